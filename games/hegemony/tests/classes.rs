//! Kinds of mistakes that games of this sort are known for, and situations in which they would show.

use crate::common::{Table, seat};
use engine::Rules;
use engine::stack::Resolution;
use hegemony::ids::{Kind, Kingdom, Place};
use hegemony::point::Phase;
use hegemony::skill::Skill;
use hegemony::state::{Choice, Frame, Mark, Nature};
use hegemony::{Action, Event};

const WEI: [&str; 2] = ["caoren", "xuhuang"];
const SHU: [&str; 2] = ["weiyan", "zhangfei"];
const WU: [&str; 2] = ["ganning", "huanggai"];
const QUN: [&str; 2] = ["jiling", "panfeng"];

fn hidden(pairs: &[[&str; 2]]) -> Table {
    Table::hidden(&pairs.concat())
}

fn shown(pairs: &[[&str; 2]]) -> Table {
    Table::shown(&pairs.concat())
}

/// Everybody does as little as possible until a seat can use a skill.
#[track_caller]
fn come(table: &mut Table, n: u8, skill: Skill) {
    for _ in 0..500 {
        if table.can_use(n, skill) {
            return;
        }
        table.let_go();
    }
    panic!("{skill:?} never comes up");
}

/// A Slash of one seat at another, until one of these seats is asked.
fn slash(table: &mut Table, n: u8, card: &str, at: u8, until: &[u8]) {
    table.card(n, card);
    table.at(n, at);
    table.until(until);
}

/// Nothing is left of what was under way.
#[track_caller]
fn nothing_is_left(table: &Table) {
    let state = &table.state;
    assert!(state.table.is_empty(), "cards on the table: {:?}", state.table);
    assert!(state.offered.is_empty(), "cards laid out: {:?}", state.offered);
    assert!(state.uses.is_empty() && state.damages.is_empty() && state.judgements.is_empty());
    assert!(state.dying.is_empty() && state.notices.is_empty());
}

// (a) a hidden general's skill acts, is shown or is asked at the wrong time

#[test]
fn a_hidden_general_does_not_work_by_itself() {
    let mut table = hidden(&[WEI, ["xiaoqiao", "zhouyu"], SHU, QUN]);
    table.delay(1, "indulgence_c6", Kind::Indulgence);
    table.top(&["slash_s5"]);
    table.to(1, Phase::Start);
    table.pass(1);
    table.until(&[2]);
    assert_eq!(table.state.turn, 3, "a spade is no heart while Xiao Qiao is hidden");
    assert!(!table.events().any(|event| {
        matches!(event, Event::PhaseBegan { seat: one, phase: Phase::Play } if *one == seat(1))
    }));
}

#[test]
fn a_hidden_rider_is_no_nearer_until_he_shows_himself_for_it() {
    let mut table = hidden(&[["machao", "weiyan"], WEI, WU, QUN]);
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 2);
    table.hand(0, &["slash_s7"]);
    table.card(0, "slash_s7");
    table.at(0, 2);
    assert!(table.player(0).shown[Place::Head as usize], "he had to, to reach so far");
    let first = table.events().position(|event| matches!(event, Event::GeneralShown { .. }));
    let used = table.events().position(|event| matches!(event, Event::UseBegan { .. }));
    assert!(first < used, "before the card is used");
}

#[test]
fn nobody_is_asked_about_a_hidden_skill_while_lady_zou_forbids_to_show() {
    for forbids in [true, false] {
        let mut table = hidden(&[["zoushi", "mateng"], ["simayi", "caoren"], SHU, WU]);
        if forbids {
            table.show(0);
        }
        table.hand(0, &["slash_s7", "jink_h2"]);
        slash(&mut table, 0, "slash_s7", 1, &[0, 1]);
        assert_eq!(table.asked(), Some(seat(if forbids { 0 } else { 1 })));
        assert_eq!(table.can_use(1, Skill::Fankui), !forbids);
    }
}

#[test]
fn a_hidden_weimu_is_asked_when_lightning_comes_along() {
    for turns_away in [true, false] {
        let mut table = hidden(&[WEI, SHU, ["jiaxu", "mateng"], WU]);
        table.delay(1, "lightning_sa", Kind::Lightning);
        table.top(&["jink_h2"]);
        come(&mut table, 2, Skill::Weimu);
        if turns_away {
            table.skill(2, Skill::Weimu);
        } else {
            table.pass(2);
        }
        let (hit, missed) = if turns_away { (3, 2) } else { (2, 3) };
        assert_eq!(table.player(hit).judging.len(), 1);
        assert!(table.player(missed).judging.is_empty());
        assert_eq!(table.player(2).shown[Place::Head as usize], turns_away);
        assert!(table.state.table.is_empty());
    }
}

