//! Response sequences: who is asked about what, and in which order: R15 to R36.

use crate::common::desk::{click, click_at, ear, hand_of, num, only, p, table};
use serde_json::{Value, json};

/// An answer to every move of this kind, for everybody; it costs nothing and does this.
fn answer(on: Value, body: Value) -> Value {
    json!({"id": "answer", "kind": "respond", "count": {"turn": 1}, "on": on, "do": body})
}

#[test]
fn r015_players_are_asked_in_the_order_of_the_table() {
    let mut desk = table(&["night_eyes", "parcel", "parcel", "parcel"]).begin();
    desk.go(0, "use night_eyes");
    assert_eq!(desk.quiet(), ["1:night_eyes 1", "2:night_eyes 1", "3:night_eyes 1"]);
    let mut desk = table(&["parcel", "parcel", "night_eyes", "parcel"])
        .bucket(&[(2, false), (3, false), (0, false), (1, false)])
        .begin();
    desk.go(2, "use night_eyes");
    assert_eq!(desk.quiet(), ["3:night_eyes 1", "0:night_eyes 1", "1:night_eyes 1"]);
}

#[test]
fn r016_the_dead_stay_in_the_sequence_and_r018_only_react() {
    // The martyr of seat 1 is dead; the reaction runs in its place of the order, and nobody asks him.
    let mut desk = table(&["parcel", "", "parcel"])
        .heroes(&["", "martyr"])
        .own(1, "lantern")
        .with("/players/1/alive", json!(false))
        .with("/players/1/died", json!(1))
        .bucket(&[(0, false), (2, false)])
        .begin();
    let told = desk.told();
    assert_eq!(only(&told, &["reacts"]), ["1 reacts wake"]);
    desk.go(0, "end_turn");
    assert_eq!(desk.asked(), Some(2));
}

#[test]
fn r017_some_answers_are_asked_for_and_others_run_by_themselves() {
    let mut desk = table(&["night_eyes", "veto", "parcel"]).hero_with(2, ear()).begin();
    desk.told();
    desk.go(0, "use night_eyes");
    assert_eq!(desk.code(), "answer");
    desk.go(1, "use veto");
    desk.quiet();
    let told = only(&desk.told(), &["exec", "fails", "works"]);
    // The reaction of seat 2 to the veto comes before its reaction to what was vetoed.
    assert_eq!(
        told,
        [
            "2 reacts about_exec",
            "veto works",
            "2 reacts done_exec",
            "2 reacts about_exec",
            "night_eyes fails",
            "2 reacts done_exec"
        ]
    );
}

#[test]
fn r018_reactions_of_the_dead_need_what_survives_them() {
    // A hairball in the hand goes with its holder, and so does its itch.
    let hero = json!({"id": "hero.h", "regions": [{"id": "grave", "on_death": "keep"}],
        "cards": [{"id": "bone", "class": "custom", "grants": ["rattle"]}],
        "actions": [{"id": "rattle", "kind": "auto", "on": {"k": "on_turn", "edge": "start"}, "do": []}]});
    let dead = |own: &str| {
        table(&["parcel", "", "parcel"])
            .hero_with(1, hero.clone())
            .own(1, own)
            .with("/players/1/alive", json!(false))
            .with("/players/1/died", json!(1))
            .bucket(&[(0, false), (2, false)])
            .begin()
    };
    assert_eq!(only(&dead("hero.h/bone").told(), &["reacts"]), ["1 reacts rattle"]);
    assert_eq!(only(&dead("lantern").told(), &["reacts"]), [] as [&str; 0]);
    // No answer is asked of the dead, though seat 2 is asked.
    let mut desk = table(&["night_eyes", "", "parcel"])
        .with("/players/1/alive", json!(false))
        .with("/players/1/died", json!(1))
        .bucket(&[(0, false), (2, false)])
        .begin();
    desk.go(0, "use night_eyes");
    assert_eq!(desk.quiet(), ["2:night_eyes 1"]);
}

/// What a reaction of seat 1 to a move makes of it: the number it sets.
fn heard(on: Value, to: Value, layout: crate::common::desk::Layout, words: &str) -> i64 {
    let hero = json!({"id": "hero.h", "vars": [{"id": "v"}], "actions": [
        {"id": "a", "kind": "auto", "on": on, "do": [{"k": "set", "id": "v", "to": to}]}]});
    let mut desk = layout.hero_with(1, hero).begin();
    desk.alone(0, words);
    desk.var(0)
}

