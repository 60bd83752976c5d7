//! The generals of Shu.

use crate::common::{Table, seat};
use engine::Rules;
use hegemony::ids::{Kind, Named, Place};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::{Choice, Mark};
use hegemony::{Action, Event};

/// Three others whose skills do not come up in between.
const QUIET: [&str; 6] = ["sunquan", "ganning", "huatuo", "yuanshao", "xuhuang", "dianwei"];

fn pairs<'a>(before: &[&'a str], quiet: usize) -> Vec<&'a str> {
    before.iter().copied().chain(QUIET[..2 * quiet].iter().copied()).collect()
}

/// These two sit at seat 0, shown like the others.
fn first(head: &'static str, deputy: &'static str) -> Table {
    Table::shown(&pairs(&[head, deputy], 3))
}

/// These two sit at seat 1, shown like the others.
fn second(head: &'static str, deputy: &'static str) -> Table {
    Table::shown(&["sunquan", "ganning", head, deputy, "huatuo", "yuanshao", "xuhuang", "dianwei"])
}

/// The same with seat 1 hidden.
fn second_hidden(head: &'static str, deputy: &'static str) -> Table {
    let mut table = Table::hidden(&[
        "sunquan", "ganning", head, deputy, "huatuo", "yuanshao", "xuhuang", "dianwei",
    ]);
    [0, 2, 3].into_iter().for_each(|n| table.show(n));
    table
}

/// With the lord at seat 1 and two of his men at seat 0.
fn with_lord(head: &'static str, deputy: &'static str) -> Table {
    Table::shown(&pairs(&[head, deputy, "lord_liubei", "huangyueying"], 2))
}

/// Everybody does as little as possible until this seat can use this skill.
fn wait_for(table: &mut Table, n: u8, skill: Skill) {
    for _ in 0..300 {
        if table.can_use(n, skill) {
            return;
        }
        table.let_go();
    }
    panic!("{skill:?} never comes up for seat {n}");
}

/// Everybody does as little as possible until seat 0 plays on; says whether this skill came up for this seat.
fn comes_up(table: &mut Table, n: u8, skill: Skill) -> bool {
    for _ in 0..300 {
        if table.can_use(n, skill) {
            return true;
        }
        if table.asked() == Some(seat(0)) && table.question(0) == "play" {
            return false;
        }
        table.let_go();
    }
    false
}

fn takes(table: &Table, n: u8, name: &str) -> bool {
    table.actions(n).contains(&Action::Card { card: table.no(name).card() })
}

// Liu Bei

#[test]
fn rende_heals_once_a_phase_when_the_third_card_is_given() {
    let mut table = first("liubei", "guanyu");
    table.set_hp(0, 1);
    table.hand(0, &["slash_s5", "slash_s7", "slash_s9", "slash_s10", "jink_h2", "jink_d2"]);
    table.skill(0, Skill::Rende);
    table.card(0, "slash_s5");
    table.card(0, "slash_s7");
    table.at(0, 1);
    assert_eq!((table.hp(0), table.hand_size(1)), (1, 2));
    table.skill(0, Skill::Rende);
    table.card(0, "slash_s9");
    table.at(0, 2);
    assert_eq!((table.hp(0), table.hand_size(2)), (2, 1));
    table.skill(0, Skill::Rende);
    table.card(0, "slash_s10");
    table.card(0, "jink_h2");
    table.card(0, "jink_d2");
    table.at(0, 1);
    assert_eq!(table.hp(0), 2, "only the third card heals");
    assert!(!table.can_use(0, Skill::Rende), "there is nothing left to give");
}

#[test]
fn rende_shows_the_hidden_general() {
    let mut table = Table::hidden(&pairs(&["liubei", "guanyu"], 3));
    table.hand(0, &["slash_s5"]);
    table.skill(0, Skill::Rende);
    table.card(0, "slash_s5");
    table.at(0, 1);
    assert_eq!(table.player(0).shown, [true, false]);
    assert!(table.holds(1, "slash_s5"));
}

#[test]
fn the_cards_picked_for_a_skill_are_paid_before_the_reward_for_showing_is_asked() {
    let mut table = Table::hidden(&pairs(&["liubei", "guanyu"], 3));
    table.show_one(0, Place::Deputy);
    table.hand(0, &["slash_s5"]);
    table.skill(0, Skill::Rende);
    table.card(0, "slash_s5");
    table.at(0, 1);
    assert_eq!(table.question(0), "reward");
    assert!(table.holds(1, "slash_s5"));
    table.choose(0, Choice::Draw);
    let half = 1;
    assert_eq!((table.question(0).as_str(), table.hand_size(0)), ("play", 2 + half));
}

// Guan Yu

#[test]
fn wusheng_makes_a_slash_of_a_red_card_of_hand_or_equipment() {
    let mut table = first("guanyu", "liubei");
    table.hand(0, &["peach_h4", "jink_h2", "duel_sa"]);
    table.wear(0, &["chitu_h5"]);
    table.skill(0, Skill::Wusheng);
    assert!(takes(&table, 0, "peach_h4") && takes(&table, 0, "chitu_h5"));
    assert!(!takes(&table, 0, "duel_sa"), "black cards are none");
    table.card(0, "chitu_h5");
    table.at(0, 1);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    assert!(table.is_discarded("chitu_h5"));
    assert!(!table.can_use(0, Skill::Wusheng), "it counts as the Slash of the phase");
}

#[test]
fn wusheng_answers_and_shows_the_hidden_general() {
    let mut table = second_hidden("guanyu", "liubei");
    table.hand(0, &["savage_assault_sk"]);
    table.hand(1, &["peach_h4"]);
    table.card(0, "savage_assault_sk");
    wait_for(&mut table, 1, Skill::Wusheng);
    table.skill(1, Skill::Wusheng);
    table.card(1, "peach_h4");
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp);
    assert_eq!(table.player(1).shown, [true, false]);
}

// Zhang Fei

