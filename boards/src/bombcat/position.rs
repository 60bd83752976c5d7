//! The view of Bomb Cat, read from its JSON, and questions about it that more than one part asks.

use crate::{Cards, Scene};
use serde::Deserialize;
use serde_json::{Value, json};

/// A view, whose place is at the front, and what is said of the cards.
pub struct Position<'a> {
    pub view: View<'a>,
    /// The seat that is shown as one's own; none for somebody who looks on.
    pub me: Option<usize>,
    pub scene: &'a Scene,
}

#[derive(Deserialize)]
pub struct View<'a> {
    #[serde(borrow)]
    pub phase: &'a str,
    pub turn: u16,
    pub current: usize,
    pub bucket: Vec<Token<'a>>,
    pub players: Vec<Player<'a>>,
    pub deck: Region<'a>,
    pub discard: Region<'a>,
    pub bank: Region<'a>,
    pub table: Region<'a>,
    #[serde(default)]
    pub regions: Vec<Own<'a>>,
    pub bombs: u16,
    pub odds: Option<u8>,
    #[serde(default)]
    pub answering: Vec<Answered<'a>>,
    #[serde(default)]
    pub vars: Vec<Var<'a>>,
    pub over: Option<&'a str>,
}

/// A turn to come.
#[derive(Deserialize)]
pub struct Token<'a> {
    pub seat: usize,
    #[serde(default)]
    pub extra: bool,
    pub action: Option<&'a str>,
}

#[derive(Deserialize)]
pub struct Player<'a> {
    pub alive: bool,
    pub hero: Option<&'a str>,
    pub team: Option<u8>,
    #[serde(borrow)]
    pub hand: Region<'a>,
    #[serde(default)]
    pub regions: Vec<Own<'a>>,
    #[serde(default)]
    pub vars: Vec<Var<'a>>,
}

#[derive(Deserialize)]
pub struct Own<'a> {
    pub region: &'a str,
    #[serde(borrow)]
    pub cards: Region<'a>,
}

#[derive(Deserialize)]
pub struct Var<'a> {
    pub var: &'a str,
    pub value: i64,
}

/// How many cards lie somewhere, and those that one sees.
#[derive(Deserialize)]
pub struct Region<'a> {
    pub count: usize,
    #[serde(default, borrow)]
    pub cards: Vec<Shown<'a>>,
}

#[derive(Deserialize)]
pub struct Shown<'a> {
    pub card: &'a str,
    pub place: Option<usize>,
    pub face: Option<Face<'a>>,
}

#[derive(Deserialize)]
pub struct Face<'a> {
    pub creator: Option<usize>,
    #[serde(default, borrow)]
    pub tags: Vec<Tag<'a>>,
}

#[derive(Deserialize)]
pub struct Tag<'a> {
    pub tag: &'a str,
}

/// Something that is being answered.
#[derive(Deserialize)]
pub struct Answered<'a> {
    #[serde(borrow)]
    pub by: Actor<'a>,
    pub action: Option<&'a str>,
    pub target: Option<usize>,
    pub ok: u8,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub enum Actor<'a> {
    Player { player: Seated },
    Game(#[serde(borrow)] &'a str),
}

#[derive(Deserialize)]
pub struct Seated {
    pub seat: usize,
}

impl<'a> Position<'a> {
    /// None if this is no view of Bomb Cat.
    pub fn read(scene: &'a Scene) -> Option<Self> {
        let view = View::deserialize(&scene.view).ok()?;
        let me = scene.me().map(|seat| seat.index()).filter(|&seat| seat < view.players.len());
        Some(Position { view, me, scene })
    }

    /// Everybody but oneself in seat order, beginning behind oneself.
    pub fn others(&self) -> Vec<usize> {
        let seats = self.view.players.len();
        match self.me {
            Some(me) => (1..seats).map(|step| (me + step) % seats).collect(),
            None => (0..seats).collect(),
        }
    }

    pub fn hand(&self) -> &[Shown<'a>] {
        let own = self.me.and_then(|me| self.view.players.get(me));
        own.map_or(&[], |own| &own.hand.cards)
    }

    /// Putting the card of one's own hand that lies in this place into a basket, as the rules say it.
    pub fn pick(&self, shown: &Shown<'_>) -> Option<Value> {
        let (seat, place) = (self.me?, shown.place?);
        let from = json!({ "hand": { "seat": seat } });
        Some(json!({ "card": { "card": shown.card, "from": from, "place": place } }))
    }

    fn cards(&self) -> &'a Cards {
        &self.scene.cards
    }

    pub fn is_bomb(&self, card: &str) -> bool {
        let id = card.strip_prefix('#').unwrap_or(card);
        self.cards().get(id).is_some_and(|info| info["class"] == "bomb")
    }

    /// How many bombs are where nobody has seen them; as they are in no hand, that is the draw pile as a rule.
    pub fn hidden_bombs(&self) -> usize {
        let view = &self.view;
        let hands = view.players.iter().map(|player| &player.hand);
        let own = view.players.iter().flat_map(|player| &player.regions).chain(&view.regions);
        let piles = [&view.discard, &view.bank, &view.table];
        let seen = hands.chain(own.map(|own| &own.cards)).chain(piles);
        let bombs = |region: &Region<'_>| {
            region.cards.iter().filter(|shown| self.is_bomb(shown.card)).count()
        };
        usize::from(view.bombs).saturating_sub(seen.map(bombs).sum())
    }
}

/// The id of a player.
pub fn seat_id(seat: usize) -> String {
    format!("seat{seat}")
}

/// The id of what an action is about: a player, or the action itself.
pub fn id_of(action: &Value) -> String {
    match action.pointer("/player/seat").and_then(Value::as_u64) {
        Some(seat) => format!("seat{seat}"),
        None => action.to_string(),
    }
}
