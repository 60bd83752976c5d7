//! The connection against a server of a few lines.

use super::*;
use protocol::{PersonId, Refused};
use std::net::TcpListener;
use tungstenite::handshake::server::{Request, Response};

const LONG: Duration = Duration::from_secs(20);

/// A listening server and its address.
fn listen() -> (TcpListener, Server) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let server = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
    (listener, server)
}

/// Takes the next connection and what it says first; the origin it names must be the server's own.
fn accept(listener: &TcpListener, server: &Server) -> (WebSocket<TcpStream>, FromClient) {
    let (stream, _) = listener.accept().unwrap();
    #[allow(clippy::result_large_err, reason = "the type is given by the library")]
    let check = |request: &Request, response: Response| {
        assert_eq!(request.headers()["Origin"], server.origin().as_str());
        Ok(response)
    };
    let mut socket = tungstenite::accept_hdr(stream, check).unwrap();
    let hello = hear(&mut socket);
    (socket, hello)
}

fn hear(socket: &mut WebSocket<TcpStream>) -> FromClient {
    serde_json::from_str(socket.read().unwrap().to_text().unwrap()).unwrap()
}

fn welcome(socket: &mut WebSocket<TcpStream>) {
    let person = Person { id: PersonId::new(1), name: "Ada".into() };
    socket
        .send(Message::text(FromServer::Welcome { person, now: 5, heartbeat: 15 }.text()))
        .unwrap();
}

#[test]
fn it_says_hello_and_carries_messages_both_ways() {
    let (listener, server) = listen();
    let connection = Connection::open(&server, "token", "device");
    let (mut socket, hello) = accept(&listener, &server);
    let FromClient::Hello { version: VERSION, token, client } = hello else {
        panic!("another first message");
    };
    assert_eq!((token.as_str(), client.as_str()), ("token", "device"));
    welcome(&mut socket);
    assert!(matches!(connection.next(LONG), Some(Wire::Up { now: 5, .. })));
    connection.send(FromClient::Ping {});
    assert!(matches!(hear(&mut socket), FromClient::Ping {}));
    socket.send(Message::text("what is this?")).unwrap();
    socket.send(Message::text(FromServer::Pong {}.text())).unwrap();
    assert_eq!(connection.next(LONG), Some(Wire::Heard(FromServer::Pong {})));
}

#[test]
fn it_comes_back_after_a_break() {
    let (listener, server) = listen();
    let connection = Connection::open(&server, "token", "device");
    for _ in 0..3 {
        let (mut socket, _) = accept(&listener, &server);
        welcome(&mut socket);
        assert!(matches!(connection.next(LONG), Some(Wire::Up { .. })));
        drop(socket);
        assert_eq!(connection.next(LONG), Some(Wire::Down));
    }
}

#[test]
fn a_server_that_goes_down_says_when_to_come_back() {
    let (listener, server) = listen();
    let connection = Connection::open(&server, "token", "device");
    let (mut socket, _) = accept(&listener, &server);
    welcome(&mut socket);
    connection.next(LONG);
    socket.send(Message::text(FromServer::Bye { retry: 600 }.text())).unwrap();
    let gone = Instant::now();
    assert_eq!(connection.next(LONG), Some(Wire::Down));
    accept(&listener, &server);
    assert!(gone.elapsed() >= Duration::from_millis(290), "{:?}", gone.elapsed());
}

#[test]
fn a_server_that_refuses_is_not_asked_again() {
    let (listener, server) = listen();
    let connection = Connection::open(&server, "token", "device");
    let (mut socket, _) = accept(&listener, &server);
    let reason = engine::Note::from(Refused::UnknownToken);
    let refused = FromServer::Refused { room: None, cseq: None, id: None, reason: reason.clone() };
    socket.send(Message::text(refused.text())).unwrap();
    assert_eq!(connection.next(LONG), Some(Wire::Refused(Refusal(reason))));
    assert_eq!(connection.next(LONG), None);
}

#[test]
fn dropping_it_closes_the_socket() {
    let (listener, server) = listen();
    let connection = Connection::open(&server, "token", "device");
    let (mut socket, _) = accept(&listener, &server);
    drop(connection);
    assert!(matches!(socket.read(), Ok(Message::Close(_)) | Err(_)));
}

#[test]
fn waits_are_never_shorter_than_half() {
    for _ in 0..100 {
        let wait = jittered(SOON);
        assert!(wait >= SOON / 2 && wait <= SOON.mul_f32(1.01), "{wait:?}");
    }
}
