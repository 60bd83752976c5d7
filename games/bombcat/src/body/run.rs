//! A statement on its way: cards are chosen, things are decided, loops go round.

use super::taking::{draw, is_by_place, is_candidate, very_card};
use super::*;

/// A statement on its way.
pub(super) struct Run<'a> {
    pub(super) rules: &'a BombCat,
    pub(super) module: u8,
    /// Which statement of which body it is.
    pub(super) body: u16,
    pub(super) at: u16,
    pub(super) left: u16,
    pub(super) stage: u8,
}

impl Run<'_> {
    /// The body goes on behind this statement; a body that has come to its end is over, whatever comes on top of it.
    pub(super) fn go_on(&self, ctx: &mut Table<'_, impl Host<BombCat>>) {
        let Run { body, at, .. } = *self;
        let more = usize::from(at) + 1 < self.rules.program(self.module).body_len(Body(body));
        match more {
            true => ctx.top(Frame::Body { body, at: at + 1, left: 0, stage: FRESH }),
            false => ctx.pop(0),
        }
    }

    /// Cards are chosen for a move or a tag: by the game, by somebody blindly, or by somebody who is asked.
    pub(super) fn choose(
        &self,
        ctx: &mut Table<'_, impl Host<BombCat>>,
        asked: Frame,
        what: CardPat,
        by: Mover,
        from: crate::lang::nodes::Region,
        node: &StmtNode,
    ) {
        let rules = self.rules;
        let Some(act) = ctx.state().acts.last() else { return ctx.pop(0) };
        let eval = Eval::of_act(rules, ctx.state(), act);
        let me = act.actor;
        if self.stage == PLACES {
            return self.place_next(ctx, node);
        }
        let place = eval.place(from);
        let by_place = is_by_place(&eval, what);
        // Where the top or the bottom card is meant, the others need not be looked at.
        let cards = match single(&eval, what).filter(|_| by_place) {
            Some(leaf) => {
                let there = |card: &CardNo| eval.state.card(*card).is_some_and(|it| it.at == place);
                let card = very_card(&eval, leaf).filter(there).into_iter();
                card.filter(|&card| is_candidate(rules, &eval, node, card)).collect()
            }
            None => candidates(rules, &eval, place, node),
        };
        // How many cards lie there all know; which of them could be taken not all do.
        let there = eval.state.region(place).len();
        if cards.is_empty() {
            if there > 0 {
                reckon(ctx, Reckoned::Holds { so: false });
            }
            return self.go_on(ctx);
        }
        let the_card = by_place && rules.is_ordered(place);
        let by_place = by_place || there == 1;
        let mover = match crate::lang::shape::is_random(eval.program, what) {
            true => MoverNode::ByRandom {},
            false => eval.program.mover(by),
        };
        let MoverNode::By { who, blind, must } = mover else {
            let drawn = draw(ctx, rules, what, &cards);
            return match drawn.is_empty() {
                true => self.go_on(ctx),
                false => self.chosen(ctx, node, drawn, Who::Game, by_place),
            };
        };
        let seats = eval.living(who);
        // Who was asked and could not answer counts as passing.
        let left = self.left + u16::from(self.stage == ASKED);
        let Some(seat) = in_order(rules, seats, me).nth(usize::from(left)) else {
            return self.go_on(ctx);
        };
        // Nobody has a choice where the top or the bottom card must be taken.
        if must && the_card {
            return self.chosen(ctx, node, Few::from_slice(&cards), seat.into(), true);
        }
        let sees = |card: &CardNo| rules.sees(ctx.state(), *card, Viewer::Seat(seat));
        let unseen = blind || !cards.iter().any(sees);
        let least = takes(&eval, what).map_or(0, |(least, _)| usize::from(least));
        let takes_all = cards.len() <= least;
        if must && (unseen || takes_all) {
            let drawn = draw(ctx, rules, what, &cards);
            return match drawn.is_empty() {
                true => self.go_on(ctx),
                false => self.chosen(ctx, node, drawn, seat.into(), by_place || there <= least),
            };
        }
        // A choice with one outcome is made without asking.
        let only =
            must.then(|| legal::only_choice(rules, ctx.state(), seat, what, place, node)).flatten();
        if let Some(slips) = only {
            let drawn = act::draw_unseen(rules, ctx, seat, &slips);
            let cards: Few<CardNo> = drawn.into_iter().map(|it| it.1).collect();
            // What moves is seen to move; all else could be a question that somebody was spared, or was not.
            if cards.is_empty() || !matches!(node, StmtNode::Move { .. }) {
                reckon(ctx, Reckoned::Holds { so: false });
            }
            return match cards.is_empty() {
                true => self.go_on(ctx),
                false => self.chosen(ctx, node, cards, seat.into(), true),
            };
        }
        let Frame::Body { body, at, stage, .. } = asked else { return };
        // The question goes by what was asked, whatever programs could make of hidden cards meanwhile.
        let to = match *node {
            StmtNode::Move { to, .. } => to,
            _ => from,
        };
        let places = [from, to].map(|region| (eval.place(region), eval.public().region(region)));
        for (place, public) in places {
            if public != Some(place) {
                reckon(ctx, Reckoned::Region { region: rules.spot(place) });
            }
        }
        ctx.emit(Inner::Choices(places.map(|(place, _)| Bound::Region(place)).to_vec()).into());
        ctx.top(Frame::Body { body, at, left, stage });
        ask(rules, ctx, seat);
    }

    /// The cards are known: they set out, or get their tag. `open` says that all know which cards they are by place.
    pub(super) fn chosen(
        &self,
        ctx: &mut Table<'_, impl Host<BombCat>>,
        node: &StmtNode,
        cards: Few<CardNo>,
        by: Who,
        open: bool,
    ) {
        let rules = self.rules;
        match *node {
            StmtNode::Attach { tag, .. } | StmtNode::Detach { tag, .. } => {
                self.go_on(ctx);
                let Some(tag) = tag.index() else { return };
                for card in cards {
                    match node {
                        StmtNode::Attach { .. } => tags::attach(rules, ctx, card, tag as u16, by),
                        _ => tags::detach(rules, ctx, card, tag as u16, by),
                    }
                }
            }
            StmtNode::Move { from, to, pos, op, bind, .. } => {
                let Some(act) = ctx.state().acts.last() else { return ctx.pop(0) };
                let eval = Eval::of_act(rules, ctx.state(), act);
                let asked = asked_places(act).filter(|_| self.stage == ASKED);
                let (from, to) = asked.unwrap_or_else(|| (eval.place(from), eval.place(to)));
                let to = match (op, to) {
                    (Op::Annihilate, _) => rules.gone(),
                    (Op::Use | Op::Discard, Place::VOID) => rules.discard(),
                    (Op::Bank, Place::VOID) => rules.bank(),
                    (_, Place::VOID) => rules.gone(),
                    (_, place) => place,
                };
                let op = if op == Op::Mark { Op::Transfer } else { op };
                let last = cards.last().copied();
                let carried = cards.into_iter();
                let carried = carried
                    .map(|card| Carried { open, ..Carried::new(card, from, to, op, pos) })
                    .collect();
                if let Some(card) = last.filter(|_| bind != Local::NONE) {
                    let what = Bound::Card(card, rules.followers(ctx.state(), card));
                    ctx.emit(Inner::Bind { local: bind.0, what }.into());
                }
                let asks =
                    pos == Pos::Choose && rules.is_ordered(to) && living(ctx.state(), by).is_some();
                if !asks {
                    self.go_on(ctx);
                    self.carry(ctx, carried, by);
                    return;
                }
                for it in &carried {
                    mean(rules, ctx, it.card, it.open);
                }
                let load = carry::load(rules, ctx.state(), carried, by);
                let load = carry::tell(rules, ctx.state(), load);
                ctx.emit(Inner::CarryBegan(load).into());
                let Run { body, at, .. } = *self;
                ctx.top(Frame::Body { body, at, left: 0, stage: PLACES });
            }
            _ => self.go_on(ctx),
        }
    }

    /// Asks where the next of several cards goes; when all have their place they set out.
    pub(super) fn place_next(&self, ctx: &mut Table<'_, impl Host<BombCat>>, node: &StmtNode) {
        let StmtNode::Move { .. } = node else { return self.go_on(ctx) };
        let Some(load) = ctx.state().carries.last() else { return self.go_on(ctx) };
        let more = load.cards.get(usize::from(self.left)).is_some();
        match living(ctx.state(), load.by).filter(|_| more) {
            Some(seat) if ask(self.rules, ctx, seat) => {}
            _ => {
                self.go_on(ctx);
                ctx.push(Frame::Carry { stage: 0, at: 0 });
            }
        }
    }

    /// Cards set out; says whether they are on their way yet.
    pub(super) fn carry(
        &self,
        ctx: &mut Table<'_, impl Host<BombCat>>,
        cards: SmallVec<[Carried; 2]>,
        by: Who,
    ) -> bool {
        if cards.is_empty() {
            return false;
        }
        carry::set_out(self.rules, ctx, cards, by)
    }

    pub(super) fn branch(&self, ctx: &mut Table<'_, impl Host<BombCat>>, body: Body) {
        self.go_on(ctx);
        ctx.push(Frame::Body { body: body.0, at: 0, left: 0, stage: FRESH });
    }

    /// Somebody chooses one of these things; a single one needs no choice. What not everybody can see to be what it is
    /// is told.
    #[expect(clippy::too_many_arguments)]
    pub(super) fn decide(
        &self,
        ctx: &mut Table<'_, impl Host<BombCat>>,
        asked: Frame,
        by: Who,
        name: u16,
        choices: &[Bound],
        nothing: Bound,
        plain: bool,
    ) {
        let seat = living(ctx.state(), by);
        match (choices, seat) {
            ([_, _, ..], Some(seat)) if self.stage == FRESH => {
                if !plain {
                    // Of numbers the first and the last say all.
                    let ends = choices.iter().enumerate().filter(|(at, it)| {
                        !matches!(it, Bound::Num(_)) || *at == 0 || at + 1 == choices.len()
                    });
                    ends.for_each(|(_, it)| self.tell(ctx, *it));
                }
                ctx.emit(Inner::Choices(choices.to_vec()).into());
                ctx.top(asked);
                ask(self.rules, ctx, seat);
            }
            _ => {
                let what =
                    choices.first().copied().filter(|_| seat.is_some() || choices.len() == 1);
                let what = what.unwrap_or(nothing);
                if !plain {
                    self.tell(ctx, what);
                }
                ctx.emit(Inner::Bind { local: name, what }.into());
                self.go_on(ctx);
            }
        }
    }

    /// Tells everybody what was found.
    pub(super) fn tell(&self, ctx: &mut Table<'_, impl Host<BombCat>>, what: Bound) {
        match what {
            Bound::Card(card, _) => mean(self.rules, ctx, card, false),
            Bound::Player(who) => reckon(ctx, Reckoned::Player { seat: who.seat() }),
            Bound::Region(place) => {
                reckon(ctx, Reckoned::Region { region: self.rules.spot(place) });
            }
            Bound::Num(n) => reckon(ctx, Reckoned::Number { n }),
            Bound::Def(_) | Bound::Nothing => reckon(ctx, Reckoned::Player { seat: None }),
        }
    }

    /// Goes over a list that was made when the loop began; where not everybody could have made it, it is told.
    pub(super) fn each(
        &self,
        ctx: &mut Table<'_, impl Host<BombCat>>,
        looping: Frame,
        mut items: Vec<Bound>,
        plain: bool,
        name: u16,
        inner: Body,
    ) {
        let Frame::Body { body, at, stage, .. } = looping else { return };
        let mut left = self.left;
        if self.stage == FRESH {
            left = items.len() as u16;
            if !plain {
                reckon(ctx, Reckoned::Number { n: left as i16 });
                items.iter().for_each(|it| self.tell(ctx, *it));
            }
            items.reverse();
            if !items.is_empty() {
                ctx.emit(Inner::Rest(items).into());
            }
        }
        let item = ctx.state().acts.last().and_then(|act| act.rest.last().copied());
        match item.filter(|_| left > 0) {
            Some(what) => {
                ctx.emit(Inner::RestTaken.into());
                ctx.emit(Inner::Bind { local: name, what }.into());
                ctx.top(Frame::Body { body, at, left: left - 1, stage });
                ctx.push(Frame::Body { body: inner.0, at: 0, left: 0, stage: FRESH });
            }
            None => self.go_on(ctx),
        }
    }

    /// What is answered loses some of its success, if this may be rejected and nobody rejects the rejection.
    pub(super) fn reject(&self, ctx: &mut Table<'_, impl Host<BombCat>>, asked: Frame, all: bool) {
        let rules = self.rules;
        let Some(act) = ctx.state().acts.last() else { return ctx.pop(0) };
        let (action, actor) = (act.action, act.actor);
        let at = act.answers;
        let poll = at.and_then(|at| ctx.state().polls.get(usize::from(at)));
        let (Some(poll), Some(at)) = (poll, at) else { return self.go_on(ctx) };
        if !poll::can_reject(rules, poll, action) {
            return self.go_on(ctx);
        }
        let auto = rules.plan_for(action).is_some_and(|plan| plan.kind == ActionKind::Auto);
        if auto && self.stage == FRESH {
            let event = act::rejection(rules, ctx.state());
            if poll::raise(rules, ctx, event, asked) {
                return;
            }
        } else if auto && ctx.stack().returned() == 0 {
            return self.go_on(ctx);
        }
        self.go_on(ctx);
        let Some(poll) = ctx.state().polls.get(usize::from(at)) else { return };
        let ok = if all { 0 } else { poll.ok.saturating_sub(1) };
        let against = rules.names.action(poll.action);
        let moving = matches!(poll.what, What::Move { .. });
        let cancelled = poll.act.filter(|_| all);
        if ok != poll.ok {
            let action = rules.names.action(action);
            ctx.emit(Event::Rejected { by: actor.into(), action, against, left: ok, moving });
            ctx.emit(Inner::PollOk { at, ok }.into());
        }
        if let Some(act) = cancelled {
            ctx.emit(Inner::ActAt { act, ok: 0, cancelled: true }.into());
        }
    }

    /// Whether the base action with variants is under way.
    pub(super) fn is_pounce(&self, state: &State) -> bool {
        state.acts.last().is_some_and(|act| Some(act.action) == self.rules.pounce)
    }

    /// How many turns somebody gets who is pounced on.
    pub(super) fn pounces(&self, state: &State) -> usize {
        if !self.is_pounce(state) || self.rules.options.attack != Attack::Stack {
            return 1;
        }
        let mine = |token: &&Token| token.seat == state.seat && token.kind != TokenKind::Turn;
        match state.bucket.iter().take_while(mine).count() {
            0 => 1,
            extra => extra + 2,
        }
    }
}
