//! How things resolve: what each frame does next, and how answers take effect.

use super::data::Kind;
use super::queries::is_free;
use super::rules::{Market, Order};
use super::state::{FAIR_ROOM, Frame, HAND_LIMIT, Loss, Phase, Reason, Slip, Stage, State};
use super::words::{Cut, Event, Face};
use engine::resolve;
use engine::stack::{self, Level, Resolution};
use engine::{Card, Ctx, Host, Resolve, Seat, Window};

impl Resolve for Market {
    const FUEL: u32 = 100;

    fn advance(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, frame: Frame) {
        match frame {
            Frame::Turn(phase) => self.advance_turn(ctx, phase),
            Frame::Use { .. } => self.advance_use(ctx, frame),
            Frame::Lose { seat, by, stage } => self.advance_loss(ctx, seat, by, stage),
            Frame::Dying { seat, asked: false } => {
                ctx.emit(Event::Flickered { seat });
                ctx.top(Frame::Dying { seat, asked: true });
                let (all, first) = (ctx.state().lit(), ctx.state().leader());
                ctx.open(Window::new(stack::Kind::InTurn, all, first));
            }
            Frame::Dying { seat, .. } => {
                ctx.pop(0);
                if ctx.state().seat(seat).flames == 0 {
                    self.go_dark(ctx, seat);
                }
            }
            Frame::Gain { seat, from } => self.advance_gain(ctx, seat, from),
        }
    }

    fn take_effect(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, slips: &[Slip]) {
        match (slips, ctx.stack().frame()) {
            (&[Slip::Stall(card)], _) => self.ring(ctx, seat, card),
            (&[Slip::Play { card, at }], _) => self.put_on_table(ctx, seat, card, at, None),
            (&[Slip::Hang(card)], _) => {
                ctx.emit(Event::CharmHung { seat, card: Face::Front(card) });
            }
            (&[Slip::Bid(coins)], _) => ctx.emit(Event::BidMade { seat, coins }),
            (&[Slip::Light], Some(Frame::Lose { by, .. })) => self.light(ctx, seat, by),
            ([], Some(Frame::Turn(Phase::Acting))) => ctx.top(Frame::Turn(Phase::Tidy)),
            (&[Slip::Card(card)], Some(Frame::Use { card: on, stage: Stage::Asked, .. })) => {
                self.put_on_table(ctx, seat, card, None, Some(on));
            }
            (&[Slip::Card(card)], Some(Frame::Dying { seat: dying, .. })) => {
                self.put_on_table(ctx, seat, card, Some(dying), None);
            }
            (picks, Some(Frame::Turn(_))) => {
                cards(picks).for_each(|card| ctx.emit(Event::CardDiscarded { seat, card }));
            }
            (picks, Some(Frame::Use { .. })) => {
                for card in cards(picks) {
                    ctx.emit(Event::CardOffered { seat, card });
                    ctx.push(Frame::Gain { seat, from: None });
                }
            }
            _ => {} // a charm that is not lit
        }
    }

    fn still_legal(&self, state: &State, seat: Seat, slips: &[Slip]) -> bool {
        match (slips, state.stack.frame()) {
            (&[Slip::Stall(card)], _) => state.seat(seat).stalls.contains(&card),
            (picks, _) if !cards(picks).all(|card| is_free(state, seat, card)) => false,
            (_, Some(Frame::Use { card, stage: Stage::Asked, .. })) => !state.is_screened(card),
            (picks, _) => picks.len() <= usize::from(state.fair.unwrap_or(0)),
        }
    }

    fn give_back(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, slips: &[Slip]) {
        for card in cards(slips) {
            ctx.emit(Event::AnswerReturned { seat, card });
        }
    }

    fn goes_on(&self, state: &State, _: &Window) -> bool {
        match state.stack.frame() {
            Some(Frame::Dying { seat, .. }) => state.seat(seat).flames == 0,
            _ => true,
        }
    }

    fn cut(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, why: resolve::Cut) {
        let levels = ctx.stack().levels();
        let squabble = matches!(levels.last(), Some(Level::Frame(Frame::Gain { .. })));
        if why == resolve::Cut::Fuel && squabble {
            let depth = levels.len() - 1;
            ctx.emit(Event::BrokenOff { what: Cut::Squabble });
            ctx.unwind(depth);
            return;
        }
        ctx.emit(Event::BrokenOff { what: Cut::Everything });
        let table = ctx.state().table;
        for spread in table.iter() {
            ctx.emit(Event::CardDone { card: spread.card });
        }
        ctx.unwind(1); // to the turn
        for seat in ctx.state().lit().iter() {
            if ctx.state().seat(seat).flames == 0 && ctx.state().ended.is_none() {
                self.go_dark(ctx, seat);
            }
        }
    }
}

fn cards(slips: &[Slip]) -> impl Iterator<Item = Card> {
    slips.iter().filter_map(|slip| match *slip {
        Slip::Card(card) => Some(card),
        _ => None,
    })
}

