//! One room from the side of a client, pure: messages go in, answers and news come out.

use crate::arrival::{Arrival, Wishes};
use crate::{Heard, Luck, Mirror, Outbox};
use engine::Refusal;
use protocol::{Command, FromClient, FromServer, RoomId};
use serde_json::Value;

/// What somebody who looks at the room should know.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The room looks different, or something was told or said.
    Changed,
    /// A command is kept for good.
    Done(Command),
    /// A command was refused.
    Refused(Command, Refusal),
    /// How an unfinished choice goes on.
    Preview { id: u64, complete: bool, question: Option<Value>, choices: Vec<Value> },
    /// A preview was refused.
    NoPreview { id: u64, reason: Refusal },
    /// One may not come in.
    Shut(Refusal),
    /// The room is not shown any more.
    Left(String),
}

/// What a message leads to.
#[derive(Debug, Default)]
pub struct Turn {
    /// To be sent, in this order.
    pub send: Vec<FromClient>,
    pub news: Vec<News>,
}

/// A client in a room.
pub struct Visit {
    room: RoomId,
    password: Option<String>,
    mirror: Mirror,
    outbox: Outbox,
    luck: Luck,
    arrival: Arrival,
    previews: u64,
}

impl Visit {
    pub fn new(room: RoomId, password: Option<String>, wishes: Wishes, luck: Luck) -> Self {
        Visit {
            room,
            password,
            mirror: Mirror::new(room),
            outbox: Outbox::default(),
            luck,
            arrival: Arrival::new(wishes),
            previews: 0,
        }
    }

    pub fn room(&self) -> RoomId {
        self.room
    }

    pub fn mirror(&self) -> &Mirror {
        &self.mirror
    }

    /// Whether every command was answered.
    pub fn is_settled(&self) -> bool {
        self.outbox.unanswered().next().is_none()
    }

    /// To be sent when the connection is there, or there again.
    pub fn enter(&self) -> Vec<FromClient> {
        let again = self.outbox.unanswered().map(|(cseq, command)| FromClient::Do {
            room: self.room,
            cseq,
            command: command.clone(),
        });
        std::iter::once(self.join()).chain(again).collect()
    }

    fn join(&self) -> FromClient {
        FromClient::Join {
            room: self.room,
            password: self.password.clone(),
            since: self.mirror.since(),
            through: None,
        }
    }

    /// Does something in the room.
    pub fn command(&mut self, command: Command) -> FromClient {
        let cseq = self.outbox.add(command.clone());
        FromClient::Do { room: self.room, cseq, command }
    }

    /// Asks how a choice goes on; the number comes back with the answer.
    pub fn preview(&mut self, decision: u64, actions: Vec<Value>) -> (u64, FromClient) {
        self.previews += 1;
        let id = self.previews;
        (id, FromClient::Preview { room: self.room, decision, actions, id })
    }

    /// Takes a message of the server; those of other rooms mean nothing here.
    pub fn hear(&mut self, message: FromServer) -> Turn {
        let mut turn = Turn::default();
        match message {
            FromServer::Snapshot(snapshot) if snapshot.room == self.room => {
                let heard = self.mirror.snapshot(snapshot);
                self.see(heard, &mut turn);
            }
            FromServer::Update(update) if update.room == self.room => {
                let heard = self.mirror.update(update);
                self.see(heard, &mut turn);
            }
            FromServer::Heartbeat { rooms, .. } => {
                let heard = self.mirror.beat(&rooms);
                self.see(heard, &mut turn);
            }
            FromServer::Done { room, cseq } if room == self.room => {
                turn.news.extend(self.outbox.answered(cseq).map(News::Done));
            }
            FromServer::Refused { room, cseq, id, reason } if room == Some(self.room) => {
                let reason = Refusal(reason);
                let news = match (cseq, id) {
                    (Some(cseq), _) => {
                        self.outbox.answered(cseq).map(|command| News::Refused(command, reason))
                    }
                    (None, Some(id)) => Some(News::NoPreview { id, reason }),
                    (None, None) => Some(News::Shut(reason)),
                };
                turn.news.extend(news);
            }
            FromServer::Preview { room, id, complete, question, choices } if room == self.room => {
                turn.news.push(News::Preview { id, complete, question, choices });
            }
            FromServer::Left { room, reason } if room == self.room => {
                turn.news.push(News::Left(reason));
            }
            _ => {}
        }
        turn
    }

