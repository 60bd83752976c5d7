//! A table without its types: everything a host, a client or a program can ask of a running match, in JSON.

use crate::sight;
use crate::thought::{Bots, Kept, Thought, ThoughtOf};
use bots::{BotName, Plan};
use engine::stack::Resolution;
use engine::{
    Act, Clock, Digest, FastChance, Hearing, Kind, Line, LineError, Match, Note, Played, Question,
    Quote, Refusal, Refused, Replay, Rules, Seat, SeatSet, Setup, Status, Takeback, Viewer, card,
    replay,
};
use serde::Serialize;
use serde_json::Value;

/// An action with what it would cost and bring.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    pub action: Value,
    #[serde(skip_serializing_if = "quotes_nothing")]
    pub quote: Value,
}

fn quotes_nothing(quote: &Value) -> bool {
    quote.as_array().is_none_or(Vec::is_empty)
}

/// What a batch led to.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Done {
    /// It was done.
    Played,
    /// It ends in an unfinished choice; nothing was kept. This is how the choice goes on.
    Unfinished { question: Option<Value>, choices: Vec<Choice>, view: Value },
}

/// What a host lends to a bot that thinks by the clock.
#[derive(Clone, Copy)]
pub struct Means<'a> {
    /// It runs for the time that [`Table::plan`] says.
    pub clock: &'a dyn Clock,
    /// How many threads the bot may use.
    pub threads: usize,
}

/// What everybody knows of a window in which the game waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OpenWindow {
    pub kind: Kind,
    /// Who is asked at all, whether they have answered or not.
    pub asked: SeatSet,
}

/// A running or finished match.
pub trait Table: Send {
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    /// Whom it waits for, or how it ended. For hosts.
    fn status(&self) -> Status;
    fn question(&self, seat: Seat) -> Option<Question>;
    fn actions(&self, seat: Seat) -> Vec<Value>;
    /// The actions with their quotes.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    fn check(&self, seat: Seat, action: &Value) -> Result<Quote, Refusal>;
    /// Does a batch, all or nothing; `at` is the host's clock in milliseconds since the match began.
    fn play(&mut self, seat: Seat, actions: &[Value], at: u64) -> Result<Done, Refusal>;
    /// Whether a batch could be done, or how it goes on if it is unfinished; keeps nothing.
    fn preview(&mut self, seat: Seat, actions: &[Value]) -> Result<Done, Refusal>;
    /// Takes back the seat's last batch and all that followed, as far as the others agree.
    fn undo(&mut self, seat: Seat, takeback: Takeback, at: u64) -> Result<(), Refusal>;
    /// A seat gives up.
    fn concede(&mut self, seat: Seat, at: u64) -> Result<(), Refusal>;
    /// Whom a viewer may know to be asked.
    fn asked(&self, viewer: Viewer) -> SeatSet;
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer is told from a number on: `{"number": n, "event": …}` or `{"number": n, "undone": {"from": m}}`.
    fn events(&self, viewer: Viewer, since: usize) -> Vec<Value>;
    /// All that a viewer has to know now, written behind what `out` holds as one object:
    /// `{"view": …, "asked": […]}`, for a seat that is asked with `question` and `choices`, and at the end with `outcome`.
    fn sight(&self, viewer: Viewer, out: &mut String);
    /// What is new for a viewer that has listened so far, written behind what `out` holds, with commas in between:
    /// `{"event": …}` or `{"undone": {"from": n}}`. The first of them has the number `hearing` had before.
    fn tell(&self, viewer: Viewer, hearing: &mut Hearing, out: &mut String);
    /// The window in which the game waits, if it does so in one.
    fn window(&self) -> Option<OpenWindow>;
    /// The number of the turn, where the game says it.
    fn turn(&self) -> u32;
    /// The batch by which an awaited seat lets its question go by, if it can.
    fn pass(&self, seat: Seat) -> Option<Vec<Value>>;
    fn save(&self) -> Replay;
    /// What was accepted last, as a line of a save.
    fn last_line(&self) -> Option<Line>;
    /// Does again what a line of a save says, and checks that it leads to the same state. A refused line changes
    /// nothing; a table that came to another state is good for nothing any more.
    fn act(&mut self, line: &Line) -> Result<(), LineError>;
    /// Plays the match again from its beginning; `each` sees the table there and after every step, and whether that
    /// step was taken back later.
    fn retrace(&self, each: &mut dyn FnMut(&dyn Table, bool));
    /// A copy of the match, without its bots.
    fn fork(&self) -> Box<dyn Table>;
    /// A match that goes on from here without what was before: in this world, or in another one that a viewer cannot
    /// tell apart. For tests of what viewers are shown.
    fn apart(&self, other_world: Option<(Viewer, u64)>) -> Box<dyn Table>;
    fn digest(&self) -> Digest;
    /// The whole position, for hosts, tests and scenario writers.
    fn state(&self) -> Value;
    /// Which kind of bot a name means in this game, and how much it may think.
    fn plan(&self, bot: &str) -> Result<Plan, Refusal>;
    /// What the named bot would do, as a batch for `play`. A bot whose plan is a time needs the means for it.
    fn choose(
        &mut self,
        seat: Seat,
        bot: &str,
        means: Option<Means<'_>>,
    ) -> Result<Vec<Value>, Refusal> {
        let (batch, kept) = self.think(seat, bot)?.run(means);
        self.keep(kept);
        batch
    }
    /// The same as a task for another thread; the table can go on meanwhile, and check later whether the batch still
    /// fits. The bot is away until it comes back with `keep`.
    fn think(&mut self, seat: Seat, bot: &str) -> Result<Box<dyn Thought>, Refusal>;
    /// Puts a bot back that has thought, with what it has learnt.
    fn keep(&mut self, kept: Kept);
    /// What is done for a seat whose time is up, as a batch for `play`.
    fn fallback(&self, seat: Seat, luck: u64) -> Result<Vec<Value>, Refusal>;
}

