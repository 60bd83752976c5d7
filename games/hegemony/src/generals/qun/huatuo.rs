//! Hua Tuo.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Player, Zones};
use engine::Host;

/// A red card is a Peach while it is not the owner's turn.
pub struct Jijiu;

impl Unit for Jijiu {
    const MAKES: KindSet = KindSet::PEACH;

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        if kind != Kind::Peach || m.state.current == m.owner {
            return CardSet::EMPTY;
        }
        m.own(Zones::OWN, Filter::Colour(Colour::Red))
    }
}

/// A hand card heals somebody who is wounded.
pub struct Qingnang;

impl Unit for Qingnang {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let wounded = m.only(m.state.alive(), Player::wounded);
        if wounded.is_empty() {
            return Next::default();
        }
        Next::cards_then_seats(picked, m.me().hand, (1, 1), wounded, (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        run.discard(owner, picked.cards);
        run.recover(picked.seat(), 1);
        run.end();
    }
}
