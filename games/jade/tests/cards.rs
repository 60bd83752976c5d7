//! The card files: that they hold exactly the cards of the construction, and what is said of files with mistakes.

use engine::{DataError, Files, Rules};
use jade::data::{Copies, Data, Kind};
use jade::{Deck, Jade};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const COLORS: [&str; 3] = ["red", "green", "yellow"];
const SHAPES: [&str; 3] = ["circle", "square", "flower"];
const TEMPS: [&str; 2] = ["warm", "cold"];

/// Level, colours, shapes and temperatures of a card, each list in alphabetical order.
type Traits = (u8, Vec<String>, Vec<String>, Vec<String>);
/// How many cards there are with these traits.
type Cards = BTreeMap<Traits, u32>;

fn data() -> Data {
    Jade::load(&Files::built_in(Jade::FILES)).expect("the built-in files can be read")
}

fn traits(level: u8, colors: &[&str], shapes: &[&str], temps: &[&str]) -> Traits {
    let sorted = |names: &[&str]| {
        let mut names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        names.sort_unstable();
        names
    };
    (level, sorted(colors), sorted(shapes), sorted(temps))
}

fn add(cards: &mut Cards, traits: Traits, copies: u32) {
    *cards.entry(traits).or_default() += copies;
}

/// Every pair of three.
fn pairs(of: [&'static str; 3]) -> [[&'static str; 2]; 3] {
    [[of[0], of[1]], [of[1], of[2]], [of[0], of[2]]]
}

/// Every colour, shape and temperature.
fn plain(copies: u32) -> Cards {
    let mut cards = Cards::new();
    for color in COLORS {
        for shape in SHAPES {
            for temp in TEMPS {
                add(&mut cards, traits(1, &[color], &[shape], &[temp]), copies);
            }
        }
    }
    cards
}

/// The snacks of the full deck: the plain ones three times; one each of two colours, of two shapes, of all colours, of all shapes.
fn full_snacks() -> Cards {
    let mut cards = plain(3);
    for temp in TEMPS {
        for one in 0..3 {
            for pair in 0..3 {
                let (colors, shapes) = (pairs(COLORS)[pair], pairs(SHAPES)[pair]);
                add(&mut cards, traits(2, &colors, &[SHAPES[one]], &[temp]), 1);
                add(&mut cards, traits(2, &[COLORS[one]], &shapes, &[temp]), 1);
            }
            add(&mut cards, traits(3, &COLORS, &[SHAPES[one]], &[temp]), 1);
            add(&mut cards, traits(3, &[COLORS[one]], &SHAPES, &[temp]), 1);
        }
    }
    cards
}

/// The better plates, one by one: they follow no pattern.
fn better_plates() -> Cards {
    type Names = &'static [&'static str];
    let all: [(u8, Names, Names, Names); 18] = [
        (2, &["red", "green"], &["circle"], &["warm"]),
        (2, &["green", "yellow"], &["square"], &["cold"]),
        (2, &["yellow", "red"], &["flower"], &["warm"]),
        (2, &["red", "green"], &["circle"], &["cold"]),
        (2, &["red"], &["circle", "square"], &["warm"]),
        (2, &["green"], &["square", "flower"], &["cold"]),
        (2, &["yellow"], &["flower", "circle"], &["warm"]),
        (2, &["red"], &["circle", "square"], &["cold"]),
        (2, &["red"], &["circle"], &["warm", "cold"]),
        (2, &["green"], &["square"], &["warm", "cold"]),
        (2, &["yellow"], &["flower"], &["warm", "cold"]),
        (2, &["red"], &["circle"], &["warm", "cold"]),
        (3, &COLORS, &["circle"], &["warm"]),
        (3, &COLORS, &["square"], &["cold"]),
        (3, &COLORS, &["flower"], &["warm"]),
        (3, &["red"], &SHAPES, &["warm"]),
        (3, &["green"], &SHAPES, &["cold"]),
        (3, &["yellow"], &SHAPES, &["warm"]),
    ];
    let mut cards = Cards::new();
    for (level, colors, shapes, temps) in all {
        add(&mut cards, traits(level, colors, shapes, temps), 1);
    }
    cards
}

