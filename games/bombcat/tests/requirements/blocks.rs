//! What blocks mean in play: R118 to R154. What the editor shows of them is not tested here.

use crate::common::desk::{click, def, hand_of, num, only, p, table};
use serde_json::{Value, json};

fn empty() -> crate::common::desk::Layout {
    table(&["", ""])
}

fn arith(op: &str, a: i64, b: i64) -> i64 {
    empty().number(json!({"k": "arith", "op": op, "a": num(a), "b": num(b)}))
}

#[test]
fn r118_r119_whatever_is_missing_means_nothing_and_stops_nothing() {
    // Blocks that read a card, a player or a region that is not there.
    let body = json!([
        {"k": "move", "what": {"k": "c_is", "card": {"k": "top", "of": {"k": "void"}}}, "from": {"k": "deck"}, "to": {"k": "hand"}},
        {"k": "shuffle", "region": {"k": "r_var", "id": "none"}},
        {"k": "explode", "who": p("none")},
        {"k": "token_add", "for": p("none")},
        {"k": "each_card", "in": {"k": "void"}, "do": [{"k": "explode", "who": {"k": "me"}}]},
        {"k": "peek", "n": num(-3)},
        {"k": "run", "action": "none"},
        {"k": "reject"}, {"k": "reject_all"}, {"k": "redirect", "to": {"k": "left"}},
        {"k": "no such block"}, 7,
        {"k": "set", "id": "v", "to": num(1)},
    ]);
    let mut desk = empty().doing(body);
    assert_eq!(desk.var(0), 1);
    assert!(desk.alive(0));
    assert_eq!(desk.told().len(), 3);
}

#[test]
fn r120_the_game_is_a_player_that_never_lives() {
    assert!(!empty().holds(json!({"k": "alive", "p": {"k": "game"}})));
    assert!(!empty().holds(json!({"k": "p_in", "a": {"k": "game"}, "b": {"k": "all"}})));
    assert!(empty().holds(json!({"k": "p_is", "a": {"k": "game"}, "b": {"k": "game"}})));
}

#[test]
fn r121_one_region_or_those_that_match() {
    let hands = json!({"k": "hands", "of": {"k": "all"}});
    assert!(empty().holds(json!({"k": "r_is", "a": {"k": "hand"}, "b": hands})));
    assert!(!empty().holds(json!({"k": "r_is", "a": {"k": "deck"}, "b": hands})));
    let both = json!({"k": "count", "in": {"k": "any_region"}});
    assert_eq!(table(&["veto", "veto veto"]).deck("parcel").bank("").number(both), 4);
}

#[test]
fn r122_a_card_has_information_tags_and_a_kind() {
    let top = json!({"k": "top", "of": {"k": "deck"}});
    let is = |pred: Value| {
        table(&["", ""]).deck("veto").holds(json!({"k": "is", "card": top, "pred": pred}))
    };
    assert!(is(def("veto")) && is(json!({"k": "c_class", "c": "func"})));
    assert!(is(json!({"k": "c_info", "field": "region", "r": {"k": "deck"}})));
    assert!(!is(json!({"k": "c_class", "c": "blank"})));
}

#[test]
fn r123_numbers_are_whole_and_stay_in_bounds() {
    assert_eq!(empty().number(num(70_000)), 9999);
    assert_eq!(arith("*", 9999, 9999), 9999);
    assert_eq!(arith("-", -9999, 9999), -9999);
}

#[test]
fn r124_a_tag_that_is_none_does_nothing() {
    let body = json!([{"k": "attach", "tag": "none", "what": {"k": "c_any"}, "in": {"k": "hand"}},
        {"k": "if", "cond": {"k": "exists", "what": {"k": "c_tag", "tag": "none"}, "in": {"k": "hand"}},
            "then": [{"k": "set", "id": "v", "to": num(1)}]}]);
    let desk = table(&["lantern", ""]).doing(body);
    assert_eq!(desk.var(0), 0);
}

