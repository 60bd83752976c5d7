//! Which cards are in a game, by the number of players.

use crate::lang::Problem;
use engine::Card;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// How many cards are dealt to each player, the rescue card not counted.
pub const HAND: u8 = 4;

/// The deck table, as its file has it.
#[derive(Clone, Debug, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Decks {
    /// For each card how many are in one set, in one and a half, and in two.
    cards: BTreeMap<String, [u8; 3]>,
    bomb: String,
    rescue: String,
    /// The cards that open the bank, one of each.
    bank: Vec<String>,
    tables: Vec<Table>,
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
struct Table {
    players: u8,
    /// Which of the three numbers counts.
    sets: usize,
    /// Rescue cards that are shuffled into the deck.
    spare: u8,
}

static BUILT_IN: LazyLock<Decks> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/deck.json")).unwrap_or_default());

impl Decks {
    /// All cards that it names.
    pub fn cards(&self) -> impl Iterator<Item = &str> {
        let named = self.cards.keys().chain(&self.bank).chain([&self.bomb, &self.rescue]);
        named.map(String::as_str)
    }

    pub fn bomb(&self) -> &str {
        &self.bomb
    }

    pub fn rescue(&self) -> &str {
        &self.rescue
    }

    /// The cards for 2 to 10 players; more or fewer are taken for the nearest.
    pub fn of(&self, players: u8) -> Deck {
        let file = self;
        let nearest = file.tables.iter().min_by_key(|table| table.players.abs_diff(players));
        let table = nearest.copied().unwrap_or(Table { players: 2, sets: 0, spare: 0 });
        let pool = file.cards.iter().map(|(card, counts)| {
            let all = counts.get(table.sets).copied().unwrap_or(0);
            let bank = file.bank.iter().filter(|it| *it == card).count();
            (card.clone(), all.saturating_sub(u8::try_from(bank).unwrap_or(u8::MAX)))
        });
        Deck {
            pool: pool.collect(),
            bank: file.bank.clone(),
            bomb: file.bomb.clone(),
            bombs: table.players.saturating_sub(1),
            rescue: file.rescue.clone(),
            spare: table.spare,
        }
    }
}

/// What is laid out for a number of players, cards by their ids in the base set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Cards of which hands are dealt; what is left over goes to the deck.
    pub pool: Vec<(String, u8)>,
    pub bank: Vec<String>,
    pub bomb: String,
    /// Shuffled into the deck after dealing: one less than players.
    pub bombs: u8,
    pub rescue: String,
    /// Rescue cards in the deck, besides the one that each player begins with.
    pub spare: u8,
}

/// The same card by card, as it is dealt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Hands are dealt of these, with those that modules add; what is left over goes to the deck.
    pub pool: Vec<Card>,
    pub bank: Vec<Card>,
    /// Each player gets one.
    pub rescue: Card,
    /// Shuffled into the deck after dealing.
    pub late: Vec<Card>,
}

impl Deck {
    /// Card by card, with so many copies of other cards.
    pub fn layout(&self, def: impl Fn(&str) -> Card, added: &[Card], copies: u8) -> Layout {
        let several = |card: Card, n: u8| std::iter::repeat_n(card, usize::from(n));
        let own = self.pool.iter().flat_map(|(card, count)| several(def(card), *count));
        let added = added.iter().flat_map(|&card| several(card, copies));
        let bombs = several(def(&self.bomb), self.bombs);
        Layout {
            pool: own.chain(added).collect(),
            bank: self.bank.iter().map(|card| def(card)).collect(),
            rescue: def(&self.rescue),
            late: bombs.chain(several(def(&self.rescue), self.spare)).collect(),
        }
    }

    /// The cards for 2 to 10 players; more or fewer are taken for the nearest.
    pub fn of(players: u8) -> Deck {
        BUILT_IN.of(players)
    }

    /// How many cards hands are dealt of.
    pub fn pool_size(&self) -> usize {
        self.pool.iter().map(|(_, count)| usize::from(*count)).sum()
    }

    /// How many cards the deck has after dealing hands of this size.
    pub fn draw_pile(&self, players: u8, hand: u8) -> usize {
        let dealt = usize::from(players) * usize::from(hand);
        self.pool_size().saturating_sub(dealt) + usize::from(self.bombs) + usize::from(self.spare)
    }

    /// A note if there are not enough cards to deal.
    pub fn check(&self, players: u8, hand: u8) -> Option<Problem> {
        let dealt = usize::from(players) * usize::from(hand);
        let missing = dealt.checked_sub(self.pool_size()).filter(|missing| *missing > 0)?;
        Some(Problem::ShortDeck { players: players.to_string(), missing: missing.to_string() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::base;

    #[test]
    fn the_decks_are_those_of_the_rules() {
        // Players, cards to deal of, bombs, spare rescue cards, deck at the beginning.
        let rows = [
            (2, 41, 1, 2, 36),
            (3, 41, 2, 3, 34),
            (4, 41, 3, 2, 30),
            (5, 41, 4, 1, 26),
            (6, 65, 5, 3, 49),
            (7, 65, 6, 2, 45),
            (8, 87, 7, 4, 66),
            (9, 87, 8, 3, 62),
            (10, 87, 9, 2, 58),
        ];
        for (players, pool, bombs, spare, draw) in rows {
            let deck = Deck::of(players);
            assert_eq!((deck.pool_size(), deck.bombs, deck.spare), (pool, bombs, spare));
            assert_eq!(deck.draw_pile(players, HAND), draw, "{players} players");
            assert_eq!(deck.check(players, HAND), None);
            // Even the largest hands of the options can be dealt.
            assert_eq!(deck.check(players, 8), None);
            assert!(deck.check(players, 50).is_some());
        }
    }

    #[test]
    fn all_cards_of_the_deck_are_declared() {
        let base = base();
        let deck = Deck::of(2);
        let named = deck.pool.iter().map(|(card, _)| card).chain([&deck.bomb, &deck.rescue]);
        let mut ids: Vec<&str> = named.map(String::as_str).collect();
        ids.sort_unstable();
        let mut declared: Vec<&str> = base.cards.iter().map(|card| card.id.as_str()).collect();
        declared.sort_unstable();
        assert_eq!(ids, declared);
    }
}
