//! Positions in one line, and short words for playing them.
//!
//! A card is written by its traits, a letter each: colours `r g y`, shapes `o` (circle) `s` (square) `f` (flower),
//! temperatures `w c`. So `row` is the plain red, circular, warm plate or snack, `rgow` the one of red and green,
//! and `jade` the chalice. `row+gsc` is a set, `row` a bare plate, and a number stands for so many sets that match
//! in everything and are worth 4 each.

#![allow(dead_code, unused_imports, reason = "each test file uses some of these words")]

mod layout;

pub(crate) use layout::{letters, offered, table};

use engine::{
    Card, Chance, Digest, Files, Match, OptionsError, Outcome, Played, Rules, Seat, Seed, Setup,
    Status, Viewer, card,
};
use jade::data::Data;
use jade::{Action, Jade, Options};
use serde_json::{Value, json};
use std::sync::LazyLock;

pub(crate) static DATA: LazyLock<Data> = LazyLock::new(|| {
    Jade::load(&Files::built_in(Jade::FILES)).expect("the built-in files can be read")
});

pub(crate) const START: Action = Action::Start;
pub(crate) const END: Action = Action::EndTurn;

pub(crate) fn start_with(players: u8) -> Action {
    Action::StartWith { players }
}

pub(crate) fn snack(slot: u8, set: u8) -> Action {
    Action::TakeSnack { slot, set }
}

pub(crate) fn plate(slot: u8) -> Action {
    Action::TakePlate { slot }
}

pub(crate) fn claim(from: u8, set: u8) -> Action {
    Action::ClaimSnack { from, set }
}

pub(crate) fn taste(set: u8) -> Action {
    Action::Taste { set }
}

pub(crate) fn offer(set: u8) -> Action {
    Action::Offer { set }
}

/// A game, and what happened last in it.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Match<Jade>,
    heard: usize,
}

pub(crate) fn setup(options: Options, seats: u8, seed: u64) -> Setup<Options> {
    Setup { options, seats, seed: Seed::from_number(seed), random: Vec::new() }
}

/// A table before seat 0 has started.
pub(crate) fn unstarted(options: Options, seats: u8) -> Result<Table, OptionsError> {
    Ok(Table::of(Match::new(&*DATA, &setup(options, seats, 7))?))
}

/// Options that let seat 0 start with fewer players.
pub(crate) fn trim() -> Options {
    Options { trim: true, ..Options::default() }
}

impl Table {
    pub(crate) fn of(game: Match<Jade>) -> Self {
        Table { game, heard: 0 }
    }

    fn seat(&self) -> Seat {
        self.game.state().current
    }

    /// The player whose turn it is does this.
    pub(crate) fn play(&mut self, action: Action) -> &mut Self {
        let seat = self.seat();
        self.heard = self.game.record().len();
        match self.game.play(seat, &[action], 0) {
            Ok(Played::Done) => self,
            other => panic!("seat {seat}: {action:?}: {other:?}"),
        }
    }

    /// The code with which this is refused to the player whose turn it is; nothing may have changed.
    pub(crate) fn refused(&mut self, action: Action) -> String {
        let seat = self.seat().index() as u8;
        self.refused_to(seat, action)
    }

    /// The same for any seat.
    pub(crate) fn refused_to(&mut self, seat: u8, action: Action) -> String {
        let before = (self.game.digest(), self.game.record().len(), self.game.log().len());
        let seat = Seat::new(seat);
        assert!(!self.game.actions(seat).contains(&action), "{action:?} is listed");
        let refusal = match self.game.play(seat, &[action], 0) {
            Err(refusal) => refusal,
            Ok(_) => panic!("{action:?} was not refused"),
        };
        let after = (self.game.digest(), self.game.record().len(), self.game.log().len());
        assert_eq!(before, after, "a refused action changed something");
        refusal.code().to_owned()
    }

    /// What is told to somebody who sends this JSON: a code, or nothing if it is an action.
    pub(crate) fn misread(&self, said: Value) -> Option<String> {
        let read = card::from_json::<Jade, Action>(self.game.rules(), &said);
        read.err().map(|refusal| refusal.code().to_owned())
    }

    /// What the player whose turn it is can do.
    pub(crate) fn legal(&self) -> Vec<Action> {
        self.game.actions(self.seat())
    }

    pub(crate) fn current(&self) -> usize {
        self.seat().index()
    }

    pub(crate) fn points(&self) -> u8 {
        self.game.state().points
    }

    pub(crate) fn turn(&self) -> u16 {
        self.game.state().turn
    }

    pub(crate) fn bonus(&self, seat: usize) -> bool {
        self.game.state().areas[seat].bonus
    }

