//! Abilities: what a minion does when it is played, what special cards do, and talents.

use crate::properties::driver::{Game, Step, frame_where, many, seats_of};
use crate::properties::model::{Deed, Eye, Model};
use crate::properties::plays::Actions;
use engine::stack::Resolution;
use engine::{Chance, Rules, Seat};
use smashup::data::Kind;
use smashup::ids::{Def, Id, Slot};
use smashup::piles::Pile;
use smashup::program::Op;
use smashup::state::{Frame, Phase, Slip, State};
use smashup::vocabulary::*;
use smashup::{Action, Asking, Event};
use std::collections::{BTreeMap, BTreeSet};

/// What became of the first step of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
enum Came {
    /// Somebody is asked about it.
    Asked,
    /// It happened at once.
    Happened,
    /// There was nothing it could be about.
    NoTarget,
}

/// Looks for the effect of the first step of an ability, which began in this position and as this eye sees it.
struct First<'a> {
    step: &'a Step<'a>,
    model: Model<'a>,
    eye: &'a Eye,
    ability: u16,
}

impl First<'_> {
    fn came(&self, at: u16) -> Came {
        let (step, eye) = (self.step, self.eye);
        let own = self.model.state.player(eye.you);
        let can_draw = !(own.deck.is_empty() && own.discard.is_empty());
        match self.model.op(at) {
            Op::Pick(Pick::Things { of, n }) => {
                let all = self.model.targets(eye, &of);
                let (least, most) = self.model.bounds(eye, n, &all);
                if most == 0 {
                    Came::NoTarget
                } else if all.len() == least {
                    let then = self.model.op(at + 1);
                    all.iter().for_each(|&id| self.is_done(then, id));
                    Came::Happened
                } else {
                    self.asks(|asking| matches!(asking, Asking::Pick(Pick::Things { .. })))
                }
            }
            Op::Pick(Pick::Cards { of, n }) => {
                let fit = self.cards(&of);
                let hidden = matches!(of.zone, Zone::Hand | Zone::HandOrDiscard | Zone::Deck);
                match fit {
                    0 => Came::NoTarget,
                    // It is the only one, and only where it goes is asked.
                    1 if step.rules.asking(step.after) == Some(Asking::Place) => Came::Asked,
                    1 if n == Count::One && !hidden => self.happens(|event| {
                        matches!(event, Event::CardMoved { .. } | Event::ActionPlayed { .. })
                    }),
                    _ => self.asks(|asking| matches!(asking, Asking::Pick(Pick::Cards { .. }))),
                }
            }
            Op::Choose { ways, .. } => {
                let open: Vec<u16> = (0..u16::from(ways))
                    .filter_map(|way| match self.model.op(at + 1 + way) {
                        Op::Jump(to) if self.is_open(to) => Some(to),
                        _ => None,
                    })
                    .collect();
                match open[..] {
                    [] => Came::NoTarget,
                    [only] => self.came(only),
                    _ => self.asks(|asking| matches!(asking, Asking::Way { .. })),
                }
            }
            Op::Bottom(Group::This) => {
                let id = eye.source;
                self.happens(
                    |event| matches!(event, Event::CardSunk { id: sunk, .. } if *sunk == id),
                )
            }
            Op::Offer { .. } => self.asks(|asking| asking == Asking::Offer),
            Op::Madness { who: Who::OthersHere, n: Number::Fixed(1) } => {
                let others = self.model.present(eye.here).without(eye.you).len();
                let drawn = step.events().filter(|e| matches!(e, Event::MadnessDrawn { .. }));
                assert!(drawn.count() >= usize::from(others.min(self.model.state.madness)));
                if others.min(self.model.state.madness) > 0 {
                    Came::Happened
                } else {
                    Came::NoTarget
                }
            }
            Op::Points { .. } => {
                let you = eye.you;
                self.happens(|e| matches!(e, Event::PointsGained { seat, .. } if *seat == you))
            }
            Op::Extra(text) => {
                let own_play = self.model.state.current == eye.you
                    && self.model.state.phase <= Phase::Play
                    && !text.now;
                if own_play {
                    self.happens(|e| matches!(e, Event::AllowanceGranted { .. }))
                } else if own.hand.is_empty() {
                    Came::NoTarget
                } else {
                    self.asks(|asking| asking == Asking::Grant)
                }
            }
            Op::Draw { .. } if can_draw => self.happens(|e| matches!(e, Event::CardsDrawn { .. })),
            Op::Reveal { .. } | Op::Look(_) if can_draw => {
                self.happens(|e| matches!(e, Event::CardsShown { .. }))
            }
            Op::Draw { .. } | Op::Reveal { .. } | Op::Look(_) => Came::NoTarget,
            Op::EachBase(Bases::NoOwn, _) => {
                let small = |card: &&Def| {
                    let face = step.rules.face(**card);
                    face.kind == Kind::Minion && face.power <= 2
                };
                let empty = |&base: &Slot| self.model.minions(eye.you, base) == 0;
                let mut bases = self.model.slots().filter(empty);
                let possible = bases.any(|base| {
                    let mut small = own.discard.iter().filter(small);
                    small.any(|&card| step.rules.may_enter(self.model.state, eye.you, card, base))
                });
                if possible { self.asks(|asking| asking == Asking::Grant) } else { Came::NoTarget }
            }
            Op::EachPlayer(Who::OthersHere, _) => {
                let others = self.model.present(eye.here).without(eye.you);
                for other in others.iter() {
                    self.happens(|e| matches!(e, Event::HandShown { seat, .. } if *seat == other));
                }
                if others.is_empty() { Came::NoTarget } else { Came::Happened }
            }
            Op::PlaySelf(_) => {
                let card = eye.card;
                self.happens(
                    |e| matches!(e, Event::MinionPlayed { card: c, .. } if *c == card.card()),
                )
            }
            other => panic!("no card begins with {other:?}"),
        }
    }

    /// Whether steps could begin.
    fn is_open(&self, at: u16) -> bool {
        match self.model.op(at) {
            Op::Pick(Pick::Things { of, n: Count::Exactly(n) }) => {
                self.model.targets(self.eye, &of).len() >= usize::from(n)
            }
            Op::Pick(pick) => panic!("no way begins with {pick:?}"),
            _ => true,
        }
    }

    /// How many cards can be picked.
    fn cards(&self, of: &CardFilter) -> usize {
        let own = self.model.state.player(self.eye.you);
        let hand = own.hand.iter().map(|held| held.card);
        let discard = own.discard.iter().copied();
        let all: Vec<Def> = match of.zone {
            Zone::Hand => hand.collect(),
            Zone::Discard => discard.collect(),
            Zone::HandOrDiscard => hand.chain(discard).collect(),
            other => panic!("no minion begins with {other:?}"),
        };
        let rules = self.step.rules;
        let fits = |card: Def| {
            let face = rules.face(card);
            let kind = match of.kind {
                CardKind::Any => true,
                CardKind::Minion => face.kind == Kind::Minion,
                CardKind::Action => face.kind.is_action(),
                CardKind::BaseAction => face.kind == Kind::OnBase,
                CardKind::Madness => card == rules.data.madness,
            };
            kind && of.max.is_none_or(|most| face.power <= most)
                && (!of.microbot || face.microbot)
                && (!of.playable || rules.is_playable(self.model.state, self.eye.you, card, None))
        };
        all.into_iter().filter(|&card| fits(card)).count()
    }

    fn asks(&self, about: impl Fn(Asking) -> bool) -> Came {
        let after = self.step.after;
        let asking = self.step.rules.asking(after).expect("somebody is asked");
        let own = frame_where(
            after,
            |frame| matches!(frame, Frame::Run { ability, .. } if *ability == self.ability),
        );
        assert!(about(asking) && own.is_some(), "{asking:?} for {:?}", self.eye);
        Came::Asked
    }

    fn happens(&self, what: impl Fn(&Event) -> bool) -> Came {
        assert!(self.step.saw(what), "nothing came of {:?}", self.eye);
        Came::Happened
    }

    /// Something is done to a thing, or kept from it.
    fn is_done(&self, op: Op, id: Id) {
        let (step, eye) = (self.step, self.eye);
        let thing = self.model.in_play(id).expect("it could be picked");
        let safe = |deed| self.model.is_safe(thing, eye.whose, eye.card, deed);
        let saved = |event: &Event| match event {
            Event::MinionSaved { id: saved, .. } => *saved == id,
            Event::AbilityUsed { about, card, .. } => {
                *about == id && step.rules.face(Def::new(card.index())).has(On::WouldDestroy)
            }
            _ => false,
        };
        // What happens instead for one of several is still being asked about.
        let goes_on = frame_where(step.after, |frame| matches!(frame, Frame::Destroy { .. }));
        match op {
            Op::Destroy(Group::Picked) => {
                let fell =
                    |e: &Event| matches!(e, Event::MinionDestroyed { id: i, .. } if *i == id);
                let kept = safe(Deed::Destroy) || goes_on.is_some() || step.saw(saved);
                assert!(step.saw(fell) || kept, "{id:?} is not destroyed");
                assert!(!(step.saw(fell) && safe(Deed::Destroy)), "{id:?} is protected");
            }
            Op::Return(Group::Picked) => {
                let left = |e: &Event| matches!(e, Event::CardReturned { id: i, .. } if *i == id);
                assert!(step.saw(left) != (safe(Deed::Return) || step.saw(saved)), "{id:?} stays");
            }
            // What is asked next is about what was picked.
            Op::Pick(_) => assert!(step.rules.asking(step.after).is_some()),
            other => panic!("nothing goes on with {other:?}"),
        }
    }
}

