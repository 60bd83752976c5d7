//! The deal and the draft of wonders.

use crate::common::{DATA, Table, dealt, draft, random_games};
use duel::data::Color;
use duel::sets::Id;
use duel::{Duel, First, Options};
use engine::{OptionsError, rules};
use serde_json::json;
use std::collections::BTreeSet;

/// Drafts the first wonder of the offer.
fn take_one(t: &mut Table) {
    let action = t.actions()[0];
    t.act(action);
}

/// Who drafts, wonder by wonder, and who then begins.
fn order(first: First) -> (Vec<usize>, Table) {
    let mut t = dealt(first, 3);
    let mut seats = Vec::new();
    while t.asked() == "draft" {
        seats.push(t.current());
        take_one(&mut t);
    }
    (seats, t)
}

#[test]
fn the_first_player_drafts_1_4_6_7_and_the_second_2_3_5_8() {
    let (seats, t) = order(First::Seat1);
    assert_eq!(seats, [0, 1, 1, 0, 1, 0, 0, 1]);
    assert_eq!((t.state().age, t.current()), (1, 0), "the first player begins the first age");
    let (seats, t) = order(First::Seat2);
    assert_eq!(seats, [1, 0, 0, 1, 0, 1, 1, 0]);
    assert_eq!((t.state().age, t.current()), (1, 1));
}

#[test]
fn who_is_first_is_drawn_unless_it_is_said() {
    let firsts: BTreeSet<usize> =
        (0..30).map(|seed| dealt(First::Random, seed).state().first.index()).collect();
    assert_eq!(firsts.len(), 2);
    for seed in 0..30 {
        assert_eq!(dealt(First::Seat1, seed).state().first.index(), 0);
        assert_eq!(dealt(First::Seat2, seed).state().first.index(), 1);
    }
}

#[test]
fn four_wonders_are_laid_out_and_four_more_when_they_are_gone() {
    let mut t = dealt(First::Seat1, 3);
    let begun = t.events();
    assert_eq!(begun.len(), 1);
    assert_eq!(begun[0].0, "wonders_shown");
    let later = t.names("/rounds/1");
    for left in [4, 3, 2, 1] {
        let view = t.view();
        assert_eq!(view["offer"].as_array().unwrap().len(), left);
        for wonder in later.split(' ') {
            assert!(!view.to_string().contains(wonder), "{wonder} is not known yet");
            assert_eq!(t.refused(draft(wonder)), "not_offered");
        }
        take_one(&mut t);
    }
    assert_eq!(t.happened(), "wonder_drafted wonders_shown draft_passed");
    assert_eq!(t.view()["offer"].as_array().unwrap().len(), 4);
    for left in [3, 2, 1] {
        take_one(&mut t);
        assert_eq!(t.legal().len(), left);
    }
    take_one(&mut t);
    assert_eq!(t.happened(), "wonder_drafted age_began turn_began");
    assert_eq!((t.city(0).wonders.len(), t.city(1).wonders.len()), (4, 4));
    assert_eq!(t.view()["offer"], json!([]));
}

#[test]
fn a_wonder_is_drafted_once_and_only_from_the_offer() {
    let mut t = dealt(First::Seat1, 3);
    let names = t.names("/rounds/0");
    let wonder = names.split(' ').next().unwrap();
    t.play(draft(wonder));
    assert_eq!(t.refused(draft(wonder)), "not_offered");
    assert_eq!(t.refused(draft("palace")), "not_offered", "which is no wonder");
}

#[test]
fn each_city_begins_with_7_coins_and_nothing_else() {
    for city in &dealt(First::Random, 1).state().cities {
        assert_eq!(city.coins, 7);
        assert!(city.cards.is_empty() && city.wonders.is_empty() && city.built.is_empty());
        assert!(city.tokens.is_empty());
    }
}

#[test]
fn five_tokens_lie_on_the_board_and_five_stay_in_the_box() {
    for seed in 0..20 {
        let t = dealt(First::Random, seed);
        assert_eq!(t.state().board.len(), 5);
        assert_eq!(t.game.rules().boxed_tokens(t.state()).len(), 5);
    }
}

#[test]
fn twenty_cards_of_its_own_lie_in_each_age_with_three_guilds_in_the_last() {
    for seed in 0..50 {
        let t = dealt(First::Random, seed);
        for (age, places) in (1..).zip(&t.state().ages) {
            let cards: Vec<_> = places.iter().map(|id| &DATA.cards[id.index()]).collect();
            assert!(cards.iter().all(|card| card.age == age));
            let guilds = cards.iter().filter(|card| card.color == Color::Guild).count();
            assert_eq!(guilds, if age == 3 { 3 } else { 0 });
        }
    }
}

#[test]
fn everything_is_dealt_at_times() {
    let (mut cards, mut wonders, mut tokens) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut guilds = BTreeSet::new();
    for seed in 0..100 {
        let t = dealt(First::Random, seed);
        cards.extend(t.state().ages.iter().flatten().map(|id| id.index()));
        wonders.extend(t.state().rounds.iter().flatten().map(|id| id.index()));
        tokens.extend(t.state().board.iter().map(Id::index));
        let is_guild =
            |place: &usize| DATA.cards[t.state().ages[2][*place].index()].color == Color::Guild;
        guilds.extend((0..20).filter(is_guild));
    }
    assert_eq!((cards.len(), wonders.len(), tokens.len()), (73, 12, 10));
    assert_eq!(guilds.len(), 20, "guilds lie anywhere");
}

#[test]
fn the_age_begins_with_its_open_cards_and_the_backs_of_guilds() {
    random_games(5, |t| {
        for told in t.told("age_began") {
            let cards = told["cards"].as_array().unwrap();
            let state = t.state();
            assert_eq!(told["age"], json!(state.age));
            for (place, card) in cards.iter().enumerate() {
                assert_eq!(!card.is_null(), state.shown.contains(place as u8));
            }
            let guilds: Vec<usize> = serde_json::from_value(told["guilds"].clone()).unwrap();
            let hidden_guild = |place: &usize| {
                let card = &DATA.cards[state.structure()[*place].index()];
                card.color == Color::Guild && !state.shown.contains(*place as u8)
            };
            assert_eq!(guilds, (0..20).filter(hidden_guild).collect::<Vec<_>>());
        }
    });
}

#[test]
fn the_game_is_for_two() {
    for seats in [0, 1, 3, 12] {
        let opened = rules::open::<Duel>(&DATA, &Options::default(), seats);
        let error = OptionsError::WrongSeats { min: 2, max: 2, asked: seats };
        assert_eq!(opened.err(), Some(error));
    }
}
