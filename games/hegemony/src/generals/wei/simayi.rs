//! Sima Yi.

use crate::event::{Cause, Event, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Purpose, Zones};
use engine::{Host, Seat};

/// Takes a card from whoever hurt the owner.
pub struct Fankui;

impl Fankui {
    fn source(m: &Moment<'_>) -> Option<Seat> {
        let source = m.damage().source?;
        let player = m.state.player(source);
        (player.alive && source != m.owner && !player.own().is_empty()).then_some(source)
    }
}

impl Unit for Fankui {
    fn when(m: &Moment<'_>) -> bool {
        Fankui::source(m).is_some()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let Some(source) = Fankui::source(&run.moment()) else { return run.end() };
        match run.stage() {
            0 => {
                run.then(1);
                run.ask_card_of(source, Zones::OWN, Purpose::Take);
            }
            _ => {
                if let Some(card) = run.card_picked_of(source) {
                    let owner = run.owner();
                    run.pass_on(source, owner, CardSet::only(card), Cause::Take);
                }
                run.end();
            }
        }
    }
}

/// Puts a hand card in the place of any judgement card.
pub struct Guicai;

impl Unit for Guicai {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let hand = m.own(Zones::HAND, Filter::Any);
        let free = hand.iter().filter(|&card| !m.rules.barred(m.state, m.owner, card)).collect();
        Next::cards(picked, free, 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        if let Some(card) = run.picked().cards.first() {
            let (owner, old) = (run.owner(), run.moment().judgement().card);
            run.move_open(
                CardSet::only(card),
                Spot::Hand { seat: owner },
                Spot::Table,
                Cause::Retrial,
            );
            run.ctx.emit(Event::JudgementReplaced { seat: owner, card });
            run.move_open(CardSet::only(old), Spot::Table, Spot::Discard, Cause::Rest);
        }
        run.end();
    }
}
