//! The connection to a server, kept by a thread: it comes back by itself after a break.

use crate::{Server, random, tls};
use engine::Refusal;
use protocol::{FromClient, FromServer, Person, VERSION};
use std::io;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// How long to wait for a message before looking whether there is one to send.
const GLANCE: Duration = Duration::from_millis(20);
/// How long making a connection may take.
const DIAL: Duration = Duration::from_secs(10);
/// A server says something every quarter of a minute; one that is silent for so long is gone.
const SILENCE: Duration = Duration::from_secs(45);
/// How long to wait before the next attempt, at first and at most.
const SOON: Duration = Duration::from_millis(200);
const LATE: Duration = Duration::from_secs(5);

/// What comes out of a connection.
#[derive(Clone, Debug, PartialEq)]
pub enum Wire {
    /// It is there, or there again: whatever was shown must be joined again.
    Up {
        me: Person,
        now: u64,
    },
    Heard(FromServer),
    /// It is gone; the next attempt comes by itself.
    Down,
    /// The server does not want us; there will be no other attempt.
    Refused(Refusal),
}

/// A connection; it ends when this is dropped.
pub struct Connection {
    send: Sender<FromClient>,
    heard: Receiver<Wire>,
}

impl Connection {
    /// Connects as whoever has this token; `client` names this device.
    pub fn open(server: &Server, token: &str, client: &str) -> Self {
        tls::choose_ciphers();
        let (send, outgoing) = mpsc::channel();
        let (tell, heard) = mpsc::channel();
        let hello = FromClient::Hello {
            version: VERSION,
            token: token.to_owned(),
            client: client.to_owned(),
        };
        let keeper = Keeper { server: server.clone(), hello, outgoing, tell };
        thread::spawn(move || keeper.keep());
        Connection { send, heard }
    }

    /// Sends, if the connection is there; what must not be lost is sent again when it comes back.
    pub fn send(&self, message: FromClient) {
        // The thread ends only after it has said why.
        let _ = self.send.send(message);
    }

    /// The next thing that comes, so long at most.
    pub fn next(&self, patience: Duration) -> Option<Wire> {
        self.heard.recv_timeout(patience).ok()
    }

    /// The next thing that has come.
    pub fn try_next(&self) -> Option<Wire> {
        self.heard.try_recv().ok()
    }
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// Why talking has ended.
enum End {
    /// Nobody listens to us here any more, or the server will not have us.
    ForGood,
    Lost,
    /// The server goes down and says when to come back.
    Bye(Duration),
}

struct Keeper {
    server: Server,
    hello: FromClient,
    outgoing: Receiver<FromClient>,
    tell: Sender<Wire>,
}

impl Keeper {
    fn keep(self) {
        let mut wait = SOON;
        loop {
            let mut welcome = false;
            let end = match dial(&self.server) {
                Ok(mut socket) => self.talk(&mut socket, &mut welcome),
                Err(_) => End::Lost,
            };
            wait = if welcome { SOON } else { (wait * 2).min(LATE) };
            let wait = match end {
                End::ForGood => return,
                End::Lost => wait,
                End::Bye(wait) => wait.min(LATE * 12),
            };
            if self.tell.send(Wire::Down).is_err() || !self.pause(jittered(wait)) {
                return;
            }
        }
    }

    /// Lets time pass; false if nobody wants the connection any more. What is sent meanwhile has nowhere to go.
    fn pause(&self, time: Duration) -> bool {
        let end = Instant::now() + time;
        loop {
            match self.outgoing.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return true,
                Err(RecvTimeoutError::Disconnected) => return false,
            }
        }
    }

    fn talk(&self, socket: &mut Socket, welcome: &mut bool) -> End {
        if say(socket, &self.hello).is_err() {
            return End::Lost;
        }
        let mut last = Instant::now();
        loop {
            match socket.read() {
                Ok(Message::Text(text)) => {
                    last = Instant::now();
                    // What a newer server says that we do not know is left out.
                    let Ok(message) = serde_json::from_str(text.as_str()) else {
                        continue;
                    };
                    if let Some(end) = self.take(message, welcome) {
                        return end;
                    }
                    continue;
                }
                Ok(Message::Close(_)) => return End::Lost,
                Ok(_) => last = Instant::now(),
                Err(tungstenite::Error::Io(error)) if is_patience(&error) => {}
                Err(_) => return End::Lost,
            }
            if last.elapsed() > SILENCE {
                return End::Lost;
            }
            if let Some(end) = self.send_all(socket, *welcome) {
                return end;
            }
        }
    }

    fn take(&self, message: FromServer, welcome: &mut bool) -> Option<End> {
        let told = match message {
            FromServer::Welcome { person, now, .. } => {
                *welcome = true;
                // Meant for the connection before this one.
                while self.outgoing.try_recv().is_ok() {}
                Wire::Up { me: person, now }
            }
            FromServer::Refused { room: None, reason, .. } if !*welcome => {
                let _ = self.tell.send(Wire::Refused(Refusal(reason)));
                return Some(End::ForGood);
            }
            FromServer::Bye { retry } => {
                return Some(End::Bye(Duration::from_millis(retry.into())));
            }
            message => Wire::Heard(message),
        };
        self.tell.send(told).is_err().then_some(End::ForGood)
    }

    fn send_all(&self, socket: &mut Socket, welcome: bool) -> Option<End> {
        loop {
            match self.outgoing.try_recv() {
                Ok(message) if welcome => {
                    if say(socket, &message).is_err() {
                        return Some(End::Lost);
                    }
                }
                Ok(_) => {}
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    // Politeness only: the server notices by itself.
                    let _ = socket.close(None);
                    let _ = socket.flush();
                    return Some(End::ForGood);
                }
            }
        }
    }
}

/// Whether reading has only taken longer than we wait at a time.
fn is_patience(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}

fn say(socket: &mut Socket, message: &FromClient) -> Result<(), tungstenite::Error> {
    let text =
        serde_json::to_string(message).map_err(|error| tungstenite::Error::Io(error.into()))?;
    socket.send(Message::text(text))
}

fn dial(server: &Server) -> Result<Socket, Box<dyn std::error::Error>> {
    let mut request = server.socket().into_client_request()?;
    request.headers_mut().insert("Origin", HeaderValue::from_str(&server.origin())?);
    let (host, port) = server.host_and_port();
    let mut problem = io::Error::from(io::ErrorKind::NotFound);
    for address in (host.as_str(), port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, DIAL) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(DIAL))?;
                stream.set_write_timeout(Some(DIAL))?;
                let handle = stream.try_clone()?;
                let (socket, _) = tungstenite::client_tls_with_config(request, stream, None, None)
                    .map_err(|error| error.to_string())?;
                handle.set_read_timeout(Some(GLANCE))?;
                return Ok(socket);
            }
            Err(error) => problem = error,
        }
    }
    Err(problem.into())
}

/// Between half and all of it, so that not everybody comes back at the same moment.
fn jittered(wait: Duration) -> Duration {
    wait.mul_f32(0.5 + random::jitter() / 2.0)
}

#[cfg(test)]
mod tests;
