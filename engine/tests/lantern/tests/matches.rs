//! What a match does for a game: undo, saving and loading, quotes and refusals.

use super::table::*;
use crate::lantern::rules::{Market, Options};
use crate::lantern::words::Action;
use engine::replay::{self, ReplayError};
use engine::{
    Act, Chance, Digest, FastChance, Files, Match, Replay, Rules, Seed, Setup, Status, Takeback,
    Telling, Viewer,
};

/// What the others have agreed to.
fn with(agreed: &[u8], revealed: bool) -> Takeback {
    Takeback { agreed: agreed.iter().map(|&number| seat(number)).collect(), revealed }
}

fn undo_refused(game: &mut Game, number: u8, takeback: Takeback) -> String {
    let before = game.0.digest();
    let refusal = game.0.undo(seat(number), takeback, 0).unwrap_err();
    assert_eq!(game.0.digest(), before, "a refusal changes nothing");
    refusal.code().to_owned()
}

#[test]
fn what_reveals_nothing_can_be_taken_back_freely() {
    let mut game = Table::of(2).hand(0, &["gust_1", "shade_1"]).begin();
    let before = (game.0.digest(), game.view(1));
    game.does(0, hang("shade_1"));
    assert_eq!(undo_refused(&mut game, 1, with(&[], false)), "nothing_to_undo");
    game.0.undo(seat(0), with(&[], false), 6).unwrap();
    assert_eq!((game.0.digest(), game.view(1)), before);
    assert_eq!(game.0.rebuild(), *game.state());
    let last = game.0.log().last().unwrap();
    assert_eq!((last.seat, &last.act, last.at), (seat(0), &Act::Undo(with(&[], false)), 6));
    let told = game.0.told(Viewer::Public, 0);
    assert!(matches!(told.last().unwrap().what, Telling::Undone { .. }));
    game.does(0, hang("gust_1"));
    assert_eq!(game.0.rebuild(), *game.state());
}

#[test]
fn what_was_revealed_is_taken_back_only_if_the_others_agree() {
    let mut game = Table::of(2).hand(0, &["gust_1"]).hand(1, &["screen_1"]).begin();
    let before = game.0.digest();
    game.does(0, play_at("gust_1", 1));
    assert_eq!(undo_refused(&mut game, 0, with(&[1], true)), "sealed_now");
    game.pass(&[1]);
    let ahead = game.0.digest();
    assert_eq!(undo_refused(&mut game, 0, with(&[], false)), "needs_consent");
    assert_eq!(undo_refused(&mut game, 0, with(&[1], false)), "needs_consent", "a card was seen");
    assert_eq!(undo_refused(&mut game, 0, with(&[], true)), "needs_consent", "seat 1 has acted");
    game.0.undo(seat(0), with(&[1], true), 0).unwrap();
    assert_eq!(game.0.digest(), before, "what followed is taken back too");
    assert_eq!(game.0.rebuild(), *game.state());
    game.does(0, play_at("gust_1", 1)).pass(&[1]);
    assert_eq!(game.0.digest(), ahead);
}

#[test]
fn what_was_left_to_luck_comes_out_the_same_again() {
    let mut game = Table::of(2).begin();
    game.does(0, play("dancer_1")).pass(&[1]);
    let shuffled = game.0.digest();
    assert_eq!(undo_refused(&mut game, 1, with(&[], false)), "needs_consent");
    game.0.undo(seat(1), with(&[], true), 0).unwrap();
    game.pass(&[1]);
    assert_eq!(game.0.digest(), shuffled);
}

#[test]
fn who_concedes_ranks_last() {
    let mut two = Table::of(2).begin();
    two.0.concede(seat(1), 0).unwrap();
    let Status::Over(outcome) = two.0.status() else { panic!("with two seats the match ends") };
    assert_eq!((outcome.reason.as_ref(), outcome.winners().first()), ("conceded", Some(seat(0))));

    let mut three = Table::with(Options { turns: 1, ..Options::default() }, 3).begin();
    three.0.concede(seat(0), 0).unwrap();
    assert_eq!(three.awaited(), [0], "with more the seat is played on");
    three.all(0, &[Action::EndTurn]);
    let Status::Over(outcome) = three.0.status() else { panic!("that was the only turn") };
    assert_eq!(outcome.standings.iter().map(|s| s.place).collect::<Vec<_>>(), [3, 1, 1]);
}

