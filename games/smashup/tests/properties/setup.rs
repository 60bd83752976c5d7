//! Before the first turn: the draft, the decks and the first hands.

use crate::common::DATA;
use crate::properties::driver::{Game, many, seats_of};
use engine::{Chance, FastChance, Match, Played, Rules, Seat, SeatSet, Seed, Setup};
use serde_json::Value;
use smashup::data::{FILES, Kind};
use smashup::ids::{Def, Faction};
use smashup::state::Phase;
use smashup::{Action, Asking, Options, SmashUp};
use std::collections::BTreeMap;

/// A faction that somebody has is refused to everybody, and a refusal changes nothing.
#[test]
fn property_01_a_taken_faction_is_refused_and_nothing_changes() {
    let mut cases = 0;
    for seed in many(45) {
        let setup = Setup {
            options: Options::default(),
            seats: seats_of(seed),
            seed: Seed::from_number(seed),
            random: Vec::new(),
        };
        let mut game = Match::<SmashUp>::new(&DATA, &setup).expect("a table");
        let mut dice = FastChance::new(seed);
        let first = game.state().first;
        let order = snake(first, setup.seats);
        let mut taken: Vec<(Seat, Faction)> = Vec::new();
        for &seat in &order {
            let awaited = game.rules().awaiting(game.state());
            assert_eq!(awaited, SeatSet::only(seat), "once round, and back");
            let options = game.actions(seat);
            let before = (game.digest(), game.record().len());
            for &(_, faction) in &taken {
                let action = Action::Faction { faction };
                assert!(!options.contains(&action));
                let refusal = game.check(seat, &action).expect_err("it is taken");
                assert_eq!(refusal.code(), "faction_taken");
                let refusal = game.play(seat, &[action], 0).expect_err("it is taken");
                assert_eq!(refusal.code(), "faction_taken");
                assert_eq!((game.digest(), game.record().len()), before);
                cases += 1;
            }
            assert_eq!(options.len() + taken.len(), DATA.factions.len());
            let none = Action::Faction { faction: Faction(DATA.factions.len() as u8) };
            let refusal = game.play(seat, &[none], 0).expect_err("there is no such faction");
            assert_eq!(refusal.code(), "no_such_faction");
            // Those who are not asked cannot take even a free one.
            for other in Seat::all(setup.seats).filter(|&other| other != seat) {
                let refusal = game.play(other, &options[..1], 0).expect_err("not asked");
                assert_eq!(refusal.code(), "not_your_turn");
            }
            assert_eq!((game.digest(), game.record().len()), before);
            let action = options[dice.index("faction", options.len())];
            let Action::Faction { faction } = action else { panic!("no faction: {action:?}") };
            assert!(matches!(game.play(seat, &[action], 0), Ok(Played::Done)));
            taken.push((seat, faction));
        }
        for &(seat, faction) in &taken {
            assert!(game.state().player(seat).factions.contains(&faction));
        }
        assert_eq!(game.state().phase, Phase::Mulligan);
    }
    println!("{cases} refusals");
    assert!(cases >= 500, "{cases} cases");
}

/// Once round from the first player, and back.
fn snake(first: Seat, seats: u8) -> Vec<Seat> {
    let round = (0..seats).map(|step| Seat::new((first.index() as u8 + step) % seats));
    round.clone().chain(round.rev()).collect()
}

/// The cards of a faction with how often they occur, from the file itself.
fn printed_cards(faction: &str) -> BTreeMap<String, u64> {
    let file = format!("{faction}.json");
    let (_, text) = FILES.iter().find(|(name, _)| *name == file).expect("a file of its own");
    let cards: Vec<Value> = serde_json::from_str(text).expect("a list");
    let card = |card: &Value| Some((card["id"].as_str()?.to_owned(), card["count"].as_u64()?));
    cards.iter().filter_map(card).collect()
}

/// Drafts at random until the first hand is asked about.
fn drafted(seed: u64) -> Game {
    let mut game = Game::random(seed);
    while game.asking() == Some(Asking::Draft) {
        let action = game.lively();
        game.act(action, &mut |_| {});
    }
    game
}

