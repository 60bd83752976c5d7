//! A table for tests: cards, heroes and modules where a test wants them, played through the public door.
//!
//! What players do and what they are told is written in short: `"use pair, lantern, lantern, p1"` is a whole choice,
//! `"lantern to discard"` a line of what was told.
#![allow(dead_code, unreachable_pub, reason = "each test file uses what it needs")]

use bombcat::speech::Action;
use bombcat::{BombCat, Options};
use engine::{
    Card, Files, Match, Played, Rules, ScriptedChance, ScriptedDraw, Seat, Seed, Status, Viewer,
    card,
};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};

pub static DATA: LazyLock<Arc<bombcat::data::Data>> =
    LazyLock::new(|| BombCat::load(&Files::built_in(BombCat::FILES)).expect("the data are sound"));

/// A position that is being laid out.
pub struct Layout {
    seats: u8,
    options: Value,
    lists: Vec<(String, Vec<Value>)>,
    other: Vec<(String, Value)>,
    random: Vec<ScriptedDraw>,
}

fn cards(names: &str) -> Vec<Value> {
    names.split_whitespace().map(|name| Value::from(format!("#{name}"))).collect()
}

/// A table of as many players as hands, without heroes. It is the first turn of seat 0; ten parcels are in the deck,
/// nothing is in the discard pile, and the bank has one blank of each name.
pub fn table(hands: &[&str]) -> Layout {
    let hands: Vec<(String, Vec<Value>)> =
        hands.iter().enumerate().map(|(at, hand)| (format!("/hands/{at}"), cards(hand))).collect();
    let layout = Layout {
        seats: hands.len() as u8,
        options: json!({}),
        lists: hands,
        other: Vec::new(),
        random: Vec::new(),
    };
    layout.deck(&"parcel ".repeat(10)).discard("").bank("lantern button teapot drizzle parcel")
}

impl Layout {
    fn list(mut self, path: &str, names: &str) -> Self {
        self.lists.retain(|(other, _)| other != path);
        self.lists.push((path.to_owned(), cards(names)));
        self
    }

    /// The first is on top.
    pub fn deck(self, names: &str) -> Self {
        self.list("/deck", names)
    }

    pub fn discard(self, names: &str) -> Self {
        self.list("/discard", names)
    }

    pub fn bank(self, names: &str) -> Self {
        self.list("/bank", names)
    }

    /// A region of a player that a module has brought, by its number among all of them.
    pub fn own(self, at: usize, names: &str) -> Self {
        self.list(&format!("/own/{at}"), names)
    }

    pub fn option(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.options[name] = value.into();
        self
    }

    /// Heroes by seat; an empty text is none.
    pub fn heroes(self, ids: &[&str]) -> Self {
        let ids: Vec<String> = ids
            .iter()
            .map(|id| if id.is_empty() { String::new() } else { format!("hero.{id}") })
            .collect();
        self.option("seated", ids)
    }

    pub fn module(mut self, module: Value) -> Self {
        let mut modules = self.options["modules"].as_array().cloned().unwrap_or_default();
        modules.push(module);
        self.options["modules"] = Value::Array(modules);
        self.options["copies"] = json!(0);
        self
    }

    /// A module that is no hero and has only these actions; everybody has them.
    pub fn actions(self, actions: Value) -> Self {
        self.module(json!({"v": 1, "id": "m", "actions": actions}))
    }

    /// A hero of one seat with these actions.
    pub fn hero_with(self, seat: usize, module: Value) -> Self {
        let mut module = module;
        module["v"] = json!(1);
        module["hero"] = json!({"en": "H", "zh": "H"});
        let id = module["id"].as_str().expect("a hero has an id").to_owned();
        let mut seated: Vec<Value> = self.options["seated"].as_array().cloned().unwrap_or_default();
        while seated.len() <= seat {
            seated.push(json!(""));
        }
        seated[seat] = json!(id);
        self.module(module).option("seated", seated)
    }

    /// Some other part of the position.
    pub fn with(mut self, path: &str, value: Value) -> Self {
        self.other.push((path.to_owned(), value));
        self
    }

