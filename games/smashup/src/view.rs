//! What a viewer sees, what is told of an event, and what an event reveals.

use crate::event::{DrawnCards, Event};
use crate::ids::{Def, Faction, Id, Slot};
use crate::piles::Held;
use crate::rules::SmashUp;
use crate::state::{Base, Chosen, Extra, Phase, Player, Reason, Slip, State, Thing};
use engine::stack::Resolution;
use engine::{Card, List, Seat, SeatSet, Viewer};
use serde::Serialize;

/// What one viewer may see of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub phase: Phase,
    pub first: Seat,
    pub current: Seat,
    pub turn: u16,
    pub players: Vec<PlayerView>,
    pub bases: Vec<BaseView>,
    pub base_deck: u8,
    /// The next bases that the viewer knows of, as places from the top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next_bases: Vec<(u8, Card)>,
    pub base_discard: Vec<Card>,
    /// Cards in the madness deck.
    pub madness: u8,
    /// Cards that lie open or that somebody looks at; those that the viewer does not see are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<ShownView>,
    /// Actions that are being played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<(Seat, Card)>,
    /// Abilities that have come up and wait: whose they are, and what they are of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pending: Vec<PendingView>,
    /// The last choice that all could see.
    pub chosen: Chosen,
    /// The last cards of decks that all have seen this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turned_up: Vec<Card>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scoring: Option<Slot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub over: Option<Reason>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PendingView {
    pub seat: Seat,
    pub card: Card,
    pub id: Id,
    /// What it is about.
    pub about: Id,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownView {
    pub owner: Seat,
    pub card: Option<Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub factions: Vec<Faction>,
    pub points: u8,
    pub hand: u8,
    /// The cards in hand that the viewer knows; all of them if the hand is his own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    pub deck: u8,
    /// Cards of the deck that the viewer knows the places of, from the top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<(u8, Card)>,
    /// Cards that the viewer knows to be in the deck somewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inside: Vec<Card>,
    pub discard: Vec<Card>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redrawn: Vec<Card>,
    /// How much madness the player has in all.
    pub madness: u8,
    pub minions: u8,
    pub actions: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extras: Vec<Extra>,
    pub played: u8,
    pub asleep: bool,
    pub sleepy: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BaseView {
    pub card: Card,
    pub total: u16,
    pub breakpoint: u16,
    /// What each player has there, by seat.
    pub power: Vec<u16>,
    pub things: Vec<ThingView>,
    pub played: Vec<u8>,
    #[serde(default, skip_serializing_if = "SeatSet::is_empty_set")]
    pub used: SeatSet,
}

/// A helper for serde, which wants a path.
trait IsEmpty {
    fn is_empty_set(&self) -> bool;
}

impl IsEmpty for SeatSet {
    fn is_empty_set(&self) -> bool {
        self.is_empty()
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThingView {
    pub id: Id,
    pub card: Card,
    pub owner: Seat,
    pub controller: Seat,
    /// The minion it is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub on: Option<Id>,
    /// Of minions.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub power: Option<u8>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub counters: u8,
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub boost: i8,
    pub used: bool,
    pub fresh: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub named: Option<Faction>,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

fn is_none_at_all(n: &i8) -> bool {
    *n == 0
}

pub fn view(rules: &SmashUp, state: &State, viewer: Viewer) -> View {
    let shown = state.revealed.iter().map(|shown| ShownView {
        owner: shown.owner,
        card: shown.seen_by.has(viewer).then(|| shown.card.card()),
    });
    let pending = state.stack.slips().iter().filter_map(|laid| match laid.slip {
        slip @ Slip::Trigger { source, that, .. } => {
            let card = rules.trigger_card(slip).card();
            Some(PendingView { seat: laid.seat, card, id: source, about: that })
        }
        _ => None,
    });
    View {
        phase: state.phase,
        first: state.first,
        current: state.current,
        turn: state.turn,
        players: Seat::all(rules.seats).map(|seat| player(rules, state, viewer, seat)).collect(),
        bases: (0..).zip(state.bases.iter()).map(|(slot, b)| base(rules, state, slot, b)).collect(),
        base_deck: state.base_deck.len() as u8,
        next_bases: known_places(&state.base_deck, viewer),
        base_discard: state.base_discard.iter().map(|card| card.card()).collect(),
        madness: state.madness,
        shown: shown.collect(),
        table: state.table.iter().map(|lies| (lies.owner, lies.card.card())).collect(),
        pending: pending.collect(),
        chosen: state.chosen,
        turned_up: state.turned_up.iter().map(|card| card.card()).collect(),
        scoring: state.scoring,
        over: state.over,
    }
}

/// The cards whose places a viewer knows, from the top.
fn known_places(deck: &[Held], viewer: Viewer) -> Vec<(u8, Card)> {
    let from_top = (0..).zip(deck.iter().rev());
    from_top
        .filter(|(_, held)| held.known.has(viewer))
        .map(|(at, held)| (at, held.card.card()))
        .collect()
}

/// The allowances that can be used, those that are alike together.
fn extras(rules: &SmashUp, state: &State, own: &Player) -> Vec<Extra> {
    let mut all: Vec<Extra> = Vec::new();
    for extra in own.extras.iter().filter(|extra| rules.is_live(state, extra)) {
        match all.iter_mut().find(|other| extra.is_like(other)) {
            Some(other) => other.n = other.n.saturating_add(extra.n),
            None => all.push(Extra { card: Def::default(), of_base: false, ..*extra }),
        }
    }
    all
}

fn player(rules: &SmashUp, state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
    let own = state.player(seat);
    let knows = |held: &&Held| viewer.is(seat) || held.known.has(viewer);
    let mut cards: Vec<Card> = own.hand.iter().filter(knows).map(|held| held.card.card()).collect();
    cards.sort_unstable();
    let inside = |held: &&Held| held.inside.has(viewer) && !held.known.has(viewer);
    let mut inside: Vec<Card> =
        own.deck.iter().filter(inside).map(|held| held.card.card()).collect();
    inside.sort_unstable();
    PlayerView {
        factions: own.factions.to_vec(),
        points: own.points,
        hand: own.hand.len() as u8,
        cards,
        deck: own.deck.len() as u8,
        next: known_places(&own.deck, viewer),
        inside,
        discard: own.discard.iter().map(|card| card.card()).collect(),
        redrawn: own.redrawn.iter().map(|card| card.card()).collect(),
        madness: rules.madness_of(state, seat),
        minions: own.minions,
        actions: own.actions,
        extras: extras(rules, state, own),
        played: own.played,
        asleep: own.asleep,
        sleepy: own.sleepy,
    }
}

fn base(rules: &SmashUp, state: &State, slot: Slot, base: &Base) -> BaseView {
    let power: Vec<u16> =
        Seat::all(rules.seats).map(|seat| rules.power_of(state, seat, slot)).collect();
    let things = state.things.iter().filter(|thing| thing.base == slot);
    BaseView {
        card: base.card.card(),
        total: power.iter().sum(),
        breakpoint: rules.breakpoint(state, slot),
        power,
        things: things.map(|thing| thing_view(rules, state, thing)).collect(),
        played: base.played[..usize::from(rules.seats)].to_vec(),
        used: base.used,
    }
}

fn thing_view(rules: &SmashUp, state: &State, thing: &Thing) -> ThingView {
    ThingView {
        id: thing.id,
        card: thing.card.card(),
        owner: thing.owner,
        controller: thing.controller,
        on: (thing.host != Id::NONE).then_some(thing.host),
        power: rules.is_minion(thing).then(|| rules.power(state, thing)),
        counters: thing.counters,
        boost: thing.boost,
        used: thing.used,
        fresh: thing.fresh,
        named: thing.named,
    }
}

/// What a viewer is told of an event: what only some may know is left out for the others.
pub fn redact(event: &Event, viewer: Viewer) -> Event {
    let mut told = event.clone();
    match &mut told {
        Event::FactionsSettled { deck, .. } => *deck = None,
        Event::DeckShuffled { order, .. } => *order = None,
        Event::BasesShuffled { order, .. } => *order = None,
        Event::CardsDrawn { cards, seen_by, .. } => {
            let known = cards.iter().flat_map(|cards| cards.iter()).zip(seen_by.iter());
            let known: DrawnCards =
                known.filter(|(_, few)| few.has(viewer)).map(|(&card, _)| card).collect();
            (*cards, *seen_by) = ((!known.is_empty()).then_some(known), List::new());
        }
        Event::CardMoved { card, seen_by, .. } => {
            if !seen_by.has(viewer) {
                *card = None;
            }
            *seen_by = seen_by.as_seen_by(viewer);
        }
        Event::CardsShown { cards, seen_by, .. } => {
            if !seen_by.has(viewer) {
                *cards = None;
            }
            *seen_by = seen_by.as_seen_by(viewer);
        }
        Event::HandShown { seat, cards, seen_by } => {
            if !seen_by.has(viewer) && !viewer.is(*seat) {
                *cards = None;
            }
            *seen_by = seen_by.as_seen_by(viewer);
        }
        Event::TopOrdered { seat, cards } if !viewer.is(*seat) => *cards = None,
        Event::NextBasesSeen { seat, cards, .. } | Event::NextBasesOrdered { seat, cards, .. }
            if !viewer.is(*seat) =>
        {
            *cards = None;
        }
        _ => {}
    }
    told
}

/// Whether an event told somebody something that could not be foreseen: a hidden card, luck, or what somebody has
/// decided in a choice of several, which shows only in what comes of it.
pub fn reveals(event: &Event) -> bool {
    match event {
        Event::FactionChosen { .. }
        | Event::FactionsSettled { .. }
        | Event::DeckShuffled { .. }
        | Event::CardsDrawn { .. }
        | Event::HandRedrawn { .. }
        | Event::HandKept { .. }
        | Event::AllowanceGranted { .. }
        | Event::AllowanceUsed { .. }
        | Event::MinionPlayed { .. }
        | Event::ActionPlayed { .. }
        | Event::AbilityUsed { .. }
        | Event::Chosen { .. }
        | Event::PlayEnded { .. }
        | Event::TalentUsed { .. }
        | Event::BaseTalentUsed { .. }
        | Event::ScoringBegan { .. }
        | Event::MinionDestroyed { .. }
        | Event::ActionDestroyed { .. }
        | Event::ActionDetached { .. }
        | Event::MinionSaved { .. }
        | Event::ShieldUsed { .. }
        | Event::Provoked { .. }
        | Event::MinionMoved { .. }
        | Event::CardReturned { .. }
        | Event::CardSunk { .. }
        | Event::CardShuffledIn { .. }
        | Event::PowerChanged { .. }
        | Event::CounterAdded { .. }
        | Event::CounterRemoved { .. }
        | Event::BreakpointChanged { .. }
        | Event::CardMoved { .. }
        | Event::CardsShown { .. }
        | Event::HandShown { .. }
        | Event::TopOrdered { .. }
        | Event::MadnessDrawn { .. }
        | Event::MadnessReturned { .. }
        | Event::MadnessGiven { .. }
        | Event::PointsGained { .. }
        | Event::MeFirstClosed { .. }
        | Event::BaseReplaced { .. }
        | Event::BasesShuffled { .. }
        | Event::BaseSwapped { .. }
        | Event::NextBasesSeen { .. }
        | Event::NextBasesOrdered { .. } => true,
        Event::TurnStarted { .. }
        | Event::PlayBegan { .. }
        | Event::TurnEnding { .. }
        | Event::TurnEnded { .. }
        | Event::ActionAttached { .. }
        | Event::ActionDone { .. }
        | Event::TriggersGathered
        | Event::EffectDone { .. }
        | Event::DustSettled
        | Event::ControlChanged { .. }
        | Event::BreakpointOpened { .. }
        | Event::FactionNamed { .. }
        | Event::PutToSleep { .. }
        | Event::PointsLost { .. }
        | Event::MeFirstOpened { .. }
        | Event::PlaceAwarded { .. }
        | Event::BaseScored { .. }
        | Event::BaseCleared { .. }
        | Event::ResolutionCut
        | Event::GameEnded { .. } => false,
    }
}
