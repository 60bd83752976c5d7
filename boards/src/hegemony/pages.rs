//! Hegemony page by page: what is going on, one's own hand and generals, and the players in turn order.

use super::faces::{self, names};
use super::position::{Player, Position, bare, seat_id};
use crate::{Page, Seen, Signs};
use serde_json::Value;

/// The discarded cards that are named, the newest first.
const DISCARDS: usize = 12;

/// The table, one's own hand and generals, then a page for each player; before that, the generals to choose from.
pub(super) fn pages(seen: Seen<'_>, position: &Position<'_>, signs: Signs<'_>) -> Vec<Page> {
    if position.is_choosing() {
        return choosing(seen, position);
    }
    let mut pages = vec![table(seen, position)];
    pages.extend(hand(seen, position, signs));
    pages.extend(generals(seen, position));
    pages.extend(position.ring().filter_map(|seat| {
        let player = position.player(seat)?;
        Some(self::player(seen, position, seat, player))
    }));
    pages
}

/// A page for each general that one may choose, and for those that any of them can be turned into.
fn choosing(seen: Seen<'_>, position: &Position<'_>) -> Vec<Page> {
    let offered =
        position.scene.actions().filter_map(|action| action.pointer("/general/general")?.as_str());
    let mut all: Vec<&str> = position.dealt().to_vec();
    for general in offered {
        if !all.contains(&general) {
            all.push(general);
        }
    }
    let pages = all.into_iter().map(|general| {
        let lines = [faces::general(seen, position, general)].into_iter();
        Page {
            title: seen.speaker.card(general),
            lines: lines.chain(faces::skills(seen, position, general)).collect(),
            spots: vec![general.to_owned()],
        }
    });
    let names: Value = position.ring().map(|seat| Value::from(seen.speaker.name(seat))).collect();
    let others = Page {
        title: seen.get("board-hegemony-table"),
        lines: vec![seen.say("board-hegemony-order", &[("names", names)])],
        spots: Vec::new(),
    };
    pages.chain([others]).collect()
}

/// What is going on, and the cards that nobody holds.
fn table(seen: Seen<'_>, position: &Position<'_>) -> Page {
    let view = &position.view;
    let mut lines = vec![super::status(seen, position)];
    lines.extend(faces::going_on(seen, position));
    // What a card does that is in use may have to be known to answer it.
    let mut kinds: Vec<&str> = view.uses.iter().map(|used| used.kind).collect();
    kinds.dedup();
    lines.extend(kinds.iter().map(|kind| format!("  {}", faces::card(seen, position, kind))));
    for (at, card) in view.pile.iter().enumerate() {
        if let Some(card) = card {
            let figures =
                [("place", Value::from(at + 1)), ("card", seen.speaker.card(card).into())];
            lines.push(seen.say("board-hegemony-top", &figures));
        }
    }
    if !view.discard.is_empty() {
        let last = &view.discard[..view.discard.len().min(DISCARDS)];
        let more = view.discard.len() - last.len();
        let figures = [("cards", names(seen, last)), ("more", more.into())];
        lines.push(seen.say("board-hegemony-discarded", &figures));
    }
    let spots = view.offered.iter().chain(&view.table).map(|card| (*card).to_owned()).collect();
    Page { title: seen.get("board-hegemony-table"), lines, spots }
}

fn hand(seen: Seen<'_>, position: &Position<'_>, signs: Signs<'_>) -> Option<Page> {
    position.own()?;
    let cards = position.hand();
    let line = |card: &&str| {
        let sign = signs(card).map(|sign| format!("{sign} ")).unwrap_or_default();
        format!("{sign}{}", faces::card(seen, position, card))
    };
    Some(Page {
        title: seen.say("board-hegemony-hand", &[("count", cards.len().into())]),
        lines: cards.iter().map(line).collect(),
        spots: cards.iter().map(|card| (*card).to_owned()).collect(),
    })
}

/// One's own generals with all that they say.
fn generals(seen: Seen<'_>, position: &Position<'_>) -> Option<Page> {
    let own = position.own()?;
    let lines = both(seen, position, own);
    let known = own.generals().into_iter().filter_map(|(_, general)| general.general);
    let skills = known.clone().flat_map(|general| position.skills_of(general));
    let worn = own.equip.iter().filter_map(|card| position.kind(card));
    // Skills of equipment are called after it.
    let worn = worn.map(|kind| format!("#{}_skill", bare(&kind)));
    let known = known.chain(own.skills.iter().copied()).map(str::to_owned);
    let spots = known.chain(skills).chain(worn).collect();
    Some(Page { title: seen.get("board-hegemony-generals"), lines, spots })
}

