//! Smash Up on the screen and in lines, at positions that games of simple players come to.

use super::SmashUpTable;
use super::board::{Board, player};
use super::hand;
use super::keys::Keys;
use super::position::Position;
use crate::ascii::Charset;
use crate::menu;
use crate::tables::{Pointed, Spot, TableScreen};
use crate::testing::{Player, assert_no_gap};
use crate::wrap::width;
use crate::{Play, Sitter, play_plain};
use boards::smashup::factions;
use boards::{Asked, Scene, Seen};
use catalog::{Catalog, Table};
use engine::{Seat, SeatSet, Seed, Setup, Status, Viewer};
use insta::assert_snapshot;
use serde_json::{Value, json};
use std::sync::Arc;
use texts::{Lang, Texts};

fn table(seats: u8, seed: u64, options: Value) -> Box<dyn Table> {
    let catalog = Catalog::built_in().unwrap();
    let setup = Setup { options, seats, seed: Seed::from_number(seed), random: vec![] };
    catalog.game("smashup").unwrap().create(&setup).unwrap()
}

/// Factions that are drawn at random.
fn drawn(seats: u8, seed: u64) -> Box<dyn Table> {
    table(seats, seed, json!({ "draft": "random" }))
}

fn play(table: Box<dyn Table>, lang: Lang) -> Play {
    let cards = Catalog::built_in().unwrap().game("smashup").unwrap().cards();
    let names = ["Ada", "李白", "Bartholomew Quincy", "Chloé"];
    let sitters = names.iter().take(table.seats().into()).enumerate();
    let sitters = sitters.map(|(seat, name)| match seat {
        ..3 => Sitter::Human { name: (*name).to_owned() },
        _ => Sitter::Bot { name: "random".to_owned() },
    });
    let sitters = sitters.collect();
    Play { table, cards, modules: vec![], sitters, lang }
}

/// Lets bots play until the first seat is asked in a position like this.
fn found(seats: u8, stop: impl Fn(&dyn Table) -> bool) -> Box<dyn Table> {
    for seed in 0..300 {
        let mut table = drawn(seats, seed);
        while let Status::Awaiting(awaited) = table.status() {
            let seat = awaited.first().unwrap();
            if seat.index() == 0 && stop(&*table) {
                return table;
            }
            let batch = table.choose(seat, "random", None).unwrap();
            table.play(seat, &batch, 0).unwrap();
        }
    }
    panic!("no game comes to that");
}

fn asked(table: &dyn Table) -> String {
    table.question(Seat::new(0)).map_or_else(String::new, |question| question.note.code.to_string())
}

fn things(table: &dyn Table) -> usize {
    let view = table.view(Viewer::Public);
    let bases = view["bases"].as_array().unwrap();
    bases.iter().map(|base| base["things"].as_array().unwrap().len()).sum()
}

/// In the middle of a turn with so many things in play.
fn crowded(seats: u8, least: usize) -> Box<dyn Table> {
    found(seats, |table| {
        asked(table) == "turn" && things(table) >= least && table.actions(Seat::new(0)).len() > 5
    })
}

/// A copy of a table, for the other language.
fn copy(table: &dyn Table) -> Box<dyn Table> {
    let save = table.save();
    Catalog::built_in().unwrap().game("smashup").unwrap().load(&save).unwrap()
}

/// Somebody at the keyboard in the first seat.
fn at_the_table(table: &dyn Table, lang: Lang) -> Player {
    let mut player = Player::new(play(copy(table), lang));
    // Several people share the keyboard; where it changes hands, no table is to be seen.
    if !player.small().contains('│') {
        player.press("\n");
    }
    player
}

/// The screen at several sizes in both languages, after these keys.
fn shots(name: &str, table: &dyn Table, keys: &str) {
    for lang in Lang::ALL {
        for (width, height) in [(80, 24), (100, 30), (120, 40)] {
            let screen = at_the_table(table, lang).press(keys).screen(width, height);
            assert_fits(&screen, width);
            assert_snapshot!(format!("{name}_{width}x{height}_{lang}"), screen);
        }
    }
}

fn assert_fits(screen: &str, columns: u16) {
    assert!(!screen.contains("smashup-"), "{screen}");
    for line in screen.lines() {
        assert!(width(line) <= usize::from(columns), "{line}");
    }
}

