//! Every list of timings: what happens, point by point, as somebody hears it whose hidden skill comes up everywhere.

use crate::common::{Table, seat};
use engine::stack::Resolution;
use engine::{Files, Rules, testkit};
use hegemony::data::Data;
use hegemony::event::{Cause, Spot};
use hegemony::ids::{Kind, Place};
use hegemony::point::{Phase, Point};
use hegemony::skill::Skill;
use hegemony::state::{Choice, Frame};
use hegemony::{Event, Hegemony, Options};
use std::sync::{Arc, LazyLock};
use strum::VariantArray;

/// The data, but for one harmless skill, which comes up at every point, whoever it is about.
static HEARING: LazyLock<Arc<Data>> = LazyLock::new(|| {
    let mut files = Files::built_in(Hegemony::FILES);
    let lines = Hegemony::FILES.iter().find(|(name, _)| *name == "skills.json");
    let lines = lines.expect("the skills have a file").1;
    let points: Vec<String> =
        Point::VARIANTS.iter().map(|&point| format!("\"{}\"", <&str>::from(point))).collect();
    let plain =
        r#"{"id": "mashu_mateng", "general": "mateng", "always": true, "compulsory": true}"#;
    assert!(lines.contains(plain), "the skill that listens is gone");
    let hears = format!(
        r#"{{"id": "mashu_mateng", "general": "mateng", "at": [{}], "whose": "any"}}"#,
        points.join(", ")
    );
    files.replace("skills.json", lines.replace(plain, &hears)).expect("it can be replaced");
    Hegemony::load(&files).expect("the data are sound")
});

/// Who listens.
const EAR: u8 = 3;
const FOUR: [&str; 8] =
    ["caoren", "xuhuang", "guanyu", "zhangfei", "ganning", "huanggai", "mateng", "panfeng"];

/// Seats 0 to 2 as named, or of the plain four; seat 3 listens.
fn hearing(generals: &[&str]) -> Table {
    let mut all = FOUR;
    all[..generals.len()].copy_from_slice(generals);
    Table::of(&HEARING, &all, Options::default())
}

/// What has happened since this place of the record, in words; only those that begin with one of `of`.
fn heard(table: &Table, since: usize, of: &[&str]) -> Vec<String> {
    let all = table.events().skip(since).filter_map(|event| match *event {
        Event::Stirred { seat: ear, point, about, .. } if ear == seat(EAR) => {
            Some(format!("{} {}", <&str>::from(point), about.index()))
        }
        Event::UseBegan { .. } => Some("declared".to_owned()),
        Event::SkillUsed { .. } => Some("skill".to_owned()),
        Event::GeneralShown { seat, .. } => Some(format!("shown {}", seat.index())),
        Event::KingdomSet { seat, .. } => Some(format!("kingdom {}", seat.index())),
        Event::CardsMoved { from, to, cause, .. } => match (from, to, cause) {
            (_, Spot::Table, _) => Some("table".to_owned()),
            (_, Spot::Offered, _) => Some("offered".to_owned()),
            (_, Spot::Judging { seat, .. }, _) => Some(format!("before {}", seat.index())),
            (_, Spot::Discard, _) => Some("discarded".to_owned()),
            (_, Spot::Bottom, _) => Some("bottom".to_owned()),
            (_, Spot::Hand { seat }, Cause::Draw) => Some(format!("drawn {}", seat.index())),
            (_, Spot::Hand { seat }, _) => Some(format!("taken {}", seat.index())),
            _ => None,
        },
        Event::Chained { seat, on } => Some(format!("chained {} {on}", seat.index())),
        Event::DamageDone { seat, .. } => Some(format!("hurt {}", seat.index())),
        Event::HpLost { seat, .. } => Some(format!("lost {}", seat.index())),
        // Where skills are asked before, health goes up after they were.
        Event::HpSet { seat, .. } => Some(format!("healed {}", seat.index())),
        Event::JudgementFixed { .. } => Some("fixed".to_owned()),
        Event::PhaseSkipped { .. } => Some("skipped".to_owned()),
        Event::PhaseBegan { .. } => Some("phase".to_owned()),
        Event::PhaseEnded => Some("over".to_owned()),
        Event::Died { seat, .. } => Some(format!("dead {}", seat.index())),
        Event::Nullifies { .. } => Some("nullifies".to_owned()),
        Event::Unanswered { .. } => Some("unanswered".to_owned()),
        Event::Responded { .. } => Some("responded".to_owned()),
        Event::Rewarded { .. } => Some("rewarded".to_owned()),
        Event::Pioneered => Some("pioneer".to_owned()),
        Event::Won { .. } => Some("won".to_owned()),
        _ => None,
    });
    all.filter(|word| of.iter().any(|part| word.split(' ').next() == Some(part))).collect()
}

