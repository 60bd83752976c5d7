//! The position: plain data.

use crate::data::BASES;
use crate::event::Picks;
use crate::ids::{Def, Faction, Id, Slot};
use crate::piles::{Held, Pile, Shown};
use crate::program::Address;
use engine::stack::Stack;
use engine::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const SEATS: usize = 4;
/// The most bases on the table: one more than players.
pub const SLOTS: usize = SEATS + 1;
/// The most cards one player can come to own: two factions and all madness.
pub const CARDS: usize = 72;
/// The most things in play at once.
pub const THINGS: usize = 96;
/// The most kinds of allowances that a player can have at once.
pub const EXTRAS: usize = 12;
/// How many departures and moments are remembered at once.
pub const GONE: usize = 48;
pub const WAITING: usize = 64;

/// The most cards that a player can play in a turn: some returning each other to the hand could go on for ever.
pub const PLAYS: u8 = 100;

/// No base.
pub const NOWHERE: Slot = Slot::MAX;

/// A minion or an action in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Thing {
    pub id: Id,
    pub card: Def,
    pub owner: Seat,
    pub controller: Seat,
    /// The base it is at.
    pub base: Slot,
    /// The minion it is attached to, if it is.
    pub host: Id,
    pub counters: u8,
    /// Power until the end of the turn.
    pub boost: i8,
    /// Its talent has been used this turn.
    pub used: bool,
    /// It was played this turn.
    pub fresh: bool,
    /// It was played since its controller's last turn began.
    pub young: bool,
    /// The faction named for it.
    pub named: Option<Faction>,
}

/// Something that has left play, as it was, for whatever still asks about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gone {
    pub thing: Thing,
    pub power: u8,
    pub microbot: bool,
    /// The destruction it fell by, if it did; those that fell together have the same number.
    pub fall: Option<u16>,
    /// The number of the next thing then: what has that number or a higher one came later.
    pub next: Id,
}

/// A base on the table, and what happened there this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Base {
    pub card: Def,
    /// What the breakpoint is changed by until the end of the turn.
    pub shift: i8,
    /// The breakpoint is 0 until the end of the turn.
    pub open: bool,
    /// It has been scored and lies in the discard; the next one comes.
    pub gone: bool,
    /// Minions played here this turn, by player.
    pub played: [u8; SEATS],
    /// Who has played a minion from the hand here this turn, and who has moved one here.
    pub handed: SeatSet,
    pub moved: SeatSet,
    /// Whose minions were destroyed here this turn.
    pub fallen: SeatSet,
    /// Who has used its talent this turn.
    pub used: SeatSet,
}

fn is_nothing(card: &Def) -> bool {
    *card == Def::default()
}

/// Plays beyond the usual ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Extra {
    pub action: bool,
    /// How many are left.
    pub n: u8,
    /// Only minions of at most this power.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub max: Option<u8>,
    /// Only at this base.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub base: Option<Slot>,
    /// Only where the player has no minion.
    pub no_own: bool,
    /// Only minions of this name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Def>,
    /// Only minions of the name of one at that base.
    pub named_here: bool,
    /// The first one sets the name for the others.
    pub alike: bool,
    /// The base itself allows it, as long as its ability is not cancelled.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_base: bool,
    /// The card or base that gave it.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub card: Def,
}

impl Extra {
    /// Whether another one allows the same.
    pub fn is_like(&self, other: &Extra) -> bool {
        let plain = |extra: &Extra| Extra { n: 0, card: Def::default(), of_base: false, ..*extra };
        plain(self) == plain(other) && !self.alike
    }
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    pub factions: List<Faction, 2>,
    pub points: u8,
    pub hand: List<Held, CARDS>,
    /// The last one is on top.
    pub deck: List<Held, CARDS>,
    pub discard: List<Def, CARDS>,
    /// The hand that was shown and changed for another before the first turn.
    pub redrawn: List<Def, 5>,
    /// Usual plays that are left this turn.
    pub minions: u8,
    pub actions: u8,
    pub extras: List<Extra, EXTRAS>,
    /// Minions played this turn, and cards of any kind.
    pub played: u8,
    pub plays: u8,
    /// May play no actions in the next own turn, and in this one.
    pub sleepy: bool,
    pub asleep: bool,
    /// Cards of whose name only one may be used a turn, and for each base that scores.
    pub spent: List<Def, 4>,
    pub spent_here: List<Def, 4>,
}

/// A card that is being played and lies in no other place meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnTable {
    pub card: Def,
    pub owner: Seat,
}

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
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    #[default]
    Draft,
    Mulligan,
    Start,
    Play,
    Score,
    Draw,
    End,
    Over,
}

/// Why a game ended.
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
pub enum Reason {
    Points,
    /// As many points, but less madness.
    Sanity,
    /// Nobody won for too long.
    TurnLimit,
}

/// Something that has happened and that abilities wait for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    #[default]
    TurnStart,
    TurnEnd,
    MinionPlayed,
    MinionMoved,
    /// An action was attached.
    ActionPlayed,
    Destroyed,
    /// A card that another player played has affected a thing.
    Affected,
    /// A base has come to the table.
    Entered,
}

/// A moment whose triggers are still to come up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    pub moment: Moment,
    /// Who did it.
    pub doer: Seat,
    pub id: Id,
    pub base: Slot,
    /// The first of its kind by this player at this base this turn, or of this destruction there.
    pub first: bool,
    /// The first that this player played there from the hand.
    pub first_from_hand: bool,
    /// The card that has affected it, and whether that card is done: another copy affects it anew.
    pub card: Def,
    pub done: bool,
}

