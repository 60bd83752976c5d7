//! Hands a table over to the terminal client.

use crate::seats::Sitter;
use catalog::Table;
use engine::{Seat, Status, Viewer};
use serde_json::Value;
use std::io::{self, BufRead, Write};
use texts::{Lang, Texts};

/// Plays until the game is over or everybody has left.
pub(crate) fn play(
    mut table: Box<dyn Table>,
    _cards: Vec<(String, Value)>,
    sitters: Vec<Sitter>,
    lang: Lang,
    _plain: bool,
) -> anyhow::Result<Box<dyn Table>> {
    let texts = Texts::new(lang);
    let names = crate::transcript::numbered(&texts, table.seats());
    let speaker = texts.at(table.game(), &names);
    let mut told = 0;
    let mut lines = io::stdin().lock().lines();
    let mut out = io::stdout().lock();
    loop {
        for event in table.events(Viewer::Public, told) {
            told += 1;
            writeln!(out, "{}", speaker.event(&event["event"]))?;
        }
        let Status::Awaiting(seats) = table.status() else {
            break;
        };
        let Some(seat) = seats.first() else { break };
        let batch = match &sitters[seat.index()] {
            Sitter::Bot(name) => table
                .choose(seat, &name.to_string(), None)
                .map_err(anyhow::Error::new)?,
            Sitter::Human(_) => {
                let Some(line) = lines.next() else { break };
                match line?.trim().parse::<usize>().ok().and_then(|at| {
                    table
                        .actions(Seat::new(seat.index() as u8))
                        .get(at.wrapping_sub(1))
                        .cloned()
                }) {
                    Some(action) => vec![action],
                    None => continue,
                }
            }
        };
        table.play(seat, &batch, 0).map_err(anyhow::Error::new)?;
    }
    Ok(table)
}
