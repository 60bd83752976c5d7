//! Cards, kinds of card, generals and skills, each by its number; and sets of them as bits.

use engine::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Where each sort of thing begins among the numbers of `engine::Card`.
pub const KINDS_AT: usize = 0;
pub const SKILLS_AT: usize = 64;
pub const GENERALS_AT: usize = 256;
pub const CARDS_AT: usize = 384;
/// All numbers there can be.
pub const NAMES: usize = 512;

/// A thing with a number of its own that has a name outside.
pub trait Named: Copy + Sized {
    fn card(self) -> Card;
    fn of(card: Card) -> Option<Self>;
}

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $at:expr, $most:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardName", type = "string"))]
        pub struct $name(pub u8);

        impl $name {
            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Named for $name {
            #[inline]
            fn card(self) -> Card {
                Card::new($at + self.index())
            }

            #[inline]
            fn of(card: Card) -> Option<Self> {
                let number = card.index().checked_sub($at)?;
                (number < $most).then_some($name(number as u8))
            }
        }

        named!($name);
    };
}

macro_rules! named {
    ($name:ident) => {
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.card().fmt(f)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.card().serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let card = Card::deserialize(deserializer)?;
                $name::of(card)
                    .ok_or_else(|| D::Error::custom(concat!("is no ", stringify!($name))))
            }
        }
    };
}
pub(crate) use named;

numbered! {
    /// One of the cards that are drawn and played: each lies in exactly one place.
    CardNo, CARDS_AT, 128
}
numbered! {
    /// A general, by its place in the data.
    General, GENERALS_AT, 128
}

macro_rules! bits {
    ($(#[$doc:meta])* $set:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<CardName>"))]
        pub struct $set(pub u128);

        impl $set {
            pub const EMPTY: $set = $set(0);

            #[inline(always)]
            pub const fn only(item: $item) -> Self {
                $set(1 << (item.0 & 127))
            }
            #[inline(always)]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            #[inline(always)]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }
            #[inline(always)]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> (item.0 & 127) & 1 == 1
            }
            #[inline(always)]
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                $set(self.0 | 1 << (item.0 & 127))
            }
            #[inline(always)]
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                $set(self.0 & !(1 << (item.0 & 127)))
            }
            #[inline(always)]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                $set(self.0 & !other.0)
            }
            #[inline(always)]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                $set(self.0 & other.0)
            }
            #[inline(always)]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                $set(self.0 | other.0)
            }
            #[inline(always)]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
            }
            /// The item at this place, lowest first.
            pub fn nth(self, n: usize) -> Option<$item> {
                self.iter().nth(n)
            }
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let item = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<T: IntoIterator<Item = $item>>(items: T) -> Self {
                items.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

bits! {
    /// Cards, in no order.
    CardSet of CardNo
}
bits! {
    /// Generals, in no order.
    GeneralSet of General
}

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
    strum::FromRepr,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Suit {
    Spade,
    Heart,
    Club,
    Diamond,
}

impl Suit {
    pub const ALL: [Suit; 4] = [Suit::Spade, Suit::Heart, Suit::Club, Suit::Diamond];

    #[inline]
    pub fn colour(self) -> Colour {
        match self {
            Suit::Spade | Suit::Club => Colour::Black,
            Suit::Heart | Suit::Diamond => Colour::Red,
        }
    }
}

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
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    Red,
    Black,
}

/// A kingdom that somebody stands for; a careerist stands for himself alone.
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
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Kingdom {
    Wei,
    Shu,
    Wu,
    Qun,
    Careerist,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gender {
    Male,
    Female,
}

/// One of the two generals of a player.
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
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Place {
    Head,
    Deputy,
}

impl Place {
    pub const BOTH: [Place; 2] = [Place::Head, Place::Deputy];

    #[inline(always)]
    pub fn other(self) -> Place {
        if self == Place::Head { Place::Deputy } else { Place::Head }
    }
}

/// What is printed on a card, or what a card stands for that is made of others.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    strum::IntoStaticStr,
    strum::VariantNames,
    strum::VariantArray,
    strum::EnumString,
    strum::FromRepr,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardName", type = "string"))]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    #[default]
    Slash,
    FireSlash,
    ThunderSlash,
    Jink,
    Peach,
    Analeptic,
    Dismantlement,
    Snatch,
    Duel,
    Collateral,
    ExNihilo,
    Nullification,
    IronChain,
    FireAttack,
    ArcheryAttack,
    SavageAssault,
    GodSalvation,
    AmazingGrace,
    HegNullification,
    AwaitExhausted,
    KnownBoth,
    BefriendAttacking,
    Lightning,
    Indulgence,
    SupplyShortage,
    Crossbow,
    QinggangSword,
    DoubleSword,
    IceSword,
    Axe,
    Spear,
    Fan,
    KylinBow,
    SixSwords,
    Triblade,
    DragonPhoenix,
    EightDiagram,
    RenwangShield,
    Vine,
    SilverLion,
    Jueying,
    Dilu,
    Zhuahuangfeidian,
    Chitu,
    Dayuan,
    Zixing,
    PeaceSpell,
}

