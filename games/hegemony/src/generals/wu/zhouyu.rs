//! Zhou Yu.

use crate::event::{Cause, Event};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Nature, What};
use engine::{Host, Seat};

/// Draws one card more in the Draw phase.
pub struct YingziZhouyu;

impl Unit for YingziZhouyu {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let n = run.state().drawing + 1;
        run.ctx.emit(Event::DrawChanged { n });
        run.end();
    }
}

/// Somebody names a suit, takes a card of the owner's hand and is hurt if it is of another suit.
pub struct Fanjian;

impl Unit for Fanjian {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, m.others(), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                let target = run.picked().seat();
                run.frame.x = target.index() as u8;
                run.then(1);
                let of = Suit::ALL.iter().fold(0, |of, &suit| of | Choice::of_suit(suit).bit());
                run.ask(target, false, What::Options { of });
            }
            1 => {
                let target = Seat::new(run.frame.x);
                let named = run.picked().choice.and_then(Choice::suit);
                let taken = run.rules.blind(run.ctx, owner);
                // Only what comes of it is for all to see.
                run.rules.forget_kept(run.ctx);
                run.then(2);
                if let (Some(card), true) = (taken, run.is_alive(target)) {
                    run.pass_on(owner, target, CardSet::only(card), Cause::Take);
                    run.ctx.emit(Event::CardShown { seat: target, card });
                    // It is the taker's card now: whose spades are hearts sees a heart.
                    let suit = run.rules.suit(run.state(), target, card);
                    if named != Some(suit) {
                        run.damage(Some(owner), target, 1, Nature::Normal);
                    }
                }
            }
            _ => run.end(),
        }
    }
}
