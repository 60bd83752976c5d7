//! What bots are called: a level or a kind, and perhaps how much it may think, as in `hard`, `mcts@500p` or `easy@50ms`.

use crate::{KINDS, Random, build};
use engine::{Bot, Rules};
use std::fmt;
use std::str::FromStr;

/// The levels, from weak to strong; each game says what they mean in it.
pub const LEVELS: [&str; 3] = ["easy", "normal", "hard"];

/// How much a bot thinks if its name does not say.
const USUAL: Spend = Spend::Playouts(1_000);

/// A bot by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotName {
    /// A level or a kind.
    name: &'static str,
    /// How much it may think, if said.
    pub spend: Option<Spend>,
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spend {
    Playouts(u32),
    Milliseconds(u32),
}

/// What a name means in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    pub kind: &'static str,
    pub spend: Spend,
}

impl BotName {
    /// The level or kind that was named.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What the name means in this game: a level is the bot that the game has for it,
    /// with that bot's spend unless the name brings its own.
    pub fn plan<R: Rules>(&self) -> Plan {
        let level = LEVELS.iter().position(|level| *level == self.name);
        let meant = level.and_then(|level| R::LEVELS[level].parse().ok());
        let BotName { name: kind, spend } = meant.unwrap_or(BotName { spend: None, ..*self });
        Plan { kind, spend: self.spend.or(spend).unwrap_or(USUAL) }
    }

    /// The bot itself, with luck of its own for each seed.
    pub fn build<R: Rules>(&self, seed: u64, threads: usize) -> Box<dyn Bot<R>> {
        let built = build(self.plan::<R>().kind, seed, threads);
        // Only a level that a game has no bot for leads here, and tests of the catalog rule that out.
        built.unwrap_or_else(|| Box::new(Random::new(seed)))
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no bot \"{0}\"; a bot is a level ({levels}) or a kind ({kinds}), with @<n>p for playouts or @<n>ms for time",
    levels = LEVELS.join(", "),
    kinds = KINDS.join(", ")
)]
pub struct NameError(String);

impl FromStr for BotName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let wrong = || NameError(text.chars().take(40).collect());
        let (name, spend) = match text.split_once('@') {
            Some((name, spend)) => (name, Some(spend)),
            None => (text, None),
        };
        let mut known = LEVELS.iter().chain(KINDS).copied();
        let name = known.find(|known| *known == name).ok_or_else(wrong)?;
        let spend = match spend {
            None => None,
            Some(spend) => Some(spend.parse().map_err(|()| wrong())?),
        };
        Ok(BotName { name, spend })
    }
}

impl FromStr for Spend {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let end = text.find(|c: char| !c.is_ascii_digit()).ok_or(())?;
        let (number, unit) = text.split_at(end);
        let number: u32 = number.parse().ok().filter(|&number| number > 0).ok_or(())?;
        match unit {
            "p" => Ok(Spend::Playouts(number)),
            "ms" => Ok(Spend::Milliseconds(number)),
            _ => Err(()),
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        self.spend.map_or(Ok(()), |spend| write!(f, "@{spend}"))
    }
}

impl fmt::Display for Spend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spend::Playouts(number) => write!(f, "{number}p"),
            Spend::Milliseconds(number) => write!(f, "{number}ms"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written_alike() {
        for name in ["random", "greedy", "mcts@100p", "hard", "easy@50ms"] {
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

    #[test]
    fn who_names_no_bot_is_told_all_there_are() {
        let said = "genius".parse::<BotName>().unwrap_err().to_string();
        for name in LEVELS.iter().chain(KINDS) {
            assert!(said.contains(name), "{name}: {said}");
        }
    }

    #[test]
    fn a_level_means_what_the_game_says_and_may_bring_its_own_spend() {
        let plan = |name: &str| name.parse::<BotName>().unwrap().plan::<jade::Jade>();
        for (level, meant) in LEVELS.iter().zip(jade::Jade::LEVELS) {
            let hurried = plan(&format!("{level}@7ms"));
            assert_eq!((hurried.kind, hurried.spend), (plan(meant).kind, Spend::Milliseconds(7)));
            assert_eq!(plan(level), plan(meant));
        }
        assert_eq!(plan("greedy"), Plan { kind: "greedy", spend: USUAL });
        assert_eq!(plan("mcts@9p"), Plan { kind: "mcts", spend: Spend::Playouts(9) });
    }
}
