//! Which pages may speak to this server, and what its links look like.

use crate::settings::Settings;
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use protocol::RoomId;
use std::io;
use std::net::{IpAddr, SocketAddr, UdpSocket};

/// The address under which a request was made, as in `http://127.0.0.1:7777`.
pub(crate) fn address(settings: &Settings, headers: &HeaderMap) -> Option<String> {
    if let Some(url) = &settings.public_url {
        return Some(url.trim_end_matches('/').to_owned());
    }
    let host = headers.get(HOST)?.to_str().ok()?;
    // Without a public address, only names that nobody else can point here.
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        _ => host,
    };
    let plain = name.trim_start_matches('[').trim_end_matches(']');
    let known = name == "localhost" || plain.parse::<IpAddr>().is_ok();
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

/// The link to a room, for others: whoever opened it on the computer of the server itself gets the address that its
/// neighbours can use, if there is one.
pub(crate) fn link(settings: &Settings, headers: &HeaderMap, room: RoomId) -> String {
    let here = || format!("http://{}", settings.listen);
    let mut address = address(settings, headers).unwrap_or_else(here);
    let port = settings.listen.port();
    let at_home = ["127.0.0.1", "localhost", "[::1]"];
    if settings.public_url.is_none()
        && settings.listen.ip().is_unspecified()
        && at_home.iter().any(|name| address == format!("http://{name}:{port}"))
        && let Some(outward) = outward_address()
    {
        address = format!("http://{}", SocketAddr::new(outward, port));
    }
    format!("{address}/t/{room}")
}

/// The address of this computer in its network, if it is in one.
pub fn outward_address() -> Option<IpAddr> {
    // Nothing is sent: the system only says from which address it would send to one that documents use.
    let way = |from: &str, to: &str| -> io::Result<IpAddr> {
        let socket = UdpSocket::bind(from)?;
        socket.connect(to)?;
        Ok(socket.local_addr()?.ip())
    };
    let address = way("0.0.0.0:0", "192.0.2.1:9").or_else(|_| way("[::]:0", "[2001:db8::1]:9"));
    address.ok().filter(|address| !address.is_loopback() && !address.is_unspecified())
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
        assert!(ours("[::1]", Some("http://[::1]")));
        assert!(!ours("localhost:1; x", Some("http://localhost:1; x")));
        // A name that somebody else has pointed to this computer.
        assert!(!ours("evil.example:7777", Some("http://evil.example:7777")));
    }

    #[test]
    fn the_link_of_a_server_that_listens_everywhere_leads_there_from_elsewhere() {
        let listen = |text: &str| Settings { listen: text.parse().unwrap(), ..Settings::default() };
        let link = |settings: &Settings, host| link(settings, &headers(host, None), RoomId::new(7));
        let room = format!("/t/{}", RoomId::new(7));
        let everywhere = listen("0.0.0.0:4102");
        let outward = outward_address().map_or("127.0.0.1".to_owned(), |ip| ip.to_string());
        assert_eq!(link(&everywhere, "127.0.0.1:4102"), format!("http://{outward}:4102{room}"));
        assert_eq!(link(&everywhere, "10.1.2.3:4102"), format!("http://10.1.2.3:4102{room}"));
        let here = listen("127.0.0.1:4102");
        assert_eq!(link(&here, "localhost:4102"), format!("http://localhost:4102{room}"));
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
