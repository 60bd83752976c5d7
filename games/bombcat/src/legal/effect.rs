//! What is asked in the middle of an effect.

use super::*;

/// What is asked in the middle of an effect.
pub(super) fn offer_body(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip]) -> Offer {
    let Some((node, stage, left)) = current(rules, state) else { return Offer::default() };
    let Some(act) = state.acts.last() else { return Offer::default() };
    let mut eval = Eval::of_act(rules, state, act);
    let one = !slips.is_empty();
    match node {
        StmtNode::Move { .. } if stage == body::PLACES => {
            if one {
                return Offer::complete();
            }
            let to = state.carries.last().and_then(|load| load.cards.get(usize::from(left)));
            let len = to.map_or(0, |it| state.region(it.to).len()) as u16;
            Offer::of((0..=len).map(|place| (Action::Place { place }, Slip::Number(place as i16))))
        }
        StmtNode::Move { what, from, by, .. } => {
            let place = asked_places(act).map_or_else(|| eval.place(from), |(from, _)| from);
            let must = is_must_move(&eval, by);
            offer_cards(rules, &mut eval, seat, what, place, must, &node, slips)
        }
        StmtNode::Attach { what, within, by, .. } | StmtNode::Detach { what, within, by, .. } => {
            let place = asked_places(act).map_or_else(|| eval.place(within), |(at, _)| at);
            let must = is_must_move(&eval, by);
            offer_cards(rules, &mut eval, seat, what, place, must, &node, slips)
        }
        StmtNode::Reorder { n, of, .. } => {
            let n = body::asked_number(act).unwrap_or_else(|| eval.number(n));
            let place = body::asked_region(act).unwrap_or_else(|| eval.place(of));
            let top = top_of(state, place, n);
            let taken = |card: &CardNo| slips.contains(&Slip::Card(0, *card));
            let row = rules.row(state, place, Viewer::Seat(seat));
            let left = row.iter().filter(|card| top.contains(card) && !taken(card));
            let mut options = Options::new();
            for &card in left {
                let slip = Slip::Card(0, card);
                let action = as_card(rules, state, seat, slip);
                let same = |(other, _): &(Action, Slip)| match (other, &action) {
                    (Action::Card { card: a, .. }, Action::Card { card: b, .. }) => a == b,
                    _ => false,
                };
                if !options.iter().any(same) {
                    options.push((action, slip));
                }
            }
            let complete = options.is_empty();
            Offer { options, complete, ..Offer::default() }
        }
        _ if one && !matches!(node, StmtNode::Ask { .. }) => Offer::complete(),
        StmtNode::Cut { region, .. } => {
            let place = body::asked_region(act).unwrap_or_else(|| eval.place(region));
            let len = state.region(place).len() as u16;
            Offer::of(
                (1..len.max(2)).map(|place| (Action::Place { place }, Slip::Number(place as i16))),
            )
        }
        // What can be chosen is as it was when the seat was asked.
        StmtNode::ChoosePlayer { .. }
        | StmtNode::ChooseRegion { .. }
        | StmtNode::ChooseNum { .. } => {
            Offer::of(act.choices.iter().filter_map(|choice| match *choice {
                Bound::Player(who) => {
                    let seat = who.seat()?;
                    Some((Action::Player { seat }, Slip::Player(seat)))
                }
                Bound::Region(place) => {
                    Some((Action::Region { region: rules.spot(place) }, Slip::Region(place)))
                }
                Bound::Num(n) => Some((Action::Number { n }, Slip::Number(n))),
                _ => None,
            }))
        }
        StmtNode::ChooseDef { .. } => {
            Offer::of(nameable(rules).map(|card| (Action::Name { card }, Slip::Name(card))))
        }
        StmtNode::ChooseOne { options, .. } => {
            let module = rules.module_of(act.action);
            let texts: Vec<_> = rules.program(module).ways(options).map(|(text, _)| text).collect();
            let ways = act.choices.iter().filter_map(|choice| match choice {
                Bound::Num(way) => u8::try_from(*way).ok(),
                _ => None,
            });
            Offer::of(ways.filter_map(|way| {
                let text = *texts.get(usize::from(way))?;
                Some((Action::Way { way: rules.names.text(module, text) }, Slip::Way(way)))
            }))
        }
        StmtNode::Ask { must, costs, .. } => offer_demand(rules, state, seat, costs, must, slips),
        _ => Offer { stop: Some(Action::Pass), ..Offer::default() },
    }
}

