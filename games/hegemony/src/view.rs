//! What a viewer sees of a position, and what a viewer is told of an event. Everything shown is named here.

use crate::event::Event;
use crate::ids::*;
use crate::point::Phase;
use crate::rules::Hegemony;
use crate::skill::Skill;
use crate::state::*;
use engine::stack::{Level, Resolution};
use engine::{List, Seat, SeatSet, Viewer};
use serde::Serialize;

/// A general as somebody sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GeneralView {
    /// Who it is; none if the viewer may not know.
    pub general: Option<General>,
    pub shown: bool,
    /// A soldier stands in its place.
    pub removed: bool,
    /// It has lost its skills.
    pub numb: bool,
    /// Cards that lie on it.
    pub cards: CardSet,
}

/// What has been chosen about a player for this turn.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Told {
    /// Hand cards of this colour cannot be used.
    NoRed,
    NoBlack,
    NoHand,
    /// Hand cards of this colour can be used as a Duel.
    RedDuels,
    BlackDuels,
    /// A Slash more, at one target more, at any distance.
    MoreSlashes,
    NoSlashes,
}

/// A card made of others, or a plain one, in somebody's judging area.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DelayedView {
    pub card: CardNo,
    pub kind: Kind,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub dead: bool,
    pub kingdom: Option<Kingdom>,
    pub head: GeneralView,
    pub deputy: GeneralView,
    pub hp: i8,
    pub max_hp: i8,
    /// How many cards are in the hand, and those of them that the viewer knows.
    pub hand_count: u8,
    pub hand: CardSet,
    pub equip: Vec<CardNo>,
    pub judging: Vec<DelayedView>,
    pub chained: bool,
    pub turned: bool,
    pub drunk: bool,
    /// What has been chosen about the player for this turn.
    pub marks: Vec<Told>,
    /// To whom the distance is 1 this turn, whatever it was.
    pub near: Option<Seat>,
    /// How many cards fewer the player may keep this turn.
    pub keeps_fewer: Option<u8>,
    pub range: i8,
    /// The distance from the viewer, where the viewer sits at the table.
    pub distance: Option<i8>,
    /// Skills that work, with those gained.
    pub skills: Vec<Skill>,
    /// Skills that can be used once a phase and have been.
    pub used: Vec<Skill>,
    /// Skills that can be used once a game and have been.
    pub spent: Vec<Skill>,
    /// Generals to choose from; only one's own.
    pub dealt: Vec<General>,
}

/// A card that is being used.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UseView {
    pub seat: Seat,
    pub kind: Kind,
    pub cards: CardSet,
    pub skill: Option<Skill>,
    pub targets: Vec<Seat>,
    /// The target that it takes effect on now.
    pub now: Option<Seat>,
    /// Whom the target shall Slash.
    pub victim: Option<Seat>,
}

/// A judgement that is being made.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JudgementView {
    pub seat: Seat,
    /// The card that counts now.
    pub card: CardNo,
    /// What it is for: a skill or a delayed trick.
    pub skill: Option<Skill>,
    pub kind: Option<Kind>,
}

/// Cards that somebody of these may hold.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnseenView {
    pub holders: SeatSet,
    /// It may be in the pile, too.
    pub pile: bool,
    pub cards: CardSet,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub turn: u16,
    pub current: Seat,
    pub phase: Option<Phase>,
    pub players: Vec<PlayerView>,
    pub pile_count: usize,
    /// The discard pile, the newest first.
    pub discard: Vec<CardNo>,
    pub table: CardSet,
    pub offered: CardSet,
    pub uses: Vec<UseView>,
    pub judgement: Option<JudgementView>,
    pub dying: Option<Seat>,
    /// The cards of the pile that the viewer knows, from the top; none for one that is not known.
    pub pile: Vec<Option<CardNo>>,
    /// Cards of which nobody has seen where they are, by who may hold them.
    pub unseen: Vec<UnseenView>,
    /// The skill and the kind of card that were used last.
    pub last_skill: Option<Skill>,
    pub last_kind: Option<Kind>,
    /// The open cards that somebody has picked last.
    pub last_picked: CardSet,
    /// What has been picked so far in the choice that is being made.
    pub picked: Vec<engine::Card>,
}

