//! The rules around the cards: generals, kingdoms, turns, dying and winning; each conflict of the sources has its test.

use crate::common::{self, DATA, FOUR, Table, seat};
use engine::{Files, Rules};
use hegemony::event::Cause;
use hegemony::ids::{Kingdom, Place};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::{Choice, Player};
use hegemony::{Action, Deck, Event, Hegemony, Options};

/// Strikes a seat dead with a Slash of seat 0.
fn kill(table: &mut Table, victim: u8) {
    table.wear(0, &["kylin_bow_h5", "crossbow_da"]);
    table.wear(0, &["kylin_bow_h5"]);
    table.hand(0, &["slash_s7"]);
    table.hand(victim, &[]);
    table.set_hp(victim, 1);
    table.card(0, "slash_s7");
    table.at(0, victim);
    table.until(&[0]);
    while table.asked() == Some(seat(0)) && table.question(0) != "play" {
        table.let_go();
    }
}

#[test]
fn the_deck_has_108_109_or_110_cards() {
    for (deck, size) in [(Deck::Plain, 108), (Deck::Phoenix, 109), (Deck::Scroll, 110)] {
        let options = Options { deck, ..Options::default() };
        assert_eq!(Hegemony::new(&DATA, &options, 4).unwrap().deck.len(), size);
    }
}

#[test]
fn a_skill_that_is_not_registered_is_an_error_at_load() {
    let mut files = Files::built_in(Hegemony::FILES);
    let text = r#"[{"id":"flying","general":"caocao","active":true}]"#;
    files.replace("skills.json", text.to_owned()).unwrap();
    let error = Hegemony::load(&files).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(error.contains("flying") && error.contains("registered"), "{error}");
}

#[test]
fn every_registered_skill_is_bound_by_the_data() {
    for &skill in hegemony::skill::Skill::ALL {
        let info = DATA.skill(skill);
        assert!(info.general.is_some() || info.gear.is_some(), "{skill:?} belongs to nobody");
    }
}

#[test]
fn health_is_half_the_sum_and_an_odd_half_is_spare() {
    let health = |head: &str, deputy: &str| {
        let table = Table::hidden(&[head, deputy, "guanyu", "zhangfei"]);
        (table.player(0).max_hp, table.player(0).spare)
    };
    assert_eq!(health("simayi", "caocao"), (3, true));
    assert_eq!(health("caocao", "xuchu"), (4, false));
    assert_eq!(health("simayi", "guojia"), (3, false));
    let table = Table::hidden(&["caocao", "xuchu", "guanyu", "zhangfei"]);
    assert_eq!((table.player(1).max_hp, table.player(1).spare), (4, true));
}

#[test]
fn seven_generals_are_dealt_to_eight_players_and_five_to_nine() {
    for (seats, each) in [(2, 7), (8, 7), (9, 5), (12, 5)] {
        let rules = Hegemony::new(&DATA, &Options::default(), seats).unwrap();
        let state = rules.deal(&mut engine::FastChance::new(3));
        assert!(
            state.players[..usize::from(seats)].iter().all(|player| player.dealt.len() == each)
        );
    }
}

#[test]
fn the_very_first_draw_brings_three_unless_switched_off() {
    for (first_draw, first) in [(true, 3), (false, 2)] {
        let options = Options { first_draw, ..Options::default() };
        let table = Table::with(&FOUR, options);
        let drawn = table.events().find_map(|event| match event {
            Event::CardsMoved { cards, cause: Cause::Draw, .. } => Some(cards.known().len()),
            _ => None,
        });
        assert_eq!(drawn, Some(first));
        let mut table = table;
        table.to(1, Phase::Play);
        assert_eq!(table.hand_size(1), 2);
    }
}

#[test]
fn the_hand_is_discarded_down_to_ones_health() {
    let mut table = Table::hidden(&FOUR);
    table.set_hp(0, 2);
    table.hand(0, &["jink_h2", "jink_d2", "jink_d3", "peach_h4"]);
    table.pass(0);
    assert_eq!(table.question(0), "discard_down");
    table.card(0, "jink_h2");
    table.card(0, "jink_d2");
    table.until(&[1]);
    assert_eq!(table.hand_size(0), 2);
}

