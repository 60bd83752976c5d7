//! The whole contract of the engine on tables with hostile modules: above all, nothing that anybody gets to know
//! depends on what it may not know.

#![allow(clippy::unwrap_used)]

use crate::common::{self, generate};
use bombcat::{BombCat, Options};
use engine::testkit::{self, Suite};
use engine::{Chance, Ctx, FastChance, Files, NoLog, Rules, Viewer};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};

static DATA: LazyLock<Arc<bombcat::data::Data>> =
    LazyLock::new(|| BombCat::load(&Files::built_in(BombCat::FILES)).unwrap());

fn table(seed: u64) -> (Options, u8) {
    let (mut options, seats) = generate::table(seed);
    if engine::rules::open::<BombCat>(&DATA, &options, seats).is_err() {
        options.seated.clear();
    }
    // A few turns show as much as many.
    options.turn_limit = 10;
    (options, seats)
}

/// Plays the whole suite with a table.
fn suite(options: Options, seats: u8, games: u32) -> testkit::Report {
    testkit::run::<BombCat>(&Suite {
        data: &DATA,
        options: vec![options],
        seats: vec![seats],
        games,
        most_decisions: 30_000,
    })
}

/// Plays the whole suite with one module.
fn holds(module: Value, seats: u8) {
    let options = Options { modules: vec![module], turn_limit: 14, ..Options::default() };
    suite(options, seats, testkit::size(40));
}

/// What a module does at the start of each turn.
fn at_turn_start(body: Value) -> Value {
    json!({"v": 1, "id": "m", "actions": [
        {"id": "a", "kind": "auto", "on": {"k": "on_turn", "edge": "start"}, "do": body}]})
}

#[test]
fn regression_numbers_made_of_hidden_cards_are_told_when_asked_for() {
    let bombs = json!({"k": "count", "of": {"k": "c_class", "c": "func"}, "in": {"k": "hands", "of": {"k": "all"}}});
    holds(
        at_turn_start(json!([
            {"k": "choose_num", "as": "n", "max": bombs, "by": {"k": "left"}},
            {"k": "reorder", "n": bombs, "of": {"k": "deck"}},
        ])),
        3,
    );
}

#[test]
fn regression_ways_that_hidden_cards_decide_are_told() {
    let lucky = json!({"k": "is", "card": {"k": "top", "of": {"k": "deck"}}, "pred": {"k": "c_class", "c": "blank"}});
    holds(
        at_turn_start(json!([
            {"k": "if", "cond": lucky,
                "then": [{"k": "ask", "costs": [[{"op": "discard", "what": {"k": "c_any"}, "from": {"k": "hand"}}]]}],
                "else": [{"k": "ask", "costs": [[{"op": "mark", "what": {"k": "c_any"}, "from": {"k": "hand"}}]]}]},
            {"k": "each_card", "as": "c", "in": {"k": "hand", "of": {"k": "left"}},
                "of": {"k": "c_same", "as": {"k": "top", "of": {"k": "deck"}}},
                "do": [{"k": "choose_player", "as": "p"}]},
        ])),
        3,
    );
}

#[test]
fn regression_a_closed_region_is_closed_to_baskets_too() {
    holds(
        at_turn_start(json!([
            {"k": "see", "region": {"k": "bank"}, "face": "closed", "for": {"k": "all"}, "until": "turn"},
            {"k": "see", "region": {"k": "hand"}, "face": "closed", "for": {"k": "me"}, "until": "turn"},
        ])),
        3,
    );
}

#[test]
fn regression_a_new_order_is_told_to_those_who_see_it() {
    holds(
        at_turn_start(json!([
            {"k": "reorder", "n": {"k": "num", "n": 3}, "of": {"k": "bank"}},
            {"k": "cut", "region": {"k": "bank"}, "announce": "none"},
        ])),
        3,
    );
}

#[test]
fn regression_regions_that_were_chosen_are_told() {
    holds(
        json!({"v": 1, "id": "m", "actions": [
            {"id": "a", "kind": "play", "count": {"turn": 1},
                "choose": [{"as": "r", "type": "region", "from": {"k": "any_region"}}],
                "do": [{"k": "choose_num", "max": {"k": "num", "n": 3}}]},
            {"id": "b", "kind": "auto", "on": {"k": "on_turn"}, "do": [{"k": "run", "action": "a"}]},
        ]}),
        3,
    );
}

