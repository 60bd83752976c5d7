//! Cards come into play: what may be played where with which allowance, and what happens then.

use crate::change::{self, Table};
use crate::data::Kind;
use crate::event::Event;
use crate::ids::{Def, Id, Slot};
use crate::piles::{Few, Pile};
use crate::queries::{How, Point};
use crate::rules::SmashUp;
use crate::run;
use crate::state::{Cause, Extra, Frame, NOWHERE, OnTable, Slip, State, Thing};
use crate::vocabulary::{Holds, On};
use engine::stack::{Resolution, Window};
use engine::{Host, List, Seat};

/// The usual play of a turn, where extra ones are called by their place.
pub(crate) const USUAL: u8 = u8::MAX;
/// No allowance is needed.
pub(crate) const FREE: u8 = u8::MAX - 1;

/// One way to play a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Way {
    pub card: Def,
    pub from: Pile,
    pub base: Slot,
    pub on: Id,
    pub by: u8,
}

impl Way {
    pub fn slip(self) -> Slip {
        let Way { card, from, base, on, by } = self;
        Slip::Play { card, from, base, on, by }
    }
}

impl Extra {
    /// Whether whatever this allows the other allows too.
    fn is_within(&self, other: &Extra) -> bool {
        let unset = |extra: &Extra| extra.alike && extra.name.is_none();
        self.action == other.action
            && other.max.is_none_or(|most| self.max.is_some_and(|max| max <= most))
            && (other.base.is_none() || self.base == other.base)
            && (!other.no_own || self.no_own)
            && (other.name.is_none() || self.name == other.name)
            && (!other.named_here || self.named_here)
            && unset(self) == unset(other)
    }
}

impl SmashUp {
    /// Whether an allowance lets a player play this card at this base.
    fn allows(&self, state: &State, seat: Seat, extra: &Extra, card: Def, base: Slot) -> bool {
        let face = self.face(card);
        let namesake = || {
            let alike =
                |thing: &Thing| thing.base == base && thing.card == card && self.is_minion(thing);
            state.things.iter().any(alike)
        };
        extra.n > 0
            && extra.action == face.kind.is_action()
            && extra.max.is_none_or(|max| face.power <= max)
            && extra.base.is_none_or(|only| only == base)
            && (!extra.no_own || self.minions_of(state, seat, base) == 0)
            && extra.name.is_none_or(|name| name == card)
            && (!extra.named_here || namesake())
            && self.is_live(state, extra)
    }

    /// Whether an allowance that a base gives is not cancelled with its ability.
    pub fn is_live(&self, state: &State, extra: &Extra) -> bool {
        !(extra.of_base && extra.base.is_some_and(|base| self.is_cancelled(state, base)))
    }

    /// The allowances with which a card can be played at a base. One that allows all that another allows, and more,
    /// is not offered beside it: the narrower one goes first.
    fn allowances(&self, state: &State, seat: Seat, card: Def, base: Slot) -> List<u8, 16> {
        let own = state.player(seat);
        let action = self.face(card).kind.is_action();
        let usual = if action { own.actions } else { own.minions };
        let mut fit = List::<u8, 16>::new();
        for (at, extra) in own.extras.iter().enumerate() {
            if self.allows(state, seat, extra, card, base) {
                fit.push(at as u8);
            }
        }
        if fit.is_empty() {
            if usual > 0 {
                fit.push(USUAL);
            }
            return fit;
        }
        let all = Extra { action, n: usual, ..Extra::default() };
        let extra = |at: u8| if at == USUAL { all } else { own.extras[usize::from(at)] };
        if usual > 0 {
            fit.push(USUAL);
        }
        let narrower = |&at: &u8| {
            let within = |&other: &u8| {
                let (a, b) = (extra(other), extra(at));
                other != at && a.is_within(&b) && (!b.is_within(&a) || other < at)
            };
            !fit.iter().any(within)
        };
        fit.iter().copied().filter(narrower).collect()
    }

