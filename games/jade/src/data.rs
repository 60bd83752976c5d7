//! The cards of the table: read from the data files, checked, and compiled for quick answers.

use crate::state::{MAX_PLATES, MAX_REWARDS, MAX_SNACKS};
use engine::{Card, DataError, Files, List, OptionsError};
use serde::{Deserialize, Serialize};

/// The data files.
pub const FILES: &[(&str, &str)] = &[
    ("snacks.json", include_str!("../data/snacks.json")),
    ("plates.json", include_str!("../data/plates.json")),
    ("chalice.json", include_str!("../data/chalice.json")),
    ("thresholds.json", include_str!("../data/thresholds.json")),
];

/// What a host can choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which decks are played with.
    pub deck: Deck,
    /// Whether seat 0 may start with fewer players than there are seats.
    pub trim: bool,
}

/// A choice of decks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// 102 snacks and 72 plates.
    #[default]
    Full,
    /// 54 snacks and 36 plates.
    Small,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Color {
    Red,
    Green,
    Yellow,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    Circle,
    Square,
    Flower,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Temp {
    Warm,
    Cold,
}

/// A kind of card, as in the files.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Kind {
    pub id: String,
    pub level: u8,
    pub colors: Vec<Color>,
    pub shapes: Vec<Shape>,
    pub temps: Vec<Temp>,
    #[serde(default)]
    pub copies: Copies,
}

/// What clients are told about a card.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardInfo<'a> {
    /// A snack, not a plate.
    pub snack: bool,
    pub kind: &'a Kind,
}

/// How many there are of a kind in each deck.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Copies {
    pub full: u8,
    pub small: u8,
}

impl Copies {
    pub fn of(self, deck: Deck) -> u8 {
        match deck {
            Deck::Full => self.full,
            Deck::Small => self.small,
        }
    }
}

/// How many offerings bring on the judgement and the end.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thresholds {
    pub players: u8,
    pub jade: u8,
    pub end: u8,
}

/// The files, checked.
#[derive(Clone, Debug)]
pub struct Data {
    /// Snacks, then plates, then the chalice; the place is the card.
    pub kinds: Vec<Kind>,
    pub snacks: usize,
    thresholds: [Thresholds; 4],
}

impl Data {
    pub fn load(files: &Files) -> Result<Self, DataError> {
        let snacks: Vec<Kind> = files.entries("snacks.json")?;
        let plates: Vec<Kind> = files.entries("plates.json")?;
        let chalice: Vec<Kind> = files.entries("chalice.json")?;
        for (file, kinds, top) in [("snacks.json", &snacks, 3), ("plates.json", &plates, 3)] {
            for kind in kinds {
                check_kind(file, kind, top)?;
                if kind.copies.full == 0 && kind.copies.small == 0 {
                    return Err(DataError::field(
                        file,
                        &kind.id,
                        "copies",
                        "the card is in no deck",
                    ));
                }
            }
        }
        let [made] = chalice.as_slice() else {
            return Err(DataError::file("chalice.json", "there is exactly one chalice"));
        };
        check_kind("chalice.json", made, 4)?;
        if made.level != 4 {
            return Err(DataError::field("chalice.json", &made.id, "level", "must be 4"));
        }
        if made.copies.full != 0 || made.copies.small != 0 {
            let problem = "the chalice is in no deck; it is granted";
            return Err(DataError::field("chalice.json", &made.id, "copies", problem));
        }
        for deck in [Deck::Full, Deck::Small] {
            check_size("snacks.json", deck, &snacks, |_| true, 60, MAX_SNACKS)?;
            check_size("plates.json", deck, &plates, |kind| kind.level == 1, 13, MAX_PLATES)?;
            check_size("plates.json", deck, &plates, |kind| kind.level > 1, 0, MAX_REWARDS)?;
        }
        let thresholds: Vec<Thresholds> = files.one("thresholds.json")?;
        let thresholds: [Thresholds; 4] = thresholds.try_into().map_err(|_| {
            DataError::file(
                "thresholds.json",
                "there is one line for each of 2, 3, 4 and 5 players",
            )
        })?;
        for (line, players) in thresholds.iter().zip(2..) {
            let ok = line.players == players && 0 < line.jade && line.jade <= line.end;
            if !ok || line.end > 5 * players {
                let problem = format!(
                    "the line for {players} players must say so, with 1 <= jade <= end <= {}",
                    5 * players
                );
                return Err(DataError::file("thresholds.json", problem));
            }
        }
        let count = snacks.len();
        let kinds: Vec<Kind> = snacks.into_iter().chain(plates).chain(chalice).collect();
        for (at, kind) in kinds.iter().enumerate() {
            if kinds[..at].iter().any(|other| other.id == kind.id) {
                let file = match at {
                    _ if at < count => "snacks.json",
                    _ if at + 1 < kinds.len() => "plates.json",
                    _ => "chalice.json",
                };
                return Err(DataError::field(file, &kind.id, "id", "is used twice"));
            }
        }
        if kinds.len() > 255 {
            return Err(DataError::file("snacks.json", "more than 255 kinds of card"));
        }
        Ok(Data { kinds, snacks: count, thresholds })
    }
}

