//! Where everything of Bomb Cat goes: the coming turns at the top left, the piles, the players, what is being
//! answered, and one's own hand.

use super::keys::{self, Keys};
use crate::tables::{Pointed, Spot};
use crate::wrap::{cut, width, wrap};
use boards::bombcat::faces;
use boards::bombcat::position::{Position, Region, Shown, id_of, seat_id};
use boards::{PICKED, Seen};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use serde_json::Value;

/// Turns, draw pile, bank and discard pile.
const TOP: usize = 4;
/// The rows below the players: so many at least, and so many at most that are of use.
const BELOW: (usize, usize) = (3, 10);
/// From so many players on they stand in two columns.
const MANY: usize = 5;

pub(super) fn heights(players: usize) -> Vec<u16> {
    let fixed = TOP + rows_of(players);
    (fixed + BELOW.0..=fixed + BELOW.1).map(|rows| rows as u16).collect()
}

fn rows_of(players: usize) -> usize {
    if players < MANY { players } else { players.div_ceil(2) }
}

/// What drawing needs at hand.
pub(super) struct Board<'a> {
    pub(super) seen: Seen<'a>,
    pub(super) position: &'a Position<'a>,
    pub(super) pointed: Pointed<'a>,
    pub(super) keys: Keys,
}

fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

fn alarm() -> Style {
    Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD)
}

impl Board<'_> {
    /// How the key of a thing is drawn: whether it is pointed at, or can be.
    fn key_style(&self, id: &str) -> Style {
        let is = |spot: &Spot| spot.id == id;
        if self.pointed.cursor.is_some_and(is) || self.pointed.path.iter().any(is) {
            bold().add_modifier(Modifier::REVERSED)
        } else if self.pointed.legal.iter().any(is) {
            bold().add_modifier(Modifier::UNDERLINED)
        } else {
            dim()
        }
    }

    fn is_picked(&self, id: &str) -> bool {
        let mut picked = self.seen.scene.asked.iter().flat_map(|asked| &asked.picked);
        picked.any(|pick| id_of(pick) == id)
    }
}

pub(super) fn draw(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    let (columns, rows) = (usize::from(area.width), usize::from(area.height));
    let mut lines = top(board, columns);
    lines.extend(players(board, columns));
    let left = rows.saturating_sub(lines.len());
    lines.extend(below(board, columns, left));
    for (row, line) in lines.iter().take(rows).enumerate() {
        buffer.set_line(area.x, area.y + row as u16, line, area.width);
    }
}

/// The coming turns and the piles, a row each.
fn top(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let Board { seen, position, .. } = board;
    let view = &position.view;
    let titles = ["turns", "deck", "bank", "discard"].map(|name| match name {
        "turns" => seen.get("tui-bombcat-turns"),
        "deck" => seen.get("tui-bombcat-deck"),
        "bank" => seen.get("tui-bombcat-bank"),
        _ => seen.get("tui-bombcat-discard"),
    });
    let wide = titles.iter().map(|title| width(title)).max().unwrap_or_default();
    let room = columns.saturating_sub(wide + 2);
    let title = |at: usize| {
        let gap = " ".repeat(wide - width(&titles[at]) + 2);
        Span::styled(format!("{}{gap}", titles[at]), dim())
    };
    let turns = faces::bucket(*seen, position);
    let mut first = vec![title(0)];
    if let Some(now) = turns.first() {
        first.push(Span::styled(cut(&format!("▶ {now}"), room), bold()));
    }
    let rest: String = turns.iter().skip(1).map(|turn| format!(" › {turn}")).collect();
    let used = turns.first().map_or(0, |now| width(now) + 2);
    first.push(Span::raw(cut(&rest, room.saturating_sub(used))));
    let figures =
        [("deck", Value::from(view.deck.count)), ("bombs", position.hidden_bombs().into())];
    let mut deck = vec![title(1), Span::raw(seen.say("tui-bombcat-pile", &figures))];
    if let Some(percent) = view.odds {
        let style = if percent >= 20 { alarm() } else { bold() };
        let words = seen.say("tui-bombcat-odds", &[("percent", percent.into())]);
        deck.push(Span::styled(format!(" {words}"), style));
    }
    let known: Vec<String> = view
        .deck
        .cards
        .iter()
        .filter_map(|shown| Some(format!("{}={}", shown.place? + 1, faces::card(*seen, shown))))
        .collect();
    if !known.is_empty() {
        let used: usize = deck.iter().map(Span::width).sum();
        let words = format!(" │ {}", known.join("  "));
        deck.push(Span::raw(cut(&words, columns.saturating_sub(used))));
    }
    let counted = |region: &Region<'_>| {
        let names = region.cards.iter().map(|shown| faces::card(*seen, shown));
        let names: Vec<String> = names.collect();
        cut(&names.join("  "), room.saturating_sub(4))
    };
    let bank = vec![title(2), Span::raw(counted(&view.bank))];
    let count = Span::raw(format!("{} ", view.discard.count));
    let discard = vec![title(3), count, Span::styled(counted(&view.discard), dim())];
    [first, deck, bank, discard].map(Line::from).into()
}

