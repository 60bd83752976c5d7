//! Positions in one line, and short words for playing them.
//!
//! A card is written by its traits, a letter each: colours `r g y`, shapes `o` (circle) `s` (square) `f` (flower),
//! temperatures `w c`. So `row` is the plain red, circular, warm plate or snack, `rgow` the one of red and green,
//! and `jade` the chalice. `row+gsc` is a set, `row` a bare plate, and a number stands for so many sets that match
//! in everything and are worth 4 each.

#![allow(dead_code, reason = "each test file uses some of these words")]

use engine::{
    Card, CensusError, Chance, Digest, Files, Match, OptionsError, Outcome, Played, Rules,
    ScriptedChance, ScriptedDraw, Seat, Seed, Setup, Status, Viewer, card,
};
use jade::data::Data;
use jade::{Action, Deck, Jade, Options};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};

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
    Setup {
        options,
        seats,
        seed: Seed::from_number(seed),
        random: Vec::new(),
    }
}

/// A table before seat 0 has started.
pub(crate) fn unstarted(options: Options, seats: u8) -> Result<Table, OptionsError> {
    Ok(Table::of(Match::new(&*DATA, &setup(options, seats, 7))?))
}

/// Options that let seat 0 start with fewer players.
pub(crate) fn trim() -> Options {
    Options {
        trim: true,
        ..Options::default()
    }
}

/// A game in the middle, by clauses `key: value` with `;` between them; `[..]` can be left out:
/// `[players: 2] [seats: as many] [deck: full] [current: 0] [points: as at the start of a turn] [turn: 1] [idle: 0]
/// [over: reason] [bonus: seat] [dice: 3 4 …]`,
/// `waiting 0: row+row goc` and the same for `personal` and `offering`,
/// `table: row+row . goc` from place 0 on, the rest empty; without it every place is full,
/// `plates: row goc`, `snacks: …` and `rewards: …` for what lies on top of a deck, or `none` to leave it in the box.
/// Sets are numbered in the order in which they are written; whoever has no `waiting` then gets a bare plate, as at the start.
pub(crate) fn table(text: &str) -> Table {
    let clauses: Vec<(&str, &str)> = text
        .split(';')
        .filter(|clause| !clause.trim().is_empty())
        .map(|clause| {
            let (key, value) = clause.split_once(':').expect("a clause is `key: value`");
            (key.trim(), value.trim())
        })
        .collect();
    let said = |wanted: &str| clauses.iter().find(|(key, _)| *key == wanted);
    let number = |wanted: &str, otherwise: u64| {
        said(wanted).map_or(otherwise, |(_, value)| value.parse().expect("a number"))
    };
    let players = number("players", 2);
    let seats = number("seats", players) as u8;
    let options = Options {
        deck: match said("deck") {
            Some((_, "small")) => Deck::Small,
            _ => Deck::Full,
        },
        trim: u64::from(seats) != players,
    };
    let dice = said("dice").map_or(Vec::new(), |(_, dice)| {
        vec![ScriptedDraw {
            label: "judgement".to_owned(),
            value: words(dice).map(|die| die.parse().expect("a die")).collect(),
        }]
    });
    let rules = Jade::open(&DATA, &options, seats).expect("2 to 5 seats");
    let mut chance = ScriptedChance::new(Seed::from_number(7), &dice);
    let mut position = card::to_json(&rules, &rules.deal(&mut chance));
    position["started"] = json!(true);
    position["players"] = json!(players);
    position["current"] = json!(number("current", 0));
    position["turn"] = json!(number("turn", 1));
    position["idle"] = json!(number("idle", 0));
    if let Some((_, reason)) = said("over") {
        position["over"] = json!(reason);
    }
    let mut layout = Layout {
        rules: &rules,
        position,
        sets: 0,
    };
    for &(key, value) in &clauses {
        match key.split_once(' ').unwrap_or((key, "")) {
            (area @ ("waiting" | "personal" | "offering"), seat) => {
                let at = format!("/areas/{seat}/{area}");
                for word in words(value) {
                    let sets = layout.sets(word);
                    layout.list(&at).extend(sets);
                }
            }
            ("table", _) => {
                for (place, word) in words(value).enumerate() {
                    layout.position["table"][place] = layout.place(word);
                }
            }
            ("bonus", _) => {
                layout.position["areas"][value.parse::<usize>().expect("a seat")]["bonus"] =
                    json!(true)
            }
            ("plates" | "snacks" | "rewards", _) => {}
            (
                "players" | "seats" | "deck" | "current" | "points" | "turn" | "idle" | "over"
                | "dice",
                _,
            ) => {}
            _ => panic!("there is no clause {key}"),
        }
    }
    for seat in 0..players {
        if said(&format!("waiting {seat}")).is_none() {
            let plate = layout.list("/plates").remove(0);
            let set = json!({ "id": layout.sets, "plate": plate, "snack": null });
            layout.list(&format!("/areas/{seat}/waiting")).push(set);
            layout.sets += 1;
        }
    }
    if said("table").is_none() {
        for place in 0..8 {
            let (plate, snack) = (
                layout.list("/plates").remove(0),
                layout.list("/snacks").remove(0),
            );
            layout.position["table"][place] = json!({ "plate": plate, "snack": snack });
        }
    }
    let mut in_the_box = false;
    for deck in ["plates", "snacks", "rewards"] {
        match said(deck) {
            Some((_, "none")) => {
                layout.list(&format!("/{deck}")).clear();
                in_the_box = true;
            }
            Some((_, top)) => {
                for word in words(top).collect::<Vec<_>>().into_iter().rev() {
                    let card = layout.take(word, deck == "snacks");
                    layout.list(&format!("/{deck}")).insert(0, card);
                }
            }
            None => {}
        }
    }
    let tasted = layout
        .list(&format!("/areas/{}/personal", number("current", 0)))
        .len() as u64;
    layout.position["points"] = json!(number("points", 2 + tasted / 2));
    layout.position["next_set"] = json!(layout.sets);
    let state = card::from_json(&rules, &layout.position).expect("a position");
    if !in_the_box {
        let census: Result<(), CensusError> = rules.census(&state);
        census.unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    Table::of(Match::from_position(Arc::new(rules), state, chance))
}

/// Clauses for so many offerings in all, few of them by seat 0, so that it can offer one more.
pub(crate) fn offered(players: u8, mut total: u8) -> String {
    let mut clauses = Vec::new();
    for seat in (0..players).rev() {
        let here = total.min(5);
        total -= here;
        clauses.push(format!("offering {seat}: {here}"));
    }
    assert_eq!(total, 0, "there is no room for so many offerings");
    clauses.join("; ")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
}

/// The position while it is laid out, with the cards not yet used in its decks.
struct Layout<'a> {
    rules: &'a Jade,
    position: Value,
    sets: u8,
}

