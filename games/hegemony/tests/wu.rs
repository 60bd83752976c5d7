//! What the generals of Wu do.

use crate::common::{Table, seat};
use engine::{Ctx, Rules};
use hegemony::ids::{Kind, Place};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::{Choice, Mark};
use hegemony::{Action, Event};

/// Others whose skills do not come up by themselves.
const OTHERS: [&str; 6] = ["dianwei", "xuhuang", "guanyu", "zhangfei", "yuanshao", "huatuo"];

/// These two sit in seat 0, shown.
fn first(head: &str, deputy: &str) -> Table {
    Table::shown(&pairs(head, deputy, 0))
}

/// These two sit in seat 1, shown, and seat 0 is in its Play phase.
fn second(head: &str, deputy: &str) -> Table {
    Table::shown(&pairs(head, deputy, 2))
}

fn pairs<'a>(head: &'a str, deputy: &'a str, at: usize) -> Vec<&'a str> {
    let mut generals = OTHERS.to_vec();
    generals.insert(at, deputy);
    generals.insert(at, head);
    generals
}

fn offers(table: &Table, n: u8, name: &str) -> bool {
    table.can_card(n, name)
}

fn offers_seat(table: &Table, n: u8, target: u8) -> bool {
    table.actions(n).contains(&Action::Seat { seat: seat(target) })
}

/// A Slash that nobody dodges.
fn slash(table: &mut Table, from: u8, name: &str, to: u8, stops: &[u8]) {
    table.use_on(from, name, to);
    table.until(stops);
}

#[test]
fn zhiheng_discards_up_to_the_most_health_and_draws_as_many() {
    let mut table = first("sunquan", "lvmeng");
    table.hand(0, &["slash_s7", "jink_h2", "peach_h4"]);
    table.wear(0, &["vine_c2"]);
    table.skill(0, Skill::Zhiheng);
    // In any order.
    table.card(0, "vine_c2");
    table.card(0, "slash_s7");
    table.done(0);
    assert_eq!(table.hand_size(0), 4);
    assert!(table.is_discarded("slash_s7") && table.is_discarded("vine_c2"));
    assert!(!table.can_use(0, Skill::Zhiheng));
}

#[test]
fn zhiheng_takes_no_more_than_the_most_health() {
    let mut table = first("sunquan", "lvmeng");
    let cards = ["slash_s7", "slash_s8_1", "jink_h2", "jink_hj", "peach_h4"];
    table.hand(0, &cards);
    table.skill(0, Skill::Zhiheng);
    for card in &cards[..4] {
        table.card(0, card);
    }
    assert!(table.holds(0, "peach_h4"));
    assert_eq!(table.hand_size(0), 5);
}

#[test]
fn zhiheng_shows_a_hidden_sun_quan() {
    let mut table = Table::hidden(&pairs("sunquan", "lvmeng", 0));
    table.hand(0, &["slash_s7"]);
    table.skill(0, Skill::Zhiheng);
    table.card(0, "slash_s7");
    assert_eq!(table.player(0).shown, [true, false]);
    assert!(table.player(0).kingdom.is_some());
}

#[test]
fn qixi_makes_a_dismantlement_of_a_black_card_also_of_equipment() {
    let mut table = first("ganning", "sunquan");
    table.hand(0, &["peach_h4", "slash_c2"]);
    table.wear(0, &["renwang_shield_c2"]);
    table.hand(1, &["jink_h2"]);
    table.skill(0, Skill::Qixi);
    assert!(offers(&table, 0, "slash_c2") && !offers(&table, 0, "peach_h4"));
    table.card(0, "renwang_shield_c2");
    table.at(0, 1);
    table.nobody_nullifies();
    table.act(0, Action::Blind);
    assert!(table.is_discarded("jink_h2") && table.is_discarded("renwang_shield_c2"));
}

#[test]
fn keji_skips_the_discard_phase_without_a_slash() {
    let mut table = first("lvmeng", "sunquan");
    let cards = ["slash_s7", "slash_s8_1", "jink_h2", "jink_hj", "peach_h4", "peach_h6"];
    table.hand(0, &cards);
    table.pass(0);
    table.skill(0, Skill::Keji);
    table.until(&[1]);
    assert_eq!(table.state.current, seat(1));
    assert_eq!(table.hand_size(0), 6);
}

#[test]
fn keji_can_be_declined() {
    let mut table = first("lvmeng", "sunquan");
    table.hand(0, &["slash_s7", "slash_s8_1", "jink_h2", "jink_hj", "peach_h4", "peach_h6"]);
    table.pass(0);
    table.pass(0);
    assert_eq!(table.question(0), "discard_down");
}

#[test]
fn keji_does_not_come_up_after_a_slash() {
    let mut table = first("lvmeng", "sunquan");
    table.hand(0, &["slash_s7", "slash_s8_1", "jink_h2", "jink_hj", "peach_h4", "peach_h6"]);
    slash(&mut table, 0, "slash_s7", 1, &[0]);
    table.pass(0);
    assert_eq!(table.question(0), "discard_down");
}

#[test]
fn kurou_loses_health_and_draws_two_as_often_as_one_likes() {
    let mut table = first("huanggai", "sunquan");
    table.skill(0, Skill::Kurou);
    table.skill(0, Skill::Kurou);
    assert_eq!(table.hp(0), table.player(0).max_hp - 2);
    assert_eq!(table.hand_size(0), 4);
}

