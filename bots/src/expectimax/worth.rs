//! What positions are worth, and between which bounds that matters.

/// What a position is worth, from -1 to 1, and whether that is how the game ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Worth {
    pub(crate) value: f32,
    pub(crate) proven: bool,
}

impl Worth {
    /// Nothing is known.
    pub(super) const UNKNOWN: Worth = Worth { value: 0.0, proven: false };

    /// The same in the eyes of the other side, if the sign is below 0.
    pub(super) fn seen(self, sign: f32) -> Self {
        Worth { value: self.value * sign, ..self }
    }
}

/// The best action found, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Best {
    pub(crate) at: usize,
    pub(crate) worth: Worth,
}

/// Bounds between which a value is wanted exactly. The low one is always below the high one: a value on both
/// could not be told from a bound on either side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) low: f32,
    pub(super) high: f32,
}

impl Bounds {
    pub(super) fn new(low: f32, high: f32) -> Self {
        let low = low.clamp(-1.0, 1f32.next_down());
        Bounds { low, high: high.clamp(low.next_up(), 1.0) }
    }

    /// The same in the eyes of the other side, if the sign is below 0.
    pub(super) fn seen(self, sign: f32) -> Self {
        if sign < 0.0 { Bounds { low: -self.high, high: -self.low } } else { self }
    }
}
