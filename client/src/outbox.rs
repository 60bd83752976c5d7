//! Commands on their way: numbered, and kept until they are answered.

use protocol::Command;
use std::collections::VecDeque;

/// The commands of one client in one room.
#[derive(Clone, Debug, Default)]
pub struct Outbox {
    last: u64,
    unanswered: VecDeque<(u64, Command)>,
}

impl Outbox {
    /// Keeps a command and gives it its number.
    pub fn add(&mut self, command: Command) -> u64 {
        self.last += 1;
        self.unanswered.push_back((self.last, command));
        self.last
    }

    /// What was not answered yet, in the order it was given; to be sent again after a break.
    pub fn unanswered(&self) -> impl Iterator<Item = (u64, &Command)> {
        self.unanswered.iter().map(|(number, command)| (*number, command))
    }

    /// The command that an answer is for; nothing if it was answered before.
    pub fn answered(&mut self, number: u64) -> Option<Command> {
        let place = self.unanswered.iter().position(|(known, _)| *known == number)?;
        self.unanswered.remove(place).map(|(_, command)| command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_numbered_from_one_and_kept_in_order() {
        let mut outbox = Outbox::default();
        let commands = [Command::Start, Command::Undo, Command::Concede];
        let numbers: Vec<u64> =
            commands.iter().map(|command| outbox.add(command.clone())).collect();
        assert_eq!(numbers, [1, 2, 3]);
        assert_eq!(outbox.answered(2), Some(Command::Undo));
        let left: Vec<u64> = outbox.unanswered().map(|(number, _)| number).collect();
        assert_eq!(left, [1, 3]);
    }

    #[test]
    fn an_answer_counts_once_and_numbers_are_not_used_again() {
        let mut outbox = Outbox::default();
        outbox.add(Command::Start);
        assert_eq!(outbox.answered(1), Some(Command::Start));
        assert_eq!(outbox.answered(1), None);
        assert_eq!(outbox.answered(9), None);
        assert_eq!(outbox.add(Command::Undo), 2);
    }
}
