/** Lets the things of a table fly when its scene changes. */
import { untrack } from "svelte";
import type { Game } from "$/games/game";
import { Motion } from "./motion";
import type { Table } from "./table.svelte";

/** Call it where effects are allowed; `hear` gets the events that a change has brought. */
export function follow(
  table: Table,
  game: Game,
  root: () => HTMLElement | undefined,
  hear: (events: unknown[]) => void = () => {},
): Motion {
  const motion = new Motion(root);
  let heard = untrack(() => table.scene.told.length);
  $effect.pre(() => {
    void table.scene;
    motion.before();
  });
  $effect(() => {
    // Back in time nothing flies in from anywhere: then there is nothing new.
    const { told } = table.scene;
    const fresh = told.slice(heard).flatMap((one) => ("event" in one ? [one.event] : []));
    heard = told.length;
    motion.after(fresh.flatMap((event) => game.flights?.(event) ?? []));
    untrack(() => hear(fresh));
  });
  return motion;
}
