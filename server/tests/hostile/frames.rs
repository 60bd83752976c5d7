//! Frames that are too long, too many, or no frames at all.

use super::common::dice::Dice;
use super::common::player::{Lost, Player, Socket, next_text, open_socket};
use super::common::table::{House, play};
use futures_util::SinkExt;
use protocol::{FromServer, MAX_FRAME};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

const SOON: Duration = Duration::from_secs(5);

/// The memory of this process, in which the server runs too.
#[cfg(target_os = "linux")]
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/statm").unwrap();
    status.split(' ').nth(1).unwrap().parse::<usize>().unwrap() * 4_096
}

#[cfg(not(target_os = "linux"))]
fn memory() -> usize {
    0
}

/// A ping that is so long.
fn ping(length: usize) -> String {
    let mut text = r#"{"type":"ping"}"#.to_owned();
    text.push_str(&" ".repeat(length - text.len()));
    text
}

/// Whether the server closes the connection, perhaps with words before.
async fn is_closed(player: &mut Player) -> Option<u16> {
    loop {
        match player.hear_within(SOON).await {
            Ok(_) => {}
            Err(Lost::Closed(code)) => return code,
            Err(lost) => panic!("{lost:?}"),
        }
    }
}

/// Still plays.
async fn is_well(house: &House) {
    let (mut host, mut guest, _) = house.match_of("jade").await;
    play(&mut host, &mut guest, &mut Dice::new(1), 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_may_be_sixteen_kibibytes_and_not_one_byte_longer() {
    let house = House::open().await;
    let mut player = house.player().await;
    player.say_text(ping(MAX_FRAME)).await.unwrap();
    assert_eq!(player.hear().await, Ok(FromServer::Pong {}));
    player.say_text(ping(MAX_FRAME + 1)).await.unwrap();
    assert_eq!(is_closed(&mut player).await, Some(1009));
    // And not when somebody only says that it will be long.
    let mut stream = handshake(&house).await;
    let head = [0x81, 0x80 | 127, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4];
    stream.write_all(&head).await.unwrap();
    assert!(ends(&mut stream).await);
    is_well(&house).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_in_a_hundred_thousand_pieces_ends_the_connection_and_costs_no_memory() {
    let house = House::open().await;
    let before = memory();
    let mut player = house.player().await;
    let piece = |opcode: Data, bytes: &'static [u8]| {
        Message::Frame(Frame::message(bytes.to_vec(), OpCode::Data(opcode), false))
    };
    player.send(piece(Data::Text, b"{")).await.unwrap();
    let mut sent = 0;
    while sent < 100_000 && player.send(piece(Data::Continue, b" ")).await.is_ok() {
        sent += 1;
    }
    assert!(matches!(is_closed(&mut player).await, Some(1009) | None));
    let grown = memory().saturating_sub(before);
    assert!(grown < 64 << 20, "{grown} bytes more");
    is_well(&house).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_that_never_end_hold_up_nobody() {
    let house = House::open().await;
    let before = memory();
    let mut open = Vec::new();
    for _ in 0..50 {
        let mut player = house.player().await;
        let begun = Frame::message(vec![b' '; 16_000], OpCode::Data(Data::Text), false);
        player.send(Message::Frame(begun)).await.unwrap();
        // Nothing but empty pieces: they never come to a message.
        for _ in 0..200 {
            let nothing = Frame::message(Vec::new(), OpCode::Data(Data::Continue), false);
            player.send(Message::Frame(nothing)).await.unwrap();
        }
        open.push(player);
    }
    let begun = Instant::now();
    is_well(&house).await;
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    let grown = memory().saturating_sub(before);
    assert!(grown < 64 << 20, "{grown} bytes more");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bytes_that_are_no_text_end_the_connection() {
    let house = House::open().await;
    let mut player = house.player().await;
    player.send(Message::Binary(br#"{"type":"ping"}"#.to_vec().into())).await.unwrap();
    assert_eq!(is_closed(&mut player).await, Some(1003));
    let mut player = house.player().await;
    let wrong = Frame::message(vec![0xff, 0xfe, 0x00], OpCode::Data(Data::Text), true);
    player.send(Message::Frame(wrong)).await.unwrap();
    is_closed(&mut player).await;
    is_well(&house).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_without_hello_is_closed_after_a_while() {
    let house = House::open().await;
    let origin = format!("http://{}", house.server);
    let mut socket = open_socket(house.server, Some(&origin)).await.unwrap();
    let begun = Instant::now();
    let end = next_text(&mut socket, Duration::from_secs(15)).await;
    assert_eq!(end, Err(Lost::Closed(Some(1008))));
    assert!(begun.elapsed() > Duration::from_secs(8));
}

/// A socket that is open as far as the server knows, for bytes of one's own.
async fn handshake(house: &House) -> TcpStream {
    let server = house.server;
    let mut stream = TcpStream::connect(server).await.unwrap();
    let upgrade = format!(
        "GET /ws HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\nUpgrade: websocket\r\n\
         Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    stream
}

/// Whether the server ends a connection soon.
async fn ends(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    tokio::time::timeout(SOON, stream.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_on_an_open_socket_and_in_place_of_a_request_does_no_harm() {
    let house = House::open().await;
    let mut dice = Dice::new(6);
    for round in 0..60 {
        let mut stream = if round % 2 == 0 {
            handshake(&house).await
        } else {
            TcpStream::connect(house.server).await.unwrap()
        };
        let garbage: Vec<u8> = (0..dice.below(3_000)).map(|_| dice.roll() as u8).collect();
        // The server may close before it has read all.
        let _ = stream.write_all(&garbage).await;
    }
    // Without a mask, with reserved bits, with an unknown kind, a piece without a beginning.
    for wrong in [[0x81, 0x01, b'x'], [0xf1, 0x81, 0], [0x8f, 0x80, 0], [0x80, 0x80, 0]] {
        let mut stream = handshake(&house).await;
        stream.write_all(&wrong).await.unwrap();
        stream.write_all(&[0; 4]).await.unwrap();
        assert!(ends(&mut stream).await, "{wrong:?}");
    }
    // Too many headers, too long ones, bytes that no header has.
    let many = "X: y\r\n".repeat(5_000);
    let long = format!("X: {}\r\n", "y".repeat(100_000));
    let strange = "Sec-WebSocket-Protocol: \u{e9}\u{0}\r\n".to_owned();
    for head in [many, long, strange] {
        let request = format!("GET /ws HTTP/1.1\r\nHost: {}\r\n{head}\r\n", house.server);
        let mut stream = TcpStream::connect(house.server).await.unwrap();
        let _ = stream.write_all(request.as_bytes()).await;
        assert!(ends(&mut stream).await);
    }
    is_well(&house).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_messages_at_once_are_refused_then_closed_while_others_play_on() {
    let house = House::with(|settings| settings.messages_per_second = 100).await;
    let (mut host, mut guest, _) = house.match_of("jade").await;
    let mut flooder = house.player().await;
    let flooding = tokio::spawn(async move {
        let ping = || Message::Text(r#"{"type":"ping"}"#.into());
        let mut socket: Socket = flooder.socket.take().unwrap();
        for _ in 0..10_000 {
            if socket.feed(ping()).await.is_err() {
                break;
            }
        }
        let _ = socket.flush().await;
        let (mut pongs, mut refused) = (0, 0);
        loop {
            match next_text(&mut socket, SOON).await {
                Ok(text) if text.contains("too_fast") => refused += 1,
                Ok(_) => pongs += 1,
                Err(lost) => return (pongs, refused, lost),
            }
        }
    });
    let mut slowest = Duration::ZERO;
    for turn in 0..20 {
        let begun = Instant::now();
        play(&mut host, &mut guest, &mut Dice::new(turn), 1).await;
        slowest = slowest.max(begun.elapsed());
        // People think a little, and are well below the pace that is allowed.
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    assert!(slowest < Duration::from_secs(1), "{slowest:?}");
    let (pongs, refused, lost) = flooding.await.unwrap();
    assert!(matches!(lost, Lost::Closed(_)), "{lost:?}");
    assert!(pongs <= 1_000 && refused <= 101, "{pongs} answered, {refused} refused");
}
