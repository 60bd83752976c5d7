//! What resources cost.

use crate::common::{build, table, wonder};
use serde_json::{Value, json};

/// What the seat to move pays for this.
#[track_caller]
fn price(position: &str, what: &Value) -> u64 {
    table(&format!("coins: 99 99; {position}")).price(what)
}

/// The prices of wood, stone, clay, glass and paper for seat 0.
fn prices(position: &str) -> Vec<u64> {
    let view = table(&format!("{position}; open: palace")).view();
    let list = view["cities"][0]["prices"].as_array().expect("prices");
    list.iter().map(|line| line[1].as_u64().expect("a price")).collect()
}

#[test]
fn a_resource_costs_2_and_1_more_for_each_that_the_rival_makes_on_brown_and_grey_cards() {
    assert_eq!(prices(""), [2, 2, 2, 2, 2]);
    assert_eq!(prices("cards 1: lumber_yard"), [3, 2, 2, 2, 2]);
    assert_eq!(prices("cards 1: lumber_yard logging_camp sawmill"), [6, 2, 2, 2, 2]);
    assert_eq!(prices("cards 1: shelf_quarry"), [2, 4, 2, 2, 2], "a card of two counts two");
    assert_eq!(prices("cards 1: brickyard clay_pit"), [2, 2, 5, 2, 2]);
    assert_eq!(prices("cards 1: glassworks glassblower press"), [2, 2, 2, 4, 3]);
}

#[test]
fn yellow_cards_and_wonders_of_the_rival_raise_no_price() {
    let yellow = "cards 1: forum caravansery stone_reserve customs_house tavern";
    assert_eq!(prices(&format!("{yellow}; built 1: great_lighthouse piraeus")), [2, 2, 2, 2, 2]);
}

#[test]
fn the_own_cards_do_not_raise_the_own_prices() {
    assert_eq!(prices("cards 0: sawmill glassworks"), [2, 2, 2, 2, 2]);
}

#[test]
fn reserves_and_the_customs_house_fix_prices_at_1_whatever_the_rival_makes() {
    let rival = "cards 1: sawmill shelf_quarry brickyard glassworks press";
    assert_eq!(prices(&format!("cards 0: wood_reserve; {rival}")), [1, 4, 4, 3, 3]);
    assert_eq!(prices(&format!("cards 0: stone_reserve; {rival}")), [4, 1, 4, 3, 3]);
    assert_eq!(prices(&format!("cards 0: clay_reserve; {rival}")), [4, 4, 1, 3, 3]);
    assert_eq!(prices(&format!("cards 0: customs_house; {rival}")), [4, 4, 4, 1, 1]);
    let all = "cards 0: wood_reserve stone_reserve clay_reserve customs_house";
    assert_eq!(prices(all), [1, 1, 1, 1, 1]);
    assert_eq!(prices("cards 1: wood_reserve customs_house"), [2, 2, 2, 2, 2], "for their owner");
}

#[test]
fn what_the_city_makes_is_not_bought_and_not_used_up() {
    // The Town Hall costs two wood and three stone.
    assert_eq!(price("open: town_hall", &build("town_hall")), 10);
    assert_eq!(price("cards 0: sawmill quarry; open: town_hall", &build("town_hall")), 4);
    let mut t = table("cards 0: shelf_quarry glassworks; coins: 0 7; open: obelisk armory");
    t.play(build("obelisk")).pass();
    assert_eq!(t.price(&build("armory")), 0, "the same stone and glass again");
}

#[test]
fn units_beyond_the_need_help_nothing_else() {
    let own = "cards 0: sawmill lumber_yard logging_camp";
    assert_eq!(price(&format!("{own}; open: town_hall"), &build("town_hall")), 6);
}

#[test]
fn any_number_of_units_can_be_bought() {
    // The Arsenal costs two wood and three clay.
    let rival = "cards 1: sawmill lumber_yard logging_camp brickyard clay_pool clay_pit";
    assert_eq!(price(&format!("{rival}; open: arsenal"), &build("arsenal")), 5 * 6);
}

#[test]
fn printed_coins_come_on_top_of_trade() {
    assert_eq!(price("open: forum", &build("forum")), 3 + 2);
    assert_eq!(price("cards 0: clay_pool; open: forum", &build("forum")), 3);
}

#[test]
fn a_choice_takes_the_dearest_missing_resource() {
    // The Palace costs a wood, a stone, a clay and two glass.
    let dear = "cards 1: sawmill; cards 0: caravansery";
    assert_eq!(price(&format!("{dear}; open: palace"), &build("palace")), 2 + 2 + 2 * 2);
    let own = "cards 1: sawmill clay_pool; cards 0: caravansery lumber_yard";
    assert_eq!(price(&format!("{own}; open: palace"), &build("palace")), 2 + 2 * 2, "clay now");
    let fixed = "cards 1: sawmill; cards 0: caravansery wood_reserve";
    assert_eq!(price(&format!("{fixed}; open: palace"), &build("palace")), 1 + 2 + 2 * 2);
}

