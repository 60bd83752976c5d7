/** What players have brought to a table, in words. */
import type { Cards, Report, Words } from "$/net/api";
import { settings } from "$/state/settings.svelte";
import { clean } from "$/texts/clean";
import type { Lang } from "$/texts/lang";

/** A text in one language, or in the other one if it is missing. */
export function inWords({ en, zh }: Words, lang: Lang): string {
  const [first, second] = lang === "zh-CN" ? [zh, en] : [en, zh];
  return clean(first) || clean(second);
}

export const moduleName = ({ id, name }: Report): string => inWords(name, settings.cardLang) || clean(id);

/** The beginning of a hash, enough to see whether two are the same. */
export const shortHash = (hash: string): string => hash.slice(0, 8);

/** One thing that a module brings, and what is said of it. */
export interface Part {
  name: string;
  text: string;
}

/** What a module brings: cards, marks, places and numbers, and what can be done. The server writes a line for each:
 * `- ` before things and `* ` before actions, then the name, a colon and the text. */
export function parts(report: Report, lang: Lang = settings.cardLang): { things: Part[]; actions: Part[] } {
  const lines = (lang === "zh-CN" ? report.text.zh : report.text.en).split("\n");
  const marked = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => split(clean(line.slice(mark.length))));
  const actions = marked("* ");
  const isSaid = (text: string) => actions.some((action) => action.text === text);
  // A card without a text of its own has that of its action, which is said once.
  const things = marked("- ").map(({ name, text }) => ({ name, text: isSaid(text) ? "" : text }));
  return { things, actions };
}

function split(line: string): Part {
  const [, name, text] = /^(.*?)(?:: |：)(.*)$/.exec(line) ?? [];
  return name === undefined || text === undefined ? { name: line, text: "" } : { name, text };
}

/** The modules of a table by hash: whatever its options list that is the fingerprint of something there. */
export function modulesOf(options: unknown, cards: Cards): { hash: string; card: string }[] {
  const named = new Map(
    Object.entries(cards).flatMap(([card, known]) => {
      const print = (known as { fingerprint?: unknown } | null)?.fingerprint;
      return typeof print === "string" ? [[print, card] as const] : [];
    }),
  );
  const listed = Object.values((options ?? {}) as Record<string, unknown>)
    .filter(Array.isArray)
    .flat();
  return [...new Set(listed)].flatMap((hash: unknown) => {
    const card = typeof hash === "string" ? named.get(hash) : undefined;
    return typeof hash === "string" && card !== undefined ? [{ hash, card }] : [];
  });
}