#[test]
fn r019_a_move_names_its_region() {
    let count = json!({"k": "region_num", "region": {"k": "r_var", "id": "where"}});
    let on = |dir: &str| json!({"k": "on_move", "dir": dir, "as_region": "where", "by": {"k": "others"}});
    let layout = || table(&["night_eyes parcel parcel", "veto"]).discard("zoomies");
    // Out of a hand in which two cards are left; into the pile, which then has two.
    assert_eq!(heard(on("out"), count.clone(), layout(), "use night_eyes"), 2);
    assert_eq!(heard(on("in"), count, layout().discard("zoomies zoomies"), "use night_eyes"), 3);
}

#[test]
fn r020_a_move_names_its_card() {
    let on = json!({"k": "on_move", "as_card": "it", "by": {"k": "others"}});
    let size = json!({"k": "count", "of": {"k": "c_same", "as": {"k": "c_var", "id": "it"}}, "in": {"k": "hand"}});
    let layout = table(&["night_eyes", "night_eyes night_eyes veto"]);
    assert_eq!(heard(on, size, layout, "use night_eyes"), 2);
}

#[test]
fn r021_a_move_has_a_direction() {
    // Where to say "in" is not to hear "out".
    for (dir, region, heard_it) in
        [("in", "discard", 1), ("out", "discard", 0), ("out", "hands", 1), ("in", "hands", 0)]
    {
        let region = json!({"k": region, "of": {"k": "all"}});
        let on = json!({"k": "on_move", "dir": dir, "region": region});
        assert_eq!(
            heard(on, num(1), table(&["night_eyes", "veto"]), "use night_eyes"),
            heard_it,
            "{dir}"
        );
    }
}

#[test]
fn r022_a_move_has_a_subject_and_the_game_is_one() {
    let on = |by: &str| json!({"k": "on_move", "by": {"k": by}, "dir": "out", "region": {"k": "discard"}});
    let take = || {
        table(&["", "veto"]).discard("lantern").actions(json!([click(
            "x",
            json!([
            {"k": "move", "what": {"k": "c_any"}, "from": {"k": "discard"}, "to": {"k": "hand"}}])
        )]))
    };
    assert_eq!(heard(on("game"), num(1), take(), "use x"), 1);
    assert_eq!(heard(on("others"), num(1), take(), "use x"), 0);
}

#[test]
fn r024_a_move_without_success_does_not_happen() {
    let on = json!({"k": "on_move", "tense": "about", "dir": "out", "region": {"k": "hands", "of": {"k": "others"}},
        "by": {"k": "others"}});
    let mut desk = table(&["night_eyes", "veto"])
        .actions(json!([answer(on, json!([{"k": "reject"}]))]))
        .begin();
    desk.told();
    desk.go(0, "use night_eyes").go(1, "use answer");
    desk.quiet();
    assert_eq!(desk.hand(0), "night_eyes");
    let told = desk.told();
    assert_eq!(
        only(&told, &["rejects", "fails", "leaves"]),
        ["answer rejects night_eyes", "night_eyes fails"]
    );
}

#[test]
fn r025_execution_comes_after_all_moves_and_r026_after_obtaining_and_delivering() {
    let mut desk = table(&["lantern lantern", "button", "teapot"]).hero_with(2, ear()).begin();
    desk.told();
    desk.alone(0, "use pair, p1");
    let told = desk.told();
    let at = |what: &str| told.iter().position(|line| line == what).expect("it is told");
    let last = told.iter().rposition(|line| line == "lantern to discard").expect("it is told");
    assert!(at("2 reacts about_exec") > last);
    assert!(at("2 reacts about_exec") < at("pair works"));
    assert!(at("2 reacts done_exec") > at("pair works"));
}

#[test]
fn r027_one_action_at_several_opens_a_sequence_for_each() {
    let mut desk =
        table(&["zoomies lantern", "parcel", "parcel parcel", "veto"]).heroes(&["gunner"]).begin();
    desk.go(0, "use barrage, p1, p2");
    let asked = desk.quiet();
    // For the action, then for each of the two.
    assert_eq!(asked.iter().filter(|line| line.starts_with("3:")).count(), 3);
}

#[test]
fn r028_r029_an_execution_names_who_and_which_action() {
    let on = |action: &str, actor: &str| json!({"k": "on_exec", "action": action, "actor": {"k": actor}});
    let layout = || table(&["night_eyes", "veto"]);
    assert_eq!(heard(on("night_eyes", "others"), num(1), layout(), "use night_eyes"), 1);
    assert_eq!(heard(on("any", "others"), num(1), layout(), "use night_eyes"), 1);
    assert_eq!(heard(on("catnap", "others"), num(1), layout(), "use night_eyes"), 0);
    assert_eq!(heard(on("night_eyes", "me"), num(1), layout(), "use night_eyes"), 0);
    // Its name is told with the question.
    let mut desk = layout().begin();
    desk.go(0, "use night_eyes");
    assert_eq!(desk.question()["figures"]["action"], "#do.night_eyes");
    assert_eq!(desk.info("do.night_eyes")["name"]["en"], "Night Eyes");
}

