//! Cai Wenji.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Filter, Player, What, Zones};
use engine::{Host, Seat};

/// For a card, a victim of a Slash judges; the suit helps the victim or troubles the source.
pub struct Beige;

impl Unit for Beige {
    fn when(m: &Moment<'_>) -> bool {
        m.damage().kind.is_some_and(Kind::is_slash)
            && m.state.player(m.damage().victim).alive
            && !m.me().own().is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards(picked, m.own(Zones::OWN, Filter::Any), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let damage = run.moment().damage();
        match run.stage() {
            0 => {
                let (owner, cards) = (run.owner(), run.picked().cards);
                run.discard(owner, cards);
                run.then(1);
                run.judge(damage.victim);
            }
            1 => {
                let suit = run.judged_suit();
                run.then(2);
                let source = damage.source.filter(|&source| run.is_alive(source));
                match (suit, source) {
                    (Suit::Heart, _) => run.recover(damage.victim, 1),
                    (Suit::Diamond, _) => run.draw(damage.victim, 2),
                    (Suit::Club, Some(source)) => run.make_discard(source, 2, Zones::OWN),
                    (Suit::Spade, Some(source)) => run.turn_over(source),
                    _ => {}
                }
            }
            _ => run.end(),
        }
    }
}

/// When the owner is killed, a general of the killer loses all its skills.
pub struct Duanchang;

impl Duanchang {
    fn killer(m: &Moment<'_>) -> Option<Seat> {
        let at = m.on?.at;
        let killer = Seat::new(at);
        (at < m.rules.seats && killer != m.owner && m.state.player(killer).alive).then_some(killer)
    }

    /// The generals that have something to lose.
    fn able(player: &Player) -> impl Iterator<Item = (Place, Choice)> + use<> {
        let (removed, numb) = (player.removed, player.numb);
        [(Place::Head, Choice::Head), (Place::Deputy, Choice::Deputy)]
            .into_iter()
            .filter(move |(place, _)| !removed[*place as usize] && !numb[*place as usize])
    }
}

impl Unit for Duanchang {
    fn when(m: &Moment<'_>) -> bool {
        let able = |killer| Duanchang::able(m.state.player(killer)).next().is_some();
        Duanchang::killer(m).is_some_and(able)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let Some(killer) = Duanchang::killer(&run.moment()) else { return run.end() };
        let able = Duanchang::able(run.state().player(killer));
        match run.stage() {
            0 => {
                let of = able.fold(0, |of, (_, choice)| of | choice.bit());
                let owner = run.owner();
                run.then(1);
                run.ask(owner, false, What::Options { of });
            }
            1 => {
                let chosen = run.picked().choice.and_then(Choice::place);
                let place = chosen.or(able.map(|(place, _)| place).next());
                run.then(2);
                if let Some(place) = place {
                    run.numb_general(killer, place);
                }
            }
            _ => run.end(),
        }
    }
}
