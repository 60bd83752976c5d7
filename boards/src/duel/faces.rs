//! What cards, wonders and tokens cost and do, in sentences.
//!
//! Everything is said effect by effect, so that a card of other data files needs no words of its own.

use super::position::Entry;
use crate::Seen;
use duel::data::{Cost, Effect, Resource, What};
use serde::Serialize;
use serde_json::Value;
use strum::VariantArray;

/// What it does.
pub fn does(seen: Seen<'_>, entry: &Entry) -> String {
    let effects: Vec<_> = entry.effects().iter().map(|effect| sentence(seen, effect)).collect();
    effects.join(&seen.get("common-parts"))
}

/// What it costs by its own, without any trade.
pub fn cost(seen: Seen<'_>, cost: &Cost) -> String {
    let mut parts = Vec::new();
    if cost.coins > 0 {
        parts.push(seen.say("duel-cost-coins", &[("coins", cost.coins.into())]));
    }
    parts.extend(resources(cost).map(|(resource, units)| amount(seen, resource, units)));
    if parts.is_empty() {
        return seen.get("duel-cost-nothing");
    }
    parts.join(&seen.get("common-list"))
}

/// Resources of which one can be chosen.
pub fn choice(seen: Seen<'_>, of: &[Resource]) -> String {
    let names: Vec<_> = of.iter().map(|one| seen.speaker.word("resource", &code(one))).collect();
    either(seen, &names, "duel-or")
}

/// The name of a unit variant, as in messages.
pub fn code(variant: &impl Serialize) -> String {
    match serde_json::to_value(variant) {
        Ok(Value::String(code)) => code,
        _ => String::new(),
    }
}

/// The resources in a price.
pub fn resources(cost: &Cost) -> impl Iterator<Item = (Resource, u8)> {
    let all = Resource::VARIANTS.iter().copied().zip(cost.resources());
    all.filter(|(_, units)| *units > 0)
}

fn amount(seen: Seen<'_>, resource: Resource, units: u8) -> String {
    let resource = seen.speaker.word("resource", &code(&resource));
    seen.say("duel-cost-resource", &[("units", units.into()), ("resource", resource.into())])
}

/// `a`, `a or b`, `a, b or c`.
fn either(seen: Seen<'_>, words: &[String], or: &str) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let first = first.join(&seen.get("common-list"));
            format!("{first}{}{last}", seen.get(or))
        }
    }
}

fn whats(seen: Seen<'_>, of: &[What]) -> Value {
    let words: Vec<_> = of.iter().map(|what| seen.speaker.word("what", &code(what))).collect();
    either(seen, &words, "duel-or-each").into()
}

/// An effect as a sentence without its end.
fn sentence(seen: Seen<'_>, effect: &Effect) -> String {
    let say =
        |kind: &str, figures: &[(&str, Value)]| seen.say(&format!("duel-effect-{kind}"), figures);
    match effect {
        Effect::Produce(made) => {
            let made: Vec<_> = made.iter().map(|(one, units)| amount(seen, *one, *units)).collect();
            let made = made.join(&seen.get("common-list"));
            say("produce", &[("resources", made.into())])
        }
        Effect::ProduceOneOf(of) => {
            say("produce_one_of", &[("resources", choice(seen, of).into())])
        }
        Effect::FixedPrice { of, price } => {
            let names: Vec<_> =
                of.iter().map(|one| seen.speaker.word("resource", &code(one))).collect();
            let names = names.join(&seen.get("common-list"));
            say("fixed_price", &[("resources", names.into()), ("coins", (*price).into())])
        }
        Effect::Shields(shields) => say("shields", &[("shields", (*shields).into())]),
        Effect::Symbol(symbol) => {
            let symbol = seen.speaker.word("symbol", &code(symbol));
            say("symbol", &[("symbol", symbol.into())])
        }
        Effect::Points(points) => say("points", &[("points", (*points).into())]),
        Effect::Coins(coins) => say("coins", &[("coins", (*coins).into())]),
        Effect::OpponentLoses(coins) => say("opponent_loses", &[("coins", (*coins).into())]),
        Effect::CoinsPer { what, coins } => {
            say("coins_per", &[("what", whats(seen, &[*what])), ("coins", (*coins).into())])
        }
        Effect::Guild { of, coins, points } => {
            let figures = [
                ("what", whats(seen, of)),
                ("coins", (*coins).into()),
                ("points", (*points).into()),
            ];
            say("guild", &figures)
        }
        Effect::Destroy(color) => {
            let color = seen.speaker.word("color", &code(color));
            say("destroy", &[("color", color.into())])
        }
        Effect::TokenFromBox { draw } => say("token_from_box", &[("draw", (*draw).into())]),
        Effect::BuildDiscarded => say("build_discarded", &[]),
        Effect::ExtraTurn => say("extra_turn", &[]),
        Effect::Discount { on, resources } => {
            say("discount", &[("what", whats(seen, &[*on])), ("resources", (*resources).into())])
        }
        Effect::TradeIncome => say("trade_income", &[]),
        Effect::ChainCoins(coins) => say("chain_coins", &[("coins", (*coins).into())]),
        Effect::ExtraShield(shields) => say("extra_shield", &[("shields", (*shields).into())]),
        Effect::WondersExtraTurn => say("wonders_extra_turn", &[]),
        Effect::PointsPerToken(points) => say("points_per_token", &[("points", (*points).into())]),
    }
}
