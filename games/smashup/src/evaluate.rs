//! How well a seat stands, for bots.

use crate::data::Kind;
use crate::rules::SmashUp;
use crate::state::{Phase, State};
use crate::turn::GOAL;
use engine::Seat;

fn w() -> &'static [f32; 10] {
    static W: std::sync::OnceLock<[f32; 10]> = std::sync::OnceLock::new();
    W.get_or_init(|| {
        let mut all = [0.12, 0.05, 0.9, 0.4, 0.25, 0.15, 2.0, 0.35, 0.5, 1.0];
        if let Ok(text) = std::env::var("W") {
            for (at, n) in text.split(',').enumerate() {
                if let Ok(n) = n.parse() { all[at] = n; }
            }
        }
        all
    })
}

pub(crate) fn evaluate(rules: &SmashUp, state: &State, seat: Seat) -> f32 {
    let [card, power_worth, place_worth, share_worth, minion_left, action_left, steep, mad, thing, ongoing] = *w();
    let mut worth = [0.0_f32; 4];
    for own in Seat::all(rules.seats) {
        let player = state.player(own);
        let madness = f32::from(rules.madness_of(state, own)) * mad;
        let cards = player.hand.len().min(10) as f32;
        worth[own.index()] = f32::from(player.points) - madness + card * cards;
        if own == state.current && state.phase == Phase::Play {
            // What is still to come this turn is worth something, or one would rather stop playing.
            let held = |action: bool| {
                let of = |held: &&crate::piles::Held| rules.face(held.card).kind.is_action() == action;
                player.hand.iter().filter(of).count() as f32
            };
            let extra = |action: bool| -> f32 {
                player.extras.iter().filter(|e| e.action == action).map(|e| f32::from(e.n)).sum()
            };
            let minions = (f32::from(player.minions) + extra(false)).min(held(false));
            let actions = (f32::from(player.actions) + extra(true)).min(held(true));
            worth[own.index()] += 2.0 * card + minion_left * minions + action_left * actions;
        }
    }
    for thing_ in state.things.iter() {
        let at = thing_.controller.index() % 4;
        worth[at] += if rules.is_minion(thing_) { 0.1 * thing } else { 0.1 * ongoing };
    }
    for base in state.slots() {
        let face = rules.face(state.base_card(base));
        if face.kind != Kind::Base {
            continue;
        }
        let breakpoint = f32::from(rules.breakpoint(state, base)).max(1.0);
        let ranks = rules.ranking(state, base);
        let total: u16 = ranks.iter().map(|(_, power)| power).sum();
        // The nearer a base is to being scored, the more its places are worth.
        let near = (f32::from(total) / breakpoint).min(1.0);
        let likely = near.powf(steep);
        for own in Seat::all(rules.seats) {
            let (place, power) = ranks[own.index()];
            let points = match place {
                1..=3 => f32::from(face.points[usize::from(place) - 1]),
                _ => 0.0,
            };
            let share = f32::from(power) / f32::from(total.max(1));
            worth[own.index()] += likely * points * place_worth
                + near * share * f32::from(face.points[0]) * share_worth
                + power_worth * f32::from(power);
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
