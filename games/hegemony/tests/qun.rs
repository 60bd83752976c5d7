//! What the generals of the Qun do.

use crate::common::{Table, seat};
use hegemony::ids::{CardNo, Kind, Kingdom, Named, Place};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::{Choice, Mark};
use hegemony::{Action, Deck, Event, Options};

/// Others whose skills only come up when they want to: of Wei, of Shu and of Wu.
const WEI: [&str; 2] = ["dianwei", "xuhuang"];
const SHU: [&str; 2] = ["liubei", "guanyu"];
const WU: [&str; 2] = ["sunquan", "ganning"];

fn boxes() -> Options {
    Options { formation: true, momentum: true, deck: Deck::Scroll, ..Options::default() }
}

/// A table of pairs with all boxes, all hidden.
fn hidden(pairs: &[[&str; 2]]) -> Table {
    Table::with(&pairs.concat(), boxes())
}

/// The same with all generals shown.
fn shown(pairs: &[[&str; 2]]) -> Table {
    let mut table = hidden(pairs);
    for n in 0..pairs.len() as u8 {
        table.show(n);
    }
    table
}

/// This pair in seat 0, which plays; Shu, Wu and Wei in the others.
fn playing(head: &'static str, deputy: &'static str) -> Table {
    shown(&[[head, deputy], SHU, WU, WEI])
}

/// Wei in seat 0, which plays; this pair in seat 1, then Shu and Wu.
fn watching(head: &'static str, deputy: &'static str) -> Table {
    shown(&[WEI, [head, deputy], SHU, WU])
}

fn act_card(table: &mut Table, n: u8, card: CardNo) {
    table.act(n, Action::Card { card: card.card() });
}

#[test]
fn jijiu_makes_a_red_card_a_peach_when_somebody_is_dying() {
    let mut table = watching("huatuo", "mateng");
    table.set_hp(3, 1);
    table.hand(0, &["slash_s7"]);
    table.wear(1, &["chitu_h5"]);
    table.use_on(0, "slash_s7", 3);
    table.until(&[1]);
    assert_eq!(table.question(1), "rescue");
    table.skill(1, Skill::Jijiu);
    table.card(1, "chitu_h5");
    assert_eq!(table.hp(3), 1);
    assert!(table.is_discarded("chitu_h5"));
}

#[test]
fn jijiu_is_not_for_the_own_turn_and_not_of_black_cards() {
    let mut table = playing("huatuo", "mateng");
    table.set_hp(0, 1);
    table.hand(0, &["jink_h2"]);
    assert!(!table.can_use(0, Skill::Jijiu));
    let mut table = watching("huatuo", "mateng");
    table.set_hp(3, 1);
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["slash_c2"]);
    table.use_on(0, "slash_s7", 3);
    table.until(&[1]);
    assert!(!table.can_use(1, Skill::Jijiu));
}

#[test]
fn jijiu_shows_a_hidden_hua_tuo() {
    let mut table = hidden(&[WEI, ["huatuo", "mateng"], SHU, WU]);
    table.set_hp(3, 1);
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2"]);
    table.use_on(0, "slash_s7", 3);
    table.until(&[1]);
    table.skill(1, Skill::Jijiu);
    table.card(1, "jink_h2");
    assert!(table.player(1).shown[0] && !table.player(1).shown[1]);
    assert_eq!(table.hp(3), 1);
}

#[test]
fn qingnang_heals_somebody_once_a_phase() {
    let mut table = playing("huatuo", "mateng");
    table.set_hp(1, 2);
    table.hand(0, &["slash_s7", "slash_s9"]);
    table.skill(0, Skill::Qingnang);
    table.card(0, "slash_s7");
    assert!(!table.actions(0).contains(&Action::Seat { seat: seat(2) }));
    table.at(0, 1);
    assert_eq!(table.hp(1), 3);
    assert!(table.is_discarded("slash_s7"));
    assert!(!table.can_use(0, Skill::Qingnang));
}

#[test]
fn wushuang_asks_for_two_dodges() {
    let mut table = playing("lvbu", "mateng");
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2", "slash_c2"]);
    table.use_on(0, "slash_s7", 1);
    table.until(&[1]);
    assert_eq!(table.question(1), "respond_again");
    table.card(1, "jink_h2");
    assert_eq!(table.question(1), "respond");
    table.pass(1);
    assert_eq!(table.hp(1), 3);
}

#[test]
fn wushuang_asks_for_two_slashes_in_a_duel_on_both_sides() {
    let mut table = watching("lvbu", "mateng");
    table.hand(0, &["duel_sa", "slash_s7", "slash_s9"]);
    table.hand(1, &["slash_c2"]);
    table.use_on(0, "duel_sa", 1);
    table.until(&[1]);
    table.card(1, "slash_c2");
    table.card(0, "slash_s7");
    assert_eq!(table.question(0), "respond");
    table.pass(0);
    assert_eq!(table.hp(0), 3);

    let mut table = playing("lvbu", "mateng");
    table.hand(0, &["duel_sa"]);
    table.hand(1, &["slash_c2", "jink_h2"]);
    table.use_on(0, "duel_sa", 1);
    table.until(&[1]);
    assert_eq!(table.question(1), "respond_again");
    table.card(1, "slash_c2");
    table.pass(1);
    assert_eq!(table.hp(1), 3);
}