/// The bot of this name.
fn named(bot: &str) -> Result<BotName, Refusal> {
    let unknown = |error: bots::NameError| {
        Refusal(Note::with("unknown_bot", [("problem", error.to_string().into())]))
    };
    bot.parse().map_err(unknown)
}

pub(crate) struct TableOf<R: Rules> {
    game: Match<R>,
    setup: Setup<R::Options>,
    rules: Digest,
    bots: Bots<R>,
}

impl<R: Rules> TableOf<R> {
    pub(crate) fn new(game: Match<R>, setup: Setup<R::Options>, rules: Digest) -> Self {
        TableOf { game, setup, rules, bots: Bots::default() }
    }

    fn json(&self, said: &impl Serialize) -> Value {
        card::to_json(&**self.game.rules(), said)
    }

    /// Figures may name cards, so what is said goes out with their names.
    fn spoken(&self, refusal: Refusal) -> Refusal {
        let mut figures = Value::Object(refusal.0.figures);
        card::spell(&**self.game.rules(), &mut figures);
        let Value::Object(figures) = figures else {
            return Refusal(Note { code: refusal.0.code, figures: Default::default() });
        };
        Refusal(Note { code: refusal.0.code, figures })
    }

    fn choice(&self, action: &R::Action, quote: &Quote) -> Choice {
        Choice { action: self.json(action), quote: self.json(quote) }
    }

    fn read(&self, action: &Value) -> Result<R::Action, Refusal> {
        card::from_json(&**self.game.rules(), action)
    }

    fn read_all(&self, actions: &[Value]) -> Result<Vec<R::Action>, Refusal> {
        actions.iter().map(|action| self.read(action)).collect()
    }

    fn done(&self, played: Result<Played<R::Action, R::View>, Refusal>) -> Result<Done, Refusal> {
        match played.map_err(|refusal| self.spoken(refusal))? {
            Played::Done => Ok(Done::Played),
            Played::Unfinished(draft) => Ok(Done::Unfinished {
                question: draft.question.map(|question| self.json(&question)),
                choices: draft
                    .actions
                    .iter()
                    .map(|(action, quote)| self.choice(action, quote))
                    .collect(),
                view: self.json(&draft.view),
            }),
        }
    }
}

