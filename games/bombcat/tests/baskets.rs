//! A whole basket is matched at once: no card serves two compartments.

use bombcat::data::library;
use bombcat::lang::nodes::{CardPredNode, NumNode};
use bombcat::lang::shape::{Ask, Leaf, basket};
use bombcat::lang::words::Class;
use bombcat::lang::{Library, Program};
use bombcat::pattern::{Pool, Query, Truth};

/// Where a card lies.
#[derive(Clone, Copy, PartialEq)]
enum At {
    Hand,
    Bank,
}

fn satisfies(program: &Program, leaf: Leaf, class: Class) -> Truth {
    match leaf {
        Leaf::Blank => Truth::from(class == Class::Blank),
        Leaf::Pred(pred) => match program.pred(pred) {
            CardPredNode::CAny {} => Truth::Yes,
            CardPredNode::CClass { c } => Truth::from(c == class),
            _ => Truth::No,
        },
    }
}

/// Whether the first basket of an action can be filled with these cards.
fn fillable(library: &Library, action: &str, cards: &[(At, Class)]) -> bool {
    let action = library.action_named(action).and_then(|id| library.action(id));
    let Some(action) = action else { return false };
    let Some(program) = library.program(action.module) else { return false };
    let mut number = |num| match program.num(num) {
        NumNode::Num { n } => i32::from(n),
        _ => 0,
    };
    let (shape, asked) = basket(program, action.it.costs, 0, &mut number);
    let from_bank = |at: usize| {
        let component = program.components(action.it.costs, 0).nth(at);
        component
            .is_some_and(|it| program.node(it.from.into()).kind == bombcat::lang::nodes::Kind::Bank)
    };
    let mut pool = Pool::new();
    for &(at, class) in cards {
        let truths = asked.iter().map(|ask| match *ask {
            Ask::Leaf(_, leaf) => satisfies(program, leaf, class),
            Ask::MayTake(component) => Truth::from(from_bank(component) == (at == At::Bank)),
        });
        pool.add(truths.collect(), None);
    }
    Query::new(&shape, &pool).exists()
}

#[test]
fn the_big_deal_of_the_merchant() {
    let (library, _) = library(Vec::new());
    let deal = |cards: &[(At, Class)]| fillable(&library, "hero.merchant/deal", cards);
    let (hand, bank) = (At::Hand, At::Bank);
    let enough = [
        (hand, Class::Blank),
        (hand, Class::Func),
        (hand, Class::Func),
        (hand, Class::Blank),
        (bank, Class::Blank),
    ];
    assert!(deal(&enough));
    // Every card is needed.
    for missing in 0..enough.len() {
        let mut cards = enough.to_vec();
        cards.remove(missing);
        assert!(!deal(&cards), "without card {missing}");
    }
    // One blank cannot be used and given.
    assert!(!deal(&[
        (hand, Class::Func),
        (hand, Class::Func),
        (hand, Class::Func),
        (hand, Class::Func),
        (bank, Class::Blank)
    ]));
}
