//! A table for tests: generals and cards where a test wants them, played through the public door.
#![allow(dead_code, unreachable_pub, reason = "each test file uses what it needs")]

use engine::stack::Resolution;
use engine::{Ctx, Entry, Files, Question, Recorder, Rules, ScriptedChance, Seat, Seed, Status};
use hegemony::data::Data;
use hegemony::ids::{CardNo, CardSet, General, Kind, Named, Place, Slot};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::{Choice, Mark, Player};
use hegemony::{Action, Event, Hegemony, Options, State};
use std::sync::{Arc, LazyLock};

pub static DATA: LazyLock<Arc<Data>> = LazyLock::new(|| {
    Hegemony::load(&Files::built_in(Hegemony::FILES)).expect("the data are sound")
});

/// Two generals for each of four seats, each seat of another kingdom, whose skills do not come up by themselves.
pub const FOUR: [&str; 8] =
    ["caoren", "xuhuang", "guanyu", "zhangfei", "ganning", "huanggai", "jiling", "panfeng"];

pub struct Table {
    pub rules: Hegemony,
    pub state: State,
    pub host: Recorder<Hegemony, ScriptedChance>,
}

pub fn seat(n: u8) -> Seat {
    Seat::new(n)
}

impl Table {
    /// Head and deputy of seat 0, of seat 1, and so on, all hidden; it is the first turn of seat 0, in its Play phase.
    /// Hands are empty.
    pub fn hidden(generals: &[&str]) -> Table {
        Table::with(generals, Options::default())
    }

    /// The same with all generals shown.
    pub fn shown(generals: &[&str]) -> Table {
        let mut table = Table::hidden(generals);
        for n in 0..table.rules.seats {
            table.show(n);
        }
        table
    }

    /// The same, hidden, with other options; the generals come from the list.
    pub fn with(generals: &[&str], options: Options) -> Table {
        Table::of(&DATA, generals, options)
    }

    /// The same with other data.
    pub fn of(data: &Arc<Data>, generals: &[&str], options: Options) -> Table {
        let mut table = Table::begun(data, generals, options, |_| {});
        let seats = table.rules.seats;
        (0..seats).for_each(|n| table.hand(n, &[]));
        table.to(0, Phase::Play);
        (0..seats).for_each(|n| table.hand(n, &[]));
        table
    }

    /// The very beginning, with hands as they were dealt: seat 0 is asked first.
    pub fn begun(
        data: &Arc<Data>,
        generals: &[&str],
        options: Options,
        before: impl FnOnce(&mut State),
    ) -> Table {
        let generals = generals.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let seats = (generals.len() / 2) as u8;
        let options = Options { generals, ..options };
        let rules = Hegemony::new(data, &options, seats).expect("such a table can be opened");
        let mut chance = ScriptedChance::new(Seed::from_number(1), &[]);
        let mut state = rules.deal(&mut chance);
        state.current = seat(0);
        before(&mut state);
        let mut host = Recorder { chance, record: Vec::new() };
        rules.begin(&mut Ctx::new(&rules, &mut state, &mut host));
        Table { rules, state, host }
    }

    /// Turns both generals of a seat up without any reward or question.
    pub fn show(&mut self, n: u8) {
        for place in Place::BOTH {
            self.show_one(n, place);
        }
    }

    pub fn show_one(&mut self, n: u8, place: Place) {
        let player = &mut self.state.players[usize::from(n)];
        player.shown[place as usize] = true;
        let general = player.generals[place as usize].expect("it has generals");
        player.kingdom = player.kingdom.or(Some(self.rules.data.general(general).kingdom));
        player.rewarded |= player.shown == [true, true];
        self.rules.restore(&mut self.state);
    }

    /// Lets everybody pass until it is this phase of this seat and that seat is asked.
    pub fn to(&mut self, n: u8, phase: Phase) {
        for _ in 0..2_000 {
            let here = self.state.current == seat(n) && self.state.phase == Some(phase);
            if here && self.asked() == Some(seat(n)) {
                return;
            }
            self.let_go();
        }
        panic!("it never becomes the {phase:?} phase of seat {n}");
    }

