//! One table: its people meet, play at random, and meet again when the match is over.

use super::people::People;
use super::player::{Heard, Player};
use super::socket::{Frame, Socket};
use super::tally::Tally;
use anyhow::{Context, bail};
use engine::{Chance, FastChance, Seat};
use protocol::{Clock, Command, FromClient, NewRoom, RoomId, SeatWish, Spectators, Windows};
use serde_json::Value;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{Instant, sleep_until};

/// How long an answer may take before the table gives up.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long the others may take to see a move; what a game hides from them, they never see.
const HIDDEN: Duration = Duration::from_millis(200);

/// How long a table waits after a refusal; without it, one that is always refused would do nothing but ask.
const REFUSED: Duration = Duration::from_millis(100);

/// What all tables do now.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Stage {
    /// They sit down and wait for the others.
    Laying,
    Playing,
    Ending,
}

/// A table to be.
pub(super) struct Table {
    pub(super) number: u32,
    pub(super) game: String,
    pub(super) seats: u8,
    /// Moves per second; 0: as fast as it goes.
    pub(super) rate: f64,
    pub(super) people: Arc<People>,
    pub(super) tally: Arc<Tally>,
}

/// What became of a table.
pub(super) struct Played {
    pub(super) moves: u64,
    /// The longest that a move took to be kept.
    pub(super) longest: Duration,
    pub(super) failure: Option<String>,
}

/// A move on its way.
struct Sent {
    by: usize,
    cseq: u64,
    decision: u64,
    actions: Vec<Value>,
    at: Instant,
    kept: bool,
    /// When the one who made it saw it.
    own: Option<Instant>,
    /// Who else has not seen it.
    unseen: Vec<usize>,
}

impl Sent {
    fn is_through(&self) -> bool {
        self.kept && self.own.is_some() && self.unseen.is_empty()
    }
}

/// A table that plays.
struct Playing {
    table: Table,
    players: Vec<Player>,
    luck: FastChance,
    room: RoomId,
    sent: Option<Sent>,
    /// When the next move is due.
    due: Instant,
    /// When something was last heard.
    heard: Instant,
    played: Played,
}

impl Table {
    /// Lays the table, says so, and plays until the end.
    pub(super) async fn play(
        self,
        turns: Arc<Semaphore>,
        laid: mpsc::UnboundedSender<anyhow::Result<()>>,
        mut stage: watch::Receiver<Stage>,
    ) -> Played {
        let begun = async {
            let _turn = turns.acquire().await?;
            let mut playing = self.sit_down().await?;
            playing.deal().await?;
            anyhow::Ok(playing)
        };
        let nothing = Played { moves: 0, longest: Duration::ZERO, failure: None };
        let mut playing = match begun.await {
            Ok(playing) => playing,
            Err(problem) => {
                // Whoever lays the tables may have given up because of another.
                let _ = laid.send(Err(problem));
                return nothing;
            }
        };
        let _ = laid.send(Ok(()));
        if stage.wait_for(|stage| *stage != Stage::Laying).await.is_err() {
            return nothing;
        }
        playing.spread();
        let ended = tokio::select! {
            ended = playing.play_on() => ended.err(),
            _ = stage.wait_for(|stage| *stage == Stage::Ending) => None,
        };
        Played { failure: ended.map(|problem| format!("{problem:#}")), ..playing.played }
    }

    async fn sit_down(self) -> anyhow::Result<Playing> {
        let mut players = Vec::new();
        for seat in 0..self.seats {
            let token = self.people.guest().await?;
            let client = format!("load-{}-{seat}", self.number);
            let socket = Socket::open(&self.people, &token, &client).await?;
            players.push(Player::new(token, socket));
        }
        let now = Instant::now();
        Ok(Playing {
            luck: FastChance::new(self.number.into()),
            table: self,
            players,
            room: RoomId::new(0),
            sent: None,
            due: now,
            heard: now,
            played: Played { moves: 0, longest: Duration::ZERO, failure: None },
        })
    }
}

impl Playing {
    /// Takes a place of its own in the beat, so that tables do not all move at once.
    fn spread(&mut self) {
        let place = f64::from(self.luck.bits("place")) / f64::from(u32::MAX);
        self.due = Instant::now() + self.pause().mul_f64(place);
    }

    fn pause(&self) -> Duration {
        if self.table.rate > 0.0 {
            Duration::from_secs_f64(1.0 / self.table.rate)
        } else {
            Duration::ZERO
        }
    }

