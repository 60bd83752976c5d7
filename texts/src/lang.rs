//! The languages, and how to find out which one somebody reads.

use std::fmt;
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    #[default]
    En,
    ZhCn,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::ZhCn];

    /// The language of a name such as `en`, `zh`, `zh-CN` or `zh_CN.UTF-8`.
    pub fn parse(name: &str) -> Option<Lang> {
        let name = name.trim().to_ascii_lowercase();
        let first = name.split(['-', '_', '.', '@']).next()?;
        match first {
            "en" => Some(Lang::En),
            "zh" => Some(Lang::ZhCn),
            _ => None,
        }
    }

    /// What the environment asks for, from the values of `LC_ALL`, `LANG` and `LANGUAGE` as far as they are set.
    ///
    /// `LANGUAGE` is a list of wishes and goes first, unless the locale is plain `C`, as gettext has it.
    pub fn detect(lc_all: Option<&str>, lang: Option<&str>, language: Option<&str>) -> Lang {
        let set = |value: Option<&str>| value.filter(|text| !text.is_empty()).map(str::to_owned);
        let locale = set(lc_all).or_else(|| set(lang)).unwrap_or_default();
        let plain = matches!(locale.split('.').next(), Some("" | "C" | "POSIX"));
        let wishes = set(language).filter(|_| !plain).unwrap_or_default();
        let mut names = wishes.split(':').chain([locale.as_str()]);
        names.find_map(Lang::parse).unwrap_or_default()
    }

    /// The one that comes after this when people switch.
    #[must_use]
    pub fn next(self) -> Lang {
        match self {
            Lang::En => Lang::ZhCn,
            Lang::ZhCn => Lang::En,
        }
    }

    /// Its tag, which is also the name of its folder.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::ZhCn => "zh-CN",
        }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default() // our own tags can be read
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl std::str::FromStr for Lang {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let unknown = || format!("there is no language \"{name}\"; there are en and zh-CN");
        Lang::parse(name).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_found_by_the_names_people_use() {
        for name in ["zh", "zh-CN", "zh_CN.UTF-8", "ZH"] {
            assert_eq!(Lang::parse(name), Some(Lang::ZhCn), "{name}");
        }
        assert_eq!(Lang::parse("en_GB.UTF-8"), Some(Lang::En));
        assert_eq!(Lang::parse("fr"), None);
        assert!("fr".parse::<Lang>().is_err());
    }

    #[test]
    fn the_environment_is_read_as_gettext_does() {
        let detect = Lang::detect;
        assert_eq!(detect(None, None, None), Lang::En);
        assert_eq!(detect(None, Some("zh_CN.UTF-8"), None), Lang::ZhCn);
        assert_eq!(detect(Some("en_US.UTF-8"), Some("zh_CN.UTF-8"), None), Lang::En);
        assert_eq!(detect(Some(""), Some("zh_CN.UTF-8"), Some("")), Lang::ZhCn);
        assert_eq!(detect(None, Some("de_DE.UTF-8"), Some("fr:zh:en")), Lang::ZhCn);
        assert_eq!(detect(None, Some("C.UTF-8"), Some("zh")), Lang::En);
    }

    #[test]
    fn switching_goes_round() {
        assert_eq!(Lang::En.next(), Lang::ZhCn);
        assert_eq!(Lang::ZhCn.next(), Lang::En);
    }
}
