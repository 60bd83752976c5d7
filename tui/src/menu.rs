//! What can be chosen now: the list of actions, folded by the things on the table that one points at.

use crate::scene::Seen;
use crate::tables::{Spot, TableScreen};

/// Keys for things that have none of their own; letters that mean something else everywhere are left out.
const KEYS: &str = "123456789abcdefghjkmnostvwxyzABCDEFGHIJKMNOQRSTUVWXYZ";

/// One line: an action, or a thing at which several begin.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) key: Option<char>,
    pub(crate) spot: Option<Spot>,
    pub(crate) text: String,
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
    give_keys(&mut entries);
    entries
}

fn entry(
    seen: Seen<'_>,
    table: &dyn TableScreen,
    spot: Option<Spot>,
    options: Vec<usize>,
) -> Entry {
    let all = seen.scene.options();
    let (text, brief) = match (&options[..], &spot) {
        ([only], _) => {
            let option = &all[*only];
            (words(seen, table, *only), table.brief(seen, &option.quote))
        }
        (several, Some(spot)) => {
            let actions: Vec<_> = several.iter().map(|&at| &all[at]).collect();
            (table.group(seen, spot, &actions), table.group_brief(seen, &actions))
        }
        (_, None) => (String::new(), String::new()),
    };
    Entry {
        key: spot.as_ref().map(|spot| spot.key),
        spot,
        text,
        brief,
        options,
    }
}

/// An option in words.
pub(crate) fn words(seen: Seen<'_>, table: &dyn TableScreen, option: usize) -> String {
    match seen.scene.options().get(option) {
        Some(option) => {
            let figures = table.figures(seen.scene, &option.action);
            seen.speaker.action(&option.action, &figures)
        }
        None => String::new(),
    }
}

fn give_keys(entries: &mut [Entry]) {
    let taken: Vec<char> = entries.iter().filter_map(|entry| entry.key).collect();
    let mut free = KEYS.chars().filter(|key| !taken.contains(key));
    for entry in entries.iter_mut().filter(|entry| entry.key.is_none()) {
        entry.key = free.next();
    }
}

/// How many columns the entries are shown in, so many terminal columns being there.
pub(crate) fn columns(entries: &[Entry], width: u16) -> usize {
    let widest = entries.iter().map(cell_width).max().unwrap_or(1);
    (usize::from(width) / widest).clamp(1, 3)
}

/// How many terminal columns an entry wants.
pub(crate) fn cell_width(entry: &Entry) -> usize {
    let brief = crate::wrap::width(&entry.brief);
    // A key, spaces around it, and a gap after it all.
    crate::wrap::width(&entry.text) + if brief > 0 { brief + 2 } else { 0 } + 6
}
