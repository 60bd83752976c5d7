//! The program under the fingers of somebody: keys in, screens out.

use crate::ascii::Charset;
use crate::desk::Desk;
use crate::screen;
use crate::testing::{Player, before_judgement, lantern, play, play_on, with_a_free_snack};
use engine::{Status, Viewer};
use insta::assert_snapshot;
use ratatui::layout::Rect;
use serde_json::Value;
use texts::Lang;

fn view(player: &Player) -> &Value {
    &player.app.desk.scene().view
}

fn in_both(name: &str, mut shot: impl FnMut(Lang) -> String) {
    for lang in Lang::ALL {
        assert_snapshot!(format!("{name}_{lang}"), shot(lang));
    }
}

#[test]
fn a_table_for_two_at_80x24() {
    in_both("two_80x24", |lang| Player::new(play_on(1, 1, lang, 10)).small());
}

#[test]
fn a_table_for_five_at_80x24() {
    in_both("five_80x24", |lang| Player::new(play_on(1, 4, lang, 30)).small());
}

#[test]
fn a_table_at_120x40_has_the_log_beside_it() {
    in_both("three_120x40", |lang| Player::new(play_on(1, 2, lang, 20)).screen(120, 40));
    in_both("five_120x40", |lang| Player::new(play_on(1, 4, lang, 20)).screen(120, 40));
}

#[test]
fn a_terminal_that_is_too_small_says_what_is_needed() {
    in_both("small_60x20", |lang| Player::new(play(1, 1, lang)).screen(60, 20));
}

#[test]
fn no_size_is_too_small_or_too_odd_to_draw() {
    for lang in Lang::ALL {
        for seats in 1..=4 {
            let mut player = Player::new(play_on(1, seats, lang, 25));
            for (width, height) in
                [(1, 1), (2, 3), (79, 24), (80, 23), (81, 25), (99, 24), (101, 31), (400, 120)]
            {
                player.screen(width, height);
            }
            for keys in ["?", "\x1bi", "→\x1b/a\n", "l", "l:", "\x1bq"] {
                player.press(keys).screen(80, 24);
                player.screen(131, 53);
                player.screen(5, 5);
            }
        }
    }
}

#[test]
fn what_an_offering_brings_is_shown_before_it_is_made() {
    in_both("judgement", |lang| {
        let mut player = Player::new(before_judgement(lang));
        let place = player
            .app
            .desk
            .scene()
            .options()
            .iter()
            .position(|option| option.quote.0.iter().any(|part| part.code == "judgement"));
        let action = player.app.desk.scene().options()[place.unwrap()].action.clone();
        let path = player.app.table().path(player.app.desk.scene(), &action);
        let keys: String = path.iter().map(|spot| spot.key).collect();
        player.press(&keys).small()
    });
}

#[test]
fn with_the_gift_of_the_chalice_snacks_of_others_have_keys_too() {
    in_both("free_snack", |lang| {
        let mut player = Player::new(with_a_free_snack(lang));
        let screen = player.small();
        let claim = |option: &boards::Choosable| option.action.get("claim_snack").is_some();
        let options = player.app.desk.scene().options();
        let action = options.iter().find(|option| claim(option)).unwrap().action.clone();
        let path = player.app.table().path(player.app.desk.scene(), &action);
        let before = player.app.desk.log().len();
        let keys: String = path.iter().map(|spot| spot.key).collect();
        player.press(&keys);
        // With a single plate to lay it on, pointing at the snack was enough and the second key did it.
        if player.app.ui.cursor.is_some() {
            player.press("\n");
        }
        let log = player.app.desk.log().entries();
        let told = log[before..].iter().any(|entry| match &entry.what {
            crate::log::What::Event(event) => event.get("snack_claimed").is_some(),
            crate::log::What::Undone | crate::log::What::Said(_) => false,
        });
        assert!(told, "{}", player.small());
        screen
    });
}

#[test]
fn help_inspection_log_and_questions() {
    in_both("help", |lang| Player::new(play_on(1, 1, lang, 10)).press("?").small());
    in_both("inspect", |lang| Player::new(play_on(1, 1, lang, 10)).press("i←").small());
    in_both("log", |lang| Player::new(play_on(1, 1, lang, 10)).press("l").small());
    in_both("leave", |lang| Player::new(play_on(1, 1, lang, 10)).press("q").small());
}

#[test]
fn the_result_is_shown_by_itself_and_the_table_again_on_r() {
    in_both("result", |lang| {
        let mut player = Player::new(play_on(1, 2, lang, usize::MAX));
        let result = player.small();
        let table = player.press("r").small();
        assert_ne!(result, table);
        assert_eq!(player.press("r").small(), result);
        player.press("q");
        assert!(player.app.is_left());
        result
    });
}

