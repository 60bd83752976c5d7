//! The progress tokens, beyond their rulings.

use crate::common::{Table, build, destroy, discard, revive, table, take, wonder};
use serde_json::json;

/// Seat 0 takes this token by a pair.
fn taken(token: &str, rest: &str) -> Table {
    let mut t = table(&format!(
        "cards 0: academy theater; board: {token}; coins: 10 7; open: study gardens; {rest}"
    ));
    let before = t.coins()[0] - t.price(&build("study")) as u16;
    t.play(build("study"));
    assert_eq!(t.coins()[0], before);
    t.play(take(token));
    t
}

#[test]
fn agriculture_brings_6_coins_and_4_points() {
    let t = taken("agriculture", "");
    assert_eq!((t.coins()[0], t.part(0, "tokens")), (8, 4));
}

#[test]
fn philosophy_brings_7_points() {
    let t = taken("philosophy", "");
    assert_eq!((t.coins()[0], t.part(0, "tokens")), (2, 7));
}

#[test]
fn mathematics_brings_3_points_for_each_token_and_counts_itself() {
    assert_eq!(taken("mathematics", "").part(0, "tokens"), 3);
    let t = table("tokens 0: mathematics law strategy; tokens 1: economy");
    assert_eq!((t.part(0, "tokens"), t.part(1, "tokens")), (9, 0));
    let t = table("tokens 0: mathematics philosophy agriculture");
    assert_eq!(t.part(0, "tokens"), 9 + 7 + 4);
}

#[test]
fn tokens_without_points_bring_none() {
    let t = table("tokens 0: architecture economy law masonry strategy theology urbanism");
    assert_eq!(t.part(0, "tokens"), 0);
}

#[test]
fn urbanism_pays_for_chains_and_for_nothing_else() {
    let own = "tokens 0: urbanism; cards 0: theater; coins: 9 7";
    let mut t = table(&format!("{own}; open: statue temple"));
    assert_eq!(t.play(build("statue")).coins()[0], 13);
    assert_eq!(t.told("coins_gained"), [json!({ "seat": 0, "coins": 4 })]);
    let mut t = table(&format!("{own}; open: statue temple"));
    assert_eq!(t.play(build("temple")).coins()[0], 5, "a card that is paid for");
    let mut t = table("tokens 0: urbanism; coins: 9 7; open: glassblower");
    assert_eq!(t.play(build("glassblower")).coins()[0], 9, "a card that costs nothing anyway");
    let free = "tokens 0: urbanism masonry; cards 0: lumber_yard; coins: 9 7; open: rostrum";
    assert_eq!(table(free).play(build("rostrum")).coins()[0], 9, "a card that has become free");
    let mut t = table("tokens 1: urbanism; cards 0: theater; coins: 9 7; open: statue");
    assert_eq!(t.play(build("statue")).coins(), [9, 7], "nor does it pay for the rival's");
}

#[test]
fn urbanism_is_not_paid_for_a_card_of_the_discard_pile() {
    let mut t = table(
        "tokens 0: urbanism; cards 0: scriptorium; wonders 0: mausoleum; discarded: library;
         coins: 10 7; open: palace",
    );
    t.play(wonder("mausoleum", "palace")).play(revive("library"));
    assert_eq!(t.coins()[0], 0);
}

#[test]
fn urbanism_pays_for_a_chain_before_the_card_does() {
    let mut t = table("tokens 0: urbanism; cards 0: tavern; coins: 0 7; open: lighthouse");
    t.play(build("lighthouse"));
    assert_eq!(t.happened(), "card_built coins_gained coins_gained turn_began");
    assert_eq!(t.coins()[0], 4 + 2);
}

