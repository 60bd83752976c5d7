//! What each card does.

use crate::common::{self, FOUR, Table, seat};
use hegemony::ids::{Kind, Kingdom, Named, Place};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::{Choice, Mark};
use hegemony::{Action, Deck, Event, Options};

fn four() -> Table {
    Table::hidden(&FOUR)
}

#[test]
fn slash_that_is_not_dodged_hurts() {
    let mut table = four();
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2"]);
    table.use_on(0, "slash_s7", 1);
    table.until(&[1]);
    assert_eq!(table.question(1), "respond");
    table.pass(1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    assert!(table.is_discarded("slash_s7"));
}

#[test]
fn jink_stops_a_slash_and_one_slash_a_phase_is_all() {
    let mut table = four();
    table.hand(0, &["slash_s7", "slash_s8_1"]);
    table.hand(1, &["jink_h2"]);
    table.use_on(0, "slash_s7", 1);
    table.until(&[1]);
    table.card(1, "jink_h2");
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp);
    assert!(table.is_discarded("jink_h2"));
    assert!(!table.can_card(0, "slash_s8_1"), "one Slash a phase");
}

#[test]
fn slash_reaches_as_far_as_the_range() {
    let mut table = four();
    table.hand(0, &["slash_s7"]);
    table.card(0, "slash_s7");
    let at = |n| Action::Seat { seat: seat(n) };
    assert_eq!(
        table.actions(0).iter().filter(|action| matches!(action, Action::Seat { .. })).count(),
        2
    );
    assert!(table.actions(0).contains(&at(1)) && table.actions(0).contains(&at(3)));
    let mut table = four();
    table.wear(0, &["qinggang_sword_s6"]);
    table.hand(0, &["slash_s7"]);
    table.card(0, "slash_s7");
    assert!(table.actions(0).contains(&at(2)), "the sword reaches two");
    let mut table = four();
    table.wear(1, &["jueying_s5"]);
    table.hand(0, &["slash_s7"]);
    table.card(0, "slash_s7");
    assert!(!table.actions(0).contains(&at(1)), "a mount keeps off");
}

#[test]
fn nothing_to_dodge_with_is_not_asked() {
    let mut table = four();
    table.hand(0, &["slash_s7"]);
    table.card(0, "slash_s7");
    table.at(0, 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    assert_eq!(table.asked(), Some(seat(0)));
}

#[test]
fn fire_slash_burns_and_goes_along_chains() {
    let mut table = four();
    table.hand(0, &["fire_slash_h4"]);
    table.state.players[1].chained = true;
    table.state.players[2].chained = true;
    table.use_on(0, "fire_slash_h4", 1);
    assert_eq!(
        (table.hp(1), table.hp(2)),
        (table.player(1).max_hp - 1, table.player(2).max_hp - 1)
    );
    assert!(!table.player(1).chained && !table.player(2).chained);
}

#[test]
fn thunder_slash_goes_along_chains_and_a_plain_one_does_not() {
    for (slash, passed_on) in [("thunder_slash_s6", true), ("slash_s7", false)] {
        let mut table = four();
        table.hand(0, &[slash]);
        table.state.players[1].chained = true;
        table.state.players[2].chained = true;
        table.use_on(0, slash, 1);
        assert_eq!(table.hp(1), table.player(1).max_hp - 1);
        assert_eq!(table.hp(2), table.player(2).max_hp - i8::from(passed_on));
        assert_eq!(table.player(2).chained, !passed_on);
    }
}

#[test]
fn peach_heals_the_wounded_only() {
    let mut table = four();
    table.hand(0, &["peach_h4"]);
    assert!(!table.can_card(0, "peach_h4"));
    table.set_hp(0, 2);
    table.card(0, "peach_h4");
    assert_eq!(table.hp(0), 3);
}

#[test]
fn analeptic_makes_the_next_slash_hurt_more_once_a_turn() {
    let mut table = four();
    table.hand(0, &["analeptic_s9", "analeptic_c9", "slash_s7"]);
    table.card(0, "analeptic_s9");
    assert!(!table.can_card(0, "analeptic_c9"), "once a turn");
    table.use_on(0, "slash_s7", 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 2);
    assert_eq!(table.mark(0, Mark::Drunk), 0);
}

#[test]
fn analeptic_saves_its_user_and_nobody_else() {
    let mut table = four();
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["analeptic_s9"]);
    table.hand(2, &["analeptic_c9"]);
    table.set_hp(1, 1);
    table.use_on(0, "slash_s7", 1);
    table.until(&[1]);
    table.pass(1);
    table.until(&[1, 2]);
    assert_eq!(table.asked(), Some(seat(1)));
    assert_eq!(table.question(1), "rescue");
    table.card(1, "analeptic_s9");
    assert_eq!(table.hp(1), 1);
    assert!(table.player(1).alive);
    assert!(table.holds(2, "analeptic_c9"));
}

