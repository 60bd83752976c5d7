//! The position: plain data.

use crate::ids::*;
use crate::point::{Occasion, Phase};
use crate::skill::{Skill, SkillSet};
use engine::stack::Stack;
use engine::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const SEATS: usize = 12;
/// Whoever may sit or stand at a table: what they have seen is open.
pub const OPEN: SeatSet = SeatSet::all(SEATS as u8);
/// Stands for the pile among those who may hold a card.
pub const PILE: Seat = Seat::new(15);
/// The most cards in the deck.
pub const CARDS: usize = 110;
/// The most cards in use at once, one within the other.
pub const USES: usize = 16;
pub const DAMAGES: usize = 12;
pub const JUDGEMENTS: usize = 6;
pub const NOTICES: usize = 24;

/// After so many turns the game is drawn.
pub const MOST_TURNS: u16 = 400;

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

/// A card in a judging area, and what it stands for there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delayed {
    pub card: CardNo,
    pub kind: Kind,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    pub alive: bool,
    /// Head and deputy, once chosen.
    pub generals: [Option<General>; 2],
    pub shown: [bool; 2],
    /// A soldier without skills stands in the place of this general.
    pub removed: [bool; 2],
    /// This general has lost all its skills.
    pub numb: [bool; 2],
    /// Set when the first general is shown.
    pub kingdom: Option<Kingdom>,
    pub hp: i8,
    pub max_hp: i8,
    /// The health that the two generals brought, which all can see.
    pub born_hp: i8,
    pub hand: CardSet,
    /// Weapon, armour, mounts.
    pub equip: [Option<CardNo>; 4],
    /// The last one is judged first.
    pub judging: List<Delayed, 4>,
    /// Cards on the generals.
    pub special: [CardSet; 2],
    pub chained: bool,
    pub turned: bool,
    /// Half a point of health is left over.
    pub spare: bool,
    /// The rewards for showing both generals have been given.
    pub rewarded: bool,
    /// The generals dealt to choose from; only the player knows them.
    pub dealt: List<General, 7>,
    /// Skills that were gained.
    pub gained: List<Skill, 4>,
    /// Skills used that can be used once a phase, and once a game.
    pub spent: List<Skill, 6>,
    pub spent_for_good: List<Skill, 6>,
    pub marks: [u8; MARKS],
    /// Generals that everybody can rule out for each place, since a skill did not come up.
    pub ruled_out: [GeneralSet; 2],
    /// Each says: the hidden head is of the first set or the hidden deputy of the second, since something came up.
    pub one_of: List<[GeneralSet; 2], 2>,
    /// Who knows a hidden general without its having been shown.
    pub peeked: [SeatSet; 2],
    /// Skills that work now; and those of hidden generals, which can be used by showing them.
    #[serde(skip)]
    pub skills: SkillSet,
    #[serde(skip)]
    pub hidden: SkillSet,
}

impl Player {
    #[inline(always)]
    pub fn mark(&self, mark: Mark) -> u8 {
        self.marks[mark as usize]
    }

    /// Everything that the player could use: skills that work and hidden ones.
    #[inline(always)]
    pub fn all_skills(&self) -> SkillSet {
        self.skills.or(self.hidden)
    }

    #[inline(always)]
    pub fn has(&self, skill: Skill) -> bool {
        self.skills.contains(skill)
    }

    pub fn worn(&self) -> CardSet {
        self.equip.iter().flatten().copied().collect()
    }

    pub fn judged(&self) -> CardSet {
        self.judging.iter().map(|delayed| delayed.card).collect()
    }

    /// Hand and equipment.
    pub fn own(&self) -> CardSet {
        self.hand.or(self.worn())
    }

    /// All cards in the areas of the player.
    pub fn area(&self) -> CardSet {
        self.own().or(self.judged())
    }

    #[inline]
    pub fn wounded(&self) -> bool {
        self.hp < self.max_hp
    }

    #[inline]
    pub fn lost_hp(&self) -> u8 {
        (self.max_hp - self.hp.max(0)).max(0) as u8
    }

    pub fn is_shown(&self) -> bool {
        self.shown[0] || self.shown[1]
    }

    pub fn hides(&self, place: Place) -> bool {
        !self.shown[place as usize] && self.generals[place as usize].is_some()
    }
}

/// What happens to one target of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Target {
    pub seat: Seat,
    /// Is no target any more.
    pub cancelled: bool,
    /// Stays a target, and nothing happens to it.
    pub spared: bool,
    /// Nobody can nullify it again.
    pub settled: bool,
    pub no_jink: bool,
    /// How many cards it takes to answer.
    pub twice: bool,
    /// How many the user of a Duel needs.
    pub back_twice: bool,
    pub armour_ignored: bool,
    /// The Slash hits though it was dodged.
    pub hit_anyway: bool,
}

