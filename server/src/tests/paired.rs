//! Two tables that differ only in what a viewer may not know show that viewer the same bytes at the same times.

use super::world::{Client, World, earlier, opened, pause};
use crate::rest::board::{document, told};
use crate::room::Opened;
use crate::rooms;
use catalog::{Bout, Catalog, Contest, Coverage, Game, Info, Playouts, Table, Tally};
use engine::scenario::{Scenario, ScenarioError};
use engine::{
    DataError, Document, Kind, Refusal, Replay, ReplayError, Seat, Setup, Status, Viewer, testkit,
};
use protocol::{Board, Clock, Command, PersonId, RoomId, Spectators, Windows};
use serde_json::Value;
use texts::Lang;

/// A game that goes on from a saved match in another world.
struct Elsewhere {
    game: Box<dyn Game>,
    world: Option<(Viewer, u64)>,
}

impl Game for Elsewhere {
    fn load(&self, replay: &Replay) -> Result<Box<dyn Table>, ReplayError> {
        Ok(self.game.load(replay)?.apart(self.world))
    }
    fn name(&self) -> &'static str {
        self.game.name()
    }
    fn info(&self) -> Info {
        self.game.info()
    }
    fn files(&self) -> Vec<(String, String)> {
        self.game.files()
    }
    fn replace_data(&mut self, files: Vec<(String, String)>) -> Result<(), DataError> {
        self.game.replace_data(files)
    }
    fn create(&self, setup: &Setup<Value>) -> Result<Box<dyn Table>, Refusal> {
        self.game.create(setup)
    }
    fn replay(
        &self,
        replay: &Replay,
        each: &mut dyn FnMut(&dyn Table, usize),
    ) -> Result<(), ReplayError> {
        self.game.replay(replay, each)
    }
    fn position(&self, scenario: &Scenario) -> Result<Value, ScenarioError> {
        self.game.position(scenario)
    }
    fn scenario(&self, scenario: &Scenario) -> Result<(), ScenarioError> {
        self.game.scenario(scenario)
    }
    fn play_out(
        &self,
        playouts: &Playouts<'_>,
        games: &mut dyn Iterator<Item = u64>,
    ) -> Result<Tally, Refusal> {
        self.game.play_out(playouts, games)
    }
    fn cover(
        &self,
        playouts: &Playouts<'_>,
        games: &mut dyn Iterator<Item = u64>,
    ) -> Result<Coverage, Refusal> {
        self.game.cover(playouts, games)
    }
    fn contest(&self, contest: &Contest<'_>, number: u64) -> Result<Bout, Refusal> {
        self.game.contest(contest, number)
    }
    fn cards(&self) -> Vec<(String, Value)> {
        self.game.cards()
    }
    fn cards_at(&self, options: &Value, seats: u8) -> Vec<(String, Value)> {
        self.game.cards_at(options, seats)
    }
    fn documents(&self) -> Option<&'static str> {
        self.game.documents()
    }
    fn document(&self, written: &Value) -> Option<Document> {
        self.game.document(written)
    }
}

fn elsewhere(game: &str, world: Option<(Viewer, u64)>) -> Catalog {
    let mut games = Vec::new();
    for game in Catalog::built_in().unwrap().into_games() {
        games.push(Box::new(Elsewhere { game, world }) as Box<dyn Game>);
    }
    games.retain(|other| other.name() == game);
    Catalog::of(games)
}

/// One of two worlds: a server with a room, everybody who plays there, and the spectators.
struct Side {
    world: World,
    room: RoomId,
    players: Vec<Client>,
    public: Client,
}

impl Side {
    async fn new(game: &str, world: Option<(Viewer, u64)>, opened: &Opened) -> Self {
        let world = World::new(elsewhere(game, world));
        for number in 1..=opened.seats.len() as u128 {
            world.person(number).await;
        }
        let room = world.open(opened.clone()).await;
        let mut players = Vec::new();
        for number in 1..=opened.seats.len() as u128 {
            players.push(world.join(number, room).await);
        }
        let public = world.join(99, room).await;
        for player in &players {
            player.act(Command::Promise { promise: None }).await;
        }
        Side { world, room, players, public }
    }

    fn eyes(&self, viewer: Viewer) -> &Client {
        match viewer {
            Viewer::Seat(seat) => &self.players[seat.index()],
            Viewer::Public => &self.public,
        }
    }
}

impl Side {
    /// What somebody gets who asks for the replay of a match that is still going on.
    async fn replay_so_far(&self, viewer: Viewer) -> String {
        let room = rooms::stored(&self.world.app, self.room).await.unwrap().unwrap();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let who = person(viewer);
        match (room.told_so_far(who, seat), room.film(who, seat)) {
            (Ok(told), Ok(film)) => told.to_string() + &serde_json::to_string(&film).unwrap(),
            (told, film) => format!("{:?} {:?}", told.err(), film.err()),
        }
    }

    /// The board in sentences, as somebody gets it who asks for it.
    async fn board(&self, viewer: Viewer) -> Board {
        let app = &self.world.app;
        let document = document(app, self.room, person(viewer), None).await.unwrap();
        told(app, document, Lang::En).await.unwrap()
    }
}

