//! Hidden things: what is told to whom, what is remembered, and what worlds a viewer can think of.

use super::table::*;
use crate::lantern::data::Sort;
use crate::lantern::rules::Market;
use crate::lantern::words::{Action, Event, Face};
use engine::{Card, Rules, SeatSet, Viewer};

fn is_charm(card: Card) -> bool {
    DATA.0[card.index()].sort == Sort::Charm
}

#[test]
fn a_charm_asks_only_its_owner_and_then_all_know_that_it_answers() {
    let mut game = Table::of(3).hand(0, &["gust_1"]).charm(1, "mirror_1").begin();
    assert_eq!(game.view(0).keepers[1].charm, Some(Face::Back));
    game.does(0, play_at("gust_1", 1)).pass(&[1, 2]);
    assert_eq!((game.awaited(), game.asked(1)), (vec![1], "light".to_owned()));
    assert!(game.0.rules().hidden_trigger(game.state()));
    assert!(game.has_heard(Viewer::Public, &Event::CharmStirred { seat: seat(1) }));
    assert_eq!(game.view(0).keepers[1].tell, Some(true));
    assert!(game.worlds(viewer(0)).all(|world| is_charm(world.seats[1].charm.unwrap())));

    let mut lit = game.clone();
    lit.does(1, Action::Light);
    let flames: Vec<u8> = lit.state().seats.iter().map(|keeper| keeper.flames).collect();
    assert_eq!(flames, [2, 2, 3], "the mirror blows back");

    game.pass(&[1]); // he keeps it hidden, but what it is has become known in part
    assert!(game.worlds(Viewer::Public).all(|world| is_charm(world.seats[1].charm.unwrap())));
    let charms: std::collections::BTreeSet<_> =
        game.worlds(viewer(0)).map(|world| world.seats[1].charm).collect();
    assert!(charms.len() == 6, "any mirror or shade it may be: {charms:?}");
}

#[test]
fn a_charm_that_keeps_still_is_known_to_be_a_bluff() {
    let mut game = Table::of(2).hand(0, &["gust_1"]).charm(1, "crier_1").begin();
    let before: Vec<bool> =
        game.worlds(viewer(0)).map(|world| is_charm(world.seats[1].charm.unwrap())).collect();
    assert!(before.contains(&true) && before.contains(&false));
    game.does(0, play_at("gust_1", 1)).pass(&[1]);
    assert_eq!(game.awaited(), [0], "nobody was asked");
    assert!(game.has_heard(viewer(0), &Event::CharmStill { seat: seat(1) }));
    assert!(!game.worlds(viewer(0)).any(|world| is_charm(world.seats[1].charm.unwrap())));
}

#[test]
fn a_pickpocket_takes_one_card_blindly_and_only_two_seats_see_which() {
    let mut game = Table::of(3)
        .hand(0, &["pickpocket_1"])
        .hand(1, &["fair_1", "fair_2", "fair_3"])
        .draws("pickpocket", &[1])
        .begin();
    let at_one: Vec<_> =
        game.0.actions(seat(0)).into_iter().filter(|a| *a == play_at("pickpocket_1", 1)).collect();
    assert_eq!(at_one.len(), 1, "one action, whatever he has");
    game.does(0, play_at("pickpocket_1", 1)).pass(&[1, 2]);
    let stolen = |card| Event::CardStolen { seat: seat(0), from: seat(1), card };
    let front = stolen(Face::Front(card("fair_2")));
    assert!(game.has_heard(viewer(0), &front) && game.has_heard(viewer(1), &front));
    assert!(game.has_heard(viewer(2), &stolen(Face::Back)) && !game.has_heard(viewer(2), &front));
    assert_eq!(game.view(1).known, [(card("fair_2"), seat(0))]);
}

#[test]
fn a_card_seen_by_all_can_be_with_either_after_a_blind_pick() {
    let mut game = Table::of(3)
        .hand(0, &["crier_1", "pickpocket_1"])
        .hand(1, &["fair_1"])
        .top(&["dancer_1", "dancer_2", "ember_1"])
        .begin();
    game.does(0, play("crier_1")).pass(&[1, 2]).pass(&[0]).does(1, Action::Bid(1)).pass(&[2, 0, 1]);
    assert_eq!(game.view(2).known, [(card("ember_1"), seat(1))]);
    assert!(game.worlds(viewer(2)).all(|world| world.seats[1].hand.contains(&card("ember_1"))));
    game.does(0, play_at("pickpocket_1", 1)).pass(&[1, 2]);
    assert_eq!(game.view(2).known, []);
    let with: Vec<usize> = game
        .worlds(viewer(2))
        .map(|world| {
            world.seats.iter().position(|keeper| keeper.hand.contains(&card("ember_1"))).unwrap()
        })
        .collect();
    assert!(with.contains(&0) && with.contains(&1) && !with.contains(&2));
}

