//! Hegemony on the screen and in lines, at positions that games of simple players come to.

use super::HegemonyTable;
use super::below;
use super::board::Board;
use super::keys::Keys;
use super::seats;
use crate::ascii::Charset;
use crate::menu;
use crate::tables::{Pointed, Spot, TableScreen};
use crate::testing::{Player, assert_no_gap};
use crate::wrap::width;
use crate::{Play, Sitter, play_plain};
use boards::hegemony::position::Position;
use boards::{Asked, Scene, Seen};
use catalog::{Catalog, Table};
use engine::{Seat, SeatSet, Seed, Setup, Status, Viewer};
use insta::assert_snapshot;
use serde_json::{Value, json};
use std::sync::Arc;
use texts::{Lang, Texts};

fn table(seats: u8, seed: u64) -> Box<dyn Table> {
    let catalog = Catalog::built_in().unwrap();
    let setup = Setup { options: json!({}), seats, seed: Seed::from_number(seed), random: vec![] };
    catalog.game("hegemony").unwrap().create(&setup).unwrap()
}

fn play(table: Box<dyn Table>, lang: Lang) -> Play {
    let cards = Catalog::built_in().unwrap().game("hegemony").unwrap().cards();
    let names = ["Ada", "李白", "Bartholomew Quincy"];
    let sitters = (0..usize::from(table.seats())).map(|seat| match names.get(seat) {
        Some(name) => Sitter::Human { name: (*name).to_owned() },
        None => Sitter::Bot { name: "random".to_owned() },
    });
    let sitters = sitters.collect();
    Play { table, cards, modules: vec![], sitters, lang }
}

/// Lets bots play until the first seat is asked in a position like this.
fn found(seats: u8, stop: impl Fn(&dyn Table) -> bool) -> Box<dyn Table> {
    for seed in 0..200 {
        let mut table = table(seats, seed);
        let mut steps = 0;
        while let Status::Awaiting(awaited) = table.status() {
            let mine = awaited.contains(Seat::new(0));
            if mine && stop(&*table) {
                return table;
            }
            let seat = awaited.first().unwrap();
            let batch = table.choose(seat, "random", None).unwrap();
            table.play(seat, &batch, 0).unwrap();
            steps += 1;
            // Some games of such players take for ever.
            if steps > 3000 {
                break;
            }
        }
    }
    panic!("no game comes to that");
}

fn asked(table: &dyn Table) -> String {
    table.question(Seat::new(0)).map_or_else(String::new, |question| question.note.code.to_string())
}

/// Pieces of equipment and tricks that lie before players, and generals that are shown.
fn laid(table: &dyn Table) -> usize {
    let view = table.view(Viewer::Public);
    let players = view["players"].as_array().unwrap();
    let count = |player: &Value| {
        let list = |name: &str| player[name].as_array().unwrap().len();
        let shown = |name: &str| usize::from(player[name]["shown"] == true);
        list("equip") + 2 * list("judging") + shown("head") + shown("deputy")
    };
    players.iter().map(count).sum()
}

/// In the middle of a turn with so much before the players.
fn crowded(seats: u8, least: usize) -> Box<dyn Table> {
    found(seats, |table| {
        asked(table) == "play" && laid(table) >= least && table.actions(Seat::new(0)).len() > 4
    })
}

/// Somebody at the keyboard in the first seat.
fn at_the_table(table: &dyn Table, lang: Lang) -> Player {
    let copy = Catalog::built_in().unwrap().game("hegemony").unwrap().load(&table.save()).unwrap();
    let mut player = Player::new(play(copy, lang));
    // Several people share the keyboard; where it changes hands, no table is to be seen.
    if !player.small().contains('│') {
        player.press("\n");
    }
    player
}

/// The screen at two sizes in both languages, after these keys.
fn shots(name: &str, table: &dyn Table, keys: &str) {
    for lang in Lang::ALL {
        for (width, height) in [(80, 24), (120, 40)] {
            let screen = at_the_table(table, lang).press(keys).screen(width, height);
            assert_fits(&screen, width);
            assert_snapshot!(format!("{name}_{width}x{height}_{lang}"), screen);
        }
    }
}

fn assert_fits(screen: &str, columns: u16) {
    assert!(!screen.contains("hegemony-"), "{screen}");
    for line in screen.lines() {
        assert!(width(line) <= usize::from(columns), "{line}");
    }
}

