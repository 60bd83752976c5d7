//! Screens for terminals that show nothing but ASCII: every sign gets a plain stand-in of the same width.

use ratatui::buffer::Buffer;

/// What the terminal can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Charset {
    #[default]
    Unicode,
    /// ASCII only; no Chinese either.
    Ascii,
}

impl Charset {
    /// What the environment promises, given its variables.
    pub(crate) fn detect(variable: impl Fn(&str) -> Option<String>) -> Charset {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG"));
        let utf8 = locale.is_none_or(|locale| {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        });
        let console = set("TERM").is_some_and(|term| term == "linux" || term == "dumb");
        if set("NO_UNICODE").is_some() || console || !utf8 {
            Charset::Ascii
        } else {
            Charset::Unicode
        }
    }
}

/// Puts a stand-in for everything that is not ASCII.
pub(crate) fn fold(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let plain: String = cell.symbol().chars().map(stand_in).collect();
            cell.set_symbol(&plain);
        }
    }
}

fn stand_in(c: char) -> char {
    match c {
        c if c.is_ascii() => c,
        '●' => 'o',
        '○' => '.',
        '■' | '▒' => '#',
        '□' => '=',
        '⌂' => '^',
        '▲' => '/',
        '▼' => '!',
        '◈' => '%',
        '◇' => ':',
        '✿' | '★' => '*',
        '∞' => '&',
        '✓' => '+',
        '↻' => '~',
        '²' => '2',
        '◆' => '$',
        '♠' => 'S',
        '♥' => 'H',
        '♣' => 'C',
        '♦' => 'D',
        '♡' => '.',
        '─' | '━' | '—' | '–' | '−' => '-',
        '│' | '┃' => '|',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╭' | '╮' | '╰' | '╯' => {
            '+'
        }
        '▶' | '▸' | '→' | '›' => '>',
        '◂' | '←' => '<',
        '▾' | '↓' => 'v',
        '▴' | '↑' => '^',
        '·' | '…' => '.',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        '×' => 'x',
        '≤' => '<',
        '█' => '#',
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn detect(variables: &[(&str, &str)]) -> Charset {
        Charset::detect(|name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_says_what_can_be_shown() {
        assert_eq!(detect(&[("LANG", "zh_CN.UTF-8"), ("TERM", "xterm")]), Charset::Unicode);
        assert_eq!(detect(&[("LANG", "C.utf8")]), Charset::Unicode);
        assert_eq!(detect(&[]), Charset::Unicode);
        assert_eq!(detect(&[("LANG", "C")]), Charset::Ascii);
        assert_eq!(detect(&[("LC_ALL", "POSIX"), ("LANG", "en_US.UTF-8")]), Charset::Ascii);
        assert_eq!(detect(&[("LANG", "en_US.UTF-8"), ("TERM", "linux")]), Charset::Ascii);
        assert_eq!(detect(&[("LANG", "en_US.UTF-8"), ("NO_UNICODE", "1")]), Charset::Ascii);
    }

    #[test]
    fn nothing_but_ascii_is_left() {
        let mut buffer = Buffer::with_lines(["R●w1 ─ “Ada” 玉…"]);
        fold(&mut buffer);
        let line: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        assert_eq!(line, "Row1 - \"Ada\" ? .");
    }
}
