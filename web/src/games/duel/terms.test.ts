import { expect, test } from "vitest";
import { coinsAfter, termsOf } from "./terms";

test("a quote is sorted by what it says", () => {
  const terms = termsOf([
    { code: "price", figures: { coins: 5 } },
    { code: "printed", figures: { coins: 2 } },
    { code: "traded", figures: { resource: "stone", units: 1, each: 3, coins: 3 } },
    { code: "points", figures: { points: 3 } },
    { code: "coins", figures: { coins: 4 } },
    { code: "shields", figures: { shields: 2, left: 6 } },
    { code: "reveals", figures: { cards: 1 } },
  ]);
  expect(terms).toMatchObject({
    price: 5,
    printed: 2,
    points: 3,
    coins: 4,
    reveals: 1,
    shields: { shields: 2, left: 6 },
  });
  expect(terms.traded).toEqual([{ resource: "stone", units: 1, each: 3, coins: 3 }]);
  expect(coinsAfter(8, terms)).toBe(7);
});

test("no quote is a quote of nothing", () => {
  expect(coinsAfter(3, termsOf(undefined))).toBe(3);
  expect(termsOf()).toMatchObject({ token: false, extraTurn: false, traded: [] });
});
