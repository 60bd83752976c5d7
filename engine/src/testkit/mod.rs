//! One suite that every game passes: it plays thousands of random games and checks the whole contract at every decision.
//!
//! A game calls [`run`] from a test. What fails is told with options, seats and seed, so that it can be played again.

mod opinions;
mod saves;
mod scenarios;
mod transcript;
mod worlds;

pub use saves::{Takebacks, saves};
pub use scenarios::scenarios;
pub use transcript::{perft, transcript};
pub use worlds::check as check_worlds;

use crate::matches::Takeback;
use crate::{
    Act, Ctx, Digest, Entry, Match, Played, Recorder, Rules, ScriptedChance, Seat, SeatSet, Seed,
    Setup, Status, Viewer, card,
    chance::{Chance, FastChance},
    replay,
    stack::{Resolution, Step},
};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Whether the long tier runs, with everything at full size.
pub fn long() -> bool {
    std::env::var_os("ONETABLE_LONG").is_some_and(|value| value == "1")
}

/// A number of games or cases: all of it in the long tier, a twentieth in the short one.
pub fn size(full: u32) -> u32 {
    if long() { full } else { full.div_ceil(20) }
}

/// Whether actions are as open as the rules say is looked at after so many decisions each time.
const OPENNESS_EVERY: u64 = 8;

/// What to run the suite on.
pub struct Suite<'a, R: Rules> {
    pub data: &'a R::Data,
    pub options: Vec<R::Options>,
    pub seats: Vec<u8>,
    /// Random games for each set of options and number of seats.
    pub games: u32,
    /// No game may take more decisions than this.
    pub most_decisions: u32,
}

/// What the suite did; printed by tests, so that a suite that checks nothing is seen.
#[derive(Debug, Default)]
pub struct Report {
    pub games: u64,
    pub decisions: u64,
    /// Actions that were not listed, tried and refused.
    pub refused: u64,
    /// Questions that could be let go by.
    pub passes: u64,
    /// Worlds that a viewer could not tell apart.
    pub pairs: u64,
    /// Pairs in which the worlds really differ.
    pub different: u64,
    /// Actions played in both worlds of a pair.
    pub pair_steps: u64,
    /// Why pairs stopped being equal.
    pub stops: BTreeMap<&'static str, u64>,
    /// How games ended.
    pub endings: BTreeMap<String, u64>,
}

/// Runs everything; panics with the reason where the contract is broken.
pub fn run<R: Rules>(suite: &Suite<'_, R>) -> Report {
    let mut report = Report::default();
    for options in &suite.options {
        for &seats in &suite.seats {
            for number in 0..suite.games {
                let setup = Setup {
                    options: options.clone(),
                    seats,
                    seed: Seed::from_number(u64::from(number)),
                    random: Vec::new(),
                };
                let _on = Setting { setup: format!("{options:?}, {seats} seats, seed {number}") };
                Playthrough::<R>::new(suite, setup).play(&mut report);
            }
            fallbacks_end::<R>(suite, options, seats);
        }
    }
    assert!(report.pair_steps > 0, "no pair of worlds was played in");
    assert!(report.different > 0, "resample changes nothing");
    report
}

/// What is being played, told when something fails.
struct Setting {
    setup: String,
}

impl Drop for Setting {
    fn drop(&mut self) {
        if std::thread::panicking() {
            // The panic's own message says what; this says where.
            let _ = std::io::Write::write_fmt(
                &mut std::io::stderr(),
                format_args!("\nwith {}\n", self.setup),
            );
        }
    }
}

/// One random game: played action by action beside a `Match` that gets the same actions in batches.
struct Playthrough<'a, R: Rules> {
    suite: &'a Suite<'a, R>,
    setup: Setup<R::Options>,
    game: Match<R>,
    /// The state that is played action by action.
    state: R::State,
    host: Recorder<R, ScriptedChance>,
    /// Decides what is played and tried.
    dice: FastChance,
    /// Actions seen before, which are foreign to later decisions.
    seen: Vec<R::Action>,
}

