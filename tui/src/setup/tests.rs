//! A new table under the fingers of somebody, and line by line.

use super::{
    Asking, Brought, Chosen, Proposal, Row, Spoken, Step, Typed, ask_in_lines, choice, form,
};
use crate::Sitter;
use crate::ascii::Charset;
use crate::testing::{assert_no_gap, jade, key_event, text};
use catalog::{Catalog, Info};
use engine::{Note, Refusal};
use insta::assert_snapshot;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::{Map, Value, json};
use texts::{Lang, Texts};

fn human(name: &str) -> Sitter {
    Sitter::Human { name: name.into() }
}

fn bot(name: &str) -> Sitter {
    Sitter::Bot { name: name.into() }
}

fn proposal_of(game: Info, sitters: Vec<Sitter>, options: Value, lang: Lang) -> Proposal {
    let command = format!("onetable play {}", game.name);
    let typed = Typed { command, otherwise: Map::new(), rest: vec![], usual: lang };
    Proposal { game, sitters, options, lang, modules: vec![], typed }
}

fn proposal(lang: Lang) -> Proposal {
    let game = Catalog::built_in().unwrap().game("jade").unwrap().info();
    proposal_of(game, vec![human(""), bot("normal")], Value::Null, lang)
}

/// A made-up game with many seats and all kinds of options.
fn crowd() -> Info {
    let options = json!({ "properties": {
        "rounds": { "type": "integer", "minimum": 1, "maximum": 60, "default": 3 },
        "secret": { "type": "string", "default": "?" },
        "trim": { "type": "boolean", "default": true },
    } });
    let game = Catalog::built_in().unwrap().game("jade").unwrap().info();
    Info { name: "crowd", seats: (2, 12), options, ..game }
}

/// Somebody who is asked.
struct Host {
    asking: Asking,
    last: Step,
}

impl Host {
    fn new(proposal: Proposal) -> Self {
        Host { asking: Asking::new(proposal, Charset::Unicode), last: Step::Stay }
    }

    fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.chars() {
            self.last = self.asking.key(key_event(key));
        }
        self
    }

    fn screen(&mut self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.asking.draw(frame)).unwrap();
        let text = text(terminal.backend().buffer());
        assert_no_gap(&text);
        text
    }

    fn sitters(&self) -> Vec<String> {
        self.asking.chosen().sitters.iter().map(ToString::to_string).collect()
    }
}

#[test]
fn the_questions_on_a_screen() {
    for lang in Lang::ALL {
        assert_snapshot!(format!("default_{lang}"), Host::new(proposal(lang)).screen(80, 24));
        let mut five = Host::new(proposal(lang));
        // Five seats, a name in the second, a hard bot in the third, the small decks.
        five.press("\t←\t\t←←小Ann Lee\t→\t\t\t→↑↑↑↑↑");
        assert_snapshot!(format!("five_80x24_{lang}"), five.screen(80, 24));
        assert_snapshot!(format!("five_120x40_{lang}"), five.screen(120, 40));
    }
}

