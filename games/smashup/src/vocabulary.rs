//! What the data files can say of abilities: the words, and what they become.
//!
//! Every ability of every card and base is written in these words. `program` turns them into a flat list of steps,
//! `run` does the steps, and the texts that players read are made from the same words.

mod holds;

pub use holds::{Against, Forbidden, Holds, Static, Whose};

use serde::Deserialize;

/// When an ability comes up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum On {
    /// When the card is played.
    Play,
    /// Once a turn, by its controller, in the play phase.
    Talent,
    /// In the play phase, as often as its condition holds.
    Free,
    /// From the hand, before a base scores.
    Special,
    /// From the hand, after a base has scored.
    SpecialAfter,
    BeforeScoring,
    /// Together with the award.
    Scored,
    AfterScoring,
    /// When the next base lies there.
    Replaced,
    /// When this base comes to the table.
    Entered,
    /// At the start of its controller's turn.
    TurnStart,
    /// At the start of every turn, for whose turn it is.
    EachTurnStart,
    /// At the end of its controller's turn.
    TurnEnd,
    EachTurnEnd,
    /// After this minion was destroyed.
    Destroyed,
    /// After a minion was destroyed, once for each.
    MinionDestroyed,
    /// After minions were destroyed here, once for all of them.
    MinionsDestroyed,
    MinionPlayed,
    MinionMoved,
    /// After an action was played on this base.
    ActionPlayed,
    /// After an action was played on a minion here.
    ActionOnMinion,
    /// After a card that another player played has affected this.
    Affected,
    /// Instead of a destruction.
    WouldDestroy,
}

/// Who uses the ability of a base, or for whom it comes up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Who controls the card.
    #[default]
    Controller,
    /// Whose turn it is.
    Active,
    /// Who controls the minion it is about.
    Holder,
    /// Who owns the minion it is about.
    Owner,
    /// Who played, moved or destroyed it.
    Doer,
    /// Everybody who came first, clockwise.
    Winner,
    RunnerUp,
    /// Everybody with a minion here who did not come first.
    Losers,
    /// Everybody with a minion here.
    Present,
    Each,
}

/// How often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Once {
    #[default]
    Always,
    /// One card of this name a turn.
    Turn,
    /// One card of this name for each base that scores.
    Scoring,
    /// For the first that this player plays or moves here in a turn.
    FirstHere,
    /// For the first that this player plays here from the hand in a turn.
    FirstFromHandHere,
}

/// What must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum If {
    NoMinionPlayed,
    FirstMinion,
    NotOwnTurn,
    /// At most two cards in hand.
    SmallHand,
    HasMadness,
    AloneHere,
    OwnHere,
    OwnActionHere,
    /// The turn it was played in.
    Fresh,
    /// A minion of another player was destroyed here this turn.
    OtherFellHere,
    /// Three own minions of one name at one base.
    ThreeNamesakes,
    PickedCards,
    OwnTurn,
    /// Not at the base that is being scored.
    Away,
    /// This card has left play.
    Left,
}

/// Whose things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    #[default]
    Any,
    Own,
    Others,
    /// Those of the player who was picked.
    Player,
}

/// Where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    #[default]
    Any,
    /// At the base of this card, or at this base.
    Here,
    Elsewhere,
    /// At the base that was picked, the first of several.
    Picked,
    /// At the last base that was picked.
    Last,
    /// At the base of what was picked.
    There,
    Scoring,
    /// At bases without an own minion.
    NoOwn,
}

/// A number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", untagged)]
pub enum Number {
    Fixed(i8),
    Counted(Counted),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// The power of what was picked.
    Power,
    #[serde(rename = "-power")]
    MinusPower,
    /// The power of this minion.
    SelfPower,
    /// How many were picked.
    Picked,
    /// The number that was picked.
    Number,
    TwiceNumber,
    TwiceRevealedMadness,
    OwnHere,
    OwnAtPicked,
    NamesakesHere,
    OtherMicrobots,
    FifthOfPower,
    Destroyed,
}

/// How many may or must be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "CountText")]
pub enum Count {
    #[default]
    One,
    Exactly(u8),
    UpTo(u8),
    /// One at least, so many at most.
    OneTo(u8),
    Any,
    /// As many as the picked minion has power.
    Power,
    /// One of each base.
    PerBase,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum CountText {
    Number(u8),
    Word(String),
}

impl TryFrom<CountText> for Count {
    type Error = String;

