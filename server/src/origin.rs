//! Which pages may speak to this server, and what its links look like.

use crate::settings::Settings;
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use protocol::RoomId;

/// The address under which a request was made, as in `http://127.0.0.1:7777`.
pub(crate) fn address(settings: &Settings, headers: &HeaderMap) -> Option<String> {
    if let Some(url) = &settings.public_url {
        return Some(url.trim_end_matches('/').to_owned());
    }
    let host = headers.get(HOST)?.to_str().ok()?;
    // Without a public address, only names that nobody else can point here.
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let plain = name.trim_start_matches('[').trim_end_matches(']');
    let known = name == "localhost" || plain.parse::<std::net::IpAddr>().is_ok();
    known.then(|| format!("http://{host}"))
}

/// Whether a request comes from a page of this server: exactly, or not at all.
pub(crate) fn is_ours(settings: &Settings, headers: &HeaderMap) -> bool {
    let origin = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
    match (origin, address(settings, headers)) {
        (Some(origin), Some(address)) => origin == address,
        _ => false,
    }
}

/// The link to a room.
pub(crate) fn link(settings: &Settings, headers: &HeaderMap, room: RoomId) -> String {
    let here = || format!("http://{}", settings.listen);
    let address = address(settings, headers).unwrap_or_else(here);
    format!("{address}/t/{room}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        headers
    }

    #[test]
    fn only_the_same_address_may_speak() {
        let settings = Settings::default();
        let ours = |host, origin| is_ours(&settings, &headers(host, origin));
        assert!(ours("127.0.0.1:7777", Some("http://127.0.0.1:7777")));
        assert!(ours("localhost:7777", Some("http://localhost:7777")));
        assert!(ours("[::1]:7777", Some("http://[::1]:7777")));
        assert!(ours("192.168.1.5:7777", Some("http://192.168.1.5:7777")));
        for origin in ["null", "https://127.0.0.1:7777", "http://127.0.0.1", "http://evil"] {
            assert!(!ours("127.0.0.1:7777", Some(origin)), "{origin}");
        }
        assert!(!ours("127.0.0.1:7777", Some("http://127.0.0.1:7777.evil")));
        assert!(!ours("127.0.0.1:7777", None));
        // A name that somebody else has pointed to this computer.
        assert!(!ours("evil.example:7777", Some("http://evil.example:7777")));
    }

    #[test]
    fn with_a_public_address_only_that_one_counts() {
        let public_url = Some("https://cards.example/".to_owned());
        let settings = Settings { public_url, ..Settings::default() };
        let ours = |host, origin| is_ours(&settings, &headers(host, origin));
        assert!(ours("cards.example", Some("https://cards.example")));
        assert!(ours("127.0.0.1:7777", Some("https://cards.example")));
        assert!(!ours("127.0.0.1:7777", Some("http://127.0.0.1:7777")));
        assert!(!ours("cards.example", Some("https://cards.example.evil")));
        assert!(!ours("cards.example", Some("http://cards.example")));
    }
}
