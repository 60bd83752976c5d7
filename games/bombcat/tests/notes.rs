//! Each thing that an author should be told.

#![allow(clippy::unwrap_used)]

use bombcat::data::{base, heroes, library};
use bombcat::lang::{Lang, Report, check, decode, decode_value};
use serde_json::{Value, json};

fn notes(module: Value) -> Report {
    let (module, mut report) = decode_value(&module, &base().names());
    report.append(check(&module));
    report
}

fn action(parts: Value) -> Value {
    let mut action = json!({"id": "a", "count": {"turn": 1}});
    for (key, value) in parts.as_object().unwrap() {
        action[key] = value.clone();
    }
    json!({"actions": [action]})
}

fn codes(module: Value) -> Vec<String> {
    notes(module).remarks.iter().map(|remark| remark.problem.code()).collect()
}

#[test]
fn base_and_heroes_are_sound() {
    let base = base();
    let mut modules = heroes(&base.names());
    modules.push(base);
    for module in modules {
        let report = check(&module);
        assert!(report.is_empty(), "{}: {report:?}", module.id);
    }
}

#[test]
fn holes_and_names() {
    let report = notes(action(json!({"cond": {"k": "hole"}})));
    assert_eq!(report.remarks[0].path, "/actions/0/cond");
    assert_eq!(report.remarks[0].problem.code(), "hole");
    assert_eq!(codes(action(json!({"cond": {"k": "maybe"}}))), ["unknown_kind", "never_holds"]);
    assert_eq!(codes(action(json!({"cond": {"k": "me"}}))), ["wrong_type", "never_holds"]);
    assert_eq!(codes(action(json!({"cond": 3}))), ["not_a_node", "never_holds"]);
    let set = json!({"do": [{"k": "set", "id": "x", "to": {"k": "num", "n": 1}}]});
    assert_eq!(codes(action(set)), ["unknown_name"]);
    // A tag of another module is not known here.
    let curse = json!({"do": [{"k": "attach", "tag": "curse"}]});
    assert_eq!(codes(action(curse)), ["unknown_name"]);
    let unbound = json!({"do": [{"k": "explode", "who": {"k": "p_var", "id": "p"}}]});
    assert_eq!(codes(action(unbound)), ["unbound"]);
    let run = json!({"do": [{"k": "run", "action": "any"}]});
    assert_eq!(codes(action(run)), ["unknown_name"]);
}

#[test]
fn fields_that_nothing_reads() {
    let report = notes(action(json!({"cost": [], "do": [{"k": "peek", "num": 3}]})));
    let paths: Vec<&str> = report.remarks.iter().map(|remark| remark.path.as_str()).collect();
    assert_eq!(paths, ["/actions/0/cost", "/actions/0/do/0/num"]);
    assert!(report.remarks.iter().all(|remark| remark.problem.code() == "unknown_field"));
    let everywhere = json!({
        "name": {"cn": "猫"},
        "vars": [{"id": "v", "start": 1}],
        "tags": [{"id": "t", "colour": "auto"}],
        "regions": [{"id": "r", "open": true}],
        "cards": [{"id": "c", "action": "a"}],
        "actions": [{
            "id": "a",
            "count": {"round": 1, "turn": 1},
            "choose": [{"as": "p", "label": "x"}],
            "costs": [[{"op": "use", "card": "x"}]],
            "do": [{"k": "choose_one", "options": [{"label": "x"}]}, {"k": "say", "text": {"de": "x"}}],
        }],
    });
    let codes = codes(everywhere);
    assert_eq!(codes.iter().filter(|code| *code == "unknown_field").count(), 10, "{codes:?}");
    // People and editors may keep what they like in two of them, everywhere.
    let remarks = json!({"$schema": "x", "note": "x", "ui": {}, "actions": [
        {"id": "a", "note": "x", "count": {"turn": 1, "note": "x"}, "do": [{"k": "peek", "note": 3, "ui": []}]},
    ]});
    assert!(notes(remarks).is_empty());
}

