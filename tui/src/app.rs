//! The full-screen program without its terminal: keys and time go in, screens come out.

use crate::Play;
use crate::ascii::Charset;
use crate::bot::Thinking;
use crate::keys::{self, Intent};
use crate::menu::{self, Entry};
use crate::scene::Seen;
use crate::session::{Next, Session};
use crate::tables::{self, TableScreen};
use crate::ui::{self, Mode, Notice, Ui};
use crate::{people, screen};
use catalog::Table;
use crossterm::event::KeyEvent;
use ratatui::layout::Size;
use serde_json::Value;
use texts::{Lang, Texts};

/// How long one sees that a bot is to move before it does, in milliseconds.
const PAUSE: u64 = 400;

/// A table on the screen.
pub(crate) struct App {
    session: Session,
    texts: Texts,
    names: Vec<String>,
    ui: Ui,
    thinking: Option<Thinking>,
    /// When the bot may move.
    resume_at: u64,
    /// Whether the result has been shown by itself.
    result_shown: bool,
    left: bool,
    size: Size,
}

impl App {
    pub(crate) fn new(play: Play, charset: Charset) -> anyhow::Result<Self> {
        let lang = match charset {
            Charset::Unicode => play.lang,
            Charset::Ascii => Lang::En,
        };
        let texts = Texts::new(lang);
        let names = people::names(&play.sitters, &texts);
        let session = Session::new(play)?;
        let ui = Ui { charset, ..Ui::default() };
        Ok(App {
            session,
            texts,
            names,
            ui,
            thinking: None,
            resume_at: 0,
            result_shown: false,
            left: false,
            size: Size::new(80, 24),
        })
    }

