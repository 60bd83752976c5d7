//! How well a seat stands, for bots.

use crate::data::Kind;
use crate::rules::SmashUp;
use crate::state::State;
use crate::turn::GOAL;
use engine::Seat;

/// What a card in hand is worth, in points.
const CARD: f32 = 0.12;
/// What power at a base is worth beyond the places it gives.
const POWER: f32 = 0.06;

pub(crate) fn evaluate(rules: &SmashUp, state: &State, seat: Seat) -> f32 {
    let mut worth = [0.0_f32; 4];
    for own in Seat::all(rules.seats) {
        let player = state.player(own);
        let (points, _) = (f32::from(player.points), 0);
        let madness = f32::from(rules.madness_of(state, own)) * 0.35;
        let cards = player.hand.len().min(10) as f32;
        worth[own.index()] = points - madness + CARD * cards;
    }
    for base in state.slots() {
        let card = state.base_card(base);
        let face = rules.face(card);
        if face.kind != Kind::Base {
            continue;
        }
        let breakpoint = f32::from(rules.breakpoint(state, base)).max(1.0);
        let ranks = rules.ranking(state, base);
        let total: u16 = ranks.iter().map(|(_, power)| power).sum();
        // The nearer a base is to being scored, the more its places are worth.
        let near = (f32::from(total) / breakpoint).min(1.0);
        let likely = near * near;
        for own in Seat::all(rules.seats) {
            let (place, power) = ranks[own.index()];
            let points = match place {
                1..=3 => f32::from(face.points[usize::from(place) - 1]),
                _ => 0.0,
            };
            worth[own.index()] += likely * points * 0.9 + POWER * f32::from(power);
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
