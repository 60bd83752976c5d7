//! What is worked out of every action before a game begins, so that nothing of it is looked up again.

use crate::eval::{Eval, Names};
use crate::lang::module::{Count, Pick, PickFrom};
use crate::lang::nodes::{CardPred, CardPredNode, PlayersNode, TriggerNode};
use crate::lang::program::{ActionId, Component, Costs, DefId};
use crate::lang::shape::{Leaf, leaves};
use crate::lang::words::{
    ActionKind, Class, Dir, Edge, ExecScope, Holders, Mode, Op, Rel, Stage, Tense, Veto,
};
use crate::lang::{Program, walk};
use crate::pattern::{MOST_CARDS, Truth};
use crate::rules::BombCat;
use crate::state::{Cast, Poll, State, What};
use engine::{Card, Seat, Viewer};

/// A set of card definitions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Defs(Vec<u64>);

impl Defs {
    #[inline]
    pub fn has(&self, def: Card) -> bool {
        let at = def.index();
        self.0.get(at / 64).is_some_and(|bits| bits >> (at % 64) & 1 == 1)
    }

    /// Those of them that are among the first 64.
    #[inline]
    pub(crate) fn first(&self) -> u64 {
        self.0.first().copied().unwrap_or(0)
    }
}

/// What an event is, as far as the ears of programs tell events apart.
pub(crate) const KEYS: usize = 10;

#[inline]
pub(crate) fn key_of(what: What, tense: Tense) -> usize {
    match what {
        What::Move { dir, .. } => key_move(tense, dir),
        What::Exec { .. } => 4 + usize::from(tense == Tense::Done),
        What::Turn { edge, .. } => 6 + usize::from(edge == Edge::End),
        What::Death { stage, .. } => 8 + usize::from(stage == Stage::Final),
    }
}

#[inline]
pub(crate) fn key_move(tense: Tense, dir: Dir) -> usize {
    2 * usize::from(tense == Tense::Done) + usize::from(dir == Dir::In)
}

/// Which events of a kind anybody could hear.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ears {
    /// Whose actions hear such events.
    pub(crate) open: Cast,
    /// Whose do whatever card they are about, and whose about each kind of card.
    any: Cast,
    cards: Vec<Cast>,
}

impl Ears {
    /// An action that hears such events, about these of all cards if it minds.
    fn add(&mut self, cast: Cast, heard: Option<&Defs>, all: usize) {
        self.open = self.open.with(cast);
        self.cards.resize(all, Cast::default());
        match heard {
            Some(defs) => {
                let meant = (0..).zip(&mut self.cards).filter(|(at, _)| defs.has(Card::new(*at)));
                meant.for_each(|(_, it)| *it = it.with(cast));
            }
            None => self.any = self.any.with(cast),
        }
    }

    /// Whose actions hear such an event, about this card if about one.
    #[inline]
    fn who(&self, card: Option<Card>) -> Cast {
        let cards = match card {
            Some(card) => self.cards.get(card.index()).copied().unwrap_or_default(),
            None => self.open,
        };
        self.any.with(cards)
    }

    /// Whether such an event, about this card if about one, could be heard.
    #[inline]
    pub(crate) fn hear(&self, card: Option<Card>, cast: Cast) -> bool {
        self.who(card).meets(cast)
    }
}

/// An action as it stands in lists: what says at once that it need not be looked at.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    pub id: ActionId,
    /// It is in play only together with these.
    pub cast: Cast,
    /// The action that it hears of, if it hears of any.
    about: Option<ActionId>,
    /// What the payer must hold for any way to pay, if that is known.
    pub(crate) needs: Option<Needs>,
    /// Nothing else is needed to pay.
    pub(crate) suffices: bool,
    /// Who has it and can pay for it can use it in his turn, as long as somebody else lives.
    pub(crate) is_free: bool,
}

