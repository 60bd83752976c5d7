//! What happens. Whatever only some may know is an `Option`, and the event names who may know it.

use crate::ids::{CardNo, Place, Spot, Who};
use crate::lang::program::ActionId;
use crate::lang::words::Op;
use crate::state::{Bound, Carry, Few, Phase, Poll, Reason, Target, TokenKind};
use engine::{Card, List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    HeroChosen {
        seat: Seat,
        #[serde(default)]
        hero: Option<Card>,
    },
    TurnBegan {
        seat: Seat,
        turn: u16,
        /// A turn of its own, which does not come again.
        extra: bool,
    },
    /// The turn is about to end: what belongs to its end is done.
    TurnEnding {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    /// Somebody uses an action.
    Used {
        seat: Seat,
        action: Card,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        targets: List<Seat, 16>,
        /// The action it answers.
        #[serde(default)]
        against: Option<Card>,
    },
    /// Something of a player acts by itself.
    Reacted {
        seat: Seat,
        action: Card,
        /// It goes without saying.
        silent: bool,
        /// Which of the events that are open it hears, from the first on: that those after it are over is not told.
        #[serde(default, skip_serializing_if = "is_first")]
        #[cfg_attr(feature = "ts", ts(skip))]
        of: u8,
    },
    TookEffect {
        by: Actor,
        action: Card,
    },
    Failed {
        by: Actor,
        action: Card,
    },
    /// It does not happen to this one.
    Spared {
        seat: Seat,
        action: Card,
    },
    /// A card leaves its place and lies on the table.
    Left {
        #[serde(default)]
        card: Option<Card>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        face: Option<Box<Face>>,
        from: Spot,
        op: Op,
        by: Actor,
        /// Where it lay, for those who know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        place: Option<u16>,
        /// The turn in which it had come there, where that is told of closed cards; also for those who see the card and
        /// not its place among the others, if it was not this turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        entered: Option<u16>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip))]
        no: Option<CardNo>,
        seen_by: SeatSet,
        /// Who knows where it lay, and who does not know any more what lies there.
        #[serde(default, skip_serializing_if = "is_nobody")]
        #[cfg_attr(feature = "ts", ts(skip))]
        placed: SeatSet,
        /// Who is told since when.
        #[serde(default, skip_serializing_if = "is_nobody")]
        #[cfg_attr(feature = "ts", ts(skip))]
        dated: SeatSet,
        #[serde(default, skip_serializing_if = "is_nobody")]
        #[cfg_attr(feature = "ts", ts(skip))]
        blurs: SeatSet,
    },
    /// A card arrives.
    Moved {
        #[serde(default)]
        card: Option<Card>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        face: Option<Box<Face>>,
        from: Spot,
        to: Spot,
        op: Op,
        by: Actor,
        /// Where from the top, for those who know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        place: Option<u16>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip))]
        arrival: Option<Arrival>,
        seen_by: SeatSet,
    },
    /// A card goes back to where it came from.
    Returned {
        #[serde(default)]
        card: Option<Card>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        face: Option<Box<Face>>,
        to: Spot,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip))]
        arrival: Option<Arrival>,
        seen_by: SeatSet,
    },
    /// A card is made out of nothing.
    Created {
        card: Card,
        by: Actor,
    },
    Tagged {
        tag: Card,
        #[serde(default)]
        card: Option<Card>,
        at: Spot,
        by: Actor,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip))]
        no: Option<CardNo>,
        seen_by: SeatSet,
        /// Where from the top, for those who know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        place: Option<u16>,
        #[serde(default, skip_serializing_if = "is_nobody")]
        #[cfg_attr(feature = "ts", ts(skip))]
        placed: SeatSet,
    },
    Untagged {
        tag: Card,
        #[serde(default)]
        card: Option<Card>,
        at: Spot,
        by: Actor,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip))]
        no: Option<CardNo>,
        seen_by: SeatSet,
        /// Where from the top, for those who know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        place: Option<u16>,
        #[serde(default, skip_serializing_if = "is_nobody")]
        #[cfg_attr(feature = "ts", ts(skip))]
        placed: SeatSet,
    },
    /// What was about to happen loses some of its success.
    Rejected {
        by: Actor,
        action: Card,
        against: Card,
        left: u8,
        /// It was a card on its way, and not the action that moves it.
        #[serde(default)]
        moving: bool,
    },
    Redirected {
        source: Seat,
        victim: Seat,
        action: Card,
    },
    Peeked {
        seat: Seat,
        region: Spot,
        n: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<Glimpse>>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(skip))]
        nos: Vec<CardNo>,
    },
    Shuffled {
        region: Spot,
        /// The new order, for those who see it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<Glimpse>>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(skip))]
        order: Vec<CardNo>,
        #[serde(default, skip_serializing_if = "is_nobody")]
        #[cfg_attr(feature = "ts", ts(skip))]
        knows: SeatSet,
    },
    /// Somebody puts the top cards in another order.
    Reordered {
        seat: Seat,
        region: Spot,
        n: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<Card>>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(skip))]
        order: Vec<CardNo>,
        /// Who sees the new order.
        knows: SeatSet,
    },
    WasCut {
        seat: Seat,
        region: Spot,
        #[serde(default)]
        place: Option<u16>,
        /// Who may know the place, and who may know of it at all.
        knows: SeatSet,
        told: SeatSet,
    },
    TokenAdded {
        seat: Seat,
        place: u8,
        #[serde(default)]
        action: Option<Card>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip))]
        kind: Option<TokenKind>,
    },
    TokenDropped {
        seat: Seat,
        place: u8,
    },
    /// The turn ends without its end being done.
    TurnCutShort {
        seat: Seat,
        all: bool,
    },
    /// It explodes in somebody's hand, where all see it.
    Exploding {
        seat: Seat,
        #[serde(default)]
        card: Option<Card>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        face: Option<Box<Face>>,
        /// Since when the player has held it, if not since this turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        entered: Option<u16>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip))]
        no: Option<CardNo>,
    },
    Exploded {
        seat: Seat,
    },
    Dying {
        seat: Seat,
    },
    Died {
        seat: Seat,
    },
    SightChanged {
        region: Spot,
        open: bool,
        whom: SeatSet,
        turn: bool,
        /// What is seen now, for those who see it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<Glimpse>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip))]
        at: Option<Place>,
        #[serde(default, skip_serializing_if = "is_nobody")]
        #[cfg_attr(feature = "ts", ts(skip))]
        knows: SeatSet,
    },
    /// A region that was closed to somebody for this turn is as it was.
    SightEnded {
        region: Spot,
        whom: SeatSet,
        /// Who sees it again, and what.
        sees: SeatSet,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<Glimpse>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(skip))]
        at: Option<Place>,
    },
    ChosePlayer {
        seat: Seat,
        player: Seat,
    },
    ChoseRegion {
        seat: Seat,
        region: Spot,
    },
    /// Somebody names a card.
    Named {
        seat: Seat,
        card: Card,
    },
    ChoseNumber {
        seat: Seat,
        n: i16,
    },
    ChoseWay {
        seat: Seat,
        way: Card,
    },
    /// Somebody who was asked to give something up does not.
    Declined {
        seat: Seat,
    },
    VarSet {
        var: Card,
        #[serde(default)]
        seat: Option<Seat>,
        value: i16,
    },
    Said {
        text: Card,
    },
    /// A program goes by something that not everybody could foresee, and everybody is told.
    Reckoned {
        what: Reckoned,
    },
    /// A program means this card: it is about to leave, it is marked, or something is done for it.
    Meant {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<Card>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        face: Option<Box<Face>>,
        at: Spot,
        /// Where from the top, for those who know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        place: Option<u16>,
        seen_by: SeatSet,
        #[serde(default, skip_serializing_if = "is_nobody")]
        #[cfg_attr(feature = "ts", ts(skip))]
        placed: SeatSet,
    },
    /// Somebody is asked in the middle of an effect, which not all could foresee.
    Asked {
        seat: Seat,
    },
    /// A program went on too long; what it would have done yet is left out.
    Fizzled {
        module: Card,
    },
    GameEnded {
        reason: Reason,
    },
    /// What nobody is told.
    #[cfg_attr(feature = "ts", ts(skip))]
    Inner(Inner),
}