#[test]
fn r125_a_player_in_the_place_of_a_region_means_the_hand() {
    assert_eq!(table(&["lantern veto", ""]).number(json!({"k": "count", "in": {"k": "me"}})), 2);
    assert_eq!(table(&["", "veto"]).number(json!({"k": "region_num", "region": {"k": "left"}})), 1);
    assert_eq!(table(&["", "veto veto"]).number(json!({"k": "count", "in": {"k": "others"}})), 2);
    // A card in the place of a pattern means that very card.
    let body = json!([{"k": "move", "what": {"k": "top", "of": {"k": "deck"}}, "from": {"k": "deck"}, "to": {"k": "me"}}]);
    assert_eq!(table(&["", ""]).deck("veto lantern").doing(body).hand(0), "veto");
}

#[test]
fn r128_variables_are_set_and_changed() {
    let body = json!([
        {"k": "set", "id": "v", "to": num(5)},
        {"k": "set", "id": "v", "op": "+", "to": num(3)},
        {"k": "set", "id": "v", "op": "-", "to": num(1)},
        {"k": "set", "id": "none", "to": num(9)},
    ]);
    let mut desk = empty().doing(body);
    assert_eq!(desk.var(0), 7);
    assert_eq!(only(&desk.told(), &[" is "]), ["v is 5", "v is 8", "v is 7"]);
    assert_eq!(desk.view("public")["vars"][0]["value"], 7);
}

#[test]
fn r128_a_variable_of_each_player_is_kept_for_each() {
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v", "per": "player", "init": 2}], "actions": [click("x", json!([
        {"k": "set", "id": "v", "of": {"k": "left"}, "op": "+", "to": {"k": "var", "id": "v", "of": {"k": "me"}}}]))]});
    let mut desk = empty().module(module).begin();
    desk.alone(0, "use x");
    assert_eq!((desk.var(0), desk.var(1)), (2, 4));
    assert_eq!(desk.view(0)["players"][1]["vars"][0]["value"], 4);
}

#[test]
fn r130_arithmetic() {
    let cases = [
        ("+", 7, 3, 10),
        ("-", 7, 3, 4),
        ("*", 7, 3, 21),
        ("/", 7, 3, 2),
        ("/", -7, 3, -2),
        ("%", 7, 3, 1),
        ("min", 7, 3, 3),
        ("max", 7, 3, 7),
    ];
    for (op, a, b, result) in cases {
        assert_eq!(arith(op, a, b), result, "{a} {op} {b}");
    }
    assert_eq!((arith("/", 7, 0), arith("%", 7, 0)), (0, 0));
}

#[test]
fn r131_the_success_of_the_answered_event_is_a_number() {
    assert_eq!(empty().number(json!({"k": "ok"})), 0, "nothing is answered");
    let mut x = click("x", json!([]));
    x["strength"] = json!(3);
    let hero = json!({"id": "hero.h", "vars": [{"id": "v"}], "actions": [{"id": "a", "kind": "auto",
        "on": {"k": "on_exec", "action": "any", "tense": "about"}, "do": [{"k": "set", "id": "v", "to": {"k": "ok"}}]}]});
    let mut desk = empty().hero_with(1, hero).actions(json!([x])).begin();
    desk.alone(0, "use x");
    assert_eq!(desk.var(0), 3);
}

#[test]
fn r132_the_usual_regions() {
    let layout = || {
        table(&["veto", "veto veto"])
            .deck("parcel parcel parcel")
            .discard("beg beg beg beg")
            .bank("lantern")
    };
    for (region, n) in [
        (json!({"k": "hand"}), 1),
        (json!({"k": "hand", "of": {"k": "left"}}), 2),
        (json!({"k": "deck"}), 3),
        (json!({"k": "discard"}), 4),
        (json!({"k": "bank"}), 1),
        (json!({"k": "void"}), 0),
    ] {
        assert_eq!(layout().number(json!({"k": "region_num", "region": region})), n, "{region}");
    }
}

