//! A room on a server as a place to play: what the server shows becomes a scene, and what is chosen goes to the server.

mod words;

use crate::Guest;
use crate::desk::{Desk, Undone, Went};
use crate::log::Log;
use crate::people::Sitter;
use crate::picking::{Attempt, Picking, Stage};
use crate::scene::{Cards, Scene};
use crate::ui::Notice;
use catalog::Choice;
use client::{Connection, Link, News, Told, Visit, Wire, Wishes, random_luck};
use engine::{Outcome, Refusal, Seat, SeatSet, Viewer};
use protocol::{Command, Document, FromClient, FromServer, Holder, Person, Phase, RoomId};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

/// Where the data of the cards of a game comes from; asking may take a while.
pub type CardsOf = Arc<dyn Fn(&str) -> Vec<(String, Value)> + Send + Sync>;

/// How long to wait before coming in again, in milliseconds.
const LATER: u64 = 3_000;

/// The choice that is asked for, with its picks so far.
struct Draft {
    decision: u64,
    picking: Picking,
    /// A preview of what can be picked only behind other picks.
    seeing: Option<(u64, Vec<Value>)>,
}

/// Picks that are on their way.
struct Sent {
    decision: u64,
    picks: Attempt,
    /// The preview that will say whether they are complete; none once they were played.
    preview: Option<u64>,
}

/// A room on a server.
pub(crate) struct Room {
    connection: Connection,
    link: Link,
    password: Option<String>,
    wishes: Wishes,
    visit: Visit,
    cards_of: CardsOf,
    /// The game whose cards are known or on their way.
    cards_for: Option<String>,
    cards: Option<Receiver<Cards>>,
    scene: Scene,
    sitters: Vec<Sitter>,
    me: Option<Person>,
    online: bool,
    /// How much the server's clock is ahead of ours, in milliseconds.
    ahead: i64,
    draft: Option<Draft>,
    sent: Option<Sent>,
    /// A preview that is asked for only to hear why not.
    probe: Option<u64>,
    notices: VecDeque<Notice>,
    /// Where the log begins, and how many lines of the chat are in it.
    first: usize,
    said: usize,
    /// The request to take something back that was answered already.
    answered: Option<Seat>,
    again: bool,
    rematch_told: bool,
    shut: Option<Refusal>,
    /// Whether the server shows us nothing any more.
    ended: bool,
    /// When to try to come in again.
    rejoin_at: Option<u64>,
}

impl Room {
    pub(crate) fn new(guest: Guest) -> Self {
        let Guest { connection, link, password, wishes, cards, .. } = guest;
        Room {
            visit: Visit::new(link.room, password.clone(), wishes, random_luck()),
            connection,
            link,
            password,
            wishes,
            cards_of: cards,
            cards_for: None,
            cards: None,
            scene: empty_scene(),
            sitters: Vec::new(),
            me: None,
            online: false,
            ahead: 0,
            draft: None,
            sent: None,
            probe: None,
            notices: VecDeque::new(),
            first: 0,
            said: 0,
            answered: None,
            again: false,
            rematch_told: false,
            shut: None,
            ended: false,
            rejoin_at: None,
        }
    }

    pub(crate) fn document(&self) -> Option<&Document> {
        self.visit.mirror().document()
    }

    fn is_dealt(&self) -> bool {
        self.document().is_some_and(|document| document.game.is_some())
    }

    /// Whether there is no table to look at yet.
    pub(crate) fn is_lobby(&self) -> bool {
        !self.is_dealt() || self.cards.is_some()
    }

    /// Whether only the cards are missing for a table.
    pub(crate) fn is_loading(&self) -> bool {
        self.is_dealt() && self.cards.is_some()
    }

    /// Why the server does not let us in, if we have never been.
    pub(crate) fn shut_out(&self) -> Option<&Refusal> {
        self.shut.as_ref().filter(|_| self.document().is_none())
    }

    pub(crate) fn is_online(&self) -> bool {
        self.online
    }

