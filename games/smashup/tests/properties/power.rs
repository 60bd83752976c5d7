//! Counters and power, and what goes with a minion that leaves play.

use crate::properties::driver::{Game, Step, many, seats_of};
use crate::properties::model::{Deed, Model};
use engine::Seat;
use smashup::ids::{Def, Id};
use smashup::piles::Pile;
use smashup::program::Op;
use smashup::state::{Slip, State};
use smashup::vocabulary::Group;
use smashup::{Event, SmashUp};
use std::collections::BTreeMap;

/// The power of every minion and the total of every base is what the parts add up to.
fn adds_up(rules: &SmashUp, state: &State) -> u32 {
    let model = Model::new(rules, state);
    let mut cases = 0;
    for thing in state.things.iter().filter(|thing| model.is_minion(thing)) {
        assert_eq!(i32::from(rules.power(state, thing)), model.power(thing), "{thing:?}");
        cases += 1;
    }
    for base in model.slots() {
        for seat in model.seats() {
            let power = rules.power_of(state, seat, base);
            assert_eq!(i32::from(power), model.power_of(seat, base), "seat {seat} at {base}");
        }
        assert_eq!(i32::from(rules.total(state, base)), model.total(base), "base {base}");
        assert_eq!(i32::from(rules.breakpoint(state, base)), model.breakpoint(base));
        cases += 1;
    }
    cases
}

#[derive(Debug, Default)]
struct Counted {
    added: u32,
    removed: u32,
    /// More was to be taken away than there was.
    short: u32,
    /// Protected, or saved by a shield.
    kept: u32,
    left: u32,
    sums: u32,
}

impl Counted {
    fn look(&mut self, step: &Step<'_>) {
        self.exactly(step);
        // Counters change by what events say and by nothing else.
        let mut wanted: BTreeMap<Id, i32> = counters(step.before);
        step.walk(|before, event, after| match *event {
            Event::CounterAdded { id, n, .. } => {
                assert!(n > 0 && before.thing(id).is_some());
                *wanted.entry(id).or_default() += i32::from(n);
                self.added += 1;
            }
            Event::CounterRemoved { id, n, .. } => {
                let there = wanted.entry(id).or_default();
                assert!(n > 0 && i32::from(n) <= *there, "more is taken away than there is");
                *there -= i32::from(n);
                self.removed += 1;
            }
            Event::MinionPlayed { id, .. } | Event::ActionAttached { id, .. } => {
                let thing = after.thing(id).expect("in play");
                assert_eq!((thing.counters, thing.boost), (0, 0), "a new thing has nothing yet");
                wanted.insert(id, 0);
            }
            _ => {}
        });
        for (id, n) in &wanted {
            match step.after.thing(*id) {
                Some(thing) => assert_eq!(i32::from(thing.counters), *n, "{thing:?}"),
                None => self.left += u32::from(*n > 0),
            }
        }
    }

    /// What the cards of the laboratory do with counters is exactly what they say.
    fn exactly(&mut self, step: &Step<'_>) {
        let chosen = step.events().find_map(|event| match event {
            Event::Chosen { card, picks, .. } => Some((Def::new(card.index()), *picks)),
            _ => None,
        });
        let Some((card, picks)) = chosen else { return };
        let Some(n) = counters_of(step.rules, card) else { return };
        let model = Model::new(step.rules, step.before);
        for slip in picks.iter() {
            let Slip::Thing(id) = *slip else { continue };
            let thing = model.in_play(id).expect("it could be picked");
            let was = i32::from(thing.counters);
            let is = i32::from(step.after.thing(id).expect("it stays").counters);
            let saved =
                step.saw(|event| matches!(event, Event::MinionSaved { id: by, .. } if *by == id));
            if saved || model.is_safe(thing, step.seat, card, Deed::Other) {
                assert_eq!(is, was, "it is kept from it");
                self.kept += 1;
            } else {
                assert_eq!(is, (was + i32::from(n)).max(0), "{n} more");
                self.short += u32::from(was + i32::from(n) < 0);
            }
        }
    }
}

fn counters(state: &State) -> BTreeMap<Id, i32> {
    state.things.iter().map(|thing| (thing.id, i32::from(thing.counters))).collect()
}

/// How many counters a card of the laboratory lays on what is picked.
fn counters_of(rules: &SmashUp, card: Def) -> Option<i8> {
    let start = rules.abilities(card).next()?.start;
    match rules.data.program[usize::from(start) + 1] {
        Op::Counters { what: Group::Picked, n } => Some(n),
        _ => None,
    }
}

/// Counters come and go one by one and never below none; power is the sum of its parts, and a base's total of all power.
#[test]
fn property_13_counters_are_exact_and_power_adds_up() {
    let mut seen = Counted::default();
    for seed in many(200) {
        let mut game = Game::in_the_lab(&[], seats_of(seed), seed);
        game.play_on(40, |step| {
            seen.look(step);
            seen.sums += adds_up(step.rules, step.after);
        });
    }
    for seed in many(30) {
        let mut decisions = 0;
        Game::random(seed).play_on(1000, |step| {
            decisions += 1;
            if decisions % 3 == 0 {
                seen.sums += adds_up(step.rules, step.after);
            }
        });
    }
    println!("{seen:?}");
    assert!(seen.added >= 500 && seen.removed >= 250 && seen.sums >= 5_000, "{seen:?}");
    assert!(seen.short >= 20 && seen.kept >= 5 && seen.left >= 50, "{seen:?}");
}

