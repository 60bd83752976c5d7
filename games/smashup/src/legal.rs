//! What a seat is asked and can do: one list, which the check asks too.

use crate::action::{as_action, play};
use crate::data::Kind;
use crate::destroy::Replacement;
use crate::ids::{Def, Faction, Id, Slot};
use crate::local::Local;
use crate::pick::Offer;
use crate::piles::Pile;
use crate::plays::{self, Way};
use crate::program::Op;
use crate::queries::Point;
use crate::rules::SmashUp;
use crate::scoring;
use crate::speech::{Action, Asked};
use crate::state::{Extra, Frame, NOWHERE, Slip, State};
use crate::turn;
use crate::vocabulary::{Count, Holds, On, Pick};
use engine::stack::{Kind as WindowKind, Resolution};
use engine::{List, Question, Seat};

/// What the window on top is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asking {
    Draft,
    Hand,
    Turn,
    WhichBase,
    WhichNext,
    Triggers,
    MeFirst(Slot),
    AfterScoring(Slot),
    Pick(Pick),
    Way { at: u16, ways: u8 },
    Offer,
    Grant,
    Place,
    Save,
    Discard(u8),
    OrderCards,
    OrderBases(u8),
}

impl Asking {
    /// Whether the answer may be made of several picks.
    pub fn may_be_several(self) -> bool {
        match self {
            Asking::Pick(Pick::Things { n, .. } | Pick::Cards { n, .. }) => {
                !matches!(n, Count::One | Count::UpTo(1) | Count::OneTo(1))
            }
            Asking::Discard(n) => n > 1,
            Asking::OrderCards | Asking::OrderBases(_) => true,
            _ => false,
        }
    }
}

impl SmashUp {
    /// What the window on top is about.
    pub fn asking(&self, state: &State) -> Option<Asking> {
        let window = state.stack.window()?;
        if matches!(window.kind, WindowKind::OrderedBySeat | WindowKind::OrderedByOwners) {
            return Some(Asking::WhichNext);
        }
        let frame = state.stack.frame()?;
        Some(match frame {
            Frame::Game { .. } if self.drafter(state).is_some() => Asking::Draft,
            Frame::Game { .. } => Asking::Hand,
            Frame::Turn { stage: turn::PLAY } => Asking::Turn,
            Frame::Turn { .. } => Asking::WhichBase,
            Frame::Settle { .. } => Asking::Triggers,
            Frame::Score { base, stage: scoring::ME_FIRST } => Asking::MeFirst(base),
            Frame::Score { base, .. } => Asking::AfterScoring(base),
            Frame::Run { at, .. } => match self.asked_by(frame)? {
                Op::Pick(pick) => Asking::Pick(pick),
                Op::Choose { ways, .. } => Asking::Way { at: at - 1, ways },
                Op::Offer { .. } => Asking::Offer,
                Op::OrderTop => Asking::OrderCards,
                Op::ChooseNextBase(n) => Asking::OrderBases(n),
                _ => return None,
            },
            Frame::Grant { .. } => Asking::Grant,
            Frame::Place { .. } => Asking::Place,
            Frame::Destroy { .. } => Asking::Save,
            Frame::Discard { n, .. } => Asking::Discard(n),
            Frame::Played { .. } => return None,
        })
    }

