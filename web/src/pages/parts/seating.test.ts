import { expect, test } from "vitest";
import { placed, resized, usualSeating, wishes, type Sitter } from "./seating";

test("I sit first, and stay when the table gets smaller", () => {
  expect(usualSeating(3)).toEqual(["me", "open", "open"]);
  const seats: Sitter[] = ["hard", "open", "me"];
  expect(resized(seats, 4)).toEqual(["hard", "open", "me", "open"]);
  expect(resized(seats, 2)).toEqual(["me", "open"]);
});

test("who takes another seat gives his own to who sat there", () => {
  expect(placed(["me", "easy", "open"], 1, "me")).toEqual(["easy", "me", "open"]);
  expect(placed(["me", "easy", "open"], 2, "hard")).toEqual(["me", "easy", "hard"]);
  expect(placed(["me", "easy"], 0, "open")).toEqual(["me", "easy"]);
});

test("the server is told by its own words", () => {
  expect(wishes(["me", "open", "normal"])).toEqual(["me", "open", { bot: "normal" }]);
});
