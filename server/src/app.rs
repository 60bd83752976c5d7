//! What all parts of a running server share.

use crate::bus::{Bus, ConnectionId, Connections, Frame, ToRoom};
use crate::clock::Wall;
use crate::http::Open;
use crate::limits::{self, Paces};
use crate::rest::WebFile;
use crate::rooms::{Local, Rooms};
use crate::settings::Settings;
use boards::Cards;
use catalog::Catalog;
use dashmap::DashMap;
use metrics_exporter_prometheus::PrometheusHandle;
use protocol::{FromServer, RoomId};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use store::Store;
use tokio::sync::Semaphore;

/// A running server.
pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) catalog: Arc<Catalog>,
    /// What browsers get.
    pub(crate) web: &'static [WebFile],
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Rooms,
    pub(crate) connections: Connections,
    /// How many connections each address has.
    pub(crate) open: Open,
    /// How many costly requests each address makes.
    pub(crate) paces: Paces,
    /// How many boards in sentences.
    pub(crate) board_paces: Paces,
    /// What the data says of the cards of each game that was asked about.
    cards: DashMap<String, Arc<Cards>>,
    pub(crate) bus: Box<dyn Bus>,
    /// How many bots may think at once.
    pub(crate) thinkers: Arc<Semaphore>,
    /// How many passwords may be hashed at once.
    pub(crate) hashers: Arc<Semaphore>,
    pub(crate) wall: Wall,
    pub(crate) started_at: u64,
    /// The server is about to end.
    pub(crate) ending: AtomicBool,
    pub(crate) metrics: PrometheusHandle,
}

impl App {
    pub(crate) fn new(
        settings: Settings,
        catalog: Catalog,
        web: &'static [WebFile],
        store: Arc<dyn Store>,
        metrics: PrometheusHandle,
        wall: Wall,
    ) -> Arc<Self> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new_cyclic(|app| App {
            thinkers: Arc::new(Semaphore::new(cores)),
            hashers: Arc::new(Semaphore::new(1)),
            started_at: wall.now(),
            ending: AtomicBool::new(false),
            catalog: Arc::new(catalog),
            web,
            store,
            rooms: Rooms::default(),
            connections: Connections::default(),
            open: Open::default(),
            paces: limits::per_minute(settings.requests_per_minute),
            board_paces: limits::per_minute(settings.boards_per_minute()),
            cards: DashMap::new(),
            bus: Box::new(Local(app.clone())),
            settings,
            wall,
            metrics,
        })
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.wall.now()
    }

    /// What is said of the cards of a game at a table with these options.
    pub(crate) fn cards(&self, game: &str, options: &Value, seats: u8) -> Arc<Cards> {
        let Ok(found) = self.catalog.game(game) else { return Arc::default() };
        // Most tables are as usual.
        if !options.is_null() {
            return Arc::new(found.cards_at(options, seats).into_iter().collect());
        }
        if let Some(cards) = self.cards.get(game) {
            return cards.clone();
        }
        let cards: Arc<Cards> = Arc::new(found.cards_at(options, seats).into_iter().collect());
        self.cards.insert(game.to_owned(), cards.clone());
        cards
    }

    pub(crate) fn to_room(&self, room: RoomId, message: ToRoom) -> bool {
        self.bus.to_room(room, message)
    }

    /// Says something to one connection.
    pub(crate) fn say(&self, to: ConnectionId, message: &FromServer) {
        self.show(&[to], message.text().into());
    }

    pub(crate) fn show(&self, to: &[ConnectionId], frame: Frame) {
        self.bus.to_connections(to, &frame);
    }
}
