//! How likely a sensible player is to do something, for bots: what an action changes about the features of a position,
//! guessed without playing it.

use crate::data::Color;
use crate::duel::{Duel, Way};
use crate::evaluate::{Blend, COINS, MADE, PAWN, PRICE, SCORE, SYMBOLS, TO_BUILD, TURN};
use crate::face::Face;
use crate::play::{income, shields};
use crate::price::Market;
use crate::sets::{FIRST_WONDER, Id};
use crate::speech::Action;
use crate::state::{City, State};
use engine::{Card, Seat};

/// How decided the player is: the odds of two actions whose worth differs by 1 are the exponential of this.
const DECIDED: f32 = 3.5;
/// What the choice of a token is worth.
const TOKEN: f32 = 0.5;
/// What wins at once.
const WIN: f32 = 4.0;

/// One weight for each action.
#[inline]
pub(crate) fn weigh(rules: &Duel, state: &State, actions: &[Action], out: &mut Vec<f32>) {
    out.clear();
    let guess = Guess::new(rules, state);
    out.extend(actions.iter().map(|&action| exponential(DECIDED * guess.worth(action))));
}

/// Close enough to the exponential, and quick.
#[inline(always)]
fn exponential(x: f32) -> f32 {
    let mut y = 1.0 + x.clamp(-8.0, 8.0) * (1.0 / 32.0);
    for _ in 0..5 {
        y *= y;
    }
    y
}

/// What is the same for all actions of a position.
struct Guess<'a> {
    rules: &'a Duel,
    state: &'a State,
    seat: Seat,
    city: &'a City,
    market: Market<'a>,
    blend: Blend,
    point: f32,
    coin: f32,
}

impl<'a> Guess<'a> {
    #[inline]
    fn new(rules: &'a Duel, state: &'a State) -> Self {
        let seat = state.current;
        let city = state.mine();
        let blend = Blend::new(state);
        let point = 0.1 * blend.at(SCORE);
        let mut coin = point / f32::from(rules.board().coins_per_point) + 0.1 * blend.at(COINS + 2);
        if city.coins < 10 {
            coin += 0.1 * blend.at(COINS + 1);
        }
        if city.coins < 4 {
            coin += 0.25 * blend.at(COINS);
        }
        let market = rules.market(state, seat);
        Guess { rules, state, seat, city, market, blend, point, coin }
    }

    #[inline]
    fn worth(&self, action: Action) -> f32 {
        let id = |card: Card| Id::new(card.index());
        match action {
            Action::Build { card } => {
                let face = self.rules.face(id(card));
                let coins = match self.rules.way(self.city, &self.market, face) {
                    Way::Chain(_) => f32::from(self.city.assets.chain_coins),
                    Way::Pay(payment) => -f32::from(payment.total()),
                };
                self.gain(id(card), face) + coins * self.coin
            }
            Action::Discard { .. } => self.coin * f32::from(self.rules.discard_income(self.city)),
            Action::BuildWonder { wonder, .. } => {
                let face = self.rules.face(id(wonder));
                let coins = f32::from(self.market.payment(face).total());
                let again = face.extra_turn || self.city.assets.wonders_extra_turn;
                let turn = if again { 2.0 * self.blend.at(TURN) } else { 0.0 };
                self.gain(id(wonder), face) + turn
                    - coins * self.coin
                    - self.blend.at(TO_BUILD + wonder.index() - FIRST_WONDER)
            }
            Action::Draft { wonder } => self.blend.at(TO_BUILD + wonder.index() - FIRST_WONDER),
            Action::TakeToken { token } => self.gain(id(token), self.rules.face(id(token))),
            Action::Revive { card } => self.gain(id(card), self.rules.face(id(card))),
            Action::Destroy { card } => self.blend.at(card.index()),
            Action::LetBegin { seat } => {
                let turn = self.blend.at(TURN);
                if seat == self.seat { turn } else { -turn }
            }
        }
    }

    /// What it is worth to have this.
    #[inline]
    fn gain(&self, id: Id, face: &Face) -> f32 {
        let assets = &self.city.assets;
        let mut worth = self.blend.at(id.index()) + self.point * f32::from(face.points);
        if face.kind <= Color::Grey as u8 {
            for lane in 0..5 {
                let more = face.made.get(lane);
                if more > 0 {
                    let had = assets.made.get(lane);
                    let made = |many: u8| match many {
                        0 => {
                            self.blend.at(PRICE + lane) * f32::from(self.market.price(lane)) * 0.25
                        }
                        many => self.blend.at(MADE + 3 * lane + usize::from(many.min(3)) - 1),
                    };
                    worth += made(had + more) - made(had);
                }
            }
            return worth;
        }
        if !face.once {
            return worth;
        }
        let coins = income(self.state, self.seat, face) + u16::from(face.loses);
        worth += self.coin * f32::from(coins);
        if face.shields > 0 {
            let advance = self.state.advance(self.seat);
            let after = advance.saturating_add(shields(self.state, self.seat, face) as i8);
            if after >= self.rules.board().capital as i8 {
                return WIN;
            }
            let points = |advance: i8| {
                f32::from(self.rules.zone(advance)) - f32::from(self.rules.zone(-advance))
            };
            worth += self.pawn(after) - self.pawn(advance);
            worth += self.point * (points(after) - points(advance));
        }
        if face.symbol != 0 {
            if assets.symbols & face.symbol == 0 {
                let had = assets.symbols.count_ones() as usize;
                if had + 1 >= usize::from(self.rules.board().symbols) {
                    return WIN;
                }
                worth += self.symbols(had + 1) - self.symbols(had);
            } else {
                worth += TOKEN;
            }
        }
        worth
    }

    #[inline]
    fn pawn(&self, advance: i8) -> f32 {
        match usize::from(advance.unsigned_abs()).min(10) {
            0 => 0.0,
            distance => f32::from(advance.signum()) * self.blend.at(PAWN + distance - 1),
        }
    }

    #[inline]
    fn symbols(&self, count: usize) -> f32 {
        if count == 0 { 0.0 } else { self.blend.at(SYMBOLS + count.min(6) - 1) }
    }
}
