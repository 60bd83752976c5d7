//! What everybody asks of a position: power, what holds, what is protected, what fits a filter.

use crate::data::{Ability, Condition, Face, Holding, Kind};
use crate::ids::{Def, Faction, Id, Slot};
use crate::rules::SmashUp;
use crate::state::{Cause, NOWHERE, PLAYS, SEATS, SLOTS, State, THINGS, Thing};
use crate::vocabulary::*;
use engine::{Seat, SeatSet};

/// What would be done to a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    Destroy,
    Move,
    Return,
    /// Into a deck.
    Deck,
    /// Power, control, an action on it.
    Other,
}

/// From where something is looked at: the card that holds or acts, its controller, its base, what was picked.
#[derive(Clone, Copy, Debug)]
pub struct Point<'a> {
    pub you: Seat,
    /// Whose card it is, where others act for it.
    pub cause: Seat,
    pub card: Def,
    pub source: Id,
    pub base: Slot,
    pub picks: Picks<'a>,
    /// Power is looked at as if nothing were protected: protection that depends on power would go in circles.
    pub raw: bool,
}

/// What was picked so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Picks<'a> {
    pub things: &'a [Id],
    pub bases: &'a [Slot],
    /// How many cards.
    pub cards: usize,
    pub player: Option<Seat>,
    pub doer: Option<Seat>,
    pub faction: Option<Faction>,
    pub that: Id,
    pub n: u8,
}

/// What keeps minions from being played at a base.
#[derive(Clone, Copy, Debug, Default)]
struct Gate {
    shut: bool,
    /// Only minions with more power than this, if it is not 0.
    above: u8,
    /// Factions that are barred, as bits.
    barred: u32,
}

impl Gate {
    fn is_open(&self, power: u8, faction: Faction) -> bool {
        let small = self.above > 0 && power <= self.above;
        !self.shut && !small && self.barred & faction.bit() == 0
    }
}

impl Point<'static> {
    /// Of a thing in play.
    pub fn of(thing: &Thing) -> Self {
        Point {
            you: thing.controller,
            cause: thing.controller,
            card: thing.card,
            source: thing.id,
            base: thing.base,
            picks: Picks::default(),
            raw: false,
        }
    }

    /// Of a base, as this player uses it.
    pub fn at_base(card: Def, base: Slot, you: Seat) -> Self {
        Point { you, cause: you, card, source: Id::NONE, base, picks: Picks::default(), raw: false }
    }
}

impl SmashUp {
    #[inline(always)]
    pub fn face(&self, def: Def) -> &Face {
        self.data.face(def)
    }

    /// The abilities of a card or base.
    pub fn abilities(&self, card: Def) -> impl Iterator<Item = &Ability> {
        self.face(card).abilities.clone().map(|at| &self.data.abilities[usize::from(at)])
    }

    /// The numbers of those that come up in this way.
    pub fn numbers(&self, card: Def, on: On) -> impl Iterator<Item = u16> {
        let abilities = self.face(card).abilities.clone();
        abilities.filter(move |&at| self.data.abilities[usize::from(at)].on == on)
    }

    /// Whether one of these a turn may come back from the discard pile.
    pub fn rises(&self, card: Def) -> bool {
        self.face(card).holds >> Holds::Rises as u32 & 1 != 0
    }

    /// The power of a minion: printed, counters, what holds, and what lasts for the turn, not below 0.
    pub fn power(&self, state: &State, thing: &Thing) -> u8 {
        self.power_as(state, thing, false)
    }

    fn power_as(&self, state: &State, thing: &Thing, raw: bool) -> u8 {
        let mut sum = self.own_power(thing);
        self.each_holding(state, Holds::Power, |point, holding| {
            sum += self.power_given(state, thing, raw, point, holding);
        });
        sum.clamp(0, 99) as u8
    }

    fn own_power(&self, thing: &Thing) -> i16 {
        i16::from(self.face(thing.card).power) + i16::from(thing.counters) + i16::from(thing.boost)
    }

