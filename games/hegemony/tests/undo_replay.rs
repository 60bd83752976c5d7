//! Taking back, and saving and replaying games.

use crate::common::{DATA, Table, seat};
use engine::{
    Act, Digest, FastChance, Files, Match, Replay, ReplayError, Rules, ScriptedChance, Seat,
    SeatSet, Seed, Setup, Takeback, Telling, Viewer, replay,
};
use hegemony::ids::{CardNo, Named};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::Choice;
use hegemony::{Action, Hegemony, Options};
use serde_json::json;
use std::sync::Arc;

const FREE: Takeback = Takeback { agreed: SeatSet::EMPTY, revealed: false };

/// Everybody agrees to everything.
fn consent() -> Takeback {
    Takeback { agreed: SeatSet::all(4), revealed: true }
}

/// Four kingdoms; seat 0 is in its Play phase and holds these cards among others. Its deputy is shown, and can draw
/// when a peaceful Play phase ends.
fn playing(hand: &[&str]) -> Match<Hegemony> {
    let generals = [
        "guanyu",
        "jiangwanfeiyi",
        "caoren",
        "dianwei",
        "ganning",
        "huanggai",
        "jiling",
        "panfeng",
    ];
    let options = Options { generals: generals.map(str::to_owned).to_vec(), ..Options::default() };
    let rules = Hegemony::new(&DATA, &options, 4).expect("such a table can be opened");
    let mut chance = ScriptedChance::new(Seed::from_number(1), &[]);
    let mut state = rules.deal(&mut chance);
    state.current = seat(0);
    for name in hand {
        let wanted = rules.card_named(name).and_then(CardNo::of).expect("there is such a card");
        let kept =
            |card: CardNo| rules.card_name(card.card()).is_some_and(|name| hand.contains(&name));
        let given =
            state.players[0].hand.iter().find(|&card| !kept(card)).expect("four cards are dealt");
        // It changes places with another.
        for player in &mut state.players {
            if player.hand.contains(wanted) {
                player.hand = player.hand.without(wanted).with(given);
            }
        }
        state.pile.iter_mut().filter(|card| **card == wanted).for_each(|card| *card = given);
        state.players[0].hand = state.players[0].hand.without(given).with(wanted);
    }
    rules.census(&state).expect("everything is where it must be");
    let mut game = Match::from_position(Arc::new(rules), state, chance);
    while game.state().phase != Some(Phase::Play) {
        assert_eq!(game.rules().awaiting(game.state()), SeatSet::only(seat(0)));
        play(&mut game, 0, &[Action::Choose { choice: Choice::Deputy }]);
    }
    game
}

fn named(game: &Match<Hegemony>, name: &str) -> Action {
    Action::Card { card: game.rules().card_named(name).expect("there is such a card") }
}

fn play(game: &mut Match<Hegemony>, n: u8, batch: &[Action]) {
    game.play(seat(n), batch, 0).unwrap_or_else(|refusal| panic!("{refusal:?}"));
}

/// The code with which a wish to take back is refused, or nothing if it was granted.
fn undo(game: &mut Match<Hegemony>, n: u8, takeback: Takeback) -> Option<String> {
    let before = game.digest();
    let refused = game.undo(seat(n), takeback, 0).err();
    if refused.is_some() {
        assert_eq!(game.digest(), before, "a refused undo changes nothing");
    }
    refused.map(|refusal| refusal.code().to_owned())
}

#[test]
fn who_ends_the_play_phase_can_go_back_while_nothing_has_followed() {
    let mut game = playing(&[]);
    let shown = game.digest();
    play(&mut game, 0, &[Action::Pass]);
    let shengxi = Action::Skill { skill: Skill::Shengxi.card() };
    assert!(game.actions(seat(0)).contains(&shengxi));
    assert_eq!(undo(&mut game, 0, FREE), None);
    assert_eq!(game.digest(), shown);
    assert_eq!(undo(&mut game, 0, FREE).as_deref(), Some("needs_consent"), "all have seen it");
}

#[test]
fn a_card_that_was_used_needs_consent() {
    let mut game = playing(&["slash_s7"]);
    let before = game.digest();
    let strike = [named(&game, "slash_s7"), Action::Seat { seat: seat(1) }];
    play(&mut game, 0, &strike);
    assert_eq!(undo(&mut game, 0, consent()).as_deref(), Some("sealed_now"), "an answer is due");
    play(&mut game, 1, &[Action::Pass]);
    assert_eq!(undo(&mut game, 0, FREE).as_deref(), Some("needs_consent"));
    assert_eq!(undo(&mut game, 0, consent()), None);
    assert_eq!(game.digest(), before);
    assert_eq!(game.rebuild(), *game.state());
}

#[test]
fn generals_are_chosen_for_good_unless_all_agree() {
    let setup = Setup {
        options: Options::default(),
        seats: 4,
        seed: Seed::from_number(3),
        random: Vec::new(),
    };
    let mut game = Match::<Hegemony>::new(&DATA, &setup).unwrap();
    assert_eq!(undo(&mut game, 0, FREE).as_deref(), Some("sealed_now"), "all choose at once");
    for n in 0..4 {
        let batch = game.compose(seat(n), |seen| {
            let mut actions = Vec::new();
            seen.actions(&mut actions);
            actions[0]
        });
        play(&mut game, n, &batch.unwrap());
    }
    assert_eq!(undo(&mut game, 0, FREE).as_deref(), Some("needs_consent"));
}

