//! What a module declares besides cards and actions, in words: marks, places and numbers.

use super::called;
use crate::lang::module::{Module, RegionDef, TagDef, Var};
use crate::lang::table::Table;
use crate::lang::text::Lang;
use crate::lang::words::{Face, OnDeath, Per, Word};

/// A piece of a sentence with its holes filled.
pub(super) fn phrase(name: &str, lang: Lang, holes: &[(&str, &str)]) -> String {
    let key = match lang {
        Lang::En => "en",
        Lang::Zh => "zh",
    };
    let phrase = Table::built_in().phrases.get(name).and_then(|phrase| phrase.get(key));
    let mut rest = phrase.map_or("", String::as_str);
    let mut text = String::new();
    // In one go, so that nothing in a value is taken for a hole.
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        text.push_str(holes.iter().find(|(hole, _)| *hole == name).map_or("", |(_, it)| *it));
        rest = after;
    }
    text + rest
}

/// Each of them: what it is called, and what there is to know.
pub(super) fn lines(module: &Module, lang: Lang) -> Vec<(String, String)> {
    let tags = module.tags.iter().map(|it| tag(it, lang));
    let regions = module.regions.iter().map(|it| region(it, lang));
    let vars = module.vars.iter().map(|it| var(it, lang));
    tags.chain(regions).chain(vars).collect()
}

fn tag(tag: &TagDef, lang: Lang) -> (String, String) {
    let name = phrase("tag_name", lang, &[("name", &called(&tag.id, &tag.name, lang))]);
    let ops = tag.blocks.iter().map(|op| phrase(&format!("blocks.{}", op.name()), lang, &[]));
    let ops: Vec<String> = ops.collect();
    let blocks = match ops.as_slice() {
        [] => phrase("tag_free", lang, &[]),
        [first @ .., last] => {
            let comma = phrase("list", lang, &[]);
            let joined = match first.is_empty() {
                true => last.clone(),
                false => first.join(&comma) + &phrase("or_last", lang, &[]) + last,
            };
            phrase("tag_blocks", lang, &[("ops", &joined)])
        }
    };
    let gap = if tag.text.is_empty() { String::new() } else { phrase("gap", lang, &[]) };
    (phrase("tag_line", lang, &[("name", &name)]), tag.text.get(lang).to_owned() + &gap + &blocks)
}

fn region(region: &RegionDef, lang: Lang) -> (String, String) {
    let each = region.per == Per::Player;
    let seen = match (region.see_owner, region.see_others) {
        (Face::Open, Face::Open) => "seen_by_all",
        // What belongs to nobody is to everybody as to others.
        (Face::Closed, Face::Open) if !each => "seen_by_all",
        (Face::Open, Face::Closed) if each => "seen_by_owner",
        (Face::Closed, Face::Open) => "seen_by_others",
        (_, Face::Closed) => "seen_by_none",
    };
    let mut parts = vec![seen];
    if each {
        parts.push(match region.on_death {
            OnDeath::Keep => "kept",
            OnDeath::Discard => "thrown",
        });
    }
    if region.ordered {
        parts.push("in_order");
    }
    parts.push("stop");
    let text = parts.into_iter().map(|part| phrase(part, lang, &[])).collect();
    let name = called(&region.id, &region.name, lang);
    (phrase(if each { "region_each" } else { "region_one" }, lang, &[("name", &name)]), text)
}

fn var(var: &Var, lang: Lang) -> (String, String) {
    let kind = if var.per == Per::Player { "var_each" } else { "var_one" };
    let text = phrase("var_begins", lang, &[("n", &var.init.to_string())]);
    (phrase(kind, lang, &[("name", &var.id)]), text)
}
