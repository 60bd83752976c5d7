//! Runs steps one after the other and reports the time each took.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::shell::Shell;

/// One part of `cargo xtask test`.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) run: fn(&Shell) -> Result<Outcome>,
}

/// How a step ended that did not fail.
pub(crate) enum Outcome {
    Passed,
    /// The step could not look, for a reason that is nobody's mistake here.
    NotChecked(&'static str),
}

/// What happened to every step.
pub(crate) struct Report {
    rows: Vec<Row>,
    /// The name of the step that failed, and why.
    failure: Option<(&'static str, String)>,
}

struct Row {
    name: &'static str,
    time: Option<Duration>,
    result: String,
    unchecked: bool,
}

/// Runs the steps in order up to the first that fails.
pub(crate) fn run(shell: &Shell, steps: &[Step]) -> Report {
    let mut report = Report { rows: Vec::new(), failure: None };
    for step in steps {
        let name = step.name;
        if report.failed() {
            report.rows.push(Row {
                name,
                time: None,
                result: "not run".to_owned(),
                unchecked: false,
            });
            continue;
        }
        println!("\n=== {name} ===");
        let start = Instant::now();
        let outcome = (step.run)(shell);
        let time = Some(start.elapsed());
        let unchecked = matches!(outcome, Ok(Outcome::NotChecked(_)));
        let result = match outcome {
            Ok(Outcome::Passed) => "ok".to_owned(),
            Ok(Outcome::NotChecked(why)) => format!("NOT CHECKED: {why}"),
            Err(error) => {
                report.failure = Some((name, format!("{error:#}")));
                "FAILED".to_owned()
            }
        };
        report.rows.push(Row { name, time, result, unchecked });
    }
    report
}

impl Report {
    pub(crate) fn failed(&self) -> bool {
        self.failure.is_some()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.rows.iter().map(|row| row.name.len());
        let width = names.max().unwrap_or(0).max("total".len());
        writeln!(f, "{:width$}  {:>9}  result", "step", "time")?;
        for row in &self.rows {
            let time = row.time.map_or_else(|| "-".to_owned(), seconds);
            writeln!(f, "{:width$}  {time:>9}  {}", row.name, row.result)?;
        }
        let total = seconds(self.rows.iter().filter_map(|row| row.time).sum());
        writeln!(f, "{:width$}  {total:>9}", "total")?;
        let unchecked = self.rows.iter().filter(|row| row.unchecked);
        let unchecked: Vec<_> = unchecked.map(|row| row.name).collect();
        match &self.failure {
            Some((name, why)) => write!(f, "\nFAILED in step `{name}`: {why}"),
            None if unchecked.is_empty() => write!(f, "\nAll steps passed."),
            None => write!(f, "\nPassed, but NOT CHECKED: {}", unchecked.join(", ")),
        }
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;
    use crate::shell::Tier;

    fn passes(_: &Shell) -> Result<Outcome> {
        Ok(Outcome::Passed)
    }

    fn cannot_look(_: &Shell) -> Result<Outcome> {
        Ok(Outcome::NotChecked("no light"))
    }

    fn fails(_: &Shell) -> Result<Outcome> {
        bail!("the reason")
    }

    fn step(name: &'static str, run: fn(&Shell) -> Result<Outcome>) -> Step {
        Step { name, run }
    }

    #[test]
    fn a_failing_step_stops_the_run_and_every_step_is_in_the_table() {
        let steps = [step("first", passes), step("second", fails), step("third", passes)];
        let report = run(&Shell::new(Tier::Short), &steps);
        assert!(report.failed());
        let results: Vec<_> = report.rows.iter().map(|row| row.result.as_str()).collect();
        assert_eq!(results, ["ok", "FAILED", "not run"]);
        let text = report.to_string();
        assert!(text.contains("total"), "{text}");
        assert!(text.ends_with("FAILED in step `second`: the reason"), "{text}");
    }

    #[test]
    fn a_step_that_could_not_look_does_not_fail_but_is_shown() {
        let steps = [step("first", cannot_look), step("second", passes)];
        let report = run(&Shell::new(Tier::Short), &steps);
        assert!(!report.failed());
        let text = report.to_string();
        assert!(text.contains("NOT CHECKED: no light"), "{text}");
        assert!(text.ends_with("Passed, but NOT CHECKED: first"), "{text}");
    }
}
