//! Whether everything is where it must be. It survives any state that can be read from JSON.

use crate::ids::{CardNo, Place};
use crate::rules::BombCat;
use crate::state::*;
use engine::stack::Resolution;
use engine::{CensusError, Seat, SeatSet};

pub(crate) fn census(rules: &BombCat, state: &State) -> Result<(), CensusError> {
    let seats = usize::from(rules.seats);
    CensusError::unless(state.players.len() == seats, || format!("there are {seats} players"))?;
    CensusError::unless(state.regions.len() == rules.zones.len(), || {
        format!("there are {} regions, not {}", rules.zones.len(), state.regions.len())
    })?;
    CensusError::unless(state.vars.len() == rules.var_count, || "the number of variables".into())?;
    let mut places = vec![0u8; state.cards.len()];
    for (at, region) in state.regions.iter().enumerate() {
        for no in &region.cards {
            let Some(card) = state.card(*no) else {
                return Err(CensusError(format!("region {at} has a card that is none")));
            };
            CensusError::unless(card.at == Place(at as u16), || {
                format!("card {} is elsewhere", no.0)
            })?;
            places[no.index()] = places[no.index()].saturating_add(1);
        }
    }
    CensusError::unless(places.iter().all(|&n| n == 1), || "each card lies in one place".into())?;
    let known = |card: &CardState| card.def.index() < rules.classes.len();
    CensusError::unless(state.cards.iter().all(known), || {
        "every card is one of the modules".into()
    })?;
    original(rules, state)?;
    CensusError::unless(state.seat.index() < seats, || {
        "somebody who sits here has the turn".into()
    })?;
    bucket(rules, state)?;
    let heroes = state.players.iter().filter_map(|player| player.hero);
    let heroes: Vec<u8> = heroes.collect();
    let is_hero = |hero: &u8| {
        rules.library.parts.get(usize::from(*hero)).is_some_and(|part| part.hero.is_some())
    };
    CensusError::unless(heroes.iter().all(is_hero), || "every hero is one".into())?;
    let twice = (0..heroes.len()).any(|at| heroes[..at].contains(&heroes[at]));
    CensusError::unless(!twice, || "two players have the same hero".into())?;
    let offered = state.players.iter().flat_map(|player| &player.offered);
    CensusError::unless(offered.clone().all(is_hero), || "every hero to choose is one".into())?;
    references(rules, state)?;
    CensusError::unless(state.stack.is_sound(rules.seats), || {
        "the stack does not hold together".into()
    })
}

/// No card of the beginning is missing and none was added; what modules make comes on top.
fn original(rules: &BombCat, state: &State) -> Result<(), CensusError> {
    let made = state.cards.iter().filter(|card| card.creator != crate::ids::Who::Game).count();
    let deck = &rules.deck;
    let dealt = deck.pool_size()
        + rules.added.len() * usize::from(rules.options.copies)
        + deck.bank.len()
        + usize::from(deck.bombs)
        + usize::from(deck.spare)
        + usize::from(rules.seats);
    CensusError::unless(state.cards.len() == dealt + made, || {
        format!("there are {} cards of the game, not {dealt}", state.cards.len() - made)
    })
}

/// One turn for each of the living that comes again, and none for the dead.
fn bucket(rules: &BombCat, state: &State) -> Result<(), CensusError> {
    for seat in Seat::all(rules.seats) {
        let mine = state.bucket.iter().filter(|token| token.seat == seat);
        let turns = mine.clone().filter(|token| token.kind == TokenKind::Turn).count();
        let alive = state.is_alive(seat);
        CensusError::unless(turns == usize::from(alive), || {
            format!("seat {seat} has {turns} turns that come again")
        })?;
        CensusError::unless(alive || mine.count() == 0, || format!("seat {seat} is dead"))?;
    }
    let sits = |token: &Token| token.seat.index() < usize::from(rules.seats);
    let known = |token: &Token| match token.kind {
        TokenKind::Action(action) => usize::from(action) < rules.plans.len(),
        _ => true,
    };
    CensusError::unless(state.bucket.iter().all(|token| sits(token) && known(token)), || {
        "a turn is nobody's, or of an action that is none".into()
    })
}

/// Whatever is named exists.
fn references(rules: &BombCat, state: &State) -> Result<(), CensusError> {
    let card = |no: CardNo| no == CardNo::NONE || state.card(no).is_some();
    let table = SeatSet::all(rules.seats);
    let marks = state.marks.iter().all(|mark| {
        state.card(mark.card).is_some() && usize::from(mark.tag) < rules.library.tags.len()
    });
    CensusError::unless(marks, || "a tag is on no card".into())?;
    let sorted = state.marks.is_sorted();
    CensusError::unless(sorted, || "the tags are out of order".into())?;
    let grants = state.grants.iter().all(|grant| {
        grant.region.index() < rules.zones.len() && grant.whom.minus(table).is_empty()
    });
    CensusError::unless(grants, || "a region is open that is none".into())?;
    let uses = state.uses.iter().all(|used| {
        used.seat.index() < usize::from(rules.seats) && usize::from(used.action) < rules.plans.len()
    });
    CensusError::unless(uses, || "an action was used that is none".into())?;
    CensusError::unless(state.used.iter().all(|(no, _)| card(*no)), || {
        "a card was played that is none".into()
    })?;
    let acts = state.acts.iter().all(|act| {
        let known = usize::from(act.action.0) < rules.plans.len()
            || act.action == crate::lang::program::ActionId::EXPLODE;
        let answers = act.answers.is_none_or(|at| usize::from(at) < state.polls.len());
        known && answers && card(act.card) && act.basket.iter().all(|(_, no)| card(*no))
    });
    CensusError::unless(acts, || "an action is under way that cannot be".into())?;
    let polls = state.polls.iter().all(|poll| {
        poll.act.is_none_or(|at| usize::from(at) < state.acts.len())
            && match poll.what {
                What::Move { card: no, .. } => card(no),
                _ => true,
            }
    });
    CensusError::unless(polls, || "something is answered that cannot be".into())?;
    let carries = state.carries.iter().all(|load| load.cards.iter().all(|it| card(it.card)));
    CensusError::unless(carries, || "a card is on its way that is none".into())
}
