//! What expressions mean: pure, total, and with the knowledge of whoever asks.
//!
//! With full knowledge every value is exact. For somebody who does not see all cards it may be unknown: numbers are
//! then ranges and conditions neither true nor false.

mod cards;
mod hears;

pub(crate) use hears::bound_by;

use crate::ids::{CardNo, Place, Who};
use crate::lang::Program;
use crate::lang::nodes::*;
use crate::lang::program::{DefId, Local, RegionId, VarId};
use crate::lang::shape::Leaf;
use crate::lang::words::*;
use crate::pattern::{Pool, Query, Truth};
use crate::rules::BombCat;
use crate::state::{Act, Bound, Poll, State, Target, What};
use crate::zones::ZoneKind;
use engine::{Seat, SeatSet, Viewer};
use smallvec::SmallVec;

/// Where the names of an action get their meaning.
#[derive(Clone, Copy)]
pub(crate) enum Names<'a> {
    /// From the action under way.
    Act(&'a Act),
    /// From the event that it would answer, and from what has been chosen for it so far.
    Offer(Option<TriggerNode>, &'a [Target]),
}

/// Where an expression is looked at from.
pub(crate) struct Eval<'a> {
    pub(crate) rules: &'a BombCat,
    pub(crate) state: &'a State,
    pub(crate) program: &'a Program,
    pub(crate) me: Who,
    pub(crate) names: Names<'a>,
    pub(crate) answered: Option<&'a Poll>,
    /// Whose knowledge counts; none is the truth.
    pub(crate) sight: Option<Viewer>,
    /// A basket is being looked at, so that its pattern cannot ask for itself.
    in_basket: bool,
}

/// A whole number, or the range it lies in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Range {
    pub(crate) low: i32,
    pub(crate) high: i32,
}

impl Range {
    fn exact(n: i32) -> Self {
        Range { low: n, high: n }
    }

    fn map(self, f: impl Fn(i32) -> i32) -> Self {
        Range { low: f(self.low), high: f(self.high) }
    }
}

const MOST: i32 = 9999;

/// One player, or somebody whom the asker cannot know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Somebody {
    Known(Who),
    Unknown,
}

/// A set of players: those who are surely in it, and those who may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Set {
    pub(crate) sure: SeatSet,
    pub(crate) maybe: SeatSet,
    pub(crate) game: bool,
}

impl Set {
    fn of(seats: SeatSet) -> Self {
        Set { sure: seats, maybe: seats, game: false }
    }

    pub(crate) fn has(self, who: Who) -> Truth {
        match who {
            Who::Nobody => Truth::No,
            Who::Game => Truth::from(self.game),
            Who::Seat(seat) if self.sure.contains(seat) => Truth::Yes,
            Who::Seat(seat) if self.maybe.contains(seat) => Truth::Unknown,
            Who::Seat(_) => Truth::No,
        }
    }
}

impl<'a> Eval<'a> {
    pub(crate) fn new(
        rules: &'a BombCat,
        state: &'a State,
        module: u8,
        me: Who,
        names: Names<'a>,
        answered: Option<&'a Poll>,
        sight: Option<Viewer>,
    ) -> Self {
        let program = rules.program(module);
        Eval { rules, state, program, me, names, answered, sight, in_basket: false }
    }

    /// For an action under way, with full knowledge.
    pub(crate) fn of_act(rules: &'a BombCat, state: &'a State, act: &'a Act) -> Self {
        let answered = act.answers.and_then(|at| state.polls.get(usize::from(at)));
        let module = rules.module_of(act.action);
        Eval::new(rules, state, module, act.actor, Names::Act(act), answered, None)
    }

    /// The same as everybody can see it.
    pub(crate) fn public(&self) -> Self {
        Eval { sight: Some(Viewer::Public), ..*self }
    }

    /// Whether everybody can see what these come to.
    pub(crate) fn is_plain_number(&self, at: Num) -> bool {
        let Range { low, high } = self.public().num(at);
        low == high
    }

    pub(crate) fn are_plain_players(&self, at: Players) -> bool {
        let Set { sure, maybe, .. } = self.public().players(at);
        sure == maybe
    }

    pub(crate) fn are_plain_regions(&self, at: Regions) -> bool {
        let public = self.public();
        self.rules.places().all(|place| public.in_regions(at, place) != Truth::Unknown)
    }

