//! Madness: thirty cards that nobody wants at the end.

use crate::common::Table;
use engine::{Rules, Seat, Status};
use smashup::Event;
use smashup::state::Reason;

mod special_madness {
    use super::*;

    fn table() -> Table {
        Table::new(["miskatonic", "dinosaurs", "robots", "wizards"])
    }

    /// The places of both players at the end, and why it came.
    fn result(table: &Table) -> (Vec<u8>, Option<Reason>) {
        let Status::Over(outcome) = table.rules.status(&table.state) else { panic!("it goes on") };
        (outcome.standings.iter().map(|standing| standing.place).collect(), table.state.over)
    }

    #[test]
    fn draws_two_cards_and_goes_to_the_discard_pile_of_who_had_it() {
        let mut table = table();
        table.deck(0, &["dino_king_rex", "dino_howl", "dino_rampage"]);
        table.hand(0, &["special_madness"]).cast("special_madness").way(0);
        assert_eq!(table.hand_size(0), 2);
        assert_eq!((table.in_hand(0, "dino_king_rex"), table.in_hand(0, "dino_howl")), (1, 1));
        assert_eq!((table.in_discard(0, "special_madness"), table.state.madness), (1, 29));
        assert_eq!(table.allowances(0), (1, 0), "it takes the action of the turn");
    }

    #[test]
    fn goes_back_to_the_madness_deck_instead() {
        let mut table = table();
        table.hand(0, &["special_madness"]).cast("special_madness").way(1);
        assert_eq!((table.hand_size(0), table.in_discard(0, "special_madness")), (0, 0));
        assert_eq!((table.state.madness, table.allowances(0)), (30, (1, 0)));
    }

    #[test]
    fn a_discarded_one_is_shuffled_into_the_own_deck() {
        let mut table = table();
        table.only_deck(0, &["dino_king_rex"]).discard(0, &["special_madness"]);
        table.hand(0, &["special_madness"]).cast("special_madness").way(0);
        // One card was left, the other one is of a new deck; what was just played is not in it yet.
        assert_eq!((table.hand_size(0), table.deck_size(0)), (2, 38 + 1));
        assert_eq!(table.in_hand(0, "special_madness") + table.in_deck(0, "special_madness"), 1);
        assert_eq!(table.in_discard(0, "special_madness"), 1);
    }

    #[test]
    fn lies_ready_only_if_a_faction_at_the_table_needs_it() {
        assert_eq!(table().state.madness, 30);
        assert_eq!(Table::new(["pirates", "dinosaurs", "robots", "wizards"]).state.madness, 0);
    }

    #[test]
    fn every_two_cost_a_point_at_the_end_wherever_they_are() {
        let mut table = table();
        table.set_points(0, 15).set_points(1, 13);
        table.hand(0, &["special_madness", "special_madness"]);
        table.discard(0, &["special_madness", "special_madness"]);
        table.deck(0, &["special_madness"]).hand(1, &["special_madness"]).end_play();
        let lost =
            |e: &Event| matches!(e, Event::PointsLost { points: 2, seat } if *seat == Seat::new(0));
        assert!(table.saw(lost));
        assert!(
            !table.saw(|e| matches!(e, Event::PointsLost { seat, .. } if *seat == Seat::new(1)))
        );
        // 13 each now, and the second player has less madness.
        assert_eq!(result(&table), (vec![2, 1], Some(Reason::Sanity)));
    }

    #[test]
    fn can_cost_the_victory() {
        let mut table = table();
        table.set_points(0, 15).set_points(1, 14).hand(0, &["special_madness"; 4]).end_play();
        assert_eq!(result(&table), (vec![2, 1], Some(Reason::Points)));
    }

    #[test]
    fn as_much_madness_and_as_many_points_let_the_game_go_on() {
        let mut table = table();
        table.set_points(0, 15).set_points(1, 15);
        table.hand(0, &["special_madness"; 2]).hand(1, &["special_madness"; 2]).end_turn();
        assert!(matches!(table.rules.status(&table.state), Status::Awaiting(_)));
    }
}
