/** The throw for the chalice that is still worth a look. */
import type { Told } from "$/net/mirror";
import { note } from "$/texts/speaker";
import type { Event } from "./types";

export type Judged = Extract<Event, { judged: unknown }>["judged"];

/** The last throw, and its place in what was told, unless everybody has had a turn since. */
export function lastThrow(told: Told[], players: number): { number: number; judged: Judged } | undefined {
  let turns = 0;
  for (let number = told.length - 1; number >= 0; number--) {
    const one = told[number];
    if (!one || !("event" in one) || one.undone) continue;
    const { code, figures } = note(one.event);
    if (code === "turn_began" && ++turns > players) return;
    if (code === "judged") return { number, judged: figures as Judged };
  }
}
