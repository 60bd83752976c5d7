//! Steps about cards that are not in play: turned up, looked at, searched for, put somewhere.

use crate::change::{self, Table, shift};
use crate::event::{Cards, Event};
use crate::local::{Local, Lying};
use crate::piles::{Few, Pile, Shown, in_order};
use crate::program::Op;
use crate::queries::Point;
use crate::rules::SmashUp;
use crate::state::{CARDS, Frame, NOWHERE, Slip};
use crate::vocabulary::{At, Place};
use engine::{Host, List, Seat, stack::Window};

pub(crate) fn advance(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    point: &Point<'_>,
    local: &Local,
    op: Op,
    next: Frame,
) {
    let you = point.you;
    ctx.top(next);
    match op {
        Op::PlaySelf(at) => {
            let base = match at {
                At::Any => NOWHERE,
                at => rules.target_base(ctx.state(), point, at),
            };
            let (card, from) = (point.card, Pile::Hand);
            ctx.push(Frame::Place { card, owner: you, you, from, base, asked: false });
        }
        Op::Put { to, shown } => {
            for lying in local.cards.iter() {
                put(ctx, point, *lying, to, shown);
            }
            if to == Place::Shuffle && !local.cards.is_empty() {
                change::shuffle(ctx, you);
            }
        }
        Op::PutRest(to) => {
            let mut rest = ctx.state().revealed;
            for lying in local.cards.iter().filter(|lying| lying.pile == Pile::Shown) {
                let is = |shown: &Shown| (shown.card, shown.owner) == (lying.card, lying.owner);
                rest.iter().position(is).and_then(|at| rest.remove(at));
            }
            put_back(ctx, &rest, to);
        }
        Op::PutActions(to) | Op::PutNamesakes(to) => {
            let namesakes = matches!(op, Op::PutNamesakes(_));
            let shown = ctx.state().revealed;
            let wanted = shown.iter().copied().filter(|shown| match namesakes {
                true => shown.card == point.card,
                false => rules.face(shown.card).kind.is_action(),
            });
            put_back(ctx, &wanted.collect::<List<Shown, CARDS>>(), to);
        }
        Op::OrderTop => {
            let shown = ctx.state().revealed;
            let alike = shown.iter().all(|other| other.card == shown[0].card);
            if alike {
                put_back(ctx, &shown, Place::Top);
            } else {
                ctx.open(Window::choice(you));
            }
        }
        Op::PutSelf(to) => {
            let to = if to == Place::Madness { Pile::Madness } else { Pile::Discard };
            let card = point.card;
            let on_table = ctx.state().table.iter().rev().find(|lies| lies.card == card);
            if let Some(owner) = on_table.map(|lies| lies.owner) {
                ctx.emit(Event::ActionDone { owner, card: card.card(), to });
            }
        }
        Op::Reveal { n, who } => {
            let seats = rules.seats_of(ctx.state(), point, who);
            rules.clockwise(seats, you).for_each(|seat| turn_up(ctx, seat, n, Few::ALL));
        }
        Op::Look(n) => turn_up(ctx, you, n, Few::only(you)),
        Op::RevealUntilActions(n) => {
            let mut found = 0;
            while found < n && change::refill(ctx, you) {
                let top = ctx.state().player(you).deck.last().copied().unwrap_or_default();
                turn_up(ctx, you, 1, Few::ALL);
                found += u8::from(rules.face(top.card).kind.is_action());
            }
        }
        Op::RevealHand => show_hand(ctx, you, Few::ALL),
        Op::LookHand => {
            if let Some(seat) = local.player {
                show_hand(ctx, seat, Few::only(you));
            }
        }
        Op::HandIntoDeck => {
            let hand = in_order(&ctx.state().player(you).hand);
            for held in hand.iter() {
                let seen_by = held.known.with(Few::only(you));
                shift(ctx, you, held.card, Pile::Hand, Pile::Deck, seen_by);
            }
            change::shuffle(ctx, you);
        }
        Op::DiscardIntoDeck | Op::MinionsIntoDeck => {
            let minions = op == Op::MinionsIntoDeck;
            let discard = ctx.state().player(you).discard;
            for &card in discard.iter() {
                if !minions || !rules.face(card).kind.is_action() {
                    shift(ctx, you, card, Pile::Discard, Pile::Deck, Few::ALL);
                }
            }
            change::shuffle(ctx, you);
        }
        Op::ShuffleDeck => change::shuffle(ctx, you),
        _ => {}
    }
}

