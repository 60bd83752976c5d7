//! The kinds of nodes as Rust enums. `data/nodes.json` says everything else about them, and a test holds the two
//! together: name, type, and the fields in order.
//!
//! A program is read by type: [`Program::num`] gives a [`NumNode`] with its fields, which are handles of exactly the
//! declared types, so whoever evaluates a program writes one exhaustive `match` for each type.

use super::program::{
    ActionId, Body, Costs, DefId, Local, Options, Program, RegionId, TagId, TextId, VarId,
};
use super::words::*;
use serde::{Deserialize, Serialize};

macro_rules! nodes {
    ($($(#[$about:meta])* $handle:ident $read:ident $view:ident else $hole:expr; {
        $($name:literal $variant:ident { $($field:ident : $slot:ty),* })+
    })+) => {
        /// What a node is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Kind {
            $($($variant,)+)+
        }

        impl Kind {
            /// All kinds, in the order of the numbers.
            pub const ALL: &[Kind] = &[$($(Kind::$variant,)+)+];

            /// Name, type, and the fields with their types, as Rust knows them.
            pub fn outline(self) -> (&'static str, &'static str, Vec<(&'static str, String)>) {
                match self {
                    $($(Kind::$variant => (
                        $name,
                        stringify!($handle),
                        vec![$((stringify!($field), <$slot as Slot>::shape())),*],
                    ),)+)+
                }
            }
        }

        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
            pub struct $handle(pub(in crate::lang) u16);

            impl Slot for $handle {
                fn shape() -> String {
                    stringify!($handle).into()
                }

                #[inline]
                fn read(raw: u16) -> Self {
                    $handle(raw)
                }
            }

            impl From<$handle> for super::program::NodeId {
                fn from(handle: $handle) -> Self {
                    super::program::NodeId(handle.0)
                }
            }

            /// A node of this type with its fields.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $view {
                $($variant { $($field: $slot),* },)+
            }

            impl $handle {
                /// Reads the node from its fields.
                fn decode(self, program: &Program) -> $view {
                    let node = program.node(self.into());
                    let mut slots = program.fields_of(node).into_iter();
                    match node.kind {
                        $(Kind::$variant => $view::$variant {
                            $($field: <$slot as Slot>::read(slots.next().unwrap_or_default())),*
                        },)+
                        // A handle is made for a node of its type only.
                        _ => $hole,
                    }
                }
            }

            impl Program {
                #[inline]
                pub fn $read(&self, at: $handle) -> $view {
                    match self.code.get(usize::from(at.0)) {
                        Some(Code::$handle(it)) => *it,
                        _ => at.decode(self),
                    }
                }
            }
        )+

        /// A node as it is run.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(in crate::lang) enum Code {
            $($handle($view),)+
        }

        impl Code {
            /// All nodes of a program as they are run.
            pub(in crate::lang) fn of(program: &Program) -> Vec<Code> {
                let node = |(at, node): (u16, &super::program::Node)| match node.kind {
                    $($(Kind::$variant)|+ => Code::$handle($handle(at).decode(program)),)+
                };
                (0..).zip(&program.nodes).map(node).collect()
            }
        }
    };
}

