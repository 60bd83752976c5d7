//! What players have written for games: kept once under its hash, named by it in the options of rooms, and put back into
//! its place where a table is laid.

use crate::app::App;
use crate::room::Deed;
use crate::rooms::cannot_keep;
use engine::{Document, Refusal};
use protocol::{PersonId, Refused};
use serde_json::Value;
use store::{Allowance, NewDocument};

/// The longest that a module may be as it is sent and as it is kept, in bytes.
pub(crate) const LONGEST: usize = 128 << 10;
/// The longest that those of one table may be together.
const TOGETHER: usize = 256 << 10;
/// More than any game takes at one table.
const MOST: usize = 64;
/// How much one person can have kept.
const ALLOWANCE: Allowance = Allowance { documents: 200, bytes: 4 << 20 };

/// The list in the options of a game that holds what players have written.
fn list<'a>(app: &App, game: &str, options: &'a mut Value) -> Option<&'a mut Vec<Value>> {
    let field = app.catalog.game(game).ok()?.documents()?;
    options.get_mut(field)?.as_array_mut()
}

/// Options with everything in them that they name, as a table is laid by them.
pub(crate) async fn whole(app: &App, game: &str, options: &Value) -> Result<Value, Refusal> {
    let mut whole = options.clone();
    let Some(list) = list(app, game, &mut whole) else { return Ok(whole) };
    if list.len() > MOST {
        return Err(Refused::TooMany { most: MOST }.into());
    }
    let mut length = 0;
    for item in list {
        if let Value::String(hash) = item {
            let text = text(app, game, hash).await?;
            length += text.len();
            if length > TOGETHER {
                return Err(Refused::TooLarge { most: TOGETHER }.into());
            }
            *item = serde_json::from_str(&text).unwrap_or_default(); // what is kept was written as JSON
        }
    }
    Ok(whole)
}

/// The same for the options that the first entry of a room has.
pub(crate) async fn whole_of(app: &App, entries: &[store::Entry]) -> Result<Value, Refusal> {
    match entries.first().map(|entry| serde_json::from_str(&entry.body)) {
        Some(Ok(Deed::Opened(opened))) => {
            whole(app, &opened.wishes.game, &opened.wishes.options).await
        }
        // Whoever reads the entries says what is wrong with them.
        _ => Ok(Value::Null),
    }
}

/// The text that is kept under a hash.
pub(crate) async fn text(app: &App, game: &str, hash: &str) -> Result<String, Refusal> {
    let found = app.store.document(game, hash).await.map_err(|error| cannot_keep(&error))?;
    let hash = || hash.chars().take(64).collect();
    found.ok_or_else(|| Refused::UnknownModule { hash: hash() }.into())
}

/// Keeps what options bring with them, and has them name it by its hash instead.
pub(crate) async fn keep_all(
    app: &App,
    who: PersonId,
    game: &str,
    options: &mut Value,
) -> Result<(), Refusal> {
    let Some(list) = list(app, game, options) else { return Ok(()) };
    for item in list {
        if !item.is_string()
            && let Some(document) = app.catalog.game(game)?.document(item)
        {
            *item = document.hash.clone().into();
            keep(app, who, game, document).await?;
        }
    }
    Ok(())
}

/// Keeps a document for somebody.
pub(crate) async fn keep(
    app: &App,
    who: PersonId,
    game: &str,
    document: Document,
) -> Result<(), Refusal> {
    if document.text.len() > LONGEST {
        return Err(Refused::TooLarge { most: LONGEST }.into());
    }
    let Document { hash, text: body, .. } = document;
    let document = store::Document { game: game.to_owned(), hash, body };
    let new = NewDocument { document, by: who.to_string(), at: app.now(), most: ALLOWANCE };
    match app.store.add_document(new).await {
        Ok(true) => Ok(()),
        Ok(false) => Err(Refused::TooMany { most: ALLOWANCE.documents as usize }.into()),
        Err(error) => Err(cannot_keep(&error)),
    }
}
