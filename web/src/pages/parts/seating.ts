/** Who is to sit where at a table that is being set up. */
import type { SeatWish } from "../../../../protocol/protocol";
import type { Level } from "./habits";

/** One seat: I, somebody who comes by the link, or a bot. */
export type Sitter = "me" | "open" | Level;

/** I sit first, and the others are free. */
export const usualSeating = (count: number): Sitter[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? "me" : "open"));

/** So many seats: those at the end come or go, and I stay at the table. */
export function resized(seats: Sitter[], count: number): Sitter[] {
  const kept = Array.from({ length: count }, (_, seat) => seats[seat] ?? "open");
  return kept.includes("me") ? kept : kept.with(0, "me");
}

/** Another sitter in a seat. I have one seat: who gives it to somebody else must take another first. */
export function placed(seats: Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const before = seats[seat];
  if (before === undefined || before === sitter || before === "me") return seats;
  const swapped = sitter === "me" ? seats.map((other) => (other === "me" ? before : other)) : seats;
  return swapped.with(seat, sitter);
}

export const wishes = (seats: Sitter[]): SeatWish[] =>
  seats.map((sitter) => (sitter === "me" || sitter === "open" ? sitter : { bot: sitter }));
