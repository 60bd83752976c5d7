//! `onetable sim`: many games between bots, and what came of them.

use crate::{balance, clock, coverage, data, lang, refusal, setup, workers};
use anyhow::bail;
use bots::BotName;
use catalog::{Info, Playouts, Tally};
use clap::{Args, value_parser};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;

/// So many games are played unless somebody says how many.
const USUAL: u64 = 1_000;

/// Lets bots play many games and counts wins, endings and scores.
///
/// The same seed gives the same games, whatever the number of threads, unless a bot thinks by the clock.
#[derive(Args)]
pub(crate) struct Sim {
    /// The game
    game: String,
    /// How many games to play; 1000 if not said, and 200 with a module, which is reported on after a few seconds
    #[arg(long, value_parser = value_parser!(u64).range(1..1 << 53))]
    games: Option<u64>,
    /// Who plays, seat by seat, as in greedy,random; one name fills all seats.
    /// With @500p a bot may think for 500 playouts, with @50ms for so long; then no two runs are alike
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<BotName>,
    /// How many seats; as many as bots are named, or as few as the game allows
    #[arg(long)]
    seats: Option<u8>,
    /// A number from which all luck follows
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u64).range(..1 << 53))]
    seed: u64,
    /// How many threads play at once; as many as the machine has cores if not said
    #[arg(long, value_parser = value_parser!(u16).range(1..))]
    threads: Option<u16>,
    #[command(flatten)]
    table: setup::TableOptions,
    /// A folder whose *.json files replace the built-in card data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Lists what the games show of the cards: each step of each ability, each option taken and declined; at random
    #[arg(long, conflicts_with = "bots")]
    coverage: bool,
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// What came of all games.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    bots: Vec<String>,
    seed: u64,
    games: u64,
    decisions: u64,
    /// Games won alone, by seat.
    wins: Vec<u64>,
    /// Won by whoever was asked first.
    first_wins: u64,
    draws: u64,
    endings: BTreeMap<String, u64>,
    /// The mean by seat.
    scores: Vec<f64>,
    /// The share of the games that each seat won; those who win together divide a game among them.
    shares: Vec<f64>,
    #[serde(flatten)]
    speed: workers::Speed,
}

impl Sim {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = data::catalog(&self.game, self.data.as_deref())?;
        let game = catalog.game(&self.game).map_err(|refusal| refusal::explain(&refusal))?;
        let bots = self.seated(&game.info())?;
        let speaks = lang::or_environment(None);
        let wanted = self.table.read(speaks)?;
        let names = bots.iter().map(BotName::to_string).collect();
        let is_report = !self.table.module.is_empty() && !self.coverage;
        let games = self.games.unwrap_or(if is_report { balance::USUAL } else { USUAL });
        let all = if is_report { balance::played(games) } else { games };
        // It draws itself on the error stream, and only on a terminal.
        let bar = ProgressBar::new(all).with_style(ProgressStyle::with_template(
            "{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left",
        )?);
        let playouts = Playouts {
            options: wanted.options,
            seats: bots.len() as u8, // checked by `seated`
            bots,
            seed: self.seed,
            clocks: Some(&clock::running),
            each: &|| bar.inc(1),
        };
        let threads = self.threads.map_or_else(workers::cores, usize::from);
        let work = workers::Work { games: (0, games), threads };
        if self.coverage {
            let playouts = Playouts { bots: Vec::new(), ..playouts };
            let done = coverage::run(game, &playouts, work, self.json);
            bar.finish_and_clear();
            return done;
        }
        if is_report {
            let done = balance::run(
                game,
                &playouts,
                work,
                &self.table,
                &wanted.modules,
                speaks,
                self.json,
            );
            bar.finish_and_clear();
            return done;
        }
        let run = workers::play(game, &playouts, work);
        bar.finish_and_clear();
        let report = Report::new(game.name(), names, self.seed, run?);
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            report.print(&mut out)?;
        }
        Ok(())
    }

    /// One bot for each seat.
    fn seated(&self, game: &Info) -> anyhow::Result<Vec<BotName>> {
        let (min, max) = game.seats;
        let named = self.bots.len();
        let seats = match self.seats {
            Some(seats) => seats.into(),
            None if named > 1 => named,
            None => min.into(),
        };
        if !(min.into()..=max.into()).contains(&seats) {
            bail!("{} has {min} to {max} seats, not {seats}", game.name);
        }
        if named != 1 && named != seats {
            bail!("--bots names {named} bots for {seats} seats; name one for each, or one for all");
        }
        Ok(self.bots.iter().cycle().take(seats).cloned().collect())
    }
}

impl Report {
    fn new(game: &'static str, bots: Vec<String>, seed: u64, run: workers::Run) -> Self {
        let speed = run.speed();
        let Tally { games, decisions, wins, first_wins, draws, endings, score_sums, shares } =
            run.tally;
        let mean = |&sum: &i64| sum as f64 / games.max(1) as f64;
        Report {
            game,
            seats: bots.len() as u8,
            bots,
            seed,
            games,
            decisions,
            wins,
            first_wins,
            draws,
            endings,
            scores: score_sums.iter().map(mean).collect(),
            shares: shares
                .iter()
                .map(|&parts| mean(&(parts as i64)) / Tally::PARTS as f64)
                .collect(),
            speed,
        }
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let share = |count: u64| 100.0 * count as f64 / self.games.max(1) as f64;
        let counted = |count: u64| format!("{} ({:.1} %)", HumanCount(count), share(count));
        writeln!(
            out,
            "{}: {} games with {} seats, seed {}",
            self.game,
            HumanCount(self.games),
            self.seats,
            self.seed
        )?;
        writeln!(out)?;
        writeln!(
            out,
            "{:<6} {:<16} {:>20} {:>9} {:>12}",
            "seat", "bot", "won alone", "share", "mean score"
        )?;
        let seats = self.bots.iter().zip(&self.wins).zip(&self.shares).zip(&self.scores);
        for (seat, (((bot, &wins), share), score)) in seats.enumerate() {
            let (wins, share) = (counted(wins), format!("{:.1} %", 100.0 * share));
            writeln!(out, "{seat:<6} {bot:<16} {wins:>20} {share:>9} {score:>12.2}")?;
        }
        writeln!(out)?;
        writeln!(out, "first      whoever began won {}", counted(self.first_wins))?;
        writeln!(out, "draws      {}", counted(self.draws))?;
        let endings =
            self.endings.iter().map(|(ending, &count)| format!("{ending} {}", counted(count)));
        writeln!(out, "endings    {}", endings.collect::<Vec<_>>().join(", "))?;
        writeln!(
            out,
            "decisions  {:.1} a game, {:.0} ns each",
            self.decisions as f64 / self.games.max(1) as f64,
            self.speed.ns_per_decision
        )?;
        writeln!(
            out,
            "time       {:.2} s, threads {}, processor time {:.2} s",
            self.speed.seconds, self.speed.threads, self.speed.cpu_seconds
        )
    }
}
