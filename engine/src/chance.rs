//! Where luck comes from: passed in from outside, named draw by draw, never part of a state.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// A source of draws. Every draw names what it decides, so that scripts can set it and logs can explain it.
pub trait Chance {
    /// Thirty-two random bits.
    fn bits(&mut self, label: &'static str) -> u32;

    /// A number below `n` (0 for `n` = 0), each equally likely.
    #[inline]
    fn index(&mut self, label: &'static str, n: usize) -> usize {
        // Multiply and shift with rejection of the short remainder: exact, and usually one draw and no division.
        // It is written out here because replays of other versions must draw the same numbers for ever.
        let n = n as u32;
        let mut wide = u64::from(self.bits(label)) * u64::from(n);
        if (wide as u32) < n {
            let short = n.wrapping_neg() % n;
            while (wide as u32) < short {
                wide = u64::from(self.bits(label)) * u64::from(n);
            }
        }
        (wide >> 32) as usize
    }

    /// The upper face of a die with this many faces, from 1.
    #[inline]
    fn roll(&mut self, label: &'static str, faces: u8) -> u8 {
        1 + self.index(label, usize::from(faces)) as u8
    }

    /// Puts the items into a random order, from the front: item 0 is drawn first.
    #[inline]
    fn shuffle<T>(&mut self, label: &'static str, items: &mut [T]) {
        for at in 0..items.len().saturating_sub(1) {
            let other = at + self.index(label, items.len() - at);
            items.swap(at, other);
        }
    }
}

/// The seed of a match: 256 bits, in JSON 64 hex digits. It decides everything hidden, so it is never shown while a game runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and simulations, spread from a small number.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&crate::digest::hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl std::str::FromStr for Seed {
    type Err = SeedError;

    /// Up to 64 hex digits, or fewer, which are filled up with zeros on the right.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.is_empty() || text.len() > 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (at, digit) in text.bytes().enumerate() {
            let value = (digit as char).to_digit(16).unwrap_or(0) as u8; // checked above
            bytes[at / 2] |= if at % 2 == 0 { value << 4 } else { value };
        }
        Ok(Seed(bytes))
    }
}

/// A text that is no seed.
#[derive(Debug, thiserror::Error)]
#[error("a seed is 1 to 64 hex digits")]
pub struct SeedError;

/// The chance of a match: ChaCha8, the same on every machine, with a stream of its own for each label.
/// So two matches of one seed meet the same cards and dice, even if one of them draws more of something else.
#[derive(Clone, Debug)]
pub struct SeededChance {
    seed: Seed,
    streams: Vec<(&'static str, ChaCha8Rng)>,
}

impl SeededChance {
    /// The streams of this seed, from their beginning.
    pub fn new(seed: Seed) -> Self {
        SeededChance { seed, streams: Vec::new() }
    }