    /// What something that holds adds to the power of a minion.
    fn power_given(
        &self,
        state: &State,
        thing: &Thing,
        raw: bool,
        point: &Point<'_>,
        holding: &Holding,
    ) -> i16 {
        let Static::Power { what, by } = holding.holds else { return 0 };
        if !self.is_in(state, point, what, thing) {
            return 0;
        }
        let of_another = point.source != Id::NONE && point.you != thing.controller;
        let cause = Cause { seat: point.you, card: point.card };
        if of_another && !raw && self.is_kept_from(state, thing, cause, How::Other, true) {
            return 0;
        }
        i16::from(self.number(state, point, by))
    }

    /// The power of a minion that may have left, as it last was.
    pub fn last_power(&self, state: &State, id: Id) -> u8 {
        match state.thing(id) {
            Some(thing) => self.power(state, thing),
            None => state.gone_thing(id).map_or(0, |gone| gone.power),
        }
    }

    /// What a player has at a base in all.
    pub fn power_of(&self, state: &State, seat: Seat, base: Slot) -> u16 {
        self.powers(state, base)[seat.index() % SEATS]
    }

    /// What all players have at a base.
    pub fn total(&self, state: &State, base: Slot) -> u16 {
        self.powers(state, base).iter().sum()
    }

    /// What each player has at a base, in minions and beside them.
    pub fn powers(&self, state: &State, base: Slot) -> [u16; SEATS] {
        let mut sums = [0; SEATS];
        // What changes power is looked up once for all minions.
        let mut sources = Vec::new();
        self.each_holding(state, Holds::Power, |point, holding| {
            let Point { you, cause, card, source, base, raw, .. } = *point;
            let picks = Picks::default();
            sources.push((Point { you, cause, card, source, base, picks, raw }, *holding));
        });
        for thing in state.things.iter().filter(|thing| thing.base == base) {
            if self.is_minion(thing) {
                let given =
                    |(point, holding)| self.power_given(state, thing, false, point, holding);
                let more: i16 =
                    sources.iter().map(|(point, holding)| given((point, holding))).sum();
                let power = (self.own_power(thing) + more).clamp(0, 99);
                sums[thing.controller.index() % SEATS] += power as u16;
            }
        }
        self.each_holding(state, Holds::PlayerPower, |point, holding| {
            if let Static::PlayerPower(more) = holding.holds
                && point.base == base
            {
                sums[point.you.index() % SEATS] += more.max(0) as u16;
            }
        });
        sums
    }

    /// What the total must reach.
    pub fn breakpoint(&self, state: &State, base: Slot) -> u16 {
        match state.bases.get(usize::from(base)) {
            Some(base) if base.open => 0,
            Some(base) => {
                (i16::from(self.face(base.card).breakpoint) + i16::from(base.shift)).max(0) as u16
            }
            None => u16::MAX,
        }
    }

    #[inline]
    pub fn is_minion(&self, thing: &Thing) -> bool {
        self.face(thing.card).kind == Kind::Minion
    }

    /// Whether a minion counts as a microbot.
    pub fn is_microbot(&self, state: &State, thing: &Thing) -> bool {
        if self.face(thing.card).microbot {
            return true;
        }
        if let Some(gone) = state.gone_thing(thing.id) {
            return gone.microbot;
        }
        let mut granted = false;
        self.each_holding(state, Holds::Microbots, |point, holding| {
            if let Static::Microbots(filter) = holding.holds {
                granted |= self.fits(state, point, &filter, thing);
            }
        });
        granted
    }

    /// Minions of a player at a base.
    pub fn minions_of(&self, state: &State, seat: Seat, base: Slot) -> usize {
        let own = |thing: &&Thing| {
            thing.base == base && thing.controller == seat && self.is_minion(thing)
        };
        state.things.iter().filter(own).count()
    }

