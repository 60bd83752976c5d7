//! Stepping through a match.

use super::*;
use crate::testing::{cards, jade, text};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

fn show() -> Show {
    let mut table = jade(2, Value::Null, vec![]);
    let mut frames = Vec::new();
    let mut told = 0;
    for _ in 0..12 {
        let events = table.events(Viewer::Public, told);
        told += events.len();
        frames.push(Frame { view: table.view(Viewer::Public), events });
        let engine::Status::Awaiting(seats) = table.status() else {
            break;
        };
        let seat = seats.first().unwrap();
        let batch = table.choose(seat, "greedy", None).unwrap();
        table.play(seat, &batch, 0).unwrap();
    }
    Show {
        game: "jade".into(),
        sitters: ["Ada", "Bob"].map(|name| Sitter::Human { name: name.into() }).to_vec(),
        cards: cards(),
        viewer: Viewer::Public,
        frames,
        lang: Lang::En,
    }
}

fn press(player: &mut Player, code: KeyCode) -> String {
    player.key(KeyEvent::new(code, KeyModifiers::NONE));
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| player.draw(frame)).unwrap();
    text(terminal.backend().buffer())
}

#[test]
fn steps_go_forth_and_back_and_stop_at_the_ends() {
    let mut player = Player::new(show(), Charset::Unicode);
    let first = press(&mut player, KeyCode::Left);
    assert!(first.contains("Step 0 of 11"), "{first}");
    let second = press(&mut player, KeyCode::Right);
    assert!(second.contains("Step 1 of 11") && first != second);
    insta::assert_snapshot!("step", second);
    assert_eq!(press(&mut player, KeyCode::Left), first);
    let last = press(&mut player, KeyCode::End);
    assert!(last.contains("Step 11 of 11"));
    assert_eq!(press(&mut player, KeyCode::Right), last);
    assert!(press(&mut player, KeyCode::PageUp).contains("Step 1 of 11"));
    assert_eq!(press(&mut player, KeyCode::Home), first);
}

#[test]
fn pages_language_and_leaving() {
    let mut player = Player::new(show(), Charset::Unicode);
    press(&mut player, KeyCode::End);
    assert!(press(&mut player, KeyCode::Char('i')).contains("Place 1"));
    assert!(press(&mut player, KeyCode::Right).contains("Place 2"));
    assert!(press(&mut player, KeyCode::Esc).contains("Step 11"));
    assert!(press(&mut player, KeyCode::Char('L')).contains("第 11 步"));
    assert!(press(&mut player, KeyCode::Char('?')).contains("配对分"));
    press(&mut player, KeyCode::Esc);
    assert!(press(&mut player, KeyCode::Char('l')).contains("记录"));
    press(&mut player, KeyCode::Char('q'));
    assert!(player.left);
}

#[test]
fn nothing_to_show_is_an_error_and_no_crash() {
    let empty = Show { frames: vec![], ..show() };
    assert!(show_replay(empty).is_err());
}