/// What a program has found out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reckoned {
    /// Whether a condition holds.
    Holds {
        so: bool,
    },
    Number {
        n: i16,
    },
    /// A player, or nobody.
    Player {
        seat: Option<Seat>,
    },
    Region {
        region: Spot,
    },
    /// One of several ways is possible.
    Way {
        at: u8,
    },
}

/// A card that somebody gets to see where it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Glimpse {
    pub card: Card,
    pub entered: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub face: Option<Box<Face>>,
}

/// What is special about a card that can be seen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Face {
    /// Who made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub creator: Option<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<TagFace>,
}

/// A tag, who has put it on, and in which turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TagFace {
    pub tag: Card,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub by: Option<Seat>,
    pub turn: u16,
}

/// Who does something: a seat, or the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    #[default]
    Game,
    Player {
        seat: Seat,
    },
}

impl From<Who> for Actor {
    fn from(who: Who) -> Self {
        match who {
            Who::Seat(seat) => Actor::Player { seat },
            Who::Game | Who::Nobody => Actor::Game,
        }
    }
}

impl From<Actor> for Who {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Game => Who::Game,
            Actor::Player { seat } => Who::Seat(seat),
        }
    }
}

/// Where exactly a card arrives, and who then knows what of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    pub no: CardNo,
    pub to: Place,
    pub at: u16,
    pub seen: SeatSet,
    pub known: SeatSet,
    /// Who does not know any more what lies where in the region.
    pub blurs: SeatSet,
    /// It comes back and has not been away.
    pub back: bool,
}