impl Listed {
    /// Whether it could answer such an event, whatever card that is about.
    #[inline]
    pub(crate) fn could_answer(&self, state: &State, poll: &Poll) -> bool {
        self.cast.meets(state.cast) && self.about.is_none_or(|it| it.means(poll.action))
    }
}

/// Cards that a hand must have, of some kinds, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Needs {
    pub(crate) kinds: u64,
    /// So many more than one of the same kind; with [`UNCLEAR`] the kinds alone do not say.
    pub(crate) each: u8,
    /// So many kinds at least.
    pub(crate) distinct: u8,
}

/// More of one kind than a hand counts.
const UNCLEAR: u8 = u8::MAX;

impl Needs {
    fn one_of(kinds: u64) -> Self {
        Needs { kinds, each: 0, distinct: 1 }
    }
}

/// What is worked out of an action beforehand.
#[derive(Clone, Debug)]
pub struct Plan {
    pub module: u8,
    pub kind: ActionKind,
    /// It has to be done.
    pub must: bool,
    pub count: Count,
    pub strength: u8,
    /// How many names it has.
    pub locals: u16,
    pub costs: Costs,
    pub veto: Veto,
    pub trigger: TriggerNode,
    pub(crate) cond: crate::lang::nodes::Bool,
    /// Somebody or something is chosen for it, or just any other player.
    pub(crate) aims: bool,
    pub(crate) aims_at_others: bool,
    /// Whose programs could hear that it is about to be done, and that it was done.
    exec_heard: [Cast; 2],
    /// Cards that the trigger can mean at all, if that follows from what they are.
    pub heard: Option<Defs>,
    /// It rejects what it answers, or some of it.
    pub rejects: bool,
    /// How often it was used matters.
    pub counted: bool,
    /// What each way to pay asks for.
    pub(crate) fills: Vec<Fill>,
    /// It answers this action, or any, of any other player, and minds nothing else.
    others: Option<(ActionId, Tense)>,
    /// Its condition is that it is one's own turn, or nothing.
    pub plain: Plain,
    /// Who has it: players by themselves, unless only cards bring it.
    pub holders: Holders,
    pub granted: bool,
    /// Its module is a hero's.
    pub is_heros: bool,
    /// Some card brings it, and which do.
    pub is_brought: bool,
    pub bringers: Defs,
    /// Who has to move cards, where that is not its actor alone.
    pub movers: Vec<crate::lang::nodes::Players>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    Always,
    MyTurn,
    Ok,
    No,
}

/// A component that takes a fixed number of cards of known kinds, from a region that the payer sees.
#[derive(Clone, Debug)]
pub(crate) struct Simple {
    pub from: Source,
    pub defs: Defs,
    pub n: u8,
    pub rel: Option<crate::lang::words::Rel>,
    pub op: crate::lang::words::Op,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    Hand,
    Bank,
    Discard,
}

/// A place for one card, and the kinds that fit, if nothing else counts.
#[derive(Clone, Debug)]
pub(crate) struct CardPlace {
    pub leaf: Leaf,
    pub defs: Option<Defs>,
}

/// A way to pay, as far as it can be worked out beforehand.
#[derive(Clone, Debug)]
pub(crate) enum Fill {
    /// Each component is simple and has a region of its own, so that cards need only be counted.
    Counted(Vec<Simple>),
    /// Each component is a list of places for one card, so that cards and places need only be matched; and what the
    /// payer must hold at least.
    Matched(Vec<Vec<CardPlace>>, Option<Needs>),
    /// Anything else.
    Searched,
}

impl Plan {
    /// With whom it is in play. What cards bring can come to anybody.
    fn cast(&self) -> Cast {
        match self.is_heros && !self.is_brought && !self.granted {
            true => Cast::hero(self.module),
            false => Cast::COMMON,
        }
    }

    /// Whether it can be used at any time of a turn, on nobody in particular or on anybody else.
    fn is_free(&self) -> bool {
        self.count.turn < 0
            && self.count.game < 0
            && matches!(self.plain, Plain::Always | Plain::MyTurn)
            && (!self.aims || self.aims_at_others)
    }

