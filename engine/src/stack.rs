//! The resolution stack: what is being resolved, inside what, and who is asked about it.
//!
//! A state holds its unfinished business here, as small frames, so that it can be saved at every question.
//! A level of the stack is either a frame of the game (a card in use, damage on its way, a turn) or a window of the
//! engine (seats that are asked). What a level needs to remember beyond its few bytes — sealed answers, picks of an
//! unfinished choice, triggers that wait, targets still to come — are slips, each marked with its level;
//! they go when the level goes.

use crate::{List, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A frame or slip of a game: a small value that can be copied, compared and saved.
pub trait Small: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync {}
impl<T: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync> Small for T {}

/// The most slips a stack can have room for.
pub const MAX_SLIPS: usize = 128;

/// How the seats of a window are asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// One seat answers once.
    #[default]
    Choice,
    /// All are asked at once and nothing is shown until the last has answered;
    /// then the answers take effect in seat order.
    Sealed,
    /// One seat after the other, each asked again until it passes.
    InTurn,
    /// Round and round; a play resets the passes.
    UntilAllPass,
    /// Triggers that came up together; one seat says which comes next.
    OrderedBySeat,
    /// Triggers that came up together; seat by seat, each owner orders his own.
    OrderedByOwners,
}

/// Seats that are being asked. What it is about stands in the frame below it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    pub kind: Kind,
    /// Who is asked at all; this is public.
    pub asked: SeatSet,
    /// Who has answered (sealed), has passed (in turn), or has passed since the last play (until all pass).
    pub answered: SeatSet,
    /// Where the seat order begins.
    pub first: Seat,
    /// Whose answer is awaited, where they answer one at a time.
    pub at: Seat,
    /// Who has laid down picks and is not done yet.
    pub picking: Option<Seat>,
    /// Nobody is asked any more; what was sealed takes effect, then the window closes.
    pub closing: bool,
}

impl Window {
    /// A window for these seats, in seat order from `first`.
    pub fn new(kind: Kind, asked: SeatSet, first: Seat) -> Self {
        let at = asked.first_from(first).unwrap_or(first);
        Window { kind, asked, first, at, ..Window::default() }
    }

    /// One seat is asked once.
    pub fn choice(seat: Seat) -> Self {
        Window::new(Kind::Choice, SeatSet::only(seat), seat)
    }

    /// Whose answers it waits for. For hosts: who has answered a sealed window is not for the others to know.
    #[inline]
    pub fn awaiting(&self) -> SeatSet {
        match (self.picking, self.kind) {
            _ if self.closing => SeatSet::EMPTY,
            (Some(seat), _) => SeatSet::only(seat),
            (None, Kind::Sealed) => self.asked.minus(self.answered),
            (None, _) => SeatSet::only(self.at),
        }
    }

    /// Whom a viewer may know to be asked: of a sealed window all, whether they have answered or not,
    /// except that everybody knows of his own answer.
    pub fn asked_as_seen_by(&self, viewer: Viewer) -> SeatSet {
        match (self.kind, viewer) {
            (Kind::Sealed, _) if self.closing => SeatSet::EMPTY,
            (Kind::Sealed, Viewer::Seat(seat)) if self.answered.contains(seat) => {
                self.asked.without(seat)
            }
            (Kind::Sealed, _) => self.asked,
            _ => self.awaiting(),
        }
    }
}

/// One level of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level<F> {
    Frame(F),
    Window(Window),
}

impl<F> Default for Level<F> {
    fn default() -> Self {
        Level::Window(Window::default())
    }
}

/// Something laid down at a level of the stack, by a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid<A> {
    pub level: u8,
    pub seat: Seat,
    pub slip: A,
}

/// A change of the stack: the half of a game's record that clients are never told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step<F, A> {
    /// A frame comes on top.
    Push(F),
    /// The topmost frame, whatever windows are on it, moves on to its next stage.
    Top(F),
    /// The frame on top is finished and gives a value to the next frame below.
    Pop(i32),
    /// A window opens on top.
    Open(Window),
    /// The window on top changes.
    Window(Window),
    /// The window on top is closed.
    Shut,
    /// A seat is not asked any more, in any window.
    Excuse(Seat),
    /// A slip is laid down, before the one that lies at this place.
    Lay { at: u8, laid: Laid<A> },
    /// The slip at this place is taken up.
    Take { at: u8 },
    /// Everything above this depth is dropped.
    Unwind { depth: u8 },
}

/// What the engine needs of a stack; `Stack` and `NoStack` have it.
pub trait Resolution {
    type Frame: Small;
    type Slip: Small + Default;

    fn levels(&self) -> &[Level<Self::Frame>];
    /// The slips of all levels.
    fn slips(&self) -> &[Laid<Self::Slip>];
    /// How many more levels fit. A game that wants a chain of effects to fizzle rather than be cut looks here first.
    fn room(&self) -> usize;
    /// How many more slips fit. A list of actions must not offer a pick for which there is no room.
    fn slip_room(&self) -> usize;
    /// What the frame that finished last gave to the one below it.
    fn returned(&self) -> i32;
    /// Does a step.
    fn apply(&mut self, step: &Step<Self::Frame, Self::Slip>);

