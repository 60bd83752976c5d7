//! What a player is told because the room has changed without him.

use super::Room;
use crate::ui::Notice;
use client::Told;
use engine::Seat;
use protocol::{Document, Phase};

/// What was seen of the room the last time.
pub(super) struct Before {
    seat: Option<Seat>,
    stand_ins: Vec<bool>,
    /// Who wanted to take something back.
    undo: Option<Seat>,
    /// How much had been told.
    told: usize,
    /// When the time of those who were asked was up.
    deadline: Option<u64>,
    /// The decision that was asked of us.
    asked: Option<u64>,
}

impl Room {
    /// Compares the room with how it was, and says what is worth a word.
    pub(super) fn notice_changes(&mut self, document: &Document) {
        let Document { room, me, game } = document;
        let seat = me.as_ref().map(|me| me.seat);
        let asked = me.as_ref().filter(|me| {
            me.laid.is_none() && game.as_ref().is_some_and(|game| game.asked.contains(me.seat))
        });
        let now = Before {
            seat,
            stand_ins: room.seats.iter().map(|seat| seat.stand_in).collect(),
            undo: room.undo.map(|undo| undo.seat),
            told: self.visit.mirror().since(),
            deadline: room.deadline,
            asked: asked.map(|me| me.decision),
        };
        let Some(before) = self.before.replace(now) else {
            // The first look at this room.
            if self.elsewhere && seat.is_some() {
                self.notices.push_back(Notice::Say("tui-room-elsewhere", vec![]));
            }
            return;
        };
        let lost = before.seat.is_some() && seat.is_none() && room.phase == Phase::Waiting;
        self.stands &= seat.is_none() || before.seat.is_some();
        if lost && !self.stands {
            self.notices.push_back(Notice::Say("tui-room-sent-away", vec![]));
        }
        if room.phase != Phase::Playing {
            return;
        }
        self.notice_stand_ins(&before, document);
        if before.undo != room.undo.map(|undo| undo.seat) {
            self.notice_undo(&before, document);
        }
        let decided = before.asked.filter(|decision| {
            let same = asked.is_some_and(|me| me.decision == *decision);
            !same && self.played != Some(*decision) && self.is_past(before.deadline)
        });
        let mine = seat.and_then(|seat| room.seats.get(seat.index()));
        if decided.is_some() && !mine.is_some_and(|mine| mine.stand_in) {
            self.notices.push_back(Notice::Say("tui-room-time-up", vec![]));
        }
    }

    fn notice_stand_ins(&mut self, before: &Before, document: &Document) {
        let late = self.is_past(before.deadline);
        for (seat, info) in Seat::all(self.scene.seats).zip(&document.room.seats) {
            let was = before.stand_ins.get(seat.index()).copied().unwrap_or(false);
            let mine = document.me.as_ref().is_some_and(|me| me.seat == seat);
            let id = match (was, info.stand_in) {
                (false, true) if mine && late => "tui-room-time-up",
                // He hears of it when he has his seat back.
                (false, true) if mine => continue,
                (false, true) if late => "tui-room-time-up-bot",
                (false, true) => "tui-room-bot-came",
                (true, false) if mine => "tui-room-seat-back",
                (true, false) => "tui-room-bot-went",
                _ => continue,
            };
            self.notices.push_back(Notice::Of(id, seat));
        }
    }

    /// The request to take something back is there, or gone.
    fn notice_undo(&mut self, before: &Before, document: &Document) {
        let mine = document.me.as_ref().map(|me| me.seat);
        let id = match (before.undo, document.room.undo) {
            (_, Some(undo)) if Some(undo.seat) == mine => "tui-room-undo-sent",
            (Some(seat), None) if Some(seat) == mine => {
                let mirror = self.visit.mirror();
                let new = mirror.told().iter().skip(before.told.saturating_sub(mirror.first()));
                let new: Vec<&Told> = new.collect();
                let undone = new.iter().any(|told| matches!(told, Told::Undone { .. }));
                match (undone, new.is_empty()) {
                    (true, _) => "tui-undone",
                    (false, true) => "tui-room-undo-refused",
                    (false, false) => "tui-room-undo-late",
                }
            }
            _ => return,
        };
        self.notices.push_back(Notice::Say(id, vec![]));
    }
}
