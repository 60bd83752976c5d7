//! Cards that a statement takes: which ones it may, and which it draws.

use super::*;

/// The cards of a region that a statement may take.
pub(crate) fn candidates(rules: &BombCat, eval: &Eval<'_>, place: Place, node: &StmtNode) -> Cards {
    let row = match eval.sight {
        Some(viewer) => rules.row(eval.state, place, viewer),
        None => eval.state.region(place).into(),
    };
    let cards = row.iter().copied();
    cards.filter(|&card| is_candidate(rules, eval, node, card)).collect()
}

pub(super) fn is_candidate(
    rules: &BombCat,
    eval: &Eval<'_>,
    node: &StmtNode,
    card: CardNo,
) -> bool {
    let StmtNode::Move { op, .. } = node else { return true };
    (*op != Op::Bank || is_bankable(rules, eval.state, card))
        && !carry::is_spoken_for(eval.state, card, eval.sight)
}

pub(crate) fn is_bankable(rules: &BombCat, state: &State, card: CardNo) -> bool {
    let def = state.card(card).map(|card| card.def.index());
    def.and_then(|def| rules.library.cards.get(def)).is_some_and(|card| card.it.bank)
}

/// How many cards a pattern takes that any card fits.
pub(crate) fn takes(eval: &Eval<'_>, what: CardPat) -> Option<(u8, u8)> {
    let any = |at| match eval.program.pat(at) {
        CardPatNode::AsPat { a } => matches!(eval.program.pred(a), CardPredNode::CAny {}),
        _ => false,
    };
    match eval.program.pat(what) {
        CardPatNode::AsPat { .. } if any(what) => Some((1, 1)),
        CardPatNode::Times { min, max, of } if any(of) => {
            let small = |n: i32| n.clamp(0, 12) as u8;
            Some((small(eval.number(min)), small(eval.number(max))))
        }
        _ => None,
    }
}

/// The predicate of a pattern that means one card, as most do.
pub(crate) fn single(eval: &Eval<'_>, what: CardPat) -> Option<Leaf> {
    match eval.program.pat(what) {
        CardPatNode::AsPat { a } => Some(Leaf::Pred(a)),
        CardPatNode::RandomBlank {} => Some(Leaf::Blank),
        _ => None,
    }
}

/// The card that a predicate names as that very card.
pub(super) fn very_card(eval: &Eval<'_>, leaf: Leaf) -> Option<CardNo> {
    let Leaf::Pred(pred) = leaf else { return None };
    match eval.program.pred(pred) {
        CardPredNode::CIs { card } | CardPredNode::AsPred { a: card } => eval.card(card),
        _ => None,
    }
}

/// Whether the pattern means the top or the bottom card, so that all know which one it is.
pub(super) fn is_by_place(eval: &Eval<'_>, what: CardPat) -> bool {
    let CardPatNode::AsPat { a } = eval.program.pat(what) else { return false };
    match eval.program.pred(a) {
        CardPredNode::CIs { card } | CardPredNode::AsPred { a: card } => {
            matches!(eval.program.card(card), CardNode::Top { .. } | CardNode::Bottom { .. })
        }
        _ => false,
    }
}

/// A set that matches, each equally likely; what cannot be met in full is met as far as it goes.
pub(super) fn draw(
    ctx: &mut Table<'_, impl Host<BombCat>>,
    rules: &BombCat,
    what: CardPat,
    cards: &[CardNo],
) -> Few<CardNo> {
    let Some(act) = ctx.state().acts.last() else { return Few::new() };
    let eval = Eval::of_act(rules, ctx.state(), act);
    // Where any card will do, it is drawn straight away.
    if let Some((least, most)) = takes(&eval, what)
        && least == most
    {
        let mut left = Cards::from_slice(cards);
        let n = usize::from(least).min(left.len());
        for at in 0..n {
            let other = at + ctx.index("draw", left.len() - at);
            left.swap(at, other);
        }
        return Few::from_slice(&left[..n]);
    }
    if let Some(leaf) = single(&eval, what) {
        if let Some(card) = very_card(&eval, leaf) {
            return cards.iter().copied().filter(|&other| other == card).collect();
        }
        let fits = |card: &CardNo| eval.leaf(leaf, *card) == crate::pattern::Truth::Yes;
        let found: Cards = cards.iter().copied().filter(fits).collect();
        return match found[..] {
            [] => Few::new(),
            [only] => smallvec![only],
            _ => smallvec![found[ctx.index("draw", found.len())]],
        };
    }
    let (shape, pool) = eval.pool(what, cards);
    let mut take = |shape: &crate::pattern::Shape| {
        let mut draw = |n: usize| ctx.index("draw", n);
        Query::new(shape, &pool).choose(&mut draw)
    };
    let found = match take(&shape) {
        Some(found) => Some(found),
        None => best_effort(&shape, &pool).and_then(|shape| take(&shape)),
    };
    found.unwrap_or_default().into_iter().filter_map(|at| cards.get(at).copied()).collect()
}
