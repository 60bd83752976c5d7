//! A game between bots alone, without a record.

use crate::playouts::Clocks;
use bots::{BotName, Spend};
use engine::{Bot, Budget, Ctx, NoLog, Observation, Outcome, Rules, Seed, SeededChance, Status};

/// A bot at a seat, and what it may spend on a decision.
pub(crate) struct Player<R: Rules> {
    bot: Box<dyn Bot<R>>,
    spend: Spend,
}

impl<R: Rules> Player<R> {
    pub(crate) fn new(name: &BotName, luck: u64) -> Self {
        Player { bot: name.build::<R>(luck, 1), spend: name.plan::<R>().spend }
    }

    /// What it does. Without clocks nobody may sit here who thinks by one.
    pub(crate) fn choose(
        &mut self,
        seen: &Observation<'_, R>,
        clocks: Option<&Clocks>,
    ) -> R::Action {
        match (self.spend, clocks) {
            (Spend::Milliseconds(time), Some(clocks)) => {
                self.bot.choose(seen, Budget::Time(&*clocks(time)))
            }
            (Spend::Milliseconds(playouts) | Spend::Playouts(playouts), _) => {
                self.bot.choose(seen, Budget::Playouts(playouts))
            }
        }
    }
}

/// Plays to the end, asking for every decision, forced ones too.
pub(crate) fn play<R: Rules>(
    rules: &R,
    seed: Seed,
    mut choose: impl FnMut(&Observation<'_, R>) -> R::Action,
) -> Outcome {
    let mut host = NoLog(SeededChance::new(seed));
    let mut state = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    let mut history = Vec::new();
    loop {
        let seat = match rules.status(&state) {
            Status::Over(outcome) => return outcome,
            Status::Awaiting(seats) => match seats.first() {
                Some(seat) => seat,
                // No game of the catalog does this; if one did, it would show among the endings.
                None => return Outcome { reason: "unfinished".into(), standings: Vec::new() },
            },
        };
        let action = choose(&Observation::new(rules, &state, seat).with_history(&history));
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
        if R::OPEN_ACTIONS {
            history.push((seat, action));
        }
    }
}