#[test]
fn a_block_without_what_it_needs() {
    let report = notes(action(json!({"do": [{"k": "attach"}, {"k": "set", "id": null}]})));
    assert!(report.remarks.iter().all(|remark| remark.problem.code() == "missing"), "{report:?}");
    let said = |lang| report.remarks[0].problem.say(lang);
    assert_eq!(said(Lang::En), "“attach” needs “tag”. The place counts as empty.");
    // What a file says is quoted, also where it is a word that has a translation.
    assert_eq!(said(Lang::Zh), "“attach”缺少“tag”，此处视为空。");
    let named = json!({"costs": [[{"op": "use", "what": {"k": "c_named"}}]]});
    assert_eq!(codes(action(named)), ["missing"]);
}

#[test]
fn what_is_no_json() {
    let said = |bytes: &[u8], lang| {
        let (module, report) = decode(bytes, &base().names());
        assert!(module.actions.is_empty());
        assert_eq!(report.remarks.len(), 1, "{report:?}");
        report.remarks[0].problem.say(lang)
    };
    assert_eq!(
        said(b"", Lang::En),
        "The file is not JSON: it ends too early, at line 1, column 0. It counts as an empty module."
    );
    assert_eq!(
        said(b"{\n  oops", Lang::En),
        "The file is not JSON: a name needs quotation marks, at line 2, column 3. It counts as an empty module."
    );
    assert_eq!(
        said(b"{\"id\":", Lang::Zh),
        "文件不是合法的 JSON：第 1 行第 6 列处有误（内容不完整），视为空模块。"
    );
}

#[test]
fn cards_that_cannot_be_together() {
    let costs = |what: Value| action(json!({"costs": [[{"op": "use", "what": what}]]}));
    let class = |c: &str| json!({"k": "c_class", "c": c});
    let both = json!({"k": "c_and", "a": class("blank"), "b": class("func")});
    assert_eq!(codes(costs(both.clone())), ["never_matches"]);
    let sizes = json!({"k": "pat_and", "a": {"k": "times", "min": {"k": "num", "n": 2}}, "b": class("blank")});
    assert_eq!(codes(costs(sizes)), ["never_matches"]);
    let six = json!({"k": "alike", "n": {"k": "num", "n": 6}, "rel": "distinct"});
    assert_eq!(codes(costs(six)), ["never_matches"]);
    let fine = json!({"k": "alike", "n": {"k": "num", "n": 5}, "rel": "distinct"});
    assert_eq!(codes(costs(fine)), [""; 0]);
    // One way that can be paid is enough.
    let two = json!({"costs": [[{"op": "use", "what": both}], [{"op": "use"}]]});
    assert_eq!(codes(action(two)), [""; 0]);
    let both = json!({"k": "c_and", "a": class("blank"), "b": class("func")});
    let step = json!({"do": [{"k": "move", "what": both, "from": {"k": "deck"}}]});
    assert_eq!(codes(action(step)), ["nothing_matches"]);
}

#[test]
fn answers_without_a_question() {
    let reject = |on: Value| json!({"kind": "respond", "on": on, "do": [{"k": "reject"}]});
    assert_eq!(codes(action(reject(json!({"k": "on_exec"})))), [""; 0]);
    assert_eq!(codes(action(reject(json!({"k": "on_move"})))), ["reject_outside_about"]);
    assert_eq!(codes(action(json!({"do": [{"k": "reject_all"}]}))), ["reject_outside_about"]);
    let redirect = json!({"kind": "respond", "on": {"k": "on_move", "tense": "about"},
        "do": [{"k": "redirect", "to": {"k": "left"}}]});
    assert_eq!(codes(action(redirect)), ["redirect_outside_exec"]);
    assert_eq!(codes(action(json!({"kind": "auto"}))), ["no_trigger"]);
    let must = json!({"kind": "end", "mode": "must", "costs": [[{"op": "use"}]]});
    assert_eq!(codes(action(must)), ["must_with_costs"]);
}

