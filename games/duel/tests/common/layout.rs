//! How a position is laid out from one line of text.

use super::{DATA, Table, named};
use duel::data::Color;
use duel::{Duel, First, Options};
use engine::{Match, Rules, ScriptedChance, ScriptedDraw, Seed, card, rules};
use serde_json::{Value, json};
use std::sync::Arc;

/// A wide row of each age near the far end, so that many cards of the age can be elsewhere.
const ROWS: [std::ops::Range<usize>; 3] = [5..9, 0..6, 5..9];

/// A game in the middle, by clauses `key: value` with `;` between them, each of which can be left out:
/// `coins: 7 7` for both seats, `cards 0: …`, `wonders 0: …` (still to be built), `built 0: …` and `tokens 0: …` for
/// each seat, `discarded: …`, `board: …` for the tokens on it (none), `pawn: 0`, `loot 0: 3 6` for what seat 0 can
/// still lose (all that the pawn has not passed), `turn: 0`, `first: 0`, `luck: 0 2 1` for the draws of tokens.
///
/// What lies there is said in one of three ways, and the age is that of the cards: `open: palace` is a row with this
/// card and others, all open; `last: palace` is all that is left; `lay: 18=palace 15=?academy` puts cards at their
/// places, those with `?` face down. With none of them it is a row of the age `age: 3`. Whatever lies under a card is
/// laid too.
pub(crate) fn table(text: &str) -> Table {
    let layout = Layout::read(text);
    let draws = layout.words("luck").map(|draw| draw.parse().expect("a number")).collect();
    let luck = ScriptedDraw { label: "tokens".to_owned(), value: draws };
    let duel = Duel::open(&DATA, &Options { first: First::Seat1 }, 2).expect("two seats");
    let mut chance = ScriptedChance::new(Seed::from_number(7), &[luck]);
    let mut position = card::to_json(&duel, &duel.deal(&mut chance));
    layout.write(&mut position);
    let state = rules::read_state(&duel, &position);
    let state = state.unwrap_or_else(|error| panic!("{text}: {error}"));
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let named = words.filter_map(|word| duel.card_named(word)).collect();
    Table { named, ..Table::of(Match::from_position(Arc::new(duel), state, chance)) }
}

const KEYS: [&str; 20] = [
    "age",
    "coins",
    "cards 0",
    "cards 1",
    "wonders 0",
    "wonders 1",
    "built 0",
    "built 1",
    "tokens 0",
    "tokens 1",
    "discarded",
    "board",
    "pawn",
    "loot 0",
    "loot 1",
    "turn",
    "first",
    "luck",
    "open",
    "last",
];

