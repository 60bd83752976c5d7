//! The skills of Wei.

use crate::common::{DATA, Table, seat};
use engine::testkit;
use hegemony::ids::{CardSet, Kind, Kingdom, Named, Place};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::{Choice, Mark, OPEN};
use hegemony::{Action, Event, Hegemony, Options};

const REST: [&str; 4] = ["sunquan", "ganning", "lvbu", "diaochan"];

/// Wei has the turn, all are shown.
fn acting(head: &str, deputy: &str) -> Table {
    table([head, deputy], ["liubei", "guanyu"], true)
}

/// Seat 1 is Wei, and seat 0 has the turn; all are shown.
fn watching(head: &str, deputy: &str) -> Table {
    table(["liubei", "guanyu"], [head, deputy], true)
}

fn table(first: [&str; 2], second: [&str; 2], shown: bool) -> Table {
    let all: Vec<&str> = first.into_iter().chain(second).chain(REST).collect();
    laid(&all, shown)
}

fn laid(all: &[&str], shown: bool) -> Table {
    let options = Options { formation: true, momentum: true, ..Options::default() };
    let mut table = Table::with(all, options);
    if shown {
        (0..table.rules.seats).for_each(|n| table.show(n));
    }
    table
}

/// Everybody lets everything be until this seat can use this skill.
fn come(table: &mut Table, n: u8, skill: Skill) {
    for _ in 0..200 {
        if table.can_use(n, skill) {
            return;
        }
        table.let_go();
    }
    panic!("{skill:?} never comes up for seat {n}");
}

/// Seat 0 hurts somebody with a Slash that cannot be dodged, for so much.
fn hurt(table: &mut Table, victim: u8, n: u8) {
    table.state.players[0].marks[Mark::Drunk as usize] = n - 1;
    let slash = table.no("slash_s7");
    table.state.pile.retain(|&card| card != slash);
    let hand = &mut table.state.players[0].hand;
    *hand = hand.with(slash);
    table.state.holders[slash] = OPEN;
    table.use_on(0, "slash_s7", victim);
    if table.question(victim) == "respond" {
        table.pass(victim);
    }
}

/// Puts a card on a general.
fn field(table: &mut Table, n: u8, place: Place, name: &str) {
    let card = table.no(name);
    table.state.pile.retain(|&other| other != card);
    let on = &mut table.state.players[usize::from(n)].special[place as usize];
    *on = on.with(card);
}

fn offers_seat(table: &Table, n: u8, other: u8) -> bool {
    table.actions(n).contains(&Action::Seat { seat: seat(other) })
}

fn chain(table: &mut Table, n: u8) {
    table.state.players[usize::from(n)].chained = true;
}

// Cao Cao

#[test]
fn jianxiong_takes_the_card_that_hurt_him() {
    let mut table = watching("caocao", "xuhuang");
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Jianxiong);
    assert!(table.holds(1, "slash_s7"));
    assert_eq!(table.hp(1), 3);
}

#[test]
fn jianxiong_takes_all_cards_behind_one() {
    let mut table = watching("caocao", "xuhuang");
    table.wear(0, &["spear_sq"]);
    table.hand(0, &["jink_h2", "jink_d2"]);
    table.skill(0, Skill::SpearSkill);
    table.card(0, "jink_h2");
    table.card(0, "jink_d2");
    table.at(0, 1);
    table.skill(1, Skill::Jianxiong);
    assert!(table.holds(1, "jink_h2") && table.holds(1, "jink_d2"));
}

#[test]
fn jianxiong_can_be_declined() {
    let mut table = watching("caocao", "xuhuang");
    hurt(&mut table, 1, 1);
    table.pass(1);
    assert!(table.is_discarded("slash_s7"));
    assert_eq!(table.used(Skill::Jianxiong), 0);
}

#[test]
fn jianxiong_does_not_come_up_without_a_card() {
    let mut table = table(["dianwei", "xuhuang"], ["caocao", "caoren"], true);
    table.skill(0, Skill::Qiangxi);
    table.at(0, 1);
    assert_eq!(table.hp(1), 3);
    assert_eq!(table.asked(), Some(seat(0)));
    assert_eq!(table.state.phase, Some(Phase::Play));
}

#[test]
fn jianxiong_does_not_take_lightning_that_struck() {
    let mut table = watching("caocao", "xuhuang");
    table.delay(1, "lightning_sa", Kind::Lightning);
    table.top(&["slash_s5"]);
    table.to(1, Phase::Play);
    assert_eq!(table.hp(1), 1);
    assert!(table.is_discarded("lightning_sa"));
}

#[test]
fn a_hidden_general_is_shown_by_using_the_skill() {
    let mut table = table(["liubei", "guanyu"], ["caocao", "xuhuang"], false);
    hurt(&mut table, 1, 1);
    assert!(!table.player(1).is_shown());
    table.skill(1, Skill::Jianxiong);
    assert_eq!(table.player(1).shown, [true, false]);
    assert!(table.holds(1, "slash_s7"));
}

// Sima Yi

#[test]
fn fankui_takes_a_card_of_whoever_hurt_him() {
    let mut table = watching("simayi", "xuhuang");
    table.hand(0, &["peach_h4"]);
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Fankui);
    table.act(1, Action::Blind);
    assert!(table.holds(1, "peach_h4"));
}

