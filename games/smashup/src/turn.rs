//! From the draft to the end: whose turn it is, and what comes next in it.

use crate::change::{self, Table};
use crate::data::{BASES, Kind};
use crate::event::{Cards, Event};
use crate::ids::{Def, Faction, Id, Slot};
use crate::piles::{Pile, in_order};
use crate::plays;
use crate::rules::{Bases, Draft, SmashUp};
use crate::run;
use crate::state::{Frame, Reason, Slip, State};
use crate::vocabulary::On;
use engine::stack::Window;
use engine::{Card, Chance, Host, List, Seat};

/// Cards in a hand at the start, and at most at the end of a turn.
const FIRST_HAND: u8 = 5;
pub(crate) const HAND_LIMIT: usize = 10;
/// Points that end the game.
pub(crate) const GOAL: u8 = 15;
/// After so many turns nobody has won.
pub(crate) const LAST_TURN: u16 = 400;

const DRAFT: u8 = 0;
const SET_OUT: u8 = 1;
/// From here on each player in turn keeps his hand or not.
const HANDS: u8 = 2;

pub(crate) fn advance_game(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, stage: u8) {
    let next = |stage| Frame::Game { stage };
    match stage {
        DRAFT => match rules.drafter(ctx.state()) {
            Some(seat) if !rules.preset.is_empty() => {
                ctx.top(next(DRAFT));
                let at = seat.index() * 2 + ctx.state().player(seat).factions.len();
                let faction = rules.preset[at];
                ctx.emit(Event::FactionChosen { seat, faction });
            }
            Some(_) if rules.options.draft == Draft::Random => {
                let (seat, mut free) = (rules.drafter(ctx.state()), rules.free(ctx.state()));
                ctx.top(next(DRAFT));
                let at = ctx.index("draft", free.len());
                if let (Some(seat), Some(faction)) = (seat, free.remove(at)) {
                    ctx.emit(Event::FactionChosen { seat, faction });
                }
            }
            Some(seat) => {
                ctx.top(next(DRAFT));
                ctx.open(Window::choice(seat));
            }
            None => ctx.top(next(SET_OUT)),
        },
        SET_OUT => {
            ctx.top(next(HANDS));
            set_out(rules, ctx);
        }
        _ if stage < HANDS + rules.seats => {
            ctx.top(next(stage + 1));
            let seat = rules.nth(ctx.state().first, stage - HANDS);
            ctx.open(Window::choice(seat));
        }
        _ => {
            let (first, turn) = (ctx.state().first, 1);
            ctx.pop(0);
            start(ctx, first, turn);
        }
    }
}

fn start(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat, turn: u16) {
    ctx.emit(Event::TurnStarted { seat, turn });
    ctx.push(Frame::Turn { stage: 0 });
}

/// The bases, the decks and the first hands.
fn set_out(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>) {
    let state = ctx.state();
    let mut deck: List<Card, BASES> = rules.bases_in_use(state).map(Def::card).collect();
    ctx.shuffle("bases", &mut deck);
    // A base that does something when it comes to the table is not among the first.
    let mut bases = List::<Card, 5>::new();
    let mut at = deck.len();
    while bases.len() <= usize::from(rules.seats) && at > 0 {
        at -= 1;
        if !rules.face(Def::new(deck[at].index())).has(On::Entered) {
            deck.remove(at).into_iter().for_each(|card| _ = bases.push(card));
        }
    }
    ctx.shuffle("bases", &mut deck);
    let mad = |faction: &Faction| rules.data.factions[usize::from(faction.0)].madness;
    let needed = ctx.state().players.iter().any(|own| own.factions.iter().any(mad));
    let madness = if needed { rules.face(rules.data.madness).count } else { 0 };
    ctx.emit(Event::FactionsSettled { bases, deck: Some(deck), madness });
    for seat in Seat::all(rules.seats) {
        let mut cards = Cards::new();
        for &faction in ctx.state().player(seat).factions.iter() {
            for (card, face) in rules.cards_of(faction) {
                (0..face).for_each(|_| _ = cards.push(card.card()));
            }
        }
        ctx.shuffle("deck", &mut cards);
        let count = cards.len() as u8;
        ctx.emit(Event::DeckShuffled { seat, reshuffled: true, order: Some(cards), count });
    }
    for seat in Seat::all(rules.seats) {
        change::draw(ctx, seat, FIRST_HAND);
    }
}

/// The hand is kept, or shown and changed for another.
fn hand_answered(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat, redraw: bool) {
    if !redraw {
        return ctx.emit(Event::HandKept { seat });
    }
    let mut cards: List<Card, 5> =
        ctx.state().player(seat).hand.iter().map(|held| held.card.card()).collect();
    cards.sort_unstable();
    ctx.emit(Event::HandRedrawn { seat, cards });
    change::shuffle(ctx, seat);
    change::draw(ctx, seat, FIRST_HAND);
}

