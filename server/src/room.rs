//! A room: who sits where, the match, clocks and windows. It is what its deeds make of it; it has no clock, no socket
//! and no store of its own, so everything about it can be tried out in a test.

mod chair;
mod clock;
mod commands;
mod deed;
mod due;
mod film;
mod late;
mod show;
#[cfg(test)]
pub(crate) mod testing;
mod voice;
mod window;

pub(crate) use commands::known_level;
pub(crate) use deed::{By, Deed, Earlier, Opened};
pub(crate) use show::{Eyes, Presence, password_hash};

use catalog::{Catalog, OpenWindow, Table};
use chair::{Asked, Chair, Laid};
use engine::replay::LineError;
use engine::sealing::{Part, Sealed, server_promise};
use engine::{Act, Refusal, Replay, ReplayError, Seat, SeatSet, Setup, Status, Viewer};
use late::Late;
use protocol::{
    ChatLine, Clock, Holder, PersonId, Phase, RoomId, Spectators, UndoRequest, Windows,
};
use serde_json::Value;
use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use voice::Voice;

/// How much of what was said is kept for those who come later.
const CHAT: usize = 50;

/// Why the deeds of a room cannot be done again.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Broken {
    #[error("it was played with rules and data {theirs}, these are {ours}")]
    OtherRules { theirs: String, ours: String },
    #[error("there is no game {0}")]
    NoGame(String),
    #[error("a step of the match: {0}")]
    Line(#[from] LineError),
    #[error("the match before: {0}")]
    Earlier(#[from] ReplayError),
    #[error("the table cannot be laid: {0}")]
    Table(Refusal),
    #[error("a deed that cannot have happened")]
    Impossible,
}

/// Whether a deed has just been done, so that the match knows of it, or comes out of the store.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Source {
    Fresh,
    Stored,
}

/// A room.
pub(crate) struct Room {
    pub(crate) id: RoomId,
    catalog: Arc<Catalog>,
    opened: Opened,
    /// The options with everything in them that they name; empty once the table is laid, which has them then.
    options: Value,
    promise: String,
    phase: Phase,
    /// Since when the phase lasts.
    since: u64,
    chairs: Vec<Chair>,
    table: Option<Box<dyn Table>>,
    began_at: u64,
    /// For each seat, and at the end for the public.
    voices: Vec<Voice>,
    /// The match as spectators see it who see every hand.
    late: Option<Late>,
    turn: u32,
    undo: Option<UndoRequest>,
    chat: VecDeque<(bool, ChatLine)>,
    muted: BTreeSet<(PersonId, PersonId)>,
    rematch: Option<RoomId>,
    changed_at: u64,
    /// How long bots pretend to think, in milliseconds.
    bot_delay: (u64, u64),
}

impl Room {
    /// The room that was opened like this; its options may name what is whole in these.
    pub(crate) fn new(
        id: RoomId,
        catalog: Arc<Catalog>,
        opened: Opened,
        options: Value,
        at: u64,
        bot_delay: (u64, u64),
    ) -> Result<Self, Broken> {
        let game = catalog.game(&opened.wishes.game);
        let game = game.map_err(|_| Broken::NoGame(opened.wishes.game.clone()))?;
        let ours = game.info().rules;
        if ours != opened.rules {
            return Err(Broken::OtherRules { theirs: opened.rules, ours });
        }
        let promise = server_promise(&opened.secret, &id.to_string(), &opened.rules);
        let chairs: Vec<Chair> = opened.seats.iter().cloned().map(Chair::new).collect();
        let voices = (0..=chairs.len()).map(|_| Voice::default()).collect();
        Ok(Room {
            id,
            catalog,
            promise,
            phase: if opened.begun { Phase::Sealing } else { Phase::Waiting },
            since: at,
            chairs,
            table: None,
            began_at: at,
            voices,
            late: None,
            turn: 0,
            undo: None,
            chat: VecDeque::new(),
            muted: BTreeSet::new(),
            rematch: None,
            changed_at: at,
            bot_delay,
            opened,
            options,
        })
    }

    pub(crate) fn phase(&self) -> Phase {
        self.phase
    }

    pub(crate) fn opened(&self) -> &Opened {
        &self.opened
    }

    /// When something happened last, in milliseconds since 1970.
    pub(crate) fn changed_at(&self) -> u64 {
        self.changed_at
    }

    pub(crate) fn rematch(&self) -> Option<RoomId> {
        self.rematch
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let place = self.chairs.iter().position(|chair| chair.person() == Some(person))?;
        Some(Seat::new(place as u8))
    }

