//! A server of one room for tests: Ada is the host in the first seat, Bob plays by himself in the second.
//!
//! What Ada says makes other things happen: `undo` makes Bob ask for one, `no` makes him refuse hers, `away` makes him go,
//! `bot` lets a bot stand in for him, `late` lets time run out for Ada, `out` has her sent away, `drop` breaks the
//! connection, `end` makes Bob give up.

use crate::Guest;
use crate::testing::{cards, jade};
use catalog::{Choice, Done, Table};
use client::{Connection, Link, Wishes};
use engine::{Seat, Seed, Setup, Status, Takeback, Viewer};
use protocol::{
    ChatLine, Command, FromClient, FromServer, Person, PersonId, Refused, RoomId, Snapshot, Update,
    delta,
};
use serde_json::{Value, json};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use texts::Lang;
use tungstenite::{Message, WebSocket};

/// The server's clock, which stands still.
pub(crate) const NOW: u64 = 1_000_000;

const ADA: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const CID: Seat = Seat::new(2);
const ROOM: RoomId = RoomId::new(7);
const NEXT: RoomId = RoomId::new(8);

/// How the server is to behave.
#[derive(Clone, Default)]
pub(crate) struct Manner {
    /// Ada has still to sit down.
    pub(crate) open: bool,
    /// Bob does not move, and has 42 seconds for it.
    pub(crate) slow: bool,
    /// Each choice takes two picks, of which the second counts.
    pub(crate) two_picks: bool,
    /// Nobody is let in.
    pub(crate) shut: bool,
    /// The match that is played, if it is not one of Jade Night; its choices are those of its rules.
    pub(crate) dealt: Option<fn() -> Box<dyn Table>>,
    /// Cid sits where Ada would.
    pub(crate) full: bool,
    /// The match has begun long ago, and much was said.
    pub(crate) late: bool,
    /// Bob's seat is open.
    pub(crate) alone: bool,
    /// Bob opened the room, and Ada is not ready.
    pub(crate) guest: bool,
    /// Bob is not connected.
    pub(crate) away: bool,
    /// Bob has to agree to what Ada takes back.
    pub(crate) asks: bool,
    /// Ada is in the room already.
    pub(crate) elsewhere: bool,
    /// The room is one of Bomb Cat, and its host has brought a card.
    pub(crate) modules: bool,
}

/// The module that is brought: a card that ends the turn.
fn naps() -> Value {
    json!({
        "v": 1, "id": "naps", "name": { "en": "Naps", "zh": "午睡" },
        "cards": [{ "id": "sunbeam", "class": "func", "name": { "en": "Sunbeam", "zh": "阳光" }, "grants": ["bask"] }],
        "actions": [{
            "id": "bask", "name": { "en": "Bask", "zh": "晒太阳" }, "kind": "play", "cond": { "k": "my_turn" },
            "costs": [[{ "op": "use", "what": { "k": "c_def", "id": "sunbeam" } }]],
            "do": [{ "k": "end_turn" }],
        }],
    })
}

fn fingerprint() -> String {
    let catalog = catalog::Catalog::built_in().unwrap();
    catalog.game("bombcat").unwrap().document(&naps()).unwrap().hash
}

/// The cards at a table to which it was brought.
fn brought() -> Vec<(String, Value)> {
    let catalog = catalog::Catalog::built_in().unwrap();
    catalog.game("bombcat").unwrap().cards_at(&json!({ "modules": [naps()] }), 2)
}

/// A match with it.
pub(crate) fn with_module() -> Box<dyn Table> {
    let setup = Setup {
        options: json!({ "modules": [naps()] }),
        seats: 2,
        seed: Seed([7; 32]),
        random: vec![],
    };
    catalog::Catalog::built_in().unwrap().game("bombcat").unwrap().create(&setup).unwrap()
}

