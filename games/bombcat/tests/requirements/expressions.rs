//! What expressions mean: cards R155 to R169, regions R170 to R173, players R174 to R177.

use crate::common::desk::{Layout, click, def, num, p, table};
use serde_json::{Value, json};

fn info(field: &str, more: Value) -> Value {
    let mut node = json!({"k": "c_info", "field": field});
    for (key, value) in more.as_object().expect("fields") {
        node[key] = value.clone();
    }
    node
}

/// How many cards of a region satisfy something.
fn count(layout: Layout, of: Value, within: Value) -> i64 {
    layout.number(json!({"k": "count", "of": of, "in": within}))
}

#[test]
fn r155_turns_are_counted_and_cards_know_when_they_came() {
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}, {"id": "w"}], "actions": [click("x", json!([
        {"k": "set", "id": "v", "to": {"k": "turn_no"}},
        {"k": "set", "id": "w", "to": {"k": "count", "of": info("entered_turn", json!({"n": {"k": "arith", "op": "-", "a": {"k": "turn_no"}, "b": num(2)}})), "in": {"k": "hand"}}}]))]});
    let mut desk = table(&["", ""]).module(module).begin();
    desk.go(0, "end_turn").go(1, "end_turn");
    desk.alone(0, "use x");
    // It is the third turn, and the card was drawn in the first.
    assert_eq!((desk.var(0), desk.var(1)), (3, 1));
    assert_eq!(desk.view(0)["players"][0]["hand"]["cards"][0]["entered"], 1);
}

#[test]
fn r156_cards_have_a_creator() {
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}, {"id": "w"}], "actions": [click("x", json!([
        {"k": "create", "def": "veto", "to": {"k": "hand"}},
        {"k": "set", "id": "v", "to": {"k": "count", "of": info("creator", json!({"p": {"k": "me"}})), "in": {"k": "hand"}}},
        {"k": "set", "id": "w", "to": {"k": "count", "of": info("creator", json!({"p": {"k": "game"}})), "in": {"k": "hand"}}}]))]});
    let mut desk = table(&["veto beg", ""]).module(module).begin();
    desk.alone(0, "use x");
    assert_eq!((desk.var(0), desk.var(1)), (1, 2));
}

#[test]
fn r157_facing_has_four_states() {
    let facing = |f: &str, within: Value| {
        count(table(&["veto", "beg"]).deck("lantern"), info("facing", json!({"f": f})), within)
    };
    // A hand is up for its owner; the deck is down; the bank is up.
    assert_eq!(facing("up", json!({"k": "hand"})), 1);
    assert_eq!(facing("down", json!({"k": "deck"})), 1);
    assert_eq!(facing("up", json!({"k": "bank"})), 5);
    // What was peeked at is down but seen by somebody.
    let seen = json!([{"k": "peek", "n": num(1)},
        {"k": "set", "id": "v", "to": {"k": "count", "of": info("facing", json!({"f": "down_but_seen"})), "in": {"k": "deck"}}}]);
    assert_eq!(table(&["", ""]).deck("lantern beg").doing(seen).var(0), 1);
    // What is closed to some of those who usually see it is up but hidden.
    let hidden = json!([{"k": "see", "region": {"k": "bank"}, "face": "closed", "for": {"k": "left"}},
        {"k": "set", "id": "v", "to": {"k": "count", "of": info("facing", json!({"f": "down_but_seen"})), "in": {"k": "bank"}}}]);
    assert_eq!(table(&["", ""]).bank("lantern").doing(hidden).var(0), 1);
}

#[test]
fn r158_region_and_r159_owner() {
    let layout = || table(&["veto beg", "catnap"]);
    let any = json!({"k": "any_region"});
    assert_eq!(count(layout(), info("region", json!({"r": {"k": "hand"}})), any.clone()), 2);
    assert_eq!(count(layout(), info("owner", json!({"p": {"k": "others"}})), any.clone()), 1);
    // Nobody owns the deck, so "not mine" is not said of it either.
    assert_eq!(count(layout(), info("owner", json!({"op": "!=", "p": {"k": "me"}})), any), 1);
}

#[test]
fn r160_any_r161_names_and_r162_kinds() {
    let hand = json!({"k": "hand"});
    let layout = || table(&["veto beg lantern lullaby", ""]);
    for (of, n) in [
        (json!({"k": "c_any"}), 4),
        (def("veto"), 1),
        (def("catnap"), 0),
        (json!({"k": "c_class", "c": "func"}), 2),
        (json!({"k": "c_class", "c": "blank"}), 1),
        (json!({"k": "c_class", "c": "rescue"}), 1),
        (json!({"k": "c_class", "c": "custom"}), 0),
    ] {
        assert_eq!(count(layout(), of.clone(), hand.clone()), n, "{of}");
    }
}

