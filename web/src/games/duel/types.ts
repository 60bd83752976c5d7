// Made from the Rust types of the game: ONETABLE_TYPES=write cargo test -p catalog --test typescript.

export type Question = Asked & { cause?: { code: string, figures?: Record<string, unknown>, }, min: number, max: number, };

export type Choice = { action: Action, quote?: Array<Quoted>, };

export type Action = { "draft": { wonder: CardName, } } | { "build": { card: CardName, } } | { "discard": { card: CardName, } } | { "build_wonder": { wonder: CardName, card: CardName, } } | { "take_token": { token: CardName, } } | { "destroy": { card: CardName, } } | { "revive": { card: CardName, } } | { "let_begin": { seat: Seat, } };

export type Ask = "token" | "drawn" | { "destroy": Color } | "discarded" | "starter";

export type Asked = { "code": "draft" } | { "code": "turn", "figures": { age: number, } } | { "code": "token" } | { "code": "drawn" } | { "code": "destroy", "figures": { color: Color, } } | { "code": "discarded" } | { "code": "starter", "figures": { age: number, } };

export type CardEntry = { id: string, age: number, color: Color, cost: Cost, 
/**
 * Whoever has this card builds for nothing.
 */
chain?: string, effects: Array<Effect>, };

export type CardInfo = { "card": CardEntry } | { "wonder": WonderEntry } | { "token": TokenEntry };

export type CardName = string;

export type CityView = { coins: number, 
/**
 * Cards by colour.
 */
cards: Array<[Color, Array<CardName>]>, wonders: Array<WonderView>, tokens: Array<CardName>, 
/**
 * What it makes in every purchase, by resource.
 */
makes: Array<[Resource, number]>, 
/**
 * Productions of choice.
 */
makes_one_of: Array<Array<Resource>>, 
/**
 * What each resource costs it from the bank.
 */
prices: Array<[Resource, number]>, 
/**
 * Its symbols, and whether it has them twice.
 */
symbols: Array<[Symbol, boolean]>, 
/**
 * Shields by which it is ahead; below 0 it is behind.
 */
advance: number, discard_income: number, 
/**
 * Points as things stand, in all and by category.
 */
score: number, parts: Array<[string, number]>, };

export type Color = "brown" | "grey" | "blue" | "green" | "yellow" | "red" | "guild";

export type Cost = { coins: number, wood: number, stone: number, clay: number, glass: number, paper: number, };

export type Effect = { "produce": { [key in Resource]?: number } } | { "produce_one_of": Array<Resource> } | { "fixed_price": { of: Array<Resource>, price: number, } } | { "shields": number } | { "symbol": Symbol } | { "points": number } | { "coins": number } | { "opponent_loses": number } | { "coins_per": { what: What, coins: number, } } | { "guild": { of: Array<What>, coins: number, points: number, } } | { "destroy": Color } | { "token_from_box": { draw: number, } } | "build_discarded" | "extra_turn" | { "discount": { on: What, resources: number, } } | "trade_income" | { "chain_coins": number } | { "extra_shield": number } | "wonders_extra_turn" | { "points_per_token": number };

export type End = { reason: Reason, winner: Seat | null, };

export type Event = { "wonders_shown": { wonders: [CardName, CardName, CardName, CardName], } } | { "wonder_drafted": { seat: Seat, wonder: CardName, } } | { "draft_passed": { seat: Seat, } } | { "age_began": { age: number, cards: Array<CardName | null>, guilds: Places, } } | { "turn_began": { seat: Seat, } } | { "card_built": { seat: Seat, card: CardName, place: number, coins: number, trade: number, chain: boolean, } } | { "card_discarded": { seat: Seat, card: CardName, place: number, coins: number, } } | { "wonder_built": { seat: Seat, wonder: CardName, card: CardName, place: number, coins: number, trade: number, } } | { "card_revived": { seat: Seat, card: CardName, } } | { "card_destroyed": { seat: Seat, card: CardName, } } | { "wonder_returned": { seat: Seat, wonder: CardName, } } | { "coins_gained": { seat: Seat, coins: number, } } | { "coins_lost": { seat: Seat, coins: number, } } | { "trade_earned": { seat: Seat, coins: number, } } | { "pawn_moved": { seat: Seat, shields: number, to: number, } } | { "looted": { seat: Seat, loot: number, coins: number, } } | { "tokens_drawn": { seat: Seat, tokens: [CardName | null, CardName | null, CardName | null], } } | { "token_taken": { seat: Seat, token: CardName, } } | { "choice_opened": { seat: Seat, choice: Ask, } } | { "choice_lapsed": { seat: Seat, } } | { "turn_won": { seat: Seat, } } | { "card_revealed": { place: number, card: CardName, } } | { "starter_chosen": { seat: Seat, starter: Seat, } } | { "game_ended": { reason: Reason, winner: Seat | null, } };

