//! Positions in one line, and short words for playing them.
//!
//! Cards, wonders and tokens are written by their names in the data files; what is done goes through the same JSON
//! that clients send.

#![allow(dead_code, unused_imports, reason = "each test file uses some of these words")]

mod layout;

pub(crate) use layout::table;

use duel::data::Data;
use duel::{Action, City, Duel, First, Options, State};
use engine::{
    Card, Chance, Digest, FastChance, Files, Match, Note, Outcome, Played, Rules, Seat, Seed,
    Setup, Status, Viewer, card,
};
use serde_json::{Value, json};
use std::sync::LazyLock;

pub(crate) static DATA: LazyLock<Data> = LazyLock::new(|| {
    Duel::load(&Files::built_in(Duel::FILES)).expect("the built-in files can be read")
});

fn named(name: &str) -> String {
    format!("#{name}")
}

pub(crate) fn draft(wonder: &str) -> Value {
    json!({ "draft": { "wonder": named(wonder) } })
}

pub(crate) fn build(card: &str) -> Value {
    json!({ "build": { "card": named(card) } })
}

pub(crate) fn discard(card: &str) -> Value {
    json!({ "discard": { "card": named(card) } })
}

/// Builds a wonder with this card under it.
pub(crate) fn wonder(wonder: &str, card: &str) -> Value {
    json!({ "build_wonder": { "wonder": named(wonder), "card": named(card) } })
}

pub(crate) fn take(token: &str) -> Value {
    json!({ "take_token": { "token": named(token) } })
}

pub(crate) fn destroy(card: &str) -> Value {
    json!({ "destroy": { "card": named(card) } })
}

pub(crate) fn revive(card: &str) -> Value {
    json!({ "revive": { "card": named(card) } })
}

pub(crate) fn let_begin(seat: u8) -> Value {
    json!({ "let_begin": { "seat": seat } })
}

/// A game, and what happened last in it.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Match<Duel>,
    heard: usize,
    /// Cards that the test has named, and that nobody discards without being told to.
    named: Vec<Card>,
}

pub(crate) fn setup(first: First, seed: u64) -> Setup<Options> {
    Setup {
        options: Options { first },
        seats: 2,
        seed: Seed::from_number(seed),
        random: Vec::new(),
    }
}

/// A table before the first wonder is drafted.
pub(crate) fn dealt(first: First, seed: u64) -> Table {
    Table::of(Match::new(&*DATA, &setup(first, seed)).expect("two seats"))
}

impl Table {
    pub(crate) fn of(game: Match<Duel>) -> Self {
        Table { game, heard: 0, named: Vec::new() }
    }

    pub(crate) fn state(&self) -> &State {
        self.game.state()
    }

    /// Whose turn or choice it is.
    pub(crate) fn current(&self) -> usize {
        self.state().current.index()
    }

    fn read(&self, said: &Value) -> Action {
        let read = card::from_json::<Duel, Action>(self.game.rules(), said);
        read.unwrap_or_else(|refusal| panic!("{said} is no action: {refusal}"))
    }

    /// Whoever is asked does this.
    #[track_caller]
    pub(crate) fn play(&mut self, said: Value) -> &mut Self {
        let action = self.read(&said);
        self.act(action)
    }

    #[track_caller]
    pub(crate) fn act(&mut self, action: Action) -> &mut Self {
        let seat = self.state().current;
        self.heard = self.game.record().len();
        match self.game.play(seat, &[action], 0) {
            Ok(Played::Done) => self,
            other => panic!("seat {seat}: {action:?}: {other:?}"),
        }
    }

    /// The current player lets the turn go by: a card that the test has not named is discarded.
    #[track_caller]
    pub(crate) fn pass(&mut self) -> &mut Self {
        let free = |action: &Action| match action {
            Action::Discard { card } => !self.named.contains(card),
            _ => false,
        };
        let action = self.actions().into_iter().rfind(free);
        self.act(action.expect("a card that is not named"))
    }

    /// The refusal of this to whoever is asked; nothing may have changed.
    #[track_caller]
    pub(crate) fn refusal(&mut self, said: Value) -> Note {
        let action = self.read(&said);
        let before = (self.game.digest(), self.game.record().len(), self.game.log().len());
        let seat = self.state().current;
        assert!(!self.game.actions(seat).contains(&action), "{said} is listed");
        let refusal = match self.game.play(seat, &[action], 0) {
            Err(refusal) => refusal,
            Ok(_) => panic!("{said} was not refused"),
        };
        let after = (self.game.digest(), self.game.record().len(), self.game.log().len());
        assert_eq!(before, after, "a refused action changed something");
        refusal.0
    }

    /// The code of the refusal.
    #[track_caller]
    pub(crate) fn refused(&mut self, said: Value) -> String {
        self.refusal(said).code.into_owned()
    }

    /// What whoever is asked can do.
    pub(crate) fn actions(&self) -> Vec<Action> {
        self.game.actions(self.state().current)
    }

    /// The same as JSON with names.
    pub(crate) fn legal(&self) -> Vec<Value> {
        let rules = &**self.game.rules();
        self.actions().iter().map(|action| card::to_json(rules, action)).collect()
    }

