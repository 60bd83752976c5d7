//! Cards that are not in play: where they lie, and who knows which they are.

use crate::ids::Def;
use crate::rules::SmashUp;
use crate::state::{CARDS, OnTable, Player, SEATS, State};
use engine::{Card, List, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Where a card comes from or goes to.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    strum::VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Pile {
    #[default]
    Hand,
    /// The top of the deck.
    Top,
    Bottom,
    /// Anywhere in the deck; a shuffle follows.
    Deck,
    Discard,
    /// Turned up or being looked at.
    Shown,
    /// Being played.
    Table,
    /// The madness deck.
    Madness,
    /// The deck of bases.
    Bases,
}

/// Some of at most four seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SeatSet", as = "Vec<Seat>"))]
pub struct Few(u8);

impl Few {
    pub const NOBODY: Few = Few(0);
    /// Everybody at the table and everybody who watches.
    pub const ALL: Few = Few(0b1111);

    pub fn only(seat: Seat) -> Self {
        Few(1 << (seat.index() % SEATS))
    }

    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> (seat.index() % SEATS) & 1 != 0
    }

    /// Whether a viewer is among them; those who only watch are when all are.
    pub fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.contains(seat),
            Viewer::Public => self == Few::ALL,
        }
    }

    /// What a viewer may know of them: all, or whether he is one of them.
    pub fn as_seen_by(self, viewer: Viewer) -> Self {
        match viewer {
            _ if self == Few::ALL => self,
            Viewer::Seat(seat) if self.contains(seat) => Few::only(seat),
            _ => Few::NOBODY,
        }
    }

    /// The same without a seat whose knowledge goes without saying, unless all are in it.
    pub fn beside(self, seat: Seat) -> Self {
        if self == Few::ALL { self } else { self.without(Few::only(seat)) }
    }

    pub fn with(self, other: Few) -> Self {
        Few(self.0 | other.0)
    }

    pub fn without(self, other: Few) -> Self {
        Few(self.0 & !other.0)
    }

    pub fn and(self, other: Few) -> Self {
        Few(self.0 & other.0)
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Serialize for Few {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Seat::all(SEATS as u8).filter(|&seat| self.contains(seat)))
    }
}

impl<'de> Deserialize<'de> for Few {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|seat| seat.index() >= SEATS) {
            return Err(serde::de::Error::custom("there are at most four seats"));
        }
        Ok(seats.into_iter().fold(Few::NOBODY, |few, seat| few.with(Few::only(seat))))
    }
}

/// A card in a hand or deck, and who besides its owner knows that it is there. In JSON just the card where nobody does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "HeldForm", into = "HeldForm")]
pub struct Held {
    pub card: Def,
    /// Who knows that this card lies just here. Of a hand the owner need not be named.
    pub known: Few,
    /// Of a card in a deck: who knows that it is in there somewhere. Its owner need not be named.
    pub inside: Few,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum HeldForm {
    Unknown(Def),
    Known {
        card: Def,
        #[serde(default)]
        known: Few,
        #[serde(default)]
        inside: Few,
    },
}

impl From<HeldForm> for Held {
    fn from(form: HeldForm) -> Self {
        match form {
            HeldForm::Unknown(card) => Held::new(card, Few::NOBODY),
            HeldForm::Known { card, known, inside } => Held { card, known, inside },
        }
    }
}

impl From<Held> for HeldForm {
    fn from(held: Held) -> Self {
        match held {
            Held { card, known: Few::NOBODY, inside: Few::NOBODY } => HeldForm::Unknown(card),
            Held { card, known, inside } => HeldForm::Known { card, known, inside },
        }
    }
}

impl Held {
    pub fn new(card: Def, known: Few) -> Self {
        Held { card, known, inside: Few::NOBODY }
    }
}

/// The cards of a hand in an order that says nothing of how they lie: those that most know come first.
pub(crate) fn in_order(hand: &List<Held, CARDS>) -> List<Held, CARDS> {
    let mut cards = *hand;
    cards.sort_unstable_by_key(|held| (std::cmp::Reverse(held.known.len()), held.card));
    cards
}

/// A card that was turned up or looked at, with whose deck it is from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    pub card: Def,
    pub owner: Seat,
    pub seen_by: Few,
}

/// Takes a card out of a pile of its owner. Of copies that are alike the best known one goes, and whoever knew of
/// another copy instead now knows of one less, since nobody can tell which it was.
pub(crate) fn leave(state: &mut State, owner: Seat, card: Def, from: Pile, seen_by: Few) {
    let own = player(state, owner);
    match from {
        Pile::Hand => {
            take_best_known(&mut own.hand, card);
            // Who did not see what went cannot be sure of the rest.
            if seen_by != Few::ALL {
                for held in own.hand.iter_mut() {
                    held.known = held.known.and(seen_by);
                }
            }
        }
        Pile::Top => _ = own.deck.pop(),
        Pile::Bottom => _ = own.deck.remove(0),
        Pile::Deck => {
            take_best_known(&mut own.deck, card);
            forget_inside(own, owner, seen_by);
        }
        Pile::Discard => {
            if let Some(at) = own.discard.iter().rposition(|&one| one == card) {
                own.discard.remove(at);
            }
        }
        Pile::Shown => {
            let is = |shown: &Shown| shown.card == card && shown.owner == owner;
            if let Some(at) = state.revealed.iter().position(is) {
                state.revealed.remove(at);
            }
        }
        Pile::Table => {
            let is = |lies: &OnTable| lies.card == card && lies.owner == owner;
            if let Some(at) = state.table.iter().rposition(is) {
                state.table.remove(at);
            }
        }
        Pile::Madness => state.madness = state.madness.saturating_sub(1),
        Pile::Bases => {}
    }
}

