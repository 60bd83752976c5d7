//! The position: plain data.

mod json;

use crate::ids::{CardNo, Place, Who};
use crate::lang::program::{ActionId, Local};
use crate::lang::words::{Dir, Edge, Op, Pos, Stage as DeathStage, Tense, Veto};
use engine::stack::Stack;
use engine::{Card, List, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The most players.
pub const SEATS: u8 = 10;
/// Sequences inside sequences; a further one is not opened.
pub const NESTED: usize = 16;
/// Room on the stack: a sequence, its window, the action that answers it, its body, a move, a death, sixteen times.
pub const LEVELS: usize = 160;
/// Picks of one choice.
pub const SLIPS: usize = 64;

/// A list that is short as a rule and then needs no memory of its own.
pub type Few<T> = SmallVec<[T; 4]>;

/// What can be seen of a card, in the order in which cards are sorted by it.
pub(crate) type Looks = (Card, u16, Few<(u16, Who, u16)>, Who);

/// The cards of a region; most are smaller.
pub(crate) type Cards = SmallVec<[CardNo; 64]>;

pub type CatStack = Stack<Frame, Slip, LEVELS, SLIPS>;

/// What has been begun and is not done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The whole game: heroes are chosen, then turn follows turn.
    Game { stage: u8 },
    /// A turn.
    Turn { stage: u8 },
    /// The players are asked about the last event, from the so-many-th seat on.
    Poll { done: u8, stage: u8 },
    /// The last action.
    Act { stage: u8, at: u8 },
    /// A list of statements of the last action; `left` is what a loop has to do yet.
    Body { body: u16, at: u16, left: u16, stage: u8 },
    /// Cards on their way, from the so-many-th on.
    Carry { stage: u8, at: u8 },
    /// Somebody dies.
    Death { seat: Seat, stage: u8 },
}

/// What a player picks, in the order of the picks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slip {
    #[default]
    Nothing,
    /// Uses an action, or pays, in the so-many-th way.
    Use {
        action: u16,
        way: u8,
    },
    /// A card for the so-many-th component.
    Card(u8, CardNo),
    /// A card of this region, unseen.
    Unseen(u8, Place),
    /// No more cards for this component.
    Enough(u8),
    Player(Seat),
    Region(Place),
    Name(Card),
    Number(i16),
    Way(u8),
    Hero(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    #[default]
    Heroes,
    Main,
    /// The end of a turn: only what ends it can be done.
    Ending,
    Between,
    Over,
}

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
    /// One player, or one team, is left.
    LastAlive,
    /// Nobody is left.
    NobodyLeft,
    /// The turns have run out; those alive share the win.
    TurnLimit,
}

/// One turn in the bucket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub kind: TokenKind,
}

fn is_usual(kind: &TokenKind) -> bool {
    *kind == TokenKind::Turn
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenKind {
    /// Comes again and again.
    #[default]
    Turn,
    /// Is gone once it is used.
    Extra,
    /// One action, at once.
    Action(u16),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub alive: bool,
    /// The module of the hero.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hero: Option<u8>,
    /// Heroes to choose from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<u8>,
    /// In which turn the player died.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub died: Option<u16>,
}

/// Whose programs are in play: a bit for the module of each hero, and one for all that belongs to no hero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cast(u64);

impl Cast {
    /// What belongs to no hero is always in play.
    pub const COMMON: Cast = Cast(1 << 63);

    /// A hero's.
    pub fn hero(module: u8) -> Self {
        if module < 63 { Cast(1 << module) } else { Cast::COMMON }
    }

    /// With these heroes.
    pub fn of(players: &[Player]) -> Self {
        let heroes = players.iter().filter_map(|player| player.hero);
        heroes.fold(Cast::COMMON, |all, hero| all.with(Cast::hero(hero)))
    }

    #[must_use]
    pub fn with(self, more: Cast) -> Self {
        Cast(self.0 | more.0)
    }

    #[inline]
    pub fn meets(self, other: Cast) -> bool {
        self.0 & other.0 != 0
    }
}

/// One card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardState {
    /// What it is.
    pub def: Card,
    /// Who made it; cards of the beginning are the game's.
    pub creator: Who,
    /// The turn in which it came to where it is.
    pub entered: u16,
    pub at: Place,
    /// Who sees it where the region alone would not show it.
    pub seen: SeatSet,
    /// Who remembers which card it is, without seeing it.
    pub known: SeatSet,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Region {
    /// The first is on top.
    pub cards: Vec<CardNo>,
    pub changed: u16,
}

/// A tag on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    pub tag: u16,
    pub card: CardNo,
    pub by: Who,
    pub turn: u16,
}

