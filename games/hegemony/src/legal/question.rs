//! How a question is put.

use crate::ids::*;
use crate::point::Point;
use crate::rules::Hegemony;
use crate::speech::{Asked, Wanted};
use crate::state::*;
use engine::stack::Resolution;
use engine::{Card, Note, Question, Seat};

impl Hegemony {
    pub(crate) fn question_for(&self, state: &State, seat: Seat) -> Option<Question> {
        let frame = state.stack.frame()?;
        let slips: Vec<Slip> = state.stack.laid_by(seat).collect();
        let name = |why: Why| -> Card {
            match why {
                Why::Kind(kind) => kind.card(),
                Why::Skill(skill) => skill.card(),
                Why::Rule => Kind::Slash.card(),
            }
        };
        let user = |at: u8| state.use_at(at).map(|used| used.user);
        let offer = self.offer(state, seat, None);
        let asked = match (frame, slips.first()) {
            (Frame::Game { .. }, None) => Asked::ChooseGenerals,
            (Frame::Game { .. }, _) => Asked::ChooseDeputy,
            (Frame::Reveal { .. }, _) if offer.choices == 0 => {
                Asked::Skills { point: Point::PhaseStartStart, about: None }
            }
            (Frame::Reveal { .. }, _) => Asked::ShowGenerals,
            (_, Some(&Slip::Card(card))) if !offer.seats.is_empty() => {
                Asked::Target { card: card.card() }
            }
            (Frame::Nullify { .. }, Some(&Slip::Card(card))) => {
                Asked::NullifyHow { card: card.card() }
            }
            (frame, Some(&Slip::Skill(skill))) if !matches!(frame, Frame::Ask(_)) => {
                let wanted = match (offer.cards.is_empty(), offer.seats.is_empty()) {
                    (false, false) => Wanted::Either,
                    (false, true) => Wanted::Card,
                    (true, false) => Wanted::Player,
                    (true, true) => Wanted::Option,
                };
                Asked::UseSkill { skill: skill.card(), wanted }
            }
            (Frame::Phase { .. }, _) => {
                let left = self
                    .slash_limit(state, seat, CardSet::EMPTY)
                    .saturating_sub(state.player(seat).mark(Mark::Slashes));
                Asked::Play { slashes: left }
            }
            (Frame::Point { on, .. }, _) if offer.pass => {
                let about = Some(on.subject).filter(|&subject| subject != seat);
                Asked::Skills { point: on.point, about }
            }
            (Frame::Point { .. }, _) => Asked::WhichFirst,
            (Frame::Respond { need, by, at, left, .. }, _) => {
                let (to, source) = (name(by), user(at).filter(|&user| user != seat));
                match left {
                    1 => Asked::Respond { need, to, source },
                    _ => Asked::RespondAgain { need, to, source },
                }
            }
            (Frame::Nullify { at, n, .. }, _) => {
                let used = state.use_at(at)?;
                match used.targets.get(usize::from(n)) {
                    Some(target) => {
                        let source = Some(used.user).filter(|&user| user != target.seat);
                        Asked::Nullify { card: used.kind.card(), seat: target.seat, source }
                    }
                    None => Asked::NullifyNullify { card: used.kind.card(), source: used.user },
                }
            }
            (Frame::Dying { seat: dying, .. }, _) => {
                let need = (1 - state.player(dying).hp).max(1) as u8;
                Asked::Rescue { seat: dying, own: dying == seat, need }
            }
            (Frame::Pindian { .. }, _) => Asked::Compare,
            (Frame::MustSlash { why, .. }, _) => Asked::MustSlash { to: name(why) },
            (Frame::Ask(ask), _) => match ask.what {
                What::Cards { min, to: Purpose::Discard, .. } if ask.why == Why::Rule => {
                    Asked::DiscardDown { n: min }
                }
                What::Cards { max, to, .. } => {
                    Asked::PickCards { to: name(ask.why), does: to, n: max }
                }
                What::CardOf { seat, to, .. } | What::HandOf { seat, to, .. } => {
                    Asked::PickCardOf { to: name(ask.why), does: to, seat }
                }
                What::Lying { to, .. } | What::Offered { to, .. } | What::Top { to, .. } => {
                    Asked::PickOffered { to: name(ask.why), does: to }
                }
                What::Seats { to, .. } => Asked::PickSeats { to: name(ask.why), does: to },
                What::Join { .. } => Asked::JoinFormation { to: name(ask.why) },
                What::Options { .. } if ask.why == Why::Rule => Asked::Reward,
                What::Options { .. } => Asked::Choose { to: name(ask.why) },
                What::Arrange { .. } => Asked::Arrange { to: name(ask.why) },
            },
            _ => return None,
        };
        let mut question = Question::one(&asked);
        if let Frame::Nullify { at, n, .. } = frame {
            question.cause = state.use_at(at).map(|used| cause(used, usize::from(n)));
        }
        if let Frame::Ask(ask) = frame {
            let (min, max) = match ask.what {
                What::Cards { min, max, .. }
                | What::Seats { min, max, .. }
                | What::Lying { min, max, .. }
                | What::Offered { min, max, .. }
                | What::Top { min, max, .. } => (min, max),
                What::Arrange { n, .. } => (0, n),
                _ => (1, 1),
            };
            question.min = if ask.may { 0 } else { min };
            question.max = max;
        }
        Some(question)
    }
}

/// The card that a question about nullifying is about, as standing orders look at it.
fn cause(used: &Use, n: usize) -> Note {
    let mut note = Note::with("use", [("by", used.user.index().into())]);
    if let Some(target) = used.targets.get(n) {
        note.figures.insert("targets".to_owned(), vec![target.seat.index()].into());
    }
    note
}
