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
    Play { sitters: [me].into_iter().chain(bots).collect(), table, cards, lang }
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

#[test]
fn something_to_answer() {
    screens("answer", &json!({}), 4, |table| {
        let can_veto = table.choices(Seat::new(0)).len() > 1;
        asked(table) == "answer" && can_veto
    });
}
