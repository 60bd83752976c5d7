//! How an action unfolds: decisions become events.

use crate::duel::{Duel, Way};
use crate::event::Event;
use crate::face::{Ask, Face};
use crate::sets::{Id, Places, WonderSet};
use crate::speech::Action;
use crate::state::{AGES, DRAFTED, PLACES, Reason, State, rival};
use engine::{Card, Ctx, Host, Seat};

type Table<'a, H> = Ctx<'a, Duel, H>;

/// Who drafts, by how many have been drafted: the one who began, or the other.
const DRAFT_ORDER: [bool; DRAFTED as usize] = [true, false, false, true, false, true, true, false];

/// The first wonders are laid out.
pub(crate) fn begin(ctx: &mut Table<'_, impl Host<Duel>>) {
    show_wonders(ctx);
}

/// Does a checked action, and what follows from it.
#[inline]
pub(crate) fn act(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, action: Action) {
    let seat = ctx.state().current;
    match action {
        Action::Build { card } => build(rules, ctx, seat, Id::new(card.index())),
        Action::Discard { card } => discard(rules, ctx, seat, Id::new(card.index())),
        Action::BuildWonder { wonder, card } => {
            build_wonder(rules, ctx, seat, Id::new(wonder.index()), Id::new(card.index()));
        }
        Action::Draft { wonder } => return draft(rules, ctx, seat, wonder),
        Action::LetBegin { seat: starter } => {
            let age = ctx.state().age + 1;
            ctx.emit(Event::StarterChosen { seat, starter });
            return begin_age(rules, ctx, age, starter);
        }
        Action::TakeToken { token } => {
            let face = rules.face(Id::new(token.index()));
            let pair = pairs(ctx.state(), seat, face);
            ctx.emit(Event::TokenTaken { seat, token });
            gain(rules, ctx, seat, face, pair);
        }
        Action::Destroy { card } => ctx.emit(Event::CardDestroyed { seat: rival(seat), card }),
        Action::Revive { card } => {
            let face = rules.face(Id::new(card.index()));
            let pair = pairs(ctx.state(), seat, face);
            ctx.emit(Event::CardRevived { seat, card });
            gain(rules, ctx, seat, face, pair);
        }
    }
    go_on(rules, ctx, seat);
}

fn show_wonders(ctx: &mut Table<'_, impl Host<Duel>>) {
    let state = ctx.state();
    let wonders = state.rounds[usize::from(state.drafted >= 4)].map(Id::card);
    ctx.emit(Event::WondersShown { wonders });
}

fn draft(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat, wonder: Card) {
    ctx.emit(Event::WonderDrafted { seat, wonder });
    let state = ctx.state();
    let (first, drafted) = (state.first, state.drafted);
    if drafted >= DRAFTED {
        return begin_age(rules, ctx, 1, first);
    }
    if drafted == 4 {
        show_wonders(ctx);
    }
    let next = if DRAFT_ORDER[usize::from(drafted & 7)] { first } else { rival(first) };
    ctx.emit(Event::DraftPassed { seat: next });
}

fn begin_age(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, age: u8, seat: Seat) {
    let up = rules.structure(age).face_up;
    let mut cards = [None; PLACES];
    let mut guilds = Places::default();
    let laid = &ctx.state().ages[usize::from(age).clamp(1, AGES) - 1];
    for (place, id) in laid.iter().enumerate() {
        if up.contains(place as u8) {
            cards[place] = Some(id.card());
        } else if rules.is_guild(*id) {
            guilds.insert(place as u8);
        }
    }
    ctx.emit(Event::AgeBegan { age, cards, guilds });
    ctx.emit(Event::TurnBegan { seat });
}

#[inline]
fn build(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat, id: Id) {
    let state = ctx.state();
    let Some(place) = state.open_place(id) else { return };
    let face = rules.face(id);
    let pair = pairs(state, seat, face);
    let card = id.card();
    match rules.way(state.mine(), &rules.market(state, seat), face) {
        Way::Chain(_) => {
            ctx.emit(Event::CardBuilt { seat, card, place, coins: 0, trade: 0, chain: true });
            let coins = u16::from(ctx.state().mine().assets.chain_coins);
            if coins > 0 {
                ctx.emit(Event::CoinsGained { seat, coins });
            }
        }
        Way::Pay(payment) => {
            let (coins, trade) = (payment.total(), payment.trade);
            ctx.emit(Event::CardBuilt { seat, card, place, coins, trade, chain: false });
            pay_rival(ctx, seat, trade);
        }
    }
    gain(rules, ctx, seat, face, pair);
}