    /// Whether the asker knows what a card is.
    fn reads(&self, card: CardNo) -> bool {
        self.sight.is_none_or(|viewer| self.rules.sees(self.state, card, viewer))
    }

    fn local(&self, id: Local) -> Bound {
        match self.names {
            Names::Act(act) => act.locals.get(usize::from(id.0)).copied().unwrap_or_default(),
            Names::Offer(trigger, targets) => {
                match targets.iter().find(|target| target.name == id && id != Local::NONE) {
                    Some(target) => target.what,
                    None => trigger.zip(self.answered).map_or(Bound::Nothing, |(trigger, poll)| {
                        match bound_by(trigger, poll, id) {
                            Bound::Card(card, _) if self.is_untold(poll, card) => Bound::Nothing,
                            bound => bound,
                        }
                    }),
                }
            }
        }
    }

    pub(crate) fn num(&self, at: Num) -> Range {
        let exact = |n: i32| Range::exact(n.clamp(-MOST, MOST));
        match self.program.num(at) {
            NumNode::Num { n } => exact(n.into()),
            NumNode::Var { id, of } => match self.player(of) {
                Somebody::Known(who) => exact(self.var(id, who)),
                Somebody::Unknown => {
                    let all = Seat::all(self.rules.seats).map(|seat| self.var(id, seat.into()));
                    all.fold(exact(self.var(id, Who::Nobody)), |range, n| Range {
                        low: range.low.min(n),
                        high: range.high.max(n),
                    })
                }
            },
            NumNode::Arith { op, a, b } => self.arith(op, self.num(a), self.num(b)),
            NumNode::Count { of, within } => self.count(of, within),
            NumNode::Size { of } => {
                let Set { sure, maybe, .. } = self.players(of);
                let alive = self.state.alive;
                let number = |seats: SeatSet| i32::from(seats.and(alive).len());
                Range { low: number(sure), high: number(maybe) }
            }
            NumNode::TurnNo {} => exact(self.state.turn.into()),
            NumNode::CardNum { field: CardField::EnteredTurn, card } => match self.card(card) {
                Some(card) if self.knows_age(card) => {
                    exact(self.state.card(card).map_or(-1, |card| card.entered.into()))
                }
                Some(_) => Range { low: 0, high: self.state.turn.into() },
                None => exact(-1),
            },
            NumNode::RegionNum { field, region } => match self.region(region) {
                Some(Place::VOID) => exact(0),
                Some(place) => exact(self.region_num(field, place)),
                None => Range { low: 0, high: MOST },
            },
            NumNode::Ok {} => exact(self.answered.map_or(0, |poll| poll.ok.into())),
            NumNode::Uses { action, scope } => {
                let uses = self.me.seat().map_or((0, 0), |seat| self.state.uses(seat, action));
                exact(match scope {
                    Span::Turn => uses.0.into(),
                    Span::Game => uses.1.into(),
                })
            }
            NumNode::BasketNum { basket, field } => match self.is_basket_known(field) {
                true => exact(self.basket_num(basket, field)),
                false => Range { low: 0, high: MOST },
            },
            NumNode::Local { id } => match self.local(id) {
                Bound::Num(n) => exact(n.into()),
                _ => exact(0),
            },
        }
    }

    /// The number, the lowest where it is unknown.
    pub(crate) fn number(&self, at: Num) -> i32 {
        self.num(at).low
    }

    fn var(&self, id: VarId, of: Who) -> i32 {
        let at = self.rules.var_at(id, of, self.me);
        at.and_then(|at| self.state.vars.get(at)).copied().unwrap_or(0).into()
    }

