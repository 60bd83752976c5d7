//! The start: R58 to R60, and the deck of D11.

use crate::common::desk::{DATA, table};
use bombcat::{BombCat, Options};
use engine::{Match, Seed, Setup, Viewer};
use serde_json::json;

fn dealt(seats: u8, options: Options, seed: u64) -> Match<BombCat> {
    let setup = Setup { options, seats, seed: Seed::from_number(seed), random: Vec::new() };
    Match::new(&*DATA, &setup).expect("such a table can be opened")
}

#[test]
fn r058_heroes_are_chosen_or_given() {
    let options = Options { heroes: bombcat::options::Heroes::Base, ..Options::default() };
    let mut game = dealt(3, options, 1);
    let seats = [0, 1, 2].map(engine::Seat::new);
    for seat in seats {
        assert_eq!(game.actions(seat).len(), 3, "everybody chooses one of three");
        let action = game.actions(seat)[0];
        game.play(seat, &[action], 0).expect("it can be chosen");
    }
    let view = serde_json::to_value(game.view(Viewer::Public)).expect("a view");
    assert!(
        view["players"].as_array().expect("players").iter().all(|player| !player["hero"].is_null())
    );
    // A hero that a player has written sits down like any other.
    let own = json!({"id": "hero.own", "actions": [{"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "do": []}]});
    let desk = table(&["", ""]).hero_with(0, own).begin();
    assert!(desk.can(0, "use x"));
    assert_eq!(desk.view(1)["players"][0]["hero"], "#module.hero.own");
}

#[test]
fn r059_d11_hands_are_dealt_without_bombs_and_with_one_rescue_each() {
    for (seats, deck) in
        [(2, 36), (3, 34), (4, 30), (5, 26), (6, 49), (7, 45), (8, 66), (9, 62), (10, 58)]
    {
        let game = dealt(seats, Options::default(), u64::from(seats));
        let state = game.state_json();
        let names = |value: &serde_json::Value, name: &str| {
            value.as_array().expect("cards").iter().filter(|card| *card == &json!(name)).count()
        };
        let size = |value: &serde_json::Value| value.as_array().expect("cards").len();
        assert_eq!(size(&state["deck"]), deck, "{seats} players");
        assert_eq!(names(&state["deck"], "#ticker"), usize::from(seats) - 1);
        for hand in state["hands"].as_array().expect("hands") {
            assert_eq!((size(hand), names(hand, "#ticker"), names(hand, "#lullaby")), (5, 0, 1));
        }
    }
}

#[test]
fn r059_the_first_player_is_drawn_and_turns_go_round() {
    let first = |seed| dealt(4, Options::default(), seed).state().seat.index();
    let all: std::collections::BTreeSet<usize> = (0..40).map(first).collect();
    assert_eq!(all.len(), 4);
    let game = dealt(4, Options::default(), 3);
    let bucket: Vec<usize> = game.state().bucket.iter().map(|token| token.seat.index()).collect();
    let start = bucket[0];
    assert_eq!(bucket, (0..4).map(|k| (start + k) % 4).collect::<Vec<_>>());
}

#[test]
fn r060_the_bank_begins_with_one_blank_of_each_name() {
    let game = dealt(2, Options::default(), 1);
    let bank = game.state_json()["bank"].clone();
    assert_eq!(bank, json!(["#lantern", "#button", "#teapot", "#drizzle", "#parcel"]));
}
