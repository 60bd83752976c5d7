//! An action that a seat might use: whether it may, now, and how it can pay.

use super::*;

/// An action that a seat might use, and the event that it would answer.
#[derive(Clone, Copy)]
pub(crate) struct Use<'a> {
    pub(super) rules: &'a BombCat,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) id: ActionId,
    pub(super) plan: &'a Plan,
    pub(super) poll: Option<&'a Poll>,
}

impl<'a> Use<'a> {
    #[inline]
    pub(crate) fn new(
        rules: &'a BombCat,
        state: &'a State,
        seat: Seat,
        id: ActionId,
        poll: Option<&'a Poll>,
    ) -> Option<Self> {
        let plan = rules.plan_for(id)?;
        Some(Use { rules, state, seat, id, plan, poll })
    }

    /// How its expressions are looked at, given what has been chosen for it.
    pub(super) fn eval<'b>(&self, targets: &'b [Target]) -> Eval<'b>
    where
        'a: 'b,
    {
        let names = Names::Offer(Some(self.plan.trigger), targets);
        let sight = Some(Viewer::Seat(self.seat));
        let (me, module) = (self.seat.into(), self.plan.module);
        Eval::new(self.rules, self.state, module, me, names, self.poll, sight)
    }

    /// The ways in which it can be used, as bits. `hand` is what the player holds, if that is known; `paid` says that it
    /// is known to be enough for the only way to pay.
    pub(super) fn ways(&self, hand: Option<&Hand>, paid: bool) -> u32 {
        if !self.counts_allow() || !self.fits_now() {
            return 0;
        }
        debug_assert!(!paid || self.ways_to_pay(hand) == 1);
        let ways = if paid { 1 } else { self.ways_to_pay(hand) };
        if ways == 0 || !self.has_targets() { 0 } else { ways }
    }

    pub(super) fn counts_allow(&self) -> bool {
        let count = self.plan.count;
        if count.turn < 0 && count.game < 0 {
            return true;
        }
        let (turn, game) = self.state.uses(self.seat, self.id);
        let below = |used: u16, limit: i16| limit < 0 || i32::from(used) < i32::from(limit);
        below(turn, count.turn) && below(game, count.game)
    }

    /// Whether trigger and condition may hold, as far as the player knows.
    pub(super) fn fits_now(&self) -> bool {
        let plan = self.plan;
        match (plan.kind, self.poll) {
            (ActionKind::Respond, Some(poll)) => {
                if plan.rejects && !crate::poll::can_reject(self.rules, poll, self.id) {
                    return false;
                }
            }
            (ActionKind::Play | ActionKind::End, None) => {}
            _ => return false,
        }
        let plain = match (plan.plain, self.poll) {
            (Plain::Always, _) => true,
            (Plain::MyTurn, _) => self.state.seat == self.seat && self.state.phase == Phase::Main,
            (Plain::Ok, Some(poll)) => poll.ok > 0,
            (Plain::Ok, None) => false,
            (Plain::No, _) => self.eval(&[]).test(plan.cond) != Truth::No,
        };
        let sight = Some(Viewer::Seat(self.seat));
        let hears = |poll: &Poll| self.rules.hears(self.state, self.seat, plan, poll, sight);
        plain && self.poll.is_none_or(|poll| hears(poll) != Truth::No)
    }

    /// The ways in which it can be paid for, as bits.
    fn ways_to_pay(&self, hand: Option<&Hand>) -> u32 {
        if self.plan.fills.is_empty() || self.plan.must {
            return 1;
        }
        let is_payable = |way: usize| match self.counted(way) {
            Some(counted) => counted.is_payable(hand),
            None => self.basket(way).is_payable(),
        };
        match self.plan.fills.len() {
            1 => u32::from(is_payable(0)),
            ways => (0..ways.min(32)).fold(0, |all, way| all | u32::from(is_payable(way)) << way),
        }
    }

    /// Whether there is anything to pay.
    #[inline]
    pub(super) fn has_costs(&self) -> bool {
        !self.plan.must && !self.plan.fills.is_empty()
    }

    /// What can be put into the basket after these picks.
    pub(super) fn fill(&self, way: usize, slips: &[Slip], most: usize) -> Offer {
        match self.counted(way) {
            Some(counted) => counted.next(slips, most),
            None => self.basket(way).next(slips),
        }
    }

    /// A basket for which cards need only be counted, if it is one.
    #[inline]
    pub(super) fn counted(&self, way: usize) -> Option<Counted<'a>> {
        let Use { rules, state, seat: payer, plan, .. } = *self;
        let Some(Fill::Counted(parts)) = plan.fills.get(way) else { return None };
        // Where some effect has closed a region to the payer, counting is not enough.
        let closed = |grant: &Grant| !grant.open && grant.whom.contains(payer);
        (!state.grants.iter().any(closed)).then_some(Counted { rules, state, payer, parts })
    }

    /// The only component of a basket.
    pub(super) fn sole_part(&self, way: usize) -> Option<u8> {
        let mut parts = self.rules.program(self.plan.module).components(self.plan.costs, way);
        parts.next().filter(|_| parts.next().is_none()).map(|_| 0)
    }

    pub(super) fn basket(&self, way: usize) -> Basket<'a> {
        let fill = self.plan.fills.get(way).unwrap_or(&Fill::Searched);
        Basket { eval: self.eval(&[]), costs: self.plan.costs, way, payer: self.seat, fill }
    }
}
