//! What everybody sees: all but the order of the decks.

use crate::data::Jade;
use crate::state::{Reason, Set, Slot, State};
use engine::{Card, Seat};
use serde::{Deserialize, Serialize};

/// The open table. Inside, cards are [`Card`]s; a client that reads the JSON has their names instead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(C = Card)))]
pub struct View<C = Card> {
    pub started: bool,
    pub players: u8,
    pub current: Seat,
    pub points: u8,
    pub turn: u16,
    /// Turns in a row in which nobody did anything, and how many of them end the game.
    pub idle: u16,
    pub idle_limit: u16,
    pub chalice: bool,
    pub over: Option<Reason>,
    /// What all have offered, and how much brings on the judgement and the end.
    pub offerings: u8,
    pub jade_at: u8,
    pub end_at: u8,
    pub table: Vec<Slot<C>>,
    pub areas: Vec<AreaView<C>>,
    /// How many cards the decks have.
    pub snacks: u8,
    pub plates: u8,
    pub rewards: u8,
}

/// What a player has, and what it is worth so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(C = Card)))]
pub struct AreaView<C = Card> {
    pub waiting: Vec<SetView<C>>,
    pub personal: Vec<SetView<C>>,
    pub offering: Vec<SetView<C>>,
    pub bonus: bool,
    pub score: i32,
}

/// A set and its pairing score.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(C = Card)))]
pub struct SetView<C = Card> {
    #[serde(flatten)]
    pub set: Set<C>,
    pub score: u8,
    /// Whether it could be offered.
    pub offerable: bool,
}

pub(crate) fn view(rules: &Jade, state: &State) -> View {
    let sets = |sets: &[Set]| -> Vec<SetView> {
        let seen = |&set: &Set| SetView {
            set,
            score: rules.worth(&set),
            offerable: rules.can_be_offered(&set),
        };
        sets.iter().map(seen).collect()
    };
    let thresholds = rules.thresholds(state.players);
    let areas = state.playing().map(|seat| {
        let area = &state.areas[seat.index()];
        AreaView {
            waiting: sets(&area.waiting),
            personal: sets(&area.personal),
            offering: sets(&area.offering),
            bonus: area.bonus,
            score: rules.score(area).total(),
        }
    });
    View {
        started: state.started,
        players: state.players,
        current: state.current,
        points: state.points,
        turn: state.turn,
        idle: state.idle,
        idle_limit: state.idle_limit(),
        chalice: state.chalice,
        over: state.over,
        offerings: state.offerings(),
        jade_at: thresholds.jade,
        end_at: thresholds.end,
        table: state.table.to_vec(),
        areas: areas.collect(),
        snacks: state.snacks.len() as u8,
        plates: state.plates.len() as u8,
        rewards: state.rewards.len() as u8,
    }
}