    fn seen(&self) -> Seen<'_> {
        let scene = self.session.scene();
        Seen { scene, speaker: self.texts.at(&scene.game, &self.names) }
    }

    fn table(&self) -> &'static dyn TableScreen {
        tables::of(&self.session.scene().game)
    }

    fn entries(&self) -> Vec<Entry> {
        menu::entries(self.seen(), self.table(), &self.ui.path)
    }

    fn is_over(&self) -> bool {
        self.session.scene().outcome.is_some()
    }

    /// Whether the player has left.
    pub(crate) fn is_left(&self) -> bool {
        self.left
    }

    /// Whether something will happen without a key, so that nobody should wait long for one.
    pub(crate) fn is_busy(&self) -> bool {
        self.thinking.is_some()
    }

    /// The table back, whatever was going on.
    pub(crate) fn finish(mut self) -> anyhow::Result<Box<dyn Table>> {
        if let Some(thinking) = self.thinking.take() {
            let (table, _) = thinking.cut_short()?;
            self.session.take_back(table);
        }
        self.session.into_table()
    }

    pub(crate) fn draw(&mut self, frame: &mut ratatui::Frame<'_>) {
        self.size = frame.area().as_size();
        screen::draw(frame, self.seen(), &self.ui);
    }

    /// Goes on as far as nobody at the keyboard is needed; true if the screen has changed.
    pub(crate) fn advance(&mut self, at: u64) -> anyhow::Result<bool> {
        if let Some(thinking) =
            self.thinking.take_if(|thinking| thinking.is_done() && at >= self.resume_at)
        {
            let seat = thinking.seat;
            let (table, decision) = thinking.finish()?;
            self.session.take_back(table);
            self.ui.thinking = None;
            let batch = decision.map_err(|refusal| {
                let words = self.seen().speaker.refusal(&refusal);
                anyhow::anyhow!("{words}")
            })?;
            self.session.play_bot(seat, &batch, at)?;
            return Ok(true);
        }
        if self.thinking.is_some() {
            return Ok(false);
        }
        match self.session.next() {
            Next::Over => {
                let shows = !self.result_shown && self.ui.mode == Mode::Table;
                if shows {
                    self.result_shown = true;
                    self.ui.mode = Mode::Result;
                }
                Ok(shows)
            }
            Next::Bot(seat) => {
                let Some(name) = self.session.bot(seat).map(str::to_owned) else {
                    anyhow::bail!("nobody plays seat {}", seat.index() + 1);
                };
                let Some(table) = self.session.lend() else {
                    return Ok(false);
                };
                self.thinking = Some(Thinking::start(table, seat, name));
                self.resume_at = at + PAUSE;
                self.ui.thinking = Some(seat);
                self.ui.point_at_nothing();
                Ok(true)
            }
            Next::Human(seat) => {
                if self.session.scene().asked.is_some() || matches!(self.ui.mode, Mode::HandOver(_))
                {
                    return Ok(false);
                }
                if !self.session.must_hand_over(seat) {
                    self.session.ask(seat);
                    self.ui.point_at_nothing();
                } else if self.ui.mode == Mode::Table {
                    self.session.step_aside();
                    self.ui.mode = Mode::HandOver(seat);
                } else {
                    return Ok(false);
                }
                Ok(true)
            }
        }
    }

    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyEvent, at: u64) {
        let entries = self.entries();
        let intent = keys::intent(&self.ui, &entries, self.is_over(), key);
        // On a screen that shows no table nothing is done that could not be seen.
        let unseen = screen::is_small(self.size)
            && !matches!(intent, Intent::Leave | Intent::Yes | Intent::No | Intent::Lang);
        if intent != Intent::Nothing && !unseen {
            self.ui.notice = None;
            self.act(intent, &entries, at);
        }
    }

    fn act(&mut self, intent: Intent, entries: &[Entry], at: u64) {
        match intent {
            Intent::Nothing => {}
            Intent::Point(entry) => self.point(entries, entry, at),
            Intent::PointInVain(key) => self.point_in_vain(key, at),
            Intent::Step(by) => self.step(entries.len(), by),
            Intent::Row(by) => {
                let columns = screen::menu_columns(self.seen(), &self.ui, self.size);
                self.step_row(entries.len(), by * columns as isize);
            }
            Intent::Confirm => match self.ui.mode {
                Mode::HandOver(seat) => {
                    self.ui.mode = Mode::Table;
                    self.session.ask(seat);
                    self.ui.point_at_nothing();
                }
                _ => self.confirm(entries, at),
            },
            Intent::Back => self.back(at),
            Intent::Pass => self.pass(at),
            Intent::Undo => self.undo(at),
            Intent::Inspect => self.inspect(entries),
            Intent::Log => {
                self.ui.log = Some(!self.ui.log_is_open(self.size.width));
                self.ui.scroll = 0;
            }
            Intent::Search => self.ui.mode = Mode::Search(String::new()),
            Intent::Command => self.ui.mode = Mode::Command(String::new()),
            Intent::Help => self.ui.mode = Mode::Help { scroll: 0 },
            Intent::Lang => self.switch_language(),
            Intent::Leave if self.is_over() => self.left = true,
            Intent::Leave => self.ui.mode = Mode::Leave,
            Intent::Result => {
                self.ui.mode = match self.ui.mode {
                    Mode::Result => Mode::Table,
                    _ => Mode::Result,
                };
            }
            Intent::Yes => match std::mem::take(&mut self.ui.mode) {
                Mode::Leave => self.left = true,
                Mode::Consent => {
                    let undone = self.session.undo(true, at);
                    self.undone(undone.err().map(Notice::Refused));
                }
                _ => {}
            },
            Intent::No => self.ui.mode = Mode::Table,
            Intent::Type(c) => {
                if let Mode::Command(text) | Mode::Search(text) = &mut self.ui.mode {
                    let room = text.chars().count() < 60;
                    text.extend(room.then_some(c).filter(|c| !c.is_control()));
                }
            }
            Intent::Erase => {
                if let Mode::Command(text) | Mode::Search(text) = &mut self.ui.mode
                    && text.pop().is_none()
                {
                    self.ui.mode = Mode::Table;
                }
            }
            Intent::Submit => match std::mem::take(&mut self.ui.mode) {
                Mode::Command(text) => self.command(&text, at),
                Mode::Search(text) => {
                    self.ui.search = text;
                    self.ui.scroll = 0;
                    self.ui.log = self.ui.log.filter(|open| *open).or(Some(true));
                }
                _ => {}
            },
            Intent::Page(by) => self.turn_page(by),
            Intent::Scroll(by) => {
                if let Mode::Help { scroll } | Mode::Inspect { scroll, .. } = &mut self.ui.mode {
                    *scroll = scroll.saturating_add_signed(by);
                }
            }
            Intent::LogScroll(by) => self.ui.scroll = self.ui.scroll.saturating_add_signed(by * 5),
            Intent::Skip => self.resume_at = at,
        }
    }

    /// Points at an entry: goes in where several actions begin, shows what a single one means, does it at the second time.
    fn point(&mut self, entries: &[Entry], place: usize, at: u64) {
        let Some(entry) = entries.get(place) else {
            return;
        };
        match (entry.action(), &entry.spot) {
            (Some(option), _) if self.ui.cursor == Some(place) => self.play(option, at),
            (Some(_), _) => self.ui.cursor = Some(place),
            (None, Some(spot)) => {
                self.ui.path.push(spot.clone());
                self.ui.cursor = None;
            }
            (None, None) => {}
        }
    }

    /// A key that the menu does not have: something elsewhere on the table, or something that cannot be done; then why not.
    fn point_in_vain(&mut self, key: char, at: u64) {
        if let Mode::Inspect { .. } = self.ui.mode {
            let spot = self.table().spot_id(self.session.scene(), key);
            if let Some(page) = spot.and_then(|spot| self.page_of(&spot)) {
                self.ui.mode = Mode::Inspect { page, scroll: 0 };
            }
            return;
        }
        let path = std::mem::take(&mut self.ui.path);
        let entries = self.entries();
        if let Some(place) = entries.iter().position(|entry| entry.key == Some(key)) {
            self.ui.cursor = None;
            return self.point(&entries, place, at);
        }
        self.ui.path = path;
        let entries = self.entries();
        let under_cursor = self.ui.cursor.and_then(|place| entries.get(place)?.spot.clone());
        let pointed: Vec<_> = self.ui.path.iter().cloned().chain(under_cursor).collect();
        let attempt = self.table().attempt(self.session.scene(), &pointed, key);
        let refusal = attempt.and_then(|action| self.session.objection(&action));
        self.ui.notice = refusal.map(Notice::Refused);
    }

    fn step(&mut self, count: usize, by: isize) {
        if count == 0 {
            return;
        }
        let count = count as isize;
        let place = match self.ui.cursor {
            Some(place) => (place as isize + by).rem_euclid(count),
            None if by > 0 => 0,
            None => count - 1,
        };
        self.ui.cursor = Some(place as usize);
    }

    fn step_row(&mut self, count: usize, by: isize) {
        let Some(place) = self.ui.cursor else {
            return self.step(count, by.signum());
        };
        let there = place as isize + by;
        if (0..count as isize).contains(&there) {
            self.ui.cursor = Some(there as usize);
        }
    }

    fn confirm(&mut self, entries: &[Entry], at: u64) {
        match self.ui.cursor.and_then(|place| Some((place, entries.get(place)?))) {
            Some((place, entry)) => {
                self.point(entries, place, at);
                // Whoever goes by Enter goes on by Enter.
                if entry.action().is_none() {
                    self.ui.cursor = Some(0);
                }
            }
            None if entries.is_empty() => {}
            None if entries.len() == 1 => self.point(entries, 0, at),
            None => self.ui.notice = Some(Notice::Say("tui-choose-first", vec![])),
        }
    }

    /// One step back: out of a page, off an entry, out of a group, off a pick; then back to the whole log.
    fn back(&mut self, at: u64) {
        if self.ui.mode != Mode::Table {
            self.ui.mode = Mode::Table;
            return;
        }
        let stepped = self.ui.cursor.take().is_some()
            || self.ui.path.pop().is_some()
            || self.session.unpick(at);
        if !stepped && self.ui.search.is_empty() && self.ui.scroll == 0 {
            // What lies over the table goes; a log that has its own place beside it may stay.
            self.ui.log = self.ui.log.filter(|_| self.size.width >= ui::LOG_FITS);
        } else if !stepped {
            self.ui.search.clear();
            self.ui.scroll = 0;
        }
    }

    /// Ends the turn; if that would waste something, says so first and wants the key again.
    fn pass(&mut self, at: u64) {
        self.ui.path.clear();
        let options = self.session.scene().options();
        let Some(option) = options.iter().position(|option| self.table().passes(&option.action))
        else {
            self.ui.notice = Some(if options.is_empty() {
                self.not_now()
            } else {
                Notice::Say("tui-cannot-pass", vec![])
            });
            return;
        };
        let wastes_nothing = options[option].quote.0.is_empty();
        let entries = self.entries();
        let place = entries.iter().position(|entry| entry.action() == Some(option));
        if wastes_nothing || (place.is_some() && self.ui.cursor == place) {
            self.play(option, at);
        } else {
            self.ui.cursor = place;
        }
    }

    /// Nobody at the keyboard is asked.
    fn not_now(&self) -> Notice {
        if self.is_over() {
            Notice::Refused(engine::Refused::Over.into())
        } else {
            Notice::Say("tui-not-now", vec![])
        }
    }

    fn play(&mut self, option: usize, at: u64) {
        let Some(option) = self.session.scene().options().get(option) else {
            return;
        };
        let action = option.action.clone();
        self.pick(&action, at);
    }

    fn pick(&mut self, action: &Value, at: u64) {
        self.ui.point_at_nothing();
        self.ui.scroll = 0;
        if let Err(refusal) = self.session.pick(action, at) {
            self.ui.notice = Some(Notice::Refused(refusal));
        }
    }

    fn undo(&mut self, at: u64) {
        if self.thinking.is_some() {
            self.ui.notice = Some(self.not_now());
            return;
        }
        if self.session.unpick(at) {
            return self.ui.point_at_nothing();
        }
        match self.session.undo(false, at) {
            Err(refusal) if refusal.code() == "needs_consent" && self.session.all_human() => {
                self.ui.mode = Mode::Consent;
            }
            Err(refusal) if refusal.code() == "needs_consent" => {
                self.undone(Some(Notice::Say("tui-undo-revealed", vec![])));
            }
            result => self.undone(result.err().map(Notice::Refused)),
        }
    }

    fn undone(&mut self, problem: Option<Notice>) {
        if problem.is_none() {
            self.ui.point_at_nothing();
            self.result_shown = false;
        }
        let done = Notice::Say("tui-undone", vec![]);
        self.ui.notice = Some(problem.unwrap_or(done));
    }

    fn inspect(&mut self, entries: &[Entry]) {
        let under_cursor = self.ui.cursor.and_then(|place| entries.get(place)?.spot.clone());
        let spots = under_cursor.into_iter().chain(self.ui.path.iter().rev().cloned());
        let pages: Vec<_> = spots.filter_map(|spot| self.page_of(&spot.id)).collect();
        let page = pages.first().copied().unwrap_or(0);
        self.ui.mode = Mode::Inspect { page, scroll: 0 };
    }

    fn page_of(&self, spot: &str) -> Option<usize> {
        let pages = self.table().pages(self.seen());
        pages.iter().position(|page| page.spots.iter().any(|known| known == spot))
    }

    fn turn_page(&mut self, by: isize) {
        let count = self.table().pages(self.seen()).len().max(1) as isize;
        if let Mode::Inspect { page, scroll } = &mut self.ui.mode {
            *page = (*page as isize + by).rem_euclid(count) as usize;
            *scroll = 0;
        }
    }

    fn switch_language(&mut self) {
        if self.ui.charset == Charset::Ascii {
            self.ui.notice = Some(Notice::Say("tui-ascii-only", vec![]));
            return;
        }
        self.texts.switch(self.texts.lang().next());
        self.names = people::names(self.session.sitters(), &self.texts);
    }

    /// What was typed after the colon: a number of the list, a command of the game, or one of the program.
    fn command(&mut self, text: &str, at: u64) {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            [] => {}
            ["undo" | "u"] => self.undo(at),
            ["help"] => self.ui.mode = Mode::Help { scroll: 0 },
            ["log"] => self.act(Intent::Log, &[], at),
            ["lang"] => self.switch_language(),
            ["quit" | "q"] => self.act(Intent::Leave, &[], at),
            _ if self.session.scene().asked.is_none() => {
                self.ui.notice = Some(self.not_now());
            }
            _ => match understand(self.session.scene(), self.table(), &words) {
                Some(action) => self.pick(&action, at),
                None => {
                    let figures = vec![
                        ("text", Value::from(texts::clean(text))),
                        ("examples", self.table().examples(self.seen()).into()),
                    ];
                    self.ui.notice = Some(Notice::Say("tui-command-unknown", figures));
                }
            },
        }
    }
}

/// The action that words mean: the number of an option, or a command of the game.
pub(crate) fn understand(
    scene: &crate::scene::Scene,
    table: &dyn TableScreen,
    words: &[&str],
) -> Option<Value> {
    if let [number] = words
        && let Ok(number) = number.parse::<usize>()
    {
        let option = scene.options().get(number.checked_sub(1)?)?;
        return Some(option.action.clone());
    }
    table.command(scene, words)
}

#[cfg(test)]
mod tests;
