//! The client side of a room: what a client knows, what it has sent, and the connection that keeps both up to date.
//!
//! `mirror`, `outbox`, `luck`, `arrival` and `visit` are pure; `api` and `connection` go over the
//! network, and `random` asks this computer for random bytes.

mod api;
mod arrival;
mod connection;
mod link;
mod luck;
mod mirror;
mod outbox;
mod random;
mod tls;
mod visit;

pub use api::{Api, ApiError, Unreachable};
pub use arrival::Wishes;
pub use connection::{Connection, Wire};
pub use link::{Link, Server, WrongLink};
pub use luck::{Fresh, Luck};
pub use mirror::{Heard, Mirror, Told};
pub use outbox::Outbox;
pub use random::{random_id, random_luck};
pub use visit::{News, Turn, Visit};