#[test]
fn paoxiao_has_no_limit_and_shows_the_general_with_the_second_slash() {
    let mut table = Table::hidden(&pairs(&["zhangfei", "liubei"], 3));
    table.hand(0, &["slash_s5", "slash_s7", "slash_s9"]);
    table.use_on(0, "slash_s5", 1);
    table.until(&[0]);
    assert!(!table.player(0).is_shown());
    table.use_on(0, "slash_s7", 1);
    table.until(&[0]);
    assert_eq!(table.player(0).shown, [true, false]);
    assert!(table.can_card(0, "slash_s9"));
}

// Zhuge Liang

#[test]
fn guanxing_puts_cards_on_top_and_under_the_pile_in_order() {
    let mut table = second("zhugeliang", "guanyu");
    table.to(1, Phase::Start);
    table.top(&["peach_h4", "slash_s5", "slash_s7", "jink_h2"]);
    table.skill(1, Skill::Guanxing);
    table.card(1, "jink_h2");
    table.card(1, "slash_s5");
    table.done(1);
    table.card(1, "slash_s7");
    assert_eq!(table.question(1), "play");
    assert!(table.holds(1, "jink_h2") && table.holds(1, "slash_s5"), "those on top were drawn");
    let pile: Vec<_> = table.state.pile.iter().copied().collect();
    assert_eq!(pile[1], table.no("slash_s7"));
    assert_eq!(pile[0], table.no("peach_h4"), "it is the last of all");
}

#[test]
fn guanxing_can_be_declined_and_shows_nothing_then() {
    let mut table = second_hidden("zhugeliang", "guanyu");
    table.to(1, Phase::Start);
    wait_for(&mut table, 1, Skill::Guanxing);
    table.pass(1);
    table.to(1, Phase::Play);
    assert_eq!(table.used(Skill::Guanxing), 0);
    assert!(!table.player(1).is_shown());
}

#[test]
fn kongcheng_cancels_slash_and_duel_only_without_hand_cards() {
    let mut table = second("zhugeliang", "guanyu");
    table.hand(0, &["slash_s5", "duel_sa"]);
    table.use_on(0, "slash_s5", 1);
    table.until(&[0]);
    table.use_on(0, "duel_sa", 1);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp);
    assert_eq!(table.used(Skill::Kongcheng), 2);
    table.hand(0, &["duel_ca"]);
    table.hand(1, &["peach_h4"]);
    table.use_on(0, "duel_ca", 1);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

// Zhao Yun

#[test]
fn longdan_turns_dodges_into_slashes_and_slashes_into_dodges() {
    let mut table = first("zhaoyun", "liubei");
    table.hand(0, &["jink_h2", "peach_h4"]);
    table.skill(0, Skill::Longdan);
    assert!(!takes(&table, 0, "peach_h4"));
    table.card(0, "jink_h2");
    table.at(0, 1);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);

    let mut table = second("zhaoyun", "liubei");
    table.hand(0, &["slash_s5"]);
    table.hand(1, &["fire_slash_h4"]);
    table.use_on(0, "slash_s5", 1);
    wait_for(&mut table, 1, Skill::Longdan);
    table.skill(1, Skill::Longdan);
    table.card(1, "fire_slash_h4");
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp);
}

// Ma Chao

#[test]
fn mashu_machao_brings_others_nearer_and_a_hidden_one_is_shown_for_it() {
    let table = first("machao", "liubei");
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 1);
    assert_eq!(table.rules.distance(&table.state, seat(2), seat(0)), 2);

    let mut table = Table::hidden(&pairs(&["liubei", "machao"], 3));
    table.hand(0, &["slash_s5"]);
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 2);
    table.card(0, "slash_s5");
    let near = table.rules.check(&table.state, seat(0), &Action::Seat { seat: seat(1) });
    let far = table.rules.check(&table.state, seat(0), &Action::Seat { seat: seat(2) });
    assert_ne!(
        near.expect("it is possible"),
        far.expect("it is possible, too"),
        "it is said what it shows"
    );
    table.at(0, 2);
    assert!(comes_up(&mut table, 0, Skill::Tieqi), "the other skill of the general, shown now");
    table.pass(0);
    assert_eq!(table.player(0).shown, [false, true]);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
}

#[test]
fn mashu_machao_stays_hidden_when_it_is_not_needed() {
    let mut table = Table::hidden(&pairs(&["liubei", "machao"], 3));
    table.hand(0, &["slash_s5"]);
    table.use_on(0, "slash_s5", 1);
    assert!(comes_up(&mut table, 0, Skill::Tieqi));
    table.pass(0);
    assert!(!table.player(0).is_shown());
}

#[test]
fn tieqi_leaves_no_dodge_after_a_red_judgement() {
    for (judged, hit) in [("peach_h4", true), ("slash_s9", false), ("slash_c2", false)] {
        let mut table = first("machao", "liubei");
        table.hand(0, &["slash_s5"]);
        table.hand(1, &["jink_h2"]);
        table.card(0, "slash_s5");
        table.at(0, 1);
        table.top(&[judged]);
        table.skill(0, Skill::Tieqi);
        table.until(&[0, 1]);
        assert_eq!(table.asked() == Some(seat(1)), !hit, "after {judged}");
        if !hit {
            table.card(1, "jink_h2");
        }
        assert_eq!(table.hp(1), table.player(1).max_hp - i8::from(hit));
    }
}

#[test]
fn tieqi_can_be_declined() {
    let mut table = first("machao", "liubei");
    table.hand(0, &["slash_s5"]);
    table.hand(1, &["jink_h2"]);
    table.card(0, "slash_s5");
    table.at(0, 1);
    table.pass(0);
    table.card(1, "jink_h2");
    assert_eq!((table.used(Skill::Tieqi), table.hp(1)), (0, table.player(1).max_hp));
}

// Huang Yueying

