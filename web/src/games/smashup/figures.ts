/** What the sentence of an action needs beyond its own figures. */
import type { Figures } from "$/texts/texts.svelte";
import { bare, type Speaker } from "$/texts/speaker";
import { sourceOf, type Position } from "./path";
import type { Action, ThingView, View } from "./types";

/** The numbers of plays that are no extra ones. */
export const USUAL = 255;
export const FREE = 254;

/** A thing in play and the place of its base. */
export function find(view: View, id: number): { slot: number; thing: ThingView } | undefined {
  for (const [slot, base] of view.bases.entries()) {
    const thing = base.things.find((one) => one.id === id);
    if (thing) return { slot, thing };
  }
}

export function figuresOf(action: Action, position: Position, picked: number, speaker: Speaker): Figures {
  const { view } = position;
  const base = (slot: number | undefined) => (slot === undefined ? undefined : view.bases[slot]?.card);
  if (action === "done") return { picked };
  if (typeof action === "string") return {};
  if ("play" in action) {
    const { at, on, from = "hand", with: by } = action.play;
    const minion = on === undefined ? undefined : find(view, on)?.thing.card;
    const allowance = by === undefined ? "none" : by === USUAL ? "usual" : by === FREE ? "free" : "extra";
    return {
      place: minion ? "minion" : at === undefined ? "none" : "base",
      base: base(at),
      minion,
      source: from,
      allowance,
    };
  }
  if ("use" in action || "thing" in action) {
    const found = find(view, "use" in action ? action.use.id : action.thing.id);
    if (!found) return {};
    const { slot, thing } = found;
    const what = thing.power === undefined ? "action" : "minion";
    return { card: thing.card, base: base(slot), what, power: thing.power ?? 0, seat: thing.controller };
  }
  if ("trigger" in action || "next" in action) {
    const id = sourceOf(action, position);
    const at = base(id === undefined ? undefined : find(view, id)?.slot);
    return { where: at ? "base" : "none", base: at };
  }
  if ("base" in action) return { card: base(action.base.base) };
  if ("use_base" in action) return { card: base(action.use_base.base) };
  if ("score_base" in action) return { card: base(action.score_base.base) };
  if ("way" in action) return { text: speaker.word("way", `${bare(action.way.card)}-${action.way.way}`) };
  return {};
}
