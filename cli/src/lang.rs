//! The language to speak: as asked for, or as the environment says.

use std::env;
use texts::Lang;

/// The language of `--lang`, or else of the environment.
pub(crate) fn or_environment(asked: Option<Lang>) -> Lang {
    let value = |name| env::var(name).ok().filter(|value| !value.is_empty());
    asked.unwrap_or_else(|| {
        let locale = value("LC_ALL").or_else(|| value("LC_MESSAGES"));
        Lang::detect(locale.as_deref(), value("LANG").as_deref(), value("LANGUAGE").as_deref())
    })
}