#[test]
fn jizhi_draws_for_a_trick_but_not_for_one_that_lies_or_is_made() {
    let mut table = first("huangyueying", "wolong");
    table.hand(0, &["ex_nihilo_h7", "indulgence_h6", "peach_h4", "fire_attack_h2"]);
    table.card(0, "ex_nihilo_h7");
    table.skill(0, Skill::Jizhi);
    table.nobody_nullifies();
    assert_eq!(table.hand_size(0), 3 + 1 + 2);
    table.card(0, "indulgence_h6");
    table.at(0, 1);
    assert!(!comes_up(&mut table, 0, Skill::Jizhi), "it takes effect later");
    table.hand(1, &["slash_s5"]);
    table.skill(0, Skill::Huoji);
    table.card(0, "peach_h4");
    table.at(0, 1);
    assert!(!comes_up(&mut table, 0, Skill::Jizhi), "it is made of another card");
    table.skill(0, Skill::Huoji);
    table.card(0, "fire_attack_h2");
    table.at(0, 1);
    assert!(comes_up(&mut table, 0, Skill::Jizhi), "made of one of its name it is what it is");
}

#[test]
fn jizhi_draws_for_a_nullification() {
    let mut table = second_hidden("huangyueying", "guanyu");
    table.hand(0, &["ex_nihilo_h7"]);
    table.hand(1, &["nullification_sj"]);
    table.card(0, "ex_nihilo_h7");
    table.card(1, "nullification_sj");
    wait_for(&mut table, 1, Skill::Jizhi);
    table.skill(1, Skill::Jizhi);
    table.until(&[0]);
    assert_eq!((table.hand_size(0), table.hand_size(1)), (0, 1));
    assert!(table.player(1).shown[0]);
}

#[test]
fn qicai_reaches_everybody_with_tricks_and_is_shown_for_it() {
    let mut table = Table::hidden(&pairs(&["huangyueying", "guanyu"], 3));
    table.hand(0, &["snatch_s3"]);
    table.hand(2, &["peach_h4"]);
    table.use_on(0, "snatch_s3", 2);
    table.until(&[0]);
    while table.question(0) != "pick_card_of" {
        table.let_go();
    }
    table.act(0, Action::Blind);
    assert!(table.holds(0, "peach_h4"));
    assert!(table.player(0).shown[0]);
}

// Huang Zhong

#[test]
fn liegong_leaves_no_dodge_to_many_or_few_cards() {
    for (held, able) in [(1, true), (2, false), (3, false), (4, true)] {
        let mut table = first("huangzhong", "liubei");
        table.hand(0, &["slash_s5"]);
        table.hand(1, &["jink_h2", "jink_d2", "jink_d3", "jink_d6"][..held]);
        table.card(0, "slash_s5");
        table.at(0, 1);
        assert_eq!(table.can_use(0, Skill::Liegong), able, "with {held} cards");
        if able {
            table.skill(0, Skill::Liegong);
            assert_eq!(table.hp(1), table.player(1).max_hp - 1);
        }
    }
}

// Wei Yan

#[test]
fn kuanggu_heals_for_each_point_of_near_damage() {
    let mut table = first("weiyan", "liubei");
    table.set_hp(0, 1);
    table.hand(0, &["analeptic_s9", "slash_s5"]);
    table.card(0, "analeptic_s9");
    table.use_on(0, "slash_s5", 1);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 2);
    assert_eq!(table.hp(0), 3);
}

#[test]
fn kuanggu_does_not_heal_for_far_damage() {
    let mut table = first("weiyan", "liubei");
    table.set_hp(0, 1);
    table.hand(0, &["slash_s5"]);
    table.wear(0, &["kylin_bow_h5"]);
    table.use_on(0, "slash_s5", 2);
    table.until(&[0]);
    assert_eq!((table.hp(2), table.hp(0)), (table.player(2).max_hp - 1, 1));
}

#[test]
fn kuanggu_of_a_hidden_general_is_the_owners_choice() {
    for used in [true, false] {
        let mut table = Table::hidden(&pairs(&["weiyan", "liubei"], 3));
        table.set_hp(0, 1);
        table.hand(0, &["slash_s5"]);
        table.use_on(0, "slash_s5", 1);
        wait_for(&mut table, 0, Skill::Kuanggu);
        if used {
            table.skill(0, Skill::Kuanggu)
        } else {
            table.pass(0)
        }
        assert_eq!((table.hp(0), table.player(0).shown[0]), (1 + i8::from(used), used));
    }
}

// Pang Tong

#[test]
fn lianhuan_makes_an_iron_chain_of_a_club_or_recasts_it() {
    let mut table = first("pangtong", "liubei");
    table.hand(0, &["slash_c2", "slash_c3", "slash_s5"]);
    table.wear(0, &["dilu_c5"]);
    table.skill(0, Skill::Lianhuan);
    assert!(!takes(&table, 0, "slash_s5") && !takes(&table, 0, "dilu_c5"));
    table.card(0, "slash_c2");
    table.at(0, 1);
    table.at(0, 2);
    table.nobody_nullifies();
    assert!(table.player(1).chained && table.player(2).chained);
    let card = table.no("slash_c3").card();
    table.act(0, Action::Recast { card });
    assert!(table.is_discarded("slash_c3"));
    assert_eq!(table.hand_size(0), 2);
    assert_eq!(table.used(Skill::Lianhuan), 2);
}

#[test]
fn niepan_gives_up_everything_and_rises_with_three() {
    let mut table = second("pangtong", "guanyu");
    table.set_hp(1, 1);
    table.state.players[1].chained = true;
    table.state.players[1].turned = true;
    table.hand(0, &["slash_s5"]);
    table.hand(1, &["peach_h4"]);
    table.wear(1, &["spear_sq"]);
    table.delay(1, "indulgence_h6", Kind::Indulgence);
    table.use_on(0, "slash_s5", 1);
    wait_for(&mut table, 1, Skill::Niepan);
    table.skill(1, Skill::Niepan);
    table.until(&[0]);
    let player = table.player(1);
    assert!(player.alive && !player.chained && !player.turned);
    assert_eq!((player.hp, player.hand.len(), player.judging.len()), (3, 3, 0));
    assert!(["peach_h4", "spear_sq", "indulgence_h6"].iter().all(|name| table.is_discarded(name)));
    assert!(player.spent_for_good.contains(&Skill::Niepan));
}

