//! One test for every sentence of the rules, by topic; its name reads as the rule.

mod ages;
mod ending;
mod guilds;
mod hidden;
mod income;
mod military;
mod quotes;
mod refusals;
mod rulings;
mod science;
mod setup;
mod tokens;
mod trade;
mod turn;
mod wonders;