#[test]
fn fankui_takes_equipment_too_and_once_for_all_damage() {
    let mut table = watching("simayi", "xuhuang");
    table.hand(0, &["peach_h4"]);
    table.wear(0, &["dilu_c5"]);
    hurt(&mut table, 1, 2);
    table.skill(1, Skill::Fankui);
    table.card(1, "dilu_c5");
    assert!(table.holds(1, "dilu_c5"));
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn fankui_needs_a_source_with_cards() {
    let mut table = watching("simayi", "xuhuang");
    hurt(&mut table, 1, 1);
    assert_eq!(table.asked(), Some(seat(0)));
    assert_eq!(table.used(Skill::Fankui), 0);
}

#[test]
fn fankui_of_a_hidden_general_can_be_declined() {
    let mut table = table(["liubei", "guanyu"], ["simayi", "xuhuang"], false);
    table.hand(0, &["peach_h4"]);
    hurt(&mut table, 1, 1);
    table.pass(1);
    assert!(!table.player(1).is_shown());
    assert!(table.holds(0, "peach_h4"));
}

#[test]
fn guicai_puts_a_hand_card_in_the_place_of_a_judgement() {
    let mut table = acting("simayi", "xuhuang");
    table.hand(0, &["peach_h4", "slash_s8_1"]);
    table.delay(1, "indulgence_c6", Kind::Indulgence);
    table.top(&["slash_c2"]);
    come(&mut table, 0, Skill::Guicai);
    assert_eq!((table.state.current, table.state.turn), (seat(1), 2));
    table.skill(0, Skill::Guicai);
    table.card(0, "peach_h4");
    assert!(table.is_discarded("slash_c2") && table.is_discarded("peach_h4"));
    // The heart saves the Play phase.
    table.to(1, Phase::Play);
    assert_eq!((table.hand_size(0), table.state.turn), (1, 2));
}

#[test]
fn guicai_can_be_declined() {
    let mut table = acting("simayi", "xuhuang");
    table.hand(0, &["peach_h4"]);
    table.delay(1, "indulgence_c6", Kind::Indulgence);
    table.top(&["slash_c2"]);
    come(&mut table, 0, Skill::Guicai);
    table.pass(0);
    assert!(table.holds(0, "peach_h4"));
    assert!(
        table
            .events()
            .any(|event| *event == Event::PhaseSkipped { seat: seat(1), phase: Phase::Play })
    );
}

#[test]
fn guicai_does_not_take_cards_that_cannot_be_used() {
    let mut table = acting("simayi", "xuhuang");
    table.hand(0, &["peach_h4", "slash_s8_1"]);
    table.delay(1, "indulgence_c6", Kind::Indulgence);
    come(&mut table, 0, Skill::Guicai);
    table.state.players[0].marks[Mark::Qianxi as usize] = 1;
    table.skill(0, Skill::Guicai);
    assert!(!table.can_card(0, "peach_h4") && table.can_card(0, "slash_s8_1"));
}

// Xiahou Dun

#[test]
fn ganglie_hurts_the_source_unless_it_discards_two_cards() {
    let mut table = watching("xiahoudun", "xuhuang");
    table.hand(0, &["peach_h4", "jink_h2"]);
    table.top(&["slash_c2"]);
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Ganglie);
    table.pass(0);
    assert_eq!(table.hp(0), 3);
    assert_eq!(table.hand_size(0), 2);
}

#[test]
fn ganglie_is_bought_off_with_two_hand_cards() {
    let mut table = watching("xiahoudun", "xuhuang");
    table.hand(0, &["peach_h4", "jink_h2", "jink_d2"]);
    table.top(&["slash_c2"]);
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Ganglie);
    table.card(0, "jink_h2");
    table.card(0, "peach_h4");
    assert_eq!((table.hp(0), table.hand_size(0)), (4, 1));
}

#[test]
fn ganglie_does_nothing_on_a_heart() {
    let mut table = watching("xiahoudun", "xuhuang");
    table.top(&["jink_h2"]);
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Ganglie);
    assert_eq!(table.hp(0), 4);
}

#[test]
fn ganglie_hurts_at_once_who_has_fewer_than_two_cards() {
    let mut table = watching("xiahoudun", "xuhuang");
    table.hand(0, &["peach_h4"]);
    table.top(&["slash_c2"]);
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Ganglie);
    assert_eq!((table.hp(0), table.hand_size(0)), (3, 1));
}

// Zhang Liao

#[test]
fn tuxi_takes_a_hand_card_from_two_others_instead_of_drawing() {
    let mut table = watching("zhangliao", "xuhuang");
    table.hand(0, &["peach_h4"]);
    table.hand(3, &["jink_h2"]);
    come(&mut table, 1, Skill::Tuxi);
    assert_eq!(table.state.phase, Some(Phase::Draw));
    table.skill(1, Skill::Tuxi);
    assert!(!offers_seat(&table, 1, 2));
    table.at(1, 0);
    table.at(1, 3);
    assert!(table.holds(1, "peach_h4") && table.holds(1, "jink_h2"));
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 2);
}

#[test]
fn tuxi_can_be_declined() {
    let mut table = watching("zhangliao", "xuhuang");
    table.hand(0, &["peach_h4"]);
    come(&mut table, 1, Skill::Tuxi);
    table.pass(1);
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 2);
    assert!(table.holds(0, "peach_h4"));
}

// Xu Chu

#[test]
fn luoyi_draws_one_fewer_and_a_slash_hurts_more() {
    let mut table = watching("xuchu", "xuhuang");
    come(&mut table, 1, Skill::Luoyi);
    table.skill(1, Skill::Luoyi);
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 1);
    table.hand(1, &["slash_s7"]);
    table.use_on(1, "slash_s7", 0);
    assert_eq!(table.hp(0), 2);
}

#[test]
fn luoyi_works_on_a_duel_that_he_uses() {
    let mut table = watching("xuchu", "xuhuang");
    come(&mut table, 1, Skill::Luoyi);
    table.skill(1, Skill::Luoyi);
    table.to(1, Phase::Play);
    table.hand(1, &["duel_sa", "archery_attack_ha"]);
    table.use_on(1, "duel_sa", 2);
    assert_eq!(table.hp(2), table.player(2).max_hp - 2);
    table.card(1, "archery_attack_ha");
    table.nobody_nullifies();
    table.to(1, Phase::Play);
    assert_eq!(table.hp(0), 3);
}

#[test]
fn luoyi_adds_nothing_more_along_a_chain_and_ends_with_the_turn() {
    let mut table = watching("xuchu", "xuhuang");
    come(&mut table, 1, Skill::Luoyi);
    table.skill(1, Skill::Luoyi);
    table.to(1, Phase::Play);
    table.hand(1, &["fire_slash_h4"]);
    chain(&mut table, 0);
    chain(&mut table, 3);
    table.use_on(1, "fire_slash_h4", 0);
    assert_eq!(table.hp(0), 2);
    assert_eq!(table.hp(3), table.player(3).max_hp - 2);
    table.to(2, Phase::Play);
    assert_eq!(table.mark(1, Mark::Luoyi), 0);
}

// Guo Jia

#[test]
fn tiandu_takes_the_card_of_his_own_judgement() {
    let mut table = watching("guojia", "xuhuang");
    table.delay(1, "indulgence_c6", Kind::Indulgence);
    table.top(&["peach_h4"]);
    come(&mut table, 1, Skill::Tiandu);
    table.skill(1, Skill::Tiandu);
    assert!(table.holds(1, "peach_h4"));
    // The judgement counts all the same.
    table.to(1, Phase::Play);
    assert_eq!(table.state.turn, 2);
}

