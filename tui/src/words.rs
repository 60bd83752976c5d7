//! Tests that everything which can be said has words, in both languages, and that no words are left over.

use crate::tables;
use boards::{Asked, Cards, Scene, Seen};
use catalog::{Catalog, Game, Table};
use engine::{Note, Refusal, Refused, Seat, SeatSet, Seed, Setup, Status, Viewer};
use fluent_syntax::ast::{self, Expression, InlineExpression, Pattern, PatternElement};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;
use texts::{Lang, Texts};

mod bombcat;
pub(crate) mod duel;
mod hegemony;
mod jade;
mod smashup;

/// What is in one message.
#[derive(Default)]
struct Message {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

/// Every message of a language.
fn messages(lang: Lang) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    for (file, content) in texts::files(lang) {
        let resource = fluent_syntax::parser::parse(*content)
            .unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
        for entry in resource.body {
            let (id, pattern) = match entry {
                ast::Entry::Message(ast::Message { id, value, .. }) => {
                    (id.name.to_owned(), value.unwrap_or_else(|| panic!("{} is empty", id.name)))
                }
                ast::Entry::Term(term) => (format!("-{}", term.id.name), term.value),
                _ => continue,
            };
            let mut message = Message::default();
            read_pattern(&pattern, &mut message);
            let twice = found.insert(id.clone(), message);
            assert!(twice.is_none(), "{lang}/{file}: {id} is there twice");
        }
    }
    found
}

fn read_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, message);
        }
    }
}

fn read_expression(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, message),
        Expression::Select { selector, variants } => {
            read_inline(selector, message);
            variants.iter().for_each(|variant| read_pattern(&variant.value, message));
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            message.references.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, .. } => {
            message.references.insert(format!("-{}", id.name));
        }
        InlineExpression::Placeable { expression } => read_expression(expression, message),
        InlineExpression::FunctionReference { id, .. } => panic!("{} is not known here", id.name),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

/// A note, and the figures that the board adds.
type Sample = (Note, Map<String, Value>);

/// Things said at real tables, by kind and code, each with the figures it came with.
#[derive(Default)]
struct Said {
    samples: BTreeMap<(&'static str, String), Vec<Sample>>,
}

impl Said {
    fn add(&mut self, kind: &'static str, note: Note, more: Map<String, Value>) {
        let samples = self.samples.entry((kind, note.code.to_string())).or_default();
        // A few of each will do, as long as they are not all alike.
        if samples.len() < 40 && !samples.contains(&(note.clone(), more.clone())) {
            samples.push((note, more));
        }
    }

