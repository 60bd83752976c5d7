//! Refusals of the catalog in words, for messages on the command line.

use engine::Refusal;
use serde_json::Value;

/// What was refused, with what would be right.
pub(crate) fn explain(refusal: &Refusal) -> anyhow::Error {
    let figure = |name: &str| refusal.0.figures.get(name);
    let words = |name: &str| figure(name).and_then(Value::as_str).unwrap_or_default();
    match refusal.code() {
        "unknown_game" => {
            let known = figure("known").and_then(Value::as_array);
            let known: Vec<&str> = known
                .into_iter()
                .flatten()
                .filter_map(Value::as_str)
                .collect();
            anyhow::anyhow!(
                "there is no game \"{}\"; there is {}",
                words("game"),
                known.join(", ")
            )
        }
        _ if !words("problem").is_empty() => anyhow::anyhow!("{}", words("problem")),
        code if refusal.0.figures.is_empty() => anyhow::anyhow!("{code}"),
        code => anyhow::anyhow!("{code} {}", Value::Object(refusal.0.figures.clone())),
    }
}