#[test]
fn tiandu_does_not_take_the_cards_of_others() {
    let mut table = watching("guojia", "xuhuang");
    table.delay(2, "indulgence_h6", Kind::Indulgence);
    table.top(&["jink_d2", "jink_d3", "peach_h4"]);
    table.to(2, Phase::Play);
    assert_eq!(table.used(Skill::Tiandu), 0);
    assert!(table.is_discarded("peach_h4"));
}

#[test]
fn yiji_gives_the_top_two_cards_away() {
    let mut table = watching("guojia", "xuhuang");
    table.top(&["peach_h4", "jink_h2"]);
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Yiji);
    table.at(1, 2);
    assert_eq!(table.question(1), "pick_offered");
    table.card(1, "jink_h2");
    table.done(1);
    table.at(1, 1);
    assert!(table.holds(2, "jink_h2") && table.holds(1, "peach_h4"));
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn yiji_can_keep_both_cards() {
    let mut table = watching("guojia", "xuhuang");
    table.top(&["peach_h4", "jink_h2"]);
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Yiji);
    table.at(1, 1);
    table.card(1, "jink_h2");
    table.card(1, "peach_h4");
    assert!(table.holds(1, "jink_h2") && table.holds(1, "peach_h4"));
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn yiji_is_done_for_each_point_as_long_as_he_likes() {
    let mut table = watching("guojia", "xuhuang");
    table.top(&["jink_h2", "peach_h4", "jink_d2", "peach_h6"]);
    hurt(&mut table, 1, 2);
    table.skill(1, Skill::Yiji);
    table.at(1, 3);
    table.card(1, "jink_h2");
    table.card(1, "peach_h4");
    assert_eq!(table.hand_size(3), 2);
    table.choose(1, Choice::Yes);
    table.at(1, 1);
    table.card(1, "jink_d2");
    table.done(1);
    table.at(1, 3);
    assert_eq!((table.hand_size(1), table.hand_size(3)), (1, 3));
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn yiji_can_stop_after_the_first_point() {
    let mut table = watching("guojia", "xuhuang");
    table.top(&["jink_h2", "peach_h4"]);
    hurt(&mut table, 1, 2);
    table.skill(1, Skill::Yiji);
    table.at(1, 1);
    table.card(1, "jink_h2");
    table.card(1, "peach_h4");
    table.choose(1, Choice::No);
    assert_eq!(table.hand_size(1), 2);
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn nobody_else_sees_what_yiji_gave_away() {
    let mut table = watching("guojia", "xuhuang");
    table.top(&["peach_h4", "jink_h2"]);
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Yiji);
    table.at(1, 2);
    table.card(1, "jink_h2");
    table.done(1);
    table.at(1, 1);
    let known = |n: u8, whose: u8| {
        let view = engine::Rules::view(&table.rules, &table.state, engine::Viewer::Seat(seat(n)));
        view.players[usize::from(whose)].hand.len()
    };
    assert_eq!((known(1, 2), known(0, 2), known(0, 1), known(2, 1)), (1, 0, 0, 0));
}

// Zhen Ji

#[test]
fn luoshen_judges_until_red_and_keeps_the_black_cards() {
    let mut table = watching("zhenji", "xuhuang");
    table.top(&["slash_s7", "slash_c2", "peach_h4"]);
    come(&mut table, 1, Skill::Luoshen);
    assert_eq!(table.state.phase, Some(Phase::Start));
    table.skill(1, Skill::Luoshen);
    assert_eq!(table.hand_size(1), 0);
    table.choose(1, Choice::Yes);
    table.choose(1, Choice::Yes);
    assert!(table.holds(1, "slash_s7") && table.holds(1, "slash_c2"));
    assert!(table.is_discarded("peach_h4"));
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 4);
}

#[test]
fn luoshen_can_be_stopped() {
    let mut table = watching("zhenji", "xuhuang");
    table.top(&["slash_s7", "slash_c2"]);
    come(&mut table, 1, Skill::Luoshen);
    table.skill(1, Skill::Luoshen);
    table.choose(1, Choice::No);
    assert!(table.holds(1, "slash_s7"));
    assert!(!table.holds(1, "slash_c2") || table.hand_size(1) > 1);
}

#[test]
fn luoshen_and_tiandu_get_along() {
    let mut table = watching("zhenji", "guojia");
    table.top(&["slash_s7", "peach_h4"]);
    come(&mut table, 1, Skill::Luoshen);
    table.skill(1, Skill::Luoshen);
    table.skill(1, Skill::Tiandu);
    assert!(table.holds(1, "slash_s7"));
    table.choose(1, Choice::Yes);
    table.skill(1, Skill::Tiandu);
    assert!(table.holds(1, "slash_s7") && table.holds(1, "peach_h4"));
}

#[test]
fn qingguo_makes_a_black_hand_card_a_dodge() {
    let mut table = watching("zhenji", "xuhuang");
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["slash_s8_1", "peach_h4"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(1, Skill::Qingguo);
    assert!(!table.can_card(1, "peach_h4"));
    table.card(1, "slash_s8_1");
    assert_eq!(table.hp(1), 3);
    assert!(table.is_discarded("slash_s8_1"));
}

#[test]
fn qingguo_of_a_hidden_general_shows_her() {
    let mut table = table(["liubei", "guanyu"], ["zhenji", "xuhuang"], false);
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["slash_s8_1"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(1, Skill::Qingguo);
    table.card(1, "slash_s8_1");
    assert_eq!(table.player(1).shown, [true, false]);
    assert_eq!(table.hp(1), 3);
}

#[test]
fn qingguo_answers_a_volley() {
    let mut table = watching("zhenji", "xuhuang");
    table.hand(0, &["archery_attack_ha"]);
    table.hand(1, &["slash_s8_1"]);
    table.card(0, "archery_attack_ha");
    table.nobody_nullifies();
    table.skill(1, Skill::Qingguo);
    table.card(1, "slash_s8_1");
    assert_eq!(table.hp(1), 3);
}

// Xiahou Yuan

#[test]
fn shensu_skips_judge_and_draw_for_a_slash_at_any_distance() {
    let mut table = watching("xiahouyuan", "xuhuang");
    table.delay(1, "indulgence_c6", Kind::Indulgence);
    come(&mut table, 1, Skill::Shensu);
    table.skill(1, Skill::Shensu);
    table.at(1, 3);
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 0);
    assert_eq!(table.player(1).judging.len(), 1);
    // It does not count.
    table.hand(1, &["slash_s7"]);
    assert!(table.can_card(1, "slash_s7"));
}

#[test]
fn shensu_gives_equipment_and_the_play_phase() {
    let mut table = watching("xiahouyuan", "xuhuang");
    table.hand(1, &["jueying_s5", "peach_h4"]);
    come(&mut table, 1, Skill::Shensu);
    table.pass(1);
    come(&mut table, 1, Skill::Shensu);
    table.skill(1, Skill::Shensu);
    assert!(!table.can_card(1, "peach_h4"));
    table.card(1, "jueying_s5");
    table.at(1, 3);
    assert!(table.is_discarded("jueying_s5"));
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);
    assert!(
        table
            .events()
            .any(|event| *event == Event::PhaseSkipped { seat: seat(1), phase: Phase::Play })
    );
    assert_eq!(table.hand_size(1), 3);
}

