//! Actions as slips of the stack, and as numbers.

use crate::ids::{Def, Id};
use crate::legal::Asking;
use crate::piles::Pile;
use crate::plays::{FREE, USUAL, Way};
use crate::rules::SmashUp;
use crate::speech::Action;
use crate::state::{NOWHERE, Slip, State};
use engine::Seat;

/// A way to play a card as an action.
pub(crate) fn play(way: Way, with: Option<u8>) -> Action {
    let Way { card, from, base, on, .. } = way;
    let at = (base != NOWHERE && on == Id::NONE).then_some(base);
    let on = (on != Id::NONE).then_some(on);
    Action::Play { card: card.card(), from, at, on, with }
}

/// A pick as an action.
pub(crate) fn as_action(slip: Slip) -> Option<Action> {
    Some(match slip {
        Slip::Thing(id) => Action::Thing { id },
        Slip::Base(base) => Action::Base { base },
        Slip::Card { card, owner, pile } => Action::Card { card: card.card(), owner, pile },
        Slip::Player(seat) => Action::Player { seat },
        Slip::Faction(faction) => Action::Faction { faction },
        Slip::Number(n) => Action::Number { n },
        _ => return None,
    })
}

/// An action as a slip: what it picks or plays. Those that say only yes or no have none.
pub(crate) fn as_slip(rules: &SmashUp, state: &State, seat: Seat, action: &Action) -> Option<Slip> {
    let def = |card: engine::Card| Def::of(card).unwrap_or_default();
    Some(match *action {
        Action::Faction { faction } => Slip::Faction(faction),
        Action::Play { card, from, at, on, with } => {
            let card = def(card);
            let on = on.unwrap_or_default();
            let base = match state.thing(on) {
                Some(thing) => thing.base,
                None => at.unwrap_or(NOWHERE),
            };
            let mut by = with;
            if by.is_none() && rules.asking(state) == Some(Asking::Turn) {
                rules.ways(state, seat, card, from, |way| {
                    if (way.base, way.on) == (base, on) {
                        by = by.or(Some(way.by));
                    }
                });
            }
            Slip::Play { card, from, base, on, by: by.unwrap_or(FREE) }
        }
        Action::Use { id } => Slip::Talent(id),
        Action::UseBase { base } => Slip::BaseTalent(base),
        Action::ScoreBase { base } | Action::Base { base } => Slip::Base(base),
        Action::Special { card } => {
            let (from, base, on, by) = (Pile::Hand, NOWHERE, Id::NONE, FREE);
            Slip::Play { card: def(card), from, base, on, by }
        }
        Action::Trigger { place, .. } => *rules.offers(state, seat).get(usize::from(place))?,
        Action::Thing { id } => Slip::Thing(id),
        Action::Card { card, owner, pile } => Slip::Card { card: def(card), owner, pile },
        Action::Player { seat } => Slip::Player(seat),
        Action::Number { n } => Slip::Number(n),
        Action::Way { way, .. } => Slip::Way(way),
        Action::Accept | Action::RedrawHand => Slip::Yes,
        Action::KeepHand
        | Action::EndPlay
        | Action::Next { .. }
        | Action::Pass
        | Action::Done
        | Action::Decline => return None,
    })
}

/// Codes of actions, by kind: how many each kind needs.
const CARDS: u32 = crate::ids::DEFS as u32;
const IDS: u32 = 1 << 16;
const WITHS: u32 = 16;
const PILES: u32 = 9;

pub(crate) const CODES: u32 = CARDS * 2 * 8 * WITHS // plays at bases
    + CARDS * IDS * WITHS // plays on minions
    + 2 * IDS // things
    + CARDS * 4 * PILES // cards in piles
    + 4 * CARDS * 128 // triggers and specials
    + 4096;

/// The number of an action; different actions of one list have different numbers.
pub(crate) fn code(action: &Action) -> u32 {
    let with = |with: Option<u8>| match with {
        None => 0,
        Some(USUAL) => WITHS - 1,
        Some(FREE) => WITHS - 2,
        Some(place) => 1 + u32::from(place) % (WITHS - 3),
    };
    let number = |card: engine::Card| card.index() as u32 % CARDS;
    let small = |block: u32, value: u8| block * 256 + u32::from(value);
    let things = 4096;
    let cards = things + 2 * IDS;
    let triggers = cards + CARDS * 4 * PILES;
    let plays = triggers + 4 * CARDS * 128;
    let plays_on = plays + CARDS * 2 * 8 * WITHS;
    match *action {
        Action::KeepHand => 0,
        Action::RedrawHand => 1,
        Action::EndPlay => 2,
        Action::Pass => 3,
        Action::Done => 4,
        Action::Accept => 5,
        Action::Decline => 6,
        Action::Faction { faction } => small(1, faction.0),
        Action::UseBase { base } => small(2, base),
        Action::ScoreBase { base } => small(3, base),
        Action::Base { base } => small(4, base),
        Action::Player { seat } => small(5, seat.index() as u8),
        Action::Number { n } => small(6, n),
        Action::Way { way, .. } => small(7, way),
        Action::Use { id } => things + u32::from(id.0),
        Action::Thing { id } => things + IDS + u32::from(id.0),
        Action::Card { card, owner, pile } => {
            cards + (number(card) * 4 + owner.index() as u32 % 4) * PILES + pile as u32
        }
        Action::Next { place, card } => triggers + number(card) * 128 + u32::from(place) % 128,
        Action::Trigger { place, card } => {
            triggers + (CARDS + number(card)) * 128 + u32::from(place) % 128
        }
        Action::Special { card } => triggers + 2 * CARDS * 128 + number(card),
        Action::Play { card, from, at, on: None, with: by } => {
            let at = at.map_or(7, |at| u32::from(at) % 7);
            let from = u32::from(from == Pile::Discard);
            plays + ((number(card) * 2 + from) * 8 + at) * WITHS + with(by)
        }
        Action::Play { card, on: Some(on), with: by, .. } => {
            plays_on + (number(card) * IDS + u32::from(on.0)) * WITHS + with(by)
        }
    }
}
