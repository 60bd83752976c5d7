//! What a match does for a game: undo, saving and loading, quotes and refusals.

use super::table::*;
use crate::lantern::rules::{Market, Options};
use crate::lantern::words::Action;
use engine::replay::{self, ReplayError};
use engine::{
    Act, Chance, Digest, FastChance, Files, Match, Played, Replay, Rules, Seed, Setup, Status,
    Telling, Viewer,
};

#[test]
fn what_reveals_nothing_can_be_taken_back_freely() {
    let mut game = Table::of(2).hand(0, &["gust_1", "shade_1"]).begin();
    let before = (game.0.digest(), game.view(1));
    game.does(0, hang("shade_1"));
    assert_eq!(
        game.0.undo(seat(1), false, 5).unwrap_err().code(),
        "nothing_to_undo"
    );
    game.0.undo(seat(0), false, 6).unwrap();
    assert_eq!((game.0.digest(), game.view(1)), before);
    assert_eq!(game.0.rebuild(), *game.state());
    let last = game.0.log().last().unwrap();
    assert_eq!(
        (last.seat, &last.act, last.at),
        (seat(0), &Act::Undo { consent: false }, 6)
    );
    assert!(matches!(
        game.0.told(Viewer::Public, 0).last().unwrap().what,
        Telling::Undone { .. }
    ));
    game.does(0, hang("gust_1"));
    assert_eq!(game.0.rebuild(), *game.state());
}

#[test]
fn what_was_revealed_can_be_taken_back_with_consent_only() {
    let mut game = Table::of(2)
        .hand(0, &["gust_1"])
        .hand(1, &["screen_1"])
        .begin();
    let before = game.0.digest();
    game.does(0, play_at("gust_1", 1))
        .does(1, answer("screen_1"));
    let ahead = game.0.digest();
    assert_eq!(
        game.0.undo(seat(0), false, 0).unwrap_err().code(),
        "needs_consent"
    );
    assert_eq!(game.0.digest(), ahead, "a refusal changes nothing");
    game.0.undo(seat(0), true, 0).unwrap();
    assert_eq!(game.0.digest(), before, "what followed is taken back too");
    assert_eq!(game.0.rebuild(), *game.state());
    game.does(0, play_at("gust_1", 1))
        .does(1, answer("screen_1"));
    assert_eq!(game.0.digest(), ahead);
}

#[test]
fn what_was_left_to_luck_can_be_taken_back_with_consent_only() {
    let mut game = Table::of(2).begin();
    game.does(0, play("dancer_1")).pass(&[1]);
    assert_eq!(
        game.0.undo(seat(1), false, 0).unwrap_err().code(),
        "needs_consent"
    );
    let shuffled = game.0.digest();
    game.0.undo(seat(1), true, 0).unwrap();
    game.pass(&[1]);
    assert_eq!(
        game.0.digest(),
        shuffled,
        "taking back does not change one's luck"
    );
}

fn random_match(setup: &Setup<Options>, batches: usize) -> Match<Market> {
    let mut game = Match::<Market>::new(&DATA, setup).unwrap();
    let mut dice = FastChance::new(3);
    while let Status::Awaiting(seats) = game.status()
        && game.log().len() < batches
    {
        let seats: Vec<_> = seats.iter().collect();
        let seat = seats[dice.index("seat", seats.len())];
        let (mut actions, mut batch) = (game.actions(seat), Vec::new());
        loop {
            batch.push(actions[dice.index("action", actions.len())]);
            match game.play(seat, &batch, 0).unwrap() {
                Played::Done { .. } => break,
                Played::Unfinished { actions: next, .. } => actions = next,
            }
        }
    }
    game
}