fn random_match(setup: &Setup<Options>, batches: usize) -> Match<Market> {
    let mut game = Match::<Market>::new(&DATA, setup).unwrap();
    let mut dice = FastChance::new(3);
    let mut actions = Vec::new();
    while let Status::Awaiting(seats) = game.status()
        && game.log().len() < batches
    {
        let seats: Vec<_> = seats.iter().collect();
        let seat = seats[dice.index("seat", seats.len())];
        let batch = game.compose(seat, |seen| {
            seen.actions(&mut actions);
            actions[dice.index("action", actions.len())]
        });
        game.play(seat, &batch.unwrap(), 0).unwrap();
    }
    game
}

#[test]
fn a_saved_match_plays_again_and_a_changed_file_is_refused() {
    let options = Options::default();
    let setup = Setup { options, seats: 3, seed: Seed::from_number(7), random: Vec::new() };
    let mut game = random_match(&setup, 60);
    game.undo(game.log()[59].seat, with(&[0, 1, 2], true), 0).unwrap();
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
        let loaded = replay::load::<Market>(&DATA, rules, &changed, |_, _| {});
        loaded.err().expect("a changed file must be refused")
    };
    let other = Digest::of(&"other").to_string();
    let other_state = refusal(&|file| file.log[30].state = other.clone());
    assert!(matches!(other_state, ReplayError::OtherState { step: 31, .. }), "{other_state:?}");
    let other_seed = refusal(&|file| file.setup.seed = Seed::from_number(8));
    assert!(matches!(other_seed, ReplayError::OtherState { .. } | ReplayError::Refused { .. }));
    let left_out = refusal(&|file| _ = file.log.remove(10));
    assert!(matches!(left_out, ReplayError::OtherState { .. } | ReplayError::Refused { .. }));
    let too_long = refusal(&|file| file.log = vec![file.log[0].clone(); replay::MAX_LINES + 4]);
    assert!(matches!(too_long, ReplayError::TooLong { .. }), "{too_long:?}");
    let other_rules = refusal(&|file| file.rules = other.clone());
    assert!(matches!(other_rules, ReplayError::OtherRules { .. }));
    let other_table = refusal(&|file| file.setup.seats = 9);
    assert!(matches!(other_table, ReplayError::Options(_)));
}

#[test]
fn refusals_say_why_and_with_what_figures() {
    let hand = ["magpie_1", "magpie_2", "screen_1", "mirror_1", "gust_1"];
    let mut game = Table::of(2).hand(0, &hand).begin();
    assert_eq!(game.refuses(1, Action::EndTurn), "not_your_turn");
    assert_eq!(game.refuses(0, play("fair_1")), "not_in_hand");
    assert_eq!(game.refuses(0, play("screen_1")), "not_this_card");
    assert_eq!(game.refuses(0, play("mirror_1")), "not_this_card");
    assert_eq!(game.refuses(0, play("gust_1")), "no_such_aim");
    assert_eq!(game.refuses(0, play_at("gust_1", 0)), "no_such_aim");
    assert_eq!(game.refuses(0, Action::Bid(1)), "not_now");
    assert_eq!(game.refuses(5, Action::Pass), "no_such_seat");
    let quote = serde_json::to_value(game.0.check(seat(0), &play("magpie_1")).unwrap()).unwrap();
    assert_eq!(quote, serde_json::json!([{ "code": "pays", "figures": { "coins": 2 } }]));
    game.does(0, play("magpie_1")).pass(&[1]);
    let refusal = serde_json::to_value(game.0.check(seat(0), &play("magpie_2")).unwrap_err());
    let figures = serde_json::json!({ "need": 2, "have": 1 });
    let expected = serde_json::json!({ "code": "not_enough_coins", "figures": figures });
    assert_eq!(refusal.unwrap(), expected);
    game.does(0, hang("mirror_1"));
    assert_eq!(game.refuses(0, hang("screen_1")), "charm_hangs_already");
}

/// Could a batch go on after something was revealed, a seat could try out the future
/// in batches that are refused in the end and keep nothing.
#[test]
fn a_batch_does_not_go_beyond_what_it_reveals() {
    let mut game = Table::of(2)
        .hand(0, &["gust_1"])
        .stalls(0, &["lamplighter_1", "drum_1"])
        .top(&["dancer_1", "dancer_2", "fair_1"])
        .begin();
    game.does(0, play_at("gust_1", 1)).pass(&[1]);
    for guess in ["fair_1", "fair_2"] {
        let refusal = game.0.play(seat(0), &[next("drum_1"), play(guess)], 0).unwrap_err();
        assert_eq!(refusal.code(), "batch_too_long", "he must not learn what he is going to draw");
    }
    game.does(0, next("drum_1"));
    assert!(game.view(0).hand.contains(&card("fair_1")));
}
