//! `onetable bench`: how fast the rules are.

use crate::{data, refusal, setup, workers};
use catalog::{Game, Playouts};
use clap::{Args, value_parser};
use indicatif::HumanCount;
use serde::Serialize;
use serde_json::Value;
use std::io::{self, Write};

/// Measures raw random playouts: the full list of actions at every decision, one of them drawn, nothing recorded.
///
/// Forced decisions are offered and counted like others.
/// Times are of the processor, not of the clock on the wall, so other programs disturb them little.
#[derive(Args)]
pub(crate) struct Bench {
    /// The game; all of them if none is named
    game: Option<String>,
    /// How many games to play
    #[arg(long, default_value_t = 20_000, value_parser = value_parser!(u64).range(1..1 << 53))]
    games: u64,
    /// How many seats; as few as the game allows if not said
    #[arg(long)]
    seats: Option<u8>,
    /// How many threads play at once
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u16).range(1..))]
    threads: u16,
    /// A number from which all luck follows
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u64).range(..1 << 53))]
    seed: u64,
    /// The options of the table, as a JSON object
    #[arg(long, value_name = "JSON", value_parser = setup::parse_options, requires = "game")]
    options: Option<Value>,
    /// One JSON object for each game, on a line each
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    games: u64,
    decisions: u64,
    seed: u64,
    #[serde(flatten)]
    speed: workers::Speed,
}

impl Bench {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = data::built_in()?;
        let games: Vec<&dyn Game> = match &self.game {
            Some(name) => {
                vec![catalog.game(name).map_err(|refusal| refusal::explain(&refusal))?]
            }
            None => catalog.games().collect(),
        };
        let mut out = io::stdout().lock();
        for (at, game) in games.into_iter().enumerate() {
            let report = self.measure(game)?;
            if self.json {
                writeln!(out, "{}", serde_json::to_string(&report)?)?;
                continue;
            }
            if at == 0 {
                writeln!(
                    out,
                    "{:<10} {:>5} {:>11} {:>13} {:>11} {:>16} {:>15}",
                    "game",
                    "seats",
                    "games",
                    "decisions",
                    "CPU seconds",
                    "games per second",
                    "ns per decision"
                )?;
            }
            writeln!(
                out,
                "{:<10} {:>5} {:>11} {:>13} {:>11.3} {:>16} {:>15.1}",
                report.game,
                report.seats,
                HumanCount(report.games).to_string(),
                HumanCount(report.decisions).to_string(),
                report.speed.cpu_seconds,
                HumanCount(report.speed.games_per_second as u64).to_string(),
                report.speed.ns_per_decision,
            )?;
        }
        Ok(())
    }

    fn measure(&self, game: &dyn Game) -> anyhow::Result<Report> {
        let seats = self.seats.unwrap_or(game.info().seats.0);
        let playouts = Playouts {
            options: self.options.clone().unwrap_or_default(),
            seats,
            bots: Vec::new(),
            seed: self.seed,
            clocks: None,
            each: &|| {},
        };
        // Caches and clock rates need a moment; these games are others than those that count.
        let warm = (self.games, self.games + (self.games / 10).clamp(1, 2_000));
        let work = |games| workers::Work { games, threads: self.threads.into() };
        workers::play(game, &playouts, work(warm))?;
        let run = workers::play(game, &playouts, work((0, self.games)))?;
        Ok(Report {
            game: game.name(),
            seats,
            games: run.tally.games,
            decisions: run.tally.decisions,
            seed: self.seed,
            speed: run.speed(),
        })
    }
}
