//! The view of Hegemony, read from its JSON, and questions about it that more than one part asks.

use crate::{Cards, Scene};
use hegemony::ids::{Category, Kingdom, Place, Suit};
use hegemony::point::Phase;
use serde::Deserialize;
use serde_json::Value;

/// What is needed of a view; cards, generals, skills and kinds of card are `"#id"`.
#[derive(Deserialize)]
pub struct View<'a> {
    pub turn: u16,
    pub current: usize,
    pub phase: Option<Phase>,
    #[serde(borrow)]
    pub players: Vec<Player<'a>>,
    pub pile_count: usize,
    #[serde(borrow)]
    pub discard: Vec<&'a str>,
    #[serde(borrow)]
    pub table: Vec<&'a str>,
    #[serde(borrow)]
    pub offered: Vec<&'a str>,
    #[serde(borrow)]
    pub uses: Vec<Use<'a>>,
    #[serde(borrow)]
    pub judgement: Option<Judgement<'a>>,
    pub dying: Option<usize>,
    /// From the top; none where one does not know the card.
    #[serde(borrow)]
    pub pile: Vec<Option<&'a str>>,
}

/// A player.
#[derive(Deserialize)]
pub struct Player<'a> {
    pub dead: bool,
    pub kingdom: Option<Kingdom>,
    #[serde(borrow)]
    pub head: General<'a>,
    #[serde(borrow)]
    pub deputy: General<'a>,
    pub hp: i8,
    pub max_hp: i8,
    pub hand_count: u8,
    /// The cards in hand that one knows.
    #[serde(borrow)]
    pub hand: Vec<&'a str>,
    #[serde(borrow)]
    pub equip: Vec<&'a str>,
    #[serde(borrow)]
    pub judging: Vec<Delayed<'a>>,
    pub chained: bool,
    pub turned: bool,
    pub drunk: bool,
    /// What has been chosen about the player for this turn, as codes.
    #[serde(borrow)]
    pub marks: Vec<&'a str>,
    /// To whom the distance is 1 this turn.
    pub near: Option<usize>,
    /// How many cards fewer the player may keep this turn.
    pub keeps_fewer: Option<u8>,
    pub range: i8,
    pub distance: Option<i8>,
    /// Skills that work now.
    #[serde(borrow)]
    pub skills: Vec<&'a str>,
    /// Skills that can be used once a phase and have been.
    #[serde(borrow)]
    pub used: Vec<&'a str>,
    /// Skills that can be used once a game and have been.
    #[serde(borrow)]
    pub spent: Vec<&'a str>,
    /// Generals to choose from.
    #[serde(borrow)]
    pub dealt: Vec<&'a str>,
}

/// One of the two generals of a player.
#[derive(Deserialize)]
pub struct General<'a> {
    #[serde(borrow)]
    pub general: Option<&'a str>,
    pub shown: bool,
    pub removed: bool,
    pub numb: bool,
    /// Cards that lie on it.
    #[serde(borrow)]
    pub cards: Vec<&'a str>,
}

/// A card before somebody, and what it stands for there.
#[derive(Deserialize)]
pub struct Delayed<'a> {
    pub card: &'a str,
    pub kind: &'a str,
}

/// A card that is being used.
#[derive(Deserialize)]
pub struct Use<'a> {
    pub seat: usize,
    pub kind: &'a str,
    #[serde(borrow)]
    pub cards: Vec<&'a str>,
    #[serde(borrow)]
    pub skill: Option<&'a str>,
    pub targets: Vec<usize>,
    pub now: Option<usize>,
    /// Whom the target shall Slash.
    pub victim: Option<usize>,
}

/// A judgement that is being made, and what for.
#[derive(Deserialize)]
pub struct Judgement<'a> {
    pub seat: usize,
    pub card: &'a str,
    #[serde(borrow)]
    pub skill: Option<&'a str>,
    #[serde(borrow)]
    pub kind: Option<&'a str>,
}

impl<'a> Player<'a> {
    /// The generals with their places.
    pub fn generals(&self) -> [(Place, &General<'a>); 2] {
        [(Place::Head, &self.head), (Place::Deputy, &self.deputy)]
    }

    /// The cards on both generals.
    pub fn special(&self) -> impl Iterator<Item = &'a str> + '_ {
        self.head.cards.iter().chain(&self.deputy.cards).copied()
    }

    /// Whether a skill has been used as often as it may for now.
    pub fn has_used(&self, skill: &str) -> bool {
        self.used.iter().chain(&self.spent).any(|used| *used == skill)
    }
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
        let judges = view.judgement.as_ref().map(|judgement| judgement.seat);
        let named = [Some(view.current), view.dying, judges];
        let used = view
            .uses
            .iter()
            .flat_map(|used| used.targets.iter().copied().chain([used.seat]).chain(used.victim));
        let near = view.players.iter().filter_map(|player| player.near);
        let all = named.into_iter().flatten().chain(used).chain(near).chain([me]);
        if all.max()? >= view.players.len() {
            return None;
        }
        Some(Position { view, me, seated: scene.me().is_some(), scene, cards: &scene.cards })
    }

