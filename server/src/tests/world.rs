//! A server for tests: a store in memory, time that only runs when everybody waits, and clients that note what they
//! are shown and when.

use crate::app::App;
use crate::bus::{ConnectionId, Joining, ToRoom};
use crate::clock::Wall;
pub(super) use crate::room::testing::opened;
use crate::room::{Earlier, Opened};
use crate::rooms;
use crate::settings::Settings;
use catalog::{Catalog, Table};
use engine::{Seat, Seed, Setup, Status};
use metrics_exporter_prometheus::PrometheusBuilder;
use protocol::{Command, FromServer, Person, PersonId, RoomId, delta};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Memory, Store};

pub(super) struct World {
    pub(super) app: Arc<App>,
    pub(super) store: Arc<Memory>,
}

impl World {
    pub(super) fn new(catalog: Catalog) -> Self {
        Self::on(catalog, Arc::new(Memory::default()), 1_000_000)
    }

    /// The same on a store that is there already, as after a restart.
    pub(super) fn on(catalog: Catalog, store: Arc<Memory>, now: u64) -> Self {
        let metrics = PrometheusBuilder::new().build_recorder().handle();
        let settings = Settings { bot_delay: (500, 500), ..Settings::default() };
        let wall = Wall::set_to(now);
        World { app: App::new(settings, catalog, &[], store.clone(), metrics, wall), store }
    }

    pub(super) fn games() -> Self {
        Self::new(Catalog::built_in().unwrap())
    }

    /// Somebody, always the same for the same number.
    pub(super) async fn person(&self, number: u128) -> Person {
        let person = Person { id: PersonId::new(number), name: format!("P{number}") };
        let id = person.id.to_string();
        let row = store::Person { id, name: person.name.clone(), created_at: 0 };
        let _ = self.store.add_person(row).await;
        person
    }

    /// Opens the one room of this world.
    pub(super) async fn open(&self, opened: Opened) -> RoomId {
        rooms::open_as(&self.app, RoomId::new(77), opened).await.unwrap()
    }

    /// A client of a person in a room.
    pub(super) async fn join(&self, person: u128, room: RoomId) -> Client {
        self.join_through(person, room, None).await
    }

    pub(super) async fn join_through(
        &self,
        person: u128,
        room: RoomId,
        through: Option<Seat>,
    ) -> Client {
        let who = self.person(person).await;
        let (id, mut queue) = self.app.connections.add();
        let heard: Arc<Mutex<Vec<(u64, String)>>> = Arc::default();
        let (kept, wall) = (heard.clone(), self.app.wall);
        tokio::spawn(async move {
            while let Some(frame) = queue.recv().await {
                kept.lock().unwrap().push((wall.now(), frame.to_string()));
            }
        });
        let client =
            Client { app: self.app.clone(), id, room, heard, cseq: Mutex::new(0), number: person };
        client.say_join(who, 0, through);
        pause().await;
        client
    }
}

/// Lets everybody do what they can do now.
pub(super) async fn pause() {
    tokio::time::sleep(Duration::from_millis(1)).await;
}

pub(super) async fn seconds(seconds: f64) {
    tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
}

/// A random match of a game, played until something holds of it; nothing if it never does.
pub(super) fn earlier(
    game: &str,
    seats: u8,
    seed: u64,
    mut until: impl FnMut(&dyn Table, usize) -> bool,
) -> Option<Earlier> {
    let catalog = Catalog::built_in().unwrap();
    let seed_of_match = Seed::from_number(seed);
    let setup = Setup { options: Value::Null, seats, seed: seed_of_match, random: Vec::new() };
    let mut table = catalog.game(game).unwrap().create(&setup).unwrap();
    let mut step = 0;
    while !until(&*table, step) {
        let Status::Awaiting(seats) = table.status() else { return None };
        let seat = seats.first()?;
        let batch = table.choose(seat, "random", None).unwrap();
        table.play(seat, &batch, step as u64).unwrap();
        step += 1;
    }
    Some(Earlier { seed: seed_of_match, log: table.save().log })
}

/// A client that notes what it is shown, and when.
pub(super) struct Client {
    app: Arc<App>,
    pub(super) id: ConnectionId,
    room: RoomId,
    heard: Arc<Mutex<Vec<(u64, String)>>>,
    cseq: Mutex<u64>,
    number: u128,
}

