//! A new table before anybody has sat down: who plays, how many, with which options.
//!
//! `form` holds what was chosen, `words` says it; it is asked on a screen here, and line by line in `lines`.

mod choice;
mod command;
mod form;
mod lines;
mod words;

pub(crate) use form::{Form, Row};
pub(crate) use lines::ask as ask_in_lines;
pub(crate) use words::Spoken;

use crate::ascii::Charset;
use crate::ui::Notice;
use crate::{Play, screen};
use boards::Sitter;
use catalog::Info;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use engine::Refusal;
use ratatui::layout::Size;
use serde_json::{Map, Value};
use texts::{Lang, Texts};

/// The level of the bots that sit where nobody was named.
const USUAL: &str = "normal";

/// What is known of a new table before anything was asked.
pub struct Proposal {
    pub game: Info,
    /// Who sits where unless something else is chosen.
    pub sitters: Vec<Sitter>,
    /// The options unless others are chosen; an object or nothing.
    pub options: Value,
    pub lang: Lang,
    /// What players have brought, if anything.
    pub modules: Vec<Brought>,
    /// The command line that led here, to show how to do without these questions.
    pub typed: Typed,
}

/// Something that players have brought.
#[derive(Clone, Debug)]
pub struct Brought {
    /// What it is called, in English and in Chinese; none if nothing in it could be read.
    pub name: Option<[String; 2]>,
    pub file: String,
}

/// The part of a command line that does not depend on what is chosen.
pub struct Typed {
    /// The words before the seats, as a shell takes them.
    pub command: String,
    /// Options that other words say, wholly or in part: what is left of them to say, or null.
    pub otherwise: Map<String, Value>,
    /// The words after the options, one by one.
    pub rest: Vec<String>,
    /// The language that is spoken where no other is asked for.
    pub usual: Lang,
}

/// What was chosen.
#[derive(Clone, Debug)]
pub struct Chosen {
    pub sitters: Vec<Sitter>,
    /// The options that are not usual; an object or nothing.
    pub options: Value,
    pub lang: Lang,
}

/// Lays the table that was chosen, or says why it cannot be had.
pub type Lay<'a> = dyn FnMut(&Chosen) -> Result<Play, Refusal> + 'a;

/// What a key has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Stay,
    Start,
    Leave,
}

/// The questions on a screen, without the terminal.
pub(crate) struct Asking {
    form: Form,
    texts: Texts,
    typed: Typed,
    modules: Vec<Brought>,
    /// The language that was asked for, whatever the terminal can show.
    lang: Lang,
    charset: Charset,
    cursor: Row,
    notice: Option<Notice>,
    size: Size,
}

impl Asking {
    pub(crate) fn new(proposal: Proposal, charset: Charset) -> Self {
        let lang = match charset {
            Charset::Unicode => proposal.lang,
            Charset::Ascii => Lang::En,
        };
        Asking {
            form: form(&proposal),
            texts: Texts::new(lang),
            typed: proposal.typed,
            modules: proposal.modules,
            lang: proposal.lang,
            charset,
            // Whoever is content with everything presses Enter.
            cursor: Row::Start,
            notice: None,
            size: screen::SMALLEST,
        }
    }

    pub(crate) fn spoken(&self) -> Spoken<'_> {
        Spoken { form: &self.form, texts: &self.texts }
    }

    /// What players have brought, in a line; none if they have not.
    pub(crate) fn modules(&self) -> Option<String> {
        words::brought(&self.modules, &self.texts)
    }

    pub(crate) fn cursor(&self) -> Row {
        self.cursor
    }

    pub(crate) fn charset(&self) -> Charset {
        self.charset
    }

    /// What stands in the way of what was last wanted.
    pub(crate) fn notice(&self) -> Option<String> {
        let speaker = self.texts.at(self.form.game, &[]);
        self.notice.as_ref().map(|notice| notice.words(speaker))
    }

    /// The command line for what is chosen.
    pub(crate) fn command(&self) -> String {
        command::written(&self.typed, &self.chosen())
    }

    pub(crate) fn chosen(&self) -> Chosen {
        self.form.result(self.lang)
    }

    /// The table cannot be had.
    pub(crate) fn refuse(&mut self, refusal: Refusal) {
        self.notice = Some(Notice::Refused(refusal));
    }

    pub(crate) fn draw(&mut self, frame: &mut ratatui::Frame<'_>) {
        self.size = frame.area().as_size();
        screen::set_up(frame, self);
    }

    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Step {
        if key.kind == KeyEventKind::Release {
            return Step::Stay;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if key.code == KeyCode::Char('c') { Step::Leave } else { Step::Stay };
        }
        self.notice = None;
        let name = self.form.name(self.cursor).map(str::to_owned);
        match (key.code, name) {
            // On a screen that shows no questions nothing is done that could not be seen.
            (KeyCode::Esc | KeyCode::Char('q'), _) if screen::is_small(self.size) => {
                return Step::Leave;
            }
            (KeyCode::Char('L'), _) if screen::is_small(self.size) => self.switch_language(),
            _ if screen::is_small(self.size) => {}
            (KeyCode::Up | KeyCode::BackTab, _) => self.step(-1),
            (KeyCode::Down | KeyCode::Tab, _) => self.step(1),
            (KeyCode::Left, _) => self.form.change(self.cursor, -1),
            (KeyCode::Right, _) => self.form.change(self.cursor, 1),
            (KeyCode::Enter, _) => return Step::Start,
            (KeyCode::Esc, _) => return Step::Leave,
            (KeyCode::Backspace, Some(mut name)) => {
                name.pop();
                self.form.rename(self.cursor, &name);
            }
            // No name begins with a space, so that one has another use until there is a name.
            (KeyCode::Char(c), Some(name)) if c != ' ' || !name.is_empty() => {
                self.form.rename(self.cursor, &format!("{name}{c}"));
            }
            (KeyCode::Char(' '), _) => self.form.change(self.cursor, 1),
            (KeyCode::Char('q'), _) => return Step::Leave,
            (KeyCode::Char('L'), _) => self.switch_language(),
            _ => {}
        }
        Step::Stay
    }

    fn step(&mut self, by: isize) {
        let rows = self.form.rows();
        let at = rows.iter().position(|row| *row == self.cursor).unwrap_or(0) as isize;
        let next = (at + by).rem_euclid(rows.len() as isize) as usize;
        self.cursor = rows.get(next).copied().unwrap_or(Row::Start);
    }

    fn switch_language(&mut self) {
        match self.charset {
            Charset::Unicode => {
                self.lang = self.lang.next();
                self.texts.switch(self.lang);
            }
            Charset::Ascii => self.notice = Some(Notice::Say("tui-ascii-only", vec![])),
        }
    }
}

fn form(proposal: &Proposal) -> Form {
    Form::new(&proposal.game, &proposal.sitters, &proposal.options)
        .with_seats(proposal.sitters.len())
}

#[cfg(test)]
mod tests;
