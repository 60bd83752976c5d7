//! Single cards: which one is meant, and what is true of it.

use super::*;
use crate::ids::PUBLIC;

impl Eval<'_> {
    pub(crate) fn card(&self, at: Card) -> Option<CardNo> {
        match self.program.card(at) {
            CardNode::CVar { id } => match self.local(id) {
                Bound::Card(card, _) => card.is_some().then_some(card),
                _ => None,
            },
            CardNode::Top { of } => self.at_end(self.place(of), <[CardNo]>::first),
            CardNode::Bottom { of } => self.at_end(self.place(of), <[CardNo]>::last),
            CardNode::LastUsed { by } => {
                let set = self.players(by);
                let mut used = self.state.used.iter().rev();
                let last = used.find(|(_, seat)| set.has((*seat).into()) == Truth::Yes);
                last.map(|(card, _)| *card).filter(|card| card.is_some())
            }
            CardNode::NoCard {} => None,
        }
    }

    /// Where a card lies, void if there is none. Who cannot follow a card that has a name does not know it.
    pub(super) fn lies_at(&self, at: Card) -> Option<Place> {
        let own = self.sight.map(|viewer| match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public => PUBLIC,
        });
        if let (Some(own), CardNode::CVar { id }, Names::Act(_)) =
            (own, self.program.card(at), self.names)
            && matches!(self.local(id), Bound::Card(_, seen) if !seen.contains(own))
        {
            return None;
        }
        let card = self.card(at).and_then(|card| self.state.card(card));
        Some(card.map_or(Place::VOID, |card| card.at))
    }

    /// The card at an end of a region. Where places mean nothing to the asker it is any card, unseen if there is one.
    fn at_end(&self, place: Place, end: fn(&[CardNo]) -> Option<&CardNo>) -> Option<CardNo> {
        match self.sight.filter(|&viewer| !self.rules.is_placed(self.state, place, viewer)) {
            Some(viewer) => self.rules.row(self.state, place, viewer).last().copied(),
            None => end(self.state.region(place)).copied(),
        }
    }

    /// Whether the turn in which a card came is known to the asker.
    pub(super) fn knows_age(&self, card: CardNo) -> bool {
        let pile = self.state.card(card).is_none_or(|it| self.rules.is_ordered(it.at));
        (self.rules.options.dark_info && !pile) || self.reads(card)
    }

    pub(crate) fn pred(&self, at: CardPred, card: CardNo) -> Truth {
        let Some(it) = self.state.card(card) else { return Truth::No };
        let if_read = |holds: &dyn Fn() -> bool| match self.reads(card) {
            true => Truth::from(holds()),
            false => Truth::Unknown,
        };
        match self.program.pred(at) {
            CardPredNode::CAny {} => Truth::Yes,
            CardPredNode::CDef { id: DefId::NONE } => self.is_of_class(card, Class::Blank),
            CardPredNode::CDef { id } => if_read(&|| it.def.index() == usize::from(id.0)),
            CardPredNode::CNamed { id } => match self.local(id) {
                Bound::Def(def) => if_read(&|| it.def == def),
                _ => self.is_of_class(card, Class::Blank),
            },
            CardPredNode::CClass { c } => self.is_of_class(card, c),
            CardPredNode::CTag { tag } => if_read(&|| self.state.has_tag(card, tag.0)),
            CardPredNode::CSame { like } => match self.card(like) {
                Some(other) if other == card => Truth::Yes,
                Some(other) if self.reads(other) => {
                    if_read(&|| self.state.card(other).is_some_and(|other| other.def == it.def))
                }
                Some(_) => Truth::Unknown,
                None => Truth::No,
            },
            CardPredNode::CIs { card: other } | CardPredNode::AsPred { a: other } => {
                self.is_card(card, self.card(other))
            }
            CardPredNode::CInfo { field, op, n, p, r, f } => {
                self.info(card, it.at, field, op, (n, p, r, f))
            }
            CardPredNode::CAnd { a, b } => match self.pred(a, card) {
                Truth::No => Truth::No,
                first => first.and(self.pred(b, card)),
            },
            CardPredNode::COr { a, b } => match self.pred(a, card) {
                Truth::Yes => Truth::Yes,
                first => first.or(self.pred(b, card)),
            },
            CardPredNode::CNot { a } => !self.pred(a, card),
        }
    }

    /// Whether it is that very card. Which of the closed cards of a hand it is, only its owner knows.
    fn is_card(&self, card: CardNo, other: Option<CardNo>) -> Truth {
        let Some(other) = other else { return Truth::No };
        let place = |card: CardNo| self.state.card(card).map_or(Place::VOID, |card| card.at);
        if place(card) != place(other) {
            return Truth::No;
        }
        let told_apart = || self.rules.is_ordered(place(card)) || self.reads(card);
        match self.sight {
            Some(_) if !told_apart() => Truth::Unknown,
            _ => Truth::from(card == other),
        }
    }

    fn info(
        &self,
        card: CardNo,
        at: Place,
        field: InfoField,
        op: CmpOp,
        (n, p, r, f): (Num, Players, Regions, Facing),
    ) -> Truth {
        let Some(it) = self.state.card(card) else { return Truth::No };
        let signed = |truth: Truth| match op {
            CmpOp::Eq => truth,
            CmpOp::Ne => !truth,
            _ => Truth::No,
        };
        match field {
            InfoField::EnteredTurn if self.knows_age(card) => {
                compare(op, Range::exact(it.entered.into()), self.num(n))
            }
            InfoField::EnteredTurn => Truth::Unknown,
            // Who else has seen it is no more known than what it is.
            InfoField::Facing
                if self.sight.is_some() && !self.rules.sees(self.state, card, Viewer::Public) =>
            {
                Truth::Unknown
            }
            InfoField::Facing => signed(Truth::from(self.facing(card, at) == f)),
            InfoField::Creator if self.reads(card) => signed(self.players(p).has(it.creator)),
            InfoField::Creator => Truth::Unknown,
            InfoField::Region => signed(self.in_regions(r, at)),
            InfoField::Owner => match self.rules.owner(at) {
                Who::Nobody => Truth::No,
                owner => signed(self.players(p).has(owner)),
            },
        }
    }

    /// Which side is up: for its owner, or for all where nobody owns the region.
    fn facing(&self, card: CardNo, at: Place) -> Facing {
        let seen = self.rules.seen_by(self.state, card);
        let owner = self.rules.owner(at).seats();
        let (owners, others) = match owner.is_empty() {
            true => (self.rules.everybody(), self.rules.everybody()),
            false => (owner, self.rules.everybody().minus(owner)),
        };
        let up = owners.minus(seen).is_empty();
        match (up, others.and(seen).is_empty(), others.minus(seen).is_empty()) {
            (true, _, true) => Facing::Up,
            (true, _, false) if owner.is_empty() => Facing::UpButHidden,
            (true, true, _) => Facing::Up,
            (true, false, false) => Facing::UpButHidden,
            (false, true, _) => Facing::Down,
            (false, false, _) => Facing::DownButSeen,
        }
    }
}
