//! The task that owns a room: takes what people do one by one, keeps it, and then shows it.
//!
//! A deed of the match is done in memory first, because what is stored says where it led; but nobody is told before the
//! store has it for good, and if the store does not take it the room is read from the store again.

mod show;

use show::{Looker, Stream};

use crate::app::App;
use crate::bus::{ConnectionId, Joining, ToRoom};
use crate::room::{Broken, Deed, Room, Source};
use crate::{modules, rooms, thinking};
use engine::Refusal;
use protocol::{Command, FromServer, Holder, Person, PersonId, Phase, Refused, RoomId};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::fault::point;
use store::{Append, Appended, By, NewEntry, RoomChange, StoreError, Wake};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// How often clients hear that everything is as it was, in seconds.
pub(crate) const HEARTBEAT: u32 = 15;
/// How long a room stays in memory when nobody looks at it, in milliseconds.
const IDLE: u64 = 300_000;
/// After how long without a connection somebody counts as away, in seconds.
const AWAY: u32 = 60;

/// The span in which one can say only so much, in milliseconds.
const TALK: u64 = 10_000;
/// How long a room rests after the store has failed, in milliseconds.
const REST: u64 = 1_000;
/// The most entries of a room, moves of the match excepted.
const MOST_ENTRIES: u64 = 20_000;

/// Why a room cannot go on as it is.
enum Stop {
    /// The store did not take a deed; the room must be read again.
    NotKept(StoreError),
    /// Somebody else owns the room.
    Fenced,
}

/// The owner of a room.
pub(crate) struct Actor {
    app: Arc<App>,
    id: RoomId,
    room: Room,
    epoch: u64,
    seq: u64,
    /// The last command of each client that was kept.
    clients: HashMap<String, u64>,
    /// In the order in which they came.
    lookers: Vec<Looker>,
    /// The part of the document that all have been shown, crowds excepted.
    shown: Arc<str>,
    streams: Vec<Stream>,
    /// When a crowd is to be shown what it has not been shown.
    crowd_at: Option<u64>,
    /// Since when people at the table are not connected.
    away: Vec<(PersonId, u64)>,
    /// What the row in the store says.
    kept_wake: Option<u64>,
    kept_summary: String,
    thoughts: thinking::Thoughts,
    idle_since: u64,
    /// The command that is being kept.
    pending: Option<(ConnectionId, String, u64)>,
    /// Nothing is done of its own accord before: the store has just failed.
    rests_until: u64,
}

/// Reads a room out of its entries; the options are whole.
pub(crate) fn fold(
    app: &App,
    id: RoomId,
    entries: &[store::Entry],
    mut options: Value,
) -> Result<Room, Broken> {
    let deed = |entry: &store::Entry| serde_json::from_str::<Deed>(&entry.body);
    let mut room = None;
    for entry in entries {
        let deed = deed(entry).map_err(|_| Broken::Impossible)?;
        match (&mut room, deed) {
            (None, Deed::Opened(opened)) => {
                let (catalog, options) = (app.catalog.clone(), std::mem::take(&mut options));
                let delay = app.settings.bot_delay;
                room = Some(Room::new(id, catalog, *opened, options, entry.at, delay)?);
            }
            (Some(room), deed) => room.apply(&deed, entry.at, Source::Stored)?,
            (None, _) => return Err(Broken::Impossible),
        }
    }
    room.ok_or(Broken::Impossible)
}

impl Actor {
    /// Owns a room until nobody needs it in memory.
    pub(crate) async fn run(app: Arc<App>, id: RoomId, mut inbox: mpsc::Receiver<Box<ToRoom>>) {
        // Boxed, as all below: thousands of these tasks wait, and a task is as large as the largest thing it awaits.
        let mut actor = match Box::pin(Actor::load(&app, id)).await {
            Ok(actor) => actor,
            Err(refusal) => {
                app.rooms.remove(id);
                // Whoever asked for it hears why not.
                while let Ok(message) = inbox.try_recv() {
                    refuse(&app, id, &message, &refusal);
                }
                return;
            }
        };
        let mut beat = Instant::now() + Duration::from_secs(HEARTBEAT.into());
        let mut stop = actor.settle().await.err();
        loop {
            if let Some(why) = stop.take()
                && !Box::pin(actor.recover(why)).await
            {
                break;
            }
            let alarm = actor.alarm();
            let alarm = alarm.map(|at| app.wall.moment(at)).unwrap_or(beat).min(beat);
            tokio::select! {
                biased;
                message = inbox.recv() => match message {
                    Some(message) => stop = Box::pin(actor.hear(*message)).await.err(),
                    None => break,
                },
                thought = actor.thoughts.next() => {
                    actor.room.has_thought(thought.seat, thought.decision, thought.answer);
                    if let Some(kept) = thought.kept {
                        actor.room.keep(kept);
                    }
                    stop = actor.settle().await.err();
                }
                () = sleep_until(alarm) => {
                    if Instant::now() >= beat {
                        actor.beat();
                        beat = Instant::now() + Duration::from_secs(HEARTBEAT.into());
                    }
                    stop = actor.settle().await.err();
                }
            }
            if stop.is_none() && actor.may_go() && app.rooms.remove_if_idle(id, &inbox) {
                return;
            }
        }
        app.rooms.remove(id);
        // Whoever asked for something meanwhile hears that nothing came of it.
        while let Ok(message) = inbox.try_recv() {
            refuse(&app, id, &message, &Refused::CannotKeep.into());
        }
        let everyone: Vec<ConnectionId> = actor.lookers.iter().map(|looker| looker.from).collect();
        let left = FromServer::Left { room: id, reason: "cannot_keep".into() };
        app.show(&everyone, left.text().into());
    }

