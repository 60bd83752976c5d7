//! All tests in one program, since each program would have the rules compiled anew.

mod cards;
mod classes;
mod common;
mod conflicts;
mod coverage;
mod golden;
mod kit;
mod qun;
mod rules;
mod scenarios;
mod shu;
mod timing;
mod undo_replay;
mod wei;
mod wu;
