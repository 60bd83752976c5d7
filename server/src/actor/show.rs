//! What the owner of a room shows to those who look at it.

use super::Actor;
use crate::bus::ConnectionId;
use crate::room::{Eyes, Presence};
use protocol::{Beat, FromServer, Person, Snapshot, Update, delta};

/// How many bytes a document may take more than it needs.
const SLACK: usize = 512;

/// Somebody who looks at the room through a connection.
pub(super) struct Looker {
    pub(super) who: Person,
    pub(super) client: String,
    /// Through whose eyes a spectator wants to look.
    pub(super) through: Option<engine::Seat>,
    pub(super) eyes: Eyes,
}

/// What everybody with the same eyes is shown.
pub(super) struct Stream {
    eyes: Eyes,
    to: Vec<ConnectionId>,
    /// What they have.
    document: String,
    /// Its checksum, once a heartbeat has asked for it.
    checksum: Option<String>,
}

impl Actor {
    /// Shows everything that has changed since it was last shown.
    pub(super) fn publish(&mut self) {
        let info = self.info();
        for stream in &mut self.streams {
            let (number, events) = self.room.take_fresh(stream.eyes);
            let mut document = String::with_capacity(stream.document.len() + 256);
            self.room.document(stream.eyes, &info, &mut document);
            let delta = delta::between(&stream.document, &document);
            if events.is_empty() && delta.is_none() {
                continue;
            }
            let delta = delta.unwrap_or_default();
            let frame = Update::text(self.id, number, &events, &delta);
            self.app.show(&stream.to, frame.into());
            // To give back a little costs more than it brings.
            if document.capacity() > document.len() + SLACK {
                document.shrink_to_fit();
            }
            stream.document = document;
            stream.checksum = None;
        }
        // Nobody looks through the other eyes; who comes later gets it all at once.
        self.room.forget_fresh();
    }

    /// The room's part of every document.
    fn info(&self) -> String {
        let only_here = self.app.settings.only_here();
        let mut presence = Presence { only_here, ..Presence::default() };
        for looker in self.lookers.values() {
            if self.room.seat_of(looker.who.id).is_some() {
                presence.here.insert(looker.who.id);
            } else {
                presence.watching += 1;
            }
        }
        serde_json::to_string(&self.room.info(&presence)).unwrap_or_default()
    }

    /// Lets a connection look, and shows it the whole first.
    pub(super) fn seat_eyes(&mut self, connection: ConnectionId, since: usize) {
        // Others learn first that somebody has come, so that all have the same document afterwards.
        self.publish();
        let Some(looker) = self.lookers.get(&connection) else { return };
        let eyes = looker.eyes;
        let place = match self.streams.iter().position(|stream| stream.eyes == eyes) {
            Some(place) => place,
            None => {
                let mut document = String::new();
                self.room.document(eyes, &self.info(), &mut document);
                self.streams.push(Stream { eyes, to: Vec::new(), document, checksum: None });
                self.streams.len() - 1
            }
        };
        let (number, events) = self.room.told(eyes, since);
        let chat = self.room.chat(looker.who.id);
        let stream = &mut self.streams[place];
        let frame = Snapshot::text(self.id, number, &events, &stream.document, &chat);
        stream.to.push(connection);
        self.app.show(&[connection], frame.into());
    }

    pub(super) fn unseat_eyes(&mut self, connection: ConnectionId) {
        for stream in &mut self.streams {
            stream.to.retain(|other| *other != connection);
        }
        self.streams.retain(|stream| !stream.to.is_empty());
    }

    /// Somebody sat down or got up, or the match began: everybody gets the eyes he now has.
    pub(super) fn look_again(&mut self) {
        let everyone: Vec<ConnectionId> = self.lookers.keys().copied().collect();
        for connection in everyone {
            let Some(looker) = self.lookers.get_mut(&connection) else { continue };
            match self.room.eyes(looker.who.id, looker.through) {
                Ok(eyes) => {
                    let looks = self.streams.iter().any(|stream| stream.to.contains(&connection));
                    if eyes != looker.eyes || !looks {
                        looker.eyes = eyes;
                        self.unseat_eyes(connection);
                        self.seat_eyes(connection, 0);
                    }
                }
                Err(refusal) => {
                    self.lookers.remove(&connection);
                    self.unseat_eyes(connection);
                    let reason = refusal.code().to_owned();
                    self.app.say(connection, &FromServer::Left { room: self.id, reason });
                }
            }
        }
    }

    /// Passes on what was said last to those who are to hear it.
    pub(super) fn pass_on_chat(&self) {
        let Some((seated, line)) = self.room.last_said() else { return };
        let hears = |looker: &Looker| {
            self.room.seat_of(looker.who.id).is_some() == seated
                && !self.room.is_muted(looker.who.id, line.from.id)
        };
        let to: Vec<ConnectionId> =
            self.lookers.iter().filter(|(_, looker)| hears(looker)).map(|(id, _)| *id).collect();
        let update = Update {
            room: self.id,
            number: None,
            events: Vec::new(),
            delta: None,
            chat: Some(line.clone()),
        };
        self.app.show(&to, FromServer::Update(update).text().into());
    }

    /// Tells everybody that nothing was missed.
    pub(super) fn beat(&mut self) {
        let now = self.app.now();
        for stream in &mut self.streams {
            let checksum = stream.checksum.get_or_insert_with(|| {
                let document = serde_json::from_str(&stream.document).unwrap_or_default();
                delta::checksum(&document)
            });
            let number = self.room.heard(stream.eyes);
            let beat = Beat { room: self.id, number, checksum: checksum.clone() };
            let frame = FromServer::Heartbeat { now, rooms: vec![beat] }.text();
            self.app.show(&stream.to, frame.into());
        }
    }
}
