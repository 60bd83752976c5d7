import { describe, expect, test } from "vitest";
import { place, type Box } from "./placing";

const page: Box = { x: 0, y: 0, width: 1000, height: 600 };
const slip = { width: 200, height: 100 };
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe("a slip", () => {
  test("stands beside what it speaks of", () => {
    const target = { x: 400, y: 250, width: 100, height: 100 };
    expect(place(target, slip, page, [])).toEqual({ x: 516, y: 250, side: "right" });
  });

  test("goes to another side where one is taken", () => {
    const target = { x: 400, y: 250, width: 100, height: 100 };
    const button = { box: { x: 520, y: 260, width: 50, height: 50 }, weight: 1 };
    expect(place(target, slip, page, [button]).side).toBe("left");
  });

  test("stays on the page at every edge", () => {
    for (const target of [
      { x: 0, y: 0, width: 40, height: 40 },
      { x: 960, y: 560, width: 40, height: 40 },
      { x: 0, y: 560, width: 1000, height: 40 },
      { x: 0, y: 0, width: 1000, height: 600 },
    ]) {
      const { x, y } = place(target, slip, page, []);
      expect(x).toBeGreaterThanOrEqual(8);
      expect(y).toBeGreaterThanOrEqual(8);
      expect(x + slip.width).toBeLessThanOrEqual(992);
      expect(y + slip.height).toBeLessThanOrEqual(592);
    }
  });

  test("covers neither target nor prompt where there is room for both", () => {
    const target = { x: 20, y: 100, width: 960, height: 300 };
    const prompt = { x: 0, y: 480, width: 1000, height: 120 };
    const small = { width: 200, height: 60 };
    const spot = place(target, small, page, [{ box: prompt, weight: 100 }]);
    expect(overlaps({ ...small, x: spot.x, y: spot.y }, target)).toBe(false);
    expect(overlaps({ ...small, x: spot.x, y: spot.y }, prompt)).toBe(false);
  });

  test("without a target it keeps out of the way", () => {
    const prompt = { x: 0, y: 300, width: 1000, height: 300 };
    expect(place(undefined, slip, page, [{ box: prompt, weight: 1 }]).y).toBeLessThan(200);
  });
});
