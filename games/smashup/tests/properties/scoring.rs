//! Bases are scored: which, by whom, for how many points, and what is left of them.

use crate::common::DATA;
use crate::driver::{Game, Step, many, seats_of};
use crate::lab::LAB;
use crate::model::Model;
use engine::stack::Resolution;
use engine::{Chance, Match, Rules, Seat, SeatSet, Seed, Setup};
use serde_json::Value;
use smashup::data::FILES;
use smashup::ids::{Def, Id, Slot};
use smashup::state::{Frame, Phase, State, Thing};
use smashup::vocabulary::On;
use smashup::{Action, Asking, Event, Options, SmashUp};
use std::collections::BTreeMap;

/// A crowded table at which the first player is about to end the play phase.
pub(crate) fn about_to_score(factions: &[&str], seats: u8, seed: u64) -> Game {
    let mut game = Game::among(factions, seats, seed);
    game.start_playing();
    let minions = if seats == 2 { 10 } else { 8 };
    game.crowd(minions, 1).swing();
    game
}

/// Plays random games, and crowded turns from the end of the play phase on; says when another game begins.
pub(crate) fn score_a_lot(games: u64, crowds: u64, mut look: impl FnMut(bool, &Step<'_>)) {
    for seed in many(games) {
        let mut new = true;
        Game::random(seed).play_on(1000, |step| look(std::mem::take(&mut new), step));
    }
    for seed in many(crowds) {
        let mut game = about_to_score(&[], seats_of(seed), seed);
        let mut new = true;
        let mut see = |step: &Step<'_>| look(std::mem::take(&mut new), step);
        game.act(Action::EndPlay, &mut see);
        game.play_turn(see);
    }
}

// ---- What is left ----

#[derive(Debug, Default)]
struct Cleared {
    bases: u32,
    things: u32,
    /// Of another player than who controlled them.
    lent: u32,
    /// Came to the new base by what happened after it was laid down.
    arrived: u32,
    /// What has come to each base that was laid down in this turn.
    arrivals: BTreeMap<Slot, Vec<Id>>,
}

impl Cleared {
    fn look(&mut self, step: &Step<'_>) {
        let mut waits_for = None;
        step.walk(|before, event, after| match *event {
            Event::BaseCleared { base, card } => {
                self.goes_to_owners(base, before, after);
                assert_eq!(after.base_discard.last(), Some(&Def::new(card.index())));
                waits_for = Some(base);
                self.bases += 1;
            }
            Event::BaseReplaced { base, card } => {
                assert_eq!(waits_for.take(), Some(base), "a base is replaced when it is cleared");
                let card = Def::new(card.index());
                assert_eq!(before.base_deck.last().map(|held| held.card), Some(card));
                let lies = after.bases[usize::from(base)];
                assert_eq!(lies, smashup::state::Base { card, ..Default::default() });
                assert!(after.things.iter().all(|thing| thing.base != base), "it is empty");
                self.arrivals.insert(base, Vec::new());
            }
            Event::MinionMoved { base, id, .. }
            | Event::MinionPlayed { base, id, .. }
            | Event::ActionAttached { base, id, .. } => {
                self.arrivals.entry(base).and_modify(|all| all.push(id));
            }
            Event::TurnStarted { .. } => self.arrivals.clear(),
            _ => {}
        });
        assert_eq!(waits_for, None, "a base that was cleared is replaced at once");
        for (base, ids) in &self.arrivals {
            for thing in step.after.things.iter().filter(|thing| thing.base == *base) {
                let came = ids.contains(&thing.id) || ids.contains(&thing.host);
                assert!(came, "{thing:?} was left behind");
                self.arrived += 1;
            }
        }
    }

    /// Everything at the base goes to the discard piles of its owners, and nothing else changes hands.
    fn goes_to_owners(&mut self, base: Slot, before: &State, after: &State) {
        let there = |thing: &&Thing| thing.base == base;
        let left: Vec<&Thing> = before.things.iter().filter(|thing| thing.base != base).collect();
        assert_eq!(after.things.iter().collect::<Vec<_>>(), left);
        for seat in Seat::all(4) {
            let own = before.things.iter().filter(there).filter(|thing| thing.owner == seat);
            let mut wanted: Vec<Def> = before.player(seat).discard.to_vec();
            wanted.extend(own.map(|thing| thing.card));
            let mut got = after.player(seat).discard.to_vec();
            wanted.sort_unstable();
            got.sort_unstable();
            assert_eq!(got, wanted, "the discard pile of seat {seat}");
            assert_eq!(before.player(seat).hand, after.player(seat).hand);
        }
        self.things += before.things.iter().filter(there).count() as u32;
        let lent = |thing: &&Thing| thing.owner != thing.controller;
        self.lent += before.things.iter().filter(there).filter(lent).count() as u32;
        assert!(after.bases[usize::from(base)].gone);
    }
}

/// A base that has been scored is cleared to the owners' discard piles, and the next one begins empty.
#[test]
fn property_11_scoring_clears_the_base() {
    let mut seen = Cleared::default();
    score_a_lot(60, 400, |new, step| {
        if new {
            seen.arrivals.clear();
        }
        seen.look(step);
    });
    // Minions that another player than their owner has got hold of.
    for seed in many(150) {
        let mut game = about_to_score(&["ghosts"], seats_of(seed), seed);
        for seat in Seat::all(game.rules.seats) {
            (0..4).for_each(|_| game.attach_to_minion(seat));
        }
        game.edit(|_| {});
        seen.arrivals.clear();
        game.act(Action::EndPlay, &mut |step| seen.look(step));
        game.play_turn(|step| seen.look(step));
    }
    println!("{seen:?}");
    assert!(seen.bases >= 500 && seen.things >= 2_000, "{seen:?}");
    assert!(seen.arrived >= 20 && seen.lent >= 20, "{seen:?}");
}

// ---- Which base ----

#[derive(Debug, Default)]
struct Which {
    asked: u32,
    not_asked: u32,
    refused: u32,
}

impl Which {
    fn look(&mut self, step: &Step<'_>) {
        let (rules, state) = (step.rules, step.before);
        if step.asked() == Asking::WhichBase {
            let eligible = Model::new(rules, state).eligible();
            assert!(eligible.len() >= 2, "there is nothing to choose");
            assert_eq!(step.seat, state.current, "the current player says which");
            let wanted: Vec<Action> =
                eligible.iter().map(|&base| Action::ScoreBase { base }).collect();
            let mut offered = Vec::new();
            rules.actions(state, step.seat, &mut offered);
            assert_eq!(offered, wanted);
            for base in (0..8).filter(|base| !eligible.contains(base)) {
                let refusal = rules.check(state, step.seat, &Action::ScoreBase { base });
                assert_eq!(refusal.expect_err("not eligible").code(), "invalid_target");
                self.refused += 1;
            }
            self.asked += 1;
        }
        let mut chosen = match step.action {
            Action::ScoreBase { base } => Some(base),
            _ => None,
        };
        step.walk(|before, event, _| {
            let Event::ScoringBegan { base, .. } = *event else { return };
            match chosen.take() {
                Some(chosen) => assert_eq!(base, chosen),
                None => {
                    assert_eq!(Model::new(rules, before).eligible(), [base], "nobody was asked");
                    self.not_asked += 1;
                }
            }
        });
        assert_eq!(chosen, None, "what was chosen is scored");
    }
}

/// Of several bases that can be scored the current player says which comes next; a single one needs no question.
#[test]
fn property_14_which_base_is_scored_is_asked_when_there_is_a_choice() {
    let mut seen = Which::default();
    score_a_lot(40, 1_000, |_, step| seen.look(step));
    println!("{seen:?}");
    assert!(seen.asked >= 500 && seen.not_asked >= 500 && seen.refused >= 500, "{seen:?}");
}

// ---- Every one of them ----

#[derive(Debug, Default)]
struct Every {
    /// Eligible when the score phase began, and not accounted for yet.
    entered: Option<Vec<(Slot, Def)>>,
    began: Vec<(Slot, Def)>,
    scored: Vec<(Slot, Def)>,
    left: Vec<(Slot, Def)>,
    phases: u32,
    eligible: u32,
    all_scored: u32,
    /// Was eligible when the phase began, and not any more when its time came.
    lapsed: u32,
    /// Became eligible during the phase.
    late: u32,
}

impl Every {
    fn look(&mut self, step: &Step<'_>) {
        step.walk(|before, event, after| {
            let named = |base: Slot, card: engine::Card| (base, Def::new(card.index()));
            match *event {
                Event::PlayEnded { .. } => {
                    let model = Model::new(step.rules, after);
                    let card = |base: Slot| after.base_card(base);
                    let eligible = model.eligible();
                    self.eligible += eligible.len() as u32;
                    self.entered = Some(eligible.iter().map(|&at| (at, card(at))).collect());
                    (self.began, self.scored, self.left) = Default::default();
                }
                Event::ScoringBegan { base, card } => self.began.push(named(base, card)),
                Event::BaseScored { base, card } => self.scored.push(named(base, card)),
                Event::BaseSwapped { base, old, .. } => self.left.push(named(base, old)),
                Event::ResolutionCut => self.entered = None,
                _ => {}
            }
            let on_top = matches!(before.stack.frame(), Some(Frame::Turn { .. }));
            let goes_on = matches!(
                event,
                Event::CardsDrawn { .. } | Event::DeckShuffled { .. } | Event::TurnEnding { .. }
            );
            if before.phase == Phase::Score
                && on_top
                && goes_on
                && let Some(entered) = self.entered.take()
            {
                self.phase_is_over(&Model::new(step.rules, before), &entered);
            }
        });
    }

    /// Nothing that can be scored is left, and everything that was there at the start is accounted for.
    fn phase_is_over(&mut self, model: &Model<'_>, entered: &[(Slot, Def)]) {
        self.phases += 1;
        let left = model.eligible();
        assert!(left.is_empty(), "{left:?} can still be scored");
        for base in entered {
            if self.scored.contains(base) {
                self.all_scored += 1;
            } else if !self.left.contains(base) {
                assert_eq!(model.state.base_card(base.0), base.1, "it has not left");
                self.lapsed += 1;
            }
        }
        // Once its scoring has begun a base is scored, whatever its total is then, unless it leaves.
        for base in &self.began {
            assert!(self.scored.contains(base) || self.left.contains(base), "{base:?}");
        }
        let late = self.scored.iter().filter(|base| !entered.contains(base));
        self.late += late.count() as u32;
    }
}

/// Every base that can be scored is scored in the score phase, unless it cannot be any more when its time comes.
#[test]
fn property_15_every_eligible_base_is_scored() {
    let mut seen = Every::default();
    score_a_lot(60, 600, |new, step| {
        if new {
            seen.entered = None;
        }
        seen.look(step);
    });
    let Every { phases, eligible, all_scored, lapsed, late, .. } = seen;
    println!(
        "{phases} phases, {eligible} eligible, {all_scored} scored, {lapsed} lapsed, {late} late"
    );
    assert!(all_scored >= 500 && phases >= 1_000, "{seen:?}");
    assert!(lapsed >= 3 && late >= 3, "{seen:?}");
}

// ---- Points ----

/// The points of every base, from the file itself.
fn printed_points() -> BTreeMap<String, Vec<u64>> {
    let (_, text) = FILES.iter().find(|(name, _)| *name == "bases.json").expect("bases");
    let bases: Vec<Value> = serde_json::from_str(text).expect("a list");
    let points = |base: &Value| {
        let points = base["points"].as_array()?.iter().filter_map(Value::as_u64).collect();
        Some((base["id"].as_str()?.to_owned(), points))
    };
    bases.iter().filter_map(points).collect()
}

#[derive(Debug, Default)]
struct Awards {
    printed: BTreeMap<String, Vec<u64>>,
    bases: u32,
    tied_first: u32,
    tied_later: u32,
    fourth: u32,
    /// Placed without any power.
    powerless: u32,
    /// Placed without any minion.
    without_minion: u32,
}

impl Awards {
    fn look(&mut self, step: &Step<'_>) {
        let mut awarded: Vec<(Seat, u8, i32, u64)> = Vec::new();
        let mut wanted: Option<Vec<(Seat, u8, i32, u64)>> = None;
        step.walk(|before, event, after| match *event {
            Event::PlaceAwarded { seat, place, power, points } => {
                wanted.get_or_insert_with(|| self.wanted(step.rules, before));
                awarded.push((seat, place, i32::from(power), u64::from(points)));
                let (was, is) = (before.player(seat).points, after.player(seat).points);
                assert_eq!(is, was + points, "points are taken at once");
            }
            Event::BaseScored { .. } => {
                let nobody = || self.wanted(step.rules, before);
                assert_eq!(awarded, wanted.take().unwrap_or_else(nobody));
                self.count(&awarded);
                awarded.clear();
                for seat in Seat::all(step.rules.seats) {
                    assert_eq!(before.player(seat).points, after.player(seat).points);
                }
            }
            _ => {}
        });
    }

    /// Who gets what, clockwise from the current player: place, power and points.
    fn wanted(&mut self, rules: &SmashUp, state: &State) -> Vec<(Seat, u8, i32, u64)> {
        let model = Model::new(rules, state);
        let base = state.scoring.expect("a base is being scored");
        let points = &self.printed[&rules.data.names[state.base_card(base).index()]];
        let mut all = model.ranking(base);
        let seats = usize::from(rules.seats);
        all.sort_by_key(|(seat, ..)| (seat.index() + seats - state.current.index()) % seats);
        let bare = all.iter().filter(|(seat, ..)| model.minions(*seat, base) == 0);
        self.without_minion += bare.count() as u32;
        let points = |place: u8| points.get(usize::from(place) - 1).copied().unwrap_or(0);
        all.iter().map(|&(seat, place, power)| (seat, place, power, points(place))).collect()
    }

    fn count(&mut self, awarded: &[(Seat, u8, i32, u64)]) {
        self.bases += u32::from(!awarded.is_empty());
        let at = |place: u8| awarded.iter().filter(|(_, other, ..)| *other == place).count();
        self.tied_first += u32::from(at(1) > 1);
        self.tied_later += u32::from(at(2) > 1 || at(3) > 1);
        self.fourth += at(4) as u32;
        self.powerless += awarded.iter().filter(|(_, _, power, _)| *power == 0).count() as u32;
        // Who ties uses up the places behind.
        for place in 1..=4 {
            let better: usize = (1..place).map(at).sum();
            assert!(at(place) == 0 || better == usize::from(place) - 1, "{awarded:?}");
        }
        assert!(awarded.iter().all(|&(_, place, _, points)| place < 4 || points == 0));
    }
}

/// Points go by place: who ties shares the better place and uses up the next, and the fourth gets none.
#[test]
fn property_16_points_go_by_place_and_ties() {
    let mut seen = Awards { printed: printed_points(), ..Awards::default() };
    score_a_lot(40, 400, |_, step| seen.look(step));
    // Powers that are made to tie: one minion for each player and what the turn adds to it.
    for seed in many(400) {
        let mut game = level_table(2 + (seed % 3) as u8, seed);
        game.act(Action::EndPlay, &mut |step| seen.look(step));
        game.play_turn(|step| seen.look(step));
    }
    let Awards { bases, tied_first, tied_later, fourth, powerless, without_minion, .. } = seen;
    println!(
        "{bases} bases, {tied_first} tied for the first place, {tied_later} for a later one, \
         {fourth} fourth places, {powerless} without power, {without_minion} without minion"
    );
    assert!(bases >= 500 && tied_first >= 60 && tied_later >= 100, "{bases} bases");
    assert!(fourth >= 50 && powerless >= 50 && without_minion >= 5, "{fourth} {powerless}");
}

/// A base that is open to scoring, with a minion of most players whose power is among few values. The first player
/// may have power there without a minion.
fn level_table(seats: u8, seed: u64) -> Game {
    let mut game = Game::with(&LAB, &["aliens"], &[], seats, seed);
    game.start_playing();
    let base = game.random_base();
    let flag = game.named("lab_flag");
    if seed % 4 < 2 && game.pull(Seat::new(0), |card| card == flag).is_some() {
        game.put(Seat::new(0), flag, base, Id::NONE);
    }
    let data = game.rules.data.clone();
    for seat in Seat::all(seats) {
        let absent = game.dice.index("absent", 8) == 0;
        let minion = |card: Def| data.face(card).kind == smashup::data::Kind::Minion;
        if !absent && let Some(card) = game.pull(seat, minion) {
            let printed = data.face(card).power as i8;
            let id = game.put(seat, card, base, Id::NONE);
            let power = [0, 2, 2, 4, 5][game.dice.index("power", 5)];
            let thing = game.state.things.iter_mut().find(|thing| thing.id == id).expect("there");
            thing.boost = power - printed;
        }
    }
    game.edit(|state| state.bases[usize::from(base)].open = true);
    game
}

// ---- Me First ----

/// A window before a base is scored, followed by hand.
#[derive(Clone, Copy, Debug)]
struct Round {
    base: Slot,
    asked: SeatSet,
    passed: SeatSet,
    next: Seat,
}

#[derive(Debug, Default)]
struct MeFirst {
    round: Option<Round>,
    rounds: u32,
    decisions: u32,
    plays: u32,
    /// Played after having passed in the same window.
    came_back: u32,
    has_passed: SeatSet,
    /// Closed because nobody could have an answer any more.
    early: u32,
}

impl MeFirst {
    fn look(&mut self, step: &Step<'_>) {
        let closed = step.saw(|event| matches!(event, Event::MeFirstClosed { .. }));
        if let Asking::MeFirst(base) = step.asked() {
            self.answered(step, base, closed);
        } else if closed && self.round.take().is_some() {
            // What was played for this scoring is done, and nobody has anything more to say.
            self.nobody_has_an_answer(step);
        }
        if let Some(Asking::MeFirst(base)) = step.rules.asking(step.after) {
            let opened = step.saw(|event| matches!(event, Event::MeFirstOpened { .. }));
            if opened {
                self.open(step, base);
            }
            let round = self.round.expect("a window that was opened");
            assert_eq!(round.base, base);
            let awaited: Vec<Seat> = step.rules.awaiting(step.after).iter().collect();
            assert_eq!(awaited, [round.next], "nobody else is asked");
        }
    }

    fn open(&mut self, step: &Step<'_>, base: Slot) {
        let state = step.after;
        let asked = state.stack.window().expect("a window").asked;
        // Whoever holds something for it is asked.
        for seat in Seat::all(step.rules.seats) {
            let mut hand = state.player(seat).hand.iter();
            let holds = hand.any(|held| step.rules.face(held.card).has(On::Special));
            assert!(!holds || asked.contains(seat), "seat {seat} is not asked");
        }
        let seats = step.rules.seats;
        let from_current = (0..seats).map(|n| Seat::new((state.current.index() as u8 + n) % seats));
        let next = from_current.into_iter().find(|&seat| asked.contains(seat)).expect("somebody");
        self.round = Some(Round { base, asked, passed: SeatSet::EMPTY, next });
        self.has_passed = SeatSet::EMPTY;
        self.rounds += 1;
    }

    fn answered(&mut self, step: &Step<'_>, base: Slot, closed: bool) {
        let mut round = self.round.expect("a window that was opened");
        assert_eq!((round.base, round.next), (base, step.seat), "clockwise, one after the other");
        self.decisions += 1;
        let seats = step.rules.seats;
        let mut after = (1..=seats).map(|n| Seat::new((step.seat.index() as u8 + n) % seats));
        round.next = after.find(|&seat| round.asked.contains(seat)).expect("at least oneself");
        if step.action == Action::Pass {
            round.passed = round.passed.with(step.seat);
            self.has_passed = self.has_passed.with(step.seat);
            let all = round.passed == round.asked;
            assert_eq!(closed, all, "it ends when all have passed in a row");
            self.round = (!all).then_some(round);
        } else {
            assert!(matches!(step.action, Action::Special { .. } | Action::Trigger { .. }));
            self.plays += 1;
            self.came_back += u32::from(self.has_passed.contains(step.seat));
            round.passed = SeatSet::EMPTY;
            self.round = Some(round);
            if closed {
                self.round = None;
                self.nobody_has_an_answer(step);
            }
        }
    }

    /// The window closed before all had passed: the base has left, or nobody holds anything for it.
    fn nobody_has_an_answer(&mut self, step: &Step<'_>) {
        self.early += 1;
        let mut at_close = None;
        step.walk(|before, event, _| {
            if matches!(event, Event::MeFirstClosed { .. }) {
                at_close = Some(before.clone());
            }
        });
        let state = at_close.expect("it was closed");
        let Some(base) = state.scoring else { return };
        for seat in Seat::all(step.rules.seats) {
            let mut hand = state.player(seat).hand.iter();
            let holds = hand.any(|held| step.rules.face(held.card).has(On::Special));
            assert!(!holds, "seat {seat} could still play something");
            assert!(step.rules.scoring_offers(&state, base, On::BeforeScoring, seat).is_empty());
        }
    }
}

/// Me First goes round from the current player until all have passed in a row, and nobody else can act meanwhile.
#[test]
fn property_18_me_first_goes_round_until_all_pass() {
    let special =
        ["elder_things", "innsmouth", "miskatonic", "ninjas", "pirates", "minions_of_cthulhu"];
    let mut seen = MeFirst::default();
    for seed in many(400) {
        let mut game = about_to_score(&special, seats_of(seed), seed);
        let data = game.rules.data.clone();
        for seat in Seat::all(game.rules.seats) {
            while game.take_in_hand(seat, |card| data.face(card).has(On::Special)).is_some() {}
        }
        game.edit(|_| {});
        seen.round = None;
        game.act(Action::EndPlay, &mut |step| seen.look(step));
        // Half of the answers are passes, so that passes and plays come in every order.
        for _ in 0..200 {
            if game.seat().is_none() || game.asking() == Some(Asking::Turn) {
                break;
            }
            let passes = matches!(game.asking(), Some(Asking::MeFirst(_)));
            let pass = passes && game.dice.index("pass", 2) == 0;
            let action = if pass { Action::Pass } else { game.lively() };
            game.act(action, &mut |step| seen.look(step));
        }
    }
    let others = others_are_refused(&special);
    println!("{seen:?}, {others} others refused");
    assert!(seen.decisions >= 500 && seen.rounds >= 200 && seen.plays >= 200, "{seen:?}");
    assert!(seen.came_back >= 20 && others >= 500, "{seen:?}, {others}");
}

/// In whole matches, those who are not asked in Me First are turned away. Says how often.
fn others_are_refused(factions: &[&str]) -> u32 {
    let mut refused = 0;
    for seed in many(40) {
        let seats = 2 + (seed % 2) as u8;
        let mut names: Vec<String> = factions.iter().map(|&name| name.to_owned()).collect();
        names.rotate_left(seed as usize % factions.len());
        names.truncate(2 * usize::from(seats));
        let options = Options { factions: names, ..Options::default() };
        let seed = Seed::from_number(seed);
        let setup = Setup { options, seats, seed, random: Vec::new() };
        let mut game = Match::<SmashUp>::new(&DATA, &setup).expect("a table");
        let mut dice = engine::FastChance::new(refused.into());
        for _ in 0..400 {
            let rules = game.rules().clone();
            let Some(seat) = rules.awaiting(game.state()).first() else { break };
            if let Some(Asking::MeFirst(_)) = rules.asking(game.state()) {
                let before = game.digest();
                for other in Seat::all(seats).filter(|&other| other != seat) {
                    for action in [Action::Pass, game.actions(seat)[0]] {
                        let refusal = game.play(other, &[action], 0).expect_err("not asked");
                        assert_eq!(refusal.code(), "not_your_turn");
                    }
                    refused += 1;
                }
                assert_eq!(game.digest(), before);
            }
            let mut batch = Vec::new();
            loop {
                let mut state = game.state().clone();
                let mut host = engine::NoLog(engine::FastChance::new(0));
                for action in &batch {
                    let mut ctx = engine::Ctx::new(&*rules, &mut state, &mut host);
                    rules.play(&mut ctx, seat, action);
                }
                if !batch.is_empty() && rules.settled(&state) {
                    break;
                }
                let mut options = Vec::new();
                rules.actions(&state, seat, &mut options);
                batch.push(options[dice.index("action", options.len())]);
            }
            game.play(seat, &batch, 0).expect("a choice");
        }
    }
    refused
}
