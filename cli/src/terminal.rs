//! Whether somebody sits in front of the program, or another program does.

use std::io::{self, IsTerminal};

/// Whether the full screen can be used: keys come in and pictures go out.
pub(crate) fn is_there() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}
