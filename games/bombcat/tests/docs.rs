//! The tables of the reference and the published schema are those of the language.

use bombcat::lang::docs::tables;
use bombcat::lang::schema;
use std::path::Path;

#[test]
fn the_reference_is_not_stale() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bombcat-language.md");
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let (begin, end) = ("<!-- tables -->\n", "<!-- end of tables -->");
    let (before, rest) = text.split_once(begin).expect("the reference has its first mark");
    let (_, after) = rest.split_once(end).expect("the reference has its second mark");
    let fresh = format!("{before}{begin}\n{}\n{end}{after}", tables());
    if std::env::var("ONETABLE_DOCS").is_ok_and(|wish| wish == "write") {
        std::fs::write(&path, &fresh).unwrap();
    } else {
        assert!(
            text == fresh,
            "the language has changed: ONETABLE_DOCS=write cargo test -p bombcat --test all docs::"
        );
    }
}

#[test]
fn the_published_schema_is_not_stale() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bombcat-module.schema.json");
    let fresh = format!("{:#}\n", schema());
    if std::env::var("ONETABLE_DOCS").is_ok_and(|wish| wish == "write") {
        std::fs::write(&path, &fresh).unwrap();
    } else {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            text == fresh,
            "the language has changed: ONETABLE_DOCS=write cargo test -p bombcat --test all docs::"
        );
    }
}