    async fn play_on(&mut self) -> anyhow::Result<()> {
        loop {
            while self.sent.is_some() || self.players[0].phase() != "over" {
                self.step().await?;
            }
            self.table.tally.ended();
            self.deal().await?;
            self.table.tally.begun();
        }
    }

    /// Opens a room, where all sit down and the match begins.
    async fn deal(&mut self) -> anyhow::Result<()> {
        let old = self.room;
        let mut seats = vec![SeatWish::Open; self.players.len()];
        seats[0] = SeatWish::Me;
        let wishes = NewRoom {
            game: self.table.game.clone(),
            options: Value::Null,
            seats,
            listed: false,
            password: None,
            spectators: Spectators::None,
            clock: Clock::None,
            // Nobody bluffs here, and who waits for a lot plays less.
            windows: Some(Windows::Instant),
        };
        let room = self.table.people.open_room(&self.players[0].token, wishes).await?;
        let again = old != RoomId::new(0);
        self.room = room;
        for (seat, player) in self.players.iter_mut().enumerate() {
            if again {
                player.socket.send(&FromClient::Leave { room: old }).await?;
            }
            player.join(room).await?;
            if seat > 0 {
                let seat = Some(Seat::new(seat as u8)); // at most 32
                player.command(room, Command::Sit { seat }).await?;
                player.command(room, Command::Ready { ready: true }).await?;
            }
            player.command(room, Command::Promise { promise: None }).await?;
        }
        self.wait_until(Player::all_done).await.context("people do not sit down")?;
        self.players[0].command(room, Command::Start).await?;
        self.wait_until(|player| player.all_done() && player.phase() == "playing")
            .await
            .context("the match does not begin")
    }

    /// Until this holds for everybody.
    async fn wait_until(&mut self, holds: impl Fn(&Player) -> bool) -> anyhow::Result<()> {
        let until = Instant::now() + PATIENCE;
        while !self.players.iter().all(&holds) {
            let (seat, frame) = tokio::select! {
                heard = hear(&mut self.players) => heard?,
                () = sleep_until(until) => bail!("no answer for {} seconds", PATIENCE.as_secs()),
            };
            let refused = self.take(seat, frame).await?;
            if let Some(code) = refused {
                bail!("refused: {code}");
            }
        }
        Ok(())
    }

    /// Makes a move if one is due, or hears what comes next.
    async fn step(&mut self) -> anyhow::Result<()> {
        let mover = self.players.iter().position(|player| player.asked().is_some());
        let until = match (&self.sent, mover) {
            (Some(Sent { own: Some(own), kept: true, .. }), _) => *own + HIDDEN,
            (Some(sent), _) => sent.at + PATIENCE,
            (None, Some(mover)) => {
                if Instant::now() >= self.due {
                    return self.make_move(mover).await;
                }
                self.due
            }
            (None, None) => self.heard + PATIENCE,
        };
        let heard = tokio::select! {
            heard = hear(&mut self.players) => Some(heard?),
            () = sleep_until(until) => None,
        };
        match (heard, &self.sent, mover) {
            (Some((seat, frame)), ..) => drop(self.take(seat, frame).await?),
            (None, Some(Sent { own: Some(_), kept: true, .. }), _) => self.sent = None,
            (None, None, Some(_)) => {}
            (None, ..) => bail!("no answer for {} seconds", PATIENCE.as_secs()),
        }
        Ok(())
    }

    async fn make_move(&mut self, mover: usize) -> anyhow::Result<()> {
        let Some((decision, choices)) = self.players[mover].asked() else { return Ok(()) };
        let actions = vec![self.luck.pick(choices)];
        // What was missed stays missed, except for the last: opening the next room takes a moment.
        let pause = self.pause();
        let now = Instant::now();
        self.due = self.due.max(now.checked_sub(pause).unwrap_or(now)) + pause;
        self.send(mover, decision, actions).await
    }

    async fn send(&mut self, by: usize, decision: u64, actions: Vec<Value>) -> anyhow::Result<()> {
        let at = Instant::now();
        let cseq = self.players[by].answer(self.room, decision, actions.clone()).await?;
        let unseen = (0..self.players.len()).filter(|seat| *seat != by).collect();
        self.sent = Some(Sent { by, cseq, decision, actions, at, kept: false, own: None, unseen });
        Ok(())
    }

