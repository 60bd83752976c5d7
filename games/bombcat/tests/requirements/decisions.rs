//! Decisions D1 to D28, where they decide how the game goes.

use crate::common::desk::{Layout, click, click_at, def, num, only, table};
use serde_json::{Value, json};

#[test]
fn d03_rejecting_takes_one_and_rejecting_all_takes_everything() {
    for (statement, works) in [("reject", 1), ("reject_all", 0)] {
        let mut x = click("x", json!([{"k": "set", "id": "v", "to": num(1)}]));
        x["strength"] = json!(2);
        let no = json!({"id": "no", "kind": "respond", "count": {"turn": 1}, "on": {"k": "on_exec", "action": "x"}, "do": [{"k": statement}]});
        let mut desk = table(&["", "parcel"])
            .module(json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [x, no]}))
            .begin();
        desk.go(0, "use x").go(1, "use no");
        desk.quiet();
        assert_eq!(desk.var(0), works, "{statement}");
        assert_eq!(only(&desk.told(), &["x works", "x fails"]).len(), 1);
    }
}

#[test]
fn d04_if_one_card_may_not_leave_none_does() {
    // The trap springs at the second of two components.
    let mut x = click_at("x", json!([]));
    x["costs"] = json!([[{"op": "discard", "what": def("beg")}, {"op": "transfer", "what": {"k": "c_any"}, "from": {"k": "hand", "of": {"k": "left"}}}]]);
    let mut desk = table(&["beg", "button", ""])
        .heroes(&["", "trapper"])
        .own(1, "zoomies")
        .actions(json!([x]))
        .begin();
    desk.go(0, "use x, p2");
    desk.quiet();
    assert_eq!((desk.hand(0), desk.hand(1)), ("beg".into(), "button".into()));
    assert!(desk.told().contains(&"x fails".to_owned()));
}

#[test]
fn d05_what_is_out_already_goes_back_to_where_it_came_from() {
    // A card of the deck goes to its bottom, one of a hand to its end.
    let no = json!({"id": "no", "kind": "respond", "count": {"turn": 1}, "do": [{"k": "reject_all"}],
        "on": {"k": "on_move", "tense": "about", "dir": "in", "region": {"k": "discard"}, "by": {"k": "others"}}});
    let mut x = click("x", json!([]));
    x["costs"] = json!([[{"op": "discard", "what": def("beg")}, {"op": "discard", "what": {"k": "c_is", "card": {"k": "top", "of": {"k": "deck"}}}, "from": {"k": "deck"}}]]);
    let mut desk =
        table(&["beg veto", "parcel"]).deck("lantern button").actions(json!([x, no])).begin();
    desk.go(0, "use x").go(1, "use no");
    desk.quiet();
    assert_eq!(
        (desk.hand(0), desk.deck(), desk.discard()),
        ("veto beg".into(), "button lantern".into(), "".into())
    );
}

#[test]
fn d06_the_rejection_of_an_answer_is_that_answer() {
    // One sequence for a veto, and no further one for its rejection.
    let mut desk = table(&["night_eyes", "veto", "parcel"]).begin();
    desk.go(0, "use night_eyes").go(1, "use veto");
    assert_eq!(desk.quiet(), ["2:veto 1", "1:night_eyes 0", "2:night_eyes 0"]);
}

#[test]
fn d07_one_target_means_one_sequence() {
    let mut desk = table(&["beg", "parcel", "parcel"]).begin();
    desk.go(0, "use beg, p1");
    assert_eq!(desk.quiet(), ["1:beg 1", "2:beg 1"]);
}

#[test]
fn d08_nobody_answers_his_own_doings_but_his_reactions_run_first() {
    let hero = json!({"id": "hero.h", "actions": [{"id": "a", "kind": "auto", "on": {"k": "on_exec", "tense": "about"}, "do": []}]});
    let mut desk = table(&["night_eyes veto", "parcel"]).hero_with(0, hero).begin();
    desk.go(0, "use night_eyes");
    assert_eq!(desk.asked(), Some(1));
    assert!(desk.told().contains(&"0 reacts a".to_owned()));
}

#[test]
fn d09_one_player_may_answer_twice() {
    let mut x = click("x", json!([]));
    x["strength"] = json!(3);
    let mut desk = table(&["", "veto veto parcel"]).actions(json!([x])).begin();
    desk.go(0, "use x").go(1, "use veto").go(1, "use veto");
    assert_eq!(desk.quiet(), ["1:x 1"]);
}

