//! Cards on their way: all are announced before any leaves, they leave together and arrive one after the other.

use crate::event::{Arrival, Event, Inner, Reckoned};
use crate::ids::{CardNo, PUBLIC, Place, Who};
use crate::lang::program::ActionId;
use crate::lang::words::{Dir, Op, Pos, Tense, Veto};
use crate::options::Announce;
use crate::plan::key_move;
use crate::poll;
use crate::resolve::{mean, reckon};
use crate::rules::{BombCat, Table};
use crate::state::*;
use crate::view::face_of;
use engine::stack::Resolution;
use engine::{Host, SeatSet, Viewer};
use smallvec::SmallVec;

/// The stages: each card about to leave, all leave, each has left, each about to arrive, arrives, has arrived.
const OUT: u8 = 0;
const OUT_HEARD: u8 = 1;
const LEAVE: u8 = 2;
pub(crate) const LEFT: u8 = 3;
const IN: u8 = 4;
const IN_HEARD: u8 = 5;
const ARRIVED: u8 = 6;

/// Cards set out for the last action. Where nobody can hear of them before they have arrived they do so at once;
/// otherwise they are on their way, as says what is given back, and their frame gives back 1 if all of them arrive.
pub(crate) fn set_out(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    cards: SmallVec<[Carried; 2]>,
    by: Who,
) -> bool {
    let heard = !go_at_once(rules, ctx, &cards, by);
    if heard {
        let load = load(rules, ctx.state(), cards, by);
        begin(rules, ctx, load);
    }
    heard
}

/// Cards of which nobody can hear before they have arrived do so at once. Says whether they are such.
fn go_at_once(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    cards: &[Carried],
    by: Who,
) -> bool {
    let unheard = is_unheard(rules, ctx.state(), cards);
    if unheard {
        debug_assert!(cards.iter().all(|it| is_truly_unheard(rules, ctx.state(), it, by)));
        cards.iter().for_each(|it| leave(rules, ctx, it, by));
        cards.iter().for_each(|it| arrive(rules, ctx, it, by));
    }
    unheard
}

/// Cards as they set out for the last action.
pub(crate) fn load(
    rules: &BombCat,
    state: &State,
    cards: SmallVec<[Carried; 2]>,
    by: Who,
) -> Carry {
    let act = state.acts.len().checked_sub(1).map(|at| at as u8);
    let action = state.acts.last().map_or(ActionId::NONE, |act| act.action);
    let veto = crate::act::veto_of(rules, action);
    Carry { cards, by, veto, action, act, failed: false }
}

/// Cards are on their way.
fn begin(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, load: Carry) {
    // What is asked about before it leaves, or does not leave at all, is told of.
    let (out, inward) = (key_move(Tense::About, Dir::Out), key_move(Tense::About, Dir::In));
    for it in load.cards.iter().filter(|it| !it.made) {
        let placed = rules.is_ordered(it.from) || rules.has_ears(ctx.state(), inward);
        let stays = it.op == Op::Mark || it.from == it.to && placed;
        if stays || rules.has_ears(ctx.state(), out) {
            mean(rules, ctx, it.card, it.open);
        }
    }
    let load = tell(rules, ctx.state(), load);
    ctx.emit(Inner::CarryBegan(load).into());
    ctx.push(Frame::Carry { stage: OUT, at: 0 });
}

/// Whether all these cards are where they should be, go somewhere else, and cannot be heard of on the way.
fn is_unheard(rules: &BombCat, state: &State, cards: &[Carried]) -> bool {
    let is_plain = |it: &Carried| {
        it.op != Op::Mark
            && it.from != it.to
            && !it.made
            && state
                .card(it.card)
                .is_some_and(|card| card.at == it.from && rules.is_quiet(state, card.def))
    };
    let cancelled = state.acts.last().is_some_and(|act| act.cancelled);
    state.carries.is_empty() && !cancelled && cards.iter().all(is_plain)
}