#[test]
fn wushuang_of_a_hidden_lu_bu_is_his_choice() {
    for uses in [true, false] {
        let mut table = hidden(&[["lvbu", "mateng"], SHU, WU, WEI]);
        table.hand(0, &["slash_s7"]);
        table.hand(1, &["jink_h2", "slash_c2"]);
        table.use_on(0, "slash_s7", 1);
        assert!(table.can_use(0, Skill::Wushuang));
        if uses {
            table.skill(0, Skill::Wushuang);
        } else {
            table.pass(0);
        }
        table.until(&[1]);
        assert_eq!(table.player(0).shown[0], uses);
        assert_eq!(table.question(1), if uses { "respond_again" } else { "respond" });
    }
}

#[test]
fn lijian_makes_the_first_man_duel_the_second() {
    let mut table = playing("diaochan", "mateng");
    table.hand(0, &["jink_h2"]);
    table.skill(0, Skill::Lijian);
    table.card(0, "jink_h2");
    table.at(0, 2);
    assert!(!table.actions(0).contains(&Action::Seat { seat: seat(0) }));
    table.at(0, 1);
    assert_eq!(table.hp(1), 3);
    assert_eq!(table.hp(2), 4);
    let duel = |event: &Event| matches!(event, Event::UseBegan { seat: user, kind: Kind::Duel, .. } if *user == seat(2));
    assert!(table.events().any(duel));
}

#[test]
fn lijian_needs_two_men_who_are_shown() {
    let mut table = hidden(&[["diaochan", "mateng"], SHU, WU, WEI]);
    table.show(1);
    table.hand(0, &["jink_h2"]);
    assert!(!table.can_use(0, Skill::Lijian));
    table.show(2);
    assert!(table.can_use(0, Skill::Lijian));
}

#[test]
fn biyue_draws_at_the_end_of_the_turn() {
    for uses in [true, false] {
        let mut table = playing("diaochan", "mateng");
        table.pass(0);
        assert!(table.can_use(0, Skill::Biyue));
        if uses {
            table.skill(0, Skill::Biyue);
        } else {
            table.pass(0);
        }
        assert_eq!(table.hand_size(0), u8::from(uses));
    }
}

#[test]
fn luanji_makes_two_cards_of_a_suit_a_volley() {
    let mut table = playing("yuanshao", "mateng");
    table.hand(0, &["slash_s7", "slash_s9", "jink_h2"]);
    table.skill(0, Skill::Luanji);
    assert!(!table.can_card(0, "jink_h2"));
    table.card(0, "slash_s7");
    assert!(!table.can_card(0, "jink_h2"));
    table.card(0, "slash_s9");
    table.nobody_nullifies();
    assert_eq!([table.hp(1), table.hp(2), table.hp(3)], [3, 3, 3]);
    assert!(table.is_discarded("slash_s7") && table.is_discarded("slash_s9"));
}

#[test]
fn shuangxiong_takes_the_judgement_card_and_duels_with_the_other_colour() {
    let mut table = watching("yanliangwenchou", "mateng");
    table.to(1, Phase::Draw);
    table.hand(1, &["slash_s7", "slash_h10"]);
    table.top(&["jink_h2"]);
    table.skill(1, Skill::Shuangxiong);
    table.to(1, Phase::Play);
    assert!(table.holds(1, "jink_h2"));
    assert_eq!(table.hand_size(1), 3);
    table.skill(1, Skill::Shuangxiong);
    assert!(!table.can_card(1, "slash_h10") && !table.can_card(1, "jink_h2"));
    table.card(1, "slash_s7");
    table.at(1, 2);
    table.nobody_nullifies();
    assert_eq!(table.hp(2), 3);
}

#[test]
fn shuangxiong_can_be_let_be() {
    let mut table = watching("yanliangwenchou", "mateng");
    table.to(1, Phase::Draw);
    table.pass(1);
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 2);
    assert!(!table.can_use(1, Skill::Shuangxiong));
}

#[test]
fn wansha_keeps_others_from_helping_in_the_own_turn() {
    let mut table = playing("jiaxu", "mateng");
    table.set_hp(1, 1);
    table.hand(0, &["slash_s7"]);
    table.hand(2, &["peach_h4"]);
    table.use_on(0, "slash_s7", 1);
    table.until(&[2]);
    assert!(!table.player(1).alive);
    assert!(table.holds(2, "peach_h4"));
}

#[test]
fn wansha_lets_the_dying_help_himself() {
    let mut table = playing("jiaxu", "mateng");
    table.set_hp(1, 1);
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["peach_h4"]);
    table.use_on(0, "slash_s7", 1);
    table.until(&[1]);
    table.pass(1);
    assert_eq!(table.question(1), "rescue");
    table.card(1, "peach_h4");
    assert_eq!(table.hp(1), 1);
}

#[test]
fn wansha_of_a_hidden_jia_xu_is_his_choice() {
    let mut table = hidden(&[["jiaxu", "mateng"], SHU, WU, WEI]);
    table.set_hp(1, 1);
    table.hand(0, &["slash_s7"]);
    table.hand(2, &["peach_h4"]);
    table.use_on(0, "slash_s7", 1);
    assert!(table.can_use(0, Skill::Wansha));
    table.pass(0);
    table.until(&[2]);
    assert_eq!(table.question(2), "rescue");
    assert!(!table.player(0).shown[0]);
}

#[test]
fn luanwu_makes_everybody_slash_or_lose_health() {
    let mut table = playing("jiaxu", "mateng");
    table.hand(1, &["slash_s7"]);
    table.skill(0, Skill::Luanwu);
    assert_eq!(table.question(1), "must_slash");
    table.card(1, "slash_s7");
    assert!(!table.actions(1).contains(&Action::Seat { seat: seat(3) }));
    table.at(1, 0);
    table.until(&[0]);
    assert_eq!([table.hp(1), table.hp(2), table.hp(3)], [4, 3, 3]);
    assert_eq!(table.hp(0), 2);
    assert!(!table.can_use(0, Skill::Luanwu));
}

