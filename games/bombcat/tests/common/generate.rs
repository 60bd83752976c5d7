//! Modules that nobody would write: random programs made from the node table, programs that do everything at once to
//! everything, and copies of the real modules with something changed.

use crate::common::Dice;
use bombcat::data::FILES;
use bombcat::lang::Table;
use bombcat::lang::module::Sort;
use bombcat::lang::table::{Declared, FieldType, Row, Type};
use bombcat::options::{Announce, Attack, Heroes, Options};
use serde_json::{Map, Value, json};

/// What a module is out to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Temper {
    /// Any well-typed program.
    Wild,
    /// Answers everything, without cost, and rejects it.
    Vetoes,
    /// Reactions that set off each other.
    Chain,
    /// Makes cards, as many as it can.
    Makes,
    /// Turns without end.
    Tokens,
    /// Baskets with hard patterns, filled from anywhere.
    Baskets,
    /// Opens, closes, peeks, reorders, shuffles and cuts.
    Sight,
    /// Tags that block everything on everything.
    Tags,
    /// Asks everybody all the time.
    Asks,
    /// Things to do at the end of a turn.
    Ends,
    /// A real module, changed here and there.
    Changed,
    /// Not even a program.
    Nonsense,
}

pub(crate) const TEMPERS: [Temper; 12] = [
    Temper::Wild,
    Temper::Vetoes,
    Temper::Chain,
    Temper::Makes,
    Temper::Tokens,
    Temper::Baskets,
    Temper::Sight,
    Temper::Tags,
    Temper::Asks,
    Temper::Ends,
    Temper::Changed,
    Temper::Nonsense,
];

pub(crate) struct Maker<'d> {
    dice: &'d mut Dice,
    table: &'static Table,
    actions: usize,
}

const BASE_CARDS: [&str; 6] = ["ticker", "lullaby", "lantern", "pounce", "veto", "zoomies"];
const BASE_ACTIONS: [&str; 8] =
    ["draw", "boom", "lullaby", "veto", "pounce", "beg", "trade", "pair"];

impl<'d> Maker<'d> {
    pub(crate) fn new(dice: &'d mut Dice) -> Self {
        Maker { dice, table: Table::built_in(), actions: 0 }
    }

