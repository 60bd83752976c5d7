//! Below the players: what is going on, one's own generals and hand, and the words of whatever is pointed at.

use super::board::{Board, Mark};
use super::glyph::{alarm, bold, dim, reversed, suited};
use super::keys::seat_in;
use crate::tables::Spot;
use crate::wrap::{cut, width, wrap};
use boards::PICKED;
use boards::hegemony::faces;
use boards::hegemony::position::Player;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use serde_json::Value;

/// So many rows at most: what is going on and the hand go first, then what is pointed at, then the generals.
pub(super) fn lines(board: &Board<'_>, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let mut centre = centre(board, columns);
    let mut hand = hand(board, columns.saturating_sub(1));
    let mut told = told(board, columns);
    let mut own = generals(board, columns);
    let is_pointed = !told.is_empty();
    if !is_pointed {
        told = asking(board, columns);
    }
    // A row of each stays in sight; while something is pointed at, its words need the rest.
    let least = centre.len().min(1) + hand.len().min(1);
    if is_pointed {
        shorten(&mut told, rows.saturating_sub(least));
    }
    let left = rows.saturating_sub(if is_pointed { told.len() } else { 0 });
    let for_hand = left.saturating_sub(centre.len().min(1));
    shorten(&mut hand, for_hand);
    let left = left - hand.len();
    shorten(&mut centre, left.min(if left > own.len() { left - own.len() } else { 1 }));
    let left = left.saturating_sub(centre.len());
    shorten(&mut own, left);
    if !is_pointed {
        shorten(&mut told, left - own.len());
    }
    centre.into_iter().chain(own).chain(hand).chain(told).collect()
}

/// The first rows, with a sign if there are more.
fn shorten(lines: &mut Vec<Line<'static>>, rows: usize) {
    if lines.len() > rows {
        lines.truncate(rows);
        if let Some(last) = lines.last_mut() {
            last.push_span(Span::styled("…", bold()));
        }
    }
}

/// Cards in use with their targets, a judgement, who is dying, what lies open.
fn centre(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let Board { seen, position, .. } = board;
    let mut parts = faces::going_on(*seen, position);
    // What lies open is shown with keys instead, while one chooses from it.
    let view = &position.view;
    let pointable: Vec<&str> =
        others(board).into_iter().filter(|card| view.offered.contains(card)).collect();
    if !pointable.is_empty() && !view.offered.is_empty() {
        parts.pop();
    }
    // What was begun last is resolved first.
    parts.reverse();
    let words = parts.join(" │ ");
    let room = columns.saturating_sub(3);
    let mut lines: Vec<Line<'static>> = Vec::new();
    if !words.is_empty() {
        let wrapped = wrap(&words, room).into_iter().enumerate();
        lines.extend(wrapped.map(|(row, line)| {
            let sign = if row == 0 { "› " } else { "  " };
            Line::from(vec![Span::styled(sign, alarm()), Span::styled(line, bold())])
        }));
    }
    lines.extend(open_cards(board, columns));
    lines
}

/// Cards that are no one's own and can be chosen now.
fn others<'b>(board: &Board<'b>) -> Vec<&'b str> {
    let position = board.position;
    let named =
        position.scene.actions().filter_map(|action| action.pointer("/card/card")?.as_str());
    let held = |card: &&str| !position.hand().contains(card);
    named.filter(held).collect()
}

/// Such cards with their keys, unless they are shown with the player who has them.
fn open_cards(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let players = &board.position.view.players;
    let laid = |player: &Player<'_>, card: &str| {
        player.equip.contains(&card) || player.judging.iter().any(|one| one.card == card)
    };
    let mut cards = others(board);
    cards.retain(|card| !players.iter().any(|player| laid(player, card)));
    if cards.is_empty() {
        return Vec::new();
    }
    // A column is left for the sign that there is more.
    listed(board, "›", &cards, columns.saturating_sub(1))
}

/// One's own hand with its keys, in as many rows as it takes.
fn hand(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    if board.position.own().is_none_or(|own| own.dead) {
        return Vec::new();
    }
    listed(board, &board.seen.get("board-hegemony-hand-head"), board.position.hand(), columns)
}

