//! An opinion for bots: who lives, who can go on living.

use crate::lang::words::Class;
use crate::rules::BombCat;
use crate::state::State;
use engine::Seat;

/// From -1 to 1: how well a seat does against the others.
pub(crate) fn evaluate(rules: &BombCat, state: &State, seat: Seat) -> f32 {
    let mine = strength(rules, state, seat);
    let others = Seat::all(rules.seats).filter(|&other| other != seat);
    let total: f32 = Seat::all(rules.seats).map(|seat| strength(rules, state, seat)).sum();
    let best = others.map(|other| strength(rules, state, other)).fold(0.0, f32::max);
    if !state.is_alive(seat) {
        // Who is dead is behind all who live.
        let alive = f32::from(state.alive.len());
        let place = f32::from(rules.seats) - 1.0;
        return (-(alive / place.max(1.0))).clamp(-1.0, 1.0) * 0.999;
    }
    let share = mine / total.max(0.01);
    let lead = (mine - best) / (mine + best + 1.0);
    let n = f32::from(rules.seats);
    ((share * n - 1.0) / (n - 1.0) * 0.6 + lead * 0.4).clamp(-0.99, 0.99)
}

/// What helps somebody to live on.
fn strength(rules: &BombCat, state: &State, seat: Seat) -> f32 {
    if !state.is_alive(seat) {
        return 0.0;
    }
    let mut worth = 1.0;
    let mut rescues = 0;
    for &no in state.region(rules.hand(seat)) {
        let Some(card) = state.card(no) else { continue };
        worth += match rules.class_of(card.def) {
            Class::Rescue => {
                rescues += 1;
                if rescues == 1 { 3.0 } else { 1.5 }
            }
            Class::Func => 0.45,
            Class::Blank => 0.2,
            Class::Custom => 0.1,
            Class::Bomb => -2.0,
        };
    }
    // Turns that come at once are dangerous.
    let soon = state.bucket.iter().take(2).filter(|token| token.seat == seat).count();
    worth -= 0.2 * soon as f32;
    worth.max(0.1)
}
