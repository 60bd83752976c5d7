//! Cards by the names that are shown of them, in whatever language they are typed.

use boards::Cards;
use texts::{Lang, Texts};

/// The id of the card that has this name or short name; spaces and signs do not count.
pub(super) fn card_named(game: &str, cards: &Cards, name: &str) -> Option<String> {
    let wanted = letters(name);
    if !wanted.chars().any(char::is_alphabetic) {
        return None;
    }
    let is_named = |texts: &Texts, id: &str| {
        let kinds = ["card", "short"].iter().map(|kind| format!("{game}-{kind}-{id}"));
        kinds.filter(|key| texts.has(key)).any(|key| letters(&texts.get(&key)) == wanted)
    };
    let all = Lang::ALL.map(Texts::new);
    cards.keys().find(|id| all.iter().any(|texts| is_named(texts, id))).cloned()
}

fn letters(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
