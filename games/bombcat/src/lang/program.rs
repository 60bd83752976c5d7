//! A compiled program: all nodes of a module in one list, children as numbers. It is the tree that the editor shows
//! and the code that is run, both at once.
//!
//! No field is ever absent and no child is of another type than the table says, so running it needs no checks.

use super::nodes::{CardPat, Code, Kind, Region, Stmt};
use super::text::Words;
use super::words::{Op, Pos, Slot};
use serde::{Deserialize, Serialize};

/// The number that stands for no id at all.
pub const NONE: u16 = u16::MAX;

/// Any node of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(in crate::lang) u16);

impl NodeId {
    /// Its number, for handles of its type.
    pub fn raw(self) -> u16 {
        self.0
    }
}

/// What a node is and where its fields begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    pub kind: Kind,
    pub(in crate::lang) first: u16,
    pub(in crate::lang) fields: u8,
}

macro_rules! handles {
    ($($(#[$about:meta])* $name:ident = $shape:literal)+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub u16);

        impl $name {
            pub const NONE: Self = $name(NONE);

            /// Its number as an index, unless it is none.
            #[inline]
            pub fn index(self) -> Option<usize> {
                (self.0 != NONE).then_some(usize::from(self.0))
            }
        }

        impl Slot for $name {
            fn shape() -> String {
                $shape.into()
            }

            #[inline]
            fn read(raw: u16) -> Self {
                $name(raw)
            }
        }
    )+};
}

handles! {
    /// A variable of the library.
    VarId = "id:var"
    /// A tag of the library.
    TagId = "id:tag"
    /// A declared region of the library.
    RegionId = "id:region"
    /// A card definition of the library; none is a blank, drawn at random.
    DefId = "id:def"
    /// An action of the library.
    ActionId = "id:action"
    /// A name inside one action: whatever was chosen, bound by the trigger or picked.
    Local = "local"
    /// A text of the program.
    TextId = "text"
    /// A list of statements.
    Body = "Body"
    /// A list of labelled bodies.
    Options = "Options"
    /// A list of alternatives, each a list of components.
    Costs = "Costs"
}

impl ActionId {
    /// Every action.
    pub const ANY: Self = ActionId(NONE - 1);
    /// The explosion of a bomb, an action of the game itself.
    pub const EXPLODE: Self = ActionId(NONE - 2);
    /// Whether a program that names this one means an action.
    #[inline]
    pub fn means(self, action: ActionId) -> bool {
        self == action || (self == Self::ANY && action != Self::NONE)
    }

    /// The words that mean an action which no module declares.
    pub const RESERVED: [(&str, Self); 2] = [("any", Self::ANY), ("explode", Self::EXPLODE)];
}

/// One compartment of a basket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    /// Stands for the first of its cards; `basket_num` asks by it too.
    pub name: Local,
    pub op: Op,
    pub what: CardPat,
    pub from: Region,
    pub to: Region,
    pub pos: Pos,
    pub tag: TagId,
    /// Cards made on submission, instead of cards that match.
    pub fixed: Vec<DefId>,
    pub text: Words,
}

/// All code of one module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    pub(in crate::lang) nodes: Vec<Node>,
    pub(in crate::lang) slots: Vec<u16>,
    pub(in crate::lang) components: Vec<Component>,
    pub(in crate::lang) texts: Vec<Words>,
    /// The nodes as they are run, once everything that they name is known.
    pub(in crate::lang) code: Vec<Code>,
}

impl Program {
    /// Reads all nodes once and for all. Nothing may be changed after this.
    pub(in crate::lang) fn compile(&mut self) {
        self.code = Code::of(self);
    }

    /// How many nodes there are, implied ones included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    #[inline]
    pub fn node(&self, at: NodeId) -> Node {
        let nothing = Node { kind: Kind::Never, first: 0, fields: 0 };
        self.nodes.get(usize::from(at.0)).copied().unwrap_or(nothing)
    }

    /// The fields of a node as bare numbers, in the order of the table.
    #[inline]
    pub fn slots_of(&self, node: Node) -> &[u16] {
        let first = usize::from(node.first);
        self.slots.get(first..first + usize::from(node.fields)).unwrap_or_default()
    }

    /// The fields of a node with whatever stands behind them: no kind has more than eight.
    #[inline]
    pub(in crate::lang) fn fields_of(&self, node: Node) -> [u16; 8] {
        let first = usize::from(node.first);
        match self.slots.get(first..).and_then(|slots| slots.first_chunk()) {
            Some(fields) => *fields,
            None => std::array::from_fn(|at| self.slots.get(first + at).copied().unwrap_or(0)),
        }
    }

    /// A list: its length stands first.
    #[inline]
    pub(in crate::lang) fn list(&self, at: u16) -> &[u16] {
        let first = usize::from(at);
        let length = self.slots.get(first).copied().map_or(0, usize::from);
        self.slots.get(first + 1..first + 1 + length).unwrap_or_default()
    }

    /// How many statements a body has.
    #[inline]
    pub fn body_len(&self, body: Body) -> usize {
        self.list(body.0).len()
    }

    /// A statement of a body, by place.
    #[inline]
    pub fn statement(&self, body: Body, at: usize) -> Option<Stmt> {
        self.list(body.0).get(at).map(|&raw| Stmt::read(raw))
    }

    pub fn statements(&self, body: Body) -> impl Iterator<Item = Stmt> {
        self.list(body.0).iter().map(|&raw| Stmt::read(raw))
    }

    /// The options of a choice: what they are called and what they do.
    pub fn options(&self, options: Options) -> impl Iterator<Item = (&Words, Body)> {
        self.list(options.0).chunks_exact(2).map(|pair| match pair {
            [text, body] => (self.text(TextId(*text)), Body(*body)),
            _ => (self.text(TextId::NONE), Body::NONE),
        })
    }

    /// The same with the numbers of the texts.
    pub fn ways(&self, options: Options) -> impl Iterator<Item = (TextId, Body)> {
        self.list(options.0).chunks_exact(2).map(|pair| match pair {
            [text, body] => (TextId(*text), Body(*body)),
            _ => (TextId::NONE, Body::NONE),
        })
    }

    /// All texts, by number.
    pub fn texts(&self) -> &[Words] {
        &self.texts
    }

    /// How many alternatives there are to pay.
    pub fn alternatives(&self, costs: Costs) -> usize {
        self.list(costs.0).len()
    }

    /// The components of one alternative.
    pub fn components(&self, costs: Costs, alternative: usize) -> impl Iterator<Item = &Component> {
        let inner = self.list(costs.0).get(alternative).copied().unwrap_or(NONE);
        self.list(inner).iter().filter_map(|&at| self.components.get(usize::from(at)))
    }

    pub fn text(&self, text: TextId) -> &Words {
        static NOTHING: Words = Words { zh: String::new(), en: String::new() };
        self.texts.get(usize::from(text.0)).unwrap_or(&NOTHING)
    }
}