    async fn load(app: &Arc<App>, id: RoomId) -> Result<Self, Refusal> {
        let epoch = app.store.take_room(&id.to_string()).await;
        let epoch = epoch.map_err(|error| rooms::cannot_keep(&error))?;
        let mut actor = Actor::read(app, id, epoch.ok_or(Refused::NoSuchRoom)?).await?;
        if actor.room.changed_at() < app.started_at && actor.room.clock_runs() {
            actor.keep(Deed::Resumed, None).await.map_err(|stop| match stop {
                Stop::NotKept(error) => rooms::cannot_keep(&error),
                Stop::Fenced => Refused::NoSuchRoom.into(),
            })?;
        }
        Ok(actor)
    }

    /// The room as the store has it, for its owner.
    async fn read(app: &Arc<App>, id: RoomId, epoch: u64) -> Result<Self, Refusal> {
        let key = id.to_string();
        let not_kept = |error: StoreError| rooms::cannot_keep(&error);
        let entries = app.store.entries(&key, 0).await.map_err(not_kept)?;
        let row = app.store.room(&key).await.map_err(not_kept)?.ok_or(Refused::NoSuchRoom)?;
        let options = modules::whole_of(app, &entries).await?;
        let mut room = fold(app, id, &entries, options).map_err(|broken| {
            tracing::error!(room = %id, %broken, "a room cannot be played on");
            rooms::unplayable(&broken)
        })?;
        // Nobody has been told of the room yet who would need only what is new.
        room.forget_fresh(&[]);
        let mut clients = HashMap::new();
        for By { client, cseq } in entries.iter().filter_map(|entry| entry.by.clone()) {
            clients.insert(client, cseq);
        }
        let now = app.now();
        let away = room.people().map(|(_, person)| (person, now)).collect();
        Ok(Actor {
            app: app.clone(),
            id,
            room,
            epoch,
            seq: entries.len() as u64,
            clients,
            lookers: Vec::new(),
            shown: Arc::default(),
            streams: Vec::new(),
            crowd_at: None,
            away,
            kept_wake: row.wake_at,
            kept_summary: row.summary,
            thoughts: thinking::Thoughts::new(app),
            idle_since: now,
            pending: None,
            rests_until: 0,
        })
    }

    /// Reads the room again after the store has failed; whether it can go on.
    async fn recover(&mut self, why: Stop) -> bool {
        let Stop::NotKept(error) = why else {
            tracing::error!(room = %self.id, "another process owns the room");
            return false;
        };
        tracing::warn!(room = %self.id, %error, "a deed was not kept");
        match Actor::read(&self.app, self.id, self.epoch).await {
            Ok(again) => {
                self.room = again.room;
                (self.seq, self.clients) = (again.seq, again.clients);
                (self.kept_wake, self.kept_summary) = (again.kept_wake, again.kept_summary);
                // What clients have may be behind by what was kept without an answer.
                self.streams.clear();
                self.look_again();
                self.rests_until = self.app.now() + REST;
                if let Some((from, client, cseq)) = self.pending.take() {
                    match self.clients.get(&client) {
                        Some(last) if *last >= cseq => {
                            self.app.say(from, &FromServer::Done { room: self.id, cseq });
                        }
                        _ => self.refuse(from, Some(cseq), None, &Refused::CannotKeep.into()),
                    }
                }
                true
            }
            Err(_) => false,
        }
    }

    fn alarm(&self) -> Option<u64> {
        let due = self.room.alarm().map(|at| at.max(self.rests_until));
        due.into_iter().chain(self.crowd_at).min()
    }

    /// Whether the room need not be in memory.
    fn may_go(&self) -> bool {
        let now = self.app.now();
        let soon = self.room.alarm().is_some_and(|at| at < now + IDLE);
        let ended = matches!(self.room.phase(), Phase::Over | Phase::Closed);
        self.lookers.is_empty()
            && self.thoughts.is_empty()
            && !soon
            && (ended || now >= self.idle_since + IDLE)
    }

