//! Random games come to show everything: each card and base played, each step of each ability done, each option taken
//! and declined. And they end.

use crate::common::DATA;
use engine::testkit;
use engine::{Chance, Ctx, FastChance, Recorder, Rules};
use smashup::{Draft, Options, SmashUp};

#[test]
fn every_step_is_done_and_every_option_taken_and_declined() {
    let options = Options { draft: Draft::Random, ..Options::default() };
    let tables: Vec<SmashUp> =
        (2..=4).map(|seats| SmashUp::open(&DATA, &options, seats).unwrap()).collect();
    let sights = tables[0].sights();
    let mut seen = vec![0; sights.len()];
    let (mut longest, mut actions) = (0, Vec::new());
    for number in 0..u64::from(testkit::size(60_000)) {
        let rules = &tables[number as usize % tables.len()];
        let mut host = Recorder { chance: FastChance::new(number), record: Vec::new() };
        let mut dice = FastChance::new(!number);
        let mut state = rules.deal(&mut host.chance);
        rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
        let mut decisions = 0;
        while let Some(seat) = rules.awaiting(&state).first() {
            actions.clear();
            rules.actions(&state, seat, &mut actions);
            let action = actions[dice.index("choice", actions.len())];
            let before = state.clone();
            rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
            rules.see(&before, seat, &action, &host.record, &mut seen);
            host.record.clear();
            decisions += 1;
            assert!(decisions < 10_000, "game {number} does not end");
        }
        longest = longest.max(decisions);
    }
    let missing: Vec<_> = sights.iter().zip(&seen).filter(|(_, seen)| **seen == 0).collect();
    println!("{} things seen, the longest game had {longest} decisions", sights.len());
    assert!(sights.len() > 850, "{} things to see", sights.len());
    assert!(missing.is_empty(), "not seen: {missing:?}");
}
