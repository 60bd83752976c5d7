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
}