/// What the rules keep in mind; nobody is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inner {
    /// Somebody has acted from outside: what effects may spend begins anew.
    Input,
    SpentStatement,
    Counted {
        seat: Seat,
        action: ActionId,
    },
    Acted,
    EndDone(u16),
    Phase(Phase),
    ActBegan {
        action: ActionId,
        actor: Who,
        card: CardNo,
        answers: Option<u8>,
        ok: u8,
        way: u8,
        /// How many names it has.
        locals: u16,
    },
    /// A card of the submitted basket, and its component.
    Filled {
        part: u8,
        card: CardNo,
    },
    Bind {
        local: u16,
        what: Bound,
    },
    Targeted(Target),
    Retargeted {
        act: u8,
        at: u8,
        what: Bound,
        spared: bool,
    },
    ActOk {
        ok: u8,
    },
    ActAt {
        act: u8,
        ok: u8,
        cancelled: bool,
    },
    Rest(Vec<Bound>),
    Choices(Vec<Bound>),
    RestTaken,
    ActOver,
    PollOpened(Poll),
    PollWaiting(Few<(ActionId, CardNo)>),
    PollWaited,
    PollOk {
        at: u8,
        ok: u8,
    },
    PollClosed,
    CarryBegan(Carry),
    CarryFailed,
    /// Something that was to leave is not there any more.
    CarryLost {
        at: u8,
    },
    CarryPlace {
        at: u8,
        place: u16,
    },
    CarryOver,
    PlayedCard {
        card: CardNo,
        seat: Seat,
    },
}

impl Event {
    /// Whether it has no memory of its own.
    #[inline(always)]
    pub(crate) fn is_light(&self) -> bool {
        match self {
            Event::Left { face, .. }
            | Event::Moved { face, .. }
            | Event::Returned { face, .. }
            | Event::Exploding { face, .. }
            | Event::Meant { face, .. } => face.is_none(),
            Event::Peeked { .. }
            | Event::Shuffled { .. }
            | Event::Reordered { .. }
            | Event::SightChanged { .. }
            | Event::SightEnded { .. } => false,
            Event::Inner(Inner::PollOpened(poll)) => !poll.waiting.spilled(),
            Event::Inner(Inner::PollWaiting(waiting)) => !waiting.spilled(),
            Event::Inner(Inner::CarryBegan(load)) => !load.cards.spilled(),
            Event::Inner(Inner::Rest(_) | Inner::Choices(_)) => false,
            _ => true,
        }
    }
}

impl From<Inner> for Event {
    #[inline]
    fn from(inner: Inner) -> Self {
        Event::Inner(inner)
    }
}

fn is_first(at: &u8) -> bool {
    *at == 0
}

fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}
