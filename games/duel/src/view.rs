//! What everybody sees: all that has been turned up, with prices and points worked out.

use crate::data::{Color, Resource, Symbol};
use crate::duel::{Duel, Way};
use crate::face::Ask;
use crate::lanes::by_resource;
use crate::sets::Id;
use crate::state::{City, End, PLACES, State};
use engine::{Card, Seat};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The open table. Inside, cards are [`Card`]s; a client that reads the JSON has their names instead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(C = Card)))]
pub struct View<C = Card> {
    pub first: Seat,
    pub current: Seat,
    /// 0 while wonders are drafted.
    pub age: u8,
    /// The choice that is asked for, if it is not simply somebody's turn.
    pub choice: Option<Ask>,
    pub over: Option<End>,
    /// Wonders to choose from while drafting, and how many have been drafted.
    pub offer: Vec<C>,
    pub drafted: u8,
    /// The structure by place; `None` where the card is gone.
    pub places: Vec<Option<PlaceView<C>>>,
    pub discarded: Vec<C>,
    /// Tokens on the board, and those drawn from the box to choose from.
    pub board: Vec<C>,
    pub drawn: Vec<C>,
    pub military: MilitaryView,
    pub cities: [CityView<C>; 2],
    /// Different symbols that win.
    pub symbols_to_win: u8,
    /// Wonders that can still be built by both together.
    pub wonders_left: u8,
    /// Whoever's turn it is has another one after it.
    pub again: bool,
}

/// A card in the structure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(C = Card)))]
pub struct PlaceView<C = Card> {
    pub row: u8,
    /// In halves of a card's width.
    pub x: u8,
    /// The card, if it lies face up.
    pub card: Option<C>,
    /// Whether its back is that of a guild.
    pub guild: bool,
    /// Whether it can be taken.
    pub open: bool,
    /// Places whose cards would be free if this one were gone.
    pub uncovers: Vec<u8>,
    /// What it costs each seat, if it can be taken.
    pub prices: Option<[Price; 2]>,
}

/// What something costs a city now.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Price {
    pub coins: u16,
    /// How many of the coins are for trade.
    pub trade: u16,
    /// Free by its chain.
    pub chain: bool,
    /// Whether the city has the coins.
    pub affordable: bool,
}

/// The military track.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MilitaryView {
    /// Above 0 on the side of seat 1, below on that of seat 0.
    pub pawn: i8,
    pub capital: u8,
    /// From which distance on how many points are to be had.
    pub zones: Vec<(u8, u8)>,
    /// Loot still to be taken from each seat: distance and coins.
    pub loot: [Vec<(u8, u8)>; 2],
}

/// A city, with its sums.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(C = Card)))]
pub struct CityView<C = Card> {
    pub coins: u16,
    /// Cards by colour.
    pub cards: Vec<(Color, Vec<C>)>,
    pub wonders: Vec<WonderView<C>>,
    pub tokens: Vec<C>,
    /// What it makes in every purchase, by resource.
    pub makes: Vec<(Resource, u8)>,
    /// Productions of choice.
    pub makes_one_of: Vec<Vec<Resource>>,
    /// What each resource costs it from the bank.
    pub prices: Vec<(Resource, u8)>,
    /// Its symbols, and whether it has them twice.
    pub symbols: Vec<(Symbol, bool)>,
    /// Shields by which it is ahead; below 0 it is behind.
    pub advance: i8,
    pub discard_income: u16,
    /// Points as things stand, in all and by category.
    pub score: u16,
    pub parts: Vec<(String, u16)>,
}

/// A wonder of a city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(C = Card)))]
pub struct WonderView<C = Card> {
    pub wonder: C,
    pub built: bool,
    /// What it costs its city, if it is not built.
    pub price: Option<Price>,
}

impl Duel {
    pub(crate) fn is_guild(&self, id: Id) -> bool {
        self.face(id).is(Color::Guild)
    }

    fn price(&self, state: &State, seat: Seat, id: Id) -> Price {
        let city = &state.cities[seat.index() & 1];
        let face = self.face(id);
        match self.way(city, &self.market(state, seat), face) {
            Way::Chain(_) => Price { coins: 0, trade: 0, chain: true, affordable: true },
            Way::Pay(payment) => {
                let (coins, trade) = (payment.total(), payment.trade);
                Price { coins, trade, chain: false, affordable: coins <= city.coins }
            }
        }
    }
}

