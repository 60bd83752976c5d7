//! Twelve things that are always true, with the base set, with heroes, and with modules that nobody would write.

#![allow(clippy::unwrap_used)]

use crate::common::{Dice, generate};
use bombcat::event::Event;
use bombcat::lang::words::Class;
use bombcat::lang::{check, decode, encode};
use bombcat::options::Heroes;
use bombcat::pattern::{Part, Pool, Query, Shape, Truth};
use bombcat::state::{Frame, State, TokenKind};
use bombcat::{BombCat, Options};
use engine::stack::{Level, Resolution};
use engine::{
    Chance, Ctx, Digest, Entry, FastChance, Files, Match, NoLog, Recorder, Rules, Seat, Seed,
    Setup, Status, Viewer, testkit,
};
use std::sync::{Arc, LazyLock};

static DATA: LazyLock<Arc<bombcat::data::Data>> =
    LazyLock::new(|| BombCat::load(&Files::built_in(BombCat::FILES)).unwrap());

fn games(full: u32) -> u64 {
    testkit::size(full).into()
}

/// A hostile table for a seed.
fn hostile(seed: u64) -> (Options, u8) {
    let (mut options, seats) = generate::table(seed);
    if engine::rules::open::<BombCat>(&DATA, &options, seats).is_err() {
        options.seated.clear();
    }
    (options, seats)
}

/// The base set, with or without heroes.
fn base(seed: u64) -> (Options, u8) {
    let heroes = if seed.is_multiple_of(2) { Heroes::None } else { Heroes::Base };
    (Options { heroes, ..Options::default() }, 2 + (seed % 5) as u8)
}

/// Plays at random and shows each state with what led to it.
fn walk(
    (options, seats): (Options, u8),
    seed: u64,
    mut each: impl FnMut(&BombCat, &State, &[Entry<BombCat>]),
) {
    let setup = Setup { options, seats, seed: Seed::from_number(seed), random: Vec::new() };
    let game = Match::<BombCat>::new(&DATA, &setup).unwrap();
    let rules = game.rules().clone();
    let mut state = game.state().clone();
    let mut host = Recorder { chance: FastChance::new(seed), record: Vec::new() };
    let (mut dice, mut actions) = (Dice::new(seed), Vec::new());
    each(&rules, &state, game.record());
    while let Some(seat) = rules.awaiting(&state).first() {
        rules.actions(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len())];
        host.record.clear();
        rules.play(&mut Ctx::new(&*rules, &mut state, &mut host), seat, &action);
        each(&rules, &state, &host.record);
    }
}

/// Whether nothing but a turn is under way.
fn is_quiet(state: &State) -> bool {
    let below = |level: &Level<Frame>| {
        matches!(level, Level::Window(_) | Level::Frame(Frame::Game { .. } | Frame::Turn { .. }))
    };
    state.stack.levels().iter().all(below)
}

#[test]
fn property_1_any_bytes_are_a_module_and_a_game_with_it_ends() {
    let names = bombcat::data::base().names();
    let files = BombCat::FILES;
    for seed in 0..games(600) {
        let mut dice = Dice::new(seed);
        let mut bytes = files[dice.below(files.len())].1.as_bytes().to_vec();
        for _ in 0..dice.below(6) {
            let at = dice.below(bytes.len());
            bytes[at] = dice.next() as u8;
        }
        let (module, _) = decode(&bytes, &names);
        check(&module);
        let modules = vec![encode(&module)];
        let options = Options { modules, turn_limit: 12, ..Options::default() };
        walk((options, 2 + dice.below(3) as u8), seed, |_, _, _| {});
    }
}

#[test]
fn property_2_cards_are_neither_lost_nor_doubled() {
    for seed in 0..games(600) {
        let mut expected = None;
        walk(hostile(seed), seed, |rules, state, record| {
            rules.census(state).unwrap();
            let made =
                record.iter().filter(|entry| matches!(entry, Entry::Event(Event::Created { .. })));
            let before = *expected.get_or_insert(state.cards.len() - made.clone().count());
            assert_eq!(state.cards.len(), before + made.count());
            expected = Some(state.cards.len());
        });
    }
}

#[test]
fn property_3_nothing_is_on_its_way_when_nothing_is_under_way() {
    for seed in 0..games(600) {
        walk(hostile(seed), seed, |rules, state, _| {
            if is_quiet(state) {
                assert!(state.region(rules.table()).is_empty(), "seed {seed}");
                assert!(
                    state.acts.is_empty() && state.polls.is_empty() && state.carries.is_empty()
                );
            }
        });
    }
}

#[test]
fn property_4_there_is_a_bomb_for_all_but_one_of_the_living() {
    for seed in 0..games(600) {
        walk(base(seed), seed, |rules, state, _| {
            let bomb = |card: &&bombcat::state::CardState| {
                rules.class_of(card.def) == Class::Bomb && card.at != rules.gone()
            };
            let bombs = state.cards.iter().filter(bomb).count();
            if is_quiet(state) && state.over.is_none() {
                assert_eq!(bombs, usize::from(state.alive.len()) - 1);
            }
        });
    }
}

#[test]
fn property_5_the_same_seed_and_inputs_make_the_same_game() {
    for seed in 0..games(400) {
        let play = || {
            let mut digests = Vec::new();
            walk(hostile(seed), seed, |_, state, _| digests.push(Digest::of(state)));
            digests
        };
        assert!(play() == play());
    }
}

