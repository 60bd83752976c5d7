//! What an action would cost and surely bring, part by part.

use crate::data::Symbol;
use crate::duel::{Duel, Way};
use crate::face::Face;
use crate::lanes::Amounts;
use crate::play::{income, shields};
use crate::price::resource;
use crate::sets::Id;
use crate::speech::Quoted;
use crate::state::{AGES, Reason, State};
use engine::Quote;
use strum::VariantArray;

/// An open card that is built.
pub(crate) fn build(rules: &Duel, state: &State, id: Id, place: u8) -> Quote {
    let face = rules.face(id);
    let city = state.mine();
    let mut quote = Quote::nothing();
    let mut coins = 0;
    match rules.chain(city, face) {
        Some(from) => {
            quote =
                quote.and(&Quoted::Price { coins: 0 }).and(&Quoted::Chain { card: from.card() });
            coins = u16::from(city.assets.chain_coins);
        }
        None => quote = price(rules, state, id, quote),
    }
    let paid = paid(rules, state, face, place);
    uncovering(rules, state, place, bringing(rules, &paid, face, coins, quote))
}

/// An open card that is discarded.
pub(crate) fn discard(rules: &Duel, state: &State, place: u8) -> Quote {
    let coins = rules.discard_income(state.mine());
    uncovering(rules, state, place, Quote::nothing().and(&Quoted::Coins { coins }))
}

/// A wonder with an open card under it.
pub(crate) fn wonder(rules: &Duel, state: &State, id: Id, place: u8) -> Quote {
    let face = rules.face(id);
    let paid = paid(rules, state, face, place);
    let quote = bringing(rules, &paid, face, 0, price(rules, state, id, Quote::nothing()));
    let theology = state.mine().assets.wonders_extra_turn && !face.extra_turn;
    let last = paid.left.is_empty();
    let quote = if theology && !last { quote.and(&Quoted::ExtraTurn) } else { quote };
    uncovering(rules, state, place, quote)
}

/// A token, or a card of the discard pile.
pub(crate) fn gain(rules: &Duel, state: &State, id: Id) -> Quote {
    bringing(rules, state, rules.face(id), 0, Quote::nothing())
}

/// The price and how it comes about.
fn price(rules: &Duel, state: &State, id: Id, mut quote: Quote) -> Quote {
    let face = rules.face(id);
    let market = rules.market(state, state.current);
    let payment = market.payment(face);
    quote = quote.and(&Quoted::Price { coins: payment.total() });
    if payment.coins > 0 && payment.trade > 0 {
        quote = quote.and(&Quoted::Printed { coins: payment.coins });
    }
    let missing = market.missing(face);
    let (covered, chosen) = market.cover(missing, market.discount(face));
    let mut saved = covered;
    for lane in 0..5 {
        let units = face.need.get(lane) - missing.get(lane);
        if units > 0 {
            quote = quote.and(&Quoted::Produced { resource: resource(lane), units });
        }
    }
    let city = state.mine();
    let sources = city.cards.iter().chain(city.built.iter()).chain(city.tokens.iter());
    let mut sources: Vec<Id> = sources.filter(|&id| rules.face(id).one_of != 0).collect();
    for (kinds, lane) in city.assets.one_of.into_iter().zip(chosen) {
        let Some(lane) = lane.map(usize::from) else { continue };
        saved = saved.less(Amounts::of(lane, 1));
        if let Some(found) = sources.iter().position(|&id| rules.face(id).one_of == kinds) {
            let card = sources.remove(found).card();
            quote = quote.and(&Quoted::Chosen { resource: resource(lane), card });
        }
    }
    for lane in 0..5 {
        let units = saved.get(lane);
        if units > 0 {
            quote = quote.and(&Quoted::Saved { resource: resource(lane), units });
        }
    }
    for lane in 0..5 {
        let units = missing.get(lane) - covered.get(lane);
        if units > 0 {
            let each = market.price(lane);
            let coins = u16::from(units) * u16::from(each);
            quote = quote.and(&Quoted::Traded { resource: resource(lane), units, each, coins });
        }
    }
    if payment.trade > 0 && state.theirs().assets.trade_income {
        quote = quote.and(&Quoted::PaidToRival { coins: payment.trade });
    }
    quote
}

/// The position in which an open card, or a wonder with one under it, does what it does: after the payment.
fn paid(rules: &Duel, state: &State, face: &Face, place: u8) -> State {
    let way = rules.way(state.mine(), &rules.market(state, state.current), face);
    let mut after = *state;
    after.left.remove(place);
    let own = state.current.index() & 1;
    match way {
        Way::Chain(_) => after.cities[own].coins += u16::from(state.mine().assets.chain_coins),
        Way::Pay(payment) => {
            let coins = &mut after.cities[own].coins;
            *coins = coins.saturating_sub(payment.total());
            if state.theirs().assets.trade_income {
                after.cities[1 - own].coins += payment.trade;
            }
        }
    }
    after
}

/// What something brings when it comes to the city and is paid for; `coins` come on top.
fn bringing(rules: &Duel, state: &State, face: &Face, coins: u16, mut quote: Quote) -> Quote {
    let seat = state.current;
    let board = rules.board();
    // What is built counts itself.
    let mut after = *state;
    after.cities[seat.index() & 1].assets.add(face);
    let coins = coins + income(&after, seat, face);
    if coins > 0 {
        quote = quote.and(&Quoted::Coins { coins });
    }
    if face.loses > 0 {
        let coins = u16::from(face.loses).min(state.theirs().coins);
        quote = quote.and(&Quoted::RivalLoses { coins });
    }
    if face.points > 0 {
        quote = quote.and(&Quoted::Points { points: face.points });
    }
    let mut wins = None;
    if face.shields > 0 {
        let shields = shields(state, seat, face);
        let advance = state.advance(seat).saturating_add(shields as i8);
        let left = (board.capital as i8).saturating_sub(advance).max(0) as u8;
        quote = quote.and(&Quoted::Shields { shields, left });
        wins = (left == 0).then_some(Reason::Military);
    }
    if face.symbol != 0 {
        let symbol = Symbol::VARIANTS.get(face.symbol.trailing_zeros() as usize).copied();
        if let Some(symbol) = symbol {
            quote = quote.and(&Quoted::Symbol { symbol });
        }
        let before = state.mine().assets;
        let after = after.mine().assets;
        if after.symbols.count_ones() >= u32::from(board.symbols) {
            wins = wins.or(Some(Reason::Science));
        } else if after.pairs != before.pairs && !state.board.is_empty() {
            quote = quote.and(&Quoted::Token);
        }
    }
    if face.extra_turn && !state.left.is_empty() {
        quote = quote.and(&Quoted::ExtraTurn);
    }
    match wins {
        Some(reason) => quote.and(&Quoted::Wins { reason }),
        None => quote,
    }
}

/// What comes to light when the card at the place is gone.
fn uncovering(rules: &Duel, state: &State, place: u8, quote: Quote) -> Quote {
    let structure = rules.structure(state.age);
    let mut left = state.left;
    left.remove(place);
    if left.is_empty() && usize::from(state.age) < AGES {
        return quote.and(&Quoted::EndsAge { age: state.age });
    }
    let opened = |under: &u8| {
        !state.shown.contains(*under)
            && structure.covered_by[usize::from(*under)].and(left).is_empty()
    };
    let cards = structure.covers[usize::from(place)].iter().filter(opened).count() as u8;
    if cards > 0 { quote.and(&Quoted::Reveals { cards }) } else { quote }
}
