//! What a server has kept, read from its folder as anybody could who knows nothing of the server's memory.

use catalog::{Catalog, Table};
use engine::replay::Line;
use engine::sealing::{Part, Sealed, server_promise};
use engine::{Seat, Seed, Setup};
use serde_json::Value;
use std::path::Path;
use store::{Entry, Sqlite, Store};

/// The folder of a server that does not run.
pub struct Ledger {
    store: Sqlite,
    catalog: Catalog,
}

/// A room as it was kept.
pub struct Account {
    pub entries: Vec<Entry>,
    /// The match, played again step by step.
    pub table: Option<Box<dyn Table>>,
    /// The steps it took, and the match before the first.
    pub steps: Vec<Line>,
    dealt: Option<Box<dyn Table>>,
    /// The server's part of the luck, and the luck of the match.
    pub secret: Seed,
    pub seed: Option<Seed>,
}

impl Ledger {
    pub fn open(folder: &Path) -> Self {
        let store = Sqlite::open(folder).unwrap();
        Ledger { store, catalog: Catalog::built_in().unwrap() }
    }

    /// Reads a room; every step must lead to the state that was kept with it.
    pub async fn room(&self, id: &str) -> Account {
        let entries = self.store.entries(id, 0).await.unwrap();
        let row = self.store.room(id).await.unwrap().unwrap();
        assert!((1..).zip(&entries).all(|(seq, entry)| entry.seq == seq), "a gap or a double");
        assert_eq!(row.last_seq, entries.len() as u64);
        let opened = deed(&entries[0])["opened"].clone();
        let game = self.catalog.game(opened["wishes"]["game"].as_str().unwrap()).unwrap();
        let seats = opened["seats"].as_array().unwrap().len();
        let secret: Seed = serde_json::from_value(opened["secret"].clone()).unwrap();
        let mut account =
            Account { entries, table: None, steps: Vec::new(), dealt: None, secret, seed: None };
        let rules = opened["rules"].as_str().unwrap();
        let mut sealed = Sealed {
            place: id.to_owned(),
            promise: server_promise(&secret, id, rules),
            secret,
            parts: vec![Part::default(); seats],
        };
        for entry in &account.entries[1..] {
            let deed = deed(entry);
            if deed == "dealt" {
                let seed = sealed.seed();
                sealed.check(rules, seats as u8, seed).unwrap();
                account.seed = Some(seed);
                let options = opened["wishes"]["options"].clone();
                let setup = Setup { options, seats: seats as u8, seed, random: Vec::new() };
                account.table = Some(game.create(&setup).unwrap());
                account.dealt = Some(game.create(&setup).unwrap());
                continue;
            }
            let Some((kind, deed)) = deed.as_object().and_then(|deed| deed.iter().next()) else {
                continue;
            };
            let seat = || deed["seat"].as_u64().unwrap() as usize;
            match kind.as_str() {
                "took" => sealed.parts[seat()] = Part::default(),
                "promised" => {
                    sealed.parts[seat()].promise = deed["promise"].as_str().map(str::to_owned);
                }
                "revealed" => {
                    let value = serde_json::from_value(deed["value"].clone()).unwrap();
                    sealed.parts[seat()].value = Some(value);
                }
                "acted" => {
                    let line: Line = serde_json::from_value(deed["line"].clone()).unwrap();
                    // It checks the fingerprint of the state.
                    account.table.as_mut().unwrap().act(&line).unwrap();
                    account.steps.push(line);
                }
                _ => {}
            }
        }
        account
    }
}

fn deed(entry: &Entry) -> Value {
    serde_json::from_str(&entry.body).unwrap()
}

impl Account {
    /// The match as it was after so many steps.
    pub fn after(&self, steps: usize) -> Box<dyn Table> {
        let mut table = self.dealt.as_ref().unwrap().fork();
        self.steps[..steps].iter().for_each(|line| table.act(line).unwrap());
        table
    }

    /// How often this command of this client is in the log.
    pub fn count(&self, client: &str, cseq: u64) -> usize {
        let by = self.entries.iter().filter_map(|entry| entry.by.as_ref());
        by.filter(|by| by.client == client && by.cseq == cseq).count()
    }

    /// What a seat was told, by number.
    pub fn told(&self, seat: u8) -> Vec<Value> {
        let Some(table) = &self.table else { return Vec::new() };
        let mut told = table.events(engine::Viewer::Seat(Seat::new(seat)), 0);
        for one in &mut told {
            one.as_object_mut().unwrap().remove("number");
        }
        told
    }
}