#[test]
fn choosing_generals() {
    let four = found(4, |table| asked(table) == "choose_generals");
    shots("choosing", &*four, "");
    shots("choosing_pointed", &*four, "\t");
    shots("choosing_deputy", &*four, "\t\n\t");
    shots("choosing_of_ten", &*found(10, |table| asked(table) == "choose_generals"), "");
}

#[test]
fn turns() {
    for (seats, least) in [(2, 4), (4, 9), (8, 16), (10, 18)] {
        let table = crowded(seats, least);
        shots(&format!("turn_of_{seats}"), &*table, "");
        shots(&format!("turn_of_{seats}_pointed"), &*table, "\t");
    }
}

#[test]
fn choices() {
    let asks = |code: &'static str| found(8, move |table| asked(table) == code && laid(table) > 7);
    let several = |code: &'static str, least: usize| {
        found(8, move |table| asked(table) == code && table.actions(Seat::new(0)).len() >= least)
    };
    shots("respond", &*several("respond", 2), "");
    shots("nullify", &*several("nullify", 2), "");
    shots("rescue", &*several("rescue", 2), "");
    shots("show_generals", &*asks("show_generals"), "");
    shots("discard", &*several("discard_down", 3), "\t");
    shots("offered", &*several("pick_offered", 4), "");
    shots("card_of", &*several("pick_card_of", 3), "");
}

/// The keys that choose an offered card whose targets are then asked for.
fn aiming(table: &dyn Table) -> Option<String> {
    let scene = scene(table, Seat::new(0));
    let is_aimed = |action: &&Value| {
        let card = action.pointer("/card/card").and_then(Value::as_str).unwrap_or_default();
        let recast = scene
            .actions()
            .any(|other| other.pointer("/recast/card").and_then(Value::as_str) == Some(card));
        ["#slash", "#snatch", "#dismantlement", "#duel"].iter().any(|kind| card.starts_with(kind))
            && !recast
    };
    let action = scene.actions().find(is_aimed)?;
    let key = HegemonyTable.path(&scene, action).first()?.key;
    Some(format!("{key}{key}"))
}

#[test]
fn targets() {
    let table =
        found(8, |table| asked(table) == "play" && laid(table) > 9 && aiming(table).is_some());
    let keys = aiming(&*table).unwrap();
    shots("target", &*table, &keys);
    let screen = at_the_table(&*table, Lang::En).press(&keys).small();
    assert!(screen.contains("choose a target") && screen.contains('*'), "{screen}");
    shots("target_pointed", &*table, &format!("{keys}\t"));
}

#[test]
fn pages_help_and_log() {
    let table = crowded(4, 8);
    for lang in Lang::ALL {
        let mut player = at_the_table(&*table, lang);
        for (name, keys) in [
            ("table", "i"),
            ("hand", "a"),
            ("generals", "→"),
            ("player", "1"),
            ("help", "\x1b?"),
            ("log", "\x1bl"),
        ] {
            let screen = player.press(keys).screen(80, 30);
            assert_fits(&screen, 80);
            assert_snapshot!(format!("page_{name}_{lang}"), screen);
        }
    }
}

#[test]
fn ascii_is_enough() {
    for table in [table(2, 3), crowded(2, 3), crowded(8, 9), crowded(10, 9)] {
        let mut player = Player::with(play(table, Lang::ZhCn), Charset::Ascii);
        for keys in ["\n", "\t", "i", "\x1b?", "\x1bl"] {
            let screen = player.press(keys).small();
            assert!(screen.is_ascii(), "{screen}");
        }
    }
}

/// What a seat sees, as a screen is drawn from it.
fn scene(table: &dyn Table, seat: Seat) -> Scene {
    let cards = Catalog::built_in().unwrap().game("hegemony").unwrap().cards();
    Scene {
        game: "hegemony".to_owned(),
        seats: table.seats(),
        viewer: Viewer::Seat(seat),
        view: table.view(Viewer::Seat(seat)),
        awaited: SeatSet::only(seat),
        asked: Some(Asked {
            seat,
            question: table.question(seat),
            options: crate::session::options(table.choices(seat)),
            others: vec![],
            picked: vec![],
        }),
        outcome: None,
        cards: Arc::new(cards.into_iter().collect()),
    }
}

