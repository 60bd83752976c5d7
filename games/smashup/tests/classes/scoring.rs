//! A base is scored once.

use super::*;

/// Ends the turn, uses all that can be used on the way, and says what was asked and what happened.
fn keen_turn(table: &mut Table) -> (Vec<Asking>, Vec<Event>) {
    let (turn, mut asked) = (table.state.turn, Vec::new());
    let mut events = table.end_play().events.clone();
    while !(table.state.turn > turn && table.state.phase == Phase::Play) {
        asked.push(table.asking());
        let best = |action: &Action| match action {
            Action::Trigger { .. } => 0,
            Action::Pass | Action::Done | Action::Decline => 2,
            _ => 1,
        };
        let action = table.options().into_iter().min_by_key(best).expect("something to do");
        events.extend(table.act(action).events.iter().cloned());
    }
    (asked, events)
}

/// One scoring, with one award for each of the two, one clearing, one replacement, and then the next turn.
fn scored_once(table: &Table, events: &[Event]) {
    let count = |is: fn(&Event) -> bool| events.iter().filter(|&event| is(event)).count();
    assert_eq!(count(|event| matches!(event, Event::ScoringBegan { .. })), 1);
    assert_eq!(count(|event| matches!(event, Event::BaseScored { .. })), 1);
    assert_eq!(count(|event| matches!(event, Event::PlaceAwarded { .. })), 2);
    assert_eq!(count(|event| matches!(event, Event::BaseCleared { .. })), 1);
    assert_eq!(count(|event| matches!(event, Event::BaseReplaced { .. })), 1);
    assert_eq!(count(|event| matches!(event, Event::TurnStarted { .. })), 1);
    assert_eq!((table.state.current, table.asking()), (Seat::new(1), Asking::Turn));
}

/// A base is scored once, whatever is chosen before, while and after its points are counted.
#[test]
fn scoring_goes_on_once_after_any_choice() {
    let mut table = at("base_factory_436_1337", ["pirates", "ninjas", "dinosaurs", "zombies"]);
    // Who ignores a base is asked whether to use it.
    table.hand(0, &["ninja_infiltrate"]).play("ninja_infiltrate", 0);
    let king = table.minion(0, "pirate_king", 1);
    let mate = table.minion(0, "pirate_first_mate", 0);
    for name in ["ninja_master", "ninja_tiger_assassin", "ninja_tiger_assassin"] {
        table.minion(0, name, 0);
    }
    (0..2).for_each(|_| _ = table.minion(0, "pirate_buccaneer", 0));
    table.minion(1, "dino_king_rex", 0);
    let (asked, events) = keen_turn(&mut table);
    for asking in [Asking::MeFirst(0), Asking::Triggers, Asking::AfterScoring(0)] {
        assert!(asked.contains(&asking), "{asking:?} is not among {asked:?}");
    }
    scored_once(&table, &events);
    assert!(!table.is_in_play(king) && table.is_in_play(mate));
    // 28 power: 2 points for the place, and 5 more.
    assert_eq!((table.points(0), table.points(1)), (7, 2));
}

/// The same with a choice at the replacement of the base.
#[test]
fn scoring_goes_on_once_after_any_choice_at_the_replacement() {
    let mut table = at("base_tortuga", ["pirates", "dinosaurs", "aliens", "zombies"]);
    table.next_base("base_the_central_brain");
    table.minion(0, "dino_king_rex", 0);
    table.minion(0, "pirate_king", 1);
    table.minion(0, "pirate_first_mate", 0);
    (0..2).for_each(|_| _ = table.minion(0, "dino_laseratops", 0));
    table.minion(1, "zombie_lord", 0);
    table.minion(1, "alien_scout", 0);
    let second = table.minion(1, "alien_supreme_overlord", 2);
    let (asked, events) = keen_turn(&mut table);
    for asking in [Asking::MeFirst(0), Asking::AfterScoring(0), Asking::Triggers] {
        assert!(asked.contains(&asking), "{asking:?} is not among {asked:?}");
    }
    scored_once(&table, &events);
    assert_eq!(
        (table.base_name(0).as_str(), table.at(second)),
        ("base_the_central_brain", Some(0))
    );
    assert_eq!((table.points(0), table.points(1)), (4, 3));
    assert_eq!(table.in_hand(1, "alien_scout"), 1);
}
