//! Zhang Zhao & Zhang Hong.

use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Filter, State, What, Zones};
use engine::{Host, SeatSet};

/// Puts equipment of the hand on somebody else who has none of its kind, and draws a card.
pub struct Zhijian;

impl Zhijian {
    /// Who can be given this.
    fn seats(m: &Moment<'_>, card: CardNo) -> SeatSet {
        match m.rules.kind(card).slot() {
            Some(slot) => m.only(m.others(), |player| player.equip[slot as usize].is_none()),
            None => SeatSet::EMPTY,
        }
    }
}

impl Unit for Zhijian {
    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        if let Some(card) = picked.cards.first() {
            return Next::seats(picked, Zhijian::seats(m, card), 1, 1);
        }
        let wanted = |&card: &CardNo| !Zhijian::seats(m, card).is_empty();
        let cards = m.own(Zones::HAND, Filter::Equip).iter().filter(wanted).collect();
        Next::cards(picked, cards, 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        if let Some(card) = picked.cards.first() {
            run.rules.put_on(run.ctx, picked.seat(), card, Spot::Hand { seat: owner });
            run.draw(owner, 1);
        }
        run.end();
    }
}

/// At the end of another's Discard phase a card that he discarded goes back to him, and the owner takes the rest.
pub struct Guzheng;

impl Guzheng {
    /// Those of these cards that still lie in the discard pile.
    fn lying(state: &State, cards: CardSet) -> CardSet {
        state.discard.iter().copied().collect::<CardSet>().and(cards)
    }
}

impl Unit for Guzheng {
    fn when(m: &Moment<'_>) -> bool {
        m.state.player(m.subject()).alive && !Guzheng::lying(m.state, m.state.dropped).is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards(picked, Guzheng::lying(m.state, m.state.dropped), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        let all = run.state().dropped.or(run.state().shed);
        match run.stage() {
            0 => {
                let to = Spot::Hand { seat: run.moment().subject() };
                run.move_open(picked.cards, Spot::Discard, to, Cause::Give);
                run.then(1);
                if Guzheng::lying(run.state(), all).is_empty() {
                    return run.end();
                }
                run.ask(owner, false, What::Options { of: Choice::Yes.bit() | Choice::No.bit() });
            }
            _ => {
                if picked.choice == Some(Choice::Yes) {
                    let rest = Guzheng::lying(run.state(), all);
                    run.move_open(rest, Spot::Discard, Spot::Hand { seat: owner }, Cause::Take);
                }
                run.end();
            }
        }
    }
}
