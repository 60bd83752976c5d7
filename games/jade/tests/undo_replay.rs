//! Taking moves back, and saving and replaying games, also those in which moves were taken back.

use crate::common::{
    self, DATA, END, START, Table, claim, offer, plate, setup, snack, start_with, table, taste,
    trim, unstarted,
};
use engine::{
    Digest, Files, Match, Replay, ReplayError, Rules, Seat, SeatSet, Setup, Takeback, Telling,
    Viewer, replay,
};
use jade::{Jade, Options};
use serde_json::json;

const FREE: Takeback = Takeback { agreed: SeatSet::EMPTY, revealed: false };

/// Everybody agrees to everything.
fn consent() -> Takeback {
    Takeback { agreed: SeatSet::all(5), revealed: true }
}

/// The code with which a seat's wish to take back is refused, or nothing if it was granted.
fn undo(t: &mut Table, seat: u8, takeback: Takeback) -> Option<String> {
    let before = t.digest();
    let refused = t.game.undo(Seat::new(seat), takeback, 0).err();
    if refused.is_some() {
        assert_eq!(t.digest(), before, "a refused undo changes nothing");
    }
    refused.map(|refusal| refusal.code().to_owned())
}

/// After the move its maker can take it back without asking, and everything is as before.
#[track_caller]
fn free(position: &str, action: jade::Action) {
    let mut t = table(position);
    let before = t.digest();
    assert_ne!(t.play(action).digest(), before);
    assert_eq!(undo(&mut t, 0, FREE), None, "{action:?}");
    assert_eq!(t.digest(), before);
}

/// After the move its maker needs the others' consent to take it back, and with it everything is as before.
#[track_caller]
fn asked(position: &str, action: jade::Action) {
    let mut t = table(position);
    let before = t.digest();
    t.play(action);
    assert_eq!(undo(&mut t, 0, FREE).as_deref(), Some("needs_consent"), "{action:?}");
    assert_eq!(undo(&mut t, 0, consent()), None, "{action:?}");
    assert_eq!(t.digest(), before);
}

#[test]
fn what_reveals_nothing_is_taken_back_freely() {
    free("waiting 0: row", snack(0, 0));
    free("waiting 0: row+row", taste(0));
    free("", END);
    free("bonus: 0; waiting 0: jade row+row", claim(1, 0));
    free("bonus: 0; waiting 0: jade", snack(0, 0));
    free("waiting 0: rgyow+row", offer(0));
}

#[test]
fn what_ends_the_turn_by_itself_is_taken_back_freely_before_the_next_moves() {
    free("waiting 0: row; points: 1", snack(0, 0));
    free("waiting 0: row+row; points: 1", taste(0));
}

#[test]
fn a_plate_is_taken_back_freely_only_where_nothing_was_refilled() {
    asked("table: row", plate(0));
    free("table: row roc+roc; plates: none; waiting 0: gow", plate(0));
}

#[test]
fn a_reward_and_a_throw_need_consent_to_be_taken_back() {
    asked("waiting 0: row+row", offer(0));
    asked("waiting 0: row+row; offering 1: 4; dice: 1 1", offer(0));
    asked("waiting 0: rgyow+row; offering 1: 4; dice: 6 6", offer(0));
}

#[test]
fn the_start_needs_consent_to_be_taken_back() {
    for action in [START, start_with(2)] {
        let mut t = unstarted(trim(), 3).unwrap();
        let before = t.digest();
        t.play(action);
        assert_eq!(undo(&mut t, 0, FREE).as_deref(), Some("needs_consent"));
        assert_eq!(undo(&mut t, 0, consent()), None);
        assert_eq!((t.digest(), t.legal().contains(&START)), (before, true));
    }
}

#[test]
fn moves_are_taken_back_one_by_one_until_something_was_revealed() {
    let mut t = table("personal 0: 4; waiting 0: row roc+roc; table: gow gow+gow");
    let begun = t.digest();
    t.play(plate(0));
    let revealed = t.digest();
    t.play(snack(1, 4));
    let laid = t.digest();
    t.play(taste(4));
    assert_eq!(undo(&mut t, 0, FREE), None);
    assert_eq!(t.digest(), laid);
    assert_eq!(undo(&mut t, 0, FREE), None);
    assert_eq!(t.digest(), revealed);
    assert_eq!(undo(&mut t, 0, FREE).as_deref(), Some("needs_consent"));
    assert_eq!(undo(&mut t, 0, consent()), None);
    assert_eq!(t.digest(), begun);
    assert_eq!(undo(&mut t, 0, consent()).as_deref(), Some("nothing_to_undo"));
}

