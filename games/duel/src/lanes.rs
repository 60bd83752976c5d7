//! Five small numbers, one for each resource, in one machine word, so that a price is a few instructions.
//!
//! Each number has twelve bits. The highest stays free in amounts, which makes room for borrows; the data files are
//! checked so that no sum comes near these limits.

use crate::data::Resource;
use crate::sets::Bits;
use std::fmt;

const BITS: u32 = 12;
/// The lowest and the highest bit of every number.
const ONES: u64 = 1 | 1 << 12 | 1 << 24 | 1 << 36 | 1 << 48;
const HIGHS: u64 = ONES << 11;
const NUMBER: u64 = 0xfff;

/// Amounts by resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Amounts(u64);

impl Amounts {
    /// So much of one resource.
    #[inline(always)]
    pub fn of(resource: usize, amount: u8) -> Self {
        Amounts(u64::from(amount) << (resource as u32 * BITS))
    }

    #[inline(always)]
    pub fn get(self, resource: usize) -> u8 {
        (self.0 >> (resource as u32 * BITS)) as u8
    }

    /// The resources of these kinds, given as bits, of which there are any.
    #[inline(always)]
    pub fn there(self, kinds: u8) -> impl Iterator<Item = usize> {
        let any = (self.0 + (HIGHS - ONES)) >> (BITS - 1);
        // Copies that lie one bit closer than the numbers do: the first has its first bit in place, and so on.
        let wanted = u64::from(kinds) * (1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44);
        Bits(any & wanted & ONES).map(|at| at / BITS as usize)
    }

    #[inline(always)]
    pub fn plus(self, other: Self) -> Self {
        Amounts(self.0 + other.0)
    }

    /// What is left of each when the other is taken off, nothing below zero.
    #[inline(always)]
    pub fn less(self, other: Self) -> Self {
        let apart = (self.0 | HIGHS) - other.0;
        let enough = apart & HIGHS;
        Amounts(apart & (enough - (enough >> (BITS - 1))))
    }

    /// What the amounts cost together: a multiplication sums up the products of numbers that stand in reverse order.
    #[inline(always)]
    pub fn at(self, prices: Prices) -> u16 {
        let product = u128::from(self.0) * u128::from(prices.0);
        ((product >> (4 * BITS)) as u64 & NUMBER) as u16
    }
}

/// Prices by resource, in reverse order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Prices(u64);

impl Prices {
    /// This price for one resource, nothing for the others.
    #[inline(always)]
    pub fn of(resource: usize, price: u8) -> Self {
        Prices(u64::from(price) << ((4 - resource as u32) * BITS))
    }

    #[inline(always)]
    pub fn get(self, resource: usize) -> u8 {
        (self.0 >> ((4 - resource as u32) * BITS)) as u8
    }

    #[inline(always)]
    pub fn plus(self, other: Self) -> Self {
        Prices(self.0 + other.0)
    }

    /// The same price for all.
    #[inline(always)]
    pub fn all(price: u8) -> Self {
        Prices(ONES * u64::from(price))
    }

    /// Not less than the highest of them.
    #[inline(always)]
    pub fn bound(self) -> u16 {
        let halves = self.0 | self.0 >> (3 * BITS);
        ((halves | halves >> BITS | halves >> (2 * BITS)) & NUMBER) as u16
    }

    /// These prices, and the others' where these are nothing.
    #[inline(always)]
    pub fn or(self, others: Self) -> Self {
        let there = (self.0 + (HIGHS - ONES)) & HIGHS;
        let mask = (there << 1) - (there >> (BITS - 1));
        Prices(self.0 | others.0 & !mask)
    }

    /// For each resource the lower price, where both are something.
    pub fn lower(self, other: Self) -> Self {
        let lower = |resource: usize| match (self.get(resource), other.get(resource)) {
            (0, price) | (price, 0) => price,
            (one, two) => one.min(two),
        };
        (0..5).fold(Prices::default(), |sum, one| sum.plus(Prices::of(one, lower(one))))
    }
}

/// The amounts by resource.
pub fn by_resource(get: impl Fn(usize) -> u8) -> Vec<(Resource, u8)> {
    use strum::VariantArray;
    Resource::VARIANTS.iter().map(|&resource| (resource, get(resource as usize))).collect()
}

impl fmt::Debug for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(by_resource(|one| self.get(one))).finish()
    }
}

impl fmt::Debug for Prices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(by_resource(|one| self.get(one))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amounts(of: [u8; 5]) -> Amounts {
        (0..5).fold(Amounts::default(), |sum, one| sum.plus(Amounts::of(one, of[one])))
    }

    fn prices(of: [u8; 5]) -> Prices {
        (0..5).fold(Prices::default(), |sum, one| sum.plus(Prices::of(one, of[one])))
    }

    #[test]
    fn lanes_do_what_numbers_do() {
        let mut seed = 1u32;
        let mut next = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ((seed >> 16) % below) as u8
        };
        for _ in 0..20_000 {
            let a: [u8; 5] = std::array::from_fn(|_| next(10));
            let b: [u8; 5] = std::array::from_fn(|_| next(61));
            let c: [u8; 5] = std::array::from_fn(|_| next(4));
            let kinds = next(32);
            let there: Vec<_> = amounts(c).there(kinds).collect();
            let of_kind = |one: &usize| kinds >> one & 1 != 0 && c[*one] > 0;
            assert_eq!(there, (0..5).filter(of_kind).collect::<Vec<_>>());
            let less = amounts(a).less(amounts(b));
            let cost: u16 = (0..5).map(|one| u16::from(a[one]) * u16::from(b[one])).sum();
            assert_eq!(amounts(a).at(prices(b)), cost);
            for one in 0..5 {
                assert_eq!(less.get(one), a[one].saturating_sub(b[one]));
                assert!(prices(b).bound() >= b[one].into());
                let or = prices(c).or(prices(b)).get(one);
                assert_eq!(or, if c[one] == 0 { b[one] } else { c[one] });
            }
        }
    }
}
