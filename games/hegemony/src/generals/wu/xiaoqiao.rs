//! Xiao Qiao.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::{Damage, Filter, Zones};
use engine::{Host, Seat};

/// Spades of the owner are hearts: a query of the suit.
pub struct Hongyan;

impl Unit for Hongyan {}

/// Discards a heart of the hand: somebody else is hurt instead and draws as many cards as he has lost health.
pub struct Tianxiang;

impl Tianxiang {
    fn hearts(m: &Moment<'_>) -> CardSet {
        let hearts = m.own(Zones::HAND, Filter::Suit(Suit::Heart));
        // The general is turned up to pay, and then spades are hearts too.
        if m.me().all_skills().contains(Skill::Hongyan) {
            hearts.or(m.own(Zones::HAND, Filter::Suit(Suit::Spade)))
        } else {
            hearts
        }
    }
}

impl Unit for Tianxiang {
    fn when(m: &Moment<'_>) -> bool {
        !m.damage().prevented && !m.me().hand.is_empty() && !m.others().is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards_then_seats(picked, Tianxiang::hearts(m), (1, 1), m.others(), (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                let (owner, picked) = (run.owner(), run.picked());
                let (damage, victim) = (run.moment().damage(), picked.seat());
                run.discard(owner, picked.cards);
                run.prevent_damage();
                run.frame.x = victim.index() as u8;
                run.then(1);
                // It sets out anew, so that the armour and the skills of the new victim count.
                let moved = Damage {
                    victim,
                    moved: true,
                    prevented: false,
                    conducts: false,
                    distance: 0,
                    ..damage
                };
                run.rules.hurt(run.ctx, moved);
            }
            _ => {
                let victim = Seat::new(run.frame.x);
                let lost = run.state().player(victim).lost_hp();
                run.draw(victim, lost);
                run.end();
            }
        }
    }
}
