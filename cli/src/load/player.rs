//! One seat: its socket, and as much of its document as one needs to play at random.

use super::socket::Socket;
use anyhow::Context;
use protocol::{Command, FromClient, RoomId, delta};
use serde::Deserialize;
use serde_json::Value;

/// A message of the server, of whatever type, read in one go.
#[derive(Deserialize)]
pub(super) struct Heard<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    #[serde(default)]
    pub(super) room: Option<RoomId>,
    #[serde(default)]
    pub(super) cseq: Option<u64>,
    #[serde(default)]
    pub(super) reason: Value,
    #[serde(default)]
    pub(super) document: Option<Value>,
    #[serde(default)]
    pub(super) delta: Option<Value>,
    #[serde(default)]
    pub(super) complete: bool,
    #[serde(default)]
    pub(super) choices: Vec<Value>,
}

impl Heard<'_> {
    /// Why something was refused.
    pub(super) fn code(&self) -> &str {
        self.reason.get("code").and_then(Value::as_str).unwrap_or_default()
    }
}

/// Somebody at a table.
pub(super) struct Player {
    pub(super) token: String,
    pub(super) socket: Socket,
    document: Value,
    /// The number of the last command.
    cseq: u64,
    /// The last command that was done.
    done: u64,
    /// The last decision that was answered.
    answered: Option<u64>,
}

impl Player {
    pub(super) fn new(token: String, socket: Socket) -> Self {
        Player { token, socket, document: Value::Null, cseq: 0, done: 0, answered: None }
    }

    /// Looks at another room.
    pub(super) async fn join(&mut self, room: RoomId) -> anyhow::Result<()> {
        (self.document, self.answered) = (Value::Null, None);
        let join = FromClient::Join { room, password: None, since: 0, through: None };
        self.socket.send(&join).await
    }

    /// Sends a command and gives its number.
    pub(super) async fn command(&mut self, room: RoomId, command: Command) -> anyhow::Result<u64> {
        self.cseq += 1;
        self.socket.send(&FromClient::Do { room, cseq: self.cseq, command }).await?;
        Ok(self.cseq)
    }

    pub(super) async fn answer(
        &mut self,
        room: RoomId,
        decision: u64,
        actions: Vec<Value>,
    ) -> anyhow::Result<u64> {
        self.answered = Some(decision);
        self.command(room, Command::Play { decision, actions }).await
    }

    pub(super) fn has_done(&mut self, cseq: u64) {
        self.done = self.done.max(cseq);
    }

    /// Whether all commands are done.
    pub(super) fn all_done(&self) -> bool {
        self.done == self.cseq
    }

    /// Takes the whole document.
    pub(super) fn show(&mut self, document: Value) {
        self.document = document;
        self.forget_view();
    }

    /// Takes what has changed.
    pub(super) fn change(&mut self, mut delta: Value) -> anyhow::Result<()> {
        if let Some(game) = delta.get_mut("game").and_then(Value::as_object_mut) {
            game.remove("view");
        }
        delta::apply(&mut self.document, &delta).context("a delta for another document")?;
        self.forget_view();
        Ok(())
    }

    /// Who plays at random needs no table to look at, and without it changes are quick.
    fn forget_view(&mut self) {
        if let Some(game) = self.document.get_mut("game").and_then(Value::as_object_mut) {
            game.remove("view");
        }
    }

    pub(super) fn phase(&self) -> &str {
        self.document["room"]["phase"].as_str().unwrap_or_default()
    }

    /// What can be chosen, with the number of the decision, if an answer is missing.
    pub(super) fn asked(&self) -> Option<(u64, &[Value])> {
        let decision = self.document["me"]["decision"].as_u64()?;
        let choices = self.document["game"]["choices"].as_array()?;
        let open = self.phase() == "playing" && self.answered != Some(decision);
        (open && !choices.is_empty()).then_some((decision, choices))
    }

    /// An answer was refused; the decision is still open.
    pub(super) fn answer_again(&mut self) {
        self.answered = None;
    }
}
