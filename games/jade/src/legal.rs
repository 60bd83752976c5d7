//! What the current player can do: the list for bots and buttons, and the check with its reasons.

use crate::data::Jade;
use crate::speech::{Action, Quoted, Refused};
use crate::state::{AREA, SLOTS, Set, State};
use engine::{List, Quote, Seat};

/// Every action, in a fixed order.
pub(crate) fn list(rules: &Jade, state: &State, out: &mut Vec<Action>) {
    if !state.started {
        out.push(Action::Start);
        if rules.options.trim {
            out.extend((2..=rules.seats).map(|players| Action::StartWith { players }));
        }
        return;
    }
    let mine = state.mine();
    let mut bare: List<u8, AREA> = List::new();
    for set in mine.waiting.iter().filter(|set| set.snack.is_none()) {
        bare.push(set.id);
    }
    let pays = state.points > 0;
    let room = pays && mine.waiting.len() < AREA;
    if pays || mine.bonus {
        for (slot, place) in state.table.iter().enumerate() {
            let slot = slot as u8;
            if place.snack.is_some() {
                out.extend(bare.iter().map(|&set| Action::TakeSnack { slot, set }));
            } else if place.plate.is_some() && room {
                out.push(Action::TakePlate { slot });
            }
        }
    }
    if mine.bonus {
        for from in state
            .areas
            .iter()
            .flat_map(|area| area.waiting.iter())
            .filter(|set| set.snack.is_some())
        {
            out.extend(bare.iter().map(|&set| Action::ClaimSnack { from: from.id, set }));
        }
    }
    if pays {
        let taste = mine.personal.len() < AREA;
        let offer = mine.offering.len() < AREA;
        for set in mine.waiting.iter().filter(|set| set.snack.is_some()) {
            if taste {
                out.push(Action::Taste { set: set.id });
            }
            if offer && rules.can_be_offered(set) {
                out.push(Action::Offer { set: set.id });
            }
        }
    }
    out.push(Action::EndTurn);
}

/// Whether the action is possible, and what it costs and brings.
pub(crate) fn check(rules: &Jade, state: &State, action: Action) -> Result<Quote, Refused> {
    match action {
        Action::Start | Action::StartWith { .. } if state.started => {
            return Err(Refused::AlreadyStarted);
        }
        Action::Start => return Ok(Quote::nothing()),
        Action::StartWith { .. } if !rules.options.trim => return Err(Refused::TrimNotAllowed),
        Action::StartWith { players } => {
            let max = rules.seats;
            let fits = (2..=max).contains(&players);
            return if fits {
                Ok(Quote::nothing())
            } else {
                Err(Refused::PlayerCount { min: 2, max })
            };
        }
        _ if !state.started => return Err(Refused::NotStarted),
        _ => {}
    }
    let mine = state.mine();
    match action {
        Action::Start | Action::StartWith { .. } => Err(Refused::AlreadyStarted),
        Action::TakeSnack { slot, set } => {
            let place = state
                .table
                .get(usize::from(slot))
                .ok_or(Refused::NoSuchSlot { slots: SLOTS as u8 })?;
            let snack = place.snack.ok_or(Refused::NoSnackThere)?;
            let target = bare(state, set)?;
            let cost = if mine.bonus { Quoted::Free } else { cost(state)? };
            Ok(Quote::nothing()
                .and(&cost)
                .and(&pairing(rules, &Set { snack: Some(snack), ..target })))
        }
        Action::TakePlate { slot } => {
            let place = state
                .table
                .get(usize::from(slot))
                .ok_or(Refused::NoSuchSlot { slots: SLOTS as u8 })?;
            if place.snack.is_some() {
                return Err(Refused::SnackComesFirst);
            }
            place.plate.ok_or(Refused::NoPlateThere)?;
            if mine.waiting.len() == AREA {
                return Err(Refused::WaitingFull { most: AREA as u8 });
            }
            Ok(Quote::nothing().and(&cost(state)?))
        }
        Action::ClaimSnack { from, set } => {
            if !mine.bonus {
                return Err(Refused::NoBonus);
            }
            let (owner, _, source) = state.waiting_set(from).ok_or(Refused::NoSuchSet)?;
            let snack = source.snack.ok_or(Refused::SetHasNoSnack)?;
            let target = bare(state, set)?;
            let quote = Quote::nothing().and(&Quoted::Free).and(&Quoted::TakenFrom { seat: owner });
            Ok(quote.and(&pairing(rules, &Set { snack: Some(snack), ..target })))
        }
        Action::Taste { set } => {
            let set = complete(state, set)?;
            if mine.personal.len() == AREA {
                return Err(Refused::PersonalFull { most: AREA as u8 });
            }
            Ok(Quote::nothing().and(&cost(state)?).and(&pairing(rules, &set)))
        }
        Action::Offer { set } => {
            let set = complete(state, set)?;
            if !rules.can_be_offered(&set) {
                return Err(Refused::TempsDiffer);
            }
            if mine.offering.len() == AREA {
                return Err(Refused::OfferingFull { most: AREA as u8 });
            }
            let quote = Quote::nothing().and(&cost(state)?).and(&pairing(rules, &set));
            Ok(what_offering_brings(rules, state, set, quote))
        }
        Action::EndTurn => {
            let mut quote = Quote::nothing();
            if state.points > 0 {
                quote = quote.and(&Quoted::Unused { points: state.points });
            }
            if !state.acted && state.idle + 1 >= state.idle_limit() {
                quote = quote.and(&Quoted::EndsGame);
            }
            Ok(quote)
        }
    }
}

