//! What `onetable` says without a command: what can be played, and how.

use crate::{data, lang, program};
use catalog::Info;
use std::io::{self, Write};
use texts::Texts;

pub(crate) fn run() -> anyhow::Result<()> {
    let texts = Texts::new(lang::or_environment(None));
    let program = program::name();
    let catalog = data::built_in()?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", texts.get("cli-welcome"))?;
    for game in catalog.games() {
        writeln!(out)?;
        about(&mut out, &texts, &program, &game.info())?;
    }
    writeln!(out)?;
    writeln!(out, "{}", texts.get("cli-welcome-more"))?;
    writeln!(out, "  {program} help")?;
    Ok(())
}

/// One game, with commands that can be pasted as they stand.
fn about(out: &mut impl Write, texts: &Texts, program: &str, game: &Info) -> io::Result<()> {
    let (name, (min, max)) = (game.name, game.seats);
    let figures =
        [("game", texts.at(name, &[]).game().into()), ("min", min.into()), ("max", max.into())];
    writeln!(out, "{}", texts.say("cli-welcome-game", &figures))?;
    let other = match texts.lang().next() {
        texts::Lang::En => "en",
        texts::Lang::ZhCn => "zh",
    };
    let mut ways = vec![(format!("play {name}"), "cli-welcome-bot")];
    if (min..=max).contains(&3) {
        ways.push((format!("play {name} human human bot:greedy"), "cli-welcome-people"));
    }
    ways.extend([
        (format!("play {name} --lang {other}"), "cli-welcome-language"),
        (format!("play {name} --plain"), "cli-welcome-plain"),
        (format!("play {name} --save {name}.json"), "cli-welcome-save"),
        (format!("sim {name} --games 1000 --bots greedy,random"), "cli-welcome-sim"),
    ]);
    let width = ways.iter().map(|(way, _)| way.len()).max().unwrap_or_default();
    for (way, words) in ways {
        writeln!(out, "  {program} {way:<width$}  {}", texts.get(words))?;
    }
    Ok(())
}