#[test]
fn lightning_that_nobody_takes_comes_back() {
    let mut table = hidden(&[WEI, ["jiaxu", "mateng"]]);
    table.show(1);
    table.to(0, Phase::Start);
    table.delay(0, "lightning_sa", Kind::Lightning);
    table.top(&["jink_h2"]);
    table.to(0, Phase::Play);
    assert_eq!(table.player(0).judging.len(), 1);
    let judged = table.events().filter(|event| matches!(event, Event::JudgementBegan { .. }));
    assert_eq!(judged.count(), 1, "and is judged again in the next turn only");
}

#[test]
fn a_compulsory_skill_of_a_hidden_general_may_be_let_be() {
    let mut table = hidden(&[WEI, ["zhugeliang", "weiyan"], WU, QUN]);
    table.hand(0, &["duel_sa"]);
    table.card(0, "duel_sa");
    table.at(0, 1);
    assert!(table.can_use(1, Skill::Kongcheng));
    table.pass(1);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 1);
    assert_eq!(table.player(1).shown, [false; 2]);
}

/// Cao Hong with hidden men of Wei on both sides, before the turn of Cao Hong.
fn formation() -> Table {
    let generals =
        [WU, ["xuchu", "dianwei"], ["caohong", "xunyu"], ["simayi", "guojia"], SHU, QUN].concat();
    let mut table = Table::hidden(&generals);
    table.show(2);
    table
}

#[test]
fn a_formation_is_called_at_the_start_of_the_own_turn_side_by_side() {
    let mut table = formation();
    table.to(2, Phase::Start);
    assert_eq!(table.question(2), "skills", "nothing else is to be shown");
    table.skill(2, Skill::Heyi);
    // First the next, then, when he has come, whoever is behind him, then the other side.
    assert_eq!((table.asked(), table.question(3).as_str()), (Some(seat(3)), "join_formation"));
    table.choose(3, Choice::Head);
    assert_eq!(table.asked(), Some(seat(4)), "also who could not join is asked, so nobody knows");
    assert!(!table.actions(4).contains(&Action::Choose { choice: Choice::Head }));
    table.pass(4);
    assert_eq!(table.asked(), Some(seat(1)));
    table.choose(1, Choice::Deputy);
    assert_eq!(table.player(3).kingdom, Some(Kingdom::Wei));
    assert_eq!(table.player(1).shown, [false, true]);
    assert_eq!(table.rules.queue(&table.state, seat(2)).len(), 3);
}

#[test]
fn a_formation_that_nobody_joined_is_not_called_again_in_this_turn() {
    let mut table = formation();
    table.to(2, Phase::Start);
    table.skill(2, Skill::Heyi);
    table.pass(3);
    table.pass(1);
    table.to(2, Phase::Play);
    assert!(!table.can_use(2, Skill::Heyi));
    table.to(0, Phase::Play);
    table.to(2, Phase::Start);
    assert!(table.can_use(2, Skill::Heyi), "in the next turn it is");
}

#[test]
fn a_formation_can_be_called_while_one_plays_too() {
    let mut table = formation();
    table.to(2, Phase::Start);
    table.pass(2);
    table.to(2, Phase::Play);
    table.skill(2, Skill::Heyi);
    assert_eq!(table.question(3), "join_formation");
}

#[test]
fn whoever_shows_himself_at_the_start_can_call_right_away() {
    let generals =
        [WU, ["xuchu", "dianwei"], ["caohong", "xunyu"], ["simayi", "guojia"], SHU, QUN].concat();
    let mut table = Table::hidden(&generals);
    table.to(2, Phase::Start);
    assert!(!table.can_use(2, Skill::Heyi));
    table.choose(2, Choice::Head);
    assert!(table.can_use(2, Skill::Heyi));
    table.pass(2);
    assert_ne!(table.state.phase, Some(Phase::Start));
}

#[test]
fn a_siege_is_called_from_behind_the_enemy() {
    let generals = [["jiangqin", "sunquan"], ["guanyu", "zhangfei"], WU, WEI, QUN].concat();
    let mut table = Table::hidden(&generals);
    table.show(0);
    table.show(1);
    table.to(0, Phase::Start);
    table.skill(0, Skill::Niaoxiang);
    assert_eq!((table.asked(), table.question(2).as_str()), (Some(seat(2)), "join_formation"));
    table.choose(2, Choice::Head);
    assert_eq!(table.rules.besiegers(&table.state, seat(1)).len(), 2);
}

// (b) rewards on showing or a death inside a running event leave stale targets, distances or users

