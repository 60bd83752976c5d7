import { expect, test } from "vitest";
import type { Table } from "$/table/table.svelte";
import { lesson } from "./lesson";
import type { View } from "./types";

const table = (view: Partial<View>): Table => {
  const players = [
    { minions: 1, actions: 1 },
    { minions: 0, actions: 0 },
  ];
  return { me: 0, view: { phase: "play", current: 0, players, bases: [{}], ...view } } as unknown as Table;
};
const isOver = (name: string, view: Partial<View> = {}): boolean | undefined =>
  lesson.steps.find(({ text }) => text.endsWith(`-${name}`))?.until?.(table(view), table({}).view);
const having = (minions: number, actions: number): Partial<View> =>
  ({ players: [{ minions, actions }] }) as unknown as Partial<View>;

test("the draft is over when the bases lie there", () => {
  expect(isOver("draft", { bases: [] })).toBe(false);
  expect(isOver("draft")).toBe(true);
});

test("a step ends by the play it asks for, not by what others have left", () => {
  expect(isOver("minion")).toBe(false);
  expect(isOver("minion", having(0, 1))).toBe(true);
  expect(isOver("action", having(0, 1))).toBe(false);
  expect(isOver("action", having(0, 0))).toBe(true);
  expect(isOver("minion", { current: 1 })).toBe(false);
});

test("the turn ends with the phase in which cards are played", () => {
  expect(isOver("end")).toBe(false);
  expect(isOver("end", { phase: "draw" })).toBe(true);
  expect(isOver("end", { current: 1 })).toBe(true);
});
