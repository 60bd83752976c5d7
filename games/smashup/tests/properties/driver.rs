//! One driver for all properties: tables, random games through the door that everybody uses, and crowded positions.

use crate::common::DATA;
use engine::stack::{Level, Resolution, Step as StackStep};
use engine::{Chance, Ctx, Entry, FastChance, Recorder, Rules, Seat};
use smashup::data::{Condition, Data, Kind};
use smashup::ids::{Def, Faction, Id, Slot};
use smashup::piles::{Few, Held};
use smashup::program::Op;
use smashup::state::{Frame, Slip, State, Thing};
use smashup::vocabulary::Static;
use smashup::{Action, Asking, Bases, Draft, Event, Options, SmashUp};
use std::sync::Arc;

/// What was recorded of one action.
pub(crate) type Record = [Entry<SmashUp>];

/// One action of a game, with what was before, what happened and what came of it.
pub(crate) struct Step<'a> {
    pub(crate) rules: &'a SmashUp,
    pub(crate) before: &'a State,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) record: &'a Record,
    pub(crate) after: &'a State,
}

impl Step<'_> {
    pub(crate) fn events(&self) -> impl Iterator<Item = &Event> {
        self.record.iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            _ => None,
        })
    }

    pub(crate) fn saw(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.events().any(is)
    }

    /// What the seat was asked.
    pub(crate) fn asked(&self) -> Asking {
        self.rules.asking(self.before).expect("somebody was asked")
    }

    /// Goes through everything that was recorded, with the position before and after each entry.
    pub(crate) fn walk_all(&self, mut see: impl FnMut(&State, &Entry<SmashUp>, &State)) {
        let mut before = self.before.clone();
        for entry in self.record {
            let mut after = before.clone();
            match entry {
                Entry::Event(event) => self.rules.reduce(&mut after, event),
                Entry::Step(step) => after.stack.apply(step),
                Entry::Undone { .. } => {}
            }
            see(&before, entry, &after);
            before = after;
        }
    }

    /// The same for events only.
    pub(crate) fn walk(&self, mut see: impl FnMut(&State, &Event, &State)) {
        self.walk_all(|before, entry, after| {
            if let Entry::Event(event) = entry {
                see(before, event, after);
            }
        });
    }

    /// The abilities that began in this step.
    pub(crate) fn begun(&self) -> impl Iterator<Item = u16> {
        self.record.iter().filter_map(|entry| match entry {
            Entry::Step(StackStep::Push(Frame::Run { ability, .. })) => Some(*ability),
            _ => None,
        })
    }
}

/// A table with a game on it.
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) rules: SmashUp,
    pub(crate) state: State,
    /// The luck of the game.
    pub(crate) chance: FastChance,
    /// Decides what is played, and what generated positions look like.
    pub(crate) dice: FastChance,
}

/// So many cases of a property, and ten times as many in the long tier.
pub(crate) fn many(n: u64) -> std::ops::Range<u64> {
    0..if engine::testkit::long() { 10 * n } else { n }
}

/// Numbers of seats, one after the other.
pub(crate) fn seats_of(seed: u64) -> u8 {
    2 + (seed % 3) as u8
}

impl Game {
    /// A table of 2, 3 or 4 seats by turns, with random factions, drafted or dealt.
    pub(crate) fn random(seed: u64) -> Game {
        let draft = if (seed / 3).is_multiple_of(2) { Draft::Random } else { Draft::Snake };
        let bases = if seed / 6 % 3 == 2 { Bases::Sets } else { Bases::All };
        Game::open(&DATA, &Options { draft, bases, factions: Vec::new() }, seats_of(seed), seed)
    }

    /// A table with these factions as far as there are players, in an order that is drawn, and others if there are more.
    pub(crate) fn among(factions: &[&str], seats: u8, seed: u64) -> Game {
        Game::with(&DATA, &[], factions, seats, seed)
    }

    /// The same with factions that the first player has in any case.
    pub(crate) fn with(
        data: &Arc<Data>,
        first: &[&str],
        factions: &[&str],
        seats: u8,
        seed: u64,
    ) -> Game {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let (first, mut names): (Vec<String>, Vec<String>) = (owned(first), owned(factions));
        names.retain(|name| !first.contains(name));
        let mut others: Vec<String> = data.factions.iter().map(|f| f.id.clone()).collect();
        others.retain(|name| !names.contains(name) && !first.contains(name));
        let mut dice = FastChance::new(seed + 1_000_000);
        dice.shuffle("factions", &mut names);
        dice.shuffle("factions", &mut others);
        let names: Vec<String> =
            first.into_iter().chain(names).chain(others).take(2 * usize::from(seats)).collect();
        let options = Options { factions: names, ..Options::default() };
        Game::open(data, &options, seats, seed)
    }

