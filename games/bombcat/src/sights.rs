//! What games come to show of each action: for reports of how much a module is used.

use crate::event::Event;
use crate::legal;
use crate::rules::BombCat;
use crate::speech::Action;
use crate::state::State;
use engine::{Card, Entry, Seat};

/// What can be seen of an action.
const KINDS: [&str; 5] = ["possible", "used", "took effect", "vetoed", "failed"];

impl BombCat {
    pub(crate) fn all_sights(&self) -> Vec<(String, String)> {
        let actions = self.library.actions.iter();
        let each = actions.flat_map(|it| KINDS.map(|kind| (it.id.clone(), kind.to_owned())));
        each.collect()
    }

    pub(crate) fn note_sights(
        &self,
        before: &State,
        seat: Seat,
        record: &[Entry<Self>],
        seen: &mut [u64],
    ) {
        let mut count = |action: Card, kind: usize| {
            let at = self.names.as_action(action).map(|id| usize::from(id.0) * KINDS.len() + kind);
            if let Some(count) = at.and_then(|at| seen.get_mut(at)) {
                *count += 1;
            }
        };
        let mut actions = Vec::new();
        legal::actions(self, before, seat, &mut actions);
        for action in actions {
            if let Action::Use { action, way: 0 } = action {
                count(action, 0);
            }
        }
        for entry in record {
            match *entry {
                Entry::Event(Event::Used { action, .. }) => count(action, 1),
                Entry::Event(Event::Reacted { action, .. }) => {
                    (0..3).for_each(|kind| count(action, kind));
                }
                Entry::Event(Event::TookEffect { action, .. }) => count(action, 2),
                Entry::Event(Event::Rejected { against, left: 0, moving: false, .. }) => {
                    count(against, 3)
                }
                Entry::Event(Event::Failed { action, .. }) => count(action, 4),
                _ => {}
            }
        }
    }
}
