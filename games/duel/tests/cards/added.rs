//! Cards, wonders and tokens that are added without a line of code.

use super::{changed, entry};
use crate::common::{self, DATA, Table, build, destroy, revive, take, wonder};
use duel::data::{CardEntry, Color, Data, What};
use duel::{Duel, First, Options};
use engine::{Files, Match, Rules, ScriptedChance, Seed, rules};
use serde_json::{Value, json};
use std::sync::Arc;

/// A table with changed files, in its last age, where these cards are all that is left; seat 0 has these coins
/// and wonders, and every token lies on the board.
fn custom(files: &Files, last: [&str; 2], coins: u16, wonders: &[&str]) -> Table {
    let data: Data = Duel::load(files).unwrap_or_else(|error| panic!("{error}"));
    let duel = Duel::open(&data, &Options { first: First::Seat1 }, 2).expect("two seats");
    let chance = ScriptedChance::new(Seed::from_number(1), &[]);
    let mut position = engine::card::to_json(&duel, &duel.deal(&mut chance.clone()));
    let names = |names: &[&str]| names.iter().map(|name| format!("#{name}")).collect::<Vec<_>>();
    // Both named cards first, then enough others, with three guilds.
    let mut laid = names(&last);
    let named = |card: &&CardEntry| card.age == 3 && !last.contains(&card.id.as_str());
    let (guilds, plain): (Vec<&CardEntry>, Vec<&CardEntry>) =
        data.cards.iter().filter(named).partition(|card| card.color == Color::Guild);
    laid.extend(
        plain.iter().take(15).chain(guilds.iter().take(3)).map(|card| format!("#{}", card.id)),
    );
    position["ages"][2] = json!(laid);
    position["age"] = json!(3);
    position["drafted"] = json!(8);
    position["left"] = json!([0, 1]);
    position["shown"] = json!((0..20).collect::<Vec<_>>());
    let mut rounds: Vec<String> = names(wonders);
    let rest = data.wonders.iter().map(|wonder| format!("#{}", wonder.id));
    rounds.extend(rest.filter(|wonder| !wonders.contains(&wonder.trim_start_matches('#'))));
    position["rounds"] = json!([rounds[..4], rounds[4..8]]);
    position["cities"][0]["coins"] = json!(coins);
    position["cities"][0]["wonders"] = json!(names(wonders));
    let tokens: Vec<&str> = data.tokens.iter().map(|token| token.id.as_str()).collect();
    position["board"] = json!(names(&tokens));
    let state = rules::read_state(&duel, &position).unwrap_or_else(|error| panic!("{error}"));
    Table::of(Match::from_position(Arc::new(duel), state, chance))
}

fn with_card(card: Value) -> Files {
    changed("cards.json", |list| list.as_array_mut().expect("a list").push(card))
}

#[test]
fn a_card_of_known_effects_is_added_without_code() {
    let files = with_card(json!({
        "id": "fortress", "age": 3, "color": "red", "cost": { "coins": 1, "clay": 1 },
        "effects": [{ "shields": 2 }, { "points": 4 }, { "coins": 5 }, "extra_turn"]
    }));
    let mut t = custom(&files, ["fortress", "palace"], 3, &[]);
    assert_eq!(t.price(&build("fortress")), 3);
    t.play(build("fortress"));
    assert_eq!((t.pawn(), t.coins(), t.current()), (2, [5, 7], 0));
    assert_eq!(t.part(0, "other"), 4, "points of a red card");
    assert_eq!(t.cards(0), "fortress");
}

#[test]
fn added_cards_are_dealt_and_whole_games_are_played_with_them() {
    let files = with_card(json!({
        "id": "embassy", "age": 1, "color": "yellow",
        "effects": [{ "opponent_loses": 1 }, { "token_from_box": { "draw": 2 } }, { "destroy": "blue" }]
    }));
    let data = Duel::load(&files).unwrap();
    let report = engine::testkit::run::<Duel>(&engine::testkit::Suite {
        data: &data,
        options: vec![Options::default()],
        seats: vec![2],
        games: 20,
        most_decisions: 150,
    });
    assert_eq!(report.games, 20);
    let built = (0..20).filter(|seed| {
        let setup = common::setup(First::Seat1, *seed);
        let game = Match::<Duel>::new(&data, &setup).unwrap();
        let names = game.state_json()["ages"][0].to_string();
        names.contains("#embassy")
    });
    assert!(built.count() > 10);
}

/// The same table with a changed position.
fn patched(t: &Table, change: impl FnOnce(&mut Value)) -> Table {
    let mut position = t.game.state_json();
    change(&mut position);
    let state = rules::read_state::<Duel>(t.game.rules(), &position);
    let state = state.unwrap_or_else(|error| panic!("{error}"));
    Table::of(Match::from_position(t.game.rules().clone(), state, t.game.chance().clone()))
}

