//! The modules that come with the game are read without a note, and written again as they are.

use bombcat::data::{FILES, base, heroes, library};
use bombcat::lang::module::Named;
use bombcat::lang::program::{ActionId, DefId, RegionId, TagId, VarId};
use bombcat::lang::table::{Declared, FieldType};
use bombcat::lang::{Base, Module, Table, canonical, decode, encode, walk};
use bombcat::{BombCat, Options};
use engine::{OptionsError, Rules};
use serde_json::{Value, json};

#[test]
fn base_and_heroes_are_read_without_a_note() {
    let names = base().names();
    for (file, text) in FILES.iter().filter(|(file, _)| *file != "deck.json") {
        let names = if *file == "base.json" { &Base::default() } else { &names };
        let (module, report) = decode(text.as_bytes(), names);
        assert!(report.is_empty(), "{file}: {report:#?}");
        assert!(!module.actions.is_empty(), "{file}");
        // The files are written in the shortest form.
        let source: Value = serde_json::from_str(text).unwrap();
        assert_eq!(canonical(&encode(&module)), canonical(&source), "{file}");
        let (again, _) = decode(encode(&module).to_string().as_bytes(), names);
        assert_eq!(again, module, "{file}");
    }
    assert_eq!(FILES.len(), 15);
}

#[test]
fn all_of_them_play_together() {
    let (library, report) = library(Vec::new());
    assert!(report.is_empty(), "{report:#?}");
    assert_eq!(library.parts.len(), 13);
    assert_eq!(library.cards.len(), 14);
    let hairball = library.card_named("hero.smuggler/hairball").unwrap();
    let itch = library.action_named("hero.smuggler/itch").unwrap();
    assert!(library.card(hairball).unwrap().it.grants.contains(&itch));
    assert!(library.action(itch).unwrap().it.granted);
}

/// What an id in a program names, in a module by itself.
fn named(module: &Module, sort: Declared, id: u16) -> Option<String> {
    let at = usize::from(id);
    let of_base = |base: &[Named], own: Option<&String>| {
        base.get(at)
            .map(|named| named.id.clone())
            .or_else(|| own.map(|id| format!("{}/{id}", module.id)))
    };
    let (cards, actions) = (&module.base.cards, &module.base.actions);
    match sort {
        Declared::Var => module.vars.get(at).map(|it| format!("{}/{}", module.id, it.id)),
        Declared::Tag => module.tags.get(at).map(|it| format!("{}/{}", module.id, it.id)),
        Declared::Region => module.regions.get(at).map(|it| format!("{}/{}", module.id, it.id)),
        Declared::Def => {
            let own = at.checked_sub(cards.len()).and_then(|at| module.cards.get(at));
            of_base(cards, own.map(|it| &it.id))
        }
        Declared::Action => {
            let own = at.checked_sub(actions.len()).and_then(|at| module.actions.get(at));
            of_base(actions, own.map(|it| &it.id))
        }
    }
}

#[test]
fn in_a_library_every_id_still_means_the_same() {
    let heroes = heroes(&base().names());
    let (library, _) = library(Vec::new());
    let mut compared = 0;
    for (hero, part) in heroes.iter().zip(1u8..) {
        let program = library.program(part).unwrap();
        let linked = library.actions.iter().filter(|action| action.module == part);
        for (action, linked) in hero.actions.iter().zip(linked) {
            let before = walk::nodes(&hero.program, action);
            let after = walk::nodes(program, &linked.it);
            assert_eq!(before, after);
            for at in before {
                let (node, moved) = (hero.program.node(at), program.node(at));
                let row = Table::built_in().row(node.kind).unwrap();
                let slots = hero.program.slots_of(node).iter().zip(program.slots_of(moved));
                for (field, (&before, &after)) in row.fields.iter().zip(slots) {
                    let FieldType::Id(sort) = field.holds else {
                        assert_eq!(before, after);
                        continue;
                    };
                    let found = match sort {
                        Declared::Var => library.var(VarId(after)).map(|it| &it.id),
                        Declared::Tag => library.tag(TagId(after)).map(|it| &it.id),
                        Declared::Region => library.region(RegionId(after)).map(|it| &it.id),
                        Declared::Def => library.card(DefId(after)).map(|it| &it.id),
                        Declared::Action => library.action(ActionId(after)).map(|it| &it.id),
                    };
                    assert_eq!(named(hero, sort, before).as_ref(), found, "{}", hero.id);
                    compared += usize::from(found.is_some());
                }
            }
        }
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn a_module_is_kept_as_one_text_that_is_the_same_module_again() {
    let files = engine::Files::built_in(FILES);
    let data = BombCat::load(&files).unwrap();
    let document = |written: &Value| BombCat::document(&data, written).unwrap();
    let heroes = FILES.iter().filter(|(file, _)| file.starts_with("heroes/"));
    let written = heroes.map(|(_, text)| serde_json::from_str(text).unwrap());
    for module in written.chain([json!({}), json!(null), json!("text"), json!([1])]) {
        let kept = document(&module);
        let again: Value = serde_json::from_str(&kept.text).unwrap();
        assert_eq!((document(&again).hash, document(&again).text), (kept.hash.clone(), kept.text));
        assert_eq!(kept.report["fingerprint"], *kept.hash);
    }
}

#[test]
fn rules_do_not_know_modules_by_their_fingerprints() {
    let data = BombCat::load(&engine::Files::built_in(FILES)).unwrap();
    let modules = vec![json!({"v": 1}), json!("0123456789abcdef0123456789abcdef")];
    let opened = BombCat::open(&data, &Options { modules, ..Options::default() }, 2);
    assert!(matches!(opened, Err(OptionsError::WrongOption { option, .. }) if option == "modules"));
}