/// The clauses of a position.
struct Layout<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Layout<'a> {
    fn read(text: &'a str) -> Self {
        let clauses = text.split(';').filter(|clause| !clause.trim().is_empty());
        let clauses = clauses.map(|clause| {
            let (key, value) = clause.split_once(':').expect("a clause is `key: value`");
            let key = key.trim();
            assert!(KEYS.contains(&key) || key == "lay", "there is no clause {key}");
            (key, value.trim())
        });
        Layout(clauses.collect())
    }

    fn said(&self, key: &str) -> Option<&'a str> {
        self.0.iter().find(|(found, _)| *found == key).map(|(_, value)| *value)
    }

    fn words(&self, key: &str) -> impl Iterator<Item = &'a str> {
        self.said(key).unwrap_or_default().split_whitespace()
    }

    fn list(&self, key: &str) -> Vec<String> {
        self.words(key).map(named).collect()
    }

    fn number(&self, key: &str) -> i64 {
        self.said(key).map_or(0, |number| number.parse().expect("a number"))
    }

    /// Cards that lie in no structure.
    fn gone(&self) -> Vec<&'a str> {
        ["cards 0", "cards 1", "discarded"].iter().flat_map(|key| self.words(key)).collect()
    }

    fn write(&self, position: &mut Value) {
        position["drafted"] = json!(8);
        position["first"] = json!(self.number("first"));
        position["current"] = json!(self.number("turn"));
        position["discarded"] = json!(self.list("discarded"));
        position["board"] = json!(self.list("board"));
        position["rounds"] = self.rounds();
        let coins: Vec<u16> = self.words("coins").map(|one| one.parse().expect("coins")).collect();
        let pawn = self.number("pawn");
        position["pawn"] = json!(pawn);
        for seat in 0..2 {
            let list = |key: &str| self.list(&format!("{key} {seat}"));
            position["cities"][seat] = json!({
                "coins": coins.get(seat).copied().unwrap_or(7),
                "cards": list("cards"), "wonders": list("wonders"), "built": list("built"),
                "tokens": list("tokens"),
            });
            let passed = if seat == 1 { pawn } else { -pawn };
            let loot = self.said(&format!("loot {seat}"));
            let there = |at: i64| match loot {
                Some(loot) => loot.split_whitespace().any(|one| one == at.to_string()),
                None => passed < at,
            };
            position["loot"][seat] = json!(u8::from(there(3)) | u8::from(there(6)) << 1);
        }
        self.lay(position);
    }

    /// Eight wonders, those that somebody owns before all others.
    fn rounds(&self) -> Value {
        let owned = ["wonders 0", "built 0", "wonders 1", "built 1"];
        let mut all: Vec<String> = owned.iter().flat_map(|key| self.list(key)).collect();
        for wonder in &DATA.wonders {
            if !all.contains(&named(&wonder.id)) {
                all.push(named(&wonder.id));
            }
        }
        json!([all[..4], all[4..8]])
    }

    fn lay(&self, position: &mut Value) {
        let mut places: [Option<&str>; 20] = [None; 20];
        let mut hidden = Vec::new();
        let row = self.words("open").chain(self.words("last")).collect::<Vec<_>>();
        for word in self.words("lay") {
            let (place, card) = word.split_once('=').expect("a place and its card");
            let place: usize = place.parse().expect("a place");
            if card.starts_with('?') {
                hidden.push(place);
            }
            places[place] = Some(card.trim_start_matches('?'));
        }
        let first = places.iter().flatten().copied().chain(row.iter().copied()).next();
        let age = first.map_or(self.said("age").map_or(3, |_| self.number("age") as u8), age_of);
        let range =
            if self.said("last").is_some() { 0..2 } else { ROWS[usize::from(age) - 1].clone() };
        assert!(row.len() <= range.len(), "the row is too short");
        for (place, card) in range.clone().zip(&row) {
            places[place] = Some(card);
        }
        let named: Vec<&str> =
            self.gone().into_iter().chain(places.iter().flatten().copied()).collect();
        let mut spare = DATA.cards.iter().filter(|card| {
            card.age == age && card.color != Color::Guild && !named.contains(&&*card.id)
        });
        let mut spare = || spare.next().map(|card| card.id.as_str());
        if self.said("last").is_none() && self.said("lay").is_none() {
            for place in range.skip(row.len()) {
                places[place] = spare();
            }
        }
        // Later places lie on earlier ones. What is not named below is filled, with guilds where there must be some.
        let structure = &DATA.structures[usize::from(age) - 1];
        let mut below = [false; 20];
        for place in (0..20usize).rev() {
            if below[place] || places[place].is_some() {
                structure.covers[place].iter().for_each(|under| below[usize::from(under)] = true);
            }
        }
        let below: Vec<usize> = (0..20).filter(|&at| below[at] && places[at].is_none()).collect();
        let free = places.iter().filter(|place| place.is_none()).count() - below.len();
        let guilds = if age == 3 { missing_guilds(&places).saturating_sub(free) } else { 0 };
        let spare_guilds = guild_names().filter(|name| !named.contains(name)).take(guilds);
        let fill = spare_guilds.map(Some).chain(std::iter::repeat_with(&mut spare));
        for (&under, card) in below.iter().zip(fill) {
            places[under] = card;
        }
        hidden.extend(below.into_iter().filter(|&under| !structure.places[under].face_up));
        let left: Vec<usize> = (0..20).filter(|&place| places[place].is_some()).collect();
        let shown: Vec<usize> = (0..20).filter(|place| !hidden.contains(place)).collect();
        position["age"] = json!(age);
        position["left"] = json!(left);
        position["shown"] = json!(shown);
        for each in 1..=3 {
            let laid = if each == age { places } else { [None; 20] };
            // What lay in earlier ages, or at places that are empty now, may be anywhere.
            let free = if each > age { self.gone() } else { Vec::new() };
            position["ages"][usize::from(each) - 1] = json!(filled(each, laid, &free));
        }
    }
}

fn age_of(name: &str) -> u8 {
    let card = DATA.cards.iter().find(|card| card.id == name);
    card.unwrap_or_else(|| panic!("there is no card {name}")).age
}

fn guild_names() -> impl Iterator<Item = &'static str> {
    let guilds = DATA.cards.iter().filter(|card| card.color == Color::Guild);
    guilds.map(|card| card.id.as_str())
}

/// How many of the three guilds are not laid yet.
fn missing_guilds(laid: &[Option<&str>; 20]) -> usize {
    3 - guild_names().filter(|name| laid.contains(&Some(name))).count()
}

/// Twenty different cards of an age, three of them guilds in the last, none of those in `without`.
fn filled(age: u8, laid: [Option<&str>; 20], without: &[&str]) -> Vec<String> {
    let guilds = if age == 3 { missing_guilds(&laid) } else { 0 };
    let spare = |guild: bool| {
        DATA.cards
            .iter()
            .filter(move |card| card.age == age && (card.color == Color::Guild) == guild)
    };
    let unused = |name: &str| !laid.contains(&Some(name)) && !without.contains(&name);
    let mut spare_guilds = spare(true).filter(|card| unused(&card.id)).take(guilds);
    let mut spare_cards = spare(false).filter(|card| unused(&card.id));
    let fill = |place: Option<&str>| match place {
        Some(card) => named(card),
        None => {
            let next = spare_guilds.next().or_else(|| spare_cards.next());
            named(&next.expect("enough cards").id)
        }
    };
    laid.map(fill).to_vec()
}
