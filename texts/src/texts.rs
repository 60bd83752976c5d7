//! The messages of all languages, and how one is filled in.

use crate::{Lang, Speaker, files};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::Value;
use std::sync::LazyLock;
use unicode_width::UnicodeWidthChar;

/// The messages of each language, read when they are first asked for.
static BUNDLES: LazyLock<Vec<(Lang, FluentBundle<FluentResource>)>> =
    LazyLock::new(|| Lang::ALL.map(|lang| (lang, bundle(lang))).into());

/// Everything that can be said, in every language; one of them is spoken.
#[derive(Clone, Copy)]
pub struct Texts {
    lang: Lang,
}

impl Texts {
    /// All texts, to be spoken in this language.
    pub fn new(lang: Lang) -> Self {
        Texts { lang }
    }

    /// The language that is spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Speaks another language from now on.
    pub fn switch(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// Somebody who speaks about a table of this game at which these people sit.
    pub fn at<'a>(&'a self, game: &'a str, names: &'a [String]) -> Speaker<'a> {
        Speaker::new(self, game, names)
    }

    /// The message with its variables filled in. What is missing shows as its id, so that a gap is seen and nothing breaks.
    pub fn say(&self, id: &str, figures: &[(&str, Value)]) -> String {
        let figures = figures.iter().map(|(name, value)| (*name, value));
        self.fill(id, args(self, figures)).0
    }

    /// A message without variables.
    pub fn get(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// Whether the spoken language has this message.
    pub fn has(&self, id: &str) -> bool {
        in_lang(self.lang).is_some_and(|bundle| bundle.has_message(id))
    }

    /// What is wrong with a message when it is filled in so: not there, or a variable not given.
    pub fn problems(&self, id: &str, figures: &[(&str, Value)]) -> Vec<String> {
        if !self.has(id) {
            return vec![format!("{}: there is no {id}", self.lang)];
        }
        let figures = figures.iter().map(|(name, value)| (*name, value));
        self.fill(id, args(self, figures)).1
    }

    /// The text, and what went wrong.
    pub(crate) fn fill(&self, id: &str, args: FluentArgs<'_>) -> (String, Vec<String>) {
        let langs = [self.lang].into_iter().chain(Lang::ALL);
        let found = langs.filter_map(in_lang).find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            Some((bundle, pattern))
        });
        let Some((bundle, pattern)) = found else {
            return (id.to_owned(), vec![format!("there is no {id}")]);
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        let text = match self.lang {
            Lang::En => text.into_owned(),
            Lang::ZhCn => tighten(&text),
        };
        let problem = |error| format!("{}: {id}: {error}", self.lang);
        (text, errors.iter().map(problem).collect())
    }
}

fn in_lang(wanted: Lang) -> Option<&'static FluentBundle<FluentResource>> {
    BUNDLES.iter().find(|(lang, _)| *lang == wanted).map(|(_, bundle)| bundle)
}

/// Stands for a space that is not to be touched.
const KEPT: &str = "\u{a0}";

/// Chinese without a single space between two Chinese characters: messages have one on each side of a name,
/// which is right for `Ada` and wrong for `李白`.
fn tighten(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let wide = |place: usize| chars.get(place).is_some_and(|c| c.width() == Some(2));
    let kept = chars.iter().enumerate().filter(|&(place, &c)| {
        let between = place > 0 && wide(place - 1) && wide(place + 1);
        c != ' ' || !between
    });
    let kept: String = kept.map(|(_, c)| c).collect();
    kept.replace(KEPT, " ")
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
    // The marks would show as boxes in a terminal, and neither language needs them.
    bundle.set_use_isolating(false);
    for (_, content) in files(lang) {
        // What cannot be read or is there twice is left out here and named by the tests.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new((*content).to_owned());
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Figures as Fluent takes them. A list has its length and its sum beside it, because a sentence cannot count and add.
pub(crate) fn args<'a>(
    texts: &Texts,
    figures: impl IntoIterator<Item = (&'a str, &'a Value)>,
) -> FluentArgs<'a> {
    let mut args = FluentArgs::new();
    for (name, value) in figures {
        if let Value::Array(items) = value {
            args.set(format!("{name}-count"), items.len());
            let numbers: Option<Vec<i64>> = items.iter().map(Value::as_i64).collect();
            if let Some(numbers) = numbers {
                args.set(format!("{name}-sum"), numbers.iter().sum::<i64>());
            }
        }
        args.set(name, argument(texts, value));
    }
    args
}

fn argument(texts: &Texts, value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(number), _) => number.into(),
            (None, Some(number)) => number.into(),
            (None, None) => number.to_string().into(),
        },
        Value::String(text) => match texts.lang {
            Lang::En => text.clone().into(),
            // A space inside a name is the name's own.
            Lang::ZhCn => text.replace(' ', KEPT).into(),
        },
        Value::Bool(truth) => truth.to_string().into(),
        Value::Null => "none".into(),
        Value::Array(items) => {
            let separator = texts.get("common-list");
            let items = items.iter().filter(|item| !item.is_null()).map(|item| match item {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            });
            items.collect::<Vec<_>>().join(&separator).into()
        }
        Value::Object(_) => value.to_string().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_is_missing_shows_its_id() {
        let texts = Texts::new(Lang::ZhCn);
        assert_eq!(texts.get("jade-no-such-thing"), "jade-no-such-thing");
        assert!(!texts.has("jade-no-such-thing"));
        assert_eq!(texts.problems("jade-no-such-thing", &[]).len(), 1);
    }

    #[test]
    fn a_variable_that_is_missing_is_a_problem_and_no_panic() {
        let texts = Texts::new(Lang::En);
        assert!(!texts.problems("jade-refusal-waiting_full", &[]).is_empty());
        assert!(texts.problems("jade-refusal-waiting_full", &[("most", 5.into())]).is_empty());
    }

    #[test]
    fn chinese_names_stand_without_spaces_and_others_with() {
        let texts = Texts::new(Lang::ZhCn);
        let ended = |name: &str| {
            let event = serde_json::json!({ "turn_ended": { "seat": 0 } });
            texts.at("jade", &[name.to_owned()]).event(&event)
        };
        assert_eq!(ended("李白"), "李白结束回合。");
        assert_eq!(ended("Ada"), "Ada 结束回合。");
        assert_eq!(ended("李 白"), "李 白结束回合。");
    }

    #[test]
    fn switching_takes_effect_at_once() {
        let mut texts = Texts::new(Lang::En);
        assert_eq!(texts.get("jade-name"), "Jade Night");
        texts.switch(Lang::ZhCn);
        assert_eq!(texts.get("jade-name"), "玉夜");
    }
}
