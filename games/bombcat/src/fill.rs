//! Baskets: which cards can be put in next, and whether they are enough.
//!
//! Cards go into one component after the other, in ascending order, so that each basket can be filled in one way only.

mod counted;
mod matched;
mod searched;

pub(crate) use counted::Counted;

use crate::body::is_bankable;
use crate::carry::is_spoken_for;
use crate::eval::Eval;
use crate::ids::{CardNo, Place, Spot};
use crate::lang::Program;
use crate::lang::program::{Component, Costs, TagId};
use crate::lang::words::Op;
use crate::legal::{Offer, Options, as_card};
use crate::pattern::{QUICK, STEPS};
use crate::plan::Fill;
use crate::rules::BombCat;
use crate::speech::Action;
use crate::state::{Slip, State};
use engine::{Seat, Viewer};
use matched::Matched;
use searched::Searched;
use smallvec::SmallVec;

/// Cards that were put in, with the number of their component.
type Picked = SmallVec<[(u8, CardNo); 8]>;

/// What was put in, and what may yet be.
#[derive(Clone, Copy, Debug, Default)]
struct Limits<'a> {
    picked: &'a [(u8, CardNo)],
    /// Components up to this one get nothing more.
    closed: Option<u8>,
    /// This component gets nothing that lies before this card.
    after: Option<(u8, CardNo)>,
}

/// What says whether picks can be completed.
enum Finder {
    Matched(Matched),
    Searched(Searched),
}

/// One way to pay, as its payer sees it.
pub(crate) struct Basket<'a> {
    pub(crate) eval: Eval<'a>,
    pub(crate) costs: Costs,
    pub(crate) way: usize,
    pub(crate) payer: Seat,
    pub(crate) fill: &'a Fill,
}

