//! A client as others write it: it mirrors documents, keeps every frame, and sends again what was not answered.

use super::dice::Dice;
use super::rest;
use engine::Seed;
use engine::sealing::seat_promise;
use futures_util::{SinkExt, StreamExt};
use protocol::{
    ChatLine, Command, FromClient, FromServer, Person, RoomId, Session, VERSION, delta,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

pub type Socket = WebSocketStream<TcpStream>;

/// Why nothing more is heard.
#[derive(Clone, Debug, PartialEq)]
pub enum Lost {
    /// The connection has ended, with this code if it was said.
    Closed(Option<u16>),
    /// Nothing came for a long time.
    Silent,
    /// The room is not shown any more, or was not opened.
    Away(String),
}

/// An answer to a command: it is kept, or the code of the refusal.
pub type Answer = Result<(), String>;

/// How long a player waits for the server.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody who plays.
pub struct Player {
    pub server: SocketAddr,
    pub token: String,
    pub person: Person,
    pub client: String,
    pub cseq: u64,
    pub room: Option<RoomId>,
    pub document: Value,
    /// What was told in each room, by number.
    pub events: BTreeMap<RoomId, BTreeMap<usize, Value>>,
    pub chat: Vec<ChatLine>,
    /// Every frame and when it came.
    pub frames: Vec<(Instant, String)>,
    /// Commands that were answered, with their room.
    pub kept: Vec<(RoomId, u64)>,
    pub refused: Vec<(RoomId, u64)>,
    /// The command that is not answered yet.
    pub pending: Option<(RoomId, u64, Command)>,
    /// The own part of the luck of the next match.
    pub part: Seed,
    pub socket: Option<Socket>,
}

/// Opens a socket as a page of the server would, or one of another origin.
pub async fn open_socket(server: SocketAddr, origin: Option<&str>) -> Result<Socket, Lost> {
    let mut request = format!("ws://{server}/ws").into_client_request().unwrap();
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().unwrap());
    }
    let opening = async {
        let stream = TcpStream::connect(server).await.map_err(|_| Lost::Closed(None))?;
        stream.set_nodelay(true).map_err(|_| Lost::Closed(None))?;
        let opened = tokio_tungstenite::client_async(request, stream).await;
        opened.map(|(socket, _)| socket).map_err(|error| match error {
            tokio_tungstenite::tungstenite::Error::Http(reply) => {
                Lost::Away(reply.status().as_u16().to_string())
            }
            _ => Lost::Closed(None),
        })
    };
    timeout(PATIENCE, opening).await.map_err(|_| Lost::Silent)?
}