/// Knowing what would come, a player could otherwise choose better than before.
#[test]
fn what_was_seen_and_taken_back_still_needs_consent_for_going_further_back() {
    let mut t = table("waiting 0: row; table: gow+gow");
    t.play(snack(0, 0)).play(plate(0));
    assert_eq!(undo(&mut t, 0, consent()), None);
    assert_eq!(undo(&mut t, 0, FREE).as_deref(), Some("needs_consent"));
    t.play(END);
    assert_eq!(undo(&mut t, 0, FREE), None, "but what was done since is free again");
}

#[test]
fn consent_to_what_was_revealed_is_not_consent_to_drop_anothers_move() {
    let mut t = table("waiting 0: row; waiting 1: goc; points: 1; table: gow+gow roc+roc");
    let before = t.digest();
    t.play(snack(0, 0)).play(snack(1, 1));
    let revealed = Takeback { revealed: true, ..FREE };
    assert_eq!(undo(&mut t, 0, FREE).as_deref(), Some("needs_consent"));
    assert_eq!(undo(&mut t, 0, revealed).as_deref(), Some("needs_consent"));
    let agreed = Takeback { agreed: SeatSet::only(Seat::new(1)), ..FREE };
    assert_eq!(undo(&mut t, 0, agreed), None);
    assert_eq!(t.digest(), before, "both moves are gone");
}

#[test]
fn a_player_takes_back_the_own_move_and_not_that_of_another() {
    let mut t = table("waiting 0: row; waiting 1: goc; points: 1; table: gow+gow roc+roc");
    t.play(snack(0, 0));
    let between = t.digest();
    t.play(snack(1, 1));
    assert_eq!(undo(&mut t, 1, FREE), None);
    assert_eq!(t.digest(), between);
    assert_eq!(undo(&mut t, 1, FREE).as_deref(), Some("nothing_to_undo"));
}

#[test]
fn the_end_of_the_game_needs_consent_to_be_taken_back() {
    let mut t = table("idle: 9; waiting 0: row");
    t.play(END);
    assert!(t.over());
    assert_eq!(undo(&mut t, 0, FREE).as_deref(), Some("needs_consent"));
    assert_eq!(undo(&mut t, 0, consent()), None);
    assert!(!t.over());
}

#[test]
fn whoever_plays_the_same_again_meets_the_same_luck() {
    let mut t = table("waiting 0: row+row; offering 1: 4; table: gow+gow");
    t.play(offer(0));
    let (first, after) = (t.told("judged"), t.digest());
    assert_eq!(undo(&mut t, 0, consent()), None);
    t.play(offer(0));
    assert_eq!((t.told("judged"), t.digest()), (first, after));
}

#[test]
fn everybody_hears_what_was_taken_back() {
    let mut t = table("waiting 0: row");
    t.play(snack(0, 0));
    assert_eq!(undo(&mut t, 0, FREE), None);
    for viewer in Viewer::all(2) {
        let told = t.game.told(viewer, 0);
        assert_eq!(told.last().unwrap().what, Telling::Undone { from: 0 });
        assert_eq!(told.len(), 2);
    }
    assert_eq!(t.game.rebuild(), *t.game.state(), "the record alone leads here too");
}

fn fingerprint() -> Digest {
    replay::fingerprint::<Jade>(&Files::built_in(Jade::FILES)).expect("the files are JSON")
}

/// The saved game as it comes back from a file.
fn saved(game: &Match<Jade>, setup: &Setup<Options>) -> Replay {
    let text = serde_json::to_string(&replay::save(game, setup, fingerprint())).expect("JSON");
    serde_json::from_str(&text).expect("a saved game can be read")
}

fn loaded(replay: &Replay) -> Result<Match<Jade>, ReplayError> {
    replay::load(&*DATA, fingerprint(), replay, |_, _| {})
}