/// A shield that was used up keeps off the rest of what it stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ward {
    /// The one minion it is for, or none.
    pub id: Id,
    /// Otherwise all minions of this player at this base.
    pub seat: Seat,
    pub base: Slot,
    /// What it keeps off.
    pub by: Seat,
    pub card: Def,
}

/// A choice that all could see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    pub seat: Seat,
    pub card: Def,
    pub picks: Picks,
}

/// The position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub phase: Phase,
    pub first: Seat,
    pub current: Seat,
    pub turn: u16,
    pub players: [Player; SEATS],
    pub bases: List<Base, SLOTS>,
    /// The last one is on top.
    pub base_deck: List<Held, BASES>,
    pub base_discard: List<Def, BASES>,
    pub things: List<Thing, THINGS>,
    pub gone: List<Gone, GONE>,
    pub waiting: List<Waiting, WAITING>,
    pub wards: List<Ward, 8>,
    pub next_id: u16,
    /// How many destructions there were.
    pub falls: u16,
    /// Cards in the madness deck.
    pub madness: u8,
    pub revealed: List<Shown, CARDS>,
    pub table: List<OnTable, 8>,
    /// The base that is being scored.
    pub scoring: Option<Slot>,
    /// The place of each player at the base scored last; 0 for none.
    pub places: [u8; SEATS],
    pub over: Option<Reason>,
    /// The last choice that all could see.
    pub chosen: Chosen,
    /// The last cards of decks that all have seen this turn.
    pub turned_up: List<Def, 8>,
    /// What kinds of things hold anywhere, so that most questions are answered at once.
    #[serde(skip)]
    pub holds: u32,
    pub stack: SmashStack,
}

pub type SmashStack = Stack<Frame, Slip, 40, 128>;

/// Who does something with what: the player whose card it is, and the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cause {
    pub seat: Seat,
    pub card: Def,
}

/// What is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Frame {
    /// From the draft to the end.
    Game {
        stage: u8,
    },
    Turn {
        stage: u8,
    },
    /// Whatever has waited comes up when all above it is done.
    Settle {
        stage: u8,
    },
    /// An ability, step by step. `you` is who does it, `cause` whose card it is.
    Run {
        ability: u16,
        at: Address,
        you: Seat,
        cause: Seat,
        source: Id,
        base: Slot,
        n: u8,
    },
    /// A card has been played; its abilities come one by one. `id` is what it has become in play, if it stays.
    Played {
        card: Def,
        owner: Seat,
        you: Seat,
        id: Id,
        base: Slot,
        special: bool,
        next: u8,
    },
    /// Somebody may or must play something at once; the allowance is kept with it.
    Grant {
        you: Seat,
        discard: bool,
        must: bool,
        last: Id,
        asked: bool,
    },
    /// A certain card is put into play, at this base or where its player likes.
    Place {
        card: Def,
        owner: Seat,
        you: Seat,
        from: Pile,
        base: Slot,
        asked: bool,
    },
    /// Things are destroyed together. `at` is the one that may be saved.
    Destroy {
        cause: Cause,
        doer: Seat,
        at: Id,
        base: Slot,
        tried: u8,
        stage: u8,
    },
    Score {
        base: Slot,
        stage: u8,
    },
    Discard {
        seat: Seat,
        n: u8,
    },
}

/// What is remembered beside a frame, and what answers are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Slip {
    Thing(Id),
    /// A thing that will be destroyed, whatever happens.
    Doomed(Id),
    /// What a trigger is about.
    That(Id),
    Doer(Seat),
    Base(Slot),
    /// A card in a pile of somebody.
    Card {
        card: Def,
        owner: Seat,
        pile: Pile,
    },
    Player(Seat),
    Faction(Faction),
    Number(u8),
    Way(u8),
    #[default]
    Yes,
    Trigger {
        ability: u16,
        source: Id,
        that: Id,
        base: Slot,
        doer: Seat,
    },
    /// An optional ability that has been used for this scoring.
    Spent {
        ability: u16,
        source: Id,
        seat: Seat,
    },
    /// In a round of questions: this seat is asked, and this one gave the last answer.
    Asked,
    Answered,
    Allowance(Extra),
    /// A play from the hand or from the discard pile; `by` is the place of the allowance.
    Play {
        card: Def,
        from: Pile,
        base: Slot,
        on: Id,
        by: u8,
    },
    Talent(Id),
    BaseTalent(Slot),
    /// What was picked before counts no longer: things, cards.
    NewThings,
    NewCards,
}

impl State {
    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % SEATS]
    }

    /// The thing of this number, if it is in play.
    #[inline]
    pub fn thing(&self, id: Id) -> Option<&Thing> {
        self.things.iter().find(|thing| thing.id == id)
    }

    /// The same, as it last was if it has just left.
    #[inline]
    pub fn remembered(&self, id: Id) -> Option<&Thing> {
        self.thing(id).or_else(|| self.gone_thing(id).map(|gone| &gone.thing))
    }

    /// What has just left.
    pub fn gone_thing(&self, id: Id) -> Option<&Gone> {
        self.gone.iter().find(|gone| gone.thing.id == id)
    }

    /// What is attached to a minion.
    pub fn attached(&self, host: Id) -> impl Iterator<Item = &Thing> {
        self.things.iter().filter(move |thing| thing.host == host && host != Id::NONE)
    }

    /// The places of the bases that lie there.
    #[inline]
    pub fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        0..self.bases.len() as Slot
    }

    #[inline]
    pub fn base(&self, slot: Slot) -> Option<&Base> {
        self.bases.get(usize::from(slot))
    }

    /// Which base lies there; the first of the data if none does, which only a wrong number can ask for.
    pub fn base_card(&self, slot: Slot) -> Def {
        self.base(slot).map_or(Def::default(), |base| base.card)
    }
}