/// Who has these eyes.
fn person(viewer: Viewer) -> PersonId {
    match viewer {
        Viewer::Seat(seat) => PersonId::new(1 + seat.index() as u128),
        Viewer::Public => PersonId::new(99),
    }
}

/// How a pair ended.
#[derive(Debug, PartialEq)]
enum End {
    /// The viewer was told something that is different in the two worlds.
    Revealed,
    /// Nobody could do the same in both, or enough was played.
    Enough,
}

/// Holds what the viewer was shown in both worlds against each other.
fn compare(a: &Client, b: &Client, viewer: Viewer, about: &str) -> Option<End> {
    let (a, b) = (a.frames(), b.frames());
    for place in 0..a.len().max(b.len()) {
        let (Some((at, here)), Some((there_at, there))) = (a.get(place), b.get(place)) else {
            let (here, there) = (a.get(place), b.get(place));
            panic!("{about}: {viewer} is shown more in one world: {here:?} {there:?}");
        };
        assert_eq!(at, there_at, "{about}: {viewer} is shown this at another time: {here}");
        if here == there {
            continue;
        }
        let events = |text: &str| serde_json::from_str::<Value>(text).unwrap()["events"].clone();
        let (told, told_there) = (events(here), events(there));
        // Being told nothing is also something else, where a hidden skill may have come up.
        assert!(
            (told.is_array() || told_there.is_array()) && told != told_there,
            "{about}: {viewer} is shown something else but told the same\n{here}\n{there}"
        );
        return Some(End::Revealed);
    }
    None
}

/// Plays on in both worlds, the same as far as it goes.
async fn pair(game: &str, opened: &Opened, viewer: Viewer, luck: u64, steps: u32) -> (End, u32) {
    // Both begin at the same moment, so that times can be compared.
    let (a, b) =
        tokio::join!(Side::new(game, None, opened), Side::new(game, Some((viewer, luck)), opened));
    let about = format!("{game} {luck}");
    let mut dice = luck.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut draw = move |n: usize| {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        (dice % n.max(1) as u64) as usize
    };
    for step in 0..steps {
        if let Some(end) = compare(a.eyes(viewer), b.eyes(viewer), viewer, &about) {
            return (end, step);
        }
        let boards = (a.board(viewer).await, b.board(viewer).await);
        assert_eq!(boards.0, boards.1, "{about}: {viewer} reads something else on the board");
        if step % 4 == 0 {
            let replays = (a.replay_so_far(viewer).await, b.replay_so_far(viewer).await);
            assert_eq!(
                replays.0, replays.1,
                "{about}: {viewer} finds something else in the replay"
            );
        }
        let asked = (0..a.players.len()).find(|&seat| !a.players[seat].choices().is_empty());
        let Some(seat) = asked else { return (End::Enough, step) };
        let (here, there) = (&a.players[seat], &b.players[seat]);
        let Some(actions) = same_choice(here, there, &mut draw).await else {
            return (End::Enough, step);
        };
        // Whoever is asked takes his time, as one who has something to think about.
        super::world::seconds(draw(6) as f64).await;
        here.send(here.play(actions.clone()));
        there.send(there.play(actions));
        // Windows close meanwhile, or not; clocks run on.
        pause().await;
        super::world::seconds(draw(3) as f64).await;
    }
    (End::Enough, steps)
}

/// A choice that can be made in both worlds, with all its picks.
async fn same_choice(
    here: &Client,
    there: &Client,
    draw: &mut impl FnMut(usize) -> usize,
) -> Option<Vec<Value>> {
    let mut actions: Vec<Value> = Vec::new();
    let (mut ours, mut theirs) = (here.choices(), there.choices());
    loop {
        ours.retain(|action| theirs.contains(action));
        if ours.is_empty() {
            return None;
        }
        actions.push(ours[draw(ours.len())].clone());
        let (next, other) = tokio::join!(here.goes_on(&actions), there.goes_on(&actions));
        match (next?, other?) {
            (None, None) => return Some(actions),
            (Some(next), Some(other)) => (ours, theirs) = (next, other),
            _ => return None,
        }
    }
}

async fn pairs(game: &str, seats: u8, wishes: impl Fn(&mut Opened), full: u32) {
    let middle = |number: u64| 3 + (number as usize * 7) % 60;
    pairs_from(game, seats, wishes, full, |_, number, step| step >= middle(number)).await;
}

/// Whether no sealed window asks several: who has answered there is not known, and may be others in another world.
fn nothing_is_sealed(table: &dyn Table) -> bool {
    table.window().is_none_or(|window| window.kind != Kind::Sealed || window.asked.len() == 1)
}