#[test]
fn the_draft() {
    let mut table = table(2, 3, json!({}));
    while let Status::Awaiting(seats) = table.status() {
        let seat = seats.first().unwrap();
        if seat.index() == 0 {
            break;
        }
        let action = table.actions(seat)[4].clone();
        table.play(seat, &[action], 0).unwrap();
    }
    shots("draft", &*table, "");
    shots("draft_pointed", &*table, "3");
}

#[test]
fn turns_of_two_and_of_four() {
    let two = crowded(2, 9);
    shots("two", &*two, "");
    shots("two_pointed", &*two, "\t");
    let four = crowded(4, 24);
    shots("four", &*four, "");
    shots("four_pointed", &*four, "\t\n\t");
}

#[test]
fn choices() {
    let several = |code: &'static str, least: usize| {
        found(3, move |table| {
            asked(table) == code && table.actions(Seat::new(0)).len() >= least && things(table) > 6
        })
    };
    shots("things", &*several("pick_things", 5), "\t");
    shots("me_first", &*several("me_first", 2), "");
    shots("cards", &*several("pick_cards", 3), "\t");
    shots("base", &*several("pick_base", 3), "\t");
}

#[test]
fn pages_help_and_log() {
    let table = crowded(3, 12);
    for lang in Lang::ALL {
        let mut player = at_the_table(&*table, lang);
        for (name, keys) in
            [("base", "i2"), ("hand", "→→→"), ("player", "→"), ("help", "\x1b?"), ("log", "\x1bl")]
        {
            let screen = player.press(keys).screen(80, 30);
            assert_fits(&screen, 80);
            assert_snapshot!(format!("page_{name}_{lang}"), screen);
        }
    }
}

#[test]
fn ascii_is_enough() {
    for table in [table(2, 3, json!({})), crowded(2, 9), crowded(4, 20)] {
        let mut player = Player::with(play(table, Lang::ZhCn), Charset::Ascii);
        for keys in ["\n", "\t", "i", "\x1b?", "\x1bl"] {
            let screen = player.press(keys).small();
            assert!(screen.is_ascii() && !screen.contains("???"), "{screen}");
        }
    }
}

/// What a seat sees, as a screen is drawn from it.
fn scene(table: &dyn Table, seat: Seat) -> Scene {
    let cards = Catalog::built_in().unwrap().game("smashup").unwrap().cards();
    Scene {
        game: "smashup".to_owned(),
        seats: table.seats(),
        viewer: Viewer::Seat(seat),
        view: table.view(Viewer::Seat(seat)),
        awaited: SeatSet::only(seat),
        asked: Some(Asked {
            seat,
            question: table.question(seat),
            options: crate::session::options(table.choices(seat)),
            others: vec![],
            picked: vec![],
        }),
        outcome: None,
        cards: Arc::new(cards.into_iter().collect()),
    }
}

/// No two entries have the same key, and every action can be reached by pointing.
fn assert_reachable(seen: Seen<'_>, path: &mut Vec<Spot>, reached: &mut usize) {
    let entries = menu::entries(seen, &SmashUpTable, path);
    for (at, entry) in entries.iter().enumerate() {
        let key = entry.key.expect("no key is left");
        let twice = entries[..at].iter().any(|other| other.key == Some(key));
        assert!(!twice, "{key} is there twice after {path:?}");
        match (entry.action(), &entry.spot) {
            (Some(_), _) => *reached += 1,
            (None, Some(spot)) => {
                path.push(spot.clone());
                assert_reachable(seen, path, reached);
                path.pop();
            }
            (None, None) => panic!("a group without a thing"),
        }
    }
}

#[test]
fn everything_can_be_pointed_at_and_nothing_runs_over() {
    let texts = Lang::ALL.map(Texts::new);
    for seats in 2..=4 {
        let mut table = drawn(seats, 40 + u64::from(seats));
        let mut steps = 0;
        while let Status::Awaiting(awaited) = table.status() {
            let seat = awaited.first().unwrap();
            let scene = scene(&*table, seat);
            let names = ["Ada".to_owned(), "一个很长很长的名字".to_owned()];
            for texts in &texts {
                let seen = Seen { scene: &scene, speaker: texts.at("smashup", &names) };
                let mut reached = 0;
                assert_reachable(seen, &mut Vec::new(), &mut reached);
                assert_eq!(reached, scene.options().len());
                assert_lines_fit(seen);
            }
            let batch = table.choose(seat, "random", None).unwrap();
            table.play(seat, &batch, 0).unwrap();
            steps += 1;
            if steps > 160 {
                break;
            }
        }
    }
}