fn plates(plain_copies: u32) -> Cards {
    let mut cards = plain(plain_copies);
    cards.extend(better_plates());
    cards
}

/// What the files say, in the same form.
fn in_files(kinds: &[Kind], deck: Deck) -> Cards {
    let names = |list: Value| -> Vec<String> { serde_json::from_value(list).expect("names") };
    let mut cards = Cards::new();
    for kind in kinds.iter().filter(|kind| kind.copies.of(deck) > 0) {
        let (colors, shapes, temps) =
            (names(json!(kind.colors)), names(json!(kind.shapes)), names(json!(kind.temps)));
        fn texts(names: &[String]) -> Vec<&str> {
            names.iter().map(String::as_str).collect()
        }
        let traits = traits(kind.level, &texts(&colors), &texts(&shapes), &texts(&temps));
        add(&mut cards, traits, u32::from(kind.copies.of(deck)));
    }
    cards
}

fn of_level(cards: &Cards, level: u8) -> u32 {
    let right = cards.iter().filter(|((found, ..), _)| *found == level);
    right.map(|(_, copies)| copies).sum()
}

/// Snacks and plates of the built-in files, without the chalice.
fn kinds(data: &Data) -> (&[Kind], &[Kind]) {
    let (snacks, rest) = data.kinds.split_at(data.snacks);
    (snacks, &rest[..rest.len() - 1])
}

#[test]
fn the_snacks_of_the_full_deck_are_those_of_the_construction() {
    assert_eq!(in_files(kinds(&data()).0, Deck::Full), full_snacks());
}

#[test]
fn the_plates_of_the_full_deck_are_those_of_the_construction() {
    assert_eq!(in_files(kinds(&data()).1, Deck::Full), plates(3));
}

#[test]
fn the_snacks_of_the_small_deck_are_the_plain_ones_three_times() {
    assert_eq!(in_files(kinds(&data()).0, Deck::Small), plain(3));
}

#[test]
fn the_plates_of_the_small_deck_are_the_plain_ones_once_and_all_better_ones() {
    assert_eq!(in_files(kinds(&data()).1, Deck::Small), plates(1));
}

#[test]
fn each_level_has_its_number_of_cards() {
    let data = data();
    let (snacks, plates) = kinds(&data);
    let levels =
        |kinds: &[Kind], deck| [1, 2, 3].map(|level| of_level(&in_files(kinds, deck), level));
    assert_eq!(levels(snacks, Deck::Full), [54, 36, 12]);
    assert_eq!(levels(plates, Deck::Full), [54, 12, 6]);
    assert_eq!(levels(snacks, Deck::Small), [54, 0, 0]);
    assert_eq!(levels(plates, Deck::Small), [18, 12, 6]);
}

/// The counts of the sheet by what is special about a card.
#[test]
fn each_speciality_has_its_number_of_cards() {
    let data = data();
    let (snacks, plates) = kinds(&data);
    let count = |kinds: &[Kind], special: &dyn Fn(&Kind) -> bool| -> u32 {
        let right = kinds.iter().filter(|kind| special(kind));
        right.map(|kind| u32::from(kind.copies.full)).sum()
    };
    assert_eq!(count(snacks, &|kind| kind.colors.len() == 2), 18);
    assert_eq!(count(snacks, &|kind| kind.shapes.len() == 2), 18);
    assert_eq!(count(snacks, &|kind| kind.colors.len() == 3), 6);
    assert_eq!(count(snacks, &|kind| kind.shapes.len() == 3), 6);
    assert_eq!(count(snacks, &|kind| kind.temps.len() == 2), 0);
    assert_eq!(count(plates, &|kind| kind.colors.len() == 2), 4);
    assert_eq!(count(plates, &|kind| kind.shapes.len() == 2), 4);
    assert_eq!(count(plates, &|kind| kind.temps.len() == 2), 4);
    assert_eq!(count(plates, &|kind| kind.colors.len() == 3), 3);
    assert_eq!(count(plates, &|kind| kind.shapes.len() == 3), 3);
}