fn listed(board: &Board<'_>, title: &str, cards: &[&str], columns: usize) -> Vec<Line<'static>> {
    let indent = width(title) + 1;
    let mut lines = vec![Line::from(vec![Span::styled(title.to_owned(), dim()), Span::raw(" ")])];
    for card in cards {
        let spans = held(board, card);
        let wide: usize = spans.iter().map(Span::width).sum();
        if lines.last().is_some_and(|line| line.width() + wide + 2 > columns) {
            lines.push(Line::from(" ".repeat(indent)));
        }
        if let Some(line) = lines.last_mut() {
            let gap = if line.width() > indent { "  " } else { "" };
            line.push_span(Span::raw(gap));
            line.spans.extend(spans);
        }
    }
    lines
}

/// A card with its key, suit and number.
fn held(board: &Board<'_>, card: &str) -> Vec<Span<'static>> {
    let pointed = board.mark(card);
    let picked = board.is_picked(card);
    let key = board.keys.key(card);
    let mut style = suited(board.position.suit(card));
    if pointed == Mark::Chosen || picked {
        style = style.patch(reversed());
    }
    let mut spans = Vec::new();
    if let Some(key) = key {
        spans.push(Span::styled(key.to_string(), pointed.key_style()));
    }
    if picked || key.is_some() {
        spans.push(Span::styled(if picked { PICKED } else { " " }, bold()));
    }
    spans.push(Span::styled(board.seen.speaker.card(card), style));
    spans
}

/// One's own generals with their skills; those that can be used now have keys.
fn generals(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let Board { seen, position, .. } = board;
    let Some(own) = position.own().filter(|own| !own.dead) else {
        return Vec::new();
    };
    let mut blocks: Vec<Vec<Span<'static>>> = Vec::new();
    for (_, general) in own.generals() {
        let figures = [
            ("general", Value::from(cut(&faces::general_name(*seen, general), 22))),
            ("shown", (general.shown || general.removed).into()),
        ];
        let mut spans = vec![Span::styled(seen.say("board-hegemony-skills-of", &figures), bold())];
        let id = general.general.filter(|_| !general.removed && !general.numb);
        let skills = id.map(|id| position.skills_of(id)).unwrap_or_default();
        spans.extend(skill_spans(board, own, &skills));
        blocks.push(spans);
    }
    let mut rest = position.gained(own);
    // Skills of equipment, which no general has.
    let named =
        position.scene.actions().filter_map(|action| action.pointer("/skill/skill")?.as_str());
    for skill in named {
        let shown = own.generals().into_iter().filter_map(|(_, general)| general.general);
        let native = shown.flat_map(|general| position.skills_of(general)).any(|one| one == skill);
        if !native && !rest.contains(&skill) {
            rest.push(skill);
        }
    }
    if !rest.is_empty() {
        blocks.push(skill_spans(board, own, &rest));
    }
    // Side by side where they fit.
    let mut lines: Vec<Line<'static>> = Vec::new();
    for block in blocks {
        let wide: usize = block.iter().map(Span::width).sum();
        match lines.last_mut() {
            Some(line) if line.width() + 3 + wide < columns => {
                line.push_span(Span::styled(" │ ", dim()));
                line.spans.extend(block);
            }
            _ => lines.push(Line::from(block)),
        }
    }
    lines
}

fn skill_spans<S: AsRef<str>>(
    board: &Board<'_>,
    own: &Player<'_>,
    skills: &[S],
) -> Vec<Span<'static>> {
    let seen = board.seen;
    let mut spans = Vec::new();
    for (at, skill) in skills.iter().map(AsRef::as_ref).enumerate() {
        if at > 0 {
            spans.push(Span::raw(seen.get("common-list")));
        }
        let mark = board.mark(skill);
        if let Some(key) = board.open_key(skill) {
            spans.push(Span::styled(format!("{key} "), mark.key_style()));
        }
        let mut name = seen.speaker.card(skill);
        if own.has_used(skill) {
            name = seen.say("board-hegemony-skill-spent", &[("skill", Value::from(name))]);
        }
        let style = match mark {
            Mark::Chosen => reversed(),
            Mark::Open => Style::new().add_modifier(Modifier::BOLD),
            Mark::None => Style::new(),
        };
        spans.push(Span::styled(name, style));
    }
    spans
}

/// The words of whatever is pointed at, what came last first.
fn told(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let cursor = board.pointed.cursor.into_iter();
    let spots: Vec<&Spot> = cursor.chain(board.pointed.path.iter().rev()).collect();
    let mut paragraphs: Vec<String> =
        spots.iter().flat_map(|spot| words(board, &spot.id)).collect();
    paragraphs.dedup();
    paragraphs.iter().flat_map(|words| paragraph(words, columns)).collect()
}

/// What one's own skills say, as many of them as there is room for while nothing is pointed at.
pub(super) fn skill_texts(board: &Board<'_>, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let Board { seen, position, .. } = board;
    let is_pointed = board.pointed.cursor.is_some() || !board.pointed.path.is_empty();
    let Some(own) = position.own().filter(|own| !own.dead && !is_pointed) else {
        return Vec::new();
    };
    let generals =
        own.generals().into_iter().filter(|(_, general)| !general.removed && !general.numb);
    let generals = generals.filter_map(|(_, general)| general.general);
    let skills = generals.flat_map(|general| position.skills_of(general));
    let gained = position.gained(own).into_iter().map(str::to_owned);
    let told = asking_ids(board);
    let mut lines = Vec::new();
    for skill in skills.chain(gained).filter(|skill| !told.contains(skill)) {
        let words = faces::card(*seen, position, &skill);
        let told = paragraph(&words, columns);
        if lines.len() + told.len() > rows {
            break;
        }
        lines.extend(told.into_iter().map(|line| line.style(dim())));
    }
    lines
}

/// The card or skill that asks something, or the skills that can be used, where there is room for them.
fn asking(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let words =
        asking_ids(board).into_iter().map(|id| faces::card(board.seen, board.position, &id));
    words.flat_map(|words| paragraph(&words, columns)).collect()
}

fn asking_ids(board: &Board<'_>) -> Vec<String> {
    let asked = board.seen.scene.asked.as_ref().and_then(|asked| asked.question.as_ref());
    let Some(question) = asked else { return Vec::new() };
    let figures = &question.note.figures;
    match &*question.note.code {
        "skills" | "which_first" => {
            let actions = board.position.scene.actions();
            let skills = actions.filter_map(|action| action.pointer("/skill/skill")?.as_str());
            skills.map(str::to_owned).collect()
        }
        // The rules themselves name a Slash where nothing else asks.
        "discard_down" | "reward" => Vec::new(),
        _ => {
            let named = ["to", "skill", "card"].iter();
            let id = named.filter_map(|name| figures.get(*name)?.as_str()).next();
            id.map(str::to_owned).into_iter().collect()
        }
    }
}

pub(super) fn paragraph(words: &str, columns: usize) -> Vec<Line<'static>> {
    let lines = wrap(words.trim_start(), columns.saturating_sub(3)).into_iter().enumerate();
    let line = |(row, line): (usize, String)| {
        let sign = if row == 0 { "▸ " } else { "  " };
        Line::from(vec![Span::styled(sign, bold()), Span::raw(line)])
    };
    lines.map(line).collect()
}

/// What there is to say about a thing by its id.
pub(super) fn words(board: &Board<'_>, id: &str) -> Vec<String> {
    let Board { seen, position, .. } = board;
    // Players are there to be seen.
    if seat_in(id).is_some() {
        return Vec::new();
    }
    if position.is_general(id) {
        let line = [faces::general(*seen, position, id)].into_iter();
        return line.chain(faces::skills(*seen, position, id)).collect();
    }
    let known = position.knows(id).then(|| faces::card(*seen, position, id));
    known.into_iter().collect()
}
