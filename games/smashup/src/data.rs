//! The cards and bases: read from the data files, checked, and compiled for quick answers.

use crate::ids::{DEFS, Def, Faction};
use crate::program::{self, Address, Op};
use crate::vocabulary::{By, Filter, Holds, If, On, Once, Static, Words};
use engine::{DataError, Files};
use serde::{Deserialize, Serialize};
use std::ops::Range;

macro_rules! embedded {
    ($($file:literal),+ $(,)?) => {
        &[$(($file, include_str!(concat!("../data/", $file)))),+]
    };
}

/// The data files. A faction has its cards in a file of its own, `<faction>.json`.
pub const FILES: &[(&str, &str)] = embedded![
    "factions.json",
    "bases.json",
    "madness.json",
    "aliens.json",
    "bear_cavalry.json",
    "dinosaurs.json",
    "elder_things.json",
    "ghosts.json",
    "innsmouth.json",
    "killer_plants.json",
    "minions_of_cthulhu.json",
    "miskatonic.json",
    "ninjas.json",
    "pirates.json",
    "robots.json",
    "steampunks.json",
    "tricksters.json",
    "wizards.json",
    "zombies.json",
];

/// The cards of a faction.
pub const FACTION_CARDS: u16 = 20;
/// The most cards in the madness deck.
pub const MADNESS: u8 = 30;
/// The most bases there can be.
pub const BASES: usize = 48;

/// A faction, as in the files.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactionText {
    pub id: String,
    /// The set it comes from, which decides what bases belong to it.
    pub set: String,
    /// Its cards draw madness, so the madness deck is set out.
    #[serde(default)]
    pub madness: bool,
}

/// What a card is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, strum::VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Kind {
    #[default]
    Minion,
    /// Goes to the discard pile when it has been played.
    Action,
    /// The same, but it is played in windows only.
    Special,
    OnBase,
    OnMinion,
    Base,
    Faction,
}

impl Kind {
    /// Whether it is an action of any kind.
    #[inline]
    pub fn is_action(self) -> bool {
        !matches!(self, Kind::Minion | Kind::Base | Kind::Faction)
    }
}

/// When a card may be played at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Where its player has a minion.
    OwnHere,
    /// Where its player has so much power already.
    PowerHere(u8),
    /// On an own minion.
    OwnMinion,
    /// As the last card in hand.
    LastCard,
}

/// A card, as in the files.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardText {
    id: String,
    kind: Kind,
    count: u8,
    #[serde(default)]
    power: u8,
    #[serde(default)]
    microbot: bool,
    #[serde(default)]
    condition: Option<Condition>,
    #[serde(default)]
    abilities: Vec<Words>,
}

/// A base, as in the files.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BaseText {
    id: String,
    set: String,
    breakpoint: u8,
    points: [u8; 3],
    #[serde(default)]
    abilities: Vec<Words>,
}

/// A card or base, compiled.
#[derive(Clone, Debug, Default)]
pub struct Face {
    pub kind: Kind,
    pub faction: Faction,
    pub count: u8,
    pub power: u8,
    pub microbot: bool,
    pub condition: Option<Condition>,
    pub breakpoint: u8,
    pub points: [u8; 3],
    /// Its abilities, by their places in the list of all.
    pub abilities: Range<u16>,
    pub statics: Range<u16>,
    /// When its abilities come up, as bits of [`On`].
    pub on: u32,
    /// What holds, as bits of [`crate::vocabulary::Holds`].
    pub holds: u32,
}

impl Face {
    /// Whether it has an ability of this kind.
    #[inline(always)]
    pub fn has(&self, on: On) -> bool {
        self.on >> on as u32 & 1 != 0
    }
}

/// An ability, compiled.
#[derive(Clone, Copy, Debug)]
pub struct Ability {
    pub def: Def,
    pub on: On,
    pub may: bool,
    pub anywhere: bool,
    pub once: Once,
    pub by: By,
    pub subject: Filter,
    pub when: Option<If>,
    pub start: Address,
}

/// Something that holds, compiled.
#[derive(Clone, Copy, Debug)]
pub struct Holding {
    pub kind: Holds,
    pub when: Option<If>,
    pub holds: Static,
}

/// The files, checked and compiled.
#[derive(Clone, Debug, Default)]
pub struct Data {
    pub names: Vec<String>,
    pub faces: Vec<Face>,
    pub factions: Vec<FactionText>,
    /// The set of each base, by its place behind the first one.
    pub base_sets: Vec<String>,
    pub first_base: usize,
    pub abilities: Vec<Ability>,
    pub holdings: Vec<Holding>,
    pub program: Vec<Op>,
    /// The card of the madness deck.
    pub madness: Def,
}

