//! Rooms for tests, without anything around them.

use super::{Deed, Opened, Room, Source};
use catalog::Catalog;
use engine::Seed;
use protocol::{Clock, Holder, NewRoom, Person, PersonId, RoomId, SeatWish, Spectators, Windows};
use serde_json::Value;
use std::sync::Arc;

/// The person in a seat.
pub(super) fn person(seat: u8) -> Person {
    Person { id: PersonId::new(seat.into()), name: format!("Person {seat}") }
}

/// A room in which so many people have just been dealt their cards.
pub(super) fn dealt(game: &str, people: u8, windows: Windows) -> Room {
    let catalog = Arc::new(Catalog::built_in().unwrap());
    let opened = Opened {
        wishes: NewRoom {
            game: game.into(),
            options: Value::Null,
            seats: vec![SeatWish::Open; people.into()],
            listed: false,
            password: None,
            spectators: Spectators::Public,
            clock: Clock::None,
            windows: Some(windows),
        },
        password: None,
        host: person(0),
        seats: (0..people).map(|seat| Holder::Person(person(seat))).collect(),
        rules: catalog.game(game).unwrap().info().rules,
        secret: Seed::from_number(5),
        begun: true,
        from: None,
    };
    let mut room = Room::new(RoomId::new(1), catalog, opened, 0, (0, 0)).unwrap();
    room.apply(&Deed::Dealt, 0, Source::Fresh).unwrap();
    room
}