#[test]
fn niepan_works_once_a_game() {
    let mut table = second("pangtong", "guanyu");
    table.state.players[1].spent_for_good.push(Skill::Niepan);
    table.set_hp(1, 1);
    table.hand(0, &["slash_s5"]);
    table.use_on(0, "slash_s5", 1);
    assert!(!comes_up(&mut table, 1, Skill::Niepan));
    assert!(!table.player(1).alive);
}

// The Sleeping Dragon

#[test]
fn bazhen_is_the_eight_diagram_of_who_wears_no_armour() {
    for (judged, hurt) in [("peach_h4", 0), ("slash_s9", 1)] {
        let mut table = second("wolong", "guanyu");
        table.hand(0, &["slash_s5"]);
        table.use_on(0, "slash_s5", 1);
        table.top(&[judged]);
        table.skill(1, Skill::Bazhen);
        table.until(&[0]);
        assert_eq!(table.hp(1), table.player(1).max_hp - hurt, "after {judged}");
    }
    let mut table = second("wolong", "guanyu");
    table.wear(1, &["vine_c2"]);
    table.hand(0, &["archery_attack_ha", "fire_slash_h4"]);
    table.use_on(0, "fire_slash_h4", 1);
    assert!(!comes_up(&mut table, 1, Skill::Bazhen), "there is armour");
}

#[test]
fn bazhen_need_not_be_used_and_is_no_help_against_a_sword_that_ignores_armour() {
    let mut table = second("wolong", "guanyu");
    table.hand(0, &["slash_s5"]);
    table.use_on(0, "slash_s5", 1);
    table.pass(1);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);

    let mut table = second("wolong", "guanyu");
    table.wear(0, &["qinggang_sword_s6"]);
    table.hand(0, &["slash_s5"]);
    table.use_on(0, "slash_s5", 1);
    assert!(!comes_up(&mut table, 1, Skill::Bazhen));
}

#[test]
fn huoji_makes_a_fire_attack_of_a_red_hand_card() {
    let mut table = first("wolong", "liubei");
    table.hand(0, &["peach_h4", "jink_h2", "slash_s5"]);
    table.hand(1, &["peach_h6"]);
    table.skill(0, Skill::Huoji);
    assert!(!takes(&table, 0, "slash_s5"));
    table.card(0, "peach_h4");
    table.at(0, 1);
    table.nobody_nullifies();
    table.card(1, "peach_h6");
    table.card(0, "jink_h2");
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn kanpo_makes_a_nullification_of_a_black_hand_card() {
    let mut table = second_hidden("wolong", "guanyu");
    table.hand(0, &["ex_nihilo_h7"]);
    table.hand(1, &["slash_s5", "peach_h4"]);
    table.card(0, "ex_nihilo_h7");
    table.skill(1, Skill::Kanpo);
    assert!(!takes(&table, 1, "peach_h4"));
    table.card(1, "slash_s5");
    table.until(&[0]);
    assert_eq!(table.hand_size(0), 0);
    assert!(table.player(1).shown[0] && table.is_discarded("slash_s5"));
}

// Liu Shan

#[test]
fn xiangle_makes_a_slash_cost_a_basic_card() {
    for pays in [true, false] {
        let mut table = second("liushan", "guanyu");
        table.hand(0, &["slash_s5", "peach_h4", "duel_sa"]);
        table.use_on(0, "slash_s5", 1);
        assert_eq!(table.question(0), "pick_cards");
        assert!(!takes(&table, 0, "duel_sa"));
        if pays {
            table.card(0, "peach_h4")
        } else {
            table.pass(0)
        }
        table.until(&[0]);
        assert_eq!(table.hp(1), table.player(1).max_hp - i8::from(pays));
        assert_eq!(table.is_discarded("peach_h4"), pays);
    }
}

#[test]
fn fangquan_skips_play_and_gives_an_extra_turn() {
    let mut table = second("liushan", "guanyu");
    table.pass(0);
    wait_for(&mut table, 1, Skill::Fangquan);
    table.skill(1, Skill::Fangquan);
    table.hand(1, &["peach_h4"]);
    wait_for(&mut table, 1, Skill::Fangquan);
    assert_ne!(table.state.phase, Some(Phase::Play));
    table.skill(1, Skill::Fangquan);
    table.card(1, "peach_h4");
    table.at(1, 3);
    assert!(table.is_discarded("peach_h4"));
    assert_eq!(table.state.current, seat(3));
    table.to(2, Phase::Play);
    assert_eq!(table.state.current, seat(2), "then it goes on after Liu Shan");
}

#[test]
fn fangquan_can_be_declined_and_brings_nothing_then() {
    let mut table = second("liushan", "guanyu");
    table.pass(0);
    wait_for(&mut table, 1, Skill::Fangquan);
    table.pass(1);
    assert_eq!(table.question(1), "play");
    table.pass(1);
    while table.state.current == seat(1) {
        assert!(!table.can_use(1, Skill::Fangquan));
        table.let_go();
    }
}

// Meng Huo and Zhu Rong

#[test]
fn huoshou_is_untouched_by_savage_assault_and_is_the_source_of_its_damage() {
    let mut table = second("menghuo", "guanyu");
    table.hand(0, &["savage_assault_sk"]);
    table.card(0, "savage_assault_sk");
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
    let sources: Vec<_> = table
        .events()
        .filter_map(|event| match event {
            Event::DamageDone { source, .. } => Some(*source),
            _ => None,
        })
        .collect();
    assert_eq!(sources, [Some(seat(1)), Some(seat(1))]);
}

#[test]
fn huoshou_does_not_change_his_own_savage_assault() {
    let mut table = first("menghuo", "guanyu");
    table.hand(0, &["savage_assault_sk"]);
    table.card(0, "savage_assault_sk");
    table.until(&[0]);
    assert_eq!(table.used(Skill::Huoshou), 0);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn zaiqi_heals_by_hearts_and_keeps_the_rest_instead_of_drawing() {
    let mut table = second("menghuo", "guanyu");
    let max = table.player(1).max_hp;
    table.set_hp(1, max - 3);
    table.to(1, Phase::Draw);
    table.top(&["peach_h4", "slash_s5", "jink_h2"]);
    table.skill(1, Skill::Zaiqi);
    assert_eq!(table.hp(1), max - 1);
    assert!(table.is_discarded("peach_h4") && table.is_discarded("jink_h2"));
    table.to(1, Phase::Play);
    assert!(table.holds(1, "slash_s5"));
    assert_eq!(table.hand_size(1), 1, "the draw is given up");
}

#[test]
fn zaiqi_needs_a_wound() {
    let mut table = second("menghuo", "guanyu");
    table.to(1, Phase::Play);
    assert_eq!((table.used(Skill::Zaiqi), table.hand_size(1)), (0, 2));
}

#[test]
fn juxiang_is_untouched_by_savage_assault_and_takes_it() {
    let mut table = second("zhurong", "guanyu");
    table.hand(0, &["savage_assault_sk"]);
    table.card(0, "savage_assault_sk");
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp);
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);
    assert!(table.holds(1, "savage_assault_sk"));
}

