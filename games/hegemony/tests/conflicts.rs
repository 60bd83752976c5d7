//! Where the sources contradict each other: each topic with the reading that is played, and the tests of it.

use crate::common::{DATA, FOUR, Table, seat};
use engine::Rules;
use hegemony::event::Cause;
use hegemony::ids::{Kind, Kingdom, Named, Place, Suit};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::Choice;
use hegemony::{Action, Deck, Event, Hegemony, Options};

/// What was in doubt, and where in this file its tests stand.
const TOPICS: [(&str, &str); 11] = [
    ("deck size", "109 cards, or 108 without Dragon and Phoenix, or 110 with the Scroll of Peace"),
    ("first-turn draw", "one card more in the very first Draw phase, lost if that is left out"),
    ("who wins with hidden players", "they share it, but for a living lord and a late careerist"),
    ("careerist threshold", "more than half of those who began, the dead counted"),
    ("careerist after the lord dies", "all others of the kingdom, the hidden ones too"),
    ("kill reward by a careerist", "counted like that of anybody else"),
    ("bonus timing", "at once, when both generals are face up for the first time"),
    ("first reveal", "nothing, unless the table says so"),
    ("unlit general count 9-12", "seven generals to choose from, five for nine and more"),
    ("printed hp", "as in the classic edition"),
    ("revealing", "at the start of the own Start phase, or for a skill"),
];

/// Seat 0 strikes a seat dead with a Slash in its Play phase.
fn kill(table: &mut Table, victim: u8) {
    table.wear(0, &["kylin_bow_h5"]);
    table.hand(0, &["slash_s7"]);
    table.hand(victim, &[]);
    table.set_hp(victim, 1);
    table.card(0, "slash_s7");
    table.at(0, victim);
    for _ in 0..60 {
        if table.winners().is_some() || table.question(0) == "play" {
            return;
        }
        table.let_go();
    }
}

/// These seats are dead already.
fn bury(table: &mut Table, seats: &[u8]) {
    for &n in seats {
        table.show(n);
        table.state.players[usize::from(n)].alive = false;
    }
    table.rules.restore(&mut table.state);
}

/// So many cards as somebody drew in each draw of the game.
fn draws(table: &Table) -> Vec<u8> {
    table
        .events()
        .filter_map(|event| match event {
            Event::CardsMoved { cards, cause: Cause::Draw, .. } => Some(cards.known().len()),
            _ => None,
        })
        .collect()
}

// deck size

#[test]
fn the_deck_has_109_cards_and_can_have_one_less_or_one_more() {
    assert_eq!(Options::default().deck, Deck::Phoenix);
    for (deck, size, equipment) in
        [(Deck::Plain, 108, 20), (Deck::Phoenix, 109, 21), (Deck::Scroll, 110, 22)]
    {
        let options = Options { deck, ..Options::default() };
        let rules = Hegemony::new(&DATA, &options, 4).unwrap();
        let count =
            |of: fn(Kind) -> bool| rules.deck.iter().filter(|&no| of(rules.kind(no))).count();
        assert_eq!(usize::from(rules.deck.len()), size);
        assert_eq!(count(Kind::is_basic), 54);
        assert_eq!(count(Kind::is_trick), 34);
        assert_eq!(count(Kind::is_equip), equipment);
    }
}

#[test]
fn the_two_cards_on_top_are_dragon_and_phoenix_and_the_scroll_of_peace() {
    let options = Options { deck: Deck::Scroll, ..Options::default() };
    let rules = Hegemony::new(&DATA, &options, 4).unwrap();
    for (kind, suit, number) in
        [(Kind::DragonPhoenix, Suit::Spade, 2), (Kind::PeaceSpell, Suit::Heart, 3)]
    {
        let card = rules.deck.iter().find(|&no| rules.kind(no) == kind).unwrap();
        assert_eq!((DATA.face(card).suit, DATA.face(card).number), (Some(suit), number));
    }
}

// first-turn draw

#[test]
fn the_first_draw_brings_three_and_the_next_two() {
    let mut table = Table::with(&FOUR, Options::default());
    table.to(1, Phase::Play);
    table.to(2, Phase::Play);
    assert_eq!(draws(&table), [3, 2, 2]);
}

#[test]
fn the_first_draw_can_be_like_all_others() {
    let options = Options { first_draw: false, ..Options::default() };
    let mut table = Table::with(&FOUR, options);
    table.to(1, Phase::Play);
    assert_eq!(draws(&table), [2, 2]);
}

