//! What cards, wonders and tokens cost and do, in a few columns.

pub(super) use boards::duel::faces::{choice, code, cost, does};

use super::glyph::{CHAIN, sign, sign_of};
use super::position::{Entry, bare};
use crate::wrap::{cut, width};
use boards::Seen;
use boards::duel::faces::resources;
use duel::data::{Cost, Effect, Resource, What};
use duel::view::Price;
use serde_json::Value;

/// The name of a card, wonder or token; a shorter one if there is no room for it.
pub(super) fn name(seen: Seen<'_>, card: &str, room: usize) -> String {
    let name = seen.speaker.card(card);
    if width(&name) <= room {
        return name;
    }
    let short = seen.speaker.named("short", bare(card)).unwrap_or(name);
    cut(&short, room)
}

/// What it does.
pub(super) fn brief(seen: Seen<'_>, entry: &Entry) -> String {
    let mut brief = String::new();
    for part in entry.effects().iter().map(|effect| in_short(seen, effect)) {
        if !brief.is_empty() && !part.starts_with('+') {
            brief.push(' ');
        }
        brief.push_str(&part);
    }
    brief
}

/// What it costs by its own: letters with their number.
pub(super) fn cost_in_short(seen: Seen<'_>, cost: &Cost) -> String {
    let mut short = String::new();
    if cost.coins > 0 {
        short = format!("{}{}", cost.coins, seen.get("duel-letter-coin"));
    }
    for (resource, units) in resources(cost) {
        short.push_str(&letter(seen, resource));
        if units > 1 {
            short.push_str(&units.to_string());
        }
    }
    short
}

/// What it costs a city now: `∞` by its chain, in brackets if that is too much.
pub(super) fn price(price: &Price) -> String {
    match price {
        Price { chain: true, .. } => CHAIN.to_owned(),
        Price { affordable: true, coins, .. } => coins.to_string(),
        Price { coins, .. } => format!("({coins})"),
    }
}

/// A price with the sign for coins, inside its brackets if it has them; a chain needs none.
pub(super) fn coined(seen: Seen<'_>, price: &str) -> String {
    let coin = seen.get("duel-letter-coin");
    match price.strip_suffix(')') {
        _ if price == CHAIN || price.is_empty() => price.to_owned(),
        Some(price) => format!("{price}{coin})"),
        None => format!("{price}{coin}"),
    }
}

/// Letter for a resource.
pub(super) fn letter(seen: Seen<'_>, resource: Resource) -> String {
    seen.speaker.word("letter", &code(&resource))
}

/// An effect in a few columns.
fn in_short(seen: Seen<'_>, effect: &Effect) -> String {
    let say =
        |kind: &str, figures: &[(&str, Value)]| seen.say(&format!("duel-brief-{kind}"), figures);
    let letters = |of: &[Resource]| {
        let letters: String = of.iter().map(|one| letter(seen, *one)).collect();
        ("letters", Value::from(letters))
    };
    let signs = |of: &[What]| {
        let coins = format!("3{}", seen.get("duel-letter-coin"));
        let signs = of.iter().map(|what| sign_of(*what).unwrap_or(&coins));
        ("signs", Value::from(signs.collect::<String>()))
    };
    match effect {
        Effect::Produce(made) => {
            let units = made.iter().flat_map(|(one, units)| vec![*one; usize::from(*units)]);
            say("produce", &[letters(&units.collect::<Vec<_>>())])
        }
        Effect::ProduceOneOf(of) => say("produce_one_of", &[letters(of)]),
        Effect::FixedPrice { of, price } => {
            say("fixed_price", &[letters(of), ("coins", (*price).into())])
        }
        Effect::Shields(shields) => say("shields", &[("shields", (*shields).into())]),
        Effect::Symbol(symbol) => {
            let sign = seen.speaker.word("sign", &code(symbol));
            say("symbol", &[("sign", sign.into())])
        }
        Effect::Points(points) => say("points", &[("points", (*points).into())]),
        Effect::Coins(coins) => say("coins", &[("coins", (*coins).into())]),
        Effect::OpponentLoses(coins) => say("opponent_loses", &[("coins", (*coins).into())]),
        Effect::CoinsPer { what, coins } => {
            say("coins_per", &[signs(&[*what]), ("coins", (*coins).into())])
        }
        Effect::Guild { of, coins, points } => {
            let figures = [signs(of), ("coins", (*coins).into()), ("points", (*points).into())];
            say("guild", &figures)
        }
        Effect::Destroy(color) => say("destroy", &[("signs", sign(*color).into())]),
        Effect::TokenFromBox { .. } => say("token_from_box", &[]),
        Effect::BuildDiscarded => say("build_discarded", &[]),
        Effect::ExtraTurn => say("extra_turn", &[]),
        Effect::Discount { on, resources } => {
            say("discount", &[signs(&[*on]), ("resources", (*resources).into())])
        }
        Effect::TradeIncome => say("trade_income", &[]),
        Effect::ChainCoins(coins) => say("chain_coins", &[("coins", (*coins).into())]),
        Effect::ExtraShield(shields) => say("extra_shield", &[("shields", (*shields).into())]),
        Effect::WondersExtraTurn => say("wonders_extra_turn", &[]),
        Effect::PointsPerToken(points) => say("points_per_token", &[("points", (*points).into())]),
    }
}
