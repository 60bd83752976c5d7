import { describe, expect, test } from "vitest";
import { arrow, common, place, type Box, type Kept } from "./placing";

const page: Box = { x: 0, y: 0, width: 1000, height: 600 };
const slip = { width: 200, height: 100 };
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const put = (target: Box | undefined, kept: Kept[] = [], size = slip): Box => ({
  ...size,
  ...place(target, size, page, kept),
});

describe("a slip", () => {
  const target = { x: 400, y: 250, width: 100, height: 100 };

  test("stands straight beside what it speaks of", () => {
    const box = put(target);
    expect(overlaps(box, target)).toBe(false);
    expect(Math.hypot(box.x + 100 - 450, box.y + 50 - 300)).toBeLessThan(180);
  });

  test("goes elsewhere where a place is taken, and stays near", () => {
    const first = put(target);
    const second = put(target, [{ box: first, weight: 2 }]);
    expect(overlaps(first, second)).toBe(false);
    expect(overlaps(second, target)).toBe(false);
    expect(Math.abs(second.x + 100 - 450)).toBeLessThan(320);
  });

  test("stays on the page at every edge", () => {
    for (const target of [
      { x: 0, y: 0, width: 40, height: 40 },
      { x: 960, y: 560, width: 40, height: 40 },
      { x: 0, y: 560, width: 1000, height: 40 },
      { x: 0, y: 0, width: 1000, height: 600 },
    ]) {
      const { x, y } = put(target);
      expect(x).toBeGreaterThanOrEqual(8);
      expect(y).toBeGreaterThanOrEqual(8);
      expect(x + slip.width).toBeLessThanOrEqual(992);
      expect(y + slip.height).toBeLessThanOrEqual(592);
    }
  });

  test("covers neither target nor prompt where there is room for all", () => {
    const target = { x: 20, y: 100, width: 960, height: 300 };
    const prompt = { x: 0, y: 480, width: 1000, height: 120 };
    const box = put(target, [{ box: prompt, weight: 50 }], { width: 200, height: 60 });
    expect(overlaps(box, target)).toBe(false);
    expect(overlaps(box, prompt)).toBe(false);
  });

  test("without a target it keeps out of the way", () => {
    const prompt = { x: 0, y: 300, width: 1000, height: 300 };
    expect(overlaps(put(undefined, [{ box: prompt, weight: 1 }]), prompt)).toBe(false);
  });

  test("on a page that is too small it begins at the corner", () => {
    expect(place(target, { width: 2000, height: 900 }, page, [])).toEqual({ x: 8, y: 8 });
  });
});

test("what two boxes have in common", () => {
  const box = { x: 0, y: 0, width: 100, height: 50 };
  expect(common(box, { x: 60, y: -10, width: 100, height: 30 })).toEqual({ x: 60, y: 0, width: 40, height: 20 });
  expect(common(box, { x: 200, y: 0, width: 10, height: 10 })).toMatchObject({ width: 0 });
});

describe("the arrow", () => {
  const box = { x: 100, y: 100, width: 100, height: 50 };
  test("goes from edge to edge", () => {
    expect(arrow(box, { x: 300, y: 110, width: 50, height: 50 })).toEqual({
      from: { x: 200, y: 125 },
      to: { x: 300, y: 125 },
    });
    expect(arrow(box, { x: 100, y: 300, width: 100, height: 50 })).toEqual({
      from: { x: 150, y: 150 },
      to: { x: 150, y: 300 },
    });
  });
  test("is left out where slip and target touch", () => {
    expect(arrow(box, { x: 150, y: 120, width: 100, height: 100 })).toBeUndefined();
  });
});