#[test]
fn a_volley_goes_on_when_its_user_has_died_and_nobody_is_rewarded() {
    let mut table = shown(&[WEI, ["xiahoudun", "simayi"], ["weiyan", "zhangfei"], WU, QUN]);
    table.hand(0, &["archery_attack_ha"]);
    table.set_hp(0, 1);
    table.set_hp(2, 1);
    table.top(&["slash_s5"]);
    table.card(0, "archery_attack_ha");
    come(&mut table, 1, Skill::Ganglie);
    table.skill(1, Skill::Ganglie);
    for _ in 0..60 {
        if !table.player(2).alive || table.asked().is_none() {
            break;
        }
        table.let_go();
    }
    assert!(!table.player(0).alive && !table.player(2).alive);
    let killer = table.events().find_map(|event| match event {
        Event::Died { seat: dead, killer } if *dead == seat(2) => Some(*killer),
        _ => None,
    });
    assert_eq!(killer, Some(None), "the dead kill nobody");
    table.to(1, Phase::Play);
    nothing_is_left(&table);
}

#[test]
fn who_has_died_meanwhile_is_no_target_any_more() {
    // The chain kills seat 2 while the volley is still on its way to him.
    let mut table = shown(&[WEI, SHU, WU, QUN, ["huatuo", "mateng"]]);
    table.hand(0, &["fire_attack_h2", "jink_h2"]);
    for n in [1, 2] {
        table.state.players[n].chained = true;
        table.state.players[n].hp = 1;
    }
    table.hand(1, &["peach_h4"]);
    table.card(0, "fire_attack_h2");
    table.at(0, 1);
    table.nobody_nullifies();
    table.card(1, "peach_h4");
    table.card(0, "jink_h2");
    table.until(&[1]);
    assert_eq!(table.question(1), "rescue");
    table.pass(1);
    for _ in 0..60 {
        if table.question(0) == "play" {
            break;
        }
        table.let_go();
    }
    assert!(
        !table.player(1).alive && !table.player(2).alive,
        "it runs along the chain of the dead"
    );
    nothing_is_left(&table);
}

#[test]
fn who_becomes_the_target_instead_has_his_say_and_may_be_none() {
    let mut table = shown(&[WEI, ["daqiao", "zhouyu"], ["zhugeliang", "weiyan"], QUN]);
    table.hand(0, &["slash_s7"]);
    table.hand(1, &["jink_h2"]);
    slash(&mut table, 0, "slash_s7", 1, &[1]);
    table.skill(1, Skill::Liuli);
    table.card(1, "jink_h2");
    table.at(1, 2);
    while table.question(0) != "play" {
        table.let_go();
    }
    assert_eq!(table.used(Skill::Kongcheng), 1, "the city is empty");
    assert_eq!(table.hp(2), table.player(2).max_hp);
    assert!(table.is_discarded("slash_s7"));
    nothing_is_left(&table);
}

#[test]
fn distances_close_up_as_soon_as_somebody_dies() {
    let mut table = shown(&[["weiyan", "zhangfei"], WEI, WU, QUN, ["lvbu", "huatuo"]]);
    assert_eq!(table.rules.distance(&table.state, seat(0), seat(2)), 2);
    table.set_hp(0, 1);
    table.set_hp(1, 1);
    table.hand(0, &["slash_s7", "slash_s8_1"]);
    slash(&mut table, 0, "slash_s7", 1, &[0]);
    while table.question(0) != "play" {
        table.let_go();
    }
    assert!(!table.player(1).alive);
    assert_eq!(table.hp(0), 2, "Kuanggu counts from just before");
    table.card(0, "slash_s8_1");
    assert!(table.actions(0).contains(&Action::Seat { seat: seat(2) }));
}

#[test]
fn a_game_that_is_won_in_the_middle_of_something_is_over_at_once() {
    let mut table = shown(&[["jiaxu", "mateng"], SHU]);
    table.set_hp(1, 1);
    table.skill(0, Skill::Luanwu);
    for _ in 0..20 {
        if table.winners().is_some() {
            break;
        }
        table.let_go();
    }
    assert_eq!(table.winners(), Some(vec![0]));
    assert_eq!(table.depth(), 0);
}

// (c) cards left in the processing zone when a use is cut short

#[test]
fn a_user_who_dies_of_his_own_card_leaves_nothing_behind() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.hand(0, &["duel_sa"]);
    table.hand(1, &["slash_s7"]);
    table.set_hp(0, 1);
    table.card(0, "duel_sa");
    table.at(0, 1);
    table.nobody_nullifies();
    table.card(1, "slash_s7");
    table.to(1, Phase::Start);
    assert!(table.is_discarded("duel_sa") && table.is_discarded("slash_s7"));
    nothing_is_left(&table);
}