/// Pairs that begin where something holds of a random match, given its number and step.
async fn pairs_from(
    game: &str,
    seats: u8,
    wishes: impl Fn(&mut Opened),
    full: u32,
    begins: impl Fn(&dyn Table, u64, usize) -> bool,
) {
    let (mut revealed, mut steps) = (0, 0);
    let count = testkit::size(full);
    for number in 0..u64::from(count) {
        let from = earlier(game, seats, number, |table, step| {
            begins(table, number, step) && nothing_is_sealed(table)
        });
        let Some(from) = from else { continue };
        for viewer in Viewer::all(seats) {
            let people = people(seats).await;
            let mut opened = opened(game, &people.iter().collect::<Vec<_>>());
            opened.from = Some(from.clone());
            wishes(&mut opened);
            let (end, played) = pair(game, &opened, viewer, number + 1, 12).await;
            revealed += u32::from(end == End::Revealed);
            steps += played;
        }
    }
    assert!(steps > count, "{game}: nothing was played ({steps} steps, {revealed} revealed)");
}

async fn people(seats: u8) -> Vec<protocol::Person> {
    let world = World::games();
    let mut people = Vec::new();
    for number in 1..=u128::from(seats) {
        people.push(world.person(number).await);
    }
    people
}

#[tokio::test(start_paused = true)]
async fn players_and_spectators_of_smash_up_are_shown_nothing_hidden() {
    pairs("smashup", 2, |_| {}, 200).await;
    pairs("smashup", 3, |opened| opened.wishes.windows = Some(Windows::Strict { seconds: 3 }), 60)
        .await;
}

#[tokio::test(start_paused = true)]
async fn nobody_sees_who_must_pass_and_who_may() {
    let timed = |table: &dyn Table, number: u64, step: usize| {
        let kind = table.window().map(|window| window.kind);
        kind == Some(Kind::UntilAllPass) && step as u64 > number % 60
    };
    pairs_from("smashup", 2, |_| {}, 200, timed).await;
    let strict = |opened: &mut Opened| opened.wishes.windows = Some(Windows::Strict { seconds: 3 });
    pairs_from("smashup", 3, strict, 100, timed).await;
}

#[tokio::test(start_paused = true)]
async fn players_and_spectators_of_hegemony_are_shown_nothing_hidden() {
    pairs("hegemony", 4, |_| {}, 100).await;
    let bank = Clock::Bank { seconds: 600, increment: 5 };
    pairs("hegemony", 3, |opened| opened.wishes.clock = bank, 40).await;
}

/// Whether such a question is asked of somebody, later in matches of a higher number.
fn asks(code: &'static str) -> impl Fn(&dyn Table, u64, usize) -> bool {
    move |table, number, step| {
        let Status::Awaiting(seats) = table.status() else { return false };
        let question = seats.first().and_then(|seat| table.question(seat));
        question.is_some_and(|question| question.note.code == code) && step as u64 > number % 60
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_sees_who_could_nullify_or_dodge() {
    let strict = |opened: &mut Opened| opened.wishes.windows = Some(Windows::Strict { seconds: 3 });
    let natural = |opened: &mut Opened| opened.wishes.windows = Some(Windows::Natural);
    // Who plays soon uses a card that can be nullified.
    for code in ["play", "respond", "rescue"] {
        pairs_from("hegemony", 3, strict, 60, asks(code)).await;
        pairs_from("hegemony", 3, natural, 60, asks(code)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn clocks_tell_nothing_either() {
    let clock = Clock::Bank { seconds: 600, increment: 5 };
    pairs("smashup", 2, |opened| opened.wishes.clock = clock, 60).await;
}

#[tokio::test(start_paused = true)]
async fn players_of_duel_and_jade_are_shown_nothing_hidden() {
    pairs("duel", 2, |_| {}, 60).await;
    pairs("jade", 3, |_| {}, 40).await;
}

#[tokio::test(start_paused = true)]
async fn spectators_who_see_every_hand_see_it_late() {
    let people = people(2).await;
    let from = earlier("smashup", 2, 3, |_, step| step == 20).unwrap();
    let mut opened = opened("smashup", &people.iter().collect::<Vec<_>>());
    opened.from = Some(from);
    opened.wishes.spectators = Spectators::Hands { delay: 2 };
    let world = World::games();
    for number in 1..=2 {
        world.person(number).await;
    }
    let room = world.open(opened).await;
    let players = [world.join(1, room).await, world.join(2, room).await];
    for player in &players {
        player.act(Command::Promise { promise: None }).await;
    }
    let late: Vec<Client> = [
        world.join_through(9, room, Some(Seat::new(0))).await,
        world.join_through(9, room, Some(Seat::new(1))).await,
    ]
    .into();
    let mut views: Vec<[Value; 2]> = Vec::new();
    for _ in 0..6 {
        views.push([players[0].at("/game/view"), players[1].at("/game/view")]);
        for seat in [0, 1] {
            // What the player saw two moves ago, and nothing newer.
            let then = views.len().saturating_sub(3);
            assert_eq!(
                late[seat].at("/game/view"),
                views[then][seat],
                "after {} moves",
                views.len()
            );
            let through = Some(Seat::new(seat as u8));
            let read = document(&world.app, room, PersonId::new(9), through).await.unwrap();
            assert_eq!(read.game.unwrap().view, views[then][seat]);
        }
        let mover = players.iter().find(|player| !player.choices().is_empty()).unwrap();
        mover.play_first().await;
        super::world::seconds(3.0).await;
    }
}