#[test]
fn kurou_draws_nothing_for_the_dead() {
    let mut table = first("huanggai", "sunquan");
    table.set_hp(0, 1);
    table.skill(0, Skill::Kurou);
    assert!(!table.player(0).alive);
    assert_eq!(table.hand_size(0), 0);
}

#[test]
fn yingzi_zhouyu_draws_one_more() {
    let mut table = second("zhouyu", "sunquan");
    table.pass(0);
    table.until(&[1]);
    table.skill(1, Skill::YingziZhouyu);
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 3);
}

#[test]
fn yingzi_zhouyu_can_be_declined() {
    let mut table = second("zhouyu", "sunquan");
    table.pass(0);
    table.until(&[1]);
    assert!(table.can_use(1, Skill::YingziZhouyu));
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 2);
}

#[test]
fn fanjian_hurts_who_names_another_suit() {
    let mut table = first("zhouyu", "sunquan");
    table.hand(0, &["slash_s7"]);
    table.skill(0, Skill::Fanjian);
    table.at(0, 1);
    table.choose(1, Choice::Heart);
    assert!(table.holds(1, "slash_s7"));
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    assert!(table.events().any(|event| matches!(event, Event::CardShown { .. })));
    assert!(!table.can_use(0, Skill::Fanjian));
}

#[test]
fn fanjian_gives_the_card_to_who_names_its_suit() {
    let mut table = first("zhouyu", "sunquan");
    table.hand(0, &["slash_s7"]);
    table.skill(0, Skill::Fanjian);
    table.at(0, 1);
    table.choose(1, Choice::Spade);
    assert!(table.holds(1, "slash_s7"));
    assert_eq!(table.hp(1), table.player(1).max_hp);
}

#[test]
fn fanjian_needs_a_hand_card() {
    let table = first("zhouyu", "sunquan");
    assert!(!table.can_use(0, Skill::Fanjian));
}

#[test]
fn guose_makes_an_indulgence_of_a_diamond() {
    let mut table = first("daqiao", "sunquan");
    table.hand(0, &["jink_d2", "jink_h2"]);
    table.skill(0, Skill::Guose);
    assert!(!offers(&table, 0, "jink_h2"));
    table.card(0, "jink_d2");
    table.at(0, 1);
    table.until(&[0]);
    let before = table.player(1).judging.first().map(|delayed| delayed.kind);
    assert_eq!(before, Some(Kind::Indulgence));
}

#[test]
fn liuli_moves_a_slash_to_somebody_in_range() {
    let mut table = second("daqiao", "sunquan");
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["peach_h4"]);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    table.skill(1, Skill::Liuli);
    table.card(1, "peach_h4");
    assert!(!offers_seat(&table, 1, 0), "not who uses the Slash");
    assert!(!offers_seat(&table, 1, 3), "too far");
    table.at(1, 2);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
    assert!(table.is_discarded("peach_h4"));
}

#[test]
fn liuli_measures_the_range_without_a_weapon_that_is_discarded() {
    let mut table = second("daqiao", "sunquan");
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["peach_h4"]);
    table.wear(1, &["spear_sq"]);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    table.skill(1, Skill::Liuli);
    table.card(1, "spear_sq");
    assert!(offers_seat(&table, 1, 2) && !offers_seat(&table, 1, 3));
    table.at(1, 2);
    assert!(table.is_discarded("spear_sq"));
}

#[test]
fn liuli_reaches_as_far_as_the_weapon_that_stays() {
    let mut table = second("daqiao", "sunquan");
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["peach_h4"]);
    table.wear(1, &["spear_sq"]);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    table.skill(1, Skill::Liuli);
    table.card(1, "peach_h4");
    table.at(1, 3);
    table.until(&[0]);
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);
}

#[test]
fn liuli_can_be_declined_and_shows_da_qiao_when_used() {
    let mut table = Table::hidden(&pairs("daqiao", "sunquan", 2));
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["peach_h4"]);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    assert!(table.can_use(1, Skill::Liuli));
    table.pass(1);
    table.until(&[1]);
    assert_eq!(table.question(1), "respond");
    assert!(!table.player(1).is_shown());

    let mut table = Table::hidden(&pairs("daqiao", "sunquan", 2));
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["peach_h4"]);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    table.skill(1, Skill::Liuli);
    table.card(1, "peach_h4");
    table.at(1, 2);
    assert_eq!(table.player(1).shown, [true, false]);
}

#[test]
fn qianxun_is_no_target_of_snatch_or_indulgence() {
    let mut table = second("luxun", "sunquan");
    table.hand(0, &["snatch_s3", "indulgence_h6", "dismantlement_s3"]);
    table.hand(1, &["peach_h4"]);
    table.use_on(0, "snatch_s3", 1);
    assert!(table.holds(1, "peach_h4") && table.is_discarded("snatch_s3"));
    table.use_on(0, "indulgence_h6", 1);
    assert!(table.player(1).judging.is_empty() && table.is_discarded("indulgence_h6"));
    table.use_on(0, "dismantlement_s3", 1);
    table.act(0, Action::Blind);
    assert!(table.is_discarded("peach_h4"));
}