#[test]
fn weimu_keeps_black_tricks_away() {
    let mut table = watching("jiaxu", "mateng");
    table.hand(0, &["dismantlement_s3", "dismantlement_hq"]);
    table.hand(1, &["jink_h2"]);
    table.use_on(0, "dismantlement_s3", 1);
    table.until(&[0]);
    assert_eq!(table.hand_size(1), 1);
    assert!(table.is_discarded("dismantlement_s3"));
    table.use_on(0, "dismantlement_hq", 1);
    table.act(0, Action::Blind);
    assert_eq!(table.hand_size(1), 0);
}

#[test]
fn weimu_lets_lightning_pass_by() {
    let mut table = playing("jiaxu", "mateng");
    table.to(2, Phase::Play);
    table.delay(3, "lightning_sa", Kind::Lightning);
    table.top(&["jink_h2"]);
    table.to(3, Phase::Play);
    assert!(table.player(0).judging.is_empty());
    assert_eq!(table.player(1).judging.len(), 1);
}

/// As the head of seat 0 it brings others nearer once it is shown.
fn brings_nearer(general: &'static str) {
    let mut table = hidden(&[[general, "jiling"], SHU, WU, WEI]);
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 2);
    table.show_one(0, Place::Head);
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 1);
    assert_eq!(table.rules.distance(&table.state, seat(2), seat(0)), 2);
}

#[test]
fn mashu_pangde_brings_others_nearer_once_it_is_shown() {
    brings_nearer("pangde");
}

#[test]
fn mashu_mateng_brings_others_nearer_once_it_is_shown() {
    brings_nearer("mateng");
}

#[test]
fn mengjin_discards_a_card_of_who_has_dodged() {
    let mut table = playing("pangde", "mateng");
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2", "slash_c2"]);
    table.use_on(0, "slash_s7", 1);
    table.until(&[1]);
    table.card(1, "jink_h2");
    table.skill(0, Skill::Mengjin);
    table.act(0, Action::Blind);
    assert!(table.is_discarded("slash_c2"));
    assert_eq!(table.hp(1), 4);
}

#[test]
fn leiji_strikes_with_a_spade_and_guidao_brings_it() {
    let mut table = watching("zhangjiao", "mateng");
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2", "slash_s9", "slash_h10"]);
    table.use_on(0, "slash_s7", 1);
    table.until(&[1]);
    table.card(1, "jink_h2");
    assert!(table.can_use(1, Skill::Leiji));
    table.top(&["jink_d2"]);
    table.skill(1, Skill::Leiji);
    table.at(1, 0);
    assert!(table.can_use(1, Skill::Guidao));
    table.skill(1, Skill::Guidao);
    assert!(!table.can_card(1, "slash_h10"));
    table.card(1, "slash_s9");
    assert!(table.holds(1, "jink_d2"));
    assert!(table.is_discarded("slash_s9"));
    assert_eq!(table.hp(0), 2);
    assert_eq!(table.hp(1), 3);
}

#[test]
fn guidao_replaces_the_judgement_of_somebody_else_and_takes_its_card() {
    let mut table = watching("zhangjiao", "mateng");
    table.to(1, Phase::Play);
    table.delay(2, "indulgence_c6", Kind::Indulgence);
    table.hand(1, &["slash_s9", "peach_h4"]);
    table.top(&["peach_h6"]);
    table.pass(1);
    table.nobody_nullifies();
    table.until(&[1]);
    table.skill(1, Skill::Guidao);
    assert!(!table.can_card(1, "peach_h4"), "it is red");
    table.card(1, "slash_s9");
    assert!(table.holds(1, "peach_h6"));
    let skips = |event: &Event| matches!(event, Event::PhaseSkipped { phase: Phase::Play, .. });
    table.until(&[3]);
    assert!(table.events().any(skips));
}

#[test]
fn guidao_can_be_let_be() {
    let mut table = watching("zhangjiao", "mateng");
    table.to(1, Phase::Play);
    table.delay(2, "indulgence_c6", Kind::Indulgence);
    table.hand(1, &["slash_s9"]);
    table.top(&["peach_h6"]);
    table.pass(1);
    table.nobody_nullifies();
    table.until(&[1]);
    table.pass(1);
    table.to(2, Phase::Play);
    assert!(table.holds(1, "slash_s9") && table.is_discarded("peach_h6"));
}

#[test]
fn leiji_does_nothing_without_a_spade_and_can_be_let_be() {
    for uses in [true, false] {
        let mut table = watching("zhangjiao", "mateng");
        table.hand(0, &["slash_s7"]);
        table.hand(1, &["jink_h2"]);
        table.use_on(0, "slash_s7", 1);
        table.until(&[1]);
        table.card(1, "jink_h2");
        table.top(&["slash_c2"]);
        if uses {
            table.skill(1, Skill::Leiji);
            table.at(1, 3);
        } else {
            table.pass(1);
        }
        table.until(&[0]);
        assert_eq!(table.hp(3), 4);
        assert_eq!(table.is_discarded("slash_c2"), uses);
    }
}

