//! The data files: that they hold exactly what the game has, and what is said of files with mistakes.

mod common;

use common::{DATA, Table, build, destroy, revive, take, wonder};
use duel::data::{CardEntry, Color, Cost, Data, Effect, What};
use duel::{Duel, First, Options};
use engine::{DataError, Files, Match, Rules, ScriptedChance, Seed, rules};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The cards of an age that are no guilds; 0 stands for the guilds.
fn of_age(age: u8) -> Vec<&'static CardEntry> {
    let right = |card: &&CardEntry| match card.color {
        Color::Guild => age == 0,
        _ => age == card.age,
    };
    DATA.cards.iter().filter(right).collect()
}

fn total<'a>(costs: impl Iterator<Item = &'a Cost>) -> [u32; 6] {
    costs.fold([0; 6], |mut sum, cost| {
        let [wood, stone, clay, glass, paper] = cost.resources();
        for (sum, more) in sum.iter_mut().zip([cost.coins, wood, stone, clay, glass, paper]) {
            *sum += u32::from(more);
        }
        sum
    })
}

fn sum<'a>(effects: impl Iterator<Item = &'a Effect>, of: fn(&Effect) -> Option<u8>) -> u32 {
    effects.filter_map(of).map(u32::from).sum()
}

fn shields(effect: &Effect) -> Option<u8> {
    match effect {
        Effect::Shields(shields) => Some(*shields),
        _ => None,
    }
}

fn points(effect: &Effect) -> Option<u8> {
    match effect {
        Effect::Points(points) => Some(*points),
        _ => None,
    }
}

fn card_effects() -> impl Iterator<Item = &'static Effect> {
    DATA.cards.iter().flat_map(|card| &card.effects)
}

fn wonder_effects() -> impl Iterator<Item = &'static Effect> {
    DATA.wonders.iter().flat_map(|wonder| &wonder.effects)
}

#[test]
fn there_are_23_23_and_20_cards_7_guilds_12_wonders_and_10_tokens() {
    assert_eq!([1, 2, 3, 0].map(|age| of_age(age).len()), [23, 23, 20, 7]);
    assert_eq!((DATA.wonders.len(), DATA.tokens.len()), (12, 10));
}

/// Coins, wood, stone, clay, glass and paper.
#[test]
fn everything_costs_what_it_should_in_all() {
    let of = |age: u8| total(of_age(age).into_iter().map(|card| &card.cost));
    assert_eq!(of(1), [20, 1, 1, 1, 1, 1]);
    assert_eq!(of(2), [18, 9, 9, 8, 6, 5]);
    assert_eq!(of(3), [8, 16, 16, 16, 11, 11]);
    assert_eq!(of(0), [0, 8, 7, 7, 3, 4]);
    assert_eq!(total(DATA.wonders.iter().map(|wonder| &wonder.cost)), [0, 11, 12, 10, 9, 10]);
}

/// Brown, grey, red, green, blue, yellow and guilds.
#[test]
fn each_age_has_its_colours() {
    let colors = [
        Color::Brown,
        Color::Grey,
        Color::Red,
        Color::Green,
        Color::Blue,
        Color::Yellow,
        Color::Guild,
    ];
    let of = |age: u8| {
        colors.map(|color| {
            let right = DATA.cards.iter().filter(|card| card.age == age && card.color == color);
            right.count()
        })
    };
    assert_eq!(of(1), [6, 2, 4, 4, 3, 4, 0]);
    assert_eq!(of(2), [3, 2, 5, 4, 5, 4, 0]);
    assert_eq!(of(3), [0, 0, 5, 4, 6, 5, 7]);
}

#[test]
fn there_are_24_shields_on_cards_and_4_on_wonders() {
    assert_eq!(sum(card_effects(), shields), 24);
    assert_eq!(sum(wonder_effects(), shields), 4);
}

#[test]
fn there_are_100_points_on_cards_and_42_on_wonders() {
    assert_eq!(sum(card_effects(), points), 100);
    assert_eq!(sum(wonder_effects(), points), 42);
}

