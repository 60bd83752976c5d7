//! The fixed words of the language: operators, classes, places and the like. In JSON they are texts, in a program
//! small numbers.

use serde::{Deserialize, Serialize};

/// What can stand in one slot of a program.
pub trait Slot: Copy {
    /// How the node table names this type.
    fn shape() -> String;
    /// Reads it; any number at all means something.
    fn read(raw: u16) -> Self;
}

/// A set of fixed words, the first of which is meant by any number that is out of range.
pub trait Word: Copy + Default + 'static {
    const NAMES: &'static [&'static str];

    fn from_number(number: u16) -> Self;
    fn number(self) -> u16;

    /// The word as it is written.
    fn name(self) -> &'static str {
        Self::NAMES.get(usize::from(self.number())).copied().unwrap_or_default()
    }

    /// The word that is written so.
    fn named(name: &str) -> Option<Self> {
        let at = Self::NAMES.iter().position(|known| *known == name)?;
        Some(Self::from_number(u16::try_from(at).ok()?))
    }
}

macro_rules! words {
    ($($(#[$about:meta])* $name:ident { $first:ident = $first_text:literal $(, $variant:ident = $text:literal)* $(,)? })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name {
            #[default]
            #[serde(rename = $first_text)]
            $first,
            $(#[serde(rename = $text)] $variant,)*
        }

        impl Word for $name {
            const NAMES: &'static [&'static str] = &[$first_text $(, $text)*];

            #[inline]
            fn from_number(number: u16) -> Self {
                const ALL: &[$name] = &[$name::$first $(, $name::$variant)*];
                ALL.get(usize::from(number)).copied().unwrap_or_default()
            }

            #[inline]
            fn number(self) -> u16 {
                self as u16
            }
        }

        impl Slot for $name {
            fn shape() -> String {
                Self::NAMES.join("|")
            }

            #[inline]
            fn read(raw: u16) -> Self {
                Self::from_number(raw)
            }
        }
    )+};
}

words! {
    ArithOp { Add = "+", Sub = "-", Mul = "*", Div = "/", Rem = "%", Min = "min", Max = "max" }
    CmpOp { Eq = "=", Ne = "!=", Lt = "<", Le = "<=", Gt = ">", Ge = ">=" }
    /// What of a card is a number.
    CardField { EnteredTurn = "entered_turn" }
    /// What of a region is a number.
    RegionField { Count = "count", ChangedTurn = "changed_turn" }
    /// How far back uses are counted.
    Span { Turn = "turn", Game = "game" }
    BasketField { Cards = "cards", Groups = "groups" }
    /// The class of a card definition.
    Class { Blank = "blank", Func = "func", Custom = "custom", Bomb = "bomb", Rescue = "rescue" }
    /// What of a card can be asked for.
    InfoField {
        EnteredTurn = "entered_turn", Facing = "facing", Creator = "creator", Region = "region",
        Owner = "owner",
    }
    Facing { Up = "up", Down = "down", DownButSeen = "down_but_seen", UpButHidden = "up_but_hidden" }
    Rel { Same = "same", Distinct = "distinct" }
    /// Where in a region a card arrives.
    Pos { Top = "top", Bottom = "bottom", Random = "random", Choose = "choose" }
    /// What a basket or a move does with its cards.
    Op {
        Transfer = "transfer", Discard = "discard", Use = "use", Mark = "mark",
        Annihilate = "annihilate", Bank = "bank",
    }
    Face { Open = "open", Closed = "closed" }
    Until { Turn = "turn", Forever = "forever" }
    /// What the others learn of a place that somebody has chosen.
    Announce { Fact = "fact", Position = "position", None = "none" }
    Where { Before = "before", After = "after", End = "end" }
    SetOp { Set = "=", Add = "+", Sub = "-" }
    Tense { Done = "done", About = "about" }
    Dir { In = "in", Out = "out" }
    /// Whether an execution is meant as a whole or towards one target.
    ExecScope { Either = "either", Action = "action", Target = "target" }
    Edge { Start = "start", End = "end" }
    Stage { Declared = "declared", Final = "final" }
    /// How an action comes to be used.
    ActionKind { Play = "play", Respond = "respond", Auto = "auto", End = "end" }
    /// Who has an action.
    Holders { All = "all", Hero = "hero", Others = "others" }
    Mode { Can = "can", Must = "must" }
    /// Who may answer and reject an action.
    Veto { Open = "open", Guarded = "guarded", Unheard = "unheard" }
    Voice { Explicit = "explicit", Silent = "silent" }
    PickType { Player = "player", Region = "region" }
    /// Whether a variable or a region exists once, or once for each player.
    Per { Game = "game", Player = "player" }
    OnDeath { Discard = "discard", Keep = "keep" }
}

impl Slot for bool {
    fn shape() -> String {
        "bool".into()
    }

    #[inline]
    fn read(raw: u16) -> Self {
        raw != 0
    }
}

impl Slot for i16 {
    fn shape() -> String {
        "int".into()
    }

    #[inline]
    fn read(raw: u16) -> Self {
        raw as i16
    }
}
