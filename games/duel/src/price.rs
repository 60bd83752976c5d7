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

/// What a city pays for resources now.
#[derive(Clone, Copy, Debug)]
pub struct Market<'a> {
    assets: &'a Assets,
    prices: Prices,
    /// The resources by price, the dearest first; worked out if anything could help to pay.
    order: [u8; 5],
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
        let prices = assets.fixed.or(Prices::all(base).plus(rival.sold));
        let helped = assets.choices > 0 || assets.discount != [0; 8];
        Market { assets, prices, order: if helped { dearest_first(prices) } else { [0; 5] } }
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
        let Some(left) = coins.checked_sub(u16::from(face.coins_needed)) else { return false };
        let missing = self.missing(face);
        let trade = missing.at(self.prices);
        trade <= left || self.affords_with_help(face, missing, trade, left)
    }

    #[inline]
    fn affords_with_help(&self, face: &Face, missing: Amounts, trade: u16, left: u16) -> bool {
        let discount = self.discount(face);
        let helps = u16::from(self.assets.choices) + u16::from(discount);
        // Each helps with one unit at the highest price at best; often that is too little.
        let most = helps * u16::from(self.prices.get(usize::from(self.order[0]) % 5));
        helps > 0 && trade <= left + most && trade - self.saving(missing, discount) <= left
    }

    /// What choices and the discount save.
    fn saving(&self, missing: Amounts, mut discount: u8) -> u16 {
        if self.assets.mixed {
            return self.cover(missing, discount).0.at(self.prices);
        }
        // Where no two productions share some but not all of their kinds, none ever makes room for another.
        const FIRSTS: u64 = 0x0101_0101_0101_0101;
        let kinds = u64::from_le_bytes(self.assets.one_of);
        let mut free = FIRSTS;
        let mut saved = 0;
        for lane in self.order.map(usize::from) {
            for _ in 0..missing.get(lane) {
                let gives = kinds >> lane & free;
                if gives != 0 {
                    free &= !(gives & gives.wrapping_neg());
                } else if discount > 0 {
                    discount -= 1;
                } else {
                    break;
                }
                saved += u16::from(self.prices.get(lane));
            }
        }
        saved
    }

    /// The units that are covered: the dearest that can be covered together. Also what each production of choice
    /// gives; the discount takes off the others.
    pub fn cover(&self, missing: Amounts, mut discount: u8) -> (Amounts, Chosen) {
        let mut covered = Amounts::default();
        let mut chosen = Chosen::default();
        for lane in self.order.map(usize::from) {
            for _ in 0..missing.get(lane) {
                if !self.assign(lane, &mut chosen, 0) {
                    if discount == 0 {
                        break;
                    }
                    discount -= 1;
                }
                covered = covered.plus(Amounts::of(lane, 1));
            }
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

fn dearest_first(prices: Prices) -> [u8; 5] {
    let mut order = [0, 1, 2, 3, 4];
    let mut keys = order.map(|lane| prices.get(usize::from(lane)));
    for end in 1..5 {
        let mut at = end;
        while at > 0 && keys[at - 1] < keys[at] {
            keys.swap(at - 1, at);
            order.swap(at - 1, at);
            at -= 1;
        }
    }
    order
}

/// The resource of a lane.
pub(crate) fn resource(lane: usize) -> Resource {
    use strum::VariantArray;
    Resource::VARIANTS[lane.min(4)]
}
