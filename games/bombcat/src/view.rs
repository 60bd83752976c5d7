//! What a viewer sees, what is told of an event, and what an event reveals.

use crate::event::{Actor, Event, Face, TagFace};
use crate::ids::{CardNo, PUBLIC, Place, Who};
use crate::lang::program::{RegionId, TagId, VarId};
use crate::lang::words::{Class, Tense};
use crate::rules::BombCat;
use crate::state::*;
use crate::zones::ZoneKind;
use engine::{Card, Seat, SeatSet, Viewer};
use serde::Serialize;

/// What one viewer may see of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub phase: Phase,
    pub turn: u16,
    pub turn_limit: u16,
    pub current: Seat,
    /// The coming turns, the present one first.
    pub bucket: Vec<TokenView>,
    pub players: Vec<PlayerView>,
    pub deck: RegionView,
    pub discard: RegionView,
    pub bank: RegionView,
    /// Cards on their way.
    pub table: RegionView,
    /// Regions of modules that all share.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<OwnView>,
    /// Bombs that are not known to have left the game.
    pub bombs: u16,
    /// How likely the next card is one of them as far as the viewer knows, in percent, where that is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub odds: Option<u8>,
    /// What is being answered, the last thing at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answering: Vec<PollView>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vars: Vec<VarView>,
    /// The last things that all were told of by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub recent: Vec<Card>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub over: Option<Reason>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenView {
    pub seat: Seat,
    /// It comes only once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub extra: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub action: Option<Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub alive: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hero: Option<Card>,
    /// Heroes to choose from; only one's own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<Card>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub team: Option<u8>,
    pub hand: RegionView,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<OwnView>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vars: Vec<VarView>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnView {
    pub region: Card,
    pub cards: RegionView,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VarView {
    pub var: Card,
    pub value: i16,
}

/// A region: how many cards, and those that the viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RegionView {
    pub count: u16,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardView>,
    /// In which turns the closed ones came, where that is told; of piles it never is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ages: Vec<u16>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    pub card: Card,
    /// Where from the top, if places mean something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub place: Option<u16>,
    pub entered: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub face: Option<Box<Face>>,
}

/// Something that is being answered.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PollView {
    pub by: Actor,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub action: Option<Card>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub target: Option<Seat>,
    pub done: bool,
    pub ok: u8,
}

pub(crate) fn view(rules: &BombCat, state: &State, viewer: Viewer) -> View {
    let region = |place: Place| region_view(rules, state, place, viewer);
    let players = Seat::all(rules.seats).map(|seat| player_view(rules, state, seat, viewer));
    let common = (0..rules.zones.len()).filter_map(|at| match rules.zones[at].kind {
        ZoneKind::Common(id) => Some((id, Place(at as u16))),
        _ => None,
    });
    let bomb = |card: &&CardState| {
        let gone = card.at == rules.gone() && card.seen.contains(PUBLIC);
        rules.class_of(card.def) == Class::Bomb && !gone
    };
    let mut view = View {
        phase: state.phase,
        turn: state.turn,
        turn_limit: rules.options.turn_limit,
        current: state.seat,
        bucket: state.bucket.iter().map(|token| token_view(rules, token)).collect(),
        players: players.collect(),
        deck: region(rules.deck()),
        discard: region(rules.discard()),
        bank: region(rules.bank()),
        table: region(rules.table()),
        regions: common.map(|(id, place)| own_view(rules, state, id, place, viewer)).collect(),
        bombs: state.cards.iter().filter(bomb).count() as u16,
        odds: None,
        answering: state.polls.iter().map(|poll| poll_view(rules, poll)).collect(),
        vars: vars_of(rules, state, None),
        recent: state.recent.to_vec(),
        over: state.over,
    };
    view.odds = odds(rules, &view).filter(|_| rules.options.odds);
    view
}

