//! What a card does, in codes with figures that clients turn into sentences, as far as that reads well: then text and
//! behaviour cannot differ. What is left out here has a text of its own.

use crate::data::Kind;
use crate::ids::Def;
use crate::program::{Address, Op};
use crate::rules::SmashUp;
use crate::speech::Purpose;
use crate::vocabulary::{At, ExtraText, Filter, Group, Number, On, Pick, Place, Side, Who};
use engine::Note;
use serde::Serialize;

/// A step that is a sentence by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Said {
    Draw {
        n: i8,
    },
    Points {
        n: i8,
    },
    /// `who` is `you`, `others` or `others_here`.
    Madness {
        n: i8,
        who: &'static str,
    },
    /// More power for all own minions until the end of the turn.
    Boost {
        by: i8,
    },
    ExtraAction {
        n: i8,
    },
    /// Of at most this power if it says so; `place` is `any` or `empty`, where one has no minion.
    ExtraMinion {
        n: i8,
        max: Option<u8>,
        place: &'static str,
    },
}

impl SmashUp {
    /// The sentences of a card that does nothing but what they say, when it is played.
    pub fn sayings(&self, card: Def) -> Option<Vec<Note>> {
        let face = self.face(card);
        let simple = matches!(face.kind, Kind::Minion | Kind::Action) && face.statics.is_empty();
        let mut said = Vec::new();
        for ability in self.abilities(card) {
            if !simple || ability.on != On::Play || ability.when.is_some() || ability.may {
                return None;
            }
            let steps = &self.data.program[usize::from(ability.start)..];
            for op in steps.iter().take_while(|op| **op != Op::End) {
                said.push(Note::of(&say(*op)?));
            }
        }
        (!said.is_empty()).then_some(said)
    }
}

impl SmashUp {
    /// What becomes of what is picked, by the steps that follow.
    pub(crate) fn purpose(&self, pick: Pick, next: Address) -> Purpose {
        let steps = self.data.program.iter().skip(usize::from(next));
        let mut steps = steps.take_while(|op| !matches!(op, Op::End | Op::Jump(_)));
        let found = match pick {
            Pick::Cards { .. } => steps.find_map(of_cards),
            Pick::Base(_) => steps.find_map(of_base),
            Pick::Things { .. } => steps.find_map(of_things),
            Pick::Player { .. } | Pick::Faction | Pick::Number(_) => None,
        };
        found.unwrap_or(Purpose::Other)
    }
}

fn of_cards(op: &Op) -> Option<Purpose> {
    match op {
        Op::Put { to, .. } => Some(match to {
            Place::Hand => Purpose::Hand,
            Place::Discard => Purpose::Discard,
            Place::Top | Place::Shown => Purpose::Top,
            Place::Bottom => Purpose::Sink,
            Place::Shuffle => Purpose::Shuffle,
            Place::Play | Place::PlayHere => Purpose::Play,
            Place::Madness => Purpose::Madness,
            Place::TheirHand => Purpose::Give,
        }),
        Op::SwapBase { .. } => Some(Purpose::Swap),
        _ => None,
    }
}

fn of_base(op: &Op) -> Option<Purpose> {
    match op {
        Op::Pick(Pick::Base(_)) => Some(Purpose::From),
        Op::Move { .. } => Some(Purpose::To),
        Op::Destroy(_) => Some(Purpose::Destroy),
        Op::Return(_) => Some(Purpose::Return),
        Op::SwapBase { .. } => Some(Purpose::Swap),
        _ => None,
    }
}

fn of_things(op: &Op) -> Option<Purpose> {
    match op {
        // What is picked first is only a measure for what is picked next.
        Op::Pick(Pick::Things { .. }) => Some(Purpose::Other),
        Op::Move { to: At::Here, .. } => Some(Purpose::MoveHere),
        Op::Move { .. } => Some(Purpose::Move),
        Op::Destroy(_) => Some(Purpose::Destroy),
        Op::Return(_) => Some(Purpose::Return),
        Op::Bottom(_) => Some(Purpose::Sink),
        Op::Boost { what: Group::Picked, .. } => Some(Purpose::Boost),
        _ => None,
    }
}

fn say(op: Op) -> Option<Said> {
    let own = Filter { side: Side::Own, ..Filter::default() };
    Some(match op {
        Op::Draw { n: Number::Fixed(n), who: Who::You } => Said::Draw { n },
        Op::Points { n: Number::Fixed(n) } => Said::Points { n },
        Op::Madness { n: Number::Fixed(n), who } => {
            let who = match who {
                Who::You => "you",
                Who::Others => "others",
                Who::OthersHere => "others_here",
                Who::Each | Who::Doer => return None,
            };
            Said::Madness { n, who }
        }
        Op::Boost { what: Group::All(all), by: Number::Fixed(by) } if all == own => {
            Said::Boost { by }
        }
        Op::Extra(extra) => return say_extra(extra),
        _ => return None,
    })
}

fn say_extra(extra: ExtraText) -> Option<Said> {
    let Number::Fixed(n) = extra.n else { return None };
    let plain = ExtraText {
        action: extra.action,
        n: extra.n,
        max: extra.max,
        at: extra.at,
        below: None,
        name: None,
        alike: false,
        discard: false,
        now: false,
        must: false,
        pick: false,
    };
    let place = match extra.at {
        At::Any => "any",
        At::NoOwn => "empty",
        _ => return None,
    };
    match extra.action {
        _ if extra != plain => None,
        true => Some(Said::ExtraAction { n }),
        false => Some(Said::ExtraMinion { n, max: extra.max, place }),
    }
}
