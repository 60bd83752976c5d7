/** Standing orders: those of one match, and those a person has for all of them, given in each room once. */
import type { Orders } from "../../../protocol/protocol";

export const NONE: Orders = {
  pass_turn: false,
  pass_cards: [],
  not_my_own: false,
  only_as_target: false,
  hold: false,
};

/** Orders that say nothing of a turn or a card, so that they can hold in every match. */
export const LASTING = ["not_my_own", "only_as_target", "hold"] as const;
export type Lasting = (typeof LASTING)[number];

/** The orders of a match with the lasting ones as wished, and everything else as it is. */
export function withLasting(now: Partial<Orders>, wished: readonly Lasting[]): Orders {
  const lasting = Object.fromEntries(LASTING.map((order) => [order, wished.includes(order)]));
  return { ...NONE, ...now, ...lasting };
}

const name = (room: string): string => `onetable.orders.${room}`;
const spell = (wished: readonly Lasting[]): string => LASTING.filter((order) => wished.includes(order)).join(" ");

/** Whether what is wished differs from what was given in this room; what was changed at the table since then stays. */
export function isDue(room: string, wished: readonly Lasting[]): boolean {
  try {
    return (localStorage.getItem(name(room)) ?? "") !== spell(wished);
  } catch {
    return false;
  }
}

export function markGiven(room: string, wished: readonly Lasting[]): void {
  try {
    localStorage.setItem(name(room), spell(wished));
  } catch {
    // Without storage they are set at each table.
  }
}