#[test]
fn r030_launched_about_to_hit_and_has_hit() {
    let listen = |id: &str, tense: &str, scope: &str| {
        json!({"id": id, "kind": "respond", "on": {"k": "on_exec", "tense": tense, "scope": scope,
            "target": {"k": "me"}}, "do": []})
    };
    let mut desk = table(&["zoomies lantern", "parcel parcel", "parcel parcel parcel"])
        .heroes(&["gunner"])
        .actions(json!([
            listen("a", "about", "action"),
            listen("b", "about", "target"),
            listen("c", "done", "either")
        ]))
        .begin();
    desk.go(0, "use barrage, p1");
    let asked = |desk: &crate::common::desk::Desk| {
        desk.options(1).into_iter().filter(|it| it != "pass").collect::<Vec<_>>()
    };
    assert_eq!((desk.about(), asked(&desk)), ("1:barrage 1".into(), vec!["use a".to_owned()]));
    desk.go(1, "pass").go(2, "pass");
    assert_eq!((desk.about(), asked(&desk)), ("1:barrage 1".into(), vec!["use b".to_owned()]));
    desk.go(1, "pass").go(2, "pass");
    // The second one's turn to be hit; the first is only beside it.
    assert!(desk.view(0)["answering"][0]["target"] == 2);
    while desk.code() == "answer" && desk.question()["figures"]["done"] == false {
        let n = desk.asked().expect("somebody is asked");
        desk.go(n, "pass");
    }
    assert_eq!((desk.about(), asked(&desk)), ("1:barrage 1 done".into(), vec!["use c".to_owned()]));
}

#[test]
fn r031_an_execution_has_a_success_value() {
    // Two rejections are needed against a strength of two.
    let strong = |strength: i64| {
        let mut action = click("x", json!([{"k": "set", "id": "v", "to": num(1)}]));
        action["strength"] = json!(strength);
        json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [action]})
    };
    for (strength, vetoes, works) in [(1, 1, 0), (2, 1, 1), (2, 2, 0)] {
        let mut desk = table(&["", "veto veto parcel"]).module(strong(strength)).begin();
        desk.go(0, "use x");
        for _ in 0..vetoes {
            desk.go(1, "use veto");
        }
        desk.quiet();
        assert_eq!(desk.var(0), works, "{vetoes} against {strength}");
    }
}

#[test]
fn r032_an_answer_asks_for_its_basket() {
    let answer = json!({"id": "answer", "kind": "respond", "on": {"k": "on_exec", "actor": {"k": "others"}},
        "costs": [[{"op": "discard", "what": {"k": "c_any"}}]], "do": []});
    let mut desk = table(&["night_eyes", "lantern button"]).actions(json!([answer])).begin();
    desk.go(0, "use night_eyes");
    assert_eq!(desk.then(1, "use answer"), ["lantern", "button"]);
    desk.go(1, "use answer, button");
    assert_eq!(desk.hand(1), "lantern");
}

#[test]
fn r033_vetoing_and_bouncing_are_built_in() {
    let mut desk = table(&["beg", "veto parcel", "parcel"]).begin();
    desk.go(0, "use beg, p1").go(1, "use veto");
    desk.quiet();
    assert_eq!((desk.hand(0), desk.hand(1)), ("".into(), "parcel".into()));
    let mut desk = table(&["beg", "catnap parcel", "lantern"]).heroes(&["", "bouncer"]).begin();
    desk.go(0, "use beg, p1").go(1, "use bounce, p2");
    desk.quiet();
    assert_eq!((desk.hand(0), desk.hand(2)), ("lantern".into(), "".into()));
}

#[test]
fn r034_a_veto_moves_out_and_in_is_answered_and_then_its_player_goes_on() {
    let mut desk = table(&["night_eyes", "veto parcel", "parcel"]).hero_with(2, ear()).begin();
    desk.told();
    desk.go(0, "use night_eyes");
    desk.told();
    desk.go(1, "use veto");
    assert_eq!(
        desk.told(),
        [
            "1 uses veto",
            "2 reacts about_out",
            "veto leaves hand1",
            "2 reacts done_out",
            "2 reacts about_in",
            "veto to discard",
            "2 reacts done_in",
            "2 reacts about_exec",
        ]
    );
    assert_eq!(desk.about(), "2:veto 1");
    desk.go(2, "pass");
    assert_eq!(desk.about(), "1:night_eyes 0");
    desk.quiet();
    assert_eq!(desk.asked(), Some(0));
}

