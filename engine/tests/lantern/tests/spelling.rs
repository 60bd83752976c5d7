//! Cards by name in what goes out: as a value and as text.

use super::table::*;
use crate::lantern::data::Data;
use crate::lantern::rules::{Market, Options};
use engine::{Card, Rules, card as cards};
use serde_json::{Value, json};

/// Rules in which the first card has a name that JSON cannot write as it is.
fn oddly_named(name: &str) -> Market {
    let mut wares = DATA.0.clone();
    wares[0].name = name.to_owned();
    Market::open(&Data(wares), &Options::default(), 2).unwrap()
}

fn assert_same(rules: &Market, said: &Value) {
    let text = cards::to_text(rules, said);
    let read: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(read, cards::to_json(rules, said));
}

#[test]
fn a_card_goes_out_by_its_name() {
    let rules = oddly_named("moon");
    assert_eq!(cards::to_text(&rules, &Card::new(0)), r##""#moon""##);
    assert_eq!(cards::to_json(&rules, &Card::new(0)), json!("#moon"));
}

#[test]
fn every_number_of_a_card_is_read_back() {
    for number in (0..=1_000).chain([9_999, 10_000, 65_533, 65_534]) {
        let text = serde_json::to_string(&Card::new(number)).unwrap();
        assert_eq!(text, format!("\"#{number}\""));
        if number < 65_534 {
            assert_eq!(serde_json::from_str::<Card>(&text).unwrap(), Card::new(number));
        }
    }
}

#[test]
fn only_a_whole_text_is_a_card() {
    let rules = oddly_named("moon");
    for text in
        ["", "#", "#x", "##0", "#0 ", " #0", "#0\"", "\"#0", "\n#0", "#\u{1}0", "#+0", "灯#0"]
    {
        assert_same(&rules, &json!([text, { "text": text }]));
        assert!(!cards::to_text(&rules, &text).contains("moon"), "{text:?} is no card");
    }
    assert_same(&rules, &json!(["#60000", "#99999", "#65535"]));
}

#[test]
fn a_field_is_never_a_card() {
    let rules = oddly_named("moon");
    let said = json!({ "#0": "#0", "\"#0": ["#0", "#0"], "a\"#": { "#0": "#1" } });
    assert_same(&rules, &said);
    let field = &cards::to_text(&rules, &said)[..5];
    assert_eq!(field, r##"{"\"#"##);
}

#[test]
fn a_name_that_needs_it_is_escaped() {
    for name in ["a\"b", "\"", "a\\", "tab\t", "灯市"] {
        assert_same(&oddly_named(name), &json!(["#0", { "card": "#0" }]));
    }
}

#[test]
fn text_goes_behind_what_is_there() {
    let rules = oddly_named("moon");
    let mut out = "see: ".to_owned();
    cards::write_text(&rules, &json!({ "card": "#0" }), &mut out);
    assert_eq!(out, r##"see: {"card":"#moon"}"##);
}
