//! What games can come to show: each skill used and let be, each card used and nullified, each rule at work.

use crate::event::{Aim, Cause, Event, Fate, Spot};
use crate::ids::*;
use crate::point::{Phase, Point};
use crate::rules::Hegemony;
use crate::skill::{Skill, SkillSet};
use crate::speech::Action;
use crate::state::*;
use engine::stack::{Resolution, Step};
use engine::{Entry, Seat};
use std::collections::HashMap;
use std::sync::Arc;

/// Skills that change an answer of the rules: they are felt when something is possible by them alone, or not.
const FELT: [Skill; 14] = [
    Skill::Paoxiao,
    Skill::MashuMachao,
    Skill::MashuPangde,
    Skill::MashuMateng,
    Skill::MashuMadai,
    Skill::Qicai,
    Skill::Hongyan,
    Skill::Duanbing,
    Skill::Tuntian,
    Skill::Heyi,
    Skill::Yizhi,
    Skill::Shouyue,
    Skill::CrossbowSkill,
    Skill::SixSwordsSkill,
];

/// Hidden generals that are turned up for a Slash more, or to reach somebody.
const SHOWN_FOR: [Skill; 7] = [
    Skill::Paoxiao,
    Skill::MashuMachao,
    Skill::MashuPangde,
    Skill::MashuMateng,
    Skill::MashuMadai,
    Skill::Qicai,
    Skill::Duanbing,
];

/// No hidden general is turned up for these: one comes up when its general is shown, and a lord is shown as his turn
/// begins and never turned down again.
const OPEN_BY_THEN: [Skill; 3] = [Skill::Guixiu, Skill::Wuxin, Skill::Wendao];

/// Tricks that go to several of one kingdom.
const WIDE: [Kind; 5] = [
    Kind::ArcheryAttack,
    Kind::SavageAssault,
    Kind::GodSalvation,
    Kind::AmazingGrace,
    Kind::AwaitExhausted,
];

/// One thing to look for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Sight {
    Used(Skill),
    At(Skill, Point),
    Made(Skill, Kind),
    /// It was offered, and let go by.
    Declined(Skill),
    /// A hidden general was turned up for it.
    ShownFor(Skill),
    /// It would have to be done if its general were shown, and the general stays hidden.
    LeftHidden(Skill),
    Felt(Skill),
    Called(Skill),
    Joined(Skill),
    Refused(Skill),
    Card(Kind),
    Nullified(Kind),
    KingdomNullified(Kind),
    Recast(Kind),
    /// A delayed trick does its work, or does not.
    Struck(Kind),
    Harmless(Kind),
    Worn(Kind),
    /// It does something when it is taken off.
    TakenOff(Kind),
    Shown(General, Place),
    Rule(Rule),
}

/// Something that the rules of the table do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
enum Rule {
    CompanionsDrew,
    CompanionsRecovered,
    CompanionsDeclined,
    SpareHalf,
    Pioneer,
    BecameCareerist,
    CareeristByDeathOfLord,
    CalledBackByLord,
    CareeristWon,
    KingdomWon,
    Rescued,
    Died,
    Bounty,
    BountyForCareerist,
    KilledOwnKingdom,
    TurnSkipped,
    ExtraTurn,
    TurnCutShort,
    DamageAlongChain,
    Wine,
    Retrial,
    PointFightWon,
    PointFightLost,
    CameBack,
    HandLimitRaised,
    PileShuffled,
}

impl Rule {
    const ALL: &'static [Rule] = <Rule as strum::VariantArray>::VARIANTS;
}

/// Everything to look for.
#[derive(Debug, Default)]
pub(crate) struct Sights {
    /// The card, skill or general, and what of it.
    pub(crate) names: Vec<(String, String)>,
    numbers: HashMap<Sight, usize>,
}

