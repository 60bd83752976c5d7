//! How the server is, for those who run it.

use crate::app::App;
use axum::Json;
use axum::extract::State;
use protocol::Health;
use std::sync::Arc;

/// Whether the server is well.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = Health)))]
pub(super) async fn health(State(app): State<Arc<App>>) -> Json<Health> {
    // A store that answers is what a table needs.
    let ok = app.store.due(0, 1).await.is_ok();
    Json(Health {
        ok,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: protocol::VERSION,
        only_here: app.settings.only_here(),
    })
}

/// What Prometheus asks for.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> String {
    metrics::gauge!("onetable_rooms_in_memory").set(app.rooms.len() as f64);
    app.metrics.render()
}
