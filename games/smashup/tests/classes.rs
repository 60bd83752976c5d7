//! One test or more for each class of bug that an earlier implementation met again and again.

mod common;

use common::{Table, same};
use engine::{Rules, Seat, Viewer};
use smashup::ids::{Id, Slot};
use smashup::piles::{Few, Held, Pile};
use smashup::state::Phase;
use smashup::{Action, Asking, Event, View};

/// A table for these factions with this base in the first place.
fn at(base: &str, factions: [&str; 4]) -> Table {
    let mut table = Table::new(factions);
    table.base(0, base);
    table
}

/// How many such events the last action brought.
fn count(table: &Table, event: impl Fn(&Event) -> bool) -> usize {
    table.events.iter().filter(|&it| event(it)).count()
}

fn destroyed(table: &Table) -> usize {
    count(table, |event| matches!(event, Event::MinionDestroyed { .. }))
}

/// Lets triggers come in any order until the turn goes on; says how many such events all of that brought.
fn count_all(table: &mut Table, event: impl Fn(&Event) -> bool) -> usize {
    let mut n = count(table, &event);
    while table.asking() == Asking::WhichNext {
        let next = table.options()[0];
        n += count(table.act(next), &event);
    }
    assert_eq!(table.asking(), Asking::Turn);
    n
}

/// Lets another player control a minion, by an action of his that is on it.
fn lend(table: &mut Table, id: Id, to: u8) {
    table.action_on(to, "ghost_make_contact", id);
    let thing = table.state.things.iter_mut().find(|thing| thing.id == id).expect("in play");
    thing.controller = Seat::new(to);
}

/// Leaves a player nothing to draw: what lies in the deck and the discard pile goes to the hand.
fn drain(table: &mut Table, seat: usize) {
    let own = &mut table.state.players[seat];
    while let Some(held) = own.deck.pop() {
        own.hand.push(held);
    }
    while let Some(card) = own.discard.pop() {
        own.hand.push(Held::new(card, Few::NOBODY));
    }
}

fn trigger_is_offered(table: &Table) -> bool {
    table.options().iter().any(|action| matches!(action, Action::Trigger { .. }))
}

// ---- 1 ----

/// Options are computed when they are asked for: what an earlier step of the same card has changed counts.
#[test]
fn options_are_computed_after_what_is_pending() {
    let mut table = Table::new(["zombies", "dinosaurs", "robots", "pirates"]);
    table.discard(0, &["zombie_walker"]).deck(0, &["zombie_tenacious_z"]);
    table.hand(0, &["zombie_lord"]).play("zombie_lord", 0);
    // The walker comes to the first empty base, and discards what lies on top of the deck.
    assert_eq!(table.plays(), vec![("zombie_walker".to_owned(), Some(1))]);
    table.raise("zombie_walker", 1).card("zombie_tenacious_z");
    // It is not offered again, and what it discarded is.
    assert_eq!(table.plays(), vec![("zombie_tenacious_z".to_owned(), Some(2))]);
    table.raise("zombie_tenacious_z", 2);
    assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (0, 1)));
}

/// The same for what a window offers after an ability that was used in it.
#[test]
fn options_are_computed_after_what_is_pending_in_a_window() {
    let mut table = at("base_ninja_dojo", ["aliens", "dinosaurs", "robots", "zombies"]);
    let scout = table.minion(0, "alien_scout", 0);
    let rex = table.minion(0, "dino_king_rex", 0);
    let tops = [(); 2].map(|()| table.minion(0, "dino_laseratops", 0));
    table.end_play().trigger("alien_scout").trigger("base_ninja_dojo");
    assert_eq!(table.things(), vec![rex, tops[0], tops[1]]);
    assert!(!table.is_in_play(scout));
}

/// The same for plays: what a card brings to the hand can be played with the extra play that it grants.
#[test]
fn options_are_computed_after_what_is_pending_for_extra_plays() {
    let mut table = Table::new(["aliens", "dinosaurs", "robots", "zombies"]);
    let rex = table.minion(0, "dino_king_rex", 0);
    table.minion(1, "robot_zapbot", 1);
    table.hand(0, &["alien_abduction", "alien_invader"]);
    table.play("alien_invader", 0).cast("alien_abduction").thing(rex);
    assert_eq!(table.allowances(0), (1, 0));
    table.play("dino_king_rex", 2);
    assert_eq!(table.at(table.find("dino_king_rex")), Some(2));
}

