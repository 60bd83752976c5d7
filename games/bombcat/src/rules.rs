//! The rules of one table, compiled once, and the contract with everything around them.

use crate::data::Data;
use crate::deck::Deck;
use crate::event::{Event, Inner};
use crate::ids::{CardNo, PUBLIC, Place, Spot, Who};
use crate::lang::nodes::{CardPred, CardPredNode, PlayersNode, Stmt, StmtNode, TriggerNode};
use crate::lang::program::{ActionId, Component, DefId, RegionId, VarId};
use crate::lang::shape::{Leaf, leaves};
use crate::lang::words::{
    ActionKind, Class, Dir, Edge, Face, Holders, OnDeath, Op, Per, Stage, Tense,
};
use crate::lang::{Library, Program, Report, decode_value, walk};
use crate::naming::{Described, Names};
use crate::options::{Heroes, MODULES, Options};
use crate::pattern::MOST_CARDS;
use crate::speech::Action;
use crate::state::{CatStack, Frame, Poll, SEATS, State, What};
use crate::view::{self, View};
use crate::{census, evaluate, legal, reduce, resample, turn};
use engine::resolve;
use engine::{
    Card, CensusError, Chance, Ctx, DataError, Document, Entry, Files, Host, OptionsError, Outcome,
    Question, Quote, Refusal, Rules, Seat, SeatSet, Standing, Status, Viewer, stack::Resolution,
};
use smallvec::SmallVec;
use std::sync::Arc;

/// A state under the hands of these rules.
pub(crate) type Table<'a, H> = Ctx<'a, BombCat, H>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ZoneKind {
    Hand(Seat),
    Own(RegionId, Seat),
    Common(RegionId),
    Deck,
    Discard,
    Bank,
    Table,
    Gone,
}

/// A region and its ways.
#[derive(Clone, Copy, Debug)]
pub struct Zone {
    pub kind: ZoneKind,
    pub owner: Option<Seat>,
    pub open_to_owner: bool,
    pub open_to_others: bool,
    /// Everybody to whom it is open by its own ways, those who only watch included.
    pub open_to: SeatSet,
    pub ordered: bool,
    pub kept_on_death: bool,
}

/// A set of card definitions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Defs(Vec<u64>);

impl Defs {
    #[inline]
    pub fn has(&self, def: Card) -> bool {
        let at = def.index();
        self.0.get(at / 64).is_some_and(|bits| bits >> (at % 64) & 1 == 1)
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|bits| *bits == 0)
    }
}

/// What an event is, as far as the ears of programs tell events apart.
const KEYS: usize = 10;

pub(crate) const EXEC_ABOUT: usize = 4;
pub(crate) const EXEC_DONE: usize = 5;

pub(crate) fn key_of(what: What, tense: Tense) -> usize {
    match what {
        What::Move { dir, .. } => key_move(tense, dir),
        What::Exec { .. } => 4 + usize::from(tense == Tense::Done),
        What::Turn { edge, .. } => 6 + usize::from(edge == Edge::End),
        What::Death { stage, .. } => 8 + usize::from(stage == Stage::Final),
    }
}

pub(crate) fn key_move(tense: Tense, dir: Dir) -> usize {
    2 * usize::from(tense == Tense::Done) + usize::from(dir == Dir::In)
}

