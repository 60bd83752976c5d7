/** What a table is played by, in plain words. */
import type { Room } from "../../../protocol/protocol";
import type { Cards, GameInfo, OptionSchema } from "$/net/api";
import { Speaker } from "$/texts/speaker";
import { t, texts } from "$/texts/texts.svelte";
import { spoken } from "$/texts/time";

export interface Term {
  name: string;
  words: string;
  about?: string;
}

/** The options of the game: what was chosen, and where nothing was, what is usual. Modules are listed elsewhere, and
 * what they bring is called as the cards of the table are. */
export function options(game: GameInfo | undefined, chosen: unknown, cards: Cards = {}): Term[] {
  const picked = (chosen ?? {}) as Record<string, unknown>;
  const properties: Record<string, OptionSchema> = game?.options.properties ?? {};
  return Object.entries(properties).flatMap(([option, schema]) => {
    if (option === game?.documents) return [];
    const value = picked[option] ?? schema.default;
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return [];
    const id = `${game?.name}-option-${option}`;
    const about = texts.has(`${id}-about`) ? t(`${id}-about`) : undefined;
    const items = (Array.isArray(value) ? value : [value])
      .filter((item) => item !== "")
      .map((item) => brought(game?.name ?? "", item, cards) ?? said(game?.name ?? "", option, String(item)));
    return [{ name: t(id), words: items.join(t("common-list")), about }];
  });
}

/** A value of an option, or of a list in one: by its own name, or by that of what it lists. */
function said(game: string, option: string, value: string): string {
  const ids = [`${game}-option-${option}-${value}`, `${game}-${option.replace(/s$/, "")}-${value}`];
  const known = ids.find((id) => texts.has(id));
  return known ? t(known) : value.replaceAll("_", " ");
}

/** The name of a hero that an option names by its id. */
function brought(game: string, id: unknown, cards: Cards): string | undefined {
  const card = `module.${String(id)}`;
  return card in cards ? new Speaker(game, [], cards).card(card) : undefined;
}

/** How long one may think. */
export function clockTerm({ clock }: Room): Term {
  const name = t("web-room-term-clock");
  if (clock === "none") return { name, words: t("web-room-clock-none") };
  if ("days" in clock) return { name, words: t("web-room-clock-days", { count: clock.days.days }) };
  if ("decision" in clock)
    return { name, words: t("web-room-clock-decision", { time: spoken(clock.decision.seconds) }) };
  const { seconds, increment } = clock.bank;
  const time = spoken(seconds);
  if (increment === 0) return { name, words: t("web-room-clock-bank", { time }) };
  return { name, words: t("web-room-clock-bank-more", { time, more: spoken(increment) }) };
}

/** Who may look on, and what they see. */
export function watchTerm({ spectators }: Room): Term {
  const name = t("web-room-term-watch");
  if (typeof spectators === "string") return { name, words: t(`web-room-watch-${spectators}`) };
  return { name, words: t("web-room-watch-hands", { delay: spectators.hands.delay }) };
}

/** What the time of answers tells the others. */
export function windowTerm({ windows }: Room): Term {
  const name = t("web-room-term-windows");
  if (typeof windows === "string") return { name, words: t(`web-room-windows-${windows}`) };
  return { name, words: t("web-room-windows-strict", { count: windows.strict.seconds }) };
}

/** Who finds the room. */
export function doorTerm({ listed, locked }: Room): Term {
  const id = listed ? (locked ? "listed-locked" : "listed") : locked ? "link-locked" : "link";
  return { name: t("web-room-term-door"), words: t(`web-room-door-${id}`) };
}