    /// Who comes when, by seat; a seat that comes again gets extra turns before its own.
    pub fn bucket(self, seats: &[(u8, bool)]) -> Self {
        let token = |&(seat, extra): &(u8, bool)| match extra {
            true => json!({"seat": seat, "kind": "extra"}),
            false => json!({"seat": seat}),
        };
        self.with("/bucket", Value::from(seats.iter().map(token).collect::<Vec<_>>()))
    }

    /// Draws of luck under a label, in order.
    pub fn luck(mut self, label: &str, value: &[u32]) -> Self {
        let draw = json!({"label": label, "value": value});
        self.random.push(serde_json::from_value(draw).expect("such a draw can be set"));
        self
    }

    pub fn begin(self) -> Desk {
        let options: Options =
            serde_json::from_value(self.options.clone()).expect("such options exist");
        let rules = engine::rules::open::<BombCat>(&DATA, &options, self.seats);
        let rules = Arc::new(rules.expect("such a table can be opened"));
        let mut chance = ScriptedChance::new(Seed::from_number(7), &self.random);
        let dealt = rules.deal(&mut chance);
        let mut state = card::to_json(&*rules, &dealt);
        let total = dealt.cards.len();
        let mut laid = 0;
        for (path, list) in &self.lists {
            laid += list.len();
            *state.pointer_mut(path).unwrap_or_else(|| panic!("there is no {path}")) =
                Value::Array(list.clone());
        }
        // Whatever is not laid out has left the game.
        let rest = total.checked_sub(laid).expect("there are not so many cards");
        state["gone"] = Value::Array(vec![json!("#zoomies"); rest]);
        let bucket = (0..self.seats).map(|seat| json!({"seat": seat}));
        state["bucket"] = Value::Array(bucket.collect());
        state["seat"] = json!(0);
        for (path, value) in self.other {
            let (parent, last) = path.rsplit_once('/').expect("a path");
            match state.pointer_mut(parent) {
                Some(Value::Object(fields)) => _ = fields.insert(last.to_owned(), value),
                _ => panic!("there is no {parent}"),
            }
        }
        let state = engine::rules::read_state(&*rules, &state).expect("the position is possible");
        Desk { game: Match::from_position(rules, state, chance), mark: 0 }
    }
}

/// A game under way.
#[derive(Clone)]
pub struct Desk {
    pub game: Match<BombCat>,
    mark: usize,
}

fn seat(n: u8) -> Seat {
    Seat::new(n)
}

/// What a name means to readers: without what it is a name of, and of which module.
fn bare(name: &str) -> &str {
    let name = name.trim_start_matches('#');
    let name = ["do.", "tag.", "at.", "var.", "module.", "text."]
        .iter()
        .fold(name, |name, prefix| name.strip_prefix(prefix).unwrap_or(name));
    name.rsplit('/').next().unwrap_or(name)
}

fn of(value: &Value) -> String {
    value.as_str().map_or_else(|| "?".to_owned(), |name| bare(name).to_owned())
}

/// A region in short: `hand1`, `deck`, `bait0`.
fn spot(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Object(fields) => match fields.iter().next() {
            Some((kind, inner)) if kind == "hand" => format!("hand{}", inner["seat"]),
            Some((kind, inner)) if kind == "own" => {
                format!("{}{}", of(&inner["region"]), inner["seat"])
            }
            Some((_, inner)) => of(&inner["region"]),
            None => String::new(),
        },
        _ => String::new(),
    }
}

fn by(value: &Value) -> String {
    match value {
        Value::String(_) => "game".to_owned(),
        other => other["player"]["seat"].to_string(),
    }
}