    fn try_from(text: CountText) -> Result<Self, String> {
        match text {
            CountText::Number(1) => Ok(Count::One),
            CountText::Number(number) => Ok(Count::Exactly(number)),
            CountText::Word(word) => match (&*word, word.split_once("..")) {
                ("any", _) => Ok(Count::Any),
                ("power", _) => Ok(Count::Power),
                ("per_base", _) => Ok(Count::PerBase),
                (_, Some(("0", most))) => most.parse().map(Count::UpTo).map_err(|e| e.to_string()),
                (_, Some(("1", most))) => most.parse().map(Count::OneTo).map_err(|e| e.to_string()),
                _ => Err(format!("{word} is no count")),
            },
        }
    }
}

/// Kinds of things in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThingKind {
    #[default]
    Minion,
    Action,
    Any,
}

/// The ones with the least or the most power, of those that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Extreme {
    Lowest,
    Highest,
    /// The lowest of each base, where not all are alike.
    LowestOfEach,
}

/// What an action is attached to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Attached {
    /// The same minion as this card.
    Host,
    /// The base itself, no minion on it.
    Base,
    /// Minions of this card's controller.
    OwnMinions,
}

/// Which things in play.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Filter {
    pub kind: ThingKind,
    pub side: Side,
    pub at: At,
    /// Power of at most, below and at least so much.
    pub max: Option<Number>,
    pub below: Option<Number>,
    pub min: Option<Number>,
    pub extreme: Option<Extreme>,
    pub on: Option<Attached>,
    /// This thing itself and no other.
    #[serde(rename = "self")]
    pub only_self: bool,
    pub but_self: bool,
    pub microbot: bool,
    /// Of the faction that was picked.
    pub faction: bool,
    /// All picked must be at one base, or have one name.
    pub one_base: bool,
    pub one_name: bool,
    /// What was picked before, too.
    pub and_picked: bool,
    /// As many cards in hand as it has power.
    pub payable: bool,
    /// Of players who have so many minions there.
    pub herd: Option<u8>,
    /// Not kept from being destroyed by this card.
    pub mortal: bool,
}

/// Which things a step is about.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    Picked,
    #[serde(rename = "self")]
    This,
    Host,
    /// What the trigger is about.
    That,
    ThatAndSelf,
    All(Filter),
}

/// What a base must have, and which it must not be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BaseFilter {
    pub having: Option<Having>,
    pub but: Option<At>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Having {
    Own,
    OwnAction,
}

/// Where cards are picked from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    Hand,
    Discard,
    HandOrDiscard,
    /// The own deck, searched.
    Deck,
    /// What was turned up.
    Revealed,
    /// The hand of the player who was picked.
    TheirHand,
    /// The discard pile of anybody.
    AnyDiscard,
    BaseDeck,
}

/// Kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    #[default]
    Any,
    Minion,
    Action,
    /// Actions that are played on a base.
    BaseAction,
    Madness,
}

/// Which cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFilter {
    #[serde(rename = "in")]
    pub zone: Zone,
    #[serde(default)]
    pub kind: CardKind,
    #[serde(default)]
    pub max: Option<u8>,
    #[serde(default)]
    pub microbot: bool,
    #[serde(default)]
    pub one_name: bool,
    /// Of the name of the minion that was picked.
    #[serde(default)]
    pub named: bool,
    /// That could be put into play now.
    #[serde(default)]
    pub playable: bool,
}

/// Something that is chosen.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pick {
    Things {
        #[serde(default)]
        of: Filter,
        #[serde(default)]
        n: Count,
    },
    Cards {
        of: CardFilter,
        #[serde(default)]
        n: Count,
    },
    Base(BaseFilter),
    /// A player; another one if so.
    Player {
        other: bool,
    },
    Faction,
    /// A number up to this.
    Number(u8),
}

/// Which players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    #[default]
    You,
    Others,
    Each,
    /// The others who have a minion here.
    OthersHere,
    /// Who did what the trigger is about.
    Doer,
}

/// Where cards go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Hand,
    Discard,
    Top,
    Bottom,
    Shuffle,
    /// Into play, at once.
    Play,
    PlayHere,
    Madness,
    /// The hand of the player who was picked.
    TheirHand,
    /// Laid open, for a step that comes next.
    Shown,
}

/// More plays.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraText {
    #[serde(default)]
    pub action: bool,
    #[serde(default = "one")]
    pub n: Number,
    #[serde(default)]
    pub max: Option<u8>,
    #[serde(default)]
    pub below: Option<Number>,
    #[serde(default)]
    pub at: At,
    /// Of the name of what was picked, of the minion it is about, or of any minion here.
    #[serde(default)]
    pub name: Option<NameOf>,
    /// All of one name.
    #[serde(default)]
    pub alike: bool,
    #[serde(default)]
    pub discard: bool,
    /// At once, or lost.
    #[serde(default)]
    pub now: bool,
    /// Not to be declined while something can be played.
    #[serde(default)]
    pub must: bool,
    /// What is played counts as picked.
    #[serde(default)]
    pub pick: bool,
}

