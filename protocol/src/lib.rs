//! What a OneTable server and its clients say to each other, as types.
//!
//! docs/protocol.md tells the same to people who write clients; `typescript` makes it into TypeScript.

pub mod delta;
mod ids;
mod message;
mod refusal;
mod rest;
mod room;
pub mod typescript;

pub use ids::{PersonId, RoomId, WrongId};
pub use message::{
    Beat, ChatLine, Command, Document, FromClient, FromServer, MAX_FRAME, Mine, Sight, Snapshot,
    Update,
};
pub use refusal::Refused;
pub use rest::{
    Account, Board, BoardAs, BoardPage, Continue, Did, Film, FilmStep, Health, Kept, Lobby, Me,
    NewName, Opened, PlayBot, ReplayAs, RoomList, Session,
};
pub use room::{
    Clock, Holder, MOST_DELAY, NewRoom, Orders, Person, Phase, Room, RoomSummary, Seal, SealPart,
    SeatInfo, SeatWish, Spectators, UndoRequest, Windows,
};

/// The version of what is said here; a server refuses a client that speaks another.
pub const VERSION: u32 = 1;
