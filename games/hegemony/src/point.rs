//! The named moments at which skills can break in, in the order in which they come.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// The parts of a turn.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
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
pub enum Phase {
    #[default]
    Start,
    Judge,
    Draw,
    Play,
    Discard,
    Finish,
}

impl Phase {
    pub const ALL: [Phase; 6] =
        [Phase::Start, Phase::Judge, Phase::Draw, Phase::Play, Phase::Discard, Phase::Finish];
}

/// A moment at which skills come up. Each has a subject: the player it is about.
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
    strum::VariantArray,
    strum::EnumString,
    strum::FromRepr,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Point {
    // A turn; the subject is whose turn it is.
    TurnStart,
    PhaseChangingStart,
    PhaseChangingJudge,
    PhaseChangingDraw,
    PhaseChangingPlay,
    PhaseChangingDiscard,
    PhaseChangingFinish,
    PhaseSkipping,
    PhaseStartStart,
    PhaseStartJudge,
    PhaseStartDraw,
    PhaseStartPlay,
    PhaseStartDiscard,
    PhaseStartFinish,
    PhaseProceeding,
    DrawNCards,
    AfterDrawNCards,
    PhaseEndStart,
    PhaseEndJudge,
    PhaseEndDraw,
    PhaseEndPlay,
    PhaseEndDiscard,
    PhaseEndFinish,
    TurnEnd,
    // A card in use; the subject is the user, or the target where the list says so.
    PreCardUsed,
    CardUsed,
    TargetChoosing,
    /// Of each target.
    TargetConfirming,
    /// The list of targets is settled.
    TargetRecord,
    /// Of the user, for each target.
    TargetChosen,
    /// Of each target.
    TargetConfirmed,
    CardEffect,
    /// Of the target.
    CardEffected,
    CardEffectConfirmed,
    /// Also when nothing has come of it.
    PostCardEffected,
    CardFinished,
    /// Somebody must show a card of a kind.
    CardAsked,
    CardResponded,
    // A Slash at one target.
    SlashEffected,
    SlashProceed,
    SlashMissed,
    SlashHit,
    // Damage; of the source, or of the victim.
    ConfirmDamage,
    Predamage,
    DamageForseen,
    DamageCaused,
    DamageInflicted,
    PreDamageDone,
    DamageDone,
    PostHpReduced,
    Damage,
    Damaged,
    DamageComplete,
    // A judgement; of who judges.
    StartJudge,
    AskForRetrial,
    FinishRetrial,
    FinishJudge,
    // Somebody is dying; of the dying, but for the one in between.
    Dying,
    /// Of each player in turn, just before he is asked to help; its number is the seat of the dying.
    AskForPeaches,
    AskForPeachesDone,
    /// Saved or dead.
    QuitDying,
    BeforeGameOverJudge,
    GameOverJudge,
    Death,
    BuryVictim,
    PreHpLost,
    HpLost,
    /// What it gives back stops the recovery.
    PreHpRecover,
    HpRecover,
    GeneralShown,
    GeneralRemoved,
    /// Cards are about to move; nobody is asked, a shown skill says where else they go ([`Unit::redirects`]).
    ///
    /// [`Unit::redirects`]: crate::skill::Unit::redirects
    BeforeCardsMove,
    CardsMoveOneTime,
    PindianVerifying,
}

/// How many points there are.
pub const POINTS: usize = Point::ALL.len();

impl Point {
    pub const ALL: &'static [Point] = <Point as strum::VariantArray>::VARIANTS;

    pub fn changing(phase: Phase) -> Point {
        Point::from_repr(Point::PhaseChangingStart as u8 + phase as u8)
            .unwrap_or(Point::PhaseSkipping)
    }

    /// The phase that is about to begin at this point.
    pub fn phase_changing(self) -> Option<Phase> {
        Phase::ALL.into_iter().find(|&phase| Point::changing(phase) == self)
    }

    pub fn begins(phase: Phase) -> Point {
        Point::from_repr(Point::PhaseStartStart as u8 + phase as u8)
            .unwrap_or(Point::PhaseProceeding)
    }

    pub fn ends(phase: Phase) -> Point {
        Point::from_repr(Point::PhaseEndStart as u8 + phase as u8).unwrap_or(Point::TurnEnd)
    }
}

/// Whose skills come up at a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// The subject's.
    #[default]
    Own,
    /// Those of everybody else.
    Other,
    Any,
}

/// A point that has come: about whom, and which use, damage, judgement or notice it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Occasion {
    pub point: Point,
    pub subject: Seat,
    /// The place of the use, damage, judgement, death or notice in its list.
    pub at: u8,
    /// Which target of the use, or a number that the point has.
    pub n: u8,
}