// ---- 2 ----

/// Whoever was picked or doomed stays the same when another one leaves before it is dealt with.
#[test]
fn targets_are_things_and_not_places_in_a_list() {
    let mut table = Table::new(["pirates", "dinosaurs", "robots", "zombies"]);
    let stays = table.minion(0, "dino_king_rex", 0);
    let one = table.minion(0, "pirate_buccaneer", 0);
    let two = table.minion(0, "pirate_buccaneer", 0);
    let mate = table.minion(0, "pirate_first_mate", 0);
    let bot = table.minion(1, "robot_hoverbot", 0);
    table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg").thing(one);
    // The first buccaneer is gone from the base when the second one is asked about.
    table.to(1).to(2);
    assert_eq!([stays, one, two].map(|id| table.at(id)), [Some(0), Some(1), Some(2)]);
    assert!(!table.is_in_play(mate) && !table.is_in_play(bot));
}

/// The same for abilities that have come up together.
#[test]
fn targets_are_things_and_not_places_in_a_list_of_triggers() {
    let mut table = Table::new(["pirates", "dinosaurs", "robots", "zombies"]);
    let mates = [(); 3].map(|()| table.minion(0, "pirate_first_mate", 0));
    table.minion(0, "dino_king_rex", 0);
    table.end_play();
    table.trigger("pirate_first_mate").to(1).trigger("pirate_first_mate").to(2);
    table.trigger("pirate_first_mate").to(1);
    assert_eq!(mates.map(|id| table.at(id)), [Some(1), Some(2), Some(1)]);
    assert_eq!(table.in_discard(0, "pirate_first_mate"), 0);
}

/// The same for cards in a pile: taking one out does not turn the next pick into its neighbour.
#[test]
fn targets_are_things_and_not_places_in_a_list_of_cards() {
    let mut table = Table::new(["zombies", "dinosaurs", "robots", "pirates"]);
    table.discard(0, &["zombie_lord", "zombie_grave_digger", "zombie_tenacious_z"]);
    table.discard(0, &["zombie_walker", "dino_king_rex"]).hand(0, &["zombie_lend_a_hand"]);
    table.cast("zombie_lend_a_hand");
    table.card("zombie_lord").card("zombie_tenacious_z").done();
    let left = ["zombie_grave_digger", "zombie_walker", "dino_king_rex", "zombie_lend_a_hand"];
    assert_eq!(left.map(|name| table.in_discard(0, name)), [1; 4]);
    assert_eq!(table.state.players[0].discard.len(), 4);
}

// ---- 3 ----

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

// ---- 4 ----

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

// ---- 5 ----

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

// ---- 6 ----

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

// ---- 7 ----

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

// ---- 8 ----

/// A play uses the narrowest allowance that fits it, no other, and what is left lapses.
#[test]
fn extra_plays_come_from_the_right_allowance_and_lapse() {
    let mut table = Table::new(["robots", "dinosaurs", "tricksters", "zombies"]);
    table.hand(0, &["robot_zapbot", "robot_zapbot", "dino_king_rex", "dino_howl"]);
    table.play("robot_zapbot", 0);
    assert_eq!(table.allowances(0), (1, 1));
    assert!(table.plays().iter().all(|(name, _)| name != "dino_king_rex"), "it is too strong");
    table.play("robot_zapbot", 1);
    assert_eq!(table.allowances(0), (1, 1), "one used, one granted");
    table.end_turn().end_turn();
    assert_eq!((table.state.current, table.allowances(0)), (Seat::new(0), (1, 1)));
    assert!(table.can(Action::Play {
        card: table.def("dino_king_rex").card(),
        from: Pile::Hand,
        at: Some(0),
        on: None,
        with: None,
    }));
}

