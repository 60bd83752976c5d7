//! Cards that are played: where they end up, and which allowance they cost.

use crate::properties::driver::{Game, Step, many};
use engine::{Card, Seat};
use smashup::data::Kind;
use smashup::ids::{Def, Id, Slot};
use smashup::piles::Pile;
use smashup::state::{Extra, State};
use smashup::{Action, Asking, Event};

/// Follows actions from when they are played to where they end up.
#[derive(Debug, Default)]
pub(crate) struct Actions {
    /// Played and not done yet.
    open: Vec<(Seat, Card)>,
    pub(crate) done: u32,
    pub(crate) specials: u32,
    /// Went back to the madness deck.
    pub(crate) returned: u32,
    pub(crate) usual: u32,
    pub(crate) extra: u32,
}

impl Actions {
    pub(crate) fn start_anew(&mut self) {
        self.open.clear();
    }

    pub(crate) fn look(&mut self, step: &Step<'_>) {
        let rules = step.rules;
        let mut spent = 0;
        step.walk(|before, event, after| match *event {
            Event::AllowanceUsed { seat, action, place, card } => {
                spent += 1;
                assert_eq!(seat, step.seat);
                let card = Def::new(card.index());
                assert_eq!(rules.face(card).kind.is_action(), action);
                self.one_less(step, (before, after), card, place);
            }
            Event::ActionPlayed { owner, card, from, .. } => {
                let def = Def::new(card.index());
                assert_eq!(on_table(after, owner, def), on_table(before, owner, def) + 1);
                if from == Pile::Hand {
                    assert_eq!(in_hand(after, owner, def) + 1, in_hand(before, owner, def));
                }
                self.open.push((owner, card));
            }
            Event::ActionAttached { owner, card, .. } => self.close(owner, card),
            Event::ActionDone { owner, card, to } => {
                self.close(owner, card);
                let def = Def::new(card.index());
                assert_eq!(on_table(after, owner, def) + 1, on_table(before, owner, def));
                match to {
                    Pile::Discard => {
                        assert_eq!(
                            in_discard(after, owner, def),
                            in_discard(before, owner, def) + 1
                        );
                    }
                    Pile::Madness => {
                        assert_eq!(def, rules.data.madness, "only madness says so");
                        assert_eq!(after.madness, before.madness + 1);
                        assert_eq!(in_discard(after, owner, def), in_discard(before, owner, def));
                        self.returned += 1;
                    }
                    other => panic!("an action goes to {other:?}"),
                }
                match rules.face(def).kind {
                    Kind::Action => self.done += 1,
                    Kind::Special => self.specials += 1,
                    _ => {}
                }
            }
            _ => {}
        });
        // A play of the turn costs one allowance, whatever else is played on the way costs none.
        let rises = step.saw(|event| {
            matches!(event, Event::AbilityUsed { card, .. } if rules.rises(Def::new(card.index())))
        });
        let wanted =
            matches!(step.action, Action::Play { .. }) && step.asked() == Asking::Turn && !rises;
        assert_eq!(spent, u32::from(wanted), "{:?}", step.action);
        // Whoever is asked about the turn has no card lying about.
        if rules.asking(step.after).is_none_or(|asking| asking == Asking::Turn) {
            assert!(self.open.is_empty() && step.after.table.is_empty(), "{:?}", self.open);
        }
    }

    fn close(&mut self, owner: Seat, card: Card) {
        let at = self.open.iter().rposition(|&open| open == (owner, card));
        self.open.remove(at.expect("it has been played"));
    }

    /// Exactly the allowance that was used is one less, and it allows the card.
    fn one_less(&mut self, step: &Step<'_>, states: (&State, &State), card: Def, place: u8) {
        let (before, after) = states;
        let Action::Play { at, on, with, .. } = step.action else { panic!("{:?}", step.action) };
        assert!(with.is_none_or(|with| with == place), "another allowance was named");
        let action = step.rules.face(card).kind.is_action();
        let (was, is) = (before.player(step.seat), after.player(step.seat));
        let mut wanted = *was;
        match wanted.extras.get(usize::from(place)).copied() {
            Some(extra) => {
                let base = at.or(on.and_then(|id| before.thing(id)).map(|host| host.base));
                assert!(allows(step, before, &extra, card, base), "{extra:?} for {card:?}");
                let left = &mut wanted.extras[usize::from(place)];
                left.n -= 1;
                if left.alike {
                    left.name = Some(card);
                }
                if left.n == 0 {
                    wanted.extras.remove(usize::from(place));
                }
                self.extra += u32::from(action);
            }
            None => {
                let usual = if action { &mut wanted.actions } else { &mut wanted.minions };
                *usual = usual.checked_sub(1).expect("there is one left");
                self.usual += u32::from(action);
            }
        }
        assert_eq!(*is, wanted);
        for seat in Seat::all(step.rules.seats).filter(|&seat| seat != step.seat) {
            assert_eq!(before.player(seat), after.player(seat));
        }
    }
}

