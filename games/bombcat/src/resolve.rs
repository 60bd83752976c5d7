//! What is on the stack moves on, and answers take effect: each kind of frame in its own module.

use crate::event::{Event, Inner, Reckoned};
use crate::ids::{CardNo, Who};
use crate::rules::{BombCat, Table};
use crate::state::{Frame, Slip, State};
use crate::view::face_of;
use crate::{act, body, carry, death, poll, turn};
use engine::stack::{Level, Resolution, Window};
use engine::{Ctx, Host, Seat, resolve::Cut, resolve::Resolve};

impl Resolve for BombCat {
    const FUEL: u32 = 60_000;

    #[inline(always)]
    fn advance(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, frame: Frame) {
        match frame {
            Frame::Game { stage } => turn::advance_game(self, ctx, stage),
            Frame::Turn { stage } => turn::advance_turn(self, ctx, stage),
            Frame::Poll { done, stage } => poll::advance(self, ctx, done, stage),
            Frame::Act { stage, at } => act::advance(self, ctx, stage, at),
            Frame::Body { .. } => body::advance(self, ctx, frame),
            Frame::Carry { stage, at } => carry::advance(self, ctx, stage, at),
            Frame::Death { seat, stage } => death::advance(self, ctx, seat, stage),
        }
    }

    fn take_effect(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, slips: &[Slip]) {
        match ctx.stack().frame() {
            Some(Frame::Game { .. }) => turn::hero_chosen(self, ctx, seat, slips),
            Some(Frame::Turn { stage }) => turn::answered(self, ctx, seat, stage, slips),
            Some(Frame::Poll { .. }) => {
                let answers = ctx.state().polls.len().checked_sub(1).map(|at| at as u8);
                act::begin(self, ctx, seat, slips, answers);
            }
            Some(Frame::Act { .. }) => act::aimed(self, ctx, seat, slips),
            Some(frame @ Frame::Body { .. }) => body::answered(self, ctx, frame, seat, slips),
            _ => {}
        }
    }

    fn still_legal(&self, _: &State, _: Seat, _: &[Slip]) -> bool {
        true
    }

    /// Only heroes are chosen in secret, and nothing can come between.
    fn give_back(&self, _: &mut Ctx<'_, Self, impl Host<Self>>, _: Seat, _: &[Slip]) {}

    /// Who answers again and again is asked as often as anybody may be in one turn.
    fn goes_on(&self, state: &State, _: &Window) -> bool {
        state.asked < poll::QUESTIONS || !matches!(state.stack.frame(), Some(Frame::Poll { .. }))
    }

    fn cut(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, _: Cut) {
        fizzle(self, ctx, 0);
        while !ctx.state().carries.is_empty() {
            carry::turn_back(self, ctx);
            ctx.emit(Inner::CarryOver.into());
        }
        while !ctx.state().polls.is_empty() {
            ctx.emit(Inner::PollClosed.into());
        }
        while !ctx.state().acts.is_empty() {
            ctx.emit(Inner::ActOver.into());
        }
        let is_turn = |level: &Level<Frame>| matches!(level, Level::Frame(Frame::Turn { .. }));
        let depth = ctx.stack().levels().iter().position(is_turn).map_or(1, |at| at + 1);
        // Who was about to die when everything stopped is dead.
        let dying = ctx.stack().levels().iter().filter_map(|level| match level {
            Level::Frame(Frame::Death { seat, .. }) => Some(*seat),
            _ => None,
        });
        let dying: Vec<Seat> = dying.collect();
        ctx.unwind(depth);
        for seat in dying {
            death::at_once(self, ctx, seat);
        }
    }
}

/// An effect goes on too long: what it would have done yet is left out, and one line says so.
pub(crate) fn fizzle(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, module: u8) {
    if !ctx.state().spent.told {
        ctx.emit(Event::Fizzled { module: rules.names.module(module) });
    }
}

/// What the present event or act belongs to, for the line in the log.
pub(crate) fn module_now(rules: &BombCat, state: &State) -> u8 {
    state.acts.last().map_or(0, |act| rules.module_of(act.action))
}

/// Asks one seat in the middle of an effect. Programs may go by hidden cards, so all are told. Says whether it is
/// asked: after too many questions in one turn nobody is.
pub(crate) fn ask(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, seat: Seat) -> bool {
    if ctx.state().asked >= poll::QUESTIONS {
        fizzle(rules, ctx, module_now(rules, ctx.state()));
        return false;
    }
    ctx.emit(Event::Asked { seat });
    ctx.open(Window::choice(seat))
}

/// Tells everybody what a program has found out.
pub(crate) fn reckon(ctx: &mut Table<'_, impl Host<BombCat>>, what: Reckoned) {
    ctx.emit(Event::Reckoned { what });
}

/// Tells which card a program means: all that one is meant and where, those who see it which one. `open` says that
/// all know its place.
pub(crate) fn mean(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    card: CardNo,
    open: bool,
) {
    let state = ctx.state();
    let Some(it) = state.card(card) else { return };
    let (place, placed) = crate::tags::place_of(rules, state, card);
    let placed = if open && rules.is_ordered(it.at) { rules.everybody() } else { placed };
    ctx.emit(Event::Meant {
        card: Some(it.def),
        face: ctx.told(|state| face_of(rules, state, card)),
        at: rules.spot(it.at),
        place,
        seen_by: rules.seen_by(state, card),
        placed,
    });
}

/// The seat behind a player, if he lives.
pub(crate) fn living(state: &State, who: Who) -> Option<Seat> {
    who.seat().filter(|&seat| state.is_alive(seat))
}