/// How many kinds of card there are.
pub const KINDS: usize = <Kind as strum::VariantArray>::VARIANTS.len();

impl Named for Kind {
    fn card(self) -> Card {
        Card::new(KINDS_AT + self as usize)
    }

    fn of(card: Card) -> Option<Self> {
        let number = card.index().checked_sub(KINDS_AT)?;
        u8::try_from(number).ok().and_then(Kind::from_repr)
    }
}

named!(Kind);

impl Kind {
    pub const ALL: &'static [Kind] = <Kind as strum::VariantArray>::VARIANTS;

    /// A Slash of any sort.
    #[inline(always)]
    pub fn is_slash(self) -> bool {
        matches!(self, Kind::Slash | Kind::FireSlash | Kind::ThunderSlash)
    }

    #[inline(always)]
    pub fn is_nullification(self) -> bool {
        matches!(self, Kind::Nullification | Kind::HegNullification)
    }

    #[inline(always)]
    pub fn is_delayed(self) -> bool {
        matches!(self, Kind::Lightning | Kind::Indulgence | Kind::SupplyShortage)
    }

    #[inline(always)]
    pub fn category(self) -> Category {
        match self as u8 {
            0..=5 => Category::Basic,
            6..=24 => Category::Trick,
            _ => Category::Equip,
        }
    }

    #[inline(always)]
    pub fn is_basic(self) -> bool {
        self.category() == Category::Basic
    }

    #[inline(always)]
    pub fn is_trick(self) -> bool {
        self.category() == Category::Trick
    }

    #[inline(always)]
    pub fn is_equip(self) -> bool {
        self.category() == Category::Equip
    }

    /// Where equipment of this kind goes.
    #[inline]
    pub fn slot(self) -> Option<Slot> {
        match self {
            kind if !kind.is_equip() => None,
            Kind::EightDiagram
            | Kind::RenwangShield
            | Kind::Vine
            | Kind::SilverLion
            | Kind::PeaceSpell => Some(Slot::Armour),
            Kind::Jueying | Kind::Dilu | Kind::Zhuahuangfeidian => Some(Slot::PlusMount),
            Kind::Chitu | Kind::Dayuan | Kind::Zixing => Some(Slot::MinusMount),
            _ => Some(Slot::Weapon),
        }
    }

    /// How far a weapon reaches; 1 for everything else.
    #[inline]
    pub fn range(self) -> i8 {
        match self {
            Kind::QinggangSword
            | Kind::DoubleSword
            | Kind::IceSword
            | Kind::SixSwords
            | Kind::DragonPhoenix => 2,
            Kind::Axe | Kind::Spear | Kind::Triblade => 3,
            Kind::Fan => 4,
            Kind::KylinBow => 5,
            _ => 1,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Category {
    Basic,
    Trick,
    Equip,
}

/// A place for equipment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Slot {
    Weapon,
    Armour,
    PlusMount,
    MinusMount,
}

/// Kinds of card as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct KindSet(pub u64);

impl KindSet {
    pub const EMPTY: KindSet = KindSet(0);
    pub const SLASH: KindSet = KindSet::of(&[Kind::Slash, Kind::FireSlash, Kind::ThunderSlash]);
    pub const JINK: KindSet = KindSet::of(&[Kind::Jink]);
    pub const PEACH: KindSet = KindSet::of(&[Kind::Peach]);
    pub const SELF_RESCUE: KindSet = KindSet::of(&[Kind::Peach, Kind::Analeptic]);
    pub const NULLIFICATION: KindSet = KindSet::of(&[Kind::Nullification, Kind::HegNullification]);

    pub const fn of(kinds: &[Kind]) -> Self {
        let mut bits = 0;
        let mut at = 0;
        while at < kinds.len() {
            bits |= 1 << kinds[at] as u8;
            at += 1;
        }
        KindSet(bits)
    }

    #[inline(always)]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    #[inline(always)]
    pub const fn and(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().copied().filter(move |&kind| self.contains(kind))
    }
}
