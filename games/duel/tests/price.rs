//! The price of everything against a slow reference that tries every way to pay.

use duel::data::{CardEntry, Color, Cost, Data, Effect, Resource, What};
use duel::sets::{FIRST_TOKEN, FIRST_WONDER, Id};
use duel::{Action, City, Duel, Options, State};
use engine::{Chance, FastChance, Files, Rules, Seat, Viewer, testkit};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn built_in() -> Data {
    Duel::load(&Files::built_in(Duel::FILES)).expect("the built-in files can be read")
}

/// More choices, which overlap, more discounts, and dearer cards than the game has.
fn overlapping() -> Data {
    let more = |text: &str, entries: Value| {
        let mut list: Vec<Value> = serde_json::from_str(text).expect("a list");
        list.extend(entries.as_array().expect("a list").iter().cloned());
        Value::from(list).to_string()
    };
    let produce = |id: &str, age: u8, of: &[&str]| json!({ "id": id, "age": age, "color": "yellow", "effects": [{ "produce_one_of": of }] });
    let cards = json!([
        produce("bazaar", 1, &["wood", "glass"]),
        produce("market", 2, &["clay", "paper", "wood"]),
        produce("fair", 3, &["stone", "glass"]),
        // Not brown and not grey, so no price of the rival's goes up.
        { "id": "sawpit", "age": 2, "color": "yellow",
          "effects": [{ "produce": { "wood": 1, "glass": 1 } }] },
        { "id": "clay_bank", "age": 2, "color": "yellow",
          "effects": [{ "fixed_price": { "of": ["clay", "glass"], "price": 3 } }] },
        { "id": "citadel", "age": 3, "color": "blue",
          "cost": { "coins": 2, "wood": 2, "stone": 1, "clay": 2, "glass": 2, "paper": 1 },
          "effects": [{ "points": 9 }] },
        { "id": "canal", "age": 3, "color": "green",
          "cost": { "wood": 3, "stone": 3, "glass": 3 }, "effects": [{ "points": 9 }] },
    ]);
    let wonders = json!([
        { "id": "world_fair", "cost": { "coins": 5, "wood": 1, "clay": 2, "glass": 1, "paper": 2 },
          "effects": [{ "produce_one_of": ["wood", "stone", "clay", "glass", "paper"] }] },
    ]);
    let tokens = json!([
        { "id": "geometry", "effects": [{ "discount": { "on": "blue", "resources": 1 } }] },
        { "id": "logistics", "effects": [{ "discount": { "on": "red", "resources": 3 } }] },
    ]);
    let mut files = Files::built_in(Duel::FILES);
    for (name, extra) in [("cards.json", cards), ("wonders.json", wonders), ("tokens.json", tokens)]
    {
        let text = Duel::FILES.iter().find(|(file, _)| *file == name).expect("a file").1;
        files.replace(name, more(text, extra)).expect("a file of the game");
    }
    Duel::load(&files).expect("cards of known effects can be added")
}

/// What is bought, and what the two cities have, as the data files say it.
struct Purchase<'a> {
    data: &'a Data,
    own: Vec<Id>,
    rival: Vec<Id>,
    bought: Id,
}

const RESOURCES: [Resource; 5] =
    [Resource::Wood, Resource::Stone, Resource::Clay, Resource::Glass, Resource::Paper];

