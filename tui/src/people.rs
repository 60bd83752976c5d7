//! What people are called on the screen.

use crate::wrap::cut;
use boards::Sitter;
use texts::{Texts, clean};

/// The longest name that a person can give, in characters.
pub const LONGEST_NAME: usize = 24;

/// The widest name on the screen, in columns.
const WIDEST: usize = 16;

/// What everybody is called, in the language spoken; no two are called the same.
pub fn names(sitters: &[Sitter], texts: &Texts) -> Vec<String> {
    let fit = |name: &String| cut(&clean(name), WIDEST);
    let fitting = sitters.iter().map(|sitter| match sitter {
        Sitter::Human { name } => Sitter::Human { name: fit(name) },
        Sitter::Bot { name } => Sitter::Bot { name: fit(name) },
    });
    boards::names(&fitting.collect::<Vec<_>>(), texts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Lang;

    #[test]
    fn names_cannot_upset_the_screen() {
        let name = "A\u{1b}[2Jda\u{202e} with a name beyond all measure".into();
        let names = names(&[Sitter::Human { name }], &Texts::new(Lang::En));
        assert_eq!(names, ["A[2Jda with a n…"]);
    }

    #[test]
    fn every_level_is_called_something_in_both_languages() {
        for lang in Lang::ALL {
            for level in bots::LEVELS {
                assert!(Texts::new(lang).has(&format!("board-bot-{level}")), "{lang} {level}");
            }
        }
    }
}