#[test]
fn regression_cards_that_are_about_to_leave_are_told_to_those_who_see_them() {
    holds(
        json!({"v": 1, "id": "m", "actions": [
            {"id": "a", "kind": "respond", "on": {"k": "on_move", "tense": "about", "dir": "out"},
                "costs": [[{"op": "use", "what": {"k": "c_class", "c": "blank"}, "from": {"k": "hand"}}]],
                "do": [{"k": "reject"}]},
        ]}),
        3,
    );
}

#[test]
fn regression_a_card_that_is_played_into_a_hand_is_forgotten() {
    let other = json!({"k": "hand", "of": {"k": "left"}});
    holds(
        json!({"v": 1, "id": "m", "actions": [
            {"id": "a", "kind": "play", "count": {"turn": 3},
                "costs": [[{"op": "use", "what": {"k": "c_any"}, "from": {"k": "hand"}, "to": other}]],
                "do": [
                    {"k": "move", "what": {"k": "c_any"}, "from": other, "to": {"k": "hand"}},
                    {"k": "choose_num", "max": {"k": "num", "n": 2}},
                ]},
        ]}),
        3,
    );
}

#[test]
fn regression_a_card_that_is_about_to_leave_is_spoken_for() {
    let deck = json!({"k": "deck"});
    holds(
        json!({"v": 1, "id": "m", "actions": [
            {"id": "a", "kind": "respond", "on": {"k": "on_move", "tense": "about", "dir": "out"},
                "costs": [[{"op": "transfer", "what": {"k": "c_any"}, "from": {"k": "hand"}, "to": deck}]],
                "do": []},
        ]}),
        3,
    );
}

#[test]
fn regression_a_card_that_comes_back_to_its_hand_is_as_old_as_before() {
    let hand = json!({"k": "hand", "of": {"k": "left"}});
    let again = json!([{"k": "move", "what": {"k": "c_any"}, "from": hand, "to": hand}]);
    let modules = vec![at_turn_start(again)];
    let options = Options { modules, turn_limit: 14, dark_info: true, ..Options::default() };
    suite(options, 3, testkit::size(40));
}

#[test]
fn regression_those_who_watch_see_no_more_than_anybody_does() {
    let module = json!({"v": 1, "id": "m",
    "regions": [{"id": "r", "name": "r", "per": "player", "see_owner": "closed", "see_others": "open"}],
    "actions": [{"id": "a", "kind": "auto", "on": {"k": "on_turn", "edge": "start"}, "do": [
        {"k": "move", "what": {"k": "c_any"}, "from": {"k": "hand"}, "to": {"k": "custom", "id": "r"}},
        {"k": "see", "region": {"k": "discard"}, "face": "closed", "for": {"k": "left"}},
        {"k": "create", "def": "veto", "to": {"k": "discard"}},
    ]}]});
    let options = Options { modules: vec![module], ..Options::default() };
    let rules = engine::rules::open::<BombCat>(&DATA, &options, 3).unwrap();
    let mut host = NoLog(FastChance::new(1));
    let mut state = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(&rules, &mut state, &mut host));
    let view = serde_json::to_value(rules.view(&state, Viewer::Public)).unwrap();
    for closed in [&view["discard"], &view["players"][0]["regions"][0]["cards"]] {
        assert!(closed["count"].as_u64() > Some(0) && closed.get("cards").is_none(), "{closed}");
    }
}

#[test]
fn regression_cards_that_were_peeked_at_in_a_hand_have_no_places() {
    let hand = json!({"k": "hand", "of": {"k": "left"}});
    let blank = json!({"k": "c_class", "c": "blank"});
    holds(
        at_turn_start(json!([
            {"k": "peek", "n": {"k": "num", "n": 20}, "of": hand, "for": {"k": "me"}},
            {"k": "move", "what": blank, "from": hand, "to": hand},
            {"k": "choose_num", "max": {"k": "num", "n": 2}},
        ])),
        3,
    );
}

