//! Games in which moves are taken back now and then, saved at the end and in the middle, and loaded again.

use super::Suite;
use crate::matches::Takeback;
use crate::{
    Act, Chance, Digest, FastChance, Match, Replay, Rules, Seat, SeatSet, Seed, Setup, replay,
};

/// What was taken back; a suite that takes nothing back proves nothing.
#[derive(Debug, Default)]
pub struct Takebacks {
    pub free: u32,
    /// With the consent of all.
    pub agreed: u32,
}

/// Plays random games with moves taken back, checks that each leads to the position before it, and that saved games
/// are the same games when they are loaded and when they go on from the middle.
pub fn saves<R: Rules>(suite: &Suite<'_, R>) -> Takebacks {
    let mut taken = Takebacks::default();
    for options in &suite.options {
        for &seats in &suite.seats {
            for number in 0..u64::from(suite.games) {
                let seed = Seed::from_number(number);
                let setup = Setup { options: options.clone(), seats, seed, random: Vec::new() };
                let game = play(suite, &setup, number);
                for logged in game.log() {
                    match logged.act {
                        Act::Undo(Takeback { revealed: true, .. }) => taken.agreed += 1,
                        Act::Undo(_) => taken.free += 1,
                        _ => {}
                    }
                }
                comes_back(suite, &setup, &game);
            }
        }
    }
    taken
}

/// A random game with moves taken back, also after its end.
fn play<R: Rules>(suite: &Suite<'_, R>, setup: &Setup<R::Options>, number: u64) -> Match<R> {
    let mut game = Match::<R>::new(suite.data, setup).expect("the suite has options that fit");
    let mut dice = FastChance::new(number);
    let mut actions = Vec::new();
    // Who moved in the game as it stands, and how it stood before.
    let mut standing: Vec<(Seat, Digest)> = Vec::new();
    loop {
        let awaited = game.rules().awaiting(game.state()).first();
        if awaited.is_none() && dice.index("over", 2) == 0 {
            return game;
        }
        assert!(game.log().len() <= 2 * suite.most_decisions as usize, "the game does not end");
        if awaited.is_none() || dice.index("undo", 6) == 0 {
            let seat = Seat::new(dice.index("seat", usize::from(setup.seats)) as u8);
            take_back(&mut game, seat, dice.index("free", 2) == 0, &mut standing);
        } else if let Some(seat) = awaited {
            standing.push((seat, game.digest()));
            let batch = game.compose(seat, |seen| {
                seen.actions(&mut actions);
                actions[dice.index("action", actions.len())].clone()
            });
            game.play(seat, &batch.expect("what is listed is accepted"), 0).expect("it is awaited");
        }
    }
}

/// Takes back the last move of a seat, if it has one and may.
fn take_back<R: Rules>(
    game: &mut Match<R>,
    seat: Seat,
    free: bool,
    standing: &mut Vec<(Seat, Digest)>,
) {
    let all = SeatSet::all(game.rules().seats());
    let takeback =
        if free { Takeback::default() } else { Takeback { agreed: all, revealed: true } };
    let last = standing.iter().rposition(|&(who, _)| who == seat);
    match (game.undo(seat, takeback, 0), last) {
        (Ok(()), Some(last)) => {
            assert_eq!(game.digest(), standing[last].1, "back to before the own last move");
            assert_eq!(game.rebuild(), *game.state(), "the record with an undo leads elsewhere");
            standing.truncate(last);
        }
        (Ok(()), None) => panic!("there was nothing to take back"),
        (Err(refusal), _) if refusal.code() == "sealed_now" => {}
        (Err(refusal), None) => assert_eq!(refusal.code(), "nothing_to_undo"),
        (Err(refusal), Some(_)) => assert_eq!((refusal.code(), free), ("needs_consent", true)),
    }
}

/// The game as it comes back from a file, whole and from the middle on.
fn comes_back<R: Rules>(suite: &Suite<'_, R>, setup: &Setup<R::Options>, game: &Match<R>) {
    let rules = Digest::of(&R::GAME);
    let saved = |game: &Match<R>| -> Replay {
        let text = serde_json::to_string(&replay::save(game, setup, rules)).expect("it is JSON");
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    };
    let loaded = |replay: &Replay| {
        let mut steps = 0;
        let game = replay::load::<R>(suite.data, rules, replay, |_, step| {
            assert_eq!(step, steps, "steps are told one by one");
            steps += 1;
        });
        game.unwrap_or_else(|error| panic!("the saved match does not play again: {error}"))
    };
    let whole = saved(game);
    let again = loaded(&whole);
    assert_eq!((again.digest(), again.status()), (game.digest(), game.status()));
    assert_eq!(again.rebuild(), *game.state());
    assert_eq!(saved(&again), whole, "saved again it is the same file");

    let half = whole.log.len() / 2;
    let mut rest = loaded(&Replay { log: whole.log[..half].to_vec(), ..whole.clone() });
    for logged in &game.log()[half..] {
        match &logged.act {
            Act::Play(actions) => {
                rest.play(logged.seat, actions, logged.at).expect("it was accepted before");
            }
            Act::Undo(takeback) => {
                rest.undo(logged.seat, *takeback, logged.at).expect("it was accepted before");
            }
            Act::Concede => unreachable!("nobody concedes here"),
        }
        assert_eq!(rest.digest(), logged.digest, "a game goes on as it would have");
    }
}
