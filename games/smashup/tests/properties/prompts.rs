//! What is asked: the options of a prompt are the legal targets, no more and no less.

use crate::properties::driver::{Game, Step, many, seats_of};
use crate::properties::model::{Eye, Model};
use crate::properties::places::Lying;
use engine::stack::Resolution;
use engine::{Rules, Seat};
use smashup::ids::{Def, Id, Slot};
use smashup::piles::Pile;
use smashup::state::{Frame, NOWHERE, Slip};
use smashup::vocabulary::{CardFilter, Count, Filter, Pick};
use smashup::{Action, Asking};
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

/// The same for cards: of copies that are alike each is offered once, and in order.
fn next_cards(of: &CardFilter, least: usize, all: &[Lying], picked: &[Lying]) -> Vec<Lying> {
    let mut left = all.to_vec();
    for one in picked {
        let at = left.iter().position(|other| other == one).expect("it lies there");
        left.remove(at);
    }
    left.retain(|&(card, ..)| !of.one_name || picked.iter().all(|&(other, ..)| other == card));
    left.retain(|it| picked.last().is_none_or(|last| it >= last));
    let reaches = |it: &Lying| picked.len() + left.iter().filter(|&other| other >= it).count();
    let mut next: Vec<Lying> = left.iter().copied().filter(|it| reaches(it) >= least).collect();
    next.dedup();
    next
}

/// What was found about prompts.
#[derive(Debug, Default)]
struct Seen {
    things: u32,
    bases: u32,
    piles: u32,
    players: u32,
    others: u32,
    grants: u32,
    places: u32,
    several: u32,
    refused: u32,
    cards: BTreeSet<usize>,
}

impl Seen {
    /// Looks at what is asked in a step, if something is to be picked, played at once or put somewhere.
    fn look(&mut self, step: &Step<'_>) {
        let (rules, state, seat) = (step.rules, step.before, step.seat);
        let model = Model::new(rules, state);
        match step.asked() {
            Asking::Grant => return self.look_at_grant(step, &model),
            Asking::Place => return self.look_at_place(step, &model),
            _ => {}
        }
        let Some((eye, pick)) = model.pick() else { return };
        assert_eq!(seat, eye.you, "who does it is asked");
        let picked: Vec<Id> = state.stack.laid_by(seat).filter_map(picked_thing).collect();
        let mut laid = picked.len();
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
            Pick::Cards { of, n } => {
                let all = model.cards(&eye, &of);
                let there: Vec<Id> = all.iter().map(|_| Id::NONE).collect();
                let (least, most) = model.bounds(&eye, n, &there);
                let picked: Vec<Lying> =
                    state.stack.laid_by(seat).filter_map(picked_card).collect();
                if picked.len() < most {
                    let next = next_cards(&of, least, &all, &picked);
                    wanted.extend(next.into_iter().map(|(card, owner, pile)| Action::Card {
                        card: card.card(),
                        owner,
                        pile,
                    }));
                }
                self.piles += 1;
                self.several += u32::from(!picked.is_empty());
                laid = picked.len();
                (least, most)
            }
            Pick::Player { other } => {
                let all = model.seats().filter(|&seat| !other || seat != eye.you);
                wanted.extend(all.map(|seat| Action::Player { seat }));
                self.players += 1;
                (1, 1)
            }
            Pick::Faction => {
                let mut all: Vec<_> =
                    model.seats().flat_map(|seat| model.player(seat).factions.to_vec()).collect();
                all.sort_unstable();
                wanted.extend(all.into_iter().map(|faction| Action::Faction { faction }));
                self.others += 1;
                (1, 1)
            }
            Pick::Number(most) => {
                wanted.extend((0..=most).map(|n| Action::Number { n }));
                self.others += 1;
                (1, 1)
            }
        };
        self.cards.insert(eye.card.index());
        if laid >= least {
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

    /// What may be played at once: every card that the extra play is for, wherever it may go.
    fn look_at_grant(&mut self, step: &Step<'_>, model: &Model<'_>) {
        let Some(Frame::Grant { you, discard, must, .. }) = step.before.stack.frame() else {
            panic!("a grant asks");
        };
        let extra = step.before.stack.kept().find_map(|slip| match slip {
            Slip::Allowance(extra) => Some(extra),
            _ => None,
        });
        let extra = extra.expect("it is kept with the grant");
        let own = model.player(you);
        let mut cards: BTreeSet<(Pile, Def)> = BTreeSet::new();
        if !discard {
            cards.extend(own.hand.iter().map(|held| (Pile::Hand, held.card)));
        }
        let rises = |card: &&Def| discard || model.comes_instead(you, **card);
        cards.extend(own.discard.iter().filter(rises).map(|&card| (Pile::Discard, card)));
        let mut wanted = Vec::new();
        for (from, card) in cards {
            for (base, on) in model.places(you, card) {
                if model.allows(you, &extra, card, base) {
                    let at = (base != NOWHERE && on == Id::NONE).then_some(base);
                    let on = (on != Id::NONE).then_some(on);
                    wanted.push(Action::Play { card: card.card(), from, at, on, with: None });
                }
            }
        }
        if !must || wanted.is_empty() {
            wanted.push(Action::Pass);
        }
        self.grants += 1;
        self.are_offered(step, you, wanted);
    }

    /// Where something may be put: wherever it may be played, or only there.
    fn look_at_place(&mut self, step: &Step<'_>, model: &Model<'_>) {
        let Some(Frame::Place { card, you, base: only, .. }) = step.before.stack.frame() else {
            panic!("a card that is put into play asks");
        };
        let places = model.places(you, card).into_iter();
        let places = places.filter(|&(base, _)| only == NOWHERE || base == only);
        let wanted = places.map(|(base, on)| match on {
            Id::NONE => Action::Base { base },
            id => Action::Thing { id },
        });
        self.places += 1;
        self.are_offered(step, you, wanted.collect());
    }

    /// These are offered, in whatever order, and nothing else.
    fn are_offered(&mut self, step: &Step<'_>, you: Seat, mut wanted: Vec<Action>) {
        assert_eq!(step.seat, you, "who does it is asked");
        let mut offered = Vec::new();
        step.rules.actions(step.before, you, &mut offered);
        offered.sort_by_key(|action| step.rules.code(action));
        wanted.sort_by_key(|action| step.rules.code(action));
        assert_eq!(offered, wanted);
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

fn picked_card(slip: Slip) -> Option<Lying> {
    if let Slip::Card { card, owner, pile } = slip { Some((card, owner, pile)) } else { None }
}

fn name<'a>(step: &'a Step<'_>, eye: &Eye) -> &'a str {
    &step.rules.data.names[eye.card.index()]
}

/// The options of a prompt are those that its words describe: things, bases, cards, players, what can be played at
/// once and where something can be put.
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
    assert!(seen.piles >= 500 && seen.players >= 50 && seen.others >= 20, "{seen:?}");
    assert!(seen.grants >= 50 && seen.places >= 50, "{seen:?}");
    assert!(seen.several >= 50 && seen.cards.len() >= 50, "{seen:?}");
}
