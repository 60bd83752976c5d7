//! Lantern Market (灯市): a small game of our own that uses everything the engine offers, and proves it.

// A game is a crate and exports its modules; here it is a part of a test.
#![allow(unreachable_pub)]

mod lantern {
    pub mod census;
    pub mod data;
    pub mod memory;
    pub mod queries;
    pub mod reduce;
    pub mod resample;
    pub mod resolve;
    pub mod rules;
    pub mod state;
    pub mod view;
    pub mod words;
}

#[test]
fn kit() {
    use engine::testkit::*;
    use engine::Rules;
    use lantern::rules::*;
    let data = Market::load(&engine::Files::built_in(Market::FILES)).unwrap();
    let opt = |order| Options { order, turns: 12 };
    let report = run::<Market>(&Suite { data: &data, options: vec![opt(Order::CurrentPlayer), opt(Order::Owners)],
        seats: vec![2,3,4,5], games: size(1000), most_decisions: 5000 });
    println!("{report:?}");
}
