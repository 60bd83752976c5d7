//! From JSON to a module. Any value at all, and any bytes at all, become a module and a report: what cannot be
//! understood counts as an empty place, what is too much is left out, and both are noted.

mod expr;
mod lists;
mod parts;

use super::module::{Base, LocalName, Module, Named, Sort, limits};
use super::nodes::Kind;
use super::program::{ActionId, NONE, Node, Program};
use super::report::{Problem, Report};
use super::table::{Declared, Table};
use super::text::{Words, clean};
use super::words::{Per, Word};
use serde_json::{Map, Value};

/// Reads a file. `base` holds what modules may name of the base set; for the base set itself it is empty.
pub fn decode(bytes: &[u8], base: &Base) -> (Module, Report) {
    // Some editors begin a file with a mark of its encoding.
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let problem = if bytes.len() > limits::BYTES {
        Problem::TooLarge { bytes: bytes.len().to_string(), most: limits::BYTES.to_string() }
    } else {
        match serde_json::from_slice::<Value>(bytes) {
            Ok(value) => return decode_value(&value, base),
            Err(error) => not_json(&error),
        }
    };
    let (module, mut report) = decode_value(&Value::Object(Map::new()), base);
    report.remarks.clear();
    report.add(String::new(), problem);
    (module, report)
}

/// What fields take that hold a whole number, or whether something is so.
const NUMBERS: &str = "0, 1, 2…";
const FLAGS: &str = "true, false";

/// What is wrong with a text that is no JSON, and where.
fn not_json(error: &serde_json::Error) -> Problem {
    let (line, column) = (error.line().to_string(), error.column().to_string());
    let place = format!(" at line {line} column {column}");
    let whole = error.to_string();
    let reason = match whole.strip_suffix(&place).unwrap_or(&whole) {
        _ if error.is_eof() => "eof",
        "expected value" => "no_value",
        "trailing comma" => "last_comma",
        "key must be a string" => "bare_name",
        "expected `:`" => "no_colon",
        "expected `,` or `}`" | "expected `,` or `]`" => "no_comma",
        "trailing characters" => "more_after",
        "invalid number" | "number out of range" => "bad_number",
        "recursion limit exceeded" => "nested",
        whole if whole.contains("escape") || whole.contains("unicode") => "bad_escape",
        whole if whole.contains("control character") => "open_text",
        _ => "unread",
    };
    Problem::NotJson { line, column, reason: reason.to_owned() }
}

/// Reads a value that already is JSON.
pub fn decode_value(value: &Value, base: &Base) -> (Module, Report) {
    let mut decoder = Decoder::new(base);
    let nothing = Map::new();
    let object = match value {
        Value::Object(object) => object,
        _ => {
            decoder.note(Problem::NotAModule {});
            &nothing
        }
    };
    let module = decoder.module(object);
    (module, decoder.report)
}

/// A step on the way to a value.
#[derive(Clone, Copy)]
enum Step<'a> {
    Key(&'a str),
    Index(usize),
}

/// What a module declares: the names, in order.
#[derive(Default)]
struct Names {
    vars: Vec<(String, Per)>,
    tags: Vec<String>,
    regions: Vec<String>,
    cards: Vec<String>,
    actions: Vec<String>,
}

struct Decoder<'a> {
    table: &'static Table,
    base: &'a Base,
    own: Names,
    report: Report,
    path: Vec<Step<'a>>,
    /// How many more nodes are read.
    budget: usize,
    /// Something was left out because there were too many.
    exhausted: bool,
    program: Program,
    /// The names of the action that is being read.
    locals: Vec<LocalName>,
    /// Who is asked for cards, while such a statement is read: usually they come out of that hand.
    asked: Option<u16>,
    /// Something of the table is built, which is neither counted nor noted.
    trusted: bool,
}

impl<'a> Decoder<'a> {
    fn new(base: &'a Base) -> Self {
        Decoder {
            table: Table::built_in(),
            base,
            own: Names::default(),
            report: Report::default(),
            path: Vec::new(),
            budget: limits::NODES,
            exhausted: false,
            program: Program::default(),
            locals: Vec::new(),
            asked: None,
            trusted: false,
        }
    }

    fn note(&mut self, problem: Problem) {
        if self.trusted || self.report.is_full() {
            return;
        }
        let mut path = String::new();
        for step in &self.path {
            path.push('/');
            match step {
                Step::Key(key) => path.push_str(&key.replace('~', "~0").replace('/', "~1")),
                Step::Index(index) => path.push_str(&index.to_string()),
            }
        }
        self.report.add(path, problem);
    }

    /// Does something one step further in.
    fn at<T>(&mut self, step: Step<'a>, work: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(step);
        let done = work(self);
        self.path.pop();
        done
    }

    /// Takes one node off the budget, and says once that it is used up.
    fn spend(&mut self) -> bool {
        if self.trusted {
            return true;
        }
        match self.budget.checked_sub(1) {
            Some(left) => self.budget = left,
            None if self.exhausted => {}
            None => {
                self.exhausted = true;
                self.note(Problem::TooManyNodes { most: limits::NODES.to_string() });
            }
        }
        !self.exhausted
    }

    fn push(&mut self, kind: Kind, slots: &[u16]) -> u16 {
        let number = |length: usize| u16::try_from(length).unwrap_or(NONE);
        let at = number(self.program.nodes.len());
        let first = number(self.program.slots.len());
        let fields = u8::try_from(slots.len()).unwrap_or(u8::MAX);
        self.program.slots.extend_from_slice(slots);
        self.program.nodes.push(Node { kind, first, fields });
        at
    }

