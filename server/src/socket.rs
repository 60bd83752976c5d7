//! One client on its socket: says who it is, joins rooms, sends commands, hears what the rooms say.

use crate::actor::HEARTBEAT;
use crate::app::App;
use crate::bus::{ConnectionId, Frame, Joining, ToRoom};
use crate::http::Held;
use crate::{limits, people};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use protocol::{FromClient, FromServer, Person, Refused, RoomId};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

/// How long a client may take to say who it is.
const HELLO: Duration = Duration::from_secs(10);
/// How long one message may take to go out.
const SEND: Duration = Duration::from_secs(10);
/// How long a client may be silent: it answers pings, so it is gone.
const SILENCE: Duration = Duration::from_secs(90);
/// The most rooms on one socket.
const ROOMS: usize = 50;
/// The longest name that a client gives itself.
const CLIENT: usize = 64;
/// How many messages too many are refused before the connection is closed.
const FLOOD: u32 = 100;

/// Why a connection ends.
enum End {
    /// The client went, or nothing can be sent to it.
    Gone,
    /// It is sent away.
    Closed(u16, &'static str),
}

/// Serves a client until it goes.
#[expect(
    clippy::manual_async_fn,
    reason = "an `async fn` keeps what it is given twice, and thousands wait here"
)]
pub(crate) fn serve(
    app: Arc<App>,
    mut socket: WebSocket,
    held: Held,
) -> impl Future<Output = ()> + Send {
    async move {
        let (id, mut queue) = app.connections.add();
        metrics::gauge!("onetable_connections").increment(1.0);
        let mut client = Client {
            app: app.clone(),
            id,
            who: None,
            rooms: BTreeSet::new(),
            pace: limits::per_second(app.settings.messages_per_second),
            refused: 0,
        };
        let end = client.run(&mut socket, &mut queue).await;
        app.connections.remove(id);
        for room in &client.rooms {
            app.to_room(*room, ToRoom::Leave { from: id });
        }
        metrics::gauge!("onetable_connections").decrement(1.0);
        if let End::Closed(code, reason) = end {
            let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
            let _ = timeout(Duration::from_secs(1), socket.send(close)).await;
        }
        drop(held);
    }
}

struct Client {
    app: Arc<App>,
    id: ConnectionId,
    /// The person, and the name of the device with the person's in front: nobody can use up the numbers of another.
    who: Option<(Person, String)>,
    rooms: BTreeSet<RoomId>,
    pace: limits::Pace,
    refused: u32,
}