    /// The message about a connection that is not there.
    pub(crate) fn offline(&self) -> &'static str {
        if self.ended { "tui-room-ended" } else { "tui-room-offline" }
    }

    /// Whether the server has still to answer something.
    pub(crate) fn is_waiting(&self) -> bool {
        let entered = self.document().is_some();
        let settled = entered && !self.is_loading() && self.visit.is_settled();
        self.online && (self.sent.is_some() || !settled)
    }

    /// The next word to the player about what came of something.
    pub(crate) fn notice(&mut self) -> Option<Notice> {
        self.notices.pop_front()
    }

    /// The seat of somebody else that asks whether something may be taken back, and waits for us.
    pub(crate) fn asks_for_undo(&self) -> Option<Seat> {
        let document = self.document()?;
        let (me, undo) = (document.me.as_ref()?, document.room.undo?);
        let waits = undo.seat != me.seat && !undo.agreed.contains(me.seat);
        (waits && self.answered != Some(undo.seat)).then_some(undo.seat)
    }

    /// Answers it.
    pub(crate) fn agree(&mut self, yes: bool) {
        self.answered = self.asks_for_undo();
        self.command(Command::Agree { yes });
    }

    pub(crate) fn command(&mut self, command: Command) {
        self.connection.send(self.visit.command(command));
    }

    pub(crate) fn say(&mut self, text: &str) {
        let text = texts::clean(text).trim().to_owned();
        if !text.is_empty() {
            self.command(Command::Say { text });
        }
    }

    /// Ready, or not any more.
    pub(crate) fn toggle_ready(&mut self) {
        let mine = self.document().and_then(|document| {
            let seat = document.me.as_ref()?.seat;
            document.room.seats.get(seat.index())
        });
        let ready = !mine.is_some_and(|seat| seat.ready);
        self.command(Command::Ready { ready });
    }

    /// Plays again: in the room that is there for it, or in a new one.
    pub(crate) fn again(&mut self) {
        let there = self.document().and_then(|document| document.room.rematch);
        match there {
            Some(room) => self.follow(room),
            None if !self.again => {
                self.again = true;
                self.command(Command::Rematch);
            }
            None => {}
        }
    }

    fn follow(&mut self, room: RoomId) {
        self.connection.send(FromClient::Leave { room: self.visit.room() });
        self.link.room = room;
        self.visit = Visit::new(room, self.password.clone(), self.wishes, random_luck());
        let cards = self.scene.cards.clone();
        self.scene = Scene { game: self.scene.game.clone(), cards, ..empty_scene() };
        (self.draft, self.sent, self.probe) = (None, None, None);
        (self.said, self.again, self.rematch_told) = (0, false, false);
        self.visit.enter().into_iter().for_each(|message| self.connection.send(message));
    }

    fn take(&mut self, wire: Wire, at: u64) {
        match wire {
            Wire::Up { me, now } => {
                (self.online, self.ended) = (true, false);
                self.me = Some(me);
                self.set_clock(now, at);
                self.visit.enter().into_iter().for_each(|message| self.connection.send(message));
                // Previews are not kept by anybody.
                if let Some(Sent { decision, picks, preview: Some(_) }) = self.sent.take() {
                    self.preview(decision, picks);
                }
                self.draft.iter_mut().for_each(|draft| draft.seeing = None);
            }
            Wire::Down => self.online = false,
            Wire::Refused(refusal) => self.end(refusal),
            Wire::Heard(message) => {
                match &message {
                    FromServer::Heartbeat { now, .. } => self.set_clock(*now, at),
                    FromServer::Refused { room: None, reason, .. } => {
                        self.notices.push_back(Notice::Refused(Refusal(reason.clone())));
                    }
                    _ => {}
                }
                let turn = self.visit.hear(message);
                turn.send.into_iter().for_each(|message| self.connection.send(message));
                turn.news.into_iter().for_each(|news| self.hear(news, at));
            }
        }
    }

    fn set_clock(&mut self, now: u64, at: u64) {
        self.ahead = i64::try_from(now).unwrap_or(0) - i64::try_from(at).unwrap_or(0);
    }

    fn end(&mut self, refusal: Refusal) {
        (self.online, self.ended) = (false, true);
        self.notices.push_back(Notice::Refused(refusal.clone()));
        self.shut = Some(refusal);
    }

    fn hear(&mut self, news: News, at: u64) {
        match news {
            News::Changed => (self.online, self.ended) = (true, false),
            News::Done(_) => {}
            News::Refused(command, refusal) => self.refused(&command, refusal),
            News::Preview { id, complete, question, choices } => {
                let stage = stage(question, &choices);
                if self.saw(id, (!complete).then(|| stage.clone())) {
                    return;
                }
                let Some(sent) = self.sent.take_if(|sent| sent.preview == Some(id)) else {
                    return;
                };
                let Sent { decision, picks, .. } = sent;
                let draft = self.draft.as_mut();
                if let Some(draft) = draft.filter(|one| complete && one.picking.may_go_on(&picks)) {
                    draft.picking.wait(picks);
                } else if complete {
                    self.command(Command::Play { decision, actions: picks.batch.clone() });
                    self.sent = Some(Sent { decision, picks, preview: None });
                } else if let Some(draft) = &mut self.draft {
                    draft.picking.go_on(picks, stage);
                }
            }
            News::NoPreview { id, reason } => {
                let sent = self.sent.take_if(|sent| sent.preview == Some(id));
                let probe = self.probe.take_if(|probe| *probe == id).is_some();
                let draft = self.draft.as_mut();
                let wrong = sent
                    .is_some_and(|sent| !draft.is_some_and(|draft| draft.picking.hold(sent.picks)));
                if !self.saw(id, None) && (wrong || probe) {
                    self.notices.push_back(Notice::Refused(reason));
                }
            }
            News::Shut(refusal) if is_passing(refusal.code()) => self.rejoin_at = Some(at + LATER),
            News::Shut(refusal) => self.end(refusal),
            News::Left(reason) if is_passing(&reason) => {
                self.online = false;
                self.rejoin_at = Some(at + LATER);
            }
            News::Left(reason) if reason == "no_spectators" => {
                self.end(protocol::Refused::NoSpectators.into());
            }
            News::Left(_) => {
                (self.online, self.ended) = (false, true);
                self.notices.push_back(Notice::Say("tui-room-left", vec![]));
            }
        }
    }

    fn refused(&mut self, command: &Command, refusal: Refusal) {
        match command {
            // Another device of the same person has promised, or the match begins without our part.
            Command::Promise { .. } | Command::Reveal { .. } | Command::Back => return,
            Command::Play { .. } => (self.sent, self.draft) = (None, None),
            Command::Rematch => self.again = false,
            Command::Agree { .. } => self.answered = None,
            _ => {}
        }
        self.notices.push_back(Notice::Refused(refusal));
    }

    /// Takes over what can be picked behind other picks; false if nobody wanted to see this.
    fn saw(&mut self, preview: u64, stage: Option<Stage>) -> bool {
        let Some(draft) = &mut self.draft else { return false };
        let seen = draft.seeing.take_if(|(id, _)| *id == preview);
        let Some((_, batch)) = seen else { return false };
        draft.picking.see(batch, stage);
        true
    }

    /// Asks what can be picked behind other picks.
    fn see_more(&mut self) {
        let Some(draft) = self.draft.as_mut().filter(|draft| draft.seeing.is_none()) else {
            return;
        };
        if let Some(batch) = draft.picking.unseen() {
            let (id, message) = self.visit.preview(draft.decision, batch.clone());
            self.connection.send(message);
            draft.seeing = Some((id, batch));
        }
    }

    /// Asks the server about picks; without any, the question is as it was.
    fn attempt(&mut self, decision: u64, picks: Attempt) {
        match &mut self.draft {
            Some(draft) if picks.batch.is_empty() => draft.picking.go_on(picks, Stage::default()),
            _ => self.preview(decision, picks),
        }
        self.look();
    }

    fn preview(&mut self, decision: u64, picks: Attempt) {
        let (id, message) = self.visit.preview(decision, picks.batch.clone());
        self.connection.send(message);
        self.sent = Some(Sent { decision, picks, preview: Some(id) });
    }

    /// Takes the scene out of what the server has shown.
    fn look(&mut self) {
        let Some(document) = self.document().cloned() else {
            return;
        };
        let Document { room, me, game } = document;
        if room.undo.is_none() {
            self.answered = None;
        }
        if let Some(rematch) = room.rematch {
            if self.again {
                return self.follow(rematch);
            }
            if !std::mem::replace(&mut self.rematch_told, true) {
                self.notices.push_back(Notice::Say("tui-room-rematch", vec![]));
            }
        }
        self.ask_for_cards(&room.game);
        self.sitters = room.seats.iter().map(|seat| sitter(&seat.holder)).collect();
        let viewer = me.as_ref().map_or(Viewer::Public, |me| Viewer::Seat(me.seat));
        self.tell(viewer);
        let scene = &mut self.scene;
        scene.game = room.game;
        scene.seats = u8::try_from(room.seats.len()).unwrap_or(u8::MAX);
        scene.viewer = viewer;
        scene.asked = None;
        scene.awaited = SeatSet::EMPTY;
        scene.outcome = room.outcome;
        let Some(sight) = game else {
            return;
        };
        scene.view = sight.view;
        if scene.outcome.is_none() && matches!(room.phase, Phase::Over | Phase::Closed) {
            scene.outcome =
                sight.outcome.and_then(|outcome| serde_json::from_value::<Outcome>(outcome).ok());
        }
        if scene.outcome.is_none() {
            scene.awaited = sight.asked;
        }
        let asked = me.filter(|me| sight.asked.contains(me.seat) && me.laid.is_none());
        let decision = asked.as_ref().map(|me| me.decision);
        self.draft.take_if(|draft| Some(draft.decision) != decision);
        self.sent.take_if(|sent| Some(sent.decision) != decision);
        let Some(me) = asked.filter(|_| self.sent.is_none() && self.scene.outcome.is_none()) else {
            return;
        };
        let draft = self.draft.get_or_insert_with(|| Draft {
            decision: me.decision,
            picking: Picking::new(&self.scene.game, stage(sight.question, &sight.choices)),
            seeing: None,
        });
        // Asking the server about every pick would take too long.
        self.scene.asked = Some(draft.picking.asked(me.seat, None));
        self.see_more();
    }

    /// Brings the log up to what was told and said.
    fn tell(&mut self, viewer: Viewer) {
        let mirror = self.visit.mirror();
        let is_same = mirror.first() == self.first && viewer == self.scene.viewer;
        if !is_same || mirror.told().len() < self.scene.log.len() {
            self.scene.log = Log::default();
            (self.first, self.said) = (mirror.first(), 0);
        }
        let log = &mut self.scene.log;
        let new: Vec<Value> = mirror.told().iter().skip(log.len()).map(told).collect();
        log.add(&new);
        mirror.chat().iter().skip(self.said).for_each(|line| log.say(line.clone()));
        self.said = mirror.chat().len();
    }

    fn ask_for_cards(&mut self, game: &str) {
        if self.cards_for.as_deref() == Some(game) {
            return;
        }
        self.cards_for = Some(game.to_owned());
        let (send, cards) = mpsc::channel();
        let (cards_of, game) = (self.cards_of.clone(), game.to_owned());
        thread::spawn(move || {
            // Nobody waits for them any more if this fails.
            let _ = send.send(cards_of(&game).into_iter().collect());
        });
        self.cards = Some(cards);
    }

    /// Whether the cards have come.
    fn has_new_cards(&mut self) -> bool {
        let Some(cards) = &self.cards else {
            return false;
        };
        match cards.try_recv() {
            Ok(cards) => self.scene.cards = Arc::new(cards),
            Err(TryRecvError::Empty) => return false,
            // The table can be shown without them.
            Err(TryRecvError::Disconnected) => {}
        }
        self.cards = None;
        true
    }

    /// What tells one question from the next.
    pub(crate) fn asked(&self) -> Option<(u64, usize)> {
        let asked = self.scene.asked.as_ref()?;
        Some((self.document()?.me.as_ref()?.decision, asked.picked.len()))
    }
}

