//! Baskets of any pattern. Whether cards can complete it is searched for.

use super::{Basket, Limits};
use crate::ids::CardNo;
use crate::lang::shape::{Ask, basket};
use crate::pattern::{Pool, Query, Shape, Truth};

/// The pattern of one basket, and the cards that it is asked about.
pub(super) struct Searched {
    shape: Shape,
    asked: Vec<Ask>,
    /// The cards that each component may take, in the order in which they lie.
    sets: Vec<Vec<CardNo>>,
    cards: Vec<Candidate>,
}

struct Candidate {
    card: CardNo,
    /// The first card that no part of the pattern tells from this one.
    like: CardNo,
    name: Option<u16>,
    /// What is true of it, by the order of what is asked.
    truths: Vec<Truth>,
}

impl Searched {
    pub(super) fn new(it: &Basket<'_>) -> Self {
        let mut number = |num| it.eval.number(num);
        let (shape, asked) = basket(it.eval.program, it.costs, it.way, &mut number);
        let sets: Vec<Vec<CardNo>> = it.parts().iter().map(|part| it.candidates(part)).collect();
        let mut cards: Vec<Candidate> = Vec::new();
        for &card in sets.iter().flatten() {
            if cards.iter().any(|other| other.card == card) {
                continue;
            }
            let truths = asked.iter().map(|ask| match *ask {
                Ask::Leaf(part, leaf) if sets[part].contains(&card) => it.eval.leaf(leaf, card),
                Ask::Leaf(..) => Truth::No,
                Ask::MayTake(part) => Truth::from(sets[part].contains(&card)),
            });
            let (name, truths) = (it.eval.name_of(card), truths.collect());
            let first = cards.iter().find(|other| other.name == name && other.truths == truths);
            let like = first.map_or(card, |other| other.card);
            cards.push(Candidate { card, like, name, truths });
        }
        Searched { shape, asked, sets, cards }
    }

    /// The first card that no part of the pattern tells from this one.
    pub(super) fn like(&self, card: CardNo) -> Option<CardNo> {
        self.cards.iter().find(|it| it.card == card).map(|it| it.like)
    }

    /// Whether some cards complete what was picked, found in so many steps.
    pub(super) fn can_complete(&self, limits: Limits<'_>, steps: u32) -> bool {
        let Limits { picked, closed, after } = limits;
        if self.asked.is_empty() {
            return true;
        }
        let too_early = |part: usize, card: CardNo| {
            after.is_some_and(|(at, last)| {
                let mut set = self.sets[part].iter();
                let first = set.find(|&&other| other == card || other == last);
                part == usize::from(at) && card != last && first == Some(&card)
            })
        };
        let mut pool = Pool::new();
        for (at, it) in self.cards.iter().enumerate() {
            let taken = picked.iter().find(|(_, other)| *other == it.card).map(|(part, _)| *part);
            let truths = self.asked.iter().zip(&it.truths).map(|(ask, &truth)| match *ask {
                Ask::Leaf(..) => truth,
                Ask::MayTake(part) => Truth::from(match taken {
                    Some(taken) => usize::from(taken) == part,
                    None => {
                        truth == Truth::Yes
                            && !too_early(part, it.card)
                            && closed.is_none_or(|closed| part > usize::from(closed))
                    }
                }),
            });
            pool.add(truths.collect(), it.name);
            if taken.is_some() {
                pool.require(at);
            }
        }
        Query::within(&self.shape, &pool, steps).exists()
    }
}
