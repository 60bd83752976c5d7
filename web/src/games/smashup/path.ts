/** What one points at to choose an action: a card and where it goes, a thing in play, a base, or a button. */
import type { Action, Pile, View } from "./types";

/** One thing that can be pressed, such as `base:2`, `thing:31`, `card:0:hand:#x`, `seat:1`, `faction:#x`; the rest are buttons. */
export type Spot = string;

export const baseSpot = (slot: number): Spot => `base:${slot}`;
export const thingSpot = (id: number): Spot => `thing:${id}`;
export const seatSpot = (seat: number): Spot => `seat:${seat}`;
export const factionSpot = (faction: string): Spot => `faction:${faction}`;
export const cardSpot = (owner: number, pile: Pile, card: string): Spot => `card:${owner}:${pile}:${card}`;
/** What has no place of its own and is done by a button. */
export const GO: Spot = "go";

/** The cards that were picked by a spot, or none if it is no card. */
export function cardOf(spot: Spot): { owner: number; pile: Pile; card: string } | undefined {
  const found = /^card:(\d+):(\w+):(.+)$/.exec(spot);
  return found ? { owner: Number(found[1]), pile: found[2] as Pile, card: found[3] ?? "" } : undefined;
}

/** The number in a spot of this kind. */
export function numberOf(kind: "base" | "thing" | "seat", spot: Spot): number | undefined {
  return spot.startsWith(`${kind}:`) ? Number(spot.slice(kind.length + 1)) : undefined;
}

/** The view, whose it is, and every action that can be done, among which like ones are told apart. */
export interface Position {
  view: View;
  me: number;
  actions: Action[];
}

/** The way to an action. */
export function pathTo(action: Action, position: Position): Spot[] {
  if (typeof action === "string") return [`verb:${action}`];
  if ("play" in action) {
    const { card, from = "hand", at, on, with: play } = action.play;
    const where = on !== undefined ? [thingSpot(on)] : at !== undefined ? [baseSpot(at)] : [];
    const by = play === undefined ? [] : [`with:${play}`];
    const rest = [...where, ...by];
    return [cardSpot(position.me, from, card), ...(rest.length > 0 ? rest : [GO])];
  }
  if ("special" in action) return [cardSpot(position.me, "hand", action.special.card), GO];
  if ("use" in action) return [thingSpot(action.use.id), GO];
  if ("use_base" in action) return [baseSpot(action.use_base.base), GO];
  if ("score_base" in action) return [baseSpot(action.score_base.base)];
  if ("base" in action) return [baseSpot(action.base.base)];
  if ("thing" in action) return [thingSpot(action.thing.id)];
  if ("card" in action) return [cardSpot(action.card.owner, action.card.pile, action.card.card)];
  if ("player" in action) return [seatSpot(action.player.seat)];
  if ("faction" in action) return [factionSpot(action.faction.faction)];
  if ("number" in action) return [`number:${action.number.n}`];
  if ("way" in action) return [`way:${action.way.way}`];
  const id = sourceOf(action, position);
  if (id !== undefined) return [thingSpot(id)];
  const { place, card } = "trigger" in action ? action.trigger : action.next;
  const slot = position.view.bases.findIndex((base) => base.card === card);
  return [slot >= 0 ? baseSpot(slot) : `trigger:${place}`];
}

/**
 * The thing in play whose ability an action uses. The action names its card only; of several alike it is the one in the
 * same place among them.
 */
export function sourceOf(action: Action, { view, me, actions }: Position): number | undefined {
  const named = (other: Action) =>
    typeof other === "string"
      ? undefined
      : "trigger" in other
        ? other.trigger
        : "next" in other
          ? other.next
          : undefined;
  const own = named(action);
  if (!own) return;
  const alike = actions.filter((other) => named(other)?.card === own.card);
  const place = alike.findIndex((other) => named(other)?.place === own.place);
  const waiting = (view.pending ?? []).filter((pending) => pending.card === own.card).map((pending) => pending.id);
  if (waiting.length === alike.length) return waiting[place] || undefined;
  const things = view.bases
    .flatMap((base) => base.things)
    .filter((thing) => thing.card === own.card && thing.controller === me);
  const ids = things.map((thing) => thing.id).sort((a, b) => a - b);
  return ids.length === alike.length ? ids[place] : undefined;
}

/** What pressing a spot would mean if it were allowed, so that the rules can say why it is not. */
export function attemptOf(spot: Spot, walked: Spot[], code: string, me: number): Action | undefined {
  const card = cardOf(spot);
  const [base, thing] = [numberOf("base", spot), numberOf("thing", spot)];
  if (code === "me_first" || code === "after_scoring") return card && { special: { card: card.card } };
  if (code.startsWith("pick_") || code === "discard" || code === "put_where") {
    if (card) return { card };
    if (thing !== undefined) return { thing: { id: thing } };
    return base === undefined ? undefined : { base: { base } };
  }
  if (code !== "turn" && code !== "play_now" && code !== "play_now_from_discard") return;
  const playing = walked.map(cardOf).find((found) => found?.owner === me);
  const from = playing && playing.pile !== "hand" ? { from: playing.pile } : {};
  if (card) return { play: { card: card.card, ...(card.pile === "hand" ? {} : { from: card.pile }) } };
  if (playing && base !== undefined) return { play: { card: playing.card, ...from, at: base } };
  if (playing && thing !== undefined) return { play: { card: playing.card, ...from, on: thing } };
  if (base !== undefined) return { use_base: { base } };
  return thing === undefined ? undefined : { use: { id: thing } };
}
