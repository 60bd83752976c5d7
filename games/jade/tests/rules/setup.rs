//! Seats, limits, and how a game starts.

use crate::common::{DATA, END, START, setup, start_with, table, taste, trim, unstarted};
use engine::{Chance, FastChance, Match, OptionsError, Rules};
use jade::{Deck, Jade, Options};
use serde_json::json;

/// Players: at least two and at most five.
#[test]
fn two_to_five_can_play() {
    for seats in 2..=5 {
        assert!(unstarted(Options::default(), seats).is_ok());
    }
    for asked in [0, 1, 6, 255] {
        let refused = unstarted(Options::default(), asked).err();
        let expected = OptionsError::WrongSeats { min: 2, max: 5, asked };
        assert_eq!(refused, Some(expected));
    }
}

/// Players: seat 0 is always the first to move.
#[test]
fn seat_0_always_goes_first() {
    for seats in 2..=5 {
        for seed in 0..5 {
            let game: Match<Jade> =
                Match::new(&*DATA, &setup(Options::default(), seats, seed)).unwrap();
            assert_eq!(game.state().current.index(), 0);
        }
    }
}

/// Players: turns go up by seat and from the last seat back to the first.
#[test]
fn turns_go_round_by_ascending_seat() {
    let mut t = table("players: 3");
    let order: Vec<usize> = (0..6).map(|_| t.play(END).current()).collect();
    assert_eq!(order, [1, 2, 0, 1, 2, 0]);
}

/// Players: only the seats that remain after the start have turns.
#[test]
fn trimmed_seats_have_no_turns() {
    let mut t = unstarted(trim(), 5).unwrap();
    t.play(start_with(3));
    let order: Vec<usize> = (0..4).map(|_| t.play(END).current()).collect();
    assert_eq!(order, [1, 2, 0, 1]);
    assert_eq!(t.refused_to(4, END), "not_your_turn");
}

/// Thresholds: the numbers of offerings for the judgement and the end, by players.
#[test]
fn the_thresholds_go_by_the_number_of_players() {
    let lines = [(2, 5, 8), (3, 6, 10), (4, 7, 12), (5, 7, 12)];
    for (players, jade, end) in lines {
        let view = table(&format!("players: {players}")).view();
        assert_eq!((&view["jade_at"], &view["end_at"]), (&json!(jade), &json!(end)));
    }
}

/// The first bug not to imitate: both thresholds follow those who play, not the seats of the table.
#[test]
fn the_thresholds_do_not_go_by_the_number_of_seats() {
    for players in 2..=5u8 {
        let mut trimmed = unstarted(trim(), 5).unwrap();
        let mut exact = unstarted(Options::default(), players).unwrap();
        let (trimmed, exact) = (trimmed.play(start_with(players)).view(), exact.play(START).view());
        assert_eq!(trimmed["jade_at"], exact["jade_at"]);
        assert_eq!(trimmed["end_at"], exact["end_at"]);
    }
}

/// Limits: the common table has eight places.
#[test]
fn the_table_has_eight_places() {
    let mut t = unstarted(Options::default(), 2).unwrap();
    assert_eq!(t.view()["table"].as_array().unwrap().len(), 8);
    assert_eq!(t.play(START).view()["table"].as_array().unwrap().len(), 8);
}

/// Setup: before the start the places and areas are empty and the decks are whole.
#[test]
fn nothing_is_dealt_before_the_start() {
    let t = unstarted(Options::default(), 3).unwrap();
    assert!((0..8).all(|place| t.slot(place) == "."));
    for seat in 0..3 {
        assert_eq!((t.waiting(seat), t.personal(seat), t.offering(seat)), Default::default());
        assert!(!t.bonus(seat));
    }
    assert_eq!(["snacks", "plates", "rewards"].map(|deck| t.deck(deck).len()), [102, 54, 18]);
}

/// Setup: before the start seat 0 is to move and already has two points.
#[test]
fn before_the_start_seat_0_is_to_move_with_two_points() {
    let t = unstarted(Options::default(), 4).unwrap();
    assert_eq!((t.current(), t.points()), (0, 2));
    assert_eq!(t.legal(), [START]);
}

/// Setup: only seat 0 can start.
#[test]
fn nobody_but_seat_0_can_start() {
    let mut t = unstarted(trim(), 3).unwrap();
    for seat in 1..3 {
        assert_eq!(t.refused_to(seat, START), "not_your_turn");
        assert_eq!(t.refused_to(seat, start_with(2)), "not_your_turn");
    }
}

/// Setup: a game is started once.
#[test]
fn a_second_start_is_refused() {
    let mut t = unstarted(trim(), 3).unwrap();
    t.play(START);
    assert_eq!(t.refused(START), "already_started");
    assert_eq!(t.refused(start_with(2)), "already_started");
    t.play(END).play(END).play(END);
    assert_eq!(t.refused(START), "already_started", "nor when the turn has come round");
}