impl Desk for Room {
    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    fn advance(&mut self, at: u64) -> anyhow::Result<Went> {
        let before = self.asked();
        let mut changed = false;
        while let Some(wire) = self.connection.try_next() {
            self.take(wire, at);
            changed = true;
        }
        if self.rejoin_at.take_if(|then| at >= *then).is_some() {
            self.visit.enter().into_iter().for_each(|message| self.connection.send(message));
        }
        changed |= self.has_new_cards();
        if changed {
            self.look();
        }
        Ok(match changed {
            true if self.asked() != before => Went::Asked,
            true => Went::Changed,
            false if self.scene.outcome.is_some() && !self.is_lobby() => Went::Over,
            false => Went::Nowhere,
        })
    }

    fn is_busy(&self) -> bool {
        true
    }

    fn pick(&mut self, action: &Value, _at: u64) -> Result<(), Refusal> {
        if let Some(draft) = self.draft.as_ref().filter(|_| self.scene.asked.is_some()) {
            self.attempt(draft.decision, draft.picking.with(action));
        }
        Ok(())
    }

    fn unpick(&mut self, _at: u64) -> bool {
        let back = self.draft.as_ref().and_then(|draft| {
            let picks = draft.picking.back()?;
            Some((draft.decision, picks))
        });
        let Some((decision, picks)) = back else { return false };
        self.attempt(decision, picks);
        true
    }

