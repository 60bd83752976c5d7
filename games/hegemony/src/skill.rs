//! What a skill is: a small unit with conditions, picks and an effect in stages; and the list of all skills.

use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::{gear, generals};
use engine::{Card, Host};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// One skill. When it comes up, how often and who owns it stand in the data; this is what it does.
///
/// Conditions and picks ask only what the owner may know; whether the owner is asked at all must follow from what
/// everybody knows, so `when` must not look at which cards somebody holds in the hand, only at how many.
pub trait Unit {
    /// Whether it can be used now: at the point that has come, or in the owner's Play phase.
    fn when(_: &Moment<'_>) -> bool {
        true
    }

    /// Whether it must be done at this point though it may be let be at others: what follows from its use.
    fn must(_: &Moment<'_>) -> bool {
        false
    }

    /// What can be picked next to use it; by default nothing has to be picked.
    fn next(_: &Moment<'_>, _: &Picked) -> Next {
        Next::DONE
    }

    /// Does the next stage of the effect.
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.end();
    }

    /// Whether a card of the owner that is about to move goes under the pile instead; nobody is asked.
    fn redirects(_: &Moment<'_>, _: CardNo, _: (Spot, Spot), _: Cause) -> bool {
        false
    }

    /// Which cards can stand for a card of this kind; none where it makes no such card.
    fn makes(_: &Moment<'_>, _: Kind) -> CardSet {
        CardSet::EMPTY
    }

    /// How many cards one made by it consists of.
    fn takes() -> u8 {
        1
    }

    /// Whether these two can be taken together.
    fn fit(_: &Moment<'_>, _: CardNo, _: CardNo) -> bool {
        true
    }

    /// All kinds that it can make.
    const MAKES: KindSet = KindSet::EMPTY;
}

macro_rules! skills {
    ($($skill:ident => $unit:path),* $(,)?) => {
        /// A skill by its name.
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default,
            strum::IntoStaticStr, strum::VariantArray, strum::EnumString, strum::FromRepr,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardName", type = "string"))]
        #[strum(serialize_all = "snake_case")]
        #[repr(u8)]
        pub enum Skill {
            #[default]
            $($skill),*
        }

        impl Skill {
            #[inline]
            pub fn when(self, moment: &Moment<'_>) -> bool {
                match self { $(Skill::$skill => <$unit as Unit>::when(moment)),* }
            }

            #[inline]
            pub fn must(self, moment: &Moment<'_>) -> bool {
                match self { $(Skill::$skill => <$unit as Unit>::must(moment)),* }
            }

            pub fn next(self, moment: &Moment<'_>, picked: &Picked) -> Next {
                match self { $(Skill::$skill => <$unit as Unit>::next(moment, picked)),* }
            }

            pub fn run<H: Host<Hegemony>>(self, run: &mut Run<'_, '_, H>) {
                match self { $(Skill::$skill => <$unit as Unit>::run(run)),* }
            }

            pub fn redirects(
                self,
                moment: &Moment<'_>,
                card: CardNo,
                way: (Spot, Spot),
                cause: Cause,
            ) -> bool {
                match self {
                    $(Skill::$skill => <$unit as Unit>::redirects(moment, card, way, cause)),*
                }
            }

            #[inline]
            pub fn makes(self, moment: &Moment<'_>, kind: Kind) -> CardSet {
                match self { $(Skill::$skill => <$unit as Unit>::makes(moment, kind)),* }
            }

            #[inline]
            pub fn takes(self) -> u8 {
                match self { $(Skill::$skill => <$unit as Unit>::takes()),* }
            }

            pub fn fit(self, moment: &Moment<'_>, first: CardNo, second: CardNo) -> bool {
                match self { $(Skill::$skill => <$unit as Unit>::fit(moment, first, second)),* }
            }

            /// All kinds that it can make.
            #[inline]
            pub fn all_made(self) -> KindSet {
                match self { $(Skill::$skill => <$unit as Unit>::MAKES),* }
            }
        }
    };
}