    /// Calls `each` for everything of this kind that holds now.
    pub fn each_holding(
        &self,
        state: &State,
        kind: Holds,
        mut each: impl FnMut(&Point<'_>, &Holding),
    ) {
        let bit = 1 << kind as u32;
        if state.holds & bit == 0 {
            return;
        }
        for thing in state.things.iter() {
            let face = self.face(thing.card);
            if face.holds & bit != 0 {
                let point = Point::of(thing);
                self.holdings_of(state, face, kind, &point, &mut each);
            }
        }
        for (slot, base) in (0..).zip(state.bases.iter()) {
            let face = self.face(base.card);
            if face.holds & bit != 0 && !self.is_cancelled(state, slot) {
                let point = Point::at_base(base.card, slot, state.current);
                self.holdings_of(state, face, kind, &point, &mut each);
            }
        }
    }

    fn holdings_of(
        &self,
        state: &State,
        face: &Face,
        kind: Holds,
        point: &Point<'_>,
        each: &mut impl FnMut(&Point<'_>, &Holding),
    ) {
        for at in face.statics.clone() {
            let holding = &self.data.holdings[usize::from(at)];
            if holding.kind == kind
                && holding.when.is_none_or(|when| self.holds(state, point, when))
            {
                each(point, holding);
            }
        }
    }

    /// Whether the ability of a base is off for all.
    pub fn is_cancelled(&self, state: &State, base: Slot) -> bool {
        let bit = 1 << Holds::CancelBase as u32;
        let off = |thing: &Thing| thing.base == base && self.face(thing.card).holds & bit != 0;
        state.holds & bit != 0 && state.things.iter().any(off)
    }

    /// Whether a player may ignore the ability of a base.
    pub fn ignores(&self, state: &State, seat: Seat, base: Slot) -> bool {
        let bit = 1 << Holds::IgnoreBase as u32;
        let off = |thing: &Thing| {
            thing.base == base
                && thing.controller == seat
                && thing.young
                && self.face(thing.card).holds & bit != 0
        };
        state.holds & bit != 0 && state.things.iter().any(off)
    }

    /// Whether a condition holds at this point.
    pub fn holds(&self, state: &State, point: &Point<'_>, when: If) -> bool {
        let you = state.player(point.you);
        let source = state.remembered(point.source);
        match when {
            If::NoMinionPlayed => you.played == 0,
            If::FirstMinion => you.played == 1,
            If::NotOwnTurn => state.current != point.you,
            If::SmallHand => you.hand.len() <= 2,
            If::HasMadness => you.hand.iter().any(|held| held.card == self.data.madness),
            If::AloneHere => self.minions_of(state, point.you, point.base) == 1,
            If::OwnHere => self.minions_of(state, point.you, point.base) > 0,
            If::OwnActionHere => state.things.iter().any(|thing| {
                thing.base == point.base
                    && thing.controller == point.you
                    && thing.host == Id::NONE
                    && !self.is_minion(thing)
            }),
            If::Fresh => source.is_some_and(|thing| thing.fresh),
            If::OtherFellHere => state
                .bases
                .get(usize::from(point.base))
                .is_some_and(|base| !base.fallen.without(point.you).is_empty()),
            If::ThreeNamesakes => state.things.iter().any(|one| {
                let alike = |other: &&Thing| {
                    other.card == one.card
                        && other.base == one.base
                        && other.controller == point.you
                };
                one.controller == point.you
                    && self.is_minion(one)
                    && state.things.iter().filter(alike).count() >= 3
            }),
            If::PickedCards => point.picks.cards > 0,
            If::OwnTurn => state.current == point.you,
            If::Left => state.thing(point.source).is_none(),
            If::Away => source.is_some_and(|thing| Some(thing.base) != state.scoring),
        }
    }

    /// A number at this point.
    pub fn number(&self, state: &State, point: &Point<'_>, number: Number) -> i8 {
        let counted = match number {
            Number::Fixed(number) => return number,
            Number::Counted(counted) => counted,
        };
        let power = |id: Option<&Id>| match id {
            Some(&id) if !point.raw => self.last_power(state, id) as i8,
            Some(&id) => {
                state.remembered(id).map_or(0, |thing| self.power_as(state, thing, true) as i8)
            }
            None => 0,
        };
        match counted {
            Counted::Power => power(point.picks.things.first()),
            Counted::MinusPower => -power(point.picks.things.first()),
            Counted::SelfPower => power(Some(&point.source)),
            Counted::Picked => point.picks.things.len().max(point.picks.cards).min(99) as i8,
            Counted::Number | Counted::Destroyed => point.picks.n.min(99) as i8,
            Counted::TwiceNumber => (2 * i16::from(point.picks.n)).min(99) as i8,
            Counted::TwiceRevealedMadness => {
                let others = self.present(state, point.base).without(point.you);
                let hands = others.iter().flat_map(|seat| state.player(seat).hand.iter());
                let mad = hands.filter(|held| held.card == self.data.madness).count();
                (2 * mad).min(99) as i8
            }
            Counted::OwnHere => self.minions_of(state, point.you, point.base) as i8,
            Counted::OwnAtPicked => {
                let base = point.picks.bases.first().copied().unwrap_or(NOWHERE);
                self.minions_of(state, point.you, base) as i8
            }
            Counted::NamesakesHere => {
                let alike = |thing: &&Thing| thing.base == point.base && thing.card == point.card;
                state.things.iter().filter(alike).count() as i8
            }
            Counted::OtherMicrobots => {
                let other = |thing: &&Thing| {
                    thing.id != point.source
                        && thing.controller == point.you
                        && self.is_minion(thing)
                        && self.is_microbot(state, thing)
                };
                state.things.iter().filter(other).count() as i8
            }
            Counted::FifthOfPower => {
                (self.power_of(state, point.you, point.base) / 5).min(99) as i8
            }
        }
    }

    /// Whether a thing belongs to a group.
    pub fn is_in(&self, state: &State, point: &Point<'_>, group: Group, thing: &Thing) -> bool {
        match group {
            Group::This => thing.id == point.source,
            Group::Host => {
                let source = state.remembered(point.source);
                source.is_some_and(|source| source.host == thing.id && thing.id != Id::NONE)
            }
            Group::That => thing.id == point.picks.that,
            Group::ThatAndSelf => thing.id == point.picks.that || thing.id == point.source,
            Group::Picked => point.picks.things.contains(&thing.id),
            Group::All(filter) => self.fits(state, point, &filter, thing),
        }
    }

    /// Whether a base is where the word says.
    pub fn is_at(&self, state: &State, point: &Point<'_>, at: At, base: Slot) -> bool {
        let there = || point.picks.things.first().and_then(|&id| state.remembered(id));
        match at {
            At::Any => true,
            At::Here => base == point.base,
            At::Elsewhere => base != point.base,
            At::Picked => point.picks.bases.first() == Some(&base),
            At::Last => point.picks.bases.last() == Some(&base),
            At::There => there().is_some_and(|thing| thing.base == base),
            At::Scoring => state.scoring == Some(base),
            At::NoOwn => self.minions_of(state, point.you, base) == 0,
        }
    }

    /// Whether a thing fits, not counting `extreme` and what binds picks to each other.
    pub fn fits(&self, state: &State, point: &Point<'_>, filter: &Filter, thing: &Thing) -> bool {
        let minion = self.is_minion(thing);
        let kind = match filter.kind {
            ThingKind::Minion => minion,
            ThingKind::Action => !minion,
            ThingKind::Any => true,
        };
        let side = match filter.side {
            Side::Any => true,
            Side::Own => thing.controller == point.you,
            Side::Others => thing.controller != point.you,
            Side::Player => Some(thing.controller) == point.picks.player,
        };
        let host = |id: Id| state.remembered(id).map_or(Id::NONE, |source| source.host);
        let on = match filter.on {
            None => true,
            Some(Attached::Host) => thing.host != Id::NONE && thing.host == host(point.source),
            Some(Attached::Base) => thing.host == Id::NONE,
            Some(Attached::OwnMinions) => {
                state.thing(thing.host).is_some_and(|host| host.controller == point.you)
            }
        };
        if !(kind && side && on && self.is_at(state, point, filter.at, thing.base)) {
            return filter.and_picked && point.picks.things.contains(&thing.id);
        }
        let number = |number| i16::from(self.number(state, point, number));
        let power = || match state.gone_thing(thing.id) {
            Some(gone) => i16::from(gone.power),
            None => i16::from(self.power_as(state, thing, point.raw)),
        };
        (!filter.only_self || thing.id == point.source)
            && (!filter.but_self || thing.id != point.source)
            && filter.max.is_none_or(|max| power() <= number(max))
            && filter.below.is_none_or(|below| power() < number(below))
            && filter.min.is_none_or(|min| power() >= number(min))
            && (!filter.microbot || self.is_microbot(state, thing))
            && (!filter.faction || point.picks.faction == Some(self.face(thing.card).faction))
            && (!filter.payable || power() <= state.player(point.you).hand.len() as i16)
            && filter.herd.is_none_or(|herd| {
                self.minions_of(state, thing.controller, thing.base) >= usize::from(herd)
            })
            && (!filter.mortal || {
                let cause = Cause { seat: point.cause, card: point.card };
                !self.is_protected(state, thing, cause, How::Destroy)
            })
    }

    /// Whether something keeps this from being done to a thing by this card.
    pub fn is_protected(&self, state: &State, thing: &Thing, cause: Cause, how: How) -> bool {
        self.is_kept_from(state, thing, cause, how, false)
    }

    fn is_kept_from(
        &self,
        state: &State,
        thing: &Thing,
        cause: Cause,
        how: How,
        raw: bool,
    ) -> bool {
        let warded = |ward: &crate::state::Ward| {
            (ward.by, ward.card) == (cause.seat, cause.card)
                && match ward.id {
                    Id::NONE => (ward.seat, ward.base) == (thing.controller, thing.base),
                    id => id == thing.id,
                }
        };
        if state.wards.iter().any(warded) {
            return true;
        }
        let mut safe = false;
        let kind = self.face(cause.card).kind;
        let by_other = cause.seat != thing.controller && kind != Kind::Base;
        self.each_holding(state, Holds::Protect, |point, holding| {
            let Static::Protect { what, against, from } = holding.holds else { return };
            let kept = match against {
                Against::All => true,
                Against::Destroy => how == How::Destroy,
                Against::Leave => how != How::Other,
                Against::MoveOrReturn => matches!(how, How::Move | How::Return),
            };
            let from = match from {
                Whose::Others => by_other,
                Whose::OtherActions => by_other && kind.is_action(),
                Whose::Everybody => true,
            };
            if kept && from && !safe {
                safe = self.is_in(state, &Point { raw, ..*point }, what, thing);
            }
        });
        safe || self.is_rooted(state, thing, how)
    }

    /// Whether nobody can move or return this minion.
    pub fn is_rooted(&self, state: &State, thing: &Thing, how: How) -> bool {
        let mut rooted = false;
        if matches!(how, How::Move | How::Return) && self.is_minion(thing) {
            self.each_holding(state, Holds::Root, |point, _| {
                rooted |= self.minions_of(state, point.you, thing.base) > 0;
            });
        }
        rooted
    }

    /// What would stop this, once, and be used up by it.
    pub fn shield(&self, state: &State, thing: &Thing, cause: Cause) -> Option<Id> {
        let mut found = None;
        self.each_holding(state, Holds::Shield, |point, holding| {
            if let Static::Shield(what) = holding.holds
                && found.is_none()
                && point.card != cause.card
                && self.is_in(state, point, what, thing)
            {
                found = Some(point.source);
            }
        });
        let by_action = self.face(cause.card).kind.is_action() && cause.seat != thing.controller;
        if found.is_none() && by_action {
            self.each_holding(state, Holds::Shelter, |point, holding| {
                if let Static::Shelter(what) = holding.holds
                    && found.is_none()
                    && self.is_in(state, point, what, thing)
                {
                    found = Some(point.source);
                }
            });
        }
        found
    }

    /// The players with a minion at a base.
    pub fn present(&self, state: &State, base: Slot) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.minions_of(state, seat, base) > 0).collect()
    }

