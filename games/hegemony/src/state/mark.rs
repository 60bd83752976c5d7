//! What is counted or remembered about a player for a while.

use serde::{Deserialize, Serialize};

/// What is counted or remembered about a player for a while.
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
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Mark {
    // Until the end of the phase.
    /// Slashes used in the own Play that count.
    Slashes,
    /// Cards given away by Rende.
    Rende,
    Duoshi,
    /// Has drawn more by Haoshi.
    Haoshi,
    /// Cards used in this phase.
    CardsUsed,
    /// The damage dealt in this phase.
    DamageDealt,
    /// The Play phase is over as soon as nothing is being resolved.
    PlayEnds,
    // Until the end of the turn.
    Wine,
    /// The next Slash hurts more.
    Drunk,
    Luoyi,
    TianyiWon,
    TianyiLost,
    /// Has used or shown a Slash in this turn's Play.
    Slashed,
    Kills,
    /// Which colour may be used as a Duel: 1 red, 2 black.
    Shuangxiong,
    /// Which colour of the hand cannot be used: 1 red, 2 black, 3 both.
    Qianxi,
    /// The seat, counted from 1, to which the distance is 1.
    Fenxun,
    Hengjiang,
    /// Cards discarded from the hand in the Discard phase.
    Discards,
    Fangquan,
    Hunshang,
    SummonFailed,
    // Until the end of the game.
    Yongjue,
}

/// How many marks there are.
pub const MARKS: usize = <Mark as strum::VariantArray>::VARIANTS.len();

impl Mark {
    pub const ALL: &'static [Mark] = <Mark as strum::VariantArray>::VARIANTS;
    /// Whether everybody is told of it, because somebody has chosen it.
    pub fn is_open(self) -> bool {
        matches!(
            self,
            Mark::Qianxi
                | Mark::Fenxun
                | Mark::Shuangxiong
                | Mark::Hengjiang
                | Mark::TianyiWon
                | Mark::TianyiLost
        )
    }

    /// The first mark that outlasts the phase, and the first that outlasts the turn.
    pub const OF_TURN: usize = Mark::Wine as usize;
    pub const OF_GAME: usize = Mark::Yongjue as usize;
}