#[test]
fn qianxun_of_a_hidden_lu_xun_is_his_choice() {
    let mut table = Table::hidden(&pairs("luxun", "sunquan", 2));
    table.hand(0, &["indulgence_h6"]);
    table.use_on(0, "indulgence_h6", 1);
    assert!(table.can_use(1, Skill::Qianxun));
    table.pass(1);
    assert_eq!(table.player(1).judging.len(), 1);
    assert!(!table.player(1).is_shown());
}

#[test]
fn duoshi_makes_an_await_exhausted_for_the_whole_kingdom() {
    let mut table = Table::shown(&[
        "luxun", "ganning", "sunquan", "lvmeng", "dianwei", "xuhuang", "guanyu", "zhangfei",
    ]);
    table.hand(0, &["peach_h4", "slash_s7"]);
    table.wear(0, &["crossbow_da"]);
    table.skill(0, Skill::Duoshi);
    assert!(!offers(&table, 0, "slash_s7"), "it is black");
    assert!(!offers(&table, 0, "crossbow_da"), "it is not in the hand");
    table.card(0, "peach_h4");
    table.nobody_nullifies();
    assert_eq!(table.question(0), "pick_cards");
    assert_eq!(table.hand_size(0), 3);
    assert_eq!(table.hand_size(1), 2);
    assert_eq!(table.mark(0, Mark::Duoshi), 1);
}

#[test]
fn duoshi_can_be_used_four_times_a_phase() {
    let mut table = first("luxun", "ganning");
    table.hand(0, &["peach_h4", "peach_h6"]);
    table.state.players[0].marks[Mark::Duoshi as usize] = 3;
    table.skill(0, Skill::Duoshi);
    table.card(0, "peach_h4");
    while table.question(0) != "play" {
        table.let_go();
    }
    table.hand(0, &["peach_h8"]);
    assert!(!table.can_use(0, Skill::Duoshi));
}

#[test]
fn jieyin_heals_a_wounded_man_and_the_owner() {
    let mut table = first("sunshangxiang", "sunquan");
    table.hand(0, &["slash_s7", "jink_h2"]);
    assert!(!table.can_use(0, Skill::Jieyin), "nobody is wounded");
    table.set_hp(0, 1);
    table.set_hp(1, 1);
    table.skill(0, Skill::Jieyin);
    table.card(0, "slash_s7");
    table.card(0, "jink_h2");
    assert!(!offers_seat(&table, 0, 2), "not wounded");
    table.at(0, 1);
    assert_eq!((table.hp(0), table.hp(1)), (2, 2));
    assert_eq!(table.hand_size(0), 0);
}

#[test]
fn jieyin_needs_somebody_who_is_known_to_be_a_man() {
    let mut table = Table::hidden(&pairs("sunshangxiang", "sunquan", 0));
    table.hand(0, &["slash_s7", "jink_h2"]);
    table.set_hp(1, 1);
    assert!(!table.can_use(0, Skill::Jieyin));
    table.show_one(1, Place::Deputy);
    assert!(table.can_use(0, Skill::Jieyin));
}

#[test]
fn xiaoji_draws_two_for_each_piece_of_equipment_lost() {
    for (choice, drawn) in [(Choice::Yes, 6), (Choice::No, 4)] {
        let mut table = first("sunshangxiang", "sunquan");
        table.wear(0, &["jueying_s5", "chitu_h5"]);
        table.skill(0, Skill::Zhiheng);
        table.card(0, "jueying_s5");
        table.card(0, "chitu_h5");
        table.skill(0, Skill::Xiaoji);
        table.choose(0, choice);
        assert_eq!(table.hand_size(0), drawn);
        assert_eq!(table.question(0), "play");
    }
}

#[test]
fn xiaoji_comes_up_when_equipment_is_replaced_and_can_be_declined() {
    let mut table = first("sunshangxiang", "sunquan");
    table.wear(0, &["spear_sq"]);
    table.hand(0, &["crossbow_da", "fan_da"]);
    table.card(0, "crossbow_da");
    table.skill(0, Skill::Xiaoji);
    assert_eq!(table.hand_size(0), 3);
    table.card(0, "fan_da");
    table.pass(0);
    assert_eq!(table.hand_size(0), 2);
}

#[test]
fn yinghun_sunjian_lets_somebody_draw_the_lost_health_and_discard_one() {
    let mut table = second("sunjian", "sunquan");
    table.set_hp(1, 2);
    table.pass(0);
    table.until(&[1]);
    table.skill(1, Skill::YinghunSunjian);
    table.at(1, 2);
    table.choose(1, Choice::Draw);
    assert_eq!(table.hand_size(2), 2);
    table.let_go();
    assert_eq!(table.hand_size(2), 1);
}

#[test]
fn yinghun_sunjian_lets_somebody_draw_one_and_discard_the_lost_health() {
    let mut table = second("sunjian", "sunquan");
    table.set_hp(1, 2);
    table.hand(2, &["slash_s7", "jink_h2"]);
    table.wear(2, &["vine_c2"]);
    table.pass(0);
    table.until(&[1]);
    table.skill(1, Skill::YinghunSunjian);
    table.at(1, 2);
    table.choose(1, Choice::Discard);
    table.card(2, "slash_s7");
    table.card(2, "vine_c2");
    assert_eq!(table.hand_size(2), 2);
    assert!(table.is_discarded("vine_c2"));
}