#[test]
fn a_saved_match_plays_again_and_a_changed_file_is_refused() {
    let setup = Setup {
        options: Options::default(),
        seats: 3,
        seed: Seed::from_number(7),
        random: Vec::new(),
    };
    let mut game = random_match(&setup, 60);
    let last = game.log().last().unwrap().seat;
    game.undo(last, true, 0).unwrap();
    let rules = replay::fingerprint::<Market>(&Files::built_in(Market::FILES)).unwrap();
    let text = serde_json::to_string(&replay::save(&game, &setup, rules)).unwrap();
    let saved: Replay = serde_json::from_str(&text).unwrap();
    let mut steps = 0;
    let again = replay::load::<Market>(&DATA, rules, &saved, |_, step| steps = step).unwrap();
    assert_eq!((again.state(), steps), (game.state(), 61));
    assert_eq!(again.rebuild(), *again.state());

    let refusal = |change: &dyn Fn(&mut Replay)| {
        let mut changed = saved.clone();
        change(&mut changed);
        replay::load::<Market>(&DATA, rules, &changed, |_, _| {}).err()
    };
    let other_state = refusal(&|file| file.log[30].state = Digest::of(&"other").to_string());
    assert!(
        matches!(other_state, Some(ReplayError::OtherState { step: 31, .. })),
        "{other_state:?}"
    );
    let other_seed = refusal(&|file| file.setup.seed = Seed::from_number(8));
    assert!(matches!(
        other_seed,
        Some(ReplayError::OtherState { .. } | ReplayError::Refused { .. })
    ));
    let left_out = refusal(&|file| _ = file.log.remove(10));
    assert!(matches!(
        left_out,
        Some(ReplayError::OtherState { .. } | ReplayError::Refused { .. })
    ));
    let other_rules = refusal(&|file| file.rules = Digest::of(&"other").to_string());
    assert!(matches!(other_rules, Some(ReplayError::OtherRules { .. })));
    let other_table = refusal(&|file| file.setup.seats = 9);
    assert!(matches!(other_table, Some(ReplayError::Options(_))));
}

#[test]
fn refusals_say_why_and_with_what_figures() {
    let mut game = Table::of(2)
        .hand(
            0,
            &["magpie_1", "magpie_2", "screen_1", "mirror_1", "gust_1"],
        )
        .begin();
    assert_eq!(game.refuses(1, Action::EndTurn), "not_your_turn");
    assert_eq!(game.refuses(0, play("fair_1")), "not_in_hand");
    assert_eq!(game.refuses(0, play("screen_1")), "not_this_card");
    assert_eq!(game.refuses(0, play("mirror_1")), "not_this_card");
    assert_eq!(game.refuses(0, play("gust_1")), "no_such_aim");
    assert_eq!(game.refuses(0, play_at("gust_1", 0)), "no_such_aim");
    assert_eq!(game.refuses(0, Action::Bid(1)), "not_now");
    assert_eq!(
        game.0.play(seat(5), &[Action::Pass], 0).unwrap_err().code(),
        "no_such_seat"
    );
    game.does(0, play("magpie_1")).pass(&[1]);
    let refusal = game.0.check(seat(0), &play("magpie_2")).unwrap_err();
    assert_eq!(
        serde_json::to_value(&refusal).unwrap(),
        serde_json::json!({ "code": "not_enough_coins", "figures": { "need": 2, "have": 1 } })
    );
    game.does(0, hang("mirror_1"));
    assert_eq!(game.refuses(0, hang("screen_1")), "charm_hangs_already");
}

/// A batch is one choice. Could it go on after something was revealed, a seat could try out the future
/// in batches that are refused in the end and keep nothing.
#[test]
fn a_batch_does_not_go_beyond_what_it_reveals() {
    let mut game = Table::of(2)
        .hand(0, &["gust_1"])
        .stalls(0, &["lamplighter_1", "drum_1"])
        .top(&["dancer_1", "dancer_2", "fair_1"])
        .begin();
    game.does(0, play_at("gust_1", 1)).pass(&[1]);
    let draw_and_play = |name: &str| [next("drum_1"), play(name)];
    let right = game.clone().0.play(seat(0), &draw_and_play("fair_1"), 0);
    let wrong = game.clone().0.play(seat(0), &draw_and_play("fair_2"), 0);
    assert!(
        right.is_err() && wrong.is_err(),
        "he could learn what he is going to draw"
    );
}
