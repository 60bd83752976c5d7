//! What Hegemony can say.

use super::{Spoken, ids};
use crate::wrap::width;
use catalog::Game;
use engine::{Card, List, Note, Seat, SeatSet};
use hegemony::event::{Aim, Cards, Cause, Fate, Spot};
use hegemony::ids::{CardNo, CardSet, General, GeneralSet, Kind, Kingdom, Place, Slot, Suit};
use hegemony::point::{Phase, Point};
use hegemony::skill::Skill;
use hegemony::state::{Choice, Damage, Drawn, Mark, Nature, Need, Purpose};
use hegemony::{Action, Asked, Event, Quoted, Refused, Told, Wanted};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use strum::VariantNames;
use texts::{Lang, Texts};

pub(super) fn spoken(game: &dyn Game) -> Spoken {
    Spoken {
        name: "hegemony",
        options: vec![
            json!({}),
            json!({ "formation": true, "momentum": true, "deck": "110", "pioneer": true }),
        ],
        verbs: &[],
        codes: vec![
            ("action", Action::VARIANTS),
            ("event", Event::VARIANTS),
            ("question", Asked::VARIANTS),
            ("quote", Quoted::VARIANTS),
            ("refusal", Refused::VARIANTS),
            ("reason", VICTORIES),
            ("reason", Drawn::VARIANTS),
        ],
        rare: rare(),
        words: words(game),
    }
}

fn words(game: &dyn Game) -> BTreeSet<String> {
    // What questions call whom they are about.
    let mut all: BTreeSet<String> =
        ids("hegemony", "who", &["is", "has", "whose"]).into_iter().collect();
    for (kind, codes) in [
        ("kingdom", Kingdom::VARIANTS),
        ("place", Place::VARIANTS),
        ("phase", Phase::VARIANTS),
        ("suit", Suit::VARIANTS),
        ("nature", Nature::VARIANTS),
        ("need", Need::VARIANTS),
        ("choice", Choice::VARIANTS),
        ("marks", Told::VARIANTS),
        ("gender", &["male", "female"]),
        ("category", &["basic", "trick", "equip"]),
        ("spot", SPOTS),
        ("area", AREAS),
    ] {
        all.extend(ids("hegemony", kind, codes));
    }
    // A card of the deck says what its kind says, and a general what the skills say.
    for (card, info) in game.cards() {
        if info["sort"] == "kind" || info["sort"] == "skill" {
            all.insert(format!("hegemony-text-{card}"));
        }
        // A name that is too long for a row of the table in one of the languages has a short one in all.
        let id = format!("hegemony-card-{card}");
        if in_rows(&card, &info)
            && Lang::ALL.iter().any(|lang| is_long(*lang, &Texts::new(*lang).get(&id)))
        {
            all.insert(format!("hegemony-short-{card}"));
        }
    }
    all
}

/// Whether the rows of players name it: generals, weapons and armour.
fn in_rows(card: &str, info: &Value) -> bool {
    let slot = card.parse::<Kind>().ok().and_then(Kind::slot);
    let is_kind = info["sort"] == "kind" && matches!(slot, Some(Slot::Weapon | Slot::Armour));
    info["sort"] == "general" || is_kind
}

/// Whether a name is too long for a row.
fn is_long(lang: Lang, name: &str) -> bool {
    width(name) > if lang == Lang::ZhCn { 8 } else { 11 }
}

#[test]
fn short_names_fit_the_rows_and_differ() {
    let catalog = catalog::Catalog::built_in().unwrap();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let speaker = texts.at("hegemony", &[]);
        let mut shown = BTreeSet::new();
        for (card, info) in catalog.game("hegemony").unwrap().cards() {
            if in_rows(&card, &info) {
                let name = speaker.short(&card);
                assert!(!is_long(lang, &name), "{card}: {name}");
                assert!(shown.insert(name.clone()), "{card}: {name}");
            }
        }
    }
}

/// How a game can end with somebody who has won.
const VICTORIES: &[&str] = &["kingdom", "careerist"];

/// Where cards lie.
const SPOTS: &[&str] =
    &["pile", "bottom", "discard", "table", "offered", "hand", "equip", "judging", "special"];