#[test]
fn there_are_66_kinds_of_snack_and_35_of_plate() {
    let data = data();
    let (snacks, plates) = kinds(&data);
    assert_eq!((snacks.len(), plates.len()), (66, 35));
}

#[test]
fn no_two_kinds_share_an_id_or_their_traits() {
    let data = data();
    let mut ids: Vec<&str> = data.kinds.iter().map(|kind| kind.id.as_str()).collect();
    ids.sort_unstable();
    assert!(ids.windows(2).all(|two| two[0] != two[1]));
    let (snacks, plates) = kinds(&data);
    assert_eq!(in_files(snacks, Deck::Full).len(), snacks.len());
    assert_eq!(in_files(plates, Deck::Full).len(), plates.len());
}

#[test]
fn the_chalice_has_every_trait_and_is_in_no_deck() {
    let data = data();
    let chalice = data.kinds.last().unwrap();
    assert_eq!((chalice.id.as_str(), chalice.level), ("jade_chalice", 4));
    assert_eq!((json!(chalice.colors), json!(chalice.shapes)), (json!(COLORS), json!(SHAPES)));
    assert_eq!(json!(chalice.temps), json!(TEMPS));
    let Copies { full, small } = chalice.copies;
    assert_eq!((full, small), (0, 0));
}

#[test]
fn the_thresholds_are_those_of_the_sheet() {
    let rules = Jade::open(&data(), &Default::default(), 2).unwrap();
    let lines = [2, 3, 4, 5].map(|players| rules.thresholds(players));
    let lines = lines.map(|line| (line.players, line.jade, line.end));
    assert_eq!(lines, [(2, 5, 8), (3, 6, 10), (4, 7, 12), (5, 7, 12)]);
}

/// What is said when one file is changed like this.
fn mistake(file: &str, change: impl FnOnce(&mut Value)) -> DataError {
    let text = Jade::FILES.iter().find(|(name, _)| *name == file).expect("a file").1;
    let mut value: Value = serde_json::from_str(text).expect("JSON");
    change(&mut value);
    written(file, value.to_string())
}

fn written(file: &str, text: String) -> DataError {
    let mut files = Files::built_in(Jade::FILES);
    files.replace(file, text).expect("a file of the game");
    Jade::load(&files).expect_err("the mistake is found")
}

/// A mistake in the second snack is told with file, card and field.
#[track_caller]
fn told(change: impl FnOnce(&mut Value), field: &str) -> String {
    let error = mistake("snacks.json", |cards| change(&mut cards[1]));
    assert_eq!(error.file, "snacks.json");
    assert_eq!(error.card.as_deref(), Some("iced_cherry_pearl"));
    assert_eq!(error.field.as_deref(), Some(field), "{error}");
    let text = error.to_string();
    assert!(
        text.starts_with(&format!("snacks.json, card iced_cherry_pearl, field {field}: ")),
        "{text}"
    );
    error.problem
}

#[test]
fn a_file_that_is_no_json_is_named_with_the_line() {
    for (file, _) in Jade::FILES {
        let error = written(file, "[\n  {\"id\": \"a\",,}\n]".to_owned());
        assert_eq!(error.file, *file);
        assert!(error.problem.contains("line 2"), "{error}");
    }
}

#[test]
fn a_file_that_is_no_list_is_named() {
    for file in ["snacks.json", "plates.json", "chalice.json", "thresholds.json"] {
        let error = written(file, "{}".to_owned());
        assert_eq!(error.file, file, "{error}");
    }
}

#[test]
fn a_card_without_an_id_is_named_by_its_place() {
    for id in [None, Some(json!(7)), Some(json!(null))] {
        let error = mistake("plates.json", |cards| match id {
            None => drop(cards[4].as_object_mut().unwrap().remove("id")),
            Some(id) => cards[4]["id"] = id,
        });
        assert_eq!((error.file.as_str(), error.card.as_deref()), ("plates.json", None));
        assert!(error.problem.contains("entry 5"), "{error}");
        assert!(error.problem.contains("\"id\""), "{error}");
    }
}