#[test]
fn shensu_can_be_done_twice_in_a_turn() {
    let mut table = watching("xiahouyuan", "xuhuang");
    table.wear(1, &["crossbow_da"]);
    come(&mut table, 1, Skill::Shensu);
    table.skill(1, Skill::Shensu);
    table.at(1, 3);
    come(&mut table, 1, Skill::Shensu);
    table.skill(1, Skill::Shensu);
    table.card(1, "crossbow_da");
    table.at(1, 3);
    assert_eq!(table.hp(3), table.player(3).max_hp - 2);
}

// Zhang He

#[test]
fn qiaobian_skips_the_judge_phase() {
    let mut table = watching("zhanghe", "xuhuang");
    table.hand(1, &["peach_h4"]);
    table.delay(1, "indulgence_c6", Kind::Indulgence);
    come(&mut table, 1, Skill::Qiaobian);
    table.skill(1, Skill::Qiaobian);
    table.card(1, "peach_h4");
    assert_eq!(table.state.skipped, 1 << Phase::Judge as u8);
    assert!(table.is_discarded("peach_h4"));
    table.to(1, Phase::Play);
    assert_eq!(table.player(1).judging.len(), 1);
}

#[test]
fn qiaobian_takes_hand_cards_for_the_draw_phase() {
    let mut table = watching("zhanghe", "xuhuang");
    table.hand(1, &["peach_h4"]);
    table.hand(0, &["jink_h2"]);
    table.hand(2, &["jink_d2"]);
    come(&mut table, 1, Skill::Qiaobian);
    table.pass(1);
    come(&mut table, 1, Skill::Qiaobian);
    table.skill(1, Skill::Qiaobian);
    table.card(1, "peach_h4");
    table.at(1, 0);
    table.at(1, 2);
    assert!(table.holds(1, "jink_h2") && table.holds(1, "jink_d2"));
    assert_eq!(table.state.skipped, 1 << Phase::Draw as u8);
    table.pass(1);
    assert_eq!(table.hand_size(1), 2);
}

#[test]
fn qiaobian_moves_a_card_for_the_play_phase() {
    let mut table = watching("zhanghe", "xuhuang");
    table.hand(1, &["peach_h4"]);
    table.wear(0, &["dilu_c5", "crossbow_da"]);
    table.wear(2, &["jueying_s5"]);
    for _ in 0..2 {
        come(&mut table, 1, Skill::Qiaobian);
        table.pass(1);
    }
    come(&mut table, 1, Skill::Qiaobian);
    table.skill(1, Skill::Qiaobian);
    table.card(1, "peach_h4");
    table.at(1, 0);
    table.card(1, "dilu_c5");
    // The same place must be free.
    assert!(offers_seat(&table, 1, 3) && !offers_seat(&table, 1, 0));
    assert!(!offers_seat(&table, 1, 2));
    table.at(1, 3);
    assert!(table.wears(3, "dilu_c5") && !table.wears(0, "dilu_c5"));
    assert!(table.state.skipped >> Phase::Play as u8 & 1 == 1);
}

#[test]
fn qiaobian_offers_only_what_somebody_has_room_for() {
    let mut table = watching("zhanghe", "xuhuang");
    table.hand(1, &["peach_h4"]);
    table.wear(0, &["axe_d5", "dilu_c5"]);
    table.wear(1, &["spear_sq"]);
    table.wear(2, &["triblade_dq"]);
    table.wear(3, &["crossbow_da"]);
    for _ in 0..2 {
        come(&mut table, 1, Skill::Qiaobian);
        table.pass(1);
    }
    come(&mut table, 1, Skill::Qiaobian);
    table.skill(1, Skill::Qiaobian);
    table.card(1, "peach_h4");
    table.at(1, 0);
    assert!(!table.can_card(1, "axe_d5"), "all are armed");
    // Whose clock has run out gets to the end, too.
    table.let_go();
    table.let_go();
    assert!(!table.wears(0, "dilu_c5") && table.wears(0, "axe_d5"));
    assert!(table.state.skipped >> Phase::Play as u8 & 1 == 1);
}

#[test]
fn qiaobian_moves_a_trick_too_and_the_move_can_be_declined() {
    for moves in [true, false] {
        let mut table = watching("zhanghe", "xuhuang");
        table.hand(1, &["peach_h4"]);
        table.delay(0, "slash_s7", Kind::SupplyShortage);
        for _ in 0..2 {
            come(&mut table, 1, Skill::Qiaobian);
            table.pass(1);
        }
        come(&mut table, 1, Skill::Qiaobian);
        table.skill(1, Skill::Qiaobian);
        table.card(1, "peach_h4");
        if moves {
            table.at(1, 0);
            table.card(1, "slash_s7");
            table.at(1, 2);
            assert_eq!(
                table.player(2).judging.first().map(|delayed| delayed.kind),
                Some(Kind::SupplyShortage)
            );
            assert!(table.player(0).judging.is_empty());
        } else {
            table.pass(1);
            assert_eq!(table.player(0).judging.len(), 1);
        }
        assert!(table.state.skipped >> Phase::Play as u8 & 1 == 1);
    }
}

#[test]
fn qiaobian_skips_the_discard_phase() {
    let mut table = watching("zhanghe", "xuhuang");
    table.to(1, Phase::Play);
    table.hand(1, &["peach_h4", "peach_h6", "peach_h7", "jink_h2", "jink_d2", "jink_d3"]);
    table.pass(1);
    table.skill(1, Skill::Qiaobian);
    table.card(1, "jink_h2");
    table.until(&[2]);
    assert_eq!(table.hand_size(1), 5);
}

