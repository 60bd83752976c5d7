//! What a game tells bots beyond its rules: within the bounds that searches count on.

use crate::{Rules, Seat};

/// Evaluations are results that can be expected, and weights are weights.
pub(super) fn check<R: Rules>(rules: &R, state: &R::State, seat: Seat) {
    for other in Seat::all(rules.seats()) {
        let value = rules.evaluate(state, other);
        assert!(
            (-1.0..=1.0).contains(&value),
            "the evaluation for seat {other} is {value}, which no result can be: {state:?}"
        );
    }
    let (mut actions, mut weights) = (Vec::new(), vec![7.0]);
    rules.actions(state, seat, &mut actions);
    rules.weigh(state, seat, &actions, &mut weights);
    assert!(
        weights.is_empty() || weights.len() == actions.len(),
        "{} weights for {} actions",
        weights.len(),
        actions.len()
    );
    for (weight, action) in weights.iter().zip(&actions) {
        assert!(
            weight.is_finite() && *weight > 0.0,
            "seat {seat}: the weight of {action:?} is {weight}"
        );
    }
}
