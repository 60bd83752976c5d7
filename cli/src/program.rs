//! What this program is called by whoever started it, for commands to paste.

use std::env;

/// The word to begin a command with: the path it was started by, or its name if it was found without one.
pub(crate) fn name() -> String {
    let started = env::args_os().next().and_then(|word| word.into_string().ok());
    pasteable(started.as_deref().unwrap_or_default())
}

fn pasteable(started: &str) -> String {
    if started.contains(['/', '\\']) { quoted(started) } else { "onetable".to_owned() }
}

/// A word as a shell takes it.
pub(crate) fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/\\._-:+~@".contains(c);
    if word.chars().all(plain) { word.to_owned() } else { format!("\"{word}\"") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_kept_and_quoted_where_a_shell_would_split_it() {
        assert_eq!(pasteable("onetable"), "onetable");
        assert_eq!(pasteable(""), "onetable");
        assert_eq!(pasteable("target/release/onetable"), "target/release/onetable");
        assert_eq!(pasteable("/my games/onetable"), "\"/my games/onetable\"");
    }
}
