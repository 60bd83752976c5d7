//! What is asked: the options of a prompt are the legal targets, no more and no less.

use crate::driver::{Game, Step, many, seats_of};
use crate::model::{Eye, Model};
use engine::Rules;
use engine::stack::Resolution;
use smashup::Action;
use smashup::ids::{Id, Slot};
use smashup::state::Slip;
use smashup::vocabulary::{Count, Filter, Pick};
use std::collections::BTreeSet;

/// What may be picked next of these, after some picks: picks come in order, and as many as are needed must be left.
fn next_picks(
    model: &Model<'_>,
    of: &Filter,
    n: Count,
    least: usize,
    all: &[Id],
    picked: &[Id],
) -> Vec<Id> {
    let place = |id: Id| all.iter().position(|&other| other == id);
    let behind = |id: &Id| picked.iter().all(|&before| place(before) < place(*id));
    let goes_with = |one: Id, other: Id| {
        let (a, b) = (model.in_play(one).expect("there"), model.in_play(other).expect("there"));
        (!of.one_base || a.base == b.base)
            && (!of.one_name || a.card == b.card)
            && (n != Count::PerBase || a.base != b.base)
    };
    let free = |id: &Id| picked.iter().all(|&before| goes_with(before, *id));
    let left: Vec<Id> = all.iter().copied().filter(behind).filter(free).collect();
    let reaches = |at: usize| {
        let then = left[at + 1..].iter().copied().filter(|&id| goes_with(left[at], id));
        let more = if n == Count::PerBase {
            let bases: BTreeSet<Slot> = then.filter_map(|id| model.base_of(id)).collect();
            bases.len()
        } else {
            then.count()
        };
        picked.len() + 1 + more >= least
    };
    (0..left.len()).filter(|&at| reaches(at)).map(|at| left[at]).collect()
}

/// What was found about prompts.
#[derive(Debug, Default)]
struct Seen {
    things: u32,
    bases: u32,
    several: u32,
    refused: u32,
    cards: BTreeSet<usize>,
}

impl Seen {
    /// Looks at what is asked in a step, if it is about things or bases.
    fn look(&mut self, step: &Step<'_>) {
        let (rules, state, seat) = (step.rules, step.before, step.seat);
        let model = Model::new(rules, state);
        let Some((eye, pick)) = model.pick() else { return };
        assert_eq!(seat, eye.you, "who does it is asked");
        let picked: Vec<Id> = state.stack.laid_by(seat).filter_map(picked_thing).collect();
        let mut wanted: Vec<Action> = Vec::new();
        let (least, most) = match pick {
            Pick::Things { of, n } => {
                let all = model.targets(&eye, &of);
                let (least, most) = model.bounds(&eye, n, &all);
                assert!(picked.len() < most, "nothing is left to ask");
                let next = next_picks(&model, &of, n, least, &all, &picked);
                wanted.extend(next.into_iter().map(|id| Action::Thing { id }));
                self.things += 1;
                self.several += u32::from(!picked.is_empty());
                (least, most)
            }
            Pick::Base(of) => {
                let all = model.target_bases(&eye, &of);
                wanted.extend(all.into_iter().map(|base| Action::Base { base }));
                self.bases += 1;
                (1, 1)
            }
            _ => return,
        };
        self.cards.insert(eye.card.index());
        if picked.len() >= least {
            wanted.push(Action::Done);
        }
        let mut offered = Vec::new();
        rules.actions(state, seat, &mut offered);
        assert_eq!(offered, wanted, "{pick:?} of {}", name(step, &eye));
        let question = rules.question(state, seat).expect("a question");
        assert_eq!((usize::from(question.min), usize::from(question.max)), (least, most));
        for action in &offered {
            assert!(rules.check(state, seat, action).is_ok(), "{action:?} is offered");
        }
        self.refuse_the_rest(step, &offered);
    }

    /// Everything else that could be meant is refused.
    fn refuse_the_rest(&mut self, step: &Step<'_>, offered: &[Action]) {
        let things = step.before.things.iter().map(|thing| thing.id);
        let things = things.chain([Id::NONE, Id(step.before.next_id)]);
        let things = things.map(|id| Action::Thing { id });
        let bases = (0..8).map(|base| Action::Base { base });
        for action in things.chain(bases).filter(|action| !offered.contains(action)) {
            let refusal = step.rules.check(step.before, step.seat, &action).expect_err("refused");
            assert_eq!(refusal.code(), "invalid_target");
            self.refused += 1;
        }
        if !offered.contains(&Action::Done) {
            let refusal = step.rules.check(step.before, step.seat, &Action::Done);
            assert!(refusal.is_err(), "too few");
        }
        for action in [Action::EndPlay, Action::Pass, Action::Accept, Action::KeepHand] {
            let refusal = step.rules.check(step.before, step.seat, &action).expect_err("refused");
            assert_eq!(refusal.code(), "not_asked");
        }
    }
}

fn picked_thing(slip: Slip) -> Option<Id> {
    if let Slip::Thing(id) = slip { Some(id) } else { None }
}

fn name<'a>(step: &'a Step<'_>, eye: &Eye) -> &'a str {
    &step.rules.data.names[eye.card.index()]
}

/// The options of a prompt for things or bases are those that its words describe.
#[test]
fn property_07_the_options_of_a_prompt_are_the_legal_targets() {
    let mut seen = Seen::default();
    for seed in many(60) {
        Game::random(seed).play_on(1000, |step| seen.look(step));
    }
    for seed in many(120) {
        let mut game = Game::among(&[], seats_of(seed), seed);
        game.start_playing().crowd(5, 2).swing();
        game.play_on(40, |step| seen.look(step));
    }
    println!("{seen:?}");
    assert!(seen.things >= 500 && seen.bases >= 500, "{seen:?}");
    assert!(seen.several >= 50 && seen.cards.len() >= 50, "{seen:?}");
}
