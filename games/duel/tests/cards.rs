//! The data files: that they hold exactly what the game has, what is said of mistakes, and what can be added.

mod added;
mod mistakes;

use crate::common::DATA;
use duel::Duel;
use duel::data::{CardEntry, Color, Cost, Effect};
use engine::{Files, Rules};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

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

/// The entry of this name.
fn entry<'a>(list: &'a mut Value, id: &str) -> &'a mut Value {
    let list = list.as_array_mut().expect("a list");
    list.iter_mut().find(|entry| entry["id"] == id).expect("an entry of this name")
}