/// What was found about minions that leave.
#[derive(Debug, Default)]
struct Shed {
    cases: u32,
    destroyed: u32,
    returned: u32,
    in_deck: u32,
    cleared: u32,
    /// Of another player than the minion.
    foreign: u32,
}

impl Shed {
    fn look(&mut self, step: &Step<'_>) {
        // For every action on a minion: the minion, the owner and the card, as long as it is there.
        let mut on: BTreeMap<Id, (Id, Seat, Def)> = attached(step.before);
        // Actions that have left, each into a discard pile or by a way of its own.
        let mut discarded: Vec<Id> = Vec::new();
        let mut elsewhere: Vec<Id> = Vec::new();
        let mut hosts: Vec<Id> = Vec::new();
        step.walk(|before, event, after| {
            on.extend(attached(after));
            match *event {
                Event::ActionDetached { id, .. } | Event::ActionDestroyed { id, .. } => {
                    let thing = before.thing(id).expect("it was there");
                    assert_eq!(in_discard(after, thing.owner, thing.card), {
                        in_discard(before, thing.owner, thing.card) + 1
                    });
                    assert!(after.thing(id).is_none());
                    discarded.push(id);
                }
                Event::MinionDestroyed { id, to, .. } => {
                    hosts.push(id);
                    assert!(matches!(to, Pile::Discard | Pile::Bottom));
                    self.destroyed += count_on(&on, id);
                }
                Event::CardReturned { id, .. } => {
                    hosts.push(id);
                    elsewhere.push(id);
                    self.returned += count_on(&on, id);
                }
                Event::CardSunk { id, .. } | Event::CardShuffledIn { id, .. } => {
                    hosts.push(id);
                    elsewhere.push(id);
                    self.in_deck += count_on(&on, id);
                }
                Event::BaseCleared { base, .. } => {
                    for thing in before.things.iter().filter(|thing| thing.base == base) {
                        hosts.push(thing.id);
                        self.cleared += count_on(&on, thing.id);
                        if thing.host != Id::NONE {
                            discarded.push(thing.id);
                            let left = in_discard(after, thing.owner, thing.card);
                            let all = before.things.iter().filter(|t| {
                                t.base == base && (t.owner, t.card) == (thing.owner, thing.card)
                            });
                            let was = in_discard(before, thing.owner, thing.card);
                            assert_eq!(left, was + all.count());
                        }
                    }
                }
                _ => {}
            }
            // Nothing hangs on what is not there any more.
            for &host in &hosts {
                assert!(after.attached(host).next().is_none(), "{event:?} leaves something behind");
            }
        });
        for (id, (host, owner, _)) in &on {
            if hosts.contains(host) {
                self.cases += 1;
                assert!(step.after.thing(*id).is_none());
                assert!(discarded.contains(id) || elsewhere.contains(id), "{id:?} is nowhere");
                let host_owner = step.before.thing(*host).map_or(*owner, |host| host.owner);
                self.foreign += u32::from(host_owner != *owner);
            }
        }
    }
}

fn attached(state: &State) -> BTreeMap<Id, (Id, Seat, Def)> {
    let on = state.things.iter().filter(|thing| thing.host != Id::NONE);
    on.map(|thing| (thing.id, (thing.host, thing.owner, thing.card))).collect()
}

fn count_on(on: &BTreeMap<Id, (Id, Seat, Def)>, id: Id) -> u32 {
    on.values().filter(|(host, ..)| *host == id).count() as u32
}

fn in_discard(state: &State, seat: Seat, card: Def) -> usize {
    state.player(seat).discard.iter().filter(|&&other| other == card).count()
}

/// However a minion leaves play, what was on it goes to the discard piles of its owners.
#[test]
fn property_12_a_minion_that_leaves_sheds_what_is_on_it() {
    let hangers = ["dinosaurs", "elder_things", "ghosts", "killer_plants", "ninjas"];
    let mut seen = Shed::default();
    for seed in many(500) {
        let mut game = Game::in_the_lab(&hangers, seats_of(seed), seed);
        hang_on(&mut game);
        game.play_on(60, |step| seen.look(step));
    }
    println!("{seen:?}");
    assert!(seen.cases >= 500, "{seen:?}");
    let all = [seen.destroyed, seen.returned, seen.in_deck, seen.cleared, seen.foreign];
    assert!(all.iter().all(|&n| n >= 30), "{seen:?}");
}

/// All that can be attached to minions and is still in a deck is attached to some.
fn hang_on(game: &mut Game) {
    for seat in Seat::all(game.rules.seats) {
        (0..6).for_each(|_| game.attach_to_minion(seat));
    }
    game.edit(|_| {});
}