    async fn hear(&mut self, message: ToRoom) -> Result<(), Stop> {
        match message {
            ToRoom::Join(joining) => {
                let Joining { from, who, client, password, since, through } = joining;
                let may = self.room.opens_to(who.id, password.as_deref());
                match may.and_then(|()| self.room.eyes(who.id, through)) {
                    Ok(eyes) => {
                        self.remove_looker(from);
                        self.lookers.push(Looker { from, who: who.clone(), client, through, eyes });
                        self.away.retain(|(person, _)| *person != who.id);
                        self.seat_eyes(from, since);
                        if let Some(seat) = self.room.stood_in(who.id) {
                            self.keep(Deed::CameBack { seat }, None).await?;
                        }
                    }
                    Err(refusal) => self.refuse(from, None, None, &refusal),
                }
            }
            ToRoom::Leave { from } => self.leave(from),
            ToRoom::Look { from, who, through } => self.show_once(from, who, through),
            ToRoom::Do { from, cseq, command } => self.obey(from, cseq, command).await?,
            ToRoom::Preview { from, id, decision, actions } => {
                self.preview(from, id, decision, &actions);
            }
            ToRoom::Wake => {}
        }
        self.settle().await
    }

    fn leave(&mut self, from: ConnectionId) {
        let Some(looker) = self.remove_looker(from) else { return };
        let still = self.lookers.iter().any(|other| other.who.id == looker.who.id);
        if !still && self.room.seat_of(looker.who.id).is_some() {
            self.away.push((looker.who.id, self.app.now()));
        }
        self.idle_since = self.app.now();
    }

    async fn obey(&mut self, from: ConnectionId, cseq: u64, command: Command) -> Result<(), Stop> {
        let Some(looker) = self.looker(from) else {
            self.refuse(from, Some(cseq), None, &Refused::NotJoined.into());
            return Ok(());
        };
        let (who, client) = (looker.who.clone(), looker.client.clone());
        if self.clients.get(&client).is_some_and(|last| cseq <= *last) {
            return Box::pin(self.answer_again(from, &client, cseq)).await;
        }
        let now = self.app.now();
        let decided = match command {
            Command::Rematch => Box::pin(self.rematch(&who)).await,
            Command::StandIn { seat } => match self.is_away(seat, now) {
                Ok(()) => self.room.command(&who, command, now),
                Err(refusal) => Err(refusal),
            },
            Command::Say { .. }
                if self.room.said_since(who.id, now.saturating_sub(TALK))
                    >= self.app.settings.sayings =>
            {
                Err(Refused::TooFast.into())
            }
            command => self.room.command(&who, command, now),
        };
        match decided {
            // A match ends by itself long before; all else could be repeated for ever.
            Ok(deed) if self.seq >= MOST_ENTRIES && !matches!(deed, Deed::Acted { .. }) => {
                let most = MOST_ENTRIES as usize;
                self.refuse(from, Some(cseq), None, &Refused::TooMany { most }.into());
            }
            Ok(deed) => {
                self.pending = Some((from, client.clone(), cseq));
                self.keep_at(deed, Some(By { client: client.clone(), cseq }), now).await?;
                self.pending = None;
                self.clients.insert(client, cseq);
                self.app.say(from, &FromServer::Done { room: self.id, cseq });
                point("after_ack");
            }
            Err(refusal) => self.refuse(from, Some(cseq), None, &refusal),
        }
        Ok(())
    }

    /// A command that came before: it was kept, or its number was used for nothing.
    async fn answer_again(
        &mut self,
        from: ConnectionId,
        client: &str,
        cseq: u64,
    ) -> Result<(), Stop> {
        let kept = self.app.store.answered(&self.id.to_string(), client, cseq).await;
        match kept {
            Ok(Some(_)) => self.app.say(from, &FromServer::Done { room: self.id, cseq }),
            Ok(None) => {
                let last = self.clients.get(client).copied().unwrap_or_default();
                self.refuse(from, Some(cseq), None, &Refused::OldNumber { last }.into());
            }
            Err(error) => self.refuse(from, Some(cseq), None, &rooms::cannot_keep(&error)),
        }
        Ok(())
    }

    fn is_away(&self, seat: engine::Seat, now: u64) -> Result<(), Refusal> {
        let person = self.room.people().find(|(other, _)| *other == seat).map(|(_, person)| person);
        let since = self.away.iter().find(|(away, _)| Some(*away) == person);
        let seconds = since.map_or(0, |(_, since)| (now.saturating_sub(*since) / 1_000) as u32);
        if seconds >= AWAY { Ok(()) } else { Err(Refused::NotAway { seconds }.into()) }
    }

