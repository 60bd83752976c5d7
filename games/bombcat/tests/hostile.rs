//! Games with modules that nobody would write: whatever they do, the game goes on, ends, and stays sound.

#![allow(clippy::unwrap_used)]

use crate::common::generate::{self, Maker, TEMPERS};
use crate::common::{self, Dice, files};
use bombcat::lang::module::limits;
use bombcat::lang::nodes::Kind;
use bombcat::lang::{Lang, Table, check, decode, decode_value, describe, encode, walk};
use bombcat::speech::Action;
use bombcat::state::{LEVELS, NESTED, State};
use bombcat::{BombCat, Options};
use cpu_time::ThreadTime;
use engine::stack::Resolution;
use engine::{
    Chance, Ctx, Digest, Entry, FastChance, Files, Match, NoLog, Played, Recorder, Rules,
    ScriptedChance, Seed, Setup, Status, Viewer, replay, testkit,
};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

static DATA: LazyLock<Arc<bombcat::data::Data>> =
    LazyLock::new(|| BombCat::load(&Files::built_in(BombCat::FILES)).unwrap());

/// No game may take more decisions than this.
const MOST_DECISIONS: u32 = 60_000;
/// Events and steps of the stack for one decision.
const MOST_STEPS: usize = 150_000;
/// Bytes of a state as JSON.
const MOST_BYTES: usize = 200_000;

/// Each game is held against other worlds at so many of its decisions.
const PAIRS: u32 = 2;

/// What games came to.
#[derive(Debug, Default)]
struct Tally {
    games: u32,
    decisions: u64,
    /// Games that were saved, read and played again as a match too.
    matches: u32,
    /// Of one game, and of one decision.
    most_decisions: u32,
    most_steps: usize,
    deepest: usize,
    largest: usize,
    fizzled: u64,
    /// The seed and the decision that took the longest.
    slowest: (Duration, u64, u32),
    /// Paired worlds.
    worlds: testkit::Report,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.matches += other.matches;
        self.most_decisions = self.most_decisions.max(other.most_decisions);
        self.most_steps = self.most_steps.max(other.most_steps);
        self.deepest = self.deepest.max(other.deepest);
        self.largest = self.largest.max(other.largest);
        self.fizzled += other.fizzled;
        self.slowest = self.slowest.max(other.slowest);
        self.worlds.pairs += other.worlds.pairs;
        self.worlds.different += other.worlds.different;
        self.worlds.pair_steps += other.worlds.pair_steps;
        for (stop, n) in other.worlds.stops {
            *self.worlds.stops.entry(stop).or_default() += n;
        }
    }
}

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    Random,
    /// Answers whatever can be answered.
    Busy,
    Fallback,
}

/// A table with this module, whose turns are few.
fn table_of(module: Value, seats: u8) -> (Arc<BombCat>, Setup<Options>) {
    let options = Options { modules: vec![module], turn_limit: 12, ..Options::default() };
    let rules = engine::rules::open::<BombCat>(&DATA, &options, seats).unwrap();
    (Arc::new(rules), Setup { options, seats, seed: Seed::from_number(1), random: Vec::new() })
}

/// A table for a seed. Where the hero that should sit there is none, nobody is seated.
fn open(seed: u64) -> (Arc<BombCat>, Setup<Options>) {
    let (mut options, seats) = generate::table(seed);
    let rules = match engine::rules::open::<BombCat>(&DATA, &options, seats) {
        Ok(rules) => rules,
        Err(_) => {
            options.seated.clear();
            engine::rules::open::<BombCat>(&DATA, &options, seats).unwrap()
        }
    };
    (Arc::new(rules), Setup { options, seats, seed: Seed::from_number(seed), random: Vec::new() })
}

fn is_pass(action: &Action) -> bool {
    matches!(action, Action::Pass | Action::EndTurn | Action::Done)
}

fn play(seed: u64, style: Style, tally: &mut Tally) {
    play_at(open(seed), seed, style, tally);
}

