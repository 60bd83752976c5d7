//! Requests about matches that were played.

use super::answer::{Answer, body};
use super::json_text;
use super::lobby::opened;
use super::visitor::{Counted, Known};
use crate::app::App;
use crate::room::{Broken, Earlier, Opened as Opening, Room, known_level};
use crate::{random, rooms};
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use engine::{Refusal, Replay, Seat};
use protocol::{Continue, Film, Holder, Opened, PersonId, Refused, ReplayAs, RoomId, Spectators};
use serde_json::Value;
use std::sync::Arc;

/// A room that this person may see. Absent and forbidden look the same.
async fn seen(app: &Arc<App>, who: PersonId, room: &str) -> Result<Room, Answer> {
    let id: RoomId = room.parse().map_err(|_| Refused::NoSuchRoom)?;
    let room = rooms::stored(app, id).await?.ok_or(Refused::NoSuchRoom)?;
    let open =
        room.opened().password.is_none() && room.opened().wishes.spectators != Spectators::None;
    if open || room.seat_of(who).is_some() { Ok(room) } else { Err(Refused::NoSuchRoom.into()) }
}

/// Through whose eyes somebody wants to look back.
fn eyes(asked: Result<Query<ReplayAs>, QueryRejection>) -> Result<Option<Seat>, Answer> {
    match asked {
        Ok(Query(ReplayAs { seat })) => Ok(seat),
        Err(rejection) => Err(Refused::Malformed { problem: rejection.body_text() }.into()),
    }
}

/// The whole match as a file, once it is over: everything that was hidden is in it, and how its luck was made.
/// `onetable verify` checks it.
#[utoipa::path(get, path = "/api/rooms/{room}/replay", params(("room" = String, Path)), responses((status = 200, body = Object)))]
pub(super) async fn replay(
    _: Counted,
    State(app): State<Arc<App>>,
    known: Known,
    Path(room): Path<String>,
) -> Result<Json<Replay>, Answer> {
    let room = seen(&app, known.person.id, &room).await?;
    room.replay().map(Json).ok_or_else(|| Refused::NotOver.into())
}

/// What was told so far, and how it stands: to everybody, or to one seat. While the match is on, only to one's own.
#[utoipa::path(get, path = "/api/rooms/{room}/told", params(("room" = String, Path), ReplayAs), responses((status = 200, body = Object)))]
pub(super) async fn told(
    _: Counted,
    State(app): State<Arc<App>>,
    known: Known,
    Path(room): Path<String>,
    through: Result<Query<ReplayAs>, QueryRejection>,
) -> Result<Json<Value>, Answer> {
    let seat = eyes(through)?;
    let room = seen(&app, known.person.id, &room).await?;
    Ok(Json(room.told_so_far(known.person.id, seat)?))
}

/// The match from its beginning, step by step: as everybody knows it, or as one seat saw it. While it is on, only
/// one's own, and only steps of which that seat has seen something.
#[utoipa::path(get, path = "/api/rooms/{room}/film", params(("room" = String, Path), ReplayAs), responses((status = 200, body = Film)))]
pub(super) async fn film(
    _: Counted,
    State(app): State<Arc<App>>,
    known: Known,
    Path(room): Path<String>,
    through: Result<Query<ReplayAs>, QueryRejection>,
) -> Result<Response, Answer> {
    let seat = eyes(through)?;
    let room = seen(&app, known.person.id, &room).await?;
    // The match is played again, which is too much for a thread that others wait for.
    let making = tokio::task::spawn_blocking(move || {
        let film = room.film(known.person.id, seat)?;
        Ok(serde_json::to_string(&film).unwrap_or_default())
    });
    let film: Result<String, Refusal> =
        making.await.unwrap_or(Err(rooms::unplayable(&Broken::Impossible)));
    Ok(json_text(film?))
}

/// Goes on from somewhere in a finished match, with bots in the other seats. The same cards lie in the decks.
#[utoipa::path(post, path = "/api/rooms/{room}/continue", params(("room" = String, Path)), request_body = Continue, responses((status = 200, body = Opened)))]
pub(super) async fn go_on(
    _: Counted,
    State(app): State<Arc<App>>,
    known: Known,
    Path(room): Path<String>,
    wish: Result<Json<Continue>, JsonRejection>,
) -> Result<Json<Opened>, Answer> {
    let Continue { step, seat, level } = body(wish)?;
    let room = seen(&app, known.person.id, &room).await?;
    let mut replay = room.replay().ok_or(Refused::NotOver)?;
    if step > replay.log.len() || seat.index() >= usize::from(replay.setup.seats) {
        return Err(Refused::NoSuchPage.into());
    }
    replay.log.truncate(step);
    let level = known_level(level.unwrap_or_else(|| "normal".into()))?;
    let holder = |other: Seat| {
        if other == seat {
            Holder::Person(known.person.clone())
        } else {
            Holder::Bot(level.clone())
        }
    };
    let mut opening = Opening {
        host: known.person.clone(),
        seats: Seat::all(replay.setup.seats).map(holder).collect(),
        secret: random::secret(),
        password: None,
        begun: true,
        from: Some(Earlier { seed: replay.setup.seed, log: replay.log }),
        lesson: false,
        ..room.opened().clone()
    };
    opening.wishes.listed = false;
    opening.wishes.clock = protocol::Clock::None;
    opening.wishes.windows = None;
    let room = rooms::open(&app, opening).await?;
    Ok(Json(opened(&app, &known.headers, room)))
}
