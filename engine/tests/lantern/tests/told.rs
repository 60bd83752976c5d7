//! What viewers are told bit by bit, in matches with much taken back.

use super::table::*;
use crate::lantern::rules::{Market, Options};
use engine::{Chance, FastChance, Hearing, Match, SeatSet, Seed, Setup, Takeback, Telling, Viewer};

/// Plays at random and takes back now and then; `each` sees the match after every step.
fn wild(seed: u64, mut each: impl FnMut(&Match<Market>)) {
    let options = Options { turns: 6, ..Options::default() };
    let setup = Setup { options, seats: 3, seed: Seed::from_number(seed), random: Vec::new() };
    let mut game = Match::<Market>::new(&DATA, &setup).unwrap();
    let mut dice = FastChance::new(seed);
    let mut actions = Vec::new();
    each(&game);
    for _ in 0..150 {
        let awaited: Vec<_> = match game.status() {
            engine::Status::Awaiting(seats) => seats.iter().collect(),
            engine::Status::Over(_) => Vec::new(),
        };
        if awaited.is_empty() || dice.index("undo", 4) == 0 {
            let all = Takeback { agreed: SeatSet::all(3), revealed: true };
            let _ = game.undo(seat(dice.index("seat", 3) as u8), all, 0); // there may be nothing
        } else {
            let seat = awaited[dice.index("seat", awaited.len())];
            let batch = game.compose(seat, |seen| {
                seen.actions(&mut actions);
                actions[dice.index("action", actions.len())]
            });
            game.play(seat, &batch.unwrap(), 0).unwrap();
        }
        each(&game);
    }
}

#[test]
fn bit_by_bit_a_viewer_is_told_the_same_as_at_once() {
    let mut undone = 0;
    for seed in 0..12 {
        let mut dice = FastChance::new(!seed);
        let viewers: Vec<_> = Viewer::all(3).collect();
        let mut ears = vec![(Hearing::default(), Vec::new()); viewers.len()];
        wild(seed, |game| {
            for (viewer, (hearing, told)) in viewers.iter().zip(&mut ears) {
                if dice.index("listens", 3) == 0 {
                    let before = hearing.number;
                    let new = game.told_from(*viewer, hearing);
                    assert_eq!(new.first().map_or(before, |told| told.number), before);
                    told.extend(new);
                    assert_eq!(*told, game.told(*viewer, 0), "{viewer}");
                    assert!(game.told_from(*viewer, hearing).is_empty(), "all is heard");
                }
            }
        });
        let is_undone = |told: &&engine::Told<_>| matches!(told.what, Telling::Undone { .. });
        undone += ears.iter().map(|(_, told)| told.iter().filter(is_undone).count()).sum::<usize>();
    }
    assert!(undone > 200, "only {undone} things were taken back");
}

#[test]
fn numbers_go_up_by_one_and_what_is_undone_was_told_before() {
    wild(5, |game| {
        for viewer in Viewer::all(3) {
            let told = game.told(viewer, 0);
            for (number, told) in told.iter().enumerate() {
                assert_eq!(told.number, number);
                assert!(!matches!(told.what, Telling::Undone { from } if from >= number));
            }
            let half = told.len() / 2;
            assert_eq!(game.told(viewer, half), told[half..]);
            assert!(game.told(viewer, told.len() + 1).is_empty());
        }
    });
}