fn check_kind(file: &str, kind: &Kind, top: u8) -> Result<(), DataError> {
    let bad = |field: &str, problem: &str| Err(DataError::field(file, &kind.id, field, problem));
    if !(1..=top).contains(&kind.level) {
        return bad("level", &format!("must be 1 to {top}"));
    }
    check_marks(&kind.colors).or_else(|problem| bad("colors", problem))?;
    check_marks(&kind.shapes).or_else(|problem| bad("shapes", problem))?;
    check_marks(&kind.temps).or_else(|problem| bad("temps", problem))?;
    Ok(())
}

fn check_marks<T: PartialEq>(marks: &[T]) -> Result<(), &'static str> {
    match marks {
        [] => Err("needs at least one"),
        _ if (1..marks.len()).any(|at| marks[..at].contains(&marks[at])) => Err("names one twice"),
        _ => Ok(()),
    }
}

fn check_size(
    file: &str,
    deck: Deck,
    kinds: &[Kind],
    counts: impl Fn(&Kind) -> bool,
    least: usize,
    most: usize,
) -> Result<(), DataError> {
    let size: usize = kinds
        .iter()
        .filter(|kind| counts(kind))
        .map(|kind| usize::from(kind.copies.of(deck)))
        .sum();
    // The small deck has 54 snacks; five players and eight slots need 13 plates and 8 snacks to begin.
    let least = if deck == Deck::Small { least.min(13) } else { least };
    if (least..=most).contains(&size) {
        return Ok(());
    }
    Err(DataError::file(
        file,
        format!("the {deck:?} deck has {size} such cards; {least} to {most} can be played"),
    ))
}

/// What the rules need to know of a card, in two bytes.
#[derive(Clone, Copy, Debug)]
pub struct Traits {
    /// One bit for each colour (0–2), shape (3–5) and temperature (6–7).
    pub marks: u8,
    pub level: u8,
}

const COLORS: u8 = 0b0000_0111;
const SHAPES: u8 = 0b0011_1000;
const TEMPS: u8 = 0b1100_0000;

impl Traits {
    fn new(kind: &Kind) -> Self {
        let colors = kind.colors.iter().fold(0, |bits, &color| bits | 1 << color as u8);
        let shapes = kind.shapes.iter().fold(0, |bits, &shape| bits | 8 << shape as u8);
        let temps = kind.temps.iter().fold(0, |bits, &temp| bits | 64 << temp as u8);
        Traits { marks: colors | shapes | temps, level: kind.level }
    }
}

/// How well a plate and a snack go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pairing {
    pub color: u8,
    pub shape: u8,
    pub temp: u8,
    pub level: u8,
}

