//! Other worlds: what a viewer cannot know is drawn anew, and fits all that the viewer has seen.

use crate::ids::Def;
use crate::piles::{Few, Held, put};
use crate::rules::SmashUp;
use crate::state::{CARDS, State};
use engine::stack::Resolution;
use engine::{Chance, List, Seat, Viewer};

pub(crate) fn resample(
    rules: &SmashUp,
    state: &mut State,
    viewer: Viewer,
    chance: &mut impl Chance,
) {
    // In the middle of a choice only its maker looks at the state; his cards stay, so that the choice can go on.
    let picking = state.stack.window().and_then(|window| window.picking);
    for seat in Seat::all(rules.seats) {
        if viewer.is(seat) {
            reorder_own_deck(state, seat, viewer, chance);
        } else if picking != Some(seat) {
            deal_anew(state, seat, viewer, chance);
        }
    }
    let mut cards: List<Def, CARDS> = List::new();
    for held in state.base_deck.iter().filter(|held| !held.known.has(viewer)) {
        put(&mut cards, held.card);
    }
    shuffle(&mut cards, chance);
    for held in state.base_deck.iter_mut() {
        let known = held.known.as_seen_by(viewer);
        *held = match held.known.has(viewer) {
            true => Held::new(held.card, known),
            false => Held::new(cards.pop().unwrap_or_default(), Few::NOBODY),
        };
    }
}

/// Sorted first, so that the new order tells nothing of the true one.
fn shuffle<T: Copy + Default + Ord>(cards: &mut List<T, CARDS>, chance: &mut impl Chance) {
    cards.sort_unstable();
    chance.shuffle("resample", cards);
}

/// A card that lies in a deck, and whether it is known to be in there: by nobody, by the viewer, or by all.
type Inside = (Def, u8);

fn inside(held: &Held, viewer: Viewer) -> Inside {
    let known = held.inside.as_seen_by(viewer);
    (held.card, if known == Few::ALL { 2 } else { u8::from(!known.is_empty()) })
}

fn lay(deck: &mut List<Held, CARDS>, cards: &mut List<Inside, CARDS>, viewer: Viewer) {
    for held in deck.iter_mut() {
        if held.known.has(viewer) {
            let known = held.known.as_seen_by(viewer);
            *held = Held { known, inside: held.inside.as_seen_by(viewer), ..*held };
            continue;
        }
        let (card, how) = cards.pop().unwrap_or_default();
        let inside = match (how, viewer) {
            (2, _) => Few::ALL,
            (1, Viewer::Seat(seat)) => Few::only(seat),
            _ => Few::NOBODY,
        };
        *held = Held { card, known: Few::NOBODY, inside };
    }
}

/// A player knows what is in his deck, but not in which order.
fn reorder_own_deck(state: &mut State, seat: Seat, viewer: Viewer, chance: &mut impl Chance) {
    let own = &mut state.players[seat.index() % 4];
    let unknown = own.deck.iter().filter(|held| !held.known.has(viewer));
    let mut cards: List<Inside, CARDS> = unknown.map(|held| inside(held, viewer)).collect();
    shuffle(&mut cards, chance);
    lay(&mut own.deck, &mut cards, viewer);
    // Who else knows a card of the hand is not for its owner to know, unless all do.
    for held in own.hand.iter_mut() {
        held.known = held.known.as_seen_by(viewer);
    }
    own.hand.sort_unstable_by_key(|held| (held.card, held.known.len()));
}

/// The hand and deck of another player, and what he alone looks at, are dealt anew from what the viewer has not seen.
fn deal_anew(state: &mut State, seat: Seat, viewer: Viewer, chance: &mut impl Chance) {
    let own = &mut state.players[seat.index() % 4];
    let mut known = List::<(Def, bool), CARDS>::new();
    let mut free = List::<Def, CARDS>::new();
    for held in own.hand.iter() {
        match held.known.has(viewer) {
            true => put(&mut known, (held.card, held.known == Few::ALL)),
            false => put(&mut free, held.card),
        }
    }
    let hidden = free.len();
    let mut fixed = List::<Inside, CARDS>::new();
    for held in own.deck.iter().filter(|held| !held.known.has(viewer)) {
        match held.inside.has(viewer) {
            true => put(&mut fixed, inside(held, viewer)),
            false => put(&mut free, held.card),
        }
    }
    let unseen = |shown: &crate::piles::Shown| shown.owner == seat && !shown.seen_by.has(viewer);
    for shown in state.revealed.iter().filter(|shown| unseen(shown)) {
        put(&mut free, shown.card);
    }
    shuffle(&mut free, chance);
    // The hand has no order that means anything: what is known comes first.
    known.sort_unstable();
    let all = |all: bool| match (all, viewer) {
        (true, _) => Few::ALL,
        (_, Viewer::Seat(seat)) => Few::only(seat),
        _ => Few::NOBODY,
    };
    own.hand = known.iter().map(|&(card, by_all)| Held::new(card, all(by_all))).collect();
    for _ in 0..hidden {
        put(&mut own.hand, Held::new(free.pop().unwrap_or_default(), Few::NOBODY));
    }
    for shown in state.revealed.iter_mut().filter(|shown| unseen(shown)) {
        shown.card = free.pop().unwrap_or_default();
    }
    let mut cards: List<Inside, CARDS> = fixed;
    free.iter().for_each(|&card| put(&mut cards, (card, 0)));
    shuffle(&mut cards, chance);
    lay(&mut own.deck, &mut cards, viewer);
}