#[test]
fn who_is_not_saved_dies_and_loses_everything() {
    let mut table = four();
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["peach_h4"]);
    table.wear(1, &["jueying_s5"]);
    table.set_hp(1, 1);
    table.card(0, "slash_s7");
    // The mount keeps off.
    assert!(!table.actions(0).contains(&Action::Seat { seat: seat(1) }));
    table.wear(0, &["chitu_h5"]);
    table.at(0, 1);
    table.until(&[1]);
    table.pass(1);
    table.until(&[1]);
    table.pass(1);
    table.until(&[0]);
    assert!(!table.player(1).alive);
    assert!(table.is_discarded("peach_h4") && table.is_discarded("jueying_s5"));
    assert_eq!(table.player(1).kingdom, Some(Kingdom::Shu), "the dead are turned up");
}

#[test]
fn dismantlement_discards_any_card() {
    let mut table = four();
    table.hand(0, &["dismantlement_s3"]);
    table.wear(1, &["vine_c2"]);
    table.use_on(0, "dismantlement_s3", 1);
    table.card(0, "vine_c2");
    assert!(table.is_discarded("vine_c2"));
}

#[test]
fn snatch_takes_a_card_from_a_neighbour_unseen() {
    let mut table = four();
    table.hand(0, &["snatch_s4"]);
    table.hand(1, &["peach_h4"]);
    table.hand(2, &["peach_h6"]);
    table.card(0, "snatch_s4");
    assert!(!table.actions(0).contains(&Action::Seat { seat: seat(2) }), "too far");
    table.at(0, 1);
    table.nobody_nullifies();
    table.act(0, Action::Blind);
    assert!(table.holds(0, "peach_h4"));
}

#[test]
fn duel_asks_both_for_slashes_until_one_has_none() {
    let mut table = four();
    table.hand(0, &["duel_sa", "slash_s7"]);
    table.hand(1, &["slash_s8_1"]);
    table.use_on(0, "duel_sa", 1);
    table.until(&[1]);
    table.card(1, "slash_s8_1");
    table.until(&[0]);
    table.card(0, "slash_s7");
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    assert_eq!(table.hp(0), table.player(0).max_hp);
}

#[test]
fn collateral_makes_a_blade_strike_or_change_hands() {
    let mut table = four();
    table.hand(0, &["collateral_cq"]);
    table.wear(1, &["axe_d5"]);
    table.hand(1, &["slash_s7"]);
    table.card(0, "collateral_cq");
    table.at(0, 1);
    table.at(0, 2);
    table.nobody_nullifies();
    table.until(&[1]);
    assert_eq!(table.question(1), "must_slash");
    table.pass(1);
    assert!(table.holds(0, "axe_d5"));
    let mut table = four();
    table.hand(0, &["collateral_cq"]);
    table.wear(1, &["axe_d5"]);
    table.hand(1, &["slash_s7"]);
    table.card(0, "collateral_cq");
    table.at(0, 1);
    table.at(0, 2);
    table.nobody_nullifies();
    table.until(&[1]);
    table.card(1, "slash_s7");
    table.at(1, 2);
    table.until(&[0]);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
    assert!(table.wears(1, "axe_d5"));
}

#[test]
fn ex_nihilo_draws_two() {
    let mut table = four();
    table.hand(0, &["ex_nihilo_h7"]);
    table.card(0, "ex_nihilo_h7");
    table.nobody_nullifies();
    assert_eq!(table.hand_size(0), 2);
}

