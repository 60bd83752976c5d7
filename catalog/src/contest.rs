//! One game between two bots that take turns around the table: what `arena` plays in pairs.

use crate::bot_game::{self, Player};
use crate::playouts::{Clocks, mix};
use bots::BotName;
use engine::{OptionsError, Outcome, Refusal, Rules, Seat, Seed, Setup, replay};
use serde_json::Value;
use std::time::Duration;

/// Who plays whom, and at what table.
#[derive(Clone)]
pub struct Contest<'a> {
    pub options: Value,
    pub seats: u8,
    pub bots: [BotName; 2],
    /// Games 2n and 2n + 1 have the same luck, with seats swapped: in the first of them the first bot sits first.
    pub seed: u64,
    /// For bots that think by the clock.
    pub clocks: &'a Clocks,
    /// The time since some moment, to measure how long bots think.
    pub now: &'a (dyn Fn() -> Duration + Sync),
}

/// How a game went.
#[derive(Clone, Debug, PartialEq)]
pub struct Bout {
    /// What the first bot made: for each of its seats and each of the other's, two if ahead and one if level.
    pub points: u32,
    /// What it would have made with all its seats ahead of all others.
    pub most: u32,
    /// Why the game ended.
    pub reason: String,
    /// All decisions, forced ones too.
    pub decisions: u64,
    /// How long each bot thought.
    pub thought: [ThinkingTime; 2],
}

/// How long a bot thought about decisions that left it a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ThinkingTime {
    pub moves: u64,
    pub total: Duration,
    pub worst: Duration,
}

impl ThinkingTime {
    /// Adds what it thought elsewhere.
    pub fn add(&mut self, other: &ThinkingTime) {
        self.moves += other.moves;
        self.total += other.total;
        self.worst = self.worst.max(other.worst);
    }
}

/// Which bot has a seat in a game.
fn holder(number: u64, seat: Seat) -> usize {
    usize::from((seat.index() as u64 + number) % 2 == 1)
}

/// Plays the game of this number.
pub(crate) fn play<R: Rules>(
    data: &R::Data,
    contest: &Contest<'_>,
    number: u64,
) -> Result<Bout, Refusal> {
    let refused = |error: OptionsError| Refusal::of(&error);
    let seed = Seed::from_number(mix(contest.seed, number / 2));
    let (options, seats) = (contest.options.clone(), contest.seats);
    let setup = Setup { options, seats, seed, random: Vec::new() };
    let setup = replay::typed_setup::<R>(&setup).map_err(refused)?;
    let rules = engine::rules::open::<R>(data, &setup.options, seats).map_err(refused)?;
    let mut thought = [ThinkingTime::default(); 2];
    let mut decisions = 0;
    let mut actions = Vec::new();
    // Each bot has luck of its own in each game, which has nothing to do with that of the deal.
    let luck = |seat: Seat| mix(mix(!contest.seed, number), seat.index() as u64);
    let player = |seat| Player::new(&contest.bots[holder(number, seat)], luck(seat));
    let mut players: Vec<Player<R>> = Seat::all(seats).map(player).collect();
    let outcome = bot_game::play(&rules, seed, |seen| {
        decisions += 1;
        seen.actions(&mut actions);
        if let [only] = &actions[..] {
            return only.clone();
        }
        let seat = seen.seat();
        let before = (contest.now)();
        let action = players[seat.index()].choose(seen, Some(contest.clocks));
        let time = (contest.now)().saturating_sub(before);
        thought[holder(number, seat)].add(&ThinkingTime { moves: 1, total: time, worst: time });
        action
    });
    let (points, most) = points(&outcome, number, seats);
    Ok(Bout { points, most, reason: outcome.reason.into_owned(), decisions, thought })
}

/// The points of the first bot, and how many there were to make.
fn points(outcome: &Outcome, number: u64, seats: u8) -> (u32, u32) {
    let (mut points, mut most) = (0, 0);
    let (own, others): (Vec<Seat>, Vec<Seat>) =
        Seat::all(seats).partition(|seat| holder(number, *seat) == 0);
    for own in own {
        for other in &others {
            let (own, other) = (outcome.result(own), outcome.result(*other));
            points += u32::from(own > other) + u32::from(own >= other);
            most += 2;
        }
    }
    (points, most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Standing;

    #[test]
    fn seats_that_are_ahead_make_points() {
        let outcome = |places: &[u8]| Outcome {
            reason: "over".into(),
            standings: places
                .iter()
                .map(|&place| Standing { place, score: 0, parts: Vec::new() })
                .collect(),
        };
        let scored = |places: &[u8], number| points(&outcome(places), number, places.len() as u8);
        assert_eq!((scored(&[1, 2], 0), scored(&[1, 2], 1)), ((2, 2), (0, 2)));
        assert_eq!((scored(&[1, 1], 6), scored(&[1, 1], 7)), ((1, 2), (1, 2)));
        // The first bot has the first and third place of three, then the second alone.
        assert_eq!((scored(&[1, 2, 3], 0), scored(&[1, 2, 3], 1)), ((2, 4), (2, 4)));
        // Of five: the first two places against the others, then the other way round.
        assert_eq!(scored(&[1, 3, 1, 4, 5], 0), (8, 12));
        assert_eq!(scored(&[1, 3, 1, 4, 5], 1), (4, 12));
    }
}
