//! Other worlds: what a viewer cannot know is drawn anew, and fits all that the viewer has seen.

use crate::data::HALVES;
use crate::ids::*;
use crate::reduce;
use crate::rules::Hegemony;
use crate::state::*;
use engine::stack::{Kind as WindowKind, Level, Resolution, Window};
use engine::{Chance, List, Seat, SeatSet, Viewer};

pub(crate) fn resample(
    rules: &Hegemony,
    state: &mut State,
    viewer: Viewer,
    chance: &mut impl Chance,
) {
    if rules.fixed.is_empty() {
        for _ in 0..24 {
            deal_generals(rules, state, viewer, chance);
            // That the game goes on says that nobody has won.
            if state.over.is_some() || state.turn == 0 || rules.winners(state).is_none() {
                break;
            }
        }
    }
    deal_cards(rules, state, viewer, chance);
    for seat in Seat::all(rules.seats) {
        reduce::note_skills(rules, state, seat);
    }
    seal_anew(rules, state, viewer, chance);
    // In which order somebody picks is not seen either.
    state.stack.sort_picks(
        |seat| !viewer.is(seat),
        |slip| match *slip {
            Slip::Card(card) => (1, usize::from(card.0)),
            Slip::Seat(seat) => (2, seat.index()),
            _ => (0, 0),
        },
    );
}

/// Whether the viewer knows which general this is.
fn knows(state: &State, viewer: Viewer, seat: Seat, place: Place) -> bool {
    let player = state.player(seat);
    player.shown[place as usize] || viewer.is(seat) || viewer.is_in(player.peeked[place as usize])
}

/// Hidden generals of the others are drawn anew from all that could be there.
fn deal_generals(rules: &Hegemony, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let mut free = rules.pool;
    let mut unknown: Vec<Seat> = Vec::new();
    for seat in Seat::all(rules.seats) {
        let player = state.player(seat);
        if viewer.is(seat) {
            player.dealt.iter().for_each(|&general| free = free.without(general));
        } else {
            unknown.push(seat);
        }
        for place in Place::BOTH {
            if let Some(general) =
                player.generals[place as usize].filter(|_| knows(state, viewer, seat, place))
            {
                free = free.without(general);
            }
        }
    }
    let mut chosen: Vec<(Seat, [Option<General>; 2])> = Vec::new();
    if unknown.iter().any(|&seat| state.player(seat).generals[0].is_some()) {
        // Those who have the fewest possibilities choose first, so that something is left for them.
        unknown.sort_by_cached_key(|&seat| {
            (Chooser::new(rules, state, viewer, seat).count(free), seat)
        });
        let tries =
            (0..40).any(|_| choose(rules, state, viewer, &unknown, free, &mut chosen, chance));
        if !tries {
            return;
        }
    }
    for &(seat, generals) in &chosen {
        let player = &mut state.players[seat.index()];
        player.generals = generals;
        let half = |place: usize| {
            generals[place].map_or(0, |general| rules.data.general(general).halves[place])
        };
        player.spare = (half(0) + half(1)) % 2 == 1;
        generals.iter().flatten().for_each(|&general| free = free.without(general));
    }
    let mut rest: Vec<General> = free.iter().collect();
    chance.shuffle("resample", &mut rest);
    for seat in unknown {
        let size = state.player(seat).dealt.len();
        let mut dealt: List<General, 7> =
            state.player(seat).generals.iter().flatten().copied().collect();
        while dealt.len() < size {
            let Some(general) = rest.pop() else { break };
            dealt.push(general);
        }
        make_choosable(rules, &mut dealt, &mut rest, state.player(seat).generals[0].is_none());
        state.players[seat.index()].dealt = dealt;
    }
}

/// Somebody who has not chosen must be able to.
fn make_choosable(
    rules: &Hegemony,
    dealt: &mut List<General, 7>,
    rest: &mut [General],
    must: bool,
) {
    let kingdom = |general: General| rules.data.general(general).kingdom;
    let pair = dealt
        .iter()
        .enumerate()
        .any(|(at, &one)| dealt[at + 1..].iter().any(|&other| kingdom(one) == kingdom(other)));
    if pair || !must || dealt.len() < 2 {
        return;
    }
    let first = dealt[0];
    let last = dealt.len() - 1;
    if let Some(other) = rest.iter_mut().find(|other| kingdom(**other) == kingdom(first)) {
        std::mem::swap(other, &mut dealt[last]);
    }
}