#[test]
fn juxiang_of_a_hidden_general_can_be_left() {
    let mut table = second_hidden("zhurong", "guanyu");
    table.hand(0, &["savage_assault_sk"]);
    table.card(0, "savage_assault_sk");
    wait_for(&mut table, 1, Skill::Juxiang);
    table.pass(1);
    assert!(comes_up(&mut table, 1, Skill::Juxiang), "the card itself can still be taken");
    table.skill(1, Skill::Juxiang);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    assert!(table.holds(1, "savage_assault_sk"));
}

#[test]
fn lieren_fights_by_points_for_a_card() {
    for (own, wins) in [("jink_hk", true), ("jink_h2", false)] {
        let mut table = first("zhurong", "liubei");
        table.hand(0, &["slash_s5", own]);
        table.hand(1, &["jink_d2", "peach_h4"]);
        table.wear(1, &["spear_sq"]);
        table.use_on(0, "slash_s5", 1);
        table.until(&[1]);
        table.pass(1);
        table.skill(0, Skill::Lieren);
        table.card(0, own);
        table.card(1, "jink_d2");
        assert_eq!(table.question(0) == "pick_card_of", wins, "with {own} against a 2");
        if wins {
            table.card(0, "spear_sq");
            assert!(table.holds(0, "spear_sq"));
        }
        assert!(table.is_discarded(own) && table.is_discarded("jink_d2"));
    }
}

// Lady Gan

#[test]
fn shushen_lets_kin_draw_for_each_point_recovered() {
    let mut table = Table::shown(&pairs(&["ganfuren", "weiyan", "liubei", "guanyu"], 2));
    table.set_hp(0, 1);
    table.hand(0, &["analeptic_s9", "slash_s5"]);
    table.card(0, "analeptic_s9");
    table.use_on(0, "slash_s5", 3);
    wait_for(&mut table, 0, Skill::Shushen);
    assert_eq!(table.hp(0), 3);
    table.skill(0, Skill::Shushen);
    assert!(
        !table.actions(0).contains(&Action::Seat { seat: seat(2) }),
        "only the own kingdom draws"
    );
    table.at(0, 1);
    assert_eq!(table.hand_size(1), 1);
    table.at(0, 1);
    assert_eq!(table.hand_size(1), 2);
    assert_eq!(table.question(0), "play");
}

#[test]
fn shushen_of_a_hidden_general_knows_the_kingdom_she_would_take() {
    let mut table = Table::hidden(&pairs(&["ganfuren", "weiyan", "liubei", "guanyu"], 2));
    table.show(1);
    table.set_hp(0, 1);
    table.hand(0, &["peach_h4"]);
    table.card(0, "peach_h4");
    table.skill(0, Skill::Shushen);
    table.at(0, 1);
    assert_eq!((table.hand_size(1), table.player(0).shown), (1, [true, false]));

    let mut table = Table::hidden(&pairs(&["ganfuren", "weiyan", "liubei", "guanyu"], 2));
    table.set_hp(0, 1);
    table.hand(0, &["peach_h4"]);
    table.card(0, "peach_h4");
    assert!(!comes_up(&mut table, 0, Skill::Shushen), "nobody of Shu is shown");
}

#[test]
fn shenzhi_trades_the_hand_for_a_point_of_health() {
    for (cards, heals) in [(2, true), (1, false)] {
        let mut table = second("ganfuren", "guanyu");
        table.set_hp(1, 2);
        table.to(1, Phase::Start);
        table.hand(1, &["slash_s5", "slash_s7"][..cards]);
        wait_for(&mut table, 1, Skill::Shenzhi);
        table.skill(1, Skill::Shenzhi);
        assert_eq!(table.hp(1), 2 + i8::from(heals), "after {cards} cards");
        assert!(table.is_discarded("slash_s5"));
    }
}

// Jiang Wei

#[test]
fn tiaoxin_takes_a_slash_or_a_card() {
    let mut table = first("jiangwei", "liubei");
    table.hand(1, &["slash_s5"]);
    table.skill(0, Skill::Tiaoxin);
    assert!(
        !table.actions(0).contains(&Action::Seat { seat: seat(2) }),
        "he cannot reach Jiang Wei"
    );
    table.at(0, 1);
    assert_eq!(table.question(1), "must_slash");
    table.card(1, "slash_s5");
    table.at(1, 0);
    table.until(&[0]);
    assert_eq!(table.hp(0), table.player(0).max_hp - 1);
    assert!(!table.can_use(0, Skill::Tiaoxin), "once a phase");

    let mut table = first("jiangwei", "liubei");
    table.hand(1, &["slash_s5"]);
    table.skill(0, Skill::Tiaoxin);
    table.at(0, 1);
    table.pass(1);
    table.act(0, Action::Blind);
    assert!(table.is_discarded("slash_s5"));
    assert_eq!(table.hp(0), table.player(0).max_hp);
}