#[test]
fn d10_a_veto_is_not_offered_against_what_fails_already() {
    let mut desk = table(&["night_eyes", "veto", "veto parcel"]).begin();
    desk.go(0, "use night_eyes").go(1, "use veto").go(2, "pass").go(1, "pass");
    assert_eq!((desk.about(), desk.options(2)), ("2:night_eyes 0".into(), vec!["pass".to_owned()]));
}

fn pounced(attack: &str, bucket: &[(u8, bool)]) -> String {
    let mut desk = table(&["pounce", "", ""]).option("attack", attack).bucket(bucket).begin();
    desk.alone(0, "use pounce");
    desk.bucket()
}

#[test]
fn d12_a_pounce_out_of_extra_turns() {
    let plain = [(0, false), (1, false), (2, false)];
    let extra = [(0, true), (0, false), (1, false), (2, false)];
    let more = [(0, true), (0, true), (0, true), (0, false), (1, false), (2, false)];
    // All turns at the front are over, and one is passed on.
    assert_eq!(pounced("transfer", &plain), "1+ 1 2 0");
    assert_eq!(pounced("transfer", &extra), "1+ 1 2 0");
    assert_eq!(pounced("transfer", &more), "1+ 1 2 0");
    // Only the current turn is over.
    assert_eq!(pounced("bucket", &plain), "1+ 1 2 0");
    assert_eq!(pounced("bucket", &extra), "0 1+ 1 2");
    // Two more than there were: four turns in all, then six.
    assert_eq!(pounced("stack", &plain), "1+ 1 2 0");
    assert_eq!(pounced("stack", &extra), "1+ 1+ 1+ 1 2 0");
    assert_eq!(pounced("stack", &more), "1+ 1+ 1+ 1+ 1+ 1 2 0");
}

#[test]
fn d13_the_one_to_the_left_is_pounced_on() {
    // Whoever comes next in the bucket.
    let mut desk = table(&["pounce", "", ""]).bucket(&[(0, false), (2, false), (1, false)]).begin();
    desk.alone(0, "use pounce");
    assert_eq!(desk.bucket(), "2 1+ 1 0");
    // The dead are skipped.
    let mut desk = table(&["pounce", "", ""])
        .with("/players/1/alive", json!(false))
        .with("/players/1/died", json!(1))
        .bucket(&[(0, false), (2, false)])
        .begin();
    desk.alone(0, "use pounce");
    assert_eq!(desk.bucket(), "2+ 2 0");
}

#[test]
fn d16_not_is_the_complement_among_sets_of_that_size() {
    let not = json!({"k": "pat_not", "a": {"k": "sum", "a": def("veto"), "b": def("beg")}});
    let body = json!([{"k": "move", "what": not, "by": {"k": "by"}, "from": {"k": "hand"}, "to": {"k": "discard"}}]);
    let mut desk = table(&["veto beg catnap", ""]).probing(body).begin();
    desk.alone(0, "use probe");
    // One card, or two that are not just these.
    assert!(desk.then(0, "veto").contains(&"done".to_owned()));
    assert!(!desk.then(0, "veto").contains(&"beg".to_owned()));
    assert!(desk.then(0, "veto").contains(&"catnap".to_owned()));
}

#[test]
fn d17_any_number_may_be_none() {
    let mut x = click("x", json!([{"k": "set", "id": "v", "to": num(1)}]));
    x["costs"] = json!([[{"op": "discard", "what": {"k": "greedy", "of": def("veto")}}]]);
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [x]});
    let mut desk = table(&["beg", ""]).module(module.clone()).begin();
    desk.alone(0, "use x");
    assert_eq!(desk.var(0), 1);
    let mut desk = table(&["veto", ""]).module(module).begin();
    desk.alone(0, "use x, done");
    assert_eq!((desk.var(0), desk.hand(0)), (1, "veto".into()));
}

#[test]
fn d20_empty_places_have_their_meaning() {
    // The test of R216 to R218 tells of conditions, cards and regions.
    let desk = table(&["", ""]).doing(json!([{"k": "explode", "who": {"k": "hole"}}]));
    assert!(!desk.alive(0), "an empty player is me");
}

