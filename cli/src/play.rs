//! `onetable play`: a table in the terminal.

use crate::modules::Read;
use crate::save::Target;
use crate::saved::Saved;
use crate::setup::Wanted;
use crate::{data, lang, program, refusal, seats, setup, terminal};
use anyhow::bail;
use catalog::{Game, Table};
use clap::Args;
use engine::{Refusal, Replay, Seed, Setup, Status};
use serde_json::Value;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use texts::{Lang, Texts};
use tui::{Chosen, FullScreen, Proposal, Sitter, Typed};

/// Plays in the terminal: people at one keyboard, bots, or both.
#[derive(Args)]
pub(crate) struct Play {
    /// The game
    game: String,
    /// Who sits where: human, human:NAME or bot:NAME; if not said, a screen asks, and --plain takes a person against
    /// a bot
    #[arg(value_parser = seats::parse)]
    seats: Vec<Sitter>,
    /// Who sits where is said seat by seat; whoever counts them as for `sim` is told so
    #[arg(long = "seats", value_name = "N", hide = true)]
    count: Option<u8>,
    /// Ask who plays and with which options, whatever else is said
    #[arg(long, conflicts_with = "from")]
    setup: bool,
    /// The language to begin in: en or zh
    #[arg(long)]
    lang: Option<Lang>,
    /// Print lines and read numbers, for pipes and screen readers
    #[arg(long)]
    plain: bool,
    /// Up to 64 hex digits from which all luck follows; a fresh one if not said
    #[arg(long, value_name = "HEX")]
    seed: Option<Seed>,
    #[command(flatten)]
    table: setup::TableOptions,
    /// A folder whose *.json files replace the built-in card data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Save the match in this file when you leave
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved match, and save it in the same file unless --save names another
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["seed", "options", "module"])]
    from: Option<PathBuf>,
}

