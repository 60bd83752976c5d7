//! The block language: programs that people build out of blocks, as data.
//!
//! Every program means something. [`decode()`] turns any JSON into a [`Module`] and a [`Report`]; [`Library::link`]
//! joins modules into what a game uses. Nothing here knows the rules of the game.
//!
//! Whoever runs programs reads them by type, one exhaustive `match` for each:
//!
//! ```
//! use bombcat::lang::nodes::{Bool, BoolNode, Num, NumNode};
//! use bombcat::lang::words::CmpOp;
//! use bombcat::lang::{Program, program::ActionId};
//!
//! /// A state in which somebody's event has a success value, and nothing else.
//! struct Running<'a> {
//!     program: &'a Program,
//!     ok: i32,
//! }
//!
//! impl Running<'_> {
//!     fn num(&self, at: Num) -> i32 {
//!         match self.program.num(at) {
//!             NumNode::Num { n } => n.into(),
//!             NumNode::Ok {} => self.ok,
//!             _ => 0, // and so on for each kind
//!         }
//!     }
//!
//!     fn test(&self, at: Bool) -> bool {
//!         match self.program.boolean(at) {
//!             BoolNode::Bool { b } => b,
//!             BoolNode::Not { a } => !self.test(a),
//!             BoolNode::And { a, b } => self.test(a) && self.test(b),
//!             BoolNode::Cmp { op: CmpOp::Gt, a, b } => self.num(a) > self.num(b),
//!             _ => false,
//!         }
//!     }
//! }
//!
//! let (library, report) = bombcat::data::library(Vec::new());
//! assert!(report.is_empty());
//! let veto: ActionId = library.action_named("veto").unwrap();
//! let action = library.action(veto).unwrap();
//! let program = library.program(action.module).unwrap();
//! assert!(Running { program, ok: 1 }.test(action.it.cond));
//! assert!(!Running { program, ok: 0 }.test(action.it.cond));
//! assert_eq!(program.body_len(action.it.body), 1);
//! ```

pub mod check;
mod cycles;
pub mod decode;
pub mod docs;
pub mod encode;
pub mod link;
pub mod module;
pub mod nodes;
pub mod program;
pub mod prose;
pub mod report;
pub mod schema;
pub mod shape;
pub mod table;
pub mod text;
mod usual;
pub mod walk;
pub mod words;

pub use check::check;
pub use decode::{decode, decode_value};
pub use encode::{canonical, encode, fingerprint};
pub use link::Library;
pub use module::{Base, Module};
pub use program::Program;
pub use prose::{describe, describe_actions, describe_card, describe_module};
pub use report::{Problem, Remark, Report};
pub use schema::schema;
pub use table::Table;
pub use text::{Lang, Words};
