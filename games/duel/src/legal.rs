//! What the current player can do: the list for bots and buttons, and the check with its reasons.

use crate::duel::{Duel, Way};
use crate::face::Ask;
use crate::quote;
use crate::sets::{CARDS, FIRST_TOKEN, FIRST_WONDER, Id, TOKENS, WONDERS};
use crate::speech::{Action, Refused};
use crate::state::State;
use engine::{Card, Quote, Seat};

/// Every action, in a fixed order.
#[inline]
pub(crate) fn list(rules: &Duel, state: &State, out: &mut Vec<Action>) {
    if let Some(&ask) = state.asks.first() {
        return list_choices(rules, state, ask, out);
    }
    if state.age == 0 {
        let offer = state.offer();
        return out.extend(offer.iter().map(|id| Action::Draft { wonder: id.card() }));
    }
    let city = state.mine();
    let market = rules.market(state, state.current);
    let wonders = city.wonders.filter(|id| rules.can_build(city, &market, rules.face(id)));
    let structure = state.structure();
    for place in state.open.iter() {
        let Some(&id) = structure.get(usize::from(place)) else { break };
        let face = rules.face(id);
        let card = id.card();
        if rules.can_build(city, &market, face) {
            out.extend_from_slice(&[Action::Build { card }, Action::Discard { card }]);
        } else {
            out.push(Action::Discard { card });
        }
        for wonder in wonders.iter() {
            out.push(Action::BuildWonder { wonder: wonder.card(), card });
        }
    }
}

#[cold]
fn list_choices(rules: &Duel, state: &State, ask: Ask, out: &mut Vec<Action>) {
    match ask {
        Ask::Token => {
            out.extend(state.board.iter().map(|id| Action::TakeToken { token: id.card() }));
        }
        Ask::Drawn => {
            out.extend(state.drawn.iter().map(|id| Action::TakeToken { token: id.card() }));
        }
        Ask::Destroy(color) => {
            let cards = state.theirs().cards.iter().filter(|&id| rules.face(id).is(color));
            out.extend(cards.map(|id| Action::Destroy { card: id.card() }));
        }
        Ask::Discarded => {
            out.extend(state.discarded.iter().map(|id| Action::Revive { card: id.card() }));
        }
        Ask::Starter => out.extend(Seat::all(2).map(|seat| Action::LetBegin { seat })),
    }
}

/// Whether the action is possible, and what it costs and brings.
pub(crate) fn check(rules: &Duel, state: &State, action: Action) -> Result<Quote, Refused> {
    match (state.asks.first(), action) {
        (Some(Ask::Token), Action::TakeToken { token }) => {
            let token = Id::of(token).filter(|&id| state.board.contains(id));
            Ok(quote::gain(rules, state, token.ok_or(Refused::NoSuchToken)?))
        }
        (Some(Ask::Drawn), Action::TakeToken { token }) => {
            let token = Id::of(token).filter(|&id| state.drawn.contains(id));
            Ok(quote::gain(rules, state, token.ok_or(Refused::NoSuchToken)?))
        }
        (Some(&Ask::Destroy(color)), Action::Destroy { card }) => {
            let theirs = |&id: &Id| {
                id.index() < CARDS && state.theirs().cards.contains(id) && rules.face(id).is(color)
            };
            let card = Id::of(card).filter(theirs);
            card.map(|_| Quote::nothing()).ok_or(Refused::NotDestroyable { color })
        }
        (Some(Ask::Discarded), Action::Revive { card }) => {
            let there = |&id: &Id| id.index() < CARDS && state.discarded.contains(id);
            let card = Id::of(card).filter(there);
            Ok(quote::gain(rules, state, card.ok_or(Refused::NotDiscarded)?))
        }
        (Some(Ask::Starter), Action::LetBegin { seat }) => {
            if seat.index() < 2 {
                Ok(Quote::nothing())
            } else {
                Err(Refused::NoSuchSeat)
            }
        }
        (None, Action::Draft { wonder }) if state.age == 0 => {
            let wonder = Id::of(wonder).filter(|&id| state.offer().contains(id));
            wonder.map(|_| Quote::nothing()).ok_or(Refused::NotOffered)
        }
        (None, Action::Build { card }) if state.age > 0 => {
            let (id, place) = open_card(state, card)?;
            afford(rules, state, id)?;
            Ok(quote::build(rules, state, id, place))
        }
        (None, Action::Discard { card }) if state.age > 0 => {
            let (_, place) = open_card(state, card)?;
            Ok(quote::discard(rules, state, place))
        }
        (None, Action::BuildWonder { wonder, card }) if state.age > 0 => {
            let wonder = Id::of(wonder).ok_or(Refused::NotYourWonder)?;
            let city = state.mine();
            if city.built.contains(wonder) {
                return Err(Refused::AlreadyBuilt);
            }
            if !city.wonders.contains(wonder) {
                return Err(Refused::NotYourWonder);
            }
            let (_, place) = open_card(state, card)?;
            afford(rules, state, wonder)?;
            Ok(quote::wonder(rules, state, wonder, place))
        }
        _ => Err(Refused::NotNow),
    }
}

