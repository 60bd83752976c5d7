//! Positions by name: puts cards where a test wants them, plays through the door that everybody uses, and looks.
#![allow(dead_code)] // every test file uses a part of it

use engine::{Ctx, Entry, FastChance, Files, Recorder, Rules, Seat};
use smashup::data::Data;
use smashup::ids::{Def, Faction, Id, Slot};
use smashup::piles::{Few, Held, Pile};
use smashup::state::{Base, Phase, State, Thing};
use smashup::{Action, Asking, Event, Options, SmashUp};
use std::sync::{Arc, LazyLock};

pub(crate) static DATA: LazyLock<Arc<Data>> = LazyLock::new(|| {
    SmashUp::load(&Files::built_in(SmashUp::FILES)).expect("the built-in cards can be read")
});

/// A table in the middle of a game, at the turn of seat 0, with nothing in play and bases that do nothing.
pub(crate) struct Table {
    pub(crate) rules: SmashUp,
    pub(crate) state: State,
    /// What has happened since the last action began.
    pub(crate) events: Vec<Event>,
    chance: FastChance,
}

/// Bases that change nothing unless they are scored: one with no ability, and three that wait for what tests do not do.
const QUIET: [&str; 5] = [
    "base_jungle_oasis",
    "base_the_great_library",
    "base_inventors_salon",
    "base_school_of_wizardry",
    "base_rhodes_plaza_mall",
];

impl Table {
    /// Two players with these factions: two for seat 0, two for seat 1.
    pub(crate) fn new(factions: [&str; 4]) -> Table {
        Table::of(&factions)
    }

    /// As many players as there are pairs of factions.
    pub(crate) fn of(factions: &[&str]) -> Table {
        Table::with(&DATA, factions)
    }

    pub(crate) fn with(data: &Arc<Data>, factions: &[&str]) -> Table {
        let options = Options {
            factions: factions.iter().map(|&name| name.to_owned()).collect(),
            ..Options::default()
        };
        let seats = (factions.len() / 2) as u8;
        let rules: SmashUp = engine::rules::open(data, &options, seats).expect("a table");
        let mut chance = FastChance::new(7);
        let state = rules.deal(&mut chance);
        let mut table = Table { rules, state, events: Vec::new(), chance };
        (table.state.first, table.state.current) = (Seat::new(0), Seat::new(0));
        table.run(|rules, ctx| rules.begin(ctx));
        while table.asking() != Asking::Turn {
            table.act(Action::KeepHand);
        }
        assert_eq!(table.state.current, Seat::new(0));
        for seat in Seat::all(seats) {
            let own = &mut table.state.players[seat.index()];
            while let Some(held) = own.hand.pop() {
                own.deck.insert(0, held);
            }
            // In an order that tests can rely on: by number, and nobody knows it.
            own.deck.sort_unstable_by_key(|held| held.card);
            own.deck.iter_mut().for_each(|held| *held = Held::new(held.card, Few::NOBODY));
        }
        for (slot, name) in (0..=seats).zip(QUIET) {
            table.base(slot, name);
        }
        table
    }

    // ---- Setting up ----

    fn own(&mut self, seat: u8) -> &mut smashup::state::Player {
        &mut self.state.players[usize::from(seat)]
    }

    pub(crate) fn def(&self, name: &str) -> Def {
        self.rules.def_named(name).unwrap_or_else(|| panic!("there is no card {name}"))
    }

    /// Takes a copy of a card of a player out of the deck, or else the hand or the discard pile.
    fn take(&mut self, seat: u8, name: &str) -> Def {
        let card = self.def(name);
        let own = self.own(seat);
        if let Some(at) = own.deck.iter().position(|held| held.card == card) {
            own.deck.remove(at);
        } else if let Some(at) = own.hand.iter().position(|held| held.card == card) {
            own.hand.remove(at);
        } else if let Some(at) = own.discard.iter().position(|&other| other == card) {
            own.discard.remove(at);
        } else {
            panic!("seat {seat} has no {name} left");
        }
        card
    }

    /// Adds cards to a hand. Madness comes from the madness deck.
    pub(crate) fn hand(&mut self, seat: u8, names: &[&str]) -> &mut Self {
        for name in names {
            let card = self.fetch(seat, name);
            self.own(seat).hand.push(Held::new(card, Few::NOBODY));
        }
        self.sound()
    }

