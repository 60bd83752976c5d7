//! Scripted sessions, line by line.

use crate::testing::{before_judgement, lantern, play, play_on};
use crate::{Play, play_plain};
use catalog::Table;
use engine::{Status, Viewer};
use insta::assert_snapshot;
use texts::Lang;

/// What is printed when these lines are typed, and the table afterwards.
fn session(play: Play, input: &str) -> (String, Box<dyn Table>) {
    let mut output = Vec::new();
    let table = play_plain(play, &mut input.as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    for gap in ["tui-", "board-", "jade-", "common-", "{$"] {
        assert!(!output.contains(gap), "{output}");
    }
    (output, table)
}

#[test]
fn a_scripted_session() {
    for lang in Lang::ALL {
        let input = "1\ntake 2 1\nb\nx\n99\ntaste 1\noffer 1\nu\n?\np\nL\n\nq\n";
        let (output, table) = session(play(1, 1, lang), input);
        assert_snapshot!(format!("session_{lang}"), output);
        assert_eq!(table.view(Viewer::Public)["started"], true);
    }
}

#[test]
fn the_end_of_the_input_ends_the_session_cleanly() {
    for input in ["", "1", "1\n2\n", "1\nu"] {
        let (output, table) = session(play(1, 1, Lang::En), input);
        assert!(output.ends_with("> \n"), "{output}");
        assert!(matches!(table.status(), Status::Awaiting(_)));
    }
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    let mut output = Vec::new();
    let input: Vec<u8> = (0..=255).chain(b"\n\xff\xfe\n1\n".iter().copied()).collect();
    let table = play_plain(play(1, 1, Lang::En), &mut &input[..], &mut output).unwrap();
    assert_eq!(table.view(Viewer::Public)["started"], true);
    let long = "7".repeat(100_000) + "\n";
    play_plain(play(1, 1, Lang::En), &mut long.as_bytes(), &mut output).unwrap();
}

#[test]
fn a_whole_game_of_first_choices_ends_with_the_result() {
    for lang in Lang::ALL {
        let (output, table) = session(play(1, 2, lang), &"1\n".repeat(500));
        assert!(matches!(table.status(), Status::Over(_)), "{output}");
        let end: Vec<&str> = output.lines().rev().take(4).collect();
        assert_snapshot!(
            format!("result_{lang}"),
            end.into_iter().rev().collect::<Vec<_>>().join("\n")
        );
    }
}

#[test]
fn bots_alone_play_to_the_end() {
    let mut play = play(1, 1, Lang::En);
    play.sitters = crate::testing::sitters(0, 2);
    let (_, table) = session(play, "");
    assert!(matches!(table.status(), Status::Over(_)));
}

#[test]
fn among_people_consent_is_asked_for() {
    let (output, table) = session(play(2, 0, Lang::En), "1\nu\nn\nu\ny\n");
    assert_eq!(output.matches("Do all the others agree").count(), 2);
    assert_eq!(table.view(Viewer::Public)["started"], false);
}

#[test]
fn news_are_told_once_however_many_sit_at_the_keyboard() {
    let (output, _) = session(play(2, 0, Lang::En), "1\np\np\np\n");
    assert_eq!(output.matches("The banquet begins").count(), 1, "{output}");
    assert_eq!(output.matches("Ada ends the turn").count(), 2);
    assert!(!output.contains("Pass the keyboard"));
}

#[test]
fn the_keyboard_is_handed_over_where_views_differ() {
    let (output, table) = session(lantern::play(Lang::ZhCn), "\n1\n2\n3\n\n2\nu\n2\n1\n3\n");
    assert!(
        output.contains("请把键盘交给 Ada。") && output.contains("请把键盘交给 Bob。"),
        "{output}"
    );
    assert!(matches!(table.status(), Status::Over(_)), "{output}");
}

#[test]
fn quotes_are_printed_with_the_choices() {
    let (output, _) = session(before_judgement(Lang::En), "");
    assert!(output.contains("% chance") && output.contains("pairing"), "{output}");
    let (output, _) = session(play_on(1, 4, Lang::ZhCn, 30), "b\n");
    assert!(output.contains("等待区：") && output.contains("冷暖"), "{output}");
}