#[test]
fn leiji_comes_up_for_a_dodge_of_the_eight_diagram() {
    let mut table = watching("zhangjiao", "mateng");
    table.hand(0, &["slash_s7"]);
    table.wear(1, &["eight_diagram_s2"]);
    table.top(&["jink_h2", "slash_s9"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(1, Skill::EightDiagramSkill);
    // Nothing is put in the place of the red card.
    table.pass(1);
    assert!(table.can_use(1, Skill::Leiji));
    table.skill(1, Skill::Leiji);
    table.at(1, 0);
    table.pass(1);
    assert_eq!(table.hp(0), 2);
}

#[test]
fn beige_helps_the_victim_or_troubles_the_source() {
    for (top, hp, cards) in
        [("peach_h4", 4, 0), ("jink_d2", 3, 2), ("slash_c2", 3, 0), ("slash_s9", 3, 0)]
    {
        let mut table = shown(&[WEI, SHU, ["caiwenji", "mateng"], WU]);
        table.hand(0, &["slash_s7", "slash_s5", "jink_h2", "jink_d6"]);
        table.wear(2, &["chitu_h5"]);
        table.top(&[top]);
        table.use_on(0, "slash_s7", 1);
        assert!(table.can_use(2, Skill::Beige));
        table.skill(2, Skill::Beige);
        table.card(2, "chitu_h5");
        if top == "slash_c2" {
            table.card(0, "jink_h2");
            table.card(0, "jink_d6");
            assert_eq!(table.hand_size(0), 1);
        }
        assert_eq!((table.hp(1), table.hand_size(1)), (hp, cards), "{top}");
        assert_eq!(table.player(0).turned, top == "slash_s9");
        assert!(table.is_discarded("chitu_h5") && table.is_discarded(top));
    }
}

#[test]
fn duanchang_of_a_hidden_cai_wenji_takes_the_skills_of_a_general() {
    let mut table = hidden(&[["jiling", "mateng"], ["caiwenji", "pangde"], SHU, WU]);
    table.set_hp(1, 1);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    assert!(!table.player(1).alive);
    assert_eq!(table.asked(), Some(seat(1)));
    table.choose(1, Choice::Deputy);
    assert_eq!(table.player(0).numb, [false, true]);
    assert!(!table.can_use(0, Skill::Xiongyi));
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn duanchang_needs_a_killer() {
    let mut table = shown(&[["jiaxu", "mateng"], ["caiwenji", "pangde"], SHU, WU]);
    table.set_hp(1, 1);
    table.skill(0, Skill::Luanwu);
    table.until(&[0, 1]);
    assert!(!table.player(1).alive);
    assert_eq!(table.used(Skill::Duanchang), 0);
}

#[test]
fn xiongyi_lets_the_kingdom_draw_and_a_small_one_recovers() {
    let mut table = shown(&[["mateng", "jiling"], SHU, ["pangde", "panfeng"], WU]);
    table.set_hp(0, 2);
    table.skill(0, Skill::Xiongyi);
    assert_eq!([0, 1, 2, 3].map(|n| table.hand_size(n)), [3, 0, 3, 0]);
    assert_eq!(table.hp(0), 2);
    assert!(!table.can_use(0, Skill::Xiongyi));

    let mut table = hidden(&[["mateng", "jiling"], SHU, WU, WEI]);
    table.show(1);
    table.set_hp(0, 2);
    table.skill(0, Skill::Xiongyi);
    assert!(table.player(0).shown[0]);
    assert_eq!((table.hand_size(0), table.hp(0)), (3, 3));
}

#[test]
fn mingshi_weakens_who_hides_a_general() {
    for hides in [true, false] {
        let mut table = hidden(&[WEI, ["kongrong", "mateng"], SHU, WU]);
        table.show(1);
        table.show_one(0, Place::Head);
        if !hides {
            table.show_one(0, Place::Deputy);
        }
        table.hand(0, &["slash_s7"]);
        table.use_on(0, "slash_s7", 1);
        assert_eq!(table.hp(1), if hides { 3 } else { 2 });
    }
}

#[test]
fn lirang_gives_what_was_discarded_to_others() {
    let mut table = watching("kongrong", "mateng");
    table.to(1, Phase::Play);
    table.hand(1, &["slash_s7", "slash_s9", "jink_h2", "jink_d2", "peach_h4"]);
    table.pass(1);
    table.card(1, "slash_s7");
    table.card(1, "jink_h2");
    assert!(table.can_use(1, Skill::Lirang));
    table.skill(1, Skill::Lirang);
    table.card(1, "slash_s7");
    table.at(1, 2);
    table.at(1, 3);
    table.card(1, "jink_h2");
    assert!(table.holds(2, "slash_s7") && table.holds(3, "jink_h2"));
}

#[test]
fn lirang_is_for_discarded_cards_only() {
    let mut table = watching("kongrong", "mateng");
    table.hand(0, &["dismantlement_s3"]);
    table.hand(1, &["jink_h2"]);
    table.use_on(0, "dismantlement_s3", 1);
    table.act(0, Action::Blind);
    assert!(table.can_use(1, Skill::Lirang));
    table.pass(1);
    assert!(table.is_discarded("jink_h2"));
    table.to(1, Phase::Play);
    table.wear(1, &["crossbow_da"]);
    table.hand(1, &["axe_d5"]);
    table.card(1, "axe_d5");
    assert!(table.is_discarded("crossbow_da"));
    assert_eq!(table.question(1), "play");
}

#[test]
fn shuangren_slashes_one_of_the_kingdom_after_winning() {
    let mut table =
        shown(&[["liubei", "guanyu"], ["jiling", "mateng"], ["zhangfei", "zhaoyun"], WU]);
    table.hand(2, &["jink_h2"]);
    table.to(1, Phase::Play);
    table.hand(1, &["slash_sj", "slash_s9"]);
    table.skill(1, Skill::Shuangren);
    table.at(1, 2);
    table.card(1, "slash_sj");
    table.card(2, "jink_h2");
    assert!(!table.actions(1).contains(&Action::Seat { seat: seat(3) }));
    table.at(1, 0);
    assert_eq!(table.hp(0), 3);
    // It does not count.
    assert!(table.can_card(1, "slash_s9"));
}

#[test]
fn shuangren_ends_the_play_phase_after_not_winning() {
    let mut table = watching("jiling", "mateng");
    table.hand(2, &["jink_h2"]);
    table.to(1, Phase::Play);
    table.hand(1, &["slash_c2", "slash_s9"]);
    table.skill(1, Skill::Shuangren);
    table.at(1, 2);
    table.card(1, "slash_c2");
    table.card(2, "jink_h2");
    assert_eq!(table.hp(2), 4);
    assert_eq!(table.state.current, seat(2));
}

#[test]
fn sijian_discards_a_card_of_somebody_when_the_hand_is_empty() {
    let mut table = playing("tianfeng", "mateng");
    table.hand(0, &["slash_s7"]);
    table.hand(2, &["jink_h2"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(0, Skill::Sijian);
    assert!(!table.actions(0).contains(&Action::Seat { seat: seat(3) }));
    table.at(0, 2);
    table.act(0, Action::Blind);
    assert!(table.is_discarded("jink_h2"));
    assert_eq!(table.hp(1), 3);
}

#[test]
fn suishi_draws_when_the_kingdom_strikes_somebody_down() {
    let mut table = shown(&[["mateng", "pangde"], SHU, ["tianfeng", "jiling"], WU]);
    table.set_hp(1, 1);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    table.until(&[0]);
    assert_eq!(table.hand_size(2), 1);
    assert!(!table.player(1).alive);
    assert_eq!(table.hp(2), 3);
}

#[test]
fn suishi_loses_health_when_one_of_the_kingdom_dies() {
    let mut table = shown(&[SHU, ["mateng", "pangde"], ["tianfeng", "jiling"], WU]);
    table.set_hp(1, 1);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    table.until(&[0]);
    assert_eq!(table.hand_size(2), 0);
    assert_eq!(table.hp(2), 2);
}

#[test]
fn suishi_shows_a_hidden_tian_feng_who_wants_to_draw() {
    let mut table = hidden(&[["mateng", "pangde"], SHU, ["tianfeng", "jiling"], WU]);
    table.show(0);
    table.set_hp(1, 1);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    assert!(table.can_use(2, Skill::Suishi));
    table.skill(2, Skill::Suishi);
    assert!(table.player(2).shown[0]);
    assert_eq!(table.hand_size(2), 1);
}

#[test]
fn kuangfu_moves_equipment_over_or_discards_it() {
    for (own, choice) in [(false, Some(Choice::Take)), (false, Some(Choice::Discard)), (true, None)]
    {
        let mut table = playing("panfeng", "mateng");
        table.hand(0, &["slash_s7"]);
        table.wear(1, &["axe_d5"]);
        if own {
            table.wear(0, &["six_swords_d6"]);
        }
        table.use_on(0, "slash_s7", 1);
        table.skill(0, Skill::Kuangfu);
        table.card(0, "axe_d5");
        if let Some(choice) = choice {
            table.choose(0, choice);
        }
        assert_eq!(table.wears(0, "axe_d5"), choice == Some(Choice::Take));
        assert_eq!(table.is_discarded("axe_d5"), choice != Some(Choice::Take));
    }
}

#[test]
fn huoshui_keeps_others_from_showing_generals() {
    for shows in [true, false] {
        let mut table = hidden(&[["zoushi", "mateng"], ["simayi", "dianwei"], SHU, WU]);
        table.hand(0, &["slash_s7", "jink_h2"]);
        if shows {
            table.skill(0, Skill::Huoshui);
            assert!(table.player(0).shown[0]);
            assert!(!table.can_use(0, Skill::Huoshui));
        }
        table.use_on(0, "slash_s7", 1);
        assert_eq!(table.hp(1), table.player(1).max_hp - 1);
        assert_eq!(table.can_use(1, Skill::Fankui), !shows);
    }
}

#[test]
fn qingcheng_turns_down_who_lives_without_health() {
    let mut table = shown(&[["zoushi", "mateng"], ["sunquan", "zhoutai"], SHU, WEI]);
    table.hand(0, &["slash_s7", "axe_d5"]);
    table.set_hp(1, 1);
    table.use_on(0, "slash_s7", 1);
    table.skill(1, Skill::Buqu);
    assert_eq!((table.hp(1), table.player(1).special[1].len()), (0, 1));
    table.skill(0, Skill::Qingcheng);
    table.card(0, "axe_d5");
    table.at(0, 1);
    table.choose(0, Choice::Deputy);
    table.until(&[0]);
    assert!(!table.player(1).alive, "nobody is turned up again in her turn");
}

#[test]
fn qingcheng_turns_a_general_down() {
    let mut table = playing("zoushi", "mateng");
    table.hand(0, &["chitu_h5", "jink_h2"]);
    table.skill(0, Skill::Qingcheng);
    assert!(!table.can_card(0, "jink_h2"));
    table.card(0, "chitu_h5");
    table.at(0, 1);
    table.choose(0, Choice::Head);
    assert_eq!(table.player(1).shown, [false, true]);
    assert!(!table.player(1).has(Skill::Rende));
    assert_eq!(table.player(1).kingdom, Some(Kingdom::Shu));
    // Who has not shown both is no target any more.
    table.wear(0, &["dayuan_sk"]);
    table.skill(0, Skill::Qingcheng);
    table.card(0, "dayuan_sk");
    assert!(!table.actions(0).contains(&Action::Seat { seat: seat(1) }));
}

#[test]
fn qingcheng_never_turns_a_lord_down() {
    let mut table = shown(&[["zoushi", "mateng"], ["lord_liubei", "guanyu"], WU, WEI]);
    table.hand(0, &["chitu_h5"]);
    table.skill(0, Skill::Qingcheng);
    table.card(0, "chitu_h5");
    table.at(0, 1);
    assert!(!table.actions(0).contains(&Action::Choose { choice: Choice::Head }));
    table.choose(0, Choice::Deputy);
    assert_eq!(table.player(1).shown, [true, false]);
}

#[test]
fn qianhuan_gathers_illusions_and_cancels_single_targets() {
    let mut table = shown(&[WEI, ["mateng", "pangde"], ["yuji", "jiling"], SHU]);
    table.hand(0, &["slash_s7", "duel_sa", "dismantlement_s3"]);
    table.top(&["jink_h2", "peach_h4"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(2, Skill::Qianhuan);
    assert!(table.player(2).special[0].contains(table.no("jink_h2")));
    // A suit that is there already is discarded.
    table.card(0, "duel_sa");
    table.at(0, 1);
    assert!(table.can_use(2, Skill::Qianhuan));
    table.pass(2);
    table.nobody_nullifies();
    table.skill(2, Skill::Qianhuan);
    assert!(table.is_discarded("peach_h4"));
    assert_eq!(table.player(2).special[0].len(), 1);
    assert_eq!(table.hp(1), 2);
    // An illusion takes a target away.
    table.hand(1, &["jink_d2"]);
    table.card(0, "dismantlement_s3");
    table.at(0, 1);
    table.skill(2, Skill::Qianhuan);
    table.card(2, "jink_h2");
    assert!(table.player(2).special[0].is_empty());
    assert_eq!(table.hand_size(1), 1);
    assert_eq!(table.question(0), "play");
}

#[test]
fn qianhuan_is_for_the_own_kingdom() {
    let mut table = shown(&[WEI, SHU, ["yuji", "jiling"], WU]);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    assert!(!table.can_use(2, Skill::Qianhuan));
    assert_eq!(table.hp(1), 3);
}

#[test]
fn zhendu_poisons_and_qiluan_draws_for_a_kill() {
    let mut table = watching("hetaihou", "mateng");
    table.to(1, Phase::Play);
    table.hand(1, &["jink_h2"]);
    table.set_hp(2, 2);
    table.pass(1);
    table.until(&[1]);
    assert!(table.can_use(1, Skill::Zhendu));
    table.skill(1, Skill::Zhendu);
    table.card(1, "jink_h2");
    assert_eq!(table.hp(2), 1);
    assert_eq!(table.mark(2, Mark::Drunk), 1);
    table.hand(1, &["jink_d2"]);
    table.until(&[1]);
    assert_eq!(table.state.current, seat(3));
    table.set_hp(3, 1);
    table.skill(1, Skill::Zhendu);
    table.card(1, "jink_d2");
    table.until(&[1]);
    assert!(!table.player(3).alive);
    assert!(table.can_use(1, Skill::Qiluan));
    let before = table.hand_size(1);
    table.skill(1, Skill::Qiluan);
    assert_eq!(table.hand_size(1), before + 3);
}

#[test]
fn qiluan_of_a_hidden_general_shows_it() {
    let mut table = hidden(&[["hetaihou", "mateng"], SHU, ["pangde", "jiling"], WU]);
    table.hand(0, &["slash_s7"]);
    table.set_hp(1, 1);
    table.use_on(0, "slash_s7", 1);
    table.until(&[0]);
    assert!(!table.player(1).alive);
    table.pass(0);
    table.until(&[0]);
    assert!(table.can_use(0, Skill::Qiluan));
    table.skill(0, Skill::Qiluan);
    assert!(table.player(0).shown[0]);
    assert_eq!(table.hand_size(0), 3);
}

#[test]
fn zhendu_can_be_let_be() {
    let mut table = watching("hetaihou", "mateng");
    table.to(1, Phase::Play);
    table.hand(1, &["jink_h2"]);
    table.pass(1);
    table.until(&[1]);
    table.pass(1);
    assert_eq!(table.hp(2), 4);
    assert_eq!(table.asked(), Some(seat(2)));
}

#[test]
fn hengzheng_takes_a_card_of_everybody_instead_of_drawing() {
    let mut table = watching("dongzhuo", "mateng");
    table.hand(0, &["slash_s7"]);
    table.delay(3, "indulgence_h6", Kind::Indulgence);
    table.to(1, Phase::Draw);
    table.hand(2, &["jink_h2"]);
    table.skill(1, Skill::Hengzheng);
    table.act(1, Action::Blind);
    table.card(1, "indulgence_h6");
    table.act(1, Action::Blind);
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 3);
    assert!(table.holds(1, "indulgence_h6") && table.holds(1, "jink_h2"));
}

#[test]
fn hengzheng_needs_an_empty_hand_or_one_health() {
    let mut table = watching("dongzhuo", "mateng");
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2"]);
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 3);
    assert_eq!(table.used(Skill::Hengzheng), 0);
}

#[test]
fn baoling_gives_up_the_deputy_and_benghuai_eats_health() {
    let mut table = playing("dongzhuo", "mateng");
    table.set_hp(0, 2);
    table.pass(0);
    assert_eq!(table.player(0).removed, [false, true]);
    assert!(!table.player(0).has(Skill::Xiongyi));
    assert_eq!((table.hp(0), table.player(0).max_hp), (5, 7));
    assert!(table.player(0).has(Skill::Benghuai));
    table.choose(0, Choice::LoseMaxHp);
    assert_eq!((table.hp(0), table.player(0).max_hp), (5, 6));
    table.to(0, Phase::Play);
    table.pass(0);
    assert_eq!(table.used(Skill::Baoling), 1);
    table.choose(0, Choice::LoseHp);
    assert_eq!((table.hp(0), table.player(0).max_hp), (4, 6));
}

#[test]
fn benghuai_spares_who_has_least_health() {
    let mut table = playing("dongzhuo", "mateng");
    table.set_hp(0, 1);
    table.pass(0);
    assert_eq!(table.hp(0), 4);
    assert_eq!(table.used(Skill::Benghuai), 0);
}

#[test]
fn baoling_does_not_work_while_dong_zhuo_is_hidden_or_a_deputy() {
    let mut table = hidden(&[["dongzhuo", "mateng"], SHU, WU, WEI]);
    table.show_one(0, Place::Deputy);
    table.pass(0);
    assert!(!table.player(0).removed[1]);
    let mut table = playing("mateng", "dongzhuo");
    table.pass(0);
    assert_eq!(table.player(0).removed, [false, false]);
}

#[test]
fn chuanxin_costs_equipment_and_health_or_the_deputy() {
    for choice in [Choice::Discard, Choice::Deputy] {
        let mut table = playing("zhangren", "mateng");
        table.hand(0, &["slash_s7"]);
        table.wear(1, &["axe_d5", "chitu_h5"]);
        table.use_on(0, "slash_s7", 1);
        table.skill(0, Skill::Chuanxin);
        table.choose(1, choice);
        let discards = choice == Choice::Discard;
        assert_eq!(table.hp(1), if discards { 3 } else { 4 });
        assert_eq!(table.is_discarded("axe_d5") && table.is_discarded("chitu_h5"), discards);
        assert_eq!(table.player(1).removed, [false, !discards]);
    }
}

#[test]
fn chuanxin_takes_the_deputy_of_who_wears_nothing() {
    let mut table = playing("zhangren", "mateng");
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(0, Skill::Chuanxin);
    assert_eq!(table.player(1).removed, [false, true]);
    assert_eq!(table.hp(1), 4);
    // A soldier is no deputy.
    table.hand(0, &["duel_sa"]);
    table.use_on(0, "duel_sa", 1);
    assert_eq!(table.hp(1), 3);
}

#[test]
fn fengshi_strips_the_besieged() {
    let mut table = shown(&[["pangde", "jiling"], SHU, ["zhangren", "mateng"], WU]);
    table.hand(0, &["slash_s7"]);
    table.wear(1, &["dilu_c5", "axe_d5"]);
    table.wear(0, &["six_swords_d6"]);
    table.use_on(0, "slash_s7", 1);
    table.card(1, "axe_d5");
    assert!(table.is_discarded("axe_d5") && table.wears(1, "dilu_c5"));
    assert_eq!(table.hp(1), 3);
}

#[test]
fn fengshi_calls_who_could_close_the_siege() {
    let mut table = hidden(&[["zhangren", "mateng"], SHU, ["pangde", "jiling"], WU]);
    [0, 1, 3].into_iter().for_each(|n| table.show(n));
    table.skill(0, Skill::Fengshi);
    assert_eq!(table.question(2), "join_formation");
    table.pass(2);
    assert!(!table.player(2).is_shown());
    assert!(!table.can_use(0, Skill::Fengshi), "a call that nobody followed is not repeated");
}

#[test]
fn hongfa_puts_soldiers_on_the_banner_which_are_slashes_for_the_kingdom() {
    let mut table = hidden(&[["lord_zhangjiao", "mateng"], SHU, ["pangde", "panfeng"], WU]);
    assert!(table.player(0).shown[0]);
    assert_eq!(table.player(0).special[0].len(), 1);
    let soldier = table.player(0).special[0].first().expect("there is one");
    table.show(2);
    table.to(2, Phase::Play);
    table.hand(2, &[]);
    assert!(table.can_use(2, Skill::Hongfa));
    table.skill(2, Skill::Hongfa);
    act_card(&mut table, 2, soldier);
    table.at(2, 1);
    table.until(&[2]);
    assert!(table.player(0).special[0].is_empty());
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    assert!(!table.can_use(2, Skill::Hongfa));
}

#[test]
fn hongfa_answers_with_a_soldier() {
    let mut table = hidden(&[["lord_zhangjiao", "mateng"], SHU, WU, WEI]);
    let soldier = table.player(0).special[0].first().expect("there is one");
    table.to(1, Phase::Play);
    for n in 0..4 {
        table.hand(n, &[]);
    }
    table.hand(1, &["savage_assault_sk"]);
    table.card(1, "savage_assault_sk");
    table.until(&[0]);
    assert_eq!(table.question(0), "respond");
    table.skill(0, Skill::Hongfa);
    act_card(&mut table, 0, soldier);
    assert_eq!(table.hp(0), table.player(0).max_hp);
    assert!(table.state.discard.contains(&soldier));
}

#[test]
fn hongfa_lets_a_soldier_fall_instead_of_health() {
    for falls in [true, false] {
        let mut table = hidden(&[["lord_zhangjiao", "mateng"], SHU, ["jiaxu", "pangde"], WU]);
        let soldier = table.player(0).special[0].first().expect("there is one");
        table.to(2, Phase::Play);
        for n in 0..4 {
            table.hand(n, &[]);
        }
        table.skill(2, Skill::Luanwu);
        table.until(&[0]);
        assert_eq!(table.question(0), "must_slash");
        table.pass(0);
        let max = table.player(0).max_hp;
        if falls {
            act_card(&mut table, 0, soldier);
        } else {
            table.pass(0);
        }
        assert_eq!(table.hp(0), if falls { max } else { max - 1 });
        assert_eq!(table.player(0).special[0].is_empty(), falls);
    }
}

#[test]
fn wuxin_puts_the_pile_in_order() {
    let mut table = hidden(&[["lord_zhangjiao", "mateng"], SHU, WU, WEI]);
    table.to(0, Phase::Draw);
    assert_eq!(table.player(0).special[0].len(), 1);
    // One of the kingdom and one soldier: two cards.
    table.top(&["slash_s7", "jink_h2"]);
    table.hand(0, &[]);
    table.skill(0, Skill::Wuxin);
    assert_eq!(
        table.actions(0).iter().filter(|action| matches!(action, Action::Card { .. })).count(),
        2
    );
    table.card(0, "jink_h2");
    let first = table.events().find_map(|event| match event {
        Event::PileArranged { order, .. } => order.first().copied(),
        _ => None,
    });
    assert_eq!(first, Some(table.no("jink_h2")));
    table.to(0, Phase::Play);
    assert!(table.holds(0, "slash_s7") && table.holds(0, "jink_h2"));
}

#[test]
fn wendao_takes_the_scroll_from_whoever_wears_it_or_from_the_discards() {
    let mut table = hidden(&[["lord_zhangjiao", "mateng"], SHU, WU, WEI]);
    table.hand(0, &["jink_h2", "slash_s7"]);
    assert!(!table.can_use(0, Skill::Wendao));
    table.wear(1, &["peace_spell_h3"]);
    table.skill(0, Skill::Wendao);
    assert!(!table.can_card(0, "slash_s7"));
    table.card(0, "jink_h2");
    table.until(&[0]);
    assert!(table.holds(0, "peace_spell_h3"));
    assert_eq!((table.hp(1), table.hand_size(1)), (3, 2));
    assert!(!table.can_use(0, Skill::Wendao));
}

#[test]
fn peace_spell_counts_the_soldiers_of_the_lord_who_wears_it() {
    let mut table = hidden(&[["lord_zhangjiao", "mateng"], SHU, WU, WEI]);
    table.wear(0, &["peace_spell_h3"]);
    let hp = table.hp(0) as u8;
    assert_eq!(table.rules.hand_limit(&table.state, seat(0)), hp + 2);
}

/// Seat 0 of the Qun strikes down seat 1 with Dragon and Phoenix.
fn slay(pairs: &[[&str; 2]]) -> Table {
    let mut table = shown(pairs);
    table.set_hp(1, 1);
    table.wear(0, &["dragon_phoenix_s2"]);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    assert_eq!(table.question(0), "rescue");
    table.pass(0);
    table
}

#[test]
fn dragon_phoenix_lets_the_slain_come_back_for_a_small_kingdom() {
    let mut table = slay(&[["mateng", "pangde"], SHU, WU, WEI]);
    assert!(!table.player(1).alive);
    assert_eq!(table.hand_size(0), 1);
    table.skill(0, Skill::DragonPhoenixSkill);
    table.choose(1, Choice::Yes);
    let back = *table.player(1);
    assert!(back.alive);
    assert_eq!(back.kingdom, Some(Kingdom::Qun));
    assert_eq!((back.shown, back.removed), ([true; 2], [false, true]));
    assert!(back.hp >= 1 && back.hp == back.max_hp);
    assert!(back.hand.is_empty());
    let general = back.generals[0].expect("a general came back");
    assert_eq!(table.rules.data.general(general).kingdom, Kingdom::Qun);
    assert_eq!(table.asked(), Some(seat(0)));
    table.to(1, Phase::Play);
}

#[test]
fn dragon_phoenix_can_be_let_be_by_both() {
    let mut table = slay(&[["mateng", "pangde"], SHU, WU, WEI]);
    table.skill(0, Skill::DragonPhoenixSkill);
    table.choose(1, Choice::No);
    assert!(!table.player(1).alive);
    let mut table = slay(&[["mateng", "pangde"], SHU, WU, WEI]);
    table.pass(0);
    assert!(!table.player(1).alive);
    assert_eq!(table.question(0), "play");
}

#[test]
fn dragon_phoenix_is_for_small_kingdoms() {
    let table = slay(&[["mateng", "pangde"], SHU, ["jiling", "panfeng"], WEI]);
    assert!(!table.can_use(0, Skill::DragonPhoenixSkill));
    assert_eq!(table.question(0), "play");
}

#[test]
fn indulgence_is_stopped_by_a_heart() {
    for (top, plays) in [("jink_h2", true), ("slash_s7", false)] {
        let mut table = playing("mateng", "pangde");
        table.delay(1, "indulgence_h6", Kind::Indulgence);
        table.top(&[top]);
        table.pass(0);
        table.until(&[1, 2]);
        assert_eq!(table.state.current, if plays { seat(1) } else { seat(2) });
    }
}