    /// Whether a player has any play left for actions, or for minions.
    pub fn has_allowance(&self, state: &State, seat: Seat, action: bool) -> bool {
        let own = state.player(seat);
        let usual = if action { own.actions } else { own.minions };
        usual > 0 || own.extras.iter().any(|extra| extra.action == action)
    }

    /// Every way in which a player can play this card now, from the hand or from the discard pile, in a turn.
    pub fn ways(
        &self,
        state: &State,
        seat: Seat,
        card: Def,
        from: Pile,
        mut each: impl FnMut(Way),
    ) {
        let own = state.player(seat);
        let face = self.face(card);
        let kind = face.kind;
        match from {
            Pile::Hand if self.has_allowance(state, seat, kind.is_action()) => {
                self.places(state, seat, card, |base, on| {
                    for &by in self.allowances(state, seat, card, base).iter() {
                        each(Way { card, from, base, on, by });
                    }
                });
            }
            Pile::Discard if kind == Kind::Minion => {
                let rises = self.rises(card) && !own.spent.contains(&card);
                let instead = self.comes_instead(state, seat, card);
                let gates = 1 << Holds::DiscardPlays as u32;
                if !rises && !instead && state.holds & gates == 0 {
                    return;
                }
                self.places(state, seat, card, |base, on| {
                    let gate = state.things.iter().any(|thing| {
                        thing.controller == seat
                            && thing.base == base
                            && self.face(thing.card).holds & gates != 0
                    });
                    if instead || gate {
                        for &by in self.allowances(state, seat, card, base).iter() {
                            each(Way { card, from, base, on, by });
                        }
                    }
                    if rises {
                        each(Way { card, from, base, on, by: FREE });
                    }
                });
            }
            _ => {}
        }
    }

    /// Whether a card of the discard pile may come now instead of one of the hand.
    fn comes_instead(&self, state: &State, seat: Seat, card: Def) -> bool {
        let face = self.face(card);
        let point = Point::at_base(card, NOWHERE, seat);
        face.holds >> Holds::InsteadOfHand as u32 & 1 != 0
            && face.statics.clone().any(|at| {
                let holding = &self.data.holdings[usize::from(at)];
                holding.when.is_none_or(|when| self.holds(state, &point, when))
            })
    }

    /// Every way in which an allowance that must be used at once can be used.
    pub fn granted(&self, state: &State, frame: Frame, mut each: impl FnMut(Way)) {
        let Frame::Grant { you, discard, .. } = frame else { return };
        let Some(extra) = self.allowance(state) else { return };
        let mut play = |card: Def, from: Pile| {
            self.places(state, you, card, |base, on| {
                if self.allows(state, you, &extra, card, base) {
                    each(Way { card, from, base, on, by: FREE });
                }
            });
        };
        if !discard {
            self.different(state, you, Pile::Hand).iter().for_each(|&card| play(card, Pile::Hand));
        }
        for &card in self.different(state, you, Pile::Discard).iter() {
            if discard || self.comes_instead(state, you, card) {
                play(card, Pile::Discard);
            }
        }
    }

    /// The allowance that the topmost frame grants.
    pub fn allowance(&self, state: &State) -> Option<Extra> {
        state.stack.kept().find_map(|slip| match slip {
            Slip::Allowance(extra) => Some(extra),
            _ => None,
        })
    }

    /// The different cards of a hand or discard pile, in an order of their own.
    pub fn different(&self, state: &State, seat: Seat, from: Pile) -> List<Def, 72> {
        let own = state.player(seat);
        let mut cards: List<Def, 72> = match from {
            Pile::Discard => own.discard,
            _ => own.hand.iter().map(|held| held.card).collect(),
        };
        cards.sort_unstable();
        let mut different = List::new();
        for &card in cards.iter() {
            if different.last() != Some(&card) {
                different.push(card);
            }
        }
        different
    }
}