fn assert_lines_fit(seen: Seen<'_>) {
    let position = Position::read(seen.scene).unwrap();
    let keys = Keys::of(&position);
    let board = Board { seen, position: &position, pointed: Pointed::default(), keys };
    for columns in [80, 97, 124] {
        for seat in position.lanes() {
            let line = player(&board, seat, columns);
            assert!(line.width() <= usize::from(columns), "{line}");
        }
        for line in hand::lines(&board, usize::from(columns), 7) {
            assert!(line.width() <= usize::from(columns), "{line}");
        }
    }
}

#[test]
fn every_position_of_a_game_fits_every_screen() {
    for lang in Lang::ALL {
        for seats in [2, 4] {
            let mut player = Player::new(play(drawn(seats, 11), lang));
            for step in 0..120 {
                for (width, height) in [(80, 24), (100, 30), (170, 60)] {
                    assert_fits(&player.screen(width, height), width);
                }
                player.press(if step % 3 == 0 { "\t" } else { "\t\t" }).screen(81, 33);
                // Into the card if there is something to choose, then the first thing; or over to the next player.
                player.press("\n\n\n");
            }
        }
    }
}

/// Whether this was told since.
fn is_told(table: &dyn Table, event: &str) -> bool {
    table.events(Viewer::Public, 0).iter().any(|told| told["event"].get(event).is_some())
}

#[test]
fn a_minion_is_played_by_its_key_and_that_of_a_base() {
    let start = found(2, |table| {
        let view = table.view(Viewer::Seat(Seat::new(0)));
        asked(table) == "turn" && view["turn"] == 1 && {
            let plays = table.actions(Seat::new(0));
            plays.iter().any(|action| action.pointer("/play/at") == Some(&json!(2)))
        }
    });
    let actions = start.actions(Seat::new(0));
    let at = actions.iter().find(|action| action.pointer("/play/at") == Some(&json!(2))).unwrap();
    let card = at.pointer("/play/card").unwrap().as_str().unwrap().to_owned();
    let scene = scene(&*start, Seat::new(0));
    let key = SmashUpTable.path(&scene, at)[0].key;
    let by_keys = format!("{key}33");
    let by_key = format!(":play {key} 3\n");
    let by_id = format!(":play {} 3\n", card.trim_start_matches('#').replace('_', " "));
    for keys in [by_keys, by_key, by_id] {
        let mut player = at_the_table(&*start, Lang::En);
        player.press(&keys);
        let table = player.app.finish().unwrap();
        let told = table.events(Viewer::Public, 0);
        let played = told.iter().find_map(|told| told.pointer("/event/minion_played"));
        let played = played.unwrap_or_else(|| panic!("{keys} plays nothing"));
        assert_eq!((&played["card"], &played["base"]), (&json!(card), &json!(2)), "{keys}");
    }
    // The other base says why not.
    let mut player = at_the_table(&*start, Lang::En);
    let screen = player.press(&format!("{key}9:base 9\n")).small();
    assert!(screen.contains("! That is not what is asked now."), "{screen}");
    player.press("\x1b:end\n");
    assert!(is_told(&*player.app.finish().unwrap(), "play_ended"));
}

#[test]
fn what_cannot_be_played_says_why() {
    let used_up = found(2, |table| {
        let view = table.view(Viewer::Seat(Seat::new(0)));
        let own = &view["players"][0];
        let minions = own["cards"].as_array().into_iter().flatten();
        let is_minion = |card: &Value| {
            let cards = Catalog::built_in().unwrap().game("smashup").unwrap().cards();
            let id = card.as_str().unwrap().trim_start_matches('#').to_owned();
            cards.iter().any(|(name, info)| *name == id && info["kind"] == "minion")
        };
        asked(table) == "turn"
            && own["minions"] == 0
            && own.get("extras").is_none()
            && minions.clone().next().is_some_and(is_minion)
    });
    let mut player = at_the_table(&*used_up, Lang::En);
    let screen = player.press("a").small();
    assert!(screen.contains("! You can play no more minions this turn."), "{screen}");
}

/// The first seat has to discard two cards, of which one cannot be named first by the rules.
pub(crate) fn discarding() -> Box<dyn Table> {
    found(2, |table| {
        asked(table) == "discard" && table.actions(Seat::new(0)).len() > 3 && {
            let question = table.question(Seat::new(0)).unwrap();
            question.min == 2 && last_card(table).is_some()
        }
    })
}

