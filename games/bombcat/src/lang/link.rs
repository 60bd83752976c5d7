//! Joining modules: the base set first, then heroes and whatever people have made. Everything declared gets one
//! number for the whole library, and all programs are rewritten to these numbers.

use super::cycles::cut_cycles;
use super::encode::fingerprint;
use super::module::{Action, Base, CardDef, Module, RegionDef, TagDef, Var};
use super::program::{ActionId, DefId, NONE, Program, RegionId, TagId, VarId};
use super::report::{Problem, Report};
use super::table::{Declared, FieldType, Table};
use super::text::Words;
use super::words::ActionKind;

/// The most modules that play together.
pub const MODULES: usize = 64;

/// Something declared and the module it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Of<T> {
    /// The number of the module.
    pub module: u8,
    /// Its id with the module's before it, as in `hero.hexer/curse`; those of the base stand alone.
    pub id: String,
    pub it: T,
}

/// A module without what now belongs to the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub id: String,
    pub name: Words,
    pub hero: Option<Words>,
    pub fingerprint: String,
    pub program: Program,
}

/// All modules of a match. Numbers in programs and in these tables are the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    pub parts: Vec<Part>,
    pub vars: Vec<Of<Var>>,
    pub tags: Vec<Of<TagDef>>,
    pub regions: Vec<Of<RegionDef>>,
    pub cards: Vec<Of<CardDef>>,
    pub actions: Vec<Of<Action>>,
}

/// Where the numbers of a module begin.
struct Offsets {
    base_cards: u16,
    base_actions: u16,
    vars: u16,
    tags: u16,
    regions: u16,
    cards: u16,
    actions: u16,
}

impl Offsets {
    /// The number in the library for a number in the module.
    fn moved(&self, sort: Declared, id: u16) -> u16 {
        if id >= ActionId::EXPLODE.0 {
            return id;
        }
        let (shared, own) = match sort {
            Declared::Var => (0, self.vars),
            Declared::Tag => (0, self.tags),
            Declared::Region => (0, self.regions),
            Declared::Def => (self.base_cards, self.cards),
            Declared::Action => (self.base_actions, self.actions),
        };
        if id < shared { id } else { (id - shared).saturating_add(own) }
    }
}

impl Library {
    /// Joins modules that were read against the same base, which comes first. Notes have the module's place in the
    /// list as their path.
    pub fn link(base: Module, others: Vec<Module>) -> (Library, Report) {
        let mut library = Library::default();
        let mut report = Report::default();
        let names = base.names();
        library.add(base, Base::default(), &mut report, 0);
        for (at, module) in others.into_iter().enumerate() {
            library.add(module, names.clone(), &mut report, at + 1);
        }
        library.parts.iter_mut().for_each(|part| part.program.compile());
        (library, report)
    }

    fn add(&mut self, mut module: Module, base: Base, report: &mut Report, at: usize) {
        let path = format!("/{at}");
        if module.base != base {
            return report.add(path, Problem::OtherBase { id: module.id });
        }
        let print = fingerprint(&module);
        if self.parts.iter().any(|part| part.fingerprint == print) {
            return report.add(path, Problem::SameModule { id: module.id });
        }
        if self.parts.len() == MODULES {
            return report.add(path, Problem::TooManyModules { most: MODULES.to_string() });
        }
        let taken = |id: &str| self.parts.iter().any(|part| part.id == id);
        if taken(&module.id) {
            let mut ids = (2..).map(|number| format!("{}_{number}", module.id));
            let renamed = ids.find(|id| !taken(id)).unwrap_or_default();
            let id = std::mem::replace(&mut module.id, renamed.clone());
            report.add(path.clone(), Problem::DuplicateModule { id, renamed });
        }

        let number = |length: usize| u16::try_from(length).unwrap_or(NONE);
        let offsets = Offsets {
            base_cards: number(base.cards.len()),
            base_actions: number(base.actions.len()),
            vars: number(self.vars.len()),
            tags: number(self.tags.len()),
            regions: number(self.regions.len()),
            cards: number(self.cards.len()),
            actions: number(self.actions.len()),
        };
        for action in cut_cycles(&mut module) {
            let id = module.actions.get(action).map(|it| it.id.clone()).unwrap_or_default();
            report.add(format!("{path}/actions/{action}"), Problem::RunCycle { action: id });
        }
        relocate(&mut module, &offsets);
        let part = u8::try_from(self.parts.len()).unwrap_or(u8::MAX);
        let full = |id: &str| match part {
            0 => id.to_owned(),
            _ => format!("{}/{id}", module.id),
        };
        macro_rules! take {
            ($($list:ident),+) => {$(
                self.$list.extend(
                    module.$list.into_iter().map(|it| Of { module: part, id: full(&it.id), it }),
                );
            )+};
        }
        take!(vars, tags, regions, cards, actions);
        for action in self.actions.iter_mut().filter(|action| action.module == part) {
            limit(action);
        }
        self.parts.push(Part {
            id: module.id,
            name: module.name,
            hero: module.hero,
            fingerprint: print,
            program: module.program,
        });
    }