    pub(crate) fn waiting(&self, seat: usize) -> String {
        self.written(&self.game.state().areas[seat].waiting)
    }

    pub(crate) fn personal(&self, seat: usize) -> String {
        self.written(&self.game.state().areas[seat].personal)
    }

    pub(crate) fn offering(&self, seat: usize) -> String {
        self.written(&self.game.state().areas[seat].offering)
    }

    fn written(&self, sets: &[jade::Set]) -> String {
        let sets = sets.iter().map(|set| self.pair(Some(set.plate), set.snack));
        sets.collect::<Vec<_>>().join(" ")
    }

    fn pair(&self, plate: Option<Card>, snack: Option<Card>) -> String {
        let rules = self.game.rules();
        match (plate, snack) {
            (Some(plate), Some(snack)) => {
                format!("{}+{}", letters(rules, plate), letters(rules, snack))
            }
            (Some(plate), None) => letters(rules, plate),
            _ => ".".to_owned(),
        }
    }

    /// What lies at a place of the table.
    pub(crate) fn slot(&self, place: usize) -> String {
        let slot = self.game.state().table[place];
        self.pair(slot.plate, slot.snack)
    }

    /// A deck from its top: `plates`, `snacks` or `rewards`.
    pub(crate) fn deck(&self, name: &str) -> Vec<String> {
        let state = self.game.state();
        let deck: &[Card] = match name {
            "plates" => &state.plates,
            "snacks" => &state.snacks,
            _ => &state.rewards,
        };
        deck.iter().map(|&card| letters(self.game.rules(), card)).collect()
    }

    /// The codes of what happened by the last action.
    pub(crate) fn happened(&self) -> String {
        let codes: Vec<String> = self.events().into_iter().map(|(code, _)| code).collect();
        codes.join(" ")
    }

    /// The figures of an event that happened by the last action.
    pub(crate) fn told(&self, code: &str) -> Value {
        let event = self.events().into_iter().find(|(found, _)| found == code);
        event.unwrap_or_else(|| panic!("no {code}, but {}", self.happened())).1
    }

    fn events(&self) -> Vec<(String, Value)> {
        let told = self.game.record()[self.heard..].iter().filter_map(|entry| match entry {
            engine::Entry::Event(event) => Some(json!(event)),
            _ => None,
        });
        told.map(|event| {
            let note = engine::Note::from_value(event);
            (note.code.into_owned(), Value::Object(note.figures))
        })
        .collect()
    }

    /// The card that the JSON of an event names.
    pub(crate) fn card(&self, said: &Value) -> Card {
        serde_json::from_value(said.clone()).expect("a card")
    }

    pub(crate) fn view(&self) -> Value {
        card::to_json(&**self.game.rules(), &self.game.view(Viewer::Public))
    }

    /// What the waiting sets of a seat are worth.
    pub(crate) fn worth(&self, seat: usize) -> Vec<u64> {
        let view = self.view();
        let sets = view["areas"][seat]["waiting"].as_array().cloned().unwrap_or_default();
        sets.iter().filter_map(|set| set["score"].as_u64()).collect()
    }

    /// The parts of the quote of an action, as JSON by code.
    pub(crate) fn quote(&self, action: Action) -> Value {
        let quote = self.game.check(self.seat(), &action);
        let quote = quote.unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal:?}"));
        let parts =
            quote.0.into_iter().map(|note| (note.code.into_owned(), Value::Object(note.figures)));
        Value::Object(parts.collect())
    }

    pub(crate) fn over(&self) -> bool {
        matches!(self.game.status(), Status::Over(_))
    }

    pub(crate) fn outcome(&self) -> Outcome {
        match self.game.status() {
            Status::Over(outcome) => outcome,
            Status::Awaiting(_) => panic!("the game is not over"),
        }
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.outcome().standings.iter().map(|standing| standing.score).collect()
    }

    pub(crate) fn places(&self) -> Vec<u8> {
        self.outcome().standings.iter().map(|standing| standing.place).collect()
    }

    pub(crate) fn digest(&self) -> Digest {
        self.game.digest()
    }
}

/// Random games to their ends; `each` sees every position.
pub(crate) fn random_games(options: &Options, seats: u8, games: u64, mut each: impl FnMut(&Table)) {
    for number in 0..games {
        let setup = setup(options.clone(), seats, number);
        let mut table = Table::of(Match::new(&*DATA, &setup).expect("2 to 5 seats"));
        let mut dice = engine::FastChance::new(number);
        while !table.over() {
            assert!(table.game.log().len() < 8_000, "the game does not end");
            let actions = table.legal();
            table.play(actions[dice.index("action", actions.len())]);
            each(&table);
        }
    }
}