/// Everybody does as little as possible until a seat can use a skill.
fn come(table: &mut Table, n: u8, skill: Skill) {
    for _ in 0..500 {
        if table.can_use(n, skill) {
            return;
        }
        table.let_go();
    }
    panic!("{skill:?} never comes up");
}

/// The point at which somebody is asked now.
fn point(table: &Table) -> Option<Point> {
    match table.state.stack.frame() {
        Some(Frame::Point { on, .. }) => Some(on.point),
        _ => None,
    }
}

fn since(table: &Table) -> usize {
    table.events().count()
}

/// Everything, with the words named in one string.
#[track_caller]
fn hears(table: &Table, since: usize, of: &str, expected: &[&str]) {
    let of: Vec<&str> = of.split(' ').collect();
    assert_eq!(heard(table, since, &of), expected);
}

const USE: &str = "shown declared table pre_card_used card_used offered target_choosing \
                   target_confirming target_record target_chosen target_confirmed card_effect \
                   card_effected card_effect_confirmed chained post_card_effected card_finished \
                   discarded";

// card_use

#[test]
fn a_card_in_use_goes_from_point_to_point() {
    let mut table = hearing(&[]);
    table.hand(0, &["iron_chain_sq"]);
    let from = since(&table);
    table.card(0, "iron_chain_sq");
    table.at(0, 1);
    table.at(0, 2);
    table.until(&[0]);
    let expected = [
        "declared",
        "table",
        "pre_card_used 0",
        "card_used 0",
        "target_choosing 0",
        "target_confirming 1",
        "target_confirming 2",
        "target_record 0",
        "target_chosen 0",
        "target_chosen 0",
        "target_confirmed 1",
        "target_confirmed 2",
        "card_effect 0",
        "card_effected 1",
        "card_effect_confirmed 1",
        "chained 1 true",
        "post_card_effected 1",
        "card_effect 0",
        "card_effected 2",
        "card_effect_confirmed 2",
        "chained 2 true",
        "post_card_effected 2",
        "card_finished 0",
        "discarded",
    ];
    hears(&table, from, USE, &expected);
}

#[test]
fn the_general_that_makes_a_card_is_shown_before_the_card_is_laid_down() {
    let mut table = hearing(&["guanyu", "zhangfei", "caoren", "xuhuang"]);
    table.hand(0, &["jink_h2"]);
    let from = since(&table);
    table.skill(0, Skill::Wusheng);
    table.card(0, "jink_h2");
    table.at(0, 1);
    table.until(&[0]);
    let first = ["shown 0", "declared", "table", "general_shown 0", "pre_card_used 0"];
    hears(&table, from, "shown declared table general_shown pre_card_used", &first);
}

#[test]
fn amazing_grace_turns_its_cards_up_when_it_is_used() {
    let mut table = hearing(&[]);
    table.hand(0, &["amazing_grace_h3"]);
    let from = since(&table);
    table.card(0, "amazing_grace_h3");
    while table.asked() == Some(seat(EAR)) {
        table.let_go();
    }
    let first = ["pre_card_used 0", "offered", "card_used 0", "target_choosing 0"];
    hears(&table, from, "pre_card_used offered card_used target_choosing", &first);
}

#[test]
fn a_use_without_a_target_left_ends_without_further_points() {
    let mut table = hearing(&["caoren", "xuhuang", "luxun", "zhouyu", "guanyu", "zhangfei"]);
    table.show(1);
    table.hand(0, &["snatch_s4"]);
    table.hand(1, &["jink_h2"]);
    let from = since(&table);
    table.card(0, "snatch_s4");
    table.at(0, 1);
    table.until(&[0]);
    let expected = [
        "declared",
        "table",
        "pre_card_used 0",
        "card_used 0",
        "target_choosing 0",
        "target_confirming 1",
        "card_finished 0",
        "discarded",
    ];
    hears(&table, from, USE, &expected);
}

// slash_per_target

const SLASH: &str = "card_effect_confirmed slash_effected slash_proceed card_asked responded \
                     slash_missed slash_hit hurt post_card_effected";

#[test]
fn a_slash_that_hits() {
    let mut table = hearing(&[]);
    table.hand(0, &["slash_s7"]);
    let from = since(&table);
    table.card(0, "slash_s7");
    table.at(0, 1);
    table.until(&[0]);
    let expected = [
        "card_effect_confirmed 1",
        "slash_effected 1",
        "slash_proceed 0",
        "card_asked 1",
        "slash_hit 0",
        "hurt 1",
        "post_card_effected 1",
    ];
    hears(&table, from, SLASH, &expected);
}

#[test]
fn a_slash_that_misses() {
    let mut table = hearing(&[]);
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2"]);
    let from = since(&table);
    table.card(0, "slash_s7");
    table.at(0, 1);
    table.until(&[1]);
    table.card(1, "jink_h2");
    table.until(&[0]);
    let expected = [
        "card_effect_confirmed 1",
        "slash_effected 1",
        "slash_proceed 0",
        "card_asked 1",
        "responded",
        "slash_missed 0",
        "post_card_effected 1",
    ];
    hears(&table, from, SLASH, &expected);
}

