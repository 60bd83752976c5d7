/** What the lists of rooms show: which rows, in which order, and what can be done with each. */
import type { Clock, Holder, RoomSummary } from "../../../../protocol/protocol";

/** How a room of mine stands: it waits for me, for others, has not begun, or is over. */
export type State = "turn" | "others" | "waiting" | "over";

export interface MyRoom {
  room: RoomSummary;
  /** Where I sit; none if I only opened it. */
  seat: number | undefined;
  state: State;
}

const ORDER: State[] = ["turn", "others", "waiting", "over"];

const seatOf = ({ seats }: RoomSummary, me: string): number | undefined => {
  const seat = seats.findIndex((holder) => personOf(holder)?.id === me);
  return seat < 0 ? undefined : seat;
};

export const personOf = (holder: Holder) =>
  typeof holder === "object" && "person" in holder ? holder.person : undefined;

/** My rooms: where it is my turn first, the one that waits longest before the others; then the newest. Closed ones are gone. */
export function mine(rooms: RoomSummary[], me: string): MyRoom[] {
  const rows = rooms.flatMap((room): MyRoom[] => {
    const seat = seatOf(room, me);
    const state = stateOf(room, seat);
    return state ? [{ room, seat, state }] : [];
  });
  const rank = ({ state }: MyRoom) => ORDER.indexOf(state);
  return rows.sort((a, b) => {
    const age = a.room.changed_at - b.room.changed_at;
    return rank(a) - rank(b) || (a.state === "turn" ? age : -age);
  });
}

function stateOf({ phase, asked }: RoomSummary, seat: number | undefined): State | undefined {
  if (phase === "closed") return;
  if (phase === "over" || phase === "waiting") return phase;
  return seat !== undefined && asked.includes(seat) ? "turn" : "others";
}

export const openSeats = ({ seats }: RoomSummary): number => seats.filter((holder) => holder === "open").length;

/** Rooms of others in which one can sit down. */
export const canSit = (rooms: RoomSummary[], me: string): RoomSummary[] =>
  rooms.filter((room) => room.phase === "waiting" && openSeats(room) > 0 && seatOf(room, me) === undefined);

/** Matches that are on and that one may watch, without those one sits in. */
export const canWatch = (rooms: RoomSummary[], me: string): RoomSummary[] =>
  rooms.filter((room) => room.phase === "playing" && room.spectators !== "none" && seatOf(room, me) === undefined);

/** How slow a table is: without a clock, for an evening, or for days. */
export function pace(clock: Clock): "free" | "live" | "days" {
  if (clock === "none") return "free";
  return "days" in clock ? "days" : "live";
}