#[test]
fn yizhi_gives_guanxing_to_the_deputy_alone() {
    let mut table = second("guanyu", "jiangwei");
    table.to(1, Phase::Start);
    table.skill(1, Skill::Guanxing);
    assert_eq!(
        table.actions(1).iter().filter(|action| matches!(action, Action::Card { .. })).count(),
        4
    );

    let mut table = second("jiangwei", "guanyu");
    table.to(1, Phase::Play);
    assert!(!table.player(1).has(Skill::Guanxing), "as head he has Tianfu instead");
}

#[test]
fn yizhi_lets_zhuge_liang_look_at_five() {
    let mut table = second("zhugeliang", "jiangwei");
    table.to(1, Phase::Start);
    table.skill(1, Skill::Guanxing);
    assert_eq!(
        table.actions(1).iter().filter(|action| matches!(action, Action::Card { .. })).count(),
        5
    );
}

#[test]
fn tianfu_gives_kanpo_while_the_queue_has_the_turn() {
    let mut table = Table::shown(&pairs(&["jiangwei", "guanyu", "zhangfei", "huangzhong"], 2));
    table.to(1, Phase::Play);
    table.hand(0, &["slash_s5", "peach_h4"]);
    table.hand(1, &["ex_nihilo_h7"]);
    table.card(1, "ex_nihilo_h7");
    table.skill(0, Skill::Tianfu);
    assert!(!takes(&table, 0, "peach_h4"));
    table.card(0, "slash_s5");
    table.until(&[1]);
    assert_eq!(table.hand_size(1), 0);

    table.to(2, Phase::Play);
    table.hand(0, &["slash_s5"]);
    table.hand(2, &["ex_nihilo_h7"]);
    table.card(2, "ex_nihilo_h7");
    assert!(
        table.asked() == Some(seat(0)) && !table.can_use(0, Skill::Tianfu),
        "he is in no queue"
    );
}

#[test]
fn tianfu_needs_four_players() {
    let mut table = Table::shown(&pairs(&["jiangwei", "guanyu", "zhangfei", "huangzhong"], 1));
    table.to(1, Phase::Play);
    table.hand(0, &["slash_s5"]);
    table.hand(1, &["ex_nihilo_h7"]);
    table.card(1, "ex_nihilo_h7");
    assert!(!table.can_use(0, Skill::Tianfu));
}

#[test]
fn tianfu_calls_a_hidden_neighbour_into_the_queue() {
    let generals = [
        "jiangwei",
        "guanyu",
        "zhangfei",
        "huangzhong",
        "sunquan",
        "ganning",
        "xuhuang",
        "dianwei",
    ];
    let mut table = Table::hidden(&generals);
    table.show(0);
    table.skill(0, Skill::Tianfu);
    assert_eq!(table.question(1), "join_formation");
    table.choose(1, Choice::Deputy);
    assert!(table.player(1).shown[1] && !table.player(1).shown[0]);
    assert_eq!(table.question(2), "join_formation", "the queue could go on behind him");
    table.pass(2);
    assert_eq!(table.question(3), "join_formation", "and on the other side");
    table.pass(3);
    assert_eq!(table.asked(), Some(seat(0)));
    assert!(table.can_use(0, Skill::Tianfu), "somebody has come, so he can call again");

    let mut table = Table::hidden(&generals);
    table.show(0);
    table.skill(0, Skill::Tianfu);
    table.pass(1);
    table.pass(3);
    assert!(!table.can_use(0, Skill::Tianfu), "nobody has come");
}

// Jiang Wan and Fei Yi

#[test]
fn shengxi_draws_two_after_a_peaceful_play_phase() {
    let mut table = first("jiangwanfeiyi", "guanyu");
    table.pass(0);
    table.skill(0, Skill::Shengxi);
    assert_eq!(table.hand_size(0), 2);

    let mut table = first("jiangwanfeiyi", "guanyu");
    table.hand(0, &["slash_s5"]);
    table.use_on(0, "slash_s5", 1);
    table.until(&[0]);
    table.pass(0);
    assert!(!table.can_use(0, Skill::Shengxi), "somebody was hurt");
}

#[test]
fn shoucheng_brings_a_card_to_kin_who_lose_their_last_outside_their_turn() {
    let mut table = Table::shown(&[
        "sunquan",
        "ganning",
        "zhangfei",
        "guanyu",
        "jiangwanfeiyi",
        "huangzhong",
        "xuhuang",
        "dianwei",
    ]);
    table.hand(0, &["slash_s5"]);
    table.hand(1, &["jink_h2"]);
    table.use_on(0, "slash_s5", 1);
    table.card(1, "jink_h2");
    table.skill(2, Skill::Shoucheng);
    assert_eq!(table.hand_size(1), 1);
}

#[test]
fn shoucheng_is_not_for_ones_own_turn_nor_for_other_kingdoms() {
    let mut table = first("jiangwanfeiyi", "guanyu");
    table.hand(0, &["slash_s5"]);
    table.hand(1, &["jink_h2"]);
    table.card(0, "slash_s5");
    table.at(0, 1);
    assert!(!table.can_use(0, Skill::Shoucheng));
    table.card(1, "jink_h2");
    assert!(!comes_up(&mut table, 0, Skill::Shoucheng));
}

// Lord Liu Bei

#[test]
fn zhangwu_takes_dragon_and_phoenix_from_the_equipment_of_others() {
    let mut table = with_lord("guanyu", "zhangfei");
    table.hand(0, &["dragon_phoenix_s2"]);
    table.card(0, "dragon_phoenix_s2");
    table.until(&[0]);
    assert!(table.holds(1, "dragon_phoenix_s2"));
}