/// How far into the pile a viewer's knowledge is shown.
const KNOWN_DEEP: usize = 8;

pub(crate) fn view(rules: &Hegemony, state: &State, viewer: Viewer) -> View {
    let distances = match viewer {
        Viewer::Seat(seat) => Some(rules.distances(state, seat)),
        Viewer::Public => None,
    };
    let players = Seat::all(rules.seats).map(|seat| {
        let player = state.player(seat);
        let general = |place: Place| {
            let p = place as usize;
            let knows = player.shown[p] || viewer.is(seat) || viewer.is_in(player.peeked[p]);
            GeneralView {
                general: player.generals[p].filter(|_| knows),
                shown: player.shown[p],
                removed: player.removed[p],
                numb: player.numb[p],
                cards: player.special[p],
            }
        };
        let chosen = state.turn > 0 || viewer.is(seat);
        PlayerView {
            seat,
            dead: !player.alive,
            kingdom: player.kingdom,
            head: general(Place::Head),
            deputy: general(Place::Deputy),
            hp: if chosen { player.hp } else { 0 },
            max_hp: if chosen { player.max_hp } else { 0 },
            hand_count: player.hand.len(),
            hand: if viewer.is(seat) { player.hand } else { known_to(state, player.hand, viewer) },
            equip: player.equip.iter().flatten().copied().collect(),
            judging: player
                .judging
                .iter()
                .map(|one| DelayedView { card: one.card, kind: one.kind })
                .collect(),
            chained: player.chained,
            turned: player.turned,
            drunk: player.mark(Mark::Drunk) > 0,
            marks: told(player),
            near: player.mark(Mark::Fenxun).checked_sub(1).map(Seat::new),
            keeps_fewer: Some(player.mark(Mark::Hengjiang)).filter(|&n| n > 0),
            range: rules.range(state, seat),
            distance: distances
                .filter(|_| player.alive && !viewer.is(seat))
                .map(|far| far[seat.index()]),
            skills: player
                .skills
                .iter()
                .filter(|&skill| rules.data.skill(skill).gear.is_none())
                .collect(),
            used: player.spent.to_vec(),
            spent: player.spent_for_good.to_vec(),
            dealt: if viewer.is(seat) && state.turn == 0 {
                player.dealt.to_vec()
            } else {
                Vec::new()
            },
        }
    });
    let uses = state.uses.iter().enumerate().map(|(at, used)| UseView {
        seat: used.user,
        kind: used.kind,
        cards: used.cards,
        skill: used.skill,
        targets: used.live().iter().collect(),
        now: now_at(state, at as u8).and_then(|n| used.targets.get(n)).map(|target| target.seat),
        victim: used.victim,
    });
    let mut pile: Vec<Option<CardNo>> = state
        .pile
        .iter()
        .rev()
        .take(KNOWN_DEEP)
        .map(|&card| Some(card).filter(|&card| viewer.is_in(state.seen[card])))
        .collect();
    while pile.last().is_some_and(Option::is_none) {
        pile.pop();
    }
    View {
        turn: state.turn,
        current: state.current,
        phase: state.phase,
        players: players.collect(),
        pile_count: state.pile.len(),
        discard: state.discard.iter().rev().copied().collect(),
        table: state.table,
        offered: state.offered,
        uses: uses.collect(),
        judgement: state.judgements.last().map(|judgement| JudgementView {
            seat: judgement.seat,
            card: judgement.card,
            skill: judgement.skill,
            kind: judgement.kind,
        }),
        dying: state.dying.last().map(|peril| peril.seat),
        pile,
        unseen: unseen(rules, state),
        last_skill: state.last_skill,
        last_kind: state.last_kind,
        last_picked: state.last_picked,
        picked: picked(state, viewer),
    }
}

