//! Cards that no faction has, so that what cards rarely do can be done at will: counters, and every way out of play.

use crate::properties::driver::Game;
use engine::{Files, Rules, Seat};
use serde_json::{Value, json};
use smashup::SmashUp;
use smashup::data::{Data, Kind};
use std::sync::{Arc, LazyLock};

/// The built-in cards, with the laboratory in the place of the aliens.
pub(crate) static LAB: LazyLock<Arc<Data>> = LazyLock::new(|| {
    let mut files = Files::built_in(SmashUp::FILES);
    let cards = [minions(), counters(), ways_out()].concat();
    files.replace("aliens.json", Value::Array(cards).to_string()).expect("the aliens have a file");
    SmashUp::load(&files).expect("the laboratory can be read")
});

fn minions() -> Vec<Value> {
    vec![
        json!({"id": "lab_nobody", "kind": "minion", "count": 1, "power": 0}),
        json!({"id": "lab_somebody", "kind": "minion", "count": 4, "power": 3}),
        // Power of its player alone, which needs no minion.
        json!({"id": "lab_flag", "kind": "on_base", "count": 1, "abilities": [
            {"static": {"player_power": 2}}
        ]}),
    ]
}

fn action(id: &str, steps: Value) -> Value {
    json!({"id": id, "kind": "action", "count": 1, "abilities": [{"on": "play", "do": steps}]})
}

fn counters() -> Vec<Value> {
    let one = json!({"pick": {"things": {}}});
    let on_picked = |n: i8| json!({"counters": {"what": "picked", "n": n}});
    let on_all = |n: i8| json!({"counters": {"what": {"all": {}}, "n": n}});
    vec![
        action("lab_grow_1", json!([one, on_picked(1)])),
        action("lab_grow_3", json!([one, on_picked(3)])),
        action("lab_shrink_1", json!([one, on_picked(-1)])),
        action("lab_shrink_2", json!([one, on_picked(-2)])),
        action("lab_shrink_9", json!([one, on_picked(-9)])),
        action("lab_grow_two", json!([{"pick": {"things": {"n": "0..2"}}}, on_picked(2)])),
        action("lab_grow_all", json!([on_all(1)])),
        action("lab_shrink_all", json!([on_all(-2)])),
    ]
}

fn ways_out() -> Vec<Value> {
    let one = json!({"pick": {"things": {}}});
    vec![
        action("lab_destroy", json!([one, {"destroy": "picked"}])),
        action("lab_return", json!([one, {"return": "picked"}])),
        action("lab_bottom", json!([one, {"bottom": "picked"}])),
        action("lab_shuffle_in", json!([one, {"shuffle_in": "picked"}])),
        action("lab_destroy_two", json!([{"pick": {"things": {"n": 2}}}, {"destroy": "picked"}])),
        action("lab_extra", json!([{"extra": {"n": 2}}])),
    ]
}

impl Game {
    /// A crowded table at which the first player has the laboratory, all its actions in hand, and may play them all.
    pub(crate) fn in_the_lab(factions: &[&str], seats: u8, seed: u64) -> Game {
        let mut game = Game::with(&LAB, &["aliens"], factions, seats, seed);
        game.start_playing().crowd(4, 3).swing();
        let lab = LAB.faction_named("aliens").expect("the laboratory");
        let is_tool = |card| LAB.face(card).faction == lab && LAB.face(card).kind == Kind::Action;
        let first = Seat::new(0);
        while game.take_in_hand(first, is_tool).is_some() {}
        game.edit(|state| state.players[0].actions = 20);
        game
    }
}
