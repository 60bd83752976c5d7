//! Does the steps of an ability, one at a time.

use crate::cards;
use crate::change::{self, Table};
use crate::event::{Event, Picks};
use crate::ids::{Id, Slot};
use crate::local::Local;
use crate::piles::{Pile, in_order};
use crate::program::{Address, Op};
use crate::queries::{How, Point};
use crate::rules::SmashUp;
use crate::scoring;
use crate::state::{Cause, Extra, Frame, NOWHERE, Phase, SLOTS, Slip, State};
use crate::vocabulary::*;
use engine::stack::{Resolution, Window};
use engine::{Host, List, Seat, SeatSet};

/// In place of a loop's counter: what the frame above gives back is the number, or the thing, that was picked.
const NUMBER_IS_DUE: u8 = u8::MAX;
const THING_IS_DUE: u8 = u8::MAX - 1;

/// Begins an ability.
pub(crate) fn begin(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    ability: u16,
    you: Seat,
    source: Id,
    base: Slot,
) {
    let at = rules.data.abilities[usize::from(ability)].start;
    ctx.push(Frame::Run { ability, at, you, cause: you, source, base, n: 0 });
}

/// Does the next step of the ability on top.
pub(crate) fn advance(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, frame: Frame) {
    let Frame::Run { ability, at, you, cause: whose, source, base, n } = frame else { return };
    let go =
        |to: Address, n: u8| Frame::Run { ability, at: to, you, cause: whose, source, base, n };
    match n {
        NUMBER_IS_DUE => {
            let n = ctx.stack().returned().clamp(0, 99) as u8;
            ctx.top(go(at, 0));
            return ctx.keep(you, Slip::Number(n));
        }
        THING_IS_DUE => {
            let id = Id(ctx.stack().returned().clamp(0, i32::from(u16::MAX)) as u16);
            ctx.top(go(at, 0));
            ctx.keep(you, Slip::NewThings);
            if id != Id::NONE {
                ctx.keep(you, Slip::Thing(id));
            }
            return;
        }
        _ => {}
    }
    let op = rules.data.program[usize::from(at)];
    let local = Local::of(ctx.state());
    let Some(point) = local.point(rules, frame) else { return ctx.pop(0) };
    let cause = Cause { seat: whose, card: point.card };
    let next = go(at + 1, 0);
    match op {
        Op::End => {
            ctx.pop(0);
            change::done(rules, ctx, cause);
        }
        Op::Jump(to) => ctx.top(go(to, 0)),
        Op::Unless(when, to) => {
            let holds = rules.holds(ctx.state(), &point, when);
            ctx.top(if holds { next } else { go(to, 0) });
        }
        Op::Pick(pick) => ask(rules, ctx, &point, pick, next),
        Op::Choose { ways, after } => {
            let possible: List<u8, 8> = (0..ways)
                .filter(|&way| rules.way_is_possible(ctx.state(), &point, at, way))
                .collect();
            match possible[..] {
                [] => ctx.top(go(after, 0)),
                [only] => ctx.top(go(rules.way(at, only), 0)),
                _ => {
                    ctx.top(next);
                    ctx.open(Window::choice(you));
                }
            }
        }
        Op::Each(after) => match local.things.get(usize::from(n)) {
            Some(&id) => {
                ctx.top(go(at, n + 1));
                ctx.push(next);
                ctx.keep(you, Slip::Thing(id));
            }
            None => ctx.top(go(after, 0)),
        },
        Op::EachPlayer(who, after) => {
            let seats = rules.seats_of(ctx.state(), &point, who);
            match rules.clockwise(seats, whose).nth(usize::from(n)) {
                Some(seat) => {
                    ctx.top(go(at, n + 1));
                    let at = at + 1;
                    ctx.push(Frame::Run {
                        ability,
                        at,
                        you: seat,
                        cause: whose,
                        source,
                        base,
                        n: 0,
                    });
                }
                None => ctx.top(go(after, 0)),
            }
        }
        Op::EachBase(bases, after) => {
            if n == 0 {
                for &base in rules.bases_of(ctx.state(), &point, bases).iter() {
                    ctx.keep(you, Slip::Base(base));
                }
            }
            match Local::of(ctx.state()).bases.get(usize::from(n)) {
                Some(&base) => {
                    ctx.top(go(at, n + 1));
                    ctx.push(next);
                    ctx.keep(you, Slip::Base(base));
                }
                None => ctx.top(go(after, 0)),
            }
        }
        Op::Offer { after, .. } => {
            let others = SeatSet::all(rules.seats).without(you);
            match rules.clockwise(others, you).nth(usize::from(n)) {
                Some(seat) => {
                    ctx.top(go(at, n + 1));
                    ctx.open(Window::choice(seat));
                }
                None => ctx.top(go(after, 0)),
            }
        }
        Op::Destroy(what) => {
            let ids = change::members(rules, ctx.state(), &point, what);
            ctx.top(go(at + 1, NUMBER_IS_DUE));
            change::destroy(ctx, cause, you, &ids);
        }
        Op::Return(what) | Op::Bottom(what) | Op::ShuffleIn(what) => {
            let to = match op {
                Op::Return(_) => Pile::Hand,
                Op::Bottom(_) => Pile::Bottom,
                _ => Pile::Deck,
            };
            let ids = change::members(rules, ctx.state(), &point, what);
            ctx.top(next);
            change::send(rules, ctx, cause, &ids, to);
        }
        Op::Detach(what) => {
            let ids = change::members(rules, ctx.state(), &point, what);
            ctx.top(next);
            change::take_off(rules, ctx, cause, &ids);
        }
        Op::Move { what, to } => {
            let target = rules.target_base(ctx.state(), &point, to);
            let ids = change::members(rules, ctx.state(), &point, what);
            ctx.top(next);
            change::relocate(rules, ctx, cause, you, &ids, target);
        }
        Op::Boost { what, by } => {
            let by = rules.number(ctx.state(), &point, by);
            let ids = change::members(rules, ctx.state(), &point, what);
            ctx.top(next);
            change::boost(rules, ctx, cause, &ids, by);
        }
        Op::Counters { what, n } => {
            let ids = change::members(rules, ctx.state(), &point, what);
            ctx.top(next);
            change::count(rules, ctx, cause, &ids, n);
        }
        Op::Breakpoint { at, by } => {
            let base = rules.target_base(ctx.state(), &point, at);
            let by = rules.number(ctx.state(), &point, by);
            ctx.top(next);
            if base != NOWHERE && by != 0 {
                let card = ctx.state().base_card(base).card();
                ctx.emit(Event::BreakpointChanged { base, card, by });
            }
        }
        Op::OpenBase(at) => {
            let base = rules.target_base(ctx.state(), &point, at);
            ctx.top(next);
            if base != NOWHERE {
                let card = ctx.state().base_card(base).card();
                ctx.emit(Event::BreakpointOpened { base, card });
            }
        }
        Op::Draw { n, who } => {
            let n = rules.number(ctx.state(), &point, n).max(0) as u8;
            let seats = rules.seats_of(ctx.state(), &point, who);
            ctx.top(next);
            rules.clockwise(seats, you).for_each(|seat| change::draw(ctx, seat, n));
        }
        Op::DrawTo(size) => {
            let more = size.saturating_sub(ctx.state().player(you).hand.len() as u8);
            ctx.top(next);
            change::draw(ctx, you, more);
        }
        Op::Discard { n, who } => {
            let seats = rules.seats_of(ctx.state(), &point, who);
            ctx.top(next);
            let mut seats: List<Seat, 4> = rules.clockwise(seats, you).collect();
            while let Some(seat) = seats.pop() {
                ctx.push(Frame::Discard { seat, n });
            }
        }
        Op::DiscardRandom { n, who } => {
            let seats = rules.seats_of(ctx.state(), &point, who);
            ctx.top(next);
            rules.clockwise(seats, you).for_each(|seat| {
                (0..n).for_each(|_| _ = change::discard_at_random(ctx, seat));
            });
        }
        Op::DiscardUntilSane { who } => {
            let seats = rules.seats_of(ctx.state(), &point, who);
            ctx.top(next);
            rules.clockwise(seats, you).for_each(|seat| {
                while change::discard_at_random(ctx, seat) == Some(rules.data.madness) {}
            });
        }
        Op::DiscardAll(kind) => {
            let hand = in_order(&ctx.state().player(you).hand);
            ctx.top(next);
            for held in hand.iter() {
                if kind == CardKind::Any || held.card == rules.data.madness {
                    change::discard(ctx, you, held.card);
                }
            }
        }
        Op::Madness { n, who } => {
            let n = rules.number(ctx.state(), &point, n).max(0) as u8;
            let seats = rules.seats_of(ctx.state(), &point, who);
            ctx.top(next);
            rules.clockwise(seats, you).for_each(|seat| {
                let drawn = change::madness(ctx, seat, n);
                if seat == you {
                    // What is counted from now on is what there was.
                    ctx.keep(you, Slip::Number(drawn));
                }
            });
        }
        Op::Points { n } => {
            let points = rules.number(ctx.state(), &point, n).max(0) as u8;
            ctx.top(next);
            if points > 0 {
                ctx.emit(Event::PointsGained { seat: you, points });
            }
        }
        Op::Extra(text) => {
            let result = if text.pick { THING_IS_DUE } else { 0 };
            grant(rules, ctx, &point, text, go(at + 1, result));
        }
        Op::SwapBase { chosen } => scoring::swap(rules, ctx, &point, &local, chosen, next),
        Op::ChooseNextBase(n) => scoring::look_ahead(ctx, you, n, next),
        Op::NameFaction => {
            ctx.top(next);
            if let Some(faction) = local.faction {
                ctx.emit(Event::FactionNamed { id: source, card: point.card.card(), faction });
            }
        }
        Op::Sleep => {
            ctx.top(next);
            if let Some(seat) = local.player {
                ctx.emit(Event::PutToSleep { seat });
            }
        }
        Op::Replay => {
            ctx.top(next);
            let back = local.things.first().and_then(|&id| ctx.state().gone_thing(id));
            if let Some(thing) = back.map(|gone| gone.thing)
                && thing.owner == you
            {
                let (card, from, base) = (thing.card, Pile::Hand, NOWHERE);
                ctx.push(Frame::Place { card, owner: you, you, from, base, asked: false });
            }
        }
        Op::PlaySelf(_)
        | Op::Put { .. }
        | Op::PutRest(_)
        | Op::PutActions(_)
        | Op::PutNamesakes(_)
        | Op::OrderTop
        | Op::PutSelf(_)
        | Op::Reveal { .. }
        | Op::Look(_)
        | Op::RevealUntilActions(_)
        | Op::RevealHand
        | Op::LookHand
        | Op::HandIntoDeck
        | Op::DiscardIntoDeck
        | Op::MinionsIntoDeck
        | Op::ShuffleDeck => cards::advance(rules, ctx, &point, &local, op, next),
    }
}

