//! A quick table to look at: `cargo run -p tui --example table -- [en|zh] [plain] [hot] [seats] [seed]`.
//! All seats but the first are bots, unless `hot` is among the words.

use engine::{Seed, Setup};
use serde_json::Value;
use tui::{Play, Sitter};

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let has = |word: &str| words.iter().any(|given| given == word);
    let numbers: Vec<u64> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let seats = numbers.first().map_or(2, |&seats| seats as u8);
    let catalog = catalog::Catalog::built_in()?;
    let game = catalog.game("jade")?;
    let table = game.create(&Setup {
        options: Value::Null,
        seats,
        seed: Seed::from_number(numbers.get(1).copied().unwrap_or(7)),
        random: vec![],
    })?;
    let sitters = (0..seats).map(|seat| match seat {
        0 => Sitter::Human { name: "Ada".into() },
        _ if has("hot") => Sitter::Human { name: format!("Guest {seat}") },
        _ => Sitter::Bot { name: "greedy".into() },
    });
    let play = Play {
        table,
        cards: game.cards(),
        modules: vec![],
        sitters: sitters.collect(),
        lang: words.iter().find_map(|word| texts::Lang::parse(word)).unwrap_or_default(),
    };
    let table = if has("plain") {
        tui::play_plain(play, &mut std::io::stdin().lock(), &mut std::io::stdout())?
    } else {
        tui::play(play)?
    };
    eprintln!("digest {}", table.digest());
    Ok(())
}
