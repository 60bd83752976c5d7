//! The part of the server that needs no socket: people, the lobby, modules, replays, its health.

mod answer;
pub(crate) mod board;
mod lessons;
mod lobby;
mod modules;
mod people;
mod replays;
mod safety;
mod status;
mod visitor;
mod web;

use crate::app::App;
use crate::http::Held;
use crate::{origin, socket};
use answer::Answer;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use protocol::{MAX_FRAME, Refused};
use std::sync::Arc;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
pub use web::{Form, WebFile};

/// The longest body of a request, in bytes; a module may be longer.
const LONGEST_BODY: usize = 64 << 10;

#[derive(OpenApi)]
#[openapi(info(
    title = "OneTable",
    description = "People, lobby and replays of a OneTable server. Matches are played over the WebSocket at /ws; see docs/protocol.md."
))]
struct Description;

/// The routes with their description.
fn api() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    let long = OpenApiRouter::new()
        .routes(routes!(modules::add))
        .layer(DefaultBodyLimit::max(crate::modules::LONGEST));
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::guest))
        .routes(routes!(people::me))
        .routes(routes!(people::name))
        .routes(routes!(people::account))
        .routes(routes!(people::login))
        .routes(routes!(people::logout))
        .routes(routes!(people::my_rooms))
        .routes(routes!(lobby::games))
        .routes(routes!(lobby::cards))
        .routes(routes!(lobby::rooms, lobby::open))
        .routes(routes!(lobby::room))
        .routes(routes!(lobby::play))
        .routes(routes!(lessons::learn))
        .routes(routes!(board::board))
        .routes(routes!(board::cards))
        .routes(routes!(replays::replay))
        .routes(routes!(replays::told))
        .routes(routes!(replays::film))
        .routes(routes!(replays::go_on))
        .routes(routes!(modules::module))
        .routes(routes!(modules::report))
        .merge(long)
        .routes(routes!(status::health))
        .split_for_parts()
}

/// The description of the REST part, as JSON.
pub fn openapi() -> String {
    api().1.to_pretty_json().unwrap_or_default()
}

/// Everything that is served.
pub(crate) fn router(app: Arc<App>) -> Router {
    let (api, description) = api();
    let description = description.to_json().unwrap_or_default();
    let plain = api
        .route("/api/openapi.json", get(move || async move { json_text(description) }))
        .route("/metrics", get(status::metrics))
        .fallback(web::serve)
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, Duration::from_secs(30)))
        .layer(DefaultBodyLimit::max(LONGEST_BODY));
    plain
        .route("/ws", get(upgrade))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(app.clone(), safety::headers))
        .with_state(app)
}

/// JSON that is text already.
fn json_text(text: String) -> Response {
    ([(axum::http::header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// Opens the socket, for pages of this server and for programs that say they are one.
async fn upgrade(
    State(app): State<Arc<App>>,
    Extension(held): Extension<Held>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !origin::is_ours(&app.settings, &headers) {
        return Answer::from(Refused::ForeignOrigin).into_response();
    }
    // Small buffers: thousands of sockets wait most of the time.
    upgrade
        .read_buffer_size(512)
        .write_buffer_size(2 << 10)
        .max_write_buffer_size(256 << 10)
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .on_upgrade(move |socket| socket::serve(app, socket, held))
}
