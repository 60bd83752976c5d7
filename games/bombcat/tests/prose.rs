//! What the base set and the heroes do, in words. These texts are read by players.

use bombcat::data::{base, heroes};
use bombcat::lang::{Lang, decode_value, describe_card, describe_module};

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