impl Purchase<'_> {
    fn card(&self, id: Id) -> Option<&CardEntry> {
        self.data.cards.get(id.index())
    }

    fn effects(&self, id: Id) -> &[Effect] {
        match id.index() {
            at if at >= FIRST_TOKEN => &self.data.tokens[at - FIRST_TOKEN].effects,
            at if at >= FIRST_WONDER => &self.data.wonders[at - FIRST_WONDER].effects,
            at => &self.data.cards[at].effects,
        }
    }

    fn cost(&self) -> Cost {
        match self.card(self.bought) {
            Some(card) => card.cost,
            None => self.data.wonders[self.bought.index() - FIRST_WONDER].cost,
        }
    }

    /// What discounts name the thing that is bought.
    fn kind(&self) -> What {
        match self.card(self.bought).map(|card| card.color) {
            None => What::Wonder,
            Some(Color::Brown) => What::Brown,
            Some(Color::Grey) => What::Grey,
            Some(Color::Blue) => What::Blue,
            Some(Color::Green) => What::Green,
            Some(Color::Yellow) => What::Yellow,
            Some(Color::Red) => What::Red,
            Some(Color::Guild) => What::Guild,
        }
    }

    fn chained(&self) -> bool {
        let chain = self.card(self.bought).and_then(|card| card.chain.as_ref());
        let has = |name: &String| {
            self.own.iter().any(|&id| self.card(id).is_some_and(|card| card.id == *name))
        };
        chain.is_some_and(has)
    }

    fn made(&self, ids: &[Id], resource: Resource) -> u32 {
        let effects = ids.iter().flat_map(|&id| self.effects(id));
        let made = effects.filter_map(|effect| match effect {
            Effect::Produce(amounts) => amounts.get(&resource),
            _ => None,
        });
        made.map(|&amount| u32::from(amount)).sum()
    }

    fn price_of(&self, resource: Resource) -> u32 {
        let effects = self.own.iter().flat_map(|&id| self.effects(id));
        let fixed = effects.filter_map(|effect| match effect {
            Effect::FixedPrice { of, price } if of.contains(&resource) => Some(u32::from(*price)),
            _ => None,
        });
        let sells = |id: &Id| {
            let color = self.card(*id).map(|card| card.color);
            color == Some(Color::Brown) || color == Some(Color::Grey)
        };
        let sellers: Vec<Id> = self.rival.iter().copied().filter(sells).collect();
        fixed.min().unwrap_or_else(|| 2 + self.made(&sellers, resource))
    }

    fn choices(&self) -> Vec<Vec<usize>> {
        let effects = self.own.iter().flat_map(|&id| self.effects(id));
        let choices = effects.filter_map(|effect| match effect {
            Effect::ProduceOneOf(of) => Some(of.iter().map(|&one| one as usize).collect()),
            _ => None,
        });
        choices.collect()
    }

    fn discount(&self) -> u32 {
        let effects = self.own.iter().flat_map(|&id| self.effects(id));
        let saved = effects.filter_map(|effect| match effect {
            Effect::Discount { on, resources } if *on == self.kind() => Some(u32::from(*resources)),
            _ => None,
        });
        saved.sum()
    }

    fn prices(&self) -> [u32; 5] {
        RESOURCES.map(|resource| self.price_of(resource))
    }

    /// What the city does not make itself.
    fn missing(&self) -> [u32; 5] {
        let need = self.cost().resources().map(u32::from);
        std::array::from_fn(|at| need[at].saturating_sub(self.made(&self.own, RESOURCES[at])))
    }

    /// The coins for trade, in the cheapest of all ways.
    fn trade(&self) -> u32 {
        cheapest(self.missing(), &self.choices(), self.discount(), &self.prices())
    }
}

/// Tries every resource that is missing, and none, for each choice and then for each unit of the discount.
fn cheapest(missing: [u32; 5], choices: &[Vec<usize>], discount: u32, prices: &[u32; 5]) -> u32 {
    let without = |at: usize| {
        let mut less = missing;
        less[at] -= 1;
        less
    };
    let missed = |at: &usize| missing[*at] > 0;
    if let Some((choice, rest)) = choices.split_first() {
        let taken = choice.iter().copied().filter(missed);
        let taken = taken.map(|at| cheapest(without(at), rest, discount, prices)).min();
        let unused = cheapest(missing, rest, discount, prices);
        taken.map_or(unused, |taken| taken.min(unused))
    } else if discount > 0 && missing != [0; 5] {
        let taken = (0..5).filter(missed);
        let taken = taken.map(|at| cheapest(without(at), &[], discount - 1, prices)).min();
        taken.unwrap_or(0)
    } else {
        missing.iter().zip(prices).map(|(units, price)| units * price).sum()
    }
}

/// The position in which the seat can buy this now: a card is the last of its age, a wonder has one under it.
fn position(rules: &Duel, dealt: &State, purchase: &Purchase<'_>) -> State {
    let city = |ids: &[Id]| {
        let of = |from: usize, to: usize| {
            ids.iter().copied().filter(move |id| (from..to).contains(&id.index()))
        };
        City {
            cards: of(0, FIRST_WONDER).collect(),
            built: of(FIRST_WONDER, FIRST_TOKEN).collect(),
            tokens: of(FIRST_TOKEN, FIRST_TOKEN + 16).collect(),
            ..City::default()
        }
    };
    let mut state = *dealt;
    state.current = Seat::new(0);
    state.drafted = 8;
    state.cities = [city(&purchase.own), city(&purchase.rival)];
    state.age = purchase.card(purchase.bought).map_or(1, |card| card.age);
    if purchase.card(purchase.bought).is_some() {
        state.ages[usize::from(state.age) - 1][0] = purchase.bought;
    } else {
        state.cities[0].wonders.insert(purchase.bought);
    }
    state.left.insert(0);
    (0..20).for_each(|place| state.shown.insert(place));
    rules.restore(&mut state);
    state
}

/// The action that buys it.
fn action(state: &State, bought: Id) -> Action {
    let under = state.structure()[0].card();
    if bought.index() >= FIRST_WONDER {
        Action::BuildWonder { wonder: bought.card(), card: under }
    } else {
        Action::Build { card: bought.card() }
    }
}

