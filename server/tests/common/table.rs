//! Rooms in which tests begin: a server in this process, and people at a table.

use super::dice::Dice;
use super::player::Player;
use super::web::WEB;
use protocol::{Command, RoomId};
use serde_json::{Value, json};
use server::{Running, Settings};
use std::net::SocketAddr;
use std::path::Path;
use tempfile::TempDir;

/// A server in this process, and the folder that goes with it.
pub struct House {
    pub running: Option<Running>,
    pub server: SocketAddr,
    pub folder: TempDir,
}

/// Settings under which a test is not held up: all of its clients come from one address.
pub fn settings(folder: &Path) -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_owned(),
        connections_per_address: 10_000,
        messages_per_second: 10_000,
        requests_per_minute: 100_000,
        bot_delay: (0, 10),
        // Tests talk a lot.
        sayings: usize::MAX,
        ..Settings::default()
    }
}

impl House {
    pub async fn open() -> Self {
        House::with(|_| {}).await
    }

    /// With other settings.
    pub async fn with(change: impl FnOnce(&mut Settings)) -> Self {
        let folder = TempDir::new().unwrap();
        let mut settings = settings(folder.path());
        change(&mut settings);
        let running = start(settings).await;
        House { server: running.address(), running: Some(running), folder }
    }

    /// Ends the server in good order.
    pub async fn stop(&mut self) {
        self.running.take().unwrap().stop().await;
    }

    /// Starts it again over the same folder, at another port.
    pub async fn start(&mut self) {
        let running = start(settings(self.folder.path())).await;
        self.server = running.address();
        self.running = Some(running);
    }

    pub async fn player(&self) -> Player {
        Player::connected(self.server).await
    }

    /// Two people at a table of this game who have begun, and a third who watches.
    pub async fn match_of(&self, game: &str) -> (Player, Player, Player) {
        let wishes = json!({"game": game, "seats": ["me", "open"], "windows": "instant"});
        let (host, guest) = self.begin(&wishes).await;
        let mut watcher = self.player().await;
        watcher.join(host.room.unwrap()).await.unwrap();
        (host, guest, watcher)
    }

    /// Two people at a table with these wishes who have begun.
    pub async fn begin(&self, wishes: &Value) -> (Player, Player) {
        let mut host = self.player().await;
        let room = host.open(wishes).await;
        let mut guest = self.player().await;
        seat(&mut host, &mut guest, room).await;
        (host, guest)
    }
}

async fn start(settings: Settings) -> Running {
    server::start(settings, catalog::Catalog::built_in().unwrap(), WEB).await.unwrap()
}

/// Both come in, bring their parts of the luck, and begin.
pub async fn seat(host: &mut Player, guest: &mut Player, room: RoomId) {
    host.join(room).await.unwrap();
    guest.join(room).await.unwrap();
    guest.done(Command::Sit { seat: None }).await;
    for player in [&mut *host, &mut *guest] {
        player.done(player.promise()).await;
    }
    guest.done(Command::Ready { ready: true }).await;
    host.done(Command::Start).await;
    for player in [&mut *host, &mut *guest] {
        player.until(|document| document["room"]["phase"] == "opening").await;
        player.done(player.reveal()).await;
    }
    for player in [host, guest] {
        player.until(|document| document["room"]["phase"] == "playing").await;
    }
}

/// Hears all that has been said so far.
pub async fn catch_up(player: &mut Player) {
    player.say(&protocol::FromClient::Ping {}).await.unwrap();
    while !matches!(player.hear().await.unwrap(), protocol::FromServer::Pong {}) {}
}

/// Plays at random, so many turns or until the end; whether it came to the end.
pub async fn play(host: &mut Player, guest: &mut Player, dice: &mut Dice, turns: usize) -> bool {
    for _ in 0..turns {
        if host.phase() == "over" {
            break;
        }
        let (actor, other) =
            if host.is_asked() { (&mut *host, &mut *guest) } else { (&mut *guest, &mut *host) };
        actor
            .until(|document| {
                !document["game"]["choices"].is_null() || document["room"]["phase"] == "over"
            })
            .await;
        if actor.phase() == "over" {
            break;
        }
        let played = actor.take_turn(dice).await.unwrap();
        assert_eq!(played, Ok(()));
        // What changed is behind the answer, and both have it before the next turn.
        catch_up_after(actor).await;
        catch_up_after(other).await;
    }
    host.phase() == "over"
}

/// Hears what a room had to say up to now: a question that it answers comes behind all of it.
async fn catch_up_after(player: &mut Player) {
    let never = player.preview(u64::MAX, &[]).await.unwrap();
    assert!(never.is_err());
}
