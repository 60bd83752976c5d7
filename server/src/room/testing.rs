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

/// What a room of this game is opened with, where people sit in all seats.
pub(crate) fn opened(game: &str, people: &[&Person]) -> Opened {
    let catalog = Catalog::built_in().unwrap();
    Opened {
        wishes: NewRoom {
            game: game.to_owned(),
            options: Value::Null,
            seats: vec![SeatWish::Open; people.len()],
            listed: false,
            password: None,
            spectators: Spectators::Public,
            clock: Clock::None,
            windows: Some(Windows::Natural),
        },
        password: None,
        host: people[0].clone(),
        seats: people.iter().map(|person| Holder::Person((*person).clone())).collect(),
        rules: catalog.game(game).unwrap().info().rules,
        secret: Seed::from_number(5),
        begun: true,
        from: None,
        lesson: false,
    }
}

/// A room in which so many people have just been dealt their cards.
pub(super) fn dealt(game: &str, people: u8, windows: Windows) -> Room {
    let people: Vec<Person> = (0..people).map(person).collect();
    let mut opened = opened(game, &people.iter().collect::<Vec<_>>());
    opened.wishes.windows = Some(windows);
    let catalog = Arc::new(Catalog::built_in().unwrap());
    let mut room = Room::new(RoomId::new(1), catalog, opened, Value::Null, 0, (0, 0)).unwrap();
    room.apply(&Deed::Dealt, 0, Source::Fresh).unwrap();
    room
}
