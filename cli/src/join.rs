//! `onetable join`: a room on a server, in the terminal.

use crate::remembered::Remembered;
use crate::{data, lang, program, terminal};
use clap::Args;
use client::{Api, ApiError, Connection, Link, Server, Wishes, random_id};
use engine::{Refusal, Seat};
use protocol::RoomId;
use std::io::{self, BufReader, IsTerminal, Write};
use std::sync::Arc;
use texts::{Lang, Texts};
use tui::{Guest, Parting, Typing};

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
    /// What to be called; if not said, as in this room before, or as the last time on this server
    #[arg(long)]
    name: Option<String>,
    /// The language to begin in: en or zh
    #[arg(long)]
    lang: Option<Lang>,
    /// Print lines and read numbers, for pipes and screen readers
    #[arg(long)]
    plain: bool,
}

/// Somebody on a server, and what he is called on this computer.
pub(crate) struct Me {
    pub(crate) api: Api,
    name: String,
}

impl Join {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let Join { link, seat, watch, password, terminal } = self;
        let me = terminal.come(&link.server, Some(link.room))?;
        let wishes = Wishes { watch, seat: seat.map(|seat| Seat::new(seat - 1)) };
        terminal.visit(me, link, password, wishes)
    }
}

impl Terminal {
    pub(crate) fn lang(&self) -> Lang {
        lang::or_environment(self.lang)
    }

    /// Comes to a server as somebody: as in this room before, as the last time, or else as a new guest.
    pub(crate) fn come(&self, server: &Server, room: Option<RoomId>) -> anyhow::Result<Me> {
        self.known(server, room).map_err(|error| self.explain(server, error))
    }

    /// Plays in a room until somebody leaves, and says how to come back.
    pub(crate) fn visit(
        &self,
        me: Me,
        link: Link,
        password: Option<String>,
        wishes: Wishes,
    ) -> anyhow::Result<()> {
        let Me { api, name } = me;
        let token = api.token().to_owned();
        let mut remembered = Remembered::of(&link.server);
        // A session that cannot be kept is good for this time.
        let _ = remembered.keep(&name, &token, Some(link.room));
        let presence = remembered.enter(link.room, &token);
        let guest = Guest {
            connection: Connection::open(&link.server, &token, &random_id()?),
            link,
            password,
            wishes,
            cards: Arc::new(move |game, room| cards(&api, game, room)),
            elsewhere: presence.is_err(),
            lang: self.lang(),
        };
        let parting = if !self.plain && terminal::is_there() {
            tui::join(guest)?
        } else {
            let typing = if io::stdin().is_terminal() { Typing::Live } else { Typing::Ahead };
            let input = BufReader::new(io::stdin());
            tui::join_plain(guest, input, typing, &mut io::stdout())?
        };
        if let Some(parting) = parting {
            // It may be the room of a rematch.
            let _ = remembered.keep(&name, &token, Some(parting.link.room));
            let texts = Texts::new(self.lang());
            let mut out = io::stdout().lock();
            // Nobody may be left to read it.
            let _ =
                writeln!(out, "{}\n  {}", texts.get("cli-join-back"), way_back(&parting, &name));
        }
        Ok(())
    }

    fn known(&self, server: &Server, room: Option<RoomId>) -> Result<Me, ApiError> {
        let api = Api::new(server);
        let mut remembered = Remembered::of(server);
        let wanted = self.name.as_deref().map(texts::clean);
        let name = wanted.clone().unwrap_or_else(|| remembered.name(room).to_owned());
        if let Some(token) = remembered.token(&name) {
            let api = api.clone().with_token(token);
            match api.me() {
                Ok(_) => return Ok(Me { api, name }),
                Err(ApiError::Refused(refusal)) if refusal.code() == "unknown_token" => {}
                Err(error) => return Err(error),
            }
        }
        let session = api.guest()?;
        let api = api.with_token(&session.token);
        if let Some(name) = &wanted {
            api.rename(name)?;
        }
        let name = wanted.unwrap_or(session.me.person.name);
        let _ = remembered.keep(&name, &session.token, None);
        Ok(Me { api, name })
    }

    /// What went wrong between us and the server, in words.
    pub(crate) fn explain(&self, server: &Server, error: ApiError) -> anyhow::Error {
        let texts = Texts::new(self.lang());
        let server = server.to_string();
        let words = match error {
            ApiError::Refused(refusal) if is_about_level(&refusal) => texts.get("cli-open-levels"),
            ApiError::Refused(refusal) => texts.at("", &[]).refusal(&refusal),
            ApiError::Unreachable { reason, .. } => {
                let figures = [("server", server.into()), ("reason", reason.code().into())];
                texts.say("cli-join-unreachable", &figures)
            }
            ApiError::Odd { .. } => texts.say("cli-join-odd", &[("server", server.into())]),
        };
        anyhow::anyhow!("{words}")
    }
}

/// Whether a server does not know the level of a bot.
fn is_about_level(refusal: &Refusal) -> bool {
    refusal.code() == "bad_setting"
        && refusal.0.figures.get("setting").is_some_and(|it| it == "bot")
}

/// The command that brings somebody back to where he left.
fn way_back(parting: &Parting, name: &str) -> String {
    let mut command = format!("{} join {}", program::name(), parting.link);
    command.push_str(&format!(" --name {}", program::quoted(name)));
    if parting.watches {
        command.push_str(" --watch");
    }
    if parting.locked {
        command.push_str(" --password …");
    }
    command
}

/// The cards as the server has them, or at least as they come with this program.
fn cards(api: &Api, game: &str, room: RoomId) -> Vec<(String, serde_json::Value)> {
    let built_in = || {
        let catalog = data::built_in().ok()?;
        Some(catalog.game(game).ok()?.cards())
    };
    match api.room_cards(room).or_else(|_| api.cards(game)) {
        Ok(cards) => cards.into_iter().collect(),
        Err(_) => built_in().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_can_be_pasted() {
        let link = "http://cards.example/t/AAAAAAAAAAAAAAAAAAAABw".parse().unwrap();
        let parting = Parting { link, name: "Jade Crane".into(), watches: false, locked: false };
        let way = way_back(&parting, "Jade Crane");
        let plain = "join http://cards.example/t/AAAAAAAAAAAAAAAAAAAABw --name \"Jade Crane\"";
        assert!(way.ends_with(plain), "{way}");
        let watching = Parting { watches: true, locked: true, ..parting };
        assert!(way_back(&watching, "Ann").ends_with("--name Ann --watch --password …"));
    }
}
