/** A view of any game as shelves, from its JSON alone. */

/** Something that a view shows; `field` is the name it has there. */
export type Part =
  | { kind: "cards"; field: string; cards: (string | null)[] }
  | { kind: "number"; field: string; value: number }
  | { kind: "word"; field: string; value: string }
  | { kind: "flag"; field: string }
  | { kind: "seat"; field: string; seat: number }
  | { kind: "seats"; field: string; seats: number[] }
  | Shelf;

export interface Shelf {
  kind: "shelf";
  field: string;
  /** Its number among others of its kind, from 1. */
  number?: number;
  /** Whose it is. */
  seat?: number;
  parts: Part[];
}

/** Fields that name a seat. */
const SEATS = new Set([
  "seat",
  "owner",
  "controller",
  "current",
  "first",
  "starter",
  "winner",
  "by",
  "dying",
  "near",
  "now",
  "victim",
]);
/** Fields that name several. */
const LISTS = new Set(["targets", "holders", "winners"]);

/** What is looked up rather than watched: it is shown last, and shut. */
const LATER = new Set(["discard", "unseen"]);

export const isLater = ({ field }: Part): boolean => LATER.has(field);

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

const isCard = (value: Json): value is string => typeof value === "string" && value.startsWith("#");
const isObject = (value: Json): value is { [field: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** `["red", …]`: something under a name of its own. */
const isNamed = (value: Json): value is [string, Json] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && !isCard(value[0]);

/** `[3, 5]` in a list: figures that belong together. */
const isFigures = (value: Json): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === "number");

/** What a view has, for so many seats: figures first, then cards, then shelves. */
export function read(view: unknown, seats: number): Part[] {
  return isObject(view as Json) ? fields(view as { [field: string]: Json }, seats) : part("", view as Json, seats);
}

/** What belongs to a seat need not name it, and has no shelves of seats in it. */
function fields(object: { [field: string]: Json }, seats: number, owner?: number): Part[] {
  const named = Object.entries(object).filter(([field]) => owner === undefined || field !== "seat");
  return sorted(named.flatMap(([field, value]) => part(field, value, seats, owner !== undefined)));
}

const ORDER: Part["kind"][] = ["seat", "seats", "word", "flag", "number", "cards", "shelf"];
const sorted = (parts: Part[]): Part[] => parts.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

function part(field: string, value: Json, seats: number, isOwned = false): Part[] {
  if (value === null || value === false) return [];
  if (value === true) return [{ kind: "flag", field }];
  if (typeof value === "number") {
    const isSeat = SEATS.has(field) && Number.isInteger(value) && value >= 0 && value < seats;
    return [isSeat ? { kind: "seat", field, seat: value } : { kind: "number", field, value }];
  }
  if (typeof value === "string")
    return [isCard(value) ? { kind: "cards", field, cards: [value] } : { kind: "word", field, value }];
  if (isObject(value)) return shelf({ kind: "shelf", field, parts: fields(value, seats) });
  if (isNamed(value)) return part(value[0], value[1], seats);
  if (LISTS.has(field) && isFigures(value)) return value.length > 0 ? [{ kind: "seats", field, seats: value }] : [];
  return list(field, value, seats, isOwned);
}

/** Whether a list has one thing for each seat; things that name their seat must be in its place. */
function isBySeat(field: string, items: Json[], seats: number): boolean {
  const fits = (item: Json, at: number) =>
    !isNamed(item) && !Array.isArray(item) && (!isObject(item) || (item.seat ?? at) === at);
  return items.length === seats && seats > 1 && !LATER.has(field) && items.every(fits);
}

function list(field: string, items: Json[], seats: number, isOwned: boolean): Part[] {
  if (items.some(isCard) && items.every((item) => item === null || isCard(item))) {
    return [{ kind: "cards", field, cards: items }];
  }
  if (items.length > 0 && items.every((item) => typeof item === "string")) {
    return items.map((value) => ({ kind: "word", field, value }));
  }
  const bySeat = !isOwned && isBySeat(field, items, seats);
  const parts = items.flatMap((item, at): Part[] => {
    if (isNamed(item)) return part(item[0], item[1], seats);
    if (isFigures(item)) return [{ kind: "word", field: String(at + 1), value: item.join(" · ") }];
    const inner = isObject(item) ? fields(item, seats, bySeat ? at : undefined) : part(field, item, seats);
    const number = at + 1;
    if (bySeat) return [{ kind: "shelf", field, number, seat: at, parts: inner }];
    if (isObject(item)) return [{ kind: "shelf", field, number, parts: inner }];
    return shelf({ kind: "shelf", field, number, parts: inner });
  });
  return shelf({ kind: "shelf", field, parts });
}

/** A shelf that has anything; one with a single thing of the same name is that thing. */
function shelf(made: Shelf): Part[] {
  const [only, ...rest] = made.parts;
  if (!only) return [];
  return rest.length === 0 && only.field === made.field && only.kind !== "shelf" ? [only] : [made];
}

/** Every card that an action, or the figures about it, speaks of. */
export function cardsIn(value: unknown): string[] {
  if (isCard(value as Json)) return [value as string];
  if (typeof value !== "object" || value === null) return [];
  return [...new Set(Object.values(value).flatMap(cardsIn))];
}

/** `idle_limit` as a person writes it. */
export function readable(name: string): string {
  const words = name.replace(/^#/, "").replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
