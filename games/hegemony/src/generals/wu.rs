//! The generals of Wu.

pub mod chenwudongxi;
pub mod daqiao;
pub mod dingfeng;
pub mod erzhang;
pub mod ganning;
pub mod huanggai;
pub mod jiangqin;
pub mod lusu;
pub mod luxun;
pub mod lvmeng;
pub mod sunce;
pub mod sunjian;
pub mod sunquan;
pub mod sunshangxiang;
pub mod taishici;
pub mod xiaoqiao;
pub mod xusheng;
pub mod zhoutai;
pub mod zhouyu;
