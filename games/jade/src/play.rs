//! How an action unfolds: decisions become events.

use crate::data::Jade;
use crate::event::Event;
use crate::speech::Action;
use crate::state::{Reason, SLOTS, State};
use engine::{Ctx, Host, Seat};

type Table<'a, H> = Ctx<'a, Jade, H>;

/// Does a checked action, and what follows from it.
#[inline]
pub(crate) fn act(rules: &Jade, ctx: &mut Table<'_, impl Host<Jade>>, action: Action) {
    let seat = ctx.state().current;
    match action {
        Action::Start => return start(ctx, rules.seats),
        Action::StartWith { players } => return start(ctx, players),
        Action::EndTurn => return end_turn(rules, ctx),
        Action::TakeSnack { slot, set } => take_snack(ctx, seat, slot, set),
        Action::TakePlate { slot } => take_plate(ctx, seat, slot),
        Action::ClaimSnack { from, set } => claim_snack(ctx, seat, from, set),
        Action::Taste { set } => taste(rules, ctx, seat, set),
        Action::Offer { set } => offer(rules, ctx, seat, set),
    }
    let state = ctx.state();
    // The game ends at once, in the middle of a turn; the turn is then not ended any more.
    if matches!(action, Action::Offer { .. })
        && state.offerings() >= rules.thresholds(state.players).end
    {
        return ctx.emit(Event::GameEnded { reason: Reason::LimitReached });
    }
    if state.points == 0 && !state.bonus_usable() {
        end_turn(rules, ctx);
    }
}

fn start(ctx: &mut Table<'_, impl Host<Jade>>, players: u8) {
    ctx.emit(Event::Started { players });
    for seat in Seat::all(players) {
        if let Some(&plate) = ctx.state().plates.first() {
            ctx.emit(Event::PlateDealt { seat, plate });
        }
    }
    for slot in 0..SLOTS as u8 {
        fill(ctx, slot);
    }
    let seat = ctx.state().current;
    let points = ctx.state().points_for(seat);
    ctx.emit(Event::TurnBegan { seat, points });
}

/// A place that has become quite empty gets a plate, and with it a snack.
#[inline]
fn fill(ctx: &mut Table<'_, impl Host<Jade>>, slot: u8) {
    let state = ctx.state();
    if let Some(&plate) = state.plates.first() {
        let snack = state.snacks.first().copied();
        ctx.emit(Event::SlotFilled { slot, plate, snack });
    }
}

fn take_snack(ctx: &mut Table<'_, impl Host<Jade>>, seat: Seat, slot: u8, set: u8) {
    let state = ctx.state();
    let Some(snack) = state.table[usize::from(slot)].snack else {
        return;
    };
    let Some((_, _, target)) = state.waiting_set(set) else {
        return;
    };
    let free = state.mine().bonus;
    ctx.emit(Event::SnackTaken { seat, slot, set, snack, plate: target.plate, free });
}

fn take_plate(ctx: &mut Table<'_, impl Host<Jade>>, seat: Seat, slot: u8) {
    let state = ctx.state();
    let Some(plate) = state.table[usize::from(slot)].plate else {
        return;
    };
    let set = state.next_set;
    ctx.emit(Event::PlateTaken { seat, slot, set, plate });
    fill(ctx, slot);
}

fn claim_snack(ctx: &mut Table<'_, impl Host<Jade>>, seat: Seat, from: u8, set: u8) {
    let state = ctx.state();
    let (Some((owner, _, source)), Some((_, _, target))) =
        (state.waiting_set(from), state.waiting_set(set))
    else {
        return;
    };
    let Some(snack) = source.snack else { return };
    ctx.emit(Event::SnackClaimed { seat, owner, from, set, snack, plate: target.plate });
}

fn taste(rules: &Jade, ctx: &mut Table<'_, impl Host<Jade>>, seat: Seat, set: u8) {
    let Some((_, _, tasted)) = ctx.state().waiting_set(set) else {
        return;
    };
    let Some(snack) = tasted.snack else { return };
    let score = rules.worth(&tasted);
    ctx.emit(Event::SetTasted { seat, set, plate: tasted.plate, snack, score });
}

fn offer(rules: &Jade, ctx: &mut Table<'_, impl Host<Jade>>, seat: Seat, set: u8) {
    let Some((_, _, offered)) = ctx.state().waiting_set(set) else {
        return;
    };
    let Some(snack) = offered.snack else { return };
    let pairing = rules.pairing(offered.plate, snack);
    let judgement = rules.judgement(ctx.state(), pairing);
    ctx.emit(Event::SetOffered { seat, set, plate: offered.plate, snack, score: pairing.score() });
    if let Some(judgement) = judgement {
        let dice = [ctx.roll("judgement", 6), ctx.roll("judgement", 6)];
        let won = dice[0] + dice[1] < judgement.target;
        ctx.emit(Event::Judged {
            seat,
            dice,
            over: judgement.over,
            offered: judgement.offered,
            pairing: judgement.pairing,
            target: judgement.target,
            won,
        });
        if won {
            return ctx.emit(Event::ChaliceGranted { seat, plate: rules.chalice });
        }
    }
    if let Some(plate) = rules.reward(ctx.state(), offered.plate) {
        ctx.emit(Event::PlateRewarded { seat, plate });
    }
}

fn end_turn(rules: &Jade, ctx: &mut Table<'_, impl Host<Jade>>) {
    let seat = ctx.state().current;
    ctx.emit(Event::TurnEnded { seat });
    if stalled(rules, ctx.state()) {
        return ctx.emit(Event::GameEnded { reason: Reason::Stalemate });
    }
    let seat = seat.next(ctx.state().players);
    let points = ctx.state().points_for(seat);
    ctx.emit(Event::TurnBegan { seat, points });
}

/// Nobody can do anything, or nobody has done anything for some rounds.
fn stalled(rules: &Jade, state: &State) -> bool {
    state.idle >= state.idle_limit()
        || state.playing().rev().all(|seat| !rules.can_progress(state, seat))
}
