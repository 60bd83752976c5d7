//! Who sits at the table, and what they are called.

use protocol::Holder;
use serde_json::Value;
use std::fmt;
use texts::{Texts, clean};

/// Who plays a seat.
#[derive(Clone, Debug)]
pub enum Sitter {
    Human {
        name: String,
    },
    /// A bot, by its name as `catalog::Table::choose` takes it.
    Bot {
        name: String,
    },
}

impl Sitter {
    pub fn is_human(&self) -> bool {
        matches!(self, Sitter::Human { .. })
    }
}

impl From<&Holder> for Sitter {
    fn from(holder: &Holder) -> Self {
        match holder {
            Holder::Open => Sitter::Human { name: String::new() },
            Holder::Person(person) => Sitter::Human { name: person.name.clone() },
            Holder::Bot(name) => Sitter::Bot { name: name.clone() },
        }
    }
}

/// As on the command line: `human`, `human:NAME`, `bot:NAME`.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Human { name } if name.is_empty() => f.write_str("human"),
            Sitter::Human { name } => write!(f, "human:{name}"),
            Sitter::Bot { name } => write!(f, "bot:{name}"),
        }
    }
}

/// What everybody is called, in the language spoken; no two are called the same.
pub fn names(sitters: &[Sitter], texts: &Texts) -> Vec<String> {
    let plain: Vec<String> =
        sitters.iter().enumerate().map(|(seat, sitter)| called(seat, sitter, texts)).collect();
    let numbered = plain.iter().enumerate().map(|(seat, name)| {
        let shared = plain.iter().filter(|other| *other == name).count() > 1;
        if !shared {
            return name.clone();
        }
        let before = plain[..seat].iter().filter(|other| *other == name).count();
        format!("{name} {}", before + 1)
    });
    numbered.collect()
}

fn called(seat: usize, sitter: &Sitter, texts: &Texts) -> String {
    match sitter {
        Sitter::Human { name } => match clean(name) {
            name if name.is_empty() => {
                texts.say("board-player", &[("number", Value::from(seat + 1))])
            }
            name => name,
        },
        // Levels have words; a kind that has none is called by its name.
        Sitter::Bot { name } => {
            let kind = name.split('@').next().unwrap_or(name);
            let id = format!("board-bot-{kind}");
            if texts.has(&id) { texts.get(&id) } else { clean(kind) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Lang;

    fn human(name: &str) -> Sitter {
        Sitter::Human { name: name.into() }
    }

    fn bot(name: &str) -> Sitter {
        Sitter::Bot { name: name.into() }
    }

    #[test]
    fn everybody_has_a_name_of_their_own() {
        let sitters = [human("Ada"), human("\u{200b}"), bot("greedy"), bot("greedy@5ms"), bot("x")];
        let names = names(&sitters, &Texts::new(Lang::En));
        assert_eq!(names, ["Ada", "Player 2", "Greedy bot 1", "Greedy bot 2", "x"]);
    }

    #[test]
    fn two_with_the_same_name_are_told_apart() {
        let names = names(&[human("Bo\u{202e}"), human("Bo")], &Texts::new(Lang::ZhCn));
        assert_eq!(names, ["Bo 1", "Bo 2"]);
    }
}
