//! Patterns against the plain definition: all subsets of small pools, one by one.

#![allow(clippy::unwrap_used)]

use crate::common::{self, Dice};
use bombcat::pattern::{Part, Pool, Query, Rel, Shape, Truth, best_effort};

/// A random pattern as parts that can be added to a shape.
fn pattern(dice: &mut Dice, shape: &mut Shape, depth: usize, predicates: u16) -> u16 {
    let leaf = depth == 0 || dice.below(4) == 0;
    let one = |dice: &mut Dice| dice.below(usize::from(predicates)) as u16;
    let part = match if leaf { dice.below(3) } else { 3 + dice.below(6) } {
        0 | 1 => Part::One(one(dice)),
        2 => {
            let rel = if dice.below(2) == 0 { Rel::Same } else { Rel::Distinct };
            Part::Alike { n: dice.below(4) as u8, rel, of: one(dice) }
        }
        3 | 4 => {
            let a = pattern(dice, shape, depth - 1, predicates);
            Part::Sum(a, pattern(dice, shape, depth - 1, predicates))
        }
        5 => {
            let a = pattern(dice, shape, depth - 1, predicates);
            Part::And(a, pattern(dice, shape, depth - 1, predicates))
        }
        6 => {
            let a = pattern(dice, shape, depth - 1, predicates);
            Part::Or(a, pattern(dice, shape, depth - 1, predicates))
        }
        7 => Part::Not(pattern(dice, shape, depth - 1, predicates)),
        _ => {
            let of = pattern(dice, shape, depth - 1, predicates);
            match dice.below(4) {
                0 => Part::Greedy(of),
                1 => Part::Only { all: one(dice), of },
                _ => {
                    let min = dice.below(3) as u8;
                    Part::Times { min, max: min + dice.below(3) as u8, of }
                }
            }
        }
    };
    PARTS.with_borrow_mut(|parts| parts.push(part));
    shape.add(part)
}

thread_local! {
    /// The parts of the pattern made last, for the plain definition.
    static PARTS: std::cell::RefCell<Vec<Part>> = const { std::cell::RefCell::new(Vec::new()) };
}

fn random_pattern(dice: &mut Dice, predicates: u16) -> (Shape, Vec<Part>) {
    PARTS.with_borrow_mut(Vec::clear);
    let mut shape = Shape::new();
    for _ in 0..predicates {
        shape.predicate();
    }
    let depth = 1 + dice.below(3);
    pattern(dice, &mut shape, depth, predicates);
    (shape, PARTS.with_borrow(Vec::clone))
}

/// The cards of a pool: which predicates they satisfy, as bits, and their names.
type Cards = Vec<(u8, u16)>;

