//! Nineteen properties of the game, each over hundreds of random decisions or generated positions.
//!
//! `driver` plays games and makes positions, `lab` has cards that no faction has, and `model` works out again what the
//! words of the data files mean. Every property counts its cases, so that none can pass without having looked.

mod abilities;
mod driver;
mod lab;
mod madness;
mod me_first;
mod model;
mod order;
mod places;
mod plays;
mod power;
mod prompts;
mod registry;
mod scoring;
mod setup;