    /// What an awaited seat is asked.
    pub fn ask(&self, state: &State, seat: Seat) -> Option<Question> {
        let asking = self.asking(state)?;
        let frame = state.stack.frame()?;
        let source = match frame {
            Frame::Run { ability, .. } => self.data.abilities[usize::from(ability)].def,
            Frame::Place { card, .. } => card,
            _ => Def::default(),
        };
        let card = source.card();
        let at = |base: Slot| state.base_card(base).card();
        let asked = match asking {
            Asking::Draft => Asked::Draft,
            Asking::Hand => Asked::KeepHand,
            Asking::Turn => {
                let (minions, actions) = self.plays_left(state, seat);
                Asked::Turn { minions, actions }
            }
            Asking::WhichBase => Asked::WhichBase,
            Asking::WhichNext => Asked::WhichNext,
            Asking::Triggers => Asked::Triggers,
            Asking::MeFirst(base) => Asked::MeFirst { at: at(base) },
            Asking::AfterScoring(base) => Asked::AfterScoring { at: at(base) },
            Asking::Pick(pick) => {
                let Frame::Run { at, .. } = frame else { return None };
                let does = self.purpose(pick, at);
                match pick {
                    Pick::Things { .. } => Asked::PickThings { card, does },
                    Pick::Cards { .. } => Asked::PickCards { card, does },
                    Pick::Base(_) => Asked::PickBase { card, does },
                    Pick::Player { .. } => Asked::PickPlayer { card },
                    Pick::Faction => Asked::PickFaction { card },
                    Pick::Number(_) => Asked::PickNumber { card },
                }
            }
            Asking::Way { .. } => Asked::PickWay { card },
            Asking::Offer => match frame {
                Frame::Run { cause, .. } => Asked::Offer { card, seat: cause },
                _ => return None,
            },
            Asking::Grant => match frame {
                Frame::Grant { discard: true, .. } => Asked::PlayNowFromDiscard,
                _ => Asked::PlayNow,
            },
            Asking::Place => Asked::PutWhere { card },
            Asking::Save => {
                let Frame::Destroy { at, .. } = frame else { return None };
                let by = self.replacement(state)?;
                let by = self.data.abilities[usize::from(by.ability)].def.card();
                Asked::Save { card: crate::change::card_of(state, at), by }
            }
            Asking::Discard(n) => Asked::Discard { n },
            Asking::OrderCards => Asked::OrderCards,
            Asking::OrderBases(_) => Asked::OrderBases,
        };
        let question = Question::one(&asked);
        let picking = self.choice(state, seat, asking, None);
        Some(match picking {
            Some(offer) => Question { min: offer.min as u8, max: offer.max as u8, ..question },
            None => question,
        })
    }

    /// Minions and actions that a player can still play this turn.
    pub(crate) fn plays_left(&self, state: &State, seat: Seat) -> (u8, u8) {
        let own = state.player(seat);
        let extra = |action: bool| -> u8 {
            let is = |extra: &&Extra| extra.action == action && self.is_live(state, extra);
            let of = own.extras.iter().filter(is);
            of.map(|extra| extra.n).fold(0, u8::saturating_add)
        };
        (own.minions.saturating_add(extra(false)), own.actions.saturating_add(extra(true)))
    }

    /// What would happen instead of a destruction, of what is asked about now.
    pub(crate) fn replacement(&self, state: &State) -> Option<Replacement> {
        let Some(Frame::Destroy { at, base, tried, .. }) = state.stack.frame() else { return None };
        let all = self.replacements(state, base, at);
        all.get(usize::from(tried).checked_sub(1)?).copied()
    }

    /// What can be picked next, and after one more pick, where the answer is made of picks.
    pub fn choice(
        &self,
        state: &State,
        seat: Seat,
        asking: Asking,
        after: Option<Slip>,
    ) -> Option<Offer> {
        let frame = state.stack.frame()?;
        let picked: Vec<Slip> = state.stack.laid_by(seat).chain(after).collect();
        let mut offer = match asking {
            Asking::Pick(pick) => {
                let local = Local::of(state);
                let point = local.point(self, frame)?;
                self.offer(state, &point, pick, &picked)
            }
            Asking::Discard(n) => self.discards(state, seat, usize::from(n), &picked),
            Asking::OrderCards => {
                let shown: List<Def, 72> = state.revealed.iter().map(|shown| shown.card).collect();
                order(&shown, &picked, seat, Pile::Shown)
            }
            Asking::OrderBases(n) => {
                order(&scoring::next_bases(state, n), &picked, seat, Pile::Bases)
            }
            _ => return None,
        };
        // There must be room for every pick that is offered.
        if state.stack.slip_room() < 8 {
            offer.options.truncate(if picked.len() < offer.min { 1 } else { 0 });
        }
        Some(offer)
    }

