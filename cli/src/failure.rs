//! How the program ends: what went wrong, said once, and the exit code that scripts read.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// Something that was to be checked does not hold; everything else that goes wrong is wrong use.
#[derive(Debug)]
pub(crate) struct CheckFailed(pub(crate) String);

impl fmt::Display for CheckFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CheckFailed {}

/// The exit code of a command, after saying what went wrong.
pub(crate) fn code(result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else {
        return ExitCode::SUCCESS;
    };
    if is_broken_pipe(&error) {
        // Whoever read our output has seen enough, as with `onetable games | head -1`.
        return ExitCode::SUCCESS;
    }
    let code = if error.is::<CheckFailed>() { 1 } else { 2 };
    // Messages quote files of unknown origin, which must not move the cursor.
    let words = texts::clean(&format!("{error:#}"));
    // If not even this can be written, the code still tells.
    let _ = writeln!(io::stderr(), "error: {words}");
    ExitCode::from(code)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_pipe_is_found_below_other_words() {
        let broken = io::Error::from(io::ErrorKind::BrokenPipe);
        assert!(is_broken_pipe(&anyhow::Error::new(broken).context("writing")));
        let missing = io::Error::from(io::ErrorKind::NotFound);
        assert!(!is_broken_pipe(&anyhow::Error::new(missing)));
    }
}
