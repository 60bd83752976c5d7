//! Yue Jin.

use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Nature, Purpose, What, Zones};
use engine::Host;

/// At the end of another's turn, a basic card makes him discard a piece of equipment or be hurt.
pub struct Xiaoguo;

impl Unit for Xiaoguo {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty() && m.state.player(m.subject()).alive
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards(picked, m.own(Zones::HAND, Filter::Basic), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        let subject = run.moment().subject();
        match run.stage() {
            0 => {
                run.discard(owner, picked.cards);
                run.then(1);
                let (from, of, to) = (Zones::OWN, Filter::Equip, Purpose::Discard);
                run.ask(subject, true, What::Cards { from, of, min: 1, max: 1, to });
            }
            1 => {
                run.then(2);
                if picked.cards.is_empty() {
                    run.damage(Some(owner), subject, 1, Nature::Normal);
                } else {
                    run.discard(subject, picked.cards);
                }
            }
            _ => run.end(),
        }
    }
}
