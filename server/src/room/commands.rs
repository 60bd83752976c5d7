//! What people do in a room: whether they may, and the deed it is.

use super::{By, Deed, Room};
use engine::sealing::{Secret, seat_promise};
use engine::{Refusal, Seat, SeatSet, Takeback};
use protocol::{ChatLine, Command, Holder, Orders, Person, PersonId, Phase, Refused, Windows};
use texts::clean;

/// The longest thing one can say at once, in characters.
const LONGEST_SAYING: usize = 300;
/// The most cards in a standing order, and the most people one can mute.
const MOST: usize = 100;

/// The levels of bots that people can choose.
pub(crate) const LEVELS: [&str; 4] = ["random", "easy", "normal", "hard"];

impl Room {
    /// What a command comes to. Of the match it is done already; all else waits for `apply`.
    /// Nothing of what is asked here decides for a seat but the person's own.
    pub(crate) fn command(
        &mut self,
        who: &Person,
        command: Command,
        now: u64,
    ) -> Result<Deed, Refusal> {
        match command {
            Command::Sit { seat } => self.sit(who, seat),
            Command::Kick { seat } => self.kick(who, seat),
            Command::Place { seat, bot } => self.place(who, seat, bot),
            Command::Start => self.start(who),
            Command::Close => {
                self.host(who)?;
                Ok(Deed::Closed)
            }
            Command::Say { text } => self.say(who, &text),
            Command::Mute { person, muted } => self.mute(who, person, muted),
            Command::Stand => {
                let seat = self.seated_before(who)?;
                Ok(Deed::Took { seat, holder: Holder::Open })
            }
            Command::Ready { ready } => Ok(Deed::Ready { seat: self.seated_before(who)?, ready }),
            Command::Promise { promise } => self.promise(self.seated(who)?, promise),
            Command::Reveal { value } => self.reveal(self.seated(who)?, &value),
            Command::Play { decision, actions } => {
                let seat = self.playing(who)?;
                self.is_open(seat, decision)?;
                self.answer(seat, actions, By::Person, now)
            }
            // Once it is over everything is open to all, the secret of the luck included.
            Command::Undo => self.take_back(self.playing(who)?, now),
            // Also those who gave up: what is taken back may be their giving up.
            Command::Agree { yes } => self.agree(self.seated(who)?, yes, now),
            Command::Concede => {
                let seat = self.playing(who)?;
                let age = self.age(now);
                let Some(table) = &mut self.table else { return Err(Refused::NotBegun.into()) };
                table.concede(seat, age)?;
                self.acted(By::Person)
            }
            Command::Order { orders } => self.order(self.playing(who)?, orders),
            Command::MoreTime => self.more_time(self.playing(who)?),
            Command::StandIn { seat } => {
                self.playing(who)?;
                let chair = self.chairs.get(seat.index()).ok_or(Refused::NotSeated)?;
                match chair.bot() {
                    None => Ok(Deed::StoodIn { seat }),
                    Some(_) => Err(Refused::NotAway { seconds: 0 }.into()),
                }
            }
            Command::Back => {
                let seat = self.playing(who)?;
                // Who was not away would only get more time.
                let away = self.stood_in(who.id) == Some(seat);
                let back = away.then_some(Deed::CameBack { seat });
                back.ok_or_else(|| Refused::NotAway { seconds: 0 }.into())
            }
            // The host of rooms opens the other room and then says so here.
            Command::Rematch => Err(Refused::NotOver.into()),
        }
    }

    /// Whether this is the decision that the seat is asked for, and it has not answered.
    pub(crate) fn is_open(&self, seat: Seat, decision: u64) -> Result<(), Refusal> {
        let chair = self.chair(seat);
        let now = self.decision(seat);
        if decision != now {
            return Err(Refused::Stale { decision: now }.into());
        }
        if chair.laid.is_some() {
            return Err(Refused::AlreadyAnswered.into());
        }
        if chair.asked.is_none() {
            return Err(engine::Refused::NotYourTurn.into());
        }
        Ok(())
    }

    fn host(&self, who: &Person) -> Result<(), Refusal> {
        if self.opened.host.id != who.id {
            return Err(Refused::NotHost.into());
        }
        self.waiting()
    }