#[test]
fn d21_what_cannot_be_met_in_full_is_met_as_far_as_it_goes() {
    let giving = |what: Value, hand: &str| {
        let body = json!([{"k": "move", "what": what, "by": {"k": "by", "who": {"k": "left"}}, "from": {"k": "hand", "of": {"k": "left"}}, "to": {"k": "discard"}},
            {"k": "set", "id": "v", "to": num(1)}]);
        let desk = table(&["", hand]).doing(body);
        assert_eq!((desk.asked(), desk.var(0)), (Some(0), 1), "nobody is held up");
        desk.hand(1)
    };
    let three = json!({"k": "times", "min": num(3), "of": {"k": "c_class", "c": "func"}});
    assert_eq!(giving(three, "veto lantern beg"), "lantern");
    assert_eq!(
        giving(json!({"k": "sum", "a": def("veto"), "b": def("beg")}), "veto lantern"),
        "veto lantern"
    );
    assert_eq!(giving(def("veto"), "lantern button"), "lantern button");
    assert_eq!(giving(json!({"k": "c_any"}), ""), "");
}

#[test]
fn d25_after_so_many_turns_the_living_share_the_win() {
    let mut desk =
        table(&["", "", ""]).deck(&"parcel ".repeat(20)).option("turn_limit", 10).begin();
    while let Some(n) = desk.asked() {
        desk.go(n, "end_turn");
    }
    assert_eq!(desk.outcome(), Some(("turn_limit".into(), vec![0, 1, 2])));
    assert_eq!(desk.at("/turn"), 10);
}

fn blanks(loose: bool) -> Layout {
    table(&["lantern button teapot", "veto", ""]).option("loose_blanks", loose)
}

#[test]
fn d27_pairs_and_triples_are_of_one_kind_unless_the_table_says_otherwise() {
    let desk = blanks(false).begin();
    assert!(!desk.can(0, "use pair") && !desk.can(0, "use triple") && !desk.can(0, "use five"));
    let mut desk = blanks(true).begin();
    assert!(desk.can(0, "use pair") && desk.can(0, "use triple"));
    desk.alone(0, "use pair, lantern, teapot, p1");
    assert_eq!(desk.hand(0), "button veto");
    // Five any.
    let five = |loose: bool| {
        table(&["lantern lantern lantern button teapot", ""])
            .discard("veto")
            .option("loose_blanks", loose)
            .begin()
    };
    assert!(!five(false).can(0, "use five") && five(true).can(0, "use five"));
    // Programs of modules mean what they say.
    let mut x = click("x", json!([]));
    x["costs"] = json!([[{"op": "use", "what": {"k": "alike"}}]]);
    assert!(!blanks(true).actions(json!([x])).begin().can(0, "use x"));
}

#[test]
fn d27_five_different_ones_take_anything_but_a_bomb_from_the_pile() {
    let mut desk =
        table(&["lantern button teapot drizzle parcel", ""]).discard("catnap veto").begin();
    desk.go(0, "use five");
    desk.quiet();
    // What was just used lies there too.
    assert!(desk.can(0, "catnap") && desk.can(0, "veto") && desk.can(0, "lantern"));
    desk.go(0, "veto");
    assert_eq!(desk.hand(0), "veto");
}

#[test]
fn teams_win_together() {
    let mut desk = table(&["", "", "", "lullaby"])
        .option("teams", true)
        .deck("ticker parcel ticker parcel")
        .begin();
    desk.go(0, "end_turn");
    desk.quiet();
    desk.go(1, "end_turn").go(2, "end_turn");
    desk.quiet();
    // Both of one team are dead; the dead of the other team would win too.
    assert_eq!(desk.outcome(), Some(("last_alive".into(), vec![1, 3])));
}

#[test]
fn the_game_ends_with_the_last_player_once_everything_is_settled() {
    let mut desk = table(&["veto lantern", "parcel"]).deck("ticker").begin();
    desk.told();
    desk.go(0, "end_turn").go(0, "pass");
    assert_eq!(desk.outcome(), Some(("last_alive".into(), vec![1])));
    // His hand was discarded before the game was over.
    let told = desk.told();
    assert_eq!(told.last().map(String::as_str), Some("over last_alive"));
    assert!(told.contains(&"veto to discard".to_owned()));
}
