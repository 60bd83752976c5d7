//! Lines of any length from any source, none of which can fill the memory.

use std::io::{self, BufRead, Read};

/// Reads the next line into `line`, without its end; false when there is none.
/// Of a line longer than `most` bytes only the first `most + 1` are kept, so that its reader sees that it is too long.
pub(crate) fn next(source: &mut impl BufRead, most: usize, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let kept = source.by_ref().take(most as u64 + 1).read_until(b'\n', line)?;
    if kept == 0 {
        return Ok(false);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > most {
        skip_to_end(source)?;
    }
    Ok(true)
}

fn skip_to_end(source: &mut impl BufRead) -> io::Result<()> {
    loop {
        let waiting = source.fill_buf()?;
        let (used, done) = match waiting.iter().position(|&byte| byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (waiting.len(), waiting.is_empty()),
        };
        source.consume(used);
        if done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<String> {
        // A small buffer, so that lines span several.
        let mut source = io::BufReader::with_capacity(3, text.as_bytes());
        let mut line = Vec::new();
        let mut found = Vec::new();
        while next(&mut source, 4, &mut line).unwrap() {
            found.push(String::from_utf8(line.clone()).unwrap());
        }
        found
    }

    #[test]
    fn long_lines_are_cut_and_the_next_line_begins_where_it_should() {
        assert_eq!(all("abcd\nabcde\nabcdefghijk\n\nx"), ["abcd", "abcde", "abcde", "", "x"]);
        assert_eq!(all("abcdefghijk"), ["abcde"]);
        assert_eq!(all("abcd"), ["abcd"]);
        assert_eq!(all("\n"), [""]);
        assert!(all("").is_empty());
    }
}