#[test]
fn a_slash_that_armour_stops_is_not_asked_about() {
    let mut table = hearing(&[]);
    table.hand(0, &["slash_s7"]);
    table.wear(1, &["renwang_shield_c2"]);
    let from = since(&table);
    table.card(0, "slash_s7");
    table.at(0, 1);
    table.until(&[0]);
    let expected = ["card_effect_confirmed 1", "slash_effected 1", "post_card_effected 1"];
    hears(&table, from, SLASH, &expected);
}

// damage

const DAMAGE: &str = "confirm_damage predamage damage_forseen damage_caused damage_inflicted \
                      pre_damage_done hurt damage_done post_hp_reduced dying damage damaged \
                      damage_complete chained";

#[test]
fn damage_goes_from_point_to_point() {
    let mut table = hearing(&[]);
    table.hand(0, &["slash_s7"]);
    let from = since(&table);
    table.card(0, "slash_s7");
    table.at(0, 1);
    table.until(&[0]);
    let expected = [
        "confirm_damage 0",
        "predamage 0",
        "damage_forseen 1",
        "damage_caused 0",
        "damage_inflicted 1",
        "pre_damage_done 1",
        "hurt 1",
        "damage_done 1",
        "post_hp_reduced 1",
        "damage 0",
        "damaged 1",
        "damage_complete 1",
    ];
    hears(&table, from, DAMAGE, &expected);
}

#[test]
fn who_is_brought_down_is_dying_before_anybody_hears_of_the_damage() {
    let mut table = hearing(&[]);
    table.hand(0, &["slash_s7", "peach_h4"]);
    table.set_hp(1, 1);
    let from = since(&table);
    table.card(0, "slash_s7");
    table.at(0, 1);
    table.until(&[0]);
    table.card(0, "peach_h4");
    table.until(&[0]);
    let expected =
        ["hurt 1", "post_hp_reduced 1", "dying 1", "damage 0", "damaged 1", "damage_complete 1"];
    hears(&table, from, "hurt post_hp_reduced dying damage damaged damage_complete", &expected);
}

#[test]
fn along_a_chain_damage_is_not_confirmed_again_and_comes_when_the_first_is_complete() {
    let mut table = hearing(&[]);
    table.hand(0, &["thunder_slash_s7"]);
    for n in [1, 2] {
        table.state.players[n].chained = true;
    }
    let from = since(&table);
    table.card(0, "thunder_slash_s7");
    table.at(0, 1);
    table.until(&[0]);
    let expected = [
        "confirm_damage 0",
        "predamage 0",
        "damage_forseen 1",
        "damage_caused 0",
        "damage_inflicted 1",
        "pre_damage_done 1",
        "hurt 1",
        "damage_done 1",
        "post_hp_reduced 1",
        "damage 0",
        "damaged 1",
        "damage_complete 1",
        "chained 2 false",
        "predamage 0",
        "damage_forseen 2",
        "damage_caused 0",
        "damage_inflicted 2",
        "pre_damage_done 2",
        "hurt 2",
        "damage_done 2",
        "post_hp_reduced 2",
        "damage 0",
        "damaged 2",
        "damage_complete 2",
    ];
    hears(&table, from, DAMAGE, &expected);
}

// prevented_damage

#[test]
fn damage_that_is_prevented_is_complete_at_once_and_runs_along_no_chain() {
    let mut table = hearing(&[]);
    table.hand(0, &["thunder_slash_s7"]);
    table.wear(0, &["ice_sword_s2"]);
    table.hand(1, &["jink_h2"]);
    for n in [1, 2] {
        table.state.players[n].chained = true;
    }
    let from = since(&table);
    table.card(0, "thunder_slash_s7");
    table.at(0, 1);
    table.until(&[1]);
    table.pass(1);
    table.until(&[0]);
    table.skill(0, Skill::IceSwordSkill);
    table.until(&[0]);
    table.act(0, hegemony::Action::Blind);
    table.until(&[0]);
    let expected = [
        "confirm_damage 0",
        "predamage 0",
        "damage_forseen 1",
        "damage_caused 0",
        "damage_complete 1",
    ];
    hears(&table, from, DAMAGE, &expected);
    assert!(table.player(1).chained && table.player(2).chained);
}

// judgement

#[test]
fn a_judgement_is_shown_answered_fixed_and_over() {
    let mut table = hearing(&[]);
    table.delay(1, "indulgence_h6", Kind::Indulgence);
    table.top(&["jink_d2"]);
    let from = since(&table);
    table.to(2, Phase::Start);
    let of = "start_judge ask_for_retrial fixed finish_retrial finish_judge skipped";
    let expected = [
        "start_judge 1",
        "ask_for_retrial 1",
        "fixed",
        "finish_retrial 1",
        "finish_judge 1",
        "skipped",
    ];
    hears(&table, from, of, &expected);
}

