//! Me First: who is asked before a base is scored, in what order, and when it ends.

use crate::common::DATA;
use crate::properties::driver::{Game, Step, many, seats_of};
use crate::properties::scoring::about_to_score;
use engine::{Chance, Match, Rules, Seat, SeatSet, Seed, Setup};
use smashup::ids::{Def, Slot};
use smashup::state::State;
use smashup::vocabulary::On;
use smashup::{Action, Asking, Event, Options, SmashUp};

/// A window before a base is scored, followed by hand.
#[derive(Clone, Copy, Debug)]
struct Round {
    base: Slot,
    /// Who could have an answer when it was opened.
    first: SeatSet,
    passed: SeatSet,
    /// Where the next one is looked for.
    from: Seat,
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
    /// Came to an answer while the window was open, and was asked.
    late: u32,
    /// Closed because nobody could have an answer any more, or because the base has left.
    early: u32,
}

/// Who may have an answer as far as all can see: a hand, and a faction with such cards, or an ability in play.
fn may_answer(rules: &SmashUp, state: &State, base: Slot) -> SeatSet {
    let special = |card: Def| rules.face(card).has(On::Special);
    let may = |seat: &Seat| {
        let own = state.player(*seat);
        let could = own
            .factions
            .iter()
            .any(|&faction| rules.cards_of(faction).any(|(card, _)| special(card)));
        assert!(could || !own.hand.iter().any(|held| special(held.card)));
        !own.hand.is_empty() && could
            || !rules.scoring_offers(state, base, On::BeforeScoring, *seat).is_empty()
    };
    Seat::all(rules.seats).filter(may).collect()
}

impl MeFirst {
    fn look(&mut self, step: &Step<'_>) {
        if let Asking::MeFirst(base) = step.asked() {
            self.answered(step, base);
        }
        step.walk(|before, event, after| match *event {
            Event::MeFirstOpened { base } => {
                assert!(self.round.is_none(), "one after the other");
                let first = may_answer(step.rules, after, base);
                let (passed, from) = (SeatSet::EMPTY, after.current);
                self.round = Some(Round { base, first, passed, from });
                self.has_passed = SeatSet::EMPTY;
                self.rounds += 1;
            }
            Event::MeFirstClosed { base } => {
                let round = self.round.take().expect("a window that was opened");
                let may = may_answer(step.rules, before, base);
                self.early += u32::from(may.minus(round.passed) == may);
                let left = before.scoring != Some(base);
                assert!(left || may.minus(round.passed).is_empty(), "not all have passed in a row");
            }
            _ => {}
        });
        if let Some(Asking::MeFirst(base)) = step.rules.asking(step.after) {
            let round = self.round.expect("a window that was opened");
            assert_eq!(round.base, base);
            let may = may_answer(step.rules, step.after, base).minus(round.passed);
            let next = step.rules.clockwise(may, round.from).next().expect("somebody to ask");
            let awaited: Vec<Seat> = step.rules.awaiting(step.after).iter().collect();
            assert_eq!(awaited, [next], "clockwise, one after the other, and nobody else");
            self.late += u32::from(!round.first.contains(next));
        }
    }

    fn answered(&mut self, step: &Step<'_>, base: Slot) {
        let mut round = self.round.expect("a window that was opened");
        assert_eq!(round.base, base);
        self.decisions += 1;
        round.from = step.seat.next(step.rules.seats);
        if step.action == Action::Pass {
            round.passed = round.passed.with(step.seat);
            self.has_passed = self.has_passed.with(step.seat);
        } else {
            assert!(matches!(step.action, Action::Special { .. } | Action::Trigger { .. }));
            self.plays += 1;
            self.came_back += u32::from(self.has_passed.contains(step.seat));
            round.passed = SeatSet::EMPTY;
        }
        self.round = Some(round);
    }
}

/// A table with all special cards in hands. At three of four the others have no hand, and what is destroyed at the
/// base that scores brings cards to who had it.
fn full_of_specials(factions: &[&str], seed: u64) -> Game {
    let mut game = about_to_score(factions, seats_of(seed), seed);
    let data = game.rules.data.clone();
    for seat in Seat::all(game.rules.seats) {
        while game.take_in_hand(seat, |card| data.face(card).has(On::Special)).is_some() {}
    }
    if !seed.is_multiple_of(4) {
        game.lay_base("base_stadium");
        let stadium = game.named("base_stadium");
        game.edit(|state| {
            let current = state.current;
            for (at, own) in state.players.iter_mut().enumerate() {
                while at != current.index()
                    && let Some(held) = own.hand.pop()
                {
                    own.deck.insert(0, held);
                }
            }
            state.bases.iter_mut().for_each(|base| base.open = base.card == stadium);
        });
    }
    game.edit(|_| {});
    game
}

/// Me First goes round from the current player until all who may answer have passed in a row. Who comes to an answer
/// meanwhile is asked, and nobody else can act.
#[test]
fn property_18_me_first_goes_round_until_all_pass() {
    let special =
        ["elder_things", "innsmouth", "miskatonic", "ninjas", "pirates", "minions_of_cthulhu"];
    let mut seen = MeFirst::default();
    for seed in many(800) {
        let mut game = full_of_specials(&special, seed);
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
    assert!(seen.came_back >= 20 && seen.late >= 10 && others >= 500, "{seen:?}, {others}");
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
