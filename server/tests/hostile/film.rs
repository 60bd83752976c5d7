//! Films of matches, held against the matches.

use super::common::dice::Dice;
use super::common::ledger::{Account, Ledger};
use super::common::player::Player;
use super::common::rest;
use super::common::table::{House, catch_up, play};
use catalog::Table;
use engine::{Act, Seat, Viewer};
use protocol::{Command, Did, Film, delta};
use serde_json::Value;

/// The film of the match as somebody gets it through these eyes.
async fn film(player: &Player, viewer: Viewer) -> Film {
    let seat = match viewer {
        Viewer::Seat(seat) => format!("?seat={seat}"),
        Viewer::Public => String::new(),
    };
    let path = format!("/api/rooms/{}/film{seat}", player.room.unwrap());
    let reply = rest::get(player.server, &path, Some(&player.token)).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    assert!(reply.head.contains("content-type: application/json"), "{}", reply.head);
    serde_json::from_str(&reply.body).unwrap()
}

fn sight(table: &dyn Table, viewer: Viewer) -> Value {
    let mut sight = String::new();
    table.sight(viewer, &mut sight);
    serde_json::from_str(&sight).unwrap()
}

/// Every step must be the one that was kept, and show what was to be seen after it.
fn is_the_match(film: &Film, account: &Account, viewer: Viewer) {
    let mut table = account.after(0);
    let (mut shown, mut told) = (film.sight.clone(), film.events.clone());
    assert_eq!(shown, sight(&*table, viewer));
    assert_eq!(film.steps.len(), account.steps.len());
    for (step, line) in film.steps.iter().zip(&account.steps) {
        table.act(line).unwrap();
        if let Some(change) = &step.delta {
            delta::apply(&mut shown, change).unwrap();
        }
        told.extend(step.events.iter().cloned());
        assert_eq!(shown, sight(&*table, viewer));
        let did = match line.act {
            Act::Play(_) => Did::Play,
            Act::Undo(_) => Did::Undo,
            Act::Concede => Did::Concede,
        };
        assert_eq!((step.seat, step.did), (line.seat, did));
    }
    let mut truth = table.events(viewer, 0);
    truth.iter_mut().for_each(|told| drop(told.as_object_mut().unwrap().remove("number")));
    assert_eq!(told, truth);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_film_shows_every_step_as_each_seat_saw_it() {
    for game in ["smashup", "jade", "duel"] {
        let mut house = House::open().await;
        let (mut host, mut guest, mut watcher) = house.match_of(game).await;
        let mut dice = Dice::new(12);
        play(&mut host, &mut guest, &mut dice, 14).await;
        host.done(Command::Undo).await;
        // Where something was revealed since, the other one must agree.
        let agreed = guest.ask(Command::Agree { yes: true }).await.unwrap();
        assert!(agreed.is_ok() || agreed == Err("no_such_request".into()), "{agreed:?}");
        for player in [&mut host, &mut guest, &mut watcher] {
            catch_up(player).await;
        }
        play(&mut host, &mut guest, &mut dice, 10).await;
        let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Public];
        catch_up(&mut watcher).await;
        for (player, viewer) in [&host, &guest, &watcher].into_iter().zip(viewers) {
            let mut film = film(player, viewer).await;
            for step in &film.steps {
                if let Some(change) = &step.delta {
                    delta::apply(&mut film.sight, change).unwrap();
                }
            }
            assert_eq!(film.sight, player.document["game"], "{game} {viewer}: not as it is shown");
        }
        guest.done(Command::Concede).await;
        watcher.until(|document| document["room"]["phase"] == "over").await;
        let mut films = Vec::new();
        for viewer in viewers {
            films.push(film(&watcher, viewer).await);
        }
        house.stop().await;
        let account = Ledger::open(house.folder.path());
        let account = account.room(&host.room.unwrap().to_string()).await;
        for (film, viewer) in films.iter().zip(viewers) {
            is_the_match(film, &account, viewer);
            let undo = film.steps.iter().position(|step| step.did == Did::Undo).unwrap();
            // What the host did last before, and all that followed it, and nothing else.
            let own = |step: &protocol::FilmStep| step.seat == Seat::new(0);
            let back = film.steps[..undo].iter().rposition(own).unwrap();
            for (place, step) in film.steps.iter().enumerate() {
                assert_eq!(step.undone, (back..undo).contains(&place), "{game}: {place}");
            }
            assert_eq!(film.steps.last().unwrap().did, Did::Concede);
        }
    }
}