/// A region is open or closed to somebody, against its usual ways.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grant {
    pub region: Place,
    pub open: bool,
    pub whom: SeatSet,
    /// Ends with the turn.
    pub turn: bool,
}

/// How often somebody has used an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Used {
    pub seat: Seat,
    pub action: u16,
    pub turn: u16,
    pub game: u16,
}

/// What a name in an action stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    #[default]
    Nothing,
    Player(Who),
    Region(Place),
    /// A card, and who saw which one it was when it was bound, so that he can follow it.
    Card(CardNo, SeatSet),
    Def(Card),
    Num(i16),
}

/// Somebody or something that was chosen for an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    pub name: Local,
    pub what: Bound,
    /// It does not happen to this one.
    pub spared: bool,
}

/// An action under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub action: ActionId,
    pub actor: Who,
    /// The card that brings it, for reactions that each card has; or the bomb of an explosion.
    pub card: CardNo,
    /// The event that it answers, by its place among those that are open.
    pub answers: Option<u8>,
    pub ok: u8,
    pub cancelled: bool,
    pub way: u8,
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub targets: Few<Target>,
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub locals: Few<Bound>,
    /// Cards of the submitted basket, with the number of their component.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub basket: Few<(u8, CardNo)>,
    /// What loops have yet to go over; the innermost at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rest: Vec<Bound>,
    /// What somebody is asked to choose from, as it was when he was asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Bound>,
}

/// What is answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Move {
        dir: Dir,
        card: CardNo,
        from: Place,
        to: Place,
        op: Op,
        /// Who saw which card it is, and has not lost sight of it.
        #[serde(default)]
        told: SeatSet,
    },
    Exec {
        target: Option<Seat>,
        scope: bool,
    },
    Turn {
        edge: Edge,
        seat: Seat,
    },
    Death {
        stage: DeathStage,
        seat: Seat,
    },
}

/// An event about which players are asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Poll {
    pub what: What,
    pub tense: Tense,
    pub ok: u8,
    pub veto: Veto,
    /// Who does it.
    pub by: Who,
    /// The action it belongs to, and its place among those under way.
    pub action: ActionId,
    pub act: Option<u8>,
    /// Reactions of the present seat that are still to run, the next one last.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub waiting: Few<(ActionId, CardNo)>,
}

/// A card on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carried {
    pub card: CardNo,
    pub from: Place,
    pub to: Place,
    pub op: Op,
    pub pos: Pos,
    /// Where exactly, if somebody has chosen it.
    pub place: Option<u16>,
    /// Newly made, so that it leaves nothing.
    pub made: bool,
    /// Everybody knows which card it is by its place.
    pub open: bool,
    /// It has left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Who saw which card it is when it was taken.
    #[serde(default)]
    pub told: SeatSet,
    /// Who can still follow it by its place, which was told when it was taken.
    #[serde(default)]
    pub placed: SeatSet,
    /// Gets this tag.
    pub tag: Option<u16>,
}

impl Carried {
    /// A card that is there already, and of which all know which one it is by its place.
    pub(crate) fn new(card: CardNo, from: Place, to: Place, op: Op, pos: Pos) -> Self {
        let (place, made, open, left) = (None, false, true, false);
        Carried {
            card,
            from,
            to,
            op,
            pos,
            place,
            made,
            open,
            left,
            told: SeatSet::EMPTY,
            placed: SeatSet::EMPTY,
            tag: None,
        }
    }
}

