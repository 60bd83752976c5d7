//! Kingdoms: which one somebody stands for, who becomes a careerist, who has won.

use crate::event::Event;
use crate::ids::*;
use crate::rules::Hegemony;
use crate::state::{Drawn, Ending, State};
use engine::{Ctx, Host, Seat, SeatSet};

impl Hegemony {
    /// The kingdom of a player's generals.
    pub(crate) fn born(&self, state: &State, seat: Seat) -> Kingdom {
        let general = state.player(seat).generals[0].or(state.player(seat).generals[1]);
        general.map_or(Kingdom::Qun, |general| self.data.general(general).kingdom)
    }

    /// The kingdom whose lord this player is, shown or not.
    pub(crate) fn lord_is(&self, state: &State, seat: Seat) -> Option<Kingdom> {
        let head = state.player(seat).generals[0]?;
        let info = self.data.general(head);
        info.lord.is_some().then_some(info.kingdom)
    }

    /// Whether the lord of a kingdom lives, and all can see him.
    fn has_lord(&self, state: &State, kingdom: Kingdom) -> bool {
        let rules =
            |seat: Seat| state.player(seat).shown[0] && self.lord_is(state, seat) == Some(kingdom);
        state.alive().iter().any(rules)
    }

    /// Whether the lord of a kingdom has died, whoever sits in his place now.
    fn has_fallen(&self, state: &State, kingdom: Kingdom) -> bool {
        state.fallen >> kingdom as u8 & 1 == 1
    }

    /// The kingdom that a player takes when the first general is turned up.
    pub(crate) fn kingdom_taken(&self, state: &State, seat: Seat) -> Kingdom {
        self.kingdom_taken_as(state, seat, self.born(state, seat))
    }

    /// The same for a player whose generals are of this kingdom.
    pub(crate) fn kingdom_taken_as(&self, state: &State, seat: Seat, kingdom: Kingdom) -> Kingdom {
        // A lord stands for his kingdom even in death.
        if self.has_lords && self.lord_is(state, seat) == Some(kingdom) {
            return kingdom;
        }
        if self.has_lords && self.has_lord(state, kingdom) {
            return kingdom;
        }
        if self.has_lords && self.has_fallen(state, kingdom) {
            return Kingdom::Careerist;
        }
        let members = Seat::all(self.seats)
            .filter(|&other| other != seat && state.player(other).kingdom == Some(kingdom))
            .count();
        if members + 1 > usize::from(self.seats / 2) { Kingdom::Careerist } else { kingdom }
    }