/// Opens the question of a pick, unless all can see what comes out of it.
fn ask(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    point: &Point<'_>,
    pick: Pick,
    next: Frame,
) {
    let searches = matches!(pick, Pick::Cards { of: CardFilter { zone: Zone::Deck, .. }, .. });
    if searches && ctx.state().player(point.you).deck.is_empty() {
        change::refill(ctx, point.you);
    }
    if matches!(pick, Pick::Cards { of: CardFilter { zone: Zone::BaseDeck, .. }, .. }) {
        scoring::refill_bases(ctx, 1);
    }
    let offer = rules.offer(ctx.state(), point, pick, &[]);
    ctx.top(next);
    if offer.max == 0 && offer.open {
        picked(ctx, point.you, Some(pick), &[]);
    } else if offer.open && offer.there == offer.min {
        // All there are must be picked.
        let mut all = Vec::new();
        while let Some(&first) = rules.offer(ctx.state(), point, pick, &all).options.first() {
            all.push(first);
        }
        picked(ctx, point.you, Some(pick), &all);
    } else {
        ctx.open(Window::choice(point.you));
    }
}

/// What was picked is kept with the ability; of things and cards it replaces what was picked before.
pub(crate) fn picked(
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    you: Seat,
    pick: Option<Pick>,
    slips: &[Slip],
) {
    match pick {
        Some(Pick::Things { .. }) => ctx.keep(you, Slip::NewThings),
        Some(Pick::Cards { .. }) => ctx.keep(you, Slip::NewCards),
        _ => {}
    }
    for &slip in slips {
        ctx.keep(you, slip);
    }
}