#[test]
fn what_players_have_brought_is_named() {
    let name = |en: &str, zh: &str| Some([en.to_owned(), zh.to_owned()]);
    let brought = || {
        let naps = Brought { name: name("Naps", "午睡"), file: "naps.json".into() };
        vec![naps, Brought { name: None, file: "broken.json".into() }]
    };
    for (lang, words) in [
        (Lang::En, "Cards made by players: Naps (naps.json), broken.json (empty)"),
        (Lang::ZhCn, "玩家自制的牌：午睡（naps.json）、broken.json（空模块）"),
    ] {
        let proposal = Proposal { modules: brought(), ..proposal(lang) };
        let screen = Host::new(proposal).screen(80, 24);
        assert_eq!(screen.lines().nth(1), Some(format!("  {words}").as_str()), "{screen}");
    }
    let proposal = Proposal { modules: brought(), ..proposal(Lang::En) };
    let mut output = Vec::new();
    let mut lay = |_: &Chosen| unreachable!();
    ask_in_lines(proposal, &mut lay, &mut "q\n".as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert!(output.contains("Cards made by players: Naps (naps.json)"), "{output}");
}

#[test]
fn enter_starts_with_a_person_against_a_bot() {
    let mut host = Host::new(proposal(Lang::En));
    assert_eq!(host.press("\n").last, Step::Start);
    let Chosen { options, lang, .. } = host.asking.chosen();
    assert_eq!((options, lang), (Value::Null, Lang::En));
    assert_eq!(host.sitters(), ["human", "bot:normal"]);
    assert_eq!(host.asking.command(), "onetable play jade human bot:normal");
}

#[test]
fn everything_can_be_chosen_with_arrows_and_letters() {
    let mut host = Host::new(proposal(Lang::En));
    host.press("\t→"); // three players
    host.press("↓Ann Lee\x08"); // the first has a name
    host.press("↓→"); // the second is hard
    host.press("\t \t \t "); // the third is hard too, then both options
    assert_eq!(host.sitters(), ["human:Ann Le", "bot:hard", "bot:hard"]);
    assert_eq!(host.asking.chosen().options, json!({ "deck": "small", "trim": true }));
    assert_eq!(
        host.asking.command(),
        r#"onetable play jade 'human:Ann Le' bot:hard bot:hard --options '{"deck":"small","trim":true}'"#
    );
    // Every value comes round again, and the usual one is not worth a word.
    host.press("→↑→");
    assert_eq!(host.asking.chosen().options, Value::Null);
    assert_eq!(host.press("\n").last, Step::Start);
}

#[test]
fn a_seat_that_comes_back_is_as_it_was() {
    let mut host = Host::new(proposal(Lang::En));
    host.press("\t→→\t\t\t\t→"); // four players, the last is hard
    assert_eq!(host.sitters(), ["human", "bot:normal", "bot:normal", "bot:hard"]);
    host.press("↑↑↑↑←←");
    assert_eq!(host.sitters(), ["human", "bot:normal"]);
    assert_eq!(host.press("←").sitters().len(), 5);
    assert_eq!(host.sitters()[3], "bot:hard");
}

#[test]
fn a_name_takes_every_letter_and_the_other_rows_their_keys() {
    let mut host = Host::new(proposal(Lang::En));
    host.press("\t\tqL 2\x08");
    assert_eq!((host.last, host.sitters()[0].as_str()), (Step::Stay, "human:qL"));
    assert_eq!(host.asking.chosen().lang, Lang::En);
    assert_eq!(host.press("\tL").asking.chosen().lang, Lang::ZhCn);
    assert!(host.asking.command().ends_with("--lang zh-CN"), "{}", host.asking.command());
    assert_eq!(host.press("q").last, Step::Leave);
    assert_eq!(host.press("↑\x1b").last, Step::Leave);
    let control_c = crossterm::event::KeyEvent::new(
        crossterm::event::KeyCode::Char('c'),
        crossterm::event::KeyModifiers::CONTROL,
    );
    assert_eq!(host.asking.key(control_c), Step::Leave);
}

#[test]
fn a_space_changes_a_seat_without_a_name() {
    let mut host = Host::new(proposal(Lang::En));
    assert_eq!(host.press("\t\t ").sitters()[0], "bot:easy");
    assert_eq!(host.press("   ").sitters()[0], "human");
}

#[test]
fn names_stay_short_and_harmless() {
    let mut host = Host::new(proposal(Lang::En));
    host.press("\t\tA\u{202e}\u{200b}\u{7}d");
    assert_eq!(host.sitters()[0], "human:Ad");
    host.press(&"x".repeat(100));
    assert_eq!(host.sitters()[0], format!("human:Ad{}", "x".repeat(22)));
    host.press(&"\x08".repeat(100));
    assert_eq!(host.sitters()[0], "human");
}

#[test]
fn what_the_command_line_named_is_kept() {
    let mut proposal = proposal(Lang::En);
    proposal.sitters = vec![human("Ann"), bot("greedy@5p"), bot("hard")];
    proposal.options = json!({ "deck": "small" });
    proposal.typed.rest = vec!["--save".into(), "night.json".into()];
    let mut host = Host::new(proposal);
    let command = r#"onetable play jade human:Ann bot:greedy@5p bot:hard --options '{"deck":"small"}' --save night.json"#;
    assert_eq!(host.asking.command(), command);
    let screen = host.press("\t\t\t").screen(80, 24);
    assert!(screen.contains("[Bot greedy@5p]"), "{screen}");
    host.press("←");
    assert_eq!(host.sitters()[1], "bot:hard");
    assert_eq!(host.press("→").asking.command(), command);
}

#[test]
fn a_game_for_two_asks_for_no_number() {
    let two = Info { seats: (2, 2), options: json!({}), ..crowd() };
    let proposal = proposal_of(two, vec![human("")], Value::Null, Lang::En);
    let rows = form(&proposal).rows();
    assert_eq!(rows, [Row::Seat(0), Row::Seat(1), Row::Start]);
    assert_eq!(Host::new(proposal).sitters(), ["human", "bot:normal"]);
}

#[test]
fn numbers_are_gone_through_and_what_cannot_be_asked_is_kept() {
    let given = json!({ "secret": "x", "rounds": 60 });
    let proposal = proposal_of(crowd(), vec![human(""); 12], given.clone(), Lang::En);
    let mut host = Host { asking: Asking::new(proposal, Charset::Unicode), last: Step::Stay };
    assert_eq!(host.asking.chosen().options, given);
    host.press("↑↑→→"); // round again to 2
    assert_eq!(host.asking.chosen().options, json!({ "secret": "x", "rounds": 2 }));
    // The row of the cursor is in sight even where not all are.
    for _ in 0..20 {
        let screen = host.press("↓").screen(80, 24);
        assert_eq!(screen.matches('▶').count(), 1, "{screen}");
    }
    assert!(host.screen(80, 24).contains(['↑', '↓']));
}

#[test]
fn a_refusal_is_shown_until_the_next_key() {
    let mut host = Host::new(proposal(Lang::En));
    let before = host.screen(80, 24);
    let figures = [("option", "deck".into()), ("problem", "sold out".into())];
    host.asking.refuse(Refusal(Note::with("wrong_option", figures)));
    assert!(host.screen(80, 24).contains("Option deck: sold out"));
    assert_eq!(host.press("→").screen(80, 24), before);
}

#[test]
fn the_language_changes_at_once() {
    let mut host = Host::new(proposal(Lang::En));
    let english = host.screen(80, 24);
    let chinese = host.press("L").screen(80, 24);
    assert!(english.contains("Normal bot") && chinese.contains("普通电脑"));
    assert_eq!(host.press("L").screen(80, 24), english);
}

#[test]
fn plain_ascii_is_enough() {
    let mut host =
        Host { asking: Asking::new(proposal(Lang::ZhCn), Charset::Ascii), last: Step::Stay };
    assert_snapshot!("ascii", host.screen(80, 24));
    for keys in ["L", "\t\t", "→", "\t"] {
        let screen = host.press(keys).screen(80, 24);
        assert!(screen.is_ascii(), "{screen}");
    }
}

#[test]
fn no_size_is_too_small_or_too_odd_to_draw_and_unseen_keys_do_nothing() {
    for lang in Lang::ALL {
        let mut host = Host::new(proposal(lang));
        for (width, height) in [(0, 0), (1, 1), (79, 24), (80, 23), (81, 25), (400, 120)] {
            host.screen(width, height);
        }
        host.screen(60, 20);
        assert_eq!(host.press("\t\tAnn\n").last, Step::Stay);
        assert_eq!(host.sitters()[0], "human");
        assert_eq!(host.press("q").last, Step::Leave);
    }
}

/// What is printed when these lines are typed, and what was chosen if a table came of it.
fn lines(proposal: Proposal, input: &str, refusals: usize) -> (String, Option<Chosen>) {
    let (mut output, mut chosen, mut left) = (Vec::new(), None, refusals);
    let mut lay = |wanted: &Chosen| {
        if left > 0 {
            left -= 1;
            return Err(Refusal(Note::with("over", [])));
        }
        chosen = Some(wanted.clone());
        let Chosen { sitters, options, lang } = wanted.clone();
        let table = jade(sitters.len() as u8, options, vec![]);
        Ok(crate::Play { table, cards: vec![], modules: vec![], sitters, lang })
    };
    let laid = ask_in_lines(proposal, &mut lay, &mut input.as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert_no_gap(&output);
    assert_eq!(laid.is_some(), chosen.is_some());
    (output, chosen)
}

fn written(chosen: Option<Chosen>) -> (Vec<String>, Value, Lang) {
    let Chosen { sitters, options, lang } = chosen.unwrap();
    (sitters.iter().map(ToString::to_string).collect(), options, lang)
}

#[test]
fn the_questions_line_by_line() {
    for lang in Lang::ALL {
        let input = "9\n3\nx\n1\nq\n4\n1\na name that is far too long to keep\n李白\n2\n\n1\n";
        let (output, chosen) = lines(proposal(lang), input, 0);
        assert_snapshot!(format!("lines_{lang}"), output);
        let (sitters, options, _) = written(chosen);
        assert_eq!(sitters, ["human:q", "bot:hard", "human:李白"]);
        assert_eq!(options, json!({ "deck": "small" }));
    }
}

#[test]
fn empty_lines_keep_everything() {
    let (_, chosen) = lines(proposal(Lang::En), &"\n".repeat(7), 0);
    let (sitters, options, lang) = written(chosen);
    assert_eq!((options, lang), (Value::Null, Lang::En));
    assert_eq!(sitters, ["human", "bot:normal"]);
}

#[test]
fn lines_can_be_left_at_any_question() {
    for asked in 0..7 {
        for last in ["", "q\n"] {
            let (output, chosen) = lines(proposal(Lang::En), &("\n".repeat(asked) + last), 0);
            assert!(chosen.is_none(), "{output}");
            assert!(output.ends_with("Nothing was started.\n"), "{output}");
        }
    }
}

#[test]
fn a_second_time_round_starts_from_what_was_said() {
    let first = "3\n\nAnn\n4\n\n\n\n2\n";
    let (output, chosen) = lines(proposal(Lang::En), &(first.to_owned() + &"\n".repeat(8)), 0);
    assert_eq!(written(chosen).0, ["human:Ann", "bot:hard", "bot:normal"], "{output}");
    // So it does when the table cannot be had.
    let (output, chosen) = lines(proposal(Lang::En), &"\n".repeat(14), 1);
    assert!(output.contains("The game is over.") && chosen.is_some(), "{output}");
}

#[test]
fn the_language_changes_between_lines() {
    let (output, chosen) = lines(proposal(Lang::En), &("L\n".to_owned() + &"\n".repeat(7)), 0);
    assert!(output.contains("Players (empty line: 2)") && output.contains("人数（空行：2）"));
    assert_eq!(written(chosen).2, Lang::ZhCn);
}

#[test]
fn numbers_are_answered_with_themselves() {
    let proposal = proposal_of(crowd(), vec![human("A"), human("B")], Value::Null, Lang::En);
    let mut lay = |chosen: &Chosen| {
        assert_eq!(chosen.options, json!({ "rounds": 17 }));
        Err(Refusal(Note::with("over", [])))
    };
    let mut output = Vec::new();
    let input = "\n\n\n\n\n61\n17\n\n\n";
    ask_in_lines(proposal, &mut lay, &mut input.as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert!(output.contains("“61” is no answer here. Type a number from 1 to 60"), "{output}");
    assert!(output.contains("The game is over."), "{output}");
}

#[test]
fn every_option_of_every_game_can_be_chosen_and_has_words_in_both_languages() {
    for game in Catalog::built_in().unwrap().games() {
        let info = game.info();
        // Lists and long ranges are not asked for on a screen.
        let is_long = |option: &Value| {
            let (most, least) = (option["maximum"].as_i64(), option["minimum"].as_i64());
            most.zip(least).is_some_and(|(most, least)| most - least > 100)
        };
        let properties = info.options["properties"].as_object();
        let asked = properties.iter().flat_map(|all| all.values());
        let asked = asked.filter(|option| option["type"] != "array" && !is_long(option));
        let properties = asked.count();
        let choices = choice::choices(&info.options, &Value::Null);
        assert_eq!(choices.len(), properties, "{}: {:#}", info.name, info.options);
        let wanted = choices.iter().flat_map(|choice| {
            let words = choice.values.iter().filter(|value| !value.is_number());
            let values = words.map(|value| match value {
                Value::String(word) => format!("-{word}"),
                other => format!("-{other}"),
            });
            let name = &choice.name;
            let id = move |end: String| format!("{}-option-{name}{end}", game.name());
            [String::new()].into_iter().chain(values).map(id)
        });
        let wanted: Vec<String> = wanted.collect();
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let missing: Vec<&String> = wanted.iter().filter(|id| !texts.has(id)).collect();
            assert!(missing.is_empty(), "{lang}: {missing:?}");
            // All rows speak, and no name of an option is so long that it is cut.
            let proposal = proposal_of(info.clone(), vec![human("")], Value::Null, lang);
            let form = form(&proposal);
            let spoken = Spoken { form: &form, texts: &texts };
            for row in form.rows() {
                let label = spoken.label(row);
                assert!((1..=28).contains(&crate::wrap::width(&label)), "{lang}: {label}");
                assert_no_gap(&spoken.about(row).unwrap_or_default());
            }
        }
    }
}
