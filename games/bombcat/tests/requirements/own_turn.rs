//! One's own turn: R72 to R94.

use crate::common::desk::{Layout, click, def, num, only, p, table};
use serde_json::{Value, json};

#[test]
fn r072_a_turn_begins_when_the_one_before_has_ended() {
    let mut desk = table(&["catnap", "parcel"]).begin();
    desk.told();
    desk.alone(0, "use catnap");
    assert_eq!(only(&desk.told(), &["end of", "turn of"]), ["end of 0", "turn of 1"]);
    assert_eq!(desk.asked(), Some(1));
}

#[test]
fn r073_one_blank_can_mean_several_things_so_the_action_is_picked_first() {
    // A blank can break a bait or lift a curse; what it does is what was clicked.
    let desk = table(&["lantern", "", ""]).heroes(&["", "angler"]).own(1, "teapot").begin();
    assert!(desk.can(0, "use nibble"));
    let mut desk = desk;
    desk.alone(0, "use nibble");
    assert_eq!((desk.own(1), desk.discard()), ("".into(), "teapot lantern".into()));
}

#[test]
fn r074_regions_of_modules_are_reached_through_actions_of_their_own() {
    // Nothing in the base set aims at a bait.
    let desk =
        table(&["beg lantern lantern", "parcel"]).heroes(&["", "angler"]).own(1, "teapot").begin();
    assert_eq!(desk.then(0, "use beg"), [] as [&str; 0], "the only player is chosen by itself");
    let desk = table(&["lantern", "parcel", ""]).heroes(&["", "angler"]).own(1, "teapot").begin();
    let nibble = [
        json!({"use": {"action": "#do.hero.angler/nibble"}}),
        json!({"region": {"region": "deck"}}),
    ];
    assert_ne!(desk.clone().refusal(0, &nibble), "unfinished");
}

#[test]
fn r075_cards_alone_say_nothing() {
    let mut desk = table(&["lantern lantern", "parcel"]).begin();
    let card = json!({"card": {"card": "#lantern", "from": {"hand": {"seat": 0}}, "place": 0}});
    assert_eq!(desk.refusal(0, &[card]), "does_not_fit");
}

#[test]
fn r076_combinations_are_aimed_or_not() {
    let desk = table(&["lantern lantern lantern button teapot drizzle parcel", "veto", "veto"])
        .discard("catnap")
        .begin();
    assert!(desk.then(0, "use pair").contains(&"p1".to_owned()));
    assert!(desk.then(0, "use triple").contains(&"p1".to_owned()));
    assert!(!desk.then(0, "use five").contains(&"p1".to_owned()));
    assert!(desk.can(0, "use five"));
}

#[test]
fn r077_an_aimed_combination_from_the_basket_to_its_effect() {
    let mut desk = table(&["lantern button lantern button", "veto", "parcel"]).begin();
    desk.told();
    // Nothing is done before the basket matches: one of a kind asks for the other of its kind.
    assert_eq!(desk.then(0, "use pair"), ["lantern", "button"]);
    assert_eq!(desk.then(0, "use pair, button"), ["p1", "p2"]);
    desk.alone(0, "use pair, button, p1");
    let told = desk.told();
    assert_eq!(
        only(&told, &["button", "works", "veto", "?"]),
        [
            "button leaves hand0",
            "button leaves hand0",
            "button to discard",
            "button to discard",
            "pair works",
            "? leaves hand1",
            "? to hand0",
        ]
    );
    assert_eq!(desk.hand(0), "lantern lantern veto");
}

#[test]
fn r078_four_components_are_matched_and_depart_together() {
    // The big deal: use a blank, annihilate a function card, trade with the bank, give a card.
    let layout = || {
        table(&["lantern catnap zoomies button", "", "parcel"])
            .heroes(&["merchant"])
            .deck("veto beg teapot drizzle parcel lantern")
    };
    let mut desk = layout().begin();
    desk.told();
    desk.go(0, "use deal, lantern, catnap, zoomies, teapot, p1");
    desk.quiet();
    assert_eq!(desk.hand(0), "teapot");
    assert_eq!(desk.hand(1), "button");
    assert_eq!(desk.discard(), "lantern");
    assert!(desk.bank().contains("zoomies") && !desk.bank().contains("teapot"));
    assert_eq!(desk.sees(0, "/deck"), "veto beg teapot drizzle parcel");
    let told = desk.told();
    let last_out = told.iter().rposition(|line| line.contains("leaves")).expect("they leave");
    let first_in = told.iter().position(|line| line.contains(" to ")).expect("they arrive");
    assert!(last_out < first_in);
    // Without one of them nothing is possible.
    for hand in
        ["catnap zoomies beg veto", "lantern button teapot drizzle", "lantern catnap zoomies"]
    {
        let desk = table(&[hand, "", ""]).heroes(&["merchant"]).begin();
        assert!(!desk.can(0, "use deal"), "{hand}");
    }
}