pub(crate) fn view(rules: &Duel, state: &State) -> View {
    let cards = |ids: &mut dyn Iterator<Item = Id>| -> Vec<Card> { ids.map(Id::card).collect() };
    let board = rules.board();
    let loot = [0, 1].map(|seat: usize| {
        let there = board.loot.iter().enumerate().filter(|(at, _)| state.loot[seat] >> at & 1 != 0);
        there.map(|(_, loot)| (loot.at, loot.coins)).collect()
    });
    let offer = if state.drafted < 8 { state.offer() } else { Default::default() };
    View {
        first: state.first,
        current: state.current,
        age: state.age,
        choice: state.asks.first().copied(),
        over: state.over,
        offer: cards(&mut offer.iter()),
        drafted: state.drafted,
        places: (0..PLACES as u8).map(|place| place_view(rules, state, place)).collect(),
        discarded: cards(&mut state.discarded.iter()),
        board: cards(&mut state.board.iter()),
        drawn: cards(&mut state.drawn.iter()),
        military: MilitaryView {
            pawn: state.pawn,
            capital: board.capital,
            zones: board.zones.iter().map(|zone| (zone.from, zone.points)).collect(),
            loot,
        },
        cities: [0, 1].map(|seat| city_view(rules, state, Seat::new(seat))),
        symbols_to_win: board.symbols,
        wonders_left: (usize::from(board.wonders).saturating_sub(state.wonders_built())) as u8,
        again: state.again,
    }
}

fn place_view(rules: &Duel, state: &State, place: u8) -> Option<PlaceView> {
    if !state.left.contains(place) {
        return None;
    }
    let structure = rules.structure(state.age);
    let at = usize::from(place);
    let entry = &structure.places[at];
    let id = state.structure()[at];
    let shown = state.shown.contains(place);
    let open = shown && state.open.contains(place);
    let mut left = state.left;
    left.remove(place);
    let freed = |under: &u8| structure.covered_by[usize::from(*under)].and(left).is_empty();
    let uncovers =
        if open { structure.covers[at].iter().filter(freed).collect() } else { Vec::new() };
    let prices = open.then(|| [0, 1].map(|seat| rules.price(state, Seat::new(seat), id)));
    Some(PlaceView {
        row: entry.row,
        x: entry.x,
        card: shown.then(|| id.card()),
        guild: rules.is_guild(id),
        open,
        uncovers,
        prices,
    })
}

fn city_view(rules: &Duel, state: &State, seat: Seat) -> CityView {
    let city: &City = &state.cities[seat.index() & 1];
    let assets = &city.assets;
    let market = rules.market(state, seat);
    let of = |color: Color| city.cards.iter().filter(move |&id| rules.face(id).is(color));
    let colors = Color::VARIANTS.iter();
    let score = rules.score(state, seat);
    let wonder = |id: Id, built: bool| WonderView {
        wonder: id.card(),
        built,
        price: (!built).then(|| rules.price(state, seat, id)),
    };
    let resources = |bits: u8| {
        Resource::VARIANTS.iter().copied().filter(|&one| bits >> one as u8 & 1 != 0).collect()
    };
    CityView {
        coins: city.coins,
        cards: colors.map(|&color| (color, of(color).map(Id::card).collect())).collect(),
        wonders: (city.built.iter().map(|id| wonder(id, true)))
            .chain(city.wonders.iter().map(|id| wonder(id, false)))
            .collect(),
        tokens: city.tokens.iter().map(Id::card).collect(),
        makes: by_resource(|one| assets.made.get(one)),
        makes_one_of: (assets.one_of.iter().filter(|&&bits| bits != 0))
            .map(|&bits| resources(bits))
            .collect(),
        prices: by_resource(|one| market.price(one)),
        symbols: (Symbol::VARIANTS.iter())
            .filter(|&&one| assets.symbols >> one as u8 & 1 != 0)
            .map(|&one| (one, assets.pairs >> one as u8 & 1 != 0))
            .collect(),
        advance: state.advance(seat),
        discard_income: rules.discard_income(city),
        score: score.total(),
        parts: score.parts().into_iter().map(|(part, points)| (part.to_owned(), points)).collect(),
    }
}
