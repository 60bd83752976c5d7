//! From one age to the next.

use crate::common::{build, destroy, discard, let_begin, random_games, table, take, wonder};
use serde_json::json;

#[test]
fn the_age_ends_with_its_last_card_and_somebody_says_who_begins_the_next() {
    let mut t = table("last: theater altar; coins: 0 0");
    t.play(discard("theater"));
    assert_eq!((t.asked().as_str(), t.state().age), ("turn", 1));
    t.play(discard("altar"));
    assert_eq!((t.asked().as_str(), t.state().age), ("starter", 1));
    assert_eq!(t.game.question(t.state().current).unwrap().note.figures["age"], json!(2));
    t.play(let_begin(0));
    assert_eq!(t.happened(), "starter_chosen age_began turn_began");
    assert_eq!((t.state().age, t.current()), (2, 0));
    assert_eq!(
        (t.state().left.len(), t.state().open.iter().collect::<Vec<_>>()),
        (20, vec![18, 19])
    );
}

#[test]
fn the_chooser_may_begin_or_let_the_other_begin() {
    for starter in [0, 1] {
        for pawn in [-2, 0, 2] {
            let mut t = table(&format!("last: brewery; pawn: {pawn}"));
            t.play(discard("brewery")).play(let_begin(starter));
            assert_eq!((t.current(), t.state().age), (usize::from(starter), 3));
        }
    }
}

#[test]
fn the_last_move_of_the_age_can_still_turn_the_choice_over() {
    // The pawn stands one step on the side of seat 0, who builds a card of two shields.
    let mut t = table("last: walls; pawn: -1; coins: 99 7");
    t.play(build("walls"));
    assert_eq!((t.pawn(), t.asked().as_str(), t.current()), (1, "starter", 1));
}

#[test]
fn with_the_pawn_in_the_middle_the_one_who_acted_last_chooses_after_an_extra_turn_too() {
    let mut t = table("last: walls brewery; wonders 0: sphinx; coins: 99 7");
    t.play(wonder("sphinx", "walls")).play(discard("brewery"));
    assert_eq!((t.asked().as_str(), t.current()), ("starter", 0));
}

#[test]
fn choices_of_the_last_turn_come_before_the_next_age() {
    let mut t = table("last: library; cards 0: scriptorium; board: law economy; pawn: 1");
    t.play(build("library"));
    assert_eq!((t.asked().as_str(), t.current()), ("token", 0));
    t.play(take("law"));
    assert_eq!((t.asked().as_str(), t.current()), ("starter", 1));
    let mut t = table("last: library; wonders 0: circus_maximus; cards 1: press; coins: 99 7");
    t.play(wonder("circus_maximus", "library")).play(destroy("press"));
    assert_eq!((t.asked().as_str(), t.current()), ("starter", 1), "the pawn has moved");
}

#[test]
fn nothing_but_who_begins_is_asked_between_ages() {
    let mut t = table("last: brewery");
    t.play(discard("brewery"));
    assert_eq!(t.refused(discard("brewery")), "not_now");
    assert_eq!(t.refused(let_begin(2)), "no_such_seat");
}

#[test]
fn what_the_cities_have_stays_from_age_to_age() {
    let mut t = table(
        "last: brewery; cards 0: quarry; cards 1: tavern; coins: 5 6; built 1: pyramids;
         wonders 0: sphinx; tokens 0: law; board: economy; discarded: altar",
    );
    t.play(discard("brewery")).play(let_begin(1));
    assert_eq!((t.cards(0).as_str(), t.cards(1).as_str(), t.coins()), ("quarry", "tavern", [7, 6]));
    assert_eq!(t.names("/discarded"), "altar brewery");
    assert_eq!((t.names("/board").as_str(), t.tokens(0).as_str()), ("economy", "law"));
}

#[test]
fn rows_are_turned_up_and_down_in_turns_and_the_last_row_is_open() {
    random_games(5, |t| {
        if !t.has_happened("age_began") {
            return;
        }
        let places = t.view()["places"].as_array().unwrap().clone();
        for place in &places {
            let row = place["row"].as_u64().unwrap();
            assert_eq!(place["card"].is_null(), row % 2 == 1);
        }
        let last = places.iter().map(|place| place["row"].as_u64().unwrap()).max();
        for place in &places {
            assert_eq!(place["open"], json!(place["row"].as_u64() == last));
        }
    });
}

#[test]
fn each_age_has_twenty_turns_of_cards() {
    let mut turns = [0; 3];
    let mut whole = 0;
    random_games(20, |t| {
        let state = t.state();
        if state.age > 0 && !t.over() && t.asked() == "starter" {
            assert!(state.left.is_empty());
            turns[usize::from(state.age) - 1] += 1;
        }
        whole += usize::from(t.over());
    });
    assert_eq!(whole, 20);
    assert!(turns[0] == 20 && turns[1] >= 18 && turns[2] == 0, "{turns:?}");
}
