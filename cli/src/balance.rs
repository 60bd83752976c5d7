//! `onetable sim bombcat --module FILE`: what a module does to the game.

use crate::modules::{Read, in_module};
use crate::setup::TableOptions;
use crate::workers;
use ::bombcat::lang::{Lang, Library};
use anyhow::Context;
use catalog::{Coverage, Game, Playouts, Tally};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// So many games are played with the modules, and as many without, unless somebody says how many: enough to see what
/// is far from fair, and done within seconds.
pub(crate) const USUAL: u64 = 200;

/// So many games are looked at step by step; more would say no more about how often something is used.
const LOOKED_AT: u64 = 400;

/// How many games are played in all for a report on so many.
pub(crate) fn played(games: u64) -> u64 {
    games.saturating_mul(2).saturating_add(games.min(LOOKED_AT))
}

/// What came of the games with the modules and of the same number without.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    games: u64,
    /// What the first seat, which has the hero if there is one, won of the games, with 95 % intervals.
    with: Share,
    without: Share,
    actions: Vec<ActionReport>,
    endings: BTreeMap<String, u64>,
}

#[derive(Serialize)]
struct Share {
    share: f64,
    low: f64,
    high: f64,
    decisions_per_game: f64,
}

/// How often an action came up, for a hundred games.
#[derive(Serialize)]
struct ActionReport {
    action: String,
    /// What its author calls it, in the language of whoever asks.
    name: String,
    possible: f64,
    used: f64,
    took_effect: f64,
    /// Somebody has rejected it.
    vetoed: f64,
    /// It came to nothing, for that reason or another.
    failed: f64,
}

impl Share {
    fn of(tally: &Tally) -> Self {
        let games = tally.games.max(1) as f64;
        let first = tally.shares.first().copied().unwrap_or(0);
        let share = first as f64 / Tally::PARTS as f64 / games;
        // Wilson's interval.
        let z = 1.96;
        let middle = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
        let half = z / (1.0 + z * z / games)
            * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        let decisions_per_game = tally.decisions as f64 / games;
        Share { share, low: middle - half, high: middle + half, decisions_per_game }
    }
}

/// Plays with the modules and without, and says what of their actions was used.
pub(crate) fn run(
    game: &dyn Game,
    playouts: &Playouts<'_>,
    work: workers::Work,
    table: &TableOptions,
    modules: &[Read],
    lang: texts::Lang,
    json: bool,
) -> anyhow::Result<()> {
    let with = workers::play(game, playouts, work)?.tally;
    let plain = Playouts { options: table.options.clone().unwrap_or_default(), ..playouts.clone() };
    let without = workers::play(game, &plain, work)?.tally;
    let (first, end) = work.games;
    let looked_at = workers::Work { games: (first, end.min(first + LOOKED_AT)), ..work };
    let mut seen = Coverage::default();
    for (coverage, _) in workers::share(looked_at, |mine| game.cover(playouts, mine))? {
        seen.add(&coverage);
    }
    let report = Report {
        game: game.name(),
        seats: playouts.seats,
        games: with.games,
        with: Share::of(&with),
        without: Share::of(&without),
        actions: actions(&seen, modules, in_module(lang)),
        endings: with.endings,
    };
    let mut out = io::stdout().lock();
    if json {
        let text = serde_json::to_string(&report).context("the report has no JSON form")?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    report.print(&mut out)?;
    Ok(())
}

/// The actions of these modules, five figures each.
fn actions(seen: &Coverage, modules: &[Read], lang: Lang) -> Vec<ActionReport> {
    let modules = modules.iter().map(|read| read.module.clone()).collect();
    let (library, _) = Library::link(::bombcat::data::base(), modules);
    let per_hundred = |count: u64| 100.0 * count as f64 / seen.games.max(1) as f64;
    // The first module is the base set.
    let mine = |id: &str| library.actions.iter().find(|it| it.module > 0 && it.id == id);
    let all = seen.sights.chunks(5).zip(seen.seen.chunks(5));
    let reports = all.filter_map(|(sights, counts)| match (sights.first(), counts) {
        (Some((id, _)), &[possible, used, took_effect, vetoed, failed]) => Some(ActionReport {
            action: id.clone(),
            name: mine(id)?.it.name.get(lang).to_owned(),
            possible: per_hundred(possible),
            used: per_hundred(used),
            took_effect: per_hundred(took_effect),
            vetoed: per_hundred(vetoed),
            failed: per_hundred(failed),
        }),
        _ => None,
    });
    reports.collect()
}

impl Report {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Report { game, seats, games, .. } = self;
        writeln!(out, "{game}: {games} games with {seats} seats, and as many without the module")?;
        writeln!(
            out,
            "--seats plays with another number of seats, --games as many games as you like"
        )?;
        writeln!(out)?;
        writeln!(
            out,
            "{:<20}{:>10}{:>22}{:>18}",
            "", "seat 0 won", "95 % interval", "decisions/game"
        )?;
        for (name, share) in [("with the module", &self.with), ("without", &self.without)] {
            let interval = format!("{:.1} to {:.1} %", 100.0 * share.low, 100.0 * share.high);
            let won = format!("{:.1} %", 100.0 * share.share);
            let length = share.decisions_per_game;
            writeln!(out, "{name:<20}{won:>10}{interval:>22}{length:>18.1}")?;
        }
        let fair = 100.0 / f64::from(*seats);
        writeln!(out, "an equal share is {fair:.1} %")?;
        writeln!(out)?;
        writeln!(
            out,
            "{:<36}{:>10}{:>8}{:>13}{:>8}{:>8}",
            "action, for 100 games", "possible", "used", "took effect", "vetoed", "failed"
        )?;
        for it in &self.actions {
            let remark = match (it.possible > 0.0, it.used > 0.0) {
                (false, false) => "never possible",
                (true, false) => "never used",
                _ => "",
            };
            let said = [texts::clean(&it.name), remark.to_owned()];
            let said = said.iter().filter(|words| !words.is_empty());
            let said: String = said.map(|words| format!("   {words}")).collect();
            writeln!(
                out,
                "{:<36}{:>10.0}{:>8.0}{:>13.0}{:>8.0}{:>8.0}{said}",
                texts::clean(&it.action),
                it.possible,
                it.used,
                it.took_effect,
                it.vetoed,
                it.failed
            )?;
        }
        let endings = self.endings.iter().map(|(ending, count)| format!("{ending} {count}"));
        writeln!(out)?;
        writeln!(out, "endings: {}", endings.collect::<Vec<_>>().join(", "))
    }
}
