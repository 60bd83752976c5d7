//! Whether everything is where it must be: each card in one place, every number in range.

use crate::data::Kind;
use crate::ids::{Def, Id, Slot};
use crate::rules::SmashUp;
use crate::state::{Frame, NOWHERE, Phase, Slip, State};
use engine::stack::{Level, Resolution};
use engine::{CensusError, Seat};

pub(crate) fn census(rules: &SmashUp, state: &State) -> Result<(), CensusError> {
    let data = &rules.data;
    let table = |seat: Seat| seat.index() < usize::from(rules.seats);
    let fail = |what: String| Err(CensusError(what));
    if !table(state.first) || !table(state.current) || state.turn > crate::turn::LAST_TURN {
        return fail("somebody who is not there begins, or the game is too long".to_owned());
    }
    if !state.stack.is_sound(rules.seats) {
        return fail("the stack does not hold together".to_owned());
    }
    check_stack(rules, state)?;
    things(rules, state)?;
    let settled = state.phase != Phase::Draft;
    for seat in Seat::all(4) {
        let own = state.player(seat);
        if !table(seat) {
            CensusError::unless(*own == Default::default(), || {
                format!("seat {seat} is not there")
            })?;
            continue;
        }
        let chosen = own.factions.len();
        let known = own.factions.iter().all(|faction| usize::from(faction.0) < data.factions.len());
        CensusError::unless(known && (!settled || chosen == 2), || {
            format!("the factions of seat {seat} are wrong")
        })?;
        owned(rules, state, seat, settled)?;
    }
    let taken: Vec<_> = state.players.iter().flat_map(|own| own.factions.iter()).collect();
    let twice = (1..taken.len()).any(|at| taken[..at].contains(&taken[at]));
    CensusError::unless(!twice, || "a faction has been taken twice".to_owned())?;
    madness(rules, state)?;
    bases(rules, state, settled)
}

/// Every card of a player, wherever it is.
fn cards_of(state: &State, seat: Seat) -> impl Iterator<Item = Def> {
    let own = state.player(seat);
    let held = own.hand.iter().chain(own.deck.iter()).map(|held| held.card);
    let in_play = state.things.iter().filter(move |thing| thing.owner == seat);
    let shown = state.revealed.iter().filter(move |shown| shown.owner == seat);
    let table = state.table.iter().filter(move |lies| lies.owner == seat);
    held.chain(own.discard.iter().copied())
        .chain(in_play.map(|thing| thing.card))
        .chain(shown.map(|shown| shown.card))
        .chain(table.map(|lies| lies.card))
}

/// A player owns the cards of his factions, each as often as there are copies, and perhaps madness.
fn owned(rules: &SmashUp, state: &State, seat: Seat, settled: bool) -> Result<(), CensusError> {
    let mut counts = vec![0_u16; rules.data.faces.len()];
    for card in cards_of(state, seat) {
        CensusError::unless(rules.data.is_card(card), || format!("seat {seat} owns {card:?}"))?;
        counts[card.index()] += 1;
    }
    let own = state.player(seat);
    if !own.redrawn.iter().all(|&card| rules.data.is_card(card))
        || !own.spent.iter().chain(own.spent_here.iter()).all(|&card| rules.data.is_card(card))
    {
        return Err(CensusError(format!("seat {seat} remembers what is no card")));
    }
    // Before the first turn there is a moment without decks.
    let dealt = settled && !(state.phase == Phase::Mulligan && counts.iter().all(|&n| n == 0));
    for (at, &count) in counts.iter().enumerate() {
        let card = Def::new(at);
        let face = rules.face(card);
        if card == rules.data.madness || !rules.data.is_card(card) {
            continue;
        }
        let wanted = match dealt && own.factions.contains(&face.faction) {
            true => u16::from(face.count),
            false => 0,
        };
        CensusError::unless(count == wanted, || {
            format!("seat {seat} owns {count} of {}, not {wanted}", rules.data.names[at])
        })?;
    }
    Ok(())
}

fn madness(rules: &SmashUp, state: &State) -> Result<(), CensusError> {
    let all = u32::from(rules.face(rules.data.madness).count);
    let held = Seat::all(rules.seats).flat_map(|seat| cards_of(state, seat));
    let held = held.filter(|&card| card == rules.data.madness).count() as u32;
    let used = state.players.iter().any(|own| {
        own.factions.iter().any(|faction| {
            rules.data.factions.get(usize::from(faction.0)).is_some_and(|faction| faction.madness)
        })
    });
    let wanted = if used && state.phase != Phase::Draft { all } else { 0 };
    let sum = held + u32::from(state.madness);
    CensusError::unless(sum == wanted, || format!("there are {sum} madness cards, not {wanted}"))
}