    /// Takes in what a player heard; gives the code of a refusal.
    async fn take(&mut self, seat: usize, frame: Frame) -> anyhow::Result<Option<String>> {
        self.heard = Instant::now();
        self.table.tally.frame(frame.bytes);
        let Some(text) = frame.text else { return Ok(None) };
        let mut heard: Heard = serde_json::from_str(&text).context("a message cannot be read")?;
        if heard.room.is_some_and(|room| room != self.room) {
            return Ok(None);
        }
        let player = &mut self.players[seat];
        match heard.kind {
            "snapshot" => player.show(heard.document.take().context("an empty snapshot")?),
            "update" => {
                if let Some(delta) = heard.delta.take() {
                    player.change(delta)?;
                    self.saw(seat);
                }
            }
            "done" => self.was_kept(seat, heard.cseq.unwrap_or_default()),
            "preview" => self.go_on(&heard).await?,
            "refused" => return self.was_refused(seat, &heard).await,
            "left" => bail!("the server ended the room: {}", heard.reason),
            "bye" => bail!("the server ends"),
            _ => {}
        }
        Ok(None)
    }

    /// A player was shown something new.
    fn saw(&mut self, seat: usize) {
        let Some(sent) = &mut self.sent else { return };
        let time = self.heard - sent.at;
        if seat == sent.by {
            if sent.own.is_none() {
                sent.own = Some(self.heard);
                self.table.tally.own(time);
            }
        } else if let Some(place) = sent.unseen.iter().position(|unseen| *unseen == seat) {
            sent.unseen.swap_remove(place);
            self.table.tally.others(time);
        }
        self.let_go();
    }

    fn was_kept(&mut self, seat: usize, cseq: u64) {
        self.players[seat].has_done(cseq);
        let Some(sent) = &mut self.sent else { return };
        if (sent.by, sent.cseq) == (seat, cseq) {
            sent.kept = true;
            let time = self.heard - sent.at;
            if self.table.tally.kept(time) {
                self.played.moves += 1;
                self.played.longest = self.played.longest.max(time);
            }
        }
        self.let_go();
    }

    fn let_go(&mut self) {
        if self.sent.as_ref().is_some_and(Sent::is_through) {
            self.sent = None;
        }
    }

    async fn was_refused(
        &mut self,
        seat: usize,
        heard: &Heard<'_>,
    ) -> anyhow::Result<Option<String>> {
        let code = heard.code();
        if code == "unfinished"
            && let Some(sent) = &self.sent
        {
            let (decision, actions) = (sent.decision, sent.actions.clone());
            self.preview(seat, decision, actions).await?;
            return Ok(None);
        }
        self.table.tally.refused(code);
        self.players[seat].answer_again();
        self.sent = None;
        self.due = self.due.max(self.heard + REFUSED);
        Ok(Some(code.to_owned()))
    }

    async fn preview(
        &mut self,
        seat: usize,
        decision: u64,
        actions: Vec<Value>,
    ) -> anyhow::Result<()> {
        let preview = FromClient::Preview { room: self.room, decision, actions, id: 0 };
        self.players[seat].socket.send(&preview).await
    }

    /// Picks the next part of a choice, or makes it when it is complete.
    async fn go_on(&mut self, heard: &Heard<'_>) -> anyhow::Result<()> {
        let Some(mut sent) = self.sent.take() else { return Ok(()) };
        if heard.complete {
            return self.send(sent.by, sent.decision, sent.actions).await;
        }
        sent.actions.push(self.luck.pick(&heard.choices));
        let (by, decision, actions) = (sent.by, sent.decision, sent.actions.clone());
        self.sent = Some(sent);
        self.preview(by, decision, actions).await
    }
}

/// Luck among choices.
trait Pick {
    /// The action of a choice, each equally likely.
    fn pick(&mut self, choices: &[Value]) -> Value;
}

impl Pick for FastChance {
    fn pick(&mut self, choices: &[Value]) -> Value {
        let choice = choices.get(self.index("choice", choices.len()));
        choice.and_then(|choice| choice.get("action")).cloned().unwrap_or_default()
    }
}

/// The next frame for any of the players, and whose it is.
async fn hear(players: &mut [Player]) -> anyhow::Result<(usize, Frame)> {
    std::future::poll_fn(|context| {
        for (seat, player) in players.iter_mut().enumerate() {
            if let Poll::Ready(frame) = player.socket.poll_next(context) {
                return Poll::Ready(frame.map(|frame| (seat, frame)));
            }
        }
        Poll::Pending
    })
    .await
}
