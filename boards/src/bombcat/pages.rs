//! Bomb Cat page by page: one's own hand, the middle of the table, and the players.

use super::faces;
use super::position::{Position, id_of, seat_id};
use crate::{Page, Seen, Signs};
use serde_json::Value;

pub(super) fn pages(seen: Seen<'_>, position: &Position<'_>, signs: Signs<'_>) -> Vec<Page> {
    let hand = position.me.map(|_| hand(seen, position, signs));
    let players = position.me.into_iter().chain(position.others());
    let players = players.map(|seat| player(seen, position, seat));
    hand.into_iter().chain([middle(seen, position)]).chain(players).collect()
}

/// The cards in hand with what they do.
fn hand(seen: Seen<'_>, position: &Position<'_>, signs: Signs<'_>) -> Page {
    let (mut lines, mut spots) = (Vec::new(), Vec::new());
    for shown in position.hand() {
        let id = position.pick(shown).map(|pick| id_of(&pick)).unwrap_or_default();
        let sign = signs(&id).unwrap_or_else(|| "·".to_owned());
        let figures = [
            ("name", Value::from(faces::card(seen, shown))),
            ("cards", seen.speaker.own_text("text", shown.card).into()),
        ];
        lines.push(format!("{sign} {}", seen.say("board-bombcat-does", &figures)));
        spots.push(id);
    }
    if lines.is_empty() {
        lines.push(seen.get("board-bombcat-no-cards"));
    }
    Page { title: seen.get("board-bombcat-hand"), lines, spots }
}

/// Whose turn it is, the piles, and what is being answered.
fn middle(seen: Seen<'_>, position: &Position<'_>) -> Page {
    let view = &position.view;
    let mut lines = vec![super::status(seen, position)];
    lines
        .push(seen.say("board-bombcat-bucket", &[("turns", faces::bucket(seen, position).into())]));
    lines.extend(faces::odds(seen, position));
    lines.extend(faces::known(seen, position));
    let say = |id: &str, cards: String| seen.say(id, &[("cards", cards.into())]);
    lines.push(say("board-bombcat-bank", faces::region(seen, &view.bank)));
    lines.push(say("board-bombcat-discard", faces::region(seen, &view.discard)));
    if view.table.count > 0 {
        lines.push(say("board-bombcat-table", faces::region(seen, &view.table)));
    }
    lines.extend(view.regions.iter().map(|own| faces::own(seen, own)));
    lines.extend(view.vars.iter().map(|var| faces::var(seen, var)));
    let answering = faces::answering(seen, position).into_iter();
    lines.extend(
        answering.map(|said| seen.say("board-bombcat-answering", &[("said", said.into())])),
    );
    Page { title: seen.get("board-bombcat-middle"), lines, spots: Vec::new() }
}

fn player(seen: Seen<'_>, position: &Position<'_>, seat: usize) -> Page {
    let player = &position.view.players[seat];
    let mut lines = Vec::new();
    if let Some(hero) = player.hero {
        lines.push(seen.say("board-bombcat-hero", &[("hero", seen.speaker.card(hero).into())]));
    }
    if let Some(team) = player.team {
        lines.push(seen.say("board-bombcat-team", &[("team", (team + 1).into())]));
    }
    if position.me != Some(seat) {
        let cards = faces::region(seen, &player.hand);
        lines.push(seen.say("board-bombcat-holds", &[("cards", cards.into())]));
    }
    lines.extend(player.regions.iter().map(|own| faces::own(seen, own)));
    lines.extend(player.vars.iter().map(|var| faces::var(seen, var)));
    let figures = [
        ("name", Value::from(seen.speaker.name(seat))),
        ("alive", player.alive.into()),
        ("count", player.hand.count.into()),
    ];
    let title = seen.say("board-bombcat-player", &figures);
    Page { title, lines, spots: vec![seat_id(seat)] }
}