fn what_offering_brings(rules: &Jade, state: &State, set: Set, mut quote: Quote) -> Quote {
    let Some(snack) = set.snack else { return quote };
    let reward =
        rules.reward(state, set.plate).map(|plate| Quoted::Reward { level: rules.level(plate) });
    match rules.judgement(state, rules.pairing(set.plate, snack)) {
        Some(judgement) => {
            let (ways, of) = (judgement.ways(), 36);
            let percent = ((u32::from(ways) * 100 + 18) / 36) as u8;
            quote = quote
                .and(&Quoted::Judgement {
                    over: judgement.over,
                    offered: judgement.offered,
                    pairing: judgement.pairing,
                    target: judgement.target,
                    ways,
                    of,
                })
                .and(&Quoted::Chance { percent });
        }
        // Only without a judgement is the plate certain; a failed one brings it too, a won one the chalice instead.
        None => {
            if let Some(reward) = reward {
                quote = quote.and(&reward);
            }
        }
    }
    if state.offerings() + 1 >= rules.thresholds(state.players).end {
        quote = quote.and(&Quoted::EndsGame);
    }
    quote
}

fn cost(state: &State) -> Result<Quoted, Refused> {
    if state.points > 0 { Ok(Quoted::Cost { points: 1 }) } else { Err(Refused::NoPoints) }
}

fn pairing(rules: &Jade, set: &Set) -> Quoted {
    let pairing = match set.snack {
        Some(snack) => rules.pairing(set.plate, snack),
        None => crate::data::Pairing { color: 0, shape: 0, temp: 0, level: 0 },
    };
    Quoted::Pairing { pairing, score: pairing.score() }
}

fn own(state: &State, id: u8) -> Result<Set, Refused> {
    match state.waiting_set(id) {
        Some((seat, _, set)) if seat == state.current => Ok(set),
        Some(_) => Err(Refused::NotYourSet),
        None => Err(Refused::NoSuchSet),
    }
}

fn bare(state: &State, id: u8) -> Result<Set, Refused> {
    let set = own(state, id)?;
    if set.snack.is_some() { Err(Refused::SetHasSnack) } else { Ok(set) }
}

fn complete(state: &State, id: u8) -> Result<Set, Refused> {
    let set = own(state, id)?;
    if set.snack.is_none() { Err(Refused::SetHasNoSnack) } else { Ok(set) }
}

/// The number of an action: sets have at most [`crate::state::MAX_SETS`] numbers.
pub(crate) fn code(action: Action) -> u32 {
    const SETS: u32 = crate::state::MAX_SETS as u32;
    const TAKES: u32 = 8 + SLOTS as u32 * SETS;
    const CLAIMS: u32 = TAKES + SLOTS as u32;
    const TASTES: u32 = CLAIMS + SETS * SETS;
    match action {
        Action::EndTurn => 0,
        Action::Start => 1,
        Action::StartWith { players } => u32::from(players).min(7),
        Action::TakeSnack { slot, set } => 8 + u32::from(slot) * SETS + u32::from(set),
        Action::TakePlate { slot } => TAKES + u32::from(slot),
        Action::ClaimSnack { from, set } => CLAIMS + u32::from(from) * SETS + u32::from(set),
        Action::Taste { set } => TASTES + u32::from(set),
        Action::Offer { set } => TASTES + SETS + u32::from(set),
    }
}

/// One more than the highest number of an action.
pub(crate) const CODES: u32 = {
    let sets = crate::state::MAX_SETS as u32;
    8 + SLOTS as u32 * sets + SLOTS as u32 + sets * sets + 2 * sets
};

/// What is done for a player whose time is up: start, or end the turn.
pub(crate) fn fallback(state: &State, _: Seat) -> Action {
    if state.started { Action::EndTurn } else { Action::Start }
}