#[test]
fn r163_only_own_tags_are_known_and_information_compares() {
    // Another module's tag is no tag here.
    let mut desk = table(&["lantern veto", ""])
        .module(json!({"v": 1, "id": "a", "tags": [{"id": "t"}], "actions": [click("tag", json!([
            {"k": "attach", "tag": "t", "what": {"k": "c_any"}, "in": {"k": "hand"}}]))]}))
        .module(json!({"v": 1, "id": "b", "vars": [{"id": "v"}], "actions": [click("x", json!([
            {"k": "set", "id": "v", "to": {"k": "count", "of": {"k": "c_tag", "tag": "a/t"}, "in": {"k": "hand"}}}]))]}))
        .begin();
    desk.alone(0, "use tag").alone(0, "use x");
    assert_eq!(desk.var(0), 0);
    for (op, n) in [("=", 2), ("!=", 0), ("<", 0), ("<=", 2), (">", 0), (">=", 2)] {
        assert_eq!(
            count(
                table(&["lantern veto", ""]),
                info("entered_turn", json!({"op": op})),
                json!({"k": "hand"})
            ),
            n,
            "{op}"
        );
    }
}

fn matching(hand: &str, what: Value) -> bool {
    table(&[hand, ""]).holds(json!({"k": "exists", "what": what, "in": {"k": "hand"}}))
}

#[test]
fn r164_and_means_two_cards_and_r165_both_mean_one_card() {
    let (func, veto) = (json!({"k": "c_class", "c": "func"}), def("veto"));
    let two = json!({"k": "sum", "a": func, "b": veto});
    let one = json!({"k": "pat_and", "a": func, "b": veto});
    assert!(!matching("veto", two.clone()) && matching("veto beg", two));
    assert!(matching("veto", one));
    // What cannot be never lights.
    let never = json!({"k": "pat_and", "a": {"k": "sum"}, "b": {"k": "c_any"}});
    assert!(!matching("lantern lantern veto", never));
}

#[test]
fn r166_either_and_r169_not() {
    let either = json!({"k": "pat_or", "a": def("veto"), "b": {"k": "sum"}});
    assert!(matching("veto", either.clone()) && matching("lantern teapot", either.clone()));
    assert!(!matching("lantern", either));
    let not = json!({"k": "pat_not", "a": def("veto")});
    assert!(matching("beg", not.clone()) && !matching("veto", not));
    let other = json!({"k": "c_and", "a": {"k": "c_any"}, "b": {"k": "c_not", "a": {"k": "c_or", "a": def("beg"), "b": def("veto")}}});
    assert_eq!(count(table(&["veto beg catnap", ""]), other, json!({"k": "hand"})), 1);
}

#[test]
fn r167_as_many_as_possible_by_luck_and_any_number_by_hand() {
    let greedy = json!({"k": "greedy", "of": {"k": "alike"}});
    let body = |by: Value| json!([{"k": "move", "what": greedy, "by": by, "from": {"k": "hand"}, "to": {"k": "discard"}}]);
    let hand = "lantern lantern button button teapot";
    assert_eq!(table(&[hand, ""]).doing(body(json!({"k": "by_random"}))).hand(0), "teapot");
    let mut desk = table(&[hand, ""]).probing(body(json!({"k": "by"}))).begin();
    desk.alone(0, "use probe");
    // None at all is allowed too.
    assert!(desk.can(0, "pass"));
    desk.go(0, "lantern, done");
    assert_eq!(desk.hand(0), "button button teapot");
}

#[test]
fn r168_a_number_counts_groups() {
    let times = |min: i64, max: i64| json!({"k": "times", "min": num(min), "max": num(max), "of": {"k": "alike"}});
    assert!(matching("lantern lantern button button", times(2, 2)));
    assert!(!matching("lantern lantern button", times(2, 2)));
    assert!(matching("lantern lantern button", times(1, 2)));
    // One group unless it says more.
    assert!(matching("lantern lantern", json!({"k": "times", "of": {"k": "alike"}})));
    // How many groups are in a basket can be asked.
    let mut x =
        click("x", json!([{"k": "set", "id": "v", "to": {"k": "basket_num", "field": "groups"}}]));
    x["costs"] = json!([[{"op": "discard", "what": times(1, 3)}]]);
    let mut desk = table(&["lantern lantern button button", ""])
        .module(json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [x]}))
        .begin();
    desk.alone(0, "use x, lantern, button");
    assert_eq!(desk.var(0), 2);
}

