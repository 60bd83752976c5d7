//! Zhou Tai.

use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::{Filter, OPEN, Player, Purpose, What, Zones};
use engine::Host;

/// Cards of the pile stand for missing health: the owner lives on while no two of them have the same number.
pub struct Buqu;

impl Buqu {
    const ON_GENERALS: Zones = Zones(Zones::SPECIAL.0 | Zones::SPECIAL_DEPUTY.0);

    fn cards(player: &Player) -> CardSet {
        player.special[0].or(player.special[1])
    }

    /// How many cards stand for the health that is missing.
    fn needed(player: &Player) -> u8 {
        (1 - player.hp).max(0) as u8
    }
}

impl Unit for Buqu {
    fn when(m: &Moment<'_>) -> bool {
        let cards = Buqu::cards(m.me());
        match m.point() {
            Some(Point::HpRecover) => cards.len() > Buqu::needed(m.me()),
            Some(Point::AskForPeachesDone) => {
                !cards.is_empty() && m.me().hp < 1 && m.rules.is_covered(m.state, m.owner)
            }
            _ => m.me().hp < 1,
        }
    }

    fn must(m: &Moment<'_>) -> bool {
        !m.is(Point::PostHpReduced)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        let (cards, needed) = (Buqu::cards(run.me()), Buqu::needed(run.me()));
        match (run.moment().point(), run.stage()) {
            (Some(Point::HpRecover), 0) if needed > 0 => {
                let n = cards.len().saturating_sub(needed);
                let (from, of, to) = (Buqu::ON_GENERALS, Filter::Any, Purpose::Discard);
                run.then(1);
                run.ask(owner, false, What::Cards { from, of, min: n, max: n, to });
            }
            (Some(Point::HpRecover), stage) => {
                let gone = if stage == 0 { cards } else { run.picked().cards };
                run.discard(owner, gone);
                run.end();
            }
            // What was left after somebody had helped has no number twice.
            (Some(Point::AskForPeachesDone), _) => run.end_with(1),
            _ => {
                let place = run.rules.place_of(run.state(), owner, Skill::Buqu);
                let to = Spot::Special { seat: owner, place: place.unwrap_or(Place::Head) };
                let more = needed.saturating_sub(cards.len());
                if more > 0 {
                    run.take_top(more, to, Cause::Place, OPEN);
                }
                let lives = run.rules.is_covered(run.state(), owner);
                run.end_with(i32::from(lives));
            }
        }
    }
}