#[test]
fn regression_a_card_that_goes_where_it_lies_is_followed_by_nobody_who_does_not_see_it() {
    let (deck, all) = (json!({"k": "deck"}), json!({"k": "all"}));
    let few = json!({"k": "num", "n": 4});
    holds(
        at_turn_start(json!([
            {"k": "peek", "n": few, "of": deck, "for": {"k": "me"}},
            {"k": "each_player", "as": "p", "in": all, "do": [
                {"k": "peek", "n": few, "of": {"k": "hand", "of": {"k": "p_var", "id": "p"}}, "for": {"k": "left"}},
                {"k": "move", "what": {"k": "c_any"}, "from": deck, "to": deck},
                {"k": "move", "what": {"k": "c_any"}, "from": deck, "to": deck, "by": {"k": "by", "who": {"k": "left"}}},
            ]},
        ])),
        3,
    );
}

#[test]
fn regression_cards_to_choose_from_a_hand_that_was_peeked_at_have_no_places() {
    let hand = json!({"k": "hand", "of": {"k": "left"}});
    holds(
        at_turn_start(json!([
            {"k": "move", "what": {"k": "c_any"}, "from": hand, "to": hand},
            {"k": "peek", "n": {"k": "num", "n": 3}, "of": hand, "for": {"k": "me"}},
            {"k": "move", "what": {"k": "c_class", "c": "blank"}, "from": hand, "to": {"k": "hand"}},
            {"k": "choose_num", "max": {"k": "num", "n": 2}},
        ])),
        3,
    );
}

#[test]
fn regression_a_name_is_not_known_again_when_its_card_comes_back() {
    let (hand, discard) = (json!({"k": "hand", "of": {"k": "left"}}), json!({"k": "discard"}));
    let number = json!({"k": "choose_num", "max": {"k": "num", "n": 2}});
    let card = json!({"k": "c_is", "card": {"k": "c_var", "id": "c"}});
    holds(
        at_turn_start(json!([
            {"k": "create", "def": "veto", "to": discard},
            {"k": "move", "bind": "c", "what": {"k": "c_any"}, "from": discard, "to": hand, "by": {"k": "by_random"}},
            number,
            {"k": "move", "what": card, "from": hand, "to": discard, "by": {"k": "by_random"}},
            number,
        ])),
        3,
    );
}

#[test]
fn regression_a_hand_has_no_order_that_could_be_changed() {
    let (hand, discard) = (json!({"k": "hand", "of": {"k": "left"}}), json!({"k": "discard"}));
    holds(
        at_turn_start(json!([
            {"k": "create", "def": "veto", "to": discard},
            {"k": "move", "what": {"k": "c_any"}, "from": discard, "to": hand},
            {"k": "move", "what": {"k": "c_any"}, "from": hand, "to": hand},
            {"k": "reorder", "n": {"k": "num", "n": 2}, "of": hand, "by": {"k": "left"}},
            {"k": "choose_num", "max": {"k": "num", "n": 2}},
        ])),
        3,
    );
}

#[test]
fn regression_a_pile_that_is_shuffled_openly_is_seen() {
    let (deck, bank) = (json!({"k": "deck"}), json!({"k": "bank"}));
    let blank = json!({"k": "c_class", "c": "blank"});
    holds(
        at_turn_start(json!([
            {"k": "repeat", "n": {"k": "num", "n": 3}, "do": [
                {"k": "move", "what": blank, "from": deck, "to": deck, "bind": "c"},
                {"k": "move", "what": {"k": "alike", "n": {"k": "num", "n": 2}, "of": blank}, "from": deck, "to": deck},
            ]},
            {"k": "shuffle", "region": bank},
            {"k": "move", "what": blank, "from": bank, "to": bank, "bind": "c"},
            {"k": "shuffle", "region": bank},
            {"k": "choose_num", "max": {"k": "num", "n": 2}},
        ])),
        3,
    );
}

