//! The players in turn order: a row for each, and a second one where there is room and something to say.

use super::board::{Board, Mark};
use super::glyph::*;
use crate::wrap::{cut, width};
use boards::PICKED;
use boards::hegemony::faces;
use boards::hegemony::position::{General, Player, seat_id};
use hegemony::ids::{Kingdom, Slot};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use serde_json::Value;

/// The most columns of a name, and the fewest that a piece of equipment is cut down to.
const NAME: usize = 12;
const PIECE: usize = 4;
/// From so many points of health on, numbers have to do.
const HEARTS: i8 = 6;

/// What is written in the columns of a row.
struct Row {
    name: String,
    kingdom: String,
    ink: Style,
    generals: [String; 2],
    health: String,
    numbers: String,
    hand: String,
    distance: String,
    is_far: bool,
    /// How wide everything behind the columns is.
    rest: usize,
}

/// How wide the columns are.
struct Columns {
    name: usize,
    kingdom: usize,
    generals: usize,
    health: usize,
    numbers: usize,
    hand: usize,
    distance: usize,
}

/// The rows of every seat: the first is always there, the second only where something more is to be said.
pub(super) fn lines(board: &Board<'_>, columns: usize, is_long: bool) -> Vec<Vec<Line<'static>>> {
    let seats = rows(board);
    let wide = Columns::of(&seats, columns);
    let line = |(seat, row): &(usize, Row)| match board.position.player(*seat) {
        Some(player) => seat_lines(board, *seat, player, row, &wide, columns, is_long),
        None => Vec::new(),
    };
    seats.iter().map(line).collect()
}

/// What the columns are.
pub(super) fn head(board: &Board<'_>, columns: usize) -> Line<'static> {
    let seen = board.seen;
    let wide = Columns::of(&rows(board), columns);
    let cell = |id: &str, wide: usize| pad(&cut(&seen.get(id), wide), wide);
    let sign = |sign: &str, wide: usize| pad(if wide > 0 { sign } else { "" }, wide);
    let words = [
        " ".repeat(4 + wide.name),
        cell("board-hegemony-columns-generals", wide.kingdom + 1 + wide.generals),
        cell("board-hegemony-columns-health", wide.health + 1 + wide.numbers),
        sign(&seen.get("board-hegemony-columns-hand"), wide.hand),
        sign(&seen.get("board-hegemony-columns-distance"), wide.distance),
        seen.get("board-hegemony-columns-rest"),
    ];
    Line::styled(cut(&words.join(" "), columns), dim())
}

fn rows(board: &Board<'_>) -> Vec<(usize, Row)> {
    let position = board.position;
    let row = |seat: usize| Some((seat, Row::of(board, seat, position.player(seat)?)));
    position.ring().filter_map(row).collect()
}

impl Row {
    fn of(board: &Board<'_>, seat: usize, player: &Player<'_>) -> Self {
        let Board { seen, position, .. } = board;
        let kingdom = position.kingdom(player);
        let word = |(kingdom, open): (Kingdom, bool)| match open {
            true => faces::kingdom(*seen, kingdom),
            false => format!("({})", faces::kingdom(*seen, kingdom)),
        };
        let distance = player.distance.filter(|_| !player.dead);
        let is_far = distance.is_some_and(|distance| !position.reaches(distance));
        let sign = if is_far { FAR } else { NEAR };
        Row {
            name: cut(&seen.speaker.name(seat), NAME),
            kingdom: kingdom.map_or_else(|| HIDDEN.to_owned(), word),
            ink: kingdom
                .filter(|(_, open)| *open)
                .map_or_else(Style::new, |(kingdom, _)| ink(kingdom)),
            generals: player.generals().map(|(_, one)| general(board, one)),
            health: hearts(player),
            numbers: format!("{}/{}", player.hp, player.max_hp),
            hand: format!("{CARDS}{}", player.hand_count),
            distance: distance.map(|distance| format!("{sign}{distance}")).unwrap_or_default(),
            is_far,
            rest: rest(board, seat, player, false).iter().map(|(part, _)| width(part) + 1).sum(),
        }
    }
}

impl Columns {
    fn of(rows: &[(usize, Row)], columns: usize) -> Self {
        let most = |text: fn(&Row) -> &str| {
            rows.iter().map(|(_, row)| width(text(row))).max().unwrap_or(0)
        };
        let pairs =
            rows.iter().map(|(_, row)| width(&row.generals[0]) + width(&row.generals[1]) + 1);
        // The rest of the row keeps more than a quarter of it, if it needs as much.
        let rest = rows.iter().map(|(_, row)| row.rest).max().unwrap_or(0);
        let room = columns - rest.max(12).min(columns - columns * 72 / 100);
        let mut wide = Columns {
            name: most(|row| &row.name),
            kingdom: most(|row| &row.kingdom),
            generals: pairs.max().unwrap_or(0),
            health: most(|row| &row.health),
            numbers: most(|row| &row.numbers),
            hand: most(|row| &row.hand),
            distance: most(|row| &row.distance),
        };
        let fixed =
            wide.name + wide.kingdom + wide.health + wide.numbers + wide.hand + wide.distance + 10;
        wide.generals = wide.generals.min(room.saturating_sub(fixed).max(PIECE * 2));
        wide
    }
}

/// A general: its name, in brackets while it is face down.
fn general(board: &Board<'_>, general: &General<'_>) -> String {
    if general.general.is_none() && !general.removed {
        return HIDDEN.to_owned();
    }
    let name = faces::general_short(board.seen, general);
    let numb = if general.numb { NUMB } else { "" };
    match general.shown || general.removed {
        true => format!("{name}{numb}"),
        false => format!("({name}{numb})"),
    }
}

/// Both generals in so many columns; the longer name gives way.
fn both(generals: &[String; 2], columns: usize) -> String {
    let [mut one, mut two] = generals.clone();
    while width(&one) + width(&two) + 1 > columns {
        let longer = if width(&one) > width(&two) { &mut one } else { &mut two };
        match width(longer) {
            ..2 => break,
            // A bracket that was opened is closed.
            wide => match longer.strip_suffix(')') {
                Some(inner) => *longer = format!("{})", cut(inner, wide - 2)),
                None => *longer = cut(longer, wide - 1),
            },
        }
    }
    format!("{one}+{two}")
}

/// A sign for each point of health.
fn hearts(player: &Player<'_>) -> String {
    if player.max_hp > HEARTS {
        return HEALTH.0.to_owned();
    }
    let full = player.hp.clamp(0, player.max_hp.max(0));
    let lost = player.max_hp.max(0) - full;
    HEALTH.0.repeat(full as usize) + &HEALTH.1.repeat(lost as usize)
}

fn seat_lines(
    board: &Board<'_>,
    seat: usize,
    player: &Player<'_>,
    row: &Row,
    wide: &Columns,
    columns: usize,
    is_long: bool,
) -> Vec<Line<'static>> {
    let mut spans = front(board, seat, player, row);
    let base = if !player.dead { Style::new() } else { dim() };
    let low = if !player.dead && player.hp <= 1 { alarm() } else { base };
    spans.push(Span::raw(" ".repeat(wide.name - width(&row.name) + 1)));
    spans.push(Span::styled(pad(&row.kingdom, wide.kingdom), base.patch(row.ink)));
    spans.push(Span::raw(" "));
    spans.push(Span::styled(pad(&both(&row.generals, wide.generals), wide.generals), base));
    spans.push(Span::raw(" "));
    spans.push(Span::styled(pad(&row.health, wide.health), low));
    spans.push(Span::styled(format!(" {}", pad(&row.numbers, wide.numbers)), low));
    spans.push(Span::styled(format!(" {}", pad(&row.hand, wide.hand)), base));
    let far = if row.is_far { dim() } else { base };
    if wide.distance > 0 {
        spans.push(Span::styled(format!(" {}", pad(&row.distance, wide.distance)), far));
    }
    let used: usize = spans.iter().map(Span::width).sum();
    let room = columns.saturating_sub(used + 1);
    let parts = rest(board, seat, player, is_long);
    let mut lines = Vec::new();
    if is_long {
        let more = more(board, seat, player);
        lines.extend((!more.is_empty()).then(|| {
            let indent = "       ";
            let words = cut(&more.join(" · "), columns.saturating_sub(indent.len()));
            Line::styled(format!("{indent}{words}"), dim())
        }));
    }
    spans.extend(squeezed(parts, room));
    lines.insert(0, Line::from(spans));
    lines
}

/// What stands behind the columns: states, tricks, how many cards lie on the generals, and the equipment unless it has a
/// row of its own.
fn rest(
    board: &Board<'_>,
    seat: usize,
    player: &Player<'_>,
    is_long: bool,
) -> Vec<(String, Style)> {
    let states = faces::states(board.seen, board.position, seat, player);
    let mut parts: Vec<(String, Style)> = states.into_iter().map(|state| (state, bold())).collect();
    parts.extend(tricks(board, player));
    let special = player.special().count();
    if special > 0 {
        parts.push((format!("{SPECIAL}{special}"), Style::new()));
    }
    if !is_long {
        parts.extend(worn(board, player).into_iter().map(|piece| (piece, Style::new())));
    }
    parts
}

/// The signs, the key and the name.
fn front(board: &Board<'_>, seat: usize, player: &Player<'_>, row: &Row) -> Vec<Span<'static>> {
    let Board { seen, position, .. } = board;
    let id = seat_id(seat);
    let mark = board.mark(&id);
    let turn = position.view.current == seat && seen.scene.outcome.is_none();
    let asked = seen.scene.awaited.iter().any(|awaited| awaited.index() == seat);
    let second = match mark {
        _ if board.is_picked(&id) => PICKED,
        Mark::Open | Mark::Chosen => OPEN,
        Mark::None if asked => ASKED,
        Mark::None => " ",
    };
    let key = board.keys.spot(&id).map_or(' ', |spot| spot.key);
    let name = match mark {
        Mark::Chosen => bold().patch(reversed()),
        _ if player.dead => dim(),
        _ => bold(),
    };
    vec![
        Span::styled(if turn { TURN } else { " " }, bold()),
        Span::styled(second, bold()),
        Span::styled(key.to_string(), mark.key_style()),
        Span::raw(" "),
        Span::styled(row.name.clone(), name),
    ]
}

