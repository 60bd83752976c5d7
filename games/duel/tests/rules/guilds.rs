//! Guilds: coins when they are built, points at the end, by the city that has more.

use crate::common::{build, discard, table, wonder};

/// A guild, what the cities have, and the coins and points it then brings to seat 0.
fn guild(guild: &str, own: &str, rival: &str) -> (u16, u16) {
    let mut t = table(&format!("{own}; {rival}; coins: 90 0; open: {guild}"));
    let before = t.coins()[0] - t.price(&build(guild)) as u16;
    t.play(build(guild));
    assert_eq!(t.coins()[1], 0, "{guild} gives the rival nothing");
    (t.coins()[0] - before, t.part(0, "guilds"))
}

#[test]
fn merchants_guild_counts_yellow_cards() {
    let few = "cards 0: tavern";
    assert_eq!(guild("merchants_guild", few, "cards 1: forum brewery"), (2, 2));
    assert_eq!(guild("merchants_guild", "cards 0: tavern forum", "cards 1: brewery"), (2, 2));
    assert_eq!(guild("merchants_guild", few, "cards 1: quarry press"), (1, 1));
    assert_eq!(guild("merchants_guild", "", ""), (0, 0));
}

#[test]
fn shipowners_guild_counts_brown_and_grey_cards_of_one_city_together() {
    let own = "cards 0: quarry press";
    assert_eq!(guild("shipowners_guild", own, ""), (2, 2));
    let rival = "cards 1: clay_pool clay_pit lumber_yard";
    assert_eq!(guild("shipowners_guild", own, rival), (3, 3), "not 3 brown and 1 grey");
    let own = "cards 0: quarry press glassworks drying_room";
    assert_eq!(guild("shipowners_guild", own, rival), (4, 4), "not 3 brown and 3 grey");
}

#[test]
fn builders_guild_pays_no_coins_and_2_points_for_each_wonder_that_stands() {
    let own = "built 0: pyramids; wonders 0: colossus sphinx";
    assert_eq!(guild("builders_guild", own, "built 1: piraeus mausoleum"), (0, 4));
    assert_eq!(guild("builders_guild", own, ""), (0, 2));
}

#[test]
fn magistrates_guild_counts_blue_cards() {
    let own = "cards 0: theater altar statue";
    assert_eq!(guild("magistrates_guild", own, "cards 1: baths"), (3, 3));
    assert_eq!(guild("magistrates_guild", "", "cards 1: baths theater"), (2, 2));
}

#[test]
fn scientists_guild_counts_green_cards() {
    let own = "cards 0: workshop laboratory";
    assert_eq!(guild("scientists_guild", own, "cards 1: apothecary"), (2, 2));
    let rival = "cards 1: apothecary school library";
    assert_eq!(guild("scientists_guild", own, rival), (3, 3));
}

#[test]
fn tacticians_guild_counts_red_cards_and_not_shields() {
    let own = "cards 0: walls";
    assert_eq!(guild("tacticians_guild", own, "cards 1: barracks stable"), (2, 2));
    assert_eq!(guild("tacticians_guild", "cards 0: walls arsenal", ""), (2, 2));
}

#[test]
fn moneylenders_guild_pays_no_coins_and_a_point_for_every_three_of_the_richer_city() {
    // It costs two wood and two stone.
    for (coins, points) in
        [("10 0", 0), ("10 2", 0), ("10 3", 1), ("19 0", 3), ("8 8", 2), ("11 11", 3)]
    {
        let mut t = table(&format!("coins: {coins}; open: moneylenders_guild"));
        let before = t.coins()[0];
        t.play(build("moneylenders_guild"));
        assert_eq!((before - t.coins()[0], t.part(0, "guilds")), (8, points), "{coins}");
    }
}

#[test]
fn moneylenders_guild_counts_the_coins_of_the_end() {
    let mut t = table("cards 0: moneylenders_guild tavern; coins: 3 0; last: palace");
    assert_eq!(t.part(0, "guilds"), 1);
    t.play(discard("palace"));
    // 6 coins: 2 points by the guild and 2 by themselves.
    assert_eq!((t.part(0, "guilds"), t.part(0, "coins")), (2, 2));
}

#[test]
fn the_city_that_counts_can_change_until_the_end() {
    let mut t = table(
        "cards 0: builders_guild; built 0: pyramids colossus; built 1: sphinx;
         wonders 1: piraeus mausoleum; coins: 99 99; turn: 1; open: palace study academy",
    );
    assert_eq!(t.part(0, "guilds"), 4);
    t.play(wonder("piraeus", "palace"));
    assert_eq!(t.part(0, "guilds"), 4, "two each");
    t.play(wonder("mausoleum", "study"));
    assert_eq!(t.part(0, "guilds"), 6, "now the rival's three");
}

#[test]
fn a_guild_scores_for_its_owner_alone() {
    let t = table("cards 1: scientists_guild; cards 0: academy study");
    assert_eq!((t.part(0, "guilds"), t.part(1, "guilds")), (0, 2));
}

#[test]
fn a_guild_counts_destroyed_cards_no_more() {
    let mut t = table(
        "cards 0: shipowners_guild; cards 1: quarry press; wonders 0: circus_maximus; coins: 99 7;
         open: palace",
    );
    assert_eq!(t.part(0, "guilds"), 2);
    t.play(wonder("circus_maximus", "palace")).play(crate::common::destroy("press"));
    assert_eq!(t.part(0, "guilds"), 1);
}

#[test]
fn a_guild_of_the_discard_pile_pays_its_coins() {
    let mut t = table(
        "cards 0: theater; cards 1: altar baths statue; discarded: magistrates_guild;
         wonders 0: mausoleum; coins: 10 0; open: palace",
    );
    t.play(wonder("mausoleum", "palace")).play(crate::common::revive("magistrates_guild"));
    assert_eq!(t.coins()[0], 3);
}