/// Both generals of a player as far as one knows them, and the skills that came from elsewhere.
fn both(seen: Seen<'_>, position: &Position<'_>, player: &Player<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for (place, general) in player.generals() {
        let name = match general.general.filter(|_| !general.removed) {
            Some(id) => faces::general(seen, position, id),
            None => faces::general_name(seen, general),
        };
        let figures = [
            ("place", Value::from(seen.speaker.word("place", place.into()))),
            ("general", name.into()),
            ("known", general.general.is_some().into()),
            ("shown", (general.shown || general.removed).into()),
            ("numb", general.numb.into()),
        ];
        lines.push(seen.say("board-hegemony-general-line", &figures));
        if let Some(id) = general.general.filter(|_| !general.removed && !general.numb) {
            lines.extend(faces::skills(seen, position, id));
        }
        if !general.cards.is_empty() {
            let figures = [("cards", names(seen, &general.cards))];
            lines.push(seen.say("board-hegemony-special", &figures));
        }
    }
    let gained = position.gained(player);
    if !gained.is_empty() {
        lines.push(seen.say("board-hegemony-gained", &[("skills", names(seen, &gained))]));
        lines
            .extend(gained.iter().map(|skill| format!("  {}", faces::card(seen, position, skill))));
    }
    if !player.used.is_empty() {
        lines
            .push(seen.say("board-hegemony-phase-spent", &[("skills", names(seen, &player.used))]));
    }
    if !player.spent.is_empty() {
        lines.push(seen.say("board-hegemony-spent", &[("skills", names(seen, &player.spent))]));
    }
    lines
}

fn player(seen: Seen<'_>, position: &Position<'_>, seat: usize, player: &Player<'_>) -> Page {
    let is_own = position.seated && seat == position.me;
    let kingdom = position.kingdom(player);
    let figures = [
        ("kingdom", Value::from(kingdom.map(|(kingdom, _)| faces::kingdom(seen, kingdom)))),
        ("open", kingdom.is_some_and(|(_, open)| open).into()),
        ("hp", player.hp.into()),
        ("max", player.max_hp.into()),
        ("hand", player.hand_count.into()),
        ("range", player.range.into()),
    ];
    let mut lines = vec![seen.say("board-hegemony-counts", &figures)];
    if let Some(distance) = player.distance {
        let figures =
            [("distance", Value::from(distance)), ("reach", position.reaches(distance).into())];
        lines.push(seen.say("board-hegemony-distance", &figures));
    }
    let states: Value = faces::states(seen, position, seat, player).into_iter().collect();
    if states.as_array().is_some_and(|states| !states.is_empty()) {
        lines.push(seen.say("board-hegemony-states", &[("states", states)]));
    }
    if is_own {
        let figures: Vec<Value> = player
            .generals()
            .iter()
            .map(|(_, one)| faces::general_name(seen, one).into())
            .collect();
        lines.push(seen.say("board-hegemony-own-generals", &[("generals", figures.into())]));
    } else {
        lines.extend(both(seen, position, player));
        if !player.hand.is_empty() {
            lines.push(seen.say("board-hegemony-known", &[("cards", names(seen, &player.hand))]));
        }
    }
    for delayed in &player.judging {
        let card = Some(seen.speaker.card(delayed.card));
        let plain = position.kind(delayed.card).as_deref() == Some(delayed.kind);
        let figures = [
            ("kind", Value::from(seen.speaker.card(delayed.kind))),
            ("card", card.filter(|_| !plain).into()),
            ("text", faces::text(seen, position, delayed.kind).into()),
        ];
        lines.push(seen.say("board-hegemony-before", &figures));
    }
    if !player.equip.is_empty() {
        lines.push(seen.get("board-hegemony-equipment"));
        let worn = player.equip.iter();
        lines.extend(worn.map(|card| format!("  {}", faces::card(seen, position, card))));
    }
    let cards = player.equip.iter().copied().chain(player.judging.iter().map(|one| one.card));
    let cards = cards.chain(player.special()).map(str::to_owned);
    let figures = [("name", Value::from(seen.speaker.name(seat))), ("own", is_own.into())];
    Page {
        title: seen.say("board-hegemony-player", &figures),
        lines,
        spots: cards.chain([seat_id(seat)]).collect(),
    }
}
