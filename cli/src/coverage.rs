//! `onetable sim --coverage`: what random games show of the cards.

use crate::workers;
use catalog::{Coverage, Game, Playouts};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Plays random games and says what of each card was seen in them, and what was not.
pub(crate) fn run(
    game: &dyn Game,
    playouts: &Playouts<'_>,
    work: workers::Work,
    json: bool,
) -> anyhow::Result<()> {
    let mut all = Coverage::default();
    for (coverage, _) in workers::share(work, |mine| game.cover(playouts, mine))? {
        all.add(&coverage);
    }
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(&all)?)?;
        return Ok(());
    }
    print(&all, game.name(), playouts.seats, &mut out)?;
    Ok(())
}

/// A line for each card: how much of it was seen, how often the rarest, and what was not.
fn print(all: &Coverage, game: &str, seats: u8, out: &mut impl Write) -> io::Result<()> {
    let mut cards = BTreeMap::<&str, Vec<(&str, u64)>>::new();
    for ((card, what), &seen) in all.sights.iter().zip(&all.seen) {
        cards.entry(card).or_default().push((what, seen));
    }
    let missing = all.seen.iter().filter(|&&seen| seen == 0).count();
    let (games, sights) = (all.games, all.seen.len());
    writeln!(out, "{game}: {games} random games with {seats} seats")?;
    writeln!(out, "{sights} things to see on {} cards, {missing} not seen", cards.len())?;
    writeln!(out)?;
    writeln!(out, "{:<36}{:>8}{:>12}  not seen", "card", "seen", "rarest")?;
    for (card, sights) in cards {
        let seen = sights.iter().filter(|(_, seen)| *seen > 0).count();
        let rarest = sights.iter().map(|(_, seen)| *seen).min().unwrap_or(0);
        let missing: Vec<_> =
            sights.iter().filter(|(_, seen)| *seen == 0).map(|(what, _)| *what).collect();
        let of = format!("{seen}/{}", sights.len());
        writeln!(out, "{card:<36}{of:>8}{rarest:>12}  {}", missing.join(", "))?;
    }
    Ok(())
}
