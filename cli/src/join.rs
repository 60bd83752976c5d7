//! `onetable join`: a room on a server, in the terminal.

use crate::remembered::Remembered;
use crate::{data, lang, terminal};
use clap::Args;
use client::{Api, ApiError, Connection, Link, Server, Wishes, random_id};
use engine::Seat;
use std::io::{self, BufReader, IsTerminal};
use std::sync::Arc;
use texts::{Lang, Texts};
use tui::{Guest, Typing};

/// Plays in a room on a server, in the terminal.
#[derive(Args)]
pub(crate) struct Join {
    /// The link of the room, as in https://example.org/t/…
    link: Link,
    /// The seat to take, from 1; if not said, the first that is open
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=32), conflicts_with = "watch")]
    seat: Option<u8>,
    /// Only look on
    #[arg(long)]
    watch: bool,
    /// The password of the room
    #[arg(long)]
    password: Option<String>,
    #[command(flatten)]
    terminal: Terminal,
}

/// Who one is on a server, and how the terminal is used.
#[derive(Args)]
pub(crate) struct Terminal {
    /// What to be called; if not said, as the last time on this server
    #[arg(long)]
    name: Option<String>,
    /// The language to begin in: en or zh
    #[arg(long)]
    lang: Option<Lang>,
    /// Print lines and read numbers, for pipes and screen readers
    #[arg(long)]
    plain: bool,
}

impl Join {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let Join { link, seat, watch, password, terminal } = self;
        let api = terminal.api(&link.server)?;
        let wishes = Wishes { watch, seat: seat.map(|seat| Seat::new(seat - 1)) };
        terminal.visit(api, link, password, wishes)
    }
}

impl Terminal {
    fn lang(&self) -> Lang {
        lang::or_environment(self.lang)
    }

    /// The server as whom we are there: as the last time, or else as a new guest.
    pub(crate) fn api(&self, server: &Server) -> anyhow::Result<Api> {
        let api = Api::new(server);
        let token = self.token(server, &api).map_err(|error| self.explain(server, error))?;
        Ok(api.with_token(&token))
    }

    /// Plays in a room until somebody leaves.
    pub(crate) fn visit(
        &self,
        api: Api,
        link: Link,
        password: Option<String>,
        wishes: Wishes,
    ) -> anyhow::Result<()> {
        let guest = Guest {
            connection: Connection::open(&link.server, api.token(), &random_id()?),
            link,
            password,
            wishes,
            cards: Arc::new(move |game| cards(&api, game)),
            lang: self.lang(),
        };
        if !self.plain && terminal::is_there() {
            return tui::join(guest);
        }
        let typing = if io::stdin().is_terminal() { Typing::Live } else { Typing::Ahead };
        let input = BufReader::new(io::stdin());
        tui::join_plain(guest, input, typing, &mut io::stdout())
    }

    fn token(&self, server: &Server, api: &Api) -> Result<String, ApiError> {
        let mut remembered = Remembered::of(server);
        let name = self.name.as_deref().map(texts::clean);
        if let Some(token) = remembered.token(name.as_deref()) {
            match api.clone().with_token(token).me() {
                Ok(session) => return Ok(session.token),
                Err(ApiError::Refused(refusal)) if refusal.code() == "unknown_token" => {}
                Err(error) => return Err(error),
            }
        }
        let session = api.guest()?;
        if let Some(name) = &name {
            api.clone().with_token(&session.token).rename(name)?;
        }
        // A session that cannot be kept is good for this time.
        let _ = remembered.keep(name.unwrap_or(session.me.person.name), &session.token);
        Ok(session.token)
    }

    /// What went wrong between us and the server, in words.
    pub(crate) fn explain(&self, server: &Server, error: ApiError) -> anyhow::Error {
        let texts = Texts::new(self.lang());
        let server = server.to_string();
        let words = match error {
            ApiError::Refused(refusal) => texts.at("", &[]).refusal(&refusal),
            ApiError::Unreachable(problem) => {
                let figures = [("server", server.into()), ("problem", problem.into())];
                texts.say("cli-join-unreachable", &figures)
            }
            ApiError::Odd { .. } => texts.say("cli-join-odd", &[("server", server.into())]),
        };
        anyhow::anyhow!("{words}")
    }
}

/// The cards as the server has them, or at least as they come with this program.
fn cards(api: &Api, game: &str) -> Vec<(String, serde_json::Value)> {
    let built_in = || {
        let catalog = data::built_in().ok()?;
        Some(catalog.game(game).ok()?.cards())
    };
    match api.cards(game) {
        Ok(cards) => cards.into_iter().collect(),
        Err(_) => built_in().unwrap_or_default(),
    }
}