#[test]
fn a_turned_player_loses_the_turn_and_turns_back() {
    let mut table = Table::hidden(&FOUR);
    table.state.players[1].turned = true;
    table.to(2, Phase::Play);
    assert!(!table.player(1).turned);
    assert!(
        table
            .events()
            .any(|event| matches!(event, Event::TurnSkipped { seat: one } if *one == seat(1)))
    );
}

#[test]
fn generals_are_shown_at_the_start_of_ones_turn_and_the_kingdom_with_the_first() {
    let mut table = Table::hidden(&FOUR);
    table.to(1, Phase::Start);
    assert_eq!(table.question(1), "show_generals");
    table.choose(1, Choice::Deputy);
    assert_eq!(table.player(1).shown, [false, true]);
    assert_eq!(table.player(1).kingdom, Some(Kingdom::Shu));
}

#[test]
fn the_spare_half_brings_a_card_when_both_are_shown_and_only_once() {
    let mut table = Table::hidden(&FOUR);
    table.to(1, Phase::Start);
    assert!(table.player(1).spare);
    table.choose(1, Choice::Both);
    // The two cards of the draw come on top.
    assert_eq!(table.hand_size(1), 1 + 2);
    assert!(table.player(1).rewarded);
}

#[test]
fn companions_choose_two_cards_or_health() {
    let generals =
        ["caoren", "xuhuang", "liubei", "zhangfei", "ganning", "huanggai", "jiling", "panfeng"];
    let mut table = Table::hidden(&generals);
    table.set_hp(1, 2);
    table.to(1, Phase::Start);
    table.choose(1, Choice::Both);
    assert_eq!(table.question(1), "reward");
    table.choose(1, Choice::Recover);
    assert_eq!(table.hp(1), 3);
    let mut table = Table::hidden(&generals);
    table.to(1, Phase::Start);
    table.choose(1, Choice::Both);
    assert!(!table.actions(1).contains(&Action::Choose { choice: Choice::Recover }), "not wounded");
    table.choose(1, Choice::Draw);
    assert_eq!(table.hand_size(1), 2 + 2);
}

#[test]
fn the_pioneer_draws_two_if_the_table_says_so() {
    let options = Options { pioneer: true, ..Options::default() };
    let mut table = Table::with(&FOUR, options);
    table.to(1, Phase::Start);
    table.choose(1, Choice::Head);
    assert_eq!(table.hand_size(1), 2 + 2);
    table.to(2, Phase::Start);
    table.choose(2, Choice::Head);
    assert_eq!(table.hand_size(2), 2);
}

#[test]
fn one_too_many_of_a_kingdom_is_a_careerist() {
    // Four players: the third of a kingdom.
    let generals =
        ["caoren", "xuhuang", "dianwei", "yuejin", "xuchu", "caocao", "jiling", "panfeng"];
    let mut table = Table::hidden(&generals);
    for n in [1, 2] {
        table.to(n, Phase::Start);
        table.choose(n, Choice::Head);
        assert_eq!(table.player(n).kingdom, Some(Kingdom::Wei));
    }
    table.to(3, Phase::Start);
    table.choose(3, Choice::Head);
    table.to(0, Phase::Start);
    table.choose(0, Choice::Head);
    assert_eq!(table.player(0).kingdom, Some(Kingdom::Careerist));
}

#[test]
fn with_two_players_the_second_of_a_kingdom_is_a_careerist() {
    let mut table = Table::hidden(&["caoren", "xuhuang", "dianwei", "yuejin"]);
    table.to(1, Phase::Start);
    table.choose(1, Choice::Head);
    assert_eq!(table.player(1).kingdom, Some(Kingdom::Wei));
    table.to(0, Phase::Start);
    table.choose(0, Choice::Head);
    assert_eq!(table.player(0).kingdom, Some(Kingdom::Careerist));
    assert_eq!(table.winners(), None);
}