/// A pair of generals for each of these, drawn at random; says whether there was one for everybody.
fn choose(
    rules: &Hegemony,
    state: &State,
    viewer: Viewer,
    seats: &[Seat],
    mut free: GeneralSet,
    chosen: &mut Vec<(Seat, [Option<General>; 2])>,
    chance: &mut impl Chance,
) -> bool {
    chosen.clear();
    for &seat in seats {
        let Some([head, deputy]) = Chooser::new(rules, state, viewer, seat).draw(free, chance)
        else {
            return false;
        };
        free = free.without(head).without(deputy);
        chosen.push((seat, [Some(head), Some(deputy)]));
    }
    true
}

/// What a viewer knows of the generals of somebody.
struct Chooser<'a> {
    rules: &'a Hegemony,
    player: &'a Player,
    known: [Option<General>; 2],
}

impl<'a> Chooser<'a> {
    fn new(rules: &'a Hegemony, state: &'a State, viewer: Viewer, seat: Seat) -> Self {
        let player = state.player(seat);
        let known = Place::BOTH.map(|place| {
            player.generals[place as usize].filter(|_| knows(state, viewer, seat, place))
        });
        Chooser { rules, player, known }
    }

    /// Who could be in a place.
    fn candidates(&self, place: usize, free: GeneralSet) -> GeneralSet {
        match self.known[place] {
            Some(general) => GeneralSet::only(general),
            None => free.minus(self.player.ruled_out[place]),
        }
    }

    /// All kinds of pairs that bring this health: heads and deputies of one kingdom.
    fn classes(&self, free: GeneralSet) -> impl Iterator<Item = (GeneralSet, GeneralSet)> {
        let data = &self.rules.data;
        let (heads, deputies) = (self.candidates(0, free), self.candidates(1, free));
        let hp = self.player.born_hp as usize;
        data.of_kingdom.iter().flat_map(move |&kingdom| {
            (0..HALVES).flat_map(move |head| {
                let sums = [2 * hp, 2 * hp + 1];
                sums.into_iter().filter_map(move |sum| {
                    let deputy = sum.checked_sub(head).filter(|&deputy| deputy < HALVES)?;
                    let heads = heads.and(kingdom).and(data.of_halves[0][head]);
                    let deputies = deputies.and(kingdom).and(data.of_halves[1][deputy]);
                    (!heads.is_empty() && !deputies.is_empty()).then_some((heads, deputies))
                })
            })
        })
    }

    /// How many pairs there could be, more or less.
    fn count(&self, free: GeneralSet) -> u32 {
        let pairs = |(heads, deputies): (GeneralSet, GeneralSet)| {
            u32::from(heads.len()) * u32::from(deputies.len())
        };
        let all: u32 = self.classes(free).map(pairs).sum();
        // Something is known of one or the other.
        all >> (2 * self.player.one_of.len())
    }

    /// One of the pairs, each equally likely.
    fn draw(&self, free: GeneralSet, chance: &mut impl Chance) -> Option<[General; 2]> {
        if let [Some(head), Some(deputy)] = self.known {
            return Some([head, deputy]);
        }
        // Also for who has looked at one of them.
        let clauses = self.player.hides(Place::Head) && self.player.hides(Place::Deputy);
        let fits = |head: General, deputy: General| {
            head != deputy && (!clauses || clauses_hold(self.player, head, deputy))
        };
        let classes: Vec<(GeneralSet, GeneralSet)> = self.classes(free).collect();
        let pairs = |class: &(GeneralSet, GeneralSet)| {
            usize::from(class.0.len()) * usize::from(class.1.len())
        };
        let all: usize = classes.iter().map(pairs).sum();
        for _ in 0..32 {
            let mut at = if all > 0 { chance.index("resample", all) } else { return None };
            for class in &classes {
                let n = pairs(class);
                if at < n {
                    let wide = usize::from(class.1.len());
                    if let (Some(head), Some(deputy)) =
                        (class.0.nth(at / wide), class.1.nth(at % wide))
                        && fits(head, deputy)
                    {
                        return Some([head, deputy]);
                    }
                    break;
                }
                at -= n;
            }
        }
        // Few of them fit: look at all.
        let all = classes.iter().flat_map(|&(heads, deputies)| {
            heads.iter().flat_map(move |head| deputies.iter().map(move |deputy| [head, deputy]))
        });
        let fitting: Vec<[General; 2]> = all.filter(|&[head, deputy]| fits(head, deputy)).collect();
        if fitting.is_empty() {
            None
        } else {
            Some(fitting[chance.index("resample", fitting.len())])
        }
    }
}

