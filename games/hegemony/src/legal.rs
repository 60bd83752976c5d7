//! What a seat is asked and can do: one offer, from which the list and the check are made.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked};
use crate::point::Phase;
use crate::rules::Hegemony;
use crate::skill::{Skill, SkillSet};
use crate::speech::{Action, Asked, Quoted, Refused};
use crate::state::*;
use crate::use_card::Made;
use engine::stack::Resolution;
use engine::{Card, Question, Quote, Seat, SeatSet};

/// Everything that can be done next.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Offer {
    pub skills: SkillSet,
    pub cards: CardSet,
    pub seats: SeatSet,
    pub choices: u32,
    pub generals: GeneralSet,
    pub recast: CardSet,
    pub blind: bool,
    pub done: bool,
    pub pass: bool,
}

impl Offer {
    /// Whether anything more can be picked.
    pub(crate) fn is_complete(&self) -> bool {
        self.skills.is_empty()
            && self.cards.is_empty()
            && self.seats.is_empty()
            && self.choices == 0
            && self.generals.is_empty()
            && self.recast.is_empty()
            && !self.blind
    }

    fn picks(next: Next) -> Offer {
        Offer {
            cards: next.cards,
            seats: next.seats,
            choices: next.choices,
            done: next.done,
            ..Offer::default()
        }
    }

    fn contains(&self, action: &Action) -> bool {
        match *action {
            Action::General { general } => {
                General::of(general).is_some_and(|general| self.generals.contains(general))
            }
            Action::Card { card } => CardNo::of(card).is_some_and(|card| self.cards.contains(card)),
            Action::Skill { skill } => {
                Skill::of(skill).is_some_and(|skill| self.skills.contains(skill))
            }
            Action::Seat { seat } => self.seats.contains(seat),
            Action::Choose { choice } => self.choices & choice.bit() != 0,
            Action::Blind => self.blind,
            Action::Recast { card } => {
                CardNo::of(card).is_some_and(|card| self.recast.contains(card))
            }
            Action::Done => self.done,
            Action::Pass => self.pass,
        }
    }
}

impl Hegemony {
    /// What the seat has picked so far, and can do next.
    pub(crate) fn offer(&self, state: &State, seat: Seat, after: Option<Slip>) -> Offer {
        let mut slips: [Slip; 24] = [Slip::Done; 24];
        let mut n = 0;
        for slip in state.stack.laid_by(seat).chain(after) {
            if n < slips.len() {
                slips[n] = slip;
                n += 1;
            }
        }
        let slips = &slips[..n];
        let Some(frame) = state.stack.frame() else { return Offer::default() };
        let mut offer = self.offer_at(state, seat, frame, slips);
        // One pick after the other needs room; nobody can pick for ever.
        if state.stack.slip_room() < 4 || slips.len() >= 20 {
            offer.pass |= slips.is_empty();
        }
        offer.done &= !slips.is_empty();
        offer
    }

    fn offer_at(&self, state: &State, seat: Seat, frame: Frame, slips: &[Slip]) -> Offer {
        match frame {
            Frame::Game { .. } => self.offer_generals(state, seat, slips),
            Frame::Reveal { .. } if slips.is_empty() => self.offer_reveal(state, seat),
            Frame::Phase { phase: Phase::Play, .. } => self.offer_play(state, seat, slips),
            Frame::Point { on, at_seat, done, .. } => {
                if let Some((&Slip::Skill(skill), rest)) = slips.split_first() {
                    let moment = Moment { rules: self, state, owner: seat, on: Some(on) };
                    return Offer::picks(skill.next(&moment, &Picked::of(rest.iter().copied())));
                }
                let coming = self.coming(state, on, at_seat, done);
                let usable = |of: SkillSet| -> SkillSet {
                    of.iter()
                        .filter(|&skill| self.can_begin(state, seat, skill, Some(on)))
                        .collect()
                };
                if coming.must.is_empty() {
                    Offer {
                        skills: usable(coming.may.or(coming.hidden)),
                        pass: true,
                        ..Offer::default()
                    }
                } else {
                    Offer { skills: coming.must, ..Offer::default() }
                }
            }
            Frame::Ask(ask) => self.offer_ask(state, &ask, slips),
            Frame::Respond { need, .. } => self.offer_made(state, seat, need.kinds(), slips, None),
            Frame::Nullify { at, n, deep, .. } => {
                self.offer_nullify(state, seat, at, n, deep, slips)
            }
            Frame::Dying { seat: dying, .. } => {
                let kinds = if dying == seat { KindSet::SELF_RESCUE } else { KindSet::PEACH };
                self.offer_made(state, seat, kinds, slips, None)
            }
            Frame::Pindian { .. } => Offer::picks(Next::cards(
                &Picked::of(slips.iter().copied()),
                state.player(seat).hand,
                1,
                1,
            )),
            Frame::MustSlash { at, .. } => {
                self.offer_made(state, seat, KindSet::SLASH, slips, Some(at.and(state.alive())))
            }
            _ => Offer::default(),
        }
    }

