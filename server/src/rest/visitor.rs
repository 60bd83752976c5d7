//! Who makes a request, from where, and whether it may be made so often.

use super::answer::Answer;
use crate::app::App;
use crate::limits::Paces;
use crate::{origin, people};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use protocol::{Person, Refused};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// The name of the cookie with the token.
pub(crate) const NAME: &str = "onetable";

/// A request by anybody, from a page of this server or from a program.
pub(crate) struct Visitor {
    pub(crate) token: Option<String>,
    pub(crate) headers: HeaderMap,
}

/// A request by somebody who is known.
pub(crate) struct Known {
    pub(crate) person: Person,
    pub(crate) headers: HeaderMap,
}

/// A request that costs something, so one address can make only so many.
pub(crate) struct Counted;

/// A request for a board, which comes after every move, so one address can make more of them.
pub(crate) struct CountedBoard;

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Answer;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Answer> {
        let bearer = bearer(&parts.headers);
        let harmless = parts.method == Method::GET || parts.method == Method::HEAD;
        // A page elsewhere can make a browser send a cookie, but not a header.
        let sent_by_page = parts.headers.contains_key("origin") || bearer.is_none();
        let trusted = origin::is_ours(&app.settings, &parts.headers);
        let first_visit = bearer.is_none() && cookie(&parts.headers).is_none();
        let from_program =
            !parts.headers.contains_key("origin") && (bearer.is_some() || first_visit);
        if !harmless && sent_by_page && !trusted && !from_program {
            return Err(Refused::ForeignOrigin.into());
        }
        let token = bearer.or_else(|| cookie(&parts.headers));
        Ok(Visitor { token, headers: parts.headers.clone() })
    }
}

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = Answer;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Answer> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let token = visitor.token.ok_or(Refused::UnknownToken)?;
        let person = people::who(app, &token).await?.ok_or(Refused::UnknownToken)?;
        Ok(Known { person, headers: visitor.headers })
    }
}

impl FromRequestParts<Arc<App>> for Counted {
    type Rejection = Answer;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Answer> {
        in_pace(&app.paces, app, parts).map(|()| Counted)
    }
}

impl FromRequestParts<Arc<App>> for CountedBoard {
    type Rejection = Answer;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Answer> {
        in_pace(&app.board_paces, app, parts).map(|()| CountedBoard)
    }
}

/// Whether a request does not come too soon.
fn in_pace(paces: &Paces, app: &App, parts: &Parts) -> Result<(), Answer> {
    paces.check_key(&address(app, parts)).map_err(|_| Refused::TooFast.into())
}

/// Where a request comes from.
fn address(app: &App, parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let told = || {
        let chain = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
        // The last is the one that the own proxy has seen; the others are what somebody claims.
        chain.rsplit(',').next()?.trim().parse().ok()
    };
    let told = app.settings.behind_proxy.then(told).flatten();
    told.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    Some(value.strip_prefix("Bearer ")?.to_owned())
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut each = all.flat_map(|value| value.split(';'));
    each.find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == NAME).then(|| value.to_owned())
    })
}
