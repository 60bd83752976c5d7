//! The deal, the heroes, and one turn after the other.

use crate::event::{Event, Inner};
use crate::ids::{CardNo, Place, Who};
use crate::lang::program::ActionId;
use crate::lang::words::{ActionKind, Class, Edge, Tense, Veto};
use crate::options::Heroes;
use crate::rules::{BombCat, Table};
use crate::state::*;
use crate::{act, legal, poll};
use engine::stack::{Kind, Window};
use engine::{Card, Chance, Host, List, Seat, SeatSet};

/// How many heroes a player chooses from, if there are enough.
const OFFERED: usize = 3;
/// The most actions of one player in one turn.
pub(crate) const ACTIONS: u8 = 60;

pub(crate) fn deal(rules: &BombCat, chance: &mut impl Chance) -> State {
    let seats = usize::from(rules.seats);
    let mut pool = rules.layout.pool.clone();
    chance.shuffle("deal", &mut pool);
    let mut piles: Vec<Vec<Card>> = vec![Vec::new(); rules.zones.len()];
    for pile in piles.iter_mut().take(seats) {
        let dealt = usize::from(rules.options.hand).min(pool.len());
        *pile = pool.split_off(pool.len() - dealt);
        pile.push(rules.layout.rescue);
        pile.sort_unstable();
    }
    pool.extend_from_slice(&rules.layout.late);
    chance.shuffle("deck", &mut pool);
    piles[rules.deck().index()] = pool;
    piles[rules.bank().index()] = rules.layout.bank.clone();

    let mut cards = Vec::new();
    let regions = piles.into_iter().enumerate().map(|(at, pile)| {
        let first = cards.len();
        cards.extend(pile.into_iter().map(|def| CardState {
            def,
            creator: Who::Game,
            entered: 0,
            at: Place(at as u16),
            seen: SeatSet::EMPTY,
            known: SeatSet::EMPTY,
        }));
        // Hands grow, so there is room for a few more.
        let mut numbers = Vec::with_capacity(cards.len() - first + 8);
        numbers.extend((first..cards.len()).map(|no| CardNo(no as u16)));
        Region { cards: numbers, changed: 0 }
    });
    let regions = regions.collect();
    let first = Seat::new(chance.index("first", seats) as u8);
    let bucket = (0..rules.seats)
        .map(|steps| Token { seat: first.on(steps, rules.seats), kind: TokenKind::Turn });
    let mut vars = Vec::with_capacity(rules.var_count);
    for var in &rules.library.vars {
        let count = if var.it.per == crate::lang::words::Per::Game { 1 } else { seats };
        vars.extend(std::iter::repeat_n(var.it.init, count));
    }
    let players = heroes(rules, chance);
    State {
        stack: CatStack::default(),
        phase: Phase::Heroes,
        turn: 0,
        seat: first,
        token: TokenKind::Turn,
        ended: false,
        ended_all: false,
        ends: Vec::new(),
        acted: 0,
        asked: 0,
        bucket: bucket.collect(),
        alive: State::living(&players),
        cast: Cast::of(&players),
        players,
        cards,
        regions,
        marks: Vec::new(),
        grants: Vec::new(),
        vars,
        uses: Vec::new(),
        used: Vec::new(),
        acts: Vec::new(),
        polls: Vec::new(),
        carries: Vec::new(),
        spent: Spent::default(),
        made: (0, 0),
        recent: List::new(),
        over: None,
    }
}

/// The most choices of one match: those of heroes, then in each turn the questions, the actions and what ends it.
pub(crate) fn longest(rules: &BombCat) -> usize {
    // Twice in a turn somebody says that there is nothing more to do.
    let turn = usize::from(poll::QUESTIONS) + usize::from(ACTIONS) + rules.ends.len() + 2;
    usize::from(rules.seats) + usize::from(rules.options.turn_limit) * turn
}