impl Layout<'_> {
    fn list(&mut self, at: &str) -> &mut Vec<Value> {
        let list = self.position.pointer_mut(at).and_then(Value::as_array_mut);
        list.unwrap_or_else(|| panic!("there is no list {at}"))
    }

    /// Takes a card out of its deck, from the bottom.
    fn take(&mut self, word: &str, snack: bool) -> Value {
        if word == "jade" {
            self.position["chalice"] = json!(true);
            return json!("#jade_chalice");
        }
        let card = find(self.rules, word, snack);
        let deck = match (snack, self.rules.level(card)) {
            (true, _) => "/snacks",
            (false, 1) => "/plates",
            (false, _) => "/rewards",
        };
        let name = json!(format!(
            "#{}",
            self.rules.card_name(card).unwrap_or_default()
        ));
        let deck = self.list(deck);
        let place = deck.iter().rposition(|card| *card == name);
        deck.remove(place.unwrap_or_else(|| panic!("no {word} is left")))
    }

    fn sets(&mut self, word: &str) -> Vec<Value> {
        if let Ok(number) = word.parse::<u8>() {
            return (0..number)
                .map(|_| {
                    let traits = self.most_common();
                    self.set(&format!("{traits}+{traits}"))
                })
                .collect();
        }
        vec![self.set(word)]
    }

    fn set(&mut self, word: &str) -> Value {
        let mut set = self.place(word);
        set["id"] = json!(self.sets);
        self.sets += 1;
        set
    }

    /// A plate with or without a snack; a dot for neither.
    fn place(&mut self, word: &str) -> Value {
        let (plate, snack) = match word.split_once('+') {
            _ if word == "." => (None, None),
            Some((plate, snack)) => (Some(plate), Some(snack)),
            None => (Some(word), None),
        };
        let plate = plate.map(|plate| self.take(plate, false));
        let snack = snack.map(|snack| self.take(snack, true));
        json!({ "plate": plate, "snack": snack })
    }

    /// The traits of which plates and snacks are left most.
    fn most_common(&mut self) -> String {
        let rules = self.rules;
        let plain = rules.kinds().filter(|(_, kind)| kind.level == 1);
        let mut best = (0, String::new());
        for (card, _) in plain.filter(|&(card, _)| is_snack(rules, card)) {
            let traits = letters(rules, card);
            let plate = find(rules, &traits, false);
            let mut left = |deck: &str, card: Card| {
                let name = format!("#{}", rules.card_name(card).unwrap_or_default());
                self.list(deck).iter().filter(|card| **card == name).count()
            };
            let left = left("/snacks", card).min(left("/plates", plate));
            if left > best.0 {
                best = (left, traits);
            }
        }
        assert!(best.0 > 0, "no matching plain plate and snack are left");
        best.1
    }
}

