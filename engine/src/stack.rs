//! The resolution stack: what is being resolved, inside what, and who is asked about it.
//!
//! A state holds its unfinished business here, as small frames, so that it can be saved at every question.
//! A level of the stack is either a frame of the game (a card in use, damage on its way, a turn) or a window of the
//! engine (seats that are asked). What seats lay down while they are asked — sealed answers, picks of an unfinished
//! choice, triggers that wait for their turn — are slips, kept in a second, parallel stack.

use crate::{List, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A frame or slip of a game: a small value that can be copied, compared and saved.
pub trait Small: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync {}
impl<T: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync> Small for T {}

/// How the seats of a window are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// One seat answers once.
    #[default]
    Choice,
    /// All are asked at once and nothing is shown until the last has answered; then the answers take effect in seat order.
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Window {
    pub kind: Kind,
    /// Who is asked at all; this is public.
    pub asked: SeatSet,
    /// Who has answered (sealed) or passed since the last play (the other windows).
    pub answered: SeatSet,
    /// Where the seat order begins.
    pub first: Seat,
    /// Whose answer is awaited, where they answer one at a time.
    pub at: Seat,
    /// Who has laid down picks and is not done yet.
    pub picking: Option<Seat>,
    /// Nobody is asked any more; sealed answers take effect, then the window closes.
    pub closing: bool,
    /// How many slips lie below it.
    pub base: u8,
}

impl Window {
    /// A window for these seats, in seat order from `first`.
    pub fn new(kind: Kind, asked: SeatSet, first: Seat) -> Self {
        let at = asked.first_from(first).unwrap_or(first);
        Window {
            kind,
            asked,
            first,
            at,
            ..Window::default()
        }
    }

    /// One seat is asked once.
    pub fn choice(seat: Seat) -> Self {
        Window::new(Kind::Choice, SeatSet::only(seat), seat)
    }

    /// Whose answers it waits for. For hosts: who has answered a sealed window is not for the others to know.
    pub fn awaiting(&self) -> SeatSet {
        match (self.picking, self.kind) {
            _ if self.closing => SeatSet::EMPTY,
            (Some(seat), _) => SeatSet::only(seat),
            (None, Kind::Sealed) => self.asked.minus(self.answered),
            (None, _) => SeatSet::only(self.at),
        }
    }

    /// Whom a viewer may know to be asked: all of a sealed window, whether they have answered or not.
    pub fn seen_asked(&self, viewer: Viewer) -> SeatSet {
        match (self.kind, viewer) {
            (Kind::Sealed, Viewer::Seat(seat)) if self.answered.contains(seat) => {
                self.asked.without(seat)
            }
            (Kind::Sealed, _) if !self.closing => self.asked,
            _ => self.awaiting(),
        }
    }
}

/// One level of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// Something a seat has laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Laid<A> {
    pub seat: Seat,
    pub slip: A,
}

/// A change of the stack: the half of a game's record that clients are never told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step<F, A> {
    /// A frame comes on top.
    Push(F),
    /// The top frame moves on to its next stage.
    Top(F),
    /// The top level is finished and gives a value to the level below.
    Pop(i32),
    /// A window opens on top.
    Open(Window),
    /// The top window changes.
    Window(Window),
    /// A seat is not asked any more, in any window.
    Excuse(Seat),
    /// A slip is laid down.
    Lay { at: u8, laid: Laid<A> },
    /// A slip is taken up.
    Take { at: u8 },
    /// Everything above this depth is dropped.
    Unwind { depth: u8 },
}

/// What the engine needs of a stack; `Stack` and `NoStack` have it.
pub trait Resolution {
    type Frame: Small;
    type Slip: Small + Default;

    fn levels(&self) -> &[Level<Self::Frame>];
    /// The slips of all windows, those of the top window last.
    fn slips(&self) -> &[Laid<Self::Slip>];
    /// Whether one more level fits.
    fn has_room(&self) -> bool;
    /// Whether one more slip fits.
    fn has_room_for_slip(&self) -> bool;
    /// What the level that finished last gave to the one below it.
    fn returned(&self) -> i32;
    /// Does a step.
    fn apply(&mut self, step: &Step<Self::Frame, Self::Slip>);

    /// The window on top, if one is.
    fn window(&self) -> Option<Window> {
        match self.levels().last() {
            Some(Level::Window(window)) => Some(*window),
            _ => None,
        }
    }

    /// The topmost frame: the one on top, or the one the windows on top are about.
    fn frame(&self) -> Option<Self::Frame> {
        self.levels().iter().rev().find_map(|level| match level {
            Level::Frame(frame) => Some(*frame),
            Level::Window(_) => None,
        })
    }