/// The pick of a card of one's hand that the rules do not offer as the first one.
fn last_card(table: &dyn Table) -> Option<Value> {
    let view = table.view(Viewer::Seat(Seat::new(0)));
    let offered = table.actions(Seat::new(0));
    let cards = view["players"][0]["cards"].as_array().unwrap().iter();
    let mut picks =
        cards.map(|card| json!({ "card": { "card": card, "owner": 0, "pile": "hand" } }));
    picks.find(|pick| !offered.contains(pick))
}

/// The keys of the card that the rules name first, and of one that they do not offer as the first.
pub(crate) fn discard_keys(table: &dyn Table) -> (char, char) {
    let scene = scene(table, Seat::new(0));
    let key = |pick: &Value| SmashUpTable.path(&scene, pick)[0].key;
    (key(&table.actions(Seat::new(0))[0]), key(&last_card(table).unwrap()))
}

#[test]
fn cards_are_discarded_in_any_order_and_picks_are_taken_back() {
    let table = discarding();
    let (first, last) = discard_keys(&*table);
    let mut player = at_the_table(&*table, Lang::En);
    let screen = player.small();
    assert!(screen.contains("Discard 2 cards. (0 of 2 chosen)"), "{screen}");
    assert!(screen.contains(": drawing"), "the phase is past scoring: {screen}");
    let screen = player.press(&format!("{last}")).small();
    assert!(screen.contains("▶ Ada Discard: "), "{screen}");
    let screen = player.press(&format!("{last}")).small();
    assert!(
        screen.contains("(1 of 2 chosen)") && screen.contains(&format!("{last} ✓ ")),
        "{screen}"
    );
    assert!(screen.contains(&format!("{last}✓")), "the hand shows it too: {screen}");
    let screen = player.press(&format!("{last}")).small();
    assert!(screen.contains("▶ Ada Not after all: "), "{screen}");
    let screen = player.press(&format!("{last}")).small();
    assert!(screen.contains("(0 of 2 chosen)") && !screen.contains('✓'), "{screen}");
    player.press(&format!("{last}{last}{first}{first}"));
    let view = player.app.finish().unwrap().view(Viewer::Public);
    assert_eq!(view["players"][0]["hand"], 10);
    shots("discarding", &*table, &format!("{last}{last}"));
}

/// The first and the last of several things that may be picked.
fn ends(table: &dyn Table) -> Option<[Value; 2]> {
    let things = table.actions(Seat::new(0)).into_iter();
    let things: Vec<Value> = things.filter(|action| action.get("thing").is_some()).collect();
    let several = things.len() > 3 && table.question(Seat::new(0))?.max > 1;
    let ends = [things.first()?.clone(), things.last()?.clone()];
    let both = several && table.fork().preview(Seat::new(0), &ends).is_ok();
    both.then_some(ends)
}

#[test]
fn things_are_picked_in_any_order_and_marked_where_they_lie() {
    let table = found(2, |table| asked(table) == "pick_things" && ends(table).is_some());
    let scene = scene(&*table, Seat::new(0));
    let ends = ends(&*table).unwrap();
    let [first, last] = ends.each_ref().map(|pick| SmashUpTable.path(&scene, pick)[0].key);
    shots("things_picked", &*table, &format!("{last}{last}{first}"));
    let mut player = at_the_table(&*table, Lang::En);
    let screen = player.press(&format!("{last}{last}")).small();
    assert!(screen.contains("chosen)") && screen.contains(&format!("{last} ✓ ")), "{screen}");
    let screen = player.press(&format!("{first}{first}")).small();
    assert!(!screen.contains('!'), "{screen}");
}

#[test]
fn factions_keep_their_keys_while_others_are_taken() {
    let mut table = table(2, 3, json!({}));
    let key = |table: &dyn Table, faction: &Value| {
        let seat = match table.status() {
            Status::Awaiting(seats) => seats.first().unwrap(),
            Status::Over(_) => panic!("nobody is asked"),
        };
        SmashUpTable.path(&scene(table, seat), faction)[0].key
    };
    let faction = json!({ "faction": { "faction": "#zombies" } });
    let before = key(&*table, &faction);
    let first = table.status();
    let Status::Awaiting(seats) = first else { panic!("nobody is asked") };
    let pirates = json!({ "faction": { "faction": "#pirates" } });
    table.play(seats.first().unwrap(), &[pirates], 0).unwrap();
    assert_eq!(key(&*table, &faction), before);
}

