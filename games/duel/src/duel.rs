//! The rules of one table: options and data, compiled for quick answers.

use crate::assets::Assets;
use crate::data::{Board, CardInfo, Color, Data, Structure};
use crate::face::Face;
use crate::price::{Market, Payment};
use crate::sets::{FIRST_TOKEN, FIRST_WONDER, IDS, Id, Places, TokenSet};
use crate::state::{AGES, City, State};
use engine::{Card, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a host can choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who drafts first and begins the first age.
    pub first: First,
}

/// Who begins.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Drawn at random.
    #[default]
    Random,
    /// The first seat.
    Seat1,
    /// The second seat.
    Seat2,
}

/// How something is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Not at all, because this card is there.
    Chain(Id),
    Pay(Payment),
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Duel {
    pub(crate) data: Arc<Data>,
    pub(crate) options: Options,
    board: Board,
    /// By number, with room for every byte, so that no look needs a check.
    faces: Box<[Face; 256]>,
    structures: [Structure; AGES],
    /// The cards of each age that are no guilds, and the guilds.
    pub(crate) pools: [Vec<Id>; AGES],
    pub(crate) guilds: Vec<Id>,
    pub(crate) wonders: Vec<Id>,
    pub(crate) tokens: TokenSet,
    /// Points for the pawn at each distance.
    zones: [u8; 128],
}

impl Duel {
    pub(crate) fn new(data: &Data, options: &Options) -> Self {
        let mut faces = Box::new([Face::default(); 256]);
        faces[..data.faces.len()].copy_from_slice(&data.faces);
        let cards = |wanted: &dyn Fn(u8, Color) -> bool| -> Vec<Id> {
            let each = data.cards.iter().enumerate();
            each.filter(|(_, card)| wanted(card.age, card.color))
                .map(|(at, _)| Id::new(at))
                .collect()
        };
        let pools = [1, 2, 3].map(|of| cards(&|age, color| age == of && color != Color::Guild));
        let mut zones = [0; 128];
        for zone in &data.board.zones {
            zones[usize::from(zone.from).min(127)..].fill(zone.points);
        }
        Duel {
            options: options.clone(),
            board: data.board.clone(),
            faces,
            structures: data.structures.clone(),
            pools,
            guilds: cards(&|_, color| color == Color::Guild),
            wonders: (FIRST_WONDER..FIRST_WONDER + data.wonders.len()).map(Id::new).collect(),
            tokens: TokenSet::first(data.tokens.len()),
            zones,
            data: Arc::new(data.clone()),
        }
    }

    #[inline(always)]
    pub fn face(&self, id: Id) -> &Face {
        &self.faces[id.index()]
    }

    #[inline(always)]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[inline(always)]
    pub fn structure(&self, age: u8) -> &Structure {
        &self.structures[(usize::from(age).wrapping_sub(1)).min(AGES - 1)]
    }

    /// Sums over all that a city has.
    pub fn assets(&self, city: &City) -> Assets {
        let mut assets = Assets::default();
        city.things().for_each(|id| assets.add(self.face(id)));
        assets
    }

    /// What the seat pays for resources now.
    #[inline(always)]
    pub fn market<'a>(&self, state: &'a State, seat: Seat) -> Market<'a> {
        let own = seat.index() & 1;
        Market::new(&state.cities[own].assets, &state.cities[1 - own].assets, self.board().trade)
    }

    /// The card of the city whose chain makes this one free.
    #[inline(always)]
    pub fn chain(&self, city: &City, face: &Face) -> Option<Id> {
        face.chain.filter(|&from| city.cards.contains(from))
    }

    /// How a city pays for something: its chain, or the cheapest payment.
    #[inline]
    pub fn way(&self, city: &City, market: &Market<'_>, face: &Face) -> Way {
        match self.chain(city, face) {
            Some(from) => Way::Chain(from),
            None => Way::Pay(market.payment(face)),
        }
    }

    /// Whether a city can build something. The same as to ask for the way and count coins, but quicker.
    #[inline(always)]
    pub fn can_build(&self, city: &City, market: &Market<'_>, face: &Face) -> bool {
        market.affords(face, city.coins) || self.chain(city, face).is_some()
    }

    /// What a discarded card brings.
    #[inline(always)]
    pub fn discard_income(&self, city: &City) -> u16 {
        let discard = self.board().discard;
        let yellow = u16::from(city.assets.count[Color::Yellow as usize]);
        u16::from(discard.coins) + yellow * u16::from(discard.per_yellow)
    }

    /// Points for a pawn so far on the other side.
    #[inline(always)]
    pub fn zone(&self, advance: i8) -> u8 {
        self.zones[usize::from(advance.max(0) as u8)]
    }

    /// Tokens that are in the box.
    #[inline]
    pub fn boxed_tokens(&self, state: &State) -> TokenSet {
        let owned = state.cities[0].tokens.or(state.cities[1].tokens);
        self.tokens.without(state.board).without(owned)
    }

    /// The wonder's, card's or token's name in the data files.
    pub(crate) fn name(&self, id: Id) -> Option<&str> {
        let data = &self.data;
        let at = id.index();
        if let Some(card) = data.cards.get(at) {
            return Some(&card.id);
        }
        if at >= FIRST_TOKEN {
            return data.tokens.get(at - FIRST_TOKEN).map(|token| token.id.as_str());
        }
        data.wonders.get(at.checked_sub(FIRST_WONDER)?).map(|wonder| wonder.id.as_str())
    }

    /// What the data files say of something, for clients that draw it.
    pub(crate) fn info(&self, card: Card) -> Option<CardInfo<'_>> {
        let (data, at) = (&self.data, card.index());
        let wonder = || data.wonders.get(at.checked_sub(FIRST_WONDER)?).map(CardInfo::Wonder);
        let token = || data.tokens.get(at.checked_sub(FIRST_TOKEN)?).map(CardInfo::Token);
        data.cards.get(at).map(CardInfo::Card).or_else(wonder).or_else(token)
    }

    /// Places of the structure with nothing on them.
    pub(crate) fn open_places(&self, state: &State) -> Places {
        let structure = self.structure(state.age);
        let mut open = Places::default();
        for place in state.left.iter() {
            if structure.covered_by[usize::from(place)].and(state.left).is_empty() {
                open.insert(place);
            }
        }
        open
    }

    /// Everything that has a name.
    pub(crate) fn ids(&self) -> impl Iterator<Item = Id> {
        (0..IDS).map(Id::new).filter(|&id| self.name(id).is_some())
    }
}
