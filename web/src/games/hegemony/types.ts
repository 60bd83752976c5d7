// Made from the Rust types of the game: ONETABLE_TYPES=write cargo test -p catalog --test typescript.

export type Question = Asked & { cause?: { code: string, figures?: Record<string, unknown>, }, min: number, max: number, };

export type Choice = { action: Action, quote?: Array<Quoted>, };

export type Action = { "code": "general", "figures": { general: CardName, } } | { "code": "card", "figures": { card: CardName, } } | { "code": "skill", "figures": { skill: CardName, } } | { "code": "seat", "figures": { seat: Seat, } } | { "code": "choose", "figures": { choice: Named, } } | { "code": "blind" } | { "code": "recast", "figures": { card: CardName, } } | { "code": "done" } | { "code": "pass" };

export type Aim = "own" | "others" | "nobody" | "judged";

export type Asked = { "code": "choose_generals" } | { "code": "choose_deputy" } | { "code": "show_generals" } | { "code": "play", "figures": { slashes: number, } } | { "code": "target", "figures": { card: CardName, } } | { "code": "use_skill", "figures": { skill: CardName, wanted: Wanted, } } | { "code": "skills", "figures": { point: Point, about: Seat | null, } } | { "code": "which_first" } | { "code": "respond", "figures": { need: Need, to: CardName, source: Seat | null, } } | { "code": "respond_again", "figures": { need: Need, to: CardName, source: Seat | null, } } | { "code": "nullify", "figures": { card: CardName, seat: Seat, source: Seat | null, } } | { "code": "nullify_nullify", "figures": { card: CardName, source: Seat, } } | { "code": "nullify_how", "figures": { card: CardName, } } | { "code": "rescue", "figures": { seat: Seat, own: boolean, need: number, } } | { "code": "must_slash", "figures": { to: CardName, } } | { "code": "pick_cards", "figures": { to: CardName, does: Purpose, n: number, } } | { "code": "pick_card_of", "figures": { to: CardName, does: Purpose, seat: Seat, } } | { "code": "pick_offered", "figures": { to: CardName, does: Purpose, } } | { "code": "pick_seats", "figures": { to: CardName, does: Purpose, } } | { "code": "choose", "figures": { to: CardName, } } | { "code": "reward" } | { "code": "join_formation", "figures": { to: CardName, } } | { "code": "discard_down", "figures": { n: number, } } | { "code": "compare" } | { "code": "arrange", "figures": { to: CardName, } };

export type CardInfo = { "sort": "card", kind: CardName, suit: Suit, number: number, category: Category, range: number | null, } | { "sort": "kind", category: Category, range: number | null, } | { "sort": "general", kingdom: Kingdom, gender: Gender, 
/**
 * What it brings of health as the head.
 */
hp: number, 
/**
 * The same in halves, as the head and as the deputy.
 */
halves: [number, number], skills: Array<CardName>, companions: GeneralSet, lord: boolean, } | { "sort": "skill", general: CardName | null, gear: CardName | null, compulsory: boolean, limit: Limit | null, formation: Formation | null, only: Place | null, } | { "sort": "nothing" };

export type CardName = string;

export type CardSet = Array<CardName>;

export type Cards = CardSet | number;

export type Category = "basic" | "trick" | "equip";

export type Cause = "deal" | "draw" | "discard" | "dismantle" | "use" | "rest" | "respond" | "give" | "take" | "equip" | "replace" | "judge" | "retrial" | "recast" | "reveal" | "death" | "place" | "compare" | "swap";

export type Damage = { source: Seat | null, victim: Seat, amount: number, nature: Nature, 
/**
 * The place of the card in use that deals it.
 */
by: number | null, 
/**
 * What the card is.
 */
kind: CardName | null, 
/**
 * Passed on along a chain, or moved here by a skill: what counts for the first damage only does not count.
 */
chained: boolean, moved: boolean, prevented: boolean, 
/**
 * The victim was chained when it was hurt, and passes it on.
 */
conducts: boolean, 
/**
 * The distance from the source just before.
 */
distance: number, 
/**
 * The victim has died of it: who comes back later was not hurt.
 */
fatal: boolean, };

export type DelayedView = { card: CardName, kind: CardName, };

export type Drawn = "turn_limit" | "no_cards" | "nobody_left";