/// What was found about minions that are played.
#[derive(Debug, Default)]
struct OnPlay {
    came: BTreeMap<Came, u32>,
    /// Which minions did something.
    cards: BTreeSet<Def>,
    /// Choices that took effect.
    chosen: u32,
}

impl OnPlay {
    fn look(&mut self, step: &Step<'_>) {
        let rules = step.rules;
        let mut begun = step.begun().peekable();
        step.walk(|_, event, after| {
            let Event::MinionPlayed { card, id, .. } = *event else { return };
            let card = Def::new(card.index());
            let model = Model::new(rules, after);
            let eye = Eye::of(after.thing(id).expect("it has been played"));
            let mut own = rules.numbers(card, On::Play);
            let first = own.find(|&number| {
                let when = rules.data.abilities[usize::from(number)].when;
                when.is_none_or(|when| model.holds(&eye, when))
            });
            let Some(ability) = first else { return };
            assert!(begun.any(|number| number == ability), "its ability does not begin");
            let at = rules.data.abilities[usize::from(ability)].start;
            let came = First { step, model, eye: &eye, ability }.came(at);
            *self.came.entry(came).or_default() += 1;
            if came != Came::NoTarget {
                self.cards.insert(card);
            }
        });
        self.choice(step);
    }

    /// What was picked for a minion's ability takes effect.
    fn choice(&mut self, step: &Step<'_>) {
        let Some(Frame::Run { ability, at, source, .. }) = step.before.stack.frame() else {
            return;
        };
        let of_minion = step.before.thing(source).is_some_and(|thing| {
            let ability = &step.rules.data.abilities[usize::from(ability)];
            ability.on == On::Play && step.rules.face(thing.card).kind == Kind::Minion
        });
        let picks = step.events().find_map(|event| match event {
            Event::Chosen { picks, .. } => Some(*picks),
            _ => None,
        });
        let Some(picks) = picks.filter(|_| of_minion) else { return };
        let model = Model::new(step.rules, step.before);
        let Some((eye, Pick::Things { .. })) = model.pick() else { return };
        let then = model.op(at);
        let first = First { step, model, eye: &eye, ability };
        for slip in picks.iter() {
            let Slip::Thing(id) = *slip else { panic!("no thing: {slip:?}") };
            first.is_done(then, id);
            self.chosen += 1;
        }
    }
}