    /// The program of a module.
    #[inline]
    pub fn program(&self, module: u8) -> Option<&Program> {
        self.parts.get(usize::from(module)).map(|part| &part.program)
    }

    #[inline]
    pub fn action(&self, id: ActionId) -> Option<&Of<Action>> {
        self.actions.get(usize::from(id.0))
    }

    #[inline]
    pub fn card(&self, id: DefId) -> Option<&Of<CardDef>> {
        self.cards.get(usize::from(id.0))
    }

    #[inline]
    pub fn tag(&self, id: TagId) -> Option<&Of<TagDef>> {
        self.tags.get(usize::from(id.0))
    }

    #[inline]
    pub fn region(&self, id: RegionId) -> Option<&Of<RegionDef>> {
        self.regions.get(usize::from(id.0))
    }

    #[inline]
    pub fn var(&self, id: VarId) -> Option<&Of<Var>> {
        self.vars.get(usize::from(id.0))
    }

    /// The number of an action by its whole id.
    pub fn action_named(&self, id: &str) -> Option<ActionId> {
        let at = self.actions.iter().position(|action| action.id == id)?;
        u16::try_from(at).ok().map(ActionId)
    }

    /// The number of a card by its whole id.
    pub fn card_named(&self, id: &str) -> Option<DefId> {
        let at = self.cards.iter().position(|card| card.id == id)?;
        u16::try_from(at).ok().map(DefId)
    }
}

/// A free action without any limit is used once a turn.
fn limit(action: &mut Of<Action>) {
    let Of { it: action, .. } = action;
    if action.is_free() {
        action.count.turn = 1;
    }
}

/// Rewrites all numbers of declared things.
fn relocate(module: &mut Module, offsets: &Offsets) {
    let table = Table::built_in();
    let Program { nodes, slots, components, .. } = &mut module.program;
    for node in nodes.iter() {
        let Some(row) = table.row(node.kind) else { continue };
        for (at, field) in row.fields.iter().enumerate() {
            if let FieldType::Id(sort) = field.holds
                && let Some(slot) = slots.get_mut(usize::from(node.first) + at)
            {
                *slot = offsets.moved(sort, *slot);
            }
        }
    }
    for component in components {
        component.tag.0 = offsets.moved(Declared::Tag, component.tag.0);
        for def in &mut component.fixed {
            def.0 = offsets.moved(Declared::Def, def.0);
        }
    }
    let counters = module.actions.iter_mut().flat_map(|action| &mut action.counters);
    let grants = module.cards.iter_mut().flat_map(|card| &mut card.grants);
    for action in counters.chain(grants) {
        action.0 = offsets.moved(Declared::Action, action.0);
    }
}

impl Action {
    /// Whether it can be clicked without cost or limit.
    pub fn is_free(&self) -> bool {
        let unlimited = self.count.turn < 0 && self.count.game < 0;
        self.kind == ActionKind::Play && unlimited && !self.has_costs
    }
}