impl<'a> Basket<'a> {
    fn state(&self) -> &'a State {
        self.eval.state
    }

    fn rules(&self) -> &'a BombCat {
        self.eval.rules
    }

    fn parts(&self) -> Vec<&'a Component> {
        self.eval.program.components(self.costs, self.way).collect()
    }

    /// What becomes of the cards of a component, from where to where.
    pub(crate) fn asks(&self, part: u8) -> (Op, Spot, Spot) {
        let Some(&part) = self.parts().get(usize::from(part)) else { return Default::default() };
        let spot = |at| self.rules().spot(self.eval.place(at));
        (part.op, spot(part.from), spot(part.to))
    }

    /// Whether it can be filled at all, as far as its payer knows.
    pub(crate) fn is_payable(&self) -> bool {
        self.can_complete(&self.finder(), Limits::default())
    }

    fn finder(&self) -> Finder {
        let matched = match self.fill {
            Fill::Matched(places, _) => Matched::new(self, places),
            _ => None,
        };
        matched.map_or_else(|| Finder::Searched(Searched::new(self)), Finder::Matched)
    }

    /// Whether a component could take a card of its region, as far as the payer knows.
    fn is_free(&self, part: &Component, card: CardNo) -> bool {
        !self.is_taken(card) && self.is_open(part, card, self.sees(card))
    }

    /// Whether the payer knows that it is about to leave.
    fn is_taken(&self, card: CardNo) -> bool {
        is_spoken_for(self.state(), card, Some(Viewer::Seat(self.payer)))
    }

    /// Whether a component could take a card, which the payer may see, as far as tags and such say.
    fn is_open(&self, part: &Component, card: CardNo, seen: bool) -> bool {
        (!seen
            || !is_blocked(
                self.rules(),
                self.state(),
                card,
                part.op,
                Some((self.eval.program, part)),
            ))
            && (part.op != Op::Bank || !seen || is_bankable(self.rules(), self.state(), card))
    }

    /// The cards that a component could take, as far as the payer knows.
    fn candidates(&self, part: &Component) -> Vec<CardNo> {
        if !part.fixed.is_empty() {
            return Vec::new();
        }
        let payer = Viewer::Seat(self.payer);
        let row = self.rules().row(self.state(), self.eval.place(part.from), payer);
        let cards = row.iter().copied();
        cards.filter(|&card| self.is_free(part, card)).collect()
    }

    fn sees(&self, card: CardNo) -> bool {
        self.rules().sees(self.state(), card, Viewer::Seat(self.payer))
    }

    /// Whether these picks can be completed.
    fn can_complete(&self, finder: &Finder, limits: Limits<'_>) -> bool {
        match finder {
            Finder::Matched(matched) => {
                let can = matched.can_complete(limits);
                debug_assert_eq!(
                    can,
                    Searched::new(self).can_complete(limits, STEPS),
                    "{limits:?}"
                );
                can
            }
            Finder::Searched(searched) => searched.can_complete(limits, QUICK),
        }
    }

    /// The cards that were picked so far; unseen ones stand for any of their region.
    pub(crate) fn picked(&self, slips: &[Slip]) -> Picked {
        let mut picked = Picked::new();
        for slip in slips {
            match *slip {
                Slip::Card(part, card) => picked.push((part, card)),
                Slip::Unseen(part, place) => {
                    let free = |card: &&CardNo| {
                        !self.sees(**card) && picked.iter().all(|(_, taken)| taken != *card)
                    };
                    if let Some(&card) = self.state().region(place).iter().find(free) {
                        picked.push((part, card));
                    }
                }
                _ => {}
            }
        }
        picked
    }

    /// What can be put in after these picks.
    pub(crate) fn next(&self, slips: &[Slip]) -> Offer {
        let finder = self.finder();
        let parts = self.parts();
        let picked = self.picked(slips);
        let reached = slips.iter().map(|slip| match *slip {
            Slip::Card(part, _) | Slip::Unseen(part, _) => part,
            Slip::Enough(part) => part + 1,
            _ => 0,
        });
        let mut part = reached.max().unwrap_or(0);
        while let Some(it) = parts.get(usize::from(part)) {
            let mut options = self.options(&finder, it, part, &picked);
            if !options.is_empty() {
                let limits = Limits { picked: &picked, closed: Some(part), after: None };
                // The component can be left as it is.
                if self.can_complete(&finder, limits) {
                    options.push((Action::Done, Slip::Enough(part)));
                }
                return Offer { options, part, ..Offer::default() };
            }
            part += 1;
        }
        Offer { part, ..Offer::complete() }
    }

    fn options(
        &self,
        finder: &Finder,
        it: &Component,
        part: u8,
        picked: &[(u8, CardNo)],
    ) -> Options {
        let mut options = Options::new();
        let mut kinds: SmallVec<[CardNo; 8]> = SmallVec::new();
        // Where one card does not lead to the end, no like one that lies after it does.
        let mut in_vain: Vec<CardNo> = Vec::new();
        let candidates: SmallVec<[CardNo; 16]> = match finder {
            Finder::Matched(matched) => matched.candidates(part).collect(),
            Finder::Searched(_) => self.candidates(it).into(),
        };
        let place = |card: CardNo| candidates.iter().position(|&other| other == card);
        let last = picked.iter().filter(|(at, _)| *at == part).filter_map(|(_, card)| place(*card));
        let last = last.max();
        for (at, &card) in candidates.iter().enumerate() {
            let taken = picked.iter().any(|(_, other)| *other == card);
            if taken || last.is_some_and(|last| at < last) {
                continue;
            }
            let slip = match self.sees(card) {
                true => Slip::Card(part, card),
                false => {
                    Slip::Unseen(part, self.state().card(card).map_or(Place::VOID, |it| it.at))
                }
            };
            let known = match slip {
                Slip::Unseen(..) => options.iter().any(|(_, other)| *other == slip),
                _ => kinds.iter().any(|&other| self.state().are_alike(card, other)),
            };
            let like = match finder {
                Finder::Matched(_) => None,
                Finder::Searched(searched) => searched.like(card),
            };
            if known || like.is_some_and(|like| in_vain.contains(&like)) {
                continue;
            }
            let more: Picked = picked.iter().copied().chain([(part, card)]).collect();
            let (closed, after) = (part.checked_sub(1), Some((part, card)));
            if self.can_complete(finder, Limits { picked: &more, closed, after }) {
                options.push((as_card(self.rules(), self.state(), self.payer, slip), slip));
                // What one that is not seen is like must not show.
                kinds.extend(self.sees(card).then_some(card));
            } else {
                in_vain.extend(like);
            }
        }
        options
    }
}

/// Whether a tag keeps the card out. A pattern that names the tag lets it in.
fn is_blocked(
    rules: &BombCat,
    state: &State,
    card: CardNo,
    op: Op,
    part: Option<(&Program, &Component)>,
) -> bool {
    let mut marks = state.marks.iter().filter(|mark| mark.card == card);
    marks.any(|mark| {
        let id = TagId(mark.tag);
        let blocks = rules.library.tag(id).is_some_and(|tag| tag.it.blocks.contains(&op));
        blocks && !part.is_some_and(|(program, part)| names_tag(program, part, id))
    })
}

/// Whether a pattern names a tag, so that cards with it are meant.
fn names_tag(program: &Program, part: &Component, tag: TagId) -> bool {
    use crate::lang::nodes::{CardPredNode, Kind};
    use crate::lang::words::Slot;
    crate::lang::walk::below(program, vec![part.what.into()]).into_iter().any(|at| {
        program.node(at).kind == Kind::CTag
            && match program.pred(Slot::read(at.raw())) {
                CardPredNode::CTag { tag: named } => named == tag,
                _ => false,
            }
    })
}