/// How likely the next card is a bomb, by what a view shows; none where nothing can be drawn.
fn odds(rules: &BombCat, view: &View) -> Option<u8> {
    let is_bomb = |shown: &CardView| rules.class_of(shown.card) == Class::Bomb;
    let bombs = |region: &RegionView| region.cards.iter().filter(|shown| is_bomb(shown)).count();
    if view.deck.count == 0 || view.over.is_some() {
        return None;
    }
    if let Some(top) = view.deck.cards.iter().find(|shown| shown.place == Some(0)) {
        return Some(if is_bomb(top) { 100 } else { 0 });
    }
    let hands = view.players.iter().map(|player| &player.hand);
    let own = view.players.iter().flat_map(|player| &player.regions).chain(&view.regions);
    let piles = [&view.discard, &view.bank, &view.table, &view.deck];
    let seen = hands.chain(own.map(|own| &own.cards)).chain(piles).map(bombs).sum();
    let hidden = usize::from(view.bombs).saturating_sub(seen);
    let places = usize::from(view.deck.count).saturating_sub(view.deck.cards.len()).max(1);
    // To the nearest, but a chance is never none.
    let percent = (hidden * 100 + places / 2) / places;
    Some(percent.clamp(usize::from(hidden > 0), 100) as u8)
}

fn token_view(rules: &BombCat, token: &Token) -> TokenView {
    let action = match token.kind {
        TokenKind::Action(id) => Some(rules.names.action(crate::lang::program::ActionId(id))),
        _ => None,
    };
    TokenView { seat: token.seat, extra: token.kind != TokenKind::Turn, action }
}

fn player_view(rules: &BombCat, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = state.players.get(seat.index()).cloned().unwrap_or_default();
    let own = (0..rules.zones.len()).filter_map(|at| match rules.zones[at].kind {
        ZoneKind::Own(id, owner) if owner == seat => Some((id, Place(at as u16))),
        _ => None,
    });
    // A region of a hero that nobody has is nothing to look at.
    let used = |(id, place): &(RegionId, Place)| {
        let module = rules.library.region(*id).map_or(0, |region| region.module);
        !state.region(*place).is_empty() || player.hero == Some(module) || {
            let part = rules.library.parts.get(usize::from(module));
            part.is_some_and(|part| part.hero.is_none())
        }
    };
    let heroes = player.offered.iter().filter(|_| viewer.is(seat));
    PlayerView {
        alive: player.alive,
        hero: player.hero.map(|hero| rules.names.module(hero)),
        heroes: heroes.map(|&hero| rules.names.module(hero)).collect(),
        team: rules.options.teams.then_some((seat.index() % 2) as u8),
        hand: region_view(rules, state, rules.hand(seat), viewer),
        regions: own
            .filter(used)
            .map(|(id, place)| own_view(rules, state, id, place, viewer))
            .collect(),
        vars: vars_of(rules, state, Some(seat)),
    }
}

fn own_view(rules: &BombCat, state: &State, id: RegionId, place: Place, viewer: Viewer) -> OwnView {
    OwnView { region: rules.names.region(id), cards: region_view(rules, state, place, viewer) }
}

/// The variables of modules that play, those that are not as they began.
fn vars_of(rules: &BombCat, state: &State, of: Option<Seat>) -> Vec<VarView> {
    let mut vars = Vec::new();
    for (at, var) in rules.library.vars.iter().enumerate() {
        let id = VarId(at as u16);
        let per_game = var.it.per == crate::lang::words::Per::Game;
        if per_game != of.is_none() {
            continue;
        }
        let who = of.map_or(Who::Game, Who::Seat);
        let value = rules.var_at(id, who, who).and_then(|at| state.vars.get(at)).copied();
        if let Some(value) = value.filter(|&value| value != var.it.init) {
            vars.push(VarView { var: rules.names.var(id), value });
        }
    }
    vars
}

