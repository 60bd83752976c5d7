//! The web app: its files, and its page for every address that is nothing else.

use super::answer::Answer;
use crate::app::App;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use protocol::Refused;
use std::sync::Arc;

/// The page of the app; it finds out by itself what an address means.
const PAGE: &str = "/index.html";

/// The first words of addresses that are never a page.
const NO_PAGES: [&str; 5] = ["api", "ws", "metrics", "healthz", "assets"];

/// A file of the web app.
pub struct WebFile {
    /// Its address, as in `/assets/index-Dk3f9aQ1.js`; the names of files in `/assets/` change with their content.
    pub path: &'static str,
    /// Its content type.
    pub kind: &'static str,
    /// Its content: packed if that helps, the best first, and as it is.
    pub forms: &'static [Form],
}

/// The content of a file in one encoding.
pub struct Form {
    /// As in `br`; none for the plain content.
    pub encoding: Option<&'static str>,
    /// With its quotation marks.
    pub etag: &'static str,
    pub bytes: &'static [u8],
}

pub(super) async fn serve(
    State(app): State<Arc<App>>,
    method: Method,
    address: Uri,
    headers: HeaderMap,
) -> Response {
    let reads = method == Method::GET || method == Method::HEAD;
    let form = find(app.web, address.path()).filter(|_| reads);
    let form = form.and_then(|file| Some((file, file.form(&headers)?)));
    let Some((file, form)) = form else {
        return Answer::from(Refused::NoSuchPage).into_response();
    };
    let mut answer = if is_known(&headers, form.etag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut answer = form.bytes.into_response();
        set(&mut answer, CONTENT_TYPE, file.kind);
        if let Some(encoding) = form.encoding {
            set(&mut answer, CONTENT_ENCODING, encoding);
        }
        answer
    };
    set(&mut answer, ETAG, form.etag);
    set(&mut answer, CACHE_CONTROL, file.caching());
    set(&mut answer, VARY, "accept-encoding");
    answer
}

/// Addresses are compared letter by letter, so none can lead out of the list.
fn find(files: &'static [WebFile], path: &str) -> Option<&'static WebFile> {
    let at = |path: &str| files.iter().find(|file| file.path == path);
    let first = path.split('/').nth(1).unwrap_or_default();
    at(path).or_else(|| if NO_PAGES.contains(&first) { None } else { at(PAGE) })
}

impl WebFile {
    /// The best form that whoever asks can read.
    fn form(&self, headers: &HeaderMap) -> Option<&'static Form> {
        let reads = |form: &&Form| form.encoding.is_none_or(|encoding| accepts(headers, encoding));
        self.forms.iter().find(reads)
    }

    fn caching(&self) -> &'static str {
        if self.path.starts_with("/assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        }
    }
}

fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    each(headers, ACCEPT_ENCODING).any(|item| {
        let (name, weight) = item.split_once(';').unwrap_or((item, ""));
        let weight = weight.trim().strip_prefix("q=").map(str::parse::<f32>);
        name.trim().eq_ignore_ascii_case(encoding) && weight != Some(Ok(0.0))
    })
}

fn is_known(headers: &HeaderMap, etag: &str) -> bool {
    each(headers, IF_NONE_MATCH).any(|known| known == "*" || known.trim_start_matches("W/") == etag)
}

/// The items of a list in the head.
fn each(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim)
}

fn set(answer: &mut Response, name: HeaderName, value: &'static str) {
    answer.headers_mut().insert(name, HeaderValue::from_static(value));
}