/// No two entries have the same key, and every action can be reached by pointing.
fn assert_reachable(seen: Seen<'_>, path: &mut Vec<Spot>, reached: &mut usize) {
    let entries = menu::entries(seen, &HegemonyTable, path);
    for (at, entry) in entries.iter().enumerate() {
        let key = entry.key.expect("no key is left");
        let twice = entries[..at].iter().any(|other| other.key == Some(key));
        assert!(!twice, "{key} is there twice after {path:?}");
        match (entry.action(), &entry.spot) {
            (Some(_), _) => *reached += 1,
            (None, Some(spot)) => {
                path.push(spot.clone());
                assert_reachable(seen, path, reached);
                path.pop();
            }
            (None, None) => panic!("a group without a thing"),
        }
    }
}

#[test]
fn everything_can_be_pointed_at_and_nothing_runs_over() {
    let texts = Lang::ALL.map(Texts::new);
    for seats in [2, 4, 7, 10, 12] {
        let mut table = table(seats, 40 + u64::from(seats));
        let mut steps = 0;
        while let Status::Awaiting(awaited) = table.status() {
            let seat = awaited.first().unwrap();
            let scene = scene(&*table, seat);
            let names = ["Ada".to_owned(), "一个很长很长的名字".to_owned()];
            for texts in &texts {
                let seen = Seen { scene: &scene, speaker: texts.at("hegemony", &names) };
                let mut reached = 0;
                assert_reachable(seen, &mut Vec::new(), &mut reached);
                assert_eq!(reached, scene.options().len());
                assert_lines_fit(seen);
                assert_told(seen);
            }
            let batch = table.choose(seat, "random", None).unwrap();
            table.play(seat, &batch, 0).unwrap();
            steps += 1;
            if steps > 200 {
                break;
            }
        }
    }
}

fn assert_lines_fit(seen: Seen<'_>) {
    let position = Position::read(seen.scene).unwrap();
    let keys = Keys::of(&position);
    let board = Board { seen, position: &position, pointed: Pointed::default(), keys };
    for columns in [80, 97, 124] {
        for is_long in [false, true] {
            let lines = seats::lines(&board, columns, is_long);
            for line in lines.iter().flatten() {
                assert!(line.width() <= columns, "{line}");
            }
        }
        for rows in 0..9 {
            let lines = below::lines(&board, columns, rows);
            assert!(lines.len() <= rows);
            for line in lines {
                assert!(line.width() <= columns, "{line}");
            }
        }
    }
}

/// Every sentence of the pages has its words.
fn assert_told(seen: Seen<'_>) {
    for page in HegemonyTable.pages(seen) {
        for line in page.lines.iter().chain([&page.title]) {
            assert!(!line.contains("hegemony-") && !line.contains('{'), "{line}");
        }
    }
}

#[test]
fn every_position_of_a_game_fits_every_screen() {
    for lang in Lang::ALL {
        for seats in [2, 4, 10] {
            let mut player = Player::new(play(table(seats, 11), lang));
            for step in 0..100 {
                for (width, height) in [(80, 24), (100, 30), (170, 60)] {
                    assert_fits(&player.screen(width, height), width);
                }
                player.press(if step % 3 == 0 { "\t" } else { "\t\t" }).screen(81, 33);
                // Into the card if there is something to choose, then the first thing; or over to the next player.
                player.press("\n\n\n");
            }
        }
    }
}

#[test]
fn those_who_look_on_see_the_table() {
    let table = crowded(8, 12);
    for texts in Lang::ALL.map(Texts::new) {
        let mut scene = scene(&*table, Seat::new(0));
        (scene.viewer, scene.asked) = (Viewer::Public, None);
        scene.view = table.view(Viewer::Public);
        let seen = Seen { scene: &scene, speaker: texts.at("hegemony", &[]) };
        assert_lines_fit(seen);
        assert_told(seen);
    }
}