fn show_hand(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat, seen_by: Few) {
    let mut cards: Cards =
        ctx.state().player(seat).hand.iter().map(|held| held.card.card()).collect();
    cards.sort_unstable();
    ctx.emit(Event::HandShown { seat, cards: Some(cards), seen_by });
}

/// Turns cards up from the top of a deck, of a new one too where the old one runs out.
fn turn_up(ctx: &mut Table<'_, impl Host<SmashUp>>, owner: Seat, n: u8, seen_by: Few) {
    let mut left = usize::from(n);
    while left > 0 && change::refill(ctx, owner) {
        let deck = &ctx.state().player(owner).deck;
        let cards: Cards = deck.iter().rev().take(left).map(|held| held.card.card()).collect();
        left -= cards.len();
        let count = cards.len() as u8;
        ctx.emit(Event::CardsShown { owner, cards: Some(cards), count, seen_by });
    }
}

/// Puts a picked card where it goes.
fn put(
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    point: &Point<'_>,
    lying: Lying,
    to: Place,
    shown: bool,
) {
    let Lying { card, owner, pile: from } = lying;
    let you = point.you;
    let known = match from {
        Pile::Discard | Pile::Shown => Few::ALL,
        _ if shown => Few::ALL,
        _ => Few::only(you),
    };
    match to {
        Place::Hand => shift(ctx, owner, card, from, Pile::Hand, known),
        Place::Discard => shift(ctx, owner, card, from, Pile::Discard, Few::ALL),
        Place::Top => shift(ctx, owner, card, from, Pile::Top, known),
        Place::Bottom => shift(ctx, owner, card, from, Pile::Bottom, known),
        Place::Shuffle => shift(ctx, owner, card, from, Pile::Deck, known),
        Place::Shown => shift(ctx, owner, card, from, Pile::Shown, Few::ALL),
        Place::Madness => ctx.emit(Event::MadnessReturned { seat: you, from }),
        Place::TheirHand => {
            if let Some(owner) = point.picks.player {
                ctx.emit(Event::MadnessGiven { seat: you, owner });
            }
        }
        Place::Play | Place::PlayHere => {
            let base = if to == Place::PlayHere { point.base } else { NOWHERE };
            ctx.push(Frame::Place { card, owner, you, from, base, asked: false });
        }
    }
}

fn put_back(ctx: &mut Table<'_, impl Host<SmashUp>>, cards: &[Shown], to: Place) {
    let to = match to {
        Place::Hand => Pile::Hand,
        Place::Bottom => Pile::Bottom,
        Place::Discard => Pile::Discard,
        _ => Pile::Top,
    };
    // The first one was on top, so it goes back last.
    for shown in cards.iter().rev() {
        shift(ctx, shown.owner, shown.card, Pile::Shown, to, shown.seen_by);
    }
}

/// What was turned up goes to the top in this order, the first one uppermost. The last one goes without saying.
pub(crate) fn order_top(ctx: &mut Table<'_, impl Host<SmashUp>>, you: Seat, slips: &[Slip]) {
    let mut left = ctx.state().revealed;
    let mut cards = Cards::new();
    for slip in slips {
        let Slip::Card { card, .. } = slip else { continue };
        if let Some(at) = left.iter().position(|shown| shown.card == *card) {
            left.remove(at);
            cards.push(card.card());
        }
    }
    for shown in left.iter() {
        cards.push(shown.card.card());
    }
    ctx.emit(Event::TopOrdered { seat: you, cards: Some(cards) });
}
