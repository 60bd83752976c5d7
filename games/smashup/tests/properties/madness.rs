//! Madness: there are thirty of it, it comes and goes one by one, and it costs points in the end.

use crate::properties::driver::{Game, Step, many, seats_of};
use engine::{Chance, Rules, Seat, Status};
use smashup::ids::Def;
use smashup::piles::{Few, Held, Pile};
use smashup::state::State;
use smashup::{Action, Asking, Event, Reason, SmashUp};

const MAD: [&str; 4] = ["minions_of_cthulhu", "elder_things", "innsmouth", "miskatonic"];

/// All madness that a player has, wherever it lies.
fn madness_of(rules: &SmashUp, state: &State, seat: Seat) -> i32 {
    let own = state.player(seat);
    let mut cards: Vec<Def> = Vec::new();
    cards.extend(own.hand.iter().map(|held| held.card));
    cards.extend(own.deck.iter().map(|held| held.card));
    cards.extend(own.discard.iter());
    cards.extend(state.revealed.iter().filter(|s| s.owner == seat).map(|s| s.card));
    cards.extend(state.table.iter().filter(|lies| lies.owner == seat).map(|lies| lies.card));
    cards.extend(state.things.iter().filter(|t| t.owner == seat).map(|t| t.card));
    cards.iter().filter(|&&card| card == rules.data.madness).count() as i32
}

fn all_madness(rules: &SmashUp, state: &State) -> i32 {
    let owned = Seat::all(rules.seats).map(|seat| madness_of(rules, state, seat));
    owned.sum::<i32>() + i32::from(state.madness)
}

#[derive(Debug, Default)]
struct Madness {
    counted: u32,
    drawn: u32,
    returned: u32,
    given: u32,
    /// Draws of more than there was.
    short: u32,
    endings: u32,
    by_points: u32,
    by_sanity: u32,
    /// Reached the goal, and nobody was ahead.
    undecided: u32,
    /// The best before the penalty was not the best after it.
    turned: u32,
}

impl Madness {
    fn look(&mut self, step: &Step<'_>) {
        let rules = step.rules;
        let mad =
            |faction: &smashup::ids::Faction| rules.data.factions[usize::from(faction.0)].madness;
        let used = step.after.players.iter().any(|own| own.factions.iter().any(mad));
        let of = |state: &State, seat: Seat| madness_of(rules, state, seat);
        step.walk(|before, event, after| {
            let change = i32::from(after.madness) - i32::from(before.madness);
            let dealt =
                !matches!(event, Event::FactionsSettled { .. } | Event::FactionChosen { .. });
            if used && dealt {
                assert_eq!(all_madness(rules, after), 30, "{event:?}");
                self.counted += 1;
            }
            match *event {
                Event::MadnessDrawn { seat, n } => {
                    assert!(n > 0 && n <= before.madness);
                    assert_eq!(change, -i32::from(n));
                    assert_eq!(of(after, seat) - of(before, seat), i32::from(n));
                    assert_eq!(
                        after.player(seat).hand.len(),
                        before.player(seat).hand.len() + usize::from(n)
                    );
                    self.drawn += 1;
                }
                Event::MadnessReturned { seat, .. } => {
                    assert_eq!((change, of(after, seat) - of(before, seat)), (1, -1));
                    self.returned += 1;
                }
                Event::ActionDone { owner, to: Pile::Madness, .. } => {
                    assert_eq!((change, of(after, owner) - of(before, owner)), (1, -1));
                    self.returned += 1;
                }
                Event::MadnessGiven { seat, owner } => {
                    assert_ne!(seat, owner);
                    assert_eq!(of(after, seat) - of(before, seat), -1);
                    assert_eq!((change, of(after, owner) - of(before, owner)), (0, 1));
                    self.given += 1;
                }
                Event::FactionsSettled { .. } => {}
                _ => assert_eq!(change, 0, "{event:?} changes the madness deck"),
            }
            if let Event::TurnEnded { .. } = event {
                self.ending(step, after);
            }
        });
        if !used {
            assert_eq!(all_madness(rules, step.after), 0);
        }
    }

    /// Whether the game ends with the turn, and with which standings.
    fn ending(&mut self, step: &Step<'_>, state: &State) {
        let rules = step.rules;
        let score = |seat: Seat| {
            let n = madness_of(rules, state, seat);
            (i32::from(state.player(seat).points) - n / 2, -n)
        };
        let scores: Vec<(i32, i32)> = Seat::all(rules.seats).map(score).collect();
        let points: Vec<u8> =
            Seat::all(rules.seats).map(|seat| state.player(seat).points).collect();
        let reached = points.iter().any(|&points| points >= 15);
        let best = scores.iter().max().copied().unwrap_or_default();
        let leaders =
            |fits: &dyn Fn(&(i32, i32)) -> bool| scores.iter().filter(|s| fits(s)).count();
        let alone = leaders(&|score| score.0 == best.0) == 1;
        let saner = leaders(&|score| *score == best) == 1;
        let wanted = match (reached, alone, saner) {
            (true, true, _) => Some(Reason::Points),
            (true, false, true) => Some(Reason::Sanity),
            _ => (state.turn >= 400).then_some(Reason::TurnLimit),
        };
        let ended = step.events().find_map(|event| match event {
            Event::GameEnded { reason } => Some(*reason),
            _ => None,
        });
        assert_eq!(ended, wanted, "{scores:?}");
        self.undecided += u32::from(reached && wanted.is_none());
        if wanted.is_none() {
            return;
        }
        self.endings += 1;
        self.by_points += u32::from(wanted == Some(Reason::Points));
        self.by_sanity += u32::from(wanted == Some(Reason::Sanity));
        let most = points.iter().max().copied().unwrap_or_default();
        let winner = scores.iter().position(|&score| score == best).unwrap_or_default();
        self.turned += u32::from(points[winner] < most);
        let Status::Over(outcome) = rules.status(step.after) else { panic!("it is over") };
        for (seat, standing) in Seat::all(rules.seats).zip(&outcome.standings) {
            let own = scores[seat.index()];
            assert_eq!(standing.score, own.0, "points less half of the madness");
            let ahead = scores.iter().filter(|&&other| other > own).count();
            assert_eq!(usize::from(standing.place), ahead + 1);
            let lost = step.events().find_map(|event| match event {
                Event::PointsLost { seat: of, points } if *of == seat => Some(i32::from(*points)),
                _ => None,
            });
            assert_eq!(lost.unwrap_or(0), madness_of(rules, state, seat) / 2);
        }
    }
}

