//! The hands of the rules: they read the state and change it by telling what happens, in no other way.

use crate::stack::{Resolution, Step};
use crate::{Chance, Rules};
use std::mem::ManuallyDrop;

/// The steps of a game's stack.
pub type StepOf<R> =
    Step<<<R as Rules>::Stack as Resolution>::Frame, <<R as Rules>::Stack as Resolution>::Slip>;

/// What surrounds a running game: where its luck comes from and where its record goes.
pub trait Host<R: Rules> {
    /// Whether anybody gets the events; where nobody does, what is only told need not be worked out.
    const TELLS: bool = true;
    type Chance: Chance;
    fn chance(&mut self) -> &mut Self::Chance;
    fn event(&mut self, event: R::Event);
    fn step(&mut self, step: StepOf<R>);
}

/// A host that keeps no record; events then cost nothing. For simulation and search.
#[derive(Clone, Debug)]
pub struct NoLog<C>(pub C);

impl<R: Rules, C: Chance> Host<R> for NoLog<C> {
    const TELLS: bool = false;
    type Chance = C;

    #[inline(always)]
    fn chance(&mut self) -> &mut C {
        &mut self.0
    }

    #[inline(always)]
    fn event(&mut self, event: R::Event) {
        if R::is_light(&event) {
            std::mem::forget(event);
        }
    }

    #[inline(always)]
    fn step(&mut self, _: StepOf<R>) {}
}

/// One entry of the record of a game.
#[derive(Debug)]
pub enum Entry<R: Rules> {
    /// Something that happened, told to clients.
    Event(R::Event),
    /// Something inside the stack, never told.
    Step(StepOf<R>),
    /// Everything from this place of the record on was taken back.
    Undone { from: usize },
}

impl<R: Rules> Clone for Entry<R> {
    fn clone(&self) -> Self {
        match self {
            Entry::Event(event) => Entry::Event(event.clone()),
            Entry::Step(step) => Entry::Step(*step),
            &Entry::Undone { from } => Entry::Undone { from },
        }
    }
}

/// A host that records everything.
#[derive(Debug)]
pub struct Recorder<R: Rules, C> {
    pub chance: C,
    pub record: Vec<Entry<R>>,
}

impl<R: Rules, C: Chance> Host<R> for Recorder<R, C> {
    type Chance = C;

    fn chance(&mut self) -> &mut C {
        &mut self.chance
    }

    fn event(&mut self, event: R::Event) {
        push(&mut self.record, Entry::Event(event));
    }

    fn step(&mut self, step: StepOf<R>) {
        push(&mut self.record, Entry::Step(step));
    }
}

/// Adds to a list that is kept for long: it grows by a quarter and not twofold, since a server keeps many of them.
pub(crate) fn push<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        list.reserve_exact(list.len() / 4 + 8);
    }
    list.push(item);
}

/// A state under the rules' hands.
pub struct Ctx<'a, R: Rules, H: Host<R>> {
    pub(crate) rules: &'a R,
    state: &'a mut R::State,
    host: &'a mut H,
    /// The stack had no room for a frame; resolution is cut short.
    pub(crate) overflowed: bool,
    /// Changes made so far, so that a stage that changes nothing is noticed.
    #[cfg(debug_assertions)]
    pub(crate) steps: u32,
}

impl<'a, R: Rules, H: Host<R>> Ctx<'a, R, H> {
    /// For hosts: opens a state to the rules.
    #[inline]
    pub fn new(rules: &'a R, state: &'a mut R::State, host: &'a mut H) -> Self {
        Ctx {
            rules,
            state,
            host,
            overflowed: false,
            #[cfg(debug_assertions)]
            steps: 0,
        }
    }

    /// The state as it is now.
    #[inline(always)]
    pub fn state(&self) -> &R::State {
        self.state
    }

    /// The stack as it is now.
    #[inline(always)]
    pub fn stack(&self) -> &R::Stack {
        R::stack(self.state)
    }

    /// What is only told and changes nothing, if it is told to anybody.
    #[inline(always)]
    pub fn told<T>(&self, what: impl FnOnce(&R::State) -> Option<T>) -> Option<T> {
        if H::TELLS { what(self.state) } else { None }
    }

    /// Makes something happen.
    #[inline(always)]
    pub fn emit(&mut self, event: R::Event) {
        // Dropped by nobody should the reducer panic: where no record is kept an event then needs no memory at all.
        let event = ManuallyDrop::new(event);
        self.rules.reduce(self.state, &event);
        self.host.event(ManuallyDrop::into_inner(event));
    }

    /// Draws a number below `n`.
    #[inline]
    pub fn index(&mut self, label: &'static str, n: usize) -> usize {
        self.host.chance().index(label, n)
    }

    /// Rolls a die.
    #[inline]
    pub fn roll(&mut self, label: &'static str, faces: u8) -> u8 {
        self.host.chance().roll(label, faces)
    }

    /// Shuffles items; the new order takes effect when an event says so.
    #[inline]
    pub fn shuffle<T>(&mut self, label: &'static str, items: &mut [T]) {
        self.host.chance().shuffle(label, items);
    }

    /// Changes the stack.
    #[inline(always)]
    pub(crate) fn step(&mut self, step: StepOf<R>) {
        #[cfg(debug_assertions)]
        {
            self.steps += 1;
        }
        R::stack_mut(self.state).apply(&step);
        self.host.step(step);
    }
}