#[test]
fn there_are_17_chains_to_later_ages_each_from_a_card_of_its_own() {
    let chains: Vec<(&str, &CardEntry)> = (DATA.cards.iter())
        .filter_map(|card| card.chain.as_deref().map(|from| (from, card)))
        .collect();
    assert_eq!(chains.len(), 17);
    let froms: BTreeSet<&str> = chains.iter().map(|(from, _)| *from).collect();
    assert_eq!(froms.len(), 17);
    for (from, card) in chains {
        let from = DATA.cards.iter().find(|other| other.id == from).unwrap();
        assert!(from.age < card.age, "{}", card.id);
    }
}

#[test]
fn each_symbol_is_on_two_cards_and_law_on_its_token() {
    let mut symbols: BTreeMap<String, u32> = BTreeMap::new();
    let tokens = DATA.tokens.iter().flat_map(|token| &token.effects);
    for effect in card_effects().chain(tokens) {
        if let Effect::Symbol(symbol) = effect {
            *symbols.entry(json!(symbol).as_str().unwrap().to_owned()).or_default() += 1;
        }
    }
    let expected = json!({
        "globe": 2, "sundial": 2, "mortar": 2, "plumb": 2, "wheel": 2, "quill": 2, "law": 1
    });
    assert_eq!(json!(symbols), expected);
}

#[test]
fn five_guilds_pay_coins_and_two_do_not() {
    let guilds: Vec<(&str, u8, u8)> = (DATA.cards.iter())
        .filter_map(|card| match &card.effects[0] {
            Effect::Guild { coins, points, .. } => Some((card.id.as_str(), *coins, *points)),
            _ => None,
        })
        .collect();
    let expected = [
        ("merchants_guild", 1, 1),
        ("shipowners_guild", 1, 1),
        ("builders_guild", 0, 2),
        ("magistrates_guild", 1, 1),
        ("scientists_guild", 1, 1),
        ("moneylenders_guild", 0, 1),
        ("tacticians_guild", 1, 1),
    ];
    assert_eq!(guilds, expected);
}

#[test]
fn five_wonders_give_an_extra_turn() {
    let extra = DATA.wonders.iter().filter(|wonder| wonder.effects.contains(&Effect::ExtraTurn));
    let names: Vec<&str> = extra.map(|wonder| wonder.id.as_str()).collect();
    let expected = ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"];
    assert_eq!(names, expected);
}

#[test]
fn the_board_has_the_figures_of_the_game() {
    let board = &DATA.board;
    let zones: Vec<_> = board.zones.iter().map(|zone| (zone.from, zone.points)).collect();
    let loot: Vec<_> = board.loot.iter().map(|loot| (loot.at, loot.coins)).collect();
    assert_eq!((zones, loot), (vec![(1, 2), (3, 5), (6, 10)], vec![(3, 2), (6, 5)]));
    assert_eq!((board.coins, board.trade, board.capital, board.symbols), (7, 2, 9, 6));
    assert_eq!((board.wonders, board.tokens, board.guilds, board.coins_per_point), (7, 5, 3, 3));
    assert_eq!((board.discard.coins, board.discard.per_yellow), (2, 1));
}

#[test]
fn the_rows_of_the_three_structures_are_those_of_the_game() {
    let rows = DATA.structures.each_ref().map(|structure| {
        let last = structure.places.iter().map(|place| place.row).max().unwrap();
        let count = |row| structure.places.iter().filter(|place| place.row == row).count();
        (0..=last).map(count).collect::<Vec<_>>()
    });
    assert_eq!(rows, [vec![2, 3, 4, 5, 6], vec![6, 5, 4, 3, 2], vec![2, 3, 4, 2, 4, 3, 2]]);
}

#[test]
fn the_last_row_is_open_at_the_start_and_every_second_row_is_face_down() {
    let open = DATA.structures.each_ref().map(|one| one.open.iter().collect::<Vec<_>>());
    assert_eq!(open, [vec![14, 15, 16, 17, 18, 19], vec![18, 19], vec![18, 19]]);
    for structure in &DATA.structures {
        for (at, place) in structure.places.iter().enumerate() {
            assert_eq!(place.face_up, place.row % 2 == 0);
            assert_eq!(structure.face_up.contains(at as u8), place.face_up);
        }
    }
}

