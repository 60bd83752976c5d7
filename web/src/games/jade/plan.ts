/** What an action would change, in numbers, before it is done. */
import type { Cards } from "$/net/api";
import type { Choice } from "$/table/scene";
import { note } from "$/texts/speaker";
import { findSet, kindOf, rewardsLeft } from "./position";
import type { Action, Quoted, View } from "./types";

export interface Foreseen {
  points: { before: number; after: number };
  /** After it; where dice are thrown, if they do not win. */
  score: { before: number; after: number };
  /** The score if the dice win the chalice. */
  won?: number;
  /** What lies elsewhere then. */
  ghost?: Ghost;
}

export interface Ghost {
  area: "waiting" | "personal" | "offering";
  plate: string;
  snack?: string;
  /** The set that it lies on, or that moves. */
  set?: number;
}

export const quoted = <C extends Quoted["code"]>(
  choice: Choice<Action>,
  code: C,
): Extract<Quoted, { code: C }> | undefined =>
  (choice.quote as Quoted[] | undefined)?.find((part): part is Extract<Quoted, { code: C }> => part.code === code);

/** The pairing that an action makes or scores. */
export const pairingOf = (choice: Choice<Action>): number => quoted(choice, "pairing")?.figures.score ?? 0;

export function foresee(view: View, cards: Cards, seat: number, choice: Choice<Action>): Foreseen {
  const before = view.areas[seat]?.score ?? 0;
  const cost = quoted(choice, "cost")?.figures.points ?? 0;
  const points = { before: view.points, after: view.points - cost };
  const stay = { points, score: { before, after: before } };
  const { code, figures = {} } = note(choice.action);
  const slot = view.table[Number(figures.slot)];
  const set = findSet(view, Number(figures.set))?.set;
  switch (code) {
    case "take_plate":
      // A set that waits costs a point at the end.
      return { ...stay, score: { before, after: before - 1 }, ghost: { area: "waiting", plate: slot?.plate ?? "" } };
    case "take_snack":
    case "claim_snack": {
      const from = code === "take_snack" ? slot?.snack : findSet(view, Number(figures.from))?.set.snack;
      return { ...stay, ghost: { area: "waiting", plate: set?.plate ?? "", snack: from ?? undefined, set: set?.id } };
    }
    case "taste": {
      const ghost: Ghost = { area: "personal", plate: set?.plate ?? "", snack: set?.snack ?? undefined, set: set?.id };
      return { ...stay, score: { before, after: before + pairingOf(choice) + 1 }, ghost };
    }
    case "offer": {
      const plate = set?.plate ?? "";
      const ghost: Ghost = { area: "offering", plate, snack: set?.snack ?? undefined, set: set?.id };
      // The pairing, one for the offering, and one because the set no longer waits; a plate that comes back waits.
      const bare = before + pairingOf(choice) + 2;
      if (!quoted(choice, "judgement")) {
        return { ...stay, score: { before, after: quoted(choice, "reward") ? bare - 1 : bare }, ghost };
      }
      const level = (kindOf(cards, plate)?.level ?? 0) + 1;
      const lost = rewardsLeft(view, cards, level) > 0 ? bare - 1 : bare;
      return { ...stay, score: { before, after: lost }, won: bare - 1, ghost };
    }
    default:
      return stay;
  }
}

/** What is selected: a place of the common table or a waiting set. */
export const slotName = (slot: number): string => `slot-${slot}`;
export const setName = (set: number): string => `set-${set}`;

/** The actions that a selected thing takes part in. */
export function about(selected: string | undefined, options: Choice<Action>[]): Choice<Action>[] {
  if (!selected) return [];
  return options.filter(({ action }) => {
    const { figures = {} } = note(action);
    const things = [
      ["slot", slotName],
      ["set", setName],
      ["from", setName],
    ] as const;
    return things.some(([field, name]) => field in figures && name(Number(figures[field])) === selected);
  });
}

/** The action that brings two things together, such as a snack of the table and a bare plate. */
export function between(one: string | undefined, other: string, options: Choice<Action>[]): Choice<Action> | undefined {
  return about(one, about(other, options))[0];
}