export type Event = { "code": "generals_dealt", "figures": { seat: Seat, generals: Array<CardName>, } } | { "code": "generals_chosen", "figures": { seat: Seat, head: CardName | null, deputy: CardName | null, hp: number, } } | { "code": "generals_placed" } | { "code": "hand_dealt", "figures": { seat: Seat, cards: Cards, } } | { "code": "cards_moved", "figures": { cards: Cards, from: Spot, to: Spot, cause: Cause, seen_by: SeatSet, } } | { "code": "pile_shuffled", "figures": { order: Array<CardName>, } } | { "code": "pile_arranged", "figures": { seat: Seat, n: number, bottom: number, order: Array<CardName>, } } | { "code": "pile_seen", "figures": { seat: Seat, n: number, order: Array<CardName>, } } | { "code": "hand_seen", "figures": { seat: Seat, owner: Seat, cards: Cards, } } | { "code": "general_seen", "figures": { seat: Seat, owner: Seat, place: Place, general: CardName | null, } } | { "code": "card_shown", "figures": { seat: Seat, card: CardName, } } | { "code": "turn_began", "figures": { seat: Seat, turn: number, } } | { "code": "turn_skipped", "figures": { seat: Seat, } } | { "code": "phase_began", "figures": { seat: Seat, phase: Phase, } } | { "code": "phase_skipped", "figures": { seat: Seat, phase: Phase, } } | { "code": "phase_ended" } | { "code": "turn_ended", "figures": { seat: Seat, } } | { "code": "extra_turn", "figures": { seat: Seat, } } | { "code": "turn_cut_short" } | { "code": "general_shown", "figures": { seat: Seat, place: Place, general: CardName, } } | { "code": "general_hidden", "figures": { seat: Seat, place: Place, } } | { "code": "general_removed", "figures": { seat: Seat, place: Place, general: CardName, } } | { "code": "skills_lost", "figures": { seat: Seat, place: Place, } } | { "code": "skill_gained", "figures": { seat: Seat, skill: CardName, } } | { "code": "skill_lost", "figures": { seat: Seat, skill: CardName, } } | { "code": "kingdom_set", "figures": { seat: Seat, kingdom: Kingdom | null, } } | { "code": "pioneered" } | { "code": "rewarded", "figures": { seat: Seat, } } | { "code": "stirred", "figures": { seat: Seat, point: Point, about: Seat, n: number, } } | { "code": "ruled_out", "figures": { seat: Seat, place: Place, generals: GeneralSet, } } | { "code": "one_of", "figures": { seat: Seat, generals: [GeneralSet, GeneralSet], } } | { "code": "skill_used", "figures": { seat: Seat, skill: CardName, targets: SeatSet, } } | { "code": "chose", "figures": { seat: Seat, targets: SeatSet, cards: CardSet, choice: Named | null, } } | { "code": "use_began", "figures": { seat: Seat, kind: CardName, cards: CardSet, skill: CardName | null, targets: SeatSet, victim: Seat | null, aim: Aim, } } | { "code": "target_changed", "figures": { at: number, n: number, seat: Seat, fate: Fate, } } | { "code": "target_moved", "figures": { at: number, n: number, owner: Seat, seat: Seat, } } | { "code": "source_changed", "figures": { at: number, seat: Seat, } } | { "code": "use_hurt", "figures": { at: number, } } | { "code": "use_ended" } | { "code": "unanswered", "figures": { at: number, } } | { "code": "nullifies", "figures": { seat: Seat, kingdom: boolean, } } | { "code": "responded", "figures": { seat: Seat, kind: CardName, cards: CardSet, skill: CardName | null, used: boolean, } } | { "code": "no_answer", "figures": { seat: Seat, kind: CardName, } } | { "code": "damage_began", "figures": { damage: Damage, } } | { "code": "damage_changed", "figures": { at: number, amount: number, } } | { "code": "damage_prevented", "figures": { at: number, seat: Seat, } } | { "code": "damage_done", "figures": { at: number, seat: Seat, n: number, nature: Nature, source: Seat | null, } } | { "code": "damage_ended" } | { "code": "hp_lost", "figures": { seat: Seat, n: number, } } | { "code": "recovered", "figures": { seat: Seat, n: number, } } | { "code": "hp_set", "figures": { seat: Seat, hp: number, } } | { "code": "max_hp_changed", "figures": { seat: Seat, max_hp: number, } } | { "code": "chained", "figures": { seat: Seat, on: boolean, } } | { "code": "turned_over", "figures": { seat: Seat, on: boolean, } } | { "code": "judgement_began", "figures": { seat: Seat, skill: CardName | null, kind: CardName | null, card: CardName, } } | { "code": "judgement_replaced", "figures": { seat: Seat, card: CardName, } } | { "code": "judgement_fixed", "figures": { suit: Suit, } } | { "code": "judgement_taken" } | { "code": "judgement_ended" } | { "code": "dying_began", "figures": { seat: Seat, killer: Seat | null, } } | { "code": "dying_ended", "figures": { seat: Seat, saved: boolean, } } | { "code": "died", "figures": { seat: Seat, killer: Seat | null, } } | { "code": "rejoined", "figures": { seat: Seat, general: CardName, kingdom: Kingdom, } } | { "code": "marked", "figures": { seat: Seat, mark: Mark, n: number, } } | { "code": "draw_changed", "figures": { n: number, } } | { "code": "compared", "figures": { seat: Seat, owner: Seat, card: CardName, other: CardName, won: boolean, } } | { "code": "noticed", "figures": { at: number, } } | { "code": "won", "figures": { winners: SeatSet, kingdom: Kingdom, } } | { "code": "nobody_won", "figures": { why: Drawn, } } | { "code": "resolution_cut" };