impl Client {
    fn say_join(&self, who: Person, since: usize, through: Option<Seat>) {
        let client = format!("c{}", self.number);
        let joining = Joining { from: self.id, who, client, password: None, since, through };
        let join = ToRoom::Join(joining);
        assert!(self.app.to_room(self.room, join));
    }

    pub(super) fn leave(&self) {
        self.app.to_room(self.room, ToRoom::Leave { from: self.id });
        self.app.connections.remove(self.id);
    }

    /// Everything that was shown: when, and the text.
    pub(super) fn frames(&self) -> Vec<(u64, String)> {
        self.heard.lock().unwrap().clone()
    }

    pub(super) fn messages(&self) -> Vec<FromServer> {
        let parse = |(_, text): (u64, String)| serde_json::from_str(&text).unwrap();
        self.frames().into_iter().map(parse).collect()
    }

    /// The document that follows from what was shown.
    pub(super) fn document(&self) -> Value {
        let mut document = Value::Null;
        for message in self.messages() {
            match message {
                FromServer::Snapshot(snapshot) => document = snapshot.document,
                FromServer::Update(update) => {
                    if let Some(change) = &update.delta {
                        delta::apply(&mut document, change).unwrap();
                    }
                }
                _ => {}
            }
        }
        document
    }

    pub(super) fn at(&self, path: &str) -> Value {
        self.document().pointer(path).cloned().unwrap_or_default()
    }

    /// The codes of all refusals so far.
    pub(super) fn refusals(&self) -> Vec<String> {
        let refused = |message| match message {
            FromServer::Refused { reason, .. } => Some(reason.code.into_owned()),
            _ => None,
        };
        self.messages().into_iter().filter_map(refused).collect()
    }

    /// Sends a command and lets the server do what it can do at once.
    pub(super) async fn act(&self, command: Command) {
        self.send(command);
        pause().await;
    }

    pub(super) fn send(&self, command: Command) {
        let cseq = {
            let mut cseq = self.cseq.lock().unwrap();
            *cseq += 1;
            *cseq
        };
        assert!(self.app.to_room(self.room, ToRoom::Do { from: self.id, cseq, command }));
    }

    pub(super) fn choices(&self) -> Vec<Value> {
        let choices = self.at("/game/choices");
        let choices = choices.as_array().cloned().unwrap_or_default();
        choices.into_iter().map(|choice| choice["action"].clone()).collect()
    }

    pub(super) fn play(&self, actions: Vec<Value>) -> Command {
        Command::Play { decision: self.at("/me/decision").as_u64().unwrap(), actions }
    }

    /// How a batch goes on: with which actions, or not at all because it is complete. Nothing if it is refused.
    pub(super) async fn goes_on(&self, actions: &[Value]) -> Option<Option<Vec<Value>>> {
        let decision = self.at("/me/decision").as_u64().unwrap();
        let actions = actions.to_vec();
        let preview = ToRoom::Preview { from: self.id, id: 1, decision, actions };
        assert!(self.app.to_room(self.room, preview));
        pause().await;
        match self.messages().pop()? {
            FromServer::Preview { complete: true, .. } => Some(None),
            FromServer::Preview { choices, .. } => {
                let actions = choices.iter().map(|choice| choice["action"].clone());
                Some(Some(actions.collect()))
            }
            _ => None,
        }
    }

    /// Plays the first thing that can be played, with all the picks it takes.
    pub(super) async fn play_first(&self) {
        let mut actions = vec![self.choices()[0].clone()];
        while let Some(next) = self.goes_on(&actions).await.unwrap() {
            actions.push(next[0].clone());
        }
        self.act(self.play(actions)).await;
    }

    /// How often something has changed.
    pub(super) fn updates(&self) -> usize {
        let update = |message: &FromServer| matches!(message, FromServer::Update(_));
        self.messages().iter().filter(|message| update(message)).count()
    }

    /// When the last thing was shown.
    pub(super) fn last_at(&self) -> u64 {
        self.frames().last().unwrap().0
    }
}

/// A room in which people sit and the match has begun without luck of theirs.
pub(super) async fn begun(world: &World, opened: Opened) -> (RoomId, Vec<Client>) {
    let people = opened.seats.len();
    let room = world.open(opened).await;
    let mut clients = Vec::new();
    for number in 1..=people as u128 {
        clients.push(world.join(number, room).await);
    }
    for client in &clients {
        client.act(Command::Promise { promise: None }).await;
    }
    assert_eq!(clients[0].at("/room/phase"), json!("playing"));
    (room, clients)
}