impl Play {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let lang = lang::or_environment(self.lang);
        let from = self.from.as_deref();
        let target = match self.save.as_deref().or(from) {
            Some(file) => Some(Target::new(file, from)?),
            None => None,
        };
        let mut screen = None;
        let play = match from {
            Some(file) => self.go_on(file, lang)?,
            None => match self.begin(lang, &mut screen)? {
                Some(play) => play,
                None => return Ok(()),
            },
        };
        let people: Vec<String> = play.sitters.iter().map(ToString::to_string).collect();
        let lang = play.lang;
        let table = match screen {
            Some(screen) => screen.play(play)?,
            None if self.has_screen() => tui::play(play)?,
            None => tui::play_plain(play, &mut io::stdin().lock(), &mut io::stdout().lock())?,
        };
        match target {
            Some(target) => self.save(&*table, people, &target, lang),
            None => Ok(()),
        }
    }

    fn has_screen(&self) -> bool {
        !self.plain && terminal::is_there()
    }

    /// A new table, perhaps after asking what it is to be; then the screen that asked stays open.
    fn begin(
        &self,
        lang: Lang,
        screen: &mut Option<FullScreen>,
    ) -> anyhow::Result<Option<tui::Play>> {
        let catalog = data::catalog(&self.game, self.data.as_deref())?;
        let game = catalog.game(&self.game).map_err(|refusal| refusal::explain(&refusal))?;
        if let Some(count) = self.count {
            bail!(seats::by_name(count, &game.info()));
        }
        let seed = match self.seed {
            Some(seed) => seed,
            None => setup::fresh_seed()?,
        };
        let sitters = seats::seated(&self.seats, &game.info(), None)?;
        let Wanted { options, modules } = self.table.read(lang)?;
        let chosen = Chosen { sitters, options, lang };
        // Also where it will be asked: what is wrong with the command line is said before.
        let play = lay(game, seed, &chosen).map_err(|refusal| refusal::explain(&refusal))?;
        let asks = self.setup || (self.seats.is_empty() && self.has_screen());
        if !asks {
            return Ok(Some(play));
        }
        let proposal = self.proposal(game, chosen, &modules);
        let mut lay = |chosen: &Chosen| lay(game, seed, chosen);
        if self.has_screen() {
            screen.insert(FullScreen::open()?).set_up(proposal, &mut lay)
        } else {
            let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
            tui::set_up_plain(proposal, &mut lay, &mut input, &mut output)
        }
    }

    /// What the questions begin with.
    fn proposal(&self, game: &dyn Game, chosen: Chosen, modules: &[Read]) -> Proposal {
        let Chosen { sitters, options, lang } = chosen;
        let path = |path: &Path| path.display().to_string();
        // Without the seed: the luck of a table is not for everybody in front of the screen.
        let flags = [
            ("--data", self.data.as_deref().map(path)),
            ("--save", self.save.as_deref().map(path)),
        ];
        let files = self.table.module.iter().map(|file| ("--module", Some(path(file))));
        let given = files.chain(flags).filter_map(|(flag, value)| Some([flag.to_owned(), value?]));
        let typed = Typed {
            command: format!("{} play {}", program::name(), self.game),
            otherwise: self.table.beside_files(),
            rest: given.flatten().chain(self.plain.then(|| "--plain".to_owned())).collect(),
            usual: lang::or_environment(None),
        };
        let modules = modules.iter().map(Read::brought).collect();
        Proposal { game: game.info(), sitters, options, lang, modules, typed }
    }

    /// The table of a saved match.
    fn go_on(&self, file: &Path, lang: Lang) -> anyhow::Result<tui::Play> {
        let saved = Saved::open(file, self.data.as_deref())?;
        if saved.replay.game != self.game {
            bail!("{} is a match of {}, not of {}", file.display(), saved.replay.game, self.game);
        }
        let game = saved.game()?;
        let sitters = match seats::remembered(&saved.replay) {
            Some(sitters) if self.seats.is_empty() => sitters,
            _ => seats::seated(&self.seats, &game.info(), Some(saved.replay.setup.seats))?,
        };
        let setup = &saved.replay.setup;
        let cards = game.cards_at(&setup.options, setup.seats);
        let modules = brought(game, &setup.options);
        Ok(tui::Play { table: saved.load()?, cards, modules, sitters, lang })
    }

    fn save(
        &self,
        table: &dyn Table,
        people: Vec<String>,
        target: &Target,
        lang: Lang,
    ) -> anyhow::Result<()> {
        target.write(&Replay { people, ..table.save() })?;
        let file = target.file().display().to_string();
        let (words, mut command) = match table.status() {
            Status::Awaiting(_) => {
                ("cli-saved", ["play", &self.game, "--continue"].map(str::to_owned).to_vec())
            }
            Status::Over(_) => ("cli-saved-over", vec!["replay".to_owned()]),
        };
        command.push(program::quoted(&file));
        if let Some(folder) = &self.data {
            let folder = program::quoted(&folder.display().to_string());
            command.extend(["--data".to_owned(), folder]);
        }
        let words = Texts::new(lang).say(words, &[("file", file.into())]);
        let mut out = io::stdout().lock();
        writeln!(out, "{words}")?;
        writeln!(out, "  {} {}", program::name(), command.join(" "))?;
        Ok(())
    }
}

/// The table that was chosen.
fn lay(game: &dyn Game, seed: Seed, chosen: &Chosen) -> Result<tui::Play, Refusal> {
    let Chosen { sitters, options, lang } = chosen.clone();
    let seats = sitters.len() as u8; // no game has more seats than fit
    let cards = game.cards_at(&options, seats);
    let modules = brought(game, &options);
    let table = game.create(&Setup { options, seats, seed, random: Vec::new() })?;
    Ok(tui::Play { table, cards, modules, sitters, lang })
}

/// The fingerprints of what players have written and these options list.
fn brought(game: &dyn Game, options: &Value) -> Vec<String> {
    let listed = game.documents().and_then(|option| options.get(option)?.as_array());
    let documents = listed.into_iter().flatten().filter_map(|written| game.document(written));
    documents.map(|document| document.hash).collect()
}