export type Fate = "cancelled" | "spared" | "nullified" | "kingdom_nullified" | "no_jink" | "twice" | "back_twice" | "armour_ignored" | "hit_anyway";

export type Formation = "queue" | "siege";

export type Gender = "male" | "female";

export type GeneralSet = Array<CardName>;

export type GeneralView = { 
/**
 * Who it is; none if the viewer may not know.
 */
general: CardName | null, shown: boolean, 
/**
 * A soldier stands in its place.
 */
removed: boolean, 
/**
 * It has lost its skills.
 */
numb: boolean, 
/**
 * Cards that lie on it.
 */
cards: CardSet, };

export type JudgementView = { seat: Seat, 
/**
 * The card that counts now.
 */
card: CardName, 
/**
 * What it is for: a skill or a delayed trick.
 */
skill: CardName | null, kind: CardName | null, };

export type Kingdom = "wei" | "shu" | "wu" | "qun" | "careerist";

export type Limit = "phase" | "game";

export type Mark = "slashes" | "rende" | "duoshi" | "haoshi" | "cards_used" | "damage_dealt" | "play_ends" | "wine" | "drunk" | "luoyi" | "tianyi_won" | "tianyi_lost" | "slashed" | "kills" | "shuangxiong" | "qianxi" | "fenxun" | "hengjiang" | "discards" | "fangquan" | "hunshang" | "summon_failed" | "yongjue";

export type Named = "yes" | "no" | "draw" | "recover" | "discard" | "damage" | "head" | "deputy" | "hand" | "spade" | "heart" | "club" | "diamond" | "lose_hp" | "lose_max_hp" | "take" | "kingdom" | "single" | "both" | "plus" | "minus" | "top" | "bottom" | "higher" | "lower";

export type Nature = "normal" | "fire" | "thunder";

export type Need = "jink_use" | "jink" | "slash";

export type Phase = "start" | "judge" | "draw" | "play" | "discard" | "finish";

export type Place = "head" | "deputy";

export type PlayerView = { seat: Seat, dead: boolean, kingdom: Kingdom | null, head: GeneralView, deputy: GeneralView, hp: number, max_hp: number, 
/**
 * How many cards are in the hand, and those of them that the viewer knows.
 */
hand_count: number, hand: CardSet, equip: Array<CardName>, judging: Array<DelayedView>, chained: boolean, turned: boolean, drunk: boolean, 
/**
 * What has been chosen about the player for this turn.
 */
marks: Array<Told>, 
/**
 * To whom the distance is 1 this turn, whatever it was.
 */
near: Seat | null, 
/**
 * How many cards fewer the player may keep this turn.
 */
keeps_fewer: number | null, range: number, 
/**
 * The distance from the viewer, where the viewer sits at the table.
 */
distance: number | null, 
/**
 * Skills that work, with those gained.
 */
skills: Array<CardName>, 
/**
 * Skills that can be used once a phase and have been.
 */
used: Array<CardName>, 
/**
 * Skills that can be used once a game and have been.
 */
spent: Array<CardName>, 
/**
 * Generals to choose from; only one's own.
 */
dealt: Array<CardName>, };