    fn arith(&self, op: ArithOp, a: Range, b: Range) -> Range {
        let apply = |a: i32, b: i32| {
            let value = match op {
                ArithOp::Add => a.saturating_add(b),
                ArithOp::Sub => a.saturating_sub(b),
                ArithOp::Mul => a.saturating_mul(b),
                ArithOp::Div => a.checked_div(b).unwrap_or(0),
                ArithOp::Rem => a.checked_rem(b).unwrap_or(0),
                ArithOp::Min => a.min(b),
                ArithOp::Max => a.max(b),
            };
            value.clamp(-MOST, MOST)
        };
        if a.low == a.high && b.low == b.high {
            return Range::exact(apply(a.low, b.low));
        }
        match op {
            ArithOp::Add => Range { low: apply(a.low, b.low), high: apply(a.high, b.high) },
            ArithOp::Sub => Range { low: apply(a.low, b.high), high: apply(a.high, b.low) },
            ArithOp::Min | ArithOp::Max => {
                Range { low: apply(a.low, b.low), high: apply(a.high, b.high) }
            }
            ArithOp::Mul => {
                let ends = [a.low, a.high].map(|a| [b.low, b.high].map(|b| apply(a, b)));
                let all = ends.as_flattened();
                let (low, high) = (all.iter().min(), all.iter().max());
                Range { low: low.copied().unwrap_or(0), high: high.copied().unwrap_or(0) }
            }
            // Where nothing better can be said cheaply, it may be anything.
            ArithOp::Div | ArithOp::Rem => Range { low: -MOST, high: MOST },
        }
    }

    fn count(&self, of: CardPred, within: Regions) -> Range {
        let mut range = Range::exact(0);
        for (place, inside) in self.filled(within) {
            for &card in self.state.region(place) {
                match inside.and(self.pred(of, card)) {
                    Truth::Yes => range = range.map(|n| n + 1),
                    Truth::Unknown => range.high += 1,
                    Truth::No => {}
                }
            }
        }
        range.map(|n| n.min(MOST))
    }

    /// The regions of a set in which something lies, and whether they are surely meant.
    fn filled(&self, within: Regions) -> impl Iterator<Item = (Place, Truth)> {
        // Mostly one region is meant.
        let one = match self.program.regions(within) {
            RegionsNode::AsRegions { a } => self.region(a),
            _ => None,
        };
        let all = match one {
            Some(place) if self.rules.is_plain(place) => place.0..place.0 + 1,
            Some(_) => 0..0,
            None => 0..self.rules.places().len() as u16,
        };
        let filled = all.map(Place).filter(|&place| !self.state.region(place).is_empty());
        let each = filled.map(move |place| match one {
            Some(_) => (place, Truth::Yes),
            None => (place, self.in_regions(within, place)),
        });
        each.filter(|(_, inside)| *inside != Truth::No)
    }

    fn region_num(&self, field: RegionField, place: Place) -> i32 {
        match (field, self.state.regions.get(place.index())) {
            (RegionField::Count, Some(region)) => region.cards.len() as i32,
            (RegionField::ChangedTurn, Some(region)) => region.changed.into(),
            (_, None) => 0,
        }
    }

    /// Whether the asker knows what was paid: how many cards, where there is one way to pay only.
    fn is_basket_known(&self, field: BasketField) -> bool {
        let Names::Act(act) = self.names else { return true };
        let costs = self.rules.library.action(act.action).map(|action| action.it.costs);
        let ways = costs.map_or(0, |costs| self.program.alternatives(costs));
        self.sight.is_none() || ways == 0 || ways == 1 && matches!(field, BasketField::Cards)
    }

    fn basket_num(&self, basket: Local, field: BasketField) -> i32 {
        let Names::Act(act) = self.names else { return 0 };
        let Some(action) = self.rules.library.action(act.action) else { return 0 };
        let costs = action.it.costs;
        let mut components = self.program.components(costs, act.way.into()).enumerate();
        let wanted = |name: Local| basket == Local::NONE || name == basket;
        let Some((at, component)) = components.find(|(_, it)| wanted(it.name)) else { return 0 };
        let cards: Vec<CardNo> =
            act.basket.iter().filter(|(part, _)| usize::from(*part) == at).map(|it| it.1).collect();
        match field {
            BasketField::Cards => cards.len() as i32,
            BasketField::Groups if self.in_basket => 0,
            BasketField::Groups => {
                let inside = Eval { in_basket: true, ..*self };
                let (shape, pool) = inside.pool(component.what, &cards);
                let all: Vec<usize> = (0..cards.len()).collect();
                Query::new(&shape, &pool).groups(&all).into()
            }
        }
    }

    /// The pattern, and these cards as its pool.
    pub(crate) fn pool(&self, what: CardPat, cards: &[CardNo]) -> (crate::pattern::Shape, Pool) {
        let mut number = |num| self.number(num);
        let (shape, leaves) = crate::lang::shape::shape(self.program, what, &mut number);
        let mut pool = Pool::new();
        for &card in cards {
            let truths = leaves.iter().map(|&leaf| self.leaf(leaf, card)).collect();
            pool.add(truths, self.name_of(card));
        }
        (shape, pool)
    }