fn clauses_hold(player: &Player, head: General, deputy: General) -> bool {
    player.one_of.iter().all(|clause| clause[0].contains(head) || clause[1].contains(deputy))
}

/// Hands and pile are dealt anew from the cards that the viewer has not seen where they lie.
fn deal_cards(rules: &Hegemony, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let committed = committed(state);
    let is_known = |state: &State, card: CardNo, owner: Option<Seat>| {
        owner.is_some_and(|owner| viewer.is(owner))
            || sees(state, viewer, card)
            || committed.contains(card)
    };
    let mut free: Vec<CardNo> = Vec::new();
    for seat in Seat::all(rules.seats) {
        free.extend(
            state.player(seat).hand.iter().filter(|&card| !is_known(state, card, Some(seat))),
        );
    }
    free.extend(state.pile.iter().copied().filter(|&card| !is_known(state, card, None)));
    free.sort_unstable();
    chance.shuffle("resample", &mut free);
    // A place in a hand for each card that the viewer does not know there.
    let mut slots: Vec<(Seat, Option<CardNo>)> = Vec::new();
    for seat in Seat::all(rules.seats) {
        let hand = state.player(seat).hand;
        let kept: CardSet = hand.iter().filter(|&card| is_known(state, card, Some(seat))).collect();
        slots.extend((0..hand.len() - kept.len()).map(|_| (seat, None)));
        state.players[seat.index()].hand = kept;
    }
    fill(state, &mut slots, &mut free);
    for &(seat, card) in &slots {
        let hand = &mut state.players[seat.index()].hand;
        *hand = card.map_or(*hand, |card| hand.with(card));
    }
    for at in 0..state.pile.len() {
        if !is_known(state, state.pile[at], None)
            && let Some(card) = free.pop()
        {
            state.pile[at] = card;
        }
    }
    // Others remember what the viewer may think they do: what all know.
    let everybody = OPEN;
    for at in 0..CARDS {
        let card = CardNo(at as u8);
        let seen = &mut state.seen[card];
        let mine = match viewer {
            Viewer::Seat(seat)
                if seen.contains(seat) && !state.players[seat.index()].hand.contains(card) =>
            {
                SeatSet::only(seat)
            }
            _ => SeatSet::EMPTY,
        };
        *seen = if *seen == everybody { everybody } else { mine };
    }
    for card in free {
        debug_assert!(false, "{card:?} has no place");
    }
}

/// Fills hands with cards that may be there: in the order of the free cards, changing places where that is needed.
/// What is left fits into the pile.
fn fill(state: &State, slots: &mut [(Seat, Option<CardNo>)], free: &mut Vec<CardNo>) {
    let fits = |card: CardNo, seat: Seat| state.holders[card].contains(seat);
    // Those that cannot be in the pile must be in some hand.
    for &card in free.iter().filter(|&&card| !fits(card, PILE)) {
        put(&fits, slots, card, &mut vec![false; slots.len()]);
    }
    let mut used: CardSet = slots.iter().filter_map(|slot| slot.1).collect();
    for at in 0..slots.len() {
        if slots[at].1.is_some() {
            continue;
        }
        // Usually the first one that is left fits.
        match free.iter().find(|&&card| !used.contains(card) && fits(card, slots[at].0)) {
            Some(&card) => slots[at].1 = Some(card),
            None => _ = find(&fits, slots, free, at, &mut CardSet::EMPTY.clone()),
        }
        used = slots.iter().filter_map(|slot| slot.1).collect();
    }
    free.retain(|&card| !used.contains(card));
}

/// Puts a card into a hand, and what was in its place into another.
fn put(
    fits: &impl Fn(CardNo, Seat) -> bool,
    slots: &mut [(Seat, Option<CardNo>)],
    card: CardNo,
    tried: &mut [bool],
) -> bool {
    for at in 0..slots.len() {
        if tried[at] || !fits(card, slots[at].0) {
            continue;
        }
        tried[at] = true;
        let moved = match slots[at].1 {
            None => true,
            Some(other) => put(fits, slots, other, tried),
        };
        if moved {
            slots[at].1 = Some(card);
            return true;
        }
    }
    false
}

/// Finds a card for a place, and another for the place it was in.
fn find(
    fits: &impl Fn(CardNo, Seat) -> bool,
    slots: &mut [(Seat, Option<CardNo>)],
    free: &[CardNo],
    at: usize,
    tried: &mut CardSet,
) -> bool {
    for &card in free {
        if tried.contains(card) || !fits(card, slots[at].0) {
            continue;
        }
        *tried = tried.with(card);
        let taken = slots.iter().position(|slot| slot.1 == Some(card));
        if taken.is_none_or(|other| find(fits, slots, free, other, tried)) {
            slots[at].1 = Some(card);
            return true;
        }
    }
    false
}

