//! What once went wrong on the socket.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{FromServer, Opened, Session};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{Running, Settings};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn start(folder: &tempfile::TempDir) -> Running {
    let settings = Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.path().to_owned(),
        bot_delay: (0, 0),
        ..Settings::default()
    };
    server::start(settings, catalog::Catalog::built_in().unwrap()).await.unwrap()
}

/// A request over plain HTTP, and its answer.
async fn post<T: DeserializeOwned>(to: SocketAddr, path: &str, token: &str, body: Value) -> T {
    let body = body.to_string();
    let bearer = match token {
        "" => String::new(),
        token => format!("Authorization: Bearer {token}\r\n"),
    };
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {to}\r\n{bearer}Content-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(to).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{answer}\n{error}"))
}

async fn connect(to: SocketAddr) -> Socket {
    let mut request = format!("ws://{to}/ws").into_client_request().unwrap();
    request.headers_mut().insert("Origin", format!("http://{to}").parse().unwrap());
    tokio_tungstenite::connect_async(request).await.unwrap().0
}

async fn say(socket: &mut Socket, message: Value) {
    socket.send(Message::text(message.to_string())).await.unwrap();
}

/// The next message that is wanted.
async fn hear<T>(socket: &mut Socket, wanted: impl Fn(FromServer) -> Option<T>) -> T {
    let heard = async {
        loop {
            let Message::Text(text) = socket.next().await.unwrap().unwrap() else { continue };
            if let Some(found) = wanted(serde_json::from_str(&text).unwrap()) {
                return found;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), heard).await.expect("it is said")
}

#[tokio::test]
async fn regression_a_server_that_ends_closes_with_restart() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(&folder).await;
    let mut socket = connect(running.address()).await;
    let ending = tokio::spawn(running.stop());
    let mut last = None;
    while let Some(Ok(message)) = socket.next().await {
        match message {
            Message::Text(text) => last = serde_json::from_str::<FromServer>(&text).ok(),
            Message::Close(frame) => {
                assert_eq!(last, Some(FromServer::Bye { retry: 3_000 }));
                let restart = tungstenite::protocol::frame::coding::CloseCode::Restart;
                assert_eq!(frame.unwrap().code, restart);
                ending.await.unwrap();
                return;
            }
            _ => {}
        }
    }
    panic!("it ends with a close frame");
}

#[tokio::test]
async fn regression_who_never_went_cannot_come_back_for_more_time() {
    let folder = tempfile::tempdir().unwrap();
    let running = start(&folder).await;
    let to = running.address();
    let session: Session = post(to, "/api/guest", "", json!({})).await;
    let game = json!({ "game": "jade" });
    let Opened { room, .. } = post(to, "/api/play", &session.token, game).await;
    let mut socket = connect(to).await;
    let hello = json!({"type": "hello", "version": 1, "token": session.token, "client": "a"});
    say(&mut socket, hello).await;
    say(&mut socket, json!({"type": "join", "room": room})).await;
    let none = json!({"promise": {}});
    say(&mut socket, json!({"type": "do", "room": room, "cseq": 1, "command": none})).await;
    hear(&mut socket, |message| match message {
        FromServer::Snapshot(snapshot) => snapshot.document.get("game").cloned(),
        FromServer::Update(update) => update.delta?.get("game").cloned(),
        _ => None,
    })
    .await;
    say(&mut socket, json!({"type": "do", "room": room, "cseq": 2, "command": "back"})).await;
    let answer = hear(&mut socket, |message| match message {
        FromServer::Refused { cseq: Some(2), reason, .. } => Some(Err(reason.code.into_owned())),
        FromServer::Done { cseq: 2, .. } => Some(Ok(())),
        _ => None,
    });
    assert_eq!(answer.await, Err("not_away".to_owned()));
    running.stop().await;
}
