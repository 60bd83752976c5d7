//! What is under way: cards in use, damage, judgements, the dying, and what skills are still to be told.

use super::SEATS;
use crate::ids::*;
use crate::skill::Skill;
use engine::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What happens to one target of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Target {
    pub seat: Seat,
    /// Is no target any more.
    pub cancelled: bool,
    /// Stays a target, and nothing happens to it.
    pub spared: bool,
    /// Nobody can nullify it again.
    pub settled: bool,
    pub no_jink: bool,
    /// How many cards it takes to answer.
    pub twice: bool,
    /// How many the user of a Duel needs.
    pub back_twice: bool,
    pub armour_ignored: bool,
    /// The Slash hits though it was dodged.
    pub hit_anyway: bool,
}

/// A card in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Use {
    pub user: Seat,
    pub kind: Kind,
    /// What it is made of.
    pub cards: CardSet,
    pub suit: Option<Suit>,
    pub colour: Option<Colour>,
    pub number: u8,
    /// The skill that made it.
    pub skill: Option<Skill>,
    pub targets: List<Target, SEATS>,
    /// Whom the first target shall Slash.
    pub victim: Option<Seat>,
    /// The user was drunk.
    pub drunk: bool,
    /// Damage comes from this player instead.
    pub source: Option<Seat>,
    /// The use has dealt damage.
    pub hurt: bool,
    /// It is the first card that the user has used in the own Play phase.
    pub opening: bool,
}

impl Use {
    /// Made of cards of another name.
    pub fn converted(&self) -> bool {
        self.skill.is_some()
    }

    pub fn target_index(&self, seat: Seat) -> Option<usize> {
        self.targets.iter().position(|target| target.seat == seat && !target.cancelled)
    }

    /// The targets that are still targets.
    pub fn live(&self) -> SeatSet {
        self.targets.iter().filter(|target| !target.cancelled).map(|target| target.seat).collect()
    }
}

#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Nature {
    #[default]
    Normal,
    Fire,
    Thunder,
}

/// Damage on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Damage {
    pub source: Option<Seat>,
    pub victim: Seat,
    pub amount: u8,
    pub nature: Nature,
    /// The place of the card in use that deals it.
    pub by: Option<u8>,
    /// What the card is.
    pub kind: Option<Kind>,
    /// Passed on along a chain, or moved here by a skill: what counts for the first damage only does not count.
    pub chained: bool,
    pub moved: bool,
    pub prevented: bool,
    /// The victim was chained when it was hurt, and passes it on.
    pub conducts: bool,
    /// The distance from the source just before.
    pub distance: u8,
    /// The victim has died of it: who comes back later was not hurt.
    pub fatal: bool,
}

/// A judgement that is being made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Judgement {
    pub seat: Seat,
    pub card: CardNo,
    /// What it is for: a skill or a delayed trick.
    pub skill: Option<Skill>,
    pub kind: Option<Kind>,
    /// As it counts, once it is fixed.
    pub suit: Option<Suit>,
    /// Somebody has taken the card.
    pub taken: bool,
}

/// Somebody who is about to die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Peril {
    pub seat: Seat,
    /// Whose damage it was.
    pub killer: Option<Seat>,
}

/// Something that skills are told about as soon as nothing stands in between.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    #[default]
    Nothing,
    /// A player has lost cards.
    Lost {
        seat: Seat,
        cards: CardSet,
        from_hand: u8,
        worn: u8,
        /// It was the last card of the hand.
        emptied: bool,
        discarded: bool,
    },
    /// Cards came to rest in the discard pile, in somebody's equipment or under the pile.
    Landed {
        cards: CardSet,
    },
    Shown {
        seat: Seat,
        place: Place,
    },
    Removed {
        seat: Seat,
        place: Place,
    },
    /// A general has lost its skills.
    Numbed {
        seat: Seat,
        place: Place,
    },
    Recovered {
        seat: Seat,
        n: u8,
    },
    /// Something that does its work when it is taken off.
    Undressed {
        seat: Seat,
        kind: Kind,
    },
}
