import { expect, test } from "vitest";
import type { Table } from "$/table/table.svelte";
import { lesson } from "./lesson";

/** A table at which one has plates with and without snacks, and sets that were used. */
const table = (full: number, bare: number, personal: number, offering: number): Table => {
  const sets = (count: number, snack: string | null) => Array.from({ length: count }, () => ({ snack }));
  const mine = {
    waiting: [...sets(full, "#bun"), ...sets(bare, null)],
    personal: sets(personal, "#bun"),
    offering: sets(offering, "#bun"),
  };
  return { me: 1, view: { areas: [{ waiting: [], personal: [], offering: [] }, mine] } } as unknown as Table;
};
const isOver = (name: string, now: Table, before: Table) =>
  lesson.steps.find(({ text }) => text.endsWith(`-${name}`))?.until?.(now, before.view);

test("what lay there before the lesson is not what the learner did", () => {
  const start = table(1, 1, 0, 1);
  expect(isOver("pair", start, start)).toBe(false);
  expect(isOver("score", start, start)).toBe(false);
});

test("a step is over when its snack is on a plate, or its set is used", () => {
  const start = table(1, 1, 0, 1);
  expect(isOver("pair", table(2, 0, 0, 1), start)).toBe(true);
  expect(isOver("pair", table(1, 0, 1, 1), start)).toBe(true);
  expect(isOver("pair", table(1, 2, 0, 1), start)).toBe(false);
  expect(isOver("score", table(0, 1, 1, 1), start)).toBe(true);
  expect(isOver("score", table(0, 1, 0, 2), start)).toBe(true);
  expect(isOver("score", table(2, 0, 0, 1), start)).toBe(false);
});
