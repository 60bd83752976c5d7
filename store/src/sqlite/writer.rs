//! The thread that writes: it does what is waiting in one transaction and answers when that is on the disk.
//!
//! It never waits for more to come. While one commit is being synced the next jobs gather,
//! so groups grow with the load and a lone job is not held up.

use super::desk::Desk;
use super::folder::Hold;
use crate::{StoreError, fault};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// The most jobs in one transaction, so that the first of them does not wait for ever.
const GROUP: usize = 256;

/// The way to the writing thread.
pub(super) struct Writer {
    queue: Sender<Order>,
}

enum Order {
    Do(Box<dyn Job>),
    Stop,
}

/// A piece of work that is answered after its commit.
trait Job: Send {
    /// Does the work inside the open transaction. An error ends the whole group.
    fn run(&mut self, desk: &mut Desk) -> Result<(), StoreError>;

    fn answer(self: Box<Self>, committed: &Result<(), StoreError>);
}

struct Task<W, T> {
    work: Option<W>,
    result: Result<T, StoreError>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<W, T> Job for Task<W, T>
where
    W: FnOnce(&mut Desk) -> Result<T, StoreError> + Send,
    T: Send,
{
    fn run(&mut self, desk: &mut Desk) -> Result<(), StoreError> {
        let Some(work) = self.work.take() else { return Ok(()) };
        self.result = work(desk);
        match &self.result {
            // Refused before anything was written, so the others in the group are not touched.
            Ok(_) | Err(StoreError::Exists | StoreError::Unknown) => Ok(()),
            Err(error) => Err(error.clone()),
        }
    }

    fn answer(self: Box<Self>, committed: &Result<(), StoreError>) {
        let result = committed.clone().and(self.result);
        // Whoever asked may have gone away.
        self.reply.send(result).ok();
    }
}

impl Writer {
    pub(super) fn start(desk: Desk, hold: Hold) -> std::io::Result<(Writer, JoinHandle<()>)> {
        let (queue, orders) = mpsc::channel();
        let thread = thread::Builder::new().name("store-writer".to_owned()).spawn(move || {
            serve(desk, &orders);
            // Only now may another process have the folder.
            drop(hold);
        })?;
        Ok((Writer { queue }, thread))
    }

    /// Has the work done and comes back when it is on the disk.
    pub(super) async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&mut Desk) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let task = Task { work: Some(work), result: Err(StoreError::Closed), reply };
        self.queue.send(Order::Do(Box::new(task))).map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Everything given before is still done.
    pub(super) fn stop(&self) {
        // An error means that it has stopped already.
        self.queue.send(Order::Stop).ok();
    }
}

fn serve(mut desk: Desk, orders: &Receiver<Order>) {
    let mut group = Vec::with_capacity(GROUP);
    while let Ok(Order::Do(first)) = orders.recv() {
        group.push(first);
        // Those who were just answered may be about to send again; this lets them, if they are ready to run.
        thread::yield_now();
        let mut stop = false;
        while group.len() < GROUP && !stop {
            match orders.try_recv() {
                Ok(Order::Do(job)) => group.push(job),
                Ok(Order::Stop) => stop = true,
                Err(_) => break,
            }
        }
        let committed = commit(&mut desk, &mut group);
        for job in group.drain(..) {
            job.answer(&committed);
        }
        if stop {
            break;
        }
    }
    desk.close();
}

fn commit(desk: &mut Desk, group: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    let done = desk.begin().and_then(|()| {
        for job in group {
            job.run(desk)?;
        }
        fault::point("before_commit");
        desk.commit()
    });
    match done {
        Ok(()) => fault::point("after_commit"),
        Err(_) => desk.roll_back(),
    }
    done
}