    /// The slips laid down in the window on top.
    fn laid(&self) -> &[Laid<Self::Slip>] {
        match self.window() {
            Some(window) => self
                .slips()
                .get(usize::from(window.base)..)
                .unwrap_or_default(),
            None => &[],
        }
    }

    /// What a seat has laid down in the window on top.
    fn laid_by(&self, seat: Seat) -> impl Iterator<Item = Self::Slip> {
        self.laid()
            .iter()
            .filter(move |laid| laid.seat == seat)
            .map(|laid| laid.slip)
    }

    /// Whether no choice is half made.
    fn settled(&self) -> bool {
        self.window().is_none_or(|window| window.picking.is_none())
    }

    /// Whether the stack holds together; part of a game's census, since states may be read from files.
    fn sound(&self) -> bool {
        let slips = self.slips().len();
        let mut base = 0;
        for level in self.levels() {
            if let Level::Window(window) = level {
                if window.base < base || usize::from(window.base) > slips {
                    return false;
                }
                base = window.base;
            }
        }
        true
    }
}

/// A stack of at most `LEVELS` levels and `SLIPS` slips, stored in place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "F: Small, A: Small",
    deserialize = "F: Small, A: Small + Default"
))]
pub struct Stack<F, A, const LEVELS: usize, const SLIPS: usize> {
    levels: List<Level<F>, LEVELS>,
    slips: List<Laid<A>, SLIPS>,
    returned: i32,
}

impl<F: Small, A: Small + Default, const L: usize, const S: usize> Default for Stack<F, A, L, S> {
    fn default() -> Self {
        Stack {
            levels: List::new(),
            slips: List::new(),
            returned: 0,
        }
    }
}

impl<F: Small, A: Small + Default, const L: usize, const S: usize> Stack<F, A, L, S> {
    /// Changes slips where they lie: for `resample`, which draws hidden answers anew.
    pub fn slips_mut(&mut self) -> &mut [Laid<A>] {
        &mut self.slips
    }

    /// Changes frames where they lie: for `resample`, where frames name hidden things.
    pub fn frames_mut(&mut self) -> impl Iterator<Item = &mut F> {
        self.levels.iter_mut().filter_map(|level| match level {
            Level::Frame(frame) => Some(frame),
            Level::Window(_) => None,
        })
    }

    /// Sets whether a seat has answered the sealed window on top, and with what: for `resample`.
    pub fn reseal(&mut self, seat: Seat, answer: Option<&[A]>) {
        let Some(Level::Window(window)) = self.levels.last_mut() else {
            return;
        };
        let base = usize::from(window.base);
        window.answered = if answer.is_some() {
            window.answered.with(seat)
        } else {
            window.answered.without(seat)
        };
        let first = window.first;
        while let Some(at) = self.slips[base..].iter().position(|laid| laid.seat == seat) {
            self.slips.remove(base + at);
        }
        for &slip in answer.unwrap_or_default() {
            let at = place(&self.slips[base..], seat, first) + base;
            self.slips.insert(at, Laid { seat, slip });
        }
    }
}

/// Where a slip of this seat goes so that slips lie in seat order whatever the order of arrival.
pub(crate) fn place<A>(laid: &[Laid<A>], seat: Seat, first: Seat) -> usize {
    laid.iter()
        .take_while(|other| other.seat.after(first) <= seat.after(first))
        .count()
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

    #[inline]
    fn slips(&self) -> &[Laid<A>] {
        &self.slips
    }

    #[inline]
    fn has_room(&self) -> bool {
        !self.levels.is_full()
    }

    #[inline]
    fn has_room_for_slip(&self) -> bool {
        !self.slips.is_full()
    }

    #[inline]
    fn returned(&self) -> i32 {
        self.returned
    }

    #[inline]
    fn apply(&mut self, step: &Step<F, A>) {
        match *step {
            Step::Push(frame) => _ = self.levels.push(Level::Frame(frame)),
            Step::Open(window) => _ = self.levels.push(Level::Window(window)),
            Step::Top(frame) => {
                if let Some(top) = self.levels.last_mut() {
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
                self.returned = value;
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
                while self.levels.len() > usize::from(depth) {
                    if let Some(Level::Window(window)) = self.levels.pop() {
                        self.slips.truncate(usize::from(window.base));
                    }
                }
                self.returned = 0;
            }
        }
    }
}

/// The stack of a game whose actions take effect at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoStack;

/// A frame that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    fn has_room(&self) -> bool {
        false
    }
    fn has_room_for_slip(&self) -> bool {
        false
    }
    fn returned(&self) -> i32 {
        0
    }
    fn apply(&mut self, _: &Step<Never, ()>) {}
}