/// A card in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Use {
    pub user: Seat,
    pub kind: Kind,
    /// What it is made of.
    pub cards: CardSet,
    pub suit: Option<Suit>,
    pub colour: Option<Colour>,
    pub number: u8,
    /// The skill that made it.
    pub skill: Option<Skill>,
    pub targets: List<Target, SEATS>,
    /// Whom the first target shall Slash.
    pub victim: Option<Seat>,
    /// The user was drunk.
    pub drunk: bool,
    /// Damage comes from this player instead.
    pub source: Option<Seat>,
    /// The use has dealt damage.
    pub hurt: bool,
    /// It is the first card that the user has used in the own Play phase.
    pub opening: bool,
}

impl Use {
    /// Made of cards of another name.
    pub fn converted(&self) -> bool {
        self.skill.is_some()
    }

    pub fn target_index(&self, seat: Seat) -> Option<usize> {
        self.targets.iter().position(|target| target.seat == seat && !target.cancelled)
    }

    /// The targets that are still targets.
    pub fn live(&self) -> SeatSet {
        self.targets.iter().filter(|target| !target.cancelled).map(|target| target.seat).collect()
    }
}

#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
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
pub enum Nature {
    #[default]
    Normal,
    Fire,
    Thunder,
}

/// Damage on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Damage {
    pub source: Option<Seat>,
    pub victim: Seat,
    pub amount: u8,
    pub nature: Nature,
    /// The place of the card in use that deals it.
    pub by: Option<u8>,
    /// What the card is.
    pub kind: Option<Kind>,
    /// Passed on along a chain, or moved here by a skill: what counts for the first damage only does not count.
    pub chained: bool,
    pub moved: bool,
    pub prevented: bool,
    /// The victim was chained when it was hurt, and passes it on.
    pub conducts: bool,
    /// The distance from the source just before.
    pub distance: u8,
    /// The victim has died of it: who comes back later was not hurt.
    pub fatal: bool,
}

/// A judgement that is being made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Judgement {
    pub seat: Seat,
    pub card: CardNo,
    /// What it is for: a skill or a delayed trick.
    pub skill: Option<Skill>,
    pub kind: Option<Kind>,
    /// As it counts, once it is fixed.
    pub suit: Option<Suit>,
    /// Somebody has taken the card.
    pub taken: bool,
}

/// Somebody who is about to die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Peril {
    pub seat: Seat,
    /// Whose damage it was.
    pub killer: Option<Seat>,
}

/// Something that skills are told about as soon as nothing stands in between.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    #[default]
    Nothing,
    /// A player has lost cards.
    Lost {
        seat: Seat,
        cards: CardSet,
        from_hand: u8,
        worn: u8,
        /// It was the last card of the hand.
        emptied: bool,
        discarded: bool,
    },
    /// Cards came to rest in the discard pile, in somebody's equipment or under the pile.
    Landed {
        cards: CardSet,
    },
    Shown {
        seat: Seat,
        place: Place,
    },
    Removed {
        seat: Seat,
        place: Place,
    },
    /// A general has lost its skills.
    Numbed {
        seat: Seat,
        place: Place,
    },
    Recovered {
        seat: Seat,
        n: u8,
    },
    /// Something that does its work when it is taken off.
    Undressed {
        seat: Seat,
        kind: Kind,
    },
}

/// The position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub players: [Player; SEATS],
    /// Whose turn it is.
    pub current: Seat,
    pub turn: u16,
    pub phase: Option<Phase>,
    /// The last one is on top.
    pub pile: List<CardNo, CARDS>,
    pub discard: List<CardNo, CARDS>,
    /// Cards being used, judged or shown.
    pub table: CardSet,
    /// Cards laid out for all to choose from.
    pub offered: CardSet,
    /// Which seats know which card this is, beside those who see where it lies.
    pub seen: Known,
    /// Who may hold which card, as far as all can tell; the pile is one of them.
    pub holders: Holders,
    pub reshuffles: u16,
    pub uses: List<Use, USES>,
    pub damages: List<Damage, DAMAGES>,
    pub judgements: List<Judgement, JUDGEMENTS>,
    pub dying: List<Peril, 8>,
    pub notices: List<Notice, NOTICES>,
    /// How many cards the draw phase brings.
    pub drawing: i8,
    /// Phases of this turn that are left out, as bits.
    pub skipped: u8,
    /// Who has an extra turn coming.
    pub extra: List<Seat, 4>,
    /// The current player's turn ends at once.
    pub cut_short: bool,
    /// Who comes after the extra turns.
    pub back_to: Option<Seat>,
    /// Cards discarded from the hand in this Discard phase.
    pub dropped: CardSet,
    /// All cards that anybody discarded in it.
    pub shed: CardSet,
    /// Nobody has drawn in a Draw phase yet.
    pub first_draw: bool,
    /// Somebody has been shown.
    pub pioneered: bool,
    /// What hidden players have done for or against each kingdom, as all could see.
    pub deeds: [[i8; 4]; 16],
    /// The skill and the kind of card that were used last, for all to see.
    pub last_skill: Option<Skill>,
    pub last_kind: Option<Kind>,
    /// The open cards that somebody has picked last.
    pub last_picked: CardSet,
    pub over: Option<Ending>,
    pub stack: HegemonyStack,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    Won {
        winners: SeatSet,
        kingdom: Kingdom,
    },
    /// Nobody is left, or the cards ran out, or it took too long.
    Drawn {
        why: Drawn,
    },
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
pub enum Drawn {
    TurnLimit,
    NoCards,
    NobodyLeft,
}