#[test]
fn the_card_of_a_judgement_can_be_taken_before_what_it_brings() {
    let mut table = hearing(&["ganning", "huanggai", "guojia", "simayi", "caoren", "xuhuang"]);
    table.show(1);
    table.delay(1, "lightning_sa", Kind::Lightning);
    table.top(&["slash_s5"]);
    let from = since(&table);
    come(&mut table, 1, Skill::Tiandu);
    table.skill(1, Skill::Tiandu);
    // Three points of thunder are the end of him.
    table.to(2, Phase::Start);
    let of = "finish_retrial taken finish_judge hurt";
    let expected = ["finish_retrial 1", "taken 1", "finish_judge 1", "hurt 1"];
    hears(&table, from, of, &expected);
}

// dying

const DYING: &str = "post_hp_reduced dying ask_for_peaches ask_for_peaches_done quit_dying \
                     declared healed dead";

#[test]
fn the_dying_are_helped_in_seat_order_until_somebody_does() {
    let mut table = hearing(&[]);
    table.hand(0, &["slash_s7"]);
    table.hand(2, &["peach_h4"]);
    table.set_hp(1, 1);
    table.card(0, "slash_s7");
    let from = since(&table);
    table.at(0, 1);
    table.until(&[2]);
    table.card(2, "peach_h4");
    table.until(&[0]);
    let expected = [
        "declared",
        "post_hp_reduced 1",
        "dying 1",
        "ask_for_peaches 0",
        "ask_for_peaches 1",
        "ask_for_peaches 2",
        "declared",
        "healed 1",
        "ask_for_peaches_done 1",
        "quit_dying 1",
    ];
    hears(&table, from, DYING, &expected);
}

#[test]
fn whom_nobody_helps_dies_before_it_is_over() {
    let mut table = hearing(&[]);
    table.hand(0, &["slash_s7"]);
    table.set_hp(1, 1);
    table.card(0, "slash_s7");
    let from = since(&table);
    table.at(0, 1);
    table.until(&[0]);
    let expected = [
        "declared",
        "post_hp_reduced 1",
        "dying 1",
        "ask_for_peaches 0",
        "ask_for_peaches 1",
        "ask_for_peaches 2",
        "ask_for_peaches 3",
        "ask_for_peaches_done 1",
        "dead 1",
        "quit_dying 1",
    ];
    hears(&table, from, DYING, &expected);
}

#[test]
fn niepan_comes_at_ones_own_request_after_those_who_are_asked_before() {
    let mut table = hearing(&["caoren", "xuhuang", "pangtong", "guanyu"]);
    table.hand(0, &["slash_s7", "peach_h4"]);
    table.set_hp(1, 1);
    table.card(0, "slash_s7");
    table.at(0, 1);
    table.until(&[0, 1]);
    assert_eq!((table.asked(), table.question(0).as_str()), (Some(seat(0)), "rescue"));
    table.pass(0);
    table.until(&[1]);
    table.skill(1, Skill::Niepan);
    table.until(&[0]);
    assert_eq!(table.hp(1), 3);
}

// death

#[test]
fn a_death_turns_generals_up_judges_the_game_and_buries() {
    let mut table = hearing(&[]);
    table.show(0);
    table.hand(0, &["slash_s7"]);
    table.wear(1, &["axe_d5"]);
    table.set_hp(1, 1);
    table.card(0, "slash_s7");
    let from = since(&table);
    table.at(0, 1);
    table.until(&[0]);
    let of = "dead shown kingdom before_game_over_judge game_over_judge death discarded drawn \
              bury_victim";
    let expected = [
        "dead 1",
        "shown 1",
        "shown 1",
        "kingdom 1",
        "before_game_over_judge 1",
        "game_over_judge 1",
        "death 1",
        "discarded",
        "drawn 0",
        "bury_victim 1",
        // The Slash comes to rest.
        "discarded",
    ];
    hears(&table, from, of, &expected);
}

#[test]
fn the_others_become_careerists_when_their_lord_is_buried() {
    let generals = ["caoren", "xuhuang", "lord_liubei", "guanyu", "zhangfei", "machao"];
    let mut table = hearing(&generals);
    (0..3).for_each(|n| table.show(n));
    table.hand(0, &["slash_s7"]);
    table.set_hp(1, 1);
    table.card(0, "slash_s7");
    let from = since(&table);
    table.at(0, 1);
    table.until(&[0]);
    let of = "dead kingdom death drawn bury_victim";
    hears(&table, from, of, &["dead 1", "death 1", "drawn 0", "kingdom 2", "bury_victim 1"]);
}

