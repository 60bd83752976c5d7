//! Whole games in a loop, without a record: what `sim` and `bench` run on each thread.

use crate::bot_game::{self, Player};
use crate::thought::needs_clock;
use bots::{BotName, Spend};
use engine::{
    Chance, Clock, Ctx, FastChance, NoLog, Note, Observation, OptionsError, Recorder, Refusal,
    Rules, Seat, Seed, Setup, replay,
};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Makes a clock that runs for so many milliseconds from now.
pub type Clocks = dyn Fn(u32) -> Box<dyn Clock> + Send + Sync;

/// What to play. Games have numbers: number n is the same game whoever plays it and whenever.
#[derive(Clone)]
pub struct Playouts<'a> {
    pub options: Value,
    pub seats: u8,
    /// One bot for each seat; none for raw random playouts, which draw every decision from the whole list.
    pub bots: Vec<BotName>,
    pub seed: u64,
    /// For bots that think by the clock; games with them are other games each time.
    pub clocks: Option<&'a Clocks>,
    /// Called after every game.
    pub each: &'a (dyn Fn() + Sync),
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    /// Games won alone, by seat.
    pub wins: Vec<u64>,
    /// Games won alone by the seat that was asked first.
    pub first_wins: u64,
    /// Games with more than one winner.
    pub draws: u64,
    /// How games ended.
    pub endings: BTreeMap<String, u64>,
    /// The sum of scores, by seat.
    pub score_sums: Vec<i64>,
    /// What each seat won of the games, where those who win together divide the game among them: so many parts of
    /// [`Tally::PARTS`] a game.
    pub shares: Vec<u64>,
}

impl Tally {
    /// A game can be divided among any number of winners up to twelve.
    pub const PARTS: u64 = 27_720;

    fn new(seats: u8) -> Self {
        let seats = usize::from(seats);
        Tally {
            wins: vec![0; seats],
            score_sums: vec![0; seats],
            shares: vec![0; seats],
            ..Tally::default()
        }
    }

    /// Adds what another loop counted.
    pub fn add(&mut self, other: &Tally) {
        if self.wins.is_empty() {
            *self = Tally::new(other.wins.len() as u8);
        }
        self.games += other.games;
        self.decisions += other.decisions;
        self.first_wins += other.first_wins;
        self.draws += other.draws;
        self.wins.iter_mut().zip(&other.wins).for_each(|(sum, wins)| *sum += wins);
        self.score_sums.iter_mut().zip(&other.score_sums).for_each(|(sum, score)| *sum += score);
        self.shares.iter_mut().zip(&other.shares).for_each(|(sum, share)| *sum += share);
        for (ending, count) in &other.endings {
            *self.endings.entry(ending.clone()).or_default() += count;
        }
    }

    fn count(&mut self, outcome: &engine::Outcome, first: Option<Seat>) {
        self.games += 1;
        match (outcome.winners().len(), outcome.winners().first()) {
            (1, Some(winner)) => {
                self.wins[winner.index()] += 1;
                self.first_wins += u64::from(first == Some(winner));
            }
            _ => self.draws += 1,
        }
        for winner in outcome.winners().iter() {
            self.shares[winner.index()] += Tally::PARTS / u64::from(outcome.winners().len());
        }
        for (sum, standing) in self.score_sums.iter_mut().zip(&outcome.standings) {
            *sum += i64::from(standing.score);
        }
        match self.endings.get_mut(&*outcome.reason) {
            Some(count) => *count += 1,
            None => _ = self.endings.insert(outcome.reason.to_string(), 1),
        }
    }
}

/// The rules of the table that is played at.
fn open<R: Rules>(data: &R::Data, playouts: &Playouts<'_>) -> Result<R, Refusal> {
    let refused = |error: OptionsError| Refusal::of(&error);
    let setup = Setup {
        options: playouts.options.clone(),
        seats: playouts.seats,
        seed: Seed::from_number(playouts.seed),
        random: Vec::new(),
    };
    let setup = replay::typed_setup::<R>(&setup).map_err(refused)?;
    engine::rules::open::<R>(data, &setup.options, playouts.seats).map_err(refused)
}

