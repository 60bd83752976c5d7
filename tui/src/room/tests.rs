//! A room under the fingers of somebody: keys in, screens out.

use super::Room;
use crate::app::App;
use crate::ascii::Charset;
use crate::tables::smashup::tests::{discard_keys, discarding};
use crate::testing::server::{Manner, guest, with_module};
use crate::testing::{assert_no_gap, key_event, text};
use insta::assert_snapshot;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::time::{Duration, Instant};
use texts::Lang;

/// Somebody at a keyboard, whose clock stands still.
struct Player {
    app: App<Room>,
    at: u64,
}

impl Player {
    fn new(manner: Manner, lang: Lang) -> Self {
        Player { app: App::at(Room::new(guest(manner, lang)), lang, Charset::Unicode), at: 0 }
    }

    /// Somebody in a match that has just begun.
    fn playing(manner: Manner, lang: Lang) -> Self {
        let mut player = Player::new(manner, lang);
        player.until(if lang == Lang::En { "Press s" } else { "按 s" });
        player.press("s").until("Tab ");
        player
    }

    /// Somebody who has just ended his turn, and waits for Bob.
    fn waiting(manner: Manner, lang: Lang) -> Self {
        let mut player = Player::playing(Manner { slow: true, ..manner }, lang);
        player.press(":1\n").until("●●");
        player.press(":end\n").until(if lang == Lang::En {
            "Bob’s turn."
        } else {
            "轮到 Bob。"
        });
        player
    }

    fn screen(&mut self) -> String {
        self.shot(80, 24)
    }

    fn shot(&mut self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let text = text(terminal.backend().buffer());
        assert_no_gap(&text);
        text
    }

    fn press(&mut self, keys: &str) -> &mut Self {
        self.screen();
        keys.chars().for_each(|key| self.app.key(key_event(key), self.at));
        self
    }

    /// Waits until the screen shows this; no key is pressed meanwhile.
    fn until(&mut self, words: &str) -> String {
        self.until_screen(words, |screen| screen.contains(words))
    }