#[test]
fn yinghun_sunjian_needs_a_wound() {
    let mut table = second("sunjian", "sunquan");
    table.pass(0);
    table.to(1, Phase::Play);
    assert_eq!(table.used(Skill::YinghunSunjian), 0);
    assert_eq!(table.question(1), "play");
}

#[test]
fn hongyan_makes_spades_of_a_judgement_hearts() {
    let mut table = second("xiaoqiao", "sunquan");
    table.delay(1, "indulgence_c6", Kind::Indulgence);
    table.top(&["slash_s7"]);
    table.pass(0);
    table.to(1, Phase::Play);
    assert!(table.is_discarded("slash_s7") && table.is_discarded("indulgence_c6"));
}

#[test]
fn hongyan_does_nothing_while_hidden() {
    let table = Table::hidden(&pairs("xiaoqiao", "ganning", 0));
    let spade = table.no("slash_s7");
    let suit = table.rules.suit(&table.state, seat(0), spade);
    assert_eq!(Choice::of_suit(suit), Choice::Spade);
}

#[test]
fn tianxiang_passes_the_damage_on_and_the_other_draws_his_lost_health() {
    let mut table = second("xiaoqiao", "sunquan");
    table.hand(0, &["slash_c2"]);
    table.hand(1, &["slash_s8_1", "slash_c3"]);
    table.set_hp(2, 3);
    let lost = table.player(2).max_hp - 3;
    slash(&mut table, 0, "slash_c2", 1, &[1]);
    table.pass(1);
    table.skill(1, Skill::Tianxiang);
    assert!(!offers(&table, 1, "slash_c3"), "it is a club");
    table.card(1, "slash_s8_1");
    table.at(1, 2);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp);
    assert_eq!(table.hp(2), 2);
    assert_eq!(table.hand_size(2), lost as u8 + 1);
}

#[test]
fn tianxiang_meets_the_armour_of_the_new_victim() {
    let mut table = second("xiaoqiao", "sunquan");
    table.hand(0, &["fire_slash_h4"]);
    table.hand(1, &["peach_h4"]);
    table.wear(2, &["vine_c2"]);
    slash(&mut table, 0, "fire_slash_h4", 1, &[1]);
    table.pass(1);
    table.skill(1, Skill::Tianxiang);
    table.card(1, "peach_h4");
    table.at(1, 2);
    table.until(&[0]);
    assert_eq!(table.hp(2), table.player(2).max_hp - 2);
}

#[test]
fn tianxiang_keeps_the_nature_and_begins_the_chain_at_the_new_victim() {
    let mut table = second("xiaoqiao", "sunquan");
    table.hand(0, &["fire_slash_h4"]);
    table.hand(1, &["peach_h4"]);
    for n in [1, 2, 3] {
        table.state.players[n].chained = true;
    }
    slash(&mut table, 0, "fire_slash_h4", 1, &[1]);
    table.pass(1);
    table.skill(1, Skill::Tianxiang);
    table.card(1, "peach_h4");
    table.at(1, 2);
    table.until(&[0]);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1, "along the chain it reaches her");
    assert!(!table.player(2).chained && !table.player(3).chained);
}

#[test]
fn tianxiang_of_a_hidden_xiao_qiao_takes_a_spade_and_shows_her() {
    let mut table = Table::hidden(&pairs("xiaoqiao", "sunquan", 2));
    table.hand(0, &["slash_c2"]);
    table.hand(1, &["slash_s8_1"]);
    slash(&mut table, 0, "slash_c2", 1, &[1]);
    table.pass(1);
    table.skill(1, Skill::Tianxiang);
    table.card(1, "slash_s8_1");
    table.at(1, 2);
    assert_eq!(table.player(1).shown, [true, false]);
    table.until(&[0]);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
}

fn tianyi(own: &str, other: &str) -> Table {
    let mut table = first("taishici", "sunquan");
    table.hand(0, &[own, "slash_s8_1", "slash_s8_2", "slash_s9"]);
    table.hand(1, &[other]);
    table.skill(0, Skill::Tianyi);
    table.at(0, 1);
    table.card(0, own);
    table.card(1, other);
    table
}

#[test]
fn tianyi_won_gives_another_slash_another_target_and_any_distance() {
    let mut table = tianyi("jink_hk", "slash_s5");
    table.card(0, "slash_s8_1");
    table.at(0, 2);
    table.at(0, 3);
    table.until(&[0]);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);
    slash(&mut table, 0, "slash_s8_2", 2, &[0]);
    assert!(!table.can_card(0, "slash_s9"), "that would be a third one");
}

#[test]
fn tianyi_not_won_forbids_slashes() {
    for own in ["slash_s5", "slash_s10"] {
        let table = tianyi(own, "slash_c10");
        assert_eq!(table.mark(0, Mark::TianyiLost), 1);
        assert!(!table.can_card(0, "slash_s8_1"));
    }
}

