/** Words that the pages share: names, reasons, times. */
import type { Holder, RoomSummary } from "../../../../protocol/protocol";
import { Refusal } from "$/net/api";
import { settings } from "$/state/settings.svelte";
import { clean } from "$/texts/clean";
import { LANGS, type Lang } from "$/texts/lang";
import type { Reason } from "$/texts/speaker";
import { t, texts } from "$/texts/texts.svelte";
import { personOf } from "./rooms";

/** The name of a game, known before its own texts are there. */
export const gameName = (game: string): string => (texts.has(`web-shelf-${game}`) ? t(`web-shelf-${game}`) : game);

/** The language that is not this one. */
export const otherLang = (lang: Lang): Lang => LANGS.find((one) => one !== lang) ?? lang;

/** Why something did not work. */
export const why = (error: unknown): string => reasonWords(reasonOf(error));

/** The same as a code with figures, to be put into words when it is shown. */
export const reasonOf = (error: unknown): Reason => (error instanceof Refusal ? error.reason : { code: "unreachable" });

export function reasonWords({ code, figures }: Reason): string {
  const id = `common-refusal-${code}`;
  return texts.has(id) ? t(id, figures) : t("web-unreachable");
}

/** Who sits there. */
export function holderName(holder: Holder, seat: number): string {
  if (holder === "open") return t("web-seat-open");
  return clean(personOf(holder)?.name ?? t(`web-bot-name-${seat}`));
}

/** Everybody at a table but one, in a list. */
export function othersAt({ seats }: RoomSummary, me: number | undefined): string {
  const names = seats.map(holderName).filter((_, seat) => seat !== me && seats[seat] !== "open");
  return names.join(t("common-list"));
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, in words such as "3 minutes ago", "yesterday" and "just now". */
export function ago(time: number, now: number = Date.now(), lang: Lang = settings.lang): string {
  const [unit, size] = UNITS.find(([, size]) => now - time >= size) ?? [];
  if (!unit || !size) return texts.say("web-lobby-now", {}, lang);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  // Chinese has a space between a figure and the word after it.
  return format.format(-Math.floor((now - time) / size), unit).replace(/(\d)(\p{Script=Han})/u, "$1 $2");
}
