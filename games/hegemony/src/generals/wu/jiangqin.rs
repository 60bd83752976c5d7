//! Jiang Qin.

use crate::event::{Cards, Event, Fate};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Filter, Player, Purpose, What};
use engine::{Host, Seat};

/// Shows somebody the hand, then looks at his and may discard a black card of it, or at his hidden generals.
pub struct Shangyi;

impl Shangyi {
    /// What can be looked at: the hand, and the hidden generals together.
    fn choices(player: &Player) -> u32 {
        let hand = if player.hand.is_empty() { 0 } else { Choice::Hand.bit() };
        let generals = match Place::BOTH.map(|place| player.hides(place)) {
            [true, true] => Choice::Both.bit(),
            [true, false] => Choice::Head.bit(),
            [false, true] => Choice::Deputy.bit(),
            [false, false] => 0,
        };
        hand | generals
    }
}

impl Unit for Shangyi {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let of = m.only(m.others(), |player| Shangyi::choices(player) != 0);
        Next::seats(picked, of, 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        let picked = run.picked();
        let target = if run.stage() == 0 { picked.seat() } else { Seat::new(run.frame.x) };
        match run.stage() {
            0 => {
                let cards = Cards::Known(run.me().hand);
                run.ctx.emit(Event::HandSeen { seat: target, owner, cards });
                run.frame.x = target.index() as u8;
                run.then(1);
                let of = Shangyi::choices(run.state().player(target));
                run.ask(owner, false, What::Options { of });
            }
            1 if picked.choice == Some(Choice::Hand) => {
                let cards = Cards::Known(run.state().player(target).hand);
                run.ctx.emit(Event::HandSeen { seat: owner, owner: target, cards });
                run.then(2);
                let (of, to) = (Filter::Colour(Colour::Black), Purpose::Discard);
                run.ask(owner, true, What::HandOf { seat: target, of, to });
            }
            1 => {
                for place in Place::BOTH {
                    if run.state().player(target).hides(place) {
                        run.rules.peek(run.ctx, owner, target, Some(place));
                    }
                }
                run.end();
            }
            _ => {
                if let Some(card) = picked.cards.first() {
                    run.dismantle(target, card);
                }
                run.end();
            }
        }
    }
}

/// In a siege that the owner takes part in, the besieged needs two Dodges against a Slash of the besiegers.
pub struct Niaoxiang;

impl Unit for Niaoxiang {
    fn when(m: &Moment<'_>) -> bool {
        let besiegers = m.rules.besiegers(m.state, m.target().seat);
        m.card().kind.is_slash() && besiegers.contains(m.owner) && besiegers.contains(m.card().user)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.fate(Fate::Twice);
        run.end();
    }
}
