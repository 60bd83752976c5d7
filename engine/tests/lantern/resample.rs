//! Other worlds: what a viewer cannot know is drawn anew, and fits all that the viewer has seen.

use super::data::Kind;
use super::memory::{Holder, VIEWERS, row};
use super::queries::{Choice, Moment, is_free};
use super::rules::Market;
use super::state::{Frame, Slip, Stage, State};
use engine::stack::{self, Level, Resolution};
use engine::{Card, Chance, Seat, Viewer, Window};

pub fn resample(rules: &Market, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    deal_hidden_cards(rules, state, viewer, chance);
    let sealed = sealed_by_others(state, viewer);
    for (level, seats) in &sealed {
        seats.iter().for_each(|&seat| state.stack.reseal(*level, seat, None));
    }
    for (level, seats) in sealed {
        draw_answers(rules, state, level, &seats, viewer, chance);
    }
}

/// Where a card lies that the viewer does not see.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat, usize),
    Charm(Seat),
    Pile(usize),
}

impl Place {
    fn holder(self) -> Holder {
        match self {
            Place::Hand(seat, _) | Place::Charm(seat) => Holder::Seat(seat),
            Place::Pile(_) => Holder::Pile,
        }
    }

    fn card(self, state: &State) -> Card {
        match self {
            Place::Hand(seat, at) => state.seat(seat).hand[at],
            Place::Charm(seat) => state.seat(seat).charm.unwrap_or_default(), // only charms that hang are places
            Place::Pile(at) => state.pile[at],
        }
    }

    fn put(self, state: &mut State, card: Card) {
        match self {
            Place::Hand(seat, at) => state.seat_mut(seat).hand[at] = card,
            Place::Charm(seat) => state.seat_mut(seat).charm = Some(card),
            Place::Pile(at) => state.pile[at] = card,
        }
    }
}

fn hidden_places(state: &State, viewer: Viewer) -> Vec<Place> {
    let mut places = Vec::new();
    for seat in Seat::all(state.seats.len() as u8).filter(|&seat| !viewer.is(seat)) {
        // In the middle of a choice only its maker looks at the state; his hand stays, so that the choice can go on.
        let is_picking = state.stack.window().is_some_and(|window| window.picking == Some(seat));
        let hand = if is_picking { 0 } else { state.seat(seat).hand.len() };
        places.extend((0..hand).map(|at| Place::Hand(seat, at)));
        places.extend(state.seat(seat).charm.map(|_| Place::Charm(seat)));
    }
    let seen = |at: usize| state.peeks.get(at).is_some_and(|&seats| viewer.is_in(seats));
    places.extend((0..state.pile.len()).filter(|&at| !seen(at)).map(Place::Pile));
    places
}

/// Deals the hidden cards anew to the hidden places, wherever the viewer could not tell.
fn deal_hidden_cards(rules: &Market, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let places = hidden_places(state, viewer);
    let mut cards: Vec<Card> = places.iter().map(|place| place.card(state)).collect();
    cards.sort_unstable(); // so that the new deal tells nothing of the true one
    chance.shuffle("resample", &mut cards);
    let fits = |card: Card, place: Place| {
        let tell = match place {
            Place::Charm(seat) => state.seat(seat).tell,
            _ => None,
        };
        state.memory[card.index()][row(viewer)].allows(place.holder())
            && tell.is_none_or(|answers| answers == rules.answers_to_loss(card))
    };
    let mut dealt = match_up(&places, &cards, &fits);
    // Matching up prefers some deals to others; exchanges that fit even that out.
    for one in 0..dealt.len() {
        let other = chance.index("resample", dealt.len());
        if fits(dealt[one], places[other]) && fits(dealt[other], places[one]) {
            dealt.swap(one, other);
        }
    }
    for (place, card) in places.iter().zip(dealt) {
        place.put(state, card);
    }
    // What the others know beyond what all know is hidden too.
    for hunches in state.memory.iter_mut() {
        let (own, public) = (hunches[row(viewer)], hunches[row(Viewer::Public)]);
        *hunches = [public; VIEWERS];
        hunches[row(viewer)] = own;
    }
}

