//! Typed commands: `pounce`, `play a pair`, `3` and a key of the board, `end`, `pass`, and the same in Chinese. Things
//! are called by their names in any language or by their ids.

use super::keys::{self, Keys};
use boards::bombcat::position::Position;
use serde_json::{Value, json};

pub(super) fn read(position: &Position<'_>, keys: &Keys, words: &[&str]) -> Option<Value> {
    let (verb, rest) = words.split_first()?;
    let verb = verb.to_lowercase();
    match (verb.as_str(), rest) {
        ("end" | "结束", []) => return Some(json!("end_turn")),
        ("pass" | "不响应" | "过", []) => return Some(json!("pass")),
        ("done" | "好了", []) => return Some(json!("done")),
        _ => {}
    }
    let is_verb = matches!(
        verb.as_str(),
        "play" | "use" | "card" | "name" | "player" | "hero" | "用" | "使用" | "出" | "打出"
    );
    let what = if is_verb && !rest.is_empty() { rest.join(" ") } else { words.join(" ") };
    let what = what.to_lowercase();
    let by_name = || position.scene.actions().find(|action| is_called(position, action, &what));
    let mut letters = what.chars();
    let key = letters.next().filter(|_| letters.next().is_none());
    let by_key = || keys::action(&keys.by_key(key?)?.id);
    by_name().cloned().or_else(by_key)
}

/// Whether an action names a thing that is called so.
fn is_called(position: &Position<'_>, action: &Value, what: &str) -> bool {
    let named = ["/use/action", "/hero/hero", "/card/card", "/name/card", "/way/way"];
    let id = named.iter().find_map(|path| action.pointer(path)?.as_str()?.strip_prefix('#'));
    let Some(id) = id else { return false };
    let names = position.scene.cards.get(id).and_then(|info| info["name"].as_object());
    let mut names = names.into_iter().flat_map(|names| names.values()).filter_map(Value::as_str);
    id == what || names.any(|name| name.to_lowercase() == what)
}
