//! Whole actions in words: when, if, how often, what is paid and chosen, and what happens.

use super::{Form, Speaker, called, finish};
use crate::lang::module::{PickFrom, Sort};
use crate::lang::nodes::{Bool, BoolNode, Kind, RegionNode, TriggerNode};
use crate::lang::program::{ActionId, Body, Component, Costs, NodeId, Options};
use crate::lang::table::Declared;
use crate::lang::text::Lang;
use crate::lang::usual;
use crate::lang::words::{ActionKind, Holders, Mode, Op, Veto};

impl Speaker<'_> {
    pub(super) fn action(&self) -> String {
        let action = self.action;
        if self.is_never() {
            return finish(
                &(self.phrase("never_up", &[]) + &self.deed() + &self.phrase("stop", &[])),
            );
        }
        let conds: Vec<String> =
            self.conditions().into_iter().map(|cond| self.node(cond.into(), Form::Plain)).collect();
        let mut text = match action.kind {
            ActionKind::Play => self.phrase("on_your_turn", &[]),
            ActionKind::End => self.phrase("at_turn_end", &[]),
            ActionKind::Respond | ActionKind::Auto => self.node(action.on.into(), Form::Plain),
        };
        // Where the card is to be put into a basket, that one holds it goes without saying.
        if let Some(card) = self.granting_card()
            && !self.own_costs().contains(&card)
        {
            text = self.phrase("while_holding", &[("card", &card)]) + &text;
        }
        if !conds.is_empty() {
            let conds = conds.join(&self.phrase("and", &[]));
            text += &self.phrase("if", &[("conds", &conds)]);
        }
        if let Some(times) = self.limits() {
            text += &self.phrase("limit", &[("times", &times)]);
        }
        text += &self.phrase("head_end", &[]);
        text += &self.deed();
        text += &self.phrase("stop", &[]);
        let mut whole = self.holders() + &text;
        for note in self.notes() {
            whole += &self.phrase("gap", &[]);
            whole += &note;
        }
        finish(&whole)
    }

    /// Whether it answers nothing, or a condition of it holds in no case.
    fn is_never(&self) -> bool {
        let program = &self.module.program;
        let answers = matches!(self.action.kind, ActionKind::Respond | ActionKind::Auto);
        answers && matches!(program.trigger(self.action.on), TriggerNode::Never {})
            || self
                .conditions()
                .iter()
                .any(|&cond| matches!(program.boolean(cond), BoolNode::Bool { b: false }))
    }

    /// What is paid and chosen, then what happens.
    fn deed(&self) -> String {
        let action = self.action;
        let body = self.body(action.body);
        let costs = self.own_costs();
        // Whoever is spoken of in the costs has to be chosen before.
        let before = action.choose.iter().any(|pick| {
            let sort = match pick.from {
                PickFrom::Player(_) => Sort::Player,
                PickFrom::Region(_) => Sort::Region,
            };
            costs.contains(&self.local(sort, pick.name.0))
        });
        let picks: Vec<String> = action
            .choose
            .iter()
            .map(|pick| {
                let from = match pick.from {
                    PickFrom::Player(from) => NodeId::from(from),
                    PickFrom::Region(from) => NodeId::from(from),
                };
                let text = self.node(from, Form::One);
                match pick.text.get(self.lang) {
                    "" => text,
                    label => self.phrase("labelled", &[("text", &text), ("label", label)]),
                }
            })
            .collect();
        let from = self.listed(&picks, "with");
        let choice = match from.as_str() {
            "" => String::new(),
            from => self.phrase("choose", &[("from", from)]),
        };
        let mut steps = if before { [choice, costs] } else { [costs, choice] }.to_vec();
        steps.retain(|step| !step.is_empty());
        let can = action.mode == Mode::Can;
        let steps = self.listed(&steps, "list_last");
        let colon = self.phrase("colon", &[]);
        match (steps.is_empty(), body.is_empty()) {
            (true, true) => self.phrase("nothing", &[]),
            (true, false) if can => self.phrase("may_do", &[]) + &colon + &body,
            (true, false) => body,
            (false, _) => {
                let steps = if can { self.phrase("may", &[]) + &steps } else { steps };
                if body.is_empty() { steps } else { steps + &colon + &body }
            }
        }
    }

    /// The conditions that must all hold, without its being the reader's turn for what is done on one's turn anyway.
    fn conditions(&self) -> Vec<Bool> {
        let program = &self.module.program;
        let mut found = Vec::new();
        let mut open = vec![self.action.cond];
        while let Some(cond) = open.pop() {
            match program.boolean(cond) {
                BoolNode::And { a, b } => open.extend([b, a]),
                BoolNode::MyTurn {} if self.action.kind == ActionKind::Play => {}
                BoolNode::Bool { b: true } => {}
                _ => found.push(cond),
            }
        }
        found
    }

    fn limits(&self) -> Option<String> {
        let count = self.action.count;
        let usual = usual::count(self.action.kind);
        let times = |n: i16| match (self.lang, n) {
            (Lang::En, 1) => "once".to_owned(),
            (Lang::En, 2) => "twice".to_owned(),
            (Lang::En, n) => format!("{} times", self.number(n, Form::Count)),
            (Lang::Zh, n) => self.number(n, Form::Count),
        };
        let turn = (count.turn != usual.turn && count.turn >= 0)
            .then(|| self.phrase("per_turn", &[("n", &times(count.turn))]));
        let game = (count.game >= 0).then(|| self.phrase("per_game", &[("n", &times(count.game))]));
        match (turn, game) {
            (Some(turn), Some(game)) => {
                Some(self.phrase("limits", &[("turn", &turn), ("game", &game)]))
            }
            (turn, game) => turn.or(game),
        }
    }

    /// The card that brings a reaction.
    fn granting_card(&self) -> Option<String> {
        let at = self.module.actions.iter().position(|action| action.id == self.action.id)?;
        let number = u16::try_from(at + self.module.base.actions.len()).ok()?;
        let mut cards = self.module.cards.iter();
        let card = cards.find(|card| card.grants.contains(&ActionId(number)))?;
        let name = called(&card.id, &card.name, self.lang);
        Some(self.phrase("card_name", &[("name", &name)]))
    }

    /// Who has the action, if that is not to be expected.
    fn holders(&self) -> String {
        let action = self.action;
        if action.granted || action.from == usual::holders(self.module.hero.is_some()) {
            return String::new();
        }
        match action.from {
            Holders::Hero => String::new(),
            Holders::All => self.phrase("all_have", &[]),
            Holders::Others => self.phrase("others_have", &[]),
        }
    }

    fn notes(&self) -> Vec<String> {
        let action = self.action;
        let mut notes = Vec::new();
        match action.veto {
            // Reactions and the end of a turn are usually not answered, which goes without saying.
            Veto::Open => {}
            Veto::Unheard if matches!(action.kind, ActionKind::Auto | ActionKind::End) => {}
            Veto::Unheard => notes.push(self.phrase("unheard", &[])),
            Veto::Guarded => notes.push(self.phrase("guarded", &[])),
        }
        if action.strength > 1 {
            let n = self.number(i16::from(action.strength), Form::Count);
            notes.push(self.phrase("strong", &[("n", &n)]));
        }
        notes
    }

    /// Several things in a row, the last two joined by a phrase.
    fn listed(&self, parts: &[String], and: &str) -> String {
        match parts {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                first.join(&self.phrase("list", &[])) + &self.phrase(and, &[]) + last
            }
        }
    }

    pub(super) fn body(&self, body: Body) -> String {
        let statements = self.module.program.statements(body);
        let texts: Vec<String> =
            statements.map(|statement| self.node(statement.into(), Form::Plain)).collect();
        texts.join(&self.phrase("then", &[]))
    }

    pub(super) fn options(&self, options: Options) -> String {
        let options = self.module.program.options(options);
        let texts: Vec<String> = options
            .map(|(label, body)| {
                let mut body = self.body(body);
                if body.is_empty() {
                    body = self.phrase("nothing", &[]);
                }
                self.phrase("option", &[("label", label.get(self.lang)), ("body", &body)])
            })
            .collect();
        texts.join(&self.phrase("or", &[]))
    }

    /// What the reader pays.
    fn own_costs(&self) -> String {
        self.paid(self.action.costs, true)
    }

    /// What somebody is asked for.
    pub(super) fn costs(&self, costs: Costs) -> String {
        self.paid(costs, false)
    }

    fn paid(&self, costs: Costs, by_me: bool) -> String {
        let program = &self.module.program;
        let alternatives: Vec<String> = (0..program.alternatives(costs))
            .map(|at| {
                let parts: Vec<String> =
                    program.components(costs, at).map(|it| self.component(it, by_me)).collect();
                self.listed(&parts, "list_last")
            })
            .collect();
        alternatives.join(&self.phrase("or", &[]))
    }

    fn component(&self, component: &Component, by_me: bool) -> String {
        let program = &self.module.program;
        let to = self.node(component.to.into(), Form::Plain);
        let mut from = self.node(component.from.into(), Form::Plain);
        // In Chinese one's own hand is meant where nothing else is said.
        if self.lang == Lang::Zh && program.node(component.from.into()).kind == Kind::Hand {
            from = from.strip_prefix("你的").map_or(from.clone(), str::to_owned);
        }
        if !component.fixed.is_empty() {
            let names: Vec<String> =
                component.fixed.iter().map(|def| self.declared(Declared::Def, def.0)).collect();
            return self.phrase("fixed", &[("what", &self.listed(&names, "with")), ("to", &to)]);
        }
        let what = self.node(component.what.into(), Form::Plain);
        let tag = self.declared(Declared::Tag, component.tag.0);
        let withdrawn = program.node(component.from.into()).kind == Kind::Bank;
        let receiver = match program.region(component.to) {
            RegionNode::Hand { of } | RegionNode::AsHand { a: of } => Some(of),
            _ => None,
        };
        let to_me = receiver.is_some_and(|of| program.node(of.into()).kind == Kind::Me);
        let fetched = by_me && to_me;
        let receiver = receiver.map(|of| self.node(of.into(), Form::Plain));
        let phrase = match (component.op, &receiver) {
            (Op::Use, _) => "use",
            (Op::Discard, _) => "discard",
            (Op::Transfer, Some(_)) if fetched => "fetch",
            (Op::Transfer, Some(_)) => "give",
            (Op::Transfer, None) => "transfer",
            (Op::Mark, _) if tag.is_empty() => "mark",
            (Op::Mark, _) => "mark_as",
            (Op::Annihilate, _) => "annihilate",
            (Op::Bank, _) if withdrawn => "withdraw",
            (Op::Bank, _) => "deposit",
        };
        let to = receiver.filter(|_| phrase == "give").unwrap_or(to);
        self.phrase(phrase, &[("what", &what), ("from", &from), ("to", &to), ("tag", &tag)])
    }
}
