//! What the base set and the heroes do, in words. These texts are read by players.

use bombcat::data::{base, heroes};
use bombcat::lang::{Lang, decode_value, describe, describe_card, describe_module};

fn all(lang: Lang) -> String {
    let base = base();
    let mut modules = vec![base.clone()];
    modules.extend(heroes(&base.names()));
    let texts: Vec<String> = modules.iter().map(|module| describe_module(module, lang)).collect();
    texts.join("\n\n")
}

#[test]
fn in_english() {
    insta::assert_snapshot!(all(Lang::En));
}

#[test]
fn in_chinese() {
    insta::assert_snapshot!(all(Lang::Zh));
}

#[test]
fn a_card_without_a_text_says_what_it_brings() {
    let names = base().names();
    let card = serde_json::json!({
        "id": "m",
        "cards": [{"id": "yarn", "grants": ["roll"]}],
        "actions": [{"id": "roll", "kind": "play", "costs": [[{"op": "use", "what": {"k": "c_def", "id": "yarn"}}]],
            "do": [{"k": "shuffle", "region": {"k": "deck"}}]}],
    });
    let (module, _) = decode_value(&card, &names);
    let said = |lang| describe_card(&module, &module.cards[0], lang);
    assert_eq!(
        said(Lang::En),
        "On your turn, you may use a yarn from your hand: shuffle the draw pile."
    );
    assert_eq!(said(Lang::Zh), "你的回合内，你可以从手牌使用一张「yarn」：洗切牌库。");
}

#[test]
fn what_a_module_declares_is_told() {
    let source = serde_json::json!({
        "id": "m",
        "cards": [{"id": "plain"}],
        "tags": [{"id": "hot", "blocks": ["use", "bank", "discard"], "text": {"en": "Hot!", "zh": "烫！"}}, {"id": "cold"}],
        "regions": [{"id": "shelf", "per": "game", "see_others": "open", "ordered": true}, {"id": "box"}],
        "vars": [{"id": "heat", "per": "player", "init": 3}],
        "actions": [{"id": "bat", "count": {"turn": 1}, "do": [
            {"k": "move", "what": {"k": "top", "of": {"k": "deck"}}, "from": {"k": "deck"}, "to": {"k": "deck"}, "pos": "bottom"},
            {"k": "move", "what": {"k": "c_is", "card": {"k": "bottom", "of": {"k": "discard"}}}, "from": {"k": "discard"}},
        ]}],
    });
    let (module, _) = decode_value(&source, &base().names());
    let english = [
        "m",
        "- plain: Nothing by itself.",
        "- hot (a mark on cards): Hot! Marked cards cannot be used, banked or discarded.",
        "- cold (a mark on cards): It forbids nothing.",
        "- shelf (a place for all): Everybody sees its cards; they lie in order.",
        "- box (a place of each player): Only its owner sees its cards; they are discarded when the owner dies.",
        "- “heat” (a number of each player): Begins at 3.",
        "* bat: On your turn, once per turn, you may do this: put the top card of the draw pile at the bottom; \
         remove the bottom card of the discard pile from the game.",
    ];
    let chinese = [
        "m",
        "- plain：单独没有效果。",
        "- 「hot」标记：烫！带此标记的牌不能使用、存入银行或弃置。",
        "- 「cold」标记：不限制任何操作。",
        "- shelf（全场共有的区域）：所有人可见其中的牌；其中的牌有顺序。",
        "- box（每名玩家各有一处的区域）：只有拥有者可见其中的牌；拥有者死亡时弃置。",
        "- “heat”（每名玩家各有的数）：初始为3。",
        "* bat：你的回合内，每回合限一次，你可以执行：将牌库顶的牌放入牌库底；将弃牌堆底的牌移出游戏。",
    ];
    for (lang, lines) in [(Lang::En, english), (Lang::Zh, chinese)] {
        assert_eq!(describe_module(&module, lang), lines.join("\n"));
    }
}

