//! What an action costs and surely brings, said before the choice.

use crate::common::{Table, build, discard, random_games, revive, table, take, wonder};
use engine::testkit;
use serde_json::{Value, json};

/// The quote of an action in a position.
#[track_caller]
fn quote(position: &str, action: &Value) -> Vec<(String, Value)> {
    table(&format!("coins: 99 9; {position}")).quote(action)
}

fn parts(list: &[(&str, Value)]) -> Vec<(String, Value)> {
    list.iter().map(|(code, figures)| ((*code).to_owned(), figures.clone())).collect()
}

#[test]
fn a_price_is_told_with_every_resource_and_where_it_comes_from() {
    // The Palace costs a wood, a stone, a clay and two glass.
    let quoted = quote(
        "cards 0: quarry caravansery; tokens 0: masonry; tokens 1: economy; cards 1: glassworks sawmill;
         last: palace",
        &build("palace"),
    );
    let expected = parts(&[
        ("price", json!({ "coins": 2 })),
        ("produced", json!({ "resource": "stone", "units": 1 })),
        ("chosen", json!({ "resource": "wood", "card": "#caravansery" })),
        ("saved", json!({ "resource": "glass", "units": 2 })),
        ("traded", json!({ "resource": "clay", "units": 1, "each": 2, "coins": 2 })),
        ("paid_to_rival", json!({ "coins": 2 })),
        ("points", json!({ "points": 7 })),
    ]);
    assert_eq!(quoted, expected);
}

#[test]
fn printed_coins_are_told_apart_from_trade() {
    let quoted = quote("open: caravansery", &build("caravansery"));
    let expected = parts(&[
        ("price", json!({ "coins": 6 })),
        ("printed", json!({ "coins": 2 })),
        ("traded", json!({ "resource": "glass", "units": 1, "each": 2, "coins": 2 })),
        ("traded", json!({ "resource": "paper", "units": 1, "each": 2, "coins": 2 })),
    ]);
    assert_eq!(quoted, expected);
}

#[test]
fn a_chain_is_told_with_its_card_and_its_coins() {
    let quoted = quote("cards 0: theater; tokens 0: urbanism; open: statue", &build("statue"));
    let expected = parts(&[
        ("price", json!({ "coins": 0 })),
        ("chain", json!({ "card": "#theater" })),
        ("coins", json!({ "coins": 4 })),
        ("points", json!({ "points": 4 })),
    ]);
    assert_eq!(quoted, expected);
}

#[test]
fn a_discard_tells_its_coins() {
    let quoted = quote("cards 0: tavern; open: statue", &discard("statue"));
    assert_eq!(quoted, parts(&[("coins", json!({ "coins": 3 }))]));
}

#[test]
fn a_wonder_tells_what_it_brings() {
    let quoted = quote("wonders 0: appian_way; open: brewery", &wonder("appian_way", "brewery"));
    let rest = parts(&[
        ("coins", json!({ "coins": 3 })),
        ("rival_loses", json!({ "coins": 3 })),
        ("points", json!({ "points": 3 })),
        ("extra_turn", json!({})),
    ]);
    assert_eq!(quoted[quoted.len() - 4..], rest);
}

#[test]
fn the_rival_can_lose_no_more_than_it_has() {
    let t = table("wonders 0: appian_way; coins: 99 2; open: brewery");
    let loses = t.quoted(&wonder("appian_way", "brewery"), "rival_loses");
    assert_eq!(loses, [json!({ "coins": 2 })]);
}

/// What Economy brings the rival comes before what the wonder takes.
#[test]
fn regression_a_quote_forgot_that_the_rival_is_paid_first() {
    let mut t = table("wonders 0: appian_way; tokens 1: economy; coins: 10 0; open: brewery");
    let appian_way = wonder("appian_way", "brewery");
    assert_eq!(t.quoted(&appian_way, "paid_to_rival"), [json!({ "coins": 10 })]);
    assert_eq!(t.quoted(&appian_way, "rival_loses"), [json!({ "coins": 3 })]);
    t.play(appian_way);
    assert_eq!(t.coins(), [3, 7]);
}

