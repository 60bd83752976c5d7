import { expect, it } from "vitest";
import { bottom } from "./places";

it("calls the last place of a pile its bottom, and none where a pile is cut", () => {
  const at = (code: string, place: number) => bottom({ code }, 3, { place: { place } });
  expect([0, 1, 2].map((place) => at("pick_place", place).bottom)).toEqual([false, false, true]);
  expect(at("pick_cut", 2)).toEqual({ bottom: false });
  expect(bottom({ code: "pick_place" }, 1, { place: { place: 0 } })).toEqual({ bottom: false });
  expect(bottom({ code: "turn" }, 3, "end_turn")).toEqual({});
});
