//! Who is for whom, as far as a player can tell: shown kingdoms, generals that are ruled out, and what people have done.

use crate::ids::*;
use crate::rules::Hegemony;
use crate::state::State;
use engine::Seat;

impl Hegemony {
    /// How much one player wishes another well, from 1 (of one kingdom) to -1, by what he may know.
    pub(crate) fn stance(&self, state: &State, me: Seat, other: Seat) -> f32 {
        if me == other {
            return 1.0;
        }
        let mine = match state.player(me).kingdom {
            Some(Kingdom::Careerist) => return -1.0,
            Some(kingdom) => kingdom,
            None => self.kingdom_taken(state, me),
        };
        match state.player(other).kingdom {
            _ if mine == Kingdom::Careerist => -1.0,
            Some(kingdom) if kingdom == mine => 1.0,
            Some(_) => -1.0,
            None => 2.0 * self.likely(state, other, mine) - 1.0,
        }
    }

    /// How likely a hidden player is of this kingdom: by the generals that are left for him, and by his deeds.
    fn likely(&self, state: &State, seat: Seat, kingdom: Kingdom) -> f32 {
        let player = state.player(seat);
        let left = |at: usize| {
            let of = self.pool.and(self.data.of_kingdom[at]);
            let heads = f32::from(of.minus(player.ruled_out[0]).len());
            let deputies = f32::from(of.minus(player.ruled_out[1]).len());
            // Each deed makes a kingdom about half as likely again, or half as likely.
            heads * deputies * (f32::from(state.deeds[seat.index() % 16][at]) * 0.5).exp2()
        };
        let all: f32 = (0..4).map(left).sum();
        if all <= 0.0 { 0.25 } else { left(kingdom as usize % 4) / all }
    }
}
