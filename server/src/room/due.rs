//! What is to be done without anybody asking for it: luck put together, windows closed, clocks run out, bots that
//! have thought.

use super::chair::Laid;
use super::{By, Deed, Room, window};
use bots::Spend;
use catalog::{Done, Thought};
use engine::{Kind, Refusal, Seat, SeatSet};
use protocol::{Phase, Refused, Windows};
use serde_json::Value;

/// How long people have to bring their parts of the luck, and then to open them, in milliseconds.
const SEALING: u64 = 3_000;

/// After how long a room in which nothing happens before the match is closed, in milliseconds: two hours.
const FORGOTTEN: u64 = 7_200_000;

/// A bot's answer that waits for its moment.
#[derive(Clone, Debug)]
pub(crate) struct Thoughts {
    pub(crate) decision: u64,
    /// Nothing while it thinks.
    pub(crate) answer: Option<Vec<Value>>,
}

impl Room {
    /// The next thing that is due, done as far as the match goes; it must be kept and applied before the next.
    pub(crate) fn due(&mut self, now: u64) -> Option<Deed> {
        match self.phase {
            Phase::Waiting if now >= self.changed_at + FORGOTTEN => Some(Deed::Closed),
            Phase::Sealing if self.promised() || now >= self.since + SEALING => Some(Deed::Opening),
            Phase::Opening if self.revealed() || now >= self.since + SEALING => Some(Deed::Dealt),
            Phase::Playing => self.due_in_match(now),
            _ => None,
        }
    }

    /// When something will be due, if nobody does anything.
    pub(crate) fn alarm(&self) -> Option<u64> {
        match self.phase {
            Phase::Waiting => Some(self.changed_at + FORGOTTEN),
            Phase::Sealing | Phase::Opening => Some(self.since + SEALING),
            Phase::Playing => {
                let awaited = self.awaited();
                let held = self.held_until(awaited);
                let limits = awaited.iter().filter_map(|seat| {
                    let chair = self.chair(seat);
                    let asked = chair.asked.as_ref()?;
                    match (&chair.laid, chair.bot(), &chair.thoughts) {
                        (Some(_), ..) => None,
                        (None, None, _) => window::limit(self.windows(), asked),
                        (None, Some(_), Some(Thoughts { answer: Some(_), .. })) => {
                            Some(self.bot_moment(seat))
                        }
                        (None, Some(_), _) => None,
                    }
                });
                held.into_iter().chain(limits).min()
            }
            _ => None,
        }
    }

    fn promised(&self) -> bool {
        self.held_by_people().all(|chair| chair.promise.is_some())
    }

    fn revealed(&self) -> bool {
        self.held_by_people()
            .all(|chair| chair.value.is_some() || chair.promise.clone().flatten().is_none())
    }

    fn due_in_match(&mut self, now: u64) -> Option<Deed> {
        let awaited = self.awaited();
        for seat in awaited.iter() {
            if let Some(actions) = self.answer_by_itself(seat)
                && let Ok(deed) = self.answer(seat, actions, By::Order, now)
            {
                return Some(deed);
            }
        }
        if self.held_until(awaited).is_some_and(|until| now >= until)
            && let Some(seat) = awaited.iter().find(|&seat| self.chair(seat).laid.is_some())
            && let Some(Laid { by, actions }) = self.chairs[seat.index()].laid.take()
        {
            let done = self.act(seat, &actions, by, now);
            return done.or_else(|_| self.act_for(seat, now)).ok();
        }
        for seat in awaited.iter() {
            let chair = self.chair(seat);
            let Some(asked) = &chair.asked else { continue };
            if chair.laid.is_some() {
                continue;
            }
            if chair.bot().is_some() {
                if now >= self.bot_moment(seat)
                    && let Some(Thoughts { decision, answer: Some(answer) }) = &chair.thoughts
                    && *decision == asked.decision
                {
                    let answer = answer.clone();
                    let done = self.answer(seat, answer, By::Bot, now);
                    return done.or_else(|_| self.act_for(seat, now)).ok();
                }
            } else if window::limit(self.windows(), asked).is_some_and(|limit| now >= limit) {
                let passed = self.table.as_ref().and_then(|table| table.pass(seat));
                // In a window of fixed length silence is an answer; elsewhere it means that nobody is there.
                let strict = matches!(self.windows(), Windows::Strict { .. });
                let by = if strict { By::Order } else { By::Clock };
                let done = match passed.filter(|_| asked.in_window) {
                    Some(pass) => self.answer(seat, pass, by, now),
                    None => self.act_for(seat, now),
                };
                return done.ok();
            }
        }
        None
    }

    /// Until when the answers that were laid down are held back; nothing if some are still missing.
    fn held_until(&self, awaited: SeatSet) -> Option<u64> {
        self.timed_window()?;
        let floor = |seat: Seat| {
            let chair = self.chair(seat);
            let asked = chair.asked.as_ref().filter(|_| chair.laid.is_some())?;
            Some(window::floor(self.windows(), asked, self.lot()))
        };
        let floors: Option<Vec<u64>> = awaited.iter().map(floor).collect();
        floors?.into_iter().max()
    }

    /// When a bot shows what it has chosen: after a while that has nothing to do with what it had to choose from.
    fn bot_moment(&self, seat: Seat) -> u64 {
        let (least, most) = self.bot_delay;
        let since = self.chair(seat).asked.map_or(0, |asked| asked.since);
        since + least + self.lot() % (most.saturating_sub(least) + 1)
    }

