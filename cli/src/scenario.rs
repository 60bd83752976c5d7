//! `onetable scenario`: positions with what must hold, as files.

use crate::failure::CheckFailed;
use crate::{data, json_file, refusal};
use anyhow::bail;
use catalog::Catalog;
use clap::{Args, Subcommand};
use serde::Serialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Checks scenario files.
#[derive(Subcommand)]
pub(crate) enum Scenario {
    Run(Run),
    Show(Show),
}

/// Prints the position that a scenario begins with, as JSON.
///
/// The paths of `given` and `expect` point into it.
#[derive(Args)]
pub(crate) struct Show {
    /// The file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// A folder whose *.json files replace the built-in card data of the game
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Plays scenario files and says which hold.
///
/// Exits with 1 if one does not hold, and with 2 if one cannot be read.
#[derive(Args)]
pub(crate) struct Run {
    /// The files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// A folder whose *.json files replace the built-in card data of the game
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// One JSON object instead of lines
    #[arg(long)]
    json: bool,
}

/// How one file did.
#[derive(Serialize)]
struct Played {
    file: String,
    /// What the file calls itself, if it could be read.
    name: Option<String>,
    result: Verdict,
    problem: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Verdict {
    Ok,
    Failed,
    /// The file cannot be read, or does not fit this program.
    Broken,
}

/// How all files did.
#[derive(Serialize)]
struct Report {
    passed: usize,
    failed: usize,
    broken: usize,
    results: Vec<Played>,
}

impl Scenario {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            Scenario::Run(run) => run.run(),
            Scenario::Show(show) => show.run(),
        }
    }
}

impl Show {
    fn run(self) -> anyhow::Result<()> {
        let scenario: engine::scenario::Scenario = json_file::read(&self.file)?;
        let mut catalog = data::built_in()?;
        if let Some(folder) = &self.data {
            data::replace(&mut catalog, &scenario.game, folder)?;
        }
        let game = catalog.game(&scenario.game).map_err(|refusal| refusal::explain(&refusal))?;
        let failed = |error| CheckFailed(format!("{}: {error}", self.file.display()));
        let position = game.position(&scenario).map_err(failed)?;
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&position)?)?;
        Ok(())
    }
}

impl Run {
    fn run(self) -> anyhow::Result<()> {
        let mut games = Games { catalog: data::built_in()?, folder: self.data, replaced: None };
        let mut out = io::stdout().lock();
        let mut results = Vec::new();
        for file in &self.files {
            let played = games.play(file)?;
            if !self.json {
                played.print(&mut out)?;
            }
            results.push(played);
        }
        let count = |verdict| results.iter().filter(|played| played.result == verdict).count();
        let (passed, failed) = (count(Verdict::Ok), count(Verdict::Failed));
        let broken = count(Verdict::Broken);
        if self.json {
            let report = Report { passed, failed, broken, results };
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else if broken == 0 {
            writeln!(out, "{passed} passed, {failed} failed")?;
        } else {
            writeln!(out, "{passed} passed, {failed} failed, {broken} not readable")?;
        }
        if broken > 0 {
            bail!("{broken} of {} files cannot be read", self.files.len());
        }
        if failed > 0 {
            bail!(CheckFailed(format!("{failed} of {} scenarios do not hold", self.files.len())));
        }
        Ok(())
    }
}

/// The games, the data of one of them replaced once a file says which one `--data` is for.
struct Games {
    catalog: Catalog,
    folder: Option<PathBuf>,
    replaced: Option<String>,
}

impl Games {
    fn play(&mut self, file: &Path) -> anyhow::Result<Played> {
        let played = |name, result, problem| Played {
            file: file.display().to_string(),
            name,
            result,
            problem,
        };
        let scenario: engine::scenario::Scenario = match json_file::read(file) {
            Ok(scenario) => scenario,
            Err(error) => return Ok(played(None, Verdict::Broken, Some(format!("{error:#}")))),
        };
        let name = Some(scenario.name.clone());
        if let Err(problem) = self.prepare(&scenario.game)? {
            let problem = format!("{}, field game: {problem}", file.display());
            return Ok(played(name, Verdict::Broken, Some(problem)));
        }
        let game =
            self.catalog.game(&scenario.game).map_err(|refusal| refusal::explain(&refusal))?;
        Ok(match game.scenario(&scenario) {
            Ok(()) => played(name, Verdict::Ok, None),
            Err(error) => played(name, Verdict::Failed, Some(error.to_string())),
        })
    }

    /// Makes the game ready, or says what is wrong with naming it.
    fn prepare(&mut self, game: &str) -> anyhow::Result<Result<(), String>> {
        if let Err(refusal) = self.catalog.game(game) {
            return Ok(Err(refusal::explain(&refusal).to_string()));
        }
        let Some(folder) = &self.folder else {
            return Ok(Ok(()));
        };
        match &self.replaced {
            None => {
                data::replace(&mut self.catalog, game, folder)?;
                self.replaced = Some(game.to_owned());
                Ok(Ok(()))
            }
            Some(first) if first == game => Ok(Ok(())),
            Some(first) => Ok(Err(format!(
                "--data is for the game of the first file, {first}; run the others by themselves"
            ))),
        }
    }
}

impl Played {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let problem = texts::clean(self.problem.as_deref().unwrap_or_default());
        let name = texts::clean(self.name.as_deref().unwrap_or_default());
        match self.result {
            Verdict::Ok => writeln!(out, "ok      {}: {name}", self.file),
            Verdict::Failed => writeln!(out, "FAILED  {}: {name}: {problem}", self.file),
            // The problem names the file.
            Verdict::Broken => writeln!(out, "BROKEN  {problem}"),
        }
    }
}