#[test]
fn r133_moves_and_executions_are_two_kinds_of_events() {
    // What waits for one does not hear the other.
    let hero = json!({"id": "hero.h", "vars": [{"id": "m"}, {"id": "e"}], "actions": [
        {"id": "a", "kind": "auto", "on": {"k": "on_move"}, "do": [{"k": "set", "id": "m", "op": "+", "to": num(1)}]},
        {"id": "b", "kind": "auto", "on": {"k": "on_exec"}, "do": [{"k": "set", "id": "e", "op": "+", "to": num(1)}]}]});
    let mut desk = table(&["lantern lantern", "veto"]).hero_with(1, hero).begin();
    desk.alone(0, "use pair");
    // Two blanks and the stolen card arrive; one action is about to take effect.
    assert_eq!((desk.var(0), desk.var(1)), (3, 1));
}

fn moving(what: Value) -> Value {
    json!([{"k": "move", "what": what, "from": {"k": "bank"}, "to": {"k": "hand"}}])
}

#[test]
fn r134_a_move_takes_what_satisfies_and_so_many() {
    let taken =
        |what: Value| table(&["", ""]).bank("veto lantern veto beg").doing(moving(what)).hand(0);
    assert_eq!(taken(def("beg")), "beg");
    assert_eq!(taken(json!({"k": "times", "min": num(2), "of": def("veto")})), "veto veto");
    assert_eq!(
        taken(json!({"k": "greedy", "of": {"k": "c_class", "c": "func"}})).split(' ').count(),
        3
    );
    assert_eq!(taken(def("zoomies")), "");
}

#[test]
fn r135_somebody_moves_blindly_or_the_game_does() {
    let by = |by: Value| {
        table(&["", "veto lantern", "teapot"])
            .probing(json!([{"k": "move", "what": {"k": "c_any"}, "by": by,
            "from": {"k": "hand", "of": {"k": "left"}}, "to": {"k": "discard"}}]))
            .begin()
    };
    // A player who sees the cards picks one.
    let mut desk = by(json!({"k": "by", "who": {"k": "left"}}));
    desk.alone(0, "use probe");
    assert_eq!(
        (desk.asked(), desk.options(1)),
        (Some(1), vec!["veto".to_owned(), "lantern".to_owned()])
    );
    // One who does not picks a place, which is luck; nobody is asked.
    let mut desk = by(json!({"k": "by", "who": {"k": "me"}}));
    desk.told();
    desk.alone(0, "use probe");
    assert_eq!(desk.asked(), Some(0));
    assert_eq!(
        desk.events(2).iter().find_map(|it| it.get("moved").map(|it| it["by"].clone())),
        Some(json!({"player": {"seat": 0}}))
    );
    // By luck alone it is the game that moves.
    let mut desk = by(json!({"k": "by_random"}));
    desk.told();
    desk.alone(0, "use probe");
    assert_eq!(
        desk.events(2).iter().find_map(|it| it.get("moved").map(|it| it["by"].clone())),
        Some(json!("game"))
    );
}

#[test]
fn r135_several_are_asked_in_order_until_one_supplies() {
    // From the open bank, whoever wants to, beginning with me.
    let body = json!([{"k": "move", "what": {"k": "c_any"}, "by": {"k": "by", "who": {"k": "all"}, "must": false},
        "from": {"k": "bank"}, "to": {"k": "discard"}}, {"k": "set", "id": "v", "to": num(1)}]);
    let begin = || {
        let mut desk =
            table(&["", "parcel", "parcel"]).bank("veto lantern").probing(body.clone()).begin();
        desk.alone(0, "use probe");
        desk
    };
    let mut desk = begin();
    assert_eq!(desk.options(0), ["veto", "lantern", "pass"]);
    desk.go(0, "pass");
    assert_eq!(desk.options(1), ["veto", "lantern", "pass"]);
    desk.go(1, "lantern");
    desk.quiet();
    assert_eq!((desk.asked(), desk.discard(), desk.var(0)), (Some(0), "lantern".into(), 1));
    let mut desk = begin();
    desk.go(0, "pass").go(1, "pass").go(2, "pass");
    desk.quiet();
    assert_eq!((desk.discard(), desk.var(0)), ("".into(), 1));
}

