//! A choice of several picks, made in any order and taken back one by one.
//!
//! Rules may take each set of picks in one order only and offer no more than what can follow in it. Here everything
//! that can be among the picks stays in the list, and what is sent is put into the order that the rules want.

use crate::tables::{self, TableScreen};
use boards::{Asked, Choosable};
use engine::{Question, Seat};
use serde_json::Value;

/// Asks the rules whether they take a batch, and what they offer behind it.
pub(crate) type Taken<'a> = dyn FnMut(&[Value]) -> Option<Vec<Value>> + 'a;

/// How a choice goes on: what is asked, and what can be picked.
#[derive(Clone, Default)]
pub(crate) struct Stage {
    pub(crate) question: Option<Question>,
    pub(crate) options: Vec<Choosable>,
}

impl Stage {
    fn offers(&self, action: &Value) -> bool {
        self.options.iter().any(|option| option.action == *action)
    }
}

/// Picks that the rules are still to be asked about.
#[derive(Clone)]
pub(crate) struct Attempt {
    /// In the order they were made.
    made: Vec<Value>,
    /// In the order they are sent.
    pub(crate) batch: Vec<Value>,
}

/// A question with what is picked so far.
#[derive(Clone)]
pub(crate) struct Picking {
    table: &'static dyn TableScreen,
    first: Stage,
    /// Everything that can be picked, in the order in which the rules take it.
    pool: Vec<Choosable>,
    made: Vec<Value>,
    batch: Vec<Value>,
    /// How the rules go on; none while the picks are too few for them to take without others before these, and while
    /// they would take them as all that there are.
    stage: Option<Stage>,
    /// Whether the picks are complete as they are, and others may still go before them.
    is_complete: bool,
    /// What ends the choice.
    end: Option<Choosable>,
    /// Picks made only to see what is offered behind them; none once everything was seen.
    trail: Option<(Vec<Value>, Stage)>,
}

impl Picking {
    pub(crate) fn new(game: &str, first: Stage) -> Self {
        let mut picking = Picking {
            table: tables::of(game),
            pool: Vec::new(),
            made: Vec::new(),
            batch: Vec::new(),
            stage: Some(first.clone()),
            is_complete: false,
            end: None,
            trail: None,
            first,
        };
        picking.see(Vec::new(), Some(picking.first.clone()));
        picking
    }

    fn least(&self) -> usize {
        self.first.question.as_ref().map_or(1, |question| question.min.into())
    }

    /// A batch to preview, for what is offered only behind other picks: where one pick is enough, there is nothing
    /// like that.
    pub(crate) fn unseen(&self) -> Option<Vec<Value>> {
        let (made, stage) =
            self.trail.as_ref().filter(|(made, _)| made.len() + 1 < self.least())?;
        let mut picks = stage.options.iter().rev().map(|option| &option.action);
        let last = picks.find(|action| !self.table.passes(action))?;
        Some(made.iter().chain([last]).cloned().collect())
    }

    /// What came of such a preview.
    pub(crate) fn see(&mut self, batch: Vec<Value>, stage: Option<Stage>) {
        let new = stage.iter().flat_map(|stage| &stage.options);
        for option in new {
            if self.table.passes(&option.action) {
                self.end = Some(option.clone());
            } else if self.place(&option.action).is_none() {
                self.pool.push(option.clone());
            }
        }
        self.trail = stage.map(|stage| (batch, stage));
    }

    fn place(&self, action: &Value) -> Option<usize> {
        self.pool.iter().position(|option| option.action == *action)
    }

    /// The picks with one more, or with one less if it can only be taken back.
    pub(crate) fn with(&self, action: &Value) -> Attempt {
        let offered = self.stage.as_ref().is_some_and(|stage| stage.offers(action));
        if !offered && self.made.contains(action) {
            return self.without(action);
        }
        let more = |list: &[Value]| list.iter().chain([action]).cloned().collect::<Vec<_>>();
        if self.is_complete && self.table.passes(action) {
            return Attempt { made: more(&self.made), batch: self.batch.clone() };
        }
        let (made, mut batch) = (more(&self.made), more(&self.batch));
        if !offered && self.place(action).is_some() && self.is_several() {
            batch.sort_by_key(|pick| self.place(pick));
        }
        Attempt { made, batch }
    }

    fn without(&self, action: &Value) -> Attempt {
        let less = |list: &[Value]| {
            let mut list = list.to_vec();
            if let Some(place) = list.iter().rposition(|pick| pick == action) {
                list.remove(place);
            }
            list
        };
        Attempt { made: less(&self.made), batch: less(&self.batch) }
    }

    /// The picks without the one that was made last.
    pub(crate) fn back(&self) -> Option<Attempt> {
        self.made.last().map(|last| self.without(last))
    }

    /// The rules take the picks and go on like this.
    pub(crate) fn go_on(&mut self, attempt: Attempt, stage: Stage) {
        let Attempt { made, batch } = attempt;
        let end = stage.options.iter().find(|option| self.table.passes(&option.action));
        self.end = end.cloned().or(self.end.take());
        self.is_complete = false;
        self.stage = Some(if batch.is_empty() { self.first.clone() } else { stage });
        (self.made, self.batch) = (made, batch);
    }