#[test]
fn counts() {
    assert_eq!(codes(action(json!({"count": {"turn": -1}}))), ["once_per_turn"]);
    assert_eq!(codes(action(json!({"count": {"game": 0}}))), ["never_used"]);
    let (module, _) = decode_value(&action(json!({"count": {}})), &base().names());
    let (library, _) = library(vec![module]);
    let free = library.action_named("module/a").unwrap();
    assert_eq!(library.action(free).unwrap().it.count.turn, 1);
}

#[test]
fn variables() {
    let mut module = action(json!({"cond": {"k": "cmp", "a": {"k": "var", "id": "x"}},
        "do": [{"k": "set", "id": "y"}, {"k": "set", "id": "z", "to": {"k": "var", "id": "z"}}]}));
    module["vars"] = json!([{"id": "x"}, {"id": "y"}, {"id": "z"}]);
    assert_eq!(codes(module), ["var_never_set", "var_never_read"]);
}

#[test]
fn reactions_in_a_circle() {
    let reaction = |id: &str, hears: &str, to: &str, card: &str| {
        json!({"id": id, "kind": "auto", "on": {"k": "on_move", "region": {"k": hears}},
            "do": [{"k": "move", "what": {"k": "c_class", "c": card}, "from": {"k": hears}, "to": {"k": to}}]})
    };
    let circle = json!({"actions": [reaction("a", "deck", "bank", "func"), reaction("b", "bank", "deck", "blank")]});
    let report = notes(circle);
    assert_eq!(report.remarks.len(), 1);
    assert!(report.has("passive_loop"), "{report:?}");
    let line = json!({"actions": [reaction("a", "deck", "bank", "func"), reaction("b", "bank", "hand", "blank")]});
    assert_eq!(codes(line), [""; 0]);
}

#[test]
fn texts_and_ids() {
    let long = "猫".repeat(300);
    let module = json!({"id": "m", "name": {"zh": long}, "cards": [{"id": "x"}, {"id": "x"}, {}]});
    assert_eq!(codes(module), ["text_cut", "duplicate_id", "missing_id"]);
    assert_eq!(codes(json!({"v": 2})), ["other_version"]);
    // Without a hero there are no others than the hero.
    assert_eq!(codes(action(json!({"from": "others"}))), ["wrong_word"]);
    assert_eq!(codes(json!({"actions": [{"id": "any", "count": {"turn": 1}}]})), ["reserved_id"]);
}

#[test]
fn modules_that_meet() {
    let names = base().names();
    let read = |value: Value| decode_value(&value, &names).0;
    let runs = |id: &str, first: &str, second: &str| {
        read(json!({"id": id, "actions": [
            {"id": "a", "count": {"turn": 1}, "do": [{"k": "run", "action": first}]},
            {"id": "b", "count": {"turn": 1}, "do": [{"k": "run", "action": second}]},
        ]}))
    };
    let (linked, report) =
        library(vec![runs("m", "b", "a"), runs("m", "b", "b"), runs("m", "b", "a")]);
    let codes: Vec<String> = report.remarks.iter().map(|it| it.problem.code()).collect();
    assert_eq!(codes, ["run_cycle", "duplicate_module", "run_cycle", "same_module"]);
    // The heroes come first, then these.
    let paths: Vec<&str> = report.remarks.iter().map(|it| it.path.as_str()).collect();
    assert_eq!(paths, ["/13/actions/1", "/14", "/14/actions/1", "/15"]);
    assert!(linked.action_named("m_2/a").is_some());
    let (_, report) = library(vec![decode_value(&json!({}), &Default::default()).0]);
    assert!(report.has("other_base"));
}

