//! A refusal as an answer to a request: the reason as JSON, and a status that fits it.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Refusal;
use protocol::Refused;
use serde_json::json;

/// Why a request is not granted.
pub(crate) struct Answer(pub(crate) Refusal);

impl<R: Into<Refusal>> From<R> for Answer {
    fn from(refusal: R) -> Self {
        Answer(refusal.into())
    }
}

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        let status = match self.0.code() {
            "unknown_token" | "wrong_login" => StatusCode::UNAUTHORIZED,
            "foreign_origin" | "wrong_password" | "not_host" => StatusCode::FORBIDDEN,
            "no_such_room" | "no_such_page" | "unknown_game" | "unknown_module" => {
                StatusCode::NOT_FOUND
            }
            "too_large" => StatusCode::PAYLOAD_TOO_LARGE,
            "too_fast" | "too_many" => StatusCode::TOO_MANY_REQUESTS,
            "cannot_keep" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        };
        (status, Json(json!({ "refused": self.0 }))).into_response()
    }
}

/// The body of a request, or why it cannot be read.
pub(crate) fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Answer> {
    match body {
        Ok(Json(body)) => Ok(body),
        Err(rejection) => Err(Refused::Malformed { problem: rejection.body_text() }.into()),
    }
}