/// What a view is made of, for the table of the browser that nobody has drawn.
const AREAS: &[&str] = &[
    "turn",
    "current",
    "phase",
    "players",
    "pile_count",
    "discard",
    "table",
    "offered",
    "uses",
    "judging",
    "judgement",
    "dying",
    "pile",
    "unseen",
    "holders",
    "picked",
    "last_skill",
    "last_picked",
    "marks",
    "near",
    "keeps_fewer",
    "last_kind",
    "dead",
    "kingdom",
    "head",
    "deputy",
    "general",
    "shown",
    "removed",
    "numb",
    "hp",
    "max_hp",
    "hand_count",
    "hand",
    "equip",
    "chained",
    "turned",
    "drunk",
    "range",
    "distance",
    "skills",
    "used",
    "spent",
    "dealt",
    "targets",
    "now",
    "victim",
    "cards",
    "kind",
    "skill",
    "card",
    "seat",
    // What is known of a card; much of it is in its name or its text.
    "sort",
    "gender",
    "halves",
    "companions",
    "lord",
    "category",
    "suit",
    "number",
    "limit",
    "formation",
    "only",
    "gear",
    "compulsory",
];

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const CARD: CardNo = CardNo(3);
const GENERAL: General = General(5);
const SKILL: Skill = Skill::Rende;

/// One card or several that all can see, and as many of which only the backs are seen.
fn known_or_not() -> [Cards; 4] {
    let one = CardSet::only(CARD);
    [Cards::Known(one), Cards::Known(one.with(CardNo(4))), Cards::Backs(1), Cards::Backs(2)]
}

/// Cards on the move, for every cause from and to wherever it takes them.
fn moves() -> Vec<Event> {
    let (hand, worn) = (Spot::Hand { seat: A }, Spot::Equip { seat: A });
    let judged = Spot::Judging { seat: A, kind: Kind::Indulgence };
    let special = Spot::Special { seat: A, place: Place::Head };
    let own = [hand, worn, judged, special];
    let common = [Spot::Pile, Spot::Bottom, Spot::Discard, Spot::Table, Spot::Offered];
    let anywhere: Vec<Spot> = own.into_iter().chain(common).collect();
    let discarded: Vec<Spot> =
        anywhere.iter().copied().filter(|&spot| spot != Spot::Discard).collect();
    let theirs = [
        Spot::Hand { seat: B },
        Spot::Equip { seat: B },
        Spot::Judging { seat: B, kind: Kind::Lightning },
        Spot::Special { seat: B, place: Place::Deputy },
    ];
    let goals: Vec<Spot> = theirs.into_iter().chain(common).collect();
    let ways: [(&[Cause], &[Spot], &[Spot]); 9] = [
        (&[Cause::Deal, Cause::Draw], &[Spot::Pile], &theirs[..1]),
        (&[Cause::Give, Cause::Take], &anywhere, &theirs[..1]),
        (&[Cause::Discard], &discarded, &[Spot::Discard]),
        (&[Cause::Dismantle, Cause::Death, Cause::Replace], &own, &[Spot::Discard]),
        (&[Cause::Recast], &own[..1], &[Spot::Discard]),
        (&[Cause::Swap], &own[..1], &theirs[..1]),
        (&[Cause::Equip], &anywhere, &theirs[1..2]),
        (&[Cause::Place, Cause::Reveal], &anywhere, &goals),
        (
            &[
                Cause::Use,
                Cause::Rest,
                Cause::Respond,
                Cause::Judge,
                Cause::Retrial,
                Cause::Compare,
            ],
            &anywhere,
            &goals,
        ),
    ];
    let mut all = Vec::new();
    for (causes, from, to) in ways {
        for cause in causes.iter().copied() {
            for from in from.iter().copied() {
                for to in to.iter().copied() {
                    all.extend(known_or_not().map(|cards| {
                        let seen_by = SeatSet::only(A);
                        Event::CardsMoved { cards, from, to, cause, seen_by }
                    }));
                }
            }
        }
    }
    all
}

