//! What is kept from one search to the next, so that searching allocates nothing.

use super::table::Table;
use crate::outcomes::{Outcome, Outcomes};
use engine::{Rules, Seat};

/// Actions are remembered by their codes; those beyond share places.
const MOST_CODES: usize = 1 << 12;
/// How fast what is remembered of actions changes.
const PACE: f32 = 1.0 / 16.0;

pub(crate) struct Memory<R: Rules> {
    pub(super) table: Table,
    pub(super) outcomes: Outcomes,
    plies: Vec<Ply<R>>,
    /// By side and code: how often the action made all others needless.
    cuts: [Vec<f32>; 2],
}

/// What one position of the line being looked at needs.
pub(super) struct Ply<R: Rules> {
    pub(super) actions: Vec<R::Action>,
    /// The positions after one of them.
    pub(super) after: Vec<Outcome<R::State>>,
    /// The actions still to be tried, with how promising they are.
    open: Vec<(f32, u16)>,
    weights: Vec<f32>,
}

impl<R: Rules> Default for Ply<R> {
    fn default() -> Self {
        Ply { actions: vec![], after: vec![], open: vec![], weights: vec![] }
    }
}

impl<R: Rules> Memory<R> {
    /// With a table for so many positions.
    pub(crate) fn new(positions: usize) -> Self {
        Memory {
            table: Table::new(positions),
            outcomes: Outcomes::new(),
            plies: Vec::new(),
            cuts: [Vec::new(), Vec::new()],
        }
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self, rules: &R) {
        self.table.forget();
        for cuts in &mut self.cuts {
            cuts.clear();
            cuts.resize((rules.codes() as usize).clamp(1, MOST_CODES), 0.0);
        }
    }

    /// The space of a ply, to be given back.
    pub(super) fn take(&mut self, ply: usize) -> Ply<R> {
        if self.plies.len() <= ply {
            self.plies.resize_with(ply + 1, Ply::default);
        }
        std::mem::take(&mut self.plies[ply])
    }

    pub(super) fn give_back(&mut self, ply: usize, space: Ply<R>) {
        self.plies[ply] = space;
    }

    /// Lists the actions still to be tried, all but one, with how promising they are:
    /// what the game thinks of them, and how they did elsewhere.
    pub(super) fn list(
        &self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        own: bool,
        but: Option<usize>,
        space: &mut Ply<R>,
    ) {
        let Ply { actions, open, weights, .. } = space;
        open.clear();
        weights.clear();
        if actions.len() > 1 {
            rules.weigh(state, seat, actions, weights);
        }
        let heaviest = weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        for (at, action) in actions.iter().enumerate() {
            if but != Some(at) {
                let weight = weights.get(at).map_or(0.0, |weight| weight / heaviest);
                let cuts = self.cuts[usize::from(own)][self.place(rules, action)];
                open.push((weight + cuts, at as u16));
            }
        }
    }

    /// Remembers whether an action made all others needless.
    pub(super) fn learn(&mut self, rules: &R, own: bool, action: &R::Action, cut: bool) {
        let place = self.place(rules, action);
        let often = &mut self.cuts[usize::from(own)][place];
        *often += (f32::from(u8::from(cut)) - *often) * PACE;
    }

    fn place(&self, rules: &R, action: &R::Action) -> usize {
        rules.code(action) as usize % self.cuts[0].len()
    }
}

impl<R: Rules> Ply<R> {
    /// Takes the most promising action out, of equal ones the first of the list. Sorting them all would be a waste:
    /// mostly the first or second is enough.
    pub(super) fn pick(&mut self) -> Option<usize> {
        let open = &mut self.open;
        let mut best = 0;
        for (at, &(promise, place)) in open.iter().enumerate().skip(1) {
            let (most, first) = open[best];
            if promise > most || (promise == most && place < first) {
                best = at;
            }
        }
        (best < open.len()).then(|| usize::from(open.swap_remove(best).1))
    }
}
