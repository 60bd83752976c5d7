//! What the rows of a new table are called, what their values are called, and what they mean.

use super::Brought;
use super::form::{Form, Row};
use crate::people;
use serde_json::Value;
use texts::{Lang, Texts, clean};

/// What players have brought, in a line; none if they have not.
pub(crate) fn brought(modules: &[Brought], texts: &Texts) -> Option<String> {
    let called = modules.iter().map(|it| {
        let file = ("file", Value::from(clean(&it.file)));
        let Some([en, zh]) = &it.name else {
            return texts.say("tui-setup-module-empty", &[file]);
        };
        let name = match texts.lang() {
            Lang::En => en,
            Lang::ZhCn => zh,
        };
        texts.say("tui-setup-module", &[file, ("name", clean(name).into())])
    });
    let names: Vec<Value> = called.map(Value::from).collect();
    (!names.is_empty()).then(|| texts.say("tui-setup-modules", &[("names", names.into())]))
}

/// A form, and the language it is spoken of in.
#[derive(Clone, Copy)]
pub(crate) struct Spoken<'a> {
    pub(crate) form: &'a Form,
    pub(crate) texts: &'a Texts,
}

impl Spoken<'_> {
    /// The name of the game.
    pub(crate) fn game(self) -> String {
        self.texts.at(self.form.game, &[]).game()
    }

    pub(crate) fn label(self, row: Row) -> String {
        match row {
            Row::Players => self.texts.get("tui-setup-players"),
            Row::Seat(seat) => self.texts.say("tui-setup-seat", &[("number", (seat + 1).into())]),
            Row::Option(option) => {
                let choice = self.form.option(option);
                choice.map_or_else(String::new, |choice| {
                    self.texts.at(self.form.game, &[]).option(&choice.name)
                })
            }
            Row::Start => self.texts.get("tui-setup-start"),
        }
    }

    /// One value of a row.
    pub(crate) fn value(self, row: Row, place: usize) -> String {
        match row {
            Row::Players => (self.form.limits.0 + place).to_string(),
            Row::Seat(seat) => match self.form.bot(seat, place) {
                None => self.texts.get("tui-setup-person"),
                Some("easy") => self.texts.get("tui-setup-easy"),
                Some("normal") => self.texts.get("tui-setup-normal"),
                Some("hard") => self.texts.get("tui-setup-hard"),
                Some(bot) => self.texts.say("tui-setup-bot", &[("name", bot.into())]),
            },
            Row::Option(option) => {
                let choice = self.form.option(option);
                let value = choice.and_then(|choice| Some((choice, choice.values.get(place)?)));
                value.map_or_else(String::new, |(choice, value)| {
                    self.texts.at(self.form.game, &[]).option_value(&choice.name, value)
                })
            }
            Row::Start => String::new(),
        }
    }

    /// All values of a row, in order.
    pub(crate) fn values(self, row: Row) -> Vec<String> {
        (0..self.form.len(row)).map(|place| self.value(row, place)).collect()
    }

    /// The value that holds.
    pub(crate) fn chosen(self, row: Row) -> String {
        self.value(row, self.form.chosen(row))
    }

    /// Whether the values of a row are numbers, so that one answers with the number itself.
    pub(crate) fn is_number(self, row: Row) -> bool {
        match row {
            Row::Players => true,
            Row::Option(option) => {
                let choice = self.form.option(option);
                choice.is_some_and(|choice| choice.values.iter().all(Value::is_number))
            }
            Row::Seat(_) | Row::Start => false,
        }
    }

    /// A sentence about a row as it stands, if there is one.
    pub(crate) fn about(self, row: Row) -> Option<String> {
        let texts = self.texts;
        match row {
            Row::Players => {
                let (min, max) = self.form.limits;
                let figures = [("min", min.into()), ("max", max.into())];
                Some(texts.say("tui-setup-about-players", &figures))
            }
            Row::Seat(seat) => Some(match self.form.bot(seat, self.form.chosen(row)) {
                None => {
                    let name = self.called(seat);
                    texts.say("tui-setup-about-person", &[("name", name.into())])
                }
                Some("easy") => texts.get("tui-setup-about-easy"),
                Some("normal") => texts.get("tui-setup-about-normal"),
                Some("hard") => texts.get("tui-setup-about-hard"),
                Some(bot) => texts.say("tui-setup-about-bot", &[("name", bot.into())]),
            }),
            Row::Option(option) => {
                let choice = self.form.option(option)?;
                texts.at(self.form.game, &[]).option_about(&choice.name)
            }
            Row::Start => {
                let people = self.form.sitters().iter().filter(|sitter| sitter.is_human()).count();
                Some(match people {
                    0 => texts.get("tui-setup-about-nobody"),
                    1 => texts.get("tui-setup-about-start"),
                    _ => texts.get("tui-setup-about-people"),
                })
            }
        }
    }

    /// What somebody will be called at the table.
    pub(crate) fn called(self, seat: usize) -> String {
        let names = people::names(&self.form.sitters(), self.texts);
        names.into_iter().nth(seat).unwrap_or_default()
    }
}