// hp_loss

#[test]
fn losing_health_goes_from_point_to_point() {
    let mut table = hearing(&["ganning", "huanggai", "guanyu", "zhangfei", "caoren", "xuhuang"]);
    let from = since(&table);
    table.skill(0, Skill::Kurou);
    table.until(&[0]);
    let expected = ["pre_hp_lost 0", "lost 0", "post_hp_reduced 0", "hp_lost 0", "drawn 0"];
    hears(&table, from, "pre_hp_lost lost post_hp_reduced dying hp_lost drawn", &expected);
}

#[test]
fn who_has_lost_the_last_health_is_dying_before_skills_hear_of_the_loss() {
    let mut table = hearing(&["ganning", "huanggai", "guanyu", "zhangfei", "caoren", "xuhuang"]);
    table.set_hp(0, 1);
    table.hand(0, &["peach_h4"]);
    let from = since(&table);
    table.skill(0, Skill::Kurou);
    table.until(&[0]);
    table.card(0, "peach_h4");
    table.until(&[0]);
    let of = "pre_hp_lost lost post_hp_reduced dying healed quit_dying hp_lost";
    let expected = [
        "pre_hp_lost 0",
        "lost 0",
        "post_hp_reduced 0",
        "dying 0",
        "healed 0",
        "quit_dying 0",
        "hp_lost 0",
    ];
    hears(&table, from, of, &expected);
}

// recover

#[test]
fn skills_are_told_before_and_after_health_goes_up() {
    let mut table = hearing(&[]);
    table.hand(0, &["peach_h4"]);
    table.set_hp(0, 2);
    let from = since(&table);
    table.card(0, "peach_h4");
    table.until(&[0]);
    let of = "card_effect_confirmed pre_hp_recover healed hp_recover post_card_effected";
    let expected = [
        "card_effect_confirmed 0",
        "pre_hp_recover 0",
        "healed 0",
        "hp_recover 0",
        "post_card_effected 0",
    ];
    hears(&table, from, of, &expected);
    assert_eq!(table.hp(0), 3);
}

// phase

const PHASE: &str = "phase_changing_draw phase_start_draw phase_proceeding draw_n_cards drawn \
                     after_draw_n_cards phase_end_draw";

#[test]
fn a_phase_changes_starts_proceeds_and_ends() {
    let mut table = hearing(&[]);
    table.pass(0);
    table.until(&[1]);
    assert_eq!(table.question(1), "show_generals");
    let from = since(&table);
    table.pass(1);
    table.to(1, Phase::Play);
    let of = format!("{PHASE} phase over");
    let expected = [
        "phase_proceeding 1",
        "over",
        // Judge.
        "phase",
        "phase_proceeding 1",
        "over",
        "phase_changing_draw 1",
        "phase",
        "phase_start_draw 1",
        "phase_proceeding 1",
        "draw_n_cards 1",
        "drawn 1",
        "after_draw_n_cards 1",
        "phase_end_draw 1",
        "over",
        "phase",
        "phase_proceeding 1",
    ];
    hears(&table, from, &of, &expected);
}

#[test]
fn a_phase_that_was_skipped_before_changes_and_is_skipped_and_nothing_else() {
    let mut table = hearing(&[]);
    table.delay(1, "supply_shortage_s10", Kind::SupplyShortage);
    table.top(&["jink_d2"]);
    let from = since(&table);
    table.to(1, Phase::Play);
    let of = format!("{PHASE} phase_skipping phase_changing_play");
    let after: Vec<String> = heard(&table, from, &of.split(' ').collect::<Vec<_>>())
        .into_iter()
        .skip_while(|word| word != "phase_changing_draw 1")
        .collect();
    let expected = [
        "phase_changing_draw 1",
        "phase_skipping 1",
        "phase_changing_play 1",
        "phase_proceeding 1",
    ];
    assert_eq!(after, expected);
}

#[test]
fn a_phase_that_a_skill_skips_as_it_changes_does_not_start() {
    let mut table = hearing(&["caoren", "xuhuang", "lvmeng", "ganning", "guanyu", "zhangfei"]);
    table.to(1, Phase::Play);
    let from = since(&table);
    table.pass(1);
    table.until(&[1]);
    table.skill(1, Skill::Keji);
    table.until(&[2]);
    let of = "phase_changing_discard skill skipped phase_skipping phase_start_discard \
              phase_end_discard phase_changing_finish";
    // Whose turn it is has had his say before anybody else is asked.
    let expected = [
        "skill",
        "phase_changing_discard 1",
        "skipped",
        "phase_skipping 1",
        "phase_changing_finish 1",
    ];
    hears(&table, from, of, &expected);
}

