//! A module: what a file declares, with names and texts cleaned and all code compiled.

use super::nodes::{Bool, Players, Regions, Trigger};
use super::program::{ActionId, Body, Costs, Local, Program};
use super::text::Words;
use super::words::{
    ActionKind, Class, Face, Holders, Mode, OnDeath, Op, Per, PickType, Veto, Voice,
};

/// The most a module may hold; the excess is dropped with a note.
pub mod limits {
    /// Bytes of a file.
    pub const BYTES: usize = 128 * 1024;
    /// Levels of nodes in nodes.
    pub const DEPTH: usize = 24;
    /// Nodes that are written down, components and picks counted with them.
    pub const NODES: usize = 2000;
    pub const ACTIONS: usize = 64;
    pub const CARDS: usize = 32;
    pub const TAGS: usize = 16;
    pub const REGIONS: usize = 8;
    pub const VARS: usize = 32;
    /// Characters of a text.
    pub const TEXT: usize = 200;
    /// Characters of an id.
    pub const ID: usize = 48;
    /// Numbers in programs, in both directions.
    pub const NUMBER: i16 = 9999;
    /// Notes about one module.
    pub const NOTES: usize = 200;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Var {
    pub id: String,
    pub per: Per,
    pub init: i16,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagDef {
    pub id: String,
    pub name: Words,
    /// Red, green and blue; none is the next unused hue of the room.
    pub color: Option<[u8; 3]>,
    /// Operations that cards with it are not accepted for.
    pub blocks: Vec<Op>,
    pub text: Words,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionDef {
    pub id: String,
    pub name: Words,
    pub per: Per,
    pub see_owner: Face,
    pub see_others: Face,
    pub ordered: bool,
    pub on_death: OnDeath,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardDef {
    pub id: String,
    pub class: Class,
    pub name: Words,
    pub text: Words,
    /// Whether it may lie in the bank.
    pub bank: bool,
    /// Actions that its holder has.
    pub grants: Vec<ActionId>,
}

/// Somebody or something that is chosen when an action is clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    pub name: Local,
    pub from: PickFrom,
    pub text: Words,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PickFrom {
    Player(Players),
    Region(Regions),
}

impl PickFrom {
    pub fn sort(self) -> PickType {
        match self {
            PickFrom::Player(_) => PickType::Player,
            PickFrom::Region(_) => PickType::Region,
        }
    }
}

/// How often an action may be used; a negative number is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    pub turn: i16,
    pub game: i16,
}

/// What a name inside an action stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    Player,
    Region,
    Card,
    Def,
    Num,
}

/// A name inside an action. What was never bound reads as nobody, void, no card, a blank, or 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalName {
    pub sort: Sort,
    pub name: String,
    /// Something in the action binds it.
    pub bound: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    pub id: String,
    pub name: Words,
    pub text: Words,
    pub kind: ActionKind,
    pub from: Holders,
    pub on: Trigger,
    pub cond: Bool,
    pub choose: Vec<Pick>,
    pub mode: Mode,
    pub costs: Costs,
    pub body: Body,
    pub count: Count,
    pub veto: Veto,
    /// Guarded actions that it can reject all the same.
    pub counters: Vec<ActionId>,
    /// The success value it begins with, 1 to 9.
    pub strength: u8,
    pub voice: Voice,
    /// What the log says of it; empty is the usual text.
    pub announce: Words,
    pub locals: Vec<LocalName>,
    /// Some card brings it, so that only holders of such a card have it.
    pub granted: bool,
    /// Something has to be put into a basket.
    pub has_costs: bool,
}

/// A module. Definitions and actions are numbered through those of the base first, then its own; variables, tags and
/// regions are its own only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    pub id: String,
    pub name: Words,
    /// The hero's name, if the module is one.
    pub hero: Option<Words>,
    pub vars: Vec<Var>,
    pub tags: Vec<TagDef>,
    pub regions: Vec<RegionDef>,
    pub cards: Vec<CardDef>,
    pub actions: Vec<Action>,
    pub program: Program,
    /// Names of the base it was read against.
    pub base: Base,
}

/// What every module may name of the base set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Base {
    pub cards: Vec<Named>,
    /// The classes of the cards, in the same order.
    pub classes: Vec<Class>,
    pub actions: Vec<Named>,
}

/// An id with what people call it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    pub id: String,
    pub name: Words,
}

impl Module {
    /// The names it offers to others when it is the base.
    pub fn names(&self) -> Base {
        let named = |id: &String, name: &Words| Named { id: id.clone(), name: name.clone() };
        Base {
            cards: self.cards.iter().map(|it| named(&it.id, &it.name)).collect(),
            classes: self.cards.iter().map(|card| card.class).collect(),
            actions: self.actions.iter().map(|it| named(&it.id, &it.name)).collect(),
        }
    }
}
