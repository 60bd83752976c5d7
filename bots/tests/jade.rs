//! The bots at a table of Jade Night.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

use engine::{Budget, Ctx, FastChance, Files, NoLog, Observation, Rules, SeatSet, Status};
use jade::{Jade, Options};

/// Plays one game and says who won.
fn winners(rules: &Jade, names: &[&str], seed: u64) -> SeatSet {
    let mut host = NoLog(FastChance::new(seed));
    let mut state = rules.deal(&mut host.0);
    let build = |(at, name): (u64, &&str)| {
        name.parse::<bots::BotName>().unwrap().build::<Jade>(seed * 31 + at, 1)
    };
    let mut players: Vec<_> = (0..).zip(names).map(build).collect();
    loop {
        let seat = match rules.status(&state) {
            Status::Over(outcome) => return outcome.winners(),
            Status::Awaiting(seats) => seats.first().unwrap(),
        };
        let seen = Observation::new(rules, &state, seat);
        let action = players[seat.index()].choose(&seen, Budget::Playouts(100));
        assert!(rules.check(&state, seat, &action).is_ok(), "{action:?}");
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
    }
}

fn rules(seats: u8) -> Jade {
    let data = Jade::load(&Files::built_in(Jade::FILES)).unwrap();
    Jade::open(&data, &Options::default(), seats).unwrap()
}

#[test]
fn greedy_beats_random_nearly_always() {
    let rules = rules(2);
    let won = |seed: u64| {
        let (names, greedy) = if seed.is_multiple_of(2) {
            (["greedy", "random"], 0)
        } else {
            (["random", "greedy"], 1)
        };
        winners(&rules, &names, seed).contains(engine::Seat::new(greedy))
    };
    let wins = (0..100).filter(|&seed| won(seed)).count();
    assert!(wins >= 95, "greedy won {wins} of 100");
}

#[test]
fn the_same_seed_gives_the_same_choices() {
    let rules = rules(3);
    let names = ["greedy", "random", "greedy"];
    for seed in 0..5 {
        assert_eq!(winners(&rules, &names, seed), winners(&rules, &names, seed));
    }
}

#[test]
fn a_choice_depends_only_on_what_the_seat_knows() {
    let rules = rules(2);
    let mut host = NoLog(FastChance::new(5));
    let mut state = rules.deal(&mut host.0);
    for step in 0..60 {
        let Some(seat) = rules.awaiting(&state).first() else {
            break;
        };
        let mut other = state;
        rules.resample(&mut other, engine::Viewer::Seat(seat), &mut host.0);
        let choose = |state: &jade::State| {
            let mut bot = "greedy".parse::<bots::BotName>().unwrap().build::<Jade>(step, 1);
            bot.choose(&Observation::new(&rules, state, seat), Budget::Playouts(1000))
        };
        let action = choose(&state);
        assert_eq!(action, choose(&other));
        rules.play(&mut Ctx::new(&rules, &mut state, &mut host), seat, &action);
    }
}
