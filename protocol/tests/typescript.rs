//! The TypeScript that clients use is the one the types make.

#[test]
fn the_typescript_is_not_stale() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/protocol.ts");
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(
        kept == protocol::typescript::file(),
        "the types have changed: cargo run -p protocol --example typescript > protocol/protocol.ts"
    );
}