#[test]
fn nullification_stops_a_trick_and_is_stopped_by_another() {
    let mut table = four();
    table.hand(0, &["ex_nihilo_h7"]);
    table.hand(1, &["nullification_sj"]);
    table.card(0, "ex_nihilo_h7");
    table.card(1, "nullification_sj");
    table.until(&[0]);
    assert_eq!(table.hand_size(0), 0);
    let mut table = four();
    table.hand(0, &["ex_nihilo_h7"]);
    table.hand(1, &["nullification_sj"]);
    table.hand(2, &["heg_nullification_ck"]);
    table.card(0, "ex_nihilo_h7");
    table.card(1, "nullification_sj");
    table.pass(2);
    assert_eq!(table.question(2), "nullify_nullify");
    table.card(2, "heg_nullification_ck");
    table.until(&[0]);
    assert_eq!(table.hand_size(0), 2);
}

#[test]
fn sealed_nullifications_resolve_in_seat_order_and_the_rest_is_given_back() {
    let mut table = four();
    table.hand(0, &["ex_nihilo_h7"]);
    table.hand(1, &["nullification_sj"]);
    table.hand(2, &["heg_nullification_ck"]);
    table.card(0, "ex_nihilo_h7");
    // The answers arrive the other way round.
    table.card(2, "heg_nullification_ck");
    table.card(1, "nullification_sj");
    table.nobody_nullifies();
    assert!(table.is_discarded("nullification_sj"));
    assert!(table.holds(2, "heg_nullification_ck"), "it was not needed");
}

#[test]
fn heg_nullification_covers_the_rest_of_a_kingdom() {
    let mut table = Table::shown(&[
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
        "lvmeng",
        "taishici",
    ]);
    table.hand(0, &["savage_assault_sk"]);
    table.hand(3, &["heg_nullification_ck"]);
    table.card(0, "savage_assault_sk");
    table.card(3, "heg_nullification_ck");
    table.choose(3, Choice::Kingdom);
    table.nobody_nullifies();
    table.until(&[0]);
    for shu in [1, 2] {
        assert_eq!(table.hp(shu), table.player(shu).max_hp);
    }
    for other in [3, 4, 5] {
        assert_eq!(table.hp(other), table.player(other).max_hp - 1);
    }
}

#[test]
fn iron_chain_passes_fire_on_and_can_be_recast() {
    let mut table = four();
    table.hand(0, &["iron_chain_sq", "fire_slash_h4"]);
    table.card(0, "iron_chain_sq");
    table.at(0, 1);
    table.at(0, 3);
    table.nobody_nullifies();
    assert!(table.player(1).chained && table.player(3).chained);
    table.use_on(0, "fire_slash_h4", 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);
    assert!(!table.player(1).chained && !table.player(3).chained);
    let mut table = four();
    table.hand(0, &["iron_chain_sq"]);
    let card = table.no("iron_chain_sq").card();
    table.act(0, Action::Recast { card });
    assert_eq!(table.hand_size(0), 1);
    assert!(table.is_discarded("iron_chain_sq"));
}

