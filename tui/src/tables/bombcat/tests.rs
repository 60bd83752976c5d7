//! Bomb Cat on the screen, at positions that games of simple players come to.

use crate::testing::{Player, assert_no_gap};
use crate::{Play, Sitter};
use catalog::{Catalog, Table};
use engine::{Seat, Seed, Setup, Status};
use insta::assert_snapshot;
use serde_json::{Value, json};
use texts::Lang;

fn play(table: Box<dyn Table>, options: &Value, lang: Lang) -> Play {
    let catalog = Catalog::built_in().unwrap();
    let cards = catalog.game("bombcat").unwrap().cards_at(options, table.seats());
    let me = Sitter::Human { name: "Ada".to_owned() };
    let bots = (1..table.seats()).map(|_| Sitter::Bot { name: "random".to_owned() });
    Play { sitters: [me].into_iter().chain(bots).collect(), table, cards, modules: vec![], lang }
}

/// Lets bots play until the first seat is asked in a position like this.
fn found(options: &Value, seats: u8, stop: impl Fn(&dyn Table) -> bool) -> Box<dyn Table> {
    let catalog = Catalog::built_in().unwrap();
    for seed in 0..200 {
        let seed = Seed::from_number(seed);
        let setup = Setup { options: options.clone(), seats, seed, random: vec![] };
        let mut table = catalog.game("bombcat").unwrap().create(&setup).unwrap();
        while let Status::Awaiting(awaited) = table.status() {
            if awaited.contains(Seat::new(0)) && stop(&*table) {
                return table;
            }
            let seat = awaited.first().unwrap();
            let batch = table.choose(seat, "random", None).unwrap();
            table.play(seat, &batch, 0).unwrap();
        }
    }
    panic!("no game comes to that");
}

fn asked(table: &dyn Table) -> String {
    table.question(Seat::new(0)).map_or_else(String::new, |question| question.note.code.to_string())
}

fn screens(name: &str, options: &Value, seats: u8, stop: impl Fn(&dyn Table) -> bool + Copy) {
    for (lang, short) in [(Lang::En, "en"), (Lang::ZhCn, "zh")] {
        let table = found(options, seats, stop);
        let mut player = Player::new(play(table, options, lang));
        let screen = player.small();
        assert_no_gap(&screen);
        assert_snapshot!(format!("{name}_{short}"), screen);
    }
}

#[test]
fn a_turn_of_three() {
    screens("turn_of_three", &json!({}), 3, |table| {
        asked(table) == "turn" && table.view(engine::Viewer::Public)["turn"] == 7
    });
}

#[test]
fn a_turn_of_ten_with_heroes() {
    let options = json!({ "heroes": "base", "extras": true });
    screens("turn_of_ten", &options, 10, |table| {
        let view = table.view(engine::Viewer::Public);
        asked(table) == "turn" && view["turn"].as_u64() > Some(12)
    });
}

/// A table to which somebody has brought a card.
fn with_module(lang: Lang) -> Play {
    let card = json!({
        "v": 1, "id": "naps", "name": { "en": "Naps", "zh": "午睡" },
        "cards": [{ "id": "sunbeam", "class": "func", "name": { "en": "Sunbeam", "zh": "阳光" }, "grants": ["bask"] }],
        "actions": [{
            "id": "bask", "name": { "en": "Bask", "zh": "晒太阳" }, "kind": "play", "cond": { "k": "my_turn" },
            "costs": [[{ "op": "use", "what": { "k": "c_def", "id": "sunbeam" } }]],
            "do": [{ "k": "end_turn" }],
        }],
    });
    let options = json!({ "modules": [card] });
    let table = found(&options, 2, |table| asked(table) == "turn");
    let document = Catalog::built_in().unwrap().game("bombcat").unwrap().document(&card).unwrap();
    Play { modules: vec![document.hash], ..play(table, &options, lang) }
}

#[test]
fn regression_what_players_have_brought_can_be_read_at_a_table_of_ones_own() {
    for (lang, short, typed) in [(Lang::En, "en", ":modules\n"), (Lang::ZhCn, "zh", ":自制\n")] {
        let mut player = Player::new(with_module(lang));
        let before = player.small();
        assert_snapshot!(format!("modules_{short}"), player.press(typed).small());
        assert_eq!(player.press("\x1b").small(), before);
        assert!(player.press("?↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓").small().contains(typed.trim_end()));
        let mut output = Vec::new();
        let input = format!("{typed}q\n");
        crate::play_plain(with_module(lang), &mut input.as_bytes(), &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        assert_no_gap(&output);
        assert_snapshot!(format!("modules_in_lines_{short}"), output);
    }
    // Where nobody has brought anything, that is said.
    let table = found(&json!({}), 2, |table| asked(table) == "turn");
    let mut player = Player::new(play(table, &json!({}), Lang::En));
    assert!(player.press(":modules\n").small().contains("No cards made by players"));
}

#[test]
fn regression_a_long_question_is_asked_to_its_end() {
    let options = json!({});
    let table = || {
        found(&options, 4, |table| {
            let question = table.question(Seat::new(0));
            let victim = question.map(|question| question.note.to_string());
            asked(table) == "answer" && victim.is_some_and(|words| words.contains("victim"))
        })
    };
    let mut long = play(table(), &options, Lang::En);
    for sitter in &mut long.sitters {
        if let Sitter::Human { name } = sitter {
            *name = "Wilhelmina of the Lake".into();
        }
    }
    let screen = Player::new(long).small();
    let words: Vec<&str> = screen.split_whitespace().collect();
    assert!(words.join(" ").contains("is about to take effect. Do you answer? ─"), "{screen}");
}

#[test]
fn something_to_answer() {
    screens("answer", &json!({}), 4, |table| {
        let can_veto = table.choices(Seat::new(0)).len() > 1;
        asked(table) == "answer" && can_veto
    });
}