#[test]
fn r136_r137_from_and_to_are_one_region_an_expression_or_void() {
    let moving = |from: Value, to: Value| {
        table(&["lantern", "veto"]).discard("beg").deck("parcel").bank("").doing(json!([
            {"k": "move", "what": {"k": "c_any"}, "from": from, "to": to}]))
    };
    // Out of nothing comes nothing.
    assert_eq!(moving(json!({"k": "void"}), json!({"k": "hand"})).hand(0), "lantern");
    // Into nothing it is gone.
    let desk = moving(json!({"k": "discard"}), json!({"k": "void"}));
    assert_eq!((desk.discard(), desk.hand(0)), ("".into(), "lantern".into()));
    let desk = moving(
        json!({"k": "region_of", "card": {"k": "top", "of": {"k": "discard"}}}),
        json!({"k": "hand", "of": {"k": "right"}}),
    );
    assert_eq!(desk.hand(1), "veto beg");
}

#[test]
fn r138_the_universal_head_looks_at_card_time_way_region_and_player() {
    let hears = |on: Value| {
        let hero = json!({"id": "hero.h", "vars": [{"id": "v"}], "actions": [{"id": "a", "kind": "auto", "on": on,
            "do": [{"k": "set", "id": "v", "op": "+", "to": num(1)}]}]});
        let mut desk = table(&["lantern lantern", "veto", ""]).hero_with(2, hero).begin();
        desk.alone(0, "use pair, p1");
        desk.var(0)
    };
    // Of two blanks and a stolen card.
    assert_eq!(hears(json!({"k": "on_move"})), 3);
    assert_eq!(hears(json!({"k": "on_move", "card": {"k": "c_class", "c": "blank"}})), 2);
    assert_eq!(hears(json!({"k": "on_move", "region": {"k": "hands", "of": {"k": "all"}}})), 1);
    assert_eq!(
        hears(json!({"k": "on_move", "dir": "out", "region": {"k": "hands", "of": {"k": "all"}}})),
        3
    );
    assert_eq!(hears(json!({"k": "on_move", "tense": "about"})), 3);
    assert_eq!(hears(json!({"k": "on_move", "by": {"k": "me"}})), 0);
}

/// Seat 1 answers the arrival of the first of two blanks in the pile.
fn rejecting(statement: &str) -> crate::common::desk::Desk {
    let module = json!({"v": 1, "id": "m", "actions": [
        {"id": "no", "kind": "respond", "count": {"turn": 1}, "do": [{"k": statement}],
            "on": {"k": "on_move", "tense": "about", "dir": "in", "region": {"k": "discard"}, "by": {"k": "others"}}}]});
    let mut desk = table(&["lantern lantern", "button", ""]).module(module).begin();
    desk.told();
    desk.go(0, "use pair, p1").go(1, "use no");
    desk.quiet();
    desk
}

#[test]
fn r139_rejecting_a_move_sends_that_card_back_and_the_action_fails() {
    let mut desk = rejecting("reject");
    let told = only(&desk.told(), &["lantern", "works", "fails", "rejects"]);
    assert_eq!(
        told,
        [
            "lantern leaves hand0",
            "lantern leaves hand0",
            "no works",
            "no rejects pair",
            "lantern back to hand0",
            "lantern to discard",
            "pair fails"
        ]
    );
    assert_eq!(
        (desk.hand(0), desk.discard(), desk.hand(1)),
        ("lantern".into(), "lantern".into(), "button".into())
    );
}

