//! Tables at which the bot is tried, of any game.

use bots::Expectimax;
use engine::{
    Bot, Budget, Chance, Clock, Ctx, FastChance, NoLog, Observation, Rules, Seat, Status, Viewer,
};
use std::time::{Duration, Instant};

fn play<R: Rules>(
    rules: &R,
    state: &mut R::State,
    seat: Seat,
    action: &R::Action,
    chance: &mut FastChance,
) {
    assert!(rules.check(state, seat, action).is_ok(), "{action:?} at {state:?}");
    let mut host = NoLog(chance.clone());
    rules.play(&mut Ctx::new(rules, state, &mut host), seat, action);
    *chance = host.0;
}

fn deal<R: Rules>(rules: &R, chance: &mut FastChance) -> R::State {
    let mut host = NoLog(chance.clone());
    let mut state = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    *chance = host.0;
    state
}

/// Shows every position of a game played at random at which somebody is asked.
pub(crate) fn random_game<R: Rules>(rules: &R, seed: u64, mut show: impl FnMut(&R::State)) {
    let mut chance = FastChance::new(seed);
    let mut state = deal(rules, &mut chance);
    let mut actions = vec![];
    while let Some(seat) = rules.awaiting(&state).first() {
        show(&state);
        actions.clear();
        rules.actions(&state, seat, &mut actions);
        let action = actions[chance.index("choice", actions.len())].clone();
        play(rules, &mut state, seat, &action, &mut chance);
    }
}

/// Plays a game with a bot for each seat; says what it brought each.
fn game<R: Rules>(rules: &R, bots: &mut [Box<dyn Bot<R>>], seed: u64, playouts: u32) -> Vec<f32> {
    let mut chance = FastChance::new(seed);
    let mut state = deal(rules, &mut chance);
    loop {
        let seat = match rules.status(&state) {
            Status::Awaiting(seats) => seats.first().unwrap(),
            Status::Over(outcome) => {
                return Seat::all(rules.seats()).map(|seat| outcome.result(seat)).collect();
            }
        };
        let seen = Observation::new(rules, &state, seat);
        let action = bots[seat.index()].choose(&seen, Budget::Playouts(playouts));
        play(rules, &mut state, seat, &action, &mut chance);
    }
}

/// Whole games of it alone: every choice is legal, and games end.
pub(crate) fn whole_games<R: Rules>(rules: &R, games: u32, playouts: u32) {
    for seed in 0..u64::from(games) {
        let mut bots: Vec<Box<dyn Bot<R>>> = Vec::new();
        for seat in 0..u64::from(rules.seats()) {
            bots.push(Box::new(Expectimax::new(seed * 16 + seat)));
        }
        game(rules, &mut bots, seed, playouts);
    }
}

/// Tries it at positions from all over random games.
fn each_position<R: Rules>(rules: &R, most: usize, mut look: impl FnMut(&R::State, Seat)) {
    let mut states = vec![];
    random_game(rules, 11, |state| states.push(state.clone()));
    let step = (states.len() / most).max(1);
    for state in states.iter().step_by(step).take(most) {
        look(state, rules.awaiting(state).first().unwrap());
    }
}

pub(crate) fn same_choices<R: Rules>(rules: &R, positions: usize) {
    each_position(rules, positions, |state, seat| {
        let choose = || {
            let seen = Observation::new(rules, state, seat);
            Expectimax::new(9).choose(&seen, Budget::Playouts(50))
        };
        assert_eq!(choose(), choose());
    });
}

pub(crate) fn paired_worlds<R: Rules>(rules: &R, positions: usize) {
    let mut chance = FastChance::new(2);
    each_position(rules, positions, |state, seat| {
        let mut other = state.clone();
        rules.resample(&mut other, Viewer::Seat(seat), &mut chance);
        let choose = |state: &R::State| {
            let seen = Observation::new(rules, state, seat);
            Expectimax::new(9).choose(&seen, Budget::Playouts(50))
        };
        assert_eq!(choose(state), choose(&other));
    });
}

pub(crate) struct Watch {
    pub(crate) since: Instant,
    pub(crate) time: Duration,
}

impl Clock for Watch {
    fn used(&self) -> f32 {
        self.since.elapsed().as_secs_f32() / self.time.as_secs_f32()
    }
}

/// It may take 20 ms; what it takes is counted in the middle of many, since other programs run too.
pub(crate) fn in_time<R: Rules>(rules: &R) {
    let time = Duration::from_millis(20);
    let mut taken = vec![];
    let mut bot = Expectimax::new(1);
    each_position(rules, 15, |state, seat| {
        let since = Instant::now();
        let seen = Observation::new(rules, state, seat);
        bot.choose(&seen, Budget::Time(&Watch { since, time }));
        taken.push(since.elapsed());
    });
    taken.sort();
    assert!(taken[taken.len() / 2] < 2 * time, "{taken:?}");
}

/// Its share of the points against another at a table of two, seats swapped in each pair of games.
pub(crate) fn duel<R: Rules>(
    rules: &R,
    playouts: u32,
    pairs: u32,
    other: impl Fn(u64) -> Box<dyn Bot<R>>,
) -> f32 {
    let mut sum = 0.0;
    for game_number in 0..u64::from(2 * pairs) {
        let own = game_number as usize % 2;
        let mut bots = vec![other(game_number), other(game_number)];
        bots[own] = Box::new(Expectimax::new(game_number));
        sum += game(rules, &mut bots, game_number / 2, playouts)[own];
    }
    0.5 + sum / (4 * pairs) as f32
}