/// An event in short.
fn line(event: &Value) -> String {
    if let Some(name) = event.as_str() {
        return name.to_owned();
    }
    let (kind, it) = event.as_object().and_then(|it| it.iter().next()).expect("an event");
    let action = || of(&it["action"]);
    match kind.as_str() {
        "used" => {
            let targets: Vec<String> = it["targets"]
                .as_array()
                .map(|all| all.iter().map(Value::to_string).collect())
                .unwrap_or_default();
            let at = if targets.is_empty() {
                String::new()
            } else {
                format!(" at {}", targets.join(","))
            };
            format!("{} uses {}{at}", it["seat"], action())
        }
        "reacted" => format!("{} reacts {}", it["seat"], action()),
        "took_effect" => format!("{} works", action()),
        "failed" => format!("{} fails", action()),
        "spared" => format!("{} spares {}", action(), it["seat"]),
        "left" => format!("{} leaves {}", of(&it["card"]), spot(&it["from"])),
        "moved" => format!("{} to {}", of(&it["card"]), spot(&it["to"])),
        "returned" => format!("{} back to {}", of(&it["card"]), spot(&it["to"])),
        "created" => format!("{} made", of(&it["card"])),
        "tagged" => format!("{} on {}", of(&it["tag"]), of(&it["card"])),
        "untagged" => format!("{} off {}", of(&it["tag"]), of(&it["card"])),
        "rejected" => format!("{} rejects {}", action(), of(&it["against"])),
        "redirected" => format!("{} from {} to {}", action(), it["source"], it["victim"]),
        "peeked" => {
            let cards = it["cards"]
                .as_array()
                .map(|all| all.iter().map(|card| of(&card["card"])).collect::<Vec<_>>().join(" "));
            format!("{} peeks {}", it["seat"], cards.unwrap_or_else(|| it["n"].to_string()))
        }
        "reordered" => {
            let cards =
                it["cards"].as_array().map(|all| all.iter().map(of).collect::<Vec<_>>().join(" "));
            format!("{} orders {}", it["seat"], cards.unwrap_or_else(|| it["n"].to_string()))
        }
        "was_cut" => format!("{} cuts {}", it["seat"], it["place"]),
        "turn_began" => format!("turn of {}", it["seat"]),
        "turn_ending" => format!("{} ends", it["seat"]),
        "turn_ended" => format!("end of {}", it["seat"]),
        "turn_cut_short" => format!("{} stops", it["seat"]),
        "token_added" => format!("token of {} at {}", it["seat"], it["place"]),
        "token_dropped" => format!("no token of {}", it["seat"]),
        "exploding" => format!("{} ticks in {}", of(&it["card"]), it["seat"]),
        "exploded" => format!("{} explodes", it["seat"]),
        "dying" => format!("{} is dying", it["seat"]),
        "died" => format!("{} is dead", it["seat"]),
        "named" => format!("{} names {}", it["seat"], of(&it["card"])),
        "var_set" => format!("{} is {}", of(&it["var"]), it["value"]),
        "fizzled" => format!("{} fizzles", of(&it["module"])),
        "asked" => format!("{} is asked", it["seat"]),
        "declined" => format!("{} declines", it["seat"]),
        "shuffled" => format!("{} shuffled", spot(&it["region"])),
        "game_ended" => format!("over {}", it["reason"].as_str().unwrap_or_default()),
        _ => kind.clone(),
    }
}

impl Desk {
    fn json(&self, said: &impl serde::Serialize) -> Value {
        card::to_json(&**self.game.rules(), said)
    }

    /// What can be done, in short.
    fn labels(&self, actions: &[Action]) -> Vec<String> {
        let mut ways = 0;
        let mut label = |action: &Action| {
            let it = self.json(action);
            if let Some(name) = it.as_str() {
                return name.to_owned();
            }
            let (kind, it) = it.as_object().and_then(|it| it.iter().next()).expect("an action");
            match kind.as_str() {
                "use" => {
                    let way = it["way"].as_u64().unwrap_or(0);
                    let name = of(&it["action"]);
                    if way == 0 { format!("use {name}") } else { format!("use {name} {way}") }
                }
                "card" => of(&it["card"]),
                "unseen" => "unseen".to_owned(),
                "player" => format!("p{}", it["seat"]),
                "region" => spot(&it["region"]),
                "name" => format!("name {}", of(&it["card"])),
                "number" => format!("n {}", it["n"]),
                "place" => format!("at {}", it["place"]),
                "way" => {
                    ways += 1;
                    format!("way {}", ways - 1)
                }
                "pay" => format!("pay {}", it["way"]),
                "hero" => format!("hero {}", of(&it["hero"])),
                _ => kind.clone(),
            }
        };
        actions.iter().map(&mut label).collect()
    }

    /// What a seat can do, in short.
    pub fn options(&self, n: u8) -> Vec<String> {
        self.labels(&self.game.actions(seat(n)))
    }

