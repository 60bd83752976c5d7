//! `onetable open`: a new room on a server, and the first seat in it.

use crate::join::Terminal;
use clap::Args;
use client::{Api, ApiError, Link, Server, Wishes};
use protocol::{Clock, NewRoom, SeatWish, Spectators};
use serde_json::Value;

/// Opens a room on a server and plays there; the link that is shown brings the others.
#[derive(Args)]
pub(crate) struct Open {
    /// The game
    game: String,
    /// Who is to sit where: me, open or bot:LEVEL; if not said, you and as many open seats as the game needs
    #[arg(value_parser = wish)]
    seats: Vec<SeatWish>,
    /// The address of the server
    #[arg(
        long,
        value_name = "URL",
        env = "ONETABLE_SERVER",
        default_value = "http://127.0.0.1:7777"
    )]
    server: Server,
    /// Let strangers find it in the lobby
    #[arg(long)]
    listed: bool,
    /// What one must say to come in
    #[arg(long)]
    password: Option<String>,
    /// The seconds that everybody has for each decision
    #[arg(long, value_name = "SECONDS")]
    clock: Option<u32>,
    #[command(flatten)]
    table: crate::setup::TableOptions,
    #[command(flatten)]
    terminal: Terminal,
}

fn wish(text: &str) -> Result<SeatWish, String> {
    match (text, text.strip_prefix("bot:")) {
        ("me", _) => Ok(SeatWish::Me),
        ("open", _) => Ok(SeatWish::Open),
        (_, Some(level)) => Ok(SeatWish::Bot(level.to_owned())),
        _ => Err("a seat is me, open or bot:LEVEL".to_owned()),
    }
}

impl Open {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let Open { game, seats, server, listed, password, clock, table, terminal } = self;
        let me = terminal.come(&server, None)?;
        let explain = |error| terminal.explain(&server, error);
        let seats = if seats.is_empty() {
            let games = me.api.games().map_err(explain)?;
            let info = games.iter().find(|info| info["name"] == *game);
            let fewest = info.and_then(|info| info["seats"][0].as_u64()).unwrap_or(2);
            let open = std::iter::repeat_n(SeatWish::Open, fewest.saturating_sub(1) as usize);
            std::iter::once(SeatWish::Me).chain(open).collect()
        } else {
            seats
        };
        let watch = !seats.contains(&SeatWish::Me);
        let mut options = table.read(terminal.lang())?.options;
        send_modules(&me.api, &game, &mut options).map_err(explain)?;
        let room = NewRoom {
            game,
            options,
            seats,
            listed,
            password: password.clone(),
            spectators: Spectators::Public,
            clock: clock.map_or(Clock::None, |seconds| Clock::Decision { seconds }),
            windows: None,
        };
        let opened = me.api.open(&room).map_err(explain)?;
        // The server knows best under which address others reach it.
        let link = opened.link.parse().unwrap_or(Link { server, room: opened.room });
        terminal.visit(me, link, password, Wishes { watch, seat: None })
    }
}

/// Has the server keep the modules in these options, which name them instead: together they may be too long for one
/// request.
fn send_modules(api: &Api, game: &str, options: &mut Value) -> Result<(), ApiError> {
    let modules = options.get_mut("modules").and_then(Value::as_array_mut);
    for module in modules.into_iter().flatten().filter(|module| module.is_object()) {
        *module = api.keep_module(game, module)?.hash.into();
    }
    Ok(())
}
