//! Names for guests until they choose one: two words that go together.

/// First words, then second words: colours and stuffs, then animals and plants.
const FIRST: [&str; 32] = [
    "Amber", "Ash", "Autumn", "Azure", "Birch", "Bright", "Bronze", "Calm", "Cedar", "Clever",
    "Cloud", "Copper", "Coral", "Crimson", "Dawn", "Ember", "Fern", "Frost", "Gentle", "Golden",
    "Hazel", "Indigo", "Jade", "Lucky", "Maple", "Misty", "Moon", "Paper", "River", "Silver",
    "Velvet", "Winter",
];
const SECOND: [&str; 32] = [
    "Badger", "Bear", "Carp", "Cat", "Crane", "Cricket", "Crow", "Deer", "Dove", "Dragon",
    "Falcon", "Finch", "Fox", "Hare", "Heron", "Koi", "Lark", "Lion", "Lotus", "Lynx", "Magpie",
    "Otter", "Owl", "Panda", "Peony", "Pine", "Raven", "Robin", "Sparrow", "Swan", "Tiger", "Wolf",
];

/// The name that these random bits choose.
pub(crate) fn guest(bits: u32) -> String {
    let (first, second) = (bits as usize % 32, (bits as usize / 32) % 32);
    format!("{} {}", FIRST[first], SECOND[second])
}
