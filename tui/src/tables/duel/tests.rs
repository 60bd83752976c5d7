//! Seven Wonders Duel on the screen and in lines, at positions that games of a simple player come to.

use super::DuelTable;
use super::faces;
use super::position::Entry;
use crate::ascii::Charset;
use crate::tables::TableScreen;
use crate::testing::{Player, assert_no_gap};
use crate::words::duel::one_of_each;
use crate::wrap::width;
use crate::{Play, Sitter, play_plain};
use boards::{Scene, Seen};
use catalog::{Catalog, Table};
use duel::data::TokenEntry;
use engine::{Seat, SeatSet, Seed, Setup, Status, Viewer};
use insta::assert_snapshot;
use serde_json::{Value, json};
use std::sync::Arc;
use texts::{Lang, Texts};

fn table(seed: u64) -> Box<dyn Table> {
    let catalog = Catalog::built_in().unwrap();
    let options = json!({ "first": "seat1" });
    let setup = Setup { options, seats: 2, seed: Seed::from_number(seed), random: vec![] };
    catalog.game("duel").unwrap().create(&setup).unwrap()
}

fn play(table: Box<dyn Table>, lang: Lang) -> Play {
    let cards = Catalog::built_in().unwrap().game("duel").unwrap().cards();
    let sitters =
        vec![Sitter::Human { name: "Ada".to_owned() }, Sitter::Bot { name: "random".to_owned() }];
    Play { table, cards, modules: vec![], sitters, lang }
}

/// How the simple player weighs an action: what it likes first, then at random.
type Taste = fn(&Value) -> bool;

/// Plays until the first seat is asked in a position like this, or the game is over and that will do.
fn played(seed: u64, taste: Taste, stop: &dyn Fn(&dyn Table) -> bool) -> Option<Box<dyn Table>> {
    let mut table = table(seed);
    let mut luck = seed.wrapping_mul(2) + 1;
    while let Status::Awaiting(seats) = table.status() {
        let seat = seats.first().unwrap();
        if seat.index() == 0 && stop(&*table) {
            return Some(table);
        }
        let actions = table.actions(seat);
        let liked: Vec<_> = actions.iter().filter(|action| taste(action)).collect();
        let all: Vec<_> = if liked.is_empty() { actions.iter().collect() } else { liked };
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = all[(luck >> 33) as usize % all.len()].clone();
        table.play(seat, &[action], 0).unwrap();
    }
    stop(&*table).then_some(table)
}

/// The first such position of any game.
fn found(taste: Taste, stop: impl Fn(&dyn Table) -> bool) -> Box<dyn Table> {
    (0..2000).find_map(|seed| played(seed, taste, &stop)).expect("no game comes to that")
}

fn anything(_: &Value) -> bool {
    false
}

fn builds(action: &Value) -> bool {
    action.get("build").is_some() || action.get("build_wonder").is_some()
}

fn view(table: &dyn Table) -> Value {
    table.view(Viewer::Public)
}

fn left(view: &Value) -> usize {
    view["places"].as_array().unwrap().iter().filter(|place| !place.is_null()).count()
}

fn in_age(age: u8, cards: usize) -> Box<dyn Table> {
    found(builds, |table| {
        let view = view(table);
        view["age"] == age && left(&view) == cards && view["choice"].is_null()
    })
}

fn asked(choice: &Value) -> Box<dyn Table> {
    found(builds, |table| view(table)["choice"] == *choice)
}

/// Both are close to winning, in the last age.
fn tense() -> Box<dyn Table> {
    found(builds, |table| {
        let view = view(table);
        let symbols = |seat: usize| view["cities"][seat]["symbols"].as_array().unwrap().len();
        let pawn = view["military"]["pawn"].as_i64().unwrap();
        view["age"] == 3
            && view["choice"].is_null()
            && (4..=14).contains(&left(&view))
            && pawn.abs() >= 6
            && (0..2).any(|seat| symbols(seat) == 5)
    })
}

fn ended(reason: &str) -> Box<dyn Table> {
    found(builds, |table| match table.status() {
        Status::Over(outcome) => outcome.reason == reason,
        Status::Awaiting(_) => false,
    })
}

/// A copy of a table, for the other language.
fn copy(table: &dyn Table) -> Box<dyn Table> {
    let save = table.save();
    Catalog::built_in().unwrap().game("duel").unwrap().load(&save).unwrap()
}

/// The screen at both sizes in both languages, after these keys.
fn shots(name: &str, table: &dyn Table, keys: &str) {
    for lang in Lang::ALL {
        for (width, height) in [(80, 24), (120, 40)] {
            let mut player = Player::new(play(copy(table), lang));
            let screen = player.press(keys).screen(width, height);
            assert_snapshot!(format!("{name}_{width}x{height}_{lang}"), screen);
        }
    }
}

#[test]
fn the_draft() {
    shots("draft", &*table(3), "2");
}