#[test]
fn regression_constants_beyond_the_limits_are_told_as_what_happens() {
    let n = |n: i32| serde_json::json!({"k": "num", "n": n});
    let steps = |over: i32| {
        let source = serde_json::json!({"id": "m", "actions": [{"id": "a", "do": [
            {"k": "repeat", "n": n(20 + over), "do": [{"k": "end_turn"}]},
            {"k": "create", "def": "veto", "n": n(8 + over), "to": {"k": "hand"}},
            {"k": "peek", "n": n(24 + over)},
            {"k": "reorder", "n": n(24 + over)},
        ]}]});
        let (module, _) = decode_value(&source, &base().names());
        [Lang::En, Lang::Zh].map(|lang| describe(&module, &module.actions[0], lang))
    };
    let [english, chinese] = steps(0);
    assert!(english.contains("20 times") && english.contains("eight new"), "{english}");
    assert!(english.matches("top 24 cards").count() == 2, "{english}");
    assert!(chinese.contains("重复20次") && chinese.contains("创造八张"), "{chinese}");
    assert!(chinese.matches("顶的24张牌").count() == 2, "{chinese}");
    assert_eq!(steps(1), steps(0));
    assert_eq!(steps(9_900), steps(0));
    assert_ne!(steps(-1), steps(0));
}

#[test]
fn whoever_pays_gives_or_takes() {
    let any = serde_json::json!({"k": "c_any"});
    let source = serde_json::json!({
        "id": "m",
        "regions": [{"id": "box"}],
        "tags": [{"id": "hot"}],
        "actions": [
            {"id": "fetch", "costs": [[{"op": "transfer", "what": any, "from": {"k": "custom", "id": "box"}}]]},
            {"id": "beg", "count": {"turn": 1}, "choose": [{"as": "p"}], "do": [
                {"k": "ask", "who": {"k": "p_var", "id": "p"}, "costs": [[{"op": "transfer", "what": any}]]}]},
            {"id": "cool", "count": {"turn": 1}, "do": [
                {"k": "detach", "tag": "hot", "what": {"k": "greedy", "of": {"k": "c_tag", "tag": "hot"}}, "in": {"k": "hand"}}]},
        ],
    });
    let (module, _) = decode_value(&source, &base().names());
    let said = |at: usize, lang| describe(&module, &module.actions[at], lang);
    assert_eq!(said(0, Lang::En), "On your turn, you may take a card from your box.");
    assert_eq!(said(0, Lang::Zh), "你的回合内，你可以将你的box中的一张牌收入手牌。");
    let english = said(1, Lang::En);
    assert!(english.contains("may give a card from the chosen player's hand to you"), "{english}");
    let english = said(2, Lang::En);
    assert!(
        english.ends_with("off as many cards marked hot as possible in your hand."),
        "{english}"
    );
    let chinese = said(2, Lang::Zh);
    assert!(
        chinese.ends_with("从你的手牌中选择尽可能多的带「hot」标记的牌，撕去「hot」标记。"),
        "{chinese}"
    );
}

#[test]
fn what_is_said_is_what_is_played() {
    let says = |actions: serde_json::Value| {
        let module = serde_json::json!({"id": "m", "actions": actions});
        let base = bombcat::data::base();
        let (module, report) = bombcat::lang::decode_value(&module, &base.names());
        let text = bombcat::review::Review::of(&base, &module, report).text;
        (text.en, text.zh)
    };
    // A step that would run its own action is left out.
    let (en, zh) = says(serde_json::json!([
        {"id": "a", "count": {"turn": 1}, "do": [{"k": "run", "action": "a"}]}]));
    assert_eq!(
        en.lines().last(),
        Some("* a: On your turn, once per turn, you may do this: do nothing.")
    );
    assert_eq!(zh.lines().last(), Some("* a：你的回合内，每回合限一次，你可以执行：什么也不做。"));
    // What never comes up says so.
    let draw = serde_json::json!([{"k": "peek", "n": {"k": "num", "n": 0}}]);
    let (en, zh) = says(serde_json::json!([{"id": "a", "kind": "auto", "do": draw}]));
    assert_eq!(
        en.lines().last(),
        Some("* a: This can never come up: look at no card of the draw pile.")
    );
    assert_eq!(zh.lines().last(), Some("* a：（永远不会出现）你查看牌库顶的零张牌。"));
    // As many cards as somebody chooses.
    let steps = serde_json::json!([
        {"k": "choose_num", "as": "n", "max": {"k": "num", "n": 3}},
        {"k": "peek", "n": {"k": "local", "id": "n"}}]);
    let (en, zh) = says(serde_json::json!([{"id": "a", "count": {"turn": 1}, "do": steps}]));
    assert!(
        en.contains("look at as many cards from the top of the draw pile as the chosen number"),
        "{en}"
    );
    assert!(zh.contains("查看牌库顶的牌，张数为所选的数"), "{zh}");
}
