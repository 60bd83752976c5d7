//! What a city has by all its cards, wonders and tokens together: kept up to date by `reduce`, left out of JSON.

use crate::data::What;
use crate::face::{Face, Whats};
use crate::lanes::{Amounts, Prices};

/// The most productions of choice that a city can have.
pub const CHOICES: usize = 8;

/// Sums over everything built.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Assets {
    /// What it makes in every purchase.
    pub made: Amounts,
    /// What of it brown and grey cards make: that sets the opponent's prices.
    pub sold: Prices,
    /// Fixed prices, 0 where there is none.
    pub fixed: Prices,
    /// Productions of choice, each as bits of resources; 0 where there is none.
    pub one_of: [u8; CHOICES],
    /// How many there are.
    pub choices: u8,
    /// Whether two of them share some but not all of their kinds.
    pub mixed: bool,
    /// How many cards of each colour, and wonders.
    pub count: [u8; 8],
    /// Resources saved on each colour, and on wonders.
    pub discount: [u8; 8],
    /// Points of everything but guilds and what is counted at the end.
    pub points: u16,
    /// Symbols it has, and those it has twice.
    pub symbols: u8,
    pub pairs: u8,
    pub chain_coins: u8,
    pub red_shields: u8,
    pub per_token: u8,
    pub trade_income: bool,
    pub wonders_extra_turn: bool,
}

impl Assets {
    /// Adds what lasts of a face.
    #[inline(always)]
    pub(crate) fn add(&mut self, face: &Face) {
        let kind = usize::from(face.kind);
        if kind < self.count.len() {
            self.count[kind] += 1;
        }
        self.points += u16::from(face.points);
        self.pairs |= self.symbols & face.symbol;
        self.symbols |= face.symbol;
        self.made = self.made.plus(face.made);
        self.sold = self.sold.plus(face.sold);
        if face.special {
            self.add_special(face);
        }
    }

    #[inline(never)]
    fn add_special(&mut self, face: &Face) {
        for (sum, more) in self.discount.iter_mut().zip(&face.discount) {
            *sum += more;
        }
        self.fixed = self.fixed.lower(face.fixed);
        let shares = |kinds: u8| kinds & face.one_of != 0 && kinds != face.one_of;
        self.mixed |= self.one_of.iter().any(|&kinds| shares(kinds));
        if face.one_of != 0
            && let Some(free) = self.one_of.iter_mut().find(|mine| **mine == 0)
        {
            *free = face.one_of;
            self.choices += 1;
            // In an order of their own, whichever came first.
            self.one_of.sort_unstable_by(|one, two| two.cmp(one));
        }
        self.chain_coins += face.chain_coins;
        self.red_shields += face.red_shields;
        self.per_token += face.per_token;
        self.trade_income |= face.trade_income;
        self.wonders_extra_turn |= face.wonders_extra_turn;
    }

    /// How many of these it has; coins are counted by whole threes.
    #[inline]
    pub fn tally(&self, whats: Whats, coins: u16) -> u16 {
        let of = |what: What| whats >> what as u16 & 1 != 0;
        let mut sum = 0;
        for (kind, &count) in self.count.iter().enumerate() {
            if whats >> kind & 1 != 0 {
                sum += u16::from(count);
            }
        }
        if of(What::ThreeCoins) { sum + coins / 3 } else { sum }
    }
}