    /// Whoever is asked does as little as possible.
    pub fn let_go(&mut self) {
        let asked = self.asked().unwrap_or_else(|| panic!("nobody is asked"));
        let action = self.rules.fallback(&self.state, asked, &mut engine::FastChance::new(0));
        self.act(asked.index() as u8, action);
    }

    /// Everybody but these does as little as possible until one of these is asked, or the game is over.
    pub fn until(&mut self, seats: &[u8]) {
        for _ in 0..500 {
            match self.asked() {
                Some(asked) if !seats.contains(&(asked.index() as u8)) => self.let_go(),
                _ => return,
            }
        }
    }

    /// Who is asked, the first in seat order.
    pub fn asked(&self) -> Option<Seat> {
        self.rules.awaiting(&self.state).first()
    }

    /// The code of the question.
    pub fn question(&self, n: u8) -> String {
        self.rules
            .question(&self.state, seat(n))
            .map(|Question { note, .. }| note.code.to_string())
            .unwrap_or_default()
    }

    pub fn actions(&self, n: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.rules.awaiting(&self.state).contains(seat(n)) {
            self.rules.actions(&self.state, seat(n), &mut actions);
        }
        actions
    }

    pub fn act(&mut self, n: u8, action: Action) {
        assert!(
            self.actions(n).contains(&action),
            "seat {n} cannot do {action:?}; asked is {:?} with {}, who can do {:?}",
            self.asked(),
            self.question(n),
            self.actions(n)
        );
        self.rules.play(
            &mut Ctx::new(&self.rules, &mut self.state, &mut self.host),
            seat(n),
            &action,
        );
        self.rules.census(&self.state).unwrap_or_else(|error| panic!("after {action:?}: {error}"));
    }

    pub fn card(&mut self, n: u8, name: &str) {
        let card = self.no(name).card();
        self.act(n, Action::Card { card });
    }

    pub fn skill(&mut self, n: u8, skill: Skill) {
        self.act(n, Action::Skill { skill: skill.card() });
    }

    pub fn at(&mut self, n: u8, target: u8) {
        self.act(n, Action::Seat { seat: seat(target) });
    }

    pub fn choose(&mut self, n: u8, choice: Choice) {
        self.act(n, Action::Choose { choice });
    }

    pub fn pass(&mut self, n: u8) {
        self.act(n, Action::Pass);
    }

    pub fn done(&mut self, n: u8) {
        self.act(n, Action::Done);
    }

    /// Uses a card on somebody in the own Play phase; nobody nullifies it.
    pub fn use_on(&mut self, n: u8, name: &str, target: u8) {
        self.card(n, name);
        self.at(n, target);
        self.nobody_nullifies();
    }

    /// Everybody lets windows of Nullification go by.
    pub fn nobody_nullifies(&mut self) {
        while self
            .asked()
            .is_some_and(|asked| self.question(asked.index() as u8).starts_with("nullify"))
        {
            self.let_go();
        }
    }

    pub fn can_use(&self, n: u8, skill: Skill) -> bool {
        self.actions(n).contains(&Action::Skill { skill: skill.card() })
    }

    pub fn can_card(&self, n: u8, name: &str) -> bool {
        self.actions(n).contains(&Action::Card { card: self.no(name).card() })
    }

    pub fn no(&self, name: &str) -> CardNo {
        let card = self.rules.card_named(name).unwrap_or_else(|| panic!("there is no card {name}"));
        CardNo::of(card).unwrap_or_else(|| panic!("{name} is no card of the deck"))
    }

    pub fn general(&self, name: &str) -> General {
        self.rules
            .card_named(name)
            .and_then(General::of)
            .unwrap_or_else(|| panic!("there is no general {name}"))
    }

    pub fn player(&self, n: u8) -> &Player {
        self.state.player(seat(n))
    }