/// The tricks before a player, with the keys of those that can be pointed at.
fn tricks(board: &Board<'_>, player: &Player<'_>) -> Vec<(String, Style)> {
    let judged = player.judging.iter();
    let trick = |delayed: &boards::hegemony::position::Delayed<'_>| {
        let key = board.open_key(delayed.card).map(|key| format!("{key} ")).unwrap_or_default();
        (format!("{key}[{}]", board.seen.speaker.card(delayed.kind)), alarm())
    };
    judged.map(trick).collect()
}

/// The equipment in a few words: weapon and armour by name, mounts by what they do to distances.
fn worn(board: &Board<'_>, player: &Player<'_>) -> Vec<String> {
    let pieces = player.equip.iter().map(|card| {
        let kind = board.position.kind(card);
        let key = board.open_key(card).map(|key| format!("{key} ")).unwrap_or_default();
        let name = match board.slot(card) {
            Some(Slot::PlusMount) => "+1".to_owned(),
            Some(Slot::MinusMount) => "-1".to_owned(),
            _ => board.seen.speaker.short(kind.as_deref().unwrap_or(card)),
        };
        format!("{key}{name}")
    });
    pieces.collect()
}

/// What the second row tells: the equipment in full, what one knows of the hand, the skills that all know.
fn more(board: &Board<'_>, seat: usize, player: &Player<'_>) -> Vec<String> {
    let Board { seen, position, .. } = board;
    let mut parts: Vec<String> = player
        .equip
        .iter()
        .map(|card| {
            let key = board.open_key(card).map(|key| format!("{key} ")).unwrap_or_default();
            format!("{key}{}", seen.speaker.card(card))
        })
        .collect();
    for (_, general) in player.generals().into_iter().filter(|(_, one)| !one.cards.is_empty()) {
        let figures = [
            ("general", Value::from(faces::general_short(*seen, general))),
            ("cards", faces::names(*seen, &general.cards)),
        ];
        parts.push(seen.say("board-hegemony-lies-on", &figures));
    }
    let is_own = position.seated && seat == position.me;
    if is_own || player.dead {
        return parts;
    }
    if !player.hand.is_empty() {
        let figures = [("cards", faces::names(*seen, &player.hand))];
        parts.push(seen.say("board-hegemony-knows", &figures));
    }
    let skills: Vec<String> = player.skills.iter().map(|skill| seen.speaker.card(skill)).collect();
    if !skills.is_empty() {
        parts.push(skills.join(&seen.get("common-list")));
    }
    parts
}

/// Parts side by side; where they are too long, the longest ones are cut first.
fn squeezed(mut parts: Vec<(String, Style)>, room: usize) -> Vec<Span<'static>> {
    loop {
        let all: usize = parts.iter().map(|(part, _)| width(part) + 1).sum();
        let longest = parts.iter_mut().max_by_key(|(part, _)| width(part));
        match longest {
            Some((part, _)) if all > room + 1 && width(part) > PIECE => {
                let less = width(part) - 1;
                *part = cut(part, less);
            }
            _ => break,
        }
    }
    let mut spans = Vec::new();
    let mut left = room;
    for (part, style) in parts {
        let wide = width(&part) + 1;
        if wide > left + 1 {
            spans.push(Span::styled("…", dim()));
            break;
        }
        left = (left + 1).saturating_sub(wide + 1);
        spans.push(Span::raw(" "));
        spans.push(Span::styled(part, style));
    }
    spans
}

/// A text with as many spaces behind it as it takes.
fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}
