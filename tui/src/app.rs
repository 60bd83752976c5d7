//! The full-screen program without its terminal: keys and time go in, screens come out.

mod command;

pub(crate) use command::understand;

use crate::ascii::Charset;
use crate::desk::{Desk, Undone, Went};
use crate::keys::{self, Intent};
use crate::local::Local;
use crate::menu::{self, Entry};
use crate::room::Room;
use crate::room::orders::Kind;
use crate::tables::{self, TableScreen};
use crate::ui::{self, Mode, Notice, Ui};
use crate::{Parting, Play, modules, people, screen};
use boards::Seen;
use catalog::Table;
use crossterm::event::KeyEvent;
use protocol::Command;
use ratatui::layout::Size;
use serde_json::Value;
use texts::{Lang, Texts};

/// How long leaving waits for what was sent last, in milliseconds.
const PARTING: u64 = 2_000;

/// How long a word from the room stays before the next takes its place, in milliseconds.
const WORD: u64 = 1_500;

/// The most characters of a command, at a table and in a room; and of what is said to others.
const COMMAND: usize = 60;
const ROOM_COMMAND: usize = 76;
const SAYING: usize = 300;

/// A table on the screen.
pub(crate) struct App<D: Desk = Local> {
    desk: D,
    texts: Texts,
    names: Vec<String>,
    ui: Ui,
    /// Whether the result has been shown by itself.
    result_shown: bool,
    left: bool,
    /// Until when leaving waits for what was sent last.
    leaving: Option<u64>,
    /// Until when the last word from the room stays.
    word_until: u64,
    size: Size,
}

impl App {
    pub(crate) fn new(play: Play, charset: Charset) -> anyhow::Result<Self> {
        let lang = play.lang;
        Ok(App::at(Local::new(play)?, lang, charset))
    }

    /// The table back, whatever was going on.
    pub(crate) fn finish(self) -> anyhow::Result<Box<dyn Table>> {
        self.desk.into_table()
    }
}

impl<D: Desk> App<D> {
    pub(crate) fn at(desk: D, lang: Lang, charset: Charset) -> Self {
        let lang = match charset {
            Charset::Unicode => lang,
            Charset::Ascii => Lang::En,
        };
        let texts = Texts::new(lang);
        let names = people::names(desk.sitters(), &texts);
        let mut ui = Ui { charset, in_room: desk.room().is_some(), ..Ui::default() };
        ui.standing.has_modules = !desk.modules().is_empty();
        App {
            desk,
            texts,
            names,
            ui,
            result_shown: false,
            left: false,
            leaving: None,
            word_until: 0,
            size: Size::new(80, 24),
        }
    }

