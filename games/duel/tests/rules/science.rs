//! Symbols, pairs and the win of science.

use crate::common::{build, destroy, discard, revive, table, take, wonder};
use serde_json::json;

/// Both cards of each symbol.
const PAIRS: [(&str, &str, &str); 6] = [
    ("globe", "university", "observatory"),
    ("sundial", "academy", "study"),
    ("mortar", "pharmacist", "dispensary"),
    ("plumb", "workshop", "laboratory"),
    ("wheel", "apothecary", "school"),
    ("quill", "scriptorium", "library"),
];

#[test]
fn the_second_card_of_a_symbol_brings_a_token_of_the_board() {
    for (symbol, one, two) in PAIRS {
        for (have, card) in [(one, two), (two, one)] {
            let board = "board: economy philosophy; coins: 99 7";
            let mut t = table(&format!("cards 0: {have}; {board}; open: {card}"));
            t.play(build(card));
            assert_eq!((t.asked().as_str(), t.current()), ("token", 0), "{card}");
            assert_eq!(t.legal(), [take("economy"), take("philosophy")]);
            t.play(take("philosophy"));
            assert_eq!(
                (t.tokens(0).as_str(), t.names("/board").as_str()),
                ("philosophy", "economy")
            );
            assert_eq!(t.current(), 1, "the turn is over");
            assert_eq!(t.view()["cities"][0]["symbols"], json!([[symbol, true]]));
        }
    }
}

#[test]
fn cards_of_different_symbols_make_no_pair() {
    for (at, (_, have, _)) in PAIRS.iter().enumerate() {
        let (_, other, _) = PAIRS[(at + 1) % 6];
        let mut t = table(&format!("cards 0: {have}; board: economy; coins: 99 7; open: {other}"));
        assert_eq!(t.play(build(other)).asked(), "turn", "{have} and {other}");
    }
}

#[test]
fn without_tokens_on_the_board_a_pair_brings_nothing() {
    let mut t = table("cards 0: academy; coins: 99 7; open: study");
    t.play(build("study"));
    assert_eq!((t.asked().as_str(), t.current(), t.tokens(0).as_str()), ("turn", 1, ""));
}

#[test]
fn the_last_token_of_the_board_can_be_taken() {
    let mut t = table("cards 0: academy; board: law; coins: 99 7; open: study");
    t.play(build("study")).play(take("law"));
    assert_eq!((t.tokens(0).as_str(), t.names("/board").as_str()), ("law", ""));
}

#[test]
fn a_green_card_that_is_discarded_or_under_a_wonder_makes_no_pair() {
    let text = "cards 0: academy; wonders 0: pyramids; board: law; coins: 99 7; open: study";
    assert_eq!(table(text).play(discard("study")).asked(), "turn");
    assert_eq!(table(text).play(wonder("pyramids", "study")).asked(), "turn");
}

#[test]
fn six_different_symbols_win_at_once() {
    for (_, missing, card) in PAIRS {
        let have = PAIRS.map(|(_, one, _)| one).into_iter().filter(|one| *one != missing);
        let have: Vec<_> = have.collect();
        let mut t = table(&format!("cards 0: {}; coins: 99 7; open: {card}", have.join(" ")));
        t.play(build(card));
        assert_eq!(t.ending(), ("science".to_owned(), vec![1, 2]), "{card}");
    }
}

#[test]
fn five_symbols_and_pairs_of_them_do_not_win() {
    let mut t = table(
        "cards 0: academy workshop laboratory apothecary school scriptorium library pharmacist;
         coins: 99 7; open: study",
    );
    t.play(build("study"));
    assert!(!t.over());
}

#[test]
fn symbols_are_counted_in_one_city() {
    let mut t = table(
        "cards 0: academy workshop apothecary; cards 1: scriptorium pharmacist; coins: 99 7;
         open: university",
    );
    assert!(!t.play(build("university")).over());
}

#[test]
fn law_and_five_cards_win_in_either_order() {
    let four = "cards 0: workshop apothecary scriptorium pharmacist";
    let mut t = table(&format!("{four}; tokens 0: law; coins: 99 7; open: university academy"));
    t.play(build("university"));
    assert_eq!(t.ending().0, "science", "the card is the sixth");
    let mut t = table(&format!("{four} academy; board: law; coins: 99 7; open: study"));
    t.play(build("study"));
    assert!(!t.over());
    t.play(take("law"));
    assert_eq!(t.ending().0, "science", "the token is the sixth");
}

#[test]
fn law_can_come_from_the_great_library_and_win() {
    let mut t = table(
        "cards 0: workshop apothecary scriptorium pharmacist academy; wonders 0: great_library;
         board: economy strategy; luck: 2 0 0; coins: 99 7; open: palace",
    );
    t.play(wonder("great_library", "palace")).play(take("law"));
    assert_eq!(t.ending(), ("science".to_owned(), vec![1, 2]));
}

#[test]
fn a_win_of_science_ends_the_game_in_the_middle_of_choices() {
    // The pair asks for a token, which is Law, and nothing that was to come comes.
    let mut t = table(
        "cards 0: workshop apothecary scriptorium pharmacist academy; tokens 0: theology;
         wonders 0: mausoleum; discarded: study; board: law economy; coins: 99 7;
         lay: 18=palace 19=senate 15=?town_hall",
    );
    t.play(wonder("mausoleum", "palace")).play(revive("study")).play(take("law"));
    assert_eq!(t.happened(), "token_taken game_ended");
    assert_eq!(t.refused(discard("senate")), "over");
    assert!(t.state().asks.is_empty());
}

#[test]
fn a_revived_card_can_be_the_sixth_symbol() {
    let mut t = table(
        "cards 0: workshop apothecary scriptorium pharmacist academy; wonders 0: mausoleum;
         discarded: university; board: economy; coins: 99 7; open: palace",
    );
    t.play(wonder("mausoleum", "palace")).play(revive("university"));
    assert_eq!(t.happened(), "card_revived game_ended");
}

#[test]
fn destroying_touches_no_symbols() {
    let mut t = table(
        "wonders 0: statue_of_zeus; cards 1: academy quarry; coins: 99 7; board: law; open: palace",
    );
    t.play(wonder("statue_of_zeus", "palace"));
    assert_eq!(t.legal(), [destroy("quarry")]);
    t.play(destroy("quarry"));
    assert_eq!(t.view()["cities"][1]["symbols"], json!([["sundial", false]]));
}
