//! The messages on the socket: JSON, one message a frame.

use crate::{Orders, Person, PersonId, Room, RoomId};
use engine::{Note, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Write as _;
use strum::VariantNames;
use ts_rs::TS;

/// The longest message a server takes, in bytes; a longer one ends the connection.
pub const MAX_FRAME: usize = 16 << 10;

/// What a client says.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message: who it is. `client` is a random name of this device, under which commands are numbered.
    Hello {
        version: u32,
        token: String,
        client: String,
    },
    /// Shows a room, from now on; after a break, with the number of what was told last.
    Join {
        #[ts(type = "string")]
        room: RoomId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        password: Option<String>,
        /// The number of the first event that is wanted.
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        since: usize,
        /// Through whose eyes, for spectators who see every hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        through: Option<Seat>,
    },
    /// Does not show the room any more.
    Leave {
        #[ts(type = "string")]
        room: RoomId,
    },
    /// Does something in a room. Numbers go up; to send the same again is harmless.
    Do {
        #[ts(type = "string")]
        room: RoomId,
        #[ts(type = "number")]
        cseq: u64,
        command: Command,
    },
    /// Asks how an unfinished choice goes on; keeps nothing.
    Preview {
        #[ts(type = "string")]
        room: RoomId,
        #[ts(type = "number")]
        decision: u64,
        #[ts(type = "unknown[]")]
        actions: Vec<Value>,
        /// Comes back with the answer.
        #[serde(default)]
        #[ts(type = "number", optional)]
        id: u64,
    },
    Ping {},
}

/// What can be done in a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, VariantNames)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Command {
    /// Answers a decision with a batch of actions: the picks of one choice, or a single action.
    Play {
        #[ts(type = "number")]
        decision: u64,
        #[ts(type = "unknown[]")]
        actions: Vec<Value>,
    },
    /// Takes the last batch back, or asks the others to agree to it.
    Undo,
    /// Answers somebody who wants to take something back.
    Agree {
        yes: bool,
    },
    Concede,
    /// Sits down; without a seat in the first that is open.
    Sit {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        seat: Option<Seat>,
    },
    /// Gets up, before the match.
    Stand,
    Ready {
        ready: bool,
    },
    /// Begins, when every seat is taken and every person ready; for the host.
    Start,
    /// Sends somebody away, before the match; for the host.
    Kick {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Gives a seat to a bot of this level, or opens it, before the match; for the host.
    Place {
        #[ts(type = "number")]
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot: Option<String>,
    },
    /// Ends a room that has not begun; for the host.
    Close,
    /// Promises a part of the luck: SHA-256 of 32 bytes, in hex; without one, says that none will come.
    Promise {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        promise: Option<String>,
    },
    /// Opens the promise: the 32 bytes, in hex.
    Reveal {
        value: String,
    },
    /// Says something to the players, or as a spectator to the spectators.
    Say {
        text: String,
    },
    /// Does not want to hear somebody, or does again.
    Mute {
        #[ts(type = "string")]
        person: PersonId,
        muted: bool,
    },
    /// What the server is to answer by itself.
    Order {
        orders: Orders,
    },
    /// Some more time for this decision, out of a reserve.
    MoreTime,
    /// Lets a bot play for somebody who has been away for a while; for those who play with him.
    StandIn {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Takes one's seat back from the bot that stood in.
    Back,
    /// Opens a room with the same game and the same people.
    Rematch,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The answer to `hello`.
    Welcome {
        person: Person,
        /// The server's time, in milliseconds since 1970.
        #[ts(type = "number")]
        now: u64,
        /// How often a heartbeat comes, in seconds.
        heartbeat: u32,
    },
    /// The whole of a room, as this client may see it.
    Snapshot(Snapshot),
    /// What has changed in a room.
    Update(Update),
    /// The command is kept for good.
    Done {
        #[ts(type = "string")]
        room: RoomId,
        #[ts(type = "number")]
        cseq: u64,
    },
    /// Nothing has changed, and why.
    Refused {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "string")]
        room: Option<RoomId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        cseq: Option<u64>,
        /// Of the preview that it answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        id: Option<u64>,
        #[ts(type = "{ code: string, figures?: Record<string, unknown> }")]
        reason: Note,
    },
    /// How an unfinished choice goes on.
    Preview {
        #[ts(type = "string")]
        room: RoomId,
        #[ts(type = "number")]
        id: u64,
        /// Whether the batch is complete; then nothing follows.
        complete: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "unknown")]
        question: Option<Value>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, type = "unknown[]")]
        choices: Vec<Value>,
    },
    /// Everything is as it was: what each room has told so far, and the checksum of its document.
    Heartbeat {
        #[ts(type = "number")]
        now: u64,
        rooms: Vec<Beat>,
    },
    /// The room is not shown any more.
    Left {
        #[ts(type = "string")]
        room: RoomId,
        reason: String,
    },
    /// The server goes down; come back after so many milliseconds.
    Bye {
        retry: u32,
    },
    Pong {},
}

impl FromServer {
    /// As it goes over the wire.
    pub fn text(&self) -> String {
        // Plain data always has a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The whole of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Snapshot {
    #[ts(type = "string")]
    pub room: RoomId,
    /// The number of the first event told here.
    pub number: usize,
    /// Each `{"event": …}`, or `{"undone": {"from": n}}`: what was told from that number on did not happen.
    #[ts(as = "Vec<Event>")]
    pub events: Vec<Value>,
    #[ts(as = "Document")]
    pub document: Value,
    pub chat: Vec<ChatLine>,
}

/// What has changed in a room, all at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Update {
    #[ts(type = "string")]
    pub room: RoomId,
    /// The number of the first event told here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<usize>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Event>>")]
    pub events: Vec<Value>,
    /// How the document changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub delta: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chat: Option<ChatLine>,
}