#[test]
fn who_is_struck_dead_by_lightning_leaves_nothing_behind() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.delay(1, "indulgence_c6", Kind::Indulgence);
    table.delay(1, "lightning_sa", Kind::Lightning);
    table.set_hp(1, 3);
    table.top(&["slash_s5"]);
    table.to(2, Phase::Start);
    assert!(!table.player(1).alive);
    assert!(table.is_discarded("lightning_sa") && table.is_discarded("indulgence_c6"));
    assert!(table.is_discarded("slash_s5"));
    nothing_is_left(&table);
}

#[test]
fn what_was_laid_out_and_not_taken_is_discarded() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.hand(0, &["amazing_grace_h3"]);
    table.hand(1, &["nullification_sj"]);
    table.card(0, "amazing_grace_h3");
    for _ in 0..60 {
        if table.question(0) == "play" {
            break;
        }
        let about_two = table.rules.awaiting(&table.state).contains(seat(1))
            && table.can_card(1, "nullification_sj");
        if about_two {
            table.card(1, "nullification_sj");
        } else {
            table.let_go();
        }
    }
    assert_eq!(table.state.discard.len(), 3, "both tricks and one card that was left");
    nothing_is_left(&table);
}

#[test]
fn a_slash_that_does_nothing_comes_to_rest() {
    let mut table = shown(&[WEI, ["liushan", "weiyan"], WU, QUN]);
    table.hand(0, &["slash_s7", "dilu_c5"]);
    slash(&mut table, 0, "slash_s7", 1, &[0]);
    while table.question(0) != "play" {
        table.let_go();
    }
    assert_eq!(table.hp(1), table.player(1).max_hp, "no basic card was given up");
    assert!(table.is_discarded("slash_s7"));
    nothing_is_left(&table);
}

// (d) two skills that take the same card

#[test]
fn a_card_that_one_skill_has_taken_is_not_there_for_the_next() {
    let mut table = shown(&[WU, ["zhenji", "guojia"], SHU, QUN]);
    table.top(&["slash_c2", "jink_h2"]);
    come(&mut table, 1, Skill::Luoshen);
    table.skill(1, Skill::Luoshen);
    come(&mut table, 1, Skill::Tiandu);
    table.skill(1, Skill::Tiandu);
    assert!(table.holds(1, "slash_c2"));
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 1 + 2 + u8::from(table.holds(1, "jink_h2")));
    nothing_is_left(&table);
}

#[test]
fn whoever_is_hurt_takes_the_card_before_it_can_come_to_rest() {
    let mut table = shown(&[WU, ["caocao", "xuchu"], ["zhurong", "weiyan"], QUN]);
    table.hand(0, &["savage_assault_sk"]);
    table.card(0, "savage_assault_sk");
    come(&mut table, 1, Skill::Jianxiong);
    table.skill(1, Skill::Jianxiong);
    while table.question(0) != "play" {
        table.let_go();
    }
    assert!(table.holds(1, "savage_assault_sk"));
    assert_eq!(table.hand_size(2), 0, "nothing is left for Zhu Rong");
    nothing_is_left(&table);
}

#[test]
fn what_one_gives_away_the_other_does_not_pick_up() {
    let mut table = shown(&[["kongrong", "huatuo"], ["erzhang", "zhouyu"], SHU, WEI]);
    table.set_hp(0, 1);
    table.hand(0, &["jink_h2", "jink_d2"]);
    table.pass(0);
    table.card(0, "jink_h2");
    come(&mut table, 0, Skill::Lirang);
    table.skill(0, Skill::Lirang);
    for _ in 0..20 {
        if table.asked() != Some(seat(0)) {
            break;
        }
        let actions = table.actions(0);
        let pick = actions
            .iter()
            .find(|action| matches!(action, Action::Card { .. } | Action::Seat { .. }))
            .or_else(|| actions.first())
            .copied();
        table.act(0, pick.unwrap());
    }
    let taker = (0..4).filter(|&n| table.holds(n, "jink_h2")).count();
    assert_eq!(taker, 1);
    assert!(!table.is_discarded("jink_h2"));
    assert!(!table.can_use(1, Skill::Guzheng), "nothing lies there any more");
}

// (e) flags copied with transferred or chained damage

#[test]
fn what_makes_damage_greater_counts_once_along_a_chain() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.hand(0, &["analeptic_s9", "thunder_slash_s7"]);
    for n in [1, 2] {
        table.state.players[n].chained = true;
    }
    table.card(0, "analeptic_s9");
    slash(&mut table, 0, "thunder_slash_s7", 1, &[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 2);
    assert_eq!(table.hp(2), table.player(2).max_hp - 2);
}

#[test]
fn armour_that_the_sword_ignores_works_for_those_along_the_chain() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.wear(0, &["qinggang_sword_s6"]);
    table.wear(1, &["vine_c2"]);
    table.wear(2, &["silver_lion_ca"]);
    table.hand(0, &["analeptic_s9", "fire_slash_h4"]);
    for n in [1, 2] {
        table.state.players[n].chained = true;
    }
    table.card(0, "analeptic_s9");
    slash(&mut table, 0, "fire_slash_h4", 1, &[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp - 2, "vine does not burn more");
    assert_eq!(table.hp(2), table.player(2).max_hp - 1, "the lion keeps it at one");
}

