//! A city beside the cards: coins and points, what it makes and buys at, symbols, cards by colour, wonders and tokens.

use super::board::{Board, put};
use super::faces;
use super::glyph::{
    BUILT, PAIR, TOKEN, TOO_DEAR, WONDER, affordable, alarm, bold, dim, ink, sign, uncovered,
};
use crate::wrap::{cut, width, wrap};
use duel::data::{Color, Resource};
use duel::view::{CityView, WonderView};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// Rows of a city that has two wonders in a row.
const COMPACT: usize = 8;

pub(super) fn draw(board: &Board<'_>, seat: usize, area: Rect, buffer: &mut Buffer) {
    let city = &board.position.view.cities[seat];
    let columns = usize::from(area.width);
    let makes = makes(board, city);
    let mut lines = vec![head(board, seat, columns), makes, prices(board, city)];
    let mut all = lines.clone();
    lines.extend([cards(city, columns), symbols(board, seat, columns)]);
    lines.extend(pairs_of_wonders(board, city, columns));
    let extras = extras(board, city);
    lines.push(Line::from(cut(&extras.join(" "), columns)));
    lines.truncate(COMPACT.max(usize::from(area.height)));

    // With more rows every wonder and every other thing has its own.
    let one_of = city.makes_one_of.iter().map(|of| {
        let words = faces::choice(board.seen, of);
        let short = || letters(board, of).join("/");
        let words = if width(&words) + 2 <= columns { words } else { short() };
        Line::from(vec![Span::styled("+ ", bold()), Span::raw(words)])
    });
    all.extend(one_of);
    all.extend([cards(city, columns), symbols(board, seat, columns)]);
    all.extend(city.wonders.iter().map(|built| wonder(board, built, columns)));
    all.extend(tokens(board, city, columns, usize::from(area.height).saturating_sub(all.len())));
    let fits = all.len() <= usize::from(area.height);
    for (row, line) in if fits { all } else { lines }.iter().enumerate() {
        put(buffer, area, row as u16, line);
    }
}

