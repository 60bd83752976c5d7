//! The TypeScript of a game, made from its Rust types.

use crate::{List, Rules};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// Everything that a client reads and sends in a game, with all that it is made of. `Said` is a tuple of what the
/// contract has no names for: what is asked (`Asked`), quoted (`Quoted`) and refused, and what is said about cards.
pub fn file<R, Said>() -> String
where
    R: Rules<View: TS + 'static, Event: TS + 'static, Action: TS + 'static>,
    Said: TS + 'static,
{
    // Longer lists of a fixed length are lists.
    let config = Config::default().with_array_tuple_limit(4);
    let mut declared = Declared { config, types: BTreeMap::new() };
    <(R::View, R::Event, R::Action, Said)>::visit_generics(&mut declared);
    let mut file = String::from(
        "// Made from the Rust types of the game: ONETABLE_TYPES=write cargo test -p catalog --test typescript.\n\
        \n\
        export type Question = Asked & { cause?: { code: string, figures?: Record<string, unknown>, }, min: number, max: number, };\n\
        \n\
        export type Choice = { action: Action, quote?: Array<Quoted>, };\n",
    );
    for declaration in declared.types.values() {
        file.push_str("\nexport ");
        file.push_str(declaration);
        file.push('\n');
    }
    file
}

/// Declarations by name: their order must not depend on how the compiler walks through types.
struct Declared {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return; // has no name of its own
        }
        let declaration = T::decl(&self.config);
        match self.types.insert(T::ident(&self.config), declaration.clone()) {
            None => T::visit_dependencies(self),
            Some(before) => assert_eq!(before, declaration, "two types have the same name"),
        }
    }
}

impl<T: TS, const N: usize> TS for List<T, N> {
    type WithoutGenerics = Vec<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}
