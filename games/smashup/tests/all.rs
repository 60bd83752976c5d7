//! All tests in one program, since each program would have the rules compiled anew.

mod cards;
mod classes;
mod common;
mod coverage;
mod golden;
mod kit;
mod properties;
mod scenarios;
