//! What the owner of a room shows to those who look at it.

use super::Actor;
use crate::bus::ConnectionId;
use crate::room::{Eyes, Presence};
use engine::Seat;
use protocol::{Beat, FromServer, Person, PersonId, Refused, Snapshot, Update, delta};
use std::sync::Arc;

/// From how many on those who see the same are a crowd.
const CROWD: usize = 200;
/// How long a crowd waits from one thing to the next, in milliseconds.
const CROWD_WAITS: u64 = 200;

/// Somebody who looks at the room through a connection.
pub(super) struct Looker {
    pub(super) from: ConnectionId,
    pub(super) who: Person,
    pub(super) client: String,
    /// Through whose eyes a spectator wants to look.
    pub(super) through: Option<Seat>,
    pub(super) eyes: Eyes,
}

/// What everybody with the same eyes is shown, and the document as it was last shown.
pub(super) struct Stream {
    eyes: Eyes,
    to: Vec<ConnectionId>,
    /// When something was last shown, in milliseconds since 1970.
    at: u64,
    /// The part that all have, whatever their eyes.
    info: Arc<str>,
    /// What is only for the one in a seat; empty for others.
    me: String,
    /// The match; empty before it is dealt.
    game: String,
    /// The checksum of the document, once a heartbeat has asked for it.
    checksum: Option<String>,
}

impl Stream {
    fn document(&self) -> String {
        document(&self.info, &self.me, &self.game)
    }
}

/// The whole document, of its parts.
fn document(info: &str, me: &str, game: &str) -> String {
    let mut document = format!("{{\"room\":{info}");
    for (name, part) in [("me", me), ("game", game)] {
        if !part.is_empty() {
            document.push_str(&format!(",\"{name}\":{part}"));
        }
    }
    document.push('}');
    document
}

/// How a part of the document changes that may come or go.
fn change(old: &str, new: &str) -> Option<String> {
    match (old.is_empty(), new.is_empty()) {
        (true, true) => None,
        (true, false) => Some(format!("[{new}]")),
        (false, true) => Some("[]".to_owned()),
        (false, false) => delta::between(old, new),
    }
}

/// Keeps a text that stays for long where the one before it was, or in a place of the right size: there are thousands
/// of them, and the places that they left would be empty for as long.
fn keep(kept: &mut String, new: &str) {
    if new.len() <= kept.capacity() {
        kept.clear();
        kept.push_str(new);
    } else {
        *kept = new.to_owned();
    }
}

impl Actor {
    pub(super) fn looker(&self, from: ConnectionId) -> Option<&Looker> {
        self.lookers.iter().find(|looker| looker.from == from)
    }

    /// Somebody looks away.
    pub(super) fn remove_looker(&mut self, from: ConnectionId) -> Option<Looker> {
        self.unseat_eyes(from);
        let place = self.lookers.iter().position(|looker| looker.from == from)?;
        Some(self.lookers.remove(place))
    }

    /// Shows everything that has changed since it was last shown. A crowd is shown several things at once.
    pub(super) fn publish(&mut self) {
        let now = self.app.now();
        let info = self.info();
        let room = delta::between(&self.shown, &info);
        let before = self.shown.clone();
        if room.is_some() {
            self.shown = info.into();
        }
        let mut waiting = Vec::new();
        self.crowd_at = None;
        for stream in &mut self.streams {
            let next = stream.at + CROWD_WAITS;
            if stream.to.len() > CROWD && now < next {
                waiting.push(stream.eyes);
                self.crowd_at = Some(self.crowd_at.map_or(next, |at| at.min(next)));
                continue;
            }
            let room = if Arc::ptr_eq(&stream.info, &before) {
                room.clone()
            } else {
                delta::between(&stream.info, &self.shown)
            };
            stream.info = self.shown.clone();
            let (number, events) = self.room.take_fresh(stream.eyes);
            let (me, game) = (self.room.mine_text(stream.eyes), self.room.game_text(stream.eyes));
            let parts = [
                ("room", room),
                ("me", change(&stream.me, &me)),
                ("game", change(&stream.game, &game)),
            ];
            let mut delta = String::new();
            for (name, part) in parts {
                if let Some(part) = part {
                    let before = if delta.is_empty() { '{' } else { ',' };
                    delta.push_str(&format!("{before}\"{name}\":{part}"));
                }
            }
            if !delta.is_empty() {
                delta.push('}');
            } else if events.is_empty() {
                continue;
            }
            let frame = Update::text(self.id, number, &events, &delta);
            self.app.show(&stream.to, frame.into());
            keep(&mut stream.me, &me);
            keep(&mut stream.game, &game);
            stream.checksum = None;
            stream.at = now;
        }
        // Nobody looks through the other eyes; who comes later gets it all at once.
        self.room.forget_fresh(&waiting);
    }