#[test]
fn an_extra_turn_is_told_once_and_only_if_it_comes() {
    let turns = |position: &str, built: &str| {
        let quoted = quote(position, &wonder(built, "brewery"));
        quoted.iter().filter(|(code, _)| code == "extra_turn").count()
    };
    assert_eq!(turns("wonders 0: sphinx; open: brewery", "sphinx"), 1);
    assert_eq!(turns("wonders 0: sphinx; tokens 0: theology; open: brewery", "sphinx"), 1);
    assert_eq!(turns("wonders 0: pyramids; tokens 0: theology; open: brewery", "pyramids"), 1);
    assert_eq!(turns("wonders 0: pyramids; open: brewery", "pyramids"), 0);
    assert_eq!(turns("wonders 0: sphinx; last: brewery", "sphinx"), 0);
    assert_eq!(turns("wonders 0: pyramids; tokens 0: theology; last: brewery", "pyramids"), 0);
}

#[test]
fn shields_tell_how_far_the_capital_is_and_a_win() {
    let shields = |position: &str| {
        table(&format!("coins: 99 9; {position}; open: walls")).quoted(&build("walls"), "shields")
    };
    assert_eq!(shields("pawn: 0"), [json!({ "shields": 2, "left": 7 })]);
    assert_eq!(shields("pawn: -3"), [json!({ "shields": 2, "left": 10 })]);
    assert_eq!(shields("pawn: 1; tokens 0: strategy"), [json!({ "shields": 3, "left": 5 })]);
    assert_eq!(shields("pawn: 8"), [json!({ "shields": 2, "left": 0 })]);
    let wins = quote("pawn: 7; open: walls", &build("walls"));
    assert_eq!(wins.last(), Some(&("wins".to_owned(), json!({ "reason": "military" }))));
}

#[test]
fn symbols_tell_a_token_or_a_win() {
    let codes = |position: &str| {
        let quoted = quote(position, &build("study"));
        let codes = quoted.into_iter().map(|(code, _)| code);
        codes
            .filter(|code| ["symbol", "token", "wins"].contains(&code.as_str()))
            .collect::<Vec<_>>()
    };
    assert_eq!(codes("open: study; board: law"), ["symbol"]);
    assert_eq!(codes("open: study; board: law; cards 0: academy"), ["symbol", "token"]);
    assert_eq!(codes("open: study; cards 0: academy"), ["symbol"], "no token is left");
    let five = "cards 0: workshop apothecary scriptorium pharmacist university";
    assert_eq!(codes(&format!("open: study; board: law; {five}")), ["symbol", "wins"]);
}

#[test]
fn guilds_and_counting_cards_tell_their_coins() {
    let coins = |position: &str, card: &str| {
        let position = format!("coins: 99 9; {position}; open: {card}");
        table(&position).quoted(&build(card), "coins")
    };
    assert_eq!(coins("cards 0: forum", "lighthouse"), [json!({ "coins": 2 })], "it counts itself");
    assert_eq!(coins("cards 1: theater altar", "magistrates_guild"), [json!({ "coins": 2 })]);
    assert_eq!(coins("", "moneylenders_guild"), Vec::<Value>::new());
}

#[test]
fn what_is_quoted_is_what_is_paid_and_gained() {
    let quotes = |card: &str| {
        let position = "cards 0: tavern forum press; cards 1: quarry theater altar; coins: 60 9";
        let mut t = table(&format!("{position}; open: {card}"));
        let sum = |code: &str| -> u64 {
            t.quoted(&build(card), code).iter().map(|part| part["coins"].as_u64().unwrap()).sum()
        };
        let expected = 60 - sum("price") + sum("coins");
        t.play(build(card));
        assert_eq!(u64::from(t.coins()[0]), expected, "{card}");
    };
    for card in ["palace", "lighthouse", "chamber_of_commerce", "magistrates_guild", "arsenal"] {
        quotes(card);
    }
}

#[test]
fn the_last_card_of_an_age_tells_that_it_ends() {
    let quoted = quote("last: brewery", &discard("brewery"));
    assert_eq!(quoted.last(), Some(&("ends_age".to_owned(), json!({ "age": 2 }))));
    let quoted = quote("last: palace", &discard("palace"));
    assert_eq!(quoted, parts(&[("coins", json!({ "coins": 2 }))]));
}

