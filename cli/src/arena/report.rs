//! What an arena came to, in words and as JSON.

use super::couple::Couple;
use super::elo;
use super::pairs::Pairs;
use super::ratings::Rating;
use super::sprt::{Accepted, Sprt};
use indicatif::HumanCount;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{self, Write};

#[derive(Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) seats: u8,
    pub(super) options: Value,
    pub(super) seed: u64,
    pub(super) threads: usize,
    /// How many each couple plays, at most.
    pub(super) pairs: u64,
    pub(super) bots: Vec<Entrant>,
    pub(super) couples: Vec<CoupleReport>,
    /// The strongest first.
    pub(super) ratings: Vec<RatingReport>,
}

/// A bot by the name it was given, and what that means in this game.
#[derive(Serialize)]
pub(super) struct Entrant {
    pub(super) name: String,
    pub(super) plan: String,
}

/// How the first bot of two did against the second. A bound of Elo that does not exist is null.
#[derive(Serialize)]
pub(super) struct CoupleReport {
    bots: [String; 2],
    pairs: u64,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    /// How many pairs brought 0, ½, 1, 1½ and 2 points; in finer steps with more than two seats.
    pentanomial: Pairs,
    score: f64,
    score_95: (f64, f64),
    elo: Option<f64>,
    elo_95: (Option<f64>, Option<f64>),
    #[serde(flatten)]
    sprt: Option<SprtReport>,
    /// How often each bot won when it sat first, and when it sat second.
    wins_first: [u64; 2],
    wins_second: [u64; 2],
    decisions_per_game: f64,
    /// Wall time of each bot for a move that was no forced one.
    ms_per_move: [f64; 2],
    worst_ms: [f64; 2],
    endings: BTreeMap<String, u64>,
}

#[derive(Serialize)]
struct SprtReport {
    sprt: (f64, f64),
    llr: f64,
    llr_bounds: (f64, f64),
    accepted: Option<Accepted>,
}

#[derive(Serialize)]
pub(super) struct RatingReport {
    /// Its place among the bots named.
    #[serde(skip)]
    number: usize,
    bot: String,
    elo: f64,
    elo_95: (f64, f64),
}

impl CoupleReport {
    pub(super) fn new(bots: [String; 2], couple: &Couple, sprt: Option<Sprt>) -> Self {
        let total = couple.total();
        let games = total.games().max(1) as f64;
        let score_95 = couple.pairs.interval();
        let [first, second] = couple.results;
        let milliseconds = |time: std::time::Duration| time.as_secs_f64() * 1e3;
        CoupleReport {
            bots,
            pairs: couple.pairs.count(),
            games: total.games(),
            wins: total.wins,
            draws: total.draws,
            losses: total.losses,
            pentanomial: couple.pairs.clone(),
            score: couple.pairs.score(),
            score_95,
            elo: elo::of_score(couple.pairs.score()),
            elo_95: (elo::of_score(score_95.0), elo::of_score(score_95.1)),
            sprt: sprt.map(|sprt| SprtReport {
                sprt: sprt.elos(),
                llr: sprt.llr(&couple.pairs),
                llr_bounds: Sprt::bounds(),
                accepted: couple.accepted,
            }),
            // Where the first bot sat second, the other sat first.
            wins_first: [first.wins, second.losses],
            wins_second: [second.wins, first.losses],
            decisions_per_game: couple.decisions as f64 / games,
            ms_per_move: couple
                .thought
                .map(|thought| milliseconds(thought.total) / thought.moves.max(1) as f64),
            worst_ms: couple.thought.map(|thought| milliseconds(thought.worst)),
            endings: couple.endings.clone(),
        }
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let [one, other] = &self.bots;
        let count = |count: u64| HumanCount(count).to_string();
        writeln!(out, "{one} against {other}")?;
        writeln!(
            out,
            "  games      {}: {} won, {} drawn, {} lost",
            count(self.games),
            count(self.wins),
            count(self.draws),
            count(self.losses)
        )?;
        let (low, high) = self.score_95;
        writeln!(
            out,
            "  score      {:.1} %, 95 % interval {:.1} to {:.1} %",
            100.0 * self.score,
            100.0 * low,
            100.0 * high
        )?;
        writeln!(out, "  Elo        {}", self.elo_in_words())?;
        let counts: Vec<String> =
            self.pentanomial.shares().map(|(_, pairs)| count(pairs)).collect();
        // With more than two seats there are too many steps for a line.
        if counts.len() == 5 {
            writeln!(out, "  pairs      {} from both lost to both won", counts.join(" "))?;
        }
        if let Some(sprt) = &self.sprt {
            writeln!(out, "  SPRT       {}", sprt.in_words())?;
        }
        writeln!(
            out,
            "  sat first  {one} won {}, {other} won {}",
            count(self.wins_first[0]),
            count(self.wins_first[1])
        )?;
        writeln!(
            out,
            "  sat second {one} won {}, {other} won {}",
            count(self.wins_second[0]),
            count(self.wins_second[1])
        )?;
        writeln!(out, "  decisions  {:.1} a game", self.decisions_per_game)?;
        let times = self.bots.iter().zip(self.ms_per_move.iter().zip(&self.worst_ms));
        let times = times.map(|(bot, (mean, worst))| {
            format!("{bot} {} ms a move, at worst {}", short(*mean), short(*worst))
        });
        writeln!(out, "  time       {}", times.collect::<Vec<_>>().join("; "))?;
        let endings = self.endings.iter().map(|(ending, &games)| {
            format!("{ending} {:.1} %", 100.0 * games as f64 / self.games.max(1) as f64)
        });
        writeln!(out, "  endings    {}", endings.collect::<Vec<_>>().join(", "))
    }

