//! The bot that looks at everything, the exact end of games, and the ways luck can go.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

#[path = "expectimax/pebbles.rs"]
mod pebbles;
#[path = "expectimax/plain.rs"]
mod plain;
#[path = "expectimax/table.rs"]
mod table;

use bots::outcomes::{Branches, Outcome, Outcomes};
use bots::{Expectimax, Greedy, Limit, Random, solve};
use duel::Duel;
use engine::{Bot, Budget, Chance, FastChance, Files, Observation, Rules, Seat, testkit};
use jade::{Jade, Options};
use pebbles::{Action, Pebbles, Shaking};
use plain::Plain;
use std::collections::BTreeMap;

fn jade(seats: u8) -> Jade {
    let data = Jade::load(&Files::built_in(Jade::FILES)).unwrap();
    Jade::open(&data, &Options::default(), seats).unwrap()
}

fn duel() -> Duel {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    Duel::open(&data, &duel::Options::default(), 2).unwrap()
}

/// Everything that a function of luck can give, with how likely it is.
fn all_of<T: Ord>(run: impl Fn(&mut Branches) -> T) -> BTreeMap<T, f64> {
    let mut seen = BTreeMap::new();
    let mut luck = Branches::new(0);
    loop {
        let given = run(&mut luck);
        *seen.entry(given).or_default() += luck.probability();
        if !luck.advance() {
            assert!(luck.is_exact());
            return seen;
        }
    }
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-6
}

#[test]
fn every_order_of_a_shuffle_is_met_with_its_probability() {
    for (len, orders) in [(0usize, 1usize), (1, 1), (3, 6), (4, 24)] {
        let seen = all_of(|luck| {
            let mut items: Vec<usize> = (0..len).collect();
            luck.shuffle("items", &mut items);
            items
        });
        assert_eq!(seen.len(), orders);
        assert!(seen.values().all(|&p| close(p, 1.0 / orders as f64)), "{seen:?}");
    }
}

#[test]
fn every_fall_of_dice_is_met_with_its_probability() {
    let sums = all_of(|luck| luck.roll("dice", 6) + luck.roll("dice", 6));
    assert_eq!(sums.len(), 11);
    for (&sum, &p) in &sums {
        assert!(close(p, f64::from(6 - sum.abs_diff(7)) / 36.0), "{sum}: {p}");
    }
}

#[test]
fn how_much_is_drawn_may_depend_on_earlier_draws() {
    // A three is rolled again, twice at most.
    let seen = all_of(|luck| {
        let mut rolls = vec![];
        while rolls.len() < 3 && rolls.last().is_none_or(|&last| last == 3) {
            rolls.push(luck.roll("die", 3));
        }
        rolls
    });
    assert_eq!(seen.len(), 7);
    for (rolls, &p) in &seen {
        assert!(close(p, 3f64.powi(-(rolls.len() as i32))), "{rolls:?}: {p}");
    }
}

#[test]
fn bits_are_drawn_and_said_to_be() {
    let mut luck = Branches::new(5);
    luck.bits("bits");
    assert!(!luck.is_exact() && !luck.advance());
}

#[test]
fn equal_ways_are_one_and_too_many_are_drawn() {
    let mut outcomes = Outcomes::new();
    let mut of = |shaking, state: &pebbles::State, action| {
        let mut out = vec![];
        let all = outcomes.of(&Pebbles(shaking), state, Seat::new(0), &action, 7, &mut out);
        assert!(close(out.iter().map(|way| way.probability).sum(), 1.0));
        (all, out)
    };
    let (all, out) = of(Shaking::Open, &Pebbles::start([1, 1, 2]), Action::Shake);
    assert!(all && out.len() == 3 && out.iter().all(|way| close(way.probability, 1.0 / 3.0)));
    let (all, out) = of(Shaking::Open, &Pebbles::start([2, 2, 2]), Action::Shake);
    assert!(all && out.len() == 1);
    let (all, out) = of(Shaking::Open, &Pebbles::start([4, 4, 4]), Action::Gamble { heap: 0 });
    assert!(all && out.len() == 5); // 0 to 4 pebbles
    let take = Action::Take { heap: 0, count: 1 };
    let (all, out) = of(Shaking::Wild, &Pebbles::start([4, 1, 1]), take);
    assert!(all && out.len() == 1);

    let mut wild = || of(Shaking::Wild, &Pebbles::start([4, 1, 1]), Action::Shake);
    let (all, out) = wild();
    assert!(!all && out.len() > 1);
    let states = |out: Vec<Outcome<_>>| out.into_iter().map(|way| way.state).collect::<Vec<_>>();
    assert_eq!(states(out), states(wild().1), "the same seed draws the same");
}