    /// Whether a player may play this minion at this base, whatever allowance it takes.
    pub fn may_enter(&self, state: &State, seat: Seat, card: Def, base: Slot) -> bool {
        let room = state.things.len() < THINGS;
        room && self.meets(state, seat, card, base, Id::NONE)
            && self.gates(state, seat).get(usize::from(base)).is_some_and(|gate| {
                let face = self.face(card);
                gate.is_open(face.power, face.faction)
            })
    }

    /// What keeps a player from playing minions, base by base.
    fn gates(&self, state: &State, seat: Seat) -> [Gate; SLOTS] {
        let mut gates = [Gate::default(); SLOTS];
        let limits = 1 << Holds::Forbid as u32 | 1 << Holds::LimitMinions as u32;
        if state.holds & limits == 0 {
            return gates;
        }
        self.each_holding(state, Holds::Forbid, |point, holding| {
            let Static::Forbid { what, who } = holding.holds else { return };
            let hits = who == Who::Each || point.you != seat;
            let of_base = point.source == Id::NONE;
            let Some(gate) = gates.get_mut(usize::from(point.base)) else { return };
            if !hits || of_base && self.ignores(state, seat, point.base) {
                return;
            }
            match what {
                Forbidden::Minions => gate.shut = true,
                Forbidden::SmallMinions => gate.above = gate.above.max(2),
                Forbidden::NamedFaction => {
                    let named = state.thing(point.source).and_then(|thing| thing.named);
                    gate.barred |= named.map_or(0, Faction::bit);
                }
                Forbidden::Actions => {}
            }
        });
        self.each_holding(state, Holds::LimitMinions, |point, holding| {
            let Static::LimitMinions(most) = holding.holds else { return };
            let played = state.base(point.base).map_or(0, |base| base.played[seat.index() % 4]);
            if let Some(gate) = gates.get_mut(usize::from(point.base))
                && !self.ignores(state, seat, point.base)
            {
                gate.shut |= played >= most;
            }
        });
        gates
    }