    fn one<'t>(&mut self, of: &[&'t str]) -> &'t str {
        of[self.dice.below(of.len())]
    }

    fn chance(&mut self, of: usize) -> bool {
        self.dice.below(of) == 0
    }

    /// Any value at all.
    fn junk(&mut self, depth: usize) -> Value {
        match self.dice.below(if depth == 0 { 5 } else { 7 }) {
            0 => Value::Null,
            1 => json!(self.dice.below(2) == 0),
            2 => json!(self.dice.next() as i64 >> self.dice.below(64)),
            3 => json!(self.one(&["", "any", "me", "hole", "\u{202e}", "draw"])),
            4 => {
                let row = self.dice.below(self.table.rows.len());
                json!({"k": self.table.rows[row].k})
            }
            5 => (0..self.dice.below(4)).map(|_| self.junk(depth - 1)).collect(),
            _ => {
                let mut object = Map::new();
                let row = &self.table.rows[self.dice.below(self.table.rows.len())];
                object.insert("k".into(), json!(row.k));
                for field in &row.fields {
                    object.insert(field.name.clone(), self.junk(depth - 1));
                }
                Value::Object(object)
            }
        }
    }

    /// A node of a type, or of one that turns into it.
    pub(crate) fn node(&mut self, wanted: Type, depth: usize) -> Value {
        if self.chance(60) {
            return self.junk(2);
        }
        // What programs are mostly about.
        if self.chance(4) {
            let simple = match wanted {
                Type::Region => Some(self.one(&["deck", "hand", "discard", "bank"])),
                Type::CardPred | Type::CardPat => Some("c_any"),
                Type::Players => Some(self.one(&["all", "others"])),
                _ => None,
            };
            if let Some(k) = simple {
                return json!({"k": k});
            }
        }
        let table = self.table;
        let leaf = |row: &&Row| {
            let child = |it: &FieldType| {
                matches!(
                    it,
                    FieldType::Child(_) | FieldType::Body | FieldType::Options | FieldType::Costs
                )
            };
            !row.fields.iter().any(|field| child(&field.holds))
        };
        let fits = |row: &&Row| !row.implied && table.conversion(row.ty, wanted).is_some();
        let mut rows: Vec<&Row> = table.rows.iter().filter(fits).collect();
        if depth == 0 {
            let leaves: Vec<&Row> = rows.iter().copied().filter(leaf).collect();
            if !leaves.is_empty() {
                rows = leaves;
            }
        } else if !self.chance(5) {
            let own: Vec<&Row> = rows.iter().copied().filter(|row| row.ty == wanted).collect();
            if !own.is_empty() {
                rows = own;
            }
        }
        let row = rows[self.dice.below(rows.len())];
        self.row(row, depth)
    }

    /// A node of this kind.
    pub(crate) fn row(&mut self, row: &Row, depth: usize) -> Value {
        let mut object = Map::new();
        object.insert("k".into(), json!(row.k));
        let below = depth.saturating_sub(1);
        for field in &row.fields {
            if self.chance(8) {
                continue;
            }
            let value = match &field.holds {
                FieldType::Child(ty) => self.node(*ty, below),
                FieldType::Int => match self.dice.below(8) {
                    0 => json!(self.dice.below(40_000) as i64 - 20_000),
                    _ => json!(self.dice.below(7) as i64 - 1),
                },
                FieldType::Bool => json!(self.dice.below(2) == 0),
                FieldType::Word(words) => json!(words[self.dice.below(words.len())]),
                FieldType::Id(sort) => json!(self.declared(*sort)),
                FieldType::Ref(sort) | FieldType::Bind(sort) => json!(self.name(*sort)),
                FieldType::Body => self.body(below),
                FieldType::Options => {
                    let ways = self.dice.below(4);
                    let way = |maker: &mut Self| {
                        let text = maker.one(&["a", "b", "c"]);
                        json!({"text": text, "do": maker.body(below)})
                    };
                    (0..ways).map(|_| way(self)).collect()
                }
                FieldType::Costs => self.costs(below),
                FieldType::Text => json!({"en": "a", "zh": "b"}),
            };
            object.insert(field.name.clone(), value);
        }
        Value::Object(object)
    }

    fn declared(&mut self, sort: Declared) -> String {
        match sort {
            Declared::Var => self.one(&["v0", "v1", "v2"]).into(),
            Declared::Tag => self.one(&["t0", "t1", "t2"]).into(),
            Declared::Region => self.one(&["r0", "r1", "r2", "r3"]).into(),
            Declared::Def if self.chance(2) => self.one(&BASE_CARDS).into(),
            Declared::Def => format!("k{}", self.dice.below(5)),
            Declared::Action => match self.dice.below(4) {
                0 => self.one(&BASE_ACTIONS).into(),
                1 => self.one(&["any", "explode", "none"]).into(),
                _ => format!("a{}", self.dice.below(self.actions.max(1))),
            },
        }
    }

    fn name(&mut self, sort: Sort) -> &'static str {
        match sort {
            Sort::Player => self.one(&["player", "target", "p", "q"]),
            Sort::Region => self.one(&["region", "r"]),
            Sort::Card => self.one(&["card", "c", "b"]),
            Sort::Def => "d",
            Sort::Num => self.one(&["n", "m"]),
        }
    }

    pub(crate) fn body(&mut self, depth: usize) -> Value {
        (0..self.dice.below(4)).map(|_| self.node(Type::Stmt, depth)).collect()
    }

    fn costs(&mut self, depth: usize) -> Value {
        let alternatives = self.dice.below(3);
        (0..alternatives)
            .map(|_| {
                let parts = 1 + self.dice.below(3);
                (0..parts).map(|_| self.component(depth)).collect::<Value>()
            })
            .collect()
    }

    fn component(&mut self, depth: usize) -> Value {
        let mut part = json!({
            "id": self.one(&["b", "c", "x"]),
            "op": self.one(&["use", "discard", "transfer", "mark", "annihilate", "bank"]),
            "what": self.node(Type::CardPat, depth),
            "from": self.node(Type::Region, depth.min(2)),
            "to": self.node(Type::Region, depth.min(2)),
            "pos": self.one(&["top", "bottom", "random"]),
        });
        if self.chance(5) {
            part["fixed"] = json!([self.declared(Declared::Def)]);
        }
        if self.chance(4) {
            part["tag"] = json!(self.declared(Declared::Tag));
        }
        part
    }

    fn action(&mut self, kind: &str, depth: usize) -> Value {
        let mut action = json!({
            "kind": kind,
            "mode": self.one(&["can", "can", "must"]),
            "veto": self.one(&["open", "open", "guarded", "unheard"]),
            "voice": self.one(&["explicit", "silent"]),
            "from": self.one(&["hero", "all", "others"]),
            "strength": 1 + self.dice.below(3),
            "do": self.body(depth),
        });
        if matches!(kind, "respond" | "auto") {
            action["on"] = self.node(Type::Trigger, 2);
        }
        match self.dice.below(4) {
            0 => action["cond"] = self.node(Type::Bool, depth),
            1 if kind == "play" => action["cond"] = json!({"k": "my_turn"}),
            _ => action["cond"] = json!({"k": "bool", "b": true}),
        }
        if self.chance(3) {
            let n = 1 + self.dice.below(3);
            action["choose"] = (0..n)
                .map(|_| match self.dice.below(3) {
                    0 => json!({"as": "r", "type": "region", "from": self.node(Type::Regions, 2)}),
                    1 => json!({"as": "p", "type": "player", "from": {"k": "others"}}),
                    _ => json!({"as": self.one(&["p", "q"]), "type": "player",
                        "from": self.node(Type::Players, 2)}),
                })
                .collect();
        }
        if self.chance(2) {
            action["costs"] = self.costs(depth.min(3));
        }
        if self.chance(2) {
            action["count"] = json!({
                "turn": self.dice.below(5) as i64 - 1,
                "game": self.dice.below(9) as i64 - 1,
            });
        }
        if self.chance(4) {
            action["counters"] = json!(["explode", self.declared(Declared::Action)]);
        }
        action
    }

    /// One of the things this temper does.
    fn deed(&mut self, temper: Temper) -> Value {
        let any = json!({"k": "c_any"});
        let place = |maker: &mut Self| {
            let player = maker.node(Type::Player, 1);
            match maker.dice.below(5) {
                0 => json!({"k": "deck"}),
                1 => json!({"k": "discard"}),
                2 => json!({"k": "custom", "id": maker.declared(Declared::Region), "of": player}),
                3 => json!({"k": "bank"}),
                _ => json!({"k": "hand", "of": player}),
            }
        };
        let trigger = |maker: &mut Self| match maker.dice.below(6) {
            0 | 1 => json!({"k": "on_move", "tense": maker.one(&["about", "done"]),
                "dir": maker.one(&["in", "out"])}),
            2 | 3 => {
                json!({"k": "on_exec", "action": "any", "tense": maker.one(&["about", "done"])})
            }
            4 => json!({"k": "on_turn", "edge": maker.one(&["start", "end"])}),
            _ => json!({"k": "on_death", "stage": maker.one(&["declared", "final"])}),
        };
        match temper {
            Temper::Vetoes => {
                let kind = self.one(&["respond", "respond", "respond", "auto"]);
                let mut action = self.action(kind, 2);
                action["on"] = match self.dice.below(3) {
                    0 => json!({"k": "on_move", "tense": "about", "dir": self.one(&["in", "out"])}),
                    _ => json!({"k": "on_exec", "action": "any",
                        "tense": self.one(&["about", "about", "done"])}),
                };
                action["costs"] = json!([]);
                action["mode"] = json!("can");
                action["cond"] = json!({"k": "bool", "b": true});
                let end = match self.dice.below(4) {
                    0 => json!({"k": "reject_all"}),
                    1 => json!({"k": "redirect", "to": self.node(Type::Player, 1)}),
                    _ => json!({"k": "reject"}),
                };
                action["do"] = json!([end]);
                action
            }
            Temper::Chain => {
                let mut action = self.action("auto", 2);
                action["on"] = trigger(self);
                action["cond"] = json!({"k": "bool", "b": true});
                let n = 1 + self.dice.below(3);
                action["do"] = (0..n)
                    .map(|_| {
                        let (from, to) = (place(self), place(self));
                        match self.dice.below(8) {
                            0 => json!({"k": "attach", "tag": self.declared(Declared::Tag),
                                "what": any, "in": from}),
                            1 => json!({"k": "create", "def": self.declared(Declared::Def),
                                "n": {"k": "num", "n": 8}, "to": to}),
                            2 => json!({"k": "explode", "who": self.node(Type::Player, 1)}),
                            3 => json!({"k": "run", "action": self.declared(Declared::Action),
                                "as": self.node(Type::Player, 1)}),
                            4 => json!({"k": self.one(&["reject", "reject_all"])}),
                            5 => json!({"k": "redirect", "to": self.node(Type::Player, 1)}),
                            _ => json!({"k": "move", "what": any, "from": from, "to": to,
                                "by": self.node(Type::Mover, 1),
                                "op": self.one(&["use", "discard", "transfer"])}),
                        }
                    })
                    .collect();
                action
            }
            Temper::Makes => {
                let kind = self.one(&["play", "auto", "respond"]);
                let mut action = self.action(kind, 2);
                if kind != "play" {
                    action["on"] = trigger(self);
                }
                let create = json!({"k": "create", "def": self.declared(Declared::Def),
                    "n": {"k": "num", "n": 9999}, "to": place(self),
                    "pos": self.one(&["top", "bottom", "random"])});
                action["do"] = json!([
                    {"k": "repeat", "n": {"k": "num", "n": 20}, "do": [
                        {"k": "each_player", "in": {"k": "all"}, "do": [create]}]},
                ]);
                if self.chance(2) {
                    let fixed = ["k0", "k1", "k2", "ticker"];
                    action["costs"] = json!([[{"op": self.one(&["transfer", "mark", "use"]),
                        "fixed": fixed, "to": place(self)}]]);
                    action["mode"] = json!("can");
                }
                action
            }
            Temper::Tokens => {
                let kind = self.one(&["play", "auto", "respond"]);
                let mut action = self.action(kind, 2);
                if kind != "play" {
                    action["on"] = trigger(self);
                }
                let mut add = json!({"k": "token_add", "for": {"k": "p_var", "id": "q"},
                    "where": self.one(&["before", "after", "end"])});
                if self.chance(2) {
                    add["action"] = json!(self.declared(Declared::Action));
                }
                let other = match self.dice.below(3) {
                    0 => json!({"k": "end_turn", "all": true}),
                    1 => json!({"k": "token_drop", "for": self.node(Type::Player, 1)}),
                    _ => self.node(Type::Stmt, 1),
                };
                action["do"] = json!([
                    {"k": "each_player", "as": "q", "in": {"k": "all"}, "do": [add]}, other]);
                action
            }
            Temper::Baskets => {
                let kind = self.one(&["play", "play", "respond"]);
                let mut action = self.action(kind, 2);
                if kind == "respond" {
                    action["on"] = trigger(self);
                }
                action["mode"] = json!("can");
                let parts = 1 + self.dice.below(4);
                let part = |maker: &mut Self| {
                    json!({
                        "id": "b",
                        "op": maker.one(&["use", "discard", "transfer", "mark", "annihilate", "bank"]),
                        "what": maker.node(Type::CardPat, 4),
                        "from": place(maker),
                        "to": place(maker),
                        "tag": maker.declared(Declared::Tag),
                    })
                };
                let basket: Value = (0..parts).map(|_| part(self)).collect();
                action["costs"] = json!([basket]);
                action
            }
            Temper::Sight => {
                let kind = self.one(&["play", "auto"]);
                let mut action = self.action(kind, 2);
                if kind == "auto" {
                    action["on"] = trigger(self);
                }
                let n = 1 + self.dice.below(3);
                action["do"] = (0..n)
                    .map(|_| {
                        let region = place(self);
                        let player = self.node(Type::Player, 1);
                        let few = json!({"k": "num", "n": self.dice.below(6)});
                        match self.dice.below(6) {
                            0 | 1 => json!({"k": "see", "region": region,
                                "face": self.one(&["open", "closed"]),
                                "for": self.node(Type::Players, 1),
                                "until": self.one(&["turn", "forever"])}),
                            2 => json!({"k": "peek", "n": few, "of": region, "for": player}),
                            3 => json!({"k": "reorder", "n": few, "of": region, "by": player}),
                            4 => json!({"k": "shuffle", "region": region}),
                            _ => json!({"k": "cut", "region": region, "by": player,
                                "announce": self.one(&["fact", "position", "none"])}),
                        }
                    })
                    .collect();
                action
            }
            Temper::Tags => {
                let kind = self.one(&["play", "auto"]);
                let mut action = self.action(kind, 2);
                if kind == "auto" {
                    action["on"] = trigger(self);
                }
                let statement = |maker: &mut Self| {
                    json!({"k": maker.one(&["attach", "attach", "detach"]),
                        "tag": maker.declared(Declared::Tag),
                        "what": maker.node(Type::CardPat, 2),
                        "by": maker.node(Type::Mover, 1),
                        "in": place(maker)})
                };
                action["do"] = json!([statement(self), statement(self)]);
                action
            }
            Temper::Asks => {
                let kind = self.one(&["play", "auto", "respond", "end"]);
                let mut action = self.action(kind, 2);
                if matches!(kind, "auto" | "respond") {
                    action["on"] = trigger(self);
                }
                let questions = [
                    "choose_player",
                    "choose_region",
                    "choose_def",
                    "choose_num",
                    "choose_one",
                    "ask",
                    "move",
                    "attach",
                ];
                let n = 1 + self.dice.below(3);
                action["do"] = (0..n)
                    .map(|_| {
                        let k = self.one(&questions);
                        let kind = self.table.kind(k).and_then(|kind| self.table.row(kind));
                        kind.map_or(Value::Null, |row| self.row(row, 3))
                    })
                    .collect();
                action
            }
            Temper::Ends => {
                let mut action = self.action("end", 2);
                if self.chance(2) {
                    action["choose"] =
                        json!([{"as": "p", "type": "player", "from": {"k": "others"}}]);
                }
                action
            }
            Temper::Wild | Temper::Changed | Temper::Nonsense => {
                let kind = self.one(&["play", "respond", "auto", "auto", "end"]);
                let depth = 2 + self.dice.below(3);
                self.action(kind, depth)
            }
        }
    }

    /// A whole module.
    pub(crate) fn module(&mut self, temper: Temper, id: &str) -> Value {
        match temper {
            Temper::Changed => return self.changed(id),
            Temper::Nonsense if self.chance(2) => return self.junk(5),
            _ => {}
        }
        let n = 2 + self.dice.below(5);
        self.actions = n;
        let mut actions = Vec::new();
        for at in 0..n {
            // Mostly what it is out to do, and something else besides.
            let deed = match self.chance(4) {
                true => TEMPERS[self.dice.below(TEMPERS.len())],
                false => temper,
            };
            let mut action = self.deed(deed);
            action["id"] = json!(format!("a{at}"));
            actions.push(action);
        }
        let cards: Vec<Value> = (0..5)
            .map(|at| {
                let class = ["blank", "func", "custom", "bomb", "rescue"][at];
                let grants: Vec<String> = match self.dice.below(3) {
                    0 => vec![format!("a{}", self.dice.below(n)), self.one(&BASE_ACTIONS).into()],
                    1 => vec![self.one(&["boom", "veto", "lullaby"]).into()],
                    _ => Vec::new(),
                };
                json!({"id": format!("k{at}"), "class": class, "grants": grants,
                    "bank": self.dice.below(2) == 0})
            })
            .collect();
        let region = |maker: &mut Self, at: usize| {
            json!({"id": format!("r{at}"), "per": (["player", "game", "player", "player"][at]),
                "see_owner": maker.one(&["open", "closed"]),
                "see_others": maker.one(&["open", "closed"]),
                "ordered": maker.dice.below(2) == 0,
                "on_death": maker.one(&["discard", "keep"])})
        };
        let ops = json!(["use", "discard", "transfer", "mark", "annihilate", "bank"]);
        let mut module = json!({
            "v": 1,
            "id": id,
            "vars": [{"id": "v0", "per": "game"}, {"id": "v1", "per": "player", "init": 3},
                {"id": "v2", "per": "player"}],
            "tags": [{"id": "t0", "blocks": ops}, {"id": "t1", "blocks": ["use"]}, {"id": "t2"}],
            "regions": (0..4).map(|at| region(self, at)).collect::<Vec<_>>(),
            "cards": cards,
            "actions": actions,
        });
        if self.chance(2) {
            module["hero"] = json!({"en": "Fuzz", "zh": "乱"});
        }
        if temper == Temper::Nonsense {
            for _ in 0..4 {
                self.spoil(&mut module);
            }
        }
        module
    }

    /// A real module with a few things changed.
    fn changed(&mut self, id: &str) -> Value {
        let modules: Vec<&str> =
            FILES.iter().filter(|(name, _)| *name != "deck.json").map(|(_, text)| *text).collect();
        let text = modules[self.dice.below(modules.len())];
        let mut module: Value = serde_json::from_str(text).unwrap_or_default();
        module["id"] = json!(id);
        self.actions = module["actions"].as_array().map_or(0, Vec::len);
        for _ in 0..1 + self.dice.below(6) {
            self.spoil(&mut module);
        }
        module
    }

    /// Changes something somewhere: a node becomes another of its type, a word another word.
    fn spoil(&mut self, value: &mut Value) {
        let deeper = self.dice.below(6) > 0;
        match value {
            Value::Array(entries) if deeper && !entries.is_empty() => {
                let at = self.dice.below(entries.len());
                self.spoil(&mut entries[at]);
            }
            Value::Object(object) if deeper && !object.is_empty() => {
                let at = self.dice.below(object.len());
                if let Some((_, value)) = object.iter_mut().nth(at) {
                    self.spoil(value);
                }
            }
            Value::Object(object) => {
                let row = object
                    .get("k")
                    .and_then(Value::as_str)
                    .and_then(|k| self.table.kind(k).and_then(|kind| self.table.row(kind)));
                *value = match row {
                    Some(row) => self.node(row.ty, 2),
                    None => self.junk(1),
                };
            }
            Value::Array(entries) => entries.extend(entries.first().cloned()),
            Value::Number(_) => *value = json!(self.dice.below(20) as i64 - 2),
            Value::Bool(flag) => *flag = !*flag,
            value => *value = self.junk(1),
        }
    }
}

