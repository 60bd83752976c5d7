//! How much one client or one address may ask for.

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;

/// The pace of one connection.
pub(crate) type Pace = DefaultDirectRateLimiter;

/// The paces of addresses.
pub(crate) type Paces = DefaultKeyedRateLimiter<IpAddr>;

/// So many a second, and as many as in three seconds at once.
pub(crate) fn per_second(rate: u32) -> Pace {
    let rate = NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN);
    RateLimiter::direct(Quota::per_second(rate).allow_burst(rate.saturating_mul(THREE)))
}

/// So many a minute from each address.
pub(crate) fn per_minute(rate: u32) -> Paces {
    RateLimiter::keyed(Quota::per_minute(NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN)))
}

const THREE: NonZeroU32 = NonZeroU32::MIN.saturating_add(2);