/// The same of one card, by looking at all four events.
fn is_truly_unheard(rules: &BombCat, state: &State, it: &Carried, by: Who) -> bool {
    let def = state.card(it.card).map(|card| card.def);
    let load = load(rules, state, SmallVec::from_slice(&[*it]), by);
    let moments = [Tense::About, Tense::Done].map(|it| [Dir::Out, Dir::In].map(|dir| (it, dir)));
    let mut events =
        moments.as_flattened().iter().map(|&(tense, dir)| event(&load, it, tense, dir));
    events.all(|poll| !rules.is_heard(state, &poll, def))
}

/// Keeps who sees which cards are taken, and who knows them by their places.
pub(crate) fn tell(rules: &BombCat, state: &State, mut load: Carry) -> Carry {
    for it in &mut load.cards {
        it.told = rules.seen_by(state, it.card);
        if it.open && rules.is_ordered(it.from) {
            it.placed = rules.everybody();
        }
    }
    load
}

/// Who knows which card an event is about: those who saw it and have not lost sight of it.
pub(crate) fn knowers(poll: &Poll) -> SeatSet {
    match poll.what {
        What::Move { told, .. } => told,
        _ => SeatSet::EMPTY,
    }
}

/// Whether a card is about to leave already, so that nothing else can be done with it. A viewer who has not seen it from
/// then on does not know that it is this one.
pub(crate) fn is_spoken_for(state: &State, card: CardNo, sight: Option<Viewer>) -> bool {
    let knows = |it: &Carried| match sight {
        Some(Viewer::Seat(seat)) => it.told.contains(seat),
        Some(Viewer::Public) => it.told.contains(PUBLIC),
        None => true,
    };
    let mut taken = state.carries.iter().flat_map(|load| &load.cards);
    taken.any(|it| it.card == card && it.op != Op::Mark && !it.left && !it.made && knows(it))
}

/// Which of several cards that leave together an event is about.
pub(crate) fn number_of(state: &State, poll: u8) -> Option<i16> {
    let What::Move { dir: Dir::Out, card, .. } = state.polls.get(usize::from(poll))?.what else {
        return None;
    };
    let load = state.carries.last().filter(|load| load.cards.len() > 1)?;
    load.cards.iter().position(|it| it.card == card).map(|at| at as i16)
}

fn is_cancelled(state: &State, load: &Carry) -> bool {
    let act = load.act.and_then(|at| state.acts.get(usize::from(at)));
    act.is_some_and(|act| act.cancelled)
}

