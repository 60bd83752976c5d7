// Made from the Rust types of the game: ONETABLE_TYPES=write cargo test -p catalog --test typescript.

export type Question = Asked & { cause?: { code: string, figures?: Record<string, unknown>, }, min: number, max: number, };

export type Choice = { action: Action, quote?: Array<Quoted>, };

export type Action = { "faction": { faction: Faction, } } | "keep_hand" | "redraw_hand" | { "play": { card: CardName, from?: Pile, at?: number, on?: Id, with?: number, } } | { "use": { id: Id, } } | { "use_base": { base: number, } } | "end_play" | { "score_base": { base: number, } } | { "next": { place: number, card: CardName, } } | { "trigger": { place: number, card: CardName, } } | { "special": { card: CardName, } } | "pass" | { "thing": { id: Id, } } | { "base": { base: number, } } | { "card": { card: CardName, owner: Seat, pile: Pile, } } | { "player": { seat: Seat, } } | { "number": { n: number, } } | { "way": { way: number, card: CardName, } } | "done" | "accept" | "decline";

export type Asked = { "code": "draft" } | { "code": "keep_hand" } | { "code": "turn", "figures": { minions: number, actions: number, } } | { "code": "which_base" } | { "code": "which_next" } | { "code": "triggers" } | { "code": "me_first", "figures": { at: CardName, } } | { "code": "after_scoring", "figures": { at: CardName, } } | { "code": "pick_things", "figures": { card: CardName, does: Purpose, } } | { "code": "pick_cards", "figures": { card: CardName, does: Purpose, } } | { "code": "pick_base", "figures": { card: CardName, does: Purpose, } } | { "code": "pick_player", "figures": { card: CardName, } } | { "code": "pick_faction", "figures": { card: CardName, } } | { "code": "pick_number", "figures": { card: CardName, } } | { "code": "pick_way", "figures": { card: CardName, } } | { "code": "offer", "figures": { card: CardName, seat: Seat, } } | { "code": "play_now" } | { "code": "play_now_from_discard" } | { "code": "put_where", "figures": { card: CardName, } } | { "code": "save", "figures": { card: CardName, by: CardName, } } | { "code": "discard", "figures": { n: number, } } | { "code": "order_cards" } | { "code": "order_bases" };

export type BaseView = { card: CardName, total: number, breakpoint: number, 
/**
 * What each player has there, by seat.
 */
power: Array<number>, things: Array<ThingView>, played: Array<number>, used?: SeatSet, };

export type CardInfo = { kind: Kind, count: number, 
/**
 * The id of its faction, if it is a card of one.
 */
faction?: string, 
/**
 * What it does, if that is said in a few simple sentences.
 */
said?: Array<Said>, 
/**
 * Of minions.
 */
power?: number, 
/**
 * Of bases, like the points for each place.
 */
breakpoint?: number, points?: [number, number, number], };

export type CardName = string;

export type Chosen = { seat: Seat, card: CardName, picks: Array<Slip>, };

