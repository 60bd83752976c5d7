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

/// A player or region that was chosen for an entry.
fn target(pick: &Pick, slip: Slip) -> Option<Target> {
    let what = match slip {
        Slip::Player(player) => Bound::Player(player.into()),
        Slip::Region(place) => Bound::Region(place),
        _ => return None,
    };
    Some(Target { name: pick.name, what, spared: false })
}

fn players_of(made: &[Target]) -> SeatSet {
    let players = made.iter().filter_map(|target| match target.what {
        Bound::Player(who) => who.seat(),
        _ => None,
    });
    players.collect()
}

impl Use<'_> {
    /// Players and regions to be chosen.
    fn choose(&self) -> &[Pick] {
        self.rules.library.action(self.id).map_or(&[][..], |action| &action.it.choose)
    }

    /// The next player or region to be chosen.
    pub(super) fn picks(&self, slips: &[Slip]) -> Offer {
        let picks = self.choose();
        let is_aim = |slip: &&Slip| matches!(slip, Slip::Player(_) | Slip::Region(_));
        let aims = slips.iter().filter(is_aim).zip(picks);
        let made: Few<Target> = aims.filter_map(|(slip, pick)| target(pick, *slip)).collect();
        let Some(pick) = picks.get(made.len()).filter(|_| slips.len() < PICKS) else {
            return Offer::complete();
        };
        let eval = self.eval(&made);
        let mut options = pick_options(self.rules, &eval, pick.from, players_of(&made));
        // Only what leaves somebody for those that follow.
        if made.len() + 1 < picks.len() {
            options.retain(|(_, slip)| {
                let mut more = made.clone();
                more.extend(target(pick, *slip));
                self.can_aim(&mut more, &mut AIMS.clone())
            });
        }
        if options.is_empty() {
            return Offer::complete();
        }
        Offer { options, ..Offer::default() }
    }

    /// Whether the choices that are left can all be made.
    fn can_aim(&self, made: &mut Few<Target>, left: &mut u32) -> bool {
        let picks = self.choose();
        let Some(pick) = picks.get(made.len()) else { return true };
        if picks.len() > 16 {
            return false;
        }
        if *left == 0 {
            return true;
        }
        *left -= 1;
        let eval = self.eval(made);
        if made.len() + 1 == picks.len() {
            return can_pick(self.rules, &eval, pick.from, players_of(made));
        }
        let options = pick_options(self.rules, &eval, pick.from, players_of(made));
        options.into_iter().any(|(_, slip)| {
            made.extend(target(pick, slip));
            let possible = self.can_aim(made, left);
            made.pop();
            possible
        })
    }

    /// Whether there is anything to choose for an action that was not clicked; by the same way as it is offered, since
    /// the search for what is possible may give up.
    pub(crate) fn has_picks(&self) -> bool {
        !self.picks(&[]).options.is_empty()
    }

    pub(super) fn has_targets(&self) -> bool {
        if !self.plan.aims {
            return true;
        }
        let at_length = || match self.choose() {
            // One thing is chosen, as mostly.
            [Pick { from, .. }] => can_pick(self.rules, &self.eval(&[]), *from, SeatSet::EMPTY),
            _ => self.can_aim(&mut Few::new(), &mut AIMS.clone()),
        };
        if !self.plan.aims_at_others {
            return at_length();
        }
        let others = !self.state.alive.without(self.seat).is_empty();
        debug_assert_eq!(others, at_length());
        others
    }
}