/// A card lies on another exactly if it is in the next row and half a card to the side, or in the same column
/// where the rows leave a gap.
#[test]
fn cards_are_covered_by_their_neighbours_of_the_next_row() {
    for (age, structure) in (1..).zip(&DATA.structures) {
        for (at, place) in structure.places.iter().enumerate() {
            let beside = |other: &usize| {
                let other = &structure.places[*other];
                other.row == place.row + 1 && other.x.abs_diff(place.x) == 1
            };
            let expected: Vec<u8> = (0..20).filter(beside).map(|other| other as u8).collect();
            assert_eq!(place.covered_by, expected, "age {age}, place {at}");
            assert_eq!(structure.covered_by[at].iter().collect::<Vec<_>>(), expected);
            for &other in &place.covered_by {
                assert!(structure.covers[usize::from(other)].contains(at as u8));
            }
        }
        let covers: usize = structure.covers.iter().map(|places| places.len()).sum();
        let covered: usize = structure.covered_by.iter().map(|places| places.len()).sum();
        assert_eq!(covers, covered, "both tell the same");
    }
}

#[test]
fn no_two_places_of_a_row_are_at_one_spot() {
    for structure in &DATA.structures {
        let spots: BTreeSet<_> =
            structure.places.iter().map(|place| (place.row, place.x)).collect();
        assert_eq!(spots.len(), 20);
        let mirrored = |&(row, x): &(u8, u8)| spots.contains(&(row, 12 - x));
        assert!(spots.iter().all(mirrored), "both halves are alike");
    }
}

// What is said of mistakes.

/// The built-in files with one of them changed.
fn changed(file: &str, change: impl FnOnce(&mut Value)) -> Files {
    let text = Duel::FILES.iter().find(|(name, _)| *name == file).expect("a file").1;
    let mut value: Value = serde_json::from_str(text).expect("JSON");
    change(&mut value);
    replaced(file, value.to_string())
}

fn replaced(file: &str, text: String) -> Files {
    let mut files = Files::built_in(Duel::FILES);
    files.replace(file, text).expect("a file of the game");
    files
}

#[track_caller]
fn mistake(file: &str, change: impl FnOnce(&mut Value)) -> DataError {
    Duel::load(&changed(file, change)).expect_err("the mistake is found")
}

/// The entry of this name.
fn entry<'a>(list: &'a mut Value, id: &str) -> &'a mut Value {
    let list = list.as_array_mut().expect("a list");
    list.iter_mut().find(|entry| entry["id"] == id).expect("an entry of this name")
}

/// A change of one field of one entry is told with file, card and field.
#[track_caller]
fn told(file: &str, card: &str, field: &str, value: Value, at: &str, problem: &str) {
    let error = mistake(file, |list| entry(list, card)[field] = value.clone());
    let place = (error.file.as_str(), error.card.as_deref(), error.field.as_deref());
    assert_eq!(place, (file, Some(card), Some(at)), "{field} {value}: {error}");
    assert!(error.problem.contains(problem), "{field} {value}: {error}");
}

#[test]
fn a_file_that_is_no_json_is_named_with_the_line() {
    for (file, _) in Duel::FILES {
        let error =
            Duel::load(&replaced(file, "[\n  {\"id\": \"a\",,}\n]".to_owned())).unwrap_err();
        assert_eq!(error.file, *file);
        assert!(error.problem.contains("line 2"), "{error}");
    }
}

#[test]
fn a_file_of_the_wrong_form_is_named() {
    for file in ["cards.json", "wonders.json", "tokens.json", "structures.json"] {
        let error = Duel::load(&replaced(file, "{}".to_owned())).unwrap_err();
        assert_eq!(error.file, file, "{error}");
    }
    let error = Duel::load(&replaced("board.json", "[]".to_owned())).unwrap_err();
    assert_eq!(error.file, "board.json", "{error}");
}

