//! What happens, told as a history. Nothing else changes a state.

use crate::ids::*;
use crate::point::{Phase, Point};
use crate::skill::Skill;
use crate::state::{Choice, Damage, Drawn, Mark, Nature};
use engine::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Cards that move: those who may know them see which, the others how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Cards {
    Known(CardSet),
    Backs(u8),
}

impl Cards {
    /// Which cards; none if they are not known.
    pub fn known(self) -> CardSet {
        match self {
            Cards::Known(cards) => cards,
            Cards::Backs(_) => CardSet::EMPTY,
        }
    }

    pub fn shown_if(self, known: bool) -> Cards {
        match self {
            Cards::Known(cards) if !known => Cards::Backs(cards.len()),
            cards => cards,
        }
    }
}

/// A place where cards lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Pile,
    /// The bottom of the pile.
    Bottom,
    Discard,
    /// In use, judged or shown.
    Table,
    /// Open for all to choose from.
    Offered,
    Hand {
        seat: Seat,
    },
    Equip {
        seat: Seat,
    },
    Judging {
        seat: Seat,
        kind: Kind,
    },
    Special {
        seat: Seat,
        place: Place,
    },
}

/// Why cards move: where the words of the log come from.
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
pub enum Cause {
    Deal,
    Draw,
    Discard,
    /// Somebody else discards it.
    Dismantle,
    Use,
    /// A card that is done comes to rest.
    Rest,
    Respond,
    Give,
    Take,
    Equip,
    Replace,
    Judge,
    Retrial,
    Recast,
    Reveal,
    Death,
    Place,
    Compare,
    Swap,
}

/// How a target fares.
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
pub enum Fate {
    Cancelled,
    Spared,
    Nullified,
    /// Nullified together with the rest of the kingdom.
    KingdomNullified,
    NoJink,
    Twice,
    BackTwice,
    ArmourIgnored,
    HitAnyway,
}