pub(crate) fn advance(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    mut stage: u8,
    mut at: u8,
) {
    let left = if rules.has_ears(ctx.state(), key_move(Tense::Done, Dir::Out)) { LEFT } else { IN };
    loop {
        let state = ctx.state();
        let Some(load) = state.carries.last() else { return ctx.pop(0) };
        if is_cancelled(state, load) {
            turn_back(rules, ctx);
            ctx.emit(Inner::CarryOver.into());
            return ctx.pop(0);
        }
        let carried = load.cards.get(usize::from(at));
        let stays = |it: &Carried| it.op == Op::Mark || it.from == it.to;
        match stage {
            OUT if !rules.has_ears(state, key_move(Tense::About, Dir::Out)) => {
                leave_all(rules, ctx);
                (stage, at) = (left, 0);
            }
            OUT => match carried {
                None => (stage, at) = (LEAVE, 0),
                Some(it) if it.made || stays(it) => at += 1,
                Some(it) => {
                    let poll = event(load, it, Tense::About, Dir::Out);
                    if poll::raise(rules, ctx, poll, Frame::Carry { stage: OUT_HEARD, at }) {
                        return;
                    }
                    at += 1;
                }
            },
            OUT_HEARD => {
                if ctx.stack().returned() == 0 {
                    turn_back(rules, ctx);
                    ctx.emit(Inner::CarryOver.into());
                    return ctx.pop(0);
                }
                (stage, at) = (OUT, at + 1);
            }
            LEAVE => {
                leave_all(rules, ctx);
                (stage, at) = (left, 0);
            }
            LEFT => match carried {
                None => (stage, at) = (IN, 0),
                Some(it) if it.made || stays(it) || !is_on_table(rules, state, it.card) => at += 1,
                Some(it) => {
                    let poll = event(load, it, Tense::Done, Dir::Out);
                    if poll::raise(rules, ctx, poll, Frame::Carry { stage, at: at + 1 }) {
                        return;
                    }
                    at += 1;
                }
            },
            IN => match carried {
                None => {
                    let arrived = !load.failed;
                    ctx.emit(Inner::CarryOver.into());
                    return ctx.pop(arrived.into());
                }
                Some(it) if it.op == Op::Mark => {
                    if let (Some(tag), card, by) = (it.tag, it.card, load.by) {
                        crate::tags::attach(rules, ctx, card, tag, by);
                    }
                    at += 1;
                }
                Some(it) if is_taken(rules, state, it) => {
                    reckon(ctx, Reckoned::Holds { so: false });
                    ctx.emit(Inner::CarryFailed.into());
                    at += 1;
                }
                Some(it)
                    if it.to == rules.gone()
                        || !rules.has_ears(state, key_move(Tense::About, Dir::In)) =>
                {
                    arrive_from(rules, ctx, at);
                    stage = ARRIVED;
                }
                Some(it) => {
                    let poll = event(load, it, Tense::About, Dir::In);
                    if poll::raise(rules, ctx, poll, Frame::Carry { stage: IN_HEARD, at }) {
                        return;
                    }
                    arrive_from(rules, ctx, at);
                    stage = ARRIVED;
                }
            },
            IN_HEARD => {
                if carried.is_some_and(|it| is_taken(rules, state, it)) {
                    reckon(ctx, Reckoned::Holds { so: false });
                    ctx.emit(Inner::CarryFailed.into());
                    (stage, at) = (IN, at + 1);
                } else if ctx.stack().returned() != 0 {
                    arrive_from(rules, ctx, at);
                    stage = ARRIVED;
                } else {
                    let load = (ctx.state().carries.len() - 1) as u8;
                    put_back(rules, ctx, load, at);
                    ctx.emit(Inner::CarryFailed.into());
                    (stage, at) = (IN, at + 1);
                }
            }
            _ => {
                let Some(it) = carried.filter(|it| it.to != rules.gone()) else {
                    (stage, at) = (IN, at + 1);
                    continue;
                };
                let here = state.card(it.card).is_some_and(|card| card.at == it.to);
                // What has not left is known by its looks until it has arrived, and from then on by its place.
                let told = it.told.and(rules.followers(state, it.card));
                let poll = event(load, &Carried { told, ..*it }, Tense::Done, Dir::In);
                (stage, at) = (IN, at + 1);
                if here && poll::raise(rules, ctx, poll, Frame::Carry { stage, at }) {
                    return;
                }
            }
        }
    }
}

/// Whether something else has taken it meanwhile.
fn is_taken(rules: &BombCat, state: &State, it: &Carried) -> bool {
    state.card(it.card).is_none() || it.from != it.to && !is_on_table(rules, state, it.card)
}

fn is_on_table(rules: &BombCat, state: &State, card: CardNo) -> bool {
    state.card(card).is_some_and(|card| card.at == rules.table())
}

/// The event of one card.
#[inline]
fn event(load: &Carry, it: &Carried, tense: Tense, dir: Dir) -> Poll {
    let (card, from, to, op, told) = (it.card, it.from, it.to, it.op, it.told);
    let what = What::Move { dir, card, from, to, op, told };
    Poll {
        what,
        tense,
        ok: 1,
        veto: load.veto,
        by: load.by,
        action: load.action,
        act: load.act,
        waiting: Few::new(),
    }
}

