//! What is protected or saved is so on every path.

use super::*;

/// Plays on until the turn goes on, against this minion wherever there is a choice.
fn aim(table: &mut Table, id: Id) {
    let best = |action: &Action| match action {
        Action::Thing { id: it } if *it == id => 0,
        Action::Player { seat } if seat.index() == 1 => 1,
        Action::Number { n: 1 } => 2,
        Action::Done | Action::Pass | Action::Decline => 4,
        _ => 3,
    };
    while table.asking() != Asking::Turn {
        let action = table.options().into_iter().min_by_key(best).expect("something to do");
        table.act(action);
    }
}

/// Where a minion is, what power it has, and how much is on it.
fn shape(table: &Table, id: Id) -> (Option<Slot>, u8, usize) {
    let power = if table.is_in_play(id) { table.power(id) } else { 0 };
    (table.at(id), power, table.state.attached(id).count())
}

/// Protection holds against every kind of effect, in choices and for all at once, and only against others.
#[test]
fn protection_holds_on_every_path() {
    let cards = [
        ("ninjas", "ninja_seeing_stars"),
        ("ninjas", "ninja_poison"),
        ("ninjas", "ninja_assassination"),
        ("pirates", "pirate_cannon"),
        ("pirates", "pirate_broadside"),
        ("pirates", "pirate_shanghai"),
        ("aliens", "alien_beam_up"),
        ("aliens", "alien_disintegrator"),
        ("aliens", "alien_crop_circles"),
        ("aliens", "alien_invasion"),
        ("dinosaurs", "dino_augmentation"),
        ("dinosaurs", "dino_natural_selection"),
        ("dinosaurs", "dino_survival_of_the_fittest"),
        ("bear_cavalry", "bear_cavalry_youre_pretty_much_borscht"),
        ("minions_of_cthulhu", "cthulhu_corruption"),
    ];
    for (faction, card) in cards {
        for protected in [false, true] {
            let mut table = Table::new([faction, "robots", "ghosts", "wizards"]);
            table.minion(0, "robot_nukebot", 0);
            let ghost = table.minion(1, "ghost_ghost", 0);
            if protected {
                table.action_on(1, "ghost_incorporeal", ghost);
            }
            let before = shape(&table, ghost);
            table.hand(0, &[card]);
            let [on, plain] = [Some(ghost), None].map(|on| Action::Play {
                card: table.def(card).card(),
                from: Pile::Hand,
                at: None,
                on,
                with: None,
            });
            // An action that goes on minions cannot be played on this one at all.
            if let Some(action) = [on, plain].into_iter().find(|&action| table.can(action)) {
                table.act(action);
            }
            aim(&mut table, ghost);
            assert_eq!(shape(&table, ghost) == before, protected, "{card}");
        }
    }
}

/// Protection holds against abilities that come up by themselves.
#[test]
fn protection_holds_on_every_path_of_triggers() {
    for protected in [false, true] {
        let mut table = Table::new(["bear_cavalry", "robots", "ghosts", "pirates"]);
        table.minion(0, "bear_cavalry_cub_scout", 0);
        table.action(0, "bear_cavalry_high_ground", 0);
        let mate = table.minion(1, "pirate_first_mate", 1);
        if protected {
            table.action_on(1, "ghost_incorporeal", mate);
        }
        table.hand(1, &["pirate_dinghy"]).end_turn();
        table.cast("pirate_dinghy").thing(mate).to(0);
        aim(&mut table, mate);
        assert_eq!(table.is_in_play(mate), protected);
    }
}

/// Protection holds against what is played while a base is scored.
#[test]
fn protection_holds_on_every_path_of_scoring() {
    for protected in [false, true] {
        let mut table = Table::new(["miskatonic", "robots", "ghosts", "dinosaurs"]);
        let rex = table.minion(1, "dino_king_rex", 0);
        table.minion(0, "robot_nukebot", 0);
        if protected {
            table.action_on(1, "ghost_incorporeal", rex);
        }
        table.hand(0, &["miskatonic_old_man_jenkins"]).end_play();
        table.special("miskatonic_old_man_jenkins");
        assert_eq!(destroyed(&table), usize::from(!protected));
        let winner = if protected { [0, 2] } else { [2, 0] };
        table.end_turn();
        assert_eq!([0, 1].map(|seat| table.points(seat)), winner);
    }
}

/// Whoever is saved was not destroyed: no base, no card and not its own text says otherwise.
#[test]
fn a_saved_minion_was_not_destroyed() {
    for base in ["base_cave_of_shinies", "base_field_of_honor", "base_stadium"] {
        let mut table = at(base, ["ninjas", "minions_of_cthulhu", "pirates", "robots"]);
        table.action(0, "cthulhu_furthering_the_cause", 0);
        let buccaneer = table.minion(1, "pirate_buccaneer", 0);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(buccaneer).to(2);
        assert_eq!((table.at(buccaneer), destroyed(&table)), (Some(2), 0));
        assert_eq!(count(&table, |event| matches!(event, Event::MinionSaved { .. })), 1);
        assert_eq!(table.hand_size(1), 0, "{base}");
        table.end_turn();
        assert_eq!((table.points(0), table.points(1)), (0, 0), "{base}");
    }
}

/// The same for a hatch: neither the minion nor who watches it takes it for destroyed.
#[test]
fn a_saved_minion_was_not_destroyed_by_an_escape() {
    let mut table = Table::new(["ninjas", "aliens", "steampunks", "tricksters"]);
    table.action(1, "steampunk_escape_hatch", 0);
    let gremlin = table.minion(1, "trickster_gremlin", 0);
    table.hand(0, &["ninja_master", "alien_invader"]).play("ninja_master", 0).thing(gremlin);
    assert_eq!((table.hand_size(0), table.hand_size(1), destroyed(&table)), (1, 1, 0));
    let mut table = Table::new(["ninjas", "aliens", "steampunks", "robots"]);
    table.action(1, "steampunk_escape_hatch", 0);
    table.minion(1, "robot_microbot_archive", 1);
    let guard = table.minion(1, "robot_microbot_guard", 0);
    table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(guard);
    assert_eq!((table.hand_size(1), table.in_hand(1, "robot_microbot_guard")), (1, 1));
}

/// The same for the house of nine lives, and for what is paid for a destruction.
#[test]
fn a_saved_minion_was_not_destroyed_by_a_house() {
    let mut table = at("base_field_of_honor", ["ninjas", "aliens", "robots", "zombies"]);
    table.base(1, "base_house_of_nine_lives");
    let nukebot = table.minion(1, "robot_nukebot", 0);
    table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(nukebot);
    assert_eq!((table.asking(), table.seat()), (Asking::Save, Seat::new(1)));
    table.accept();
    assert_eq!((table.at(nukebot), table.in_play("ninja_master")), (Some(1), 1));
    assert_eq!((destroyed(&table), table.points(0)), (0, 0));
    // The alley lets one draw for a minion that was destroyed.
    let mut table = at("base_cool_cats_alley", ["pirates", "aliens", "robots", "zombies"]);
    let buccaneer = table.minion(0, "pirate_buccaneer", 0);
    table.act(Action::UseBase { base: 0 }).to(1);
    assert_eq!((table.at(buccaneer), table.hand_size(0)), (Some(1), 0));
}
