//! What everything else asks of a position. A skill that changes an answer does so here and nowhere else.

use crate::ids::*;
use crate::point::Phase;
use crate::rules::Hegemony;
use crate::skill::{Skill, SkillSet};
use crate::state::{Filter, Mark, Need, Notice, Player, State, Zones};
use engine::{Seat, SeatSet};

impl Hegemony {
    #[inline(always)]
    pub fn kind(&self, card: CardNo) -> Kind {
        self.data.kind(card)
    }

    /// The suit of a card of this player.
    #[inline]
    pub fn suit(&self, state: &State, owner: Seat, card: CardNo) -> Suit {
        let suit = self.data.face(card).suit.unwrap_or(Suit::Spade);
        if suit == Suit::Spade && state.player(owner).has(Skill::Hongyan) {
            Suit::Heart
        } else {
            suit
        }
    }

    #[inline]
    pub fn colour(&self, state: &State, owner: Seat, card: CardNo) -> Colour {
        self.suit(state, owner, card).colour()
    }

    /// The suit of a card that is made of these: one of its own if they share it.
    pub fn suit_of(&self, state: &State, owner: Seat, cards: CardSet) -> Option<Suit> {
        let first = self.suit(state, owner, cards.first()?);
        cards.iter().all(|card| self.suit(state, owner, card) == first).then_some(first)
    }

    pub fn colour_of(&self, state: &State, owner: Seat, cards: CardSet) -> Option<Colour> {
        let first = self.colour(state, owner, cards.first()?);
        cards.iter().all(|card| self.colour(state, owner, card) == first).then_some(first)
    }

    /// Those of these cards of one player that fit.
    pub fn fitting(&self, state: &State, owner: Seat, cards: CardSet, filter: Filter) -> CardSet {
        if filter == Filter::Any {
            return cards;
        }
        let fits = |&card: &CardNo| match filter {
            Filter::Any => true,
            Filter::Basic => self.kind(card).is_basic(),
            Filter::Equip => self.kind(card).is_equip(),
            Filter::Weapon => self.kind(card).slot() == Some(Slot::Weapon),
            Filter::Slash => self.kind(card).is_slash(),
            Filter::Suit(suit) => self.suit(state, owner, card) == suit,
            Filter::Colour(colour) => self.colour(state, owner, card) == colour,
            Filter::Not(other) => card != other,
        };
        cards.iter().filter(fits).collect()
    }

    /// The cards that lie in these places of a player.
    pub fn cards_in(&self, state: &State, seat: Seat, zones: Zones) -> CardSet {
        let player = state.player(seat);
        let mut cards = CardSet::EMPTY;
        if zones.has(Zones::HAND) {
            cards = cards.or(player.hand);
        }
        if zones.has(Zones::WORN) {
            cards = cards.or(player.worn());
        }
        if zones.has(Zones::JUDGING) {
            cards = cards.or(player.judged());
        }
        if zones.has(Zones::SPECIAL) {
            cards = cards.or(player.special[0]);
        }
        if zones.has(Zones::SPECIAL_DEPUTY) {
            cards = cards.or(player.special[1]);
        }
        cards
    }

    /// To whom a card that lies before somebody can be moved: the same place must be free there.
    pub fn takers(&self, state: &State, from: Seat, card: CardNo) -> SeatSet {
        let delayed = state.player(from).judging.iter().find(|delayed| delayed.card == card);
        let has_room = |&seat: &Seat| {
            let other = state.player(seat);
            match delayed {
                Some(delayed) => !holds(other, delayed.kind) && other.judging.len() < 4,
                None => {
                    let slot = self.kind(card).slot();
                    slot.is_some_and(|slot| other.equip[slot as usize].is_none())
                }
            }
        };
        state.alive().without(from).iter().filter(has_room).collect()
    }

    /// The seats that are alive, from this one on in seat order.
    pub fn living_from(&self, state: &State, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let alive = state.alive();
        let seats = self.seats;
        let mut seat = first;
        (0..seats).filter_map(move |step| {
            if step > 0 {
                seat = seat.next(seats);
            }
            alive.contains(seat).then_some(seat)
        })
    }

