//! When answers in windows are shown, and standing orders.

use super::world::{Client, World, begun, earlier, opened, pause, seconds};
use catalog::Table;
use engine::{Kind, Status};
use protocol::{Command, Orders, Windows};
use serde_json::{Value, json};

/// A match of Smash Up in which somebody is asked in a window whether he uses a special card.
async fn in_a_window(mode: Windows) -> (World, Vec<Client>, usize) {
    let in_window = |table: &dyn Table, _: usize| {
        let Status::Awaiting(seats) = table.status() else { return false };
        let kind = table.window().map(|window| window.kind);
        kind == Some(Kind::UntilAllPass)
            && seats.first().is_some_and(|seat| table.pass(seat).is_some())
    };
    let from = (1..200).find_map(|seed| earlier("smashup", 2, seed, in_window)).unwrap();
    let world = World::games();
    let people = [world.person(1).await, world.person(2).await];
    let mut opened = opened("smashup", &[&people[0], &people[1]]);
    opened.from = Some(from);
    opened.wishes.windows = Some(mode);
    let (_, clients) = begun(&world, opened).await;
    let seat = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
    (world, clients, seat)
}

fn pass() -> Vec<Value> {
    vec![json!("pass")]
}

/// How long after this moment the other was shown something, in milliseconds.
fn shown_after(client: &Client, since: u64) -> u64 {
    client.last_at() - since
}

#[tokio::test(start_paused = true)]
async fn at_a_strict_table_a_pass_is_shown_when_the_time_is_up_and_not_before() {
    let (_world, clients, seat) = in_a_window(Windows::Strict { seconds: 4 }).await;
    let asked = clients[seat].at("/room/deadline").as_u64().unwrap() - 4_000;
    clients[seat].act(clients[seat].play(pass())).await;
    assert_eq!(clients[seat].at("/me/laid"), json!(["pass"]));
    let before = clients[1 - seat].frames().len();
    seconds(3.0).await;
    assert_eq!(clients[1 - seat].frames().len(), before, "somebody was told of it");
    seconds(1.0).await;
    assert_eq!(shown_after(&clients[1 - seat], asked), 4_000);
}

#[tokio::test(start_paused = true)]
async fn at_a_strict_table_who_says_nothing_passes() {
    let (_world, clients, seat) = in_a_window(Windows::Strict { seconds: 4 }).await;
    let asked = clients[seat].at("/room/deadline").as_u64().unwrap() - 4_000;
    seconds(4.01).await;
    assert_eq!(shown_after(&clients[1 - seat], asked), 4_000);
}

#[tokio::test(start_paused = true)]
async fn at_a_natural_table_a_pass_waits_for_its_lot_and_a_slow_one_for_nothing() {
    let (_world, clients, seat) = in_a_window(Windows::Natural).await;
    let asked = clients[seat].last_at();
    clients[seat].act(clients[seat].play(pass())).await;
    seconds(2.1).await;
    let after = shown_after(&clients[1 - seat], asked);
    assert!((790..=2_010).contains(&after), "{after}");

    let (world, clients, seat) = in_a_window(Windows::Natural).await;
    seconds(20.0).await;
    let now = world.app.now();
    clients[seat].act(clients[seat].play(pass())).await;
    assert!(shown_after(&clients[1 - seat], now) <= 1);
}

#[tokio::test(start_paused = true)]
async fn an_order_passes_at_the_same_moment_as_a_person_would() {
    let mut moments = Vec::new();
    for ordered in [false, true] {
        let (_world, clients, seat) = in_a_window(Windows::Natural).await;
        let asked = clients[seat].last_at();
        let command = match ordered {
            true => Command::Order { orders: Orders { pass_turn: true, ..Orders::default() } },
            false => clients[seat].play(pass()),
        };
        clients[seat].act(command).await;
        seconds(2.1).await;
        moments.push(shown_after(&clients[1 - seat], asked));
    }
    assert_eq!(moments[0], moments[1]);
}