/// Plays one game and looks at everything that must be true after each decision, and at other worlds now and then. In
/// the end the record alone leads to the same state, and so do the seed and the actions; some games are played beside
/// a match, which is saved and read again.
fn play_at(
    (rules, setup): (Arc<BombCat>, Setup<Options>),
    seed: u64,
    style: Style,
    tally: &mut Tally,
) {
    let mut dice = Dice::new(seed ^ 0xABCD);
    let whole = dice.below(12) == 0;
    let mut game = whole.then(|| Match::with_rules(rules.clone(), &setup));
    let mut chance = ScriptedChance::new(setup.seed, &[]);
    let mut state = rules.deal(&mut chance);
    let mut rebuilt = state.clone();
    let mut host = Recorder { chance, record: Vec::new() };
    rules.begin(&mut Ctx::new(&*rules, &mut state, &mut host));
    rebuild(&rules, &mut rebuilt, &host.record);
    let mut batch: Vec<Action> = Vec::new();
    let mut all: Vec<Action> = Vec::new();
    let mut actions = Vec::new();
    let mut luck = FastChance::new(seed);
    let (mut eyes, mut pairs) = (FastChance::new(!seed), 0);
    let viewers: Vec<Viewer> = Viewer::all(rules.seats).collect();
    let mut decisions = 0;
    while let Status::Awaiting(awaiting) = rules.status(&state) {
        let seat = awaiting.first().expect("somebody is awaited");
        let viewer = viewers[eyes.index("viewer", viewers.len())];
        let shown = rules.settled(&state) || viewer.is(seat);
        // Now and then at first, and ever more rarely.
        if shown && pairs < PAIRS && eyes.index("now", 4 + decisions as usize / 4) == 0 {
            testkit::check_worlds(&*rules, &state, viewer, &mut eyes, &mut tally.worlds);
            pairs += 1;
        }
        let started = ThreadTime::now();
        rules.actions(&state, seat, &mut actions);
        assert!(
            !actions.is_empty(),
            "seat {seat} can do nothing: {:?} {:?}",
            state.stack.frame(),
            rules.question(&state, seat)
        );
        let fallback = rules.fallback(&state, seat, &mut luck);
        assert!(actions.contains(&fallback), "the fallback {fallback:?} is not among {actions:?}");
        let action = match style {
            Style::Fallback => fallback,
            Style::Busy if actions.iter().any(|action| !is_pass(action)) && dice.below(12) > 0 => {
                actions.retain(|action| !is_pass(action));
                actions[dice.below(actions.len())]
            }
            _ => actions[dice.below(actions.len())],
        };
        rules.check(&state, seat, &action).expect("what is listed can be done");
        host.record.clear();
        rules.play(&mut Ctx::new(&*rules, &mut state, &mut host), seat, &action);
        let took = started.elapsed();
        if took > tally.slowest.0 {
            tally.slowest = (took, seed, decisions);
        }
        decisions += 1;
        assert!(decisions <= MOST_DECISIONS, "the game does not end");
        rules.census(&state).unwrap_or_else(|error| panic!("after {action:?}: {error}"));
        is_bounded(&rules, &state, &host.record, tally);
        rebuild(&rules, &mut rebuilt, &host.record);
        batch.push(action);
        all.push(action);
        if decisions % 64 == 1 {
            survives(&rules, &state, tally);
            assert!(rebuilt == state, "the record alone leads elsewhere");
        }
        if rules.settled(&state) {
            if let Some(game) = &mut game {
                let played = game.play(seat, &batch, 0);
                assert!(matches!(played, Ok(Played::Done)), "{batch:?}: {played:?}");
                assert!(game.digest() == Digest::of(&state), "the match goes elsewhere");
            }
            batch.clear();
        }
    }
    assert!(rebuilt == state, "the record alone leads elsewhere");
    let again = play_again(&rules, &setup, &all);
    assert!(Digest::of(&again) == Digest::of(&state), "the actions lead elsewhere");
    if let Some(game) = game {
        assert!(game.log().len() <= rules.longest(), "it is longer than it can be");
        let digest = Digest::of(&BombCat::GAME);
        let saved = replay::save(&game, &setup, digest);
        let again = replay::load_with::<BombCat>(digest, &saved, |_| Ok(rules.clone()), |_, _| {});
        assert_eq!(again.unwrap().digest(), game.digest());
        assert!(game.rebuild() == state, "the record alone leads elsewhere");
        tally.matches += 1;
    }
    tally.games += 1;
    tally.decisions += u64::from(decisions);
    tally.most_decisions = tally.most_decisions.max(decisions);
}

