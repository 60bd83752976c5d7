// Made from the Rust types of the game: ONETABLE_TYPES=write cargo test -p catalog --test typescript.

export type Question = Asked & { cause?: { code: string, figures?: Record<string, unknown>, }, min: number, max: number, };

export type Choice = { action: Action, quote?: Array<Quoted>, };

export type Action = { "hero": { hero: CardName, } } | { "use": { action: CardName, way: number, } } | "end_turn" | "pass" | { "card": { card: CardName, from: Spot, place: number, } } | { "unseen": { from: Spot, } } | { "player": { seat: Seat, } } | { "region": { region: Spot, } } | { "name": { card: CardName, } } | { "number": { n: number, } } | { "place": { place: number, } } | { "way": { way: CardName, } } | { "pay": { way: number, } } | "done";

export type Actor = "game" | { "player": { seat: Seat, } };

export type Asked = { "code": "choose_hero" } | { "code": "turn" } | { "code": "end_of_turn" } | { "code": "answer", "figures": { by: Actor, action: CardName, 
/**
 * Whom it would happen to.
 */
victim: Seat | null, done: boolean, ok: number, } } | { "code": "explosion", "figures": { seat: Seat, 
/**
 * In the hand of whoever is asked.
 */
own: boolean, ok: number, } } | { "code": "answer_move", "figures": { by: Actor, card: CardName | null, from: Spot, to: Spot, done: boolean, ok: number, } } | { "code": "answer_turn", "figures": { seat: Seat, end: boolean, } } | { "code": "answer_death", "figures": { seat: Seat, done: boolean, } } | { "code": "fill", "figures": { action: CardName, part: number, op: Op, from: Spot, to: Spot, } } | { "code": "target", "figures": { action: CardName, part: number, } } | { "code": "pick_cards", "figures": { action: CardName, from: Spot, to: Spot, must: boolean, } } | { "code": "pick_tagged", "figures": { action: CardName, tag: CardName, from: Spot, } } | { "code": "pick_place", "figures": { action: CardName, region: Spot, } } | { "code": "pick_order", "figures": { action: CardName, region: Spot, left: number, } } | { "code": "pick_cut", "figures": { action: CardName, region: Spot, } } | { "code": "pick_player", "figures": { action: CardName, } } | { "code": "pick_region", "figures": { action: CardName, } } | { "code": "pick_name", "figures": { action: CardName, } } | { "code": "pick_number", "figures": { action: CardName, } } | { "code": "pick_way", "figures": { action: CardName, } } | { "code": "demand", "figures": { action: CardName, must: boolean, } };

export type CardName = string;

export type CardView = { card: CardName, 
/**
 * Where from the top, if places mean something.
 */
place?: number, entered: number, face?: Face, };

export type Event = { "hero_chosen": { seat: Seat, hero: CardName | null, } } | { "turn_began": { seat: Seat, turn: number, 
/**
 * A turn of its own, which does not come again.
 */
extra: boolean, } } | { "turn_ending": { seat: Seat, } } | { "turn_ended": { seat: Seat, } } | { "used": { seat: Seat, action: CardName, targets: Array<Seat>, 
/**
 * The action it answers.
 */
against: CardName | null, } } | { "reacted": { seat: Seat, action: CardName, 
/**
 * It goes without saying.
 */
silent: boolean, } } | { "took_effect": { by: Actor, action: CardName, } } | { "failed": { by: Actor, action: CardName, } } | { "spared": { seat: Seat, action: CardName, } } | { "left": { card: CardName | null, face?: Face, from: Spot, op: Op, by: Actor, 
/**
 * Where it lay, for those who know.
 */
place?: number, 
/**
 * The turn in which it had come there, where that is told of closed cards; also for those who see the card and
 * not its place among the others, if it was not this turn.
 */
entered?: number, seen_by: SeatSet, } } | { "moved": { card: CardName | null, face?: Face, from: Spot, to: Spot, op: Op, by: Actor, 
/**
 * Where from the top, for those who know.
 */
place?: number, seen_by: SeatSet, } } | { "returned": { card: CardName | null, face?: Face, to: Spot, seen_by: SeatSet, } } | { "created": { card: CardName, by: Actor, } } | { "tagged": { tag: CardName, card: CardName | null, at: Spot, by: Actor, seen_by: SeatSet, 
/**
 * Where from the top, for those who know.
 */
place?: number, } } | { "untagged": { tag: CardName, card: CardName | null, at: Spot, by: Actor, seen_by: SeatSet, 
/**
 * Where from the top, for those who know.
 */
place?: number, } } | { "rejected": { by: Actor, action: CardName, against: CardName, left: number, 
/**
 * It was a card on its way, and not the action that moves it.
 */
moving: boolean, } } | { "redirected": { source: Seat, victim: Seat, action: CardName, } } | { "peeked": { seat: Seat, region: Spot, n: number, cards?: Array<Glimpse>, } } | { "shuffled": { region: Spot, 
/**
 * The new order, for those who see it.
 */
cards?: Array<Glimpse>, } } | { "reordered": { seat: Seat, region: Spot, n: number, cards?: Array<CardName>, 
/**
 * Who sees the new order.
 */
knows: SeatSet, } } | { "was_cut": { seat: Seat, region: Spot, place: number | null, 
/**
 * Who may know the place, and who may know of it at all.
 */
knows: SeatSet, told: SeatSet, } } | { "token_added": { seat: Seat, place: number, action: CardName | null, } } | { "token_dropped": { seat: Seat, place: number, } } | { "turn_cut_short": { seat: Seat, all: boolean, } } | { "exploding": { seat: Seat, card: CardName | null, face?: Face, 
/**
 * Since when the player has held it, if not since this turn.
 */
entered?: number, } } | { "exploded": { seat: Seat, } } | { "dying": { seat: Seat, } } | { "died": { seat: Seat, } } | { "sight_changed": { region: Spot, open: boolean, whom: SeatSet, turn: boolean, 
/**
 * What is seen now, for those who see it.
 */
cards?: Array<Glimpse>, } } | { "sight_ended": { region: Spot, whom: SeatSet, 
/**
 * Who sees it again, and what.
 */
sees: SeatSet, cards?: Array<Glimpse>, } } | { "chose_player": { seat: Seat, player: Seat, } } | { "chose_region": { seat: Seat, region: Spot, } } | { "named": { seat: Seat, card: CardName, } } | { "chose_number": { seat: Seat, n: number, } } | { "chose_way": { seat: Seat, way: CardName, } } | { "declined": { seat: Seat, } } | { "var_set": { var: CardName, seat: Seat | null, value: number, } } | { "said": { text: CardName, } } | { "reckoned": { what: Reckoned, } } | { "meant": { card?: CardName, face?: Face, at: Spot, 
/**
 * Where from the top, for those who know.
 */
place?: number, seen_by: SeatSet, } } | { "asked": { seat: Seat, } } | { "fizzled": { module: CardName, } } | { "game_ended": { reason: Reason, } };