/// What is quoted must be the price, part by part.
fn quote_adds_up(purchase: &Purchase<'_>, parts: &[engine::Note]) {
    let number = |value: &Value| value.as_u64().unwrap_or_default() as u32;
    let mut price = None;
    let (mut printed, mut traded, mut saved) = (0, 0, 0);
    let mut units = [0; 5];
    let mut givers = BTreeSet::new();
    for part in parts {
        let figures = &part.figures;
        let resource = figures.get("resource").map(|name| {
            let resource: Resource = serde_json::from_value(name.clone()).expect("a resource");
            resource as usize
        });
        match (part.code.as_ref(), resource) {
            ("price", _) => price = Some(number(&figures["coins"])),
            ("printed", _) => printed += number(&figures["coins"]),
            ("produced", Some(at)) => {
                let made = purchase.made(&purchase.own, RESOURCES[at]);
                assert!(number(&figures["units"]) <= made, "more than the city makes");
                units[at] += number(&figures["units"]);
            }
            ("chosen", Some(at)) => {
                let card: engine::Card =
                    serde_json::from_value(figures["card"].clone()).expect("a card");
                let giver = Id::of(card).expect("a card of the game");
                assert!(givers.insert(giver), "one choice gives twice");
                assert!(purchase.own.contains(&giver), "a choice of another city");
                let gives = purchase.effects(giver).iter().any(|effect| {
                    matches!(effect, Effect::ProduceOneOf(of) if of.contains(&RESOURCES[at]))
                });
                assert!(gives, "a choice gives what it cannot");
                units[at] += 1;
            }
            ("saved", Some(at)) => {
                saved += number(&figures["units"]);
                units[at] += number(&figures["units"]);
            }
            ("traded", Some(at)) => {
                let (each, coins) = (number(&figures["each"]), number(&figures["coins"]));
                assert_eq!(each, purchase.price_of(RESOURCES[at]));
                assert_eq!(coins, each * number(&figures["units"]));
                traded += coins;
                units[at] += number(&figures["units"]);
            }
            _ => {}
        }
    }
    let price = price.expect("a price");
    let cost = purchase.cost();
    if traded > 0 && cost.coins > 0 {
        assert_eq!(printed, u32::from(cost.coins));
        assert_eq!(printed + traded, price);
    } else {
        assert_eq!(u32::from(cost.coins) + traded, price);
    }
    assert_eq!(units, cost.resources().map(u32::from), "every unit comes from somewhere, once");
    assert!(saved <= purchase.discount(), "more is saved than there is discount");
}

/// Prices, quotes, refusals and lists of one purchase.
fn check(rules: &Duel, dealt: &State, purchase: &Purchase<'_>, look: bool) {
    let seat = Seat::new(0);
    let mut state = position(rules, dealt, purchase);
    let action = action(&state, purchase.bought);
    let chained = purchase.chained();
    let trade = if chained { 0 } else { purchase.trade() };
    let price = if chained { 0 } else { trade + u32::from(purchase.cost().coins) };
    let listed = |state: &State| {
        let mut actions = Vec::new();
        rules.actions(state, seat, &mut actions);
        actions.contains(&action)
    };

    state.cities[0].coins = price as u16;
    assert!(listed(&state), "{action:?} costs {price} and is not listed");
    let quote = rules.check(&state, seat, &action);
    let quote = quote.unwrap_or_else(|refusal| panic!("{action:?} costs {price}: {refusal}"));
    if chained {
        assert_eq!(json!(quote.0[0].figures), json!({ "coins": 0 }));
    } else {
        quote_adds_up(purchase, &quote.0);
        assert_eq!(json!(quote.0[0].figures), json!({ "coins": price }));
    }
    if price > 0 {
        state.cities[0].coins = price as u16 - 1;
        assert!(!listed(&state), "{action:?} costs {price}");
        let refusal = rules.check(&state, seat, &action).expect_err("too dear").0;
        assert_eq!(refusal.code, "not_enough_coins");
        assert_eq!(json!(refusal.figures), json!({ "need": price, "have": price - 1 }));
    }
    if look && purchase.card(purchase.bought).is_some() {
        let view = rules.view(&state, Viewer::Public);
        let prices = view.places[0].as_ref().and_then(|place| place.prices).expect("an open card");
        assert_eq!((u32::from(prices[0].coins), u32::from(prices[0].trade)), (price, trade));
        assert_eq!((prices[0].chain, prices[0].affordable), (chained, price == 0));
    }
}