/// The sets of a part as bits, one for each subset, and the bounds of its size.
fn family(parts: &[Part], at: usize, cards: &Cards) -> (u64, usize, usize) {
    let subsets = 1u64 << cards.len();
    let collect = |keep: &dyn Fn(u64) -> bool| {
        (0..subsets).filter(|&set| keep(set)).fold(0u64, |sets, set| sets | 1 << set)
    };
    let has = |sets: u64, set: u64| sets >> set & 1 == 1;
    let satisfies = |card: usize, predicate: u16| cards[card].0 >> predicate & 1 == 1;
    let members = |set: u64| (0..cards.len()).filter(move |card| set >> card & 1 == 1);
    let join = |a: u64, b: u64| {
        let mut joined = 0;
        for first in (0..subsets).filter(|&set| has(a, set)) {
            for second in (0..subsets).filter(|&set| has(b, set)) {
                if first & second == 0 {
                    joined |= 1u64 << (first | second);
                }
            }
        }
        joined
    };
    let of = |part: u16| family(parts, usize::from(part), cards);
    let cut = |(sets, least, most): (u64, usize, usize)| (sets, least, most.min(24));
    cut(match parts[at] {
        Part::One(p) => (
            collect(&|set| set.count_ones() == 1 && members(set).all(|card| satisfies(card, p))),
            1,
            1,
        ),
        Part::Sum(a, b) => {
            let (a, b) = (of(a), of(b));
            (join(a.0, b.0), a.1 + b.1, a.2 + b.2)
        }
        Part::And(a, b) => {
            let (a, b) = (of(a), of(b));
            (a.0 & b.0, a.1.max(b.1), a.2.min(b.2))
        }
        Part::Or(a, b) => {
            let (a, b) = (of(a), of(b));
            (a.0 | b.0, a.1.min(b.1), a.2.max(b.2))
        }
        Part::Not(a) => {
            let (sets, _, most) = of(a);
            let size = |set: u64| set.count_ones() as usize;
            (collect(&|set| size(set) >= 1 && size(set) <= most && !has(sets, set)), 1, most)
        }
        Part::Times { min, max, of: a } => {
            let (sets, least, most) = of(a);
            (times(min, max, sets, &join), usize::from(min) * least, usize::from(max) * most)
        }
        Part::Greedy(a) => {
            let (sets, _, most) = of(a);
            (times(0, 12, sets, &join), 0, 12 * most)
        }
        Part::Alike { n, rel, of: p } => {
            let fits = |set: u64| {
                let mut names: Vec<u16> = members(set).map(|card| cards[card].1).collect();
                let count = names.len();
                names.sort_unstable();
                names.dedup();
                let named = match rel {
                    Rel::Same => names.len() <= 1,
                    Rel::Distinct => names.len() == count,
                };
                count == usize::from(n) && named && members(set).all(|card| satisfies(card, p))
            };
            (collect(&fits), usize::from(n), usize::from(n))
        }
        Part::Only { all, of: a } => {
            let (sets, least, most) = of(a);
            let kept = |set: u64| has(sets, set) && members(set).all(|card| satisfies(card, all));
            (collect(&kept), least, most)
        }
    })
}

fn times(min: u8, max: u8, sets: u64, join: &dyn Fn(u64, u64) -> u64) -> u64 {
    let (mut found, mut power) = (0, 1);
    for groups in 0..=max {
        if groups >= min {
            found |= power;
        }
        power = join(power, sets);
    }
    found
}

const PREDICATES: u16 = 3;

fn random_cards(dice: &mut Dice, most: usize) -> Cards {
    let count = dice.below(most + 1);
    (0..count).map(|_| (dice.below(1 << PREDICATES) as u8, dice.below(3) as u16)).collect()
}

fn pool(cards: &Cards) -> Pool {
    let mut pool = Pool::new();
    for (bits, name) in cards {
        let truths = (0..PREDICATES).map(|p| Truth::from(bits >> p & 1 == 1)).collect();
        pool.add(truths, Some(*name));
    }
    pool
}

fn members(set: u64) -> Vec<usize> {
    (0..64).filter(|card| set >> card & 1 == 1).collect()
}

#[test]
fn membership_existence_and_count_are_those_of_the_definition() {
    let mut dice = Dice::new(1);
    let mut matched = 0;
    for _ in 0..common::cases(100_000) {
        let (shape, parts) = random_pattern(&mut dice, PREDICATES);
        let cards = random_cards(&mut dice, 5);
        let (sets, _, _) = family(&parts, parts.len() - 1, &cards);
        let pool = pool(&cards);
        let mut query = Query::new(&shape, &pool);
        assert_eq!(query.exists(), sets != 0, "{parts:?} {cards:?}");
        assert_eq!(query.count(), Some(u128::from(sets.count_ones())), "{parts:?} {cards:?}");
        let set = dice.below(1 << cards.len()) as u64;
        assert_eq!(query.holds(&members(set)), sets >> set & 1 == 1, "{parts:?} {cards:?} {set:b}");
        matched += usize::from(sets != 0);
        // A basket that is half full can be filled up if some larger set matches.
        let half = dice.below(1 << cards.len()) as u64;
        let mut with = self::pool(&cards);
        for card in members(half) {
            with.require(card);
        }
        let possible =
            (0..1u64 << cards.len()).any(|set| set & half == half && sets >> set & 1 == 1);
        assert_eq!(Query::new(&shape, &with).exists(), possible, "{parts:?} {cards:?} {half:b}");
    }
    assert!(matched > 10_000, "{matched}");
}

