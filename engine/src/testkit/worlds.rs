//! Paired worlds: what a viewer cannot know must not change anything the viewer gets.

use super::{Report, mutate};
use crate::{Chance, Ctx, FastChance, Recorder, Rules, Seat, Viewer, ctx::Entry};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// How many actions are played in both worlds.
const STEPS: u32 = 12;

/// How many other actions are tried in the other world.
const OTHERS: usize = 24;

/// Makes a world that the viewer cannot tell from the true one, and holds both against each other.
pub fn check<R: Rules>(
    rules: &R,
    truth: &R::State,
    viewer: Viewer,
    dice: &mut FastChance,
    report: &mut Report,
) {
    let mut world = truth.clone();
    rules.resample(&mut world, viewer, dice);
    if let Err(error) = rules.census(&world) {
        panic!("resample for {viewer} makes an impossible world: {error}");
    }
    compare(rules, truth, &world, viewer, dice);
    resamples_alike(rules, truth, &world, viewer, dice);
    for seat in rules.awaiting(&world).iter() {
        let mut actions = Vec::new();
        rules.actions(&world, seat, &mut actions);
        assert!(
            rules.question(&world, seat).is_some() && !actions.is_empty(),
            "in the world resampled for {viewer} seat {seat} could not have been asked"
        );
    }
    report.pairs += 1;
    report.different += u64::from(*truth != world);
    let stop = play_on(rules, truth.clone(), world, viewer, dice, report);
    *report.stops.entry(stop).or_default() += 1;
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| panic!("no JSON form: {error}"))
}

/// View, question, action list, quotes and refusals are the same, byte by byte.
fn compare<R: Rules>(
    rules: &R,
    truth: &R::State,
    world: &R::State,
    viewer: Viewer,
    dice: &mut FastChance,
) {
    let (view, other) = (rules.view(truth, viewer), rules.view(world, viewer));
    assert!(
        text(&view) == text(&other),
        "the view of {viewer} depends on what it may not know:\n{}",
        differences(&view, &other)
    );
    assert!(
        rules.asked(truth, viewer) == rules.asked(world, viewer),
        "whom {viewer} knows to be asked depends on what it may not know:\n{}",
        differences(truth, world)
    );
    let Viewer::Seat(seat) = viewer else { return };
    let asked = rules.awaiting(truth).contains(seat);
    assert_eq!(
        asked,
        rules.awaiting(world).contains(seat),
        "whether {viewer} is asked depends on hidden things"
    );
    if !asked {
        return;
    }
    assert_eq!(
        text(&rules.question(truth, seat)),
        text(&rules.question(world, seat)),
        "the question to {viewer} depends on what it may not know"
    );
    let (mut here, mut there) = (Vec::new(), Vec::new());
    rules.actions(truth, seat, &mut here);
    rules.actions(world, seat, &mut there);
    assert_eq!(here, there, "the actions of {viewer} depend on what it may not know");
    let changed: Vec<_> = here.iter().filter_map(|action| mutate(action, dice)).collect();
    for action in here.iter().chain(&changed) {
        let (quote, other) = (rules.check(truth, seat, action), rules.check(world, seat, action));
        assert_eq!(
            text(&quote.map_err(|refusal| refusal.0)),
            text(&other.map_err(|refusal| refusal.0)),
            "what {viewer} is told of {action:?} depends on what it may not know"
        );
    }
}