#[test]
fn plain_ascii_is_enough_for_everything() {
    let mut player = Player::with(play_on(1, 1, Lang::ZhCn, 10), Charset::Ascii);
    let table = player.small();
    assert!(table.is_ascii());
    assert_snapshot!("ascii", table);
    for keys in ["?", "\x1bi", "\x1bl", "L", "q"] {
        let screen = player.press(keys).small();
        assert!(screen.is_ascii(), "{screen}");
    }
}

#[test]
fn pointing_twice_does_it_and_once_only_shows_it() {
    let mut player = Player::new(play(1, 1, Lang::En));
    player.press("ss");
    let before = view(&player).clone();
    player.press("2");
    assert_eq!(*view(&player), before);
    assert!(player.small().contains("= 1 action point · pairing 3"));
    player.press("2");
    assert_eq!(view(&player)["points"], 1);
    assert!(view(&player)["table"][1]["snack"].is_null());
}

#[test]
fn a_snack_goes_onto_the_plate_one_points_at() {
    let mut player = Player::new(play(1, 1, Lang::En));
    // A plate is bare after the first snack; with it there are two to choose from.
    player.press("ss22").press("22");
    while view(&player)["areas"][0]["waiting"].as_array().unwrap().len() < 3 {
        let screen = player.small();
        let key = "12345678".chars().find(|slot| {
            let slot = *slot as usize - '1' as usize;
            let place = &view(&player)["table"][slot];
            place["snack"].is_null() && !place["plate"].is_null()
        });
        let Some(key) = key else { panic!("{screen}") };
        player.press(&format!("{key}{key}"));
    }
    let waiting = view(&player)["areas"][0]["waiting"].clone();
    assert!(waiting[1]["snack"].is_null() && waiting[2]["snack"].is_null(), "{waiting}");
    let slot = (1..=8).find(|slot| !view(&player)["table"][slot - 1]["snack"].is_null()).unwrap();
    player.press(&slot.to_string());
    let asked = player.small();
    assert!(
        asked.contains("onto…") && asked.contains(" b Take") && asked.contains(" c Take"),
        "{asked}"
    );
    // Another place can be pointed at without going back.
    player.press("\x1b").press(&format!("{slot}c"));
    assert!(player.small().contains("pairing"));
    player.press("\n");
    assert!(!view(&player)["areas"][0]["waiting"][2]["snack"].is_null());
    assert!(view(&player)["areas"][0]["waiting"][1]["snack"].is_null());
}

#[test]
fn tab_goes_through_what_can_be_done_and_nothing_else() {
    let mut player = Player::new(play_on(1, 1, Lang::En, 10));
    let count = player.app.entries().len();
    let mut seen = Vec::new();
    for _ in 0..count {
        player.press("\t");
        seen.push(player.app.ui.cursor.unwrap());
    }
    assert_eq!(seen, (0..count).collect::<Vec<_>>());
    player.press("\t");
    assert_eq!(player.app.ui.cursor, Some(0));
    player.press("←");
    assert_eq!(player.app.ui.cursor, Some(count - 1));
    player.press("\x1b↓");
    assert_eq!(player.app.ui.cursor, Some(0));
    player.press("↓");
    assert!(player.app.ui.cursor > Some(0));
}

#[test]
fn ending_a_turn_with_points_left_wants_the_key_twice() {
    let mut player = Player::new(play(1, 1, Lang::En));
    player.press("ssp");
    assert_eq!(view(&player)["turn"], 1);
    assert!(player.small().contains("2 unused action points will be lost"));
    player.press("\x1bpp");
    assert_ne!(view(&player)["turn"], 1);
}

#[test]
fn what_cannot_be_done_says_why() {
    let mut player = Player::new(play(1, 1, Lang::En));
    player.press("ssa");
    assert!(player.small().contains("! That plate is bare; it needs a snack first."));
    player.press("22").press("3");
    assert!(player.small().contains("! That plate already holds a snack"));
    player.press("L");
    assert!(!player.small().contains('!'));
    player.press("3");
    assert!(player.small().contains("那只食盘上已有点心"));
}

#[test]
fn commands_are_understood_and_refused_in_words() {
    let mut player = Player::new(play(1, 1, Lang::En));
    player.press(":start\n").press(":take 2 1\n");
    assert_eq!(view(&player)["points"], 1);
    player.press(":take 9 1\n");
    assert!(player.small().contains("! The table has places 1 to 8."));
    player.press(":dance\n");
    assert!(player.small().contains("“dance” is no command"));
    player.press(":taste a\n");
    assert_ne!(view(&player)["turn"], 1);
    player.press(":1\n");
    assert!(player.app.desk.log().len() > 12);
    player.press(":x\x08\x08");
    assert_eq!(player.app.ui.mode, crate::ui::Mode::Table);
}