/// Does to a state what a record says.
fn rebuild(rules: &BombCat, state: &mut State, record: &[Entry<BombCat>]) {
    for entry in record {
        match entry {
            Entry::Event(event) => rules.reduce(state, event),
            Entry::Step(step) => BombCat::stack_mut(state).apply(step),
            Entry::Undone { .. } => {}
        }
    }
}

/// Plays a game again from its seed and the actions alone.
fn play_again(rules: &BombCat, setup: &Setup<Options>, actions: &[Action]) -> State {
    let mut host = NoLog(ScriptedChance::new(setup.seed, &setup.random));
    let mut state = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    for action in actions {
        let seat = rules.awaiting(&state).first().expect("somebody is awaited");
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, action);
    }
    state
}

/// Nothing that programs do may grow without end.
fn is_bounded(rules: &BombCat, state: &State, record: &[Entry<BombCat>], tally: &mut Tally) {
    let steps = record.len();
    assert!(steps <= MOST_STEPS, "{steps} steps for one decision");
    tally.most_steps = tally.most_steps.max(steps);
    tally.deepest = tally.deepest.max(state.stack.levels().len());
    assert!(state.stack.levels().len() <= LEVELS && state.polls.len() <= NESTED);
    assert!(state.bucket.len() <= 12 * usize::from(rules.seats));
    assert!(state.made.0 <= 40 && state.made.1 <= 2000);
    assert!(state.grants.len() <= rules.zones.len() * 16);
    let fizzled = |entry: &&Entry<BombCat>| {
        matches!(entry, Entry::Event(bombcat::event::Event::Fizzled { .. }))
    };
    tally.fizzled += record.iter().filter(fizzled).count() as u64;
}

/// A state can be written and read at any time, and be looked at by anybody.
fn survives(rules: &BombCat, state: &State, tally: &mut Tally) {
    let text = serde_json::to_string(state).unwrap();
    assert!(text.len() <= MOST_BYTES, "the state has {} bytes", text.len());
    tally.largest = tally.largest.max(text.len());
    let mut back: State = serde_json::from_str(&text).unwrap();
    rules.restore(&mut back);
    assert!(back == *state, "a state must survive its JSON form");
    for viewer in Viewer::all(rules.seats) {
        rules.view(state, viewer);
        if let Viewer::Seat(seat) = viewer {
            rules.question(state, seat);
        }
    }
}

fn style(seed: u64) -> Style {
    [Style::Random, Style::Busy, Style::Busy, Style::Fallback][(seed % 4) as usize]
}