impl Sights {
    fn of(rules: &Hegemony) -> Self {
        let mut sights = Sights::default();
        let generals = rules.pool.or(rules.lords_for(rules.pool));
        for &skill in Skill::ALL {
            let info = rules.data.skill(skill);
            let here = info.general.is_some_and(|general| generals.contains(general))
                || info.gear.is_some_and(|kind| rules.is_in_deck(kind));
            if here {
                sights.add_skill(rules, skill);
            }
        }
        for &kind in Kind::ALL.iter().filter(|&&kind| rules.is_in_deck(kind)) {
            sights.add_kind(kind);
        }
        for general in generals.iter() {
            let id = &rules.data.general(general).id;
            sights.add(id, Sight::Shown(general, Place::Head), "head");
            if rules.data.general(general).lord.is_none() {
                sights.add(id, Sight::Shown(general, Place::Deputy), "deputy");
            }
        }
        for &rule in Rule::ALL {
            let here = match rule {
                Rule::Pioneer => rules.options.pioneer,
                Rule::CareeristByDeathOfLord | Rule::CalledBackByLord => {
                    !rules.lords_for(rules.pool).is_empty()
                }
                Rule::CameBack => rules.is_in_deck(Kind::DragonPhoenix),
                Rule::HandLimitRaised => rules.is_in_deck(Kind::PeaceSpell),
                _ => true,
            };
            if here {
                let word = <&str>::from(rule).replace('_', " ");
                sights.add("table", Sight::Rule(rule), &word);
            }
        }
        sights
    }

    fn add(&mut self, name: &str, sight: Sight, what: &str) {
        self.numbers.insert(sight, self.names.len());
        self.names.push((name.to_owned(), what.to_owned()));
    }

    fn add_skill(&mut self, rules: &Hegemony, skill: Skill) {
        let (data, info) = (&rules.data, rules.data.skill(skill));
        let name = <&str>::from(skill);
        let points: Vec<Point> = Point::ALL
            .iter()
            .copied()
            // Where cards are about to move nobody does anything; where else they went is heard of afterwards.
            .filter(|&point| point != Point::BeforeCardsMove)
            .filter(|&point| data.at[point as usize].contains(skill))
            .collect();
        let comes_up = !points.is_empty() || info.active || info.view_as;
        if comes_up {
            self.add(name, Sight::Used(skill), "used");
        }
        if points.len() > 1 {
            for point in points {
                let word = <&str>::from(point);
                self.add(name, Sight::At(skill, point), &format!("used at {word}"));
            }
        }
        for kind in skill.all_made().iter() {
            let word = <&str>::from(kind);
            self.add(name, Sight::Made(skill, kind), &format!("made {word}"));
        }
        if FELT.contains(&skill) {
            self.add(name, Sight::Felt(skill), "felt");
        }
        if info.formation.is_some() {
            self.add(name, Sight::Called(skill), "called");
            self.add(name, Sight::Joined(skill), "joined");
            self.add(name, Sight::Refused(skill), "refused");
        }
        let hides = info.general.is_some_and(|general| {
            data.general(general).skills.iter().any(|skills| skills.contains(skill))
        }) && !info.never_hidden
            && !OPEN_BY_THEN.contains(&skill);
        if !info.compulsory || info.view_as {
            self.add(name, Sight::Declined(skill), "declined");
        } else if hides && comes_up {
            self.add(name, Sight::LeftHidden(skill), "left hidden");
        }
        if hides && comes_up || SHOWN_FOR.contains(&skill) {
            self.add(name, Sight::ShownFor(skill), "shown for it");
        }
    }

    fn add_kind(&mut self, kind: Kind) {
        let name = <&str>::from(kind);
        self.add(name, Sight::Card(kind), "used");
        if kind.is_trick() {
            self.add(name, Sight::Nullified(kind), "nullified");
        }
        if WIDE.contains(&kind) {
            self.add(name, Sight::KingdomNullified(kind), "nullified for a kingdom");
        }
        if matches!(kind, Kind::IronChain | Kind::KnownBoth) {
            self.add(name, Sight::Recast(kind), "recast");
        }
        if kind.is_delayed() {
            self.add(name, Sight::Struck(kind), "struck");
            self.add(name, Sight::Harmless(kind), "harmless");
        }
        if kind.is_equip() {
            self.add(name, Sight::Worn(kind), "worn");
        }
        if matches!(kind, Kind::SilverLion | Kind::PeaceSpell) {
            self.add(name, Sight::TakenOff(kind), "taken off");
        }
    }
}

