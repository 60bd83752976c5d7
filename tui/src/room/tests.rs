//! A room under the fingers of somebody: keys in, screens out.

use super::Room;
use crate::app::App;
use crate::ascii::Charset;
use crate::tables::smashup::tests::{discard_keys, discarding};
use crate::testing::server::{Manner, guest};
use crate::testing::{assert_no_gap, key_event, text};
use insta::assert_snapshot;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::time::{Duration, Instant};
use texts::Lang;

/// Somebody at a keyboard, whose clock stands still.
struct Player(App<Room>);

impl Player {
    fn new(manner: Manner, lang: Lang) -> Self {
        Player(App::at(Room::new(guest(manner, lang)), lang, Charset::Unicode))
    }

    fn screen(&mut self) -> String {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| self.0.draw(frame)).unwrap();
        let text = text(terminal.backend().buffer());
        assert_no_gap(&text);
        text
    }

    fn press(&mut self, keys: &str) -> &mut Self {
        self.screen();
        keys.chars().for_each(|key| self.0.key(key_event(key), 0));
        self
    }

    /// Waits until the screen shows this; no key is pressed meanwhile.
    fn until(&mut self, words: &str) -> String {
        let begun = Instant::now();
        loop {
            while self.0.advance(0).unwrap() {}
            let screen = self.screen();
            if screen.contains(words) {
                return screen;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "no {words:?} in\n{screen}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// The words to wait for, in both languages.
fn each(en: &'static str, zh: &'static str) -> [(Lang, &'static str); 2] {
    [(Lang::En, en), (Lang::ZhCn, zh)]
}

#[test]
fn the_room_before_the_match_shows_who_sits_where() {
    for (lang, ready) in each("Press s to start", "按 s 开局") {
        let mut player = Player::new(Manner::default(), lang);
        player.until(ready);
        player.press("\"hello\n");
        assert_snapshot!(format!("lobby_{lang}"), player.until("hello"));
    }
}

#[test]
fn the_top_line_says_whose_turn_it_is_and_how_long() {
    for (lang, turn) in each("Waiting for Bob", "等待 Bob") {
        let manner = Manner { slow: true, ..Manner::default() };
        let mut player = Player::new(manner, lang);
        let ready = if lang == Lang::En { "Press s" } else { "按 s" };
        player.until(ready);
        player.press("s").until("Ada 0:42");
        player.press(":1\n").until("●●");
        player.press(":end\n");
        assert_snapshot!(format!("turn_{lang}"), player.until(turn));
    }
}

#[test]
fn somebody_who_wants_to_take_something_back_asks_for_yes_or_no() {
    let mut player = Player::new(Manner::default(), Lang::En);
    player.until("Press s");
    player.press("s").until("Tab choose");
    player.press(":say undo\n").until("Bob wants to take something back");
    // Nothing is answered by accident.
    player.press(" \n\x1b").until("Bob wants to take something back");
    let screen = {
        player.press("y");
        player.until("Tab choose")
    };
    assert!(!screen.contains("wants to take"), "{screen}");
}

#[test]
fn a_broken_connection_is_seen_and_comes_back() {
    let mut player = Player::new(Manner::default(), Lang::En);
    player.until("Press s");
    player.press("s").until("Tab choose");
    player.press(":say drop\n").until("no connection");
    player.until("online");
}

#[test]
fn a_choice_that_is_refused_says_why() {
    let mut player = Player::new(Manner::default(), Lang::En);
    player.until("Press s");
    player.press("s").until("Tab choose");
    player.press(":1\n").until("Turn 1");
    player.press(":taste a\n").until("! ");
}

#[test]
fn several_cards_are_picked_in_any_order_and_taken_back() {
    let dealt = Some(discarding as fn() -> Box<dyn catalog::Table>);
    let mut player = Player::new(Manner { dealt, ..Manner::default() }, Lang::En);
    player.until("Press s");
    player.press("s").until("(0 of 2 chosen)");
    // The server is asked for what can only be picked behind others.
    let (first, last) = discard_keys(&*discarding());
    player.until("Madness, hand");
    player.press(&format!("{last}{last}")).until("(1 of 2 chosen)");
    player.press(&format!("{last}{last}")).until("(0 of 2 chosen)");
    player.press(&format!("{last}{last}")).until("(1 of 2 chosen)");
    player.press(&format!("{first}{first}")).until("Your turn.");
}

#[test]
fn after_the_result_the_same_people_meet_again() {
    for (lang, result) in each("a play again", "a 再来一局") {
        let mut player = Player::new(Manner::default(), lang);
        player.until(if lang == Lang::En { "Press s" } else { "按 s" });
        player.press("s").until("Tab");
        player.press(":say end\n");
        assert_snapshot!(format!("result_{lang}"), player.until(result));
        player.press("a").until(if lang == Lang::En { "Press s" } else { "按 s" });
        player.press("s").until("Tab");
    }
}

#[test]
fn leaving_asks_in_a_match_and_not_before() {
    let mut player = Player::new(Manner::default(), Lang::En);
    player.until("Press s");
    player.press("s").until("Tab choose");
    player.press("q").until("Your seat stays yours");
    player.press("y");
    assert!(player.0.is_left());
    let mut player = Player::new(Manner::default(), Lang::En);
    player.until("Press s");
    player.press("q");
    assert!(player.0.is_left());
}

#[test]
fn a_room_fits_every_size() {
    let mut player = Player::new(Manner::default(), Lang::ZhCn);
    player.until("按 s");
    for (width, height) in [(1, 1), (79, 24), (80, 24), (200, 60)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| player.0.draw(frame)).unwrap();
    }
}

#[test]
fn who_is_not_let_in_hears_why() {
    let mut player = Player::new(Manner { shut: true, ..Manner::default() }, Lang::En);
    let begun = Instant::now();
    let error = loop {
        match player.0.advance(0) {
            Err(error) => break error,
            Ok(_) => assert!(begun.elapsed() < Duration::from_secs(20)),
        }
    };
    assert_eq!(error.to_string(), "The password is wrong.");
}