#[test]
fn a_random_choice_is_a_set_of_the_pattern() {
    let mut dice = Dice::new(2);
    for _ in 0..common::cases(20_000) {
        let (shape, parts) = random_pattern(&mut dice, PREDICATES);
        let cards = random_cards(&mut dice, 5);
        let (sets, _, _) = family(&parts, parts.len() - 1, &cards);
        let pool = pool(&cards);
        let mut query = Query::new(&shape, &pool);
        let chosen = query.choose(&mut |n| dice.below(n));
        assert_eq!(chosen.is_some(), sets != 0, "{parts:?} {cards:?}");
        if let Some(chosen) = chosen {
            let set = chosen.iter().fold(0u64, |set, card| set | 1 << card);
            assert_eq!(sets >> set & 1, 1, "{parts:?} {cards:?} {set:b}");
        }
    }
}

#[test]
fn what_cannot_be_seen_may_be_anything() {
    let mut dice = Dice::new(3);
    for _ in 0..common::cases(20_000) {
        let (shape, parts) = random_pattern(&mut dice, PREDICATES);
        let cards = random_cards(&mut dice, 5);
        let hidden = dice.below(1 << cards.len());
        let mut seen = Pool::new();
        for (at, (bits, name)) in cards.iter().enumerate() {
            let dark = hidden >> at & 1 == 1;
            // Some of what is to be known of a card may be known without its name.
            let dark_bits = if dark { dice.below(1 << PREDICATES) } else { 0 };
            let truth = |p: u16| match dark_bits >> p & 1 {
                1 => Truth::Unknown,
                _ => Truth::from(bits >> p & 1 == 1),
            };
            seen.add((0..PREDICATES).map(truth).collect(), (!dark).then_some(*name));
        }
        let (sets, _, _) = family(&parts, parts.len() - 1, &cards);
        let lit = Query::new(&shape, &seen).exists();
        assert!(lit || sets == 0, "{parts:?} {cards:?} {hidden:b}");
    }
}

#[test]
fn compartments_share_no_card() {
    let mut dice = Dice::new(4);
    for _ in 0..common::cases(20_000) {
        let (first, one) = random_pattern(&mut dice, PREDICATES);
        let (second, two) = random_pattern(&mut dice, PREDICATES);
        let cards = random_cards(&mut dice, 5);
        // Which compartment may take a card, as two bits.
        let may: Vec<usize> = cards.iter().map(|_| dice.below(4)).collect();
        let (whole, takes) = Shape::joint(&[first, second]);
        assert_eq!(takes.len(), 2);
        let mut pool = Pool::new();
        for ((bits, name), may) in cards.iter().zip(&may) {
            let mut truths = vec![Truth::No; whole.predicates()];
            for p in 0..PREDICATES {
                let truth = Truth::from(bits >> p & 1 == 1);
                truths[usize::from(p)] = truth;
                truths[usize::from(takes[0] + 1 + p)] = truth;
            }
            truths[usize::from(takes[0])] = Truth::from(may & 1 == 1);
            truths[usize::from(takes[1])] = Truth::from(may & 2 == 2);
            pool.add(truths, Some(*name));
        }
        let within = |set: u64, bit: usize| members(set).iter().all(|&card| may[card] & bit == bit);
        let (a, b) = (family(&one, one.len() - 1, &cards).0, family(&two, two.len() - 1, &cards).0);
        let subsets = 1u64 << cards.len();
        let possible =
            (0..subsets).filter(|&set| a >> set & 1 == 1 && within(set, 1)).any(|first| {
                (0..subsets).any(|set| set & first == 0 && b >> set & 1 == 1 && within(set, 2))
            });
        assert_eq!(
            Query::new(&whole, &pool).exists(),
            possible,
            "{one:?} {two:?} {cards:?} {may:?}"
        );
    }
}

