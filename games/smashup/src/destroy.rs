//! Destruction: who cannot be destroyed, who is saved, and the rest together.

use crate::change::{self, Ids, Table};
use crate::event::Event;
use crate::ids::{Id, Slot};
use crate::piles::Pile;
use crate::queries::Point;
use crate::rules::SmashUp;
use crate::run;
use crate::state::{Frame, NOWHERE, Slip, State, THINGS, Thing};
use crate::vocabulary::{By, Holds, On};
use engine::stack::{Resolution, Window};
use engine::{Host, List, Seat};

/// What would happen instead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Replacement {
    pub ability: u16,
    pub seat: Seat,
    pub source: Id,
    pub base: Slot,
    pub may: bool,
}

pub(crate) fn advance(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, frame: Frame) {
    let Frame::Destroy { cause, doer, at, base, tried, stage } = frame else { return };
    let next = |at, base, tried, stage| Frame::Destroy { cause, doer, at, base, tried, stage };
    match stage {
        // Those who cannot be destroyed are out, and shields are used up.
        0 => {
            let meant: Ids = ctx.stack().kept().filter_map(thing).collect();
            while ctx.take_kept().is_some() {}
            ctx.top(next(Id::NONE, NOWHERE, 0, 1));
            let doomed = change::can_be_destroyed(rules, ctx, cause, &meant);
            for &id in doomed.iter() {
                ctx.keep(doer, Slip::Thing(id));
            }
        }
        // One after the other may be saved by something that happens instead.
        1 if at == Id::NONE => match ctx.take_kept_if(|laid| thing(laid.slip).is_some()) {
            Some(slip) => {
                let id = thing(slip).unwrap_or_default();
                let base = ctx.state().thing(id).map_or(NOWHERE, |thing| thing.base);
                ctx.top(next(id, base, 0, 1));
            }
            None => ctx.top(next(Id::NONE, NOWHERE, 0, 2)),
        },
        1 => {
            let there = ctx.state().thing(at).copied();
            let saved = there.is_none_or(|thing| thing.base != base);
            if saved && tried > 0 {
                // What happened instead has happened.
                let by = rules.replacements(ctx.state(), base, at);
                let by = by
                    .get(usize::from(tried) - 1)
                    .map_or(cause.card, |by| rules.data.abilities[usize::from(by.ability)].def);
                let card = change::card_of(ctx.state(), at);
                ctx.emit(Event::MinionSaved { id: at, card, by: by.card() });
                return ctx.top(next(Id::NONE, NOWHERE, 0, 1));
            }
            let all = rules.replacements(ctx.state(), base, at);
            match all.get(usize::from(tried)) {
                Some(instead) => {
                    ctx.top(next(at, base, tried + 1, 1));
                    if instead.may {
                        ctx.open(Window::choice(instead.seat));
                    } else {
                        replace(rules, ctx, instead, at, doer);
                    }
                }
                None => {
                    ctx.top(next(Id::NONE, NOWHERE, 0, 1));
                    ctx.keep(doer, Slip::Doomed(at));
                }
            }
        }
        _ => {
            let doomed = ctx.stack().kept().filter_map(|slip| match slip {
                Slip::Doomed(id) => Some(id),
                _ => None,
            });
            let doomed: Ids = doomed.collect();
            let n = fall(rules, ctx, doer, &doomed);
            ctx.pop(n);
        }
    }
}

fn thing(slip: Slip) -> Option<Id> {
    if let Slip::Thing(id) = slip { Some(id) } else { None }
}

/// Whether to let something else happen was answered.
pub(crate) fn answered(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    frame: Frame,
    slips: &[Slip],
) {
    let Frame::Destroy { doer, at, base, tried, .. } = frame else { return };
    let all = rules.replacements(ctx.state(), base, at);
    if let Some(instead) = all.get(usize::from(tried).wrapping_sub(1))
        && !slips.is_empty()
    {
        replace(rules, ctx, instead, at, doer);
    }
}

