//! What of a room is shown to whom.

use super::chair::Chair;
use super::voice::Voice;
use super::{Opened, Room, window};
use crate::random;
use catalog::{Done, Table};
use engine::digest::hex;
use engine::{Outcome, Refusal, Replay, Seat, SeatSet, Status, Viewer};
use protocol::{
    ChatLine, Holder, Mine, Person, PersonId, Phase, Refused, RoomSummary, Seal, SealPart,
    SeatInfo, Spectators,
};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;

/// How long a bot's move may be late before somebody must look after it, in milliseconds: in memory it never is.
const BOT_WAITS: u64 = 60_000;

/// The most events that are told at once.
const MOST_EVENTS: usize = 500;

/// Through whose eyes somebody looks at a room.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Eyes {
    Now(Viewer),
    /// Through those of a seat, some moves late.
    Late(Seat),
}

/// Who is connected to a room.
#[derive(Default, PartialEq)]
pub(crate) struct Presence {
    pub(crate) here: BTreeSet<PersonId>,
    /// How many watch without a seat.
    pub(crate) watching: u32,
    /// Nobody can come from elsewhere.
    pub(crate) only_here: bool,
}

impl Room {
    /// The room as everybody in it sees it.
    pub(crate) fn info(&self, presence: &Presence) -> protocol::Room {
        let wishes = &self.opened.wishes;
        protocol::Room {
            game: wishes.game.clone(),
            options: wishes.options.clone(),
            phase: self.phase,
            host: self.opened.host.id,
            seats: self.chairs.iter().map(|chair| self.seat_info(chair, presence)).collect(),
            listed: wishes.listed,
            locked: self.opened.password.is_some(),
            spectators: wishes.spectators,
            clock: wishes.clock,
            windows: self.windows(),
            deadline: self.deadline(),
            undo: self.undo,
            seal: self.seal(),
            outcome: self.outcome(),
            rematch: self.rematch,
            watching: presence.watching,
            only_here: presence.only_here && self.phase == Phase::Waiting,
            lesson: self.opened.lesson,
        }
    }

    fn seat_info(&self, chair: &Chair, presence: &Presence) -> SeatInfo {
        let person = chair.person();
        let timed = self.phase == Phase::Playing && person.is_some() && self.has_clock();
        SeatInfo {
            holder: chair.holder.clone(),
            ready: chair.ready && self.phase == Phase::Waiting,
            here: person.is_some_and(|person| presence.here.contains(&person)),
            stand_in: chair.stand_in,
            conceded: chair.conceded,
            bank: chair.bank.filter(|_| timed),
            more_time: timed.then_some(chair.more_times),
        }
    }

    fn has_clock(&self) -> bool {
        self.clock() != protocol::Clock::None
    }

    /// When the time of those who are asked is up: the soonest, of those whom everybody knows to be asked.
    fn deadline(&self) -> Option<u64> {
        let asked = self.table.as_ref()?.asked(Viewer::Public);
        let limit = |seat: Seat| {
            let chair = self.chair(seat);
            let asked = chair.asked.as_ref().filter(|_| chair.bot().is_none())?;
            window::limit(self.windows(), asked)
        };
        asked.iter().filter_map(limit).min()
    }

