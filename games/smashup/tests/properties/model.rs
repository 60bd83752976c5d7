//! The words of the data files taken literally: power, conditions, filters and places, worked out again from the
//! position alone, so that what the game says can be compared with something that is not the game.

use crate::properties::driver;
use engine::stack::Resolution;
use engine::{Seat, SeatSet};
use smashup::data::Kind;
use smashup::ids::{Def, Faction, Id, Slot};
use smashup::program::Op;
use smashup::state::{Frame, Gone, Player, Slip, State, Thing};
use smashup::vocabulary::*;
use smashup::{Asking, SmashUp};
use std::cell::OnceCell;

/// A position under rules.
pub(crate) struct Model<'a> {
    pub(crate) rules: &'a SmashUp,
    pub(crate) state: &'a State,
    /// Everything that holds now, found once.
    force: OnceCell<Vec<(Eye, Static)>>,
}

/// From where words are read: who is "you", where is "here", what was picked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Eye {
    pub(crate) you: Seat,
    /// Whose card it is.
    pub(crate) whose: Seat,
    pub(crate) card: Def,
    pub(crate) source: Id,
    pub(crate) here: Slot,
    pub(crate) things: Vec<Id>,
    pub(crate) bases: Vec<Slot>,
    pub(crate) cards: usize,
    pub(crate) player: Option<Seat>,
    pub(crate) faction: Option<Faction>,
    pub(crate) that: Id,
    pub(crate) n: u8,
    /// Protection is not asked about, since the question came from there.
    bare: bool,
}

/// What would be done to a thing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deed {
    Destroy,
    Move,
    Return,
    Other,
}

impl Eye {
    pub(crate) fn of(thing: &Thing) -> Eye {
        let (you, whose) = (thing.controller, thing.controller);
        let (card, source, here) = (thing.card, thing.id, thing.base);
        Eye { you, whose, card, source, here, ..Eye::default() }
    }

    pub(crate) fn at_base(card: Def, here: Slot, you: Seat) -> Eye {
        Eye { you, whose: you, card, here, ..Eye::default() }
    }

    /// Of the ability that is being done, with what it has picked so far.
    pub(crate) fn on_top(model: &Model<'_>) -> Option<Eye> {
        let Some(Frame::Run { ability, you, cause, source, base, .. }) = model.state.stack.frame()
        else {
            return None;
        };
        let card = model.rules.data.abilities[usize::from(ability)].def;
        let mut eye = Eye { you, whose: cause, card, source, here: base, ..Eye::default() };
        for slip in driver::kept(model.state) {
            match slip {
                Slip::Thing(id) => eye.things.push(id),
                Slip::NewThings => eye.things.clear(),
                Slip::Base(base) => eye.bases.push(base),
                Slip::Card { .. } => eye.cards += 1,
                Slip::NewCards => eye.cards = 0,
                Slip::Player(seat) => eye.player = Some(seat),
                Slip::Faction(faction) => eye.faction = Some(faction),
                Slip::That(id) => eye.that = id,
                Slip::Number(n) => eye.n = n,
                _ => {}
            }
        }
        Some(eye)
    }
}

impl<'a> Model<'a> {
    pub(crate) fn new(rules: &'a SmashUp, state: &'a State) -> Self {
        Model { rules, state, force: OnceCell::new() }
    }

    fn printed(&self, card: Def) -> i32 {
        i32::from(self.rules.data.face(card).power)
    }

    pub(crate) fn kind(&self, card: Def) -> Kind {
        self.rules.data.face(card).kind
    }

    pub(crate) fn is_minion(&self, thing: &Thing) -> bool {
        self.kind(thing.card) == Kind::Minion
    }

