//! What the data files say: cards, wonders, tokens, structures and the board, read and checked.

use crate::face::{Ask, Face, MOST_NEED, MOST_PRICE};
use crate::lanes::Amounts;
use crate::sets::{CARDS, FIRST_TOKEN, FIRST_WONDER, Id, Places, TOKENS, WONDERS};
use crate::state::{AGES, PLACES};
use engine::{DataError, Files};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The data files.
pub const FILES: &[(&str, &str)] = &[
    ("cards.json", include_str!("../data/cards.json")),
    ("wonders.json", include_str!("../data/wonders.json")),
    ("tokens.json", include_str!("../data/tokens.json")),
    ("structures.json", include_str!("../data/structures.json")),
    ("board.json", include_str!("../data/board.json")),
];

/// What cities produce and trade.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Serialize,
    Deserialize,
    strum::VariantNames,
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Resource {
    Wood,
    Stone,
    Clay,
    Glass,
    Paper,
}

/// The colours of cards.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::VariantNames,
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Color {
    Brown,
    Grey,
    Blue,
    Green,
    Yellow,
    Red,
    Guild,
}

/// What can be counted in a city: cards of a colour, wonders that are built, coins by threes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum What {
    Brown,
    Grey,
    Blue,
    Green,
    Yellow,
    Red,
    Guild,
    Wonder,
    ThreeCoins,
}

/// The signs of the sciences.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    strum::VariantNames,
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Symbol {
    Globe,
    Sundial,
    Mortar,
    Plumb,
    Wheel,
    Quill,
    Law,
}

/// A price: coins and resources.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    pub coins: u8,
    pub wood: u8,
    pub stone: u8,
    pub clay: u8,
    pub glass: u8,
    pub paper: u8,
}

impl Cost {
    pub fn resources(&self) -> [u8; 5] {
        [self.wood, self.stone, self.clay, self.glass, self.paper]
    }

    fn amounts(&self) -> Amounts {
        let of = |sum: Amounts, (one, &amount): (usize, &u8)| sum.plus(Amounts::of(one, amount));
        self.resources().iter().enumerate().fold(Amounts::default(), of)
    }
}

/// What a card, wonder or token does. Each kind is compiled into a [`Face`] by one arm of [`Face::add`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// So much of these resources in every purchase.
    Produce(BTreeMap<Resource, u8>),
    /// One resource of these in every purchase.
    ProduceOneOf(Vec<Resource>),
    /// These resources cost this much from the bank, whatever the opponent makes.
    FixedPrice {
        of: Vec<Resource>,
        price: u8,
    },
    Shields(u8),
    Symbol(Symbol),
    Points(u8),
    Coins(u8),
    OpponentLoses(u8),
    /// Coins for each of these in the own city, once.
    CoinsPer {
        what: What,
        coins: u8,
    },
    /// Coins at once, and points at the end, for each of these in the city that has more of them.
    Guild {
        of: Vec<What>,
        coins: u8,
        points: u8,
    },
    /// A card of this colour leaves the opponent's city.
    Destroy(Color),
    /// One of so many tokens drawn from the box.
    TokenFromBox {
        draw: u8,
    },
    /// A card of the discard pile is built for nothing.
    BuildDiscarded,
    ExtraTurn,
    /// So many resources less for cards of this colour, or for wonders.
    Discount {
        on: What,
        resources: u8,
    },
    /// What the opponent pays in trade comes to this city.
    TradeIncome,
    /// Coins for every card built by its chain.
    ChainCoins(u8),
    /// More shields on every red card.
    ExtraShield(u8),
    /// Every wonder gives an extra turn.
    WondersExtraTurn,
    /// Points at the end for each token of the city.
    PointsPerToken(u8),
}

/// A card as in the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    pub id: String,
    pub age: u8,
    pub color: Color,
    #[serde(default)]
    pub cost: Cost,
    /// Whoever has this card builds for nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chain: Option<String>,
    pub effects: Vec<Effect>,
}

/// A wonder as in the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WonderEntry {
    pub id: String,
    pub cost: Cost,
    pub effects: Vec<Effect>,
}