pub(crate) fn game_answered(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat, slips: &[Slip]) {
    match slips.first() {
        Some(&Slip::Faction(faction)) => ctx.emit(Event::FactionChosen { seat, faction }),
        answer => hand_answered(ctx, seat, answer.is_some()),
    }
}

const START: u8 = 0;
const BEGIN_PLAY: u8 = 1;
pub(crate) const PLAY: u8 = 2;
pub(crate) const SCORE: u8 = 3;
const DRAW: u8 = 4;
const ENDING: u8 = 5;
const END: u8 = 6;

pub(crate) fn advance_turn(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, stage: u8) {
    let seat = ctx.state().current;
    let next = |stage| Frame::Turn { stage };
    match stage {
        START => {
            ctx.top(next(BEGIN_PLAY));
            ctx.push(Frame::Settle { stage: 0 });
        }
        BEGIN_PLAY => {
            ctx.top(next(PLAY));
            ctx.emit(Event::PlayBegan { seat });
        }
        PLAY => {
            ctx.top(next(PLAY));
            ctx.open(Window::choice(seat));
        }
        SCORE => match rules.eligible(ctx.state())[..] {
            [] => ctx.top(next(DRAW)),
            [base] => {
                ctx.top(next(SCORE));
                score(ctx, base);
            }
            _ => {
                ctx.top(next(SCORE));
                ctx.open(Window::choice(seat));
            }
        },
        DRAW => {
            ctx.top(next(ENDING));
            change::draw(ctx, seat, 2);
            let over = ctx.state().player(seat).hand.len().saturating_sub(HAND_LIMIT);
            if over > 0 {
                ctx.push(Frame::Discard { seat, n: over as u8 });
            }
        }
        ENDING => {
            ctx.top(next(END));
            ctx.emit(Event::TurnEnding { seat });
            ctx.push(Frame::Settle { stage: 0 });
        }
        _ => {
            ctx.emit(Event::TurnEnded { seat });
            if let Some(reason) = rules.ending(ctx.state()) {
                return end(rules, ctx, reason);
            }
            let turn = ctx.state().turn + 1;
            ctx.pop(0);
            start(ctx, seat.next(rules.seats), turn);
        }
    }
}

fn end(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, reason: Reason) {
    for seat in Seat::all(rules.seats) {
        let points = rules.madness_of(ctx.state(), seat) / 2;
        if points > 0 {
            ctx.emit(Event::PointsLost { seat, points });
        }
    }
    ctx.emit(Event::GameEnded { reason });
    ctx.unwind(0);
}

fn score(ctx: &mut Table<'_, impl Host<SmashUp>>, base: Slot) {
    let card = ctx.state().base_card(base).card();
    ctx.emit(Event::ScoringBegan { base, card });
    ctx.push(Frame::Score { base, stage: 0 });
}

/// The current player plays, uses something, says which base is scored, or is done.
pub(crate) fn turn_answered(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    seat: Seat,
    slips: &[Slip],
) {
    match slips.first() {
        Some(&Slip::Base(base)) => score(ctx, base),
        Some(&Slip::Talent(id)) => {
            let Some(&thing) = ctx.state().thing(id) else { return };
            let talent = rules.numbers(thing.card, On::Talent).next();
            let number = talent.or_else(|| rules.numbers(thing.card, On::Free).next());
            ctx.push(Frame::Settle { stage: 0 });
            let card = thing.card.card();
            match talent {
                Some(_) => ctx.emit(Event::TalentUsed { seat, id, card }),
                None => ctx.emit(Event::AbilityUsed { seat, card, id, about: Id::NONE }),
            }
            if let Some(number) = number {
                run::begin(rules, ctx, number, seat, id, thing.base);
            }
        }
        Some(&Slip::BaseTalent(base)) => {
            let card = ctx.state().base_card(base);
            ctx.push(Frame::Settle { stage: 0 });
            ctx.emit(Event::BaseTalentUsed { seat, base, card: card.card() });
            if let Some(number) = rules.numbers(card, On::Talent).next() {
                run::begin(rules, ctx, number, seat, Id::NONE, base);
            }
        }
        Some(&slip) => {
            ctx.push(Frame::Settle { stage: 0 });
            plays::play(rules, ctx, seat, slip);
        }
        None => {
            ctx.emit(Event::PlayEnded { seat });
            ctx.top(Frame::Turn { stage: SCORE });
        }
    }
}

/// A player discards so many cards of his choice.
pub(crate) fn advance_discard(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat, n: u8) {
    let hand = in_order(&ctx.state().player(seat).hand);
    if n == 0 || hand.is_empty() {
        return ctx.pop(0);
    }
    if hand.len() <= usize::from(n) {
        ctx.top(Frame::Discard { seat, n: 0 });
        return hand.iter().for_each(|held| change::discard(ctx, seat, held.card));
    }
    ctx.top(Frame::Discard { seat, n });
    ctx.open(Window::choice(seat));
}