/// All cards that are still where they were leave together.
fn leave_all(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>) {
    let mut at = 0;
    while let Some((it, by)) = ctx.state().carries.last().and_then(|load| {
        let it = load.cards.get(at).copied()?;
        Some((it, load.by))
    }) {
        at += 1;
        if it.made || it.op == Op::Mark || it.from == it.to {
            continue;
        }
        if ctx.state().card(it.card).is_some_and(|card| card.at == it.from) {
            leave(rules, ctx, &it, by);
        } else {
            at -= 1;
            ctx.emit(Inner::CarryLost { at: at as u8 }.into());
            reckon(ctx, Reckoned::Holds { so: false });
        }
    }
}

/// A card leaves its place.
fn leave(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, it: &Carried, by: Who) {
    let state = ctx.state();
    let Some(&card) = state.card(it.card) else { return };
    let saw = rules.seen_by(state, it.card);
    let seen_by = match it.op {
        Op::Use | Op::Discard | Op::Mark | Op::Bank => rules.everybody(),
        Op::Transfer | Op::Annihilate => saw,
    };
    // Who does not see which card it is loses track of those beside it.
    let blurs = match it.open && rules.is_ordered(it.from) {
        true => SeatSet::EMPTY,
        false => rules.everybody().minus(saw),
    };
    let place = state.region(it.from).iter().position(|&other| other == it.card);
    let ordered = rules.is_ordered(it.from);
    let told = rules.options.dark_info && !ordered;
    // Who sees a card without seeing where among the others it lies tells it by its age.
    let lookers = rules.lookers(state, it.from);
    let (placed, dated) = match ordered {
        true => (rules.everybody().minus(blurs), SeatSet::EMPTY),
        false if told => (saw.and(lookers), rules.everybody()),
        false => (saw.and(lookers), saw.minus(lookers)),
    };
    ctx.emit(Event::Left {
        card: Some(card.def),
        face: ctx.told(|state| face_of(rules, state, it.card)),
        from: rules.spot(it.from),
        op: it.op,
        by: by.into(),
        place: place.map(|place| place as u16),
        entered: (told || card.entered != state.turn).then_some(card.entered),
        no: Some(it.card),
        seen_by,
        placed,
        dated,
        blurs,
    });
}

/// The so-many-th card of the last load comes to its new place.
fn arrive_from(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, at: u8) {
    let load = ctx.state().carries.last();
    let it = load.and_then(|load| Some((*load.cards.get(usize::from(at))?, load.by)));
    if let Some((it, by)) = it {
        arrive(rules, ctx, &it, by);
    }
}

/// The card comes to its new place.
fn arrive(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, it: &Carried, by: Who) {
    // A card that lies there already makes no room for itself.
    let there = ctx.state().card(it.card).is_some_and(|card| card.at == it.to);
    let room = ctx.state().region(it.to).len() - usize::from(there);
    let ordered = rules.is_ordered(it.to);
    let place = match (ordered, it.place, it.pos) {
        (false, ..) => room,
        (true, Some(place), _) => usize::from(place).min(room),
        (true, None, Pos::Top) => 0,
        (true, None, Pos::Bottom) => room,
        (true, None, Pos::Random | Pos::Choose) => ctx.index("place", room + 1),
    };
    let state = ctx.state();
    let saw = rules.seen_by(state, it.card);
    let lookers = rules.lookers(state, it.to);
    let chooser = by.seats();
    let knows_place = match (ordered, it.place, it.pos) {
        (false, ..) | (true, None, Pos::Top | Pos::Bottom) => rules.everybody(),
        (true, Some(_), _) if rules.options.announce == Announce::Position => rules.everybody(),
        (true, Some(_), _) => chooser.or(lookers),
        (true, None, _) => lookers,
    };
    let seen_by = saw.or(lookers);
    let def = state.card(it.card).map(|card| card.def);
    let mut arrival = Arrival {
        no: it.card,
        to: it.to,
        at: place as u16,
        seen: match it.place {
            // What is closed to somebody he does not see, wherever he has put it.
            Some(_) => chooser.and(saw).minus(rules.closed_to(state, it.to)),
            None => SeatSet::EMPTY,
        },
        known: seen_by.and(knows_place),
        blurs: if ordered { rules.everybody().minus(knows_place) } else { SeatSet::EMPTY },
        // What goes back to where it lies does not come anew.
        back: it.from == it.to,
    };
    if let Some(card) = state.card(it.card).filter(|_| arrival.back) {
        match ordered {
            // Who does not see which card it is loses track of those beside it, as of any that leaves.
            true if !it.open => arrival.blurs = arrival.blurs.or(rules.everybody().minus(saw)),
            true => {}
            // Nothing has come and nothing has gone.
            false => (arrival.seen, arrival.known) = (card.seen, card.known.or(arrival.known)),
        }
    }
    ctx.emit(Event::Moved {
        card: def,
        face: ctx.told(|state| face_of(rules, state, it.card)),
        from: rules.spot(it.from),
        to: rules.spot(it.to),
        op: it.op,
        by: by.into(),
        place: ordered.then_some(place as u16),
        arrival: Some(arrival),
        seen_by,
    });
    if let (Op::Use, Some(seat)) = (it.op, by.seat()) {
        let open = rules.is_open_to(ctx.state(), it.to, Viewer::Public);
        let card = if open { it.card } else { CardNo::NONE };
        ctx.emit(Inner::PlayedCard { card, seat }.into());
    }
}

