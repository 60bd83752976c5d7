//! All tests in one program, since each program would have the rules compiled anew.

mod cards;
mod common;
mod golden;
mod kit;
mod oracle;
mod price;
mod rules;
mod scenarios;
mod undo_replay;