    fn waiting(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Waiting => Ok(()),
            Phase::Closed => Err(Refused::Closed.into()),
            _ => Err(Refused::HasBegun.into()),
        }
    }

    fn seated(&self, who: &Person) -> Result<Seat, Refusal> {
        self.seat_of(who.id).ok_or_else(|| Refused::NotSeated.into())
    }

    fn seated_before(&self, who: &Person) -> Result<Seat, Refusal> {
        self.waiting()?;
        self.seated(who)
    }

    /// The seat of somebody who plays.
    pub(crate) fn playing(&self, who: &Person) -> Result<Seat, Refusal> {
        let seat = self.seated(who)?;
        match self.phase {
            Phase::Playing if self.chair(seat).conceded => Err(engine::Refused::Over.into()),
            Phase::Playing => Ok(seat),
            Phase::Over => Err(engine::Refused::Over.into()),
            _ => Err(Refused::NotBegun.into()),
        }
    }

    fn sit(&self, who: &Person, seat: Option<Seat>) -> Result<Deed, Refusal> {
        self.waiting()?;
        if self.seat_of(who.id).is_some() {
            return Err(Refused::AlreadySeated.into());
        }
        let open = |seat: &Seat| {
            self.chairs.get(seat.index()).is_some_and(|chair| chair.holder == Holder::Open)
        };
        let wanted = match seat {
            Some(seat) => Some(seat).filter(open),
            None => Seat::all(self.seats()).find(open),
        };
        let seat = wanted.ok_or(Refused::SeatTaken)?;
        Ok(Deed::Took { seat, holder: Holder::Person(who.clone()) })
    }

    fn kick(&self, who: &Person, seat: Seat) -> Result<Deed, Refusal> {
        self.host(who)?;
        match self.chairs.get(seat.index()).map(|chair| &chair.holder) {
            Some(Holder::Person(_)) => Ok(Deed::Took { seat, holder: Holder::Open }),
            _ => Err(Refused::NotSeated.into()),
        }
    }

    fn place(&self, who: &Person, seat: Seat, bot: Option<String>) -> Result<Deed, Refusal> {
        self.host(who)?;
        match self.chairs.get(seat.index()).map(|chair| &chair.holder) {
            Some(Holder::Open | Holder::Bot(_)) => {}
            _ => return Err(Refused::SeatTaken.into()),
        }
        let holder = match bot {
            None => Holder::Open,
            Some(level) => Holder::Bot(known_level(level)?),
        };
        Ok(Deed::Took { seat, holder })
    }

    fn start(&self, who: &Person) -> Result<Deed, Refusal> {
        self.host(who)?;
        let ready = self.chairs.iter().all(|chair| match &chair.holder {
            Holder::Open => false,
            Holder::Person(person) => chair.ready || person.id == who.id,
            Holder::Bot(_) => true,
        });
        if ready { Ok(Deed::Sealing) } else { Err(Refused::NotReady.into()) }
    }

    fn promise(&self, seat: Seat, promise: Option<String>) -> Result<Deed, Refusal> {
        if !matches!(self.phase, Phase::Waiting | Phase::Sealing) {
            return Err(Refused::HasBegun.into());
        }
        let well_formed = promise.as_ref().is_none_or(|promise| is_hash(promise));
        // Who has promised cannot promise anew once others may have opened theirs; before, it does no harm.
        let again = self.phase == Phase::Sealing && self.chair(seat).promise.is_some();
        if !well_formed || again {
            return Err(Refused::BadSeal.into());
        }
        Ok(Deed::Promised { seat, promise })
    }

    fn reveal(&self, seat: Seat, value: &str) -> Result<Deed, Refusal> {
        let chair = self.chair(seat);
        let promised = chair.promise.clone().flatten();
        if self.phase != Phase::Opening || chair.value.is_some() || !is_hash(value) {
            return Err(Refused::BadSeal.into());
        }
        let value: Secret = value.parse().map_err(|_| Refused::BadSeal)?;
        if promised != Some(seat_promise(&value)) {
            return Err(Refused::BadSeal.into());
        }
        Ok(Deed::Revealed { seat, value })
    }

    /// How much somebody has said since a moment, as far as it is kept.
    pub(crate) fn said_since(&self, who: PersonId, since: u64) -> usize {
        let his = |line: &ChatLine| line.from.id == who && line.at > since;
        self.chat.iter().filter(|(_, line)| his(line)).count()
    }

    fn say(&self, who: &Person, text: &str) -> Result<Deed, Refusal> {
        let cleaned = clean(text);
        if cleaned.is_empty() || cleaned.chars().count() > LONGEST_SAYING {
            return Err(Refused::BadText { most: LONGEST_SAYING }.into());
        }
        let seated = self.seat_of(who.id).is_some();
        Ok(Deed::Said { from: who.clone(), seated, text: cleaned })
    }

    fn mute(&self, who: &Person, person: PersonId, muted: bool) -> Result<Deed, Refusal> {
        let count = self.muted.iter().filter(|(by, _)| *by == who.id).count();
        if muted && count >= MOST {
            return Err(Refused::TooMany { most: MOST }.into());
        }
        Ok(Deed::Muted { by: who.id, person, muted })
    }

    fn order(&self, seat: Seat, orders: Orders) -> Result<Deed, Refusal> {
        let long = orders.pass_cards.iter().any(|card| card.len() > 100);
        if long || orders.pass_cards.len() > MOST {
            return Err(Refused::TooMany { most: MOST }.into());
        }
        Ok(Deed::Ordered { seat, orders })
    }

    fn more_time(&self, seat: Seat) -> Result<Deed, Refusal> {
        let chair = self.chair(seat);
        let strict = matches!(self.windows(), Windows::Strict { .. });
        let running = chair
            .asked
            .is_some_and(|asked| asked.deadline.is_some() && !(strict && asked.in_window));
        if !running || chair.more_times == 0 || chair.laid.is_some() {
            return Err(Refused::NoMoreTime.into());
        }
        Ok(Deed::MoreTime { seat })
    }

    /// Takes the seat's last batch back, or asks the others whether it may.
    fn take_back(&mut self, seat: Seat, now: u64) -> Result<Deed, Refusal> {
        if self.undo.is_some() {
            return Err(Refused::NoSuchRequest.into());
        }
        match self.undo_as(seat, Takeback::default(), now) {
            Err(refusal) if refusal.code() == "needs_consent" => {}
            done => return done,
        }
        // Bots agree to everything.
        if self.others(seat).is_empty() {
            return self.undo_as(seat, self.all_agree(), now);
        }
        Ok(Deed::UndoAsked { seat })
    }

    fn agree(&mut self, seat: Seat, yes: bool, now: u64) -> Result<Deed, Refusal> {
        let Some(request) = self.undo.filter(|request| !request.agreed.contains(seat)) else {
            return Err(Refused::NoSuchRequest.into());
        };
        let missing = self.others(request.seat).minus(request.agreed.with(seat));
        if yes && missing.is_empty() {
            return self.undo_as(request.seat, self.all_agree(), now);
        }
        Ok(Deed::UndoAnswered { seat, yes })
    }

    fn undo_as(&mut self, seat: Seat, takeback: Takeback, now: u64) -> Result<Deed, Refusal> {
        let age = self.age(now);
        let Some(table) = &mut self.table else { return Err(Refused::NotBegun.into()) };
        table.undo(seat, takeback, age)?;
        self.acted(By::Person)
    }

    fn all_agree(&self) -> Takeback {
        Takeback { agreed: SeatSet::all(self.seats()), revealed: true }
    }

    /// The seats of the other people who play.
    fn others(&self, seat: Seat) -> SeatSet {
        self.people().map(|(seat, _)| seat).filter(|other| *other != seat).collect()
    }
}

