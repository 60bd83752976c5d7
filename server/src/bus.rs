//! How connections and rooms reach each other, wherever they live.
//!
//! A bus may lose anything: what matters is in the store, clients send commands again until they are answered,
//! and a client that missed something notices by numbers and checksums.

#[cfg(test)]
pub(crate) mod conformance;

use axum::extract::ws::Utf8Bytes;
use dashmap::DashMap;
use protocol::{Command, Person, PersonId, RoomId};
use serde_json::Value;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::mpsc;

/// A message on its way to a client, shared by all who get the same.
pub type Frame = Utf8Bytes;

/// One socket.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// Somebody who wants to look at a room.
#[derive(Clone, Debug, PartialEq)]
pub struct Joining {
    pub from: ConnectionId,
    pub who: Person,
    /// The name under which its commands are numbered.
    pub client: String,
    pub password: Option<String>,
    pub since: usize,
    pub through: Option<engine::Seat>,
}

/// What a room hears.
#[derive(Clone, Debug, PartialEq)]
pub enum ToRoom {
    Join(Joining),
    Leave {
        from: ConnectionId,
    },
    /// Wants to be shown the room as it is, once.
    Look {
        from: ConnectionId,
        who: PersonId,
        through: Option<engine::Seat>,
    },
    Do {
        from: ConnectionId,
        cseq: u64,
        command: Command,
    },
    Preview {
        from: ConnectionId,
        id: u64,
        decision: u64,
        actions: Vec<Value>,
    },
    /// Its time has come to do something by itself.
    Wake,
}

/// Carries messages, in order between any two, each at most once, and never waits.
pub trait Bus: Send + Sync {
    /// To the owner of a room; whether it was taken.
    fn to_room(&self, room: RoomId, message: ToRoom) -> bool;
    /// To some connections; one that does not keep up is cut off.
    fn to_connections(&self, connections: &[ConnectionId], frame: &Frame);
}

/// How many messages may wait for a connection; one that falls further behind is cut off.
pub const WAITING: usize = 128;

/// The connections of this process.
#[derive(Default)]
pub struct Connections {
    next: AtomicU64,
    /// A queue takes the room of many messages before the first comes, so they are boxed.
    queues: DashMap<ConnectionId, mpsc::Sender<Box<Frame>>>,
}

impl Connections {
    /// A new connection, and what is for it. The queue ends when it is cut off.
    pub fn add(&self) -> (ConnectionId, mpsc::Receiver<Box<Frame>>) {
        let id = ConnectionId(self.next.fetch_add(1, Ordering::Relaxed) + 1);
        let (sender, receiver) = mpsc::channel(WAITING);
        self.queues.insert(id, sender);
        (id, receiver)
    }

    pub fn remove(&self, id: ConnectionId) {
        self.queues.remove(&id);
    }

    pub fn len(&self) -> usize {
        self.queues.len()
    }

    pub fn is_empty(&self) -> bool {
        self.queues.is_empty()
    }

    /// Ends all: each hears this last.
    pub fn end(&self, last: &Frame) {
        self.queues.retain(|_, queue| {
            let _ = queue.try_send(Box::new(last.clone()));
            false
        });
    }

    pub fn send(&self, connections: &[ConnectionId], frame: &Frame) {
        for id in connections {
            let kept = match self.queues.get(id) {
                Some(queue) => queue.try_send(Box::new(frame.clone())).is_ok(),
                None => true,
            };
            if !kept {
                metrics::counter!("onetable_connections_cut_off_total").increment(1);
                self.queues.remove(id);
            }
        }
    }
}
