//! What `onetable serve` writes about itself.

use super::process::{Process, command, free_port};
use tempfile::TempDir;

#[test]
fn regression_no_level_of_logging_shows_what_clients_send_and_see() {
    // Finer than debug, the parts that the server is made of write down every frame, hands and tokens included.
    let folder = TempDir::new().unwrap();
    for level in ["trace", "5", "nonsense"] {
        let complaints = folder.path().join("complaints");
        let mut command = command(free_port(), folder.path());
        let started = Process::start(command.args(["--log", level]), &complaints);
        assert!(started.is_none(), "it logs at {level}");
        let said = std::fs::read_to_string(&complaints).unwrap();
        assert!(said.contains("none of error, warn, info, debug"), "{said}");
    }
}
