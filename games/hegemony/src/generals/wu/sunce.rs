//! Sun Ce.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Mark};
use engine::Host;

/// Draws a card when the owner uses a Duel or a red Slash or becomes the target of one.
pub struct Jiang;

impl Unit for Jiang {
    fn when(m: &Moment<'_>) -> bool {
        let card = m.card();
        let fits =
            card.kind == Kind::Duel || card.kind.is_slash() && card.colour == Some(Colour::Red);
        // A use with several targets is one use.
        let first = card.targets.iter().position(|target| !target.cancelled);
        let once = m.on.is_some_and(|on| first == Some(usize::from(on.n)));
        fits && (m.is(Point::TargetConfirmed) || once)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        run.draw(owner, 1);
        run.end();
    }
}

/// The owner's number in a fight by points goes up or down by 3.
pub struct Yingyang;

impl Unit for Yingyang {
    fn next(_: &Moment<'_>, picked: &Picked) -> Next {
        match picked.choice {
            None => Next { choices: Choice::Higher.bit() | Choice::Lower.bit(), ..Next::default() },
            Some(_) => Next::DONE,
        }
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let change = if run.picked().choice == Some(Choice::Lower) { -3 } else { 3 };
        run.end_with(10 + change);
    }
}

/// With one point of health at the start of the turn, the owner has Yingzi and Yinghun in this turn.
pub struct Hunshang;

impl Unit for Hunshang {
    fn when(m: &Moment<'_>) -> bool {
        m.me().hp == 1
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        run.mark(owner, Mark::Hunshang, 1);
        run.end();
    }
}
