//! Lantern Market (灯市): a small game of our own that uses everything the engine offers, and proves it.
//!
//! Two to five stallkeepers share a night market. Each has three flames, some coins and a hidden hand. In a turn one draws
//! two cards and plays up to four: gusts that blow flames out, pickpockets, watchmen who look at the pile, criers who
//! auction a card, fairs that buy cards; stalls that stay, and a charm that hangs face down. Every card can be screened,
//! and a screen too. Who loses the last flame goes dark unless somebody helps; at dawn coins and flames count.

// A game is a crate and exports its modules; here it is a part of a test.
#![allow(unreachable_pub)]

mod lantern {
    pub mod census;
    pub mod data;
    pub mod legal;
    pub mod memory;
    pub mod queries;
    pub mod reduce;
    pub mod resample;
    pub mod resolve;
    pub mod rules;
    pub mod state;
    pub mod view;
    pub mod words;

    #[allow(clippy::unwrap_used)] // in the helpers of tests too
    mod tests {
        mod broken;
        mod choices;
        mod endings;
        mod hidden;
        mod kept;
        mod kit;
        mod matches;
        mod scenarios;
        mod spelling;
        mod table;
        mod told;
        mod triggers;
        mod windows;
    }
}
