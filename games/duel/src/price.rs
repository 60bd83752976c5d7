//! What a purchase costs: the cheapest way to pay, exactly.
//!
//! What is missing after the own production can be covered by productions of choice (each gives one resource of its
//! kinds) and by a discount (any resource); the rest is traded. The units that can be covered together are those that
//! can be matched with productions and discount, one each. Such sets form a matroid, on which the greedy way is the
//! best one: the dearest units first, each of them if all taken so far can still be matched.

use crate::assets::{Assets, CHOICES};
use crate::data::Resource;
use crate::face::Face;
use crate::lanes::{Amounts, Prices};

/// Resources of every kind, as bits.
const ALL_KINDS: u8 = 0b11111;

/// What a city pays for resources now.
#[derive(Clone, Copy, Debug)]
pub struct Market<'a> {
    assets: &'a Assets,
    prices: Prices,
}

/// A price and its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Payment {
    /// Coins of the price itself.
    pub coins: u16,
    /// Coins for what is traded.
    pub trade: u16,
}

impl Payment {
    #[inline(always)]
    pub fn total(self) -> u16 {
        self.coins + self.trade
    }
}

/// What each production of choice gives, in the order of [`Assets::one_of`].
pub type Chosen = [Option<u8>; CHOICES];

impl<'a> Market<'a> {
    /// The market of a city, whose rival sets the prices; `base` is the price of what the rival does not make.
    #[inline(always)]
    pub fn new(assets: &'a Assets, rival: &Assets, base: u8) -> Self {
        Market { assets, prices: assets.fixed.or(Prices::all(base).plus(rival.sold)) }
    }

    /// What a resource costs from the bank.
    pub fn price(&self, resource: usize) -> u8 {
        self.prices.get(resource)
    }

    /// What the own production does not cover.
    #[inline(always)]
    pub fn missing(&self, face: &Face) -> Amounts {
        face.need.less(self.assets.made)
    }

    /// Resources that need not be paid for, whichever they are.
    #[inline(always)]
    pub fn discount(&self, face: &Face) -> u8 {
        self.assets.discount[usize::from(face.kind) & 7]
    }

    /// The cheapest payment.
    #[inline]
    pub fn payment(&self, face: &Face) -> Payment {
        let coins = u16::from(face.coins_needed);
        let missing = self.missing(face);
        let mut trade = missing.at(self.prices);
        let discount = self.discount(face);
        if trade > 0 && (self.assets.choices > 0 || discount > 0) {
            trade -= self.saving(missing, discount);
        }
        Payment { coins, trade }
    }

    /// Whether so many coins are enough.
    #[inline(always)]
    pub fn affords(&self, face: &Face, coins: u16) -> bool {
        let missing = self.missing(face);
        let full = u16::from(face.coins_needed) + missing.at(self.prices);
        if full <= coins {
            return true;
        }
        let discount = self.discount(face);
        self.assets.choices | discount > 0 && self.saves(missing, discount, full - coins)
    }

    /// Whether choices and the discount save so many coins.
    #[inline(never)]
    fn saves(&self, missing: Amounts, discount: u8, coins: u16) -> bool {
        // Each helps with one unit at the highest price at best; often that is too little.
        let helps = u16::from(self.assets.choices + discount);
        coins <= helps * self.prices.bound() && coins <= self.saving(missing, discount)
    }

    /// What choices and the discount save.
    fn saving(&self, mut missing: Amounts, discount: u8) -> u16 {
        if self.assets.mixed {
            return self.cover(missing, discount).0.at(self.prices);
        }
        // Where no two productions share some but not all of their kinds, none ever makes room for another: each
        // gives the dearest that is missing of its kinds, and the discount is for the dearest of the rest.
        let made = self.assets.one_of.iter().take(self.assets.choices.into()).copied();
        let mut saved = 0;
        for kinds in made.chain(std::iter::repeat_n(ALL_KINDS, discount.into())) {
            if let Some(lane) = self.dearest(missing, kinds) {
                missing = missing.less(Amounts::of(lane, 1));
                saved += u16::from(self.prices.get(lane));
            }
        }
        saved
    }

    /// The dearest resource of these kinds that is missing.
    #[inline(always)]
    fn dearest(&self, missing: Amounts, kinds: u8) -> Option<usize> {
        let mut dearest = None;
        let mut most = 0;
        for lane in missing.there(kinds) {
            let price = self.prices.get(lane);
            if price > most {
                (dearest, most) = (Some(lane), price);
            }
        }
        dearest
    }

    /// The units that are covered: the dearest that can be covered together. Also what each production of choice
    /// gives; the discount takes off the others.
    pub fn cover(&self, mut missing: Amounts, mut discount: u8) -> (Amounts, Chosen) {
        let mut covered = Amounts::default();
        let mut chosen = Chosen::default();
        while let Some(lane) = self.dearest(missing, ALL_KINDS) {
            for _ in 0..missing.get(lane) {
                if !self.assign(lane, &mut chosen, 0) {
                    if discount == 0 {
                        break;
                    }
                    discount -= 1;
                }
                covered = covered.plus(Amounts::of(lane, 1));
            }
            missing = missing.less(Amounts::of(lane, missing.get(lane)));
        }
        (covered, chosen)
    }

    /// Finds a production for one unit, moving others if need be; `tried` are those looked at, as bits.
    fn assign(&self, lane: usize, chosen: &mut Chosen, tried: u8) -> bool {
        let kinds = &self.assets.one_of;
        let gives = |at: &usize| kinds[*at] >> lane & 1 != 0 && tried >> at & 1 == 0;
        if let Some(free) = (0..CHOICES).filter(gives).find(|&at| chosen[at].is_none()) {
            chosen[free] = Some(lane as u8);
            return true;
        }
        for at in (0..CHOICES).filter(gives) {
            let Some(other) = chosen[at] else { continue };
            // A production of the same kinds could do nothing that this one does not.
            if other != lane as u8 && self.assign(other.into(), chosen, tried | 1 << at) {
                chosen[at] = Some(lane as u8);
                return true;
            }
        }
        false
    }
}

/// The resource of a lane.
pub(crate) fn resource(lane: usize) -> Resource {
    use strum::VariantArray;
    Resource::VARIANTS[lane.min(4)]
}