    fn seal(&self) -> Seal {
        let opened = !matches!(self.phase, Phase::Waiting | Phase::Sealing);
        let sealed = self.sealed();
        let part = |part: engine::sealing::Part| SealPart {
            promise: part.promise,
            value: part.value.filter(|_| opened).map(|value| hex(&value.0)),
        };
        Seal {
            promise: sealed.promise,
            parts: sealed.parts.into_iter().map(part).collect(),
            secret: (self.phase == Phase::Over && self.opened.from.is_none())
                .then(|| hex(&sealed.secret.0)),
        }
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.table.as_ref()?.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Awaiting(_) => None,
        }
    }

    /// What only the one in the seat may know.
    pub(crate) fn mine(&self, seat: Seat) -> Mine {
        let chair = self.chair(seat);
        let person = chair.person();
        let muted = self.muted.iter().filter(|(by, _)| Some(*by) == person);
        Mine {
            seat,
            decision: self.decision(seat),
            laid: chair.laid.as_ref().map(|laid| laid.actions.clone()),
            orders: chair.orders.clone(),
            muted: muted.map(|(_, person)| *person).collect(),
        }
    }

    /// Whether the room opens to somebody at all.
    pub(crate) fn opens_to(&self, who: PersonId, password: Option<&str>) -> Result<(), Refusal> {
        let known = self.seat_of(who).is_some() || self.opened.host.id == who;
        match (&self.opened.password, password) {
            (Some(hash), given) if !known => {
                let right = given.is_some_and(|given| is_password(hash, given));
                if right { Ok(()) } else { Err(Refused::WrongPassword.into()) }
            }
            _ => Ok(()),
        }
    }

    /// Through whose eyes somebody may look.
    pub(crate) fn eyes(&self, who: PersonId, through: Option<Seat>) -> Result<Eyes, Refusal> {
        if let Some(seat) = self.seat_of(who) {
            return Ok(Eyes::Now(Viewer::Seat(seat)));
        }
        match self.opened.wishes.spectators {
            // Before the match there is nothing to watch, and a seat to be found.
            _ if self.table.is_none() => Ok(Eyes::Now(Viewer::Public)),
            Spectators::None => Err(Refused::NoSpectators.into()),
            Spectators::Public => Ok(Eyes::Now(Viewer::Public)),
            Spectators::Hands { .. } => {
                let seat = through.filter(|seat| seat.index() < self.chairs.len());
                Ok(Eyes::Late(seat.unwrap_or_default()))
            }
        }
    }

    /// What of the document is only for the one in a seat, as text; nothing for other eyes.
    pub(crate) fn mine_text(&self, eyes: Eyes) -> String {
        match eyes {
            // Plain data always has a JSON form.
            Eyes::Now(Viewer::Seat(seat)) => {
                serde_json::to_string(&self.mine(seat)).unwrap_or_default()
            }
            _ => String::new(),
        }
    }

    /// The match as some eyes see it, as text; nothing before it is dealt.
    pub(crate) fn game_text(&self, eyes: Eyes) -> String {
        let mut text = String::new();
        if let Some((table, viewer)) = self.seen_by(eyes) {
            table.sight(viewer, &mut text);
        }
        text
    }

    /// The match as some eyes see it.
    fn seen_by(&self, eyes: Eyes) -> Option<(&dyn Table, Viewer)> {
        match eyes {
            Eyes::Now(viewer) => Some((self.table.as_deref()?, viewer)),
            Eyes::Late(seat) => Some((self.late.as_ref()?.table(), Viewer::Seat(seat))),
        }
    }

    /// What some eyes have not been shown yet: the number of the first thing, and all as text.
    pub(crate) fn take_fresh(&mut self, eyes: Eyes) -> (usize, String) {
        let voice = match eyes {
            Eyes::Now(Viewer::Seat(seat)) => self.voices.get_mut(seat.index()),
            Eyes::Now(Viewer::Public) => self.voices.last_mut(),
            Eyes::Late(seat) => self.late.as_mut().and_then(|late| late.voice_mut(seat)),
        };
        voice.map(Voice::take).unwrap_or_default()
    }

    /// Forgets what is new, except for these eyes: whoever comes to look through others gets the whole.
    pub(crate) fn forget_fresh(&mut self, except: &[Eyes]) {
        let now = Viewer::all(self.seats()).map(Eyes::Now);
        for eyes in now.chain(Seat::all(self.seats()).map(Eyes::Late)) {
            if !except.contains(&eyes) {
                self.take_fresh(eyes);
            }
        }
    }

    /// How many things some eyes have been shown; what is fresh they will be.
    pub(crate) fn passed_on(&self, eyes: Eyes) -> usize {
        let voice = match eyes {
            Eyes::Now(Viewer::Seat(seat)) => self.voices.get(seat.index()),
            Eyes::Now(Viewer::Public) => self.voices.last(),
            Eyes::Late(seat) => self.late.as_ref().and_then(|late| late.voice(seat)),
        };
        voice.map_or(0, Voice::passed_on)
    }

    /// What some eyes were shown from a number on: the number of the first thing, and all as text.
    pub(crate) fn told(&self, eyes: Eyes, since: usize) -> (usize, String) {
        let Some((table, viewer)) = self.seen_by(eyes) else { return Default::default() };
        let heard = self.passed_on(eyes);
        // A number from the future is from another time; so many at once are of no use to anybody.
        let since = if since > heard { 0 } else { since }.max(heard.saturating_sub(MOST_EVENTS));
        let mut text = String::new();
        for mut told in table.events(viewer, since).into_iter().take(heard - since) {
            if let Some(fields) = told.as_object_mut() {
                fields.remove("number");
            }
            if !text.is_empty() {
                text.push(',');
            }
            text.push_str(&told.to_string());
        }
        (since, text)
    }

    /// How an unfinished choice goes on: whether it is complete, the next question, and what can be picked.
    pub(crate) fn preview(
        &mut self,
        who: &Person,
        decision: u64,
        actions: &[Value],
    ) -> Result<(bool, Option<Value>, Vec<Value>), Refusal> {
        let seat = self.playing(who)?;
        self.is_open(seat, decision)?;
        let Some(table) = &mut self.table else { return Err(Refused::NotBegun.into()) };
        match table.preview(seat, actions)? {
            Done::Played => Ok((true, None, Vec::new())),
            Done::Unfinished { question, choices, .. } => {
                let choices = choices.iter().filter_map(|c| serde_json::to_value(c).ok());
                Ok((false, question, choices.collect()))
            }
        }
    }

    /// What was said last, and whether it was said at the table.
    pub(crate) fn last_said(&self) -> Option<(bool, &ChatLine)> {
        self.chat.back().map(|(seated, line)| (*seated, line))
    }

    /// The seat of a person for whom a bot stands in.
    pub(crate) fn stood_in(&self, person: PersonId) -> Option<Seat> {
        self.seat_of(person).filter(|seat| self.chair(*seat).stand_in)
    }

    /// Whether somebody's time is running.
    pub(crate) fn clock_runs(&self) -> bool {
        self.chairs.iter().any(|chair| chair.asked.is_some_and(|asked| asked.deadline.is_some()))
    }

    /// When the room must be woken, should it not be in memory: something will be due, or a bot must move.
    pub(crate) fn wake_at(&self) -> Option<u64> {
        let awaited = self.awaited();
        let bot = awaited.iter().any(|seat| self.chair(seat).bot().is_some());
        if bot { Some(self.changed_at + BOT_WAITS) } else { self.alarm() }
    }

    /// A room for the same people and the same game, opened by one of them.
    pub(crate) fn again(&self, host: Person) -> Opened {
        Opened {
            host,
            seats: self.chairs.iter().map(|chair| chair.holder.clone()).collect(),
            secret: random::secret(),
            begun: false,
            from: None,
            lesson: false,
            ..self.opened.clone()
        }
    }

    /// What was said last, as this person may hear it.
    pub(crate) fn chat(&self, person: PersonId) -> Vec<ChatLine> {
        let seated = self.seat_of(person).is_some();
        let heard = self.chat.iter().filter(|(side, line)| {
            *side == seated && !self.muted.contains(&(person, line.from.id))
        });
        heard.map(|(_, line)| line.clone()).collect()
    }

    /// Whether a person does not want to hear another.
    pub(crate) fn is_muted(&self, by: PersonId, person: PersonId) -> bool {
        self.muted.contains(&(by, person))
    }

    /// The room in a list. When it changed last is said by its row, and is nothing that changes it.
    pub(crate) fn summary(&self) -> RoomSummary {
        let wishes = &self.opened.wishes;
        let asked = self.table.as_ref().map_or(SeatSet::EMPTY, |t| t.asked(Viewer::Public));
        RoomSummary {
            room: self.id,
            game: wishes.game.clone(),
            phase: self.phase,
            seats: self.chairs.iter().map(|chair| chair.holder.clone()).collect(),
            listed: wishes.listed,
            locked: self.opened.password.is_some(),
            spectators: wishes.spectators,
            clock: wishes.clock,
            asked,
            changed_at: 0,
        }
    }

    /// The match as everybody or a seat may look back on it. While it is on, nobody looks through another's eyes.
    pub(super) fn so_far(
        &self,
        who: PersonId,
        seat: Option<Seat>,
    ) -> Result<(&dyn Table, Viewer), Refusal> {
        let own = seat.is_some() && seat == self.seat_of(who);
        let exists = seat.is_none_or(|seat| seat.index() < self.chairs.len());
        if !exists || (seat.is_some() && !own && self.phase != Phase::Over) {
            return Err(Refused::NotOver.into());
        }
        let table = self.table.as_deref().ok_or(Refused::NotBegun)?;
        Ok((table, seat.map_or(Viewer::Public, Viewer::Seat)))
    }

    /// What was told so far to everybody or to a seat, and how it stands.
    pub(crate) fn told_so_far(&self, who: PersonId, seat: Option<Seat>) -> Result<Value, Refusal> {
        let (table, viewer) = self.so_far(who, seat)?;
        let events = table.events(viewer, 0);
        Ok(json!({
            "heard": events.len(),
            "events": events,
            "view": table.view(viewer),
        }))
    }

    /// The finished match as a file that anybody can check.
    pub(crate) fn replay(&self) -> Option<Replay> {
        let table = self.table.as_ref().filter(|_| self.phase == Phase::Over)?;
        let name = |chair: &Chair| match &chair.holder {
            Holder::Person(person) => format!("human:{}", person.name),
            Holder::Bot(level) => format!("bot:{level}"),
            Holder::Open => String::new(),
        };
        let sealed = self.opened.from.is_none().then(|| self.sealed());
        let people = self.chairs.iter().map(name).collect();
        Some(Replay { people, sealed, ..table.save() })
    }
}

/// A password of a room as it is kept, with these random bits in it. It is a word that people tell each other to open
/// one door, not one that protects an account.
pub(crate) fn password_hash(salt: &str, password: &str) -> String {
    let hash = Sha256::new().chain_update(salt).chain_update(password).finalize();
    format!("{salt}:{}", hex(&hash))
}

fn is_password(kept: &str, password: &str) -> bool {
    kept.split_once(':').is_some_and(|(salt, _)| password_hash(salt, password) == kept)
}