export type MilitaryView = { 
/**
 * Above 0 on the side of seat 1, below on that of seat 0.
 */
pawn: number, capital: number, 
/**
 * From which distance on how many points are to be had.
 */
zones: Array<[number, number]>, 
/**
 * Loot still to be taken from each seat: distance and coins.
 */
loot: [Array<[number, number]>, Array<[number, number]>], };

export type PlaceView = { row: number, 
/**
 * In halves of a card's width.
 */
x: number, 
/**
 * The card, if it lies face up.
 */
card: CardName | null, 
/**
 * Whether its back is that of a guild.
 */
guild: boolean, 
/**
 * Whether it can be taken.
 */
open: boolean, 
/**
 * Places whose cards would be free if this one were gone.
 */
uncovers: Array<number>, 
/**
 * What it costs each seat, if it can be taken.
 */
prices: [Price, Price] | null, };

export type Places = Array<number>;

export type Price = { coins: number, 
/**
 * How many of the coins are for trade.
 */
trade: number, 
/**
 * Free by its chain.
 */
chain: boolean, 
/**
 * Whether the city has the coins.
 */
affordable: boolean, };

export type Quoted = { "code": "price", "figures": { coins: number, } } | { "code": "printed", "figures": { coins: number, } } | { "code": "produced", "figures": { resource: Resource, units: number, } } | { "code": "chosen", "figures": { resource: Resource, card: CardName, } } | { "code": "saved", "figures": { resource: Resource, units: number, } } | { "code": "traded", "figures": { resource: Resource, units: number, each: number, coins: number, } } | { "code": "paid_to_rival", "figures": { coins: number, } } | { "code": "chain", "figures": { card: CardName, } } | { "code": "coins", "figures": { coins: number, } } | { "code": "points", "figures": { points: number, } } | { "code": "rival_loses", "figures": { coins: number, } } | { "code": "shields", "figures": { shields: number, left: number, } } | { "code": "symbol", "figures": { symbol: Symbol, } } | { "code": "token" } | { "code": "extra_turn" } | { "code": "reveals", "figures": { cards: number, } } | { "code": "ends_age", "figures": { age: number, } } | { "code": "wins", "figures": { reason: Reason, } };

export type Reason = "military" | "science" | "points" | "blue_points" | "shared";

export type Refused = { "code": "not_now" } | { "code": "not_offered" } | { "code": "not_in_structure" } | { "code": "covered" } | { "code": "not_enough_coins", "figures": { need: number, have: number, } } | { "code": "not_your_wonder" } | { "code": "already_built" } | { "code": "no_such_token" } | { "code": "not_destroyable", "figures": { color: Color, } } | { "code": "not_discarded" } | { "code": "no_such_seat" };

export type Resource = "wood" | "stone" | "clay" | "glass" | "paper";

export type Seat = number;

export type Symbol = "globe" | "sundial" | "mortar" | "plumb" | "wheel" | "quill" | "law";

export type TokenEntry = { id: string, effects: Array<Effect>, };

export type View = { first: Seat, current: Seat, 
/**
 * 0 while wonders are drafted.
 */
age: number, 
/**
 * The choice that is asked for, if it is not simply somebody's turn.
 */
choice: Ask | null, over: End | null, 
/**
 * Wonders to choose from while drafting, and how many have been drafted.
 */
offer: Array<CardName>, drafted: number, 
/**
 * The structure by place; `None` where the card is gone.
 */
places: Array<PlaceView | null>, discarded: Array<CardName>, 
/**
 * Tokens on the board, and those drawn from the box to choose from.
 */
board: Array<CardName>, drawn: Array<CardName>, military: MilitaryView, cities: [CityView, CityView], 
/**
 * Different symbols that win.
 */
symbols_to_win: number, 
/**
 * Wonders that can still be built by both together.
 */
wonders_left: number, 
/**
 * Whoever's turn it is has another one after it.
 */
again: boolean, };

export type What = "brown" | "grey" | "blue" | "green" | "yellow" | "red" | "guild" | "wonder" | "three_coins";

export type WonderEntry = { id: string, cost: Cost, effects: Array<Effect>, };

export type WonderView = { wonder: CardName, built: boolean, 
/**
 * What it costs its city, if it is not built.
 */
price: Price | null, };
