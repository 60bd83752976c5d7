//! Meng Huo.

use crate::event::{Cause, Event, Fate, Spot};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::OPEN;
use engine::Host;

/// Savage Assault does nothing to the owner, and what that of others does comes from the owner.
pub struct Huoshou;

impl Unit for Huoshou {
    fn when(m: &Moment<'_>) -> bool {
        let used = m.card();
        let own = m.subject() == m.owner;
        used.kind == Kind::SavageAssault
            && if m.is(Point::CardEffected) {
                own && !m.target().spared
            } else {
                // The point comes for each target, and once is enough.
                let first = used.targets.iter().position(|target| !target.cancelled);
                !own && first == m.on.map(|on| usize::from(on.n))
            }
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        if run.moment().is(Point::CardEffected) {
            run.fate(Fate::Spared);
        } else if let Some(on) = run.frame.on {
            let seat = run.owner();
            run.ctx.emit(Event::SourceChanged { at: on.at, seat });
        }
        run.end();
    }
}

/// Wounded, instead of drawing the owner turns up a card for each point lost: hearts heal, the others are kept.
pub struct Zaiqi;

impl Unit for Zaiqi {
    fn when(m: &Moment<'_>) -> bool {
        m.me().wounded()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                let (seat, n) = (run.owner(), run.me().lost_hp());
                let cards = run.take_top(n, Spot::Table, Cause::Reveal, OPEN);
                let rules = run.rules;
                let is_heart = |card: &CardNo| rules.data.face(*card).suit == Some(Suit::Heart);
                let hearts: CardSet = cards.iter().filter(is_heart).collect();
                run.then(1);
                run.recover(seat, hearts.len());
                run.move_open(hearts, Spot::Table, Spot::Discard, Cause::Discard);
                run.move_open(cards.minus(hearts), Spot::Table, Spot::Hand { seat }, Cause::Take);
            }
            _ => run.end_with(1),
        }
    }
}
