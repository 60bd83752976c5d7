//! What players have brought to a table, and what it does.

use boards::Cards;
use serde_json::Value;
use texts::Speaker;

/// The names, as those of cards, of what has these fingerprints; each once.
pub(crate) fn named<'a>(
    cards: &'a Cards,
    fingerprints: impl IntoIterator<Item = &'a str>,
) -> Vec<&'a str> {
    let mut found = Vec::new();
    for print in fingerprints {
        let is = |card: &Value| card.get("fingerprint").is_some_and(|known| known == print);
        let name = cards.iter().find(|(_, card)| is(card)).map(|(name, _)| &**name);
        found.extend(name.filter(|name| !found.contains(name)));
    }
    found
}

/// What each of these does: a line for its name, one for each of its cards, and one for what can be done.
pub(crate) fn lines(modules: &[&str], cards: &Cards, speaker: Speaker<'_>) -> Vec<String> {
    let texts = speaker.texts();
    let mut lines = Vec::new();
    for module in modules {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(speaker.card(module));
        let id = module.strip_prefix("module.").unwrap_or(module);
        let cards = cards.iter().filter(|(name, card)| {
            let own = name.strip_prefix(id).is_some_and(|rest| rest.starts_with('/'));
            own && card.get("sort").is_some_and(|sort| sort == "card")
        });
        let does = speaker.own_text("text", module);
        let said = cards.map(|(name, _)| {
            let text = speaker.own_text("text", name).unwrap_or_default();
            // A card without a text of its own has that of its action, which is said once.
            let is_said = does.as_ref().is_some_and(|does| does.contains(&text));
            let figures = [
                ("name", Value::from(speaker.card(name))),
                ("said", is_said.into()),
                ("text", text.into()),
            ];
            texts.say("tui-module-card", &figures)
        });
        let before = lines.len();
        lines.extend(said.map(|line| format!("  {line}")));
        let does = does.map(|text| texts.say("tui-module-does", &[("text", text.into())]));
        lines.extend(does.map(|line| format!("  {line}")));
        if lines.len() == before {
            lines.push(format!("  {}", texts.get("tui-module-empty")));
        }
    }
    lines
}
