import { expect, test } from "vitest";
import { latest } from "./latest";

const happened = (...events: unknown[]) => events.map((event) => ({ event, undone: false }));
const played = { card_played: { seat: 1, card: "#bun" } };
const ended = { turn_ended: { seat: 1 } };
const isWorth = (event: unknown) => event !== "silence";

test("the last deed is what somebody did, not that the turn is over", () => {
  expect(latest(happened(played, ended), ["turn_ended"], isWorth)).toBe(played);
  expect(latest(happened(played, ended), [], isWorth)).toBe(ended);
});

test("where nothing was done yet, it is how the game goes on", () => {
  expect(latest(happened(ended), ["turn_ended"], isWorth)).toBe(ended);
  expect(latest([], ["turn_ended"], isWorth)).toBeUndefined();
});

test("what was taken back did not happen, and what has no words is not told", () => {
  const told = [...happened(ended), { event: played, undone: true }, { from: 1 }, ...happened("silence")];
  expect(latest(told, [], isWorth)).toBe(ended);
});
