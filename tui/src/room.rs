//! A room on a server as a place to play: what the server shows becomes a scene, and what is chosen goes to the server.

mod changes;
mod look;
mod modules;
pub(crate) mod orders;
mod typed;
mod words;

pub(crate) use typed::{Typed, is_about_people};

use crate::desk::{Desk, Undone, Went};
use crate::log::Log;
use crate::picking::{Attempt, Picking, Stage};
use crate::ui::Notice;
use crate::{Guest, Parting};
use boards::{Cards, Scene, Sitter};
use changes::Before;
use client::{Connection, Link, News, Visit, Wire, Wishes, random_luck};
use engine::{Refusal, Seat, SeatSet, Viewer};
use look::stage;
use protocol::{Command, Document, FromClient, FromServer, Orders, Person, Phase, RoomId};
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

/// Where the data of the cards of a game comes from; asking may take a while.
pub type CardsOf = Arc<dyn Fn(&str, RoomId) -> Vec<(String, Value)> + Send + Sync>;

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
    log: Log,
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
    /// Our own clock at the last look, in milliseconds.
    now: u64,
    /// How the room was at the last look.
    before: Option<Before>,
    /// Since when each person at the table has been away, as far as we know.
    away: Vec<Option<u64>>,
    /// Whether the same person looks at the room in another window.
    elsewhere: bool,
    /// Whether we got up ourselves, so that nobody sent us away.
    stands: bool,
    /// The decision that was answered last.
    played: Option<u64>,
    /// The standing orders that are on their way.
    ordered: Option<Orders>,
}

impl Room {
    pub(crate) fn new(guest: Guest) -> Self {
        let Guest { connection, link, password, wishes, cards, elsewhere, .. } = guest;
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
            log: Log::default(),
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
            now: 0,
            before: None,
            away: Vec::new(),
            elsewhere,
            stands: false,
            played: None,
            ordered: None,
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

    /// Whether the cards have come.
    pub(crate) fn knows_cards(&self) -> bool {
        self.cards_for.is_some() && self.cards.is_none()
    }

    /// Why the server does not let us in, if we have never been.
    pub(crate) fn shut_out(&self) -> Option<Notice> {
        let refusal = self.shut.as_ref().filter(|_| self.document().is_none())?;
        let unsaid = self.password.is_none() && refusal.code() == "wrong_password";
        Some(match unsaid {
            true => Notice::Say("tui-room-locked", vec![]),
            false => Notice::Refused(refusal.clone()),
        })
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

    /// Whether nothing is on its way that would be lost by leaving now.
    pub(crate) fn is_settled(&self) -> bool {
        !self.online || self.visit.is_settled()
    }

    /// How to come back, for whoever leaves.
    pub(crate) fn parting(&self) -> Option<Parting> {
        let Document { room, me, .. } = self.document()?;
        let goes_on = !matches!(room.phase, Phase::Over | Phase::Closed) && !self.ended;
        goes_on.then(|| Parting {
            link: self.link.clone(),
            name: self.me.as_ref().map(|me| me.name.clone()).unwrap_or_default(),
            // Who got up before the match comes to sit down again.
            watches: me.is_none() && !self.stands,
            locked: room.locked,
        })
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
        if let Command::Play { decision, .. } = &command {
            self.played = Some(*decision);
        }
        self.connection.send(self.visit.command(command));
    }

    /// Says something to the others; or that there was nothing to say.
    pub(crate) fn say(&mut self, text: &str) -> Option<Notice> {
        let text = texts::clean(text).trim().to_owned();
        if text.is_empty() {
            return Some(Notice::Say("tui-room-say-what", vec![]));
        }
        self.command(Command::Say { text });
        None
    }

    /// Ready, or not any more; the host is so by starting.
    pub(crate) fn toggle_ready(&mut self) -> Option<Notice> {
        if self.is_host() {
            return Some(Notice::Say("tui-room-host-starts", vec![]));
        }
        let mine = self.document().and_then(|document| {
            let seat = document.me.as_ref()?.seat;
            document.room.seats.get(seat.index())
        });
        let ready = !mine.is_some_and(|seat| seat.ready);
        self.command(Command::Ready { ready });
        None
    }

    /// Gives up the seat before the match, if there is one; later it stays ours.
    pub(crate) fn get_up(&mut self) {
        let sits = self
            .document()
            .is_some_and(|document| document.me.is_some() && document.room.phase == Phase::Waiting);
        if sits {
            self.stands = true;
            self.command(Command::Stand);
        }
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
        self.log = Log::default();
        (self.draft, self.sent, self.probe) = (None, None, None);
        (self.said, self.again, self.rematch_told) = (0, false, false);
        (self.before, self.played, self.ordered) = (None, None, None);
        (self.elsewhere, self.stands) = (false, false);
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
            News::Done(command) => self.done(command),
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

    /// Says that something was done which does not show by itself.
    fn done(&mut self, command: Command) {
        let notice = match command {
            Command::MoreTime => Notice::Say("tui-room-more-time", vec![]),
            Command::Mute { muted: true, .. } => Notice::Say("tui-room-muted", vec![]),
            Command::Mute { muted: false, .. } => Notice::Say("tui-room-unmuted", vec![]),
            Command::Order { orders } => {
                self.ordered.take_if(|ordered| *ordered == orders);
                // What was ordered before does not hold any more.
                self.notices.retain(|notice| !matches!(notice, Notice::Orders(_)));
                Notice::Orders(orders)
            }
            _ => return,
        };
        self.notices.push_back(notice);
    }

    fn refused(&mut self, command: &Command, refusal: Refusal) {
        match command {
            // That one looks on is said for as long as it lasts.
            Command::Sit { .. } if !self.has_room() => return,
            // Another device of the same person has promised, or the match begins without our part.
            Command::Promise { .. } | Command::Reveal { .. } | Command::Back => return,
            Command::Play { .. } => (self.sent, self.draft) = (None, None),
            Command::Rematch => self.again = false,
            Command::Agree { .. } => self.answered = None,
            Command::Order { .. } => self.ordered = None,
            Command::Stand => self.stands = false,
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

    fn log(&self) -> &Log {
        &self.log
    }

    fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    fn modules(&self) -> Vec<&str> {
        self.listed()
    }

    fn advance(&mut self, at: u64) -> anyhow::Result<Went> {
        let before = self.asked();
        let mut changed = false;
        self.now = at;
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
        awaited: SeatSet::EMPTY,
        asked: None,
        outcome: None,
        cards: Arc::default(),
    }
}

#[cfg(test)]
mod tests;
