//! What the ability on top of the stack has picked so far.

use crate::ids::{Def, Faction, Id, Slot};
use crate::piles::Pile;
use crate::queries::{Picks, Point};
use crate::rules::SmashUp;
use crate::state::{CARDS, Frame, SLOTS, Slip, State};
use engine::{List, Seat, stack::Resolution};

/// A card in a pile of somebody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Lying {
    pub card: Def,
    pub owner: Seat,
    pub pile: Pile,
}

/// The picks of one ability, by kind.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Local {
    pub things: List<Id, 64>,
    pub bases: List<Slot, { 2 * SLOTS }>,
    pub cards: List<Lying, CARDS>,
    pub player: Option<Seat>,
    pub faction: Option<Faction>,
    pub that: Id,
    pub doer: Option<Seat>,
    pub n: u8,
}

impl Local {
    /// Of the topmost frame.
    pub(crate) fn of(state: &State) -> Self {
        let mut local = Local::default();
        state.stack.kept().for_each(|slip| local.add(slip));
        local
    }

    fn add(&mut self, slip: Slip) {
        match slip {
            Slip::Thing(id) => crate::piles::put(&mut self.things, id),
            Slip::Base(base) => crate::piles::put(&mut self.bases, base),
            Slip::Card { card, owner, pile } => {
                crate::piles::put(&mut self.cards, Lying { card, owner, pile });
            }
            Slip::Player(seat) => self.player = Some(seat),
            Slip::Faction(faction) => self.faction = Some(faction),
            Slip::That(id) => self.that = id,
            Slip::Doer(seat) => self.doer = Some(seat),
            Slip::Number(n) => self.n = n,
            Slip::NewThings => self.things.truncate(0),
            Slip::NewCards => self.cards.truncate(0),
            _ => {}
        }
    }

    /// The point from which the ability on top looks at the position.
    pub(crate) fn point<'a>(&'a self, rules: &SmashUp, frame: Frame) -> Option<Point<'a>> {
        let Frame::Run { ability, you, cause, source, base, .. } = frame else { return None };
        let card = rules.data.abilities.get(usize::from(ability))?.def;
        let picks = Picks {
            things: &self.things,
            bases: &self.bases,
            cards: self.cards.len(),
            player: self.player,
            doer: self.doer,
            faction: self.faction,
            that: self.that,
            n: self.n,
        };
        Some(Point { you, cause, card, source, base, picks, raw: false })
    }
}
