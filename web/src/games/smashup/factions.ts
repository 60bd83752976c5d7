/** The colour of each faction, and of cards by it. Colours are mixed of those that the app has. */
import type { Cards } from "$/net/api";
import { bare } from "$/texts/speaker";
import type { CardInfo } from "./types";

const LIGHT = "#fff8ec";
const DARK = "var(--on-k-trade)";

/** In the order of their sets. */
const HUES: Record<string, [hue: string, on: string]> = {
  pirates: ["var(--k-war)", LIGHT],
  ninjas: ["color-mix(in oklab, var(--k-made) 62%, #000)", LIGHT],
  aliens: ["color-mix(in oklab, var(--k-science) 80%, var(--k-trade))", LIGHT],
  dinosaurs: ["var(--r-clay)", LIGHT],
  robots: ["var(--back-2)", LIGHT],
  wizards: ["var(--k-civic)", LIGHT],
  zombies: ["color-mix(in oklab, var(--r-paper) 72%, var(--k-science))", LIGHT],
  tricksters: ["var(--k-trade)", DARK],
  ghosts: ["color-mix(in oklab, var(--r-stone) 78%, var(--k-guild))", LIGHT],
  bear_cavalry: ["var(--k-raw)", LIGHT],
  steampunks: ["var(--brass-deep)", LIGHT],
  killer_plants: ["var(--k-science)", LIGHT],
  minions_of_cthulhu: ["color-mix(in oklab, var(--r-glass) 60%, var(--k-science))", LIGHT],
  elder_things: ["var(--k-guild)", LIGHT],
  innsmouth: ["var(--r-glass)", LIGHT],
  miskatonic: ["color-mix(in oklab, var(--k-war) 62%, var(--k-raw))", LIGHT],
};

export const FACTIONS = Object.keys(HUES);

/** What the data says of a card. */
export function infoOf(card: string, cards: Cards): CardInfo | undefined {
  return cards[bare(card)] as CardInfo | undefined;
}

/** The faction of a card, as a bare id; a faction is its own. Bases and madness have none. */
export function factionOf(card: string, cards: Cards): string | undefined {
  const info = infoOf(card, cards);
  return info?.kind === "faction" ? bare(card) : info?.faction;
}

/** The colour of a card, and of what is written on it. */
export function coloursOf(card: string, cards: Cards): { hue: string; on: string } {
  const [hue, on] = HUES[factionOf(card, cards) ?? ""] ?? [
    infoOf(card, cards)?.kind === "base" ? "var(--wood)" : "color-mix(in oklab, var(--k-guild) 70%, #000)",
    LIGHT,
  ];
  return { hue, on };
}
