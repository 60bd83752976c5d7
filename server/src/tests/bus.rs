//! The bus of a single process does what every bus must do.

use super::world::{World, opened};
use crate::bus::conformance::{self, House};
use crate::bus::{Bus, ConnectionId, Frame};
use protocol::RoomId;
use tokio::sync::mpsc::Receiver;

struct OneProcess {
    world: World,
    room: RoomId,
}

impl House for OneProcess {
    fn bus(&self) -> &dyn Bus {
        &*self.world.app.bus
    }

    fn connect(&self) -> (ConnectionId, Receiver<Box<Frame>>) {
        self.world.app.connections.add()
    }

    fn room(&self) -> RoomId {
        self.room
    }
}

#[tokio::test(start_paused = true)]
async fn the_bus_of_one_process_conforms() {
    let world = World::games();
    let (ann, bo) = (world.person(1).await, world.person(2).await);
    let room = world.open(opened("jade", &[&ann, &bo])).await;
    conformance::check(&OneProcess { world, room }).await;
}