/// What is worked out of an action beforehand.
#[derive(Clone, Debug)]
pub struct Plan {
    pub module: u8,
    pub kind: ActionKind,
    pub trigger: TriggerNode,
    /// Cards that the trigger can mean at all, if that follows from what they are.
    pub heard: Option<Defs>,
    /// It rejects what it answers, or some of it.
    pub rejects: bool,
    /// How often it was used matters.
    pub counted: bool,
    /// What each way to pay asks for.
    pub(crate) fills: Vec<Fill>,
    /// Its condition is that it is one's own turn, or nothing.
    pub plain: Plain,
    /// Its module is a hero's.
    pub is_heros: bool,
    /// Some card brings it.
    pub is_brought: bool,
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

/// A way to pay, as far as it can be worked out beforehand.
#[derive(Clone, Debug)]
pub(crate) enum Fill {
    /// Each component is simple and has a region of its own, so that cards need only be counted.
    Counted(Vec<Simple>),
    /// Each component is a list of places for one card, so that cards and places need only be matched.
    Matched(Vec<Vec<Leaf>>),
    /// Anything else.
    Searched,
}

#[derive(Clone, Debug)]
pub struct BombCat {
    pub seats: u8,
    pub options: Options,
    pub library: Library,
    /// What was noted about the given modules.
    pub report: Report,
    pub names: Names,
    pub zones: Vec<Zone>,
    pub plans: Vec<Plan>,
    /// Who hears which events: reactions, and actions that answer.
    pub autos: [Vec<ActionId>; KEYS],
    pub responds: [Vec<ActionId>; KEYS],
    pub plays: Vec<ActionId>,
    pub ends: Vec<ActionId>,
    pub deck: Deck,
    pub classes: Vec<Class>,
    pub blanks: Vec<Card>,
    /// Cards that have actions.
    pub grants: Vec<Vec<ActionId>>,
    vars: Vec<usize>,
    pub var_count: usize,
    first_common: usize,
    /// Where the regions lie that modules declare: one, or one for each player.
    declared: Vec<SmallVec<[Place; 4]>>,
    /// The base action that has variants.
    pub pounce: Option<ActionId>,
    /// Cards of modules that are no heroes.
    pub added: Vec<Card>,
}

impl BombCat {
    fn new(data: &Data, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        let wrong = |option: &str, problem: String| OptionsError::WrongOption {
            option: option.into(),
            problem,
        };
        if !(3..=8).contains(&options.hand) {
            return Err(wrong("hand", "3 to 8 cards are dealt".into()));
        }
        if !(10..=400).contains(&options.turn_limit) {
            return Err(wrong("turn_limit", "a game has 10 to 400 turns".into()));
        }
        if options.copies > 8 {
            return Err(wrong("copies", "at most 8 copies of a card are shuffled in".into()));
        }
        if options.modules.len() > MODULES {
            return Err(wrong("modules", format!("at most {MODULES} modules play together")));
        }
        if options.modules.iter().any(crate::options::is_fingerprint) {
            let problem = "only a server that keeps a module knows it by its fingerprint";
            return Err(wrong("modules", problem.into()));
        }
        if options.seated.len() > usize::from(seats) {
            return Err(wrong("seated", "there are more heroes than seats".into()));
        }
        if options.teams && seats % 2 == 1 {
            return Err(wrong("teams", "teams need an even number of players".into()));
        }
        let mut described = data.described.clone();
        let mut modules = Vec::new();
        let wanted = |id: &str| options.seated.iter().any(|seated| seated == id);
        for hero in &data.heroes {
            if options.heroes != Heroes::None || wanted(&hero.id) {
                modules.push(hero.clone());
            }
        }
        if options.extras {
            modules.push(data.extras.clone());
        }
        let mut report = Report::default();
        for value in &options.modules {
            let (module, notes) = decode_value(value, &data.names);
            report.append(notes);
            described.push(Described::of(&module));
            modules.push(module);
        }
        let (library, notes) = Library::link(data.base.clone(), modules);
        report.append(notes);
        if let Some(id) = options.seated.iter().find(|id| {
            let is = |part: &crate::lang::link::Part| part.id == **id && part.hero.is_some();
            !id.is_empty() && !library.parts.iter().any(is)
        }) {
            return Err(wrong("seated", format!("there is no hero \"{id}\"")));
        }
        let names = Names::of(&library, &described);
        if names.len() > 60_000 {
            return Err(wrong("modules", "the modules are too large together".into()));
        }
        Ok(BombCat::compile(data, options, seats, library, names, report))
    }

