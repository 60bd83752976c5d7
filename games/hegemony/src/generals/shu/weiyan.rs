//! Wei Yan.

use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::Host;

/// Recovers as much as the owner has hurt somebody who was near.
pub struct Kuanggu;

impl Unit for Kuanggu {
    fn when(m: &Moment<'_>) -> bool {
        m.damage().distance <= 1 && m.me().wounded()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, amount) = (run.owner(), run.moment().damage().amount);
        run.recover(owner, amount);
        run.end();
    }
}
