//! A made-up game with a secret for each seat and a choice made of several picks, to test what Jade Night does not need.

use crate::{Play, Sitter};
use catalog::{Choice, Done, Kept, Means, OpenWindow, Table, Thought};
use engine::{
    Digest, Hearing, Line, LineError, Note, Outcome, Question, Quote, Refusal, Refused, Replay,
    Seat, SeatSet, Seed, Setup, Standing, Status, Takeback, Viewer,
};
use serde_json::{Value, json};
use texts::Lang;

/// Each seat in turn hangs up two of three lanterns, then says that it is done.
pub(crate) struct Lantern {
    /// What each seat has hung up.
    hung: Vec<Vec<u64>>,
}

pub(crate) fn play(lang: Lang) -> Play {
    let human = |name: &str| Sitter::Human { name: name.into() };
    Play {
        table: Box::new(Lantern { hung: vec![] }),
        cards: vec![("red_lantern".into(), json!({}))],
        modules: vec![],
        sitters: vec![human("Ada"), human("Bob")],
        lang,
    }
}

fn hang(lantern: u64) -> Value {
    json!({ "hang": { "lantern": lantern } })
}

impl Lantern {
    fn turn(&self) -> Option<Seat> {
        (self.hung.len() < 2).then(|| Seat::new(self.hung.len() as u8))
    }

    fn choices_after(picks: &[Value]) -> Vec<Choice> {
        let choice = |action: Value| Choice { action, quote: json!([]) };
        if picks.len() == 2 {
            return vec![choice(json!("done"))];
        }
        let open = (1..=3).map(hang).filter(|action| !picks.contains(action));
        open.map(choice).collect()
    }

    fn view_of(&self, viewer: Viewer, picks: &[Value]) -> Value {
        let secret = match viewer {
            Viewer::Seat(seat) => json!(["#red_lantern", "moon"][seat.index()]),
            Viewer::Public => Value::Null,
        };
        json!({ "hung": self.hung, "secret": secret, "picks": picks, "nobody": {} })
    }
}

