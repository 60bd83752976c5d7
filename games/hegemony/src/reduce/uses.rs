//! A card in use begins, and its targets change.

use super::note_deed;
use crate::event::{Aim, Event, Fate};
use crate::ids::*;
use crate::rules::Hegemony;
use crate::state::*;
use engine::List;

pub(super) fn reduce(rules: &Hegemony, state: &mut State, event: &Event) {
    match *event {
        Event::UseBegan { seat, kind, cards, skill, targets, victim, aim } => {
            if aim == Aim::Judged {
                state.judged = state.judged.or(cards);
            }
            if kind == Kind::Peach
                && let Some(helped) = targets.first()
            {
                note_deed(state, seat, helped, 2);
            }
            state.last_kind = Some(kind);
            state.last_skill = skill.or(state.last_skill);
            let drunk = kind.is_slash() && state.player(seat).mark(Mark::Drunk) > 0;
            let number = match cards.first() {
                Some(card) if cards.len() == 1 => rules.data.face(card).number,
                _ => 0,
            };
            let suit = rules.suit_of(state, seat, cards);
            let colour = rules.colour_of(state, seat, cards);
            let first = if kind.is_slash() || targets.len() < 2 { state.current } else { seat };
            let mut list = List::new();
            for other in rules.seats_from(first) {
                if targets.contains(other) {
                    list.push(Target { seat: other, ..Target::default() });
                }
            }
            let opening = rules.in_phase(state, seat, crate::point::Phase::Play)
                && state.player(seat).mark(Mark::CardsUsed) == 0;
            let used = Use {
                user: seat,
                kind,
                cards,
                suit,
                colour,
                number,
                skill,
                targets: list,
                victim,
                drunk,
                opening,
                ..Use::default()
            };
            if state.uses.len() < USES {
                state.uses.push(used);
            }
        }
        Event::TargetChanged { at, n, fate, .. } => {
            if let Some(target) = state
                .uses
                .get_mut(usize::from(at))
                .and_then(|used| used.targets.get_mut(usize::from(n)))
            {
                match fate {
                    Fate::Cancelled => target.cancelled = true,
                    Fate::Spared | Fate::Nullified => target.spared = true,
                    Fate::KingdomNullified => {
                        target.spared = true;
                        target.settled = true;
                    }
                    Fate::NoJink => target.no_jink = true,
                    Fate::Twice => target.twice = true,
                    Fate::BackTwice => target.back_twice = true,
                    Fate::ArmourIgnored => target.armour_ignored = true,
                    Fate::HitAnyway => target.hit_anyway = true,
                }
            }
        }
        Event::TargetMoved { at, n, seat, .. } => {
            if let Some(target) = state
                .uses
                .get_mut(usize::from(at))
                .and_then(|used| used.targets.get_mut(usize::from(n)))
            {
                *target = Target { seat, ..Target::default() };
            }
        }
        _ => {}
    }
}