fn region_view(rules: &BombCat, state: &State, place: Place, viewer: Viewer) -> RegionView {
    let all = rules.row(state, place, viewer);
    // Where somebody sees some cards only, the places of those in a hand would tell of the others.
    let placed = rules.is_placed(state, place, viewer);
    let (mut cards, mut ages) = (Vec::new(), Vec::new());
    for (at, &no) in all.iter().enumerate() {
        let Some(card) = state.card(no) else { continue };
        if rules.sees(state, no, viewer) {
            cards.push(CardView {
                card: card.def,
                place: placed.then_some(at as u16),
                entered: card.entered,
                face: face_of(rules, state, no),
            });
        } else if rules.options.dark_info && !rules.is_ordered(place) {
            ages.push(card.entered);
        }
    }
    ages.sort_unstable();
    RegionView { count: all.len() as u16, cards, ages }
}

/// What is special about a card, if anything is.
#[inline]
pub(crate) fn face_of(rules: &BombCat, state: &State, no: CardNo) -> Option<Box<Face>> {
    let creator = state.card(no)?.creator.seat();
    match creator.is_none() && state.marks.is_empty() {
        true => None,
        false => special_face(rules, state, no, creator),
    }
}

fn special_face(
    rules: &BombCat,
    state: &State,
    no: CardNo,
    creator: Option<Seat>,
) -> Option<Box<Face>> {
    let mine = state.marks.iter().filter(|mark| mark.card == no);
    let tag = |mark: &Mark| TagFace {
        tag: rules.names.tag(TagId(mark.tag)),
        by: mark.by.seat(),
        turn: mark.turn,
    };
    let face = Face { creator, tags: mine.map(tag).collect() };
    (face != Face::default()).then(|| Box::new(face))
}

fn poll_view(rules: &BombCat, poll: &Poll) -> PollView {
    let target = match poll.what {
        What::Exec { target, .. } => target,
        What::Turn { seat, .. } | What::Death { seat, .. } => Some(seat),
        What::Move { .. } => None,
    };
    let known = poll.action != crate::lang::program::ActionId::NONE;
    PollView {
        by: poll.by.into(),
        action: known.then(|| rules.names.action(poll.action)),
        target,
        done: poll.tense == Tense::Done,
        ok: poll.ok,
    }
}

