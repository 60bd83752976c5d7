//! Lu Su.

use crate::event::{Cause, Event};
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::{Filter, Mark, Purpose, What, Zones};
use engine::{Host, Seat, SeatSet};

/// Draws two cards more; with more than five in hand half of them go to somebody who has the fewest.
pub struct Haoshi;

impl Haoshi {
    /// The others with the fewest hand cards.
    fn fewest(m: &Moment<'_>) -> SeatSet {
        let size = |seat: Seat| m.state.player(seat).hand.len();
        let least = m.others().iter().map(size).min();
        m.others().iter().filter(|&seat| Some(size(seat)) == least).collect()
    }
}

impl Unit for Haoshi {
    fn when(m: &Moment<'_>) -> bool {
        let gives = m.me().mark(Mark::Haoshi) > 0 && m.me().hand.len() > 5;
        m.is(Point::DrawNCards) || gives && !m.others().is_empty()
    }

    fn must(m: &Moment<'_>) -> bool {
        m.is(Point::AfterDrawNCards)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match (run.moment().point(), run.stage()) {
            (Some(Point::DrawNCards), _) => {
                let n = run.state().drawing + 2;
                run.ctx.emit(Event::DrawChanged { n });
                run.mark(owner, Mark::Haoshi, 1);
                run.end();
            }
            (_, 0) => {
                let of = Haoshi::fewest(&run.moment());
                run.then(1);
                if of.len() > 1 {
                    run.ask(owner, false, What::Seats { of, min: 1, max: 1, to: Purpose::Give });
                }
            }
            (_, 1) => {
                let only = Haoshi::fewest(&run.moment()).first();
                let Some(to) = run.picked().seats.first().copied().or(only) else {
                    return run.end();
                };
                run.frame.x = to.index() as u8;
                // Everybody hears who it is before the cards are picked.
                let targets = SeatSet::only(to);
                run.ctx.emit(Event::SkillUsed { seat: owner, skill: Skill::Haoshi, targets });
                let n = run.me().hand.len() / 2;
                let (from, of, to) = (Zones::HAND, Filter::Any, Purpose::Give);
                run.then(2);
                run.ask(owner, false, What::Cards { from, of, min: n, max: n, to });
            }
            _ => {
                let (to, cards) = (Seat::new(run.frame.x), run.picked().cards);
                run.pass_on(owner, to, cards, Cause::Give);
                run.end();
            }
        }
    }
}

/// Two others swap hands; the owner discards as many cards as one of them has more.
pub struct Dimeng;

impl Dimeng {
    /// How many cards it costs to have these two swap.
    fn cost(m: &Moment<'_>, one: Seat, other: Seat) -> u8 {
        m.state.player(one).hand.len().abs_diff(m.state.player(other).hand.len())
    }

    /// Who can be the second beside the first, in the order in which seats are picked.
    fn partners(m: &Moment<'_>, one: Seat) -> SeatSet {
        let most = m.me().own().len();
        let fits = |&other: &Seat| other > one && Dimeng::cost(m, one, other) <= most;
        m.others().iter().filter(fits).collect()
    }
}

impl Unit for Dimeng {
    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        match picked.seats[..] {
            [] => {
                let paired = |&one: &Seat| !Dimeng::partners(m, one).is_empty();
                Next { seats: m.others().iter().filter(paired).collect(), ..Next::default() }
            }
            [one] => Next { seats: Dimeng::partners(m, one), ..Next::default() },
            [one, other, ..] => {
                let n = Dimeng::cost(m, one, other);
                Next::cards(picked, m.own(Zones::OWN, Filter::Any), n, n)
            }
        }
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        if let [one, other, ..] = picked.seats[..] {
            run.discard(owner, picked.cards);
            let (first, second) = (run.state().player(one).hand, run.state().player(other).hand);
            run.pass_on(one, other, first, Cause::Swap);
            run.pass_on(other, one, second, Cause::Swap);
        }
        run.end();
    }
}