    /// Whether what a skill asks for can be picked at all.
    fn can_begin(
        &self,
        state: &State,
        seat: Seat,
        skill: Skill,
        on: Option<crate::point::Occasion>,
    ) -> bool {
        let moment = Moment { rules: self, state, owner: seat, on };
        let next = skill.next(&moment, &Picked::default());
        next.done || !next.is_nothing()
    }

    fn offer_generals(&self, state: &State, seat: Seat, slips: &[Slip]) -> Offer {
        let dealt = state.player(seat).dealt;
        let kingdom = |general: General| self.data.general(general).kingdom;
        let generals = match slips.first() {
            None => {
                let paired = |&&general: &&General| {
                    dealt
                        .iter()
                        .any(|&other| other != general && kingdom(other) == kingdom(general))
                };
                let heads: GeneralSet = dealt.iter().filter(paired).copied().collect();
                heads.or(self.lords_for(heads))
            }
            Some(&Slip::General(head)) if slips.len() == 1 => dealt
                .iter()
                .copied()
                .filter(|&other| {
                    let same = other == head || Some(other) == self.data.general(head).lord;
                    !same && kingdom(other) == kingdom(head)
                })
                .collect(),
            _ => GeneralSet::EMPTY,
        };
        Offer { generals, done: slips.len() == 2, ..Offer::default() }
    }

    /// The lords that some of these generals can be turned into.
    pub(crate) fn lords_for(&self, heads: GeneralSet) -> GeneralSet {
        let all = self.all_generals().iter().filter(|&general| {
            let info = self.data.general(general);
            self.is_in(info.from) && info.lord.is_some_and(|plain| heads.contains(plain))
        });
        all.collect()
    }

    fn offer_reveal(&self, state: &State, seat: Seat) -> Offer {
        let player = state.player(seat);
        let mut choices = 0;
        for (place, choice) in [(Place::Head, Choice::Head), (Place::Deputy, Choice::Deputy)] {
            if player.hides(place) {
                choices |= choice.bit();
            }
        }
        if player.hides(Place::Head) && player.hides(Place::Deputy) {
            choices |= Choice::Both.bit();
        }
        Offer { choices, pass: true, ..Offer::default() }
    }

