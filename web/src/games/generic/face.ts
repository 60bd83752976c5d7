/** What there is to read of any card. */
import { settings } from "$/state/settings.svelte";
import { bare } from "$/texts/speaker";
import { texts } from "$/texts/texts.svelte";
import type { FaceProps } from "../game";
import { facts, type Fact } from "./facts";
import { fieldName, valueName, WORTH } from "./words";

export interface Told {
  /** What kind of card it is. */
  type?: Fact;
  /** What it is worth. */
  worth?: Fact;
  /** What it does, in sentences. */
  written: string[];
  /** What it has that says something itself, such as the skills of a general. */
  speaking: { name: string; said: string }[];
  /** What else is known, each with its value in words. */
  plain: { name: string; value: string }[];
}

export function told({ card, cards, speaker }: FaceProps): Told {
  const data = cards[bare(card)];
  const known = facts(data);
  const say = (field: string, value: string | number) => valueWords(speaker, field, value);
  const type = known.find(({ field, value }) => ["kind", "kingdom"].includes(field) && typeof value === "string");
  const worth = known.find(({ field, value }) => WORTH.includes(field) && typeof value === "number");
  // A card of a kind does what its kind does.
  const does = speaker.cardText("text", card) ?? (type && speaker.cardText("text", String(type.value)));
  const speaking = known.flatMap(({ field, value }) => {
    const text = field !== "kind" && typeof value === "string" && value.startsWith("#");
    const said = text ? speaker.cardText("text", value) : undefined;
    return said && fieldName(speaker, field) ? [{ name: speaker.card(value as string), said }] : [];
  });
  const plain = known
    .map(({ field, value }) => ({ name: fieldName(speaker, field), value: say(field, value) }))
    .filter(({ name, value }) => name && !speaking.some(({ name }) => name === value));
  const written = [does, blocked(speaker.game, data)].filter((text) => text !== undefined);
  return { type, worth, written, speaking, plain };
}

/** Whether a face has more than a name; what players write has tags, options and places that are only called something. */
export function tells(props: FaceProps): boolean {
  const { written, speaking, plain } = told(props);
  return written.length + speaking.length + plain.length > 0;
}

/** A value that a face shows. */
export function valueWords(speaker: FaceProps["speaker"], field: string, value: string | number): string {
  if (typeof value === "number") return String(value);
  return value.startsWith("#") ? speaker.card(value) : valueName(speaker, field, value);
}

/** What a tag keeps its card from, where the game has words for it. */
function blocked(game: string, data: unknown): string | undefined {
  const { blocks } = (data ?? {}) as { blocks?: unknown };
  const id = `web-${game}-blocks`;
  const lang = settings.cardLang;
  const known = (Array.isArray(blocks) ? blocks : []).map((op) => `${id}-${op}`).filter((op) => texts.has(op, lang));
  if (known.length === 0) return undefined;
  const either = new Intl.ListFormat(lang, { type: "disjunction" });
  return texts.say(id, { ops: either.format(known.map((op) => texts.say(op, {}, lang))) }, lang);
}

/** The colour that its author has given it, as `[255, 136, 0]` says; it stands beside the name and never alone. */
export function tint(data: unknown): string | undefined {
  const { color } = (data ?? {}) as { color?: unknown };
  const isPart = (part: unknown) => Number.isInteger(part) && Number(part) >= 0 && Number(part) <= 255;
  return Array.isArray(color) && color.length === 3 && color.every(isPart) ? `rgb(${color.join(" ")})` : undefined;
}
