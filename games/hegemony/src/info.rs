//! What clients are told about a card, a general or a skill.

use crate::data::{Formation, Limit};
use crate::ids::*;
use crate::rules::Hegemony;
use crate::skill::Skill;
use engine::Card;
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "sort")]
pub enum CardInfo {
    /// One of the cards of the deck.
    Card {
        kind: Kind,
        suit: Suit,
        number: u8,
        category: Category,
        range: Option<i8>,
    },
    Kind {
        category: Category,
        range: Option<i8>,
    },
    General {
        kingdom: Kingdom,
        gender: Gender,
        /// What it brings of health as the head.
        hp: f32,
        /// The same in halves, as the head and as the deputy.
        halves: [u8; 2],
        skills: Vec<Skill>,
        companions: GeneralSet,
        lord: bool,
    },
    Skill {
        general: Option<General>,
        gear: Option<Kind>,
        compulsory: bool,
        limit: Option<Limit>,
        formation: Option<Formation>,
        only: Option<Place>,
    },
    Nothing,
}

pub(crate) fn info(rules: &Hegemony, card: Card) -> CardInfo {
    let range = |kind: Kind| (kind.slot() == Some(Slot::Weapon)).then(|| kind.range());
    if let Some(card) = CardNo::of(card).filter(|card| card.index() < rules.data.faces.len()) {
        let face = rules.data.face(card);
        let kind = face.kind;
        let suit = face.suit.unwrap_or(Suit::Spade);
        return CardInfo::Card {
            kind,
            suit,
            number: face.number,
            category: kind.category(),
            range: range(kind),
        };
    }
    if let Some(general) =
        General::of(card).filter(|general| general.index() < rules.data.generals.len())
    {
        let info = rules.data.general(general);
        return CardInfo::General {
            kingdom: info.kingdom,
            gender: info.gender,
            hp: f32::from(info.halves[0]) / 2.0,
            halves: info.halves,
            skills: info.skills[0].or(info.skills[1]).iter().collect(),
            companions: info.companions,
            lord: info.lord.is_some(),
        };
    }
    if let Some(skill) = Skill::of(card) {
        let info = rules.data.skill(skill);
        return CardInfo::Skill {
            general: info.general,
            gear: info.gear,
            compulsory: info.compulsory,
            limit: info.limit,
            formation: info.formation,
            only: info.only,
        };
    }
    match Kind::of(card) {
        Some(kind) => CardInfo::Kind { category: kind.category(), range: range(kind) },
        None => CardInfo::Nothing,
    }
}