pub(super) fn is_must_move(eval: &Eval<'_>, by: crate::lang::nodes::Mover) -> bool {
    match eval.program.mover(by) {
        crate::lang::nodes::MoverNode::By { must, .. } => must,
        crate::lang::nodes::MoverNode::ByRandom {} => true,
    }
}

/// Cards that somebody may or must supply for a move.
#[expect(clippy::too_many_arguments)]
fn offer_cards(
    rules: &BombCat,
    eval: &mut Eval<'_>,
    seat: Seat,
    what: CardPat,
    place: Place,
    must: bool,
    node: &StmtNode,
    slips: &[Slip],
) -> Offer {
    eval.sight = Some(Viewer::Seat(seat));
    let cards = candidates(rules, eval, place, node);
    let blind = matches!(node, StmtNode::Move { by, .. } | StmtNode::Attach { by, .. } | StmtNode::Detach { by, .. }
        if matches!(eval.program.mover(*by), crate::lang::nodes::MoverNode::By { blind: true, .. }));
    let unseen = |card: CardNo| blind || !rules.sees(eval.state, card, Viewer::Seat(seat));
    // Whoever chooses blindly says only whether.
    if cards.iter().all(|&card| unseen(card)) {
        if !slips.is_empty() {
            let n = takes(eval, what).map_or(1, |(least, _)| usize::from(least.max(1)));
            if slips.len() >= n.min(cards.len()) {
                return Offer::complete();
            }
        }
        let option = (Action::Unseen { from: rules.spot(place) }, Slip::Unseen(0, place));
        let stop = (!must && slips.is_empty()).then_some(Action::Pass);
        return Offer { options: smallvec![option], stop, ..Offer::default() };
    }
    if let Some(leaf) = single(eval, what) {
        if !slips.is_empty() {
            return Offer::complete();
        }
        let mut offer = Offer::default();
        for &card in &cards {
            let slip = match unseen(card) {
                true => Slip::Unseen(0, place),
                false => Slip::Card(0, card),
            };
            let known = |(_, other): &(Action, Slip)| match (*other, slip) {
                (Slip::Card(_, other), Slip::Card(_, card)) => eval.state.are_alike(card, other),
                (other, slip) => other == slip,
            };
            if !offer.options.iter().any(known) && eval.leaf(leaf, card) != Truth::No {
                offer.options.push((as_card(rules, eval.state, seat, slip), slip));
            }
        }
        offer.stop = (!must || offer.options.is_empty()).then_some(Action::Pass);
        return offer;
    }
    let (mut shape, _) = eval.pool(what, &cards);
    let whole = pool_with(eval, what, &cards, &[]);
    if must && !Query::within(&shape, &whole, QUICK).exists() {
        match best_effort(&shape, &whole) {
            Some(less) => shape = less,
            None => return Offer { stop: Some(Action::Pass), ..Offer::default() },
        }
    }
    let picked = picked_of(rules, eval.state, seat, slips);
    let holds = |picked: &[CardNo]| {
        let at: Vec<usize> =
            picked.iter().filter_map(|card| cards.iter().position(|other| other == card)).collect();
        Query::within(&shape, &whole, QUICK).holds(&at)
    };
    // Cards are picked in the order in which they lie, so those before the last one are out.
    let can = |picked: &[CardNo], from: usize, shape: &Shape| {
        let late = cards.iter().enumerate();
        let late = late.filter(|(at, card)| *at >= from || picked.contains(card));
        let late: Vec<CardNo> = late.map(|(_, card)| *card).collect();
        Query::within(shape, &pool_with(eval, what, &late, picked), QUICK).exists()
    };
    let mut offer = Offer::default();
    let last = picked.iter().filter_map(|card| cards.iter().position(|other| other == card)).max();
    let mut kinds: Vec<CardNo> = Vec::new();
    for (at, &card) in cards.iter().enumerate() {
        if picked.contains(&card) || last.is_some_and(|last| at < last) || slips.len() >= PICKS {
            continue;
        }
        let slip = match unseen(card) {
            true => Slip::Unseen(0, place),
            false => Slip::Card(0, card),
        };
        let known = match slip {
            Slip::Unseen(..) => offer.options.iter().any(|(_, other)| *other == slip),
            _ => kinds.iter().any(|&other| eval.state.are_alike(card, other)),
        };
        if known {
            continue;
        }
        let more: Vec<CardNo> = picked.iter().copied().chain([card]).collect();
        if can(&more, at, &shape) {
            // What one that is not seen is like must not show.
            kinds.extend((!unseen(card)).then_some(card));
            offer.options.push((as_card(rules, eval.state, seat, slip), slip));
        }
    }
    let enough = holds(&picked);
    if picked.is_empty() {
        offer.stop = (!must || enough || offer.options.is_empty()).then_some(Action::Pass);
    } else if enough {
        match offer.options.is_empty() {
            true => offer.complete = true,
            false => offer.stop = Some(Action::Done),
        }
    }
    offer
}

