//! The generals of the Qun.

pub mod caiwenji;
pub mod diaochan;
pub mod dongzhuo;
pub mod hetaihou;
pub mod huatuo;
pub mod jiaxu;
pub mod jiling;
pub mod kongrong;
pub mod lord_zhangjiao;
pub mod lvbu;
pub mod mateng;
pub mod panfeng;
pub mod pangde;
pub mod tianfeng;
pub mod yanliangwenchou;
pub mod yuanshao;
pub mod yuji;
pub mod zhangjiao;
pub mod zhangren;
pub mod zoushi;