    fn open(data: &Arc<Data>, options: &Options, seats: u8, seed: u64) -> Game {
        let rules: SmashUp = engine::rules::open(data, options, seats).expect("a table");
        let mut chance = FastChance::new(2 * seed + 1);
        let mut state = rules.deal(&mut chance);
        if !options.factions.is_empty() {
            // Who has the factions that are named first begins.
            (state.first, state.current) = (Seat::new(0), Seat::new(0));
        }
        let mut game = Game { rules, state, chance, dice: FastChance::new(2 * seed) };
        game.run(|rules, ctx| rules.begin(ctx));
        game
    }

    fn run(
        &mut self,
        with: impl FnOnce(&SmashUp, &mut Ctx<'_, SmashUp, Recorder<SmashUp, FastChance>>),
    ) -> Vec<Entry<SmashUp>> {
        let mut host = Recorder { chance: self.chance.clone(), record: Vec::new() };
        with(&self.rules, &mut Ctx::new(&self.rules, &mut self.state, &mut host));
        self.chance = host.chance;
        host.record
    }

    /// Who is asked, unless the game is over.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.rules.awaiting(&self.state).first()
    }

    pub(crate) fn asking(&self) -> Option<Asking> {
        self.rules.asking(&self.state)
    }

    pub(crate) fn options(&self) -> Vec<Action> {
        let mut all = Vec::new();
        if let Some(seat) = self.seat() {
            self.rules.actions(&self.state, seat, &mut all);
        }
        all
    }