#[test]
fn a_file_that_the_game_does_not_have_cannot_be_replaced() {
    let mut files = Files::built_in(Duel::FILES);
    let error = files.replace("gods.json", "[]".to_owned()).unwrap_err();
    assert!(error.to_string().starts_with("gods.json: "), "{error}");
}

#[test]
fn an_entry_without_an_id_is_named_by_its_place() {
    for file in ["cards.json", "wonders.json", "tokens.json"] {
        let error = mistake(file, |list| drop(list[4].as_object_mut().unwrap().remove("id")));
        assert_eq!((error.file.as_str(), error.card.as_deref()), (file, None));
        assert!(error.problem.contains("entry 5"), "{error}");
    }
}

#[test]
fn an_id_with_other_letters_or_used_twice_is_named() {
    for id in ["", "7up", "Bun", "a bun", "_bun", "宫殿", "#bun"] {
        let error = mistake("cards.json", |list| list[1]["id"] = json!(id));
        assert_eq!((error.card.as_deref(), error.field.as_deref()), (Some(id), Some("id")));
    }
    for (file, id) in [("cards.json", "palace"), ("wonders.json", "sphinx"), ("tokens.json", "law")]
    {
        let error = mistake(file, |list| list[1]["id"] = json!(id));
        let place = (error.file.as_str(), error.card.as_deref(), error.field.as_deref());
        assert_eq!(place, (file, Some(id), Some("id")), "{error}");
        assert!(error.problem.contains("twice"), "{error}");
    }
}

#[test]
fn an_id_used_in_two_files_is_named() {
    for (file, card, id) in [
        ("wonders.json", "sphinx", "palace"),
        ("tokens.json", "law", "palace"),
        ("tokens.json", "law", "sphinx"),
    ] {
        let error = mistake(file, |list| entry(list, card)["id"] = json!(id));
        let place = (error.file.as_str(), error.card.as_deref(), error.field.as_deref());
        assert_eq!(place, (file, Some(id), Some("id")), "{error}");
        assert!(error.problem.ends_with("too"), "{error}");
    }
}

#[test]
fn values_of_the_wrong_kind_are_named() {
    let file = "cards.json";
    told(file, "palace", "age", json!("three"), "age", "three");
    told(file, "palace", "age", json!(-1), "age", "-1");
    told(file, "palace", "color", json!("pink"), "color", "pink");
    told(file, "palace", "cost", json!({ "wood": "two" }), "cost.wood", "two");
    told(file, "palace", "cost", json!({ "wood": 300 }), "cost.wood", "300");
    told(file, "palace", "chain", json!(7), "chain", "7");
    told(file, "palace", "effects", json!("points"), "effects", "points");
    told(file, "palace", "effects", json!([{ "points": "x" }]), "effects[0].points", "x");
    told(file, "palace", "effects", json!([{ "symbol": "moon" }]), "effects[0].symbol", "moon");
}

#[test]
fn unknown_fields_and_effects_are_named() {
    for (file, card) in
        [("cards.json", "palace"), ("wonders.json", "sphinx"), ("tokens.json", "law")]
    {
        let error = mistake(file, |list| entry(list, card)["power"] = json!(3));
        assert_eq!((error.file.as_str(), error.card.as_deref()), (file, Some(card)));
        assert!(error.to_string().contains("power"), "{error}");
        let error = mistake(file, |list| entry(list, card)["effects"] = json!([{ "fly": 3 }]));
        assert_eq!((error.file.as_str(), error.card.as_deref()), (file, Some(card)));
        assert!(error.to_string().contains("fly"), "{error}");
    }
    let error = mistake("cards.json", |list| entry(list, "palace")["cost"] = json!({ "gold": 1 }));
    assert!(
        error.card.as_deref() == Some("palace") && error.to_string().contains("gold"),
        "{error}"
    );
    let error = mistake("board.json", |board| board["gods"] = json!(1));
    assert!(error.file == "board.json" && error.to_string().contains("gods"), "{error}");
    let error = mistake("structures.json", |list| list[0]["places"][0]["z"] = json!(1));
    assert!(error.file == "structures.json" && error.to_string().contains("`z`"), "{error}");
}

