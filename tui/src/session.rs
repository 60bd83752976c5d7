//! A table being played: whose turn it is, whose eyes we look through, picks, undo. Knows no screen and no line.

use crate::Play;
use crate::log::Log;
use crate::people::Sitter;
use crate::scene::{Asked, Choosable, Scene};
use anyhow::Context;
use catalog::{Done, Table};
use engine::replay::Line;
use engine::{Act, Refusal, Seat, SeatSet, Status, Takeback, Viewer};
use serde_json::Value;
use std::sync::Arc;

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Next {
    Over,
    Bot(Seat),
    Human(Seat),
}

/// A running table.
pub(crate) struct Session {
    /// Away while a bot thinks with it.
    table: Option<Box<dyn Table>>,
    sitters: Vec<Sitter>,
    scene: Scene,
    /// The picks of a choice that is not complete yet.
    picks: Vec<Value>,
    /// The seats of people, in the order they decided, so that undo knows whose turn to give back.
    decided: Vec<Seat>,
    /// How old the match was when we sat down; our clock starts there.
    age: u64,
}

/// The decisions that people have made and not taken back, by seat.
fn decisions(log: &[Line], humans: SeatSet) -> Vec<Seat> {
    let mut decided: Vec<Seat> = Vec::new();
    for line in log {
        match line.act {
            Act::Play(_) => decided.push(line.seat),
            Act::Undo(_) => {
                let kept = decided.iter().rposition(|seat| *seat == line.seat);
                decided.truncate(kept.unwrap_or(0));
            }
            Act::Concede => {}
        }
    }
    decided.retain(|seat| humans.contains(*seat));
    decided
}

impl Session {
    pub(crate) fn new(play: Play) -> anyhow::Result<Self> {
        let Play { table, cards, sitters, .. } = play;
        anyhow::ensure!(
            sitters.len() == usize::from(table.seats()),
            "{} people for {} seats",
            sitters.len(),
            table.seats()
        );
        // A single person always looks through their own eyes; several begin with what all may see.
        let humans: SeatSet =
            Seat::all(table.seats()).filter(|seat| sitters[seat.index()].is_human()).collect();
        let viewer = match humans.first() {
            Some(seat) if humans.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Public,
        };
        let scene = Scene {
            game: table.game().to_owned(),
            seats: table.seats(),
            viewer,
            view: Value::Null,
            log: Log::default(),
            awaited: SeatSet::EMPTY,
            asked: None,
            outcome: None,
            cards: Arc::new(cards.into_iter().collect()),
        };
        let log = table.save().log;
        let mut session = Session {
            table: Some(table),
            decided: decisions(&log, humans),
            age: log.last().map_or(0, |line| line.at),
            sitters,
            scene,
            picks: Vec::new(),
        };
        session.look();
        Ok(session)
    }

    pub(crate) fn scene(&self) -> &Scene {
        &self.scene
    }

    pub(crate) fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// Whether nobody at the table is a bot.
    pub(crate) fn all_human(&self) -> bool {
        self.sitters.iter().all(Sitter::is_human)
    }

    fn humans(&self) -> SeatSet {
        Seat::all(self.scene.seats).filter(|seat| self.sitters[seat.index()].is_human()).collect()
    }

    /// Takes the scene out of the table anew.
    fn look(&mut self) {
        let Some(table) = &self.table else { return };
        let scene = &mut self.scene;
        scene.view = table.view(scene.viewer);
        scene.log.add(&table.events(scene.viewer, scene.log.len()));
        scene.asked = None;
        match table.status() {
            Status::Awaiting(seats) => {
                scene.awaited = seats;
                scene.outcome = None;
            }
            Status::Over(outcome) => {
                scene.awaited = SeatSet::EMPTY;
                scene.outcome = Some(outcome);
            }
        }
    }

    /// Whom the game waits for: bots first, then the person already at the keyboard, then the next in turn.
    pub(crate) fn next(&self) -> Next {
        let awaited = self.scene.awaited;
        let bot = awaited.minus(self.humans()).first();
        let here = match self.scene.viewer {
            Viewer::Seat(seat) if awaited.contains(seat) => Some(seat),
            _ => None,
        };
        match (bot, here.or(awaited.first())) {
            (Some(seat), _) => Next::Bot(seat),
            (None, Some(seat)) => Next::Human(seat),
            (None, None) => Next::Over,
        }
    }

    /// Whether this seat would see something that the last person at the keyboard may not.
    pub(crate) fn must_hand_over(&self, seat: Seat) -> bool {
        let viewer = Viewer::Seat(seat);
        match &self.table {
            Some(table) if self.scene.viewer != viewer => {
                table.view(self.scene.viewer) != table.view(viewer)
            }
            _ => false,
        }
    }