#[test]
fn r170_a_region_has_a_count_a_last_change_and_an_owner() {
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}, {"id": "w"}, {"id": "x"}], "actions": [click("x", json!([
        {"k": "set", "id": "v", "to": {"k": "region_num", "region": {"k": "deck"}}},
        {"k": "set", "id": "w", "to": {"k": "region_num", "field": "changed_turn", "region": {"k": "deck"}}},
        {"k": "if", "cond": {"k": "p_is", "a": {"k": "owner", "of": {"k": "hand", "of": {"k": "left"}}}, "b": {"k": "left"}},
            "then": [{"k": "set", "id": "x", "to": num(1)}]}]))]});
    let mut desk = table(&["", ""]).module(module).begin();
    desk.go(0, "end_turn");
    desk.alone(1, "use x");
    assert_eq!((desk.var(0), desk.var(1), desk.var(2)), (9, 1, 1));
}

#[test]
fn r171_the_regions_and_r172_their_connectors() {
    let n = |regions: Value| {
        count(
            table(&["veto", "beg beg"])
                .deck("parcel parcel parcel")
                .discard("catnap catnap catnap catnap")
                .bank("lantern"),
            json!({"k": "c_any"}),
            regions,
        )
    };
    let deck = json!({"k": "deck"});
    assert_eq!(n(json!({"k": "any_region"})), 11);
    assert_eq!(n(json!({"k": "hands", "of": {"k": "all"}})), 3);
    assert_eq!(n(json!({"k": "r_or", "a": deck, "b": {"k": "discard"}})), 7);
    assert_eq!(n(json!({"k": "r_and", "a": deck, "b": {"k": "discard"}})), 0);
    assert_eq!(n(json!({"k": "r_not", "a": deck})), 8);
    assert_eq!(n(json!({"k": "r_where", "op": ">=", "n": num(3)})), 7);
    // A region of one's own.
    let module = json!({"v": 1, "id": "n", "regions": [{"id": "nest"}]});
    let own = json!({"k": "customs", "id": "nest", "of": {"k": "all"}});
    assert_eq!(
        count(table(&["", ""]).module(module).own(1, "veto"), json!({"k": "c_any"}), own),
        0,
        "of another module"
    );
}

#[test]
fn r171_own_regions_of_all_and_of_the_dead() {
    let module = json!({"v": 1, "id": "n", "regions": [{"id": "nest", "on_death": "keep"}], "vars": [{"id": "v"}],
        "actions": [click("x", json!([{"k": "set", "id": "v", "to": {"k": "count", "in": {"k": "customs", "id": "nest", "of": {"k": "all"}}}}]))]});
    let mut desk = table(&["", "", ""])
        .module(module)
        .own(1, "veto")
        .own(2, "beg")
        .with("/players/1/alive", json!(false))
        .with("/players/1/died", json!(1))
        .bucket(&[(0, false), (2, false)])
        .begin();
    desk.alone(0, "use x");
    assert_eq!(desk.var(0), 2);
}

#[test]
fn r173_for_each_region_in_canonical_order() {
    let body = json!([{"k": "each_region", "in": {"k": "r_or", "a": {"k": "discard"}, "b": {"k": "hands", "of": {"k": "all"}}},
        "do": [{"k": "move", "what": {"k": "c_any"}, "by": {"k": "by_random"}, "from": {"k": "r_var", "id": "r"}, "to": {"k": "bank"}}]}]);
    let mut desk = table(&["veto", "beg", "catnap"]).discard("lantern").bank("").doing(body);
    assert_eq!(desk.bank(), "lantern catnap beg veto");
    desk.told();
}

fn players(set: Value, layout: Layout) -> Vec<u8> {
    // Each of them gets one more.
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v", "per": "player"}], "actions": [click("x", json!([
        {"k": "each_player", "in": set, "do": [{"k": "set", "id": "v", "of": p("p"), "op": "+", "to": num(1)}]}]))]});
    let mut desk = layout.module(module).begin();
    desk.alone(0, "use x");
    let seats = desk.at("/players").as_array().map_or(0, Vec::len);
    (0..seats as u8).filter(|&seat| desk.var(usize::from(seat)) == 1).collect()
}