#[test]
fn regression_what_was_paid_is_known_to_nobody_else() {
    let cost = |n: i32, op: &str| {
        json!([{"id": "b", "op": op, "from": {"k": "hand"}, "what":
        {"k": "times", "min": {"k": "num", "n": n}, "max": {"k": "num", "n": n}, "of": {"k": "c_any"}}}])
    };
    let paid = json!({"k": "basket_num", "basket": "b", "field": "cards"});
    holds(
        json!({"v": 1, "id": "m", "actions": [{"id": "a", "kind": "play", "count": {"turn": 2},
        "costs": [cost(1, "mark"), cost(2, "mark")],
        "do": [
            {"k": "choose_num", "as": "n", "min": paid, "max": paid},
            {"k": "choose_num", "max": {"k": "num", "n": 2}},
        ]}]}),
        3,
    );
}

#[test]
fn regression_where_cards_are_asked_from_is_told() {
    let made = json!({"k": "creator", "of": {"k": "top", "of": {"k": "deck"}}});
    holds(
        at_turn_start(json!([
            {"k": "create", "def": "veto", "n": {"k": "num", "n": 4}, "to": {"k": "deck"}, "pos": "random"},
            {"k": "move", "what": {"k": "c_any"}, "by": {"k": "by", "who": {"k": "left"}, "must": false},
                "from": {"k": "hand", "of": made}, "to": {"k": "hand", "of": {"k": "left"}}},
        ])),
        3,
    );
}

#[test]
fn regression_cards_on_their_way_are_as_old_as_all_have_seen() {
    let module = json!({"v": 1, "id": "m", "actions": [
        {"id": "a", "kind": "auto", "on": {"k": "on_turn", "edge": "start"}, "do": [
            {"k": "move", "what": {"k": "c_any"}, "from": {"k": "hand"}, "to": {"k": "hand", "of": {"k": "left"}}}]},
        {"id": "b", "kind": "respond", "on": {"k": "on_move", "tense": "about", "dir": "in"}, "do": [{"k": "reject"}]},
    ]});
    let options =
        Options { modules: vec![module], turn_limit: 14, dark_info: true, ..Options::default() };
    suite(options, 3, testkit::size(40));
}

#[test]
fn regression_cards_are_not_left_out_for_being_like_one_that_is_not_seen() {
    let (deck, me) = (json!({"k": "deck"}), json!({"k": "by", "who": {"k": "me"}}));
    let two =
        json!({"k": "alike", "n": {"k": "num", "n": 2}, "rel": "distinct", "of": {"k": "c_any"}});
    let seen = json!([
        {"k": "peek", "n": {"k": "num", "n": 8}, "of": deck, "for": {"k": "me"}},
        {"k": "cut", "region": deck, "by": {"k": "left"}, "announce": "position"},
    ]);
    holds(
        json!({"v": 1, "id": "m", "actions": [
            {"id": "a", "kind": "play", "do": seen},
            {"id": "b", "kind": "play", "do": [],
                "costs": [[{"op": "transfer", "what": two, "from": deck, "to": deck}]]},
        ]}),
        3,
    );
    let again = [
        &seen[0],
        &seen[1],
        &json!({"k": "move", "what": two, "by": me, "from": deck, "to": deck}),
    ];
    holds(at_turn_start(json!(again)), 3);
}

#[test]
fn regression_which_card_is_about_to_leave_is_known_to_those_alone_who_saw_it() {
    let (deck, me) = (json!({"k": "deck"}), json!({"k": "by", "who": {"k": "me"}}));
    let hand = json!({"k": "hand", "of": {"k": "left"}});
    holds(
        json!({"v": 1, "id": "m", "actions": [
            {"id": "a", "kind": "auto", "on": {"k": "on_turn", "edge": "start"}, "do": [
                {"k": "move", "what": {"k": "c_any"}, "from": deck, "to": hand}]},
            {"id": "b", "kind": "auto", "on": {"k": "on_move", "tense": "about", "dir": "out"}, "do": [
                {"k": "peek", "n": {"k": "num", "n": 24}, "of": deck, "for": {"k": "me"}},
                {"k": "move", "what": {"k": "c_any"}, "by": me, "from": deck, "to": deck}]},
        ]}),
        3,
    );
}