#[test]
fn nobody_goes_back_while_others_may_nullify() {
    let mut game = playing(&["ex_nihilo_h7"]);
    let nothing = named(&game, "ex_nihilo_h7");
    play(&mut game, 0, &[nothing]);
    assert_eq!(game.rules().awaiting(game.state()), SeatSet::all(4));
    assert_eq!(undo(&mut game, 0, consent()).as_deref(), Some("sealed_now"));
    let before = game.digest();
    (0..4).for_each(|n| play(&mut game, n, &[Action::Pass]));
    assert_ne!(game.digest(), before);
    assert_eq!(undo(&mut game, 0, FREE).as_deref(), Some("needs_consent"));
}

#[test]
fn whoever_plays_the_same_again_meets_the_same_luck() {
    let mut game = playing(&["ex_nihilo_h7"]);
    let nothing = named(&game, "ex_nihilo_h7");
    play(&mut game, 0, &[nothing]);
    let nobody_nullifies = |game: &mut Match<Hegemony>| {
        (0..4).for_each(|n| play(game, n, &[Action::Pass]));
        (game.state().player(seat(0)).hand, game.digest())
    };
    let before = game.digest();
    let drawn = nobody_nullifies(&mut game);
    assert_eq!(undo(&mut game, 0, consent()), None);
    assert_eq!(game.digest(), before);
    assert_eq!(nobody_nullifies(&mut game), drawn);
}

#[test]
fn everybody_hears_what_was_taken_back() {
    let mut game = playing(&["slash_s7"]);
    let told = game.told(Viewer::Public, 0).len();
    let strike = [named(&game, "slash_s7"), Action::Seat { seat: seat(1) }];
    play(&mut game, 0, &strike);
    play(&mut game, 1, &[Action::Pass]);
    assert_eq!(undo(&mut game, 0, consent()), None);
    for viewer in Viewer::all(4) {
        let last = game.told(viewer, 0).pop().unwrap();
        assert_eq!(last.what, Telling::Undone { from: told });
    }
}

/// What the skills of a player are is not in a saved state, and is the same when it comes back.
#[test]
fn a_position_comes_back_with_its_skills() {
    let mut table = Table::shown(&["guanyu", "zhangfei", "caoren", "dianwei"]);
    table.wear(1, &["axe_d5"]);
    table.to(1, Phase::Play);
    let json = engine::card::to_json(&table.rules, &table.state);
    let back: hegemony::State = engine::rules::read_state(&table.rules, &json).unwrap();
    assert_eq!(back, table.state);
    assert!(back.player(seat(1)).has(Skill::AxeSkill) && back.player(seat(0)).has(Skill::Wusheng));
}

fn fingerprint() -> Digest {
    replay::fingerprint::<Hegemony>(&Files::built_in(Hegemony::FILES)).expect("the files are JSON")
}

fn loaded(replay: &Replay) -> Result<Match<Hegemony>, ReplayError> {
    replay::load(&*DATA, fingerprint(), replay, |_, _| {})
}

#[test]
fn a_changed_save_is_found_out() {
    let setup = Setup {
        options: Options::default(),
        seats: 4,
        seed: Seed::from_number(3),
        random: Vec::new(),
    };
    let mut game = Match::<Hegemony>::new(&DATA, &setup).unwrap();
    let mut dice = FastChance::new(3);
    for _ in 0..30 {
        let Some(asked) = game.rules().awaiting(game.state()).first() else { break };
        let batch = game.compose(asked, |seen| {
            let mut actions = Vec::new();
            seen.actions(&mut actions);
            actions[engine::Chance::index(&mut dice, "action", actions.len())]
        });
        game.play(asked, &batch.unwrap(), 0).unwrap();
    }
    let text = serde_json::to_string(&replay::save(&game, &setup, fingerprint())).unwrap();
    let replay: Replay = serde_json::from_str(&text).unwrap();
    assert_eq!(loaded(&replay).unwrap().digest(), game.digest());

    let refused = |step: usize, act: serde_json::Value| {
        let mut changed = replay.clone();
        changed.log[step - 1].act = Act::Play(vec![act]);
        match loaded(&changed) {
            Err(ReplayError::Refused { step: at, refusal }) if at == step => {
                refusal.code().to_owned()
            }
            Err(error) => panic!("{error}"),
            Ok(_) => panic!("the change is not found out"),
        }
    };
    assert_eq!(refused(2, json!("dance")), "malformed");
    assert_eq!(refused(1, json!({ "general": { "general": "#caocao" } })), "not_offered");
    let mut changed = replay.clone();
    changed.log[10].seat = Seat::new((changed.log[10].seat.index() as u8 + 1) % 4);
    assert!(loaded(&changed).is_err(), "somebody else");
    let mut changed = replay.clone();
    changed.setup.seed = Seed::from_number(4);
    assert!(loaded(&changed).is_err(), "another seed");
    let mut changed = replay.clone();
    changed.setup.seats = 1;
    assert!(matches!(loaded(&changed), Err(ReplayError::Options(_))));
    let mut changed = replay;
    changed.rules = "other".to_owned();
    assert!(matches!(loaded(&changed), Err(ReplayError::OtherRules { .. })));
}
