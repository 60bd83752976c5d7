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
            (
                -score.total(),
                -score.offered,
                area.personal.len(),
                seat.index(),
            )
        });
        let standings = Seat::all(self.seats).map(|seat| {
            let score = scores[seat.index()];
            // Who was trimmed at the start comes after all who played.
            let place = order
                .iter()
                .position(|&other| other == seat)
                .unwrap_or(order.len()) as u8
                + 1;
            let parts = [
                ("personal", score.personal),
                ("offering", score.offering),
                ("offered", score.offered),
                ("waiting", -score.waiting),
            ];
            let parts = parts
                .into_iter()
                .map(|(part, points)| (part.into(), points))
                .collect();
            Standing {
                place,
                score: score.total(),
                parts,
            }
        });
        let reason: &'static str = reason.into();
        Outcome {
            reason: reason.into(),
            standings: standings.collect(),
        }
    }

    /// What a seat's position is worth to it, less that of its best rival.
    pub(crate) fn guess(&self, state: &State, seat: Seat) -> f32 {
        let best = state.playing().filter(|&other| other != seat);
        let best = best
            .map(|other| self.promise(state, &state.areas[other.index()]))
            .fold(f32::MIN, f32::max);
        let mine = self.promise(state, &state.areas[seat.index()]);
        if state.over.is_some() {
            let score = |seat: Seat| self.score(&state.areas[seat.index()]).total() as f32;
            let rival = state
                .playing()
                .filter(|&other| other != seat)
                .map(score)
                .fold(f32::MIN, f32::max);
            return 100.0 * (score(seat) - rival).signum() + score(seat) - rival;
        }
        mine - 0.5 * best
    }

    fn promise(&self, state: &State, area: &Area) -> f32 {
        let done = self.score(area).total() as f32;
        let room = (AREA - area.personal.len()) + (AREA - area.offering.len());
        // Early on a tasted set pays for itself in action points; a plate in hand is a set to come.
        let end = f32::from(self.thresholds(state.players).end);
        let left = 1.0 - f32::from(state.offerings()) / end;
        let tempo = 1.5 * left * (area.personal.len() / 2) as f32
            + 0.4 * left * (area.personal.len() % 2) as f32;
        let mut sets: Vec<f32> = area
            .waiting
            .iter()
            .map(|set| match set.snack {
                Some(_) => {
                    let offer = if self.can_be_offered(set) && area.offering.len() < AREA {
                        1.5
                    } else {
                        0.0
                    };
                    0.8 * f32::from(self.worth(set)) + offer + 0.5
                }
                None => 0.9 + 0.3 * f32::from(self.level(set.plate)),
            })
            .collect();
        sets.sort_by(|a, b| b.total_cmp(a));
        sets.truncate(room);
        let bonus = if area.bonus { 1.0 } else { 0.0 };
        done + tempo + bonus + sets.iter().sum::<f32>() * (0.35 + 0.65 * left)
    }
}
