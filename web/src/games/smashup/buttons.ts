/** Which answers need a button, because nothing on the table can be pressed for them. */
import type { Way } from "./course.svelte";
import { cardOf, numberOf } from "./path";
import type { View } from "./types";

/**
 * Of the ways that are left, those whose next step is no base, no minion or action on a base, and no card of the shelf.
 * What lies on a minion is small, players may be off the screen, and abilities are better told in words: they get a
 * button too.
 */
export function buttonsOf(left: Way[], walked: number, view: View): Way[] {
  const things = view.bases.flatMap((base) => base.things);
  const big = new Set(things.filter((thing) => thing.on === undefined).map((thing) => thing.id));
  return left.filter(({ choice: { action }, path }) => {
    const spot = path[walked];
    if (typeof action !== "string" && ("trigger" in action || "next" in action)) return true;
    if (spot === undefined) return true;
    const [base, thing] = [numberOf("base", spot), numberOf("thing", spot)];
    if (base !== undefined) return !view.bases[base];
    if (thing !== undefined) return !big.has(thing);
    if (spot.startsWith("faction:")) return view.phase !== "draft";
    return cardOf(spot) === undefined;
  });
}