/// Who it is, with coins and points.
fn head(board: &Board<'_>, seat: usize, columns: usize) -> Line<'static> {
    let view = &board.position.view;
    let city = &view.cities[seat];
    let moves = view.over.is_none() && view.current.index() == seat;
    let coins = format!("{}{}", city.coins, board.seen.get("duel-letter-coin"));
    let points = format!("{}{}", city.score, board.seen.get("duel-letter-point"));
    let sums = width(&coins) + width(&points) + 1;
    let name = cut(&board.seen.speaker.name(seat), columns.saturating_sub(sums + 2));
    let mut style = if moves { bold() } else { Style::new() };
    if board.position.seated && seat == board.position.me {
        style = style.add_modifier(Modifier::UNDERLINED);
    }
    let gap = columns.saturating_sub(width(&name) + sums + 1);
    Line::from(vec![
        Span::styled(if moves { "▶" } else { " " }, bold()),
        Span::styled(name, style),
        Span::raw(" ".repeat(gap)),
        Span::styled(coins, ink(Color::Yellow).patch(bold())),
        Span::raw(" "),
        Span::styled(points, bold()),
    ])
}

/// What it makes, letter by letter.
fn makes(board: &Board<'_>, city: &CityView<String>) -> Line<'static> {
    let mut line = Line::default();
    for (resource, units) in &city.makes {
        let style = if *units > 0 { bold() } else { dim() };
        let letter = faces::letter(board.seen, *resource);
        line.push_span(Span::styled(format!("{letter}{units}"), style));
        line.push_span(Span::raw(" "));
    }
    line
}

/// What it buys at, each price below its resource.
fn prices(board: &Board<'_>, city: &CityView<String>) -> Line<'static> {
    let mut line = Line::default();
    for (resource, coins) in &city.prices {
        let letter = width(&faces::letter(board.seen, *resource));
        let price = format!("@{coins}");
        let pad = " ".repeat((letter + 2).saturating_sub(price.len()));
        line.push_span(Span::styled(format!("{price}{pad}"), dim()));
    }
    line
}

/// How many cards of each colour it has.
fn cards(city: &CityView<String>, columns: usize) -> Line<'static> {
    let counts = city.cards.iter().filter(|(_, cards)| !cards.is_empty());
    let counts: Vec<_> = counts
        .map(|(color, cards)| Span::styled(format!("{}{}", sign(*color), cards.len()), ink(*color)))
        .collect();
    if counts.is_empty() {
        return Line::styled("—", dim());
    }
    let taken: usize = counts.iter().map(|span| span.width() + 1).sum();
    let gap = if taken <= columns + 1 { " " } else { "" };
    Line::from(counts.into_iter().flat_map(|span| [span, Span::raw(gap)]).collect::<Vec<_>>())
}

/// Its symbols, those it has twice marked, and how many of how many.
fn symbols(board: &Board<'_>, seat: usize, columns: usize) -> Line<'static> {
    let position = board.position;
    let city = &position.view.cities[seat];
    let green = ink(Color::Green);
    let mut line = Line::default();
    for (symbol, twice) in &city.symbols {
        let sign = board.seen.speaker.word("sign", &faces::code(symbol));
        let pair = if *twice { PAIR } else { " " };
        line.push_span(Span::styled(format!("{sign}{pair}"), green));
    }
    let count = format!("{}/{}", city.symbols.len(), position.view.symbols_to_win);
    let pad = columns.saturating_sub(line.width() + count.len());
    line.push_span(Span::raw(" ".repeat(pad)));
    let style = match position.symbols_to_win(seat) {
        0 | 1 => alarm(),
        _ if city.symbols.is_empty() => dim(),
        _ => green,
    };
    line.push_span(Span::styled(count, style));
    line
}

/// Built, affordable or neither, as sign and style.
fn standing(wonder: &WonderView<String>) -> (&'static str, Style) {
    match &wonder.price {
        _ if wonder.built => (BUILT, bold()),
        Some(price) if price.affordable => (WONDER, affordable()),
        _ => (TOO_DEAR, dim()),
    }
}

fn wonder(board: &Board<'_>, wonder: &WonderView<String>, columns: usize) -> Line<'static> {
    let (mark, style) = standing(wonder);
    let price = wonder.price.as_ref().map(faces::price).unwrap_or_default();
    let chosen = board.pointed.path.iter().chain(board.pointed.cursor);
    let is_chosen = chosen.clone().any(|spot| spot.id == wonder.wonder);
    let room = columns.saturating_sub(1);
    // What it does goes before its whole name.
    let entry = board.position.entry(&wonder.wonder);
    let brief = entry.map(|entry| faces::brief(board.seen, &entry)).unwrap_or_default();
    let name = board.name(&wonder.wonder, 10);
    let free = room.saturating_sub(width(&name) + width(&price) + 1);
    let brief = if width(&brief) < free { brief } else { String::new() };
    let pad = free.saturating_sub(width(&brief));
    let mut line = Line::from(vec![
        Span::styled(mark, style),
        Span::styled(name, if wonder.built { Style::new() } else { style }),
        Span::styled(format!(" {brief}"), dim()),
        Span::raw(" ".repeat(pad)),
        Span::styled(price, style),
    ]);
    if is_chosen {
        line = line.patch_style(Style::new().add_modifier(Modifier::REVERSED));
    }
    line
}

/// The wonders, two in a row, by as much of their names as fits.
fn pairs_of_wonders(
    board: &Board<'_>,
    city: &CityView<String>,
    columns: usize,
) -> Vec<Line<'static>> {
    let half = columns.saturating_sub(1) / 2;
    let cell = |wonder: &WonderView<String>| {
        let (mark, style) = standing(wonder);
        let coins = wonder.price.as_ref().map(|price| price.coins.to_string()).unwrap_or_default();
        let room = half.saturating_sub(1 + coins.len());
        let name = clipped(&board.name(&wonder.wonder, 8), room);
        let pad = " ".repeat(half.saturating_sub(1 + width(&name) + coins.len()));
        let name_style = if wonder.built { Style::new() } else { style };
        [
            Span::styled(mark, style),
            Span::styled(name, name_style),
            Span::raw(pad),
            Span::styled(coins, style),
        ]
    };
    let mut lines = vec![Line::default(); 2];
    for (at, wonder) in city.wonders.iter().take(4).enumerate() {
        lines[at / 2].spans.extend(cell(wonder));
        lines[at / 2].spans.push(Span::raw(" "));
    }
    lines
}

/// As many characters as fit, without a sign that some are missing.
fn clipped(text: &str, columns: usize) -> String {
    let mut kept = String::new();
    for letter in text.chars() {
        if width(&kept) + width(letter.encode_utf8(&mut [0; 4])) > columns {
            break;
        }
        kept.push(letter);
    }
    kept
}

fn letters(board: &Board<'_>, of: &[Resource]) -> Vec<String> {
    of.iter().map(|one| faces::letter(board.seen, *one)).collect()
}

/// Productions of choice and tokens, in short.
fn extras(board: &Board<'_>, city: &CityView<String>) -> Vec<String> {
    let one_of = city.makes_one_of.iter().map(|of| format!("+{}", letters(board, of).concat()));
    one_of.chain(city.tokens.iter().map(|token| board.name(token, 8))).collect()
}

/// The tokens by name, as many rows as it takes and there are.
fn tokens(
    board: &Board<'_>,
    city: &CityView<String>,
    columns: usize,
    rows: usize,
) -> Vec<Line<'static>> {
    if city.tokens.is_empty() {
        return Vec::new();
    }
    let each: Vec<Line<'static>> = city
        .tokens
        .iter()
        .map(|token| {
            let name = board.name(token, columns.saturating_sub(2));
            Line::from(vec![Span::styled(format!("{TOKEN} "), uncovered()), Span::raw(name)])
        })
        .collect();
    if each.len() <= rows {
        return each;
    }
    let names: Vec<_> = city.tokens.iter().map(|token| board.name(token, 8)).collect();
    wrap(&names.join(" "), columns).into_iter().map(Line::from).collect()
}

/// Everything both have built, side by side, where no cards lie: between ages, and at the end.
pub(super) fn built(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    let half = area.width / 2;
    for seat in 0..2 {
        let x = area.x + 1 + seat as u16 * half;
        let column = Rect { x, width: half.saturating_sub(2), ..area }.intersection(area);
        let room = usize::from(column.width).saturating_sub(2);
        let mut lines = vec![Line::styled(cut(&board.seen.speaker.name(seat), room), bold())];
        let cards = board.position.view.cities[seat].cards.iter();
        for (color, cards) in cards.filter(|(_, cards)| !cards.is_empty()) {
            let names: Vec<_> = cards.iter().map(|card| board.name(card, 8)).collect();
            let names = wrap(&names.join(&board.seen.get("common-list")), room);
            for (row, names) in names.into_iter().enumerate() {
                let sign = if row == 0 { sign(*color) } else { " " };
                let sign = Span::styled(format!("{sign} "), ink(*color));
                lines.push(Line::from(vec![sign, Span::raw(names)]));
            }
        }
        for (row, line) in lines.iter().enumerate() {
            put(buffer, column, 1 + row as u16, line);
        }
    }
}