    /// Whoever was at the keyboard gets up: only what all may see is left on the screen.
    pub(crate) fn step_aside(&mut self) {
        self.look_as(Viewer::Public);
        self.look();
    }

    fn look_as(&mut self, viewer: Viewer) {
        if self.scene.viewer != viewer {
            self.scene.viewer = viewer;
            // Everybody is told other things, with numbers of their own.
            self.scene.log = Log::default();
        }
    }

    /// Seats this person at the keyboard and asks the question.
    pub(crate) fn ask(&mut self, seat: Seat) {
        self.look_as(Viewer::Seat(seat));
        self.picks.clear();
        self.look();
        let Some(table) = &self.table else { return };
        self.scene.asked = Some(Asked {
            seat,
            question: table.question(seat),
            options: table.choices(seat).into_iter().map(Choosable::from).collect(),
            picked: 0,
        });
    }

    /// Plays an action, or the next pick of a longer choice, for whoever is asked.
    pub(crate) fn pick(&mut self, action: &Value, at: u64) -> Result<(), Refusal> {
        let (Some(table), Some(asked)) = (&mut self.table, &mut self.scene.asked) else {
            return Ok(());
        };
        let seat = asked.seat;
        self.picks.push(action.clone());
        match table.play(seat, &self.picks, self.age + at) {
            Err(refusal) => {
                self.picks.pop();
                Err(refusal)
            }
            Ok(Done::Played) => {
                self.picks.clear();
                self.decided.push(seat);
                self.look();
                Ok(())
            }
            Ok(Done::Unfinished { question, choices, view }) => {
                asked.question =
                    question.and_then(|question| serde_json::from_value(question).ok());
                asked.options = choices.into_iter().map(Choosable::from).collect();
                asked.picked = self.picks.len();
                self.scene.view = view;
                Ok(())
            }
        }
    }

    /// Takes back the last pick of an unfinished choice; false if there is none.
    pub(crate) fn unpick(&mut self, at: u64) -> bool {
        let Some(seat) = self.scene.asked.as_ref().map(|asked| asked.seat) else {
            return false;
        };
        if self.picks.pop().is_none() {
            return false;
        }
        let mut picks = std::mem::take(&mut self.picks);
        self.ask(seat);
        if let Some(last) = picks.pop() {
            self.picks = picks;
            // It was accepted before, so it is again.
            let _ = self.pick(&last, at);
        }
        true
    }

    /// Why an action cannot be done, if it cannot.
    pub(crate) fn objection(&self, action: &Value) -> Option<Refusal> {
        let asked = self.scene.asked.as_ref()?;
        self.table.as_ref()?.check(asked.seat, action).err()
    }

    /// Takes back the last decision that a person made, and what bots did since: they always agree.
    /// Others, and luck, only `with_consent`.
    pub(crate) fn undo(&mut self, with_consent: bool, at: u64) -> Result<(), Refusal> {
        let asked = self.scene.asked.as_ref().map(|asked| asked.seat);
        let (Some(seat), Some(table)) = (self.decided.last().copied().or(asked), &mut self.table)
        else {
            return Err(engine::Refused::NothingToUndo.into());
        };
        let everybody = SeatSet::all(self.scene.seats);
        let humans: SeatSet = Seat::all(self.scene.seats)
            .filter(|seat| self.sitters[seat.index()].is_human())
            .collect();
        let takeback = Takeback {
            agreed: if with_consent { everybody } else { everybody.minus(humans) },
            revealed: with_consent,
        };
        table.undo(seat, takeback, self.age + at)?;
        self.decided.pop();
        self.picks.clear();
        self.look();
        Ok(())
    }

    /// Hands the table to a bot that is to think with it.
    pub(crate) fn lend(&mut self) -> Option<Box<dyn Table>> {
        self.table.take()
    }

    /// The bot in a seat, by name.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&str> {
        match self.sitters.get(seat.index()) {
            Some(Sitter::Bot { name }) => Some(name),
            _ => None,
        }
    }

    /// Gets the table back without a move.
    pub(crate) fn take_back(&mut self, table: Box<dyn Table>) {
        self.table = Some(table);
    }

    /// Plays what a bot has decided.
    pub(crate) fn play_bot(&mut self, seat: Seat, batch: &[Value], at: u64) -> anyhow::Result<()> {
        let table = self.table.as_mut().context("the table is away")?;
        match table.play(seat, batch, self.age + at) {
            Ok(Done::Played) => {}
            Ok(Done::Unfinished { .. }) => anyhow::bail!("a bot left its choice unfinished"),
            Err(refusal) => anyhow::bail!("a bot was refused: {refusal}"),
        }
        self.look();
        Ok(())
    }

    /// The table, to be given back.
    pub(crate) fn into_table(self) -> anyhow::Result<Box<dyn Table>> {
        self.table.context("the table is away")
    }
}
