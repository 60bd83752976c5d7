//! What viewers are told of a match, all at once or bit by bit.

use crate::{Entry, Match, Rules, Viewer};
use serde::Serialize;

/// What a viewer is told, in the order it happened. Numbers count what this viewer was told and nothing else,
/// so that gaps cannot show what is hidden from it; they go up by one and are never used twice.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<E> {
    pub number: usize,
    pub what: Telling<E>,
}

/// One thing told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Telling<E> {
    Event(E),
    /// What was told from this number on did not happen.
    Undone {
        from: usize,
    },
}

/// How far a viewer has listened. One that has heard nothing yet is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hearing {
    /// Up to which place of the record. For hosts: it counts what the viewer may not know of too.
    pub place: usize,
    /// How many things the viewer was told; the next one has this number.
    pub number: usize,
}

/// Things told: where in the record each of them lies, and whether it still stands.
#[derive(Default)]
struct Memory(Vec<(usize, bool)>);

impl Memory {
    /// Takes back everything from a place of the record on; gives the number of the first thing that stood till now.
    fn strike(&mut self, from: usize) -> Option<usize> {
        let first = self.0.iter().position(|&(place, stands)| stands && place >= from);
        let struck = self.0.iter_mut().filter(|(place, _)| *place >= from);
        struck.for_each(|(_, stands)| *stands = false);
        first
    }
}

impl<R: Rules> Match<R> {
    /// What a viewer is told from a number on. Steps of the stack are never told,
    /// nor that something was taken back of which the viewer had not heard.
    pub fn told(&self, viewer: Viewer, since: usize) -> Vec<Told<R::Event>> {
        let mut told = self.told_from(viewer, &mut Hearing::default());
        told.drain(..since.min(told.len()));
        told
    }

    /// What a viewer is told that has listened so far, who has then heard all. Only what is new is looked at,
    /// unless something was taken back.
    pub fn told_from(&self, viewer: Viewer, hearing: &mut Hearing) -> Vec<Told<R::Event>> {
        let mut told = Vec::new();
        // Nobody needs to remember what he was told before something is taken back, which is rare.
        let mut memory = None;
        for (place, entry) in self.record().iter().enumerate().skip(hearing.place) {
            let what = match entry {
                Entry::Event(event) => self.rules().redact(event, viewer).map(Telling::Event),
                Entry::Undone { from } => {
                    let memory = memory.get_or_insert_with(|| self.memory(viewer, place));
                    memory.strike(*from).map(|from| Telling::Undone { from })
                }
                Entry::Step(_) => None,
            };
            if let Some(what) = what {
                if let Some(Memory(heard)) = &mut memory {
                    heard.push((place, matches!(what, Telling::Event(_))));
                }
                told.push(Told { number: hearing.number, what });
                hearing.number += 1;
            }
        }
        hearing.place = self.record().len();
        told
    }

    /// What a viewer was told before a place of the record.
    fn memory(&self, viewer: Viewer, before: usize) -> Memory {
        let mut memory = Memory::default();
        for (place, entry) in self.record()[..before].iter().enumerate() {
            match entry {
                Entry::Event(event) if self.rules().redact(event, viewer).is_some() => {
                    memory.0.push((place, true));
                }
                Entry::Undone { from } if memory.strike(*from).is_some() => {
                    memory.0.push((place, false));
                }
                _ => {}
            }
        }
        memory
    }
}
