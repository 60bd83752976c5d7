import { expect, test } from "vitest";
import { fillOf, heatOf, previewOf, standings } from "./standing";
import type { BaseView, ThingView } from "./types";

const minion = (controller: number, power: number): ThingView => ({
  id: controller * 10 + power,
  card: "#x",
  owner: controller,
  controller,
  power,
  used: false,
  fresh: false,
});
const base = (power: number[], things: ThingView[] = [], breakpoint = 20): BaseView => ({
  card: "#base",
  total: power.reduce((sum, own) => sum + own, 0),
  breakpoint,
  power,
  things,
  played: [],
});

test("places go by power, and points by places", () => {
  const found = standings(base([3, 9, 5]), [4, 2, 1]);
  expect(found.map(({ place, points }) => [place, points])).toEqual([
    [3, 1],
    [1, 4],
    [2, 2],
  ]);
});

test("who is level has the better place, and the next one loses it", () => {
  const found = standings(base([5, 5, 2, 0]), [4, 2, 1]);
  expect(found.map(({ place }) => place)).toEqual([1, 1, 3, 0]);
  expect(found.map(({ points }) => points)).toEqual([4, 4, 1, 0]);
});

test("a minion without power is there, nobody else is", () => {
  const found = standings(base([0, 0], [minion(1, 0)]), [4, 2, 1]);
  expect(found.map(({ place, points }) => [place, points])).toEqual([
    [0, 0],
    [1, 4],
  ]);
});

test("the fourth of four gets nothing", () => {
  expect(standings(base([4, 3, 2, 1]), [3, 2, 1])[3]).toEqual({ power: 1, place: 4, points: 0 });
});

test("a play is previewed by what the rules quote", () => {
  const quote = [{ code: "uses_minion" as const }, { code: "total" as const, figures: { power: 17, breakpoint: 20 } }];
  const found = previewOf(base([5, 9]), [4, 2, 1], 0, quote);
  expect(found).toMatchObject({ total: 17, breakpoint: 20, breaks: false });
  expect(found?.before).toEqual({ power: 5, place: 2, points: 2 });
  expect(found?.after).toEqual({ power: 8, place: 2, points: 2 });
  const over = previewOf(base([5, 9]), [4, 2, 1], 0, [{ code: "total", figures: { power: 20, breakpoint: 20 } }]);
  expect(over?.after).toEqual({ power: 11, place: 1, points: 4 });
  expect(over?.breaks).toBe(true);
});

test("who comes without power still has a place then", () => {
  const found = previewOf(base([0, 9]), [4, 2, 1], 0, [{ code: "total", figures: { power: 9, breakpoint: 20 } }]);
  expect(found?.before.place).toBe(0);
  expect(found?.after).toEqual({ power: 0, place: 2, points: 2 });
});

test("without a quote nothing is previewed", () => {
  expect(previewOf(base([5, 9]), [4, 2, 1], 0, undefined)).toBeUndefined();
});

test("nine tenths are close, and a breakpoint of 0 is reached", () => {
  expect(heatOf(17, 20)).toBe("calm");
  expect(heatOf(18, 20)).toBe("close");
  expect(heatOf(20, 20)).toBe("breaking");
  expect(heatOf(0, 0)).toBe("breaking");
  expect(fillOf(0, 0)).toBe(1);
  expect(fillOf(5, 20)).toBe(0.25);
});