fn replace(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    instead: &Replacement,
    that: Id,
    doer: Seat,
) {
    let card = rules.data.abilities[usize::from(instead.ability)].def;
    let (seat, id) = (instead.seat, instead.source);
    ctx.emit(Event::AbilityUsed { seat, card: card.card(), id, about: that });
    run::begin(rules, ctx, instead.ability, instead.seat, instead.source, instead.base);
    ctx.keep(instead.seat, Slip::That(that));
    ctx.keep(instead.seat, Slip::Doer(doer));
}

/// All that are doomed leave together. Says how many minions were destroyed.
fn fall(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    doer: Seat,
    doomed: &[Id],
) -> i32 {
    let state = ctx.state();
    let things = doomed.iter().filter_map(|&id| state.thing(id).copied());
    let fallen: List<(Thing, u8, bool, Pile), THINGS> = things
        .map(|thing| {
            let minion = rules.is_minion(&thing);
            let power = if minion { rules.power(state, &thing) } else { 0 };
            let microbot = minion && rules.is_microbot(state, &thing);
            (thing, power, microbot, rules.grave(state, &thing))
        })
        .collect();
    let fall = state.falls.wrapping_add(1);
    let mut bases = List::<Slot, 8>::new();
    let mut destroyed = 0;
    for &(thing, power, microbot, to) in fallen.iter() {
        let Thing { id, owner, .. } = thing;
        let card = thing.card.card();
        if rules.is_minion(&thing) {
            // What is attached and doomed itself is destroyed, the rest goes along.
            let attached: List<Thing, 64> = ctx.state().attached(id).copied().collect();
            for on in attached.iter().filter(|on| !doomed.contains(&on.id)) {
                change::detach(ctx, on.id);
            }
            let first = !bases.contains(&thing.base);
            if first {
                bases.push(thing.base);
            }
            ctx.emit(Event::MinionDestroyed {
                id,
                card,
                owner,
                to,
                seat: doer,
                fall,
                first,
                power,
                microbot,
            });
            destroyed += 1;
        } else {
            ctx.emit(Event::ActionDestroyed { id, card, owner });
        }
    }
    change::restore_control(rules, ctx);
    destroyed
}

impl SmashUp {
    /// What could happen instead of destroying this minion: what must, its own ability first, then what may.
    pub fn replacements(&self, state: &State, base: Slot, id: Id) -> List<Replacement, 8> {
        let mut all = List::<Replacement, 8>::new();
        let Some(&that) = state.remembered(id) else { return all };
        // It is looked at where it would have been destroyed.
        let that = Thing { base, ..that };
        if !self.is_minion(&that) {
            return all;
        }
        for thing in state.things.iter().chain(state.gone_thing(id).map(|gone| &gone.thing)) {
            if !self.face(thing.card).has(On::WouldDestroy) {
                continue;
            }
            let source = if thing.id == id { that } else { *thing };
            let point = Point::of(&source);
            for number in self.numbers(thing.card, On::WouldDestroy) {
                let ability = &self.data.abilities[usize::from(number)];
                if self.fits(state, &point, &ability.subject, &that) && all.len() < 8 {
                    let Thing { controller: seat, base, .. } = source;
                    let source = source.id;
                    all.push(Replacement { ability: number, seat, source, base, may: ability.may });
                }
            }
        }
        all.sort_by_key(|instead| (instead.may, instead.source != id));
        for (slot, lies) in (0..).zip(state.bases.iter()) {
            if !self.face(lies.card).has(On::WouldDestroy) || self.is_cancelled(state, slot) {
                continue;
            }
            for number in self.numbers(lies.card, On::WouldDestroy) {
                let ability = &self.data.abilities[usize::from(number)];
                let seat = if ability.by == By::Owner { that.owner } else { that.controller };
                let point = Point::at_base(lies.card, slot, seat);
                if self.fits(state, &point, &ability.subject, &that) && all.len() < 8 {
                    let may = ability.may;
                    let source = Id::NONE;
                    all.push(Replacement { ability: number, seat, source, base: slot, may });
                }
            }
        }
        all
    }

    /// Where a destroyed thing goes.
    fn grave(&self, state: &State, thing: &Thing) -> Pile {
        let mut to = Pile::Discard;
        self.each_holding(state, Holds::Graveyard, |point, _| {
            if point.base == thing.base && self.is_minion(thing) {
                to = Pile::Bottom;
            }
        });
        to
    }
}
