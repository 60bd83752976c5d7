//! Draws Jade Night: the common table with a snack over its plate, and the three areas of each player.

use super::glyph::glyph;
use super::keys;
use super::position::Position;
use crate::tables::{Pointed, Spot};
use crate::wrap::{cut, width};
use boards::{Scene, Seen};
use jade::view::SetView;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// How much of everything is shown.
#[derive(Clone, Copy, PartialEq)]
struct Plan {
    /// Whether cards of the table are shown with their names.
    named: bool,
    players: Rows,
}

/// How many rows a player gets.
#[derive(Clone, Copy, PartialEq)]
enum Rows {
    /// Two: name and scores beside the waiting sets.
    Compact,
    /// Three: a line of its own for name and scores.
    Medium,
    /// Five: the tasted and the offered sets as well.
    Full,
}

/// The plans with the rows they need for so many players, the smallest first.
fn plans(players: u16) -> Vec<(u16, Plan)> {
    let plan = |named, players| Plan { named, players };
    let mut plans = vec![
        (4 + 2 * players, plan(false, Rows::Compact)),
        (3 + 3 * players, plan(false, Rows::Medium)),
        (3 + 5 * players, plan(false, Rows::Full)),
        (9 + 3 * players, plan(true, Rows::Medium)),
        (9 + 5 * players, plan(true, Rows::Full)),
    ];
    plans.sort_by_key(|(rows, _)| *rows);
    plans
}

pub(super) fn heights(scene: &Scene) -> Vec<u16> {
    let players = scene.view["areas"].as_array().map_or(2, Vec::len);
    plans(players as u16).into_iter().map(|(rows, _)| rows).collect()
}

/// What drawing needs at hand.
struct Board<'a> {
    seen: Seen<'a>,
    position: &'a Position<'a>,
    pointed: Pointed<'a>,
}

pub(super) fn draw(
    seen: Seen<'_>,
    position: &Position<'_>,
    pointed: Pointed<'_>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    let board = Board { seen, position, pointed };
    let players = position.view.areas.len() as u16;
    let fitting = plans(players).into_iter().rfind(|(rows, _)| *rows <= area.height);
    let smallest = Plan { named: false, players: Rows::Compact };
    let plan = fitting.map_or(smallest, |(_, plan)| plan);
    let mut pen = Pen { area, buffer, y: 0 };

    let view = &position.view;
    let decks = [
        ("snacks", view.snacks.into()),
        ("plates", view.plates.into()),
        ("rewards", view.rewards.into()),
    ];
    let decks = seen.say("tui-jade-decks", &decks);
    pen.rule(heading(seen.get("tui-jade-table")), &decks);
    if plan.named {
        board.named_slots(&mut pen);
    } else {
        board.slots(&mut pen);
    }
    if plan.players == Rows::Compact {
        let columns = seen.get("tui-jade-columns");
        pen.rule(heading(seen.get("tui-jade-players")), &columns);
    }
    for seat in board.seats() {
        match plan.players {
            Rows::Compact => board.compact(seat, &mut pen),
            Rows::Medium | Rows::Full => board.roomy(seat, plan.players == Rows::Full, &mut pen),
        }
    }
}