#[inline]
fn discard(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat, id: Id) {
    let state = ctx.state();
    let Some(place) = state.open_place(id) else { return };
    let coins = rules.discard_income(state.mine());
    ctx.emit(Event::CardDiscarded { seat, card: id.card(), place, coins });
}

#[inline]
fn build_wonder(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat, id: Id, under: Id) {
    let state = ctx.state();
    let Some(place) = state.open_place(under) else { return };
    let face = rules.face(id);
    let pair = pairs(state, seat, face);
    let payment = rules.market(state, seat).payment(face);
    let (coins, trade) = (payment.total(), payment.trade);
    let (wonder, card) = (id.card(), under.card());
    // Theology is for the wonders after it; a wonder that brings it does not count.
    let again = state.mine().assets.wonders_extra_turn;
    ctx.emit(Event::WonderBuilt { seat, wonder, card, place, coins, trade });
    pay_rival(ctx, seat, trade);
    if ctx.state().wonders_built() >= usize::from(rules.board().wonders) {
        for owner in [seat, rival(seat)] {
            let left: WonderSet = ctx.state().cities[owner.index() & 1].wonders;
            for wonder in left.iter() {
                ctx.emit(Event::WonderReturned { seat: owner, wonder: wonder.card() });
            }
        }
    }
    if again && !face.extra_turn {
        win_turn(ctx, seat);
    }
    gain(rules, ctx, seat, face, pair);
}

/// With Economy the rival gets what is paid in trade.
#[inline(always)]
fn pay_rival(ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat, coins: u16) {
    if coins > 0 && ctx.state().cities[rival(seat).index() & 1].assets.trade_income {
        ctx.emit(Event::TradeEarned { seat: rival(seat), coins });
    }
}

/// Whether the face brings the second of a symbol. Asked before it is added to the city.
#[inline(always)]
fn pairs(state: &State, seat: Seat, face: &Face) -> bool {
    let assets = &state.cities[seat.index() & 1].assets;
    face.symbol & assets.symbols & !assets.pairs != 0
}

/// Everything that happens once, when something has come to a city.
#[inline(always)]
fn gain(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat, face: &Face, pair: bool) {
    if face.once {
        gain_once(rules, ctx, seat, face, pair);
    }
}

#[inline]
fn gain_once(
    rules: &Duel,
    ctx: &mut Table<'_, impl Host<Duel>>,
    seat: Seat,
    face: &Face,
    pair: bool,
) {
    let coins = income(ctx.state(), seat, face);
    if coins > 0 {
        ctx.emit(Event::CoinsGained { seat, coins });
    }
    if face.loses > 0 {
        let victim = rival(seat);
        let coins = u16::from(face.loses).min(ctx.state().cities[victim.index() & 1].coins);
        if coins > 0 {
            ctx.emit(Event::CoinsLost { seat: victim, coins });
        }
    }
    if face.shields > 0 {
        let shields = shields(ctx.state(), seat, face);
        push_pawn(rules, ctx, seat, shields);
        if ctx.state().over.is_some() {
            return;
        }
    }
    if face.symbol != 0 {
        let symbols = ctx.state().cities[seat.index() & 1].assets.symbols.count_ones();
        if symbols >= u32::from(rules.board().symbols) {
            return ctx.emit(Event::GameEnded { reason: Reason::Science, winner: Some(seat) });
        }
        if pair {
            open(ctx, seat, Ask::Token);
        }
    }
    if face.draw > 0 {
        draw_tokens(rules, ctx, seat, usize::from(face.draw));
    }
    for &ask in face.asks.iter() {
        open(ctx, seat, ask);
    }
    if face.extra_turn {
        win_turn(ctx, seat);
    }
}

/// Another turn is lost if nothing is left to take in it.
#[inline]
fn win_turn(ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat) {
    if !ctx.state().left.is_empty() {
        ctx.emit(Event::TurnWon { seat });
    }
}

