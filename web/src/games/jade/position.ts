/** Questions about a position that more than one part of the table asks. */
import type { Cards } from "$/net/api";
import { bare, note } from "$/texts/speaker";
import type { Figures } from "$/texts/texts.svelte";
import type { Action, AreaView, CardInfo, Kind, SetView, View } from "./types";

/** The most sets in each area of a player. */
export const AREA = 5;
/** The plate that is won by dice; no deck has it. */
export const CHALICE_LEVEL = 4;

const info = (cards: Cards, card: string): CardInfo | undefined => cards[bare(card)] as CardInfo | undefined;

export const kindOf = (cards: Cards, card: string): Kind | undefined => info(cards, card)?.kind;
export const isSnack = (cards: Cards, card: string): boolean => info(cards, card)?.snack ?? false;

/** How a snack goes with a plate: a point for each thing they share, and the level of the snack. */
export interface Pairing {
  color: number;
  shape: number;
  temp: number;
  level: number;
  score: number;
}

export function pairing(cards: Cards, plate: string, snack: string): Pairing | undefined {
  const [under, over] = [kindOf(cards, plate), kindOf(cards, snack)];
  if (!under || !over) return;
  const shared = <T>(a: T[], b: T[]): number => Number(a.some((item) => b.includes(item)));
  const [color, shape] = [shared(over.colors, under.colors), shared(over.shapes, under.shapes)];
  const temp = shared(over.temps, under.temps);
  return { color, shape, temp, level: over.level, score: color + shape + temp + over.level };
}

/** A waiting set by its number, and whose it is. */
export function findSet({ areas }: View, id: number): { seat: number; set: SetView } | undefined {
  for (const [seat, area] of areas.entries()) {
    const set = area.waiting.find((one) => one.id === id);
    if (set) return { seat, set };
  }
}

/** The cards and people that an action is about. */
export function actionFigures(view: View, me: number | undefined, action: Action): Figures {
  const { code, figures = {} } = note(action);
  const set = (name: string) => findSet(view, Number(figures[name]));
  const place = () => view.table[Number(figures.slot)];
  switch (code) {
    case "take_snack":
      return { snack: place()?.snack, plate: set("set")?.set.plate };
    case "take_plate":
      return { plate: place()?.plate };
    case "claim_snack": {
      const from = set("from");
      return {
        snack: from?.set.snack,
        plate: set("set")?.set.plate,
        owner: from?.seat,
        own: String(from?.seat === me),
      };
    }
    case "taste":
    case "offer":
      return { snack: set("set")?.set.snack, plate: set("set")?.set.plate };
    default:
      return {};
  }
}

/** By how much a player leads the best of the others; below 0: how far behind the first. */
export function lead({ areas }: View, seat: number): number {
  const others = areas.filter((_, other) => other !== seat).map(({ score }) => score);
  return (areas[seat]?.score ?? 0) - Math.max(...others);
}

const sets = ({ waiting, personal, offering }: AreaView): SetView[] => [...waiting, ...personal, ...offering];

/** Who has the chalice. */
export function chaliceHolder({ areas }: View, cards: Cards): number | undefined {
  const seat = areas.findIndex((area) => sets(area).some(({ plate }) => kindOf(cards, plate)?.level === CHALICE_LEVEL));
  return seat < 0 ? undefined : seat;
}

/** How many plates of a level can still come as a reward: all there are but those that players have. */
export function rewardsLeft({ areas }: View, cards: Cards, level: number): number {
  if (level < 2 || level >= CHALICE_LEVEL) return 0;
  const all = Object.values(cards as Record<string, CardInfo>).filter(
    ({ snack, kind }) => !snack && kind.level === level,
  );
  const taken = areas.flatMap(sets).filter(({ plate }) => kindOf(cards, plate)?.level === level).length;
  return all.reduce((sum, { kind }) => sum + kind.copies.full, 0) - taken;
}