    fn see(&mut self, heard: Heard, turn: &mut Turn) {
        match heard {
            Heard::Nothing => return,
            Heard::Stale => return turn.send.push(self.join()),
            Heard::Changed => turn.news.push(News::Changed),
        }
        let Some(document) = self.mirror.document() else {
            return;
        };
        let by_itself = [self.arrival.next(document), self.luck.next(document)];
        turn.send.extend(by_itself.into_iter().flatten().map(|command| {
            let cseq = self.outbox.add(command.clone());
            FromClient::Do { room: self.room, cseq, command }
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mirror::tests::{ROOM, document, snapshot};
    use protocol::{Refused, Update};
    use serde_json::json;

    fn visit() -> Visit {
        let luck = Luck::new(Box::new(|| Some([1; 32])));
        Visit::new(ROOM, Some("sesame".into()), Wishes::default(), luck)
    }

    fn done(messages: &[FromClient]) -> Vec<(u64, Command)> {
        let done = messages.iter().filter_map(|message| match message {
            FromClient::Do { cseq, command, .. } => Some((*cseq, command.clone())),
            _ => None,
        });
        done.collect()
    }

    #[test]
    fn coming_in_joins_and_sits_down() {
        let mut visit = visit();
        let [FromClient::Join { password: Some(password), since: 0, .. }] = &visit.enter()[..]
        else {
            panic!("it does not join");
        };
        assert_eq!(password, "sesame");
        let turn = visit.hear(FromServer::Snapshot(snapshot(0, vec![], document("waiting"))));
        assert_eq!(turn.news, [News::Changed]);
        assert_eq!(done(&turn.send), [(1, Command::Sit { seat: None })]);
    }

    #[test]
    fn after_a_break_what_was_not_answered_goes_out_again_in_order() {
        let mut visit = visit();
        visit.hear(FromServer::Snapshot(snapshot(
            0,
            vec![json!({ "event": 1 })],
            document("over"),
        )));
        visit.command(Command::Undo);
        visit.command(Command::Rematch);
        visit.command(Command::Say { text: "hi".into() });
        let turn = visit.hear(FromServer::Done { room: ROOM, cseq: 2 });
        assert_eq!(turn.news, [News::Done(Command::Rematch)]);
        let again = visit.enter();
        assert!(matches!(again[0], FromClient::Join { since: 1, .. }));
        let expected = [(1, Command::Undo), (3, Command::Say { text: "hi".into() })];
        assert_eq!(done(&again), expected);
    }

    #[test]
    fn a_stale_mirror_joins_again() {
        let mut visit = visit();
        visit.hear(FromServer::Snapshot(snapshot(0, vec![], document("over"))));
        let gap = Update { room: ROOM, number: Some(4), events: vec![], delta: None, chat: None };
        let turn = visit.hear(FromServer::Update(gap));
        assert!(matches!(turn.send[..], [FromClient::Join { since: 0, .. }]));
        assert!(turn.news.is_empty());
    }

    #[test]
    fn refusals_find_what_they_are_about() {
        let mut visit = visit();
        visit.command(Command::Start);
        let reason = engine::Note::from(Refused::NotHost);
        let refused =
            |cseq, id| FromServer::Refused { room: Some(ROOM), cseq, id, reason: reason.clone() };
        let refusal = Refusal(reason.clone());
        let news = |turn: Turn| turn.news;
        assert_eq!(
            news(visit.hear(refused(Some(1), None))),
            [News::Refused(Command::Start, refusal.clone())]
        );
        assert_eq!(news(visit.hear(refused(Some(1), None))), []);
        let (id, _) = visit.preview(3, vec![]);
        assert_eq!(
            news(visit.hear(refused(None, Some(id)))),
            [News::NoPreview { id, reason: refusal.clone() }]
        );
        assert_eq!(news(visit.hear(refused(None, None))), [News::Shut(refusal)]);
    }

    #[test]
    fn other_rooms_mean_nothing() {
        let mut visit = visit();
        let elsewhere = RoomId::new(8);
        let mut other = snapshot(0, vec![], document("waiting"));
        other.room = elsewhere;
        for message in [
            FromServer::Snapshot(other),
            FromServer::Done { room: elsewhere, cseq: 1 },
            FromServer::Left { room: elsewhere, reason: "closed".into() },
            FromServer::Pong {},
        ] {
            let turn = visit.hear(message);
            assert!(turn.send.is_empty() && turn.news.is_empty());
        }
    }
}
