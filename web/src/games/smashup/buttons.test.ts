import { expect, test } from "vitest";
import { buttonsOf } from "./buttons";
import type { View } from "./types";

const view = {
  phase: "play",
  bases: [{ things: [{ id: 1, power: 2 }, { id: 2, on: 1 }, { id: 3 }] }],
} as unknown as View;
const ways = (...paths: string[][]) => paths.map((path) => ({ choice: { action: "pass" as const }, path }));
const left = (walked: number, ...paths: string[][]) =>
  buttonsOf(ways(...paths), walked, view).map(({ path }) => path.at(-1));

test("what lies on the table or the shelf needs none", () => {
  expect(left(0, ["base:0"], ["thing:1"], ["thing:3"], ["card:0:hand:#x", "go"])).toEqual([]);
});

test("what is nowhere, small or perhaps out of sight needs one", () => {
  expect(
    left(0, ["verb:pass"], ["thing:2"], ["thing:99"], ["base:7"], ["seat:1"], ["way:0"], ["trigger:1"]),
  ).toHaveLength(7);
});

test("abilities that have come up are listed, wherever they lie", () => {
  const action = { trigger: { place: 0, card: "#x" } };
  expect(buttonsOf([{ choice: { action }, path: ["thing:1"] }], 0, view)).toHaveLength(1);
});

test("the last step of what was pressed is a button", () => {
  expect(left(1, ["card:0:hand:#x", "go"], ["card:0:hand:#x", "base:0"])).toEqual(["go"]);
  expect(left(2, ["card:0:hand:#x", "base:0", "with:255"])).toEqual(["with:255"]);
});

test("factions are tiles in the draft and buttons later", () => {
  expect(left(0, ["faction:#robots"])).toEqual(["faction:#robots"]);
  expect(buttonsOf(ways(["faction:#robots"]), 0, { ...view, phase: "draft" })).toEqual([]);
});