    fn seen(&self) -> Seen<'_> {
        let scene = self.desk.scene();
        Seen::new(scene, &self.texts, &self.names)
    }

    fn table(&self) -> &'static dyn TableScreen {
        tables::of(&self.desk.scene().game)
    }

    fn entries(&self) -> Vec<Entry> {
        menu::entries(self.seen(), self.table(), &self.ui.path)
    }

    fn is_over(&self) -> bool {
        self.desk.scene().outcome.is_some()
    }

    /// Whether the player has left.
    pub(crate) fn is_left(&self) -> bool {
        self.left
    }

    /// How to come back to the room, if there is something to come back to.
    pub(crate) fn parting(&self) -> Option<Parting> {
        self.desk.room()?.parting()
    }

    /// Whether something will happen without a key, so that nobody should wait long for one.
    pub(crate) fn is_busy(&self) -> bool {
        self.desk.is_busy()
    }

    pub(crate) fn draw(&mut self, frame: &mut ratatui::Frame<'_>) {
        self.size = frame.area().as_size();
        match self.desk.room() {
            Some(room) if room.is_lobby() => {
                screen::draw_waiting(frame, room, self.seen(), &self.names, &self.ui);
            }
            _ => screen::draw(frame, self.seen(), self.desk.log(), &self.ui),
        }
    }

    /// Goes on as far as nobody at the keyboard is needed; true if the screen has changed.
    pub(crate) fn advance(&mut self, at: u64) -> anyhow::Result<bool> {
        if let Mode::HandOver(_) = self.ui.mode {
            return Ok(false);
        }
        let went = self.desk.advance(at)?;
        if let (Some(until), Some(room)) = (self.leaving, self.desk.room()) {
            self.left |= room.is_settled() || at >= until;
        }
        self.ui.thinking = self.desk.thinking();
        let changed = match went {
            Went::Nowhere => false,
            Went::Changed => true,
            Went::Asked => {
                self.ui.point_at_nothing();
                true
            }
            Went::Over => {
                let shows = !self.result_shown && self.ui.mode == Mode::Table;
                if shows {
                    self.result_shown = true;
                    self.ui.mode = Mode::Result;
                }
                shows
            }
            Went::HandOver(seat) => {
                let hands_over = self.ui.mode == Mode::Table;
                if hands_over {
                    self.desk.step_aside();
                    self.ui.mode = Mode::HandOver(seat);
                }
                hands_over
            }
        };
        let room_changed = self.look_at_room(at)?;
        Ok(changed || room_changed)
    }

    /// Takes over what a room says without being asked; true if the screen has changed.
    fn look_at_room(&mut self, at: u64) -> anyhow::Result<bool> {
        let is_over = self.is_over();
        let Some(room) = self.desk.room_mut() else {
            return Ok(false);
        };
        let mut changed = false;
        // Orders hold until the next are given, and show in the first line as well.
        let is_read = matches!(self.ui.notice, None | Some(Notice::Orders(_)));
        if (is_read || at >= self.word_until)
            && let Some(notice) = room.notice()
        {
            self.ui.notice = Some(notice);
            self.word_until = at + WORD;
            changed = true;
        }
        let question = room.asks_for_undo();
        let Some(room) = self.desk.room() else {
            return Ok(changed);
        };
        if let Some(notice) = room.shut_out() {
            anyhow::bail!("{}", notice.words(self.texts.at("", &[])));
        }
        self.names = people::names(self.desk.sitters(), &self.texts);
        let (texts, names) = (&self.texts, &self.names);
        let new = Ui {
            top: Some(room.top(texts, names, at)),
            idle: room.idle(texts, names),
            lobby: room.is_lobby(),
            standing: room.standing(),
            orders: room.order_lines(Seen::new(room.scene(), texts, names).speaker),
            takes_back: question.and_then(|seat| room.last_deed(texts, names, seat)),
            ..Ui::default()
        };
        let ui = &mut self.ui;
        let lobby = new.lobby;
        changed |= (&new.top, &new.idle, new.lobby, new.standing, &new.orders, &new.takes_back)
            != (&ui.top, &ui.idle, ui.lobby, ui.standing, &ui.orders, &ui.takes_back);
        (ui.top, ui.idle, ui.lobby) = (new.top, new.idle, new.lobby);
        (ui.standing, ui.orders, ui.takes_back) = (new.standing, new.orders, new.takes_back);
        let mode = match (&self.ui.mode, question) {
            (Mode::Table, Some(seat)) if !lobby => Some(Mode::Agree(seat)),
            (Mode::Agree(_), None) => Some(Mode::Table),
            // The match goes on, or the next one has begun.
            (Mode::Result, _) if !is_over => Some(Mode::Table),
            (Mode::Say { text, result: true }, _) if !is_over => {
                Some(Mode::Say { text: text.clone(), result: false })
            }
            (Mode::Orders { .. }, _) if self.ui.orders.is_empty() => Some(Mode::Table),
            _ => None,
        };
        changed |= mode.is_some();
        self.ui.mode = mode.unwrap_or_else(|| std::mem::take(&mut self.ui.mode));
        self.result_shown &= is_over;
        Ok(changed)
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
                let log = self.desk.log();
                let columns = screen::menu_columns(self.seen(), log, &self.ui, self.size);
                self.step_row(entries.len(), by * columns as isize);
            }
            Intent::Confirm => match self.ui.mode {
                Mode::HandOver(seat) => {
                    self.ui.mode = Mode::Table;
                    self.desk.sit(seat);
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
            Intent::Leave if self.ui.in_room && self.ui.lobby => {
                self.in_room(Room::get_up);
                self.leaving = Some(at + PARTING);
            }
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
                    let undone = self.desk.undo(true, at);
                    self.undone(undone.err().map(Notice::Refused));
                }
                Mode::Agree(_) => self.in_room(|room| room.agree(true)),
                Mode::GiveUp => self.in_room(|room| room.command(Command::Concede)),
                _ => {}
            },
            Intent::No => {
                if let Mode::Agree(_) = std::mem::take(&mut self.ui.mode) {
                    self.in_room(|room| room.agree(false));
                }
            }
            Intent::Type(c) => {
                let command = if self.ui.in_room { ROOM_COMMAND } else { COMMAND };
                let (text, most) = match &mut self.ui.mode {
                    Mode::Command(text) | Mode::Search(text) => (text, command),
                    Mode::Say { text, .. } => (text, SAYING),
                    _ => return,
                };
                let room = text.chars().count() < most;
                text.extend(room.then_some(c).filter(|c| !c.is_control()));
            }
            Intent::Erase => {
                if let Mode::Command(text) | Mode::Search(text) | Mode::Say { text, .. } =
                    &mut self.ui.mode
                    && text.pop().is_none()
                {
                    self.back(at);
                }
            }
            Intent::Submit => match std::mem::take(&mut self.ui.mode) {
                Mode::Command(text) => self.command(&text, at),
                Mode::Search(text) => {
                    self.ui.search = text;
                    self.ui.scroll = 0;
                    self.ui.log = self.ui.log.filter(|open| *open).or(Some(true));
                }
                Mode::Say { text, result } => {
                    self.ui.mode = if result { Mode::Result } else { Mode::Table };
                    self.ask_room(|room| room.say(&text));
                }
                _ => {}
            },
            Intent::Page(by) => self.turn_page(by),
            Intent::Scroll(by) => {
                if let Mode::Help { scroll }
                | Mode::Inspect { scroll, .. }
                | Mode::Modules { scroll } = &mut self.ui.mode
                {
                    *scroll = scroll.saturating_add_signed(by);
                }
            }
            Intent::LogScroll(by) => self.ui.scroll = self.ui.scroll.saturating_add_signed(by * 5),
            Intent::Skip => self.desk.skip(at),
            Intent::Say => {
                let result = self.ui.mode == Mode::Result;
                self.ui.mode = Mode::Say { text: String::new(), result };
            }
            Intent::Ready => self.ask_room(Room::toggle_ready),
            Intent::Start => self.in_room(|room| room.command(Command::Start)),
            Intent::Again => self.in_room(Room::again),
            Intent::Bot => self.ask_room(Room::add_bot),
            Intent::Kick => self.kick(),
            Intent::Orders if self.ui.orders.is_empty() => {
                self.ui.notice = Some(Notice::Say("tui-room-orders-later", vec![]));
            }
            Intent::Orders => self.ui.mode = Mode::Orders { cursor: 0 },
            Intent::Toggle(place) => {
                if let Some(kind) = Kind::ALL.get(place).copied() {
                    self.ui.mode = Mode::Orders { cursor: place };
                    self.ask_room(|room| room.toggle_order(kind));
                }
            }
            Intent::Clear => self.ask_room(Room::clear_orders),
            Intent::Modules => {
                self.ui.modules = self.modules();
                match self.ui.modules.is_empty() {
                    true => self.ui.notice = Some(Notice::Say("tui-modules-none", vec![])),
                    false => self.ui.mode = Mode::Modules { scroll: 0 },
                }
            }
        }
    }

    /// What players have brought to the table, in words.
    fn modules(&self) -> Vec<String> {
        let cards = &self.desk.scene().cards;
        modules::lines(&self.desk.modules(), cards, self.seen().speaker)
    }

    /// Does something that only a room knows.
    fn in_room(&mut self, act: impl FnOnce(&mut Room)) {
        if let Some(room) = self.desk.room_mut() {
            act(room);
        }
    }

    /// The same with something that may be answered at once.
    fn ask_room(&mut self, act: impl FnOnce(&mut Room) -> Option<Notice>) {
        let answer = self.desk.room_mut().and_then(act);
        self.ui.notice = answer.or(self.ui.notice.take());
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
            let spot = self.table().spot_id(self.desk.scene(), key);
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
        let attempt = self.table().attempt(self.desk.scene(), &pointed, key);
        let refusal = attempt.and_then(|action| self.desk.objection(&action));
        self.ui.notice = refusal.map(Notice::Refused);
    }

    fn step(&mut self, count: usize, by: isize) {
        if let Mode::Orders { cursor } = &mut self.ui.mode {
            *cursor = (*cursor as isize + by).rem_euclid(Kind::ALL.len() as isize) as usize;
            return;
        }
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
            self.ui.mode = match self.ui.mode {
                Mode::Say { result: true, .. } => Mode::Result,
                _ => Mode::Table,
            };
            return;
        }
        let stepped =
            self.ui.cursor.take().is_some() || self.ui.path.pop().is_some() || self.desk.unpick(at);
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
        let options = self.desk.scene().options();
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
        let Some(option) = self.desk.scene().options().get(option) else {
            return;
        };
        let action = option.action.clone();
        self.pick(&action, at);
    }

    fn pick(&mut self, action: &Value, at: u64) {
        self.ui.point_at_nothing();
        self.ui.scroll = 0;
        if let Err(refusal) = self.desk.pick(action, at) {
            self.ui.notice = Some(Notice::Refused(refusal));
        }
    }

    fn undo(&mut self, at: u64) {
        if self.ui.thinking.is_some() {
            self.ui.notice = Some(self.not_now());
            return;
        }
        if self.desk.unpick(at) {
            return self.ui.point_at_nothing();
        }
        match self.desk.undo(false, at) {
            Ok(Undone::Done) => self.undone(None),
            Ok(Undone::Sent) => {}
            Ok(Undone::Consent) => self.ui.mode = Mode::Consent,
            Ok(Undone::Never) => self.undone(Some(Notice::Say("tui-undo-revealed", vec![]))),
            Err(refusal) => self.undone(Some(Notice::Refused(refusal))),
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
        self.names = people::names(self.desk.sitters(), &self.texts);
        self.ui.modules = self.modules();
    }
}

#[cfg(test)]
mod tests;