/// A card for each place that it fits. There is one, since the true deal fits.
fn match_up(places: &[Place], cards: &[Card], fits: &impl Fn(Card, Place) -> bool) -> Vec<Card> {
    let mut place_of: Vec<Option<usize>> = vec![None; cards.len()];
    for place in 0..places.len() {
        find_card(place, places, cards, fits, &mut place_of, &mut vec![false; cards.len()]);
    }
    let mut dealt = cards.to_vec();
    for (&card, place) in cards.iter().zip(place_of) {
        place.into_iter().for_each(|place| dealt[place] = card);
    }
    dealt
}

/// Gives a place a card: one that is left, or one whose place can get another.
fn find_card(
    place: usize,
    places: &[Place],
    cards: &[Card],
    fits: &impl Fn(Card, Place) -> bool,
    place_of: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    let fitting: Vec<usize> =
        (0..cards.len()).filter(|&at| fits(cards[at], places[place])).collect();
    if let Some(&free) = fitting.iter().find(|&&at| place_of[at].is_none()) {
        place_of[free] = Some(place);
        return true;
    }
    for at in fitting {
        if std::mem::replace(&mut tried[at], true) {
            continue;
        }
        if place_of[at].is_some_and(|other| find_card(other, places, cards, fits, place_of, tried))
        {
            place_of[at] = Some(place);
            return true;
        }
    }
    false
}

/// The sealed windows, by level, with the other seats whose answers the viewer does not know.
fn sealed_by_others(state: &State, viewer: Viewer) -> Vec<(usize, Vec<Seat>)> {
    let sealed = state.stack.windows().filter(|(_, window)| window.kind == stack::Kind::Sealed);
    let with_seats = |(level, window): (usize, Window)| {
        // Answers take effect in seat order; those up to the one that is being resolved are no secret.
        let resolving = match state.stack.levels().get(level + 1) {
            Some(&Level::Frame(Frame::Use { by, .. })) => Some(by.after(window.first)),
            _ => None,
        };
        let is_secret = |&seat: &Seat| {
            let is_to_come = resolving.is_none_or(|by| seat.after(window.first) > by);
            !viewer.is(seat) && window.picking != Some(seat) && is_to_come
        };
        (level, window.asked.iter().filter(is_secret).collect())
    };
    sealed.map(with_seats).collect()
}

/// Draws the sealed answers of other seats anew: whether they have answered, and what.
fn draw_answers(
    rules: &Market,
    state: &mut State,
    level: usize,
    seats: &[Seat],
    viewer: Viewer,
    chance: &mut impl Chance,
) {
    let Some(&Level::Window(window)) = state.stack.levels().get(level) else {
        return;
    };
    // Somebody is still to answer, or the window would be closing.
    let viewer_waits = viewer.is_in(window.asked.minus(window.answered));
    let waiting = match seats {
        [] => None,
        _ if window.closing || viewer_waits => None,
        _ => Some(seats[chance.index("resample", seats.len())]),
    };
    for &seat in seats {
        let has_answered = waiting != Some(seat) && chance.index("resample", 2) == 0;
        if window.closing || has_answered {
            let answer = some_answer(rules, state, level, seat, chance);
            state.stack.reseal(level, seat, Some(&answer));
        }
    }
}

/// An answer that the seat could have given, with the hand it has in this world.
fn some_answer(
    rules: &Market,
    state: &State,
    level: usize,
    seat: Seat,
    chance: &mut impl Chance,
) -> Vec<Slip> {
    let mut hand: Vec<Card> = state.seat(seat).hand.to_vec();
    let about = &state.stack.levels()[level - 1];
    let most = if matches!(about, Level::Frame(Frame::Use { stage: Stage::Asked, .. })) {
        hand.retain(|&card| rules.kind(card) == Kind::Screen && is_free(state, seat, card));
        1
    } else {
        Choice::of(state, seat, Moment::Offer).max
    };
    chance.shuffle("resample", &mut hand);
    hand.truncate(chance.index("resample", most.min(hand.len()) + 1));
    hand.sort_unstable();
    hand.into_iter().map(Slip::Card).collect()
}