nodes! {
    /// A whole number from −9999 to 9999.
    Num num NumNode else NumNode::Num { n: 0 }; {
        "num" Num { n: i16 }
        "var" Var { id: VarId, of: Player }
        "arith" Arith { op: ArithOp, a: Num, b: Num }
        "count" Count { of: CardPred, within: Regions }
        "size" Size { of: Players }
        "turn_no" TurnNo {}
        "card_num" CardNum { field: CardField, card: Card }
        "region_num" RegionNum { field: RegionField, region: Region }
        "ok" Ok {}
        "uses" Uses { action: ActionId, scope: Span }
        "basket_num" BasketNum { basket: Local, field: BasketField }
        "local" Local { id: Local }
    }
    Bool boolean BoolNode else BoolNode::Bool { b: false }; {
        "bool" Bool { b: bool }
        "not" Not { a: Bool }
        "and" And { a: Bool, b: Bool }
        "or" Or { a: Bool, b: Bool }
        "cmp" Cmp { op: CmpOp, a: Num, b: Num }
        "is" Is { card: Card, pred: CardPred }
        "p_is" PIs { a: Player, b: Players }
        "p_in" PIn { a: Player, b: Players }
        "r_is" RIs { a: Region, b: Regions }
        "alive" Alive { p: Player }
        "exists" Exists { what: CardPat, within: Regions }
        "my_turn" MyTurn {}
        "acted_by" ActedBy { action: ActionId, who: Players }
    }
    /// One player, the game, or nobody.
    Player player PlayerNode else PlayerNode::Nobody {}; {
        "me" Me {}
        "p_var" PVar { id: Local }
        "left" Left { of: Player }
        "right" Right { of: Player }
        "actor" Actor {}
        "turn_player" TurnPlayer {}
        "holder" Holder { of: Card }
        "creator" Creator { of: Card }
        "owner" Owner { of: Region }
        "game" Game {}
        "nobody" Nobody {}
    }
    /// A set of players.
    Players players PlayersNode else PlayersNode::Anyone {}; {
        "all" All {}
        "others" Others {}
        "allies" Allies {}
        "enemies" Enemies {}
        "npc" Npc {}
        "p_and" PAnd { a: Players, b: Players }
        "p_or" POr { a: Players, b: Players }
        "p_not" PNot { a: Players }
        "as_players" AsPlayers { a: Player }
        "anyone" Anyone {}
    }
    /// One region, or void.
    Region region RegionNode else RegionNode::Void {}; {
        "hand" Hand { of: Player }
        "deck" Deck {}
        "discard" Discard {}
        "bank" Bank {}
        "void" Void {}
        "custom" Custom { id: RegionId, of: Player }
        "r_var" RVar { id: Local }
        "region_of" RegionOf { card: Card }
        "as_hand" AsHand { a: Player }
    }
    /// Which regions are meant.
    Regions regions RegionsNode else RegionsNode::AnyRegion {}; {
        "any_region" AnyRegion {}
        "hands" Hands { of: Players }
        "customs" Customs { id: RegionId, of: Players }
        "r_and" RAnd { a: Regions, b: Regions }
        "r_or" ROr { a: Regions, b: Regions }
        "r_not" RNot { a: Regions }
        "r_where" RWhere { field: RegionField, op: CmpOp, n: Num }
        "as_regions" AsRegions { a: Region }
        "as_hands" AsHands { a: Players }
    }
    /// One card, or none.
    Card card CardNode else CardNode::NoCard {}; {
        "c_var" CVar { id: Local }
        "top" Top { of: Region }
        "bottom" Bottom { of: Region }
        "last_used" LastUsed { by: Players }
        "no_card" NoCard {}
    }
    /// Which single cards are meant.
    CardPred pred CardPredNode else CardPredNode::CAny {}; {
        "c_any" CAny {}
        "c_def" CDef { id: DefId }
        "c_named" CNamed { id: Local }
        "c_class" CClass { c: Class }
        "c_tag" CTag { tag: TagId }
        "c_same" CSame { like: Card }
        "c_is" CIs { card: Card }
        "c_info" CInfo { field: InfoField, op: CmpOp, n: Num, p: Players, r: Regions, f: Facing }
        "c_and" CAnd { a: CardPred, b: CardPred }
        "c_or" COr { a: CardPred, b: CardPred }
        "c_not" CNot { a: CardPred }
        "as_pred" AsPred { a: Card }
    }
    /// Which sets of cards are meant.
    CardPat pat CardPatNode else CardPatNode::RandomBlank {}; {
        "sum" Sum { a: CardPat, b: CardPat }
        "pat_and" PatAnd { a: CardPat, b: CardPat }
        "pat_or" PatOr { a: CardPat, b: CardPat }
        "pat_not" PatNot { a: CardPat }
        "times" Times { min: Num, max: Num, of: CardPat }
        "greedy" Greedy { of: CardPat }
        "alike" Alike { n: Num, rel: Rel, of: CardPred }
        "as_pat" AsPat { a: CardPred }
        "random_blank" RandomBlank {}
    }
    /// Who picks the cards of a move.
    Mover mover MoverNode else MoverNode::ByRandom {}; {
        "by" By { who: Players, blind: bool, must: bool }
        "by_random" ByRandom {}
    }
    /// Something that is done.
    Stmt stmt StmtNode else StmtNode::Say { text: TextId::NONE }; {
        "move" Move { what: CardPat, by: Mover, from: Region, to: Region, pos: Pos, op: Op, bind: Local }
        "create" Create { def: DefId, n: Num, to: Region, pos: Pos }
        "attach" Attach { tag: TagId, what: CardPat, by: Mover, within: Region }
        "detach" Detach { tag: TagId, what: CardPat, by: Mover, within: Region }
        "reject" Reject {}
        "reject_all" RejectAll {}
        "redirect" Redirect { to: Player }
        "see" See { region: Region, face: Face, whom: Players, until: Until }
        "peek" Peek { n: Num, of: Region, whom: Player }
        "reorder" Reorder { n: Num, of: Region, by: Player }
        "shuffle" Shuffle { region: Region }
        "cut" Cut { region: Region, by: Player, announce: Announce }
        "token_add" TokenAdd { whom: Player, place: Where, anchor: Player, action: ActionId }
        "token_drop" TokenDrop { whom: Player }
        "end_turn" EndTurn { all: bool }
        "explode" Explode { who: Player }
        "choose_player" ChoosePlayer { name: Local, by: Player, from: Players }
        "choose_region" ChooseRegion { name: Local, by: Player, from: Regions }
        "choose_def" ChooseDef { name: Local, by: Player }
        "choose_num" ChooseNum { name: Local, by: Player, min: Num, max: Num }
        "choose_one" ChooseOne { by: Player, options: Options }
        "ask" Ask { who: Player, must: bool, costs: Costs, then: Body, otherwise: Body }
        "if" If { cond: Bool, then: Body, otherwise: Body }
        "each_player" EachPlayer { name: Local, within: Players, body: Body }
        "each_region" EachRegion { name: Local, within: Regions, body: Body }
        "each_card" EachCard { name: Local, within: Region, of: CardPred, body: Body }
        "repeat" Repeat { n: Num, body: Body }
        "set" Set { id: VarId, of: Player, op: SetOp, to: Num }
        "run" Run { action: ActionId, actor: Player }
        "say" Say { text: TextId }
    }
    /// What an action answers.
    Trigger trigger TriggerNode else TriggerNode::Never {}; {
        "on_move" OnMove {
            card: CardPred, tense: Tense, dir: Dir, region: Regions, by: Players, as_card: Local,
            as_region: Local, as_player: Local
        }
        "on_exec" OnExec {
            action: ActionId, tense: Tense, scope: ExecScope, actor: Players, target: Players,
            as_player: Local, as_target: Local
        }
        "on_turn" OnTurn { edge: Edge, of: Players, as_player: Local }
        "on_death" OnDeath { stage: Stage, of: Players, as_player: Local }
        "never" Never {}
    }
}
