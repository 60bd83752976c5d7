//! Readable records of whole games, and counts of positions: what a change of rules shows up in.

use crate::{
    Chance, Ctx, FastChance, Match, NoLog, Note, Played, Rules, Setup, Status, Telling, Viewer,
    card,
};
use std::fmt::Write;

/// A random game, written down as the public hears it, with everything each seat did.
pub fn transcript<R: Rules>(data: &R::Data, setup: &Setup<R::Options>) -> String {
    let mut game = Match::<R>::new(data, setup).unwrap_or_else(|error| panic!("{error}"));
    let rules = game.rules().clone();
    let mut dice = FastChance::new(u64::from(setup.seed.0[0]));
    let mut out =
        format!("{}, {} seats, {}\n", R::GAME, setup.seats, card::to_json(&*rules, &setup.options));
    let mut told = 0;
    let mut tell = |game: &Match<R>, out: &mut String| {
        for line in game.told(Viewer::Public, told) {
            told = line.number + 1;
            if let Telling::Event(event) = line.what {
                let _ = writeln!(
                    out,
                    "    {}",
                    spoken(&Note::from_value(card::to_json(&*rules, &event)))
                );
            }
        }
    };
    tell(&game, &mut out);
    for decision in 0.. {
        assert!(decision < 100_000, "the game does not end:\n{out}");
        let awaiting = match game.status() {
            Status::Over(outcome) => {
                let _ = writeln!(out, "over: {}", outcome.reason);
                for (seat, standing) in outcome.standings.iter().enumerate() {
                    let parts: Vec<_> =
                        standing.parts.iter().map(|(part, n)| format!("{part} {n}")).collect();
                    let (place, score) = (standing.place, standing.score);
                    let _ = writeln!(
                        out,
                        "  seat {seat}: place {place}, {score} points ({})",
                        parts.join(", ")
                    );
                }
                let _ = writeln!(out, "state {}", game.digest());
                return out;
            }
            Status::Awaiting(awaiting) => awaiting,
        };
        let seats: Vec<_> = awaiting.iter().collect();
        let seat = seats[dice.index("seat", seats.len())];
        let mut actions = game.actions(seat);
        let mut batch = Vec::new();
        loop {
            batch.push(actions[dice.index("action", actions.len())].clone());
            match game.play(seat, &batch, 0) {
                Ok(Played::Done) => break,
                Ok(Played::Unfinished(draft)) => {
                    actions = draft.actions.into_iter().map(|(action, _)| action).collect();
                }
                Err(refusal) => panic!("{refusal:?}"),
            }
        }
        let said: Vec<_> = batch
            .iter()
            .map(|action| spoken(&Note::from_value(card::to_json(&*rules, action))))
            .collect();
        let _ = writeln!(out, "seat {seat}: {}", said.join("; "));
        tell(&game, &mut out);
    }
    out
}

fn spoken(note: &Note) -> String {
    let figures = note.figures.iter().map(|(name, value)| format!(" {name}={value}"));
    format!("{}{}", note.code, figures.collect::<String>().replace('"', ""))
}

/// How many sequences of so many decisions there are from the start, all draws being those of the seed.
pub fn perft<R: Rules>(data: &R::Data, setup: &Setup<R::Options>, depth: u32) -> u64 {
    let game = Match::<R>::new(data, setup).unwrap_or_else(|error| panic!("{error}"));
    count::<R>(game.rules(), game.state(), &NoLog(game.chance().clone()), depth)
}

fn count<R: Rules>(
    rules: &R,
    state: &R::State,
    host: &NoLog<crate::ScriptedChance>,
    depth: u32,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut total = 0;
    for seat in rules.awaiting(state).iter() {
        let mut actions = Vec::new();
        rules.actions(state, seat, &mut actions);
        if depth == 1 {
            total += actions.len() as u64;
            continue;
        }
        for action in &actions {
            let (mut next, mut host) = (state.clone(), host.clone());
            rules.play(&mut Ctx::new(rules, &mut next, &mut host), seat, action);
            total += count(rules, &next, &host, depth - 1);
        }
    }
    total
}
