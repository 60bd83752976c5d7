//! What one viewer sees of a table: everything that its sentences are made from.

use engine::{Outcome, Question, Quote, Seat, SeatSet, Viewer};
use protocol::{Document, Phase};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use texts::{Speaker, Texts};

/// What the data says of each card, by its id.
pub type Cards = BTreeMap<String, Value>;

/// What one viewer sees.
#[derive(Clone)]
pub struct Scene {
    pub game: String,
    pub seats: u8,
    pub viewer: Viewer,
    /// Null before the table is dealt.
    pub view: Value,
    /// Whom the game waits for.
    pub awaited: SeatSet,
    /// What this viewer is asked.
    pub asked: Option<Asked>,
    pub outcome: Option<Outcome>,
    pub cards: Arc<Cards>,
}

/// A question to this viewer.
#[derive(Clone)]
pub struct Asked {
    pub seat: Seat,
    pub question: Option<Question>,
    /// What can be picked, and what is picked already and can be taken back.
    pub options: Vec<Choosable>,
    /// What could be picked at first and does not go with the picks made since; it keeps its key.
    pub others: Vec<Value>,
    /// The picks of a longer choice so far, in the order they were made.
    pub picked: Vec<Value>,
}

/// An action with its quote.
#[derive(Clone)]
pub struct Choosable {
    pub action: Value,
    pub quote: Quote,
    /// It is picked, and picking it again takes it back.
    pub is_back: bool,
}

impl Choosable {
    pub fn new(action: Value, quote: Value) -> Self {
        // A quote that cannot be read is not worth showing; the action is.
        Choosable {
            action,
            quote: serde_json::from_value(quote).unwrap_or_default(),
            is_back: false,
        }
    }

    /// A choice as documents have it.
    pub fn read(choice: &Value) -> Self {
        let quote = choice.get("quote").cloned();
        Choosable::new(choice["action"].clone(), quote.unwrap_or_default())
    }
}

impl Scene {
    /// What the document of a room shows. One is asked until one's answer is laid down.
    pub fn of(document: Document, cards: Arc<Cards>) -> Self {
        let Document { room, me, game } = document;
        let mut scene = Scene {
            game: room.game,
            seats: u8::try_from(room.seats.len()).unwrap_or(u8::MAX),
            viewer: me.as_ref().map_or(Viewer::Public, |me| Viewer::Seat(me.seat)),
            view: Value::Null,
            awaited: SeatSet::EMPTY,
            asked: None,
            outcome: room.outcome,
            cards,
        };
        let Some(sight) = game else {
            return scene;
        };
        scene.view = sight.view;
        if scene.outcome.is_none() && matches!(room.phase, Phase::Over | Phase::Closed) {
            scene.outcome = sight.outcome.and_then(|outcome| serde_json::from_value(outcome).ok());
        }
        if scene.outcome.is_none() {
            scene.awaited = sight.asked;
            let asked = me.filter(|me| sight.asked.contains(me.seat) && me.laid.is_none());
            scene.asked = asked.map(|me| Asked {
                seat: me.seat,
                question: sight.question.and_then(|question| serde_json::from_value(question).ok()),
                options: sight.choices.iter().map(Choosable::read).collect(),
                others: Vec::new(),
                picked: Vec::new(),
            });
        }
        scene
    }

    /// The actions to choose from; none when this viewer is not asked.
    pub fn options(&self) -> &[Choosable] {
        self.asked.as_ref().map_or(&[], |asked| &asked.options)
    }

    /// Every action that the choice is about, whether or not it goes with the picks so far.
    pub fn actions(&self) -> impl Iterator<Item = &Value> {
        let others = self.asked.iter().flat_map(|asked| &asked.others);
        self.options().iter().map(|option| &option.action).chain(others)
    }

    /// How often an action is among the picks so far.
    pub fn picked(&self, action: &Value) -> usize {
        let picked = self.asked.iter().flat_map(|asked| &asked.picked);
        picked.filter(|pick| *pick == action).count()
    }

    /// The seat whose place at the table is shown as one's own.
    pub fn me(&self) -> Option<Seat> {
        match (&self.asked, self.viewer) {
            (Some(asked), _) => Some(asked.seat),
            (None, Viewer::Seat(seat)) => Some(seat),
            (None, Viewer::Public) => None,
        }
    }
}

