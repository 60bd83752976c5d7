//! What players need plain HTTP for: to become guests and to open rooms.

use anyhow::{Context, bail};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Request, Uri};
use hyper_util::rt::TokioIo;
use protocol::{NewRoom, Opened, RoomId, Session};
use serde::de::DeserializeOwned;
use std::sync::{Mutex, PoisonError};
use tokio::net::TcpStream;

/// The most connections that are kept for the next request.
const KEPT: usize = 8;

/// Where a server is.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Address {
    /// Host and port, as one connects to them and as the header says.
    pub(super) host: String,
}

impl Address {
    pub(super) fn read(url: &str) -> anyhow::Result<Self> {
        let uri: Uri = url.parse().with_context(|| format!("{url} is no address"))?;
        let host = uri.authority().with_context(|| format!("{url} names no server"))?;
        if uri.scheme_str() != Some("http") || uri.path() != "/" || host.as_str().contains('@') {
            bail!("{url} is no address like http://127.0.0.1:7777");
        }
        let port = host.port_u16().unwrap_or(80);
        Ok(Address { host: format!("{}:{port}", host.host()) })
    }

    pub(super) fn origin(&self) -> String {
        format!("http://{}", self.host)
    }

    pub(super) async fn connect(&self) -> anyhow::Result<TcpStream> {
        let stream = TcpStream::connect(&self.host).await;
        let stream = stream.with_context(|| format!("cannot reach {}", self.host))?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// Makes people out of nothing.
pub(super) struct People {
    address: Address,
    kept: Mutex<Vec<SendRequest<Full<Bytes>>>>,
}

impl People {
    pub(super) fn new(address: Address) -> Self {
        People { address, kept: Mutex::default() }
    }

    pub(super) fn address(&self) -> &Address {
        &self.address
    }

    /// A new guest; gives the token that proves it.
    pub(super) async fn guest(&self) -> anyhow::Result<String> {
        let session: Session = self.post("/api/guest", None, Bytes::new()).await?;
        Ok(session.token)
    }

    pub(super) async fn open_room(&self, token: &str, wishes: &NewRoom) -> anyhow::Result<RoomId> {
        let body = Bytes::from(serde_json::to_vec(wishes)?);
        let opened: Opened = self.post("/api/rooms", Some(token), body).await?;
        Ok(opened.room)
    }

    async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
        body: Bytes,
    ) -> anyhow::Result<T> {
        let mut request = Request::post(path)
            .header(HOST, &self.address.host)
            .header(CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Full::new(body))?;
        let mut connection = self.connection().await?;
        let answer = connection.send_request(request).await.context(path.to_owned())?;
        let status = answer.status();
        let text = answer.into_body().collect().await.context(path.to_owned())?.to_bytes();
        self.keep(connection);
        if !status.is_success() {
            bail!("{path}: {status}: {}", String::from_utf8_lossy(&text));
        }
        serde_json::from_slice(&text).with_context(|| format!("the answer to {path}"))
    }

    /// A connection that is open, one of those kept or a new one.
    async fn connection(&self) -> anyhow::Result<SendRequest<Full<Bytes>>> {
        loop {
            let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let Some(mut kept) = kept else { break };
            if kept.ready().await.is_ok() {
                return Ok(kept);
            }
        }
        let stream = TokioIo::new(self.address.connect().await?);
        let (requests, connection) = handshake(stream).await?;
        // Whatever ends it, the request that waits hears of it.
        tokio::spawn(async move { drop(connection.await) });
        Ok(requests)
    }

    fn keep(&self, connection: SendRequest<Full<Bytes>>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < KEPT {
            kept.push(connection);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_host_and_port() {
        let host = |url| Address::read(url).ok().map(|address| address.host);
        assert_eq!(host("http://127.0.0.1:7777"), Some("127.0.0.1:7777".to_owned()));
        assert_eq!(host("http://cards.example/"), Some("cards.example:80".to_owned()));
        assert_eq!(host("http://[::1]:9"), Some("[::1]:9".to_owned()));
        for wrong in ["https://cards.example", "127.0.0.1:7777", "http://a/b", "http://u@a", ""] {
            assert_eq!(host(wrong), None, "{wrong}");
        }
    }
}
