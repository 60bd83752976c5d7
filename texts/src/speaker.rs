//! Turns what the rules say about one table into sentences.

use crate::texts::{Texts, args};
use crate::{Lang, clean};
use engine::{Note, Question, Quote, Refusal};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Figures that are seats.
const SEATS: [&str; 12] = [
    "seat", "owner", "starter", "winner", "winners", "targets", "victim", "source", "killer",
    "about", "player", "whom",
];

/// Speaks about a table: knows the game, and who sits where.
///
/// Figures become variables of the same name. A card (`"#id"`) becomes its name, a seat (a figure with a name such as
/// `seat` or `owner`) the name of who sits there, and a code for which the game has a word, such as
/// `color: "brown"`, that word (`duel-color-brown`). What is said by another name comes as it was, too, so that a text
/// can tell one card from another: `to-id` is `duel` where `to` is `"#duel"`.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    texts: &'a Texts,
    game: &'a str,
    names: &'a [String],
    cards: Option<&'a BTreeMap<String, Value>>,
}

impl<'a> Speaker<'a> {
    pub(crate) fn new(texts: &'a Texts, game: &'a str, names: &'a [String]) -> Self {
        Speaker { texts, game, names, cards: None }
    }

    /// The same, who also knows what a table says of its cards by id. Things that players bring have their names there,
    /// `{"name": {"en": …, "zh": …}}`, and no message.
    pub fn with_cards(self, cards: &'a BTreeMap<String, Value>) -> Self {
        Speaker { cards: Some(cards), ..self }
    }