    fn offer_play(&self, state: &State, seat: Seat, slips: &[Slip]) -> Offer {
        let player = state.player(seat);
        match slips.split_first() {
            None => {
                let mut offer = Offer { pass: true, ..Offer::default() };
                let mut known = KindSet::EMPTY;
                let mut usable = KindSet::EMPTY;
                for card in player.hand.iter() {
                    let kind = self.kind(card);
                    // Cards of one kind can be used on the same players, unless they are what is counted.
                    if !known.contains(kind) {
                        known.0 |= 1 << kind as u8;
                        let cards = CardSet::only(card);
                        if self.playable(state, seat, kind, cards)
                            && self.has_target(state, seat, kind, cards)
                        {
                            usable.0 |= 1 << kind as u8;
                        }
                    }
                    if usable.contains(kind) && !self.barred(state, seat, card) {
                        offer.cards = offer.cards.with(card);
                    }
                    if matches!(kind, Kind::IronChain | Kind::KnownBoth) {
                        offer.recast = offer.recast.with(card);
                    }
                }
                let can_show = self.may_show(state, seat);
                let mine = if can_show { player.all_skills() } else { player.skills };
                for skill in mine.and(self.data.active).iter() {
                    let moment = Moment { rules: self, state, owner: seat, on: None };
                    if self.is_unspent(state, seat, skill)
                        && skill.when(&moment)
                        && self.can_begin(state, seat, skill, None)
                    {
                        offer.skills = offer.skills.with(skill);
                    }
                }
                if self.has_formations {
                    for skill in
                        player.skills.iter().filter(|&skill| self.can_summon(state, seat, skill))
                    {
                        offer.skills = offer.skills.with(skill);
                    }
                }
                for skill in self.with_lent(state, seat, mine).and(self.data.view_as).iter() {
                    if let Some(kind) = self.made_in_play(state, seat, skill) {
                        offer.skills = offer.skills.with(skill);
                        let _ = kind;
                    }
                    if skill == Skill::Lianhuan {
                        let clubs =
                            self.fitting(state, seat, player.hand, Filter::Suit(Suit::Club));
                        offer.recast = offer.recast.or(clubs);
                    }
                }
                offer
            }
            Some((&Slip::Card(card), rest)) => {
                self.offer_targets(state, seat, self.kind(card), CardSet::only(card), rest)
            }
            Some((&Slip::Skill(skill), rest))
                if self.data.view_as.contains(skill) && !self.data.active.contains(skill) =>
            {
                let Some(kind) = self.made_in_play(state, seat, skill) else {
                    return Offer::default();
                };
                let picked = Picked::of(rest.iter().copied());
                if picked.cards.len() < skill.takes() {
                    return self.offer_material(state, seat, skill, kind, picked.cards, true);
                }
                let seats: Vec<Slip> =
                    rest.iter().copied().filter(|slip| matches!(slip, Slip::Seat(_))).collect();
                self.offer_targets(state, seat, kind, picked.cards, &seats)
            }
            Some((&Slip::Skill(skill), rest)) => {
                let moment = Moment { rules: self, state, owner: seat, on: None };
                Offer::picks(skill.next(&moment, &Picked::of(rest.iter().copied())))
            }
            _ => Offer { done: true, ..Offer::default() },
        }
    }

    /// These skills, and that of a lord who lends his soldiers.
    fn with_lent(&self, state: &State, seat: Seat, skills: SkillSet) -> SkillSet {
        if self.may_borrow(state, seat) { skills.with(Skill::Hongfa) } else { skills }
    }

    /// What a skill makes that can be used in the own Play phase now.
    pub(crate) fn made_in_play(&self, state: &State, seat: Seat, skill: Skill) -> Option<Kind> {
        let moment = Moment { rules: self, state, owner: seat, on: None };
        if !skill.when(&moment) || !self.is_unspent(state, seat, skill) {
            return None;
        }
        skill.all_made().iter().find(|&kind| {
            self.playable(state, seat, kind, CardSet::EMPTY)
                && !self
                    .offer_material(state, seat, skill, kind, CardSet::EMPTY, true)
                    .cards
                    .is_empty()
        })
    }

    /// The cards that can be taken next to make a card of this kind.
    fn offer_material(
        &self,
        state: &State,
        seat: Seat,
        skill: Skill,
        kind: Kind,
        taken: CardSet,
        in_play: bool,
    ) -> Offer {
        let moment = Moment { rules: self, state, owner: seat, on: None };
        let of = skill.makes(&moment, kind);
        let takes = skill.takes();
        let fits = |card: CardNo| {
            if self.barred(state, seat, card)
                || in_play && !self.material_fits(state, seat, kind, card, takes)
            {
                return false;
            }
            match (takes, taken.first()) {
                (2, None) => {
                    of.iter().any(|other| other.0 > card.0 && skill.fit(&moment, card, other))
                }
                (2, Some(first)) => card.0 > first.0 && skill.fit(&moment, first, card),
                _ => true,
            }
        };
        let cards = of.minus(taken).iter().filter(|&card| fits(card)).collect();
        Offer { cards, ..Offer::default() }
    }

    /// Whether a card made of this one could be used on anybody.
    fn material_fits(
        &self,
        state: &State,
        seat: Seat,
        kind: Kind,
        card: CardNo,
        takes: u8,
    ) -> bool {
        takes > 1 && self.has_target(state, seat, kind, CardSet::EMPTY)
            || takes == 1
                && self.playable(state, seat, kind, CardSet::only(card))
                && self.has_target(state, seat, kind, CardSet::only(card))
    }