// Xu Huang

#[test]
fn duanliang_makes_black_basic_cards_and_equipment_a_supply_shortage() {
    let mut table = acting("xuhuang", "caoren");
    table.hand(0, &["slash_s7", "peach_h4", "duel_sa"]);
    table.wear(0, &["dilu_c5"]);
    table.skill(0, Skill::Duanliang);
    assert!(
        !table.can_card(0, "peach_h4")
            && !table.can_card(0, "duel_sa")
            && table.can_card(0, "dilu_c5")
    );
    table.card(0, "slash_s7");
    table.at(0, 2);
    assert_eq!(
        table.player(2).judging.first().map(|delayed| delayed.kind),
        Some(Kind::SupplyShortage)
    );
}

#[test]
fn duanliang_reaches_no_farther_than_two() {
    let mut table = acting("xuhuang", "caoren");
    table.hand(0, &["slash_s7"]);
    table.wear(2, &["dilu_c5"]);
    table.skill(0, Skill::Duanliang);
    table.card(0, "slash_s7");
    assert!(offers_seat(&table, 0, 1) && !offers_seat(&table, 0, 2));
}

#[test]
fn duanliang_with_his_own_mount_counts_the_distance_without_it() {
    let mut table = acting("xuhuang", "caoren");
    table.wear(0, &["dayuan_sk"]);
    table.wear(2, &["dilu_c5"]);
    table.skill(0, Skill::Duanliang);
    table.card(0, "dayuan_sk");
    assert!(offers_seat(&table, 0, 1) && !offers_seat(&table, 0, 2));
}

#[test]
fn duanliang_of_a_hidden_general_shows_him_when_it_is_needed() {
    for (target, shown) in [(1, false), (2, true)] {
        let mut table = table(["xuhuang", "caoren"], ["liubei", "guanyu"], false);
        table.hand(0, &["supply_shortage_s10"]);
        table.use_on(0, "supply_shortage_s10", target);
        assert_eq!(table.player(0).shown[0], shown);
        assert_eq!(table.player(target).judging.len(), 1);
    }
    let mut table = table(["xuhuang", "caoren"], ["liubei", "guanyu"], false);
    table.hand(0, &["slash_s7"]);
    table.skill(0, Skill::Duanliang);
    table.card(0, "slash_s7");
    table.at(0, 2);
    assert!(table.player(0).shown[0]);
}

// Cao Ren

#[test]
fn jushou_draws_three_and_turns_over() {
    let mut table = acting("caoren", "xuhuang");
    come(&mut table, 0, Skill::Jushou);
    assert_eq!(table.state.phase, Some(Phase::Finish));
    table.skill(0, Skill::Jushou);
    assert_eq!(table.hand_size(0), 3);
    assert!(table.player(0).turned);
}

#[test]
fn jushou_can_be_declined() {
    let mut table = acting("caoren", "xuhuang");
    come(&mut table, 0, Skill::Jushou);
    table.pass(0);
    assert!(!table.player(0).turned);
}

// Dian Wei

#[test]
fn qiangxi_gives_health_to_hurt_somebody_once_a_phase() {
    let mut table = acting("dianwei", "xuhuang");
    table.skill(0, Skill::Qiangxi);
    assert!(!offers_seat(&table, 0, 2));
    table.at(0, 1);
    assert_eq!((table.hp(0), table.hp(1)), (3, 3));
    assert!(!table.can_use(0, Skill::Qiangxi));
}

#[test]
fn qiangxi_gives_a_weapon_of_the_hand() {
    let mut table = acting("dianwei", "xuhuang");
    table.wear(0, &["kylin_bow_h5"]);
    table.hand(0, &["crossbow_da", "jink_h2"]);
    table.skill(0, Skill::Qiangxi);
    assert!(!table.can_card(0, "jink_h2"));
    table.card(0, "crossbow_da");
    table.at(0, 2);
    assert_eq!((table.hp(0), table.hp(2)), (4, table.player(2).max_hp - 1));
    assert!(table.is_discarded("crossbow_da"));
}

#[test]
fn qiangxi_measures_the_range_without_the_weapon_that_is_given() {
    let mut table = acting("dianwei", "xuhuang");
    table.wear(0, &["kylin_bow_h5"]);
    table.skill(0, Skill::Qiangxi);
    assert!(offers_seat(&table, 0, 2));
    table.card(0, "kylin_bow_h5");
    assert!(!offers_seat(&table, 0, 2));
    table.at(0, 1);
    assert_eq!((table.hp(0), table.hp(1)), (4, 3));
}

#[test]
fn qiangxi_hurts_nobody_if_its_price_is_his_life() {
    let mut table = acting("dianwei", "xuhuang");
    table.set_hp(0, 1);
    table.skill(0, Skill::Qiangxi);
    table.at(0, 1);
    assert!(!table.player(0).alive);
    assert_eq!(table.hp(1), 4);
}

// Xun Yu

#[test]
fn quhu_won_sets_somebody_healthier_on_somebody_else() {
    let mut table = acting("xunyu", "xuhuang");
    table.hand(0, &["jink_hk"]);
    table.hand(1, &["slash_c2"]);
    table.skill(0, Skill::Quhu);
    table.at(0, 1);
    table.card(0, "jink_hk");
    table.card(1, "slash_c2");
    assert!(!offers_seat(&table, 0, 3));
    table.at(0, 2);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
    let by_tiger = |event: &Event| matches!(event, Event::DamageDone { source: Some(from), .. } if *from == seat(1));
    assert!(table.events().any(by_tiger));
    assert!(!table.can_use(0, Skill::Quhu));
}

#[test]
fn quhu_lost_or_tied_hurts_the_owner() {
    for theirs in ["slash_c3", "jink_d3"] {
        let mut table = acting("xunyu", "xuhuang");
        table.hand(0, &[if theirs == "slash_c3" { "amazing_grace_h3" } else { "slash_c2" }]);
        table.hand(1, &[theirs]);
        table.skill(0, Skill::Quhu);
        table.at(0, 1);
        table.let_go();
        table.let_go();
        assert_eq!(table.question(0), "skills");
        assert_eq!(table.hp(0), 2);
    }
}