fn hexed(hands: &[&str]) -> Layout {
    table(hands).heroes(&["hexer"])
}

#[test]
fn r079_a_tag_is_declared_with_a_name_and_perhaps_a_colour() {
    let module = json!({"v": 1, "id": "m", "tags": [{"id": "t", "color": "#aa3300"}]});
    let desk = hexed(&["lantern", ""]).module(module).begin();
    assert_eq!(desk.info("tag.hero.hexer/curse")["name"]["en"], "Cursed");
    // Where none is given, whoever draws the table takes the next free one.
    assert!(desk.info("tag.hero.hexer/curse")["color"].is_null());
    assert_eq!(desk.info("tag.m/t")["color"], json!([0xaa, 0x33, 0x00]));
}

#[test]
fn r080_a_pattern_means_cards_with_a_tag() {
    let mut desk = hexed(&["button", "veto lantern teapot"]).luck("draw", &[0]).begin();
    desk.alone(0, "use hex").alone(0, "end_turn");
    // Only the tagged card can be lifted; any blank but that one pays.
    assert_eq!(desk.then(1, "use lift"), ["lantern", "teapot"]);
    desk.go(1, "use lift, teapot");
    assert!(desk.at("/marks").as_array().is_none_or(Vec::is_empty));
}

#[test]
fn r081_who_may_see_a_card_is_told_it() {
    let mut desk = table(&["lantern lantern", "veto", "parcel"]).begin();
    desk.told();
    desk.alone(0, "use pair, p1");
    for (who, line) in [(0, "veto to hand0"), (1, "veto to hand0"), (2, "? to hand0")] {
        assert!(desk.told_to(who).contains(&line.to_owned()), "seat {who}");
    }
}

#[test]
fn r082_drawing_some_and_a_blind_gift_are_the_same() {
    let body = json!([{"k": "move", "what": {"k": "times", "min": num(2), "of": {"k": "c_any"}}, "by": {"k": "by", "blind": true},
        "from": {"k": "hand", "of": {"k": "left"}}, "to": {"k": "hand"}}]);
    let desk = table(&["", "lantern button teapot"]).doing(body);
    assert_eq!(desk.hand(0).split(' ').count(), 2);
    // Blindly means by place: nobody is asked, and a pattern does not show which places fit.
    let body = json!([{"k": "move", "what": def("veto"), "by": {"k": "by", "blind": true},
        "from": {"k": "hand", "of": {"k": "left"}}, "to": {"k": "hand"}}]);
    let desk = table(&["", "lantern veto teapot"]).doing(body.clone());
    assert_eq!(desk.hand(0), "veto");
    assert_eq!(table(&["", "lantern teapot"]).doing(body).hand(0), "");
}

#[test]
fn r083_cards_of_one_class_or_another_are_drawn() {
    let body = json!([{"k": "move", "what": {"k": "greedy", "of": {"k": "c_or", "a": {"k": "c_class", "c": "func"}, "b": {"k": "c_class", "c": "rescue"}}},
        "from": {"k": "bank"}, "to": {"k": "hand"}}]);
    let desk = table(&["", ""]).bank("lantern veto lullaby teapot").doing(body);
    assert_eq!(desk.bank(), "lantern teapot");
    let mut hand: Vec<String> = desk.hand(0).split(' ').map(str::to_owned).collect();
    hand.sort();
    assert_eq!(hand, ["lullaby", "veto"]);
}

#[test]
fn r084_a_choice_is_a_switch_between_baskets() {
    let x = json!({"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "count": {"turn": 1}, "veto": "unheard", "do": [],
        "costs": [[{"op": "discard", "what": {"k": "times", "min": num(2), "of": {"k": "c_any"}}}],
            [{"op": "transfer", "what": {"k": "c_class", "c": "func"}, "to": {"k": "bank"}}]]});
    let desk = table(&["lantern button veto", ""]).actions(json!([x])).begin();
    assert!(desk.can(0, "use x") && desk.can(0, "use x 1"));
    let mut first = desk.clone();
    first.alone(0, "use x, lantern, button");
    assert_eq!(first.hand(0), "veto");
    let mut second = desk;
    second.alone(0, "use x 1");
    assert_eq!(second.bank().split(' ').next(), Some("veto"));
    // The other way of a choice: an effect asks which.
    let mut desk = table(&["lantern lantern", "veto button teapot"]).heroes(&["trickster"]).begin();
    desk.alone(0, "use trick");
    assert_eq!(desk.options(0), ["way 0", "way 1"]);
    let mut other = desk.clone();
    desk.go(0, "way 0");
    assert_eq!(desk.hand(1).split(' ').count(), 1);
    other.go(0, "way 1");
    assert_eq!((other.hand(0).split(' ').count(), other.hand(1).split(' ').count()), (1, 2));
}