#[test]
fn the_random_choice_is_even() {
    // Two blanks of one name or a blank and a function card, of a pool of six.
    let mut shape = Shape::new();
    let (blank, func) = (shape.predicate(), shape.predicate());
    let pair = shape.add(Part::Alike { n: 2, rel: Rel::Same, of: blank });
    let (a, b) = (shape.add(Part::One(blank)), shape.add(Part::One(func)));
    let mixed = shape.add(Part::Sum(a, b));
    shape.add(Part::Or(pair, mixed));
    let mut pool = Pool::new();
    for (bits, name) in [(1, 0), (1, 0), (1, 0), (1, 1), (2, 2), (2, 3)] {
        pool.add((0..2).map(|p| Truth::from(bits >> p & 1 == 1)).collect(), Some(name));
    }
    let mut query = Query::new(&shape, &pool);
    assert_eq!(query.count(), Some(11));
    let mut dice = Dice::new(5);
    let mut counts = std::collections::BTreeMap::new();
    let draws = 22_000;
    for _ in 0..draws {
        *counts.entry(query.choose(&mut |n| dice.below(n)).unwrap()).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), 11);
    let even = f64::from(draws) / 11.0;
    let chi: f64 = counts.values().map(|&n| (f64::from(n) - even).powi(2) / even).sum();
    // Ten degrees of freedom: 29.6 is passed once in a thousand times.
    assert!(chi < 29.6, "{chi}");
}

#[test]
fn five_different_ones_of_a_large_pool_are_quick() {
    let mut shape = Shape::new();
    let blank = shape.predicate();
    shape.add(Part::Alike { n: 5, rel: Rel::Distinct, of: blank });
    let mut pool = Pool::new();
    for card in 0..120u16 {
        pool.add(vec![Truth::from(card % 2 == 0)], Some(card / 2 % 5));
    }
    let mut query = Query::new(&shape, &pool);
    assert!(query.exists());
    assert_eq!(query.count(), Some(12u128.pow(5)));
}

#[test]
fn too_large_a_search_fills_slots_instead() {
    // Ten unlike cards together, among a hundred that all differ.
    let mut shape = Shape::new();
    let mut sum = None;
    for _ in 0..10 {
        let predicate = shape.predicate();
        let one = shape.add(Part::One(predicate));
        sum = Some(sum.map_or(one, |sum| shape.add(Part::Sum(sum, one))));
    }
    let mut pool = Pool::new();
    for card in 0..100usize {
        pool.add((0..10).map(|p| Truth::from((card * 7 + 5) >> p & 1 == 1)).collect(), None);
    }
    let mut dice = Dice::new(6);
    let mut query = Query::new(&shape, &pool);
    assert_eq!(query.count(), None);
    assert!(query.exists());
    let chosen = query.choose(&mut |n| dice.below(n)).unwrap();
    assert_eq!(chosen.len(), 10);
    assert!(query.holds(&chosen));
}

#[test]
fn groups_are_counted_and_fall_to_what_is_possible() {
    let mut shape = Shape::new();
    let (blank, func) = (shape.predicate(), shape.predicate());
    let (a, b) = (shape.add(Part::One(blank)), shape.add(Part::One(func)));
    let both = shape.add(Part::Sum(a, b));
    shape.add(Part::Times { min: 3, max: 3, of: both });
    let mut pool = Pool::new();
    for bits in [1, 1, 1, 2, 2] {
        pool.add((0..2).map(|p| Truth::from(bits >> p & 1 == 1)).collect(), None);
    }
    assert!(!Query::new(&shape, &pool).exists());
    let two = best_effort(&shape, &pool).unwrap();
    assert_eq!(two.bounds(), Some((4, 4)));
    assert_eq!(Query::new(&two, &pool).groups(&[0, 1, 3, 4]), 2);
    assert_eq!(Query::new(&two, &pool).groups(&[0, 1]), 0);
}