    fn stream(&mut self, label: &'static str) -> &mut ChaCha8Rng {
        let known = self.streams.iter().position(|(known, _)| *known == label);
        let at = known.unwrap_or_else(|| {
            let mut stream = ChaCha8Rng::from_seed(self.seed.0);
            stream.set_stream(stream_number(label));
            // Games have few labels, and streams are large.
            self.streams.reserve_exact(1);
            self.streams.push((label, stream));
            self.streams.len() - 1
        });
        &mut self.streams[at].1
    }
}

/// The number of a label's stream: its FNV-1a hash.
fn stream_number(label: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    label.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

impl Chance for SeededChance {
    #[inline]
    fn bits(&mut self, label: &'static str) -> u32 {
        self.stream(label).next_u32()
    }
}

/// The chance of searches and benchmarks: small and fast, not to be used where somebody could gain by guessing it.
#[derive(Clone, Debug)]
pub struct FastChance(Pcg64Mcg);

impl FastChance {
    /// A stream of its own for each number.
    pub fn new(number: u64) -> Self {
        FastChance(Pcg64Mcg::seed_from_u64(number))
    }
}

impl Chance for FastChance {
    #[inline(always)]
    fn bits(&mut self, _: &'static str) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

/// Draws set beforehand: the values that the next draws with this label give, in order.
/// A die takes its face, an index its number from 0; a shuffle takes, place by place from the front, how many
/// places further on the item lies that is swapped to here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptedDraw {
    pub label: String,
    pub value: Vec<u32>,
}

/// A seeded chance whose next draws of some labels are set beforehand; the chance of every match, usually with an empty script.
#[derive(Clone, Debug)]
pub struct ScriptedChance {
    script: BTreeMap<String, VecDeque<u32>>,
    misfit: Option<String>,
    seeded: SeededChance,
    draws: u64,
}

impl ScriptedChance {
    /// The stream of the seed, with these draws set.
    pub fn new(seed: Seed, draws: &[ScriptedDraw]) -> Self {
        let mut script = BTreeMap::<String, VecDeque<u32>>::new();
        for draw in draws {
            script.entry(draw.label.clone()).or_default().extend(&draw.value);
        }
        ScriptedChance { script, misfit: None, seeded: SeededChance::new(seed), draws: 0 }
    }

    /// How many draws have been made; equal before and after means that nothing was left to luck in between.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// What is wrong with the script so far: a value that its draw could not give.
    pub fn misfit(&self) -> Option<&str> {
        self.misfit.as_deref()
    }

    /// Labels with values that no draw has asked for yet.
    pub fn unused(&self) -> impl Iterator<Item = &str> {
        self.script.iter().filter(|(_, left)| !left.is_empty()).map(|(label, _)| label.as_str())
    }

    fn scripted(&mut self, label: &str, low: u32, high: u32) -> Option<u32> {
        if self.script.is_empty() {
            return None;
        }
        let value = self.script.get_mut(label)?.pop_front()?;
        if (low..=high).contains(&value) {
            return Some(value);
        }
        self.misfit.get_or_insert_with(|| {
            format!("the draw \"{label}\" gives {low} to {high}, the script says {value}")
        });
        None
    }
}

impl Chance for ScriptedChance {
    fn bits(&mut self, label: &'static str) -> u32 {
        self.seeded.bits(label)
    }

    fn index(&mut self, label: &'static str, n: usize) -> usize {
        self.draws += 1;
        match self.scripted(label, 0, (n as u32).saturating_sub(1)) {
            Some(value) => value as usize,
            None => self.seeded.index(label, n),
        }
    }

    fn roll(&mut self, label: &'static str, faces: u8) -> u8 {
        self.draws += 1;
        match self.scripted(label, 1, u32::from(faces)) {
            Some(value) => value as u8,
            None => self.seeded.roll(label, faces),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Replays depend on these numbers: if a library update changes them, the update is wrong for us.
    #[test]
    fn the_first_draws_of_a_seed_never_change() {
        let mut chance = SeededChance::new(Seed::from_number(1));
        let drawn: Vec<_> = (0..8).map(|_| chance.index("test", 100)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle("test", &mut cards);
        insta::assert_debug_snapshot!((drawn, cards));
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut chance = FastChance::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.index("die", 6)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
        assert_eq!(chance.index("nothing", 0), 0);
    }

    #[test]
    fn every_order_of_a_shuffled_deck_is_equally_likely() {
        let mut orders = std::collections::BTreeMap::<[u8; 4], u32>::new();
        for number in 0..24_000 {
            let mut deck = [0, 1, 2, 3];
            SeededChance::new(Seed::from_number(number)).shuffle("deck", &mut deck);
            *orders.entry(deck).or_default() += 1;
        }
        assert_eq!(orders.len(), 24);
        let off = |&seen: &u32| (f64::from(seen) - 1_000.0).powi(2) / 1_000.0;
        let chi_square: f64 = orders.values().map(off).sum();
        // With 23 degrees of freedom, chance alone gives more than 49.7 once in a thousand.
        assert!(chi_square < 49.7, "{chi_square}: {orders:?}");
    }

    #[test]
    fn a_script_sets_draws_by_label_and_says_when_a_value_does_not_fit() {
        let draws = [
            ScriptedDraw { label: "dice".into(), value: vec![6, 1] },
            ScriptedDraw { label: "pick".into(), value: vec![9] },
        ];
        let mut chance = ScriptedChance::new(Seed::from_number(1), &draws);
        assert_eq!((chance.roll("dice", 6), chance.roll("dice", 6)), (6, 1));
        assert_eq!(chance.unused().collect::<Vec<_>>(), ["pick"]);
        assert!(chance.index("pick", 3) < 3);
        assert!(chance.misfit().is_some_and(|m| m.contains("pick")));
    }

    #[test]
    fn a_seed_is_hex_and_does_not_show_itself() {
        let seed: Seed = "00ff".parse().unwrap();
        assert_eq!(seed.0[..3], [0, 255, 0]);
        assert!("xyz".parse::<Seed>().is_err() && "".parse::<Seed>().is_err());
        assert!(!format!("{seed:?}").contains("ff"));
        assert_eq!(
            serde_json::from_str::<Seed>(&serde_json::to_string(&seed).unwrap()).unwrap(),
            seed
        );
    }
}
