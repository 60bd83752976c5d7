//! What a card, wonder or token does, compiled for quick use: lasting effects to be added up, others done once.

use crate::data::{Color, Effect, What};
use crate::lanes::{Amounts, Prices};
use crate::sets::Id;
use engine::List;
use serde::{Deserialize, Serialize};

/// A choice that the player whose turn it is makes before anything else happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// One of the tokens on the board.
    #[default]
    Token,
    /// One of the tokens drawn from the box.
    Drawn,
    /// A card of this colour in the opponent's city.
    Destroy(Color),
    /// A card of the discard pile.
    Discarded,
    /// Who begins the next age.
    Starter,
}

/// The highest price of a resource.
pub const MOST_PRICE: u8 = 60;
/// The most of one resource that anything needs.
pub const MOST_NEED: u8 = 9;

/// What can be counted, as bits of [`What`].
pub type Whats = u16;

/// Everything the rules need to know of a card, wonder or token.
#[derive(Clone, Copy, Debug, Default)]
pub struct Face {
    /// The price.
    pub need: Amounts,
    pub coins_needed: u8,
    pub chain: Option<Id>,
    /// The colour of a card, or [`What::Wonder`], or [`Face::TOKEN`].
    pub kind: u8,

    // What lasts.
    pub made: Amounts,
    /// What of it adds to the rival's prices.
    pub sold: Prices,
    /// Whether anything of the following is there, up to the points at the end.
    pub special: bool,
    /// Resources of which it makes one, as bits.
    pub one_of: u8,
    /// Fixed prices.
    pub fixed: Prices,
    /// Resources saved by what is bought.
    pub discount: [u8; 8],
    pub chain_coins: u8,
    pub red_shields: u8,
    pub per_token: u8,
    pub trade_income: bool,
    pub wonders_extra_turn: bool,
    pub points: u8,
    pub symbol: u8,
    pub guild_points: u8,
    pub guild_of: Whats,

    // What happens once.
    /// Whether anything of the following is there at all.
    pub once: bool,
    pub shields: u8,
    pub coins: u8,
    pub loses: u8,
    pub per: Whats,
    pub per_coins: u8,
    pub guild_coins: u8,
    pub extra_turn: bool,
    /// Tokens drawn from the box.
    pub draw: u8,
    pub asks: List<Ask, 3>,
}

impl Face {
    /// The kind of tokens, after all that can be counted.
    pub const TOKEN: usize = What::Wonder as usize + 1;

    pub(crate) fn new(need: Amounts, coins_needed: u8, kind: usize) -> Self {
        Face { need, coins_needed, kind: kind as u8, ..Face::default() }
    }

    /// Whether it is a card of this colour.
    #[inline(always)]
    pub fn is(&self, color: Color) -> bool {
        self.kind == color as u8
    }

