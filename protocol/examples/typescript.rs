//! Prints the TypeScript of the protocol: `cargo run -p protocol --example typescript > protocol/protocol.ts`.

use std::io::Write;

fn main() -> std::io::Result<()> {
    std::io::stdout().write_all(protocol::typescript::file().as_bytes())
}
