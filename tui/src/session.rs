//! A table being played: whose turn it is, whose eyes we look through, picks, undo. Knows no screen and no line.

use crate::Play;
use crate::log::Log;
use crate::modules;
use crate::picking::{Attempt, Picking, Stage};
use anyhow::Context;
use boards::{Choosable, Scene, Sitter};
use catalog::{Choice, Done, Table};
use engine::replay::Line;
use engine::{Act, Kind, Refusal, Seat, SeatSet, Status, Takeback, Viewer};
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
    /// The fingerprints of what players have brought.
    modules: Vec<String>,
    scene: Scene,
    log: Log,
    /// The choice that is asked for, with its picks so far.
    picking: Option<Picking>,
    /// The seats of people, in the order they decided, so that undo knows whose turn to give back.
    decided: Vec<Seat>,
    /// Which of those were passes that nobody was asked for.
    let_by: Vec<usize>,
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

/// How a choice goes on, as the table says it.
fn stage(question: Option<Value>, choices: Vec<Choice>) -> Stage {
    Stage {
        question: question.and_then(|question| serde_json::from_value(question).ok()),
        options: options(choices),
    }
}

/// Actions to choose from, as the table says them.
pub(crate) fn options(choices: Vec<Choice>) -> Vec<Choosable> {
    choices.into_iter().map(|Choice { action, quote }| Choosable::new(action, quote)).collect()
}

impl Session {
    pub(crate) fn new(play: Play) -> anyhow::Result<Self> {
        let Play { table, cards, modules, sitters, .. } = play;
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
            awaited: SeatSet::EMPTY,
            asked: None,
            outcome: None,
            cards: Arc::new(cards.into_iter().collect()),
        };
        let log = table.save().log;
        let mut session = Session {
            table: Some(table),
            decided: decisions(&log, humans),
            let_by: Vec::new(),
            age: log.last().map_or(0, |line| line.at),
            sitters,
            modules,
            scene,
            log: Log::default(),
            picking: None,
        };
        session.look();
        Ok(session)
    }

    pub(crate) fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The names, as those of cards, of what players have brought.
    pub(crate) fn modules(&self) -> Vec<&str> {
        modules::named(&self.scene.cards, self.modules.iter().map(String::as_str))
    }

    pub(crate) fn log(&self) -> &Log {
        &self.log
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
        self.log.add(&table.events(scene.viewer, self.log.len()));
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
            self.log = Log::default();
        }
    }

    /// Passes for a person alone with bots who could do nothing else in a window; true if so.
    pub(crate) fn let_by(&mut self, seat: Seat, at: u64) -> bool {
        let alone = self.humans().len() == 1;
        let Some(table) = self.table.as_mut().filter(|_| alone) else { return false };
        let sealed = table.window().is_some_and(|window| window.kind == Kind::Sealed);
        if !sealed || table.actions(seat).len() != 1 {
            return false;
        }
        let Some(pass) = table.pass(seat) else { return false };
        let done = matches!(table.play(seat, &pass, self.age + at), Ok(Done::Played));
        if done {
            self.let_by.push(self.decided.len());
            self.decided.push(seat);
            self.look();
        }
        done
    }

    /// Whether a bot answers in a window that shows nothing before the last has answered.
    pub(crate) fn is_sealed(&self) -> bool {
        let window = self.table.as_ref().and_then(|table| table.window());
        window.is_some_and(|window| window.kind == Kind::Sealed)
    }

    /// Seats this person at the keyboard and asks the question.
    pub(crate) fn ask(&mut self, seat: Seat) {
        self.look_as(Viewer::Seat(seat));
        self.look();
        let Some(table) = &mut self.table else { return };
        let first = Stage { question: table.question(seat), options: options(table.choices(seat)) };
        let mut picking = Picking::new(&self.scene.game, first);
        while let Some(batch) = picking.unseen() {
            let stage = match table.preview(seat, &batch) {
                Ok(Done::Unfinished { question, choices, .. }) => Some(stage(question, choices)),
                _ => None,
            };
            picking.see(batch, stage);
        }
        self.picking = Some(picking);
        self.show(seat);
    }

    /// Takes what is asked, and what is picked, into the scene.
    fn show(&mut self, seat: Seat) {
        let (Some(table), Some(picking)) = (&mut self.table, &self.picking) else { return };
        let mut taken = |batch: &[Value]| match table.preview(seat, batch).ok()? {
            Done::Played => Some(Vec::new()),
            Done::Unfinished { choices, .. } => {
                Some(choices.into_iter().map(|choice| choice.action).collect())
            }
        };
        self.scene.asked = Some(picking.asked(seat, Some(&mut taken)));
    }

    /// Plays an action, or picks it for a longer choice; a pick that is made already is taken back.
    pub(crate) fn pick(&mut self, action: &Value, at: u64) -> Result<(), Refusal> {
        match &self.picking {
            Some(picking) => self.attempt(picking.with(action), at),
            None => Ok(()),
        }
    }

    /// Takes back the last pick of an unfinished choice; false if there is none.
    pub(crate) fn unpick(&mut self, at: u64) -> bool {
        let back = self.picking.as_ref().and_then(Picking::back);
        // What is left was accepted before, or waits for others.
        back.is_some_and(|attempt| self.attempt(attempt, at).is_ok())
    }

    fn attempt(&mut self, attempt: Attempt, at: u64) -> Result<(), Refusal> {
        let (Some(table), Some(asked), Some(picking)) =
            (&mut self.table, &self.scene.asked, &mut self.picking)
        else {
            return Ok(());
        };
        let seat = asked.seat;
        if attempt.batch.is_empty() {
            picking.go_on(attempt, Stage::default());
            self.look();
            self.show(seat);
            return Ok(());
        }
        if picking.may_go_on(&attempt)
            && matches!(table.preview(seat, &attempt.batch), Ok(Done::Played))
        {
            picking.wait(attempt);
            self.show(seat);
            return Ok(());
        }
        match table.play(seat, &attempt.batch, self.age + at) {
            Err(refusal) => {
                if !picking.hold(attempt) {
                    return Err(refusal);
                }
            }
            Ok(Done::Played) => {
                self.picking = None;
                self.decided.push(seat);
                self.look();
                return Ok(());
            }
            Ok(Done::Unfinished { question, choices, view }) => {
                picking.go_on(attempt, stage(question, choices));
                self.scene.view = view;
            }
        }
        self.show(seat);
        Ok(())
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
        // Passes that nobody was asked for would only be made again.
        while self.let_by.last() == Some(&self.decided.len()) {
            self.let_by.pop();
            let undone = table.undo(seat, takeback, self.age + at);
            if let Err(refusal) = undone {
                self.picking = None;
                self.look();
                return Err(refusal);
            }
            self.decided.pop();
        }
        self.picking = None;
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
