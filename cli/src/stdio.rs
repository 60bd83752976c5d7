//! `onetable stdio`: the catalog for programs in any language, one request and one answer per line.

use crate::{clock, data, lines, setup, workers};
use catalog::{Door, MAX_LINE};
use clap::Args;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

/// Answers JSON requests, one per line, for programs in any language.
///
/// docs/stdio.md lists every request with an example.
#[derive(Args)]
pub(crate) struct Stdio {
    /// A folder whose *.json files replace the built-in card data of a game; may be given once for each game
    #[arg(long, value_name = "GAME=DIR", value_parser = parse_data)]
    data: Vec<(String, PathBuf)>,
}

fn parse_data(text: &str) -> Result<(String, PathBuf), String> {
    match text.split_once('=') {
        Some((game, folder)) if !game.is_empty() && !folder.is_empty() => {
            Ok((game.to_owned(), folder.into()))
        }
        _ => Err("name the game and the folder, as in jade=my-cards".to_owned()),
    }
}

impl Stdio {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let mut catalog = data::built_in()?;
        for (game, folder) in &self.data {
            data::replace(&mut catalog, game, folder)?;
        }
        setup::fresh_seed()?;
        let seeds = || setup::fresh_seed().expect("it gave random numbers when the program began");
        let door = Door::new(catalog, Box::new(seeds));
        let mut door = door.with_clocks(Box::new(clock::running), workers::cores());
        serve(&mut door, &mut io::stdin().lock(), &mut io::stdout().lock())
    }
}

/// Answers until the last line.
fn serve(door: &mut Door, source: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    let mut line = Vec::new();
    while lines::next(source, MAX_LINE, &mut line)? {
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = door.answer(&line);
        // One write for the whole line: who reads must never see half an answer.
        out.write_all(format!("{answer}\n").as_bytes())?;
        out.flush()?;
    }
    Ok(())
}
