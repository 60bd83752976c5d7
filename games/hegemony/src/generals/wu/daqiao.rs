//! Da Qiao.

use crate::event::Event;
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::Occasion;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Zones};
use engine::{Host, SeatSet};

/// A diamond is an Indulgence.
pub struct Guose;

impl Unit for Guose {
    const MAKES: KindSet = KindSet::of(&[Kind::Indulgence]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        match kind {
            Kind::Indulgence => m.own(Zones::OWN, Filter::Suit(Suit::Diamond)),
            _ => CardSet::EMPTY,
        }
    }
}

/// Discards a card, and somebody in the owner's attack range is the target of a Slash instead.
pub struct Liuli;

impl Liuli {
    /// Who can become the target when this card is discarded.
    fn seats(m: &Moment<'_>, gone: CardSet) -> SeatSet {
        let card = m.card();
        let near = m.rules.in_range_without(m.state, m.owner, gone);
        near.without(card.user).minus(card.live())
    }
}

impl Unit for Liuli {
    fn when(m: &Moment<'_>) -> bool {
        m.card().kind.is_slash()
            && !m.me().own().is_empty()
            && !Liuli::seats(m, CardSet::EMPTY).is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        if !picked.cards.is_empty() {
            return Next::seats(picked, Liuli::seats(m, picked.cards), 1, 1);
        }
        let reaches = |&card: &CardNo| !Liuli::seats(m, CardSet::only(card)).is_empty();
        let cards = m.own(Zones::OWN, Filter::Any).iter().filter(reaches).collect();
        Next::cards(picked, cards, 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match (run.stage(), run.frame.on) {
            (0, Some(on)) => {
                let (owner, picked) = (run.owner(), run.picked());
                let to = picked.seat();
                run.discard(owner, picked.cards);
                run.ctx.emit(Event::TargetMoved { at: on.at, n: on.n, owner, seat: to });
                run.then(1);
                // The new target may have something to say in turn.
                run.rules.raise(run.ctx, Occasion { subject: to, ..on });
            }
            _ => run.end(),
        }
    }
}
