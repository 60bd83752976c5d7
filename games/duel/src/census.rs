//! Whether a position is possible: each card in one place, every number in range.

use crate::duel::Duel;
use crate::sets::{CardSet, Id, TokenSet, WonderSet};
use crate::state::{AGES, DRAFTED, PLACES, State};
use engine::CensusError;

pub(crate) fn census(rules: &Duel, state: &State) -> Result<(), CensusError> {
    fn ok(condition: bool, message: impl FnOnce() -> String) -> Result<(), CensusError> {
        CensusError::unless(condition, message)
    }
    let board = rules.board();
    ok(state.first.index() < 2 && state.current.index() < 2, || {
        format!("seats {} and {} are not both at the table", state.first, state.current)
    })?;
    ok(usize::from(state.age) <= AGES, || format!("there is no age {}", state.age))?;
    ok(state.drafted <= DRAFTED, || format!("{} wonders were drafted", state.drafted))?;
    ok(state.age == 0 || state.drafted == DRAFTED, || {
        "an age has begun before all wonders were drafted".to_owned()
    })?;
    wonders(rules, state)?;
    tokens(rules, state)?;

    // Cards: those of each age are different and of that age; what has been built or discarded lies there no more.
    let [one, two] = &state.cities;
    let gone = one.cards.or(two.cards).or(state.discarded);
    ok(gone.len() == one.cards.len() + two.cards.len() + state.discarded.len(), || {
        "a card is in two places".to_owned()
    })?;
    let is_card = |id: Id| rules.data.cards.get(id.index()).is_some();
    ok(gone.iter().all(is_card), || "something that is no card lies with the cards".to_owned())?;
    for (age, places) in state.ages.iter().enumerate() {
        let here: CardSet = places.iter().copied().filter(|&id| is_card(id)).collect();
        ok(here.len() == PLACES, || format!("age {} does not have {PLACES} cards", age + 1))?;
        let fits = |&id: &Id| rules.pools[age].contains(&id) || rules.is_guild(id);
        ok(places.iter().all(fits), || format!("a card of another age is in age {}", age + 1))?;
        let guilds = places.iter().filter(|&&id| rules.is_guild(id)).count();
        let expected = if age + 1 == AGES { usize::from(board.guilds) } else { 0 };
        ok(guilds == expected, || format!("age {} has {guilds} guilds", age + 1))?;
        let still: CardSet = match (age + 1).cmp(&usize::from(state.age)) {
            std::cmp::Ordering::Less => CardSet::default(),
            std::cmp::Ordering::Greater => here,
            std::cmp::Ordering::Equal => {
                state.left.iter().map(|place| places[usize::from(place)]).collect()
            }
        };
        ok(still.and(gone).is_empty(), || {
            format!("a card of age {} lies there and elsewhere too", age + 1)
        })?;
    }

    let all = rules.structure(state.age).all;
    ok(state.left.without(all).is_empty() && state.shown.without(all).is_empty(), || {
        "there are no such places".to_owned()
    })?;
    if state.age == 0 {
        ok(state.left.is_empty() && state.shown.is_empty(), || {
            "cards lie there before the first age".to_owned()
        })?;
    } else {
        ok(all.without(state.left).without(state.shown).is_empty(), || {
            "a card was taken face down".to_owned()
        })?;
        let structure = rules.structure(state.age);
        let dug = |place: u8| !structure.covers[usize::from(place)].without(state.left).is_empty();
        ok(!state.left.iter().any(dug), || "a card was taken from under another".to_owned())?;
        let up = structure.face_up;
        ok(up.without(state.shown).is_empty(), || {
            "a card that is dealt face up lies face down".to_owned()
        })?;
        ok(state.left.is_empty() || !rules.open_places(state).is_empty(), || {
            "no card of the structure is open".to_owned()
        })?;
    }
    ok(state.open == rules.open_places(state), || "the open places are wrong".to_owned())?;

    ok(state.pawn.unsigned_abs() <= board.capital, || format!("the pawn is at {}", state.pawn))?;
    let loot = (1u16 << board.loot.len()) - 1;
    ok(state.loot.iter().all(|&bits| u16::from(bits) & !loot == 0), || {
        "there is loot that the board does not have".to_owned()
    })?;
    for (seat, city) in state.cities.iter().enumerate() {
        ok(city.coins <= 10_000, || format!("seat {seat} has {} coins", city.coins))?;
        ok(city.assets == rules.assets(city), || format!("the sums of seat {seat} are wrong"))?;
    }
    ok(state.over.is_none() || state.asks.is_empty(), || {
        "a choice is asked for after the end".to_owned()
    })?;
    ok(state.age > 0 || state.asks.is_empty(), || {
        "a choice is asked for before the first age".to_owned()
    })?;
    let winner = state.over.and_then(|end| end.winner);
    ok(winner.is_none_or(|seat| seat.index() < 2), || "nobody has won from there".to_owned())
}

fn wonders(rules: &Duel, state: &State) -> Result<(), CensusError> {
    let [first, second] = &state.rounds;
    let laid: WonderSet = first.iter().chain(second).copied().collect();
    let known = |id: &Id| rules.wonders.contains(id);
    let sound = laid.len() == 8 && first.iter().chain(second).all(known);
    CensusError::unless(sound, || "the rounds are not eight different wonders".to_owned())?;
    let [one, two] = &state.cities;
    let owned = [one.wonders, one.built, two.wonders, two.built];
    let all = owned.iter().fold(WonderSet::default(), |all, set| all.or(*set));
    let count: usize = owned.iter().map(|set| set.len()).sum();
    CensusError::unless(all.len() == count, || "a wonder is in two places".to_owned())?;
    CensusError::unless(all.without(laid).is_empty(), || "a wonder was never laid out".to_owned())?;
    CensusError::unless(count <= usize::from(state.drafted), || {
        format!("{count} wonders are owned, {} were drafted", state.drafted)
    })?;
    let early: WonderSet = first.iter().copied().collect();
    let rounds = state.drafted > 4 || all.without(early).is_empty();
    CensusError::unless(rounds, || "a wonder of the second round is owned too soon".to_owned())?;
    CensusError::unless(state.drafted >= DRAFTED || state.offer().len() == offered(state), || {
        "the wonders laid out are not those that are left".to_owned()
    })
}

/// How many wonders of the round are left to choose from.
fn offered(state: &State) -> usize {
    4 - usize::from(state.drafted) % 4
}

fn tokens(rules: &Duel, state: &State) -> Result<(), CensusError> {
    let [one, two] = &state.cities;
    let places = [state.board, one.tokens, two.tokens, state.drawn];
    let all = places.iter().fold(TokenSet::default(), |all, set| all.or(*set));
    let count: usize = places.iter().map(|set| set.len()).sum();
    CensusError::unless(all.len() == count, || "a token is in two places".to_owned())?;
    CensusError::unless(all.without(rules.tokens).is_empty(), || {
        "there is a token that the game does not have".to_owned()
    })
}