#[test]
fn r035_a_target_is_changed_after_its_own_sequence() {
    let begin = || {
        table(&["beg", "catnap parcel", "lantern", "veto button"]).heroes(&["", "bouncer"]).begin()
    };
    let mut desk = begin();
    desk.go(0, "use beg, p1");
    assert!(desk.can(1, "use bounce"));
    assert_eq!(desk.then(1, "use bounce"), ["p2", "p3", "p0"]);
    desk.go(1, "use bounce, p3").go(2, "pass").go(3, "pass");
    let told = desk.told();
    assert!(told.contains(&"beg from 1 to 3".to_owned()));
    desk.quiet();
    desk.go(3, "button");
    assert_eq!((desk.hand(0), desk.hand(1)), ("button".into(), "parcel".into()));
    // Who vetoes the bouncing keeps the target as it was.
    let mut desk = begin();
    desk.go(0, "use beg, p1").go(1, "use bounce, p3").go(2, "pass").go(3, "use veto");
    desk.quiet();
    assert_eq!((desk.hand(0), desk.hand(3)), ("parcel".into(), "button".into()));
    // One's own doings cannot be bounced off, nor those that do not aim at one.
    let mut desk = begin();
    desk.go(0, "use beg, p2").go(1, "pass");
    assert!(!desk.told().iter().any(|line| line.contains("bounce")));
}

#[test]
fn r035_redirecting_to_nobody_new_changes_nothing() {
    // To one who is aimed at already, to the dead, and to nobody.
    let bounce = |to: Value| {
        json!({"v": 1, "id": "m", "actions": [
            {"id": "bounce", "kind": "respond", "count": {"turn": 1}, "do": [{"k": "redirect", "to": to}],
                "on": {"k": "on_exec", "actor": {"k": "others"}, "target": {"k": "me"}}}]})
    };
    for to in [json!({"k": "me"}), p("nobody")] {
        let mut desk = table(&["beg", "parcel", "lantern"]).module(bounce(to)).begin();
        desk.go(0, "use beg, p1").go(1, "use bounce");
        desk.quiet();
        assert_eq!(desk.hand(0), "parcel");
    }
}

#[test]
fn r036_amounts_change_through_variables_only() {
    let mut desk = table(&["", "parcel parcel parcel"])
        .module(json!({"v": 1, "id": "m", "vars": [{"id": "v", "init": 1}], "actions": [
            click_at("x", json!([{"k": "move", "what": {"k": "times", "min": {"k": "var", "id": "v"}, "of": {"k": "c_any"}},
                "by": {"k": "by", "blind": true}, "from": hand_of("p1"), "to": {"k": "discard"}}])),
            answer(json!({"k": "on_exec", "action": "x"}), json!([{"k": "set", "id": "v", "op": "+", "to": num(1)}])),
        ]}))
        .begin();
    desk.go(0, "use x").go(1, "use answer");
    desk.quiet();
    assert_eq!(desk.hand(1), "parcel");
}

#[test]
fn reactions_of_one_player_run_hero_first_then_cards_then_modules() {
    let auto = |id: &str| json!({"id": id, "kind": "auto", "voice": "explicit", "on": {"k": "on_turn", "edge": "start", "of": {"k": "me"}}, "do": []});
    let module = json!({"v": 1, "id": "m", "cards": [{"id": "bell", "class": "custom", "grants": ["ring"]}, {"id": "gong", "class": "custom", "grants": ["boing"]}],
        "actions": [auto("hum"), auto("ring"), auto("boing")]});
    let mut desk = table(&["m/gong m/bell m/gong", ""])
        .module(module)
        .hero_with(0, json!({"id": "hero.h", "actions": [auto("sing")]}))
        .begin();
    // A card that lies there twice reacts twice, in the order in which they lie.
    assert_eq!(
        only(&desk.told(), &["0 reacts"]),
        ["0 reacts sing", "0 reacts boing", "0 reacts ring", "0 reacts boing", "0 reacts hum"]
    );
}

#[test]
fn several_copies_offer_an_action_once() {
    let desk = table(&["catnap catnap catnap", "veto"]).begin();
    assert_eq!(desk.options(0).iter().filter(|option| *option == "use catnap").count(), 1);
}
