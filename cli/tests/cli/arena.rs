//! `arena`: bots against each other.

use crate::program::onetable;
use serde_json::{Value, json};

/// The report of a small arena of Jade Night, without what depends on the machine.
fn arena(more: &[&str]) -> Value {
    let mut words = vec!["arena", "jade", "--json"];
    words.extend(more);
    let mut report = onetable(&words).json();
    assert!(report.as_object_mut().unwrap().remove("threads").is_some_and(|v| v.is_u64()));
    for couple in report["couples"].as_array_mut().unwrap() {
        let mut times = |field| couple.as_object_mut().unwrap().remove(field).unwrap();
        let (mean, worst) = (times("ms_per_move"), times("worst_ms"));
        for bot in 0..2 {
            let [mean, worst] = [&mean, &worst].map(|times| times[bot].as_f64().unwrap());
            assert!(0.0 < mean && mean <= worst, "{mean} {worst}");
        }
    }
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn sum(counts: &Value) -> u64 {
    counts.as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum()
}

#[test]
fn a_small_arena_adds_up() {
    let report = arena(&["--bots", "greedy,random", "--pairs", "5", "--seed", "1"]);
    assert_eq!((&report["game"], &report["seats"]), (&json!("jade"), &json!(2)));
    assert_eq!((&report["pairs"], &report["seed"]), (&json!(5), &json!(1)));
    assert_eq!(report["options"], json!({}));
    assert_eq!(report["bots"][0], json!({ "name": "greedy", "plan": "greedy@1000p" }));
    assert_eq!(report["couples"].as_array().unwrap().len(), 1);

    let couple = &report["couples"][0];
    assert_eq!(couple["bots"], json!(["greedy", "random"]));
    assert_eq!((&couple["pairs"], &couple["games"]), (&json!(5), &json!(10)));
    let [wins, draws, losses] = ["wins", "draws", "losses"].map(|field| number(&couple[field]));
    assert_eq!(wins + draws + losses, 10.0);
    assert_eq!(number(&couple["score"]), (wins + draws / 2.0) / 10.0);
    assert_eq!(
        (couple["pentanomial"].as_array().unwrap().len(), sum(&couple["pentanomial"])),
        (5, 5)
    );
    assert_eq!(sum(&couple["wins_first"]) + sum(&couple["wins_second"]) + draws as u64, 10);
    assert_eq!(couple["wins_first"][0].as_f64().unwrap() + number(&couple["wins_second"][0]), wins);
    let endings = couple["endings"].as_object().unwrap();
    assert_eq!(endings.values().map(number).sum::<f64>(), 10.0);
    assert!(number(&couple["decisions_per_game"]) > 10.0);
    assert!(couple.get("llr").is_none(), "nothing was tested: {couple}");

    assert!(number(&couple["score"]) > 0.5, "greedy is stronger: {couple}");
    let [low, high] = [0, 1].map(|end| number(&couple["score_95"][end]));
    assert!(0.0 < low && low < number(&couple["score"]) && number(&couple["score"]) <= high);
    assert!(number(&couple["elo_95"][0]) < 400.0, "five pairs prove little: {couple}");
    assert_eq!(report["ratings"][0]["bot"], "greedy");
    assert!(number(&report["ratings"][0]["elo"]) > 0.0);
}

#[test]
fn an_arena_does_not_depend_on_the_number_of_threads() {
    let words = ["--bots", "greedy,random", "--pairs", "20", "--sprt", "0,300"];
    let on = |threads, seed| arena(&[&words[..], &["--threads", threads, "--seed", seed]].concat());
    let alone = on("1", "1");
    for threads in ["1", "2", "5", "100"] {
        assert_eq!(on(threads, "1"), alone, "{threads} threads");
    }
    assert_ne!(on("1", "2")["couples"], alone["couples"]);
}

#[test]
fn a_bot_is_as_strong_as_itself() {
    let report = arena(&["--bots", "random,random", "--pairs", "200"]);
    let couple = &report["couples"][0];
    let [low, high] = [0, 1].map(|end| number(&couple["score_95"][end]));
    assert!(low < 0.5 && 0.5 < high && high - low < 0.2, "{couple}");
    // Both sides of it have luck of their own, so that not every pair ends level.
    assert!(couple["pentanomial"][2].as_u64() < Some(200), "{couple}");
}

/// If the two games had nothing in common but who begins, a bot against itself would end level as often as
/// the same seat wins twice by chance; with the same deal it does so much more often.
#[test]
fn the_games_of_a_pair_have_the_same_luck_and_seats_swapped() {
    let report = arena(&["--bots", "greedy,greedy", "--pairs", "300"]);
    let couple = &report["couples"][0];
    let share = |wins: &Value| sum(wins) as f64 / number(&couple["games"]);
    let (first, second) = (share(&couple["wins_first"]), share(&couple["wins_second"]));
    assert!(first > second, "who begins has more of it in Jade Night: {couple}");
    let level = number(&couple["pentanomial"][2]) / 300.0;
    assert!(level > first * first + second * second + 0.1, "{couple}");
}

#[test]
fn more_seats_are_shared_in_turn() {
    let report = arena(&["--bots", "greedy,random", "--seats", "3", "--pairs", "20"]);
    let couple = &report["couples"][0];
    assert_eq!((&report["seats"], &couple["games"]), (&json!(3), &json!(40)));
    // A game has two couples of seats that are rivals, so a pair has nine scores.
    assert_eq!(
        (couple["pentanomial"].as_array().unwrap().len(), sum(&couple["pentanomial"])),
        (9, 20)
    );
    let score = number(&couple["score"]);
    assert!(score > 0.5 && score <= 1.0, "{couple}");
    let report = arena(&["--bots", "greedy,random", "--seats", "5", "--pairs", "2"]);
    assert_eq!(report["couples"][0]["pentanomial"].as_array().unwrap().len(), 25);
}

#[test]
fn a_round_robin_rates_all_bots() {
    let report = arena(&["--bots", "random,greedy,random@5p", "--pairs", "15"]);
    let met: Vec<&Value> =
        report["couples"].as_array().unwrap().iter().map(|couple| &couple["bots"]).collect();
    let couples = [
        json!(["random", "greedy"]),
        json!(["random", "random@5p"]),
        json!(["greedy", "random@5p"]),
    ];
    assert_eq!(met, couples.iter().collect::<Vec<_>>());
    let ratings = report["ratings"].as_array().unwrap();
    assert_eq!((ratings.len(), &ratings[0]["bot"]), (3, &json!("greedy")));
    assert!(ratings.iter().map(|rating| number(&rating["elo"])).sum::<f64>().abs() < 1e-6);
    for rating in ratings {
        let [low, high] = [0, 1].map(|end| number(&rating["elo_95"][end]));
        assert!(low < number(&rating["elo"]) && number(&rating["elo"]) < high, "{rating}");
    }
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let words = ["--bots", "greedy,random", "--pairs", "5000"];
    let couple = &arena(&[&words[..], &["--sprt", "0,100"]].concat())["couples"][0];
    assert_eq!((&couple["accepted"], &couple["sprt"]), (&json!("h1"), &json!([0.0, 100.0])));
    assert!(number(&couple["llr"]) >= number(&couple["llr_bounds"][1]), "{couple}");
    assert!(couple["pairs"].as_u64() < Some(500), "{couple}");
    let couple =
        &arena(&["--bots", "random,greedy", "--pairs", "5000", "--sprt", "-50,50"])["couples"][0];
    assert_eq!(couple["accepted"], "h0");
    assert!(number(&couple["llr"]) <= number(&couple["llr_bounds"][0]), "{couple}");
    let couple =
        &arena(&["--bots", "greedy,random", "--pairs", "1", "--sprt", "0,1"])["couples"][0];
    assert_eq!((&couple["accepted"], &couple["pairs"]), (&Value::Null, &json!(1)));
}

#[test]
fn bots_without_a_spend_get_the_one_that_is_said() {
    let plans = |more: &[&str]| -> Vec<String> {
        let words = [&["--bots", "greedy,greedy@9p", "--pairs", "1"], more].concat();
        let report = arena(&words);
        let bots = report["bots"].as_array().unwrap();
        bots.iter().map(|bot| format!("{}={}", bot["name"], bot["plan"])).collect()
    };
    assert_eq!(plans(&[]), [r#""greedy"="greedy@1000p""#, r#""greedy@9p"="greedy@9p""#]);
    assert_eq!(plans(&["--playouts", "7"])[0], r#""greedy@7p"="greedy@7p""#);
    assert_eq!(
        plans(&["--ms", "2"]),
        [r#""greedy@2ms"="greedy@2ms""#, r#""greedy@9p"="greedy@9p""#]
    );
}

#[test]
fn a_level_can_play_by_the_clock() {
    let words = ["arena", "jade", "--bots", "hard,random", "--pairs", "1", "--ms", "2", "--json"];
    let report = onetable(&words).json();
    assert_eq!(report["bots"][0]["name"], "hard@2ms");
    assert!(report["bots"][0]["plan"].as_str().unwrap().ends_with("@2ms"), "{report}");
    assert!(number(&report["couples"][0]["ms_per_move"][0]) > 0.0);
}

#[test]
fn options_change_the_game() {
    let small =
        arena(&["--bots", "random,random", "--pairs", "3", "--options", r#"{"deck":"small"}"#]);
    assert_eq!(small["options"], json!({ "deck": "small" }));
    let full = arena(&["--bots", "random,random", "--pairs", "3"]);
    assert_ne!(small["couples"][0]["decisions_per_game"], full["couples"][0]["decisions_per_game"]);
}

#[test]
fn an_arena_is_told_in_words_too() {
    let words =
        ["arena", "jade", "--bots", "greedy,random,easy@5p", "--pairs", "4", "--sprt", "0,50"];
    let text = onetable(&words).fine();
    for word in [
        "jade: 4 pairs for each couple, 2 seats, seed 1",
        "greedy plays as greedy@1000p",
        "greedy against random\n",
        "random against easy@5p\n",
        "  games      8: ",
        "  score      ",
        "95 % interval",
        "  Elo        ",
        "from both lost to both won",
        "  SPRT       ",
        "  sat first  greedy won ",
        "  decisions  ",
        " ms a move, at worst ",
        "  endings    ",
        "± 95 %",
    ] {
        assert!(text.contains(word), "{word}: {text}");
    }
    assert!(!text.contains("inf") && !text.contains("NaN"), "{text}");
}

#[test]
fn wrong_use_is_refused_before_anything_is_played() {
    let wrong: &[(&[&str], &str)] = &[
        (&["chess", "--bots", "greedy,random"], "no game"),
        (&["jade"], "--bots"),
        (&["jade", "--bots", "greedy"], "name two or more, as in greedy,"),
        (&["jade", "--bots", "greedy,genius"], "no bot \"genius\""),
        (&["jade", "--bots", "greedy,random", "--playouts", "5", "--ms", "5"], "--playouts"),
        (&["jade", "--bots", "greedy,random", "--playouts", "0"], "--playouts"),
        (&["jade", "--bots", "greedy,random", "--ms", "0"], "--ms"),
        (&["jade", "--bots", "greedy,random", "--pairs", "0"], "--pairs"),
        (&["jade", "--bots", "greedy,random", "--threads", "0"], "--threads"),
        (&["jade", "--bots", "greedy,random", "--seats", "1"], "2 to 5 seats, not 1"),
        (&["jade", "--bots", "greedy,random", "--seats", "6"], "2 to 5 seats, not 6"),
        (&["jade", "--bots", "greedy,random", "--options", "[]"], "no object"),
        (&["jade", "--bots", "greedy,random", "--options", r#"{"deck":"huge"}"#], "huge"),
        (&["jade", "--bots", "greedy,random", "--sprt", "10,0"], "smaller than the second"),
        (&["jade", "--bots", "greedy,random", "--sprt", "5,5"], "smaller than the second"),
        (&["jade", "--bots", "greedy,random", "--sprt", "5"], "two Elo differences"),
    ];
    for (words, why) in wrong {
        let ran = onetable(&[&["arena"], *words].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}: {ran:?}");
        assert!(ran.err.contains(why), "{words:?}: {ran:?}");
    }
}