export type Event = { "faction_chosen": { seat: Seat, faction: Faction, } } | { "factions_settled": { bases: Array<CardName>, deck: Array<CardName> | null, madness: number, } } | { "deck_shuffled": { seat: Seat, reshuffled: boolean, order: Array<CardName> | null, count: number, } } | { "cards_drawn": { seat: Seat, count: number, cards: Array<CardName> | null, seen_by: Array<SeatSet>, } } | { "hand_redrawn": { seat: Seat, cards: Array<CardName>, } } | { "hand_kept": { seat: Seat, } } | { "turn_started": { seat: Seat, turn: number, } } | { "play_began": { seat: Seat, } } | { "play_ended": { seat: Seat, } } | { "turn_ending": { seat: Seat, } } | { "turn_ended": { seat: Seat, } } | { "allowance_granted": { seat: Seat, action: boolean, n: number, extra: Extra, } } | { "allowance_used": { seat: Seat, action: boolean, place: number, card: CardName, } } | { "minion_played": { seat: Seat, owner: Seat, card: CardName, from: Pile, base: number, at: CardName, id: Id, } } | { "action_played": { seat: Seat, owner: Seat, card: CardName, from: Pile, } } | { "action_attached": { seat: Seat, owner: Seat, card: CardName, base: number, at: CardName, host: Id, on: CardName | null, id: Id, } } | { "action_done": { owner: Seat, card: CardName, to: Pile, } } | { "talent_used": { seat: Seat, id: Id, card: CardName, } } | { "base_talent_used": { seat: Seat, base: number, card: CardName, } } | { "ability_used": { seat: Seat, card: CardName, id: Id, about: Id, } } | { "chosen": { seat: Seat, card: CardName, picks: Array<Slip>, } } | "triggers_gathered" | { "minion_destroyed": { id: Id, card: CardName, owner: Seat, to: Pile, 
/**
 * Who destroyed it.
 */
seat: Seat, 
/**
 * The number of this destruction, and whether it is the first of it at its base.
 */
fall: number, first: boolean, power: number, microbot: boolean, } } | { "action_destroyed": { id: Id, card: CardName, owner: Seat, } } | { "action_detached": { id: Id, card: CardName, owner: Seat, } } | { "minion_saved": { id: Id, card: CardName, by: CardName, } } | { "shield_used": { id: Id, card: CardName, seat: Seat, base: number, only: Id, by: Seat, against: CardName, } } | { "provoked": { id: Id, seat: Seat, card: CardName, } } | { "effect_done": { seat: Seat, card: CardName, } } | "dust_settled" | { "minion_moved": { id: Id, card: CardName, seat: Seat, base: number, to: CardName, } } | { "card_returned": { id: Id, card: CardName, owner: Seat, } } | { "card_sunk": { id: Id, card: CardName, owner: Seat, } } | { "card_shuffled_in": { id: Id, card: CardName, owner: Seat, } } | { "power_changed": { id: Id, card: CardName, by: number, } } | { "counter_added": { id: Id, card: CardName, n: number, } } | { "counter_removed": { id: Id, card: CardName, n: number, } } | { "control_changed": { id: Id, card: CardName, seat: Seat, } } | { "breakpoint_changed": { base: number, card: CardName, by: number, } } | { "breakpoint_opened": { base: number, card: CardName, } } | { "faction_named": { id: Id, card: CardName, faction: Faction, } } | { "put_to_sleep": { seat: Seat, } } | { "card_moved": { owner: Seat, card: CardName | null, from: Pile, to: Pile, seen_by: SeatSet, } } | { "cards_shown": { owner: Seat, cards: Array<CardName> | null, count: number, seen_by: SeatSet, } } | { "hand_shown": { seat: Seat, cards: Array<CardName> | null, seen_by: SeatSet, } } | { "top_ordered": { seat: Seat, cards: Array<CardName> | null, } } | { "madness_drawn": { seat: Seat, n: number, } } | { "madness_returned": { seat: Seat, from: Pile, } } | { "madness_given": { seat: Seat, owner: Seat, } } | { "points_gained": { seat: Seat, points: number, } } | { "points_lost": { seat: Seat, points: number, } } | { "scoring_began": { base: number, card: CardName, } } | { "me_first_opened": { base: number, } } | { "me_first_closed": { base: number, } } | { "place_awarded": { seat: Seat, place: number, power: number, points: number, } } | { "base_scored": { base: number, card: CardName, } } | { "base_cleared": { base: number, card: CardName, } } | { "base_replaced": { base: number, card: CardName, } } | { "bases_shuffled": { reshuffled: boolean, order: Array<CardName> | null, count: number, } } | { "base_swapped": { base: number, old: CardName, card: CardName, into_deck: boolean, } } | { "next_bases_seen": { seat: Seat, cards: Array<CardName> | null, count: number, } } | { "next_bases_ordered": { seat: Seat, cards: Array<CardName> | null, count: number, } } | "resolution_cut" | { "game_ended": { reason: Reason, } };

export type Extra = { action: boolean, 
/**
 * How many are left.
 */
n: number, 
/**
 * Only minions of at most this power.
 */
max?: number, 
/**
 * Only at this base.
 */
base?: number, 
/**
 * Only where the player has no minion.
 */
no_own: boolean, 
/**
 * Only minions of this name.
 */
name?: CardName, 
/**
 * Only minions of the name of one at that base.
 */
named_here: boolean, 
/**
 * The first one sets the name for the others.
 */
alike: boolean, 
/**
 * The base itself allows it, as long as its ability is not cancelled.
 */
of_base?: boolean, 
/**
 * The card or base that gave it.
 */
card?: CardName, };

export type Faction = CardName;

export type Id = number;

export type Kind = "minion" | "action" | "special" | "on_base" | "on_minion" | "base" | "faction";

export type PendingView = { seat: Seat, card: CardName, id: Id, 
/**
 * What it is about.
 */
about: Id, };