#[test]
fn several_choices_of_one_turn_are_made_in_the_order_in_which_they_came_up() {
    let files = changed("wonders.json", |list| {
        entry(list, "mausoleum")["effects"] = json!(["build_discarded", { "destroy": "blue" }]);
    });
    let t = custom(&files, ["senate", "palace"], 10, &["mausoleum"]);
    let mut t = patched(&t, |position| {
        position["cities"][0]["cards"] = json!(["#academy"]);
        position["cities"][1]["cards"] = json!(["#theater", "#altar"]);
        position["discarded"] = json!(["#study"]);
    });
    t.play(wonder("mausoleum", "senate"));
    assert_eq!(t.asked(), "discarded");
    t.play(revive("study"));
    assert_eq!(t.legal(), [destroy("theater"), destroy("altar")], "then what the wonder asks");
    t.play(destroy("altar"));
    assert_eq!(t.asked(), "token", "then what the card has added");
    t.play(take("economy"));
    assert_eq!((t.asked().as_str(), t.current()), ("turn", 1));
    assert_eq!(t.names("/discarded"), "altar");
}

#[test]
fn regression_the_extra_turn_of_a_discarded_card_was_not_quoted_before_the_last_card() {
    let files = with_card(json!({
        "id": "fortress", "age": 3, "color": "red", "effects": [{ "points": 1 }, "extra_turn"]
    }));
    let t = custom(&files, ["senate", "palace"], 10, &["mausoleum"]);
    let mut t = patched(&t, |position| position["discarded"] = json!(["#fortress"]));
    t.play(wonder("mausoleum", "senate"));
    assert_eq!(t.quoted(&revive("fortress"), "extra_turn"), [json!({})]);
    t.play(revive("fortress"));
    assert_eq!((t.asked().as_str(), t.current()), ("turn", 0));
}

/// A card that counts coins counts what is left after it is paid for.
#[test]
fn regression_a_quote_counted_coins_that_were_still_to_be_paid() {
    let files = with_card(json!({
        "id": "bank", "age": 3, "color": "yellow", "cost": { "coins": 9 },
        "effects": [{ "coins_per": { "what": "three_coins", "coins": 2 } }]
    }));
    let mut t = custom(&files, ["bank", "palace"], 15, &[]);
    assert_eq!(t.quoted(&build("bank"), "coins"), [json!({ "coins": 4 })]);
    assert_eq!(t.play(build("bank")).coins()[0], 10);
}

#[test]
fn a_discount_takes_off_no_coins() {
    let files = with_card(json!({
        "id": "basilica", "age": 3, "color": "blue", "cost": { "coins": 4, "wood": 1 },
        "effects": [{ "points": 5 }]
    }));
    let t = custom(&files, ["basilica", "palace"], 9, &[]);
    assert_eq!(t.price(&build("basilica")), 6);
    let t = patched(&t, |position| {
        position["board"] = json!([]);
        position["cities"][0]["tokens"] = json!(["#masonry"]);
    });
    assert_eq!(t.price(&build("basilica")), 4);
}

#[test]
fn wonders_and_tokens_are_added_and_changed_in_the_same_way() {
    let files = changed("wonders.json", |list| {
        list.as_array_mut().unwrap().push(json!({
            "id": "hagia_sophia", "cost": { "stone": 1 },
            "effects": [{ "coins_per": { "what": "wonder", "coins": 5 } }, "wonders_extra_turn", { "points": 1 }]
        }));
    });
    let mut t = custom(&files, ["palace", "senate"], 2, &["hagia_sophia", "pyramids"]);
    t.play(wonder("hagia_sophia", "palace"));
    assert_eq!((t.coins()[0], t.current()), (5, 1), "the turn is for the wonders after it");
    let files = changed("board.json", |board| board["capital"] = json!(3));
    let mut t = custom(&files, ["pretorium", "palace"], 8, &[]);
    t.play(build("pretorium"));
    assert_eq!(t.ending().0, "military");
}

#[test]
fn every_name_is_told_with_what_the_files_say() {
    let duel = Duel::open(&DATA, &Options::default(), 2).unwrap();
    for (name, kind) in [("palace", "card"), ("sphinx", "wonder"), ("law", "token")] {
        let card = duel.card_named(name).unwrap();
        assert_eq!(duel.card_name(card), Some(name));
        assert_eq!(duel.card_info(card)[kind]["id"], json!(name));
    }
    assert_eq!(duel.card_named("atlantis"), None);
    for number in [73, 127, 140, 143, 154, 200, 60_000] {
        let card = engine::Card::new(number);
        assert_eq!((duel.card_name(card), duel.card_info(card)), (None, Value::Null));
    }
    assert_eq!(json!(What::ThreeCoins), json!("three_coins"));
}
