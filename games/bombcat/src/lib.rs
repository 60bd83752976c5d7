//! Bomb Cat (炸弹猫): who draws the bomb and cannot sing it to sleep is out. Cards and heroes are programs of a small
//! language of blocks, the base set included.

pub mod data;
pub mod deck;
pub mod lang;
pub mod pattern;