#[test]
fn chinese_commands_are_understood_too() {
    let mut player = Player::new(play(1, 1, Lang::ZhCn));
    player.press("：开席\n").press(":取 2 a\n:品尝 1\n");
    assert_ne!(view(&player)["turn"], 1);
}

#[test]
fn undo_takes_back_the_last_decision_and_the_log_says_so() {
    let mut player = Player::new(play(1, 1, Lang::En));
    player.press("ss22");
    let after = view(&player).clone();
    player.press("u");
    assert_eq!(view(&player)["points"], 2);
    assert!(player.small().contains("! Taken back."));
    assert!(player.press("l").small().contains("× Ada takes"));
    player.press("l22");
    assert_eq!(*view(&player), after);
}

#[test]
fn undo_does_not_cross_what_was_revealed_when_bots_play() {
    let mut player = Player::new(play(1, 1, Lang::En));
    player.press("u");
    assert!(player.small().contains("nothing yet that could be taken back"));
    player.press("ssu");
    assert!(player.small().contains("! Something was revealed since"));
    assert_eq!(view(&player)["started"], true);
}

#[test]
fn among_people_the_others_are_asked_before_luck_is_taken_back() {
    let mut player = Player::new(play(2, 0, Lang::En));
    player.press("ssu");
    assert!(player.small().contains("Do all the others agree"));
    player.press("n");
    assert_eq!(view(&player)["started"], true);
    player.press("uy");
    assert_eq!(view(&player)["started"], false);
}

#[test]
fn a_match_that_is_gone_on_with_can_be_undone_and_its_clock_goes_on() {
    let mut begun = play(1, 1, Lang::En);
    let seat = engine::Seat::new(0);
    for (at, action) in [(5_000, 0), (7_000, 1)] {
        let action = begun.table.actions(seat)[action].clone();
        begun.table.play(seat, &[action], at).unwrap();
    }
    let mut player = Player::new(begun);
    assert_eq!(view(&player)["points"], 1);
    player.press("u");
    assert_eq!(view(&player)["points"], 2);
    player.press("u");
    assert!(player.small().contains("! Something was revealed since"));
    player.press("22");
    let log = player.app.finish().unwrap().save().log;
    assert!(log.is_sorted_by_key(|line| line.at), "{log:?}");
}

#[test]
fn undo_in_a_hot_seat_gives_the_turn_back_to_who_had_it() {
    let mut player = Player::new(play(2, 0, Lang::En));
    player.press("sspp");
    assert_eq!(view(&player)["current"], 1);
    player.press("u");
    assert_eq!(view(&player)["current"], 0);
    assert_eq!(view(&player)["points"], 2);
}

#[test]
fn nothing_is_handed_over_where_nothing_is_hidden() {
    let mut player = Player::new(play(2, 0, Lang::En));
    player.press("sspp");
    let screen = player.small();
    assert!(screen.contains("▶ 李白 ") && !screen.contains("Pass the keyboard"), "{screen}");
}

#[test]
fn the_keyboard_is_handed_over_where_views_differ() {
    let mut player = Player::new(lantern::play(Lang::En));
    let screen = player.small();
    assert!(screen.contains("Pass the keyboard to Ada.") && !screen.contains("Red"), "{screen}");
    assert!(!screen.contains("secret"));
    player.press("x\n");
    assert!(player.small().contains("secret: red lantern"));
    assert_snapshot!("outline", player.small());
    player.press("11").press("22").press("pp");
    let screen = player.small();
    assert!(screen.contains("Pass the keyboard to Bob.") && !screen.contains("secret"), "{screen}");
    // Whoever says at this moment that they want to leave sees nobody's secrets either.
    let screen = player.press("q").small();
    assert!(screen.contains("Leave the table?") && screen.contains("secret: -"), "{screen}");
    player.press("n");
    assert!(player.small().contains("Pass the keyboard to Bob."));
    player.press("\n");
    let screen = player.press("l").small();
    assert!(screen.contains("secret: moon") && !screen.contains("red lantern"), "{screen}");
}

