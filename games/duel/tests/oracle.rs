//! Uniform random play against the figures of another, independent engine: a rule that is wrong shows in some of them.

use duel::{Action, Duel, Options, Reason, State};
use engine::{Chance, Ctx, FastChance, Files, NoLog, Rules, Seat, testkit};
use std::fmt::Write;

/// How many games the figures below were measured over: every legal action as likely as any other, each pair of a
/// wonder and a card under it being one, and the first player drawn.
const THEIR_GAMES: f64 = 200_000.0;

/// The figures are rounded to so many digits after the point.
const DIGITS: i32 = 4;

/// A figure over games: its sum, the sum of its squares, and how many there were.
#[derive(Default)]
struct Figure {
    sum: f64,
    squares: f64,
    count: f64,
}

impl Figure {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
        self.count += 1.0;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn variance(&self) -> f64 {
        self.squares / self.count - self.mean() * self.mean()
    }
}

/// What one game adds.
struct Game {
    decisions: f64,
    card_turns: f64,
    listed: f64,
    wonders: f64,
    /// How it ended, and whether the first player has won; nobody has in a shared victory.
    reason: Reason,
    first_won: Option<bool>,
    /// The first player's, then the second's.
    scores: [f64; 2],
    coins: [f64; 2],
}

fn play(rules: &Duel, seed: u64, actions: &mut Vec<Action>) -> Game {
    let mut host = NoLog(FastChance::new(seed));
    let mut state: State = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    let (mut decisions, mut card_turns, mut listed) = (0, 0, 0);
    while let Some(seat) = rules.awaiting(&state).first() {
        actions.clear();
        rules.actions(&state, seat, actions);
        let action = actions[host.0.index("choice", actions.len())];
        decisions += 1;
        listed += actions.len();
        let takes_card = matches!(
            action,
            Action::Build { .. } | Action::Discard { .. } | Action::BuildWonder { .. }
        );
        card_turns += usize::from(takes_card);
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
    }
    let end = state.over.expect("the game is over");
    let first = state.first;
    let seats = [first, Seat::new(1 - first.index() as u8)];
    Game {
        decisions: decisions as f64,
        card_turns: card_turns as f64,
        listed: listed as f64,
        wonders: state.wonders_built() as f64,
        reason: end.reason,
        first_won: end.winner.map(|winner| winner == first),
        scores: seats.map(|seat| f64::from(rules.score(&state, seat).total())),
        coins: seats.map(|seat| f64::from(state.cities[seat.index()].coins)),
    }
}

/// Ours and theirs, with how far apart they are in standard errors of the difference.
struct Comparison {
    report: String,
    worst: f64,
}

impl Comparison {
    /// `variance` is that of one game, and `share` the part of the games that the figure is about.
    fn compare(
        &mut self,
        name: &str,
        ours: f64,
        variance: f64,
        games: f64,
        share: f64,
        theirs: f64,
    ) {
        let error = (variance / games + variance / (THEIR_GAMES * share)).sqrt();
        let rounding = 0.5 * 10f64.powi(-DIGITS);
        let apart = ((ours - theirs).abs() - rounding).max(0.0) / error;
        let _ =
            writeln!(self.report, "{name}: {ours:.4}, theirs {theirs:.4}, {apart:.2} errors apart");
        self.worst = self.worst.max(apart);
    }

    fn mean(&mut self, name: &str, ours: &Figure, share: f64, theirs: f64) {
        self.compare(name, ours.mean(), ours.variance(), ours.count, share, theirs);
    }

    /// A share of all games; the variance is that of their figure, which is there even if ours is 0.
    fn rate(&mut self, name: &str, games: &[Game], of: impl Fn(&Game) -> bool, theirs: f64) {
        let ours = games.iter().filter(|game| of(game)).count() as f64 / games.len() as f64;
        self.compare(name, ours, theirs * (1.0 - theirs), games.len() as f64, 1.0, theirs);
    }
}

fn figure<'a>(games: impl Iterator<Item = &'a Game>, of: impl Fn(&Game) -> f64) -> Figure {
    let mut figure = Figure::default();
    games.for_each(|game| figure.add(of(game)));
    figure
}

#[test]
fn random_play_agrees_with_another_engine() {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let rules = Duel::open(&data, &Options::default(), 2).unwrap();
    let count = testkit::size(100_000).max(20_000);
    let mut actions = Vec::with_capacity(256);
    let games: Vec<Game> =
        (0..u64::from(count)).map(|seed| play(&rules, seed, &mut actions)).collect();
    let mut all = Comparison { report: String::new(), worst: 0.0 };

    all.mean("decisions", &figure(games.iter(), |game| game.decisions), 1.0, 71.593);
    all.mean("card turns", &figure(games.iter(), |game| game.card_turns), 1.0, 59.761);
    all.mean("wonders built", &figure(games.iter(), |game| game.wonders), 1.0, 6.866);

    // Actions for each decision: a ratio of two sums, whose error comes from what each game is away from it.
    let decisions = figure(games.iter(), |game| game.decisions);
    let ratio = figure(games.iter(), |game| game.listed).sum / decisions.sum;
    let away =
        figure(games.iter(), |game| (game.listed - ratio * game.decisions) / decisions.mean());
    all.compare("actions for each decision", ratio, away.variance(), away.count, 1.0, 5.559);

    all.rate("won by the first player", &games, |game| game.first_won == Some(true), 0.5341);
    all.rate("drawn", &games, |game| game.first_won.is_none(), 0.0014);
    for (reason, won, lost) in [
        (Reason::Points, 0.5023, 0.4360),
        (Reason::BluePoints, 0.0128, 0.0127),
        (Reason::Military, 0.0184, 0.0153),
        (Reason::Science, 0.0006, 0.0005),
    ] {
        for (first, share) in [(true, won), (false, lost)] {
            let name = format!("{reason:?}, won by the first player: {first}");
            let of = |game: &Game| game.reason == reason && game.first_won == Some(first);
            all.rate(&name, &games, of, share);
        }
    }
    all.rate("Shared", &games, |game| game.reason == Reason::Shared, 0.0014);

    // Scores of games that went to the end of the last age.
    let to_the_end = |game: &&Game| !matches!(game.reason, Reason::Military | Reason::Science);
    let share = 1.0 - 0.0184 - 0.0153 - 0.0006 - 0.0005;
    let late = || games.iter().filter(to_the_end);
    let both = |pair: [f64; 2]| (pair[0] + pair[1]) / 2.0;
    all.mean("score", &figure(late(), |game| both(game.scores)), share, 37.750);
    all.mean("score of the first player", &figure(late(), |game| game.scores[0]), share, 38.352);
    all.mean("score of the second player", &figure(late(), |game| game.scores[1]), share, 37.149);
    all.mean("coins left", &figure(late(), |game| both(game.coins)), share, 16.184);

    println!("{count} games\n{}", all.report);
    assert!(all.worst < 4.0, "\n{}", all.report);
}
