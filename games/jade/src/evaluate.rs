//! Scores: the final one by its parts, and a guess on the way there for bots.

use crate::data::Jade;
use crate::state::{AREA, Area, Reason, State};
use engine::{Outcome, Seat, Standing};

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
        order.sort_by_key(|seat| {
            let (area, score) = (&state.areas[seat.index()], scores[seat.index()]);
            (-score.total(), -score.offered, area.personal.len(), seat.index())
        });
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

    /// What a seat's position is worth to it, less that of its best rival.
    pub(crate) fn guess(&self, state: &State, seat: Seat) -> f32 {
        let rivals = |worth: &dyn Fn(Seat) -> f32| {
            state.playing().filter(|&other| other != seat).map(worth).fold(f32::MIN, f32::max)
        };
        if state.over.is_some() {
            let score = |seat: Seat| self.score(&state.areas[seat.index()]).total() as f32;
            let lead = score(seat) - rivals(&score);
            return 100.0 * lead.signum() + lead;
        }
        let promise = |seat: Seat| self.promise(state, &state.areas[seat.index()]);
        let unspent = if state.current == seat { 0.3 * f32::from(state.points) } else { 0.0 };
        promise(seat) + unspent - 0.5 * rivals(&promise)
    }

    /// The score so far, and what the waiting sets may still become.
    fn promise(&self, state: &State, area: &Area) -> f32 {
        let end = f32::from(self.thresholds(state.players).end);
        let left = 1.0 - f32::from(state.offerings()) / end;
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