#[test]
fn a_peek_is_remembered_until_the_pile_is_shuffled() {
    let mut game = Table::of(3)
        .hand(0, &["watchman_1"])
        .top(&["dancer_1", "gust_1", "fair_1", "fair_2", "fair_3"])
        .begin();
    game.does(0, play("watchman_1")).pass(&[1, 2]);
    let seen = [card("fair_1"), card("fair_2")];
    assert!(game.has_heard(
        viewer(0),
        &Event::Peeked { seat: seat(0), cards: seen.map(Face::Front).to_vec() }
    ));
    assert!(
        game.has_heard(viewer(1), &Event::Peeked { seat: seat(0), cards: vec![Face::Back; 2] })
    );
    assert_eq!(game.view(0).top, seen.map(Face::Front));
    assert_eq!(game.view(1).top, [Face::Back; 2], "that somebody knows them is no secret");
    assert!(game.worlds(viewer(0)).all(|world| world.pile[..2] == seen));
    assert!(!game.worlds(viewer(1)).all(|world| world.pile[..2] == seen));

    let mut shuffled = game.clone();
    shuffled.does(0, play("dancer_1")).pass(&[1, 2]);
    assert_eq!(shuffled.view(0).top, []);
    let in_pile =
        |world: &crate::lantern::state::State| seen.iter().all(|card| world.pile.contains(card));
    assert!(
        shuffled.worlds(viewer(0)).all(|world| in_pile(&world)),
        "that they are in the pile is still known"
    );
    assert!(!shuffled.worlds(viewer(0)).all(|world| world.pile[..2] == seen), "but not where");

    game.does(0, Action::EndTurn); // seat 1 draws both
    let drawn = Event::CardDrawn {
        seat: seat(1),
        card: Face::Front(card("fair_1")),
        seen_by: [seat(0), seat(1)].into_iter().collect::<SeatSet>(),
    };
    assert!(game.has_heard(viewer(0), &drawn) && !game.has_heard(viewer(2), &drawn));
    assert_eq!(game.view(0).known, [(seen[0], seat(1)), (seen[1], seat(1))]);
    assert!(
        game.worlds(viewer(0))
            .all(|world| seen.iter().all(|card| world.seats[1].hand.contains(card)))
    );
}

#[test]
fn cards_that_were_discarded_cannot_be_in_hands_that_have_not_drawn_since() {
    let mut game = Table::of(2).hand(0, &["watchman_1"]).hand(1, &["fair_1", "fair_2"]).begin();
    game.does(0, play("watchman_1")).pass(&[1]).does(0, play("dancer_1")).pass(&[1]);
    assert!(game.state().pile.contains(&card("watchman_1")), "shuffled in with the discards");
    assert!(!game.worlds(viewer(0)).any(|world| world.seats[1].hand.contains(&card("watchman_1"))));
    game.does(0, Action::EndTurn);
    assert!(game.worlds(viewer(0)).any(|world| world.seats[1].hand.contains(&card("watchman_1"))));
}

#[test]
fn sealed_answers_are_drawn_anew_with_the_hands() {
    let mut game = Table::of(4)
        .hand(0, &["gust_1"])
        .hand(1, &["screen_1"])
        .hand(2, &["fair_1"])
        .hand(3, &["fair_2"])
        .begin();
    game.does(0, play_at("gust_1", 3)).does(1, answer("screen_1"));
    let market: &Market = game.0.rules();
    let awaited: std::collections::BTreeSet<Vec<usize>> = game
        .worlds(viewer(0))
        .map(|world| market.awaiting(&world).iter().map(|seat| seat.index()).collect())
        .collect();
    assert_eq!(awaited.len(), 7, "any but all may have answered: {awaited:?}");
    let waits = |world| market.awaiting(&world).contains(seat(2));
    assert!(game.worlds(viewer(2)).all(waits), "a seat knows that it has not answered");
    assert!(game.worlds(viewer(1)).all(|world| market.view(&world, viewer(1)).laid.len() == 1));
}
