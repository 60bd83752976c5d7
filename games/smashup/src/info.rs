//! What clients are told about a card or base.

use crate::data::Kind;
use crate::ids::Def;
use crate::rules::SmashUp;
use engine::{Card, Note};
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct CardInfo<'a> {
    pub kind: Kind,
    pub count: u8,
    /// The id of its faction, if it is a card of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faction: Option<&'a str>,
    /// What it does, if that is said in a few simple sentences.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<crate::saying::Said>>"))]
    pub said: Option<Vec<Note>>,
    /// Of minions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<u8>,
    /// Of bases, like the points for each place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breakpoint: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[u8; 3]>,
}

impl SmashUp {
    pub(crate) fn info(&self, card: Card) -> Option<CardInfo<'_>> {
        let face = self.data.faces.get(card.index())?;
        let faction = self.data.factions.get(usize::from(face.faction.0));
        Some(CardInfo {
            kind: face.kind,
            count: face.count,
            faction: faction.filter(|_| face.kind != Kind::Faction).map(|of| of.id.as_str()),
            said: Def::of(card).and_then(|card| self.sayings(card)),
            power: (face.kind == Kind::Minion).then_some(face.power),
            breakpoint: (face.kind == Kind::Base).then_some(face.breakpoint),
            points: (face.kind == Kind::Base).then_some(face.points),
        })
    }
}