impl Board<'_> {
    /// Everybody in seat order.
    fn seats(&self) -> impl Iterator<Item = usize> {
        0..self.position.view.areas.len()
    }

    fn glyph(&self, card: &str) -> Line<'static> {
        match self.position.kind(card) {
            Some(kind) => glyph(&kind, self.seen.speaker.texts()),
            None => Line::from(cut(&self.seen.speaker.card(card), 8)),
        }
    }

    /// A card, or a dash where there could be one.
    fn card_or_gap(&self, card: Option<&String>) -> Line<'static> {
        match card {
            Some(card) => self.glyph(card),
            None => Line::styled("—", dim()),
        }
    }

    /// How a thing is marked: under the cursor, pointed at before, open to be pointed at, or none of it.
    fn marks(&self, spot: Option<&Spot>) -> (Style, Style) {
        let is = |other: &Spot| Some(&other.id) == spot.map(|spot| &spot.id);
        let key = if self.pointed.legal.iter().any(is) {
            Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
        } else {
            dim()
        };
        if self.pointed.cursor.is_some_and(is) {
            let reversed = Style::new().add_modifier(Modifier::REVERSED);
            (reversed, reversed.add_modifier(Modifier::BOLD))
        } else if self.pointed.path.iter().any(is) {
            let under = Style::new().add_modifier(Modifier::UNDERLINED);
            (under, Style::new().add_modifier(Modifier::REVERSED))
        } else {
            (Style::new(), key)
        }
    }

    /// The common table in two rows: snacks over plates.
    fn slots(&self, pen: &mut Pen<'_>) {
        let slots = &self.position.view.table;
        let column = pen.area.width / slots.len().max(1) as u16;
        for (at, slot) in slots.iter().enumerate() {
            let spot = keys::slot_spot(at as u8);
            let cell = pen.cell(at as u16 * column, column, 2);
            let (snack, plate) =
                (self.card_or_gap(slot.snack.as_ref()), self.card_or_gap(slot.plate.as_ref()));
            self.stack(pen.buffer, cell, Some(&spot), snack, plate, None);
        }
        pen.y += 2;
    }

    /// A key with a snack, and its plate below it.
    fn stack(
        &self,
        buffer: &mut Buffer,
        cell: Rect,
        spot: Option<&Spot>,
        snack: Line<'static>,
        plate: Line<'static>,
        score: Option<u8>,
    ) {
        if cell.is_empty() {
            return;
        }
        let (body, label) = self.marks(spot);
        let widest = snack.width().max(plate.width()) as u16;
        // The gap after the key is given up before anything of a card is.
        let indent = if widest + 3 > cell.width { 1 } else { 2 };
        let key = spot.map_or(' ', |spot| spot.key);
        let inner = Rect { x: cell.x + indent, width: cell.width.saturating_sub(indent), ..cell };
        let score = score.map(|score| Span::styled(score.to_string(), bold()));
        // Beside the plate if there is room, else under the key.
        let beside = u16::from(score.is_some()) * 2;
        let roomy = inner.width >= plate.width() as u16 + beside;
        put(buffer, inner, 0, &snack);
        let mut below = plate;
        match score {
            Some(score) if roomy => below.spans.extend([Span::raw(" "), score]),
            Some(score) => put(buffer, cell, 1, &Line::from(score)),
            None => {}
        }
        put(buffer, inner, 1, &below);
        let marked = Rect { width: cell.width.saturating_sub(1), ..cell };
        buffer.set_style(marked, body);
        put(buffer, cell, 0, &Line::styled(key.to_string(), label));
    }

    /// The common table with names, in two bands of four rows.
    fn named_slots(&self, pen: &mut Pen<'_>) {
        let slots = &self.position.view.table;
        let per_band = slots.len().div_ceil(2).max(1);
        let column = pen.area.width / per_band as u16;
        for (at, slot) in slots.iter().enumerate() {
            let spot = keys::slot_spot(at as u8);
            let (body, label) = self.marks(Some(&spot));
            let band = (at / per_band) as u16 * 4;
            let across = (at % per_band) as u16 * column;
            let mut cell = pen.cell(across, column, band + 4);
            cell.y = (cell.y + band).min(cell.bottom());
            cell.height = cell.height.saturating_sub(band);
            let inner = Rect { x: cell.x + 2, width: cell.width.saturating_sub(2), ..cell };
            let name = |card: Option<&String>, style: Style| {
                let name = card.map(|card| self.seen.speaker.card(card)).unwrap_or_default();
                Line::styled(cut(&name, inner.width.into()), style)
            };
            put(pen.buffer, inner, 0, &self.card_or_gap(slot.snack.as_ref()));
            put(pen.buffer, inner, 1, &name(slot.snack.as_ref(), Style::new()));
            put(pen.buffer, inner, 2, &self.card_or_gap(slot.plate.as_ref()));
            put(pen.buffer, inner, 3, &name(slot.plate.as_ref(), dim()));
            let marked = Rect { width: cell.width.saturating_sub(1), ..cell };
            pen.buffer.set_style(marked, body);
            put(pen.buffer, cell, 0, &Line::styled(spot.key.to_string(), label));
        }
        pen.y += 8;
    }

    /// The waiting sets of a player, each in a column.
    fn waiting(&self, seat: usize, buffer: &mut Buffer, area: Rect) {
        let most = jade::state::AREA;
        let column = area.width / most as u16;
        let sets = &self.position.view.areas[seat].waiting;
        for at in 0..most {
            let cell = Rect { x: area.x + at as u16 * column, width: column, ..area };
            let Some(shown) = sets.get(at) else {
                put(buffer, cell, 0, &Line::styled("  ·", dim()));
                continue;
            };
            let spot = keys::set_spot(self.position, shown.set.id);
            // Sets of others have a key only while one of them can be pointed at.
            let is_open = |spot: &Spot| {
                seat == self.position.me
                    || self.pointed.legal.contains(spot)
                    || self.pointed.path.contains(spot)
            };
            let spot = spot.filter(is_open);
            let snack = self.card_or_gap(shown.set.snack.as_ref());
            let plate = self.glyph(&shown.set.plate);
            let score = shown.set.snack.as_ref().map(|_| shown.score);
            self.stack(buffer, cell, spot.as_ref(), snack, plate, score);
        }
    }

    /// The seat number and name, with a mark for who is to move.
    fn name(&self, seat: usize, columns: usize) -> Line<'static> {
        let view = &self.position.view;
        let moves = view.started && view.over.is_none() && view.current.index() == seat;
        let style = if moves { bold() } else { Style::new() };
        let mark = if moves { "▶" } else { " " };
        let name = cut(&self.seen.speaker.name(seat), columns.saturating_sub(3));
        let mut line = Line::from(vec![
            Span::styled(mark, bold()),
            Span::styled(format!("{} ", seat + 1), dim()),
            Span::styled(name, style),
        ]);
        if seat == self.position.me {
            line.spans[2].style = style.add_modifier(Modifier::UNDERLINED);
        }
        line
    }

    fn compact(&self, seat: usize, pen: &mut Pen<'_>) {
        let cell = pen.cell(0, pen.area.width, 2);
        if cell.is_empty() {
            return;
        }
        let area = &self.position.view.areas[seat];
        let (left, right) = (12, 18);
        put(pen.buffer, cell, 0, &self.name(seat, left - 1));
        let mut score = vec![Span::raw("   "), Span::styled(area.score.to_string(), bold())];
        if self.position.has_chalice(seat) {
            score.push(Span::raw(" ◆"));
        }
        if area.bonus {
            score.push(Span::raw(" +1"));
        }
        put(pen.buffer, cell, 1, &Line::from(score));
        let sums =
            Rect { x: cell.right().saturating_sub(right), width: right.min(cell.width), ..cell };
        let tasted = self.seen.get("tui-jade-tasted-short");
        let offered = self.seen.get("tui-jade-offered-short");
        put(pen.buffer, sums, 0, &sum(&tasted, &area.personal, false));
        put(pen.buffer, sums, 1, &sum(&offered, &area.offering, true));
        let waiting = Rect {
            x: cell.x + left as u16,
            width: cell.width.saturating_sub(left as u16 + right),
            ..cell
        };
        self.waiting(seat, pen.buffer, waiting);
        pen.y += 2;
    }

    fn roomy(&self, seat: usize, full: bool, pen: &mut Pen<'_>) {
        let area = &self.position.view.areas[seat];
        let mut head = self.name(seat, 22);
        let points = self.seen.say("tui-jade-points", &[("score", area.score.into())]);
        head.spans.extend([Span::raw("  "), Span::styled(points, bold())]);
        if !full {
            head.spans.push(Span::raw("  "));
            head.spans.extend(sum(&self.area_name("personal"), &area.personal, false).spans);
            head.spans.push(Span::raw("  "));
            head.spans.extend(sum(&self.area_name("offering"), &area.offering, true).spans);
        }
        let signs = [
            (self.position.has_chalice(seat), "◆", "tui-jade-chalice-mark"),
            (area.bonus, "+1", "tui-jade-bonus-mark"),
        ];
        let signs = signs.iter().filter(|(holds, _, _)| *holds);
        let spelt = signs.clone().map(|(_, sign, id)| format!("  {sign} {}", self.seen.get(id)));
        let spelt: String = spelt.collect();
        // The words go first when room is short; the signs are in the help.
        let room = usize::from(pen.area.width).saturating_sub(head.width() + 5);
        head.push_span(if width(&spelt) <= room {
            Span::raw(spelt)
        } else {
            Span::raw(signs.map(|(_, sign, _)| format!("  {sign}")).collect::<String>())
        });
        pen.rule(head, "");
        let cell = pen.cell(1, pen.area.width.saturating_sub(1), 2);
        self.waiting(seat, pen.buffer, cell);
        pen.y += 2;
        if full {
            self.shelf("personal", &area.personal, pen);
            self.shelf("offering", &area.offering, pen);
        }
    }

    fn area_name(&self, area: &str) -> String {
        self.seen.speaker.word("area", area)
    }

    /// A row of finished sets with what they are worth.
    fn shelf(&self, name: &str, sets: &[SetView<String>], pen: &mut Pen<'_>) {
        let cell = pen.cell(0, pen.area.width, 1);
        pen.y += 1;
        if cell.is_empty() {
            return;
        }
        let offering = name == "offering";
        let mut label = self.area_name(name);
        label.push_str(&" ".repeat(9usize.saturating_sub(width(&label))));
        let mut line = Line::from(vec![Span::raw("   "), Span::styled(label, dim())]);
        for set in sets {
            let Some(snack) = &set.set.snack else {
                continue;
            };
            line.spans.extend(self.glyph(snack).spans);
            line.spans.push(Span::styled("/", dim()));
            line.spans.extend(self.glyph(&set.set.plate).spans);
            line.spans.push(Span::styled(format!(" {}", set.score), bold()));
            line.spans.push(Span::raw("  "));
        }
        let total = match sets.len() {
            0 => "—".to_owned(),
            more if offering => format!("+{more} = {}", worth(sets, true)),
            _ => format!("= {}", worth(sets, false)),
        };
        let room = usize::from(cell.width).saturating_sub(width(&total) + 1);
        if line.width() > room {
            // No room for the cards; what they are worth is what still counts.
            let scores: Vec<String> = sets.iter().map(|set| set.score.to_string()).collect();
            line.spans.truncate(2);
            line.push_span(Span::raw(scores.join(" · ")));
        }
        let gap = " ".repeat(room.saturating_sub(line.width()));
        line.spans.extend([Span::raw(gap), Span::styled(total, bold())]);
        put(pen.buffer, cell, 0, &line);
    }
}

