//! Takes the scene, the log and the people out of what the server has shown.

use super::{Draft, Room};
use crate::log::Log;
use crate::picking::{Picking, Stage};
use crate::ui::Notice;
use boards::{Choosable, Scene, Sitter};
use client::Told;
use engine::Viewer;
use protocol::Holder;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::mpsc::{self, TryRecvError};
use std::thread;

impl Room {
    /// Takes the scene out of what the server has shown.
    pub(super) fn look(&mut self) {
        let Some(document) = self.document().cloned() else {
            return;
        };
        self.notice_changes(&document);
        let (room, me) = (&document.room, &document.me);
        if room.undo.is_none() {
            self.answered = None;
        }
        if let Some(rematch) = room.rematch {
            if self.again {
                return self.follow(rematch);
            }
            if !std::mem::replace(&mut self.rematch_told, true) {
                self.notices.push_back(Notice::Say("tui-room-rematch", vec![]));
            }
        }
        self.ask_for_cards(&room.game);
        self.sitters = room.seats.iter().map(|seat| Sitter::from(&seat.holder)).collect();
        self.away.resize(room.seats.len(), None);
        for (away, seat) in self.away.iter_mut().zip(&room.seats) {
            let gone = matches!(seat.holder, Holder::Person(_)) && !seat.here;
            *away = gone.then(|| away.unwrap_or(self.now));
        }
        let viewer = me.as_ref().map_or(Viewer::Public, |me| Viewer::Seat(me.seat));
        self.tell(viewer);
        let decision = me.as_ref().map(|me| me.decision);
        self.scene = Scene::of(document, self.scene.cards.clone());
        let asked = self.scene.asked.take();
        let decision = decision.filter(|_| asked.is_some());
        self.draft.take_if(|draft| Some(draft.decision) != decision);
        self.sent.take_if(|sent| Some(sent.decision) != decision);
        let (Some(asked), Some(decision)) = (asked.filter(|_| self.sent.is_none()), decision)
        else {
            return;
        };
        let draft = self.draft.get_or_insert_with(|| Draft {
            decision,
            picking: Picking::new(
                &self.scene.game,
                Stage { question: asked.question, options: asked.options },
            ),
            seeing: None,
        });
        // Asking the server about every pick would take too long.
        self.scene.asked = Some(draft.picking.asked(asked.seat, None));
        self.see_more();
    }

    /// Brings the log up to what was told and said.
    fn tell(&mut self, viewer: Viewer) {
        let mirror = self.visit.mirror();
        let is_same = mirror.first() == self.first && viewer == self.scene.viewer;
        if !is_same || mirror.told().len() < self.log.len() {
            self.log = Log::default();
            (self.first, self.said) = (mirror.first(), 0);
        }
        let log = &mut self.log;
        if log.entries().is_empty() {
            // What was said before we came is not news, unlike what happened last.
            mirror.chat().iter().for_each(|line| log.say(line.clone()));
            self.said = mirror.chat().len();
        }
        let new: Vec<Value> = mirror.told().iter().skip(log.len()).map(told).collect();
        log.add(&new);
        mirror.chat().iter().skip(self.said).for_each(|line| log.say(line.clone()));
        self.said = mirror.chat().len();
    }

    fn ask_for_cards(&mut self, game: &str) {
        if self.cards_for.as_deref() == Some(game) {
            return;
        }
        self.cards_for = Some(game.to_owned());
        let (send, cards) = mpsc::channel();
        let (cards_of, game) = (self.cards_of.clone(), game.to_owned());
        let room = self.visit.room();
        thread::spawn(move || {
            // Nobody waits for them any more if this fails.
            let _ = send.send(cards_of(&game, room).into_iter().collect());
        });
        self.cards = Some(cards);
    }

    /// Whether the cards have come.
    pub(super) fn has_new_cards(&mut self) -> bool {
        let Some(cards) = &self.cards else {
            return false;
        };
        match cards.try_recv() {
            Ok(cards) => self.scene.cards = Arc::new(cards),
            Err(TryRecvError::Empty) => return false,
            // The table can be shown without them.
            Err(TryRecvError::Disconnected) => {}
        }
        self.cards = None;
        true
    }
}

fn told(told: &Told) -> Value {
    match told {
        Told::Event { event, .. } => json!({ "event": event }),
        Told::Undone { from } => json!({ "undone": { "from": from } }),
    }
}

/// How a choice goes on, as the server says it.
pub(super) fn stage(question: Option<Value>, choices: &[Value]) -> Stage {
    Stage {
        question: question.and_then(|question| serde_json::from_value(question).ok()),
        options: choices.iter().map(Choosable::read).collect(),
    }
}
