//! What is to be said about a module: notes for its author, never a refusal.

use super::module::limits;
use super::text::Lang;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// How much a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// Good to know; the program does what it says.
    Hint,
    /// Something does not do what its author probably meant.
    Warning,
    /// Something was left out.
    Dropped,
}

macro_rules! problems {
    ($($weight:ident: { $($(#[$about:meta])* $variant:ident { $($figure:ident),* })+ })+) => {
        /// What can be noted, with the figures that its sentence needs.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Problem {
            $($($(#[$about])* $variant { $($figure: String),* },)+)+
        }

        impl Problem {
            pub fn weight(&self) -> Weight {
                match self {
                    $($(Problem::$variant { .. } => Weight::$weight,)+)+
                }
            }

            fn figures(&self) -> Vec<(&'static str, &str)> {
                match self {
                    $($(Problem::$variant { $($figure),* } =>
                        vec![$((stringify!($figure), $figure.as_str())),*],)+)+
                }
            }

            /// One of each, for tests.
            pub fn samples() -> Vec<Problem> {
                vec![$($(Problem::$variant { $($figure: stringify!($figure).into()),* },)+)+]
            }
        }
    };
}

problems! {
    Hint: {
        /// An empty place, and what it means.
        Hole { wanted, means }
        VarNeverSet { id }
        VarNeverRead { id }
        /// Responses that call each other: the effect may fizzle.
        PassiveLoop { actions }
        /// A free action without a limit is limited to one use a turn.
        OncePerTurn { action }
        /// A number beyond its limit means the limit.
        NumberCut { number, field, most }
    }
    Warning: {
        UnknownKind { kind }
        /// A field that the language does not know, most likely misspelt.
        UnknownField { field }
        /// A block that is nothing without a field which is not there.
        Missing { kind, field }
        WrongType { kind, found, wanted }
        NotANode { wanted }
        WrongValue { field }
        WrongWord { field, word, choices }
        UnknownName { sort, name }
        /// Nothing in the action binds the name.
        Unbound { name }
        TextCut { most }
        DuplicateId { id, renamed }
        MissingId { given }
        ReservedId { id }
        OtherVersion {}
        NeverMatches { action }
        /// A condition that holds in no case.
        NeverHolds { action }
        /// A step asks for cards that cannot be.
        NothingMatches { action }
        RejectOutsideAbout { action }
        RedirectOutsideExec { action }
        NoTrigger { action }
        NeverUsed { action }
        MustWithCosts { action }
        ShortDeck { players, missing }
        RunCycle { action }
        DuplicateModule { id, renamed }
    }
    Dropped: {
        NotJson { line, column, reason }
        TooLarge { bytes, most }
        NotAModule {}
        TooDeep { most }
        TooManyNodes { most }
        TooMany { what, most }
        SameModule { id }
        OtherBase { id }
        TooManyModules { most }
        /// More notes than are kept.
        MoreNotes { most }
    }
}

impl Problem {
    /// The name of the note.
    pub fn code(&self) -> String {
        match serde_json::to_value(self) {
            Ok(Value::Object(object)) => object.keys().next().cloned().unwrap_or_default(),
            _ => String::new(),
        }
    }

    /// The note as a sentence.
    pub fn say(&self, lang: Lang) -> String {
        let Some(message) = MESSAGES.get(&self.code()) else { return self.code() };
        let figures = self.figures();
        let mut rest = message.get(lang);
        let mut sentence = String::new();
        // In one go, so that nothing in a figure is taken for another one.
        while let Some((before, after)) = rest.split_once('{') {
            sentence.push_str(before);
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            let value = figures.iter().find(|(figure, _)| *figure == name);
            sentence.push_str(&value.map_or(String::new(), |(figure, value)| {
                if WORDS.contains(figure) { word(value, lang) } else { (*value).to_owned() }
            }));
            rest = after;
        }
        sentence + rest
    }
}

/// The figures that hold words of the language; the others quote the file.
const WORDS: [&str; 6] = ["wanted", "found", "means", "sort", "what", "reason"];

type Messages = BTreeMap<String, super::text::Words>;

/// The sentences of the notes; words that stand in figures begin with `=`.
static MESSAGES: LazyLock<Messages> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/notes.json")).unwrap_or_default()
});

/// A figure that is a word of the language in words of the reader.
fn word(value: &str, lang: Lang) -> String {
    MESSAGES.get(&format!("={value}")).map_or(value, |words| words.get(lang)).to_owned()
}

/// A note and the place it is about, as a JSON pointer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Remark {
    pub path: String,
    pub weight: Weight,
    pub problem: Problem,
}

/// All notes about a module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    pub remarks: Vec<Remark>,
}

impl Report {
    pub fn is_empty(&self) -> bool {
        self.remarks.is_empty()
    }

    pub fn add(&mut self, path: String, problem: Problem) {
        if self.remarks.len() < limits::NOTES {
            self.remarks.push(Remark { path, weight: problem.weight(), problem });
        } else if self.remarks.len() == limits::NOTES {
            let problem = Problem::MoreNotes { most: limits::NOTES.to_string() };
            self.remarks.push(Remark { path: String::new(), weight: problem.weight(), problem });
        }
    }

    /// Whether no further note is kept.
    pub fn is_full(&self) -> bool {
        self.remarks.len() > limits::NOTES
    }

    pub fn append(&mut self, other: Report) {
        for remark in other.remarks {
            self.add(remark.path, remark.problem);
        }
    }

    /// Whether a note of this name is in it.
    pub fn has(&self, code: &str) -> bool {
        self.remarks.iter().any(|remark| remark.problem.code() == code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_has_its_sentence_with_all_figures() {
        for problem in Problem::samples() {
            let Some(message) = MESSAGES.get(&problem.code()) else {
                panic!("{} has no sentence", problem.code());
            };
            for (figure, _) in problem.figures() {
                let hole = format!("{{{figure}}}");
                assert!(message.en.contains(&hole) && message.zh.contains(&hole), "{problem:?}");
            }
            for lang in [Lang::En, Lang::Zh] {
                assert!(!problem.say(lang).contains('{'), "{}", problem.say(lang));
            }
        }
    }
}
