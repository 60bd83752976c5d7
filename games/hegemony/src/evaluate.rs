//! How good a position is for a player: how likely each side is to win it, and whether he would win with his.
//!
//! A side is a kingdom or a careerist. What its living players have adds up to a score, and the chances of two sides
//! are to each other as the exponentials of their scores. Hidden players count for the kingdom they would take: bots
//! ask about worlds that they have drawn, in which nothing is hidden. Weights were found by `examples/tune.rs`.

use crate::ids::*;
use crate::rules::Hegemony;
use crate::state::{Player, SEATS, State};
use crate::weights::{STAYS, WEIGHTS};
use engine::Seat;

/// What is counted of each player.
const OF_PLAYER: usize = 22;
/// What is counted of a side: of its players, and then of all together.
pub const FEATURES: usize = OF_PLAYER + 5;
/// What is counted of a hidden player.
pub const HIDDEN: usize = 6;

/// Those who would win together.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    pub kingdom: Kingdom,
    /// How many would win: the living, and the dead who were shown.
    pub winners: u8,
    pub living: u8,
    pub features: [f32; FEATURES],
}

/// The sides of a position, and the place of each player's among them.
#[derive(Clone, Debug)]
pub struct Sides {
    pub list: [Side; SEATS],
    pub len: usize,
    pub of: [u8; SEATS],
}

const NOBODY: Side =
    Side { kingdom: Kingdom::Careerist, winners: 0, living: 0, features: [0.0; FEATURES] };

fn bit(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// The sum of what is counted, each by its weight.
pub fn dot<const N: usize>(features: &[f32; N], weights: &[f32; N]) -> f32 {
    features.iter().zip(weights).map(|(x, weight)| x * weight).sum()
}

impl Hegemony {
    pub fn sides(&self, state: &State) -> Sides {
        let mut sides = Sides { list: [NOBODY; SEATS], len: 0, of: [0; SEATS] };
        let mut strength = [0.0; SEATS];
        for seat in Seat::all(self.seats) {
            let player = state.player(seat);
            let kingdom = player.kingdom.unwrap_or_else(|| self.kingdom_taken(state, seat));
            let same = |side: &Side| kingdom != Kingdom::Careerist && side.kingdom == kingdom;
            let at = sides.list[..sides.len].iter().position(same).unwrap_or(sides.len);
            sides.of[seat.index()] = at as u8;
            sides.len = sides.len.max(at + 1);
            let side = &mut sides.list[at];
            side.kingdom = kingdom;
            side.winners += u8::from(player.alive || player.kingdom.is_some());
            if player.alive {
                side.living += 1;
                let features = self.player_features(state, seat, player);
                side.features.iter_mut().zip(features).for_each(|(sum, x)| *sum += x);
                strength[at] +=
                    4.0 + 2.0 * f32::from(player.hp.max(0)) + f32::from(player.hand.len());
            }
        }
        for (side, strength) in sides.list[..sides.len].iter_mut().zip(strength) {
            side.features[OF_PLAYER..].copy_from_slice(&[
                bit(side.living == 1),
                bit(side.living == 2),
                bit(side.living >= 4),
                bit(side.kingdom == Kingdom::Careerist),
                strength.max(1.0).ln(),
            ]);
        }
        sides
    }

    fn player_features(&self, state: &State, seat: Seat, player: &Player) -> [f32; OF_PLAYER] {
        let worn = |slot: Slot| bit(player.equip[slot as usize].is_some());
        let delayed = |kind: Kind| bit(player.judging.iter().any(|delayed| delayed.kind == kind));
        let luck = |place: usize| match player.generals[place] {
            Some(general) if !player.removed[place] => f32::from(self.data.general(general).luck),
            _ => 0.0,
        };
        let hand = f32::from(player.hand.len());
        let (mut helps, mut jinks, mut slashes, mut counters) = (0.0, 0.0, 0.0, 0.0);
        for card in player.hand.iter() {
            match self.kind(card) {
                Kind::Peach | Kind::Analeptic => helps += 1.0,
                Kind::Jink => jinks += 1.0,
                kind if kind.is_slash() => slashes += 1.0,
                kind if kind.is_nullification() => counters += 1.0,
                _ => {}
            }
        }
        [
            1.0,
            f32::from(player.hp.max(0)),
            bit(player.hp <= 1),
            hand,
            hand.min(2.0),
            worn(Slot::Armour),
            worn(Slot::Weapon),
            worn(Slot::PlusMount),
            worn(Slot::MinusMount),
            delayed(Kind::Indulgence),
            delayed(Kind::SupplyShortage),
            bit(player.turned),
            bit(player.kingdom.is_none()),
            bit(player.shown[0] && player.shown[1]),
            (luck(0) + luck(1)) / 10.0,
            bit(state.current == seat),
            bit(player.chained),
            helps,
            jinks,
            slashes,
            counters,
            bit(player.hp <= 1 && hand == 0.0),
        ]
    }

    /// How much of the game is over: the part of the players that has died.
    pub fn lateness(&self, state: &State) -> f32 {
        1.0 - f32::from(state.alive().len()) / f32::from(self.seats.max(1))
    }

    /// What is counted of a hidden player who lives.
    pub fn hidden_features(&self, state: &State, seat: Seat) -> [f32; HIDDEN] {
        let player = state.player(seat);
        [
            1.0,
            f32::from(player.hp.max(0)),
            bit(player.hp <= 1),
            f32::from(player.hand.len()),
            self.lateness(state),
            1.0 / (1.0 + f32::from(state.turn)),
        ]
    }

    /// How likely a player is to win if his side does: who dies hidden does not.
    fn stays(&self, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        match player.kingdom {
            Some(_) => 1.0,
            None if !player.alive => 0.0,
            None => 1.0 / (1.0 + (-dot(&self.hidden_features(state, seat), &STAYS)).exp()),
        }
    }
}

pub(crate) fn evaluate(rules: &Hegemony, state: &State, seat: Seat) -> f32 {
    let (sides, late) = (rules.sides(state), rules.lateness(state));
    let own = usize::from(sides.of[seat.index() % SEATS]);
    let others = f32::from(rules.seats.max(2)) - 1.0;
    let (mut all, mut sum) = (0.0, 0.0);
    for (at, side) in sides.list[..sides.len].iter().enumerate().filter(|(_, side)| side.living > 0)
    {
        let score = dot(&side.features, &WEIGHTS[0]) + late * dot(&side.features, &WEIGHTS[1]);
        let odds = score.clamp(-30.0, 30.0).exp();
        // A place for each winner: all who win come before all others.
        let lost = -f32::from(side.winners) / others;
        let won = if at == own { rules.stays(state, seat) } else { 0.0 };
        all += odds;
        sum += odds * (lost + won * (others + 1.0) / others);
    }
    // Only the end itself is certain.
    const NEARLY: f32 = 0.95;
    if all > 0.0 { NEARLY * (sum / all).clamp(-1.0, 1.0) } else { 0.0 }
}