#[test]
fn weapons_do_not_work_along_a_chain() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.wear(0, &["kylin_bow_h5"]);
    table.wear(2, &["dilu_c5"]);
    table.hand(0, &["thunder_slash_s7"]);
    for n in [1, 2] {
        table.state.players[n].chained = true;
    }
    slash(&mut table, 0, "thunder_slash_s7", 1, &[0]);
    assert_eq!(table.question(0), "play", "the bow is not asked about");
    assert!(table.wears(2, "dilu_c5"));
    assert_eq!(table.hp(2), table.player(2).max_hp - 1);
}

#[test]
fn damage_that_is_moved_meets_the_armour_of_its_new_victim_and_sets_out_along_the_chain() {
    let mut table = shown(&[WEI, ["xiaoqiao", "zhouyu"], SHU, QUN]);
    table.wear(0, &["qinggang_sword_s6"]);
    table.wear(2, &["silver_lion_ca"]);
    table.hand(0, &["analeptic_s9", "thunder_slash_s7"]);
    table.hand(1, &["jink_h2"]);
    for n in [2, 3] {
        table.state.players[n].chained = true;
    }
    table.card(0, "analeptic_s9");
    table.card(0, "thunder_slash_s7");
    table.at(0, 1);
    come(&mut table, 1, Skill::Tianxiang);
    table.skill(1, Skill::Tianxiang);
    table.card(1, "jink_h2");
    table.at(1, 2);
    table.until(&[0]);
    assert_eq!(table.hp(1), table.player(1).max_hp);
    assert_eq!(table.hp(2), table.player(2).max_hp - 1, "the lion works");
    assert_eq!(table.hp(3), table.player(3).max_hp - 1, "as much as the first took in the end");
    assert!(!table.player(2).chained && !table.player(3).chained);
    assert_eq!(table.hand_size(2), 1, "draws for the health that is missing");
}

// (f) win and careerist checks with hidden players and dead lords

#[test]
fn a_kingdom_of_careerists_has_not_won() {
    // The lord falls to the last enemy, and his men are enemies of each other from then on.
    let generals = [WEI, ["lord_liubei", "machao"], SHU, ["guanyu", "huangzhong"]].concat();
    let mut table = Table::shown(&generals);
    table.hand(0, &["slash_s7"]);
    table.set_hp(1, 1);
    slash(&mut table, 0, "slash_s7", 1, &[0]);
    while table.question(0) != "play" {
        table.let_go();
    }
    assert_eq!(table.player(2).kingdom, Some(Kingdom::Careerist));
    // Now the enemy falls, too.
    table.set_hp(0, 0);
    table.state.players[0].hp = 1;
    table.to(3, Phase::Play);
    table.hand(3, &["slash_s9"]);
    slash(&mut table, 3, "slash_s9", 0, &[3]);
    while table.winners().is_none() && table.question(3) != "play" {
        table.let_go();
    }
    assert!(!table.player(0).alive);
    assert_eq!(table.winners(), None, "two careerists are two kingdoms");
}

#[test]
fn a_lord_who_dies_of_his_own_men_leaves_them_careerists_and_costs_the_killer_all() {
    let generals = [["guanyu", "huangzhong"], ["lord_liubei", "machao"], SHU, WEI].concat();
    let mut table = Table::shown(&generals);
    table.hand(0, &["slash_s7", "peach_h4"]);
    table.set_hp(1, 1);
    table.card(0, "slash_s7");
    table.at(0, 1);
    while table.question(0) != "play" {
        table.let_go();
    }
    assert_eq!(table.player(0).kingdom, Some(Kingdom::Careerist));
    assert_eq!(table.hand_size(0), 0, "when he was killed they were of one kingdom");
}

#[test]
fn showing_a_general_ends_a_game_that_was_only_kept_open_by_hiding() {
    let mut table = hidden(&[["guanyu", "machao"], WEI, ["weiyan", "zhangfei"], QUN]);
    table.show(0);
    for n in [1, 3] {
        table.show(n);
        table.state.players[usize::from(n)].alive = false;
    }
    table.rules.restore(&mut table.state);
    table.to(2, Phase::Start);
    table.choose(2, Choice::Deputy);
    assert_eq!(table.winners(), Some(vec![0, 2]));
}

// (g) per-turn flags after skipped, extra or ended turns