impl<'a, R: Rules> Playthrough<'a, R> {
    fn new(suite: &'a Suite<'a, R>, setup: Setup<R::Options>) -> Self {
        let game = Match::<R>::new(suite.data, &setup).unwrap_or_else(|error| panic!("{error}"));
        let dice =
            FastChance::new(u64::from_le_bytes(setup.seed.0[..8].try_into().unwrap_or_default()));
        Playthrough {
            state: game.state().clone(),
            host: Recorder { chance: game.chance().clone(), record: Vec::new() },
            suite,
            setup,
            game,
            dice,
            seen: Vec::new(),
        }
    }

    fn play(mut self, report: &mut Report) {
        let rules = self.game.rules().clone();
        self.census_after_each_event(self.game.first_state().clone(), self.game.record());
        let mut settled = self.state.clone();
        let mut batch: Vec<R::Action> = Vec::new();
        let mut decisions = 0;
        let outcome = loop {
            let awaiting = match rules.status(&self.state) {
                Status::Over(outcome) => break outcome,
                Status::Awaiting(awaiting) => awaiting,
            };
            assert!(
                !awaiting.is_empty(),
                "nobody is awaited and the game is not over: {:?}",
                self.state
            );
            assert!(
                awaiting.iter().all(|seat| seat.index() < usize::from(self.setup.seats)),
                "somebody who is not at the table is awaited"
            );
            decisions += 1;
            assert!(decisions <= self.suite.most_decisions, "the game does not end");
            for seat in awaiting.iter() {
                self.decision(seat, report);
                opinions::check(&*rules, &self.state, seat);
                if R::OPEN_ACTIONS && report.decisions.is_multiple_of(OPENNESS_EVERY) {
                    let luck = u64::from(self.dice.bits("luck"));
                    worlds::actions_are_open(&*rules, &self.state, seat, luck);
                }
            }
            self.json_round_trip();
            let viewers: Vec<_> = Viewer::all(self.setup.seats).collect();
            let viewer = viewers[self.dice.index("viewer", viewers.len())];
            self.texts_match(viewer, awaiting);
            // In the middle of a choice nobody but its maker is shown the state.
            if rules.settled(&self.state) || viewer.is_in(awaiting) {
                worlds::check(&*rules, &self.state, viewer, &mut self.dice, report);
            }

            let candidates: Vec<Seat> = awaiting.iter().collect();
            let seat = candidates[self.dice.index("seat", candidates.len())];
            let mut actions = Vec::new();
            rules.actions(&self.state, seat, &mut actions);
            let action = actions[self.dice.index("action", actions.len())].clone();
            let before = self.state.clone();
            let from = self.host.record.len();
            rules.play(&mut Ctx::new(&*rules, &mut self.state, &mut self.host), seat, &action);
            self.census_after_each_event(before, &self.host.record[from..]);
            assert!(
                R::stack(&self.state).is_sound(self.setup.seats),
                "the stack does not hold together after {action:?}"
            );
            batch.push(action);
            if rules.settled(&self.state) {
                self.batch_arrives(seat, &batch);
                batch.clear();
                settled = self.state.clone();
            } else {
                self.unfinished_shows_nothing(&settled, seat, &batch, from);
            }
            report.decisions += 1;
        };
        assert!(batch.is_empty(), "the game ended in the middle of a choice");
        assert_eq!(
            outcome.standings.len(),
            usize::from(self.setup.seats),
            "one standing for each seat"
        );
        assert!(!outcome.winners().is_empty(), "somebody is first: {outcome:?}");
        for seat in Seat::all(self.setup.seats) {
            let (guess, result) = (rules.evaluate(&self.state, seat), outcome.result(seat));
            assert_eq!(guess, result, "the evaluation of an ended game is its result for {seat}");
        }
        report.games += 1;
        *report.endings.entry(outcome.reason.to_string()).or_default() += 1;
        self.replays();
        self.undoes();
    }

