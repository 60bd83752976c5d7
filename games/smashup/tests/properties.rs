//! Nineteen properties of the game, each over hundreds of random decisions or generated positions.
//!
//! `driver` plays games and makes positions, `lab` has cards that no faction has, and `model` works out again what the
//! words of the data files mean. Every property counts its cases, so that none can pass without having looked.

mod common;

#[path = "properties/abilities.rs"]
mod abilities;
#[path = "properties/driver.rs"]
mod driver;
#[path = "properties/lab.rs"]
mod lab;
#[path = "properties/madness.rs"]
mod madness;
#[path = "properties/me_first.rs"]
mod me_first;
#[path = "properties/model.rs"]
mod model;
#[path = "properties/order.rs"]
mod order;
#[path = "properties/places.rs"]
mod places;
#[path = "properties/plays.rs"]
mod plays;
#[path = "properties/power.rs"]
mod power;
#[path = "properties/prompts.rs"]
mod prompts;
#[path = "properties/registry.rs"]
mod registry;
#[path = "properties/scoring.rs"]
mod scoring;
#[path = "properties/setup.rs"]
mod setup;
