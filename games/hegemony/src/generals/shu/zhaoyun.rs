//! Zhao Yun.

use crate::ids::*;
use crate::moment::Moment;
use crate::skill::Unit;

/// A Slash is a Dodge and a Dodge is a Slash; that the lord's axe brings a card for each stands where cards are used.
pub struct Longdan;

impl Unit for Longdan {
    const MAKES: KindSet = KindSet::of(&[Kind::Slash, Kind::Jink]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        let fits = |&card: &CardNo| match kind {
            Kind::Slash => m.rules.kind(card) == Kind::Jink,
            Kind::Jink => m.rules.kind(card).is_slash(),
            _ => false,
        };
        m.me().hand.iter().filter(fits).collect()
    }
}
