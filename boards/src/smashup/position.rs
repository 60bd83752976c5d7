//! The view of Smash Up, read from its JSON, and questions about it that more than one part asks.

use crate::{Cards, Scene};
use serde::Deserialize;
use smashup::data::Kind;
use smashup::state::{Phase, Reason};

/// What is needed of a view; cards are `"#id"`.
#[derive(Deserialize)]
pub struct View<'a> {
    pub phase: Phase,
    pub current: usize,
    pub turn: u16,
    #[serde(borrow)]
    pub players: Vec<Player<'a>>,
    #[serde(borrow)]
    pub bases: Vec<Base<'a>>,
    pub base_deck: u8,
    #[serde(default, borrow)]
    pub next_bases: Vec<(u8, &'a str)>,
    #[serde(borrow)]
    pub base_discard: Vec<&'a str>,
    /// Cards in the madness deck.
    pub madness: u8,
    #[serde(default, borrow)]
    pub shown: Vec<Shown<'a>>,
    #[serde(default, borrow)]
    pub table: Vec<(usize, &'a str)>,
    #[serde(default, borrow)]
    pub pending: Vec<Pending<'a>>,
    #[serde(borrow)]
    pub chosen: Chosen<'a>,
    #[serde(default)]
    pub scoring: Option<usize>,
    #[serde(default)]
    pub over: Option<Reason>,
}

/// A player.
#[derive(Deserialize)]
pub struct Player<'a> {
    #[serde(borrow)]
    pub factions: Vec<&'a str>,
    pub points: u8,
    pub hand: u8,
    /// The cards in hand that one knows.
    #[serde(default, borrow)]
    pub cards: Vec<&'a str>,
    pub deck: u8,
    #[serde(default, borrow)]
    pub next: Vec<(u8, &'a str)>,
    #[serde(borrow)]
    pub discard: Vec<&'a str>,
    pub madness: u8,
    pub minions: u8,
    pub actions: u8,
    #[serde(default, borrow)]
    pub extras: Vec<Extra<'a>>,
    pub asleep: bool,
    pub sleepy: bool,
}

/// Plays beyond the usual ones, and what they are limited to.
#[derive(Deserialize)]
pub struct Extra<'a> {
    pub action: bool,
    pub n: u8,
    #[serde(default)]
    pub max: Option<u8>,
    #[serde(default)]
    pub base: Option<usize>,
    #[serde(default)]
    pub no_own: bool,
    #[serde(default, borrow)]
    pub name: Option<&'a str>,
    #[serde(default)]
    pub named_here: bool,
    #[serde(default)]
    pub alike: bool,
}

/// A base on the table.
#[derive(Deserialize)]
pub struct Base<'a> {
    pub card: &'a str,
    pub total: u16,
    pub breakpoint: u16,
    /// What each player has there, by seat.
    pub power: Vec<u16>,
    #[serde(borrow)]
    pub things: Vec<Thing<'a>>,
}

impl Base<'_> {
    /// Whether nobody has more there than this player, who has something.
    pub fn is_led_by(&self, seat: usize) -> bool {
        let own = self.power.get(seat).copied().unwrap_or(0);
        own > 0 && self.power.iter().all(|power| *power <= own)
    }
}

/// A minion or an action in play.
#[derive(Deserialize)]
pub struct Thing<'a> {
    pub id: u16,
    pub card: &'a str,
    pub owner: usize,
    pub controller: usize,
    /// The minion it is on.
    #[serde(default)]
    pub on: Option<u16>,
    /// Of minions.
    #[serde(default)]
    pub power: Option<u8>,
    #[serde(default)]
    pub counters: u8,
    #[serde(default)]
    pub boost: i8,
    pub used: bool,
    #[serde(default, borrow)]
    pub named: Option<&'a str>,
}

/// A card that lies open or that somebody looks at.
#[derive(Deserialize)]
pub struct Shown<'a> {
    pub owner: usize,
    #[serde(borrow)]
    pub card: Option<&'a str>,
}

/// The last choice that all could see.
#[derive(Deserialize)]
pub struct Chosen<'a> {
    pub card: &'a str,
    #[serde(borrow)]
    pub picks: Vec<Pick<'a>>,
}

/// Something that was chosen, as far as it has a name.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick<'a> {
    Thing(u16),
    Base(usize),
    Player(usize),
    Faction(&'a str),
    #[serde(untagged)]
    Other(serde::de::IgnoredAny),
}

/// An ability that has come up and waits.
#[derive(Deserialize)]
pub struct Pending<'a> {
    pub seat: usize,
    pub card: &'a str,
    pub id: u16,
    pub about: u16,
}

/// A view, whose place is at the front, and what the cards are.
pub struct Position<'a> {
    pub view: View<'a>,
    /// The seat that is shown as one's own.
    pub me: usize,
    /// Whether somebody looks on from a seat.
    pub seated: bool,
    pub scene: &'a Scene,
    cards: &'a Cards,
}

