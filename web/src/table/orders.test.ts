import { beforeEach, expect, test } from "vitest";
import { isDue, markGiven, NONE, withLasting } from "./orders";

beforeEach(() => localStorage.clear());

test("lasting orders leave those of the turn alone", () => {
  const now = { pass_turn: true, pass_cards: ["#ninja"], hold: true };
  expect(withLasting(now, ["not_my_own"])).toEqual({
    ...NONE,
    pass_turn: true,
    pass_cards: ["#ninja"],
    not_my_own: true,
  });
});

test("they are given in each room once, and again when they change", () => {
  expect(isDue("room", [])).toBe(false);
  expect(isDue("room", ["hold", "not_my_own"])).toBe(true);
  markGiven("room", ["hold", "not_my_own"]);
  expect(isDue("room", ["not_my_own", "hold"])).toBe(false);
  expect(isDue("other", ["hold"])).toBe(true);
  expect(isDue("room", [])).toBe(true);
});