#[test]
fn missing_fields_are_named() {
    for (file, card, field) in [
        ("cards.json", "palace", "age"),
        ("cards.json", "palace", "color"),
        ("cards.json", "palace", "effects"),
        ("wonders.json", "sphinx", "cost"),
        ("wonders.json", "sphinx", "effects"),
        ("tokens.json", "law", "effects"),
    ] {
        let error = mistake(file, |list| {
            drop(entry(list, card).as_object_mut().unwrap().remove(field));
        });
        assert_eq!(error.to_string(), format!("{file}, card {card}: missing field `{field}`"));
    }
    for field in ["coins", "discard", "trade", "capital", "zones", "loot", "symbols", "wonders"] {
        let error =
            mistake("board.json", |board| drop(board.as_object_mut().unwrap().remove(field)));
        assert_eq!(error.to_string(), format!("board.json: missing field `{field}`"));
    }
}

#[test]
fn ages_and_chains_that_cannot_be_are_named() {
    let file = "cards.json";
    told(file, "palace", "age", json!(0), "age", "1, 2 or 3");
    told(file, "palace", "age", json!(4), "age", "1, 2 or 3");
    told(file, "builders_guild", "age", json!(2), "age", "guilds are of age 3");
    told(file, "palace", "chain", json!("atlantis"), "chain", "there is no card atlantis");
    told(file, "palace", "chain", json!("senate"), "chain", "not of an earlier age");
    told(file, "palace", "chain", json!("palace"), "chain", "not of an earlier age");
    told(file, "theater", "chain", json!("statue"), "chain", "not of an earlier age");
    told(file, "palace", "chain", json!("sphinx"), "chain", "there is no card sphinx");
}

#[test]
fn costs_that_are_too_high_are_named() {
    for resource in ["wood", "stone", "clay", "glass", "paper"] {
        told("cards.json", "palace", "cost", json!({ resource: 10 }), "cost", "9 of a kind");
        told("wonders.json", "sphinx", "cost", json!({ resource: 10 }), "cost", "9 of a kind");
    }
}

/// Every effect that is refused, with what is said of it.
#[test]
fn effects_that_cannot_be_are_named_by_their_place() {
    let wrong = [
        (json!([{ "produce": { "wood": 10 } }]), 0, "9 is the most"),
        (json!([{ "produce_one_of": ["wood"] }]), 0, "at least two"),
        (json!([{ "produce_one_of": [] }]), 0, "at least two"),
        (
            json!([{ "produce_one_of": ["wood", "clay"] }, { "produce_one_of": ["wood", "clay"] }]),
            1,
            "one choice of resources",
        ),
        (json!([{ "fixed_price": { "of": ["wood"], "price": 0 } }]), 0, "1 to 60"),
        (json!([{ "fixed_price": { "of": ["wood"], "price": 61 } }]), 0, "1 to 60"),
        (json!([{ "points": 101 }]), 0, "100 is the most"),
        (json!([{ "points": 60 }, { "points": 60 }]), 1, "100 is the most"),
        (json!([{ "points": 255 }, { "points": 255 }]), 0, "100 is the most"),
        (json!([{ "symbol": "globe" }, { "symbol": "law" }]), 1, "one symbol"),
        (json!([{ "discount": { "on": "three_coins", "resources": 1 } }]), 0, "coins cannot"),
        (json!([{ "discount": { "on": "blue", "resources": 21 } }]), 0, "20 is the most"),
        (json!([{ "chain_coins": 51 }]), 0, "50 is the most"),
        (json!([{ "extra_shield": 10 }]), 0, "9 is the most"),
        (json!([{ "points_per_token": 21 }]), 0, "20 is the most"),
        (json!([{ "guild": { "of": [], "coins": 1, "points": 1 } }]), 0, "counts nothing"),
        (json!([{ "guild": { "of": ["red"], "coins": 11, "points": 1 } }]), 0, "10 is the most"),
        (json!([{ "guild": { "of": ["red"], "coins": 1, "points": 11 } }]), 0, "10 is the most"),
        (
            json!([
                { "guild": { "of": ["red"], "coins": 1, "points": 1 } },
                { "guild": { "of": ["blue"], "coins": 1, "points": 1 } }
            ]),
            1,
            "one guild effect",
        ),
        (json!([{ "coins_per": { "what": "red", "coins": 11 } }]), 0, "10 is the most"),
        (
            json!([
                { "coins_per": { "what": "red", "coins": 1 } },
                { "coins_per": { "what": "blue", "coins": 1 } }
            ]),
            1,
            "one count of the own city",
        ),
        (json!([{ "shields": 21 }]), 0, "20 is the most"),
        (json!([{ "coins": 101 }]), 0, "100 is the most"),
        (json!([{ "opponent_loses": 101 }]), 0, "100 is the most"),
        (json!([{ "token_from_box": { "draw": 0 } }]), 0, "draws nothing"),
        (json!([{ "token_from_box": { "draw": 4 } }]), 0, "3 is the most"),
        (json!(["build_discarded", "build_discarded"]), 1, "the same choice twice"),
        (json!([{ "destroy": "red" }, { "destroy": "red" }]), 1, "the same choice twice"),
        (
            json!([
                { "destroy": "red" }, { "destroy": "blue" }, { "destroy": "green" },
                { "destroy": "grey" }
            ]),
            3,
            "three choices",
        ),
    ];
    for (effects, at, problem) in wrong {
        let place = format!("effects[{at}]");
        for (file, card) in
            [("cards.json", "theater"), ("wonders.json", "sphinx"), ("tokens.json", "law")]
        {
            told(file, card, "effects", effects.clone(), &place, problem);
        }
    }
}

