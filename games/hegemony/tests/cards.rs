//! What each card does.

mod common;

use common::{Table, seat};
use hegemony::ids::{Kind, Kingdom, Named, Place};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::{Choice, Mark};
use hegemony::{Action, Deck, Event, Options};

/// Generals whose skills stay out of the way: hidden, and of four kingdoms.
const FOUR: [&str; 8] =
    ["caoren", "xuhuang", "guanyu", "zhangfei", "ganning", "huanggai", "jiling", "panfeng"];

fn four() -> Table {
    Table::hidden(&FOUR)
}

#[test]
fn a_slash_that_is_not_dodged_hurts() {
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
fn a_dodge_stops_a_slash_and_one_slash_a_phase_is_all() {
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
fn a_slash_reaches_as_far_as_the_range() {
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
fn a_peach_heals_the_wounded_only() {
    let mut table = four();
    table.hand(0, &["peach_h4"]);
    assert!(!table.can_card(0, "peach_h4"));
    table.set_hp(0, 2);
    table.card(0, "peach_h4");
    assert_eq!(table.hp(0), 3);
}

#[test]
fn wine_makes_the_next_slash_hurt_more_once_a_turn() {
    let mut table = four();
    table.hand(0, &["analeptic_s9", "analeptic_c9", "slash_s7"]);
    table.card(0, "analeptic_s9");
    assert!(!table.can_card(0, "analeptic_c9"), "once a turn");
    table.use_on(0, "slash_s7", 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 2);
    assert_eq!(table.mark(0, Mark::Drunk), 0);
}

#[test]
fn wine_saves_its_user_and_nobody_else() {
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
fn dismantling_discards_any_card() {
    let mut table = four();
    table.hand(0, &["dismantlement_s3"]);
    table.wear(1, &["vine_c2"]);
    table.use_on(0, "dismantlement_s3", 1);
    table.card(0, "vine_c2");
    assert!(table.is_discarded("vine_c2"));
}

#[test]
fn stealing_takes_a_card_from_a_neighbour_unseen() {
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
fn in_a_duel_both_show_slashes_until_one_does_not() {
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
fn a_borrowed_blade_strikes_or_is_handed_over() {
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
fn something_from_nothing_draws_two() {
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
fn kingdom_nullification_covers_the_rest_of_a_kingdom() {
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
fn iron_chains_pass_fire_on_and_can_be_recast() {
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
fn volley_and_raid_go_round_and_ask_for_dodge_and_slash() {
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
    let mut table = four();
    table.hand(0, &["savage_assault_sk"]);
    table.hand(2, &["slash_s7"]);
    table.card(0, "savage_assault_sk");
    table.nobody_nullifies();
    table.card(2, "slash_s7");
    table.nobody_nullifies();
    assert_eq!(table.hp(2), table.player(2).max_hp);
}

#[test]
fn the_peach_garden_heals_all_and_the_harvest_feeds_all() {
    let mut table = four();
    table.hand(0, &["god_salvation_ha", "amazing_grace_h3"]);
    table.set_hp(0, 1);
    table.set_hp(2, 1);
    table.card(0, "god_salvation_ha");
    table.nobody_nullifies();
    assert_eq!((table.hp(0), table.hp(2)), (2, 2));
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
fn rest_and_wait_draws_two_and_discards_two_for_the_kingdom() {
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
fn know_both_sides_shows_a_hand_or_a_general_to_its_user_alone() {
    let mut table = four();
    table.hand(0, &["known_both_c3"]);
    table.use_on(0, "known_both_c3", 1);
    table.choose(0, Choice::Head);
    assert!(table.player(1).peeked[Place::Head as usize].contains(seat(0)));
    assert!(!table.player(1).peeked[Place::Head as usize].contains(seat(2)));
}

#[test]
fn distant_friends_need_kingdoms_that_differ() {
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

#[test]
fn indulgence_costs_the_play_and_supply_cut_the_draw() {
    let mut table = four();
    table.hand(0, &["indulgence_h6"]);
    table.card(0, "indulgence_h6");
    table.at(0, 1);
    table.top(&["slash_s7"]);
    table.to(2, Phase::Play);
    let skipped = |phase| {
        table.events().any(|event| matches!(event, Event::PhaseSkipped { seat: one, phase: skipped } if *one == seat(1) && *skipped == phase))
    };
    assert!(skipped(Phase::Play));
    let mut table = four();
    table.hand(0, &["supply_shortage_s10"]);
    table.card(0, "supply_shortage_s10");
    table.at(0, 1);
    table.top(&["peach_h4"]);
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 0, "no club, no draw");
}

#[test]
fn a_crossbow_has_no_limit_unless_it_is_the_slash_itself() {
    let mut table = four();
    table.wear(0, &["crossbow_da"]);
    table.hand(0, &["slash_s7", "slash_s8_1"]);
    table.use_on(0, "slash_s7", 1);
    assert!(table.can_card(0, "slash_s8_1"));
}

#[test]
fn weapons_do_what_they_say() {
    // Ignores armour.
    let mut table = four();
    table.wear(0, &["qinggang_sword_s6"]);
    table.wear(1, &["renwang_shield_c2"]);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    // The axe makes a dodged Slash hit for two cards.
    let mut table = four();
    table.wear(0, &["axe_d5"]);
    table.hand(0, &["slash_s7", "peach_h4", "peach_h6"]);
    table.hand(1, &["jink_h2"]);
    table.use_on(0, "slash_s7", 1);
    table.card(1, "jink_h2");
    table.skill(0, Skill::AxeSkill);
    table.card(0, "peach_h4");
    table.card(0, "peach_h6");
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    // The spear makes a Slash of two cards.
    let mut table = four();
    table.wear(0, &["spear_sq"]);
    table.hand(0, &["jink_h2", "jink_d2"]);
    table.skill(0, Skill::SpearSkill);
    table.card(0, "jink_h2");
    table.card(0, "jink_d2");
    table.at(0, 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    // The fan burns.
    let mut table = four();
    table.wear(0, &["fan_da"]);
    table.wear(1, &["vine_c2"]);
    table.hand(0, &["slash_s7"]);
    table.skill(0, Skill::FanSkill);
    table.card(0, "slash_s7");
    table.at(0, 1);
    assert_eq!(table.hp(1), table.player(1).max_hp - 2);
    // The ice sword takes cards in the place of health.
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
    // The bow shoots a mount.
    let mut table = four();
    table.wear(0, &["kylin_bow_h5"]);
    table.wear(1, &["dilu_c5"]);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(0, Skill::KylinBowSkill);
    assert!(table.is_discarded("dilu_c5"));
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    // Three blades hurt a neighbour of the victim too.
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
fn armour_does_what_it_says() {
    let mut table = four();
    table.wear(1, &["renwang_shield_c2"]);
    table.hand(0, &["slash_s7"]);
    table.use_on(0, "slash_s7", 1);
    assert_eq!(table.hp(1), table.player(1).max_hp, "black Slashes do nothing");
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
    assert_eq!(table.hp(1), 2, "it heals when it is taken off");
    let mut table = four();
    table.wear(1, &["eight_diagram_s2"]);
    table.hand(0, &["slash_s7"]);
    table.top(&["peach_h4"]);
    table.use_on(0, "slash_s7", 1);
    table.skill(1, Skill::EightDiagramSkill);
    assert_eq!(table.hp(1), table.player(1).max_hp, "red stands for a Dodge");
    let mut table = Table::with(&FOUR, Options { deck: Deck::Scroll, ..Options::default() });
    table.wear(1, &["peace_spell_h3"]);
    table.hand(0, &["fire_slash_h4"]);
    table.use_on(0, "fire_slash_h4", 1);
    assert_eq!(table.hp(1), table.player(1).max_hp, "no fire");
}

#[test]
fn new_equipment_takes_the_place_of_the_old() {
    let mut table = four();
    table.wear(0, &["axe_d5"]);
    table.hand(0, &["spear_sq"]);
    table.card(0, "spear_sq");
    assert!(table.wears(0, "spear_sq") && table.is_discarded("axe_d5"));
}