    /// The room's part of every document.
    fn info(&self) -> String {
        let only_here = self.app.settings.only_here();
        let mut presence = Presence { only_here, ..Presence::default() };
        for looker in &self.lookers {
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
        let Some(looker) = self.looker(connection) else { return };
        let (eyes, who) = (looker.eyes, looker.who.id);
        let place = match self.streams.iter().position(|stream| stream.eyes == eyes) {
            Some(place) => place,
            None => {
                let (me, game) = (self.room.mine_text(eyes), self.room.game_text(eyes));
                let (at, info) = (self.app.now(), self.shown.clone());
                self.streams.push(Stream {
                    eyes,
                    to: Vec::new(),
                    at,
                    info,
                    me,
                    game,
                    checksum: None,
                });
                self.streams.len() - 1
            }
        };
        let (number, events) = self.room.told(eyes, since);
        let chat = self.room.chat(who);
        let stream = &mut self.streams[place];
        let document = stream.document();
        let frame = Snapshot::text(self.id, number, &events, &document, &chat);
        stream.to.push(connection);
        self.app.show(&[connection], frame.into());
    }

    /// Shows somebody the document once, as it is shown to all who have the same eyes. Whoever looks on has said the
    /// password; where one may not look, there is no room.
    pub(super) fn show_once(&self, to: ConnectionId, who: PersonId, through: Option<Seat>) {
        let looks_on = self.lookers.iter().any(|looker| looker.who.id == who);
        let opens = looks_on || self.room.opens_to(who, None).is_ok();
        let Some(eyes) = self.room.eyes(who, through).ok().filter(|_| opens) else {
            return self.refuse(to, None, None, &Refused::NoSuchRoom.into());
        };
        let document = match self.streams.iter().find(|stream| stream.eyes == eyes) {
            Some(stream) => stream.document(),
            None => document(&self.info(), &self.room.mine_text(eyes), &self.room.game_text(eyes)),
        };
        self.app.show(&[to], Snapshot::text(self.id, 0, "", &document, &[]).into());
    }

    pub(super) fn unseat_eyes(&mut self, connection: ConnectionId) {
        for stream in &mut self.streams {
            stream.to.retain(|other| *other != connection);
        }
        self.streams.retain(|stream| !stream.to.is_empty());
    }

    /// Somebody sat down or got up, or the match began: everybody gets the eyes he now has.
    pub(super) fn look_again(&mut self) {
        let everyone: Vec<ConnectionId> = self.lookers.iter().map(|looker| looker.from).collect();
        for connection in everyone {
            let looker = self.lookers.iter_mut().find(|looker| looker.from == connection);
            let Some(looker) = looker else { continue };
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
                    self.remove_looker(connection);
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
        let hearing = self.lookers.iter().filter(|looker| hears(looker));
        let to: Vec<ConnectionId> = hearing.map(|looker| looker.from).collect();
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
            let checksum = match stream.checksum.take() {
                Some(checksum) => checksum,
                None => {
                    let document = serde_json::from_str(&stream.document());
                    delta::checksum(&document.unwrap_or_default())
                }
            };
            let number = self.room.passed_on(stream.eyes);
            let beat = Beat { room: self.id, number, checksum: checksum.clone() };
            stream.checksum = Some(checksum);
            let frame = FromServer::Heartbeat { now, rooms: vec![beat] }.text();
            self.app.show(&stream.to, frame.into());
        }
    }
}
