//! Random bytes of this computer; the only place here that asks for them.

use crate::Luck;

/// A random name for this device, under which its commands are numbered.
pub fn random_id() -> Result<String, getrandom::Error> {
    let mut bits = [0; 16];
    getrandom::fill(&mut bits)?;
    Ok(data_encoding::BASE64URL_NOPAD.encode(&bits))
}

/// A part of the luck that nobody can guess.
pub fn random_luck() -> Luck {
    Luck::new(Box::new(|| {
        let mut value = [0; 32];
        getrandom::fill(&mut value).ok()?;
        Some(value)
    }))
}

/// A number from 0 to 1 by which a wait is lengthened; the longest where no random bytes are to be had.
pub(crate) fn jitter() -> f32 {
    let mut part = [0];
    getrandom::fill(&mut part).map_or(1.0, |()| f32::from(part[0]) / 255.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_devices_differ() {
        assert_ne!(random_id().unwrap(), random_id().unwrap());
    }
}
