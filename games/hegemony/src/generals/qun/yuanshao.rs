//! Yuan Shao.

use crate::ids::*;
use crate::moment::Moment;
use crate::skill::Unit;

/// Two hand cards of one suit are a volley of arrows.
pub struct Luanji;

impl Unit for Luanji {
    const MAKES: KindSet = KindSet::of(&[Kind::ArcheryAttack]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        if kind == Kind::ArcheryAttack { m.me().hand } else { CardSet::EMPTY }
    }

    fn takes() -> u8 {
        2
    }

    fn fit(m: &Moment<'_>, first: CardNo, second: CardNo) -> bool {
        let suit = |card| m.rules.suit(m.state, m.owner, card);
        suit(first) == suit(second)
    }
}
