//! What is being resolved, on the stack.

use super::ask::{Ask, Need, Slip, Why, Zones};
use crate::ids::*;
use crate::point::{Occasion, Phase};
use crate::skill::Skill;
use engine::stack::Stack;
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub type HegemonyStack = Stack<Frame, Slip, 96, 128>;

/// A skill that is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Running {
    pub skill: Skill,
    pub owner: Seat,
    pub stage: u8,
    /// When it came up; none for what is done in one's own Play phase.
    pub on: Option<Occasion>,
    pub x: u8,
    pub y: u8,
    pub z: u8,
}

/// What is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Frame {
    Game {
        stage: u8,
    },
    Turn {
        stage: u8,
    },
    Phase {
        phase: Phase,
        stage: u8,
    },
    /// Somebody may show generals at the beginning of the turn.
    Reveal {
        seat: Seat,
        asked: bool,
    },
    /// Skills that come up at a point. `at_seat` is who is asked, `done` which of his skills have had their chance,
    /// `result` what the skills gave back, at most.
    Point {
        on: Occasion,
        at_seat: Seat,
        done: u16,
        result: u8,
        begun: bool,
    },
    /// Everything that skills shall be told; `given` is what the frame below has been given back meanwhile.
    Notices {
        at: u8,
        stage: u8,
        given: i32,
    },
    Use {
        at: u8,
        stage: u8,
        n: u8,
    },
    Effect {
        at: u8,
        n: u8,
        stage: u8,
        x: u8,
    },
    /// Who nullifies this effect, or this nullification? `deep` counts how often it was turned round.
    Nullify {
        at: u8,
        n: u8,
        asked: bool,
        hit: bool,
        deep: u8,
    },
    /// A delayed trick that is judged.
    Delayed {
        at: u8,
        stage: u8,
    },
    /// A Nullification in use.
    Counter {
        at: u8,
        stage: u8,
        kingdom: bool,
    },
    /// A card that answers: asked for, and shown. `left` is how many are still needed.
    Respond {
        seat: Seat,
        need: Need,
        by: Why,
        at: u8,
        left: u8,
        stage: u8,
    },
    Damage {
        at: u8,
        stage: u8,
    },
    Lose {
        seat: Seat,
        n: u8,
        stage: u8,
    },
    Judge {
        stage: u8,
    },
    Dying {
        seat: Seat,
        asked: Seat,
        stage: u8,
        killer: Option<Seat>,
    },
    Death {
        seat: Seat,
        killer: Option<Seat>,
        stage: u8,
    },
    /// A fight by points between the owner of a skill and somebody else.
    Pindian {
        from: Seat,
        to: Seat,
        stage: u8,
        card: Option<CardNo>,
        other: Option<CardNo>,
        shift: i8,
    },
    Skill(Running),
    Ask(Ask),
    /// Somebody must use a Slash, at one of these, or lets it be. Gives back whether it was used.
    MustSlash {
        seat: Seat,
        at: SeatSet,
        why: Why,
        stage: u8,
    },
    /// Hidden players are called into a formation, first on one side, then on the other.
    Summon {
        owner: Seat,
        skill: Skill,
        forward: bool,
        asked: Option<Seat>,
        joined: bool,
    },
    /// Somebody must discard so many cards.
    Discard {
        seat: Seat,
        n: u8,
        from: Zones,
        why: Why,
        asked: bool,
    },
}
