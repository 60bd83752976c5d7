//! Names for guests until they choose one: two words that go together, in the language they read.

use texts::Lang;

/// First words, then second words: colours and stuffs, then animals and plants.
const FIRST: [&str; 32] = [
    "Amber", "Ash", "Autumn", "Azure", "Birch", "Bright", "Bronze", "Calm", "Cedar", "Clever",
    "Cloud", "Copper", "Coral", "Crimson", "Dawn", "Ember", "Fern", "Frost", "Gentle", "Golden",
    "Hazel", "Indigo", "Jade", "Lucky", "Maple", "Misty", "Moon", "Paper", "River", "Silver",
    "Velvet", "Winter",
];
const SECOND: [&str; 32] = [
    "Badger", "Bear", "Carp", "Cat", "Crane", "Cricket", "Crow", "Deer", "Dove", "Dragon",
    "Falcon", "Finch", "Fox", "Hare", "Heron", "Koi", "Lark", "Lion", "Lotus", "Lynx", "Magpie",
    "Otter", "Owl", "Panda", "Peony", "Pine", "Raven", "Robin", "Sparrow", "Swan", "Tiger", "Wolf",
];

/// The same in Chinese, a character each.
const FIRST_ZH: &str = "墨玉青碧朱丹金银铜素云霜雪露江湖山石松竹梅兰桂枫晨晚春秋静闲灵巧";
const SECOND_ZH: &str = "鹤鹭雀燕莺鹊鸮雁鸥鲤鹿兔狐猫熊豹虎狮龙鱼蝉蝶荷菊桃杏李枣桐柏枫莲";

/// The name that these random bits choose.
pub(crate) fn guest(bits: u32, lang: Lang) -> String {
    let (first, second) = (bits as usize % 32, (bits as usize / 32) % 32);
    match lang {
        Lang::En => format!("{} {}", FIRST[first], SECOND[second]),
        Lang::ZhCn => {
            FIRST_ZH.chars().nth(first).into_iter().chain(SECOND_ZH.chars().nth(second)).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_name_is_whole_and_there_is_each_once() {
        for lang in Lang::ALL {
            let names: BTreeSet<String> = (0..1024).map(|bits| guest(bits, lang)).collect();
            assert_eq!(names.len(), 1024);
            assert!(names.iter().all(|name| name.chars().count() >= 2));
        }
    }
}