#[test]
fn what_the_state_has_no_room_for_is_named_by_file() {
    let choice = json!([{ "produce_one_of": ["wood", "clay"] }]);
    let error = mistake("cards.json", |list| {
        for card in ["theater", "altar", "baths", "palace", "senate"] {
            entry(list, card)["effects"] = choice.clone();
        }
    });
    assert_eq!(error.file, "cards.json");
    assert!(error.problem.contains("9 entries") && error.problem.contains('8'), "{error}");

    let error = mistake("wonders.json", |list| {
        for wonder in ["sphinx", "pyramids", "colossus"] {
            entry(list, wonder)["effects"] = json!(["build_discarded"]);
        }
    });
    assert_eq!(error.file, "wonders.json");
    assert!(error.problem.contains("choices"), "{error}");

    let error = mistake("cards.json", |list| {
        for card in [
            "lumber_yard",
            "logging_camp",
            "sawmill",
            "quarry",
            "stone_pit",
            "clay_pit",
            "clay_pool",
        ] {
            entry(list, card)["effects"] = json!([{ "produce": { "wood": 9 } }]);
        }
    });
    assert_eq!(error.file, "cards.json");
    assert!(error.problem.contains("price could pass 60"), "{error}");
}

#[test]
fn too_few_or_too_many_entries_are_told_by_file() {
    let without = |file: &str, keep: &dyn Fn(&Value) -> bool| {
        mistake(file, |list| list.as_array_mut().unwrap().retain(|entry| keep(entry)))
    };
    let error = without("cards.json", &|_| false);
    assert!(error.file == "cards.json" && error.problem.contains("0 entries"), "{error}");
    for age in 1..=3 {
        let mut left = 16;
        let error = mistake("cards.json", |list| {
            list.as_array_mut().unwrap().retain(|card| {
                let plain = card["age"] == age && card["color"] != "guild";
                left -= i32::from(plain);
                !plain || left >= 0
            });
            // What the others are made free by must not be missed first.
            for card in list.as_array_mut().unwrap() {
                card.as_object_mut().unwrap().remove("chain");
            }
        });
        assert_eq!(error.file, "cards.json");
        assert!(error.problem.contains(&format!("age {age} has 16 cards")), "{error}");
    }
    let error =
        without("cards.json", &|card| card["color"] != "guild" || card["id"] == "builders_guild");
    assert!(error.problem.contains("there are 1 guilds, 3 are played with"), "{error}");
    let error = without("wonders.json", &|wonder| wonder["id"].as_str() < Some("piraeus"));
    assert!(error.file == "wonders.json" && error.problem.contains("7 entries"), "{error}");
    let error = without("tokens.json", &|token| token["id"].as_str() < Some("masonry"));
    assert!(error.file == "tokens.json" && error.problem.contains("4 entries"), "{error}");
    for (file, most) in [("cards.json", 128), ("wonders.json", 16), ("tokens.json", 16)] {
        let error = mistake(file, |list| {
            for number in 0..120 {
                let mut copy = list[0].clone();
                copy["id"] = json!(format!("copy_{number}"));
                copy["effects"] = json!([]);
                list.as_array_mut().unwrap().push(copy);
            }
        });
        assert_eq!(error.file, file);
        assert!(error.problem.contains(&format!("to {most} can be played with")), "{error}");
    }
}

