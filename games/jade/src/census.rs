//! Whether a position is possible: each card in one place, every number in range.

use crate::data::Jade;
use crate::state::{MAX_SETS, State};
use engine::{Card, CensusError};

pub(crate) fn census(rules: &Jade, state: &State) -> Result<(), CensusError> {
    fn ok(condition: bool, message: impl FnOnce() -> String) -> Result<(), CensusError> {
        CensusError::unless(condition, message)
    }
    ok(state.areas.len() == usize::from(rules.seats), || {
        format!("there are {} areas for {} seats", state.areas.len(), rules.seats)
    })?;
    ok((2..=rules.seats).contains(&state.players), || {
        format!("{} players at {} seats", state.players, rules.seats)
    })?;
    ok(state.current.index() < usize::from(state.players), || {
        format!("seat {} does not play", state.current)
    })?;
    ok(state.points <= 4, || format!("{} action points", state.points))?;
    ok(state.started || (state.offerings() == 0 && state.next_set == 0), || {
        "sets before the start".to_owned()
    })?;
    ok(state.turn < 20_000 && state.idle < 1_000, || {
        format!("turn {}, idle {}", state.turn, state.idle)
    })?;

    let bonuses = state.areas.iter().filter(|area| area.bonus).count();
    ok(bonuses <= usize::from(state.chalice), || {
        "a free snack is pending without a chalice".to_owned()
    })?;
    let mut seen = [0u8; 256];
    let mut ids = [false; MAX_SETS as usize];
    let mut count = |card: Card, snack: bool| {
        let right = rules.kind(card).is_some() && rules.is_snack(card) == snack;
        ok(right, || format!("the card {card:?} cannot lie where it lies"))?;
        seen[card.index() & 255] += 1;
        Ok(())
    };
    state.snacks.iter().try_for_each(|&card| count(card, true))?;
    for &card in state.plates.iter() {
        count(card, false)?;
        ok(rules.level(card) == 1, || {
            format!("{card:?} is not of level 1, but in the plate deck")
        })?;
    }
    for &card in state.rewards.iter() {
        count(card, false)?;
        ok((2..=3).contains(&rules.level(card)), || format!("{card:?} is no reward"))?;
    }
    for slot in &state.table {
        ok(slot.snack.is_none() || slot.plate.is_some(), || {
            "a snack lies on the table without a plate".to_owned()
        })?;
        slot.plate.map_or(Ok(()), |card| count(card, false))?;
        slot.snack.map_or(Ok(()), |card| count(card, true))?;
    }
    for (seat, area) in state.areas.iter().enumerate() {
        ok(seat < usize::from(state.players) || *area == Default::default(), || {
            format!("seat {seat} does not play and has something")
        })?;
        let finished = area.personal.iter().chain(area.offering.iter());
        ok(finished.clone().all(|set| set.snack.is_some()), || {
            format!("seat {seat} finished a bare plate")
        })?;
        ok(area.offering.iter().all(|set| rules.can_be_offered(set)), || {
            format!("seat {seat} offered a mismatch")
        })?;
        for set in area.waiting.iter().chain(finished) {
            count(set.plate, false)?;
            set.snack.map_or(Ok(()), |card| count(card, true))?;
            let fresh = set.id < state.next_set.min(MAX_SETS)
                && !std::mem::replace(&mut ids[usize::from(set.id)], true);
            ok(fresh, || format!("the number of set {} is not its own", set.id))?;
        }
    }
    ok(state.next_set <= MAX_SETS, || format!("{} sets were made", state.next_set))?;
    for (card, kind) in rules.kinds() {
        let expected =
            if card == rules.chalice { u8::from(state.chalice) } else { rules.copies(card) };
        let found = seen[card.index()];
        ok(found == expected, || format!("there are {found} of {}, not {expected}", kind.id))?;
    }
    Ok(())
}