#[test]
fn commands_are_typed_by_keys_and_by_names() {
    let table = found(4, |table| asked(table) == "play" && aiming(table).is_some());
    let scene = scene(&*table, Seat::new(0));
    let key = aiming(&*table).unwrap().chars().next().unwrap();
    let action = scene.actions().find(|action| {
        HegemonyTable.path(&scene, action).first().is_some_and(|spot| spot.key == key)
    });
    let action = action.unwrap();
    let id = action.pointer("/card/card").unwrap().as_str().unwrap();
    let typed = |command: &str| {
        let words: Vec<&str> = command.split_whitespace().collect();
        HegemonyTable.command(&scene, &words)
    };
    assert_eq!(typed(&format!("use {key}")).as_ref(), Some(action));
    assert_eq!(typed(&format!("card {}", id.trim_start_matches('#'))).as_ref(), Some(action));
    for lang in Lang::ALL {
        let name = Texts::new(lang).at("hegemony", &[]).card(id);
        assert_eq!(typed(&format!("使用 {name}")).as_ref(), Some(action), "{name}");
    }
    assert_eq!(typed("seat 1"), Some(json!({ "seat": { "seat": 1 } })));
    assert_eq!(typed("座位 4"), Some(json!({ "seat": { "seat": 0 } })));
    assert_eq!([typed("pass"), typed("seat 99")], [Some(json!("pass")), None]);
}

#[test]
fn what_cannot_be_done_says_why() {
    let table = found(4, |table| {
        let view = table.view(Viewer::Seat(Seat::new(0)));
        let hand = view["players"][0]["hand"].as_array().unwrap();
        asked(table) == "play"
            && hand.iter().any(|card| card.as_str().unwrap().starts_with("#jink"))
    });
    let view = table.view(Viewer::Seat(Seat::new(0)));
    let hand = view["players"][0]["hand"].as_array().unwrap();
    let at = hand.iter().position(|card| card.as_str().unwrap().starts_with("#jink")).unwrap();
    let key = "abcdefghjkmnostvwxyz".chars().nth(at).unwrap();
    let screen = at_the_table(&*table, Lang::En).press(&key.to_string()).small();
    assert!(screen.contains("! Dodge"), "{screen}");
}

#[test]
fn lines_tell_everything() {
    for lang in Lang::ALL {
        let mut output = Vec::new();
        let input = "\n1\nb\nuse nobody\n?\nq\n";
        play_plain(play(crowded(4, 6), lang), &mut input.as_bytes(), &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        assert_no_gap(&output);
        assert!(!output.contains("hegemony-"), "{output}");
        let shown: Vec<&str> = output.lines().rev().take(90).collect();
        let shown: Vec<&str> = shown.into_iter().rev().collect();
        assert_snapshot!(format!("lines_{lang}"), shown.join("\n"));
    }
}

#[test]
fn a_view_that_cannot_be_read_is_shown_as_it_is() {
    let texts = Texts::new(Lang::En);
    let mut scene = scene(&*table(2, 1), Seat::new(0));
    scene.view = Value::Null;
    let seen = Seen { scene: &scene, speaker: texts.at("hegemony", &[]) };
    assert_eq!(HegemonyTable.pages(seen).len(), 1);
    assert_eq!(HegemonyTable.path(&scene, &json!("pass")), []);
    assert_eq!(HegemonyTable.command(&scene, &["pass"]), None);
}

/// Whether the first seat is asked about nullifying and has nothing to do it with.
fn could_only_pass(table: &dyn Table) -> bool {
    let question = table.question(Seat::new(0));
    question.is_some_and(|question| question.note.code == "nullify")
        && table.actions(Seat::new(0)).len() == 1
}

/// A table at which the first person is alone with bots and could only pass.
fn alone() -> crate::session::Session {
    let mut play = play(found(4, could_only_pass), Lang::En);
    for sitter in &mut play.sitters[1..] {
        *sitter = Sitter::Bot { name: "random".to_owned() };
    }
    crate::session::Session::new(play).unwrap()
}

#[test]
fn who_is_alone_with_bots_is_not_asked_where_there_is_only_to_pass() {
    let mut session = alone();
    assert!(session.is_sealed());
    let before = session.scene().awaited;
    assert!(session.let_by(Seat::new(0), 0));
    assert!(before.contains(Seat::new(0)) && !session.scene().awaited.contains(Seat::new(0)));
    assert!(!session.let_by(Seat::new(0), 0), "he has answered");
}

#[test]
fn several_at_one_keyboard_are_all_asked() {
    let mut session =
        crate::session::Session::new(play(found(4, could_only_pass), Lang::En)).unwrap();
    assert!(!session.let_by(Seat::new(0), 0));
}