impl Hegemony {
    pub(crate) fn all_sights(&self) -> &Arc<Sights> {
        self.sights.get_or_init(|| Arc::new(Sights::of(self)))
    }

    /// Whether cards of this kind are played with.
    fn is_in_deck(&self, kind: Kind) -> bool {
        self.deck.iter().any(|card| self.kind(card) == kind)
    }

    pub(crate) fn note_sights(
        &self,
        before: &State,
        seat: Seat,
        action: &Action,
        record: &[Entry<Self>],
        seen: &mut [u64],
    ) {
        let sights = self.all_sights();
        let mut note = |sight: Sight| {
            if let Some(count) = sights.numbers.get(&sight).and_then(|&at| seen.get_mut(at)) {
                *count += 1;
            }
        };
        self.note_choice(before, seat, action, &mut note);
        let mut state = before.clone();
        for entry in record {
            match entry {
                Entry::Event(event) => {
                    self.note_event(before, &state, event, &mut note);
                    crate::reduce::reduce(self, &mut state, event);
                }
                Entry::Step(step) => {
                    self.note_step(&state, step, &mut note);
                    state.stack.apply(step);
                }
                Entry::Undone { .. } => {}
            }
        }
    }

    /// What was let be, and what only one skill made possible.
    fn note_choice(
        &self,
        before: &State,
        seat: Seat,
        action: &Action,
        note: &mut impl FnMut(Sight),
    ) {
        let offer = self.offer(before, seat, None);
        let frame = before.stack.frame();
        if *action == Action::Pass {
            for skill in offer.skills.iter() {
                note(Sight::Declined(skill));
                note(Sight::LeftHidden(skill));
            }
        }
        if let Some(Frame::Ask(Ask { why, what, .. })) = frame {
            match (why, what, action) {
                (Why::Rule, What::Options { .. }, Action::Choose { choice: Choice::Draw }) => {
                    note(Sight::Rule(Rule::CompanionsDrew));
                }
                (Why::Rule, What::Options { .. }, Action::Choose { .. }) => {
                    note(Sight::Rule(Rule::CompanionsRecovered));
                }
                (Why::Rule, What::Options { .. }, Action::Pass) => {
                    note(Sight::Rule(Rule::CompanionsDeclined));
                }
                (Why::Skill(skill), What::Join { .. }, Action::Pass) => note(Sight::Refused(skill)),
                _ => {}
            }
        }
        let playing = matches!(frame, Some(Frame::Phase { phase: Phase::Play, .. }));
        for skill in FELT.into_iter().filter(|&skill| playing || skill == Skill::Hongyan) {
            let Some(without) = self.without(before, skill) else { continue };
            let bare = self.offer(&without, seat, None);
            let narrows = matches!(skill, Skill::Heyi | Skill::Hongyan);
            if narrows && bare != offer || offer.contains(action) && !bare.contains(action) {
                note(Sight::Felt(skill));
            }
            // One target more could have been named.
            if skill == Skill::Duanbing && *action == Action::Done && bare != offer {
                note(Sight::Declined(skill));
            }
        }
    }

    /// The position as it would be if nobody had this skill; none if nobody has it.
    fn without(&self, state: &State, skill: Skill) -> Option<State> {
        let has = |player: &Player| player.alive && player.all_skills().contains(skill);
        if !state.players.iter().any(has) {
            return None;
        }
        let none = SkillSet::EMPTY.with(skill);
        let mut without = state.clone();
        for player in without.players.iter_mut().filter(|player| has(player)) {
            (player.skills, player.hidden) = (player.skills.minus(none), player.hidden.minus(none));
            if skill == Skill::CrossbowSkill {
                player.equip[Slot::Weapon as usize] = None;
            }
        }
        Some(without)
    }

