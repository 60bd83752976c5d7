//! Requests about oneself.

use super::answer::{Answer, body};
use super::visitor::{Counted, Known, NAME, Visitor};
use crate::app::App;
use crate::people;
use crate::rooms;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse};
use protocol::{Account, Me, NewName, RoomList, RoomSummary, Session};
use std::sync::Arc;
use store::{Circle, Wanted};
use texts::Lang;

/// How long a browser keeps the cookie, in seconds: a year.
const YEAR: u32 = 31_536_000;

type Asked<T> = Result<Json<T>, JsonRejection>;

/// Sets the cookie, and gives the same token for the socket.
fn with_cookie(app: &App, session: Session) -> impl IntoResponse + use<> {
    let cookie = cookie(app, &session.token, YEAR);
    (AppendHeaders([(SET_COOKIE, cookie)]), Json(session))
}

fn cookie(app: &App, token: &str, seconds: u32) -> String {
    let https = app.settings.public_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    let secure = if https { "; Secure" } else { "" };
    format!("{NAME}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

/// Becomes a guest with a name of the server's choice; whoever is known already stays who they are.
#[utoipa::path(post, path = "/api/guest", responses((status = 200, body = Session)))]
pub(super) async fn guest(
    _: Counted,
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<impl IntoResponse, Answer> {
    let lang = language(&visitor.headers);
    let session = match known(&app, visitor.token).await? {
        Some(session) => session,
        None => people::guest(&app, lang).await?,
    };
    Ok(with_cookie(&app, session))
}

/// The first language that a browser wishes for and we speak.
fn language(headers: &HeaderMap) -> Lang {
    let wishes = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut wishes = wishes.unwrap_or_default().split([',', ';']);
    wishes.find_map(Lang::parse).unwrap_or_default()
}

/// The session that a token opens.
async fn known(app: &App, token: Option<String>) -> Result<Option<Session>, Answer> {
    let Some(token) = token else { return Ok(None) };
    let Some(person) = people::who(app, &token).await? else { return Ok(None) };
    Ok(Some(Session { token, me: people::me(app, person).await? }))
}

/// Who one is, with the token for the socket.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Session)))]
pub(super) async fn me(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    known: Known,
) -> Result<Json<Session>, Answer> {
    let me = people::me(&app, known.person).await?;
    Ok(Json(Session { token: visitor.token.unwrap_or_default(), me }))
}

/// Takes another name; rooms one sits in already keep the old one.
#[utoipa::path(post, path = "/api/name", request_body = NewName, responses((status = 200, body = Me)))]
pub(super) async fn name(
    _: Counted,
    State(app): State<Arc<App>>,
    known: Known,
    wish: Asked<NewName>,
) -> Result<Json<Me>, Answer> {
    let person = people::rename(&app, &known.person, &body(wish)?.name).await?;
    Ok(Json(people::me(&app, person).await?))
}

/// Makes an account, which keeps one's games.
#[utoipa::path(post, path = "/api/account", request_body = Account, responses((status = 200, body = Me)))]
pub(super) async fn account(
    _: Counted,
    State(app): State<Arc<App>>,
    known: Known,
    wish: Asked<Account>,
) -> Result<Json<Me>, Answer> {
    Ok(Json(people::make_account(&app, &known.person, &body(wish)?).await?))
}

/// Comes in with an account.
#[utoipa::path(post, path = "/api/login", request_body = Account, responses((status = 200, body = Session)))]
pub(super) async fn login(
    _: Counted,
    State(app): State<Arc<App>>,
    _: Visitor,
    given: Asked<Account>,
) -> Result<impl IntoResponse, Answer> {
    Ok(with_cookie(&app, people::login(&app, &body(given)?).await?))
}

/// Ends this session.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
pub(super) async fn logout(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<impl IntoResponse, Answer> {
    if let Some(token) = visitor.token {
        people::end_session(&app, &token).await?;
    }
    let gone = AppendHeaders([(SET_COOKIE, cookie(&app, "", 0))]);
    Ok((axum::http::StatusCode::NO_CONTENT, gone))
}

/// The rooms one belongs to; those where it is one's turn come first.
#[utoipa::path(get, path = "/api/me/rooms", responses((status = 200, body = RoomList)))]
pub(super) async fn my_rooms(
    State(app): State<Arc<App>>,
    known: Known,
) -> Result<Json<RoomList>, Answer> {
    let circle = Circle::Of(known.person.id.to_string());
    let wanted = Wanted { circle, game: None, phase: None, limit: 100 };
    let rows = app.store.rooms(&wanted).await.map_err(|error| rooms::cannot_keep(&error))?;
    let mut rooms: Vec<RoomSummary> = rows.iter().filter_map(super::lobby::summary).collect();
    let waits = |room: &RoomSummary| {
        room.asked.iter().any(|seat| {
            let holder = room.seats.get(seat.index());
            matches!(holder, Some(protocol::Holder::Person(person)) if person.id == known.person.id)
        })
    };
    rooms.sort_by_key(|room| !waits(room));
    Ok(Json(RoomList { rooms }))
}