pub type HegemonyStack = Stack<Frame, Slip, 96, 128>;

/// A skill that is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Running {
    pub skill: Skill,
    pub owner: Seat,
    pub stage: u8,
    /// When it came up; none for what is done in one's own Play phase.
    pub on: Option<Occasion>,
    pub x: u8,
    pub y: u8,
    pub z: u8,
}

/// What is asked of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ask {
    pub seat: Seat,
    /// What it is for.
    pub why: Why,
    pub what: What,
    /// It may be declined.
    pub may: bool,
}

/// The card or skill that asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Kind(Kind),
    Skill(Skill),
    /// The rules themselves.
    Rule,
}

/// What can be answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Cards of one's own, to be discarded, given, shown or used.
    Cards {
        from: Zones,
        of: Filter,
        min: u8,
        max: u8,
        to: Purpose,
    },
    /// A card of somebody else; hand cards are taken unseen.
    CardOf {
        seat: Seat,
        from: Zones,
        to: Purpose,
    },
    /// A card of somebody's hand that fits, which the player has looked at.
    HandOf {
        seat: Seat,
        of: Filter,
        to: Purpose,
    },
    /// Some of the cards that were lost, which lie in the discard pile now.
    Lying {
        at: u8,
        min: u8,
        max: u8,
        to: Purpose,
    },
    /// One of the cards that lie open.
    Offered {
        min: u8,
        max: u8,
        to: Purpose,
    },
    Seats {
        of: SeatSet,
        min: u8,
        max: u8,
        to: Purpose,
    },
    /// One of the options, as bits.
    Options {
        of: u32,
    },
    /// A general is shown to join a kingdom.
    Join {
        kingdom: Kingdom,
    },
    /// Some of the top cards of the pile, which the player has looked at.
    Top {
        n: u8,
        min: u8,
        max: u8,
        to: Purpose,
    },
    /// Which cards go on top of the pile, in order; the rest goes to the bottom.
    Arrange {
        n: u8,
        all_on_top: bool,
    },
}

/// Where cards lie, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zones(pub u8);

impl Zones {
    pub const HAND: Zones = Zones(1);
    pub const WORN: Zones = Zones(2);
    pub const JUDGING: Zones = Zones(4);
    pub const OWN: Zones = Zones(3);
    pub const ALL: Zones = Zones(7);
    /// Cards on the generals.
    pub const SPECIAL: Zones = Zones(8);
    pub const SPECIAL_DEPUTY: Zones = Zones(16);

    #[inline]
    pub fn has(self, zone: Zones) -> bool {
        self.0 & zone.0 != 0
    }
}

/// Which cards fit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    Any,
    Basic,
    Equip,
    Weapon,
    Suit(Suit),
    Colour(Colour),
    /// All but this card.
    Not(CardNo),
    /// Only these, as the offered cards.
    Slash,
}

/// What becomes of what is picked: where the words of a question come from.
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
pub enum Purpose {
    Discard,
    Give,
    Take,
    Show,
    Keep,
    Place,
    Move,
    /// Point fight.
    Compare,
    Retrial,
    Damage,
    Heal,
    Draw,
    Choose,
    Slash,
}

/// Something that can be chosen by name.
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
    strum::VariantArray,
    strum::FromRepr,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Named"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Choice {
    Yes,
    No,
    Draw,
    Recover,
    Discard,
    Damage,
    Head,
    Deputy,
    Hand,
    Spade,
    Heart,
    Club,
    Diamond,
    LoseHp,
    LoseMaxHp,
    Take,
    /// Nullify for the rest of the kingdom too, or for this target alone.
    Kingdom,
    Single,
    /// Both generals.
    Both,
    /// One of two mounts.
    Plus,
    Minus,
    Top,
    Bottom,
    /// A number goes up or down.
    Higher,
    Lower,
}

