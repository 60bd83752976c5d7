//! How the stack runs: frames advance, windows ask, answers take effect, until somebody must be asked.

use crate::stack::{Kind, Laid, Level, Resolution, Step, Window, place};
use crate::{Ctx, Host, List, Rules, Seat, SeatSet};

/// A frame of a game.
pub type FrameOf<R> = <<R as Rules>::Stack as Resolution>::Frame;
/// A slip of a game.
pub type SlipOf<R> = <<R as Rules>::Stack as Resolution>::Slip;

/// The slips of one answer.
pub type Picks<R> = List<SlipOf<R>, 64>;

/// Whether resolution goes on after a frame has advanced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The frame did something: it pushed, opened, moved to its next stage, or popped itself.
    Go,
    /// The frame itself waits for a seat, or the game is over.
    Wait,
}

/// A game that resolves things on the stack.
pub trait Resolve: Rules {
    /// How many levels may advance for one action before resolution is cut.
    const FUEL: u32;

    /// Advances the frame on top by one stage. Every call must change the stack or wait.
    fn advance(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, frame: FrameOf<Self>) -> Flow;
    /// An answer, a finished choice or a trigger takes effect. A choice may have no slips; a window's answer has at least one.
    fn take_effect(
        &self,
        ctx: &mut Ctx<'_, Self, impl Host<Self>>,
        seat: Seat,
        slips: &[SlipOf<Self>],
    );
    /// Whether a sealed answer can still be given, now that its turn has come.
    fn still_legal(&self, state: &Self::State, seat: Seat, slips: &[SlipOf<Self>]) -> bool;
    /// A sealed answer that is no longer legal goes back to its owner, unspent.
    fn give_back(
        &self,
        ctx: &mut Ctx<'_, Self, impl Host<Self>>,
        seat: Seat,
        slips: &[SlipOf<Self>],
    );
    /// Resolution went on too long or too deep: unwind, so that the game goes on from a sound place.
    fn cut(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>);
}

impl<R: Resolve, H: Host<R>> Ctx<'_, R, H> {
    /// Puts a frame on top. Without room nothing happens and resolution is cut.
    #[inline]
    pub fn push(&mut self, frame: FrameOf<R>) {
        if self.stack().has_room() {
            self.step(Step::Push(frame))
        } else {
            self.overflowed = true
        }
    }

    /// Moves the top frame on to its next stage.
    #[inline]
    pub fn top(&mut self, frame: FrameOf<R>) {
        debug_assert!(matches!(
            self.stack().levels().last(),
            Some(Level::Frame(_))
        ));
        self.step(Step::Top(frame));
    }

    /// Finishes the top frame and gives a value to the one below.
    #[inline]
    pub fn pop(&mut self, value: i32) {
        self.step(Step::Pop(value));
    }

    /// Opens a window about the frame on top. A window that asks nobody does not open.
    pub fn open(&mut self, window: Window) {
        if window.asked.is_empty() {
            return;
        }
        if !self.stack().has_room() {
            self.overflowed = true;
            return;
        }
        let base = self.stack().slips().len() as u8;
        self.step(Step::Open(Window { base, ..window }));
    }

    /// Puts triggers that came up together on top, each with its owner; `first` orders them, or begins the seat order.
    pub fn trigger(
        &mut self,
        kind: Kind,
        first: Seat,
        triggers: impl IntoIterator<Item = (Seat, SlipOf<R>)>,
    ) {
        debug_assert!(matches!(kind, Kind::OrderedBySeat | Kind::OrderedByOwners));
        let triggers: List<(Seat, SlipOf<R>), 64> = triggers.into_iter().collect();
        let asked = match kind {
            Kind::OrderedBySeat if !triggers.is_empty() => SeatSet::only(first),
            _ => triggers.iter().map(|&(owner, _)| owner).collect(),
        };
        self.open(Window::new(kind, asked, first));
        if !self.overflowed {
            for &(owner, slip) in triggers.iter() {
                self.lay(owner, slip);
            }
        }
    }

    /// Closes the window on top; nobody is asked any more.
    pub fn close(&mut self) {
        if let Some(window) = self.stack().window() {
            self.step(Step::Window(Window {
                closing: true,
                ..window
            }));
        }
    }

    /// This seat is not asked any more in any window: it has left the game.
    pub fn excuse(&mut self, seat: Seat) {
        self.step(Step::Excuse(seat));
    }

    /// Drops everything above this depth.
    pub fn unwind(&mut self, depth: usize) {
        self.step(Step::Unwind { depth: depth as u8 });
        self.overflowed = false;
    }

    /// A seat lays down one pick of its answer and is asked on.
    pub fn pick(&mut self, seat: Seat, slip: SlipOf<R>) {
        self.lay(seat, slip);
        if let Some(window) = self.stack().window() {
            self.step(Step::Window(Window {
                picking: Some(seat),
                ..window
            }));
        }
    }

    /// A seat answers with a single slip.
    pub fn answer(&mut self, seat: Seat, slip: SlipOf<R>) {
        self.lay(seat, slip);
        self.done(seat);
    }

    /// A seat has completed its answer; without any slip it passes.
    pub fn done(&mut self, seat: Seat) {
        let rules = self.rules;
        let Some(mut window) = self.stack().window() else {
            return;
        };
        window.picking = None;
        match window.kind {
            Kind::Choice => {
                let slips = self.take_from(seat, window.base);
                self.step(Step::Pop(0));
                rules.take_effect(self, seat, &slips);
            }
            Kind::Sealed => {
                window.answered = window.answered.with(seat);
                self.step(Step::Window(window));
            }
            _ => {
                let slips = self.take_from(seat, window.base);
                let passes = slips.is_empty();
                window.answered = if passes {
                    window.answered.with(seat)
                } else {
                    SeatSet::EMPTY
                };
                if window.kind == Kind::UntilAllPass {
                    window.at = window.asked.first_after(seat).unwrap_or(seat);
                }
                self.step(Step::Window(window));
                if !passes {
                    rules.take_effect(self, seat, &slips);
                }
            }
        }
    }

    /// The seat that orders triggers says which comes next, by its place among those of the window on top.
    pub fn next_trigger(&mut self, place: usize) {
        let rules = self.rules;
        let Some(window) = self.stack().window() else {
            return;
        };
        let at = usize::from(window.base) + place;
        if let Some(&laid) = self.stack().slips().get(at) {
            self.step(Step::Take { at: at as u8 });
            rules.take_effect(self, laid.seat, &[laid.slip]);
        }
    }

    fn lay(&mut self, seat: Seat, slip: SlipOf<R>) {
        let Some(window) = self.stack().window() else {
            return;
        };
        if !self.stack().has_room_for_slip() {
            self.overflowed = true;
            return;
        }
        let at = usize::from(window.base) + place(self.stack().laid(), seat, window.first);
        self.step(Step::Lay {
            at: at as u8,
            laid: Laid { seat, slip },
        });
    }

    fn take_from(&mut self, seat: Seat, base: u8) -> Picks<R> {
        let mut taken = Picks::<R>::new();
        let mut at = usize::from(base);
        while let Some(&laid) = self.stack().slips().get(at) {
            if laid.seat == seat {
                self.step(Step::Take { at: at as u8 });
                taken.push(laid.slip);
            } else {
                at += 1;
            }
        }
        taken
    }
}