    /// What the server answers for a person without waiting for him, if anything.
    fn answer_by_itself(&self, seat: Seat) -> Option<Vec<Value>> {
        let chair = self.chair(seat);
        let asked = chair.asked.as_ref()?;
        if !asked.in_window || chair.laid.is_some() || chair.bot().is_some() {
            return None;
        }
        let table = self.table.as_ref()?;
        let only = self.windows() == Windows::Instant
            && !chair.orders.hold
            && table.actions(seat).len() == 1;
        if only || window::orders_pass(seat, chair, &table.question(seat)?) {
            return table.pass(seat);
        }
        None
    }

    /// Gives an answer for a seat: it takes effect, or is laid down until its window closes.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        actions: Vec<Value>,
        by: By,
        now: u64,
    ) -> Result<Deed, Refusal> {
        let window = self.timed_window();
        let Some(table) = &mut self.table else { return Err(Refused::NotBegun.into()) };
        // Who passes and who has nothing to pass with must look alike; who plays a card shows it anyway.
        let waits = window.is_some_and(|window| {
            window.kind == Kind::Sealed || table.pass(seat).as_ref() == Some(&actions)
        });
        if !waits {
            return self.act(seat, &actions, by, now);
        }
        match table.preview(seat, &actions)? {
            Done::Played => Ok(Deed::Laid { by, seat, actions }),
            Done::Unfinished { .. } => Err(Refused::Unfinished.into()),
        }
    }

    /// Does a batch in the match.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        actions: &[Value],
        by: By,
        now: u64,
    ) -> Result<Deed, Refusal> {
        let age = self.age(now);
        let Some(table) = &mut self.table else { return Err(Refused::NotBegun.into()) };
        match table.play(seat, actions, age)? {
            Done::Played => self.acted(by),
            Done::Unfinished { .. } => Err(Refused::Unfinished.into()),
        }
    }

    /// What the rules do for a seat that does nothing.
    fn act_for(&mut self, seat: Seat, now: u64) -> Result<Deed, Refusal> {
        let luck = self.lot();
        let Some(table) = &self.table else { return Err(Refused::NotBegun.into()) };
        let actions = table.fallback(seat, luck)?;
        self.act(seat, &actions, By::Clock, now)
    }

    /// The deed of what the table has just done.
    pub(super) fn acted(&self, by: By) -> Result<Deed, Refusal> {
        let line = self.table.as_ref().and_then(|table| table.last_line());
        line.map(|line| Deed::Acted { by, line }).ok_or_else(|| Refused::NotBegun.into())
    }

    /// The bots that must think now, and are not yet at it: the decision, and how much they may think.
    pub(crate) fn thoughts_wanted(&mut self) -> Vec<(Seat, u64, Spend, Box<dyn Thought>)> {
        let mut wanted = Vec::new();
        for seat in self.awaited().iter() {
            let chair = &self.chairs[seat.index()];
            let (Some(level), Some(asked)) = (chair.bot(), chair.asked) else { continue };
            let thinks = chair.thoughts.as_ref().is_some_and(|t| t.decision == asked.decision);
            if thinks || chair.laid.is_some() {
                continue;
            }
            let level = level.to_owned();
            let thought = self.table.as_mut().and_then(|table| {
                Some((table.plan(&level).ok()?.spend, table.think(seat, &level).ok()?))
            });
            let thoughts = Thoughts { decision: asked.decision, answer: None };
            self.chairs[seat.index()].thoughts = Some(thoughts);
            if let Some((spend, thought)) = thought {
                wanted.push((seat, asked.decision, spend, thought));
            }
        }
        wanted
    }

    /// A bot has thought; without an answer the rules answer for it.
    pub(crate) fn has_thought(&mut self, seat: Seat, decision: u64, answer: Option<Vec<Value>>) {
        let luck = self.lot();
        let fallback = || self.table.as_ref()?.fallback(seat, luck).ok();
        let answer = answer.or_else(fallback);
        if let Some(chair) = self.chairs.get_mut(seat.index())
            && let Some(thoughts) = &mut chair.thoughts
            && thoughts.decision == decision
        {
            thoughts.answer = answer;
        }
    }

    /// Puts a bot back that has thought.
    pub(crate) fn keep(&mut self, kept: catalog::Kept) {
        if let Some(table) = &mut self.table {
            table.keep(kept);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::Source;
    use crate::room::testing::dealt;

    #[test]
    fn regression_silence_in_a_strict_window_calls_no_bot() {
        let mut room = dealt("smashup", 2, Windows::Strict { seconds: 2 });
        let (mut now, mut silences) = (0, 0);
        while silences < 5 {
            while let Some(deed) = room.due(now) {
                room.apply(&deed, now, Source::Fresh).unwrap();
            }
            assert!(room.chairs.iter().all(|chair| !chair.stand_in));
            let seat = room.awaited().iter().next().expect("the match goes on long enough");
            if room.timed_window().is_some() {
                silences += 1;
                now += 2_000;
                continue;
            }
            let thought = room.table.as_mut().unwrap().think(seat, "random").unwrap();
            let (actions, kept) = thought.run(None);
            room.keep(kept);
            let deed = room.answer(seat, actions.unwrap(), By::Person, now).unwrap();
            room.apply(&deed, now, Source::Fresh).unwrap();
        }
    }
}
