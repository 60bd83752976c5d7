/** Plain HTTP: people, games, rooms, replays. */
import type {
  Account,
  Board,
  Continue,
  Film,
  Kept,
  Me,
  NewRoom,
  Opened,
  PlayBot,
  RoomList,
  RoomSummary,
  Session,
  Health,
} from "../../../protocol/protocol";
import type { SavedMatch } from "$/replay/check";
import type { Reason } from "$/texts/speaker";

/** The server said no, and why; or it could not be reached (`unreachable`). */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  seats: [number, number];
  /** JSON Schema. */
  options: OptionsSchema;
  /** The option that lists modules, which players write; none: they write nothing for this game. */
  documents?: string;
  rules: string;
}

/** The same in both languages; a text that is missing is empty. */
export interface Words {
  en: string;
  zh: string;
}
/** What there is to know about a module. */
export interface Report {
  id: string;
  name: Words;
  notes: Remark[];
  /** What it does: its name, and a line for each of its parts. */
  text: Words;
}
/** Something that its author should know. */
export interface Remark {
  /** Where in the module, as a JSON pointer. */
  path: string;
  weight: "hint" | "warning" | "dropped";
  text: Words;
}
/** A module that the server keeps, by the hash that options name it by. */
export type Module = Kept & { report: Report };
/** The longest that a module may be, in bytes; what is longer need not be sent. */
export const LONGEST_MODULE = 128 << 10;

/** What the schemas of options use of JSON Schema. */
export interface OptionsSchema {
  properties?: Record<string, OptionSchema>;
  $defs?: Record<string, OptionSchema>;
}
export interface OptionSchema {
  type?: string | string[];
  default?: unknown;
  enum?: unknown[];
  oneOf?: { const?: unknown }[];
  anyOf?: OptionSchema[];
  items?: OptionSchema;
  minimum?: number;
  maximum?: number;
  $ref?: string;
}

/** What the data says of each card, by its id. */
export type Cards = Record<string, unknown>;

const ask = <T>(path: string, body?: unknown, method?: "POST"): Promise<T> =>
  send(path, body === undefined ? undefined : JSON.stringify(body), method);

/** The same with a body that is text already. */
async function send<T>(path: string, text?: string, method = text === undefined ? "GET" : "POST"): Promise<T> {
  const json = text === undefined ? {} : { body: text, headers: { "content-type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(path, { method, ...json });
  } catch {
    throw new Refusal({ code: "unreachable" });
  }
  if (answer.status === 204) return undefined as T;
  const value: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return value as T;
  throw new Refusal((value as { refused?: Reason }).refused ?? { code: "unreachable" });
}

/** Who we were last time, or a new guest. */
export const arrive = () => ask<Session>("/api/guest", undefined, "POST");
export const rename = (name: string) => ask<Me>("/api/name", { name });
export const signUp = (account: Account) => ask<Me>("/api/account", account);
export const logIn = (account: Account) => ask<Session>("/api/login", account);
export const logOut = () => ask<undefined>("/api/logout", undefined, "POST");
export const myRooms = () => ask<RoomList>("/api/me/rooms");
export const games = () => ask<GameInfo[]>("/api/games");
export const cards = (game: string) => ask<Cards>(`/api/games/${encodeURIComponent(game)}/cards`);
/** The cards of a room's table, those that players have brought included. */
export const roomCards = (id: string, game: string) =>
  ask<Cards>(`/api/rooms/${encodeURIComponent(id)}/cards`).catch(() => cards(game));
const modules = (game: string) => `/api/games/${encodeURIComponent(game)}/modules`;
/** Has the server keep what somebody has written. */
export const keepModule = (game: string, text: string) => send<Module>(modules(game), text);
export const module = (game: string, hash: string) => ask<unknown>(`${modules(game)}/${encodeURIComponent(hash)}`);
export const moduleReport = (game: string, hash: string) =>
  ask<Module>(`${modules(game)}/${encodeURIComponent(hash)}/report`);
export const rooms = (query: { game?: string; open?: boolean; watch?: boolean }) => {
  const fields = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return ask<RoomList>(`/api/rooms?${new URLSearchParams(fields)}`);
};
export const room = (id: string) => ask<RoomSummary>(`/api/rooms/${encodeURIComponent(id)}`);
export const openRoom = (wishes: Partial<NewRoom> & Pick<NewRoom, "game" | "seats">) =>
  ask<Opened>("/api/rooms", wishes);
export const playBot = (wish: Partial<PlayBot> & Pick<PlayBot, "game">) => ask<Opened>("/api/play", wish);
/** A first game that explains itself. */
export const lesson = (game: string) => ask<Opened>(`/api/lessons/${encodeURIComponent(game)}`, undefined, "POST");
/** `through` as when joining: whose hand a spectator sees. */
export const board = (id: string, lang: string, through: string | null) => {
  const query = new URLSearchParams(through === null ? { lang } : { lang, through });
  return ask<Board>(`/api/rooms/${encodeURIComponent(id)}/board?${query}`);
};
export const replay = (id: string) => ask<SavedMatch>(`/api/rooms/${encodeURIComponent(id)}/replay`);
/** A match from its beginning, as a seat saw it, or as everybody did. */
export const film = (id: string, seat: number | undefined) =>
  ask<Film>(`/api/rooms/${encodeURIComponent(id)}/film${seat === undefined ? "" : `?seat=${seat}`}`);
export const continueFrom = (id: string, from: Continue) =>
  ask<Opened>(`/api/rooms/${encodeURIComponent(id)}/continue`, from);
export const health = () => ask<Health>("/healthz");