    /// The seat that is asked does this, and the checker looks at it.
    pub(crate) fn act(&mut self, action: Action, check: &mut impl FnMut(&Step<'_>)) {
        let seat = self.seat().expect("somebody is asked");
        let refusal = self.rules.check(&self.state, seat, &action).err();
        assert_eq!(refusal, None, "{action:?} of seat {seat} is refused");
        self.act_unchecked(seat, action, check);
    }

    fn act_unchecked(&mut self, seat: Seat, action: Action, check: &mut impl FnMut(&Step<'_>)) {
        let before = self.state.clone();
        let record = self.run(|rules, ctx| rules.play(ctx, seat, &action));
        let (rules, before, after) = (&self.rules, &before, &self.state);
        check(&Step { rules, before, seat, action, record: &record, after });
    }

    /// Plays at random for at most so many decisions; says whether the game goes on.
    pub(crate) fn play_on(&mut self, most: u32, mut check: impl FnMut(&Step<'_>)) -> bool {
        for _ in 0..most {
            let Some(seat) = self.seat() else { return false };
            let action = self.lively();
            self.act_unchecked(seat, action, &mut check);
        }
        self.state.over.is_none()
    }

    /// Plays at random until the next turn begins to be played.
    pub(crate) fn play_turn(&mut self, mut check: impl FnMut(&Step<'_>)) {
        let turn = self.state.turn;
        for _ in 0..400 {
            let Some(seat) = self.seat() else { return };
            if self.state.turn > turn && self.asking() == Some(Asking::Turn) {
                return;
            }
            let action = self.lively();
            self.act_unchecked(seat, action, &mut check);
        }
    }

    /// Any action, but whatever only ends the matter comes up more rarely than the rest.
    pub(crate) fn lively(&mut self) -> Action {
        let all = self.options();
        let ends = |action: &&Action| {
            matches!(action, Action::EndPlay | Action::Pass | Action::Done | Action::Decline)
        };
        let (last, rest): (Vec<&Action>, Vec<&Action>) = all.iter().partition(ends);
        let idle = rest.is_empty() || !last.is_empty() && self.dice.index("end", 6) == 0;
        let from = if idle { last } else { rest };
        *from[self.dice.index("action", from.len())]
    }

    /// Drafts, keeps all hands and comes to the first turn.
    pub(crate) fn start_playing(&mut self) -> &mut Self {
        while self.asking() != Some(Asking::Turn) {
            let action = self.options()[0];
            self.act(action, &mut |_| {});
        }
        self
    }

    // ---- Generated positions ----

    pub(crate) fn named(&self, name: &str) -> Def {
        self.rules.def_named(name).unwrap_or_else(|| panic!("there is no card {name}"))
    }

    /// Changes the position by hand; it must still be one that can be.
    pub(crate) fn edit(&mut self, change: impl FnOnce(&mut State)) {
        change(&mut self.state);
        self.rules.restore(&mut self.state);
        self.rules.census(&self.state).expect("a position that can be");
    }

    /// Takes a card that fits out of a deck, a random one of them.
    pub(crate) fn pull(&mut self, seat: Seat, fits: impl Fn(Def) -> bool) -> Option<Def> {
        let deck = &mut self.state.players[seat.index()].deck;
        let all: Vec<usize> = (0..deck.len()).filter(|&at| fits(deck[at].card)).collect();
        let at = *all.get(self.dice.index("deck", all.len()))?;
        deck.remove(at).map(|held| held.card)
    }

    /// Moves a card that fits from a deck to the hand; says which.
    pub(crate) fn take_in_hand(&mut self, seat: Seat, fits: impl Fn(Def) -> bool) -> Option<Def> {
        let card = self.pull(seat, fits)?;
        self.state.players[seat.index()].hand.push(Held::new(card, Few::NOBODY));
        Some(card)
    }

    /// Puts a card into play as if it had been there for a while.
    pub(crate) fn put(&mut self, seat: Seat, card: Def, base: Slot, host: Id) -> Id {
        let id = Id(self.state.next_id);
        self.state.next_id += 1;
        let named = Some(Faction(self.dice.index("named", 16) as u8));
        let named = named.filter(|_| self.names_faction(card));
        let (owner, controller) = (seat, seat);
        let thing = Thing { id, card, owner, controller, base, host, named, ..Thing::default() };
        self.state.things.push(thing);
        id
    }

    fn names_faction(&self, card: Def) -> bool {
        self.rules.abilities(card).any(|ability| {
            let steps = &self.rules.data.program[usize::from(ability.start)..];
            steps.iter().take_while(|op| **op != Op::End).any(|op| *op == Op::NameFaction)
        })
    }

    pub(crate) fn random_base(&mut self) -> Slot {
        let bases = self.state.bases.len();
        self.dice.index("base", bases) as Slot
    }

    /// Lays a base into the first place on the table, if it is in the deck.
    pub(crate) fn lay_base(&mut self, name: &str) {
        let card = self.named(name);
        if let Some(at) = self.state.base_deck.iter().position(|held| held.card == card) {
            self.edit(|state| {
                std::mem::swap(&mut state.base_deck[at].card, &mut state.bases[0].card);
            });
        }
    }

    /// Brings minions and some ongoing actions of all players into play, more of them at one base than elsewhere.
    pub(crate) fn crowd(&mut self, minions: usize, actions: usize) -> &mut Self {
        let seats = self.rules.seats;
        let hot = self.random_base();
        let data = self.rules.data.clone();
        for seat in Seat::all(seats) {
            for _ in 0..minions {
                let Some(card) = self.pull(seat, |d| data.face(d).kind == Kind::Minion) else {
                    break;
                };
                let base = if self.dice.index("hot", 5) < 2 { hot } else { self.random_base() };
                self.put(seat, card, base, Id::NONE);
            }
        }
        for seat in Seat::all(seats) {
            for _ in 0..actions {
                self.attach_something(seat);
            }
        }
        self.edit(|_| {});
        self
    }

    /// A random ongoing action of a player comes into play on a base or on a minion.
    pub(crate) fn attach_something(&mut self, seat: Seat) {
        self.attach(seat, &[Kind::OnBase, Kind::OnMinion]);
    }

    /// The same for one that goes on a minion.
    pub(crate) fn attach_to_minion(&mut self, seat: Seat) {
        self.attach(seat, &[Kind::OnMinion]);
    }

    fn attach(&mut self, seat: Seat, kinds: &[Kind]) {
        let data = self.rules.data.clone();
        let takes_over = |card: Def| {
            let statics = data.face(card).statics.clone();
            statics.into_iter().any(|at| data.holdings[usize::from(at)].holds == Static::Control)
        };
        let stays = |card: Def| kinds.contains(&data.face(card).kind);
        let Some(card) = self.pull(seat, stays) else { return };
        let only_own = data.face(card).condition == Some(Condition::OwnMinion);
        let hosts = self.state.things.iter().filter(|thing| {
            data.face(thing.card).kind == Kind::Minion && (!only_own || thing.controller == seat)
        });
        let hosts: Vec<(Id, Slot)> = hosts.map(|thing| (thing.id, thing.base)).collect();
        if data.face(card).kind == Kind::OnBase {
            let base = self.random_base();
            self.put(seat, card, base, Id::NONE);
        } else if let Some(&(host, base)) = hosts.get(self.dice.index("host", hosts.len())) {
            self.put(seat, card, base, host);
            let taken = |thing: &&mut Thing| thing.id == host && takes_over(card);
            self.state.things.iter_mut().filter(taken).for_each(|host| host.controller = seat);
        } else {
            self.state.players[seat.index()].discard.push(card);
        }
    }

    /// Gives minions in play counters and power for the turn, up and down.
    pub(crate) fn swing(&mut self) -> &mut Self {
        for at in 0..self.state.things.len() {
            let (counters, boost) = (self.dice.index("counters", 8), self.dice.index("boost", 8));
            let minion = self.rules.is_minion(&self.state.things[at]);
            if let (true, Some(thing)) = (minion, self.state.things.get_mut(at)) {
                thing.counters = [0, 0, 0, 0, 1, 1, 2, 3][counters];
                thing.boost = [0, 0, 0, 0, 1, 2, -2, -6][boost];
            }
        }
        self
    }
}

/// The frame of a kind that is nearest to the top of the stack, of those that fit.
pub(crate) fn frame_where(state: &State, fits: impl Fn(&Frame) -> bool) -> Option<Frame> {
    state.stack.levels().iter().rev().find_map(|level| match level {
        Level::Frame(frame) if fits(frame) => Some(*frame),
        _ => None,
    })
}

/// What the topmost frame has kept.
pub(crate) fn kept(state: &State) -> Vec<Slip> {
    state.stack.kept().collect()
}
