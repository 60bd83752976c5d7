//! What is asked and what can be chosen, in words.

use crate::{Asked, Choosable, Seen};
use serde_json::Value;

/// The mark of what is picked already.
pub const PICKED: &str = "✓";

/// What is asked, and how much of it is picked.
pub fn question(seen: Seen<'_>, asked: &Asked) -> String {
    let Some(question) = &asked.question else {
        return String::new();
    };
    let words = crate::of(&seen.scene.game).question(seen, asked);
    let words = words.unwrap_or_else(|| seen.speaker.question(question));
    if question.max < 2 {
        return words;
    }
    let figures = [
        ("question", Value::from(words)),
        ("picked", asked.picked.len().into()),
        ("most", question.max.into()),
        ("exact", (question.min == question.max).into()),
    ];
    seen.say("board-picked", &figures)
}

/// An action in words.
pub fn action(seen: Seen<'_>, action: &Value) -> String {
    let figures = crate::of(&seen.scene.game).figures(seen, action);
    seen.speaker.action(action, &figures)
}

/// The same with what it costs and brings, in one sentence.
pub fn choice(seen: Seen<'_>, option: &Choosable) -> String {
    let action = action(seen, &option.action);
    match seen.speaker.quote(&option.quote) {
        quote if quote.is_empty() => action,
        quote => seen.say("board-choice", &[("action", action.into()), ("quote", quote.into())]),
    }
}

/// Words with a mark for each time that the action is picked already.
pub fn marked(seen: Seen<'_>, action: &Value, words: String) -> String {
    match seen.scene.picked(action) {
        0 => words,
        picked => format!("{} {words}", PICKED.repeat(picked)),
    }
}
