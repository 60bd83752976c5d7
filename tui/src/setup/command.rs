//! The command line that asks for the same table, so that nobody needs to be asked twice.

use super::{Chosen, Typed};
use serde_json::{Map, Value};

/// The command, as a shell takes it.
pub(crate) fn written(typed: &Typed, chosen: &Chosen) -> String {
    let mut words: Vec<String> = chosen.sitters.iter().map(ToString::to_string).collect();
    let options = chosen.options.as_object().into_iter().flatten();
    let options = options.map(|(name, value)| (name, typed.otherwise.get(name).unwrap_or(value)));
    let options: Map<String, Value> = options
        .filter(|(_, value)| !value.is_null())
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    if !options.is_empty() {
        words.extend(["--options".to_owned(), Value::from(options).to_string()]);
    }
    if chosen.lang != typed.usual {
        words.extend(["--lang", chosen.lang.tag()].map(str::to_owned));
    }
    words.extend(typed.rest.iter().cloned());
    let words = words.iter().map(|word| format!(" {}", quoted(word)));
    typed.command.clone() + &words.collect::<String>()
}

/// A word in which a shell finds nothing to obey.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-:+@,=".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use boards::Sitter;
    use serde_json::json;
    use texts::Lang;

    fn command(names: &[&str], options: Value, lang: Lang, rest: &[&str]) -> String {
        let typed = Typed {
            command: "onetable play jade".into(),
            otherwise: [("modules".to_owned(), Value::Null), ("seated".to_owned(), json!(["a"]))]
                .into_iter()
                .collect(),
            rest: rest.iter().map(|word| (*word).to_owned()).collect(),
            usual: Lang::En,
        };
        let person = |name: &&str| Sitter::Human { name: (*name).to_owned() };
        let bot = Sitter::Bot { name: "greedy@5p".into() };
        let sitters = names.iter().map(person).chain([bot]).collect();
        written(&typed, &Chosen { sitters, options, lang })
    }

    #[test]
    fn the_usual_is_left_out() {
        let said = command(&["Ann", ""], Value::Null, Lang::En, &[]);
        assert_eq!(said, "onetable play jade human:Ann human bot:greedy@5p");
        let said = command(&["小安"], json!({ "trim": true }), Lang::ZhCn, &["--plain"]);
        assert_eq!(
            said,
            r#"onetable play jade human:小安 bot:greedy@5p --options '{"trim":true}' --lang zh-CN --plain"#
        );
    }

    #[test]
    fn regression_modules_are_named_by_their_files() {
        let options = json!({ "modules": [{ "id": "a" }] });
        let rest = ["--module", "my cards.json"];
        let said = command(&[], options, Lang::En, &rest);
        assert_eq!(said, "onetable play jade bot:greedy@5p --module 'my cards.json'");
        let options = json!({ "hand": 4, "modules": [{ "id": "a" }], "seated": ["a", "b"] });
        let said = command(&[], options, Lang::En, &rest);
        assert_eq!(
            said,
            r#"onetable play jade bot:greedy@5p --options '{"hand":4,"seated":["a"]}' --module 'my cards.json'"#
        );
    }

    #[test]
    fn a_shell_obeys_no_name() {
        let said = command(&["O'Neil $(date)"], Value::Null, Lang::En, &["--save", "a b.json"]);
        assert_eq!(
            said,
            r"onetable play jade 'human:O'\''Neil $(date)' bot:greedy@5p --save 'a b.json'"
        );
    }
}