    fn codes(&self, kind: &str) -> BTreeSet<&str> {
        let codes = self.samples.keys().filter(|(known, _)| *known == kind);
        codes.map(|(_, code)| code.as_str()).collect()
    }
}

/// What a game can say, and how to make it say it.
struct Spoken {
    name: &'static str,
    /// The options to play it with.
    options: Vec<Value>,
    /// The verbs of commands that are wrong somewhere.
    verbs: &'static [&'static str],
    /// The codes of everything it says, by kind.
    codes: Vec<(&'static str, &'static [&'static str])>,
    /// What games at random do not come to say, with figures.
    rare: Vec<(&'static str, Note)>,
    /// Ids of its other words.
    words: BTreeSet<String>,
}

fn spoken(catalog: &Catalog) -> Vec<Spoken> {
    vec![
        bombcat::spoken(),
        duel::spoken(catalog.game("duel").unwrap()),
        hegemony::spoken(catalog.game("hegemony").unwrap()),
        jade::spoken(catalog.game("jade").unwrap()),
        smashup::spoken(catalog.game("smashup").unwrap()),
    ]
}

/// Plays games at random, and writes down all that is said, also to wrong requests.
fn listen(game: &dyn Game, spoken: &Spoken, said: &mut Said) {
    let texts = Texts::new(Lang::En);
    let size = if std::env::var("ONETABLE_LONG").is_ok() { 200 } else { 10 };
    let (min, max) = game.info().seats;
    for (number, options) in spoken.options.iter().cloned().cycle().take(size * 4).enumerate() {
        let cards = game.cards_at(&options, min);
        let cards: Arc<Cards> = Arc::new(cards.into_iter().collect());
        let setup = Setup {
            options,
            seats: min + (number / 2) as u8 % (max - min + 1),
            seed: Seed::from_number(number as u64),
            random: vec![],
        };
        let mut table = game.create(&setup).unwrap();
        let bot = if number % 3 == 0 { "greedy" } else { "random" };
        let mut decisions = 0;
        while let Status::Awaiting(seats) = table.status() {
            let seat = seats.first().unwrap();
            // Wrong requests are much the same from one decision to the next.
            let wrong = if decisions % 5 == 0 { spoken.verbs } else { &[] };
            decisions += 1;
            listen_now(&*table, &cards, seat, (&texts, wrong), said);
            let batch = table.choose(seat, bot, None).unwrap();
            table.play(seat, &batch, 0).unwrap();
        }
        for told in table.events(Viewer::Public, 0) {
            said.add("event", Note::from_value(told["event"].clone()), Map::new());
        }
    }
}

fn listen_now(
    table: &dyn Table,
    cards: &Arc<Cards>,
    seat: Seat,
    (texts, verbs): (&Texts, &[&str]),
    said: &mut Said,
) {
    if let Some(question) = table.question(seat) {
        said.add("question", question.note, Map::new());
    }
    let options = crate::session::options(table.choices(seat));
    let scene = Scene {
        game: table.game().to_owned(),
        seats: table.seats(),
        viewer: Viewer::Seat(seat),
        view: table.view(Viewer::Seat(seat)),
        awaited: SeatSet::only(seat),
        asked: Some(Asked {
            seat,
            question: None,
            options: options.clone(),
            others: vec![],
            picked: vec![],
        }),
        outcome: None,
        cards: cards.clone(),
    };
    let screen = tables::of(table.game());
    let seen = Seen::new(&scene, texts, &[]);
    for option in options {
        let figures = boards::of(table.game()).figures(seen, &option.action);
        said.add("action", Note::from_value(option.action), figures);
        option.quote.0.into_iter().for_each(|part| said.add("quote", part, Map::new()));
    }
    let wrong = ["99", "1", "0"].iter().flat_map(|n| verbs.iter().map(move |verb| (*verb, *n)));
    for (verb, n) in wrong {
        for words in [vec![verb], vec![verb, n], vec![verb, n, "1"]] {
            let action = screen.command(&scene, &words);
            let refusal = action.and_then(|action| table.check(seat, &action).err());
            if let Some(Refusal(note)) = refusal {
                said.add("refusal", note, Map::new());
            }
        }
    }
}

/// Every refusal of the engine, with figures; a new one does not compile until it is here.
fn engine_refusals() -> Vec<Refusal> {
    let all = [
        Refused::Over,
        Refused::NotYourTurn,
        Refused::NoSuchSeat { seats: 2 },
        Refused::Malformed { problem: "x".into() },
        Refused::BatchSize { most: 256 },
        Refused::BatchTooLong { enough: 1 },
        Refused::SealedNow,
        Refused::TooManyUndos { most: 100 },
        Refused::NothingToUndo,
        Refused::NeedsConsent,
    ];
    all.iter().for_each(|refused| match refused {
        Refused::Over
        | Refused::NotYourTurn
        | Refused::NoSuchSeat { .. }
        | Refused::Malformed { .. }
        | Refused::BatchSize { .. }
        | Refused::BatchTooLong { .. }
        | Refused::SealedNow
        | Refused::TooManyUndos { .. }
        | Refused::NothingToUndo
        | Refused::NeedsConsent => {}
    });
    all.into_iter().map(Refusal::from).collect()
}

/// Every refusal of rooms and servers, with figures; a new one does not compile until it is here.
fn server_refusals() -> Vec<Refusal> {
    use protocol::Refused::*;
    let all = [
        Malformed { problem: "x".into() },
        OtherVersion { ours: 1 },
        HelloOnce,
        UnknownToken,
        NoSuchRoom,
        NotJoined,
        WrongPassword,
        NoSpectators,
        NotSeated,
        NotHost,
        AlreadySeated,
        SeatTaken,
        Unplayable { problem: "x".into() },
        OldNumber { last: 3 },
        HasBegun,
        NotBegun,
        NotReady,
        Stale { decision: 7 },
        Unfinished,
        AlreadyAnswered,
        NoSuchRequest,
        NoMoreTime,
        NotAway { seconds: 60 },
        Closed,
        TooFast,
        TooMany { most: 9 },
        BadText { most: 500 },
        BadName { least: 1, most: 24 },
        BadPassword { least: 8, most: 128 },
        NameTaken,
        WrongLogin,
        HasAccount,
        BadSeal,
        BadSetting { setting: "clock".into(), problem: "x".into() },
        TooLarge { most: 131_072 },
        UnknownModule { hash: "5d0f".into() },
        NotOver,
        CannotKeep,
        NoSuchPage,
        ForeignOrigin,
    ];
    all.iter().for_each(|refused| match refused {
        Malformed { .. } | OtherVersion { .. } | HelloOnce | UnknownToken | NoSuchRoom => {}
        NotJoined | WrongPassword | NoSpectators | NotSeated | NotHost | AlreadySeated => {}
        SeatTaken | HasBegun | NotBegun | NotReady | Stale { .. } | AlreadyAnswered => {}
        NoSuchRequest | NoMoreTime | NotAway { .. } | Closed | TooFast | TooMany { .. } => {}
        BadText { .. } | BadName { .. } | BadPassword { .. } | NameTaken | WrongLogin => {}
        HasAccount | BadSeal | BadSetting { .. } | NotOver | CannotKeep | ForeignOrigin => {}
        Unplayable { .. } | OldNumber { .. } | Unfinished | NoSuchPage => {}
        TooLarge { .. } | UnknownModule { .. } => {}
    });
    all.into_iter().map(Refusal::from).collect()
}

/// The refusals of the catalog, with the figures its door gives them.
fn catalog_refusals() -> Vec<Refusal> {
    let figures = |code: &str| match code {
        "unknown_game" => json!({ "game": "chess", "known": ["jade", "duel"] }),
        "unknown_bot" | "broken_replay" => json!({ "problem": "x" }),
        "wrong_seats" => json!({ "min": 2, "max": 5, "asked": 9 }),
        "wrong_option" => json!({ "option": "deck", "problem": "x" }),
        "bot_count" => json!({ "seats": 2, "bots": 3 }),
        "needs_clock" => json!({ "bot": "greedy@50ms" }),
        "no_such_table" => json!({ "table": 7 }),
        "too_many_tables" | "too_long" => json!({ "most": 1000 }),
        "other_rules" => json!({ "theirs": "ab", "ours": "cd" }),
        other => panic!("what are the figures of {other}?"),
    };
    let refusal = |code: &&'static str| {
        let figures = figures(code).as_object().unwrap().clone();
        Refusal(Note { code: (*code).into(), figures })
    };
    catalog::REFUSALS.iter().map(refusal).collect()
}

/// Ids of a kind.
fn ids(game: &str, kind: &str, codes: &[&str]) -> Vec<String> {
    codes.iter().map(|code| format!("{game}-{kind}-{code}")).collect()
}

/// Every id of a game that somebody can ask for.
fn game_ids(game: &dyn Game, spoken: &Spoken) -> BTreeSet<String> {
    let name = spoken.name;
    let mut all = BTreeSet::from([format!("{name}-name")]);
    all.extend(spoken.codes.iter().flat_map(|(kind, codes)| ids(name, kind, codes)));
    // Things that players can bring have their names with them.
    let cards = game.cards().into_iter().filter(|(_, info)| info.get("name").is_none());
    all.extend(cards.map(|(card, _)| format!("{name}-card-{card}")));
    all.extend(spoken.words.iter().cloned());
    for (option, values) in options(&game.info().options) {
        all.insert(format!("{name}-option-{option}"));
        all.insert(format!("{name}-option-{option}-about"));
        all.extend(values.iter().map(|value| format!("{name}-option-{option}-{value}")));
    }
    all
}

/// What the scores of a game are made of.
fn score_parts(game: &dyn Game) -> Vec<String> {
    let setup =
        Setup { options: Value::Null, seats: 2, seed: Seed::from_number(1), random: vec![] };
    let mut table = game.create(&setup).unwrap();
    let outcome = loop {
        match table.status() {
            Status::Over(outcome) => break outcome,
            Status::Awaiting(seats) => {
                let seat = seats.first().unwrap();
                let batch = table.choose(seat, "random", None).unwrap();
                table.play(seat, &batch, 0).unwrap();
            }
        }
    };
    outcome.standings[0].parts.iter().map(|(part, _)| part.to_string()).collect()
}

/// The options in a JSON Schema with the values each can have.
fn options(schema: &Value) -> Vec<(String, Vec<String>)> {
    let resolve = |value: &Value| match value["$ref"].as_str() {
        Some(reference) => schema.pointer(reference.trim_start_matches('#')).unwrap().clone(),
        None => value.clone(),
    };
    let fields = schema["properties"].as_object().unwrap();
    let named = fields.iter().map(|(name, field)| {
        let field = resolve(field);
        let values: Vec<String> = match (&field["enum"], &field["oneOf"]) {
            _ if field["type"] == "boolean" => vec!["true".into(), "false".into()],
            (Value::Array(values), _) => {
                values.iter().map(|value| value.as_str().unwrap().to_owned()).collect()
            }
            (_, Value::Array(variants)) => {
                variants.iter().map(|one| one["const"].as_str().unwrap().to_owned()).collect()
            }
            // A list is not asked for on a screen, and numbers need no words.
            _ if field["type"] == "array" || field["type"] == "integer" => Vec::new(),
            _ => panic!("what values has {name}: {field}?"),
        };
        (name.clone(), values)
    });
    named.collect()
}

/// Texts of the source files of a crate, tests included.
fn sources(folder: &Path, found: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

/// The messages that the terminal and the boards ask for by name.
fn asked_by_name() -> BTreeSet<String> {
    let mut source = String::new();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    sources(&here.join("src"), &mut source);
    sources(&here.join("../boards/src"), &mut source);
    let named = |text: &&str| {
        let name = text.strip_prefix("tui-").or_else(|| text.strip_prefix("board-"));
        name.is_some_and(|name| {
            let plain = name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            plain && !name.is_empty() && !name.ends_with('-')
        })
    };
    let whole = source.split('"').filter(named);
    let id = |name: &&str| format!("board-bot-{name}");
    let levels = bots::LEVELS.iter().map(id);
    // Kinds need no words of their own.
    let kinds = bots::KINDS.iter().map(id).filter(|id| Texts::new(Lang::En).has(id));
    whole.map(str::to_owned).chain(levels).chain(kinds).collect()
}

#[test]
fn everything_that_is_said_has_words_with_nothing_missing_in_them() {
    let catalog = Catalog::built_in().unwrap();
    for spoken in spoken(&catalog) {
        let game = catalog.game(spoken.name).unwrap();
        let mut said = Said::default();
        listen(game, &spoken, &mut said);
        for (kind, note) in &spoken.rare {
            said.add(kind, note.clone(), Map::new());
        }
        for (kind, codes) in &spoken.codes {
            let heard = said.codes(kind);
            let unheard: Vec<_> = codes.iter().filter(|code| !heard.contains(*code)).collect();
            let is_said = *kind != "reason";
            assert!(!is_said || unheard.is_empty(), "no game has said {kind} {unheard:?}");
        }
        let names: Vec<String> = (0..5).map(|seat| format!("P{seat}")).collect();
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let speaker = texts.at(spoken.name, &names);
            let mut problems = Vec::new();
            for ((kind, _), samples) in &said.samples {
                for (note, more) in samples {
                    problems.extend(speaker.problems(kind, note, more));
                }
            }
            for id in game_ids(game, &spoken) {
                // Those with figures were heard with them above.
                if !texts.has(&id) {
                    problems.push(format!("{lang}: there is no {id}"));
                }
            }
            assert!(problems.is_empty(), "{problems:#?}");
        }
    }
}

#[test]
fn the_engine_the_catalog_and_servers_refuse_in_words() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let refusals = engine_refusals().into_iter().chain(catalog_refusals());
        for refusal in refusals.chain(server_refusals()) {
            let id = format!("common-refusal-{}", refusal.code());
            let figures: Vec<_> = refusal.0.figures.iter().collect();
            let figures: Vec<_> =
                figures.iter().map(|(name, value)| (name.as_str(), (*value).clone())).collect();
            let problems = texts.problems(&id, &figures);
            assert!(problems.is_empty(), "{problems:#?}");
        }
    }
}

