//! Where cards can be played, and which cards fit, worked out again from the words of the data files.

use crate::properties::model::{Deed, Eye, Model};
use engine::Seat;
use smashup::data::{Condition, Kind};
use smashup::ids::{Def, Id, Slot};
use smashup::piles::Pile;
use smashup::state::{Extra, NOWHERE, PLAYS, Thing};
use smashup::vocabulary::{CardFilter, CardKind, Forbidden, If, Static, Who, Zone};

/// A card that lies somewhere: as the lists have it, by card, owner and pile.
pub(crate) type Lying = (Def, Seat, Pile);

impl Model<'_> {
    /// Where a player may play this card: at a base, on a minion, or nowhere in particular.
    pub(crate) fn places(&self, seat: Seat, card: Def) -> Vec<(Slot, Id)> {
        let (kind, own) = (self.kind(card), self.player(seat));
        if own.plays >= PLAYS || kind.is_action() && own.asleep {
            return Vec::new();
        }
        match kind {
            Kind::Minion | Kind::OnBase => {
                let free = |&base: &Slot| {
                    !self.is_forbidden(seat, card, base) && self.meets(seat, card, base, None)
                };
                self.slots().filter(free).map(|base| (base, Id::NONE)).collect()
            }
            Kind::OnMinion => {
                let minions = self.state.things.iter().filter(|thing| self.is_minion(thing));
                let free = minions.filter(|host| {
                    self.meets(seat, card, host.base, Some(host))
                        && !self.is_safe(host, seat, card, Deed::Other)
                });
                free.map(|host| (host.base, host.id)).collect()
            }
            Kind::Action => vec![(NOWHERE, Id::NONE)],
            _ => Vec::new(),
        }
    }

    /// Whether something keeps a player from playing a minion at a base, or an action on it.
    fn is_forbidden(&self, seat: Seat, card: Def, base: Slot) -> bool {
        let face = self.rules.data.face(card);
        let minion = face.kind == Kind::Minion;
        let ignores = self.state.things.iter().any(|thing| {
            let free = self.statics_of(thing.card).any(|(holds, _)| holds == Static::IgnoreBase);
            free && thing.young && thing.controller == seat && thing.base == base
        });
        self.in_force().iter().any(|(eye, holds)| {
            let of_base = eye.source == Id::NONE;
            if eye.here != base || of_base && ignores {
                return false;
            }
            match *holds {
                Static::Forbid { what, who } if who == Who::Each || eye.you != seat => match what {
                    Forbidden::Minions => minion,
                    Forbidden::SmallMinions => minion && face.power <= 2,
                    Forbidden::NamedFaction => {
                        let named = self.in_play(eye.source).and_then(|thing| thing.named);
                        minion && named == Some(face.faction)
                    }
                    Forbidden::Actions => !minion,
                },
                Static::LimitMinions(most) => {
                    minion && self.state.bases[usize::from(base)].played[seat.index()] >= most
                }
                _ => false,
            }
        })
    }

    fn meets(&self, seat: Seat, card: Def, base: Slot, host: Option<&Thing>) -> bool {
        let hand = &self.player(seat).hand;
        match self.rules.data.face(card).condition {
            None => true,
            Some(Condition::OwnHere) => self.minions(seat, base) > 0,
            Some(Condition::PowerHere(power)) => self.power_of(seat, base) >= i32::from(power),
            Some(Condition::OwnMinion) => host.is_some_and(|host| host.controller == seat),
            Some(Condition::LastCard) => hand.len() == 1 && hand[0].card == card,
        }
    }

    /// Whether an extra play that is there for the taking can be used for this card at this base.
    pub(crate) fn allows(&self, seat: Seat, extra: &Extra, card: Def, base: Slot) -> bool {
        let face = self.rules.data.face(card);
        let mut namesakes =
            self.state.things.iter().filter(|thing| thing.card == card && thing.base == base);
        face.kind.is_action() == extra.action
            && extra.max.is_none_or(|max| face.power <= max)
            && extra.base.is_none_or(|only| base == only)
            && extra.name.is_none_or(|name| card == name)
            && !(extra.no_own && self.minions(seat, base) > 0)
            && (!extra.named_here || namesakes.any(|thing| self.is_minion(thing)))
    }

    /// Whether a card of the discard pile may come instead of one of the hand.
    pub(crate) fn comes_instead(&self, seat: Seat, card: Def) -> bool {
        let eye = Eye::at_base(card, NOWHERE, seat);
        self.statics_of(card).any(|(holds, when)| {
            holds == Static::InsteadOfHand && when.is_none_or(|when: If| self.holds(&eye, when))
        })
    }

    /// The cards that fit, in the order of the lists.
    pub(crate) fn cards(&self, eye: &Eye, of: &CardFilter) -> Vec<Lying> {
        let mut all: Vec<Lying> = Vec::new();
        let seats: Vec<Seat> = match of.zone {
            Zone::AnyDiscard => self.seats().collect(),
            Zone::TheirHand => eye.player.into_iter().collect(),
            _ => vec![eye.you],
        };
        for seat in seats {
            let own = self.player(seat);
            if matches!(of.zone, Zone::Hand | Zone::HandOrDiscard | Zone::TheirHand) {
                all.extend(own.hand.iter().map(|held| (held.card, seat, Pile::Hand)));
            }
            if matches!(of.zone, Zone::Discard | Zone::HandOrDiscard | Zone::AnyDiscard) {
                all.extend(own.discard.iter().map(|&card| (card, seat, Pile::Discard)));
            }
            if of.zone == Zone::Deck {
                all.extend(own.deck.iter().map(|held| (held.card, seat, Pile::Deck)));
            }
        }
        let state = self.state;
        match of.zone {
            Zone::BaseDeck => {
                all.extend(state.base_deck.iter().map(|held| (held.card, eye.you, Pile::Bases)));
            }
            Zone::Revealed => {
                all.extend(state.revealed.iter().map(|it| (it.card, it.owner, Pile::Shown)));
            }
            _ => {}
        }
        all.retain(|&(card, ..)| self.card_fits(eye, of, card));
        all.sort_unstable();
        all
    }

    fn card_fits(&self, eye: &Eye, of: &CardFilter, card: Def) -> bool {
        let face = self.rules.data.face(card);
        let is = match of.kind {
            CardKind::Any => true,
            CardKind::Minion => face.kind == Kind::Minion,
            CardKind::Action => face.kind.is_action(),
            CardKind::BaseAction => face.kind == Kind::OnBase,
            CardKind::Madness => card == self.rules.data.madness,
        };
        let playable = || {
            // What is searched for comes into play here.
            let places = self.places(eye.you, card);
            places.iter().any(|&(base, _)| of.zone != Zone::Deck || base == eye.here)
        };
        let named = || {
            let picked = eye.things.first().and_then(|&id| self.known(id));
            picked.is_some_and(|thing| thing.card == card)
        };
        is && of.max.is_none_or(|max| face.power <= max)
            && (!of.microbot || face.microbot)
            && (!of.named || named())
            && (!of.playable || playable())
    }
}