    /// What the payer must hold for any way to pay, if that is known, and whether nothing else is needed.
    fn needs(&self) -> (Option<Needs>, bool) {
        match &self.fills[..] {
            _ if self.must => (None, false),
            [way] => (way.needs(), matches!(way, Fill::Counted(parts) if parts.len() == 1)),
            ways => {
                let one = ways.iter().map(|way| Some(way.needs()?.kinds));
                let kinds = one.reduce(|all, kinds| Some(all? | kinds?)).flatten();
                (kinds.map(Needs::one_of), false)
            }
        }
    }
}

impl Fill {
    /// What the payer must hold, if that is known.
    fn needs(&self) -> Option<Needs> {
        match self {
            Fill::Counted(parts) => parts.iter().find_map(Simple::needs),
            Fill::Matched(_, needs) => *needs,
            Fill::Searched => None,
        }
    }
}

impl Simple {
    /// What the payer must hold.
    pub(crate) fn needs(&self) -> Option<Needs> {
        let (each, distinct) = match (self.rel, self.n) {
            (_, 1) => (0, 1),
            (Some(Rel::Same), n) => (n - 1, 1),
            (Some(Rel::Distinct), n) => (0, n),
            (None, _) => (UNCLEAR, 1),
        };
        (self.from == Source::Hand).then(|| Needs { kinds: self.defs.first(), each, distinct })
    }
}

impl BombCat {
    /// Whether an action has to be done.
    #[inline]
    pub(crate) fn is_must(&self, id: ActionId) -> bool {
        self.plan_for(id).is_some_and(|plan| plan.must)
    }

    pub(crate) fn plan(&mut self) {
        let named = self.library.actions.iter().flat_map(|action| {
            let program = self.program(action.module);
            let nodes = walk::nodes(program, &action.it);
            let counts = nodes.into_iter().filter_map(|at| match program.node(at).kind {
                crate::lang::nodes::Kind::Uses => {
                    match program.num(crate::lang::words::Slot::read(at.raw())) {
                        crate::lang::nodes::NumNode::Uses { action, .. } => Some(action),
                        _ => None,
                    }
                }
                _ => None,
            });
            counts.collect::<Vec<_>>()
        });
        let asked: Vec<ActionId> = named.collect();
        for at in 0..self.library.actions.len() {
            let id = ActionId(at as u16);
            let plan = self.plan_of(id, asked.contains(&id));
            let (needs, suffices) = plan.needs();
            let about = match plan.trigger {
                TriggerNode::OnExec { action, .. } => Some(action),
                _ => None,
            };
            let is_free = plan.is_free();
            let listed = Listed { id, cast: plan.cast(), about, needs, suffices, is_free };
            match plan.kind {
                ActionKind::Play => self.plays.push(listed),
                ActionKind::End => self.ends.push(id),
                ActionKind::Auto | ActionKind::Respond => {
                    let list = match plan.kind {
                        ActionKind::Auto => &mut self.autos,
                        _ => &mut self.responds,
                    };
                    let key = match plan.trigger {
                        TriggerNode::OnMove { tense, dir, .. } => Some(key_move(tense, dir)),
                        TriggerNode::OnExec { tense, .. } => {
                            Some(4 + usize::from(tense == Tense::Done))
                        }
                        TriggerNode::OnTurn { edge, .. } => {
                            Some(6 + usize::from(edge == Edge::End))
                        }
                        TriggerNode::OnDeath { stage, .. } => {
                            Some(8 + usize::from(stage == Stage::Final))
                        }
                        TriggerNode::Never {} => None,
                    };
                    if let Some(key) = key {
                        // Who could answer is asked whatever the card is, since not all may see it.
                        let reacts = plan.kind == ActionKind::Auto;
                        let heard = plan.heard.as_ref().filter(|_| reacts);
                        self.ears[key].add(listed.cast, heard, self.classes.len());
                        list[key].push(listed);
                    }
                }
            }
            self.plans.push(plan);
        }
        // All are told of cards that are about to leave as soon as anybody could mind any of them.
        let [out, left, inward, come] = [
            key_move(Tense::About, Dir::Out),
            key_move(Tense::Done, Dir::Out),
            key_move(Tense::About, Dir::In),
            key_move(Tense::Done, Dir::In),
        ];
        let minded = (0..self.classes.len()).map(|at| {
            let heard = [left, inward, come].map(|key| self.ears[key].who(Some(Card::new(at))));
            heard.into_iter().fold(self.ears[out].open, Cast::with)
        });
        self.minded = minded.collect();
        for at in 0..self.plans.len() {
            let (id, veto) = (ActionId(at as u16), self.plans[at].veto);
            self.plans[at].exec_heard = [Tense::About, Tense::Done].map(|tense| {
                let key = key_of(What::Exec { target: None, scope: false }, tense);
                let answers = self.responds[key].iter().filter(|_| veto != Veto::Unheard);
                let all = self.autos[key].iter().chain(answers);
                let hears = |it: &&Listed| match self.plans[usize::from(it.id.0)].trigger {
                    TriggerNode::OnExec { action, .. } => action.means(id),
                    _ => false,
                };
                all.filter(hears).fold(Cast::default(), |all, it| all.with(it.cast))
            });
        }
    }

