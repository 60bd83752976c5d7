/** What cards, wonders and tokens cost and do, in sentences, effect by effect; the twin of the terminal's. */
import type { Cards } from "$/net/api";
import { settings } from "$/state/settings.svelte";
import type { Lang } from "$/texts/lang";
import { texts, type Figures } from "$/texts/texts.svelte";
import { costOf, effectsOf, entryOf, kindOf, leadsTo, needs } from "./data";
import type { Effect, Resource, What } from "./types";

type Say = (id: string, figures?: Figures) => string;

const sayIn =
  (lang: Lang): Say =>
  (id, figures) =>
    texts.say(id, figures, lang);

const resource = (say: Say, one: Resource) => say(`duel-resource-${one}`);
const amount = (say: Say, one: Resource, units: number) =>
  say("duel-cost-resource", { units, resource: resource(say, one) });

/** `a`, `a or b`, `a, b or c`. */
function either(say: Say, words: string[], or: string): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : words.slice(0, -1).join(say("common-list")) + say(or) + last;
}

const whats = (say: Say, of: What[]) =>
  either(
    say,
    of.map((what) => say(`duel-what-${what}`)),
    "duel-or-each",
  );

/** An effect as a sentence without its end. */
function sentence(say: Say, effect: Effect): string {
  const does = (kind: string, figures?: Figures) => say(`duel-effect-${kind}`, figures);
  if (typeof effect === "string") return does(effect);
  if ("produce" in effect) {
    const made = Object.entries(effect.produce) as [Resource, number][];
    return does("produce", { resources: made.map(([one, units]) => amount(say, one, units)).join(say("common-list")) });
  }
  if ("produce_one_of" in effect) {
    const names = effect.produce_one_of.map((one) => resource(say, one));
    return does("produce_one_of", { resources: either(say, names, "duel-or") });
  }
  if ("fixed_price" in effect) {
    const { of, price } = effect.fixed_price;
    return does("fixed_price", {
      resources: of.map((one) => resource(say, one)).join(say("common-list")),
      coins: price,
    });
  }
  if ("shields" in effect) return does("shields", { shields: effect.shields });
  if ("symbol" in effect) return does("symbol", { symbol: say(`duel-symbol-${effect.symbol}`) });
  if ("points" in effect) return does("points", { points: effect.points });
  if ("coins" in effect) return does("coins", { coins: effect.coins });
  if ("opponent_loses" in effect) return does("opponent_loses", { coins: effect.opponent_loses });
  if ("coins_per" in effect) {
    return does("coins_per", { what: whats(say, [effect.coins_per.what]), coins: effect.coins_per.coins });
  }
  if ("guild" in effect) {
    const { of, coins, points } = effect.guild;
    return does("guild", { what: whats(say, of), coins, points });
  }
  if ("destroy" in effect) return does("destroy", { color: say(`duel-color-${effect.destroy}`) });
  if ("token_from_box" in effect) return does("token_from_box", { draw: effect.token_from_box.draw });
  if ("discount" in effect) {
    return does("discount", { what: whats(say, [effect.discount.on]), resources: effect.discount.resources });
  }
  if ("chain_coins" in effect) return does("chain_coins", { coins: effect.chain_coins });
  if ("extra_shield" in effect) return does("extra_shield", { shields: effect.extra_shield });
  return does("points_per_token", { points: effect.points_per_token });
}

/** What one effect does, in the language of the interface. */
export const effectWords = (effect: Effect): string => sentence(sayIn(settings.lang), effect);

/** What a card, wonder or token does, in one line. */
export function does(cards: Cards, card: string, lang: Lang = settings.lang): string {
  const say = sayIn(lang);
  return effectsOf(cards, card)
    .map((effect) => sentence(say, effect))
    .join(say("common-parts"));
}

/** What it costs as printed, without any trade. */
export function costWords(cards: Cards, card: string, lang: Lang = settings.lang): string {
  const say = sayIn(lang);
  const cost = costOf(cards, card);
  if (!cost) return "";
  const coins = cost.coins > 0 ? [say("duel-cost-coins", { coins: cost.coins })] : [];
  const parts = [...coins, ...needs(cost).map(([one, units]) => amount(say, one, units))];
  return parts.length === 0 ? say("duel-cost-nothing") : parts.join(say("common-list"));
}

/** The name of a wonder where there is little room: without its article. */
export const plain = (name: string): string => name.replace(/^The /, "");

/** The rules on a big face, line by line, in the language of cards. */
export function ruleLines(cards: Cards, card: string, name: (card: string) => string): string[] {
  const lang = settings.cardLang;
  const say = sayIn(lang);
  const lines = effectsOf(cards, card).map((effect) => whole(sentence(say, effect), lang));
  const from = entryOf(cards, card)?.chain;
  const to = leadsTo(cards, card);
  if (from) lines.push(say("web-duel-chain-from", { card: name(from) }));
  if (to.length > 0) lines.push(say("web-duel-chain-to", { cards: to.map(name) }));
  return lines;
}

/** A line with a capital and a full stop. */
function whole(line: string, lang: Lang): string {
  return line.charAt(0).toLocaleUpperCase(lang) + line.slice(1) + texts.say("web-duel-stop", {}, lang);
}

/** All of it for those who hear the page: name, kind, cost, effects. */
export function spoken(cards: Cards, card: string, name: string): string {
  const say = sayIn(settings.lang);
  const words = costWords(cards, card);
  const cost = words === say("duel-cost-nothing") ? words : words && say("web-duel-costs", { cost: words });
  const parts = [name, say(`duel-kind-${kindOf(cards, card)}`), cost, does(cards, card)];
  return parts.filter((part) => part).join(say("common-list"));
}
