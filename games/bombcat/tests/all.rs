//! All tests in one program, since each program would have the rules compiled anew.

mod baskets;
mod common;
mod docs;
mod examples;
mod golden;
mod hostile;
mod kinds;
mod kit;
mod modules;
mod notes;
mod patterns;
mod properties;
mod prose;
mod requirements;
mod scenarios;
mod schema;
mod total;
mod worlds;