/// An extra minion for one base goes before the usual one there, and is of no use elsewhere.
#[test]
fn extra_plays_come_from_the_right_allowance_at_their_base() {
    let mut table = Table::new(["tricksters", "dinosaurs", "robots", "zombies"]);
    table.hand(0, &["trickster_enshrouding_mist", "dino_war_raptor", "dino_war_raptor"]);
    table.hand(0, &["dino_war_raptor"]).play("trickster_enshrouding_mist", 2);
    assert_eq!(table.allowances(0), (2, 0));
    table.play("dino_war_raptor", 2);
    assert_eq!((table.state.players[0].minions, table.allowances(0)), (1, (1, 0)));
    table.play("dino_war_raptor", 0);
    assert!(table.plays().is_empty());
    let mut table = Table::new(["tricksters", "dinosaurs", "robots", "zombies"]);
    table.hand(0, &["trickster_enshrouding_mist", "dino_war_raptor", "dino_war_raptor"]);
    table.play("trickster_enshrouding_mist", 2).play("dino_war_raptor", 0);
    assert_eq!(table.plays(), vec![("dino_war_raptor".to_owned(), Some(2))]);
}

/// What is played while a base is scored takes no usual play, and what it grants is not kept for later.
#[test]
fn extra_plays_come_from_the_right_allowance_when_scoring() {
    let mut table = Table::new(["dinosaurs", "aliens", "ninjas", "wizards"]);
    table.minion(0, "dino_king_rex", 0);
    (0..2).for_each(|_| _ = table.minion(0, "dino_laseratops", 0));
    table.hand(1, &["ninja_hidden_ninja", "wizard_chronomage"]);
    table.end_play().special("ninja_hidden_ninja").play("wizard_chronomage", 0);
    while table.asking() != Asking::Turn {
        table.pass();
    }
    assert_eq!((table.state.current, table.allowances(1)), (Seat::new(1), (1, 1)));
}

// ---- 9 ----

/// The first minion there: for each player, at this base, in each turn.
#[test]
fn the_first_time_each_turn_is_by_player_base_and_turn() {
    let mut table = at("base_fairy_circle", ["dinosaurs", "wizards", "robots", "zombies"]);
    table.hand(0, &["wizard_summon", "dino_war_raptor", "dino_armor_stego", "dino_king_rex"]);
    // Elsewhere first: that is not the first one here.
    table.cast("wizard_summon").play("dino_king_rex", 1);
    assert_eq!(table.asking(), Asking::Turn);
    table.play("dino_war_raptor", 0);
    assert_eq!(table.asking(), Asking::Triggers);
    table.trigger("base_fairy_circle").way(0).play("dino_armor_stego", 0);
    assert_eq!(table.asking(), Asking::Turn, "the second one brings nothing");
    table.hand(1, &["zombie_lord"]).end_turn().play("zombie_lord", 0);
    while table.asking() == Asking::Grant {
        table.done();
    }
    assert!(trigger_is_offered(&table), "the other player's first one");
    table.pass();
    table.hand(0, &["dino_armor_stego"]).end_turn().play("dino_armor_stego", 0);
    assert!(trigger_is_offered(&table), "the next turn");
}

/// The same for the first one from the hand: one that rises from the discard pile does not use it up.
#[test]
fn the_first_time_each_turn_is_by_player_base_and_turn_from_the_hand() {
    let mut table = at("base_plateau_of_leng", ["zombies", "dinosaurs", "robots", "wizards"]);
    table.discard(0, &["zombie_tenacious_z"]).hand(0, &["dino_war_raptor"; 3]);
    table.raise("zombie_tenacious_z", 0);
    assert_eq!(table.allowances(0), (1, 1), "it comes for free and brings nothing");
    table.play("dino_war_raptor", 0);
    assert_eq!(table.plays(), vec![("dino_war_raptor".to_owned(), Some(0))]);
    table.play("dino_war_raptor", 0);
    assert!(table.plays().is_empty());
    table.hand(1, &["robot_nukebot", "robot_warbot"]).end_turn().play("robot_nukebot", 0);
    assert_eq!(table.allowances(1), (1, 1), "for a namesake that is not there");
    table.end_turn().play("dino_war_raptor", 0);
    assert_eq!(table.allowances(0), (1, 1));
}