/// Whether a card was held back or the action itself was stopped: reports count only the latter as a veto.
#[test]
fn r139_a_card_held_back_is_told_from_an_action_that_is_stopped() {
    let moving = |desk: &crate::common::desk::Desk| {
        let events = desk.events("public");
        let rejected = events.iter().find_map(|event| event.get("rejected").cloned());
        rejected.expect("something was rejected")["moving"].clone()
    };
    let module = json!({"v": 1, "id": "m", "actions": [
        {"id": "no", "kind": "respond", "count": {"turn": 1}, "do": [{"k": "reject"}],
            "on": {"k": "on_move", "tense": "about", "dir": "in", "region": {"k": "discard"}, "by": {"k": "others"}}}]});
    let mut desk = table(&["lantern lantern", "button", ""]).module(module).begin();
    desk.told();
    desk.go(0, "use pair, p1").go(1, "use no");
    assert_eq!(moving(&desk), true);
    let mut desk = table(&["lantern lantern", "button veto", ""]).begin();
    desk.told();
    desk.go(0, "use pair, p1").go(1, "use veto");
    desk.quiet();
    assert_eq!(moving(&desk), false);
}

#[test]
fn r140_rejecting_all_cancels_this_and_everything_after() {
    let mut desk = rejecting("reject_all");
    let told = only(&desk.told(), &["lantern", "works", "fails", "rejects"]);
    assert_eq!(
        told,
        [
            "lantern leaves hand0",
            "lantern leaves hand0",
            "no works",
            "no rejects pair",
            "lantern back to hand0",
            "lantern back to hand0",
            "pair fails"
        ]
    );
    assert_eq!((desk.hand(0), desk.discard()), ("lantern lantern".into(), "".into()));
    assert_eq!(desk.sees("public", "/table"), "");
}

#[test]
fn r139_the_rejection_of_a_reaction_can_itself_be_vetoed() {
    let layout = |veto: &str| {
        table(&["lantern lantern", "button catnap", veto])
            .heroes(&["", "trapper"])
            .own(1, "zoomies")
            .begin()
    };
    let mut desk = layout("parcel");
    desk.go(0, "use pair, p1");
    desk.quiet();
    assert_eq!(
        (desk.hand(0), desk.hand(1), desk.own(1)),
        ("".into(), "button catnap".into(), "".into())
    );
    let mut desk = layout("veto");
    desk.go(0, "use pair, p1");
    while !desk.about().contains(":spring") {
        let n = desk.asked().expect("somebody is asked");
        desk.go(n, "pass");
    }
    if desk.asked() == Some(0) {
        desk.go(0, "pass");
    }
    desk.go(2, "use veto");
    desk.quiet();
    // The trap is used up, and the card is gone all the same.
    assert_eq!((desk.hand(1).split(' ').count(), desk.own(1)), (1, "".into()));
}

#[test]
fn r141_an_answer_may_move_any_card() {
    let hero = json!({"id": "hero.h", "actions": [{"id": "a", "kind": "auto", "count": {"turn": 1},
        "on": {"k": "on_exec", "tense": "about", "actor": {"k": "others"}, "as_player": "him"},
        "do": [{"k": "move", "what": {"k": "c_any"}, "from": hand_of("him"), "to": {"k": "bank"}}]}]});
    let mut desk = table(&["night_eyes beg", ""]).hero_with(1, hero).begin();
    desk.alone(0, "use night_eyes");
    assert_eq!((desk.hand(0), desk.bank().split(' ').next()), ("".into(), Some("beg")));
}

#[test]
fn r142_a_card_is_closed_or_tagged() {
    let module = json!({"v": 1, "id": "m", "tags": [{"id": "t"}], "vars": [{"id": "v"}, {"id": "w"}], "actions": [click("x", json!([
        {"k": "attach", "tag": "t", "what": def("veto"), "in": {"k": "hand"}},
        {"k": "set", "id": "v", "to": {"k": "count", "of": {"k": "c_info", "field": "facing", "f": "down"}, "in": {"k": "deck"}}},
        {"k": "set", "id": "w", "to": {"k": "count", "of": {"k": "c_tag", "tag": "t"}, "in": {"k": "hand"}}}]))]});
    let mut desk = table(&["veto beg", ""]).module(module).begin();
    desk.alone(0, "use x");
    assert_eq!((desk.var(0), desk.var(1)), (10, 1));
}