#[test]
fn both_languages_say_the_same_things_with_the_same_figures() {
    let (en, zh) = (messages(Lang::En), messages(Lang::ZhCn));
    let ids =
        |messages: &BTreeMap<String, Message>| messages.keys().cloned().collect::<BTreeSet<_>>();
    let differ: Vec<_> = ids(&en).symmetric_difference(&ids(&zh)).cloned().collect();
    assert!(differ.is_empty(), "in one language only: {differ:?}");
    for (id, message) in &en {
        assert_eq!(message.variables, zh[id].variables, "{id}");
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for lang in Lang::ALL {
        let messages = messages(lang);
        for (id, message) in &messages {
            for reference in &message.references {
                assert!(messages.contains_key(reference), "{lang}: {id} refers to {reference}");
            }
        }
    }
}

#[test]
fn no_message_is_left_over_and_none_that_is_asked_for_is_missing() {
    /// Checked by the crates that ask for them.
    const ELSEWHERE: &[&str] = &["cli-"];
    let catalog = Catalog::built_in().unwrap();
    let mut known = asked_by_name();
    for spoken in spoken(&catalog) {
        known.extend(game_ids(catalog.game(spoken.name).unwrap(), &spoken));
    }
    known.extend(["common-list", "common-parts", "common-reason-conceded"].map(str::to_owned));
    let refusals = engine_refusals().into_iter().chain(catalog_refusals());
    let refusals = refusals.chain(server_refusals());
    known.extend(refusals.map(|refusal| format!("common-refusal-{}", refusal.code())));
    for lang in Lang::ALL {
        let written: BTreeSet<String> = messages(lang)
            .into_keys()
            .filter(|id| !ELSEWHERE.iter().any(|prefix| id.starts_with(prefix)))
            .collect();
        let unused: Vec<_> = written.difference(&known).collect();
        assert!(unused.is_empty(), "{lang}: nothing asks for {unused:?}");
        let missing: Vec<_> = known.difference(&written).collect();
        assert!(missing.is_empty(), "{lang}: there is no {missing:?}");
    }
}