#[test]
fn buqu_lives_on_while_the_numbers_differ() {
    let mut table = second("zhoutai", "sunquan");
    table.hand(0, &["slash_s7"]);
    table.set_hp(1, 1);
    table.top(&["slash_s5"]);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    table.skill(1, Skill::Buqu);
    table.until(&[0]);
    assert!(table.player(1).alive);
    assert_eq!(table.hp(1), 0);
    assert!(table.player(1).special[0].contains(table.no("slash_s5")));
    assert!(!table.events().any(|event| matches!(event, Event::DyingBegan { .. })));
}

#[test]
fn buqu_places_a_card_for_each_missing_point_and_can_be_declined() {
    let mut table = Table::hidden(&pairs("sunquan", "zhoutai", 2));
    table.hand(0, &["slash_s7"]);
    table.set_hp(1, 0);
    table.top(&["slash_s5", "slash_s9"]);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    table.skill(1, Skill::Buqu);
    table.until(&[0]);
    assert_eq!(table.player(1).special[1].len(), 2);
    assert_eq!(table.player(1).shown, [false, true]);

    let mut table = Table::hidden(&pairs("sunquan", "zhoutai", 2));
    table.hand(0, &["slash_s7"]);
    table.set_hp(1, 1);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    table.pass(1);
    assert!(!table.player(1).alive);
}

#[test]
fn buqu_with_a_number_twice_leads_to_dying() {
    let mut table = first("zhoutai", "huanggai");
    table.set_hp(0, 1);
    table.top(&["slash_s5", "slash_s7", "slash_s9", "slash_c5"]);
    table.skill(0, Skill::Kurou);
    table.skill(0, Skill::Buqu);
    table.hand(0, &[]);
    table.skill(0, Skill::Kurou);
    table.skill(0, Skill::Buqu);
    assert!(!table.player(0).alive);
}

#[test]
fn buqu_removes_cards_of_choice_on_recovery_and_all_of_them_above_nothing() {
    let mut table = first("zhoutai", "huanggai");
    table.set_hp(0, 1);
    table.top(&["slash_s5", "slash_s7", "slash_s9", "slash_c4"]);
    for _ in 0..2 {
        table.skill(0, Skill::Kurou);
        table.skill(0, Skill::Buqu);
    }
    assert_eq!(table.hp(0), -1);
    table.hand(0, &["peach_h4", "peach_h6"]);
    table.card(0, "peach_h4");
    assert_eq!(table.question(0), "pick_cards");
    table.card(0, "slash_s5");
    assert_eq!(table.player(0).special[0].iter().collect::<Vec<_>>(), [table.no("slash_c4")]);
    table.card(0, "peach_h6");
    assert_eq!(table.hp(0), 1);
    assert!(table.player(0).special[0].is_empty());
    assert!(table.is_discarded("slash_c4"));
}

#[test]
fn buqu_keeps_alive_who_was_helped_so_far_that_no_number_is_left_twice() {
    let mut table = first("zhoutai", "huanggai");
    table.set_hp(0, 1);
    table.top(&["slash_s5", "slash_s7", "slash_s9", "slash_c5"]);
    table.skill(0, Skill::Kurou);
    table.skill(0, Skill::Buqu);
    table.hand(0, &["peach_h4"]);
    table.skill(0, Skill::Kurou);
    table.skill(0, Skill::Buqu);
    assert_eq!(table.question(0), "rescue");
    table.card(0, "peach_h4");
    table.card(0, "slash_s5");
    while table.question(0) == "rescue" {
        table.pass(0);
    }
    assert!(table.player(0).alive);
    assert_eq!(table.hp(0), 0);
    assert_eq!(table.hand_size(0), 2, "and Kurou goes on");
}

#[test]
fn buqu_holds_no_longer_when_the_skills_are_lost() {
    let mut table = second("zhoutai", "sunquan");
    table.hand(0, &["slash_s7"]);
    table.set_hp(1, 1);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    table.skill(1, Skill::Buqu);
    table.until(&[0]);
    let lost = Event::SkillsLost { seat: seat(1), place: Place::Head };
    Ctx::new(&table.rules, &mut table.state, &mut table.host).emit(lost);
    table.pass(0);
    assert!(!table.player(1).alive);
}

#[test]
fn haoshi_draws_two_more_and_gives_half_to_one_of_the_poorest() {
    let mut table = second("lusu", "sunquan");
    table.hand(1, &["peach_h4", "peach_h6", "jink_h2"]);
    table.hand(3, &["slash_s7"]);
    table.pass(0);
    table.until(&[1]);
    table.skill(1, Skill::Haoshi);
    assert_eq!(table.hand_size(1), 7);
    assert!(offers_seat(&table, 1, 2) && !offers_seat(&table, 1, 3));
    table.at(1, 2);
    while table.question(1) == "pick_cards" {
        table.let_go();
    }
    assert_eq!((table.hand_size(1), table.hand_size(2)), (4, 3));
}

#[test]
fn haoshi_gives_nothing_with_five_cards() {
    let mut table = second("lusu", "sunquan");
    table.hand(1, &["peach_h4"]);
    table.pass(0);
    table.until(&[1]);
    table.skill(1, Skill::Haoshi);
    assert_eq!(table.hand_size(1), 5);
    assert_eq!(table.question(1), "play");
}

#[test]
fn haoshi_that_was_declined_gives_nothing() {
    let mut table = second("lusu", "sunquan");
    table.hand(1, &["peach_h4", "peach_h6", "jink_h2", "jink_hj"]);
    table.pass(0);
    table.until(&[1]);
    table.pass(1);
    assert_eq!(table.hand_size(1), 6);
    assert_eq!(table.question(1), "play");
}

