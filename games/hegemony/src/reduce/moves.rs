//! Cards go from one place to another: where they lie, who knows them, and what skills are told of it.

use super::{note_skills, notice, player};
use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::rules::Hegemony;
use crate::state::*;
use engine::SeatSet;

/// Cards go from one place to another.
pub(super) fn moved(
    rules: &Hegemony,
    state: &mut State,
    cards: CardSet,
    from: Spot,
    to: Spot,
    seen_by: SeatSet,
    cause: Cause,
) {
    // Whoever looks on, too: at a small table all players may know what they do not.
    let everybody = OPEN;
    note_holders(state, cards, from, to, seen_by);
    match from {
        Spot::Pile | Spot::Bottom => state.pile.retain(|&card| !cards.contains(card)),
        Spot::Discard => state.discard.retain(|&card| !cards.contains(card)),
        Spot::Table => state.table = state.table.minus(cards),
        Spot::Offered => state.offered = state.offered.minus(cards),
        Spot::Hand { seat } => {
            let own = player(state, seat);
            own.hand = own.hand.minus(cards);
            // Who has not seen which card went does not know what is left.
            let blind = everybody.minus(seen_by).without(seat);
            if !blind.is_empty() {
                let left = own.hand;
                for card in left.iter() {
                    let seen = &mut state.seen[card];
                    *seen = seen.minus(blind);
                }
            }
        }
        Spot::Equip { seat } => {
            let own = player(state, seat);
            for slot in &mut own.equip {
                if slot.is_some_and(|card| cards.contains(card)) {
                    *slot = None;
                }
            }
        }
        Spot::Judging { seat, .. } => {
            player(state, seat).judging.retain(|delayed| !cards.contains(delayed.card));
        }
        Spot::Special { seat, place } => {
            let on = &mut player(state, seat).special[place as usize];
            *on = on.minus(cards);
        }
    }
    for card in cards.iter() {
        state.seen[card] = match to {
            Spot::Hand { .. } if seen_by == OPEN => OPEN,
            Spot::Hand { seat } => seen_by.without(seat),
            Spot::Pile | Spot::Bottom => seen_by,
            _ => SeatSet::EMPTY,
        };
    }
    match to {
        Spot::Pile => cards.iter().for_each(|card| {
            state.pile.push(card);
            state.holders[card] = SeatSet::only(PILE);
        }),
        Spot::Bottom => cards.iter().for_each(|card| {
            state.pile.insert(0, card);
            state.holders[card] = SeatSet::only(PILE);
        }),
        Spot::Discard => cards.iter().for_each(|card| _ = state.discard.push(card)),
        Spot::Table => state.table = state.table.or(cards),
        Spot::Offered => state.offered = state.offered.or(cards),
        Spot::Hand { seat } => {
            let own = player(state, seat);
            own.hand = own.hand.or(cards);
        }
        Spot::Equip { seat } => {
            for card in cards.iter() {
                if let Some(slot) = rules.kind(card).slot() {
                    player(state, seat).equip[slot as usize] = Some(card);
                }
            }
        }
        Spot::Judging { seat, kind } => {
            for card in cards.iter() {
                let judging = &mut player(state, seat).judging;
                if judging.len() < 4 {
                    judging.push(Delayed { card, kind });
                }
            }
        }
        Spot::Special { seat, place } => {
            let on = &mut player(state, seat).special[place as usize];
            *on = on.or(cards);
        }
    }
    tell_of_move(rules, state, cards, from, to, cause);
}

/// Who may hold which card now, as far as all can tell.
fn note_holders(state: &mut State, cards: CardSet, from: Spot, to: Spot, seen_by: SeatSet) {
    let Spot::Hand { seat } = to else { return };
    match from {
        _ if seen_by == OPEN => {
            cards.iter().for_each(|card| state.holders[card] = SeatSet::only(seat))
        }
        Spot::Pile | Spot::Bottom => state.holders.spread(PILE, seat),
        Spot::Hand { seat: giver } => state.holders.spread(giver, seat),
        _ => cards.iter().for_each(|card| state.holders[card] = SeatSet::only(seat)),
    }
}

/// What skills are told of a move.
fn tell_of_move(
    rules: &Hegemony,
    state: &mut State,
    cards: CardSet,
    from: Spot,
    to: Spot,
    cause: Cause,
) {
    let rests = to == Spot::Discard;
    // What is replaced or recast is not discarded.
    let discarded = rests && matches!(cause, Cause::Discard | Cause::Dismantle);
    match from {
        Spot::Hand { seat } => {
            let own = state.player(seat);
            // Two hands that are swapped leave at once, though they are moved one after the other.
            let emptied = own.hand.is_empty() || cause == Cause::Swap;
            if rules.hears_of_moves {
                // Which cards went is told where all can see it.
                let open = if rests { cards } else { CardSet::EMPTY };
                notice(
                    state,
                    Notice::Lost {
                        seat,
                        cards: open,
                        from_hand: cards.len(),
                        worn: 0,
                        emptied,
                        discarded,
                    },
                );
            }
            if discarded
                && state.phase == Some(crate::point::Phase::Discard)
                && state.current == seat
            {
                state.dropped = state.dropped.or(cards);
            }
        }
        Spot::Equip { seat } => {
            note_skills(rules, state, seat);
            if rules.hears_of_moves {
                notice(
                    state,
                    Notice::Lost {
                        seat,
                        cards,
                        from_hand: 0,
                        worn: cards.len(),
                        emptied: false,
                        discarded,
                    },
                );
            }
            for card in cards.iter() {
                let kind = rules.kind(card);
                if matches!(kind, Kind::SilverLion | Kind::PeaceSpell) {
                    notice(state, Notice::Undressed { seat, kind });
                }
            }
        }
        _ => {}
    }
    if let Spot::Equip { seat } = to {
        note_skills(rules, state, seat);
    }
    if rules.has_lords && (rests || matches!(to, Spot::Equip { .. } | Spot::Bottom)) {
        let phoenix: CardSet =
            cards.iter().filter(|&card| rules.kind(card) == Kind::DragonPhoenix).collect();
        if !phoenix.is_empty() {
            notice(state, Notice::Landed { cards: phoenix });
        }
    }
}
