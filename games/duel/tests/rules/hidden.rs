//! What nobody knows, and that nothing tells it.

use crate::common::{DATA, build, discard, random_games, table, wonder};
use duel::data::Color;
use duel::{Action, Duel, State};
use engine::{Card, FastChance, Rules, Viewer, rules};
use serde_json::json;

/// The cards that lie face down now.
fn face_down(state: &State) -> Vec<Card> {
    let hidden = state.left.without(state.shown);
    hidden.iter().map(|place| state.structure()[usize::from(place)].card()).collect()
}

#[test]
fn a_face_down_card_is_refused_exactly_like_one_that_is_not_there() {
    let mut seen = 0;
    random_games(10, |t| {
        let state = t.state();
        if t.over() || state.age == 0 {
            return;
        }
        let wonders = state.mine().wonders.iter().map(|id| id.card()).collect::<Vec<_>>();
        let rules = t.game.rules();
        let boxed: Vec<Card> = (0..DATA.cards.len())
            .map(Card::new)
            .filter(|card| state.structure().iter().all(|id| id.card() != *card))
            .collect();
        for hidden in face_down(state) {
            seen += 1;
            for absent in [boxed[0], boxed[boxed.len() - 1], Card::new(60_000)] {
                let refused =
                    |action: Action| rules.check(state, state.current, &action).unwrap_err();
                assert_eq!(
                    refused(Action::Build { card: hidden }),
                    refused(Action::Build { card: absent })
                );
                assert_eq!(
                    refused(Action::Discard { card: hidden }),
                    refused(Action::Discard { card: absent })
                );
                for &wonder in &wonders {
                    assert_eq!(
                        refused(Action::BuildWonder { wonder, card: hidden }),
                        refused(Action::BuildWonder { wonder, card: absent })
                    );
                }
            }
        }
    });
    assert!(seen > 1_000, "{seen}");
}

#[test]
fn no_face_down_card_and_none_to_come_is_named_to_anybody() {
    random_games(10, |t| {
        let state = t.state();
        let view = t.view().to_string();
        let to_come = state.ages[usize::from(state.age)..].iter().flatten().map(|id| id.card());
        for card in face_down(state).into_iter().chain(to_come) {
            let name = format!("\"#{}\"", t.game.rules().card_name(card).unwrap());
            assert!(!view.contains(&name), "{name}: {view}");
        }
    });
}

#[test]
fn no_price_shows_what_lies_face_down() {
    random_games(5, |t| {
        for place in t.view()["places"].as_array().unwrap() {
            if place["open"] == json!(false) {
                assert_eq!(place["prices"], json!(null));
            }
        }
    });
}

#[test]
fn the_backs_of_guilds_are_seen() {
    let mut backs = 0;
    random_games(10, |t| {
        let state = t.state();
        for (place, view) in t.view()["places"].as_array().unwrap().iter().enumerate() {
            if view.is_null() {
                continue;
            }
            let card = &DATA.cards[state.structure()[place].index()];
            assert_eq!(view["guild"], json!(card.color == Color::Guild));
            backs += usize::from(view["guild"] == json!(true) && view["card"].is_null());
        }
    });
    assert!(backs > 50, "{backs}");
}

#[test]
fn the_quote_says_how_many_cards_will_be_turned_up_and_not_which() {
    let t = table("lay: 18=palace 15=?academy; coins: 99 7");
    let quote = t.quote(&discard("palace"));
    assert!(quote.contains(&("reveals".to_owned(), json!({ "cards": 2 }))), "{quote:?}");
    assert!(!json!(quote).to_string().contains("academy"));
}

/// The deal of another world with the same open cards changes nothing that is told; the engine's suite tries
/// this on whole games, here are the cards by name.
#[test]
fn another_card_face_down_changes_nothing_for_the_players() {
    let world = |one: &str, two: &str| {
        let places = format!("lay: 18=palace 19=study 15=?{one} 16=?{two}");
        table(&format!("wonders 0: pyramids; coins: 99 7; {places}"))
    };
    let (one, two) = (world("academy", "obelisk"), world("obelisk", "academy"));
    assert_ne!(one.digest(), two.digest());
    assert_eq!(one.view(), two.view());
    assert_eq!(one.legal(), two.legal());
    for action in [build("palace"), discard("palace"), wonder("pyramids", "palace")] {
        assert_eq!(one.quote(&action), two.quote(&action));
    }
    for name in ["academy", "obelisk"] {
        for action in [build(name), discard(name), wonder("pyramids", name)] {
            assert_eq!(one.clone().refusal(action.clone()), two.clone().refusal(action));
        }
    }
}

#[test]
fn a_resampled_world_keeps_guilds_where_their_backs_are() {
    let mut dice = FastChance::new(1);
    random_games(5, |t| {
        let mut other = *t.state();
        t.game.rules().resample(&mut other, Viewer::Public, &mut dice);
        let is_guild = |state: &State, place: u8| {
            let card = state.structure()[usize::from(place)];
            DATA.cards[card.index()].color == Color::Guild
        };
        for place in t.state().left.iter() {
            assert_eq!(is_guild(t.state(), place), is_guild(&other, place));
        }
    });
}

#[test]
fn regression_a_position_with_a_card_dug_out_from_under_another_was_accepted() {
    let t = table("age: 3; open: palace senate academy study");
    let mut position = t.game.state_json();
    let left: Vec<u8> = serde_json::from_value(position["left"].clone()).unwrap();
    position["left"] = json!(left.into_iter().filter(|place| *place > 4).collect::<Vec<_>>());
    position["shown"] = json!((0..20).collect::<Vec<_>>());
    let error = rules::read_state::<Duel>(t.game.rules(), &position).unwrap_err();
    assert_eq!(error.to_string(), "a card was taken from under another");
}
