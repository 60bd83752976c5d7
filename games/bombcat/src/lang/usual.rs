//! What the parts of an action mean that are left out. Those of nodes stand in the node table.

use super::module::Count;
use super::nodes::Kind;
use super::words::{ActionKind, Holders, Mode, Op, PickType, Voice};
use serde_json::{Value, json};
use std::sync::LazyLock;

pub(in crate::lang) struct Usual {
    /// The condition of an action that states none.
    pub cond: Value,
    /// What an action answers that answers nothing.
    pub on: Value,
    /// The cards of a component.
    pub what: Value,
    hand: Value,
    discard: Value,
    bank: Value,
    void: Value,
    others: Value,
}

pub(in crate::lang) static USUAL: LazyLock<Usual> = LazyLock::new(|| Usual {
    cond: json!({"k": "bool", "b": true}),
    on: json!({"k": "never"}),
    what: json!({"k": "c_class"}),
    hand: json!({"k": "hand"}),
    discard: json!({"k": "discard"}),
    bank: json!({"k": "bank"}),
    void: json!({"k": "void"}),
    others: json!({"k": "others"}),
});

impl Usual {
    /// Where the cards of a component come from.
    pub(in crate::lang) fn from(&self) -> &Value {
        &self.hand
    }

    /// Where the cards of a component go.
    pub(in crate::lang) fn to(&self, op: Op, from: Kind) -> &Value {
        match op {
            Op::Use | Op::Discard => &self.discard,
            Op::Transfer => &self.hand,
            Op::Mark | Op::Annihilate => &self.void,
            Op::Bank if from == Kind::Bank => &self.hand,
            Op::Bank => &self.bank,
        }
    }

    /// What is chosen from.
    pub(in crate::lang) fn choice(&self, ty: PickType) -> &Value {
        match ty {
            PickType::Player => &self.others,
            PickType::Region => &self.void,
        }
    }
}

/// How often an action may be used. Reactions are bounded, so that none runs for ever.
pub(in crate::lang) fn count(kind: ActionKind) -> Count {
    Count { turn: if kind == ActionKind::Auto { 20 } else { -1 }, game: -1 }
}

pub(in crate::lang) fn voice(kind: ActionKind) -> Voice {
    if kind == ActionKind::Auto { Voice::Silent } else { Voice::Explicit }
}

pub(in crate::lang) fn mode(kind: ActionKind) -> Mode {
    if kind == ActionKind::Auto { Mode::Must } else { Mode::Can }
}

pub(in crate::lang) fn holders(hero: bool) -> Holders {
    if hero { Holders::Hero } else { Holders::All }
}