#[test]
fn r085_each_pick_has_its_own_label() {
    let desk = table(&["zoomies lantern", "", "", ""]).heroes(&["gunner"]).begin();
    let info = desk.info("do.hero.gunner/barrage");
    assert_eq!(info["parts"][0]["en"], "discards one");
    assert_eq!(info["parts"][1]["en"], "discards two");
}

#[test]
fn r086_a_region_is_chosen() {
    let mut x = click("x", json!([{"k": "shuffle", "region": {"k": "r_var", "id": "r"}}]));
    x["choose"] = json!([{"as": "r", "type": "region", "from": {"k": "r_or", "a": {"k": "deck"}, "b": {"k": "discard"}}}]);
    let mut desk = table(&["", ""]).discard("lantern button").actions(json!([x])).begin();
    assert_eq!(desk.then(0, "use x"), ["deck", "discard"]);
    desk.told();
    desk.alone(0, "use x, discard");
    assert!(desk.told().contains(&"discard shuffled".to_owned()));
}

#[test]
fn r087_r092_a_cursed_card_cannot_be_used_and_opens_the_way_to_lift_it() {
    let mut desk = hexed(&["button", "catnap lantern", "parcel"]).luck("draw", &[0]).begin();
    desk.alone(0, "use hex, p1");
    assert_eq!(
        desk.view(1)["players"][1]["hand"]["cards"][0]["face"]["tags"][0]["tag"],
        "#tag.hero.hexer/curse"
    );
    desk.alone(0, "end_turn");
    assert!(!desk.can(1, "use catnap"));
    assert!(desk.can(1, "use lift"));
    assert_eq!(desk.clone().refusal(1, &[json!({"use": {"action": "#do.catnap"}})]), "cannot_pay");
    desk.go(1, "use lift");
    assert!(desk.can(1, "use catnap") && !desk.can(1, "use lift"));
    assert_eq!(desk.discard(), "lantern button");
}

#[test]
fn r088_a_card_is_dragged_into_the_marking_basket() {
    let mut desk = hexed(&["button", "catnap beg teapot lantern", ""]).luck("draw", &[0]).begin();
    desk.alone(0, "use hex, p1").alone(0, "end_turn");
    // The first basket takes the sacrifice, the second marks what is lifted and moves nothing.
    desk.go(1, "use lift, teapot");
    assert_eq!(desk.hand(1), "catnap beg lantern");
}

#[test]
fn r089_r094_a_tag_or_a_card_adds_actions() {
    // Whoever is cursed gains an action; whoever gets a hairball gains two.
    let mut desk = hexed(&["button lantern", "catnap lantern", ""]).luck("draw", &[0]).begin();
    assert!(!desk.can(0, "use lift"));
    desk.alone(0, "use hex, button, p1").alone(0, "end_turn");
    assert!(desk.can(1, "use lift"));
    let mut desk = table(&["lantern button", "teapot drizzle", ""]).heroes(&["smuggler"]).begin();
    desk.alone(0, "use smuggle, p1").alone(0, "end_turn");
    assert!(desk.can(1, "use cough"));
}

#[test]
fn r090_every_action_of_the_game_can_be_found() {
    let desk = hexed(&["", ""]).begin();
    // Also those that nobody has at present, with what they do in words.
    for name in ["do.catnap", "do.hero.hexer/hex", "do.hero.hexer/lift", "do.explode"] {
        assert!(!desk.info(name)["name"]["en"].is_null(), "{name}");
    }
    assert!(
        desk.info("do.hero.hexer/lift")["text"]["en"].as_str().is_some_and(|text| !text.is_empty())
    );
    assert_eq!(desk.info("do.hero.hexer/lift")["baskets"][0].as_array().map(Vec::len), Some(2));
}

#[test]
fn r091_actions_of_others_are_not_offered() {
    let mut desk = table(&["lantern", "lantern", "lantern"]).heroes(&["", "hexer"]).begin();
    assert!(!desk.can(0, "use hex"));
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.hero.hexer/hex"}})]), "not_yours");
    desk.go(0, "end_turn");
    assert!(desk.can(1, "use hex"));
    // One's own whose condition fails says so.
    assert_eq!(desk.refusal(1, &[json!({"use": {"action": "#do.hero.hexer/lift"}})]), "not_now");
}

#[test]
fn r093_a_new_card_is_stuffed_in_the_hand_of_the_target() {
    let mut x = click("x", json!([]));
    x["choose"] = json!([{"as": "p1"}]);
    x["costs"] =
        json!([[{"op": "transfer", "fixed": ["teapot"], "to": {"k": "hand", "of": p("p1")}}]]);
    let mut desk = table(&["", "", ""]).actions(json!([x])).begin();
    desk.alone(0, "use x, p2");
    assert_eq!((desk.hand(1), desk.hand(2)), ("".into(), "teapot".into()));
    let created: Value = desk.view(2)["players"][2]["hand"]["cards"][0]["face"]["creator"].clone();
    assert_eq!(created, 0);
}