/// The answer to what the ability on top asked takes effect.
pub(crate) fn answered(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    frame: Frame,
    seat: Seat,
    slips: &[Slip],
) {
    let Frame::Run { ability, at, you, cause, source, base, .. } = frame else { return };
    let go = |at| Frame::Run { ability, at, you, cause, source, base, n: 0 };
    let op = rules.asked_by(frame);
    if !matches!(op, Some(Op::OrderTop | Op::ChooseNextBase(_))) {
        let card = rules.data.abilities[usize::from(ability)].def.card();
        ctx.emit(Event::Chosen { seat, card, picks: open_picks(slips) });
    }
    match op {
        Some(Op::Pick(pick)) => picked(ctx, you, Some(pick), slips),
        Some(Op::Choose { .. }) => {
            if let [Slip::Way(way)] = slips {
                ctx.top(go(rules.way(at - 1, *way)));
            }
        }
        Some(Op::Offer { decline, .. }) => {
            if slips.is_empty() {
                ctx.push(go(decline));
                ctx.keep(you, Slip::Player(seat));
            } else {
                let at = at + 1;
                ctx.push(Frame::Run { ability, at, you: seat, cause, source, base, n: 0 });
            }
        }
        Some(Op::OrderTop) => cards::order_top(ctx, you, slips),
        Some(Op::ChooseNextBase(_)) => scoring::order_bases(ctx, you, slips),
        _ => {}
    }
}