    /// The level on top.
    #[inline]
    fn top(&self) -> Option<&Level<Self::Frame>> {
        self.levels().last()
    }

    /// The window on top, if one is.
    #[inline]
    fn window(&self) -> Option<Window> {
        match self.top() {
            Some(Level::Window(window)) => Some(*window),
            _ => None,
        }
    }

    /// The level of the topmost frame: the one on top, or the one the windows on top are about.
    fn frame_level(&self) -> Option<usize> {
        self.levels().iter().rposition(|level| matches!(level, Level::Frame(_)))
    }

    /// The topmost frame.
    #[inline]
    fn frame(&self) -> Option<Self::Frame> {
        // Nearly always it is on top, or under one window.
        if let [.., Level::Frame(frame)] | [.., Level::Frame(frame), Level::Window(_)] =
            self.levels()
        {
            return Some(*frame);
        }
        self.frame_level().and_then(|at| match self.levels().get(at) {
            Some(Level::Frame(frame)) => Some(*frame),
            _ => None,
        })
    }

    /// The windows with their levels, from the bottom.
    fn windows(&self) -> impl Iterator<Item = (usize, Window)> {
        self.levels().iter().enumerate().filter_map(|(level, what)| match what {
            Level::Window(window) => Some((level, *window)),
            Level::Frame(_) => None,
        })
    }

    /// The slips of a level, in order.
    fn laid_at(&self, level: usize) -> impl Iterator<Item = Laid<Self::Slip>> {
        self.slips().iter().copied().filter(move |laid| usize::from(laid.level) == level)
    }

    /// The slips laid down in the window on top, or kept by the frame on top.
    fn laid(&self) -> impl Iterator<Item = Laid<Self::Slip>> {
        self.laid_at(self.levels().len().wrapping_sub(1))
    }

    /// What a seat has laid down in the window on top.
    fn laid_by(&self, seat: Seat) -> impl Iterator<Item = Self::Slip> {
        self.laid().filter(move |laid| laid.seat == seat).map(|laid| laid.slip)
    }

    /// What the topmost frame has kept.
    fn kept(&self) -> impl Iterator<Item = Self::Slip> {
        self.laid_at(self.frame_level().unwrap_or(usize::MAX)).map(|laid| laid.slip)
    }

    /// The triggers among which the seat that orders them now chooses; it names one by its place here.
    fn triggers(&self) -> impl Iterator<Item = Laid<Self::Slip>> {
        let window = self.window();
        let chooser = match window {
            Some(Window { kind: Kind::OrderedByOwners, .. }) => {
                self.laid().next().map(|laid| laid.seat)
            }
            _ => None,
        };
        let ordered =
            window.is_some_and(|w| matches!(w.kind, Kind::OrderedBySeat | Kind::OrderedByOwners));
        self.laid().take_while(move |laid| ordered && chooser.is_none_or(|seat| laid.seat == seat))
    }

    /// Whether no choice is half made.
    fn settled(&self) -> bool {
        self.window().is_none_or(|window| window.picking.is_none())
    }

    /// Whether the stack holds together at a table of so many seats; part of the census of a game,
    /// since states may be read from files.
    fn is_sound(&self, seats: u8) -> bool {
        let table = SeatSet::all(seats);
        let sits = |seat: Seat| table.contains(seat);
        let slips = self
            .slips()
            .iter()
            .all(|laid| usize::from(laid.level) < self.levels().len() && sits(laid.seat));
        let windows = self.windows().all(|(level, w)| {
            level > 0
                && w.asked.minus(table).is_empty()
                && w.answered.minus(table).is_empty()
                && sits(w.first)
                && sits(w.at)
                && w.picking.is_none_or(|seat| sits(seat) && level + 1 == self.levels().len())
        });
        slips && windows
    }
}

/// A stack of at most `LEVELS` levels and `SLIPS` slips, stored in place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "F: Small, A: Small", deserialize = "F: Small, A: Small + Default"))]
#[serde(deny_unknown_fields)]
pub struct Stack<F, A, const LEVELS: usize, const SLIPS: usize> {
    levels: List<Level<F>, LEVELS>,
    slips: List<Laid<A>, SLIPS>,
    returned: i32,
}

impl<F: Small, A: Small + Default, const L: usize, const S: usize> Default for Stack<F, A, L, S> {
    fn default() -> Self {
        const { assert!(S <= MAX_SLIPS, "a stack has room for at most 128 slips") }
        Stack { levels: List::new(), slips: List::new(), returned: 0 }
    }
}

