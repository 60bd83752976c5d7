//! What a position is worth, for bots: a sum of weighed features, squashed into the result to be expected.
//!
//! Every feature is one city's less the other's, so a position is worth to one seat what it costs the other. Weights
//! are given at the beginning of each age and at the end, and blended in between; they were found by `tune`.

use crate::data::Color;
use crate::duel::Duel;
use crate::sets::{FIRST_TOKEN, FIRST_WONDER, TOKENS};
use crate::state::{AGES, City, PLACES, State};
use crate::weights::WEIGHTS;
use engine::Seat;

/// Times for which there are weights.
pub const TIMES: usize = AGES + 1;
/// Features: one for each card, wonder built and token, then the wonders to be built, then the others.
pub const FEATURES: usize = REST + 64;
pub(crate) const TO_BUILD: usize = FIRST_TOKEN + TOKENS;
const REST: usize = TO_BUILD + 16;

pub(crate) const TURN: usize = REST;
pub(crate) const SCORE: usize = REST + 1;
pub(crate) const COINS: usize = REST + 2; // and two more
pub(crate) const SYMBOLS: usize = REST + 5; // one for each count from 1 to 6
pub(crate) const PAWN: usize = REST + 11; // one for each distance from 1 to 10
pub(crate) const MADE: usize = REST + 21; // one, two, three of each resource
const CHOICE: usize = REST + 36; // of raw, of manufactured, of other kinds
pub(crate) const PRICE: usize = REST + 39; // of each resource not made
const READY: usize = REST + 44; // wonders that can be paid for now, and with two coins more for each
const INCOME: usize = REST + 46;
const AGAIN: usize = REST + 47;
const GUILDS: usize = REST + 48;

impl Duel {
    /// Calls `feature` with the number and amount of each feature as seat 0 sees it.
    #[inline(always)]
    pub fn features(&self, state: &State, mut feature: impl FnMut(usize, f32)) {
        let turn = if state.current.index() == 0 { 1.0 } else { -1.0 };
        feature(TURN, turn);
        if state.again {
            feature(AGAIN, turn);
        }
        let distance = usize::from(state.pawn.unsigned_abs()).min(10);
        if distance > 0 {
            feature(PAWN + distance - 1, f32::from(state.pawn.signum()));
        }
        let [one, two] = &state.cities;
        for (seat, city, rival, sign) in [(0, one, two, 1.0), (1, two, one, -1.0)] {
            self.city_features(state, seat, city, rival, &mut |at, amount| {
                feature(at, sign * amount);
            });
        }
    }

    #[inline(always)]
    fn city_features(
        &self,
        state: &State,
        seat: u8,
        city: &City,
        rival: &City,
        feature: &mut impl FnMut(usize, f32),
    ) {
        let assets = &city.assets;
        for id in city.cards.iter() {
            feature(id.index(), 1.0);
        }
        for id in city.built.iter() {
            feature(id.index(), 1.0);
        }
        for id in city.tokens.iter() {
            feature(id.index(), 1.0);
        }
        let mut points = f32::from(assets.points);
        points += f32::from(assets.per_token) * city.tokens.len() as f32;
        points += f32::from(city.coins) / f32::from(self.board().coins_per_point);
        if assets.count[Color::Guild as usize] > 0 {
            let mut guilds = 0;
            for id in city.cards.iter().filter(|&id| self.is_guild(id)) {
                let face = self.face(id);
                let most = assets.tally(face.guild_of, city.coins);
                let most = most.max(rival.assets.tally(face.guild_of, rival.coins));
                guilds += u16::from(face.guild_points) * most;
            }
            points += f32::from(guilds);
            feature(GUILDS, f32::from(guilds));
        }
        let seat = Seat::new(seat);
        points += f32::from(self.zone(state.advance(seat)));
        feature(SCORE, points * 0.1);
        feature(COINS, f32::from(city.coins.min(4)) * 0.25);
        feature(COINS + 1, f32::from(city.coins.min(10)) * 0.1);
        feature(COINS + 2, f32::from(city.coins.min(30)) * 0.1);
        let symbols = assets.symbols.count_ones() as usize;
        if symbols > 0 {
            feature(SYMBOLS + symbols.min(6) - 1, 1.0);
        }
        let market = self.market(state, seat);
        for lane in 0..5 {
            let made = assets.made.get(lane);
            if made > 0 {
                feature(MADE + 3 * lane + usize::from(made.min(3)) - 1, 1.0);
            } else {
                feature(PRICE + lane, f32::from(market.price(lane)) * 0.25);
            }
        }
        for &kinds in assets.one_of.iter().take_while(|&&kinds| kinds != 0) {
            let kind = match kinds {
                0b00111 => 0,
                0b11000 => 1,
                _ => 2,
            };
            feature(CHOICE + kind, 1.0);
        }
        if !city.wonders.is_empty() {
            for id in city.wonders.iter() {
                feature(TO_BUILD + id.index() - FIRST_WONDER, 1.0);
                let face = self.face(id);
                if market.affords(face, city.coins) {
                    feature(READY, 1.0);
                } else if market.affords(face, city.coins + 4) {
                    feature(READY + 1, 1.0);
                }
            }
        }
        feature(INCOME, f32::from(assets.count[Color::Yellow as usize]) * 0.25);
    }

    /// The time by the cards taken, from 0 to the number of ages.
    #[inline(always)]
    pub fn time(state: &State) -> f32 {
        if state.age == 0 {
            return 0.0;
        }
        f32::from(state.age) - state.left.len() as f32 / PLACES as f32
    }

    /// The result that seat 0 can expect.
    pub(crate) fn expected(&self, state: &State) -> f32 {
        if let Some(end) = state.over {
            return match end.winner {
                None => 0.0,
                Some(seat) if seat.index() == 0 => 1.0,
                Some(_) => -1.0,
            };
        }
        let Blend { before, after, share } = Blend::new(state);
        let [mut early, mut late] = [0.0; 2];
        self.features(state, |at, amount| {
            early += before[at] * amount;
            late += after[at] * amount;
        });
        squash(early * (1.0 - share) + late * share)
    }
}

/// The weights that are built in, for those who look for better ones.
pub fn weights() -> &'static [[f32; FEATURES]; TIMES] {
    &WEIGHTS
}

/// The weights at the time of a position.
pub(crate) struct Blend {
    before: &'static [f32; FEATURES],
    after: &'static [f32; FEATURES],
    share: f32,
}

impl Blend {
    #[inline(always)]
    pub(crate) fn new(state: &State) -> Self {
        let time = Duel::time(state);
        let from = (time as usize).min(TIMES - 2);
        Blend { before: &WEIGHTS[from], after: &WEIGHTS[from + 1], share: time - from as f32 }
    }

    /// The weight of one feature.
    #[inline(always)]
    pub(crate) fn at(&self, feature: usize) -> f32 {
        let (before, after) = (self.before[feature], self.after[feature]);
        before + (after - before) * self.share
    }
}

/// From the logarithm of the odds to the expected result.
#[inline]
fn squash(odds: f32) -> f32 {
    // Beyond this the result is as good as certain, and the exponential overflows.
    let odds = odds.clamp(-20.0, 20.0);
    1.0 - 2.0 / (1.0 + odds.exp())
}

const _: () = assert!(GUILDS < FEATURES);