/// A card is played, with an allowance or for free. Says what it has become in play, if it stays.
pub(crate) fn play(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    seat: Seat,
    slip: Slip,
) -> Id {
    let Slip::Play { card, from, base, on, by } = slip else { return Id::NONE };
    match by {
        FREE if from == Pile::Discard
            && rules.rises(card)
            && rules.allowance(ctx.state()).is_none() =>
        {
            ctx.emit(Event::AbilityUsed { seat, card: card.card(), id: Id::NONE, about: Id::NONE });
        }
        FREE => {}
        place => {
            let action = rules.face(card).kind.is_action();
            ctx.emit(Event::AllowanceUsed { seat, action, place, card: card.card() });
        }
    }
    enter(rules, ctx, Entry { card, owner: seat, you: seat, from, base, on })
}

/// A card on its way into play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub card: Def,
    pub owner: Seat,
    pub you: Seat,
    pub from: Pile,
    pub base: Slot,
    pub on: Id,
}

/// The one door into play. Says what the card has become there, if it stays.
pub(crate) fn enter(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, entry: Entry) -> Id {
    let Entry { card, owner, you: seat, from, base, on } = entry;
    let id = Id(ctx.state().next_id);
    let face = rules.face(card).kind;
    let named = card.card();
    if face == Kind::Minion {
        let at = ctx.state().base_card(base).card();
        ctx.emit(Event::MinionPlayed { seat, owner, card: named, from, base, at, id });
        played(ctx, entry, id, false);
        return id;
    }
    ctx.emit(Event::ActionPlayed { seat, owner, card: named, from });
    match face {
        Kind::OnBase => attach(ctx, entry, id),
        Kind::OnMinion => {
            let cause = Cause { seat, card };
            if !change::affects(rules, ctx, cause, How::Other, on) {
                ctx.emit(Event::ActionDone { owner, card: named, to: Pile::Discard });
                change::done(rules, ctx, cause);
                return Id::NONE;
            }
            attach(ctx, entry, id);
            change::restore_control(rules, ctx);
        }
        _ => {
            played(ctx, entry, Id::NONE, false);
            return Id::NONE;
        }
    }
    played(ctx, entry, id, false);
    id
}

fn attach(ctx: &mut Table<'_, impl Host<SmashUp>>, entry: Entry, id: Id) {
    let Entry { card, owner, you: seat, base, on: host, .. } = entry;
    let at = ctx.state().base_card(base).card();
    let on = ctx.state().thing(host).map(|thing| thing.card.card());
    let card = card.card();
    ctx.emit(Event::ActionAttached { seat, owner, card, base, at, host, on, id });
}

fn played(ctx: &mut Table<'_, impl Host<SmashUp>>, entry: Entry, id: Id, special: bool) {
    let Entry { card, owner, you, base, .. } = entry;
    ctx.push(Frame::Played { card, owner, you, id, base, special, next: 0 });
}

/// A card of the hand is used for its special ability, at the base that is being scored.
pub(crate) fn special(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    seat: Seat,
    card: Def,
) {
    let base = ctx.state().scoring.unwrap_or(NOWHERE);
    let named = card.card();
    ctx.emit(Event::AbilityUsed { seat, card: named, id: Id::NONE, about: Id::NONE });
    if rules.face(card).kind == Kind::Minion {
        if let Some(number) = rules.numbers(card, On::Special).next() {
            run::begin(rules, ctx, number, seat, Id::NONE, base);
        }
        return;
    }
    ctx.emit(Event::ActionPlayed { seat, owner: seat, card: named, from: Pile::Hand });
    let entry = Entry { card, owner: seat, you: seat, from: Pile::Hand, base, on: Id::NONE };
    played(ctx, entry, Id::NONE, true);
}

/// The abilities of a card that was played come one by one; then an action that does not stay is done.
pub(crate) fn advance_played(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    frame: Frame,
) {
    let Frame::Played { card, owner, you, id, base, special, next } = frame else { return };
    let wanted = |at: &u16| {
        let on = rules.data.abilities[usize::from(*at)].on;
        if special { matches!(on, On::Special | On::SpecialAfter) } else { on == On::Play }
    };
    let number = rules.face(card).abilities.clone().filter(wanted).nth(usize::from(next));
    let Some(number) = number else {
        let on_table = |lies: &OnTable| lies.card == card && lies.owner == owner;
        let waits = id == Id::NONE && ctx.state().table.iter().any(on_table);
        ctx.pop(i32::from(id.0));
        if waits {
            ctx.emit(Event::ActionDone { owner, card: card.card(), to: Pile::Discard });
        }
        return change::done(rules, ctx, Cause { seat: you, card });
    };
    ctx.top(Frame::Played { card, owner, you, id, base, special, next: next + 1 });
    let point = Point { you, source: id, ..Point::at_base(card, base, you) };
    let when = rules.data.abilities[usize::from(number)].when;
    if when.is_none_or(|when| rules.holds(ctx.state(), &point, when)) {
        run::begin(rules, ctx, number, you, id, base);
    }
}