/// What all can tell about where cards are, once the pile has been shuffled anew.
fn unseen(rules: &Hegemony, state: &State) -> Vec<UnseenView> {
    let hidden = state.players.iter().fold(CardSet::EMPTY, |all, player| all.or(player.hand));
    let hidden = state.pile.iter().fold(hidden, |all, &card| all.with(card));
    let mut groups: Vec<UnseenView> = Vec::new();
    for card in hidden.iter().filter(|&card| state.seen[card] != OPEN) {
        if state.holders.is_usual(card) {
            continue;
        }
        let all = state.holders[card];
        let (holders, pile) = (all.and(SeatSet::all(rules.seats)), all.contains(PILE));
        match groups.iter_mut().find(|group| group.holders == holders && group.pile == pile) {
            Some(group) => group.cards = group.cards.with(card),
            None => groups.push(UnseenView { holders, pile, cards: CardSet::only(card) }),
        }
    }
    groups
}

/// Those of these cards that the viewer has seen there.
fn known_to(state: &State, cards: CardSet, viewer: Viewer) -> CardSet {
    match viewer {
        Viewer::Seat(_) => cards.iter().filter(|&card| viewer.is_in(state.seen[card])).collect(),
        Viewer::Public => {
            let all = |card: &CardNo| state.seen[*card] == OPEN;
            cards.iter().filter(all).collect()
        }
    }
}

/// What everybody is told of a player for this turn.
fn told(player: &Player) -> Vec<Told> {
    let colour = |mark: Mark, [red, black, both]: [Option<Told>; 3]| match player.mark(mark) {
        0 => None,
        1 => red,
        2 => black,
        _ => both,
    };
    let barred = [Some(Told::NoRed), Some(Told::NoBlack), Some(Told::NoHand)];
    let duels = [Some(Told::RedDuels), Some(Told::BlackDuels), None];
    let is = |mark: Mark, told: Told| Some(told).filter(|_| player.mark(mark) > 0);
    let all = [
        colour(Mark::Qianxi, barred),
        colour(Mark::Shuangxiong, duels),
        is(Mark::TianyiWon, Told::MoreSlashes),
        is(Mark::TianyiLost, Told::NoSlashes),
    ];
    all.into_iter().flatten().collect()
}

/// Which target of a use it takes effect on.
fn now_at(state: &State, used: u8) -> Option<usize> {
    state.stack.levels().iter().rev().find_map(|level| match level {
        Level::Frame(Frame::Effect { at, n, .. }) if *at == used => Some(usize::from(*n)),
        _ => None,
    })
}

/// What the viewer has laid down in the window on top.
fn picked(state: &State, viewer: Viewer) -> Vec<engine::Card> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let card = |slip: Slip| match slip {
        Slip::Card(card) => Some(card.card()),
        Slip::Skill(skill) => Some(skill.card()),
        Slip::General(general) => Some(general.card()),
        _ => None,
    };
    state.stack.laid_by(seat).filter_map(card).collect()
}

pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    Some(match *event {
        Event::GeneralsDealt { seat, .. } if !viewer.is(seat) => {
            Event::GeneralsDealt { seat, generals: List::new() }
        }
        Event::GeneralsChosen { seat, hp, .. } if !viewer.is(seat) => {
            Event::GeneralsChosen { seat, head: None, deputy: None, hp }
        }
        Event::HandDealt { seat, cards } => {
            Event::HandDealt { seat, cards: cards.shown_if(viewer.is(seat)) }
        }
        Event::CardsMoved { cards, from, to, cause, seen_by } => {
            let known = seen_by == OPEN || viewer.is_in(seen_by);
            Event::CardsMoved { cards: cards.shown_if(known), from, to, cause, seen_by }
        }
        Event::PileShuffled { .. } => Event::PileShuffled { order: Vec::new() },
        Event::PileArranged { seat, n, bottom, .. } if !viewer.is(seat) => {
            Event::PileArranged { seat, n, bottom, order: List::new() }
        }
        Event::PileSeen { seat, n, .. } if !viewer.is(seat) => {
            Event::PileSeen { seat, n, order: List::new() }
        }
        Event::HandSeen { seat, owner, cards } => Event::HandSeen {
            seat,
            owner,
            cards: cards.shown_if(viewer.is(seat) || viewer.is(owner)),
        },
        Event::GeneralSeen { seat, owner, place, general } => {
            let general = general.filter(|_| viewer.is(seat) || viewer.is(owner));
            Event::GeneralSeen { seat, owner, place, general }
        }
        Event::Marked { mark, .. } if !mark.is_open() => return None,
        Event::RuledOut { .. } | Event::OneOf { .. } => return None,
        Event::Noticed { .. }
        | Event::PhaseEnded
        | Event::UseEnded
        | Event::UseHurt { .. }
        | Event::DamageEnded
        | Event::DrawChanged { .. }
        | Event::Pioneered
        | Event::Rewarded { .. } => return None,
        ref open => open.clone(),
    })
}

pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Marked { mark, .. } => mark.is_open(),
        Event::GeneralsDealt { .. }
        | Event::PileArranged { .. }
        | Event::GeneralsChosen { .. }
        | Event::HandDealt { .. }
        | Event::CardsMoved { .. }
        | Event::PileShuffled { .. }
        | Event::PileSeen { .. }
        | Event::HandSeen { .. }
        | Event::GeneralSeen { .. }
        | Event::CardShown { .. }
        | Event::GeneralShown { .. }
        | Event::GeneralsPlaced
        | Event::KingdomSet { .. }
        | Event::Stirred { .. }
        | Event::Unanswered { .. }
        | Event::Nullifies { .. }
        | Event::UseBegan { .. }
        | Event::Responded { .. }
        | Event::NoAnswer { .. }
        | Event::SkillUsed { .. }
        | Event::Chose { .. }
        | Event::JudgementBegan { .. }
        | Event::JudgementReplaced { .. }
        | Event::Compared { .. }
        | Event::Died { .. }
        | Event::GeneralRemoved { .. }
        | Event::Rejoined { .. }
        | Event::Won { .. }
        | Event::NobodyWon { .. }
        | Event::DyingEnded { .. } => true,
        Event::TurnBegan { .. }
        | Event::TurnSkipped { .. }
        | Event::PhaseBegan { .. }
        | Event::PhaseSkipped { .. }
        | Event::PhaseEnded
        | Event::TurnEnded { .. }
        | Event::ExtraTurn { .. }
        | Event::TurnCutShort
        | Event::GeneralHidden { .. }
        | Event::SkillsLost { .. }
        | Event::SkillGained { .. }
        | Event::SkillLost { .. }
        | Event::Pioneered
        | Event::Rewarded { .. }
        | Event::RuledOut { .. }
        | Event::OneOf { .. }
        | Event::TargetChanged { .. }
        | Event::TargetMoved { .. }
        | Event::SourceChanged { .. }
        | Event::UseHurt { .. }
        | Event::UseEnded
        | Event::DamageBegan { .. }
        | Event::DamageChanged { .. }
        | Event::DamagePrevented { .. }
        | Event::DamageDone { .. }
        | Event::DamageEnded
        | Event::HpLost { .. }
        | Event::Recovered { .. }
        | Event::HpSet { .. }
        | Event::MaxHpChanged { .. }
        | Event::Chained { .. }
        | Event::TurnedOver { .. }
        | Event::JudgementFixed { .. }
        | Event::JudgementTaken
        | Event::JudgementEnded
        | Event::DyingBegan { .. }
        | Event::DrawChanged { .. }
        | Event::Noticed { .. }
        | Event::ResolutionCut => false,
    }
}
