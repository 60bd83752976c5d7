//! The data files: the deck, the generals and what binds their skills to points.

use crate::ids::*;
use crate::point::{POINTS, Point, Whose};
use crate::skill::{SKILLS, Skill, SkillSet};
use engine::{DataError, Files};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// The data files.
pub const FILES: &[(&str, &str)] = &[
    ("deck.json", include_str!("../data/deck.json")),
    ("generals.json", include_str!("../data/generals.json")),
    ("skills.json", include_str!("../data/skills.json")),
];

/// More halves of health than any general has.
pub const HALVES: usize = 8;

/// Which box something came in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Box_ {
    #[default]
    Standard,
    Formation,
    Momentum,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardLine {
    id: String,
    kind: String,
    suit: Suit,
    number: u8,
    #[serde(default, rename = "set")]
    from: Box_,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GeneralLine {
    id: String,
    kingdom: Kingdom,
    gender: Gender,
    #[serde(rename = "set")]
    from: Box_,
    head: u8,
    deputy: u8,
    #[serde(default)]
    luck: i8,
    #[serde(default)]
    lord: Option<String>,
    #[serde(default)]
    companions: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SkillLine {
    id: String,
    #[serde(default)]
    general: Option<String>,
    #[serde(default)]
    gear: Option<String>,
    #[serde(default)]
    at: Vec<Point>,
    #[serde(default)]
    whose: Whose,
    #[serde(default)]
    active: bool,
    #[serde(default)]
    view_as: bool,
    /// It changes what is asked of the rules all the time.
    #[serde(default)]
    always: bool,
    #[serde(default)]
    compulsory: bool,
    #[serde(default)]
    limit: Option<Limit>,
    #[serde(default)]
    formation: Option<Formation>,
    #[serde(default)]
    only: Option<Place>,
    #[serde(default)]
    hidden: WhileHidden,
    #[serde(default)]
    gained: bool,
}

/// How often a skill can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    Phase,
    Game,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Formation {
    Queue,
    Siege,
}

/// Whether a skill of a hidden general can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhileHidden {
    /// By showing the general.
    #[default]
    ByShowing,
    Never,
    /// It comes up when its owner dies, shown or not.
    OnDeath,
}

/// What is printed on one of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Face {
    pub kind: Kind,
    pub suit: Option<Suit>,
    pub number: u8,
    pub from: Box_,
}

#[derive(Clone, Debug)]
pub struct GeneralInfo {
    pub id: String,
    pub kingdom: Kingdom,
    pub gender: Gender,
    pub from: Box_,
    /// Half points of health as head and as deputy.
    pub halves: [u8; 2],
    /// How many more games in a hundred bots win with it than with others.
    pub luck: i8,
    /// The general that this lord stands in for.
    pub lord: Option<General>,
    pub companions: GeneralSet,
    /// Skills as head and as deputy.
    pub skills: [SkillSet; 2],
}

#[derive(Clone, Debug, Default)]
pub struct SkillInfo {
    pub general: Option<General>,
    pub gear: Option<Kind>,
    pub whose: Option<Whose>,
    pub active: bool,
    pub view_as: bool,
    pub compulsory: bool,
    pub limit: Option<Limit>,
    pub formation: Option<Formation>,
    pub only: Option<Place>,
    pub never_hidden: bool,
}

/// The files, checked and compiled.
#[derive(Clone, Debug)]
pub struct Data {
    pub faces: Vec<Face>,
    pub card_ids: Vec<String>,
    pub generals: Vec<GeneralInfo>,
    pub skills: Vec<SkillInfo>,
    /// The names of all numbers.
    pub names: Vec<Option<String>>,
    /// The skills bound to each point.
    pub at: [SkillSet; POINTS],
    /// Those that only the subject of a point can use, and those that only others can.
    pub own: SkillSet,
    pub others: SkillSet,
    pub active: SkillSet,
    pub view_as: SkillSet,
    pub compulsory: SkillSet,
    /// Skills of generals that cannot be used while the general is hidden.
    pub never_hidden: SkillSet,
    /// The generals that have one of the skills of a point, by place.
    pub stirring: [[GeneralSet; 2]; POINTS],
    /// The generals of each kingdom, and those with so many halves of health in each place.
    pub of_kingdom: [GeneralSet; 4],
    pub of_halves: [[GeneralSet; HALVES]; 2],
    /// The skill of each kind of equipment.
    pub gear: [Option<Skill>; KINDS],
}