#[test]
fn tokens_and_discarded_cards_tell_what_they_bring() {
    let mut t = table("cards 0: academy; board: agriculture law; coins: 99 9; open: study");
    t.play(build("study"));
    let expected = parts(&[("coins", json!({ "coins": 6 })), ("points", json!({ "points": 4 }))]);
    assert_eq!(t.quote(&take("agriculture")), expected);
    assert_eq!(t.quote(&take("law")), parts(&[("symbol", json!({ "symbol": "law" }))]));
    let mut t = table("wonders 0: mausoleum; discarded: tavern; coins: 99 9; open: study");
    t.play(wonder("mausoleum", "study"));
    assert_eq!(t.quote(&revive("tavern")), parts(&[("coins", json!({ "coins": 4 }))]));
}

/// Every action of random games: what was quoted is what then happens.
#[test]
fn every_quote_comes_true() {
    let mut seen = std::collections::BTreeSet::new();
    random_games(if testkit::long() { 60 } else { 12 }, |t| {
        for action in t.legal() {
            let quote = t.quote(&action);
            seen.extend(quote.iter().map(|(code, _)| code.clone()));
            let mut after = t.clone();
            after.play(action.clone());
            comes_true(t, &after, &quote, &action);
        }
    });
    for code in ["chain", "chosen", "saved", "paid_to_rival", "rival_loses", "token", "ends_age"] {
        assert!(seen.contains(code), "no game had anything to quote as {code}");
    }
}

#[track_caller]
fn comes_true(before: &Table, after: &Table, quote: &[(String, Value)], action: &Value) {
    let parts = |code: &str| -> Vec<&Value> {
        quote.iter().filter(|(found, _)| found == code).map(|(_, figures)| figures).collect()
    };
    let coins = |code: &str| -> i64 {
        parts(code).iter().map(|part| part["coins"].as_i64().expect("coins")).sum()
    };
    let lost = |code: &str| -> i64 {
        let told = after.told(code);
        told.iter().map(|event| event["coins"].as_i64().expect("coins")).sum()
    };
    let gained = |seat: usize| i64::from(after.coins()[seat]) - i64::from(before.coins()[seat]);
    let (own, rival) = (before.current(), 1 - before.current());
    let context = format!("{action}: {quote:?}, but {:?}", after.events());
    assert_eq!(gained(own), coins("coins") - coins("price"), "{context}");
    let expected = coins("paid_to_rival") - coins("rival_loses") - lost("looted");
    assert_eq!(gained(rival), expected, "{context}");

    let shields = after.told("pawn_moved").into_iter().map(|event| event["shields"].clone());
    let quoted = parts("shields").into_iter().map(|part| part["shields"].clone());
    assert!(quoted.eq(shields), "{context}");
    if let [part] = parts("shields")[..] {
        let advance = if own == 0 { after.pawn() } else { -after.pawn() };
        assert_eq!(part["left"], json!(9 - advance), "{context}");
    }
    let opened = after.told("choice_opened");
    let token = opened.iter().filter(|event| event["choice"] == "token").count();
    assert_eq!(parts("token").len(), token, "{context}");

    let wins = parts("wins").first().map(|part| part["reason"].clone());
    let early = |reason: &str| ["military", "science"].contains(&reason);
    let reason = after.over().then(|| after.ending().0).filter(|reason| early(reason));
    assert_eq!(wins, reason.map(Value::from), "{context}");
    if wins.is_some() {
        return;
    }
    assert_eq!(parts("extra_turn").len(), after.told("turn_won").len(), "{context}");
    let ended = before.asked() == "turn" && after.state().left.is_empty() && before.state().age < 3;
    assert_eq!(parts("ends_age").len(), usize::from(ended), "{context}");
    // What lies under the card comes to light when every choice is made.
    if before.asked() == "turn" && after.state().asks.is_empty() {
        let reveals =
            parts("reveals").first().map_or(0, |part| part["cards"].as_u64().expect("cards"));
        assert_eq!(reveals, after.told("card_revealed").len() as u64, "{context}");
    }
}