#[test]
fn quhu_needs_somebody_with_more_health_and_cards() {
    let mut table = acting("xunyu", "xuhuang");
    table.hand(0, &["jink_hk"]);
    assert!(!table.can_use(0, Skill::Quhu));
    table.hand(1, &["slash_c2"]);
    assert!(table.can_use(0, Skill::Quhu));
    table.set_hp(1, 3);
    assert!(!table.can_use(0, Skill::Quhu));
}

#[test]
fn jieming_fills_a_hand_for_each_point() {
    let mut table = watching("xunyu", "xuhuang");
    table.hand(1, &["peach_h4"]);
    table.hand(3, &["jink_h2"]);
    hurt(&mut table, 1, 2);
    table.skill(1, Skill::Jieming);
    table.at(1, 1);
    assert_eq!(table.hand_size(1), 3);
    table.at(1, 3);
    assert_eq!(i16::from(table.hand_size(3)), i16::from(table.player(3).max_hp));
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn jieming_can_stop_after_the_first_point_or_not_be_used_at_all() {
    let mut table = watching("xunyu", "xuhuang");
    hurt(&mut table, 1, 2);
    table.skill(1, Skill::Jieming);
    table.at(1, 1);
    table.pass(1);
    assert_eq!(table.asked(), Some(seat(0)));
    let mut table = watching("xunyu", "xuhuang");
    hurt(&mut table, 1, 1);
    table.pass(1);
    assert_eq!(table.hand_size(1), 0);
}

// Cao Pi

#[test]
fn xingshang_takes_the_cards_of_the_dead() {
    let mut table = watching("caopi", "xuhuang");
    table.hand(0, &["duel_sa"]);
    table.hand(2, &["jink_h2"]);
    table.wear(2, &["dilu_c5"]);
    table.delay(2, "indulgence_c6", Kind::Indulgence);
    table.set_hp(2, 1);
    table.use_on(0, "duel_sa", 2);
    table.until(&[1]);
    table.skill(1, Skill::Xingshang);
    assert!(!table.player(2).alive);
    assert!(table.holds(1, "jink_h2") && table.holds(1, "dilu_c5"));
    assert!(table.is_discarded("indulgence_c6"));
}

#[test]
fn xingshang_can_be_declined() {
    let mut table = watching("caopi", "xuhuang");
    table.hand(0, &["duel_sa"]);
    table.hand(2, &["jink_h2"]);
    table.set_hp(2, 1);
    table.use_on(0, "duel_sa", 2);
    come(&mut table, 1, Skill::Xingshang);
    table.pass(1);
    assert!(table.is_discarded("jink_h2"));
}

#[test]
fn fangzhu_turns_somebody_over_who_draws() {
    let mut table = watching("caopi", "xuhuang");
    hurt(&mut table, 1, 2);
    table.skill(1, Skill::Fangzhu);
    assert!(!offers_seat(&table, 1, 1));
    table.at(1, 2);
    assert_eq!(table.hand_size(2), 2);
    assert!(table.player(2).turned);
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn fangzhu_turns_back_who_was_turned_over() {
    let mut table = watching("caopi", "xuhuang");
    table.state.players[2].turned = true;
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Fangzhu);
    table.at(1, 2);
    assert_eq!((table.hand_size(2), table.player(2).turned), (1, false));
}

// Yue Jin

#[test]
fn xiaoguo_makes_somebody_discard_equipment() {
    let mut table = watching("yuejin", "xuhuang");
    table.hand(1, &["slash_s7", "duel_sa"]);
    table.hand(0, &["crossbow_da", "jink_h2"]);
    table.wear(0, &["dilu_c5"]);
    come(&mut table, 1, Skill::Xiaoguo);
    assert_eq!((table.state.current, table.state.phase), (seat(0), Some(Phase::Finish)));
    table.skill(1, Skill::Xiaoguo);
    assert!(!table.can_card(1, "duel_sa"));
    table.card(1, "slash_s7");
    assert!(!table.can_card(0, "jink_h2") && table.can_card(0, "crossbow_da"));
    table.card(0, "dilu_c5");
    assert!(table.is_discarded("dilu_c5") && table.is_discarded("slash_s7"));
    assert_eq!(table.hp(0), 4);
}

#[test]
fn xiaoguo_hurts_who_discards_nothing() {
    for worn in [true, false] {
        let mut table = watching("yuejin", "xuhuang");
        table.hand(1, &["slash_s7"]);
        if worn {
            table.wear(0, &["dilu_c5"]);
        }
        come(&mut table, 1, Skill::Xiaoguo);
        table.skill(1, Skill::Xiaoguo);
        table.card(1, "slash_s7");
        if worn {
            table.pass(0);
        }
        assert_eq!(table.hp(0), 3);
        assert_eq!(table.player(0).worn().len(), u8::from(worn));
    }
}

#[test]
fn xiaoguo_does_not_come_up_in_his_own_turn() {
    let mut table = acting("yuejin", "xuhuang");
    table.hand(0, &["slash_s7"]);
    table.to(1, Phase::Play);
    assert_eq!(table.used(Skill::Xiaoguo), 0);
    assert!(table.holds(0, "slash_s7"));
}

// Deng Ai

#[test]
fn tuntian_judges_for_a_field_that_brings_others_nearer() {
    let mut table = watching("dengai", "xuhuang");
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2"]);
    table.top(&["slash_c2"]);
    table.use_on(0, "slash_s7", 1);
    table.card(1, "jink_h2");
    table.skill(1, Skill::Tuntian);
    assert_eq!(table.rules.distance(&table.state, seat(1), seat(3)), 2);
    table.choose(1, Choice::Yes);
    assert_eq!(table.player(1).special[0], CardSet::only(table.no("slash_c2")));
    assert_eq!(table.rules.distance(&table.state, seat(1), seat(3)), 1);
    assert_eq!(table.hp(1), table.player(1).max_hp);
}

#[test]
fn tuntian_lays_down_no_heart_and_nothing_that_is_not_wanted() {
    for (top, asked) in [("peach_h4", false), ("slash_c2", true)] {
        let mut table = watching("dengai", "xuhuang");
        table.hand(0, &["slash_s7"]);
        table.hand(1, &["jink_h2"]);
        table.top(&[top]);
        table.use_on(0, "slash_s7", 1);
        table.card(1, "jink_h2");
        table.skill(1, Skill::Tuntian);
        if asked {
            table.choose(1, Choice::No);
        }
        assert!(table.is_discarded(top));
        assert!(table.player(1).special[0].is_empty());
    }
}

#[test]
fn tuntian_does_not_come_up_in_his_own_turn() {
    let mut table = acting("dengai", "xuhuang");
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    assert_eq!(table.used(Skill::Tuntian), 0);
    assert_eq!(table.state.phase, Some(Phase::Play));
    assert_eq!(table.question(0), "play");
}

#[test]
fn tuntian_comes_up_once_for_hand_and_equipment_lost_together() {
    let mut table = table(["yuejin", "caoren"], ["dengai", "xuhuang"], true);
    table.hand(0, &["await_exhausted_hj"]);
    table.wear(1, &["dilu_c5"]);
    table.card(0, "await_exhausted_hj");
    table.nobody_nullifies();
    while table.question(1) != "pick_cards" {
        table.let_go();
    }
    let hand = table.player(1).hand.first().expect("it has drawn").card();
    table.act(1, Action::Card { card: hand });
    table.card(1, "dilu_c5");
    table.skill(1, Skill::Tuntian);
    table.until(&[0]);
    table.to(1, Phase::Play);
    assert_eq!(table.used(Skill::Tuntian), 1);
}

#[test]
fn jixi_uses_a_field_as_a_snatch_that_counts_no_longer() {
    let mut table = acting("dengai", "xuhuang");
    table.hand(1, &["peach_h4"]);
    table.hand(2, &["jink_h2"]);
    field(&mut table, 0, Place::Head, "slash_c2");
    table.skill(0, Skill::Jixi);
    table.card(0, "slash_c2");
    assert!(offers_seat(&table, 0, 1) && !offers_seat(&table, 0, 2));
    table.at(0, 1);
    table.nobody_nullifies();
    table.act(0, Action::Blind);
    assert!(table.holds(0, "peach_h4") && table.is_discarded("slash_c2"));
}

#[test]
fn jixi_reaches_farther_with_another_field() {
    let mut table = acting("dengai", "xuhuang");
    table.hand(2, &["jink_h2"]);
    field(&mut table, 0, Place::Head, "slash_c2");
    field(&mut table, 0, Place::Head, "slash_c3");
    table.skill(0, Skill::Jixi);
    table.card(0, "slash_c2");
    assert!(offers_seat(&table, 0, 2));
}

#[test]
fn jixi_is_for_the_head_and_ziliang_for_the_deputy() {
    let mut table = acting("xuhuang", "dengai");
    table.hand(1, &["peach_h4"]);
    field(&mut table, 0, Place::Deputy, "slash_c2");
    assert!(!table.can_use(0, Skill::Jixi));
    assert!(table.player(0).has(Skill::Ziliang));
    assert!(!acting("dengai", "xuhuang").player(0).has(Skill::Ziliang));
}

#[test]
fn ziliang_gives_a_field_to_one_of_the_kingdom_who_was_hurt() {
    let mut table = laid(
        &["liubei", "guanyu", "caoren", "xuhuang", "xuchu", "dengai", "lvbu", "diaochan"],
        true,
    );
    field(&mut table, 2, Place::Deputy, "slash_c2");
    hurt(&mut table, 1, 1);
    table.skill(2, Skill::Ziliang);
    table.card(2, "slash_c2");
    assert!(table.holds(1, "slash_c2"));
    assert!(table.player(2).special[1].is_empty());
}

#[test]
fn ziliang_is_for_himself_too_and_not_for_strangers() {
    let mut table = watching("xuhuang", "dengai");
    field(&mut table, 1, Place::Deputy, "slash_c2");
    hurt(&mut table, 3, 1);
    assert_eq!(table.asked(), Some(seat(0)));
    let mut table = watching("xuhuang", "dengai");
    field(&mut table, 1, Place::Deputy, "slash_c2");
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Ziliang);
    table.card(1, "slash_c2");
    assert!(table.holds(1, "slash_c2"));
}

