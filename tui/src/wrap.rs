//! Text measured in terminal columns, where a Chinese character takes two.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text, cut to so many columns; a cut one ends in `…`.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut used = 0;
    for c in text.chars() {
        let wide = c.width().unwrap_or(0);
        if used + wide + 1 > columns {
            break;
        }
        used += wide;
        kept.push(c);
    }
    let mut kept = kept.trim_end().to_owned();
    if columns > 0 {
        kept.push('…');
    }
    kept
}

/// As many parts of a line as fit in so many columns, the first ones; parts are divided by signs or commas. Not even a
/// single part that is too long is cut within a word.
pub(crate) fn fit(line: &str, columns: usize) -> String {
    if width(line) <= columns {
        return line.to_owned();
    }
    let ends = [" │ ", " · ", ", ", "，"].iter().flat_map(|sign| line.match_indices(sign));
    let parts = ends.map(|(end, _)| &line[..end]).filter(|part| width(part) <= columns);
    match parts.max_by_key(|part| part.len()) {
        Some(part) => part.to_owned(),
        None => {
            let mut first = wrap(line, columns.saturating_sub(1)).swap_remove(0);
            first.push('…');
            first
        }
    }
}

/// The end of the text that fits into so many columns; a cut one begins with `…`.
pub(crate) fn tail(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut used = 1;
    let kept = text.char_indices().rev().take_while(|(_, c)| {
        used += c.width().unwrap_or(0);
        used <= columns
    });
    let from = kept.last().map_or(text.len(), |(from, _)| from);
    if columns > 0 { format!("…{}", &text[from..]) } else { String::new() }
}

/// The text in lines of at most so many columns, broken at spaces and between Chinese characters.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(2);
    let mut lines = Vec::new();
    let mut line = String::new();
    for piece in pieces(text) {
        let blank = piece == " ";
        if width(&line) + width(piece) > columns && !line.is_empty() {
            lines.push(std::mem::take(&mut line).trim_end().to_owned());
        }
        if blank && line.is_empty() {
            continue;
        }
        // A word longer than the line is broken anywhere.
        for c in piece.chars() {
            if width(&line) + c.width().unwrap_or(0) > columns {
                lines.push(std::mem::take(&mut line));
            }
            line.push(c);
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// Words, spaces and single wide characters; closing punctuation stays with what it closes.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let mut end = first.len_utf8();
        if first != ' ' {
            let mut last = first;
            for c in rest[end..].chars() {
                let joined = if is_closing(c) {
                    true
                } else if is_opening(last) {
                    c != ' '
                } else {
                    c != ' ' && !is_wide(c) && !is_wide(last)
                };
                if !joined {
                    break;
                }
                end += c.len_utf8();
                last = c;
            }
        }
        let (piece, after) = rest.split_at(end);
        rest = after;
        Some(piece)
    })
}

fn is_wide(c: char) -> bool {
    c.width() == Some(2)
}

fn is_closing(c: char) -> bool {
    "，。、；：！？」）》”…".contains(c)
}

fn is_opening(c: char) -> bool {
    "「（《“".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_breaks_at_spaces() {
        assert_eq!(wrap("Ada takes the plate", 10), ["Ada takes", "the plate"]);
        assert_eq!(wrap("", 10), [""]);
        assert_eq!(wrap("incomprehensible", 6), ["incomp", "rehens", "ible"]);
    }

    #[test]
    fn the_end_of_a_long_text_is_kept() {
        assert_eq!([tail("abcdef", 6), tail("abcdef", 4)], ["abcdef", "…def"]);
        assert_eq!([tail("甲乙丙", 4), tail("甲乙丙", 5), tail("x", 0)], ["…丙", "…乙丙", ""]);
    }

    #[test]
    fn chinese_breaks_anywhere_but_before_closing_marks() {
        assert_eq!(wrap("取走食盘「琥珀暖圆盘」。", 12), ["取走食盘「琥", "珀暖圆盘」。"]);
        for columns in 10..20 {
            for line in wrap("Ada 取走「琥珀」，「金月」；结束回合。", columns) {
                assert!(width(&line) <= columns, "{columns}: {line}");
                assert!(!line.starts_with(is_closing), "{columns}: {line}");
                assert!(!line.ends_with(is_opening), "{columns}: {line}");
            }
        }
    }

    #[test]
    fn cutting_counts_columns() {
        assert_eq!(cut("Warm Amber Dish", 9), "Warm Amb…");
        assert_eq!(cut("琥珀暖圆盘", 7), "琥珀暖…");
        assert_eq!(cut("琥珀", 4), "琥珀");
        assert_eq!(cut("琥珀", 0), "");
    }

    #[test]
    fn a_line_gives_up_its_last_parts_and_no_half_words() {
        let line = "Turn 2 │ Bob │ 0 of 8 offered, chalice from 5 on";
        assert_eq!(fit(line, 80), line);
        assert_eq!(fit(line, 40), "Turn 2 │ Bob │ 0 of 8 offered");
        assert_eq!(fit(line, 20), "Turn 2 │ Bob");
        assert_eq!(fit("three words here", 12), "three words…");
        assert_eq!(fit("供奉 0/8，第 5 次起争玉盏", 20), "供奉 0/8");
    }
}
