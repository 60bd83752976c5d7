//! The JSON of a position: cards by name, pile by pile, so that people and scenario files can move them.

use super::*;
use serde::{Deserializer, Serializer};

/// What is special about one card.
#[derive(Serialize, Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct Special {
    no: u16,
    #[serde(skip_serializing_if = "is_game")]
    creator: Maker,
    #[serde(skip_serializing_if = "is_zero")]
    entered: u16,
    #[serde(skip_serializing_if = "is_nobody")]
    seen: SeatSet,
    #[serde(skip_serializing_if = "is_nobody")]
    known: SeatSet,
}

/// Who made a card; usually the game.
#[derive(Serialize, Deserialize, PartialEq, Clone, Copy)]
#[serde(transparent)]
struct Maker(Who);

impl Default for Maker {
    fn default() -> Self {
        Maker(Who::Game)
    }
}

fn is_game(maker: &Maker) -> bool {
    maker.0 == Who::Game
}

fn is_zero(number: &u16) -> bool {
    *number == 0
}

fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

fn is_false(flag: &bool) -> bool {
    !flag
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plain {
    phase: Phase,
    turn: u16,
    seat: Seat,
    #[serde(default, skip_serializing_if = "is_usual")]
    token: TokenKind,
    #[serde(default, skip_serializing_if = "is_false")]
    ended: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    ended_all: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ends: Vec<u16>,
    #[serde(default)]
    acted: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    asked: u16,
    bucket: Vec<Token>,
    players: Vec<Player>,
    hands: Vec<Vec<Card>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    own: Vec<Vec<Card>>,
    deck: Vec<Card>,
    discard: Vec<Card>,
    bank: Vec<Card>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    table: Vec<Card>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    gone: Vec<Card>,
    /// The numbers of the cards, pile after pile.
    #[serde(default)]
    numbers: Vec<CardNo>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    special: Vec<Special>,
    /// In which turn each region has changed.
    #[serde(default)]
    changed: Vec<u16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks: Vec<Mark>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    grants: Vec<Grant>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    vars: Vec<i16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    uses: Vec<Used>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    used: Vec<(CardNo, Seat)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    acts: Vec<Act>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    polls: Vec<Poll>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    carries: Vec<Carry>,
    #[serde(default)]
    spent: Spent,
    #[serde(default)]
    made: (u16, u16),
    #[serde(default)]
    recent: List<Card, 8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    over: Option<Reason>,
    stack: CatStack,
}

/// Regions behind those of players and modules: deck, discard pile, bank, table, and what has left the game.
const COMMON: usize = 5;

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = |card: &CardNo| self.card(*card).map_or(Card::new(0), |card| card.def);
        let mut piles = self.regions.iter().map(|region| region.cards.iter().map(name).collect());
        let hands: Vec<Vec<Card>> = piles.by_ref().take(self.players.len()).collect();
        let own = self.regions.len().saturating_sub(hands.len() + COMMON);
        let own = piles.by_ref().take(own).collect();
        let mut next = || piles.next().unwrap_or_default();
        let special = self.cards.iter().enumerate().map(|(no, card)| Special {
            no: no as u16,
            creator: Maker(card.creator),
            entered: card.entered,
            seen: card.seen,
            known: card.known,
        });
        let is_special = |it: &Special| {
            !is_game(&it.creator) || it.entered != 0 || !it.seen.is_empty() || !it.known.is_empty()
        };
        let State { bucket, players, marks, grants, vars, uses, used, .. } = self.clone();
        let State { acts, polls, carries, ends, .. } = self.clone();
        Plain {
            phase: self.phase,
            turn: self.turn,
            seat: self.seat,
            token: self.token,
            ended: self.ended,
            ended_all: self.ended_all,
            ends,
            acted: self.acted,
            asked: self.asked,
            bucket,
            players,
            hands,
            own,
            deck: next(),
            discard: next(),
            bank: next(),
            table: next(),
            gone: next(),
            numbers: self.regions.iter().flat_map(|region| region.cards.iter().copied()).collect(),
            special: special.filter(is_special).collect(),
            changed: self.regions.iter().map(|region| region.changed).collect(),
            marks,
            grants,
            vars,
            uses,
            used,
            acts,
            polls,
            carries,
            spent: self.spent,
            made: self.made,
            recent: self.recent,
            over: self.over,
            stack: self.stack,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let plain = Plain::deserialize(deserializer)?;
        let mut piles = plain.hands;
        piles.extend(plain.own);
        piles.extend([plain.deck, plain.discard, plain.bank, plain.table, plain.gone]);
        let count: usize = piles.iter().map(Vec::len).sum();
        // Where cards were put in or taken away, they are numbered anew.
        let mut seen = vec![false; count];
        let fits = plain.numbers.len() == count
            && plain.numbers.iter().all(|no| {
                seen.get_mut(no.index()).is_some_and(|seen| !std::mem::replace(seen, true))
            });
        let mut numbers: Vec<CardNo> = match fits {
            true => plain.numbers,
            false => (0..count.min(usize::from(u16::MAX))).map(|no| CardNo(no as u16)).collect(),
        };
        numbers.reverse();
        let nothing = CardState {
            def: Card::new(0),
            creator: Who::Game,
            entered: 0,
            at: Place::VOID,
            seen: SeatSet::EMPTY,
            known: SeatSet::EMPTY,
        };
        let mut cards = vec![nothing; count];
        let mut regions = Vec::new();
        for (at, pile) in piles.into_iter().enumerate() {
            let changed = plain.changed.get(at).copied().unwrap_or(0);
            let mut region = Region { cards: Vec::with_capacity(pile.len()), changed };
            for def in pile {
                let Some(no) = numbers.pop() else { continue };
                if let Some(card) = cards.get_mut(no.index()) {
                    (card.def, card.at) = (def, Place(at as u16));
                    region.cards.push(no);
                }
            }
            regions.push(region);
        }
        for special in plain.special {
            if let Some(card) = cards.get_mut(usize::from(special.no)) {
                let Special { creator, entered, seen, known, .. } = special;
                *card = CardState { creator: creator.0, entered, seen, known, ..*card };
            }
        }
        Ok(State {
            stack: plain.stack,
            phase: plain.phase,
            turn: plain.turn,
            seat: plain.seat,
            token: plain.token,
            ended: plain.ended,
            ended_all: plain.ended_all,
            ends: plain.ends,
            acted: plain.acted,
            asked: plain.asked,
            bucket: plain.bucket,
            alive: State::living(&plain.players),
            cast: Cast::of(&plain.players),
            players: plain.players,
            cards,
            regions,
            marks: plain.marks,
            grants: plain.grants,
            vars: plain.vars,
            uses: plain.uses,
            used: plain.used,
            acts: plain.acts,
            polls: plain.polls,
            carries: plain.carries,
            spent: plain.spent,
            made: plain.made,
            recent: plain.recent,
            over: plain.over,
        })
    }
}
