//! Luck from the operating system.

use engine::sealing::Secret;

/// Random bytes. Without a source of luck nothing here may go on.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // A system without random numbers cannot deal fairly nor keep a session; better no server than such a one.
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::error!(%error, "the system has no random numbers");
        std::process::abort();
    }
    bytes
}

pub(crate) fn bits() -> u128 {
    u128::from_be_bytes(bytes())
}

pub(crate) fn secret() -> Secret {
    engine::Seed(bytes())
}
