/** Effects as signs: what each is drawn as, and how much room it takes. */
import type { Effect, Resource } from "./types";

/** How many signs wide an effect is, so that several share the band of a card. */
export function weight(effect: Effect): number {
  if (typeof effect === "string") return effect === "trade_income" || effect === "wonders_extra_turn" ? 1.9 : 1;
  if ("produce" in effect) return Math.max(1, units(effect.produce).length);
  if ("produce_one_of" in effect) return 1.06 * effect.produce_one_of.length;
  if ("fixed_price" in effect) return 1.3 + 0.82 * effect.fixed_price.of.length;
  if ("shields" in effect) return effect.shields;
  if ("guild" in effect) return 1.4 + 0.95 * effect.guild.of.length + (effect.guild.coins > 0 ? 0.95 : 0);
  if ("coins_per" in effect || "discount" in effect || "chain_coins" in effect || "points_per_token" in effect)
    return 2.2;
  if ("extra_shield" in effect) return 1.7;
  if ("points" in effect) return 1.1;
  return 1;
}

/** How wide all effects of a card are. */
export const weightOf = (effects: Effect[]): number => effects.reduce((sum, effect) => sum + weight(effect) + 0.12, 0);

/** Resources one by one, such as wood, wood. */
export function units(made: Partial<Record<Resource, number>>): Resource[] {
  return (Object.entries(made) as [Resource, number][]).flatMap(([one, count]) => Array<Resource>(count).fill(one));
}
