//! Positions for tests, set up by name, and matches that are played one action a line.

use crate::lantern::data::Data;
use crate::lantern::rules::{Market, Options};
use crate::lantern::state::{Cards, State};
use crate::lantern::view::View;
use crate::lantern::words::{Action, Event};
use engine::stack::{Kind, Level, Resolution};
use engine::{
    Card, Files, Match, Played, Refusal, Rules, ScriptedChance, ScriptedDraw, Seat, Seed, Status,
    Telling, Viewer,
};
use std::sync::{Arc, LazyLock};

pub static DATA: LazyLock<Data> =
    LazyLock::new(|| Market::load(&Files::built_in(Market::FILES)).unwrap());

pub fn card(name: &str) -> Card {
    let at = DATA.0.iter().position(|ware| ware.name == name);
    at.map(Card::new).unwrap_or_else(|| panic!("there is no card {name}"))
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub fn viewer(number: u8) -> Viewer {
    Viewer::Seat(seat(number))
}

pub fn play(name: &str) -> Action {
    Action::Play { card: card(name), at: None }
}

pub fn play_at(name: &str, at: u8) -> Action {
    Action::Play { card: card(name), at: Some(seat(at)) }
}

pub fn hang(name: &str) -> Action {
    Action::Hang(card(name))
}

pub fn answer(name: &str) -> Action {
    Action::Answer(card(name))
}

pub fn pick(name: &str) -> Action {
    Action::Pick(card(name))
}

pub fn next(name: &str) -> Action {
    Action::Next(card(name))
}

/// A position to begin with: empty hands, and a pile with the two dancers on top, which seat 0 draws first.
pub struct Table {
    rules: Arc<Market>,
    state: State,
    random: Vec<ScriptedDraw>,
}

impl Table {
    pub fn of(seats: u8) -> Self {
        Table::with(Options::default(), seats)
    }

    pub fn with(options: Options, seats: u8) -> Self {
        let rules = Arc::new(Market::open(&DATA, &options, seats).unwrap());
        let mut state = rules.deal(&mut ScriptedChance::new(Seed::from_number(1), &[]));
        state.seats.iter_mut().for_each(|keeper| keeper.hand = Cards::new());
        state.pile = (0..DATA.0.len()).map(Card::new).collect();
        Table { rules, state, random: Vec::new() }.top(&["dancer_1", "dancer_2"])
    }

    fn take(&mut self, name: &str) -> Card {
        let card = card(name);
        let at = self.state.pile.iter().position(|&other| other == card);
        self.state.pile.remove(at.unwrap_or_else(|| panic!("{name} is not in the pile"))).unwrap()
    }

    pub fn hand(mut self, number: u8, names: &[&str]) -> Self {
        for name in names {
            let card = self.take(name);
            self.state.seat_mut(seat(number)).hand.push(card);
        }
        self
    }

    pub fn stalls(mut self, number: u8, names: &[&str]) -> Self {
        for name in names {
            let card = self.take(name);
            self.state.seat_mut(seat(number)).stalls.push(card);
        }
        self
    }

    pub fn charm(mut self, number: u8, name: &str) -> Self {
        self.state.seat_mut(seat(number)).charm = Some(self.take(name));
        self
    }

    /// Puts cards on top of the pile, the first on top of all.
    pub fn top(mut self, names: &[&str]) -> Self {
        for name in names.iter().rev() {
            let card = self.take(name);
            self.state.pile.insert(0, card);
        }
        self
    }

    pub fn flames(mut self, number: u8, flames: u8) -> Self {
        self.state.seat_mut(seat(number)).flames = flames;
        self
    }

    pub fn draws(mut self, label: &str, value: &[u32]) -> Self {
        self.random.push(ScriptedDraw { label: label.to_owned(), value: value.to_vec() });
        self
    }

    pub fn begin(self) -> Game {
        self.rules.census(&self.state).unwrap();
        let chance = ScriptedChance::new(Seed::from_number(1), &self.random);
        Game(Match::from_position(self.rules, self.state, chance))
    }
}

/// A match with short words for what tests do and ask.
#[derive(Clone)]
pub struct Game(pub Match<Market>);

impl Game {
    pub fn state(&self) -> &State {
        self.0.state()
    }

    /// A seat does something, which is accepted and done.
    pub fn does(&mut self, number: u8, action: Action) -> &mut Self {
        self.all(number, &[action])
    }

    /// A seat makes a choice of several.
    pub fn all(&mut self, number: u8, actions: &[Action]) -> &mut Self {
        match self.0.play(seat(number), actions, 0) {
            Ok(Played::Done) => self,
            other => panic!("seat {number} wants {actions:?}: {other:?}"),
        }
    }

    /// Several seats pass, in this order.
    pub fn pass(&mut self, numbers: &[u8]) -> &mut Self {
        for &number in numbers {
            self.does(number, Action::Pass);
        }
        self
    }

    /// A seat may not do something; the code of the reason.
    pub fn refuses(&mut self, number: u8, action: Action) -> String {
        let refused: Result<_, Refusal> = self.0.play(seat(number), &[action], 0);
        refused.expect_err("this must be refused").code().to_owned()
    }

    pub fn awaited(&self) -> Vec<usize> {
        match self.0.status() {
            Status::Awaiting(seats) => seats.iter().map(Seat::index).collect(),
            Status::Over(_) => Vec::new(),
        }
    }

    /// The code of what a seat is asked.
    pub fn asked(&self, number: u8) -> String {
        self.0
            .question(seat(number))
            .map(|question| question.note.code.into_owned())
            .unwrap_or_default()
    }

    /// The kinds of the windows that are open, each inside the one before.
    pub fn windows(&self) -> Vec<Kind> {
        let kind = |level: &Level<_>| match level {
            Level::Window(window) => Some(window.kind),
            Level::Frame(_) => None,
        };
        self.state().stack.levels().iter().filter_map(kind).collect()
    }

    pub fn view(&self, number: u8) -> View {
        self.0.view(viewer(number))
    }

    /// The batch a seat begins a choice with leads on to these actions, and nothing is kept of it.
    pub fn leads_on(&mut self, number: u8, actions: &[Action]) -> Vec<Action> {
        match self.0.play(seat(number), actions, 0) {
            Ok(Played::Unfinished(draft)) => {
                draft.actions.into_iter().map(|(action, _)| action).collect()
            }
            other => panic!("seat {number} is not done with {actions:?}: {other:?}"),
        }
    }

    /// Everything a viewer has been told.
    pub fn heard(&self, viewer: Viewer) -> Vec<Event> {
        let told = self.0.told(viewer, 0).into_iter();
        told.filter_map(|told| match told.what {
            Telling::Event(event) => Some(event),
            Telling::Undone { .. } => None,
        })
        .collect()
    }

    pub fn has_heard(&self, viewer: Viewer, event: &Event) -> bool {
        self.heard(viewer).contains(event)
    }

    /// Worlds that a viewer cannot tell from this one.
    pub fn worlds(&self, viewer: Viewer) -> impl Iterator<Item = State> {
        (0..200).map(move |number| {
            let mut world = self.state().clone();
            self.0.rules().resample(&mut world, viewer, &mut engine::FastChance::new(number));
            self.0.rules().census(&world).unwrap();
            world
        })
    }
}