#[test]
fn a_choice_of_several_picks_is_made_pick_by_pick_and_can_be_unpicked() {
    let mut player = Player::new(lantern::play(Lang::En));
    player.press("\n33");
    assert_eq!(player.app.desk.scene().asked.as_ref().unwrap().picked.len(), 1);
    assert_eq!(view(&player)["picks"].as_array().unwrap().len(), 1);
    player.press("\x1b");
    assert_eq!(player.app.desk.scene().asked.as_ref().unwrap().picked.len(), 0);
    player.press("33").press("11").press("u");
    assert_eq!(player.app.desk.scene().asked.as_ref().unwrap().picked.len(), 1);
    // What is picked stays in the list; picking it again takes it back.
    player.press("11").press("22");
    assert_eq!(view(&player)["picks"].to_string(), r#"[{"hang":{"lantern":1}}]"#);
    player.press("33").press("11").press("11").press("p");
    assert_eq!(view(&player)["hung"].to_string(), "[[3,1]]");
    player.press("\n:1\n:2\n:3\n");
    let table = player.app.finish().unwrap();
    assert!(matches!(table.status(), Status::Over(_)));
}

#[test]
fn a_bot_is_seen_to_move_and_any_key_skips_the_wait() {
    let mut player = Player::new(play(1, 1, Lang::En));
    player.press("ssp");
    player.key('p');
    let turn = |player: &Player| view(player)["turn"].as_u64().unwrap();
    let before = turn(&player);
    player.app.advance(player.at).unwrap();
    while !player.app.desk.has_decided() {
        std::thread::yield_now();
    }
    assert!(!player.app.advance(player.at + 399).unwrap());
    assert!(player.small().contains("Greedy bot is to move…"));
    // Help can be read meanwhile; it does not cut the wait short.
    player.key('?');
    player.key('?');
    assert!(!player.app.advance(player.at + 399).unwrap());
    player.at += 50;
    player.key('x');
    assert!(player.app.advance(player.at).unwrap());
    player.wait();
    assert!(turn(&player) > before);
}

#[test]
fn leaving_asks_first_and_gives_the_table_back() {
    let mut player = Player::new(play(1, 1, Lang::En));
    player.press("ssqn");
    assert!(!player.app.is_left());
    player.press("qy");
    assert!(player.app.is_left());
    let table = player.app.finish().unwrap();
    assert_eq!(table.view(Viewer::Public)["started"], true);
}

#[test]
fn leaving_while_a_bot_thinks_gives_the_table_back_too() {
    let mut player = Player::new(play(1, 1, Lang::En));
    player.press("ssp");
    player.key('p');
    player.app.advance(player.at).unwrap();
    player.app.advance(player.at).unwrap();
    assert!(player.app.is_busy());
    player.key('q');
    player.key('y');
    assert!(player.app.is_left());
    player.app.finish().unwrap();
}

#[test]
fn the_language_changes_at_once() {
    let mut player = Player::new(play_on(1, 1, Lang::En, 10));
    let english = player.small();
    let chinese = player.press("L").small();
    assert!(english.contains("Jade Night") && chinese.contains("玉夜"));
    assert!(chinese.contains("贪心") && !chinese.contains("Greedy"));
    assert_eq!(player.press("L").small(), english);
}

#[test]
fn the_log_is_searched() {
    let mut player = Player::new(play_on(1, 1, Lang::En, 10));
    player.press("/offers\n");
    let screen = player.small();
    let framed: Vec<&str> = screen.lines().filter_map(|line| line.split('│').nth(1)).collect();
    assert!(screen.contains("Log: “offers”"), "{screen}");
    assert!(!framed.concat().contains("takes the plate"), "{screen}");
    player.press("\x1b");
    assert!(!player.small().contains("“offers”"));
}

#[test]
fn names_with_escape_sequences_do_no_harm() {
    let mut play = play(1, 1, Lang::En);
    play.sitters[0] = crate::Sitter::Human { name: "\u{1b}[2J\u{202e}evil\u{9b}1m\u{7}".into() };
    let mut player = Player::new(play);
    let screen = player.press("ss").small();
    assert!(screen.contains("▶ [2Jevil1m "), "{screen}");
    assert!(!screen.contains(['\u{1b}', '\u{9b}', '\u{202e}', '\u{7}']));
}

#[test]
fn a_whole_game_can_be_played_with_tab_and_enter() {
    for lang in Lang::ALL {
        let mut player = Player::new(play(1, 1, lang));
        // A list that begins with a group has to be gone into, and left again where that leads nowhere.
        for key in "\t\n\n\t\n\n\x1bpp".chars().cycle().take(20_000) {
            if player.app.is_over() {
                break;
            }
            player.press(&key.to_string());
        }
        assert!(player.app.is_over());
        assert_eq!(player.app.ui.mode, crate::ui::Mode::Result);
    }
}

#[test]
fn drawing_outside_the_buffer_is_clipped() {
    let player = Player::new(play(1, 1, Lang::En));
    let mut buffer = ratatui::buffer::Buffer::empty(Rect::new(0, 0, 20, 5));
    screen::draw_into(
        &mut buffer,
        Rect::new(10, 3, 200, 60),
        player.app.seen(),
        player.app.desk.log(),
        &player.app.ui,
    );
}
