//! Whether everything is where it must be.

use super::memory::{Holder, row};
use super::rules::Market;
use super::state::{Auction, COINS, FLAMES, Frame, Slip, State};
use engine::stack::{Laid, Level, Resolution};
use engine::{Card, CensusError, Seat, Viewer};

pub fn census(rules: &Market, state: &State) -> Result<(), CensusError> {
    let unless = |fine: bool, problem: &str| CensusError::unless(fine, || problem.to_owned());
    unless(state.seats.len() == usize::from(rules.seats), "there are too many or too few seats")?;
    unless(state.memory.len() == rules.wares.len(), "every card has its memory")?;
    unless(names_what_there_is(rules, state), "something is named that is not there")?;
    each_card_once(rules, state)?;
    unless(
        state.peeks.len() <= state.pile.len(),
        "somebody has peeked at a card that is not there",
    )?;
    unless(
        state.lit().contains(state.current) || !state.stack.levels().is_empty(),
        "a dark seat begins",
    )?;
    let coins = state.seats.iter().map(|keeper| u32::from(keeper.coins)).sum::<u32>();
    let found = coins + u32::from(state.bank);
    CensusError::unless(found == u32::from(COINS), || {
        format!("there are {found} coins, not {COINS}")
    })?;
    for seat in Seat::all(rules.seats) {
        let keeper = state.seat(seat);
        unless(keeper.flames <= FLAMES, "a seat has too many flames")?;
        unless(keeper.charm.is_some() || keeper.tell.is_none(), "something is known of no charm")?;
        let fits = keeper
            .charm
            .zip(keeper.tell)
            .is_none_or(|(card, tell)| rules.answers_to_loss(card) == tell);
        unless(fits, "what is known of a charm is wrong")?;
        let held = keeper.hand.iter().chain(&keeper.charm).map(|&card| (card, Holder::Seat(seat)));
        known_rightly(rules, state, held)?;
    }
    known_rightly(rules, state, state.pile.iter().map(|&card| (card, Holder::Pile)))
}

/// Nobody remembers a card to be where it is not.
fn known_rightly(
    rules: &Market,
    state: &State,
    cards: impl Iterator<Item = (Card, Holder)>,
) -> Result<(), CensusError> {
    for (card, holder) in cards {
        let hunches = &state.memory[card.index()];
        let wrong = Viewer::all(rules.seats).find(|&viewer| !hunches[row(viewer)].allows(holder));
        CensusError::unless(wrong.is_none(), || {
            format!("{wrong:?} knows {card:?} to be elsewhere")
        })?;
    }
    Ok(())
}

fn each_card_once(rules: &Market, state: &State) -> Result<(), CensusError> {
    let mut found = vec![0; rules.wares.len()];
    let table = state.table.iter().map(|spread| spread.card);
    let held = state.seats.iter().flat_map(|keeper| {
        keeper
            .hand
            .iter()
            .chain(keeper.stalls.iter())
            .chain(&keeper.charm)
            .copied()
            .collect::<Vec<_>>()
    });
    for card in
        held.chain(table).chain(state.pile.iter().copied()).chain(state.discard.iter().copied())
    {
        match found.get_mut(card.index()) {
            Some(times) => *times += 1,
            None => return Err(CensusError(format!("there is no card {card:?}"))),
        }
    }
    let name = |at: usize| &rules.wares[at].name;
    let wrong = found.iter().position(|&times| times != 1);
    wrong
        .map_or(Ok(()), |at| Err(CensusError(format!("{} lies in {} places", name(at), found[at]))))
}

/// Positions come from files too, so frames and slips may name anything at all.
fn names_what_there_is(rules: &Market, state: &State) -> bool {
    let at_table = |seat: Seat| seat.index() < usize::from(rules.seats);
    let is_card = |card: Card| card.index() < rules.wares.len();
    let frame_fits = |frame: &Frame| match *frame {
        Frame::Turn(_) => true,
        Frame::Use { card, by, at, on, .. } => {
            is_card(card) && at_table(by) && at.is_none_or(at_table) && on.is_none_or(is_card)
        }
        Frame::Lose { seat, by, .. } => at_table(seat) && at_table(by),
        Frame::Dying { seat, .. } => at_table(seat),
        Frame::Gain { seat, from } => at_table(seat) && from.is_none_or(at_table),
    };
    let level_fits = |level: &Level<Frame>| match level {
        Level::Frame(frame) => frame_fits(frame),
        Level::Window(_) => true, // the engine looks after its own
    };
    let slip_fits = |laid: &Laid<Slip>| match laid.slip {
        Slip::Card(card) | Slip::Stall(card) | Slip::Hang(card) => is_card(card),
        Slip::Play { card, at } => is_card(card) && at.is_none_or(at_table),
        Slip::Bid(_) | Slip::Light => true,
    };
    let lot_fits = |auction: Auction| {
        let coins = |seat: Seat| state.seats.get(seat.index()).map(|keeper| keeper.coins);
        is_card(auction.lot)
            && auction.bid <= COINS
            && auction.leader.is_none_or(|seat| at_table(seat) && coins(seat) >= Some(auction.bid))
    };
    at_table(state.current)
        && state.auction.is_none_or(lot_fits)
        && state.stack.is_sound(rules.seats)
        && state.stack.levels().iter().all(level_fits)
        && state.stack.slips().iter().all(slip_fits)
}