    /// Keeps picks that the rules do not take as they are, if they only lack others; false if they are wrong.
    pub(crate) fn hold(&mut self, attempt: Attempt) -> bool {
        let Attempt { made, batch } = attempt;
        let lacks = batch.len() < self.least() && self.is_several();
        let fits = lacks && batch.iter().all(|pick| self.place(pick).is_some());
        if fits {
            (self.stage, self.is_complete) = (None, false);
            (self.made, self.batch) = (made, batch);
        }
        fits
    }

    /// Whether picks that the rules take as complete are not all that can be picked: nothing comes behind them, but
    /// something before.
    pub(crate) fn may_go_on(&self, attempt: &Attempt) -> bool {
        let most = self.first.question.as_ref().map_or(1, |question| question.max.into());
        let ends = attempt.made.last().is_none_or(|last| self.table.passes(last));
        let is_left = |pick: &Choosable| !attempt.batch.contains(&pick.action);
        let more = attempt.made.len() < most && self.pool.iter().any(is_left);
        !ends && more && self.is_several() && self.end.is_some()
    }

    /// Keeps such picks until more are made or the choice is ended.
    pub(crate) fn wait(&mut self, attempt: Attempt) {
        (self.stage, self.is_complete) = (None, true);
        (self.made, self.batch) = (attempt.made, attempt.batch);
    }

    /// Whether the picks all answer one question, so that any of them may come next.
    fn is_several(&self) -> bool {
        let code = |question: &Option<Question>| Some(question.as_ref()?.note.code.to_string());
        let same = |stage: &Stage| code(&stage.question) == code(&self.first.question);
        self.first.question.as_ref().is_some_and(|question| question.max > 1)
            && self.stage.as_ref().is_none_or(same)
    }

    /// What is asked now. Where there is time to ask the rules, what cannot go with the picks is left out.
    pub(crate) fn asked(&self, seat: Seat, mut rules: Option<&mut Taken<'_>>) -> Asked {
        let stage = self.stage.as_ref();
        let mut question = stage.map_or(&self.first.question, |stage| &stage.question).clone();
        let offered = stage.map_or(&[][..], |stage| &stage.options);
        let picked = self.made.clone();
        if !self.is_several() {
            return Asked { seat, question, options: offered.to_vec(), others: vec![], picked };
        }
        // Rules may count what is left; here all is counted that is picked.
        if let (Some(question), Some(first)) = (&mut question, &self.first.question) {
            (question.min, question.max) = (first.min, first.max);
        }
        let (mut options, mut others) = (Vec::new(), Vec::new());
        for pick in &self.pool {
            let open = offered.iter().find(|option| option.action == pick.action);
            if let Some(option) = open {
                options.push(option.clone());
            } else if picked.contains(&pick.action) {
                options.push(Choosable { is_back: true, ..pick.clone() });
            } else {
                let fits = |rules: &mut &mut Taken<'_>| self.fits(&pick.action, *rules);
                if self.may_follow(&pick.action) && rules.as_mut().is_none_or(fits) {
                    options.push(pick.clone());
                } else {
                    others.push(pick.action.clone());
                }
            }
        }
        let rest = offered.iter().filter(|option| self.place(&option.action).is_none());
        options.extend(rest.cloned());
        options.extend(self.end.clone().filter(|_| self.is_complete));
        Asked { seat, question, options, others, picked }
    }

    /// Whether a pick that is not offered may only stand in the wrong place, for all we know.
    fn may_follow(&self, action: &Value) -> bool {
        let last = self.batch.last().and_then(|last| self.place(last));
        let is_before = last.is_some_and(|last| self.place(action) < Some(last));
        is_before || self.batch.len() + 1 < self.least()
    }

    /// Whether the rules take the picks with this one, if need be after others are picked too.
    fn fits(&self, action: &Value, taken: &mut Taken<'_>) -> bool {
        let wanted = self.with(action).batch;
        if taken(&wanted).is_some() {
            return true;
        }
        let mut offered: Vec<Value> =
            self.first.options.iter().map(|option| option.action.clone()).collect();
        let mut batch: Vec<Value> = Vec::new();
        let mut left = &wanted[..];
        while let Some((next, rest)) = left.split_first() {
            let spare = self.least().saturating_sub(batch.len() + left.len());
            let place = self.place(next);
            let before = |pick: &&Value| self.place(pick).is_some_and(|at| Some(at) < place);
            if offered.contains(next) {
                left = rest;
                batch.push(next.clone());
            } else if let Some(pick) = offered.iter().rfind(before).filter(|_| spare > 0) {
                batch.push(pick.clone());
            } else {
                return false;
            }
            match taken(&batch) {
                Some(behind) => offered = behind,
                None => return false,
            }
        }
        true
    }
}

#[cfg(test)]
mod tests;