/// Where a card that is put into play may go.
pub(crate) fn destinations(rules: &SmashUp, state: &State, frame: Frame) -> List<(Slot, Id), 96> {
    let mut all = List::new();
    if let Frame::Place { card, you, base: only, .. } = frame {
        rules.places(state, you, card, |base, on| {
            if only == NOWHERE || only == base {
                all.push((base, on));
            }
        });
    }
    all
}

pub(crate) fn advance_place(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    frame: Frame,
) {
    let Frame::Place { card, owner, you, from, base, asked } = frame else { return };
    let options = destinations(rules, ctx.state(), frame);
    match options[..] {
        _ if asked => ctx.pop(0),
        [] => {
            ctx.pop(0);
            if from == Pile::Shown {
                // It cannot come into play after all, and must not be left lying.
                change::shift(ctx, owner, card, from, Pile::Top, Few::ALL);
            }
        }
        [(base, on)] => {
            ctx.pop(0);
            enter(rules, ctx, Entry { card, owner, you, from, base, on });
        }
        _ => {
            ctx.top(Frame::Place { card, owner, you, from, base, asked: true });
            ctx.open(Window::choice(you));
        }
    }
}

/// Where to put it was answered.
pub(crate) fn placed(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    frame: Frame,
    slip: Slip,
) {
    let Frame::Place { card, owner, you, from, .. } = frame else { return };
    let (base, on) = match slip {
        Slip::Base(base) => (base, Id::NONE),
        Slip::Thing(id) => (ctx.state().thing(id).map_or(NOWHERE, |thing| thing.base), id),
        _ => return,
    };
    ctx.pop(0);
    enter(rules, ctx, Entry { card, owner, you, from, base, on });
}

/// Somebody may or must play something at once.
pub(crate) fn advance_grant(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    frame: Frame,
) {
    let Frame::Grant { you, discard, must, last, asked } = frame else { return };
    let left = rules.allowance(ctx.state()).is_some_and(|extra| extra.n > 0);
    let state = ctx.state();
    // Everybody can see a discard pile, but nobody can see that a hand holds nothing to play.
    let hidden = !discard && !state.player(you).hand.is_empty();
    let possible = hidden || rules.can_use_grant(state, frame);
    if asked || !left || !possible {
        return ctx.pop(i32::from(last.0));
    }
    ctx.top(Frame::Grant { you, discard, must, last, asked: true });
    ctx.open(Window::choice(you));
}

impl SmashUp {
    /// Whether there is anything to play with what is granted.
    pub fn can_use_grant(&self, state: &State, frame: Frame) -> bool {
        let mut found = false;
        self.granted(state, frame, |_| found = true);
        found
    }
}

/// What was granted is used, or not.
pub(crate) fn grant_answered(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    frame: Frame,
    slips: &[Slip],
) {
    let Frame::Grant { you, discard, must, last, .. } = frame else { return };
    let (Some(&slip), Some(extra)) = (slips.first(), rules.allowance(ctx.state())) else {
        return ctx.pop(i32::from(last.0));
    };
    let Slip::Play { card, .. } = slip else { return };
    while ctx.take_kept().is_some() {}
    let name = if extra.alike { Some(card) } else { extra.name };
    ctx.keep(you, Slip::Allowance(Extra { n: extra.n.saturating_sub(1), name, ..extra }));
    let id = Id(ctx.state().next_id);
    ctx.top(Frame::Grant { you, discard, must, last: id, asked: false });
    play(rules, ctx, you, slip);
}