fn bases(rules: &SmashUp, state: &State, settled: bool) -> Result<(), CensusError> {
    let lying = state.bases.iter().filter(|base| !base.gone).map(|base| base.card);
    let deck = state.base_deck.iter().map(|held| held.card);
    let all: Vec<Def> = lying.chain(deck).chain(state.base_discard.iter().copied()).collect();
    let mut counts = vec![0_u8; rules.data.faces.len()];
    for card in all.iter().chain(state.bases.iter().map(|base| &base.card)) {
        CensusError::unless(rules.data.is_base(*card), || format!("{card:?} is no base"))?;
    }
    for card in &all {
        counts[card.index()] += 1;
        CensusError::unless(counts[card.index()] == 1, || format!("{card:?} is there twice"))?;
    }
    let wanted = if settled { usize::from(rules.seats) + 1 } else { 0 };
    CensusError::unless(state.bases.len() == wanted, || {
        format!("there are {} bases, not {wanted}", state.bases.len())
    })?;
    let scoring = state.scoring.is_none_or(|base| usize::from(base) < state.bases.len());
    CensusError::unless(scoring, || "a base that is not there is scored".to_owned())
}

fn things(rules: &SmashUp, state: &State) -> Result<(), CensusError> {
    let is_slot = |slot: Slot| usize::from(slot) < state.bases.len();
    let sits = |seat: Seat| seat.index() < usize::from(rules.seats);
    for (at, thing) in state.things.iter().enumerate() {
        let known = rules.data.is_card(thing.card) && sits(thing.owner) && sits(thing.controller);
        let wrong = || CensusError(format!("thing {} cannot be", thing.id.0));
        if !known || thing.id == Id::NONE || thing.id.0 >= state.next_id || !is_slot(thing.base) {
            return Err(wrong());
        }
        let host = state.thing(thing.host);
        let attached = match rules.face(thing.card).kind {
            Kind::Minion | Kind::OnBase => thing.host == Id::NONE,
            Kind::OnMinion => {
                host.is_some_and(|host| rules.is_minion(host) && host.base == thing.base)
            }
            _ => false,
        };
        let twice = state.things[..at].iter().any(|other| other.id == thing.id);
        if !attached || twice {
            return Err(wrong());
        }
    }
    let remembered = state.gone.iter().all(|gone| {
        let thing = gone.thing;
        rules.data.is_card(thing.card) && sits(thing.owner) && sits(thing.controller)
    });
    let wards = state.wards.iter().all(|ward| ward.card.index() < rules.data.faces.len());
    CensusError::unless(remembered && wards, || "what is remembered cannot be".to_owned())
}

/// Frames and slips name only what there is.
fn check_stack(rules: &SmashUp, state: &State) -> Result<(), CensusError> {
    let data = &rules.data;
    let is_ability = |at: u16| usize::from(at) < data.abilities.len();
    let is_slot = |slot: Slot| slot == NOWHERE || usize::from(slot) < 5;
    let is_def = |card: Def| card.index() < data.faces.len();
    let sits = |seat: Seat| seat.index() < usize::from(rules.seats);
    let frame = |frame: &Frame| match *frame {
        Frame::Game { .. } | Frame::Turn { .. } | Frame::Settle { .. } => true,
        Frame::Run { ability, at, you, cause, base, .. } => {
            is_ability(ability)
                && usize::from(at) < data.program.len()
                && sits(you)
                && sits(cause)
                && is_slot(base)
        }
        Frame::Played { card, owner, you, base, .. } => {
            is_def(card) && sits(owner) && sits(you) && is_slot(base)
        }
        Frame::Grant { you, .. } => sits(you),
        Frame::Place { card, owner, you, base, .. } => {
            is_def(card) && sits(owner) && sits(you) && is_slot(base)
        }
        Frame::Destroy { cause, doer, base, .. } => {
            is_def(cause.card) && sits(cause.seat) && sits(doer) && is_slot(base)
        }
        Frame::Score { base, .. } => usize::from(base) < state.bases.len(),
        Frame::Discard { seat, .. } => sits(seat),
    };
    let slip = |slip: &Slip| match *slip {
        Slip::Trigger { ability, base, doer, .. } => {
            is_ability(ability) && is_slot(base) && sits(doer)
        }
        Slip::Spent { ability, seat, .. } => is_ability(ability) && sits(seat),
        Slip::Card { card, owner, .. } => is_def(card) && sits(owner),
        Slip::Play { card, base, .. } => is_def(card) && is_slot(base),
        Slip::Player(seat) | Slip::Doer(seat) => sits(seat),
        Slip::Base(base) | Slip::BaseTalent(base) => is_slot(base),
        Slip::Allowance(extra) => extra.name.is_none_or(is_def),
        _ => true,
    };
    let frames = state.stack.levels().iter().all(|level| match level {
        Level::Frame(it) => frame(it),
        Level::Window(_) => true,
    });
    let slips = state.stack.slips().iter().all(|laid| slip(&laid.slip))
        && is_def(state.chosen.card)
        && state.turned_up.iter().all(|&card| is_def(card))
        && state.chosen.picks.iter().all(slip);
    let waits = state.waiting.iter().all(|waiting| sits(waiting.doer) && is_slot(waiting.base));
    CensusError::unless(frames && slips && waits, || {
        "something on the stack names what is not there".to_owned()
    })
}
