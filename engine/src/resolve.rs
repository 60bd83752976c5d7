//! How the stack runs: frames advance, windows ask, answers take effect, until somebody must be asked.

use crate::stack::{Kind, Laid, Level, Resolution, Step, Window, place};
use crate::{Ctx, Host, Rules, Seat, SeatSet};
use smallvec::SmallVec;

/// A frame of a game.
pub type FrameOf<R> = <<R as Rules>::Stack as Resolution>::Frame;
/// A slip of a game.
pub type SlipOf<R> = <<R as Rules>::Stack as Resolution>::Slip;
/// The slips of one answer.
type Picks<R> = SmallVec<[SlipOf<R>; 8]>;

/// Why resolution is cut short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// Too many levels advanced for one action.
    Fuel,
    /// The stack had no room left.
    Room,
}

/// A game that resolves things on the stack. Whoever is asked is asked by a window; when the game is over the stack is empty.
pub trait Resolve: Rules {
    /// How many levels may advance for one action before resolution is cut.
    const FUEL: u32;

    /// Advances the frame on top by one stage: it pushes, opens a window, moves on with `top`, or pops.
    /// A frame that opens a window first moves on to the stage in which the answer has been given — or nobody gave one.
    fn advance(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, frame: FrameOf<Self>);
    /// An answer, a finished choice or a trigger takes effect. A choice may have no slips; an answer has at least one.
    /// The window of a choice is closed by then; the others are still there, below what is pushed now.
    /// How a sealed window came out could not be foreseen, so an event says so before anybody is asked again,
    /// also when all have passed.
    fn take_effect(
        &self,
        ctx: &mut Ctx<'_, Self, impl Host<Self>>,
        seat: Seat,
        slips: &[SlipOf<Self>],
    );
    /// Whether a sealed answer or a waiting trigger is still possible, now that its turn has come.
    fn still_legal(&self, state: &Self::State, seat: Seat, slips: &[SlipOf<Self>]) -> bool;
    /// A sealed answer that is no longer legal goes back to its owner, unspent. Only the owner may be told.
    fn give_back(
        &self,
        ctx: &mut Ctx<'_, Self, impl Host<Self>>,
        seat: Seat,
        slips: &[SlipOf<Self>],
    );
    /// Whether a window still has a point: false when what it is about has been decided meanwhile.
    fn goes_on(&self, state: &Self::State, window: &Window) -> bool {
        let _ = (state, window);
        true
    }
    /// Resolution went on too long or too deep: unwind, so that the game goes on from a sound place,
    /// and see to it that what went on for ever does not begin again at once.
    fn cut(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, why: Cut);
}