/// Who has which hero, or which to choose from.
fn heroes(rules: &BombCat, chance: &mut impl Chance) -> Vec<Player> {
    let fresh = Player { alive: true, ..Player::default() };
    let mut players = vec![fresh; usize::from(rules.seats)];
    let parts = rules.library.parts.iter().enumerate();
    let mut free: Vec<u8> =
        parts.filter(|(_, part)| part.hero.is_some()).map(|(at, _)| at as u8).collect();
    for (player, id) in players.iter_mut().zip(&rules.options.seated) {
        let hero = free.iter().position(|&hero| rules.library.parts[usize::from(hero)].id == *id);
        player.hero = hero.map(|at| free.remove(at));
    }
    if rules.options.heroes == Heroes::None {
        return players;
    }
    chance.shuffle("heroes", &mut free);
    let choosing = players.iter().filter(|player| player.hero.is_none()).count().max(1);
    let each = (free.len() / choosing).min(OFFERED);
    for player in players.iter_mut().filter(|player| player.hero.is_none()) {
        let offered = free.split_off(free.len().saturating_sub(each.max(1)));
        match offered[..] {
            [only] => player.hero = Some(only),
            _ => player.offered = offered,
        }
        player.offered.sort_unstable();
    }
    players
}

pub(crate) fn advance_game(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, stage: u8) {
    match stage {
        0 => {
            ctx.top(Frame::Game { stage: 1 });
            let choose = |seat: &Seat| !ctx.state().players[seat.index()].offered.is_empty();
            let seats: SeatSet = Seat::all(rules.seats).filter(choose).collect();
            ctx.open(Window::new(Kind::Sealed, seats, ctx.state().seat));
        }
        _ => {
            let state = ctx.state();
            let reason = if rules.is_decided(state) {
                Some(if state.alive.is_empty() { Reason::NobodyLeft } else { Reason::LastAlive })
            } else {
                (state.turn >= rules.options.turn_limit).then_some(Reason::TurnLimit)
            };
            match reason {
                Some(reason) => {
                    ctx.emit(Event::GameEnded { reason });
                    ctx.unwind(0);
                }
                None => ctx.push(Frame::Turn { stage: 0 }),
            }
        }
    }
}

pub(crate) fn hero_chosen(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    slips: &[Slip],
) {
    if let Some(&Slip::Hero(hero)) = slips.first() {
        ctx.emit(Event::HeroChosen { seat, hero: Some(rules.names.module(hero)) });
    }
}

/// The stages of a turn.
pub(crate) const BOMBS: u8 = 1;
pub(crate) const MAIN: u8 = 2;
pub(crate) const ENDING: u8 = 3;
pub(crate) const END: u8 = 4;
pub(crate) const OVER: u8 = 5;

pub(crate) fn advance_turn(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    mut stage: u8,
) {
    // The frame is written only where something comes on top of it.
    let at = |stage: u8| Frame::Turn { stage };
    loop {
        let seat = ctx.state().seat;
        // Once everything is decided nothing more is begun.
        if stage > 0 && rules.is_decided(ctx.state()) {
            return ctx.pop(0);
        }
        let goes_on = ctx.state().is_alive(seat) && !ctx.state().ended;
        match stage {
            0 => {
                let Some(&token) = ctx.state().bucket.first() else { return ctx.pop(0) };
                let turn = ctx.state().turn + 1;
                let extra = token.kind != TokenKind::Turn;
                ctx.emit(Event::TurnBegan { seat: token.seat, turn, extra });
                if edge(rules, ctx, Edge::Start, token.seat, at(BOMBS)) {
                    return;
                }
                stage = BOMBS;
            }
            BOMBS => {
                let bombs = if goes_on { bombs_of(rules, ctx.state(), seat) } else { Few::new() };
                if !bombs.is_empty() {
                    ctx.top(at(MAIN));
                    return bombs.into_iter().for_each(|it| act::explode(rules, ctx, seat, it));
                }
                stage = MAIN;
            }
            MAIN | ENDING if !goes_on => stage = END,
            MAIN => {
                if let TokenKind::Action(action) = ctx.state().token {
                    ctx.top(at(END));
                    return act::run(rules, ctx, ActionId(action), seat.into());
                }
                if ctx.state().phase != Phase::Main {
                    ctx.emit(Inner::Phase(Phase::Main).into());
                }
                ctx.top(at(MAIN));
                ctx.open(Window::choice(seat));
                return;
            }
            ENDING => {
                if ctx.state().phase != Phase::Ending {
                    ctx.emit(Event::TurnEnding { seat });
                }
                let left = ends_left(rules, ctx.state(), seat);
                match left[..] {
                    [] => stage = END,
                    // What must be done and leaves no choice is done.
                    [only] if is_plain(rules, only) => {
                        ctx.emit(Inner::EndDone(only.0).into());
                        ctx.top(at(ENDING));
                        return act::run(rules, ctx, only, seat.into());
                    }
                    // Whether something is left to do follows from cards that not all see.
                    _ => {
                        ctx.emit(Event::Asked { seat });
                        ctx.top(at(ENDING));
                        ctx.open(Window::choice(seat));
                        return;
                    }
                }
            }
            END => {
                if ctx.state().phase != Phase::Between {
                    ctx.emit(Inner::Phase(Phase::Between).into());
                }
                if edge(rules, ctx, Edge::End, seat, at(OVER)) {
                    return;
                }
                stage = OVER;
            }
            _ => {
                give_back_sight(rules, ctx);
                ctx.emit(Event::TurnEnded { seat });
                return ctx.pop(0);
            }
        }
    }
}

