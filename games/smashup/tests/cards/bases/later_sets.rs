//! Bases of the anniversary set and the Bigger Geekier Box.

use super::*;

mod base_the_pasture {
    use super::*;

    #[test]
    fn the_first_minion_moved_here_is_followed_by_another() {
        let mut table = harbour("base_the_pasture");
        let mate = table.minion(0, "pirate_first_mate", 1);
        let king = table.minion(0, "pirate_king", 2);
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.minion(1, "robot_nukebot", 0);
        table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(mate).done().to(0);
        // Anybody's, but not from here; and it must be.
        assert_eq!((table.things(), table.bounds()), (vec![king, zapbot], (1, 1)));
        table.thing(zapbot);
        assert_eq!([mate, king, zapbot].map(|id| table.at(id)), [Some(0), Some(2), Some(0)]);
        assert_eq!(table.asking(), Asking::Turn, "the second one is not followed");
    }

    #[test]
    fn not_a_second_time_in_a_turn() {
        let mut table = harbour("base_the_pasture");
        let mates = [(); 3].map(|()| table.minion(0, "pirate_first_mate", 1));
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(mates[0]).thing(mates[1]);
        table.to(0).to(0).thing(mates[2]);
        assert_eq!((table.asking(), table.at(zapbot)), (Asking::Turn, Some(1)));
        assert_eq!(mates.map(|id| table.at(id)), [Some(0); 3]);
    }

    #[test]
    fn who_is_played_here_is_not_followed() {
        let mut table = harbour("base_the_pasture");
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["dino_king_rex"]).play("dino_king_rex", 0);
        assert_eq!((table.asking(), table.at(zapbot)), (Asking::Turn, Some(1)));
    }
}

mod base_sheep_shrine {
    use super::*;

    #[test]
    fn when_it_comes_everybody_may_move_a_minion_here() {
        let mut table = Table::new(["dinosaurs", "wizards", "robots", "zombies"]);
        table.next_base("base_sheep_shrine");
        raptors(&mut table, 0);
        let stego = table.minion(0, "dino_armor_stego", 1);
        let rex = table.minion(0, "dino_king_rex", 2);
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(0)));
        table.trigger("base_sheep_shrine");
        assert_eq!((table.things(), table.bounds()), (vec![stego, rex], (1, 1)));
        table.thing(stego);
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(1)));
        table.all_pass();
        assert_eq!([stego, rex, zapbot].map(|id| table.at(id)), [Some(0), Some(2), Some(1)]);
        assert_eq!((table.asking(), table.state.current), (Asking::Turn, Seat::new(1)));
    }

    #[test]
    fn also_when_it_comes_in_place_of_another() {
        let mut table = Table::new(["aliens", "dinosaurs", "robots", "zombies"]);
        let rex = table.minion(0, "dino_king_rex", 1);
        let zapbot = table.minion(1, "robot_zapbot", 2);
        table.hand(0, &["alien_terraforming"]).cast("alien_terraforming");
        table.to(1).card("base_sheep_shrine");
        // Who is there already stays, and has nobody else to bring.
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(1)));
        table.trigger("base_sheep_shrine");
        assert_eq!((table.at(rex), table.at(zapbot)), (Some(1), Some(1)));
    }

    #[test]
    fn is_not_among_the_first_bases() {
        let options = Options { draft: Draft::Random, ..Options::default() };
        let rules: SmashUp = SmashUp::new(&DATA, &options, 4).expect("a table");
        let shrine = rules.def_named("base_sheep_shrine").expect("a base");
        for seed in 0..60 {
            let mut host = Recorder { chance: FastChance::new(seed), record: Vec::new() };
            let mut state = rules.deal(&mut host.chance);
            rules.begin(&mut Ctx::new(&rules, &mut state, &mut host));
            assert_eq!(state.bases.len(), 5);
            assert!(state.bases.iter().all(|base| base.card != shrine), "seed {seed}");
            assert!(state.base_deck.iter().any(|held| held.card == shrine), "seed {seed}");
        }
    }
}

mod base_locker_room {
    use super::*;

    #[test]
    fn who_has_a_minion_here_draws_a_card_at_the_start_of_the_turn() {
        let mut table = at("base_locker_room");
        (0..2).for_each(|_| _ = table.minion(1, "robot_zapbot", 0));
        table.minion(0, "dino_king_rex", 1);
        table.end_turn();
        assert_eq!((table.hand_size(0), table.hand_size(1)), (2, 1));
        table.end_turn();
        // Two at the end of each turn, and nothing for who is elsewhere.
        assert_eq!((table.hand_size(0), table.hand_size(1)), (2, 3));
    }
}

mod base_stadium {
    use super::*;

    #[test]
    fn for_each_minion_destroyed_here_its_player_draws_a_card() {
        let mut table = harbour("base_stadium");
        table.minion(0, "pirate_king", 0);
        (0..2).for_each(|_| _ = table.minion(1, "zombie_walker", 0));
        table.hand(0, &["pirate_broadside"]).cast("pirate_broadside").player(1);
        table.next("base_stadium");
        assert_eq!((table.hand_size(0), table.hand_size(1)), (0, 2));
    }

    #[test]
    fn not_elsewhere() {
        let mut table = harbour("base_stadium");
        let walker = table.minion(1, "zombie_walker", 1);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(walker);
        assert_eq!((table.hand_size(0), table.hand_size(1)), (0, 0));
    }

    #[test]
    fn it_is_who_controlled_it_and_not_the_owner() {
        let mut table = with(["pirates", "ghosts", "robots", "zombies"], "base_stadium");
        let walker = table.minion(1, "zombie_walker", 0);
        lend(&mut table, walker, 0);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(walker);
        assert_eq!(table.in_discard(1, "zombie_walker"), 1);
        assert_eq!((table.hand_size(0), table.hand_size(1)), (1, 0));
    }
}