impl<R: Resolve, H: Host<R>> Ctx<'_, R, H> {
    /// Puts a frame on top. Without room nothing happens and resolution is cut.
    #[inline]
    pub fn push(&mut self, frame: FrameOf<R>) {
        if self.stack().room() > 0 { self.step(Step::Push(frame)) } else { self.overflowed = true }
    }

    /// Moves the topmost frame on to its next stage, also from under windows.
    #[inline]
    pub fn top(&mut self, frame: FrameOf<R>) {
        self.step(Step::Top(frame));
    }

    /// Finishes the frame on top and gives a value to the next one below.
    #[inline]
    pub fn pop(&mut self, value: i32) {
        let frame = matches!(self.stack().top(), Some(Level::Frame(_)));
        debug_assert!(frame, "a window is on top; it closes by itself or by `goes_on`");
        if frame {
            self.step(Step::Pop(value));
        }
    }

    /// Opens a window about the frame on top. A window that asks nobody does not open; says whether it did.
    pub fn open(&mut self, window: Window) -> bool {
        if window.asked.is_empty() {
            return false;
        }
        self.overflowed |= self.stack().room() == 0;
        if !self.overflowed {
            self.step(Step::Open(window));
        }
        !self.overflowed
    }

    /// Puts triggers that came up together on top, each with its owner; `first` orders them, or begins the seat order.
    /// Says whether there were any.
    pub fn trigger(&mut self, kind: Kind, first: Seat, triggers: &[(Seat, SlipOf<R>)]) -> bool {
        debug_assert!(matches!(kind, Kind::OrderedBySeat | Kind::OrderedByOwners));
        let asked = match kind {
            _ if triggers.is_empty() => return false,
            Kind::OrderedBySeat => SeatSet::only(first),
            _ => triggers.iter().map(|&(owner, _)| owner).collect(),
        };
        self.overflowed |= self.stack().slip_room() < triggers.len();
        if !self.open(Window::new(kind, asked, first)) {
            return false;
        }
        for &(owner, slip) in triggers {
            self.lay(owner, slip);
        }
        true
    }

    /// Keeps a slip with the topmost frame. Without room nothing happens and resolution is cut.
    pub fn keep(&mut self, seat: Seat, slip: SlipOf<R>) {
        if self.stack().slip_room() == 0 {
            self.overflowed = true;
            return;
        }
        let frame = self.stack().frame_level();
        let laid = Laid { level: frame.unwrap_or(0) as u8, seat, slip };
        self.step(Step::Lay { at: self.stack().slips().len() as u8, laid });
    }

    /// Takes up the first slip that the topmost frame has kept.
    pub fn take_kept(&mut self) -> Option<SlipOf<R>> {
        self.take_kept_if(|_| true)
    }

    /// Takes up the first slip of this kind that the topmost frame has kept.
    pub fn take_kept_if(&mut self, wanted: impl Fn(&Laid<SlipOf<R>>) -> bool) -> Option<SlipOf<R>> {
        let frame = self.stack().frame_level()?;
        let is_it = |laid: &Laid<SlipOf<R>>| usize::from(laid.level) == frame && wanted(laid);
        let at = self.stack().slips().iter().position(is_it)?;
        let slip = self.stack().slips()[at].slip;
        self.step(Step::Take { at: at as u8 });
        Some(slip)
    }

    /// This seat is not asked any more in any window: it has left the game.
    pub fn excuse(&mut self, seat: Seat) {
        self.step(Step::Excuse(seat));
    }

    /// Drops everything above this depth; 0 when the game is over.
    pub fn unwind(&mut self, depth: usize) {
        self.step(Step::Unwind { depth: depth as u8 });
        self.overflowed = false;
    }

    /// A seat lays down one pick of its answer and is asked on.
    pub fn pick(&mut self, seat: Seat, slip: SlipOf<R>) {
        self.lay(seat, slip);
        if let Some(window) = self.stack().window() {
            self.step(Step::Window(Window { picking: Some(seat), ..window }));
        }
    }

    /// A seat answers with a single slip.
    pub fn answer(&mut self, seat: Seat, slip: SlipOf<R>) {
        self.complete(seat, &[slip]);
    }

    /// A seat has completed its answer; without any slip it passes.
    pub fn done(&mut self, seat: Seat) {
        self.complete(seat, &[]);
    }

    /// A seat completes its answer with these slips, beside those that it has laid down.
    pub fn complete(&mut self, seat: Seat, more: &[SlipOf<R>]) {
        let rules = self.rules;
        let Some(mut window) = self.stack().window() else {
            return;
        };
        window.picking = None;
        if window.kind == Kind::Sealed {
            more.iter().for_each(|&slip| self.lay(seat, slip));
            window.answered = window.answered.with(seat);
            return self.step(Step::Window(window));
        }
        let mut laid = Picks::<R>::new();
        let slips = match self.stack().slips() {
            [] => more,
            _ => {
                self.take_laid_by(seat, &mut laid);
                laid.extend_from_slice(more);
                &laid
            }
        };
        let passes = slips.is_empty();
        match window.kind {
            Kind::Choice => {
                self.step(Step::Shut);
                return rules.take_effect(self, seat, slips);
            }
            Kind::UntilAllPass => {
                window.answered = if passes { window.answered.with(seat) } else { SeatSet::EMPTY };
                window.at = window.asked.first_after(seat).unwrap_or(seat);
            }
            // Who passes last closes it.
            Kind::InTurn
                if passes && window.asked.minus(window.answered) == SeatSet::only(seat) =>
            {
                return self.step(Step::Shut);
            }
            _ if passes => window.answered = window.answered.with(seat),
            _ => {}
        }
        self.step(Step::Window(window));
        if !passes {
            rules.take_effect(self, seat, slips);
        }
    }

    /// The seat that orders triggers says which comes next, by its place among [`Resolution::triggers`].
    pub fn next_trigger(&mut self, place: usize) {
        let rules = self.rules;
        let Some(chosen) = self.stack().triggers().nth(place) else {
            return;
        };
        let slips = self.stack().slips();
        let same_level = (0..slips.len()).filter(|&at| slips[at].level == chosen.level);
        let last = same_level.clone().count() == 1;
        if let Some(at) = same_level.clone().nth(place) {
            self.step(Step::Take { at: at as u8 });
            if last {
                // Nothing is left to order, and triggers that fire triggers for ever shall not pile up windows.
                self.step(Step::Shut);
            }
            rules.take_effect(self, chosen.seat, &[chosen.slip]);
        }
    }

    /// Lays a slip at the window on top. One for which there is no room is dropped: a player must not be able
    /// to cut a resolution short by picking much.
    fn lay(&mut self, seat: Seat, slip: SlipOf<R>) {
        let Some(window) = self.stack().window() else {
            return;
        };
        debug_assert!(
            self.stack().slip_room() > 0,
            "a pick was offered for which there is no room"
        );
        if self.stack().slip_room() == 0 {
            return;
        }
        let laid = Laid { level: self.stack().levels().len() as u8 - 1, seat, slip };
        let at = place(self.stack().slips(), &laid, window.first);
        self.step(Step::Lay { at: at as u8, laid });
    }

    /// Takes up what a seat has laid down in the window on top.
    fn take_laid_by(&mut self, seat: Seat, taken: &mut Picks<R>) {
        let level = self.stack().levels().len().wrapping_sub(1);
        let mut at = 0;
        while let Some(&laid) = self.stack().slips().get(at) {
            if usize::from(laid.level) == level && laid.seat == seat {
                self.step(Step::Take { at: at as u8 });
                taken.push(laid.slip);
            } else {
                at += 1;
            }
        }
    }
}

