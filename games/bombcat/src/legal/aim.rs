//! Players and regions that are chosen for an action.

use super::*;

/// So many choices are looked at before those that are left are taken to be possible.
const AIMS: u32 = 200;

/// The players and regions that can be chosen for one entry, given those before.
fn pick_options(rules: &BombCat, eval: &Eval<'_>, from: PickFrom, taken: SeatSet) -> Options {
    match from {
        PickFrom::Player(players) => {
            let seats = eval.players(players).maybe.and(eval.state.alive).minus(taken);
            let order = in_order(rules, seats, eval.me);
            order.map(|seat| (Action::Player { seat }, Slip::Player(seat))).collect()
        }
        PickFrom::Region(regions) => {
            let meant = |place: &Place| eval.in_regions(regions, *place) != Truth::No;
            let places = rules.places().filter(meant).take(200);
            places
                .map(|place| (Action::Region { region: rules.spot(place) }, Slip::Region(place)))
                .collect()
        }
    }
}

/// Whether there is anything to choose from.
fn can_pick(rules: &BombCat, eval: &Eval<'_>, from: PickFrom, taken: SeatSet) -> bool {
    match from {
        PickFrom::Player(players) => {
            !eval.players(players).maybe.and(eval.state.alive).minus(taken).is_empty()
        }
        PickFrom::Region(regions) => {
            rules.places().any(|place| eval.in_regions(regions, place) != Truth::No)
        }
    }
}

/// The next player or region to be chosen for an action.
pub(super) fn offer_picks(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    id: ActionId,
    poll: Option<&Poll>,
    slips: &[Slip],
) -> Offer {
    let Some(it) = rules.library.action(id) else { return Offer::complete() };
    let picks = &it.it.choose;
    let made: Few<Target> = slips
        .iter()
        .filter_map(|slip| match *slip {
            Slip::Player(player) => Some(Bound::Player(player.into())),
            Slip::Region(place) => Some(Bound::Region(place)),
            _ => None,
        })
        .zip(picks)
        .map(|(what, pick)| Target { name: pick.name, what, spared: false })
        .collect();
    let Some(pick) = picks.get(made.len()).filter(|_| slips.len() < PICKS) else {
        return Offer::complete();
    };
    let eval = act::offered(rules, state, seat, id, poll, &made);
    let mut options = pick_options(rules, &eval, pick.from, players_of(&made));
    // Only what leaves somebody for those that follow.
    let last = made.len() + 1 == picks.len();
    options.retain(|(_, slip)| {
        if last {
            return true;
        }
        let mut more = made.clone();
        let what = match *slip {
            Slip::Player(player) => Bound::Player(player.into()),
            Slip::Region(place) => Bound::Region(place),
            _ => Bound::Nothing,
        };
        more.push(Target { name: pick.name, what, spared: false });
        can_aim(rules, state, seat, id, poll, &mut more, &mut AIMS.clone())
    });
    if options.is_empty() {
        return Offer::complete();
    }
    Offer { options, ..Offer::default() }
}

fn players_of(made: &[Target]) -> SeatSet {
    let players = made.iter().filter_map(|target| match target.what {
        Bound::Player(who) => who.seat(),
        _ => None,
    });
    players.collect()
}

/// Whether the choices that are left can all be made.
fn can_aim(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    id: ActionId,
    poll: Option<&Poll>,
    made: &mut Few<Target>,
    left: &mut u32,
) -> bool {
    let Some(it) = rules.library.action(id) else { return false };
    let Some(pick) = it.it.choose.get(made.len()) else { return true };
    if it.it.choose.len() > 16 {
        return false;
    }
    if *left == 0 {
        return true;
    }
    *left -= 1;
    let eval = act::offered(rules, state, seat, id, poll, made);
    if made.len() + 1 == it.it.choose.len() {
        return can_pick(rules, &eval, pick.from, players_of(made));
    }
    let options = pick_options(rules, &eval, pick.from, players_of(made));
    options.into_iter().any(|(_, slip)| {
        let what = match slip {
            Slip::Player(player) => Bound::Player(player.into()),
            Slip::Region(place) => Bound::Region(place),
            _ => Bound::Nothing,
        };
        made.push(Target { name: pick.name, what, spared: false });
        let possible = can_aim(rules, state, seat, id, poll, made, left);
        made.pop();
        possible
    })
}

/// Whether there is anything to choose for an action that was not clicked; by the same way as it is offered, since the
/// search for what is possible may give up.
pub(crate) fn has_picks(rules: &BombCat, state: &State, seat: Seat, id: ActionId) -> bool {
    !offer_picks(rules, state, seat, id, None, &[]).options.is_empty()
}

pub(crate) fn has_targets(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    id: ActionId,
    poll: Option<&Poll>,
) -> bool {
    let Some(it) = rules.library.action(id) else { return false };
    match it.it.choose[..] {
        [] => true,
        // One thing is chosen, as mostly.
        [Pick { from, .. }] => {
            let eval = act::offered(rules, state, seat, id, poll, &[]);
            can_pick(rules, &eval, from, SeatSet::EMPTY)
        }
        _ => can_aim(rules, state, seat, id, poll, &mut Few::new(), &mut AIMS.clone()),
    }
}
