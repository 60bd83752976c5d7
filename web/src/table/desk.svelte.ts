/** What surrounds a live table: the room and the person in it. Boards get it from the context; replays have none. */
import { getContext, setContext } from "svelte";
import { person } from "$/state/person.svelte";
import type { Game } from "$/games/game";
import type { Room } from "./room.svelte";

export class Desk {
  /** How many lines of chat were seen. */
  private seen = $state(0);

  constructor(
    readonly room: Room,
    readonly game: Game,
  ) {}

  get unread(): number {
    return this.room.chat.slice(this.seen).filter((line) => line.from.id !== person.id).length;
  }

  /** The chat was looked at. */
  read(): void {
    this.seen = this.room.chat.length;
  }
}

const KEY = Symbol("desk");
const GAME = Symbol("game");

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const deskOf = (): Desk | undefined => getContext<Desk | undefined>(KEY);

/** The game of the table that is shown, live or replayed, for parts such as chips that need its faces. */
export const setGame = (game: Game): Game => setContext(GAME, game);
export const gameOf = (): Game | undefined => getContext<Game | undefined>(GAME);
