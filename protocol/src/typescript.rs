//! The TypeScript of everything here, made from the Rust types; `protocol/protocol.ts` holds it for clients.

use crate::*;
use ts_rs::{Config, TS};

/// The whole file.
pub fn file() -> String {
    let config = Config::default();
    let mut file = String::from(
        "// Made from the Rust types of the crate `protocol`: cargo run -p protocol --example typescript > protocol/protocol.ts.\n",
    );
    for declaration in [
        Person::decl(&config),
        SeatWish::decl(&config),
        Spectators::decl(&config),
        Clock::decl(&config),
        Windows::decl(&config),
        Phase::decl(&config),
        Holder::decl(&config),
        SeatInfo::decl(&config),
        UndoRequest::decl(&config),
        SealPart::decl(&config),
        Seal::decl(&config),
        Orders::decl(&config),
        Room::decl(&config),
        message::Mine::decl(&config),
        message::Sight::decl(&config),
        Document::decl(&config),
        message::UndoneFrom::decl(&config),
        message::Event::decl(&config),
        ChatLine::decl(&config),
        Beat::decl(&config),
        Command::decl(&config),
        FromClient::decl(&config),
        Snapshot::decl(&config),
        Update::decl(&config),
        FromServer::decl(&config),
        NewRoom::decl(&config),
        RoomSummary::decl(&config),
        Session::decl(&config),
        Me::decl(&config),
        NewName::decl(&config),
        Account::decl(&config),
        Lobby::decl(&config),
        RoomList::decl(&config),
        Opened::decl(&config),
        PlayBot::decl(&config),
        Kept::decl(&config),
        BoardAs::decl(&config),
        Board::decl(&config),
        BoardPage::decl(&config),
        ReplayAs::decl(&config),
        Did::decl(&config),
        FilmStep::decl(&config),
        Film::decl(&config),
        Continue::decl(&config),
        Health::decl(&config),
    ] {
        file.push_str("\nexport ");
        file.push_str(&declaration);
        file.push('\n');
    }
    file
}
