//! Addresses: of a server, and of a room on it.

use protocol::RoomId;
use std::fmt;
use std::str::FromStr;

/// A text that leads to no room.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("a link looks like https://example.org/t/ and the 22 letters of a room")]
pub struct WrongLink;

/// A server, by scheme and host, as browsers write the origin of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    secure: bool,
    /// The host in small letters, with the port unless it is the usual one.
    host: String,
}

impl Server {
    /// The address of its pages, which is also what it wants to read as the origin of a connection.
    pub fn origin(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.host)
    }

    /// The address of its socket.
    pub fn socket(&self) -> String {
        format!("{}://{}/ws", if self.secure { "wss" } else { "ws" }, self.host)
    }

    /// Host and port, to connect to.
    pub fn host_and_port(&self) -> (String, u16) {
        let usual = if self.secure { 443 } else { 80 };
        let named =
            self.host.rsplit_once(':').and_then(|(host, port)| Some((host, port.parse().ok()?)));
        let (host, port) = named.unwrap_or((&self.host, usual));
        // An address of six groups stands in brackets in a link only.
        (host.trim_matches(['[', ']']).to_owned(), port)
    }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin())
    }
}

/// Leaves the path and what follows it to the caller.
fn server(text: &str) -> Result<(Server, &str), WrongLink> {
    let (scheme, rest) = text.trim().split_once("://").ok_or(WrongLink)?;
    let (secure, usual) = match scheme.to_ascii_lowercase().as_str() {
        "http" => (false, ":80"),
        "https" => (true, ":443"),
        _ => return Err(WrongLink),
    };
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (host, path) = rest.split_at(end);
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    if host.is_empty() || host.starts_with(':') || !host.chars().all(fits) {
        return Err(WrongLink);
    }
    let host = host.to_ascii_lowercase();
    let host = host.strip_suffix(usual).map(str::to_owned).unwrap_or(host);
    Ok((Server { secure, host }, path))
}

impl FromStr for Server {
    type Err = WrongLink;

    fn from_str(text: &str) -> Result<Self, WrongLink> {
        match server(text)? {
            (server, "" | "/") => Ok(server),
            _ => Err(WrongLink),
        }
    }
}

/// A room on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub server: Server,
    pub room: RoomId,
}

impl FromStr for Link {
    type Err = WrongLink;

    fn from_str(text: &str) -> Result<Self, WrongLink> {
        let (server, path) = server(text)?;
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let room = path.strip_prefix("/t/").ok_or(WrongLink)?;
        let room = room.strip_suffix('/').unwrap_or(room);
        Ok(Link { server, room: room.parse().map_err(|_| WrongLink)? })
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/t/{}", self.server, self.room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: &str = "AAAAAAAAAAAAAAAAAAAABw";

    #[test]
    fn a_link_gives_the_server_and_the_room() {
        let link: Link = format!("https://Cards.Example:443/t/{ROOM}?lang=zh#top").parse().unwrap();
        assert_eq!(link.room, RoomId::new(7));
        assert_eq!(link.server.origin(), "https://cards.example");
        assert_eq!(link.server.socket(), "wss://cards.example/ws");
        assert_eq!(link.to_string(), format!("https://cards.example/t/{ROOM}"));
        assert_eq!(link.server.host_and_port(), ("cards.example".into(), 443));
    }

    #[test]
    fn ports_and_addresses_are_kept() {
        let link: Link = format!(" http://127.0.0.1:7777/t/{ROOM}/ ").parse().unwrap();
        assert_eq!(link.server.origin(), "http://127.0.0.1:7777");
        assert_eq!(link.server.socket(), "ws://127.0.0.1:7777/ws");
        assert_eq!(link.server.host_and_port(), ("127.0.0.1".into(), 7777));
        let link: Link = format!("http://[::1]/t/{ROOM}").parse().unwrap();
        assert_eq!(link.server.host_and_port(), ("::1".into(), 80));
        let link: Link = format!("http://[::1]:81/t/{ROOM}").parse().unwrap();
        assert_eq!(link.server.host_and_port(), ("::1".into(), 81));
    }

    #[test]
    fn other_texts_are_no_links() {
        for wrong in [
            "",
            "cards.example",
            "ftp://cards.example/t/AAAAAAAAAAAAAAAAAAAABw",
            "http:///t/AAAAAAAAAAAAAAAAAAAABw",
            "http://:80/t/AAAAAAAAAAAAAAAAAAAABw",
            "http://somebody@cards.example/t/AAAAAAAAAAAAAAAAAAAABw",
            "http://cards.example/",
            "http://cards.example/t/",
            "http://cards.example/t/short",
            "http://cards.example/x/AAAAAAAAAAAAAAAAAAAABw",
            "http://cards.example/t/AAAAAAAAAAAAAAAAAAAABw/more",
        ] {
            assert_eq!(wrong.parse::<Link>(), Err(WrongLink), "{wrong}");
        }
        assert_eq!("http://cards.example/x".parse::<Server>(), Err(WrongLink));
        assert!("http://cards.example/".parse::<Server>().is_ok());
    }
}
