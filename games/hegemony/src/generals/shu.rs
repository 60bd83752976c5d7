//! The generals of Shu.

pub mod ganfuren;
pub mod guanyu;
pub mod huangyueying;
pub mod huangzhong;
pub mod jiangwanfeiyi;
pub mod jiangwei;
pub mod liubei;
pub mod liushan;
pub mod lord_liubei;
pub mod machao;
pub mod madai;
pub mod menghuo;
pub mod mifuren;
pub mod pangtong;
pub mod weiyan;
pub mod wolong;
pub mod zhangfei;
pub mod zhaoyun;
pub mod zhugeliang;
pub mod zhurong;