#[test]
fn zhangwu_takes_dragon_and_phoenix_from_the_discard_pile() {
    let mut table = with_lord("guanyu", "zhangfei");
    table.wear(2, &["dragon_phoenix_s2"]);
    table.hand(0, &["dismantlement_s3"]);
    table.card(0, "dismantlement_s3");
    table.at(0, 2);
    table.nobody_nullifies();
    table.card(0, "dragon_phoenix_s2");
    table.until(&[0]);
    assert!(table.holds(1, "dragon_phoenix_s2"));
}

#[test]
fn zhangwu_puts_a_lost_dragon_and_phoenix_under_the_pile_and_draws_two() {
    let mut table = with_lord("guanyu", "zhangfei");
    table.wear(1, &["dragon_phoenix_s2"]);
    table.hand(0, &["snatch_s3"]);
    table.use_on(0, "snatch_s3", 1);
    table.card(0, "dragon_phoenix_s2");
    table.until(&[0]);
    assert!(!table.holds(0, "dragon_phoenix_s2") && !table.wears(1, "dragon_phoenix_s2"));
    assert_eq!(table.state.pile.first(), Some(&table.no("dragon_phoenix_s2")));
    assert_eq!(table.hand_size(1), 2);
}

#[test]
fn zhangwu_lets_the_lord_wear_it_and_replaces_it_under_the_pile() {
    let mut table = Table::shown(&pairs(&["lord_liubei", "guanyu"], 3));
    table.hand(0, &["dragon_phoenix_s2", "spear_sq"]);
    table.card(0, "dragon_phoenix_s2");
    table.until(&[0]);
    assert!(table.wears(0, "dragon_phoenix_s2"));
    assert_eq!(table.used(Skill::Zhangwu), 0);
    table.card(0, "spear_sq");
    table.until(&[0]);
    assert!(table.wears(0, "spear_sq"));
    assert_eq!(table.state.pile.first(), Some(&table.no("dragon_phoenix_s2")));
    assert_eq!(table.hand_size(0), 2);
}

#[test]
fn zhangwu_does_not_disturb_a_fight_by_points() {
    let mut table = Table::shown(&[
        "zhurong",
        "guanyu",
        "sunquan",
        "ganning",
        "lord_liubei",
        "huangyueying",
        "xuhuang",
        "dianwei",
    ]);
    table.hand(0, &["slash_s5", "jink_hk"]);
    table.hand(1, &["dragon_phoenix_s2"]);
    table.use_on(0, "slash_s5", 1);
    table.pass(1);
    table.skill(0, Skill::Lieren);
    table.wear(1, &["dilu_c5"]);
    table.card(0, "jink_hk");
    table.card(1, "dragon_phoenix_s2");
    table.until(&[0]);
    assert_eq!(table.question(0), "pick_card_of", "it is won all the same");
    assert!(table.holds(2, "dragon_phoenix_s2"));
}

#[test]
fn shouyue_lends_wusheng_any_card() {
    let mut table = with_lord("guanyu", "zhangfei");
    table.hand(0, &["duel_sa"]);
    table.skill(0, Skill::Wusheng);
    assert!(takes(&table, 0, "duel_sa"));
}

#[test]
fn shouyue_lends_paoxiao_that_armour_is_ignored() {
    let mut table = with_lord("zhangfei", "guanyu");
    table.hand(0, &["slash_s5"]);
    table.wear(3, &["renwang_shield_c2"]);
    table.use_on(0, "slash_s5", 3);
    table.until(&[0]);
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);

    let mut table = first("zhangfei", "guanyu");
    table.hand(0, &["slash_s5"]);
    table.wear(3, &["renwang_shield_c2"]);
    table.use_on(0, "slash_s5", 3);
    table.until(&[0]);
    assert_eq!(table.hp(3), table.player(3).max_hp, "without the lord it is not");
}

#[test]
fn shouyue_lends_longdan_a_card_for_each_use_and_answer() {
    let mut table = with_lord("zhaoyun", "guanyu");
    table.hand(0, &["jink_h2"]);
    table.skill(0, Skill::Longdan);
    table.card(0, "jink_h2");
    table.at(0, 3);
    table.until(&[0]);
    assert_eq!(table.hand_size(0), 1);

    let mut table = with_lord("zhaoyun", "guanyu");
    table.to(3, Phase::Play);
    table.hand(0, &["slash_s7"]);
    table.hand(3, &["slash_s5"]);
    table.use_on(3, "slash_s5", 0);
    wait_for(&mut table, 0, Skill::Longdan);
    table.skill(0, Skill::Longdan);
    table.card(0, "slash_s7");
    assert_eq!((table.hand_size(0), table.hp(0)), (1, table.player(0).max_hp));
}

#[test]
fn shouyue_lends_liegong_a_longer_reach() {
    let table = with_lord("huangzhong", "guanyu");
    assert_eq!(table.rules.range(&table.state, seat(0)), 2);
    let table = first("huangzhong", "guanyu");
    assert_eq!(table.rules.range(&table.state, seat(0)), 1);
}

#[test]
fn shouyue_lends_tieqi_clubs() {
    for (judged, hit) in [("slash_c2", true), ("slash_s9", false)] {
        let mut table = with_lord("machao", "guanyu");
        table.hand(0, &["slash_s5"]);
        table.hand(3, &["jink_h2"]);
        table.card(0, "slash_s5");
        table.at(0, 3);
        table.top(&[judged]);
        table.skill(0, Skill::Tieqi);
        table.until(&[0, 3]);
        assert_eq!(table.asked() == Some(seat(0)), hit, "after {judged}");
    }
}

#[test]
fn shouyue_ends_with_the_lord_and_is_not_for_others() {
    let mut table = with_lord("huangzhong", "guanyu");
    table.state.players[1].alive = false;
    table.rules.restore(&mut table.state);
    assert_eq!(table.rules.range(&table.state, seat(0)), 1);
    let mut table = with_lord("huangzhong", "guanyu");
    table.state.players[0].kingdom = Some(hegemony::ids::Kingdom::Careerist);
    assert_eq!(table.rules.range(&table.state, seat(0)), 1);
}

