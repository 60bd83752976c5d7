//! Whether a position is possible: each card in one place, every number in range, and nothing known that is not so.

use crate::ids::*;
use crate::rules::Hegemony;
use crate::state::*;
use engine::stack::{Level, Resolution};
use engine::{CensusError, Seat};

pub(crate) fn census(rules: &Hegemony, state: &State) -> Result<(), CensusError> {
    let wrong =
        |condition: bool, message: &dyn Fn() -> String| CensusError::unless(condition, message);
    let mut seen = CardSet::EMPTY;
    let mut place = |cards: CardSet, what: &str| {
        let twice = seen.and(cards);
        seen = seen.or(cards);
        CensusError::unless(twice.is_empty(), || {
            format!("{twice:?} lies in two places, one is {what}")
        })
    };
    let listed = |list: &[CardNo]| -> CardSet { list.iter().copied().collect() };
    let once = |list: &[CardNo]| usize::from(listed(list).len()) == list.len();
    wrong(once(&state.pile) && once(&state.discard), &|| "a card lies twice in a pile".to_owned())?;
    place(listed(&state.pile), "the pile")?;
    place(listed(&state.discard), "the discard pile")?;
    place(state.table, "the table")?;
    place(state.offered, "what is offered")?;
    for seat in Seat::all(SEATS as u8) {
        let player = state.player(seat);
        place(player.hand, "a hand")?;
        place(player.worn(), "equipment")?;
        place(player.judged(), "a judging area")?;
        place(player.special[0], "a general")?;
        place(player.special[1], "a general")?;
        let at_table = seat.index() < usize::from(rules.seats);
        wrong(at_table || *player == Player::default(), &|| {
            format!("seat {seat} is not at the table")
        })?;
        for (slot, card) in player.equip.iter().enumerate() {
            let fits = card.is_none_or(|card| {
                card.index() < rules.data.faces.len()
                    && rules.kind(card).slot().is_some_and(|own| own as usize == slot)
            });
            wrong(fits, &|| format!("seat {seat} wears {card:?} in the wrong place"))?;
        }
        wrong(player.hp <= player.max_hp.max(0), &|| {
            format!("seat {seat} has more health than it can have")
        })?;
        wrong(player.max_hp >= 0 && player.max_hp < 100 && player.hp >= -100, &|| {
            format!("the health of seat {seat} cannot be")
        })?;
        generals(rules, seat, player)?;
    }
    wrong(seen == rules.deck, &|| {
        format!("the deck has {:?}, and {:?} lie somewhere", rules.deck, seen)
    })?;
    wrong(state.current.index() < usize::from(rules.seats), &|| "nobody has the turn".to_owned())?;
    wrong(state.stack.is_sound(rules.seats), &|| "the stack does not hold together".to_owned())?;
    wrong(
        state
            .seen
            .iter()
            .all(|(_, known)| known.minus(engine::SeatSet::all(SEATS as u8)).is_empty()),
        &|| "somebody unknown has seen a card".to_owned(),
    )?;
    for seat in Seat::all(rules.seats) {
        let strange =
            state.player(seat).hand.iter().find(|&card| !state.holders[card].contains(seat));
        wrong(strange.is_none(), &|| {
            format!("seat {seat} holds {strange:?}, which cannot be there")
        })?;
    }
    lists(rules, state)?;
    if state.stack.levels().is_empty() && state.over.is_some() {
        return Ok(());
    }
    // Nothing is left on the table when nothing is being resolved.
    let busy =
        !state.uses.is_empty() || !state.judgements.is_empty() || state.stack.levels().len() > 3;
    wrong(busy || state.table.is_empty(), &|| {
        "cards lie on the table and nobody uses them".to_owned()
    })
}

/// The generals of a player, and that what is known of hidden ones is true.
fn generals(rules: &Hegemony, seat: Seat, player: &Player) -> Result<(), CensusError> {
    let known = |general: &General| general.index() < rules.data.generals.len();
    let wrong = |condition: bool, what: &str| {
        CensusError::unless(condition, || format!("seat {seat}: {what}"))
    };
    wrong(player.dealt.iter().all(known), "there is no such general")?;
    for place in Place::BOTH {
        let p = place as usize;
        let Some(general) = player.generals[p] else { continue };
        wrong(known(&general), "there is no such general")?;
        if player.hides(place) {
            wrong(!player.ruled_out[p].contains(general), "a hidden general was ruled out")?;
        }
    }
    if player.hides(Place::Head) && player.hides(Place::Deputy) {
        let holds = |clause: &[GeneralSet; 2]| {
            (0..2).any(|p| player.generals[p].is_some_and(|general| clause[p].contains(general)))
        };
        wrong(player.one_of.iter().all(holds), "what is known of the hidden generals is not so")?;
    }
    Ok(())
}

/// What is under way refers to players and cards that are there.
fn lists(rules: &Hegemony, state: &State) -> Result<(), CensusError> {
    let sits = |seat: Seat| seat.index() < usize::from(rules.seats);
    let is_card = |card: CardNo| card.index() < rules.data.faces.len();
    let uses = state.uses.iter().all(|used| {
        sits(used.user)
            && used.cards.iter().all(is_card)
            && used.targets.iter().all(|target| sits(target.seat))
            && used.victim.is_none_or(sits)
            && used.source.is_none_or(sits)
    });
    let damages =
        state.damages.iter().all(|damage| sits(damage.victim) && damage.source.is_none_or(sits));
    let judgements =
        state.judgements.iter().all(|judgement| sits(judgement.seat) && is_card(judgement.card));
    let dying = state.dying.iter().all(|peril| sits(peril.seat) && peril.killer.is_none_or(sits));
    let frames = state.stack.levels().iter().all(|level| match level {
        Level::Frame(Frame::Pindian { from, to, card, other, .. }) => {
            sits(*from) && sits(*to) && card.is_none_or(is_card) && other.is_none_or(is_card)
        }
        Level::Frame(Frame::Skill(running)) => sits(running.owner),
        Level::Frame(Frame::Ask(ask)) => sits(ask.seat),
        _ => true,
    });
    let slips = state.stack.slips().iter().all(|laid| match laid.slip {
        Slip::Card(card) | Slip::Recast(card) => is_card(card),
        Slip::General(general) => general.index() < rules.data.generals.len(),
        Slip::Seat(seat) => sits(seat),
        _ => true,
    });
    let notices = state.notices.iter().all(|notice| match *notice {
        Notice::Lost { seat, cards, .. } => sits(seat) && cards.iter().all(is_card),
        Notice::Landed { cards } => cards.iter().all(is_card),
        Notice::Shown { seat, .. }
        | Notice::Removed { seat, .. }
        | Notice::Numbed { seat, .. }
        | Notice::Recovered { seat, .. }
        | Notice::Undressed { seat, .. } => sits(seat),
        Notice::Nothing => true,
    });
    let all = uses && damages && judgements && dying && frames && slips && notices;
    CensusError::unless(all, || "something under way refers to nobody or nothing".to_owned())
}
