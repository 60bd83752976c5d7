//! What the tests share: tables to sit down at, keys to press, and screens as text.

use crate::app::App;
use crate::ascii::Charset;
use crate::picture::wait_for_bots;
use crate::{Play, Sitter};
use catalog::{Catalog, Table};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use engine::{ScriptedDraw, Seed, Setup};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use serde_json::{Value, json};
use texts::Lang;

pub(crate) mod lantern;
pub(crate) mod server;

/// A table of Jade Night, always with the same luck.
pub(crate) fn jade(seats: u8, options: Value, random: Vec<ScriptedDraw>) -> Box<dyn Table> {
    let catalog = Catalog::built_in().unwrap();
    let setup = Setup { options, seats, seed: Seed::from_number(7), random };
    catalog.game("jade").unwrap().create(&setup).unwrap()
}

pub(crate) fn cards() -> Vec<(String, Value)> {
    Catalog::built_in().unwrap().game("jade").unwrap().cards()
}

/// So many people and then so many bots.
pub(crate) fn sitters(humans: usize, bots: usize) -> Vec<Sitter> {
    let names = ["Ada", "李白", "Chloé", "D", "E"];
    let humans = names[..humans].iter().map(|name| Sitter::Human { name: (*name).to_owned() });
    let bots = (0..bots).map(|_| Sitter::Bot { name: "greedy".to_owned() });
    humans.chain(bots).collect()
}

/// Jade Night with so many people and bots, in this language.
pub(crate) fn play(humans: usize, bots: usize, lang: Lang) -> Play {
    Play {
        table: jade((humans + bots) as u8, Value::Null, vec![]),
        cards: cards(),
        modules: vec![],
        sitters: sitters(humans, bots),
        lang,
    }
}

/// The same some moves into the game, all played by bots; the first seat is to move.
pub(crate) fn play_on(humans: usize, bots: usize, lang: Lang, moves: usize) -> Play {
    let mut play = play(humans, bots, lang);
    let mut done = 0;
    while let engine::Status::Awaiting(seats) = play.table.status() {
        let seat = seats.first().unwrap();
        if done >= moves && seat.index() == 0 {
            break;
        }
        // The first seat plays at random, so that its waiting area fills up.
        let bot = if seat.index() == 0 { "random" } else { "greedy" };
        let batch = play.table.choose(seat, bot, None).unwrap();
        play.table.play(seat, &batch, 0).unwrap();
        done += 1;
    }
    play
}

/// A position just before an offering that throws for the chalice.
pub(crate) fn before_judgement(lang: Lang) -> Play {
    let mut play = play(2, 0, lang);
    play.table = jade(2, Value::Null, vec![]);
    while let engine::Status::Awaiting(seats) = play.table.status() {
        let seat = seats.first().unwrap();
        let judged = |choice: &catalog::Choice| choice.quote.to_string().contains("judgement");
        if play.table.choices(seat).iter().any(judged) {
            break;
        }
        let batch = play.table.choose(seat, "greedy", None).unwrap();
        play.table.play(seat, &batch, 0).unwrap();
    }
    play
}

/// A position in which somebody may take a snack for free, and others have snacks to take.
pub(crate) fn with_a_free_snack(lang: Lang) -> Play {
    let mut play = play(3, 0, lang);
    for seed in 0.. {
        let catalog = Catalog::built_in().unwrap();
        let setup =
            Setup { options: Value::Null, seats: 3, seed: Seed::from_number(seed), random: vec![] };
        play.table = catalog.game("jade").unwrap().create(&setup).unwrap();
        while let engine::Status::Awaiting(seats) = play.table.status() {
            let seat = seats.first().unwrap();
            let actions = play.table.actions(seat);
            let claims = |action: &&Value| action.get("claim_snack").is_some();
            if actions.iter().filter(claims).count() >= 4 {
                return play;
            }
            let batch = play.table.choose(seat, "random", None).unwrap();
            play.table.play(seat, &batch, 0).unwrap();
        }
    }
    play
}

/// A key: letters as they are, `\n` Enter, `\t` Tab, `\x1b` Esc, `\x08` Backspace, and arrows.
pub(crate) fn key_event(key: char) -> KeyEvent {
    let code = match key {
        '\n' => KeyCode::Enter,
        '\t' => KeyCode::Tab,
        '\x1b' => KeyCode::Esc,
        '\x08' => KeyCode::Backspace,
        '→' => KeyCode::Right,
        '←' => KeyCode::Left,
        '↑' => KeyCode::Up,
        '↓' => KeyCode::Down,
        key => KeyCode::Char(key),
    };
    KeyEvent::new(code, KeyModifiers::NONE)
}

/// Somebody at a keyboard.
pub(crate) struct Player {
    pub(crate) app: App,
    pub(crate) at: u64,
}

impl Player {
    pub(crate) fn new(play: Play) -> Self {
        Player::with(play, Charset::Unicode)
    }

    pub(crate) fn with(play: Play, charset: Charset) -> Self {
        let app = App::new(play, charset).unwrap();
        let mut player = Player { app, at: 0 };
        player.wait();
        player
    }

    /// Lets the bots move.
    pub(crate) fn wait(&mut self) {
        wait_for_bots(&mut self.app, &mut self.at).unwrap();
    }

    /// Presses keys, as in [`key_event`].
    pub(crate) fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.chars() {
            self.key(key);
            self.wait();
        }
        self
    }

    /// Presses one key, and does not wait.
    pub(crate) fn key(&mut self, key: char) {
        self.app.key(key_event(key), self.at);
    }

    /// What the screen shows.
    pub(crate) fn screen(&mut self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let text = text(terminal.backend().buffer());
        assert_no_gap(&text);
        text
    }

    /// The screen at 80 by 24.
    pub(crate) fn small(&mut self) -> String {
        self.screen(80, 24)
    }
}

/// A buffer as it is read: a wide character stands for both its cells.
pub(crate) fn text(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let mut line = String::new();
        let mut x = 0;
        while x < buffer.area.width {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            x += crate::wrap::width(symbol).max(1) as u16;
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// A message or a variable that is missing shows as its name.
pub(crate) fn assert_no_gap(text: &str) {
    for gap in ["tui-", "board-", "jade-", "duel-", "common-", "{$"] {
        assert!(!text.contains(gap), "{text}");
    }
}

/// A told line with an event, for logs.
pub(crate) fn told(number: usize, event: Value) -> Value {
    json!({ "number": number, "event": event })
}