#[test]
fn strategy_taken_by_a_pair_counts_from_the_next_red_card() {
    let mut t = table(
        "cards 0: laboratory walls; board: strategy; pawn: 2; coins: 99 7; open: observatory circus",
    );
    t.play(build("observatory"));
    assert_eq!(t.asked(), "turn", "a globe is no pair");
    let mut t = table(
        "cards 0: university walls; board: strategy; pawn: 2; coins: 99 7; open: observatory circus",
    );
    t.play(build("observatory")).play(take("strategy"));
    assert_eq!(t.pawn(), 2);
    t.pass().play(build("circus"));
    assert_eq!((t.pawn(), t.told("pawn_moved")[0]["shields"].clone()), (5, json!(3)));
}

#[test]
fn strategy_does_nothing_for_cards_without_shields_or_for_wonders() {
    let own = "tokens 0: strategy; coins: 99 7";
    let mut t = table(&format!("{own}; open: palace"));
    assert_eq!(t.play(build("palace")).pawn(), 0);
    for (built, pawn) in [("colossus", 2), ("statue_of_zeus", 1), ("circus_maximus", 1)] {
        let mut t = table(&format!("{own}; wonders 0: {built}; open: palace"));
        assert_eq!(t.play(wonder(built, "palace")).pawn(), pawn, "{built}");
    }
}

#[test]
fn strategy_is_for_chains_too() {
    let mut t = table("tokens 0: strategy; cards 0: stable; coins: 0 7; open: horse_breeders");
    assert_eq!(t.play(build("horse_breeders")).pawn(), 2);
}

#[test]
fn theology_is_for_the_owner_alone() {
    let mut t = table("tokens 1: theology; wonders 0: pyramids; coins: 99 7; open: palace");
    assert_eq!(t.play(wonder("pyramids", "palace")).current(), 1);
}

#[test]
fn theology_gives_a_turn_after_every_choice_of_the_wonder() {
    let mut t = table(
        "tokens 0: theology; wonders 0: circus_maximus mausoleum; cards 1: press; coins: 99 7;
         open: palace senate",
    );
    t.play(wonder("circus_maximus", "palace"));
    assert_eq!((t.asked().as_str(), t.current()), ("destroy", 0));
    t.play(destroy("press"));
    assert_eq!((t.asked().as_str(), t.current()), ("turn", 0));
    t.play(wonder("mausoleum", "senate")).play(revive("press"));
    assert_eq!((t.asked().as_str(), t.current()), ("turn", 0));
}

#[test]
fn theology_gives_no_turn_for_cards() {
    let mut t = table("tokens 0: theology; coins: 99 7; open: palace senate");
    assert_eq!(t.play(build("palace")).current(), 1);
    let mut t = table("tokens 0: theology; open: palace");
    assert_eq!(t.play(discard("palace")).current(), 1);
}

#[test]
fn theology_taken_in_an_extra_turn_counts_from_the_next_wonder() {
    let mut t = table(
        "cards 0: university; wonders 0: sphinx pyramids; board: theology; coins: 99 7;
         open: palace observatory senate",
    );
    t.play(wonder("sphinx", "palace"));
    assert_eq!(t.current(), 0);
    t.play(build("observatory")).play(take("theology"));
    assert_eq!(t.current(), 1, "the extra turn is over");
    t.pass().play(wonder("pyramids", "senate"));
    assert_eq!(t.current(), 0);
}

#[test]
fn economy_pays_at_once_and_its_owner_can_lose_it_to_loot() {
    let mut t = table("tokens 1: economy; pawn: 2; coins: 99 0; open: arsenal");
    t.play(build("arsenal"));
    assert_eq!(t.happened(), "card_built trade_earned pawn_moved looted turn_began");
    assert_eq!(t.coins(), [89, 8]);
}

#[test]
fn economy_earns_nothing_when_nothing_is_traded() {
    let mut t =
        table("tokens 1: economy; cards 0: shelf_quarry glassworks; coins: 9 0; open: obelisk");
    t.play(build("obelisk"));
    assert_eq!((t.coins(), t.has_happened("trade_earned")), ([9, 0], false));
}