/// Setup: starting with n players leaves the seats below n; the option allows it.
#[test]
fn starting_with_fewer_removes_the_seats_from_that_number_on() {
    for players in 2..=5 {
        let mut t = unstarted(trim(), 5).unwrap();
        t.play(start_with(players));
        assert_eq!(t.view()["players"], json!(players));
        for seat in 0..5 {
            let plays = seat < usize::from(players);
            assert_eq!(t.waiting(seat).is_empty(), !plays, "seat {seat} of {players}");
        }
    }
}

/// Setup: starting with as many as there are seats is the same as starting.
#[test]
fn starting_with_everybody_is_an_ordinary_start() {
    let mut with = unstarted(trim(), 4).unwrap();
    let mut plain = unstarted(trim(), 4).unwrap();
    assert_eq!(with.play(start_with(4)).digest(), plain.play(START).digest());
}

/// A bug not to imitate, against the sheet's older sentence: a number of players that does not fit is refused, not ignored.
#[test]
fn starting_with_too_few_or_more_than_there_are_seats_is_refused() {
    let mut t = unstarted(trim(), 4).unwrap();
    for players in [0, 1, 5, 6, 255] {
        assert_eq!(t.refused(start_with(players)), "player_count");
    }
    let refusal = t.game.check(engine::Seat::new(0), &start_with(5)).unwrap_err();
    assert_eq!(json!(refusal.0.figures), json!({ "min": 2, "max": 4 }));
    assert_eq!(t.legal(), [START, start_with(2), start_with(3), start_with(4)]);
}

/// A bug not to imitate: fractions and texts are no numbers of players.
#[test]
fn starting_with_a_fraction_or_a_text_is_refused() {
    let t = unstarted(trim(), 4).unwrap();
    for players in [json!(2.5), json!("3"), json!(-1), json!(null), json!(300)] {
        let said = json!({ "start_with": { "players": players } });
        assert_eq!(t.misread(said).as_deref(), Some("malformed"));
    }
    assert_eq!(t.misread(json!({ "start_with": { "players": 3 } })), None);
}

/// The option to trim: without it nobody is sent away.
#[test]
fn starting_with_fewer_needs_the_option() {
    let mut t = unstarted(Options::default(), 4).unwrap();
    for players in 0..=6 {
        assert_eq!(t.refused(start_with(players)), "trim_not_allowed");
    }
    assert_eq!(t.legal(), [START]);
}

/// A bug not to imitate: before the start everything but the start is refused, also ending the turn.
#[test]
fn before_the_start_only_the_start_is_possible() {
    use crate::common::{claim, offer, plate, snack};
    let mut t = unstarted(Options::default(), 2).unwrap();
    for action in [END, snack(0, 0), plate(0), claim(0, 0), taste(0), offer(0)] {
        assert_eq!(t.refused(action), "not_started");
    }
    assert_eq!(t.play(START).current(), 0);
}

