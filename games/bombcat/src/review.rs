//! A module as its author gets it back: what there is to know about it, what it does, and how it is kept.

use crate::lang::report::{Remark, Weight};
use crate::lang::{
    Lang, Library, Module, Report, Words, canonical, check, describe_module, encode, fingerprint,
};
use engine::Document;
use serde::Serialize;
use serde_json::{Value, json};

/// What there is to say about a module.
#[derive(Clone, Debug, Serialize)]
pub struct Review {
    pub id: String,
    pub name: Words,
    /// Two modules of the same meaning have the same.
    pub fingerprint: String,
    pub notes: Vec<Note>,
    /// What the module does.
    pub text: Words,
}

/// Something that its author should know, in both languages.
#[derive(Clone, Debug, Serialize)]
pub struct Note {
    /// Where in the module, as a JSON pointer.
    pub path: String,
    pub weight: Weight,
    pub code: String,
    /// What the sentence speaks of.
    pub figures: Value,
    pub text: Words,
}

impl Review {
    /// Looks at a module that was read with this report.
    pub fn of(base: &Module, module: &Module, mut report: Report) -> Self {
        report.append(check(module));
        report.append(linked(base, module));
        let played = module.as_played();
        Review {
            id: module.id.clone(),
            name: module.hero.as_ref().unwrap_or(&module.name).clone(),
            fingerprint: fingerprint(module),
            notes: report.remarks.into_iter().map(Note::of).collect(),
            text: both(|lang| describe_module(&played, lang)),
        }
    }
}

impl Note {
    fn of(remark: Remark) -> Self {
        let code = remark.problem.code();
        let text = both(|lang| remark.problem.say(lang));
        // A problem is written as `{code: figures}`.
        let figures = serde_json::to_value(&remark.problem).unwrap_or_default();
        let figures = figures.get(&code).cloned().unwrap_or_else(|| json!({}));
        Note { path: remark.path, weight: remark.weight, code, figures, text }
    }
}

/// A module as it is kept, named by its fingerprint.
pub(crate) fn document(base: &Module, module: &Module, report: Report) -> Document {
    let review = Review::of(base, module, report);
    Document {
        hash: review.fingerprint.clone(),
        text: canonical(&encode(module)),
        report: serde_json::to_value(review).unwrap_or_default(),
    }
}

fn both(say: impl Fn(Lang) -> String) -> Words {
    Words { zh: say(Lang::Zh), en: say(Lang::En) }
}

/// What comes up when the module plays with the base set. Paths lose the place of the module in the list.
fn linked(base: &Module, module: &Module) -> Report {
    let (_, met) = Library::link(base.clone(), vec![module.clone()]);
    let mut report = Report::default();
    for remark in met.remarks {
        let path = remark.path.strip_prefix("/1").unwrap_or_default().to_owned();
        report.add(path, remark.problem);
    }
    report
}
