//! The rules against their specification, requirement by requirement, played through the public door.
//! `docs/bombcat-requirements.md` lists which test belongs to which requirement.

mod actions;
mod baskets;
mod blocks;
mod bomb;
mod cards;
mod cases;
mod decisions;
mod examples;
mod expressions;
mod heroes;
mod information;
mod limits;
mod listed;
mod operations;
mod others_turn;
mod own_turn;
mod regions;
mod sequences;
mod start;
mod tags;
mod turns;
