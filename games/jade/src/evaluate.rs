//! Scores: the final one by its parts, and a guess on the way there for bots.

use crate::data::Jade;
use crate::speech::Action;
use crate::state::{AREA, Area, Reason, Set, State};
use engine::{Card, Outcome, Seat, Standing};

/// What a final score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    pub personal: i32,
    pub offering: i32,
    pub offered: i32,
    pub waiting: i32,
}

impl Score {
    pub fn total(self) -> i32 {
        self.personal + self.offering + self.offered - self.waiting
    }
}

impl Jade {
    /// The score of a player's areas as they are.
    pub fn score(&self, area: &Area) -> Score {
        let sum = |sets: &[crate::Set]| sets.iter().map(|set| i32::from(self.worth(set))).sum();
        Score {
            personal: sum(&area.personal),
            offering: sum(&area.offering),
            offered: area.offering.len() as i32,
            waiting: area.waiting.len() as i32,
        }
    }

    /// Who won: by score, then more offerings, then fewer tasted sets, then the lower seat. Nobody shares a place.
    pub(crate) fn outcome(&self, state: &State, reason: Reason) -> Outcome {
        let scores: Vec<Score> = state.areas.iter().map(|area| self.score(area)).collect();
        let mut order: Vec<Seat> = state.playing().collect();
        order.sort_by_key(|&seat| self.rank(state, seat));
        let standings = Seat::all(self.seats).map(|seat| {
            let score = scores[seat.index()];
            // Who was trimmed at the start comes after all who played.
            let place =
                order.iter().position(|&other| other == seat).unwrap_or(order.len()) as u8 + 1;
            let parts = [
                ("personal", score.personal),
                ("offering", score.offering),
                ("offered", score.offered),
                ("waiting", -score.waiting),
            ];
            let parts = parts.into_iter().map(|(part, points)| (part.into(), points)).collect();
            Standing { place, score: score.total(), parts }
        });
        let reason: &'static str = reason.into();
        Outcome { reason: reason.into(), standings: standings.collect() }
    }

    /// The result a seat can expect: its own when the game is over, else a guess from its lead over the best rival.
    pub(crate) fn guess(&self, state: &State, seat: Seat) -> f32 {
        if state.over.is_some() {
            return self.result(state, seat);
        }
        if seat.index() >= usize::from(state.players) {
            return -1.0;
        }
        let promise = |seat: Seat| {
            let unspent = if state.current == seat { 0.3 * f32::from(state.points) } else { 0.0 };
            self.promise(state, &state.areas[seat.index()]) + unspent
        };
        let rivals = state.playing().filter(|&other| other != seat).map(promise);
        let lead = promise(seat) - rivals.fold(f32::MIN, f32::max);
        lead / (self.doubt(state) + lead.abs())
    }

    /// The lead that makes the better half of all results likely; less is needed towards the end.
    fn doubt(&self, state: &State) -> f32 {
        4.0 + 6.0 * self.left(state)
    }

    /// The share of the game that lies ahead, by what is still to be offered.
    fn left(&self, state: &State) -> f32 {
        1.0 - f32::from(state.offerings()) / f32::from(self.thresholds(state.players).end)
    }

    /// What `Outcome::result` says, without making the outcome.
    fn result(&self, state: &State, seat: Seat) -> f32 {
        let playing = usize::from(state.players);
        let others = f32::from(self.seats.max(2) - 1);
        if seat.index() >= playing {
            return -(playing as f32) / others;
        }
        let own = self.rank(state, seat);
        let ahead = state.playing().filter(|&other| self.rank(state, other) > own).count();
        let behind = state.playing().filter(|&other| self.rank(state, other) < own).count();
        let absent = usize::from(self.seats) - playing;
        (ahead as f32 + absent as f32 - behind as f32) / others
    }

    /// What seats are ranked by, the first of them the smallest: no two are alike.
    fn rank(&self, state: &State, seat: Seat) -> (i32, i32, usize, usize) {
        let area = &state.areas[seat.index()];
        let score = self.score(area);
        (-score.total(), -score.offered, area.personal.len(), seat.index())
    }

    /// How much an action appeals at first sight: good pairs do, a turn given away does not.
    pub(crate) fn appeal(&self, state: &State, action: Action) -> f32 {
        let own = |id: u8| state.mine().waiting.iter().find(|set| set.id == id);
        let paired = |id: u8, snack: Option<Card>| {
            let set = own(id).map_or_else(Set::default, |&set| Set { snack, ..set });
            let worth = f32::from(self.worth(&set));
            let offer = if self.can_be_offered(&set) { 1.0 } else { 0.0 };
            worth * worth * (0.3 + 0.2 * offer)
        };
        let worth = |id: u8| own(id).map_or(0.0, |set| f32::from(self.worth(set)));
        match action {
            Action::Start | Action::StartWith { .. } => 1.0,
            Action::TakeSnack { slot, set } => {
                0.2 + paired(set, state.table[usize::from(slot)].snack)
            }
            Action::ClaimSnack { from, set } => {
                let snack = state.waiting_set(from).and_then(|(_, _, set)| set.snack);
                0.4 + paired(set, snack)
            }
            Action::TakePlate { slot } => {
                let plate = state.table[usize::from(slot)].plate;
                0.5 + plate.map_or(0.0, |plate| 0.5 * f32::from(self.level(plate)))
            }
            Action::Taste { set } => 1.0 + worth(set),
            Action::Offer { set } => 1.0 + 2.0 * worth(set),
            Action::EndTurn if state.points > 0 => 0.1,
            Action::EndTurn => 0.5,
        }
    }

    /// The score so far, and what the waiting sets may still become.
    fn promise(&self, state: &State, area: &Area) -> f32 {
        let left = self.left(state);
        let done = self.score(area).total() as f32;
        // Early on, every second tasted set pays in action points.
        let tempo = left * (area.personal.len() as f32 * 0.5 + (area.personal.len() / 2) as f32);
        let room = (AREA - area.personal.len()) + (AREA - area.offering.len());
        let sets = area.waiting.iter().take(room).map(|set| match set.snack {
            Some(_) if self.can_be_offered(set) && area.offering.len() < AREA => {
                0.6 * f32::from(self.worth(set)) + 0.8
            }
            Some(_) => 0.5 * f32::from(self.worth(set)) + 0.5,
            None => 1.0 + 0.4 * f32::from(self.level(set.plate)),
        });
        let bonus = if area.bonus { 1.5 } else { 0.0 };
        done + tempo + bonus + sets.sum::<f32>() * (0.4 + 0.6 * left)
    }
}