#[test]
fn a_game_saved_after_an_undo_comes_back_with_it() {
    let setup = setup(Options::default(), 2, 3);
    let mut t = Table::of(Match::new(&*DATA, &setup).unwrap());
    t.play(START).play(snack(0, 0)).play(plate(0));
    assert_eq!(undo(&mut t, 0, FREE).as_deref(), Some("needs_consent"));
    assert_eq!(undo(&mut t, 0, consent()), None);
    t.play(END);
    assert_eq!(undo(&mut t, 0, FREE), None);
    t.play(taste(0));
    let game = loaded(&saved(&t.game, &setup)).unwrap();
    assert_eq!((game.digest(), game.log().len()), (t.digest(), 7));
    assert_eq!(game.rebuild(), *t.game.state());
    let mut again = Table::of(game);
    for table in [&mut again, &mut t] {
        table.play(snack(1, 1)).play(plate(1));
    }
    assert_eq!(again.digest(), t.digest(), "both meet the same cards");
}

#[test]
fn a_changed_save_is_found_out_at_the_step() {
    let setup = setup(Options::default(), 2, 3);
    let mut t = Table::of(Match::new(&*DATA, &setup).unwrap());
    t.play(START).play(snack(0, 0)).play(END).play(snack(1, 1));
    let replay = saved(&t.game, &setup);

    let mut changed = replay.clone();
    changed.log[1].act = engine::Act::Play(vec![json!({ "take_snack": { "slot": 3, "set": 0 } })]);
    assert!(matches!(loaded(&changed), Err(ReplayError::OtherState { step: 2, .. })));
    let mut changed = replay.clone();
    changed.log[1].act = engine::Act::Play(vec![json!({ "take_plate": { "slot": 0 } })]);
    let error = loaded(&changed).err().unwrap();
    assert!(
        matches!(&error, ReplayError::Refused { step: 2, refusal } if refusal.code() == "snack_comes_first")
    );
    let mut changed = replay.clone();
    changed.log[1].act = engine::Act::Play(vec![json!("dance")]);
    let error = loaded(&changed).err().unwrap();
    assert!(
        matches!(&error, ReplayError::Refused { step: 2, refusal } if refusal.code() == "malformed")
    );
    let mut changed = replay.clone();
    changed.log[1].seat = Seat::new(1);
    let error = loaded(&changed).err().unwrap();
    assert!(
        matches!(&error, ReplayError::Refused { step: 2, refusal } if refusal.code() == "not_your_turn")
    );
    let mut changed = replay.clone();
    changed.setup.seed = engine::Seed::from_number(4);
    assert!(matches!(loaded(&changed), Err(ReplayError::OtherState { step: 1, .. })));
    let mut changed = replay.clone();
    changed.setup.seats = 6;
    assert!(matches!(loaded(&changed), Err(ReplayError::Options(_))));
    let mut changed = replay;
    changed.rules = "other".to_owned();
    assert!(matches!(loaded(&changed), Err(ReplayError::OtherRules { .. })));
}

/// What could not be foreseen: cards from a deck, and dice.
#[test]
fn cards_from_a_deck_and_dice_are_what_is_revealed() {
    let mut seen = std::collections::BTreeSet::new();
    common::random_games(&Options::default(), 2, 20, |t| {
        let whole = if t.over() { 0 } else { usize::MAX };
        for told in t.game.told(Viewer::Public, whole) {
            let Telling::Event(event) = told.what else {
                continue;
            };
            let code = engine::Note::of(&event).code.into_owned();
            seen.insert((code, t.game.rules().reveals(&event)));
        }
    });
    let codes = |revealing: bool| {
        let right = seen.iter().filter(move |(_, reveals)| *reveals == revealing);
        right.map(|(code, _)| code.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(codes(true), ["judged", "plate_dealt", "plate_rewarded", "slot_filled"]);
    assert_eq!(codes(false).len() + 4, <jade::Event as strum::VariantNames>::VARIANTS.len());
}

#[test]
fn a_bot_is_told_every_action_that_still_counts() {
    let mut t = table("waiting 0: row");
    let heard = |t: &Table, seat: u8| {
        let mut history = Vec::new();
        let batch = t.game.compose(Seat::new(seat), |seen| {
            history = seen.history().to_vec();
            END
        });
        assert_eq!(batch.unwrap(), [END]);
        history
    };
    assert_eq!(heard(&t, 0), []);
    t.play(snack(0, 0)).play(END);
    let [first, second] = [Seat::new(0), Seat::new(1)];
    assert_eq!(heard(&t, 1), [(first, snack(0, 0)), (first, END)]);
    assert_eq!(undo(&mut t, 0, FREE), None);
    assert_eq!(heard(&t, 0), [(first, snack(0, 0))]);
    t.play(taste(0)).play(END);
    assert_eq!(heard(&t, 0), [(first, snack(0, 0)), (first, taste(0)), (second, END)]);
}
