//! Positions from files, which may say anything: they are refused, or they can be looked at.

use super::table::DATA;
use crate::lantern::rules::{Market, Options};
use engine::rules::read_state;
use engine::testkit::size;
use engine::{Chance, FastChance, Match, Rules, Seed, Setup, Status, Viewer};
use serde_json::{Value, json};

/// Puts something else in one place of a value.
fn damage(value: &mut Value, dice: &mut FastChance) {
    match value {
        Value::Array(items) if !items.is_empty() && dice.index("deeper", 8) > 0 => {
            let at = dice.index("item", items.len());
            damage(&mut items[at], dice);
        }
        Value::Object(fields) if !fields.is_empty() && dice.index("deeper", 8) > 0 => {
            let at = dice.index("field", fields.len());
            fields.values_mut().skip(at).take(1).for_each(|field| damage(field, dice));
        }
        place => {
            let others = [
                json!(0),
                json!(1),
                json!(15),
                json!(255),
                json!("#gust_1"),
                json!("main"),
                json!(null),
            ];
            let more =
                [json!([]), json!(true), json!([4]), json!("sealed"), json!({ "turn": "tidy" })];
            let others: Vec<Value> = others.into_iter().chain(more).collect();
            *place = others[dice.index("other", others.len())].clone();
        }
    }
}

#[test]
fn a_damaged_position_is_refused_or_can_be_looked_at() {
    let mut dice = FastChance::new(5);
    let mut accepted = 0;
    for number in 0..u64::from(size(200)) {
        let setup = Setup {
            options: Options::default(),
            seats: 4,
            seed: Seed::from_number(number),
            random: Vec::new(),
        };
        let mut game = Match::<Market>::new(&DATA, &setup).unwrap();
        while let Status::Awaiting(seats) = game.status() {
            let mut position = game.state_json();
            damage(&mut position, &mut dice);
            if let Ok(state) = read_state(&**game.rules(), &position) {
                accepted += 1;
                let rules = game.rules();
                Viewer::all(4).for_each(|viewer| _ = rules.view(&state, viewer));
                for seat in rules.awaiting(&state).iter() {
                    rules.actions(&state, seat, &mut Vec::new());
                }
            }
            let seat = seats.first().unwrap();
            let mut actions = Vec::new();
            let batch = game.compose(seat, |seen| {
                seen.actions(&mut actions);
                actions[dice.index("action", actions.len())]
            });
            game.play(seat, &batch.unwrap(), 0).unwrap();
        }
    }
    assert!(accepted > 0, "some damage makes another possible position");
}
