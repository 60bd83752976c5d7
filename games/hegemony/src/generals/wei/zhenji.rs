//! Zhen Ji.

use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Filter, What, Zones};
use engine::Host;

/// Judges as long as black comes up and the owner likes, and keeps the black cards.
pub struct Luoshen;

impl Luoshen {
    /// Nothing is in use when a turn begins, so what lies on the table was judged by.
    fn keep<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (seat, cards) = (run.owner(), run.state().table);
        run.move_open(cards, Spot::Table, Spot::Hand { seat }, Cause::Take);
        run.end();
    }
}

impl Unit for Luoshen {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            1 if run.judged_suit().colour() == Colour::Black => {
                run.then(2);
                run.ask(owner, false, What::Options { of: Choice::Yes.bit() | Choice::No.bit() });
            }
            1 => {
                if let Some(card) = run.judged_card() {
                    run.move_open(CardSet::only(card), Spot::Table, Spot::Discard, Cause::Rest);
                }
                Luoshen::keep(run);
            }
            2 if run.picked().choice != Some(Choice::Yes) => Luoshen::keep(run),
            _ => {
                run.then(1);
                run.judge(owner);
            }
        }
    }
}

/// A black hand card is a Dodge.
pub struct Qingguo;

impl Unit for Qingguo {
    const MAKES: KindSet = KindSet::JINK;

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        if kind == Kind::Jink {
            m.own(Zones::HAND, Filter::Colour(Colour::Black))
        } else {
            CardSet::EMPTY
        }
    }
}