    /// Everything that is asked of one awaited seat.
    fn decision(&mut self, seat: Seat, report: &mut Report) {
        let rules = self.game.rules().clone();
        let mut actions = Vec::new();
        rules.actions(&self.state, seat, &mut actions);
        assert!(!actions.is_empty(), "seat {seat} is asked and can do nothing: {:?}", self.state);
        assert!(
            rules.question(&self.state, seat).is_some(),
            "seat {seat} is awaited without a question"
        );
        let mut codes: Vec<u32> = actions.iter().map(|action| rules.code(action)).collect();
        codes.sort_unstable();
        assert!(
            codes.windows(2).all(|two| two[0] != two[1]),
            "two actions of one list share a code: {actions:?}"
        );
        assert!(
            codes.iter().all(|&code| code < rules.codes()),
            "a code is beyond the bound: {actions:?}"
        );
        for action in &actions {
            if let Err(refusal) = rules.check(&self.state, seat, action) {
                panic!("seat {seat}: {action:?} is listed and refused with {refusal:?}");
            }
            let json = serde_json::to_value(action).expect("an action has a JSON form");
            let back: R::Action = serde_json::from_value(json.clone())
                .unwrap_or_else(|error| panic!("{json} cannot be read back: {error}"));
            assert_eq!(back, *action, "an action must survive its JSON form");
        }
        let fallback = rules.fallback(&self.state, seat, &mut self.dice);
        assert!(actions.contains(&fallback), "the fallback {fallback:?} is not among {actions:?}");

        if let Some(pass) = rules.pass(&self.state, seat) {
            assert!(actions.contains(&pass), "the pass {pass:?} is not among {actions:?}");
            self.lays_nothing(seat, &pass);
            report.passes += 1;
        }

        for try_ in self.other_actions(&actions) {
            let listed = actions.contains(&try_);
            let checked = rules.check(&self.state, seat, &try_);
            assert_eq!(
                checked.is_ok(),
                listed,
                "seat {seat}, {try_:?}: `actions` says {listed}, `check` {checked:?}"
            );
            report.refused += u64::from(!listed);
        }
        if self.seen.len() < 200 {
            self.seen.extend(actions.into_iter().take(4));
        }
    }