/// A minion that does something when it is played does it, whenever there is something to do it to.
#[test]
fn property_05_a_played_minion_does_what_it_says() {
    let mut seen = OnPlay::default();
    for seed in many(40) {
        Game::random(seed).play_on(1000, |step| seen.look(step));
    }
    // Every such minion comes into a crowd of its own, again and again.
    let data = crate::common::DATA.clone();
    let all: Vec<Def> = (0..data.faces.len())
        .map(Def::new)
        .filter(|&card| data.face(card).kind == Kind::Minion && data.face(card).has(On::Play))
        .collect();
    for &card in &all {
        let faction = data.factions[usize::from(data.face(card).faction.0)].id.clone();
        for seed in many(12) {
            let mut game = Game::with(&data, &[&faction], &[], seats_of(seed), seed);
            game.start_playing();
            let first = Seat::new(0);
            let held = game.state.player(first).hand.iter().any(|held| held.card == card);
            assert!(held || game.take_in_hand(first, |other| other == card).is_some());
            game.crowd(5, 1);
            if let Some(card) = game.pull(first, |_| true) {
                game.edit(|state| _ = state.players[0].discard.push(card));
            }
            let plays = game.options().into_iter();
            let plays: Vec<Action> = plays.filter(|action| is_play_of(action, card)).collect();
            if plays.is_empty() {
                continue;
            }
            let play = plays[game.dice.index("play", plays.len())];
            game.act(play, &mut |step| seen.look(step));
            game.play_on(6, |step| seen.look(step));
        }
    }
    println!(
        "{:?}, {} of {} minions, {} chosen",
        seen.came,
        seen.cards.len(),
        all.len(),
        seen.chosen
    );
    let cases = seen.came[&Came::Asked] + seen.came[&Came::Happened];
    assert!(cases >= 500 && seen.chosen >= 100, "{seen:?}");
    let idle: Vec<&String> = all
        .iter()
        .filter(|card| !seen.cards.contains(card))
        .map(|card| &data.names[card.index()])
        .collect();
    assert!(idle.is_empty(), "never did anything: {idle:?}");
}

