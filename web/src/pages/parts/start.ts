/** The ways from a page to a table. */
import * as api from "$/net/api";
import type { GameInfo } from "$/net/api";
import { person } from "$/state/person.svelte";
import { settings } from "$/state/settings.svelte";
import { router } from "../router.svelte";
import { habit } from "./habits";
import { canWatch } from "./rooms";
import { EXPLAINED } from "./shelf";

/** How many sit down: as last time as far as the game allows, else the fewest. */
export const usualSeats = ({ name, seats: [least, most] }: GameInfo): number =>
  Math.min(Math.max(habit(name).seats ?? least, least), most);

/** Sits down against bots; the first time, or when it is asked for, in a game that explains itself. */
export async function playBot(
  game: GameInfo,
  isLesson = EXPLAINED.has(game.name) && !settings.all.coached.includes(game.name),
): Promise<void> {
  const usual = () => api.playBot({ game: game.name, level: habit(game.name).level, seats: usualSeats(game) });
  const { room } = await (isLesson ? api.lesson(game.name).catch(usual) : usual());
  router.go(`/t/${room}`);
}

/** A table for friends at once: all seats but mine are open, and only who has the link finds it. */
export async function withFriends(game: GameInfo): Promise<void> {
  const others = Array.from({ length: usualSeats(game) - 1 }, () => "open" as const);
  const { room } = await api.openRoom({ game: game.name, seats: ["me", ...others] });
  router.go(`/t/${room}`);
}

/** Goes to a match that may be watched; false if there is none. */
export async function watch(game: string): Promise<boolean> {
  const { rooms } = await api.rooms({ game, watch: true });
  const [room] = canWatch(rooms, person.id);
  if (room) router.go(`/t/${room.room}?watch`);
  return room !== undefined;
}