    /// The next seat that is alive.
    pub fn next_alive(&self, state: &State, seat: Seat) -> Seat {
        state.alive().first_after(seat).unwrap_or(seat)
    }

    pub fn previous_alive(&self, state: &State, seat: Seat) -> Seat {
        let alive = state.alive();
        let mut before = seat;
        for _ in 0..self.seats {
            before = Seat::new((before.index() as u8 + self.seats - 1) % self.seats);
            if alive.contains(before) {
                break;
            }
        }
        before
    }

    /// Whether both stand for the same kingdom, as all can see. Everybody is his own friend.
    #[inline]
    pub fn friends(&self, state: &State, one: Seat, other: Seat) -> bool {
        one == other
            || match (state.player(one).kingdom, state.player(other).kingdom) {
                (Some(Kingdom::Careerist), _) | (None, _) => false,
                (one, other) => one == other,
            }
    }

    /// Living players of the same kingdom, the player too.
    pub fn kin(&self, state: &State, seat: Seat) -> SeatSet {
        state.alive().iter().filter(|&other| self.friends(state, seat, other)).collect()
    }

    /// How many players the kingdom of this one counts for him: soldiers on his own banner count as players.
    pub fn following(&self, state: &State, seat: Seat) -> u8 {
        let player = state.player(seat);
        let soldiers = if player.has(Skill::Hongfa) { player.special[0].len() } else { 0 };
        self.kin(state, seat).len() + soldiers
    }

    /// Whether tricks of this colour pass a player by.
    pub fn is_curtained(&self, state: &State, seat: Seat, colour: Option<Colour>) -> bool {
        colour == Some(Colour::Black) && state.player(seat).has(Skill::Weimu)
    }

    /// Whether both are shown and stand for different kingdoms.
    pub fn strangers(&self, state: &State, one: Seat, other: Seat) -> bool {
        let (a, b) = (state.player(one).kingdom, state.player(other).kingdom);
        one != other && a.is_some() && b.is_some() && !self.friends(state, one, other)
    }

    /// The gender that all can see.
    pub fn gender(&self, state: &State, seat: Seat) -> Option<Gender> {
        let player = state.player(seat);
        let shown = Place::BOTH.into_iter().find(|&place| player.shown[place as usize])?;
        player.generals[shown as usize].map(|general| self.data.general(general).gender)
    }

    /// How far the others are from a player: for each seat, as it counts for cards.
    pub fn distances(&self, state: &State, from: Seat) -> [i8; crate::state::SEATS] {
        self.distances_without(state, from, CardSet::EMPTY)
    }

    /// The same as if these cards of the player were gone.
    fn distances_without(
        &self,
        state: &State,
        from: Seat,
        gone: CardSet,
    ) -> [i8; crate::state::SEATS] {
        let mut far = [i8::MAX; crate::state::SEATS];
        let alive = state.alive();
        let n = i16::from(alive.with(from).len());
        let own = state.player(from);
        let nearer = self.nearer(own, gone);
        let mut step: i16 = 0;
        let mut seat = from;
        for _ in 1..self.seats {
            seat = seat.next(self.seats);
            if !alive.contains(seat) {
                continue;
            }
            step += 1;
            let plain = step.min(n - step) as i8;
            far[seat.index()] = (plain - nearer + self.farther(state, seat)).max(1);
        }
        far[from.index()] = 0;
        match own.mark(Mark::Fenxun) {
            0 => {}
            seat => far[usize::from(seat - 1) % crate::state::SEATS] = 1,
        }
        far
    }

    pub fn distance(&self, state: &State, from: Seat, to: Seat) -> i8 {
        self.distances(state, from)[to.index() % crate::state::SEATS]
    }

    /// What brings others nearer to a player, without these cards.
    fn nearer(&self, own: &Player, gone: CardSet) -> i8 {
        const MASHU: [Skill; 4] =
            [Skill::MashuMachao, Skill::MashuPangde, Skill::MashuMateng, Skill::MashuMadai];
        let mount = own.equip[Slot::MinusMount as usize];
        let mut nearer = i8::from(mount.is_some_and(|card| !gone.contains(card)));
        nearer += MASHU.iter().filter(|&&skill| own.has(skill)).count() as i8;
        if own.has(Skill::Tuntian) {
            nearer += own.special.iter().map(|cards| cards.minus(gone).len() as i8).sum::<i8>();
        }
        nearer
    }