fn is_play_of(action: &Action, wanted: Def) -> bool {
    matches!(action, Action::Play { card, from: Pile::Hand, .. } if *card == wanted.card())
}

// ---- Talents ----

/// What was found about talents.
#[derive(Debug, Default)]
struct Talents {
    /// When each thing's talent, or a base's for each player, was last used.
    used: BTreeMap<Talent, u16>,
    uses: u32,
    refused: u32,
    /// Offered once more after it was used in an earlier turn.
    again: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Talent {
    Thing(Id),
    Base(Def, Seat),
}

impl Talents {
    fn look(&mut self, step: &Step<'_>) {
        if step.asked() != Asking::Turn {
            return;
        }
        let (rules, state, seat) = (step.rules, step.before, step.seat);
        let mut offered = Vec::new();
        rules.actions(state, seat, &mut offered);
        for thing in state.things.iter().filter(|t| rules.face(t.card).has(On::Talent)) {
            let use_it = Action::Use { id: thing.id };
            let refusal = rules.check(state, seat, &use_it).err();
            let code = refusal.as_ref().map(|refusal| refusal.code());
            assert_eq!(offered.contains(&use_it), refusal.is_none());
            if thing.controller != seat {
                assert_eq!(code, Some("not_yours"));
            } else {
                self.once_a_turn(Talent::Thing(thing.id), state.turn, code);
            }
        }
        for (slot, base) in (0..).zip(state.bases.iter()) {
            if rules.face(base.card).has(On::Talent) && !rules.is_cancelled(state, slot) {
                let refusal = rules.check(state, seat, &Action::UseBase { base: slot }).err();
                let code = refusal.as_ref().map(|refusal| refusal.code());
                self.once_a_turn(Talent::Base(base.card, seat), state.turn, code);
            }
        }
        let talent = match step.action {
            Action::Use { id } => {
                let is_talent = state.thing(id).is_some_and(|t| rules.face(t.card).has(On::Talent));
                is_talent.then_some(Talent::Thing(id))
            }
            Action::UseBase { base } => Some(Talent::Base(state.base_card(base), seat)),
            _ => None,
        };
        let told = step.events().filter(|event| {
            matches!(event, Event::TalentUsed { .. } | Event::BaseTalentUsed { .. })
        });
        assert_eq!(told.count(), usize::from(talent.is_some()), "it is told once");
        if let Some(talent) = talent {
            let before = self.used.insert(talent, state.turn);
            assert_ne!(before, Some(state.turn), "twice in a turn");
            self.uses += 1;
        }
    }