#[tokio::test(start_paused = true)]
async fn an_instant_table_waits_for_nobody() {
    let (_world, clients, seat) = in_a_window(Windows::Instant).await;
    let asked = clients[seat].last_at();
    clients[seat].act(clients[seat].play(pass())).await;
    pause().await;
    assert!(shown_after(&clients[1 - seat], asked) < 10);
}

#[tokio::test(start_paused = true)]
async fn who_has_answered_cannot_answer_again_and_who_holds_is_asked() {
    let (_world, clients, seat) = in_a_window(Windows::Strict { seconds: 4 }).await;
    let play = clients[seat].play(pass());
    clients[seat].act(play.clone()).await;
    clients[seat].act(play).await;
    assert_eq!(clients[seat].refusals(), ["already_answered"]);

    let (_world, clients, seat) = in_a_window(Windows::Natural).await;
    let orders = Orders { pass_turn: true, hold: true, ..Orders::default() };
    clients[seat].act(Command::Order { orders }).await;
    seconds(10.0).await;
    assert!(!clients[seat].choices().is_empty(), "he wanted to be asked");
}

/// A match of Hegemony in which everybody with a card is asked about nullifying one that somebody aims at another.
async fn nullifying(mode: Windows) -> (World, Vec<Client>, Value) {
    let in_window = |table: &dyn Table, _: usize| {
        let Status::Awaiting(seats) = table.status() else { return false };
        let question = seats.first().and_then(|seat| table.question(seat));
        let source = question.and_then(|question| question.note.figures.get("source").cloned());
        let aimed = source.is_some_and(|source| source.is_u64());
        let all = table.window().is_some_and(|window| window.asked.len() == 3);
        let is_sealed = table.window().is_some_and(|window| window.kind == Kind::Sealed);
        aimed && all && is_sealed && seats.len() == 3
    };
    let from = (1..200).find_map(|seed| earlier("hegemony", 3, seed, in_window)).unwrap();
    let world = World::games();
    let people = [world.person(1).await, world.person(2).await, world.person(3).await];
    let mut opened = opened("hegemony", &[&people[0], &people[1], &people[2]]);
    opened.from = Some(from);
    opened.wishes.windows = Some(mode);
    let (_, clients) = begun(&world, opened).await;
    let question = clients[0].at("/game/question");
    (world, clients, question)
}

#[tokio::test(start_paused = true)]
async fn nullification_is_over_when_the_time_is_up_whoever_answered_when() {
    let (_world, clients, _) = nullifying(Windows::Strict { seconds: 4 }).await;
    let asked = clients[0].at("/room/deadline").as_u64().unwrap() - 4_000;
    for client in &clients {
        client.act(client.play(pass())).await;
        seconds(0.5).await;
    }
    let before: Vec<usize> = clients.iter().map(|client| client.frames().len()).collect();
    seconds(2.0).await;
    let then: Vec<usize> = clients.iter().map(|client| client.frames().len()).collect();
    assert_eq!(before, then, "somebody was told of it");
    seconds(0.5).await;
    assert!(clients.iter().all(|client| shown_after(client, asked) == 4_000));
}

#[tokio::test(start_paused = true)]
async fn standing_orders_know_who_used_a_card_and_on_whom() {
    let (_world, clients, question) = nullifying(Windows::Natural).await;
    let seat = |value: &Value| value.as_u64().unwrap() as usize;
    let user = seat(&question["cause"]["figures"]["by"]);
    let target = seat(&question["cause"]["figures"]["targets"][0]);
    let orders = [
        Orders { not_my_own: true, ..Orders::default() },
        Orders { only_as_target: true, ..Orders::default() },
    ];
    for (at, client) in clients.iter().enumerate() {
        let orders = if at == user { &orders[0] } else { &orders[1] };
        client.act(Command::Order { orders: orders.clone() }).await;
    }
    seconds(0.1).await;
    for (at, client) in clients.iter().enumerate() {
        let laid = client.at("/me/laid");
        assert_eq!(laid.is_null(), at == target, "seat {at}: {laid}");
    }
}