#[test]
fn every_kind_occurs() {
    let names = bombcat::data::base().names();
    let mut seen = vec![0u32; Kind::ALL.len()];
    let mut dice = Dice::new(5);
    for at in 0..600 {
        let temper = TEMPERS[at % TEMPERS.len()];
        let (module, _) = decode_value(&Maker::new(&mut dice).module(temper, "m"), &names);
        for action in &module.actions {
            for at in walk::nodes(&module.program, action) {
                seen[module.program.node(at).kind as usize] += 1;
            }
        }
    }
    let table = Table::built_in();
    let missing: Vec<&str> =
        table.rows.iter().filter(|row| seen[row.kind as usize] == 0).map(|row| &*row.k).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Any file at all becomes a module that is checked, told in words, written and read again, and played to the end of a
/// game with everything that must be true of other games.
///
/// `ONETABLE_FUZZ_SECONDS=3600` goes on for an hour, from the first of `ONETABLE_SEEDS` on:
///
/// ```sh
/// ONETABLE_FUZZ_SECONDS=3600 cargo test -p bombcat --profile long --test all hostile::any_file -- --nocapture
/// ```
#[test]
fn any_file_is_played() {
    let (names, deadline) = (bombcat::data::base().names(), common::deadline());
    let mut seeds = common::seeds(u64::from(testkit::size(10_000) / 5));
    if deadline.is_some() {
        seeds.end = u64::MAX;
    }
    let tallies = common::spread_until(seeds, deadline, |seed, tally| {
        let bytes = files::file(seed);
        let (module, report) = decode(&bytes, &names);
        assert!(report.remarks.len() <= limits::NOTES + 1);
        assert!(check(&module).remarks.len() <= limits::NOTES + 1);
        for action in &module.actions {
            for lang in [Lang::En, Lang::Zh] {
                assert!(!describe(&module, action, lang).is_empty());
            }
        }
        let written = encode(&module);
        assert!(decode_value(&written, &names).0 == module, "what was written reads otherwise");
        let value = serde_json::from_slice(&bytes).unwrap_or(written);
        let document = BombCat::document(&DATA, &value).unwrap();
        let kept: Value = serde_json::from_str(&document.text).unwrap();
        assert_eq!(BombCat::document(&DATA, &kept).unwrap().hash, document.hash);
        let (mut options, seats) = generate::table(seed);
        (options.modules, options.seated) = (vec![value], Vec::new());
        options.turn_limit = 10;
        let rules = Arc::new(engine::rules::open::<BombCat>(&DATA, &options, seats).unwrap());
        let setup = Setup { options, seats, seed: Seed::from_number(seed), random: Vec::new() };
        play_at((rules, setup), seed, style(seed), tally);
    });
    let mut tally = Tally::default();
    tallies.into_iter().for_each(|other| tally.add(other));
    println!("{tally:#?}");
    assert!(tally.slowest.0 < Duration::from_secs(5), "a decision takes too long: {tally:?}");
}

/// Most games end within a few hundred decisions; all of them end, all of them are played again, and no viewer can tell
/// any of them from other worlds.
///
/// The long tier plays 100,000 on all cores, which takes hours; `ONETABLE_SEEDS=4000..8000` plays a part:
///
/// ```sh
/// ONETABLE_LONG=1 ONETABLE_SEEDS=0..100000 \
///     cargo test -p bombcat --profile long --test all hostile::games_go -- --nocapture
/// ```
#[test]
fn games_go_on_and_end() {
    let started = Instant::now();
    let usual = u64::from(testkit::size(100_000) / if testkit::long() { 1 } else { 20 });
    let tallies = common::spread(common::seeds(usual), |seed, tally| {
        play(seed, style(seed), tally);
    });
    let mut tally = Tally::default();
    tallies.into_iter().for_each(|other| tally.add(other));
    println!("{tally:#?}\nin {:?}", started.elapsed());
    // Less than a tenth of it is usual; the rest is room for slow machines. It is the time of the processor, since others
    // may be at work beside it.
    assert!(tally.slowest.0 < Duration::from_secs(5), "a decision takes too long: {tally:?}");
    assert!(tally.worlds.different * 2 > tally.worlds.pairs, "most pairs should differ");
}

/// Games in which something was wrong once.
#[test]
fn regression_games() {
    for seed in [18911, 77821, 82800] {
        play(seed, style(seed), &mut Tally::default());
    }
}

#[test]
fn regression_a_pattern_does_not_ask_for_its_own_groups() {
    let groups = json!({"k": "basket_num", "basket": "b", "field": "groups"});
    let module = json!({"v": 1, "id": "m", "actions": [{
        "id": "a", "kind": "play", "count": {"turn": 1},
        "costs": [[{"id": "b", "op": "mark", "from": {"k": "hand"},
            "what": {"k": "times", "min": {"k": "num"}, "max": groups, "of": {"k": "c_any"}}}]],
        "do": [{"k": "set", "id": "x", "to": groups}, {"k": "repeat", "n": groups, "do": []}],
    }]});
    play_at(table_of(module, 3), 1, Style::Busy, &mut Tally::default());
}

#[test]
fn regression_free_answers_to_answers_come_to_an_end() {
    let answer = |id: &str, tense: &str| {
        json!({"id": id, "kind": "respond", "on": {"k": "on_exec", "action": "any", "tense": tense},
            "do": [{"k": "reject"}]})
    };
    let module = json!({"v": 1, "id": "m", "actions": [
        answer("about", "about"),
        json!({"id": "done", "kind": "respond",
            "on": {"k": "on_exec", "action": "any", "tense": "done"}, "do": []}),
    ]});
    let mut tally = Tally::default();
    play_at(table_of(module, 3), 1, Style::Busy, &mut tally);
    assert!(tally.most_decisions < 12 * 700, "{tally:?}");
}

#[test]
fn regression_questions_in_loops_in_loops_come_to_an_end() {
    let ask = json!([{"k": "choose_num", "max": {"k": "num", "n": 5}}]);
    let body = (0..5)
        .fold(ask, |body, _| json!([{"k": "repeat", "n": {"k": "num", "n": 20}, "do": body}]));
    let module = json!({"v": 1, "id": "m", "actions": [
        {"id": "a", "kind": "auto", "on": {"k": "on_turn", "edge": "start"}, "do": body}]});
    let mut tally = Tally::default();
    play_at(table_of(module, 2), 1, Style::Random, &mut tally);
    assert!(tally.most_decisions < 12 * 700, "{tally:?}");
}

#[test]
fn regression_a_long_match_that_was_saved_can_be_loaded() {
    let ask = json!([{"k": "choose_num", "max": {"k": "num", "n": 2}}]);
    let body = (0..2)
        .fold(ask, |body, _| json!([{"k": "repeat", "n": {"k": "num", "n": 20}, "do": body}]));
    let module = json!({"v": 1, "id": "m", "actions": [
        {"id": "a", "kind": "auto", "on": {"k": "on_turn", "edge": "start"},
            "do": [body[0], {"k": "end_turn"}]}]});
    let options = Options { modules: vec![module], ..Options::default() };
    let setup = Setup { options, seats: 2, seed: Seed::from_number(1), random: Vec::new() };
    let mut game = Match::<BombCat>::new(&DATA, &setup).unwrap();
    // As long as the default of the engine, and a little longer.
    while game.log().len() < 50_100 {
        let Status::Awaiting(seats) = game.status() else { panic!("it is over too early") };
        let seat = seats.first().unwrap();
        let action = game.actions(seat)[0];
        game.play(seat, &[action], 0).unwrap();
    }
    let digest = Digest::of(&BombCat::GAME);
    let saved = replay::save(&game, &setup, digest);
    let again = replay::load::<BombCat>(&DATA, digest, &saved, |_, _| {});
    assert_eq!(again.unwrap().digest(), game.digest());
}

#[test]
fn regression_who_never_passes_is_not_asked_for_ever() {
    let module = json!({"v": 1, "id": "m", "actions": [
        {"id": "a", "kind": "play", "do": []},
        {"id": "b", "kind": "respond", "on": {"k": "on_exec", "action": "a", "tense": "about"}, "do": []}]});
    let (rules, _) = table_of(module, 2);
    let mut host = NoLog(FastChance::new(1));
    let mut state = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(&*rules, &mut state, &mut host));
    let (mut actions, mut choices) = (Vec::new(), 0);
    while let Some(seat) = rules.awaiting(&state).first() {
        rules.actions(&state, seat, &mut actions);
        let answer = actions.iter().find(|action| !is_pass(action)).unwrap_or(&actions[0]);
        rules.play(&mut Ctx::new(&*rules, &mut state, &mut host), seat, answer);
        choices += usize::from(rules.settled(&state));
        assert!(choices <= rules.longest(), "it is longer than it can be");
    }
}