    /// What keeps others away from a player.
    fn farther(&self, state: &State, seat: Seat) -> i8 {
        let own = state.player(seat);
        let mut farther = i8::from(own.equip[Slot::PlusMount as usize].is_some());
        if self.has_formations {
            farther += i8::from(self.is_winged(state, seat));
        }
        farther
    }

    pub fn range(&self, state: &State, seat: Seat) -> i8 {
        self.range_without(state, seat, CardSet::EMPTY)
    }

    /// The attack range as if these cards were gone.
    pub fn range_without(&self, state: &State, seat: Seat, gone: CardSet) -> i8 {
        let own = state.player(seat);
        let weapon = own.equip[Slot::Weapon as usize].filter(|&card| !gone.contains(card));
        let mut range = weapon.map_or(1, |card| self.kind(card).range());
        if own.kingdom.is_some() {
            let sworded = |other: Seat| {
                other != seat
                    && state.player(other).has(Skill::SixSwordsSkill)
                    && self.friends(state, seat, other)
            };
            range += i8::from(state.alive().iter().any(sworded));
        }
        if own.has(Skill::Liegong) && self.lord_lends(state, seat) {
            range += 1;
        }
        range
    }

    /// Who is in the attack range of a player.
    pub fn in_range(&self, state: &State, seat: Seat) -> SeatSet {
        self.in_range_without(state, seat, CardSet::EMPTY)
    }

    /// The same as if these cards were gone.
    pub fn in_range_without(&self, state: &State, seat: Seat, gone: CardSet) -> SeatSet {
        let range = self.range_without(state, seat, gone);
        let far = self.distances_without(state, seat, gone);
        let near = |&other: &Seat| other != seat && far[other.index()] <= range;
        state.alive().iter().filter(near).collect()
    }

    /// How many Slashes a player can use in a Play phase.
    pub fn slash_limit(&self, state: &State, seat: Seat, cards: CardSet) -> u8 {
        let own = state.player(seat);
        let crossbow = own.equip[Slot::Weapon as usize]
            .is_some_and(|weapon| self.kind(weapon) == Kind::Crossbow && !cards.contains(weapon));
        if crossbow || own.has(Skill::Paoxiao) {
            return u8::MAX;
        }
        1 + own.mark(Mark::TianyiWon)
    }

    /// Whether a player can use another Slash made of these in the own Play phase, and whether only by showing a
    /// general.
    pub fn may_slash(&self, state: &State, seat: Seat, cards: CardSet) -> (bool, Option<Skill>) {
        let own = state.player(seat);
        if own.mark(Mark::TianyiLost) > 0 {
            return (false, None);
        }
        if own.mark(Mark::Slashes) < self.slash_limit(state, seat, cards) {
            return (true, None);
        }
        let hidden = own.hidden.contains(Skill::Paoxiao);
        (hidden, hidden.then_some(Skill::Paoxiao))
    }

    /// Whether hand cards of this kind can be used by the player at all now.
    pub fn barred(&self, state: &State, seat: Seat, card: CardNo) -> bool {
        let bars = state.player(seat).mark(Mark::Qianxi);
        if bars == 0 || !state.player(seat).hand.contains(card) {
            return false;
        }
        let bit = match self.colour(state, seat, card) {
            Colour::Red => 1,
            Colour::Black => 2,
        };
        bars & bit != 0
    }

    /// How many cards a player may keep.
    pub fn hand_limit(&self, state: &State, seat: Seat) -> u8 {
        let own = state.player(seat);
        let mut limit = i16::from(own.hp.max(0));
        limit -= i16::from(own.mark(Mark::Hengjiang));
        if self.has_peace_spell {
            let blessed = state.alive().iter().find(|&other| {
                state.player(other).has(Skill::PeaceSpellSkill) && self.friends(state, seat, other)
            });
            if let Some(wearer) = blessed {
                limit += i16::from(self.following(state, wearer));
            }
        }
        limit.clamp(0, 100) as u8
    }

