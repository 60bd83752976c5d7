//! Other worlds: what a viewer cannot know is drawn anew, and fits all that the viewer has seen.

use super::data::Kind;
use super::memory::{Holder, VIEWERS, row};
use super::queries::{Choice, Moment, is_free};
use super::rules::Market;
use super::state::{Frame, Slip, Stage, State};
use engine::stack::{Laid, Level, Resolution, Step};
use engine::{Card, Chance, Seat, Viewer, Window, stack};

pub fn resample(rules: &Market, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    deal_hidden_cards(rules, state, viewer, chance);
    let sealed = sealed_by_others(state, viewer);
    for (depth, seats) in &sealed {
        seats
            .iter()
            .for_each(|&seat| set_answer(state, *depth, seat, None));
    }
    for (depth, seats) in sealed {
        draw_answers(rules, state, depth, &seats, viewer, chance);
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
        let is_picking = state
            .stack
            .window()
            .is_some_and(|window| window.picking == Some(seat));
        let hand = if is_picking {
            0
        } else {
            state.seat(seat).hand.len()
        };
        places.extend((0..hand).map(|at| Place::Hand(seat, at)));
        places.extend(state.seat(seat).charm.map(|_| Place::Charm(seat)));
    }
    let seen = |at: usize| {
        state
            .peeks
            .get(at)
            .is_some_and(|&seats| viewer.is_in(seats))
    };
    places.extend(
        (0..state.pile.len())
            .filter(|&at| !seen(at))
            .map(Place::Pile),
    );
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
        find_card(
            place,
            places,
            cards,
            fits,
            &mut place_of,
            &mut vec![false; cards.len()],
        );
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
    let fitting: Vec<usize> = (0..cards.len())
        .filter(|&at| fits(cards[at], places[place]))
        .collect();
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

/// The sealed windows, by depth, with the other seats whose answers the viewer does not know.
fn sealed_by_others(state: &State, viewer: Viewer) -> Vec<(usize, Vec<Seat>)> {
    let mut sealed = Vec::new();
    for (depth, level) in state.stack.levels().iter().enumerate() {
        let Level::Window(
            window @ Window {
                kind: stack::Kind::Sealed,
                ..
            },
        ) = level
        else {
            continue;
        };
        // Answers take effect in seat order; those up to the one that is being resolved are no secret.
        let resolving = match state.stack.levels().get(depth + 1) {
            Some(&Level::Frame(Frame::Use { by, .. })) => Some(by.after(window.first)),
            _ => None,
        };
        let secret = |&seat: &Seat| {
            let is_to_come = resolving.is_none_or(|by| seat.after(window.first) > by);
            !viewer.is(seat) && window.picking != Some(seat) && is_to_come
        };
        sealed.push((depth, window.asked.iter().filter(secret).collect()));
    }
    sealed
}

/// Draws the sealed answers of other seats anew: whether they have answered, and what.
fn draw_answers(
    rules: &Market,
    state: &mut State,
    depth: usize,
    seats: &[Seat],
    viewer: Viewer,
    chance: &mut impl Chance,
) {
    let Some(&Level::Window(window)) = state.stack.levels().get(depth) else {
        return;
    };
    // Somebody is still to answer, or the window would have closed.
    let viewer_waits = window
        .asked
        .minus(window.answered)
        .iter()
        .any(|seat| viewer.is(seat));
    let waits = match seats.len() {
        0 => None,
        _ if window.closing || viewer_waits => None,
        len => Some(seats[chance.index("resample", len)]),
    };
    for &seat in seats {
        if window.closing || (waits != Some(seat) && chance.index("resample", 2) == 0) {
            let answer = some_answer(rules, state, depth, seat, chance);
            set_answer(state, depth, seat, Some(&answer));
        }
    }
}

/// An answer that the seat could have given, with the hand it has in this world.
fn some_answer(
    rules: &Market,
    state: &State,
    depth: usize,
    seat: Seat,
    chance: &mut impl Chance,
) -> Vec<Slip> {
    let about = state.stack.levels()[..depth].last();
    let mut hand: Vec<Card> = state.seat(seat).hand.to_vec();
    let mut most = 1;
    if let Some(Level::Frame(Frame::Use {
        stage: Stage::Asked,
        ..
    })) = about
    {
        hand.retain(|&card| rules.kind(card) == Kind::Screen && is_free(state, seat, card));
    } else {
        most = Choice::of(state, seat, Moment::Offer).max;
    }
    chance.shuffle("resample", &mut hand);
    hand.truncate(chance.index("resample", most.min(hand.len()) + 1));
    hand.sort_unstable();
    hand.into_iter().map(Slip::Card).collect()
}

/// Writes an answer into a window that may lie below others, which are taken off and put back.
fn set_answer(state: &mut State, depth: usize, seat: Seat, answer: Option<&[Slip]>) {
    let above: Vec<Level<Frame>> = state.stack.levels()[depth + 1..].to_vec();
    let slips: Vec<Laid<Slip>> = state.stack.slips().to_vec();
    state.stack.apply(&Step::Unwind {
        depth: depth as u8 + 1,
    });
    state.stack.reseal(seat, answer);
    let bases = above.iter().filter_map(|level| match level {
        Level::Window(window) => Some(usize::from(window.base)),
        Level::Frame(_) => None,
    });
    let mut ends = bases
        .skip(1)
        .chain([slips.len()])
        .collect::<Vec<_>>()
        .into_iter();
    for level in above {
        match level {
            Level::Frame(frame) => state.stack.apply(&Step::Push(frame)),
            Level::Window(window) => {
                let old = usize::from(window.base)..ends.next().unwrap_or(slips.len());
                let base = state.stack.slips().len();
                state.stack.apply(&Step::Open(Window {
                    base: base as u8,
                    ..window
                }));
                for (at, &laid) in slips[old].iter().enumerate() {
                    state.stack.apply(&Step::Lay {
                        at: (base + at) as u8,
                        laid,
                    });
                }
            }
        }
    }
}