#[test]
fn cards_and_bases_are_typed_by_the_names_that_are_shown() {
    let start = found(2, |table| {
        let plays = table.actions(Seat::new(0));
        asked(table) == "turn" && plays.iter().any(|action| action.pointer("/play/at").is_some())
    });
    let scene = scene(&*start, Seat::new(0));
    let is_play = |action: &&Value| action.pointer("/play/at").is_some();
    let action = scene.options().iter().map(|option| &option.action).find(is_play).unwrap();
    let base = action.pointer("/play/at").unwrap().as_u64().unwrap() as usize;
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let speaker = texts.at("smashup", &[]);
        let card = speaker.card(action.pointer("/play/card").unwrap().as_str().unwrap());
        let at = speaker.card(scene.view["bases"][base]["card"].as_str().unwrap());
        for command in [format!("play {card} {}", base + 1), format!("打 {card} {at}")] {
            let words: Vec<&str> = command.split_whitespace().collect();
            let read = SmashUpTable.command(&scene, &words);
            assert_eq!(read.as_ref(), Some(action), "{command}");
        }
    }
}

#[test]
fn the_first_line_is_never_cut_within_a_word() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let scene = scene(&*crowded(4, 20), Seat::new(0));
        let names = ["Bartholomew Quincy of the Long Name".to_owned()];
        let seen = Seen { scene: &scene, speaker: texts.at("smashup", &names) };
        let whole = SmashUpTable.headline(seen, 200).to_string();
        for columns in 20..100 {
            let line = SmashUpTable.headline(seen, columns).to_string();
            assert!(width(&line) <= columns, "{line}");
            let rest = whole.strip_prefix(line.trim_end_matches('…')).unwrap();
            let is_word = |c: char| c.is_ascii_alphanumeric();
            let inside = line.trim_end_matches('…').ends_with(is_word) && rest.starts_with(is_word);
            assert!(!inside, "{line}");
        }
    }
}

#[test]
fn a_tie_at_the_end_is_announced() {
    for (lang, words) in [(Lang::En, "The lead is tied"), (Lang::ZhCn, "领先者打平")] {
        let texts = Texts::new(lang);
        let mut scene = scene(&*crowded(2, 6), Seat::new(0));
        for seat in 0..2 {
            scene.view["players"][seat]["points"] = json!(16);
            scene.view["players"][seat]["madness"] = json!(2);
        }
        let told = |scene: &Scene| {
            let seen = Seen { scene, speaker: texts.at("smashup", &[]) };
            let pages = SmashUpTable.pages(seen);
            pages.iter().any(|page| page.lines.iter().any(|line| line.contains(words)))
        };
        assert!(told(&scene));
        scene.view["players"][1]["madness"] = json!(1);
        assert!(!told(&scene));
    }
}

#[test]
fn lines_tell_everything() {
    for lang in Lang::ALL {
        let mut output = Vec::new();
        let input = "\n1\nb\nplay nobody 1\nplay pirate_king 1\n?\nq\n";
        let table = crowded(2, 6);
        play_plain(play(table, lang), &mut input.as_bytes(), &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        assert_no_gap(&output);
        assert!(!output.contains("smashup-"), "{output}");
        // What was told of the game before is the business of the words.
        let from = output.find(if lang == Lang::En { "Turn 1:" } else { "第 1 回合" }).unwrap_or(0);
        let shown: Vec<&str> = output[from..].lines().collect();
        let shown = shown[shown.len().saturating_sub(90)..].join("\n");
        assert_snapshot!(format!("lines_{lang}"), shown);
    }
}

#[test]
fn factions_are_described_in_little_room() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let scene = scene(&*table(2, 1, json!({})), Seat::new(0));
        let seen = Seen { scene: &scene, speaker: texts.at("smashup", &[]) };
        let position = Position::read(&scene).unwrap();
        for faction in position.factions() {
            let about = factions::about(seen, faction).unwrap();
            let wide = width(&about) + width(&seen.speaker.card(faction)) + 4;
            assert!(wide <= 39, "{lang} {faction}: {about}");
        }
    }
}

#[test]
fn a_view_that_cannot_be_read_is_shown_as_it_is() {
    let texts = Texts::new(Lang::En);
    let mut scene = scene(&*drawn(2, 1), Seat::new(0));
    scene.view = Value::Null;
    let seen = Seen { scene: &scene, speaker: texts.at("smashup", &[]) };
    assert_eq!(SmashUpTable.pages(seen).len(), 1);
    assert_eq!(SmashUpTable.path(&scene, &json!("keep_hand")), []);
    assert_eq!(SmashUpTable.command(&scene, &["end"]), None);
}