#[test]
fn the_first_age() {
    let table = in_age(1, 17);
    shots("age_1", &*table, "");
    // What is pointed at shows what it would free.
    shots("age_1_pointed", &*table, "2");
}

#[test]
fn the_second_age() {
    shots("age_2", &*in_age(2, 12), "3b");
}

#[test]
fn the_third_age_with_warnings() {
    shots("age_3", &*tense(), "");
}

#[test]
fn choices() {
    shots("token", &*asked(&json!("token")), "1");
    shots("drawn", &*asked(&json!("drawn")), "");
    shots("destroy", &*asked(&json!({ "destroy": "brown" })), "");
    shots("discarded", &*asked(&json!("discarded")), "");
    shots("starter", &*asked(&json!("starter")), "");
}

#[test]
fn results() {
    for reason in ["military", "science", "points"] {
        let table = ended(reason);
        for lang in Lang::ALL {
            let mut player = Player::new(play(copy(&*table), lang));
            let screen = player.small();
            assert_snapshot!(format!("result_{reason}_{lang}"), screen);
            assert_ne!(player.press("r").small(), screen);
        }
    }
    // Whoever wins at once may have fewer points; then the screen says that they do not matter.
    let table = found(builds, |table| match table.status() {
        Status::Over(outcome) => {
            let score =
                |place| outcome.standings.iter().find(|it| it.place == place).unwrap().score;
            outcome.reason == "military" && score(1) < score(2)
        }
        Status::Awaiting(_) => false,
    });
    let screen = Player::new(play(table, Lang::En)).small();
    assert!(screen.contains("It was not decided by points."), "{screen}");
    shots("over", &*ended("points"), "r");
}

#[test]
fn pages_and_help() {
    let table = in_age(2, 12);
    for lang in Lang::ALL {
        let mut player = Player::new(play(copy(&*table), lang));
        assert_snapshot!(format!("page_card_{lang}"), player.press("2i").small());
        assert_snapshot!(format!("page_city_{lang}"), player.press("→→→").small());
        assert_snapshot!(format!("help_{lang}"), player.press("\x1b?").screen(80, 40));
        assert_snapshot!(format!("log_{lang}"), player.press("\x1b\x1bl").small());
    }
}

#[test]
fn ascii_is_enough() {
    for table in [table(3), in_age(1, 17), in_age(2, 12), tense()] {
        let mut player = Player::with(play(table, Lang::ZhCn), Charset::Ascii);
        for keys in ["", "1", "i", "\x1b?", "\x1bl"] {
            let screen = player.press(keys).small();
            assert!(screen.is_ascii() && !screen.contains("??"), "{screen}");
        }
    }
    let mut player = Player::with(play(in_age(1, 17), Lang::En), Charset::Ascii);
    assert_snapshot!("ascii", player.press("2").small());
}

/// Whether this was told since.
fn is_told(table: &dyn Table, event: &str) -> bool {
    table.events(Viewer::Public, 0).iter().any(|told| told["event"].get(event).is_some())
}

#[test]
fn a_card_is_built_by_its_key_and_what_is_done_with_it() {
    let mut player = Player::new(play(in_age(1, 20), Lang::En));
    player.press("1");
    let one = player.small();
    // Another card can be pointed at without going back.
    player.press("2");
    assert_ne!(player.small(), one);
    player.press("\x1b\x1b").press("1");
    assert_eq!(player.small(), one);
    player.press("dd");
    let table = player.app.finish().unwrap();
    assert!(is_told(&*table, "card_discarded"));
}

#[test]
fn what_cannot_be_paid_says_so() {
    let table = found(anything, |table| {
        let seat = Seat::new(0);
        let view = view(table);
        view["choice"].is_null()
            && view["age"] == 3
            && left(&view) > 2
            && view.pointer("/cities/0/wonders/0/built") == Some(&json!(false))
            && table.actions(seat).iter().all(|action| action.get("discard").is_some())
    });
    let mut player = Player::new(play(table, Lang::En));
    // A card that can only be discarded is an action at once; the keys beside it say why nothing else.
    assert!(player.press("1").small().contains("Ada Discard "));
    let screen = player.press("b").small();
    assert!(screen.contains("! That costs ") && screen.contains(" coin"), "{screen}");
    let screen = player.press("w").small();
    assert!(screen.contains("! That costs "), "{screen}");
    assert!(player.press("p").small().contains("! You cannot pass here"));
    player.press("\x1b:build forum bazaar\n");
    assert!(player.small().contains("“build forum bazaar” is no command. Try build 3"));
}

