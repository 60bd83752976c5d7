//! What a module declares: variables, tags, regions, cards and actions. All names are gathered first, so that the
//! order of declarations does not matter.

use super::{Decoder, Step};
use crate::lang::module::{
    Action, CardDef, Count, Module, Pick, PickFrom, RegionDef, Sort, TagDef, Var, limits,
};
use crate::lang::nodes::{Bool, Kind, Players, Regions, Trigger};
use crate::lang::program::{ActionId, Body, Costs, Local, NONE, Program};
use crate::lang::report::Problem;
use crate::lang::table::{Declared, Type};
use crate::lang::text::clean;
use crate::lang::usual::{self, USUAL};
use crate::lang::words::{ActionKind, Face, Holders, Mode, Per, PickType, Slot, Word};
use serde_json::{Map, Value};

/// What can be said of an action.
const ACTION: [&str; 17] = [
    "id", "name", "text", "kind", "from", "on", "cond", "choose", "mode", "costs", "do", "count",
    "veto", "counters", "strength", "voice", "announce",
];

type Object = Map<String, Value>;
/// An entry of a list: where it stands, and what it is called.
type Entry<'a> = (usize, &'a Object, String);

impl<'a> Decoder<'a> {
    pub(super) fn module(&mut self, object: &'a Object) -> Module {
        self.fields(
            object,
            &["$schema", "v", "id", "name", "hero", "vars", "tags", "regions", "cards", "actions"],
        );
        if object.get("v").is_some_and(|version| version.as_i64() != Some(1)) {
            self.note(Problem::OtherVersion {});
        }
        let id = match object.get("id").and_then(Value::as_str) {
            Some(id) => clean(id, limits::ID).0,
            None => String::new(),
        };
        let id = if id.is_empty() { "module".to_owned() } else { id };
        let name = self.words(object, "name");
        let hero = object.get("hero").filter(|hero| !hero.is_null() && **hero != false);
        let hero = hero.map(|_| self.words(object, "hero"));

        let vars = self.declarations(object, "vars", "var", limits::VARS);
        let tags = self.declarations(object, "tags", "tag", limits::TAGS);
        let regions = self.declarations(object, "regions", "region", limits::REGIONS);
        let cards = self.declarations(object, "cards", "card", limits::CARDS);
        let actions = self.declarations(object, "actions", "action", limits::ACTIONS);
        let ids = |entries: &[Entry<'a>]| entries.iter().map(|entry| entry.2.clone()).collect();
        (self.own.tags, self.own.regions) = (ids(&tags), ids(&regions));
        (self.own.cards, self.own.actions) = (ids(&cards), ids(&actions));

        let vars = self.each(vars, "vars", Self::var);
        self.own.vars = vars.iter().map(|var| (var.id.clone(), var.per)).collect();
        let tags = self.each(tags, "tags", Self::tag);
        let regions = self.each(regions, "regions", Self::region);
        let cards: Vec<CardDef> = self.each(cards, "cards", Self::card);
        let is_hero = hero.is_some();
        let mut actions =
            self.each(actions, "actions", |this, object, id| this.action(object, id, is_hero));
        for (at, action) in actions.iter_mut().enumerate() {
            let number = u16::try_from(at + self.base.actions.len()).unwrap_or(NONE);
            action.granted = cards.iter().any(|card| card.grants.contains(&ActionId(number)));
        }
        let program: Program = std::mem::take(&mut self.program);
        let base = self.base.clone();
        Module { id, name, hero, vars, tags, regions, cards, actions, program, base }
    }

    /// The entries of a list of declarations with ids that are all different.
    fn declarations(
        &mut self,
        object: &'a Object,
        key: &'a str,
        one: &str,
        most: usize,
    ) -> Vec<Entry<'a>> {
        let Some(value) = object.get(key) else { return Vec::new() };
        self.at(Step::Key(key), |this| {
            let mut found: Vec<Entry<'a>> = Vec::new();
            for (index, entry) in this.entries(value, key).iter().enumerate() {
                if found.len() == most {
                    this.note(Problem::TooMany { what: key.into(), most: most.to_string() });
                    break;
                }
                this.at(Step::Index(index), |this| {
                    let Some(object) = this.object(entry, key) else { return };
                    let id = this.id(object, one, &found);
                    found.push((index, object, id));
                });
            }
            found
        })
    }

