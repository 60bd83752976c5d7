//! Cards, generals, skills and what is going on in words.

use super::position::{General, Player, Position, Use, bare};
use crate::Seen;
use hegemony::ids::Kingdom;
use serde_json::Value;

/// The names of cards, generals or skills, as a figure.
pub fn names<S: AsRef<str>>(seen: Seen<'_>, cards: &[S]) -> Value {
    cards.iter().map(|card| Value::from(seen.speaker.card(card.as_ref()))).collect()
}

/// The names of seats, as a figure.
pub fn seats(seen: Seen<'_>, seats: &[usize]) -> Value {
    seats.iter().map(|seat| Value::from(seen.speaker.name(*seat))).collect()
}

/// The rules of a skill, of a kind of card, or of a card of the deck.
pub fn text(seen: Seen<'_>, position: &Position<'_>, id: &str) -> String {
    let kind = position.kind(id);
    let named = kind.as_deref().unwrap_or(id);
    seen.speaker.named("text", bare(named)).unwrap_or_default()
}

/// A card or a skill with all that it says.
pub fn card(seen: Seen<'_>, position: &Position<'_>, id: &str) -> String {
    let name = seen.speaker.card(id);
    match text(seen, position, id) {
        text if text.is_empty() => name,
        text => seen.say("board-hegemony-card", &[("card", name.into()), ("text", text.into())]),
    }
}

/// A general in one line: kingdom, health, skills by name, companions.
pub fn general(seen: Seen<'_>, position: &Position<'_>, id: &str) -> String {
    let kingdom = position.kingdom_of(id).map(|kingdom| self::kingdom(seen, kingdom));
    let figures = [
        ("general", Value::from(seen.speaker.card(id))),
        ("kingdom", kingdom.unwrap_or_default().into()),
        ("health", health(position, id).into()),
        ("skills", names(seen, &position.skills_of(id))),
        ("companions", names(seen, &position.companions(id))),
    ];
    seen.say("board-hegemony-general", &figures)
}

/// What a general brings of health, such as `2` or `1½`; as the deputy after a stroke, where that is another number.
pub fn health(position: &Position<'_>, general: &str) -> String {
    let whole = |halves: u64| match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}.5"),
    };
    match position.halves(general) {
        Some([head, deputy]) if head == deputy => whole(head),
        Some([head, deputy]) => format!("{}/{}", whole(head), whole(deputy)),
        None => String::new(),
    }
}

/// The skills of a general with what they say.
pub fn skills(seen: Seen<'_>, position: &Position<'_>, general: &str) -> Vec<String> {
    let skills = position.skills_of(general).into_iter();
    skills.map(|skill| format!("  {}", card(seen, position, &skill))).collect()
}

pub fn kingdom(seen: Seen<'_>, kingdom: Kingdom) -> String {
    seen.speaker.word("kingdom", kingdom.into())
}

/// The name of a general, or that it is hidden or gone.
pub fn general_name(seen: Seen<'_>, general: &General<'_>) -> String {
    called(seen, general, |id| seen.speaker.card(id))
}

/// The same where there is little room.
pub fn general_short(seen: Seen<'_>, general: &General<'_>) -> String {
    called(seen, general, |id| seen.speaker.short(id))
}

fn called(seen: Seen<'_>, general: &General<'_>, name: impl Fn(&str) -> String) -> String {
    match general.general {
        _ if general.removed => seen.get("board-hegemony-soldier"),
        Some(id) => name(id),
        None => seen.get("board-hegemony-hidden"),
    }
}

/// What is going on: cards in use, a judgement, who is dying, cards that lie open.
pub fn going_on(seen: Seen<'_>, position: &Position<'_>) -> Vec<String> {
    let view = &position.view;
    let mut lines: Vec<String> = view.uses.iter().map(|used| self::used(seen, used)).collect();
    if let Some(judgement) = &view.judgement {
        let what = judgement.skill.or(judgement.kind).map(|what| seen.speaker.card(what));
        let figures = [
            ("name", Value::from(seen.speaker.name(judgement.seat))),
            ("what", what.into()),
            ("card", seen.speaker.card(judgement.card).into()),
        ];
        lines.push(seen.say("board-hegemony-judges", &figures));
    }
    if let Some(seat) = view.dying {
        let hp = position.player(seat).map_or(0, |player| player.hp);
        let figures = [("name", Value::from(seen.speaker.name(seat))), ("hp", hp.into())];
        lines.push(seen.say("board-hegemony-dying", &figures));
    }
    if !view.offered.is_empty() {
        let figures = [("cards", names(seen, &view.offered))];
        lines.push(seen.say("board-hegemony-offered", &figures));
    }
    lines
}

/// A card in use and its targets; what it is made of if that is something else.
fn used(seen: Seen<'_>, used: &Use<'_>) -> String {
    let plain = used.skill.is_none() && !used.cards.is_empty();
    let card = match plain {
        true => names(seen, &used.cards),
        false => seen.speaker.card(used.kind).into(),
    };
    let own = used.targets.iter().all(|target| *target == used.seat);
    let now = used.now.filter(|_| used.targets.len() > 1).map(|seat| seen.speaker.name(seat));
    let figures = [
        ("name", Value::from(seen.speaker.name(used.seat))),
        ("card", card),
        ("made", names(seen, if plain { &[] } else { &used.cards[..] })),
        ("skill", used.skill.map(|skill| seen.speaker.card(skill)).into()),
        ("targets", if own { Value::Array(vec![]) } else { seats(seen, &used.targets) }),
        ("now", now.into()),
        ("victim", used.victim.map(|seat| seen.speaker.name(seat)).into()),
    ];
    seen.say("board-hegemony-used", &figures)
}

/// What is special about a player now, in a word each.
pub fn states(
    seen: Seen<'_>,
    position: &Position<'_>,
    seat: usize,
    player: &Player<'_>,
) -> Vec<String> {
    if player.dead {
        return vec![seen.get("board-hegemony-dead")];
    }
    let states = [
        (position.view.dying == Some(seat), "board-hegemony-is-dying"),
        (player.chained, "board-hegemony-chained"),
        (player.turned, "board-hegemony-turned"),
        (player.drunk, "board-hegemony-drunk"),
    ];
    let mut all: Vec<String> =
        states.iter().filter(|(is, _)| *is).map(|(_, id)| seen.get(id)).collect();
    all.extend(player.marks.iter().map(|mark| seen.speaker.word("marks", mark)));
    if let Some(seat) = player.near {
        let figures = [("name", Value::from(seen.speaker.name(seat)))];
        all.push(seen.say("board-hegemony-near", &figures));
    }
    if let Some(n) = player.keeps_fewer {
        all.push(seen.say("board-hegemony-keeps-fewer", &[("n", n.into())]));
    }
    all
}
