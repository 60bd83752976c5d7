//! What every answer tells a browser, so that nothing but our own page runs, and nobody puts it into theirs.

use crate::app::App;
use crate::origin;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

const ALWAYS: [(HeaderName, HeaderValue); 5] = [
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // An address can be the key to a room.
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

pub(super) async fn headers(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let content = content(origin::address(&app.settings, request.headers()));
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    headers.extend(ALWAYS);
    headers.extend(content.map(|content| (CONTENT_SECURITY_POLICY, content)));
    // Answers can hold tokens.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    answer
}

/// What a page of this server may do: load files of this server, speak to it, and nothing else.
/// Texts become elements by the one way that Svelte has for its own templates.
fn content(address: Option<String>) -> Option<HeaderValue> {
    // Not every browser counts the socket of its own server as 'self'.
    let socket = address.map(|address| format!(" {}/ws", address.replacen("http", "ws", 1)));
    let socket = socket.unwrap_or_default();
    let content = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
         manifest-src 'self'; connect-src 'self'{socket}; form-action 'self'; base-uri 'none'; \
         frame-ancestors 'none'; require-trusted-types-for 'script'; \
         trusted-types svelte-trusted-html"
    );
    HeaderValue::from_str(&content).ok()
}