    /// The server will say; then it is a word to the player.
    fn objection(&mut self, action: &Value) -> Option<Refusal> {
        self.asked()?;
        let draft = self.draft.as_ref()?;
        let picks = draft.picking.with(action).batch;
        let (id, message) = self.visit.preview(draft.decision, picks);
        self.connection.send(message);
        self.probe = Some(id);
        None
    }

    fn undo(&mut self, _with_consent: bool, _at: u64) -> Result<Undone, Refusal> {
        self.command(Command::Undo);
        Ok(Undone::Sent)
    }

    fn room(&self) -> Option<&Room> {
        Some(self)
    }

    fn room_mut(&mut self) -> Option<&mut Room> {
        Some(self)
    }
}

/// Whether a server that gives this reason may think otherwise soon.
fn is_passing(code: &str) -> bool {
    matches!(code, "too_fast" | "cannot_keep")
}

fn empty_scene() -> Scene {
    Scene {
        game: String::new(),
        seats: 0,
        viewer: Viewer::Public,
        view: Value::Null,
        log: Log::default(),
        awaited: SeatSet::EMPTY,
        asked: None,
        outcome: None,
        cards: Arc::default(),
    }
}

fn sitter(holder: &Holder) -> Sitter {
    match holder {
        Holder::Open => Sitter::Human { name: String::new() },
        Holder::Person(person) => Sitter::Human { name: person.name.clone() },
        Holder::Bot(name) => Sitter::Bot { name: name.clone() },
    }
}

fn told(told: &Told) -> Value {
    match told {
        Told::Event { event, .. } => json!({ "event": event }),
        Told::Undone { from } => json!({ "undone": { "from": from } }),
    }
}

/// How a choice goes on, as the server says it.
fn stage(question: Option<Value>, choices: &[Value]) -> Stage {
    let choice = |choice: &Value| Choice {
        action: choice["action"].clone(),
        quote: choice.get("quote").cloned().unwrap_or_default(),
    };
    Stage {
        question: question.and_then(|question| serde_json::from_value(question).ok()),
        options: choices.iter().map(|value| choice(value).into()).collect(),
    }
}

#[cfg(test)]
mod tests;