    /// The id of an entry: as it is written, or another one if it is missing or taken.
    fn id(&mut self, object: &'a Object, one: &str, taken: &[Entry<'a>]) -> String {
        let free = |id: &str| taken.iter().all(|(_, _, known)| known != id);
        let numbered = |stem: &str, first: usize| {
            let mut ids = (first..).map(|number| format!("{stem}_{number}"));
            ids.find(|id| free(id)).unwrap_or_default()
        };
        let written = object.get("id").and_then(Value::as_str).map(|id| clean(id, limits::ID).0);
        let Some(id) = written.filter(|id| !id.is_empty()) else {
            let given = numbered(one, 1);
            self.note(Problem::MissingId { given: given.clone() });
            return given;
        };
        if one == "action" && ActionId::RESERVED.iter().any(|(word, _)| *word == id) {
            self.note(Problem::ReservedId { id: id.clone() });
        }
        if free(&id) {
            return id;
        }
        // Room for the number within the length of an id.
        let stem = clean(&id, limits::ID - 4).0;
        let renamed = numbered(&stem, 2);
        self.note(Problem::DuplicateId { id, renamed: renamed.clone() });
        renamed
    }

    fn each<T>(
        &mut self,
        entries: Vec<Entry<'a>>,
        key: &'a str,
        read: impl Fn(&mut Self, &'a Object, String) -> T,
    ) -> Vec<T> {
        self.at(Step::Key(key), |this| {
            let each = entries.into_iter().map(|(index, object, id)| {
                this.at(Step::Index(index), |this| read(this, object, id))
            });
            each.collect()
        })
    }

    fn var(&mut self, object: &'a Object, id: String) -> Var {
        self.fields(object, &["id", "per", "init"]);
        let per = self.word(object, "per").unwrap_or_default();
        Var { id, per, init: self.int(object, "init", 0) }
    }

    fn tag(&mut self, object: &'a Object, id: String) -> TagDef {
        self.fields(object, &["id", "name", "color", "blocks", "text"]);
        let name = self.words(object, "name");
        let color = match object.get("color") {
            None => None,
            Some(Value::String(word)) if word == "auto" => None,
            Some(value) => {
                let color = value.as_str().and_then(hue);
                if color.is_none() {
                    self.at(Step::Key("color"), |this| this.wrong("color", value, "auto, #3366cc"));
                }
                color
            }
        };
        let blocks = match object.get("blocks") {
            Some(value) => self.at(Step::Key("blocks"), |this| this.word_list(value, "blocks")),
            None => Vec::new(),
        };
        TagDef { id, name, color, blocks, text: self.words(object, "text") }
    }

    fn region(&mut self, object: &'a Object, id: String) -> RegionDef {
        self.fields(
            object,
            &["id", "name", "per", "see_owner", "see_others", "ordered", "on_death"],
        );
        RegionDef {
            id,
            name: self.words(object, "name"),
            per: self.word(object, "per").unwrap_or(Per::Player),
            see_owner: self.word(object, "see_owner").unwrap_or(Face::Open),
            see_others: self.word(object, "see_others").unwrap_or(Face::Closed),
            ordered: self.flag(object, "ordered", false),
            on_death: self.word(object, "on_death").unwrap_or_default(),
        }
    }

    fn card(&mut self, object: &'a Object, id: String) -> CardDef {
        self.fields(object, &["id", "class", "name", "text", "bank", "grants"]);
        CardDef {
            id,
            class: self.word(object, "class").unwrap_or_default(),
            name: self.words(object, "name"),
            text: self.words(object, "text"),
            bank: self.flag(object, "bank", true),
            grants: self.action_list(object, "grants"),
        }
    }

    /// The actions in a list, each once, without unknown ones.
    fn action_list(&mut self, object: &'a Object, key: &'a str) -> Vec<ActionId> {
        let Some(value) = object.get(key) else { return Vec::new() };
        self.at(Step::Key(key), |this| {
            let mut actions = Vec::new();
            for (index, entry) in this.entries(value, key).iter().enumerate() {
                let found = this.at(Step::Index(index), |this| {
                    this.declared(Declared::Action, entry, key == "counters")
                });
                let action = ActionId(found);
                if action != ActionId::NONE && !actions.contains(&action) {
                    actions.push(action);
                }
            }
            actions
        })
    }

    fn action(&mut self, object: &'a Object, id: String, hero: bool) -> Action {
        self.locals.clear();
        self.fields(object, &ACTION);
        let kind = self.word(object, "kind").unwrap_or(ActionKind::Play);
        let auto = kind == ActionKind::Auto;
        // A reaction is never a choice.
        let mode = self.word(object, "mode").filter(|_| !auto).unwrap_or(usual::mode(kind));
        let on = Trigger::read(self.field_expr(object, "on", Type::Trigger, &USUAL.on));
        let answers = matches!(kind, ActionKind::Respond | ActionKind::Auto);
        if answers && self.program.node(on.into()).kind == Kind::Never {
            self.note(Problem::NoTrigger { action: id.clone() });
        }
        let cond = Bool::read(self.field_expr(object, "cond", Type::Bool, &USUAL.cond));
        let choose = self.picks(object);
        let costs = self.action_costs(object, mode, &id);
        let body = match object.get("do") {
            Some(value) => self.at(Step::Key("do"), |this| this.body(value, 0)),
            None => Body(self.empty_list()),
        };
        let count = self.count(object, kind);
        let strength = self.int(object, "strength", 1).clamp(1, 9);
        let action = Action {
            name: self.words(object, "name"),
            text: self.words(object, "text"),
            kind,
            from: self.holders(object, hero),
            on,
            cond,
            choose,
            mode,
            costs,
            body,
            count,
            veto: self.word(object, "veto").unwrap_or_default(),
            counters: self.action_list(object, "counters"),
            strength: u8::try_from(strength).unwrap_or(1),
            voice: self.word(object, "voice").unwrap_or(usual::voice(kind)),
            announce: self.words(object, "announce"),
            locals: Vec::new(),
            granted: false,
            has_costs: self.takes_cards(costs),
            id,
        };
        let locals = std::mem::take(&mut self.locals);
        for local in locals.iter().filter(|local| !local.bound) {
            self.note(Problem::Unbound { name: local.name.clone() });
        }
        Action { locals, ..action }
    }

    /// Who has an action; without a hero everybody.
    fn holders(&mut self, object: &'a Object, hero: bool) -> Holders {
        let usual = usual::holders(hero);
        let found = self.word(object, "from").unwrap_or(usual);
        if hero || found == usual {
            return found;
        }
        let word = Value::from(found.name());
        self.at(Step::Key("from"), |this| this.wrong("from", &word, usual.name()));
        usual
    }

    /// Whether every way to pay takes at least one card.
    fn takes_cards(&self, costs: Costs) -> bool {
        let alternatives = self.program.alternatives(costs);
        let takes = |at| self.program.components(costs, at).any(|it| it.fixed.is_empty());
        alternatives > 0 && (0..alternatives).all(takes)
    }

    fn empty_list(&mut self) -> u16 {
        static EMPTY: Value = Value::Array(Vec::new());
        self.body(&EMPTY, 0).0
    }

    /// What is paid; an action that has to be done costs nothing.
    fn action_costs(&mut self, object: &'a Object, mode: Mode, id: &str) -> Costs {
        let written = object.get("costs");
        if mode == Mode::Must
            && written.is_some_and(|value| value.as_array().is_none_or(|list| !list.is_empty()))
        {
            self.at(Step::Key("costs"), |this| {
                this.note(Problem::MustWithCosts { action: id.into() });
            });
        }
        match written.filter(|_| mode == Mode::Can) {
            Some(value) => self.at(Step::Key("costs"), |this| this.costs(value, 0, None)),
            None => Costs(self.empty_list()),
        }
    }

    fn count(&mut self, object: &'a Object, kind: ActionKind) -> Count {
        let usual = usual::count(kind);
        match object.get("count") {
            None => usual,
            Some(value) => self.at(Step::Key("count"), |this| match this.object(value, "count") {
                Some(object) => {
                    this.fields(object, &["turn", "game"]);
                    Count {
                        turn: this.int(object, "turn", usual.turn).max(-1),
                        game: this.int(object, "game", usual.game).max(-1),
                    }
                }
                None => usual,
            }),
        }
    }

    fn picks(&mut self, object: &'a Object) -> Vec<Pick> {
        let Some(value) = object.get("choose") else { return Vec::new() };
        self.at(Step::Key("choose"), |this| {
            let mut picks = Vec::new();
            for (index, entry) in this.entries(value, "choose").iter().enumerate() {
                if !this.spend() {
                    break;
                }
                let pick = this.at(Step::Index(index), |this| this.pick(entry));
                picks.extend(pick);
            }
            picks
        })
    }

    fn pick(&mut self, value: &'a Value) -> Option<Pick> {
        let object = self.object(value, "choose")?;
        self.fields(object, &["as", "type", "from", "text"]);
        let ty = self.word(object, "type").unwrap_or(PickType::Player);
        let sort = match ty {
            PickType::Player => Sort::Player,
            PickType::Region => Sort::Region,
        };
        let name = match object.get("as") {
            Some(Value::String(name)) => Local(self.local(sort, name, true)),
            _ => Local::NONE,
        };
        let wanted = match ty {
            PickType::Player => Type::Players,
            PickType::Region => Type::Regions,
        };
        let from = self.field_expr(object, "from", wanted, USUAL.choice(ty));
        let from = match ty {
            PickType::Player => PickFrom::Player(Players::read(from)),
            PickType::Region => PickFrom::Region(Regions::read(from)),
        };
        Some(Pick { name, from, text: self.words(object, "text") })
    }
}

/// A color as `#rgb` or `#rrggbb`.
fn hue(text: &str) -> Option<[u8; 3]> {
    let digits: Option<Vec<u8>> = text
        .strip_prefix('#')?
        .chars()
        .map(|digit| u8::try_from(digit.to_digit(16)?).ok())
        .collect();
    match *digits?.as_slice() {
        [r, g, b] => Some([r * 17, g * 17, b * 17]),
        [r, s, g, h, b, c] => Some([r * 16 + s, g * 16 + h, b * 16 + c]),
        _ => None,
    }
}