/// Positions of random play, with the seat whose turn it is.
fn pebble_positions(shaking: Shaking, games: u32) -> Vec<pebbles::State> {
    let rules = Pebbles(shaking);
    let mut found = vec![];
    for seed in 0..u64::from(games) {
        table::random_game(&rules, seed, |state| found.push(*state));
    }
    found
}

#[test]
fn the_exact_end_is_what_plain_search_finds() {
    let rules = Pebbles(Shaking::Open);
    let mut plain = Plain::new(&rules, usize::MAX);
    let mut chance = FastChance::new(1);
    let mut values = std::collections::BTreeSet::new();
    for state in pebble_positions(Shaking::Open, testkit::size(4_000)) {
        let seen = Observation::new(&rules, &state, state.turn);
        let (action, value) = solve(&seen, &mut chance, Limit::Positions(1_000_000)).unwrap();
        plain.agrees(&state, state.turn, &action, value);
        values.insert((value * 1e6) as i32);
    }
    assert!(values.len() > 20, "too few kinds of position: {values:?}");
}

/// What is found before the limit may be good, but only a finished search is exact.
#[test]
fn no_limit_makes_a_wrong_end_exact() {
    let rules = Pebbles(Shaking::Open);
    let mut plain = Plain::new(&rules, usize::MAX);
    let mut chance = FastChance::new(1);
    let (mut solved, mut given_up) = (0, 0);
    for state in pebble_positions(Shaking::Open, testkit::size(600)) {
        for nodes in (0..40).map(|power| 1.25f64.powi(power) as u64) {
            let seen = Observation::new(&rules, &state, state.turn);
            match solve(&seen, &mut chance, Limit::Positions(nodes)) {
                Some((action, value)) => {
                    plain.agrees(&state, state.turn, &action, value);
                    solved += 1;
                }
                None => given_up += 1,
            }
        }
    }
    assert!(solved > 100 && given_up > 100, "{solved} solved, {given_up} given up");
}

#[test]
fn with_time_enough_the_bot_plays_as_plain_search() {
    let rules = Pebbles(Shaking::Open);
    let mut plain = Plain::new(&rules, usize::MAX);
    let mut bot = Expectimax::new(3);
    for state in pebble_positions(Shaking::Open, testkit::size(600)) {
        let seen = Observation::new(&rules, &state, state.turn);
        let action = bot.choose(&seen, Budget::Playouts(50_000));
        plain.is_best(&state, state.turn, &action);
    }
}

#[test]
fn nothing_is_called_exact_that_is_not() {
    let mut chance = FastChance::new(1);
    let start = Pebbles::start([3, 2, 4]);
    let solved = |rules: &Pebbles, state: &pebbles::State, nodes, chance: &mut FastChance| {
        solve(&Observation::new(rules, state, state.turn), chance, Limit::Positions(nodes))
            .is_some()
    };
    assert!(solved(&Pebbles(Shaking::Open), &start, 1_000_000, &mut chance));
    assert!(!solved(&Pebbles(Shaking::Open), &start, 100, &mut chance), "too few positions");
    for shaking in [Shaking::Covered, Shaking::Wild] {
        assert!(!solved(&Pebbles(shaking), &start, 1_000_000, &mut chance), "{shaking:?}");
        let settled = pebbles::State { shaken: [true; 2], ..start };
        assert!(solved(&Pebbles(shaking), &settled, 1_000_000, &mut chance), "{shaking:?}");
    }
    let covered = pebbles::State { shaken: [true; 2], covered: true, ..start };
    assert!(!solved(&Pebbles(Shaking::Covered), &covered, 1_000_000, &mut chance));

    let three = jade(3);
    let state = three.deal(&mut chance);
    assert!(
        solve(
            &Observation::new(&three, &state, Seat::new(0)),
            &mut chance,
            Limit::Positions(1_000)
        )
        .is_none()
    );
}

