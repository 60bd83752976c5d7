//! How a match stands in words: who is awaited, or who won and by what.

use engine::{Outcome, Seat, Standing, Status};
use serde_json::Value;
use texts::Speaker;

/// The lines, best place first.
pub(crate) fn lines(speaker: Speaker<'_>, status: &Status) -> Vec<String> {
    match status {
        Status::Awaiting(seats) => {
            let names = seats.iter().map(|seat| speaker.name(seat.index()));
            let names: Vec<String> = names.collect();
            vec![speaker.texts().say("cli-awaiting", &[("names", names.into())])]
        }
        Status::Over(outcome) => {
            let reason = speaker.reason(&outcome.reason);
            let mut lines = vec![speaker.texts().say("cli-over", &[("reason", reason.into())])];
            let ranked = ranked(outcome).into_iter();
            lines.extend(ranked.map(|(seat, standing)| line(speaker, seat, standing)));
            lines
        }
    }
}

fn line(speaker: Speaker<'_>, seat: Seat, standing: &Standing) -> String {
    let mut figures = vec![
        ("place", Value::from(standing.place)),
        ("name", speaker.name(seat.index()).into()),
        ("score", standing.score.into()),
    ];
    if standing.parts.is_empty() {
        return speaker.texts().say("cli-standing-plain", &figures);
    }
    let mut parts = Vec::new();
    for (part, score) in &standing.parts {
        let figures = [("part", speaker.score_part(part).into()), ("score", Value::from(*score))];
        parts.push(speaker.texts().say("cli-standing-part", &figures));
    }
    figures.push(("parts", parts.into()));
    speaker.texts().say("cli-standing", &figures)
}

fn ranked(outcome: &Outcome) -> Vec<(Seat, &Standing)> {
    let seats = Seat::all(outcome.standings.len() as u8);
    let mut ranked: Vec<_> = seats.zip(&outcome.standings).collect();
    ranked.sort_by_key(|(_, standing)| standing.place);
    ranked
}
