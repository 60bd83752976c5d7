/** What things are called at a table that nobody has drawn. */
import type { Speaker } from "$/texts/speaker";
import { t, texts, type Figures } from "$/texts/texts.svelte";
import { note } from "$/texts/speaker";
import { facts } from "./facts";
import { readable, type Part } from "./reading";

/** Kinds of words that games have for what lies on a table. */
const KINDS = ["area", "pile", "color", "resource", "symbol", "kind", "score", "phase"];

/** Something in small print: the name of a card, or other words. */
export interface Aside {
  words: string;
  /** As `"#id"`. */
  card?: string;
}

/** What stands beside a card or a seat: flags, cards that lie on it, who made it, and with `placed` where it is. */
export function beside(speaker: Speaker, parts: Part[], placed = false): Aside[] {
  const asides = parts.flatMap((part): Aside[] => {
    const label = fieldName(speaker, part.field);
    if (part.kind === "flag") return [{ words: label }];
    if (part.kind === "cards") return part.cards.flatMap((card) => (card ? [{ words: speaker.card(card), card }] : []));
    if (part.kind === "seat" && part.field === "creator") return [{ words: `${label} ${speaker.name(part.seat)}` }];
    if (part.kind === "number" && part.field === "place" && placed) return [{ words: `${label} ${part.value + 1}` }];
    return part.kind === "shelf" ? beside(speaker, part.parts) : [];
  });
  return asides.filter(({ words }) => words);
}

/** A field of a view: by a word of the game, by one that many games use, or as it is written. Empty if the game has an
 * empty word for it: it is nothing to be looked at. */
export function fieldName(speaker: Speaker, field: string): string {
  if (field.startsWith("#")) return speaker.card(field);
  for (const kind of KINDS) {
    const word = speaker.named(kind, field);
    if (word !== undefined) return capital(word);
  }
  const common = `web-generic-field-${field}`;
  return texts.has(common) ? t(common) : readable(field);
}

/** A value of such a field. */
export function valueName(speaker: Speaker, field: string, value: string): string {
  for (const kind of [field, ...KINDS]) {
    const word = speaker.named(kind, value);
    if (word) return word;
  }
  return readable(value);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Figures that say what a card is worth, in the games there are. */
export const WORTH = ["power", "points", "score", "level", "value", "hp"];

/** What a card is in a word or two: the kingdom it is of, what it is worth. */
export function brief(speaker: Speaker, data: unknown): string {
  const known = facts(data);
  const kingdom = known.find(({ field, value }) => field === "kingdom" && typeof value === "string");
  const worth = known.find(({ field, value }) => WORTH.includes(field) && typeof value === "number");
  const word = kingdom && valueName(speaker, "kingdom", String(kingdom.value));
  const figure = worth && (kingdom ? `${fieldName(speaker, worth.field)} ${worth.value}` : String(worth.value));
  return [word, figure].filter(Boolean).join(" · ");
}

/** The sentence of an action; where figures for it are missing, its code with what is known. */
export function actionWords(speaker: Speaker, action: unknown, more: Figures | undefined): string {
  const words = speaker.action(action, more);
  const { code, figures = {} } = note(action);
  if (!words.includes("{$") && words !== `${speaker.game}-action-${code}`) return words;
  const known = Object.entries(figures).map(([field, value]) => {
    const isSeat = field === "seat" || field === "owner";
    const said = typeof value === "string" && value.startsWith("#") ? speaker.card(value) : String(value);
    return `${fieldName(speaker, field)} ${isSeat ? speaker.name(Number(value)) : said}`;
  });
  return [fieldName(speaker, code), known.join(t("common-list"))].filter(Boolean).join(t("common-parts"));
}