    /// So many cards of the hand.
    fn discards(&self, state: &State, seat: Seat, n: usize, picked: &[Slip]) -> Offer {
        use crate::vocabulary::{CardFilter, CardKind, Count, Zone};
        let of = CardFilter {
            zone: Zone::Hand,
            kind: CardKind::Any,
            max: None,
            microbot: false,
            one_name: false,
            named: false,
            playable: false,
        };
        let point = Point::at_base(Def::default(), NOWHERE, seat);
        let pick = Pick::Cards { of, n: Count::Exactly(n as u8) };
        self.offer(state, &point, pick, picked)
    }

    /// Everything an awaited seat can do.
    pub fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let (Some(asking), Some(frame)) = (self.asking(state), state.stack.frame()) else { return };
        match asking {
            Asking::Draft => {
                let free = self.free(state);
                out.extend(free.iter().map(|&faction| Action::Faction { faction }));
            }
            Asking::Hand => {
                out.push(Action::KeepHand);
                if self.may_redraw(state, seat) {
                    out.push(Action::RedrawHand);
                }
            }
            Asking::Turn => self.list_turn(state, seat, out),
            Asking::WhichBase => {
                let bases = self.eligible(state);
                out.extend(bases.iter().map(|&base| Action::ScoreBase { base }));
            }
            Asking::WhichNext => {
                for (place, laid) in (0..).zip(state.stack.triggers()) {
                    out.push(Action::Next { place, card: self.trigger_card(laid.slip).card() });
                }
            }
            Asking::Triggers => self.list_answers(state, seat, None, out),
            Asking::MeFirst(_) => self.list_answers(state, seat, Some(On::Special), out),
            Asking::AfterScoring(_) => self.list_answers(state, seat, Some(On::SpecialAfter), out),
            Asking::Pick(_) | Asking::Discard(_) | Asking::OrderCards | Asking::OrderBases(_) => {
                let Some(offer) = self.choice(state, seat, asking, None) else { return };
                out.extend(offer.options.iter().filter_map(|&slip| as_action(slip)));
                if state.stack.laid_by(seat).count() >= offer.min {
                    out.push(Action::Done);
                }
            }
            Asking::Way { at, ways } => {
                let local = Local::of(state);
                let Some(point) = local.point(self, frame) else { return };
                let possible = |&way: &u8| self.way_is_possible(state, &point, at, way);
                let card = point.card.card();
                out.extend((0..ways).filter(possible).map(|way| Action::Way { way, card }));
            }
            Asking::Offer | Asking::Save => out.extend([Action::Accept, Action::Decline]),
            Asking::Grant => {
                let before = out.len();
                let Frame::Grant { must, .. } = frame else { return };
                self.granted(state, frame, |way| out.push(play(way, None)));
                if !must || out.len() == before {
                    out.push(Action::Pass);
                }
            }
            Asking::Place => {
                for &(base, on) in plays::destinations(self, state, frame).iter() {
                    out.push(if on == Id::NONE {
                        Action::Base { base }
                    } else {
                        Action::Thing { id: on }
                    });
                }
            }
        }
    }

    fn list_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_plays(state, seat, Pile::Hand, out);
        if self.may_raise(state, seat) {
            self.list_plays(state, seat, Pile::Discard, out);
        }
        for thing in state.things.iter() {
            let on = self.face(thing.card).on;
            if on & (1 << On::Talent as u32 | 1 << On::Free as u32) != 0
                && self.talent(state, seat, thing.id).is_ok()
            {
                out.push(Action::Use { id: thing.id });
            }
        }
        for base in state.slots() {
            if self.base_talent(state, seat, base).is_ok() {
                out.push(Action::UseBase { base });
            }
        }
        out.push(Action::EndPlay);
    }

    /// Whether anything at all lets a player play minions from the discard pile.
    fn may_raise(&self, state: &State, seat: Seat) -> bool {
        let own = state.player(seat);
        let returning = |faction: &Faction| self.returning[usize::from(faction.0)];
        state.holds >> Holds::DiscardPlays as u32 & 1 != 0 || own.factions.iter().any(returning)
    }

    fn list_plays(&self, state: &State, seat: Seat, from: Pile, out: &mut Vec<Action>) {
        for &card in self.different(state, seat, from).iter() {
            let mut last: Option<Way> = None;
            self.ways(state, seat, card, from, |way| {
                // Ways to the same place that differ in what they use come one after the other.
                let same = last.is_some_and(|last| (last.base, last.on) == (way.base, way.on));
                if same && let Some(last) = last {
                    out.pop();
                    out.push(play(last, Some(last.by)));
                }
                out.push(play(way, same.then_some(way.by)));
                last = Some(way);
            });
        }
    }

    /// Optional abilities that have come up, and cards of the hand that are for this.
    fn list_answers(&self, state: &State, seat: Seat, special: Option<On>, out: &mut Vec<Action>) {
        for (place, slip) in (0..).zip(self.offers(state, seat)) {
            out.push(Action::Trigger { place, card: self.trigger_card(slip).card() });
        }
        if let Some(special) = special {
            for &card in self.different(state, seat, Pile::Hand).iter() {
                if self.is_special(state, seat, card, special) {
                    out.push(Action::Special { card: card.card() });
                }
            }
        }
        out.push(Action::Pass);
    }

    /// The optional abilities that a seat is offered.
    pub(crate) fn offers(&self, state: &State, seat: Seat) -> Vec<Slip> {
        match self.asking(state) {
            Some(Asking::MeFirst(base)) => {
                self.scoring_offers(state, base, On::BeforeScoring, seat)
            }
            Some(Asking::AfterScoring(base)) => {
                self.scoring_offers(state, base, On::AfterScoring, seat)
            }
            _ => {
                let own = self.offered(state).filter(|(of, _)| *of == seat);
                own.map(|(_, slip)| slip).collect()
            }
        }
    }

    /// Which card has come up.
    pub fn trigger_card(&self, slip: Slip) -> Def {
        match slip {
            Slip::Trigger { ability, .. } => self.data.abilities[usize::from(ability)].def,
            _ => Def::default(),
        }
    }

    fn may_redraw(&self, state: &State, seat: Seat) -> bool {
        let hand = &state.player(seat).hand;
        hand.iter().all(|held| self.face(held.card).kind != Kind::Minion)
    }

    /// How a seat lets a question go by, if it can: it passes, declines, or picks nothing where nothing is enough.
    pub fn let_go_by(&self, state: &State, seat: Seat) -> Option<Action> {
        if state.stack.laid_by(seat).next().is_some() {
            return None;
        }
        let mut actions = Vec::new();
        self.list(state, seat, &mut actions);
        let lets_go =
            |action: &Action| matches!(action, Action::Pass | Action::Done | Action::Decline);
        actions.into_iter().find(lets_go)
    }

    /// A modest action for a seat whose clock has run out: whatever ends the matter, or the first there is.
    pub fn modest(&self, state: &State, seat: Seat) -> Action {
        let mut actions = Vec::new();
        self.list(state, seat, &mut actions);
        let ends = |action: &&Action| {
            matches!(
                action,
                Action::EndPlay | Action::Pass | Action::Done | Action::KeepHand | Action::Decline
            )
        };
        actions.iter().find(ends).or(actions.first()).copied().unwrap_or(Action::Pass)
    }
}

/// All of these in an order of one's own; the last one goes without saying. Copies that are alike are named once.
fn order(cards: &[Def], picked: &[Slip], owner: Seat, pile: Pile) -> Offer {
    let mut left: List<Def, 72> = cards.iter().copied().collect();
    for slip in picked {
        if let Slip::Card { card, .. } = slip
            && let Some(at) = left.iter().position(|other| other == card)
        {
            left.remove(at);
        }
    }
    left.sort_unstable();
    let n = cards.len().saturating_sub(1);
    let mut offer = Offer { min: n, max: n, ..Offer::default() };
    if picked.len() < n {
        for at in 0..left.len() {
            if at == 0 || left[at - 1] != left[at] {
                offer.options.push(Slip::Card { card: left[at], owner, pile });
            }
        }
    }
    offer
}