/// What is said in one of several ways: every way of it.
fn ways() -> Vec<Event> {
    let cards = CardSet::only(CARD);
    let targets = SeatSet::only(A).with(B);
    let mut all = moves();
    for cards in known_or_not() {
        all.push(Event::HandDealt { seat: A, cards });
        all.push(Event::HandSeen { seat: A, owner: B, cards });
    }
    all.push(Event::PileSeen { seat: A, n: 2, order: List::new() });
    all.push(Event::PileSeen { seat: A, n: 1, order: [CARD].into_iter().collect() });
    for choice in [None, Some(Choice::Yes)] {
        all.push(Event::Chose { seat: A, targets: SeatSet::EMPTY, cards: CardSet::EMPTY, choice });
        all.push(Event::Chose { seat: A, targets, cards: CardSet::EMPTY, choice });
        all.push(Event::Chose { seat: A, targets: SeatSet::EMPTY, cards, choice });
    }
    for skill in [None, Some(SKILL)] {
        for cards in [CardSet::EMPTY, cards] {
            for used in [true, false] {
                all.push(Event::Responded { seat: A, kind: Kind::Jink, cards, skill, used });
            }
            for aim in [Aim::Own, Aim::Others, Aim::Nobody, Aim::Judged] {
                for victim in [None, Some(B)] {
                    let kind = Kind::Collateral;
                    all.push(Event::UseBegan { seat: A, kind, cards, skill, targets, victim, aim });
                }
            }
        }
        for kind in [None, Some(Kind::Lightning)] {
            all.push(Event::JudgementBegan { seat: A, skill, kind, card: CARD });
        }
    }
    for fate in [
        Fate::Cancelled,
        Fate::Spared,
        Fate::Nullified,
        Fate::KingdomNullified,
        Fate::NoJink,
        Fate::Twice,
        Fate::BackTwice,
        Fate::ArmourIgnored,
        Fate::HitAnyway,
    ] {
        all.push(Event::TargetChanged { at: 0, n: 0, seat: A, fate });
    }
    for on in [true, false] {
        all.push(Event::Chained { seat: A, on });
        all.push(Event::TurnedOver { seat: A, on });
        all.push(Event::Nullifies { seat: A, kingdom: on });
        all.push(Event::DyingEnded { seat: A, saved: on });
        all.push(Event::Compared { seat: A, owner: B, card: CARD, other: CARD, won: on });
    }
    for who in [None, Some(B)] {
        all.push(Event::Died { seat: A, killer: who });
        for nature in [Nature::Normal, Nature::Fire, Nature::Thunder] {
            all.push(Event::DamageDone { at: 0, seat: A, n: 1, nature, source: who });
        }
    }
    for general in [None, Some(GENERAL)] {
        all.push(Event::GeneralsChosen { seat: A, head: general, deputy: general, hp: 4 });
        all.push(Event::GeneralSeen { seat: A, owner: B, place: Place::Deputy, general });
    }
    for targets in [SeatSet::EMPTY, targets] {
        all.push(Event::SkillUsed { seat: A, skill: SKILL, targets });
    }
    for kingdom in [None, Some(Kingdom::Wei), Some(Kingdom::Careerist)] {
        all.push(Event::KingdomSet { seat: A, kingdom });
    }
    for why in [Drawn::TurnLimit, Drawn::NoCards, Drawn::NobodyLeft] {
        all.push(Event::NobodyWon { why });
    }
    for n in [1, 2, 3] {
        all.push(Event::Marked { seat: A, mark: Mark::Qianxi, n });
        all.push(Event::Marked { seat: A, mark: Mark::Shuangxiong, n });
    }
    for mark in [Mark::Hengjiang, Mark::TianyiWon, Mark::TianyiLost, Mark::Fenxun] {
        all.push(Event::Marked { seat: A, mark, n: 1 });
    }
    for bottom in [0, 2] {
        all.push(Event::PileArranged { seat: A, n: 5, bottom, order: List::new() });
    }
    all.push(Event::GeneralsDealt { seat: A, generals: List::new() });
    all.push(Event::GeneralsDealt { seat: A, generals: [GENERAL].into_iter().collect() });
    all
}