#[test]
fn r143_clicking_chooses_players_and_regions() {
    let mut x = click(
        "x",
        json!([{"k": "move", "what": {"k": "c_any"}, "by": {"k": "by_random"}, "from": hand_of("a"), "to": {"k": "r_var", "id": "r"}}]),
    );
    x["choose"] = json!([{"as": "a"}, {"as": "b"}, {"as": "r", "type": "region", "from": {"k": "any_region"}}]);
    let mut desk = table(&["", "veto", "beg"]).actions(json!([x])).begin();
    assert_eq!(desk.then(0, "use x, p2"), ["hand0", "hand1", "hand2", "deck", "discard", "bank"]);
    desk.alone(0, "use x, p2, bank");
    assert_eq!(desk.bank().split(' ').next(), Some("beg"));
}

#[test]
fn r144_i_can_or_i_have_to() {
    // A must of an effect cannot be refused, a can may be.
    for (must, pass) in [(true, false), (false, true)] {
        let body = json!([{"k": "move", "what": {"k": "c_any"}, "by": {"k": "by", "must": must}, "from": {"k": "hand"}, "to": {"k": "discard"}}]);
        let mut desk = table(&["veto beg", ""]).probing(body).begin();
        desk.alone(0, "use probe");
        assert_eq!(desk.can(0, "pass"), pass);
    }
}

#[test]
fn r145_what_must_be_done_costs_nothing() {
    let end = json!({"id": "a", "kind": "end", "mode": "must", "costs": [[{"op": "discard", "what": def("veto")}]], "do": [{"k": "set", "id": "v", "to": num(1)}]});
    let mut desk = table(&["beg", ""])
        .module(json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [end]}))
        .begin();
    desk.go(0, "end_turn").go(0, "use a");
    assert_eq!(desk.var(0), 1);
    // "If I" is the basket of what can be done.
    let mut x =
        click("x", json!([{"k": "set", "id": "v", "to": {"k": "basket_num", "basket": "b"}}]));
    x["costs"] =
        json!([[{"id": "b", "op": "discard", "what": {"k": "greedy", "of": {"k": "c_any"}}}]]);
    let mut desk = table(&["beg veto", ""])
        .module(json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [x]}))
        .begin();
    desk.alone(0, "use x, beg, veto");
    assert_eq!(desk.var(0), 2);
}

#[test]
fn r146_when_i_hold_so_many() {
    let mut x = click("x", json!([]));
    x["cond"] = json!({"k": "exists", "what": {"k": "times", "min": num(2), "of": {"k": "c_class", "c": "blank"}}, "in": {"k": "hand"}});
    assert!(!table(&["lantern veto", ""]).actions(json!([x])).begin().can(0, "use x"));
    assert!(table(&["lantern teapot", ""]).actions(json!([x])).begin().can(0, "use x"));
    // When somebody moves: an answer.
    let on = json!({"k": "on_move", "by": {"k": "others"}, "region": {"k": "discard"}});
    let answer = json!({"id": "y", "kind": "respond", "on": on, "do": []});
    let mut desk = table(&["night_eyes", "parcel"]).actions(json!([answer])).begin();
    desk.go(0, "use night_eyes");
    assert!(desk.can(1, "use y"));
}

#[test]
fn r147_a_button_lights_when_its_conditions_may_hold() {
    let mut x = click("x", json!([]));
    x["cond"] = json!({"k": "exists", "what": def("veto"), "in": {"k": "hand"}});
    let mut desk = table(&["beg", ""]).actions(json!([x])).begin();
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.m/x"}})]), "not_now");
}

#[test]
fn r148_once_a_turn_and_r149_once_a_game() {
    for (count, again) in [(json!({"turn": 1}), true), (json!({"game": 1}), false)] {
        let mut x = click("x", json!([]));
        x["count"] = count;
        let mut desk = table(&["", ""]).actions(json!([x])).begin();
        desk.alone(0, "use x");
        assert!(!desk.can(0, "use x"));
        desk.go(0, "end_turn").go(1, "end_turn");
        assert_eq!(desk.can(0, "use x"), again);
    }
}