#[test]
fn what_holds_until_the_end_of_the_turn_is_over_when_the_turn_is_cut_short() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.hand(0, &["analeptic_s9", "duel_sa"]);
    table.hand(1, &["slash_s7"]);
    table.set_hp(0, 1);
    table.card(0, "analeptic_s9");
    assert_eq!((table.mark(0, Mark::Drunk), table.mark(0, Mark::Wine)), (1, 1));
    table.card(0, "duel_sa");
    table.at(0, 1);
    table.nobody_nullifies();
    table.card(1, "slash_s7");
    table.to(1, Phase::Start);
    assert!(!table.player(0).alive);
    assert_eq!(table.player(0).marks, [0; hegemony::state::MARKS]);
}

#[test]
fn an_extra_turn_begins_with_nothing_of_the_last_and_the_order_goes_on_where_it_was() {
    let mut table = shown(&[WEI, ["liushan", "weiyan"], WU, ["sunquan", "lvmeng"]]);
    come(&mut table, 1, Skill::Fangquan);
    table.hand(1, &["jink_h2", "jink_d2"]);
    table.skill(1, Skill::Fangquan);
    come(&mut table, 1, Skill::Fangquan);
    table.skill(1, Skill::Fangquan);
    table.card(1, "jink_h2");
    table.at(1, 3);
    table.to(3, Phase::Play);
    assert_eq!(table.state.current, seat(3));
    table.hand(3, &["slash_s7", "jink_d3"]);
    slash(&mut table, 3, "slash_s7", 2, &[3]);
    assert_eq!(table.mark(3, Mark::Slashed), 1);
    table.skill(3, Skill::Zhiheng);
    table.card(3, "jink_d3");
    assert!(!table.can_use(3, Skill::Zhiheng), "once a phase");
    // After it comes who would have come after the one who gave it away.
    table.to(2, Phase::Play);
    assert_eq!(table.state.current, seat(2));
    table.to(3, Phase::Play);
    assert_eq!(table.mark(3, Mark::Slashed), 0);
    assert!(table.can_use(3, Skill::Zhiheng));
}

/// Seat 1 gives seat 3 an extra turn, which is about to begin when seat 1 has discarded.
fn giving() -> Table {
    let mut table = shown(&[WEI, ["liushan", "weiyan"], WU, QUN]);
    come(&mut table, 1, Skill::Fangquan);
    table.hand(1, &["jink_h2"]);
    table.skill(1, Skill::Fangquan);
    come(&mut table, 1, Skill::Fangquan);
    table
}

#[test]
fn an_extra_turn_of_somebody_on_his_face_turns_him_back_and_the_order_goes_on() {
    let mut table = giving();
    table.state.players[3].turned = true;
    table.skill(1, Skill::Fangquan);
    table.card(1, "jink_h2");
    table.at(1, 3);
    assert!(!table.player(3).turned);
    assert_eq!(table.state.current, seat(2));
    table.to(3, Phase::Play);
}

#[test]
fn an_extra_turn_dies_with_whom_it_was_for() {
    let mut table = giving();
    table.skill(1, Skill::Fangquan);
    table.card(1, "jink_h2");
    table.at(1, 3);
    table.to(3, Phase::Play);
    // He is given another one, and dies before it comes.
    table.state.extra.push(seat(0));
    table.state.extra.push(seat(2));
    table.hand(3, &["slash_s7"]);
    table.set_hp(2, 1);
    slash(&mut table, 3, "slash_s7", 2, &[3]);
    while table.question(3) != "play" {
        table.let_go();
    }
    assert!(!table.player(2).alive);
    assert_eq!(table.state.extra[..], [seat(0)]);
}

#[test]
fn a_turn_that_is_lost_costs_nobody_elses_flags() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.state.players[1].turned = true;
    table.hand(0, &["analeptic_s9"]);
    table.card(0, "analeptic_s9");
    table.to(2, Phase::Play);
    assert_eq!(table.mark(0, Mark::Drunk), 0);
    assert!(!table.player(1).turned);
    assert_eq!(table.state.skipped, 0);
    table.to(1, Phase::Play);
    assert_eq!(table.hand_size(1), 2, "the next turn is a whole one");
}

#[test]
fn a_phase_that_was_skipped_in_one_turn_is_there_in_the_next() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.delay(1, "indulgence_c6", Kind::Indulgence);
    table.top(&["slash_c2"]);
    table.to(2, Phase::Start);
    table.to(1, Phase::Play);
    assert_eq!(table.state.phase, Some(Phase::Play));
}

// (h) conversions, and material that is also what allows the use

#[test]
fn the_crossbow_does_not_let_itself_be_used_as_one_slash_too_many() {
    let mut table = shown(&[["guanyu", "weiyan"], WEI, WU, QUN]);
    table.wear(0, &["crossbow_da"]);
    table.hand(0, &["slash_s7", "jink_h2"]);
    slash(&mut table, 0, "slash_s7", 1, &[0]);
    table.skill(0, Skill::Wusheng);
    assert!(table.can_card(0, "jink_h2"), "with the crossbow there is no limit");
    assert!(!table.can_card(0, "crossbow_da"));
}

