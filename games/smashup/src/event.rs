//! What happens, in words that a history would use.

use crate::data::BASES;
use crate::ids::{Faction, Id, Slot};
use crate::piles::{Few, Pile};
use crate::state::{CARDS, Extra, Reason, SLOTS, Slip};
use engine::{Card, List, Seat};
use serde::{Deserialize, Serialize};

/// The cards of a hand or deck.
pub type Cards = List<Card, CARDS>;

/// What was chosen, as far as all can see it; of very many the first ones.
pub type Picks = List<Slip, 16>;

/// The most cards that are drawn at once.
pub const DRAWN: usize = 16;

/// Cards that were drawn.
pub type DrawnCards = List<Card, DRAWN>;

/// Something that has happened. What only some may know is left out for the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    FactionChosen {
        seat: Seat,
        faction: Faction,
    },
    /// All factions are chosen; the bases lie on the table, and the madness deck if it is needed.
    FactionsSettled {
        bases: List<Card, SLOTS>,
        deck: Option<List<Card, BASES>>,
        madness: u8,
    },
    /// A deck gets a new order; from the discard pile if so.
    DeckShuffled {
        seat: Seat,
        reshuffled: bool,
        order: Option<Cards>,
        count: u8,
    },
    /// Cards go from the top of a deck to the hand; in which order means nothing.
    /// `seen_by` says of each who knows which it is; a viewer is told of those that he knows.
    CardsDrawn {
        seat: Seat,
        count: u8,
        cards: Option<DrawnCards>,
        seen_by: List<Few, DRAWN>,
    },
    /// A hand without minions was shown and goes back into the deck.
    HandRedrawn {
        seat: Seat,
        cards: List<Card, 5>,
    },
    HandKept {
        seat: Seat,
    },
    TurnStarted {
        seat: Seat,
        turn: u16,
    },
    PlayBegan {
        seat: Seat,
    },
    /// Plays that are left lapse.
    PlayEnded {
        seat: Seat,
    },
    /// The end of the turn comes; abilities may wait for it.
    TurnEnding {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    /// So many minions or actions beyond the usual ones, within the limits that `extra` names.
    AllowanceGranted {
        seat: Seat,
        action: bool,
        n: u8,
        extra: Extra,
    },
    AllowanceUsed {
        seat: Seat,
        action: bool,
        place: u8,
        card: Card,
    },
    MinionPlayed {
        seat: Seat,
        owner: Seat,
        card: Card,
        from: Pile,
        base: Slot,
        at: Card,
        id: Id,
    },
    ActionPlayed {
        seat: Seat,
        owner: Seat,
        card: Card,
        from: Pile,
    },
    ActionAttached {
        seat: Seat,
        owner: Seat,
        card: Card,
        base: Slot,
        at: Card,
        host: Id,
        on: Option<Card>,
        id: Id,
    },
    /// An action that does not stay goes where actions go.
    ActionDone {
        owner: Seat,
        card: Card,
        to: Pile,
    },
    TalentUsed {
        seat: Seat,
        id: Id,
        card: Card,
    },
    BaseTalentUsed {
        seat: Seat,
        base: Slot,
        card: Card,
    },
    /// An ability comes up, or is used: of which thing, and about which other.
    AbilityUsed {
        seat: Seat,
        card: Card,
        id: Id,
        about: Id,
    },
    /// Somebody has made a choice that all can see.
    Chosen {
        seat: Seat,
        card: Card,
        picks: Picks,
    },
    /// What waited for these moments comes up now.
    TriggersGathered,
    MinionDestroyed {
        id: Id,
        card: Card,
        owner: Seat,
        to: Pile,
        /// Who destroyed it.
        seat: Seat,
        /// The number of this destruction, and whether it is the first of it at its base.
        fall: u16,
        first: bool,
        power: u8,
        microbot: bool,
    },
    ActionDestroyed {
        id: Id,
        card: Card,
        owner: Seat,
    },
    /// An action goes with the minion or base it was on.
    ActionDetached {
        id: Id,
        card: Card,
        owner: Seat,
    },
    /// Something keeps a minion from being destroyed or affected.
    MinionSaved {
        id: Id,
        card: Card,
        by: Card,
    },
    /// A shield is used up, and keeps off all of this card's effect.
    ShieldUsed {
        id: Id,
        card: Card,
        seat: Seat,
        base: Slot,
        only: Id,
        by: Seat,
        against: Card,
    },
    /// Another player's card has affected this.
    Provoked {
        id: Id,
        seat: Seat,
        card: Card,
    },
    /// What this card did is over: nothing keeps it off any longer, and it provokes anew.
    EffectDone {
        seat: Seat,
        card: Card,
    },
    /// What left play is forgotten.
    DustSettled,
    MinionMoved {
        id: Id,
        card: Card,
        seat: Seat,
        base: Slot,
        to: Card,
    },
    CardReturned {
        id: Id,
        card: Card,
        owner: Seat,
    },
    CardSunk {
        id: Id,
        card: Card,
        owner: Seat,
    },
    CardShuffledIn {
        id: Id,
        card: Card,
        owner: Seat,
    },
    PowerChanged {
        id: Id,
        card: Card,
        by: i8,
    },
    CounterAdded {
        id: Id,
        card: Card,
        n: u8,
    },
    CounterRemoved {
        id: Id,
        card: Card,
        n: u8,
    },
    ControlChanged {
        id: Id,
        card: Card,
        seat: Seat,
    },
    BreakpointChanged {
        base: Slot,
        card: Card,
        by: i8,
    },
    BreakpointOpened {
        base: Slot,
        card: Card,
    },
    FactionNamed {
        id: Id,
        card: Card,
        faction: Faction,
    },
    PutToSleep {
        seat: Seat,
    },
    /// A card goes from one pile of a player to another.
    CardMoved {
        owner: Seat,
        card: Option<Card>,
        from: Pile,
        to: Pile,
        seen_by: Few,
    },
    CardsShown {
        owner: Seat,
        cards: Option<Cards>,
        count: u8,
        seen_by: Few,
    },
    HandShown {
        seat: Seat,
        cards: Option<Cards>,
        seen_by: Few,
    },
    /// What was shown goes back to the top, in an order that its owner alone knows.
    TopOrdered {
        seat: Seat,
        cards: Option<Cards>,
    },
    MadnessDrawn {
        seat: Seat,
        n: u8,
    },
    MadnessReturned {
        seat: Seat,
        from: Pile,
    },
    MadnessGiven {
        seat: Seat,
        owner: Seat,
    },
    PointsGained {
        seat: Seat,
        points: u8,
    },
    /// For madness, when the game is over.
    PointsLost {
        seat: Seat,
        points: u8,
    },
    ScoringBegan {
        base: Slot,
        card: Card,
    },
    MeFirstOpened {
        base: Slot,
    },
    MeFirstClosed {
        base: Slot,
    },
    PlaceAwarded {
        seat: Seat,
        place: u8,
        power: u16,
        points: u8,
    },
    BaseScored {
        base: Slot,
        card: Card,
    },
    /// Everything that is left at the base goes to its owners, and the base to its discard pile.
    BaseCleared {
        base: Slot,
        card: Card,
    },
    BaseReplaced {
        base: Slot,
        card: Card,
    },
    /// The base deck gets a new order; with its discard pile if so.
    BasesShuffled {
        reshuffled: bool,
        order: Option<List<Card, BASES>>,
        count: u8,
    },
    /// Another base comes into its place, and those who are there stay.
    BaseSwapped {
        base: Slot,
        old: Card,
        card: Card,
        into_deck: bool,
    },
    /// Somebody looks at the next bases, and may lay them in another order.
    NextBasesSeen {
        seat: Seat,
        cards: Option<List<Card, 8>>,
        count: u8,
    },
    NextBasesOrdered {
        seat: Seat,
        cards: Option<List<Card, 8>>,
        count: u8,
    },
    /// Abilities set each other off without end; what was going on is broken off.
    ResolutionCut,
    GameEnded {
        reason: Reason,
    },
}
