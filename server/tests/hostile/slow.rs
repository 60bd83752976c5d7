//! Clients that never finish: heads that do not come, and readers that do not read.

use super::common::dice::Dice;
use super::common::player::{Lost, PATIENCE, Player, next_text};
use super::common::table::{House, play};
use futures_util::SinkExt;
use protocol::{Command, FromClient, VERSION};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Whether the server has ended a connection, or does so now.
async fn ends(mut stream: TcpStream, patience: Duration) -> bool {
    let mut rest = Vec::new();
    timeout(patience, stream.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_thousand_half_open_connections_do_not_hold_up_a_match_and_are_closed() {
    let house = House::open().await;
    let (mut host, mut guest, _) = house.match_of("jade").await;
    let beginnings = ["", "G", "GET /api/games HTTP/1.1\r\nHost: x\r\n", "PRI * HTTP/2.0\r\n\r\n"];
    let mut open = Vec::new();
    for number in 0..2_000 {
        // Where fewer files may be open there are fewer.
        let Ok(mut stream) = TcpStream::connect(house.server).await else { break };
        let beginning: &str = beginnings[number % beginnings.len()];
        let _ = stream.write_all(beginning.as_bytes()).await;
        open.push(stream);
    }
    println!("{} half-open connections", open.len());
    assert!(open.len() > 100);
    let mut slowest = Duration::ZERO;
    for turn in 0..20 {
        let begun = Instant::now();
        play(&mut host, &mut guest, &mut Dice::new(turn), 1).await;
        slowest = slowest.max(begun.elapsed());
    }
    assert!(slowest < Duration::from_secs(1), "{slowest:?}");
    // The time for a head runs from the beginning, whether any of it comes or not.
    tokio::time::sleep(Duration::from_secs(6)).await;
    for (number, stream) in open.into_iter().enumerate() {
        let beginning = beginnings[number % beginnings.len()];
        assert!(ends(stream, Duration::from_secs(2)).await, "open for ever after {beginning:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_head_that_comes_letter_by_letter_is_not_waited_for() {
    let house = House::open().await;
    let mut stream = TcpStream::connect(house.server).await.unwrap();
    let begun = Instant::now();
    stream.write_all(b"GET / HTTP/1.1\r\nX: ").await.unwrap();
    while begun.elapsed() < Duration::from_secs(10) && stream.write_all(b"y").await.is_ok() {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
}

/// A player who takes only little at a time from the network, and has joined a room.
async fn with_small_buffer(player: &mut Player) {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let stream = socket.connect(player.server).await.unwrap();
    let mut request = format!("ws://{}/ws", player.server).into_client_request().unwrap();
    let origin = format!("http://{}", player.server);
    request.headers_mut().insert("origin", origin.parse().unwrap());
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let hello = FromClient::Hello {
        version: VERSION,
        token: player.token.clone(),
        client: player.client.clone(),
    };
    let room = player.room.unwrap();
    let join = FromClient::Join { room, password: None, since: 0, through: None };
    for message in [hello, join] {
        socket.send(Message::Text(serde_json::to_string(&message).unwrap().into())).await.unwrap();
    }
    player.socket = Some(socket);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_never_reads_is_cut_off_and_the_others_miss_nothing() {
    let house = House::open().await;
    let (mut host, mut guest, mut watcher) = house.match_of("jade").await;
    let mut sleeper = Player::guest(house.server).await;
    sleeper.room = host.room;
    with_small_buffer(&mut sleeper).await;
    let listening = tokio::spawn(async move {
        while watcher.chat.last().is_none_or(|line| line.text != "the end") {
            watcher.hear().await.unwrap();
        }
        watcher
    });
    let mut talker = house.player().await;
    talker.join(host.room.unwrap()).await.unwrap();
    talker.until(|document| document["room"]["watching"] == 3).await;
    let mut slowest = Duration::ZERO;
    let mut said = 0;
    // Until the one who does not read is not there any more.
    while talker.document["room"]["watching"] == 3 {
        let text = format!("{said} {}", "\u{1f004}".repeat(290));
        let begun = Instant::now();
        talker.done(Command::Say { text }).await;
        slowest = slowest.max(begun.elapsed());
        said += 1;
        assert!(said < 15_000, "nobody was cut off");
        // It takes ten seconds until a message counts as one that cannot be sent.
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    talker.done(Command::Say { text: "the end".into() }).await;
    let watcher = listening.await.unwrap();
    assert_eq!(watcher.chat.len(), said + 1);
    for (number, line) in watcher.chat[..said].iter().enumerate() {
        assert!(line.text.starts_with(&format!("{number} ")));
    }
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
    play(&mut host, &mut guest, &mut Dice::new(1), 4).await;
    // What had waited for the one who did not read is little, and then comes the end.
    let socket = sleeper.socket.as_mut().unwrap();
    let mut bytes = 0;
    let lost = loop {
        match next_text(socket, PATIENCE).await {
            Ok(text) => bytes += text.len(),
            Err(lost) => break lost,
        }
    };
    assert!(matches!(lost, Lost::Closed(_)), "{lost:?}");
    println!("{said} things said, {bytes} bytes waited for nobody");
    assert!(bytes < 6 << 20, "{bytes}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_the_answers_to_his_own_questions_is_cut_off_too() {
    let house = House::open().await;
    let (mut host, mut guest, _) = house.match_of("smashup").await;
    let mut sleeper = Player::guest(house.server).await;
    sleeper.room = host.room;
    with_small_buffer(&mut sleeper).await;
    let room = host.room.unwrap();
    let join = FromClient::Join { room, password: None, since: 0, through: None };
    let begun = Instant::now();
    // Each time the whole room is shown.
    while begun.elapsed() < Duration::from_secs(20) && sleeper.say(&join).await.is_ok() {}
    assert!(begun.elapsed() < Duration::from_secs(20));
    play(&mut host, &mut guest, &mut Dice::new(1), 4).await;
}