/// The true game goes on, and in the other world something happens that the viewer cannot tell from it,
/// until something is revealed.
fn play_on<R: Rules>(
    rules: &R,
    mut truth: R::State,
    mut world: R::State,
    viewer: Viewer,
    dice: &mut FastChance,
    report: &mut Report,
) -> &'static str {
    for _ in 0..STEPS {
        let awaiting = rules.awaiting(&truth);
        if awaiting.is_empty() {
            return "the game ended";
        }
        let candidates: Vec<_> = awaiting.iter().collect();
        let seat = candidates[dice.index("seat", candidates.len())];
        if !rules.awaiting(&world).contains(seat) {
            return "another seat was asked";
        }
        let luck = FastChance::new(u64::from(dice.bits("luck")));
        let told = |events: Vec<R::Event>| -> Vec<(R::Event, bool)> {
            let told = events
                .iter()
                .filter_map(|event| Some((rules.redact(event, viewer)?, rules.reveals(event))));
            told.collect()
        };
        let mut actions = Vec::new();
        rules.actions(&truth, seat, &mut actions);
        let action = actions[dice.index("action", actions.len())].clone();
        let mut here = told(events(rules, &mut truth, seat, &action, luck.clone()));
        let mut batch = vec![action.clone()];
        report.pair_steps += 1;
        // What the seat does there may be something else, as long as the viewer cannot tell. Others are shown a choice
        // of several picks when it is complete.
        let mut others = Vec::new();
        if viewer.is(seat) {
            others.push(vec![action.clone()]);
        } else {
            here.extend(told(finish(rules, &mut truth, seat, &luck, dice, &mut batch)));
            actions.clear();
            rules.actions(&world, seat, &mut actions);
            dice.shuffle("others", &mut actions);
            actions.truncate(OTHERS);
            others.extend(actions.into_iter().map(|action| vec![action]));
            if is_possible(rules, &world, seat, &batch) {
                let at = if dice.index("same", 2) == 0 { 0 } else { others.len() };
                others.insert(at, batch.clone());
            }
        }
        let mut same = None;
        let mut revealed = None;
        let mut apart = None;
        for other in &others {
            let mut next = world.clone();
            let mut all = Vec::new();
            for action in other {
                all.extend(events(rules, &mut next, seat, action, luck.clone()));
            }
            if !viewer.is(seat) {
                all.extend(finish(rules, &mut next, seat, &luck, dice, &mut Vec::new()));
            }
            let there = told(all);
            let Some(stop) = first_difference(&here, &there) else {
                same = Some(next);
                break;
            };
            let revealing =
                |told: &[(R::Event, bool)]| told.get(stop).is_some_and(|(_, reveals)| *reveals);
            if revealing(&here) || revealing(&there) {
                revealed = Some((next, there));
            } else {
                apart = Some((here.get(stop).cloned(), there.get(stop).cloned()));
            }
        }
        let Some(next) = same else {
            let Some((next, there)) = revealed else {
                panic!(
                    "{viewer} can tell two worlds apart by an event that reveals nothing, after {action:?} of seat {seat}:\n{apart:?}"
                );
            };
            let seen =
                |state: &R::State| (text(&rules.view(state, viewer)), rules.asked(state, viewer));
            assert!(
                !rules.remembers()
                    || seen(&truth) != seen(&next)
                    || cards_told(&here) == cards_told(&there),
                "{viewer} was told something, after {action:?} of seat {seat}, that its view does not remember: {here:?}"
            );
            return "something was revealed";
        };
        world = next;
        let hidden_asked = rules.awaiting(&truth).is_empty() != rules.awaiting(&world).is_empty();
        if hidden_asked || rules.settled(&truth) != rules.settled(&world) {
            return "another seat was asked";
        }
        if parted(rules, &truth, &world, viewer) {
            return "a hidden trigger was asked";
        }
        compare(rules, &truth, &world, viewer, dice);
        // In the middle of a choice nobody but its maker is shown the state.
        if rules.settled(&truth) || viewer.is_in(rules.awaiting(&truth)) {
            resamples_alike(rules, &truth, &world, viewer, dice);
        }
    }
    "all steps were played"
}

/// Completes a choice of several picks with any picks.
fn finish<R: Rules>(
    rules: &R,
    state: &mut R::State,
    seat: Seat,
    luck: &FastChance,
    dice: &mut FastChance,
    batch: &mut Vec<R::Action>,
) -> Vec<R::Event> {
    let mut all = Vec::new();
    while !rules.settled(state) {
        let mut actions = Vec::new();
        rules.actions(state, seat, &mut actions);
        let action = actions[dice.index("action", actions.len())].clone();
        all.extend(events(rules, state, seat, &action, luck.clone()));
        batch.push(action);
    }
    all
}

/// Whether a seat could do all this here.
fn is_possible<R: Rules>(rules: &R, world: &R::State, seat: Seat, batch: &[R::Action]) -> bool {
    let mut world = world.clone();
    batch.iter().enumerate().all(|(at, action)| {
        let possible =
            (at == 0 || !rules.settled(&world)) && rules.check(&world, seat, action).is_ok();
        if possible && at + 1 < batch.len() {
            events(rules, &mut world, seat, action, FastChance::new(0));
        }
        possible
    })
}

