//! Requests about modules, which players write for a game.

use super::answer::Answer;
use super::json_text;
use super::visitor::{Counted, CountedBoard, Known};
use crate::app::App;
use crate::modules;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::response::Response;
use protocol::{Kept, Refused};
use serde_json::Value;
use std::sync::Arc;

/// Keeps a module: any JSON at all, of which as much is kept as the game can read.
#[utoipa::path(post, path = "/api/games/{game}/modules", params(("game" = String, Path)), request_body = Object, responses((status = 200, body = Kept)))]
pub(super) async fn add(
    _: Counted,
    State(app): State<Arc<App>>,
    known: Known,
    Path(game): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Kept>, Answer> {
    let found = app.catalog.game(&game)?;
    let body = body.map_err(|_| Refused::TooLarge { most: modules::LONGEST })?;
    let written = serde_json::from_slice(&body)
        .map_err(|error| Refused::Malformed { problem: error.to_string() })?;
    let document = found.document(&written).ok_or(Refused::NoSuchPage)?;
    let kept = Kept { hash: document.hash.clone(), report: document.report.clone() };
    modules::keep(&app, known.person.id, &game, document).await?;
    Ok(Json(kept))
}

/// A module as it is kept; who knows its hash may ask.
#[utoipa::path(get, path = "/api/games/{game}/modules/{hash}", params(("game" = String, Path), ("hash" = String, Path)), responses((status = 200, body = Object)))]
pub(super) async fn module(
    _: CountedBoard,
    State(app): State<Arc<App>>,
    Path((game, hash)): Path<(String, String)>,
) -> Result<Response, Answer> {
    app.catalog.game(&game)?;
    Ok(json_text(modules::text(&app, &game, &hash).await?))
}

/// What there is to know about a module that is kept; who knows its hash may ask.
#[utoipa::path(get, path = "/api/games/{game}/modules/{hash}/report", params(("game" = String, Path), ("hash" = String, Path)), responses((status = 200, body = Kept)))]
pub(super) async fn report(
    _: CountedBoard,
    State(app): State<Arc<App>>,
    Path((game, hash)): Path<(String, String)>,
) -> Result<Json<Kept>, Answer> {
    let found = app.catalog.game(&game)?;
    let text = modules::text(&app, &game, &hash).await?;
    let kept: Value = serde_json::from_str(&text).unwrap_or_default(); // what is kept was written as JSON
    let document = found.document(&kept).ok_or(Refused::NoSuchPage)?;
    Ok(Json(Kept { hash: document.hash, report: document.report }))
}