    /// The texts it speaks from.
    pub fn texts(&self) -> &'a Texts {
        self.texts
    }

    /// The name of the game.
    pub fn game(&self) -> String {
        self.texts.get(&format!("{}-name", self.game))
    }

    /// Who sits there.
    pub fn name(&self, seat: usize) -> String {
        match self.names.get(seat) {
            Some(name) => clean(name),
            None => (seat + 1).to_string(),
        }
    }

    /// The name of a card, given as `"#id"` or as its bare id.
    pub fn card(&self, card: &str) -> String {
        let id = card.strip_prefix('#').unwrap_or(card);
        let message = format!("{}-card-{id}", self.game);
        if self.texts.has(&message) {
            self.texts.get(&message)
        } else {
            // Cards of replaced data files may have no name at all; their id still tells them apart.
            self.own_text("name", id).unwrap_or_else(|| clean(&id.replace('_', " ")))
        }
    }

    /// What the table itself says of a card, in the language spoken or else in the other one.
    pub fn own_text(&self, field: &str, card: &str) -> Option<String> {
        let id = card.strip_prefix('#').unwrap_or(card);
        let said = self.cards?.get(id)?.get(field)?;
        let keys = match self.texts.lang() {
            Lang::En => ["en", "zh"],
            Lang::ZhCn => ["zh", "en"],
        };
        let words = keys.iter().filter_map(|key| said.get(key)?.as_str()).map(clean);
        words.into_iter().find(|words| !words.is_empty())
    }

    /// Its name where there is little room, if it has a shorter one.
    pub fn short(&self, card: &str) -> String {
        let id = card.strip_prefix('#').unwrap_or(card);
        self.named("short", id).unwrap_or_else(|| self.card(card))
    }

    /// An action; `more` holds figures the action itself does not have, such as the cards that lie where it points.
    pub fn action(&self, action: &Value, more: &Map<String, Value>) -> String {
        self.note_with("action", &Note::from_value(action.clone()), more)
    }

    /// Something that happened; empty if it is not worth a line.
    pub fn event(&self, event: &Value) -> String {
        self.note("event", &Note::from_value(event.clone()))
    }

    /// What a player is asked.
    pub fn question(&self, question: &Question) -> String {
        self.note("question", &question.note)
    }

    /// One part of a quote.
    pub fn quote_part(&self, part: &Note) -> String {
        self.note("quote", part)
    }

    /// A whole quote on one line.
    pub fn quote(&self, quote: &Quote) -> String {
        let parts: Vec<_> = quote.0.iter().map(|part| self.quote_part(part)).collect();
        parts.join(&self.texts.get("common-parts"))
    }

    /// Why something cannot be done: in the words of the game, or in those common to all games.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let id = self.own_or_common("refusal", refusal.code());
        self.fill(&id, &refusal.0.figures, &Map::new())
    }

    /// Why the game ended, likewise.
    pub fn reason(&self, code: &str) -> String {
        self.texts.get(&self.own_or_common("reason", code))
    }

    /// A part of the score.
    pub fn score_part(&self, part: &str) -> String {
        self.texts.get(&self.id("score", part))
    }

    /// What can be chosen for a table.
    pub fn option(&self, option: &str) -> String {
        self.texts.get(&self.id("option", option))
    }

    /// A sentence about an option, if the game has one.
    pub fn option_about(&self, option: &str) -> Option<String> {
        let id = self.id("option", &format!("{option}-about"));
        self.texts.has(&id).then(|| self.texts.get(&id))
    }

    /// One value of an option; a number that has no words is said as it is.
    pub fn option_value(&self, option: &str, value: &Value) -> String {
        let text = match value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let id = self.id("option", &format!("{option}-{text}"));
        if value.is_number() && !self.texts.has(&id) { text } else { self.texts.get(&id) }
    }

    /// Something else that a game says in a code with figures, such as what a card does.
    pub fn said(&self, kind: &str, note: &Note) -> String {
        self.note(kind, note)
    }

    /// A word of the game's own, such as a colour.
    pub fn word(&self, kind: &str, name: &str) -> String {
        self.texts.get(&self.id(kind, name))
    }

    /// The same, if the game has it.
    pub fn named(&self, kind: &str, name: &str) -> Option<String> {
        let id = self.id(kind, name);
        self.texts.has(&id).then(|| self.texts.get(&id))
    }

    /// Whatever is wrong with saying a note of this kind, for tests.
    pub fn problems(&self, kind: &str, note: &Note, more: &Map<String, Value>) -> Vec<String> {
        let (figures, more) = (self.spelt(&note.figures), self.spelt(more));
        let all: Vec<_> = figures.into_iter().chain(more).collect();
        let all: Vec<_> = all.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        self.texts.problems(&self.id(kind, &note.code), &all)
    }

    fn id(&self, kind: &str, code: &str) -> String {
        format!("{}-{kind}-{code}", self.game)
    }

    fn own_or_common(&self, kind: &str, code: &str) -> String {
        let own = self.id(kind, code);
        if self.texts.has(&own) { own } else { format!("common-{kind}-{code}") }
    }

    fn note(&self, kind: &str, note: &Note) -> String {
        self.note_with(kind, note, &Map::new())
    }

    fn note_with(&self, kind: &str, note: &Note, more: &Map<String, Value>) -> String {
        self.fill(&self.id(kind, &note.code), &note.figures, more)
    }

    fn fill(&self, id: &str, figures: &Map<String, Value>, more: &Map<String, Value>) -> String {
        let (figures, more) = (self.spelt(figures), self.spelt(more));
        let all = figures.iter().chain(&more);
        let args = args(self.texts, all.map(|(name, value)| (name.as_str(), value)));
        self.texts.fill(id, args).0
    }

    /// Figures with cards and seats by name, and nothing in them that could upset a screen.
    fn spelt(&self, figures: &Map<String, Value>) -> Map<String, Value> {
        let mut spelt = Map::new();
        for (name, value) in figures {
            // A code with figures of its own is the code, and they are called after it: `from` and `from-seat`.
            if let Value::Object(nested) = value
                && nested.len() == 1
                && let Some((code, Value::Object(inner))) = nested.iter().next()
            {
                spelt.insert(name.clone(), self.spell(name, &code.as_str().into()));
                let part = |(part, value): (&String, &Value)| {
                    (format!("{name}-{part}"), self.spell(part, value))
                };
                spelt.extend(inner.iter().map(part));
            } else {
                let id = match value {
                    Value::String(text) => as_key(text).into(),
                    _ => Value::Null,
                };
                if value.is_string() || value.is_null() {
                    spelt.insert(format!("{name}-id"), id);
                }
                spelt.insert(name.clone(), self.spell(name, value));
            }
        }
        spelt
    }

    fn spell(&self, name: &str, value: &Value) -> Value {
        match value {
            Value::Number(seat) if SEATS.contains(&name) => {
                match seat.as_u64().and_then(|seat| usize::try_from(seat).ok()) {
                    Some(seat) => self.name(seat).into(),
                    None => value.clone(),
                }
            }
            Value::String(text) if text.starts_with('#') => self.card(text).into(),
            // Options are called as one types them.
            Value::String(text) if name == "option" => clean(text).into(),
            Value::String(text) => match self.named(name, text) {
                Some(word) => word.into(),
                None => clean(text).into(),
            },
            Value::Number(number) => match self.named(name, &number.to_string()) {
                Some(word) => word.into(),
                None => value.clone(),
            },
            Value::Array(items) => items.iter().map(|item| self.spell(name, item)).collect(),
            other => other.clone(),
        }
    }
}

