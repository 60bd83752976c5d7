//! Commands that come twice, late, or under numbers that nobody needs.

use super::common::dice::Dice;
use super::common::player::Player;
use super::common::table::{House, catch_up, play};
use protocol::{Command, FromServer};

fn chats(player: &Player, text: &str) -> usize {
    player.chat.iter().filter(|line| line.text == text).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_that_is_sent_up_to_five_times_is_done_once_and_answered_each_time() {
    let house = House::open().await;
    let (mut host, mut guest, _) = house.match_of("jade").await;
    let room = host.room.unwrap();
    let mut dice = Dice::new(2);
    for times in 1..=5 {
        let text = format!("once of {times}");
        host.cseq += 1;
        let (cseq, say) = (host.cseq, Command::Say { text: text.clone() });
        for _ in 0..times {
            assert_eq!(host.ask_as(room, cseq, say.clone()).await, Ok(Ok(())));
        }
        catch_up(&mut guest).await;
        assert_eq!(chats(&guest, &text), 1);

        let (asked, other) =
            if host.is_asked() { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
        asked.cseq += 1;
        let (decision, cseq) = (asked.decision(), asked.cseq);
        let play = Command::Play { decision, actions: vec![asked.any_action(&mut dice)] };
        if asked.ask_as(room, cseq, play.clone()).await.unwrap().is_err() {
            continue;
        }
        catch_up(other).await;
        let heard = other.events[&room].len();
        for _ in 1..times {
            // On the same connection, then on another; the answer is the same.
            assert_eq!(asked.ask_as(room, cseq, play.clone()).await, Ok(Ok(())));
            asked.connect().await.unwrap();
            asked.join(room).await.unwrap();
            assert_eq!(asked.ask_as(room, cseq, play.clone()).await, Ok(Ok(())));
        }
        catch_up(other).await;
        assert_eq!(other.events[&room].len(), heard);
        for player in [&mut host, &mut guest] {
            let _ = player.preview(u64::MAX, &[]).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_answers_to_the_same_command_in_one_burst_are_the_same() {
    let house = House::open().await;
    let (mut host, mut guest, _) = house.match_of("jade").await;
    let room = host.room.unwrap();
    let command = Command::Say { text: "burst".into() };
    let message = protocol::FromClient::Do { room, cseq: 1_000, command };
    for _ in 0..5 {
        host.say(&message).await.unwrap();
    }
    let mut answers = Vec::new();
    while answers.len() < 5 {
        match host.hear().await.unwrap() {
            FromServer::Update(_) => {}
            answer => answers.push(answer),
        }
    }
    assert!(answers.iter().all(|a| *a == FromServer::Done { room, cseq: 1_000 }), "{answers:?}");
    catch_up(&mut guest).await;
    assert_eq!(chats(&guest, "burst"), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_to_a_decision_that_has_passed_is_stale_and_never_meets_the_next() {
    let house = House::open().await;
    let (mut host, mut guest, _) = house.match_of("jade").await;
    let mut dice = Dice::new(8);
    for _ in 0..6 {
        let first = host.is_asked();
        let asked = if first { &mut host } else { &mut guest };
        let old = Command::Play {
            decision: asked.decision(),
            actions: vec![asked.any_action(&mut dice)],
        };
        play(&mut host, &mut guest, &mut dice, 1).await;
        let (answered, other) =
            if first { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
        let heard = other.events.clone();
        assert_eq!(answered.denied(old.clone()).await, "stale");
        // For another it is no better, whatever number its own decision has.
        other.denied(old).await;
        catch_up(other).await;
        assert_eq!(other.events, heard);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn numbers_at_the_end_of_the_range_and_numbers_that_were_passed_by_do_no_harm() {
    let house = House::open().await;
    let (mut host, mut guest, mut watcher) = house.match_of("jade").await;
    let room = host.room.unwrap();
    let say = |text: &str| Command::Say { text: text.into() };
    assert_eq!(watcher.ask_as(room, u64::MAX, say("last")).await, Ok(Ok(())));
    assert_eq!(watcher.ask_as(room, u64::MAX, say("again")).await, Ok(Ok(())));
    let old = watcher.ask_as(room, u64::MAX - 1, say("before")).await;
    assert_eq!(old, Ok(Err("old_number".into())));
    assert_eq!(watcher.ask_as(room, 0, say("zero")).await, Ok(Err("old_number".into())));
    // Another device of the same person counts for itself, and so does another person with the same device name.
    watcher.client = "another".into();
    watcher.connect().await.unwrap();
    watcher.join(room).await.unwrap();
    assert_eq!(watcher.ask_as(room, 1, say("new")).await, Ok(Ok(())));
    assert_eq!(watcher.chat.iter().map(|line| &*line.text).collect::<Vec<_>>(), ["last", "new"]);
    play(&mut host, &mut guest, &mut Dice::new(1), 4).await;
    // The room comes out of the store as it was.
    let mut house = house;
    house.stop().await;
    house.start().await;
    for player in [&mut host, &mut guest, &mut watcher] {
        player.server = house.server;
        player.connect().await.unwrap();
        player.join(room).await.unwrap();
    }
    assert_eq!(watcher.ask_as(room, 2, say("later")).await, Ok(Ok(())));
    watcher.client = "device".into();
    watcher.connect().await.unwrap();
    watcher.join(room).await.unwrap();
    assert_eq!(watcher.ask_as(room, u64::MAX, say("again")).await, Ok(Ok(())));
    assert_eq!(chats(&watcher, "again"), 0);
    play(&mut host, &mut guest, &mut Dice::new(1), 4).await;
}
