//! The order of what happens when a card is played, when a base is scored and when a turn begins.

use crate::properties::driver::{Game, Step, frame_where, many, seats_of};
use crate::properties::scoring::about_to_score;
use engine::Seat;
use smashup::ids::{Def, Id, Slot};
use smashup::state::{Frame, Phase, State};
use smashup::vocabulary::{On, Once};
use smashup::{Action, Asking, Event};

/// How far the scoring of a base has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum Stage {
    #[default]
    None,
    Began,
    MeFirst,
    Closed,
    Awarded,
    /// What goes with the award comes up.
    Scored,
    /// What comes after the scoring comes up.
    After,
    Cleared,
    Replaced,
}

#[derive(Debug, Default)]
struct Order {
    stage: Stage,
    base: Slot,
    /// What must come up before the play phase begins: things of the current player.
    start: Vec<Id>,
    /// Another base has come to the table in this turn.
    entered: bool,
    cards_played: u32,
    /// Triggers about a card that was played, and those about one that did something of its own first.
    triggers: u32,
    after_own: u32,
    scorings: u32,
    before_scoring: u32,
    at_scoring: u32,
    after_scoring: u32,
    with_next_base: u32,
    turns: u32,
    turn_starts: u32,
}

impl Order {
    fn look(&mut self, step: &Step<'_>) {
        self.play_begins(step);
        let mut last: Option<Event> = None;
        step.walk(|before, event, after| {
            self.scoring(event);
            self.turn(step, event, before, after);
            if let Event::AbilityUsed { seat, card, id, about } = *event {
                self.ability(step, before, seat, Def::new(card.index()), (id, about));
            }
            // A base that is cleared is replaced before anything else happens.
            if matches!(last, Some(Event::BaseCleared { .. })) {
                let next =
                    matches!(event, Event::BaseReplaced { .. } | Event::BasesShuffled { .. });
                assert!(next, "{event:?} comes between");
            }
            last = Some(event.clone());
        });
    }

    /// What is paid comes first, then the card, and whatever the card does and sets off comes behind.
    fn play_begins(&mut self, step: &Step<'_>) {
        let Action::Play { card, .. } = step.action else { return };
        let mut events = step.events();
        let mut first = events.next();
        let paid = |event: Option<&Event>| {
            matches!(event, Some(Event::AllowanceUsed { .. } | Event::AbilityUsed { .. }))
        };
        assert!(!paid(first) || step.asked() == Asking::Turn);
        if paid(first) {
            first = events.next();
        }
        match first {
            Some(
                Event::MinionPlayed { card: played, .. } | Event::ActionPlayed { card: played, .. },
            ) => {
                assert_eq!(*played, card);
            }
            other => panic!("{:?} begins with {other:?}", step.action),
        }
        self.cards_played += 1;
    }

    /// Began, answers, award, what goes with it, what comes after, cleared, replaced: in this order.
    fn scoring(&mut self, event: &Event) {
        let (now, from): (Stage, &[Stage]) = match *event {
            Event::ScoringBegan { base, .. } => {
                self.base = base;
                self.scorings += 1;
                (Stage::Began, &[Stage::None, Stage::Replaced])
            }
            Event::MeFirstOpened { .. } => (Stage::MeFirst, &[Stage::Began]),
            Event::MeFirstClosed { .. } => (Stage::Closed, &[Stage::MeFirst]),
            Event::PlaceAwarded { .. } => {
                (Stage::Awarded, &[Stage::Began, Stage::Closed, Stage::Awarded])
            }
            Event::BaseScored { .. } => {
                (Stage::Scored, &[Stage::Began, Stage::Closed, Stage::Awarded])
            }
            Event::BaseCleared { .. } => (Stage::Cleared, &[Stage::Scored, Stage::After]),
            Event::BaseReplaced { .. } => (Stage::Replaced, &[Stage::Cleared]),
            Event::TurnEnding { .. } => (Stage::None, &[Stage::None, Stage::Replaced]),
            Event::BaseSwapped { base, .. } if base == self.base && self.stage < Stage::Awarded => {
                (Stage::None, &[Stage::None, Stage::Began, Stage::MeFirst, Stage::Closed])
            }
            _ => return,
        };
        assert!(from.contains(&self.stage), "{event:?} comes after {:?}", self.stage);
        let here = match *event {
            Event::MeFirstOpened { base }
            | Event::MeFirstClosed { base }
            | Event::BaseScored { base, .. }
            | Event::BaseCleared { base, .. }
            | Event::BaseReplaced { base, .. } => Some(base),
            _ => None,
        };
        assert!(here.is_none_or(|here| here == self.base), "{event:?} is about another base");
        self.stage = now;
    }

