//! A trigger runs once, and for whom it is.

use super::*;

/// One cause, one run: a base pays once for each minion that is destroyed there, however it is destroyed.
#[test]
fn a_trigger_runs_once() {
    let factions = ["pirates", "tricksters", "robots", "zombies"];
    let mut table = at("base_cave_of_shinies", factions);
    table.minion(0, "pirate_king", 0);
    (0..2).for_each(|_| _ = table.minion(1, "robot_zapbot", 0));
    table.minion(1, "robot_zapbot", 1);
    table.hand(0, &["pirate_broadside"]).cast("pirate_broadside").player(1);
    assert_eq!(destroyed(&table), 2);
    let paid = count_all(&mut table, |event| matches!(event, Event::PointsGained { .. }));
    assert_eq!((paid, table.points(1)), (2, 2));
    // By a trap.
    let mut table = at("base_cave_of_shinies", factions);
    table.action(0, "trickster_flame_trap", 0);
    table.hand(1, &["zombie_lord"]).end_turn().play("zombie_lord", 0);
    assert_eq!((destroyed(&table), table.points(1)), (1, 1));
}

/// Two that want to destroy the same minion destroy it once.
#[test]
fn a_trigger_runs_once_where_two_wait_for_the_same() {
    let mut table = at("base_cave_of_shinies", ["pirates", "dinosaurs", "bear_cavalry", "zombies"]);
    let mate = table.minion(0, "pirate_first_mate", 1);
    (0..2).for_each(|_| _ = table.minion(1, "bear_cavalry_cub_scout", 0));
    table.action(1, "bear_cavalry_high_ground", 0);
    table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(mate).to(0);
    let fell = count_all(&mut table, |event| matches!(event, Event::MinionDestroyed { .. }));
    assert_eq!((fell, table.points(0), table.in_discard(0, "pirate_first_mate")), (1, 1, 1));
}

/// An archive draws once for each microbot, also for itself.
#[test]
fn a_trigger_runs_once_for_each_microbot() {
    let mut table = Table::new(["pirates", "dinosaurs", "robots", "zombies"]);
    table.minion(0, "pirate_king", 0);
    for name in ["robot_microbot_archive", "robot_microbot_guard", "robot_zapbot"] {
        table.minion(1, name, 0);
    }
    table.hand(0, &["pirate_broadside"]).cast("pirate_broadside").player(1);
    assert_eq!(destroyed(&table), 3);
    let drawn = count_all(&mut table, |event| matches!(event, Event::CardsDrawn { .. }));
    assert_eq!((drawn, table.hand_size(1)), (2, 2));
}

/// An altar grants once for each minion that is played there in any way, and for none that moves there.
#[test]
fn a_trigger_runs_once_for_each_way_to_play() {
    let mut table = Table::new(["minions_of_cthulhu", "zombies", "robots", "pirates"]);
    table.action(0, "cthulhu_altar", 0);
    table.discard(0, &["zombie_tenacious_z"]);
    table.hand(0, &["zombie_grave_digger", "zombie_they_keep_coming"]);
    let granted = |table: &Table| count(table, |e| matches!(e, Event::AllowanceGranted { .. }));
    table.play("zombie_grave_digger", 0).done();
    assert_eq!((granted(&table), table.allowances(0)), (1, (0, 2)));
    table.cast("zombie_they_keep_coming").raise("zombie_tenacious_z", 0);
    assert_eq!((granted(&table), table.allowances(0)), (1, (0, 2)));
    let mut table = Table::new(["minions_of_cthulhu", "pirates", "robots", "zombies"]);
    table.action(0, "cthulhu_altar", 0);
    let mate = table.minion(0, "pirate_first_mate", 1);
    table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(mate).to(0);
    assert_eq!((table.at(mate), table.allowances(0)), (Some(0), (1, 0)));
}

/// Who controls a minion scores with it, who owns it gets it back, and bases pay whom they name.
#[test]
fn owner_controller_and_current_player_are_told_apart() {
    let factions = ["ghosts", "dinosaurs", "robots", "zombies"];
    let mut table = Table::new(factions);
    let lord = table.minion(1, "zombie_lord", 0);
    lend(&mut table, lord, 0);
    table.minion(0, "dino_king_rex", 0);
    assert_eq!((table.power_of(0, 0), table.power_of(1, 0)), (12, 0));
    table.end_play();
    assert_eq!((table.points(0), table.points(1)), (2, 0));
    assert_eq!((table.in_discard(1, "zombie_lord"), table.in_discard(0, "zombie_lord")), (1, 0));
    assert_eq!(table.in_discard(0, "ghost_make_contact"), 1);
    // The cave pays the owner, the stadium lets the controller draw.
    for (base, points, cards) in
        [("base_cave_of_shinies", [0, 1], [0, 0]), ("base_stadium", [0, 0], [1, 0])]
    {
        let mut table = at(base, factions);
        table.minion(0, "dino_king_rex", 0);
        let walker = table.minion(1, "zombie_walker", 0);
        lend(&mut table, walker, 0);
        table.hand(0, &["dino_laseratops"]).play("dino_laseratops", 0);
        assert_eq!(table.in_discard(1, "zombie_walker"), 1);
        assert_eq!([0, 1].map(|seat| table.points(seat)), points, "{base}");
        assert_eq!([0, 1].map(|seat| table.hand_size(seat)), cards, "{base}");
    }
}

/// The current player says in which order the abilities of another come, and the other does them.
#[test]
fn owner_controller_and_current_player_are_told_apart_in_the_order_of_triggers() {
    let mut table = Table::new(["zombies", "dinosaurs", "tricksters", "robots"]);
    table.action(1, "trickster_flame_trap", 0);
    table.action(1, "trickster_pay_the_piper", 0);
    table.hand(0, &["dino_king_rex", "dino_howl", "dino_upgrade"]).play("dino_king_rex", 0);
    assert_eq!((table.asking(), table.seat()), (Asking::WhichNext, Seat::new(0)));
    table.next("trickster_flame_trap");
    assert_eq!((table.asking(), table.seat()), (Asking::Discard(1), Seat::new(0)));
    table.card("dino_howl");
    assert_eq!((table.in_discard(0, "dino_king_rex"), table.in_discard(0, "dino_howl")), (1, 1));
}
