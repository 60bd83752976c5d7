//! The military track and the progress tokens, a line each.

use super::board::{Board, Mark};
use super::glyph::{CAPITAL, PAWN, TOKEN, alarm, bold, dim, uncovered};
use super::keys;
use crate::wrap::{cut, width};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// The track from the capital of the first seat to that of the second.
pub(super) fn line(board: &Board<'_>, columns: u16) -> Line<'static> {
    let view = &board.position.view;
    let track = track(board);
    let track_width: usize = track.iter().map(Span::width).sum();
    let room = usize::from(columns).saturating_sub(track_width + 4) / 2;
    let name = |seat: usize| {
        let name = cut(&board.seen.speaker.name(seat), room);
        let style = if view.cities[seat].advance > 0 { bold() } else { Style::new() };
        Span::styled(name, style)
    };
    let mut line = Line::from(vec![Span::raw(" "), name(0), Span::raw(" ")]);
    line.spans.extend(track);
    line.spans.extend([Span::raw(" "), name(1)]);
    line
}

fn track(board: &Board<'_>) -> Vec<Span<'static>> {
    let military = &board.position.view.military;
    let capital = i16::from(military.capital);
    let pawn = i16::from(military.pawn);
    let near = (0..2).any(|seat| board.position.shields_to_win(seat) <= 3);
    let zone = |distance: i16| {
        let zone = military.zones.iter().rfind(|(from, _)| i16::from(*from) <= distance);
        zone.map(|(_, points)| *points)
    };
    let starts =
        |distance: i16| military.zones.iter().any(|(from, _)| i16::from(*from) == distance);
    // What lies at a distance from the middle, on the side of a seat, as seen from the middle.
    let step = |seat: usize, distance: i16| -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        let loot = military.loot[seat].iter().find(|(at, _)| i16::from(*at) == distance);
        match loot {
            Some((_, coins)) => {
                spans.extend([Span::raw(" "), Span::styled(format!("-{coins}"), loot_style())]);
            }
            None if starts(distance) && distance > 1 => spans.push(Span::styled("│", dim())),
            None => {}
        }
        let here = pawn == if seat == 0 { -distance } else { distance };
        spans.push(if here { pawn_span(near) } else { Span::styled("·", dim()) });
        // The points of a zone stand at its far end.
        if distance + 1 == capital || starts(distance + 1) {
            let points = zone(distance).map(|points| points.to_string()).unwrap_or_default();
            spans.push(Span::styled(points, Style::new().fg(Color::LightBlue)));
        }
        spans
    };
    let capital_span = |seat: usize| {
        let taken = pawn == if seat == 0 { -capital } else { capital };
        if taken { pawn_span(true) } else { Span::styled(CAPITAL, bold()) }
    };
    let half = |seat: usize| (1..capital).flat_map(move |distance| step(seat, distance));
    let mut left: Vec<_> = half(0).collect();
    left.reverse();
    let mut spans = vec![capital_span(0), Span::raw(" ")];
    spans.extend(left);
    spans.push(Span::raw(" "));
    spans.push(if pawn == 0 { pawn_span(false) } else { Span::styled("│", dim()) });
    spans.push(Span::raw(" "));
    spans.extend(half(1));
    spans.extend([Span::raw(" "), capital_span(1)]);
    spans
}

fn pawn_span(near: bool) -> Span<'static> {
    let style = Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD);
    Span::styled(PAWN, if near { alarm() } else { style })
}

fn loot_style() -> Style {
    Style::new().fg(Color::LightYellow)
}

/// The tokens on the board.
pub(super) fn tokens(board: &Board<'_>, columns: u16) -> Line<'static> {
    let label = board.seen.get("tui-duel-tokens");
    let mut line = Line::from(Span::styled(format!(" {label} "), dim()));
    let tokens = &board.position.view.board;
    // The longest names are shortened first, and no more of them than it takes.
    let mut names: Vec<_> = tokens.iter().map(|token| board.name(token, 99)).collect();
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(width(&names[at])));
    for at in order {
        let whole: usize = names.iter().map(|name| width(name) + 2).sum();
        if line.width() + whole > usize::from(columns) {
            names[at] = board.name(&tokens[at], 8);
        }
    }
    for (token, name) in tokens.iter().zip(names) {
        let spot = keys::first_spot(board.position, token)
            .filter(|spot| board.pointed.legal.contains(spot));
        let style = match board.mark(spot.as_ref()) {
            Mark::Chosen => bold().add_modifier(Modifier::REVERSED),
            Mark::Open => uncovered(),
            Mark::None => Style::new(),
        };
        match &spot {
            Some(spot) => line.push_span(board.key(spot)),
            None => line.push_span(Span::styled(TOKEN, dim())),
        }
        line.push_span(Span::styled(name, style));
        line.push_span(Span::raw(" "));
    }
    if tokens.is_empty() {
        line.push_span(Span::styled("—", dim()));
    }
    line
}