/// Resolves until somebody is asked or the stack is empty.
pub fn run<R: Resolve>(ctx: &mut Ctx<'_, R, impl Host<R>>) {
    let rules = ctx.rules;
    let mut fuel = R::FUEL;
    let mut cuts = 0;
    loop {
        if ctx.overflowed || fuel == 0 {
            fuel = R::FUEL;
            cuts += 1;
            let why = if ctx.overflowed { Cut::Room } else { Cut::Fuel };
            rules.cut(ctx, why);
            ctx.overflowed = false;
            // A game whose `cut` does not bring rest must not hang its host.
            debug_assert!(cuts < 8, "cut does not bring resolution to rest");
            if cuts == 8 {
                ctx.unwind(0);
            }
        }
        fuel -= 1;
        #[cfg(debug_assertions)]
        let steps = ctx.steps;
        match ctx.stack().top() {
            None => return,
            Some(&Level::Frame(frame)) => rules.advance(ctx, frame),
            Some(&Level::Window(window)) => {
                if !advance_window(rules, ctx, window) {
                    return;
                }
            }
        }
        #[cfg(debug_assertions)]
        assert!(ctx.steps > steps || ctx.overflowed, "a frame advanced without a step");
    }
}

/// Moves the window on top along; false when it waits for an answer.
fn advance_window<R: Resolve>(
    rules: &R,
    ctx: &mut Ctx<'_, R, impl Host<R>>,
    mut window: Window,
) -> bool {
    if window.picking.is_some() {
        return false;
    }
    if !window.closing && !rules.goes_on(ctx.state(), &window) {
        window.closing = true;
        ctx.step(Step::Window(window));
        return true;
    }
    match window.kind {
        Kind::Sealed => advance_sealed(rules, ctx, window),
        Kind::OrderedBySeat | Kind::OrderedByOwners => advance_order(rules, ctx, window),
        Kind::Choice | Kind::InTurn | Kind::UntilAllPass => {
            let left = window.asked.minus(window.answered);
            let next = match window.kind {
                Kind::UntilAllPass => window.asked.first_from(window.at),
                _ => left.first_from(window.at),
            };
            match next {
                Some(seat) if !window.closing && !left.is_empty() => {
                    if seat == window.at {
                        return false;
                    }
                    window.at = seat;
                    ctx.step(Step::Window(window));
                }
                _ => ctx.step(Step::Shut),
            }
            true
        }
    }
}

/// A sealed window waits for the last answer; then the answers take effect one after the other.
fn advance_sealed<R: Resolve>(
    rules: &R,
    ctx: &mut Ctx<'_, R, impl Host<R>>,
    window: Window,
) -> bool {
    if !window.closing {
        if !window.asked.minus(window.answered).is_empty() {
            return false;
        }
        ctx.step(Step::Window(Window { closing: true, ..window }));
        return true;
    }
    let Some(Laid { seat, .. }) = ctx.stack().laid().next() else {
        ctx.step(Step::Shut);
        return true;
    };
    let mut slips = Picks::<R>::new();
    ctx.take_laid_by(seat, &mut slips);
    let all_in = window.asked.minus(window.answered).is_empty();
    let counts = all_in && window.asked.contains(seat) && rules.goes_on(ctx.state(), &window);
    if counts && rules.still_legal(ctx.state(), seat, &slips) {
        rules.take_effect(ctx, seat, &slips);
    } else {
        rules.give_back(ctx, seat, &slips);
    }
    true
}

/// Triggers that can no longer happen are dropped; one that is alone happens; of several one is chosen.
fn advance_order<R: Resolve>(
    rules: &R,
    ctx: &mut Ctx<'_, R, impl Host<R>>,
    mut window: Window,
) -> bool {
    let level = ctx.stack().levels().len() - 1;
    let stale = |laid: &Laid<SlipOf<R>>| {
        usize::from(laid.level) == level
            && (window.closing || !rules.still_legal(ctx.state(), laid.seat, &[laid.slip]))
    };
    if let Some(at) = ctx.stack().slips().iter().position(stale) {
        ctx.step(Step::Take { at: at as u8 });
        return true;
    }
    let mut choices = ctx.stack().triggers();
    let (first, more) = (choices.next(), choices.next().is_some());
    drop(choices);
    let Some(first) = first else {
        ctx.step(Step::Shut);
        return true;
    };
    let chooser = if window.kind == Kind::OrderedBySeat { window.first } else { first.seat };
    // A single trigger needs no order, and who has left the game gives none.
    if !more || !window.asked.contains(chooser) {
        ctx.next_trigger(0);
    } else if chooser == window.at {
        return false;
    } else {
        window.at = chooser;
        ctx.step(Step::Window(window));
    }
    true
}
