//! Cards, bases and plays in words.

use super::position::{Extra, Pick, Player, Position, Thing, bare};
use crate::Seen;
use engine::Note;
use serde_json::Value;
use smashup::data::Kind;

/// The points that end the game.
const GOAL: u8 = 15;

/// The name for lists.
pub fn short(seen: Seen<'_>, card: &str) -> String {
    let short = seen.speaker.named("short", bare(card));
    short.unwrap_or_else(|| seen.speaker.card(card))
}

/// The rules on a card, as they follow from its steps or else as they are written.
/// A card of other data files may have neither.
pub fn text(seen: Seen<'_>, card: &str) -> String {
    let said = seen.scene.cards.get(bare(card)).and_then(|info| info["said"].as_array());
    let Some(said) = said else {
        return seen.speaker.named("text", bare(card)).unwrap_or_default();
    };
    let notes = said.iter().filter_map(|note| serde_json::from_value::<Note>(note.clone()).ok());
    let sentences = notes.map(|note| seen.speaker.said("said", &note));
    let both = |one: String, two: String| {
        seen.say("smashup-said-both", &[("one", one.into()), ("two", two.into())])
    };
    sentences.reduce(both).unwrap_or_default()
}

/// What a card is: kind, power, faction.
pub fn nature(seen: Seen<'_>, position: &Position<'_>, card: &str) -> String {
    let kind = position.kind(card).map(|kind| seen.speaker.word("kind", code(kind)));
    let power = position.power(card).map(|power| power.to_string());
    let kind = kind.into_iter().chain(power).collect::<Vec<_>>().join(" ");
    let faction = position.faction(card).map(|faction| seen.speaker.card(faction));
    let parts: Vec<String> = [kind].into_iter().chain(faction).collect();
    parts.join(&seen.get("common-list"))
}

fn code(kind: Kind) -> &'static str {
    match kind {
        Kind::Minion => "minion",
        Kind::Action => "action",
        Kind::Special => "special",
        Kind::OnBase => "on_base",
        Kind::OnMinion => "on_minion",
        Kind::Base => "base",
        Kind::Faction => "faction",
    }
}

/// A card with all that it says.
pub fn card(seen: Seen<'_>, position: &Position<'_>, card: &str, count: usize) -> String {
    let figures = [
        ("card", Value::from(seen.speaker.card(card))),
        ("nature", nature(seen, position, card).into()),
        ("count", count.into()),
        ("text", text(seen, card).into()),
    ];
    seen.say("board-smashup-card", &figures)
}

/// A base with all that it says.
pub fn base(seen: Seen<'_>, position: &Position<'_>, slot: usize) -> Option<String> {
    let base = position.base(slot)?;
    let figures = [
        ("base", Value::from(seen.speaker.card(base.card))),
        ("total", base.total.into()),
        ("breakpoint", base.breakpoint.into()),
        ("points", points(position, base.card).into()),
        ("text", text(seen, base.card).into()),
    ];
    Some(seen.say("board-smashup-base", &figures))
}

/// What a base brings, as it is printed.
pub fn points(position: &Position<'_>, base: &str) -> String {
    let points: Vec<String> = position.points(base).iter().map(u64::to_string).collect();
    points.join(" ")
}

/// A thing in play with all that holds for it.
pub fn thing(seen: Seen<'_>, position: &Position<'_>, thing: &Thing<'_>) -> String {
    let mut notes = Vec::new();
    let printed = position.power(thing.card).unwrap_or(0);
    if let Some(power) = thing.power {
        notes.push(seen.say(
            "board-smashup-power",
            &[
                ("power", power.into()),
                ("printed", printed.into()),
                ("same", (u64::from(power) == printed).into()),
            ],
        ));
    } else {
        notes.extend(position.kind(thing.card).map(|kind| seen.speaker.word("kind", code(kind))));
    }
    if thing.counters > 0 {
        notes.push(seen.say("board-smashup-counters", &[("n", thing.counters.into())]));
    }
    if thing.boost != 0 {
        notes.push(seen.say("board-smashup-boost", &[("by", signed(thing.boost).into())]));
    }
    if let Some((_, host)) = thing.on.and_then(|id| position.thing(id)) {
        notes
            .push(seen.say("board-smashup-on", &[("minion", seen.speaker.card(host.card).into())]));
    }
    if let Some(faction) = thing.named {
        notes.push(
            seen.say("board-smashup-named", &[("faction", seen.speaker.card(faction).into())]),
        );
    }
    if thing.owner != thing.controller {
        notes.push(
            seen.say("board-smashup-owner", &[("name", seen.speaker.name(thing.owner).into())]),
        );
    }
    if thing.used {
        notes.push(seen.get("board-smashup-used"));
    }
    let figures = [
        ("card", Value::from(seen.speaker.card(thing.card))),
        ("nature", notes.join(&seen.get("common-list")).into()),
        ("count", 1.into()),
        ("text", text(seen, thing.card).into()),
    ];
    seen.say("board-smashup-card", &figures)
}

/// A change of power with its sign.
pub fn signed(by: i8) -> String {
    format!("{by:+}")
}

/// What one can still play.
pub fn left_to_play(seen: Seen<'_>, position: &Position<'_>) -> String {
    let mut plays: Vec<String> = Vec::new();
    if let Some(player) = position.view.players.get(position.me) {
        let usual =
            [("board-smashup-minions", player.minions), ("board-smashup-actions", player.actions)];
        let usual = usual.iter().filter(|(_, n)| *n > 0);
        plays.extend(usual.map(|(id, n)| seen.say(id, &[("n", (*n).into())])));
        plays.extend(player.extras.iter().map(|one| extra(seen, position, one)));
    }
    let plays = if plays.is_empty() { None } else { Some(plays.join(&seen.get("common-list"))) };
    seen.say("board-smashup-plays", &[("plays", plays.into())])
}

