//! The board of a room in sentences, for pages that are read out.
//!
//! They are made from the document that the owner of the room shows to whoever asks, so they say what it shows and
//! nothing else.

use super::answer::Answer;
use super::visitor::{CountedBoard, Known};
use crate::app::App;
use crate::bus::{ConnectionId, ToRoom};
use crate::modules;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use boards::{Cards, NO_SIGNS, Scene, Seen, Sitter};
use engine::{Refusal, Seat};
use protocol::{Board, BoardAs, BoardPage, Document, FromServer, PersonId, Refused, RoomId};
use std::sync::Arc;
use texts::{Lang, Texts};

/// What is on the table, in sentences, as you see it; what you are asked, and what you can do.
#[utoipa::path(get, path = "/api/rooms/{room}/board", params(("room" = String, Path), BoardAs), responses((status = 200, body = Board)))]
pub(super) async fn board(
    _: CountedBoard,
    State(app): State<Arc<App>>,
    known: Known,
    Path(room): Path<String>,
    wanted: Result<Query<BoardAs>, QueryRejection>,
) -> Result<Json<Board>, Answer> {
    let Query(BoardAs { lang, through }) =
        wanted.map_err(|rejection| Refused::Malformed { problem: rejection.body_text() })?;
    let lang = match lang {
        Some(name) => name.parse().map_err(|problem| Refused::Malformed { problem })?,
        None => Lang::En,
    };
    let room: RoomId = room.parse().map_err(|_| Refused::NoSuchRoom)?;
    let document = document(&app, room, known.person.id, through).await?;
    Ok(Json(told(&app, document, lang).await?))
}

/// The cards of a room's table by name, with what is said of them; players may have brought some.
#[utoipa::path(get, path = "/api/rooms/{room}/cards", params(("room" = String, Path)), responses((status = 200, body = Object)))]
pub(super) async fn cards(
    _: CountedBoard,
    State(app): State<Arc<App>>,
    known: Known,
    Path(room): Path<String>,
) -> Result<Json<Cards>, Answer> {
    let room: RoomId = room.parse().map_err(|_| Refused::NoSuchRoom)?;
    let document = document(&app, room, known.person.id, None).await?;
    Ok(Json(Arc::unwrap_or_clone(cards_of(&app, &document).await?)))
}

async fn cards_of(app: &App, document: &Document) -> Result<Arc<Cards>, Refusal> {
    let room = &document.room;
    let seats = u8::try_from(room.seats.len()).unwrap_or(u8::MAX);
    let options = modules::whole(app, &room.game, &room.options).await?;
    Ok(app.cards(&room.game, &options, seats))
}

/// A connection that hears one answer.
struct Ear<'a> {
    app: &'a App,
    id: ConnectionId,
}

impl Drop for Ear<'_> {
    fn drop(&mut self) {
        self.app.connections.remove(self.id);
    }
}

/// The document as it is shown to somebody now.
pub(crate) async fn document(
    app: &App,
    room: RoomId,
    who: PersonId,
    through: Option<Seat>,
) -> Result<Document, Refusal> {
    let (from, mut answers) = app.connections.add();
    let _ear = Ear { app, id: from };
    if !app.to_room(room, ToRoom::Look { from, who, through }) {
        return Err(Refused::TooFast.into());
    }
    let answer = answers.recv().await.and_then(|frame| serde_json::from_str(&frame).ok());
    match answer {
        Some(FromServer::Snapshot(snapshot)) => {
            serde_json::from_value(snapshot.document).map_err(|_| Refused::CannotKeep.into())
        }
        Some(FromServer::Refused { reason, .. }) => Err(Refusal(reason)),
        // The server ends.
        _ => Err(Refused::CannotKeep.into()),
    }
}

/// What a document shows, in sentences.
pub(crate) async fn told(app: &App, document: Document, lang: Lang) -> Result<Board, Refusal> {
    if document.game.is_none() {
        return Err(Refused::NotBegun.into());
    }
    let cards = cards_of(app, &document).await?;
    let texts = Texts::new(lang);
    let sitters: Vec<Sitter> =
        document.room.seats.iter().map(|seat| Sitter::from(&seat.holder)).collect();
    let names = boards::names(&sitters, &texts);
    let scene = Scene::of(document, cards);
    let seen = Seen::new(&scene, &texts, &names);
    let board = boards::of(&scene.game);
    let pages = board.pages(seen, NO_SIGNS).into_iter();
    Ok(Board {
        summary: board.summary(seen),
        pages: pages.map(|page| BoardPage { title: page.title, lines: page.lines }).collect(),
        asked: scene.asked.as_ref().map(|asked| boards::question(seen, asked)),
        choices: scene.options().iter().map(|option| boards::choice(seen, option)).collect(),
    })
}
