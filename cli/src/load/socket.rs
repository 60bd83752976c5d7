//! One connection to the server, with every byte of every frame counted.

use super::people::People;
use anyhow::{Context as _, bail};
use futures_util::{SinkExt, Stream};
use protocol::FromClient;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::header::{HeaderValue, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// What came, and how many bytes it was on the wire.
pub(super) struct Frame {
    /// Nothing for pings and the like.
    pub(super) text: Option<Utf8Bytes>,
    pub(super) bytes: u64,
}

/// A connection.
pub(super) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects and says who it is.
    pub(super) async fn open(people: &People, token: &str, client: &str) -> anyhow::Result<Self> {
        let mut request = people.server().socket().into_client_request()?;
        request.headers_mut().insert(ORIGIN, HeaderValue::from_str(&people.server().origin())?);
        // Thousands of these live in one process.
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let stream = people.connect().await?;
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        let mut socket = Socket(opened.await.context("the socket does not open")?.0);
        let hello = FromClient::Hello {
            version: protocol::VERSION,
            token: token.to_owned(),
            client: client.to_owned(),
        };
        socket.send(&hello).await?;
        loop {
            let Some(text) = socket.next().await?.text else { continue };
            if !text.starts_with(r#"{"type":"welcome""#) {
                bail!("no welcome: {text}");
            }
            return Ok(socket);
        }
    }

    pub(super) async fn send(&mut self, message: &FromClient) -> anyhow::Result<()> {
        let text = serde_json::to_string(message)?;
        self.0.send(Message::text(text)).await.context("nothing can be sent")
    }

    pub(super) async fn next(&mut self) -> anyhow::Result<Frame> {
        std::future::poll_fn(|context| self.poll_next(context)).await
    }

    pub(super) fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<anyhow::Result<Frame>> {
        let message = ready!(Pin::new(&mut self.0).poll_next(context));
        Poll::Ready(match message {
            Some(Ok(Message::Close(_))) | None => {
                Err(anyhow::anyhow!("the server closed the connection"))
            }
            Some(Ok(message)) => {
                let bytes = on_the_wire(message.len());
                let text = match message {
                    Message::Text(text) => Some(text),
                    _ => None,
                };
                Ok(Frame { text, bytes })
            }
            Some(Err(error)) => Err(error.into()),
        })
    }
}

/// How long the frame of a server is with so much in it.
fn on_the_wire(payload: usize) -> u64 {
    let header = match payload {
        0..126 => 2,
        126..=0xffff => 4,
        _ => 10,
    };
    payload as u64 + header
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_grow_with_what_is_in_the_frame() {
        let frames = [(0, 2), (125, 127), (126, 130), (65_535, 65_539), (65_536, 65_546)];
        for (payload, bytes) in frames {
            assert_eq!(on_the_wire(payload), bytes, "{payload}");
        }
    }
}