/// What a viewer is told. Numbers of cards are never told.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let own = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public => PUBLIC,
    };
    let sees = |seats: SeatSet| seats.contains(own);
    Some(match event.clone() {
        Event::Inner(_) => return None,
        Event::Left {
            card, face, from, op, by, place, entered, seen_by, placed, dated, ..
        } => Event::Left {
            card: card.filter(|_| sees(seen_by)),
            face: face.filter(|_| sees(seen_by)),
            from,
            op,
            by,
            place: place.filter(|_| sees(placed)),
            entered: entered.filter(|_| sees(dated)),
            no: None,
            seen_by,
            placed: SeatSet::EMPTY,
            dated: SeatSet::EMPTY,
            blurs: SeatSet::EMPTY,
        },
        Event::Moved { card, face, from, to, op, by, place, arrival, seen_by } => {
            // Who has lost track of the region does not know the place.
            let blurs = arrival.map_or(SeatSet::EMPTY, |arrival| arrival.blurs);
            let place = place.filter(|_| !blurs.contains(own));
            let (card, face) = (card.filter(|_| sees(seen_by)), face.filter(|_| sees(seen_by)));
            Event::Moved { card, face, from, to, op, by, place, arrival: None, seen_by }
        }
        Event::Returned { card, face, to, seen_by, .. } => {
            let (card, face) = (card.filter(|_| sees(seen_by)), face.filter(|_| sees(seen_by)));
            Event::Returned { card, face, to, arrival: None, seen_by }
        }
        Event::Tagged { tag, card, at, by, seen_by, place, placed, .. } => {
            let card = card.filter(|_| sees(seen_by));
            let (place, placed) = (place.filter(|_| sees(placed)), SeatSet::EMPTY);
            Event::Tagged { tag, card, at, by, no: None, seen_by, place, placed }
        }
        Event::Untagged { tag, card, at, by, seen_by, place, placed, .. } => {
            let card = card.filter(|_| sees(seen_by));
            let (place, placed) = (place.filter(|_| sees(placed)), SeatSet::EMPTY);
            Event::Untagged { tag, card, at, by, no: None, seen_by, place, placed }
        }
        Event::Peeked { seat, region, n, cards, .. } => {
            let cards = cards.filter(|_| viewer.is(seat));
            Event::Peeked { seat, region, n, cards, nos: Vec::new() }
        }
        Event::Shuffled { region, cards, knows, .. } => {
            let cards = cards.filter(|_| sees(knows));
            Event::Shuffled { region, cards, order: Vec::new(), knows: SeatSet::EMPTY }
        }
        Event::Reordered { seat, region, n, cards, knows, .. } => {
            let cards = cards.filter(|_| sees(knows));
            Event::Reordered { seat, region, n, cards, order: Vec::new(), knows }
        }
        Event::Meant { card, face, at, place, seen_by, placed } => Event::Meant {
            card: card.filter(|_| sees(seen_by)),
            face: face.filter(|_| sees(seen_by)),
            at,
            place: place.filter(|_| sees(placed)),
            seen_by,
            placed: SeatSet::EMPTY,
        },
        Event::WasCut { told, .. } if !sees(told) => return None,
        Event::WasCut { seat, region, place, knows, told } => {
            Event::WasCut { seat, region, place: place.filter(|_| sees(knows)), knows, told }
        }
        Event::Exploding { seat, card, face, entered, .. } => {
            Event::Exploding { seat, card, face, entered, no: None }
        }
        Event::TokenAdded { seat, place, action, .. } => {
            Event::TokenAdded { seat, place, action, kind: None }
        }
        Event::SightChanged { region, open, whom, turn, cards, knows, .. } => {
            let (cards, knows) = (cards.filter(|_| sees(knows)), SeatSet::EMPTY);
            Event::SightChanged { region, open, whom, turn, cards, at: None, knows }
        }
        Event::SightEnded { region, whom, sees: again, cards, .. } => {
            let cards = cards.filter(|_| sees(again));
            Event::SightEnded { region, whom, sees: again, cards, at: None }
        }
        other => other,
    })
}

/// Programs may go by hidden cards, so whatever they do could not be foreseen by all.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::TurnBegan { .. }
        | Event::TurnEnding { .. }
        | Event::TurnEnded { .. }
        | Event::Inner(_) => false,
        Event::HeroChosen { .. }
        | Event::Used { .. }
        | Event::Reacted { .. }
        | Event::TookEffect { .. }
        | Event::Failed { .. }
        | Event::Spared { .. }
        | Event::Left { .. }
        | Event::Moved { .. }
        | Event::Returned { .. }
        | Event::Created { .. }
        | Event::Tagged { .. }
        | Event::Untagged { .. }
        | Event::Rejected { .. }
        | Event::Redirected { .. }
        | Event::Peeked { .. }
        | Event::Shuffled { .. }
        | Event::Reordered { .. }
        | Event::WasCut { .. }
        | Event::TokenAdded { .. }
        | Event::TokenDropped { .. }
        | Event::TurnCutShort { .. }
        | Event::Exploding { .. }
        | Event::Exploded { .. }
        | Event::Dying { .. }
        | Event::Died { .. }
        | Event::SightChanged { .. }
        | Event::SightEnded { .. }
        | Event::ChosePlayer { .. }
        | Event::ChoseRegion { .. }
        | Event::Named { .. }
        | Event::ChoseNumber { .. }
        | Event::ChoseWay { .. }
        | Event::Declined { .. }
        | Event::VarSet { .. }
        | Event::Said { .. }
        | Event::Reckoned { .. }
        | Event::Meant { .. }
        | Event::Asked { .. }
        | Event::Fizzled { .. }
        | Event::GameEnded { .. } => true,
    }
}