    /// A lord calls the careerists of his kingdom back.
    pub(crate) fn lord_returns<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, lord: Seat) {
        let kingdom = self.born(ctx.state(), lord);
        for seat in Seat::all(self.seats) {
            let state = ctx.state();
            let strayed = state.player(seat).kingdom == Some(Kingdom::Careerist);
            if strayed && self.born(state, seat) == kingdom {
                ctx.emit(Event::KingdomSet { seat, kingdom: Some(kingdom) });
            }
        }
    }

    /// Who has won, if anybody has: no two who live are enemies, hidden players judged by the kingdom they would take.
    pub(crate) fn winners(&self, state: &State) -> Option<Ending> {
        let alive = state.alive();
        let Some(first) = alive.first() else {
            return Some(Ending::Drawn { why: Drawn::NobodyLeft });
        };
        let shown = alive.iter().find(|&seat| state.player(seat).kingdom.is_some());
        let would = |state: &State, seat: Seat| match state.player(seat).kingdom {
            Some(kingdom) => kingdom,
            None => self.kingdom_taken(state, seat),
        };
        if alive.len() == 1 {
            return Some(self.won_by(state, first, would(state, first)));
        }
        // Where nobody is shown, the first of them would be the first.
        let kingdom = match shown {
            Some(seat) => state.player(seat).kingdom?,
            None => would(state, first),
        };
        if kingdom == Kingdom::Careerist {
            return None;
        }
        // Hidden players who would join are turned up one after the other, and the last of them may be one too many.
        let hidden: Vec<Seat> =
            alive.iter().filter(|&seat| state.player(seat).kingdom.is_none()).collect();
        let mut then = None;
        for seat in alive.iter() {
            match state.player(seat).kingdom {
                Some(other) if other != kingdom => return None,
                Some(_) => {}
                None if self.born(state, seat) != kingdom => return None,
                None => {
                    let state = then.get_or_insert_with(|| state.clone());
                    if self.kingdom_taken(state, seat) != kingdom {
                        return None;
                    }
                    state.players[seat.index()].kingdom = Some(kingdom);
                }
            }
        }
        if !hidden.is_empty()
            && self.has_lords
            && alive.iter().any(|seat| self.lord_is(state, seat) == Some(kingdom))
        {
            return None;
        }
        Some(self.won_by(state, shown.unwrap_or(first), kingdom))
    }

    /// The winner and all of the kingdom, the dead too; a careerist wins alone.
    fn won_by(&self, state: &State, winner: Seat, kingdom: Kingdom) -> Ending {
        let winners: SeatSet = if kingdom == Kingdom::Careerist {
            SeatSet::only(winner)
        } else {
            let of_it = |seat: &Seat| {
                *seat == winner
                    || match state.player(*seat).kingdom {
                        Some(other) => other == kingdom,
                        None => state.player(*seat).alive && self.born(state, *seat) == kingdom,
                    }
            };
            Seat::all(self.seats).filter(of_it).collect()
        };
        Ending::Won { winners, kingdom }
    }

    /// Ends the game if it is decided; says whether it is over.
    pub(crate) fn judge_game<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>) -> bool {
        if ctx.state().over.is_some() {
            return true;
        }
        match self.winners(ctx.state()) {
            None => false,
            Some(ending) => {
                self.finish(ctx, ending);
                true
            }
        }
    }

    pub(crate) fn finish<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, ending: Ending) {
        match ending {
            Ending::Won { winners, kingdom } => {
                for seat in winners.iter() {
                    for place in Place::BOTH {
                        let player = ctx.state().player(seat);
                        if let Some(general) =
                            player.generals[place as usize].filter(|_| player.hides(place))
                        {
                            ctx.emit(Event::GeneralShown { seat, place, general });
                        }
                    }
                    if ctx.state().player(seat).kingdom.is_none() {
                        ctx.emit(Event::KingdomSet { seat, kingdom: Some(kingdom) });
                    }
                }
                ctx.emit(Event::Won { winners, kingdom });
            }
            Ending::Drawn { why } => ctx.emit(Event::NobodyWon { why }),
        }
        ctx.unwind(0);
    }

    /// Whether this player is shown and no kingdom has fewer players than his.
    pub(crate) fn is_smallest(&self, state: &State, seat: Seat) -> bool {
        let own = self.kin(state, seat).len();
        state.player(seat).kingdom.is_some() && self.kingdom_sizes(state).all(|(_, n)| n >= own)
    }

    /// The generals of a kingdom that nobody at the table has.
    pub(crate) fn unused(&self, state: &State, kingdom: Kingdom) -> GeneralSet {
        let used: GeneralSet =
            state.players.iter().flat_map(|player| player.generals).flatten().collect();
        self.pool
            .minus(used)
            .iter()
            .filter(|&general| self.data.general(general).kingdom == kingdom)
            .collect()
    }

    /// How many players a kingdom has; every careerist is a kingdom of his own.
    pub(crate) fn kingdom_sizes(
        &self,
        state: &State,
    ) -> impl Iterator<Item = (Option<Kingdom>, u8)> {
        let mut sizes: Vec<(Option<Kingdom>, u8)> = Vec::new();
        for seat in state.alive().iter() {
            match state.player(seat).kingdom {
                None => {}
                Some(Kingdom::Careerist) => sizes.push((None, 1)),
                some => match sizes.iter_mut().find(|(kingdom, _)| *kingdom == some) {
                    Some((_, n)) => *n += 1,
                    None => sizes.push((some, 1)),
                },
            }
        }
        sizes.into_iter()
    }
}
