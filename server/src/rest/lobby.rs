//! Requests about games and rooms.

use super::answer::{Answer, body};
use super::visitor::{Counted, Known};
use crate::app::App;
use crate::room::{Opened as Opening, known_level, password_hash};
use crate::{modules, origin, random, rooms};
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use engine::{Refusal, Setup};
use protocol::{
    Clock, Holder, Lobby, MOST_DELAY, NewRoom, Opened, Person, PlayBot, Refused, RoomId, RoomList,
    RoomSummary, SeatWish, Spectators, Windows,
};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;
use store::{Circle, RoomRow, Wanted};

/// The longest password of a room, in characters.
const PASSWORD: usize = 100;
/// What clocks can be set to, in seconds and days.
const SECONDS: RangeInclusive<u32> = 5..=86_400;
const INCREMENT: RangeInclusive<u32> = 0..=3_600;
const DAYS: RangeInclusive<u32> = 1..=30;
/// How long the windows of a strict table can be, in seconds.
const WINDOW: RangeInclusive<u32> = 2..=15;

/// The games that can be played, with their options as JSON Schema.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<Object>)))]
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Value> {
    let games = app.catalog.games().map(|game| serde_json::to_value(game.info()));
    Json(games.filter_map(Result::ok).collect())
}

/// The cards of a game by name, with what the data says of them.
#[utoipa::path(get, path = "/api/games/{game}/cards", params(("game" = String, Path)), responses((status = 200, body = Object)))]
pub(super) async fn cards(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<Value>, Answer> {
    let cards = app.catalog.game(&game)?.cards();
    Ok(Json(Value::Object(cards.into_iter().collect())))
}

pub(super) fn summary(row: &RoomRow) -> Option<RoomSummary> {
    let summary: RoomSummary = serde_json::from_str(&row.summary).ok()?;
    Some(RoomSummary { changed_at: row.changed_at, ..summary })
}

/// Rooms that everybody may see.
#[utoipa::path(get, path = "/api/rooms", params(Lobby), responses((status = 200, body = RoomList)))]
pub(super) async fn rooms(
    State(app): State<Arc<App>>,
    lobby: Result<Query<Lobby>, QueryRejection>,
) -> Result<Json<RoomList>, Answer> {
    let Query(lobby) =
        lobby.map_err(|rejection| Refused::Malformed { problem: rejection.body_text() })?;
    let wanted = |phase: &str, limit| Wanted {
        circle: Circle::Listed,
        game: lobby.game.clone(),
        phase: Some(phase.to_owned()),
        limit,
    };
    let mut rows = Vec::new();
    for phase in ["waiting", "playing"] {
        let found = app.store.rooms(&wanted(phase, 100)).await;
        rows.extend(found.map_err(|error| rooms::cannot_keep(&error))?);
    }
    let open = |room: &RoomSummary| {
        room.phase == protocol::Phase::Waiting && room.seats.contains(&Holder::Open)
    };
    let watch = |room: &RoomSummary| room.spectators != Spectators::None;
    let rooms = rows.iter().filter_map(summary);
    let rooms = rooms.filter(|room| (!lobby.open || open(room)) && (!lobby.watch || watch(room)));
    Ok(Json(RoomList { rooms: rooms.collect() }))
}

/// What the lobby says of one room; who has its link may ask.
#[utoipa::path(get, path = "/api/rooms/{room}", params(("room" = String, Path)), responses((status = 200, body = RoomSummary)))]
pub(super) async fn room(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
) -> Result<Json<RoomSummary>, Answer> {
    let id: RoomId = room.parse().map_err(|_| Refused::NoSuchRoom)?;
    let row = app.store.room(&id.to_string()).await.map_err(|error| rooms::cannot_keep(&error))?;
    let summary = row.as_ref().and_then(summary).ok_or(Refused::NoSuchRoom)?;
    Ok(Json(summary))
}

/// Opens a room.
#[utoipa::path(post, path = "/api/rooms", request_body = NewRoom, responses((status = 200, body = Opened)))]
pub(super) async fn open(
    _: Counted,
    State(app): State<Arc<App>>,
    known: Known,
    wishes: Result<Json<NewRoom>, JsonRejection>,
) -> Result<Json<Opened>, Answer> {
    let opening = opening(&app, known.person, body(wishes)?).await?;
    let room = rooms::open(&app, opening).await?;
    Ok(Json(opened(&app, &known.headers, room)))
}

/// Sits down to a game with a bot, at once.
#[utoipa::path(post, path = "/api/play", request_body = PlayBot, responses((status = 200, body = Opened)))]
pub(super) async fn play(
    _: Counted,
    State(app): State<Arc<App>>,
    known: Known,
    wish: Result<Json<PlayBot>, JsonRejection>,
) -> Result<Json<Opened>, Answer> {
    let wish = body(wish)?;
    let fewest = app.catalog.game(&wish.game)?.info().seats.0;
    let opening = opening(&app, known.person, wish.room(fewest)).await?;
    let room = rooms::open(&app, Opening { begun: true, ..opening }).await?;
    Ok(Json(opened(&app, &known.headers, room)))
}

pub(super) fn opened(app: &App, headers: &HeaderMap, room: RoomId) -> Opened {
    let link = origin::link(&app.settings, headers, room);
    Opened { room, link, only_here: app.settings.only_here() }
}

/// What a room is opened with, if it can be.
pub(super) async fn opening(
    app: &App,
    host: Person,
    mut wishes: NewRoom,
) -> Result<Opening, Refusal> {
    let game = app.catalog.game(&wishes.game)?;
    check(&wishes)?;
    let mut seated = false;
    let mut seats = Vec::new();
    for wish in &wishes.seats {
        seats.push(match wish {
            SeatWish::Me if seated => return Err(Refused::AlreadySeated.into()),
            SeatWish::Me => {
                seated = true;
                Holder::Person(host.clone())
            }
            SeatWish::Open => Holder::Open,
            SeatWish::Bot(level) => Holder::Bot(known_level(level.clone())?),
        });
    }
    let password = wishes.password.take().filter(|password| !password.is_empty());
    let salt = engine::digest::hex(&random::bytes::<16>());
    // The table is laid once on trial: what is wrong with seats or options is said now.
    let setup = Setup {
        options: modules::whole(app, &wishes.game, &wishes.options).await?,
        seats: u8::try_from(seats.len()).unwrap_or(u8::MAX),
        seed: random::secret(),
        random: Vec::new(),
    };
    game.create(&setup)?;
    modules::keep_all(app, host.id, &wishes.game, &mut wishes.options).await?;
    Ok(Opening {
        rules: game.info().rules,
        password: password.map(|password| password_hash(&salt, &password)),
        host,
        seats,
        secret: random::secret(),
        begun: false,
        from: None,
        lesson: false,
        wishes,
    })
}

/// Whether the settings of a room can be.
fn check(wishes: &NewRoom) -> Result<(), Refusal> {
    let within = |setting: &str, range: RangeInclusive<u32>, value: u32| {
        if range.contains(&value) {
            return Ok(());
        }
        let problem = format!("{} to {}", range.start(), range.end());
        Err(Refusal::from(Refused::BadSetting { setting: setting.into(), problem }))
    };
    match wishes.clock {
        Clock::None => {}
        Clock::Bank { seconds, increment } => {
            within("clock.seconds", SECONDS, seconds)?;
            within("clock.increment", INCREMENT, increment)?;
        }
        Clock::Decision { seconds } => within("clock.seconds", SECONDS, seconds)?,
        Clock::Days { days } => within("clock.days", DAYS, days)?,
    }
    if let Some(Windows::Strict { seconds }) = wishes.windows {
        within("windows.seconds", WINDOW, seconds)?;
    }
    if let Spectators::Hands { delay } = wishes.spectators {
        within("spectators.delay", 1..=MOST_DELAY.into(), delay.into())?;
    }
    let length = wishes.password.as_ref().map_or(0, |password| password.chars().count());
    within("password", 0..=PASSWORD as u32, u32::try_from(length).unwrap_or(u32::MAX))
}