#[test]
fn r174_allies_enemies_neighbours_me_all() {
    let four = || table(&["", "", "", ""]);
    let dead = || {
        four().with("/players/1/alive", json!(false)).with("/players/1/died", json!(1)).bucket(&[
            (0, false),
            (2, false),
            (3, false),
        ])
    };
    assert_eq!(players(json!({"k": "me"}), four()), [0]);
    assert_eq!(players(json!({"k": "all"}), four()), [0, 1, 2, 3]);
    assert_eq!(players(json!({"k": "others"}), four()), [1, 2, 3]);
    assert_eq!(players(json!({"k": "left"}), four()), [1]);
    assert_eq!(players(json!({"k": "right"}), four()), [3]);
    // The dead are skipped.
    assert_eq!(players(json!({"k": "left"}), dead()), [2]);
    assert_eq!(players(json!({"k": "all"}), dead()), [0, 2, 3]);
    // Teams.
    assert_eq!(players(json!({"k": "allies"}), four()), [] as [u8; 0]);
    assert_eq!(players(json!({"k": "enemies"}), four()), [1, 2, 3]);
    assert_eq!(players(json!({"k": "allies"}), four().option("teams", true)), [2]);
    assert_eq!(players(json!({"k": "enemies"}), four().option("teams", true)), [1, 3]);
    // Rules do not know who is played by the house.
    assert_eq!(players(json!({"k": "npc"}), four()), [] as [u8; 0]);
}

#[test]
fn r175_me_is_not_all_but_among_all() {
    let holds =
        |k: &str| table(&["", ""]).holds(json!({"k": k, "a": {"k": "me"}, "b": {"k": "all"}}));
    assert!(!holds("p_is") && holds("p_in"));
    assert!(table(&["", ""]).holds(json!({"k": "p_is", "a": {"k": "me"}, "b": {"k": "me"}})));
    // Nobody is nobody's equal, nor unequal to anybody.
    assert!(!table(&["", ""]).holds(json!({"k": "p_is", "a": p("none"), "b": p("none")})));
}

#[test]
fn r176_both_either_and_not() {
    let four = || table(&["", "", "", ""]);
    assert_eq!(
        players(json!({"k": "p_and", "a": {"k": "others"}, "b": {"k": "left"}}), four()),
        [1]
    );
    assert_eq!(players(json!({"k": "p_or", "a": {"k": "me"}, "b": {"k": "left"}}), four()), [0, 1]);
    assert_eq!(players(json!({"k": "p_not", "a": {"k": "left"}}), four()), [0, 2, 3]);
}

#[test]
fn r177_for_each_player_from_me_on() {
    let body = json!([{"k": "each_player", "in": {"k": "all"}, "do": [
        {"k": "move", "what": {"k": "c_any"}, "from": {"k": "hand", "of": p("p")}, "to": {"k": "discard"}}]}]);
    let mut desk = table(&["veto", "beg", "catnap"])
        .bucket(&[(1, false), (2, false), (0, false)])
        .probing(body)
        .begin();
    desk.alone(1, "use probe");
    assert_eq!(desk.discard(), "veto catnap beg");
}

#[test]
fn each_card_goes_over_what_was_there_when_it_began() {
    let body = json!([{"k": "each_card", "in": {"k": "hand"}, "of": {"k": "c_class", "c": "func"}, "do": [
        {"k": "set", "id": "v", "op": "+", "to": num(1)},
        {"k": "create", "def": "veto", "to": {"k": "hand"}},
        {"k": "move", "what": {"k": "c_is", "card": {"k": "c_var", "id": "c"}}, "from": {"k": "hand"}, "to": {"k": "discard"}}]}]);
    let desk = table(&["beg lantern catnap", ""]).doing(body);
    assert_eq!((desk.var(0), desk.discard()), (2, "catnap beg".into()));
    assert_eq!(desk.hand(0), "lantern veto veto");
}

#[test]
fn repeating_is_limited_and_counted_once() {
    let body = |n: i64| json!([{"k": "repeat", "n": num(n), "do": [{"k": "set", "id": "v", "op": "+", "to": num(1)}]}]);
    for (n, times) in [(3, 3), (0, 0), (-2, 0), (500, 20)] {
        assert_eq!(table(&["", ""]).doing(body(n)).var(0), times);
    }
    // The number is looked at when it begins.
    let own = json!([{"k": "set", "id": "v", "to": num(2)}, {"k": "repeat", "n": {"k": "var", "id": "v"}, "do": [{"k": "set", "id": "v", "op": "+", "to": num(1)}]}]);
    assert_eq!(table(&["", ""]).doing(own).var(0), 4);
}