/// The coins that a face brings at once.
#[inline]
pub(crate) fn income(state: &State, seat: Seat, face: &Face) -> u16 {
    let mut coins = u16::from(face.coins);
    let [own, other] = [seat, rival(seat)].map(|seat| &state.cities[seat.index() & 1]);
    if face.per != 0 {
        coins += u16::from(face.per_coins) * own.assets.tally(face.per, own.coins);
    }
    if face.guild_coins != 0 {
        let most = own.assets.tally(face.guild_of, own.coins);
        let most = most.max(other.assets.tally(face.guild_of, other.coins));
        coins += u16::from(face.guild_coins) * most;
    }
    coins
}

/// The shields of a face in the seat's city.
#[inline(always)]
pub(crate) fn shields(state: &State, seat: Seat, face: &Face) -> u8 {
    let red = face.is(crate::data::Color::Red);
    face.shields + if red { state.cities[seat.index() & 1].assets.red_shields } else { 0 }
}

fn push_pawn(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat, shields: u8) {
    let board = rules.board();
    let advance = ctx.state().advance(seat).saturating_add(shields as i8).min(board.capital as i8);
    let to = if seat.index() == 0 { advance } else { -advance };
    ctx.emit(Event::PawnMoved { seat, shields, to });
    if advance >= board.capital as i8 {
        return ctx.emit(Event::GameEnded { reason: Reason::Military, winner: Some(seat) });
    }
    let victim = rival(seat);
    for (at, loot) in board.loot.iter().enumerate() {
        let city = &ctx.state().cities[victim.index() & 1];
        let there = ctx.state().loot[victim.index() & 1] >> at & 1 != 0;
        if there && advance >= loot.at as i8 {
            let coins = u16::from(loot.coins).min(city.coins);
            ctx.emit(Event::Looted { seat: victim, loot: at as u8, coins });
        }
    }
}

#[cold]
fn draw_tokens(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat, draw: usize) {
    if !ctx.state().drawn.is_empty() {
        return; // others are being chosen from; they come first
    }
    let mut left = rules.boxed_tokens(ctx.state());
    let mut tokens = [None; 3];
    for token in tokens.iter_mut().take(draw.min(left.len())) {
        let at = ctx.index("tokens", left.len());
        let Some(id) = left.nth(at) else { break };
        left.remove(id);
        *token = Some(id.card());
    }
    ctx.emit(Event::TokensDrawn { seat, tokens });
}

/// Puts a choice behind those that wait already, if there is anything to choose.
#[inline]
fn open(ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat, ask: Ask) {
    if can_be_asked(ctx.state(), seat, ask) {
        ctx.emit(Event::ChoiceOpened { seat, choice: ask });
    }
}

/// Whether there is anything to choose.
#[inline]
fn can_be_asked(state: &State, seat: Seat, ask: Ask) -> bool {
    match ask {
        Ask::Token => !state.board.is_empty(),
        Ask::Drawn => !state.drawn.is_empty(),
        Ask::Destroy(color) => {
            state.cities[rival(seat).index() & 1].assets.count[color as usize] > 0
        }
        Ask::Discarded => !state.discarded.is_empty(),
        Ask::Starter => true,
    }
}

/// To the next choice, turn or age, or to the end.
#[inline]
fn go_on(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat) {
    if ctx.state().over.is_some() {
        return;
    }
    while let Some(&ask) = ctx.state().asks.first() {
        if can_be_asked(ctx.state(), seat, ask) {
            return;
        }
        ctx.emit(Event::ChoiceLapsed { seat });
    }
    let state = ctx.state();
    let hidden = state.open.without(state.shown);
    for place in hidden.iter() {
        let card = ctx.state().structure()[usize::from(place)].card();
        ctx.emit(Event::CardRevealed { place, card });
    }
    let state = ctx.state();
    if state.left.is_empty() {
        return end_age(rules, ctx, seat);
    }
    let next = if state.again { seat } else { rival(seat) };
    ctx.emit(Event::TurnBegan { seat: next });
}

fn end_age(rules: &Duel, ctx: &mut Table<'_, impl Host<Duel>>, seat: Seat) {
    let state = ctx.state();
    if usize::from(state.age) >= AGES {
        let (reason, winner) = rules.verdict(state);
        return ctx.emit(Event::GameEnded { reason, winner });
    }
    // The weaker in arms chooses; with the pawn in the middle, whoever acted last.
    let chooser = match state.pawn {
        1.. => Seat::new(1),
        0 => seat,
        _ => Seat::new(0),
    };
    ctx.emit(Event::ChoiceOpened { seat: chooser, choice: Ask::Starter });
}