#[test]
fn killing_another_kingdom_brings_a_card_for_each_of_it_and_one() {
    let generals = [
        "caoren",
        "xuhuang",
        "guanyu",
        "zhangfei",
        "weiyan",
        "huangzhong",
        "jiling",
        "panfeng",
        "ganning",
        "huanggai",
        "lvbu",
        "mateng",
    ];
    let mut table = Table::shown(&generals);
    kill(&mut table, 1);
    assert!(!table.player(1).alive);
    assert_eq!(table.hand_size(0), 2, "one more of Shu lives");
}

#[test]
fn killing_ones_own_kingdom_costs_all_cards() {
    let generals = [
        "caoren",
        "xuhuang",
        "dianwei",
        "yuejin",
        "weiyan",
        "huangzhong",
        "jiling",
        "panfeng",
        "ganning",
        "huanggai",
        "lvbu",
        "mateng",
    ];
    let mut table = Table::shown(&generals);
    table.hand(0, &["slash_s7", "peach_h4"]);
    kill(&mut table, 1);
    assert_eq!(table.hand_size(0), 0);
    assert!(table.player(0).worn().is_empty());
}

#[test]
fn a_hidden_killer_gets_nothing() {
    let mut table = Table::hidden(&FOUR);
    kill(&mut table, 1);
    assert!(!table.player(1).alive);
    assert_eq!(table.hand_size(0), 0);
}

#[test]
fn the_last_kingdom_wins_with_its_dead_and_its_hidden() {
    let generals = [
        "caoren", "xuhuang", "guanyu", "zhangfei", "dianwei", "yuejin", "xuchu", "caocao",
        "simayi", "guojia",
    ];
    let mut table = Table::hidden(&generals);
    table.show(0);
    table.show(1);
    table.show(2);
    // Seat 3 is dead, seat 4 is hidden and would be the third of five, which is one too many.
    table.show(3);
    table.state.players[3] = Player { alive: false, ..table.state.players[3] };
    table.state.players[3].kingdom = Some(Kingdom::Careerist);
    table.rules.restore(&mut table.state);
    kill(&mut table, 1);
    assert_eq!(table.winners(), None, "the hidden one would be a careerist");
}

#[test]
fn hidden_players_of_the_kingdom_share_the_victory_and_are_shown() {
    let generals = [
        "caoren",
        "xuhuang",
        "guanyu",
        "zhangfei",
        "weiyan",
        "huangzhong",
        "jiling",
        "panfeng",
        "dianwei",
        "yuejin",
    ];
    let mut table = Table::hidden(&generals);
    for n in [0, 1, 2, 3] {
        table.show(n);
    }
    for n in [2, 3] {
        let hand = table.player(n).hand;
        assert!(hand.is_empty());
        table.state.players[usize::from(n)].alive = false;
    }
    table.rules.restore(&mut table.state);
    kill(&mut table, 1);
    assert_eq!(table.winners(), Some(vec![0, 4]));
    assert_eq!(table.player(4).shown, [true, true]);
}

#[test]
fn the_last_one_alive_wins() {
    let mut table = Table::hidden(&["caoren", "xuhuang", "guanyu", "zhangfei"]);
    kill(&mut table, 1);
    assert_eq!(table.winners(), Some(vec![0]));
}

#[test]
fn who_dies_in_the_own_turn_ends_it() {
    let mut table = Table::hidden(&FOUR);
    table.hand(0, &["duel_sa"]);
    table.hand(1, &["slash_s7"]);
    table.set_hp(0, 1);
    table.card(0, "duel_sa");
    table.at(0, 1);
    table.nobody_nullifies();
    table.card(1, "slash_s7");
    table.until(&[1]);
    assert!(!table.player(0).alive);
    assert_eq!(table.state.current, seat(1));
    assert!(table.state.table.is_empty() && table.state.uses.is_empty());
}

