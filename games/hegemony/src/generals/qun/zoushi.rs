//! Lady Zou.

use crate::event::Event;
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::{Choice, Filter, State, What, Zones};
use engine::{Host, Seat, SeatSet};

/// Turns the general up: from then on nobody else shows generals in the owner's turn, a query of the rules.
pub struct Huoshui;

impl Unit for Huoshui {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().has(Skill::Huoshui)
    }
}

/// For a piece of equipment, turns a general of somebody down who has shown both.
pub struct Qingcheng;

impl Qingcheng {
    /// The generals of a player that can be turned down, as options.
    fn places(rules: &Hegemony, state: &State, seat: Seat) -> u32 {
        let player = state.player(seat);
        if player.shown != [true; 2] {
            return 0;
        }
        let can = |place: Place| {
            let general = player.generals[place as usize];
            let lord = general.is_none_or(|general| rules.data.general(general).lord.is_some());
            !player.removed[place as usize] && !lord
        };
        [(Place::Head, Choice::Head), (Place::Deputy, Choice::Deputy)]
            .into_iter()
            .filter(|(place, _)| can(*place))
            .fold(0, |of, (_, choice)| of | choice.bit())
    }

    fn targets(m: &Moment<'_>) -> SeatSet {
        let can = |&seat: &Seat| Qingcheng::places(m.rules, m.state, seat) != 0;
        m.others().iter().filter(can).collect()
    }
}

impl Unit for Qingcheng {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().own().is_empty() && !Qingcheng::targets(m).is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let equipment = m.own(Zones::OWN, Filter::Equip);
        Next::cards_then_seats(picked, equipment, (1, 1), Qingcheng::targets(m), (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                let picked = run.picked();
                run.frame.x = picked.seat().index() as u8;
                run.discard(owner, picked.cards);
                run.then(1);
            }
            1 => {
                let of = Qingcheng::places(run.rules, run.state(), Seat::new(run.frame.x));
                run.then(2);
                run.ask(owner, false, What::Options { of });
            }
            2 => {
                let seat = Seat::new(run.frame.x);
                let of = Qingcheng::places(run.rules, run.state(), seat);
                let chosen = run.picked().choice.filter(|choice| of & choice.bit() != 0);
                run.then(3);
                if let Some(place) = chosen.and_then(Choice::place) {
                    run.ctx.emit(Event::GeneralHidden { seat, place });
                    // Whom a skill has kept alive without health may be dying.
                    run.rules.hp_reduced(run.ctx, seat, None);
                }
            }
            _ => run.end(),
        }
    }
}