/// Somebody who has just come into the room.
pub(crate) fn guest(manner: Manner, lang: Lang) -> Guest {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let (elsewhere, modules) = (manner.elsewhere, manner.modules);
    thread::spawn(move || Host::new(manner).run(&listener));
    let mut link: Link = format!("http://{address}/t/{ROOM}").parse().unwrap();
    let connection = Connection::open(&link.server, "token", "device");
    // The port is another each time.
    link.server = "http://cards.example".parse().unwrap();
    Guest {
        connection,
        link,
        password: None,
        wishes: Wishes::default(),
        cards: Arc::new(move |game, _| match game {
            "jade" => cards(),
            _ if modules => brought(),
            game => catalog::Catalog::built_in().unwrap().game(game).unwrap().cards(),
        }),
        elsewhere,
        lang,
    }
}

struct Host {
    manner: Manner,
    room: RoomId,
    table: Option<Box<dyn Table>>,
    seated: bool,
    ready: bool,
    bob: Value,
    bob_here: bool,
    stand_in: bool,
    orders: Value,
    /// How much more time Ada has asked for, in milliseconds.
    more: u64,
    promise: Value,
    undo: Value,
    rematch: Value,
    chat: Vec<ChatLine>,
    decisions: u64,
    /// The number of the last command.
    last: u64,
    /// What the client has.
    told: usize,
    shown: String,
}

fn person(seat: Seat) -> Person {
    let name = ["Ada", "Bob", "Cid"][seat.index()].to_owned();
    Person { id: PersonId::new(seat.index() as u128 + 1), name }
}

impl Host {
    fn new(manner: Manner) -> Self {
        let mut host = Host {
            room: ROOM,
            table: None,
            seated: !manner.open && !manner.full,
            ready: !manner.open && !manner.guest,
            bob: if manner.alone { json!("open") } else { json!({ "person": person(BOB) }) },
            bob_here: !manner.away,
            stand_in: false,
            orders: json!({}),
            more: 0,
            manner,
            promise: json!({}),
            undo: Value::Null,
            rematch: Value::Null,
            chat: Vec::new(),
            decisions: 0,
            last: 0,
            told: 0,
            shown: String::new(),
        };
        if host.manner.late {
            host.table = Some(jade(2, Value::Null, vec![]));
            host.say(BOB, "long ago");
            let batch = [json!("start")];
            host.table.as_mut().unwrap().play(ADA, &batch, 0).unwrap();
        }
        host
    }

    fn run(mut self, listener: &TcpListener) {
        while let Ok((stream, _)) = listener.accept() {
            let mut socket = tungstenite::accept(stream).unwrap();
            while let Ok(message) = socket.read() {
                let Ok(text) = message.to_text() else { break };
                let Ok(heard) = serde_json::from_str(text) else { break };
                if !self.hear(heard, &mut socket) {
                    break;
                }
            }
        }
    }

    /// False if the connection is to break.
    fn hear(&mut self, heard: FromClient, socket: &mut WebSocket<TcpStream>) -> bool {
        let mut send = |message: String| socket.send(Message::text(message)).is_ok();
        match heard {
            FromClient::Hello { .. } => {
                let person = person(ADA);
                send(FromServer::Welcome { person, now: NOW, heartbeat: 15 }.text())
            }
            FromClient::Join { room, .. } if self.manner.shut => {
                let reason = Refused::WrongPassword.into();
                send(FromServer::Refused { room: Some(room), cseq: None, id: None, reason }.text())
            }
            FromClient::Join { room, since, .. } => {
                if room != self.room {
                    *self = Host { room, ..Host::new(self.manner.clone()) };
                }
                self.shown = self.document().to_string();
                let events = self.events(since);
                self.told = since + events.len();
                let snapshot = Snapshot {
                    room,
                    number: since,
                    events,
                    document: self.document(),
                    chat: self.chat.clone(),
                };
                send(FromServer::Snapshot(snapshot).text())
            }
            FromClient::Do { cseq, command, .. } => {
                let room = self.room;
                if cseq <= self.last {
                    return send(FromServer::Done { room, cseq }.text());
                }
                self.last = cseq;
                if command == (Command::Say { text: "drop".into() }) {
                    self.say(ADA, "drop");
                    return false;
                }
                if let Err(reason) = self.obey(command, &mut send) {
                    let room = Some(room);
                    return send(
                        FromServer::Refused { room, cseq: Some(cseq), id: None, reason }.text(),
                    );
                }
                self.bob();
                let new = self.document().to_string();
                let events: Vec<String> =
                    self.events(self.told).iter().map(Value::to_string).collect();
                let change = delta::between(&self.shown, &new).unwrap_or_default();
                let update = Update::text(room, self.told, &events.join(","), &change);
                self.told += events.len();
                self.shown = new;
                send(update) && send(FromServer::Done { room, cseq }.text())
            }
            FromClient::Preview { room, id, actions, .. } => {
                let (complete, question, choices) = match self.preview(&actions) {
                    Ok(preview) => preview,
                    Err(reason) => {
                        let (room, cseq, id) = (Some(room), None, Some(id));
                        return send(FromServer::Refused { room, cseq, id, reason }.text());
                    }
                };
                let choices = choices.iter().map(|choice| json!(choice)).collect();
                send(FromServer::Preview { room, id, complete, question, choices }.text())
            }
            FromClient::Leave { .. } | FromClient::Ping {} => true,
        }
    }