impl Data {
    pub fn load(files: &Files) -> Result<Self, DataError> {
        let mut data = Data { factions: files.entries("factions.json")?, ..Data::default() };
        if !(8..=32).contains(&data.factions.len()) {
            return Err(DataError::file("factions.json", "there must be 8 to 32 factions"));
        }
        for faction in data.factions.clone() {
            let face = Face { kind: Kind::Faction, ..Face::default() };
            data.add("factions.json", &faction.id, face, &[])?;
        }
        for (at, faction) in data.factions.clone().iter().enumerate() {
            let file = format!("{}.json", faction.id);
            let cards: Vec<CardText> = files.entries(&file)?;
            let sum: u16 = cards.iter().map(|card| u16::from(card.count)).sum();
            if sum != FACTION_CARDS {
                let problem = format!("there are {sum} cards, not {FACTION_CARDS}");
                return Err(DataError::file(&file, problem));
            }
            for card in cards {
                data.add_card(&file, card, Faction(at as u8))?;
            }
        }
        let madness: Vec<CardText> = files.entries("madness.json")?;
        data.madness = Def::new(data.faces.len());
        match <[CardText; 1]>::try_from(madness) {
            Ok([card]) if card.count <= MADNESS && card.kind == Kind::Action => {
                data.add_card("madness.json", card, Faction::NONE)?;
            }
            _ => {
                let problem = format!("there is one action, at most {MADNESS} times");
                return Err(DataError::file("madness.json", problem));
            }
        }
        data.first_base = data.faces.len();
        let bases: Vec<BaseText> = files.entries("bases.json")?;
        if !(12..=BASES).contains(&bases.len()) {
            let problem = format!("there must be 12 to {BASES} bases");
            return Err(DataError::file("bases.json", problem));
        }
        for base in bases {
            let face = Face {
                kind: Kind::Base,
                faction: Faction::NONE,
                breakpoint: base.breakpoint,
                points: base.points,
                count: 1,
                ..Face::default()
            };
            if !(1..=60).contains(&base.breakpoint) || base.points.iter().any(|&n| n > 15) {
                let problem = "the breakpoint must be 1 to 60, the points at most 15";
                return Err(DataError::field("bases.json", &base.id, "breakpoint", problem));
            }
            data.base_sets.push(base.set);
            data.add("bases.json", &base.id, face, &base.abilities)?;
        }
        Ok(data)
    }

    fn add_card(&mut self, file: &str, card: CardText, faction: Faction) -> Result<(), DataError> {
        let bad =
            |field: &str, problem: &str| Err(DataError::field(file, &card.id, field, problem));
        if card.count == 0 {
            return bad("count", "must be at least 1");
        }
        if matches!(card.kind, Kind::Base | Kind::Faction) {
            return bad("kind", "bases and factions are in files of their own");
        }
        if card.power > 20 || card.power > 0 && card.kind != Kind::Minion {
            return bad("power", "only minions have power, at most 20");
        }
        let face = Face {
            kind: card.kind,
            faction,
            count: card.count,
            power: card.power,
            microbot: card.microbot,
            condition: card.condition,
            ..Face::default()
        };
        self.add(file, &card.id, face, &card.abilities)
    }

    /// Takes a card or base into the registry: its abilities by when they come up, what holds by its kind.
    fn add(
        &mut self,
        file: &str,
        id: &str,
        mut face: Face,
        words: &[Words],
    ) -> Result<(), DataError> {
        let bad = |field: &str, problem: &str| Err(DataError::field(file, id, field, problem));
        if self.names.iter().any(|name| name == id) {
            return bad("id", "is used twice");
        }
        if self.faces.len() >= DEFS {
            return Err(DataError::file(
                file,
                format!("there may be at most {DEFS} cards and bases"),
            ));
        }
        let def = Def::new(self.faces.len());
        let (first, held) = (self.abilities.len() as u16, self.holdings.len() as u16);
        for words in words {
            match words {
                Words::Comes(text) => {
                    if text.steps.is_empty() {
                        return bad("abilities", "one has no steps");
                    }
                    face.on |= 1 << text.on as u32;
                    let start = program::compile(&text.steps, &mut self.program);
                    self.abilities.push(Ability {
                        def,
                        on: text.on,
                        may: text.may,
                        anywhere: text.anywhere,
                        once: text.once,
                        by: text.by,
                        subject: text.subject,
                        when: text.when,
                        start,
                    });
                }
                Words::Holds(text) => {
                    let kind = text.holds.kind();
                    face.holds |= 1 << kind as u32;
                    self.holdings.push(Holding { kind, when: text.when, holds: text.holds });
                }
            }
        }
        if matches!(face.kind, Kind::Action) && !face.has(On::Play) {
            return bad("abilities", "an action that does not stay in play must do something");
        }
        if face.kind == Kind::Special && !face.has(On::Special) && !face.has(On::SpecialAfter) {
            return bad("abilities", "a special action must have a special ability");
        }
        if matches!(face.kind, Kind::OnBase | Kind::OnMinion) && words.is_empty() {
            return bad("abilities", "an action that stays in play must do something");
        }
        face.abilities = first..self.abilities.len() as u16;
        face.statics = held..self.holdings.len() as u16;
        self.names.push(id.to_owned());
        self.faces.push(face);
        Ok(())
    }

    #[inline(always)]
    pub fn face(&self, def: Def) -> &Face {
        &self.faces[def.index()]
    }

    /// All bases.
    pub fn bases(&self) -> impl Iterator<Item = Def> {
        (self.first_base..self.faces.len()).map(Def::new)
    }

    /// Whether this is a base.
    pub fn is_base(&self, def: Def) -> bool {
        (self.first_base..self.faces.len()).contains(&def.index())
    }

    /// Whether this is a card that players hold.
    pub fn is_card(&self, def: Def) -> bool {
        (self.factions.len()..self.first_base).contains(&def.index())
    }

    /// The faction of this name.
    pub fn faction_named(&self, name: &str) -> Option<Faction> {
        self.factions.iter().position(|faction| faction.id == name).map(|at| Faction(at as u8))
    }
}
