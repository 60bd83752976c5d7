//! Reads one file of texts into what the check compares.

use std::collections::BTreeSet;

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;

/// What is in one file.
#[derive(Default)]
pub(super) struct Parsed {
    pub(super) entries: Vec<Entry>,
    /// What could not be read, as sentences that begin with the id.
    pub(super) broken: Vec<String>,
    broken_ids: BTreeSet<String>,
}

/// One text: a message, a term (its id begins with `-`) or an attribute (`message.attribute`).
pub(super) struct Entry {
    pub(super) id: String,
    /// The variables a caller has to give; always none for a term, whose variables come from
    /// the texts of the same language and so may differ between languages.
    pub(super) variables: BTreeSet<String>,
    /// Whether nothing can ever be shown.
    pub(super) empty: bool,
}

impl Parsed {
    /// Whether the file tries to define this, or the message it is an attribute of.
    pub(super) fn is_broken(&self, id: &str) -> bool {
        let message = id.split('.').next().unwrap_or(id);
        self.broken_ids.contains(message)
    }

    fn add(&mut self, id: String, pattern: &ast::Pattern<&str>, takes_variables: bool) {
        let mut variables = BTreeSet::new();
        if takes_variables {
            of_pattern(pattern, &mut variables);
        }
        self.entries.push(Entry { id, variables, empty: is_empty(pattern) });
    }
}

/// Reads a file; one that holds no texts (by its name) has no entries.
pub(super) fn file(name: &str, content: &str) -> Parsed {
    let mut parsed = Parsed::default();
    if !name.ends_with(".ftl") {
        return parsed;
    }
    let (resource, errors) = match parser::parse(content) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    for error in errors {
        let start = error.slice.as_ref().map_or(error.pos.start, |s| s.start);
        let id = id_at(content, start);
        let line = line_at(content, error.pos.start);
        parsed.broken.push(format!("{id}: cannot be read, line {line}: {error}"));
        parsed.broken_ids.insert(id.to_owned());
    }
    for entry in &resource.body {
        match entry {
            ast::Entry::Message(message) => {
                let id = message.id.name;
                if let Some(value) = &message.value {
                    parsed.add(id.to_owned(), value, true);
                }
                for attribute in &message.attributes {
                    let id = format!("{id}.{}", attribute.id.name);
                    parsed.add(id, &attribute.value, true);
                }
            }
            // The attributes of a term cannot be shown, only asked for within its language.
            ast::Entry::Term(term) => parsed.add(format!("-{}", term.id.name), &term.value, false),
            // Junk is what the errors above are about.
            ast::Entry::Junk { .. }
            | ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_) => {}
        }
    }
    parsed
}

/// The id of the entry that begins at this byte, as far as there is one.
fn id_at(content: &str, start: usize) -> &str {
    let entry = content.get(start..).unwrap_or_default().trim_start();
    let end = entry
        .find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'))
        .unwrap_or(entry.len());
    match &entry[..end] {
        "" => "(no id)",
        id => id,
    }
}

/// The line, counted from one, that holds this byte.
fn line_at(content: &str, position: usize) -> usize {
    let before = content.bytes().take(position);
    before.filter(|&byte| byte == b'\n').count() + 1
}

fn is_empty(pattern: &ast::Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value } => value.is_empty(),
        PatternElement::Placeable { expression } => is_empty_expression(expression),
    })
}

fn is_empty_expression(expression: &Expression<&str>) -> bool {
    match expression {
        // One empty variant is fine, as for the plural "s" of English.
        Expression::Select { variants, .. } => variants.iter().all(|v| is_empty(&v.value)),
        Expression::Inline(InlineExpression::StringLiteral { value }) => value.is_empty(),
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            is_empty_expression(expression)
        }
        Expression::Inline(_) => false,
    }
}

fn of_pattern(pattern: &ast::Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, variables);
        }
    }
}

fn of_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            of_inline(selector, variables);
            for variant in variants {
                of_pattern(&variant.value, variables);
            }
        }
        Expression::Inline(inline) => of_inline(inline, variables),
    }
}

fn of_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            let named = arguments.named.iter().map(|argument| &argument.value);
            for argument in arguments.positional.iter().chain(named) {
                of_inline(argument, variables);
            }
        }
        InlineExpression::Placeable { expression } => of_expression(expression, variables),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only_entry(content: &str) -> Entry {
        let mut parsed = file("a.ftl", content);
        assert_eq!(parsed.broken, Vec::<String>::new());
        assert_eq!(parsed.entries.len(), 1);
        parsed.entries.remove(0)
    }

    #[test]
    fn variables_are_found_wherever_they_can_stand() {
        let entry = only_entry(
            "a = { $plain } { { { $nested } } } { NUMBER($argument, digits: 2) } { -term($given) }\n\
             \x20   { NUMBER($selector) ->\n\
             \x20       [one] { $variant }\n\
             \x20      *[other] { $inner ->\n\
             \x20          *[x] { DATETIME($deep) }\n\
             \x20       }\n\
             \x20   }\n",
        );
        let found: Vec<_> = entry.variables.iter().map(String::as_str).collect();
        assert_eq!(
            found,
            ["argument", "deep", "given", "inner", "nested", "plain", "selector", "variant"]
        );
    }

    #[test]
    fn a_message_is_empty_only_if_no_variant_shows_anything() {
        assert!(only_entry("a = { { \"\" } }\n").empty);
        assert!(only_entry("a = { $n ->\n   *[x] { \"\" }\n }\n").empty);
        assert!(!only_entry("a = { $n ->\n    [y] s\n   *[x] { \"\" }\n }\n").empty);
        assert!(!only_entry("a = { \" \" }\n").empty);
        assert!(!only_entry("a = { $n }\n").empty);
    }

    #[test]
    fn only_files_of_texts_are_read() {
        let parsed = file("README.md", "a = A\nnot a text");
        assert!(parsed.entries.is_empty() && parsed.broken.is_empty());
    }

    #[test]
    fn the_place_of_an_error_is_given_by_id_and_line() {
        let parsed = file("a.ftl", "a = A\n\nb-c = }\n");
        assert_eq!(parsed.broken.len(), 1);
        let broken = &parsed.broken[0];
        assert!(broken.starts_with("b-c: cannot be read, line 3: "), "{broken}");
        assert!(parsed.is_broken("b-c") && parsed.is_broken("b-c.title"));
        assert!(!parsed.is_broken("a"));
    }

    #[test]
    fn windows_line_ends_are_read_too() {
        let parsed = file("a.ftl", "a = { $x }\r\nb = B\r\n");
        assert_eq!(parsed.entries.len(), 2);
        assert!(parsed.entries[0].variables.contains("x"));
    }
}