impl<'a> Position<'a> {
    /// None if this is no view of the game.
    pub fn read(scene: &'a Scene) -> Option<Self> {
        let view = View::deserialize(&scene.view).ok()?;
        let me = scene.me().map_or(0, |seat| seat.index());
        if me >= view.players.len() {
            return None;
        }
        Some(Position { view, me, seated: scene.me().is_some(), scene, cards: &scene.cards })
    }

    /// Whether a card is known to the data.
    pub fn knows(&self, card: &str) -> bool {
        self.cards.contains_key(bare(card))
    }

    pub fn kind(&self, card: &str) -> Option<Kind> {
        Kind::deserialize(self.cards.get(bare(card))?.get("kind")?).ok()
    }

    /// The power that is printed on a minion.
    pub fn power(&self, card: &str) -> Option<u64> {
        self.cards.get(bare(card))?.get("power")?.as_u64()
    }

    /// What a base brings to the first three.
    pub fn points(&self, card: &str) -> Vec<u64> {
        let points = self.cards.get(bare(card)).and_then(|info| info.get("points")?.as_array());
        points.into_iter().flatten().filter_map(serde_json::Value::as_u64).collect()
    }

    /// The faction of a card, as its bare id.
    pub fn faction(&self, card: &str) -> Option<&'a str> {
        let info = self.cards.get(bare(card))?;
        if info["kind"] == "faction" { None } else { info.get("faction")?.as_str() }
    }

    /// The cards of a faction with how many there are of each: minions first, the strongest before the others.
    pub fn cards_of(&self, faction: &str) -> Vec<(&'a str, u64)> {
        let of = |info: &serde_json::Value| info["faction"] == bare(faction);
        let of = self.cards.iter().filter(|(_, info)| of(info) && info["kind"] != "faction");
        let mut of: Vec<_> = of.collect();
        of.sort_by_key(|(_, info)| std::cmp::Reverse(info["power"].as_u64()));
        let count = |info: &serde_json::Value| info["count"].as_u64().unwrap_or(1);
        of.into_iter().map(|(id, info)| (id.as_str(), count(info))).collect()
    }

    /// Every faction of the data, as bare ids.
    pub fn factions(&self) -> impl Iterator<Item = &'a str> {
        let factions = self.cards.iter().filter(|(_, info)| info["kind"] == "faction");
        factions.map(|(id, _)| id.as_str())
    }

    /// The base that lies in a place.
    pub fn base(&self, slot: usize) -> Option<&Base<'a>> {
        self.view.bases.get(slot)
    }

    /// A thing in play, with the place of its base.
    pub fn thing(&self, id: u16) -> Option<(usize, &Thing<'a>)> {
        let places = self.view.bases.iter().enumerate();
        let mut things = places.flat_map(|(slot, base)| base.things.iter().map(move |t| (slot, t)));
        things.find(|(_, thing)| thing.id == id)
    }

    /// The seats in the order of their lanes: the others in turn, one's own last.
    pub fn lanes(&self) -> impl Iterator<Item = usize> + use<> {
        let (me, count) = (self.me, self.view.players.len());
        (1..=count).map(move |step| (me + step) % count)
    }

    /// What lies in the lane of a player at a base: the minions with what is on them, then the actions on the base.
    pub fn lane(&self, seat: usize, slot: usize) -> Vec<&Thing<'a>> {
        let Some(base) = self.base(slot) else {
            return Vec::new();
        };
        let own = |thing: &&Thing<'a>| thing.controller == seat && thing.on.is_none();
        let (minions, actions): (Vec<_>, Vec<_>) =
            base.things.iter().filter(own).partition(|thing| thing.power.is_some());
        let mut lane = Vec::new();
        for minion in minions {
            lane.push(minion);
            lane.extend(base.things.iter().filter(|thing| thing.on == Some(minion.id)));
        }
        lane.extend(actions);
        lane
    }

    /// Every thing in play, as it lies on the screen.
    pub fn things(&self) -> impl Iterator<Item = &Thing<'a>> {
        self.lanes().flat_map(move |seat| {
            (0..self.view.bases.len()).flat_map(move |slot| self.lane(seat, slot))
        })
    }

    /// The different cards of one's own hand with how many there are of each.
    pub fn hand(&self) -> Vec<(&'a str, usize)> {
        match self.view.players.get(self.me) {
            Some(player) if self.seated => counted(&player.cards),
            _ => Vec::new(),
        }
    }
}

/// Different cards in the order they come, with how many there are of each.
pub fn counted<'c>(cards: &[&'c str]) -> Vec<(&'c str, usize)> {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for card in cards {
        match counted.iter_mut().find(|(known, _)| known == card) {
            Some((_, count)) => *count += 1,
            None => counted.push((card, 1)),
        }
    }
    counted
}

/// The id of a card without its sign.
pub fn bare(card: &str) -> &str {
    card.strip_prefix('#').unwrap_or(card)
}

/// The id of a card in hand.
pub fn hand_id(card: &str) -> String {
    format!("hand{card}")
}

/// The id of the base in a place.
pub fn base_id(slot: usize) -> String {
    format!("base{slot}")
}

/// The id of a thing in play.
pub fn thing_id(id: u16) -> String {
    format!("thing{id}")
}
