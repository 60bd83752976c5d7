//! Zhuge Liang.

use crate::event::{Event, Fate};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::What;
use engine::{Host, List};

/// Looks at the top cards of the pile and puts each back on top or under the pile.
pub struct Guanxing;

impl Guanxing {
    const MOST: u8 = 5;

    fn looks_at(m: &Moment<'_>) -> u8 {
        let me = m.me();
        let head = me.generals[0].filter(|_| me.shown[0] && !me.removed[0] && !me.numb[0]);
        let own =
            head.is_some_and(|head| m.rules.data.general(head).skills[0].contains(Skill::Guanxing));
        if own && me.has(Skill::Yizhi) {
            Guanxing::MOST
        } else {
            Guanxing::MOST.min(m.state.alive().len())
        }
    }

    /// The top cards of the pile, the topmost first.
    fn top<H: Host<Hegemony>>(run: &Run<'_, '_, H>, n: u8) -> List<CardNo, 8> {
        run.state().pile.iter().rev().take(usize::from(n).min(8)).copied().collect()
    }

    /// What was picked first, then the others as they lie; and how many those are.
    fn order<H: Host<Hegemony>>(run: &Run<'_, '_, H>, n: u8) -> (List<CardNo, 8>, List<CardNo, 8>) {
        let picked = run.picked_in_order();
        let left =
            Guanxing::top(run, n).iter().copied().filter(|card| !picked.contains(card)).collect();
        (picked, left)
    }

    fn arrange<H: Host<Hegemony>>(
        run: &mut Run<'_, '_, H>,
        bottom: u8,
        first: &List<CardNo, 8>,
        second: &List<CardNo, 8>,
    ) {
        let order: List<CardNo, 8> = first.iter().chain(second.iter()).copied().collect();
        let (seat, n) = (run.owner(), order.len() as u8);
        run.ctx.emit(Event::PileArranged { seat, n, bottom, order });
    }
}

impl Unit for Guanxing {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        let n = run.frame.x;
        match run.stage() {
            0 => {
                let wanted = Guanxing::looks_at(&run.moment());
                let n = run.rules.look_at_top(run.ctx, owner, wanted);
                run.frame.x = n;
                run.then(1);
                run.ask(owner, false, What::Arrange { n, all_on_top: false });
            }
            1 => {
                let (top, rest) = Guanxing::order(run, n);
                let below = rest.len() as u8;
                if below < 2 {
                    Guanxing::arrange(run, below, &top, &rest);
                    return run.end();
                }
                // Those that go under the pile are put on top once more, to be put in order too; that they are
                // looked at again tells everybody how many they are.
                Guanxing::arrange(run, 0, &rest, &top);
                run.frame.x = run.rules.look_at_top(run.ctx, owner, below);
                run.then(2);
                run.ask(owner, true, What::Arrange { n: below, all_on_top: true });
            }
            _ => {
                let (first, second) = Guanxing::order(run, n);
                Guanxing::arrange(run, n, &first, &second);
                run.end();
            }
        }
    }
}

/// Without hand cards the owner cannot be the target of a Slash or a Duel.
pub struct Kongcheng;

impl Unit for Kongcheng {
    fn when(m: &Moment<'_>) -> bool {
        let kind = m.card().kind;
        (kind.is_slash() || kind == Kind::Duel) && m.me().hand.is_empty() && !m.target().cancelled
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.fate(Fate::Cancelled);
        run.end();
    }
}