    /// Whether a player may play this action on this base, or on a minion there.
    pub fn may_attach(&self, state: &State, seat: Seat, card: Def, base: Slot, host: Id) -> bool {
        let room = state.things.len() < THINGS;
        if !room || !self.meets(state, seat, card, base, host) {
            return false;
        }
        if let Some(thing) = state.thing(host) {
            return !self.is_protected(state, thing, Cause { seat, card }, How::Other);
        }
        let mut free = true;
        let ignored = self.ignores(state, seat, base);
        self.each_holding(state, Holds::Forbid, |point, holding| {
            let Static::Forbid { what: Forbidden::Actions, who } = holding.holds else { return };
            let hits = who == Who::Each || point.you != seat;
            free &= !(point.base == base && hits && !(point.source == Id::NONE && ignored));
        });
        free
    }

    /// Where a card can be played: at which bases, or on which minions.
    pub fn places(&self, state: &State, seat: Seat, card: Def, mut each: impl FnMut(Slot, Id)) {
        let kind = self.face(card).kind;
        let own = state.player(seat);
        let enough = own.plays >= PLAYS || state.next_id == u16::MAX;
        if enough || kind.is_action() && own.asleep {
            return;
        }
        match kind {
            Kind::Minion => {
                if state.things.len() >= THINGS {
                    return;
                }
                let face = self.face(card);
                for (base, gate) in state.slots().zip(self.gates(state, seat)) {
                    if gate.is_open(face.power, face.faction)
                        && self.meets(state, seat, card, base, Id::NONE)
                    {
                        each(base, Id::NONE);
                    }
                }
            }
            Kind::OnBase => {
                let free = |&base: &Slot| self.may_attach(state, seat, card, base, Id::NONE);
                state.slots().filter(free).for_each(|base| each(base, Id::NONE));
            }
            Kind::OnMinion => {
                for thing in state.things.iter().filter(|thing| self.is_minion(thing)) {
                    if self.may_attach(state, seat, card, thing.base, thing.id) {
                        each(thing.base, thing.id);
                    }
                }
            }
            Kind::Action => each(NOWHERE, Id::NONE),
            Kind::Special | Kind::Base | Kind::Faction => {}
        }
    }

    /// Whether a card could be put into play somewhere, or just here.
    pub fn is_playable(&self, state: &State, seat: Seat, card: Def, here: Option<Slot>) -> bool {
        let mut found = false;
        self.places(state, seat, card, |base, _| found |= here.is_none_or(|here| here == base));
        found
    }

    fn meets(&self, state: &State, seat: Seat, card: Def, base: Slot, host: Id) -> bool {
        let Some(condition) = self.face(card).condition else { return true };
        match condition {
            Condition::OwnHere => self.minions_of(state, seat, base) > 0,
            Condition::PowerHere(power) => self.power_of(state, seat, base) >= u16::from(power),
            Condition::OwnMinion => state.thing(host).is_some_and(|host| host.controller == seat),
            Condition::LastCard => {
                let hand = &state.player(seat).hand;
                hand.len() == 1 && hand[0].card == card
            }
        }
    }
}