fn one() -> Number {
    Number::Fixed(1)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NameOf {
    Picked,
    That,
    Here,
}

/// Bases that a step is done for, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bases {
    NoOwn,
}

/// One step of an ability.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    Pick(Pick),
    /// One of these, of those that are possible.
    Choose(Vec<Vec<Step>>),
    /// For each of the picked things.
    Each(Vec<Step>),
    EachPlayer {
        who: Who,
        #[serde(rename = "do")]
        steps: Vec<Step>,
    },
    EachBase {
        r#where: Bases,
        #[serde(rename = "do")]
        steps: Vec<Step>,
    },
    If {
        when: If,
        then: Vec<Step>,
    },
    /// Others may accept; for who does not, whoever controls the card does the other.
    Offer {
        accept: Vec<Step>,
        decline: Vec<Step>,
    },
    Destroy(Group),
    Return(Group),
    Bottom(Group),
    ShuffleIn(Group),
    /// Actions go from minions to their owners' discard piles without being destroyed.
    Detach(Group),
    Move {
        what: Group,
        to: At,
    },
    Boost {
        what: Group,
        by: Number,
    },
    /// Counters that stay, added or taken away.
    Counters {
        what: Group,
        n: i8,
    },
    Breakpoint {
        at: At,
        by: Number,
    },
    /// The breakpoint is 0 until the end of the turn.
    OpenBase(At),
    Draw {
        n: Number,
        #[serde(default)]
        who: Who,
    },
    DrawTo(u8),
    Discard {
        n: u8,
        #[serde(default)]
        who: Who,
    },
    DiscardRandom {
        n: u8,
        #[serde(default)]
        who: Who,
    },
    DiscardAll(CardKind),
    /// At random, until a card that is no madness.
    DiscardUntilSane {
        who: Who,
    },
    Madness {
        n: Number,
        #[serde(default)]
        who: Who,
    },
    Points {
        n: Number,
    },
    Extra(ExtraText),
    PlaySelf(At),
    /// The action that was picked and has come back to the hand is played again, at once.
    Replay,
    /// The picked cards.
    Put(Place),
    /// The same, shown to all.
    Show(Place),
    /// What was turned up and not picked.
    PutRest(Place),
    /// Of what was turned up, all actions, or all of this name.
    PutActions(Place),
    PutNamesakes(Place),
    /// What was turned up goes to the top in an order that is chosen.
    OrderTop,
    /// This card.
    PutSelf(Place),
    Reveal {
        n: u8,
        #[serde(default)]
        who: Who,
    },
    Look(u8),
    RevealUntilActions(u8),
    RevealHand,
    LookHand,
    HandIntoDeck,
    DiscardIntoDeck,
    MinionsIntoDeck,
    ShuffleDeck,
    /// The picked base for the picked card, or for the top one of the deck.
    SwapBase {
        chosen: bool,
    },
    ChooseNextBase(u8),
    NameFaction,
    /// The picked player plays no actions in the next turn.
    Sleep,
}

/// Something that comes up, or something that holds.
#[derive(Clone, Debug)]
pub enum Words {
    Comes(AbilityText),
    Holds(StaticText),
}

impl<'de> Deserialize<'de> for Words {
    /// By hand, so that an error names the step that is wrong and not just the ability.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = serde_json::Value::deserialize(deserializer)?;
        let holds = value.get("static").is_some();
        let words = if holds {
            serde_path_to_error::deserialize(value).map(Words::Holds)
        } else {
            serde_path_to_error::deserialize(value).map(Words::Comes)
        };
        words.map_err(serde::de::Error::custom)
    }
}

/// One ability, as the data files have it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityText {
    pub on: On,
    #[serde(default)]
    pub may: bool,
    /// At whatever base scores, not only at its own.
    #[serde(default)]
    pub anywhere: bool,
    #[serde(default)]
    pub once: Once,
    #[serde(default)]
    pub by: By,
    /// Which minion it must be about.
    #[serde(default)]
    pub subject: Filter,
    #[serde(default, rename = "if")]
    pub when: Option<If>,
    #[serde(default, rename = "do")]
    pub steps: Vec<Step>,
}

/// Something that holds, as the data files have it.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StaticText {
    #[serde(rename = "static")]
    pub holds: Static,
    #[serde(default, rename = "if")]
    pub when: Option<If>,
}