/// The same for minions that move: the one that is brought along brings no other.
#[test]
fn the_first_time_each_turn_is_by_player_base_and_turn_for_moves() {
    let mut table = at("base_the_pasture", ["pirates", "wizards", "aliens", "zombies"]);
    let mates = [1, 1, 2, 2].map(|base| table.minion(0, "pirate_first_mate", base));
    let others = [1, 2].map(|base| table.minion(1, "zombie_walker", base));
    table.hand(0, &["wizard_time_loop", "pirate_dinghy", "pirate_dinghy"]);
    table.cast("wizard_time_loop").cast("pirate_dinghy").thing(mates[0]).done();
    table.to(0).thing(mates[1]);
    assert_eq!((table.at(mates[1]), table.asking()), (Some(0), Asking::Turn));
    table.cast("pirate_dinghy").thing(mates[2]).done().to(0);
    assert_eq!((table.at(mates[2]), table.asking()), (Some(0), Asking::Turn));
    table.hand(1, &["alien_invasion"]).end_turn();
    table.cast("alien_invasion").thing(others[0]).to(0);
    assert_eq!(table.things(), vec![mates[3], others[1]], "the other player, in another turn");
    table.thing(others[1]);
    assert_eq!((table.at(others[1]), table.asking()), (Some(0), Asking::Turn));
}

// ---- 10 ----

/// Power for the turn ends with it, wherever the minion is by then, and comes to nobody who enters later.
#[test]
fn power_for_the_turn_ends() {
    let mut table = Table::new(["pirates", "wizards", "robots", "zombies"]);
    let king = table.minion(0, "pirate_king", 0);
    let mate = table.minion(0, "pirate_first_mate", 0);
    table.hand(0, &["wizard_time_loop", "pirate_swashbuckling", "pirate_dinghy"]);
    table.hand(0, &["wizard_archmage"]);
    table.cast("wizard_time_loop").cast("pirate_swashbuckling").cast("pirate_dinghy");
    table.thing(king).thing(mate).to(1).to(2).play("wizard_archmage", 0);
    let archmage = table.find("wizard_archmage");
    assert_eq!([king, mate, archmage].map(|id| table.power(id)), [6, 3, 4]);
    table.end_turn();
    assert_eq!([king, mate, archmage].map(|id| table.power(id)), [5, 2, 4]);
}

/// The same for a minion that has changed hands since.
#[test]
fn power_for_the_turn_ends_after_a_change_of_control() {
    let mut table = Table::new(["ghosts", "dinosaurs", "robots", "zombies"]);
    let lord = table.minion(1, "zombie_lord", 0);
    table.hand(0, &["ghost_ghostly_arrival", "dino_augmentation"]);
    table.cast("ghost_ghostly_arrival").cast("dino_augmentation");
    assert_eq!((table.power(lord), table.allowances(0)), (9, (2, 0)));
    // The hold is laid on by hand: there is no action left for it.
    lend(&mut table, lord, 0);
    assert_eq!((table.controller(lord), table.power(lord), table.power_of(0, 0)), (0, 9, 9));
    table.end_turn();
    assert_eq!((table.controller(lord), table.power(lord)), (0, 5));
}

/// The same for a minion that has left: as a new one it has nothing of it, and nothing is taken from it.
#[test]
fn power_for_the_turn_ends_for_who_leaves() {
    let mut table = Table::new(["ninjas", "dinosaurs", "robots", "zombies"]);
    let acolyte = table.minion(0, "ninja_acolyte", 0);
    table.hand(0, &["dino_howl"]).cast("dino_howl");
    assert_eq!(table.power(acolyte), 3);
    table.talent(acolyte).play("ninja_acolyte", 0);
    let again = table.find("ninja_acolyte");
    assert!(again != acolyte && table.power(again) == 2);
    table.end_turn();
    assert_eq!(table.power(again), 2);
}

// ---- 11 ----