#[test]
fn regression_in_which_way_somebody_paid_is_not_known_by_the_number_of_the_part() {
    let part = |n: i32| {
        json!({"op": "discard", "from": {"k": "hand"}, "what":
        {"k": "times", "min": {"k": "num", "n": n}, "max": {"k": "num", "n": n}, "of": {"k": "c_any"}}})
    };
    holds(
        json!({"v": 1, "id": "m", "actions": [{"id": "a", "kind": "play", "count": {"turn": 2},
            "costs": [[part(0), part(1)], [part(1)]],
            "do": [{"k": "choose_num", "max": {"k": "num", "n": 2}}]}]}),
        3,
    );
}

#[test]
fn regression_cards_that_have_no_places_are_not_put_in_order() {
    let (hand, few) = (json!({"k": "hand", "of": {"k": "left"}}), json!({"k": "num", "n": 3}));
    holds(
        at_turn_start(json!([
            {"k": "peek", "n": few, "of": hand, "for": {"k": "me"}},
            {"k": "move", "what": {"k": "c_any"}, "from": hand, "to": hand},
            {"k": "reorder", "n": few, "of": hand, "by": {"k": "me"}},
        ])),
        3,
    );
}

#[test]
fn regression_who_holds_a_card_that_nobody_follows_is_told() {
    let (deck, hand) = (json!({"k": "deck"}), json!({"k": "hand", "of": {"k": "left"}}));
    let holder = json!({"k": "holder", "of": {"k": "c_var", "id": "c"}});
    holds(
        json!({"v": 1, "id": "m", "vars": [{"id": "v", "per": "player", "init": 3}],
        "actions": [{"id": "a", "kind": "play", "count": {"turn": 2},
            "costs": [[{"id": "c", "op": "transfer", "what": {"k": "c_any"}, "from": deck, "to": hand}]],
            "do": [
                {"k": "choose_num", "as": "n", "min": {"k": "var", "id": "v", "of": holder}},
                {"k": "choose_num", "max": {"k": "num", "n": 2}},
            ]}]}),
        3,
    );
}

#[test]
fn regression_a_card_that_all_know_by_its_place_is_that_card_in_every_world() {
    let deck = json!({"k": "deck"});
    let top = json!({"k": "c_is", "card": {"k": "top", "of": deck}});
    let module = json!({"v": 1, "id": "m", "actions": [
        {"id": "a", "kind": "auto", "on": {"k": "on_turn", "edge": "start"}, "do": [
            {"k": "create", "def": "veto", "n": {"k": "num", "n": 3}, "to": deck},
            {"k": "move", "what": top, "from": deck, "to": deck, "pos": "bottom"}]},
        {"id": "b", "kind": "respond", "on": {"k": "on_move", "tense": "about", "dir": "in"}, "do": []},
    ]});
    // Everybody is asked about every card, so that a few short games are long enough.
    let options = Options { modules: vec![module], turn_limit: 10, ..Options::default() };
    suite(options, 3, testkit::size(20));
}

#[test]
fn regression_what_was_shown_is_not_seen_again_after_it_was_closed() {
    let (deck, me) = (json!({"k": "deck"}), json!({"k": "me"}));
    let close = json!({"k": "see", "region": deck, "face": "closed", "for": me, "until": "turn"});
    let number = json!({"k": "choose_num", "max": {"k": "num", "n": 2}});
    let peek = json!({"k": "peek", "n": {"k": "num", "n": 3}, "of": deck, "for": me});
    holds(at_turn_start(json!([peek, close, number])), 3);
    let put = json!({"k": "move", "what": {"k": "c_any"}, "by": {"k": "by", "who": me},
        "from": {"k": "hand"}, "to": deck, "pos": "choose"});
    holds(at_turn_start(json!([close, put, number])), 3);
}

