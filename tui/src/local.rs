//! A table in this program, with its people at one keyboard and bots that think in threads of their own.

use crate::Play;
use crate::bot::Thinking;
use crate::desk::{Desk, Undone, Went};
use crate::log::Log;
use crate::session::{Next, Session};
use boards::{Scene, Sitter};
use catalog::Table;
use engine::{Refusal, Seat};
use serde_json::Value;

/// How long one sees that a bot is to move before it does, in milliseconds.
const PAUSE: u64 = 400;

/// A table in this program.
pub(crate) struct Local {
    session: Session,
    thinking: Option<Thinking>,
    /// When the bot may move.
    resume_at: u64,
}

impl Local {
    pub(crate) fn new(play: Play) -> anyhow::Result<Self> {
        Ok(Local { session: Session::new(play)?, thinking: None, resume_at: 0 })
    }

    /// Whether a bot has decided and only waits for its pause to end.
    #[cfg(test)]
    pub(crate) fn has_decided(&self) -> bool {
        self.thinking.as_ref().is_some_and(Thinking::is_done)
    }

    /// The table back, whatever was going on.
    pub(crate) fn into_table(mut self) -> anyhow::Result<Box<dyn Table>> {
        if let Some(thinking) = self.thinking.take() {
            let (table, _) = thinking.cut_short()?;
            self.session.take_back(table);
        }
        self.session.into_table()
    }
}

impl Desk for Local {
    fn scene(&self) -> &Scene {
        self.session.scene()
    }

    fn modules(&self) -> Vec<&str> {
        self.session.modules()
    }

    fn log(&self) -> &Log {
        self.session.log()
    }

    fn sitters(&self) -> &[Sitter] {
        self.session.sitters()
    }

    fn advance(&mut self, at: u64) -> anyhow::Result<Went> {
        let resume_at = self.resume_at;
        if let Some(thinking) =
            self.thinking.take_if(|thinking| thinking.is_done() && at >= resume_at)
        {
            let seat = thinking.seat;
            let (table, decision) = thinking.finish()?;
            self.session.take_back(table);
            let batch = decision.map_err(|refusal| {
                anyhow::anyhow!("the bot in seat {} was refused: {refusal}", seat.index() + 1)
            })?;
            self.session.play_bot(seat, &batch, at)?;
            return Ok(Went::Asked);
        }
        if self.thinking.is_some() {
            return Ok(Went::Nowhere);
        }
        match self.session.next() {
            Next::Over => Ok(Went::Over),
            Next::Bot(seat) => {
                let Some(name) = self.session.bot(seat).map(str::to_owned) else {
                    anyhow::bail!("nobody plays seat {}", seat.index() + 1);
                };
                // What it answers there is not seen until all have.
                let sealed = self.session.is_sealed();
                let Some(table) = self.session.lend() else {
                    return Ok(Went::Nowhere);
                };
                self.thinking = Some(Thinking::start(table, seat, name));
                self.resume_at = if sealed { at } else { at + PAUSE };
                Ok(Went::Asked)
            }
            Next::Human(_) if self.session.scene().asked.is_some() => Ok(Went::Nowhere),
            Next::Human(seat) if self.session.let_by(seat, at) => Ok(Went::Asked),
            Next::Human(seat) if self.session.must_hand_over(seat) => Ok(Went::HandOver(seat)),
            Next::Human(seat) => {
                self.session.ask(seat);
                Ok(Went::Asked)
            }
        }
    }

    fn is_busy(&self) -> bool {
        self.thinking.is_some()
    }

    fn pick(&mut self, action: &Value, at: u64) -> Result<(), Refusal> {
        self.session.pick(action, at)
    }

    fn unpick(&mut self, at: u64) -> bool {
        self.session.unpick(at)
    }

    fn objection(&mut self, action: &Value) -> Option<Refusal> {
        self.session.objection(action)
    }

    fn undo(&mut self, with_consent: bool, at: u64) -> Result<Undone, Refusal> {
        match self.session.undo(with_consent, at) {
            Ok(()) => Ok(Undone::Done),
            Err(refusal) if refusal.code() == "needs_consent" && !with_consent => {
                Ok(if self.session.all_human() { Undone::Consent } else { Undone::Never })
            }
            Err(refusal) => Err(refusal),
        }
    }

    fn thinking(&self) -> Option<Seat> {
        self.thinking.as_ref().map(|thinking| thinking.seat)
    }

    fn skip(&mut self, at: u64) {
        self.resume_at = at;
    }

    fn step_aside(&mut self) {
        self.session.step_aside();
    }

    fn sit(&mut self, seat: Seat) {
        self.session.ask(seat);
    }
}