#[test]
fn what_the_first_draw_brings_is_lost_when_the_phase_is_skipped() {
    let mut table = Table::begun(&DATA, &FOUR, Options::default(), |_| {});
    (0..4).for_each(|n| table.hand(n, &[]));
    table.delay(0, "supply_shortage_s10", Kind::SupplyShortage);
    table.top(&["jink_h2"]);
    table.to(1, Phase::Play);
    assert_eq!(draws(&table), [2], "seat 0 drew nothing, seat 1 as always");
}

#[test]
fn what_the_first_draw_brings_is_lost_when_the_first_player_lies_on_his_face() {
    let before = |state: &mut hegemony::State| state.players[0].turned = true;
    let mut table = Table::begun(&DATA, &FOUR, Options::default(), before);
    assert_eq!(table.asked(), Some(seat(1)));
    table.to(1, Phase::Play);
    assert_eq!(draws(&table), [2]);
}

#[test]
fn what_the_first_draw_brings_is_lost_when_a_skill_takes_the_place_of_the_draw() {
    let mut generals = FOUR;
    generals[0] = "zhangliao";
    let mut table = Table::begun(&DATA, &generals, Options::default(), |_| {});
    while !table.can_use(0, Skill::Tuxi) {
        table.let_go();
    }
    table.skill(0, Skill::Tuxi);
    table.at(0, 1);
    table.done(0);
    table.to(1, Phase::Play);
    assert_eq!(draws(&table), [2]);
}

// who wins with hidden players

const WEI_AND_SHU: [&str; 10] = [
    "caoren", "xuhuang", "guanyu", "zhangfei", "weiyan", "machao", "jiling", "panfeng", "dianwei",
    "yuejin",
];

#[test]
fn hidden_players_of_the_kingdom_are_shown_and_share_the_victory() {
    let mut table = Table::hidden(&WEI_AND_SHU);
    table.show(0);
    table.show(1);
    bury(&mut table, &[2, 3]);
    kill(&mut table, 1);
    assert_eq!(table.winners(), Some(vec![0, 4]));
    assert_eq!(table.player(4).shown, [true; 2]);
    assert_eq!(table.player(4).kingdom, Some(Kingdom::Wei));
}

#[test]
fn players_who_are_all_hidden_win_together_if_they_are_of_one_kingdom() {
    let mut table = Table::hidden(&WEI_AND_SHU);
    table.show(1);
    bury(&mut table, &[2, 3]);
    kill(&mut table, 1);
    assert_eq!(table.winners(), Some(vec![0, 4]));
    assert_eq!(table.player(0).shown, [true; 2]);
}

#[test]
fn a_hidden_player_of_another_kingdom_keeps_the_game_going() {
    let mut table = Table::hidden(&WEI_AND_SHU);
    table.show(0);
    table.show(1);
    bury(&mut table, &[3, 4]);
    kill(&mut table, 1);
    assert_eq!(table.winners(), None, "seat 2 is of Shu");
}

#[test]
fn a_hidden_player_who_would_be_a_careerist_keeps_the_game_going() {
    // Of five, a third of Wei is one too many.
    let generals = [
        "caoren", "xuhuang", "guanyu", "zhangfei", "dianwei", "yuejin", "jiling", "panfeng",
        "simayi", "guojia",
    ];
    let mut table = Table::hidden(&generals);
    (0..3).for_each(|n| table.show(n));
    bury(&mut table, &[3]);
    kill(&mut table, 1);
    assert_eq!(table.winners(), None);
}

#[test]
fn while_a_lord_lives_hidden_players_of_his_kingdom_keep_the_game_going() {
    // They could still kill him and be careerists.
    let generals =
        ["lord_liubei", "machao", "caoren", "xuhuang", "guanyu", "zhangfei", "jiling", "panfeng"];
    for lord_is_shown in [true, false] {
        let mut table = Table::hidden(&generals);
        bury(&mut table, &[3]);
        table.show(1);
        if lord_is_shown {
            table.show(0);
        } else {
            // As if it were before his first turn.
            table.state.players[0].shown = [false; 2];
            table.state.players[0].kingdom = None;
            table.rules.restore(&mut table.state);
        }
        kill(&mut table, 1);
        assert_eq!(table.winners(), None);
        table.to(2, Phase::Start);
        table.choose(2, Choice::Head);
        let over = lord_is_shown.then(|| vec![0, 2]);
        assert_eq!(table.winners(), over, "decided when nobody is hidden any more");
    }
}

