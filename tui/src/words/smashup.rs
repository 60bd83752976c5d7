//! What Smash Up can say.

use super::{Spoken, ids};
use crate::wrap::width;
use catalog::Game;
use engine::{Card, Note, Seat};
use serde_json::json;
use smashup::data::Kind;
use smashup::piles::Pile;
use smashup::saying::Said;
use smashup::state::Phase;
use smashup::{Action, Asked, Event, Quoted, Reason, Refused};
use std::collections::BTreeSet;
use strum::VariantNames;
use texts::{Lang, Texts};

pub(super) fn spoken(game: &dyn Game) -> Spoken {
    Spoken {
        name: "smashup",
        options: vec![json!({}), json!({ "draft": "random" })],
        verbs: &["play", "use", "pick", "end"],
        codes: vec![
            ("action", Action::VARIANTS),
            ("event", Event::VARIANTS),
            ("question", Asked::VARIANTS),
            ("quote", Quoted::VARIANTS),
            ("refusal", Refused::VARIANTS),
            ("reason", Reason::VARIANTS),
        ],
        rare: rare(),
        words: words(game),
    }
}

fn words(game: &dyn Game) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (kind, codes) in [
        ("kind", Kind::VARIANTS),
        ("pile", Pile::VARIANTS),
        ("phase", Phase::VARIANTS),
        ("score", &["points", "madness"][..]),
        ("said", Said::VARIANTS),
        ("said", &["both"]),
    ] {
        all.extend(ids("smashup", kind, codes));
    }
    for (card, info) in game.cards() {
        if info["kind"] == "faction" {
            continue;
        }
        if info["said"].is_null() {
            all.insert(format!("smashup-text-{card}"));
        }
        // A name that is too long for a board in one of the languages has a short one in all.
        let id = format!("smashup-card-{card}");
        let lies_in_lane = LIES_IN_LANE.contains(&info["kind"].as_str().unwrap_or_default());
        let room = |lang: Lang| if lang == Lang::ZhCn && lies_in_lane { LANE } else { 14 };
        if Lang::ALL.iter().any(|lang| width(&Texts::new(*lang).get(&id)) > room(*lang)) {
            all.insert(format!("smashup-short-{card}"));
        }
    }
    for (card, ways) in [
        ("wizard_neophyte", 3),
        ("steampunk_zeppelin", 2),
        ("elder_thing_elder_thing", 2),
        ("innsmouth_mysteries_of_the_deep", 2),
        ("miskatonic_researcher", 2),
        ("special_madness", 2),
        ("base_fairy_circle", 2),
    ] {
        all.extend((0..ways).map(|way| format!("smashup-way-{card}-{way}")));
    }
    all
}

/// The kinds of cards that lie in the lanes of players.
const LIES_IN_LANE: &[&str] = &["minion", "on_base", "on_minion"];

/// The columns for a name in a lane of four players on a screen of 80, behind its key and its power: what is shown of
/// a longer one ends in a sign.
const LANE: usize = 10;

#[test]
fn short_names_fit_the_lanes_and_differ_within_a_faction() {
    let catalog = catalog::Catalog::built_in().unwrap();
    let texts = Texts::new(Lang::ZhCn);
    let speaker = texts.at("smashup", &[]);
    let mut shown = BTreeSet::new();
    for (card, info) in catalog.game("smashup").unwrap().cards() {
        if !LIES_IN_LANE.contains(&info["kind"].as_str().unwrap_or_default()) {
            continue;
        }
        let name = speaker.named("short", &card).unwrap_or_else(|| speaker.card(&card));
        assert!(width(&name) <= LANE, "{card}: {name}");
        let name = crate::wrap::cut(&name, LANE - 1);
        assert!(shown.insert((info["faction"].to_string(), name.clone())), "{card}: {name}");
    }
}

/// What games at random do not come to say.
fn rare() -> Vec<(&'static str, Note)> {
    use Refused::*;
    let card = Card::new(30);
    let refusals = [
        NotAsked,
        FactionTaken,
        NoSuchFaction,
        HandHasMinion,
        NotInHand,
        NotInDiscard,
        MinionsUsedUp,
        ActionsUsedUp,
        NotAllowed,
        OnlyWhenScoring,
        OnlySpecials,
        AsleepNow,
        NothingThere,
        NotYours,
        NoTalent,
        TalentUsed,
        NotThere,
        InvalidTarget,
        TooFew { least: 2 },
        MustPlay,
        NoSuchTrigger,
    ];
    let id = smashup::ids::Id(7);
    let events = [
        Event::HandRedrawn { seat: Seat::new(1), cards: [card, card].into_iter().collect() },
        Event::ControlChanged { id, card, seat: Seat::new(1) },
        Event::CounterAdded { id, card, n: 2 },
        Event::CounterRemoved { id, card, n: 1 },
        Event::ResolutionCut,
        Event::PutToSleep { seat: Seat::new(1) },
    ];
    let questions = [
        Asked::Save { card, by: card },
        Asked::OrderBases,
        Asked::OrderCards,
        Asked::PutWhere { card },
        Asked::PickNumber { card },
        Asked::PickFaction { card },
        Asked::PlayNowFromDiscard,
    ];
    let reasons = Reason::VARIANTS
        .iter()
        .map(|reason| ("event", Note::with("game_ended", [("reason", (*reason).into())])));
    refusals
        .iter()
        .map(|refused| ("refusal", Note::of(refused)))
        .chain(events.iter().map(|event| ("event", Note::of(event))))
        .chain(questions.iter().map(|asked| ("question", Note::of(asked))))
        .chain(reasons)
        .collect()
}
