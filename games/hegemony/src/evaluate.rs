//! How good a position is for a player: his side's health and cards against the others'.

use crate::rules::Hegemony;
use crate::state::State;
use engine::Seat;

/// What one player has: health, then cards.
fn strength(state: &State, seat: Seat) -> f32 {
    let player = state.player(seat);
    if !player.alive {
        return 0.0;
    }
    let worn = player.equip.iter().flatten().count() as f32;
    let bad = player.judging.len() as f32 + f32::from(u8::from(player.turned)) * 2.0;
    4.0 + 2.0 * f32::from(player.hp.max(0)) + f32::from(player.hand.len()) + 1.2 * worn - bad
}

pub(crate) fn evaluate(rules: &Hegemony, state: &State, seat: Seat) -> f32 {
    let (mut ours, mut theirs) = (0.0, 0.0);
    for other in Seat::all(rules.seats) {
        let stance = rules.stance(state, seat, other);
        let weight = if other == seat { 1.3 } else { stance.abs() };
        if stance > 0.0 {
            ours += weight * strength(state, other);
        } else {
            theirs += weight * strength(state, other);
        }
    }
    // Only the end itself is certain.
    const NEARLY: f32 = 0.95;
    if theirs <= 0.0 {
        return NEARLY;
    }
    // What counts is the ratio; it tells most about where one begins, one kingdom against the others.
    let ratio = (ours / theirs).max(1e-3);
    NEARLY * (0.8 * (ratio.ln() + 1.0)).tanh()
}