    pub(crate) fn player(&self, seat: Seat) -> &'a Player {
        &self.state.players[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.rules.seats)
    }

    /// The bases on the table that have not been cleared away.
    pub(crate) fn slots(&self) -> std::ops::Range<Slot> {
        0..self.state.bases.len() as Slot
    }

    fn gone(&self, id: Id) -> Option<&'a Gone> {
        self.state.gone.iter().find(|gone| gone.thing.id == id)
    }

    pub(crate) fn in_play(&self, id: Id) -> Option<&'a Thing> {
        self.state.things.iter().find(|thing| thing.id == id)
    }

    /// A thing as it is, or as it was when it left a moment ago.
    pub(crate) fn known(&self, id: Id) -> Option<&'a Thing> {
        self.in_play(id).or_else(|| self.gone(id).map(|gone| &gone.thing))
    }

    /// The minions of a player at a base.
    pub(crate) fn minions(&self, seat: Seat, base: Slot) -> usize {
        let theirs = self.state.things.iter().filter(|t| t.controller == seat && t.base == base);
        theirs.filter(|thing| self.is_minion(thing)).count()
    }

    pub(crate) fn present(&self, base: Slot) -> SeatSet {
        self.seats().filter(|&seat| self.minions(seat, base) > 0).collect()
    }

    /// Whether a player has an action on a base, not counting those on minions.
    fn has_action_on(&self, seat: Seat, base: Slot) -> bool {
        self.state.things.iter().any(|thing| {
            thing.base == base
                && thing.controller == seat
                && thing.host == Id::NONE
                && !self.is_minion(thing)
        })
    }

    /// Everything that holds now, with from where it is to be read.
    pub(crate) fn in_force(&self) -> &[(Eye, Static)] {
        self.force.get_or_init(|| self.find_force())
    }

    fn find_force(&self) -> Vec<(Eye, Static)> {
        let cancels =
            |thing: &Thing| self.statics_of(thing.card).any(|(s, _)| s == Static::CancelBase);
        let mut eyes: Vec<Eye> = self.state.things.iter().map(Eye::of).collect();
        for (slot, base) in (0..).zip(self.state.bases.iter()) {
            if !self.state.things.iter().any(|thing| thing.base == slot && cancels(thing)) {
                eyes.push(Eye::at_base(base.card, slot, self.state.current));
            }
        }
        let mut all = Vec::new();
        for eye in eyes {
            for (holds, when) in self.statics_of(eye.card) {
                if when.is_none_or(|when| self.holds(&eye, when)) {
                    all.push((eye.clone(), holds));
                }
            }
        }
        all
    }

    pub(crate) fn statics_of(
        &self,
        card: Def,
    ) -> impl Iterator<Item = (Static, Option<If>)> + use<'a> {
        let data: &'a smashup::data::Data = &self.rules.data;
        let statics = data.face(card).statics.clone();
        statics.map(|at| &data.holdings[usize::from(at)]).map(|h| (h.holds, h.when))
    }

    pub(crate) fn holds(&self, eye: &Eye, when: If) -> bool {
        let own = self.player(eye.you);
        match when {
            If::NoMinionPlayed => own.played == 0,
            If::FirstMinion => own.played == 1,
            If::NotOwnTurn => self.state.current != eye.you,
            If::OwnTurn => self.state.current == eye.you,
            If::SmallHand => own.hand.len() < 3,
            If::HasMadness => own.hand.iter().any(|held| held.card == self.rules.data.madness),
            If::AloneHere => self.minions(eye.you, eye.here) == 1,
            If::OwnHere => self.minions(eye.you, eye.here) != 0,
            If::OwnActionHere => self.has_action_on(eye.you, eye.here),
            If::Fresh => self.known(eye.source).is_some_and(|thing| thing.fresh),
            If::OtherFellHere => {
                let fallen = self.state.bases[usize::from(eye.here)].fallen;
                self.seats().any(|seat| seat != eye.you && fallen.contains(seat))
            }
            If::ThreeNamesakes => {
                let own = self.state.things.iter().filter(|t| t.controller == eye.you);
                let own: Vec<(Def, Slot)> =
                    own.filter(|t| self.is_minion(t)).map(|t| (t.card, t.base)).collect();
                own.iter().any(|one| own.iter().filter(|other| *other == one).count() > 2)
            }
            If::PickedCards => eye.cards != 0,
            If::Away => self.known(eye.source).is_some_and(|t| self.state.scoring != Some(t.base)),
            If::Left => self.in_play(eye.source).is_none(),
        }
    }

    /// The power of a minion: printed, counters, what holds, and what lasts for the turn, not below 0.
    pub(crate) fn power(&self, thing: &Thing) -> i32 {
        self.power_read(thing, false)
    }

    fn power_read(&self, thing: &Thing, bare: bool) -> i32 {
        let mut sum = self.printed(thing.card) + i32::from(thing.counters) + i32::from(thing.boost);
        for (eye, holds) in self.in_force() {
            let Static::Power { what, by } = *holds else { continue };
            if !self.belongs(eye, what, thing) {
                continue;
            }
            let foreign = eye.source != Id::NONE && eye.you != thing.controller;
            let kept =
                foreign && !bare && self.kept_from(thing, eye.you, eye.card, Deed::Other, true);
            if !kept {
                sum += self.number(eye, by);
            }
        }
        sum.max(0)
    }

    /// The same of what may have left.
    fn last_power(&self, eye: &Eye, id: Id) -> i32 {
        match (self.in_play(id), self.gone(id)) {
            (Some(thing), _) => self.power_read(thing, eye.bare),
            (None, Some(gone)) => i32::from(gone.power),
            (None, None) => 0,
        }
    }

    /// What a player has at a base: minions, and what counts for the player alone.
    pub(crate) fn power_of(&self, seat: Seat, base: Slot) -> i32 {
        let here = self.state.things.iter().filter(|t| t.base == base && t.controller == seat);
        let minions: i32 = here.filter(|t| self.is_minion(t)).map(|t| self.power(t)).sum();
        let bonus = self.in_force().iter().filter_map(|(eye, holds)| match *holds {
            Static::PlayerPower(n) if eye.here == base && eye.you == seat => Some(i32::from(n)),
            _ => None,
        });
        minions + bonus.sum::<i32>()
    }

    pub(crate) fn total(&self, base: Slot) -> i32 {
        self.seats().map(|seat| self.power_of(seat, base)).sum()
    }

    pub(crate) fn breakpoint(&self, base: Slot) -> i32 {
        let lies = &self.state.bases[usize::from(base)];
        let printed = i32::from(self.rules.data.face(lies.card).breakpoint);
        if lies.open { 0 } else { (printed + i32::from(lies.shift)).max(0) }
    }

    /// The bases that are to be scored.
    pub(crate) fn eligible(&self) -> Vec<Slot> {
        let lies = |&slot: &Slot| !self.state.bases[usize::from(slot)].gone;
        let reached = |&slot: &Slot| self.total(slot) >= self.breakpoint(slot);
        self.slots().filter(lies).filter(reached).collect()
    }

    /// The place and the power of everybody who is ranked at a base.
    pub(crate) fn ranking(&self, base: Slot) -> Vec<(Seat, u8, i32)> {
        let there = self.seats().filter_map(|seat| {
            let power = self.power_of(seat, base);
            (power > 0 || self.minions(seat, base) > 0).then_some((seat, power))
        });
        let there: Vec<(Seat, i32)> = there.collect();
        let place = |power: i32| 1 + there.iter().filter(|(_, other)| *other > power).count() as u8;
        there.iter().map(|&(seat, power)| (seat, place(power), power)).collect()
    }

    pub(crate) fn is_microbot(&self, thing: &Thing) -> bool {
        if self.rules.data.face(thing.card).microbot {
            return true;
        }
        if let Some(gone) = self.gone(thing.id) {
            return gone.microbot;
        }
        self.in_force().iter().any(|(eye, holds)| match holds {
            Static::Microbots(filter) => self.fits(eye, filter, thing),
            _ => false,
        })
    }

    pub(crate) fn number(&self, eye: &Eye, number: Number) -> i32 {
        let counted = match number {
            Number::Fixed(n) => return i32::from(n),
            Number::Counted(counted) => counted,
        };
        let first = eye.things.first().copied().unwrap_or(Id::NONE);
        match counted {
            Counted::Power => self.last_power(eye, first),
            Counted::MinusPower => -self.last_power(eye, first),
            Counted::SelfPower => self.last_power(eye, eye.source),
            Counted::Picked => eye.things.len().max(eye.cards) as i32,
            Counted::Number | Counted::Destroyed => i32::from(eye.n),
            Counted::TwiceNumber => 2 * i32::from(eye.n),
            Counted::TwiceRevealedMadness => {
                let others = self.seats().filter(|&seat| seat != eye.you);
                let shown = others.filter(|&seat| self.minions(seat, eye.here) > 0);
                let cards = shown.flat_map(|seat| self.player(seat).hand.iter());
                2 * cards.filter(|held| held.card == self.rules.data.madness).count() as i32
            }
            Counted::OwnHere => self.minions(eye.you, eye.here) as i32,
            Counted::OwnAtPicked => {
                eye.bases.first().map_or(0, |&base| self.minions(eye.you, base) as i32)
            }
            Counted::NamesakesHere => {
                let alike = |t: &&Thing| t.card == eye.card && t.base == eye.here;
                self.state.things.iter().filter(alike).count() as i32
            }
            Counted::OtherMicrobots => {
                let own = self.state.things.iter().filter(|t| t.controller == eye.you);
                let others = own.filter(|t| t.id != eye.source && self.is_minion(t));
                others.filter(|t| self.is_microbot(t)).count() as i32
            }
            Counted::FifthOfPower => self.power_of(eye.you, eye.here) / 5,
        }
    }

    fn belongs(&self, eye: &Eye, group: Group, thing: &Thing) -> bool {
        match group {
            Group::This => thing.id == eye.source,
            Group::Host => self.known(eye.source).is_some_and(|source| source.host == thing.id),
            Group::That => thing.id == eye.that,
            Group::ThatAndSelf => thing.id == eye.that || thing.id == eye.source,
            Group::Picked => eye.things.contains(&thing.id),
            Group::All(filter) => self.fits(eye, &filter, thing),
        }
    }

    /// Whether a base is one of those that the word means.
    pub(crate) fn is_at(&self, eye: &Eye, at: At, base: Slot) -> bool {
        match at {
            At::Any => true,
            At::Here => base == eye.here,
            At::Elsewhere => base != eye.here,
            At::Picked => eye.bases.first() == Some(&base),
            At::Last => eye.bases.last() == Some(&base),
            At::There => {
                let picked = eye.things.first().and_then(|&id| self.known(id));
                picked.is_some_and(|thing| thing.base == base)
            }
            At::Scoring => self.state.scoring == Some(base),
            At::NoOwn => self.minions(eye.you, base) == 0,
        }
    }

    /// Whether a thing is what a filter describes, word by word.
    pub(crate) fn fits(&self, eye: &Eye, of: &Filter, thing: &Thing) -> bool {
        assert!(!of.and_picked, "no pick and nothing that holds says this");
        let kind = match of.kind {
            ThingKind::Minion => self.is_minion(thing),
            ThingKind::Action => !self.is_minion(thing),
            ThingKind::Any => true,
        };
        let side = match of.side {
            Side::Any => true,
            Side::Own => thing.controller == eye.you,
            Side::Others => thing.controller != eye.you,
            Side::Player => eye.player == Some(thing.controller),
        };
        let on = match of.on {
            None => true,
            Some(Attached::Base) => thing.host == Id::NONE,
            Some(Attached::Host) => {
                let host = self.known(eye.source).map_or(Id::NONE, |source| source.host);
                host != Id::NONE && thing.host == host
            }
            Some(Attached::OwnMinions) => {
                self.in_play(thing.host).is_some_and(|host| host.controller == eye.you)
            }
        };
        if !(kind && side && on && self.is_at(eye, of.at, thing.base)) {
            return false;
        }
        let power = || self.last_power(eye, thing.id);
        let hand = self.player(eye.you).hand.len() as i32;
        let herd = |herd: u8| self.minions(thing.controller, thing.base) >= usize::from(herd);
        of.max.is_none_or(|most| power() <= self.number(eye, most))
            && of.below.is_none_or(|above| power() < self.number(eye, above))
            && of.min.is_none_or(|least| power() >= self.number(eye, least))
            && (!of.only_self || thing.id == eye.source)
            && (!of.but_self || thing.id != eye.source)
            && (!of.microbot || self.is_microbot(thing))
            && (!of.faction || eye.faction == Some(self.rules.data.face(thing.card).faction))
            && (!of.payable || power() <= hand)
            && of.herd.is_none_or(herd)
            && (!of.mortal || !self.is_safe(thing, eye.whose, eye.card, Deed::Destroy))
    }

    /// Whether something keeps a card of a player from doing this to a thing.
    pub(crate) fn is_safe(&self, thing: &Thing, by: Seat, card: Def, deed: Deed) -> bool {
        self.kept_from(thing, by, card, deed, false)
    }

    fn kept_from(&self, thing: &Thing, by: Seat, card: Def, deed: Deed, bare: bool) -> bool {
        let warded = self.state.wards.iter().any(|ward| {
            let meant = match ward.id {
                Id::NONE => ward.seat == thing.controller && ward.base == thing.base,
                id => id == thing.id,
            };
            meant && ward.by == by && ward.card == card
        });
        let kind = self.kind(card);
        let foreign = by != thing.controller && kind != Kind::Base;
        let protected = || {
            self.in_force().iter().any(|(eye, holds)| {
                let Static::Protect { what, against, from } = *holds else { return false };
                let against = match against {
                    Against::All => true,
                    Against::Destroy => deed == Deed::Destroy,
                    Against::Leave => deed != Deed::Other,
                    Against::MoveOrReturn => deed == Deed::Move || deed == Deed::Return,
                };
                let from = match from {
                    Whose::Others => foreign,
                    Whose::OtherActions => foreign && kind.is_action(),
                    Whose::Everybody => true,
                };
                against && from && self.belongs(&Eye { bare, ..eye.clone() }, what, thing)
            })
        };
        let rooted = || {
            let moves = deed == Deed::Move || deed == Deed::Return;
            moves
                && self.is_minion(thing)
                && self.in_force().iter().any(|(eye, holds)| {
                    *holds == Static::Root && self.minions(eye.you, thing.base) > 0
                })
        };
        warded || protected() || rooted()
    }

    /// The things that a filter describes, in the order in which they came into play; the extreme ones if it says so.
    pub(crate) fn targets(&self, eye: &Eye, of: &Filter) -> Vec<Id> {
        let fit: Vec<&Thing> =
            self.state.things.iter().filter(|thing| self.fits(eye, of, thing)).collect();
        let powers: Vec<i32> = fit.iter().map(|thing| self.power(thing)).collect();
        let is_extreme = |at: usize| {
            let (own, base) = (powers[at], fit[at].base);
            let here = || (0..fit.len()).filter(|&other| fit[other].base == base);
            match of.extreme {
                None => true,
                Some(Extreme::Highest) => powers.iter().max() == Some(&own),
                Some(Extreme::Lowest) => powers.iter().min() == Some(&own),
                Some(Extreme::LowestOfEach) => {
                    here().all(|other| powers[other] >= own) && here().any(|o| powers[o] > own)
                }
            }
        };
        (0..fit.len()).filter(|&at| is_extreme(at)).map(|at| fit[at].id).collect()
    }

    /// The bases that a filter describes.
    pub(crate) fn target_bases(&self, eye: &Eye, of: &BaseFilter) -> Vec<Slot> {
        // Another base than that of nothing is none at all.
        let but: Option<Vec<Slot>> =
            of.but.map(|at| self.slots().filter(|&slot| self.is_at(eye, at, slot)).collect());
        if but.as_ref().is_some_and(Vec::is_empty) {
            return Vec::new();
        }
        let having = |slot: Slot| match of.having {
            None => true,
            Some(Having::Own) => self.minions(eye.you, slot) > 0,
            Some(Having::OwnAction) => self.has_action_on(eye.you, slot),
        };
        let is_other = |slot: &Slot| but.as_ref().is_none_or(|but| !but.contains(slot));
        self.slots().filter(is_other).filter(|&slot| having(slot)).collect()
    }

    /// How many things must and may be picked.
    pub(crate) fn bounds(&self, eye: &Eye, n: Count, there: &[Id]) -> (usize, usize) {
        let all = there.len();
        match n {
            Count::One => (1.min(all), 1.min(all)),
            Count::Exactly(n) => (all.min(n.into()), all.min(n.into())),
            Count::UpTo(n) => (0, all.min(n.into())),
            Count::OneTo(n) => (1.min(all), all.min(n.into())),
            Count::Any => (0, all),
            Count::Power => {
                let first = eye.things.first().copied().unwrap_or(Id::NONE);
                let power = self.last_power(eye, first) as usize;
                (all.min(power), all.min(power))
            }
            Count::PerBase => {
                let mut bases: Vec<Slot> =
                    there.iter().filter_map(|&id| self.base_of(id)).collect();
                bases.sort_unstable();
                bases.dedup();
                (bases.len(), bases.len())
            }
        }
    }

    pub(crate) fn base_of(&self, id: Id) -> Option<Slot> {
        self.in_play(id).map(|thing| thing.base)
    }

    /// The pick that is asked about now, with the ability it is for.
    pub(crate) fn pick(&self) -> Option<(Eye, Pick)> {
        match self.rules.asking(self.state)? {
            Asking::Pick(pick) => Some((Eye::on_top(self)?, pick)),
            _ => None,
        }
    }

    /// The steps of an ability from an address on, as far as they come one after the other.
    pub(crate) fn op(&self, at: u16) -> Op {
        self.rules.data.program[usize::from(at)]
    }
}