impl Update {
    /// An update as it goes over the wire, from events and a delta that are texts already; either may be empty.
    pub fn text(room: RoomId, number: usize, events: &str, delta: &str) -> String {
        let mut text = String::with_capacity(events.len() + delta.len() + 96);
        // Writing into a string cannot fail.
        let _ = write!(text, r#"{{"type":"update","room":"{room}""#);
        if !events.is_empty() {
            let _ = write!(text, r#","number":{number},"events":[{events}]"#);
        }
        if !delta.is_empty() {
            let _ = write!(text, r#","delta":{delta}"#);
        }
        text.push('}');
        text
    }
}

impl Snapshot {
    /// A snapshot as it goes over the wire, from events and a document that are texts already.
    pub fn text(
        room: RoomId,
        number: usize,
        events: &str,
        document: &str,
        chat: &[ChatLine],
    ) -> String {
        let chat = serde_json::to_string(chat).unwrap_or_else(|_| "[]".into());
        format!(
            r#"{{"type":"snapshot","room":"{room}","number":{number},"events":[{events}],"document":{document},"chat":{chat}}}"#
        )
    }
}

/// One thing told: an event of the game, or that what was told from a number on did not happen.
#[derive(TS)]
#[ts(untagged)]
#[allow(dead_code, reason = "for the TypeScript only; servers write it as text")]
pub(crate) enum Event {
    Event {
        #[ts(type = "unknown")]
        event: Value,
    },
    Undone {
        undone: UndoneFrom,
    },
}

#[derive(TS)]
#[allow(dead_code, reason = "for the TypeScript only; servers write it as text")]
pub(crate) struct UndoneFrom {
    from: usize,
}

/// What a client has of a room, and what deltas change. Servers write it as text; clients may read it as this.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Document {
    pub room: Room,
    /// The seat of this client, and what only it may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub me: Option<Mine>,
    /// The game, once it is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game: Option<Sight>,
}

/// What only the one in the seat may know.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Mine {
    #[ts(type = "number")]
    pub seat: Seat,
    /// The number of the decision that is asked for, to be sent with the answer.
    #[ts(type = "number")]
    pub decision: u64,
    /// The answer that was given and takes effect when the window closes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown[]")]
    pub laid: Option<Vec<Value>>,
    #[serde(default)]
    pub orders: Orders,
    #[serde(default)]
    #[ts(type = "string[]")]
    pub muted: Vec<PersonId>,
}

/// The game as this client sees it; what is inside depends on the game.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Sight {
    #[ts(type = "unknown")]
    pub view: Value,
    /// Whom the game waits for, as far as this client may know.
    #[ts(type = "number[]")]
    pub asked: engine::SeatSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub question: Option<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(
        optional,
        type = "{ action: unknown, quote?: { code: string, figures?: Record<string, unknown> }[] }[]"
    )]
    pub choices: Vec<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub outcome: Option<Value>,
}

/// What a heartbeat says of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Beat {
    #[ts(type = "string")]
    pub room: RoomId,
    /// How many events this client has been told.
    pub number: usize,
    /// See `delta::checksum`.
    pub checksum: String,
}

/// Something somebody said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    pub from: Person,
    pub text: String,
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn texts_written_quickly_are_the_messages_they_stand_for() {
        let room = RoomId::new(7);
        let heard = |text: &str| serde_json::from_str::<FromServer>(text).unwrap();
        let nothing = Update { room, number: None, events: vec![], delta: None, chat: None };
        assert_eq!(heard(&Update::text(room, 3, "", "")), FromServer::Update(nothing.clone()));
        let full = Update {
            number: Some(3),
            events: vec![json!({"event": "a"}), json!({"undone": {"from": 2}})],
            delta: Some(json!({"a": [1]})),
            ..nothing
        };
        let text = Update::text(room, 3, r#"{"event":"a"},{"undone":{"from":2}}"#, r#"{"a":[1]}"#);
        assert_eq!(heard(&text), FromServer::Update(full));
        let from = Person { id: PersonId::new(1), name: "Ada \"x\"".into() };
        let snapshot = Snapshot {
            room,
            number: 1,
            events: vec![json!({"event": "a"})],
            document: json!({"room": 1}),
            chat: vec![ChatLine { from, text: "hi\n".into(), at: 5 }],
        };
        let text = Snapshot::text(room, 1, r#"{"event":"a"}"#, r#"{"room":1}"#, &snapshot.chat);
        assert_eq!(heard(&text), FromServer::Snapshot(snapshot));
    }

    #[test]
    fn commands_read_as_they_are_documented() {
        let text = r#"{"type":"do","room":"AAAAAAAAAAAAAAAAAAAABw","cseq":4,
            "command":{"play":{"decision":12,"actions":[{"take":3}]}}}"#;
        let FromClient::Do { cseq: 4, command, .. } = serde_json::from_str(text).unwrap() else {
            panic!("another message");
        };
        assert_eq!(command, Command::Play { decision: 12, actions: vec![json!({"take": 3})] });
        for wrong in
            [r#"{"type":"do"}"#, r#"{"type":"ping","x":1}"#, r#"[]"#, r#"{"type":"nothing"}"#]
        {
            assert!(serde_json::from_str::<FromClient>(wrong).is_err(), "{wrong}");
        }
    }
}
