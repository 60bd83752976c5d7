//! The few calls that go over plain HTTP.

use crate::{Server, tls};
use engine::{Note, Refusal};
use protocol::{
    Account, Kept, Lobby, NewName, NewRoom, Opened, PlayBot, RoomId, RoomList, Session,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;
use ureq::Agent;
use ureq::http::Response;
use ureq::tls::{RootCerts, TlsConfig};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// Why a call brought nothing.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// The server says no, and why.
    #[error("{0}")]
    Refused(Refusal),
    /// Nobody answers there.
    #[error("{problem}")]
    Unreachable { reason: Unreachable, problem: String },
    /// Somebody answers, but no server of this program.
    #[error("the answer ({status}) cannot be understood")]
    Odd { status: u16 },
}

/// Why nobody answers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unreachable {
    /// Nothing listens at that port.
    NothingThere,
    /// There is no computer of that name.
    NoSuchHost,
    TooSlow,
    /// The certificate is not to be trusted, or there is none.
    Insecure,
    Other,
}

impl Unreachable {
    pub fn code(self) -> &'static str {
        match self {
            Unreachable::NothingThere => "nothing_there",
            Unreachable::NoSuchHost => "no_such_host",
            Unreachable::TooSlow => "too_slow",
            Unreachable::Insecure => "insecure",
            Unreachable::Other => "other",
        }
    }
}

impl From<ureq::Error> for ApiError {
    fn from(error: ureq::Error) -> Self {
        let reason = match &error {
            ureq::Error::Io(error) => match error.kind() {
                ErrorKind::ConnectionRefused => Unreachable::NothingThere,
                ErrorKind::TimedOut | ErrorKind::WouldBlock => Unreachable::TooSlow,
                _ => Unreachable::Other,
            },
            ureq::Error::ConnectionFailed => Unreachable::NothingThere,
            ureq::Error::HostNotFound => Unreachable::NoSuchHost,
            ureq::Error::Timeout(_) => Unreachable::TooSlow,
            ureq::Error::Tls(_) | ureq::Error::Rustls(_) | ureq::Error::Pem(_) => {
                Unreachable::Insecure
            }
            _ => Unreachable::Other,
        };
        ApiError::Unreachable { reason, problem: error.to_string() }
    }
}

/// Calls to one server.
#[derive(Clone)]
pub struct Api {
    agent: Agent,
    origin: String,
    token: Option<String>,
}

/// Where something of a game is.
fn of_game(game: &str, what: &str) -> Result<String, ApiError> {
    // Names of games are plain words; anything else would lead elsewhere.
    let plain = game.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
    if plain { Ok(format!("/api/games/{game}/{what}")) } else { Err(ApiError::Odd { status: 404 }) }
}

/// A refusal as it comes.
#[derive(Deserialize)]
struct Answer {
    refused: Note,
}

impl Api {
    pub fn new(server: &Server) -> Self {
        tls::choose_ciphers();
        let origin = server.origin();
        let mut config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .max_redirects(0);
        if origin.starts_with("https:") {
            let roots = RootCerts::Specific(Arc::new(tls::authorities()));
            config = config.tls_config(TlsConfig::builder().root_certs(roots).build());
        }
        Api { agent: config.build().into(), origin, token: None }
    }

    /// The same, as somebody.
    #[must_use]
    pub fn with_token(mut self, token: &str) -> Self {
        self.token = Some(token.to_owned());
        self
    }

    /// What proves who one is; empty for nobody.
    pub fn token(&self) -> &str {
        self.token.as_deref().unwrap_or_default()
    }

    /// Becomes a guest.
    pub fn guest(&self) -> Result<Session, ApiError> {
        self.post("/api/guest", &Map::new())
    }

    /// Who one is, if the token still opens anything.
    pub fn me(&self) -> Result<Session, ApiError> {
        self.get("/api/me")
    }

    /// Comes in with an account.
    pub fn login(&self, account: &Account) -> Result<Session, ApiError> {
        self.post("/api/login", account)
    }

    /// Takes another name.
    pub fn rename(&self, name: &str) -> Result<(), ApiError> {
        self.post::<Value>("/api/name", &NewName { name: name.to_owned() }).map(drop)
    }

    /// Opens a room.
    pub fn open(&self, room: &NewRoom) -> Result<Opened, ApiError> {
        self.post("/api/rooms", room)
    }

    /// Has a module of a game kept, so that rooms can be opened that name it.
    pub fn keep_module(&self, game: &str, module: &Value) -> Result<Kept, ApiError> {
        self.post(&of_game(game, "modules")?, module)
    }

    /// Opens a room with bots.
    pub fn play_bot(&self, wish: &PlayBot) -> Result<Opened, ApiError> {
        self.post("/api/play", wish)
    }

    /// The games of the server, as the catalog describes them.
    pub fn games(&self) -> Result<Vec<Value>, ApiError> {
        self.get("/api/games")
    }

    /// What the server's data says of each card of a game.
    pub fn cards(&self, game: &str) -> Result<Map<String, Value>, ApiError> {
        self.get(&of_game(game, "cards")?)
    }

    /// What is said of each card at the table of a room, those that players have brought included.
    pub fn room_cards(&self, room: RoomId) -> Result<Map<String, Value>, ApiError> {
        self.get(&format!("/api/rooms/{room}/cards"))
    }

    /// The rooms in the lobby.
    pub fn rooms(&self, lobby: &Lobby) -> Result<RoomList, ApiError> {
        let game = lobby.game.as_deref().map(|game| ("game", game));
        let flags = [("open", lobby.open), ("watch", lobby.watch)];
        let flags = flags.into_iter().filter(|(_, on)| *on).map(|(name, _)| (name, "true"));
        let call = self.agent.get(format!("{}/api/rooms", self.origin));
        let call = self.signed(call.query_pairs(game.into_iter().chain(flags)));
        read(call.call())
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ApiError> {
        read(self.signed(self.agent.get(format!("{}{path}", self.origin))).call())
    }

    fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, ApiError> {
        read(self.signed(self.agent.post(format!("{}{path}", self.origin))).send_json(body))
    }

    fn signed<B>(&self, call: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        let call = call.header("Origin", &self.origin);
        match &self.token {
            Some(token) => call.header("Authorization", format!("Bearer {token}")),
            None => call,
        }
    }
}

fn read<T: DeserializeOwned>(
    answer: Result<Response<ureq::Body>, ureq::Error>,
) -> Result<T, ApiError> {
    let mut answer = answer?;
    let status = answer.status().as_u16();
    let text = answer.body_mut().read_to_string()?;
    let odd = |_| ApiError::Odd { status };
    if (400..500).contains(&status)
        && let Ok(Answer { refused }) = serde_json::from_str(&text)
    {
        return Err(ApiError::Refused(Refusal(refused)));
    }
    match status {
        // An answer without words.
        200..300 if text.is_empty() => serde_json::from_value(Value::Null).map_err(odd),
        200..300 => serde_json::from_str(&text).map_err(odd),
        _ => Err(ApiError::Odd { status }),
    }
}

#[cfg(test)]
mod tests;
