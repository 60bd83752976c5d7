//! The only writer of the state: one arm for each event.

mod moves;
mod skills;
mod uses;

pub(crate) use skills::note_skills;

use moves::moved;
use skills::settle_clauses;

use crate::event::{Cards, Cause, Event, Spot};
use crate::ids::*;
use crate::rules::Hegemony;
use crate::state::*;
use engine::{List, Seat, SeatSet};

#[inline]
pub(crate) fn reduce(rules: &Hegemony, state: &mut State, event: &Event) {
    match *event {
        Event::GeneralsDealt { .. }
        | Event::GeneralsPlaced
        | Event::HandDealt { .. }
        | Event::CardShown { .. }
        | Event::Stirred { .. }
        | Event::Unanswered { .. }
        | Event::Nullifies { .. }
        | Event::Responded { .. }
        | Event::NoAnswer { .. }
        | Event::Compared { .. } => shown_cards(state, event),
        Event::GeneralsChosen { seat, head, deputy, hp } => {
            let halves = |general: Option<General>, place: usize| {
                general.map_or(0, |general| rules.data.general(general).halves[place])
            };
            let sum = halves(head, 0) + halves(deputy, 1);
            let player = player(state, seat);
            player.generals = [head, deputy];
            player.max_hp = hp;
            player.hp = hp;
            player.born_hp = hp;
            player.spare = sum % 2 == 1;
            note_skills(rules, state, seat);
        }
        Event::CardsMoved { cards, from, to, seen_by, cause } => {
            if let Cards::Known(cards) = cards {
                let discards =
                    to == Spot::Discard && matches!(cause, Cause::Discard | Cause::Dismantle);
                if discards && state.phase == Some(crate::point::Phase::Discard) {
                    state.shed = state.shed.or(cards);
                }
                moved(rules, state, cards, from, to, seen_by, cause);
            }
        }
        Event::PileShuffled { ref order } => {
            let mut pile: List<CardNo, CARDS> = List::new();
            for &card in order {
                if pile.len() < CARDS {
                    pile.push(card);
                }
                state.seen[card] = SeatSet::EMPTY;
                state.holders[card] = SeatSet::only(PILE);
            }
            for &card in state.pile.iter() {
                if pile.len() < CARDS {
                    pile.push(card);
                }
            }
            state.pile = pile;
            state.discard = List::new();
            state.reshuffles = state.reshuffles.saturating_add(1);
        }
        Event::PileArranged { seat, n, bottom, ref order } => {
            // `order` has the cards from the top down, the last `bottom` of which go under the pile.
            let n = usize::from(n).min(state.pile.len());
            state.pile.truncate(state.pile.len() - n);
            let split = order.len().saturating_sub(usize::from(bottom));
            for &card in &order[split..] {
                state.pile.insert(0, card);
            }
            for &card in order[..split].iter().rev() {
                state.pile.push(card);
            }
            for &card in order.iter() {
                state.seen[card] = SeatSet::only(seat);
            }
        }
        Event::PileSeen { seat, ref order, .. } => {
            for &card in order.iter() {
                let seen = &mut state.seen[card];
                *seen = seen.with(seat);
            }
        }
        Event::HandSeen { seat, cards, .. } => {
            for card in cards.known().iter() {
                let seen = &mut state.seen[card];
                *seen = seen.with(seat);
            }
        }
        Event::GeneralSeen { seat, owner, place, .. } => {
            let peeked = &mut player(state, owner).peeked[place as usize];
            *peeked = peeked.with(seat);
        }
        // Who lies on his face when the game begins loses what the first draw would have brought.
        Event::TurnSkipped { .. } => state.first_draw = false,
        Event::TurnBegan { seat, turn } => {
            if state.turn > 0 {
                if let Some(at) = state.extra.iter().position(|&extra| extra == seat) {
                    state.extra.remove(at);
                    state.back_to = state.back_to.or(Some(state.current));
                } else {
                    state.back_to = None;
                }
            }
            state.current = seat;
            state.turn = turn;
            state.skipped = 0;
            state.cut_short = false;
            state.phase = None;
        }
        Event::PhaseBegan { phase, .. } => {
            state.phase = Some(phase);
            state.dropped = CardSet::EMPTY;
            state.shed = CardSet::EMPTY;
            state.judged = CardSet::EMPTY;
        }
        Event::PhaseSkipped { phase, .. } => state.skipped |= 1 << phase as u8,
        Event::PhaseEnded => {
            if state.phase == Some(crate::point::Phase::Draw) {
                state.first_draw = false;
            }
            state.phase = None;
            for player in &mut state.players {
                player.marks[..Mark::OF_TURN].fill(0);
                player.spent = List::new();
            }
        }
        Event::TurnEnded { .. } => {
            for player in &mut state.players {
                player.marks[..Mark::OF_GAME].fill(0);
                player.spent = List::new();
            }
            state.first_draw = false;
            state.phase = None;
            for seat in Seat::all(rules.seats) {
                note_skills(rules, state, seat);
            }
        }
        Event::ExtraTurn { seat } => {
            if state.extra.len() < 4 {
                state.extra.push(seat);
            }
        }
        Event::TurnCutShort => state.cut_short = true,
        Event::GeneralShown { seat, place, general } => {
            let player = player(state, seat);
            player.shown[place as usize] = true;
            settle_clauses(player, place, general);
            note_skills(rules, state, seat);
            if state.player(seat).alive {
                notice(state, Notice::Shown { seat, place });
            }
        }
        Event::GeneralHidden { seat, place } => {
            let player = player(state, seat);
            player.shown[place as usize] = false;
            // Everybody knows who it is.
            player.peeked[place as usize] = SeatSet::all(rules.seats);
            if !player.is_shown() {
                player.kingdom = None;
            }
            note_skills(rules, state, seat);
        }
        Event::GeneralRemoved { seat, place, general } => {
            let player = player(state, seat);
            player.removed[place as usize] = true;
            player.shown[place as usize] = true;
            settle_clauses(player, place, general);
            note_skills(rules, state, seat);
            notice(state, Notice::Removed { seat, place });
        }
        Event::SkillsLost { seat, place } => {
            player(state, seat).numb[place as usize] = true;
            note_skills(rules, state, seat);
            notice(state, Notice::Numbed { seat, place });
        }
        Event::SkillGained { seat, skill } => {
            let player = player(state, seat);
            if player.gained.len() < 4 && !player.gained.contains(&skill) {
                player.gained.push(skill);
            }
            note_skills(rules, state, seat);
        }
        Event::SkillLost { seat, skill } => {
            let player = player(state, seat);
            player.gained.retain(|&other| other != skill);
            if player.spent_for_good.len() < 6 {
                player.spent_for_good.push(skill);
            }
            note_skills(rules, state, seat);
        }
        Event::KingdomSet { seat, kingdom } => {
            player(state, seat).kingdom = kingdom;
        }
        Event::Pioneered => state.pioneered = true,
        Event::Rewarded { seat } => player(state, seat).rewarded = true,
        Event::RuledOut { seat, place, generals } => {
            let out = &mut player(state, seat).ruled_out[place as usize];
            *out = out.or(generals);
        }
        Event::OneOf { seat, generals } => {
            let clauses = &mut player(state, seat).one_of;
            if clauses.len() == 2 {
                clauses.remove(0);
            }
            clauses.push(generals);
        }
        Event::Chose { cards, .. } => state.last_picked = cards,
        Event::SkillUsed { seat, skill, .. } => {
            state.last_skill = Some(skill);
            let limit = rules.data.skill(skill).limit;
            let player = player(state, seat);
            match limit {
                Some(crate::data::Limit::Phase) if player.spent.len() < 6 => {
                    _ = player.spent.push(skill)
                }
                Some(crate::data::Limit::Game) if player.spent_for_good.len() < 6 => {
                    player.spent_for_good.push(skill);
                }
                _ => {}
            }
        }
        Event::UseBegan { .. } | Event::TargetChanged { .. } | Event::TargetMoved { .. } => {
            uses::reduce(rules, state, event)
        }
        Event::SourceChanged { at, seat } => {
            if let Some(used) = state.uses.get_mut(usize::from(at)) {
                used.source = Some(seat);
            }
        }
        Event::UseHurt { at } => {
            if let Some(used) = state.uses.get_mut(usize::from(at)) {
                used.hurt = true;
            }
        }
        Event::UseEnded => _ = state.uses.pop(),
        Event::DamageBegan { damage } => {
            if state.damages.len() < DAMAGES {
                state.damages.push(damage);
            }
        }
        Event::DamageChanged { at, amount } => {
            if let Some(damage) = state.damages.get_mut(usize::from(at)) {
                damage.amount = amount;
            }
        }
        Event::DamagePrevented { at, .. } => {
            if let Some(damage) = state.damages.get_mut(usize::from(at)) {
                damage.prevented = true;
            }
        }
        Event::DamageDone { at, seat, n, nature, source } => {
            let distance =
                source.map_or(0, |source| rules.distance(state, source, seat).max(0) as u8);
            let conducts = nature != Nature::Normal && state.player(seat).chained;
            let first = state.damages.get(usize::from(at)).is_some_and(|damage| !damage.chained);
            if let Some(damage) = state.damages.get_mut(usize::from(at)) {
                damage.conducts = conducts && first;
                damage.distance = distance;
            }
            if let Some(source) = source {
                note_deed(state, source, seat, -1);
            }
            let player = player(state, seat);
            player.hp = player.hp.saturating_sub(n as i8).max(-100);
            if conducts && first {
                player.chained = false;
            }
        }
        Event::DamageEnded => _ = state.damages.pop(),
        Event::HpLost { seat, n } => {
            let player = player(state, seat);
            player.hp = player.hp.saturating_sub(n as i8).max(-100);
        }
        Event::Recovered { seat, n } => {
            // Where a skill has a say in it, health goes up when it has had it.
            if !rules.asks_before_recovery() {
                let player = player(state, seat);
                player.hp = (player.hp + n as i8).min(player.max_hp);
            }
            notice(state, Notice::Recovered { seat, n });
        }
        Event::HpSet { seat, hp } => {
            let player = player(state, seat);
            player.hp = hp.min(player.max_hp);
        }
        Event::MaxHpChanged { seat, max_hp } => {
            let player = player(state, seat);
            player.max_hp = max_hp;
            player.hp = player.hp.min(max_hp);
        }
        Event::Chained { seat, on } => player(state, seat).chained = on,
        Event::TurnedOver { seat, on } => player(state, seat).turned = on,
        Event::JudgementBegan { seat, skill, kind, card } => {
            if state.judgements.len() < JUDGEMENTS {
                state.judgements.push(Judgement {
                    seat,
                    card,
                    skill,
                    kind,
                    suit: None,
                    taken: false,
                });
            }
        }
        Event::JudgementReplaced { card, .. } => {
            if let Some(judgement) = state.judgements.last_mut() {
                judgement.card = card;
            }
        }
        Event::JudgementFixed { suit } => {
            if let Some(judgement) = state.judgements.last_mut() {
                judgement.suit = Some(suit);
            }
        }
        Event::JudgementTaken => {
            if let Some(judgement) = state.judgements.last_mut() {
                judgement.taken = true;
            }
        }
        Event::JudgementEnded => _ = state.judgements.pop(),
        Event::DyingBegan { seat, killer } => {
            if state.dying.len() < 8 {
                state.dying.push(Peril { seat, killer });
            }
        }
        Event::DyingEnded { .. } => _ = state.dying.pop(),
        Event::Died { seat, .. } => {
            player(state, seat).alive = false;
            // Who comes back later does not come back to a turn that was meant for him before.
            state.extra.retain(|&extra| extra != seat);
            if let Some(kingdom) = rules.lord_is(state, seat) {
                state.fallen |= 1 << kingdom as u8;
            }
            state
                .damages
                .iter_mut()
                .filter(|damage| damage.victim == seat)
                .for_each(|damage| damage.fatal = true);
            note_skills(rules, state, seat);
        }
        Event::Rejoined { seat, general, kingdom } => {
            rejoin(rules, player(state, seat), general, kingdom);
            note_skills(rules, state, seat);
        }
        Event::Marked { seat, mark, n } => {
            player(state, seat).marks[mark as usize] = n;
            if mark == Mark::Hunshang {
                note_skills(rules, state, seat);
            }
        }
        Event::DrawChanged { n } => state.drawing = n,
        Event::Noticed { at } => _ = state.notices.remove(usize::from(at)),
        Event::Won { winners, kingdom } => {
            state.over = Some(Ending::Won { winners, kingdom });
            rest(state);
        }
        Event::NobodyWon { why } => {
            state.over = Some(Ending::Drawn { why });
            rest(state);
        }
        Event::ResolutionCut => {
            rest(state);
            state.cut_short = true;
        }
    }
}