/// What games at random do not come to say, and what nobody is told.
fn rare() -> Vec<(&'static str, Note)> {
    let (seat, owner, card, skill) = (A, B, CARD, SKILL);
    let untold = [
        Event::PhaseEnded,
        Event::Pioneered,
        Event::Rewarded { seat },
        Event::RuledOut { seat, place: Place::Head, generals: GeneralSet::only(GENERAL) },
        Event::OneOf { seat, generals: [GeneralSet::EMPTY; 2] },
        Event::UseHurt { at: 0 },
        Event::UseEnded,
        Event::DamageEnded,
        Event::Marked { seat, mark: Mark::Wine, n: 1 },
        Event::Marked { seat, mark: Mark::Qianxi, n: 0 },
        Event::DrawChanged { n: 3 },
        Event::Noticed { at: 0 },
    ];
    let events = [
        Event::Stirred { seat, point: Point::Damaged, about: owner, n: 0 },
        Event::TurnSkipped { seat },
        Event::ExtraTurn { seat },
        Event::GeneralHidden { seat, place: Place::Head },
        Event::GeneralRemoved { seat, place: Place::Deputy, general: GENERAL },
        Event::SkillsLost { seat, place: Place::Head },
        Event::SkillGained { seat, skill },
        Event::SkillLost { seat, skill },
        Event::TargetMoved { at: 0, n: 0, owner, seat },
        Event::SourceChanged { at: 0, seat },
        Event::Unanswered { at: 0 },
        Event::DamageBegan { damage: Damage::default() },
        Event::DamageChanged { at: 0, amount: 2 },
        Event::DamagePrevented { at: 0, seat },
        Event::HpSet { seat, hp: 3 },
        Event::MaxHpChanged { seat, max_hp: 7 },
        Event::JudgementReplaced { seat, card },
        Event::JudgementTaken,
        Event::Rejoined { seat, general: General(0), kingdom: Kingdom::Wei },
        Event::Won { winners: SeatSet::only(seat).with(owner), kingdom: Kingdom::Wei },
        Event::Won { winners: SeatSet::only(seat), kingdom: Kingdom::Careerist },
        Event::ResolutionCut,
    ];
    let card = Card::new(30);
    let actions = [Action::Blind, Action::Recast { card }, Action::Done];
    let quotes = [Quoted::Shows { general: card }, Quoted::Draws { n: 1 }, Quoted::Draws { n: 2 }];
    ways()
        .iter()
        .chain(&untold)
        .chain(&events)
        .map(|event| ("event", Note::of(event)))
        .chain(questions().iter().map(|asked| ("question", Note::of(asked))))
        .chain(asked_by_skills())
        .chain(actions.iter().map(|action| ("action", Note::of(action))))
        .chain(quotes.iter().map(|quoted| ("quote", Note::of(quoted))))
        .chain(refusals().iter().map(|refused| ("refusal", Note::of(refused))))
        .collect()
}

/// What is asked in words of its own for some skills, asked for every skill.
fn asked_by_skills() -> Vec<(&'static str, Note)> {
    let ask = |code: &'static str, figures: &[(&str, &str)]| {
        let mut note = Note::with(code, [("n", 1.into())]);
        let figures = figures.iter().map(|(name, value)| ((*name).to_owned(), (*value).into()));
        note.figures.extend(figures);
        ("question", note)
    };
    let mut all = Vec::new();
    for skill in Skill::ALL {
        let to = &*format!("#{}", <&str>::from(*skill));
        all.extend(["choose", "must_slash", "arrange"].map(|code| ask(code, &[("to", to)])));
        all.push(ask("pick_seats", &[("to", to), ("does", "choose")]));
        all.extend(
            ["discard", "show"].map(|does| ask("pick_cards", &[("to", to), ("does", does)])),
        );
        all.push(ask("use_skill", &[("skill", to), ("wanted", "either")]));
    }
    all
}

