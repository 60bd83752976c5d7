/** What stands on cards, in the language of cards, and sentences about what is in play. */
import type { Cards } from "$/net/api";
import { settings } from "$/state/settings.svelte";
import { bare, type Speaker } from "$/texts/speaker";
import { t, texts } from "$/texts/texts.svelte";
import { infoOf } from "./factions";
import type { Extra, ThingView, View } from "./types";

/** The rules on a card: as they follow from its steps, or else as they are written. */
export function textOf(card: string, cards: Cards, speaker: Speaker): string {
  const said = infoOf(card, cards)?.said;
  if (!said) return speaker.cardText("text", card) ?? "";
  const lang = settings.cardLang;
  const sentences = said.map(({ code, figures }) => texts.say(`smashup-said-${code}`, figures, lang));
  return sentences.reduce((one, two) => texts.say("smashup-said-both", { one, two }, lang));
}

/** What a card is: its kind and faction. */
export function natureOf(card: string, cards: Cards, speaker: Speaker): string {
  const info = infoOf(card, cards);
  if (!info) return "";
  const kind = speaker.word("kind", info.kind);
  const faction = info.kind === "faction" ? undefined : info.faction;
  return [kind, ...(faction ? [speaker.card(faction)] : [])].join(t("common-list"));
}

/** The letters of a faction, for those who do not tell its colour and symbol. */
export const letterOf = (faction: string): string =>
  texts.say(`web-smashup-letter-${bare(faction)}`, {}, settings.cardLang);

/** A minion or an action in play with all that holds for it, as one reads it out. */
export function thingWords(thing: ThingView, view: View, cards: Cards, speaker: Speaker): string {
  const printed = infoOf(thing.card, cards)?.power;
  const on = view.bases.flatMap((base) => base.things).filter((other) => other.on === thing.id);
  const notes = [
    thing.power === undefined
      ? natureOf(thing.card, cards, speaker)
      : t("web-smashup-power", { power: thing.power, printed: printed ?? 0, same: String(printed === thing.power) }),
    speaker.name(thing.controller),
    ...(thing.owner === thing.controller ? [] : [t("web-smashup-owner", { name: speaker.name(thing.owner) })]),
    ...(thing.counters ? [t("web-smashup-counters", { n: thing.counters })] : []),
    ...(thing.boost ? [t("web-smashup-boost", { by: thing.boost > 0 ? `+${thing.boost}` : `−${-thing.boost}` })] : []),
    ...(thing.named ? [t("web-smashup-named", { faction: speaker.card(thing.named) })] : []),
    ...(on.length > 0 ? [t("web-smashup-carries", { cards: on.map((one) => speaker.card(one.card)) })] : []),
    ...(thing.used ? [t("web-smashup-used")] : []),
  ];
  return `${speaker.card(thing.card)}${t("web-smashup-colon")}${notes.join(t("common-list"))}`;
}

/** An extra play with what it is limited to. */
export function extraWords(extra: Extra, view: View, speaker: Speaker): string {
  const plays = t(extra.action ? "web-smashup-extra-actions" : "web-smashup-extra-minions", { n: extra.n });
  const base = extra.base === undefined ? undefined : view.bases[extra.base];
  const limits = [
    ...(extra.max === undefined ? [] : [t("web-smashup-limit-power", { max: extra.max })]),
    ...(base ? [t("web-smashup-limit-base", { base: speaker.card(base.card) })] : []),
    ...(extra.name ? [t("web-smashup-limit-name", { card: speaker.card(extra.name) })] : []),
    ...(extra.no_own ? [t("web-smashup-limit-empty")] : []),
    ...(extra.named_here ? [t("web-smashup-limit-here")] : []),
    ...(extra.alike && !extra.name ? [t("web-smashup-limit-alike")] : []),
  ];
  return limits.length > 0 ? t("web-smashup-limited", { plays, limits: limits.join(t("common-list")) }) : plays;
}

/** Whether enough points are reached and nobody would win with them. */
export function isTied(view: View): boolean {
  const score = ({ points, madness }: View["players"][number]) => (points - Math.floor(madness / 2)) * 1000 - madness;
  const scores = view.players.map(score);
  const best = Math.max(...scores);
  return (
    !view.over &&
    view.players.some((player) => player.points >= GOAL) &&
    scores.filter((one) => one === best).length > 1
  );
}

/** How long a name is in letters of the Latin alphabet, of which a Chinese character is worth two. */
export const lengthOf = (name: string): number => [...name].reduce((sum, one) => sum + (one > "\u2e80" ? 2 : 1), 0);

/** The points that end the game. */
export const GOAL = 15;
