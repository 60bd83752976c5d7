/** What can be told from a view: where cards lie, who took what last, how near the ends are. */
import structures from "../../../../games/duel/data/structures.json";
import type { Told } from "$/net/mirror";
import type { Table } from "$/table/table.svelte";
import { note } from "$/texts/speaker";
import type { Action, Color, PlaceView, View } from "./types";

export type DuelTable = Table<View, Action>;

/** Where a card of an age lies: rows from the far end, the middle of it in halves of a card's width. */
export interface Spot {
  row: number;
  x: number;
}

/** The places of an age, those whose cards are gone included. */
export const spotsOf = (age: number): Spot[] => structures.find((one) => one.age === age)?.places ?? [];

/** How many rows and columns of cards an age has, and where it begins on the left, in halves. */
export function extentOf(spots: Spot[]): { rows: number; columns: number; from: number } {
  if (spots.length === 0) return { rows: 0, columns: 0, from: 0 };
  const xs = spots.map(({ x }) => x);
  const from = Math.min(...xs) - 1;
  return { rows: Math.max(...spots.map(({ row }) => row)) + 1, columns: (Math.max(...xs) + 1 - from) / 2, from };
}

/** The seat that is shown as one's own: on the left, or below. */
export const nearSeat = (table: DuelTable): number => table.me ?? 0;

export const cityOf = (view: View, seat: number): View["cities"][0] => (seat === 0 ? view.cities[0] : view.cities[1]);

/** The place of a card that lies face up. */
export const placeOf = (view: View, card: string | undefined): PlaceView | undefined =>
  card === undefined ? undefined : (view.places.find((place) => place?.card === card) ?? undefined);

export const cardsOf = (view: View, seat: number, color: Color): string[] =>
  cityOf(view, seat).cards.find(([of]) => of === color)?.[1] ?? [];

/** What was taken last in this age. */
export interface Taken {
  seat: number;
  card: string;
  place: number;
  /** `card_built`, `card_discarded` or `wonder_built`. */
  how: string;
  wonder?: string;
}

export function lastTaken(told: Told[]): Taken | undefined {
  for (let at = told.length - 1; at >= 0; at--) {
    const one = told[at];
    if (!one || !("event" in one) || one.undone) continue;
    const { code, figures } = note(one.event);
    if (code === "age_began") return;
    if (figures && "place" in figures && "seat" in figures) return { ...(figures as unknown as Taken), how: code };
  }
}

/** The four wonders of this round of the draft, in the order they were laid out; taken ones included. */
export function roundOf(told: Told[], offer: string[]): string[] {
  for (let at = told.length - 1; at >= 0; at--) {
    const one = told[at];
    if (!one || !("event" in one) || one.undone) continue;
    const { code, figures } = note(one.event);
    if (code === "wonders_shown") return (figures as { wonders: string[] }).wonders;
  }
  return offer;
}

/** Whose pick each of the eight is: one, two, two, one, and the other way round in the second round. */
export const draftOrder = (first: number): number[] =>
  [0, 1, 1, 0, 1, 0, 0, 1].map((seat) => (seat === 0 ? first : 1 - first));

/** A danger or a chance that is close. */
export type Alarm =
  | { code: "symbols"; seat: number; missing: number }
  | { code: "capital"; seat: number; shields: number }
  | { code: "loot"; seat: number; shields: number; coins: number };

/** From so many shields to the capital on it is said. */
const NEAR_CAPITAL = 3;

/** Wins that are close, of either side. */
export function alarms(view: View): Alarm[] {
  return [0, 1].flatMap((seat): Alarm[] => {
    const city = cityOf(view, seat);
    const shields = view.military.capital - city.advance;
    const missing = view.symbols_to_win - city.symbols.length;
    return [
      ...(shields <= NEAR_CAPITAL && shields > 0 ? [{ code: "capital", seat, shields } as const] : []),
      ...(missing === 1 ? [{ code: "symbols", seat, missing } as const] : []),
    ];
  });
}

/** The next thing that the army of whoever is ahead comes to; of the near seat's rival if nobody is. */
export function nextOnTrack(view: View, near: number): Alarm {
  const ahead = cityOf(view, near).advance > 0 ? near : 1 - near;
  const { advance } = cityOf(view, ahead);
  const seat = 1 - ahead;
  const loot = (seat === 0 ? view.military.loot[0] : view.military.loot[1])
    .filter(([at]) => at > advance)
    .sort(([one], [other]) => one - other)[0];
  if (loot) return { code: "loot", seat, shields: loot[0] - advance, coins: loot[1] };
  return { code: "capital", seat: ahead, shields: view.military.capital - advance };
}

/** The points of the zone at a distance from the middle. */
export const zoneAt = (zones: [number, number][], distance: number): number =>
  zones.filter(([from]) => from <= distance).at(-1)?.[1] ?? 0;

/** The points of a zone, in the middle of it; nothing elsewhere. */
export function zoneLabel(zones: [number, number][], size: number, distance: number): string {
  const starts = zones.map(([from]) => from);
  const from = starts.filter((one) => one <= distance).at(-1);
  if (from === undefined || distance >= size) return "";
  const to = (starts.find((one) => one > distance) ?? size) - 1;
  return distance === Math.ceil((from + to) / 2) ? String(zoneAt(zones, distance)) : "";
}