    fn compile(
        data: &Data,
        options: &Options,
        seats: u8,
        library: Library,
        names: Names,
        report: Report,
    ) -> Self {
        let classes: Vec<Class> = library.cards.iter().map(|card| card.it.class).collect();
        let blank = |&at: &usize| classes[at] == Class::Blank && library.cards[at].module == 0;
        let blanks = (0..classes.len()).filter(blank).map(Card::new).collect();
        let (zones, first_common) = zones(&library, seats);
        let mut declared = vec![SmallVec::new(); library.regions.len()];
        for (at, zone) in zones.iter().enumerate() {
            if let ZoneKind::Own(id, _) | ZoneKind::Common(id) = zone.kind
                && let Some(places) = id.index().and_then(|id| declared.get_mut(id))
            {
                places.push(Place(at as u16));
            }
        }
        let mut vars = Vec::new();
        let mut var_count = 0;
        for var in &library.vars {
            vars.push(var_count);
            var_count += if var.it.per == Per::Game { 1 } else { usize::from(seats) };
        }
        let is_added = |card: &&crate::lang::link::Of<crate::lang::module::CardDef>| {
            let part = library.parts.get(usize::from(card.module));
            card.module > 0
                && part.is_some_and(|part| part.hero.is_none())
                && card.it.class != Class::Bomb
        };
        let added = library.cards.iter().enumerate();
        let added = added.filter(|(_, card)| is_added(card)).map(|(at, _)| Card::new(at)).collect();
        let grants = library.cards.iter().map(|card| card.it.grants.clone()).collect();
        let pounce = library.action_named("pounce");
        let mut rules = BombCat {
            seats,
            options: options.clone(),
            names,
            zones,
            plans: Vec::new(),
            autos: Default::default(),
            responds: Default::default(),
            plays: Vec::new(),
            ends: Vec::new(),
            deck: data.decks.of(seats),
            classes,
            blanks,
            grants,
            vars,
            var_count,
            first_common,
            declared,
            pounce,
            added,
            report,
            library,
        };
        rules.plan();
        rules
    }