impl<F: Small, A: Small + Default, const L: usize, const S: usize> Stack<F, A, L, S> {
    /// Sets what a seat has answered in the sealed window at this level, or that it has not answered yet:
    /// for `resample`, which draws hidden answers anew.
    pub fn reseal(&mut self, level: usize, seat: Seat, answer: Option<&[A]>) {
        let Some(Level::Window(window)) = self.levels.get_mut(level) else {
            return;
        };
        match answer {
            Some(_) => window.answered = window.answered.with(seat),
            None => window.answered = window.answered.without(seat),
        }
        let first = window.first;
        self.slips.retain(|laid| usize::from(laid.level) != level || laid.seat != seat);
        for &slip in answer.unwrap_or_default() {
            let laid = Laid { level: level as u8, seat, slip };
            self.slips.insert(place(&self.slips, &laid, first), laid);
        }
        // In which order levels were answered tells something; their slips lie level by level.
        self.slips.sort_by_key(|laid| laid.level);
    }

    /// Lays what other seats have picked so far in an order that says nothing of how they picked: for `resample`.
    pub fn sort_picks<K: Ord>(&mut self, others: impl Fn(Seat) -> bool, key: impl Fn(&A) -> K) {
        // Those of one seat at one level lie together; each such run is put in order by itself.
        for run in self.slips.chunk_by_mut(|a, b| a.level == b.level && a.seat == b.seat) {
            if run.first().is_some_and(|laid| others(laid.seat)) {
                run.sort_by_key(|laid| key(&laid.slip));
            }
        }
    }

    #[inline]
    fn drop_slips_from(&mut self, depth: usize) {
        if self.slips.is_empty() {
            return;
        }
        self.slips.retain(|laid| usize::from(laid.level) < depth);
    }
}

/// Where a slip goes so that those of its level lie in seat order, whatever the order of arrival.
pub(crate) fn place<A>(slips: &[Laid<A>], new: &Laid<A>, first: Seat) -> usize {
    let later =
        |laid: &Laid<A>| laid.level == new.level && laid.seat.after(first) > new.seat.after(first);
    slips.iter().position(later).unwrap_or(slips.len())
}

impl<F: Small, A: Small + Default, const L: usize, const S: usize> Resolution
    for Stack<F, A, L, S>
{
    type Frame = F;
    type Slip = A;

    #[inline(always)]
    fn levels(&self) -> &[Level<F>] {
        &self.levels
    }

    #[inline(always)]
    fn top(&self) -> Option<&Level<F>> {
        self.levels.last()
    }

    #[inline]
    fn slips(&self) -> &[Laid<A>] {
        &self.slips
    }

    #[inline]
    fn room(&self) -> usize {
        L - self.levels.len()
    }

    #[inline]
    fn slip_room(&self) -> usize {
        S - self.slips.len()
    }

    #[inline]
    fn returned(&self) -> i32 {
        self.returned
    }

    /// Inlined where a step is made, so that only the one arm is left there.
    #[inline(always)]
    fn apply(&mut self, step: &Step<F, A>) {
        match *step {
            Step::Push(frame) => _ = self.levels.push(Level::Frame(frame)),
            Step::Open(window) => _ = self.levels.push(Level::Window(window)),
            Step::Top(frame) => {
                let top = match self.levels.last() {
                    Some(Level::Frame(_)) => self.levels.last_mut(),
                    _ => {
                        let mut levels = self.levels.iter_mut().rev();
                        levels.find(|level| matches!(level, Level::Frame(_)))
                    }
                };
                if let Some(top) = top {
                    *top = Level::Frame(frame);
                }
            }
            Step::Window(window) => {
                if let Some(top) = self.levels.last_mut() {
                    *top = Level::Window(window);
                }
            }
            Step::Pop(value) => {
                self.levels.pop();
                self.drop_slips_from(self.levels.len());
                self.returned = value;
            }
            Step::Shut => {
                self.levels.pop();
                self.drop_slips_from(self.levels.len());
            }
            Step::Excuse(seat) => {
                for level in self.levels.iter_mut() {
                    if let Level::Window(window) = level {
                        window.asked = window.asked.without(seat);
                    }
                }
            }
            Step::Lay { at, laid } => _ = self.slips.insert(usize::from(at), laid),
            Step::Take { at } => _ = self.slips.remove(usize::from(at)),
            Step::Unwind { depth } => {
                self.levels.truncate(usize::from(depth));
                self.drop_slips_from(usize::from(depth));
                self.returned = 0;
            }
        }
    }
}

/// The stack of a game whose actions take effect at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NoStack;

/// A frame that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Never {}

impl Resolution for NoStack {
    type Frame = Never;
    type Slip = ();

    fn levels(&self) -> &[Level<Never>] {
        &[]
    }
    fn slips(&self) -> &[Laid<()>] {
        &[]
    }
    fn room(&self) -> usize {
        0
    }
    fn slip_room(&self) -> usize {
        0
    }
    fn returned(&self) -> i32 {
        0
    }
    fn apply(&mut self, _: &Step<Never, ()>) {}
}