/// What somebody who must choose cards chooses, if there is only one way to do so.
pub(crate) fn only_choice(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    what: CardPat,
    place: Place,
    node: &StmtNode,
) -> Option<Vec<Slip>> {
    let mut eval = Eval::of_act(rules, state, state.acts.last()?);
    let mut slips = Vec::new();
    loop {
        let next = offer_cards(rules, &mut eval, seat, what, place, true, node, &slips);
        match (&next.options[..], next.stop) {
            _ if next.complete => return Some(slips),
            ([(_, only)], None) => slips.push(*only),
            ([], _) if slips.is_empty() => return Some(slips),
            _ => return None,
        }
    }
}

fn pool_with(eval: &Eval<'_>, what: CardPat, cards: &[CardNo], picked: &[CardNo]) -> Pool {
    let (_, mut pool) = eval.pool(what, cards);
    for card in picked {
        if let Some(at) = cards.iter().position(|other| other == card) {
            pool.require(at);
        }
    }
    pool
}

/// The cards of some picks; unseen ones stand for any of their region.
fn picked_of(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip]) -> Vec<CardNo> {
    let mut picked: Vec<CardNo> = Vec::new();
    for slip in slips {
        match *slip {
            Slip::Card(_, card) => picked.push(card),
            Slip::Unseen(_, place) => {
                let free = |card: &&CardNo| {
                    !rules.sees(state, **card, Viewer::Seat(seat)) && !picked.contains(card)
                };
                if let Some(&card) = state.region(place).iter().find(free) {
                    picked.push(card);
                }
            }
            _ => {}
        }
    }
    picked
}

/// The baskets of somebody of whom something is demanded.
fn demand<'a>(
    rules: &'a BombCat,
    state: &'a State,
    seat: Seat,
    costs: Costs,
    way: usize,
) -> Option<Basket<'a>> {
    let act = state.acts.last()?;
    let mut eval = Eval::of_act(rules, state, act);
    eval.sight = Some(Viewer::Seat(seat));
    Some(Basket { eval, costs, way, payer: seat, fill: &Fill::Searched })
}

fn offer_demand(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    costs: Costs,
    must: bool,
    slips: &[Slip],
) -> Offer {
    if let Some(&Slip::Use { way, .. }) = slips.first() {
        let Some(basket) = demand(rules, state, seat, costs, way.into()) else {
            return Offer::complete();
        };
        return match slips.len() >= PICKS {
            true => Offer::complete(),
            false => basket.next(slips),
        };
    }
    let module = state.acts.last().map_or(0, |act| rules.module_of(act.action));
    let ways = rules.program(module).alternatives(costs).min(32) as u8;
    let payable = |way: &u8| {
        demand(rules, state, seat, costs, (*way).into()).is_some_and(|basket| basket.is_payable())
    };
    let mut offer = Offer::of(
        (0..ways)
            .filter(payable)
            .map(|way| (Action::Pay { way }, Slip::Use { action: u16::MAX, way })),
    );
    if !must || offer.options.is_empty() {
        offer.stop = Some(Action::Pass);
    }
    offer
}
