//! Starts a server, takes connections, and ends in good order.

use crate::app::App;
use crate::clock::Wall;
use crate::rest::WebFile;
use crate::settings::Settings;
use crate::{rest, rooms};
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use catalog::Catalog;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use protocol::FromServer;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use store::{OpenError, Store};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::Service as _;

/// How long a client may take for the head of a request.
const HEAD: Duration = Duration::from_secs(5);
/// The most headers of a request, and the most bytes of them.
const HEADERS: usize = 64;
const HEADER_BYTES: usize = 16 << 10;
/// How long the last words may take when the server ends.
const FAREWELL: Duration = Duration::from_secs(2);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Store(#[from] OpenError),
    #[error("cannot listen at {address}: {source}")]
    Listen { address: SocketAddr, source: std::io::Error },
}

/// A server that runs.
pub struct Running {
    app: Arc<App>,
    address: SocketAddr,
    end: watch::Sender<bool>,
    accepting: JoinHandle<()>,
}

/// Opens the data folder and listens. Browsers get these files, and `/index.html` for every page.
pub async fn start(
    settings: Settings,
    catalog: Catalog,
    web: &'static [WebFile],
) -> Result<Running, StartError> {
    let store: Arc<dyn Store> = Arc::new(store::Sqlite::open(&settings.data)?);
    start_with(settings, catalog, web, store).await
}

/// The same with a store that is open already.
pub(crate) async fn start_with(
    mut settings: Settings,
    catalog: Catalog,
    web: &'static [WebFile],
    store: Arc<dyn Store>,
) -> Result<Running, StartError> {
    let address = settings.listen;
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|source| StartError::Listen { address, source })?;
    settings.listen = listener.local_addr().unwrap_or(address);
    let address = settings.listen;
    let app = App::new(settings, catalog, web, store, recorder(), Wall::new());
    tokio::spawn(rooms::sweep(Arc::downgrade(&app)));
    let (end, ended) = watch::channel(false);
    let accepting = tokio::spawn(accept(app.clone(), listener, rest::router(app.clone()), ended));
    Ok(Running { app, address, end, accepting })
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends in good order: no new connections, everybody hears that it ends, everything is kept.
    pub async fn stop(self) {
        let _ = self.end.send(true);
        let _ = self.accepting.await;
        self.app.ending.store(true, Ordering::Relaxed);
        // Clients come back at different moments, so that they do not all come at once.
        let bye = FromServer::Bye { retry: 3_000 }.text().into();
        self.app.connections.end(&bye);
        let gone = async {
            while open_connections(&self.app) > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let _ = tokio::time::timeout(FAREWELL, gone).await;
        self.app.store.close().await;
        tracing::info!("ended");
    }
}

fn open_connections(app: &App) -> usize {
    app.open.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
}

/// The recorder of all numbers; a process has one, however many servers.
fn recorder() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let recorder = PrometheusBuilder::new().build_recorder();
            let handle = recorder.handle();
            // Somebody else in the process records already: then the numbers are his.
            let _ = metrics::set_global_recorder(recorder);
            handle
        })
        .clone()
}

/// How many connections each address has.
pub(crate) type Open = Mutex<HashMap<IpAddr, usize>>;

/// Counts a connection for as long as it lives.
struct Slot {
    app: Arc<App>,
    address: IpAddr,
}

impl Slot {
    fn take(app: &Arc<App>, address: IpAddr) -> Option<Slot> {
        let mut open = app.open.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = open.values().sum();
        let here = open.entry(address).or_default();
        let proxied = app.settings.behind_proxy;
        if all >= app.settings.connections
            || (!proxied && *here >= app.settings.connections_per_address)
        {
            return None;
        }
        *here += 1;
        Some(Slot { app: app.clone(), address })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut open = self.app.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(here) = open.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                open.remove(&self.address);
            }
        }
    }
}

async fn accept(
    app: Arc<App>,
    listener: TcpListener,
    router: Router,
    mut ended: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = ended.changed() => return,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, for one: it passes when somebody goes.
                tracing::warn!(%error, "a connection was not taken");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        match Slot::take(&app, peer.ip()) {
            Some(slot) => {
                tokio::spawn(connection(stream, peer, router.clone(), slot));
            }
            None => metrics::counter!("onetable_connections_refused_total").increment(1),
        }
    }
}

async fn connection(stream: TcpStream, peer: SocketAddr, router: Router, slot: Slot) {
    // Moves are small and must not wait for company.
    let _ = stream.set_nodelay(true);
    let slot = Arc::new(slot);
    let service = tower::service_fn(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        // A socket outlives its request; its connection counts until it ends.
        request.extensions_mut().insert(Held(slot.clone()));
        router.clone().call(request)
    });
    // Not the builder that finds out the version first: it waits for the first bytes for ever.
    let mut builder = Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_headers(HEADERS)
        .max_buf_size(HEADER_BYTES);
    let serving = builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
    if let Err(error) = serving.with_upgrades().await {
        tracing::debug!(%error, "a connection ended");
    }
}

/// Keeps the count of a connection while its socket is open.
#[derive(Clone)]
#[allow(dead_code, reason = "held, not read")]
pub(crate) struct Held(Arc<Slot>);
