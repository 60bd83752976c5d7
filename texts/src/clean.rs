//! Makes foreign text safe to show: a player's name must not move the cursor or turn a line around.

use unicode_width::UnicodeWidthChar;

/// How many marks without a width may follow each other; written languages need no more.
const MOST_MARKS: usize = 2;

/// The text without control characters, direction and format controls, invisible characters and heaps of marks.
/// Line ends and tabs become spaces.
pub fn clean(text: &str) -> String {
    let mut cleaned = String::with_capacity(text.len());
    let mut marks = 0;
    for c in text.chars() {
        let c = match c {
            '\t' | '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => ' ',
            c if c.is_control() || is_invisible(c) => continue,
            c => c,
        };
        if c.width().unwrap_or(0) > 0 {
            marks = 0;
        } else {
            marks += 1;
            // A mark needs something to stand on.
            if marks > MOST_MARKS || cleaned.is_empty() {
                continue;
            }
        }
        cleaned.push(c);
    }
    cleaned.trim().to_owned()
}

/// Characters that show nothing but change how others are shown, or only pretend to be nothing.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{AD}'
            | '\u{34F}'
            | '\u{61C}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_stay_as_they_are() {
        for name in ["Ada", "李白", "Zoë", "नीलम", "O'Brien 2"] {
            assert_eq!(clean(name), name);
        }
    }

    #[test]
    fn controls_and_tricks_are_taken_out() {
        assert_eq!(clean("\u{1b}[2JA\u{7}d\u{9b}a"), "[2JAda");
        assert_eq!(clean("\u{1b}]52;c;aGk=\u{7}Ada"), "]52;c;aGk=Ada");
        assert_eq!(clean("A\u{202e}da\u{2066}\u{200b}\u{feff}\u{e0041}"), "Ada");
        assert_eq!(clean(" A\nd\ta\u{2028} "), "A d a");
        assert_eq!(clean("\u{3164}\u{200d}"), "");
    }

    #[test]
    fn marks_do_not_pile_up() {
        let tower = format!("a{}b", "\u{301}".repeat(10_000));
        assert_eq!(clean(&tower), "a\u{301}\u{301}b");
        assert_eq!(clean("\u{301}a"), "a");
    }
}
