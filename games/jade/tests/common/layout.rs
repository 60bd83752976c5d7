//! How a position is laid out from one line of text.

use super::{DATA, Table};
use engine::{Card, CensusError, Match, Rules, ScriptedChance, ScriptedDraw, Seed, card};
use jade::{Deck, Jade, Options};
use serde_json::{Value, json};
use std::sync::Arc;

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
    let mut layout = Layout { rules: &rules, position, sets: 0 };
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
            let (plate, snack) =
                (layout.list("/plates").remove(0), layout.list("/snacks").remove(0));
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
    let tasted = layout.list(&format!("/areas/{}/personal", number("current", 0))).len() as u64;
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
        let name = json!(format!("#{}", self.rules.card_name(card).unwrap_or_default()));
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
fn find(rules: &Jade, word: &str, snack: bool) -> Card {
    assert!(word.chars().all(|letter| LETTERS.contains(letter)), "{word} is no card");
    let sorted: String = LETTERS.chars().filter(|&letter| word.contains(letter)).collect();
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
    let names = ["red", "green", "yellow", "circle", "square", "flower", "warm", "cold"];
    let letters = LETTERS.chars().zip(names).filter(|(_, name)| named(name));
    letters.map(|(letter, _)| letter).collect()
}