export type Point = "turn_start" | "phase_changing_start" | "phase_changing_judge" | "phase_changing_draw" | "phase_changing_play" | "phase_changing_discard" | "phase_changing_finish" | "phase_skipping" | "phase_start_start" | "phase_start_judge" | "phase_start_draw" | "phase_start_play" | "phase_start_discard" | "phase_start_finish" | "phase_proceeding" | "draw_n_cards" | "after_draw_n_cards" | "phase_end_start" | "phase_end_judge" | "phase_end_draw" | "phase_end_play" | "phase_end_discard" | "phase_end_finish" | "turn_end" | "pre_card_used" | "card_used" | "target_choosing" | "target_confirming" | "target_record" | "target_chosen" | "target_confirmed" | "card_effect" | "card_effected" | "card_effect_confirmed" | "post_card_effected" | "card_finished" | "card_asked" | "card_responded" | "slash_effected" | "slash_proceed" | "slash_missed" | "slash_hit" | "confirm_damage" | "predamage" | "damage_forseen" | "damage_caused" | "damage_inflicted" | "pre_damage_done" | "damage_done" | "post_hp_reduced" | "damage" | "damaged" | "damage_complete" | "start_judge" | "ask_for_retrial" | "finish_retrial" | "finish_judge" | "dying" | "ask_for_peaches" | "ask_for_peaches_done" | "quit_dying" | "before_game_over_judge" | "game_over_judge" | "death" | "bury_victim" | "pre_hp_lost" | "hp_lost" | "pre_hp_recover" | "hp_recover" | "general_shown" | "general_removed" | "before_cards_move" | "cards_move_one_time" | "pindian_verifying";

export type Purpose = "discard" | "give" | "take" | "show" | "keep" | "place" | "move" | "compare" | "retrial" | "damage" | "heal" | "draw" | "choose" | "slash";

export type Quoted = { "code": "shows", "figures": { general: CardName, } } | { "code": "health", "figures": { hp: number, max: number, } } | { "code": "distance", "figures": { n: number, } } | { "code": "draws", "figures": { n: number, } };

export type Refused = { "code": "not_yours", "figures": { card: CardName, } } | { "code": "slash_limit", "figures": { most: number, } } | { "code": "not_wounded" } | { "code": "wine_once" } | { "code": "only_as_answer", "figures": { card: CardName, } } | { "code": "no_target", "figures": { card: CardName, } } | { "code": "too_far", "figures": { seat: Seat, distance: number, reach: number, } } | { "code": "no_such_target", "figures": { seat: Seat, } } | { "code": "no_such_skill", "figures": { skill: CardName, } } | { "code": "skill_spent", "figures": { skill: CardName, } } | { "code": "skill_not_now", "figures": { skill: CardName, } } | { "code": "not_fitting", "figures": { card: CardName, } } | { "code": "not_offered" } | { "code": "must_answer" } | { "code": "pick_more", "figures": { n: number, } } | { "code": "not_in_phase", "figures": { phase: Phase, } };

export type Seat = number;

export type SeatSet = Array<number>;

export type Spot = "pile" | "bottom" | "discard" | "table" | "offered" | { "hand": { seat: Seat, } } | { "equip": { seat: Seat, } } | { "judging": { seat: Seat, kind: CardName, } } | { "special": { seat: Seat, place: Place, } };

export type Suit = "spade" | "heart" | "club" | "diamond";

export type Told = "no_red" | "no_black" | "no_hand" | "red_duels" | "black_duels" | "more_slashes" | "no_slashes";

export type UnseenView = { holders: SeatSet, 
/**
 * It may be in the pile, too.
 */
pile: boolean, cards: CardSet, };

export type UseView = { seat: Seat, kind: CardName, cards: CardSet, skill: CardName | null, targets: Array<Seat>, 
/**
 * The target that it takes effect on now.
 */
now: Seat | null, 
/**
 * Whom the target shall Slash.
 */
victim: Seat | null, };

export type View = { turn: number, current: Seat, phase: Phase | null, players: Array<PlayerView>, pile_count: number, 
/**
 * The discard pile, the newest first.
 */
discard: Array<CardName>, table: CardSet, offered: CardSet, uses: Array<UseView>, judgement: JudgementView | null, dying: Seat | null, 
/**
 * The cards of the pile that the viewer knows, from the top; none for one that is not known.
 */
pile: Array<CardName | null>, 
/**
 * Cards of which nobody has seen where they are, by who may hold them.
 */
unseen: Array<UnseenView>, 
/**
 * The skill and the kind of card that were used last.
 */
last_skill: CardName | null, last_kind: CardName | null, 
/**
 * The open cards that somebody has picked last.
 */
last_picked: CardSet, 
/**
 * What has been picked so far in the choice that is being made.
 */
picked: Array<CardName>, };

export type Wanted = "card" | "player" | "either" | "option";