fn questions() -> Vec<Asked> {
    let (to, card, seat) = (Card::new(8), Card::new(8), A);
    let mut all = vec![
        Asked::WhichFirst,
        Asked::ChooseDeputy,
        Asked::Target { card },
        Asked::RespondAgain { need: Need::Slash, to, source: None },
        Asked::Nullify { card, seat, source: None },
        Asked::Nullify { card, seat, source: Some(B) },
        Asked::NullifyNullify { card, source: B },
        Asked::NullifyHow { card },
        Asked::Rescue { seat, own: true, need: 1 },
        Asked::Rescue { seat, own: true, need: 2 },
        Asked::Rescue { seat, own: false, need: 1 },
        Asked::Rescue { seat, own: false, need: 2 },
        Asked::MustSlash { to },
        Asked::Choose { to },
        Asked::Reward,
        Asked::JoinFormation { to },
        Asked::DiscardDown { n: 1 },
        Asked::DiscardDown { n: 2 },
        Asked::Compare,
        Asked::Arrange { to },
    ];
    all.extend([0, 1, 2, u8::MAX].map(|slashes| Asked::Play { slashes }));
    for source in [None, Some(B)] {
        let needs = [Need::JinkUse, Need::Jink, Need::Slash];
        all.extend(needs.map(|need| Asked::Respond { need, to, source }));
    }
    for wanted in [Wanted::Card, Wanted::Player, Wanted::Either, Wanted::Option] {
        all.push(Asked::UseSkill { skill: to, wanted });
    }
    for about in [None, Some(seat)] {
        let points = <Point as strum::VariantArray>::VARIANTS.iter();
        all.extend(points.map(|&point| Asked::Skills { point, about }));
    }
    for does in [
        Purpose::Discard,
        Purpose::Give,
        Purpose::Take,
        Purpose::Show,
        Purpose::Keep,
        Purpose::Place,
        Purpose::Move,
        Purpose::Compare,
        Purpose::Retrial,
        Purpose::Damage,
        Purpose::Heal,
        Purpose::Draw,
        Purpose::Choose,
        Purpose::Slash,
    ] {
        all.extend([1, 2].map(|n| Asked::PickCards { to, does, n }));
        all.push(Asked::PickCardOf { to, does, seat });
        all.push(Asked::PickOffered { to, does });
        all.push(Asked::PickSeats { to, does });
    }
    all
}

fn refusals() -> Vec<Refused> {
    use Refused::*;
    let (card, skill, seat) = (Card::new(30), Card::new(70), A);
    vec![
        NotYours { card },
        SlashLimit { most: 1 },
        SlashLimit { most: 2 },
        NotWounded,
        WineOnce,
        OnlyAsAnswer { card },
        NoTarget { card },
        TooFar { seat, distance: 3, reach: 1 },
        NoSuchTarget { seat },
        NoSuchSkill { skill },
        SkillSpent { skill },
        SkillNotNow { skill },
        NotFitting { card },
        NotOffered,
        MustAnswer,
        PickMore { n: 1 },
        PickMore { n: 2 },
        NotInPhase { phase: Phase::Judge },
    ]
}

/// The test of all games takes a few samples of each code; these have more ways than that.
#[test]
fn everything_is_said_in_every_way_without_a_gap() {
    let names: Vec<String> = ["Ada", "Bob"].map(str::to_owned).into();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let speaker = texts.at("hegemony", &names);
        for (kind, note) in rare() {
            let problems = speaker.problems(kind, &note, &Map::new());
            assert!(problems.is_empty(), "{problems:#?}: {note:?}");
        }
    }
}

#[test]
fn who_moves_cards_and_whose_they_are_is_said_by_name() {
    let names: Vec<String> = ["Ada", "Bob"].map(str::to_owned).into();
    let texts = Texts::new(Lang::En);
    let speaker = texts.at("hegemony", &names);
    let taken = json!({ "cards_moved": {
        "cards": ["#axe_d5"], "from": { "equip": { "seat": 0 } }, "to": { "hand": { "seat": 1 } },
        "cause": "take", "seen_by": [0, 1],
    } });
    let axe = speaker.card("#axe_d5");
    assert_eq!(speaker.event(&taken), format!("Bob takes {axe} from the equipment of Ada."));
    let drawn = json!({ "cards_moved": {
        "cards": 2, "from": "pile", "to": { "hand": { "seat": 0 } }, "cause": "draw", "seen_by": [0],
    } });
    assert_eq!(speaker.event(&drawn), "Ada draws 2 cards.");
}
