//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    /// Where people reach it, if that is not where it listens: `https://cards.example`.
    pub public_url: Option<String>,
    /// The folder for everything that is kept.
    pub data: PathBuf,
    /// Whether a proxy in front says where requests come from.
    pub behind_proxy: bool,
    /// The most connections at once, in all and from one address.
    pub connections: usize,
    pub connections_per_address: usize,
    /// How many messages a second one connection may send.
    pub messages_per_second: u32,
    /// How many requests for new guests, logins, rooms and replays one address may make a minute.
    pub requests_per_minute: u32,
    /// How much one person can say in a room in ten seconds; at most 50.
    pub sayings: usize,
    /// How long bots pretend to think, at least and at most, in milliseconds.
    pub bot_delay: (u64, u64),
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            public_url: None,
            data: PathBuf::from("onetable-data"),
            behind_proxy: false,
            connections: 10_000,
            connections_per_address: 500,
            messages_per_second: 100,
            requests_per_minute: 120,
            sayings: 8,
            bot_delay: (400, 1_200),
        }
    }
}

impl Settings {
    /// How many boards in sentences one address may ask for a minute: a page does after every move.
    pub fn boards_per_minute(&self) -> u32 {
        self.requests_per_minute.saturating_mul(10)
    }

    /// Whether only the computer it runs on can reach it.
    pub fn only_here(&self) -> bool {
        self.public_url.is_none() && self.listen.ip().is_loopback()
    }
}
