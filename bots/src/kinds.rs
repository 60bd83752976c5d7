//! The list of kinds: what makes one line of it both a name to read and a bot to build.

/// Writes `KINDS` and `build` from lines of a name and a function that makes the bot.
///
/// A table of functions cannot do it: each of them would have to be generic over the game.
macro_rules! list {
    ($($name:literal => $make:expr,)*) => {
        /// The names of the kinds, from weak to strong.
        pub const KINDS: &[&str] = &[$($name),*];

        /// The bot of this kind for a game.
        pub(crate) fn build<R: engine::Rules>(
            kind: &str,
            seed: u64,
            threads: usize,
        ) -> Option<Box<dyn engine::Bot<R>>> {
            match kind {
                $($name => {
                    let make = $make;
                    Some(Box::new(make(seed, threads)))
                })*
                _ => None,
            }
        }
    };
}

pub(crate) use list;
