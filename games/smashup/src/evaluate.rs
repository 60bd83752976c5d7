//! How well a seat stands, for bots.

use crate::rules::SmashUp;
use crate::state::{Phase, Player, State};
use crate::turn::GOAL;
use engine::Seat;

/// What things are worth, in points.
const CARD: f32 = 0.12;
const MADNESS: f32 = 0.35;
const POWER: f32 = 0.1;
const MINION: f32 = 0.05;
const ONGOING: f32 = 0.1;
/// Plays that are left, while there is something to play with them.
const MINION_PLAY: f32 = 0.5;
const ACTION_PLAY: f32 = 0.3;
/// The points of one's place at a base that is about to be scored, and one's share of the power there.
const PLACE: f32 = 0.9;
const SHARE: f32 = 0.4;

pub(crate) fn evaluate(rules: &SmashUp, state: &State, seat: Seat) -> f32 {
    let mut worth = [0.0_f32; 4];
    for own in Seat::all(rules.seats) {
        let player = state.player(own);
        let madness = f32::from(rules.madness_of(state, own));
        let cards = player.hand.len().min(10) as f32;
        worth[own.index()] = f32::from(player.points) - MADNESS * madness + CARD * cards;
        if own == state.current && state.phase == Phase::Play {
            worth[own.index()] += rest_of_turn(rules, player);
        }
    }
    for thing in state.things.iter() {
        worth[thing.controller.index() % 4] +=
            if rules.is_minion(thing) { MINION } else { ONGOING };
    }
    for base in state.slots() {
        let points = rules.face(state.base_card(base)).points;
        let breakpoint = f32::from(rules.breakpoint(state, base)).max(1.0);
        let ranks = rules.ranking(state, base);
        let total: u16 = ranks.iter().map(|(_, power)| power).sum();
        // The nearer a base is to being scored, the more its places are worth.
        let near = (f32::from(total) / breakpoint).min(1.0);
        for own in Seat::all(rules.seats) {
            let (place, power) = ranks[own.index()];
            let place = usize::from(place).checked_sub(1).and_then(|place| points.get(place));
            let share = f32::from(power) / f32::from(total.max(1));
            worth[own.index()] += PLACE * near * near * f32::from(place.copied().unwrap_or(0))
                + SHARE * near * share * f32::from(points[0])
                + POWER * f32::from(power);
        }
    }
    let own = worth[seat.index() % 4];
    let others = Seat::all(rules.seats).filter(|&other| other != seat);
    let best = others.map(|other| worth[other.index()]).fold(f32::MIN, f32::max);
    let lead = own - best;
    // A lead counts for more the nearer the end is.
    let furthest = worth.iter().copied().fold(0.0, f32::max) / f32::from(GOAL);
    let scale = 9.0 - 5.0 * furthest.min(1.0);
    lead / (scale + lead.abs())
}

/// What is still to come in a turn: two cards, and what can be played. Otherwise one would rather stop playing.
fn rest_of_turn(rules: &SmashUp, player: &Player) -> f32 {
    let plays = |action: bool, usual: u8| {
        let extra = player.extras.iter().filter(|extra| extra.action == action);
        let plays = f32::from(usual) + extra.map(|extra| f32::from(extra.n)).sum::<f32>();
        let held = player.hand.iter();
        let held = held.filter(|held| rules.face(held.card).kind.is_action() == action).count();
        plays.min(held as f32)
    };
    2.0 * CARD
        + MINION_PLAY * plays(false, player.minions)
        + ACTION_PLAY * plays(true, player.actions)
}
