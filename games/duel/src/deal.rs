//! What lies hidden: dealt at the start, and drawn anew for those who do not know it.

use crate::duel::{Duel, First};
use crate::sets::{CardSet, Id, Places};
use crate::state::{AGES, City, PLACES, State};
use engine::{Chance, List, NoStack, Seat};

/// The start position.
pub(crate) fn deal(rules: &Duel, chance: &mut impl Chance) -> State {
    let first = match rules.options.first {
        First::Random => Seat::new(chance.index("first", 2) as u8),
        First::Seat1 => Seat::new(0),
        First::Seat2 => Seat::new(1),
    };
    let board = rules.board();
    let mut wonders = Pile::new(rules.wonders.iter().copied());
    let [mut one, mut two] = [[Id::default(); 4]; 2];
    wonders.fill("wonders", &mut one, chance);
    wonders.fill("wonders", &mut two, chance);
    // Their order means nothing and must not be told.
    one.sort_unstable();
    two.sort_unstable();
    let mut tokens = Pile::new(rules.tokens.iter());
    let mut out = [Id::default(); crate::sets::TOKENS];
    let out = &mut out[..usize::from(board.tokens).min(crate::sets::TOKENS)];
    tokens.fill("board", out, chance);
    let city = City { coins: board.coins.into(), ..City::default() };
    let loot = ((1u16 << board.loot.len()) - 1) as u8;
    let mut state = State {
        first,
        current: first,
        age: 0,
        drafted: 0,
        rounds: [one, two],
        ages: [[Id::default(); PLACES]; AGES],
        left: Places::default(),
        shown: Places::default(),
        open: Places::default(),
        asks: List::new(),
        again: false,
        discarded: CardSet::default(),
        board: out.iter().copied().collect(),
        drawn: Default::default(),
        pawn: 0,
        loot: [loot; 2],
        over: None,
        cities: [city; 2],
        stack: NoStack,
    };
    for age in 0..AGES {
        lay(rules, &mut state, age, CardSet::default(), chance);
    }
    state
}

/// Draws anew what nobody can know: wonders and ages to come, and what lies face down.
pub(crate) fn resample(rules: &Duel, state: &mut State, chance: &mut impl Chance) {
    if state.drafted < 4 {
        let [first, second] = &mut state.rounds;
        let unseen = rules.wonders.iter().copied().filter(|wonder| !first.contains(wonder));
        Pile::new(unseen).fill("resample", second, chance);
        second.sort_unstable();
    }
    let known = state.cities[0].cards.or(state.cities[1].cards).or(state.discarded);
    if state.age > 0 {
        turn_down(rules, state, known, chance);
    }
    for age in usize::from(state.age)..AGES {
        lay(rules, state, age, known, chance);
    }
}

const LABELS: [&str; AGES] = ["age_1", "age_2", "age_3"];

/// Lays out an age of which nothing is known yet but that these cards are not in it.
#[inline]
fn lay(rules: &Duel, state: &mut State, age: usize, gone: CardSet, chance: &mut impl Chance) {
    let label = LABELS[age];
    let guilds = if age + 1 == AGES { usize::from(rules.board().guilds) } else { 0 };
    let of = |pool: &[Id]| Pile::new(pool.iter().copied().filter(|&id| !gone.contains(id)));
    let places = &mut state.ages[age];
    of(&rules.pools[age]).fill(label, &mut places[guilds..], chance);
    if guilds > 0 {
        of(&rules.guilds).fill("guilds", &mut places[..guilds], chance);
        chance.shuffle(label, places);
    }
}

/// Draws the face-down cards of this age anew. Backs tell guilds from others.
fn turn_down(rules: &Duel, state: &mut State, mut known: CardSet, chance: &mut impl Chance) {
    let age = usize::from(state.age).clamp(1, AGES) - 1;
    let hidden = rules.structure(state.age).all.without(state.shown);
    let places = &mut state.ages[age];
    for place in state.shown.iter() {
        known.insert(places[usize::from(place)]);
    }
    for (guilds, pool) in [(false, &rules.pools[age]), (true, &rules.guilds)] {
        let unseen = |place: &u8| rules.is_guild(places[usize::from(*place)]) == guilds;
        let backs: List<u8, PLACES> = hidden.iter().filter(unseen).collect();
        if backs.is_empty() {
            continue;
        }
        let mut cards = [Id::default(); PLACES];
        let cards = &mut cards[..backs.len()];
        let left = pool.iter().copied().filter(|&id| !known.contains(id));
        Pile::new(left).fill("resample", cards, chance);
        for (&place, &card) in backs.iter().zip(&*cards) {
            places[usize::from(place)] = card;
        }
    }
}

/// Things in a fixed order to draw from.
struct Pile {
    ids: [Id; crate::sets::CARDS],
    len: usize,
}

impl Pile {
    #[inline]
    fn new(ids: impl Iterator<Item = Id>) -> Self {
        let mut pile = Pile { ids: [Id::default(); crate::sets::CARDS], len: 0 };
        for (place, id) in pile.ids.iter_mut().zip(ids) {
            *place = id;
            pile.len += 1;
        }
        pile
    }

    /// Draws one for each place, as long as there are any.
    #[inline]
    fn fill(&mut self, label: &'static str, places: &mut [Id], chance: &mut impl Chance) {
        for place in places {
            let Some(last) = self.len.checked_sub(1) else { return };
            let at = chance.index(label, self.len) % self.ids.len();
            *place = self.ids[at];
            self.ids[at] = self.ids[last % self.ids.len()];
            self.len = last;
        }
    }
}