    pub fn can(&self, n: u8, what: &str) -> bool {
        self.options(n).iter().any(|option| option == what)
    }

    /// What a choice that begins like this can go on with.
    pub fn then(&self, n: u8, words: &str) -> Vec<String> {
        let mut copy = self.clone();
        let mut batch = Vec::new();
        let mut actions = copy.game.actions(seat(n));
        for word in words.split(", ") {
            batch.push(copy.pick(n, &actions, word));
            match copy.game.preview(seat(n), &batch) {
                Ok(Played::Unfinished(draft)) => {
                    actions = draft.actions.into_iter().map(|(action, _)| action).collect();
                }
                _ => return Vec::new(),
            }
        }
        copy.labels(&actions)
    }

    fn pick(&self, n: u8, actions: &[Action], word: &str) -> Action {
        let labels = self.labels(actions);
        let at = labels.iter().position(|label| label == word);
        actions[at.unwrap_or_else(|| panic!("seat {n} cannot \"{word}\", but {labels:?}"))]
    }

    /// A seat makes a choice, pick by pick. What leaves no choice need not be said.
    #[track_caller]
    pub fn go(&mut self, n: u8, words: &str) -> &mut Self {
        let mut batch: Vec<Action> = Vec::new();
        let mut actions = self.game.actions(seat(n));
        assert!(!actions.is_empty(), "seat {n} is not asked, but {:?}", self.asked());
        for word in words.split(", ") {
            batch.push(self.pick(n, &actions, word));
            match self.game.preview(seat(n), &batch) {
                Ok(Played::Unfinished(draft)) => {
                    actions = draft.actions.into_iter().map(|(action, _)| action).collect();
                }
                Ok(Played::Done) => actions.clear(),
                Err(refusal) => panic!("\"{word}\" of \"{words}\" is refused: {refusal}"),
            }
        }
        match self.game.play(seat(n), &batch, 0) {
            Ok(Played::Done) => self,
            _ => panic!("\"{words}\" is not all: {:?}", self.labels(&actions)),
        }
    }

    /// Why a seat cannot do this.
    pub fn refusal(&mut self, n: u8, actions: &[Value]) -> String {
        let rules = self.game.rules().clone();
        let batch: Result<Vec<Action>, _> =
            actions.iter().map(|action| card::from_json(&*rules, action)).collect();
        let before = self.game.digest();
        let played = batch.and_then(|batch| self.game.play(seat(n), &batch, 0));
        assert_eq!(self.game.digest(), before, "what is refused changes nothing");
        match played {
            Err(refusal) => refusal.code().to_owned(),
            Ok(Played::Unfinished(_)) => "unfinished".to_owned(),
            Ok(Played::Done) => panic!("it was done"),
        }
    }

    /// Who is asked; nobody once the game is over.
    pub fn asked(&self) -> Option<u8> {
        match self.game.status() {
            Status::Awaiting(seats) => seats.first().map(|seat| seat.index() as u8),
            Status::Over(_) => None,
        }
    }

    /// What is asked, with its figures.
    pub fn question(&self) -> Value {
        let Some(n) = self.asked() else { return Value::Null };
        self.game.question(seat(n)).map(|question| self.json(&question)).unwrap_or_default()
    }

    /// The code of what is asked.
    pub fn code(&self) -> String {
        let question = self.question();
        let code = question.pointer("/what/code").or(question.pointer("/code"));
        code.and_then(Value::as_str).map_or_else(|| question.to_string(), str::to_owned)
    }

    /// Whether somebody is asked whether to answer something.
    fn answers(&self) -> bool {
        let code = self.code();
        code.starts_with("answer") || code == "explosion"
    }

    /// Everybody lets go whatever could be answered; gives back who was asked about what: `2:night_eyes 1` is
    /// seat 2 about night eyes with a success of 1.
    #[track_caller]
    pub fn quiet(&mut self) -> Vec<String> {
        let mut asked = Vec::new();
        while let Some(n) = self.asked()
            && self.answers()
        {
            asked.push(self.about());
            self.go(n, "pass");
            assert!(asked.len() < 500, "they are asked for ever");
        }
        asked
    }

