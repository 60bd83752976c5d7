//! Players that are programs: what they may see, and how they are asked.

use crate::matches::MAX_BATCH;
use crate::{Chance, Ctx, FastChance, NoLog, Question, Quote, Refusal, Rules, Seat, Viewer};

/// What a seat knows. The true state is out of reach, so a bot cannot cheat even by mistake.
pub struct Observation<'a, R: Rules> {
    rules: &'a R,
    state: &'a R::State,
    seat: Seat,
    history: &'a [(Seat, R::Action)],
}

impl<'a, R: Rules> Observation<'a, R> {
    /// For hosts: what this awaited seat knows of the state.
    pub fn new(rules: &'a R, state: &'a R::State, seat: Seat) -> Self {
        Observation { rules, state, seat, history: &[] }
    }

    /// For hosts: the same with every action that led here from the start, in order.
    /// It is passed on only where the rules say that everybody sees every action.
    pub fn with_history(self, history: &'a [(Seat, R::Action)]) -> Self {
        Observation { history: if R::OPEN_ACTIONS { history } else { &[] }, ..self }
    }

    /// Every action so far, if they are open to all and the host has kept them; else nothing.
    pub fn history(&self) -> &'a [(Seat, R::Action)] {
        self.history
    }

    /// The rules of the table.
    pub fn rules(&self) -> &'a R {
        self.rules
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> R::View {
        self.rules.view(self.state, Viewer::Seat(self.seat))
    }

    /// What it is asked.
    pub fn question(&self) -> Option<Question> {
        self.rules.question(self.state, self.seat)
    }

    /// What it can do.
    pub fn actions(&self, out: &mut Vec<R::Action>) {
        out.clear();
        self.rules.actions(self.state, self.seat, out);
    }

    /// What an action would cost and surely bring, or why it cannot be done.
    pub fn check(&self, action: &R::Action) -> Result<Quote, Refusal> {
        self.rules.check(self.state, self.seat, action)
    }

    /// What the rules would do for the seat if its time were up.
    pub fn fallback(&self, chance: &mut impl Chance) -> R::Action {
        self.rules.fallback(self.state, self.seat, chance)
    }

    /// A whole state that fits all the seat knows; what it does not know is drawn.
    pub fn sample(&self, chance: &mut impl Chance) -> R::State {
        let mut state = self.state.clone();
        self.rules.resample(&mut state, Viewer::Seat(self.seat), chance);
        state
    }
}

/// Tells a bot how its time runs. The pure crates have no clock of their own, so the host brings one.
pub trait Clock: Sync {
    /// The share of the time for this decision that is used up; from 1 on the bot answers at once.
    fn used(&self) -> f32;
}

/// How long a bot may think.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// So many playouts: the same choice for the same seed.
    Playouts(u32),
    /// Until the clock says so.
    Time(&'a dyn Clock),
}

/// Lets a player make a whole choice for an awaited seat, pick by pick, and gives it as a batch. The state and the
/// history of open actions are its own, so a host can go on with its match meanwhile.
pub fn compose<R: Rules>(
    rules: &R,
    mut state: R::State,
    mut history: Vec<(Seat, R::Action)>,
    seat: Seat,
    mut choose: impl FnMut(&Observation<'_, R>) -> R::Action,
) -> Result<Vec<R::Action>, Refusal> {
    // No luck is drawn before a choice is settled, and what comes after is thrown away.
    let mut host = NoLog(FastChance::new(0));
    let mut batch = Vec::new();
    loop {
        let seen = Observation::new(rules, &state, seat).with_history(&history);
        let action = choose(&seen);
        rules.check(&state, seat, &action)?;
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
        history.push((seat, action.clone()));
        batch.push(action);
        if rules.settled(&state) || batch.len() == MAX_BATCH {
            return Ok(batch);
        }
    }
}

/// A player that is a program.
pub trait Bot<R: Rules>: Send {
    /// One of the seat's actions.
    fn choose(&mut self, seen: &Observation<'_, R>, budget: Budget<'_>) -> R::Action;
}
