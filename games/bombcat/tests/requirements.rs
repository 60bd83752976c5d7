//! The rules against their specification, requirement by requirement, played through the public door.
//! `docs/bombcat-requirements.md` lists which test belongs to which requirement.

#[path = "requirements/actions.rs"]
mod actions;
#[path = "requirements/baskets.rs"]
mod baskets;
#[path = "requirements/blocks.rs"]
mod blocks;
#[path = "requirements/bomb.rs"]
mod bomb;
#[path = "requirements/cards.rs"]
mod cards;
#[path = "requirements/cases.rs"]
mod cases;
#[path = "requirements/decisions.rs"]
mod decisions;
#[path = "common/desk.rs"]
mod desk;
#[path = "requirements/examples.rs"]
mod examples;
#[path = "requirements/expressions.rs"]
mod expressions;
#[path = "requirements/heroes.rs"]
mod heroes;
#[path = "requirements/information.rs"]
mod information;
#[path = "requirements/limits.rs"]
mod limits;
#[path = "requirements/listed.rs"]
mod listed;
#[path = "requirements/operations.rs"]
mod operations;
#[path = "requirements/others_turn.rs"]
mod others_turn;
#[path = "requirements/own_turn.rs"]
mod own_turn;
#[path = "requirements/regions.rs"]
mod regions;
#[path = "requirements/sequences.rs"]
mod sequences;
#[path = "requirements/start.rs"]
mod start;
#[path = "requirements/tags.rs"]
mod tags;
#[path = "requirements/turns.rs"]
mod turns;
