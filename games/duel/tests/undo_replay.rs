//! Taking back, and saving and replaying games, also those in which moves were taken back.

use crate::common::{
    self, DATA, Table, build, dealt, destroy, discard, let_begin, revive, setup, table, take,
    wonder,
};
use duel::{Duel, First, Options};
use engine::{
    Digest, Files, Match, Replay, ReplayError, Rules, Seat, SeatSet, Setup, Takeback, Telling,
    Viewer, replay,
};
use serde_json::{Value, json};

const FREE: Takeback = Takeback { agreed: SeatSet::EMPTY, revealed: false };

/// Both agree to everything.
fn consent() -> Takeback {
    Takeback { agreed: SeatSet::all(2), revealed: true }
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

/// After the last of these moves seat 0 can take it back without asking, and everything is as before.
#[track_caller]
fn free(position: &str, moves: &[Value]) {
    let (t, before) = &mut played(position, moves);
    assert_eq!(undo(t, 0, FREE), None, "{moves:?}");
    assert_eq!(t.digest(), *before);
}

/// After the last of these moves seat 0 needs the other's consent to take it back, and then everything is as before.
#[track_caller]
fn asked(position: &str, moves: &[Value]) {
    let (t, before) = &mut played(position, moves);
    assert_eq!(undo(t, 0, FREE).as_deref(), Some("needs_consent"), "{moves:?}");
    assert_eq!(undo(t, 0, consent()), None, "{moves:?}");
    assert_eq!(t.digest(), *before);
}

/// The table after these moves of seat 0, and how it stood before the last.
#[track_caller]
fn played(position: &str, moves: &[Value]) -> (Table, Digest) {
    let mut t = table(position);
    let mut before = t.digest();
    for action in moves {
        before = t.digest();
        t.play(action.clone());
    }
    assert_ne!(t.digest(), before);
    (t, before)
}

#[test]
fn what_reveals_nothing_is_taken_back_freely() {
    free("coins: 99 7; open: palace", &[build("palace")]);
    free("open: palace", &[discard("palace")]);
    free("wonders 0: pyramids; coins: 99 7; open: palace", &[wonder("pyramids", "palace")]);
    let pair = "cards 0: academy; board: law economy; coins: 99 7; open: study";
    free(pair, &[build("study")]);
    free(pair, &[build("study"), take("law")]);
    let zeus = "wonders 0: statue_of_zeus; cards 1: quarry; coins: 99 7; open: palace";
    free(zeus, &[wonder("statue_of_zeus", "palace"), destroy("quarry")]);
    let grave = "wonders 0: mausoleum; discarded: walls; pawn: 2; coins: 99 7; open: palace";
    free(grave, &[wonder("mausoleum", "palace"), revive("walls")]);
    free("last: brewery", &[discard("brewery")]);
}

#[test]
fn cards_turned_up_tokens_drawn_and_a_new_age_need_consent() {
    let cover = "coins: 99 7; lay: 18=palace 19=study 15=?academy";
    asked(cover, &[build("palace")]);
    asked(cover, &[discard("palace")]);
    let library = "wonders 0: great_library; coins: 99 7; luck: 0 0 0; open: palace";
    asked(library, &[wonder("great_library", "palace")]);
    asked("last: brewery", &[discard("brewery"), let_begin(0)]);
}

#[test]
fn a_wonder_is_taken_back_freely_unless_others_are_laid_out_by_it() {
    let mut t = dealt(First::Seat1, 3);
    let mut seats = Vec::new();
    for number in 1..=8 {
        let (seat, before) = (t.current() as u8, t.digest());
        let action = t.actions()[0];
        t.act(action);
        let after = t.digest();
        let refused = undo(&mut t, seat, FREE);
        let reveals = number == 4 || number == 8;
        assert_eq!(refused.as_deref(), reveals.then_some("needs_consent"), "wonder {number}");
        if !reveals {
            assert_eq!(t.digest(), before);
            t.act(action);
            assert_eq!(t.digest(), after);
        }
        seats.push(seat);
    }
    assert_eq!(seats, [0, 1, 1, 0, 1, 0, 0, 1]);
}

#[test]
fn a_choice_of_ones_own_turn_is_taken_back_one_by_one() {
    let mut t = table(
        "cards 0: academy; wonders 0: mausoleum; discarded: study; board: law economy; coins: 99 7;
         open: palace",
    );
    let begun = t.digest();
    t.play(wonder("mausoleum", "palace"));
    let built = t.digest();
    t.play(revive("study"));
    let revived = t.digest();
    t.play(take("law"));
    for before in [revived, built, begun] {
        assert_eq!(undo(&mut t, 0, FREE), None);
        assert_eq!(t.digest(), before);
    }
    assert_eq!(undo(&mut t, 0, FREE).as_deref(), Some("nothing_to_undo"));
}

#[test]
fn consent_to_what_was_revealed_is_not_consent_to_drop_anothers_move() {
    let mut t = table("open: palace senate");
    let before = t.digest();
    t.play(discard("palace")).play(discard("senate"));
    let revealed = Takeback { revealed: true, ..FREE };
    assert_eq!(undo(&mut t, 0, FREE).as_deref(), Some("needs_consent"));
    assert_eq!(undo(&mut t, 0, revealed).as_deref(), Some("needs_consent"));
    let agreed = Takeback { agreed: SeatSet::only(Seat::new(1)), revealed: true };
    assert_eq!(undo(&mut t, 0, agreed), None);
    assert_eq!(t.digest(), before, "both moves are gone");
}

#[test]
fn the_end_of_the_game_needs_consent_to_be_taken_back() {
    for (position, last) in [
        ("last: palace", discard("palace")),
        ("pawn: 8; coins: 99 7; open: arsenal", build("arsenal")),
    ] {
        let mut t = table(position);
        t.play(last);
        assert!(t.over());
        assert_eq!(undo(&mut t, 0, FREE).as_deref(), Some("needs_consent"));
        assert_eq!(undo(&mut t, 0, consent()), None);
        assert!(!t.over());
    }
}

#[test]
fn whoever_plays_the_same_again_meets_the_same_luck() {
    let mut t = table("wonders 0: great_library; coins: 99 7; open: palace");
    t.play(wonder("great_library", "palace"));
    let (drawn, after) = (t.names("/drawn"), t.digest());
    assert_eq!(undo(&mut t, 0, consent()), None);
    t.play(wonder("great_library", "palace"));
    assert_eq!((t.names("/drawn"), t.digest()), (drawn, after));
}

#[test]
fn everybody_hears_what_was_taken_back() {
    let mut t = table("open: palace");
    let told = t.game.told(Viewer::Public, 0).len();
    t.play(discard("palace"));
    assert_eq!(undo(&mut t, 0, FREE), None);
    for viewer in Viewer::all(2) {
        let last = t.game.told(viewer, 0).pop().unwrap();
        assert_eq!(last.what, Telling::Undone { from: told });
    }
    assert_eq!(t.game.rebuild(), *t.game.state(), "the record alone leads here too");
}

fn fingerprint() -> Digest {
    replay::fingerprint::<Duel>(&Files::built_in(Duel::FILES)).expect("the files are JSON")
}

/// The saved game as it comes back from a file.
fn saved(game: &Match<Duel>, setup: &Setup<Options>) -> Replay {
    let text = serde_json::to_string(&replay::save(game, setup, fingerprint())).expect("JSON");
    serde_json::from_str(&text).expect("a saved game can be read")
}

fn loaded(replay: &Replay) -> Result<Match<Duel>, ReplayError> {
    replay::load(&*DATA, fingerprint(), replay, |_, _| {})
}

#[test]
fn a_changed_save_is_found_out_at_the_step() {
    let setup = setup(First::Seat1, 3);
    let mut t = Table::of(Match::new(&*DATA, &setup).unwrap());
    for _ in 0..10 {
        let action = t.actions()[0];
        t.act(action);
    }
    let replay = saved(&t.game, &setup);
    let refused = |step: usize, act: Value| {
        let mut changed = replay.clone();
        changed.log[step - 1].act = engine::Act::Play(vec![act]);
        match loaded(&changed) {
            Err(ReplayError::Refused { step: at, refusal }) if at == step => {
                refusal.code().to_owned()
            }
            Err(error) => panic!("{error}"),
            Ok(_) => panic!("the change is not found out"),
        }
    };
    assert_eq!(refused(2, json!("dance")), "malformed");
    assert_eq!(refused(2, json!({ "draft": { "wonder": "#palace" } })), "not_offered");
    assert_eq!(refused(9, json!({ "let_begin": { "seat": 0 } })), "not_now");

    let mut changed = replay.clone();
    changed.log.swap(1, 2);
    assert!(loaded(&changed).is_err(), "two moves are exchanged");
    let mut changed = replay.clone();
    changed.log[1].seat = Seat::new(0);
    let error = loaded(&changed).err().unwrap();
    assert!(
        matches!(&error, ReplayError::Refused { step: 2, refusal } if refusal.code() == "not_your_turn")
    );
    let mut changed = replay.clone();
    changed.setup.seed = engine::Seed::from_number(4);
    assert!(loaded(&changed).is_err(), "another seed");
    let mut changed = replay.clone();
    changed.setup.seats = 3;
    assert!(matches!(loaded(&changed), Err(ReplayError::Options(_))));
    let mut changed = replay;
    changed.rules = "other".to_owned();
    assert!(matches!(loaded(&changed), Err(ReplayError::OtherRules { .. })));
}

/// What could not be foreseen: wonders and cards that are turned up, and tokens of the box.
#[test]
fn what_is_turned_up_is_what_is_revealed() {
    let mut seen = std::collections::BTreeSet::new();
    common::random_games(150, |t| {
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
    assert_eq!(codes(true), ["age_began", "card_revealed", "tokens_drawn", "wonders_shown"]);
    let known = <duel::Event as strum::VariantNames>::VARIANTS;
    // No card of the game can take away what another choice of the same turn waits for.
    let never = ["choice_lapsed"];
    assert_eq!(codes(false).len() + 4 + never.len(), known.len(), "{:?}", codes(false));
}