#[test]
fn an_id_with_other_letters_is_named() {
    for id in ["", "7up", "Bun", "a bun", "_bun", "玉盏", "#bun"] {
        let error = mistake("snacks.json", |cards| cards[1]["id"] = json!(id));
        assert_eq!((error.card.as_deref(), error.field.as_deref()), (Some(id), Some("id")));
    }
}

#[test]
fn an_id_used_twice_in_a_file_is_named() {
    for file in ["snacks.json", "plates.json"] {
        let error = mistake(file, |cards| cards[3]["id"] = cards[2]["id"].clone());
        assert_eq!((error.file.as_str(), error.field.as_deref()), (file, Some("id")));
        assert!(error.card.is_some() && error.problem.contains("twice"), "{error}");
    }
}

#[test]
fn an_id_used_in_two_files_is_named() {
    let error = mistake("plates.json", |cards| cards[3]["id"] = json!("iced_cherry_pearl"));
    assert_eq!(error.to_string(), "plates.json, card iced_cherry_pearl, field id: is used twice");
}

#[test]
fn an_unknown_color_shape_or_temperature_is_named() {
    for (list, field) in [("colors", "colors[0]"), ("shapes", "shapes[0]"), ("temps", "temps[0]")] {
        let problem = told(|card| card[list] = json!(["blue"]), field);
        assert!(problem.contains("blue"), "{problem}");
    }
    told(|card| card["colors"] = json!(["red", "Red"]), "colors[1]");
}

#[test]
fn an_empty_list_is_named() {
    for list in ["colors", "shapes", "temps"] {
        told(|card| card[list] = json!([]), list);
    }
}

#[test]
fn a_level_that_cannot_be_is_named() {
    for level in [0, 4, 9] {
        let problem = told(|card| card["level"] = json!(level), "level");
        assert!(problem.contains("1 to 3"), "{problem}");
    }
    for level in [json!(-1), json!(256), json!(1.5)] {
        told(|card| card["level"] = level, "level");
    }
    for (file, level) in [("plates.json", 4), ("chalice.json", 5), ("chalice.json", 0)] {
        let error = mistake(file, |cards| cards[0]["level"] = json!(level));
        assert_eq!((error.file.as_str(), error.field.as_deref()), (file, Some("level")));
        assert!(error.card.is_some());
    }
}

#[test]
fn a_value_of_the_wrong_type_is_named() {
    told(|card| card["level"] = json!("two"), "level");
    told(|card| card["colors"] = json!("red"), "colors");
    told(|card| card["shapes"] = json!(null), "shapes");
    told(|card| card["temps"] = json!([1]), "temps[0]");
    told(|card| card["copies"] = json!(3), "copies");
    told(|card| card["copies"]["full"] = json!("three"), "copies.full");
    told(|card| card["copies"]["small"] = json!(256), "copies.small");
}

