//! What a server says when it starts: what can be played from the terminal, and how.

use crate::{data, lang, program};
use catalog::Info;
use std::io::{self, Write};
use texts::Texts;

pub(crate) fn write(out: &mut impl Write, address: &str) -> anyhow::Result<()> {
    let texts = Texts::new(lang::or_environment(None));
    let catalog = data::built_in()?;
    let games: Vec<Info> = catalog.games().map(|game| game.info()).collect();
    writeln!(out, "{}", texts.get("cli-welcome-rooms"))?;
    list(out, rooms(&texts, &games, address))?;
    writeln!(out)?;
    writeln!(out, "{}", texts.get("cli-welcome"))?;
    writeln!(out)?;
    list(out, games.iter().map(|game| (format!("play {}", game.name), about(&texts, game))))?;
    writeln!(out)?;
    writeln!(out, "{}", texts.get("cli-welcome-ways"))?;
    list(out, ways(&texts, &games))?;
    writeln!(out)?;
    writeln!(out, "{}", texts.get("cli-welcome-more"))?;
    writeln!(out, "  {} help", program::name())?;
    Ok(())
}

/// The name of a game, and how many play it.
fn about(texts: &Texts, game: &Info) -> String {
    let (min, max) = game.seats;
    let name = ("game", texts.at(game.name, &[]).game().into());
    if min == max {
        return texts.say("cli-welcome-game-for", &[name, ("seats", min.into())]);
    }
    texts.say("cli-welcome-game", &[name, ("min", min.into()), ("max", max.into())])
}

/// How to play on this server, each at a terminal of their own.
fn rooms(texts: &Texts, games: &[Info], address: &str) -> Vec<(String, String)> {
    let game = games.first().map_or("", |game| game.name);
    vec![
        (format!("open {game} --server {address}"), texts.get("cli-welcome-open")),
        (format!("join {address}/t/…"), texts.get("cli-welcome-join")),
    ]
}

/// Commands that can be pasted as they stand, each with a game that it fits.
fn ways(texts: &Texts, games: &[Info]) -> Vec<(String, String)> {
    let other = match texts.lang().next() {
        texts::Lang::En => "en",
        texts::Lang::ZhCn => "zh",
    };
    let with = |seats: u8| {
        let fits = |game: &&Info| (game.seats.0..=game.seats.1).contains(&seats);
        games.iter().find(fits).map(|game| game.name)
    };
    let mut ways = Vec::new();
    let mut way = |name: Option<&str>, command: &dyn Fn(&str) -> String, words: &str| {
        ways.extend(name.map(|name| (command(name), texts.get(words))));
    };
    way(with(2), &|game| format!("play {game} human bot:hard"), "cli-welcome-bot");
    way(with(3), &|game| format!("play {game} human human bot:normal"), "cli-welcome-people");
    way(with(2), &|game| format!("play {game} --lang {other}"), "cli-welcome-language");
    way(with(2), &|game| format!("play {game} --plain"), "cli-welcome-plain");
    way(with(2), &|game| format!("play {game} --save {game}.json"), "cli-welcome-save");
    way(
        with(2),
        &|game| format!("sim {game} --games 1000 --bots greedy,random"),
        "cli-welcome-sim",
    );
    ways
}

/// Commands and what they do, in two columns.
fn list(out: &mut impl Write, lines: impl IntoIterator<Item = (String, String)>) -> io::Result<()> {
    let lines: Vec<(String, String)> = lines.into_iter().collect();
    let program = program::name();
    let width = lines.iter().map(|(command, _)| command.chars().count()).max().unwrap_or_default();
    for (command, words) in lines {
        writeln!(out, "  {program} {command:<width$}  {words}")?;
    }
    Ok(())
}