#[test]
fn regression_who_has_nobody_to_choose_is_not_asked() {
    let nobody = json!({"k": "p_and", "a": {"k": "me"}, "b": {"k": "others"}});
    let module = json!({"v": 1, "id": "m", "actions": [
        {"id": "aim", "kind": "play", "choose": [{"as": "p", "type": "player", "from": nobody}], "do": []},
        {"id": "a", "kind": "auto", "on": {"k": "on_turn", "edge": "start"},
            "do": [{"k": "run", "action": "aim"}]},
    ]});
    play_at(table_of(module, 3), 1, Style::Random, &mut Tally::default());
}

#[test]
fn regression_who_is_asked_to_choose_has_a_choice() {
    let region = json!({"as": "r", "type": "region", "from": {"k": "any_region"}});
    let nobody = json!({"k": "p_and", "a": {"k": "me"}, "b": {"k": "others"}});
    for n in 1..=5 {
        let mut choose = vec![region.clone(); n];
        choose.push(json!({"as": "p", "type": "player", "from": nobody}));
        let module = json!({"v": 1, "id": "m", "actions": [
            {"id": "aim", "kind": "play", "choose": choose, "do": []},
            {"id": "a", "kind": "auto", "on": {"k": "on_turn", "edge": "start"},
                "do": [{"k": "run", "action": "aim"}]},
        ]});
        play_at(table_of(module, 3), 1, Style::Random, &mut Tally::default());
    }
}