    /// On whom a card can be used, after those that were named.
    fn offer_targets(
        &self,
        state: &State,
        seat: Seat,
        kind: Kind,
        cards: CardSet,
        named: &[Slip],
    ) -> Offer {
        let (min, max) = self.target_count(state, seat, kind);
        let picked = Picked::of(named.iter().copied());
        if max == 0 {
            return Offer { done: true, ..Offer::default() };
        }
        if kind == Kind::Collateral && picked.seats.len() == 1 {
            let armed = picked.seat();
            let seats = self.in_range(state, armed);
            return Offer { seats, ..Offer::default() };
        }
        if kind == Kind::Collateral && picked.seats.len() > 1 {
            return Offer { done: true, ..Offer::default() };
        }
        let farther = self.targets_by_showing(state, seat, kind, cards);
        let mut of =
            if farther.is_empty() { self.targets(state, seat, kind, cards) } else { farther };
        if kind.is_slash() && !picked.seats.is_empty() {
            of = self.further_targets(state, seat, cards, &picked, of);
            let seats = of.minus(picked.seat_set());
            let more = (picked.seats.len() as u8) < max;
            return Offer {
                seats: if more { seats } else { SeatSet::EMPTY },
                done: true,
                ..Offer::default()
            };
        }
        Offer::picks(Next::seats(&picked, of, min, max))
    }

    /// More targets of a Slash: one of the short blade must be near.
    fn further_targets(
        &self,
        state: &State,
        seat: Seat,
        cards: CardSet,
        picked: &Picked,
        of: SeatSet,
    ) -> SeatSet {
        let player = state.player(seat);
        let last = picked.seats.last().copied();
        let after = |set: SeatSet| -> SeatSet {
            set.iter().filter(|&next| last.is_none_or(|last| next > last)).collect()
        };
        let far = self.distances(state, seat);
        let near: SeatSet = of.iter().filter(|next| far[next.index()] <= 1).collect();
        let _ = cards;
        let free = 1 + usize::from(player.mark(Mark::TianyiWon).min(1));
        // Those beyond the usual number are near.
        let near_picked = picked.seats.iter().filter(|seat| near.contains(**seat)).count();
        if picked.seats.len() < free {
            after(of)
        } else if player.all_skills().contains(Skill::Duanbing) {
            if near_picked > 0 { after(of) } else { after(near) }
        } else {
            SeatSet::EMPTY
        }
    }

    /// Cards that answer: of these kinds, plain or made, and then at whom.
    fn offer_made(
        &self,
        state: &State,
        seat: Seat,
        kinds: KindSet,
        slips: &[Slip],
        at: Option<SeatSet>,
    ) -> Offer {
        let player = state.player(seat);
        let seats = |slips: &[Slip]| match at {
            Some(at) if !slips.iter().any(|slip| matches!(slip, Slip::Seat(_))) => {
                Offer { seats: at, ..Offer::default() }
            }
            _ => Offer { done: true, ..Offer::default() },
        };
        match slips.split_first() {
            None => {
                let fits = |card: &CardNo| {
                    kinds.contains(self.kind(*card)) && !self.barred(state, seat, *card)
                };
                let cards = player.hand.iter().filter(fits).collect();
                let mine =
                    if self.may_show(state, seat) { player.all_skills() } else { player.skills };
                let mut skills = SkillSet::EMPTY;
                for skill in self.with_lent(state, seat, mine).and(self.data.view_as).iter() {
                    if self.made_for(state, seat, skill, kinds).is_some() {
                        skills = skills.with(skill);
                    }
                }
                Offer { cards, skills, pass: true, ..Offer::default() }
            }
            Some((&Slip::Card(_), rest)) => seats(rest),
            Some((&Slip::Skill(skill), rest)) => {
                let picked = Picked::of(rest.iter().copied());
                match self.made_for(state, seat, skill, kinds) {
                    Some(kind) if picked.cards.len() < skill.takes() => {
                        self.offer_material(state, seat, skill, kind, picked.cards, false)
                    }
                    _ => seats(rest),
                }
            }
            _ => Offer { done: true, ..Offer::default() },
        }
    }