impl Choice {
    pub const ALL: &'static [Choice] = <Choice as strum::VariantArray>::VARIANTS;

    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }

    pub fn of_suit(suit: Suit) -> Choice {
        [Choice::Spade, Choice::Heart, Choice::Club, Choice::Diamond][suit as usize]
    }

    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.into_iter().find(|&suit| Choice::of_suit(suit) == self)
    }

    pub fn place(self) -> Option<Place> {
        match self {
            Choice::Head => Some(Place::Head),
            Choice::Deputy => Some(Place::Deputy),
            _ => None,
        }
    }
}

/// What is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Frame {
    Game {
        stage: u8,
    },
    Turn {
        stage: u8,
    },
    Phase {
        phase: Phase,
        stage: u8,
    },
    /// Somebody may show generals at the beginning of the turn.
    Reveal {
        seat: Seat,
        asked: bool,
    },
    /// Skills that come up at a point. `at_seat` is who is asked, `done` which of his skills have had their chance,
    /// `result` what the skills gave back, at most.
    Point {
        on: Occasion,
        at_seat: Seat,
        done: u16,
        result: u8,
        begun: bool,
    },
    /// Everything that skills shall be told; `given` is what the frame below has been given back meanwhile.
    Notices {
        at: u8,
        stage: u8,
        given: i32,
    },
    Use {
        at: u8,
        stage: u8,
        n: u8,
    },
    Effect {
        at: u8,
        n: u8,
        stage: u8,
        x: u8,
    },
    /// Who nullifies this effect, or this nullification? `deep` counts how often it was turned round.
    Nullify {
        at: u8,
        n: u8,
        asked: bool,
        hit: bool,
        deep: u8,
    },
    /// A delayed trick that is judged.
    Delayed {
        at: u8,
        stage: u8,
    },
    /// A Nullification in use.
    Counter {
        at: u8,
        stage: u8,
        kingdom: bool,
    },
    /// A card that answers: asked for, and shown. `left` is how many are still needed.
    Respond {
        seat: Seat,
        need: Need,
        by: Why,
        at: u8,
        left: u8,
        stage: u8,
    },
    Damage {
        at: u8,
        stage: u8,
    },
    Lose {
        seat: Seat,
        n: u8,
        stage: u8,
    },
    Judge {
        stage: u8,
    },
    Dying {
        seat: Seat,
        asked: Seat,
        stage: u8,
        killer: Option<Seat>,
    },
    Death {
        seat: Seat,
        killer: Option<Seat>,
        stage: u8,
    },
    /// A fight by points between the owner of a skill and somebody else.
    Pindian {
        from: Seat,
        to: Seat,
        stage: u8,
        card: Option<CardNo>,
        other: Option<CardNo>,
        shift: i8,
    },
    Skill(Running),
    Ask(Ask),
    /// Somebody must use a Slash, at one of these, or lets it be. Gives back whether it was used.
    MustSlash {
        seat: Seat,
        at: SeatSet,
        why: Why,
        stage: u8,
    },
    /// Hidden players are called into a formation, first on one side, then on the other.
    Summon {
        owner: Seat,
        skill: Skill,
        forward: bool,
        asked: Option<Seat>,
        joined: bool,
    },
    /// Somebody must discard so many cards.
    Discard {
        seat: Seat,
        n: u8,
        from: Zones,
        why: Why,
        asked: bool,
    },
}

/// What a card must be to answer.
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
pub enum Need {
    /// Used against a Slash.
    JinkUse,
    /// Shown against Arrow Volley.
    Jink,
    Slash,
}

impl Need {
    pub fn kinds(self) -> KindSet {
        match self {
            Need::JinkUse | Need::Jink => KindSet::JINK,
            Need::Slash => KindSet::SLASH,
        }
    }
}

/// What is remembered beside a frame, and what answers are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Slip {
    Card(CardNo),
    Skill(Skill),
    Seat(Seat),
    Choice(Choice),
    /// A card of somebody's hand, whichever.
    Blind,
    General(General),
    Recast(CardNo),
    #[default]
    Done,
}

impl State {
    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % SEATS]
    }

    #[inline(always)]
    pub fn use_at(&self, at: u8) -> Option<&Use> {
        self.uses.get(usize::from(at))
    }

    #[inline(always)]
    pub fn damage_at(&self, at: u8) -> Option<&Damage> {
        self.damages.get(usize::from(at))
    }

    #[inline]
    pub fn alive(&self) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for at in 0..SEATS {
            if self.players[at].alive {
                seats = seats.with(Seat::new(at as u8));
            }
        }
        seats
    }
}