#[test]
fn nobody_gives_up_a_phase_that_is_left_out_anyhow() {
    let mut table = hearing(&["caoren", "xuhuang", "zhanghe", "xiahouyuan"]);
    table.show(1);
    table.delay(1, "supply_shortage_s10", Kind::SupplyShortage);
    table.hand(1, &["jink_h2"]);
    table.top(&["jink_d2"]);
    table.until(&[1]);
    // Before the Judge phase both can be used; then only Judge is left of what Shensu gives up.
    assert!(table.can_use(1, Skill::Qiaobian) && table.can_use(1, Skill::Shensu));
    assert_eq!(point(&table), Some(Point::PhaseChangingJudge));
    table.pass(1);
    come(&mut table, 1, Skill::Qiaobian);
    assert_eq!(table.state.skipped >> Phase::Draw as u8 & 1, 1);
    assert_eq!(point(&table), Some(Point::PhaseChangingPlay), "not before the Draw phase");
}

// reveal

#[test]
fn showing_decides_the_kingdom_then_the_game_then_the_rewards() {
    let mut table = Table::of(
        &HEARING,
        &["caoren", "xuhuang", "liubei", "guanyu", "ganning", "huanggai", "mateng", "panfeng"],
        Options { pioneer: true, ..Options::default() },
    );
    table.to(1, Phase::Start);
    assert!(table.player(1).spare);
    let from = since(&table);
    table.choose(1, Choice::Both);
    table.until(&[1]);
    assert_eq!(table.question(1), "reward");
    table.choose(1, Choice::Draw);
    table.until(&[1]);
    let of = "shown kingdom general_shown pioneer drawn rewarded phase_start_start";
    let expected = [
        "shown 1",
        "kingdom 1",
        "shown 1",
        "general_shown 1",
        "pioneer",
        "drawn 1",
        "rewarded",
        "drawn 1",
        "drawn 1",
        "general_shown 1",
        "pioneer",
        "phase_start_start 1",
    ];
    let all = heard(&table, from, &of.split(' ').collect::<Vec<_>>());
    assert_eq!(all[..expected.len()], expected);
}

#[test]
fn generals_are_shown_before_or_after_the_skills_of_the_start_as_one_likes() {
    let mut table = hearing(&["caoren", "xuhuang", "zhenji", "guojia"]);
    table.top(&["jink_h2"]);
    table.to(1, Phase::Start);
    assert_eq!(table.question(1), "show_generals");
    table.pass(1);
    come(&mut table, 1, Skill::Luoshen);
    table.skill(1, Skill::Luoshen);
    while table.question(1) != "show_generals" {
        table.let_go();
    }
    assert_eq!(table.player(1).shown, [true, false]);
    table.choose(1, Choice::Deputy);
    assert_eq!(table.player(1).shown, [true; 2]);
    table.until(&[1]);
    assert_ne!(table.question(1), "show_generals");
}

#[test]
fn who_uses_no_skill_at_the_start_is_asked_once_about_generals() {
    let mut table = hearing(&["caoren", "xuhuang", "zhenji", "guojia"]);
    table.to(1, Phase::Start);
    table.pass(1);
    while table.state.phase == Some(Phase::Start) {
        assert_ne!(table.question(1), "show_generals");
        table.let_go();
    }
}

#[test]
fn a_victory_by_showing_comes_before_any_reward() {
    // The last two alive are of one kingdom, and one of them is hidden.
    let mut table = hearing(&["liubei", "zhangfei", "guanyu", "machao"]);
    table.show(0);
    for n in [2, 3] {
        table.state.players[n].alive = false;
        table.show(n as u8);
    }
    table.to(1, Phase::Start);
    let from = since(&table);
    table.choose(1, Choice::Both);
    hears(&table, from, "rewarded drawn won", &["won"]);
}

// move

#[test]
fn skills_hear_of_a_move_once_it_is_done_and_before_anything_else() {
    let mut table = hearing(&[]);
    table.hand(0, &["slash_s7"]);
    let from = since(&table);
    table.card(0, "slash_s7");
    table.at(0, 1);
    table.until(&[0]);
    let of = "table cards_move_one_time pre_card_used";
    hears(&table, from, of, &["table", "cards_move_one_time 0", "pre_card_used 0"]);
}

#[test]
fn what_goes_elsewhere_instead_is_decided_before_it_moves_and_told_of_after() {
    let mut table = hearing(&["caoren", "xuhuang", "lord_liubei", "guanyu"]);
    table.show(1);
    table.wear(1, &["dragon_phoenix_s2"]);
    table.hand(0, &["dismantlement_s3"]);
    table.card(0, "dismantlement_s3");
    table.at(0, 1);
    table.until(&[0]);
    let from = since(&table);
    table.card(0, "dragon_phoenix_s2");
    table.until(&[0]);
    let of = "bottom discarded cards_move_one_time skill drawn";
    let all = heard(&table, from, &of.split(' ').collect::<Vec<_>>());
    assert_eq!(all[0], "bottom");
    let drawn = all.iter().position(|word| word == "drawn 1").unwrap();
    assert!(all[1..drawn].contains(&"skill".to_owned()), "{all:?}");
    assert!(!all[..drawn].contains(&"discarded".to_owned()), "{all:?}");
}

