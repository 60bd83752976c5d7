/** What the data says of cards, wonders and tokens, and what can be told from it. */
import type { Cards } from "$/net/api";
import { bare } from "$/texts/speaker";
import type { CardEntry, CardInfo, Color, Cost, Effect, Resource } from "./types";

export const COLORS: Color[] = ["brown", "grey", "blue", "green", "yellow", "red", "guild"];
export const RESOURCE_LIST: Resource[] = ["wood", "stone", "clay", "glass", "paper"];

/** The colours of cards, and wonders and tokens as if they were colours too. */
export type Kind = Color | "wonder" | "token";

/** The entry of a card, wonder or token given as `"#id"` or as its bare id. */
export function infoOf(cards: Cards, card: string): CardInfo | undefined {
  return cards[bare(card)] as CardInfo | undefined;
}

export function entryOf(cards: Cards, card: string): CardEntry | undefined {
  const info = infoOf(cards, card);
  return info && "card" in info ? info.card : undefined;
}

export function effectsOf(cards: Cards, card: string): Effect[] {
  const info = infoOf(cards, card);
  if (!info) return [];
  if ("card" in info) return info.card.effects;
  return "wonder" in info ? info.wonder.effects : info.token.effects;
}

/** What it costs; tokens cost nothing. */
export function costOf(cards: Cards, card: string): Cost | undefined {
  const info = infoOf(cards, card);
  if (!info || "token" in info) return;
  return "card" in info ? info.card.cost : info.wonder.cost;
}

export function kindOf(cards: Cards, card: string): Kind {
  const info = infoOf(cards, card);
  if (info && "card" in info) return info.card.color;
  return info && "token" in info ? "token" : "wonder";
}

/** The cards that are free for whoever has this one. */
export function leadsTo(cards: Cards, card: string): string[] {
  const id = bare(card);
  return Object.keys(cards).filter((other) => entryOf(cards, other)?.chain === id);
}

/** Resources of a cost, those it needs only. */
export function needs(cost: Cost): [Resource, number][] {
  return RESOURCE_LIST.map((resource): [Resource, number] => [resource, cost[resource]]).filter(
    ([, units]) => units > 0,
  );
}