#[test]
fn the_dead_of_the_kingdom_win_too_and_a_careerist_wins_alone() {
    let generals = [
        "caoren", "xuhuang", "guanyu", "zhangfei", "dianwei", "yuejin", "xuchu", "caocao",
        "jiling", "panfeng",
    ];
    let mut table = Table::shown(&generals);
    bury(&mut table, &[2, 3, 4]);
    table.state.players[3].kingdom = Some(Kingdom::Careerist);
    kill(&mut table, 1);
    assert_eq!(table.winners(), Some(vec![0, 2]));
    let mut table = Table::shown(&generals);
    bury(&mut table, &[2, 3, 4]);
    table.state.players[0].kingdom = Some(Kingdom::Careerist);
    kill(&mut table, 1);
    assert_eq!(table.winners(), Some(vec![0]));
}

// careerist threshold

/// Pairs of generals: so many of Wei first, then of the other kingdoms.
fn many(of_wei: usize, seats: usize) -> Vec<&'static str> {
    let of = |kingdom: Kingdom| {
        DATA.generals
            .iter()
            .filter(move |general| general.kingdom == kingdom && general.lord.is_none())
            .map(|general| general.id.as_str())
    };
    let others = [Kingdom::Shu, Kingdom::Wu, Kingdom::Qun];
    let rest = others.into_iter().flat_map(|kingdom| of(kingdom).take(8));
    of(Kingdom::Wei).take(2 * of_wei).chain(rest.take(2 * (seats - of_wei))).collect()
}

#[test]
fn more_than_half_of_a_kingdom_are_careerists() {
    let thresholds =
        [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5), (10, 6), (11, 6), (12, 7)];
    for (seats, nth) in thresholds {
        let mut table = Table::begun(&DATA, &many(nth, seats), Options::default(), |_| {});
        for n in 0..nth as u8 {
            table.to(n, Phase::Start);
            table.choose(n, Choice::Head);
            let expected = if usize::from(n) + 1 < nth { Kingdom::Wei } else { Kingdom::Careerist };
            assert_eq!(table.player(n).kingdom, Some(expected), "seat {n} of {seats}");
        }
    }
}

#[test]
fn the_dead_count_towards_the_half_and_careerists_do_not() {
    for (second, third) in [(Kingdom::Wei, Kingdom::Careerist), (Kingdom::Careerist, Kingdom::Wei)]
    {
        let mut table = Table::hidden(&many(3, 4));
        table.show(1);
        table.show(2);
        table.state.players[1].alive = false;
        table.state.players[2].kingdom = Some(second);
        table.to(0, Phase::Start);
        table.choose(0, Choice::Head);
        assert_eq!(table.player(0).kingdom, Some(third));
    }
}

#[test]
fn while_a_lord_lives_nobody_is_one_too_many() {
    let generals = [
        "guanyu",
        "zhangfei",
        "lord_liubei",
        "machao",
        "weiyan",
        "huangzhong",
        "jiling",
        "panfeng",
    ];
    let mut table = Table::hidden(&generals);
    table.show(1);
    table.show(2);
    table.to(0, Phase::Start);
    table.choose(0, Choice::Head);
    assert_eq!(table.player(0).kingdom, Some(Kingdom::Shu));
}

#[test]
fn a_lord_who_is_shown_calls_careerists_back() {
    let generals = [
        "guanyu",
        "zhangfei",
        "lord_liubei",
        "machao",
        "weiyan",
        "huangzhong",
        "jiling",
        "panfeng",
    ];
    let mut table = Table::hidden(&generals);
    table.show(2);
    table.state.players[2].kingdom = Some(Kingdom::Careerist);
    table.to(1, Phase::Start);
    assert!(table.player(1).shown[Place::Head as usize], "a lord shows himself");
    assert_eq!(table.player(2).kingdom, Some(Kingdom::Shu));
}

// careerist after the lord dies

const LORD: [&str; 10] = [
    "caoren",
    "xuhuang",
    "lord_liubei",
    "machao",
    "weiyan",
    "huangzhong",
    "guanyu",
    "zhangfei",
    "jiling",
    "panfeng",
];