/// Here, another base, each other player, your: each word of scope is kept.
#[test]
fn scope_words_are_kept() {
    // Here, and another base.
    let mut table = Table::new(["pirates", "bear_cavalry", "robots", "zombies"]);
    let here = table.minion(1, "zombie_walker", 1);
    table.minion(1, "zombie_walker", 2);
    let rider = "bear_cavalry_bear_cavalry";
    table.hand(0, &[rider]).play(rider, 1);
    same(table.bases(), vec![0, 2]);
    table.to(0);
    assert_eq!(table.at(here), Some(0));
    // Each other player.
    let all = ["tricksters", "dinosaurs", "robots", "zombies", "pirates", "ninjas"];
    let mut table = Table::of(&all);
    table.hand(0, &["trickster_take_the_shinies", "dino_howl", "dino_upgrade"]);
    table.hand(1, &["robot_zapbot"; 3]).hand(2, &["ninja_poison"]);
    table.cast("trickster_take_the_shinies");
    assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [2, 1, 0]);
    // Your: those that you control, wherever they come from.
    let mut table = Table::new(["ghosts", "dinosaurs", "robots", "zombies"]);
    let rex = table.minion(0, "dino_king_rex", 0);
    let [lent, theirs] = [1, 2].map(|base| table.minion(1, "zombie_walker", base));
    lend(&mut table, lent, 0);
    table.hand(0, &["dino_howl"]).cast("dino_howl");
    assert_eq!([rex, lent, theirs].map(|id| table.power(id)), [8, 3, 2]);
}

// ---- 12 ----

/// Drawing and revealing go on with a new deck where the old one ends.
#[test]
fn piles_that_run_out() {
    let factions = ["wizards", "minions_of_cthulhu", "robots", "zombies"];
    let reshuffled =
        |table: &Table| count(table, |e| matches!(e, Event::DeckShuffled { reshuffled: true, .. }));
    let mut table = Table::new(factions);
    table.hand(0, &["wizard_mystic_studies"]).only_deck(0, &["wizard_archmage"]);
    table.cast("wizard_mystic_studies");
    assert_eq!((table.hand_size(0), table.in_hand(0, "wizard_archmage")), (2, 1));
    assert_eq!((reshuffled(&table), table.deck_size(0)), (1, 37));
    // Reveal five.
    let mut table = Table::new(factions);
    table.hand(0, &["wizard_portal"]).only_deck(0, &["wizard_archmage", "wizard_summon"]);
    table.cast("wizard_portal");
    assert_eq!((reshuffled(&table), table.state.revealed.len()), (1, 5));
    // Reveal until there are two actions.
    let mut table = Table::new(factions);
    table.hand(0, &["cthulhu_fhtagn"]).only_deck(0, &["wizard_archmage", "wizard_summon"]);
    table.cast("cthulhu_fhtagn");
    assert_eq!((reshuffled(&table), table.hand_size(0)), (1, 2));
    assert_eq!((table.in_hand(0, "wizard_summon"), table.deck_size(0)), (1, 37));
    // Search.
    let mut table = Table::new(factions);
    table.hand(0, &["wizard_scry"]).only_deck(0, &[]);
    table.cast("wizard_scry").card("cthulhu_altar");
    assert_eq!((table.in_hand(0, "cthulhu_altar"), table.deck_size(0)), (1, 38));
}

/// Where nothing is left at all, what can be done is done, and the turn goes on.
#[test]
fn piles_that_run_out_altogether() {
    let factions = ["wizards", "minions_of_cthulhu", "robots", "zombies"];
    let actions = ["wizard_mystic_studies", "wizard_portal", "wizard_scry", "cthulhu_fhtagn"];
    for name in actions {
        let mut table = Table::new(factions);
        drain(&mut table, 0);
        table.cast(name);
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 39), "{name}");
        assert_eq!((table.deck_size(0), table.in_discard(0, name)), (0, 1), "{name}");
    }
    for (factions, name) in [
        (factions, "wizard_enchantress"),
        (factions, "wizard_neophyte"),
        (["zombies", "robots", "wizards", "pirates"], "zombie_walker"),
        (["zombies", "robots", "wizards", "pirates"], "robot_hoverbot"),
    ] {
        let mut table = Table::new(factions);
        drain(&mut table, 0);
        table.play(name, 0);
        if table.asking() != Asking::Turn {
            let last = *table.options().last().expect("a way out");
            table.act(last);
        }
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 39), "{name}");
    }
    // Two actions are wanted, and there is only one.
    let mut table = Table::new(factions);
    drain(&mut table, 0);
    table.discard(0, &["wizard_archmage", "wizard_summon"]).cast("cthulhu_fhtagn");
    assert_eq!((table.in_hand(0, "wizard_summon"), table.deck_size(0)), (2, 1));
}