    /// Whatever waits for the start of the turn comes up before cards can be played.
    fn turn(&mut self, step: &Step<'_>, event: &Event, before: &State, after: &State) {
        match *event {
            Event::TurnStarted { seat, .. } => {
                assert_eq!(after.phase, Phase::Start);
                self.entered = false;
                let own = after.things.iter().filter(|thing| thing.controller == seat);
                let waits = own.filter(|thing| {
                    step.rules.abilities(thing.card).any(|ability| {
                        ability.on == On::TurnStart && !ability.may && ability.once == Once::Always
                    })
                });
                self.start = waits.map(|thing| thing.id).collect();
            }
            Event::PlayBegan { .. } => {
                assert_eq!(before.phase, Phase::Start);
                let missing = self.start.iter().find(|&&id| before.thing(id).is_some());
                assert_eq!(missing, None, "its time was the start of the turn");
                self.start.clear();
                self.turns += 1;
            }
            Event::BaseReplaced { .. } | Event::BaseSwapped { .. } => self.entered = true,
            Event::MinionPlayed { .. } | Event::ActionPlayed { .. } => {
                assert!(before.phase != Phase::Draft && before.phase != Phase::Mulligan);
            }
            _ => {}
        }
    }

    /// An ability comes up at its time.
    fn ability(
        &mut self,
        step: &Step<'_>,
        state: &State,
        seat: Seat,
        card: Def,
        (id, about): (Id, Id),
    ) {
        let face = step.rules.face(card);
        let has = |on: On| face.has(on);
        if has(On::TurnStart) || has(On::EachTurnStart) {
            let enters = has(On::Entered) && self.entered;
            assert!(state.phase == Phase::Start || enters, "{:?}", state.phase);
            self.start.retain(|&other| other != id);
            self.turn_starts += u32::from(state.phase == Phase::Start);
        }
        if has(On::TurnEnd) || has(On::EachTurnEnd) {
            assert_eq!(state.phase, Phase::End);
        }
        // What was used before the scoring lies in play or comes from a hand.
        if has(On::BeforeScoring) || has(On::Special) {
            assert_eq!(self.stage, Stage::MeFirst, "{}", step.rules.data.names[card.index()]);
            self.before_scoring += 1;
        }
        if has(On::Scored) {
            assert_eq!(self.stage, Stage::Scored);
            self.at_scoring += 1;
        }
        if has(On::AfterScoring) || has(On::SpecialAfter) {
            assert!(matches!(self.stage, Stage::Scored | Stage::After), "{:?}", self.stage);
            self.stage = Stage::After;
            self.after_scoring += 1;
        }
        if has(On::Replaced) {
            assert_eq!(self.stage, Stage::Replaced);
            self.with_next_base += 1;
        }
        if has(On::Entered) && !has(On::EachTurnStart) {
            assert!(self.entered, "no base has come to the table");
            self.with_next_base += 1;
        }
        if has(On::MinionPlayed) || has(On::ActionPlayed) || has(On::ActionOnMinion) {
            self.played_before(step, state, seat, about);
        }
    }

    /// The card that a trigger is about has done all of its own by then.
    fn played_before(&mut self, step: &Step<'_>, state: &State, seat: Seat, about: Id) {
        let still =
            frame_where(state, |frame| matches!(frame, Frame::Played { id, .. } if *id == about));
        assert_eq!(still, None, "it has not done its own yet, and seat {seat} triggers");
        let runs = frame_where(state, |frame| match *frame {
            Frame::Run { ability, source, .. } => {
                source == about && step.rules.data.abilities[usize::from(ability)].on == On::Play
            }
            _ => false,
        });
        assert_eq!(runs, None);
        self.triggers += 1;
        let it = state.remembered(about).expect("something was played");
        self.after_own += u32::from(step.rules.face(it.card).has(On::Play));
    }
}

/// Own effects come before triggers; answers, award, what comes after, clearing and the next base in this order; and
/// what waits for the start of a turn before anything is played.
#[test]
fn property_17_things_happen_in_their_order() {
    let mut seen = Order::default();
    for seed in many(80) {
        (seen.stage, seen.entered) = (Stage::None, false);
        seen.start.clear();
        Game::random(seed).play_on(1000, |step| seen.look(step));
    }
    let lively =
        ["tricksters", "pirates", "ninjas", "killer_plants", "wizards", "minions_of_cthulhu"];
    for seed in many(150) {
        (seen.stage, seen.entered) = (Stage::None, false);
        seen.start.clear();
        let mut game = about_to_score(&lively, seats_of(seed), seed);
        let played: [&str; 6] = [
            "base_the_homeworld",
            "base_fairy_circle",
            "base_mountains_of_madness",
            "base_equaria",
            "base_secret_grove",
            "base_the_workshop",
        ];
        game.lay_base(played[seed as usize % 6]);
        game.play_on(60, |step| seen.look(step));
    }
    println!("{seen:?}");
    assert!(seen.cards_played >= 500 && seen.triggers >= 200 && seen.after_own >= 50, "{seen:?}");
    assert!(seen.scorings >= 500 && seen.before_scoring >= 100, "{seen:?}");
    assert!(seen.at_scoring >= 10 && seen.after_scoring >= 100, "{seen:?}");
    assert!(seen.with_next_base >= 20, "{seen:?}");
    assert!(seen.turns >= 500 && seen.turn_starts >= 200, "{seen:?}");
}
