//! What bots are called: a kind, and perhaps how much it may think, as in `greedy@100p` or `greedy@50ms`.

use crate::{Greedy, Random};
use engine::{Bot, Rules};
use std::fmt;
use std::str::FromStr;

/// The kinds of bot, from weak to strong.
pub const KINDS: &[&str] = &["random", "greedy"];

/// A bot by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotName {
    pub kind: &'static str,
    pub spend: Option<Spend>,
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spend {
    Playouts(u32),
    Milliseconds(u32),
}

impl BotName {
    /// The bot itself, with luck of its own for each seed.
    pub fn build<R: Rules>(&self, seed: u64) -> Box<dyn Bot<R>> {
        match self.kind {
            "greedy" => Box::new(Greedy::new(seed)),
            _ => Box::new(Random::new(seed)),
        }
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot \"{0}\"; a bot is {kinds}, with @<n>p for playouts or @<n>ms for time", kinds = KINDS.join(" or "))]
pub struct NameError(String);

impl FromStr for BotName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let wrong = || NameError(text.chars().take(40).collect());
        let (kind, spend) = match text.split_once('@') {
            Some((kind, spend)) => (kind, Some(spend)),
            None => (text, None),
        };
        let kind = KINDS.iter().copied().find(|known| *known == kind).ok_or_else(wrong)?;
        let spend = match spend {
            None => None,
            Some(spend) => Some(parse_spend(spend).ok_or_else(wrong)?),
        };
        Ok(BotName { kind, spend })
    }
}

fn parse_spend(text: &str) -> Option<Spend> {
    let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit())?);
    let number: u32 = number.parse().ok().filter(|&number| number > 0)?;
    match unit {
        "p" => Some(Spend::Playouts(number)),
        "ms" => Some(Spend::Milliseconds(number)),
        _ => None,
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind)?;
        match self.spend {
            Some(Spend::Playouts(number)) => write!(f, "@{number}p"),
            Some(Spend::Milliseconds(number)) => write!(f, "@{number}ms"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written_alike() {
        for name in ["random", "greedy", "greedy@100p", "random@50ms"] {
            assert_eq!(name.parse::<BotName>().unwrap().to_string(), name);
        }
        for wrong in [
            "",
            "genius",
            "greedy@",
            "greedy@p",
            "greedy@0p",
            "greedy@5s",
            "greedy@99999999999p",
            "@5p",
        ] {
            assert!(wrong.parse::<BotName>().is_err(), "{wrong}");
        }
    }
}
