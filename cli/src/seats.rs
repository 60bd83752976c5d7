//! Who sits where, as given on the command line: `human`, `human:NAME`, `bot:NAME`.

use crate::program;
use anyhow::bail;
use bots::BotName;
use catalog::Info;
use tui::{LONGEST_NAME, Sitter};

/// Who sits in one seat.
pub(crate) fn parse(text: &str) -> Result<Sitter, String> {
    match text.split_once(':') {
        // The table gives names to people who have not said theirs.
        None if text == "human" => Ok(Sitter::Human { name: String::new() }),
        Some(("human", name)) => Ok(Sitter::Human { name: checked(name)? }),
        Some(("bot", name)) => match name.parse::<BotName>() {
            Ok(name) => Ok(Sitter::Bot { name: name.to_string() }),
            Err(error) => Err(format!("{error}, as in bot:normal")),
        },
        _ => Err("a seat is human, human:NAME or bot:NAME, as in bot:normal".to_owned()),
    }
}

/// Who sat at a saved match; people without names where the file does not say.
pub(crate) fn sat_at(replay: &engine::Replay) -> Vec<Sitter> {
    let unknown = || vec![Sitter::Human { name: String::new() }; replay.setup.seats.into()];
    remembered(replay).unwrap_or_else(unknown)
}

/// Who sat at a saved match, if its file says so in words that can be read.
pub(crate) fn remembered(replay: &engine::Replay) -> Option<Vec<Sitter>> {
    let sitters: Option<Vec<Sitter>> =
        replay.people.iter().map(|words| parse(words).ok()).collect();
    sitters.filter(|sitters| sitters.len() == usize::from(replay.setup.seats))
}

/// A name that a table can show: short, and nothing in it that a terminal would obey.
fn checked(name: &str) -> Result<String, String> {
    let cleaned = texts::clean(name);
    if cleaned.is_empty() || cleaned.chars().count() > LONGEST_NAME {
        return Err(format!("a name has 1 to {LONGEST_NAME} characters that can be seen"));
    }
    Ok(cleaned)
}

/// The seats as named, or a person against bots when none are; `wanted` is how many a match to go on with has.
pub(crate) fn seated(
    named: &[Sitter],
    game: &Info,
    wanted: Option<u8>,
) -> anyhow::Result<Vec<Sitter>> {
    let (min, max) = game.seats;
    if named.is_empty() {
        let [human, bot] = ["human", "bot:normal"].map(parse);
        let mut sitters: Vec<Sitter> = human.into_iter().collect();
        let seats = wanted.unwrap_or(min.max(2));
        sitters.extend(bot.into_iter().cycle().take(usize::from(seats).saturating_sub(1)));
        return Ok(sitters);
    }
    let count = named.len();
    match wanted {
        Some(wanted) if count != usize::from(wanted) => {
            bail!("the saved match has {wanted} seats, {count} are named");
        }
        None if count < min.into() => {
            bail!(
                "{} has {min} to {max} seats, {count} is named; name more, as in human bot:normal",
                game.name
            );
        }
        None if count > max.into() => {
            bail!("{} has {min} to {max} seats, {count} are named", game.name);
        }
        _ => Ok(named.to_vec()),
    }
}

/// What to say to somebody who counts seats instead of naming who sits there.
pub(crate) fn by_name(count: u8, game: &Info) -> String {
    let (min, max) = game.seats;
    let bots = " bot:normal".repeat(usize::from(count.clamp(min, max)).saturating_sub(1));
    format!(
        "who sits where is named seat by seat, and {name} has {min} to {max} seats: {program} play {name} human{bots}",
        name = game.name,
        program = program::name(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_people_or_bots() {
        assert!(matches!(parse("human"), Ok(Sitter::Human { name }) if name.is_empty()));
        assert!(matches!(parse("human:小玉"), Ok(Sitter::Human { name }) if name == "小玉"));
        for words in ["human", "human:小玉", "bot:hard", "bot:greedy@5p"] {
            assert_eq!(parse(words).unwrap().to_string(), words);
        }
        assert!(matches!(parse("bot:greedy@5p"), Ok(Sitter::Bot { name }) if name == "greedy@5p"));
        for wrong in
            ["", "greedy", "bot", "bot:", "bot:genius", "human:", "human:\u{200b}", "cat:x"]
        {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        assert!(parse(&format!("human:{}", "x".repeat(25))).is_err());
    }
}