    /// Whether the generals are still being chosen.
    pub fn is_choosing(&self) -> bool {
        self.view.turn == 0
    }

    pub fn player(&self, seat: usize) -> Option<&Player<'a>> {
        self.view.players.get(seat)
    }

    /// One's own place; none for those who only look on.
    pub fn own(&self) -> Option<&Player<'a>> {
        self.player(self.me).filter(|_| self.seated)
    }

    /// The seats in turn order, those after one's own first, one's own last.
    pub fn ring(&self) -> impl Iterator<Item = usize> + use<> {
        let (me, count) = (self.me, self.view.players.len());
        (1..=count).map(move |step| (me + step) % count)
    }

    /// Whether a Slash of one's own reaches this far.
    pub fn reaches(&self, distance: i8) -> bool {
        self.own().is_some_and(|own| distance <= own.range)
    }

    /// The kingdom that somebody stands for, and whether all know it; one's own generals tell it before.
    pub fn kingdom(&self, player: &Player<'a>) -> Option<(Kingdom, bool)> {
        let open = player.kingdom.map(|kingdom| (kingdom, true));
        open.or_else(|| {
            let known = player.generals().into_iter().find_map(|(_, general)| general.general)?;
            Some((self.kingdom_of(known)?, false))
        })
    }

    /// One's own hand in the order of the deck, which keeps alike cards together.
    pub fn hand(&self) -> &[&'a str] {
        self.own().map_or(&[], |own| &own.hand)
    }

    /// The generals that one is to choose from.
    pub fn dealt(&self) -> &[&'a str] {
        self.own().map_or(&[], |own| &own.dealt)
    }

    /// Whether the data knows a card, a general or a skill.
    pub fn knows(&self, id: &str) -> bool {
        self.cards.contains_key(bare(id))
    }

    fn info(&self, id: &str) -> Option<&'a Value> {
        self.cards.get(bare(id))
    }

    /// The kind of a card of the deck, as `"#id"`.
    pub fn kind(&self, card: &str) -> Option<String> {
        self.info(card)?.get("kind")?.as_str().map(str::to_owned)
    }

    pub fn category(&self, card: &str) -> Option<Category> {
        Category::deserialize(self.info(card)?.get("category")?).ok()
    }

    pub fn suit(&self, card: &str) -> Option<Suit> {
        Suit::deserialize(self.info(card)?.get("suit")?).ok()
    }

    /// How far a weapon reaches.
    pub fn range(&self, card: &str) -> Option<i64> {
        self.info(card)?.get("range")?.as_i64()
    }

    /// Whether this is a general.
    pub fn is_general(&self, id: &str) -> bool {
        self.info(id).is_some_and(|info| info["sort"] == "general")
    }

    /// Whether this is a skill.
    pub fn is_skill(&self, id: &str) -> bool {
        self.info(id).is_some_and(|info| info["sort"] == "skill")
    }

    pub fn kingdom_of(&self, general: &str) -> Option<Kingdom> {
        Kingdom::deserialize(self.info(general)?.get("kingdom")?).ok()
    }

    /// The skills of a general.
    pub fn skills_of(&self, general: &str) -> Vec<String> {
        self.ids(general, "skills")
    }

    /// The generals that a general gets along with.
    pub fn companions(&self, general: &str) -> Vec<String> {
        self.ids(general, "companions")
    }

    fn ids(&self, id: &str, field: &str) -> Vec<String> {
        let listed = self.info(id).and_then(|info| info.get(field)?.as_array());
        let listed = listed.into_iter().flatten().filter_map(Value::as_str);
        listed.map(str::to_owned).collect()
    }

    /// What a general brings of health, in halves: as the head and as the deputy.
    pub fn halves(&self, general: &str) -> Option<[u64; 2]> {
        <[u64; 2]>::deserialize(self.info(general)?.get("halves")?).ok()
    }

    /// Skills of a player that none of the generals that one knows brings: those gained.
    pub fn gained(&self, player: &Player<'a>) -> Vec<&'a str> {
        let generals = player.generals().into_iter().filter_map(|(_, general)| general.general);
        let native: Vec<String> = generals.flat_map(|general| self.skills_of(general)).collect();
        let gained = player.skills.iter().filter(|skill| native.iter().all(|one| one != *skill));
        gained.copied().collect()
    }
}

/// The id of a card without its sign.
pub fn bare(card: &str) -> &str {
    card.strip_prefix('#').unwrap_or(card)
}

/// The id of a seat.
pub fn seat_id(seat: usize) -> String {
    format!("seat{seat}")
}