#[test]
fn rescue_goes_round_from_the_current_player() {
    let mut table = Table::hidden(&FOUR);
    table.hand(0, &["slash_s7", "peach_h4"]);
    table.hand(2, &["peach_h6"]);
    table.set_hp(1, 1);
    table.card(0, "slash_s7");
    table.at(0, 1);
    assert_eq!((table.asked(), table.question(0).as_str()), (Some(seat(0)), "rescue"));
    table.pass(0);
    assert_eq!(table.asked(), Some(seat(2)));
    table.card(2, "peach_h6");
    assert!(table.player(1).alive);
    assert_eq!(table.hp(1), 1);
}

#[test]
fn distance_counts_the_shorter_way_among_the_living() {
    let mut table = Table::hidden(&FOUR);
    let far = |table: &Table, to| table.rules.distance(&table.state, seat(0), seat(to));
    assert_eq!([far(&table, 1), far(&table, 2), far(&table, 3)], [1, 2, 1]);
    table.state.players[1].alive = false;
    assert_eq!(far(&table, 2), 1);
    table.wear(2, &["dilu_c5"]);
    assert_eq!(far(&table, 2), 2);
    table.wear(0, &["chitu_h5"]);
    assert_eq!(far(&table, 2), 1);
}

#[test]
fn options_that_cannot_be_are_refused() {
    let refused = |options: Options, seats: u8| Hegemony::new(&DATA, &options, seats).is_err();
    assert!(refused(Options { banned: vec!["nobody".into()], ..Options::default() }, 4));
    let few: Vec<String> =
        DATA.generals.iter().take(50).map(|general| general.id.clone()).collect();
    assert!(refused(Options { banned: few, ..Options::default() }, 8));
    assert!(refused(Options { generals: vec!["caocao".into()], ..Options::default() }, 2));
    let mixed = ["caocao", "liubei", "guanyu", "zhangfei"].map(str::to_owned).to_vec();
    assert!(refused(Options { generals: mixed, ..Options::default() }, 2));
    let twice = ["caocao", "caocao", "guanyu", "zhangfei"].map(str::to_owned).to_vec();
    assert!(refused(Options { generals: twice, ..Options::default() }, 2));
}

#[test]
fn what_was_inferred_about_hidden_generals_is_true_and_grows() {
    let mut table = Table::hidden(&FOUR);
    table.hand(0, &["slash_s7", "peach_h4"]);
    table.card(0, "slash_s7");
    table.at(0, 1);
    // Nobody of those whose skill comes up when they are hurt sits there, and everybody has seen it.
    for name in ["caocao", "simayi", "xiahoudun", "guojia"] {
        let general = table.general(name);
        assert!(table.player(1).ruled_out[Place::Head as usize].contains(general), "{name}");
    }
}

/// A hand can be as large as the deck lets it.
#[test]
fn a_hand_of_many_cards_is_discarded_down() {
    let mut table = Table::hidden(&FOUR);
    let names: Vec<String> = DATA.card_ids[..40].to_vec();
    table.hand(0, &names.iter().map(String::as_str).collect::<Vec<_>>());
    table.pass(0);
    let limit = table.hp(0) as u8;
    assert_eq!(table.question(0), "discard_down");
    for _ in limit..40 {
        table.let_go();
    }
    assert_eq!(table.hand_size(0), limit);
}

/// Every skill is tried: a test begins with its name, or with that of the equipment whose skill it is.
#[test]
fn every_skill_has_a_test() {
    let files = [
        include_str!("wei.rs"),
        include_str!("shu.rs"),
        include_str!("wu.rs"),
        include_str!("qun.rs"),
    ];
    let of_generals: Vec<&str> = files.into_iter().flat_map(common::tests_in).collect();
    let of_cards = common::tests_in(include_str!("cards.rs"));
    for &skill in Skill::ALL {
        let (tests, name) = match DATA.skill(skill).gear {
            Some(kind) => (&of_cards, <&str>::from(kind)),
            None => (&of_generals, <&str>::from(skill)),
        };
        assert!(tests.iter().any(|test| test.starts_with(name)), "no test begins with {name}");
    }
}
