import { expect, test } from "vitest";
import { nearestPoint } from "./arrows";

const POINTS = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 50, y: 80 },
  { x: 220, y: 10 },
];

test("an arrow leads to the nearest in its direction, in the row first", () => {
  const from = { x: 0, y: 0 };
  expect(nearestPoint(from, POINTS, "ArrowRight")).toBe(1);
  expect(nearestPoint(from, POINTS, "ArrowDown")).toBe(2);
  expect(nearestPoint({ x: 50, y: 80 }, POINTS, "ArrowUp")).toBe(0);
});

test("where nothing lies, and for other keys, it leads nowhere", () => {
  expect(nearestPoint({ x: 0, y: 0 }, POINTS, "ArrowLeft")).toBeUndefined();
  expect(nearestPoint({ x: 0, y: 0 }, POINTS, "b")).toBeUndefined();
});
