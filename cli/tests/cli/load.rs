//! `load`: the figures of a server that is started, played on and ended.

use crate::program::{command, finish, onetable};
use serde_json::Value;
use std::path::Path;

/// A run that leaves nothing behind.
fn load(more: &[&str]) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let mut words = vec!["load", "--json", "--seconds", "2"];
    words.extend(more);
    let mut command = command(&words);
    command.current_dir(folder.path());
    let report = finish(command, b"").json();
    assert_eq!(folder.path().read_dir().unwrap().count(), 0, "the folder of the server is gone");
    report
}

#[test]
fn tables_play_over_real_sockets_and_nothing_is_refused() {
    let report = load(&["--rooms", "3", "--rate", "0", "--idle", "2"]);
    let number = |path: &str| report.pointer(path).and_then(Value::as_f64).unwrap_or(f64::NAN);
    let moves = number("/moves");
    assert!(moves > 20.0, "{report}");
    assert_eq!(number("/rooms_kept_up"), 3.0, "{report}");
    assert_eq!(number("/refusals"), 0.0, "{report}");
    assert_eq!(report["failures"], serde_json::json!([]));
    assert!((number("/moves_per_second") * number("/seconds") / moves - 1.0).abs() < 1e-6);
    for wait in ["acknowledged", "own_update", "seen_by_others"] {
        let part = |part: &str| number(&format!("/milliseconds/{wait}/{part}"));
        // A move that is on its way when the time is up counts in part.
        assert!((part("count") - moves).abs() <= 3.0, "{report}");
        assert!(0.0 < part("p50") && part("p50") <= part("p95"), "{report}");
        assert!(part("p95") <= part("p99") && part("p99") <= part("longest"), "{report}");
    }
    // Each move is an update for both, and done for one of them.
    assert!(number("/frames_per_move_and_client") > 1.4, "{report}");
    assert!(number("/bytes_per_move_and_client") > 100.0, "{report}");
    assert!(number("/load_cpu_seconds") > 0.0, "{report}");
    if Path::new("/proc/self/stat").exists() {
        assert!(number("/server/moves_per_cpu_second") > 0.0, "{report}");
        assert!(number("/server/memory/peak") >= number("/server/memory/empty"), "{report}");
    }
}

#[test]
fn a_rate_is_kept_and_not_exceeded() {
    let report = load(&["--rooms", "4", "--rate", "5"]);
    let moves = report["moves"].as_u64().unwrap();
    assert!((30..=44).contains(&moves), "4 rooms, 5 moves per second, 2 seconds: {report}");
    assert_eq!(report["rooms_kept_up"], 4, "{report}");
}

#[test]
fn games_whose_choices_have_several_parts_are_played_too() {
    for game in ["duel", "smashup"] {
        let report = load(&["--rooms", "2", "--rate", "0", "--game", game]);
        assert!(report["moves"].as_u64().unwrap() > 20, "{report}");
        assert_eq!((&report["refusals"], &report["rooms_kept_up"]), (&0.into(), &2.into()));
    }
}

#[test]
fn what_cannot_be_measured_is_said() {
    let missing = onetable(&["load", "--server", "http://127.0.0.1:1", "--rooms", "1"]).error(2);
    assert!(missing.contains("cannot reach http://127.0.0.1:1"), "{missing}");
    let address = onetable(&["load", "--server", "https://cards.example"]).error(2);
    assert!(address.contains("not what encrypts in front of it"), "{address}");
}