    /// The number of a card's name, if the asker knows it.
    pub(crate) fn name_of(&self, card: CardNo) -> Option<u16> {
        let it = self.state.card(card)?;
        self.reads(card).then_some(it.def.index() as u16)
    }

    pub(crate) fn leaf(&self, leaf: Leaf, card: CardNo) -> Truth {
        match leaf {
            Leaf::Pred(pred) => self.pred(pred, card),
            Leaf::Blank => self.is_of_class(card, Class::Blank),
        }
    }

    fn is_of_class(&self, card: CardNo, class: Class) -> Truth {
        let Some(it) = self.state.card(card) else { return Truth::No };
        match self.reads(card) {
            true => Truth::from(self.rules.class_of(it.def) == class),
            false => Truth::Unknown,
        }
    }

    pub(crate) fn test(&self, at: Bool) -> Truth {
        match self.program.boolean(at) {
            BoolNode::Bool { b } => Truth::from(b),
            BoolNode::Not { a } => !self.test(a),
            BoolNode::And { a, b } => match self.test(a) {
                Truth::No => Truth::No,
                first => first.and(self.test(b)),
            },
            BoolNode::Or { a, b } => match self.test(a) {
                Truth::Yes => Truth::Yes,
                first => first.or(self.test(b)),
            },
            BoolNode::Cmp { op, a, b } => compare(op, self.num(a), self.num(b)),
            BoolNode::Is { card, pred } => match self.card(card) {
                Some(card) => self.pred(pred, card),
                None => Truth::No,
            },
            BoolNode::PIs { a, b } => {
                let (a, b) = (self.player(a), self.players(b));
                let single = b.maybe.len() + u8::from(b.game) == 1;
                match a {
                    Somebody::Known(a) if single => b.has(a),
                    Somebody::Unknown if single => Truth::Unknown,
                    _ => Truth::No,
                }
            }
            BoolNode::PIn { a, b } => match self.player(a) {
                Somebody::Known(a) => self.players(b).has(a),
                Somebody::Unknown => Truth::Unknown,
            },
            BoolNode::RIs { a, b } => match self.region(a) {
                Some(Place::VOID) => Truth::No,
                Some(place) => self.in_regions(b, place),
                None => Truth::Unknown,
            },
            BoolNode::Alive { p } => match self.player(p) {
                Somebody::Known(Who::Seat(seat)) => Truth::from(self.state.is_alive(seat)),
                Somebody::Known(_) => Truth::No,
                Somebody::Unknown => Truth::Unknown,
            },
            BoolNode::Exists { what, within } => self.exists(what, within),
            BoolNode::MyTurn {} => Truth::from(
                self.me.is(self.state.seat) && self.state.phase == crate::state::Phase::Main,
            ),
            BoolNode::ActedBy { action, who } => match self.answered {
                Some(poll) => {
                    Truth::from(action.means(poll.action)).and(self.players(who).has(poll.by))
                }
                None => Truth::No,
            },
        }
    }

    fn exists(&self, what: CardPat, within: Regions) -> Truth {
        let cards = self.filled(within).flat_map(|(place, _)| self.state.region(place)).copied();
        let cards: SmallVec<[CardNo; 16]> = cards.collect();
        // One card at a time where the pattern is about single cards, which it mostly is.
        if let CardPatNode::AsPat { a } = self.program.pat(what) {
            return cards.iter().fold(Truth::No, |found, &card| match found {
                Truth::Yes => Truth::Yes,
                _ => found.or(self.pred(a, card)),
            });
        }
        let (shape, pool) = self.pool(what, &cards);
        let possible = Query::new(&shape, &pool).exists();
        if !possible || self.sight.is_none() {
            return Truth::from(possible);
        }
        // Sure only if it exists among what is seen.
        let seen: Vec<CardNo> = cards.into_iter().filter(|&card| self.reads(card)).collect();
        let (shape, pool) = self.pool(what, &seen);
        if Query::new(&shape, &pool).exists() { Truth::Yes } else { Truth::Unknown }
    }