    fn plan(&mut self) {
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
            match plan.kind {
                ActionKind::Play => self.plays.push(id),
                ActionKind::End => self.ends.push(id),
                ActionKind::Auto | ActionKind::Respond => {
                    let list = match plan.kind {
                        ActionKind::Auto => &mut self.autos,
                        _ => &mut self.responds,
                    };
                    match plan.trigger {
                        TriggerNode::OnMove { tense, dir, .. } => {
                            list[key_move(tense, dir)].push(id);
                        }
                        TriggerNode::OnExec { tense, .. } => {
                            list[4 + usize::from(tense == Tense::Done)].push(id);
                        }
                        TriggerNode::OnTurn { edge, .. } => {
                            list[6 + usize::from(edge == Edge::End)].push(id);
                        }
                        TriggerNode::OnDeath { stage, .. } => {
                            list[8 + usize::from(stage == Stage::Final)].push(id);
                        }
                        TriggerNode::Never {} => {}
                    }
                }
            }
            self.plans.push(plan);
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
        Plan {
            module: action.module,
            kind: it.kind,
            trigger,
            heard,
            rejects,
            counted: limited || asked || it.kind == ActionKind::Auto,
            fills: (0..ways).map(|way| self.fill_of(id, program, way)).collect(),
            plain,
            is_heros: self.is_hero(action.module),
            is_brought: self.grants.iter().any(|grants| grants.contains(&id)),
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
        places.collect::<Option<_>>().filter(few).map_or(Fill::Searched, Fill::Matched)
    }

    fn simple(&self, program: &Program, part: &Component, base: bool) -> Option<Simple> {
        use crate::lang::nodes::{CardPatNode, NumNode, PlayerNode, RegionNode};
        let from = match program.region(part.from) {
            RegionNode::Hand { of } | RegionNode::AsHand { a: of } => {
                matches!(program.player(of), PlayerNode::Me {}).then_some(Source::Hand)?
            }
            RegionNode::Bank {} => Source::Bank,
            RegionNode::Discard {} => Source::Discard,
            _ => return None,
        };
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

    #[inline]
    pub fn program(&self, module: u8) -> &Program {
        static NOTHING: std::sync::LazyLock<Program> = std::sync::LazyLock::new(Program::default);
        self.library.program(module).unwrap_or(&NOTHING)
    }

    pub fn module_of(&self, action: ActionId) -> u8 {
        self.plans.get(usize::from(action.0)).map_or(0, |plan| plan.module)
    }

    #[inline]
    pub fn plan_for(&self, action: ActionId) -> Option<&Plan> {
        self.plans.get(usize::from(action.0))
    }

    /// Whether an action is the one that a program names.
    pub fn is_action(&self, named: ActionId, action: ActionId) -> bool {
        named == action || (named == ActionId::ANY && action != ActionId::NONE)
    }

    #[inline]
    pub fn class_of(&self, def: Card) -> Class {
        self.classes.get(def.index()).copied().unwrap_or_default()
    }

    pub fn hand(&self, seat: Seat) -> Place {
        Place(seat.index() as u16)
    }

    pub fn deck(&self) -> Place {
        Place(self.first_common as u16)
    }

    pub fn discard(&self) -> Place {
        Place(self.first_common as u16 + 1)
    }

    pub fn bank(&self) -> Place {
        Place(self.first_common as u16 + 2)
    }

    /// Where cards lie on their way.
    pub fn table(&self) -> Place {
        Place(self.first_common as u16 + 3)
    }

    /// Where what has left the game lies, so that nobody knows what is missing who has not seen it go.
    pub fn gone(&self) -> Place {
        Place(self.first_common as u16 + 4)
    }

    /// All regions that programs can mean.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        (0..self.first_common as u16 + 3).map(Place)
    }

    pub fn is_plain(&self, place: Place) -> bool {
        place.index() < self.first_common + 3
    }

    /// A region as programs see it: what has left the game is void.
    pub fn told_place(&self, place: Place) -> Place {
        if self.is_plain(place) { place } else { Place::VOID }
    }

    pub fn kind(&self, place: Place) -> Option<ZoneKind> {
        self.zones.get(place.index()).map(|zone| zone.kind)
    }

    pub fn is_ordered(&self, place: Place) -> bool {
        self.zones.get(place.index()).is_some_and(|zone| zone.ordered)
    }

    pub fn owner(&self, place: Place) -> Who {
        let owner = self.zones.get(place.index()).and_then(|zone| zone.owner);
        owner.map_or(Who::Nobody, Who::Seat)
    }

    /// The region of this kind that a player has.
    pub fn own(&self, id: RegionId, seat: Seat) -> Option<Place> {
        let places = self.declared.get(id.index()?)?;
        places.get(seat.index()).copied().filter(|_| places.len() > 1)
    }

    /// The region of this kind that all share.
    pub fn common(&self, id: RegionId) -> Option<Place> {
        match self.declared.get(id.index()?)?[..] {
            [place] => Some(place),
            _ => None,
        }
    }

    /// A region as it is told.
    pub fn spot(&self, place: Place) -> Spot {
        match self.kind(place) {
            Some(ZoneKind::Hand(seat)) => Spot::Hand { seat },
            Some(ZoneKind::Own(id, seat)) => Spot::Own { region: self.names.region(id), seat },
            Some(ZoneKind::Common(id)) => Spot::Common { region: self.names.region(id) },
            Some(ZoneKind::Deck) => Spot::Deck,
            Some(ZoneKind::Discard) => Spot::Discard,
            Some(ZoneKind::Bank) => Spot::Bank,
            Some(ZoneKind::Table) => Spot::Table,
            Some(ZoneKind::Gone) | None => Spot::Void,
        }
    }

    /// The region that was told of.
    pub fn place_of(&self, spot: Spot) -> Place {
        match spot {
            Spot::Hand { seat } if seat.index() < usize::from(self.seats) => self.hand(seat),
            Spot::Deck => self.deck(),
            Spot::Discard => self.discard(),
            Spot::Bank => self.bank(),
            Spot::Table => self.table(),
            Spot::Void => self.gone(),
            spot => {
                let places = self.declared.iter().flatten().copied();
                places.into_iter().find(|&place| self.spot(place) == spot).unwrap_or(Place::VOID)
            }
        }
    }

    /// Where the value of a variable lies.
    pub fn var_at(&self, id: VarId, of: Who, me: Who) -> Option<usize> {
        let var = self.library.var(id)?;
        let first = *self.vars.get(id.index()?)?;
        match (var.it.per, of) {
            (Per::Game, _) => Some(first),
            (Per::Player, Who::Seat(seat)) => Some(first + seat.index()),
            // Of a variable that each player has, mine if no owner is given.
            (Per::Player, Who::Game) => me.seat().map(|seat| first + seat.index()),
            (Per::Player, Who::Nobody) => None,
        }
    }

    /// The next living player in this direction; the player himself if nobody else lives.
    pub fn neighbour(&self, state: &State, seat: Seat, left: bool) -> Seat {
        let n = usize::from(self.seats);
        let step = if left { 1 } else { n - 1 };
        let around = (1..n).map(|k| Seat::new(((seat.index() + k * step) % n) as u8));
        around.into_iter().find(|&other| state.is_alive(other)).unwrap_or(seat)
    }

    /// The players of somebody's team, where there are teams.
    pub fn team(&self, who: Who) -> SeatSet {
        match who.seat() {
            Some(seat) if self.options.teams => {
                let same = |other: &Seat| other.index() % 2 == seat.index() % 2;
                Seat::all(self.seats).filter(same).collect()
            }
            Some(seat) => SeatSet::only(seat),
            None => SeatSet::EMPTY,
        }
    }

    /// Whether the living are all of one side.
    pub fn is_decided(&self, state: &State) -> bool {
        let alive = state.alive();
        alive.first().is_none_or(|first| alive.minus(self.team(first.into())).is_empty())
    }

    /// Whether a module plays: the base, what is no hero, and heroes that somebody has.
    pub fn hero_seat(&self, state: &State, module: u8) -> Option<Seat> {
        let players = state.players.iter().position(|player| player.hero == Some(module));
        players.map(|at| Seat::new(at as u8))
    }

    fn is_hero(&self, module: u8) -> bool {
        self.library.parts.get(usize::from(module)).is_some_and(|part| part.hero.is_some())
    }

    /// Who has an action by himself, cards aside.
    pub fn holders(&self, state: &State, id: ActionId) -> SeatSet {
        let Some(action) = self.library.action(id).filter(|action| !action.it.granted) else {
            return SeatSet::EMPTY;
        };
        let all = SeatSet::all(self.seats);
        if !self.plan_for(id).is_some_and(|plan| plan.is_heros) {
            return all;
        }
        match (self.hero_seat(state, action.module), action.it.from) {
            (None, _) => SeatSet::EMPTY,
            (Some(hero), Holders::Hero) => SeatSet::only(hero),
            (Some(hero), Holders::Others) => all.without(hero),
            (Some(_), Holders::All) => all,
        }
    }

    /// Whether a player has an action by himself, cards aside.
    #[inline]
    pub fn has_by_itself(&self, state: &State, seat: Seat, id: ActionId) -> bool {
        self.holders(state, id).contains(seat)
    }

    /// The cards of a player that bring an action, by place: those in the hand and in own regions.
    pub fn bringers<'s>(
        &'s self,
        state: &'s State,
        seat: Seat,
        id: ActionId,
    ) -> impl Iterator<Item = CardNo> + 's {
        let mine = move |&at: &usize| self.zones[at].owner == Some(seat);
        let places = (0..self.first_common).filter(mine);
        let cards = places.flat_map(|at| state.regions.get(at).map_or(&[][..], |it| &it.cards));
        cards.copied().filter(move |&card| {
            let def = state.card(card).map_or(usize::MAX, |card| card.def.index());
            self.grants.get(def).is_some_and(|grants| grants.contains(&id))
        })
    }

