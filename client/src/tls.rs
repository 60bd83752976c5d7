//! What secure connections need: one implementation of the ciphers, and the authorities that this computer trusts.

use std::sync::Once;

/// Chooses the ciphers for the whole program; whoever was first has chosen.
pub(crate) fn choose_ciphers() {
    static CHOSEN: Once = Once::new();
    CHOSEN.call_once(|| {
        // Fails only where the program has chosen before.
        let _ = rustls::crypto::ring::default_provider().install_default();
    });
}

/// The certificates of the authorities; those that cannot be read are left out.
pub(crate) fn authorities() -> Vec<ureq::tls::Certificate<'static>> {
    let found = rustls_native_certs::load_native_certs().certs;
    found.iter().map(|one| ureq::tls::Certificate::from_der(one.as_ref()).to_owned()).collect()
}