#[test]
fn dimeng_swaps_two_hands_for_the_difference() {
    let mut table = first("lusu", "sunquan");
    table.hand(0, &["slash_s7", "slash_s9"]);
    table.hand(1, &["jink_h2", "jink_hj", "jink_hk"]);
    table.hand(2, &["peach_h4"]);
    table.skill(0, Skill::Dimeng);
    table.at(0, 1);
    assert!(offers_seat(&table, 0, 2) && !offers_seat(&table, 0, 3), "that costs three");
    table.at(0, 2);
    table.card(0, "slash_s7");
    table.card(0, "slash_s9");
    assert_eq!(table.hand_size(0), 0);
    assert!(table.holds(1, "peach_h4") && table.holds(2, "jink_h2") && table.holds(2, "jink_hk"));
    assert_eq!((table.hand_size(1), table.hand_size(2)), (1, 3));
}

#[test]
fn dimeng_costs_nothing_between_equals() {
    let mut table = first("lusu", "sunquan");
    table.hand(1, &["jink_h2"]);
    table.hand(2, &["peach_h4"]);
    table.skill(0, Skill::Dimeng);
    table.at(0, 1);
    table.at(0, 2);
    assert!(table.holds(1, "peach_h4") && table.holds(2, "jink_h2"));
    assert!(!table.can_use(0, Skill::Dimeng));
}

#[test]
fn zhijian_puts_equipment_on_somebody_with_room_and_draws() {
    let mut table = first("erzhang", "sunquan");
    table.hand(0, &["vine_c2", "peach_h4"]);
    table.wear(1, &["silver_lion_ca"]);
    table.skill(0, Skill::Zhijian);
    assert!(!offers(&table, 0, "peach_h4"));
    table.card(0, "vine_c2");
    assert!(!offers_seat(&table, 0, 1), "has armour");
    table.at(0, 2);
    assert!(table.wears(2, "vine_c2"));
    assert_eq!(table.hand_size(0), 2);
}

fn guzheng() -> Table {
    let mut table = second("erzhang", "sunquan");
    table.hand(0, &["slash_s7", "slash_s9", "jink_h2", "jink_hj", "peach_h4", "peach_h6"]);
    let limit = table.hp(0);
    table.pass(0);
    table.card(0, "slash_s7");
    table.card(0, "slash_s9");
    assert_eq!(limit, 4);
    table
}

#[test]
fn guzheng_gives_one_back_and_takes_the_rest() {
    let mut table = guzheng();
    table.skill(1, Skill::Guzheng);
    table.card(1, "slash_s9");
    table.choose(1, Choice::Yes);
    assert!(table.holds(0, "slash_s9") && table.holds(1, "slash_s7"));
}

#[test]
fn guzheng_need_not_take_the_rest_and_can_be_declined() {
    let mut table = guzheng();
    table.skill(1, Skill::Guzheng);
    table.card(1, "slash_s7");
    table.choose(1, Choice::No);
    assert!(table.holds(0, "slash_s7") && table.is_discarded("slash_s9"));

    let mut table = guzheng();
    table.pass(1);
    assert!(table.is_discarded("slash_s7") && table.is_discarded("slash_s9"));
}

#[test]
fn duanbing_adds_a_target_next_to_the_owner() {
    let mut table = first("dingfeng", "sunquan");
    table.hand(0, &["slash_s7"]);
    table.wear(0, &["spear_sq"]);
    table.card(0, "slash_s7");
    table.at(0, 2);
    assert!(offers_seat(&table, 0, 3));
    table.at(0, 3);
    table.until(&[0]);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);
}

#[test]
fn duanbing_of_a_hidden_ding_feng_shows_him_for_a_second_target_only() {
    for more in [false, true] {
        let mut table = Table::hidden(&pairs("dingfeng", "sunquan", 0));
        table.hand(0, &["slash_s7"]);
        table.card(0, "slash_s7");
        table.at(0, 1);
        if more {
            table.at(0, 3)
        } else {
            table.done(0)
        }
        table.until(&[0]);
        assert_eq!(table.player(0).shown, [more, false]);
        assert_eq!(table.hp(3) < table.player(3).max_hp, more);
    }
}

#[test]
fn fenxun_brings_somebody_to_distance_one_for_the_turn() {
    let mut table = first("dingfeng", "sunquan");
    table.hand(0, &["slash_s7", "slash_s9"]);
    table.wear(2, &["jueying_s5"]);
    table.skill(0, Skill::Fenxun);
    table.card(0, "slash_s7");
    table.at(0, 2);
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 1);
    table.pass(0);
    table.to(1, Phase::Play);
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 3);
}

#[test]
fn shangyi_looks_at_a_hand_and_discards_a_black_card_of_it() {
    let mut table = first("jiangqin", "sunquan");
    table.hand(0, &["peach_h4"]);
    table.hand(1, &["slash_s7", "jink_h2"]);
    table.skill(0, Skill::Shangyi);
    table.at(0, 1);
    table.choose(0, Choice::Hand);
    assert!(!offers(&table, 0, "jink_h2"), "it is red");
    table.card(0, "slash_s7");
    assert!(table.is_discarded("slash_s7"));
    assert!(table.state.seen[table.no("peach_h4")].contains(seat(1)));
    assert!(table.state.seen[table.no("jink_h2")].contains(seat(0)));
    assert!(!table.can_use(0, Skill::Shangyi));
}