    fn once_a_turn(&mut self, talent: Talent, turn: u16, code: Option<&str>) {
        match self.used.get(&talent) {
            Some(&used) if used == turn => {
                assert_eq!(code, Some("talent_used"));
                self.refused += 1;
            }
            earlier => {
                assert_ne!(code, Some("talent_used"), "it has not been used this turn");
                self.again += u32::from(earlier.is_some() && code.is_none());
            }
        }
    }
}

/// A talent can be used once a turn, and again in the next turn of whoever controls it.
#[test]
fn property_06_a_talent_is_used_once_a_turn() {
    let talented = ["steampunks", "killer_plants", "minions_of_cthulhu", "miskatonic", "innsmouth"];
    let mut seen = Talents::default();
    for seed in many(150) {
        let mut game = Game::among(&talented, seats_of(seed), seed);
        game.start_playing().crowd(4, 3);
        game.lay_base("base_cool_cats_alley");
        seen.used.clear();
        for _ in 0..150 {
            let options = game.options();
            let talents = options
                .into_iter()
                .filter(|action| matches!(action, Action::Use { .. } | Action::UseBase { .. }));
            let talents: Vec<Action> = talents.collect();
            if game.seat().is_none() {
                break;
            }
            let eager = !talents.is_empty() && game.dice.index("eager", 3) > 0;
            let action = if eager {
                talents[game.dice.index("talent", talents.len())]
            } else {
                game.lively()
            };
            game.act(action, &mut |step| seen.look(step));
        }
    }
    println!("{} uses, {} refused, {} again", seen.uses, seen.refused, seen.again);
    assert!(seen.uses >= 500 && seen.refused >= 500 && seen.again >= 500, "{seen:?}");
}

// ---- Specials ----

/// What was found about special cards.
#[derive(Debug, Default)]
struct Specials {
    actions: Actions,
    came: BTreeMap<Came, u32>,
    me_first: u32,
    after: u32,
    cards: BTreeSet<Def>,
}

impl Specials {
    fn look(&mut self, step: &Step<'_>) {
        self.actions.look(step);
        let Action::Special { card } = step.action else { return };
        let rules = step.rules;
        let def = Def::new(card.index());
        let (base, on) = match step.asked() {
            Asking::MeFirst(base) => (base, On::Special),
            Asking::AfterScoring(base) => (base, On::SpecialAfter),
            other => panic!("a special card is used while {other:?} is asked"),
        };
        assert_eq!(step.before.scoring, Some(base));
        // It costs no allowance.
        assert!(!step.saw(|event| matches!(event, Event::AllowanceUsed { .. })));
        for seat in Seat::all(rules.seats) {
            assert_eq!(allowances(step.before, seat), allowances(step.after, seat));
        }
        // It is told, and its ability runs.
        let told = |event: &Event| match *event {
            Event::AbilityUsed { card: used, seat, .. } => (used, seat) == (card, step.seat),
            _ => false,
        };
        assert!(step.saw(told));
        let ability = step.begun().next().expect("an ability begins");
        let words = &rules.data.abilities[usize::from(ability)];
        assert_eq!((words.def, words.on), (def, on));
        let started = start_of(step, ability);
        let model = Model::new(rules, &started);
        let eye = Eye::at_base(def, base, step.seat);
        let came = First { step, model, eye: &eye, ability }.came(words.start);
        *self.came.entry(came).or_default() += 1;
        self.cards.insert(def);
        // A card leaves the hand; an action comes to the discard pile when it is done, which `actions` follows.
        let held = |state: &State| {
            state.player(step.seat).hand.iter().filter(|held| held.card == def).count()
        };
        if rules.face(def).kind == Kind::Minion {
            assert_eq!(held(step.after) + 1, held(step.before), "one less in the hand");
        } else {
            let played = |event: &Event| match *event {
                Event::ActionPlayed { card: played, from, .. } => {
                    (played, from) == (card, Pile::Hand)
                }
                _ => false,
            };
            assert!(step.saw(played));
        }
        *(if on == On::Special { &mut self.me_first } else { &mut self.after }) += 1;
    }
}

/// The position in which an ability began in this step.
fn start_of(step: &Step<'_>, ability: u16) -> State {
    use engine::Entry;
    use engine::stack::Step as StackStep;
    let mut found = None;
    step.walk_all(|before, entry, _| match entry {
        Entry::Step(StackStep::Push(Frame::Run { ability: number, .. })) if *number == ability => {
            found.get_or_insert_with(|| before.clone());
        }
        _ => {}
    });
    found.expect("it began")
}

fn allowances(state: &State, seat: Seat) -> (u8, u8, usize) {
    let own = state.player(seat);
    (own.minions, own.actions, own.extras.len())
}

/// A special card that is used while a base is scored does what it says, costs no play and is discarded.
#[test]
fn property_10_a_special_runs_and_is_discarded_without_an_allowance() {
    let special = ["elder_things", "innsmouth", "miskatonic", "ninjas", "pirates"];
    let mut seen = Specials::default();
    for seed in many(450) {
        let mut game = Game::among(&special, seats_of(seed), seed);
        game.start_playing().crowd(7, 1);
        let data = game.rules.data.clone();
        let is_special =
            |card: Def| data.face(card).has(On::Special) || data.face(card).has(On::SpecialAfter);
        for seat in Seat::all(game.rules.seats) {
            while game.take_in_hand(seat, is_special).is_some() {}
        }
        game.edit(|_| {});
        game.act(Action::EndPlay, &mut |step| seen.look(step));
        game.play_turn(|step| seen.look(step));
        seen.actions.start_anew();
    }
    println!("{seen:?}");
    assert!(seen.me_first >= 500 && seen.after >= 30, "{seen:?}");
    assert!(seen.cards.len() == 7 && seen.actions.specials >= 300, "{seen:?}");
}
