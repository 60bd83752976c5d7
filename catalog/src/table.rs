//! A table without its types: everything a host, a client or a program can ask of a running match, in JSON.

use bots::{BotName, Plan, Spend};
use engine::{
    Budget, Clock, Digest, FastChance, Match, Note, Played, Question, Quote, Refusal, Refused,
    Replay, Rules, Seat, SeatSet, Setup, Status, Takeback, Viewer, card, replay,
};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

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
    /// Takes back the seat's last batch and all that followed, as far as the others agree.
    fn undo(&mut self, seat: Seat, takeback: Takeback, at: u64) -> Result<(), Refusal>;
    /// A seat gives up.
    fn concede(&mut self, seat: Seat, at: u64) -> Result<(), Refusal>;
    /// Whom a viewer may know to be asked.
    fn asked(&self, viewer: Viewer) -> SeatSet;
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer is told from a number on: `{"number": n, "event": …}` or `{"number": n, "undone": {"from": m}}`.
    fn events(&self, viewer: Viewer, since: usize) -> Vec<Value>;
    fn save(&self) -> Replay;
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
    ) -> Result<Vec<Value>, Refusal>;
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

/// Why a bot that is given time cannot play where there is no clock.
pub(crate) fn needs_clock(bot: &BotName) -> Refusal {
    Refusal(Note::with("needs_clock", [("bot", bot.to_string().into())]))
}

pub(crate) struct TableOf<R: Rules> {
    game: Match<R>,
    setup: Setup<R::Options>,
    rules: Digest,
    /// Bots keep what they learnt from one decision to the next.
    bots: BTreeMap<(Seat, String), Box<dyn engine::Bot<R>>>,
}

impl<R: Rules> TableOf<R> {
    pub(crate) fn new(game: Match<R>, setup: Setup<R::Options>, rules: Digest) -> Self {
        TableOf { game, setup, rules, bots: BTreeMap::new() }
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
        let quoted = |action: &R::Action| {
            let quote = self.game.check(seat, action).unwrap_or_default();
            self.choice(action, &quote)
        };
        self.game.actions(seat).iter().map(quoted).collect()
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<Quote, Refusal> {
        let quote =
            self.game.check(seat, &self.read(action)?).map_err(|refusal| self.spoken(refusal))?;
        serde_json::from_value(self.json(&quote))
            .map_err(|error| Refused::Malformed { problem: error.to_string() }.into())
    }

    fn play(&mut self, seat: Seat, actions: &[Value], at: u64) -> Result<Done, Refusal> {
        let actions: Result<Vec<_>, _> = actions.iter().map(|action| self.read(action)).collect();
        match self.game.play(seat, &actions?, at).map_err(|refusal| self.spoken(refusal))? {
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

    fn save(&self) -> Replay {
        replay::save(&self.game, &self.setup, self.rules)
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

    fn choose(
        &mut self,
        seat: Seat,
        bot: &str,
        means: Option<Means<'_>>,
    ) -> Result<Vec<Value>, Refusal> {
        let name = named(bot)?;
        let (budget, threads) = match (name.plan::<R>().spend, means) {
            (Spend::Playouts(playouts), _) => (Budget::Playouts(playouts), 1),
            (Spend::Milliseconds(_), Some(means)) => (Budget::Time(means.clock), means.threads),
            (Spend::Milliseconds(_), None) => return Err(needs_clock(&name)),
        };
        let key = (seat, name.to_string());
        let build = || name.build::<R>(seat.index() as u64, threads);
        let bot = self.bots.entry(key).or_insert_with(build);
        let batch = self.game.compose(seat, |seen| bot.choose(seen, budget))?;
        Ok(batch.iter().map(|action| self.json(action)).collect())
    }

    fn fallback(&self, seat: Seat, luck: u64) -> Result<Vec<Value>, Refusal> {
        let mut chance = FastChance::new(luck);
        let batch = self.game.compose(seat, |seen| seen.fallback(&mut chance))?;
        Ok(batch.iter().map(|action| self.json(action)).collect())
    }
}