    /// Compiles one more effect.
    pub(crate) fn add(&mut self, effect: &Effect) -> Result<(), String> {
        match effect {
            Effect::Produce(resources) => {
                for (&resource, &amount) in resources {
                    if amount > 9 {
                        return Err("9 is the most".to_owned());
                    }
                    self.made = self.made.plus(Amounts::of(resource as usize, amount));
                    if self.is(Color::Brown) || self.is(Color::Grey) {
                        self.sold = self.sold.plus(Prices::of(resource as usize, amount));
                    }
                }
            }
            Effect::ProduceOneOf(resources) => {
                if self.one_of != 0 {
                    return Err("one choice of resources is the most".to_owned());
                }
                if resources.len() < 2 {
                    return Err("a choice needs at least two resources".to_owned());
                }
                for &resource in resources {
                    self.one_of |= 1 << resource as u8;
                }
                self.special = true;
            }
            Effect::FixedPrice { of, price } => {
                if !(1..=MOST_PRICE).contains(price) {
                    return Err(format!("a price is 1 to {MOST_PRICE}"));
                }
                for &resource in of {
                    self.fixed = self.fixed.lower(Prices::of(resource as usize, *price));
                }
                self.special = true;
            }
            Effect::Points(points) => add_to(&mut self.points, *points, 100)?,
            Effect::Symbol(symbol) => {
                if self.symbol != 0 {
                    return Err("one symbol is the most".to_owned());
                }
                self.symbol = 1 << *symbol as u8;
                self.once = true;
            }
            Effect::Discount { on: What::ThreeCoins, .. } => {
                return Err("coins cannot be bought".to_owned());
            }
            Effect::Discount { on, resources } => {
                self.lasts(|face| &mut face.discount[*on as usize], *resources, 20)?;
            }
            Effect::TradeIncome => {
                self.trade_income = true;
                self.special = true;
            }
            Effect::ChainCoins(coins) => self.lasts(|face| &mut face.chain_coins, *coins, 50)?,
            Effect::ExtraShield(shields) => {
                self.lasts(|face| &mut face.red_shields, *shields, 9)?
            }
            Effect::WondersExtraTurn => {
                self.wonders_extra_turn = true;
                self.special = true;
            }
            Effect::PointsPerToken(points) => {
                self.lasts(|face| &mut face.per_token, *points, 20)?
            }
            Effect::Guild { of, coins, points } => {
                if self.guild_of != 0 {
                    return Err("one guild effect is the most".to_owned());
                }
                self.guild_of = of.iter().fold(0, |bits, &what| bits | 1 << what as u16);
                if self.guild_of == 0 {
                    return Err("counts nothing".to_owned());
                }
                add_to(&mut self.guild_coins, *coins, 10)?;
                add_to(&mut self.guild_points, *points, 10)?;
                self.once |= *coins > 0;
            }
            Effect::CoinsPer { what, coins } => {
                if self.per != 0 {
                    return Err("one count of the own city is the most".to_owned());
                }
                self.per = 1 << *what as u16;
                add_to(&mut self.per_coins, *coins, 10)?;
                self.once = true;
            }
            Effect::Shields(shields) => self.happens(|face| &mut face.shields, *shields, 20)?,
            Effect::Coins(coins) => self.happens(|face| &mut face.coins, *coins, 100)?,
            Effect::OpponentLoses(coins) => self.happens(|face| &mut face.loses, *coins, 100)?,
            Effect::ExtraTurn => {
                self.extra_turn = true;
                self.once = true;
            }
            Effect::Destroy(color) => self.asks(Ask::Destroy(*color))?,
            Effect::TokenFromBox { draw } => {
                if *draw == 0 {
                    return Err("draws nothing".to_owned());
                }
                self.happens(|face| &mut face.draw, *draw, 3)?;
                self.asks(Ask::Drawn)?;
            }
            Effect::BuildDiscarded => self.asks(Ask::Discarded)?,
        }
        Ok(())
    }

    /// Something that is added up and not in every sum.
    fn lasts(
        &mut self,
        field: impl Fn(&mut Face) -> &mut u8,
        amount: u8,
        most: u8,
    ) -> Result<(), String> {
        self.special = true;
        add_to(field(self), amount, most)
    }

    /// Something that is done once.
    fn happens(
        &mut self,
        field: impl Fn(&mut Face) -> &mut u8,
        amount: u8,
        most: u8,
    ) -> Result<(), String> {
        self.once = true;
        add_to(field(self), amount, most)
    }

    fn asks(&mut self, ask: Ask) -> Result<(), String> {
        if self.asks.contains(&ask) {
            return Err("the same choice twice cannot be asked for".to_owned());
        }
        if self.asks.len() == 3 {
            return Err("three choices are the most".to_owned());
        }
        self.once = true;
        self.asks.push(ask);
        Ok(())
    }
}

fn add_to(sum: &mut u8, amount: u8, most: u8) -> Result<(), String> {
    if amount == 0 {
        return Ok(());
    }
    *sum = sum.saturating_add(amount);
    if *sum > most { Err(format!("{most} is the most")) } else { Ok(()) }
}