    /// Whether anybody could hear that an action is done, by what is fixed about it.
    #[inline]
    pub(crate) fn is_exec_heard(&self, state: &State, action: ActionId, tense: Tense) -> bool {
        let done = usize::from(tense == Tense::Done);
        self.plan_for(action).is_none_or(|plan| plan.exec_heard[done].meets(state.cast))
    }

    /// Whether an event is one that a player's action waits for, as far as somebody knows, or in truth.
    #[inline]
    pub(crate) fn hears(
        &self,
        state: &State,
        seat: Seat,
        plan: &Plan,
        poll: &Poll,
        sight: Option<Viewer>,
    ) -> Truth {
        let at_length = || {
            let names = Names::Offer(Some(plan.trigger), &[]);
            let eval = Eval::new(self, state, plan.module, seat.into(), names, Some(poll), sight);
            eval.hears(plan.trigger, poll)
        };
        match (plan.others, poll.what) {
            (Some((action, tense)), What::Exec { .. }) => {
                let by = poll.by.seat().is_some_and(|by| by != seat && state.is_alive(by));
                let is_it = by && tense == poll.tense && action.means(poll.action);
                debug_assert_eq!(Truth::from(is_it), at_length());
                Truth::from(is_it)
            }
            _ => at_length(),
        }
    }

