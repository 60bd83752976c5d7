//! The door for programs: one JSON request, one JSON answer.

use crate::table::Means;
use crate::{Catalog, Clocks, Table};
use bots::Spend;
use engine::{
    Note, Refusal, Refused, Replay, ReplayError, ScriptedDraw, Seat, SeatSet, Seed, Setup, Status,
    Takeback, Viewer,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The longest request, in bytes.
pub const MAX_LINE: usize = 4 << 20;
/// The most tables open at once.
pub const MAX_TABLES: usize = 1_000;

/// What a program can ask for. Every request may carry an `id`, which comes back with the answer.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    Games {},
    Cards {
        game: String,
    },
    Create {
        game: String,
        #[serde(default)]
        options: Value,
        seats: u8,
        #[serde(default)]
        seed: Option<Seed>,
        #[serde(default)]
        random: Vec<ScriptedDraw>,
    },
    Status {
        table: u64,
    },
    Question {
        table: u64,
        seat: Seat,
    },
    Actions {
        table: u64,
        seat: Seat,
    },
    Choices {
        table: u64,
        seat: Seat,
    },
    Check {
        table: u64,
        seat: Seat,
        action: Value,
    },
    Play {
        table: u64,
        seat: Seat,
        actions: Vec<Value>,
        #[serde(default)]
        at: u64,
    },
    Undo {
        table: u64,
        seat: Seat,
        #[serde(default)]
        agreed: SeatSet,
        #[serde(default)]
        revealed: bool,
        #[serde(default)]
        at: u64,
    },
    Concede {
        table: u64,
        seat: Seat,
        #[serde(default)]
        at: u64,
    },
    Asked {
        table: u64,
        viewer: Viewer,
    },
    View {
        table: u64,
        viewer: Viewer,
    },
    Events {
        table: u64,
        viewer: Viewer,
        #[serde(default)]
        since: usize,
    },
    State {
        table: u64,
    },
    Choose {
        table: u64,
        seat: Seat,
        bot: String,
    },
    Save {
        table: u64,
    },
    Load {
        replay: Box<Replay>,
    },
    Close {
        table: u64,
    },
}

/// Tables that a program plays at.
pub struct Door {
    catalog: Catalog,
    tables: BTreeMap<u64, Box<dyn Table>>,
    next: u64,
    /// Where seeds come from when a request names none; the door itself has no source of luck.
    seeds: Box<dyn FnMut() -> Seed + Send>,
    /// Where clocks come from, if the host has any, and how many threads bots may use by them.
    clocks: Option<(Box<Clocks>, usize)>,
}

impl Door {
    pub fn new(catalog: Catalog, seeds: Box<dyn FnMut() -> Seed + Send>) -> Self {
        Door { catalog, tables: BTreeMap::new(), next: 1, seeds, clocks: None }
    }

    /// The same for a host with clocks, so that bots can be given time.
    #[must_use]
    pub fn with_clocks(self, clocks: Box<Clocks>, threads: usize) -> Self {
        Door { clocks: Some((clocks, threads)), ..self }
    }

    /// Answers one request, whatever it is: `{"ok": …}` or `{"refused": {"code": …, "figures": …}}`.
    pub fn answer(&mut self, request: &[u8]) -> Value {
        if request.len() > MAX_LINE {
            return refused(None, &Refusal(Note::with("too_long", [("most", MAX_LINE.into())])));
        }
        let mut request: Value = match serde_json::from_slice(request) {
            Ok(request) => request,
            Err(error) => return refused(None, &malformed(error)),
        };
        let id = request.as_object_mut().and_then(|fields| fields.remove("id"));
        let answer = serde_json::from_value(request)
            .map_err(malformed)
            .and_then(|request| self.serve(request));
        match answer {
            Ok(answer) => with_id(id, json!({ "ok": answer })),
            Err(refusal) => refused(id, &refusal),
        }
    }

