//! What games can come to show of the cards: each played, each step done, each option taken and declined.

use crate::action::as_slip;
use crate::data::Kind;
use crate::event::Event;
use crate::ids::Def;
use crate::legal::Asking;
use crate::program::Op;
use crate::rules::SmashUp;
use crate::speech::Action;
use crate::state::{Frame, Slip, State};
use crate::vocabulary::{Count, ExtraText, Holds, On, Pick};
use engine::stack::{Level, Resolution, Step};
use engine::{Card, Entry, Seat};
use std::sync::Arc;

/// Everything to look for.
#[derive(Debug, Default)]
pub(crate) struct Sights {
    /// The card, and what of it.
    pub(crate) names: Vec<(String, String)>,
    /// By definition: that it was played, or came to the table.
    played: Vec<Option<usize>>,
    /// By address: that the step was done.
    steps: Vec<Option<usize>>,
    /// By address: that what the step offers was taken; that it was declined comes next.
    choices: Vec<Option<usize>>,
    /// By ability: the same of the ability as a whole.
    abilities: Vec<Option<usize>>,
    /// By definition: the same of the extra minions and the extra actions that it allows for later.
    extras: Vec<[Option<usize>; 2]>,
}

impl Sights {
    fn of(rules: &SmashUp) -> Self {
        let data = &rules.data;
        let mut sights = Sights {
            played: vec![None; data.faces.len()],
            steps: vec![None; data.program.len()],
            choices: vec![None; data.program.len()],
            abilities: vec![None; data.abilities.len()],
            extras: vec![[None; 2]; data.faces.len()],
            ..Sights::default()
        };
        for (at, face) in data.faces.iter().enumerate() {
            let does = !face.abilities.is_empty() || !face.statics.is_empty();
            let wanted = match face.kind {
                Kind::Faction => false,
                Kind::Base => does,
                _ => true,
            };
            if wanted {
                sights.played[at] = Some(sights.add(rules, Def::new(at), "played".to_owned()));
            }
            for number in face.abilities.clone() {
                sights.add_ability(rules, Def::new(at), usize::from(number));
            }
            if face.holds >> Holds::ExtraMinion as u32 & 1 != 0 {
                sights.add_extra(rules, Def::new(at), false);
            }
        }
        sights
    }

    fn add(&mut self, rules: &SmashUp, card: Def, what: String) -> usize {
        self.names.push((rules.data.names[card.index()].clone(), what));
        self.names.len() - 1
    }

    /// That something was taken, and right behind it that it was declined.
    fn add_choice(&mut self, rules: &SmashUp, card: Def, what: &str) -> usize {
        let taken = self.add(rules, card, format!("{what} taken"));
        self.add(rules, card, format!("{what} declined"));
        taken
    }

    /// That an extra play for later was used, and that it lapsed.
    fn add_extra(&mut self, rules: &SmashUp, card: Def, action: bool) {
        if self.extras[card.index()][usize::from(action)].is_none() {
            let what = if action { "extra action" } else { "extra minion" };
            let at = self.add_choice(rules, card, what);
            self.extras[card.index()][usize::from(action)] = Some(at);
        }
    }

    fn add_ability(&mut self, rules: &SmashUp, card: Def, number: usize) {
        let data = &rules.data;
        let ability = &data.abilities[number];
        let on = format!("{:?}", ability.on).to_lowercase();
        if ability.may || matches!(ability.on, On::Talent | On::Free) {
            self.abilities[number] = Some(self.add_choice(rules, card, &on));
        }
        let end =
            data.abilities.get(number + 1).map_or(data.program.len(), |next| next.start.into());
        for at in usize::from(ability.start)..end {
            let op = data.program[at];
            if matches!(op, Op::Jump(_) | Op::End) {
                continue;
            }
            let what = format!("{op:?}");
            let word = what.split([' ', '(', '{']).next().unwrap_or_default().to_lowercase();
            let step = at - usize::from(ability.start) + 1;
            let what = format!("{on} {step} {word}");
            self.steps[at] = Some(self.add(rules, card, what.clone()));
            if is_optional(op) {
                self.choices[at] = Some(self.add_choice(rules, card, &what));
            }
            if let Op::Extra(ExtraText { now: false, action, .. }) = op {
                self.add_extra(rules, card, action);
            }
        }
    }
}

/// Whether a step offers something that can be declined.
fn is_optional(op: Op) -> bool {
    match op {
        Op::Pick(Pick::Things { n, .. } | Pick::Cards { n, .. }) => {
            matches!(n, Count::UpTo(_) | Count::Any)
        }
        Op::Offer { .. } | Op::Extra(ExtraText { now: true, must: false, .. }) => true,
        _ => false,
    }
}