    /// The people at the table.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        let chairs = Seat::all(self.chairs.len() as u8).zip(&self.chairs);
        chairs.filter_map(|(seat, chair)| Some((seat, chair.person()?)))
    }

    fn seats(&self) -> u8 {
        self.chairs.len() as u8 // no game has more seats than fit
    }

    fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// Whom the match waits for; nobody when there is none.
    fn awaited(&self) -> SeatSet {
        match self.table.as_ref().map(|table| table.status()) {
            Some(Status::Awaiting(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The window in which answers are held back, if the match waits in one and this table does so.
    fn timed_window(&self) -> Option<OpenWindow> {
        let window = self.table.as_ref()?.window()?;
        (self.windows() != Windows::Instant && window::is_timed(window.kind)).then_some(window)
    }

    fn windows(&self) -> Windows {
        let people = self.people().count();
        let usual = if people <= 1 { Windows::Instant } else { Windows::Natural };
        self.opened.wishes.windows.unwrap_or(usual)
    }

    fn clock(&self) -> Clock {
        self.opened.wishes.clock
    }

    /// A number that everybody could work out, different for each moment of the match.
    fn lot(&self) -> u64 {
        let seed = u64::from_str_radix(&self.promise[..16], 16).unwrap_or_default();
        let moment = self.voices.last().map_or(0, |public| public.heard() as u64);
        let mixed = (seed ^ moment).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 17
    }

    /// How the luck was put together.
    pub(crate) fn sealed(&self) -> Sealed {
        let part =
            |chair: &Chair| Part { promise: chair.promise.clone().flatten(), value: chair.value };
        Sealed {
            place: self.id.to_string(),
            promise: self.promise.clone(),
            secret: self.opened.secret,
            parts: self.chairs.iter().map(part).collect(),
        }
    }

    /// Does a deed. A fresh deed of the match has been done by the table already.
    pub(crate) fn apply(&mut self, deed: &Deed, at: u64, source: Source) -> Result<(), Broken> {
        self.changed_at = at;
        match deed {
            Deed::Opened(_) => return Err(Broken::Impossible),
            Deed::Took { seat, holder } => {
                *self.chair_mut(*seat)? = Chair::new(holder.clone());
            }
            Deed::Ready { seat, ready } => self.chair_mut(*seat)?.ready = *ready,
            Deed::Sealing => self.enter(Phase::Sealing, at),
            Deed::Opening => self.enter(Phase::Opening, at),
            Deed::Promised { seat, promise } => {
                self.chair_mut(*seat)?.promise = Some(promise.clone());
            }
            Deed::Revealed { seat, value } => self.chair_mut(*seat)?.value = Some(*value),
            Deed::Dealt => self.deal(at)?,
            Deed::Acted { by, line } => {
                if source == Source::Stored {
                    self.table.as_mut().ok_or(Broken::Impossible)?.act(line)?;
                }
                if let Some(late) = &mut self.late {
                    late.add(line.clone());
                }
                let chair = self.chair_mut(line.seat)?;
                chair.acts += 1;
                chair.laid = None;
                match (&line.act, by) {
                    (Act::Concede, _) => chair.conceded = true,
                    (_, By::Clock) => chair.stand_in = true,
                    (_, By::Person) => chair.stand_in = false,
                    (_, By::Bot | By::Order) => {}
                }
                if matches!(line.act, Act::Undo(_)) {
                    // What was laid down was an answer to a question that is gone.
                    self.chairs.iter_mut().for_each(|chair| chair.laid = None);
                }
                self.undo = None;
            }
            Deed::Laid { by, seat, actions } => {
                let laid = Laid { by: *by, actions: actions.clone() };
                self.chair_mut(*seat)?.laid = Some(laid);
            }
            Deed::UndoAsked { seat } => {
                self.undo = Some(UndoRequest { seat: *seat, agreed: SeatSet::only(*seat) });
            }
            Deed::UndoAnswered { seat, yes } => match (&mut self.undo, yes) {
                (Some(request), true) => request.agreed = request.agreed.with(*seat),
                _ => self.undo = None,
            },
            Deed::Ordered { seat, orders } => self.chair_mut(*seat)?.orders = orders.clone(),
            Deed::Said { from, seated, text } => {
                if self.chat.len() == CHAT {
                    self.chat.pop_front();
                }
                let line = ChatLine { from: from.clone(), text: text.clone(), at };
                self.chat.push_back((*seated, line));
            }
            Deed::Muted { by, person, muted } => {
                if *muted {
                    self.muted.insert((*by, *person));
                } else {
                    self.muted.remove(&(*by, *person));
                }
            }
            Deed::MoreTime { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.more_times = chair.more_times.saturating_sub(1);
                if let Some(Asked { deadline: Some(deadline), .. }) = &mut chair.asked {
                    *deadline += clock::MORE;
                }
            }
            Deed::StoodIn { seat } => self.chair_mut(*seat)?.stand_in = true,
            Deed::CameBack { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.stand_in = false;
                // Nobody comes back to a decision that has run out.
                if let Some(Asked { deadline: Some(deadline), .. }) = &mut chair.asked {
                    *deadline = (*deadline).max(at + clock::GRACE);
                }
            }
            Deed::Resumed => {
                for chair in &mut self.chairs {
                    if let Some(Asked { deadline: Some(deadline), .. }) = &mut chair.asked {
                        *deadline = (*deadline).max(at + clock::GRACE);
                    }
                }
            }
            Deed::Rematch { room } => self.rematch = Some(*room),
            Deed::Closed => self.enter(Phase::Closed, at),
        }
        if matches!(deed, Deed::Dealt | Deed::Acted { .. }) {
            self.look(at);
        }
        Ok(())
    }

    fn enter(&mut self, phase: Phase, at: u64) {
        self.phase = phase;
        self.since = at;
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Broken> {
        self.chairs.get_mut(seat.index()).ok_or(Broken::Impossible)
    }

    fn deal(&mut self, at: u64) -> Result<(), Broken> {
        let options = std::mem::take(&mut self.options);
        let wishes = &self.opened.wishes;
        let game = self.catalog.game(&wishes.game);
        let game = game.map_err(|_| Broken::NoGame(wishes.game.clone()))?;
        let setup = |seed| Setup { options, seats: self.seats(), seed, random: Vec::new() };
        let table = match &self.opened.from {
            None => game.create(&setup(self.sealed().seed())).map_err(Broken::Table)?,
            Some(earlier) => game.load(&Replay {
                game: wishes.game.clone(),
                version: env!("CARGO_PKG_VERSION").to_owned(),
                rules: self.opened.rules.clone(),
                setup: setup(earlier.seed),
                people: Vec::new(),
                sealed: None,
                log: earlier.log.clone(),
            })?,
        };
        // The times of the log go on where those of the earlier match ended.
        let age = table.last_line().map_or(0, |line| line.at);
        if let Spectators::Hands { delay } = wishes.spectators {
            self.late = Some(Late::new(table.fork(), delay));
        }
        self.table = Some(table);
        self.began_at = at.saturating_sub(age);
        let bank = clock::first_bank(self.clock());
        self.chairs.iter_mut().for_each(|chair| chair.bank = bank);
        self.enter(Phase::Playing, at);
        Ok(())
    }

    /// Milliseconds since the match began.
    fn age(&self, now: u64) -> u64 {
        now.saturating_sub(self.began_at)
    }

    /// Sees who is asked what after the match went on, and starts and stops clocks by it.
    fn look(&mut self, at: u64) {
        let Some(table) = &self.table else { return };
        let viewers = Viewer::all(table.seats());
        for (voice, viewer) in self.voices.iter_mut().zip(viewers) {
            voice.listen(&**table, viewer);
        }
        let awaited = match table.status() {
            Status::Awaiting(seats) => seats,
            Status::Over(_) => {
                self.chairs.iter_mut().for_each(|chair| (chair.asked, chair.laid) = (None, None));
                if let Some(late) = &mut self.late {
                    late.catch_up();
                }
                self.enter(Phase::Over, at);
                return;
            }
        };
        let in_window = table.window().is_some_and(|window| window::is_timed(window.kind));
        let turn = table.turn();
        let new_turn = turn != self.turn;
        self.turn = turn;
        let clock = self.clock();
        for seat in Seat::all(self.seats()) {
            let decision = self.decision(seat);
            let chair = &mut self.chairs[seat.index()];
            if new_turn {
                chair.orders.pass_turn = false;
                chair.orders.pass_cards.clear();
            }
            let same = chair.asked.is_some_and(|asked| asked.decision == decision);
            if same && awaited.contains(seat) {
                continue;
            }
            if let Some(asked) = chair.asked.take()
                && !asked.in_window
            {
                chair.bank = clock::bank_after(clock, asked.deadline, at).or(chair.bank);
            }
            if awaited.contains(seat) {
                let allowed = clock::allowed(clock, chair.bank, in_window);
                let deadline = allowed.map(|allowed| at + allowed);
                chair.asked = Some(Asked { decision, since: at, deadline, in_window });
            }
        }
    }

    /// The number of the decision a seat is asked for, or will be next. It counts what the seat was told and what it
    /// did, so it is new for each question and says nothing that the seat does not know.
    fn decision(&self, seat: Seat) -> u64 {
        self.voices[seat.index()].heard() as u64 + self.chair(seat).acts
    }

    /// The seats that people have.
    fn held_by_people(&self) -> impl Iterator<Item = &Chair> {
        self.chairs.iter().filter(|chair| matches!(chair.holder, Holder::Person(_)))
    }
}