pub(crate) fn run<R: Rules>(
    data: &R::Data,
    playouts: &Playouts<'_>,
    games: &mut dyn Iterator<Item = u64>,
) -> Result<Tally, Refusal> {
    let rules = open::<R>(data, playouts)?;
    if !playouts.bots.is_empty() && playouts.bots.len() != usize::from(playouts.seats) {
        let figures = [("seats", playouts.seats.into()), ("bots", playouts.bots.len().into())];
        return Err(Refusal(Note::with("bot_count", figures)));
    }
    let timed = |bot: &&BotName| matches!(bot.plan::<R>().spend, Spend::Milliseconds(_));
    if let (None, Some(bot)) = (playouts.clocks, playouts.bots.iter().find(timed)) {
        return Err(needs_clock(bot));
    }
    let mut tally = Tally::new(playouts.seats);
    let mut actions = Vec::new();
    for number in games {
        let seed = mix(playouts.seed, number);
        if playouts.bots.is_empty() {
            raw_game(&rules, seed, &mut actions, &mut tally);
        } else {
            bot_game(&rules, seed, playouts, &mut tally);
        }
        (playouts.each)();
    }
    Ok(tally)
}

/// What games have shown of the cards: each sight as a card and a few words, with how often it was seen.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Coverage {
    pub games: u64,
    pub sights: Vec<(String, String)>,
    pub seen: Vec<u64>,
}

impl Coverage {
    /// Adds what another loop has seen.
    pub fn add(&mut self, other: &Coverage) {
        self.games += other.games;
        if self.sights.is_empty() {
            (self.sights, self.seen) = (other.sights.clone(), other.seen.clone());
        } else {
            self.seen.iter_mut().zip(&other.seen).for_each(|(sum, seen)| *sum += seen);
        }
    }
}

/// Plays games, random ones if no bots are named, and looks at every step of them.
pub(crate) fn cover<R: Rules>(
    data: &R::Data,
    playouts: &Playouts<'_>,
    games: &mut dyn Iterator<Item = u64>,
) -> Result<Coverage, Refusal> {
    let rules = open::<R>(data, playouts)?;
    let sights = rules.sights();
    let (mut seen, mut played) = (vec![0; sights.len()], 0);
    let mut actions = Vec::new();
    for number in games {
        let seed = mix(playouts.seed, number);
        let mut host = Recorder::<R, _> { chance: FastChance::new(seed), record: Vec::new() };
        let mut dice = FastChance::new(!seed);
        let mut players = players::<R>(playouts, seed);
        let mut state = rules.deal(&mut host.chance);
        rules.begin(&mut Ctx::new(&rules, &mut state, &mut host));
        while let Some(seat) = rules.awaiting(&state).first() {
            let action = match players.get_mut(seat.index()) {
                Some(player) => {
                    player.choose(&Observation::new(&rules, &state, seat), playouts.clocks)
                }
                None => {
                    actions.clear();
                    rules.actions(&state, seat, &mut actions);
                    match actions.get(dice.index("choice", actions.len())) {
                        Some(action) => action.clone(),
                        None => break,
                    }
                }
            };
            let before = state.clone();
            rules.play(&mut Ctx::new(&rules, &mut state, &mut host), seat, &action);
            rules.see(&before, seat, &action, &host.record, &mut seen);
            host.record.clear();
        }
        played += 1;
        (playouts.each)();
    }
    Ok(Coverage { games: played, sights, seen })
}

/// A seed of its own for each game.
pub(crate) fn mix(seed: u64, number: u64) -> u64 {
    // The finaliser of SplitMix64: neighbouring numbers give unrelated seeds.
    let mut z = seed
        .wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
        .wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Uniform over the full list at every decision, forced ones too. Nobody asks how these games end, so nobody is told.
fn raw_game<R: Rules>(rules: &R, seed: u64, actions: &mut Vec<R::Action>, tally: &mut Tally) {
    let mut host = NoLog(FastChance::new(seed));
    let mut dice = FastChance::new(!seed);
    let mut state = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    while let Some(seat) = rules.awaiting(&state).first() {
        actions.clear();
        rules.actions(&state, seat, actions);
        let Some(action) = actions.get(dice.index("choice", actions.len())) else {
            break;
        };
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, action);
        tally.decisions += 1;
    }
    tally.games += 1;
}

/// The bots of one game, by seat.
fn players<R: Rules>(playouts: &Playouts<'_>, seed: u64) -> Vec<Player<R>> {
    let player = |(at, name): (u64, &BotName)| Player::new(name, mix(seed, at));
    (1..).zip(&playouts.bots).map(player).collect()
}

fn bot_game<R: Rules>(rules: &R, seed: u64, playouts: &Playouts<'_>, tally: &mut Tally) {
    let mut players = players::<R>(playouts, seed);
    let mut first = None;
    let outcome = bot_game::play(rules, Seed::from_number(seed), |seen| {
        first.get_or_insert(seen.seat());
        tally.decisions += 1;
        players[seen.seat().index()].choose(seen, playouts.clocks)
    });
    tally.count(&outcome, first);
}