#[test]
fn jizhao_fills_the_hand_and_trades_shouyue_for_rende() {
    let mut table = with_lord("huangzhong", "guanyu");
    table.to(2, Phase::Play);
    table.set_hp(1, 1);
    table.hand(1, &["slash_s7"]);
    table.hand(2, &["slash_s5"]);
    table.use_on(2, "slash_s5", 1);
    wait_for(&mut table, 1, Skill::Jizhao);
    table.skill(1, Skill::Jizhao);
    let lord = table.player(1);
    assert_eq!((lord.hp, lord.hand.len() as i8), (2, lord.max_hp));
    assert!(lord.has(Skill::Rende) && !lord.has(Skill::Shouyue) && lord.has(Skill::Zhangwu));
    assert!(!table.rules.lord_lends(&table.state, seat(0)));
    table.to(1, Phase::Play);
    assert!(table.can_use(1, Skill::Rende));
}

// Ma Dai

#[test]
fn mashu_madai_brings_others_nearer() {
    let table = first("madai", "liubei");
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 1);
}

#[test]
fn qianxi_bars_a_colour_of_somebody_near_until_the_turn_ends() {
    let mut table = second("madai", "guanyu");
    table.to(1, Phase::Start);
    table.top(&["peach_h4"]);
    table.skill(1, Skill::Qianxi);
    assert!(table.actions(1).contains(&Action::Seat { seat: seat(3) }), "mashu brings him near");
    table.at(1, 2);
    assert_eq!(table.mark(2, Mark::Qianxi), 1);
    table.to(1, Phase::Play);
    table.hand(1, &["slash_s5"]);
    table.hand(2, &["jink_h2"]);
    table.use_on(1, "slash_s5", 2);
    assert_eq!(table.question(2), "respond");
    assert!(!table.can_card(2, "jink_h2"));
    table.pass(2);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
    table.to(2, Phase::Play);
    assert_eq!(table.mark(2, Mark::Qianxi), 0);
}

// Lady Mi

#[test]
fn guixiu_draws_two_when_she_is_shown() {
    let mut table = Table::hidden(&pairs(&["liubei", "mifuren"], 3));
    table.to(3, Phase::Play);
    table.pass(3);
    table.to(0, Phase::Start);
    let before = table.hand_size(0);
    table.choose(0, Choice::Deputy);
    table.skill(0, Skill::Guixiu);
    assert_eq!(table.question(0), "play");
    assert_eq!(table.hand_size(0), before + 2 + 2, "by Guixiu and by the Draw phase");
}

#[test]
fn guixiu_is_for_her_alone_and_can_be_declined() {
    let mut table = Table::hidden(&pairs(&["guanyu", "mifuren"], 3));
    table.to(3, Phase::Play);
    table.pass(3);
    table.to(0, Phase::Start);
    table.choose(0, Choice::Head);
    assert!(!table.can_use(0, Skill::Guixiu));
    table.hand(0, &["peach_h4"]);
    table.to(0, Phase::Play);
    table.skill(0, Skill::Cunsi);
    table.at(0, 1);
    assert!(table.can_use(0, Skill::Guixiu), "Cunsi shows her");
    table.pass(0);
    assert_eq!(table.used(Skill::Guixiu), 0);
}

#[test]
fn cunsi_removes_her_heals_and_gives_yongjue_with_two_cards() {
    let mut table = first("mifuren", "guanyu");
    table.set_hp(0, 1);
    table.skill(0, Skill::Cunsi);
    table.at(0, 1);
    table.skill(0, Skill::Guixiu);
    assert_eq!(table.hp(0), 2);
    assert!(table.player(0).removed[Place::Head as usize]);
    assert!(!table.player(0).has(Skill::Guixiu) && !table.player(0).has(Skill::Cunsi));
    assert!(table.player(1).has(Skill::Yongjue));
    assert_eq!((table.hand_size(0), table.hand_size(1)), (0, 2));
}

#[test]
fn yongjue_gives_the_first_slash_of_a_play_phase_back() {
    let mut table = first("mifuren", "zhangfei");
    table.skill(0, Skill::Cunsi);
    table.at(0, 0);
    assert_eq!(table.hand_size(0), 0, "the owner draws nothing");
    table.hand(0, &["slash_s5"]);
    table.use_on(0, "slash_s5", 1);
    wait_for(&mut table, 0, Skill::Yongjue);
    table.skill(0, Skill::Yongjue);
    assert!(table.holds(0, "slash_s5"));
    table.use_on(0, "slash_s5", 1);
    assert!(!comes_up(&mut table, 0, Skill::Yongjue), "it is the second card now");
    assert!(table.is_discarded("slash_s5"));
}

#[test]
fn yongjue_is_for_kin_and_for_a_first_card_only() {
    let mut table = Table::shown(&pairs(&["mifuren", "zhangfei", "liubei", "guanyu"], 2));
    table.skill(0, Skill::Cunsi);
    table.at(0, 0);
    table.to(1, Phase::Play);
    table.hand(1, &["slash_s5"]);
    table.use_on(1, "slash_s5", 2);
    wait_for(&mut table, 0, Skill::Yongjue);
    table.skill(0, Skill::Yongjue);
    assert!(table.holds(1, "slash_s5"));
    table.to(2, Phase::Play);
    table.hand(2, &["slash_s7"]);
    table.use_on(2, "slash_s7", 3);
    while table.state.current == seat(2) {
        assert!(!table.can_use(0, Skill::Yongjue), "he is of another kingdom");
        table.let_go();
    }
}

// What the whole kingdom has in common

#[test]
fn a_card_of_the_equipment_does_not_bring_others_nearer_while_it_is_spent() {
    let mut table = first("guanyu", "liubei");
    table.hand(0, &["peach_h4"]);
    table.wear(0, &["chitu_h5"]);
    table.skill(0, Skill::Wusheng);
    table.card(0, "chitu_h5");
    assert!(
        table.actions(0).contains(&Action::Seat { seat: seat(1) }),
        "the neighbour is near anyhow"
    );
    assert!(!table.actions(0).contains(&Action::Seat { seat: seat(2) }));
}