impl Data {
    pub fn load(files: &Files) -> Result<Data, DataError> {
        let cards: Vec<CardLine> = files.entries("deck.json")?;
        let generals: Vec<GeneralLine> = files.entries("generals.json")?;
        let lines: Vec<SkillLine> = files.entries("skills.json")?;
        if cards.len() > crate::state::CARDS {
            let problem =
                format!("there are {} cards, {} at most", cards.len(), crate::state::CARDS);
            return Err(DataError::file("deck.json", problem));
        }
        if generals.len() > 128 {
            return Err(DataError::file("generals.json", "there are more than 128 generals"));
        }
        let mut names: Vec<Option<String>> = vec![None; NAMES];
        for &kind in Kind::ALL {
            names[KINDS_AT + kind as usize] = Some(<&str>::from(kind).to_owned());
        }
        for &skill in Skill::ALL {
            names[SKILLS_AT + skill as usize] = Some(<&str>::from(skill).to_owned());
        }
        let mut faces = Vec::new();
        for (at, card) in cards.iter().enumerate() {
            let kind = Kind::from_str(&card.kind).map_err(|_| {
                DataError::field("deck.json", &card.id, "kind", "there is no such kind")
            })?;
            if !(1..=13).contains(&card.number) {
                return Err(DataError::field("deck.json", &card.id, "number", "must be 1 to 13"));
            }
            let Face { .. } = Face::default();
            faces.push(Face { kind, suit: Some(card.suit), number: card.number, from: card.from });
            names[CARDS_AT + at] = Some(card.id.clone());
        }
        let general_named = |file: &str, id: &str, field: &str, name: &str| {
            let at = generals.iter().position(|general| general.id == name);
            at.map(|at| General(at as u8)).ok_or_else(|| {
                DataError::field(file, id, field, format!("there is no general {name}"))
            })
        };
        let mut infos = Vec::new();
        for (at, line) in generals.iter().enumerate() {
            if line.kingdom == Kingdom::Careerist {
                return Err(DataError::field(
                    "generals.json",
                    &line.id,
                    "kingdom",
                    "no general is a careerist",
                ));
            }
            if usize::from(line.head.max(line.deputy)) >= HALVES {
                return Err(DataError::field(
                    "generals.json",
                    &line.id,
                    "head",
                    "no general has so much health",
                ));
            }
            let lord = line.lord.as_deref();
            let lord = lord
                .map(|name| general_named("generals.json", &line.id, "lord", name))
                .transpose()?;
            let companions: Result<GeneralSet, DataError> = line
                .companions
                .iter()
                .map(|name| general_named("generals.json", &line.id, "companions", name))
                .collect();
            names[GENERALS_AT + at] = Some(line.id.clone());
            infos.push(GeneralInfo {
                id: line.id.clone(),
                kingdom: line.kingdom,
                gender: line.gender,
                from: line.from,
                halves: [line.head, line.deputy],
                luck: line.luck,
                lord,
                companions: companions?,
                skills: [SkillSet::EMPTY; 2],
            });
        }
        let mut data = Data {
            card_ids: cards.into_iter().map(|card| card.id).collect(),
            faces,
            generals: infos,
            skills: vec![SkillInfo::default(); SKILLS],
            names,
            at: [SkillSet::EMPTY; POINTS],
            own: SkillSet::EMPTY,
            others: SkillSet::EMPTY,
            active: SkillSet::EMPTY,
            view_as: SkillSet::EMPTY,
            compulsory: SkillSet::EMPTY,
            never_hidden: SkillSet::EMPTY,
            stirring: [[GeneralSet::EMPTY; 2]; POINTS],
            of_kingdom: [GeneralSet::EMPTY; 4],
            of_halves: [[GeneralSet::EMPTY; HALVES]; 2],
            gear: [None; KINDS],
        };
        for line in &lines {
            let wrong = |field: &str, problem: &str| {
                DataError::field("skills.json", &line.id, field, problem.to_owned())
            };
            let skill = Skill::from_str(&line.id)
                .map_err(|_| wrong("id", "no such skill is registered in the program"))?;
            if line.at.is_empty() && !line.active && !line.view_as && !line.always {
                return Err(wrong(
                    "at",
                    "a skill comes up somewhere, is active, makes cards or holds always",
                ));
            }
            let general = line.general.as_deref();
            let general = general
                .map(|name| general_named("skills.json", &line.id, "general", name))
                .transpose()?;
            let gear = line.gear.as_deref().map(Kind::from_str).transpose();
            let gear = gear.map_err(|_| wrong("gear", "there is no such kind of card"))?;
            if general.is_some() == gear.is_some() {
                return Err(wrong("general", "a skill belongs to a general or to equipment"));
            }
            if let Some(kind) = gear {
                data.gear[kind as usize] = Some(skill);
            }
            for &point in &line.at {
                data.at[point as usize] = data.at[point as usize].with(skill);
            }
            let mut add = |yes: bool, set: fn(&mut Data) -> &mut SkillSet| {
                if yes {
                    *set(&mut data) = set(&mut data).with(skill);
                }
            };
            add(line.whose == Whose::Own, |data| &mut data.own);
            add(line.whose == Whose::Other, |data| &mut data.others);
            add(line.active, |data| &mut data.active);
            add(line.view_as, |data| &mut data.view_as);
            add(line.compulsory, |data| &mut data.compulsory);
            let never = line.hidden == WhileHidden::Never || line.hidden == WhileHidden::OnDeath;
            add(never, |data| &mut data.never_hidden);
            if let Some(general) = general.filter(|_| !line.gained) {
                for place in Place::BOTH {
                    if line.only.is_none_or(|only| only == place) {
                        let skills = &mut data.generals[general.index()].skills[place as usize];
                        *skills = skills.with(skill);
                    }
                }
            }
            data.skills[skill as usize] = SkillInfo {
                general,
                gear,
                whose: Some(line.whose),
                active: line.active,
                view_as: line.view_as,
                compulsory: line.compulsory,
                limit: line.limit,
                formation: line.formation,
                only: line.only,
                never_hidden: never,
            };
        }
        for point in 0..POINTS {
            for (at, general) in data.generals.iter().enumerate() {
                for place in 0..2 {
                    let skills = general.skills[place].minus(data.never_hidden);
                    if !skills.and(data.at[point]).is_empty() {
                        let set = &mut data.stirring[point][place];
                        *set = set.with(General(at as u8));
                    }
                }
            }
        }
        for (at, general) in data.generals.iter().enumerate() {
            let number = General(at as u8);
            let kingdom = &mut data.of_kingdom[general.kingdom as usize % 4];
            *kingdom = kingdom.with(number);
            for place in 0..2 {
                let halves =
                    &mut data.of_halves[place][usize::from(general.halves[place]) % HALVES];
                *halves = halves.with(number);
            }
        }
        Ok(data)
    }

    #[inline(always)]
    pub fn face(&self, card: CardNo) -> &Face {
        &self.faces[card.index() % self.faces.len()]
    }

    #[inline(always)]
    pub fn kind(&self, card: CardNo) -> Kind {
        self.face(card).kind
    }

    #[inline(always)]
    pub fn general(&self, general: General) -> &GeneralInfo {
        &self.generals[general.index() % self.generals.len()]
    }

    pub fn skill(&self, skill: Skill) -> &SkillInfo {
        &self.skills[skill as usize]
    }
}
