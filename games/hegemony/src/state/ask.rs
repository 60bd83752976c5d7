//! What somebody is asked, and what answers are made of.

use crate::ids::*;
use crate::skill::Skill;
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What is asked of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ask {
    pub seat: Seat,
    /// What it is for.
    pub why: Why,
    pub what: What,
    /// It may be declined.
    pub may: bool,
}

/// The card or skill that asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Kind(Kind),
    Skill(Skill),
    /// The rules themselves.
    Rule,
}

/// What can be answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Cards of one's own, to be discarded, given, shown or used.
    Cards {
        from: Zones,
        of: Filter,
        min: u8,
        max: u8,
        to: Purpose,
    },
    /// A card of somebody else; hand cards are taken unseen.
    CardOf {
        seat: Seat,
        from: Zones,
        to: Purpose,
    },
    /// A card of somebody's hand that fits, which the player has looked at.
    HandOf {
        seat: Seat,
        of: Filter,
        to: Purpose,
    },
    /// Some of the cards that were lost, which lie in the discard pile now.
    Lying {
        at: u8,
        min: u8,
        max: u8,
        to: Purpose,
    },
    /// One of the cards that lie open.
    Offered {
        min: u8,
        max: u8,
        to: Purpose,
    },
    Seats {
        of: SeatSet,
        min: u8,
        max: u8,
        to: Purpose,
    },
    /// One of the options, as bits.
    Options {
        of: u32,
    },
    /// A general is shown to join a kingdom.
    Join {
        kingdom: Kingdom,
    },
    /// Some of the top cards of the pile, which the player has looked at.
    Top {
        n: u8,
        min: u8,
        max: u8,
        to: Purpose,
    },
    /// Which cards go on top of the pile, in order; the rest goes to the bottom.
    Arrange {
        n: u8,
        all_on_top: bool,
    },
}

/// Where cards lie, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zones(pub u8);

impl Zones {
    pub const HAND: Zones = Zones(1);
    pub const WORN: Zones = Zones(2);
    pub const JUDGING: Zones = Zones(4);
    pub const OWN: Zones = Zones(3);
    pub const ALL: Zones = Zones(7);
    /// Cards on the generals.
    pub const SPECIAL: Zones = Zones(8);
    pub const SPECIAL_DEPUTY: Zones = Zones(16);

    #[inline]
    pub fn has(self, zone: Zones) -> bool {
        self.0 & zone.0 != 0
    }
}

/// Which cards fit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    Any,
    Basic,
    Equip,
    Weapon,
    Suit(Suit),
    Colour(Colour),
    /// All but this card.
    Not(CardNo),
    /// Only these, as the offered cards.
    Slash,
}

/// What becomes of what is picked: where the words of a question come from.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Purpose {
    Discard,
    Give,
    Take,
    Show,
    Keep,
    Place,
    Move,
    /// Point fight.
    Compare,
    Retrial,
    Damage,
    Heal,
    Draw,
    Choose,
    Slash,
}

/// Something that can be chosen by name.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
    strum::VariantArray,
    strum::FromRepr,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Named"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Choice {
    Yes,
    No,
    Draw,
    Recover,
    Discard,
    Damage,
    Head,
    Deputy,
    Hand,
    Spade,
    Heart,
    Club,
    Diamond,
    LoseHp,
    LoseMaxHp,
    Take,
    /// Nullify for the rest of the kingdom too, or for this target alone.
    Kingdom,
    Single,
    /// Both generals.
    Both,
    /// One of two mounts.
    Plus,
    Minus,
    Top,
    Bottom,
    /// A number goes up or down.
    Higher,
    Lower,
}

impl Choice {
    pub const ALL: &'static [Choice] = <Choice as strum::VariantArray>::VARIANTS;

    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }

    pub fn of_suit(suit: Suit) -> Choice {
        [Choice::Spade, Choice::Heart, Choice::Club, Choice::Diamond][suit as usize]
    }

    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.into_iter().find(|&suit| Choice::of_suit(suit) == self)
    }

    pub fn place(self) -> Option<Place> {
        match self {
            Choice::Head => Some(Place::Head),
            Choice::Deputy => Some(Place::Deputy),
            _ => None,
        }
    }
}

/// What a card must be to answer.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Need {
    /// Used against a Slash.
    JinkUse,
    /// Shown against Arrow Volley.
    Jink,
    Slash,
}

impl Need {
    pub fn kinds(self) -> KindSet {
        match self {
            Need::JinkUse | Need::Jink => KindSet::JINK,
            Need::Slash => KindSet::SLASH,
        }
    }
}

/// What is remembered beside a frame, and what answers are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Slip {
    Card(CardNo),
    Skill(Skill),
    Seat(Seat),
    Choice(Choice),
    /// A card of somebody's hand, whichever.
    Blind,
    General(General),
    Recast(CardNo),
    #[default]
    Done,
}
