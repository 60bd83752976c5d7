//! What players need plain HTTP for: to become guests and to open rooms.

use anyhow::{Context, ensure};
use client::{Api, ApiError};
use protocol::{NewRoom, RoomId};
use tokio::net::TcpStream;
use tokio::task::spawn_blocking;

/// Makes people out of nothing, on one server.
pub(super) struct People {
    server: client::Server,
    api: Api,
}

impl People {
    pub(super) fn of(url: &str) -> anyhow::Result<Self> {
        let server: client::Server = url
            .parse()
            .with_context(|| format!("{url} is no address like http://127.0.0.1:7777"))?;
        let plain = !server.origin().starts_with("https:");
        ensure!(plain, "{url}: this measures the server, not what encrypts in front of it");
        Ok(People { api: Api::new(&server), server })
    }

    pub(super) fn server(&self) -> &client::Server {
        &self.server
    }

    pub(super) async fn connect(&self) -> anyhow::Result<TcpStream> {
        let stream = TcpStream::connect(self.server.host_and_port()).await;
        let stream = stream.with_context(|| format!("cannot reach {}", self.server))?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// A new guest; gives the token that proves it.
    pub(super) async fn guest(&self) -> anyhow::Result<String> {
        Ok(self.call(|api| api.guest()).await?.token)
    }

    pub(super) async fn open_room(&self, token: &str, wishes: NewRoom) -> anyhow::Result<RoomId> {
        let token = token.to_owned();
        Ok(self.call(move |api| api.with_token(&token).open(&wishes)).await?.room)
    }

    async fn call<T: Send + 'static>(
        &self,
        call: impl FnOnce(Api) -> Result<T, ApiError> + Send + 'static,
    ) -> anyhow::Result<T> {
        let api = self.api.clone();
        let answer = spawn_blocking(move || call(api)).await?;
        answer.map_err(|error| match error {
            ApiError::Unreachable { problem, .. } => {
                anyhow::anyhow!("cannot reach {}: {problem}", self.server)
            }
            other => other.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_addresses_are_measured() {
        assert!(People::of("http://127.0.0.1:7777").is_ok());
        assert!(People::of("http://cards.example/").is_ok());
        for wrong in ["https://cards.example", "127.0.0.1:7777", "http://a/b", "http://u@a", ""] {
            assert!(People::of(wrong).is_err(), "{wrong}");
        }
    }
}
