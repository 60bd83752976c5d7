//! Deng Ai.

use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::{Choice, Notice, Player, What};
use engine::Host;

/// The fields on the general.
fn fields(player: &Player) -> CardSet {
    player.special[0].or(player.special[1])
}

/// Judges when cards are lost outside the own turn: no heart may become a field, which brings the others nearer
/// (a query of the distance).
pub struct Tuntian;

impl Unit for Tuntian {
    fn when(m: &Moment<'_>) -> bool {
        let loses =
            |notice: &Notice| matches!(*notice, Notice::Lost { seat, .. } if seat == m.owner);
        // Cards of the hand and equipment that go at once are told of one after the other, but are one loss.
        let later = m.on.and_then(|on| m.state.notices.get(usize::from(on.at) + 1));
        loses(&m.notice()) && !later.is_some_and(loses) && m.state.current != m.owner
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let seat = run.owner();
        match run.stage() {
            0 => {
                run.then(1);
                run.judge(seat);
            }
            1 => {
                let Some(card) = run.judged_card() else { return run.end() };
                run.frame.x = card.0;
                run.then(2);
                if run.judged_suit() != Suit::Heart {
                    run.ask(
                        seat,
                        false,
                        What::Options { of: Choice::Yes.bit() | Choice::No.bit() },
                    );
                }
            }
            _ => {
                let place = run.rules.place_of(run.state(), seat, Skill::Tuntian);
                let (to, cause) = match (run.picked().choice, place) {
                    (Some(Choice::Yes), Some(place)) => {
                        (Spot::Special { seat, place }, Cause::Place)
                    }
                    _ => (Spot::Discard, Cause::Rest),
                };
                run.move_open(CardSet::only(CardNo(run.frame.x)), Spot::Table, to, cause);
                run.end();
            }
        }
    }
}

/// A field is a Snatch.
pub struct Jixi;

impl Unit for Jixi {
    const MAKES: KindSet = KindSet::of(&[Kind::Snatch]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        if kind == Kind::Snatch { fields(m.me()) } else { CardSet::EMPTY }
    }
}

/// Gives a field to somebody of the kingdom who was hurt.
pub struct Ziliang;

impl Unit for Ziliang {
    fn when(m: &Moment<'_>) -> bool {
        !fields(m.me()).is_empty() && m.friends(m.subject()) && m.state.player(m.subject()).alive
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards(picked, fields(m.me()), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, seat) = (run.owner(), run.moment().subject());
        let cards = run.picked().cards;
        for place in Place::BOTH {
            let given = cards.and(run.me().special[place as usize]);
            let from = Spot::Special { seat: owner, place };
            run.move_open(given, from, Spot::Hand { seat }, Cause::Give);
        }
        run.end();
    }
}