// Cao Hong

#[test]
fn huyuan_dresses_somebody_and_discards_a_card_next_to_him() {
    let mut table = acting("caohong", "xuhuang");
    table.hand(0, &["dilu_c5", "jink_h2"]);
    table.hand(3, &["peach_h4"]);
    table.wear(1, &["jueying_s5"]);
    come(&mut table, 0, Skill::Huyuan);
    assert_eq!(table.state.phase, Some(Phase::Finish));
    table.skill(0, Skill::Huyuan);
    assert!(!table.can_card(0, "jink_h2"));
    table.card(0, "dilu_c5");
    assert!(!offers_seat(&table, 0, 1) && offers_seat(&table, 0, 0));
    table.at(0, 2);
    assert!(table.wears(2, "dilu_c5"));
    // Seat 1 is behind a mount.
    assert!(!offers_seat(&table, 0, 1) && !offers_seat(&table, 0, 0));
    table.at(0, 3);
    table.act(0, Action::Blind);
    assert!(table.is_discarded("peach_h4"));
}

#[test]
fn huyuan_needs_not_discard_anything() {
    let mut table = acting("caohong", "xuhuang");
    table.wear(0, &["dilu_c5"]);
    table.hand(1, &["peach_h4"]);
    come(&mut table, 0, Skill::Huyuan);
    table.skill(0, Skill::Huyuan);
    table.card(0, "dilu_c5");
    table.at(0, 2);
    assert!(table.wears(2, "dilu_c5") && !table.wears(0, "dilu_c5"));
    table.pass(0);
    assert!(table.holds(1, "peach_h4"));
}

#[test]
fn huyuan_can_discard_a_card_of_his_own() {
    let mut table = acting("caohong", "xuhuang");
    table.hand(0, &["dilu_c5", "jink_h2", "peach_h4"]);
    come(&mut table, 0, Skill::Huyuan);
    table.skill(0, Skill::Huyuan);
    table.card(0, "dilu_c5");
    table.at(0, 1);
    table.at(0, 0);
    table.card(0, "jink_h2");
    assert!(table.is_discarded("jink_h2") && table.holds(0, "peach_h4"));
}

#[test]
fn heyi_keeps_others_away_from_the_rest_of_his_queue() {
    let mut table = laid(
        &["caohong", "caoren", "xuchu", "xuhuang", "sunquan", "ganning", "lvbu", "diaochan"],
        false,
    );
    (1..4).for_each(|n| table.show(n));
    assert_eq!(table.rules.distance(&table.state, seat(2), seat(1)), 1);
    table.show(0);
    assert_eq!(table.rules.distance(&table.state, seat(2), seat(1)), 2);
    assert_eq!(table.rules.distance(&table.state, seat(3), seat(0)), 1);
    table.state.players[3].alive = false;
    assert_eq!(table.rules.distance(&table.state, seat(2), seat(1)), 1);
}

