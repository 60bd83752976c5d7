//! The only writer of the state: one arm for each event.

use crate::event::{Cards, Cause, Event, Fate, Spot};
use crate::ids::*;
use crate::rules::Hegemony;
use crate::skill::SkillSet;
use crate::state::*;
use engine::{List, Seat, SeatSet};

#[inline]
pub(crate) fn reduce(rules: &Hegemony, state: &mut State, event: &Event) {
    match *event {
        Event::GeneralsDealt { .. }
        | Event::GeneralsPlaced
        | Event::HandDealt { .. }
        | Event::CardShown { .. }
        | Event::TurnSkipped { .. }
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
        Event::UseBegan { seat, kind, cards, skill, targets, victim, .. } => {
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
        Event::TargetAdded { at, seat } => {
            if let Some(used) = state.uses.get_mut(usize::from(at))
                && used.targets.len() < SEATS
            {
                used.targets.push(Target { seat, ..Target::default() });
            }
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
        Event::DamageMoved { at, seat } => {
            if let Some(damage) = state.damages.get_mut(usize::from(at)) {
                damage.victim = seat;
                damage.moved = true;
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
            let player = player(state, seat);
            player.hp = (player.hp + n as i8).min(player.max_hp);
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

/// A general was shown: what was known of one or the other is now known of the other, or settled.
fn settle_clauses(player: &mut Player, place: Place, general: General) {
    let other = place.other();
    let clauses = player.one_of;
    player.one_of = List::new();
    for clause in clauses.iter() {
        if !clause[place as usize].contains(general) && player.hides(other) {
            let must = clause[other as usize];
            let out = &mut player.ruled_out[other as usize];
            *out = out.or(GeneralSet(!must.0));
        }
    }
}

/// Works out again which skills a player has.
pub(crate) fn note_skills(rules: &Hegemony, state: &mut State, seat: Seat) {
    let player = player(state, seat);
    let mut skills = SkillSet::EMPTY;
    let mut hidden = SkillSet::EMPTY;
    for place in Place::BOTH {
        let p = place as usize;
        let Some(general) = player.generals[p] else { continue };
        if player.removed[p] || player.numb[p] {
            continue;
        }
        let own = rules.data.general(general).skills[p];
        if player.shown[p] {
            skills = skills.or(own);
        } else {
            hidden = hidden.or(own.minus(rules.data.never_hidden));
        }
    }
    // What was lost stays lost; one with a limit is only used up.
    for &skill in
        player.spent_for_good.iter().filter(|&&skill| rules.data.skill(skill).limit.is_none())
    {
        let lost = SkillSet::EMPTY.with(skill);
        skills = skills.minus(lost);
        hidden = hidden.minus(lost);
    }
    for &skill in player.gained.iter() {
        skills = skills.with(skill);
    }
    for card in player.equip.iter().flatten() {
        if let Some(skill) = rules.data.gear[rules.kind(*card) as usize] {
            skills = skills.with(skill);
        }
    }
    if player.mark(Mark::Hunshang) > 0 {
        skills = skills
            .with(crate::skill::Skill::YingziZhouyu)
            .with(crate::skill::Skill::YinghunSunjian);
    }
    if skills.contains(crate::skill::Skill::Yizhi) {
        skills = skills.with(crate::skill::Skill::Guanxing);
    }
    player.skills = skills;
    player.hidden = if player.alive || player.generals[0].is_some() && !player.is_shown() {
        hidden
    } else {
        SkillSet::EMPTY
    };
    if !player.alive {
        // The dead keep what comes up at their death until they are buried; the rules ask for it by name.
        player.hidden = SkillSet::EMPTY;
    }
}

/// Cards go from one place to another.
fn moved(
    rules: &Hegemony,
    state: &mut State,
    cards: CardSet,
    from: Spot,
    to: Spot,
    seen_by: SeatSet,
    cause: Cause,
) {
    // Whoever looks on, too: at a small table all players may know what they do not.
    let everybody = OPEN;
    note_holders(state, cards, from, to, seen_by);
    match from {
        Spot::Pile | Spot::Bottom => state.pile.retain(|&card| !cards.contains(card)),
        Spot::Discard => state.discard.retain(|&card| !cards.contains(card)),
        Spot::Table => state.table = state.table.minus(cards),
        Spot::Offered => state.offered = state.offered.minus(cards),
        Spot::Hand { seat } => {
            let own = player(state, seat);
            own.hand = own.hand.minus(cards);
            // Who has not seen which card went does not know what is left.
            let blind = everybody.minus(seen_by).without(seat);
            if !blind.is_empty() {
                let left = own.hand;
                for card in left.iter() {
                    let seen = &mut state.seen[card];
                    *seen = seen.minus(blind);
                }
            }
        }
        Spot::Equip { seat } => {
            let own = player(state, seat);
            for slot in &mut own.equip {
                if slot.is_some_and(|card| cards.contains(card)) {
                    *slot = None;
                }
            }
        }
        Spot::Judging { seat, .. } => {
            player(state, seat).judging.retain(|delayed| !cards.contains(delayed.card));
        }
        Spot::Special { seat, place } => {
            let on = &mut player(state, seat).special[place as usize];
            *on = on.minus(cards);
        }
    }
    for card in cards.iter() {
        state.seen[card] = match to {
            Spot::Hand { .. } if seen_by == OPEN => OPEN,
            Spot::Hand { seat } => seen_by.without(seat),
            Spot::Pile | Spot::Bottom => seen_by,
            _ => SeatSet::EMPTY,
        };
    }
    match to {
        Spot::Pile => cards.iter().for_each(|card| {
            state.pile.push(card);
            state.holders[card] = SeatSet::only(PILE);
        }),
        Spot::Bottom => cards.iter().for_each(|card| {
            state.pile.insert(0, card);
            state.holders[card] = SeatSet::only(PILE);
        }),
        Spot::Discard => cards.iter().for_each(|card| _ = state.discard.push(card)),
        Spot::Table => state.table = state.table.or(cards),
        Spot::Offered => state.offered = state.offered.or(cards),
        Spot::Hand { seat } => {
            let own = player(state, seat);
            own.hand = own.hand.or(cards);
        }
        Spot::Equip { seat } => {
            for card in cards.iter() {
                if let Some(slot) = rules.kind(card).slot() {
                    player(state, seat).equip[slot as usize] = Some(card);
                }
            }
        }
        Spot::Judging { seat, kind } => {
            for card in cards.iter() {
                let judging = &mut player(state, seat).judging;
                if judging.len() < 4 {
                    judging.push(Delayed { card, kind });
                }
            }
        }
        Spot::Special { seat, place } => {
            let on = &mut player(state, seat).special[place as usize];
            *on = on.or(cards);
        }
    }
    tell_of_move(rules, state, cards, from, to, cause);
}

/// Who may hold which card now, as far as all can tell.
fn note_holders(state: &mut State, cards: CardSet, from: Spot, to: Spot, seen_by: SeatSet) {
    let Spot::Hand { seat } = to else { return };
    match from {
        _ if seen_by == OPEN => {
            cards.iter().for_each(|card| state.holders[card] = SeatSet::only(seat))
        }
        Spot::Pile | Spot::Bottom => state.holders.spread(PILE, seat),
        Spot::Hand { seat: giver } => state.holders.spread(giver, seat),
        _ => cards.iter().for_each(|card| state.holders[card] = SeatSet::only(seat)),
    }
}

/// What skills are told of a move.
fn tell_of_move(
    rules: &Hegemony,
    state: &mut State,
    cards: CardSet,
    from: Spot,
    to: Spot,
    cause: Cause,
) {
    let rests = to == Spot::Discard;
    // What is replaced or recast is not discarded.
    let discarded = rests && matches!(cause, Cause::Discard | Cause::Dismantle);
    match from {
        Spot::Hand { seat } => {
            let own = state.player(seat);
            let emptied = own.hand.is_empty();
            let to_self = to == Spot::Equip { seat };
            let _ = to_self;
            if rules.hears_of_moves {
                // Which cards went is told where all can see it.
                let open = if rests { cards } else { CardSet::EMPTY };
                notice(
                    state,
                    Notice::Lost {
                        seat,
                        cards: open,
                        from_hand: cards.len(),
                        worn: 0,
                        emptied,
                        discarded,
                    },
                );
            }
            if discarded
                && state.phase == Some(crate::point::Phase::Discard)
                && state.current == seat
            {
                state.dropped = state.dropped.or(cards);
            }
        }
        Spot::Equip { seat } => {
            note_skills(rules, state, seat);
            if rules.hears_of_moves {
                notice(
                    state,
                    Notice::Lost {
                        seat,
                        cards,
                        from_hand: 0,
                        worn: cards.len(),
                        emptied: false,
                        discarded,
                    },
                );
            }
            for card in cards.iter() {
                let kind = rules.kind(card);
                if matches!(kind, Kind::SilverLion | Kind::PeaceSpell) {
                    notice(state, Notice::Undressed { seat, kind });
                }
            }
        }
        _ => {}
    }
    if let Spot::Equip { seat } = to {
        note_skills(rules, state, seat);
    }
    if rules.has_lords && (rests || matches!(to, Spot::Equip { .. } | Spot::Bottom)) {
        let phoenix: CardSet =
            cards.iter().filter(|&card| rules.kind(card) == Kind::DragonPhoenix).collect();
        if !phoenix.is_empty() {
            notice(state, Notice::Landed { cards: phoenix });
        }
    }
}