    /// What a skill makes of these kinds now.
    pub(crate) fn made_for(
        &self,
        state: &State,
        seat: Seat,
        skill: Skill,
        kinds: KindSet,
    ) -> Option<Kind> {
        let made = skill.all_made().and(kinds);
        if made.is_empty() {
            return None;
        }
        let moment = Moment { rules: self, state, owner: seat, on: None };
        if !skill.when(&moment) {
            return None;
        }
        made.iter().find(|&kind| {
            !self.offer_material(state, seat, skill, kind, CardSet::EMPTY, false).cards.is_empty()
        })
    }

    fn offer_nullify(
        &self,
        state: &State,
        seat: Seat,
        at: u8,
        n: u8,
        deep: u8,
        slips: &[Slip],
    ) -> Offer {
        if let [Slip::Card(card)] = slips
            && self.kind(*card) == Kind::HegNullification
            && deep == 0
            && self.nullifies_kingdom(state, at, n)
        {
            let choices = Choice::Kingdom.bit() | Choice::Single.bit();
            return Offer { choices, ..Offer::default() };
        }
        self.offer_made(state, seat, KindSet::NULLIFICATION, slips, None)
    }

    /// Whether others of the target's kingdom come later.
    pub(crate) fn nullifies_kingdom(&self, state: &State, at: u8, n: u8) -> bool {
        let Some(used) = state.use_at(at) else { return false };
        let Some(target) = used.targets.get(usize::from(n)) else { return false };
        !used.kind.is_delayed()
            && state
                .player(target.seat)
                .kingdom
                .is_some_and(|kingdom| kingdom != Kingdom::Careerist)
            && used.targets.iter().skip(usize::from(n) + 1).any(|other| {
                !other.cancelled && !other.spared && self.friends(state, target.seat, other.seat)
            })
    }

    /// What can be answered to a question at all.
    pub(crate) fn offer_asked(&self, state: &State, ask: &Ask) -> Offer {
        let offer = self.offer_ask(state, ask, &[]);
        Offer { pass: false, done: false, ..offer }
    }

    fn offer_ask(&self, state: &State, ask: &Ask, slips: &[Slip]) -> Offer {
        let picked = Picked::of(slips.iter().copied());
        let mut offer = match ask.what {
            What::Cards { from, of, min, max, .. } => {
                let cards = self.fitting(state, ask.seat, self.cards_in(state, ask.seat, from), of);
                Offer::picks(Next::cards(&picked, cards, min, max))
            }
            What::CardOf { seat, from, .. } => {
                if !slips.is_empty() {
                    return Offer { done: true, ..Offer::default() };
                }
                let open = Zones(from.0 & !Zones::HAND.0);
                let cards = self.cards_in(state, seat, open);
                let blind = from.has(Zones::HAND) && !state.player(seat).hand.is_empty();
                Offer { cards, blind, ..Offer::default() }
            }
            What::HandOf { seat, of, .. } => {
                let cards = self.fitting(state, seat, state.player(seat).hand, of);
                Offer::picks(Next::cards(&picked, cards, 1, 1))
            }
            What::Lying { at, min, max, .. } => {
                Offer::picks(Next::cards(&picked, self.lying(state, at), min, max))
            }
            What::Offered { min, max, .. } => {
                Offer::picks(Next::cards(&picked, state.offered, min, max))
            }
            What::Seats { of, min, max, .. } => {
                Offer::picks(Next::seats(&picked, of.and(state.alive()), min, max))
            }
            What::Options { of } => match picked.choice {
                None => Offer { choices: of, ..Offer::default() },
                Some(_) => Offer { done: true, ..Offer::default() },
            },
            What::Join { kingdom } => {
                let joins = self.may_show(state, ask.seat)
                    && self.kingdom_taken(state, ask.seat) == kingdom;
                let offer = self.offer_reveal(state, ask.seat);
                let choices = if joins { offer.choices & !Choice::Both.bit() } else { 0 };
                Offer {
                    choices: if picked.choice.is_none() { choices } else { 0 },
                    ..Offer::default()
                }
            }
            What::Top { n, min, max, .. } => {
                let top = state.pile.len().saturating_sub(usize::from(n));
                let seen: CardSet = state.pile[top..].iter().copied().collect();
                Offer::picks(Next::cards(&picked, seen, min, max))
            }
            What::Arrange { all_on_top, n } => {
                let top = state.pile.len().saturating_sub(usize::from(n));
                let seen: CardSet = state.pile[top..].iter().copied().collect();
                let cards = seen.minus(picked.cards);
                let done = !all_on_top || cards.len() <= 1;
                Offer {
                    cards: if all_on_top && cards.len() <= 1 { CardSet::EMPTY } else { cards },
                    done,
                    ..Offer::default()
                }
            }
        };
        let nothing = offer.is_complete();
        offer.pass = slips.is_empty() && (ask.may || offer.done || nothing);
        offer
    }