impl Market {
    fn advance_turn(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, phase: Phase) {
        let State { current, turn, .. } = *ctx.state();
        let keeper = *ctx.state().seat(current);
        match phase {
            Phase::Draw => {
                self.draw(ctx, current);
                self.draw(ctx, current);
                ctx.top(Frame::Turn(Phase::Main));
            }
            Phase::Main if keeper.dark => ctx.top(Frame::Turn(Phase::Dusk)),
            Phase::Main => {
                ctx.top(Frame::Turn(Phase::Acting));
                ctx.open(Window::choice(current));
            }
            Phase::Acting => ctx.top(Frame::Turn(Phase::Main)),
            Phase::Tidy => {
                ctx.top(Frame::Turn(Phase::Dusk));
                if keeper.hand.len() > HAND_LIMIT {
                    ctx.open(Window::choice(current));
                }
            }
            Phase::Dusk if turn >= self.options.turns => self.end(ctx, Reason::Dawn),
            Phase::Dusk => {
                let next = ctx.state().lit().first_after(current).unwrap_or(current);
                ctx.emit(Event::TurnBegan { seat: next, turn: turn + 1 });
                ctx.top(Frame::Turn(Phase::Draw));
            }
        }
    }

    /// Plays a card; the others are asked before it does anything.
    fn put_on_table(
        &self,
        ctx: &mut Ctx<'_, Self, impl Host<Self>>,
        by: Seat,
        card: Card,
        at: Option<Seat>,
        on: Option<Card>,
    ) {
        let coins = self.ware(card).cost;
        ctx.emit(Event::CardPlayed { seat: by, card, at, on });
        if coins > 0 {
            ctx.emit(Event::CoinsPaid { seat: by, coins });
        }
        ctx.push(Frame::Use { card, by, at, on, stage: Stage::Played });
    }

    /// The others are asked about a card that was played, and if nobody stops it, it takes hold.
    fn advance_use(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, frame: Frame) {
        let Frame::Use { card, by, at, on, stage } = frame else {
            return;
        };
        let next = |stage| Frame::Use { card, by, at, on, stage };
        match stage {
            Stage::Played => {
                ctx.top(next(Stage::Asked));
                let others = ctx.state().lit().without(by);
                ctx.open(Window::new(stack::Kind::Sealed, others, by));
            }
            Stage::Asked if ctx.state().is_screened(card) => self.finish(ctx, card),
            Stage::Asked => {
                ctx.emit(Event::CardHeld { card });
                ctx.top(next(Stage::Held));
                self.take_hold(ctx, frame);
            }
            Stage::Held => self.finish(ctx, card),
        }
    }

    /// What a card does that nobody has stopped.
    fn take_hold(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, frame: Frame) {
        let Frame::Use { card, by, at, on, .. } = frame else {
            return;
        };
        let lit = ctx.state().lit();
        match self.kind(card) {
            Kind::Gust => {
                if let Some(seat) = at.filter(|&seat| lit.contains(seat)) {
                    ctx.push(Frame::Lose { seat, by, stage: Loss::Coming });
                }
            }
            Kind::Pickpocket => self.pick_pocket(ctx, by, at),
            Kind::Watchman => {
                let top = ctx.state().pile.iter().take(2);
                let cards = top.map(|&card| Face::Front(card)).collect();
                ctx.emit(Event::Peeked { seat: by, cards });
            }
            Kind::Crier => {
                if self.refill(ctx) {
                    ctx.emit(Event::LotShown { card: ctx.state().pile[0] });
                    ctx.open(Window::new(stack::Kind::UntilAllPass, lit, by));
                }
            }
            Kind::Fair => {
                ctx.emit(Event::FairOpened { room: FAIR_ROOM });
                ctx.open(Window::new(stack::Kind::Sealed, lit, by));
            }
            Kind::Dancer => self.shuffle(ctx),
            Kind::Screen => {
                if let Some(card) = on {
                    ctx.emit(Event::CardScreened { card });
                }
            }
            Kind::Ember => {
                let seat = at.unwrap_or(by);
                if lit.contains(seat) {
                    ctx.emit(Event::FlameLit { seat });
                }
            }
            Kind::Drum | Kind::Lamplighter | Kind::Magpie => {
                if lit.contains(by) {
                    ctx.emit(Event::StallBuilt { seat: by, card });
                }
            }
            Kind::Mirror | Kind::Shade => {} // never played: they are hung
        }
    }

    /// A card in use is done with, and an auction or a fair that it held is over.
    fn finish(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, card: Card) {
        match (self.kind(card), ctx.state().auction) {
            (Kind::Crier, Some(auction)) => match auction.leader {
                Some(seat) => {
                    ctx.emit(Event::LotSold { seat, card: auction.lot });
                    ctx.emit(Event::CoinsPaid { seat, coins: auction.bid });
                }
                None => ctx.emit(Event::CardDone { card: auction.lot }),
            },
            (Kind::Fair, _) if ctx.state().fair.is_some() => ctx.emit(Event::FairClosed),
            _ => {}
        }
        if ctx.state().table.iter().any(|spread| spread.card == card) {
            ctx.emit(Event::CardDone { card });
        }
        ctx.pop(0);
    }