/// Where the rules say that everybody sees every action, spectators are told different things of different ones,
/// unless these come to the same. What an unfinished choice holds is told when it is complete.
pub(super) fn actions_are_open<R: Rules>(rules: &R, state: &R::State, seat: Seat, luck: u64) {
    let mut actions = Vec::new();
    rules.actions(state, seat, &mut actions);
    let mut heard = BTreeMap::new();
    for action in actions {
        let mut next = state.clone();
        let events = events(rules, &mut next, seat, &action, FastChance::new(luck));
        if !rules.settled(&next) {
            continue;
        }
        let redacted = events.iter().filter_map(|event| rules.redact(event, Viewer::Public));
        let told: Vec<_> = redacted.collect();
        if let Some((before, other)) = heard.insert(text(&told), (next.clone(), action.clone())) {
            assert!(
                before == next,
                "a spectator cannot tell {other:?} of seat {seat} from {action:?}, though actions are open"
            );
        }
    }
}

/// What comes out of two states that a viewer cannot tell apart is the same.
fn resamples_alike<R: Rules>(
    rules: &R,
    truth: &R::State,
    world: &R::State,
    viewer: Viewer,
    dice: &mut FastChance,
) {
    let luck = FastChance::new(u64::from(dice.bits("luck")));
    let [from_truth, from_world] = [truth, world].map(|state| {
        let mut sampled = state.clone();
        rules.resample(&mut sampled, viewer, &mut luck.clone());
        sampled
    });
    assert!(
        from_truth == from_world,
        "what resample makes for {viewer} depends on what it may not know:\n{}\nthe worlds it was made from:\n{}",
        differences(&from_truth, &from_world),
        differences(truth, world)
    );
}

/// A hidden trigger asks its owner in one world only, which is the one thing a view may then show.
fn parted<R: Rules>(rules: &R, truth: &R::State, world: &R::State, viewer: Viewer) -> bool {
    rules.hidden_trigger(truth) != rules.hidden_trigger(world) && {
        text(&rules.view(truth, viewer)) != text(&rules.view(world, viewer))
    }
}

fn events<R: Rules>(
    rules: &R,
    state: &mut R::State,
    seat: Seat,
    action: &R::Action,
    luck: FastChance,
) -> Vec<R::Event> {
    let mut host = Recorder::<R, _> { chance: luck, record: Vec::new() };
    rules.play(&mut Ctx::new(rules, state, &mut host), seat, action);
    let events = host.record.into_iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(event),
        _ => None,
    });
    events.collect()
}

/// All cards that are named, in no order: in which order the same cards were drawn need not be remembered.
fn cards_told(told: &[(impl Serialize, bool)]) -> Vec<String> {
    fn collect(value: Value, cards: &mut Vec<String>) {
        match value {
            Value::String(text) if text.starts_with('#') => cards.push(text),
            Value::Array(items) => items.into_iter().for_each(|v| collect(v, cards)),
            Value::Object(map) => map.into_values().for_each(|v| collect(v, cards)),
            _ => {}
        }
    }
    let mut cards = Vec::new();
    for (event, _) in told {
        collect(serde_json::to_value(event).unwrap_or_default(), &mut cards);
    }
    cards.sort_unstable();
    cards
}

/// Where two values differ, for people: the first few places with what is there.
fn differences(one: &impl Serialize, other: &impl Serialize) -> String {
    fn collect(path: &str, one: &Value, other: &Value, found: &mut Vec<String>) {
        match (one, other) {
            _ if one == other => {}
            (Value::Object(a), Value::Object(b)) if a.len() == b.len() => {
                for (key, value) in a {
                    collect(
                        &format!("{path}/{key}"),
                        value,
                        b.get(key).unwrap_or(&Value::Null),
                        found,
                    );
                }
            }
            (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
                for (at, (value, other)) in a.iter().zip(b).enumerate() {
                    collect(&format!("{path}/{at}"), value, other, found);
                }
            }
            _ => found.push(format!("{path}: {one} or {other}")),
        }
    }
    let [one, other] =
        [text(one), text(other)].map(|text| serde_json::from_str(&text).unwrap_or_default());
    let mut found = Vec::new();
    collect("", &one, &other, &mut found);
    found.sort_by_key(|line| !line.starts_with("/stack"));
    found.truncate(12);
    found.join("\n")
}

fn first_difference<T: PartialEq>(here: &[T], there: &[T]) -> Option<usize> {
    let shared = here.iter().zip(there).take_while(|(a, b)| a == b).count();
    (shared < here.len() || shared < there.len()).then_some(shared)
}
