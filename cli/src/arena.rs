//! `onetable arena`: how strong bots are, measured against each other.

mod couple;
mod elo;
mod pairs;
mod ratings;
mod report;
mod sprt;

use crate::{clock, data, refusal, setup};
use anyhow::bail;
use bots::{BotName, Spend};
use catalog::{Contest, Game, Info};
use clap::{Args, value_parser};
use engine::{Seed, Setup};
use indicatif::{ProgressBar, ProgressStyle};
use report::{CoupleReport, Entrant, RatingReport, Report};
use serde_json::Value;
use sprt::Sprt;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;

/// Measures how strong bots are against each other, in pairs of games with the same luck and seats swapped.
///
/// Every bot meets every other. With more than two seats the two bots of a couple sit in turn around the table.
/// The same seed gives the same games, whatever the number of threads, unless a bot thinks by the clock.
#[derive(Args)]
pub(crate) struct Arena {
    /// The game
    game: String,
    /// Who plays, as in hard,greedy or mcts@500p,mcts@2000p; the same name twice is a check of the measurement
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    bots: Vec<BotName>,
    /// How many pairs of games each couple plays
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u64).range(1..1 << 50))]
    pairs: u64,
    /// How many playouts for a decision the bots have whose names do not say
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u32).range(1..))]
    playouts: Option<u32>,
    /// How many milliseconds for a decision the bots have whose names do not say
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u32).range(1..), conflicts_with = "playouts")]
    ms: Option<u32>,
    /// How many seats; as few as the game allows if not said
    #[arg(long)]
    seats: Option<u8>,
    /// How many games are played at once; more than the machine has cores would take time from bots that think by the clock
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u16).range(1..))]
    threads: u16,
    /// A number from which all luck follows
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u64).range(..1 << 53))]
    seed: u64,
    /// The options of the table, as a JSON object
    #[arg(long, value_name = "JSON", value_parser = setup::parse_options)]
    options: Option<Value>,
    /// Stop as soon as it is clear whether the first bot is stronger by the first or by the second number of Elo
    #[arg(long, value_name = "ELO0,ELO1", value_parser = Sprt::parse, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// A folder whose *.json files replace the built-in card data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// One JSON object instead of tables
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = data::catalog(&self.game, self.data.as_deref())?;
        let game = catalog.game(&self.game).map_err(|refusal| refusal::explain(&refusal))?;
        let seats = self.seats(&game.info())?;
        let bots = self.bots()?;
        let report = self.play(game, seats, &bots)?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            report.print(&mut out)?;
        }
        Ok(())
    }

    fn seats(&self, game: &Info) -> anyhow::Result<u8> {
        let (min, max) = (game.seats.0.max(2), game.seats.1);
        let seats = self.seats.unwrap_or(min);
        if !(min..=max).contains(&seats) {
            bail!("{} has {min} to {max} seats, not {seats}", game.name);
        }
        Ok(seats)
    }

    /// The bots, each with what it may spend if that was said.
    fn bots(&self) -> anyhow::Result<Vec<BotName>> {
        if let [bot] = &self.bots[..] {
            bail!("--bots names one bot; name two or more, as in {bot},greedy");
        }
        let spend = self.playouts.map(Spend::Playouts).or(self.ms.map(Spend::Milliseconds));
        let mut bots = self.bots.clone();
        bots.iter_mut().for_each(|bot| bot.spend = bot.spend.or(spend));
        Ok(bots)
    }

    fn play(&self, game: &dyn Game, seats: u8, bots: &[BotName]) -> anyhow::Result<Report> {
        let options = self.options.clone().unwrap_or_else(|| Value::Object(Default::default()));
        let bots_with_plans = entrants(game, seats, &options, bots)?;
        let couples: Vec<(usize, usize)> = couples(bots.len()).collect();
        let plan =
            couple::Plan { pairs: self.pairs, sprt: self.sprt, threads: self.threads.into() };
        let games = self.pairs.saturating_mul(2);
        // It draws itself on the error stream, and only on a terminal.
        let bar = ProgressBar::new(games.saturating_mul(couples.len() as u64)).with_style(
            ProgressStyle::with_template(
                "{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left",
            )?,
        );
        let begun = Instant::now();
        let mut played = Vec::new();
        for (number, &(one, other)) in (1..).zip(&couples) {
            let contest = Contest {
                options: options.clone(),
                seats,
                bots: [bots[one].clone(), bots[other].clone()],
                seed: self.seed,
                clocks: &clock::running,
                now: &|| begun.elapsed(),
            };
            played.push(couple::play(game, &contest, &plan, &|| bar.inc(1))?);
            // A test may have ended it early.
            bar.set_position(games.saturating_mul(number));
        }
        bar.finish_and_clear();
        let met: Vec<ratings::Met<'_>> = couples
            .iter()
            .zip(&played)
            .map(|(&bots, couple)| ratings::Met { bots, pairs: &couple.pairs })
            .collect();
        let ratings = RatingReport::ranked(&bots_with_plans, &ratings::fit(bots.len(), &met));
        let reports = couples.iter().zip(&played).map(|(&(one, other), couple)| {
            let names = [one, other].map(|bot| bots[bot].to_string());
            CoupleReport::new(names, couple, self.sprt)
        });
        Ok(Report {
            game: game.name(),
            seats,
            options,
            seed: self.seed,
            threads: self.threads.into(),
            pairs: self.pairs,
            couples: reports.collect(),
            ratings,
            bots: bots_with_plans,
        })
    }
}

/// Each couple of so many bots, once.
fn couples(bots: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..bots).flat_map(move |one| (one + 1..bots).map(move |other| (one, other)))
}

/// What the names mean at such a table; opening one shows whether its options are right before anything is played.
fn entrants(
    game: &dyn Game,
    seats: u8,
    options: &Value,
    bots: &[BotName],
) -> anyhow::Result<Vec<Entrant>> {
    let explain = |refusal| refusal::explain(&refusal);
    let seed = Seed::from_number(0);
    let setup = Setup { options: options.clone(), seats, seed, random: Vec::new() };
    let table = game.create(&setup).map_err(explain)?;
    let entrant = |bot: &BotName| -> anyhow::Result<Entrant> {
        let plan = table.plan(&bot.to_string()).map_err(explain)?;
        Ok(Entrant { name: bot.to_string(), plan: format!("{}@{}", plan.kind, plan.spend) })
    };
    bots.iter().map(entrant).collect()
}