    /// Whether picks are complete, and how the choice goes on else.
    fn preview(
        &mut self,
        actions: &[Value],
    ) -> Result<(bool, Option<Value>, Vec<Choice>), engine::Note> {
        let table = self.table.as_mut().unwrap();
        if self.manner.dealt.is_some() {
            let done = table.preview(ADA, actions).map_err(|refusal| refusal.0)?;
            return Ok(match done {
                Done::Played => (true, None, vec![]),
                Done::Unfinished { question, choices, .. } => (false, question, choices),
            });
        }
        table.check(ADA, actions.last().unwrap()).map_err(|refusal| refusal.0)?;
        let complete = !self.manner.two_picks || actions.len() == 2;
        let question = table.question(ADA).map(|question| json!(question));
        Ok((complete, question, table.choices(ADA)))
    }

    fn obey(
        &mut self,
        command: Command,
        send: &mut dyn FnMut(String) -> bool,
    ) -> Result<(), engine::Note> {
        match command {
            Command::Sit { .. } if self.manner.full => return Err(Refused::SeatTaken.into()),
            Command::Sit { .. } => self.seated = true,
            Command::Stand => self.seated = false,
            Command::Place { seat: BOB, bot: Some(level) } => self.bob = json!({ "bot": level }),
            Command::Place { seat: BOB, bot: None } | Command::Kick { seat: BOB } => {
                self.bob = json!("open");
            }
            Command::Order { orders } => self.orders = json!(orders),
            Command::MoreTime => self.more += 15_000,
            Command::StandIn { seat: BOB } => self.stand_in = true,
            Command::Mute { .. } => {}
            Command::Ready { ready } => self.ready = ready,
            Command::Promise { promise } => self.promise = json!({ "promise": promise }),
            Command::Start => {
                let jade = || jade(2, Value::Null, vec![]);
                self.table = Some(self.manner.dealt.map_or_else(jade, |deal| deal()));
            }
            Command::Play { decision, .. } if decision != self.decisions => {
                return Err(Refused::Stale { decision: self.decisions }.into());
            }
            Command::Play { actions, .. } => {
                let counts = if self.manner.dealt.is_some() { 0 } else { actions.len() - 1 };
                let last = &actions[counts..];
                self.table.as_mut().unwrap().play(ADA, last, 0).map_err(|refusal| refusal.0)?;
                self.decisions += 1;
            }
            Command::Undo if self.manner.asks => {
                self.undo = json!({ "seat": ADA, "agreed": [ADA] });
            }
            Command::Undo => {
                let everybody = engine::SeatSet::all(2);
                let takeback = Takeback { agreed: everybody, revealed: true };
                let table = self.table.as_mut().unwrap();
                table.undo(ADA, takeback, 0).map_err(|refusal| refusal.0)?;
                self.decisions += 1;
            }
            Command::Agree { .. } => self.undo = Value::Null,
            Command::Concede => {
                let table = self.table.as_mut().unwrap();
                table.concede(ADA, 0).map_err(|refusal| refusal.0)?;
            }
            Command::Rematch => self.rematch = json!(NEXT),
            Command::Say { text } => {
                let line = self.say(ADA, &text);
                let chat = Update {
                    room: self.room,
                    number: None,
                    events: vec![],
                    delta: None,
                    chat: Some(line),
                };
                send(FromServer::Update(chat).text());
                match text.as_str() {
                    "no" => self.undo = Value::Null,
                    "away" => self.bob_here = false,
                    "bot" => self.stand_in = true,
                    "out" => self.seated = false,
                    "late" => {
                        let table = self.table.as_mut().unwrap();
                        let batch = table.choose(ADA, "greedy", None).unwrap();
                        table.play(ADA, &batch, 0).unwrap();
                        self.decisions += 1;
                    }
                    "undo" => self.undo = json!({ "seat": BOB, "agreed": [BOB] }),
                    "end" => {
                        let table = self.table.as_mut().unwrap();
                        table.concede(BOB, 0).map_err(|refusal| refusal.0)?;
                    }
                    _ => {}
                }
            }
            _ => return Err(Refused::NotHost.into()),
        }
        Ok(())
    }

