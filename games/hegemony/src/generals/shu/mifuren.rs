//! Lady Mi.

use crate::event::{Cause, Event, Spot};
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::{Phase, Point};
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::Notice;
use engine::Host;

/// Draws two cards when this general is shown, recovers when it is removed.
pub struct Guixiu;

impl Unit for Guixiu {
    fn when(m: &Moment<'_>) -> bool {
        let place = match m.notice() {
            Notice::Shown { place, .. } | Notice::Removed { place, .. } => place,
            _ => return false,
        };
        let lady = m.rules.data.skill(Skill::Guixiu).general;
        m.me().generals[place as usize] == lady && (m.is(Point::GeneralShown) || m.me().wounded())
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        if run.moment().is(Point::GeneralShown) {
            run.draw(owner, 2);
        } else {
            run.recover(owner, 1);
        }
        run.end();
    }
}

/// Once a game this general is removed, and somebody gains Yongjue; another player draws two cards too.
pub struct Cunsi;

impl Unit for Cunsi {
    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, m.state.alive(), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                run.then(1);
                let place = run.rules.place_of(run.state(), owner, Skill::Cunsi);
                let general = place.and_then(|place| run.me().generals[place as usize]);
                if let (Some(place), Some(general)) = (place, general) {
                    run.ctx.emit(Event::GeneralRemoved { seat: owner, place, general });
                }
            }
            _ => {
                let seat = run.picked().seat();
                run.ctx.emit(Event::SkillGained { seat, skill: Skill::Yongjue });
                if seat != owner {
                    run.draw(seat, 2);
                }
                run.end();
            }
        }
    }
}

/// Somebody of the kingdom whose first card in his Play phase is a Slash gets it back when it is done.
pub struct Yongjue;

impl Unit for Yongjue {
    fn when(m: &Moment<'_>) -> bool {
        let (used, user) = (m.card(), m.subject());
        used.kind.is_slash()
            && used.opening
            && m.rules.in_phase(m.state, user, Phase::Play)
            && m.state.player(user).alive
            && m.friends(user)
            && !used.cards.and(m.state.table).is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let seat = run.moment().subject();
        let cards = run.moment().card().cards.and(run.state().table);
        run.move_open(cards, Spot::Table, Spot::Hand { seat }, Cause::Take);
        run.end();
    }
}