impl Pairing {
    pub fn score(self) -> u8 {
        self.color + self.shape + self.temp + self.level
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Jade {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    kinds: Vec<Kind>,
    /// By card, padded so that any card of a checked state can be looked up without a bounds check failing.
    traits: [Traits; 256],
    pub(crate) snacks: usize,
    pub(crate) chalice: Card,
    /// The decks in file order, before they are shuffled.
    pub(crate) decks: Decks,
    thresholds: [Thresholds; 4],
}

/// The three decks.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Decks {
    pub(crate) snacks: List<Card, MAX_SNACKS>,
    pub(crate) plates: List<Card, MAX_PLATES>,
    pub(crate) rewards: List<Card, MAX_REWARDS>,
}

impl Decks {
    fn new(data: &Data, deck: Deck) -> Self {
        let mut decks = Decks::default();
        for (at, kind) in data.kinds.iter().enumerate() {
            for _ in 0..kind.copies.of(deck) {
                match kind.level {
                    _ if at < data.snacks => decks.snacks.push(Card::new(at)),
                    1 => decks.plates.push(Card::new(at)),
                    _ => decks.rewards.push(Card::new(at)),
                };
            }
        }
        decks
    }
}

impl Jade {
    pub(crate) fn new(data: &Data, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        if !(2..=5).contains(&seats) {
            return Err(OptionsError::WrongSeats { min: 2, max: 5, asked: seats });
        }
        let mut traits = [Traits { marks: 0, level: 0 }; 256];
        for (slot, kind) in traits.iter_mut().zip(&data.kinds) {
            *slot = Traits::new(kind);
        }
        Ok(Jade {
            options: options.clone(),
            seats,
            kinds: data.kinds.clone(),
            traits,
            snacks: data.snacks,
            chalice: Card::new(data.kinds.len() - 1),
            decks: Decks::new(data, options.deck),
            thresholds: data.thresholds,
        })
    }

    /// What the files say about a card.
    pub fn kind(&self, card: Card) -> Option<&Kind> {
        self.kinds.get(card.index())
    }

    pub(crate) fn info(&self, card: Card) -> Option<CardInfo<'_>> {
        Some(CardInfo { snack: self.is_snack(card), kind: self.kind(card)? })
    }

    /// All kinds with their cards.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, &Kind)> {
        self.kinds.iter().enumerate().map(|(at, kind)| (Card::new(at), kind))
    }

    pub(crate) fn is_snack(&self, card: Card) -> bool {
        card.index() < self.snacks
    }

    pub(crate) fn copies(&self, card: Card) -> u8 {
        self.kind(card).map_or(0, |kind| kind.copies.of(self.options.deck))
    }

    #[inline(always)]
    pub fn traits(&self, card: Card) -> Traits {
        self.traits[card.index() & 255]
    }

    /// The level of a card.
    #[inline]
    pub fn level(&self, card: Card) -> u8 {
        self.traits(card).level
    }

    /// How a snack goes with a plate: a point for a shared colour, shape and temperature each, and the snack's level.
    #[inline]
    pub fn pairing(&self, plate: Card, snack: Card) -> Pairing {
        let snack = self.traits(snack);
        let shared = self.traits(plate).marks & snack.marks;
        let point = |dimension: u8| u8::from(shared & dimension != 0);
        Pairing {
            color: point(COLORS),
            shape: point(SHAPES),
            temp: point(TEMPS),
            level: snack.level,
        }
    }

    /// Whether a snack and a plate share a temperature.
    #[inline]
    pub fn temps_match(&self, plate: Card, snack: Card) -> bool {
        self.traits(plate).marks & self.traits(snack).marks & TEMPS != 0
    }

    /// The thresholds for so many players.
    #[inline]
    pub fn thresholds(&self, players: u8) -> Thresholds {
        self.thresholds[usize::from(players.clamp(2, 5)) - 2]
    }
}