impl SmashUp {
    pub(crate) fn all_sights(&self) -> &Arc<Sights> {
        self.sights.get_or_init(|| Arc::new(Sights::of(self)))
    }

    pub(crate) fn note_sights(
        &self,
        before: &State,
        seat: Seat,
        action: &Action,
        record: &[Entry<Self>],
        seen: &mut [u64],
    ) {
        let sights = self.all_sights();
        let mut note = |at: Option<usize>, declined: bool| {
            if let Some(count) = at.and_then(|at| seen.get_mut(at + usize::from(declined))) {
                *count += 1;
            }
        };
        for entry in record {
            match entry {
                Entry::Event(Event::AllowanceUsed { seat, action, place, .. }) => {
                    let own = before.player(*seat);
                    if let Some(extra) = own.extras.get(usize::from(*place)) {
                        note(sights.extras[extra.card.index()][usize::from(*action)], false);
                    }
                }
                Entry::Event(Event::PlayEnded { seat }) => {
                    for extra in before.player(*seat).extras.iter() {
                        note(sights.extras[extra.card.index()][usize::from(extra.action)], true);
                    }
                }
                Entry::Event(event) => {
                    let mut card = |card: Card| note(sights.played[card.index()], false);
                    match event {
                        Event::MinionPlayed { card: it, .. }
                        | Event::ActionPlayed { card: it, .. }
                        | Event::BaseReplaced { card: it, .. }
                        | Event::BaseSwapped { card: it, .. } => card(*it),
                        Event::FactionsSettled { bases, .. } => {
                            bases.iter().for_each(|&it| card(it))
                        }
                        _ => {}
                    }
                }
                Entry::Step(
                    Step::Push(Frame::Run { at, .. }) | Step::Top(Frame::Run { at, .. }),
                ) => {
                    note(sights.steps[usize::from(*at)], false);
                }
                _ => {}
            }
        }
        let ability = |slip: Slip| match slip {
            Slip::Trigger { ability, .. } => sights.abilities[usize::from(ability)],
            _ => None,
        };
        let passes = matches!(action, Action::Pass | Action::Done | Action::Decline);
        match self.asking(before) {
            Some(Asking::Triggers | Asking::MeFirst(_) | Asking::AfterScoring(_)) if passes => {
                self.offers(before, seat).into_iter().for_each(|slip| note(ability(slip), true));
            }
            Some(Asking::Triggers | Asking::MeFirst(_) | Asking::AfterScoring(_)) => {
                let slip = as_slip(self, before, seat, action);
                note(slip.and_then(ability), false);
            }
            Some(Asking::Turn) => {
                let mut used = |action: &Action, declined: bool| {
                    let number = self.talent_of(before, action);
                    note(number.and_then(|it| sights.abilities[usize::from(it)]), declined);
                };
                used(action, false);
                if *action == Action::EndPlay {
                    let mut all = Vec::new();
                    self.list(before, seat, &mut all);
                    all.iter().for_each(|action| used(action, true));
                }
            }
            Some(Asking::Save) => {
                let by = self.replacement(before).map(|by| usize::from(by.ability));
                note(by.and_then(|by| sights.abilities[by]), passes);
            }
            Some(Asking::Pick(_) | Asking::Offer | Asking::Grant) => {
                let declined = passes && before.stack.laid_by(seat).next().is_none();
                if declined || !passes {
                    note(self.asking_step(before).and_then(|at| sights.choices[at]), declined);
                }
            }
            _ => {}
        }
    }

    /// The ability that an action uses in the own turn.
    fn talent_of(&self, state: &State, action: &Action) -> Option<u16> {
        let card = match *action {
            Action::Use { id } => state.thing(id)?.card,
            Action::UseBase { base } => state.base_card(base),
            _ => return None,
        };
        self.numbers(card, On::Talent).chain(self.numbers(card, On::Free)).next()
    }

    /// The address of the step that asks, or that granted what is asked about.
    fn asking_step(&self, state: &State) -> Option<usize> {
        let run = state.stack.levels().iter().rev().find_map(|level| match level {
            Level::Frame(frame @ Frame::Run { .. }) => Some(*frame),
            _ => None,
        })?;
        let Frame::Run { at, .. } = run else { return None };
        let at = usize::from(at);
        match self.data.program.get(at) {
            Some(Op::Offer { .. }) => Some(at),
            _ => at.checked_sub(1),
        }
    }
}