    pub(crate) fn player(&self, at: Player) -> Somebody {
        let known = Somebody::Known;
        match self.program.player(at) {
            PlayerNode::Me {} => known(self.me),
            PlayerNode::PVar { id } => match self.local(id) {
                Bound::Player(who) => known(who),
                _ => known(Who::Nobody),
            },
            PlayerNode::Left { of } => self.beside(of, true),
            PlayerNode::Right { of } => self.beside(of, false),
            PlayerNode::Actor {} => known(self.answered.map_or(Who::Nobody, |poll| poll.by)),
            PlayerNode::TurnPlayer {} => known(self.state.seat.into()),
            PlayerNode::Holder { of } => match self.lies_at(of) {
                Some(place) => known(self.rules.owner(place)),
                None => Somebody::Unknown,
            },
            PlayerNode::Creator { of } => match self.card(of) {
                Some(card) if self.reads(card) => {
                    known(self.state.card(card).map_or(Who::Nobody, |card| card.creator))
                }
                Some(_) => Somebody::Unknown,
                None => known(Who::Nobody),
            },
            PlayerNode::Owner { of } => match self.region(of) {
                Some(place) => known(self.rules.owner(place)),
                None => Somebody::Unknown,
            },
            PlayerNode::Game {} => known(Who::Game),
            PlayerNode::Nobody {} => known(Who::Nobody),
        }
    }

    /// One player; nobody where it is unknown.
    pub(crate) fn who(&self, at: Player) -> Who {
        match self.player(at) {
            Somebody::Known(who) => who,
            Somebody::Unknown => Who::Nobody,
        }
    }

    fn beside(&self, of: Player, left: bool) -> Somebody {
        match self.player(of) {
            Somebody::Known(Who::Seat(seat)) => {
                Somebody::Known(self.rules.neighbour(self.state, seat, left).into())
            }
            Somebody::Known(_) => Somebody::Known(Who::Nobody),
            Somebody::Unknown => Somebody::Unknown,
        }
    }

    pub(crate) fn players(&self, at: Players) -> Set {
        let alive = self.state.alive;
        let but_me = |seats: SeatSet| self.me.seat().map_or(seats, |me| seats.without(me));
        match self.program.players(at) {
            PlayersNode::All {} => Set::of(alive),
            PlayersNode::Others {} => Set::of(but_me(alive)),
            PlayersNode::Allies {} => Set::of(but_me(self.rules.team(self.me).and(alive))),
            PlayersNode::Enemies {} => Set::of(but_me(alive.minus(self.rules.team(self.me)))),
            // Rules do not know who is a program.
            PlayersNode::Npc {} => Set::of(SeatSet::EMPTY),
            PlayersNode::PAnd { a, b } => {
                let (a, b) = (self.players(a), self.players(b));
                Set {
                    sure: a.sure.and(b.sure),
                    maybe: a.maybe.and(b.maybe),
                    game: a.game && b.game,
                }
            }
            PlayersNode::POr { a, b } => {
                let (a, b) = (self.players(a), self.players(b));
                Set { sure: a.sure.or(b.sure), maybe: a.maybe.or(b.maybe), game: a.game || b.game }
            }
            PlayersNode::PNot { a } => {
                let a = self.players(a);
                Set { sure: alive.minus(a.maybe), maybe: alive.minus(a.sure), game: false }
            }
            PlayersNode::AsPlayers { a } => match self.player(a) {
                Somebody::Known(who) => {
                    Set { sure: who.seats(), maybe: who.seats(), game: who == Who::Game }
                }
                Somebody::Unknown => Set { sure: SeatSet::EMPTY, maybe: alive, game: false },
            },
            PlayersNode::Anyone {} => {
                let all = self.rules.everybody();
                Set { sure: all, maybe: all, game: true }
            }
        }
    }

    /// Those of a set who can be chosen or asked: living ones.
    pub(crate) fn living(&self, at: Players) -> SeatSet {
        self.players(at).sure.and(self.state.alive)
    }

