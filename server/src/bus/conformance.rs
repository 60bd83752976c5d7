//! What every bus must do.

use super::{Bus, ConnectionId, Frame, ToRoom, WAITING};
use protocol::RoomId;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;

/// A place where a bus runs, with a room on it that answers.
pub(crate) trait House {
    fn bus(&self) -> &dyn Bus;
    /// A new connection, and what comes for it.
    fn connect(&self) -> (ConnectionId, Receiver<Box<Frame>>);
    /// A room that can be reached, in memory or not.
    fn room(&self) -> RoomId;
}

/// How long anything may take to arrive.
const SOON: Duration = Duration::from_secs(5);

/// Checks a bus; panics where it is not as it must be.
pub(crate) async fn check(house: &impl House) {
    frames_come_in_order_once_and_to_nobody_else(house).await;
    who_is_not_there_is_no_obstacle(house).await;
    who_does_not_keep_up_is_cut_off_alone(house).await;
    a_room_hears_in_order_and_once(house).await;
    a_room_that_is_not_there_is_said_to_be_so(house).await;
    a_room_that_does_not_keep_up_takes_no_more(house).await;
}

/// The next text for a connection; nothing when it has ended.
async fn next(queue: &mut Receiver<Box<Frame>>) -> Option<String> {
    let frame = timeout(SOON, queue.recv()).await.expect("something comes, or the end");
    frame.map(|frame| frame.to_string())
}

async fn is_quiet(queue: &mut Receiver<Box<Frame>>) -> bool {
    timeout(Duration::from_millis(50), queue.recv()).await.is_err()
}

async fn frames_come_in_order_once_and_to_nobody_else(house: &impl House) {
    let (one, mut heard_by_one) = house.connect();
    let (two, mut heard_by_two) = house.connect();
    let (_, mut heard_by_another) = house.connect();
    for number in 0..50 {
        let to: &[ConnectionId] = if number % 2 == 0 { &[one, two] } else { &[two] };
        house.bus().to_connections(to, &number.to_string().into());
    }
    for number in 0..50 {
        if number % 2 == 0 {
            assert_eq!(next(&mut heard_by_one).await, Some(number.to_string()));
        }
        assert_eq!(next(&mut heard_by_two).await, Some(number.to_string()));
    }
    for queue in [&mut heard_by_one, &mut heard_by_two, &mut heard_by_another] {
        assert!(is_quiet(queue).await, "nothing comes twice or to others");
    }
}

async fn who_is_not_there_is_no_obstacle(house: &impl House) {
    let (here, mut heard) = house.connect();
    house.bus().to_connections(&[ConnectionId(u64::MAX), here], &"hello".into());
    assert_eq!(next(&mut heard).await.as_deref(), Some("hello"));
}

async fn who_does_not_keep_up_is_cut_off_alone(house: &impl House) {
    let (slow, mut heard_by_slow) = house.connect();
    let (quick, mut heard_by_quick) = house.connect();
    for number in 0..2 * WAITING {
        house.bus().to_connections(&[slow, quick], &number.to_string().into());
        assert_eq!(next(&mut heard_by_quick).await, Some(number.to_string()));
    }
    // What waited still comes, without a gap, and then it is over.
    let mut expected = 0;
    while let Some(text) = next(&mut heard_by_slow).await {
        assert_eq!(text, expected.to_string());
        expected += 1;
    }
    assert!((1..=WAITING).contains(&expected), "{expected} waited");
    house.bus().to_connections(&[quick], &"still here".into());
    assert_eq!(next(&mut heard_by_quick).await.as_deref(), Some("still here"));
}

/// A question whose answer names it: nobody has joined, so it is refused.
fn question(from: ConnectionId, id: u64) -> ToRoom {
    ToRoom::Preview { from, id, decision: 0, actions: Vec::new() }
}

fn answer(text: &str) -> (Option<u64>, String) {
    let value: serde_json::Value = serde_json::from_str(text).expect("it is JSON");
    let code = value["reason"]["code"].as_str().unwrap_or_default();
    (value["id"].as_u64(), code.to_owned())
}

async fn a_room_hears_in_order_and_once(house: &impl House) {
    let (from, mut heard) = house.connect();
    for id in 0..100 {
        assert!(house.bus().to_room(house.room(), question(from, id)));
    }
    for id in 0..100 {
        let text = next(&mut heard).await.expect("it is connected");
        assert_eq!(answer(&text), (Some(id), "not_joined".to_owned()));
    }
    assert!(is_quiet(&mut heard).await, "nothing is answered twice");
}

async fn a_room_that_is_not_there_is_said_to_be_so(house: &impl House) {
    let (from, mut heard) = house.connect();
    let nowhere = RoomId::new(u128::MAX);
    assert!(house.bus().to_room(nowhere, question(from, 7)));
    let text = next(&mut heard).await.expect("it is connected");
    assert_eq!(answer(&text), (Some(7), "no_such_room".to_owned()));
    // Nobody is there to be left.
    assert!(house.bus().to_room(nowhere, ToRoom::Leave { from }));
    assert!(is_quiet(&mut heard).await);
}

async fn a_room_that_does_not_keep_up_takes_no_more(house: &impl House) {
    let (from, mut heard) = house.connect();
    // Nothing is awaited in between, so in one process the room has no time to hear any of it; a call never waits.
    let taken =
        (0..100_000).take_while(|id| house.bus().to_room(house.room(), question(from, *id)));
    let taken = taken.count();
    assert!(taken < 100_000, "there is an end to what may wait");
    while !is_quiet(&mut heard).await {}
    let (again, mut heard) = house.connect();
    assert!(house.bus().to_room(house.room(), question(again, 1)), "later it hears again");
    assert!(next(&mut heard).await.is_some());
}