    /// The actions that the cards of a player bring.
    pub(crate) fn brought(&self, state: &State, seat: Seat) -> SmallVec<[ActionId; 16]> {
        let mut brought = SmallVec::new();
        let viewer = Viewer::Seat(seat);
        let mut bring = |place: usize| {
            let open = self.is_open_to(state, Place(place as u16), viewer);
            for no in state.regions.get(place).map_or(&[][..], |it| &it.cards) {
                if !open && !self.sees(state, *no, viewer) {
                    // A card that its own holder does not see may bring anything.
                    let all = self.grants.iter().flatten().copied();
                    brought.extend(all.collect::<Vec<_>>());
                    break;
                }
                let def = state.card(*no).map_or(usize::MAX, |card| card.def.index());
                for &id in self.grants.get(def).map_or(&[][..], |grants| grants) {
                    if !brought.contains(&id) {
                        brought.push(id);
                    }
                }
            }
        };
        bring(seat.index());
        let own = usize::from(self.seats)..self.first_common;
        own.filter(|&at| self.zones[at].owner == Some(seat)).for_each(bring);
        brought
    }

    /// Whether a player has an action now.
    pub fn has(&self, state: &State, seat: Seat, id: ActionId) -> bool {
        let brought = || {
            let brought = self.plan_for(id).is_some_and(|plan| plan.is_brought);
            brought && self.bringers(state, seat, id).next().is_some()
        };
        self.has_by_itself(state, seat, id) || brought()
    }