    /// The same, but whoever holds a bomb that explodes is left to answer.
    pub fn quiet_but_explosions(&mut self) {
        while let Some(n) = self.asked()
            && self.code().starts_with("answer")
        {
            self.go(n, "pass");
        }
    }

    /// The seat that is asked, and about what.
    pub fn about(&self) -> String {
        let n = self.asked().expect("somebody is asked");
        let polls = self.json(&self.game.view(Viewer::Public))["answering"].clone();
        let last = polls.as_array().and_then(|all| all.last()).cloned().unwrap_or_default();
        let done = if last["done"] == true { " done" } else { "" };
        format!("{n}:{} {}{done}", of(&last["action"]), last["ok"])
    }

    /// The same as [`Desk::go`], after which everybody else passes.
    #[track_caller]
    pub fn alone(&mut self, n: u8, words: &str) -> &mut Self {
        self.go(n, words);
        self.quiet();
        self
    }

    /// Everything that was told since the last look, in short.
    pub fn told(&mut self) -> Vec<String> {
        let told = self.told_to("public");
        self.mark = self.game.record().len();
        told
    }

    /// The same as somebody hears it, without it having been looked at. What programs mean and reckon is left out.
    pub fn told_to(&self, who: impl Into<Value>) -> Vec<String> {
        let is_shown = |event: &&Value| event.get("meant").or(event.get("reckoned")).is_none();
        self.events(who).iter().filter(is_shown).map(line).collect()
    }

    /// The same in full.
    pub fn events(&self, who: impl Into<Value>) -> Vec<Value> {
        let viewer: Viewer = serde_json::from_value(who.into()).expect("a viewer");
        let rules = self.game.rules();
        let entries = self.game.record()[self.mark..].iter();
        let events = entries.filter_map(|entry| match entry {
            engine::Entry::Event(event) => rules.redact(event, viewer),
            _ => None,
        });
        events.map(|event| self.json(&event)).collect()
    }

    /// Part of the position.
    pub fn at(&self, path: &str) -> Value {
        self.game.state_json().pointer(path).cloned().unwrap_or_default()
    }

    fn names(&self, path: &str) -> String {
        let list = self.at(path);
        let list = list.as_array().unwrap_or_else(|| panic!("there is no list {path}"));
        list.iter().map(of).collect::<Vec<_>>().join(" ")
    }

    pub fn hand(&self, n: u8) -> String {
        self.names(&format!("/hands/{n}"))
    }

    pub fn deck(&self) -> String {
        self.names("/deck")
    }

    pub fn discard(&self) -> String {
        self.names("/discard")
    }

    pub fn bank(&self) -> String {
        self.names("/bank")
    }

    pub fn own(&self, at: usize) -> String {
        self.names(&format!("/own/{at}"))
    }

    /// The seats whose turns come, extra ones with a plus.
    pub fn bucket(&self) -> String {
        let bucket = self.at("/bucket");
        let token = |token: &Value| {
            let sign = match &token["kind"] {
                Value::Null => "",
                Value::String(_) => "+",
                _ => "!",
            };
            format!("{}{sign}", token["seat"])
        };
        let tokens = bucket.as_array().map(|all| all.iter().map(token).collect::<Vec<_>>());
        tokens.unwrap_or_default().join(" ")
    }

    pub fn alive(&self, n: u8) -> bool {
        self.at(&format!("/players/{n}/alive")) == json!(true)
    }

    /// The value of a variable, by its number.
    pub fn var(&self, at: usize) -> i64 {
        self.at("/vars")[at].as_i64().unwrap_or_default()
    }

    /// What somebody sees.
    pub fn view(&self, who: impl Into<Value>) -> Value {
        let viewer: Viewer = serde_json::from_value(who.into()).expect("a viewer");
        self.json(&self.game.view(viewer))
    }

    /// The cards of a region that somebody sees, by its path in the view.
    pub fn sees(&self, who: impl Into<Value>, path: &str) -> String {
        let view = self.view(who);
        let cards = view.pointer(&format!("{path}/cards")).and_then(Value::as_array).cloned();
        let cards = cards.unwrap_or_default();
        cards.iter().map(|card| of(&card["card"])).collect::<Vec<_>>().join(" ")
    }

