/** Who stands where at a base, and what a play would change. */
import type { BaseView, Quoted } from "./types";

/** The points for the first three places. */
export type Points = readonly [number, number, number];

export interface Standing {
  power: number;
  /** From 1; 0 for who has neither a minion nor power there. */
  place: number;
  /** What the place would bring now. */
  points: number;
}

/** Where each player stands at a base, in seat order. Who is level has the better place. */
export function standings({ power, things }: Pick<BaseView, "power" | "things">, points: Points): Standing[] {
  const isThere = power.map(
    (own, seat) => own > 0 || things.some((thing) => thing.power !== undefined && thing.controller === seat),
  );
  return power.map((own, seat) => {
    if (!isThere[seat]) return { power: own, place: 0, points: 0 };
    const place = 1 + power.filter((other, at) => isThere[at] && other > own).length;
    return { power: own, place, points: points[place - 1] ?? 0 };
  });
}

export interface Preview {
  total: number;
  breakpoint: number;
  before: Standing;
  after: Standing;
  /** The base would be scored at the end of the turn. */
  breaks: boolean;
}

/** What becomes of a base if a minion of this seat comes there and the whole is then as the rules quote it. */
export function previewOf(
  base: BaseView,
  points: Points,
  seat: number,
  quote: Quoted[] | undefined,
): Preview | undefined {
  const total = quote?.find((part) => part.code === "total")?.figures;
  const before = standings(base, points)[seat];
  if (!total || !before) return;
  const gain = total.power - base.total;
  const power = base.power.map((own, at) => (at === seat ? Math.max(0, own + gain) : own));
  const comer = { id: 0, card: "", owner: seat, controller: seat, power: gain, used: false, fresh: true };
  const after = standings({ power, things: [...base.things, comer] }, points)[seat];
  if (!after) return;
  return { total: total.power, breakpoint: total.breakpoint, before, after, breaks: total.power >= total.breakpoint };
}

/** How full a base is, from 0 to 1. */
export const fillOf = (total: number, breakpoint: number): number =>
  breakpoint <= 0 ? 1 : Math.min(1, total / breakpoint);

export type Heat = "calm" | "close" | "breaking";

/** From nine tenths on a base is about to break. */
export function heatOf(total: number, breakpoint: number): Heat {
  if (total >= breakpoint) return "breaking";
  return fillOf(total, breakpoint) >= 0.9 ? "close" : "calm";
}
