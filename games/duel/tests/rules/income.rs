//! Coins that cards bring when they are built.

use crate::common::{build, table};

/// The coins of seat 0 by building the card, and nothing for the rival.
#[track_caller]
fn income(card: &str, own: &str) -> u16 {
    let rival = "cards 1: drying_room brickyard archery_range brewery; built 1: sphinx piraeus";
    let mut t = table(&format!("{own}; {rival}; coins: 90 0; open: {card}"));
    let before = t.coins()[0] - t.price(&build(card)) as u16;
    t.play(build(card));
    assert_eq!(t.coins()[1], 0);
    t.coins()[0] - before
}

#[test]
fn tavern_and_brewery_bring_4_and_6() {
    for (card, coins) in [("tavern", 4), ("brewery", 6)] {
        let mut t = table(&format!("coins: 0 0; open: {card}"));
        assert_eq!(t.play(build(card)).coins(), [coins, 0]);
    }
}

#[test]
fn chamber_of_commerce_brings_3_for_each_grey_card() {
    assert_eq!(income("chamber_of_commerce", ""), 0);
    assert_eq!(income("chamber_of_commerce", "cards 0: press quarry"), 3);
    assert_eq!(income("chamber_of_commerce", "cards 0: press glassworks glassblower"), 9);
}

#[test]
fn port_brings_2_for_each_brown_card() {
    assert_eq!(income("port", "cards 0: press"), 0);
    assert_eq!(income("port", "cards 0: quarry sawmill"), 4, "cards, not resources");
}

#[test]
fn armory_brings_1_for_each_red_card() {
    assert_eq!(income("armory", ""), 0);
    assert_eq!(income("armory", "cards 0: walls stable arsenal"), 3);
}

#[test]
fn lighthouse_brings_1_for_each_yellow_card_and_counts_itself() {
    assert_eq!(income("lighthouse", ""), 1);
    assert_eq!(income("lighthouse", "cards 0: forum customs_house"), 3);
    assert_eq!(income("lighthouse", "cards 0: tavern"), 2, "by its chain too");
}

#[test]
fn arena_brings_2_for_each_wonder_that_stands() {
    assert_eq!(income("arena", "wonders 0: colossus"), 0);
    assert_eq!(income("arena", "built 0: pyramids colossus; wonders 0: mausoleum"), 4);
}

#[test]
fn each_of_the_five_is_worth_3_points() {
    for card in ["chamber_of_commerce", "port", "armory", "lighthouse", "arena"] {
        let t = table(&format!("cards 0: {card}"));
        assert_eq!(t.part(0, "yellow"), 3, "{card}");
    }
}