    /// The code of the question that is open.
    pub(crate) fn asked(&self) -> String {
        let question = self.game.question(self.state().current);
        question.map_or("over".to_owned(), |question| question.note.code.into_owned())
    }

    pub(crate) fn city(&self, seat: usize) -> &City {
        &self.state().cities[seat]
    }

    /// The coins of both.
    pub(crate) fn coins(&self) -> [u16; 2] {
        [0, 1].map(|seat| self.city(seat).coins)
    }

    pub(crate) fn pawn(&self) -> i8 {
        self.state().pawn
    }

    /// The names in a list of the state, with a space between them.
    pub(crate) fn names(&self, path: &str) -> String {
        let json = self.game.state_json();
        let list = json.pointer(path).and_then(Value::as_array);
        let list = list.unwrap_or_else(|| panic!("there is no list {path}"));
        let names = list.iter().map(|name| name.as_str().unwrap_or_default());
        names.map(|name| name.trim_start_matches('#')).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn cards(&self, seat: usize) -> String {
        self.names(&format!("/cities/{seat}/cards"))
    }

    pub(crate) fn tokens(&self, seat: usize) -> String {
        self.names(&format!("/cities/{seat}/tokens"))
    }

    /// What happened by the last action, as codes and figures with names.
    pub(crate) fn events(&self) -> Vec<(String, Value)> {
        let rules = &**self.game.rules();
        let told = self.game.record()[self.heard..].iter().filter_map(|entry| match entry {
            engine::Entry::Event(event) => Some(card::to_json(rules, event)),
            _ => None,
        });
        told.map(|event| {
            let note = Note::from_value(event);
            (note.code.into_owned(), Value::Object(note.figures))
        })
        .collect()
    }

    /// The codes of what happened by the last action.
    pub(crate) fn happened(&self) -> String {
        let codes: Vec<String> = self.events().into_iter().map(|(code, _)| code).collect();
        codes.join(" ")
    }

    pub(crate) fn has_happened(&self, code: &str) -> bool {
        self.events().iter().any(|(found, _)| found == code)
    }

    /// The figures of every event of this code by the last action.
    pub(crate) fn told(&self, code: &str) -> Vec<Value> {
        let right = self.events().into_iter().filter(|(found, _)| found == code);
        right.map(|(_, figures)| figures).collect()
    }

    pub(crate) fn view(&self) -> Value {
        card::to_json(&**self.game.rules(), &self.game.view(Viewer::Public))
    }

    /// The parts of the quote of an action, as codes and figures with names.
    #[track_caller]
    pub(crate) fn quote(&self, said: &Value) -> Vec<(String, Value)> {
        let quote = self.game.check(self.state().current, &self.read(said));
        let quote = quote.unwrap_or_else(|refusal| panic!("{said} is refused: {refusal}"));
        let parts = quote.0.into_iter();
        let rules = &**self.game.rules();
        parts
            .map(|note| (note.code.to_string(), card::to_json(rules, &Value::Object(note.figures))))
            .collect()
    }

    /// The figures of every part of this code in the quote of an action.
    #[track_caller]
    pub(crate) fn quoted(&self, said: &Value, code: &str) -> Vec<Value> {
        let right = self.quote(said).into_iter().filter(|(found, _)| found == code);
        right.map(|(_, figures)| figures).collect()
    }

    /// What an action costs, by its quote or its refusal.
    #[track_caller]
    pub(crate) fn price(&self, said: &Value) -> u64 {
        match self.game.check(self.state().current, &self.read(said)) {
            Ok(_) => self.quoted(said, "price")[0]["coins"].as_u64().expect("coins"),
            Err(refusal) => {
                assert_eq!(refusal.code(), "not_enough_coins", "{said}");
                refusal.0.figures["need"].as_u64().expect("coins")
            }
        }
    }

    /// A part of a seat's score as things stand.
    pub(crate) fn part(&self, seat: usize, part: &str) -> u16 {
        let score = self.game.rules().score(self.state(), Seat::new(seat as u8));
        let parts = score.parts();
        parts.iter().find(|(name, _)| *name == part).map_or(0, |(_, points)| *points)
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

    /// Why the game ended, and the places by seat.
    pub(crate) fn ending(&self) -> (String, Vec<u8>) {
        let outcome = self.outcome();
        let places = outcome.standings.iter().map(|standing| standing.place).collect();
        (outcome.reason.into_owned(), places)
    }

    pub(crate) fn digest(&self) -> Digest {
        self.game.digest()
    }
}

/// Random games to their ends; `each` sees every position.
pub(crate) fn random_games(games: u64, mut each: impl FnMut(&Table)) {
    for number in 0..games {
        let mut table = dealt(First::Random, number);
        let mut dice = FastChance::new(number);
        each(&table);
        while !table.over() {
            assert!(table.game.log().len() < 120, "the game does not end");
            let actions = table.actions();
            table.act(actions[dice.index("action", actions.len())]);
            each(&table);
        }
    }
}