impl Table for Lantern {
    fn game(&self) -> &'static str {
        "lantern"
    }

    fn seats(&self) -> u8 {
        2
    }

    fn status(&self) -> Status {
        match self.turn() {
            Some(seat) => Status::Awaiting(SeatSet::only(seat)),
            None => Status::Over(Outcome {
                reason: "conceded".into(),
                standings: vec![Standing { place: 1, score: 2, parts: vec![] }; 2],
            }),
        }
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let note = Note::with("hang", [("left", 2.into())]);
        (self.turn() == Some(seat)).then_some(Question { note, cause: None, min: 2, max: 2 })
    }

    fn actions(&self, seat: Seat) -> Vec<Value> {
        self.choices(seat).into_iter().map(|choice| choice.action).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if self.turn() == Some(seat) { Lantern::choices_after(&[]) } else { vec![] }
    }

    fn check(&self, _: Seat, action: &Value) -> Result<Quote, Refusal> {
        if Lantern::choices_after(&[]).iter().any(|choice| choice.action == *action) {
            Ok(Quote::nothing())
        } else {
            Err(Refusal(Note::with("dark", [])))
        }
    }

    fn play(&mut self, seat: Seat, actions: &[Value], _: u64) -> Result<Done, Refusal> {
        if self.turn() != Some(seat) {
            return Err(Refused::NotYourTurn.into());
        }
        for (at, action) in actions.iter().enumerate() {
            let legal = Lantern::choices_after(&actions[..at]);
            if !legal.iter().any(|choice| choice.action == *action) {
                return Err(Refusal(Note::with("dark", [])));
            }
        }
        if actions.last() == Some(&json!("done")) {
            let number = |action: &Value| action["hang"]["lantern"].as_u64();
            self.hung.push(actions.iter().filter_map(number).collect());
            return Ok(Done::Played);
        }
        let note = Note::with("hang", [("left", (2 - actions.len()).into())]);
        let question = Question { note, cause: None, min: 1, max: 1 };
        Ok(Done::Unfinished {
            question: serde_json::to_value(question).ok(),
            choices: Lantern::choices_after(actions),
            view: self.view_of(Viewer::Seat(seat), actions),
        })
    }

    fn undo(&mut self, seat: Seat, takeback: Takeback, _: u64) -> Result<(), Refusal> {
        if !takeback.revealed {
            return Err(Refused::NeedsConsent.into());
        }
        self.hung.truncate(seat.index());
        Ok(())
    }

    fn concede(&mut self, _: Seat, _: u64) -> Result<(), Refusal> {
        Err(Refused::Over.into())
    }

    fn asked(&self, _: Viewer) -> SeatSet {
        self.turn().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.view_of(viewer, &[])
    }

    fn events(&self, viewer: Viewer, since: usize) -> Vec<Value> {
        // Everybody is told how often something was hung up, and a secret of their own before it.
        let mut told = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            told.push(json!({ "whisper": { "seat": seat.index() } }));
        }
        told.extend(self.hung.iter().map(|hung| json!({ "hung": { "count": hung.len() } })));
        let told = told.into_iter().enumerate().skip(since);
        told.map(|(number, event)| super::told(number, event)).collect()
    }

    // What follows is for servers; the terminal asks none of it.

    fn sight(&self, viewer: Viewer, out: &mut String) {
        out.push_str(
            &json!({ "view": self.view(viewer), "asked": self.asked(viewer) }).to_string(),
        );
    }

    fn tell(&self, viewer: Viewer, hearing: &mut Hearing, out: &mut String) {
        let new = self.events(viewer, hearing.number);
        hearing.number += new.len();
        out.push_str(&new.iter().map(Value::to_string).collect::<Vec<_>>().join(","));
    }

    fn preview(&mut self, seat: Seat, actions: &[Value]) -> Result<Done, Refusal> {
        Lantern { hung: self.hung.clone() }.play(seat, actions, 0)
    }

    fn apart(&self, _: Option<(Viewer, u64)>) -> Box<dyn Table> {
        self.fork()
    }

    fn turn(&self) -> u32 {
        1
    }

    fn window(&self) -> Option<OpenWindow> {
        None
    }

    fn pass(&self, _: Seat) -> Option<Vec<Value>> {
        None
    }

    fn last_line(&self) -> Option<Line> {
        None
    }

    fn act(&mut self, _: &Line) -> Result<(), LineError> {
        Err(Refusal::from(Refused::Over).into())
    }

    fn retrace(&self, each: &mut dyn FnMut(&dyn Table, bool)) {
        for hung in 0..=self.hung.len() {
            each(&Lantern { hung: self.hung[..hung].to_vec() }, false);
        }
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(Lantern { hung: self.hung.clone() })
    }

    fn think(&mut self, _: Seat, _: &str) -> Result<Box<dyn Thought>, Refusal> {
        Err(Refused::NotYourTurn.into())
    }

    fn keep(&mut self, _: Kept) {}

    fn save(&self) -> Replay {
        let setup =
            Setup { options: Value::Null, seats: 2, seed: Seed::from_number(0), random: vec![] };
        Replay {
            game: "lantern".into(),
            version: String::new(),
            rules: String::new(),
            setup,
            people: Vec::new(),
            sealed: None,
            log: vec![],
        }
    }

    fn digest(&self) -> Digest {
        Digest::of(&self.hung.len())
    }

    fn state(&self) -> Value {
        self.view(Viewer::Public)
    }

    fn plan(&self, _: &str) -> Result<bots::Plan, Refusal> {
        Ok(bots::Plan { kind: "random", spend: bots::Spend::Playouts(1) })
    }

    fn choose(&mut self, _: Seat, _: &str, _: Option<Means<'_>>) -> Result<Vec<Value>, Refusal> {
        Ok(vec![hang(1), hang(2), json!("done")])
    }

    fn fallback(&self, _: Seat, _: u64) -> Result<Vec<Value>, Refusal> {
        Ok(vec![hang(1), hang(2), json!("done")])
    }
}
