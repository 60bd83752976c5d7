//! A turn: one open card is built, discarded, or laid under a wonder.

use crate::common::{DATA, build, discard, table, wonder};
use serde_json::json;

#[test]
fn a_built_card_is_paid_for_and_comes_to_the_city() {
    let mut t = table("coins: 9 7; open: customs_house");
    t.play(build("customs_house"));
    assert_eq!((t.coins(), t.cards(0).as_str(), t.current()), ([5, 7], "customs_house", 1));
    assert_eq!(t.refused(build("customs_house")), "not_in_structure");
}

#[test]
fn a_card_that_is_too_dear_is_refused_with_the_figures() {
    let mut t = table("coins: 7 7; open: pretorium");
    let refusal = t.refusal(build("pretorium"));
    assert_eq!(refusal.code, "not_enough_coins");
    assert_eq!(json!(refusal.figures), json!({ "need": 8, "have": 7 }));
    let mut t = table("coins: 8 7; open: pretorium");
    t.play(build("pretorium"));
    assert_eq!(t.coins()[0], 0);
}

#[test]
fn a_discarded_card_brings_2_coins_and_1_for_each_own_yellow_card() {
    for (yellow, coins) in
        [("", 2), ("tavern", 3), ("tavern forum brewery", 5), ("theater quarry", 2)]
    {
        let mut t =
            table(&format!("cards 0: {yellow}; cards 1: caravansery; coins: 0 0; open: palace"));
        t.play(discard("palace"));
        assert_eq!(t.coins(), [coins, 0], "{yellow}");
        assert_eq!((t.names("/discarded").as_str(), t.current()), ("palace", 1));
    }
}

#[test]
fn a_discarded_yellow_card_does_not_count_itself() {
    let mut t = table("cards 0: tavern; coins: 0 0; open: port");
    t.play(discard("port"));
    assert_eq!(t.coins()[0], 3);
}

#[test]
fn everybody_sees_the_discard_pile() {
    let mut t = table("discarded: theater; open: palace");
    t.play(discard("palace"));
    assert_eq!(t.view()["discarded"], json!(["#theater", "#palace"]));
}

#[test]
fn a_wonder_is_paid_for_and_the_card_is_gone() {
    let mut t = table("wonders 0: pyramids colossus; coins: 9 7; open: palace");
    t.play(wonder("pyramids", "palace"));
    assert_eq!((t.coins(), t.current()), ([1, 7], 1));
    assert_eq!(t.names("/cities/0/built"), "pyramids");
    assert_eq!(t.names("/cities/0/wonders"), "colossus");
    assert_eq!((t.cards(0).as_str(), t.names("/discarded").as_str()), ("", ""));
    assert_eq!(t.refused(build("palace")), "not_in_structure");
}

#[test]
fn any_open_card_can_lie_under_a_wonder_however_dear_it_is() {
    let t = table("wonders 0: pyramids; coins: 8 7; open: palace town_hall arsenal");
    for card in ["palace", "town_hall", "arsenal"] {
        assert!(t.legal().contains(&wonder("pyramids", card)), "{card}");
        assert!(!t.legal().contains(&build(card)), "{card}");
    }
}

#[test]
fn a_card_is_open_when_nothing_lies_on_it_any_more() {
    let mut t = table("lay: 2=academy 3=study 0=palace 1=senate; coins: 0 0");
    assert_eq!(t.state().open.iter().collect::<Vec<_>>(), [2, 3]);
    assert_eq!(t.refused(build("palace")), "covered");
    assert_eq!(t.refused(discard("senate")), "covered");
    t.play(discard("academy"));
    assert_eq!(t.refused(discard("palace")), "covered", "one card still lies on it");
    t.play(discard("study"));
    assert_eq!(t.legal(), [discard("palace"), discard("senate")]);
}

#[test]
fn taking_both_cards_above_opens_the_one_below_and_turns_it_up() {
    let mut t = table("lay: 18=palace 19=senate 15=?academy 16=?study 17=?obelisk; coins: 0 0");
    t.play(discard("palace"));
    assert_eq!(t.told("card_revealed"), [json!({ "place": 15, "card": "#academy" })]);
    assert_eq!(t.refused(discard("study")), "not_in_structure");
    t.play(discard("senate"));
    let revealed =
        [json!({ "place": 16, "card": "#study" }), json!({ "place": 17, "card": "#obelisk" })];
    assert_eq!(t.told("card_revealed"), revealed);
    assert!(t.legal().contains(&discard("study")));
}

#[test]
fn an_unaffordable_wonder_is_refused_with_the_figures() {
    let mut t = table("wonders 0: pyramids; coins: 7 7; open: palace");
    let refusal = t.refusal(wonder("pyramids", "palace"));
    assert_eq!(json!(refusal.figures), json!({ "need": 8, "have": 7 }));
}

/// Each card and the one that makes it free.
const CHAINS: [(&str, &str); 17] = [
    ("stable", "horse_breeders"),
    ("garrison", "barracks"),
    ("palisade", "fortifications"),
    ("scriptorium", "library"),
    ("pharmacist", "dispensary"),
    ("theater", "statue"),
    ("altar", "temple"),
    ("baths", "aqueduct"),
    ("tavern", "lighthouse"),
    ("archery_range", "siege_workshop"),
    ("parade_ground", "circus"),
    ("school", "university"),
    ("laboratory", "observatory"),
    ("statue", "gardens"),
    ("temple", "pantheon"),
    ("rostrum", "senate"),
    ("brewery", "arena"),
];

#[test]
fn a_chain_makes_a_card_free_with_its_coins() {
    for (from, card) in CHAINS {
        let mut t = table(&format!("cards 0: {from}; coins: 0 0; open: {card}"));
        t.play(build(card));
        assert_eq!(t.told("card_built")[0]["chain"], json!(true), "{card}");
        assert_eq!(t.told("card_built")[0]["coins"], json!(0), "{card}");
        let mut t = table(&format!("cards 1: {from}; coins: 0 0; open: {card}"));
        assert_eq!(t.refused(build(card)), "not_enough_coins", "{from} is the rival's");
    }
    let chained = DATA.cards.iter().filter(|card| card.chain.is_some()).count();
    assert_eq!(chained, CHAINS.len());
}

#[test]
fn a_chain_from_a_card_under_a_wonder_or_in_the_discard_pile_is_none() {
    let mut t = table("discarded: theater; coins: 0 0; open: statue");
    assert_eq!(t.refused(build("statue")), "not_enough_coins");
}

#[test]
fn a_chain_pays_nothing_to_the_owner_of_economy() {
    let mut t = table("cards 0: theater; tokens 1: economy; coins: 9 0; open: statue");
    t.play(build("statue"));
    assert_eq!(t.coins(), [9, 0]);
}