    /// A pass settles, and the first thing it does is to answer or to close its window.
    fn lays_nothing(&self, seat: Seat, pass: &R::Action) {
        let rules = &**self.game.rules();
        let mut state = self.state.clone();
        let mut host = Recorder { chance: self.host.chance.clone(), record: Vec::new() };
        let laid = R::stack(&state).laid_by(seat).count();
        assert_eq!(laid, 0, "seat {seat} can pass in the middle of a choice");
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, pass);
        assert!(rules.settled(&state), "the pass {pass:?} does not settle");
        assert!(
            matches!(host.record.first(), Some(Entry::Step(Step::Window(_) | Step::Shut))),
            "the pass {pass:?} does more than that"
        );
    }

    /// Actions that may or may not be possible: changed ones, and ones from elsewhere in the game.
    fn other_actions(&mut self, actions: &[R::Action]) -> Vec<R::Action> {
        let mut tries = Vec::new();
        for _ in 0..6 {
            let pool = if self.seen.is_empty() || self.dice.index("pool", 2) == 0 {
                actions
            } else {
                &self.seen
            };
            let source = &pool[self.dice.index("source", pool.len())];
            tries.push(source.clone());
            tries.extend(mutate(source, &mut self.dice));
        }
        tries
    }

    fn json_round_trip(&self) {
        let text = serde_json::to_string(&self.state).expect("a state has a JSON form");
        let mut back: R::State =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.game.rules().restore(&mut back);
        assert_eq!(back, self.state, "a state must survive its JSON form");
        assert_eq!(Digest::of(&back), Digest::of(&self.state));
    }

    /// What goes out as text is what goes out as a value.
    fn texts_match(&self, viewer: Viewer, awaiting: SeatSet) {
        let rules = &**self.game.rules();
        assert_same_text(rules, &rules.view(&self.state, viewer));
        for seat in awaiting.iter() {
            assert_same_text(rules, &rules.question(&self.state, seat));
            let mut actions = Vec::new();
            rules.actions(&self.state, seat, &mut actions);
            let quoted = |action: R::Action| {
                let quote = rules.check(&self.state, seat, &action).ok();
                (action, quote)
            };
            assert_same_text(rules, &actions.into_iter().map(quoted).collect::<Vec<_>>());
        }
        if let Some(Entry::Event(event)) = self.host.record.last() {
            assert_same_text(rules, event);
        }
    }

    fn census_after_each_event(&self, mut state: R::State, record: &[Entry<R>]) {
        let rules = self.game.rules();
        for entry in record {
            match entry {
                Entry::Event(event) => {
                    rules.reduce(&mut state, event);
                    if let Err(error) = rules.census(&state) {
                        panic!("after {event:?}: {error}");
                    }
                }
                Entry::Step(step) => R::stack_mut(&mut state).apply(step),
                Entry::Undone { .. } => {}
            }
        }
    }

    /// The finished batch is played in the match, which must come to the same state by itself.
    fn batch_arrives(&mut self, seat: Seat, batch: &[R::Action]) {
        let before = self.game.digest();
        let mut foreign =
            self.seen.get(self.dice.index("foreign", self.seen.len())).cloned().into_iter();
        if let Some(foreign) = foreign.find(|action| self.game.check(seat, action).is_err()) {
            assert!(
                self.game.play(seat, &[foreign], 0).is_err(),
                "a refused action must be refused by the match"
            );
            assert_eq!(self.game.digest(), before, "a refused action must change nothing");
        }
        let mut longer = batch.to_vec();
        longer.extend(batch.first().cloned());
        match self.game.play(seat, &longer, 0) {
            Err(refusal) => assert_eq!(
                refusal.code(),
                "batch_too_long",
                "what follows a choice must not be looked at"
            ),
            Ok(_) => panic!("the match accepts more than one choice as a batch: {longer:?}"),
        }
        assert_eq!(self.game.digest(), before, "a refused batch must change nothing");
        match self.game.play(seat, batch, 0) {
            Ok(Played::Done) => {}
            other => panic!("the match does not accept {batch:?}: {other:?}"),
        }
        assert_eq!(
            *self.game.state(),
            self.state,
            "the match and the rules come to different states"
        );
    }

    fn unfinished_shows_nothing(
        &mut self,
        settled: &R::State,
        seat: Seat,
        batch: &[R::Action],
        from: usize,
    ) {
        let rules = self.game.rules().clone();
        let awaiting = rules.awaiting(&self.state);
        assert_eq!(
            awaiting,
            crate::SeatSet::only(seat),
            "an unfinished choice awaits its maker only"
        );
        for viewer in Viewer::all(self.setup.seats).filter(|viewer| !viewer.is(seat)) {
            assert_eq!(
                rules.view(&self.state, viewer),
                rules.view(settled, viewer),
                "{viewer} sees an unfinished choice"
            );
        }
        let silent = |entry: &Entry<R>| matches!(entry, Entry::Step(_));
        assert!(
            self.host.record[from..].iter().all(silent),
            "something happened in an unfinished choice"
        );
        assert_eq!(
            self.host.chance.draws(),
            self.game.chance().draws(),
            "chance was drawn in an unfinished choice"
        );
        let before = (self.game.digest(), self.game.record().len());
        match self.game.play(seat, batch, 0) {
            Ok(Played::Unfinished(draft)) => {
                assert!(
                    draft.question.is_some() && !draft.actions.is_empty(),
                    "an unfinished choice goes on"
                );
            }
            other => panic!("a match must not keep the unfinished {batch:?}: {other:?}"),
        }
        assert_eq!(
            (self.game.digest(), self.game.record().len()),
            before,
            "an unfinished batch changed something"
        );
    }

    /// The same actions lead to the same states, and so does the record alone.
    fn replays(&self) {
        let rebuilt = self.game.rebuild();
        assert_eq!(rebuilt, self.state, "the record alone leads elsewhere");
        let rules = Digest::of(&R::GAME);
        let saved = replay::save(&self.game, &self.setup, rules);
        let text = serde_json::to_string(&saved).expect("a replay has a JSON form");
        let back = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let again = replay::load::<R>(self.suite.data, rules, &back, |_, _| {});
        let again =
            again.unwrap_or_else(|error| panic!("the saved match does not play again: {error}"));
        assert_eq!(again.digest(), self.game.digest());
    }

    /// A batch taken back leads to the state before it; without consent only if nothing was revealed.
    fn undoes(&mut self) {
        let Some(last) =
            self.game.log().iter().rev().find(|logged| matches!(logged.act, Act::Play(_)))
        else {
            return;
        };
        let seat = last.seat;
        let place = self.game.log().len() - 1;
        let expected = match place.checked_sub(1) {
            Some(before) => self.game.log()[before].digest,
            None => Match::<R>::new(self.suite.data, &self.setup).expect("opened before").digest(),
        };
        let free = Takeback::default();
        let asked = Takeback { agreed: crate::SeatSet::all(self.setup.seats), revealed: true };
        if self.game.undo(seat, free, 0).is_err() {
            self.game.undo(seat, asked, 0).expect("with consent a batch can be taken back");
        }
        assert_eq!(self.game.digest(), expected, "undo leads to another state than the one before");
        assert_eq!(
            self.game.rebuild(),
            *self.game.state(),
            "the record with an undo leads elsewhere"
        );
    }
}

