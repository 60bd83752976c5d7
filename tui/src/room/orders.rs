//! Standing orders: what the server is to answer for one's seat by itself.

use super::Room;
use crate::ui::Notice;
use protocol::{Command, Orders, Phase};
use serde_json::Value;
use texts::Speaker;

/// A kind of standing order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Turn,
    Card,
    Own,
    Target,
    Hold,
}

impl Kind {
    pub(crate) const ALL: [Kind; 5] = [Kind::Turn, Kind::Card, Kind::Own, Kind::Target, Kind::Hold];

    /// The kind that a typed word names.
    pub(super) fn named(word: &str) -> Option<Kind> {
        match word {
            "turn" | "回合" => Some(Kind::Turn),
            "card" | "此牌" => Some(Kind::Card),
            "own" | "自己" => Some(Kind::Own),
            "target" | "目标" => Some(Kind::Target),
            "hold" | "全问" => Some(Kind::Hold),
            _ => None,
        }
    }

    fn is_given(self, orders: &Orders) -> bool {
        match self {
            Kind::Turn => orders.pass_turn,
            Kind::Card => !orders.pass_cards.is_empty(),
            Kind::Own => orders.not_my_own,
            Kind::Target => orders.only_as_target,
            Kind::Hold => orders.hold,
        }
    }

    fn words(self, cards: &[String], speaker: Speaker<'_>) -> String {
        let texts = speaker.texts();
        match self {
            Kind::Turn => texts.get("tui-room-order-turn"),
            Kind::Card if cards.is_empty() => texts.get("tui-room-order-card-none"),
            Kind::Card => {
                let cards: Vec<Value> =
                    cards.iter().map(|card| speaker.card(card).into()).collect();
                texts.say("tui-room-order-card", &[("cards", cards.into())])
            }
            Kind::Own => texts.get("tui-room-order-own"),
            Kind::Target => texts.get("tui-room-order-target"),
            Kind::Hold => texts.get("tui-room-order-hold"),
        }
    }
}

/// The orders that are given, in words; nothing without any.
pub(crate) fn words(orders: &Orders, speaker: Speaker<'_>) -> Option<String> {
    let given = Kind::ALL.into_iter().filter(|kind| kind.is_given(orders));
    let given: Vec<Value> =
        given.map(|kind| kind.words(&orders.pass_cards, speaker).into()).collect();
    let texts = speaker.texts();
    (!given.is_empty()).then(|| texts.say("tui-room-orders", &[("orders", given.into())]))
}

impl Room {
    /// The orders of one's own seat while it is played, as they will be.
    pub(crate) fn orders(&self) -> Option<&Orders> {
        let document = self.document()?;
        let me = document.me.as_ref().filter(|_| document.room.phase == Phase::Playing)?;
        Some(self.ordered.as_ref().unwrap_or(&me.orders))
    }

    /// The card that brought the question up.
    fn card_in_question(&self) -> Option<String> {
        self.figure_of_question("card")?.as_str().map(str::to_owned)
    }

    /// A figure of the question, or of what brought it up, as the server looks at it.
    fn figure_of_question(&self, name: &str) -> Option<&Value> {
        let question = self.scene.asked.as_ref()?.question.as_ref()?;
        let cause = question.cause.as_ref();
        question.note.figures.get(name).or_else(|| cause?.figures.get(name))
    }

    /// Whether an order is given, or one could answer what is asked now.
    pub(super) fn has_orders(&self) -> bool {
        let figures = ["card", "by", "targets"];
        let in_window = figures.iter().any(|name| self.figure_of_question(name).is_some());
        let given = self.orders().is_some_and(|orders| *orders != Orders::default());
        self.orders().is_some() && (in_window || given)
    }

    /// Every kind of order: whether it is given, and what it means.
    pub(crate) fn order_lines(&self, speaker: Speaker<'_>) -> Vec<(bool, String)> {
        let Some(orders) = self.orders() else {
            return Vec::new();
        };
        let mut cards = orders.pass_cards.clone();
        // What could be added to the list.
        cards.extend(self.card_in_question().filter(|_| orders.pass_cards.is_empty()));
        let line = |kind: Kind| (kind.is_given(orders), kind.words(&cards, speaker));
        Kind::ALL.into_iter().map(line).collect()
    }

    /// Gives an order, or takes it back if it is given.
    pub(crate) fn toggle_order(&mut self, kind: Kind) -> Option<Notice> {
        let given = self.orders().is_some_and(|orders| kind.is_given(orders));
        self.order(kind, !given)
    }

    /// Gives an order, or takes it back; says why not.
    pub(super) fn order(&mut self, kind: Kind, given: bool) -> Option<Notice> {
        let Some(mut orders) = self.orders().cloned() else {
            return Some(Notice::Say("tui-room-orders-later", vec![]));
        };
        match kind {
            Kind::Turn => orders.pass_turn = given,
            Kind::Own => orders.not_my_own = given,
            Kind::Target => orders.only_as_target = given,
            Kind::Hold => orders.hold = given,
            Kind::Card if !given => orders.pass_cards.clear(),
            Kind::Card => {
                let Some(card) = self.card_in_question() else {
                    return Some(Notice::Say("tui-room-order-card-none", vec![]));
                };
                if !orders.pass_cards.contains(&card) {
                    orders.pass_cards.push(card);
                }
            }
        }
        self.give(orders);
        None
    }

    /// Takes back every order; says why not.
    pub(crate) fn clear_orders(&mut self) -> Option<Notice> {
        if self.orders().is_none() {
            return Some(Notice::Say("tui-room-orders-later", vec![]));
        }
        self.give(Orders::default());
        None
    }

    fn give(&mut self, orders: Orders) {
        self.ordered = Some(orders.clone());
        self.command(Command::Order { orders });
    }
}
