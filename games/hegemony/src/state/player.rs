//! One player: generals, health, cards and what all know of them.

use super::mark::{MARKS, Mark};
use crate::ids::*;
use crate::skill::{Skill, SkillSet};
use engine::{List, SeatSet};
use serde::{Deserialize, Serialize};

/// A card in a judging area, and what it stands for there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delayed {
    pub card: CardNo,
    pub kind: Kind,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    pub alive: bool,
    /// Head and deputy, once chosen.
    pub generals: [Option<General>; 2],
    pub shown: [bool; 2],
    /// A soldier without skills stands in the place of this general.
    pub removed: [bool; 2],
    /// This general has lost all its skills.
    pub numb: [bool; 2],
    /// Set when the first general is shown.
    pub kingdom: Option<Kingdom>,
    pub hp: i8,
    pub max_hp: i8,
    /// The health that the two generals brought, which all can see.
    pub born_hp: i8,
    pub hand: CardSet,
    /// Weapon, armour, mounts.
    pub equip: [Option<CardNo>; 4],
    /// The last one is judged first.
    pub judging: List<Delayed, 4>,
    /// Cards on the generals.
    pub special: [CardSet; 2],
    pub chained: bool,
    pub turned: bool,
    /// Half a point of health is left over.
    pub spare: bool,
    /// The rewards for showing both generals have been given.
    pub rewarded: bool,
    /// The generals dealt to choose from; only the player knows them.
    pub dealt: List<General, 7>,
    /// Skills that were gained.
    pub gained: List<Skill, 4>,
    /// Skills used that can be used once a phase, and once a game.
    pub spent: List<Skill, 6>,
    pub spent_for_good: List<Skill, 6>,
    pub marks: [u8; MARKS],
    /// Generals that everybody can rule out for each place, since a skill did not come up.
    pub ruled_out: [GeneralSet; 2],
    /// Each says: the hidden head is of the first set or the hidden deputy of the second, since something came up.
    pub one_of: List<[GeneralSet; 2], 2>,
    /// Who knows a hidden general without its having been shown.
    pub peeked: [SeatSet; 2],
    /// Skills that work now; and those of hidden generals, which can be used by showing them.
    #[serde(skip)]
    pub skills: SkillSet,
    #[serde(skip)]
    pub hidden: SkillSet,
}

impl Player {
    #[inline(always)]
    pub fn mark(&self, mark: Mark) -> u8 {
        self.marks[mark as usize]
    }

    /// Everything that the player could use: skills that work and hidden ones.
    #[inline(always)]
    pub fn all_skills(&self) -> SkillSet {
        self.skills.or(self.hidden)
    }

    #[inline(always)]
    pub fn has(&self, skill: Skill) -> bool {
        self.skills.contains(skill)
    }

    pub fn worn(&self) -> CardSet {
        self.equip.iter().flatten().copied().collect()
    }

    pub fn judged(&self) -> CardSet {
        self.judging.iter().map(|delayed| delayed.card).collect()
    }

    /// Hand and equipment.
    pub fn own(&self) -> CardSet {
        self.hand.or(self.worn())
    }

    /// All cards in the areas of the player.
    pub fn area(&self) -> CardSet {
        self.own().or(self.judged())
    }

    #[inline]
    pub fn wounded(&self) -> bool {
        self.hp < self.max_hp
    }

    #[inline]
    pub fn lost_hp(&self) -> u8 {
        (self.max_hp - self.hp.max(0)).max(0) as u8
    }

    pub fn is_shown(&self) -> bool {
        self.shown[0] || self.shown[1]
    }

    pub fn hides(&self, place: Place) -> bool {
        !self.shown[place as usize] && self.generals[place as usize].is_some()
    }
}