#[test]
fn fire_attack_burns_for_a_card_of_the_suit_that_is_shown() {
    let mut table = four();
    table.hand(0, &["fire_attack_h2", "peach_h4"]);
    table.hand(1, &["jink_h2"]);
    table.use_on(0, "fire_attack_h2", 1);
    table.card(1, "jink_h2");
    assert!(table.holds(1, "jink_h2"), "it is only shown");
    table.card(0, "peach_h4");
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn archery_attack_asks_everybody_else_for_a_dodge() {
    let mut table = four();
    table.hand(0, &["archery_attack_ha"]);
    table.hand(2, &["jink_h2"]);
    table.card(0, "archery_attack_ha");
    table.nobody_nullifies();
    table.card(2, "jink_h2");
    table.nobody_nullifies();
    assert_eq!(
        (table.hp(1), table.hp(2), table.hp(3)),
        (table.player(1).max_hp - 1, table.player(2).max_hp, table.player(3).max_hp - 1)
    );
}

#[test]
fn savage_assault_asks_everybody_else_for_a_slash() {
    let mut table = four();
    table.hand(0, &["savage_assault_sk"]);
    table.hand(2, &["slash_s7"]);
    table.card(0, "savage_assault_sk");
    table.nobody_nullifies();
    table.card(2, "slash_s7");
    table.nobody_nullifies();
    assert_eq!(
        (table.hp(1), table.hp(2), table.hp(3)),
        (table.player(1).max_hp - 1, table.player(2).max_hp, table.player(3).max_hp - 1)
    );
}

#[test]
fn god_salvation_heals_all() {
    let mut table = four();
    table.hand(0, &["god_salvation_ha"]);
    table.set_hp(0, 1);
    table.set_hp(2, 1);
    table.card(0, "god_salvation_ha");
    table.nobody_nullifies();
    assert_eq!((table.hp(0), table.hp(2)), (2, 2));
    assert_eq!(table.hp(1), table.player(1).max_hp);
}

#[test]
fn amazing_grace_feeds_all() {
    let mut table = four();
    table.hand(0, &["amazing_grace_h3"]);
    table.card(0, "amazing_grace_h3");
    assert_eq!(table.state.offered.len(), 4);
    for n in [0, 1, 2, 3] {
        table.nobody_nullifies();
        table.until(&[n]);
        let first = table.actions(n)[0];
        table.act(n, first);
    }
    table.until(&[0]);
    assert_eq!([0, 1, 2, 3].map(|n| table.hand_size(n)), [1; 4]);
    assert!(table.state.offered.is_empty());
}

#[test]
fn await_exhausted_draws_two_and_discards_two_for_the_kingdom() {
    let mut table = Table::shown(&[
        "caoren", "xuhuang", "dianwei", "yuejin", "ganning", "huanggai", "jiling", "panfeng",
    ]);
    table.hand(0, &["await_exhausted_hj"]);
    table.card(0, "await_exhausted_hj");
    table.nobody_nullifies();
    let events = table.events().filter(|event| {
        matches!(event, Event::CardsMoved { cause: hegemony::event::Cause::Draw, .. })
    });
    assert!(events.count() >= 2);
    table.until(&[0]);
    assert_eq!((table.hand_size(0), table.hand_size(1), table.hand_size(2)), (0, 0, 0));
}

#[test]
fn known_both_shows_a_general_to_its_user_alone() {
    let mut table = four();
    table.hand(0, &["known_both_c3"]);
    table.use_on(0, "known_both_c3", 1);
    table.choose(0, Choice::Head);
    assert!(table.player(1).peeked[Place::Head as usize].contains(seat(0)));
    assert!(!table.player(1).peeked[Place::Head as usize].contains(seat(2)));
}

#[test]
fn known_both_shows_a_hand_and_can_be_recast() {
    let mut table = four();
    table.hand(0, &["known_both_c3"]);
    table.hand(1, &["peach_h4"]);
    table.use_on(0, "known_both_c3", 1);
    table.choose(0, Choice::Hand);
    assert!(table.events().any(|event| matches!(event, Event::HandSeen { .. })));
    let mut table = four();
    table.hand(0, &["known_both_c3"]);
    let card = table.no("known_both_c3").card();
    table.act(0, Action::Recast { card });
    assert!(table.is_discarded("known_both_c3"));
    assert_eq!(table.hand_size(0), 1);
}

#[test]
fn befriend_attacking_needs_kingdoms_that_differ() {
    let mut table = four();
    table.hand(0, &["befriend_attacking_h9"]);
    assert!(!table.can_card(0, "befriend_attacking_h9"), "a hidden player cannot use it");
    table.show(0);
    table.show(2);
    table.use_on(0, "befriend_attacking_h9", 2);
    assert_eq!((table.hand_size(0), table.hand_size(2)), (3, 1));
}

#[test]
fn lightning_moves_on_or_strikes() {
    let mut table = four();
    table.hand(0, &["lightning_sa"]);
    table.card(0, "lightning_sa");
    assert_eq!(table.player(0).judging.len(), 1);
    let mut table = four();
    table.delay(1, "lightning_sa", Kind::Lightning);
    table.top(&["slash_s7"]);
    table.to(1, Phase::Play);
    assert_eq!(table.hp(1), table.player(1).max_hp - 3);
    let mut table = four();
    table.delay(1, "lightning_sa", Kind::Lightning);
    table.top(&["peach_h4"]);
    table.to(1, Phase::Play);
    assert_eq!(table.player(2).judging.len(), 1);
}

/// Whether seat 1 has left out this phase.
fn skipped(table: &Table, phase: Phase) -> bool {
    let skips = |event: &&Event| matches!(event, Event::PhaseSkipped { seat: one, phase: skipped } if *one == seat(1) && *skipped == phase);
    table.events().any(|event| skips(&event))
}

#[test]
fn indulgence_costs_the_play_unless_a_heart_is_judged() {
    for (top, costs) in [("slash_s7", true), ("peach_h4", false)] {
        let mut table = four();
        table.hand(0, &["indulgence_h6"]);
        table.card(0, "indulgence_h6");
        table.at(0, 1);
        assert_eq!(table.player(1).judging.len(), 1);
        table.top(&[top]);
        table.to(2, Phase::Play);
        assert_eq!(skipped(&table, Phase::Play), costs);
        assert!(table.player(1).judging.is_empty() && table.is_discarded("indulgence_h6"));
    }
}

#[test]
fn supply_shortage_costs_the_draw_unless_a_club_is_judged() {
    for (top, costs) in [("peach_h4", true), ("slash_c2", false)] {
        let mut table = Table::hidden(&[&["caoren", "xuchu"], &FOUR[2..]].concat());
        table.hand(0, &["supply_shortage_s10"]);
        table.card(0, "supply_shortage_s10");
        assert!(!table.actions(0).contains(&Action::Seat { seat: seat(2) }), "too far");
        table.at(0, 1);
        table.top(&[top]);
        table.to(1, Phase::Play);
        assert_eq!(skipped(&table, Phase::Draw), costs);
        assert_eq!(table.hand_size(1), if costs { 0 } else { 2 });
    }
}

#[test]
fn crossbow_has_no_limit_unless_it_is_the_slash_itself() {
    let generals =
        ["guanyu", "liubei", "caoren", "xuhuang", "ganning", "huanggai", "jiling", "panfeng"];
    let mut table = Table::shown(&generals);
    table.wear(0, &["crossbow_da"]);
    table.hand(0, &["slash_s7", "slash_s8_1"]);
    table.use_on(0, "slash_s7", 1);
    assert!(table.can_card(0, "slash_s8_1"));
    assert!(!table.can_use(0, Skill::Wusheng), "red as it is, it would be gone");
}

#[test]
fn qinggang_sword_ignores_armour() {
    let mut table = four();
    table.wear(0, &["qinggang_sword_s6"]);
    table.wear(1, &["renwang_shield_c2"]);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn double_sword_costs_the_other_gender_a_card_or_brings_one() {
    let generals =
        ["caoren", "xuhuang", "diaochan", "lvbu", "ganning", "huanggai", "guanyu", "zhangfei"];
    let armed = |hand: &[&str]| {
        let mut table = Table::shown(&generals);
        table.wear(0, &["double_sword_s2"]);
        table.hand(0, &["slash_s7"]);
        table.hand(1, hand);
        table.use_on(0, "slash_s7", 1);
        table
    };
    let mut table = armed(&["peach_h4"]);
    table.skill(0, Skill::DoubleSwordSkill);
    table.card(1, "peach_h4");
    assert!(table.is_discarded("peach_h4"));
    assert_eq!(table.hand_size(0), 0);

    let mut table = armed(&["peach_h4"]);
    table.skill(0, Skill::DoubleSwordSkill);
    table.pass(1);
    assert_eq!((table.hand_size(0), table.hand_size(1)), (1, 1));

    let mut table = armed(&[]);
    table.skill(0, Skill::DoubleSwordSkill);
    assert_eq!(table.hand_size(0), 1, "nothing to discard");

    let mut table = armed(&[]);
    table.pass(0);
    assert_eq!(table.hand_size(0), 0);
}

#[test]
fn axe_makes_a_dodged_slash_hit_for_two_cards() {
    let mut table = four();
    table.wear(0, &["axe_d5"]);
    table.hand(0, &["slash_s7", "peach_h4", "peach_h6"]);
    table.hand(1, &["jink_h2"]);
    table.use_on(0, "slash_s7", 1);
    table.card(1, "jink_h2");
    table.skill(0, Skill::AxeSkill);
    assert!(!table.can_card(0, "axe_d5"), "not with itself");
    table.card(0, "peach_h4");
    table.card(0, "peach_h6");
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn spear_makes_a_slash_of_two_cards() {
    let mut table = four();
    table.wear(0, &["spear_sq"]);
    table.hand(0, &["jink_h2", "jink_d2"]);
    table.skill(0, Skill::SpearSkill);
    table.card(0, "jink_h2");
    table.card(0, "jink_d2");
    table.at(0, 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn spear_answers_with_two_cards_too() {
    let mut table = four();
    table.wear(1, &["spear_sq"]);
    table.hand(0, &["savage_assault_sk"]);
    table.hand(1, &["jink_h2", "jink_d2"]);
    table.card(0, "savage_assault_sk");
    table.nobody_nullifies();
    table.skill(1, Skill::SpearSkill);
    table.card(1, "jink_h2");
    table.card(1, "jink_d2");
    assert_eq!(table.hp(1), table.player(1).max_hp);
    assert_eq!(table.hand_size(1), 0);
}

#[test]
fn fan_turns_a_slash_into_fire() {
    let mut table = four();
    table.wear(0, &["fan_da"]);
    table.wear(1, &["vine_c2"]);
    table.hand(0, &["slash_s7"]);
    table.skill(0, Skill::FanSkill);
    table.card(0, "slash_s7");
    table.at(0, 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 2);
}

#[test]
fn ice_sword_takes_cards_in_the_place_of_health() {
    let mut table = four();
    table.wear(0, &["ice_sword_s2"]);
    table.wear(1, &["vine_c2", "dilu_c5"]);
    table.hand(0, &["thunder_slash_s6"]);
    table.use_on(0, "thunder_slash_s6", 1);
    table.skill(0, Skill::IceSwordSkill);
    table.card(0, "vine_c2");
    table.card(0, "dilu_c5");
    assert_eq!(table.hp(1), table.player(1).max_hp);
    assert!(table.is_discarded("vine_c2") && table.is_discarded("dilu_c5"));
}

#[test]
fn kylin_bow_shoots_a_mount() {
    let mut table = four();
    table.wear(0, &["kylin_bow_h5"]);
    table.wear(1, &["dilu_c5"]);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(0, Skill::KylinBowSkill);
    assert!(table.is_discarded("dilu_c5"));
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn kylin_bow_shoots_one_of_two_mounts() {
    let mut table = four();
    table.wear(0, &["kylin_bow_h5"]);
    table.wear(1, &["dilu_c5", "chitu_h5"]);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(0, Skill::KylinBowSkill);
    table.choose(0, Choice::Minus);
    assert!(table.is_discarded("chitu_h5") && table.wears(1, "dilu_c5"));
}

#[test]
fn six_swords_let_others_of_the_kingdom_reach_farther() {
    let generals =
        ["caoren", "xuhuang", "guanyu", "zhangfei", "dianwei", "xuchu", "ganning", "huanggai"];
    let mut table = Table::hidden(&generals);
    table.wear(2, &["six_swords_d6"]);
    assert_eq!(table.rules.range(&table.state, seat(0)), 1);
    table.show(2);
    assert_eq!(table.rules.range(&table.state, seat(0)), 1, "a hidden player is of no kingdom");
    table.show(0);
    assert_eq!(table.rules.range(&table.state, seat(0)), 2);
    assert_eq!(table.rules.range(&table.state, seat(1)), 1);
    assert_eq!(table.rules.range(&table.state, seat(2)), 2, "as far as the swords reach");
}

#[test]
fn triblade_hurts_a_neighbour_of_the_victim_too() {
    let mut table = four();
    table.wear(0, &["triblade_dq"]);
    table.hand(0, &["slash_s7", "jink_h2"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(0, Skill::TribladeSkill);
    table.card(0, "jink_h2");
    table.at(0, 2);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
}

#[test]
fn dragon_phoenix_costs_the_target_a_card() {
    let mut table = four();
    table.wear(0, &["dragon_phoenix_s2"]);
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["peach_h4", "jink_h2"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(0, Skill::DragonPhoenixSkill);
    table.card(1, "jink_h2");
    assert!(table.is_discarded("jink_h2"));
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
}

#[test]
fn renwang_shield_stops_black_slashes() {
    for (slash, hurts) in [("slash_s7", 0), ("slash_h10", 1)] {
        let mut table = four();
        table.wear(1, &["renwang_shield_c2"]);
        table.hand(0, &[slash]);
        table.use_on(0, slash, 1);
        assert_eq!(table.hp(1), table.player(1).max_hp - hurts);
    }
}

#[test]
fn vine_stops_plain_slashes_and_volleys_and_burns() {
    for (slash, hurts) in [("slash_s7", 0), ("thunder_slash_s6", 1), ("fire_slash_h4", 2)] {
        let mut table = four();
        table.wear(1, &["vine_c2"]);
        table.hand(0, &[slash]);
        table.use_on(0, slash, 1);
        assert_eq!(table.hp(1), table.player(1).max_hp - hurts, "{slash}");
    }
    for volley in ["savage_assault_sk", "archery_attack_ha"] {
        let mut table = four();
        table.wear(1, &["vine_c2"]);
        table.hand(0, &[volley]);
        table.card(0, volley);
        table.nobody_nullifies();
        assert_eq!(table.hp(1), table.player(1).max_hp, "{volley}");
        assert_eq!(table.hp(2), table.player(2).max_hp - 1);
    }
}

#[test]
fn silver_lion_lets_one_point_through_and_heals_when_it_is_taken_off() {
    let mut table = four();
    table.wear(1, &["silver_lion_ca"]);
    table.hand(0, &["analeptic_s9", "slash_s7"]);
    table.card(0, "analeptic_s9");
    table.use_on(0, "slash_s7", 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1, "at most one");
    let mut table = four();
    table.wear(1, &["silver_lion_ca"]);
    table.set_hp(1, 1);
    table.hand(0, &["dismantlement_s3"]);
    table.use_on(0, "dismantlement_s3", 1);
    table.card(0, "silver_lion_ca");
    assert_eq!(table.hp(1), 2);
}

#[test]
fn eight_diagram_dodges_with_a_red_card() {
    for (top, hurts) in [("peach_h4", 0), ("slash_s8_1", 1)] {
        let mut table = four();
        table.wear(1, &["eight_diagram_s2"]);
        table.hand(0, &["slash_s7"]);
        table.top(&[top]);
        table.use_on(0, "slash_s7", 1);
        table.skill(1, Skill::EightDiagramSkill);
        assert_eq!(table.hp(1), table.player(1).max_hp - hurts);
    }
}

#[test]
fn peace_spell_keeps_fire_off_and_is_paid_for_when_it_is_taken_off() {
    let scroll = || Table::with(&FOUR, Options { deck: Deck::Scroll, ..Options::default() });
    let mut table = scroll();
    table.wear(1, &["peace_spell_h3"]);
    table.hand(0, &["fire_slash_h4"]);
    table.use_on(0, "fire_slash_h4", 1);
    assert_eq!(table.hp(1), table.player(1).max_hp, "no fire");
    let mut table = scroll();
    table.wear(1, &["peace_spell_h3"]);
    table.hand(0, &["dismantlement_s3"]);
    table.use_on(0, "dismantlement_s3", 1);
    table.card(0, "peace_spell_h3");
    assert_eq!((table.hand_size(1), table.hp(1)), (2, table.player(1).max_hp - 1));
}

/// Others are one step farther from who has such a mount.
fn keeps_off(mount: &str) {
    let mut table = four();
    table.wear(1, &[mount]);
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(1)), 2);
    assert_eq!(table.rules.distance(&table.state, seat(1), seat(0)), 1);
}

#[test]
fn jueying_keeps_others_off() {
    keeps_off("jueying_s5");
}

#[test]
fn dilu_keeps_others_off() {
    keeps_off("dilu_c5");
}

#[test]
fn zhuahuangfeidian_keeps_others_off() {
    keeps_off("zhuahuangfeidian_hk");
}

/// Others are one step nearer for who has such a mount.
fn brings_near(mount: &str) {
    let mut table = four();
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 2);
    table.wear(0, &[mount]);
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 1);
    assert_eq!(table.rules.distance(&table.state, seat(2), seat(0)), 2);
}

#[test]
fn chitu_brings_others_near() {
    brings_near("chitu_h5");
}

#[test]
fn dayuan_brings_others_near() {
    brings_near("dayuan_sk");
}

#[test]
fn zixing_brings_others_near() {
    brings_near("zixing_dk");
}

#[test]
fn new_equipment_takes_the_place_of_the_old() {
    let mut table = four();
    table.wear(0, &["axe_d5"]);
    table.hand(0, &["spear_sq"]);
    table.card(0, "spear_sq");
    assert!(table.wears(0, "spear_sq") && table.is_discarded("axe_d5"));
}

/// Every card is tried.
#[test]
fn every_kind_of_card_has_a_test() {
    let tests = common::tests_in(include_str!("cards.rs"));
    for &kind in Kind::ALL {
        let name = <&str>::from(kind);
        assert!(tests.iter().any(|test| test.starts_with(name)), "no test begins with {name}");
    }
}
