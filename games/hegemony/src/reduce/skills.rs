//! Which skills a player has, and what follows for the other general when one is shown.

use super::player;
use crate::ids::*;
use crate::rules::Hegemony;
use crate::skill::SkillSet;
use crate::state::*;
use engine::{List, Seat};

/// A general was shown: what was known of one or the other is now known of the other, or settled.
pub(super) fn settle_clauses(player: &mut Player, place: Place, general: General) {
    let other = place.other();
    let clauses = player.one_of;
    player.one_of = List::new();
    for clause in clauses.iter() {
        if !clause[place as usize].contains(general) && player.hides(other) {
            let must = clause[other as usize];
            let out = &mut player.ruled_out[other as usize];
            *out = out.or(GeneralSet(!must.0));
        }
    }
}

/// Works out again which skills a player has.
pub(crate) fn note_skills(rules: &Hegemony, state: &mut State, seat: Seat) {
    let player = player(state, seat);
    let mut skills = SkillSet::EMPTY;
    let mut hidden = SkillSet::EMPTY;
    for place in Place::BOTH {
        let p = place as usize;
        let Some(general) = player.generals[p] else { continue };
        if player.removed[p] || player.numb[p] {
            continue;
        }
        let own = rules.data.general(general).skills[p];
        if player.shown[p] {
            skills = skills.or(own);
        } else {
            hidden = hidden.or(own.minus(rules.data.never_hidden));
        }
    }
    // What was lost stays lost; one with a limit is only used up.
    for &skill in
        player.spent_for_good.iter().filter(|&&skill| rules.data.skill(skill).limit.is_none())
    {
        let lost = SkillSet::EMPTY.with(skill);
        skills = skills.minus(lost);
        hidden = hidden.minus(lost);
    }
    for &skill in player.gained.iter() {
        skills = skills.with(skill);
    }
    for card in player.equip.iter().flatten() {
        if let Some(skill) = rules.data.gear[rules.kind(*card) as usize] {
            skills = skills.with(skill);
        }
    }
    if player.mark(Mark::Hunshang) > 0 {
        skills = skills
            .with(crate::skill::Skill::YingziZhouyu)
            .with(crate::skill::Skill::YinghunSunjian);
    }
    if skills.contains(crate::skill::Skill::Yizhi) {
        skills = skills.with(crate::skill::Skill::Guanxing);
    }
    player.skills = skills;
    // The dead keep what they have shown until they are buried, for what comes up at their death.
    player.hidden = if player.alive { hidden } else { SkillSet::EMPTY };
}