/// A level of bot that people can choose.
pub(crate) fn known_level(level: String) -> Result<String, Refusal> {
    if LEVELS.contains(&level.as_str()) {
        return Ok(level);
    }
    let problem = format!("the levels are {}", LEVELS.join(", "));
    Err(Refused::BadSetting { setting: "bot".into(), problem }.into())
}

/// 32 bytes in hex.
fn is_hash(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::Source;
    use crate::room::testing::{dealt, person};
    use protocol::Windows;

    #[test]
    fn regression_who_gave_up_can_agree_that_others_take_something_back() {
        let mut room = dealt("jade", 3, Windows::Natural);
        let mut by = |seat: u8, command: Command| {
            let deed = room.command(&person(seat), command, 0).unwrap();
            room.apply(&deed, 0, Source::Fresh).unwrap();
            deed
        };
        by(0, Command::Play { decision: 0, actions: vec!["start".into()] });
        by(2, Command::Concede);
        assert_eq!(by(0, Command::Undo), Deed::UndoAsked { seat: Seat::new(0) });
        let yes = Command::Agree { yes: true };
        assert_eq!(by(1, yes.clone()), Deed::UndoAnswered { seat: Seat::new(1), yes: true });
        assert!(matches!(by(2, yes), Deed::Acted { .. }));
    }
}
