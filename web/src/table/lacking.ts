/** What a room that waits still lacks before its match can begin. */
import type { Room } from "../../../protocol/protocol";

export interface Lack {
  kind: "open" | "away" | "unready" | "nothing";
  /** The seats it is about. */
  seats: number[];
}

/** The most pressing thing: somebody to sit down, somebody to come back, somebody to be ready. The host is ready by starting. */
export function lacking({ seats, host }: Pick<Room, "seats" | "host">): Lack {
  const open: number[] = [];
  const away: number[] = [];
  const unready: number[] = [];
  seats.forEach(({ holder, here, ready }, seat) => {
    if (holder === "open") open.push(seat);
    else if ("person" in holder && holder.person.id !== host) {
      if (!here) away.push(seat);
      if (!ready) unready.push(seat);
    }
  });
  if (open.length > 0) return { kind: "open", seats: open };
  const notHere = unready.filter((seat) => away.includes(seat));
  if (notHere.length > 0) return { kind: "away", seats: notHere };
  return unready.length > 0 ? { kind: "unready", seats: unready } : { kind: "nothing", seats: [] };
}
