//! What is on the stack moves on, and answers take effect: each kind of frame in its own module.

use crate::change::shift;
use crate::event::Event;
use crate::piles::{Few, Pile};
use crate::plays;
use crate::rules::SmashUp;
use crate::state::{Frame, Slip, State};
use crate::vocabulary::{On, Once};
use crate::{destroy, round, run, scoring, settle, turn};
use engine::stack::{Kind, Level, Resolution, Window};
use engine::{Ctx, Host, Seat, resolve::Cut, resolve::Resolve};

impl Resolve for SmashUp {
    const FUEL: u32 = 4_000;

    fn advance(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, frame: Frame) {
        match frame {
            Frame::Game { stage } => turn::advance_game(self, ctx, stage),
            Frame::Turn { stage } => turn::advance_turn(self, ctx, stage),
            Frame::Settle { stage } => settle::advance(self, ctx, stage),
            Frame::Run { .. } => run::advance(self, ctx, frame),
            Frame::Played { .. } => plays::advance_played(self, ctx, frame),
            Frame::Grant { .. } => plays::advance_grant(self, ctx, frame),
            Frame::Place { .. } => plays::advance_place(self, ctx, frame),
            Frame::Destroy { .. } => destroy::advance(self, ctx, frame),
            Frame::Score { base, stage } => scoring::advance(self, ctx, base, stage),
            Frame::Discard { seat, n } => turn::advance_discard(ctx, seat, n),
        }
    }

    fn take_effect(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, slips: &[Slip]) {
        let Some(frame) = ctx.stack().frame() else { return };
        match frame {
            Frame::Game { .. } => turn::game_answered(ctx, seat, slips),
            Frame::Turn { .. } => turn::turn_answered(self, ctx, seat, slips),
            Frame::Run { .. } => run::answered(self, ctx, frame, seat, slips),
            Frame::Grant { .. } => plays::grant_answered(self, ctx, frame, slips),
            Frame::Place { .. } => {
                slips.iter().for_each(|&slip| plays::placed(self, ctx, frame, slip));
            }
            Frame::Destroy { .. } => destroy::answered(self, ctx, frame, slips),
            Frame::Discard { .. } => turn::discard_answered(ctx, seat, slips),
            Frame::Settle { stage: settle::ROUND }
            | Frame::Score { stage: scoring::ME_FIRST | scoring::AFTERWARDS, .. } => {
                round::answered(ctx, seat);
                slips.iter().for_each(|&slip| self.answer(ctx, frame, seat, slip));
            }
            Frame::Settle { .. } | Frame::Score { .. } => {
                slips.iter().for_each(|&slip| settle::fire(self, ctx, seat, slip));
            }
            Frame::Played { .. } => {}
        }
    }

    /// Of abilities of which only one by name is allowed, the others are dropped, and so are those of what has left.
    /// The last one that waits is dropped too if its condition does not hold: nothing that comes first can change that.
    fn still_legal(&self, state: &State, seat: Seat, slips: &[Slip]) -> bool {
        slips.iter().all(|&slip| match slip {
            Slip::Trigger { ability, .. } => {
                let ability = &self.data.abilities[usize::from(ability)];
                let spent = || state.player(seat).spent.contains(&ability.def);
                let alone = || state.stack.laid().nth(1).is_none();
                !(ability.once == Once::Turn && spent())
                    && self.is_there(state, slip)
                    && !(self.is_idle(state, seat, slip) && alone())
            }
            _ => true,
        })
    }

    /// Nothing is sealed in this game.
    fn give_back(&self, _: &mut Ctx<'_, Self, impl Host<Self>>, _: Seat, _: &[Slip]) {}

    /// A round of questions stops when others may answer than are asked, as far as all can see.
    fn goes_on(&self, state: &State, window: &Window) -> bool {
        if window.kind != Kind::UntilAllPass {
            return true;
        }
        match state.stack.frame() {
            Some(Frame::Score { base, stage }) => {
                let (on, special) = match stage {
                    scoring::ME_FIRST => (On::BeforeScoring, On::Special),
                    _ => (On::AfterScoring, On::SpecialAfter),
                };
                state.scoring == Some(base)
                    && self.may_answer(state, base, on, special) == window.asked
            }
            Some(Frame::Settle { .. }) => self.offered_to(state) == window.asked,
            _ => true,
        }
    }

    fn cut(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, _: Cut) {
        // Cards that were on their way go to their owners.
        let (table, shown) = (ctx.state().table, ctx.state().revealed);
        for lies in table.iter() {
            let (owner, card) = (lies.owner, lies.card.card());
            ctx.emit(Event::ActionDone { owner, card, to: Pile::Discard });
        }
        for shown in shown.iter() {
            shift(ctx, shown.owner, shown.card, Pile::Shown, Pile::Top, Few::ALL);
        }
        ctx.emit(Event::ResolutionCut);
        let is_turn = |level: &Level<Frame>| matches!(level, Level::Frame(Frame::Turn { .. }));
        let depth = ctx.stack().levels().iter().position(is_turn).map_or(1, |at| at + 1);
        ctx.unwind(depth);
    }
}

impl SmashUp {
    /// An optional ability or a card of the hand is used in a round.
    fn answer(
        &self,
        ctx: &mut Ctx<'_, Self, impl Host<Self>>,
        frame: Frame,
        seat: Seat,
        slip: Slip,
    ) {
        match (frame, slip) {
            (_, Slip::Play { card, .. }) => {
                ctx.push(Frame::Settle { stage: 0 });
                plays::special(self, ctx, seat, card);
            }
            (Frame::Score { .. }, _) => scoring::use_offer(self, ctx, seat, slip),
            _ => {
                // What is used is no longer offered.
                ctx.take_kept_if(|laid| laid.seat == seat && laid.slip == slip);
                settle::fire(self, ctx, seat, slip);
            }
        }
    }
}
