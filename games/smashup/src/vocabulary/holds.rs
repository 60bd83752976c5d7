//! The words for what holds as long as a card is in play.

use super::{Filter, Group, Number, Who};
use serde::Deserialize;

/// What holds as long as a card is in play.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Static {
    Power {
        what: Group,
        by: Number,
    },
    /// For its controller at this base, without a minion.
    PlayerPower(i8),
    Protect {
        what: Group,
        against: Against,
        #[serde(default)]
        from: Whose,
    },
    /// Once, at the cost of this card.
    Shield(Group),
    /// Once for an action of another player, at the cost of this card.
    Shelter(Group),
    Microbots(Filter),
    Control,
    CancelBase,
    IgnoreBase,
    Forbid {
        what: Forbidden,
        who: Who,
    },
    /// So many minions a turn and player.
    LimitMinions(u8),
    /// Everybody may play one more minion of at most this power here in his own turn.
    ExtraMinion(u8),
    /// Minions may be played here from the discard pile.
    DiscardPlays,
    /// This minion may be played from the discard pile instead of another from the hand.
    InsteadOfHand,
    /// One card of this name a turn may be played from the discard pile as an extra minion.
    Rises,
    /// Nobody moves or returns minions at bases where its controller has one.
    Root,
    /// What is destroyed here goes to the bottom of its owner's deck.
    Graveyard,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    All,
    Destroy,
    /// Being destroyed, moved, returned or put into a deck.
    Leave,
    MoveOrReturn,
}

/// Whose cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    #[default]
    Others,
    OtherActions,
    Everybody,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forbidden {
    Minions,
    SmallMinions,
    NamedFaction,
    Actions,
}

/// The kinds of [`Static`], as bits of a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Holds {
    Power,
    PlayerPower,
    Protect,
    Shield,
    Shelter,
    Microbots,
    Control,
    CancelBase,
    IgnoreBase,
    Forbid,
    LimitMinions,
    ExtraMinion,
    DiscardPlays,
    InsteadOfHand,
    Rises,
    Root,
    Graveyard,
}

impl Static {
    /// Its kind.
    pub fn kind(&self) -> Holds {
        match self {
            Static::Power { .. } => Holds::Power,
            Static::PlayerPower(_) => Holds::PlayerPower,
            Static::Protect { .. } => Holds::Protect,
            Static::Shield(_) => Holds::Shield,
            Static::Shelter(_) => Holds::Shelter,
            Static::Microbots(_) => Holds::Microbots,
            Static::Control => Holds::Control,
            Static::CancelBase => Holds::CancelBase,
            Static::IgnoreBase => Holds::IgnoreBase,
            Static::Forbid { .. } => Holds::Forbid,
            Static::LimitMinions(_) => Holds::LimitMinions,
            Static::ExtraMinion(_) => Holds::ExtraMinion,
            Static::DiscardPlays => Holds::DiscardPlays,
            Static::InsteadOfHand => Holds::InsteadOfHand,
            Static::Rises => Holds::Rises,
            Static::Root => Holds::Root,
            Static::Graveyard => Holds::Graveyard,
        }
    }
}