/// What sets are worth; each offering counts one more.
fn worth(sets: &[SetView<String>], offering: bool) -> usize {
    let pairings: usize = sets.iter().map(|set| usize::from(set.score)).sum();
    pairings + if offering { sets.len() } else { 0 }
}

/// The pairing scores of sets, and their sum.
fn sum(label: &str, sets: &[SetView<String>], offering: bool) -> Line<'static> {
    let mut spans = vec![Span::styled(format!("{label} "), dim())];
    if sets.is_empty() {
        spans.push(Span::styled("—", dim()));
        return Line::from(spans);
    }
    let scores: Vec<String> = sets.iter().map(|set| set.score.to_string()).collect();
    spans.push(Span::raw(scores.join("·")));
    if offering {
        spans.push(Span::raw(format!(" +{}", sets.len())));
    }
    if offering || sets.len() > 1 {
        spans.push(Span::styled(format!("={}", worth(sets, offering)), bold()));
    }
    Line::from(spans)
}

/// Draws from the top of an area down, and never beyond it.
struct Pen<'a> {
    area: Rect,
    buffer: &'a mut Buffer,
    y: u16,
}

impl Pen<'_> {
    /// The part of the next rows from `x` on, as far as it lies in the area.
    fn cell(&self, x: u16, width: u16, height: u16) -> Rect {
        let cell = Rect {
            x: self.area.x.saturating_add(x),
            y: self.area.y.saturating_add(self.y),
            width,
            height,
        };
        cell.intersection(self.area)
    }

    /// A line across, with words at both ends.
    fn rule(&mut self, left: Line<'static>, right: &str) {
        let cell = self.cell(0, self.area.width, 1);
        self.y += 1;
        let gap = usize::from(cell.width).saturating_sub(left.width() + width(right) + 4);
        let mut line = left;
        line.push_span(Span::raw(" "));
        line.push_span(Span::styled("─".repeat(gap), dim()));
        if !right.is_empty() {
            line.push_span(Span::raw(format!(" {right} ")));
        }
        line.push_span(Span::styled("───", dim()));
        put(self.buffer, cell, 0, &line);
    }
}

fn heading(words: String) -> Line<'static> {
    Line::from(vec![Span::styled("─ ", dim()), Span::raw(words)])
}

fn put(buffer: &mut Buffer, cell: Rect, row: u16, line: &Line<'_>) {
    if row < cell.height {
        buffer.set_line(cell.x, cell.y + row, line, cell.width);
    }
}

fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}