    /// Everything an awaited seat can do.
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let offer = self.offer(state, seat, None);
        out.extend(
            offer.generals.iter().map(|general| Action::General { general: general.card() }),
        );
        out.extend(offer.cards.iter().map(|card| Action::Card { card: card.card() }));
        out.extend(offer.skills.iter().map(|skill| Action::Skill { skill: skill.card() }));
        out.extend(offer.seats.iter().map(|seat| Action::Seat { seat }));
        if offer.choices != 0 {
            let chosen = Choice::ALL.iter().filter(|choice| offer.choices & choice.bit() != 0);
            out.extend(chosen.map(|&choice| Action::Choose { choice }));
        }
        if offer.blind {
            out.push(Action::Blind);
        }
        out.extend(offer.recast.iter().map(|card| Action::Recast { card: card.card() }));
        if offer.done {
            out.push(Action::Done);
        }
        if offer.pass {
            out.push(Action::Pass);
        }
    }

    pub(crate) fn quote(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<Quote, Refused> {
        let offer = self.offer(state, seat, None);
        if !offer.contains(action) {
            return Err(self.refuse(state, seat, action, &offer));
        }
        let mut quote = Quote::nothing();
        let shows = |quote: Quote, skill: Skill| {
            let place =
                self.place_of(state, seat, skill).filter(|_| !state.player(seat).has(skill));
            match place.and_then(|place| state.player(seat).generals[place as usize]) {
                Some(general) => quote.and(&Quoted::Shows { general: general.card() }),
                None => quote,
            }
        };
        match *action {
            Action::Skill { skill } => {
                if let Some(skill) = Skill::of(skill) {
                    quote = shows(quote, skill);
                }
            }
            Action::Seat { seat: other } => {
                if let Some((kind, cards)) = self.being_played(state, seat) {
                    let to = SeatSet::only(other);
                    quote =
                        self.shown_to_reach(state, seat, kind, cards, to).iter().fold(quote, shows);
                }
                let player = state.player(other);
                quote = quote.and(&Quoted::Health { hp: player.hp, max: player.max_hp });
                if other != seat {
                    quote = quote.and(&Quoted::Distance { n: self.distance(state, seat, other) });
                }
            }
            Action::Recast { .. } => quote = quote.and(&Quoted::Draws { n: 1 }),
            _ => {}
        }
        Ok(quote)
    }

    /// The card for which targets are being named in the own Play phase.
    fn being_played(&self, state: &State, seat: Seat) -> Option<(Kind, CardSet)> {
        let Some(Frame::Phase { phase: Phase::Play, .. }) = state.stack.frame() else {
            return None;
        };
        let mut slips = state.stack.laid_by(seat);
        match slips.next()? {
            Slip::Card(card) => Some((self.kind(card), CardSet::only(card))),
            Slip::Skill(skill) => {
                Some((self.made_in_play(state, seat, skill)?, Picked::of(slips).cards))
            }
            _ => None,
        }
    }

    /// Why not.
    fn refuse(&self, state: &State, seat: Seat, action: &Action, offer: &Offer) -> Refused {
        let player = state.player(seat);
        let playing = matches!(state.stack.frame(), Some(Frame::Phase { phase: Phase::Play, .. }))
            && state.stack.laid_by(seat).next().is_none();
        match *action {
            Action::Card { card } | Action::Recast { card } => {
                let Some(no) = CardNo::of(card).filter(|no| player.own().contains(*no)) else {
                    return Refused::NotYours { card };
                };
                let kind = self.kind(no);
                match kind {
                    _ if !playing => Refused::NotFitting { card },
                    Kind::Jink | Kind::Nullification | Kind::HegNullification => {
                        Refused::OnlyAsAnswer { card }
                    }
                    kind if kind.is_slash()
                        && !self.may_slash(state, seat, CardSet::only(no)).0 =>
                    {
                        Refused::SlashLimit {
                            most: self.slash_limit(state, seat, CardSet::only(no)),
                        }
                    }
                    Kind::Peach if !player.wounded() => Refused::NotWounded,
                    Kind::Analeptic if player.mark(Mark::Wine) > 0 => Refused::WineOnce,
                    _ => Refused::NoTarget { card },
                }
            }
            Action::Skill { skill } => match Skill::of(skill) {
                Some(skill_) if player.all_skills().contains(skill_) => {
                    if self.is_unspent(state, seat, skill_) {
                        Refused::SkillNotNow { skill }
                    } else {
                        Refused::SkillSpent { skill }
                    }
                }
                _ => Refused::NoSuchSkill { skill },
            },
            Action::Seat { seat: other } => {
                if other.index() < usize::from(self.seats)
                    && state.player(other).alive
                    && !offer.seats.is_empty()
                    && other != seat
                {
                    let (distance, reach) =
                        (self.distance(state, seat, other), self.range(state, seat));
                    if distance > reach {
                        return Refused::TooFar { seat: other, distance, reach };
                    }
                }
                Refused::NoSuchTarget { seat: other }
            }
            Action::Pass => Refused::MustAnswer,
            Action::Done => Refused::PickMore { n: 1 },
            _ => Refused::NotOffered,
        }
    }

    /// What a sealed or open answer put together.
    pub(crate) fn made(
        &self,
        state: &State,
        seat: Seat,
        slips: &[Slip],
        kinds: KindSet,
    ) -> Option<Made> {
        match slips.split_first()? {
            (&Slip::Card(card), _) => {
                Some(Made { kind: self.kind(card), cards: CardSet::only(card), skill: None })
            }
            (&Slip::Skill(skill), rest) => {
                let kind = self.made_for(state, seat, skill, kinds)?;
                let cards = Picked::of(rest.iter().copied()).cards;
                Some(Made { kind, cards, skill: Some(skill) })
            }
            _ => None,
        }
    }

    pub(crate) fn question_for(&self, state: &State, seat: Seat) -> Option<Question> {
        let frame = state.stack.frame()?;
        let slips: Vec<Slip> = state.stack.laid_by(seat).collect();
        let name = |why: Why| -> Card {
            match why {
                Why::Kind(kind) => kind.card(),
                Why::Skill(skill) => skill.card(),
                Why::Rule => Kind::Slash.card(),
            }
        };
        let offer = self.offer(state, seat, None);
        let asked = match (frame, slips.first()) {
            (Frame::Game { .. }, None) => Asked::ChooseGenerals,
            (Frame::Game { .. }, _) => Asked::ChooseDeputy,
            (Frame::Reveal { .. }, _) => Asked::ShowGenerals,
            (_, Some(&Slip::Card(card))) if !offer.seats.is_empty() => {
                Asked::Target { card: card.card() }
            }
            (Frame::Nullify { .. }, Some(&Slip::Card(card))) => {
                Asked::NullifyHow { card: card.card() }
            }
            (frame, Some(&Slip::Skill(skill))) if !matches!(frame, Frame::Ask(_)) => {
                Asked::UseSkill { skill: skill.card() }
            }
            (Frame::Phase { .. }, _) => {
                let left = self
                    .slash_limit(state, seat, CardSet::EMPTY)
                    .saturating_sub(state.player(seat).mark(Mark::Slashes));
                Asked::Play { slashes: left }
            }
            (Frame::Point { .. }, _) if offer.pass => Asked::Skills,
            (Frame::Point { .. }, _) => Asked::WhichFirst,
            (Frame::Respond { need, by, left: 1, .. }, _) => Asked::Respond { need, to: name(by) },
            (Frame::Respond { need, by, .. }, _) => Asked::RespondAgain { need, to: name(by) },
            (Frame::Nullify { at, n, .. }, _) => {
                let used = state.use_at(at)?;
                match used.targets.get(usize::from(n)) {
                    Some(target) => Asked::Nullify { card: used.kind.card(), seat: target.seat },
                    None => Asked::NullifyNullify { card: used.kind.card() },
                }
            }
            (Frame::Dying { seat, .. }, _) => {
                Asked::Rescue { seat, need: (1 - state.player(seat).hp).max(1) as u8 }
            }
            (Frame::Pindian { .. }, _) => Asked::Compare,
            (Frame::MustSlash { why, .. }, _) => Asked::MustSlash { to: name(why) },
            (Frame::Ask(ask), _) => match ask.what {
                What::Cards { min, to: Purpose::Discard, .. } if ask.why == Why::Rule => {
                    Asked::DiscardDown { n: min }
                }
                What::Cards { max, to, .. } => {
                    Asked::PickCards { to: name(ask.why), does: to, n: max }
                }
                What::CardOf { seat, to, .. } | What::HandOf { seat, to, .. } => {
                    Asked::PickCardOf { to: name(ask.why), does: to, seat }
                }
                What::Lying { to, .. } | What::Offered { to, .. } | What::Top { to, .. } => {
                    Asked::PickOffered { to: name(ask.why), does: to }
                }
                What::Seats { to, .. } => Asked::PickSeats { to: name(ask.why), does: to },
                What::Join { .. } => Asked::JoinFormation { to: name(ask.why) },
                What::Options { .. } if ask.why == Why::Rule => Asked::Reward,
                What::Options { .. } => Asked::Choose { to: name(ask.why) },
                What::Arrange { .. } => Asked::Arrange { to: name(ask.why) },
            },
            _ => return None,
        };
        let mut question = Question::one(&asked);
        if let Frame::Ask(ask) = frame {
            let (min, max) = match ask.what {
                What::Cards { min, max, .. }
                | What::Seats { min, max, .. }
                | What::Lying { min, max, .. }
                | What::Offered { min, max, .. }
                | What::Top { min, max, .. } => (min, max),
                What::Arrange { n, .. } => (0, n),
                _ => (1, 1),
            };
            question.min = if ask.may { 0 } else { min };
            question.max = max;
        }
        Some(question)
    }

    /// What is done for a seat that does not answer: as little as possible.
    pub(crate) fn modest(&self, state: &State, seat: Seat) -> Action {
        let offer = self.offer(state, seat, None);
        let mut out = Vec::new();
        if offer.pass {
            return Action::Pass;
        }
        if offer.done {
            return Action::Done;
        }
        self.list(state, seat, &mut out);
        out.first().copied().unwrap_or(Action::Pass)
    }

    /// An action as a slip.
    pub(crate) fn as_slip(&self, action: &Action) -> Option<Slip> {
        Some(match *action {
            Action::General { general } => Slip::General(General::of(general)?),
            Action::Card { card } => Slip::Card(CardNo::of(card)?),
            Action::Skill { skill } => Slip::Skill(Skill::of(skill)?),
            Action::Seat { seat } => Slip::Seat(seat),
            Action::Choose { choice } => Slip::Choice(choice),
            Action::Blind => Slip::Blind,
            Action::Recast { card } => Slip::Recast(CardNo::of(card)?),
            Action::Done | Action::Pass => return None,
        })
    }
}

/// The number of an action.
pub(crate) fn code(action: &Action) -> u32 {
    match *action {
        Action::Pass => 0,
        Action::Done => 1,
        Action::Blind => 2,
        Action::Seat { seat } => 16 + seat.index() as u32,
        Action::Choose { choice } => 32 + choice as u32,
        Action::General { general } => 64 + general.index() as u32 % NAMES as u32,
        Action::Card { card } => 64 + card.index() as u32 % NAMES as u32,
        Action::Skill { skill } => 64 + skill.index() as u32 % NAMES as u32,
        Action::Recast { card } => 64 + NAMES as u32 + card.index() as u32 % NAMES as u32,
    }
}

pub(crate) const CODES: u32 = 64 + 2 * NAMES as u32;