/// Moves madness from its deck to players until so much is left there.
fn spread(game: &mut Game, left: u8) {
    let madness = game.rules.data.madness;
    let seats = usize::from(game.rules.seats);
    while game.state.madness > left {
        game.state.madness -= 1;
        let own = &mut game.state.players[game.dice.index("seat", seats)];
        match game.dice.index("pile", 4) {
            0 => _ = own.hand.push(Held::new(madness, Few::ALL)),
            1 => _ = own.deck.insert(0, Held::new(madness, Few::NOBODY)),
            _ => _ = own.discard.push(madness),
        }
    }
    game.edit(|_| {});
}

/// Who is to draw more madness than there is draws what there is.
fn draws_what_there_is(seen: &mut Madness) {
    for seed in many(200) {
        let seats = seats_of(seed);
        let first = if seed % 2 == 0 { "elder_things" } else { "innsmouth" };
        let name = if seed % 2 == 0 { "elder_thing_insanity" } else { "innsmouth_recruitment" };
        let mut game = Game::with(&crate::common::DATA, &[first], &MAD, seats, seed);
        game.start_playing();
        let card = game.named(name);
        let held = game.state.player(Seat::new(0)).hand.iter().any(|held| held.card == card);
        assert!(held || game.take_in_hand(Seat::new(0), |other| other == card).is_some());
        let left = game.dice.index("left", 6) as u8;
        spread(&mut game, left);
        let (from, at, on, with) = (Pile::Hand, None, None, None);
        let mut drawn: Vec<(Seat, u8)> = Vec::new();
        let mut see = |step: &Step<'_>| {
            seen.look(step);
            drawn.extend(step.events().filter_map(|event| match event {
                Event::MadnessDrawn { seat, n } => Some((*seat, *n)),
                _ => None,
            }));
        };
        game.act(Action::Play { card: card.card(), from, at, on, with }, &mut see);
        let mut wanted: Vec<(Seat, u8)> = Vec::new();
        if name == "innsmouth_recruitment" {
            let n = game.dice.index("number", 4) as u8;
            game.act(Action::Number { n }, &mut see);
            wanted.push((Seat::new(0), n));
        } else {
            wanted.extend((1..seats).map(|seat| (Seat::new(seat), 2)));
        }
        let mut supply = left;
        for (_, n) in &mut wanted {
            seen.short += u32::from(*n > supply);
            *n = (*n).min(supply);
            supply -= *n;
        }
        wanted.retain(|&(_, n)| n > 0);
        assert_eq!(drawn, wanted, "{left} were left");
        assert_eq!(game.state.madness, supply);
    }
}

/// Supply and what players own are thirty together, every draw and return is exact, and half of it is lost in the end.
#[test]
fn property_19_madness_is_accounted_for_and_costs_points() {
    let mut seen = Madness::default();
    for seed in many(30) {
        Game::among(&MAD, 2 + (seed % 2) as u8, seed).play_on(1000, |step| seen.look(step));
        Game::random(seed).play_on(1000, |step| seen.look(step));
    }
    draws_what_there_is(&mut seen);
    // Games that are about to end, with and without madness.
    for seed in many(700) {
        let mut game = match seed % 4 {
            0 => Game::random(seed),
            _ => Game::among(&MAD, seats_of(seed / 4), seed),
        };
        game.start_playing();
        if game.state.madness > 0 {
            let left = 30 - game.dice.index("madness", 12) as u8;
            spread(&mut game, left);
        }
        let goal = 12 + game.dice.index("goal", 4) as u8;
        for at in 0..usize::from(game.rules.seats) {
            game.state.players[at].points = goal + game.dice.index("points", 4) as u8;
        }
        assert_eq!(game.asking(), Some(Asking::Turn));
        game.act(Action::EndPlay, &mut |step| seen.look(step));
        game.play_turn(|step| seen.look(step));
    }
    println!("{seen:?}");
    assert!(seen.counted >= 500 && seen.drawn >= 500 && seen.returned >= 300, "{seen:?}");
    assert!(seen.given >= 20 && seen.short >= 50, "{seen:?}");
    assert!(seen.by_points >= 100 && seen.by_sanity >= 30 && seen.undecided >= 20, "{seen:?}");
    assert!(seen.turned >= 10, "{seen:?}");
}