    fn plan_of(&self, id: ActionId, asked: bool) -> Plan {
        let action = &self.library.actions[usize::from(id.0)];
        let program = self.program(action.module);
        let it = &action.it;
        let trigger = program.trigger(it.on);
        let heard = match trigger {
            TriggerNode::OnMove { card, .. } => self.static_defs(program, card),
            _ => None,
        };
        let nodes = walk::nodes(program, it);
        let rejects = nodes.iter().any(|&at| {
            let kind = program.node(at).kind;
            matches!(kind, crate::lang::nodes::Kind::Reject | crate::lang::nodes::Kind::RejectAll)
        });
        let plain = {
            use crate::lang::nodes::{BoolNode, NumNode};
            use crate::lang::words::CmpOp;
            match program.boolean(it.cond) {
                BoolNode::Bool { b: true } => Plain::Always,
                BoolNode::MyTurn {} => Plain::MyTurn,
                BoolNode::Cmp { op: CmpOp::Gt, a, b }
                    if matches!(program.num(a), NumNode::Ok {})
                        && matches!(program.num(b), NumNode::Num { n: 0 }) =>
                {
                    Plain::Ok
                }
                _ => Plain::No,
            }
        };
        let limited = it.count.turn >= 0 || it.count.game >= 0;
        let ways = program.alternatives(it.costs);
        let fills: Vec<Fill> = (0..ways).map(|way| self.fill_of(id, program, way)).collect();
        Plan {
            module: action.module,
            kind: it.kind,
            must: it.mode == Mode::Must,
            count: it.count,
            strength: it.strength,
            locals: it.locals.len() as u16,
            costs: it.costs,
            veto: it.veto,
            trigger,
            cond: it.cond,
            aims: !it.choose.is_empty(),
            aims_at_others: match it.choose[..] {
                [Pick { from: PickFrom::Player(who), .. }] => {
                    matches!(program.players(who), PlayersNode::Others {})
                }
                _ => false,
            },
            exec_heard: [Cast::COMMON; 2],
            heard,
            rejects,
            others: match trigger {
                TriggerNode::OnExec { action, tense, scope, actor, target, .. } => {
                    let anyone = matches!(program.players(target), PlayersNode::Anyone {});
                    let others = matches!(program.players(actor), PlayersNode::Others {});
                    (scope == ExecScope::Either && anyone && others).then_some((action, tense))
                }
                _ => None,
            },
            counted: limited || asked || it.kind == ActionKind::Auto,
            fills,
            plain,
            holders: it.from,
            granted: it.granted,
            is_heros: self.is_hero(action.module),
            is_brought: self.grants.iter().any(|grants| grants.contains(&id)),
            bringers: self.defs(|at, _| self.grants[at].contains(&id)),
            movers: movers(program, &nodes),
        }
    }

    /// What a way to pay asks for.
    fn fill_of(&self, id: ActionId, program: &Program, way: usize) -> Fill {
        let action = &self.library.actions[usize::from(id.0)];
        let parts = || program.components(action.it.costs, way);
        let simple = parts().map(|part| self.simple(program, part, action.module == 0));
        if let Some(simple) = simple.collect::<Option<Vec<_>>>() {
            let shared = |at: usize| simple[..at].iter().any(|other| other.from == simple[at].from);
            if !(0..simple.len()).any(shared) {
                return Fill::Counted(simple);
            }
        }
        let places = parts().map(|part| match part.fixed.is_empty() {
            true => leaves(program, part.what),
            false => Some(Vec::new()),
        });
        // More places than any set of cards has are left to the search, which says that they cannot be filled.
        let few = |places: &Vec<Vec<Leaf>>| {
            places.iter().map(Vec::len).sum::<usize>() <= usize::from(MOST_CARDS)
        };
        let Some(places) = places.collect::<Option<_>>().filter(few) else {
            return Fill::Searched;
        };
        let spare = |leaf: Leaf| {
            let defs = match leaf {
                Leaf::Pred(pred) => self.static_defs(program, pred),
                Leaf::Blank => Some(self.defs(|_, class| class == Class::Blank)),
            };
            CardPlace { leaf, defs }
        };
        let places = places.into_iter().map(|part| part.into_iter().map(spare).collect());
        let places: Vec<Vec<CardPlace>> = places.collect();
        // Of what the hand must have, whatever is rarest.
        let held = parts().zip(&places);
        let held = held.filter(|(part, _)| source(program, part.from) == Some(Source::Hand));
        let kinds = held.flat_map(|(_, spares)| spares.iter().filter_map(|it| it.defs.as_ref()));
        let kinds = kinds.map(Defs::first).min_by_key(|kinds| kinds.count_ones());
        Fill::Matched(places, kinds.map(Needs::one_of))
    }