#[test]
fn property_6_what_a_viewer_gets_follows_from_what_it_knows() {
    for seed in 0..games(400) {
        let mut luck = FastChance::new(seed);
        let mut count = 0;
        walk(hostile(seed), seed, |rules, state, _| {
            count += 1;
            if count % 16 != 0 || !rules.settled(state) {
                return;
            }
            let viewers: Vec<Viewer> = Viewer::all(rules.seats).collect();
            let viewer = viewers[luck.index("viewer", viewers.len())];
            let mut other = state.clone();
            rules.resample(&mut other, viewer, &mut luck);
            assert_eq!(rules.view(state, viewer), rules.view(&other, viewer), "seed {seed}");
            let Viewer::Seat(seat) = viewer else { return };
            let [here, there] = [state, &other].map(|state| {
                let mut actions = Vec::new();
                rules.actions(state, seat, &mut actions);
                (rules.question(state, seat), actions)
            });
            assert_eq!(here, there, "seed {seed}");
        });
    }
}

#[test]
fn property_7_every_question_has_an_outcome_without_an_answer() {
    for seed in 0..games(600) {
        let (options, seats) = hostile(seed);
        let limit = options.turn_limit;
        let setup = Setup { options, seats, seed: Seed::from_number(seed), random: Vec::new() };
        let game = Match::<BombCat>::new(&DATA, &setup).unwrap();
        let rules = game.rules().clone();
        let mut state = game.state().clone();
        let mut host = NoLog(FastChance::new(seed));
        while let Status::Awaiting(awaiting) = rules.status(&state) {
            let seat = awaiting.first().unwrap();
            let action = rules.fallback(&state, seat, &mut host.0);
            rules.play(&mut Ctx::new(&*rules, &mut state, &mut host), seat, &action);
        }
        assert!(state.turn <= limit);
    }
}

#[test]
fn property_8_nothing_spends_more_than_it_may() {
    for seed in 0..games(600) {
        walk(hostile(seed), seed, |rules, state, _| {
            assert!(state.spent.events <= 600 && state.spent.statements <= 10_000);
            assert!(state.made.0 <= 40 && state.asked <= 600 && state.acted <= 60);
            let tokens = |seat: Seat| state.bucket.iter().filter(|it| it.seat == seat).count();
            assert!(Seat::all(rules.seats).all(|seat| tokens(seat) <= 12));
        });
    }
}

#[test]
fn property_9_the_living_have_one_turn_each_that_comes_again() {
    for seed in 0..games(600) {
        walk(hostile(seed), seed, |rules, state, _| {
            for seat in Seat::all(rules.seats) {
                let mine = state.bucket.iter().filter(|token| token.seat == seat);
                let again = mine.clone().filter(|token| token.kind == TokenKind::Turn).count();
                assert_eq!(again, usize::from(state.is_alive(seat)));
                assert!(state.is_alive(seat) || mine.count() == 0);
            }
        });
    }
}

#[test]
fn property_10_random_cards_are_equally_likely() {
    let mut shape = Shape::new();
    let any = shape.predicate();
    let one = shape.add(Part::One(any));
    shape.add(Part::Times { min: 2, max: 2, of: one });
    let mut pool = Pool::new();
    for name in 0..6 {
        pool.add(vec![Truth::Yes], Some(name / 2));
    }
    let mut chance = FastChance::new(10);
    let mut counts = [0u32; 36];
    let draws = 30_000;
    for _ in 0..draws {
        let mut draw = |n: usize| chance.index("draw", n);
        let chosen = Query::new(&shape, &pool).choose(&mut draw).unwrap();
        counts[chosen[0] * 6 + chosen[1]] += 1;
    }
    let expected = f64::from(draws) / 15.0;
    let seen: Vec<u32> = counts.into_iter().filter(|&count| count > 0).collect();
    assert_eq!(seen.len(), 15);
    let off = |count: &u32| (f64::from(*count) - expected).powi(2) / expected;
    // One in a thousand fair samples is further off than this.
    assert!(seen.iter().map(off).sum::<f64>() < 36.1);
}

#[test]
fn property_11_as_many_sequences_are_open_as_stand_on_the_stack() {
    for seed in 0..games(600) {
        walk(hostile(seed), seed, |_, state, _| {
            let polls = state
                .stack
                .levels()
                .iter()
                .filter(|level| matches!(level, Level::Frame(Frame::Poll { .. })));
            assert_eq!(polls.count(), state.polls.len());
        });
    }
}

#[test]
fn property_12_who_comes_back_sees_what_those_see_who_stayed() {
    for seed in 0..games(400) {
        let mut kept: Option<State> = None;
        walk(hostile(seed), seed, |rules, state, record| {
            // One state is kept by its events alone, the other is written down and read.
            let mut built = kept.take();
            for entry in record.iter().take(if built.is_some() { usize::MAX } else { 0 }) {
                let Some(built) = &mut built else { continue };
                match entry {
                    Entry::Event(event) => rules.reduce(built, event),
                    Entry::Step(step) => BombCat::stack_mut(built).apply(step),
                    Entry::Undone { .. } => {}
                }
            }
            let built = built.unwrap_or_else(|| state.clone());
            if state.asked % 8 == 0 {
                let text = serde_json::to_string(state).unwrap();
                let mut back: State = serde_json::from_str(&text).unwrap();
                rules.restore(&mut back);
                for viewer in Viewer::all(rules.seats) {
                    assert_eq!(rules.view(&back, viewer), rules.view(&built, viewer));
                }
            }
            kept = Some(built);
        });
    }
}
