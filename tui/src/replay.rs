//! A finished match, looked at step by step.

use crate::ascii::Charset;
use crate::input::{Came, Input};
use crate::log::Log;
use crate::people::names;
use crate::screen;
use crate::tables;
use crate::terminal::Screen;
use crate::ui::{Mode, Ui};
use boards::{Cards, Scene, Seen, Sitter};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use engine::{SeatSet, Viewer};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use texts::{Lang, Texts};

/// One moment of a match: what is seen, and what was told since the moment before.
#[derive(Clone, Debug)]
pub struct Frame {
    pub view: Value,
    /// As from `catalog::Table::events`.
    pub events: Vec<Value>,
}

/// A match to be shown.
pub struct Show {
    pub game: String,
    /// Who played.
    pub sitters: Vec<Sitter>,
    /// What the data says of each card, from `catalog::Game::cards`.
    pub cards: Vec<(String, Value)>,
    /// Through whose eyes the frames were taken.
    pub viewer: Viewer,
    pub frames: Vec<Frame>,
    pub lang: Lang,
}

/// Shows a match on the full screen, from its first frame on, until the viewer leaves.
pub fn show_replay(show: Show) -> anyhow::Result<()> {
    anyhow::ensure!(!show.frames.is_empty(), "there is nothing to show");
    let charset = Charset::detect(|name| std::env::var(name).ok());
    let mut player = Player::new(show, charset);
    let mut screen = Screen::take()?;
    let input = Input::listen();
    let mut stale = true;
    while !player.left && !screen.is_called_off() {
        if stale {
            screen.draw(|frame| player.draw(frame))?;
            stale = false;
        }
        match input.next(Duration::from_millis(150)) {
            Came::Event(Event::Key(key)) => player.key(key),
            Came::Event(_) => {}
            Came::Nothing => continue,
            Came::Gone => break,
        }
        stale = true;
    }
    Ok(())
}

/// The viewer without its terminal.
struct Player {
    frames: Vec<Frame>,
    at: usize,
    scene: Scene,
    log: Log,
    sitters: Vec<Sitter>,
    /// What they are called in the language spoken.
    names: Vec<String>,
    texts: Texts,
    ui: Ui,
    left: bool,
    width: u16,
}

impl Player {
    fn new(show: Show, charset: Charset) -> Self {
        let cards: Cards = show.cards.into_iter().collect();
        let lang = match charset {
            Charset::Unicode => show.lang,
            Charset::Ascii => Lang::En,
        };
        let mut player = Player {
            scene: Scene {
                game: show.game,
                seats: show.sitters.len() as u8,
                viewer: show.viewer,
                view: Value::Null,
                awaited: SeatSet::EMPTY,
                asked: None,
                outcome: None,
                cards: Arc::new(cards),
            },
            log: Log::default(),
            frames: show.frames,
            at: 0,
            names: names(&show.sitters, &Texts::new(lang)),
            sitters: show.sitters,
            texts: Texts::new(lang),
            ui: Ui { charset, ..Ui::default() },
            left: false,
            width: 80,
        };
        player.go(0);
        player
    }

    fn go(&mut self, to: usize) {
        self.at = to.min(self.frames.len().saturating_sub(1));
        self.log = Log::default();
        for frame in &self.frames[..=self.at] {
            self.log.add(&frame.events);
        }
        self.scene.view = self.frames[self.at].view.clone();
        self.ui.step = Some((self.at, self.frames.len() - 1));
        self.ui.scroll = 0;
    }

    fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            self.left = key.code == KeyCode::Char('c');
            return;
        }
        if let Mode::Inspect { .. } | Mode::Help { .. } = self.ui.mode {
            return self.on_page(key.code);
        }
        match key.code {
            KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter | KeyCode::Down => {
                self.go(self.at + 1)
            }
            KeyCode::Left | KeyCode::Backspace | KeyCode::Up => self.go(self.at.saturating_sub(1)),
            KeyCode::PageDown => self.go(self.at + 10),
            KeyCode::PageUp => self.go(self.at.saturating_sub(10)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(usize::MAX),
            KeyCode::Char('l') => self.ui.log = Some(!self.ui.log_is_open(self.width)),
            KeyCode::Char('i') => self.ui.mode = Mode::Inspect { page: 0, scroll: 0 },
            KeyCode::Char('?') => self.ui.mode = Mode::Help { scroll: 0 },
            KeyCode::Char('L') if self.ui.charset == Charset::Unicode => {
                self.texts.switch(self.texts.lang().next());
                self.names = names(&self.sitters, &self.texts);
            }
            KeyCode::Char('q') | KeyCode::Esc => self.left = true,
            _ => {}
        }
    }

    /// A key while a page lies over the table.
    fn on_page(&mut self, code: KeyCode) {
        let pages = tables::of(&self.scene.game).pages(self.seen()).len().max(1);
        let turn = |page: usize, by: usize| (page + by) % pages;
        self.ui.mode = match (std::mem::take(&mut self.ui.mode), code) {
            (Mode::Inspect { page, .. }, KeyCode::Right | KeyCode::Tab) => {
                Mode::Inspect { page: turn(page, 1), scroll: 0 }
            }
            (Mode::Inspect { page, .. }, KeyCode::Left | KeyCode::BackTab) => {
                Mode::Inspect { page: turn(page, pages - 1), scroll: 0 }
            }
            (Mode::Inspect { page, scroll }, KeyCode::Down) => {
                Mode::Inspect { page, scroll: scroll + 1 }
            }
            (Mode::Inspect { page, scroll }, KeyCode::Up) => {
                Mode::Inspect { page, scroll: scroll.saturating_sub(1) }
            }
            (Mode::Help { scroll }, KeyCode::Down) => Mode::Help { scroll: scroll + 1 },
            (Mode::Help { scroll }, KeyCode::Up) => Mode::Help { scroll: scroll.saturating_sub(1) },
            _ => Mode::Table,
        };
    }

    fn seen(&self) -> Seen<'_> {
        Seen::new(&self.scene, &self.texts, &self.names)
    }

    fn draw(&mut self, frame: &mut ratatui::Frame<'_>) {
        self.width = frame.area().width;
        screen::draw(frame, self.seen(), &self.log, &self.ui);
    }
}

#[cfg(test)]
mod tests;
