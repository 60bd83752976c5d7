//! What a client does by itself when it comes into a room: sit down, be ready, take its seat back.

use engine::Seat;
use protocol::{Command, Document, Phase};

/// What somebody comes for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Wishes {
    /// Only to look on.
    pub watch: bool,
    /// To sit there; else in the first open seat.
    pub seat: Option<Seat>,
}

/// How far somebody has come.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Arrival {
    wishes: Wishes,
    sat: bool,
    ready: bool,
    back: bool,
}

impl Arrival {
    pub(crate) fn new(wishes: Wishes) -> Self {
        Arrival { wishes, ..Arrival::default() }
    }

    /// What is to be sent now; each thing once, so that a player can go back on it.
    pub(crate) fn next(&mut self, document: &Document) -> Option<Command> {
        let room = &document.room;
        let Some(me) = &document.me else {
            let sits = room.phase == Phase::Waiting && !self.wishes.watch && !self.sat;
            self.sat |= sits;
            return sits.then_some(Command::Sit { seat: self.wishes.seat });
        };
        // Who gets up, or is sent away, does not sit down again by himself.
        self.sat = true;
        let seat = room.seats.get(me.seat.index())?;
        // A bot plays only while its person is away, and he is here.
        if room.phase == Phase::Playing && seat.stand_in {
            let asks = !self.back;
            self.back = true;
            return asks.then_some(Command::Back);
        }
        self.back = false;
        let gets_ready = room.phase == Phase::Waiting && !seat.ready && !self.ready;
        self.ready |= gets_ready || seat.ready;
        gets_ready.then_some(Command::Ready { ready: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mirror::tests::document;
    use serde_json::json;

    fn come(phase: &str, seated: bool, ready: bool) -> Document {
        let mut document = document(phase);
        if seated {
            document["me"] = json!({ "seat": 0, "decision": 0 });
        }
        document["room"]["seats"][0]["ready"] = json!(ready);
        serde_json::from_value(document).unwrap()
    }

    #[test]
    fn whoever_comes_sits_down_and_is_ready_once() {
        let mut arrival = Arrival::new(Wishes { watch: false, seat: Some(Seat::new(1)) });
        let sit = Command::Sit { seat: Some(Seat::new(1)) };
        assert_eq!(arrival.next(&come("waiting", false, false)), Some(sit));
        assert_eq!(arrival.next(&come("waiting", false, false)), None);
        let ready = Command::Ready { ready: true };
        assert_eq!(arrival.next(&come("waiting", true, false)), Some(ready));
        assert_eq!(arrival.next(&come("waiting", true, true)), None);
        assert_eq!(arrival.next(&come("waiting", true, false)), None);
    }

    #[test]
    fn whoever_gets_up_stays_on_his_feet() {
        let mut arrival = Arrival::default();
        assert_eq!(arrival.next(&come("waiting", true, true)), None);
        assert_eq!(arrival.next(&come("waiting", false, false)), None);
    }

    #[test]
    fn whoever_watches_or_comes_late_does_not_sit_down() {
        let mut watching = Arrival::new(Wishes { watch: true, seat: None });
        assert_eq!(watching.next(&come("waiting", false, false)), None);
        assert_eq!(Arrival::default().next(&come("playing", false, false)), None);
    }

    #[test]
    fn a_seat_is_taken_back_from_the_bot_that_stood_in() {
        let mut arrival = Arrival::default();
        let mut document = come("playing", true, true);
        document.room.seats[0].stand_in = true;
        assert_eq!(arrival.next(&document), Some(Command::Back));
        assert_eq!(arrival.next(&document), None);
    }
}