#[test]
fn numbers_beyond_their_limits() {
    let num = |n: i64| json!({"k": "num", "n": n});
    let times = |min: i64, max: i64| {
        let what = json!({"k": "times", "min": num(min), "max": num(max), "of": {"k": "c_any"}});
        action(json!({"costs": [[{"from": {"k": "deck"}, "what": what}]]}))
    };
    assert_eq!(codes(times(1, 12)), [""; 0]);
    assert_eq!(codes(times(1, 13)), ["number_cut"]);
    let said = notes(times(13, 30)).remarks;
    let said: Vec<String> = said.iter().map(|it| it.problem.say(Lang::En)).collect();
    assert_eq!(
        said,
        [
            "13 is more than “min” can be here; it means 12.",
            "30 is more than “max” can be here; it means 12.",
        ]
    );
    let steps = json!([{"k": "repeat", "n": num(21), "do": []}, {"k": "peek", "n": num(25)},
        {"k": "create", "def": "lantern", "n": num(9)}, {"k": "reorder", "n": num(24)}]);
    assert_eq!(codes(action(json!({"do": steps}))), ["number_cut"; 3]);
}

#[test]
fn conditions_that_never_hold() {
    let no = json!({"k": "bool", "b": false});
    assert_eq!(codes(action(json!({"cond": no}))), ["never_holds"]);
    let both = json!({"k": "and", "a": {"k": "my_turn"}, "b": no});
    assert_eq!(codes(action(json!({"cond": both}))), ["never_holds"]);
    let either = json!({"k": "or", "a": {"k": "my_turn"}, "b": no});
    assert_eq!(codes(action(json!({"cond": either}))), [""; 0]);
}

#[test]
fn what_could_stand_there_is_said() {
    let said = |module: Value| notes(module).remarks[0].problem.say(Lang::En);
    assert_eq!(
        said(action(json!({"kind": "Play"}))),
        "\"Play\" is no choice for “kind”, only: play, respond, auto, end. The usual one is taken."
    );
    assert_eq!(
        said(action(json!({"do": [{"k": "peek", "n": {"k": "num", "n": "3"}}]}))),
        "\"3\" is no choice for “n”, only: 0, 1, 2…. The usual one is taken."
    );
}

/// Whatever is wrong with a file is said in the language of its author.
#[test]
fn mistakes_in_json_are_said_in_both_languages() {
    let cases = [
        ("{\"v\": 1,}", "there is a comma after the last entry", "最后一项后面多了逗号"),
        ("{\"v\": }", "a value is missing or misspelt", "缺少值或写法有误"),
        ("{v: 1}", "a name needs quotation marks", "名称须加双引号"),
        ("{\"v\" 1}", "a colon is missing after a name", "名称后面缺少冒号"),
        ("{\"v\": 1 \"id\": 2}", "a comma or a closing bracket is missing", "缺少逗号或右括号"),
        ("{\"v\": [1 2]}", "a comma or a closing bracket is missing", "缺少逗号或右括号"),
        ("{} {}", "something stands after the end", "结尾之后还有内容"),
        ("{\"v\": 1e999}", "a number is misspelt or too large", "数字写法有误或过大"),
        ("{\"v\": \"\\q\"}", "a character is wrongly encoded", "字符编码有误"),
        ("{\"v\": \"a\nb\"}", "a text does not end on its line", "文字没有在本行结束"),
        ("{\"v\": 1", "it ends too early", "内容不完整"),
    ];
    for (text, en, zh) in cases {
        let report = decode(text.as_bytes(), &base().names()).1;
        assert_eq!(report.remarks.len(), 1, "{text}");
        let problem = &report.remarks[0].problem;
        assert!(problem.say(Lang::En).contains(en), "{text}: {}", problem.say(Lang::En));
        assert!(problem.say(Lang::Zh).contains(zh), "{text}: {}", problem.say(Lang::Zh));
    }
    let nested = "[".repeat(200);
    let problem = &decode(nested.as_bytes(), &base().names()).1.remarks[0].problem;
    assert!(problem.say(Lang::Zh).contains("嵌套过深"), "{}", problem.say(Lang::Zh));
}

#[test]
fn a_file_may_begin_with_a_mark_of_its_encoding() {
    let (module, report) = decode("\u{feff}{\"id\": \"m\"}".as_bytes(), &base().names());
    assert_eq!((module.id.as_str(), report.remarks.len()), ("m", 0));
}