#[test]
fn all_others_of_the_kingdom_are_careerists_when_the_lord_dies() {
    let mut table = Table::hidden(&LORD);
    (0..3).for_each(|n| table.show(n));
    kill(&mut table, 1);
    assert_eq!(table.player(1).kingdom, Some(Kingdom::Shu));
    assert_eq!(table.player(2).kingdom, Some(Kingdom::Careerist));
    assert_eq!(table.player(3).kingdom, None, "hidden ones secretly");
    table.to(3, Phase::Start);
    table.choose(3, Choice::Head);
    assert_eq!(table.player(3).kingdom, Some(Kingdom::Careerist));
}

#[test]
fn a_lord_who_dies_before_he_was_shown_was_the_lord_all_the_same() {
    let mut table = Table::hidden(&LORD);
    table.show(0);
    table.show(2);
    kill(&mut table, 1);
    assert_eq!(table.player(1).kingdom, Some(Kingdom::Shu));
    assert_eq!(table.player(2).kingdom, Some(Kingdom::Careerist));
}

#[test]
fn a_lord_who_comes_back_as_somebody_else_is_dead_as_a_lord() {
    let mut table = Table::hidden(&LORD);
    (0..3).for_each(|n| table.show(n));
    bury(&mut table, &[4]);
    table.hand(0, &["slash_s7"]);
    table.wear(0, &["dragon_phoenix_s2"]);
    table.set_hp(1, 1);
    table.card(0, "slash_s7");
    table.at(0, 1);
    for _ in 0..40 {
        let yes = Action::Choose { choice: Choice::Yes };
        if table.can_use(0, Skill::DragonPhoenixSkill) {
            table.skill(0, Skill::DragonPhoenixSkill);
        } else if table.actions(1).contains(&yes) {
            table.act(1, yes);
        } else if table.question(0) == "play" {
            break;
        } else {
            table.let_go();
        }
    }
    assert!(table.player(1).alive, "he is back");
    assert_eq!(table.player(1).kingdom, Some(Kingdom::Wei));
    table.to(3, Phase::Start);
    table.choose(3, Choice::Head);
    assert_eq!(table.player(3).kingdom, Some(Kingdom::Careerist));
}

// kill reward by a careerist

#[test]
fn a_careerist_is_rewarded_by_the_count_like_anybody_else() {
    let generals = [
        "caoren",
        "xuhuang",
        "guanyu",
        "zhangfei",
        "weiyan",
        "huangzhong",
        "dianwei",
        "yuejin",
        "jiling",
        "panfeng",
    ];
    let mut table = Table::shown(&generals);
    table.state.players[0].kingdom = Some(Kingdom::Careerist);
    kill(&mut table, 1);
    assert_eq!(table.hand_size(0), 2, "one for Guan Yu and one for Wei Yan, who lives");
    // Who was of the same kingdom is nobody's friend.
    let mut table = Table::shown(&generals);
    table.state.players[0].kingdom = Some(Kingdom::Careerist);
    kill(&mut table, 3);
    assert_eq!(table.hand_size(0), 1);
    assert!(!table.player(0).worn().is_empty());
}

#[test]
fn killing_a_careerist_brings_one_card() {
    let mut table = Table::shown(&FOUR);
    table.state.players[1].kingdom = Some(Kingdom::Careerist);
    kill(&mut table, 1);
    assert_eq!(table.hand_size(0), 1);
}

// bonus timing