impl Client {
    async fn run(&mut self, socket: &mut WebSocket, queue: &mut mpsc::Receiver<Box<Frame>>) -> End {
        let begun = Instant::now();
        let mut heard = begun;
        let mut pinged = begun;
        loop {
            let next = match self.who {
                None => begun + HELLO,
                Some(_) => pinged + Duration::from_secs(HEARTBEAT.into()),
            };
            tokio::select! {
                frame = queue.recv() => match frame {
                    Some(frame) => if let Err(end) = send(socket, *frame, queue).await {
                        return end;
                    },
                    None if self.app.ending.load(Ordering::Relaxed) => {
                        return End::Closed(close_code::RESTART, "the server ends");
                    }
                    None => return End::Closed(close_code::AGAIN, "too slow"),
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => if let Err(end) = self.hear(&text).await {
                            return end;
                        },
                        Some(Ok(Message::Binary(_))) => {
                            return End::Closed(close_code::UNSUPPORTED, "text only");
                        }
                        Some(Ok(Message::Close(_))) | None => return End::Gone,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            if let Err(end) = self.is_in_pace() {
                                return end;
                            }
                        }
                        Some(Err(_)) => return End::Closed(close_code::SIZE, "too long, or no WebSocket"),
                    }
                }
                () = sleep_until(next) => {
                    if self.who.is_none() {
                        return End::Closed(close_code::POLICY, "hello first");
                    }
                    if heard.elapsed() > SILENCE {
                        return End::Gone;
                    }
                    pinged = Instant::now();
                    let ping = timeout(SEND, socket.send(Message::Ping(Default::default()))).await;
                    if !matches!(ping, Ok(Ok(()))) {
                        return End::Gone;
                    }
                }
            }
        }
    }

    /// Whether a message does not come too soon; after too many that do, it is the end.
    fn is_in_pace(&mut self) -> Result<bool, End> {
        if self.pace.check().is_ok() {
            return Ok(true);
        }
        self.refused += 1;
        if self.refused > FLOOD {
            return Err(End::Closed(close_code::POLICY, "too fast"));
        }
        Ok(false)
    }

    async fn hear(&mut self, text: &str) -> Result<(), End> {
        if !self.is_in_pace()? {
            self.refuse(text, Refused::TooFast);
            return Ok(());
        }
        let message = match serde_json::from_str::<FromClient>(text) {
            Ok(message) => message,
            Err(error) => {
                // What was sent is not repeated: the client knows it, and a log must not.
                self.refuse(text, Refused::Malformed { problem: error.to_string() });
                return Ok(());
            }
        };
        let Some((who, client)) = &self.who else {
            return match message {
                FromClient::Hello { version, token, client } => {
                    Box::pin(self.hello(version, &token, &client)).await
                }
                _ => Err(End::Closed(close_code::POLICY, "hello first")),
            };
        };
        let from = self.id;
        match message {
            FromClient::Hello { .. } => self.refuse(text, Refused::HelloOnce),
            FromClient::Ping {} => self.app.say(from, &FromServer::Pong {}),
            FromClient::Join { room, password, since, through } => {
                if self.rooms.len() >= ROOMS && !self.rooms.contains(&room) {
                    self.refuse(text, Refused::TooMany { most: ROOMS });
                    return Ok(());
                }
                let (who, client) = (who.clone(), client.clone());
                let joining = Joining { from, who, client, password, since, through };
                self.rooms.insert(room);
                self.to_room(room, text, ToRoom::Join(joining));
            }
            FromClient::Leave { room } => {
                self.rooms.remove(&room);
                self.app.to_room(room, ToRoom::Leave { from });
                self.app.say(from, &FromServer::Left { room, reason: "asked".into() });
            }
            FromClient::Do { room, cseq, command } => {
                self.to_joined(room, text, ToRoom::Do { from, cseq, command });
            }
            FromClient::Preview { room, decision, actions, id } => {
                self.to_joined(room, text, ToRoom::Preview { from, id, decision, actions });
            }
        }
        Ok(())
    }

    async fn hello(&mut self, version: u32, token: &str, client: &str) -> Result<(), End> {
        if version != protocol::VERSION {
            self.app.say(
                self.id,
                &refusal(None, None, Refused::OtherVersion { ours: protocol::VERSION }),
            );
            return Ok(());
        }
        let named = !client.is_empty() && client.len() <= CLIENT && client.is_ascii();
        let person = people::who(&self.app, token).await.ok().flatten().filter(|_| named);
        let Some(person) = person else {
            self.app.say(self.id, &refusal(None, None, Refused::UnknownToken));
            return Ok(());
        };
        self.who = Some((person.clone(), format!("{}:{client}", person.id)));
        let now = self.app.now();
        self.app.say(self.id, &FromServer::Welcome { person, now, heartbeat: HEARTBEAT });
        Ok(())
    }

    fn to_joined(&self, room: RoomId, text: &str, message: ToRoom) {
        if self.rooms.contains(&room) {
            self.to_room(room, text, message);
        } else {
            self.refuse(text, Refused::NotJoined);
        }
    }

    fn to_room(&self, room: RoomId, text: &str, message: ToRoom) {
        if !self.app.to_room(room, message) {
            self.refuse(text, Refused::TooFast);
        }
    }

    /// Refuses a message, with as much of it as helps to know which.
    fn refuse(&self, text: &str, why: Refused) {
        let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
        let number = |name: &str| value.get(name).and_then(serde_json::Value::as_u64);
        let room =
            value.get("room").and_then(|room| room.as_str()).and_then(|room| room.parse().ok());
        let mut said = refusal(room, number("cseq"), why);
        if let FromServer::Refused { id, .. } = &mut said {
            *id = number("id");
        }
        self.app.say(self.id, &said);
    }
}

fn refusal(room: Option<RoomId>, cseq: Option<u64>, why: Refused) -> FromServer {
    FromServer::Refused { room, cseq, id: None, reason: why.into() }
}

/// Sends a message and all that wait behind it, in one go.
async fn send(
    socket: &mut WebSocket,
    first: Frame,
    queue: &mut mpsc::Receiver<Box<Frame>>,
) -> Result<(), End> {
    use futures_util::SinkExt;
    let sending = async {
        let mut bytes = first.len();
        socket.feed(Message::Text(first)).await?;
        while let Ok(next) = queue.try_recv() {
            bytes += next.len();
            socket.feed(Message::Text(*next)).await?;
        }
        metrics::counter!("onetable_bytes_sent_total").increment(bytes as u64);
        socket.flush().await
    };
    match timeout(SEND, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Closed(close_code::AGAIN, "too slow")),
    }
}