/// A card that can be taken. What lies face down is refused like what is not there at all.
fn open_card(state: &State, card: Card) -> Result<(Id, u8), Refused> {
    let id = Id::of(card).ok_or(Refused::NotInStructure)?;
    if let Some(place) = state.open_place(id) {
        return Ok((id, place));
    }
    let seen = state.left.and(state.shown);
    let structure = state.structure();
    let covered = seen.iter().any(|place| structure[usize::from(place)] == id);
    Err(if covered { Refused::Covered } else { Refused::NotInStructure })
}

fn afford(rules: &Duel, state: &State, id: Id) -> Result<(), Refused> {
    let city = state.mine();
    let market = rules.market(state, state.current);
    match rules.way(city, &market, rules.face(id)) {
        Way::Pay(payment) if payment.total() > city.coins => {
            Err(Refused::NotEnoughCoins { need: payment.total(), have: city.coins })
        }
        Way::Pay(_) | Way::Chain(_) => Ok(()),
    }
}

/// What is done for a player whose time is up: the card that can be taken first is discarded; of a choice the first.
pub(crate) fn fallback(rules: &Duel, state: &State) -> Action {
    let mut actions = Vec::new();
    list(rules, state, &mut actions);
    let discard = actions.iter().find(|action| matches!(action, Action::Discard { .. }));
    let first = discard.or(actions.first()).copied();
    // The list is empty only when the game is over, and then nobody is asked.
    first.unwrap_or(Action::LetBegin { seat: state.current })
}

const DISCARDS: u32 = CARDS as u32;
const DESTROYED: u32 = DISCARDS + CARDS as u32;
const REVIVED: u32 = DESTROYED + CARDS as u32;
const WITH_WONDERS: u32 = REVIVED + CARDS as u32;
const DRAFTS: u32 = WITH_WONDERS + (WONDERS * CARDS) as u32;
const TAKEN: u32 = DRAFTS + WONDERS as u32;
const BEGINS: u32 = TAKEN + TOKENS as u32;
/// One more than the highest number of an action.
pub(crate) const CODES: u32 = BEGINS + 2;

/// The number of an action.
pub(crate) fn code(action: Action) -> u32 {
    let card = |card: Card| (card.index() % CARDS) as u32;
    let wonder = |card: Card| (card.index().wrapping_sub(FIRST_WONDER) % WONDERS) as u32;
    match action {
        Action::Build { card: id } => card(id),
        Action::Discard { card: id } => DISCARDS + card(id),
        Action::Destroy { card: id } => DESTROYED + card(id),
        Action::Revive { card: id } => REVIVED + card(id),
        Action::BuildWonder { wonder: built, card: under } => {
            WITH_WONDERS + wonder(built) * CARDS as u32 + card(under)
        }
        Action::Draft { wonder: id } => DRAFTS + wonder(id),
        Action::TakeToken { token } => {
            TAKEN + (token.index().wrapping_sub(FIRST_TOKEN) % TOKENS) as u32
        }
        Action::LetBegin { seat } => BEGINS + (seat.index() & 1) as u32,
    }
}