    /// Whom a player can name as the first target of a card of this kind made of these cards.
    pub fn targets(&self, state: &State, user: Seat, kind: Kind, cards: CardSet) -> SeatSet {
        let alive = state.alive();
        let others = alive.without(user);
        let player = state.player(user);
        let only = |keep: &dyn Fn(Seat) -> bool, of: SeatSet| -> SeatSet {
            of.iter().filter(|&seat| keep(seat)).collect()
        };
        match kind {
            Kind::Slash | Kind::FireSlash | Kind::ThunderSlash => {
                if player.mark(Mark::TianyiWon) > 0 {
                    others
                } else {
                    self.in_range_without(state, user, cards)
                }
            }
            Kind::Dismantlement => only(&|seat| !state.player(seat).area().is_empty(), others),
            Kind::Snatch => {
                let with_cards = only(&|seat| !state.player(seat).area().is_empty(), others);
                self.within(state, user, 1, with_cards, cards)
            }
            Kind::Duel => others,
            Kind::Collateral => {
                let armed = |seat: Seat| {
                    state.player(seat).equip[Slot::Weapon as usize].is_some()
                        && !self.in_range(state, seat).is_empty()
                };
                only(&armed, others)
            }
            Kind::IronChain => alive,
            Kind::FireAttack => {
                let left = |seat: Seat| {
                    let hand = state.player(seat).hand;
                    !hand.is_empty() && (seat != user || !hand.minus(cards).is_empty())
                };
                only(&left, alive)
            }
            Kind::KnownBoth => {
                let secret = |seat: Seat| {
                    let player = state.player(seat);
                    !player.hand.is_empty() || Place::BOTH.iter().any(|&place| player.hides(place))
                };
                only(&secret, others)
            }
            Kind::BefriendAttacking => only(&|seat| self.strangers(state, user, seat), others),
            Kind::Indulgence => only(&|seat| !holds(state.player(seat), Kind::Indulgence), others),
            Kind::SupplyShortage => {
                let free = only(&|seat| !holds(state.player(seat), Kind::SupplyShortage), others);
                let reach = if player.has(Skill::Duanliang) { 2 } else { 1 };
                self.within(state, user, reach, free, cards)
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Those of these seats that a trick with this reach can go to.
    fn within(&self, state: &State, user: Seat, reach: i8, of: SeatSet, cards: CardSet) -> SeatSet {
        if state.player(user).has(Skill::Qicai) {
            return of;
        }
        let far = self.distances_without(state, user, cards);
        of.iter().filter(|seat| far[seat.index()] <= reach).collect()
    }

    /// How many targets a card of this kind takes: none are named, so many at least, so many at most.
    pub fn target_count(&self, state: &State, user: Seat, kind: Kind) -> (u8, u8) {
        match kind {
            kind if kind.is_slash() => {
                let own = state.player(user);
                // One of a hidden general, too: it is turned up when it is needed.
                let blade = own.all_skills().contains(Skill::Duanbing);
                let more = own.mark(Mark::TianyiWon).min(1) + u8::from(blade);
                (1, 1 + more)
            }
            Kind::IronChain => (1, 2),
            Kind::Dismantlement
            | Kind::Snatch
            | Kind::Duel
            | Kind::Collateral
            | Kind::FireAttack
            | Kind::KnownBoth
            | Kind::BefriendAttacking
            | Kind::Indulgence
            | Kind::SupplyShortage => (1, 1),
            _ => (0, 0),
        }
    }

    /// Whether a card of this kind can be used in the own Play phase, targets apart.
    pub fn playable(&self, state: &State, user: Seat, kind: Kind, cards: CardSet) -> bool {
        let own = state.player(user);
        match kind {
            kind if kind.is_slash() => self.may_slash(state, user, cards).0,
            Kind::Jink | Kind::Nullification | Kind::HegNullification => false,
            Kind::Peach => own.wounded(),
            Kind::Analeptic => own.mark(Mark::Wine) == 0,
            Kind::Lightning => !holds(own, Kind::Lightning),
            Kind::BefriendAttacking => own.kingdom.is_some(),
            _ => true,
        }
    }

    /// Whether there is anybody a card can be used on.
    pub fn has_target(&self, state: &State, user: Seat, kind: Kind, cards: CardSet) -> bool {
        match self.target_count(state, user, kind) {
            (0, _) => true,
            _ => {
                !self.targets(state, user, kind, cards).is_empty()
                    || !self.targets_by_showing(state, user, kind, cards).is_empty()
            }
        }
    }

    /// Whom a player can name in the own Play phase if hidden generals are turned up for it, and those who can be
    /// named anyhow; none where no hidden general helps.
    pub fn targets_by_showing(
        &self,
        state: &State,
        user: Seat,
        kind: Kind,
        cards: CardSet,
    ) -> SeatSet {
        let hidden = self.hidden_reach(state, user, kind);
        if hidden.is_empty() {
            SeatSet::EMPTY
        } else {
            self.targets_with(state, user, kind, cards, hidden)
        }
    }

    /// The skills of hidden generals without which a card cannot go to these.
    pub fn shown_to_reach(
        &self,
        state: &State,
        user: Seat,
        kind: Kind,
        cards: CardSet,
        to: SeatSet,
    ) -> SkillSet {
        let hidden = self.hidden_reach(state, user, kind);
        if hidden.is_empty() || to.minus(self.targets(state, user, kind, cards)).is_empty() {
            return SkillSet::EMPTY;
        }
        let reaches = |with: &SkillSet| {
            to.minus(self.targets_with(state, user, kind, cards, *with)).is_empty()
        };
        hidden.iter().map(|skill| SkillSet::EMPTY.with(skill)).find(reaches).unwrap_or(hidden)
    }

    /// Skills of hidden generals that let a card go farther.
    fn hidden_reach(&self, state: &State, user: Seat, kind: Kind) -> SkillSet {
        const REACH: SkillSet = SkillSet::EMPTY
            .with(Skill::MashuMachao)
            .with(Skill::MashuPangde)
            .with(Skill::MashuMateng)
            .with(Skill::MashuMadai)
            .with(Skill::Liegong)
            .with(Skill::Qicai)
            .with(Skill::Duanliang);
        let bound = kind.is_slash() || matches!(kind, Kind::Snatch | Kind::SupplyShortage);
        if bound && self.may_show(state, user) {
            state.player(user).hidden.and(REACH)
        } else {
            SkillSet::EMPTY
        }
    }

    /// Whom a player could name with these skills too.
    fn targets_with(
        &self,
        state: &State,
        user: Seat,
        kind: Kind,
        cards: CardSet,
        with: SkillSet,
    ) -> SeatSet {
        let mut state = state.clone();
        let player = &mut state.players[user.index()];
        player.skills = player.skills.or(with);
        self.targets(&state, user, kind, cards)
    }

    /// Whom a card without named targets is for.
    pub fn all_targets(&self, state: &State, user: Seat, kind: Kind) -> SeatSet {
        match kind {
            Kind::ArcheryAttack | Kind::SavageAssault => state.alive().without(user),
            Kind::GodSalvation | Kind::AmazingGrace => state.alive(),
            Kind::AwaitExhausted => self.kin(state, user),
            _ => SeatSet::only(user),
        }
    }

    /// Whether all can see that this player might answer.
    pub fn might_answer(&self, state: &State, seat: Seat, need: Need) -> bool {
        let own = state.player(seat);
        match need {
            Need::Jink | Need::JinkUse => !own.hand.is_empty(),
            Need::Slash => {
                !own.hand.is_empty()
                    || own.equip.iter().any(Option::is_some)
                    || self.may_borrow(state, seat)
            }
        }
    }

    /// Those of the cards of a notice that lie in the discard pile.
    pub fn lying(&self, state: &State, at: u8) -> CardSet {
        let lost = match state.notices.get(usize::from(at)) {
            Some(Notice::Lost { cards, discarded: true, .. }) => *cards,
            _ => CardSet::EMPTY,
        };
        lost.and(state.discard.iter().copied().collect())
    }

    /// Whether the phase is this one of this player's turn.
    #[inline]
    pub fn in_phase(&self, state: &State, seat: Seat, phase: Phase) -> bool {
        state.current == seat && state.phase == Some(phase)
    }

    /// Whether armour works against the damage or card in question.
    pub fn is_bare(&self, state: &State, seat: Seat) -> bool {
        state.player(seat).equip[Slot::Armour as usize].is_none()
    }

    /// Whether the cards on a player's generals make up for the missing health: enough, and no number twice.
    pub fn is_covered(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        let cards = player.special[0].or(player.special[1]);
        let mut numbers = 0_u16;
        let differ = cards.iter().all(|card| {
            let bit = 1 << self.data.face(card).number;
            let new = numbers & bit == 0;
            numbers |= bit;
            new
        });
        differ && cards.len() as i8 >= 1 - player.hp
    }

    /// Whether somebody lives on without health.
    pub fn endures(&self, state: &State, seat: Seat) -> bool {
        state.player(seat).has(Skill::Buqu) && self.is_covered(state, seat)
    }

    /// Lord Liu Bei lends his men better skills.
    pub fn lord_lends(&self, state: &State, seat: Seat) -> bool {
        self.has_lords
            && state.player(seat).kingdom == Some(Kingdom::Shu)
            && state.alive().iter().any(|lord| {
                state.player(lord).has(Skill::Shouyue) && self.friends(state, seat, lord)
            })
    }

    /// Whether a lord's soldiers can be used as Slashes by this player.
    pub fn may_borrow(&self, state: &State, seat: Seat) -> bool {
        self.has_lords && !self.soldiers(state, seat).is_empty()
    }

    /// The soldiers on the banner of the lord of this player's kingdom.
    pub fn soldiers(&self, state: &State, seat: Seat) -> CardSet {
        if !self.has_lords {
            return CardSet::EMPTY;
        }
        let lord = state
            .alive()
            .iter()
            .find(|&lord| state.player(lord).has(Skill::Hongfa) && self.friends(state, seat, lord));
        lord.map_or(CardSet::EMPTY, |lord| state.player(lord).special[0])
    }

    /// Somebody whose queue has wings: others are farther from him.
    fn is_winged(&self, state: &State, seat: Seat) -> bool {
        let alive = state.alive();
        alive.len() >= 4
            && alive.iter().any(|owner| {
                owner != seat
                    && state.player(owner).has(Skill::Heyi)
                    && self.queue(state, owner).contains(seat)
            })
    }

    /// The players who stand in a queue with this one: neighbours of one shown kingdom, two at least.
    pub fn queue(&self, state: &State, seat: Seat) -> SeatSet {
        let mut queue = SeatSet::only(seat);
        if state.player(seat).kingdom.is_none_or(|kingdom| kingdom == Kingdom::Careerist) {
            return SeatSet::EMPTY;
        }
        for forward in [true, false] {
            let mut at = seat;
            for _ in 0..self.seats {
                at = if forward {
                    self.next_alive(state, at)
                } else {
                    self.previous_alive(state, at)
                };
                if at == seat || !self.friends(state, seat, at) {
                    break;
                }
                queue = queue.with(at);
            }
        }
        if queue.len() < 2 { SeatSet::EMPTY } else { queue }
    }

    /// Those who besiege this player, if anybody does.
    pub fn besiegers(&self, state: &State, seat: Seat) -> SeatSet {
        if state.alive().len() < 4 || state.player(seat).kingdom.is_none() {
            return SeatSet::EMPTY;
        }
        let (before, after) = (self.previous_alive(state, seat), self.next_alive(state, seat));
        let besieged = before != after
            && self.friends(state, before, after)
            && self.strangers(state, before, seat);
        if besieged { SeatSet::only(before).with(after) } else { SeatSet::EMPTY }
    }
}

/// Whether a trick of this kind lies before the player.
pub fn holds(player: &Player, kind: Kind) -> bool {
    player.judging.iter().any(|delayed| delayed.kind == kind)
}
