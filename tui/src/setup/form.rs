//! What has been chosen for a new table so far; every row of it is a list of values of which one holds.

use super::choice::{self, Choice};
use super::{Chosen, USUAL};
use crate::people::LONGEST_NAME;
use boards::Sitter;
use catalog::Info;
use serde_json::{Map, Value};
use texts::{Lang, clean};

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Players,
    Seat(usize),
    Option(usize),
    Start,
}

/// A table that is being set up.
pub(crate) struct Form {
    pub(crate) game: &'static str,
    /// The fewest and most seats.
    pub(crate) limits: (usize, usize),
    count: usize,
    /// As many as there can be, so that a seat that is taken away and put back is as it was.
    seats: Vec<Seat>,
    options: Vec<Choice>,
    /// What was said of options that are not asked for here.
    kept: Map<String, Value>,
}

struct Seat {
    name: String,
    /// The bots that can sit here: the levels, and one that was named on the command line.
    bots: Vec<String>,
    /// 0 is the person, then come the bots.
    chosen: usize,
}

impl Seat {
    fn new(sitter: &Sitter) -> Self {
        let mut bots: Vec<String> = bots::LEVELS.map(str::to_owned).to_vec();
        let (name, chosen) = match sitter {
            Sitter::Human { name } => (clean(name), 0),
            Sitter::Bot { name } => {
                let known = bots.iter().position(|bot| bot == name);
                let place = known.unwrap_or_else(|| {
                    bots.push(name.clone());
                    bots.len() - 1
                });
                (String::new(), place + 1)
            }
        };
        Seat { name, bots, chosen }
    }

    fn bot(&self) -> Option<&str> {
        Some(self.bots.get(self.chosen.checked_sub(1)?)?)
    }

    fn sitter(&self) -> Sitter {
        match self.bot() {
            Some(bot) => Sitter::Bot { name: bot.to_owned() },
            None => Sitter::Human { name: clean(&self.name) },
        }
    }
}

impl Form {
    pub(crate) fn new(game: &Info, sitters: &[Sitter], options: &Value) -> Self {
        let limits = (usize::from(game.seats.0), usize::from(game.seats.1));
        let usual = Sitter::Bot { name: USUAL.to_owned() };
        let sitters = sitters.iter().chain(std::iter::repeat(&usual));
        let choices = choice::choices(&game.options, options);
        let asked = |name: &str| choices.iter().any(|choice| choice.name == name);
        let given = options.as_object().into_iter().flatten();
        let kept = given.filter(|(name, _)| !asked(name));
        Form {
            game: game.name,
            limits,
            count: limits.0,
            seats: sitters.take(limits.1).map(Seat::new).collect(),
            kept: kept.map(|(name, value)| (name.clone(), value.clone())).collect(),
            options: choices,
        }
    }

    /// So many seats, as far as the game allows.
    pub(crate) fn with_seats(mut self, count: usize) -> Self {
        self.count = count.clamp(self.limits.0, self.limits.1);
        self
    }

    /// Everything that can be chosen, in the order it is asked.
    pub(crate) fn rows(&self) -> Vec<Row> {
        self.rows_for(self.count)
    }

    /// The same at a table where every seat is taken that there can be.
    pub(crate) fn all_rows(&self) -> Vec<Row> {
        self.rows_for(self.limits.1)
    }

    fn rows_for(&self, seats: usize) -> Vec<Row> {
        let players = (self.limits.0 < self.limits.1).then_some(Row::Players);
        let seats = (0..seats).map(Row::Seat);
        let options = (0..self.options.len()).map(Row::Option);
        players.into_iter().chain(seats).chain(options).chain([Row::Start]).collect()
    }

    /// How many values a row has.
    pub(crate) fn len(&self, row: Row) -> usize {
        match row {
            Row::Players => self.limits.1 - self.limits.0 + 1,
            Row::Seat(seat) => self.seats.get(seat).map_or(0, |seat| seat.bots.len() + 1),
            Row::Option(option) => self.option(option).map_or(0, |choice| choice.values.len()),
            Row::Start => 0,
        }
    }

    /// Which of them holds.
    pub(crate) fn chosen(&self, row: Row) -> usize {
        match row {
            Row::Players => self.count - self.limits.0,
            Row::Seat(seat) => self.seats.get(seat).map_or(0, |seat| seat.chosen),
            Row::Option(option) => self.option(option).map_or(0, |choice| choice.chosen),
            Row::Start => 0,
        }
    }

    /// Lets another of them hold.
    pub(crate) fn choose(&mut self, row: Row, place: usize) {
        if place >= self.len(row) {
            return;
        }
        match row {
            Row::Players => self.count = self.limits.0 + place,
            Row::Seat(seat) => {
                self.seats.get_mut(seat).into_iter().for_each(|seat| seat.chosen = place);
            }
            Row::Option(option) => {
                self.options.get_mut(option).into_iter().for_each(|choice| choice.chosen = place);
            }
            Row::Start => {}
        }
    }

    /// The next value or the one before, and round again.
    pub(crate) fn change(&mut self, row: Row, by: isize) {
        let count = self.len(row) as isize;
        if count > 0 {
            self.choose(row, (self.chosen(row) as isize + by).rem_euclid(count) as usize);
        }
    }

    pub(crate) fn option(&self, option: usize) -> Option<&Choice> {
        self.options.get(option)
    }

    /// The bot that one value of a seat stands for; none for the person.
    pub(crate) fn bot(&self, seat: usize, place: usize) -> Option<&str> {
        let bots = &self.seats.get(seat)?.bots;
        Some(bots.get(place.checked_sub(1)?)?)
    }

    /// The name of a person as typed so far, on the row of a seat where a person sits.
    pub(crate) fn name(&self, row: Row) -> Option<&str> {
        let Row::Seat(seat) = row else { return None };
        let seat = self.seats.get(seat)?;
        seat.bot().is_none().then_some(&seat.name)
    }

    /// Gives a person another name; false if no table can show it.
    pub(crate) fn rename(&mut self, row: Row, name: &str) -> bool {
        // Something at the end, because a space there is on its way to the next word.
        let stopped = format!("{name}.");
        if name.chars().count() > LONGEST_NAME || clean(&stopped) != stopped {
            return false;
        }
        match row {
            Row::Seat(seat) if self.name(row).is_some() => {
                self.seats.get_mut(seat).into_iter().for_each(|seat| seat.name = name.to_owned());
                true
            }
            _ => false,
        }
    }

    /// Who sits where.
    pub(crate) fn sitters(&self) -> Vec<Sitter> {
        self.seats.iter().take(self.count).map(Seat::sitter).collect()
    }

    /// Everything that was chosen; of the options only what is not usual.
    pub(crate) fn result(&self, lang: Lang) -> Chosen {
        let changed = self.options.iter().filter(|choice| choice.chosen != choice.usual);
        let changed = changed.map(|choice| (choice.name.clone(), choice.value().clone()));
        let options: Map<String, Value> = self.kept.clone().into_iter().chain(changed).collect();
        let options = if options.is_empty() { Value::Null } else { options.into() };
        Chosen { sitters: self.sitters(), options, lang }
    }
}