// Registering a skill is one line here; one of the data that is not here is an error at load.
skills! {
    // Cao Cao
    Jianxiong => generals::wei::caocao::Jianxiong,
    // Sima Yi
    Fankui => generals::wei::simayi::Fankui,
    Guicai => generals::wei::simayi::Guicai,
    // Xiahou Dun
    Ganglie => generals::wei::xiahoudun::Ganglie,
    // Zhang Liao
    Tuxi => generals::wei::zhangliao::Tuxi,
    // Xu Chu
    Luoyi => generals::wei::xuchu::Luoyi,
    // Guo Jia
    Tiandu => generals::wei::guojia::Tiandu,
    Yiji => generals::wei::guojia::Yiji,
    // Zhen Ji
    Luoshen => generals::wei::zhenji::Luoshen,
    Qingguo => generals::wei::zhenji::Qingguo,
    // Xiahou Yuan
    Shensu => generals::wei::xiahouyuan::Shensu,
    // Zhang He
    Qiaobian => generals::wei::zhanghe::Qiaobian,
    // Xu Huang
    Duanliang => generals::wei::xuhuang::Duanliang,
    // Cao Ren
    Jushou => generals::wei::caoren::Jushou,
    // Dian Wei
    Qiangxi => generals::wei::dianwei::Qiangxi,
    // Xun Yu
    Quhu => generals::wei::xunyu::Quhu,
    Jieming => generals::wei::xunyu::Jieming,
    // Cao Pi
    Xingshang => generals::wei::caopi::Xingshang,
    Fangzhu => generals::wei::caopi::Fangzhu,
    // Yue Jin
    Xiaoguo => generals::wei::yuejin::Xiaoguo,
    // Liu Bei
    Rende => generals::shu::liubei::Rende,
    // Guan Yu
    Wusheng => generals::shu::guanyu::Wusheng,
    // Zhang Fei
    Paoxiao => generals::shu::zhangfei::Paoxiao,
    // Zhuge Liang
    Guanxing => generals::shu::zhugeliang::Guanxing,
    Kongcheng => generals::shu::zhugeliang::Kongcheng,
    // Zhao Yun
    Longdan => generals::shu::zhaoyun::Longdan,
    // Ma Chao
    MashuMachao => generals::shu::machao::MashuMachao,
    Tieqi => generals::shu::machao::Tieqi,
    // Huang Yueying
    Jizhi => generals::shu::huangyueying::Jizhi,
    Qicai => generals::shu::huangyueying::Qicai,
    // Huang Zhong
    Liegong => generals::shu::huangzhong::Liegong,
    // Wei Yan
    Kuanggu => generals::shu::weiyan::Kuanggu,
    // Pang Tong
    Lianhuan => generals::shu::pangtong::Lianhuan,
    Niepan => generals::shu::pangtong::Niepan,
    // Zhuge Liang (Sleeping Dragon)
    Bazhen => generals::shu::wolong::Bazhen,
    Huoji => generals::shu::wolong::Huoji,
    Kanpo => generals::shu::wolong::Kanpo,
    // Liu Shan
    Xiangle => generals::shu::liushan::Xiangle,
    Fangquan => generals::shu::liushan::Fangquan,
    // Meng Huo
    Huoshou => generals::shu::menghuo::Huoshou,
    Zaiqi => generals::shu::menghuo::Zaiqi,
    // Zhu Rong
    Juxiang => generals::shu::zhurong::Juxiang,
    Lieren => generals::shu::zhurong::Lieren,
    // Lady Gan
    Shushen => generals::shu::ganfuren::Shushen,
    Shenzhi => generals::shu::ganfuren::Shenzhi,
    // Sun Quan
    Zhiheng => generals::wu::sunquan::Zhiheng,
    // Gan Ning
    Qixi => generals::wu::ganning::Qixi,
    // Lü Meng
    Keji => generals::wu::lvmeng::Keji,
    // Huang Gai
    Kurou => generals::wu::huanggai::Kurou,
    // Zhou Yu
    YingziZhouyu => generals::wu::zhouyu::YingziZhouyu,
    Fanjian => generals::wu::zhouyu::Fanjian,
    // Da Qiao
    Guose => generals::wu::daqiao::Guose,
    Liuli => generals::wu::daqiao::Liuli,
    // Lu Xun
    Qianxun => generals::wu::luxun::Qianxun,
    Duoshi => generals::wu::luxun::Duoshi,
    // Sun Shangxiang
    Jieyin => generals::wu::sunshangxiang::Jieyin,
    Xiaoji => generals::wu::sunshangxiang::Xiaoji,
    // Sun Jian
    YinghunSunjian => generals::wu::sunjian::YinghunSunjian,
    // Xiao Qiao
    Hongyan => generals::wu::xiaoqiao::Hongyan,
    Tianxiang => generals::wu::xiaoqiao::Tianxiang,
    // Taishi Ci
    Tianyi => generals::wu::taishici::Tianyi,
    // Zhou Tai
    Buqu => generals::wu::zhoutai::Buqu,
    // Lu Su
    Haoshi => generals::wu::lusu::Haoshi,
    Dimeng => generals::wu::lusu::Dimeng,
    // Zhang Zhao & Zhang Hong
    Zhijian => generals::wu::erzhang::Zhijian,
    Guzheng => generals::wu::erzhang::Guzheng,
    // Ding Feng
    Duanbing => generals::wu::dingfeng::Duanbing,
    Fenxun => generals::wu::dingfeng::Fenxun,
    // Hua Tuo
    Jijiu => generals::qun::huatuo::Jijiu,
    Qingnang => generals::qun::huatuo::Qingnang,
    // Lü Bu
    Wushuang => generals::qun::lvbu::Wushuang,
    // Diao Chan
    Lijian => generals::qun::diaochan::Lijian,
    Biyue => generals::qun::diaochan::Biyue,
    // Yuan Shao
    Luanji => generals::qun::yuanshao::Luanji,
    // Yan Liang & Wen Chou
    Shuangxiong => generals::qun::yanliangwenchou::Shuangxiong,
    // Jia Xu
    Wansha => generals::qun::jiaxu::Wansha,
    Luanwu => generals::qun::jiaxu::Luanwu,
    Weimu => generals::qun::jiaxu::Weimu,
    // Pang De
    MashuPangde => generals::qun::pangde::MashuPangde,
    Mengjin => generals::qun::pangde::Mengjin,
    // Zhang Jiao
    Leiji => generals::qun::zhangjiao::Leiji,
    Guidao => generals::qun::zhangjiao::Guidao,
    // Cai Wenji
    Beige => generals::qun::caiwenji::Beige,
    Duanchang => generals::qun::caiwenji::Duanchang,
    // Ma Teng
    MashuMateng => generals::qun::mateng::MashuMateng,
    Xiongyi => generals::qun::mateng::Xiongyi,
    // Kong Rong
    Mingshi => generals::qun::kongrong::Mingshi,
    Lirang => generals::qun::kongrong::Lirang,
    // Ji Ling
    Shuangren => generals::qun::jiling::Shuangren,
    // Tian Feng
    Sijian => generals::qun::tianfeng::Sijian,
    Suishi => generals::qun::tianfeng::Suishi,
    // Pan Feng
    Kuangfu => generals::qun::panfeng::Kuangfu,
    // Lady Zou
    Huoshui => generals::qun::zoushi::Huoshui,
    Qingcheng => generals::qun::zoushi::Qingcheng,
    // Deng Ai
    Tuntian => generals::wei::dengai::Tuntian,
    Jixi => generals::wei::dengai::Jixi,
    Ziliang => generals::wei::dengai::Ziliang,
    // Cao Hong
    Huyuan => generals::wei::caohong::Huyuan,
    Heyi => generals::wei::caohong::Heyi,
    // Jiang Wei
    Tiaoxin => generals::shu::jiangwei::Tiaoxin,
    Yizhi => generals::shu::jiangwei::Yizhi,
    Tianfu => generals::shu::jiangwei::Tianfu,
    // Jiang Wan & Fei Yi
    Shengxi => generals::shu::jiangwanfeiyi::Shengxi,
    Shoucheng => generals::shu::jiangwanfeiyi::Shoucheng,
    // Jiang Qin
    Shangyi => generals::wu::jiangqin::Shangyi,
    Niaoxiang => generals::wu::jiangqin::Niaoxiang,
    // Xu Sheng
    Yicheng => generals::wu::xusheng::Yicheng,
    // Yu Ji
    Qianhuan => generals::qun::yuji::Qianhuan,
    // Empress He
    Zhendu => generals::qun::hetaihou::Zhendu,
    Qiluan => generals::qun::hetaihou::Qiluan,
    // Lord Liu Bei
    Zhangwu => generals::shu::lord_liubei::Zhangwu,
    Shouyue => generals::shu::lord_liubei::Shouyue,
    Jizhao => generals::shu::lord_liubei::Jizhao,
    // Li Dian
    Xunxun => generals::wei::lidian::Xunxun,
    Wangxi => generals::wei::lidian::Wangxi,
    // Zang Ba
    Hengjiang => generals::wei::zangba::Hengjiang,
    // Ma Dai
    MashuMadai => generals::shu::madai::MashuMadai,
    Qianxi => generals::shu::madai::Qianxi,
    // Lady Mi
    Guixiu => generals::shu::mifuren::Guixiu,
    Cunsi => generals::shu::mifuren::Cunsi,
    Yongjue => generals::shu::mifuren::Yongjue,
    // Sun Ce
    Jiang => generals::wu::sunce::Jiang,
    Yingyang => generals::wu::sunce::Yingyang,
    Hunshang => generals::wu::sunce::Hunshang,
    // Chen Wu & Dong Xi
    Duanxie => generals::wu::chenwudongxi::Duanxie,
    Fenming => generals::wu::chenwudongxi::Fenming,
    // Dong Zhuo
    Hengzheng => generals::qun::dongzhuo::Hengzheng,
    Baoling => generals::qun::dongzhuo::Baoling,
    Benghuai => generals::qun::dongzhuo::Benghuai,
    // Zhang Ren
    Chuanxin => generals::qun::zhangren::Chuanxin,
    Fengshi => generals::qun::zhangren::Fengshi,
    // Lord Zhang Jiao
    Wuxin => generals::qun::lord_zhangjiao::Wuxin,
    Hongfa => generals::qun::lord_zhangjiao::Hongfa,
    Wendao => generals::qun::lord_zhangjiao::Wendao,
    // Equipment
    CrossbowSkill => gear::Crossbow,
    QinggangSwordSkill => gear::QinggangSword,
    DoubleSwordSkill => gear::DoubleSword,
    IceSwordSkill => gear::IceSword,
    AxeSkill => gear::Axe,
    SpearSkill => gear::Spear,
    FanSkill => gear::Fan,
    KylinBowSkill => gear::KylinBow,
    SixSwordsSkill => gear::SixSwords,
    TribladeSkill => gear::Triblade,
    DragonPhoenixSkill => gear::DragonPhoenix,
    EightDiagramSkill => gear::EightDiagram,
    RenwangShieldSkill => gear::RenwangShield,
    VineSkill => gear::Vine,
    SilverLionSkill => gear::SilverLion,
    PeaceSpellSkill => gear::PeaceSpell,
}