    /// One card at random: the draw decides, so that no action could point at a card.
    fn pick_pocket(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, by: Seat, at: Option<Seat>) {
        let Some(from) = at.filter(|_| !ctx.state().seat(by).dark) else {
            return;
        };
        let hand = ctx.state().seat(from).hand;
        if !hand.is_empty() {
            let card = Face::Front(hand[ctx.index("pickpocket", hand.len())]);
            ctx.emit(Event::CardStolen { seat: by, from, card });
        }
    }

    fn advance_loss(
        &self,
        ctx: &mut Ctx<'_, Self, impl Host<Self>>,
        seat: Seat,
        by: Seat,
        stage: Loss,
    ) {
        let keeper = *ctx.state().seat(seat);
        let next = |stage| Frame::Lose { seat, by, stage };
        match stage {
            Loss::Over => ctx.pop(0),
            _ if keeper.dark => ctx.pop(0),
            Loss::Coming => {
                ctx.top(next(Loss::Struck));
                match keeper.charm {
                    // Only the owner of a charm that answers is asked; from then on all know that it does.
                    Some(charm) if self.answers_to_loss(charm) => {
                        ctx.emit(Event::CharmStirred { seat });
                        ctx.open(Window::choice(seat));
                    }
                    Some(_) => ctx.emit(Event::CharmStill { seat }),
                    None => {}
                }
            }
            Loss::Struck => {
                ctx.top(next(Loss::Ringing));
                ctx.emit(Event::FlameLost { seat });
                if keeper.flames == 1 {
                    ctx.push(Frame::Dying { seat, asked: false });
                }
            }
            Loss::Ringing => {
                ctx.top(next(Loss::Over));
                let kind = match self.options.order {
                    Order::CurrentPlayer => stack::Kind::OrderedBySeat,
                    Order::Owners => stack::Kind::OrderedByOwners,
                };
                let ringing = self.ringing(ctx.state());
                ctx.trigger(kind, ctx.state().leader(), &ringing);
            }
        }
    }

    /// The owner of a charm lights it; the flame is about to go out.
    fn light(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, by: Seat) {
        let Some(card) = ctx.state().seat(seat).charm else {
            return;
        };
        ctx.emit(Event::CharmLit { seat, card });
        match self.kind(card) {
            Kind::Shade => ctx.top(Frame::Lose { seat, by, stage: Loss::Over }),
            _ => ctx.push(Frame::Lose { seat: by, by: seat, stage: Loss::Coming }),
        }
    }

    fn ring(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, card: Card) {
        ctx.emit(Event::StallRang { seat, card });
        match self.kind(card) {
            Kind::Drum => ctx.push(Frame::Gain { seat, from: None }),
            _ => self.draw(ctx, seat),
        }
    }

    /// A coin arrives, and a magpie elsewhere takes it at once; two magpies would never stop.
    fn advance_gain(
        &self,
        ctx: &mut Ctx<'_, Self, impl Host<Self>>,
        seat: Seat,
        from: Option<Seat>,
    ) {
        match from {
            None if ctx.state().bank == 0 || ctx.state().seat(seat).dark => return ctx.pop(0),
            Some(from) if ctx.state().seat(from).coins == 0 => return ctx.pop(0),
            None => ctx.emit(Event::CoinGained { seat }),
            Some(from) => ctx.emit(Event::CoinTaken { seat, from }),
        }
        match self.next_magpie(ctx.state(), seat) {
            Some(magpie) => ctx.top(Frame::Gain { seat: magpie, from: Some(seat) }),
            None => ctx.pop(0),
        }
    }

    /// A seat leaves the game, and the game may be over.
    fn go_dark(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat) {
        let keeper = *ctx.state().seat(seat);
        let left = keeper.hand.iter().chain(&keeper.charm).chain(keeper.stalls.iter());
        for &card in left {
            ctx.emit(Event::CardDiscarded { seat, card });
        }
        ctx.emit(Event::WentDark { seat });
        ctx.excuse(seat);
        if ctx.state().lit().len() == 1 {
            self.end(ctx, Reason::LastLight);
        }
    }

    fn end(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, reason: Reason) {
        ctx.emit(Event::GameEnded { reason });
        ctx.unwind(0);
    }

    fn draw(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat) {
        if self.refill(ctx) {
            let card = Face::Front(ctx.state().pile[0]);
            let seen_by = ctx.state().peeks.first().copied().unwrap_or_default().with(seat);
            ctx.emit(Event::CardDrawn { seat, card, seen_by });
        }
    }

    /// Makes sure that the pile has a card, if there is one left anywhere.
    fn refill(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>) -> bool {
        if ctx.state().pile.is_empty() && !ctx.state().discard.is_empty() {
            self.shuffle(ctx);
        }
        !ctx.state().pile.is_empty()
    }

    fn shuffle(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>) {
        let mut cards = [&*ctx.state().pile, &*ctx.state().discard].concat();
        ctx.shuffle("shuffle", &mut cards);
        ctx.emit(Event::PileShuffled { cards: cards.into_iter().map(Face::Front).collect() });
    }
}
