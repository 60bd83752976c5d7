import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DoesNotFit, apply, checksum } from "./delta";

/** The examples of the protocol, which the server is tested with too. */
const document = readFileSync("../docs/protocol.md", "utf8");
const examples = (kind: string) =>
  [...document.matchAll(new RegExp("```json " + kind + "\\n([^`]+)```", "g"))].map((block) =>
    (block[1] ?? "")
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line)),
  );

describe("deltas", () => {
  test("the examples of the protocol come out as it says", () => {
    const blocks = examples("delta");
    expect(blocks.length).toBeGreaterThan(2);
    for (const [before, delta, after] of blocks) expect(apply(before, delta)).toEqual(after);
  });

  test("what does not change is shared with the old document", () => {
    const before = { room: { seats: [1, 2] }, game: { coins: 1 } };
    const after = apply(before, { game: { coins: [2] } }) as typeof before;
    expect(after.room).toBe(before.room);
    expect(before.game.coins).toBe(1);
  });

  test("a field that is not there begins as null", () => {
    expect(apply({}, { me: [{ seat: 0 }] })).toEqual({ me: { seat: 0 } });
    expect(() => apply({}, { me: { seat: [0] } })).toThrow(DoesNotFit);
  });

  test.each([3, [1, 2], "x", null, { "9": [1] }, { "*": ["1-7"] }, { "*": [5] }, { "*": 1 }, { "-1": [1] }])(
    "%j does not fit a list of two",
    (delta) => expect(() => apply([1, 2], delta)).toThrow(DoesNotFit),
  );
});

test("the checksum is that of the protocol", () => {
  const [[value, expected] = []] = examples("checksum");
  expect(checksum(value)).toBe(expected);
});
