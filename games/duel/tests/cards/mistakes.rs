//! What is said of files with mistakes.

use super::{changed, entry, replaced};
use duel::Duel;
use engine::{DataError, Files, Rules};
use serde_json::{Value, json};

#[track_caller]
fn mistake(file: &str, change: impl FnOnce(&mut Value)) -> DataError {
    Duel::load(&changed(file, change)).expect_err("the mistake is found")
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
