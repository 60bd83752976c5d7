import { beforeEach, expect, test } from "vitest";
import { habit, keepHabit } from "./habits";

beforeEach(() => localStorage.clear());

test("the first game is easy, then it is as last time", () => {
  expect(habit("duel")).toEqual({ level: "easy", seats: undefined });
  keepHabit("duel", { level: "hard" });
  keepHabit("duel", { seats: 2 });
  keepHabit("jade", { seats: 4 });
  expect(habit("duel")).toEqual({ level: "hard", seats: 2 });
  expect(habit("jade")).toEqual({ level: "easy", seats: 4 });
});

test("what is spoilt is as good as nothing", () => {
  for (const kept of ["{", "null", "7", '{"duel":{"level":"godlike","seats":"two"}}']) {
    localStorage.setItem("onetable.habits", kept);
    expect(habit("duel")).toEqual({ level: "easy", seats: undefined });
  }
});