#[test]
fn commands_name_things_by_key_or_id() {
    for (lang, discard) in [(Lang::En, ":discard 2\n"), (Lang::ZhCn, "：弃 2\n")] {
        let table = in_age(1, 20);
        let open = |table: &dyn Table| {
            let actions = table.actions(Seat::new(0));
            let mut cards = actions.iter().filter_map(|action| action.pointer("/discard/card"));
            cards.nth(1).unwrap().as_str().unwrap().to_owned()
        };
        let card = open(&*table);
        let by_id = format!(":discard {}\n", card.trim_start_matches('#').replace('_', " "));
        for keys in [discard, &by_id] {
            let mut player = Player::new(play(copy(&*table), lang));
            player.press(keys);
            let after = player.app.finish().unwrap();
            let told = after.events(Viewer::Public, 0);
            let mut discarded =
                told.iter().filter_map(|told| told.pointer("/event/card_discarded"));
            assert_eq!(discarded.next().unwrap()["card"], card, "{keys}");
        }
    }
    let mut player = Player::new(play(in_age(1, 20), Lang::En));
    let screen = player.press(":wonder w 1\n:build sphinx\n").small();
    assert!(screen.contains("! No such card lies face up in the structure."), "{screen}");
}

#[test]
fn lines_tell_everything_and_prices_stand_beside_choices() {
    for lang in Lang::ALL {
        let mut output = Vec::new();
        let input = "1\n1\n1\n1\n2\nb\nbuild sphinx\n?\nq\n";
        play_plain(play(table(5), lang), &mut input.as_bytes(), &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        assert_no_gap(&output);
        assert_snapshot!(format!("lines_{lang}"), output);
    }
}

#[test]
fn a_whole_game_of_first_choices_ends_in_lines() {
    for lang in Lang::ALL {
        let mut output = Vec::new();
        let input = "1\n".repeat(100);
        let table = play_plain(play(table(5), lang), &mut input.as_bytes(), &mut output).unwrap();
        assert!(matches!(table.status(), Status::Over(_)));
        let output = String::from_utf8(output).unwrap();
        assert_no_gap(&output);
        // Nothing that has no words leaves an empty line, except before a question and before the result.
        assert!(!output.contains("\n\n\n"), "{output}");
    }
}

#[test]
fn every_position_of_some_games_fits_every_screen() {
    for seed in 0..3 {
        for lang in Lang::ALL {
            let mut player = Player::new(play(table(seed), lang));
            for _ in 0..90 {
                for (width, height) in [(80, 24), (99, 30), (100, 40), (120, 40), (170, 60)] {
                    player.screen(width, height);
                }
                player.press("\t").screen(81, 33);
                // Into the card if there is something to choose, then the first thing.
                player.press("\n\n\n");
            }
            let table = player.app.finish().unwrap();
            assert!(matches!(table.status(), Status::Over(_)));
        }
    }
}

#[test]
fn names_fit_the_smallest_board() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let scene = scene();
        let seen = Seen { scene: &scene, speaker: texts.at("duel", &[]) };
        for card in scene.cards.keys() {
            let short = faces::name(seen, card, 8);
            assert!(!short.ends_with('…') && width(&short) <= 8, "{lang} {card}: {short}");
        }
    }
}

#[test]
fn every_effect_can_be_told_whole_and_in_short() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let scene = scene();
        let seen = Seen { scene: &scene, speaker: texts.at("duel", &[]) };
        for effect in one_of_each() {
            let entry =
                Entry::Token(TokenEntry { id: "ours".to_owned(), effects: vec![effect.clone()] });
            let (whole, short) = (faces::does(seen, &entry), faces::brief(seen, &entry));
            assert_no_gap(&whole);
            assert_no_gap(&short);
            assert!(!whole.is_empty() && !short.is_empty(), "{effect:?}");
            assert!(width(&short) <= 8, "{lang}: {short}");
        }
        let all = one_of_each();
        let told: Vec<_> = all
            .chunks(7)
            .map(|effects| {
                let effects = effects.to_vec();
                faces::does(seen, &Entry::Token(TokenEntry { id: "ours".to_owned(), effects }))
            })
            .collect();
        assert_snapshot!(format!("effects_{lang}"), told.join("\n"));
    }
}

fn scene() -> Scene {
    let game = Catalog::built_in().unwrap().game("duel").unwrap().cards();
    Scene {
        game: "duel".to_owned(),
        seats: 2,
        viewer: Viewer::Public,
        view: Value::Null,
        awaited: SeatSet::EMPTY,
        asked: None,
        outcome: None,
        cards: Arc::new(game.into_iter().collect()),
    }
}

#[test]
fn a_view_that_cannot_be_read_is_shown_as_it_is() {
    let texts = Texts::new(Lang::En);
    let scene = scene();
    let seen = Seen { scene: &scene, speaker: texts.at("duel", &[]) };
    assert_eq!(DuelTable.pages(seen).len(), 1);
    assert_eq!(DuelTable.path(&scene, &json!({ "build": { "card": "#baths" } })), []);
    assert_eq!(DuelTable.command(&scene, &["build", "1"]), None);
}