    fn fetch(&mut self, seat: u8, name: &str) -> Def {
        if name == "special_madness" {
            assert!(self.state.madness > 0, "there is no madness deck at this table");
            self.state.madness -= 1;
            return self.def(name);
        }
        self.take(seat, name)
    }

    /// Lays cards on top of a deck, the first one uppermost.
    pub(crate) fn deck(&mut self, seat: u8, names: &[&str]) -> &mut Self {
        for name in names.iter().rev() {
            let card = self.fetch(seat, name);
            self.own(seat).deck.push(Held::new(card, Few::NOBODY));
        }
        self.sound()
    }

    /// Leaves only these cards in a deck, the first one uppermost; the rest goes to the discard pile.
    pub(crate) fn only_deck(&mut self, seat: u8, names: &[&str]) -> &mut Self {
        let cards: Vec<Def> = names.iter().map(|name| self.fetch(seat, name)).collect();
        let own = self.own(seat);
        while let Some(held) = own.deck.pop() {
            own.discard.push(held.card);
        }
        for card in cards.into_iter().rev() {
            own.deck.push(Held::new(card, Few::NOBODY));
        }
        self.sound()
    }

    pub(crate) fn discard(&mut self, seat: u8, names: &[&str]) -> &mut Self {
        for name in names {
            let card = self.fetch(seat, name);
            self.own(seat).discard.push(card);
        }
        self.sound()
    }

    /// Puts a base into a place on the table.
    pub(crate) fn base(&mut self, slot: Slot, name: &str) -> &mut Self {
        let card = self.def(name);
        let slots = self.state.bases.len();
        if let Some(at) = (0..slots).find(|&at| self.state.bases[at].card == card) {
            self.state.bases.swap(at, usize::from(slot));
        } else {
            let at = self.state.base_deck.iter().position(|held| held.card == card);
            let at = at.unwrap_or_else(|| panic!("{name} is not in the base deck"));
            let old = std::mem::replace(
                &mut self.state.bases[usize::from(slot)],
                Base { card, ..Base::default() },
            );
            self.state.base_deck[at] = Held::new(old.card, Few::NOBODY);
        }
        self.sound()
    }

    /// Lays a base on top of the base deck.
    pub(crate) fn next_base(&mut self, name: &str) -> &mut Self {
        let card = self.def(name);
        let at = self.state.base_deck.iter().position(|held| held.card == card);
        let held = at.and_then(|at| self.state.base_deck.remove(at)).expect("in the base deck");
        self.state.base_deck.push(held);
        self.sound()
    }

    /// Puts a minion into play, as if it had been there for a while. Nothing triggers.
    pub(crate) fn minion(&mut self, seat: u8, name: &str, base: Slot) -> Id {
        self.put(seat, name, base, Id::NONE)
    }

    /// The same for an action on a base.
    pub(crate) fn action(&mut self, seat: u8, name: &str, base: Slot) -> Id {
        self.put(seat, name, base, Id::NONE)
    }

    /// The same for an action on a minion.
    pub(crate) fn action_on(&mut self, seat: u8, name: &str, host: Id) -> Id {
        let base = self.state.thing(host).expect("a minion").base;
        self.put(seat, name, base, host)
    }

    fn put(&mut self, seat: u8, name: &str, base: Slot, host: Id) -> Id {
        let card = self.take(seat, name);
        let id = Id(self.state.next_id);
        self.state.next_id += 1;
        let seat = Seat::new(seat);
        let thing =
            Thing { id, card, owner: seat, controller: seat, base, host, ..Thing::default() };
        self.state.things.push(thing);
        self.sound();
        id
    }

    pub(crate) fn set_points(&mut self, seat: u8, points: u8) -> &mut Self {
        self.own(seat).points = points;
        self
    }

    fn sound(&mut self) -> &mut Self {
        self.rules.restore(&mut self.state);
        if let Err(problem) = self.rules.census(&self.state) {
            panic!("{problem}");
        }
        self
    }

    // ---- Playing ----