/// Somebody hidden has done something to somebody who is shown.
fn note_deed(state: &mut State, doer: Seat, other: Seat, by: i8) {
    if doer != other
        && state.player(doer).kingdom.is_none()
        && let Some(kingdom) =
            state.player(other).kingdom.filter(|&kingdom| kingdom != Kingdom::Careerist)
    {
        let deeds = &mut state.deeds[doer.index() % 16][kingdom as usize % 4];
        *deeds = deeds.saturating_add(by).clamp(-6, 6);
    }
}

/// Nothing is under way any more.
fn rest(state: &mut State) {
    state.uses = List::new();
    state.damages = List::new();
    state.judgements = List::new();
    state.dying = List::new();
    state.notices = List::new();
}

#[inline(always)]
fn player(state: &mut State, seat: Seat) -> &mut Player {
    &mut state.players[seat.index() % SEATS]
}

/// A dead player begins anew: this general, and a soldier in the place of the deputy.
fn rejoin(rules: &Hegemony, player: &mut Player, general: General, kingdom: Kingdom) {
    let halves = |general: Option<General>, place: usize| {
        general.map_or(0, |general| rules.data.general(general).halves[place])
    };
    let hp = (halves(Some(general), 0) / 2).max(1) as i8;
    let deputy = player.generals[1];
    *player = Player {
        alive: true,
        generals: [Some(general), deputy],
        shown: [true; 2],
        removed: [false, true],
        kingdom: Some(kingdom),
        hp,
        max_hp: hp,
        born_hp: hp,
        spare: (halves(Some(general), 0) + halves(deputy, 1)) % 2 == 1,
        rewarded: true,
        hand: player.hand,
        equip: player.equip,
        judging: player.judging,
        special: player.special,
        dealt: player.dealt,
        ..Player::default()
    };
}

/// Cards that all have seen in somebody's hand stay known there.
fn shown_cards(state: &mut State, event: &Event) {
    match *event {
        Event::CardShown { card, .. } => state.seen[card] = OPEN,
        Event::Responded { kind, skill, .. } => {
            state.last_kind = Some(kind);
            state.last_skill = skill.or(state.last_skill);
        }
        Event::NoAnswer { kind, .. } => state.last_kind = Some(kind),
        _ => {}
    }
}

fn notice(state: &mut State, notice: Notice) {
    if state.notices.len() < NOTICES {
        state.notices.push(notice);
    }
}