/// An extra play with what it is limited to.
pub fn extra(seen: Seen<'_>, position: &Position<'_>, extra: &Extra<'_>) -> String {
    let id =
        if extra.action { "board-smashup-extra-actions" } else { "board-smashup-extra-minions" };
    let plays = seen.say(id, &[("n", extra.n.into())]);
    let limits = limits(seen, position, extra);
    if limits.is_empty() {
        return plays;
    }
    let limits = limits.join(&seen.get("common-list"));
    seen.say("board-smashup-limited", &[("plays", plays.into()), ("limits", limits.into())])
}

fn limits(seen: Seen<'_>, position: &Position<'_>, extra: &Extra<'_>) -> Vec<String> {
    let mut limits = Vec::new();
    if let Some(max) = extra.max {
        limits.push(seen.say("board-smashup-limit-power", &[("max", max.into())]));
    }
    if let Some(base) = extra.base.and_then(|slot| position.base(slot)) {
        limits
            .push(seen.say("board-smashup-limit-base", &[("base", short(seen, base.card).into())]));
    }
    if let Some(card) = extra.name {
        limits.push(seen.say("board-smashup-limit-name", &[("card", short(seen, card).into())]));
    }
    let others = [
        (extra.no_own, "board-smashup-limit-empty"),
        (extra.named_here, "board-smashup-limit-here"),
        (extra.alike && extra.name.is_none(), "board-smashup-limit-alike"),
    ];
    limits.extend(others.iter().filter(|(holds, _)| *holds).map(|(_, id)| seen.get(id)));
    limits
}

/// What is going on beside the turn itself: cards being played, cards turned up, abilities that wait.
pub fn going_on(seen: Seen<'_>, position: &Position<'_>) -> Vec<String> {
    let view = &position.view;
    let mut lines = Vec::new();
    let list = |cards: Vec<String>| Value::from(cards.join(&seen.get("common-list")));
    if is_tied(position) {
        lines.push(seen.get("board-smashup-tied"));
    }
    if !view.table.is_empty() {
        let cards = view.table.iter().map(|(_, card)| short(seen, card)).collect();
        lines.push(seen.say("board-smashup-played", &[("cards", list(cards))]));
    }
    let chosen = chosen(seen, position);
    if !chosen.is_empty() {
        lines.push(seen.say("board-smashup-chosen", &[("picks", list(chosen))]));
    }
    if !view.shown.is_empty() {
        let owners: Vec<usize> = view.shown.iter().map(|shown| shown.owner).collect();
        let mut named = Vec::new();
        for (at, seat) in owners.iter().enumerate() {
            if owners[..at].contains(seat) {
                continue;
            }
            let own = view.shown.iter().filter(|shown| shown.owner == *seat);
            let (open, hidden): (Vec<_>, Vec<_>) = own.partition(|shown| shown.card.is_some());
            let mut cards: Vec<String> =
                open.iter().filter_map(|shown| shown.card).map(|card| short(seen, card)).collect();
            if !hidden.is_empty() {
                cards.push(seen.say("board-smashup-hidden", &[("n", hidden.len().into())]));
            }
            let figures = [("name", seen.speaker.name(*seat).into()), ("cards", list(cards))];
            named.push(seen.say("board-smashup-shown", &figures));
        }
        lines.extend(named);
    }
    if !view.pending.is_empty() {
        let cards = view.pending.iter().map(|pending| {
            let about = position.thing(pending.about).filter(|_| pending.about != pending.id);
            let figures = [
                ("card", Value::from(short(seen, pending.card))),
                ("name", seen.speaker.name(pending.seat).into()),
                ("about", about.map(|(_, thing)| short(seen, thing.card)).into()),
            ];
            seen.say("board-smashup-ability", &figures)
        });
        let cards = cards.collect();
        lines.push(seen.say("board-smashup-pending", &[("cards", list(cards))]));
    }
    lines
}

/// Whether enough points are reached and nobody would win with them.
fn is_tied(position: &Position<'_>) -> bool {
    let players = &position.view.players;
    let score = |player: &Player<'_>| {
        let points = i16::from(player.points) - i16::from(player.madness / 2);
        (points, std::cmp::Reverse(player.madness))
    };
    let best = players.iter().map(score).max();
    let reached = players.iter().any(|player| player.points >= GOAL);
    let is_over = position.view.over.is_some();
    reached && !is_over && players.iter().filter(|one| Some(score(one)) == best).count() > 1
}

/// What was chosen before for the card that asks now.
fn chosen(seen: Seen<'_>, position: &Position<'_>) -> Vec<String> {
    let asked = seen.scene.asked.as_ref().and_then(|asked| asked.question.as_ref());
    let asks = asked.and_then(|question| question.note.figures.get("card")?.as_str());
    let chosen = &position.view.chosen;
    let picks = chosen.picks.iter().filter(|_| asks == Some(chosen.card));
    let does = asked.and_then(|question| question.note.figures.get("does")?.as_str());
    let name = |pick: &Pick<'_>| match *pick {
        Pick::Thing(id) => Some(short(seen, position.thing(id)?.1.card)),
        Pick::Base(slot) => {
            let base = short(seen, position.base(slot)?.card);
            Some(match does {
                Some("to") => seen.say("board-smashup-from", &[("base", base.into())]),
                _ => base,
            })
        }
        Pick::Player(seat) => Some(seen.speaker.name(seat)),
        Pick::Faction(faction) => Some(seen.speaker.card(faction)),
        Pick::Other(_) => None,
    };
    picks.filter_map(name).collect()
}
