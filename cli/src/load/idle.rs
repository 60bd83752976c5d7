//! Sockets that say who they are and then nothing.

use super::people::People;
use super::socket::Socket;
use std::sync::Arc;
use tokio::task::JoinSet;

/// How many connect at the same time.
const AT_ONCE: usize = 64;

/// Opens so many; they end when the set is dropped.
pub(super) async fn open(people: &Arc<People>, count: u32) -> anyhow::Result<JoinSet<()>> {
    let mut open = JoinSet::new();
    if count == 0 {
        return Ok(open);
    }
    let token: Arc<str> = people.guest().await?.into();
    let mut opening: JoinSet<anyhow::Result<Socket>> = JoinSet::new();
    for number in 0..count {
        if opening.len() == AT_ONCE {
            wait_for_one(&mut opening, &mut open).await?;
        }
        let (people, token) = (people.clone(), token.clone());
        opening
            .spawn(async move { Socket::open(&people, &token, &format!("idle-{number}")).await });
    }
    while !opening.is_empty() {
        wait_for_one(&mut opening, &mut open).await?;
    }
    Ok(open)
}

async fn wait_for_one(
    opening: &mut JoinSet<anyhow::Result<Socket>>,
    open: &mut JoinSet<()>,
) -> anyhow::Result<()> {
    if let Some(socket) = opening.join_next().await {
        let mut socket = socket??;
        // Reading answers the server's pings.
        open.spawn(async move { while socket.next().await.is_ok() {} });
    }
    Ok(())
}
