//! Plain requests, written by hand so that a test can also write wrong ones.

use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// What came back.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// What the head says under this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find_map(|(known, value)| known.eq_ignore_ascii_case(name).then_some(value))
    }

    /// The code of a refusal.
    pub fn code(&self) -> String {
        self.json()["refused"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// A request by somebody with this token, or by nobody.
pub async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &[u8],
) -> io::Result<Reply> {
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
    request_with(server, method, path, &token.unwrap_or_default(), body).await
}

/// A request with these lines in its head, each with its end.
pub async fn request_with(
    server: SocketAddr,
    method: &str,
    path: &str,
    head: &str,
    body: &[u8],
) -> io::Result<Reply> {
    let mut text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n{head}\r\n",
        body.len()
    )
    .into_bytes();
    text.extend_from_slice(body);
    raw(server, &text).await
}

/// Sends these bytes and reads what comes until the server closes.
pub async fn raw(server: SocketAddr, bytes: &[u8]) -> io::Result<Reply> {
    let mut stream = TcpStream::connect(server).await?;
    // A server that refuses early may close before it has read all; its answer counts all the same.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let reading = stream.read_to_end(&mut answer);
    let read = timeout(Duration::from_secs(30), reading).await?;
    if answer.is_empty() {
        read?;
    }
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
    Ok(Reply { status, head: head.to_owned(), body: body.to_owned() })
}

pub async fn get(server: SocketAddr, path: &str, token: Option<&str>) -> Reply {
    request(server, "GET", path, token, b"").await.unwrap()
}

pub async fn post(server: SocketAddr, path: &str, token: Option<&str>, body: &Value) -> Reply {
    request(server, "POST", path, token, body.to_string().as_bytes()).await.unwrap()
}