    /// How the game stands for everybody in the end.
    pub fn outcome(&self, state: &State, reason: crate::state::Reason) -> Outcome {
        let winners = self.winners(state);
        // Who lived longer is ahead of who died sooner.
        let rank = |seat: Seat| match winners.contains(seat) {
            true => u32::MAX,
            false => state.players[seat.index()].died.map_or(u32::MAX - 1, u32::from),
        };
        let standings = Seat::all(self.seats).map(|seat| {
            let ahead = Seat::all(self.seats).filter(|&other| rank(other) > rank(seat)).count();
            Standing {
                place: ahead as u8 + 1,
                score: i32::from(winners.contains(seat)),
                parts: vec![],
            }
        });
        let name: &'static str = reason.into();
        Outcome { reason: name.into(), standings: standings.collect() }
    }

    /// Those alive win, with their teams; nobody alive, those who died last.
    fn winners(&self, state: &State) -> SeatSet {
        let alive = state.alive();
        let team = |seats: SeatSet| {
            seats
                .iter()
                .flat_map(|seat| self.team(seat.into()).iter().collect::<Vec<_>>())
                .collect()
        };
        if !alive.is_empty() {
            return team(alive);
        }
        let last = state.players.iter().filter_map(|player| player.died).max();
        let died = |seat: &Seat| state.players[seat.index()].died == last;
        team(Seat::all(self.seats).filter(died).collect())
    }

    /// Whether any action at all answers events of this kind.
    #[inline]
    pub(crate) fn has_ears(&self, key: usize) -> bool {
        !self.autos[key].is_empty() || !self.responds[key].is_empty()
    }

