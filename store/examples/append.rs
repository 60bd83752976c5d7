//! How fast entries are added: `cargo run --release -p store --example append [rooms] [appends] [in flight]`.

use cpu_time::ProcessTime;
use std::error::Error;
use std::sync::Arc;
use std::time::Instant;
use store::{Append, By, NewEntry, NewRoom, Person, RoomChange, Sqlite, Store, Wake};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let mut next = |usual| arguments.next().unwrap_or(Ok(usual));
    let (rooms, appends, flights) = (next(200)?, next(100_000)?, next(200)?);

    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build()?;
    let folder = tempfile::tempdir()?;
    runtime.block_on(run(Arc::new(Sqlite::open(folder.path())?), rooms, appends, flights))
}

/// Several tasks, each with rooms of its own, wait for every answer before they go on.
#[expect(clippy::print_stdout, reason = "that is what it is for")]
async fn run(
    store: Arc<Sqlite>,
    rooms: u64,
    appends: u64,
    flights: u64,
) -> Result<(), Box<dyn Error>> {
    let host = Person { id: "host".to_owned(), name: "Host".to_owned(), created_at: 0 };
    store.add_person(host).await?;
    for room in 0..rooms {
        store.create_room(new_room(room), entry(None)).await?;
    }

    let (cpu, clock) = (ProcessTime::now(), Instant::now());
    let mut tasks = Vec::new();
    for flight in 0..flights {
        let store = Arc::clone(&store);
        // A room has one owner; with more tasks than rooms some have nothing to do.
        let mine: Vec<u64> = (flight..rooms).step_by(flights as usize).collect();
        tasks.push(tokio::spawn(async move {
            for turn in 0..appends / rooms {
                for &room in &mine {
                    store.append(append(room, turn)).await?;
                }
            }
            Ok::<(), store::StoreError>(())
        }));
    }
    for task in tasks {
        task.await??;
    }
    let done = (appends / rooms * rooms) as f64;
    println!(
        "{done} appends to {rooms} rooms, {flights} in flight: {:.0} per second, {:.2} µs CPU each",
        done / clock.elapsed().as_secs_f64(),
        cpu.elapsed().as_secs_f64() * 1e6 / done
    );
    store.close().await;
    Ok(())
}

/// Ids as long as those of a server.
fn id(what: u64, number: u64) -> String {
    format!(
        "{:032x}",
        (u128::from(number) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c + 2 * u128::from(what))
    )
}

fn new_room(room: u64) -> NewRoom {
    NewRoom {
        id: id(0, room),
        game: "duel".to_owned(),
        phase: "playing".to_owned(),
        listed: true,
        host: "host".to_owned(),
        wake_at: None,
        summary: "s".repeat(150),
    }
}

fn append(room: u64, turn: u64) -> Append {
    let by = By { client: id(1, room * 2 + turn % 2), cseq: turn };
    // Every other entry sets a deadline, as in a game with clocks.
    let wake = if turn.is_multiple_of(2) { Wake::At(1_790_000_000_000 + turn) } else { Wake::Keep };
    let change = RoomChange { wake, ..RoomChange::default() };
    Append { room: id(0, room), epoch: 1, seq: turn + 2, entry: entry(Some(by)), change }
}

fn entry(by: Option<By>) -> NewEntry {
    NewEntry { at: 1_790_000_000_000, by, body: "b".repeat(300) }
}
