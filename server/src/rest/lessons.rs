//! First games that begin in the middle, for somebody who learns.

use super::answer::Answer;
use super::lobby::{opened, opening};
use super::visitor::{Counted, Known};
use crate::app::App;
use crate::room::{Earlier, Opened as Opening};
use crate::rooms;
use axum::Json;
use axum::extract::{Path, State};
use catalog::{Done, Game};
use engine::Refusal;
use engine::scenario::{Scenario, Turn};
use protocol::{Opened, PlayBot, Refused};
use std::sync::Arc;

/// The position that each game is learnt from, as a scenario whose moves lead there from the deal.
const LESSONS: [(&str, &str); 3] = [
    ("duel", include_str!("../../../scenarios/duel/lesson.json")),
    ("jade", include_str!("../../../scenarios/jade/lesson.json")),
    ("smashup", include_str!("../../../scenarios/smashup/lesson.json")),
];

/// Opens a room in which a newcomer goes on with a game that has begun, in seat 0 against easy bots.
#[utoipa::path(post, path = "/api/lessons/{game}", params(("game" = String, Path)), responses((status = 200, body = Opened)))]
pub(super) async fn learn(
    _: Counted,
    State(app): State<Arc<App>>,
    known: Known,
    Path(game): Path<String>,
) -> Result<Json<Opened>, Answer> {
    let lesson = LESSONS.iter().find(|(name, _)| *name == game);
    let (_, lesson) = lesson.ok_or(Refused::NoSuchPage)?;
    let scenario: Scenario = serde_json::from_str(lesson).map_err(|_| Refused::NoSuchPage)?;
    let from = reach(app.catalog.game(&game)?, &scenario)?;
    let wish = PlayBot {
        game,
        level: Some("easy".to_owned()),
        seats: Some(scenario.seats),
        options: scenario.options,
    };
    let opening = opening(&app, known.person, wish.room(scenario.seats)).await?;
    let opening = Opening { begun: true, from: Some(from), lesson: true, ..opening };
    let room = rooms::open(&app, opening).await?;
    Ok(Json(opened(&app, &known.headers, room)))
}

/// Plays the moves of a lesson.
fn reach(game: &dyn Game, scenario: &Scenario) -> Result<Earlier, Refusal> {
    let mut table = game.create(&scenario.setup())?;
    for turn in &scenario.play {
        // A room is made of moves alone; a lesson that did anything else would not be the position it shows.
        let Turn::Move(step) = turn else { return Err(Refused::NoSuchPage.into()) };
        let batch: Vec<_> = step.action.iter().chain(&step.actions).cloned().collect();
        let Done::Played = table.play(step.seat, &batch, 0)? else {
            return Err(Refused::Unfinished.into());
        };
    }
    Ok(Earlier { seed: scenario.seed, log: table.save().log })
}
