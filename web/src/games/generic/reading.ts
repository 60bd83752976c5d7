/** A view of any game as shelves, from its JSON alone. */

/** Something that a view shows; `field` is the name it has there. */
export type Part =
  | Row
  | { kind: "number"; field: string; value: number; ages?: number[] }
  | { kind: "word"; field: string; value: string }
  | { kind: "flag"; field: string }
  /** A flag that is not set, where that is worth a word; `field` is `not_` and its name. */
  | { kind: "lack"; field: string }
  | { kind: "seat"; field: string; seat: number }
  | { kind: "seats"; field: string; seats: number[] }
  | { kind: "queue"; field: string; places: Place[] }
  | Shelf;

export interface Row {
  kind: "cards";
  field: string;
  cards: (string | null)[];
  /** What each of the cards has besides, in the same order; left out if none has anything. */
  about?: Part[][];
  /** How many there are, if more than can be seen. */
  count?: number;
  /** In which turns those came that cannot be seen. */
  ages?: number[];
}

/** Somebody in a queue, and what is special about it. */
export interface Place {
  seat: number;
  parts: Part[];
}

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
  "creator",
  "dying",
  "near",
  "now",
  "target",
  "victim",
]);
/** Flags that say something when they are not set. */
const LACKS = new Set(["alive"]);
/** Fields that name several. */
const LISTS = new Set(["targets", "holders", "winners"]);

/** What is looked up rather than watched: it is shown last, and shut. */
const LATER = new Set(["discard", "recent", "unseen"]);

export const isLater = ({ field, kind }: Part): boolean => LATER.has(field) && (kind === "cards" || kind === "shelf");

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

const ORDER: Part["kind"][] = ["seat", "seats", "queue", "word", "flag", "lack", "number", "cards", "shelf"];
const sorted = (parts: Part[]): Part[] => parts.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