#[test]
fn regression_what_is_put_in_order_or_cut_is_what_was_asked_about() {
    let hand = json!({"k": "hand", "of": {"k": "left"}});
    let mine = json!({"k": "hand", "of": {"k": "holder", "of": {"k": "c_var", "id": "c"}}});
    holds(
        at_turn_start(json!([
            {"k": "move", "bind": "c", "what": {"k": "c_any"}, "from": hand, "to": {"k": "hand"}},
            {"k": "reorder", "n": {"k": "num", "n": 3}, "of": mine},
            {"k": "cut", "region": mine},
        ])),
        3,
    );
}

#[test]
fn regression_about_what_somebody_is_asked_is_told_where_it_could_have_been_passed_over() {
    let by = json!({"k": "by", "who": {"k": "left"}, "must": true});
    let hand = json!({"k": "hand", "of": {"k": "left"}});
    let tag = |what: Value| json!({"k": "attach", "tag": "t", "what": what, "by": by, "in": hand});
    let class = |class: &str| json!({"k": "c_class", "c": class});
    let module = json!({"v": 1, "id": "m", "tags": [{"id": "t"}], "actions": [{
        "id": "a", "kind": "auto", "on": {"k": "on_turn", "edge": "start"},
        "do": [tag(class("func")), tag(class("blank"))],
    }]});
    holds(module, 3);
}

/// Tables that were told apart once.
#[test]
fn regression_tables() {
    let mut report = testkit::Report::default();
    for seed in [
        63, 560, 759, 1748, 2100, 2252, 2281, 3214, 3291, 3841, 4127, 4433, 4706, 6606, 7349, 7763,
        9346, 5173, 11520, 12306, 5970, 7796, 7834, 8990, 14306, 15699, 12492, 16908, 17180, 17288,
        19338, 19342, 20066, 20117, 21350, 21358, 21508, 23367, 24620, 26951, 25755, 25867, 26580,
        37088, 24854, 26112, 56302, 59497, 60755, 64083, 67410,
    ] {
        pairs(seed, 6, &mut report);
    }
}

/// Says which table it was when something fails.
struct Telling(u64);

impl Drop for Telling {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("at the table with seed {}", self.0);
        }
    }
}

/// Plays one game at random and holds it against other worlds at so many of its decisions.
fn pairs(seed: u64, most: u32, report: &mut testkit::Report) {
    let _on = Telling(seed);
    let (options, seats) = table(seed);
    let rules = engine::rules::open::<BombCat>(&DATA, &options, seats).unwrap();
    let mut host = NoLog(FastChance::new(seed));
    let mut state = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(&rules, &mut state, &mut host));
    let mut dice = FastChance::new(!seed);
    let viewers: Vec<Viewer> = Viewer::all(seats).collect();
    let (mut actions, mut done) = (Vec::new(), 0);
    for decision in 0u32.. {
        let Some(seat) = rules.awaiting(&state).first() else { break };
        let viewer = viewers[dice.index("viewer", viewers.len())];
        let shown = rules.settled(&state) || viewer.is(seat);
        // Now and then at first, and ever more rarely.
        if shown && done < most && dice.index("now", 4 + decision as usize / 4) == 0 {
            testkit::check_worlds(&rules, &state, viewer, &mut dice, report);
            done += 1;
        }
        rules.actions(&state, seat, &mut actions);
        let action = actions[dice.index("action", actions.len())];
        rules.play(&mut Ctx::new(&rules, &mut state, &mut host), seat, &action);
    }
    report.games += 1;
}

/// Hundreds of tables with a few pairs each. `ONETABLE_SEEDS=4000..8000` plays these.
#[test]
fn worlds_with_hostile_modules() {
    let seeds = common::seeds(u64::from(testkit::size(20_000) / 5));
    let reports = common::spread(seeds, |seed, report| pairs(seed, 6, report));
    let [pairs, different] = [|it: &testkit::Report| it.pairs, |it: &testkit::Report| it.different]
        .map(|of| reports.iter().map(of).sum::<u64>());
    println!("{reports:#?}");
    assert!(different * 2 > pairs, "most pairs should differ");
}

/// The whole suite at every decision of a few tables.
#[test]
fn whole_games_with_hostile_modules() {
    common::spread(0..u64::from(testkit::size(2_000) / 20), |seed, (): &mut ()| {
        let (options, seats) = table(seed);
        suite(options, seats, 1);
    });
}