    fn note_event(
        &self,
        before: &State,
        state: &State,
        event: &Event,
        note: &mut impl FnMut(Sight),
    ) {
        let mut rule = |rule: Rule| note(Sight::Rule(rule));
        match *event {
            Event::SkillUsed { seat, skill, .. } => {
                note(Sight::Used(skill));
                if before.player(seat).hidden.contains(skill) {
                    note(Sight::ShownFor(skill));
                }
                if skill == Skill::Guanxing && state.player(seat).has(Skill::Yizhi) {
                    note(Sight::Felt(Skill::Yizhi));
                }
            }
            Event::UseBegan { seat, kind, skill: Some(skill), .. }
            | Event::Responded { seat, kind, skill: Some(skill), .. } => {
                note(Sight::Used(skill));
                note(Sight::Made(skill, kind));
                if before.player(seat).hidden.contains(skill) {
                    note(Sight::ShownFor(skill));
                }
            }
            Event::UseBegan { kind, cards, aim, .. } => {
                if aim != Aim::Judged && !cards.is_empty() {
                    note(Sight::Card(kind));
                }
                if let Some(Frame::Phase { .. }) = state.stack.frame() {
                    for skill in SHOWN_FOR {
                        let turned_up = |player: &Player, now: &Player| {
                            player.hidden.contains(skill) && now.skills.contains(skill)
                        };
                        if before.players.iter().zip(&state.players).any(|(a, b)| turned_up(a, b)) {
                            note(Sight::ShownFor(skill));
                        }
                    }
                }
            }
            Event::Responded { kind, .. } => note(Sight::Card(kind)),
            Event::TargetChanged { at, fate, .. } => {
                let kind = state.use_at(at).map(|used| used.kind).unwrap_or_default();
                match fate {
                    Fate::Nullified => note(Sight::Nullified(kind)),
                    Fate::KingdomNullified => note(Sight::KingdomNullified(kind)),
                    _ => {}
                }
            }
            Event::CardsMoved { cards, to, cause, .. } => {
                for card in cards.known().iter() {
                    match (to, cause) {
                        (Spot::Equip { .. }, _) => note(Sight::Worn(self.kind(card))),
                        (_, Cause::Recast) => note(Sight::Recast(self.kind(card))),
                        _ => {}
                    }
                }
            }
            Event::GeneralShown { general, place, .. } => note(Sight::Shown(general, place)),
            Event::DamageBegan { damage } => {
                if damage.kind == Some(Kind::Lightning) && !damage.chained {
                    note(Sight::Struck(Kind::Lightning));
                }
                if damage.chained {
                    note(Sight::Rule(Rule::DamageAlongChain));
                }
            }
            Event::JudgementFixed { suit } => {
                let judgement = state.judgements.last().copied().unwrap_or_default();
                if self.data.face(judgement.card).suit != Some(suit) {
                    note(Sight::Felt(Skill::Hongyan));
                }
            }
            Event::Pioneered if self.options.pioneer && !state.pioneered => rule(Rule::Pioneer),
            Event::KingdomSet { seat, kingdom: Some(Kingdom::Careerist) } => {
                let own = state.player(seat).kingdom;
                rule(if own.is_some() {
                    Rule::CareeristByDeathOfLord
                } else {
                    Rule::BecameCareerist
                });
            }
            Event::KingdomSet { seat, kingdom: Some(_) }
                if state.player(seat).kingdom == Some(Kingdom::Careerist) =>
            {
                rule(Rule::CalledBackByLord);
            }
            Event::Won { kingdom: Kingdom::Careerist, .. } => rule(Rule::CareeristWon),
            Event::Won { .. } => rule(Rule::KingdomWon),
            Event::DyingEnded { saved: true, .. } => rule(Rule::Rescued),
            Event::Died { .. } => rule(Rule::Died),
            Event::TurnSkipped { .. } => rule(Rule::TurnSkipped),
            Event::ExtraTurn { .. } => rule(Rule::ExtraTurn),
            Event::TurnCutShort => rule(Rule::TurnCutShort),
            Event::Marked { mark: Mark::Drunk, n: 1, .. } => rule(Rule::Wine),
            Event::JudgementReplaced { .. } => rule(Rule::Retrial),
            Event::Compared { won: true, .. } => rule(Rule::PointFightWon),
            Event::Compared { .. } => rule(Rule::PointFightLost),
            Event::Rejoined { .. } => rule(Rule::CameBack),
            Event::PileShuffled { .. } => rule(Rule::PileShuffled),
            Event::PhaseBegan { seat, phase: Phase::Discard } => {
                let limit = |state: &State| self.hand_limit(state, seat);
                if self
                    .without(state, Skill::PeaceSpellSkill)
                    .is_some_and(|without| limit(&without) < limit(state))
                {
                    rule(Rule::HandLimitRaised);
                }
            }
            _ => {}
        }
    }