    fn serve(&mut self, request: Request) -> Result<Value, Refusal> {
        Ok(match request {
            Request::Games {} => self.catalog.games().map(|game| json!(game.info())).collect(),
            Request::Cards { game } => self
                .catalog
                .game(&game)?
                .cards()
                .into_iter()
                .collect::<serde_json::Map<_, _>>()
                .into(),
            Request::Create { game, options, seats, seed, random } => {
                self.has_room()?;
                let seed = seed.unwrap_or_else(|| (self.seeds)());
                let table =
                    self.catalog.game(&game)?.create(&Setup { options, seats, seed, random })?;
                self.keep(table)
            }
            Request::Status { table } => json!(self.table(table)?.status()),
            Request::Question { table, seat } => json!(self.table(table)?.question(seat)),
            Request::Actions { table, seat } => json!(self.table(table)?.actions(seat)),
            Request::Choices { table, seat } => json!(self.table(table)?.choices(seat)),
            Request::Check { table, seat, action } => {
                json!(self.table(table)?.check(seat, &action)?)
            }
            Request::Play { table, seat, actions, at } => {
                json!(self.table(table)?.play(seat, &actions, at)?)
            }
            Request::Undo { table, seat, agreed, revealed, at } => {
                self.table(table)?.undo(seat, Takeback { agreed, revealed }, at)?;
                json!("undone")
            }
            Request::Concede { table, seat, at } => {
                self.table(table)?.concede(seat, at)?;
                json!("conceded")
            }
            Request::Asked { table, viewer } => json!(self.table(table)?.asked(viewer)),
            Request::View { table, viewer } => self.table(table)?.view(viewer),
            Request::Events { table, viewer, since } => {
                json!(self.table(table)?.events(viewer, since))
            }
            Request::State { table } => self.table(table)?.state(),
            Request::Choose { table, seat, bot } => {
                json!(self.choose(table, seat, &bot)?)
            }
            Request::Save { table } => json!(self.table(table)?.save()),
            Request::Load { replay } => {
                self.has_room()?;
                let table = self
                    .catalog
                    .game(&replay.game)?
                    .load(&replay)
                    .map_err(|error| not_loaded(&error))?;
                self.keep(table)
            }
            Request::Close { table } => match self.tables.remove(&table) {
                Some(_) => json!("closed"),
                None => return Err(no_such_table(table)),
            },
        })
    }

    fn choose(&mut self, table: u64, seat: Seat, bot: &str) -> Result<Vec<Value>, Refusal> {
        let table = self.tables.get_mut(&table).ok_or_else(|| no_such_table(table))?;
        match (table.plan(bot)?.spend, &self.clocks) {
            (Spend::Milliseconds(time), Some((clocks, threads))) => {
                let clock = clocks(time);
                table.choose(seat, bot, Some(Means { clock: &*clock, threads: *threads }))
            }
            _ => table.choose(seat, bot, None),
        }
    }

    fn table(&mut self, number: u64) -> Result<&mut Box<dyn Table>, Refusal> {
        self.tables.get_mut(&number).ok_or_else(|| no_such_table(number))
    }

    fn has_room(&self) -> Result<(), Refusal> {
        if self.tables.len() < MAX_TABLES {
            return Ok(());
        }
        Err(Refusal(Note::with("too_many_tables", [("most", MAX_TABLES.into())])))
    }

    fn keep(&mut self, table: Box<dyn Table>) -> Value {
        let number = self.next;
        self.next += 1;
        let status: Status = table.status();
        self.tables.insert(number, table);
        json!({ "table": number, "status": status })
    }
}

fn no_such_table(table: u64) -> Refusal {
    Refusal(Note::with("no_such_table", [("table", table.into())]))
}

/// Why a saved match cannot be gone on with, as a refusal.
fn not_loaded(error: &ReplayError) -> Refusal {
    match error {
        ReplayError::OtherRules { theirs, ours } => {
            let figures = [("theirs", theirs.as_str().into()), ("ours", ours.as_str().into())];
            Refusal(Note::with("other_rules", figures))
        }
        ReplayError::Options(error) => Refusal::of(error),
        other => Refusal(Note::with("broken_replay", [("problem", other.to_string().into())])),
    }
}

fn malformed(error: impl ToString) -> Refusal {
    Refused::Malformed { problem: error.to_string() }.into()
}

fn refused(id: Option<Value>, refusal: &Refusal) -> Value {
    with_id(id, json!({ "refused": refusal }))
}

fn with_id(id: Option<Value>, mut answer: Value) -> Value {
    if let Some(id) = id {
        answer["id"] = id;
    }
    answer
}