export type Face = { 
/**
 * Who made it.
 */
creator?: Seat, tags?: Array<TagFace>, };

export type Glimpse = { card: CardName, entered: number, face?: Face, };

export type Op = "transfer" | "discard" | "use" | "mark" | "annihilate" | "bank";

export type OwnView = { region: CardName, cards: RegionView, };

export type Phase = "heroes" | "main" | "ending" | "between" | "over";

export type PlayerView = { alive: boolean, hero?: CardName, 
/**
 * Heroes to choose from; only one's own.
 */
heroes?: Array<CardName>, team?: number, hand: RegionView, regions?: Array<OwnView>, vars?: Array<VarView>, };

export type PollView = { by: Actor, action?: CardName, target?: Seat, done: boolean, ok: number, };

export type Quoted = { "code": "costs", "figures": { n: number, } } | { "code": "left_this_turn", "figures": { n: number, } } | { "code": "can_be_answered" } | { "code": "cannot_be_answered" };

export type Reason = "last_alive" | "nobody_left" | "turn_limit";

export type Reckoned = { "holds": { so: boolean, } } | { "number": { n: number, } } | { "player": { seat: Seat | null, } } | { "region": { region: Spot, } } | { "way": { at: number, } };

export type Refused = { "code": "not_asked" } | { "code": "no_such_action" } | { "code": "not_yours", "figures": { action: CardName, } } | { "code": "used_up", "figures": { action: CardName, } } | { "code": "not_now", "figures": { action: CardName, } } | { "code": "cannot_pay", "figures": { action: CardName, } } | { "code": "no_target", "figures": { action: CardName, } } | { "code": "does_not_fit" } | { "code": "invalid_choice" } | { "code": "not_enough" } | { "code": "must_choose" } | { "code": "too_many_actions", "figures": { most: number, } };

export type RegionView = { count: number, cards?: Array<CardView>, 
/**
 * In which turns the closed ones came, where that is told; of piles it never is.
 */
ages?: Array<number>, };

export type Seat = number;

export type SeatSet = Array<number>;

export type Spot = { "hand": { seat: Seat, } } | { "own": { region: CardName, seat: Seat, } } | { "common": { region: CardName, } } | "deck" | "discard" | "bank" | "table" | "void";

export type TagFace = { tag: CardName, by?: Seat, turn: number, };

export type TokenView = { seat: Seat, 
/**
 * It comes only once.
 */
extra?: boolean, action?: CardName, };

export type VarView = { var: CardName, value: number, };

export type View = { phase: Phase, turn: number, turn_limit: number, current: Seat, 
/**
 * The coming turns, the present one first.
 */
bucket: Array<TokenView>, players: Array<PlayerView>, deck: RegionView, discard: RegionView, bank: RegionView, 
/**
 * Cards on their way.
 */
table: RegionView, 
/**
 * Regions of modules that all share.
 */
regions?: Array<OwnView>, 
/**
 * Bombs that are not known to have left the game.
 */
bombs: number, 
/**
 * How likely the next card is one of them as far as the viewer knows, in percent, where that is shown.
 */
odds?: number, 
/**
 * What is being answered, the last thing at the end.
 */
answering?: Array<PollView>, vars?: Array<VarView>, 
/**
 * The last things that all were told of by name.
 */
recent?: Array<CardName>, over?: Reason, };