    /// One region; none where it is unknown.
    pub(crate) fn region(&self, at: Region) -> Option<Place> {
        let of = |of: Player, kind: &dyn Fn(Seat) -> Option<Place>| match self.player(of) {
            Somebody::Known(Who::Seat(seat)) => Some(kind(seat).unwrap_or(Place::VOID)),
            Somebody::Known(_) => Some(Place::VOID),
            Somebody::Unknown => None,
        };
        match self.program.region(at) {
            RegionNode::Hand { of: player } | RegionNode::AsHand { a: player } => {
                of(player, &|seat| Some(self.rules.hand(seat)))
            }
            RegionNode::Deck {} => Some(self.rules.deck()),
            RegionNode::Discard {} => Some(self.rules.discard()),
            RegionNode::Bank {} => Some(self.rules.bank()),
            RegionNode::Void {} => Some(Place::VOID),
            RegionNode::Custom { id, of: player } => match self.rules.common(id) {
                Some(place) => Some(place),
                None => of(player, &|seat| self.rules.own(id, seat)),
            },
            RegionNode::RVar { id } => match self.local(id) {
                Bound::Region(place) => Some(place),
                _ => Some(Place::VOID),
            },
            RegionNode::RegionOf { card } => {
                self.lies_at(card).map(|place| self.rules.told_place(place))
            }
        }
    }

    /// One region; void where it is unknown.
    pub(crate) fn place(&self, at: Region) -> Place {
        self.region(at).unwrap_or(Place::VOID)
    }

    pub(crate) fn in_regions(&self, at: Regions, place: Place) -> Truth {
        let hand_of = |set: Set| match self.rules.kind(place) {
            Some(ZoneKind::Hand(seat)) => set.has(seat.into()),
            _ => Truth::No,
        };
        match self.program.regions(at) {
            RegionsNode::AnyRegion {} => Truth::from(self.rules.is_plain(place)),
            RegionsNode::Hands { of } => match self.rules.kind(place) {
                Some(ZoneKind::Hand(seat)) if self.state.is_alive(seat) => {
                    self.players(of).has(seat.into())
                }
                _ => Truth::No,
            },
            RegionsNode::AsHands { a } => hand_of(self.players(a)),
            RegionsNode::Customs { id, of } => self.in_customs(id, of, place),
            RegionsNode::RAnd { a, b } => match self.in_regions(a, place) {
                Truth::No => Truth::No,
                first => first.and(self.in_regions(b, place)),
            },
            RegionsNode::ROr { a, b } => self.in_regions(a, place).or(self.in_regions(b, place)),
            RegionsNode::RNot { a } => {
                Truth::from(self.rules.is_plain(place)).and(!self.in_regions(a, place))
            }
            RegionsNode::RWhere { field, op, n } => {
                let value = Range::exact(self.region_num(field, place));
                Truth::from(self.rules.is_plain(place)).and(compare(op, value, self.num(n)))
            }
            RegionsNode::AsRegions { a } => match self.region(a) {
                Some(Place::VOID) => Truth::No,
                Some(other) => Truth::from(other == place),
                None => Truth::Unknown,
            },
        }
    }

    fn in_customs(&self, id: RegionId, of: Players, place: Place) -> Truth {
        match self.rules.kind(place) {
            // Whose region it is counts, also of the dead.
            Some(ZoneKind::Own(region, seat)) if region == id => {
                let set = match self.program.players(of) {
                    PlayersNode::All {} => Set::of(self.rules.everybody()),
                    PlayersNode::Others {} => {
                        let all = self.rules.everybody();
                        Set::of(self.me.seat().map_or(all, |me| all.without(me)))
                    }
                    _ => self.players(of),
                };
                set.has(seat.into())
            }
            Some(ZoneKind::Common(region)) => Truth::from(region == id),
            _ => Truth::No,
        }
    }
}

fn compare(op: CmpOp, a: Range, b: Range) -> Truth {
    let (sure, possible) = match op {
        CmpOp::Eq => (
            a.low == a.high && b.low == b.high && a.low == b.low,
            a.low <= b.high && b.low <= a.high,
        ),
        CmpOp::Ne => return !compare(CmpOp::Eq, a, b),
        CmpOp::Lt => (a.high < b.low, a.low < b.high),
        CmpOp::Le => (a.high <= b.low, a.low <= b.high),
        CmpOp::Gt => (a.low > b.high, a.high > b.low),
        CmpOp::Ge => (a.low >= b.high, a.high >= b.low),
    };
    match (sure, possible) {
        (true, _) => Truth::Yes,
        (false, true) => Truth::Unknown,
        (false, false) => Truth::No,
    }
}