/// Whether an extra play is for such a card at such a base.
fn allows(step: &Step<'_>, state: &State, extra: &Extra, card: Def, base: Option<Slot>) -> bool {
    let face = step.rules.face(card);
    let here = || state.things.iter().filter(|thing| Some(thing.base) == base);
    let own_minion = |thing: &&smashup::state::Thing| {
        thing.controller == step.seat && step.rules.face(thing.card).kind == Kind::Minion
    };
    extra.n > 0
        && extra.action == face.kind.is_action()
        && extra.max.is_none_or(|most| face.power <= most)
        && extra.base.is_none_or(|only| Some(only) == base)
        && extra.name.is_none_or(|name| name == card)
        && (!extra.no_own || here().find(own_minion).is_none())
        && (!extra.named_here || here().any(|thing| thing.card == card))
}

fn on_table(state: &State, owner: Seat, card: Def) -> usize {
    state.table.iter().filter(|lies| (lies.owner, lies.card) == (owner, card)).count()
}

fn in_hand(state: &State, owner: Seat, card: Def) -> usize {
    state.player(owner).hand.iter().filter(|held| held.card == card).count()
}

fn in_discard(state: &State, owner: Seat, card: Def) -> usize {
    state.player(owner).discard.iter().filter(|&&other| other == card).count()
}

/// A standard action ends in the discard pile of its owner, and costs one play: the usual one, or an extra one that fits.
#[test]
fn property_08_a_standard_action_is_discarded_and_counts_once() {
    let mut seen = Actions::default();
    for seed in many(60) {
        Game::random(seed).play_on(1000, |step| seen.look(step));
        seen.start_anew();
    }
    let mad = ["elder_things", "innsmouth", "miskatonic", "minions_of_cthulhu", "wizards"];
    for seed in many(30) {
        Game::among(&mad, 2 + (seed % 2) as u8, seed).play_on(1000, |step| seen.look(step));
        seen.start_anew();
    }
    println!("{seen:?}");
    assert!(seen.done >= 1_000 && seen.usual >= 500 && seen.extra >= 200, "{seen:?}");
    assert!(seen.returned >= 20, "{seen:?}");
}

/// What was found about ongoing actions.
#[derive(Debug, Default)]
struct Attached {
    on_bases: u32,
    on_minions: u32,
    /// Stopped by a shield.
    stopped: u32,
    /// Played by an ability and not as a play of the turn.
    by_ability: u32,
}

impl Attached {
    fn look(&mut self, step: &Step<'_>) {
        let rules = step.rules;
        let mut put = Vec::new();
        step.walk(|before, event, after| match *event {
            Event::ActionAttached { owner, card, base, host, id, seat, .. } => {
                let def = Def::new(card.index());
                let thing = after.thing(id).expect("it is in play");
                assert!(before.thing(id).is_none());
                assert_eq!((thing.card, thing.owner, thing.controller), (def, owner, seat));
                assert_eq!((thing.base, thing.host), (base, host));
                // It has not gone to any discard pile, and it does not lie on the table any more.
                for other in Seat::all(rules.seats) {
                    assert_eq!(before.player(other).discard, after.player(other).discard);
                }
                assert_eq!(on_table(after, owner, def) + 1, on_table(before, owner, def));
                match rules.face(def).kind {
                    Kind::OnBase => {
                        assert_eq!(host, Id::NONE);
                        assert!(usize::from(base) < after.bases.len());
                        self.on_bases += 1;
                    }
                    Kind::OnMinion => {
                        let host = after.thing(host).expect("a minion");
                        assert!(rules.is_minion(host) && host.base == base);
                        self.on_minions += 1;
                    }
                    other => panic!("{other:?} does not stay"),
                }
                put.push((def, base, host));
            }
            Event::ActionDone { owner, card, to } => {
                let def = Def::new(card.index());
                if matches!(rules.face(def).kind, Kind::OnBase | Kind::OnMinion) {
                    assert_eq!(to, Pile::Discard);
                    assert_eq!(in_discard(after, owner, def), in_discard(before, owner, def) + 1);
                    self.stopped += 1;
                }
            }
            _ => {}
        });
        // What was played goes where the player said.
        let Action::Play { card, at, on, .. } = step.action else {
            return self.by_ability += put.len() as u32;
        };
        let def = Def::new(card.index());
        let kind = rules.face(def).kind;
        if !matches!(kind, Kind::OnBase | Kind::OnMinion) {
            return;
        }
        let shield = step.saw(|event| matches!(event, Event::ShieldUsed { .. }));
        match put.iter().find(|(card, ..)| *card == def) {
            Some(&(_, base, host)) => match on {
                Some(on) => assert_eq!((Some(base), host), (on_base(step.before, on), on)),
                None => assert_eq!((Some(base), host), (at, Id::NONE)),
            },
            None => assert!(shield, "{:?} is not attached", step.action),
        }
    }
}

fn on_base(state: &State, id: Id) -> Option<Slot> {
    state.thing(id).map(|thing| thing.base)
}

/// An ongoing action that is played lies where it was played, and in no discard pile.
#[test]
fn property_09_an_ongoing_action_is_attached() {
    let mut seen = Attached::default();
    for seed in many(60) {
        Game::random(seed).play_on(1000, |step| seen.look(step));
    }
    let lasting = ["dinosaurs", "elder_things", "ghosts", "killer_plants", "ninjas", "steampunks"];
    for seed in many(60) {
        Game::among(&lasting, 2 + (seed % 2) as u8, seed).play_on(1000, |step| seen.look(step));
    }
    println!("{seen:?}");
    assert!(seen.on_bases >= 500 && seen.on_minions >= 500, "{seen:?}");
    assert!(seen.stopped >= 3 && seen.by_ability >= 20, "{seen:?}");
}
