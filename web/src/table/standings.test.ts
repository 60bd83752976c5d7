import { describe, expect, test } from "vitest";
import type { Outcome } from "./scene";
import { isAgainstPoints, parts, ranking, winners } from "./standings";

const outcome: Outcome = {
  reason: "points",
  standings: [
    {
      place: 2,
      score: 40,
      parts: [
        ["blue", 40],
        ["green", 0],
        ["coins", 0],
      ],
    },
    {
      place: 1,
      score: 52,
      parts: [
        ["blue", 50],
        ["green", 2],
        ["coins", 0],
      ],
    },
    {
      place: 2,
      score: 40,
      parts: [
        ["blue", 30],
        ["green", 10],
        ["coins", 0],
      ],
    },
  ],
};

describe("standings", () => {
  test("the best come first, equals in seat order", () => {
    expect(ranking(outcome).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
    expect(winners(outcome)).toEqual([1]);
  });

  test("parts that brought nobody anything are left out", () => {
    expect(parts(outcome)).toEqual([
      { name: "blue", scores: [40, 50, 30] },
      { name: "green", scores: [0, 2, 10] },
    ]);
  });

  test("it is said when points did not decide", () => {
    expect(isAgainstPoints(outcome)).toBe(false);
    expect(
      isAgainstPoints({
        reason: "military",
        standings: [
          { place: 1, score: 3 },
          { place: 2, score: 30 },
        ],
      }),
    ).toBe(true);
    expect(
      isAgainstPoints({
        reason: "shared",
        standings: [
          { place: 1, score: 3 },
          { place: 1, score: 30 },
        ],
      }),
    ).toBe(false);
  });
});