    async fn rematch(&mut self, who: &Person) -> Result<Deed, Refusal> {
        if self.room.phase() != Phase::Over {
            return Err(Refused::NotOver.into());
        }
        if self.room.seat_of(who.id).is_none() {
            return Err(Refused::NotSeated.into());
        }
        let room = match self.room.rematch() {
            Some(room) => room,
            None => rooms::open(&self.app, self.room.again(who.clone())).await?,
        };
        Ok(Deed::Rematch { room })
    }

    fn preview(&mut self, from: ConnectionId, id: u64, decision: u64, actions: &[Value]) {
        let Some(looker) = self.looker(from) else {
            return self.refuse(from, None, Some(id), &Refused::NotJoined.into());
        };
        let who = looker.who.clone();
        match self.room.preview(&who, decision, actions) {
            Ok((complete, question, choices)) => {
                let room = self.id;
                self.app.say(from, &FromServer::Preview { room, id, complete, question, choices });
            }
            Err(refusal) => self.refuse(from, None, Some(id), &refusal),
        }
    }

    fn refuse(&self, to: ConnectionId, cseq: Option<u64>, id: Option<u64>, refusal: &Refusal) {
        let reason = refusal.0.clone();
        self.app.say(to, &FromServer::Refused { room: Some(self.id), cseq, id, reason });
    }

    async fn keep(&mut self, deed: Deed, by: Option<By>) -> Result<(), Stop> {
        let now = self.app.now();
        self.keep_at(deed, by, now).await
    }

    /// Does a deed and keeps it for good; nobody is told before.
    async fn keep_at(&mut self, deed: Deed, by: Option<By>, at: u64) -> Result<(), Stop> {
        if let Err(broken) = self.room.apply(&deed, at, Source::Fresh) {
            return Err(Stop::NotKept(StoreError::Broken(broken.to_string())));
        }
        // Plain data always has a JSON form.
        let body = serde_json::to_string(&deed).unwrap_or_default();
        let append = Append {
            room: self.id.to_string(),
            epoch: self.epoch,
            seq: self.seq + 1,
            entry: NewEntry { at, by, body },
            change: self.change(&deed),
        };
        point("before_append");
        match self.app.store.append(append).await {
            Ok(Appended::Done) => {}
            Ok(Appended::Duplicate { .. } | Appended::Fenced) => return Err(Stop::Fenced),
            Err(error) => return Err(Stop::NotKept(error)),
        }
        point("after_append");
        self.seq += 1;
        match deed {
            Deed::Said { .. } => self.pass_on_chat(),
            Deed::Took { .. } | Deed::Dealt => self.look_again(),
            Deed::Acted { .. } => metrics::counter!("onetable_moves_total").increment(1),
            _ => {}
        }
        Ok(())
    }

    /// What the row of the room must say from now on.
    fn change(&mut self, deed: &Deed) -> RoomChange {
        let mut change = RoomChange::default();
        let wake_at = self.room.wake_at();
        if wake_at != self.kept_wake {
            change.wake = wake_at.map_or(Wake::Never, Wake::At);
            self.kept_wake = wake_at;
        }
        let summary = serde_json::to_string(&self.room.summary()).unwrap_or_default();
        if summary != self.kept_summary {
            change.phase = Some(self.room.phase().name().to_owned());
            self.kept_summary.clone_from(&summary);
            change.summary = Some(summary);
        }
        if let Deed::Took { holder: Holder::Person(person), .. } = deed {
            change.members.push(person.id.to_string());
        }
        change
    }

    /// Does what is due, and then shows what has changed.
    async fn settle(&mut self) -> Result<(), Stop> {
        loop {
            let now = self.app.now();
            if now < self.rests_until {
                break;
            }
            let Some(deed) = self.room.due(now) else { break };
            self.keep_at(deed, None, now).await?;
        }
        for (seat, decision, spend, thought) in self.room.thoughts_wanted() {
            self.thoughts.think(seat, decision, spend, thought);
        }
        self.publish();
        Ok(())
    }
}

/// Answers a message to a room that is not there.
fn refuse(app: &App, room: RoomId, message: &ToRoom, refusal: &Refusal) {
    let (from, cseq, id) = match message {
        ToRoom::Join(joining) => (joining.from, None, None),
        ToRoom::Look { from, .. } => (*from, None, None),
        ToRoom::Do { from, cseq, .. } => (*from, Some(*cseq), None),
        ToRoom::Preview { from, id, .. } => (*from, None, Some(*id)),
        ToRoom::Leave { .. } | ToRoom::Wake => return,
    };
    let reason = refusal.0.clone();
    app.say(from, &FromServer::Refused { room: Some(room), cseq, id, reason });
}
