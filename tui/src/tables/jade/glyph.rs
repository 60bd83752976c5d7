//! A card in a few columns: colour letter, shape, temperature letter, level, such as `R●w1`.
//!
//! No attribute is told by colour alone: each has a letter or a shape of its own.

use jade::data::{Color, Kind, Shape, Temp};
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span};
use texts::Texts;

/// The card in short.
pub(super) fn glyph(kind: &Kind, texts: &Texts) -> Line<'static> {
    let level = Span::styled(kind.level.to_string(), Style::new().add_modifier(Modifier::DIM));
    if kind.level > 3 {
        let jade = Style::new().fg(Ink::LightCyan).add_modifier(Modifier::BOLD);
        return Line::from(vec![Span::styled(texts.get("tui-jade-letter-chalice"), jade), level]);
    }
    let mut spans = Vec::new();
    if kind.colors.len() == 3 {
        let all = texts.get("tui-jade-letter-all");
        let inks = kind.colors.iter().map(|&color| ink(color));
        if all.chars().count() == 3 {
            let letters = all.chars().zip(inks);
            spans.extend(letters.map(|(letter, ink)| Span::styled(letter.to_string(), ink)));
        } else {
            spans.push(Span::styled(all, Style::new().add_modifier(Modifier::BOLD)));
        }
    } else {
        let letter = |&color: &Color| Span::styled(texts.get(color_letter(color)), ink(color));
        spans.extend(kind.colors.iter().map(letter));
    }
    let shape_ink = match kind.colors[..] {
        [only] => ink(only),
        _ => Style::new().add_modifier(Modifier::BOLD),
    };
    spans.extend(kind.shapes.iter().map(|&shape| Span::styled(shape_sign(shape), shape_ink)));
    spans.extend(kind.temps.iter().map(|&temp| Span::from(texts.get(temp_letter(temp)))));
    spans.push(level);
    Line::from(spans)
}

fn ink(color: Color) -> Style {
    let ink = match color {
        Color::Red => Ink::LightRed,
        Color::Green => Ink::LightGreen,
        Color::Yellow => Ink::LightYellow,
    };
    Style::new().fg(ink).add_modifier(Modifier::BOLD)
}

fn color_letter(color: Color) -> &'static str {
    match color {
        Color::Red => "tui-jade-letter-red",
        Color::Green => "tui-jade-letter-green",
        Color::Yellow => "tui-jade-letter-yellow",
    }
}

fn shape_sign(shape: Shape) -> &'static str {
    match shape {
        Shape::Circle => "●",
        Shape::Square => "■",
        Shape::Flower => "✿",
    }
}

fn temp_letter(temp: Temp) -> &'static str {
    match temp {
        Temp::Warm => "tui-jade-letter-warm",
        Temp::Cold => "tui-jade-letter-cold",
    }
}
