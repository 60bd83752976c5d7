//! The threads that read, so that no reader waits for the disk to take a write.

use crate::StoreError;
use rusqlite::Connection;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// The way to the reading threads.
pub(super) struct Readers {
    queue: Sender<Order>,
    threads: usize,
}

enum Order {
    Do(Box<dyn FnOnce(&Connection) + Send>),
    Stop,
}

impl Readers {
    /// One thread for each connection.
    pub(super) fn start(
        connections: Vec<Connection>,
    ) -> std::io::Result<(Readers, Vec<JoinHandle<()>>)> {
        let (queue, orders) = mpsc::channel();
        let orders = Arc::new(Mutex::new(orders));
        let readers = Readers { queue, threads: connections.len() };
        let threads = connections.into_iter().map(|connection| {
            let orders = Arc::clone(&orders);
            thread::Builder::new()
                .name("store-reader".to_owned())
                .spawn(move || serve(&connection, &orders))
        });
        let threads = threads.collect::<Result<_, _>>()?;
        Ok((readers, threads))
    }

    pub(super) async fn read<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let order = Order::Do(Box::new(move |connection| {
            // Whoever asked may have gone away.
            reply.send(work(connection).map_err(StoreError::from)).ok();
        }));
        self.queue.send(order).map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Everything asked before is still answered.
    pub(super) fn stop(&self) {
        for _ in 0..self.threads {
            // An error means that they have stopped already.
            self.queue.send(Order::Stop).ok();
        }
    }
}

fn serve(connection: &Connection, orders: &Mutex<Receiver<Order>>) {
    loop {
        // Whoever has the lock waits for the next order, the others wait for the lock.
        let order = match orders.lock() {
            Ok(orders) => orders.recv(),
            Err(_) => return,
        };
        let Ok(Order::Do(work)) = order else { return };
        work(connection);
    }
}