/// Cards that are still on their way go back to where they came from.
pub(crate) fn turn_back(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>) {
    let Some(load) = ctx.state().carries.len().checked_sub(1) else { return };
    let count = ctx.state().carries[load].cards.len();
    for at in 0..count {
        put_back(rules, ctx, load as u8, at as u8);
    }
}

fn put_back(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, load: u8, at: u8) {
    let state = ctx.state();
    let load = state.carries.get(usize::from(load));
    let Some(&it) = load.and_then(|load| load.cards.get(usize::from(at))) else { return };
    if !is_on_table(rules, state, it.card) {
        return;
    }
    if it.made {
        return vanish(rules, ctx, it.card);
    }
    let saw = rules.seen_by(state, it.card);
    let seen_by = saw.or(rules.lookers(state, it.from));
    let arrival = Arrival {
        no: it.card,
        to: it.from,
        at: state.region(it.from).len() as u16,
        seen: SeatSet::EMPTY,
        known: seen_by,
        blurs: SeatSet::EMPTY,
        back: true,
    };
    let card = state.card(it.card).map(|card| card.def);
    let to = rules.spot(it.from);
    let face = ctx.told(|state| face_of(rules, state, it.card));
    ctx.emit(Event::Returned { card, face, to, arrival: Some(arrival), seen_by });
}

/// A card leaves the game at once, without being announced.
pub(crate) fn vanish(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, card: CardNo) {
    let state = ctx.state();
    let Some(&it) = state.card(card) else { return };
    let everybody = rules.everybody();
    let arrival = Arrival {
        no: card,
        to: rules.gone(),
        at: state.region(rules.gone()).len() as u16,
        seen: everybody,
        known: everybody,
        blurs: SeatSet::EMPTY,
        back: false,
    };
    ctx.emit(Event::Moved {
        card: Some(it.def),
        face: ctx.told(|state| face_of(rules, state, card)),
        from: rules.spot(it.at),
        to: rules.spot(rules.gone()),
        op: Op::Annihilate,
        by: Who::Game.into(),
        place: None,
        arrival: Some(arrival),
        seen_by: everybody,
    });
}

/// What the game itself moves when somebody dies.
pub(crate) fn discard_all(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    cards: Vec<(CardNo, Place)>,
) {
    let to = rules.discard();
    let cards: SmallVec<[Carried; 2]> = cards
        .into_iter()
        .map(|(card, from)| Carried::new(card, from, to, Op::Discard, Pos::Top))
        .collect();
    let (by, veto, action) = (Who::Game, Veto::Unheard, ActionId::NONE);
    if !cards.is_empty() && !go_at_once(rules, ctx, &cards, by) {
        begin(rules, ctx, Carry { cards, by, veto, action, act: None, failed: false });
    }
}