/// Cards that leave together and arrive one after the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carry {
    pub cards: SmallVec<[Carried; 2]>,
    pub by: Who,
    pub veto: Veto,
    pub action: ActionId,
    pub act: Option<u8>,
    /// Not everything has arrived.
    pub failed: bool,
}

/// What is left to spend until somebody is asked from outside again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Spent {
    pub events: u16,
    pub statements: u16,
    /// An exhaustion has been told of.
    pub told: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub stack: CatStack,
    pub phase: Phase,
    /// Counts all turns of the game.
    pub turn: u16,
    /// Whose turn it is, and of which kind.
    pub seat: Seat,
    pub token: TokenKind,
    /// The turn is over as soon as what runs has finished.
    pub ended: bool,
    /// All turns in a row of this player end with it.
    pub ended_all: bool,
    /// What of the end of the turn has been done.
    pub ends: Vec<u16>,
    /// Actions used in this turn by the player whose turn it is.
    pub acted: u8,
    /// Questions that were answered in this turn.
    pub asked: u16,
    pub bucket: Vec<Token>,
    pub players: Vec<Player>,
    /// Those of the players who are alive, once more.
    pub alive: SeatSet,
    /// Which heroes they have, once more.
    pub cast: Cast,
    pub cards: Vec<CardState>,
    pub regions: Vec<Region>,
    pub marks: Vec<Mark>,
    pub grants: Vec<Grant>,
    pub vars: Vec<i16>,
    pub uses: Vec<Used>,
    /// Cards played this turn, and by whom; none where it is among closed cards by now.
    pub used: Vec<(CardNo, Seat)>,
    pub acts: Vec<Act>,
    pub polls: Vec<Poll>,
    pub carries: Vec<Carry>,
    pub spent: Spent,
    /// Cards made this turn and in all.
    pub made: (u16, u16),
    /// The last things that all were told of by name.
    pub recent: List<Card, 8>,
    pub over: Option<Reason>,
}

impl State {
    /// Who is alive, by what stands with each player.
    pub fn living(players: &[Player]) -> SeatSet {
        let seats = Seat::all(players.len() as u8);
        seats.filter(|seat| players[seat.index()].alive).collect()
    }

    #[inline]
    pub fn card(&self, card: CardNo) -> Option<&CardState> {
        self.cards.get(card.index())
    }

    #[inline]
    pub fn region(&self, place: Place) -> &[CardNo] {
        self.regions.get(place.index()).map_or(&[], |region| &region.cards)
    }

    #[inline]
    pub fn is_alive(&self, seat: Seat) -> bool {
        self.alive.contains(seat)
    }

    /// Everything about a card that can be seen: what it is, since when it lies there, its tags, who has made it.
    pub(crate) fn looks(&self, card: CardNo) -> Looks {
        let it = self.card(card).map(|it| (it.def, it.entered, it.creator));
        let (def, entered, creator) = it.unwrap_or_default();
        let marks = self.marks.iter().filter(|mark| mark.card == card);
        (def, entered, marks.map(|mark| (mark.tag, mark.by, mark.turn)).collect(), creator)
    }

    /// Whether two cards cannot be told apart by any pattern.
    pub(crate) fn are_alike(&self, card: CardNo, other: CardNo) -> bool {
        let (Some(a), Some(b)) = (self.card(card), self.card(other)) else { return false };
        let tags = |no: CardNo| self.marks.iter().filter(move |mark| mark.card == no);
        (a.def, a.creator, a.entered, a.at) == (b.def, b.creator, b.entered, b.at)
            && tags(card).map(|mark| mark.tag).eq(tags(other).map(|mark| mark.tag))
    }

    pub fn has_tag(&self, card: CardNo, tag: u16) -> bool {
        self.marks.iter().any(|mark| mark.card == card && mark.tag == tag)
    }

    /// How often a player has used an action, this turn and in all.
    pub fn uses(&self, seat: Seat, action: ActionId) -> (u16, u16) {
        let used = self.uses.iter().find(|used| used.seat == seat && used.action == action.0);
        used.map_or((0, 0), |used| (used.turn, used.game))
    }
}
