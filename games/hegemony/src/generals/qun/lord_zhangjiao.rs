//! Lord Zhang Jiao.

use crate::event::{Cause, Event, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, OPEN, Purpose, State, What, Zones};
use engine::{Host, Seat};

/// Looks at as many cards of the pile as the kingdom counts, eight at most, and puts them in order.
pub struct Wuxin;

/// The most cards that can be put in order at once.
const MOST: u8 = 8;

impl Unit for Wuxin {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                let n = run.rules.following(run.state(), owner).min(MOST);
                let n = run.rules.look_at_top(run.ctx, owner, n);
                run.frame.x = n;
                run.then(1);
                run.ask(owner, false, What::Arrange { n, all_on_top: true });
            }
            _ => {
                let n = run.frame.x;
                let mut order = run.picked_in_order();
                // The last one has no choice of place left.
                let pile = run.state().pile;
                for &card in pile.iter().rev().take(usize::from(n)) {
                    if !order.contains(&card) && order.len() < usize::from(MOST) {
                        order.push(card);
                    }
                }
                run.ctx.emit(Event::PileArranged { seat: owner, n, bottom: 0, order });
                run.end();
            }
        }
    }
}

/// Soldiers on the banner count for the kingdom, fall for their lord, and are Slashes for all of the kingdom.
pub struct Hongfa;

impl Unit for Hongfa {
    const MAKES: KindSet = KindSet::of(&[Kind::Slash]);

    fn when(m: &Moment<'_>) -> bool {
        match m.point() {
            Some(Point::PhaseStartStart) => m.me().special[0].is_empty(),
            Some(_) => !m.me().special[0].is_empty(),
            None => true,
        }
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 if run.moment().is(Point::PhaseStartStart) => {
                let n = run.rules.following(run.state(), owner);
                let to = Spot::Special { seat: owner, place: Place::Head };
                run.take_top(n, to, Cause::Place, OPEN);
                run.end();
            }
            0 => {
                run.then(1);
                let (from, of, to) = (Zones::SPECIAL, Filter::Any, Purpose::Discard);
                run.ask(owner, true, What::Cards { from, of, min: 1, max: 1, to });
            }
            _ => {
                let soldiers = run.picked().cards;
                run.discard(owner, soldiers);
                run.end_with(i32::from(!soldiers.is_empty()));
            }
        }
    }

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        if kind == Kind::Slash { m.rules.soldiers(m.state, m.owner) } else { CardSet::EMPTY }
    }
}

/// For a red card, takes the Scroll of Peace from where all can see it.
pub struct Wendao;

impl Wendao {
    fn is_scroll(rules: &Hegemony, card: CardNo) -> bool {
        rules.kind(card) == Kind::PeaceSpell
    }

    fn discarded(rules: &Hegemony, state: &State) -> Option<CardNo> {
        state.discard.iter().copied().find(|&card| Wendao::is_scroll(rules, card))
    }

    fn worn(rules: &Hegemony, state: &State) -> Option<(Seat, CardNo)> {
        let armour = |seat: Seat| state.player(seat).equip[Slot::Armour as usize];
        let scroll = |seat: Seat| armour(seat).filter(|&card| Wendao::is_scroll(rules, card));
        state.alive().iter().find_map(|seat| scroll(seat).map(|card| (seat, card)))
    }
}

impl Unit for Wendao {
    fn when(m: &Moment<'_>) -> bool {
        m.rules.has_peace_spell
            && (Wendao::discarded(m.rules, m.state).is_some()
                || Wendao::worn(m.rules, m.state).is_some())
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards(picked, m.own(Zones::OWN, Filter::Colour(Colour::Red)), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, cards) = (run.owner(), run.picked().cards);
        run.discard(owner, cards);
        if let Some(card) = Wendao::discarded(run.rules, run.state()) {
            let to = Spot::Hand { seat: owner };
            run.move_open(CardSet::only(card), Spot::Discard, to, Cause::Take);
        } else if let Some((from, card)) = Wendao::worn(run.rules, run.state()) {
            run.pass_on(from, owner, CardSet::only(card), Cause::Take);
        }
        run.end();
    }
}
