//! The numbers that decide how the search spends its iterations.

/// What can be tuned; the defaults were found by self-play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Params {
    /// How strongly the search is drawn to actions it knows little of.
    pub explore: f32,
    /// How much worse than what is known beside it an untried action is taken to be.
    pub caution: f32,
    /// After so many decisions a playout stops and the position is evaluated, if not as the game says;
    /// `u16::MAX` plays on to the end, as do games without an opinion on positions.
    pub cut: Option<u16>,
    /// An iteration ends where so many turns have begun, if not as the game says; 0 for no such end.
    pub turns: Option<u32>,
    /// Whether the others follow the weights of the game in the tree too, if not as the game says.
    pub alone: Option<bool>,
    /// Whether results are counted as gains over the evaluation of the world they began in, and how many times, if not
    /// as the game says.
    pub gain: Option<Option<f32>>,
    /// To which power the weights of the game are raised before they share out attention, if not as the game says.
    pub trust: Option<f32>,
    /// Whether playouts follow the weights of the game, where it has some, instead of playing at random.
    pub weighed: bool,
    /// So often must an action have been tried before the tree goes on behind it.
    pub ripe: u32,
    /// Whether it answers as soon as nothing it could still find would change its choice.
    pub early: bool,
    /// The share of what was learnt that counts at the next decision; 0 forgets all.
    pub kept: f32,
    /// The tree stops growing at so many actions, for memory's sake.
    pub room: usize,
}

impl Default for Params {
    fn default() -> Self {
        Params {
            explore: 1.0,
            caution: 0.3,
            cut: None,
            turns: None,
            alone: None,
            gain: None,
            trust: None,
            weighed: true,
            ripe: 1,
            early: true,
            kept: 0.5,
            room: 1 << 20,
        }
    }
}