// ---- 13 ----

const OTHERS: [Viewer; 3] =
    [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Public];

/// What the others see, and what they are told of the last action.
fn seen(table: &Table) -> Vec<(View, Vec<Option<Event>>)> {
    let told = |viewer| table.events.iter().map(|it| table.rules.redact(it, viewer)).collect();
    OTHERS.map(|viewer| (table.rules.view(&table.state, viewer), told(viewer))).to_vec()
}

/// A table where seat 0 holds these cards and has these on top of the deck, and the others hold some.
fn hidden(hand: &[&str], deck: &[&str]) -> Table {
    let all = ["zombies", "wizards", "robots", "dinosaurs", "pirates", "ninjas"];
    let mut table = Table::of(&all);
    table.hand(0, hand).deck(0, deck);
    table.hand(1, &["robot_zapbot", "dino_howl"]).hand(2, &["ninja_poison"]);
    table
}

/// Others cannot tell hands and decks apart that differ only in what was not shown.
#[test]
fn hands_and_decks_are_hidden() {
    let one = hidden(&["zombie_lord", "wizard_scry"], &["wizard_archmage", "wizard_summon"]);
    let two = hidden(&["wizard_archmage", "wizard_portal"], &["zombie_lord", "wizard_scry"]);
    assert_eq!(seen(&one), seen(&two));
    for (view, _) in seen(&one) {
        let own = &view.players[0];
        assert_eq!((own.hand, own.deck), (2, 38));
        assert!(own.cards.is_empty() && own.next.is_empty() && own.inside.is_empty());
    }
    let own = one.rules.view(&one.state, Viewer::Seat(Seat::new(0)));
    assert_eq!((own.players[0].cards.len(), own.players[1].cards.len()), (2, 0));
    assert!(own.players[0].next.is_empty(), "nobody knows the own deck");
}

/// What is drawn, and what one looks at, is told to nobody else.
#[test]
fn hands_and_decks_are_hidden_in_events() {
    let draw = |deck: &[&str]| {
        let mut table = hidden(&["wizard_mystic_studies"], deck);
        table.cast("wizard_mystic_studies");
        table
    };
    let one = draw(&["wizard_archmage", "zombie_lord"]);
    let two = draw(&["zombie_walker", "wizard_summon"]);
    assert_eq!((seen(&one), one.hand_size(0)), (seen(&two), 2));
    let own = Viewer::Seat(Seat::new(0));
    let drawn = one.events.iter().find(|event| matches!(event, Event::CardsDrawn { .. }));
    let Some(Event::CardsDrawn { cards: Some(cards), .. }) =
        drawn.and_then(|event| one.rules.redact(event, own))
    else {
        panic!("the one who draws is told");
    };
    assert_eq!(cards.len(), 2);
    // The walker looks at the top, and leaves it there.
    let look = |deck: &[&str], done: bool| {
        let mut table = hidden(&["zombie_walker"], deck);
        table.play("zombie_walker", 0);
        if done {
            table.done();
        }
        table
    };
    for done in [false, true] {
        let (one, two) = (look(&["wizard_archmage"], done), look(&["zombie_lord"], done));
        assert_eq!(seen(&one), seen(&two));
        assert_ne!(one.rules.view(&one.state, own), two.rules.view(&two.state, own));
    }
    // A search shows what is taken, and no more.
    let mut table = hidden(&["wizard_scry"], &["wizard_archmage"]);
    table.cast("wizard_scry").card("wizard_summon");
    for (view, told) in seen(&table) {
        assert_eq!(view.players[0].cards, vec![table.def("wizard_summon").card()]);
        assert!(view.players[0].next.is_empty());
        let order = |event: &Event| matches!(event, Event::DeckShuffled { order: Some(_), .. });
        assert!(!told.iter().flatten().any(order));
    }
}
