import { expect, test } from "vitest";
import { isFound } from "./search";

test("a card is found by parts of its names in either language", () => {
  const names = ["Merchants’ Guild", "商人行会"];
  for (const query of ["", "guild", "MERCH gui", "merchants guild", "merchants' guild", "商人", "行会 merch"]) {
    expect(isFound(query, names), query).toBe(true);
  }
  for (const query of ["guild of", "船主", "x"]) expect(isFound(query, names), query).toBe(false);
});

test("marks on letters do not matter", () => {
  expect(isFound("fete", ["Fête"])).toBe(true);
});
