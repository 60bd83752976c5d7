// Made from the Rust types of the game: ONETABLE_TYPES=write cargo test -p catalog --test typescript.

export type Question = Asked & { cause?: { code: string, figures?: Record<string, unknown>, }, min: number, max: number, };

export type Choice = { action: Action, quote?: Array<Quoted>, };

export type Action = "start" | { "start_with": { players: number, } } | { "take_snack": { slot: number, set: number, } } | { "take_plate": { slot: number, } } | { "claim_snack": { from: number, set: number, } } | { "taste": { set: number, } } | { "offer": { set: number, } } | "end_turn";

export type AreaView = { waiting: Array<SetView>, personal: Array<SetView>, offering: Array<SetView>, bonus: boolean, score: number, };

export type Asked = { "code": "begin" } | { "code": "turn", "figures": { points: number, } } | { "code": "turn_with_bonus", "figures": { points: number, } };

export type CardInfo = { 
/**
 * A snack, not a plate.
 */
snack: boolean, kind: Kind, };

export type CardName = string;

export type Color = "red" | "green" | "yellow";

export type Copies = { full: number, small: number, };

export type Event = { "started": { players: number, } } | { "plate_dealt": { seat: Seat, plate: CardName, } } | { "slot_filled": { slot: number, plate: CardName, snack: CardName | null, } } | { "turn_began": { seat: Seat, points: number, } } | { "snack_taken": { seat: Seat, slot: number, set: number, snack: CardName, plate: CardName, free: boolean, } } | { "plate_taken": { seat: Seat, slot: number, set: number, plate: CardName, } } | { "snack_claimed": { seat: Seat, owner: Seat, from: number, set: number, snack: CardName, plate: CardName, } } | { "set_tasted": { seat: Seat, set: number, plate: CardName, snack: CardName, score: number, } } | { "set_offered": { seat: Seat, set: number, plate: CardName, snack: CardName, score: number, } } | { "judged": { seat: Seat, dice: [number, number], over: number, offered: number, pairing: number, target: number, won: boolean, } } | { "chalice_granted": { seat: Seat, plate: CardName, } } | { "plate_rewarded": { seat: Seat, plate: CardName, } } | { "turn_ended": { seat: Seat, } } | { "game_ended": { reason: Reason, } };

export type Kind = { id: string, level: number, colors: Array<Color>, shapes: Array<Shape>, temps: Array<Temp>, copies: Copies, };

export type Quoted = { "code": "cost", "figures": { points: number, } } | { "code": "free" } | { "code": "pairing", "figures": { score: number, color: number, shape: number, temp: number, level: number, } } | { "code": "reward", "figures": { level: number, } } | { "code": "judgement", "figures": { over: number, offered: number, pairing: number, target: number, ways: number, of: number, } } | { "code": "chance", "figures": { percent: number, } } | { "code": "taken_from", "figures": { seat: Seat, } } | { "code": "unused", "figures": { points: number, } } | { "code": "ends_game" };

export type Reason = "limit_reached" | "stalemate";

export type Refused = { "code": "not_started" } | { "code": "already_started" } | { "code": "trim_not_allowed" } | { "code": "player_count", "figures": { min: number, max: number, } } | { "code": "no_such_slot", "figures": { slots: number, } } | { "code": "no_snack_there" } | { "code": "no_plate_there" } | { "code": "snack_comes_first" } | { "code": "no_such_set" } | { "code": "not_your_set" } | { "code": "set_has_snack" } | { "code": "set_has_no_snack" } | { "code": "no_points" } | { "code": "no_bonus" } | { "code": "waiting_full", "figures": { most: number, } } | { "code": "personal_full", "figures": { most: number, } } | { "code": "offering_full", "figures": { most: number, } } | { "code": "temps_differ" };

export type Seat = number;

export type SetView = { score: number, 
/**
 * Whether it could be offered.
 */
offerable: boolean, id: number, plate: CardName, snack: CardName | null, };

export type Shape = "circle" | "square" | "flower";

export type Slot = { plate: CardName | null, snack: CardName | null, };

export type Temp = "warm" | "cold";

export type View = { started: boolean, players: number, current: Seat, points: number, turn: number, 
/**
 * Turns in a row in which nobody did anything, and how many of them end the game.
 */
idle: number, idle_limit: number, chalice: boolean, over: Reason | null, 
/**
 * What all have offered, and how much brings on the judgement and the end.
 */
offerings: number, jade_at: number, end_at: number, table: Array<Slot>, areas: Array<AreaView>, 
/**
 * How many cards the decks have.
 */
snacks: number, plates: number, rewards: number, };
