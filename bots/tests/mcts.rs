//! What `mcts` promises at any table: each promise is a function over a game, and each game a line.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

use bots::{BotName, Mcts, Params};
use duel::Duel;
use engine::{
    Bot, Budget, Chance, Clock, Ctx, FastChance, Files, NoLog, Observation, Outcome, Rules, Seat,
    Status, Viewer, testkit,
};
use jade::Jade;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The rules of a table with the built-in data and the usual options.
fn table<R: Rules>(seats: u8) -> R {
    let data = R::load(&Files::built_in(R::FILES)).unwrap();
    engine::rules::open(&data, &R::Options::default(), seats).unwrap()
}

/// Plays a game to its end; `choose` decides for everybody.
fn play<R: Rules>(
    rules: &R,
    seed: u64,
    mut choose: impl FnMut(&Observation<'_, R>, &R::State) -> R::Action,
) -> Outcome {
    let mut host = NoLog(FastChance::new(seed));
    let mut state = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    let mut history = Vec::new();
    loop {
        let seat = match rules.status(&state) {
            Status::Over(outcome) => return outcome,
            Status::Awaiting(seats) => seats.first().unwrap(),
        };
        let seen = Observation::new(rules, &state, seat).with_history(&history);
        let action = choose(&seen, &state);
        let checked = rules.check(&state, seat, &action);
        assert!(checked.is_ok(), "seat {seat}: {action:?} is refused with {checked:?}");
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
        history.push((seat, action));
    }
}

fn bot<R: Rules>(name: &str, seed: u64) -> Box<dyn Bot<R>> {
    name.parse::<BotName>().unwrap().build(seed, 1)
}

/// The share of points that the first bot makes against the second, in pairs of games with seats swapped.
fn score<R: Rules>(first: &str, second: &str, playouts: u32, pairs: u64) -> f32 {
    let rules: R = table(2);
    let mut sum = 0.0;
    for seed in 0..pairs {
        for own in 0..2 {
            let names = if own == 0 { [first, second] } else { [second, first] };
            let mut players = [bot::<R>(names[0], 2 * seed), bot::<R>(names[1], 2 * seed + 1)];
            let outcome = play(&rules, seed, |seen, _| {
                players[seen.seat().index()].choose(seen, Budget::Playouts(playouts))
            });
            sum += (1.0 + outcome.result(Seat::new(own))) / 2.0;
        }
    }
    sum / (2 * pairs) as f32
}

fn never_does_what_it_may_not<R: Rules>(games: u32) {
    for seats in R::SEATS.0..=R::SEATS.1 {
        let rules: R = table(seats);
        for seed in 0..u64::from(games) {
            let mut players: Vec<_> = (0..seats).map(|seat| Mcts::new(seat.into(), 1)).collect();
            play(&rules, seed, |seen, _| {
                players[seen.seat().index()].choose(seen, Budget::Playouts(20))
            });
        }
    }
}

fn a_seed_decides_its_choices<R: Rules>() {
    let rules: R = table(R::SEATS.0);
    let choices = |threads: usize| {
        let mut players: Vec<_> =
            (0..R::SEATS.0).map(|seat| Mcts::new(seat.into(), threads)).collect();
        let mut choices = Vec::new();
        play(&rules, 3, |seen, _| {
            let action = players[seen.seat().index()].choose(seen, Budget::Playouts(60));
            choices.push(action.clone());
            action
        });
        choices
    };
    let once = choices(1);
    assert_eq!(once, choices(1), "the same seed and playouts");
    assert_eq!(once, choices(3), "playouts do not depend on the number of threads");
}

fn its_choice_depends_only_on_what_it_knows<R: Rules>() {
    let rules: R = table(R::SEATS.0);
    let mut dice = FastChance::new(5);
    let mut different = 0;
    for seed in 0..2 {
        play(&rules, seed, |seen, state| {
            let mut other = state.clone();
            rules.resample(&mut other, Viewer::Seat(seen.seat()), &mut dice);
            different += u32::from(other != *state);
            let luck = u64::from(dice.bits("luck"));
            let [here, there] = [state, &other].map(|state| {
                let seen = Observation::new(&rules, state, seen.seat());
                Mcts::new(luck, 1).choose(&seen, Budget::Playouts(40))
            });
            assert_eq!(here, there);
            here
        });
    }
    assert!(different > 0, "nothing was hidden in these games");
}

/// A clock that runs for a while.
struct For(Instant, Duration);

impl Clock for For {
    fn used(&self) -> f32 {
        self.0.elapsed().as_secs_f32() / self.1.as_secs_f32()
    }
}

fn it_keeps_its_time<R: Rules>(threads: usize) {
    const TIME: Duration = Duration::from_millis(20);
    let rules: R = table(R::SEATS.0);
    let mut players: Vec<_> = (0..R::SEATS.0).map(|seat| Mcts::new(seat.into(), threads)).collect();
    let mut took = Vec::new();
    play(&rules, 1, |seen, _| {
        let player = &mut players[seen.seat().index()];
        let clock = For(Instant::now(), TIME);
        let budget = if took.len() < 25 { Budget::Time(&clock) } else { Budget::Playouts(1) };
        let action = player.choose(seen, budget);
        took.push(clock.0.elapsed());
        action
    });
    took.truncate(25);
    // The machine may be busy with something else now and then, but not every time.
    let late = took.iter().filter(|took| **took > 2 * TIME).count();
    assert!(late <= 5, "{late} of {} decisions took more than twice their time", took.len());
    assert!(took.iter().any(|took| *took > TIME / 2), "it does not use its time: {took:?}");
}

/// A clock that counts how often it is looked at.
#[derive(Default)]
struct Counted {
    looks: AtomicU32,
    used: f32,
}

impl Clock for Counted {
    fn used(&self) -> f32 {
        self.looks.fetch_add(1, Ordering::Relaxed);
        self.used
    }
}

fn an_only_action_needs_no_thought_and_no_time_at_all_is_enough<R: Rules>() {
    let rules: R = table(R::SEATS.0);
    let mut players: Vec<_> = (0..R::SEATS.0).map(|seat| Mcts::new(seat.into(), 2)).collect();
    let mut actions = Vec::new();
    play(&rules, 2, |seen, _| {
        seen.actions(&mut actions);
        let clock = Counted { used: 1.0, ..Counted::default() };
        let action = players[seen.seat().index()].choose(seen, Budget::Time(&clock));
        let looks = clock.looks.into_inner();
        assert_eq!(looks == 0, actions.len() == 1, "{looks} looks for {} actions", actions.len());
        action
    });
}

/// What an iteration needs is kept, so that only the tree itself grows.
fn its_iterations_take_no_memory_each<R: Rules>() {
    let rules: R = table(R::SEATS.0);
    let mut bot = Mcts::with(Params { early: false, ..Params::default() }, 1, 1);
    let mut most = 0;
    play(&rules, 4, |seen, _| {
        let mut action = None;
        let counted = allocation_counter::measure(|| {
            action = Some(bot.choose(seen, Budget::Playouts(500)));
        });
        most = most.max(counted.count_total);
        action.unwrap()
    });
    assert!(most < 100, "{most} allocations in 500 iterations");
}

#[test]
fn jade_is_played_by_its_rules() {
    never_does_what_it_may_not::<Jade>(testkit::size(40));
    a_seed_decides_its_choices::<Jade>();
    its_choice_depends_only_on_what_it_knows::<Jade>();
    an_only_action_needs_no_thought_and_no_time_at_all_is_enough::<Jade>();
    its_iterations_take_no_memory_each::<Jade>();
}

#[test]
fn duel_is_played_by_its_rules() {
    never_does_what_it_may_not::<Duel>(testkit::size(100));
    a_seed_decides_its_choices::<Duel>();
    its_choice_depends_only_on_what_it_knows::<Duel>();
    an_only_action_needs_no_thought_and_no_time_at_all_is_enough::<Duel>();
    its_iterations_take_no_memory_each::<Duel>();
}

#[test]
fn duel_is_played_in_time() {
    it_keeps_its_time::<Duel>(1);
    it_keeps_its_time::<Duel>(2);
}

#[test]
fn duel_is_played_well() {
    // It makes more than 80 % of the points; chance alone hardly brings it below 65 in so many pairs.
    let score = score::<Duel>("mcts", "greedy", 300, 30);
    assert!(score > 0.65, "mcts scores {score} against greedy");
}

#[test]
fn what_a_game_can_ask_of_the_search_leaves_it_sensible() {
    // As a game of many seats asks for: the others by their weights alone, gains instead of results, wide attention.
    let params = Params {
        alone: Some(true),
        gain: Some(Some(2.0)),
        trust: Some(0.5),
        turns: Some(4),
        ..Params::default()
    };
    let rules: Jade = table(3);
    let mut won = 0;
    for seed in 0..24 {
        let own = Seat::new((seed % 3) as u8);
        let mut searcher = Mcts::with(params, seed, 1);
        let mut other = bot::<Jade>("random", seed);
        let outcome = play(&rules, seed, |seen, _| {
            let player: &mut dyn Bot<Jade> =
                if seen.seat() == own { &mut searcher } else { &mut *other };
            player.choose(seen, Budget::Playouts(60))
        });
        won += u32::from(outcome.winners().contains(own));
    }
    assert!(won > 16, "it won {won} of 24 games against two at random");
}

#[test]
fn levels_are_further_and_further_apart() {
    // Wide of what they really make, so that only a broken level fails.
    let easy = score::<Duel>("easy", "random", 1, 40);
    assert!(easy > 0.8, "easy scores {easy} against random");
    let normal = score::<Duel>("normal", "easy", 200, 20);
    assert!(normal > 0.8, "normal scores {normal} against easy");
}

#[test]
fn jade_is_played_in_time() {
    it_keeps_its_time::<Jade>(1);
    it_keeps_its_time::<Jade>(2);
}

#[test]
fn jade_is_played_well() {
    // It makes more than 80 % of the points; chance alone hardly brings it below 70 in so many pairs.
    let score = score::<Jade>("mcts", "greedy", 300, 30);
    assert!(score > 0.7, "mcts scores {score} against greedy");
}