const LETTERS: &str = "rgyosfwc";

fn is_snack(rules: &Jade, card: Card) -> bool {
    rules.card_info(card)["snack"] == json!(true)
}

/// The card with these traits.
pub(crate) fn find(rules: &Jade, word: &str, snack: bool) -> Card {
    assert!(
        word.chars().all(|letter| LETTERS.contains(letter)),
        "{word} is no card"
    );
    let sorted: String = LETTERS
        .chars()
        .filter(|&letter| word.contains(letter))
        .collect();
    let mut cards = rules.kinds().map(|(card, _)| card);
    cards
        .find(|&card| is_snack(rules, card) == snack && letters(rules, card) == sorted)
        .unwrap_or_else(|| panic!("there is no card {word}"))
}

/// The traits of a card.
pub(crate) fn letters(rules: &Jade, card: Card) -> String {
    let kind = rules.kind(card).expect("a card of this game");
    if kind.id == "jade_chalice" {
        return "jade".to_owned();
    }
    let traits = json!([kind.colors, kind.shapes, kind.temps]);
    let named = |name: &str| traits.to_string().contains(&format!("\"{name}\""));
    let names = [
        "red", "green", "yellow", "circle", "square", "flower", "warm", "cold",
    ];
    let letters = LETTERS.chars().zip(names).filter(|(_, name)| named(name));
    letters.map(|(letter, _)| letter).collect()
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
        let before = (
            self.game.digest(),
            self.game.record().len(),
            self.game.log().len(),
        );
        let seat = Seat::new(seat);
        assert!(
            !self.game.actions(seat).contains(&action),
            "{action:?} is listed"
        );
        let refusal = match self.game.play(seat, &[action], 0) {
            Err(refusal) => refusal,
            Ok(_) => panic!("{action:?} was not refused"),
        };
        let after = (
            self.game.digest(),
            self.game.record().len(),
            self.game.log().len(),
        );
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
        deck.iter()
            .map(|&card| letters(self.game.rules(), card))
            .collect()
    }

    /// The codes of what happened by the last action.
    pub(crate) fn happened(&self) -> String {
        let codes: Vec<String> = self.events().into_iter().map(|(code, _)| code).collect();
        codes.join(" ")
    }

    /// The figures of an event that happened by the last action.
    pub(crate) fn told(&self, code: &str) -> Value {
        let event = self.events().into_iter().find(|(found, _)| found == code);
        event
            .unwrap_or_else(|| panic!("no {code}, but {}", self.happened()))
            .1
    }

    fn events(&self) -> Vec<(String, Value)> {
        let told = self.game.record()[self.heard..]
            .iter()
            .filter_map(|entry| match entry {
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
        let sets = view["areas"][seat]["waiting"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        sets.iter()
            .filter_map(|set| set["score"].as_u64())
            .collect()
    }

    /// The parts of the quote of an action, as JSON by code.
    pub(crate) fn quote(&self, action: Action) -> Value {
        let quote = self.game.check(self.seat(), &action);
        let quote = quote.unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal:?}"));
        let parts = quote
            .0
            .into_iter()
            .map(|note| (note.code.into_owned(), Value::Object(note.figures)));
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
        self.outcome()
            .standings
            .iter()
            .map(|standing| standing.score)
            .collect()
    }

    pub(crate) fn places(&self) -> Vec<u8> {
        self.outcome()
            .standings
            .iter()
            .map(|standing| standing.place)
            .collect()
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
            let actions = table.legal();
            table.play(actions[dice.index("action", actions.len())]);
            each(&table);
        }
    }
}