pub(crate) fn discard_answered(
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    seat: Seat,
    slips: &[Slip],
) {
    ctx.top(Frame::Discard { seat, n: 0 });
    for slip in slips {
        if let Slip::Card { card, pile: Pile::Hand, .. } = slip {
            change::discard(ctx, seat, *card);
        }
    }
}

impl SmashUp {
    /// The player so many places after another.
    pub fn nth(&self, first: Seat, steps: u8) -> Seat {
        Seat::new((first.index() as u8 + steps) % self.seats)
    }

    /// Who chooses the next faction: once round, and back.
    pub fn drafter(&self, state: &State) -> Option<Seat> {
        let chosen: usize =
            Seat::all(self.seats).map(|seat| state.player(seat).factions.len()).sum();
        let (chosen, seats) = (chosen as u8, self.seats);
        match chosen {
            _ if chosen >= 2 * seats => None,
            _ if chosen < seats => Some(self.nth(state.first, chosen)),
            _ => Some(self.nth(state.first, 2 * seats - 1 - chosen)),
        }
    }

    /// Factions that nobody has.
    pub fn free(&self, state: &State) -> List<Faction, 32> {
        let taken =
            |faction: &Faction| state.players.iter().any(|own| own.factions.contains(faction));
        (0..self.data.factions.len() as u8).map(Faction).filter(|f| !taken(f)).collect()
    }

    /// The cards of a faction, with how often they occur.
    pub fn cards_of(&self, faction: Faction) -> impl Iterator<Item = (Def, u8)> {
        let faces = self.data.faces.iter().enumerate();
        faces.filter_map(move |(at, face)| {
            let is = face.faction == faction && !matches!(face.kind, Kind::Base | Kind::Faction);
            is.then_some((Def::new(at), face.count))
        })
    }

    /// The bases of this table.
    fn bases_in_use(&self, state: &State) -> impl Iterator<Item = Def> {
        let set = |faction: &Faction| &self.data.factions[usize::from(faction.0)].set;
        let sets: Vec<&String> =
            state.players.iter().flat_map(|own| own.factions.iter().map(set)).collect();
        let all = self.options.bases == Bases::All;
        let bases = self.data.bases().zip(&self.data.base_sets);
        bases.filter(move |(_, set)| all || sets.contains(set)).map(|(base, _)| base)
    }

    /// All madness that a player has.
    pub fn madness_of(&self, state: &State, seat: Seat) -> u8 {
        let own = state.player(seat);
        let held = own.hand.iter().chain(own.deck.iter()).map(|held| held.card);
        let table = state.table.iter().filter(|lies| lies.owner == seat).map(|lies| lies.card);
        let shown = state.revealed.iter().filter(|shown| shown.owner == seat);
        let all = held.chain(own.discard.iter().copied()).chain(table);
        let all = all.chain(shown.map(|shown| shown.card));
        all.filter(|&card| card == self.data.madness).count() as u8
    }

    /// Points after what madness costs, and how much madness there is, for each player.
    pub fn final_score(&self, state: &State, seat: Seat) -> (i16, u8) {
        let madness = self.madness_of(state, seat);
        (i16::from(state.player(seat).points) - i16::from(madness / 2), madness)
    }

    /// Whether the game ends with this turn, and why.
    fn ending(&self, state: &State) -> Option<Reason> {
        let reached = Seat::all(self.seats).any(|seat| state.player(seat).points >= GOAL);
        let scores = || Seat::all(self.seats).map(|seat| self.final_score(state, seat));
        if reached {
            let best = scores().map(|(points, _)| points).max().unwrap_or(0);
            let madness = || scores().filter(|score| score.0 == best).map(|score| score.1);
            let least = madness().min().unwrap_or(0);
            match (madness().count(), madness().filter(|&n| n == least).count()) {
                (1, _) => return Some(Reason::Points),
                (_, 1) => return Some(Reason::Sanity),
                _ => {}
            }
        }
        (state.turn >= LAST_TURN).then_some(Reason::TurnLimit)
    }
}

/// The start position: who begins is drawn, everything else comes with the draft.
pub(crate) fn deal(rules: &SmashUp, chance: &mut impl Chance) -> State {
    let first = Seat::new(chance.index("first", usize::from(rules.seats)) as u8);
    State {
        phase: Default::default(),
        first,
        current: first,
        turn: 0,
        players: Default::default(),
        bases: List::new(),
        base_deck: List::new(),
        base_discard: List::new(),
        things: List::new(),
        gone: List::new(),
        waiting: List::new(),
        wards: List::new(),
        next_id: 1,
        falls: 0,
        madness: 0,
        revealed: List::new(),
        table: List::new(),
        scoring: None,
        places: [0; 4],
        over: None,
        chosen: Default::default(),
        turned_up: List::new(),
        holds: 0,
        stack: Default::default(),
    }
}