/// What of a choice all can see: not which cards of a hand or deck.
fn open_picks(slips: &[Slip]) -> Picks {
    let open = slips
        .iter()
        .filter(|slip| !matches!(slip, Slip::Card { pile: Pile::Hand | Pile::Deck, .. }));
    open.copied().take(16).collect()
}

/// Plays beyond the usual: to be used at once, or in the rest of the phase.
fn grant(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    point: &Point<'_>,
    text: ExtraText,
    next: Frame,
) {
    let state = ctx.state();
    let n = rules.number(state, point, text.n).max(0) as u8;
    let base = match text.at {
        At::Any | At::NoOwn => None,
        at => Some(rules.target_base(state, point, at)),
    };
    let below = text.below.map(|below| rules.number(state, point, below));
    let picked = point.picks.things.first().and_then(|&id| state.remembered(id));
    let name = match text.name {
        Some(NameOf::Picked) => picked.map(|thing| thing.card),
        Some(NameOf::That) => state.remembered(point.picks.that).map(|thing| thing.card),
        _ => None,
    };
    let extra = Extra {
        action: text.action,
        n,
        max: text.max.or(below.map(|below| (below - 1).max(0) as u8)),
        base,
        no_own: text.at == At::NoOwn,
        name,
        named_here: text.name == Some(NameOf::Here),
        alike: text.alike,
        of_base: false,
        card: point.card,
    };
    let nameless = matches!(text.name, Some(NameOf::Picked | NameOf::That)) && name.is_none();
    let nothing =
        n == 0 || base == Some(NOWHERE) || below.is_some_and(|below| below <= 0) || nameless;
    // Outside of one's own turn, and after one's play phase, there is no later.
    let later = state.current == point.you && state.phase <= Phase::Play;
    match nothing {
        true if text.pick => {
            // Nothing is played, so nothing counts as picked.
            let Frame::Run { ability, at, you, cause, source, base, .. } = next else { return };
            ctx.top(Frame::Run { ability, at, you, cause, source, base, n: 0 });
            ctx.keep(point.you, Slip::NewThings);
        }
        true => ctx.top(next),
        false if text.now || !later => {
            ctx.top(next);
            let (you, discard, must) = (point.you, text.discard, text.must);
            ctx.push(Frame::Grant { you, discard, must, last: Id::NONE, asked: false });
            ctx.keep(you, Slip::Allowance(extra));
        }
        false => {
            ctx.top(next);
            let (seat, action) = (point.you, extra.action);
            ctx.emit(Event::AllowanceGranted { seat, action, n, extra });
        }
    }
}