/// Somebody dies of an answer while something aimed at him is about to happen.
fn dying(action: Value, words: &str) -> crate::common::desk::Desk {
    let kill = json!({"id": "kill", "kind": "respond", "count": {"turn": 1}, "on": {"k": "on_move", "dir": "in", "region": {"k": "discard"}, "by": {"k": "others"}},
        "do": [{"k": "explode", "who": {"k": "left", "of": {"k": "actor"}}}]});
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [action, kill]});
    let mut desk = table(&["zoomies", "beg lantern", "parcel", "parcel"]).module(module).begin();
    desk.told();
    desk.go(0, words);
    desk.go(1, "pass").go(2, "use kill");
    desk.quiet();
    assert!(!desk.alive(1));
    desk
}

#[test]
fn r150_it_fails_if_all_it_concerns_are_dead_before_it_happens() {
    let aimed = |choose: Value| {
        json!({"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "choose": choose, "costs": [[{"op": "use", "what": def("zoomies")}]],
            "do": [{"k": "set", "id": "v", "to": num(1)}]})
    };
    let mut desk = dying(aimed(json!([{"as": "a"}])), "use x, p1");
    assert!(desk.told().contains(&"x fails".to_owned()));
    assert_eq!(desk.var(0), 0);
    // If one of two lives it happens, and the dead one is nobody.
    let mut both = aimed(json!([{"as": "a"}, {"as": "b"}]));
    both["do"] = json!([{"k": "if", "cond": {"k": "p_in", "a": p("a"), "b": {"k": "all"}}, "then": [{"k": "set", "id": "v", "to": num(5)}],
        "else": [{"k": "set", "id": "v", "to": num(2)}]},
        {"k": "move", "what": {"k": "c_any"}, "by": {"k": "by", "blind": true}, "from": hand_of("b"), "to": {"k": "hand"}}]);
    let mut desk = dying(both, "use x, p1, p2");
    assert!(desk.told().contains(&"x works".to_owned()));
    assert_eq!((desk.var(0), desk.hand(0), desk.hand(2)), (2, "parcel".into(), "".into()));
}

#[test]
fn r150_it_fails_too_if_all_who_would_move_cards_are_dead() {
    // The answer of seat 3 makes the one who acted give up a card, but he has died meanwhile.
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [
        {"id": "punish", "kind": "respond", "count": {"turn": 1}, "on": {"k": "on_exec", "action": "night_eyes", "as_player": "him"},
            "costs": [[{"op": "discard", "what": def("parcel")}]],
            "do": [{"k": "move", "what": {"k": "c_any"}, "by": {"k": "by", "who": p("him")}, "from": hand_of("him"), "to": {"k": "discard"}}]},
        {"id": "kill", "kind": "respond", "count": {"turn": 1}, "on": {"k": "on_move", "card": def("parcel"), "region": {"k": "discard"}},
            "do": [{"k": "explode", "who": {"k": "turn_player"}}]}]});
    let mut desk = table(&["night_eyes beg", "lantern", "parcel"]).module(module).begin();
    desk.go(0, "use night_eyes").go(1, "pass").go(2, "use punish");
    while !desk.can(1, "use kill") {
        let n = desk.asked().expect("somebody is asked");
        desk.go(n, "pass");
    }
    desk.told();
    desk.go(1, "use kill");
    desk.quiet();
    assert!(desk.told().contains(&"punish fails".to_owned()));
}

#[test]
fn r151_clicking_filling_and_confirming_is_an_answer() {
    let mut desk = table(&["night_eyes", "veto veto", "parcel"]).begin();
    desk.go(0, "use night_eyes");
    assert_eq!(desk.asked(), Some(1));
    desk.go(1, "use veto");
    // His answer was a whole action; the sequence goes on about it.
    assert_eq!(desk.about(), "2:veto 1");
}