export type Phase = "draft" | "mulligan" | "start" | "play" | "score" | "draw" | "end" | "over";

export type Pile = "hand" | "top" | "bottom" | "deck" | "discard" | "shown" | "table" | "madness" | "bases";

export type PlayerView = { factions: Array<Faction>, points: number, hand: number, 
/**
 * The cards in hand that the viewer knows; all of them if the hand is his own.
 */
cards?: Array<CardName>, deck: number, 
/**
 * Cards of the deck that the viewer knows the places of, from the top.
 */
next?: Array<[number, CardName]>, 
/**
 * Cards that the viewer knows to be in the deck somewhere.
 */
inside?: Array<CardName>, discard: Array<CardName>, redrawn?: Array<CardName>, 
/**
 * How much madness the player has in all.
 */
madness: number, minions: number, actions: number, extras?: Array<Extra>, played: number, asleep: boolean, sleepy: boolean, };

export type Purpose = "destroy" | "return" | "sink" | "move" | "move_here" | "from" | "to" | "boost" | "swap" | "hand" | "discard" | "top" | "shuffle" | "madness" | "play" | "give" | "other";

export type Quoted = { "code": "uses_minion" } | { "code": "uses_action" } | { "code": "uses_extra" } | { "code": "lapses", "figures": { minions: number, actions: number, } } | { "code": "total", "figures": { power: number, breakpoint: number, } };

export type Reason = "points" | "sanity" | "turn_limit";

export type Refused = { "code": "not_asked" } | { "code": "faction_taken" } | { "code": "no_such_faction" } | { "code": "hand_has_minion" } | { "code": "not_in_hand" } | { "code": "not_in_discard" } | { "code": "minions_used_up" } | { "code": "actions_used_up" } | { "code": "not_allowed" } | { "code": "only_when_scoring" } | { "code": "only_specials" } | { "code": "asleep_now" } | { "code": "nothing_there" } | { "code": "not_yours" } | { "code": "no_talent" } | { "code": "talent_used" } | { "code": "not_there" } | { "code": "invalid_target" } | { "code": "too_few", "figures": { least: number, } } | { "code": "must_play" } | { "code": "no_such_trigger" };

export type Said = { "code": "draw", "figures": { n: number, } } | { "code": "points", "figures": { n: number, } } | { "code": "madness", "figures": { n: number, who: string, } } | { "code": "boost", "figures": { by: number, } } | { "code": "extra_action", "figures": { n: number, } } | { "code": "extra_minion", "figures": { n: number, max: number | null, place: string, } };

export type Seat = number;

export type SeatSet = Array<number>;

export type ShownView = { owner: Seat, card: CardName | null, };

export type Slip = { "thing": Id } | { "doomed": Id } | { "that": Id } | { "doer": Seat } | { "base": number } | { "card": { card: CardName, owner: Seat, pile: Pile, } } | { "player": Seat } | { "faction": Faction } | { "number": number } | { "way": number } | "yes" | { "trigger": { ability: number, source: Id, that: Id, base: number, doer: Seat, } } | { "spent": { ability: number, source: Id, seat: Seat, } } | "asked" | "answered" | { "allowance": Extra } | { "play": { card: CardName, from: Pile, base: number, on: Id, by: number, } } | { "talent": Id } | { "base_talent": number } | "new_things" | "new_cards";

export type ThingView = { id: Id, card: CardName, owner: Seat, controller: Seat, 
/**
 * The minion it is on.
 */
on?: Id, 
/**
 * Of minions.
 */
power?: number, counters?: number, boost?: number, used: boolean, fresh: boolean, named?: Faction, };

export type View = { phase: Phase, first: Seat, current: Seat, turn: number, players: Array<PlayerView>, bases: Array<BaseView>, base_deck: number, 
/**
 * The next bases that the viewer knows of, as places from the top.
 */
next_bases?: Array<[number, CardName]>, base_discard: Array<CardName>, 
/**
 * Cards in the madness deck.
 */
madness: number, 
/**
 * Cards that lie open or that somebody looks at; those that the viewer does not see are none.
 */
shown?: Array<ShownView>, 
/**
 * Actions that are being played.
 */
table?: Array<[Seat, CardName]>, 
/**
 * Abilities that have come up and wait: whose they are, and what they are of.
 */
pending?: Array<PendingView>, 
/**
 * The last choice that all could see.
 */
chosen: Chosen, 
/**
 * The last cards of decks that all have seen this turn.
 */
turned_up?: Array<CardName>, scoring?: number, over?: Reason, };
