//! What can be chosen now: the list of actions, folded by the things on the table that one points at.

use crate::tables::{Spot, TableScreen};
use boards::{Seen, marked};

/// Keys for things that have none of their own; letters that mean something else everywhere are left out.
const KEYS: &str = "123456789abcdefghjkmnostvwxyzABCDEFGHIJKMNOQRSTUVWXYZ";

/// One line: an action, or a thing at which several begin.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) key: Option<char>,
    pub(crate) spot: Option<Spot>,
    pub(crate) text: String,
    /// Only what it is about, for when there is little room.
    pub(crate) short: String,
    /// What it is worth, in a word.
    pub(crate) brief: String,
    /// The actions, as places in the list of options.
    pub(crate) options: Vec<usize>,
}

impl Entry {
    /// The action, if it is just one.
    pub(crate) fn action(&self) -> Option<usize> {
        match self.options[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}

/// The entries after pointing at the things of `path`.
pub(crate) fn entries(seen: Seen<'_>, table: &dyn TableScreen, path: &[Spot]) -> Vec<Entry> {
    let options = seen.scene.options();
    let mut groups: Vec<(Option<Spot>, Vec<usize>)> = Vec::new();
    for (at, option) in options.iter().enumerate() {
        let spots = table.path(seen.scene, &option.action);
        if !spots.starts_with(path) {
            continue;
        }
        let spot = spots.get(path.len());
        match groups.iter_mut().find(|(known, _)| known.is_some() && known.as_ref() == spot) {
            Some((_, group)) => group.push(at),
            None => groups.push((spot.cloned(), vec![at])),
        }
    }
    // Several actions behind one and the same last thing cannot be told apart by pointing.
    let dead_end = |spot: &Option<Spot>, group: &[usize]| {
        group.len() > 1
            && group.iter().all(|&at| {
                let spots = table.path(seen.scene, &options[at].action);
                spots.len() == path.len() + 1 && spots.last() == spot.as_ref()
            })
    };
    let mut entries: Vec<Entry> = Vec::new();
    for (spot, group) in groups {
        if dead_end(&spot, &group) {
            entries.extend(group.iter().map(|&at| entry(seen, table, None, vec![at])));
        } else {
            entries.push(entry(seen, table, spot, group));
        }
    }
    // Things that are numbered are listed by their numbers.
    if entries.iter().all(|entry| entry.key.is_some_and(|key| key.is_ascii_digit())) {
        entries.sort_by_key(|entry| entry.key);
    }
    for kind in [char::is_ascii_digit, char::is_ascii_lowercase, char::is_ascii_uppercase] {
        sort_things(&mut entries, table, kind);
    }
    give_keys(&mut entries);
    entries
}

/// Puts the things on the table that have such keys in the order of these, among themselves.
fn sort_things(entries: &mut [Entry], table: &dyn TableScreen, kind: fn(&char) -> bool) {
    let fits = |entry: &Entry| {
        let is_thing = entry.spot.as_ref().is_some_and(|spot| table.is_thing(spot));
        is_thing && entry.key.is_some_and(|key| kind(&key))
    };
    let places: Vec<usize> = (0..entries.len()).filter(|&at| fits(&entries[at])).collect();
    let mut things: Vec<Entry> = places.iter().map(|&at| entries[at].clone()).collect();
    things.sort_by_key(|entry| entry.key);
    places.into_iter().zip(things).for_each(|(at, thing)| entries[at] = thing);
}

fn entry(
    seen: Seen<'_>,
    table: &dyn TableScreen,
    spot: Option<Spot>,
    options: Vec<usize>,
) -> Entry {
    let all = seen.scene.options();
    let several: Vec<_> = options.iter().map(|&at| &all[at]).collect();
    let (text, brief) = match (&several[..], &spot) {
        ([only], _) => {
            let words = boards::action(seen, &only.action);
            (marked(seen, &only.action, words), table.brief(seen, only))
        }
        (several, Some(spot)) => {
            (table.group(seen, spot, several), table.group_brief(seen, several))
        }
        (_, None) => (String::new(), String::new()),
    };
    let short = spot.as_ref().and_then(|spot| table.short(seen, spot));
    let short = match &several[..] {
        [only] => short.map(|short| marked(seen, &only.action, short)),
        _ => short,
    };
    Entry {
        key: spot.as_ref().map(|spot| spot.key),
        spot,
        short: short.unwrap_or_else(|| text.clone()),
        text,
        brief,
        options,
    }
}

/// What choosing an option does, for whoever is about to.
pub(crate) fn confirm(seen: Seen<'_>, table: &dyn TableScreen, option: usize) -> String {
    let Some(option) = seen.scene.options().get(option) else {
        return String::new();
    };
    let words = boards::action(seen, &option.action);
    if option.is_back {
        return seen.say("tui-take-back", &[("pick", words.into())]);
    }
    table.confirm(seen, option, words)
}

fn give_keys(entries: &mut [Entry]) {
    let taken: Vec<char> = entries.iter().filter_map(|entry| entry.key).collect();
    let mut free = KEYS.chars().filter(|key| !taken.contains(key));
    for entry in entries.iter_mut().filter(|entry| entry.key.is_none()) {
        entry.key = free.next();
    }
}

/// How the entries are laid out in the room there is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Grid {
    pub(crate) columns: usize,
    /// How wide each column is.
    pub(crate) width: usize,
    /// Whether the entries are cut down to what they are about.
    pub(crate) short: bool,
}

/// Whole sentences if they fit, else names only, in as many columns as it takes.
pub(crate) fn grid(entries: &[Entry], width: u16, height: u16) -> Grid {
    let widest = |short: bool| entries.iter().map(|entry| entry.width(short)).max().unwrap_or(1);
    let grid = |short: bool| {
        let columns = (usize::from(width) / widest(short)).clamp(1, 4);
        Grid { columns, width: widest(short).min(usize::from(width)), short }
    };
    let long = grid(false);
    let fits = entries.len().div_ceil(long.columns) <= usize::from(height)
        && widest(false) <= usize::from(width);
    if fits { long } else { grid(true) }
}

impl Entry {
    /// What is written of it.
    pub(crate) fn words(&self, short: bool) -> &str {
        if short { &self.short } else { &self.text }
    }

    /// How many terminal columns it wants: with its key, the spaces around it, and a gap after it all.
    fn width(&self, short: bool) -> usize {
        let brief = crate::wrap::width(&self.brief);
        let brief = if brief > 0 { brief + 1 } else { 0 };
        let more = usize::from(self.action().is_none());
        crate::wrap::width(self.words(short)) + brief + more + 4
    }
}