    fn until_screen(&mut self, wanted: &str, fits: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            while self.app.advance(self.at).unwrap() {}
            let screen = self.screen();
            if fits(&screen) {
                return screen;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "no {wanted:?} in\n{screen}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until the screen has been left.
    fn until_left(&mut self) {
        let begun = Instant::now();
        while !self.app.is_left() {
            self.app.advance(self.at).unwrap();
            assert!(begun.elapsed() < Duration::from_secs(20));
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

fn first_line(screen: &str) -> &str {
    screen.lines().next().unwrap()
}

fn last_line(screen: &str) -> &str {
    screen.lines().last().unwrap()
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
fn whoever_comes_can_read_what_players_have_brought() {
    for (lang, name, hint) in [
        (Lang::En, "brought by Ada: Naps.", "m read"),
        (Lang::ZhCn, "由 Ada 带来）：午睡。", "m 看"),
    ] {
        let manner = Manner { modules: true, ..Manner::default() };
        let mut player = Player::new(manner, lang);
        let screen = player.until(name);
        assert!(last_line(&screen).contains(hint), "{screen}");
        player.press("m");
        assert_snapshot!(format!("modules_{lang}"), player.screen());
        // It follows the language, and goes away again.
        player.press("L");
        assert!(player.screen().contains(if lang == Lang::En { "午睡" } else { "Naps" }));
        player.press("Lm");
        assert!(player.screen().contains(name));
    }
}

#[test]
fn what_players_have_brought_can_be_read_during_the_match() {
    let manner = Manner { modules: true, dealt: Some(with_module), ..Manner::default() };
    let mut player = Player::playing(manner, Lang::En);
    player.press(":modules\n");
    let screen = player.screen();
    assert!(screen.contains("Naps") && screen.contains("Bask: On your turn"), "{screen}");
}

#[test]
fn where_nobody_has_brought_anything_nothing_is_said_of_it() {
    let mut player = Player::new(Manner::default(), Lang::En);
    let screen = player.until("Press s");
    assert!(
        !screen.contains("made by players") && !last_line(&screen).contains("m read"),
        "{screen}"
    );
    player.press("m");
    assert!(player.screen().contains("No cards made by players"), "{}", player.screen());
}

#[test]
fn the_top_line_says_whose_turn_it_is_and_how_long() {
    for lang in Lang::ALL {
        let mut player = Player::waiting(Manner::default(), lang);
        let screen = player.screen();
        let turn = if lang == Lang::En { "Bob’s turn 0:42" } else { "轮到 Bob 0:42" };
        assert!(first_line(&screen).ends_with(turn), "{screen}");
        assert_snapshot!(format!("turn_{lang}"), screen);
    }
}

#[test]
fn somebody_who_is_away_does_not_read_as_being_here() {
    for (lang, away) in each("Bob is away.", "Bob 不在线。") {
        let mut player = Player::waiting(Manner::default(), lang);
        player.press(":say away\n");
        let screen = player.until(away);
        let turn = if lang == Lang::En {
            "Bob’s turn (away) 0:42"
        } else {
            "轮到 Bob（不在线） 0:42"
        };
        assert!(first_line(&screen).ends_with(turn), "{screen}");
        // After a minute a bot may stand in, and then it shows.
        player.at = 61_000;
        player.until(if lang == Lang::En { ":standin 2" } else { ":代打 2" });
        assert_snapshot!(format!("away_{lang}"), player.shot(100, 30));
        player.press(if lang == Lang::En { ":standin 2\n" } else { ":代打 2\n" });
        let screen = player.until(if lang == Lang::En {
            "A bot plays for Bob."
        } else {
            "电脑正代 Bob 出手。"
        });
        assert_snapshot!(format!("stand_in_{lang}"), screen);
    }
}

#[test]
fn a_bot_that_takes_over_when_time_is_up_is_told_of() {
    let mut player = Player::waiting(Manner::default(), Lang::En);
    player.at = 50_000;
    player.press(":say bot\n").until("Time is up for Bob; a bot plays on.");
}

#[test]
fn whoever_runs_out_of_time_hears_that_an_answer_was_given() {
    for (lang, up) in each("Your time was up", "你的时间到了") {
        let mut player = Player::playing(Manner { slow: true, ..Manner::default() }, lang);
        player.at = 50_000;
        player.press(":say late\n").until(up);
    }
}

#[test]
fn more_time_is_confirmed() {
    for (lang, more) in each("You have 15 seconds more.", "已加时 15 秒。") {
        let mut player = Player::playing(Manner { slow: true, ..Manner::default() }, lang);
        player.press(if lang == Lang::En { ":time\n" } else { ":加时\n" }).until(more);
        player.until("0:57");
    }
}

#[test]
fn somebody_who_wants_to_take_something_back_asks_for_yes_or_no() {
    for (lang, wants) in each("Bob wants to take back", "Bob 想悔掉") {
        let mut player = Player::playing(Manner::default(), lang);
        player.press(":1\n").until("●●");
        player.press(":end\n").until(if lang == Lang::En { "Turn 3" } else { "第 3 回合" });
        player.press(":say undo\n").until(wants);
        // What it is about stands below, and nothing is answered by accident.
        let screen = player.press(" \n\x1b").until(wants);
        assert_snapshot!(format!("agree_{lang}"), screen);
        // The log and the things on the table can be looked at first.
        player.press("l").until(if lang == Lang::En { "┌ Log " } else { "┌ 记录 " });
        player.press("li").until("(1/");
        player.press("\x1b").until(wants);
        player.press("y");
        let screen = player.until("Tab ");
        assert!(!screen.contains(wants), "{screen}");
    }
}

#[test]
fn whoever_asks_to_take_something_back_hears_that_and_what_came_of_it() {
    for (lang, asked) in each("The others are asked", "正在询问其他人") {
        let mut player = Player::playing(Manner { asks: true, ..Manner::default() }, lang);
        player.press(":1\n").until("●●");
        player.press("u").until(asked);
        let refused = if lang == Lang::En { "somebody did not agree" } else { "有人不同意" };
        player.press(":say no\n").until(refused);
    }
}

#[test]
fn a_broken_connection_is_seen_and_comes_back() {
    let mut player = Player::new(Manner::default(), Lang::En);
    player.until("Press s");
    player.press("s").until("Tab choose");
    player.press(":say drop\n").until("no connection");
    player.until("your turn");
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
    player.until(&format!("{last} Madness"));
    player.press(&format!("{last}{last}")).until("(1 of 2 chosen)");
    player.press(&format!("{last}{last}")).until("(0 of 2 chosen)");
    player.press(&format!("{last}{last}")).until("(1 of 2 chosen)");
    player
        .press(&format!("{first}{first}"))
        .until("Madness goes from the hand to the discard pile");
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
fn leaving_asks_in_a_match_and_tells_how_to_come_back() {
    let mut player = Player::playing(Manner::default(), Lang::En);
    player.press("q").until("Your seat stays yours");
    player.press("y");
    assert!(player.app.is_left());
    let parting = player.app.parting().unwrap();
    assert_eq!((parting.name.as_str(), parting.watches), ("Ada", false));
    assert_eq!(parting.link.to_string(), "http://cards.example/t/AAAAAAAAAAAAAAAAAAAABw");
}

#[test]
fn leaving_before_the_match_gives_up_the_seat() {
    let mut player = Player::new(Manner::default(), Lang::En);
    player.until("Press s");
    player.press("q").until_left();
    let room = player.app.parting().unwrap();
    assert!(!room.watches, "whoever comes back sits down again");
    assert!(player.until("no seat yet").contains("1  open"));
}

#[test]
fn leaving_is_asked_on_a_small_screen_too() {
    for (lang, leave) in each("Your seat stays yours", "座位会给你留着") {
        let mut player = Player::playing(Manner::default(), lang);
        player.shot(60, 20);
        player.app.key(key_event('q'), 0);
        let screen = player.shot(60, 20);
        assert!(screen.contains(leave), "{screen}");
        player.app.key(key_event('n'), 0);
        assert!(player.shot(60, 20).contains("80×24"));
    }
}

#[test]
fn the_host_fills_and_frees_seats() {
    for lang in Lang::ALL {
        let mut player = Player::new(Manner { alone: true, ..Manner::default() }, lang);
        let screen = player.until(if lang == Lang::En { "Press b" } else { "按 b" });
        assert_snapshot!(format!("alone_{lang}"), screen);
        player.press("b").until(if lang == Lang::En { "Normal bot" } else { "普通电脑" });
        let harder = if lang == Lang::En { ":bot 2 hard\n" } else { ":电脑 2 困难\n" };
        player.press(harder).until(if lang == Lang::En { "Hard bot" } else { "困难电脑" });
        player.press(":bot 2 genius\n").until(if lang == Lang::En {
            "levels of bots"
        } else {
            "电脑的水平"
        });
        player.press("k").until(":kick 2");
        player.press("\n").until(if lang == Lang::En { "Press b" } else { "按 b" });
        player.press("k").until(if lang == Lang::En { "Nobody else" } else { "没有别人" });
    }
}

#[test]
fn before_the_match_those_who_are_away_are_waited_for() {
    for (lang, back) in each("Waiting for Bob to come back.", "等 Bob 回来。") {
        let mut player = Player::new(Manner { away: true, ..Manner::default() }, lang);
        let screen = player.until(back);
        assert!(!screen.contains("Press s") && !screen.contains("按 s"), "{screen}");
    }
}

#[test]
fn a_guest_is_ready_and_the_host_starts() {
    for (lang, ready) in each("ready", "已准备") {
        let mut player = Player::new(Manner { guest: true, ..Manner::default() }, lang);
        player.until(ready);
        let screen =
            player.until(if lang == Lang::En { "The host can start." } else { "等房主开局" });
        assert_snapshot!(format!("guest_{lang}"), screen);
        player.press("r").until(if lang == Lang::En { "not ready" } else { "未准备" });
    }
}

#[test]
fn whoever_is_sent_away_hears_it_and_does_not_sit_down_again() {
    let mut player = Player::new(Manner::default(), Lang::En);
    player.until("Press s");
    player.press("\"out\n").until("The host has freed your seat.");
    player.press(":sit 1\n").until("Ada   you");
}

#[test]
fn commands_are_listed_before_the_match_and_unknown_ones_answered() {
    for lang in Lang::ALL {
        let mut player = Player::new(Manner::default(), lang);
        player.until(if lang == Lang::En { "Press s" } else { "按 s" });
        player.press(":dance\n").until(if lang == Lang::En {
            "“dance” is no command"
        } else {
            "没有“dance”这个命令"
        });
        player.press("?");
        assert_snapshot!(format!("lobby_help_{lang}"), player.shot(100, 30));
        player.press("\x1bs").until("Tab ");
        player.press(":dance\n").until(if lang == Lang::En {
            "“dance” is no command"
        } else {
            "看不懂“dance”"
        });
        player.press("?↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓");
        assert_snapshot!(format!("room_help_{lang}"), player.screen());
    }
    let mut player = Player::waiting(Manner::default(), Lang::En);
    player.press(":dance\n").until("“dance” is no command");
    player.press(":1\n").until("Not now");
}

#[test]
fn standing_orders_are_listed_toggled_and_shown() {
    for lang in Lang::ALL {
        let mut player = Player::waiting(Manner::default(), lang);
        player.press("P1").until("1 [x]");
        player.press("↓↓\n").until("3 [x]");
        assert_snapshot!(format!("orders_{lang}"), player.shot(100, 30));
        player.press("2").until(if lang == Lang::En {
            "none is in question"
        } else {
            "没有这样的牌"
        });
        player.press("\x1b").until(if lang == Lang::En {
            "Your orders: pass until"
        } else {
            "自动应答：本回合内"
        });
        let screen =
            player.until(if lang == Lang::En { "orders on (P)" } else { "自动应答中" });
        assert_snapshot!(format!("ordered_{lang}"), screen);
        player.at = 5_000;
        let off = if lang == Lang::En { ":pass off\n" } else { ":跳过取消\n" };
        player.press(off).until(if lang == Lang::En {
            "No standing orders"
        } else {
            "没有自动应答"
        });
        player.at = 10_000;
        player.press(":pass sometimes\n").until(if lang == Lang::En {
            "hold, off"
        } else {
            "跳过全问、"
        });
        player.at = 15_000;
        player.press(":pass hold\n").until(if lang == Lang::En {
            "ask me everything"
        } else {
            "什么都问我"
        });
    }
}

#[test]
fn people_are_muted_by_name() {
    let mut player = Player::playing(Manner::default(), Lang::En);
    player.press(":mute nobody\n").until("Nobody here is called “nobody”.");
    player.press(":mute bob\n").until("You will not hear from them");
    player.press(":unmute Bob\n").until("You will hear from them again.");
}

#[test]
fn whoever_finds_no_seat_is_told_that_he_watches() {
    for (lang, watching) in each("watching (all seats taken)", "旁观中（座位已满）") {
        let mut player = Player::new(Manner { full: true, ..Manner::default() }, lang);
        let screen = player.until(watching);
        assert_snapshot!(format!("full_{lang}"), screen);
        player.press("s").until(watching);
        let footer = player.until(if lang == Lang::En { "not yet begun" } else { "尚未开席" });
        assert!(!last_line(&footer).contains("undo"), "{footer}");
        player.press("q").until(if lang == Lang::En {
            "Stop watching?"
        } else {
            "不再旁观了吗"
        });
        player.press("y");
        assert!(player.app.is_left() && player.app.parting().unwrap().watches);
    }
}

#[test]
fn somebody_in_two_windows_is_told_how_to_be_two_people() {
    for (lang, here) in each("another window", "另一个窗口") {
        let manner = Manner { elsewhere: true, ..Manner::default() };
        let screen = Player::new(manner, lang).until(here);
        assert!(screen.contains("--name"), "{screen}");
    }
}

#[test]
fn what_is_said_has_a_line_of_its_own_that_shows_its_end() {
    let mut player = Player::playing(Manner::default(), Lang::ZhCn);
    let long = "好".repeat(60);
    player.press("\"").press(&long).press("吗");
    let screen = player.screen();
    assert!(screen.contains("\"…好好") && screen.contains("好吗"), "{screen}");
    assert!(last_line(&screen).contains("回车说出"), "{screen}");
    player.press("\n").until("Ada：好好");
    player.press(":say end\n").until("a 再来一局");
    player.press("\"打得好").until("\"打得好");
    player.press("\n").until("Ada：打得好");
    player.until("a 再来一局");
}

#[test]
fn whoever_comes_back_reads_what_was_said_before_what_happened_last() {
    let mut player = Player::new(Manner { late: true, ..Manner::default() }, Lang::En);
    player.until("Tab choose");
    let screen = player.shot(120, 60);
    let place = |words: &str| screen.find(words).unwrap_or_else(|| panic!("{screen}"));
    assert!(place("Bob: long ago") < place("The banquet begins"), "{screen}");
}

#[test]
fn the_last_line_offers_only_keys_that_mean_something() {
    let mut player = Player::playing(Manner::default(), Lang::En);
    let screen = player.screen();
    let keys = last_line(&screen);
    assert!(keys.contains("Tab choose") && !keys.contains("p end"), "{screen}");
    let screen = Player::waiting(Manner::default(), Lang::En).screen();
    let keys = last_line(&screen);
    assert!(!keys.contains("Tab choose") && !keys.contains("p end"), "{screen}");
    assert!(keys.contains("u undo"), "{screen}");
}

#[test]
fn a_room_fits_every_size() {
    let mut player = Player::new(Manner::default(), Lang::ZhCn);
    player.until("按 s");
    for (width, height) in [(1, 1), (79, 24), (80, 24), (200, 60)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| player.app.draw(frame)).unwrap();
    }
}

#[test]
fn who_is_not_let_in_hears_why() {
    let said = |password: Option<&str>, lang| {
        let mut guest = guest(Manner { shut: true, ..Manner::default() }, lang);
        guest.password = password.map(str::to_owned);
        let mut app = App::at(Room::new(guest), lang, Charset::Unicode);
        let begun = Instant::now();
        loop {
            match app.advance(0) {
                Err(error) => break error.to_string(),
                Ok(_) => assert!(begun.elapsed() < Duration::from_secs(20)),
            }
        }
    };
    assert_eq!(said(Some("plum"), Lang::En), "The password is wrong.");
    assert!(said(None, Lang::En).contains("add --password"));
    assert!(said(None, Lang::ZhCn).contains("有密码：请加上 --password"));
}