    /// The object in a value; anything else is noted and empty.
    fn object(&mut self, value: &'a Value, what: &str) -> Option<&'a Map<String, Value>> {
        let object = value.as_object();
        if object.is_none() {
            self.note(Problem::WrongValue { field: what.into() });
        }
        object
    }

    /// Notes the fields that nothing reads, but those that are there for people and for editors.
    fn known(&mut self, object: &'a Map<String, Value>, is_known: impl Fn(&str) -> bool) {
        if self.trusted {
            return;
        }
        for key in object.keys() {
            if !is_known(key) && !["ui", "note"].contains(&key.as_str()) {
                let (field, _) = clean(key, limits::ID);
                self.at(Step::Key(key), |this| this.note(Problem::UnknownField { field }));
            }
        }
    }

    /// The object of something that has these fields.
    fn fields(&mut self, object: &'a Map<String, Value>, fields: &[&str]) {
        self.known(object, |key| fields.contains(&key));
    }

    /// A text that is written here or missing.
    fn words(&mut self, object: &'a Map<String, Value>, key: &'a str) -> Words {
        let Some(value) = object.get(key) else { return Words::default() };
        self.at(Step::Key(key), |this| match Words::read(value) {
            Some((words, cut)) => {
                if cut {
                    this.note(Problem::TextCut { most: limits::TEXT.to_string() });
                }
                if let Some(languages) = value.as_object() {
                    this.fields(languages, &["en", "zh"]);
                }
                words
            }
            None => {
                this.note(Problem::WrongValue { field: key.into() });
                Words::default()
            }
        })
    }

    /// A word of a fixed set; `None` if it is missing or unknown.
    fn word<W: Word>(&mut self, object: &'a Map<String, Value>, key: &'a str) -> Option<W> {
        let value = object.get(key)?;
        let found = value.as_str().and_then(W::named);
        if found.is_none() {
            self.at(Step::Key(key), |this| this.wrong(key, value, &W::NAMES.join(", ")));
        }
        found
    }

    fn flag(&mut self, object: &'a Map<String, Value>, key: &'a str, default: bool) -> bool {
        match object.get(key) {
            None => default,
            Some(Value::Bool(flag)) => *flag,
            Some(value) => {
                self.at(Step::Key(key), |this| this.wrong(key, value, FLAGS));
                default
            }
        }
    }

    fn int(&mut self, object: &'a Map<String, Value>, key: &'a str, default: i16) -> i16 {
        match object.get(key) {
            None => default,
            Some(value) => match whole(value) {
                Some(number) => number,
                None => {
                    self.at(Step::Key(key), |this| this.wrong(key, value, NUMBERS));
                    default
                }
            },
        }
    }

    /// Notes a value that is not one of those a field takes.
    fn wrong(&mut self, field: &str, value: &Value, choices: &str) {
        let (word, _) = clean(&value.to_string(), limits::ID);
        let (field, choices) = (field.to_owned(), choices.to_owned());
        self.note(Problem::WrongWord { field, word, choices });
    }

    /// The number of a declared name, and a note if there is none. The actions that no module declares can be
    /// answered, but neither run nor given.
    fn declared(&mut self, sort: Declared, value: &Value, reserved: bool) -> u16 {
        if value.is_null() {
            return NONE;
        }
        let Some(name) = value.as_str() else {
            self.note(Problem::WrongValue { field: sort.name().into() });
            return NONE;
        };
        let action = ActionId::RESERVED.iter().find(|(word, _)| *word == name);
        if let Some((_, id)) = action.filter(|_| reserved && sort == Declared::Action) {
            return id.0;
        }
        if let Some(at) = self.find(sort, name) {
            return at;
        }
        let (name, _) = clean(name, limits::ID);
        self.note(Problem::UnknownName { sort: sort.name().into(), name });
        NONE
    }

    fn find(&self, sort: Declared, name: &str) -> Option<u16> {
        let (name, _) = clean(name, limits::ID);
        let place = |names: &[String]| names.iter().position(|known| *known == name);
        let shared = |own: &[String], base: &[Named]| {
            let own = place(own).map(|at| at + base.len());
            own.or_else(|| base.iter().position(|known| known.id == name))
        };
        let at = match sort {
            Declared::Var => self.own.vars.iter().position(|(known, _)| *known == name),
            Declared::Tag => place(&self.own.tags),
            Declared::Region => place(&self.own.regions),
            Declared::Def => shared(&self.own.cards, &self.base.cards),
            Declared::Action => shared(&self.own.actions, &self.base.actions),
        };
        u16::try_from(at?).ok()
    }

    /// The number of a name inside the action, which is new if it was not met before.
    fn local(&mut self, sort: Sort, name: &str, bound: bool) -> u16 {
        let (name, _) = clean(name, limits::ID);
        if name.is_empty() {
            return NONE;
        }
        let known = self.locals.iter().position(|local| local.sort == sort && local.name == name);
        let at = known.unwrap_or_else(|| {
            self.locals.push(LocalName { sort, name, bound: false });
            self.locals.len() - 1
        });
        if let Some(local) = self.locals.get_mut(at) {
            local.bound |= bound;
        }
        u16::try_from(at).unwrap_or(NONE)
    }
}

/// A whole number within the bounds of the language; fractions are cut off.
fn whole(value: &Value) -> Option<i16> {
    let number = value.as_i64().map_or_else(|| value.as_f64(), |number| Some(number as f64))?;
    let most = f64::from(limits::NUMBER);
    // The bounds fit, and a number that is none becomes 0.
    Some(number.clamp(-most, most) as i16)
}