/// At whom a card is used: where the words of the log come from.
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
pub enum Aim {
    /// The user alone: Peach, Wine, equipment.
    Own,
    /// Anybody else, with or without the user.
    Others,
    /// No target: Nullification.
    Nobody,
    /// A delayed trick that lies in the judging area comes up; nobody uses it now.
    Judged,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    GeneralsDealt {
        seat: Seat,
        generals: List<General, 7>,
    },
    /// Two generals were chosen: which is not told, how much health they bring is.
    GeneralsChosen {
        seat: Seat,
        head: Option<General>,
        deputy: Option<General>,
        hp: i8,
    },
    /// All have chosen.
    GeneralsPlaced,
    HandDealt {
        seat: Seat,
        cards: Cards,
    },
    CardsMoved {
        cards: Cards,
        from: Spot,
        to: Spot,
        cause: Cause,
        seen_by: SeatSet,
    },
    /// The discard pile becomes the pile; in which order nobody is told.
    PileShuffled {
        order: Vec<CardNo>,
    },
    /// Somebody has looked at the top of the pile and arranged it.
    PileArranged {
        seat: Seat,
        n: u8,
        bottom: u8,
        order: List<CardNo, 8>,
    },
    /// Somebody has looked at the top of the pile, from the top down.
    PileSeen {
        seat: Seat,
        n: u8,
        order: List<CardNo, 8>,
    },
    HandSeen {
        seat: Seat,
        owner: Seat,
        cards: Cards,
    },
    GeneralSeen {
        seat: Seat,
        owner: Seat,
        place: Place,
        general: Option<General>,
    },
    CardShown {
        seat: Seat,
        card: CardNo,
    },
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    TurnSkipped {
        seat: Seat,
    },
    PhaseBegan {
        seat: Seat,
        phase: Phase,
    },
    PhaseSkipped {
        seat: Seat,
        phase: Phase,
    },
    PhaseEnded,
    TurnEnded {
        seat: Seat,
    },
    ExtraTurn {
        seat: Seat,
    },
    TurnCutShort,
    GeneralShown {
        seat: Seat,
        place: Place,
        general: General,
    },
    GeneralHidden {
        seat: Seat,
        place: Place,
    },
    GeneralRemoved {
        seat: Seat,
        place: Place,
        general: General,
    },
    SkillsLost {
        seat: Seat,
        place: Place,
    },
    SkillGained {
        seat: Seat,
        skill: Skill,
    },
    SkillLost {
        seat: Seat,
        skill: Skill,
    },
    KingdomSet {
        seat: Seat,
        kingdom: Option<Kingdom>,
    },
    Pioneered,
    Rewarded {
        seat: Seat,
    },
    /// Something hidden of this player has come up at this point.
    Stirred {
        seat: Seat,
        point: Point,
        about: Seat,
        n: u8,
    },
    RuledOut {
        seat: Seat,
        place: Place,
        generals: GeneralSet,
    },
    OneOf {
        seat: Seat,
        generals: [GeneralSet; 2],
    },
    SkillUsed {
        seat: Seat,
        skill: Skill,
        targets: SeatSet,
    },
    /// Somebody has answered a question by naming players, open cards or one of several options.
    Chose {
        seat: Seat,
        targets: SeatSet,
        cards: CardSet,
        choice: Option<Choice>,
    },
    UseBegan {
        seat: Seat,
        kind: Kind,
        cards: CardSet,
        skill: Option<Skill>,
        targets: SeatSet,
        victim: Option<Seat>,
        aim: Aim,
    },
    TargetChanged {
        at: u8,
        n: u8,
        seat: Seat,
        fate: Fate,
    },
    /// `seat` is the new target, `owner` the old one.
    TargetMoved {
        at: u8,
        n: u8,
        owner: Seat,
        seat: Seat,
    },
    SourceChanged {
        at: u8,
        seat: Seat,
    },
    UseHurt {
        at: u8,
    },
    UseEnded,
    /// The last nullification was not turned round.
    Unanswered {
        at: u8,
    },
    Nullifies {
        seat: Seat,
        kingdom: bool,
    },
    Responded {
        seat: Seat,
        kind: Kind,
        cards: CardSet,
        skill: Option<Skill>,
        used: bool,
    },
    NoAnswer {
        seat: Seat,
        kind: Kind,
    },
    DamageBegan {
        damage: Damage,
    },
    DamageChanged {
        at: u8,
        amount: u8,
    },
    DamagePrevented {
        at: u8,
        seat: Seat,
    },
    DamageDone {
        at: u8,
        seat: Seat,
        n: u8,
        nature: Nature,
        source: Option<Seat>,
    },
    DamageEnded,
    HpLost {
        seat: Seat,
        n: u8,
    },
    Recovered {
        seat: Seat,
        n: u8,
    },
    HpSet {
        seat: Seat,
        hp: i8,
    },
    MaxHpChanged {
        seat: Seat,
        max_hp: i8,
    },
    Chained {
        seat: Seat,
        on: bool,
    },
    TurnedOver {
        seat: Seat,
        on: bool,
    },
    JudgementBegan {
        seat: Seat,
        skill: Option<Skill>,
        kind: Option<Kind>,
        card: CardNo,
    },
    JudgementReplaced {
        seat: Seat,
        card: CardNo,
    },
    JudgementFixed {
        suit: Suit,
    },
    JudgementTaken,
    JudgementEnded,
    DyingBegan {
        seat: Seat,
        killer: Option<Seat>,
    },
    DyingEnded {
        seat: Seat,
        saved: bool,
    },
    Died {
        seat: Seat,
        killer: Option<Seat>,
    },
    /// Somebody who was dead comes back with one general, for this kingdom.
    Rejoined {
        seat: Seat,
        general: General,
        kingdom: Kingdom,
    },
    Marked {
        seat: Seat,
        mark: Mark,
        n: u8,
    },
    DrawChanged {
        n: i8,
    },
    /// `seat` began it; `other` is the card of `owner`.
    Compared {
        seat: Seat,
        owner: Seat,
        card: CardNo,
        other: CardNo,
        won: bool,
    },
    /// Skills have been told of something.
    Noticed {
        at: u8,
    },
    Won {
        winners: SeatSet,
        kingdom: Kingdom,
    },
    NobodyWon {
        why: Drawn,
    },
    ResolutionCut,
}
