//! What is typed after the colon.

use super::App;
use crate::desk::Desk;
use crate::keys::Intent;
use crate::room::{Room, Typed};
use crate::tables::TableScreen;
use crate::ui::{Mode, Notice};
use serde_json::Value;

impl<D: Desk> App<D> {
    /// What was typed after the colon: a number of the list, a command of the game, or one of the program.
    pub(super) fn command(&mut self, text: &str, at: u64) {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            [] => return,
            ["help"] => return self.ui.mode = Mode::Help { scroll: 0 },
            ["lang"] => return self.switch_language(),
            ["quit" | "q"] => return self.act(Intent::Leave, &[], at),
            ["undo" | "u"] if !self.ui.lobby => return self.undo(at),
            ["modules" | "自制"] if !self.ui.in_room => {
                return self.act(Intent::Modules, &[], at);
            }
            ["log"] if !self.ui.lobby => return self.act(Intent::Log, &[], at),
            _ => {}
        }
        if let Some(typed) = self.desk.room_mut().and_then(|room| room.type_in(text, &self.names)) {
            return match typed {
                Typed::Sent => {}
                Typed::Said(notice) => self.ui.notice = Some(notice),
                Typed::GiveUp if self.ui.lobby => {
                    self.ui.notice = Some(Notice::Refused(protocol::Refused::NotBegun.into()));
                }
                Typed::GiveUp => self.ui.mode = Mode::GiveUp,
                Typed::Orders => self.act(Intent::Orders, &[], at),
                Typed::Modules => self.act(Intent::Modules, &[], at),
            };
        }
        let asked = !self.ui.lobby && self.desk.scene().asked.is_some();
        let is_number = matches!(words[..], [word] if word.parse::<usize>().is_ok());
        let action = match self.ui.lobby {
            true => None,
            false => understand(self.desk.scene(), self.table(), &words),
        };
        let text = ("text", Value::from(texts::clean(text)));
        self.ui.notice = Some(match action {
            Some(action) if asked => return self.pick(&action, at),
            None if asked => {
                let examples = ("examples", self.table().examples(self.seen()).into());
                Notice::Say("tui-command-unknown", vec![text, examples])
            }
            None if self.ui.in_room && !is_number => Notice::Say("tui-room-unknown", vec![text]),
            _ => self.not_now(),
        });
    }

    /// Asks whom to send away; where there is only one, Enter is enough.
    pub(super) fn kick(&mut self) {
        let others = self.desk.room().map(Room::others).unwrap_or_default();
        match others[..] {
            [] => self.ui.notice = Some(Notice::Say("tui-room-nobody-there", vec![])),
            [one] => self.ui.mode = Mode::Command(format!("kick {one}")),
            _ => {
                self.ui.mode = Mode::Command("kick ".into());
                self.ui.notice = Some(Notice::Say("tui-room-which-seat", vec![]));
            }
        }
    }
}

/// The action that words mean: the number of an option, or a command of the game.
pub(crate) fn understand(
    scene: &boards::Scene,
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