#[test]
fn shangyi_need_not_discard() {
    let mut table = first("jiangqin", "sunquan");
    table.hand(0, &["peach_h4"]);
    table.hand(1, &["slash_s7"]);
    table.skill(0, Skill::Shangyi);
    table.at(0, 1);
    table.choose(0, Choice::Hand);
    table.pass(0);
    assert!(table.holds(1, "slash_s7"));
}

#[test]
fn shangyi_looks_at_all_hidden_generals() {
    let mut table = Table::hidden(&pairs("jiangqin", "sunquan", 0));
    table.hand(0, &["peach_h4"]);
    table.show_one(2, Place::Head);
    table.show_one(3, Place::Head);
    table.show_one(3, Place::Deputy);
    table.skill(0, Skill::Shangyi);
    assert!(!offers_seat(&table, 0, 3), "nothing to see");
    table.at(0, 1);
    table.choose(0, Choice::Both);
    assert!(table.player(1).peeked.iter().all(|seen| seen.contains(seat(0))));
    assert_eq!(table.player(0).shown, [true, false]);
}

/// Seats 0 and 2 of Wu besiege seat 1.
const SIEGE: [&str; 8] =
    ["jiangqin", "sunquan", "dianwei", "xuhuang", "ganning", "lvmeng", "guanyu", "zhangfei"];