    fn say(&mut self, seat: Seat, text: &str) -> ChatLine {
        let at = self.chat.len() as u64;
        let line = ChatLine { from: person(seat), text: text.into(), at };
        self.chat.push(line.clone());
        line
    }

    /// Bob moves while it is his turn.
    fn bob(&mut self) {
        let Some(table) = self.table.as_mut().filter(|_| !self.manner.slow) else { return };
        while matches!(table.status(), Status::Awaiting(seats) if seats.contains(BOB)) {
            let batch = table.choose(BOB, "greedy", None).unwrap();
            table.play(BOB, &batch, 0).unwrap();
        }
    }

    fn events(&self, since: usize) -> Vec<Value> {
        self.table.as_ref().map(|table| table.events(Viewer::Seat(ADA), since)).unwrap_or_default()
    }

    fn document(&self) -> Value {
        let holder = |seat| json!({ "person": person(seat) });
        let ada = match (self.seated, self.manner.full) {
            (true, _) => holder(ADA),
            (false, true) => holder(CID),
            (false, false) => json!("open"),
        };
        let host = if self.manner.guest || self.manner.full { BOB } else { ADA };
        let outcome = self.table.as_ref().and_then(|table| match table.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Awaiting(_) => None,
        });
        let phase = match (&self.table, &outcome) {
            (None, _) => "waiting",
            (Some(_), None) => "playing",
            (Some(_), Some(_)) => "over",
        };
        let (game, options) = match self.manner.modules {
            true => ("bombcat", json!({ "hand": 5, "modules": [fingerprint()] })),
            false => (self.table.as_ref().map_or("jade", |table| table.game()), Value::Null),
        };
        let mut document = json!({ "room": {
            "game": game, "options": options, "phase": phase, "host": person(host).id,
            "seats": [
                { "holder": ada, "ready": self.ready, "here": true },
                { "holder": self.bob, "ready": true, "here": self.bob_here, "stand_in": self.stand_in },
            ],
            "listed": false, "locked": false, "spectators": "public", "clock": "none", "windows": "natural",
            "seal": { "promise": "ab", "parts": [self.promise, {}] }, "watching": 0
        } });
        let room = &mut document["room"];
        for (name, value) in [("undo", &self.undo), ("rematch", &self.rematch)] {
            if !value.is_null() {
                room[name] = value.clone();
            }
        }
        if let Some(outcome) = &outcome {
            room["outcome"] = json!(outcome);
        }
        if self.manner.slow && self.table.is_some() {
            room["deadline"] = json!(NOW + 42_000 + self.more);
        }
        if self.seated {
            document["me"] =
                json!({ "seat": ADA, "decision": self.decisions, "orders": self.orders });
        }
        if let Some(table) = &self.table {
            let viewer = if self.seated { Viewer::Seat(ADA) } else { Viewer::Public };
            document["game"] = json!({ "view": table.view(viewer), "asked": table.asked(viewer) });
            if self.seated {
                document["game"]["question"] = json!(table.question(ADA));
                document["game"]["choices"] = json!(table.choices(ADA));
            }
        }
        document
    }
}
