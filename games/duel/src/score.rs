//! Points by category, and who has won by them.

use crate::data::Color;
use crate::duel::Duel;
use crate::sets::Id;
use crate::state::{City, End, Reason, State, rival};
use engine::{Outcome, Seat, Standing};
use std::cmp::Ordering;

/// The points of a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    pub blue: u16,
    pub green: u16,
    pub yellow: u16,
    /// Cards of other colours that have points.
    pub other: u16,
    pub guilds: u16,
    pub wonders: u16,
    pub tokens: u16,
    pub coins: u16,
    pub military: u16,
}

impl Score {
    pub fn total(&self) -> u16 {
        let Score { blue, green, yellow, other, guilds, wonders, tokens, coins, military } = *self;
        blue + green + yellow + other + guilds + wonders + tokens + coins + military
    }

    /// Its parts by name; those that only cards of one's own could bring are left out when there are none.
    pub fn parts(&self) -> Vec<(&'static str, u16)> {
        let mut parts = vec![
            ("blue", self.blue),
            ("green", self.green),
            ("yellow", self.yellow),
            ("guilds", self.guilds),
            ("wonders", self.wonders),
            ("tokens", self.tokens),
            ("coins", self.coins),
            ("military", self.military),
        ];
        if self.other > 0 {
            parts.insert(3, ("other", self.other));
        }
        parts
    }
}

impl Duel {
    /// What a seat's city is worth as it stands.
    pub fn score(&self, state: &State, seat: Seat) -> Score {
        let [own, other] = [seat, rival(seat)].map(|seat| &state.cities[seat.index() & 1]);
        let worth = |id: Id| u16::from(self.face(id).points) + self.by_majority(own, other, id);
        let mut score = Score::default();
        for id in own.cards.iter() {
            let sum = match self.face(id).kind {
                kind if kind == Color::Blue as u8 => &mut score.blue,
                kind if kind == Color::Green as u8 => &mut score.green,
                kind if kind == Color::Yellow as u8 => &mut score.yellow,
                kind if kind == Color::Guild as u8 => &mut score.guilds,
                _ => &mut score.other,
            };
            *sum += worth(id);
        }
        score.wonders = own.built.iter().map(worth).sum();
        score.tokens = own.tokens.iter().map(worth).sum::<u16>()
            + u16::from(own.assets.per_token) * own.tokens.len() as u16;
        score.coins = own.coins / u16::from(self.board().coins_per_point);
        score.military = u16::from(self.zone(state.advance(seat)));
        score
    }

    /// Points for what the city has more of.
    #[inline(always)]
    fn by_majority(&self, own: &City, other: &City, id: Id) -> u16 {
        let face = self.face(id);
        if face.guild_points == 0 {
            return 0;
        }
        let most = own.assets.tally(face.guild_of, own.coins);
        let most = most.max(other.assets.tally(face.guild_of, other.coins));
        u16::from(face.guild_points) * most
    }

    /// The total of [`Duel::score`], quicker.
    #[inline]
    pub fn points(&self, state: &State, seat: Seat) -> u16 {
        let [own, other] = [seat, rival(seat)].map(|seat| &state.cities[seat.index() & 1]);
        own.assets.points
            + u16::from(own.assets.per_token) * own.tokens.len() as u16
            + own.coins / u16::from(self.board().coins_per_point)
            + u16::from(self.zone(state.advance(seat)))
            + own.things().map(|id| self.by_majority(own, other, id)).sum::<u16>()
    }

    /// Who has won by points, and how.
    pub(crate) fn verdict(&self, state: &State) -> (Reason, Option<Seat>) {
        let winner = |order: Ordering| match order {
            Ordering::Greater => Some(Seat::new(0)),
            Ordering::Less => Some(Seat::new(1)),
            Ordering::Equal => None,
        };
        let points = [0, 1].map(|seat| self.points(state, Seat::new(seat)));
        if let Some(seat) = winner(points[0].cmp(&points[1])) {
            return (Reason::Points, Some(seat));
        }
        let [one, two] = [0, 1].map(|seat| self.score(state, Seat::new(seat)));
        match winner(one.blue.cmp(&two.blue)) {
            Some(seat) => (Reason::BluePoints, Some(seat)),
            None => (Reason::Shared, None),
        }
    }

    /// How the game ended, with the points of both.
    pub(crate) fn outcome(&self, state: &State, end: End) -> Outcome {
        let standings = Seat::all(2).map(|seat| {
            let score = self.score(state, seat);
            let place = if end.winner.is_some_and(|winner| winner != seat) { 2 } else { 1 };
            let parts = score.parts().into_iter();
            let parts = parts.map(|(part, points)| (part.into(), i32::from(points))).collect();
            Standing { place, score: i32::from(score.total()), parts }
        });
        let reason: &'static str = end.reason.into();
        Outcome { reason: reason.into(), standings: standings.collect() }
    }
}