    /// How the game has ended, with the seats that won.
    pub fn outcome(&self) -> Option<(String, Vec<u8>)> {
        match self.game.status() {
            Status::Over(outcome) => {
                let won = |at: &usize| outcome.standings[*at].place == 1;
                let winners = (0..outcome.standings.len()).filter(won).map(|at| at as u8);
                Some((outcome.reason.to_string(), winners.collect()))
            }
            Status::Awaiting(_) => None,
        }
    }

    /// The card of this name.
    pub fn card(&self, name: &str) -> Card {
        self.game.rules().card_named(name).expect("there is such a card")
    }

    /// What is told of a card, an action or anything else with a name.
    pub fn info(&self, name: &str) -> Value {
        self.game.rules().card_info(self.card(name))
    }
}

/// Lines that say this, in their order.
pub fn only(lines: &[String], words: &[&str]) -> Vec<String> {
    let says = |line: &&String| words.iter().any(|word| line.contains(word));
    lines.iter().filter(says).cloned().collect()
}

/// A hero who hears everything: its reactions do nothing but show the order of events.
pub fn ear() -> Value {
    let hears = |id: &str, on: Value| json!({"id": id, "kind": "auto", "voice": "explicit", "on": on, "do": []});
    let moves = |tense: &str, dir: &str| json!({"k": "on_move", "tense": tense, "dir": dir});
    json!({"id": "hero.ear", "actions": [
        hears("about_out", moves("about", "out")),
        hears("done_out", moves("done", "out")),
        hears("about_in", moves("about", "in")),
        hears("done_in", moves("done", "in")),
        hears("about_exec", json!({"k": "on_exec", "tense": "about"})),
        hears("done_exec", json!({"k": "on_exec", "tense": "done"})),
        hears("start", json!({"k": "on_turn", "edge": "start"})),
        hears("end", json!({"k": "on_turn", "edge": "end"})),
        hears("declared", json!({"k": "on_death", "stage": "declared"})),
        hears("final", json!({"k": "on_death", "stage": "final"})),
    ]})
}

/// An action that is clicked on one's own turn, once a turn, and costs nothing.
pub fn click(id: &str, body: Value) -> Value {
    json!({"id": id, "kind": "play", "cond": {"k": "my_turn"}, "count": {"turn": 1}, "do": body})
}

/// The same at another player of one's choice, who is `p1` to the program.
pub fn click_at(id: &str, body: Value) -> Value {
    let mut action = click(id, body);
    action["choose"] = json!([{"as": "p1"}]);
    action
}

/// A number.
pub fn num(n: i64) -> Value {
    json!({"k": "num", "n": n})
}

/// A player that a program calls so.
pub fn p(id: &str) -> Value {
    json!({"k": "p_var", "id": id})
}

/// The hand of a player that a program calls so.
pub fn hand_of(id: &str) -> Value {
    json!({"k": "hand", "of": p(id)})
}

/// A card of this name.
pub fn def(id: &str) -> Value {
    json!({"k": "c_def", "id": id})
}

impl Layout {
    /// A module with an action `probe` that everybody can click, and a number `v` that it can set.
    pub fn probing(self, body: Value) -> Self {
        self.module(json!({
            "v": 1, "id": "m", "vars": [{"id": "v"}],
            "actions": [click("probe", body)],
        }))
    }

    /// What a number is for seat 0 at the beginning.
    pub fn number(self, n: Value) -> i64 {
        let mut desk = self.probing(json!([{"k": "set", "id": "v", "to": n}])).begin();
        desk.alone(0, "use probe");
        desk.var(0)
    }

    /// Whether something holds for seat 0 at the beginning.
    pub fn holds(self, cond: Value) -> bool {
        let yes = json!([{"k": "set", "id": "v", "to": num(1)}]);
        let mut desk = self.probing(json!([{"k": "if", "cond": cond, "then": yes}])).begin();
        desk.alone(0, "use probe");
        desk.var(0) == 1
    }

    /// Seat 0 clicks an action with this body; everybody passes.
    pub fn doing(self, body: Value) -> Desk {
        let mut desk = self.probing(body).begin();
        desk.told();
        desk.alone(0, "use probe");
        desk
    }
}