/// After the draft every player has the forty cards of two factions, each as often as it is printed.
#[test]
fn property_02_a_deck_is_the_forty_cards_of_two_factions() {
    let printed: Vec<BTreeMap<String, u64>> =
        DATA.factions.iter().map(|faction| printed_cards(&faction.id)).collect();
    let (mut cases, mut seen) = (0, vec![0; DATA.factions.len()]);
    for seed in many(210) {
        let game = drafted(seed);
        let mut taken = Vec::new();
        for seat in Seat::all(game.rules.seats) {
            let own = game.state.player(seat);
            assert_eq!(own.factions.len(), 2);
            assert_eq!((own.hand.len(), own.deck.len(), own.discard.len()), (5, 35, 0));
            let mut wanted = BTreeMap::new();
            for &faction in own.factions.iter() {
                assert!(!taken.contains(&faction), "two players have one faction");
                taken.push(faction);
                seen[usize::from(faction.0)] += 1;
                let cards = &printed[usize::from(faction.0)];
                assert_eq!(cards.values().sum::<u64>(), 20);
                wanted.extend(cards.clone());
            }
            let mut owned = BTreeMap::new();
            for held in own.hand.iter().chain(own.deck.iter()) {
                let name = game.rules.data.names[held.card.index()].clone();
                *owned.entry(name).or_insert(0_u64) += 1;
            }
            assert_eq!(owned, wanted);
            assert_eq!(owned.values().sum::<u64>(), 40);
            cases += 1;
        }
        let mad = taken.iter().any(|faction| DATA.factions[usize::from(faction.0)].madness);
        assert_eq!(game.state.madness, if mad { 30 } else { 0 });
    }
    println!("{cases} decks");
    assert!(cases >= 500, "{cases} cases");
    assert!(seen.iter().all(|&n| n > 0), "some faction was never played: {seen:?}");
}

/// After the draft and the new hands everybody has five cards, the bases lie there, and the first player plays.
#[test]
fn property_03_the_first_turn_is_reached_with_five_cards_each() {
    let (mut cases, mut redrawn) = (0, 0);
    for seed in many(600) {
        let mut game = drafted(seed);
        let seats = game.rules.seats;
        let is_minion = |card: Def| DATA.face(card).kind == Kind::Minion;
        for step in 0..seats {
            let seat = Seat::new((game.state.first.index() as u8 + step) % seats);
            assert_eq!(game.asking(), Some(Asking::Hand));
            assert_eq!(game.seat(), Some(seat), "clockwise from the first player");
            let own = *game.state.player(seat);
            let bare = own.hand.iter().all(|held| !is_minion(held.card));
            assert_eq!(game.options().contains(&Action::RedrawHand), bare);
            if !bare {
                let refusal = game.rules.check(&game.state, seat, &Action::RedrawHand);
                assert_eq!(refusal.expect_err("it is refused").code(), "hand_has_minion");
            }
            let redraw = bare && game.dice.index("redraw", 4) > 0;
            let answer = if redraw { Action::RedrawHand } else { Action::KeepHand };
            game.act(answer, &mut |_| {});
            if redraw {
                redrawn += 1;
                let mut shown: Vec<Def> = own.hand.iter().map(|held| held.card).collect();
                shown.sort_unstable();
                assert_eq!(game.state.player(seat).redrawn[..], shown, "it was shown");
            } else {
                assert_eq!(game.state.player(seat).hand, own.hand);
            }
        }
        let state = &game.state;
        for seat in Seat::all(seats) {
            let own = state.player(seat);
            assert_eq!((own.hand.len(), own.deck.len(), own.discard.len()), (5, 35, 0));
            assert_eq!(own.points, 0);
        }
        assert_eq!(state.bases.len(), usize::from(seats) + 1);
        assert!(state.things.is_empty());
        assert_eq!((state.phase, state.turn), (Phase::Play, 1));
        assert_eq!((game.asking(), game.seat()), (Some(Asking::Turn), Some(state.first)));
        let own = state.player(state.first);
        assert_eq!((state.current, own.minions, own.actions), (state.first, 1, 1));
        cases += 1;
    }
    println!("{cases} tables, {redrawn} new hands");
    assert!(cases >= 500 && redrawn >= 10, "{cases} cases, {redrawn} new hands");
}