#[test]
fn the_exact_end_of_jade_night_is_what_plain_search_finds() {
    // With decks run out nothing is hidden.
    let run_out = |state: &mut jade::State| {
        state.snacks.truncate(1);
        state.plates.truncate(1);
        state.rewards.truncate(1);
    };
    let (agreed, given_up) = plain::ends(&jade(2), testkit::size(400), 4, 2_000, run_out);
    assert!(agreed > testkit::size(400) && given_up == 0, "{agreed} agreed, {given_up} given up");
    let (agreed, given_up) = plain::ends(&jade(2), testkit::size(100), 2, 2_000, |_| {});
    assert!(agreed == 0 && given_up > 0, "{agreed} agreed, {given_up} given up");
}

/// The last age with every card turned up, as it is once nothing lies face down any more.
fn turned_up(state: &mut duel::State) {
    if state.age == 3 {
        (0..20).for_each(|place| state.shown.insert(place));
    }
}

#[test]
fn the_exact_end_of_duel_is_what_plain_search_finds() {
    // The last few of every game, and of some games so many that up to eight cards are left.
    let (agreed, given_up) = plain::ends(&duel(), testkit::size(2_000), 5, 5_000, turned_up);
    assert!(agreed >= 200 && given_up == 0, "{agreed} agreed, {given_up} given up");
    let (agreed, given_up) = plain::ends(&duel(), testkit::size(100), 10, 200_000, turned_up);
    assert!(agreed > testkit::size(500) && given_up == 0, "{agreed} agreed, {given_up} given up");
}

/// With eight cards left and nothing hidden the level hard plays exactly, and in time.
#[test]
fn eight_cards_are_solved_within_a_second() {
    let rules = duel();
    let (mut solved, mut slowest) = (0, std::time::Duration::ZERO);
    for seed in 0..u64::from(testkit::size(4_000)) {
        let mut end = None;
        table::random_game(&rules, seed, |state| {
            if state.age == 3 && state.left.len() == 8 && state.asks.is_empty() {
                end = Some(*state);
            }
        });
        let Some(mut state) = end else { continue };
        turned_up(&mut state);
        let since = std::time::Instant::now();
        let seen = Observation::new(&rules, &state, state.current);
        let watch = table::Watch { since, time: std::time::Duration::from_secs(1) };
        let found = solve(&seen, &mut FastChance::new(seed), Limit::Time(&watch));
        assert!(found.is_some(), "seed {seed} is not solved within a second");
        slowest = slowest.max(since.elapsed());
        solved += 1;
    }
    println!("{solved} positions, the slowest took {slowest:?}");
    assert!(solved >= testkit::size(3_000), "{solved} positions");
}

#[test]
fn it_plays_whole_games_of_duel() {
    table::whole_games(&duel(), testkit::size(100), 10);
    table::same_choices(&duel(), 40);
    table::paired_worlds(&duel(), 40);
    table::in_time(&duel());
}

#[test]
fn it_plays_whole_games_of_jade_night() {
    for seats in 2..=4 {
        table::whole_games(&jade(seats), testkit::size(60), 20);
    }
}

#[test]
fn the_same_seed_and_playouts_give_the_same_choice() {
    table::same_choices(&jade(2), 30);
    table::same_choices(&jade(3), 30);
}

#[test]
fn a_choice_depends_only_on_what_the_seat_knows() {
    table::paired_worlds(&jade(2), 30);
    table::paired_worlds(&jade(3), 30);
}

#[test]
fn it_answers_in_time() {
    table::in_time(&jade(2));
    table::in_time(&jade(4));
}

#[test]
fn it_beats_random_and_holds_against_greedy() {
    let rules = jade(2);
    let random = table::duel(&rules, 50, 4, |seed| Box::new(Random::new(seed)));
    assert!(random >= 0.9, "{random} against random");
    let greedy = table::duel(&rules, 100, 15, |seed| Box::new(Greedy::new(seed)));
    assert!(greedy >= 0.5, "{greedy} against greedy");
}

#[test]
fn searching_longer_allocates_no_more() {
    let rules = jade(2);
    let mut states = vec![];
    table::random_game(&rules, 4, |state| states.push(*state));
    let state = states[states.len() / 2];
    let mut bot = Expectimax::new(1);
    let mut allocated = |playouts| {
        let seen = Observation::new(&rules, &state, state.current);
        let mut choose = || _ = bot.choose(&seen, Budget::Playouts(playouts));
        allocation_counter::measure(&mut choose).count_total
    };
    allocated(2_000); // its memory grows here
    let (short, long) = (allocated(20), allocated(2_000));
    assert!(long < short + 50, "{short} for 20 playouts, {long} for 2000");
}