#[test]
fn companions_choose_at_once_and_before_what_is_under_way_goes_on() {
    let generals =
        ["liubei", "guanyu", "caoren", "xuhuang", "ganning", "huanggai", "jiling", "panfeng"];
    let mut table = Table::hidden(&generals);
    table.show_one(0, Place::Head);
    table.hand(0, &["jink_h2"]);
    table.skill(0, Skill::Wusheng);
    table.card(0, "jink_h2");
    table.at(0, 1);
    assert_eq!(table.question(0), "reward");
    assert_eq!(table.hp(1), table.player(1).max_hp, "the Slash waits");
    table.choose(0, Choice::Draw);
    assert_eq!(table.hand_size(0), 2 + 1, "and the spare half comes on top");
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn what_was_once_given_is_not_given_again() {
    let generals =
        ["zoushi", "mateng", "liubei", "guanyu", "ganning", "huanggai", "caoren", "xuhuang"];
    let mut table = Table::hidden(&generals);
    table.show(0);
    table.show_one(1, Place::Head);
    table.to(1, Phase::Start);
    table.choose(1, Choice::Deputy);
    assert_eq!(table.question(1), "reward");
    table.choose(1, Choice::Draw);
    table.to(0, Phase::Play);
    table.hand(0, &["dilu_c5"]);
    table.skill(0, Skill::Qingcheng);
    table.card(0, "dilu_c5");
    table.at(0, 1);
    table.choose(0, Choice::Deputy);
    assert_eq!(table.player(1).shown, [true, false]);
    table.to(1, Phase::Start);
    let held = table.hand_size(1);
    table.choose(1, Choice::Deputy);
    assert_ne!(table.question(1), "reward");
    assert_eq!(table.hand_size(1), held + 2, "the draw of the turn alone");
}

// first reveal

#[test]
fn whoever_shows_first_gets_nothing_unless_the_table_says_so() {
    for (pioneer, more) in [(false, 0), (true, 2)] {
        let options = Options { pioneer, ..Options::default() };
        let mut table = Table::with(&FOUR, options);
        table.to(1, Phase::Start);
        table.choose(1, Choice::Head);
        assert_eq!(table.hand_size(1), 2 + more);
        table.to(2, Phase::Start);
        table.choose(2, Choice::Head);
        assert_eq!(table.hand_size(2), 2, "only the first");
    }
    assert!(!Options::default().pioneer);
}

// unlit general count 9-12

#[test]
fn seven_generals_are_dealt_to_each_of_eight_and_five_to_each_of_nine() {
    for (seats, each) in [(2, 7), (5, 7), (8, 7), (9, 5), (10, 5), (12, 5)] {
        let rules = Hegemony::new(&DATA, &Options::default(), seats).unwrap();
        let state = rules.deal(&mut engine::FastChance::new(7));
        let dealt = &state.players[..usize::from(seats)];
        assert!(dealt.iter().all(|player| player.dealt.len() == each), "{seats} seats");
    }
}

// printed hp

#[test]
fn generals_have_the_health_of_the_classic_edition() {
    let of = |halves: u8| -> Vec<&str> {
        DATA.generals
            .iter()
            .filter(|general| general.halves == [halves; 2])
            .map(|general| general.id.as_str())
            .collect()
    };
    let uneven: Vec<&str> = DATA
        .generals
        .iter()
        .filter(|general| general.halves[0] != general.halves[1])
        .map(|general| general.id.as_str())
        .collect();
    assert_eq!(of(5), ["guanyu", "lvbu"]);
    assert_eq!(uneven, ["dengai", "jiangwei", "sunce"]);
    for name in ["xiahoudun", "xiahouyuan", "sunjian"] {
        assert!(of(4).contains(&name), "{name} has more in other editions");
    }
    assert_eq!(of(3).len() + of(4).len() + of(5).len() + uneven.len(), DATA.generals.len());
}

// revealing

#[test]
fn generals_are_shown_at_the_start_of_the_turn_and_not_while_it_is_played() {
    let mut table = Table::hidden(&FOUR);
    let shows = |table: &Table, n: u8| {
        table.actions(n).iter().any(|action| {
            matches!(
                action,
                Action::Choose { choice: Choice::Head | Choice::Deputy | Choice::Both }
            )
        })
    };
    assert_eq!(table.question(0), "play");
    assert!(!shows(&table, 0));
    table.to(1, Phase::Start);
    assert!(shows(&table, 1));
    table.pass(1);
    table.until(&[1]);
    assert!(!shows(&table, 1), "only once");
}

#[test]
fn using_a_skill_shows_its_general_and_no_other() {
    let generals =
        ["guanyu", "zhangfei", "caoren", "xuhuang", "ganning", "huanggai", "jiling", "panfeng"];
    let mut table = Table::hidden(&generals);
    table.hand(0, &["jink_h2"]);
    table.skill(0, Skill::Wusheng);
    table.card(0, "jink_h2");
    table.at(0, 1);
    assert_eq!(table.player(0).shown, [true, false]);
    assert_eq!(table.player(0).kingdom, Some(Kingdom::Shu));
    let general = table.general("guanyu").card();
    assert_eq!(table.rules.card_name(general), Some("guanyu"));
}

#[test]
fn every_topic_has_its_tests() {
    let text = include_str!("conflicts.rs");
    for (topic, reading) in TOPICS {
        let after = text.split(&format!("\n// {topic}\n")).nth(1);
        let own = after.and_then(|rest| rest.split("\n// ").next()).unwrap_or_default();
        assert!(own.contains("#[test]"), "no test for {topic}: {reading}");
    }
}
