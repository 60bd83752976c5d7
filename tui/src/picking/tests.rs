//! Picks in any order, against rules that take them in ascending order only.

use super::*;
use engine::{Note, Quote};
use serde_json::json;

/// Numbers from 0 on, of which so many are to be picked; no two may be alike by the last rule.
struct Numbers {
    there: u64,
    least: usize,
    most: usize,
    /// Numbers with the same remainder do not go together.
    apart: Option<u64>,
}

impl Numbers {
    fn stage(&self, picked: &[u64]) -> Stage {
        let note = Note::with("numbers", []);
        let (min, max) = (self.least as u8, self.most as u8);
        let goes = |n: u64| {
            let like = |other: &u64| self.apart.is_some_and(|apart| n % apart == other % apart);
            picked.last().is_none_or(|last| n > *last) && !picked.iter().any(like)
        };
        let left: Vec<u64> = (0..self.there).filter(|n| goes(*n)).collect();
        let reach = |n: u64| match self.apart {
            None => left.iter().filter(|other| **other >= n).count(),
            Some(apart) => {
                let rest = left.iter().filter(|other| **other >= n);
                rest.map(|n| n % apart).collect::<std::collections::BTreeSet<_>>().len()
            }
        };
        let open = left.iter().filter(|n| picked.len() + reach(**n) >= self.least);
        let mut actions: Vec<Value> = open.map(|n| json!({ "number": n })).collect();
        if picked.len() >= self.least {
            actions.push(json!("done"));
        }
        let option = |action| Choosable { action, quote: Quote::nothing(), is_back: false };
        let question = Some(Question { note, cause: None, min, max });
        Stage { question, options: actions.into_iter().map(option).collect() }
    }

    /// How it goes on after a batch; none if it is refused, empty if it is complete.
    fn take(&self, batch: &[Value]) -> Option<Stage> {
        let mut picked = Vec::new();
        for action in batch {
            if !self.stage(&picked).offers(action) {
                return None;
            }
            match action["number"].as_u64() {
                Some(n) => picked.push(n),
                None => return Some(Stage::default()),
            }
        }
        // Where nothing can follow, the rules do not ask any more.
        let stage = self.stage(&picked);
        let numbers = stage.options.iter().any(|option| option.action.is_object());
        Some(if picked.len() < self.most && numbers { stage } else { Stage::default() })
    }

    fn ask(&self) -> Picking {
        let mut picking = Picking::new("numbers", self.stage(&[]));
        while let Some(batch) = picking.unseen() {
            let stage = self.take(&batch);
            picking.see(batch, stage);
        }
        picking
    }

    /// Picks a number; the batch if that completes the choice.
    fn pick(&self, picking: &mut Picking, n: u64) -> Option<Vec<Value>> {
        let attempt = picking.with(&json!({ "number": n }));
        match self.take(&attempt.batch) {
            Some(stage) if stage.options.is_empty() => {
                if !picking.may_go_on(&attempt) {
                    return Some(attempt.batch);
                }
                picking.wait(attempt);
            }
            Some(stage) => picking.go_on(attempt, stage),
            None => assert!(picking.hold(attempt), "{n} is refused"),
        }
        None
    }

    /// What is in the list: numbers, and those that are picked.
    fn listed(&self, picking: &Picking) -> (Vec<u64>, Vec<u64>) {
        let mut taken = |batch: &[Value]| {
            let stage = self.take(batch)?;
            Some(stage.options.into_iter().map(|option| option.action).collect())
        };
        let asked = picking.asked(Seat::new(0), Some(&mut taken));
        let numbers = |back: bool| {
            let options = asked.options.iter().filter(move |option| option.is_back == back);
            options.filter_map(|option| option.action["number"].as_u64()).collect()
        };
        (numbers(false), numbers(true))
    }
}

fn numbers(batch: Option<Vec<Value>>) -> Option<Vec<u64>> {
    Some(batch?.iter().filter_map(|action| action["number"].as_u64()).collect())
}

const TWO: Numbers = Numbers { there: 12, least: 2, most: 2, apart: None };

#[test]
fn the_last_of_twelve_can_be_picked_first() {
    let mut picking = TWO.ask();
    assert_eq!(TWO.listed(&picking).0, Vec::from_iter(0..12));
    assert_eq!(TWO.pick(&mut picking, 11), None);
    assert_eq!(TWO.listed(&picking), (Vec::from_iter(0..11), vec![11]));
    assert_eq!(numbers(TWO.pick(&mut picking, 4)), Some(vec![4, 11]));
}

#[test]
fn any_two_can_be_picked_in_any_order() {
    for first in 0..12 {
        for second in (0..12).filter(|second| *second != first) {
            let mut picking = TWO.ask();
            assert_eq!(TWO.pick(&mut picking, first), None);
            assert!(TWO.listed(&picking).0.contains(&second), "{second} after {first}");
            let sent = numbers(TWO.pick(&mut picking, second));
            assert_eq!(sent, Some(vec![first.min(second), first.max(second)]));
        }
    }
}

#[test]
fn a_pick_is_taken_back_by_picking_it_again() {
    let any = Numbers { there: 5, least: 0, most: 5, apart: None };
    let mut picking = any.ask();
    for n in [3, 1, 4, 3] {
        assert_eq!(any.pick(&mut picking, n), None);
    }
    assert_eq!(any.listed(&picking), (vec![0, 2, 3], vec![1, 4]));
    let back = picking.back().unwrap();
    assert_eq!(back.batch, [json!({ "number": 1 })], "the last one made goes first");
}

#[test]
fn the_last_one_can_be_the_first_where_any_number_is_enough() {
    let two = Numbers { there: 5, least: 0, most: 2, apart: None };
    let mut picking = two.ask();
    assert_eq!(two.pick(&mut picking, 4), None);
    assert_eq!(two.listed(&picking), (vec![0, 1, 2, 3], vec![4]));
    let done = picking.with(&json!("done"));
    assert!(!picking.may_go_on(&done));
    assert_eq!(done.batch, [json!({ "number": 4 })]);
    assert_eq!(numbers(two.pick(&mut picking, 1)), Some(vec![1, 4]));
}

#[test]
fn three_wait_for_each_other_whatever_comes_first() {
    let three = Numbers { there: 6, least: 3, most: 3, apart: None };
    let mut picking = three.ask();
    assert_eq!(three.pick(&mut picking, 5), None);
    assert_eq!(three.pick(&mut picking, 4), None);
    assert_eq!(three.listed(&picking), (vec![0, 1, 2, 3], vec![4, 5]));
    assert_eq!(numbers(three.pick(&mut picking, 0)), Some(vec![0, 4, 5]));
}

#[test]
fn what_does_not_go_with_the_picks_is_not_listed() {
    let apart = Numbers { there: 6, least: 2, most: 2, apart: Some(2) };
    let mut picking = apart.ask();
    assert_eq!(apart.pick(&mut picking, 5), None);
    assert_eq!(apart.listed(&picking), (vec![0, 2, 4], vec![5]));
    assert_eq!(numbers(apart.pick(&mut picking, 2)), Some(vec![2, 5]));
}

#[test]
fn where_the_order_counts_it_is_kept() {
    let mut picking = TWO.ask();
    let stage = TWO.stage(&[]);
    let attempt = picking.with(&json!({ "number": 7 }));
    // These rules offer everything again.
    picking.go_on(attempt, stage);
    let batch = picking.with(&json!({ "number": 2 })).batch;
    assert_eq!(numbers(Some(batch)), Some(vec![7, 2]));
}