fn take_best_known(cards: &mut List<Held, CARDS>, card: Def) {
    let marks = |held: &Held| held.known.with(held.inside);
    let alike = (0..cards.len()).filter(|&at| cards[at].card == card);
    let best = alike.max_by_key(|&at| (marks(&cards[at]).len(), at));
    let Some(gone) = best.and_then(|at| cards.remove(at)) else { return };
    let mut unsure = Few::ALL.without(marks(&gone));
    for held in cards.iter_mut().filter(|held| held.card == card) {
        let both = marks(held).and(unsure);
        (held.known, held.inside) = (held.known.without(both), held.inside.without(both));
        unsure = unsure.without(both);
    }
}

/// Puts a card into a pile of its owner.
pub(crate) fn arrive(
    rules: &SmashUp,
    state: &mut State,
    owner: Seat,
    card: Def,
    to: Pile,
    seen_by: Few,
) {
    let own = &mut state.players[owner.index() % SEATS];
    match to {
        Pile::Hand => put(&mut own.hand, Held::new(card, seen_by.beside(owner))),
        Pile::Top => put(&mut own.deck, Held::new(card, seen_by)),
        Pile::Bottom => {
            if own.deck.len() < CARDS {
                own.deck.insert(0, Held::new(card, seen_by));
            }
        }
        Pile::Deck => {
            let inside = seen_by.beside(owner);
            put(&mut own.deck, Held { card, known: Few::NOBODY, inside });
        }
        Pile::Discard => put(&mut own.discard, card),
        Pile::Shown => put(&mut state.revealed, Shown { card, owner, seen_by }),
        Pile::Table => put(&mut state.table, OnTable { card, owner }),
        Pile::Madness if card == rules.data.madness => state.madness += 1,
        Pile::Madness | Pile::Bases => {}
    }
}

/// Adds to a list that is large enough by the number of cards there are.
pub(crate) fn put<T: Copy + Default, const N: usize>(list: &mut List<T, N>, item: T) {
    if list.len() < N {
        list.push(item);
    }
}

/// The top card of a deck goes to the hand.
pub(crate) fn draw(state: &mut State, seat: Seat) {
    let own = player(state, seat);
    if let Some(held) = own.deck.pop() {
        let seen_by = held.known.with(Few::only(seat));
        put(&mut own.hand, Held::new(held.card, seen_by.beside(seat)));
        forget_copy(own, held);
        forget_inside(own, seat, seen_by);
    }
}

/// Whoever knew that a copy of this card is in the deck, and not where, cannot tell whether this one was it.
fn forget_copy(own: &mut Player, gone: Held) {
    let mut unsure = Few::ALL.without(gone.inside);
    for held in own.deck.iter_mut().filter(|held| held.card == gone.card) {
        let both = held.inside.without(held.known).and(unsure);
        held.inside = held.inside.without(both);
        unsure = unsure.without(both);
    }
}

/// Whoever did not see what left a deck no longer knows what is still in there.
fn forget_inside(own: &mut Player, owner: Seat, seen_by: Few) {
    if seen_by != Few::ALL {
        for held in own.deck.iter_mut() {
            held.inside = held.inside.and(seen_by).beside(owner);
        }
    }
}

/// The top card of a deck is turned up, or looked at.
pub(crate) fn turn_up(state: &mut State, owner: Seat, card: Def, seen_by: Few) {
    let own = player(state, owner);
    if let Some(gone) = own.deck.pop() {
        forget_copy(own, gone);
    }
    forget_inside(own, owner, seen_by);
    put(&mut state.revealed, Shown { card, owner, seen_by });
}

/// A deck gets a new order, and the discard pile goes into it if so.
pub(crate) fn shuffled(
    state: &mut State,
    seat: Seat,
    reshuffled: bool,
    order: Option<&List<Card, CARDS>>,
) {
    let Some(order) = order else { return };
    let own = player(state, seat);
    let mut discard = List::<Def, CARDS>::new();
    if reshuffled {
        if own.deck.is_empty() && !own.discard.is_empty() {
            // All that is not in the discard pile or in play is in the hand, and anybody can count.
            own.hand.iter_mut().for_each(|held| held.known = Few::ALL);
        }
        discard = std::mem::take(&mut own.discard);
    }
    // A card that was known to lie in the deck still does, but nobody knows where.
    let mut left = own.deck;
    let renewed = order.iter().map(|&card| {
        let card = Def::new(card.index());
        let lay = left.iter().position(|held| held.card == card).and_then(|at| left.remove(at));
        let open = discard.contains(&card);
        let inside = match lay {
            Some(held) => held.known.with(held.inside).beside(seat),
            None if open => Few::ALL,
            None => Few::NOBODY,
        };
        Held { card, known: Few::NOBODY, inside }
    });
    own.deck = renewed.collect();
}

fn player(state: &mut State, seat: Seat) -> &mut Player {
    &mut state.players[seat.index() % SEATS]
}
