//! The store in memory passes the suite of every store, so tests that use it mean the same.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use store::{Memory, Store, conformance};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_passes_the_suite_of_every_store() {
    let places: Mutex<BTreeMap<String, Arc<Memory>>> = Mutex::default();
    conformance::run(|place| {
        let store = places.lock().unwrap().entry(place).or_default().clone();
        store.reopen();
        async move { store as Arc<dyn Store> }
    })
    .await;
}
