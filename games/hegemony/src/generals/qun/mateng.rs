//! Ma Teng.

use crate::moment::Run;
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::{Host, Seat};

/// Others are one nearer: a query of the distance.
pub struct MashuMateng;

impl Unit for MashuMateng {}

/// The whole kingdom draws; the owner recovers if no kingdom is smaller.
pub struct Xiongyi;

impl Unit for Xiongyi {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                let kin = run.rules.kin(run.state(), owner);
                let drawing: Vec<Seat> = run
                    .rules
                    .living_from(run.state(), owner)
                    .filter(|&seat| kin.contains(seat))
                    .collect();
                for seat in drawing {
                    run.draw(seat, 3);
                }
                run.then(1);
            }
            _ => {
                if run.rules.is_smallest(run.state(), owner) {
                    run.recover(owner, 1);
                }
                run.end();
            }
        }
    }
}
