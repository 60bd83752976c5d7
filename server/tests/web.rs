//! The web app as browsers get it: files, caching, pages for every address, and what a page may do.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

mod common;

use common::rest::{self, Reply};
use common::table::House;
use common::web::{PAGE, SCRIPT, SEAL};

/// A request with these lines in its head.
async fn ask(house: &House, method: &str, path: &str, head: &str) -> Reply {
    rest::request_with(house.server, method, path, head, b"").await.unwrap()
}

async fn get(house: &House, path: &str, head: &str) -> Reply {
    ask(house, "GET", path, head).await
}

fn plain(file: &server::WebFile) -> &'static str {
    std::str::from_utf8(file.forms.last().unwrap().bytes).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_come_with_their_types_and_know_how_long_they_last() {
    let house = House::open().await;
    for (file, lasts) in
        [(PAGE, "no-cache"), (SCRIPT, "public, max-age=31536000, immutable"), (SEAL, "no-cache")]
    {
        let reply = get(&house, file.path, "").await;
        assert_eq!((reply.status, reply.body.as_str()), (200, plain(&file)), "{}", file.path);
        assert_eq!(reply.header("content-type"), Some(file.kind));
        assert_eq!(reply.header("cache-control"), Some(lasts));
        assert_eq!(reply.header("etag"), Some(file.forms.last().unwrap().etag));
        assert_eq!(reply.header("vary"), Some("accept-encoding"));
        assert_eq!(reply.header("content-encoding"), None);
        assert_eq!(reply.header("content-length"), Some(&*reply.body.len().to_string()));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_comes_packed_to_whoever_can_unpack_it() {
    let house = House::open().await;
    for (accepted, encoding) in [
        ("gzip, deflate, br, zstd", Some("br")),
        ("BR", Some("br")),
        ("gzip;q=1.0, br;q=0.5", Some("br")),
        ("br;q=0, gzip", Some("gzip")),
        ("br ; q=0.000, gzip", Some("gzip")),
        ("gzip", Some("gzip")),
        ("x-gzip, deflate", None),
        ("identity", None),
        ("", None),
    ] {
        let reply = get(&house, SCRIPT.path, &format!("Accept-Encoding: {accepted}\r\n")).await;
        assert_eq!(reply.header("content-encoding"), encoding, "{accepted}");
        let form = SCRIPT.forms.iter().find(|form| form.encoding == encoding).unwrap();
        assert_eq!((reply.body.as_bytes(), reply.header("etag")), (form.bytes, Some(form.etag)));
        assert_eq!(reply.header("content-type"), Some(SCRIPT.kind));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_browser_has_already_is_not_sent_again() {
    let house = House::open().await;
    for known in ["\"page\"", "W/\"page\"", "\"other\", \"page\"", "*"] {
        let reply = get(&house, "/t/room", &format!("If-None-Match: {known}\r\n")).await;
        assert_eq!((reply.status, reply.body.as_str()), (304, ""), "{known}");
        assert_eq!(reply.header("etag"), Some("\"page\""));
        assert_eq!(reply.header("cache-control"), Some("no-cache"));
        assert_eq!(reply.header("vary"), Some("accept-encoding"));
    }
    assert_eq!(get(&house, "/", "If-None-Match: \"older\"\r\n").await.status, 200);
    // One that is packed otherwise is another.
    let head = "Accept-Encoding: br\r\nIf-None-Match: \"script-gzip\"\r\n";
    assert_eq!(get(&house, SCRIPT.path, head).await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_other_address_is_the_page_of_the_app() {
    let house = House::open().await;
    for path in ["/", "/t/AZqG3yQ2RkqzVb7m3wW5Yg", "/g/duel?level=easy", "/settings", "/apis", "//"]
    {
        let reply = get(&house, path, "").await;
        assert_eq!((reply.status, reply.body.as_str()), (200, plain(&PAGE)), "{path}");
        assert_eq!(reply.header("content-type"), Some(PAGE.kind), "{path}");
        assert_eq!(reply.header("cache-control"), Some("no-cache"), "{path}");
    }
    let reply = ask(&house, "HEAD", "/settings", "").await;
    assert_eq!((reply.status, reply.body.as_str()), (200, ""));
    assert_eq!(reply.header("content-length"), Some(&*plain(&PAGE).len().to_string()));
    assert_eq!(reply.header("etag"), Some("\"page\""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_page_is_refused() {
    let house = House::open().await;
    for path in [
        "/assets/index-gone.js",
        "/assets/",
        "/assets",
        "/api",
        "/api/",
        "/api/nothing",
        "/api/rooms/a/b/c",
        "/ws/other",
        "/metrics/other",
        "/healthz/other",
    ] {
        let reply = get(&house, path, "Accept: text/html\r\n").await;
        assert_eq!((reply.status, &*reply.code()), (404, "no_such_page"), "{path}");
        assert_eq!(reply.header("cache-control"), Some("no-store"), "{path}");
    }
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        for path in ["/", "/t/room", SCRIPT.path] {
            let reply = ask(&house, method, path, "").await;
            assert_eq!((reply.status, &*reply.code()), (404, "no_such_page"), "{method} {path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_address_leads_to_other_files() {
    let house = House::open().await;
    for path in [
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..\\Cargo.toml",
        "/etc/passwd",
        "//etc/passwd",
        "/./seal.svg",
        "/%73eal.svg",
    ] {
        let reply = get(&house, path, "").await;
        assert_eq!((reply.status, reply.body.as_str()), (200, plain(&PAGE)), "{path}");
    }
    for path in ["/assets/../seal.svg", "/assets/..%2fseal.svg", "/assets/%2e%2e/seal.svg"] {
        assert_eq!(get(&house, path, "").await.status, 404, "{path}");
    }
}

/// The parts of the policy for content.
fn policy(reply: &Reply) -> Vec<&str> {
    reply.header("content-security-policy").unwrap().split("; ").collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_says_what_a_page_may_do() {
    let house = House::open().await;
    let not_changed = "If-None-Match: *\r\n";
    for (path, head) in
        [("/", ""), ("/", not_changed), (SCRIPT.path, ""), ("/api/games", ""), ("/api/nothing", "")]
    {
        let reply = get(&house, path, head).await;
        let socket = format!("connect-src 'self' ws://{}/ws", house.server);
        let policy = policy(&reply);
        for part in [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            &socket,
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
        ] {
            assert!(policy.contains(&part), "{path}: {part} is not in {policy:?}");
        }
        assert!(!policy.iter().any(|part| part.contains("unsafe") || part.contains('*')));
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(reply.header("cross-origin-opener-policy"), Some("same-origin"), "{path}");
        assert_eq!(reply.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
        assert!(reply.header("permissions-policy").unwrap().contains("microphone=()"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_socket_that_a_page_may_open_is_that_of_the_public_address() {
    let url = Some("https://cards.example/".to_owned());
    let house = House::with(|settings| settings.public_url = url).await;
    let reply = get(&house, "/", "").await;
    assert!(policy(&reply).contains(&"connect-src 'self' wss://cards.example/ws"), "{reply:?}");
    // Nobody gets a word into the policy by what is asked for.
    let house = House::open().await;
    for host in ["evil.example", "localhost:1; script-src *", "127.0.0.1; script-src *"] {
        let request = format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let reply = rest::raw(house.server, request.as_bytes()).await.unwrap();
        if reply.status == 200 {
            assert!(policy(&reply).contains(&"connect-src 'self'"), "{host}: {reply:?}");
            assert!(policy(&reply).contains(&"script-src 'self'"), "{host}: {reply:?}");
        }
    }
}