fn sees(state: &State, viewer: Viewer, card: CardNo) -> bool {
    let seen = state.seen[card];
    match viewer {
        Viewer::Seat(_) => viewer.is_in(seen),
        Viewer::Public => seen == OPEN,
    }
}

/// Cards that somebody has laid down for something that is being done.
fn committed(state: &State) -> CardSet {
    let kept =
        |level: u8| matches!(state.stack.levels().get(usize::from(level)), Some(Level::Frame(_)));
    let picking = state.stack.window().and_then(|window| window.picking);
    let laid =
        state.stack.slips().iter().filter(|laid| kept(laid.level) || Some(laid.seat) == picking);
    laid.filter_map(|laid| match laid.slip {
        Slip::Card(card) => Some(card),
        _ => None,
    })
    .collect()
}

/// Sealed answers of the others are drawn anew.
fn seal_anew(rules: &Hegemony, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let sealed: Vec<(usize, Window)> =
        state.stack.windows().filter(|(_, window)| window.kind == WindowKind::Sealed).collect();
    let top = state.stack.levels().len().wrapping_sub(1);
    for (level, window) in sealed {
        let below = state.stack.levels()[..level].iter().rev().find_map(|level| match level {
            Level::Frame(frame) => Some(*frame),
            _ => None,
        });
        let others: Vec<Seat> = window.asked.iter().filter(|&seat| !viewer.is(seat)).collect();
        let open = level == top && !window.closing;
        let mine = match viewer {
            Viewer::Seat(seat) => window.asked.contains(seat) && !window.answered.contains(seat),
            Viewer::Public => false,
        };
        // Somebody is still awaited.
        let waits = if open && !mine && !others.is_empty() {
            Some(others[chance.index("resample", others.len())])
        } else {
            None
        };
        // In a window that is closing, the answers up to the one being used have been dealt with.
        let after = last_used(state, level).filter(|_| !open);
        for &seat in &others {
            let dealt_with =
                after.is_some_and(|last| seat.after(window.first) <= last.after(window.first));
            let answers = open && (waits == Some(seat) || chance.index("resample", 2) == 0);
            if open && window.picking == Some(seat) {
                continue;
            }
            if answers {
                state.stack.reseal(level, seat, None);
                continue;
            }
            if dealt_with {
                state.stack.reseal(level, seat, Some(&[]));
                continue;
            }
            let answer = answer(rules, state, below, seat, chance);
            state.stack.reseal(level, seat, Some(&answer));
        }
    }
}

/// Whose answer is being used above this level.
fn last_used(state: &State, level: usize) -> Option<Seat> {
    state.stack.levels()[level..].iter().find_map(|level| match level {
        Level::Frame(Frame::Counter { at, .. } | Frame::Use { at, .. }) => {
            state.use_at(*at).map(|used| used.user)
        }
        _ => None,
    })
}

/// Something that a seat could have answered.
fn answer(
    rules: &Hegemony,
    state: &State,
    below: Option<Frame>,
    seat: Seat,
    chance: &mut impl Chance,
) -> Vec<Slip> {
    match below {
        Some(Frame::Game { .. }) => {
            let player = state.player(seat);
            if let [Some(head), Some(deputy)] = player.generals {
                return vec![Slip::General(head), Slip::General(deputy)];
            }
            let kingdom = |general: General| rules.data.general(general).kingdom;
            let mut pairs = Vec::new();
            for &head in player.dealt.iter() {
                for &deputy in player.dealt.iter() {
                    if head != deputy && kingdom(head) == kingdom(deputy) {
                        pairs.push([Slip::General(head), Slip::General(deputy)]);
                    }
                }
            }
            if pairs.is_empty() {
                Vec::new()
            } else {
                pairs[chance.index("resample", pairs.len())].to_vec()
            }
        }
        Some(Frame::Pindian { .. }) => {
            let hand = state.player(seat).hand;
            let n = chance.index("resample", usize::from(hand.len()));
            hand.nth(n).map(Slip::Card).into_iter().collect()
        }
        _ => {
            let hand = state.player(seat).hand;
            let cards: Vec<CardNo> =
                hand.iter().filter(|&card| rules.kind(card).is_nullification()).collect();
            if cards.is_empty() || chance.index("resample", 2) == 0 {
                return Vec::new();
            }
            vec![Slip::Card(cards[chance.index("resample", cards.len())])]
        }
    }
}