#[test]
fn regression_not_all_ways_to_choose_are_tried() {
    let region = json!({"as": "r", "type": "region", "from": {"k": "any_region"}});
    let nobody = json!({"k": "p_and", "a": {"k": "me"}, "b": {"k": "others"}});
    let mut choose = vec![region; 15];
    choose.push(json!({"as": "p", "type": "player", "from": nobody}));
    let module = json!({"v": 1, "id": "m", "actions": [
        {"id": "a", "kind": "play", "count": {"turn": 1}, "choose": choose, "do": []}]});
    play_at(table_of(module, 3), 1, Style::Busy, &mut Tally::default());
}

#[test]
fn regression_cards_made_to_be_marked_do_not_stay_on_the_table() {
    let module = json!({"v": 1, "id": "m", "actions": [
        {"id": "a", "kind": "play", "count": {"turn": 1}, "mode": "can",
            "costs": [[{"op": "mark", "fixed": ["lantern"]}]], "do": []}]});
    let (rules, setup) = table_of(module, 2);
    let mut game = Match::with_rules(rules.clone(), &setup);
    let seat = rules.awaiting(game.state()).first().unwrap();
    let mut uses = game.actions(seat);
    uses.retain(|action| match action {
        Action::Use { action, .. } => rules.names.name(*action).is_some_and(|it| it.contains("a")),
        _ => false,
    });
    for action in uses {
        let _ = game.play(seat, &[action], 0);
        if rules.awaiting(game.state()) != engine::SeatSet::only(seat) {
            break;
        }
        assert!(game.state().region(rules.table()).is_empty());
    }
}

/// Without a word from anybody a game ends too.
#[test]
fn fallbacks_end() {
    common::spread(0..u64::from(testkit::size(2_000)), |seed, (): &mut ()| {
        let (rules, setup) = open(seed);
        let game = Match::with_rules(rules.clone(), &setup);
        let mut state = game.state().clone();
        let mut host = NoLog(FastChance::new(seed));
        for decision in 0.. {
            let Some(seat) = rules.awaiting(&state).first() else { break };
            assert!(decision <= MOST_DECISIONS, "a game of fallbacks does not end");
            let action = rules.fallback(&state, seat, &mut host.0);
            rules.play(&mut Ctx::new(&*rules, &mut state, &mut host), seat, &action);
        }
        assert!(state.over.is_some());
    });
}