function part(field: string, value: Json, seats: number, isOwned = false): Part[] {
  if (value === null) return [];
  if (value === false) return LACKS.has(field) ? [{ kind: "lack", field: `not_${field}` }] : [];
  if (value === true) return [{ kind: "flag", field }];
  if (typeof value === "number") {
    const isSeat = SEATS.has(field) && Number.isInteger(value) && value >= 0 && value < seats;
    return [isSeat ? { kind: "seat", field, seat: value } : { kind: "number", field, value }];
  }
  if (typeof value === "string")
    return [isCard(value) ? { kind: "cards", field, cards: [value] } : { kind: "word", field, value }];
  if (isPile(value)) return [pile(field, value, seats)];
  if (isSeatOf(value)) return part(field === "player" ? "seat" : field, value.player.seat, seats);
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
  if (items.length > 0 && items.every(isInQueue)) {
    const places = items.map(({ seat, ...rest }) => ({ seat, parts: fields(rest, seats) }));
    return [{ kind: "queue", field, places }];
  }
  if (items.length > 0 && items.every(isTitled)) return items.flatMap((item) => titled(item, seats));
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

/** Cards that lie together, of which not all are seen. */
interface Pile {
  [field: string]: Json;
  count: number;
}
const isPile = (value: Json): value is Pile =>
  isObject(value) &&
  typeof value.count === "number" &&
  Object.entries(value).every(
    ([field, inner]) => field === "count" || (["cards", "ages"].includes(field) && Array.isArray(inner)),
  );

/** A row of the cards that are seen; where there are none, how many there are says it all. */
function pile(field: string, { count, cards, ages }: Pile, seats: number): Part {
  const seen = (Array.isArray(cards) ? cards : []).flatMap((item) => {
    const { card, ...rest } = isObject(item) ? item : { card: item };
    return isCard(card ?? null) ? [{ card: card as string, parts: fields(rest, seats) }] : [];
  });
  const turns = Array.isArray(ages) && ages.length > 0 ? { ages: ages as number[] } : {};
  if (seen.length === 0) return { kind: "number", field, value: count, ...turns };
  const about = seen.map(({ parts }) => parts);
  return {
    kind: "cards",
    field,
    cards: seen.map(({ card }) => card),
    ...(about.some((parts) => parts.length > 0) ? { about } : {}),
    ...(count > seen.length ? { count } : {}),
    ...turns,
  };
}

/** `{"player": {"seat": 1}}`: who does something, where it could also be the game. */
const isSeatOf = (value: Json): value is { player: { seat: number } } =>
  isObject(value) && Object.keys(value).join() === "player" && isObject(value.player ?? null);

/** `{"seat": 1, "extra": true}`: a seat with nothing but flags and cards. */
const isInQueue = (item: Json): item is { [field: string]: Json; seat: number } =>
  isObject(item) &&
  typeof item.seat === "number" &&
  Object.entries(item).every(([field, value]) => field === "seat" || typeof value === "boolean" || isCard(value));

/** `{"region": "#den", "cards": …}`: a figure or a pile that is called as a card is. */
function isTitled(item: Json): item is { [field: string]: Json } {
  const values = isObject(item) ? Object.values(item) : [];
  const rest = values.filter((value) => !isCard(value));
  return values.length === 2 && rest.length === 1 && rest.every((value) => typeof value === "number" || isPile(value));
}

function titled(item: { [field: string]: Json }, seats: number): Part[] {
  const values = Object.values(item);
  const title = values.find(isCard) ?? "";
  return values.filter((value) => !isCard(value)).flatMap((value) => part(title, value, seats));
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

/** What an action, or the figures about it, is about: cards where they lie, if it says so, or else by name. */
export function marksIn(value: unknown): string[] {
  const given = value as Json;
  if (isCard(given)) return [given];
  if (Array.isArray(given)) return unique(given.flatMap(marksIn));
  if (!isObject(given ?? null)) return [];
  const { card, from, place, ...rest } = given as { [field: string]: Json };
  if (card === undefined || !isCard(card) || from === undefined || typeof place !== "number")
    return unique(Object.values(given as object).flatMap(marksIn));
  return unique([mark(card, spot(from), place), ...marksIn(Object.values(rest))]);
}

/** The mark of a card in a row of somebody's, or of nobody's; what looks the same is the same to actions. */
export function markOf(row: Row, at: number, owner: number | undefined, marks: Set<string>): string | undefined {
  const card = row.cards[at];
  if (!card) return undefined;
  const where = `${row.field}/${owner ?? ""}`;
  const alike = row.cards.flatMap((other, place) =>
    other === card && looks(row.about?.[place]) === looks(row.about?.[at]) ? [place] : [],
  );
  const found = [at, ...alike].map((place) => mark(card, where, placeIn(row, place))).find((one) => marks.has(one));
  return found ?? (marks.has(card) ? card : undefined);
}

const unique = (all: string[]): string[] => [...new Set(all)];
const mark = (card: string, where: string, place: number): string => `${card}@${where}/${place}`;

/** `"bank"`, `{"hand": {"seat": 1}}` and `{"own": {"region": "#den", "seat": 1}}`, as rows are called. */
function spot(from: Json): string {
  const [name, figures] = isObject(from) ? (Object.entries(from)[0] ?? ["", null]) : [String(from), null];
  const { region, seat } = isObject(figures) ? figures : {};
  return `${typeof region === "string" ? region : name}/${typeof seat === "number" ? seat : ""}`;
}

/** When a card came and where it lies does not show on it. */
const looks = (about: Part[] = []): string =>
  JSON.stringify(about.filter(({ field }) => field !== "place" && field !== "entered"));

function placeIn(row: Row, at: number): number {
  const known = row.about?.[at]?.find(({ field }) => field === "place");
  return known?.kind === "number" ? known.value : at;
}

/** `idle_limit` as a person writes it. */
export function readable(name: string): string {
  const words = name.replace(/^#/, "").replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
