//! The generals and their skills, a file each.

pub mod qun;
pub mod shu;
pub mod wei;
pub mod wu;