#[test]
fn niaoxiang_asks_the_besieged_for_two_dodges() {
    let mut table = Table::shown(&SIEGE);
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2", "jink_hj"]);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    table.card(1, "jink_h2");
    assert_eq!(table.question(1), "respond");
    table.pass(1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn niaoxiang_counts_for_the_other_besieger_too() {
    let mut table = Table::shown(&SIEGE);
    table.to(2, Phase::Play);
    table.hand(2, &["slash_s7"]);
    table.hand(1, &["jink_h2"]);
    slash(&mut table, 2, "slash_s7", 1, &[1]);
    table.card(1, "jink_h2");
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn niaoxiang_needs_a_siege() {
    let mut table = Table::shown(&SIEGE);
    table.hand(0, &["slash_s7"]);
    table.hand(3, &["jink_h2"]);
    table.state.players[2].kingdom = None;
    table.state.players[2].shown = [false, false];
    slash(&mut table, 0, "slash_s7", 3, &[3]);
    table.card(3, "jink_h2");
    assert_eq!(table.hp(3), table.player(3).max_hp);
}

#[test]
fn niaoxiang_calls_who_could_close_the_siege() {
    let mut table = Table::hidden(&SIEGE);
    [0, 1, 3].into_iter().for_each(|n| table.show(n));
    table.skill(0, Skill::Niaoxiang);
    assert_eq!(table.question(2), "join_formation");
    table.choose(2, Choice::Head);
    assert!(table.player(2).shown[0]);
    assert_eq!(table.rules.besiegers(&table.state, seat(1)).len(), 2);
    assert_eq!(table.asked(), Some(seat(0)));
    assert!(!table.can_use(0, Skill::Niaoxiang), "nobody is left to call");
}

const YICHENG: [&str; 8] =
    ["dianwei", "xuhuang", "sunquan", "ganning", "xusheng", "lvmeng", "guanyu", "zhangfei"];

#[test]
fn yicheng_lets_a_target_of_the_kingdom_draw_and_discard() {
    let mut table = Table::shown(&YICHENG);
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["slash_c2"]);
    slash(&mut table, 0, "slash_s7", 1, &[1, 2]);
    table.skill(2, Skill::Yicheng);
    assert_eq!(table.hand_size(1), 2);
    assert_eq!(table.question(1), "pick_cards");
    table.card(1, "slash_c2");
    assert_eq!(table.hand_size(1), 1);
}

#[test]
fn yicheng_can_be_declined_and_does_nothing_for_strangers() {
    let mut table = Table::shown(&YICHENG);
    table.hand(0, &["slash_s7"]);
    slash(&mut table, 0, "slash_s7", 1, &[1, 2]);
    table.pass(2);
    assert_eq!(table.hand_size(1), 0);

    let mut table = Table::shown(&YICHENG);
    table.hand(0, &["slash_s7"]);
    slash(&mut table, 0, "slash_s7", 3, &[0, 2]);
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn yicheng_of_a_hidden_xu_sheng_helps_who_will_be_of_his_kingdom() {
    let mut table = Table::hidden(&YICHENG);
    table.show(1);
    table.hand(0, &["slash_s7"]);
    slash(&mut table, 0, "slash_s7", 1, &[2]);
    table.skill(2, Skill::Yicheng);
    assert_eq!(table.player(2).shown, [true, false]);
    assert_eq!(table.player(2).kingdom, table.player(1).kingdom);
}

#[test]
fn jiang_draws_once_for_a_red_slash_at_several() {
    let mut table = first("sunce", "dingfeng");
    table.hand(0, &["slash_h10"]);
    table.card(0, "slash_h10");
    table.at(0, 1);
    table.at(0, 3);
    table.skill(0, Skill::Jiang);
    table.until(&[0]);
    assert_eq!(table.question(0), "play");
    assert_eq!(table.hand_size(0), 1);
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);
}

#[test]
fn jiang_draws_for_the_target_of_a_duel_but_not_of_a_black_slash() {
    let mut table = second("sunce", "sunquan");
    table.hand(0, &["duel_sa", "slash_s7"]);
    table.use_on(0, "duel_sa", 1);
    table.until(&[1]);
    table.skill(1, Skill::Jiang);
    assert_eq!(table.hand_size(1), 1);
    table.until(&[0]);
    while table.question(0) != "play" {
        table.let_go();
    }
    table.hand(1, &[]);
    slash(&mut table, 0, "slash_s7", 1, &[0, 1]);
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn yingyang_changes_the_own_number_by_three() {
    for (choice, won) in [(Choice::Higher, 1), (Choice::Lower, 0)] {
        let mut table = first("sunce", "taishici");
        table.hand(0, &["slash_s9"]);
        table.hand(1, &["slash_s10"]);
        table.skill(0, Skill::Tianyi);
        table.at(0, 1);
        table.card(0, "slash_s9");
        table.card(1, "slash_s10");
        table.skill(0, Skill::Yingyang);
        table.choose(0, choice);
        assert_eq!(table.mark(0, Mark::TianyiWon), won);
    }
}

#[test]
fn yingyang_counts_for_who_was_challenged_and_stops_at_king() {
    let mut table = Table::shown(&[
        "taishici", "sunquan", "sunce", "ganning", "dianwei", "xuhuang", "guanyu", "zhangfei",
    ]);
    table.hand(0, &["jink_hk"]);
    table.hand(1, &["slash_hq"]);
    table.skill(0, Skill::Tianyi);
    table.at(0, 1);
    table.card(0, "jink_hk");
    table.card(1, "slash_hq");
    table.skill(1, Skill::Yingyang);
    table.choose(1, Choice::Higher);
    assert_eq!(table.mark(0, Mark::TianyiWon), 0, "king against king");
}

#[test]
fn hunshang_gives_yingzi_and_yinghun_for_the_turn() {
    let mut table = second("sunquan", "sunce");
    table.set_hp(1, 1);
    table.pass(0);
    table.until(&[1]);
    assert_eq!(table.used(Skill::Hunshang), 1);
    table.skill(1, Skill::YinghunSunjian);
    table.at(1, 2);
    table.choose(1, Choice::Draw);
    assert_eq!(table.hand_size(2), 2);
    table.until(&[1]);
    table.skill(1, Skill::YingziZhouyu);
    assert_eq!(table.hand_size(1), 3);
    table.to(2, Phase::Play);
    assert!(!table.player(1).has(Skill::YingziZhouyu));
}

#[test]
fn hunshang_is_the_deputys_and_needs_one_point_of_health() {
    for (head, deputy, hp) in [("sunce", "sunquan", 1), ("sunquan", "sunce", 2)] {
        let mut table = second(head, deputy);
        table.set_hp(1, hp);
        table.pass(0);
        table.to(1, Phase::Play);
        assert_eq!(table.used(Skill::Hunshang), 0);
    }
}

#[test]
fn duanxie_chains_another_and_the_owner() {
    let mut table = first("chenwudongxi", "sunquan");
    table.state.players[2].chained = true;
    table.skill(0, Skill::Duanxie);
    assert!(!offers_seat(&table, 0, 2));
    table.at(0, 1);
    assert!(table.player(0).chained && table.player(1).chained);
    assert!(!table.can_use(0, Skill::Duanxie));
}

#[test]
fn fenming_discards_a_card_of_everybody_who_is_chained() {
    let mut table = first("chenwudongxi", "sunquan");
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2"]);
    table.hand(2, &["jink_hj"]);
    table.wear(3, &["vine_c2"]);
    for n in [0, 1, 3] {
        table.state.players[n].chained = true;
    }
    table.pass(0);
    table.skill(0, Skill::Fenming);
    table.card(0, "slash_s7");
    table.act(0, Action::Blind);
    table.card(0, "vine_c2");
    assert!(table.is_discarded("slash_s7") && table.is_discarded("jink_h2"));
    assert!(table.is_discarded("vine_c2") && table.holds(2, "jink_hj"));
}

#[test]
fn fenming_needs_the_owner_chained_and_can_be_declined() {
    for chained in [false, true] {
        let mut table = first("chenwudongxi", "sunquan");
        table.hand(1, &["jink_h2"]);
        table.state.players[0].chained = chained;
        table.state.players[1].chained = true;
        table.pass(0);
        assert_eq!(table.can_use(0, Skill::Fenming), chained);
        table.until(&[1]);
        assert!(table.holds(1, "jink_h2"));
    }
}

#[test]
fn hunshang_says_nothing_of_a_hidden_general_with_the_same_skill() {
    let mut table = Table::hidden(&["zhouyu", "sunce", "caoren", "dianwei"]);
    table.show_one(0, Place::Deputy);
    table.set_hp(0, 1);
    table.state.players[0].marks[Mark::Hunshang as usize] = 1;
    table.rules.restore(&mut table.state);
    table.to(0, Phase::Play);
    assert_eq!(table.rules.census(&table.state), Ok(()));
}
