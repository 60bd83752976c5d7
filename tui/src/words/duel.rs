//! What Seven Wonders Duel can say.

use super::{Spoken, ids, score_parts};
use crate::wrap::width;
use catalog::Game;
use duel::data::{Color, Effect, Resource, Symbol, What};
use duel::{Action, Asked, Event, Quoted, Reason, Refused};
use engine::{Card, Note, Seat};
use serde_json::json;
use std::collections::BTreeSet;
use strum::VariantNames;
use texts::{Lang, Texts};

pub(super) fn spoken(game: &dyn Game) -> Spoken {
    Spoken {
        name: "duel",
        options: vec![json!({}), json!({ "first": "seat2" })],
        verbs: &["build", "discard", "wonder", "draft", "token", "destroy", "revive", "begin"],
        codes: vec![
            ("action", Action::VARIANTS),
            ("event", Event::VARIANTS),
            ("question", Asked::VARIANTS),
            ("quote", Quoted::VARIANTS),
            ("refusal", Refused::VARIANTS),
            ("reason", Reason::VARIANTS),
        ],
        rare: rare(),
        words: words(game),
    }
}

fn words(game: &dyn Game) -> BTreeSet<String> {
    let counted = ["brown", "grey", "blue", "green", "yellow", "red", "guild", "wonder"];
    let mut all = BTreeSet::new();
    for (kind, codes) in [
        ("age", &["1", "2", "3"][..]),
        ("resource", Resource::VARIANTS),
        ("letter", Resource::VARIANTS),
        ("letter", &["coin", "point"]),
        ("symbol", Symbol::VARIANTS),
        ("sign", Symbol::VARIANTS),
        ("color", Color::VARIANTS),
        ("kind", Color::VARIANTS),
        ("kind", &["wonder", "token"]),
        ("what", &counted),
        ("what", &["three_coins"]),
        ("cost", &["coins", "resource", "nothing"]),
        ("score", &["other"]),
    ] {
        all.extend(ids("duel", kind, codes));
    }
    all.extend(["duel-or".to_owned(), "duel-or-each".to_owned()]);
    for effect in one_of_each() {
        let code = Note::of(&effect).code;
        all.extend([format!("duel-effect-{code}"), format!("duel-brief-{code}")]);
    }
    all.extend(score_parts(game).iter().map(|part| format!("duel-score-{part}")));
    // A name that is too long for a board in one of the languages has a short one in all.
    for (card, _) in game.cards() {
        let id = format!("duel-card-{card}");
        if Lang::ALL.iter().any(|lang| width(&Texts::new(*lang).get(&id)) > 8) {
            all.insert(format!("duel-short-{card}"));
        }
    }
    all
}

/// An effect of every kind; a new one does not compile until it is here.
pub(crate) fn one_of_each() -> Vec<Effect> {
    let raw = vec![Resource::Wood, Resource::Stone, Resource::Clay];
    let all = vec![
        Effect::Produce([(Resource::Wood, 2)].into()),
        Effect::ProduceOneOf(raw.clone()),
        Effect::FixedPrice { of: raw, price: 1 },
        Effect::Shields(2),
        Effect::Symbol(Symbol::Plumb),
        Effect::Points(1),
        Effect::Coins(4),
        Effect::OpponentLoses(3),
        Effect::CoinsPer { what: What::Wonder, coins: 2 },
        Effect::Guild { of: vec![What::Brown, What::Grey], coins: 1, points: 1 },
        Effect::Guild { of: vec![What::ThreeCoins], coins: 0, points: 1 },
        Effect::Destroy(Color::Grey),
        Effect::TokenFromBox { draw: 3 },
        Effect::BuildDiscarded,
        Effect::ExtraTurn,
        Effect::Discount { on: What::Blue, resources: 2 },
        Effect::TradeIncome,
        Effect::ChainCoins(4),
        Effect::ExtraShield(1),
        Effect::WondersExtraTurn,
        Effect::PointsPerToken(3),
    ];
    all.iter().for_each(|effect| match effect {
        Effect::Produce(_)
        | Effect::ProduceOneOf(_)
        | Effect::FixedPrice { .. }
        | Effect::Shields(_)
        | Effect::Symbol(_)
        | Effect::Points(_)
        | Effect::Coins(_)
        | Effect::OpponentLoses(_)
        | Effect::CoinsPer { .. }
        | Effect::Guild { .. }
        | Effect::Destroy(_)
        | Effect::TokenFromBox { .. }
        | Effect::BuildDiscarded
        | Effect::ExtraTurn
        | Effect::Discount { .. }
        | Effect::TradeIncome
        | Effect::ChainCoins(_)
        | Effect::ExtraShield(_)
        | Effect::WondersExtraTurn
        | Effect::PointsPerToken(_) => {}
    });
    all
}

/// What some games never come to.
fn rare() -> Vec<(&'static str, Note)> {
    let seat = Seat::new(1);
    let card = Card::new(0);
    let events = [
        Event::ChoiceLapsed { seat },
        Event::WonderReturned { seat, wonder: card },
        Event::TradeEarned { seat, coins: 1 },
        Event::CoinsLost { seat, coins: 3 },
        Event::Looted { seat, loot: 0, coins: 0 },
        Event::CardRevived { seat, card },
        Event::TokensDrawn { seat, tokens: [Some(card), None, None] },
        Event::GameEnded { reason: Reason::Shared, winner: None },
    ];
    let endings = [Reason::Military, Reason::Science, Reason::Points, Reason::BluePoints];
    let endings = endings.map(|reason| Event::GameEnded { reason, winner: Some(seat) });
    let quotes = [
        Quoted::PaidToRival { coins: 2 },
        Quoted::Saved { resource: Resource::Glass, units: 1 },
        Quoted::RivalLoses { coins: 0 },
        Quoted::Wins { reason: Reason::Science },
    ];
    let refusals = [
        Refused::NotNow,
        Refused::NotOffered,
        Refused::NotInStructure,
        Refused::Covered,
        Refused::NotEnoughCoins { need: 1, have: 0 },
        Refused::NotYourWonder,
        Refused::AlreadyBuilt,
        Refused::NoSuchToken,
        Refused::NotDestroyable { color: Color::Brown },
        Refused::NotDiscarded,
        Refused::NoSuchSeat,
    ];
    let asked = [Asked::Drawn, Asked::Discarded, Asked::Destroy { color: Color::Grey }];
    let mut all: Vec<(&'static str, Note)> = Vec::new();
    all.extend(events.iter().chain(&endings).map(|event| ("event", Note::of(event))));
    all.extend(quotes.iter().map(|quote| ("quote", Note::of(quote))));
    all.extend(refusals.iter().map(|refused| ("refusal", Note::of(refused))));
    all.extend(asked.iter().map(|asked| ("question", Note::of(asked))));
    all
}
