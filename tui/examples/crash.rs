//! A table that breaks on purpose, to see that the terminal is given back:
//! `cargo run -p tui --example crash -- play` panics when the first seat plays, `bot` when a bot thinks.

use catalog::{Choice, Done, Kept, Means, OpenWindow, Table, Thought};
use engine::{
    Digest, Hearing, Line, LineError, Question, Quote, Refusal, Replay, Seat, SeatSet, Status,
    Takeback, Viewer,
};
use serde_json::Value;
use tui::{Play, Sitter};

/// A real table, and where it breaks.
struct Fragile {
    table: Box<dyn Table>,
    breaks_at: String,
    played: u32,
}

impl Table for Fragile {
    fn game(&self) -> &'static str {
        self.table.game()
    }
    fn seats(&self) -> u8 {
        self.table.seats()
    }
    fn status(&self) -> Status {
        self.table.status()
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        self.table.question(seat)
    }
    fn actions(&self, seat: Seat) -> Vec<Value> {
        self.table.actions(seat)
    }
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.table.choices(seat)
    }
    fn check(&self, seat: Seat, action: &Value) -> Result<Quote, Refusal> {
        self.table.check(seat, action)
    }
    fn play(&mut self, seat: Seat, actions: &[Value], at: u64) -> Result<Done, Refusal> {
        self.played += 1;
        assert!(self.breaks_at != "play" || self.played < 2, "broken on purpose");
        self.table.play(seat, actions, at)
    }
    fn preview(&mut self, seat: Seat, actions: &[Value]) -> Result<Done, Refusal> {
        self.table.preview(seat, actions)
    }
    fn undo(&mut self, seat: Seat, takeback: Takeback, at: u64) -> Result<(), Refusal> {
        self.table.undo(seat, takeback, at)
    }
    fn concede(&mut self, seat: Seat, at: u64) -> Result<(), Refusal> {
        self.table.concede(seat, at)
    }
    fn asked(&self, viewer: Viewer) -> SeatSet {
        self.table.asked(viewer)
    }
    fn view(&self, viewer: Viewer) -> Value {
        self.table.view(viewer)
    }
    fn events(&self, viewer: Viewer, since: usize) -> Vec<Value> {
        self.table.events(viewer, since)
    }
    fn sight(&self, viewer: Viewer, out: &mut String) {
        self.table.sight(viewer, out);
    }
    fn tell(&self, viewer: Viewer, hearing: &mut Hearing, out: &mut String) {
        self.table.tell(viewer, hearing, out);
    }
    fn apart(&self, other_world: Option<(Viewer, u64)>) -> Box<dyn Table> {
        self.table.apart(other_world)
    }
    fn turn(&self) -> u32 {
        self.table.turn()
    }
    fn window(&self) -> Option<OpenWindow> {
        self.table.window()
    }
    fn pass(&self, seat: Seat) -> Option<Vec<Value>> {
        self.table.pass(seat)
    }
    fn save(&self) -> Replay {
        self.table.save()
    }
    fn last_line(&self) -> Option<Line> {
        self.table.last_line()
    }
    fn act(&mut self, line: &Line) -> Result<(), LineError> {
        self.table.act(line)
    }
    fn retrace(&self, each: &mut dyn FnMut(&dyn Table, bool)) {
        self.table.retrace(each);
    }
    fn fork(&self) -> Box<dyn Table> {
        self.table.fork()
    }
    fn digest(&self) -> Digest {
        self.table.digest()
    }
    fn state(&self) -> Value {
        self.table.state()
    }
    fn plan(&self, bot: &str) -> Result<bots::Plan, Refusal> {
        self.table.plan(bot)
    }
    fn choose(
        &mut self,
        seat: Seat,
        bot: &str,
        means: Option<Means<'_>>,
    ) -> Result<Vec<Value>, Refusal> {
        assert!(self.breaks_at != "bot", "a bot broken on purpose");
        self.table.choose(seat, bot, means)
    }
    fn think(&mut self, seat: Seat, bot: &str) -> Result<Box<dyn Thought>, Refusal> {
        self.table.think(seat, bot)
    }
    fn keep(&mut self, kept: Kept) {
        self.table.keep(kept);
    }
    fn fallback(&self, seat: Seat, luck: u64) -> Result<Vec<Value>, Refusal> {
        self.table.fallback(seat, luck)
    }
}

fn main() -> anyhow::Result<()> {
    let breaks_at = std::env::args().nth(1).unwrap_or_else(|| "play".into());
    let catalog = catalog::Catalog::built_in()?;
    let game = catalog.game("jade")?;
    let table = game.create(&engine::Setup {
        options: Value::Null,
        seats: 2,
        seed: engine::Seed::from_number(7),
        random: vec![],
    })?;
    let table = Box::new(Fragile { table, breaks_at, played: 0 });
    let human = Sitter::Human { name: "Ada".into() };
    let bot = Sitter::Bot { name: "greedy".into() };
    tui::play(Play {
        table,
        cards: game.cards(),
        modules: vec![],
        sitters: vec![human, bot],
        lang: texts::Lang::En,
    })?;
    Ok(())
}