/// How many skills there are.
pub const SKILLS: usize = <Skill as strum::VariantArray>::VARIANTS.len();

impl Skill {
    pub const ALL: &'static [Skill] = <Skill as strum::VariantArray>::VARIANTS;
}

impl Named for Skill {
    fn card(self) -> Card {
        Card::new(SKILLS_AT + self as usize)
    }

    fn of(card: Card) -> Option<Self> {
        let number = card.index().checked_sub(SKILLS_AT)?;
        u8::try_from(number).ok().and_then(Skill::from_repr)
    }
}

named!(Skill);

/// Skills as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SkillSet([u64; 3]);

impl SkillSet {
    pub const EMPTY: SkillSet = SkillSet([0; 3]);

    #[inline(always)]
    pub const fn contains(self, skill: Skill) -> bool {
        self.0[skill as usize / 64] >> (skill as usize % 64) & 1 == 1
    }

    #[inline]
    #[must_use]
    pub const fn with(mut self, skill: Skill) -> Self {
        self.0[skill as usize / 64] |= 1 << (skill as usize % 64);
        self
    }

    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: SkillSet) -> Self {
        SkillSet([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    #[inline(always)]
    #[must_use]
    pub const fn or(self, other: SkillSet) -> Self {
        SkillSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    #[inline(always)]
    #[must_use]
    pub const fn minus(self, other: SkillSet) -> Self {
        SkillSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The skills, in the order of the list above.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Skill> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let word = rest.iter().position(|&bits| bits != 0)?;
            let bit = rest[word].trailing_zeros() as usize;
            rest[word] &= rest[word] - 1;
            Skill::from_repr((word * 64 + bit) as u8)
        })
    }
}

impl FromIterator<Skill> for SkillSet {
    fn from_iter<T: IntoIterator<Item = Skill>>(skills: T) -> Self {
        skills.into_iter().fold(SkillSet::EMPTY, SkillSet::with)
    }
}
