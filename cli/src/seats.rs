//! Who sits where, as given on the command line: `human`, `human:NAME`, `bot:NAME`.

use anyhow::bail;
use bots::BotName;
use catalog::Info;
use std::str::FromStr;

/// The longest name of a person, in characters.
const MAX_NAME: usize = 24;

/// Who sits in one seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sitter {
    Human(Option<String>),
    Bot(BotName),
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(':') {
            None if text == "human" => Ok(Sitter::Human(None)),
            Some(("human", name)) => Ok(Sitter::Human(Some(checked(name)?))),
            Some(("bot", name)) => match name.parse() {
                Ok(name) => Ok(Sitter::Bot(name)),
                Err(error) => Err(format!("{error}, as in bot:greedy")),
            },
            _ => Err("a seat is human, human:NAME or bot:NAME, as in bot:greedy".to_owned()),
        }
    }
}

/// A name that a table can show: short, and nothing in it that a terminal would obey.
fn checked(name: &str) -> Result<String, String> {
    if name.trim().is_empty() || name.chars().count() > MAX_NAME {
        return Err(format!("a name has 1 to {MAX_NAME} characters"));
    }
    if name.chars().any(char::is_control) {
        return Err("a name has no control characters".to_owned());
    }
    Ok(name.trim().to_owned())
}

/// The seats as named, or a person against bots when none are; `wanted` is how many a match to go on with has.
pub(crate) fn seated(
    named: &[Sitter],
    game: &Info,
    wanted: Option<u8>,
) -> anyhow::Result<Vec<Sitter>> {
    let (min, max) = game.seats;
    if named.is_empty() {
        let greedy = BotName {
            kind: "greedy",
            spend: None,
        };
        let mut sitters = vec![Sitter::Human(None)];
        sitters.resize(wanted.unwrap_or(min.max(2)).into(), Sitter::Bot(greedy));
        return Ok(sitters);
    }
    let count = named.len();
    let hint = "name more, as in human bot:greedy";
    match wanted {
        Some(wanted) if count != usize::from(wanted) => {
            bail!("the saved match has {wanted} seats, {count} are named");
        }
        None if count < min.into() => {
            bail!(
                "{} has {min} to {max} seats, {count} is named: {hint}",
                game.name
            );
        }
        None if count > max.into() => {
            bail!("{} has {min} to {max} seats, {count} are named", game.name);
        }
        _ => Ok(named.to_vec()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_people_or_bots() {
        assert_eq!("human".parse(), Ok(Sitter::Human(None)));
        assert_eq!(
            "human:小玉".parse(),
            Ok(Sitter::Human(Some("小玉".to_owned())))
        );
        let bot = "greedy@5p".parse().unwrap();
        assert_eq!("bot:greedy@5p".parse(), Ok(Sitter::Bot(bot)));
        for wrong in [
            "",
            "greedy",
            "bot",
            "bot:",
            "bot:genius",
            "human:",
            "human: ",
            "cat:x",
        ] {
            assert!(wrong.parse::<Sitter>().is_err(), "{wrong}");
        }
        assert!("human:a\u{1b}[2J".parse::<Sitter>().is_err());
        assert!(
            format!("human:{}", "x".repeat(25))
                .parse::<Sitter>()
                .is_err()
        );
    }
}