#[test]
fn figures_of_the_board_that_cannot_be_are_named() {
    let wrong = [
        ("capital", json!(0), "1 to 100"),
        ("capital", json!(101), "1 to 100"),
        ("zones", json!([{ "from": 0, "points": 1 }]), "begin at 1"),
        ("zones", json!([{ "from": 3, "points": 1 }, { "from": 3, "points": 2 }]), "in order"),
        ("loot", json!([{ "at": 0, "coins": 1 }]), "1 or further"),
        ("loot", json!([{ "at": 6, "coins": 1 }, { "at": 3, "coins": 1 }]), "in order"),
        ("loot", json!([1, 2, 3, 4, 5].map(|at| json!({ "at": at, "coins": 1 }))), "at most four"),
        ("symbols", json!(0), "1 to 7"),
        ("symbols", json!(8), "1 to 7"),
        ("wonders", json!(0), "1 to 8"),
        ("wonders", json!(9), "1 to 8"),
        ("guilds", json!(21), "fit"),
        ("coins_per_point", json!(0), "at least 1"),
        ("trade", json!(0), "1 to 50"),
        ("trade", json!(51), "1 to 50"),
        ("discard", json!({ "coins": 51, "per_yellow": 1 }), "at most 50"),
        ("discard", json!({ "coins": 2, "per_yellow": 11 }), "at most 50"),
    ];
    for (field, value, problem) in wrong {
        let error = mistake("board.json", |board| board[field] = value.clone());
        let place = (error.file.as_str(), error.card.as_deref(), error.field.as_deref());
        assert_eq!(place, ("board.json", None, Some(field)), "{value}: {error}");
        assert!(error.problem.contains(problem), "{value}: {error}");
    }
    let error = mistake("board.json", |board| board["loot"][1]["at"] = json!("six"));
    assert_eq!(error.field.as_deref(), Some("loot[1].at"));
}

#[test]
fn structures_that_cannot_be_are_told_by_age_and_place() {
    type Change = fn(&mut Value);
    let wrong: [(Change, &str); 7] = [
        (|list| drop(list.as_array_mut().unwrap().pop()), "there are 2 structures"),
        (|list| list[1]["age"] = json!(3), "structure 2 says it is of age 3"),
        (
            |list| drop(list[2]["places"].as_array_mut().unwrap().pop()),
            "age 3 has 19 places, not 20",
        ),
        (|list| list[0]["places"][19]["face_up"] = json!(false), "age 1, place 19: is open"),
        (|list| list[0]["places"][7]["covered_by"] = json!([7]), "age 1, place 7: can be covered"),
        (|list| list[1]["places"][7]["covered_by"] = json!([2]), "age 2, place 7: can be covered"),
        (|list| list[2]["places"][7]["covered_by"] = json!([20]), "age 3, place 7: can be covered"),
    ];
    for (change, problem) in wrong {
        let error = mistake("structures.json", change);
        assert_eq!(error.file, "structures.json");
        assert!(error.problem.starts_with(problem), "{error}");
    }
    let error = mistake("structures.json", |list| list[1]["places"][3]["x"] = json!("left"));
    assert_eq!(error.field.as_deref(), Some("[1].places[3].x"));
}

// Cards that are added without a line of code.

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