    fn note_step(&self, state: &State, step: &Step<Frame, Slip>, note: &mut impl FnMut(Sight)) {
        let mut rule = |rule: Rule| note(Sight::Rule(rule));
        match *step {
            Step::Push(Frame::Skill(Running { skill, on: Some(on), .. })) => {
                note(Sight::At(skill, on.point));
            }
            Step::Push(Frame::Summon { skill, .. }) => note(Sight::Called(skill)),
            Step::Top(Frame::Summon { skill, joined: true, asked: None, .. }) => {
                if let Some(Frame::Summon { asked: Some(_), .. }) = state.stack.frame() {
                    note(Sight::Joined(skill));
                }
            }
            Step::Top(Frame::Counter { at, stage: 3, .. }) => {
                note(Sight::Nullified(state.use_at(at).map(|used| used.kind).unwrap_or_default()));
            }
            Step::Top(Frame::Delayed { at, stage: now }) => {
                let kind = state.use_at(at).map(|used| used.kind).unwrap_or_default();
                let was = state.stack.frame();
                let suit = Suit::from_repr((state.stack.returned() & 0xff) as u8);
                match (was, now, kind) {
                    (Some(Frame::Delayed { stage: 4, .. }), 3, Kind::Lightning) => {
                        note(Sight::Harmless(kind));
                    }
                    (Some(Frame::Delayed { stage: 2, .. }), 4, Kind::Indulgence) => {
                        let harmless = suit == Some(Suit::Heart);
                        note(if harmless { Sight::Harmless(kind) } else { Sight::Struck(kind) });
                    }
                    (Some(Frame::Delayed { stage: 2, .. }), 4, Kind::SupplyShortage) => {
                        let harmless = suit == Some(Suit::Club);
                        note(if harmless { Sight::Harmless(kind) } else { Sight::Struck(kind) });
                    }
                    _ => {}
                }
            }
            Step::Top(Frame::Notices { at, stage, .. }) => {
                match state.notices.get(usize::from(at)) {
                    Some(&Notice::Undressed { kind, .. }) if stage == 1 => {
                        note(Sight::TakenOff(kind));
                    }
                    Some(&Notice::Shown { seat, .. }) if stage == 9 => {
                        let last =
                            matches!(state.stack.frame(), Some(Frame::Notices { stage: 4, .. }));
                        if last && state.player(seat).spare {
                            rule(Rule::SpareHalf);
                        }
                    }
                    _ => {}
                }
            }
            Step::Top(Frame::Death { seat, killer: Some(killer), stage: 5 }) => {
                let killer = state.player(killer);
                match (killer.kingdom, state.player(seat).kingdom) {
                    _ if !killer.alive => {}
                    (None, _) => {}
                    (_, Some(Kingdom::Careerist)) => rule(Rule::BountyForCareerist),
                    (own, theirs) if own == theirs => rule(Rule::KilledOwnKingdom),
                    _ => rule(Rule::Bounty),
                }
            }
            _ => {}
        }
    }
}