impl<R: Rules> Table for TableOf<R> {
    fn game(&self) -> &'static str {
        R::GAME
    }

    fn seats(&self) -> u8 {
        self.game.rules().seats()
    }

    fn status(&self) -> Status {
        self.game.status()
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let question = self.game.question(seat)?;
        serde_json::from_value(self.json(&question)).ok()
    }

    fn actions(&self, seat: Seat) -> Vec<Value> {
        self.game.actions(seat).iter().map(|action| self.json(action)).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let quoted = self.game.quoted(seat);
        quoted.iter().map(|(action, quote)| self.choice(action, quote)).collect()
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<Quote, Refusal> {
        let quote =
            self.game.check(seat, &self.read(action)?).map_err(|refusal| self.spoken(refusal))?;
        serde_json::from_value(self.json(&quote))
            .map_err(|error| Refused::Malformed { problem: error.to_string() }.into())
    }

    fn play(&mut self, seat: Seat, actions: &[Value], at: u64) -> Result<Done, Refusal> {
        let actions = self.read_all(actions)?;
        let played = self.game.play(seat, &actions, at);
        self.done(played)
    }

    fn preview(&mut self, seat: Seat, actions: &[Value]) -> Result<Done, Refusal> {
        let actions = self.read_all(actions)?;
        let played = self.game.preview(seat, &actions);
        self.done(played)
    }

    fn undo(&mut self, seat: Seat, takeback: Takeback, at: u64) -> Result<(), Refusal> {
        self.game.undo(seat, takeback, at)
    }

    fn concede(&mut self, seat: Seat, at: u64) -> Result<(), Refusal> {
        self.game.concede(seat, at)
    }

    fn asked(&self, viewer: Viewer) -> SeatSet {
        self.game.asked(viewer)
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.json(&self.game.view(viewer))
    }

    fn events(&self, viewer: Viewer, since: usize) -> Vec<Value> {
        let told = self.game.told(viewer, since);
        told.into_iter()
            .map(|told| {
                let mut line = self.json(&told.what);
                line["number"] = told.number.into();
                line
            })
            .collect()
    }

    fn sight(&self, viewer: Viewer, out: &mut String) {
        card::write_text(&**self.game.rules(), &sight::of(&self.game, viewer), out);
    }

    fn tell(&self, viewer: Viewer, hearing: &mut Hearing, out: &mut String) {
        for (at, told) in self.game.told_from(viewer, hearing).iter().enumerate() {
            if at > 0 {
                out.push(',');
            }
            card::write_text(&**self.game.rules(), &told.what, out);
        }
    }

    fn window(&self) -> Option<OpenWindow> {
        let Status::Awaiting(_) = self.game.status() else { return None };
        let window = R::stack(self.game.state()).window()?;
        Some(OpenWindow { kind: window.kind, asked: window.asked })
    }

    fn turn(&self) -> u32 {
        self.game.rules().turn(self.game.state())
    }

    fn pass(&self, seat: Seat) -> Option<Vec<Value>> {
        self.game.awaits(seat).ok()?;
        let pass = self.game.rules().pass(self.game.state(), seat)?;
        Some(vec![self.json(&pass)])
    }

    fn save(&self) -> Replay {
        replay::save(&self.game, &self.setup, self.rules)
    }

    fn last_line(&self) -> Option<Line> {
        self.game.log().last().map(|logged| replay::line(&**self.game.rules(), logged))
    }

    fn act(&mut self, line: &Line) -> Result<(), LineError> {
        replay::again(&mut self.game, line)
    }

    fn retrace(&self, each: &mut dyn FnMut(&dyn Table, bool)) {
        let beginning = self.game.beginning();
        let mut table = TableOf::new(beginning, self.setup.clone(), self.rules);
        each(&table, false);
        let standing = self.game.standing();
        for (place, logged) in self.game.log().iter().enumerate() {
            // The match has done it, so its copy can.
            let done = table.game.repeat(logged);
            debug_assert!(done.is_ok(), "a copy that goes another way: {done:?}");
            let played = matches!(logged.act, Act::Play(_));
            each(&table, played && standing.binary_search(&place).is_err());
        }
    }

    fn apart(&self, other_world: Option<(Viewer, u64)>) -> Box<dyn Table> {
        let game = self.game.apart(other_world);
        Box::new(TableOf::new(game, self.setup.clone(), self.rules))
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(TableOf::new(self.game.clone(), self.setup.clone(), self.rules))
    }

    fn digest(&self) -> Digest {
        self.game.digest()
    }

    fn state(&self) -> Value {
        self.game.state_json()
    }

    fn plan(&self, bot: &str) -> Result<Plan, Refusal> {
        Ok(named(bot)?.plan::<R>())
    }

    fn think(&mut self, seat: Seat, bot: &str) -> Result<Box<dyn Thought>, Refusal> {
        let name = named(bot)?;
        self.game.awaits(seat)?;
        let (rules, state) = (self.game.rules().clone(), self.game.state().clone());
        let (history, bot) = (self.game.history(), self.bots.take(seat, &name));
        Ok(Box::new(ThoughtOf { rules, state, history, seat, name, bot }))
    }

    fn keep(&mut self, kept: Kept) {
        self.bots.keep(kept);
    }

    fn fallback(&self, seat: Seat, luck: u64) -> Result<Vec<Value>, Refusal> {
        let mut chance = FastChance::new(luck);
        let batch = self.game.compose(seat, |seen| seen.fallback(&mut chance))?;
        Ok(batch.iter().map(|action| self.json(action)).collect())
    }
}
