//! One test for every sentence of the rules, by topic; its name reads as the rule.

mod bonus;
mod ending;
mod illegal;
mod judgement;
mod offer;
mod scoring;
mod setup;
mod stalemate;
mod take;
mod taste;
mod turn;
mod zones;
