//! The ground that all games of OneTable stand on.
//!
//! Start with [`Rules`], the contract of a game; [`Match`] plays one. [`stack`] and [`resolve`] carry games whose
//! effects nest and can be answered. Nothing here reads a clock, a file or the network.

pub mod bot;
pub mod card;
pub mod chance;
pub mod ctx;
pub mod data;
pub mod digest;
pub mod list;
pub mod matches;
pub mod replay;
pub mod resolve;
pub mod rules;
pub mod scenario;
pub mod sealing;
pub mod seat;
pub mod speech;
pub mod stack;
pub mod testkit;
pub mod told;
#[cfg(feature = "ts")]
pub mod typescript;

pub use bot::{Bot, Budget, Clock, Observation};
pub use card::Card;
pub use chance::{Chance, FastChance, ScriptedChance, ScriptedDraw, Seed, SeededChance};
pub use ctx::{Ctx, Entry, Host, NoLog, Recorder};
pub use data::{DataError, Files};
pub use digest::Digest;
pub use list::List;
pub use matches::{Act, Draft, Logged, Match, Played, Setup, Takeback};
pub use replay::{Line, LineError, Replay, ReplayError};
pub use resolve::Resolve;
pub use rules::{CensusError, Document, OptionsError, Rules};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use speech::{Note, Outcome, Question, Quote, Refusal, Refused, Standing, Status};
pub use stack::{Kind, Level, NoStack, Resolution, Stack, Window};
pub use told::{Hearing, Telling, Told};