#[test]
fn a_weapon_that_becomes_a_slash_reaches_no_farther_than_the_bare_hand() {
    let mut table = shown(&[["guanyu", "weiyan"], WEI, WU, QUN]);
    table.wear(0, &["kylin_bow_h5"]);
    table.hand(0, &["jink_h2"]);
    let far = Action::Seat { seat: seat(2) };
    table.skill(0, Skill::Wusheng);
    table.card(0, "kylin_bow_h5");
    assert!(!table.actions(0).contains(&far));
    let mut table = shown(&[["guanyu", "weiyan"], WEI, WU, QUN]);
    table.wear(0, &["kylin_bow_h5"]);
    table.hand(0, &["jink_h2"]);
    table.skill(0, Skill::Wusheng);
    table.card(0, "jink_h2");
    assert!(table.actions(0).contains(&far));
}

#[test]
fn who_must_slash_cannot_spend_what_he_needs_to_reach_his_victim() {
    // Seat 1 shall strike seat 3, two seats away: the axe reaches it, and is all that could be a Slash.
    let mut table = shown(&[WEI, ["guanyu", "weiyan"], WU, QUN]);
    table.hand(0, &["collateral_cq"]);
    table.wear(1, &["axe_d5"]);
    table.card(0, "collateral_cq");
    table.at(0, 1);
    table.at(0, 3);
    table.nobody_nullifies();
    table.until(&[0, 1]);
    assert!(!table.can_use(1, Skill::Wusheng), "the axe alone is no way");
    while table.question(0) != "play" {
        table.let_go();
    }
    assert!(table.holds(0, "axe_d5"));
    // With another red card it is; and the mount that brings him nearer cannot be spent either.
    let mut table = shown(&[WEI, ["guanyu", "weiyan"], WU, QUN]);
    table.hand(0, &["collateral_cq"]);
    table.wear(1, &["crossbow_da", "chitu_h5"]);
    table.hand(1, &["jink_h2"]);
    table.card(0, "collateral_cq");
    table.at(0, 1);
    table.at(0, 3);
    table.nobody_nullifies();
    table.until(&[1]);
    table.skill(1, Skill::Wusheng);
    assert!(table.can_card(1, "jink_h2") && table.can_card(1, "crossbow_da"));
    assert!(!table.can_card(1, "chitu_h5"));
    table.card(1, "jink_h2");
    table.at(1, 3);
    table.until(&[0]);
    assert_eq!(table.hp(3), table.player(3).max_hp - 1);
}

#[test]
fn the_fan_makes_fire_of_a_slash_that_one_is_made_to_use_but_not_of_one_that_answers() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.hand(0, &["collateral_cq", "duel_sa"]);
    table.wear(1, &["fan_da"]);
    table.hand(1, &["slash_s7", "slash_s9"]);
    table.card(0, "collateral_cq");
    table.at(0, 1);
    table.at(0, 2);
    table.nobody_nullifies();
    table.until(&[1]);
    table.skill(1, Skill::FanSkill);
    table.card(1, "slash_s7");
    table.at(1, 2);
    table.until(&[0]);
    let fire = |event: &Event| matches!(event, Event::DamageBegan { damage } if damage.nature == Nature::Fire);
    assert!(table.events().any(fire));
    table.card(0, "duel_sa");
    table.at(0, 1);
    table.nobody_nullifies();
    table.until(&[1]);
    assert!(table.can_card(1, "slash_s9") && !table.can_use(1, Skill::FanSkill));
}

#[test]
fn two_cards_have_a_colour_if_they_share_it() {
    for (cards, hurt) in [(["slash_s7", "jink_h2"], 1), (["slash_s7", "slash_c2"], 0)] {
        let mut table = hidden(&[WEI, SHU, WU, QUN]);
        table.wear(0, &["spear_sq"]);
        table.wear(1, &["renwang_shield_c2"]);
        table.hand(0, &cards);
        table.skill(0, Skill::SpearSkill);
        let first = cards.iter().find(|card| table.can_card(0, card)).copied().unwrap();
        table.card(0, first);
        let second = cards.iter().find(|card| table.can_card(0, card)).copied().unwrap();
        table.card(0, second);
        table.at(0, 1);
        table.until(&[0]);
        assert_eq!(table.player(1).max_hp - table.hp(1), hurt, "{cards:?}");
    }
}

