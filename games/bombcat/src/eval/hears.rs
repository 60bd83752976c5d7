//! Which events a trigger waits for, and what it calls the things of one.

use super::*;
use crate::ids::PUBLIC;

impl Eval<'_> {
    /// Whether the asker sees a card that is about to leave, and was not told that it is the one.
    pub(super) fn is_untold(&self, poll: &Poll, card: CardNo) -> bool {
        let own = match self.sight {
            Some(Viewer::Seat(seat)) => seat,
            Some(Viewer::Public) => PUBLIC,
            None => return false,
        };
        matches!(poll.what, What::Move { .. })
            && (self.state.card(card).is_none() || self.reads(card))
            && !crate::carry::knowers(poll).contains(own)
    }

    /// Whether an event is one that a trigger waits for.
    pub(crate) fn hears(&self, trigger: TriggerNode, poll: &Poll) -> Truth {
        match (trigger, poll.what) {
            (
                TriggerNode::OnMove { card, tense, dir, region, by, .. },
                What::Move { dir: way, card: moved, from, to, .. },
            ) if tense == poll.tense && dir == way => {
                let place = if dir == Dir::Out { from } else { to };
                let there = match self.program.regions(region) {
                    RegionsNode::AnyRegion {} => Truth::Yes,
                    _ => self.in_regions(region, place),
                };
                there.and(self.players(by).has(poll.by)).and(match there {
                    Truth::No => Truth::No,
                    _ if self.is_untold(poll, moved) => Truth::Unknown,
                    _ => self.pred(card, moved),
                })
            }
            (
                TriggerNode::OnExec { action, tense, scope, actor, target, .. },
                What::Exec { target: at, scope: single },
            ) if tense == poll.tense => {
                let scope = match scope {
                    ExecScope::Either => true,
                    ExecScope::Action => !single,
                    ExecScope::Target => single || at.is_some(),
                };
                let target = match self.program.players(target) {
                    PlayersNode::Anyone {} => Truth::Yes,
                    _ => self.hits(target, poll, at),
                };
                Truth::from(scope && action.means(poll.action))
                    .and(self.players(actor).has(poll.by))
                    .and(target)
            }
            (TriggerNode::OnTurn { edge, of, .. }, What::Turn { edge: at, seat }) if edge == at => {
                self.players(of).has(seat.into())
            }
            (TriggerNode::OnDeath { stage, of, .. }, What::Death { stage: at, seat })
                if stage == at =>
            {
                // Who has just died is still meant by "all".
                match self.program.players(of) {
                    PlayersNode::All {} => Truth::Yes,
                    PlayersNode::Others {} => Truth::from(!self.me.is(seat)),
                    _ => self.players(of).has(seat.into()),
                }
            }
            _ => Truth::No,
        }
    }

    /// Whether an action goes at one of these players.
    fn hits(&self, target: Players, poll: &Poll, at: Option<Seat>) -> Truth {
        let set = self.players(target);
        if let Some(at) = at {
            return set.has(at.into());
        }
        let act = poll.act.and_then(|act| self.state.acts.get(usize::from(act)));
        let targets = act.map_or(&[][..], |act| &act.targets);
        targets.iter().filter(|target| !target.spared).fold(Truth::No, |found, target| match target
            .what
        {
            Bound::Player(who) => found.or(set.has(who)),
            _ => found,
        })
    }
}

/// What a trigger calls the things of an event.
pub(crate) fn bound_by(trigger: TriggerNode, poll: &Poll, id: Local) -> Bound {
    if id == Local::NONE {
        return Bound::Nothing;
    }
    match (trigger, poll.what) {
        (
            TriggerNode::OnMove { dir, as_card, as_region, as_player, .. },
            What::Move { card, from, to, .. },
        ) => match id {
            _ if id == as_card => Bound::Card(card, SeatSet::EMPTY),
            _ if id == as_region => Bound::Region(if dir == Dir::Out { from } else { to }),
            _ if id == as_player => Bound::Player(poll.by),
            _ => Bound::Nothing,
        },
        (TriggerNode::OnExec { as_player, as_target, .. }, What::Exec { target, .. }) => match id {
            _ if id == as_player => Bound::Player(poll.by),
            _ if id == as_target => Bound::Player(target.map_or(Who::Nobody, Who::Seat)),
            _ => Bound::Nothing,
        },
        (TriggerNode::OnTurn { as_player, .. }, What::Turn { seat, .. })
        | (TriggerNode::OnDeath { as_player, .. }, What::Death { seat, .. })
            if id == as_player =>
        {
            Bound::Player(seat.into())
        }
        _ => Bound::Nothing,
    }
}
