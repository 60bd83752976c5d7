//! The generals of Wei.

pub mod caocao;
pub mod caohong;
pub mod caopi;
pub mod caoren;
pub mod dengai;
pub mod dianwei;
pub mod guojia;
pub mod lidian;
pub mod simayi;
pub mod xiahoudun;
pub mod xiahouyuan;
pub mod xuchu;
pub mod xuhuang;
pub mod xunyu;
pub mod yuejin;
pub mod zangba;
pub mod zhanghe;
pub mod zhangliao;
pub mod zhenji;