/// Random cities of random sizes, and something that neither has. What makes purchases cheaper is more likely.
fn random_purchase<'a>(data: &'a Data, dice: &mut FastChance) -> Purchase<'a> {
    let (many, theirs) = (dice.index("own", 80), dice.index("rival", 100));
    let (mut own, mut rival, mut left) = (Vec::new(), Vec::new(), Vec::new());
    let cards = (0..data.cards.len()).map(Id::new);
    let wonders = (0..data.wonders.len()).map(|at| Id::new(FIRST_WONDER + at));
    let tokens = (0..data.tokens.len()).map(|at| Id::new(FIRST_TOKEN + at));
    for id in cards.chain(wonders).chain(tokens) {
        let color = data.cards.get(id.index()).map(|card| card.color);
        let makes = color == Some(Color::Brown) || color == Some(Color::Grey);
        let mine = if makes { many / 4 } else { many };
        if dice.index("mine", 100) < mine {
            own.push(id);
        } else if dice.index("theirs", 100) < theirs / 2 {
            rival.push(id);
        } else if id.index() < FIRST_TOKEN {
            left.push(id);
        }
    }
    let mut purchase = Purchase { data, own, rival, bought: Id::new(0) };
    // More than five choices at once take the reference too long.
    while purchase.choices().len() > 5 {
        let of_choice = |effect: &Effect| matches!(effect, Effect::ProduceOneOf(_));
        let chooses = |id: &Id| purchase.effects(*id).iter().any(of_choice);
        let first = purchase.own.iter().position(chooses).expect("a choice");
        purchase.own.remove(first);
    }
    // A card that costs nothing proves nothing; of all others each is as likely.
    loop {
        purchase.bought = left[dice.index("bought", left.len())];
        if purchase.cost() != Cost::default() || left.len() < 10 {
            return purchase;
        }
    }
}

/// Tries many purchases, and says how many were cheaper by a choice, a discount, or both.
fn try_many(data: &Data, seed: u64, cases: u32) -> [u32; 3] {
    let rules = Duel::open(data, &Options::default(), 2).expect("two seats");
    let mut dice = FastChance::new(seed);
    let dealt = rules.deal(&mut FastChance::new(seed));
    let mut helped = [0; 3];
    for case in 0..cases {
        let purchase = random_purchase(data, &mut dice);
        check(&rules, &dealt, &purchase, case % 16 == 0);
        let (choices, discount) = (!purchase.choices().is_empty(), purchase.discount() > 0);
        let bare = cheapest(purchase.missing(), &[], 0, &purchase.prices());
        if !purchase.chained() && bare > purchase.trade() {
            helped[usize::from(choices) + 2 * usize::from(discount) - 1] += 1;
        }
    }
    helped
}

/// At least twenty thousand, also in the short tier.
fn cases() -> u32 {
    testkit::size(100_000).max(20_000)
}

#[test]
fn every_price_is_the_cheapest_there_is() {
    let helped = try_many(&built_in(), 1, cases());
    assert!(helped.iter().all(|&cases| cases > 100), "{helped:?}");
}

#[test]
fn prices_are_the_cheapest_with_choices_that_overlap_too() {
    let data = overlapping();
    let helped = try_many(&data, 2, cases());
    assert!(helped.iter().all(|&cases| cases > 100), "{helped:?}");
}

/// Everything that could be in one city at once.
#[test]
fn eight_choices_at_once_are_placed_in_the_best_way() {
    let data = overlapping();
    let rules = Duel::open(&data, &Options::default(), 2).expect("two seats");
    let dealt = rules.deal(&mut FastChance::new(3));
    let id = |name: &str| {
        let card = rules.card_named(name).unwrap_or_else(|| panic!("there is no {name}"));
        Id::of(card).expect("a card of the game")
    };
    let sources = "forum caravansery bazaar market fair great_lighthouse piraeus world_fair";
    let rivals = "sawmill brickyard glassworks glassblower press drying_room";
    for bought in ["canal", "palace", "pantheon", "study", "arsenal", "pyramids", "statue_of_zeus"]
    {
        for without in 0..256u32 {
            let kept = sources.split(' ').zip(0..).filter(|(_, at)| without >> at & 1 == 0);
            let own: Vec<Id> = kept.map(|(name, _)| id(name)).collect();
            let rival = rivals.split(' ').map(id).collect();
            let purchase = Purchase { data: &data, own, rival, bought: id(bought) };
            check(&rules, &dealt, &purchase, true);
        }
    }
}

/// The order in which things were built must not matter.
#[test]
fn one_choice_of_five_leaves_room_for_narrower_ones() {
    let data = overlapping();
    let rules = Duel::open(&data, &Options::default(), 2).expect("two seats");
    let dealt = rules.deal(&mut FastChance::new(3));
    let id = |name: &str| Id::of(rules.card_named(name).expect("a card")).expect("of the game");
    // The Rostrum costs a wood and a stone: the fair must give the stone and the bazaar the wood.
    let own = vec![id("bazaar"), id("fair")];
    let purchase = Purchase { data: &data, own, rival: Vec::new(), bought: id("rostrum") };
    assert_eq!(purchase.trade(), 0);
    check(&rules, &dealt, &purchase, true);
}