fn bombs_of(rules: &BombCat, state: &State, seat: Seat) -> Few<CardNo> {
    let is_bomb = |card: &CardNo| {
        state.card(*card).is_some_and(|card| rules.class_of(card.def) == Class::Bomb)
    };
    state.region(rules.hand(seat)).iter().copied().filter(is_bomb).collect()
}

/// Regions that were closed to somebody for this turn are seen again, with whatever has come there meanwhile.
fn give_back_sight(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>) {
    let closed = |grant: &&Grant| grant.turn && !grant.open;
    while let Some(&ended) = ctx.state().grants.iter().find(closed) {
        let Grant { region: place, whom, .. } = ended;
        let state = ctx.state();
        let mut after = state.clone();
        after.grants.retain(|grant| *grant != ended);
        let sees = rules.lookers(&after, place).minus(rules.lookers(state, place));
        let all = state.region(place).iter();
        let cards = all.filter_map(|&card| crate::body::glimpse(rules, state, card)).collect();
        let (region, cards, at) = (rules.spot(place), Some(cards), Some(place));
        ctx.emit(Event::SightEnded { region, whom, sees, cards, at });
    }
}

/// A turn begins or ends; says whether anybody is asked about it.
fn edge(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    edge: Edge,
    seat: Seat,
    then: Frame,
) -> bool {
    let poll = Poll {
        what: What::Turn { edge, seat },
        tense: Tense::Done,
        ok: 0,
        veto: Veto::Open,
        by: seat.into(),
        action: ActionId::NONE,
        act: None,
        waiting: Few::new(),
    };
    poll::raise(rules, ctx, poll, then)
}

/// What belongs to the end of this turn and has not been done.
pub(crate) fn ends_left(rules: &BombCat, state: &State, seat: Seat) -> Few<ActionId> {
    let open =
        |&id: &ActionId| !state.ends.contains(&id.0) && legal::is_usable(rules, state, seat, id);
    rules.ends.iter().copied().filter(open).collect()
}

/// Whether doing it leaves no choice.
fn is_plain(rules: &BombCat, id: ActionId) -> bool {
    rules.is_must(id) && rules.library.action(id).is_some_and(|action| action.it.choose.is_empty())
}

pub(crate) fn answered(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    stage: u8,
    slips: &[Slip],
) {
    match slips.first() {
        None if stage == ENDING => ctx.top(Frame::Turn { stage: END }),
        None => ctx.top(Frame::Turn { stage: ENDING }),
        Some(&Slip::Use { action, .. }) => {
            let id = ActionId(action);
            if rules.plan_for(id).is_some_and(|plan| plan.kind == ActionKind::End) {
                ctx.emit(Inner::EndDone(action).into());
            }
            ctx.emit(Inner::Acted.into());
            act::begin(rules, ctx, seat, slips, None);
        }
        Some(_) => {}
    }
}