    /// Whether anybody could answer such an event: by its kind, or because a reaction hears it now.
    pub fn is_heard(&self, state: &State, poll: &Poll, def: Option<Card>) -> bool {
        let key = key_of(poll.what, poll.tense);
        let auto = self.autos[key].iter().any(|&id| {
            self.could_hear(id, poll, def) && crate::poll::is_heard_by(self, state, poll, id)
        });
        auto || (poll.veto != crate::lang::words::Veto::Unheard
            && self.responds[key].iter().any(|&id| self.could_hear(id, poll, None)))
    }

    /// Whether an action could hear such an event, by what is fixed about it.
    #[inline]
    pub fn could_hear(&self, id: ActionId, poll: &Poll, def: Option<Card>) -> bool {
        let Some(plan) = self.plans.get(usize::from(id.0)) else { return false };
        match (plan.trigger, poll.what) {
            (TriggerNode::OnExec { action, .. }, _) => self.is_action(action, poll.action),
            _ => match (&plan.heard, def) {
                (Some(heard), Some(def)) => heard.has(def),
                _ => true,
            },
        }
    }

    /// Whether a trigger can be about anybody's action, not about one's own only.
    pub fn is_for_anyone(&self, program: &Program, players: crate::lang::nodes::Players) -> bool {
        matches!(program.players(players), PlayersNode::Anyone {})
    }