    fn simple(&self, program: &Program, part: &Component, base: bool) -> Option<Simple> {
        use crate::lang::nodes::{CardPatNode, NumNode};
        let from = source(program, part.from)?;
        if !part.fixed.is_empty() {
            return None;
        }
        let (defs, n, rel) = match program.pat(part.what) {
            CardPatNode::AsPat { a } => (self.static_defs(program, a)?, 1, None),
            CardPatNode::RandomBlank {} => (self.defs(|_, class| class == Class::Blank), 1, None),
            CardPatNode::Alike { n, rel, of } => {
                let NumNode::Num { n: n @ 1..=12 } = program.num(n) else { return None };
                let rel = (!(base && self.options.loose_blanks)).then_some(rel);
                (self.static_defs(program, of)?, n as u8, rel)
            }
            _ => return None,
        };
        let op = part.op;
        let bank = |at: usize| self.library.cards.get(at).is_some_and(|card| card.it.bank);
        let defs = match op {
            Op::Bank => self.defs(|at, _| defs.has(Card::new(at)) && bank(at)),
            _ => defs,
        };
        Some(Simple { from, defs, n, rel, op })
    }

    fn defs(&self, holds: impl Fn(usize, Class) -> bool) -> Defs {
        let mut bits = vec![0u64; self.classes.len().div_ceil(64)];
        for (at, &class) in self.classes.iter().enumerate() {
            if holds(at, class) {
                bits[at / 64] |= 1 << (at % 64);
            }
        }
        Defs(bits)
    }

    /// The definitions that a predicate means, if nothing else counts.
    fn static_defs(&self, program: &Program, pred: CardPred) -> Option<Defs> {
        let both = |a, b, join: fn(u64, u64) -> u64| {
            let (a, b) = (self.static_defs(program, a)?, self.static_defs(program, b)?);
            Some(Defs(a.0.iter().zip(&b.0).map(|(a, b)| join(*a, *b)).collect()))
        };
        Some(match program.pred(pred) {
            CardPredNode::CAny {} => self.defs(|_, _| true),
            CardPredNode::CDef { id: DefId::NONE } => self.defs(|_, class| class == Class::Blank),
            CardPredNode::CDef { id } => self.defs(|at, _| at == usize::from(id.0)),
            CardPredNode::CClass { c } => self.defs(|_, class| class == c),
            CardPredNode::CAnd { a, b } => both(a, b, |a, b| a & b)?,
            CardPredNode::COr { a, b } => both(a, b, |a, b| a | b)?,
            CardPredNode::CNot { a } => {
                let inner = self.static_defs(program, a)?;
                self.defs(|at, _| !inner.has(Card::new(at)))
            }
            _ => return None,
        })
    }
}

/// A region that the payer sees, if it is one.
fn source(program: &Program, from: crate::lang::nodes::Region) -> Option<Source> {
    use crate::lang::nodes::{PlayerNode, RegionNode};
    match program.region(from) {
        RegionNode::Hand { of } | RegionNode::AsHand { a: of } => {
            matches!(program.player(of), PlayerNode::Me {}).then_some(Source::Hand)
        }
        RegionNode::Bank {} => Some(Source::Bank),
        RegionNode::Discard {} => Some(Source::Discard),
        _ => None,
    }
}

/// Whoever moves cards in these nodes; nobody if the actor alone does so somewhere.
fn movers(
    program: &Program,
    nodes: &[crate::lang::program::NodeId],
) -> Vec<crate::lang::nodes::Players> {
    use crate::lang::nodes::{Kind, MoverNode, PlayerNode};
    let by = nodes.iter().filter(|&&at| program.node(at).kind == Kind::By);
    let movers =
        by.filter_map(|at| match program.mover(crate::lang::words::Slot::read(at.raw())) {
            MoverNode::By { who, .. } => Some(who),
            MoverNode::ByRandom {} => None,
        });
    let movers: Vec<_> = movers.collect();
    let is_actor = |who: &crate::lang::nodes::Players| match program.players(*who) {
        PlayersNode::AsPlayers { a } => matches!(program.player(a), PlayerNode::Me {}),
        _ => false,
    };
    if movers.iter().any(is_actor) { Vec::new() } else { movers }
}