/// An id as texts can name it in a choice: they have no dots and slashes, which ids of things that players have
/// written do.
fn as_key(text: &str) -> String {
    clean(text.strip_prefix('#').unwrap_or(text)).replace(['.', '/'], "-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use serde_json::json;

    #[test]
    fn cards_and_seats_are_called_by_name() {
        let names = ["Ada".to_owned(), "Bo\u{202e}b".to_owned()];
        let event = json!({ "plate_taken": { "seat": 1, "slot": 2, "set": 7, "plate": "#warm_amber_dish" } });
        let mut texts = Texts::new(Lang::En);
        let said = texts.at("jade", &names).event(&event);
        assert_eq!(said, "Bob takes the plate Warm Amber Dish.");
        texts.switch(Lang::ZhCn);
        let said = texts.at("jade", &names).event(&event);
        assert_eq!(said, "Bob 取走食盘「琥珀暖圆盘」。");
    }

    #[test]
    fn options_have_words_and_numbers_speak_for_themselves() {
        let texts = Texts::new(Lang::En);
        let speaker = texts.at("jade", &[]);
        assert_eq!(speaker.option_value("deck", &json!("small")), "small");
        assert_eq!(speaker.option_value("trim", &json!(true)), "yes");
        assert_eq!(speaker.option_value("rounds", &json!(3)), "3");
        assert!(speaker.option_about("deck").is_some_and(|about| about.contains("102")));
        assert_eq!(speaker.option_about("rounds"), None);
    }

    #[test]
    fn a_text_can_tell_one_card_from_another() {
        let texts = Texts::new(Lang::En);
        let speaker = texts.at("hegemony", &[]);
        let asked = |to: &str| {
            let note = Note::with("must_slash", [("to", to.into())]);
            speaker.question(&Question { note, cause: None, min: 1, max: 1 })
        };
        assert_ne!(
            asked("#luanwu").split_once(':').unwrap().1,
            asked("#tiaoxin").split_once(':').unwrap().1
        );
    }

    #[test]
    fn refusals_of_the_engine_are_spoken_too() {
        let texts = Texts::new(Lang::En);
        let refusal = Refusal::from(engine::Refused::NotYourTurn);
        assert_eq!(texts.at("jade", &[]).refusal(&refusal), "It is not your turn.");
    }

    #[test]
    fn lists_of_numbers_come_with_their_sum() {
        let texts = Texts::new(Lang::En);
        let judged = json!({ "judged": { "seat": 0, "dice": [3, 4], "over": 1, "offered": 2, "pairing": 5, "target": 8, "won": true } });
        let said = texts.at("jade", &["Ada".to_owned()]).event(&judged);
        assert!(said.contains('7') && said.contains("3, 4"), "{said}");
    }

    #[test]
    fn a_figure_that_is_a_code_with_figures_has_them_beside_it() {
        let texts = Texts::new(Lang::En);
        let moved = json!({ "cards_moved": { "cards": ["#slash_s7"], "from": { "hand": { "seat": 0 } }, "to": "discard",
            "cause": "discard", "seen_by": [] } });
        let names = ["Ada".to_owned()];
        let said = texts.at("hegemony", &names).event(&moved);
        assert!(said.contains("Ada") && said.contains("Slash"), "{said}");
    }

    #[test]
    fn codes_for_which_the_game_has_words_are_said_with_them() {
        let texts = Texts::new(Lang::En);
        let speaker = texts.at("duel", &[]);
        let refusal = Refusal(Note::with("not_destroyable", [("color", "brown".into())]));
        assert!(speaker.refusal(&refusal).contains(" brown "));
        let refusal = Refusal(Note::with("not_destroyable", [("color", "p\u{1b}ink".into())]));
        assert!(speaker.refusal(&refusal).contains(" pink "));
        assert_eq!(speaker.event(&json!({ "age_began": { "age": 2 } })), "Age II begins.");
        assert_eq!(speaker.named("age", "9"), None);
    }

    #[test]
    fn what_is_not_worth_a_line_is_silent() {
        let texts = Texts::new(Lang::En);
        let began = json!({ "turn_began": { "seat": 0 } });
        assert_eq!(texts.at("duel", &[]).event(&began), "");
    }

    #[test]
    fn gaps_in_a_list_are_left_out() {
        let texts = Texts::new(Lang::En);
        let drawn = json!({ "tokens_drawn": { "seat": 0, "tokens": ["#law", null, "#masonry"] } });
        let said = texts.at("duel", &["Ada".to_owned()]).event(&drawn);
        assert!(said.contains("Law, Masonry") && !said.contains("null"), "{said}");
    }

    #[test]
    fn what_players_have_brought_is_called_as_they_call_it() {
        let name = json!({ "en": "Hex\u{202e}", "zh": "下咒" });
        let cards = BTreeMap::from([
            ("do.hero.hexer/hex".to_owned(), json!({ "name": name })),
            ("plain".to_owned(), json!({ "name": { "en": "Plain" } })),
        ]);
        let called = |lang: Lang, card: &str| {
            let texts = Texts::new(lang);
            texts.at("bombcat", &[]).with_cards(&cards).card(card)
        };
        assert_eq!(called(Lang::En, "#do.hero.hexer/hex"), "Hex");
        assert_eq!(called(Lang::ZhCn, "#do.hero.hexer/hex"), "下咒");
        assert_eq!(called(Lang::ZhCn, "#plain"), "Plain");
        assert_eq!(called(Lang::En, "#no_such"), "no such");
    }

    #[test]
    fn a_card_without_a_message_keeps_its_id() {
        let texts = Texts::new(Lang::En);
        assert_eq!(texts.at("jade", &[]).card("#our_own_cake"), "our own cake");
    }
}
