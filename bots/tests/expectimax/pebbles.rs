//! A tiny game of two with luck and without secrets, small enough to be searched without any cleverness.

use engine::{
    Card, CensusError, Chance, Ctx, DataError, Files, Host, NoStack, OptionsError, Outcome,
    Question, Quote, Refusal, Refused, Rules, Seat, SeatSet, Standing, Status, Viewer,
};
use serde::{Deserialize, Serialize};

/// After so many moves the game ends, whatever is left.
const MOST_MOVES: u8 = 7;

/// Three heaps of pebbles, worth 1, 2 and 3 each; the last of a heap costs its taker 3 points.
pub(crate) struct Pebbles(pub Shaking);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shaking {
    /// All see what comes of it.
    Open,
    /// It happens under a cloth, and what lies where is then known to nobody.
    Covered,
    /// Ten dice of six faces add to the shaker's score, by how many show a six.
    Wild,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub heaps: [u8; 3],
    pub turn: Seat,
    pub scores: [i8; 2],
    pub shaken: [bool; 2],
    pub covered: bool,
    pub moves: u8,
    #[serde(skip)]
    pub(crate) stack: NoStack,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Take {
        heap: u8,
        count: u8,
    },
    /// Two dice of three faces say how many are taken; whoever gets none moves again.
    Gamble {
        heap: u8,
    },
    /// The heaps change places at random; once for each seat.
    Shake,
}

impl Pebbles {
    pub(crate) fn start(heaps: [u8; 3]) -> State {
        State {
            heaps,
            turn: Seat::new(0),
            scores: [0; 2],
            shaken: [false; 2],
            covered: false,
            moves: 0,
            stack: NoStack,
        }
    }
}

fn over(state: &State) -> bool {
    state.moves >= MOST_MOVES || state.heaps == [0; 3]
}

fn take(state: &mut State, heap: u8, count: u8) {
    let left = &mut state.heaps[usize::from(heap)];
    let count = count.min(*left);
    *left -= count;
    let cost = if *left == 0 && count > 0 { 3 } else { 0 };
    state.scores[state.turn.index()] += (count * (heap + 1)) as i8 - cost;
}

impl Rules for Pebbles {
    const GAME: &'static str = "pebbles";
    const EDITION: u32 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const FILES: &'static [(&'static str, &'static str)] = &[];
    const OPEN_ACTIONS: bool = true;

    type Data = ();
    type Options = ();
    type State = State;
    type Action = Action;
    type Event = State;
    type View = State;
    type Stack = NoStack;

    fn load(_: &Files) -> Result<(), DataError> {
        Ok(())
    }
    fn open((): &(), (): &(), _: u8) -> Result<Self, OptionsError> {
        Ok(Pebbles(Shaking::Open))
    }
    fn seats(&self) -> u8 {
        2
    }
    fn card_name(&self, _: Card) -> Option<&str> {
        None
    }
    fn card_info(&self, _: Card) -> serde_json::Value {
        serde_json::Value::Null
    }
    fn card_named(&self, _: &str) -> Option<Card> {
        None
    }
    fn deal(&self, chance: &mut impl Chance) -> State {
        Pebbles::start([(); 3].map(|()| 1 + chance.index("heap", 4) as u8))
    }
    fn begin(&self, _: &mut Ctx<'_, Self, impl Host<Self>>) {}
    fn status(&self, state: &State) -> Status {
        if !over(state) {
            return Status::Awaiting(SeatSet::only(state.turn));
        }
        let standing = |seat: usize| {
            let (own, other) = (state.scores[seat], state.scores[1 - seat]);
            Standing { place: 1 + u8::from(other > own), score: own.into(), parts: vec![] }
        };
        Status::Over(Outcome { reason: "over".into(), standings: vec![standing(0), standing(1)] })
    }
    fn question(&self, _: &State, _: Seat) -> Option<Question> {
        Some(Question::one(&"move"))
    }
    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for heap in 0..3 {
            let left = state.heaps[usize::from(heap)];
            out.extend((1..=left.min(2)).map(|count| Action::Take { heap, count }));
            out.extend((left > 0).then_some(Action::Gamble { heap }));
        }
        out.extend((!state.shaken[seat.index()]).then_some(Action::Shake));
    }
    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<Quote, Refusal> {
        let mut all = Vec::new();
        self.actions(state, seat, &mut all);
        match all.contains(action) {
            true => Ok(Quote::nothing()),
            false => Err(Refused::NotYourTurn.into()),
        }
    }
    fn play(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, action: &Action) {
        let mut next = *ctx.state();
        next.moves += 1;
        next.turn = seat.next(2);
        match *action {
            Action::Take { heap, count } => {
                next.turn = seat;
                take(&mut next, heap, count);
                next.turn = seat.next(2);
            }
            Action::Gamble { heap } => {
                let count = ctx.roll("gamble", 3) + ctx.roll("gamble", 3) - 2;
                next.turn = seat;
                take(&mut next, heap, count);
                if count > 0 {
                    next.turn = seat.next(2);
                }
            }
            Action::Shake => {
                next.shaken[seat.index()] = true;
                next.covered |= self.0 == Shaking::Covered;
                for _ in 0..if self.0 == Shaking::Wild { 10 } else { 0 } {
                    next.scores[seat.index()] += i8::from(ctx.roll("wild", 6) == 6);
                }
                ctx.shuffle("shake", &mut next.heaps);
            }
        }
        ctx.emit(next);
    }
    fn reduce(&self, state: &mut State, event: &State) {
        *state = *event;
    }
    fn fallback(&self, state: &State, seat: Seat, _: &mut impl Chance) -> Action {
        let mut all = Vec::new();
        self.actions(state, seat, &mut all);
        all[0]
    }
    fn view(&self, state: &State, _: Viewer) -> State {
        *state
    }
    fn redact(&self, event: &State, _: Viewer) -> Option<State> {
        Some(*event)
    }
    fn reveals(&self, _: &State) -> bool {
        true
    }
    fn resample(&self, state: &mut State, _: Viewer, chance: &mut impl Chance) {
        if state.covered {
            state.heaps.sort_unstable();
            chance.shuffle("resample", &mut state.heaps);
        }
    }
    fn census(&self, _: &State) -> Result<(), CensusError> {
        Ok(())
    }
    fn code(&self, action: &Action) -> u32 {
        match *action {
            Action::Take { heap, count } => u32::from(heap * 2 + count - 1),
            Action::Gamble { heap } => 6 + u32::from(heap),
            Action::Shake => 9,
        }
    }
    fn codes(&self) -> u32 {
        10
    }
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let lead = state.scores[seat.index()] - state.scores[1 - seat.index()];
        match over(state) {
            true => f32::from(lead.signum()),
            false => (f32::from(lead) / 12.0).clamp(-1.0, 1.0),
        }
    }
    fn stack(state: &State) -> &NoStack {
        &state.stack
    }
    fn stack_mut(state: &mut State) -> &mut NoStack {
        &mut state.stack
    }
}
