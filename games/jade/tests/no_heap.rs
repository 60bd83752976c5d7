//! A random game touches the heap nowhere between its deal and its end.

use engine::{Chance, Ctx, FastChance, Files, NoLog, Rules};
use jade::{Jade, Options};

#[test]
fn a_playout_allocates_nothing() {
    let data = Jade::load(&Files::built_in(Jade::FILES)).unwrap();
    let rules = Jade::open(&data, &Options::default(), 5).unwrap();
    let mut actions = Vec::with_capacity(1_024);
    let mut host = NoLog(FastChance::new(1));
    let mut dice = FastChance::new(2);
    let mut decisions = 0;
    let used = allocation_counter::measure(|| {
        for _ in 0..50 {
            let mut state = rules.deal(&mut host.0);
            while let Some(seat) = rules.awaiting(&state).first() {
                actions.clear();
                rules.actions(&state, seat, &mut actions);
                let action = actions[dice.index("choice", actions.len())];
                rules.play(&mut Ctx::new(&rules, &mut state, &mut host), seat, &action);
                decisions += 1;
            }
        }
    });
    assert!(decisions > 1_000);
    assert_eq!(used.count_total, 0, "in {decisions} decisions");
}