    /// The statement at a place of a body.
    pub fn statement(&self, module: u8, body: u16, at: u16) -> Option<(Stmt, StmtNode)> {
        let program = self.program(module);
        let stmt = program.statement(crate::lang::program::Body(body), at.into())?;
        Some((stmt, program.stmt(stmt)))
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

/// All regions in canonical order: hands, own regions by seat, common ones, then deck, discard pile and bank, at last
/// the table and what has left the game. The second value is where the deck lies.
fn zones(library: &Library, seats: u8) -> (Vec<Zone>, usize) {
    let mut zones = Vec::new();
    let closed = Zone {
        kind: ZoneKind::Deck,
        owner: None,
        open_to_owner: false,
        open_to_others: false,
        open_to: SeatSet::EMPTY,
        ordered: true,
        kept_on_death: true,
    };
    for seat in Seat::all(seats) {
        zones.push(Zone {
            kind: ZoneKind::Hand(seat),
            owner: Some(seat),
            open_to_owner: true,
            ordered: false,
            kept_on_death: false,
            ..closed
        });
    }
    let declared = |per: Per| {
        let all = library.regions.iter().enumerate();
        all.filter(move |(_, region)| region.it.per == per)
            .map(|(at, region)| (RegionId(at as u16), &region.it))
    };
    for seat in Seat::all(seats) {
        for (id, it) in declared(Per::Player) {
            zones.push(Zone {
                kind: ZoneKind::Own(id, seat),
                owner: Some(seat),
                open_to_owner: it.see_owner == Face::Open,
                open_to_others: it.see_others == Face::Open,
                ordered: it.ordered,
                kept_on_death: it.on_death == OnDeath::Keep,
                ..closed
            });
        }
    }
    for (id, it) in declared(Per::Game) {
        zones.push(Zone {
            kind: ZoneKind::Common(id),
            open_to_others: it.see_others == Face::Open,
            ordered: it.ordered,
            ..closed
        });
    }
    let first_common = zones.len();
    let open = Zone { open_to_others: true, ..closed };
    zones.push(closed);
    zones.push(Zone { kind: ZoneKind::Discard, ..open });
    zones.push(Zone { kind: ZoneKind::Bank, ..open });
    zones.push(Zone { kind: ZoneKind::Table, ..closed });
    zones.push(Zone { kind: ZoneKind::Gone, ordered: false, ..closed });
    let part = |open: bool, seats: SeatSet| if open { seats } else { SeatSet::EMPTY };
    for zone in &mut zones {
        let owner = zone.owner.map_or(SeatSet::EMPTY, SeatSet::only);
        // Those who only watch see what all see.
        let watchers = SeatSet::only(PUBLIC);
        let everybody = zone.owner.is_none() || zone.open_to_owner;
        let others = SeatSet::all(seats).minus(owner).or(part(everybody, watchers));
        zone.open_to = part(zone.open_to_owner, owner).or(part(zone.open_to_others, others));
    }
    (zones, first_common)
}

impl Rules for BombCat {
    const GAME: &'static str = "bombcat";
    const EDITION: u32 = 1;
    const SEATS: (u8, u8) = (2, SEATS);
    const FILES: &'static [(&'static str, &'static str)] = crate::data::FILES;
    const LEVELS: [&'static str; 3] = ["greedy@10p", "mcts@400p", "mcts@1000ms"];
    const PLAYOUT: u16 = 60;
    const DOCUMENTS: Option<&'static str> = Some("modules");

    type Data = Arc<Data>;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Stack = CatStack;

    fn load(files: &Files) -> Result<Arc<Data>, DataError> {
        Data::load(files).map(Arc::new)
    }

    fn open(data: &Arc<Data>, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        BombCat::new(data, options, seats)
    }

    fn document(data: &Arc<Data>, written: &serde_json::Value) -> Option<Document> {
        let (module, report) = decode_value(written, &data.names);
        Some(crate::review::document(&data.base, &module, report))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn card_name(&self, card: Card) -> Option<&str> {
        self.names.name(card)
    }

    fn card_info(&self, card: Card) -> serde_json::Value {
        self.names.info(card)
    }

    fn card_named(&self, name: &str) -> Option<Card> {
        self.names.named(name)
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        turn::deal(self, chance)
    }

    fn begin(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>) {
        ctx.push(Frame::Game { stage: 0 });
        resolve::run(ctx);
    }

    fn status(&self, state: &State) -> Status {
        match state.over {
            Some(reason) => Status::Over(self.outcome(state, reason)),
            None => Status::Awaiting(
                state.stack.window().map_or(SeatSet::EMPTY, |window| window.awaiting()),
            ),
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        legal::question(self, state, seat)
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        legal::actions(self, state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<Quote, Refusal> {
        legal::check(self, state, seat, action)
    }

    fn play(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, action: &Action) {
        legal::play(self, ctx, seat, action);
        if self.settled(ctx.state()) {
            ctx.emit(Inner::Input.into());
            resolve::run(ctx);
        }
    }

    #[inline]
    fn reduce(&self, state: &mut State, event: &Event) {
        reduce::reduce(self, state, event);
    }

    fn fallback(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Action {
        legal::fallback(self, state, seat, chance)
    }

    fn pass(&self, state: &State, seat: Seat) -> Option<Action> {
        legal::pass(self, state, seat)
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn reveals(&self, event: &Event) -> bool {
        view::reveals(event)
    }

    fn remembers(&self) -> bool {
        self.options.modules.is_empty()
    }

    fn resample(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        resample::resample(self, state, viewer, chance);
    }

    fn census(&self, state: &State) -> Result<(), CensusError> {
        census::census(self, state)
    }

    fn code(&self, action: &Action) -> u32 {
        legal::code(self, action)
    }

    fn codes(&self) -> u32 {
        legal::codes(self)
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        match state.over {
            Some(reason) => self.outcome(state, reason).result(seat),
            None => evaluate::evaluate(self, state, seat),
        }
    }

    fn sights(&self) -> Vec<(String, String)> {
        self.all_sights()
    }

    fn see(
        &self,
        before: &State,
        seat: Seat,
        _: &Action,
        record: &[Entry<Self>],
        seen: &mut [u64],
    ) {
        self.note_sights(before, seat, record, seen);
    }

    #[inline(always)]
    fn stack(state: &State) -> &CatStack {
        &state.stack
    }

    #[inline(always)]
    fn stack_mut(state: &mut State) -> &mut CatStack {
        &mut state.stack
    }
}
