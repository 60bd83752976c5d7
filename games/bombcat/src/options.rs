//! What a host can choose for a table.

use serde::{Deserialize, Serialize};

/// The most modules that a table may be given.
pub const MODULES: usize = 16;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether players have heroes, and which.
    pub heroes: Heroes,
    /// How many cards are dealt to each player, the lullaby not counted.
    #[schemars(range(min = 3, max = 8))]
    pub hand: u8,
    /// What becomes of a player's further turns who pounces.
    pub attack: Attack,
    /// Blanks of a pair, a triple or a five may be any.
    pub loose_blanks: bool,
    /// Three more kinds of cards: cut the deck, draw from the bottom, pounce on anybody.
    pub extras: bool,
    /// Every second player is in the other team.
    pub teams: bool,
    /// Everybody sees in which turn a closed card came to its place.
    pub dark_info: bool,
    /// Everybody is shown how likely the next card is a bomb, by what he may know.
    pub odds: bool,
    /// What the others learn of a place that somebody has chosen in secret.
    pub announce: Announce,
    /// After so many turns those alive share the win.
    #[schemars(range(min = 10, max = 400))]
    pub turn_limit: u16,
    /// How many copies of each card of a module that is no hero are shuffled in.
    #[schemars(range(min = 0, max = 8))]
    pub copies: u8,
    /// Modules in the block language; on a server that keeps them also by their fingerprints.
    pub modules: Vec<serde_json::Value>,
    /// Heroes by their ids, in seat order; an empty text leaves the choice.
    pub seated: Vec<String>,
}

/// Whether this names a module instead of being one. Every other text is a module in which nothing can be read.
pub(crate) fn is_fingerprint(module: &serde_json::Value) -> bool {
    let is_hex = |text: &str| text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    module.as_str().is_some_and(is_hex)
}

impl Default for Options {
    fn default() -> Self {
        Options {
            heroes: Heroes::None,
            hand: crate::deck::HAND,
            attack: Attack::Transfer,
            loose_blanks: false,
            extras: false,
            teams: false,
            dark_info: false,
            odds: true,
            announce: Announce::Fact,
            turn_limit: 400,
            copies: 4,
            modules: Vec::new(),
            seated: Vec::new(),
        }
    }
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Heroes {
    /// Nobody has one.
    #[default]
    None,
    /// The twelve that come with the game.
    Base,
    /// Those of the given modules too.
    All,
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Attack {
    /// All turns in a row end, the next player gets one more.
    #[default]
    Transfer,
    /// Only the current turn ends.
    Bucket,
    /// As transfer, but who pounces out of extra turns passes on two more than those.
    Stack,
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Announce {
    #[default]
    Fact,
    Position,
    None,
}