fn assert_same_text<R: Rules>(rules: &R, said: &impl Serialize) {
    let text = card::to_text(rules, said);
    let value: Value =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(value, card::to_json(rules, said), "the text is another: {text}");
}

/// A game in which every clock runs out must end too.
fn fallbacks_end<R: Rules>(suite: &Suite<'_, R>, options: &R::Options, seats: u8) {
    for number in 0..3 {
        let setup = Setup {
            options: options.clone(),
            seats,
            seed: Seed::from_number(number),
            random: Vec::new(),
        };
        let game = Match::<R>::new(suite.data, &setup).expect("opened before");
        let rules = game.rules().clone();
        let mut state = game.state().clone();
        let mut host = crate::NoLog(FastChance::new(number));
        let mut unsettled = 0;
        for decision in 0.. {
            let Some(seat) = rules.awaiting(&state).first() else {
                break;
            };
            assert!(
                decision <= suite.most_decisions,
                "a game of fallbacks does not end: {options:?}, {seats} seats"
            );
            let action = rules.fallback(&state, seat, &mut host.0);
            rules.play(&mut Ctx::new(&*rules, &mut state, &mut host), seat, &action);
            unsettled = if rules.settled(&state) { 0 } else { unsettled + 1 };
            assert!(unsettled <= crate::matches::MAX_BATCH, "fallbacks do not finish a choice");
        }
    }
}

/// An action changed in one place, if it is still an action.
pub(crate) fn mutate<A: serde::Serialize + serde::de::DeserializeOwned>(
    action: &A,
    dice: &mut FastChance,
) -> Option<A> {
    let mut value = serde_json::to_value(action).ok()?;
    let mut leaves = Vec::new();
    collect_leaves(&mut value, &mut leaves);
    if leaves.is_empty() {
        return None;
    }
    let at = dice.index("leaf", leaves.len());
    let leaf = &mut leaves[at];
    **leaf = match leaf {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            Value::from([number + 1, number - 1, 0, number + 7, 255, -1][dice.index("number", 6)])
        }
        Value::String(text) if text.starts_with('#') => {
            let number: i64 = text[1..].parse().unwrap_or(0);
            Value::from(format!(
                "#{}",
                [number + 1, number - 1, 0, number + 20, 60_000][dice.index("card", 5)]
            ))
        }
        Value::Bool(flag) => Value::from(!*flag),
        Value::Null => Value::from(dice.index("number", 6)),
        _ => Value::Null,
    };
    serde_json::from_value(value).ok()
}

fn collect_leaves<'v>(value: &'v mut Value, leaves: &mut Vec<&'v mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| collect_leaves(item, leaves)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|field| collect_leaves(field, leaves))
        }
        leaf => leaves.push(leaf),
    }
}
