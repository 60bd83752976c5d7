//! Refusals of the catalog in words, for messages on the command line.

use engine::Refusal;
use texts::{Lang, Texts};

/// What was refused, and why. Messages to developers are in English, whatever language a table speaks.
pub(crate) fn explain(refusal: &Refusal) -> anyhow::Error {
    about("", refusal)
}

/// The same for a refusal that may come from the rules of a game.
pub(crate) fn about(game: &str, refusal: &Refusal) -> anyhow::Error {
    let words = Texts::new(Lang::En).at(game, &[]).refusal(refusal);
    anyhow::anyhow!("{}", words.trim_end_matches('.'))
}
