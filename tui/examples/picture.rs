//! Draws the pictures of the documentation: `cargo run -p tui --example picture [folder]`.
//!
//! A seeded game of Jade Night is played by bots to its middle; then the screen is written as SVG.

use anyhow::Context;
use catalog::{Catalog, Game, Table};
use engine::{Seat, Seed, Setup, Status, Viewer};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use serde_json::Value;
use std::fmt::Write as _;
use std::path::PathBuf;
use texts::Lang;
use tui::{Play, Sitter};

fn main() -> anyhow::Result<()> {
    let folder = std::env::args().nth(1);
    let folder = folder.map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures")),
        PathBuf::from,
    );
    std::fs::create_dir_all(&folder)?;
    let shots = [
        ("jade-en", Lang::En, "Ada", 3, "ao", 100, 30),
        ("jade-zh", Lang::ZhCn, "小满", 3, "ao", 100, 30),
    ];
    for (name, lang, player, seats, keys, width, height) in shots {
        let buffer = tui::picture(middle_of_a_game(lang, player, seats)?, keys, width, height)?;
        let file = folder.join(format!("{name}.svg"));
        std::fs::write(&file, svg(&buffer)).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

/// A game in which some turns have been played, the first seat is to move, and there is something to see.
fn middle_of_a_game(lang: Lang, player: &str, seats: u8) -> anyhow::Result<Play> {
    let catalog = Catalog::built_in()?;
    let game = catalog.game("jade")?;
    let mut found = (0..2000).map(|seed| game_of_seed(game, seats, seed));
    let table = found.find_map(Result::transpose).context("no such game")??;
    let sitters = (0..seats).map(|seat| match seat {
        0 => Sitter::Human { name: player.into() },
        _ => Sitter::Bot { name: "greedy".into() },
    });
    Ok(Play { table, cards: game.cards(), modules: vec![], sitters: sitters.collect(), lang })
}

/// The game of this seed at a moment worth a picture, if it has one.
fn game_of_seed(game: &dyn Game, seats: u8, seed: u64) -> anyhow::Result<Option<Box<dyn Table>>> {
    let mut table = game.create(&Setup {
        options: Value::Null,
        seats,
        seed: Seed::from_number(seed),
        random: vec![],
    })?;
    while let Status::Awaiting(awaited) = table.status() {
        let seat = awaited.first().context("nobody is asked")?;
        if seat == Seat::new(0) && is_worth_a_picture(&*table) {
            return Ok(Some(table));
        }
        let bot = if seat == Seat::new(0) { "random" } else { "greedy" };
        let batch = table.choose(seat, bot, None)?;
        table.play(seat, &batch, 0)?;
    }
    Ok(None)
}

fn is_worth_a_picture(table: &dyn Table) -> bool {
    let view = table.view(Viewer::Public);
    let empty = Vec::new();
    let list = |value: &Value| value.as_array().unwrap_or(&empty).clone();
    let slots = list(&view["table"]);
    let mine = &view["areas"][0];
    let waiting = list(&mine["waiting"]);
    let snacks = slots.iter().filter(|slot| !slot["snack"].is_null()).count();
    let bare = waiting.iter().filter(|set| set["snack"].is_null()).count();
    snacks >= 5
        && bare >= 1
        && waiting.len() >= 3
        && waiting.first().is_some_and(|set| set["offerable"] == true)
        && !list(&mine["personal"]).is_empty()
        && view["offerings"].as_u64() >= Some(4)
}

/// The size of a cell in the picture.
const CELL: (f32, f32) = (8.43, 18.0);
/// At this size a letter of the font is as wide as a cell.
const SIZE: f32 = 14.0;
const MARGIN: f32 = 12.0;
const PAPER: &str = "#10161f";
const INK: &str = "#d5dbe5";

/// The buffer as a picture; every character has its own place, whatever font shows it.
fn svg(buffer: &Buffer) -> String {
    let area = buffer.area;
    let (width, height) = (
        f32::from(area.width) * CELL.0 + 2.0 * MARGIN,
        f32::from(area.height) * CELL.1 + 2.0 * MARGIN,
    );
    let mut svg = String::new();
    let _ = writeln!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">"#
    );
    let _ = writeln!(svg, r#"<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>"#);
    let fonts = "'DejaVu Sans Mono','Noto Sans Mono CJK SC','Noto Sans CJK SC',monospace";
    let _ = writeln!(svg, r#"<g font-family="{fonts}" font-size="{SIZE}">"#);
    for y in 0..area.height {
        let mut x = 0;
        while x < area.width {
            let first = &buffer[(x, y)];
            // A run of cells that look alike.
            let mut text = String::new();
            let mut places = Vec::new();
            let start = x;
            while x < area.width && alike(first, &buffer[(x, y)]) {
                let symbol = buffer[(x, y)].symbol();
                let wide = unicode_width::UnicodeWidthStr::width(symbol).max(1) as u16;
                // A wide character stands in the middle of its two cells.
                let inset = if wide == 2 { (2.0 * CELL.0 - 15.5) / 2.0 } else { 0.0 };
                places.push(MARGIN + f32::from(x) * CELL.0 + inset);
                text.push_str(symbol);
                x += wide;
            }
            run(&mut svg, first, (start, x), y, &text, &places);
        }
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}

fn alike(one: &Cell, other: &Cell) -> bool {
    (one.fg, one.bg, one.modifier) == (other.fg, other.bg, other.modifier)
}

fn run(svg: &mut String, cell: &Cell, (from, to): (u16, u16), y: u16, text: &str, places: &[f32]) {
    let reversed = cell.modifier.contains(Modifier::REVERSED);
    let ink = color(cell.fg);
    let top = MARGIN + f32::from(y) * CELL.1;
    let left = MARGIN + f32::from(from) * CELL.0;
    let wide = f32::from(to - from) * CELL.0;
    if reversed {
        let high = CELL.1;
        let _ = writeln!(
            svg,
            r#"<rect x="{left:.1}" y="{top:.1}" width="{wide:.1}" height="{high}" fill="{ink}" shape-rendering="crispEdges"/>"#
        );
    }
    let base = top + CELL.1 * 0.73;
    let ink = if reversed { PAPER } else { ink };
    for (on, shift) in [(Modifier::UNDERLINED, 2.5), (Modifier::CROSSED_OUT, -4.5)] {
        if cell.modifier.contains(on) {
            let (right, at) = (left + wide, base + shift);
            let _ = writeln!(
                svg,
                r#"<path d="M{left:.1} {at:.1}H{right:.1}" stroke="{ink}" stroke-width="1"/>"#
            );
        }
    }
    if text.trim().is_empty() {
        return;
    }
    let weight = if cell.modifier.contains(Modifier::BOLD) { r#" font-weight="bold""# } else { "" };
    let faint = if cell.modifier.contains(Modifier::DIM) { r#" opacity="0.6""# } else { "" };
    // Word by word, and each wide character for itself: not every renderer takes a place for every letter.
    let mut letters = text.chars().zip(places).peekable();
    while let Some((letter, place)) = letters.next() {
        if letter == ' ' {
            continue;
        }
        let mut word = String::from(letter);
        let mut size = "";
        if is_wide(letter) {
            size = r#" font-size="15.5""#;
        } else {
            let joins = |next: &(char, &f32)| next.0 != ' ' && !is_wide(next.0);
            word.extend(std::iter::from_fn(|| letters.next_if(joins)).map(|(letter, _)| letter));
        }
        let word = word.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(
            svg,
            r#"<text x="{place:.1}" y="{base:.1}" fill="{ink}"{weight}{faint}{size}>{word}</text>"#
        );
    }
}

fn is_wide(letter: char) -> bool {
    unicode_width::UnicodeWidthChar::width(letter) == Some(2)
}

fn color(color: Color) -> &'static str {
    match color {
        Color::LightRed => "#ff8a80",
        Color::LightGreen => "#8fd694",
        Color::LightYellow => "#f2d06b",
        Color::LightCyan => "#7fdfd4",
        _ => INK,
    }
}
