//! All that a viewer has to know of a match at one moment, as one document.

use engine::{Match, Outcome, Question, Quote, Rules, SeatSet, Status, Viewer};
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Sight<V, A> {
    view: V,
    asked: SeatSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<Question>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<Quoted<A>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
struct Quoted<A> {
    action: A,
    #[serde(skip_serializing_if = "quotes_nothing")]
    quote: Quote,
}

fn quotes_nothing(quote: &Quote) -> bool {
    quote.0.is_empty()
}

/// What a viewer has to know now; question and choices are for a seat that is asked.
pub(crate) fn of<R: Rules>(game: &Match<R>, viewer: Viewer) -> Sight<R::View, R::Action> {
    let (question, choices) = match viewer {
        Viewer::Seat(seat) => (game.question(seat), game.quoted(seat)),
        Viewer::Public => (None, Vec::new()),
    };
    let outcome = match game.status() {
        Status::Over(outcome) => Some(outcome),
        Status::Awaiting(_) => None,
    };
    Sight {
        view: game.view(viewer),
        asked: game.asked(viewer),
        question,
        choices: choices.into_iter().map(|(action, quote)| Quoted { action, quote }).collect(),
        outcome,
    }
}
