//! Bases are scored: which, by whom, for how many points, and what is left of them.

use crate::properties::driver::{Game, Step, many, seats_of};
use crate::properties::lab::LAB;
use crate::properties::model::Model;
use engine::stack::Resolution;
use engine::{Chance, Rules, Seat};
use serde_json::Value;
use smashup::data::FILES;
use smashup::ids::{Def, Id, Slot};
use smashup::state::{Frame, Phase, State, Thing};
use smashup::{Action, Asking, Event, SmashUp};
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
