//! A random game touches the heap nowhere between its deal and its end, and a position is small.

use duel::{Duel, Options, State};
use engine::{Chance, Ctx, FastChance, Files, NoLog, Rules};

#[test]
fn a_playout_allocates_nothing() {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let rules = Duel::open(&data, &Options::default(), 2).unwrap();
    let mut actions = Vec::with_capacity(256);
    let mut host = NoLog(FastChance::new(1));
    let mut decisions = 0;
    let used = allocation_counter::measure(|| {
        for _ in 0..50 {
            let mut state = rules.deal(&mut host.0);
            rules.begin(&mut Ctx::new(&rules, &mut state, &mut host));
            while let Some(seat) = rules.awaiting(&state).first() {
                actions.clear();
                rules.actions(&state, seat, &mut actions);
                let action = actions[host.0.index("choice", actions.len())];
                rules.play(&mut Ctx::new(&rules, &mut state, &mut host), seat, &action);
                decisions += 1;
            }
        }
    });
    assert!(decisions > 3_000);
    assert_eq!(used.count_total, 0, "in {decisions} decisions");
}

/// Searches make another world of a position at every playout.
#[test]
fn another_world_allocates_nothing() {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let rules = Duel::open(&data, &Options::default(), 2).unwrap();
    let mut chance = FastChance::new(1);
    let dealt = rules.deal(&mut chance);
    let used = allocation_counter::measure(|| {
        for _ in 0..50 {
            let mut state = dealt;
            rules.resample(&mut state, engine::Viewer::Public, &mut chance);
        }
    });
    assert_eq!(used.count_total, 0);
}

#[test]
fn a_position_has_at_most_320_bytes() {
    assert!(size_of::<State>() <= 320, "it has {}", size_of::<State>());
}