/// Everybody, oneself last, in one column or two.
fn players(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let position = board.position;
    let seats: Vec<usize> = position.others().into_iter().chain(position.me).collect();
    let rows = rows_of(seats.len());
    let two = rows < seats.len();
    let room = if two { columns / 2 } else { columns };
    let mut lines = vec![Line::default(); rows];
    for (at, &seat) in seats.iter().enumerate() {
        let spans = player(board, seat, room.saturating_sub(1));
        let used: usize = spans.iter().map(Span::width).sum();
        if let Some(line) = lines.get_mut(at % rows) {
            line.spans.extend(spans);
            line.push_span(Span::raw(" ".repeat(room.saturating_sub(used))));
        }
    }
    lines
}

/// One player: the key, whose turn it is, the name, the cards in hand, the hero, and what else there is.
fn player(board: &Board<'_>, seat: usize, room: usize) -> Vec<Span<'static>> {
    let Board { seen, position, .. } = board;
    let player = &position.view.players[seat];
    let id = seat_id(seat);
    let key = board.keys.spot(&id).map_or(' ', |spot| spot.key);
    let turn = match position.view.current == seat && position.view.phase != "heroes" {
        true => "▶",
        false => " ",
    };
    let asked = match seen.scene.awaited.iter().any(|awaited| awaited.index() == seat) {
        true => "?",
        false => " ",
    };
    let name = match position.me == Some(seat) {
        true => seen.say("tui-bombcat-you", &[("name", seen.speaker.name(seat).into())]),
        false => seen.speaker.name(seat),
    };
    let name = cut(&name, 16);
    let gap = " ".repeat(16usize.saturating_sub(width(&name)) + 1);
    let mut spans = vec![
        Span::styled(key.to_string(), board.key_style(&id)),
        Span::styled(format!("{turn}{asked}"), alarm()),
    ];
    if !player.alive {
        spans.push(Span::styled(format!("{name}{gap}"), dim().add_modifier(Modifier::CROSSED_OUT)));
        spans.push(Span::styled(seen.get("tui-bombcat-out"), dim()));
    } else {
        spans.push(Span::styled(format!("{name}{gap}"), bold()));
        spans.push(Span::raw(format!("■{:<2}", player.hand.count)));
    }
    let mut rest = Vec::new();
    rest.extend(player.hero.map(|hero| seen.speaker.card(hero)));
    rest.extend(
        player.team.map(|team| seen.say("board-bombcat-team", &[("team", (team + 1).into())])),
    );
    rest.extend(player.regions.iter().map(|own| faces::own(*seen, own)));
    rest.extend(player.vars.iter().map(|var| faces::var(*seen, var)));
    if position.me != Some(seat) && !player.hand.cards.is_empty() {
        rest.push(faces::region(*seen, &player.hand));
    }
    let used: usize = spans.iter().map(Span::width).sum();
    let words = format!(" {}", rest.join(" · "));
    spans.push(Span::raw(cut(words.trim_end(), room.saturating_sub(used))));
    spans
}

/// What is being answered, what all share, one's hand, and what the card under the cursor does.
fn below(board: &Board<'_>, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let Board { seen, position, .. } = board;
    let mut lines = Vec::new();
    let answering = faces::answering(*seen, position);
    if !answering.is_empty() {
        let chain = wrap(&answering.join(" ‹ "), columns.saturating_sub(3));
        lines.extend(chain.into_iter().enumerate().map(|(row, words)| {
            let sign = if row == 0 { "› " } else { "  " };
            Line::from(vec![Span::styled(sign, alarm()), Span::styled(words, bold())])
        }));
    }
    let shared = position.view.regions.iter().map(|own| faces::own(*seen, own));
    let shared: Vec<String> =
        shared.chain(position.view.vars.iter().map(|var| faces::var(*seen, var))).collect();
    if !shared.is_empty() {
        lines.push(Line::from(cut(&shared.join(" · "), columns)));
    }
    let mut hand = hand(board, columns);
    // The hand must be in sight; what is being answered is in the question as well.
    let least = hand.len().min(rows);
    lines.truncate(rows - least);
    if hand.len() > rows {
        hand.truncate(rows);
        if let Some(last) = hand.last_mut() {
            last.push_span(Span::styled("…", bold()));
        }
    }
    lines.extend(hand);
    let left = rows.saturating_sub(lines.len());
    lines.extend(told(board, columns).into_iter().take(left));
    lines
}

/// What the thing under the cursor does, in the words of its author.
fn told(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let Some(action) = board.pointed.cursor.and_then(|spot| keys::action(&spot.id)) else {
        return Vec::new();
    };
    let named = ["/use/action", "/hero/hero", "/name/card", "/card/card"];
    let named = named.iter().find_map(|path| action.pointer(path)?.as_str());
    let text = named.and_then(|name| board.seen.speaker.own_text("text", name));
    let lines = wrap(&text.unwrap_or_default(), columns.saturating_sub(2));
    let shown = lines.into_iter().filter(|line| !line.is_empty());
    shown.map(|line| Line::from(Span::styled(format!("  {line}"), dim()))).collect()
}

/// One's own hand, in as many rows as it takes.
fn hand(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let position = board.position;
    if position.me.and_then(|me| position.view.players.get(me)).is_none_or(|own| !own.alive) {
        return Vec::new();
    }
    let title = board.seen.get("tui-bombcat-hand");
    let indent = width(&title) + 2;
    let mut lines = vec![Line::from(Span::styled(format!("{title}  "), dim()))];
    for shown in position.hand() {
        let spans = held(board, shown);
        let wide: usize = spans.iter().map(Span::width).sum();
        if lines.last().is_some_and(|line| line.width() + wide + 3 > columns) {
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

/// A card of the hand with its key.
fn held(board: &Board<'_>, shown: &Shown<'_>) -> Vec<Span<'static>> {
    let id = board.position.pick(shown).map(|pick| id_of(&pick)).unwrap_or_default();
    let mut spans = Vec::new();
    if let Some(spot) = board.keys.spot(&id) {
        spans.push(Span::styled(spot.key.to_string(), board.key_style(&id)));
        let sign = if board.is_picked(&id) { PICKED } else { " " };
        spans.push(Span::raw(sign));
    }
    let style = match board.position.is_bomb(shown.card) {
        true => alarm(),
        false => Style::new(),
    };
    let style = if board.is_picked(&id) { style.add_modifier(Modifier::REVERSED) } else { style };
    spans.push(Span::styled(faces::card(board.seen, shown), style));
    spans
}