#[test]
fn a_trick_that_is_made_of_something_else_teaches_nothing() {
    let mut table = shown(&[["huangyueying", "wolong"], WEI, WU, QUN]);
    table.hand(0, &["jink_h2", "ex_nihilo_h7"]);
    table.hand(1, &["slash_c2"]);
    table.skill(0, Skill::Huoji);
    table.card(0, "jink_h2");
    table.at(0, 1);
    table.until(&[1]);
    assert_eq!(table.used(Skill::Jizhi), 0);
    assert!(!table.can_use(0, Skill::Jizhi));
    while table.question(0) != "play" {
        table.let_go();
    }
    table.card(0, "ex_nihilo_h7");
    assert!(table.can_use(0, Skill::Jizhi));
}

#[test]
fn spades_of_xiao_qiao_are_hearts_for_what_is_made_of_them() {
    let mut table = shown(&[["xiaoqiao", "ganning"], SHU, WEI, QUN]);
    table.hand(0, &["slash_s7", "slash_c2"]);
    table.wear(1, &["axe_d5"]);
    table.skill(0, Skill::Qixi);
    assert!(table.can_card(0, "slash_c2"));
    assert!(!table.can_card(0, "slash_s7"), "it is red");
}

#[test]
fn a_swap_of_hands_empties_both() {
    for (first, second) in [(["tianfeng", "mateng"], WEI), (WEI, ["tianfeng", "mateng"])] {
        let mut table = shown(&[["lusu", "zhouyu"], first, second, SHU]);
        table.hand(1, &["jink_h2"]);
        table.hand(2, &["jink_d2"]);
        table.wear(3, &["axe_d5"]);
        table.skill(0, Skill::Dimeng);
        table.at(0, 1);
        table.at(0, 2);
        let owner = if first[0] == "tianfeng" { 1 } else { 2 };
        assert!(table.can_use(owner, Skill::Sijian), "seat {owner} has lost the last card, too");
    }
}

// (i) endless loops

#[test]
fn slashes_without_limit_end_with_the_cards() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.wear(0, &["crossbow_da"]);
    let slashes = ["slash_s7", "slash_s8_1", "slash_s9", "slash_c2", "slash_c3"];
    table.hand(0, &slashes);
    table.hand(1, &[]);
    table.state.players[1].max_hp = 9;
    table.set_hp(1, 9);
    for card in slashes {
        slash(&mut table, 0, card, 1, &[0]);
    }
    assert_eq!(table.hp(1), 4);
    assert_eq!(table.actions(0), [Action::Pass]);
}

#[test]
fn health_for_cards_ends_with_the_health() {
    let mut table = hidden(&[WU, SHU, WEI, QUN]);
    for used in 1.. {
        assert!(used < 30, "it goes on for ever");
        if !table.can_use(0, Skill::Kurou) {
            break;
        }
        table.skill(0, Skill::Kurou);
        for _ in 0..20 {
            if table.question(0) == "play" || !table.player(0).alive {
                break;
            }
            table.let_go();
        }
    }
    assert!(!table.player(0).alive, "he was not saved, and drew nothing more");
    nothing_is_left(&table);
}

#[test]
fn a_card_that_comes_back_whenever_it_is_recast_does_not_let_a_turn_go_on_for_ever() {
    let mut table = hidden(&[WEI, SHU, WU, QUN]);
    table.hand(0, &["iron_chain_sq"]);
    let pile: Vec<_> = table.state.pile.iter().copied().collect();
    for card in pile {
        let hand = &mut table.state.players[3].hand;
        *hand = hand.with(card);
        table.state.holders[card] = table.state.holders[card].with(seat(3));
    }
    table.state.pile.retain(|_| false);
    table.state.discard.retain(|_| false);
    let chain = hegemony::ids::Named::card(table.no("iron_chain_sq"));
    let mut recast = 0;
    while table.winners().is_none() {
        assert!(recast < 1_000, "it goes on for ever");
        table.act(0, Action::Recast { card: chain });
        recast += 1;
    }
    assert!(matches!(
        table.state.over,
        Some(hegemony::state::Ending::Drawn { why: hegemony::state::Drawn::NoCards })
    ));
}

#[test]
fn nobody_is_asked_for_ever_at_the_start_of_a_turn() {
    let mut table = formation();
    table.to(2, Phase::Start);
    let asked = |table: &Table| matches!(table.state.stack.frame(), Some(Frame::Reveal { .. }));
    assert!(asked(&table));
    table.pass(2);
    assert!(!asked(&table));
}

/// The kinds of mistakes, and that each has tests.
#[test]
fn every_class_has_its_tests() {
    let text = include_str!("classes.rs");
    for class in 'a'..='i' {
        let after = text.split(&format!("\n// ({class}) ")).nth(1);
        let own = after.and_then(|rest| rest.split("\n// (").next()).unwrap_or_default();
        assert!(own.matches("#[test]").count() >= 2, "too few tests for ({class})");
    }
}