/// A progress token as in the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TokenEntry {
    pub id: String,
    pub effects: Vec<Effect>,
}

/// What clients are told about a card, a wonder or a token.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CardInfo<'a> {
    Card(&'a CardEntry),
    Wonder(&'a WonderEntry),
    Token(&'a TokenEntry),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StructureEntry {
    age: u8,
    places: Vec<PlaceEntry>,
}

/// A place of a structure: rows from the far end, `x` in halves of a card's width.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceEntry {
    pub row: u8,
    pub x: u8,
    pub face_up: bool,
    pub covered_by: Vec<u8>,
}

/// The military track, and the other figures of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// What each city begins with.
    pub coins: u8,
    pub discard: DiscardIncome,
    /// The price of a resource that the opponent does not make.
    pub trade: u8,
    /// How far the pawn is from a capital at the start.
    pub capital: u8,
    /// Points for a pawn at least so far on the other side.
    pub zones: Vec<Zone>,
    /// What the other city loses when the pawn first comes so near.
    pub loot: Vec<Loot>,
    /// Different symbols that win.
    pub symbols: u8,
    /// Wonders that can be built by both together.
    pub wonders: u8,
    /// Tokens on the board.
    pub tokens: u8,
    /// Guilds in the last age.
    pub guilds: u8,
    pub coins_per_point: u8,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiscardIncome {
    pub coins: u8,
    pub per_yellow: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    pub from: u8,
    pub points: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loot {
    pub at: u8,
    pub coins: u8,
}

/// The places of one age, compiled.
#[derive(Clone, Debug, Default)]
pub struct Structure {
    pub places: Vec<PlaceEntry>,
    /// Every place.
    pub all: Places,
    pub face_up: Places,
    pub open: Places,
    /// For each place, those that lie on it, and those it lies on.
    pub covered_by: [Places; 32],
    pub covers: [Places; 32],
}

/// The files, checked.
#[derive(Clone, Debug)]
pub struct Data {
    pub cards: Vec<CardEntry>,
    pub wonders: Vec<WonderEntry>,
    pub tokens: Vec<TokenEntry>,
    pub structures: [Structure; AGES],
    pub board: Board,
    /// By number: what everything does.
    pub faces: Vec<Face>,
}

impl Data {
    pub fn load(files: &Files) -> Result<Self, DataError> {
        let cards: Vec<CardEntry> = files.entries("cards.json")?;
        let wonders: Vec<WonderEntry> = files.entries("wonders.json")?;
        let tokens: Vec<TokenEntry> = files.entries("tokens.json")?;
        let board: Board = files.one("board.json")?;
        check_board(&board)?;
        check_count("cards.json", cards.len(), 1, CARDS)?;
        check_count("wonders.json", wonders.len(), 8, WONDERS)?;
        check_count("tokens.json", tokens.len(), usize::from(board.tokens), TOKENS)?;
        check_ages(&cards, &board)?;
        check_names(&cards, &wonders, &tokens)?;

        let mut faces = vec![Face::default(); crate::sets::IDS];
        for (at, card) in cards.iter().enumerate() {
            check_cost("cards.json", &card.id, &card.cost)?;
            let mut face = Face::new(card.cost.amounts(), card.cost.coins, card.color as usize);
            if let Some(chain) = &card.chain {
                let from = cards.iter().position(|other| other.id == *chain).ok_or_else(|| {
                    let problem = format!("there is no card {chain}");
                    DataError::field("cards.json", &card.id, "chain", problem)
                })?;
                if cards[from].age >= card.age {
                    let problem = format!("{chain} is not of an earlier age");
                    return Err(DataError::field("cards.json", &card.id, "chain", problem));
                }
                face.chain = Some(Id::new(from));
            }
            add_all(&mut face, "cards.json", &card.id, &card.effects)?;
            faces[at] = face;
        }
        for (at, wonder) in wonders.iter().enumerate() {
            check_cost("wonders.json", &wonder.id, &wonder.cost)?;
            let cost = &wonder.cost;
            let mut face = Face::new(cost.amounts(), cost.coins, What::Wonder as usize);
            add_all(&mut face, "wonders.json", &wonder.id, &wonder.effects)?;
            faces[FIRST_WONDER + at] = face;
        }
        for (at, token) in tokens.iter().enumerate() {
            let mut face = Face::new(Amounts::default(), 0, Face::TOKEN);
            add_all(&mut face, "tokens.json", &token.id, &token.effects)?;
            faces[FIRST_TOKEN + at] = face;
        }
        check_room(&faces)?;
        check_prices(&faces, &board)?;
        let structures = structures(files.one("structures.json")?)?;
        Ok(Data { cards, wonders, tokens, structures, board, faces })
    }
}

fn add_all(face: &mut Face, file: &str, id: &str, effects: &[Effect]) -> Result<(), DataError> {
    for (at, effect) in effects.iter().enumerate() {
        face.add(effect)
            .map_err(|problem| DataError::field(file, id, &format!("effects[{at}]"), problem))?;
    }
    Ok(())
}

fn check_count(file: &str, count: usize, least: usize, most: usize) -> Result<(), DataError> {
    if (least..=most).contains(&count) {
        return Ok(());
    }
    Err(DataError::file(file, format!("has {count} entries; {least} to {most} can be played with")))
}

fn check_board(board: &Board) -> Result<(), DataError> {
    let bad = |field: &str, problem: &str| {
        let error = DataError::file("board.json", problem);
        Err(DataError { field: Some(field.to_owned()), ..error })
    };
    if !(1..=100).contains(&board.capital) {
        return bad("capital", "must be 1 to 100");
    }
    let distances: Vec<u8> = board.zones.iter().map(|zone| zone.from).collect();
    if distances.first() == Some(&0) || !distances.is_sorted_by(|a, b| a < b) {
        return bad("zones", "must begin at 1 or further and lie in order");
    }
    if board.loot.len() > 4 || !board.loot.is_sorted_by(|a, b| a.at < b.at) {
        return bad("loot", "must be at most four, in order");
    }
    if board.loot.first().is_some_and(|loot| loot.at == 0) {
        return bad("loot", "must lie at 1 or further");
    }
    if !(1..=7).contains(&board.symbols) {
        return bad("symbols", "must be 1 to 7");
    }
    if !(1..=8).contains(&board.wonders) {
        return bad("wonders", "must be 1 to 8");
    }
    if usize::from(board.guilds) > PLACES {
        return bad("guilds", "must fit into the structure");
    }
    if board.coins_per_point == 0 {
        return bad("coins_per_point", "must be at least 1");
    }
    if board.trade == 0 || board.trade > 50 {
        return bad("trade", "must be 1 to 50");
    }
    if board.discard.coins > 50 || board.discard.per_yellow > 10 {
        return bad("discard", "must be at most 50 coins and 10 for each yellow card");
    }
    Ok(())
}

fn check_ages(cards: &[CardEntry], board: &Board) -> Result<(), DataError> {
    for card in cards {
        let bad = |field: &str, problem: &str| {
            Err(DataError::field("cards.json", &card.id, field, problem))
        };
        if !(1..=AGES as u8).contains(&card.age) {
            return bad("age", "must be 1, 2 or 3");
        }
        if card.color == Color::Guild && card.age != AGES as u8 {
            return bad("age", "guilds are of age 3");
        }
    }
    for age in 1..=AGES as u8 {
        let guilds = if age == AGES as u8 { usize::from(board.guilds) } else { 0 };
        let plain = cards.iter().filter(|card| card.age == age && card.color != Color::Guild);
        let (have, need) = (plain.count(), PLACES - guilds);
        if have < need {
            let problem =
                format!("age {age} has {have} cards that are no guilds and needs at least {need}");
            return Err(DataError::file("cards.json", problem));
        }
    }
    let guilds = cards.iter().filter(|card| card.color == Color::Guild).count();
    if guilds < usize::from(board.guilds) {
        let problem = format!("there are {guilds} guilds, {} are played with", board.guilds);
        return Err(DataError::file("cards.json", problem));
    }
    Ok(())
}

/// A name stands for one thing among all files. Within a file the engine has looked already.
fn check_names(
    cards: &[CardEntry],
    wonders: &[WonderEntry],
    tokens: &[TokenEntry],
) -> Result<(), DataError> {
    let is_card = |id: &String| cards.iter().any(|card| card.id == *id);
    let is_wonder = |id: &String| wonders.iter().any(|wonder| wonder.id == *id);
    for wonder in wonders {
        if is_card(&wonder.id) {
            return Err(DataError::field("wonders.json", &wonder.id, "id", "is a card too"));
        }
    }
    for token in tokens {
        if is_card(&token.id) || is_wonder(&token.id) {
            let problem = "is a card or a wonder too";
            return Err(DataError::field("tokens.json", &token.id, "id", problem));
        }
    }
    Ok(())
}

/// Prices are worked out in small numbers; no purchase may come near their limits.
fn check_cost(file: &str, id: &str, cost: &Cost) -> Result<(), DataError> {
    if cost.resources().iter().any(|&amount| amount > MOST_NEED) {
        return Err(DataError::field(
            file,
            id,
            "cost",
            format!("{MOST_NEED} of a kind is the most"),
        ));
    }
    Ok(())
}

fn check_prices(faces: &[Face], board: &Board) -> Result<(), DataError> {
    for lane in 0..5 {
        let sold: u32 = faces.iter().map(|face| u32::from(face.sold.get(lane))).sum();
        if sold + u32::from(board.trade) > u32::from(MOST_PRICE) {
            let problem = format!(
                "brown and grey cards make so much of one resource that its price could pass {MOST_PRICE}"
            );
            return Err(DataError::file("cards.json", problem));
        }
    }
    Ok(())
}

/// The state has room for so many productions of choice in a city, and for so many choices in one turn.
fn check_room(faces: &[Face]) -> Result<(), DataError> {
    let choices = faces.iter().filter(|face| face.one_of != 0).count();
    if choices > crate::assets::CHOICES {
        let problem = format!(
            "{choices} entries of all files produce one of several; {} is the most",
            crate::assets::CHOICES
        );
        return Err(DataError::file("cards.json", problem));
    }
    // A turn builds one thing, and one more for each discarded card it builds; each may bring a token.
    let asks = |wanted: fn(&Ask) -> bool| {
        faces.iter().flat_map(|face| face.asks.iter()).filter(|ask| wanted(ask)).count()
    };
    let longest = asks(|_| true) + asks(|ask| *ask == Ask::Discarded) + 1;
    if longest > crate::state::ASKS {
        let problem = format!(
            "a turn could ask for {longest} choices; {} is the most (destroy, token_from_box, build_discarded)",
            crate::state::ASKS
        );
        return Err(DataError::file("wonders.json", problem));
    }
    Ok(())
}

fn structures(entries: Vec<StructureEntry>) -> Result<[Structure; AGES], DataError> {
    let wrong = |problem: String| DataError::file("structures.json", problem);
    let mut structures: [Structure; AGES] = Default::default();
    if entries.len() != AGES {
        return Err(wrong(format!("there are {} structures, not {AGES}", entries.len())));
    }
    for (at, entry) in entries.into_iter().enumerate() {
        let age = at + 1;
        if usize::from(entry.age) != age {
            return Err(wrong(format!("structure {age} says it is of age {}", entry.age)));
        }
        if entry.places.len() != PLACES {
            let count = entry.places.len();
            return Err(wrong(format!("age {age} has {count} places, not {PLACES}")));
        }
        let structure = &mut structures[at];
        for (place, entry) in entry.places.iter().enumerate() {
            let bad = |problem: &str| wrong(format!("age {age}, place {place}: {problem}"));
            structure.all.insert(place as u8);
            if entry.face_up {
                structure.face_up.insert(place as u8);
            }
            if entry.covered_by.is_empty() {
                structure.open.insert(place as u8);
                if !entry.face_up {
                    return Err(bad("is open from the start and must be face up"));
                }
            }
            for &other in &entry.covered_by {
                if usize::from(other) >= PLACES || usize::from(other) <= place {
                    return Err(bad("can be covered by later places only"));
                }
                structure.covered_by[place].insert(other);
                structure.covers[usize::from(other)].insert(place as u8);
            }
        }
        structure.places = entry.places;
    }
    Ok(structures)
}
