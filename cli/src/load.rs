//! `onetable load`: people who play over real sockets, and how a server bears it.

mod idle;
mod people;
mod player;
mod process;
mod report;
mod server;
mod socket;
mod table;
mod tally;

use crate::serve;
use anyhow::{Context, bail, ensure};
use clap::{Args, value_parser};
use cpu_time::ProcessTime;
use people::People;
use report::{Memory, Report};
use server::{Server, Size};
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;
use table::{Played, Stage, Table};
use tally::Tally;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

/// How many tables are laid at the same time before the measurement begins.
const LAID_AT_ONCE: usize = 32;
/// Files that a process needs beside its sockets.
const OTHER_FILES: u64 = 64;

/// Lets many tables play over real sockets and measures the server: moves per second, waiting times, bytes, CPU, memory.
///
/// Every seat is a guest with a socket of its own who plays at random; when a match is over the same people open
/// another room, which is not counted as a move but costs the server what it costs.
/// Without --server it starts a server of its own, with a folder that is removed afterwards.
#[derive(Args)]
pub(crate) struct Load {
    /// How many tables play at once
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u32).range(1..100_000))]
    rooms: u32,
    /// Moves per second at each table; 0: as soon as the answer to the last one has come
    #[arg(long, default_value_t = 1.0, value_parser = rate)]
    rate: f64,
    /// How long to measure
    #[arg(long, default_value_t = 10, value_parser = value_parser!(u64).range(1..86_400))]
    seconds: u64,
    /// A server that runs already, like http://127.0.0.1:7777; its limits must allow as much
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// The process of that server if it runs on this computer, to measure CPU and memory
    #[arg(long, requires = "server")]
    pid: Option<u32>,
    /// The game
    #[arg(long, default_value = "jade")]
    game: String,
    /// How many sit at each table
    #[arg(long, default_value_t = 2, value_parser = value_parser!(u8).range(1..=32))]
    seats: u8,
    /// So many more sockets that say who they are and then nothing
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = value_parser!(u32).range(..100_000))]
    idle: u32,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

fn rate(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(rate) if (0.0..=1_000.0).contains(&rate) => Ok(rate),
        _ => Err("a number from 0 to 1000".to_owned()),
    }
}

impl Load {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        self.find_files()?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("no runtime for the players")?;
        let report = runtime.block_on(async {
            tokio::select! {
                report = self.measure() => report,
                asked = serve::wait_for_the_end() => {
                    asked?;
                    bail!("ended before all was measured");
                }
            }
        })?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            write!(out, "{report}")?;
        }
        Ok(())
    }

    fn sockets(&self) -> u64 {
        u64::from(self.rooms) * u64::from(self.seats) + u64::from(self.idle)
    }

    /// Makes the system allow as many open files as there will be sockets.
    fn find_files(&self) -> anyhow::Result<()> {
        let needed = self.sockets() + OTHER_FILES;
        // Systems without such a limit say so by an error.
        let allowed = rlimit::increase_nofile_limit(needed).unwrap_or(u64::MAX);
        let tables =
            allowed.saturating_sub(OTHER_FILES + u64::from(self.idle)) / u64::from(self.seats);
        ensure!(
            allowed >= needed,
            "the system allows {allowed} open files: with {} seats and {} idle sockets that is enough for {tables} rooms",
            self.seats,
            self.idle
        );
        Ok(())
    }

    async fn measure(&self) -> anyhow::Result<Report> {
        let size = Size { sockets: self.sockets() };
        let server = match &self.server {
            Some(url) => Server::at(url, self.pid)?,
            None => Server::start(&size)?,
        };
        let people = Arc::new(People::of(server.url())?);
        let empty = server.usage();
        let idle = idle::open(&people, self.idle).await.context("the idle sockets")?;
        let with_idle = server.usage();

        let tally = Arc::new(Tally::default());
        let (stage, seen) = watch::channel(Stage::Laying);
        let mut tables = self.lay(&people, &tally, &seen).await?;
        let laid = server.usage();

        let own = ProcessTime::try_now().context("the system does not measure this process")?;
        let begun = Instant::now();
        tally.open();
        stage.send_replace(Stage::Playing);
        sleep_until(begun + Duration::from_secs(self.seconds)).await;
        tally.close();
        let seconds = begun.elapsed().as_secs_f64();
        let own = own.try_elapsed().context("the system does not measure this process")?;
        let end = server.usage();
        stage.send_replace(Stage::Ending);

        let mut played = Vec::new();
        while let Some(table) = tables.join_next().await {
            played.push(table.context("a table broke")?);
        }
        drop(idle);
        let memory = Memory::of(&empty, &with_idle, &laid, &end);
        let server_cpu = laid.zip(end).map(|(laid, end)| end.cpu.saturating_sub(laid.cpu));
        Ok(Report::new(self, &tally, &played, seconds, own, server_cpu, memory))
    }

    /// Lays all tables and deals; they play once they are told to.
    async fn lay(
        &self,
        people: &Arc<People>,
        tally: &Arc<Tally>,
        stage: &watch::Receiver<Stage>,
    ) -> anyhow::Result<JoinSet<Played>> {
        let (laid, mut ready) = mpsc::unbounded_channel();
        let turns = Arc::new(Semaphore::new(LAID_AT_ONCE));
        let mut tables = JoinSet::new();
        for number in 0..self.rooms {
            let table = Table {
                number,
                game: self.game.clone(),
                seats: self.seats,
                rate: self.rate,
                people: people.clone(),
                tally: tally.clone(),
            };
            tables.spawn(table.play(turns.clone(), laid.clone(), stage.clone()));
        }
        drop(laid);
        for number in 0..self.rooms {
            match ready.recv().await {
                Some(Ok(())) => {}
                Some(Err(problem)) => bail!("table {} of {}: {problem}", number + 1, self.rooms),
                None => bail!("the tables were not laid"),
            }
        }
        Ok(tables)
    }
}