#[test]
fn a_missing_field_is_named() {
    for field in ["level", "colors", "shapes", "temps"] {
        let error =
            mistake("snacks.json", |cards| drop(cards[1].as_object_mut().unwrap().remove(field)));
        let expected = format!("snacks.json, card iced_cherry_pearl: missing field `{field}`");
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn a_card_of_no_deck_is_named() {
    told(|card| card["copies"] = json!({ "full": 0, "small": 0 }), "copies");
    told(|card| drop(card.as_object_mut().unwrap().remove("copies")), "copies");
}

#[test]
fn an_unknown_field_is_named() {
    let error = mistake("snacks.json", |cards| cards[1]["price"] = json!(3));
    assert_eq!(
        (error.file.as_str(), error.card.as_deref()),
        ("snacks.json", Some("iced_cherry_pearl"))
    );
    assert!(error.to_string().contains("price"), "{error}");
    let error = mistake("plates.json", |cards| cards[0]["copies"]["huge"] = json!(3));
    assert!(error.card.is_some() && error.to_string().contains("huge"), "{error}");
    let error = mistake("thresholds.json", |lines| lines[0]["tea"] = json!(3));
    assert!(error.file == "thresholds.json" && error.to_string().contains("tea"), "{error}");
}

#[test]
fn too_many_or_too_few_cards_are_told_by_deck() {
    for (file, place, deck) in [
        ("snacks.json", 0, "full"),
        ("snacks.json", 0, "small"),
        ("plates.json", 0, "full"),
        ("plates.json", 0, "small"),
        ("plates.json", 18, "full"),
        ("plates.json", 18, "small"),
    ] {
        let error = mistake(file, |cards| cards[place]["copies"][deck] = json!(200));
        assert_eq!(error.file, file);
        assert!(error.problem.to_lowercase().contains(&format!("{deck} deck")), "{error}");
    }
    for file in ["snacks.json", "plates.json"] {
        let error = mistake(file, |cards| cards.as_array_mut().unwrap().truncate(4));
        assert_eq!(error.file, file);
        assert!(error.problem.contains("deck"), "{error}");
    }
}

#[test]
fn there_is_exactly_one_chalice() {
    let error = written("chalice.json", "[]".to_owned());
    assert_eq!(error.to_string(), "chalice.json: there is exactly one chalice");
    let error = mistake("chalice.json", |cards| {
        let mut second = cards[0].clone();
        second["id"] = json!("other_chalice");
        cards.as_array_mut().unwrap().push(second);
    });
    assert_eq!(error.file, "chalice.json");
}

#[test]
fn a_chalice_with_the_id_of_a_snack_is_told_of_its_own_file() {
    let error = mistake("chalice.json", |cards| cards[0]["id"] = json!("iced_cherry_pearl"));
    assert_eq!((error.file.as_str(), error.field.as_deref()), ("chalice.json", Some("id")));
}

#[test]
fn a_chalice_with_copies_is_refused() {
    let copies = json!({ "full": 1, "small": 1 });
    let error = mistake("chalice.json", |cards| cards[0]["copies"] = copies);
    assert_eq!((error.file.as_str(), error.field.as_deref()), ("chalice.json", Some("copies")));
}

#[test]
fn a_chalice_of_another_level_than_4_is_refused() {
    for level in [1, 2, 3] {
        let error = mistake("chalice.json", |cards| cards[0]["level"] = json!(level));
        assert_eq!((error.file.as_str(), error.field.as_deref()), ("chalice.json", Some("level")));
    }
}

#[test]
fn a_missing_line_of_thresholds_is_told() {
    for line in 0..4 {
        let error =
            mistake("thresholds.json", |lines| drop(lines.as_array_mut().unwrap().remove(line)));
        assert_eq!(error.file, "thresholds.json");
        assert!(error.problem.contains("2, 3, 4 and 5 players"), "{error}");
    }
}

#[test]
fn thresholds_that_cannot_be_are_told_with_the_number_of_players() {
    let changes = [
        json!({ "jade": 11 }),
        json!({ "jade": 0 }),
        json!({ "end": 16 }),
        json!({ "players": 4 }),
    ];
    for change in changes {
        let error = mistake("thresholds.json", |lines| {
            let (field, value) = change.as_object().unwrap().iter().next().unwrap();
            lines[1][field] = value.clone();
        });
        assert_eq!(error.file, "thresholds.json");
        assert!(error.problem.contains("3 players"), "{error}");
    }
}

#[test]
fn a_threshold_of_the_wrong_type_is_named_by_its_place() {
    let error = mistake("thresholds.json", |lines| lines[2]["end"] = json!("twelve"));
    assert_eq!((error.file.as_str(), error.field.as_deref()), ("thresholds.json", Some("[2].end")));
}

#[test]
fn a_file_that_the_game_does_not_have_cannot_be_replaced() {
    let mut files = Files::built_in(Jade::FILES);
    let error = files.replace("drinks.json", "[]".to_owned()).unwrap_err();
    assert!(
        error.to_string().starts_with("drinks.json: ") && error.problem.contains("snacks.json"),
        "{error}"
    );
}