/// Resolves until somebody is asked or the game is over.
pub fn run<R: Resolve>(ctx: &mut Ctx<'_, R, impl Host<R>>) {
    let rules = ctx.rules;
    let mut fuel = R::FUEL;
    let mut cuts = 0;
    loop {
        if ctx.overflowed || fuel == 0 {
            // A game whose `cut` does not bring rest must not hang its host.
            debug_assert!(cuts < 8, "cut did not bring resolution to rest");
            if cuts == 8 {
                return;
            }
            cuts += 1;
            fuel = R::FUEL;
            rules.cut(ctx);
            ctx.overflowed = false;
        }
        fuel -= 1;
        let flow = match ctx.stack().levels().last() {
            None => Flow::Wait,
            Some(&Level::Frame(frame)) => rules.advance(ctx, frame),
            Some(&Level::Window(window)) => advance_window(rules, ctx, window),
        };
        if flow == Flow::Wait {
            return;
        }
    }
}

fn advance_window<R: Resolve>(
    rules: &R,
    ctx: &mut Ctx<'_, R, impl Host<R>>,
    mut window: Window,
) -> Flow {
    if window.picking.is_some() {
        return Flow::Wait;
    }
    match window.kind {
        Kind::Choice if window.closing || window.asked.is_empty() => ctx.step(Step::Pop(0)),
        Kind::Choice => return Flow::Wait,
        Kind::Sealed if !window.closing => {
            if !window.asked.minus(window.answered).is_empty() {
                return Flow::Wait;
            }
            ctx.close();
        }
        Kind::Sealed => match ctx.stack().laid().first() {
            None => ctx.step(Step::Pop(0)),
            Some(&Laid { seat, .. }) => {
                let slips = ctx.take_from(seat, window.base);
                if rules.still_legal(ctx.state(), seat, &slips) {
                    rules.take_effect(ctx, seat, &slips);
                } else {
                    rules.give_back(ctx, seat, &slips);
                }
            }
        },
        Kind::InTurn | Kind::UntilAllPass => {
            let left = window.asked.minus(window.answered);
            let next = match window.kind {
                Kind::InTurn => left.first_from(window.at),
                _ => window.asked.first_from(window.at),
            };
            match next {
                Some(seat) if !window.closing && !left.is_empty() => {
                    if seat == window.at {
                        return Flow::Wait;
                    }
                    window.at = seat;
                    ctx.step(Step::Window(window));
                }
                _ => ctx.step(Step::Pop(0)),
            }
        }
        Kind::OrderedBySeat | Kind::OrderedByOwners => {
            let laid = ctx.stack().laid();
            let own = laid
                .iter()
                .take_while(|other| Some(other.seat) == laid.first().map(|l| l.seat))
                .count();
            let choices = if window.kind == Kind::OrderedBySeat {
                laid.len()
            } else {
                own
            };
            match choices {
                _ if window.closing && !laid.is_empty() => ctx.step(Step::Take { at: window.base }),
                0 => ctx.step(Step::Pop(0)),
                1 => ctx.next_trigger(0),
                _ => {
                    let chooser = if window.kind == Kind::OrderedBySeat {
                        window.first
                    } else {
                        laid[0].seat
                    };
                    if !window.asked.contains(chooser) {
                        ctx.next_trigger(0); // who should choose has left the game
                    } else if chooser == window.at {
                        return Flow::Wait;
                    } else {
                        window.at = chooser;
                        ctx.step(Step::Window(window));
                    }
                }
            }
        }
    }
    Flow::Go
}
