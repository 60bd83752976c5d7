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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn secrets_are_all_different_and_every_bit_of_them_is_luck() {
        let secrets: Vec<[u8; 32]> = (0..4_096).map(|_| secret().0).collect();
        assert_eq!(secrets.iter().collect::<BTreeSet<_>>().len(), secrets.len());
        for bit in 0..256 {
            let set = secrets.iter().filter(|bytes| bytes[bit / 8] >> (bit % 8) & 1 == 1).count();
            // Seven standard deviations to either side.
            assert!((1_824..=2_272).contains(&set), "bit {bit} is set {set} times");
        }
    }
}