    fn run(
        &mut self,
        with: impl FnOnce(&SmashUp, &mut Ctx<'_, SmashUp, Recorder<SmashUp, FastChance>>),
    ) {
        let mut host = Recorder { chance: self.chance.clone(), record: Vec::new() };
        with(&self.rules, &mut Ctx::new(&self.rules, &mut self.state, &mut host));
        self.chance = host.chance;
        let events = host.record.into_iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            _ => None,
        });
        self.events = events.collect();
        if let Err(problem) = self.rules.census(&self.state) {
            panic!("{problem}");
        }
    }

    /// The seat that is asked.
    pub(crate) fn seat(&self) -> Seat {
        self.rules.awaiting(&self.state).first().expect("somebody is asked")
    }

    pub(crate) fn asking(&self) -> Asking {
        self.rules.asking(&self.state).expect("something is asked")
    }

    /// The code of what is asked, such as `pick_things`.
    pub(crate) fn question(&self) -> String {
        self.rules.question(&self.state, self.seat()).expect("a question").note.code.into_owned()
    }

    /// How many picks the question wants, at least and at most.
    pub(crate) fn bounds(&self) -> (u8, u8) {
        let question = self.rules.question(&self.state, self.seat()).expect("a question");
        (question.min, question.max)
    }

    pub(crate) fn options(&self) -> Vec<Action> {
        let mut all = Vec::new();
        self.rules.actions(&self.state, self.seat(), &mut all);
        all
    }

    pub(crate) fn can(&self, action: Action) -> bool {
        self.options().contains(&action)
    }

    /// The things that can be picked now, in the order of their numbers.
    pub(crate) fn things(&self) -> Vec<Id> {
        let things = self.options().into_iter().filter_map(|action| match action {
            Action::Thing { id } => Some(id),
            _ => None,
        });
        things.collect()
    }

    /// The bases that can be picked now.
    pub(crate) fn bases(&self) -> Vec<Slot> {
        let bases = self.options().into_iter().filter_map(|action| match action {
            Action::Base { base } => Some(base),
            _ => None,
        });
        bases.collect()
    }

    /// The names of the cards that can be picked now.
    pub(crate) fn cards(&self) -> Vec<String> {
        let cards = self.options().into_iter().filter_map(|action| match action {
            Action::Card { card, .. } => self.rules.card_name(card).map(str::to_owned),
            _ => None,
        });
        cards.collect()
    }

    /// The names of cards that can be played now, with the base where that is said.
    pub(crate) fn plays(&self) -> Vec<(String, Option<Slot>)> {
        let plays = self.options().into_iter().filter_map(|action| match action {
            Action::Play { card, at, .. } => Some((self.rules.card_name(card)?.to_owned(), at)),
            _ => None,
        });
        plays.collect()
    }

    /// The seat that is asked does this; it must be allowed.
    pub(crate) fn act(&mut self, action: Action) -> &mut Self {
        let seat = self.seat();
        if let Err(refusal) = self.rules.check(&self.state, seat, &action) {
            panic!(
                "{action:?} of seat {seat} is refused: {refusal}\nthere is {:?}",
                self.options()
            );
        }
        self.run(|rules, ctx| rules.play(ctx, seat, &action));
        self
    }

    /// Why the seat that is asked cannot do this.
    pub(crate) fn refused(&self, action: Action) -> String {
        match self.rules.check(&self.state, self.seat(), &action) {
            Ok(_) => panic!("{action:?} is allowed"),
            Err(refusal) => refusal.code().to_owned(),
        }
    }

    fn hand_play(&self, name: &str, at: Option<Slot>, on: Option<Id>) -> Action {
        let card = self.def(name).card();
        Action::Play { card, from: Pile::Hand, at, on, with: None }
    }

    /// Plays a minion, or an action on a base, from the hand.
    pub(crate) fn play(&mut self, name: &str, at: Slot) -> &mut Self {
        self.act(self.hand_play(name, Some(at), None))
    }

    /// Plays an action on a minion.
    pub(crate) fn play_on(&mut self, name: &str, on: Id) -> &mut Self {
        self.act(self.hand_play(name, None, Some(on)))
    }

    /// Plays an action that goes nowhere.
    pub(crate) fn cast(&mut self, name: &str) -> &mut Self {
        self.act(self.hand_play(name, None, None))
    }

    /// Plays a minion from the discard pile.
    pub(crate) fn raise(&mut self, name: &str, at: Slot) -> &mut Self {
        let card = self.def(name).card();
        self.act(Action::Play { card, from: Pile::Discard, at: Some(at), on: None, with: None })
    }

    /// Uses a card of the hand while a base is scored.
    pub(crate) fn special(&mut self, name: &str) -> &mut Self {
        self.act(Action::Special { card: self.def(name).card() })
    }

    /// Uses a talent.
    pub(crate) fn talent(&mut self, id: Id) -> &mut Self {
        self.act(Action::Use { id })
    }

    pub(crate) fn thing(&mut self, id: Id) -> &mut Self {
        self.act(Action::Thing { id })
    }

    pub(crate) fn to(&mut self, base: Slot) -> &mut Self {
        self.act(Action::Base { base })
    }

    /// Picks the card of this name; there must be only one such action.
    pub(crate) fn card(&mut self, name: &str) -> &mut Self {
        let wanted = self.def(name).card();
        let all: Vec<Action> = self
            .options()
            .into_iter()
            .filter(|action| matches!(action, Action::Card { card, .. } if *card == wanted))
            .collect();
        assert_eq!(
            all.len(),
            1,
            "{name} can be picked in {} ways: {:?}",
            all.len(),
            self.options()
        );
        self.act(all[0])
    }

    pub(crate) fn player(&mut self, seat: u8) -> &mut Self {
        self.act(Action::Player { seat: Seat::new(seat) })
    }

    pub(crate) fn faction(&mut self, name: &str) -> &mut Self {
        let faction: Faction = self.rules.data.faction_named(name).expect("a faction");
        self.act(Action::Faction { faction })
    }

    pub(crate) fn number(&mut self, n: u8) -> &mut Self {
        self.act(Action::Number { n })
    }

    pub(crate) fn way(&mut self, way: u8) -> &mut Self {
        let is =
            |action: &Action| matches!(action, Action::Way { way: other, .. } if *other == way);
        let it = self.options().into_iter().find(is);
        self.act(it.unwrap_or_else(|| panic!("there is no way {way}: {:?}", self.options())))
    }

    pub(crate) fn done(&mut self) -> &mut Self {
        self.act(Action::Done)
    }

    pub(crate) fn pass(&mut self) -> &mut Self {
        self.act(Action::Pass)
    }

    pub(crate) fn accept(&mut self) -> &mut Self {
        self.act(Action::Accept)
    }

    pub(crate) fn decline(&mut self) -> &mut Self {
        self.act(Action::Decline)
    }

    /// Uses an optional ability of this card that has come up, the first of several.
    pub(crate) fn trigger(&mut self, name: &str) -> &mut Self {
        let wanted = self.def(name).card();
        let all = self.options();
        let it = all
            .iter()
            .find(|action| matches!(action, Action::Trigger { card, .. } if *card == wanted));
        let it = *it.unwrap_or_else(|| panic!("{name} has not come up: {all:?}"));
        self.act(it)
    }

    /// Lets the ability of this card come next, the first of several.
    pub(crate) fn next(&mut self, name: &str) -> &mut Self {
        let wanted = self.def(name).card();
        let all = self.options();
        let it = all
            .iter()
            .find(|action| matches!(action, Action::Next { card, .. } if *card == wanted));
        let it = *it.unwrap_or_else(|| panic!("{name} does not wait: {all:?}"));
        self.act(it)
    }

    /// Is done with playing; what follows is scoring, drawing and the end of the turn.
    pub(crate) fn end_play(&mut self) -> &mut Self {
        self.act(Action::EndPlay)
    }

    /// Plays on as modestly as can be until the next turn has come to its play phase.
    pub(crate) fn end_turn(&mut self) -> &mut Self {
        let turn = self.state.turn;
        if self.asking() == Asking::Turn {
            self.end_play();
        }
        while self.state.over.is_none()
            && !(self.state.turn > turn && self.state.phase == Phase::Play)
        {
            let action = self.rules.modest(&self.state, self.seat());
            self.act(action);
        }
        self
    }

    /// Everybody who is asked passes, until something else is asked.
    pub(crate) fn all_pass(&mut self) -> &mut Self {
        let asked = self.asking();
        while self.state.over.is_none() && self.rules.asking(&self.state) == Some(asked) {
            self.pass();
        }
        self
    }

    // ---- Looking ----

    pub(crate) fn power(&self, id: Id) -> u8 {
        self.rules.power(&self.state, self.state.thing(id).expect("in play"))
    }

    pub(crate) fn total(&self, base: Slot) -> u16 {
        self.rules.total(&self.state, base)
    }

    /// What a player has at a base.
    pub(crate) fn power_of(&self, seat: u8, base: Slot) -> u16 {
        self.rules.power_of(&self.state, Seat::new(seat), base)
    }

    pub(crate) fn breakpoint(&self, base: Slot) -> u16 {
        self.rules.breakpoint(&self.state, base)
    }

    /// The base where something is, if it is in play.
    pub(crate) fn at(&self, id: Id) -> Option<Slot> {
        self.state.thing(id).map(|thing| thing.base)
    }

    pub(crate) fn is_in_play(&self, id: Id) -> bool {
        self.at(id).is_some()
    }

    /// The only thing of this name in play.
    pub(crate) fn find(&self, name: &str) -> Id {
        let card = self.def(name);
        let all: Vec<Id> =
            self.state.things.iter().filter(|t| t.card == card).map(|t| t.id).collect();
        assert_eq!(all.len(), 1, "{} of {name} are in play", all.len());
        all[0]
    }

    /// How many of this name are in play.
    pub(crate) fn in_play(&self, name: &str) -> usize {
        let card = self.def(name);
        self.state.things.iter().filter(|thing| thing.card == card).count()
    }

    pub(crate) fn hand_size(&self, seat: u8) -> usize {
        self.state.players[usize::from(seat)].hand.len()
    }

    pub(crate) fn deck_size(&self, seat: u8) -> usize {
        self.state.players[usize::from(seat)].deck.len()
    }

    pub(crate) fn in_hand(&self, seat: u8, name: &str) -> usize {
        let card = self.def(name);
        self.state.players[usize::from(seat)].hand.iter().filter(|held| held.card == card).count()
    }

    pub(crate) fn in_deck(&self, seat: u8, name: &str) -> usize {
        let card = self.def(name);
        self.state.players[usize::from(seat)].deck.iter().filter(|held| held.card == card).count()
    }

    pub(crate) fn in_discard(&self, seat: u8, name: &str) -> usize {
        let card = self.def(name);
        self.state.players[usize::from(seat)].discard.iter().filter(|&&c| c == card).count()
    }

    /// The names of a deck from the top.
    pub(crate) fn top(&self, seat: u8, n: usize) -> Vec<String> {
        let deck = &self.state.players[usize::from(seat)].deck;
        deck.iter().rev().take(n).map(|held| self.name(held.card)).collect()
    }

    /// The name of the lowest card of a deck.
    pub(crate) fn bottom(&self, seat: u8) -> String {
        self.name(self.state.players[usize::from(seat)].deck[0].card)
    }

    pub(crate) fn name(&self, def: Def) -> String {
        self.rules.card_name(def.card()).unwrap_or_default().to_owned()
    }

    pub(crate) fn base_name(&self, base: Slot) -> String {
        self.name(self.state.bases[usize::from(base)].card)
    }

    pub(crate) fn points(&self, seat: u8) -> u8 {
        self.state.players[usize::from(seat)].points
    }

    pub(crate) fn controller(&self, id: Id) -> u8 {
        self.state.thing(id).expect("in play").controller.index() as u8
    }

    /// Usual plays left, and extra ones: minions, actions.
    pub(crate) fn allowances(&self, seat: u8) -> (u8, u8) {
        let own = &self.state.players[usize::from(seat)];
        let extra = |action: bool| -> u8 {
            own.extras.iter().filter(|extra| extra.action == action).map(|extra| extra.n).sum()
        };
        (own.minions + extra(false), own.actions + extra(true))
    }

    /// Whether such an event happened in the last action.
    pub(crate) fn saw(&self, event: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(event)
    }
}

/// Whether something with these numbers is there, in any order.
pub(crate) fn same<T: Ord + std::fmt::Debug>(mut one: Vec<T>, mut other: Vec<T>) {
    one.sort();
    other.sort();
    assert_eq!(one, other);
}