#[test]
fn r152_closed_cards_of_others_are_picked_by_place() {
    let x = json!({"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "count": {"turn": 1}, "veto": "unheard", "do": [],
        "costs": [[{"op": "discard", "what": {"k": "c_any"}, "from": {"k": "hand", "of": {"k": "left"}}}]]});
    let mut desk = table(&["", "veto beg"]).actions(json!([x])).begin();
    desk.alone(0, "use x");
    assert_eq!(desk.hand(1).split(' ').count(), 1);
}

#[test]
fn r153_a_basket_is_checked_when_it_is_filled() {
    let mut x = click("x", json!([]));
    x["costs"] =
        json!([[{"op": "discard", "what": {"k": "alike", "n": num(2), "rel": "distinct"}}]]);
    let desk = table(&["lantern lantern button teapot", ""]).actions(json!([x])).begin();
    assert_eq!(desk.then(0, "use x, lantern"), ["button", "teapot"]);
    let mut desk = table(&["lantern lantern", ""]).actions(json!([x])).begin();
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.m/x"}})]), "cannot_pay");
    // An effect can ask for a basket too, with one outcome for paying and one for not paying.
    let ask = |must: bool| {
        json!([{"k": "ask", "who": {"k": "left"}, "must": must, "costs": [[{"op": "discard", "what": def("veto"), "from": {"k": "hand", "of": {"k": "left"}}}]],
            "then": [{"k": "set", "id": "v", "to": num(1)}], "else": [{"k": "set", "id": "v", "to": num(2)}]}])
    };
    let mut desk = table(&["", "veto beg"]).probing(ask(false)).begin();
    desk.alone(0, "use probe");
    assert_eq!(desk.options(1), ["pay 0", "pass"]);
    let mut other = desk.clone();
    desk.go(1, "pay 0");
    assert_eq!((desk.var(0), desk.hand(1)), (1, "beg".into()));
    other.go(1, "pass");
    assert_eq!((other.var(0), other.hand(1)), (2, "veto beg".into()));
    // A must that can be met is met; one that cannot is let go.
    let mut desk = table(&["", "veto beg"]).probing(ask(true)).begin();
    desk.alone(0, "use probe");
    assert!(!desk.can(1, "pass"));
    let mut desk = table(&["", "beg"]).probing(ask(true)).begin();
    desk.alone(0, "use probe");
    if desk.asked() == Some(1) {
        desk.go(1, "pass");
    }
    assert_eq!(desk.var(0), 2);
}

#[test]
fn r153_a_demand_that_costs_no_card_is_paid_at_once() {
    let body = json!([
        {"k": "ask", "costs": [[]], "then": [{"k": "set", "id": "v", "to": num(1)}], "else": [{"k": "set", "id": "v", "to": num(2)}]}]);
    let mut desk = table(&["", ""]).probing(body).begin();
    desk.alone(0, "use probe");
    desk.go(0, "pay 0");
    assert_eq!(desk.var(0), 1);
}

#[test]
fn r154_a_region_is_opened_or_closed_for_somebody_for_so_long() {
    let see = |face: &str, until: &str, region: Value| {
        table(&["catnap", "veto beg", ""])
            .doing(json!([{"k": "see", "region": region, "face": face, "until": until}]))
    };
    let left = json!({"k": "hand", "of": {"k": "left"}});
    let mut desk = see("open", "turn", left.clone());
    assert_eq!(
        (desk.sees(0, "/players/1/hand"), desk.sees(2, "/players/1/hand")),
        ("veto beg".into(), "".into())
    );
    desk.alone(0, "use catnap");
    assert_eq!(desk.sees(0, "/players/1/hand"), "");
    let mut desk = see("open", "forever", left);
    desk.alone(0, "use catnap");
    assert_eq!(desk.sees(0, "/players/1/hand"), "veto beg");
    let desk = see("closed", "turn", json!({"k": "discard"}));
    assert_eq!(desk.view(0)["discard"]["count"], 0);
    let desk = see("closed", "turn", json!({"k": "bank"}));
    assert_eq!((desk.sees(0, "/bank"), desk.sees(1, "/bank").is_empty()), ("".into(), false));
}