#[test]
fn heyi_calls_hidden_neighbours_into_the_queue() {
    let generals =
        ["caohong", "caoren", "xuchu", "xuhuang", "sunquan", "ganning", "dianwei", "zhangliao"];
    let mut table = laid(&generals, false);
    table.show(0);
    table.skill(0, Skill::Heyi);
    assert_eq!(table.question(1), "join_formation");
    table.choose(1, Choice::Head);
    table.pass(2);
    assert_eq!(table.question(3), "join_formation", "the other side is called too");
    let third = table.actions(3);
    assert_eq!(third, [Action::Pass], "a third would be one too many for the kingdom");
    table.pass(3);
    assert_eq!(table.player(1).shown, [true, false]);
    assert_eq!(table.player(3).shown, [false, false]);
    assert!(table.rules.queue(&table.state, seat(0)).contains(seat(1)));
}

// Li Dian

#[test]
fn xunxun_takes_two_of_four_instead_of_drawing() {
    let mut table = watching("lidian", "xuhuang");
    table.top(&["peach_h4", "jink_h2", "slash_c2", "slash_c3", "duel_sa"]);
    come(&mut table, 1, Skill::Xunxun);
    assert_eq!(table.state.phase, Some(Phase::Draw));
    table.skill(1, Skill::Xunxun);
    table.card(1, "slash_c2");
    table.card(1, "peach_h4");
    assert!(table.holds(1, "slash_c2") && table.holds(1, "peach_h4"));
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 2);
    assert_eq!(table.state.pile.last(), Some(&table.no("duel_sa")));
    let under = [table.no("jink_h2"), table.no("slash_c3")];
    assert!(table.state.pile[..2].iter().all(|card| under.contains(card)));
}

#[test]
fn xunxun_can_be_declined() {
    let mut table = watching("lidian", "xuhuang");
    come(&mut table, 1, Skill::Xunxun);
    table.pass(1);
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 2);
}

#[test]
fn wangxi_lets_both_draw_for_each_point() {
    let mut table = watching("lidian", "xuhuang");
    hurt(&mut table, 1, 2);
    table.skill(1, Skill::Wangxi);
    assert_eq!((table.hand_size(0), table.hand_size(1)), (1, 1));
    table.choose(1, Choice::Yes);
    assert_eq!((table.hand_size(0), table.hand_size(1)), (2, 2));
    assert_eq!(table.question(0), "play");
}

#[test]
fn wangxi_comes_up_when_he_hurts_somebody_and_can_stop() {
    let mut table = acting("lidian", "xuhuang");
    hurt(&mut table, 1, 2);
    table.skill(0, Skill::Wangxi);
    table.choose(0, Choice::No);
    assert_eq!((table.hand_size(0), table.hand_size(1)), (1, 1));
}

#[test]
fn wangxi_does_not_come_up_with_the_dead() {
    let mut table = acting("lidian", "xuhuang");
    table.set_hp(1, 1);
    hurt(&mut table, 1, 1);
    assert!(!table.player(1).alive);
    assert_eq!(table.used(Skill::Wangxi), 0);
    assert_eq!(table.question(0), "play");
}

// Zang Ba

#[test]
fn hengjiang_lowers_the_hand_limit_and_draws_if_nothing_was_discarded() {
    let mut table = watching("zangba", "xuhuang");
    hurt(&mut table, 1, 1);
    table.skill(1, Skill::Hengjiang);
    assert_eq!(table.rules.hand_limit(&table.state, seat(0)), 3);
    while table.state.current == seat(0) {
        table.let_go();
    }
    // That card and the two of his own turn.
    assert_eq!(table.hand_size(1), 3);
    assert_eq!(table.rules.hand_limit(&table.state, seat(0)), 4);
}

#[test]
fn hengjiang_draws_nothing_if_cards_were_discarded() {
    let mut table = watching("zangba", "xuhuang");
    hurt(&mut table, 1, 2);
    table.skill(1, Skill::Hengjiang);
    table.choose(1, Choice::Yes);
    assert_eq!(table.mark(0, Mark::Hengjiang), 2);
    table.hand(0, &["jink_h2", "jink_d2", "jink_d3"]);
    while table.state.current == seat(0) {
        table.let_go();
    }
    assert_eq!((table.hand_size(0), table.hand_size(1)), (2, 2));
}

#[test]
fn hengjiang_can_be_declined() {
    let mut table = watching("zangba", "xuhuang");
    hurt(&mut table, 1, 1);
    table.pass(1);
    assert_eq!(table.mark(0, Mark::Hengjiang), 0);
    while table.state.current == seat(0) {
        table.let_go();
    }
    assert_eq!(table.hand_size(1), 2);
}

#[test]
fn xiaoguo_asks_whoever_has_cards_so_that_nobody_learns_which() {
    let mut table = watching("yuejin", "xuhuang");
    table.hand(1, &["slash_s7"]);
    table.hand(0, &["jink_h2"]);
    come(&mut table, 1, Skill::Xiaoguo);
    table.skill(1, Skill::Xiaoguo);
    table.card(1, "slash_s7");
    assert_eq!(table.actions(0), [Action::Pass]);
    table.pass(0);
    assert_eq!(table.hp(0), 3);
}

/// The contract of the engine with generals of Wei alone: two of them that nobody knows, and all but one.
#[test]
fn games_of_wei_keep_the_contract() {
    let of_wei = |general: &&hegemony::data::GeneralInfo| general.kingdom == Kingdom::Wei;
    let banned =
        DATA.generals.iter().filter(|general| !of_wei(general)).map(|general| general.id.clone());
    let (formation, momentum) = (true, true);
    let options = Options { banned: banned.collect(), formation, momentum, ..Options::default() };
    // There is an odd number of them, and everybody has two.
    let all = DATA.generals.iter().filter(of_wei).skip(1).map(|general| general.id.clone());
    let known = Options { generals: all.collect(), formation, momentum, ..Options::default() };
    let seats = (known.generals.len() / 2) as u8;
    for (options, seats) in [(options, 2), (known, seats)] {
        testkit::run::<Hegemony>(&testkit::Suite {
            data: &DATA,
            options: vec![options],
            seats: vec![seats],
            games: testkit::size(100),
            most_decisions: 60_000,
        });
    }
}
