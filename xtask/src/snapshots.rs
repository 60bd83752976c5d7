//! Rewrites the golden files of the tests.

use anyhow::{Context, Result};

use crate::shell::Shell;
use crate::steps;

/// Runs the tests so that every golden file is replaced by what the program does now.
pub(crate) fn rewrite(shell: &Shell) -> Result<()> {
    let mut arguments = steps::test_arguments(shell);
    // A test that fails for another reason must not leave half of the files as they were.
    arguments.push("--no-fail-fast");
    shell.cargo_with(&arguments, &[("INSTA_UPDATE", "always")]).context(
        "the tests do not build, or some fail for another reason than a golden file; \
             git diff shows which files were rewritten before that",
    )?;
    println!(
        "\nThe golden files now say what the program does, which may be wrong: \
         read `git status` and `git diff` before you commit them."
    );
    Ok(())
}