/// A table with some such modules, and everything else at random too.
pub(crate) fn table(seed: u64) -> (Options, u8) {
    let mut dice = Dice::new(seed);
    let dice = &mut dice;
    let seats = 2 + dice.below(5) as u8;
    let mut modules = Vec::new();
    let mut seated: Vec<String> = Vec::new();
    for at in 0..1 + dice.below(3) {
        let temper = TEMPERS[dice.below(TEMPERS.len())];
        let module = Maker::new(dice).module(temper, &format!("m{at}"));
        let hero = module.get("hero").is_some_and(|hero| !hero.is_null() && *hero != false);
        let id = module.get("id").and_then(Value::as_str) == Some(&format!("m{at}"));
        if hero && id && dice.below(4) > 0 && seated.len() < usize::from(seats) {
            seated.push(format!("m{at}"));
        }
        modules.push(module);
    }
    let options = Options {
        heroes: [Heroes::None, Heroes::Base, Heroes::All][dice.below(3)],
        hand: 3 + dice.below(6) as u8,
        attack: [Attack::Transfer, Attack::Bucket, Attack::Stack][dice.below(3)],
        loose_blanks: dice.below(2) == 0,
        extras: dice.below(3) == 0,
        teams: seats.is_multiple_of(2) && dice.below(4) == 0,
        dark_info: dice.below(2) == 0,
        odds: dice.below(2) == 0,
        announce: [Announce::Fact, Announce::Position, Announce::None][dice.below(3)],
        turn_limit: 10 + dice.below(20) as u16,
        copies: dice.below(9) as u8,
        modules,
        seated,
    };
    (options, seats)
}
