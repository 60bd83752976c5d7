//! Scripted sessions in a room, line by line.

use crate::testing::server::{Manner, guest};
use crate::{Guest, Typing, join_plain};
use insta::assert_snapshot;
use std::io::Cursor;
use texts::Lang;

/// What is printed when these lines are typed.
fn session(guest: Guest, input: &str) -> String {
    let mut output = Vec::new();
    let input = Cursor::new(input.to_owned());
    join_plain(guest, input, Typing::Ahead, &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    for gap in ["tui-", "board-", "jade-", "common-", "{$"] {
        assert!(!output.contains(gap), "{output}");
    }
    output
}

#[test]
fn a_scripted_session_in_a_room() {
    for lang in Lang::ALL {
        let input = "?\nsay hello\ns\n1\nb\nx\nu\nsay undo\ny\n?\np\nsay end\na\nq\n";
        assert_snapshot!(format!("room_{lang}"), session(guest(Manner::default(), lang), input));
    }
}

#[test]
fn what_players_have_brought_is_said_and_can_be_read() {
    for lang in Lang::ALL {
        let manner = Manner { modules: true, ..Manner::default() };
        assert_snapshot!(format!("modules_{lang}"), session(guest(manner, lang), "m\nq\n"));
    }
    let output = session(guest(Manner::default(), Lang::En), "m\nq\n");
    assert!(output.contains("No cards made by players are at this table."), "{output}");
    assert!(!output.contains("Type m"), "{output}");
}

#[test]
fn whoever_comes_sits_down_and_is_ready() {
    let manner = Manner { open: true, ..Manner::default() };
    let output = session(guest(manner, Lang::En), "say hi\nq\n");
    assert!(output.contains("Seat 1: open"), "{output}");
    let output = session(guest(Manner { open: true, ..Manner::default() }, Lang::En), "s\n1\nq\n");
    assert!(output.contains("Seat 1: Ada (you, host)"), "{output}");
    assert!(output.contains("The banquet begins"), "{output}");
}

#[test]
fn a_break_of_the_connection_loses_nothing() {
    let output = session(guest(Manner::default(), Lang::En), "s\n1\nsay drop\n1\nq\n");
    assert!(
        output.contains("no connection") && output.contains("The connection is back."),
        "{output}"
    );
    assert_eq!(output.matches("Ada: drop").count(), 1, "{output}");
    assert_eq!(output.matches("The banquet begins").count(), 1, "{output}");
}

#[test]
fn a_choice_of_several_picks_is_asked_pick_by_pick() {
    let manner = Manner { two_picks: true, ..Manner::default() };
    let output = session(guest(manner, Lang::En), "s\n1\nu\n1\n1\nq\n");
    // The first pick, taken back, then both, and the next question.
    assert_eq!(output.matches("\nAda: ").count(), 5, "{output}");
    assert!(output.contains("The banquet begins"), "{output}");
}

#[test]
fn a_choice_that_is_refused_is_asked_again() {
    let output = session(guest(Manner::default(), Lang::En), "s\n1\ntake 9 9\nq\n");
    assert!(output.matches("\nAda: ").count() >= 2, "{output}");
}

#[test]
fn the_end_of_the_input_ends_the_session_after_what_was_sent_has_arrived() {
    let output = session(guest(Manner::default(), Lang::En), "s\n1");
    assert!(output.contains("The banquet begins"), "{output}");
}

#[test]
fn a_room_that_is_shut_says_why() {
    let mut output = Vec::new();
    let manner = Manner { shut: true, ..Manner::default() };
    let joined =
        join_plain(guest(manner, Lang::ZhCn), Cursor::new("1\n"), Typing::Ahead, &mut output);
    let error = joined.unwrap_err().to_string();
    assert!(error.contains("请加上 --password"), "{error}");
}

#[test]
fn whoever_gives_up_is_asked_first() {
    let output = session(guest(Manner::default(), Lang::En), "s\n1\nconcede\nn\nconcede\ny\nq\n");
    assert_eq!(output.matches("Give up this match?").count(), 2, "{output}");
    assert!(output.contains("Ada gave up"), "{output}");
}

#[test]
fn the_commands_of_a_room_are_the_same_line_by_line() {
    let manner = Manner { alone: true, ..Manner::default() };
    let input = "b\nb\nbot 2 genius\n电脑 2 困难\ns\n1\ndance\npass hold\norders\nmute nobody\nq\n";
    for lang in Lang::ALL {
        assert_snapshot!(format!("commands_{lang}"), session(guest(manner.clone(), lang), input));
    }
}

#[test]
fn leaving_before_the_match_gives_up_the_seat() {
    let mut output = Vec::new();
    let typed = Cursor::new("q\n");
    let parting = join_plain(guest(Manner::default(), Lang::En), typed, Typing::Ahead, &mut output);
    assert!(!parting.unwrap().unwrap().watches);
}