    fn elo_in_words(&self) -> String {
        match (self.elo, self.elo_95) {
            (Some(elo), (Some(low), Some(high))) => {
                format!("{elo:+.0}, 95 % interval {low:+.0} to {high:+.0}")
            }
            (_, (Some(low), _)) => format!("above {low:+.0}, with 95 % confidence"),
            (_, (_, Some(high))) => format!("below {high:+.0}, with 95 % confidence"),
            _ => "unknown".to_owned(),
        }
    }
}

impl SprtReport {
    fn in_words(&self) -> String {
        let (elo0, elo1) = self.sprt;
        let found = match self.accepted {
            Some(Accepted::H1) => format!("H1 accepted, {elo1:+} Elo"),
            Some(Accepted::H0) => format!("H0 accepted, {elo0:+} Elo"),
            None => format!("undecided between {elo0:+} and {elo1:+} Elo"),
        };
        let (low, high) = self.llr_bounds;
        format!("{found}; LLR {:.2}, bounds {low:.2} and {high:.2}", self.llr)
    }
}

/// A number with three figures that count.
fn short(number: f64) -> String {
    let places = match number {
        _ if number < 0.1 => 4,
        _ if number < 1.0 => 3,
        _ if number < 10.0 => 2,
        _ if number < 100.0 => 1,
        _ => 0,
    };
    format!("{number:.places$}")
}

impl RatingReport {
    /// All bots, the strongest first.
    pub(super) fn ranked(bots: &[Entrant], ratings: &[Rating]) -> Vec<Self> {
        let rated = bots.iter().zip(ratings).enumerate();
        let mut ranked: Vec<Self> = rated
            .map(|(number, (bot, &Rating { elo, error_95 }))| RatingReport {
                number,
                bot: bot.name.clone(),
                elo,
                elo_95: (elo - error_95, elo + error_95),
            })
            .collect();
        ranked.sort_by(|a, b| b.elo.total_cmp(&a.elo));
        ranked
    }
}

impl Report {
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(
            out,
            "{}: {} pairs for each couple, {} seats, seed {}",
            self.game,
            HumanCount(self.pairs),
            self.seats,
            self.seed
        )?;
        for bot in self.bots.iter().filter(|bot| bot.name != bot.plan) {
            writeln!(out, "{} plays as {}", bot.name, bot.plan)?;
        }
        for couple in &self.couples {
            writeln!(out)?;
            couple.print(out)?;
        }
        if self.bots.len() > 2 {
            writeln!(out)?;
            self.print_ratings(out)?;
        }
        Ok(())
    }

    /// The bots by strength, and the score in per cent of each against each other.
    fn print_ratings(&self, out: &mut impl Write) -> io::Result<()> {
        let width = self.bots.iter().map(|bot| bot.name.len()).max().unwrap_or(0).max(3);
        write!(out, "   {:width$} {:>6} {:>6}", "bot", "Elo", "± 95 %")?;
        for column in 1..=self.ratings.len() {
            write!(out, " {column:>6}")?;
        }
        writeln!(out)?;
        for (row, rating) in (1..).zip(&self.ratings) {
            let error = rating.elo_95.1 - rating.elo;
            write!(out, "{row:>2} {:width$} {:>+6.0} {error:>6.0}", rating.bot, rating.elo)?;
            for other in &self.ratings {
                match self.score(rating.number, other.number) {
                    Some(score) => write!(out, " {:>6.1}", 100.0 * score)?,
                    None => write!(out, " {:>6}", "")?,
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }

    /// What one bot scored against another.
    fn score(&self, bot: usize, other: usize) -> Option<f64> {
        let at = |first, second| {
            super::couples(self.bots.len()).position(|couple| couple == (first, second))
        };
        match at(bot, other) {
            Some(couple) => Some(self.couples.get(couple)?.score),
            None => Some(1.0 - self.couples.get(at(other, bot)?)?.score),
        }
    }
}