/// The next text on a socket.
pub async fn next_text(socket: &mut Socket, patience: Duration) -> Result<String, Lost> {
    loop {
        let message = timeout(patience, socket.next()).await.map_err(|_| Lost::Silent)?;
        match message {
            Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
            Some(Ok(Message::Close(frame))) => {
                return Err(Lost::Closed(frame.map(|frame| frame.code.into())));
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return Err(Lost::Closed(None)),
        }
    }
}

impl Player {
    /// A new guest, not connected yet.
    pub async fn guest(server: SocketAddr) -> Self {
        let reply = rest::post(server, "/api/guest", None, &json!({})).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        Player::with(server, &serde_json::from_str(&reply.body).unwrap())
    }

    /// Somebody with a session.
    pub fn with(server: SocketAddr, session: &Session) -> Self {
        Player {
            server,
            token: session.token.clone(),
            person: session.me.person.clone(),
            client: "device".into(),
            cseq: 0,
            room: None,
            document: Value::Null,
            events: BTreeMap::new(),
            chat: Vec::new(),
            frames: Vec::new(),
            kept: Vec::new(),
            refused: Vec::new(),
            pending: None,
            part: Seed::from_number(7),
            socket: None,
        }
    }

    /// A new guest who has said hello.
    pub async fn connected(server: SocketAddr) -> Self {
        let mut player = Player::guest(server).await;
        player.connect().await.unwrap();
        player
    }

    /// Connects, again if need be, and says hello.
    pub async fn connect(&mut self) -> Result<(), Lost> {
        self.socket = None;
        let origin = format!("http://{}", self.server);
        self.socket = Some(open_socket(self.server, Some(&origin)).await?);
        let (token, client) = (self.token.clone(), self.client.clone());
        self.say(&FromClient::Hello { version: VERSION, token, client }).await?;
        loop {
            match self.hear().await? {
                FromServer::Welcome { .. } => return Ok(()),
                FromServer::Refused { reason, .. } => return Err(Lost::Away(reason.code.into())),
                _ => {}
            }
        }
    }

    /// Opens a room with these wishes.
    pub async fn open(&self, wishes: &Value) -> RoomId {
        let reply = rest::post(self.server, "/api/rooms", Some(&self.token), wishes).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.json()["room"].as_str().unwrap().parse().unwrap()
    }

    /// Looks at a room, from what was not told yet.
    pub async fn join(&mut self, room: RoomId) -> Result<(), Lost> {
        self.join_with(room, None).await
    }

    pub async fn join_with(&mut self, room: RoomId, password: Option<&str>) -> Result<(), Lost> {
        let told = self.events.entry(room).or_default();
        let since = told.last_key_value().map_or(0, |(number, _)| number + 1);
        self.room = Some(room);
        let password = password.map(str::to_owned);
        self.say(&FromClient::Join { room, password, since, through: None }).await?;
        loop {
            match self.hear().await? {
                FromServer::Snapshot(shown) if shown.room == room => return Ok(()),
                FromServer::Refused { cseq: None, reason, .. } => {
                    return Err(Lost::Away(reason.code.into()));
                }
                _ => {}
            }
        }
    }

    pub async fn say(&mut self, message: &FromClient) -> Result<(), Lost> {
        self.say_text(serde_json::to_string(message).unwrap()).await
    }

    pub async fn say_text(&mut self, text: String) -> Result<(), Lost> {
        self.send(Message::Text(text.into())).await
    }

    pub async fn send(&mut self, message: Message) -> Result<(), Lost> {
        let socket = self.socket.as_mut().ok_or(Lost::Closed(None))?;
        let sent = timeout(PATIENCE, socket.send(message)).await.map_err(|_| Lost::Silent)?;
        sent.map_err(|_| Lost::Closed(None))
    }

    /// The next message, with what it changes written into the document.
    pub async fn hear(&mut self) -> Result<FromServer, Lost> {
        self.hear_within(PATIENCE).await
    }

    pub async fn hear_within(&mut self, patience: Duration) -> Result<FromServer, Lost> {
        let socket = self.socket.as_mut().ok_or(Lost::Closed(None))?;
        let text = next_text(socket, patience).await?;
        let message: FromServer = serde_json::from_str(&text).unwrap();
        self.frames.push((Instant::now(), text));
        match &message {
            FromServer::Snapshot(shown) => {
                if Some(shown.room) == self.room {
                    self.document = shown.document.clone();
                    self.chat = shown.chat.clone();
                }
                self.told(shown.room, shown.number, &shown.events);
            }
            FromServer::Update(update) => {
                if let Some(number) = update.number {
                    self.told(update.room, number, &update.events);
                }
                if let Some(delta) = &update.delta
                    && Some(update.room) == self.room
                {
                    delta::apply(&mut self.document, delta).unwrap();
                }
                self.chat.extend(update.chat.clone());
            }
            FromServer::Heartbeat { rooms, .. } => {
                for beat in rooms.iter().filter(|beat| Some(beat.room) == self.room) {
                    assert_eq!(beat.checksum, delta::checksum(&self.document));
                    let told = &self.events[&beat.room];
                    assert_eq!(told.last_key_value().map_or(0, |(last, _)| last + 1), beat.number);
                }
            }
            FromServer::Done { room, cseq } => self.answered(*room, *cseq, true),
            FromServer::Refused { room: Some(room), cseq: Some(cseq), .. } => {
                self.answered(*room, *cseq, false);
            }
            FromServer::Left { reason, .. } if reason != "asked" => {
                return Err(Lost::Away(reason.clone()));
            }
            _ => {}
        }
        Ok(message)
    }

    fn told(&mut self, room: RoomId, number: usize, events: &[Value]) {
        let told = self.events.entry(room).or_default();
        for (number, event) in (number..).zip(events) {
            let before = told.insert(number, event.clone());
            assert!(before.is_none_or(|before| before == *event), "{number} was told differently");
        }
    }

    fn answered(&mut self, room: RoomId, cseq: u64, kept: bool) {
        let list = if kept { &mut self.kept } else { &mut self.refused };
        list.push((room, cseq));
        if self.pending.as_ref().is_some_and(|(place, number, _)| (*place, *number) == (room, cseq))
        {
            self.pending = None;
        }
    }

    /// Does something under the next number.
    pub async fn ask(&mut self, command: Command) -> Result<Answer, Lost> {
        self.cseq += 1;
        let room = self.room.unwrap();
        self.pending = Some((room, self.cseq, command.clone()));
        self.ask_as(room, self.cseq, command).await
    }

    /// Does something under a number of one's own choice.
    pub async fn ask_as(
        &mut self,
        room: RoomId,
        cseq: u64,
        command: Command,
    ) -> Result<Answer, Lost> {
        self.say(&FromClient::Do { room, cseq, command }).await?;
        loop {
            match self.hear().await? {
                FromServer::Done { cseq: answered, .. } if answered == cseq => return Ok(Ok(())),
                FromServer::Refused { cseq: Some(answered), reason, .. } if answered == cseq => {
                    return Ok(Err(reason.code.into()));
                }
                _ => {}
            }
        }
    }

    /// Does something that must be granted.
    #[track_caller]
    pub fn done(&mut self, command: Command) -> impl Future<Output = ()> {
        let place = std::panic::Location::caller();
        async move {
            let answer = self.ask(command.clone()).await;
            assert_eq!(answer, Ok(Ok(())), "{command:?} at {place}");
        }
    }

    /// Does something that must be refused; gives the code.
    #[track_caller]
    pub fn denied(&mut self, command: Command) -> impl Future<Output = String> {
        let place = std::panic::Location::caller();
        async move {
            match self.ask(command.clone()).await {
                Ok(Err(code)) => code,
                other => panic!("{command:?} came to {other:?} at {place}"),
            }
        }
    }

    /// Listens until the document is as wanted.
    #[track_caller]
    pub fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> impl Future<Output = ()> {
        let place = std::panic::Location::caller();
        async move {
            while !wanted(&self.document) {
                if let Err(lost) = self.hear().await {
                    panic!("waited in vain at {place}: {lost:?}");
                }
            }
        }
    }

    pub fn phase(&self) -> &str {
        self.document["room"]["phase"].as_str().unwrap_or_default()
    }

    /// Whether the game waits for this player.
    pub fn is_asked(&self) -> bool {
        let choices = self.document["game"]["choices"].as_array();
        self.phase() == "playing"
            && self.document["me"]["laid"].is_null()
            && choices.is_some_and(|choices| !choices.is_empty())
    }

    pub fn decision(&self) -> u64 {
        self.document["me"]["decision"].as_u64().unwrap_or_default()
    }

    /// Any of the actions that are offered.
    pub fn any_action(&self, dice: &mut Dice) -> Value {
        let choices = self.document["game"]["choices"].as_array().unwrap();
        dice.pick(choices)["action"].clone()
    }

    /// Plays something at random; an unfinished choice is gone on with.
    pub async fn take_turn(&mut self, dice: &mut Dice) -> Result<Answer, Lost> {
        let decision = self.decision();
        let mut actions = vec![self.any_action(dice)];
        let first = Command::Play { decision, actions: actions.clone() };
        match self.ask(first).await? {
            Err(code) if code == "unfinished" => {}
            answer => return Ok(answer),
        }
        loop {
            match self.preview(decision, &actions).await? {
                Ok(choices) if choices.is_empty() => break,
                Ok(choices) => actions.push(dice.pick(&choices)["action"].clone()),
                Err(code) => return Ok(Err(code)),
            }
        }
        self.ask(Command::Play { decision, actions }).await
    }

    /// How a choice goes on: nothing when it is complete.
    pub async fn preview(
        &mut self,
        decision: u64,
        actions: &[Value],
    ) -> Result<Result<Vec<Value>, String>, Lost> {
        let (room, actions) = (self.room.unwrap(), actions.to_vec());
        self.say(&FromClient::Preview { room, decision, actions, id: 1 }).await?;
        loop {
            match self.hear().await? {
                FromServer::Preview { choices, .. } => return Ok(Ok(choices)),
                FromServer::Refused { id: Some(_), reason, .. } => {
                    return Ok(Err(reason.code.into()));
                }
                _ => {}
            }
        }
    }

    /// The own part of the luck, promised.
    pub fn promise(&self) -> Command {
        Command::Promise { promise: Some(seat_promise(&self.part)) }
    }

    /// The same, opened.
    pub fn reveal(&self) -> Command {
        Command::Reveal { value: engine::digest::hex(&self.part.0) }
    }
}
