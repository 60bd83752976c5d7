//! The Fluent files, embedded.

use crate::Lang;

macro_rules! embedded {
    ($folder:literal: $($file:literal),+) => {
        &[$(($file, include_str!(concat!("../../locales/", $folder, "/", $file)))),+]
    };
}

/// The files of a language, as (name, content). A game adds its file to both lists.
pub fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => {
            embedded!("en": "common.ftl", "board.ftl", "bombcat.ftl", "duel.ftl", "hegemony.ftl", "jade.ftl", "smashup.ftl", "tui.ftl", "cli.ftl")
        }
        Lang::ZhCn => {
            embedded!("zh-CN": "common.ftl", "board.ftl", "bombcat.ftl", "duel.ftl", "hegemony.ftl", "jade.ftl", "smashup.ftl", "tui.ftl", "cli.ftl")
        }
    }
}
