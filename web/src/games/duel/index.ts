/** The table of Seven Wonders Duel. */
import type { Game } from "../game";
import type { Cards } from "$/net/api";
import { note } from "$/texts/speaker";
import Board from "./Board.svelte";
import { kindOf } from "./data";
import Face from "./Face.svelte";
import { KINDS } from "./kinds";
import { lesson } from "./lesson";
import { flights, sound } from "./moves";
import Rules from "./Rules.svelte";
import { costWords, does } from "./words";

/** Names of those that fit, sorted by colour as in the data. */
const pick = (cards: Cards, fits: (info: { age?: number; kind: string }) => boolean): string[] =>
  Object.entries(cards)
    .filter(([id, info]) => fits({ age: (info as { card?: { age: number } }).card?.age, kind: kindOf(cards, id) }))
    .map(([id]) => `#${id}`)
    .sort((one, other) => order(cards, one) - order(cards, other));

const order = (cards: Cards, card: string): number => Object.keys(KINDS).indexOf(kindOf(cards, card));

export default {
  Board,
  Face,
  Rules,
  keys: [
    { keys: ["←", "→", "↑", "↓"], text: "web-duel-key-move" },
    { keys: ["B"], text: "web-duel-key-build" },
    { keys: ["D"], text: "web-duel-key-discard" },
    { keys: ["1–4"], text: "web-duel-key-wonder" },
    { keys: ["Alt"], text: "web-duel-key-prices" },
  ],
  hue: (card, cards) => KINDS[kindOf(cards, card)].hue,
  gallery: (cards) => [
    ...[1, 2, 3].map((age) => ({
      title: `duel-age-${age}`,
      cards: pick(cards, (info) => info.age === age && info.kind !== "guild"),
    })),
    { title: "web-duel-gallery-guilds", cards: pick(cards, (info) => info.kind === "guild") },
    { title: "web-duel-gallery-wonders", cards: pick(cards, (info) => info.kind === "wonder") },
    { title: "web-duel-gallery-tokens", cards: pick(cards, (info) => info.kind === "token") },
  ],
  figures: (table, action) => {
    const { figures = {} } = note(action);
    const card = figures.wonder ?? figures.token ?? figures.card;
    if (typeof card !== "string") return {};
    return { does: does(table.cards, card), cost: costWords(table.cards, card) };
  },
  flights,
  sound,
  lesson,
} satisfies Game;