// nullification

#[test]
fn nullification_is_asked_for_each_target_between_its_points_and_turned_round() {
    let mut table = hearing(&[]);
    table.hand(0, &["iron_chain_sq", "heg_nullification_dq"]);
    table.hand(1, &["nullification_sj"]);
    let from = since(&table);
    table.card(0, "iron_chain_sq");
    table.at(0, 1);
    table.at(0, 2);
    table.until(&[0, 1]);
    // All who have a hand are asked at once, and it comes to pass in seat order from the current player.
    assert_eq!(table.question(0), "nullify");
    assert_eq!(table.question(1), "nullify");
    table.pass(0);
    table.card(1, "nullification_sj");
    table.until(&[0]);
    assert_eq!(table.question(0), "nullify_nullify");
    table.card(0, "heg_nullification_dq");
    table.until(&[0]);
    let of = "card_effected nullifies unanswered card_effect_confirmed chained post_card_effected";
    let expected = [
        "card_effected 1",
        "nullifies",
        "nullifies",
        // The second is not answered, and so the first does not count.
        "unanswered",
        "unanswered",
        "card_effect_confirmed 1",
        "chained 1 true",
        "post_card_effected 1",
        "card_effected 2",
        "unanswered",
        "card_effect_confirmed 2",
        "chained 2 true",
        "post_card_effected 2",
    ];
    hears(&table, from, of, &expected);
}

#[test]
fn a_nullification_is_itself_used_point_by_point() {
    let mut table = hearing(&[]);
    table.hand(0, &["iron_chain_sq", "nullification_sj"]);
    let from = since(&table);
    table.card(0, "iron_chain_sq");
    table.at(0, 1);
    table.done(0);
    table.until(&[0]);
    table.card(0, "nullification_sj");
    while table.question(0) != "play" {
        table.let_go();
    }
    let of = "pre_card_used card_used card_finished";
    let expected = [
        "pre_card_used 0",
        "card_used 0",
        "pre_card_used 0",
        "card_used 0",
        "card_finished 0",
        "card_finished 0",
    ];
    hears(&table, from, of, &expected);
    assert_eq!(table.mark(0, hegemony::state::Mark::CardsUsed), 2);
}

#[test]
fn what_was_nullified_is_neither_confirmed_nor_done() {
    let mut table = hearing(&[]);
    table.hand(0, &["iron_chain_sq"]);
    table.hand(1, &["nullification_sj"]);
    let from = since(&table);
    table.card(0, "iron_chain_sq");
    table.at(0, 1);
    table.done(0);
    table.until(&[1]);
    table.card(1, "nullification_sj");
    table.until(&[0]);
    let of = "card_effected nullifies card_effect_confirmed chained post_card_effected";
    hears(&table, from, of, &["card_effected 1", "nullifies", "post_card_effected 1"]);
}

// delayed_trick_use

#[test]
fn a_delayed_trick_lies_before_its_target_from_the_beginning() {
    let mut table = hearing(&[]);
    table.hand(0, &["indulgence_h6"]);
    let from = since(&table);
    table.card(0, "indulgence_h6");
    table.at(0, 1);
    table.until(&[0]);
    let of = "table pre_card_used before card_used target_choosing target_confirming \
              card_finished discarded";
    let expected = [
        "table",
        "pre_card_used 0",
        "before 1",
        "card_used 0",
        "target_choosing 0",
        "target_confirming 1",
        "card_finished 0",
    ];
    hears(&table, from, of, &expected);
    assert_eq!(table.player(1).judging.len(), 1);
}

#[test]
fn a_delayed_trick_that_is_turned_away_is_discarded() {
    let mut table = hearing(&["caoren", "xuhuang", "luxun", "zhouyu", "guanyu", "zhangfei"]);
    table.show(1);
    table.hand(0, &["indulgence_h6"]);
    let from = since(&table);
    table.card(0, "indulgence_h6");
    table.at(0, 1);
    table.until(&[0]);
    let of = "pre_card_used before card_used target_confirming discarded card_finished";
    let expected = [
        "pre_card_used 0",
        "before 1",
        "card_used 0",
        "target_confirming 1",
        "discarded",
        "card_finished 0",
    ];
    hears(&table, from, of, &expected);
    assert!(table.player(1).judging.is_empty() && table.is_discarded("indulgence_h6"));
}

// skill_invocation