    pub fn hp(&self, n: u8) -> i8 {
        self.player(n).hp
    }

    pub fn set_hp(&mut self, n: u8, hp: i8) {
        self.state.players[usize::from(n)].hp = hp;
    }

    pub fn mark(&self, n: u8, mark: Mark) -> u8 {
        self.player(n).mark(mark)
    }

    pub fn hand_size(&self, n: u8) -> u8 {
        self.player(n).hand.len()
    }

    pub fn holds(&self, n: u8, name: &str) -> bool {
        self.player(n).hand.contains(self.no(name))
    }

    pub fn wears(&self, n: u8, name: &str) -> bool {
        self.player(n).worn().contains(self.no(name))
    }

    pub fn is_discarded(&self, name: &str) -> bool {
        self.state.discard.contains(&self.no(name))
    }

    /// The hand becomes exactly these cards; what it held goes under the pile.
    pub fn hand(&mut self, n: u8, names: &[&str]) {
        let old = self.state.players[usize::from(n)].hand;
        self.state.players[usize::from(n)].hand = CardSet::EMPTY;
        for card in old.iter() {
            self.state.pile.insert(0, card);
        }
        for name in names {
            let card = self.take(name);
            let hand = &mut self.state.players[usize::from(n)].hand;
            *hand = hand.with(card);
            self.state.holders[card] = self.state.holders[card].with(seat(n));
        }
    }

    /// Puts equipment on.
    pub fn wear(&mut self, n: u8, names: &[&str]) {
        for name in names {
            let card = self.take(name);
            let slot: Slot = self.rules.kind(card).slot().expect("it is equipment");
            let old = self.state.players[usize::from(n)].equip[slot as usize].replace(card);
            if let Some(old) = old {
                self.state.pile.insert(0, old);
            }
        }
        self.rules.restore(&mut self.state);
    }

    /// These cards lie on top of the pile, the first is drawn first.
    pub fn top(&mut self, names: &[&str]) {
        for name in names.iter().rev() {
            let card = self.take(name);
            self.state.pile.push(card);
        }
    }

    /// Puts a trick before somebody.
    pub fn delay(&mut self, n: u8, name: &str, kind: Kind) {
        let card = self.take(name);
        self.state.players[usize::from(n)].judging.push(hegemony::state::Delayed { card, kind });
    }

    /// Takes a card from wherever it lies.
    fn take(&mut self, name: &str) -> CardNo {
        let card = self.no(name);
        self.state.pile.retain(|&other| other != card);
        self.state.discard.retain(|&other| other != card);
        for player in &mut self.state.players {
            player.hand = player.hand.without(card);
            for slot in &mut player.equip {
                if *slot == Some(card) {
                    *slot = None;
                }
            }
            player.judging.retain(|delayed| delayed.card != card);
            player.special = player.special.map(|on| on.without(card));
        }
        card
    }

    /// All that has happened since the table was set up.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.host.record.iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            _ => None,
        })
    }

    /// Who has won, if the game is over.
    pub fn winners(&self) -> Option<Vec<u8>> {
        match self.rules.status(&self.state) {
            Status::Over(outcome) => {
                Some(outcome.winners().iter().map(|seat| seat.index() as u8).collect())
            }
            Status::Awaiting(_) => None,
        }
    }

    pub fn used(&self, skill: Skill) -> usize {
        self.events()
            .filter(|event| matches!(event, Event::SkillUsed { skill: used, .. } if *used == skill))
            .count()
    }

    pub fn depth(&self) -> usize {
        self.state.stack.levels().len()
    }
}

/// The names of the tests in a file.
pub fn tests_in(file: &str) -> Vec<&str> {
    let lines: Vec<&str> = file.lines().collect();
    lines
        .windows(2)
        .filter(|pair| pair[0] == "#[test]")
        .filter_map(|pair| pair[1].strip_prefix("fn ")?.split('(').next())
        .collect()
}
