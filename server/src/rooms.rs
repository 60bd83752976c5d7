//! The rooms of this process: found, opened, and woken when somebody or the clock asks for them.

use crate::actor::Actor;
use crate::app::App;
use crate::bus::{Bus, ConnectionId, Frame, ToRoom};
use crate::room::{Broken, Deed, Opened, Room};
use crate::{modules, random};
use dashmap::{DashMap, Entry};
use engine::Refusal;
use protocol::{Refused, RoomId};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::mpsc;

/// How many messages may wait for a room.
const WAITING: usize = 256;
/// How often rooms are looked for whose time has come, in seconds.
const SWEEP: u64 = 5;
/// How many of them are woken at once.
const AT_ONCE: u32 = 500;

/// The rooms in memory.
#[derive(Default)]
pub(crate) struct Rooms {
    /// A queue takes the room of many messages before the first comes, so they are boxed.
    live: DashMap<RoomId, mpsc::Sender<Box<ToRoom>>>,
}

impl Rooms {
    pub(crate) fn len(&self) -> usize {
        self.live.len()
    }

    /// Hands a message to a room, which comes into memory if it is not there.
    fn send(&self, app: &Arc<App>, room: RoomId, message: Box<ToRoom>) -> bool {
        // The entry stays locked while the message goes in, so that a room that leaves memory cannot miss one.
        match self.live.entry(room) {
            Entry::Occupied(inbox) => match inbox.get().try_send(message) {
                Ok(()) => true,
                Err(mpsc::error::TrySendError::Full(_)) => false,
                // Its task has ended without leaving: it could not go on.
                Err(mpsc::error::TrySendError::Closed(message)) => {
                    inbox.remove();
                    self.send(app, room, message)
                }
            },
            Entry::Vacant(_) if matches!(*message, ToRoom::Leave { .. }) => true,
            Entry::Vacant(place) => {
                let (sender, inbox) = mpsc::channel(WAITING);
                let taken = sender.try_send(message).is_ok();
                place.insert(sender);
                tokio::spawn(Actor::run(app.clone(), room, inbox));
                taken
            }
        }
    }

    /// Takes a room out of memory, unless a message waits for it.
    pub(crate) fn remove_if_idle(&self, room: RoomId, inbox: &mpsc::Receiver<Box<ToRoom>>) -> bool {
        self.live.remove_if(&room, |_, _| inbox.is_empty()).is_some()
    }

    pub(crate) fn remove(&self, room: RoomId) {
        self.live.remove(&room);
    }
}

/// Opens a room and keeps it.
pub(crate) async fn open(app: &App, opened: Opened) -> Result<RoomId, Refusal> {
    open_as(app, RoomId::new(random::bits()), opened).await
}

/// The same under a given name.
pub(crate) async fn open_as(app: &App, id: RoomId, opened: Opened) -> Result<RoomId, Refusal> {
    let at = app.now();
    // Whatever cannot be laid is refused before it is kept.
    let options = modules::whole(app, &opened.wishes.game, &opened.wishes.options).await?;
    let delay = app.settings.bot_delay;
    let room = Room::new(id, app.catalog.clone(), opened.clone(), options, at, delay);
    let room = room.map_err(|broken| unplayable(&broken))?;
    let summary = serde_json::to_string(&room.summary()).unwrap_or_default();
    let row = store::NewRoom {
        id: id.to_string(),
        game: opened.wishes.game.clone(),
        phase: room.phase().name().to_owned(),
        listed: opened.wishes.listed,
        host: opened.host.id.to_string(),
        wake_at: room.alarm(),
        summary,
    };
    let body = serde_json::to_string(&Deed::Opened(Box::new(opened))).unwrap_or_default();
    let first = store::NewEntry { at, by: None, body };
    app.store.create_room(row, first).await.map_err(|error| cannot_keep(&error))?;
    metrics::counter!("onetable_rooms_opened_total").increment(1);
    Ok(id)
}

pub(crate) fn cannot_keep(error: &store::StoreError) -> Refusal {
    tracing::warn!(%error, "the store does not keep");
    Refused::CannotKeep.into()
}

pub(crate) fn unplayable(broken: &Broken) -> Refusal {
    Refused::Unplayable { problem: broken.to_string() }.into()
}

/// A room as the store has it, for looking at; the one that is played may be further by now.
pub(crate) async fn stored(app: &Arc<App>, id: RoomId) -> Result<Option<Room>, Refusal> {
    let entries = app.store.entries(&id.to_string(), 0).await;
    let entries = entries.map_err(|error| cannot_keep(&error))?;
    if entries.is_empty() {
        return Ok(None);
    }
    let options = modules::whole_of(app, &entries).await?;
    // A long match is played again, which is too much for a thread that others wait for.
    let app = app.clone();
    let folding =
        tokio::task::spawn_blocking(move || crate::actor::fold(&app, id, &entries, options));
    let folded = folding.await.unwrap_or(Err(Broken::Impossible));
    folded.map(Some).map_err(|broken| unplayable(&broken))
}

/// Wakes rooms whose time has come, for as long as there is a server.
pub(crate) async fn sweep(app: Weak<App>) {
    let mut ticks = tokio::time::interval(Duration::from_secs(SWEEP));
    loop {
        ticks.tick().await;
        let Some(app) = app.upgrade() else { return };
        // Rooms in memory have alarms of their own.
        let due = app.store.due(app.now(), AT_ONCE).await.unwrap_or_default();
        for id in due.iter().filter_map(|id| id.parse().ok()) {
            if !app.rooms.live.contains_key(&id) {
                app.to_room(id, ToRoom::Wake);
            }
        }
    }
}

/// The bus of a single process.
pub(crate) struct Local(pub(crate) Weak<App>);

impl Bus for Local {
    fn to_room(&self, room: RoomId, message: ToRoom) -> bool {
        self.0.upgrade().is_some_and(|app| app.rooms.send(&app, room, Box::new(message)))
    }

    fn to_connections(&self, connections: &[ConnectionId], frame: &Frame) {
        if let Some(app) = self.0.upgrade() {
            app.connections.send(connections, frame);
        }
    }
}
