import { expect, test } from "vitest";
import { keysFor } from "./keys";

const way = (words: string) => ({ action: { way: { way: words } }, words });
const number = (n: number) => ({ action: { number: { n } }, words: `Number ${n}` });

test("the keys count on in the order of what can be done, as far as they go", () => {
  expect(keysFor([way("Play"), { action: "pass", words: "Pass" }])).toEqual(["1", "2"]);
  const many = keysFor(Array.from({ length: 11 }, (_, at) => way(`Way ${at}`)));
  expect(many.slice(8)).toEqual(["9", "", ""]);
});

test("regression_a_key_stood_beside_another_number_than_its_own", () => {
  expect(keysFor([0, 1, 2].map(number))).toEqual(["0", "1", "2"]);
  expect(keysFor([9, 10, -1].map(number))).toEqual(["9", "", ""]);
  // Other ways take the keys that are left.
  expect(keysFor([way("Pass"), number(1), number(2)])).toEqual(["3", "1", "2"]);
});

test("a figure that is not said is no number to type", () => {
  const place = (place: number, words: string) => ({ action: { place: { place } }, words });
  expect(keysFor([place(0, "On top"), place(1, "Below the top card")])).toEqual(["1", "2"]);
});