#[test]
fn a_skill_is_checked_then_paid_for_with_the_general_shown_then_done() {
    let mut table = hearing(&["caoren", "xuhuang", "simayi", "guojia"]);
    table.hand(1, &["jink_h2"]);
    table.delay(1, "indulgence_h6", Kind::Indulgence);
    table.top(&["slash_c2"]);
    table.to(1, Phase::Start);
    table.pass(1);
    come(&mut table, 1, Skill::Guicai);
    let from = since(&table);
    table.skill(1, Skill::Guicai);
    hears(&table, from, "shown skill table", &[]);
    table.card(1, "jink_h2");
    table.until(&[1]);
    let all = heard(&table, from, &["shown", "skill", "table", "general_shown", "finish_retrial"]);
    assert_eq!(all[..3], ["shown 1", "skill", "table"]);
    assert!(all.contains(&"general_shown 1".to_owned()));
}

// Within a point

#[test]
fn at_a_point_the_seats_are_asked_from_the_current_player_on() {
    // Both can change a judgement: Sima Yi and Zhang Jiao.
    let mut table = hearing(&["zhangjiao", "tianfeng", "guanyu", "zhangfei", "simayi", "caoren"]);
    table.delay(1, "indulgence_h6", Kind::Indulgence);
    table.to(1, Phase::Start);
    table.hand(0, &["slash_s7"]);
    table.hand(2, &["jink_h2"]);
    table.pass(1);
    table.nobody_nullifies();
    while !table.can_use(2, Skill::Guicai) {
        assert!(!table.can_use(0, Skill::Guidao), "seat 2 comes before seat 0");
        table.let_go();
    }
    table.pass(2);
    table.until(&[0, 2]);
    assert!(table.asked() == Some(seat(0)) && table.can_use(0, Skill::Guidao));
}

#[test]
fn what_must_be_done_comes_before_what_may_be_and_the_owner_orders_the_rest() {
    // The sword must ignore armour, Tieqi and the double-edged choice of a Slash may be used.
    let mut table = hearing(&["machao", "huangzhong", "caoren", "xuhuang"]);
    table.show(0);
    table.wear(0, &["qinggang_sword_s6"]);
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2", "jink_hj", "jink_hk", "jink_d2"]);
    table.card(0, "slash_s7");
    table.at(0, 1);
    table.until(&[0]);
    assert_eq!(table.used(Skill::QinggangSwordSkill), 1);
    assert!(table.can_use(0, Skill::Tieqi) && table.can_use(0, Skill::Liegong));
    table.skill(0, Skill::Liegong);
    table.until(&[0]);
    assert!(table.can_use(0, Skill::Tieqi) && !table.can_use(0, Skill::Liegong));
}

#[test]
fn of_several_skills_that_must_be_done_the_owner_chooses_the_first() {
    // Both come up when somebody of another kingdom is about to be a target of Savage Assault.
    let mut table = hearing(&["caoren", "xuhuang", "menghuo", "zhurong"]);
    table.show(1);
    table.hand(0, &["savage_assault_sk"]);
    table.card(0, "savage_assault_sk");
    table.until(&[1]);
    assert_eq!(table.question(1), "which_first");
    assert!(!table.actions(1).contains(&hegemony::Action::Pass), "it cannot be let be");
    assert!(table.can_use(1, Skill::Huoshou) && table.can_use(1, Skill::Juxiang));
}

#[test]
fn a_hidden_skill_that_must_be_done_once_shown_may_be_let_be() {
    let mut table = hearing(&["caoren", "xuhuang", "zhugeliang", "guanyu"]);
    table.hand(0, &["slash_s7"]);
    table.card(0, "slash_s7");
    table.at(0, 1);
    table.until(&[1]);
    assert!(table.can_use(1, Skill::Kongcheng));
    table.pass(1);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    assert!(!table.player(1).shown[Place::Head as usize]);
}

#[test]
fn whole_games_hold_together_when_something_comes_up_at_every_point() {
    let report = testkit::run::<Hegemony>(&testkit::Suite {
        data: &HEARING,
        options: vec![Options { formation: true, momentum: true, ..Options::default() }],
        seats: vec![4],
        games: testkit::size(40),
        most_decisions: 60_000,
    });
    assert!(report.passes > 0, "nobody could pass");
}

/// The lists of the facts and the tests that play them.
#[test]
fn every_list_has_its_tests() {
    const LISTS: [&str; 15] = [
        "card_use",
        "slash_per_target",
        "damage",
        "prevented_damage",
        "judgement",
        "dying",
        "death",
        "hp_loss",
        "recover",
        "phase",
        "reveal",
        "move",
        "nullification",
        "delayed_trick_use",
        "skill_invocation",
    ];
    let text = include_str!("timing.rs");
    for list in LISTS {
        let after = text.split(&format!("\n// {list}\n")).nth(1);
        let own = after.and_then(|rest| rest.split("\n// ").next()).unwrap_or_default();
        assert!(own.contains("#[test]"), "no test plays {list}");
    }
}