/// A scene, and who speaks about it.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    pub scene: &'a Scene,
    pub speaker: Speaker<'a>,
}

impl<'a> Seen<'a> {
    /// Somebody who speaks about what is seen, and knows what the table says of its cards.
    pub fn new(scene: &'a Scene, texts: &'a Texts, names: &'a [String]) -> Self {
        Seen { scene, speaker: texts.at(&scene.game, names).with_cards(&scene.cards) }
    }

    /// Why the match is over; who gave up is called by name.
    pub fn reason(&self, outcome: &Outcome) -> String {
        if outcome.reason != "conceded" {
            return self.speaker.reason(&outcome.reason);
        }
        let standings = Seat::all(outcome.standings.len() as u8).zip(&outcome.standings);
        let last = standings.max_by_key(|(_, standing)| standing.place);
        let name = last.map(|(seat, _)| self.speaker.name(seat.index()));
        self.say("board-gave-up", &[("name", name.into())])
    }

    /// A message about the table that is no game's own.
    pub fn say(&self, id: &str, figures: &[(&str, Value)]) -> String {
        self.speaker.texts().say(id, figures)
    }

    /// A message without variables.
    pub fn get(&self, id: &str) -> String {
        self.speaker.texts().get(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NO_SIGNS, Sitter, choice, names, of, question};
    use serde_json::json;
    use texts::Lang;

    fn document(me: Value) -> Document {
        let person = json!({"person": {"id": "h0f3F5aVQmK8cJ0C7r1tYQ", "name": "Ada"}});
        let mut document = json!({
            "room": {
                "game": "lantern", "options": null, "phase": "playing", "host": "h0f3F5aVQmK8cJ0C7r1tYQ",
                "seats": [{"holder": person}, {"holder": {"bot": "easy"}}],
                "listed": false, "locked": false, "spectators": "public", "clock": "none",
                "windows": "natural", "seal": {"promise": "", "parts": []}, "watching": 0
            },
            "game": {
                "view": {"market": ["#rose_cake"], "flames": 3}, "asked": [0],
                "question": {"code": "turn", "min": 1, "max": 2},
                "choices": [{"action": "pass"}, {"action": {"buy": {"card": "#rose_cake"}}}]
            }
        });
        if me.is_object() {
            document["me"] = me;
        }
        serde_json::from_value(document).unwrap()
    }

    #[test]
    fn one_is_asked_until_the_answer_is_laid_down() {
        let asked = |me| Scene::of(document(me), Arc::default());
        let mine = asked(json!({"seat": 0, "decision": 1}));
        let actions: Vec<&Value> = mine.options().iter().map(|option| &option.action).collect();
        assert_eq!(actions, [&json!("pass"), &json!({"buy": {"card": "#rose_cake"}})]);
        assert_eq!(mine.me(), Some(Seat::new(0)));
        let laid = asked(json!({"seat": 0, "decision": 1, "laid": ["pass"]}));
        let other = asked(json!({"seat": 1, "decision": 1}));
        let spectator = asked(Value::Null);
        assert_eq!(spectator.me(), None);
        for scene in [laid, other, spectator] {
            assert!(scene.asked.is_none() && scene.options().is_empty());
            assert!(scene.awaited.contains(Seat::new(0)));
        }
    }

    #[test]
    fn a_game_without_a_board_is_told_as_an_outline() {
        let document = document(json!({"seat": 0, "decision": 1}));
        let texts = Texts::new(Lang::En);
        let seats = &document.room.seats;
        let sitters: Vec<Sitter> = seats.iter().map(|seat| Sitter::from(&seat.holder)).collect();
        let names = names(&sitters, &texts);
        let scene = Scene::of(document, Arc::default());
        let seen = Seen::new(&scene, &texts, &names);
        let board = of(&scene.game);
        assert_eq!(board.summary(seen), "Ada");
        let pages = board.pages(seen, NO_SIGNS);
        assert_eq!((pages.len(), &*pages[0].title), (1, "The table"));
        assert_eq!(pages[0].lines, ["flames: 3", "market:", "  1: rose cake"]);
        // Words that nobody has written show as their ids.
        assert_eq!(question(seen, scene.asked.as_ref().unwrap()), "lantern-question-turn");
        assert_eq!(choice(seen, &scene.options()[1]), "lantern-action-buy");
    }
}