/// Says of every draw what it is for.
struct Labels(Vec<&'static str>, FastChance);

impl Chance for Labels {
    fn bits(&mut self, label: &'static str) -> u32 {
        self.1.bits(label)
    }

    fn index(&mut self, label: &'static str, n: usize) -> usize {
        self.0.push(label);
        self.1.index(label, n)
    }
}

/// Setup: the snacks are shuffled first, then the plain plates, then the rewards, each deck by itself.
#[test]
fn the_three_decks_are_shuffled_snacks_then_plates_then_rewards() {
    let mut chance = Labels(Vec::new(), FastChance::new(1));
    let rules = Jade::open(&DATA, &Options::default(), 2).unwrap();
    rules.deal(&mut chance);
    let expected = [vec!["snacks"; 101], vec!["plates"; 53], vec!["rewards"; 17]].concat();
    assert_eq!(chance.0, expected);
}

/// Setup: each seat, ascending, gets the top plain plate as a bare set, then places 0 to 7 the top plate and snack each.
/// All decks are drawn from the front.
#[test]
fn everybody_gets_a_bare_plate_and_then_the_places_are_filled_from_the_tops_of_the_decks() {
    for players in 2..=5usize {
        let mut t = unstarted(Options::default(), players as u8).unwrap();
        let (plates, snacks, rewards) = (t.deck("plates"), t.deck("snacks"), t.deck("rewards"));
        t.play(START);
        for (seat, plate) in plates[..players].iter().enumerate() {
            assert_eq!(t.waiting(seat), *plate);
        }
        for place in 0..8 {
            assert_eq!(t.slot(place), format!("{}+{}", plates[players + place], snacks[place]));
        }
        assert_eq!(t.deck("plates"), plates[players + 8..]);
        assert_eq!(t.deck("snacks"), snacks[8..]);
        assert_eq!(t.deck("rewards"), rewards);
    }
}

/// Setup: after the start seat 0 plays on, in turn 1, with two points.
#[test]
fn the_start_does_not_pass_the_turn() {
    let mut t = unstarted(Options::default(), 3).unwrap();
    t.play(START);
    assert_eq!((t.current(), t.turn(), t.points()), (0, 1, 2));
}

/// Counts: the decks hold 102 snacks, 54 plain plates, and 18 better ones.
#[test]
fn the_full_deck_has_102_snacks_54_plates_and_18_rewards() {
    let t = unstarted(Options::default(), 2).unwrap();
    assert_eq!(["snacks", "plates", "rewards"].map(|deck| t.deck(deck).len()), [102, 54, 18]);
}

/// The newer decks: 54 snacks and 36 plates, of which 18 are plain.
#[test]
fn the_small_deck_has_54_snacks_18_plates_and_18_rewards() {
    let small = Options { deck: Deck::Small, ..Options::default() };
    let t = unstarted(small, 2).unwrap();
    assert_eq!(["snacks", "plates", "rewards"].map(|deck| t.deck(deck).len()), [54, 18, 18]);
    let plain = |word: &String| word.len() == 3;
    assert!(t.deck("snacks").iter().all(plain) && t.deck("plates").iter().all(plain));
}

/// The small deck: five players and eight places can be served from it.
#[test]
fn the_small_deck_serves_five_players() {
    let small = Options { deck: Deck::Small, ..Options::default() };
    let mut t = unstarted(small, 5).unwrap();
    t.play(START);
    assert_eq!((t.deck("plates").len(), t.deck("snacks").len()), (5, 46));
    assert!((0..8).all(|place| t.slot(place).contains('+')));
}

/// Hidden information: only how many cards a deck has is seen, by anybody, not their order.
#[test]
fn the_order_of_the_decks_is_nobodys_to_see() {
    let mut t = unstarted(Options::default(), 2).unwrap();
    t.play(START);
    let view = t.view();
    assert_eq!(
        [&view["snacks"], &view["plates"], &view["rewards"]],
        [&json!(94), &json!(44), &json!(18)]
    );
    let (one, other) = (
        table("waiting 0:; waiting 1:; table: .; plates: row; snacks: row"),
        table("waiting 0:; waiting 1:; table: .; plates: gsc; snacks: yfc"),
    );
    assert_eq!(one.view(), other.view(), "other cards on top show nowhere");
}

/// Hidden information: a bot that imagines the decks imagines each of them without knowing its true order.
#[test]
fn an_imagined_world_tells_nothing_of_the_true_order_of_any_deck() {
    use engine::{Seat, Viewer};
    let t = table("waiting 0: row+row; offering 1: 2");
    let rules = t.game.rules();
    let imagined = |state: &jade::State, luck: u64| {
        let mut state = *state;
        rules.resample(&mut state, Viewer::Seat(Seat::new(0)), &mut FastChance::new(luck));
        state
    };
    let truth = *t.game.state();
    for deck in ["snacks", "plates", "rewards"] {
        let mut other = truth;
        match deck {
            "snacks" => other.snacks.reverse(),
            "plates" => other.plates.reverse(),
            _ => other.rewards.reverse(),
        }
        assert_ne!(other, truth);
        assert_eq!(imagined(&other, 1), imagined(&truth, 1), "{deck}");
    }
    let (one, two) = (imagined(&truth, 1), imagined(&truth, 2));
    assert!(one.snacks != two.snacks && one.plates != two.plates && one.rewards != two.rewards);
}

/// Hidden information, the other way round: everything else is open, to every seat and to the public alike.
#[test]
fn everybody_sees_the_same() {
    use engine::Viewer;
    let t = table("players: 3; waiting 0: row+row goc; personal 1: 2; offering 2: 1");
    let views: Vec<_> = Viewer::all(3).map(|viewer| t.game.view(viewer)).collect();
    assert!(views.windows(2).all(|two| two[0] == two[1]));
    assert_eq!(t.view()["areas"][0]["waiting"][1]["plate"], json!("#celadon_frost_dish"));
}

/// A bug not to imitate: numbers of sets come from a counter of the state, so no two sets share one.
#[test]
fn sets_are_numbered_by_a_counter() {
    use crate::common::random_games;
    random_games(&Options::default(), 4, 5, |t| {
        let state = t.game.state();
        let areas = state.areas.iter();
        let sets = areas.flat_map(|area| [&area.waiting, &area.personal, &area.offering]);
        let mut numbers: Vec<u8> = sets.flat_map(|sets| sets.iter().map(|set| set.id)).collect();
        numbers.sort_unstable();
        let all: Vec<u8> = (0..state.next_set).collect();
        assert_eq!(numbers, all, "every number is given once, and no set is ever lost");
    });
}