#[test]
fn each_choice_gives_one_unit_and_both_can_give_the_same() {
    let both = "cards 0: caravansery; built 0: great_lighthouse; open: town_hall";
    assert_eq!(price(both, &build("town_hall")), 3 * 2);
    let dear =
        "cards 1: shelf_quarry; cards 0: caravansery; built 0: great_lighthouse; open: town_hall";
    assert_eq!(price(dear, &build("town_hall")), 4 + 2 * 2, "two of three stone");
}

#[test]
fn a_choice_of_glass_or_paper_makes_no_wood() {
    let own = "cards 0: forum; built 0: piraeus; open: town_hall study";
    assert_eq!(price(own, &build("town_hall")), 10);
    assert_eq!(price(own, &build("study")), 4, "a glass and a paper, and two wood to buy");
}

#[test]
fn masonry_saves_what_choices_leave() {
    // The Palace costs a wood, a stone, a clay and two glass; wood costs 5 and glass 3.
    let rival = "cards 1: sawmill lumber_yard glassworks; tokens 0: masonry; open: palace";
    let palace = build("palace");
    assert_eq!(price(rival, &palace), 2 + 2 + 3, "it takes the wood and a glass");
    let one = format!("cards 0: caravansery; {rival}");
    assert_eq!(price(&one, &palace), 2 + 2, "the choice takes the wood, the token both glass");
    let two = format!("cards 0: caravansery forum; {rival}");
    assert_eq!(price(&two, &palace), 2, "a glass is left for the token, and one of stone and clay");
    let three = format!("cards 0: caravansery forum; built 0: great_lighthouse; {rival}");
    assert_eq!(price(&three, &palace), 0);
}

#[test]
fn architecture_saves_what_choices_leave() {
    // The Statue of Zeus costs a wood, a stone, a clay and two paper; paper costs 4.
    let rival = "cards 1: press drying_room; wonders 0: statue_of_zeus; tokens 0: architecture; open: palace";
    let zeus = wonder("statue_of_zeus", "palace");
    assert_eq!(price(rival, &zeus), 3 * 2);
    assert_eq!(price(&format!("cards 0: forum; {rival}"), &zeus), 2 * 2);
    assert_eq!(price(&format!("cards 0: forum caravansery; {rival}"), &zeus), 2);
    assert_eq!(price(&format!("cards 0: forum caravansery quarry; {rival}"), &zeus), 0);
}

/// The choice must not take what the discount could take better.
#[test]
fn choices_and_discount_are_placed_together() {
    // The Pantheon costs a wood, a clay and two paper; paper costs 4, wood 3.
    let rival = "cards 1: press drying_room lumber_yard; tokens 0: masonry; open: pantheon";
    assert_eq!(price(rival, &build("pantheon")), 3 + 2);
    assert_eq!(price(&format!("cards 0: forum; {rival}"), &build("pantheon")), 2);
    assert_eq!(price(&format!("cards 0: caravansery; {rival}"), &build("pantheon")), 2);
    assert_eq!(price(&format!("cards 0: caravansery forum; {rival}"), &build("pantheon")), 0);
}

#[test]
fn a_destroyed_card_makes_the_trade_of_both_cheaper_or_dearer_at_once() {
    let mut t =
        table("wonders 0: statue_of_zeus; cards 1: sawmill; coins: 99 0; open: town_hall palace");
    assert_eq!(t.price(&build("town_hall")), 2 * 4 + 3 * 2);
    t.play(wonder("statue_of_zeus", "palace"));
    t.play(crate::common::destroy("sawmill"));
    assert_eq!(t.price(&build("town_hall")), 10, "seat 1 makes no wood any more");
    t.pass();
    assert_eq!(t.price(&build("town_hall")), 10, "and seat 0 pays less");
}

#[test]
fn the_view_prices_every_open_card_for_both() {
    let t = table("cards 0: palisade; cards 1: quarry; coins: 7 3; open: fortifications obelisk");
    let price = |place: usize, seat: usize| t.view()["places"][place]["prices"][seat].clone();
    let free = json!({ "coins": 0, "trade": 0, "chain": true, "affordable": true });
    assert_eq!(price(5, 0), free);
    // Two stone, a clay and a paper; seat 1 has a stone.
    let dear = json!({ "coins": 6, "trade": 6, "chain": false, "affordable": false });
    assert_eq!(price(5, 1), dear);
    // Two stone at 3 each and a glass.
    assert_eq!(price(6, 0)["coins"], json!(8));
}
