import { expect, test } from "vitest";
import { attemptOf, cardOf, pathTo, sourceOf, type Position } from "./path";
import type { Action, ThingView, View } from "./types";

const thing = (id: number, card: string, controller = 0): ThingView => ({
  id,
  card,
  owner: controller,
  controller,
  power: 2,
  used: false,
  fresh: false,
});
const position = (actions: Action[], more: Partial<View> = {}): Position => {
  const things = [thing(7, "#scout"), thing(9, "#scout"), thing(4, "#king", 1)];
  const bases = [{ card: "#base_a", total: 6, breakpoint: 20, power: [4, 2], things, played: [] }];
  const view = { bases, players: [], pending: [], ...more } as unknown as View;
  return { view, me: 0, actions };
};
const way = (action: Action, more: Partial<View> = {}, actions = [action]) => pathTo(action, position(actions, more));

test("a card is played by itself, at a base, on a minion, and with a certain play", () => {
  expect(way({ play: { card: "#x" } })).toEqual(["card:0:hand:#x", "go"]);
  expect(way({ play: { card: "#x", at: 2 } })).toEqual(["card:0:hand:#x", "base:2"]);
  expect(way({ play: { card: "#x", on: 9 } })).toEqual(["card:0:hand:#x", "thing:9"]);
  expect(way({ play: { card: "#x", from: "discard", at: 1, with: 255 } })).toEqual([
    "card:0:discard:#x",
    "base:1",
    "with:255",
  ]);
});

test("picks lie where they lie, and talents take a second press", () => {
  expect(way({ thing: { id: 4 } })).toEqual(["thing:4"]);
  expect(way({ use: { id: 7 } })).toEqual(["thing:7", "go"]);
  expect(way({ card: { card: "#x", owner: 1, pile: "discard" } })).toEqual(["card:1:discard:#x"]);
  expect(way("end_play")).toEqual(["verb:end_play"]);
});

test("of abilities alike each belongs to the thing in its place", () => {
  const actions: Action[] = [{ trigger: { place: 0, card: "#scout" } }, { trigger: { place: 3, card: "#scout" } }];
  const here = position(actions);
  expect(actions.map((action) => sourceOf(action, here))).toEqual([7, 9]);
  expect(pathTo(actions[1] as Action, here)).toEqual(["thing:9"]);
});

test("what waits says whose ability it is, even of a card that is gone", () => {
  const action: Action = { next: { place: 0, card: "#scout" } };
  const pending = [{ seat: 0, card: "#scout", id: 12, about: 12 }];
  expect(sourceOf(action, position([action], { pending }))).toBe(12);
});

test("the ability of a base is at the base, any other is a button", () => {
  expect(way({ next: { place: 1, card: "#base_a" } })).toEqual(["base:0"]);
  expect(way({ trigger: { place: 2, card: "#gone" } })).toEqual(["trigger:2"]);
});

test("a press that is not allowed is something one can ask about", () => {
  expect(attemptOf("card:0:hand:#x", [], "turn", 0)).toEqual({ play: { card: "#x" } });
  expect(attemptOf("base:1", ["card:0:hand:#x"], "turn", 0)).toEqual({ play: { card: "#x", at: 1 } });
  expect(attemptOf("thing:4", [], "turn", 0)).toEqual({ use: { id: 4 } });
  expect(attemptOf("thing:4", [], "pick_things", 0)).toEqual({ thing: { id: 4 } });
  expect(attemptOf("card:0:hand:#x", [], "me_first", 0)).toEqual({ special: { card: "#x" } });
  expect(attemptOf("thing:4", [], "triggers", 0)).toBeUndefined();
});

test("spots of cards are read back", () => {
  expect(cardOf("card:1:discard:#pirate_king")).toEqual({ owner: 1, pile: "discard", card: "#pirate_king" });
  expect(cardOf("base:1")).toBeUndefined();
});