impl SmashUp {
    /// The seats of a set, clockwise from one.
    pub fn clockwise(&self, seats: SeatSet, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let all = self.seats;
        (0..all)
            .map(move |step| Seat::new((from.index() as u8 + step) % all))
            .filter(move |&seat| seats.contains(seat))
    }

    /// Whom a word means.
    pub fn seats_of(&self, state: &State, point: &Point<'_>, who: Who) -> SeatSet {
        let all = SeatSet::all(self.seats);
        match who {
            Who::You => SeatSet::only(point.you),
            Who::Others => all.without(point.you),
            Who::Each => all,
            Who::OthersHere => self.present(state, point.base).without(point.you),
            Who::Doer => point.picks.doer.map_or(SeatSet::EMPTY, SeatSet::only),
        }
    }

    /// The bases that a loop goes through.
    fn bases_of(&self, state: &State, point: &Point<'_>, bases: Bases) -> List<Slot, SLOTS> {
        let fits = |&base: &Slot| match bases {
            Bases::NoOwn => self.minions_of(state, point.you, base) == 0,
        };
        state.slots().filter(fits).collect()
    }

    /// Where a way of a choice begins.
    fn way(&self, at: Address, way: u8) -> Address {
        match self.data.program.get(usize::from(at) + 1 + usize::from(way)) {
            Some(&Op::Jump(to)) => to,
            _ => at,
        }
    }

    /// The step that opened the question about this ability.
    pub fn asked_by(&self, frame: Frame) -> Option<Op> {
        let Frame::Run { at, n, .. } = frame else { return None };
        // A loop stays where it is while it asks.
        if n > 0
            && let Some(&op @ Op::Offer { .. }) = self.data.program.get(usize::from(at))
        {
            return Some(op);
        }
        self.data.program.get(usize::from(at).checked_sub(1)?).copied()
    }

    /// Whether a way can be gone: what it picks first can be picked.
    pub fn way_is_possible(&self, state: &State, point: &Point<'_>, at: Address, way: u8) -> bool {
        self.can_begin(state, point, self.way(at, way))
    }

    /// Whether steps have a point: what they pick first can be picked, as far as all can see.
    pub fn can_begin(&self, state: &State, point: &Point<'_>, at: Address) -> bool {
        match self.data.program.get(usize::from(at)) {
            Some(Op::Pick(Pick::Cards { of, .. })) if of.zone == Zone::Deck => {
                let own = state.player(point.you);
                !(own.deck.is_empty() && own.discard.is_empty())
            }
            Some(&Op::Choose { ways, .. }) => {
                (0..ways).any(|way| self.way_is_possible(state, point, at, way))
            }
            Some(Op::Pick(pick)) => {
                let offer = self.offer(state, point, *pick, &[]);
                let wanted = match pick {
                    Pick::Things { n: Count::Exactly(n), .. } => usize::from(*n),
                    _ => 1,
                };
                !offer.open || offer.there >= wanted
            }
            Some(&Op::Move { what: Group::This, .. }) => state
                .thing(point.source)
                .is_some_and(|thing| !self.is_rooted(state, thing, How::Move)),
            Some(&Op::Return(Group::This)) => state
                .thing(point.source)
                .is_some_and(|thing| !self.is_rooted(state, thing, How::Return)),
            _ => true,
        }
    }
}
